//! The cover screen, while the device is handed to a side from whom a move is hidden.
use crate::intent::Intent;
use crate::store::Store;
use crate::ui::{Text, button, html, plays, text};
use crate::words as w;
use leptos::prelude::AnyView;
use touchline::side::Side;
use touchline::words::{Arg, Phrase};

/// The cover.
pub(crate) fn cover(store: Store) -> AnyView {
    let said = move |phrase: &'static Phrase| -> Text {
        text(move || {
            let side = store.read_scene(|s| s.hand_to).flatten().unwrap_or(Side::Home);
            store.say(&phrase.with([Arg::Team(side), Arg::Team(side.other())]))
        })
    };
    html("section")
        .class("cover")
        .set("role", "dialog")
        .set("aria-modal", "true")
        .set("aria-labelledby", "cover-title")
        .add(html("h2").id("cover-title").text(said(&w::HAND_OVER)).view())
        .add(html("p").text(said(&w::HAND_OVER_WHY)).view())
        .add(button(said(&w::READY), plays(store, || Intent::Uncover)).class("primary").id("ready").view())
        .view()
}
