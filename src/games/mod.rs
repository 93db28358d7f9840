//! The only list of games in the program.
use crate::game::Game;

pub mod hex;

/// Something to be done with every game, such as a law test.
pub trait Visit {
    /// Does it with this game.
    fn game<G: Game>(&mut self);
}

/// Visits every game in the order of the first page.
pub fn visit(visitor: &mut impl Visit) {
    visitor.game::<hex::Hex>();
}
