//! The goal's face, on which a shot or a dive is picked. It lies in the panel, in the place of buttons on a small screen,
//! and so never over the goal or the ball.
use crate::intent::Intent;
use crate::store::Store;
use crate::ui::{button, flag, html, nothing, part, plays, said, text};
use crate::words as w;
use leptos::prelude::*;
use touchline::show::{Aim, Choice, Place};
use touchline::words::Phrase;

/// What left and right are on the face.
pub(crate) static WHOSE_LEFT: Phrase = Phrase::new(
    "whose-left",
    ["Left is the shooter’s left.", "La gauche est celle du tireur.", "La izquierda es la de quien tira."],
);

/// The face of 3 × 2 parts, shown while its verb is lit.
pub(crate) fn face_picker(store: Store) -> AnyView {
    part(move || {
        let choices = store.lit_in(Place::Face);
        if choices.is_empty() {
            return nothing();
        }
        let in_order = (0..2).flat_map(|row| (0..3).map(move |column| Aim::Face(column, row)));
        let found = in_order.filter_map(|aim| choices.iter().find(|c| c.aim == aim)).map(|c| face_part(store, c));
        html("div")
            .class("face")
            .set("role", "group")
            .follow("aria-label", said(store, &w::SHOOTERS_VIEW))
            .add(html("div").class("goal-face").all(found).view())
            .view()
    })
}

fn face_part(store: Store, choice: &Choice<String>) -> AnyView {
    let (label, wanted, looked_at) = (choice.label, choice.clone(), choice.clone());
    let pinned = flag(move || store.preview().is_some_and(|p| p.pinned && p.choice == looked_at));
    button(text(move || store.say(&label)), plays(store, move || Intent::Look(wanted.clone())))
        .pressed("part", pinned)
        .set("data-choice", choice.plays.join(" "))
        .view()
}
