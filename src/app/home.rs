//! The first page: the games, the match to go on with, and a place to open one.
use crate::board::{ground, view_box};
use crate::frame::Frame;
use crate::intent::Intent;
use crate::panel::notice;
use crate::pieces::{still_ball, still_piece};
use crate::store::Store;
use crate::ui::{Button, Typed, flag, many, nothing, part, text, typed, wants};
use crate::words as w;
use leptos::prelude::*;
use touchline::dice::Seed;
use touchline::game::Card;
use touchline::games::{CARDS, ROWS};
use touchline::layout::Margin;
use touchline::scene::Gaze;
use touchline::session::Details;
use touchline::setup::Setup;
use touchline::side::Side;
use touchline::table::Row;
use touchline::words::{Arg, Lang};

/// The games.
pub(crate) fn games(store: Store) -> AnyView {
    let cards = CARDS.iter().map(|card| game(store, card));
    view! {
        <main class="games">
            <header>
                <h1>"Touchline"</h1>
                <p>{text(move || store.word(&w::TAGLINE))}</p>
                {languages(store)}
            </header>
            {notices(store)}
            {broken(store)}
            {going_on(store)}
            <ul class="game-cards">{many(cards)}</ul>
            {opener(store)}
        </main>
    }
    .into_any()
}

/// The notice, if there is one.
pub(crate) fn notices(store: Store) -> AnyView {
    part(move || store.notice.get().map_or_else(nothing, |words| notice(store, words))).into_any()
}

/// The choice of language.
pub(crate) fn languages(store: Store) -> AnyView {
    let choose = move |e: leptos::ev::Event| {
        if let Some(lang) = Lang::parse(&event_target_value(&e)) {
            store.update(Intent::Speak(lang));
        }
    };
    let option = |lang: Lang| {
        let selected = flag(move || store.lang.get() == lang);
        view! { <option value=lang.tag() lang=lang.tag() selected=selected>{lang.name()}</option> }.into_any()
    };
    view! {
        <label class="languages">
            <span class="visually-hidden">{text(move || store.word(&w::LANGUAGE))}</span>
            <select id="language" on:change=choose>{many(Lang::ALL.into_iter().map(option))}</select>
        </label>
    }
    .into_any()
}

/// A place to paste a match.
fn opener(store: Store) -> AnyView {
    let pasted = Typed::default();
    let open = wants(store, {
        let pasted = pasted.clone();
        move || Intent::Open(pasted.borrow().clone())
    });
    view! {
        <details class="opener">
            <summary>{text(move || store.word(&w::OPEN_TITLE))}</summary>
            <label>
                {text(move || store.word(&w::OPEN_HINT))}
                <textarea id="pasted" rows="5" on:input=typed(pasted)></textarea>
            </label>
            {Button::new(text(move || store.word(&w::OPEN)), open).id("open").view()}
        </details>
    }
    .into_any()
}

/// The match to go on with.
fn going_on(store: Store) -> AnyView {
    let shown = part(move || {
        let Some((score, card)) = store.read_scene(|s| s.score).zip(store.read(|t| t.card())) else { return nothing() };
        let goals = |n: u8| Arg::Count(i16::from(n));
        let (home, away) = (Arg::Team(Side::Home), Arg::Team(Side::Away));
        let args = [Arg::Term(card.name), home, goals(score.home), goals(score.away), away];
        let go_on = Button::new(text(move || store.word(&w::CONTINUE)), wants(store, || Intent::Continue));
        view! {
            <section class="kept">
                <p>{store.say(&w::CONTINUE_WHAT.with(args))}</p>
                {go_on.class("primary").id("continue").view()}
            </section>
        }
        .into_any()
    });
    shown.into_any()
}

/// What is wrong with the kept match, and a way to copy it.
fn broken(store: Store) -> AnyView {
    let shown = part(move || {
        let Some(broken) = store.broken.get() else { return nothing() };
        let words = [store.word(&w::BROKEN_SAVE), store.why_broken(&broken), store.word(&w::KEPT)].join(" ");
        let copy = Box::new(move |_| {
            let _ = window().navigator().clipboard().write_text(&broken);
        });
        let copy = Button::new(text(move || store.word(&w::COPY)), copy).id("copy-broken");
        view! { <section class="kept broken" role="alert"><p>{words}</p> {copy.view()}</section> }.into_any()
    });
    shown.into_any()
}

fn game(store: Store, card: &'static Card) -> AnyView {
    let row = ROWS.iter().position(|r| r.card.id == card.id);
    let (action, class) = match row {
        Some(row) => {
            let play = Button::new(text(move || store.word(&w::PLAY)), wants(store, move || Intent::SetUp(row)));
            (play.class("primary").data(card.id.to_string()).view(), "game-card")
        }
        None => {
            let words = text(move || store.word(&w::NOT_BUILT));
            (view! { <p class="not-built">{words}</p> }.into_any(), "game-card unbuilt")
        }
    };
    view! {
        <li class=class>
            {row.and_then(|i| ROWS.get(i)).and_then(picture)}
            <div>
                <h2>{text(move || store.word(card.name))}</h2>
                <p>{text(move || store.word(card.about))}</p>
                {action}
            </div>
        </li>
    }
    .into_any()
}

/// A small picture of a game's board at the start, drawn from the same data as the match.
fn picture(row: &Row) -> Option<AnyView> {
    let table = (row.start)(Setup::preset((row.options)()), Seed(1), Details::default()).ok()?;
    let scene = table.scene(Gaze::default());
    let frame = Frame::new(table.board(Margin::Flat), false);
    let pieces = many(scene.tokens.iter().map(|t| still_piece(&frame, t)));
    let ball = scene.ball.map(|b| still_ball(&frame, b));
    let drawn = view! {
        <svg class="board picture" viewBox=view_box(&frame) aria-hidden="true">
            {ground(&frame)}
            {pieces}
            {ball}
        </svg>
    };
    Some(drawn.into_any())
}
