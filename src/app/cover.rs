//! The cover screen, while the device is handed to a side from whom a move is hidden.
use crate::intent::Intent;
use crate::store::Store;
use crate::ui::{Button, Text, plays, text};
use crate::words as w;
use leptos::prelude::*;
use touchline::side::Side;
use touchline::words::{Arg, Phrase};

/// The cover.
pub(crate) fn cover(store: Store) -> AnyView {
    let side = move || store.read_scene(|s| s.hand_to).flatten().unwrap_or(Side::Home);
    let said = move |phrase: &'static Phrase| -> Text {
        text(move || store.say(&phrase.with([Arg::Team(side()), Arg::Team(side().other())])))
    };
    let ready = Button::new(said(&w::READY), plays(store, || Intent::Uncover)).class("primary").id("ready");
    view! {
        <section class="cover" role="dialog" aria-modal="true" aria-labelledby="cover-title">
            <h2 id="cover-title">{said(&w::HAND_OVER)}</h2>
            <p>{said(&w::HAND_OVER_WHY)}</p>
            {ready.view()}
        </section>
    }
    .into_any()
}
