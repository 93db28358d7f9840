//! Hints for somebody's first match: each goes away once it was followed, and none comes back.
use crate::intent::Intent;
use crate::store::{Store, chooser};
use crate::ui::{drawing, html, nothing, part, path, plays, said};
use leptos::prelude::*;
use touchline::scene::Scene;
use touchline::show::Place;
use touchline::words::{Arg, Phrase, Saying};

/// Nobody is in focus.
pub(crate) static PICK: Phrase = Phrase::new(
    "hint-pick",
    [
        "Tap one of your own to see what they can do.",
        "Touchez l’un des vôtres pour voir ce qu’il peut faire.",
        "Toca a uno de los tuyos para ver qué puede hacer.",
    ],
);
/// Targets are lit.
pub(crate) static AIM: Phrase = Phrase::new(
    "hint-aim",
    [
        "Tap a marked spot, or drag to it.",
        "Touchez un repère, ou glissez jusqu’à lui.",
        "Toca una marca, o arrastra hasta ella.",
    ],
);
/// There is more than one verb.
pub(crate) static VERB: Phrase = Phrase::new(
    "hint-verb",
    [
        "The buttons below choose what to do.",
        "Les boutons ci-dessous choisissent l’action.",
        "Los botones de abajo eligen la acción.",
    ],
);
/// Nobody has anything to aim at, and the turn can be ended.
pub(crate) static END: Phrase = Phrase::new(
    "hint-end",
    ["Nothing more to do? “{0}”.", "Plus rien à faire ? « {0} ».", "¿Nada más que hacer? «{0}»."],
);
static NO_HINTS: Phrase =
    Phrase::new("no-hints", ["No more hints", "Ne plus donner de conseils", "No dar más consejos"]);

/// Every hint.
pub(crate) static ALL: [&Phrase; 4] = [&PICK, &AIM, &VERB, &END];

/// The hint that fits what is on screen, if there is one that is still new, and a way to be rid of them all.
pub(crate) fn hint(store: Store) -> AnyView {
    part(move || {
        let lit = store.lit();
        let due = store.read_scene(|s| due(store, s, lit)).flatten();
        let Some(hint) = due.filter(|_| store.decided().is_none() && !store.training.hinted.get()) else {
            return nothing();
        };
        let cross = drawing("icon", (24, 24))
            .set("aria-hidden", "true")
            .add(path("line", "M6 6L18 18M18 6L6 18".to_string()).view());
        let name = html("span").class("visually-hidden").text(said(store, &NO_HINTS)).view();
        let away = html("button").set("type", "button").class("small").id("no-hints").add(cross.view()).add(name);
        let away = away.on("click", plays(store, || Intent::LeaveHints));
        let words = html("span").words(store.say(&hint)).view();
        html("p").class("hint-line").add(words).add(away.view()).view()
    })
}

fn due(store: Store, scene: &Scene, lit: &str) -> Option<Saying> {
    let side = chooser(scene.turn).filter(|&side| store.is_by_hand(side))?;
    let is_lit = scene.of_verb(lit).any(|c| c.verb.place == Place::Board);
    let picks = lit.is_empty() && scene.focus.is_none() && scene.tokens.iter().any(|t| t.side == side);
    let several = scene.verbs().iter().filter(|v| v.place != Place::Button).count() > 1;
    let is_idle = scene.of_verb(lit).next().is_none();
    let end = scene.in_place(Place::Button).next().filter(|_| is_idle).map(|c| END.with([Arg::Term(c.verb.name)]));
    let fitting = [is_lit.then(|| AIM.plain()), picks.then(|| PICK.plain()), several.then(|| VERB.plain()), end];
    fitting.into_iter().flatten().find(|hint| store.is_new(hint.phrase))
}
