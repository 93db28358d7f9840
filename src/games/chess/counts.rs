//! What the statistics of Chess Football count.
use super::words as w;
use crate::statistics::{self as s, Count, Tally};

pub(super) static COUNTS: [Count; 5] = [
    Count { name: &s::GOALS, of: Tally::Events(&[(&w::GOAL, 0)]) },
    Count { name: &s::PASSES, of: Tally::Events(&[(&w::PASS, 0), (&w::PASS_INTO_SPACE, 0)]) },
    Count { name: &s::INTERCEPTIONS, of: Tally::Events(&[(&w::INTERCEPTION, 0)]) },
    Count { name: &s::TACKLES_WON, of: Tally::Events(&[(&w::TACKLE, 0)]) },
    Count { name: &s::OFFSIDES, of: Tally::Events(&[(&w::OFFSIDE, 0)]) },
];
