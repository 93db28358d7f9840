//! The guide to the kinds of footballers: of the game that is set up, or of the match.
use super::{Screen, Store};
use crate::dialog;
use crate::guide::GUIDE_DIALOG;
use crate::parts;
use leptos::prelude::*;
use touchline::games::CARDS;
use touchline::guide::Entry;
use touchline::setup::Setup;

impl Store {
    /// The entries of the guide; none where all footballers are alike.
    pub(crate) fn guide(self) -> Vec<Entry> {
        match self.screen.get() {
            // Any state will do: the guide is the same in all.
            Screen::SetUp(game) => parts::here(game).and_then(|row| {
                let any = (row.state)(&Setup::preset((row.options)()));
                any.ok().map(|state| state.guide())
            }),
            Screen::Games | Screen::Training(_) | Screen::Match => self.read(|t| t.now().guide()),
        }
        .unwrap_or_default()
    }

    /// The id of the game that the guide is of.
    pub(crate) fn guided(self) -> &'static str {
        match self.screen.get() {
            Screen::SetUp(game) => CARDS.get(game).map(|card| card.id),
            Screen::Games | Screen::Training(_) | Screen::Match => self.read(|t| t.card().id),
        }
        .unwrap_or_default()
    }

    /// Opens the guide.
    pub(super) fn read_guide(self) {
        self.around.reads_guide.set(true);
        dialog::open(GUIDE_DIALOG);
    }
}
