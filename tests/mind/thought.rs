//! The thought itself: whatever the slices it is done in, it takes about the work it is given and comes to the same.
use crate::players::{Chance, Contest, USUAL, start, think};
use touchline::event::Tale;
use touchline::game::{Turn, chooser};
use touchline::search::{Limits, Search, Thought, thinker};

/// States of a match that level 1 plays against itself, where somebody is to choose.
fn states<G: Contest>(seed: u64) -> Vec<G> {
    let mut seen = Vec::new();
    let mut chance = Chance::of(seed);
    let mut state: G = start();
    while !matches!(state.turn(), Turn::Over(_)) {
        match state.turn() {
            Turn::Throw(dice) => state.roll(chance.roll(dice), &mut Tale::deaf()),
            _ => {
                seen.push(state.clone());
                for action in think(&state, 1, seed) {
                    state.step(action, &mut Tale::deaf()).expect("the answer is allowed");
                }
            }
        }
    }
    seen
}

pub(crate) fn slices<G: Contest>() {
    for (i, state) in states::<G>(0).into_iter().enumerate().step_by(2) {
        let whole = think(&state, USUAL, i as u64);
        for slice in [1, 7, 64, 1000] {
            let side = chooser(&state).expect("a choice is due");
            let seen = state.seen_by(side);
            let mut thinker = thinker::<G>(&seen, Limits::level(USUAL), i as u64).expect("a state of the game");
            let told = loop {
                if let Thought::Done(told) = thinker.think(slice) {
                    break told;
                }
            };
            assert_eq!(told, whole.iter().map(G::Action::to_string).collect::<Vec<_>>(), "slices of {slice}");
        }
    }
}

pub(crate) fn dropped<G: Contest>() {
    let state: G = states(0).swap_remove(12);
    let before = think(&state, USUAL, 1);
    for steps in (0..200).step_by(13) {
        let mut search = Search::new(&state, Limits::level(USUAL), 1);
        assert!(!search.advance(steps), "it is not done after {steps} steps");
        assert_eq!(search.plan(), None);
        drop(search);
    }
    assert_eq!(think(&state, USUAL, 1), before);
}

pub(crate) fn limit<G: Contest>() {
    for level in 1..=5 {
        for state in states::<G>(0).into_iter().step_by(9) {
            let mut search = Search::new(&state, Limits::level(level), 1);
            // What lies beyond the limit is the mix of a secret choice.
            assert!(search.advance(Limits::level(level).work * 2 + 3000), "level {level}");
            let plan = search.plan().map(<[G::Action]>::to_vec);
            assert!(search.advance(5) && search.plan().map(<[G::Action]>::to_vec) == plan);
        }
    }
}
