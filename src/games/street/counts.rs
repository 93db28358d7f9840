//! What the statistics of Street Fives count.
use super::words as w;
use crate::statistics::{self as s, Count, Tally};

pub(super) static COUNTS: [Count; 6] = [
    Count { name: &s::GOALS, of: Tally::Events(&[(&w::GOAL, 0)]) },
    Count { name: &s::SHOTS, of: Tally::Events(&[(&w::SHOT, 0)]) },
    Count { name: &s::PASSES, of: Tally::Events(&[(&w::KICKED, 0)]) },
    Count { name: &s::RELAYS, of: Tally::Events(&[(&w::RELAYED, 0)]) },
    Count { name: &s::DICE, of: Tally::Dice },
    Count { name: &s::LUCK, of: Tally::Luck },
];
