//! How well the computer plays.
use crate::players::{Computer, Contest, Greedy, Random, USUAL, compete, watch};

/// Matches in the ordinary tests of strength; the ignored ones play 200.
const MATCHES: u64 = 20;

pub(crate) fn beats_random<G: Contest>() {
    let tally = compete::<G>(&mut Computer(USUAL), &mut Random, 0..MATCHES);
    assert!(tally.won * 100 >= 95 * MATCHES as u32, "{tally:?}");
}

pub(crate) fn beats_greedy<G: Contest>() {
    let tally = compete::<G>(&mut Computer(USUAL), &mut Greedy, 0..MATCHES);
    assert!(tally.won > tally.lost * 2, "{tally:?}");
}

/// Measured at level 3 in short matches, won, drawn and lost: Street Fives 200, 0, 0 against the random player and 123,
/// 25, 52 against the greedy one; Hex Pitch 196, 4, 0 and 108, 91, 1.
#[allow(clippy::print_stdout)]
pub(crate) fn two_hundred_matches<G: Contest>() {
    let random = compete::<G>(&mut Computer(USUAL), &mut Random, 0..200);
    println!("random {random:?}");
    let greedy = compete::<G>(&mut Computer(USUAL), &mut Greedy, 0..200);
    println!("greedy {greedy:?}");
    assert!(random.won >= 190, "{random:?}");
    assert!(greedy.won > 100, "{greedy:?}");
}

/// Measured in 100 short matches, won, drawn and lost: level 3 against 1 in Street Fives 93, 4, 3 and in Hex Pitch 61,
/// 39, 0; level 5 against 3 in Street Fives 46, 9, 45 and in Hex Pitch 47, 52, 1.
#[allow(clippy::print_stdout)]
pub(crate) fn levels<G: Contest>() {
    for (low, high) in [(1, USUAL), (USUAL, 5)] {
        let tally = compete::<G>(&mut Computer(high), &mut Computer(low), 0..100);
        println!("level {high} against {low}: {tally:?}");
        assert!(tally.won > tally.lost, "{tally:?}");
    }
}

/// Measured at level 3: Street Fives 135 goals in 50 matches, 15 of 2601 turns idle; Hex Pitch 95 goals, 173 of 2940.
///
/// A match between two computers ends, has goals, and is no shuffle: a side seldom undoes its last step.
#[allow(clippy::print_stdout)]
pub(crate) fn fifty_matches<G: Contest>() {
    let (mut goals, mut turns, mut idle) = (0, 0, 0);
    for seed in 0..50 {
        let watched = watch::<G>(USUAL, seed);
        goals += u32::from(watched.score.home + watched.score.away);
        turns += watched.turns;
        idle += watched.idle;
    }
    println!("{goals} goals in 50 matches of {} turns, {idle} of {turns} turns idle", turns / 50);
    assert!(goals >= 50, "{goals} goals");
    assert!(idle * 4 < turns, "{idle} of {turns} turns idle");
}
