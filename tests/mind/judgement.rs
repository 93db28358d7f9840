//! What each game tells the search, on random play.
use crate::players::{Chance, Contest, start};
use touchline::event::Tale;
use touchline::game::Turn;
use touchline::mind::KINDS;
use touchline::side::Side;

/// Plays at random and looks at every state on the way.
fn on_the_way<G: Contest>(seeds: u64, mut look: impl FnMut(&G)) {
    for seed in 0..seeds {
        let mut chance = Chance::of(seed);
        let mut state: G = start();
        while !matches!(state.turn(), Turn::Over(_)) {
            look(&state);
            match state.turn() {
                Turn::Throw(dice) => state.roll(chance.roll(dice), &mut Tale::deaf()),
                _ => {
                    let legal = state.legal();
                    state.step(legal[chance.below(legal.len())], &mut Tale::deaf()).expect("it was offered");
                }
            }
        }
        look(&state);
    }
}

pub(crate) fn kinds<G: Contest>() {
    on_the_way::<G>(60, |state| {
        let Turn::Throw(dice) = state.turn() else { return };
        let mut first: [Option<G>; KINDS] = [const { None }; KINDS];
        for roll in dice.rolls() {
            let mut after = state.clone();
            after.roll(roll, &mut Tale::deaf());
            // A dive that is due still holds the dice of the shot; they decide nothing more.
            let same = first[usize::from(state.kind(roll))].get_or_insert_with(|| after.clone());
            assert!(same.key() == after.key() && same.score() == after.score(), "{roll:?} at {}", state.write());
        }
    });
}

pub(crate) fn ideas<G: Contest>() {
    on_the_way::<G>(60, |state| {
        assert_eq!(state.worth(Side::Home), -state.worth(Side::Away), "{}", state.write());
        let mut ideas = Vec::new();
        state.ideas(&mut ideas);
        let all = ideas.into_iter().map(|i| i.action).chain(state.rest());
        all.for_each(|action| assert!(state.why_not(action).is_none(), "{action} at {}", state.write()));
    });
}

pub(crate) fn position<G: Contest>() {
    on_the_way::<G>(10, |state| {
        let read = G::read(&state.write()).expect("a position");
        assert_eq!(read.worth(Side::Home), state.worth(Side::Home), "{}", state.write());
    });
}
