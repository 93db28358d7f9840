//! Above the board: the score, whose turn it is, and the facts of the game.
use crate::clubhouse;
use crate::panel::facts;
use crate::store::{Store, chooser};
use crate::ui::{html, nothing, part, text};
use leptos::prelude::*;
use touchline::side::Side;
use touchline::words::Names;

/// The scoreboard.
pub(crate) fn scoreboard(store: Store) -> AnyView {
    let score = text(move || store.read_scene(|s| format!("{}–{}", s.score.home, s.score.away)).unwrap_or_default());
    let facts = part(move || store.read_scene(|s| facts(store, &s.facts, s.gauge)).unwrap_or_else(nothing));
    let line = part(move || {
        if store.on_drill().is_some() {
            return clubhouse::view(store, |c| c.task);
        }
        html("div")
            .class("score")
            .add(team(store, Side::Home))
            .add(html("strong").id("score").text(score).view())
            .add(team(store, Side::Away))
            .view()
    });
    html("div").class("scoreboard").add(line).add(facts).view()
}

/// A side's badge and name.
pub(crate) fn team(store: Store, side: Side) -> AnyView {
    let class = text(move || {
        let on_turn = store.read_scene(|s| chooser(s.turn) == Some(side)).unwrap_or(false);
        format!("team {side}{}", if on_turn { " on-turn" } else { "" })
    });
    let name = text(move || store.read(|t| t.team(store.lang.get(), side)).unwrap_or_default());
    html("span")
        .follow("class", class)
        .add(html("span").class("badge").set("aria-hidden", "true").view())
        .add(html("span").class("name").text(name).view())
        .view()
}
