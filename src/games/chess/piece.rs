//! The eight pieces of a side and how each kind goes (CF-2, CF-6).
use super::board::BOARD;
use crate::cell::Cell;
use crate::side::Side;

/// A kind of piece: how it moves, and with the ball how it passes (CF-6, CF-12).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// One square in any direction.
    King,
    /// Any distance along ranks, files and diagonals.
    Queen,
    /// Any distance along ranks and files.
    Rook,
    /// Any distance along diagonals.
    Bishop,
    /// A leap of two squares by one.
    Knight,
}

impl Kind {
    /// Whether the piece goes any distance.
    pub const fn slides(self) -> bool {
        matches!(self, Kind::Queen | Kind::Rook | Kind::Bishop)
    }
}

/// A piece of a side. Its key in positions is its name here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Piece {
    /// The king, who is the goal.
    K,
    /// The queen, who kicks off.
    Q,
    /// The rook on file `a` of the line-up.
    R1,
    /// The rook on file `i`.
    R2,
    /// The bishop on file `d`.
    B1,
    /// The bishop on file `g`.
    B2,
    /// The knight on file `c`.
    N1,
    /// The knight on file `f`.
    N2,
}

impl Piece {
    /// All pieces of a side.
    pub const ALL: [Piece; 8] = [Piece::K, Piece::Q, Piece::R1, Piece::R2, Piece::B1, Piece::B2, Piece::N1, Piece::N2];

    /// What kind of piece it is.
    pub const fn kind(self) -> Kind {
        match self {
            Piece::K => Kind::King,
            Piece::Q => Kind::Queen,
            Piece::R1 | Piece::R2 => Kind::Rook,
            Piece::B1 | Piece::B2 => Kind::Bishop,
            Piece::N1 | Piece::N2 => Kind::Knight,
        }
    }

    /// Its key in positions.
    pub const fn key(self) -> &'static str {
        match self {
            Piece::K => "K",
            Piece::Q => "Q",
            Piece::R1 => "R1",
            Piece::R2 => "R2",
            Piece::B1 => "B1",
            Piece::B2 => "B2",
            Piece::N1 => "N1",
            Piece::N2 => "N2",
        }
    }

    /// The piece of that key.
    pub fn parse(key: &str) -> Option<Piece> {
        Piece::ALL.into_iter().find(|p| p.key() == key)
    }

    /// The number by which sayings and scenes know it, 1 for the king to 8.
    pub const fn shirt(self) -> u8 {
        self as u8 + 1
    }

    /// The piece of that number.
    pub fn numbered(shirt: u8) -> Option<Piece> {
        Piece::ALL.into_iter().find(|p| p.shirt() == shirt)
    }

    /// Where the piece stands at a kick-off (CF-2). Black's squares are not White's turned: they mirror them by rank.
    pub const fn line_up(self, side: Side) -> Cell {
        let (file, rank) = match self {
            Piece::K => (4, 2),
            Piece::Q => (4, 6),
            Piece::R1 => (0, 2),
            Piece::R2 => (8, 2),
            Piece::B1 => (3, 3),
            Piece::B2 => (6, 5),
            Piece::N1 => (2, 5),
            Piece::N2 => (5, 3),
        };
        let rank = match side {
            Side::Home => rank,
            Side::Away => BOARD.ranks + 1 - rank,
        };
        BOARD.at(file, rank).expect("the line-up is on the board")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_up_is_the_one_of_the_sheet() {
        let squares = |side| Piece::ALL.map(|p| BOARD.name(p.line_up(side)));
        assert_eq!(squares(Side::Home), ["e2", "e6", "a2", "i2", "d3", "g5", "c5", "f3"]);
        assert_eq!(squares(Side::Away), ["e11", "e7", "a11", "i11", "d10", "g8", "c8", "f10"]);
    }

    #[test]
    fn keys_and_numbers_name_one_piece_each() {
        for piece in Piece::ALL {
            assert_eq!(Piece::parse(piece.key()), Some(piece));
            assert_eq!(Piece::numbered(piece.shirt()), Some(piece));
        }
        assert_eq!(Piece::parse("R3"), None);
        assert_eq!(Piece::numbered(0), None);
        assert_eq!(Piece::numbered(9), None);
    }
}
