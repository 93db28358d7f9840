//! The log of the match in words.
use crate::clubhouse;
use crate::dice::event_line;
use crate::intent::Errand;
use crate::store::Store;
use crate::ui::{El, button, effect, html, many, nothing, part, text, wants};
use crate::words as w;
use leptos::prelude::*;
use touchline::session::Told;
use touchline::show::Place;
use touchline::words::Arg;

/// What happened, to unfold.
pub(crate) fn history(store: Store) -> AnyView {
    let opened = RwSignal::new(false);
    // What is picked, and where it is picked, is in the panel, which the open sheet would cover.
    effect(move || {
        if store.preview().is_some_and(|p| p.pinned) || !store.lit_in(Place::Face).is_empty() {
            opened.set(false);
        }
    });
    // Written while it is read.
    let inside = part(move || if opened.get() { clubhouse::view(store, |c| c.history) } else { nothing() });
    clubhouse::fold(store, &w::HISTORY, opened, inside).class("history").view()
}

/// The button that copies the record.
pub(crate) fn copy_record(store: Store) -> El {
    let copied = RwSignal::new(false);
    let copy = wants(store, move || Errand::CopyRecord(copied));
    button(text(move || store.word(if copied.get() { &w::COPIED } else { &w::COPY_RECORD })), copy)
        .class("small copy-record")
}

/// What happened, the latest turn first, and a way to copy the record.
pub(crate) fn turns(store: Store) -> AnyView {
    many([copy_record(store).id("copy-record").view(), part(move || every_turn(store))])
}

fn every_turn(store: Store) -> AnyView {
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
