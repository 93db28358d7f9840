//! Checks on random play that what is offered, what is allowed and what is shown agree.
use super::board::BOARD;
use super::state::Street;
use super::{Action, Target};
use crate::cell::Path;
use crate::dice::Dice;
use crate::event::{Event, Mover, Tale};
use crate::game::{Game, Turn};
use crate::setup::Setup;
use crate::side::Side;
use std::collections::BTreeSet;

/// Draws numbers for a test, the same every time.
struct Draw(u64);

impl Draw {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

const SETUPS: [&str; 4] =
    ["minutes=15", "touch_counts=true", "kick_any_way=true extra_time=false", "places_first=away"];

/// Plays a match at random, rather going for goal and the ball than not, and shows every state and event.
fn play(seed: u64, mut seen: impl FnMut(&Street, &[Event])) {
    let mut draw = Draw(seed);
    let setup = Setup::parse(Street::options(), SETUPS[seed as usize % SETUPS.len()]).expect("options of the game");
    let mut state = Street::start(&setup).expect("a start position");
    loop {
        let mut tale = Tale::open();
        match state.turn() {
            Turn::Over(_) => return seen(&state, &[]),
            Turn::Throw(dice) => {
                let roll = Dice::roll(dice, || Some(draw.below(6) as u8 + 1)).expect("faces of a die");
                state.roll(roll, &mut tale);
            }
            Turn::Choose(_) => {
                let all = state.legal();
                let goal = all.iter().find(|&&a| a == Action::kick(Target::Goal));
                let onto_ball = |a: &&Action| matches!(**a, Action::Move { to, .. } if Some(to) == state.ball);
                let balls: Vec<_> = all.iter().filter(onto_ball).collect();
                let action = match goal {
                    Some(&goal) => goal,
                    None if !balls.is_empty() && draw.below(3) > 0 => *balls[draw.below(balls.len())],
                    None => all[draw.below(all.len())],
                };
                state.step(action, &mut tale).expect("what is offered is allowed");
            }
        }
        seen(&state, &tale.events);
    }
}

fn every_action(state: &Street) -> impl Iterator<Item = Action> + '_ {
    let cells = || BOARD.cells();
    let lengths = || std::iter::once(None).chain((1..=8).map(Some));
    let moves = cells().flat_map(move |from| {
        cells().flat_map(move |to| lengths().map(move |squares| Action::Move { from, to, squares }))
    });
    let from_a_man = |a: &Action| matches!(a, Action::Move { from, .. } if state.occupied().has(*from));
    let kicks = cells().map(|to| Action::kick(Target::Square(to))).chain([Action::kick(Target::Goal)]);
    let others = cells().flat_map(|c| [Action::Place(c), Action::Ball(c)]).chain([Action::Skip]);
    moves.filter(from_a_man).chain(kicks).chain(others)
}

#[test]
fn just_what_is_offered_is_allowed() {
    for seed in 0..12 {
        play(seed, |state, _| {
            let offered: BTreeSet<Action> = state.legal().into_iter().collect();
            let allowed = every_action(state).filter(|&a| state.why_not(a).is_none()).map(|a| state.exact(a));
            assert_eq!(allowed.collect::<BTreeSet<_>>(), offered, "{}", state.write());
            let once_exact = every_action(state).map(|a| state.exact(a)).filter(|&a| state.why_not(a).is_none());
            assert_eq!(once_exact.collect::<BTreeSet<_>>(), offered, "{}", state.write());
        });
    }
}

#[test]
fn every_kick_has_a_way_and_every_way_is_a_kick() {
    for seed in 100..160 {
        play(seed, |state, _| {
            for action in state.legal() {
                let Action::Kick { to, .. } = action else { continue };
                let route = state.route(to, Path::EMPTY).expect("a way to every square on offer");
                let kick = state.kick.expect("a kick is due");
                let relays: Vec<_> = route.relays().collect();
                let most = usize::from(kick.squares) + relays.len();
                let length: usize = route.legs().iter().map(|leg| usize::from(leg.len())).sum();
                match to {
                    Target::Square(_) => assert_eq!(length, most),
                    Target::Goal => assert!(length <= most),
                }
                let end = route.legs().last().and_then(Path::end);
                assert!(to == Target::Goal || end.map(Target::Square) == Some(to));
                let via = Path::of(&relays).expect("at most four relays");
                assert_eq!(state.why_not(Action::Kick { to, via }), None);
            }
        });
    }
}

#[test]
fn a_state_is_whole_and_read_back() {
    for seed in 200..300 {
        play(seed, |state, events| {
            assert_eq!(Street::read(&state.write()).as_ref(), Ok(state));
            assert_eq!(state.occupied().len(), u32::from(state.count(Side::Home) + state.count(Side::Away)));
            let on_ball = state.ball.and_then(|ball| state.man_on(ball));
            assert_eq!(on_ball, state.kick.map(|k| (state.side, k.by)), "{}", state.write());
            for (mover, way) in events.iter().filter_map(|e| e.way) {
                assert!(!way.is_empty() || mover == Mover::Ball, "{}", state.write());
            }
        });
    }
}
