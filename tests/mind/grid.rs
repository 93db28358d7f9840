//! Grid Soccer's secrets: aims and dives.
use crate::players::{USUAL, start, think};
use serde_json::json;
use touchline::dice::Roll;
use touchline::event::Tale;
use touchline::game::Game;
use touchline::games::grid::{Action, Aim, Grid};
use touchline::search::{Limits, Search, Thinker, Thought};
use touchline::side::Side;

#[test]
fn where_no_choice_is_due_nothing_is_answered() {
    let mut state: Grid = start();
    state.act(Action::Pass(touchline::games::grid::BOARD.parse("e5").expect("a cell")), &mut Tale::deaf());
    assert_eq!(Search::new(&state, Limits::level(1), 1).think(1), Thought::Done(Vec::new()));
}

/// A striker before the goal, with the ball.
fn before_the_shot() -> Grid {
    let position = json!({ "home": { "7": "e14" }, "away": { "1": "e18" }, "ball": "home.7", "turn": 3 });
    Grid::read(&position).expect("a position")
}

fn shot_at(aim: Aim, roll: Roll) -> Grid {
    let mut state = before_the_shot();
    state.act(Action::Shoot(aim), &mut Tale::deaf());
    state.roll(roll, &mut Tale::deaf());
    assert!(state.awaits_dive());
    state
}

#[test]
fn the_dive_never_depends_on_the_aim() {
    for seed in 0..20 {
        let all: Vec<Grid> =
            Aim::ALL.iter().flat_map(|&aim| [(6, 5), (5, 4)].map(|(a, b)| shot_at(aim, Roll::two(a, b)))).collect();
        let dives: Vec<_> = all.iter().map(|state| think(state, USUAL, seed)).collect();
        assert!(dives.iter().all(|dive| *dive == dives[0]), "seed {seed}: {dives:?}");
        assert_eq!(think(&all[0].seen_by(Side::Away), USUAL, seed), dives[0], "seed {seed}");
    }
}

/// How often each of the six cells is the last action's, over many seeds.
fn cells(state: &Grid, cell: fn(Action) -> Option<Aim>) -> [u32; 6] {
    let mut count = [0; 6];
    for seed in 0..200 {
        if let Some(aim) = think(state, USUAL, seed).last().copied().and_then(cell) {
            count[aim as usize] += 1;
        }
    }
    count
}

#[test]
fn aims_and_dives_are_mixed_so_that_nobody_can_guess_them() {
    let aims = cells(&before_the_shot(), |action| match action {
        Action::Shoot(aim) => Some(aim),
        _ => None,
    });
    let dives = cells(&shot_at(Aim::TopLeft, Roll::two(6, 5)), |action| match action {
        Action::Dive(aim) => Some(aim),
        _ => None,
    });
    for count in [aims, dives] {
        assert_eq!(count.iter().sum::<u32>(), 200, "{aims:?} {dives:?}");
        assert!(count.iter().all(|&n| n < 100) && count.iter().filter(|&&n| n > 10).count() >= 4, "{aims:?} {dives:?}");
    }
}
