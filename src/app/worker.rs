//! The program where it has no window: it thinks for the page, and hears it between two slices of a thought.
//!
//! It says `ready` when it can be asked, and a full stop for every slice as a sign of life. A text that is no question
//! makes it stop thinking.
use crate::ponder::Ponder;
use touchline::message::{Answer, Ask};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, Event, MessageEvent};

/// What it says when it can be asked.
pub(crate) const READY: &str = "ready";

/// A new question waits no longer than this, in milliseconds.
const SLICE: f64 = 40.0;

/// Begins to listen.
pub(crate) fn listen() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let page = scope.clone();
    let tell = move |answer: Option<Answer>| {
        let text = answer.map_or_else(|| ".".to_string(), |answer| answer.write());
        let _ = page.post_message(&text.into());
    };
    let ponder = Ponder::new(SLICE, Box::new(tell));
    let heard: Box<dyn FnMut(Event)> = Box::new(move |e| match message(&e).as_deref().and_then(Ask::read) {
        Some(ask) => ponder.take_up(&ask),
        None => ponder.put_down(),
    });
    scope.set_onmessage(Some(Closure::wrap(heard).into_js_value().unchecked_ref()));
    let _ = scope.post_message(&READY.into());
}

/// The text of a message.
pub(crate) fn message(event: &Event) -> Option<String> {
    event.dyn_ref::<MessageEvent>()?.data().as_string()
}
