//! The program where it has no window: it thinks for the page, and hears it between two slices of a thought.
//!
//! It says `ready` when it can be asked, and a full stop for every slice as a sign of life. A text that is no question
//! makes it stop thinking.
use crate::host::spawn;
use crate::parts::{self, Part};
use crate::ponder::Ponder;
use std::cell::Cell;
use std::rc::Rc;
use touchline::message::{Answer, Ask};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, Event, MessageEvent};

/// What it says when it can be asked.
pub(crate) const READY: &str = "ready";

/// What it says, and the blob that starts it, when the program or a part of it cannot be fetched.
pub(crate) const FAILED: &str = "failed";

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
    let (ponder, latest, asked) = (Ponder::new(SLICE, Box::new(tell)), Rc::new(Cell::new(0)), scope.clone());
    let heard: Box<dyn FnMut(Event)> = Box::new(move |e| {
        ponder.put_down();
        latest.set(latest.get() + 1);
        if let Some(ask) = message(&e).as_deref().and_then(Ask::read) {
            let (ponder, latest, number, asked) = (ponder.clone(), latest.clone(), latest.get(), asked.clone());
            spawn(async move {
                let fetched = parts::fetch(Part::Game(parts::place(&ask.known.game).unwrap_or(usize::MAX))).await;
                match fetched {
                    // What was said meanwhile holds.
                    Ok(()) if latest.get() == number => ponder.take_up(ask.number, ask.thinker(&parts::rows())),
                    Ok(()) => {}
                    Err(_) => drop(asked.post_message(&FAILED.into())),
                }
            });
        }
    });
    scope.set_onmessage(Some(Closure::wrap(heard).into_js_value().unchecked_ref()));
    let _ = scope.post_message(&READY.into());
}

/// The text of a message.
pub(crate) fn message(event: &Event) -> Option<String> {
    event.dyn_ref::<MessageEvent>()?.data().as_string()
}
