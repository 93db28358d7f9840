//! The only list of games in the program.
pub mod grid;
pub mod hex;

use crate::game::Game;

/// Something to be done with every game, such as a law test.
pub trait Visit {
    /// Does it with this game.
    fn game<G: Game>(&mut self);
}

/// Visits every game in the order of the first page.
pub fn visit(visitor: &mut impl Visit) {
    visitor.game::<grid::Grid>();
    visitor.game::<hex::Hex>();
}
