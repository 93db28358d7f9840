//! Presses on buttons: one that began in another view of the match does nothing.
use crate::intent::Intent;
use crate::store::Store;
use leptos::ev::MouseEvent;

/// What a button of the match does when pressed by pointer or key.
pub(crate) fn press(store: Store, intent: impl Fn() -> Intent + 'static) -> impl Fn(MouseEvent) + 'static {
    move |e| {
        if store.pressed_here(e.detail() > 0) {
            store.update(intent());
        }
    }
}
