//! The guide to the kinds of footballers of a game: a picture and a few words each, as data.
use crate::cell::Cell;
use crate::layout::Board;
use crate::show::Token;
use crate::words::Phrase;

/// What there is to know of one kind.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// What it is called.
    pub name: &'static Phrase,
    /// What it does, a paragraph each.
    pub said: [&'static Phrase; 2],
    /// The piece of a board that it is shown on.
    pub board: Board,
    /// One of them, as it stands there; without a number, since it stands for all.
    pub token: Token,
    /// What it covers besides when it is at its best.
    pub gains: Vec<Cell>,
}
