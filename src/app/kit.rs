//! The colours that the sides wear, chosen once for this browser. They change nothing in play: shapes tell the sides apart.
use crate::intent::Errand;
use crate::store::Store;
use crate::ui::{flag, html, said, text, wants};
use leptos::prelude::*;
use touchline::side::{self, Side};
use touchline::words::{Arg, Phrase};

static KITS_WORN: Phrase = Phrase::new("kits", ["Shirt colours", "Couleurs des maillots", "Colores de las camisetas"]);
static KIT_OF: Phrase = Phrase::new("kit-of", ["Colour of {0}", "Couleur : {0}", "Color: {0}"]);
static OWN: Phrase = Phrase::new("own-kit", ["Usual", "Habituelle", "Habitual"]);
static BLUE: Phrase = Phrase::new("blue", ["Blue", "Bleu", "Azul"]);
static RED: Phrase = Phrase::new("red", ["Red", "Rouge", "Rojo"]);
static AMBER: Phrase = Phrase::new("amber", ["Amber", "Ambre", "Ámbar"]);
static WHITE: Phrase = Phrase::new("white", ["White", "Blanc", "Blanco"]);
static BLACK: Phrase = Phrase::new("black", ["Black", "Noir", "Negro"]);

/// The kits; each one's code is its class in the style sheet.
static KITS: [&Phrase; 5] = [&BLUE, &RED, &AMBER, &WHITE, &BLACK];

/// The kits worn, Home's and Away's with a space between, once a side has chosen one: both sides are then dressed, and
/// never alike. No kit stands for the game's own colours, on both sides.
pub(crate) fn wear(kits: &str, side: Side, kit: &str) -> String {
    if kit.is_empty() {
        return String::new();
    }
    let theirs = worn(kits, side.other());
    let keeps = !theirs.is_empty() && theirs != kit;
    let other = if keeps { theirs } else { KITS.iter().map(|k| k.code).find(|code| *code != kit).unwrap_or_default() };
    match side {
        Side::Home => format!("{kit} {other}"),
        Side::Away => format!("{other} {kit}"),
    }
}

fn worn(kits: &str, side: Side) -> &str {
    let (home, away) = kits.split_once(' ').unwrap_or_default();
    match side {
        Side::Home => home,
        Side::Away => away,
    }
}

/// The classes of the kits worn.
pub(crate) fn classes(store: Store) -> String {
    store.around.kits.with(|kits| match kits.split_once(' ') {
        Some((home, away)) => format!("kit-home-{home} kit-away-{away}"),
        None => String::new(),
    })
}

/// The choice of the kits on the set-up form.
pub(crate) fn choices(store: Store) -> AnyView {
    let summary = html("summary").text(said(store, &KITS_WORN)).view();
    html("details").class("kits").add(summary).all(Side::BOTH.map(|side| choice(store, side))).view()
}

fn choice(store: Store, side: Side) -> AnyView {
    let label = text(move || store.say(&KIT_OF.with([Arg::Term(side::word(side))])));
    let all = std::iter::once(("", &OWN)).chain(KITS.into_iter().map(|kit| (kit.code, kit)));
    let swatches = all.map(|(code, name)| {
        let is_worn = flag(move || store.around.kits.with(|kits| worn(kits, side) == code));
        let kit = if code.is_empty() { String::new() } else { format!("kit-{side}-{code}") };
        let dot = html("i").class(&format!("dot {side} {kit}")).view();
        html("button")
            .set("type", "button")
            .pressed("swatch", is_worn)
            .set("data-kit", format!("{side}-{code}"))
            .on("click", wants(store, move || Errand::Wear(side, code)))
            .add(dot)
            .text(said(store, name))
            .view()
    });
    let swatches = html("div").class("swatches").all(swatches).view();
    html("fieldset").add(html("legend").text(label).view()).add(swatches).view()
}
