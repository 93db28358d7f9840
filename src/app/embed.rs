//! What a page that embeds this one is told, and the ready-made code to embed it.
//!
//! A frame posts to its host `{ns: "touchline", v: 1, type, …}`: `ready` once; `height`, how many CSS pixels the page
//! would fill; `turn` with `game`, `side` and `number`; `goal` with `game`, `side` and `score` (Home's goals first); `end`
//! with `game`, `result` and `score`. Nothing in them is secret, so they go to whatever host there is. The host is not
//! listened to: nothing it could say should touch a match.
use crate::host::{embedder, later};
use crate::link::page;
use crate::parcel::copy;
use crate::settings::THEME;
use crate::store::{Screen, Store};
use crate::ui::{button, effect, html, many, said, text};
use crate::words::{COPIED, COPY};
use leptos::prelude::*;
use std::cell::Cell;
use std::ops::RangeInclusive;
use std::rc::Rc;
use touchline::game::Turn;
use touchline::games::CARDS;
use touchline::side::{BySide, Side};
use touchline::words::Phrase;
use wasm_bindgen::prelude::*;
use web_sys::{HtmlElement, ResizeObserver, Window};

/// Heights that a host is told, and those of a match among them.
const HEIGHTS: RangeInclusive<i32> = 320..=4000;
const MATCH_HEIGHTS: RangeInclusive<i32> = 560..=760;

/// The name of the code for a page of one's own.
pub(crate) static EMBED: Phrase =
    Phrase::new("embed", ["On your own page", "Sur votre propre page", "En tu propia página"]);
static HINT: Phrase = Phrase::new(
    "embed-hint",
    [
        "Put this into a page of yours, and the game is played there.",
        "Placez ceci dans l’une de vos pages : on y jouera.",
        "Pon esto en una página tuya y se jugará allí.",
    ],
);
static ALL: Phrase = Phrase::new("embed-all", ["All games", "Tous les jeux", "Todos los juegos"]);
static GAME: Phrase = Phrase::new("embed-game", ["Game", "Jeu", "Juego"]);
static CODE: Phrase =
    Phrase::new("embed-code", ["Code for your page", "Code pour votre page", "Código para tu página"]);
static DEMO: Phrase =
    Phrase::new("embed-demo", ["See it in a page", "Voir le résultat dans une page", "Verlo en una página"]);

/// What there is to tell of a match.
#[derive(Clone, Copy, PartialEq)]
struct Seen {
    game: &'static str,
    matches: u32,
    turn: Turn,
    number: u16,
    score: BySide<u8>,
}

/// Tells the host what happens, if there is one.
pub(crate) fn tell_host(store: Store) {
    let Some(host) = embedder() else { return };
    tell(&host, "\"type\":\"ready\"");
    tell_height(store, host.clone());
    let seen = move || {
        let is_played = store.screen.get() == Screen::Match;
        let game = store.read(|t| t.card().id).filter(|_| is_played)?;
        let matches = store.matches.get();
        store.read_scene(|s| Seen { game, matches, turn: s.turn, number: s.number, score: s.score })
    };
    let mut before: Option<Seen> = None;
    effect(move || {
        let now = seen();
        if let Some(now) = now.as_ref().filter(|_| now != before) {
            let before = before.filter(|b| b.matches == now.matches);
            news(before, now).iter().for_each(|message| tell(&host, message));
        }
        before = now;
    });
}

/// What has changed, message by message.
fn news(before: Option<Seen>, now: &Seen) -> Vec<String> {
    let Seen { game, turn, number, score, .. } = *now;
    let goals = format!("\"score\":[{},{}]", score.home, score.away);
    let mut messages = Vec::new();
    if let Some(before) = before {
        for side in Side::BOTH.into_iter().filter(|&side| score[side] > before.score[side]) {
            messages.push(format!("\"type\":\"goal\",\"game\":\"{game}\",\"side\":\"{side}\",{goals}"));
        }
    }
    let is_new = before.is_none_or(|b| (b.turn, b.number) != (turn, number));
    match turn {
        Turn::Choose(side) if is_new => {
            messages.push(format!("\"type\":\"turn\",\"game\":\"{game}\",\"side\":\"{side}\",\"number\":{number}"));
        }
        Turn::Over(outcome) if is_new => {
            messages.push(format!("\"type\":\"end\",\"game\":\"{game}\",\"result\":\"{}\",{goals}", outcome.id()));
        }
        _ => {}
    }
    messages
}

fn tell(host: &Window, message: &str) {
    if let Ok(message) = js_sys::JSON::parse(&format!("{{\"ns\":\"touchline\",\"v\":1,{message}}}")) {
        let _ = host.post_message(&message, "*");
    }
}

/// Tells the host how high the page would like to be, whenever that changes.
fn tell_height(store: Store, host: Window) {
    let told = Cell::new(0);
    let measure = Rc::new(move || {
        let height = height(untrack(|| store.screen.get())).clamp(*HEIGHTS.start(), *HEIGHTS.end());
        if told.replace(height) != height {
            tell(&host, &format!("\"type\":\"height\",\"height\":{height}"));
        }
    });
    let anew = measure.clone();
    effect(move || {
        store.screen.track();
        let anew = anew.clone();
        later(0, move || anew());
    });
    let on_resize: Box<dyn FnMut()> = Box::new(move || measure());
    let on_resize = Closure::wrap(on_resize).into_js_value();
    if let (Ok(observer), Some(body)) = (ResizeObserver::new(on_resize.unchecked_ref()), document().body()) {
        observer.observe(&body);
    }
}

/// The height of what is on screen. A match fills whatever frame it is given, and a host that followed that would chase
/// its own tail; it asks for what suits its width.
fn height(screen: Screen) -> i32 {
    let body = document().body();
    let width = body.as_ref().map_or(0, |body| body.client_width());
    let main = body.and_then(|body| body.query_selector("main").ok().flatten()?.dyn_into::<HtmlElement>().ok());
    match screen {
        Screen::Match => (2 * width).clamp(*MATCH_HEIGHTS.start(), *MATCH_HEIGHTS.end()),
        Screen::Games | Screen::SetUp(_) | Screen::Training(_) => {
            // As much room under it as above it.
            main.map_or(0, |main| main.offset_height() + 2 * main.offset_top())
        }
    }
}

/// The code for a page of one's own, with the game chosen.
pub(crate) fn embed_code(store: Store) -> AnyView {
    let (game, copied) = (RwSignal::new(String::new()), RwSignal::new(false));
    let choose = Box::new(move |e| {
        game.set(event_target_value(&e));
        copied.set(false);
    });
    let option = |id: &'static str, name| html("option").set("value", id).text(said(store, name)).view();
    let games = html("select").id("embed-game").on("change", choose).add(option("", &ALL));
    let games = games.all(CARDS.iter().map(|card| option(card.id, card.name)));
    let code = text(move || iframe(store, &game.get()));
    let shown = html("pre")
        .id("embed-code")
        .set("tabindex", "0")
        .set("role", "region")
        .follow("aria-label", said(store, &CODE));
    let take = Box::new(move |_| {
        copy(&code.get_untracked(), move |done| copied.set(done));
    });
    let label = text(move || store.word(if copied.get() { &COPIED } else { &COPY }));
    let demo = html("a").set("href", "demo/").set("target", "_blank").set("rel", "noopener").text(said(store, &DEMO));
    many([
        html("p").text(said(store, &HINT)).view(),
        html("label").text(said(store, &GAME)).add(games.view()).view(),
        shown.text(code).view(),
        button(label, take).id("embed-copy").view(),
        demo.view(),
    ])
}

/// The code that shows this page, or one game of it, in the language and the colours on screen.
fn iframe(store: Store, game: &str) -> String {
    let (page, lang, theme) = (page(), store.lang.get().tag(), store.setting(&THEME));
    let wanted = |key: &str, word: &str| if word.is_empty() { String::new() } else { format!("&amp;{key}={word}") };
    let theme = wanted("theme", if theme == THEME.preset { "" } else { theme });
    let game = wanted("game", game);
    format!(
        "<iframe src=\"{page}?embed=1&amp;lang={lang}{theme}{game}\" title=\"Touchline\" width=\"100%\" height=\"720\" \
         style=\"border:0\" loading=\"lazy\" allow=\"clipboard-write; fullscreen\"></iframe>"
    )
}
