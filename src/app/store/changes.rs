//! Changes at a stop: what is on the sheet, and that a computer waits for whoever looks at it.
use super::Store;
use crate::changes::CHANGES;
use crate::dialog;
use leptos::prelude::*;
use touchline::cell::Cell;
use touchline::scene::Scene;
use touchline::show::{Aim, Choice, Place};

/// The least time for which the picture stands before the computer goes on, in milliseconds, where somebody else may
/// make changes first: long enough to reach for the button.
const STOP_MS: f64 = 2000.0;

/// Whom a change is for.
pub(crate) const fn whom(choice: &Choice<String>) -> Option<Cell> {
    match choice.aim {
        Aim::For(cell, _) => Some(cell),
        Aim::Nothing | Aim::Cell(_) | Aim::Face(..) | Aim::Card(_) => None,
    }
}

impl Store {
    /// The changes that persons at this device may make now, of one verb.
    pub(crate) fn changes(self) -> Vec<Choice<String>> {
        let of_one_verb = |s: &Scene| {
            let verb = s.in_place(Place::Sheet).next().map(|c| c.verb);
            s.in_place(Place::Sheet).filter(|c| Some(c.verb) == verb).cloned().collect()
        };
        self.read_scene(of_one_verb).unwrap_or_default()
    }

    /// Whether somebody has the sheet of changes before them, so that nobody may go on.
    pub(super) fn is_changing(self) -> bool {
        dialog::is_open(CHANGES)
    }

    /// How long the picture stands at least before the computer goes on.
    pub(super) fn time_for_changes(self) -> f64 {
        let may_change = untrack(|| self.read_scene(|s| s.in_place(Place::Sheet).next().is_some()));
        if may_change == Some(true) { STOP_MS } else { 0.0 }
    }
}
