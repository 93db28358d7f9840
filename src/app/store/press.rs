//! Presses and keys: where and when they began, so that none does something in a view that was not there yet.
use super::Store;
use super::hand::FUMBLE_MS;
use crate::ui::by_pointer;
use leptos::prelude::*;

impl Store {
    /// Notes where a press begins, so that [`Store::pressed_here`] can tell whether the view changed under it.
    pub(crate) fn note_press(self) {
        self.pressed_at.set_value(Some(self.tick.get_untracked()));
        self.keyed.set_value(false);
    }

    /// Notes that a key is pressed.
    pub(crate) fn note_key(self) {
        self.keyed.set_value(true);
    }

    /// Whether it was a key that was pressed last, and no pointer.
    pub(crate) fn by_key(self) -> bool {
        self.keyed.get_value()
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

    /// Notes when a person did something: by the event's own time, since a slow phone may come to it late.
    pub(crate) fn note_moment(self, event: &web_sys::Event) {
        self.moment.set_value(event.time_stamp());
    }
}
