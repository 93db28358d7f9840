//! The log of the match in words.
use crate::dice::event_line;
use crate::store::Store;
use crate::ui::{button, html, many, nothing, part, said, text};
use crate::words as w;
use leptos::prelude::*;
use touchline::session::Told;
use touchline::words::Arg;

/// What happened, the latest turn first, and a way to copy the record.
pub(crate) fn history(store: Store) -> AnyView {
    let (copied, opened) = (RwSignal::new(false), RwSignal::new(false));
    let copy = Box::new(move |_| {
        if let Some(record) = store.read(|t| t.record(store.lang.get_untracked())) {
            let _ = window().navigator().clipboard().write_text(&record);
            copied.set(true);
        }
    });
    let label = text(move || store.word(if copied.get() { &w::COPIED } else { &w::COPY_RECORD }));
    let turns = part(move || if opened.get() { turns(store) } else { nothing() });
    html("details")
        .class("history")
        .on("toggle", Box::new(move |_| opened.update(|o| *o = !*o)))
        .add(html("summary").text(said(store, &w::HISTORY)).view())
        .add(button(label, copy).class("small").id("copy-record").view())
        .add(turns)
        .view()
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
