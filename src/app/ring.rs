//! The ring of verbs round the footballer in focus, with the exact odds of those that have one outcome to hope for.
//!
//! Why at the corners of squares: on a phone a square is 25 pixels wide, no larger than a button, and nearly every
//! square round a footballer is a target. A button there would hide it, and a ring that opens first and closes when a
//! verb is lit would cost a tap each turn, though a verb is lit from the start. Where four squares meet there is room:
//! a button of 24 pixels leaves the middles of all four free, for the eye and for a finger. Each verb keeps its corner
//! while the footballer stays, the lit one too, so that the second tap of a double one never lights another verb.
use crate::frame::{At, Frame, UNIT};
use crate::intent::Intent;
use crate::pieces::beside;
use crate::store::Store;
use crate::ui::{circle, group, label, many, nothing, part, path, plays, tip};
use leptos::prelude::*;
use touchline::odds::Chance;
use touchline::scene::Scene;
use touchline::show::{Place, Verb};

/// The radius to hit: 24 CSS pixels across where a square has 25.
const HIT: i32 = UNIT * 19 / 40;

/// How near the middle of a footballer's cell the first buttons are: at its own corners.
const OWN: i32 = UNIT * 3 / 4;

/// The ring.
pub(crate) fn ring(store: Store, frame: Memo<Frame>) -> AnyView {
    part(move || {
        if !store.ring_asked() {
            return nothing();
        }
        let ring = |s: &Scene| frame.with(|f| s.focus.map(|at| (verbs(s), places(f, s, f.centre(at)))));
        let ring = store.read_scene(ring).flatten();
        let Some((verbs, places)) = ring.filter(|(verbs, _)| verbs.len() > 1) else { return nothing() };
        many(verbs.into_iter().zip(places).map(|(verb, at)| ring_button(store, verb, at)))
    })
}

/// The verbs of the footballer in focus.
fn verbs(scene: &Scene) -> Vec<&'static Verb> {
    let theirs = |v: &&'static Verb| matches!(v.place, Place::Board | Place::Face);
    scene.verbs().into_iter().filter(theirs).collect()
}

/// Where cells meet round a point, within the picture: first at the corners of the cell itself, and of those where the
/// fewest pieces are touched; never over the ball while there is another place.
fn places(frame: &Frame, scene: &Scene, (x, y): At) -> Vec<At> {
    let (width, height) = frame.size();
    let apart = |(ax, ay): At, (bx, by): At| (ax - bx).pow(2) + (ay - by).pow(2);
    let near = |a: At, b: At, length: i32| apart(a, b) < length.pow(2);
    let around = frame.plots().iter().filter(|p| near(frame.centre(p.cell), (x, y), UNIT * 8 / 5));
    let mut places: Vec<At> = Vec::new();
    for corner in around.flat_map(|plot| frame.corners(plot)) {
        let inside = corner.0 >= HIT && corner.1 >= HIT && corner.0 <= width - HIT && corner.1 <= height - HIT;
        if inside && !places.iter().any(|&known| near(known, corner, 4)) {
            places.push(corner);
        }
    }
    let touched = |at: At| scene.tokens.iter().filter(|t| near(frame.centre(t.cell), at, OWN)).count();
    let over_ball = |at: At| scene.ball.is_some_and(|b| near(beside(frame, b), at, HIT + UNIT / 8));
    places.sort_by_key(|&at| (over_ball(at), !near((x, y), at, OWN), touched(at), apart((x, y), at)));
    let mut free: Vec<At> = Vec::new();
    for at in places {
        if !free.iter().any(|&taken| near(taken, at, 2 * HIT - UNIT / 10)) {
            free.push(at);
        }
    }
    free
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
