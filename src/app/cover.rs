//! The cover screen, while the device is handed to a side from whom a move is hidden.
use crate::intent::Intent;
use crate::press::press;
use crate::store::Store;
use crate::words as w;
use leptos::prelude::*;
use touchline::side::Side;
use touchline::words::{Arg, Phrase};

/// The cover.
#[component]
pub(crate) fn Cover(store: Store) -> impl IntoView {
    let side = move || store.scene.with(|s| s.as_ref().and_then(|s| s.hand_to)).unwrap_or(Side::Home);
    let said = move |phrase: &'static Phrase| store.say(&phrase.with([Arg::Team(side()), Arg::Team(side().other())]));
    view! {
        <section class="cover" role="dialog" aria-modal="true" aria-labelledby="cover-title">
            <h2 id="cover-title">{move || said(&w::HAND_OVER)}</h2>
            <p>{move || said(&w::HAND_OVER_WHY)}</p>
            <button type="button" class="primary" id="ready" on:click=press(store, || Intent::Uncover)>
                {move || said(&w::READY)}
            </button>
        </section>
    }
}
