//! Solves drills of Chess Football: tries everything that the side on turn can do in its turn.
use std::collections::HashSet;
use touchline::event::Tale;
use touchline::game::{Game, chooser};
use touchline::games::chess::{Action, Chess};

/// What came of an action in the turn it was played in.
enum Came {
    Goal,
    On(Chess),
    Over,
}

fn play(state: &Chess, action: Action) -> Came {
    let side = chooser(state).expect("the turn is on");
    let mut after = state.clone();
    after.act(action, &mut Tale::deaf());
    match () {
        () if after.score()[side] > state.score()[side] => Came::Goal,
        () if chooser(&after) == Some(side) && after.number() == state.number() => Came::On(after),
        () => Came::Over,
    }
}

/// What can be done that does not just end the turn; of the last action only the passes, since nothing else scores.
fn tries(state: &Chess, left: usize) -> Vec<Action> {
    let mut all = state.legal();
    all.retain(|action| matches!(action, Action::Pass(_)) || left > 1 && matches!(action, Action::Move(..)));
    all
}

/// Every way to score with just so many actions, up to `most` ways.
pub(crate) fn ways(state: &Chess, actions: usize, most: usize) -> Vec<Vec<Action>> {
    let (mut found, mut hopeless) = (Vec::new(), HashSet::new());
    search(state, actions, most, &mut Vec::new(), &mut found, &mut hopeless);
    found
}

fn search(
    state: &Chess,
    left: usize,
    most: usize,
    before: &mut Vec<Action>,
    found: &mut Vec<Vec<Action>>,
    hopeless: &mut HashSet<(Chess, usize)>,
) {
    if left == 0 || hopeless.contains(&(state.clone(), left)) {
        return;
    }
    let had = found.len();
    for action in tries(state, left) {
        if found.len() >= most {
            return;
        }
        before.push(action);
        match play(state, action) {
            Came::Goal if left == 1 => found.push(before.clone()),
            Came::On(after) => search(&after, left - 1, most, before, found, hopeless),
            Came::Goal | Came::Over => {}
        }
        before.pop();
    }
    if found.len() == had {
        hopeless.insert((state.clone(), left));
    }
}
