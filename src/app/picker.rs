//! The goal's face, on which a shot or a dive is picked.
use crate::intent::Intent;
use crate::press::press;
use crate::store::Store;
use crate::words as w;
use leptos::prelude::*;
use touchline::show::{Aim, Choice, Place};

/// The face of 3 × 2 parts, shown while its verb is lit.
#[component]
pub(crate) fn FacePicker(store: Store) -> impl IntoView {
    let faces = Memo::new(move |_| {
        let code = store.verb.get()?;
        let choices: Vec<Choice<String>> = store.scene.with(|s| {
            let of_verb = s.as_ref()?.of_verb(code).filter(|c| c.verb.place == Place::Face);
            Some(of_verb.cloned().collect())
        })?;
        (!choices.is_empty()).then_some(choices)
    });
    move || {
        faces.get().map(|choices| {
            view! {
                <div class="face" role="group" aria-label=move || store.word(&w::SHOOTERS_VIEW)>
                    <p class="hint">{move || store.word(&w::SHOOTERS_VIEW)}</p>
                    <div class="goal-face">
                        {(0..2).flat_map(|row| (0..3).map(move |column| (column, row)))
                            .map(|(column, row)| {
                                let choice = choices.iter().find(|c| c.aim == Aim::Face(column, row)).cloned();
                                choice.map(|choice| part(store, choice))
                            })
                            .collect_view()}
                    </div>
                </div>
            }
        })
    }
}

fn part(store: Store, choice: Choice<String>) -> impl IntoView {
    let label = choice.label;
    let plays = choice.plays.join(" ");
    let looked_at = {
        let choice = choice.clone();
        move || store.preview.with(|p| p.as_ref().is_some_and(|p| p.pinned && p.choice == choice))
    };
    let pressed = looked_at.clone();
    view! {
        <button
            type="button"
            class="part"
            class:chosen=looked_at
            aria-pressed=move || pressed().to_string()
            data-plays=plays
            on:click=press(store, move || Intent::Look(choice.clone()))
        >
            {move || store.say(&label)}
        </button>
    }
}
