//! The match's menu: what is wanted now and then while one plays.
use crate::dialog::{self, dialog};
use crate::guide::{GUIDE, no_guide};
use crate::intent::Errand;
use crate::line_ups::line_ups_item;
use crate::rules::RULES;
use crate::store::Store;
use crate::ui::{El, button, drawing, flag, html, path, said, text, wants};
use crate::words as w;
use leptos::prelude::*;
use touchline::side::Side;
use touchline::words::{Arg, Phrase};

static MENU: Phrase = Phrase::new("match-menu", ["Match menu", "Menu du match", "Menú del partido"]);
static TURN_BOARD: Phrase = Phrase::new("turn-board", ["Turn the board", "Retourner le plateau", "Girar el tablero"]);
static FOLLOW_TURNS: Phrase =
    Phrase::new("follow-turns", ["Turn it to whoever plays", "L’orienter vers qui joue", "Girarlo hacia quien juega"]);

static RESIGN: Phrase = Phrase::new("resign", ["Resign", "Abandonner", "Rendirse"]);
static PLAY_ON: Phrase = Phrase::new("play-on", ["Play on", "Continuer à jouer", "Seguir jugando"]);
static RESIGN_TITLE: Phrase = Phrase::new("resign-title", ["Resign?", "Abandonner ?", "¿Rendirse?"]);
static RESIGN_WHAT: Phrase = Phrase::new(
    "resign-what",
    [
        "{0} gives the match up; the winner is {1}. This cannot be undone.",
        "Abandon : {0}. Victoire : {1}. C’est définitif.",
        "Abandona: {0}. Gana: {1}. No se puede deshacer.",
    ],
);

/// The id of the question whether to resign.
const RESIGN_DIALOG: &str = "resign";
/// The dialog's id.
pub(crate) const MENU_DIALOG: &str = "menu";

/// The button that opens the menu.
pub(crate) fn menu_button(store: Store) -> AnyView {
    let icon = drawing("icon", (24, 24))
        .set("aria-hidden", "true")
        .add(path("line", "M4 6H20M4 12H20M4 18H20".to_string()).view());
    html("button")
        .set("type", "button")
        .class("small menu")
        .id("open-menu")
        .on("click", wants(store, || Errand::Show(MENU_DIALOG)))
        .add(icon.view())
        .add(html("span").class("visually-hidden").text(said(store, &MENU)).view())
        .view()
}

/// The menu.
pub(crate) fn menu(store: Store) -> AnyView {
    let follows = flag(move || store.board_follows());
    let rules = move || Errand::ReadRules(store.read(|t| t.card().id).unwrap_or_default());
    let close = button(said(store, &w::CLOSE), Box::new(|_| dialog::close(MENU_DIALOG))).id("close-menu");
    dialog(MENU_DIALOG)
        .set("aria-labelledby", "menu-title")
        .add(html("h2").id("menu-title").text(said(store, &MENU)).view())
        .add(item(store, &RULES, rules).id("read-rules").view())
        .add(item(store, &GUIDE, || Errand::ReadGuide).id("read-guide").when("hidden", no_guide(store)).view())
        .add(item(store, &TURN_BOARD, || Errand::TurnBoard).id("turn-board").view())
        .add(item(store, &FOLLOW_TURNS, || Errand::FollowTurns).id("follow-turns").pressed("switch", follows).view())
        .add(line_ups_item(store).view())
        .add(resign_item(store).view())
        .add(close.view())
        .view()
}

/// The way to the question whether to resign.
fn resign_item(store: Store) -> El {
    let ask = Box::new(|_| {
        dialog::close(MENU_DIALOG);
        dialog::open(RESIGN_DIALOG);
    });
    button(said(store, &RESIGN), ask).id("ask-resign").when("disabled", flag(move || store.resigner().is_none()))
}

/// The question whether to resign.
pub(crate) fn resignation(store: Store) -> AnyView {
    let what = text(move || {
        let side = store.resigner().unwrap_or(Side::Home);
        store.say(&RESIGN_WHAT.with([Arg::Team(side), Arg::Team(side.other())]))
    });
    let resign = Box::new(move |_| {
        dialog::close(RESIGN_DIALOG);
        if let Some(side) = untrack(|| store.resigner()) {
            store.update(Errand::Resign(side));
        }
    });
    let no = button(said(store, &PLAY_ON), Box::new(|_| dialog::close(RESIGN_DIALOG))).id("go-on").view();
    let yes = button(said(store, &RESIGN), resign).class("primary grave").id("resign-now").view();
    dialog(RESIGN_DIALOG)
        .class("question")
        .set("aria-labelledby", "resign-title")
        .add(html("h2").id("resign-title").text(said(store, &RESIGN_TITLE)).view())
        .add(html("p").text(what).view())
        .add(html("div").class("answer").add(no).add(yes).view())
        .view()
}

/// A button of the menu: the menu closes, and it is done.
fn item(store: Store, name: &'static Phrase, errand: impl Fn() -> Errand + Copy + 'static) -> El {
    let mut act = wants(store, errand);
    let chosen = Box::new(move |e| {
        dialog::close(MENU_DIALOG);
        act(e);
    });
    html("button").set("type", "button").text(text(move || store.word(name))).on("click", chosen)
}
