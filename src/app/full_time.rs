//! Full time: the result, and what one may want next.
use crate::clubhouse;
use crate::dialog::{self, dialog};
use crate::history::copies;
use crate::intent::{Errand, Intent};
use crate::store::Store;
use crate::ui::{button, html, many, part, plays, said, text, wants};
use crate::words as w;
use leptos::prelude::*;
use touchline::game::{Outcome, Turn};
use touchline::resign::RESIGNS;
use touchline::scene::Scene;
use touchline::side::Side;
use touchline::statistics::Stat;
use touchline::words::{Arg, Names, Phrase, Saying};

static STATISTICS: Phrase = Phrase::new("statistics", ["Statistics", "Statistiques", "Estadísticas"]);
/// A side has won because the other gave up.
pub(crate) static WINS_BY_RESIGNATION: Phrase = Phrase::new(
    "wins-by-resignation",
    ["{0} wins by resignation", "Victoire par abandon : {0}", "Gana {0} por abandono"],
);

/// The dialog's id.
const STATISTICS_DIALOG: &str = "statistics";

/// The end: who won, and once more.
pub(crate) fn full_time(store: Store) -> AnyView {
    let result = text(move || {
        let said = store.read_scene(result);
        said.map(|said| store.say(&said)).unwrap_or_default()
    });
    let again = button(said(store, &w::REMATCH), plays(store, || Intent::Rematch)).class("primary").id("rematch");
    let games = button(said(store, &w::HOME_PAGE), plays(store, || Intent::ShowGames));
    let ask = button(said(store, &STATISTICS), wants(store, || Errand::Show(STATISTICS_DIALOG))).class("small");
    html("div")
        .class("full-time")
        .add(html("h2").text(said(store, &w::FULL_TIME)).view())
        .add(html("p").class("result").text(result).view())
        .add(html("div").class("answer").add(games.view()).add(again.view()).view())
        .add(html("div").class("more").add(ask.id("ask-statistics").view()).all(copies(store)).view())
        .add(clubhouse::view(store, |c| c.statistics))
        .view()
}

/// What each side did, counted.
pub(crate) fn statistics(store: Store) -> AnyView {
    let team = |side: Side| {
        html("th")
            .set("scope", "col")
            .text(text(move || store.read(|t| t.team(store.lang.get(), side)).unwrap_or_default()))
            .view()
    };
    let head = html("tr").add(team(Side::Home)).add(html("td").view()).add(team(Side::Away)).view();
    let row = move |stat: Stat| {
        let value = |side: Side| html("td").text(text(move || store.say(&stat.said(side)))).view();
        let name = html("th").set("scope", "row").text(said(store, stat.name)).view();
        html("tr").add(value(Side::Home)).add(name).add(value(Side::Away)).view()
    };
    let rows = part(move || many(store.read(|t| t.statistics()).unwrap_or_default().into_iter().map(row)));
    let table = html("table").add(html("thead").add(head).view()).add(html("tbody").add(rows).view());
    let close = button(said(store, &w::CLOSE), Box::new(|_| dialog::close(STATISTICS_DIALOG))).id("close-statistics");
    dialog(STATISTICS_DIALOG)
        .class("question")
        .set("aria-labelledby", "statistics-title")
        .add(html("h2").id("statistics-title").text(said(store, &STATISTICS)).view())
        .add(table.view())
        .add(close.view())
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
