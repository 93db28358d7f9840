//! What components read of the store besides its signals.
use super::hand::{Preview, View};
use super::{Store, lit_verb};
use leptos::prelude::*;
use touchline::cell::Cell;
use touchline::layout::{Board, Margin};
use touchline::odds::Chance;
use touchline::scene::Scene;
use touchline::session::Told;
use touchline::show::{Aim, Choice, Fact, Place};
use touchline::table::AnyTable;
use touchline::trouble::Nameless;
use touchline::words::{LANGS, Lang, Phrase, Saying};

impl Store {
    /// A phrase's words in the language on screen.
    pub(crate) fn word(self, phrase: &'static Phrase) -> String {
        let lang = self.lang.get();
        lang.typeset(phrase.words(lang))
    }

    /// A saying in the language on screen.
    pub(crate) fn say(self, saying: &Saying) -> String {
        let lang = self.lang.get();
        self.table.with_value(|t| match t {
            Some(table) => saying.text(lang, table.as_ref()),
            None => saying.text(lang, &Nameless),
        })
    }

    /// A saying in every language, for a notice that outlives the moment.
    pub(super) fn in_every_language(self, saying: &Saying) -> [String; LANGS] {
        self.table.with_value(|t| match t {
            Some(table) => Lang::ALL.map(|lang| saying.text(lang, table.as_ref())),
            None => Lang::ALL.map(|lang| saying.text(lang, &Nameless)),
        })
    }

    /// The notice in the language on screen.
    pub(crate) fn noticed(self) -> Option<String> {
        let lang = self.lang.get() as usize;
        self.notice.with(|n| n.as_ref().and_then(|said| said.get(lang).cloned()))
    }

    /// Reads something of the match whenever it changes.
    pub(crate) fn read<T>(self, what: impl FnOnce(&AnyTable) -> T) -> Option<T> {
        self.tick.track();
        self.table.with_value(|t| t.as_ref().map(what))
    }

    /// Reads something of the picture whenever it changes.
    pub(crate) fn read_scene<T>(self, what: impl FnOnce(&Scene) -> T) -> Option<T> {
        self.scene.with(|s| s.as_ref().map(what))
    }

    /// The code of the verb whose choices are shown; empty when there is none.
    pub(crate) fn lit(self) -> &'static str {
        let (chosen, view) = self.hand.with(|h| (h.verb, h.view));
        if view == View::Minimal {
            return "";
        }
        self.read_scene(|s| lit_verb(s, chosen)).flatten().unwrap_or_default()
    }

    /// The choices of the lit verb, if they are offered in this place.
    pub(crate) fn lit_in(self, place: Place) -> Vec<Choice<String>> {
        let code = self.lit();
        let lit = |s: &Scene| s.of_verb(code).filter(|c| c.verb.place == place).cloned().collect();
        self.read_scene(lit).unwrap_or_default()
    }

    /// The choice looked at.
    pub(crate) fn preview(self) -> Option<Preview> {
        self.hand.with(|h| h.preview.clone())
    }

    /// Everything told in the match.
    pub(crate) fn log(self) -> Vec<Told> {
        self.read(|t| t.log()).unwrap_or_default()
    }

    /// The match's board, with its margin flat and wide.
    pub(crate) fn boards(self) -> Option<[Board; 2]> {
        self.read(|t| [Margin::Flat, Margin::Wide].map(|margin| t.board(margin)))
    }

    /// The exact chances of a choice.
    pub(crate) fn chances(self, choice: &Choice<String>) -> Vec<(&'static Phrase, Chance)> {
        self.read(|t| t.chances(&choice.plays)).unwrap_or_default()
    }

    /// The cells on the way of the choice looked at where dice decide, with their exact chances.
    pub(crate) fn perils(self) -> Vec<(Cell, Chance)> {
        let plays = self.preview().map(|p| p.choice.plays).unwrap_or_default();
        self.read(|t| t.perils(&plays)).unwrap_or_default()
    }

    /// The cell that the keyboard is on: moved by keys, else the footballer in focus, the ball, or the first target.
    pub(crate) fn cursor(self) -> Cell {
        let target = |choice: &Choice<String>| match choice.aim {
            Aim::Cell(cell) => Some(cell),
            _ => None,
        };
        let ball = |s: &Scene| s.ball.map(|b| b.cell);
        let start = |s: &Scene| s.focus.or_else(|| ball(s)).or_else(|| s.choices.iter().find_map(target));
        self.cursor.get().or_else(|| self.read_scene(start).flatten()).unwrap_or_default()
    }

    /// What the footballer in focus can do, while it is asked for (GS-31).
    pub(crate) fn stats_asked(self) -> Vec<Fact> {
        match self.hand.with(|h| h.view) {
            View::Stats => self.read_scene(|s| s.stats.clone()).unwrap_or_default(),
            View::Targets | View::Minimal => Vec::new(),
        }
    }

    /// The revision on screen.
    pub(crate) fn revision(self) -> u32 {
        self.scene.with_untracked(|s| s.as_ref().map_or(0, |s| s.revision))
    }
}
