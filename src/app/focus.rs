//! Where the keyboard's focus goes when what had it is gone or done with, so that nobody who plays by keys loses their
//! place. Nothing moves for those who point, and nothing is stolen from a page that holds this one.
use crate::store::{Screen, Store};
use crate::ui::{by_pointer, effect};
use leptos::prelude::*;
use touchline::cell::Cell;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Looks after the focus whenever something changes that may take it away.
pub(crate) fn follow(store: Store) {
    effect(move || {
        let screen = store.screen.get();
        let covered = store.covered.get();
        let verb = store.lit();
        store.preview();
        store.noticed();
        store.read(|_| ());
        // What is new is on the page by then. The cover comes between whatever one does.
        request_animation_frame(move || {
            if store.by_key() || covered {
                keep(screen, covered, verb);
            }
        });
    });
    // Whatever else is pressed without a pointer may vanish, or close the dialog that it is in.
    let clicked = window_event_listener(leptos::ev::click, move |e| {
        if !by_pointer(&e) {
            let look =
                move || keep(store.screen.get_untracked(), store.covered.get_untracked(), untrack(|| store.lit()));
            request_animation_frame(move || request_animation_frame(look));
        }
    });
    on_cleanup(move || clicked.remove());
}

/// Moves the focus on, if it must.
fn keep(screen: Screen, covered: bool, verb: &str) {
    if !document().has_focus().unwrap_or(false) {
        return;
    }
    let Some(active) = document().active_element() else { return };
    let within = |css: &str| active.closest(css).ok().flatten().is_some();
    // What is out of use loses the focus only a frame or two later.
    let places: &[&str] = if active.tag_name() == "BODY" || within(":disabled") {
        lost(screen, covered)
    } else if within(&format!(".verbs [data-choice=\"{verb}\"]")) {
        IN_HAND
    } else if within(".face") {
        &["#confirm"]
    } else if within(".cell[tabindex=\"-1\"]") {
        &[CURSOR]
    } else {
        &[]
    };
    go_to(places);
}

/// The cell that the keyboard is on.
const CURSOR: &str = ".holder [tabindex=\"0\"]";

/// In an open dialog: nothing under it can be reached.
const IN_DIALOG: &str = "dialog[open] button";

/// What is in hand: the next thing to do in a turn.
const IN_HAND: &[&str] = &["#confirm", ".face button", ".cards button", CURSOR];

/// Where to begin on a screen, or to go on when what had the focus is gone.
const fn lost(screen: Screen, covered: bool) -> &'static [&'static str] {
    match screen {
        Screen::Match if covered => &["#ready"],
        Screen::Match => &[IN_DIALOG, "#next-drill", "#rematch", "#confirm", ".face button", ".cards button", CURSOR],
        Screen::SetUp(_) | Screen::Training(_) => &[IN_DIALOG, "h1"],
        Screen::Games => &[IN_DIALOG, ".ways .keep", ".more[aria-expanded=\"true\"]", "h1"],
    }
}

/// Gives the focus to a cell of the match's board.
pub(crate) fn on_cell(cell: Cell) {
    go_to(&[&format!(".holder [data-cell=\"{}\"]", cell.0)]);
}

/// Gives the focus to the element of this id.
pub(crate) fn on_id(id: &str) {
    go_to(&[&format!("#{id}")]);
}

/// Gives the focus to the first of these that is there.
fn go_to(places: &[&str]) {
    let found = places.iter().find_map(|css| document().query_selector(css).ok().flatten());
    if let Some(element) = found {
        // Cells of a drawing can have the focus like elements of HTML.
        let _ = element.unchecked_ref::<HtmlElement>().focus();
    }
}
