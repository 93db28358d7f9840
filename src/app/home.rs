//! The first page: the kept matches, the games, and a place to open a match.
use crate::board::ground;
use crate::frame::Frame;
use crate::intent::Intent;
use crate::panel::notice;
use crate::parcel::file_field;
use crate::pieces::{still_ball, still_piece};
use crate::shelf::shelf;
use crate::store::Store;
use crate::ui::{Typed, button, drawing, flag, html, nothing, part, said, typed, wants};
use crate::words as w;
use leptos::prelude::*;
use touchline::dice::Seed;
use touchline::games::ROWS;
use touchline::layout::Margin;
use touchline::scene::Gaze;
use touchline::session::Details;
use touchline::setup::Setup;
use touchline::table::Row;
use touchline::words::Lang;

/// The registry at a fixed place, for cards that outlive the call.
static GAMES: &[Row] = &ROWS;

/// The games.
pub(crate) fn games(store: Store) -> AnyView {
    let header = html("header")
        .add(html("h1").words("Touchline").view())
        .add(html("p").text(said(store, &w::TAGLINE)).view())
        .add(languages(store));
    let cards = html("ul").class("game-cards").all(GAMES.iter().enumerate().map(|game_row| game(store, game_row)));
    html("main").class("games").add(header.view()).all([shelf(store), cards.view(), opener(store)]).view()
}

/// The notice, if there is one.
pub(crate) fn notices(store: Store) -> AnyView {
    part(move || store.noticed().map_or_else(nothing, |words| notice(store, words)))
}

/// The choice of language.
pub(crate) fn languages(store: Store) -> AnyView {
    let choose = Box::new(move |e| {
        if let Some(lang) = Lang::parse(&event_target_value(&e)) {
            store.update(Intent::Speak(lang));
        }
    });
    let option = |lang: Lang| {
        let selected = flag(move || store.lang.get() == lang);
        let option = html("option").set("value", lang.tag()).set("lang", lang.tag()).when("selected", selected);
        option.words(lang.name()).view()
    };
    html("label")
        .class("languages")
        .add(html("span").class("visually-hidden").text(said(store, &w::LANGUAGE)).view())
        .add(html("select").id("language").on("change", choose).all(Lang::ALL.map(option)).view())
        .view()
}

/// A place to paste a match.
fn opener(store: Store) -> AnyView {
    let pasted = Typed::default();
    let field = html("textarea").id("pasted").set("rows", "5").on("input", typed(pasted.clone()));
    let open = wants(store, move || Intent::Open(pasted.borrow().clone()));
    html("details")
        .class("opener")
        .add(html("summary").text(said(store, &w::OPEN_TITLE)).view())
        .add(html("label").text(said(store, &w::OPEN_HINT)).add(field.view()).view())
        .add(notices(store))
        .add(button(said(store, &w::OPEN), open).id("open").view())
        .add(file_field(store))
        .view()
}

fn game(store: Store, (place, row): (usize, &'static Row)) -> AnyView {
    let card = row.card;
    let play = button(said(store, &w::PLAY), wants(store, move || Intent::SetUp(place)));
    let words = html("div")
        .add(html("h2").text(said(store, card.name)).view())
        .add(html("p").text(said(store, card.about)).view())
        .add(play.class("primary").set("data-choice", card.id).view());
    html("li").class(&format!("game-card {}", card.id)).all(picture(store, row)).add(words.view()).view()
}

/// A small picture of a game's board at the start, drawn from the same data as the match.
fn picture(store: Store, row: &Row) -> Option<AnyView> {
    let table = (row.start)(Setup::preset((row.options)()), Seed(1), Details::default()).ok()?;
    let scene = table.scene(Gaze::default());
    let frame = Frame::new(table.board(Margin::Flat), false);
    let drawn = drawing("board picture", frame.size())
        .set("aria-hidden", "true")
        .add(ground(&frame, None))
        .all(scene.tokens.iter().map(|t| still_piece(store, &frame, t)))
        .all(scene.ball.map(|b| still_ball(&frame, b)));
    Some(drawn.view())
}
