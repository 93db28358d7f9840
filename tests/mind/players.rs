//! Who plays: the computer, a player who takes any offer, and one who takes what looks best at once.
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::ops::Range;
use touchline::dice::{Dice, Roll};
use touchline::event::Tale;
use touchline::game::{Game, Outcome, Turn, chooser};
use touchline::mind::Mind;
use touchline::search::{Limits, Search};
use touchline::setup::Setup;
use touchline::show::Show;
use touchline::side::{BySide, Side};

/// The level that a match starts with.
pub(crate) const USUAL: u8 = 3;

/// A match takes no more choices and throws than this.
const MOST_STEPS: u32 = 5000;

/// What the tests must be told of a game.
pub(crate) trait Contest: Mind + Show {
    /// Options of a short match, so that many can be played.
    const SHORT: &'static str;

    /// What a player can do who does one thing a turn: each as the actions that it takes.
    fn single_moves(&self) -> Vec<Vec<Self::Action>>;
}

pub(crate) fn start<G: Contest>() -> G {
    let setup = Setup::parse(G::options(), G::SHORT).expect("options of the game");
    G::start(&setup).expect("the options go together")
}

pub(crate) struct Chance(ChaCha8Rng);

impl Chance {
    pub(crate) fn of(seed: u64) -> Chance {
        Chance(ChaCha8Rng::seed_from_u64(seed))
    }

    pub(crate) fn seed(&mut self) -> u64 {
        self.0.next_u64()
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        (self.seed() % n.max(1) as u64) as usize
    }

    pub(crate) fn roll(&mut self, dice: Dice) -> Roll {
        Dice::roll(dice, || Some(self.below(6) as u8 + 1)).expect("a face from 1 to 6")
    }
}

pub(crate) trait Player<G: Contest> {
    fn choose(&mut self, state: &G, side: Side, chance: &mut Chance) -> Vec<G::Action>;
}

/// Takes any offer.
pub(crate) struct Random;

impl<G: Contest> Player<G> for Random {
    fn choose(&mut self, state: &G, _: Side, chance: &mut Chance) -> Vec<G::Action> {
        let legal = state.legal();
        vec![legal[chance.below(legal.len())]]
    }
}

/// Takes the single move after which its side stands best on the average of all dice, with hidden answers drawn evenly.
/// It neither plans a second action nor looks at what may be answered.
pub(crate) struct Greedy;

impl<G: Contest> Player<G> for Greedy {
    fn choose(&mut self, state: &G, side: Side, chance: &mut Chance) -> Vec<G::Action> {
        let mut worlds = Vec::new();
        state.seen_by(side).worlds(side, &mut worlds);
        let mean = |moves: &[G::Action]| {
            let sum: f64 = worlds.iter().map(|(world, _)| settled(&after(world, moves), state.number(), side)).sum();
            sum / worlds.len() as f64
        };
        let all: Vec<(Vec<G::Action>, f64)> = state.single_moves().into_iter().map(|m| (m.clone(), mean(&m))).collect();
        // Between what is as good, by chance.
        let best = all.iter().map(|a| a.1).fold(f64::MIN, f64::max);
        let mut good: Vec<Vec<G::Action>> = all.into_iter().filter(|a| a.1 >= best - 1.0).map(|a| a.0).collect();
        good.swap_remove(chance.below(good.len()))
    }
}

/// The state after some actions that are allowed.
pub(crate) fn after<G: Game>(state: &G, actions: &[G::Action]) -> G {
    let mut after = state.clone();
    actions.iter().for_each(|&action| after.act(after.exact(action), &mut Tale::deaf()));
    after
}

/// What a state comes to on average, once the dice and hidden answers of this turn have fallen.
fn settled<G: Mind>(state: &G, turn: u16, side: Side) -> f64 {
    let mut children: Vec<(G, u32)> = Vec::new();
    match state.turn() {
        _ if state.number() != turn => {}
        Turn::Throw(dice) => {
            for roll in dice.rolls() {
                let mut child = state.clone();
                child.roll(roll, &mut Tale::deaf());
                match children.iter_mut().find(|(same, _)| *same == child) {
                    Some((_, weight)) => *weight += 1,
                    None if child != *state => children.push((child, 1)),
                    None => {}
                }
            }
        }
        Turn::Choose(_) => {
            let legal = state.legal();
            if legal.iter().all(|&action| state.hidden_from(action) == Some(side)) {
                children.extend(legal.iter().map(|&action| (after(state, &[action]), 1)));
            }
        }
        Turn::Over(_) => {}
    }
    if children.is_empty() {
        return f64::from(state.worth(side));
    }
    let weight: u32 = children.iter().map(|c| c.1).sum();
    let sum: f64 = children.iter().map(|(child, n)| settled(child, turn, side) * f64::from(*n)).sum();
    sum / f64::from(weight)
}

/// The computer at a level.
pub(crate) struct Computer(pub(crate) u8);

impl<G: Contest> Player<G> for Computer {
    fn choose(&mut self, state: &G, _: Side, chance: &mut Chance) -> Vec<G::Action> {
        think(state, self.0, chance.seed())
    }
}

pub(crate) fn think<G: Mind>(state: &G, level: u8, seed: u64) -> Vec<G::Action> {
    let mut search = Search::new(state, Limits::level(level), seed);
    while !search.advance(u32::MAX) {}
    search.plan().map(<[G::Action]>::to_vec).unwrap_or_default()
}

/// Plays a match to its end; every answer must be allowed.
pub(crate) fn play<G: Contest>(players: &mut [&mut dyn Player<G>; 2], seed: u64) -> BySide<u8> {
    let (mut dice, mut chance) = (Chance::of(seed), Chance::of(seed ^ 0xabcd));
    let mut state: G = start();
    let mut steps = 0;
    loop {
        steps += 1;
        assert!(steps < MOST_STEPS, "the match with seed {seed} stalls in {}", state.write());
        match state.turn() {
            Turn::Over(_) => return state.score(),
            Turn::Throw(thrown) => state.roll(dice.roll(thrown), &mut Tale::deaf()),
            Turn::Choose(side) => {
                let plan = players[side as usize].choose(&state, side, &mut chance);
                assert!(!plan.is_empty(), "a choice is due in {}", state.write());
                for action in plan {
                    assert_eq!(chooser(&state), Some(side), "{action} comes too late in {}", state.write());
                    let refused = state.step(action, &mut Tale::deaf()).err().map(|why| why.code());
                    assert_eq!(refused, None, "{action} in {}", state.write());
                }
            }
        }
    }
}

/// How one player did against another: every other match as Away, and the goals of both.
#[derive(Default, Debug)]
pub(crate) struct Tally {
    pub(crate) won: u32,
    pub(crate) drawn: u32,
    pub(crate) lost: u32,
    pub(crate) goals: [u32; 2],
}

pub(crate) fn compete<G: Contest>(one: &mut dyn Player<G>, two: &mut dyn Player<G>, seeds: Range<u64>) -> Tally {
    let mut tally = Tally::default();
    for seed in seeds {
        let home = seed % 2 == 0;
        let score = match home {
            true => play(&mut [one, two], seed),
            false => play(&mut [two, one], seed),
        };
        let side = if home { Side::Home } else { Side::Away };
        match Outcome::of(score) {
            Outcome::Win(winner) if winner == side => tally.won += 1,
            Outcome::Win(_) => tally.lost += 1,
            Outcome::Draw => tally.drawn += 1,
        }
        tally.goals[0] += u32::from(score[side]);
        tally.goals[1] += u32::from(score[side.other()]);
    }
    tally
}

/// What was seen of a match between two computers.
pub(crate) struct Watched {
    pub(crate) score: BySide<u8>,
    pub(crate) turns: u32,
    /// Turns in which a side only rested or brought about a position that stood four turns before or less.
    pub(crate) idle: u32,
}

/// Watches a full match of a level against itself.
pub(crate) fn watch<G: Contest>(level: u8, seed: u64) -> Watched {
    let mut chance = Chance::of(seed);
    let mut state = G::start(&Setup::preset(G::options())).expect("the presets go together");
    let (mut turns, mut idle, mut steps) = (0, 0, 0);
    let mut stood: Vec<String> = Vec::new();
    while !matches!(state.turn(), Turn::Over(_)) {
        steps += 1;
        assert!(steps < MOST_STEPS, "the match with seed {seed} stalls in {}", state.write());
        match state.turn() {
            Turn::Throw(dice) => state.roll(chance.roll(dice), &mut Tale::deaf()),
            _ => {
                let number = state.number();
                let plan = think(&state, level, chance.seed());
                let rests = plan.len() == 1 && plan.first().copied() == state.rest();
                plan.into_iter().for_each(|action| state.step(action, &mut Tale::deaf()).expect("it is allowed"));
                if state.number() != number {
                    let mut position = state.write();
                    for passing in ["turn", "side", "held"] {
                        position.as_object_mut().into_iter().for_each(|keys| drop(keys.remove(passing)));
                    }
                    let position = position.to_string();
                    let again = stood.iter().rev().take(4).any(|before| *before == position);
                    stood.push(position);
                    turns += 1;
                    idle += u32::from(rests || again);
                }
            }
        }
    }
    Watched { score: state.score(), turns, idle }
}
