//! Presses that are meant, told from those that are not: the view changed under them, or they come twice or too soon.
use super::Store;
use super::hand::FUMBLE_MS;
use crate::ui::by_pointer;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

/// Where and when somebody pressed, and what was there then.
#[derive(Clone, Default)]
pub(super) struct Press {
    at: f64,
    x: i32,
    y: i32,
    /// The match on the table, and how it stood.
    matches: u32,
    tick: u32,
    /// The choice that the button stands for; empty for anything else.
    choice: String,
}

impl Press {
    /// Whether this is the same press once more, too soon after the last one to be meant.
    fn is_again(&self, last: &Press) -> bool {
        let away = (self.x - last.x).abs().max((self.y - last.y).abs());
        self.at - last.at < FUMBLE_MS && away < FUMBLE_PX
    }
}

/// The two presses of a double one are no further apart than this, in CSS pixels.
const FUMBLE_PX: i32 = 24;

impl Store {
    /// Notes where a press begins, so that [`Store::pressed_here`] can tell whether the view changed under it. The second
    /// press of a double one, of which the first has brought a match on screen, is not meant for that match, nor for the
    /// choice whose button took the place of another.
    pub(crate) fn note_press(self, event: &PointerEvent) {
        let (at, matches, tick) = (event.time_stamp(), self.matches.get_untracked(), self.tick.get_untracked());
        let choice = choice_under(event).unwrap_or_default();
        let press = Press { at, x: event.client_x(), y: event.client_y(), matches, tick, choice };
        let last = self.last_press.get_value();
        let is_other = press.matches != last.matches || press.tick != last.tick && press.choice != last.choice;
        let is_double = is_other && press.is_again(&last);
        self.last_press.set_value(press);
        self.pressed_at.set_value(Some(if is_double { u32::MAX } else { tick }));
        self.keyed.set_value(false);
    }

    /// Whether the press that ends with this event began in this view of the match, and not within a fumble of the last
    /// turn. Keys press nothing and always pass.
    pub(crate) fn pressed_here(self, event: &web_sys::Event) -> bool {
        self.note_moment(event);
        !self.skip_replay() && (!by_pointer(event) || self.press_holds(event))
    }

    /// The same for the end of a press that is no click.
    pub(crate) fn press_holds(self, event: &web_sys::Event) -> bool {
        let pressed = self.pressed_at.get_value();
        self.pressed_at.set_value(None);
        let stale = pressed.is_some_and(|tick| tick != self.tick.get_untracked());
        let fumbled = event.time_stamp() - self.turn_passed_at.get_value() < FUMBLE_MS;
        !stale && !fumbled
    }

    /// The press under way has done what it was for: a click at its end does nothing.
    pub(crate) fn spend_press(self) {
        self.pressed_at.set_value(Some(u32::MAX));
    }

    /// Notes that a key is pressed.
    pub(crate) fn note_key(self) {
        self.keyed.set_value(true);
    }

    /// Whether it was a key that was pressed last, and no pointer.
    pub(crate) fn by_key(self) -> bool {
        self.keyed.get_value()
    }

    /// Notes when a person did something: by the event's own time, since a slow phone may come to it late.
    pub(crate) fn note_moment(self, event: &web_sys::Event) {
        self.moment.set_value(event.time_stamp());
    }
}

/// The choice that the button under a pointer stands for.
fn choice_under(event: &PointerEvent) -> Option<String> {
    let pressed: Element = event.target()?.dyn_into().ok()?;
    pressed.closest("button[data-choice]").ok()??.get_attribute("data-choice")
}
