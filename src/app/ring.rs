//! The ring of verbs round the footballer in focus, with the exact odds of those that have one outcome to hope for.
//!
//! Why at the corners of squares: on a phone a square is 25 pixels wide, no larger than a button, and nearly every
//! square round a footballer is a target. A button there would hide it, and a ring that opens first and closes when a
//! verb is lit would cost a tap each turn, though a verb is lit from the start. Where four squares meet there is room:
//! a button of 25 pixels leaves the middles of all four free, for the eye and for a finger. Each verb keeps its corner
//! while the footballer stays, the lit one too, so that the second tap of a double one never lights another verb.
use crate::frame::{At, Frame, UNIT};
use crate::intent::Intent;
use crate::pieces::beside;
use crate::store::Store;
use crate::ui::{circle, group, label, many, nothing, part, path, plays, said, text, tip};
use leptos::prelude::*;
use touchline::cell::Cell;
use touchline::odds::Chance;
use touchline::scene::Scene;
use touchline::show::{Place, Verb};

/// How near the middle of a footballer's cell the first buttons are: at its own corners.
const OWN: i32 = UNIT * 3 / 4;

/// A button to be: its verb, the chance shown, its middle, and the radius to hit.
type Spot = (&'static Verb, Option<Chance>, At, i32);

/// The ring.
pub(crate) fn ring(store: Store, frame: Memo<Frame>) -> AnyView {
    // The odds are reckoned once for a picture, not whenever a verb is lit or a choice looked at.
    let buttons = Memo::new(move |_| {
        let ring = |s: &Scene| frame.with(|f| s.focus.map(|at| (verbs(s), places(f, s, at))));
        let Some((verbs, (radius, places))) = store.read_scene(ring).flatten() else { return Vec::new() };
        let spot = |(verb, at): (&'static Verb, At)| -> Spot { (verb, store.hope_of(verb), at, radius) };
        verbs.into_iter().zip(places).map(spot).collect()
    });
    part(move || match store.ring_asked() {
        true => buttons.with(|all| many(all.iter().filter(|_| all.len() > 1).map(|b| ring_button(store, b)))),
        false => nothing(),
    })
}

/// The verbs of the footballer in focus.
fn verbs(scene: &Scene) -> Vec<&'static Verb> {
    let theirs = |v: &&'static Verb| matches!(v.place, Place::Board | Place::Face);
    scene.verbs().into_iter().filter(theirs).collect()
}

/// Where cells meet round a point, within the picture: first at the corners of the cell itself, and of those where the
/// fewest pieces are touched; never over the ball while there is another place.
fn places(frame: &Frame, scene: &Scene, focus: Cell) -> (i32, Vec<At>) {
    let (width, height) = frame.size();
    let (x, y) = frame.centre(focus);
    let apart = |(ax, ay): At, (bx, by): At| (ax - bx).pow(2) + (ay - by).pow(2);
    let near = |a: At, b: At, length: i32| apart(a, b) < length.pow(2);
    let around = frame.plots().iter().filter(|p| near(frame.centre(p.cell), (x, y), UNIT * 8 / 5));
    // As wide as leaves the middles free: 25 CSS pixels where a square has 25.
    let own = frame.plots().iter().filter(|p| p.cell == focus).flat_map(|p| frame.corners(p));
    let radius = own.map(|corner| apart(corner, (x, y))).min().map_or(0, |d| ((d as f32).sqrt() * 0.71) as i32);
    let mut places: Vec<At> = Vec::new();
    for corner in around.flat_map(|plot| frame.corners(plot)) {
        let inside =
            corner.0 >= radius && corner.1 >= radius && corner.0 <= width - radius && corner.1 <= height - radius;
        if inside && !places.iter().any(|&known| near(known, corner, 4)) {
            places.push(corner);
        }
    }
    let touched = |at: At| scene.tokens.iter().filter(|t| near(frame.centre(t.cell), at, OWN)).count();
    let over_ball = |at: At| scene.ball.is_some_and(|b| near(beside(frame, b), at, radius + UNIT / 8));
    let worst = |at: At| (over_ball(at), !near((x, y), at, OWN), touched(at), apart((x, y), at));
    let mut free: Vec<At> = Vec::new();
    while let Some(best) = (0..places.len()).min_by_key(|&i| worst(places[i])) {
        let (px, py) = places.remove(best);
        // A little outwards, so that more is seen of whom the ring is round.
        let push = if near((px, py), (x, y), OWN) { 10 } else { UNIT * 10 };
        let at = (px + (px - x) / push, py + (py - y) / push);
        if !free.iter().any(|&taken| near(taken, at, 2 * radius - 1)) {
            free.push(at);
        }
    }
    (radius, free)
}

fn ring_button(store: Store, &(verb, chance, at, radius): &Spot) -> AnyView {
    let class = text(move || {
        let chosen = if store.lit() == verb.code { " chosen" } else { "" };
        format!("ring-button {}{chosen}", verb.code)
    });
    let (x, y) = at;
    let (body, face) = match (chance, icon(verb)) {
        (Some(chance), d) => {
            let odds = label("odds", (x, y + 5), format!("{}%", Chance::percent(chance)));
            (17, many([path("icon", moved(d, (x, y - 7))).view(), odds]))
        }
        (None, d) => (14, path("icon", moved(d, at)).view()),
    };
    group()
        .follow("class", class)
        .set("data-verb", verb.code)
        .on("click", plays(store, move || Intent::ChooseVerb(verb.code)))
        .add(tip(said(store, verb.name)))
        .add(circle("hit", at, radius))
        .add(circle("body", at, body.min(radius)))
        .add(face)
        .view()
}

/// A goal, two that meet, a footballer's arrow with the ball or without, or a ball and its way: what goes where, as path
/// data round a point.
fn icon(verb: &Verb) -> &'static str {
    match (verb.code, verb.place, verb.kicks) {
        (_, Place::Face, _) | ("shoot", ..) => "m-7 4v-9h14v9m-9 -9v9m4 -9v9",
        ("tackle", ..) => "m-8 0h6m-3 -3l3 3l-3 3m11 -3h-6m3 -3l-3 3l3 3",
        ("dribble", ..) => "m-7 -2a3 3 0 1 0 .1 0m7 3h7m-4 -4l4 4l-4 4",
        (_, Place::Board, true) => "m-7 5a3 3 0 1 0 .1 0m3.4 -2l9 -8m-6 0h6v6",
        _ => "m-7 0h13m-5 -5l5 5l-5 5",
    }
}

fn moved(d: &str, (x, y): At) -> String {
    format!("M{x} {y}{d}")
}
