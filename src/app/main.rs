//! The page: pictures come out of the table, intents go in. It knows no rule of any game.
mod board;
mod computer;
mod cover;
mod dice;
mod frame;
mod history;
mod home;
mod host;
mod intent;
mod keep;
mod keyboard;
mod marks;
mod opponent;
mod panel;
mod parcel;
mod picker;
mod pieces;
mod players;
mod ponder;
mod scoreboard;
mod setup;
mod shelf;
mod store;
mod trail;
mod ui;
mod watching;
mod words;
mod worker;

use crate::intent::Intent;
use crate::store::{Screen, Store};
use crate::ui::{button, flag, html, nothing, part, plays, said, text};
use leptos::prelude::*;

fn main() {
    console_error_panic_hook::set_once();
    match web_sys::window() {
        Some(_) => leptos::mount::mount_to_body(page),
        None => worker::listen(),
    }
}

fn page() -> AnyView {
    let store = Store::new();
    let pressed = window_event_listener(leptos::ev::pointerdown, move |_| store.note_press());
    let keyed = window_event_listener(leptos::ev::keydown, move |e| keyboard::shortcut(store, &e));
    let heard =
        ["popstate", "storage"].map(|event| window_event_listener_untyped(event, move |e| store.hear_window(&e)));
    on_cleanup(move || {
        pressed.remove();
        keyed.remove();
        heard.into_iter().for_each(|listener| listener.remove());
    });
    Effect::new(move |_| {
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("lang", store.lang.get().tag());
        }
    });
    part(move || match store.screen.get() {
        Screen::Games => home::games(store),
        Screen::SetUp(game) => setup::set_up(store, game),
        Screen::Match => playing(store),
    })
}

/// The match: score, board, panel; or the cover while the device is handed over.
fn playing(store: Store) -> AnyView {
    let games = button(said(store, &words::HOME_PAGE), plays(store, || Intent::ShowGames)).class("small");
    let header = html("header").add(games.id("all-games").view()).add(not_kept(store)).add(home::languages(store));
    // The board is made again for a new match only, not at every move.
    let board = part(move || {
        store.matches.track();
        untrack(|| store.boards()).map_or_else(nothing, |boards| board::match_board(store, boards))
    });
    // Under the cover nothing can be reached, by keys either.
    let under = html("div").class("under").when("inert", flag(move || store.covered.get())).add(header.view()).all([
        scoreboard::scoreboard(store),
        board,
        panel::panel(store),
        history::history(store),
    ]);
    let covered = part(move || if store.covered.get() { cover::cover(store) } else { nothing() });
    let class = text(move || format!("match {}", store.read(|t| t.card().id).unwrap_or_default()));
    html("main")
        .follow("class", class)
        .add(under.view())
        .add(live(store))
        .add(covered)
        .add(watching::watching(store))
        .view()
}

/// The badge that says that the browser keeps nothing.
fn not_kept(store: Store) -> AnyView {
    part(move || {
        if store.is_kept.get() {
            return nothing();
        }
        let badge = html("span").class("not-saved").id("not-saved").follow("title", said(store, &words::NOT_SAVED_WHY));
        badge.text(said(store, &words::NOT_SAVED)).view()
    })
}

/// What happened last, for those who do not see the board.
fn live(store: Store) -> AnyView {
    let told = text(move || {
        let last = store.read_scene(|s| s.last.iter().map(|e| store.say(&e.said)).collect::<Vec<_>>());
        last.unwrap_or_default().join(" ")
    });
    html("p").class("visually-hidden").id("live").set("role", "status").text(told).view()
}
