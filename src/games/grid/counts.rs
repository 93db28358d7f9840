//! What the statistics of Grid Soccer count.
use super::words as w;
use crate::statistics::{self as s, Count, Tally};

pub(super) static COUNTS: [Count; 9] = [
    Count { name: &s::GOALS, of: Tally::Events(&[(&w::GOAL, 0)]) },
    Count { name: &s::EXPECTED_GOALS, of: Tally::GoalChances },
    Count { name: &s::SHOTS, of: Tally::Events(&[(&w::SHOOTS, 0)]) },
    Count { name: &s::ON_TARGET, of: Tally::Events(&[(&w::ON_TARGET, 0)]) },
    Count { name: &s::PASSES, of: Tally::Events(&[(&w::PASSES, 0), (&w::PLAYS_BALL, 0), (&w::CLEARS, 0)]) },
    Count { name: &s::ACCURATE_PASSES, of: Tally::Events(&[(&w::ACCURATE, 0)]) },
    Count { name: &s::TACKLES_WON, of: Tally::Events(&[(&w::STEAL_WON, 0), (&w::TACKLED, 1)]) },
    Count { name: &s::DICE, of: Tally::Dice },
    Count { name: &s::LUCK, of: Tally::Luck },
];
