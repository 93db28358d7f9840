//! The first page: the games, the match to go on with, and a place to open one.
use crate::board::Ground;
use crate::frame::Frame;
use crate::intent::Intent;
use crate::pieces::{ball_drawing, beside, coin, translate};
use crate::store::{Store, summary};
use crate::words as w;
use leptos::prelude::*;
use touchline::dice::Seed;
use touchline::game::Card;
use touchline::games::{CARDS, ROWS};
use touchline::scene::Gaze;
use touchline::session::Details;
use touchline::setup::Setup;
use touchline::table::Row;
use touchline::words::Lang;

/// The games.
#[component]
pub(crate) fn Games(store: Store) -> impl IntoView {
    let pasted = RwSignal::new(String::new());
    view! {
        <main class="games">
            <header>
                <h1>"Touchline"</h1>
                <p>{move || store.word(&w::TAGLINE)}</p>
                <Languages store />
            </header>
            {move || store.notice.get().map(|notice| view! { <crate::panel::Notice store notice /> })}
            <Kept store />
            <ul class="game-cards">{CARDS.iter().map(|card| game(store, card)).collect_view()}</ul>
            <details class="opener">
                <summary>{move || store.word(&w::OPEN_TITLE)}</summary>
                <label>
                    {move || store.word(&w::OPEN_HINT)}
                    <textarea id="pasted" rows="5" bind:value=pasted></textarea>
                </label>
                <button type="button" id="open" on:click=move |_| store.update(Intent::Open(pasted.get_untracked()))>
                    {move || store.word(&w::OPEN)}
                </button>
            </details>
        </main>
    }
}

/// The choice of language.
#[component]
pub(crate) fn Languages(store: Store) -> impl IntoView {
    let choose = move |e: leptos::ev::Event| {
        if let Some(lang) = Lang::parse(&event_target_value(&e)) {
            store.update(Intent::Speak(lang));
        }
    };
    let option = |lang: Lang| {
        view! { <option value=lang.tag() lang=lang.tag() selected=move || store.lang.get() == lang>{lang.name()}</option> }
    };
    view! {
        <label class="languages">
            <span class="visually-hidden">{move || store.word(&w::LANGUAGE)}</span>
            <select id="language" on:change=choose>{Lang::ALL.map(option).collect_view()}</select>
        </label>
    }
}

/// The match to go on with, or what is wrong with it.
#[component]
fn Kept(store: Store) -> impl IntoView {
    let going_on = move || {
        summary(store).map(|(_, said)| {
            view! {
                <section class="kept">
                    <p>{store.say(&said)}</p>
                    <button type="button" class="primary" id="continue" on:click=move |_| store.update(Intent::Continue)>
                        {move || store.word(&w::CONTINUE)}
                    </button>
                </section>
            }
        })
    };
    let broken = move || {
        store.broken.get().map(|broken| {
            let text = broken.text.clone();
            let copy = move |_| {
                let _ = window().navigator().clipboard().write_text(&text);
            };
            view! {
                <section class="kept broken" role="alert">
                    <p>
                        <strong>{move || store.word(&w::BROKEN_SAVE)}</strong> " "
                        {move || store.trouble(&broken.trouble)} " " {move || store.word(&w::KEPT)}
                    </p>
                    <button type="button" id="copy-broken" on:click=copy>{move || store.word(&w::COPY)}</button>
                </section>
            }
        })
    };
    view! { {broken} {going_on} }
}

fn game(store: Store, card: &'static Card) -> impl IntoView {
    let row = ROWS.iter().position(|r| r.card.id == card.id);
    let action = match row {
        Some(row) => view! {
            <button type="button" class="primary" data-game=card.id on:click=move |_| store.update(Intent::SetUp(row))>
                {move || store.word(&w::PLAY)}
            </button>
        }
        .into_any(),
        None => view! { <p class="not-built">{move || store.word(&w::NOT_BUILT)}</p> }.into_any(),
    };
    view! {
        <li class="game-card" class:unbuilt=row.is_none()>
            {row.and_then(|i| ROWS.get(i)).and_then(picture)}
            <div>
                <h2>{move || store.word(card.name)}</h2>
                <p>{move || store.word(card.about)}</p>
                {action}
            </div>
        </li>
    }
}

/// A small picture of a game's board at the start, drawn from the same data as the match.
fn picture(row: &Row) -> Option<impl IntoView + use<>> {
    let table = (row.start)(Setup::preset((row.options)()), Seed(1), Details::default()).ok()?;
    let scene = table.scene(Gaze::default());
    let frame = Frame::new(table.board(), false);
    let (width, height) = frame.size();
    let pieces = scene.tokens.iter().map(|t| {
        view! { <g class=format!("piece {}", t.side) style:transform=translate(frame.centre(t.cell))>{coin(t)}</g> }
    });
    let pieces = pieces.collect_view();
    let ball = scene.ball.map(|b| {
        view! { <g class="ball" style:transform=translate(beside(&frame, b))>{ball_drawing()}</g> }
    });
    Some(view! {
        <svg class="board picture" viewBox=format!("0 0 {width} {height}") aria-hidden="true">
            <Ground frame=Signal::stored(frame.clone()) />
            {pieces}
            {ball}
        </svg>
    })
}
