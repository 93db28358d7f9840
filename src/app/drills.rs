//! Training: the list of a game's drills, what the one on the table asks for, and how it ended.
use crate::board::marking;
use crate::frame::Frame;
use crate::home::{languages, notices};
use crate::intent::{Errand, Intent};
use crate::panel::pips;
use crate::parts;
use crate::pieces::{still_ball, still_piece};
use crate::scoreboard::team;
use crate::store::Store;
use crate::ui::{El, button, drawing, group, html, nothing, part, path, plays, said, text, wants};
use crate::words as w;
use leptos::prelude::*;
use touchline::dice::Seed;
use touchline::drill::{Drill, Progress};
use touchline::games::CARDS;
use touchline::layout::Margin;
use touchline::scene::Gaze;
use touchline::session::Details;
use touchline::table::Row;
use touchline::words::{Arg, Phrase};

static TRAINING: Phrase = Phrase::new("training", ["Training", "Entraînement", "Entrenamiento"]);
static COUNT: Phrase =
    Phrase::new("drills-solved", ["{0} of {1} solved", "Exercices réussis : {0} sur {1}", "Resueltos: {0} de {1}"]);
static IS_SOLVED: Phrase = Phrase::new("drill-is-solved", ["Solved", "Réussi", "Resuelto"]);
static SOLVED: Phrase = Phrase::new("drill-solved", ["Solved!", "Réussi !", "¡Resuelto!"]);
static ALL_SOLVED: Phrase = Phrase::new(
    "drills-all-solved",
    ["Solved: that makes all {0}!", "Réussi : les {0} y sont !", "¡Resuelto: ya están los {0}!"],
);
static FAILED: Phrase = Phrase::new("drill-failed", ["Not solved this time", "Raté pour cette fois", "Esta vez no"]);
static AGAIN: Phrase = Phrase::new("try-again", ["Try again", "Réessayer", "Reintentar"]);
static NEXT: Phrase = Phrase::new("next-drill", ["Next drill", "Exercice suivant", "Siguiente ejercicio"]);
static ALL: Phrase = Phrase::new("all-drills", ["All drills", "Tous les exercices", "Todos los ejercicios"]);
static HINT: Phrase = Phrase::new("hint", ["Hint", "Indice", "Pista"]);

/// The way to the drills of the game in a row; none where it has none.
pub(crate) fn training_button(store: Store, game: usize) -> Option<El> {
    let card = CARDS.get(game).filter(|card| card.has_drills)?;
    let train = button(said(store, &TRAINING), wants(store, move || Errand::Train(game)));
    Some(train.set("data-training", card.id))
}

/// The drills of the game in a row.
pub(crate) fn training(store: Store, game: usize) -> AnyView {
    let Some(row) = parts::here(game) else { return nothing() };
    let back = button(said(store, &w::BACK), wants(store, || Intent::ShowGames)).id("back").view();
    let title = text(move || format!("{} · {}", store.word(row.card.name), store.word(&TRAINING)));
    let rows = row.drills.iter().enumerate().filter_map(|(place, drill)| entry(store, game, row, place, drill));
    html("main")
        .class(&format!("set-up training {}", row.card.id))
        .add(html("header").add(back).add(languages(store, "language")).view())
        .add(html("h1").set("tabindex", "-1").text(title).view())
        .add(html("p").id("drills-solved").text(text(move || count(store, row, &COUNT))).view())
        .add(notices(store))
        .add(html("ol").all(rows).view())
        .view()
}

/// How many of a game's drills were solved, and how many there are.
fn count(store: Store, row: &Row, phrase: &'static Phrase) -> String {
    let drills = row.drills;
    let solved = drills.iter().filter(|drill| store.is_solved(row.card.id, drill)).count();
    store.say(&phrase.with([solved, drills.len()].map(|n| Arg::Count(n as i16))))
}

/// A drill in the list: its position in small, its name, what is to be done and with how much, and whether it was
/// solved.
fn entry(store: Store, game: usize, row: &Row, place: usize, drill: &'static Drill) -> Option<AnyView> {
    let table = (row.drill?)(drill, Seed(1), Details::default())?;
    let (scene, id) = (table.scene(Gaze::default()), row.card.id);
    let frame = Frame::new(table.board(Margin::Flat), true);
    let picture = drawing("board picture", frame.size())
        .set("aria-hidden", "true")
        .add(group().class("markings").all(frame.markings().iter().map(|m| marking(&frame, m))).view())
        .all(scene.tokens.iter().map(|t| still_piece(store, &frame, t)))
        .all(scene.ball.map(|b| still_ball(&frame, b)));
    let name = text(move || format!("{}. {}", place + 1, store.word(drill.title)));
    let words = html("span")
        .class("words")
        .add(html("strong").text(name).view())
        .add(html("span").class("task").text(said(store, drill.task)).view())
        .all(scene.gauge.map(pips));
    let tick = drawing("icon", (24, 24)).set("aria-hidden", "true").add(path("line", "M5 13L10 18L19 7".into()).view());
    let mark = html("span")
        .class("mark")
        .add(tick.view())
        .add(html("span").class("visually-hidden").text(said(store, &IS_SOLVED)).view());
    let is_solved = store.is_solved(id, drill);
    let begin = html("button")
        .set("type", "button")
        .set("data-drill", drill.code)
        .on("click", wants(store, move || Errand::Drill { game, place }))
        .add(html("span").class("turf").add(picture.view()).view())
        .add(words.view())
        .all(is_solved.then(|| mark.view()));
    Some(html("li").add(begin.view()).view())
}

/// What the drill on the table asks for, of whom, and a hint for who wants it.
pub(crate) fn task(store: Store) -> AnyView {
    let Some((drill, side)) = store.on_drill() else { return nothing() };
    let words = html("div")
        .class("task")
        .add(html("strong").id("drill").text(said(store, drill.title)).view())
        .add(html("span").text(said(store, drill.task)).view());
    let ask = button(said(store, &HINT), plays(store, || Errand::AskHint)).id("hint");
    let ask = ask.pressed("small", store.training.hinted.into());
    html("div").class("score").add(team(store, side)).add(words.view()).add(ask.view()).view()
}

/// What helps in the drill on the table, for who asked.
pub(crate) fn hint(store: Store) -> AnyView {
    part(move || match store.on_drill().filter(|_| store.training.hinted.get()) {
        Some((drill, _)) => html("p").class("drill-hint").set("role", "status").text(said(store, drill.hint)).view(),
        None => nothing(),
    })
}

/// How a drill ended, and what one may want next.
pub(crate) fn decided(store: Store) -> AnyView {
    // It stays as it is for as long as it is shown.
    let (card, drill) = untrack(|| (store.read(|t| t.card().id), store.on_drill()));
    let game = card.and_then(parts::place);
    let row = game.and_then(parts::here);
    let (Some(game), Some(row), Some((drill, _))) = (game, row, drill) else { return nothing() };
    let is_solved = untrack(|| store.decided()) == Some(Progress::Solved);
    let drills = row.drills;
    let next = drills.iter().position(|d| d.code == drill.code).map(|place| place + 1).filter(|&n| n < drills.len());
    let told = text(move || {
        let all = row.drills.iter().all(|drill| store.is_solved(row.card.id, drill));
        match (is_solved, all) {
            (false, _) => store.word(&FAILED),
            (true, false) => store.word(&SOLVED),
            (true, true) => count(store, row, &ALL_SOLVED),
        }
    });
    // What comes next for most stands out.
    let (first, second) = if is_solved { ("primary", "") } else { ("", "primary") };
    let next = next.map(|place| {
        let go = plays(store, move || Errand::Drill { game, place });
        button(said(store, &NEXT), go).class(first).id("next-drill").view()
    });
    let again = button(said(store, &AGAIN), plays(store, || Intent::Rematch)).class(second).id("rematch");
    let list = button(said(store, &ALL), plays(store, move || Errand::Train(game))).id("all-drills");
    html("div")
        .class(if is_solved { "decided solved" } else { "decided failed" })
        .add(html("p").class("result").set("role", "alert").text(told).view())
        .add(html("div").class("answer").add(list.view()).add(again.view()).all(next).view())
        .view()
}
