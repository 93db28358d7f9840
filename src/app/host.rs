//! What the page and its worker have alike: the address of the program, a clock and a timer.
use js_sys::Function;
use std::pin::Pin;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// The address of the program's own module, whatever name the build gave it.
    #[wasm_bindgen(thread_local_v2, js_namespace = ["import", "meta"], js_name = url)]
    static MODULE: String;

    /// Milliseconds since this page or worker began.
    #[wasm_bindgen(js_namespace = performance)]
    pub(crate) fn now() -> f64;

    #[wasm_bindgen(js_name = setTimeout)]
    fn set_timeout(call: &Function, ms: i32) -> i32;
}

/// Calls this once, so many milliseconds later; nobody need be able to call it off.
pub(crate) fn later(ms: i32, call: impl FnOnce() + 'static) {
    let call: Box<dyn FnOnce()> = Box::new(call);
    set_timeout(Closure::once_into_js(call).unchecked_ref(), ms);
}

/// Runs this to its end beside everything else.
pub(crate) fn spawn(task: impl Future<Output = ()> + 'static) {
    let task: Pin<Box<dyn Future<Output = ()>>> = Box::pin(task);
    wasm_bindgen_futures::spawn_local(task);
}

/// In a frame that may be taller than the window, lets the page that embeds this one show where something has come up.
pub(crate) fn bring_into_view(element: &web_sys::Element) {
    if embedder().is_some() {
        element.scroll_into_view();
    }
}

/// The window of the page that embeds this one, if one does.
pub(crate) fn embedder() -> Option<web_sys::Window> {
    let window = web_sys::window()?;
    window.parent().ok().flatten().filter(|parent| *parent != window)
}

/// The address of the program's module.
pub(crate) fn module() -> String {
    MODULE.with(String::clone)
}
