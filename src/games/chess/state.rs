//! A position of Chess Football: who stands where, who has the ball, whose turn it is. How it changes does not belong
//! here.
use super::board::{Area, area};
use super::piece::Piece;
use crate::cell::Cell;
use crate::game::{Outcome, Turn};
use crate::side::{BySide, Side};

/// Where the ball is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ball {
    /// It lies on a square: an empty one, or under a king who had to let go and found no empty one (CF-16).
    Loose(Cell),
    /// A piece holds it.
    Held(Side, Piece),
}

/// What was chosen at set-up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Action points a turn, 1 to 5 (CF-5).
    pub points: u8,
    /// Goals that win the match, 1 to 10 (CF-4).
    pub target: u8,
    /// Turns that each side has; 0 is no limit (CF-4).
    pub turns: u8,
    /// Who kicks off the match (CF-3).
    pub kick_off: Side,
}

/// A match of Chess Football at some moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Chess {
    pub(super) options: Options,
    pub(super) men: BySide<[Option<Cell>; 8]>,
    pub(super) ball: Ball,
    pub(super) side: Side,
    pub(super) points: u8,
    /// The pieces of the side on turn that have moved, a bit each.
    pub(super) moved: u8,
    /// The side whose king must release the ball in its turn (CF-16). He holds it.
    pub(super) must_release: Option<Side>,
    /// The side whose king may not be passed to (CF-17).
    pub(super) blocked: Option<Side>,
    pub(super) score: BySide<u8>,
    pub(super) turn: u16,
    pub(super) over: Option<Outcome>,
}

impl Chess {
    /// The position before the first turn (CF-2, CF-3).
    pub(super) fn kick_off(options: Options) -> Chess {
        let mut state = Chess {
            options,
            men: BySide::from_fn(|side| Piece::ALL.map(|p| Some(p.line_up(side)))),
            ball: Ball::Held(options.kick_off, Piece::Q),
            side: options.kick_off,
            points: options.points,
            moved: 0,
            must_release: None,
            blocked: None,
            score: BySide::default(),
            turn: 1,
            over: None,
        };
        state.line_up(options.kick_off);
        state
    }

    /// Everyone who plays returns to the line-up, and the queen of `kicking` has the ball (CF-3).
    pub(super) fn line_up(&mut self, kicking: Side) {
        for side in Side::BOTH {
            for (piece, at) in Piece::ALL.into_iter().zip(&mut self.men[side]) {
                *at = at.map(|_| piece.line_up(side));
            }
        }
        self.ball = match self.at(kicking, Piece::Q) {
            Some(_) => Ball::Held(kicking, Piece::Q),
            None => Ball::Loose(Piece::Q.line_up(kicking)),
        };
    }

    /// Where a piece stands; `None` when it does not play.
    pub fn at(&self, side: Side, piece: Piece) -> Option<Cell> {
        self.men[side].get(piece as usize).copied().flatten()
    }

    pub(super) fn put(&mut self, side: Side, piece: Piece, at: Cell) {
        if let Some(place) = self.men[side].get_mut(piece as usize) {
            *place = Some(at);
        }
    }

    /// The piece that stands on a square.
    pub fn on(&self, cell: Cell) -> Option<(Side, Piece)> {
        let of = |side: Side| Piece::ALL.into_iter().zip(&self.men[side]).find(|(_, at)| **at == Some(cell));
        Side::BOTH.into_iter().find_map(|side| of(side).map(|(piece, _)| (side, piece)))
    }

    /// The squares on which a side's pieces stand.
    pub(super) fn stood_on(&self, side: Side) -> Area {
        self.men[side].iter().flatten().fold(Area::NONE, |area, &at| area.with(at))
    }

    /// Whether a square has no piece on it; a loose ball does not fill it.
    pub(super) fn is_empty(&self, cell: Cell) -> bool {
        self.on(cell).is_none()
    }

    /// Where the ball is.
    pub const fn ball(&self) -> Ball {
        self.ball
    }

    /// Action points left (CF-5).
    pub const fn points(&self) -> u8 {
        self.points
    }

    /// What was chosen at set-up.
    pub const fn chosen(&self) -> Options {
        self.options
    }

    /// The side whose king must release the ball in its turn: it sees a crown on its points (CF-16).
    pub const fn must_release(&self) -> Option<Side> {
        self.must_release
    }

    /// The side whose king may not be passed to (CF-17).
    pub const fn blocked(&self) -> Option<Side> {
        self.blocked
    }

    /// Whether a piece of the side on turn has moved in it (CF-5).
    pub const fn has_moved(&self, piece: Piece) -> bool {
        self.moved >> piece as u8 & 1 == 1
    }

    /// The piece with which a side holds the ball.
    pub fn holder_of(&self, side: Side) -> Option<Piece> {
        match self.ball {
            Ball::Held(of, piece) if of == side => Some(piece),
            Ball::Held(..) | Ball::Loose(_) => None,
        }
    }

    /// The piece under an offside flag: not a king, with the ball in the rival area. Its side's turn must not end so
    /// (CF-19).
    pub fn flagged(&self) -> Option<(Side, Piece)> {
        match self.ball {
            Ball::Held(side, piece) if piece != Piece::K => {
                let at = self.at(side, piece)?;
                area(side.other()).has(at).then_some((side, piece))
            }
            Ball::Held(..) | Ball::Loose(_) => None,
        }
    }

    /// What the position is due. Never a throw: the game has no dice.
    pub(super) fn due(&self) -> Turn {
        match self.over {
            Some(outcome) => Turn::Over(outcome),
            None => Turn::Choose(self.side),
        }
    }

    /// A number for the position, the same on every machine. The turns played are history and left out.
    pub(super) fn mixed(&self) -> u64 {
        let men = Side::BOTH.into_iter().map(|s| pack(self.men[s].iter().map(|at| at.map_or(255, |c| c.0))));
        let side = |s: Option<Side>| s.map_or(2, |s| s as u8);
        let (ball, holder) = match self.ball {
            Ball::Loose(at) => (at.0, 255),
            Ball::Held(of, piece) => (of as u8, piece as u8),
        };
        let rest = [self.side as u8, self.points, self.moved, ball, holder, side(self.must_release)];
        let more = [side(self.blocked), self.score.home, self.score.away, u8::from(self.over.is_some())];
        men.chain([pack(rest.into_iter()), pack(more.into_iter())]).fold(0, mix)
    }
}

fn pack(bytes: impl Iterator<Item = u8>) -> u64 {
    bytes.fold(0, |word, byte| word << 8 | u64::from(byte))
}

/// One round of the splitmix64 generator's finisher: every bit of the word moves about half of the result's.
const fn mix(hash: u64, word: u64) -> u64 {
    let mut z = hash.wrapping_add(0x9e37_79b9_7f4a_7c15) ^ word;
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}
