//! The computer's thought for one turn of any game that has a [`Mind`].
//!
//! It looks for the actions that are worth most by the end of the side's own turn: what the side chooses is maximised,
//! what the dice decide is averaged over every outcome, and when the turn has passed the state is judged. What comes
//! out is everything up to the first throw; after it the side thinks again, knowing what came up.
//!
//! **Answers.** Where a turn is a single choice, what looks best by its end is often undone in the next. There
//! (`Mind::foresees`) the best plans are weighed a second time, each by the best that the other side can make of it
//! (file `answer`).
//!
//! **Secrets.** The search sees the state as its side does. A choice that the other side makes without seeing ours
//! counts as even while ideas are compared. Once a secret choice is to be made, an aim or a dive, each of its options is
//! weighed against each of the other side's, and the search draws from the mix that leaves the other side nothing to
//! exploit (file `mix`).
//!
//! **Work.** A thought is a number of small steps, at most the limit and a little more. Each idea gets a share, the more
//! promising the larger, and each outcome one by its chance, so that unlikely branches are looked at briefly. Nothing
//! depends on time: the same state, limits and seed give the same answer, in whatever slices it is thought.
//!
//! Why no tree is kept from one thought to the next: between two thoughts dice fall, and a turn is short.
mod answer;
mod branch;
mod chance;
mod mix;

use crate::game::{Game, Turn, chooser};
use crate::mind::Mind;
use crate::show::Show;
use crate::side::Side;
use crate::state::State;
use branch::{Branch, Found};
use mix::Mix;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::any::Any;

/// A thought that can be put down and taken up: a worker and the page drive it in slices. Dropping it cancels it.
pub trait Thinker {
    /// Thinks on for at most this many steps, each a few microseconds.
    fn think(&mut self, steps: u32) -> Thought;
}

/// How far a thought is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Thought {
    /// It is not done yet.
    More,
    /// What to play, action by action, in their text form. Only the last can call for dice or end the turn. Empty
    /// when the state is not due a choice of anybody.
    Done(Vec<String>),
}

/// How well the computer plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// About how many steps a thought takes.
    pub work: u32,
    /// By how much, on the scale of [`crate::mind::GOAL`], the worth of a plan is misjudged at most.
    pub noise: u32,
}

impl Limits {
    /// The limits of a level from 1 to 5; beyond them those of the nearest.
    pub const fn level(level: u8) -> Limits {
        match level {
            0 | 1 => Limits { work: 60, noise: 1500 },
            2 => Limits { work: 400, noise: 500 },
            3 => Limits { work: 5000, noise: 30 },
            4 => Limits { work: 15_000, noise: 15 },
            _ => Limits { work: 40_000, noise: 5 },
        }
    }
}

/// What the search works on, one after the other.
enum Stage<G: Mind> {
    /// The plan for the turn from the state.
    Plan(G),
    /// The mix of a secret choice.
    Secret(Mix<G>),
    /// Nothing more: this is to be played.
    Done(Vec<G::Action>),
}

/// The search for the best rest of a side's turn.
pub struct Search<G: Mind> {
    side: Side,
    /// The turn of the match that is thought about.
    number: u16,
    limits: Limits,
    rng: ChaCha8Rng,
    /// What the noise of each state follows from.
    moods: u64,
    /// What the plan begins with.
    habit: Option<G::Action>,
    stage: Stage<G>,
    /// From the first choice down to what is looked at now.
    stack: Vec<Branch<G>>,
    /// Steps taken so far.
    spent: u32,
    /// What the stage was waiting for.
    found: Option<Found<G>>,
}

/// What is to be done with a state.
enum Due {
    /// Our side chooses, in its turn.
    Choice,
    /// Dice or a hidden answer decide, in our turn.
    Chance,
    /// The turn has passed.
    Nothing,
}

impl<G: Mind> Search<G> {
    /// A search for what the side that is to choose should do. It uses nothing that this side may not see, and of
    /// its own seed only how it decides between what is about as good.
    pub fn new(state: &G, limits: Limits, seed: u64) -> Search<G> {
        let side = chooser(state);
        let mut seen = side.map_or_else(|| state.clone(), |side| state.seen_by(side));
        let number = state.number();
        let mut rng = ChaCha8Rng::seed_from_u64(seed ^ seen.key() ^ u64::from(number).rotate_right(16));
        let moods = rng.next_u64();
        let habit = seen.habit().filter(|_| side.is_some());
        let mut worlds = Vec::new();
        if let Some(side) = side {
            seen.worlds(side, &mut worlds);
        }
        let stage = match side {
            None => Stage::Done(Vec::new()),
            Some(_) if worlds.len() > 1 => Stage::Secret(Mix::of_worlds(worlds)),
            Some(_) => {
                habit.into_iter().for_each(|action| play(&mut seen, action));
                Stage::Plan(seen)
            }
        };
        let side = side.unwrap_or(Side::Home);
        Search { side, number, limits, rng, moods, habit, stage, stack: Vec::new(), spent: 0, found: None }
    }

    /// What to play, once the search is done.
    pub fn plan(&self) -> Option<&[G::Action]> {
        match &self.stage {
            Stage::Done(plan) => Some(plan),
            _ => None,
        }
    }

    /// Takes up to so many steps; whether the search is done.
    pub fn advance(&mut self, steps: u32) -> bool {
        (0..steps).any(|_| {
            self.step();
            self.plan().is_some()
        })
    }

    fn step(&mut self) {
        self.spent += 1;
        match self.stack.pop() {
            Some(Branch::Choice(choice)) => self.step_choice(choice),
            Some(Branch::Chance(chance)) => self.step_chance(chance),
            Some(Branch::Answers(answers)) => self.step_answers(answers),
            None => self.step_stage(),
        }
    }

    fn step_stage(&mut self) {
        let found = self.found.take();
        match std::mem::replace(&mut self.stage, Stage::Done(Vec::new())) {
            Stage::Plan(state) => match found {
                None => {
                    self.enter_turn(state.clone(), self.limits.work);
                    self.stage = Stage::Plan(state);
                }
                Some(found) => self.settle(state, &found.line),
            },
            Stage::Secret(mut mix) => {
                if let Some(found) = found {
                    mix.fill(found.worth);
                }
                match mix.next() {
                    Some((state, answer)) => {
                        let slip = self.misjudged(state.key());
                        self.enter_chance(state, Some(answer), mix::WORK, slip);
                        self.stage = Stage::Secret(mix);
                    }
                    None => {
                        let draw = self.rng.next_u64();
                        self.stage = Stage::Done(mix.draw(draw));
                    }
                }
            }
            done @ Stage::Done(_) => self.stage = done,
        }
    }

    /// Takes the plan found, after the habit; but if it ends in a secret choice, that is mixed first.
    fn settle(&mut self, mut state: G, line: &[G::Action]) {
        let mut plan: Vec<G::Action> = self.habit.into_iter().collect();
        let secret = line.split_last().and_then(|(&last, before)| {
            before.iter().for_each(|&action| play(&mut state, action));
            state.hidden_from(last).map(|from| (before, from))
        });
        self.stage = match secret {
            Some((before, from)) => {
                plan.extend(before);
                Stage::Secret(Mix::of_choice(state, plan, from))
            }
            None => {
                plan.extend(line);
                Stage::Done(plan)
            }
        };
    }

    /// Tells the mix how many answers its option has.
    const fn note_answers(&mut self, count: usize) {
        if let Stage::Secret(mix) = &mut self.stage {
            mix.note_answers(count);
        }
    }

    /// How a state that a plan leads to is misjudged: the same whatever way leads there, or a roundabout way to it
    /// would be a second try.
    const fn misjudged(&self, key: u64) -> i32 {
        // The high part of a product depends on every bit.
        let mixed = (key ^ self.moods).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
        ((mixed * (self.limits.noise as u64 + 1)) >> 32) as i32
    }

    fn due(&self, state: &G) -> Due {
        if state.number() != self.number {
            return Due::Nothing;
        }
        match state.turn() {
            Turn::Over(_) => Due::Nothing,
            Turn::Throw(_) => Due::Chance,
            Turn::Choose(side) if side == self.side => Due::Choice,
            Turn::Choose(_) if answers(state, self.side).is_some() => Due::Chance,
            Turn::Choose(_) => Due::Nothing,
        }
    }
}

impl<G: Mind> Thinker for Search<G> {
    fn think(&mut self, steps: u32) -> Thought {
        match self.advance(steps) {
            true => Thought::Done(self.plan().into_iter().flatten().map(G::Action::to_string).collect()),
            false => Thought::More,
        }
    }
}

/// A thinker for a state of this game, for its holder who does not know the game; `None` for one of another. It uses
/// nothing that the side to choose may not see.
pub fn thinker<G: Show + Mind>(state: &dyn State, limits: Limits, seed: u64) -> Option<Box<dyn Thinker>> {
    let state: &G = (state as &dyn Any).downcast_ref()?;
    Some(Box::new(Search::new(state, limits, seed)))
}

/// Plays an action that is allowed, unheard.
fn play<G: Game>(state: &mut G, action: G::Action) {
    state.act(state.exact(action), &mut crate::event::Tale::deaf());
}

/// What the other side may answer where it chooses, if all of it stays hidden from `side`: then it does not see ours
/// either.
fn answers<G: Game>(state: &G, side: Side) -> Option<Vec<G::Action>> {
    let mut all = Vec::new();
    state.offers(&mut all);
    let hidden = !all.is_empty() && all.iter().all(|&a| state.hidden_from(a) == Some(side));
    hidden.then_some(all)
}
