//! What the statistics of Hex Pitch count.
use super::words as w;
use crate::statistics::{self as s, Count, Tally};

pub(super) static COUNTS: [Count; 8] = [
    Count { name: &s::GOALS, of: Tally::Events(&[(&w::GOAL, 0)]) },
    Count { name: &s::SHOTS, of: Tally::Events(&[(&w::SHOT, 0)]) },
    Count { name: &s::SAVES, of: Tally::Events(&[(&w::BLOCKED, 0), (&w::BLOCKED_BEHIND, 0), (&w::SAVED_BEHIND, 0)]) },
    Count { name: &s::PASSES, of: Tally::Events(&[(&w::PASS, 0), (&w::SKY, 0)]) },
    Count {
        name: &s::INTERCEPTIONS,
        of: Tally::Events(&[(&w::CUT_OUT, 0), (&w::INTERCEPTED, 0), (&w::SKY_INTERCEPTED, 0), (&w::CLOSED_PASS, 0)]),
    },
    Count { name: &s::TACKLES_WON, of: Tally::Events(&[(&w::TACKLE, 0), (&w::CLOSED_DOWN, 0)]) },
    Count { name: &s::FOULS, of: Tally::Events(&[(&w::FOUL, 0)]) },
    Count { name: &s::CARDS, of: Tally::Events(&[(&w::YELLOW, 0)]) },
];
