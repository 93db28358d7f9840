//! The page played as people play it, on phone and desktop screens, beside the same match played natively.

mod look;
mod players;
mod twin;

mod whole_match;
