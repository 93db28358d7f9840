//! The computer at play: the line that says that it thinks, and the controls of a match that nobody else plays.
use crate::intent::Errand;
use crate::store::Store;
use crate::ui::{button, drawing, flag, html, part, path, said, text, wants};
use leptos::prelude::*;
use touchline::words::Phrase;

static THINKING: Phrase = Phrase::new(
    "computer-thinking",
    ["The computer is thinking…", "L’ordinateur réfléchit…", "El ordenador está pensando…"],
);
static PAUSE: Phrase = Phrase::new("pause", ["Pause", "Pause", "Pausa"]);
static GO_ON: Phrase = Phrase::new("go-on", ["Go on", "Reprendre", "Seguir"]);
static STEP: Phrase = Phrase::new("one-move", ["One move", "Un coup", "Una jugada"]);
static PACE: Phrase = Phrase::new("pace", ["Pace", "Vitesse", "Velocidad"]);
static PACES: [Phrase; 3] = [
    Phrase::new("slow", ["Slow", "Lente", "Lenta"]),
    Phrase::new("usual", ["Normal", "Normale", "Normal"]),
    Phrase::new("fast", ["Fast", "Rapide", "Rápida"]),
];

/// Says that the computer thinks: once a turn, for those who do not see it too.
pub(crate) fn thinking(store: Store) -> AnyView {
    let words = text(move || if store.is_computers_turn() { store.word(&THINKING) } else { String::new() });
    html("p").class("thinking").set("role", "status").text(words).view()
}

/// Pause or go on, one move, and the pace.
pub(crate) fn controls(store: Store) -> AnyView {
    let paused = move || store.computer.is_paused.get();
    let label = text(move || store.word(if paused() { &GO_ON } else { &PAUSE }));
    let toggle = wants(store, move || Errand::Pause(!store.computer.is_paused.get_untracked()));
    let sign = part(move || path("sign", if paused() { GO } else { HOLD }.to_string()).view());
    let icon = drawing("icon", (24, 24)).set("aria-hidden", "true").add(sign).view();
    let toggle = html("button").set("type", "button").class("primary").id("pause").on("click", toggle).add(icon);
    let step = button(said(store, &STEP), wants(store, || Errand::Step)).id("step");
    let controls = html("div").class("buttons").add(toggle.add(html("span").text(label).view()).view());
    let paces = PACES.iter().zip(0..).map(|(name, pace)| {
        let chosen = flag(move || store.computer.pace.get() == pace);
        let choose = wants(store, move || Errand::Pace(pace));
        button(said(store, name), choose).pressed("verb", chosen).set("data-pace", name.code).view()
    });
    html("div")
        .class("watch")
        .add(controls.add(step.view()).view())
        .add(html("div").class("verbs").set("role", "group").follow("aria-label", said(store, &PACE)).all(paces).view())
        .view()
}

/// Two bars, and a triangle that points on, as path data.
const HOLD: &str = "M6 5H10V19H6ZM14 5H18V19H14Z";
const GO: &str = "M8 5L19 12L8 19Z";
