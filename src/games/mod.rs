//! The only list of games in the program.
pub mod chess;
pub mod grid;
pub mod hex;
pub mod street;

use crate::show::Show;
use crate::table::Row;

/// Something to be done with every game, such as a law test.
pub trait Visit {
    /// Does it with this game.
    fn game<G: Show>(&mut self);
}

/// Visits every game in the order of the first page.
pub fn visit(visitor: &mut impl Visit) {
    visitor.game::<grid::Grid>();
    visitor.game::<street::Street>();
    visitor.game::<hex::Hex>();
    visitor.game::<chess::Chess>();
}

/// The games that can be played on the page, in the order of its first page.
pub const ROWS: [Row; 4] = [
    Row::with_mind::<grid::Grid>(),
    Row::with_mind::<street::Street>(),
    Row::with_mind::<hex::Hex>(),
    Row::with_mind::<chess::Chess>(),
];
