//! Dice as dice, and lines of what happened with the dice that decided it.
use crate::store::Store;
use crate::ui::{circle, drawing, html, rect};
use crate::words as w;
use leptos::prelude::*;
use touchline::dice::Roll;
use touchline::event::Event;
use touchline::words::Arg;

/// Where the pips of each face lie on a grid of 3 × 3.
const PIPS: [&[(i32, i32)]; 6] = [
    &[(1, 1)],
    &[(0, 0), (2, 2)],
    &[(0, 0), (1, 1), (2, 2)],
    &[(0, 0), (2, 0), (0, 2), (2, 2)],
    &[(0, 0), (2, 0), (1, 1), (0, 2), (2, 2)],
    &[(0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)],
];

/// An event as a line: the mark of the side whose footballer it is about, its dice, then its words.
pub(crate) fn event_line(store: Store, event: &Event) -> AnyView {
    let words = html("span").words(store.say(&event.said)).view();
    let about = event.said.args.iter().find_map(|arg| match arg {
        Arg::Man(side, _) => Some(format!("about {side}")),
        _ => None,
    });
    html("li").class(&about.unwrap_or_default()).all(event.roll.map(|roll| dice(store, roll))).add(words).view()
}

fn dice(store: Store, roll: Roll) -> AnyView {
    html("span").class("dice").all(roll.faces().iter().map(|&face| die(store, face))).view()
}

/// The pips of a face of 36 by 36.
pub(crate) fn pips(face: u8) -> impl Iterator<Item = AnyView> {
    let pips = PIPS.get(usize::from(face.saturating_sub(1))).copied().unwrap_or(&[]);
    pips.iter().map(|(x, y)| circle("pip", (9 * x + 9, 9 * y + 9), 3))
}

fn die(store: Store, face: u8) -> AnyView {
    drawing("die", (36, 36))
        .set("role", "img")
        .set("aria-label", store.say(&w::DIE.with([Arg::Count(i16::from(face))])))
        .add(rect("body", (2, 2, 32, 32), 7))
        .all(pips(face))
        .view()
}
