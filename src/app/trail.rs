//! The browser's Back and Forward: a set-up form and a match are entries of its history, the page of games is the one
//! before.
//!
//! An entry holds the name of its place and has the page's own address, so a reload comes back to it. In a frame nothing
//! is entered: that history is the host's. A browser may refuse, as for a sandboxed page; then there is no Back.
use crate::host::embedder;
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

/// Enters a place: one deeper than the page of games, and instead of any other.
pub(crate) fn enter(place: &str) {
    if here().is_none_or(|here| here.is_empty()) { push(place) } else { put(place) }
}

/// Enters a place that lies deeper.
pub(crate) fn push(place: &str) {
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

/// Goes back to the place before, when this page has entered one.
pub(crate) fn back() {
    if here().is_some_and(|place| !place.is_empty()) {
        let _ = history().map(|h| h.back());
    }
}

fn history() -> Option<History> {
    if embedder().is_some() { None } else { window().history().ok() }
}
