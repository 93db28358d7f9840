//! Dice as dice, and lines of what happened with the dice that decided it.
use crate::store::Store;
use crate::ui::{circle, many, nothing, rect};
use crate::words as w;
use leptos::prelude::*;
use touchline::dice::Roll;
use touchline::event::Event;
use touchline::words::Arg;

/// Where the pips of each face lie on a grid of 3 × 3.
const PIPS: [&[(u8, u8)]; 6] = [
    &[(1, 1)],
    &[(0, 0), (2, 2)],
    &[(0, 0), (1, 1), (2, 2)],
    &[(0, 0), (2, 0), (0, 2), (2, 2)],
    &[(0, 0), (2, 0), (1, 1), (0, 2), (2, 2)],
    &[(0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)],
];

/// An event as a line: its dice, then its words.
pub(crate) fn event_line(store: Store, event: &Event) -> AnyView {
    let dice = event.roll.map_or_else(nothing, |roll| dice(store, roll));
    view! { <li>{dice} <span>{store.say(&event.said)}</span></li> }.into_any()
}

fn dice(store: Store, roll: Roll) -> AnyView {
    let faces = roll.faces().iter().map(|&face| die(store, face));
    view! { <span class="dice">{many(faces)}</span> }.into_any()
}

fn die(store: Store, face: u8) -> AnyView {
    let pips = PIPS.get(usize::from(face.saturating_sub(1))).copied().unwrap_or(&[]);
    let name = store.say(&w::DIE.with([Arg::Count(i16::from(face))]));
    let at = |n: u8| 9 * i32::from(n) + 9;
    let drawn = pips.iter().map(|&(x, y)| circle("pip", (at(x), at(y)), 3));
    view! {
        <svg class="die" viewBox="0 0 36 36" role="img" aria-label=name>
            {rect("body", (2, 2, 32, 32), 7)}
            {many(drawn)}
        </svg>
    }
    .into_any()
}
