//! What the dice and the other side's hidden answers decide: every outcome with its chance, equal ones merged.
use super::branch::Branch;
use super::{Due, Search, answers};
use crate::event::Tale;
use crate::game::Turn;
use crate::mind::{KINDS, Mind};
use crate::side::BySide;

/// Chances are counted in parts of this: fine enough that what rounding loses is worth nothing.
const SURE: i64 = 1 << 24;

/// No more outcomes than this are kept: the rare ones of a long chain of throws are left out.
const MOST: usize = 96;

/// One state that may come about.
struct Outcome<G> {
    state: G,
    chance: i64,
    /// States with the same mark are the same.
    mark: (u64, u16, BySide<u8>),
}

/// Throws and hidden answers: the worth is the mean over all outcomes.
pub(super) struct Chance<G: Mind> {
    /// What still calls for a throw or an answer, the first to come first.
    open: Vec<Outcome<G>>,
    /// What does not.
    closed: Vec<Outcome<G>>,
    /// The one answer that is reckoned with, if it is not all of them evenly.
    answer: Option<usize>,
    /// The chance of the outcome that is looked at.
    trying: i64,
    sum: i64,
    heard: i64,
    work: u32,
    since: u32,
    /// Added to the mean: how it is misjudged.
    slip: i32,
}

impl<G: Mind> Search<G> {
    /// Takes up a state that dice or a hidden answer decide; with an answer given, that one.
    pub(super) fn enter_chance(&mut self, state: G, answer: Option<usize>, work: u32, slip: i32) {
        let mut chance = Chance {
            open: Vec::new(),
            closed: Vec::new(),
            answer,
            trying: 0,
            sum: 0,
            heard: 0,
            work,
            since: self.spent,
            slip,
        };
        self.sort_in(&mut chance, state, SURE);
        self.stack.push(Branch::Chance(chance));
    }

    pub(super) fn step_chance(&mut self, mut chance: Chance<G>) {
        if let Some(found) = self.found.take() {
            chance.sum += i64::from(found.worth) * chance.trying;
            chance.heard += chance.trying;
        }
        chance.work = chance.work.saturating_sub(self.spent - chance.since);
        chance.since = self.spent;
        if !chance.open.is_empty() {
            let outcome = chance.open.remove(0);
            self.open(&mut chance, &outcome);
            return self.stack.push(Branch::Chance(chance));
        }
        match chance.closed.pop() {
            Some(Outcome { state, chance: share, .. }) => {
                let left: i64 = share + chance.closed.iter().map(|o| o.chance).sum::<i64>();
                let work = i64::from(chance.work) * share / left.max(1);
                chance.trying = share;
                self.stack.push(Branch::Chance(chance));
                self.enter(state, work as u32, false);
            }
            None => self.give((chance.sum / chance.heard.max(1)) as i32 + chance.slip, Vec::new()),
        }
    }

    /// Works out what may come of one throw or answer.
    fn open(&mut self, chance: &mut Chance<G>, outcome: &Outcome<G>) {
        let mut children = Vec::new();
        match outcome.state.turn() {
            Turn::Throw(_) => throws(&outcome.state, &mut children),
            _ => self.answered(chance, &outcome.state, &mut children),
        }
        let all: i64 = children.iter().map(|c| c.1).sum();
        for (state, part) in children {
            self.sort_in(chance, state, outcome.chance * part / all.max(1));
        }
    }

    fn answered(&mut self, chance: &Chance<G>, state: &G, out: &mut Vec<(G, i64)>) {
        let all = answers(state, self.side).unwrap_or_default();
        self.note_answers(all.len());
        for (_, &action) in all.iter().enumerate().filter(|(i, _)| chance.answer.is_none_or(|only| only == *i)) {
            let mut child = state.clone();
            super::play(&mut child, action);
            out.push((child, 1));
        }
    }

    /// Puts an outcome with the open or the closed ones, or adds its chance to the same one.
    fn sort_in(&self, chance: &mut Chance<G>, state: G, part: i64) {
        let list = match self.due(&state) {
            Due::Chance => &mut chance.open,
            Due::Choice | Due::Nothing => &mut chance.closed,
        };
        let mark = (state.key(), state.number(), state.score());
        if let Some(same) = list.iter_mut().find(|o| o.mark == mark) {
            same.chance += part;
        } else if list.len() < MOST {
            list.push(Outcome { state, chance: part, mark });
        }
    }
}

/// What may come of a throw, each with its number of rolls; a roll that changes nothing is thrown again.
fn throws<G: Mind>(state: &G, out: &mut Vec<(G, i64)>) {
    let Turn::Throw(dice) = state.turn() else { return };
    let mut counts = [0u8; KINDS];
    let kind = |roll| usize::from(state.kind(roll)) % KINDS;
    dice.rolls().for_each(|roll| counts[kind(roll)] += 1);
    for roll in dice.rolls() {
        let count = std::mem::take(&mut counts[kind(roll)]);
        if count > 0 {
            let mut child = state.clone();
            child.roll(roll, &mut Tale::deaf());
            if child != *state {
                out.push((child, i64::from(count)));
            }
        }
    }
}
