//! Native dialogs: modal, so that nothing under them can be reached, and closed by Escape as well.
use crate::ui::{El, html};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;

/// A dialog that is closed at first.
pub(crate) fn dialog(id: &str) -> El {
    html("dialog").id(id)
}

/// Shows a dialog over everything else.
pub(crate) fn open(id: &str) {
    // It may be open already: then there is nothing to do.
    let _ = found(id).map(|dialog| dialog.show_modal());
}

/// Closes a dialog: what was in focus before has the focus again.
pub(crate) fn close(id: &str) {
    if let Some(dialog) = found(id) {
        dialog.close();
    }
}

/// Closes whatever is open: the screen under it is another.
pub(crate) fn close_all() {
    while let Some(dialog) = document().query_selector("dialog[open]").ok().flatten() {
        dialog.unchecked_into::<HtmlDialogElement>().close();
    }
}

/// Whether a dialog is open: then no key is meant for what lies under it.
pub(crate) fn is_any_open() -> bool {
    document().query_selector("dialog[open]").is_ok_and(|dialog| dialog.is_some())
}

/// Whether this dialog is open.
pub(crate) fn is_open(id: &str) -> bool {
    found(id).is_some_and(|dialog| dialog.open())
}

fn found(id: &str) -> Option<HtmlDialogElement> {
    document().get_element_by_id(id)?.dyn_into().ok()
}
