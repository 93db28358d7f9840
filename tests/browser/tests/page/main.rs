//! The page played as people play it, on phone and desktop screens, beside the same match played natively.

mod look;
mod players;
mod twin;

mod bad_input;
mod computer;
mod fumbles;
mod kept;
mod keys;
mod layout;
mod records;
mod reload;
mod secret;
mod shell;
mod storage;
mod undo;
mod whole_match;
mod words;
