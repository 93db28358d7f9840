//! The log of the match in words.
use crate::dice::event_line;
use crate::store::Store;
use crate::ui::{El, button, html, many, nothing, part, said, text};
use crate::words as w;
use leptos::prelude::*;
use touchline::session::Told;
use touchline::show::Place;
use touchline::words::Arg;
use wasm_bindgen::JsCast;

/// What happened, the latest turn first, and a way to copy the record.
pub(crate) fn history(store: Store) -> AnyView {
    let opened = RwSignal::new(false);
    // What is picked, and where it is picked, is in the panel, which the open sheet would cover.
    Effect::new(move |_| {
        if store.preview().is_some_and(|p| p.pinned) || !store.lit_in(Place::Face).is_empty() {
            opened.set(false);
        }
    });
    let toggled = Box::new(move |e: web_sys::Event| {
        let details = e.target().and_then(|t| t.dyn_into::<web_sys::Element>().ok());
        opened.set(details.is_some_and(|d| d.has_attribute("open")));
    });
    let turns = part(move || if opened.get() { turns(store) } else { nothing() });
    html("details")
        .class("history")
        .when("open", opened.into())
        .on("toggle", toggled)
        .add(html("summary").text(said(store, &w::HISTORY)).view())
        .add(copy_record(store).id("copy-record").view())
        .add(turns)
        .view()
}

/// The button that copies the record.
pub(crate) fn copy_record(store: Store) -> El {
    let copied = RwSignal::new(false);
    let copy = Box::new(move |_| {
        if let Some(record) = store.read(|t| t.record(store.lang.get_untracked())) {
            let _ = window().navigator().clipboard().write_text(&record);
            copied.set(true);
        }
    });
    button(text(move || store.word(if copied.get() { &w::COPIED } else { &w::COPY_RECORD })), copy)
        .class("small copy-record")
}

fn turns(store: Store) -> AnyView {
    let told = store.log();
    let turns: Vec<&[Told]> = told.chunk_by(|a, b| (a.number, a.side) == (b.number, b.side)).collect();
    let turn = |told: &[Told]| {
        let head = |t: &Told| store.say(&w::TURN_HEAD.with([Arg::Count(t.number as i16), Arg::Team(t.side)]));
        let lines = told.iter().map(|t| event_line(store, &t.event));
        let head = html("h2").words(told.first().map(head).unwrap_or_default());
        many([head.view(), html("ul").all(lines).view()])
    };
    many(turns.into_iter().rev().map(turn))
}
