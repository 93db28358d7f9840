//! The page played as people play it, on phone and desktop screens, beside the same match played natively.

mod look;
mod players;
mod twin;

mod access;
mod around;
mod bad_input;
mod chess;
mod chess_match;
mod computer;
mod drag;
mod drills;
mod embed;
mod faults;
mod fumbles;
mod hex;
mod hex_board;
mod kept;
mod keyboard_match;
mod keys;
mod layout;
mod parts;
mod records;
mod refusals;
mod reload;
mod replay;
mod ring;
mod secret;
mod settings;
mod shell;
mod storage;
mod street;
mod undo;
mod whole_match;
mod words;
