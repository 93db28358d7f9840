//! Dice as dice.
use crate::store::Store;
use crate::words as w;
use leptos::prelude::*;
use touchline::dice::Roll;
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

/// The dice of a roll.
pub(crate) fn dice(store: Store, roll: Roll) -> impl IntoView + use<> {
    let faces = roll.faces().to_vec();
    view! { <span class="dice">{faces.into_iter().map(|face| die(store, face)).collect_view()}</span> }
}

fn die(store: Store, face: u8) -> impl IntoView {
    let pips = PIPS.get(usize::from(face.saturating_sub(1))).copied().unwrap_or(&[]);
    let label = move || store.say(&w::DIE.with([Arg::Count(i16::from(face))]));
    view! {
        <svg class="die" viewBox="0 0 36 36" role="img" aria-label=label>
            <rect x="1.5" y="1.5" width="33" height="33" rx="7" />
            {pips
                .iter()
                .map(|(x, y)| view! { <circle cx=9 + 9 * x cy=9 + 9 * y r="3.4" /> })
                .collect_view()}
        </svg>
    }
}
