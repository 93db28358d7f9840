//! The goal's face, on which a shot or a dive is picked.
use crate::intent::Intent;
use crate::store::Store;
use crate::ui::{Button, flag, many, nothing, part, plays, text};
use crate::words as w;
use leptos::prelude::*;
use touchline::show::{Aim, Choice, Place};

/// The face of 3 × 2 parts, shown while its verb is lit.
pub(crate) fn face_picker(store: Store) -> AnyView {
    let face = part(move || {
        let choices = store.lit_in(Place::Face);
        if choices.is_empty() {
            return nothing();
        }
        let in_order = (0..2).flat_map(|row| (0..3).map(move |column| Aim::Face(column, row)));
        let found = in_order.filter_map(|aim| choices.iter().find(|c| c.aim == aim)).map(|c| face_part(store, c));
        view! {
            <div class="face" role="group" aria-label=text(move || store.word(&w::SHOOTERS_VIEW))>
                <p class="hint">{text(move || store.word(&w::SHOOTERS_VIEW))}</p>
                <div class="goal-face">{many(found)}</div>
            </div>
        }
        .into_any()
    });
    face.into_any()
}

fn face_part(store: Store, choice: &Choice<String>) -> AnyView {
    let (label, wanted, looked_at) = (choice.label, choice.clone(), choice.clone());
    let pinned = flag(move || store.preview().is_some_and(|p| p.pinned && p.choice == looked_at));
    Button::new(text(move || store.say(&label)), plays(store, move || Intent::Look(wanted.clone())))
        .pressed("part", pinned)
        .data(choice.plays.join(" "))
        .view()
}
