//! A footballer or the ball dragged: another way to the same choices as tapping.
use super::Store;
use super::chooser;
use super::hand::Hand;
use leptos::prelude::*;
use touchline::cell::Cell;
use touchline::scene::Scene;
use touchline::show::{Aim, Place, Token, Verb, WAITING};
use touchline::side::Side;

impl Store {
    /// Whether somebody stands on a cell whom the side to choose may take in hand: while some wait to be placed, one of
    /// those.
    pub(crate) fn may_pick_up(self, cell: Cell) -> bool {
        let waits = |t: &Token| t.states.contains(&WAITING);
        let own = |s: &Scene| {
            let free = |t: &Token| Some(t.side) == chooser(s.turn) && (waits(t) || !s.tokens.iter().any(waits));
            s.token_at(cell).is_some_and(free)
        };
        !self.covered.get_untracked() && self.scene.with_untracked(|s| s.as_ref().is_some_and(own))
    }

    /// Who stands on a cell.
    pub(crate) fn who(self, cell: Cell) -> Option<(Side, u8)> {
        self.scene.with_untracked(|s| s.as_ref()?.token_at(cell).map(|t| (t.side, t.shirt)))
    }

    pub(super) fn pick_up(self, cell: Cell, ball: bool) {
        self.look_away();
        self.focus.set(Some(cell));
        let verb = self.scene.with_untracked(|s| {
            let verbs = s.as_ref().map(Scene::verbs).unwrap_or_default();
            by_drag(verbs, ball).first().map(|v| v.code)
        });
        self.hand.set(Hand { verb, ..Hand::default() });
    }

    /// The same as tapping the target: what cannot be taken back is looked at first where tapping does so.
    pub(super) fn drop_on(self, cell: Cell, ball: bool) {
        let verb = self.scene.with_untracked(|s| {
            let scene = s.as_ref()?;
            let aimed = |v: &&Verb| scene.of_verb(v.code).any(|c| c.aim == Aim::Cell(cell));
            by_drag(scene.verbs(), ball).into_iter().find(aimed)
        });
        match verb {
            Some(verb) => {
                self.choose_verb(verb.code);
                self.tap(cell);
            }
            None => drop(self.tells_why_not(cell)),
        }
    }
}

/// The verbs on the board in the order in which a drag means them: those of what is dragged, then the others.
fn by_drag(verbs: Vec<&'static Verb>, ball: bool) -> Vec<&'static Verb> {
    let mut ordered = Vec::new();
    for kicks in [ball, !ball] {
        ordered.extend(verbs.iter().filter(|v| v.place == Place::Board && v.kicks == kicks));
    }
    ordered
}
