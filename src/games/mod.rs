//! The only list of games in the program.
pub mod chess;
pub mod grid;
pub mod hex;
pub mod street;

use crate::game::{Card, Game};
use crate::show::Show;
use crate::table::Row;

/// Something to be done with every game, such as a law test.
pub trait Visit {
    /// Does it with this game.
    fn game<G: Game>(&mut self);
}

/// Visits every game in the order of the first page.
pub fn visit(visitor: &mut impl Visit) {
    visitor.game::<grid::Grid>();
    visitor.game::<street::Street>();
    visitor.game::<hex::Hex>();
    visitor.game::<chess::Chess>();
}

/// Something to be done with every game that can be played by hand.
pub trait VisitShown {
    /// Does it with this game.
    fn game<G: Show>(&mut self);
}

/// Visits every game that can be played by hand.
pub fn visit_shown(visitor: &mut impl VisitShown) {
    visitor.game::<grid::Grid>();
    visitor.game::<street::Street>();
    visitor.game::<chess::Chess>();
}

/// The games that can be played on the page.
pub const ROWS: [Row; 3] = [Row::of::<grid::Grid>(), Row::of::<street::Street>(), Row::of::<chess::Chess>()];

/// The cards of the first page, in order; a game without a row in [`ROWS`] cannot be played yet.
pub static CARDS: [&Card; 4] = [&grid::Grid::CARD, &street::Street::CARD, &hex::Hex::CARD, &chess::Chess::CARD];
