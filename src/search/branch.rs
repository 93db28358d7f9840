//! The search's way down: a choice of our side, and how worth comes back up.
use super::answer::Answers;
use super::chance::Chance;
use super::{Due, Search, play};
use crate::mind::{Idea, Mind};

/// The least work that a state is looked into with: with less it is judged as if the turn ended there.
const LEAST: u32 = 6;

/// A state whose worth is being found out.
pub(super) enum Branch<G: Mind> {
    Choice(Choice<G>),
    Chance(Chance<G>),
    Answers(Answers<G>),
}

/// What a state is worth, and the actions that lead there up to the first throw.
pub(super) struct Found<G: Mind> {
    pub(super) worth: i32,
    pub(super) line: Vec<G::Action>,
}

/// Our side chooses: the idea that is worth most counts.
pub(super) struct Choice<G: Mind> {
    state: G,
    ideas: Vec<Idea<G::Action>>,
    /// The idea that is looked at.
    trying: Option<G::Action>,
    best: Found<G>,
    work: u32,
    /// What the search had spent when the idea was taken up.
    since: u32,
    /// Whether no throw lies before: what is found here may be played.
    certain: bool,
}

impl<G: Mind> Search<G> {
    /// Takes up a state with some work to spend on it.
    pub(super) fn enter(&mut self, state: G, work: u32, certain: bool) {
        let slip = if certain { self.misjudged(state.key()) } else { 0 };
        match self.due(&state) {
            Due::Choice if !certain && G::foresees() => self.enter_turn(state, work),
            Due::Choice => self.enter_choice(state, work, certain),
            Due::Chance => self.enter_chance(state, None, work, slip),
            Due::Nothing => {
                let worth = state.worth(self.side) + slip;
                if certain {
                    self.note_plan(&state, worth, None);
                }
                self.give(worth, Vec::new());
            }
        }
    }

    pub(super) fn enter_choice(&mut self, state: G, work: u32, certain: bool) {
        let rest = state.rest();
        let worth = match rest {
            Some(end) => {
                let mut after = state.clone();
                play(&mut after, end);
                let worth = after.worth(self.side) + if certain { self.misjudged(after.key()) } else { 0 };
                if certain {
                    self.note_plan(&after, worth, rest);
                }
                worth
            }
            None => state.worth(self.side),
        };
        let line: Vec<G::Action> = rest.into_iter().collect();
        let root = self.stack.len() == 1 && certain;
        if work < LEAST && !root {
            return self.give(worth, line);
        }
        let mut ideas = Vec::new();
        state.ideas(&mut ideas);
        if ideas.is_empty() && rest.is_none() {
            let mut all = Vec::new();
            state.offers(&mut all);
            ideas.extend(all.into_iter().map(|action| Idea { action, promise: 0 }));
        }
        // Where the turn cannot be ended, something must be done, however bad.
        let worth = if rest.is_some() { worth } else { i32::MIN };
        let best = Found { worth, line };
        let since = self.spent;
        self.stack.push(Branch::Choice(Choice { state, ideas, trying: None, best, work, since, certain }));
    }

    pub(super) fn step_choice(&mut self, mut choice: Choice<G>) {
        if let Some(action) = choice.trying.take()
            && let Some(found) = self.found.take()
        {
            choice.hear(action, found);
        }
        choice.work = choice.work.saturating_sub(self.spent - choice.since);
        choice.since = self.spent;
        match choice.next_idea() {
            Some((idea, share)) => {
                let mut after = choice.state.clone();
                play(&mut after, idea.action);
                let certain = choice.certain;
                choice.trying = Some(idea.action);
                self.stack.push(Branch::Choice(choice));
                self.enter(after, share, certain);
            }
            None => self.give(choice.best.worth, choice.best.line),
        }
    }

    /// Hands a worth up to what waits for it.
    pub(super) fn give(&mut self, worth: i32, line: Vec<G::Action>) {
        self.found = Some(Found { worth, line });
    }
}

impl<G: Mind> Branch<G> {
    /// The choice that is looked at here.
    pub(super) const fn trying(&self) -> Option<G::Action> {
        match self {
            Branch::Choice(choice) => choice.trying,
            Branch::Chance(_) | Branch::Answers(_) => None,
        }
    }
}

impl<G: Mind> Choice<G> {
    /// Of what is worth the same the shorter way counts.
    fn hear(&mut self, action: G::Action, found: Found<G>) {
        let shorter = found.worth == self.best.worth && found.line.len() + 1 < self.best.line.len();
        if found.worth > self.best.worth || shorter || self.best.line.is_empty() {
            self.best.worth = found.worth;
            self.best.line.clear();
            self.best.line.push(action);
            if self.certain {
                self.best.line.extend(found.line);
            }
        }
    }

    /// The most promising idea left, and the work it may take: the shares fall evenly from one idea to the next, down
    /// to the least.
    fn next_idea(&mut self) -> Option<(Idea<G::Action>, u32)> {
        let needed = self.best.line.is_empty();
        let count = (self.ideas.len() as u32).min(self.work / LEAST);
        if count == 0 && !needed {
            return None;
        }
        let first = self.ideas.iter().map(|i| i.promise).max()?;
        let at = self.ideas.iter().position(|i| i.promise == first)?;
        let idea = self.ideas.swap_remove(at);
        Some((idea, (self.work * 2 / (count + 1)).max(LEAST)))
    }
}
