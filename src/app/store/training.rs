//! Drills: beginning one, how the one on the table stands, and which were solved.
use super::begin::{fresh_seed, today};
use super::{Screen, Store};
use crate::keep::{Keep, Slot};
use crate::{parts, trail, words};
use leptos::prelude::*;
use touchline::drill::{Drill, Progress};
use touchline::session::Details;
use touchline::side::Side;

/// What was solved, as the browser keeps it: `chess/first-shot chess/over-the-wall`.
#[derive(Clone, Copy)]
pub(crate) struct Training {
    pub(super) solved: RwSignal<String>,
    /// Whether the hint of the drill on the table is shown.
    pub(crate) hinted: RwSignal<bool>,
}

impl Training {
    /// What the browser keeps.
    pub(super) fn kept(keep: &Keep) -> Training {
        Training { solved: RwSignal::new(keep.text(Slot::Solved).unwrap_or_default()), hinted: RwSignal::new(false) }
    }
}

/// How a drill of a game is written among those that were solved.
fn entry(game: &str, drill: &Drill) -> String {
    format!("{game}/{}", drill.code)
}

impl Store {
    /// Enters the drills of a game: from one of them by going back to the list from which it was begun.
    pub(super) fn enter_training(self, game: usize) {
        self.with_games(vec![game], move |store| {
            if trail::goes_back_to(&format!("{}{game}", trail::TRAINING)) {
                return;
            }
            store.show_training(game);
            window().scroll_to_with_x_and_y(0.0, 0.0);
            store.notice.set(None);
            trail::enter(&store.place());
        });
    }

    /// Shows the drills of a game.
    pub(super) fn show_training(self, game: usize) {
        self.screen.set(Screen::Training(game));
        self.keep.with_value(|k| k.forget(Slot::Screen));
        self.attend();
    }

    /// Begins a drill. Persons play both sides: what it asks for is done within the turns of one of them.
    pub(super) fn start_drill(self, game: usize, place: usize) {
        let Some(row) = parts::here(game) else { return };
        let (Some(drill), Some(begin)) = (row.drills.get(place), row.drill) else { return };
        let Some(seed) = fresh_seed() else { return self.tell(&words::NO_SEED) };
        if let Some(table) = begin(drill, seed, Details { date: today(), ..Details::default() }) {
            self.training.hinted.set(false);
            self.begin(table);
        }
    }

    /// Shows what helps in the drill on the table, or hides it.
    pub(super) fn ask_hint(self) {
        self.notice.set(None);
        self.training.hinted.update(|hinted| *hinted = !*hinted);
    }

    /// Takes down that the drill on the table is solved, once and for all.
    pub(super) fn note_solved(self) {
        let solved = self.table.with_value(|t| {
            let table = t.as_ref().filter(|t| t.progress() == Some(Progress::Solved))?;
            table.drill().map(|drill| entry(table.card().id, drill))
        });
        let all = self.training.solved;
        if let Some(solved) = solved.filter(|solved| !all.with_untracked(|all| all.split(' ').any(|s| s == solved))) {
            self.keep_around(all, Slot::Solved, all.with_untracked(|all| format!("{all} {solved}")));
        }
    }

    /// Whether a drill of a game was ever solved.
    pub(crate) fn is_solved(self, game: &str, drill: &Drill) -> bool {
        let entry = entry(game, drill);
        self.training.solved.with(|all| all.split(' ').any(|solved| solved == entry))
    }

    /// The drill on the table and the side that it asks something of.
    pub(crate) fn on_drill(self) -> Option<(&'static Drill, Side)> {
        self.read(|t| Some((t.drill()?, t.start().turn().chooser()?))).flatten()
    }

    /// How the drill on the table ended, if it has.
    pub(crate) fn decided(self) -> Option<Progress> {
        self.read(|t| t.progress()).flatten().filter(|&progress| progress != Progress::Open)
    }
}
