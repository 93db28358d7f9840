//! The computer at Chess Football: it beats simple players, each level beats a lower one, what it answers is allowed,
//! and it thinks the same of a position that was written down.
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::ops::Range;
use touchline::event::Tale;
use touchline::game::{Game, Outcome, Turn, chooser};
use touchline::games::chess::{Action, Chess};
use touchline::mind::{GOAL, Mind};
use touchline::search::{Limits, Search, Thought, thinker};
use touchline::setup::Setup;
use touchline::side::{BySide, Side};

/// The level that a match starts with.
const USUAL: u8 = 3;

struct Chance(ChaCha8Rng);

impl Chance {
    fn of(seed: u64) -> Chance {
        Chance(ChaCha8Rng::seed_from_u64(seed))
    }

    fn below(&mut self, n: usize) -> usize {
        (self.0.next_u64() % n.max(1) as u64) as usize
    }
}

/// A short match, so that many can be played. White and Black kick off in turns.
fn start(seed: u64) -> Chess {
    let mut setup = Setup::preset(Chess::options());
    let kick_off = if (seed / 2).is_multiple_of(2) { "white" } else { "black" };
    for (key, value) in [("turns", "20"), ("target", "3"), ("kickoff", kick_off)] {
        setup.choose(key, value).expect("it is on offer");
    }
    Chess::start(&setup).expect("the options go together")
}

trait Player {
    fn choose(&mut self, state: &Chess, side: Side, chance: &mut Chance) -> Vec<Action>;
}

/// Takes any offer.
struct Random;

impl Player for Random {
    fn choose(&mut self, state: &Chess, _: Side, chance: &mut Chance) -> Vec<Action> {
        let legal = state.legal();
        vec![legal[chance.below(legal.len())]]
    }
}

/// Takes the single action after which its side stands best. It does not plan a second one.
struct Greedy;

impl Player for Greedy {
    fn choose(&mut self, state: &Chess, side: Side, chance: &mut Chance) -> Vec<Action> {
        let worth = |action| {
            let mut after = state.clone();
            after.act(action, &mut Tale::deaf());
            after.worth(side)
        };
        let all: Vec<(Action, i32)> = state.legal().into_iter().map(|a| (a, worth(a))).collect();
        // Between what is as good, by chance.
        let best = all.iter().map(|a| a.1).max().expect("something is on offer");
        let good: Vec<Action> = all.into_iter().filter(|a| a.1 == best).map(|a| a.0).collect();
        vec![good[chance.below(good.len())]]
    }
}

/// The computer at a level.
struct Computer(u8);

impl Player for Computer {
    fn choose(&mut self, state: &Chess, _: Side, chance: &mut Chance) -> Vec<Action> {
        think(state, self.0, chance.0.next_u64())
    }
}

fn think(state: &Chess, level: u8, seed: u64) -> Vec<Action> {
    let mut search = Search::new(state, Limits::level(level), seed);
    while !search.advance(u32::MAX) {}
    search.plan().map(<[Action]>::to_vec).unwrap_or_default()
}

/// Plays a match to its end; every answer must be allowed. Gives the score and the number of turns.
fn play(players: &mut [&mut dyn Player; 2], seed: u64) -> (BySide<u8>, u16) {
    let mut chance = Chance::of(seed);
    let mut state = start(seed);
    while let Some(side) = chooser(&state) {
        let plan = players[side as usize].choose(&state, side, &mut chance);
        assert!(!plan.is_empty(), "something is chosen where a choice is due, seed {seed}");
        for action in plan {
            assert_eq!(state.turn(), Turn::Choose(side), "only the last action ends the turn, seed {seed}");
            let before = state.write();
            let why = state.step(action, &mut Tale::deaf()).err().map(|w| w.code());
            assert_eq!(why, None, "{action} at {before}, seed {seed}");
        }
    }
    (state.score(), state.number())
}

/// Wins, draws and losses of the first player, who plays every other match as Away, the goals of both, and the turns.
#[derive(Default, Debug)]
struct Tally {
    won: u32,
    drawn: u32,
    lost: u32,
    goals: [u32; 2],
    turns: u32,
}

fn compete(one: &mut dyn Player, two: &mut dyn Player, seeds: Range<u64>) -> Tally {
    let mut tally = Tally::default();
    for seed in seeds {
        let home = seed.is_multiple_of(2);
        let (score, turns) = match home {
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
        tally.turns += u32::from(turns);
    }
    tally
}

#[test]
fn the_usual_level_beats_a_random_player() {
    let tally = compete(&mut Computer(USUAL), &mut Random, 0..20);
    assert!(tally.won >= 19, "{tally:?}");
}

#[test]
fn the_usual_level_beats_a_greedy_player() {
    let tally = compete(&mut Computer(USUAL), &mut Greedy, 0..8);
    assert!(tally.won > tally.lost * 2, "{tally:?}");
}

/// Looks at the states of matches that a level plays against itself, where somebody is to choose, all on the way through
/// a turn included.
fn on_the_way(level: u8, seeds: Range<u64>, mut look: impl FnMut(&Chess)) {
    for seed in seeds {
        let mut state = start(seed);
        while chooser(&state).is_some() {
            for action in think(&state, level, seed) {
                look(&state);
                state.step(action, &mut Tale::deaf()).expect("the answer is allowed");
            }
        }
    }
}

#[test]
fn a_state_is_thought_about_alike_in_slices_of_any_size() {
    let mut n = 0;
    on_the_way(1, 0..1, |state| {
        n += 1;
        let (level, slice) = ([1, 2, USUAL][n % 3], [1, 7, 1000][n / 3 % 3]);
        let whole: Vec<String> = think(state, level, 5).iter().map(Action::to_string).collect();
        let mut thinker = thinker::<Chess>(state, Limits::level(level), 5).expect("a state of the game");
        let told = loop {
            if let Thought::Done(told) = thinker.think(slice) {
                break told;
            }
        };
        assert_eq!(told, whole, "level {level} in slices of {slice} at {}", state.write());
    });
    assert!(n > 100, "{n} states were looked at");
}

#[test]
fn ideas_are_on_offer_and_what_one_side_gains_the_other_loses() {
    on_the_way(1, 0..4, |state| {
        assert_eq!(state.worth(Side::Home), -state.worth(Side::Away), "{}", state.write());
        let mut ideas = Vec::new();
        state.ideas(&mut ideas);
        let all = ideas.into_iter().map(|i| i.action).chain(state.rest());
        all.for_each(|action| assert!(state.why_not(action).is_none(), "{action} at {}", state.write()));
    });
}

#[test]
fn a_side_that_is_judged_sure_to_score_nearly_always_does() {
    let (mut sure, mut scored) = (0, 0);
    // The turn, the side and its goals before, while one that is sure to score has the word.
    let mut expected: Option<(u16, Side, u8)> = None;
    on_the_way(2, 0..16, |state| {
        let side = chooser(state).expect("a choice is due");
        let lead = i32::from(state.score()[side]) - i32::from(state.score()[side.other()]);
        if let Some((turn, scorer, goals)) = expected.take_if(|(turn, ..)| *turn != state.number()) {
            // The goal that ended a match is followed by no state of it.
            let same_match = state.number() > turn;
            sure += u32::from(same_match);
            scored += u32::from(same_match && state.score()[scorer] > goals);
        }
        if expected.is_none() && state.worth(side) - lead * GOAL > GOAL / 2 {
            expected = Some((state.number(), side, state.score()[side]));
        }
    });
    assert!(sure > 20 && scored * 10 >= sure * 8, "{scored} of {sure}");
}

/// Measured at level 3 in matches of up to three goals and 20 turns each: against the random player 200 won, 600 goals to
/// none; against the greedy one 173 won, 22 drawn and 5 lost, 425 goals to 31.
#[test]
#[allow(clippy::print_stdout)]
#[ignore = "200 matches against each take minutes"]
fn the_usual_level_in_two_hundred_matches() {
    let random = compete(&mut Computer(USUAL), &mut Random, 0..200);
    println!("random {random:?}");
    let greedy = compete(&mut Computer(USUAL), &mut Greedy, 0..200);
    println!("greedy {greedy:?}");
    assert!(random.won >= 190, "{random:?}");
    assert!(greedy.won > 100, "{greedy:?}");
}

/// Measured over 30 matches each: level 3 against 1: 28 won, 2 drawn; level 3 against 2: 18 won, 12 drawn; level 5
/// against 3: 23 won, 6 drawn, 1 lost.
#[test]
#[allow(clippy::print_stdout)]
#[ignore = "matches of the higher levels take minutes"]
fn each_level_plays_better_than_a_lower_one() {
    for (low, high) in [(1, USUAL), (USUAL, 5)] {
        let tally = compete(&mut Computer(high), &mut Computer(low), 0..100);
        println!("level {high} against {low}: {tally:?}");
        assert!(tally.won > tally.lost, "{tally:?}");
    }
}
