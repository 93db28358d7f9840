//! Keys: arrows walk over the board, and shortcuts act where they cannot be meant for something else (GS-36).
use crate::dialog;
use crate::focus;
use crate::frame::Frame;
use crate::intent::Intent;
use crate::settings::{self, KEYS};
use crate::store::{Screen, Store};
use leptos::prelude::*;
use touchline::cell::Cell;
use touchline::show::Place;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// A direction on the screen.
type Way = (i32, i32);

/// A key pressed on the board: an arrow moves the cursor, Enter taps the cell under it.
pub(crate) fn on_board(store: Store, frame: Memo<Frame>, event: &web_sys::Event) {
    let Some(key) = event.dyn_ref::<KeyboardEvent>().filter(|e| !e.ctrl_key() && !e.meta_key() && !e.alt_key()) else {
        return;
    };
    let (way, far): (Way, bool) = match key.key().as_str() {
        "ArrowLeft" => ((-1, 0), false),
        "ArrowRight" => ((1, 0), false),
        "ArrowUp" => ((0, -1), false),
        "ArrowDown" => ((0, 1), false),
        "Home" => ((-1, 0), true),
        "End" => ((1, 0), true),
        "PageUp" => ((0, -1), true),
        "PageDown" => ((0, 1), true),
        "Enter" => {
            event.prevent_default();
            store.note_moment(event);
            if store.skip_replay() {
                return;
            }
            return store.update(Intent::Tap(store.cursor()));
        }
        _ => return,
    };
    event.prevent_default();
    let from = store.cursor();
    let walk = |f: &Frame| std::iter::successors(next(f, from, way), |&at| next(f, at, way).filter(|_| far)).last();
    if let Some(to) = frame.with_untracked(walk) {
        store.update(Intent::MoveCursor(to));
        focus::on_cell(to);
    }
}

/// The nearest cell in a direction: what lies aside counts double.
fn next(frame: &Frame, from: Cell, (dx, dy): Way) -> Option<Cell> {
    let (x, y) = frame.centre(from);
    let ahead = frame.plots().iter().filter_map(|plot| {
        let (px, py) = frame.centre(plot.cell);
        let along = (px - x) * dx + (py - y) * dy;
        let aside = ((px - x) * dy).abs() + ((py - y) * dx).abs();
        (along > 0).then_some((along + 2 * aside, plot.cell))
    });
    ahead.min().map(|(_, cell)| cell)
}

/// A key pressed anywhere in the match. Only handled keys are kept from the browser.
pub(crate) fn shortcut(store: Store, event: &KeyboardEvent) {
    store.note_key();
    if store.screen.get_untracked() != Screen::Match
        || store.covered.get_untracked()
        || !is_free(event)
        || dialog::is_any_open()
    {
        return;
    }
    let switched_off = untrack(|| store.setting(&KEYS)) == "off";
    let command = event.ctrl_key() || event.meta_key();
    let key = event.key().to_ascii_lowercase();
    let intent = match (key.as_str(), command, event.shift_key()) {
        ("escape", false, _) => Intent::Cancel,
        _ if switched_off => return,
        ("z", true, false) => Intent::Undo,
        ("z", true, true) | ("y", true, false) => Intent::Redo,
        ("?", false, _) => {
            event.prevent_default();
            return settings::open();
        }
        (" " | "e", false, false) if !event.alt_key() && !event.repeat() => match end_of_turn(store) {
            Some(end) => end,
            None => return,
        },
        _ => return,
    };
    event.prevent_default();
    if !store.skip_replay() {
        store.update(intent);
    }
}

/// Whether no field, button or dialog has the focus that the key may be meant for. What is looked at, and a goal's face,
/// are left by Escape on their buttons too.
fn is_free(event: &KeyboardEvent) -> bool {
    let places = if event.key() == "Escape" { ".board, .last, .look, .face" } else { ".board, .last" };
    let target = event.target().and_then(|t| t.dyn_into::<Element>().ok());
    target.is_some_and(|t| t.tag_name() == "BODY" || t.closest(places).ok().flatten().is_some())
}

/// The one choice that is a button of its own, if there is one: it ends the turn.
fn end_of_turn(store: Store) -> Option<Intent> {
    store.scene.with_untracked(|s| {
        let scene = s.as_ref()?;
        let choice = scene.in_place(Place::Button).next()?.clone();
        Some(store.pressed(choice, scene.revision))
    })
}
