//! Second thoughts: the best plans for a turn weighed again, by what the other side can make of them in its own.
//!
//! The other side's turn is thought through in the same way, with a share of the work; while that lasts it weighs its
//! best plans by our answers in turn, and so on.
use super::branch::{Branch, Found};
use super::{Search, play};
use crate::game::chooser;
use crate::mind::Mind;
use crate::side::Side;

/// No more plans than this are weighed again.
const MOST: usize = 12;

/// The least work that is spent on the answers to a plan.
const LEAST: u32 = 500;

/// Of what a plan comes to by its own end, this part counts beside the answers: a goal now is better than one that is
/// as sure a turn later, or it would be put off for ever.
const IN_HAND: i32 = 4;

/// A plan that ends the turn.
struct Plan<G: Mind> {
    found: Found<G>,
    /// Plans that lead to the same state are the same.
    key: u64,
}

/// A turn that is thought through, from its first choice.
pub(super) struct Answers<G: Mind> {
    state: G,
    side: Side,
    number: u16,
    /// The best plans so far; while they are weighed again those that are still to come, the best last.
    plans: Vec<Plan<G>>,
    /// Whether the plans are known.
    known: bool,
    /// The one whose answers are looked at.
    trying: Option<Plan<G>>,
    best: Option<Found<G>>,
    work: u32,
    since: u32,
}

impl<G: Mind> Search<G> {
    /// Takes up the beginning of a turn, or what is left of it, with some work to spend on it.
    pub(super) fn enter_turn(&mut self, state: G, work: u32) {
        self.stack.push(Branch::Answers(Answers {
            state: state.clone(),
            side: self.side,
            number: self.number,
            plans: Vec::new(),
            known: false,
            trying: None,
            best: None,
            work,
            since: self.spent,
        }));
        self.enter_choice(state, work / G::own_share().max(1), true);
    }

    /// Notes a plan that leads to the end of the turn: the choices down to here, and the one that ends it.
    pub(super) fn note_plan(&mut self, after: &G, worth: i32, end: Option<G::Action>) {
        if !G::foresees() {
            return;
        }
        let start = self.stack.iter().rposition(|branch| matches!(branch, Branch::Answers(_)));
        let Some((turn, choices)) = start.and_then(|at| self.stack.get_mut(at..)?.split_first_mut()) else { return };
        if let Branch::Answers(answers) = turn {
            let line = || choices.iter().filter_map(|branch| branch.trying()).chain(end).collect();
            answers.note(after.key(), worth, line);
        }
    }

    pub(super) fn step_answers(&mut self, mut answers: Answers<G>) {
        answers.work = answers.work.saturating_sub(self.spent - answers.since);
        answers.since = self.spent;
        let theirs = self.side != answers.side;
        (self.side, self.number) = (answers.side, answers.number);
        match (self.found.take(), answers.trying.take()) {
            (Some(found), Some(plan)) => {
                let worth = if theirs { -found.worth } else { found.worth };
                let worth = worth + (plan.found.worth - worth) / IN_HAND;
                answers.weighed(plan, worth);
            }
            (found, _) => answers.best = found,
        }
        if !answers.known {
            answers.settle_plans();
        }
        let share = answers.work / answers.plans.len().max(1) as u32;
        match answers.plans.pop() {
            Some(plan) => {
                let mut after = answers.state.clone();
                plan.found.line.iter().for_each(|&action| play(&mut after, action));
                answers.trying = Some(plan);
                self.side = chooser(&after).unwrap_or(answers.side.other());
                self.number = after.number();
                self.stack.push(Branch::Answers(answers));
                self.enter(after, share, false);
            }
            None => self.found = answers.best,
        }
    }
}

impl<G: Mind> Answers<G> {
    fn note(&mut self, key: u64, worth: i32, line: impl FnOnce() -> Vec<G::Action>) {
        if self.plans.iter().any(|plan| plan.key == key && plan.found.worth >= worth) {
            return;
        }
        if self.plans.len() >= MOST {
            let least = self.plans.iter().enumerate().min_by_key(|(_, plan)| plan.found.worth);
            let Some((at, _)) = least.filter(|(_, plan)| plan.found.worth < worth) else { return };
            self.plans.swap_remove(at);
        }
        self.plans.push(Plan { found: Found { worth, line: line() }, key });
    }

    /// Keeps the plans that there is work left to weigh; with less than two, what was found stands.
    fn settle_plans(&mut self) {
        self.known = true;
        let most = (self.work / LEAST) as usize;
        let mut best_first = Vec::new();
        while best_first.len() < most
            && let Some(best) = (0..self.plans.len()).min_by_key(|&i| -self.plans[i].found.worth)
        {
            best_first.push(self.plans.remove(best));
        }
        self.plans.clear();
        if best_first.len() > 1 {
            self.plans.extend(best_first.into_iter().rev());
            self.best = None;
        }
    }

    fn weighed(&mut self, plan: Plan<G>, worth: i32) {
        if self.best.as_ref().is_none_or(|best| worth > best.worth) {
            self.best = Some(Found { worth, line: plan.found.line });
        }
    }
}
