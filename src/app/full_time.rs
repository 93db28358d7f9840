//! Full time: the result, and what one may want next.
use crate::history::copy_record;
use crate::intent::Intent;
use crate::store::Store;
use crate::ui::{button, html, plays, said, text};
use crate::words as w;
use leptos::prelude::*;
use touchline::game::{Outcome, Turn};
use touchline::resign::RESIGNS;
use touchline::scene::Scene;
use touchline::side::Side;
use touchline::words::{Arg, Phrase, Saying};

static WINS_BY_RESIGNATION: Phrase = Phrase::new(
    "wins-by-resignation",
    ["{0} wins by resignation", "Victoire par abandon : {0}", "Gana {0} por abandono"],
);

/// The end: who won, and once more.
pub(crate) fn full_time(store: Store) -> AnyView {
    let result = text(move || {
        let said = store.read_scene(result);
        said.map(|said| store.say(&said)).unwrap_or_default()
    });
    let again = button(said(store, &w::REMATCH), plays(store, || Intent::Rematch)).class("primary").id("rematch");
    let games = button(said(store, &w::HOME_PAGE), plays(store, || Intent::ShowGames));
    html("div")
        .class("full-time")
        .add(html("h2").text(said(store, &w::FULL_TIME)).view())
        .add(html("p").class("result").text(result).view())
        .add(html("div").class("answer").add(games.view()).add(again.view()).view())
        .add(copy_record(store).view())
        .view()
}

fn result(scene: &Scene) -> Saying {
    let goals = |side: Side| Arg::Count(i16::from(scene.score[side]));
    let given_up = scene.last.iter().any(|e| *e.said.phrase == RESIGNS);
    match scene.turn {
        Turn::Over(Outcome::Win(side)) if given_up => WINS_BY_RESIGNATION.with([Arg::Team(side)]),
        Turn::Over(Outcome::Win(side)) => w::WINS.with([Arg::Team(side), goals(side), goals(side.other())]),
        _ => w::DRAW.with([goals(Side::Home), goals(Side::Away)]),
    }
}
