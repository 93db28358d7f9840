//! The page: pictures come out of the table, intents go in. It knows no rule of any game.
mod board;
mod changes;
mod clubhouse;
mod computer;
mod cover;
mod dialog;
mod dice;
mod drag;
mod drills;
mod embed;
mod focus;
mod frame;
mod full_time;
mod guide;
mod hints;
mod history;
mod home;
mod host;
mod intent;
mod keep;
mod keyboard;
mod kit;
mod legend;
mod line_ups;
mod link;
mod marks;
mod menu;
mod opponent;
mod panel;
mod parcel;
mod parts;
mod picker;
mod pieces;
mod players;
mod ponder;
mod reach;
mod replay;
mod ring;
mod rules;
mod scoreboard;
mod settings;
mod setup;
mod shelf;
mod side_lists;
mod sound;
mod store;
mod thrown;
mod trail;
mod ui;
mod watching;
mod way;
mod words;
mod worker;
mod zoom;

use crate::intent::Intent;
use crate::store::{Screen, Store, chooser, is_embedded};
use crate::ui::{button, effect, flag, html, many, nothing, part, plays, said, text};
use leptos::prelude::*;
use touchline::words::Arg;

fn main() {
    console_error_panic_hook::set_once();
    match web_sys::window() {
        Some(_) => host::spawn(async {
            store::fetch_first().await;
            document().get_element_by_id("shell").iter().for_each(|shell| shell.remove());
            leptos::mount::mount_to_body(page);
        }),
        None => worker::listen(),
    }
}

fn page() -> AnyView {
    let store = Store::new();
    let pressed = window_event_listener(leptos::ev::pointerdown, move |e| store.note_press(&e));
    let keyed = window_event_listener(leptos::ev::keydown, move |e| keyboard::shortcut(store, &e));
    let heard =
        ["popstate", "storage"].map(|event| window_event_listener_untyped(event, move |e| store.hear_window(&e)));
    on_cleanup(move || {
        pressed.remove();
        keyed.remove();
        heard.into_iter().for_each(|listener| listener.remove());
    });
    effect(move || {
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("lang", store.lang.get().tag());
            let _ = root.set_attribute("data-theme", store.setting(&settings::THEME));
            let _ = root.set_attribute("data-speed", store.setting(&settings::SPEED));
            let _ = root.toggle_attribute_with_force("data-embed", is_embedded());
        }
    });
    focus::follow(store);
    embed::tell_host(store);
    sound::listen(store);
    let screen = part(move || match store.screen.get() {
        Screen::Games => home::games(store),
        Screen::SetUp(game) => clubhouse::view_of(store, game, |c| c.set_up),
        Screen::Training(game) => clubhouse::view_of(store, game, |c| c.training),
        Screen::Match => playing(store),
    });
    many([screen, clubhouse::view(store, |c| c.dialogs), fetching(store)])
}

/// That a part of the program is on its way, or cannot be had.
fn fetching(store: Store) -> AnyView {
    let words = text(move || store.fetching().map(|phrase| store.word(phrase)).unwrap_or_default());
    html("p").class("fetching").set("role", "status").text(words).view()
}

/// The match: score, board, panel; or the cover while the device is handed over.
fn playing(store: Store) -> AnyView {
    let games = button(said(store, &words::HOME_PAGE), plays(store, || Intent::ShowGames)).class("small");
    let tools = [
        link::full_page(store, not_kept(store)),
        clubhouse::view(store, |c| c.cover_toggle),
        menu::menu_button(store),
        settings::settings_button(store),
    ];
    let header = html("header").add(games.id("all-games").view()).all(tools);
    effect(move || {
        if store.needs_clubhouse() {
            store.call_for_clubhouse();
        }
    });
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
    let class =
        text(move || format!("match {} {}", store.read(|t| t.card().id).unwrap_or_default(), kit::classes(store)));
    let name = text(move || store.read(|t| t.card().name).map(|name| store.word(name)).unwrap_or_default());
    let title = html("h1").class("visually-hidden").text(name);
    html("main")
        .follow("class", class)
        .add(title.view())
        .add(under.view())
        .add(live(store))
        .add(covered)
        .add(watching::watching(store))
        .add(clubhouse::view(store, |c| c.match_dialogs))
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

/// What happened last, and then whose turn it is, for those who do not see the board.
fn live(store: Store) -> AnyView {
    let told = text(move || {
        let last = store.read_scene(|s| s.last.iter().map(|e| store.say(&e.said)).collect::<Vec<_>>());
        last.unwrap_or_default().join(" ")
    });
    let turn = text(move || {
        let head = store.read_scene(|s| {
            let number = Arg::Count(i16::try_from(s.number).unwrap_or(i16::MAX));
            chooser(s.turn).map(|side| words::TURN_HEAD.with([number, Arg::Team(side)]))
        });
        head.flatten().map(|head| store.say(&head)).unwrap_or_default()
    });
    let spoken = |id: &str, words| html("p").class("visually-hidden").id(id).set("role", "status").text(words).view();
    many([spoken("live", told), spoken("live-turn", turn)])
}
