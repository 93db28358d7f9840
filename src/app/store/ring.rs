//! What the ring round the footballer in focus asks of the match.
use super::Store;
use super::hand::View;
use leptos::prelude::*;
use touchline::odds::Chance;
use touchline::show::{Place, Verb};

impl Store {
    /// Whether the ring is shown: the first of the three views of a footballer (GS-31), while nothing is looked at or
    /// still on its way.
    pub(crate) fn ring_asked(self) -> bool {
        let (view, pinned) = self.hand.with(|h| (h.view, h.preview.as_ref().is_some_and(|p| p.pinned)));
        view == View::Targets && !pinned && !self.is_replaying()
    }

    /// The exact chance of the last hope of a verb: its only choice's, or the best part's of a goal's face (GS-30).
    pub(crate) fn hope_of(self, verb: &'static Verb) -> Option<Chance> {
        let choices: Vec<_> = self.read_scene(|s| s.of_verb(verb.code).cloned().collect()).unwrap_or_default();
        if verb.place == Place::Board && choices.len() > 1 {
            return None;
        }
        let hopes = choices.iter().filter_map(|c| self.chances(c).last().map(|(_, chance)| *chance));
        hopes.max_by_key(|chance| chance.percent())
    }
}
