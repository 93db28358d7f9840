//! The bar over a match that another tab has: it is only looked at here, until it is taken over.
use crate::intent::Errand;
use crate::store::Store;
use crate::ui::{button, html, nothing, part, plays, said};
use leptos::prelude::*;
use touchline::words::Phrase;

static ELSEWHERE: Phrase = Phrase::new(
    "elsewhere",
    [
        "This match is being played in another tab.",
        "Cette partie se joue dans un autre onglet.",
        "Este partido se está jugando en otra pestaña.",
    ],
);
static TAKE_OVER: Phrase = Phrase::new("take-over", ["Take over here", "La reprendre ici", "Seguir aquí"]);

/// The bar, while another tab has the match.
pub(crate) fn watching(store: Store) -> AnyView {
    part(move || {
        if !store.watching.get() {
            return nothing();
        }
        let take = button(said(store, &TAKE_OVER), plays(store, || Errand::TakeOver)).class("primary").id("take-over");
        html("section")
            .class("watching")
            .set("role", "status")
            .add(html("p").text(said(store, &ELSEWHERE)).view())
            .add(take.view())
            .view()
    })
}
