//! The ring of verbs round the footballer in focus, with the exact odds of those that have one outcome to hope for.
//!
//! Why at the corners of squares: on a phone a square is 25 pixels wide, no larger than a button, and nearly every
//! square round a footballer is a target. A button there would hide it, and a ring that opens first and closes when a
//! verb is lit would cost a tap each turn, though a verb is lit from the start. Where four squares meet there is room:
//! a button of 24 pixels leaves the middles of all four free, for the eye and for a finger. Each verb keeps its corner
//! while the footballer stays, the lit one too, so that the second tap of a double one never lights another verb.
use crate::frame::{At, Frame, UNIT};
use crate::intent::Intent;
use crate::store::Store;
use crate::ui::{circle, group, label, many, nothing, part, path, plays, tip};
use leptos::prelude::*;
use touchline::odds::Chance;
use touchline::scene::Scene;
use touchline::show::{Place, Verb};

/// The radius to hit: 24 CSS pixels across where a square has 25.
const HIT: i32 = UNIT * 19 / 40;

/// Where buttons may be, from the middle of the footballer's cell: the corners of it, then those of its neighbours.
const CORNERS: [At; 12] = [
    (22, -22),
    (-22, -22),
    (-22, 22),
    (22, 22),
    (20, -60),
    (-20, -60),
    (60, -20),
    (-60, -20),
    (60, 20),
    (-60, 20),
    (20, 60),
    (-20, 60),
];

/// The ring.
pub(crate) fn ring(store: Store, frame: Memo<Frame>) -> AnyView {
    part(move || {
        if !store.ring_asked() {
            return nothing();
        }
        let verbs = store.read_scene(|s| s.focus.map(|at| (at, verbs(s)))).flatten();
        let Some((at, verbs)) = verbs.filter(|(_, verbs)| verbs.len() > 1) else { return nothing() };
        let places = frame.with(|f| places(f.centre(at), f.size()));
        many(verbs.into_iter().zip(places).map(|(verb, at)| ring_button(store, verb, at)))
    })
}

/// The verbs of the footballer in focus.
fn verbs(scene: &Scene) -> Vec<&'static Verb> {
    let theirs = |v: &&'static Verb| matches!(v.place, Place::Board | Place::Face);
    scene.verbs().into_iter().filter(theirs).collect()
}

/// The places round a point that lie within the picture.
fn places((x, y): At, (width, height): At) -> impl Iterator<Item = At> {
    let inside = move |&(x, y): &At| x >= HIT && y >= HIT && x <= width - HIT && y <= height - HIT;
    CORNERS.into_iter().map(move |(dx, dy)| (x + dx, y + dy)).filter(inside)
}

fn ring_button(store: Store, verb: &'static Verb, at: At) -> AnyView {
    let chance = store.hope_of(verb);
    let is_lit = store.lit() == verb.code;
    let class = format!("ring-button {}{}", verb.code, if is_lit { " chosen" } else { "" });
    let name = store.word(verb.name);
    let (x, y) = at;
    let (radius, face) = match (chance, icon(verb)) {
        (Some(chance), d) => {
            let odds = label("odds", (x, y + 5), format!("{}%", Chance::percent(chance)));
            (17, many([path("icon", moved(d, (x, y - 7))).view(), odds]))
        }
        (None, d) => (14, path("icon", moved(d, at)).view()),
    };
    group()
        .class(&class)
        .set("data-verb", verb.code)
        .on("click", plays(store, move || Intent::ChooseVerb(verb.code)))
        .add(tip(name))
        .add(circle("hit", at, HIT))
        .add(circle("body", at, UNIT * radius / 40))
        .add(face)
        .view()
}

/// A footballer's arrow, a ball and its way, a goal, or two that meet: what goes where, as path data round a point.
const fn icon(verb: &Verb) -> &'static str {
    match (verb.place, verb.kicks) {
        (Place::Face, _) => "m-7 4v-9h14v9m-9 -9v9m4 -9v9",
        (Place::Board, true) => "m-7 5a3 3 0 1 0 .1 0m3.4 -2l9 -8m-6 0h6v6",
        _ => "m-7 0h13m-5 -5l5 5l-5 5",
    }
}

fn moved(d: &str, (x, y): At) -> String {
    format!("M{x} {y}{d}")
}
