//! The computer opponent: it beats simple players, answers only what is allowed, never uses what its side cannot see,
//! and gives the same answer however its thought is sliced.
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use touchline::dice::{Dice, Roll};
use touchline::event::Tale;
use touchline::game::{Game, Outcome, Turn};
use touchline::games::grid::{Action, Grid};
use touchline::mind::Mind;
use touchline::search::{Limits, Search, Thinker, Thought};
use touchline::setup::Setup;
use touchline::side::{BySide, Side};

/// The level that a match starts with.
const USUAL: u8 = 3;

/// Matches in the ordinary tests of strength; the ignored ones play 200.
const MATCHES: u64 = 40;

struct Chance(ChaCha8Rng);

impl Chance {
    fn of(seed: u64) -> Chance {
        Chance(ChaCha8Rng::seed_from_u64(seed))
    }

    fn below(&mut self, n: usize) -> usize {
        (self.0.next_u64() % n.max(1) as u64) as usize
    }

    fn roll(&mut self, dice: Dice) -> Roll {
        Dice::roll(dice, || Some(self.below(6) as u8 + 1)).expect("a face from 1 to 6")
    }
}

/// A short match, so that many can be played.
fn start() -> Grid {
    let mut setup = Setup::preset(Grid::options());
    setup.choose("turns", "20").expect("20 turns are on offer");
    Grid::start(&setup).expect("the options go together")
}

trait Player {
    fn choose(&mut self, state: &Grid, side: Side, chance: &mut Chance) -> Vec<Action>;
}

/// Takes any offer.
struct Random;

impl Player for Random {
    fn choose(&mut self, state: &Grid, _: Side, chance: &mut Chance) -> Vec<Action> {
        let legal = state.legal();
        vec![legal[chance.below(legal.len())]]
    }
}

/// Takes the single action, by whichever footballer, after which its side stands best on the average of all dice, with
/// dives drawn evenly. It neither plans a second action nor switches its card.
struct Greedy;

impl Player for Greedy {
    fn choose(&mut self, state: &Grid, side: Side, chance: &mut Chance) -> Vec<Action> {
        let mut worlds = Vec::new();
        state.seen_by(side).worlds(side, &mut worlds);
        let mut all: Vec<(Vec<Action>, f64)> = Vec::new();
        for first in state.legal() {
            match first {
                Action::Formation(_) => {}
                Action::Select(_) => {
                    let mut chosen = state.clone();
                    chosen.act(first, &mut Tale::deaf());
                    let then = chosen.legal().into_iter().filter(|a| matches!(a, Action::Go(_) | Action::Steal));
                    all.extend(then.map(|action| (vec![first, action], mean(&chosen, action, side))));
                }
                _ => {
                    let sum: f64 = worlds.iter().map(|(world, _)| mean(world, first, side)).sum();
                    all.push((vec![first], sum / worlds.len() as f64));
                }
            }
        }
        // Between what is as good, by chance.
        let best = all.iter().map(|a| a.1).fold(f64::MIN, f64::max);
        let mut good: Vec<Vec<Action>> = all.into_iter().filter(|a| a.1 >= best - 1.0).map(|a| a.0).collect();
        good.swap_remove(chance.below(good.len()))
    }
}

fn mean(state: &Grid, action: Action, side: Side) -> f64 {
    let mut after = state.clone();
    after.act(after.exact(action), &mut Tale::deaf());
    settled(&after, side)
}

fn settled(state: &Grid, side: Side) -> f64 {
    let children: Vec<Grid> = match state.turn() {
        Turn::Throw(dice) => {
            let mut seen = [false; 64];
            let first = |roll: &Roll| !std::mem::replace(&mut seen[state.kind(*roll) as usize], true);
            let kinds: Vec<Roll> = dice.rolls().filter(first).collect();
            let (mut sum, mut weight) = (0.0, 0);
            for roll in kinds {
                let mut child = state.clone();
                child.roll(roll, &mut Tale::deaf());
                let count = dice.rolls().filter(|r| state.kind(*r) == state.kind(roll)).count();
                if child != *state {
                    sum += settled(&child, side) * count as f64;
                    weight += count;
                }
            }
            return sum / f64::from(weight as u32);
        }
        Turn::Choose(_) if state.awaits_dive() => {
            let dives = state.legal().into_iter();
            dives
                .map(|dive| (state.clone(), dive))
                .map(|(mut s, d)| {
                    s.act(d, &mut Tale::deaf());
                    s
                })
                .collect()
        }
        _ => return f64::from(state.worth(side)),
    };
    children.iter().map(|child| settled(child, side)).sum::<f64>() / children.len() as f64
}

/// The computer at a level.
struct Computer(u8);

impl Player for Computer {
    fn choose(&mut self, state: &Grid, _: Side, chance: &mut Chance) -> Vec<Action> {
        think(state, self.0, chance.0.next_u64())
    }
}

fn think(state: &Grid, level: u8, seed: u64) -> Vec<Action> {
    let mut search = Search::new(state, Limits::level(level), seed);
    while !search.advance(u32::MAX) {}
    search.plan().map(<[Action]>::to_vec).unwrap_or_default()
}

/// Plays a match to its end; every answer must be allowed.
fn play(players: &mut [&mut dyn Player; 2], seed: u64) -> BySide<u8> {
    let (mut dice, mut chance) = (Chance::of(seed), Chance::of(seed ^ 0xabcd));
    let mut state = start();
    loop {
        match state.turn() {
            Turn::Over(_) => return state.score(),
            Turn::Throw(thrown) => state.roll(dice.roll(thrown), &mut Tale::deaf()),
            Turn::Choose(side) => {
                let plan = players[side as usize].choose(&state, side, &mut chance);
                assert!(!plan.is_empty(), "something is chosen where a choice is due, seed {seed}");
                for (i, &action) in plan.iter().enumerate() {
                    assert_eq!(
                        state.turn(),
                        Turn::Choose(side),
                        "only the last action calls for dice, seed {seed} {i}"
                    );
                    let before = state.write();
                    let why = state.step(action, &mut Tale::deaf()).err().map(|w| w.code());
                    assert_eq!(why, None, "{action} at {before}, seed {seed}");
                }
            }
        }
    }
}

/// Wins, draws and losses of the first player, who plays every other match as Away, and the goals of both.
#[derive(Default, Debug)]
struct Tally {
    won: u32,
    drawn: u32,
    lost: u32,
    goals: [u32; 2],
}

fn compete(one: &mut dyn Player, two: &mut dyn Player, seeds: std::ops::Range<u64>) -> Tally {
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

#[test]
fn the_usual_level_beats_a_random_player() {
    let tally = compete(&mut Computer(USUAL), &mut Random, 0..MATCHES);
    println!("{tally:?}");
    assert!(tally.won * 100 >= 95 * MATCHES as u32, "{tally:?}");
}

#[test]
fn the_usual_level_beats_a_greedy_player() {
    let tally = compete(&mut Computer(USUAL), &mut Greedy, 0..MATCHES);
    println!("{tally:?}");
    assert!(tally.won > tally.lost * 2, "{tally:?}");
}
