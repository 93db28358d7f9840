//! Above the board: the score, whose turn it is, and the facts of the game.
use crate::store::{Store, chooser};
use crate::ui::{many, nothing, part, text};
use leptos::prelude::*;
use touchline::side::Side;

/// The scoreboard.
pub(crate) fn scoreboard(store: Store) -> AnyView {
    let score = text(move || store.read_scene(|s| format!("{}–{}", s.score.home, s.score.away)).unwrap_or_default());
    let fact = move |f: &touchline::show::Fact| {
        view! { <span class=format!("fact {}", f.name.code)>{store.say(&f.value)}</span> }.into_any()
    };
    let facts = part(move || store.read_scene(|s| many(s.facts.iter().map(fact))).unwrap_or_else(nothing));
    view! {
        <div class="scoreboard">
            <div class="score">
                {team(store, Side::Home)} <strong id="score">{score}</strong> {team(store, Side::Away)}
            </div>
            <div class="facts">{facts}</div>
        </div>
    }
    .into_any()
}

fn team(store: Store, side: Side) -> AnyView {
    let class = text(move || {
        let on_turn = store.read_scene(|s| chooser(s.turn) == Some(side)).unwrap_or(false);
        format!("team {side}{}", if on_turn { " on-turn" } else { "" })
    });
    let name = text(move || store.read(|t| t.team(store.lang.get(), side)).unwrap_or_default());
    view! { <span class=class><span class="badge" aria-hidden="true"></span> <span class="name">{name}</span></span> }
        .into_any()
}
