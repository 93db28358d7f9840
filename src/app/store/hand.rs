//! What is in hand but not yet played: the footballer pointed at, the verb chosen, the choice looked at.
use super::{Store, can_hover, chooser};
use crate::hints;
use crate::intent::Intent;
use crate::settings::CONFIRM;
use leptos::prelude::*;
use touchline::cell::Cell;
use touchline::scene::Scene;
use touchline::show::{Aim, Choice, Place};

/// A choice looked at before it is played.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Preview {
    /// The choice.
    pub(crate) choice: Choice<String>,
    /// Whether it was chosen to be looked at, and a second tap plays it; else the pointer merely rests on it.
    pub(crate) pinned: bool,
    since: f64,
}

/// What is in hand but not yet played.
#[derive(Clone, Default)]
pub(super) struct Hand {
    /// The code of the verb chosen.
    pub(super) verb: Option<&'static str>,
    /// The choice looked at.
    pub(super) preview: Option<Preview>,
    /// What is shown of the footballer in focus.
    pub(super) view: View,
}

/// What is shown of the footballer in focus; tapping them goes on to the next (GS-31).
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum View {
    #[default]
    Targets,
    Stats,
    Minimal,
}

impl View {
    const fn next(self, has_stats: bool) -> View {
        match self {
            View::Targets if has_stats => View::Stats,
            View::Targets | View::Stats => View::Minimal,
            View::Minimal => View::Targets,
        }
    }
}

/// Taps closer together than this are one fumble: the second neither confirms nor plays into the next turn.
pub(super) const FUMBLE_MS: f64 = 350.0;

impl Store {
    pub(super) fn tap(self, cell: Cell) {
        // Beside an open picker nothing else is meant.
        if self.close_picker() {
            return;
        }
        let pinned = untrack(|| self.preview()).filter(|p| p.pinned);
        let looks_at_another = pinned.is_some();
        if let Some(preview) = pinned.filter(|p| p.choice.aim == Aim::Cell(cell)) {
            if self.moment.get_value() - preview.since >= FUMBLE_MS {
                self.play(&preview.choice, self.revision());
            }
            return;
        }
        match self.target(cell) {
            // Whoever is being asked about one choice compares it with another.
            Some(choice) if choice.is_final && (looks_at_another || self.asks_first()) => self.look(choice, true),
            Some(choice) => self.play(&choice, self.revision()),
            None => match self.target_of_another_verb(cell) {
                None if self.tells_why_not(cell) => {}
                Some(choice) => {
                    self.choose_verb(choice.verb.code);
                    self.look(choice, true);
                }
                None => self.point_at(cell),
            },
        }
    }

    /// Whether what cannot be taken back is looked at first: no pointer can rest on it, and nobody has switched it off.
    fn asks_first(self) -> bool {
        !can_hover() && untrack(|| self.setting(&CONFIRM)) == "on"
    }

    /// What a press on the button of a choice means: the choice, or a question where it is final and questions are
    /// wanted.
    pub(crate) fn pressed(self, choice: Choice<String>, revision: u32) -> Intent {
        let asks = choice.is_final && untrack(|| self.setting(&CONFIRM)) == "on";
        if asks { Intent::Look(choice) } else { Intent::Play { choice, revision } }
    }

    pub(super) fn point_at(self, cell: Cell) {
        let again = self.scene.with_untracked(|s| {
            let scene = s.as_ref().filter(|s| s.focus == Some(cell))?;
            Some(!scene.stats.is_empty())
        });
        // The second tap of a double one meets the footballer whom the first has sent there.
        if again.is_some() && self.moment.get_value() - self.played_at.get_value() < FUMBLE_MS {
            return;
        }
        if let Some(has_stats) = again {
            let view = self.hand.with_untracked(|h| h.view).next(has_stats);
            return self.hand.set(Hand { view, ..Hand::default() });
        }
        let own = self.scene.with_untracked(|s| {
            let scene = s.as_ref()?;
            let token = scene.token_at(cell)?;
            (Some(token.side) == chooser(scene.turn)).then_some(cell)
        });
        // Nobody plays on when a drill is decided.
        let own = own.filter(|_| untrack(|| self.decided()).is_none());
        self.look_away();
        self.focus.set(own);
        if own.is_some() {
            self.learn(&hints::PICK);
        }
        let why = self.scene.with_untracked(|s| s.as_ref().and_then(|s| s.no_choice)).filter(|_| own.is_some());
        self.notice.set(why.map(|why| self.in_every_language(&why)));
    }

    pub(super) fn hover(self, cell: Option<Cell>) {
        let looked_at = untrack(|| self.preview());
        let target = cell.and_then(|cell| self.target(cell));
        match (looked_at, target) {
            (Some(p), _) if p.pinned => {}
            (Some(p), Some(target)) if p.choice == target => {}
            (None, None) => {}
            (_, Some(target)) => self.look(target, false),
            (Some(_), None) => self.hand.update(|h| h.preview = None),
        }
    }

    pub(super) fn look(self, choice: Choice<String>, pinned: bool) {
        self.hand.update(|h| h.preview = Some(Preview { choice, pinned, since: self.moment.get_value() }));
    }

    /// The choice of the lit verb that is aimed at a cell.
    pub(super) fn target(self, cell: Cell) -> Option<Choice<String>> {
        let lit = untrack(|| self.lit());
        self.scene.with_untracked(|s| s.as_ref()?.of_verb(lit).find(|c| c.aim == Aim::Cell(cell)).cloned())
    }

    /// The only choice aimed at a cell, though its verb is not lit: a tap there can mean nothing else, unless it picks a
    /// footballer of the side that chooses.
    pub(super) fn target_of_another_verb(self, cell: Cell) -> Option<Choice<String>> {
        self.scene.with_untracked(|s| {
            let scene = s.as_ref()?;
            let own = scene.token_at(cell).is_some_and(|t| Some(t.side) == chooser(scene.turn));
            let mut aimed = scene.in_place(Place::Board).filter(|c| !own && c.aim == Aim::Cell(cell));
            let only = aimed.next()?;
            aimed.next().is_none().then(|| only.clone())
        })
    }

    pub(super) fn choose_verb(self, code: &'static str) {
        self.learn(&hints::VERB);
        self.notice.set(None);
        self.hand.set(Hand { verb: Some(code), ..Hand::default() });
    }

    pub(super) fn look_away(self) {
        self.hand.set(Hand::default());
        self.focus.set(None);
    }

    /// Tells why a cell is no target of the lit verb, once: whoever taps there again means something else. A footballer
    /// of one's own is picked, and not aimed at, unless it was chosen to kick.
    pub(super) fn tells_why_not(self, cell: Cell) -> bool {
        let (lit, chosen) = (untrack(|| self.lit()), self.hand.with_untracked(|h| h.verb));
        let like = self.scene.with_untracked(|s| {
            let scene = s.as_ref().filter(|s| s.focus != Some(cell))?;
            let own = scene.token_at(cell).is_some_and(|t| Some(t.side) == chooser(scene.turn));
            let mut choices = scene.of_verb(lit).filter(|c| matches!(c.aim, Aim::Cell(_)));
            choices.find(|c| !own || c.verb.kicks && chosen == Some(lit)).map(|c| c.plays.clone())
        });
        let why = like.and_then(|plays| self.table.with_value(|t| t.as_ref()?.why_not_at(&plays, cell)));
        let said = why.map(|why| self.in_every_language(&why));
        let is_told = self.notice.with_untracked(|notice| *notice == said) && self.told_of.get_value() == Some(cell);
        if said.is_none() || is_told {
            return false;
        }
        self.hand.update(|hand| hand.preview = None);
        self.told_of.set_value(Some(cell));
        self.notice.set(said);
        true
    }

    /// Closes a picker that was opened, or a choice looked at in one; whether there was any.
    pub(super) fn close_picker(self) -> bool {
        let chosen = self.hand.with_untracked(|h| h.verb);
        let opened = self.scene.with_untracked(|s| {
            let verbs = s.as_ref().map(Scene::verbs).unwrap_or_default();
            verbs.iter().any(|v| Some(v.code) == chosen && v.place != Place::Board)
        });
        if opened {
            self.hand.set(Hand::default());
        }
        opened
    }

    pub(super) fn cancel(self) {
        let Hand { verb, preview, .. } = self.hand.get_untracked();
        if preview.is_some() {
            self.hand.set(Hand { verb, ..Hand::default() });
        } else if verb.is_some() {
            self.hand.set(Hand::default());
        } else {
            self.focus.set(None);
            self.notice.set(None);
        }
    }
}
