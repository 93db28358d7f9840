//! The browser's Back and Forward: a set-up form, a list of drills and a match are entries of its history, the page of
//! games is the one before. A drill comes after the list that it is in.
//!
//! An entry holds the name of its place and has the page's own address, so a reload comes back to it. In a frame nothing
//! is entered: that history is the host's. A browser may refuse, as for a sandboxed page; then there is no Back.
use crate::host::embedder;
use crate::keep::DRILL;
use crate::parts;
use leptos::prelude::window;
use wasm_bindgen::JsValue;
use web_sys::History;

/// What the name of a set-up form begins with; the rest is the game's row.
pub(crate) const SET_UP: &str = "set-up-";

/// What the name of a list of drills begins with; the rest is the game's row.
pub(crate) const TRAINING: &str = "training-";

/// The place that the browser's history stands at, if this page entered it.
pub(crate) fn here() -> Option<String> {
    history()?.state().ok()?.as_string()
}

/// Whether the history stands at an address with a fragment that this page has not entered.
pub(crate) fn is_elsewhere() -> bool {
    here().is_none() && window().location().hash().is_ok_and(|fragment| !fragment.is_empty())
}

/// Enters a place: one deeper than the place above it, which is entered first where need be, and instead of any other.
pub(crate) fn enter(place: &str) {
    let (here, over) = (here().unwrap_or_default(), above(place));
    match () {
        () if here == over => push(place),
        () if depth(&here) < depth(place) => {
            enter(&over);
            push(place);
        }
        () => put(place),
    }
}

/// Goes back to a place, if it is the one above where the history stands; then it is heard of like any other Back.
pub(crate) fn goes_back_to(place: &str) -> bool {
    let is_above = here().is_some_and(|here| !here.is_empty() && above(&here) == place);
    if is_above {
        go(-1);
    }
    is_above
}

/// The place above another: a drill's list, or the page of games.
fn above(place: &str) -> String {
    let game = place.strip_prefix(DRILL).and_then(|id| id.split('-').nth(1)).and_then(parts::place);
    game.map(|game| format!("{TRAINING}{game}")).unwrap_or_default()
}

/// How many places lie above one.
fn depth(place: &str) -> i32 {
    if place.is_empty() { 0 } else { 1 + depth(&above(place)) }
}

/// Enters a place that lies deeper.
fn push(place: &str) {
    let _ = history().map(|h| h.push_state(&JsValue::from_str(place), ""));
}

/// Enters a place instead of the one that the history stands at.
pub(crate) fn put(place: &str) {
    let _ = history().map(|h| h.replace_state(&JsValue::from_str(place), ""));
}

/// Enters a place instead of the one that the history stands at, with no fragment in the address any more. It adds
/// nothing, so that a frame may do it too.
pub(crate) fn put_alone(place: &str) {
    let at = window().location();
    let address = at.pathname().unwrap_or_default() + &at.search().unwrap_or_default();
    let _ = window().history().map(|h| h.replace_state_with_url(&JsValue::from_str(place), "", Some(&address)));
}

/// Goes back to the page of games, when this page has entered another place.
pub(crate) fn back() {
    if let Some(place) = here().filter(|place| !place.is_empty()) {
        go(-depth(&place));
    }
}

fn go(by: i32) {
    let _ = history().map(|h| h.go_with_delta(by));
}

fn history() -> Option<History> {
    if embedder().is_some() { None } else { window().history().ok() }
}
