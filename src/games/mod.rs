//! The only list of games in the program.
pub mod chess;
pub mod grid;
pub mod hex;
pub mod street;

use crate::game::{Card, Game};
use crate::show::Show;
use crate::table::Row;

/// Hands the list of games, in the order of the first page, to a macro: `name: Type, …`. Each is written as a path from
/// the crate's root, so that the page can make its own table of them.
#[macro_export]
macro_rules! every_game {
    ($make:ident) => {
        $make! {
            grid: $crate::games::grid::Grid,
            street: $crate::games::street::Street,
            hex: $crate::games::hex::Hex,
            chess: $crate::games::chess::Chess,
        }
    };
}

/// Something to be done with every game, such as a law test.
pub trait Visit {
    /// Does it with this game.
    fn game<G: Show>(&mut self);
}

macro_rules! tables {
    ($($name:ident: $game:ty,)*) => {
        /// Visits every game in the order of the first page.
        pub fn visit(visitor: &mut impl Visit) {
            $(visitor.game::<$game>();)*
        }

        /// The games' cards, in the order of the first page. A card holds nothing of its game's rules, so that a page
        /// can show all of them before it has fetched a game.
        pub const CARDS: [&Card; [$(stringify!($name)),*].len()] = [$(&<$game>::CARD),*];

        /// The games that can be played, in the order of [`CARDS`].
        pub const ROWS: [Row; CARDS.len()] = [$(Row::with_mind::<$game>()),*];
    };
}
every_game!(tables);
