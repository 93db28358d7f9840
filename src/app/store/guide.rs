//! The guide to the kinds of footballers: of the game that is set up, or of the match.
use super::{Screen, Store};
use crate::dialog;
use crate::guide::GUIDE_DIALOG;
use leptos::prelude::*;
use touchline::dice::Seed;
use touchline::games::ROWS;
use touchline::guide::Entry;
use touchline::session::Details;
use touchline::setup::Setup;

impl Store {
    /// The entries of the guide; none where all footballers are alike.
    pub(crate) fn guide(self) -> Vec<Entry> {
        match self.screen.get() {
            // Any match will do: the guide is the same in all.
            Screen::SetUp(game) => ROWS.get(game).and_then(|row| {
                let any = (row.start)(Setup::preset((row.options)()), Seed(1), Details::default());
                any.ok().map(|t| t.now().guide())
            }),
            Screen::Games | Screen::Match => self.read(|t| t.now().guide()),
        }
        .unwrap_or_default()
    }

    /// The id of the game that the guide is of.
    pub(crate) fn guided(self) -> &'static str {
        match self.screen.get() {
            Screen::SetUp(game) => ROWS.get(game).map(|row| row.card.id),
            Screen::Games | Screen::Match => self.read(|t| t.card().id),
        }
        .unwrap_or_default()
    }

    /// Opens the guide.
    pub(super) fn read_guide(self) {
        self.around.reads_guide.set(true);
        dialog::open(GUIDE_DIALOG);
    }
}
