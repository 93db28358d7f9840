//! Keys: arrows walk over the board, and shortcuts act where they cannot be meant for something else (GS-36).
use crate::dialog;
use crate::frame::Frame;
use crate::intent::Intent;
use crate::store::{Screen, Store};
use leptos::prelude::*;
use touchline::cell::Cell;
use touchline::show::Place;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent, SvgElement};

/// A direction on the screen.
type Way = (i32, i32);

/// A key pressed on the board: an arrow moves the cursor, Enter taps the cell under it.
pub(crate) fn on_board(store: Store, frame: Memo<Frame>, event: &web_sys::Event) {
    let Some(key) = event.dyn_ref::<KeyboardEvent>().filter(|e| !e.ctrl_key() && !e.meta_key() && !e.alt_key()) else {
        return;
    };
    let way: Way = match key.key().as_str() {
        "ArrowLeft" => (-1, 0),
        "ArrowRight" => (1, 0),
        "ArrowUp" => (0, -1),
        "ArrowDown" => (0, 1),
        "Enter" => {
            event.prevent_default();
            store.note_moment(event);
            return store.update(Intent::Tap(store.cursor()));
        }
        _ => return,
    };
    event.prevent_default();
    let from = store.cursor();
    if let Some(to) = frame.with_untracked(|f| next(f, from, way)) {
        store.update(Intent::MoveCursor(to));
        focus_cell(to);
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

fn focus_cell(cell: Cell) {
    let found = document().query_selector(&format!(".holder [data-cell=\"{}\"]", cell.0)).ok().flatten();
    if let Some(element) = found.and_then(|e| e.dyn_into::<SvgElement>().ok()) {
        let _ = element.focus();
    }
}

/// A key pressed anywhere in the match. Only handled keys are kept from the browser.
pub(crate) fn shortcut(store: Store, event: &KeyboardEvent) {
    if store.screen.get_untracked() != Screen::Match
        || store.covered.get_untracked()
        || !is_free(event)
        || dialog::is_any_open()
    {
        return;
    }
    let command = event.ctrl_key() || event.meta_key();
    let key = event.key().to_ascii_lowercase();
    let intent = match (key.as_str(), command, event.shift_key()) {
        ("z", true, false) => Intent::Undo,
        ("z", true, true) | ("y", true, false) => Intent::Redo,
        ("escape", false, _) => Intent::Cancel,
        (" " | "e", false, false) if !event.alt_key() && !event.repeat() => match end_of_turn(store) {
            Some(end) => end,
            None => return,
        },
        _ => return,
    };
    event.prevent_default();
    store.update(intent);
}

/// Whether no field, button or dialog has the focus that the key may be meant for.
fn is_free(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|t| t.dyn_into::<Element>().ok());
    target.is_some_and(|t| {
        t.dyn_ref::<HtmlElement>().is_some_and(|e| e.tag_name() == "BODY") || in_board(&t) || t.class_name() == "last"
    })
}

fn in_board(element: &Element) -> bool {
    element.closest(".board").ok().flatten().is_some()
}

/// The one choice that is a button of its own, if there is one: it ends the turn.
fn end_of_turn(store: Store) -> Option<Intent> {
    store.scene.with_untracked(|s| {
        let scene = s.as_ref()?;
        let choice = scene.in_place(Place::Button).next()?.clone();
        Some(Intent::Play { choice, revision: scene.revision })
    })
}
