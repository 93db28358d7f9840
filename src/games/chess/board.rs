//! The board of 9 × 12 squares: its ways and its two areas (CF-1). Who stands where does not belong here.
use super::piece::Kind;
use crate::cell::Cell;
use crate::side::{BySide, Side};
use crate::squares::Squares;
use std::iter::successors;
use std::ops::Range;

/// Files `a` to `i`, ranks 1 to 12. Nothing goes out of play, so there is no ring (CF-12).
pub const BOARD: Squares = Squares { files: 9, ranks: 12, ring: false };

const COUNT: usize = BOARD.count() as usize;

/// Up, down, right, left, up-right, down-left, right-down, left-up, then the eight leaps of a knight.
///
/// The first eight are in the order in which a dropped ball looks for an empty square (CF-16).
const STEPS: [(i8, i8); 16] = [
    (0, 1),
    (0, -1),
    (1, 0),
    (-1, 0),
    (1, 1),
    (-1, -1),
    (1, -1),
    (-1, 1),
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];

/// Where each step leads from each square.
static LEADS_TO: [[Option<Cell>; COUNT]; STEPS.len()] = lead_to();

const fn lead_to() -> [[Option<Cell>; COUNT]; STEPS.len()] {
    let mut table = [[None; COUNT]; STEPS.len()];
    let mut step = 0;
    while step < STEPS.len() {
        let mut cell = 0;
        while cell < COUNT {
            table[step][cell] = BOARD.step(Cell(cell as u8), STEPS[step]);
            cell += 1;
        }
        step += 1;
    }
    table
}

/// By how much each step changes a square's number, and the squares onto which it leads.
static SHIFTS: [(i8, u128); STEPS.len()] = shifts();

const fn shifts() -> [(i8, u128); STEPS.len()] {
    let mut table = [(0, 0); STEPS.len()];
    let mut step = 0;
    while step < STEPS.len() {
        let (files, ranks) = STEPS[step];
        table[step].0 = files + ranks * BOARD.files;
        let mut cell = 0;
        while cell < COUNT {
            if let Some(to) = BOARD.step(Cell(cell as u8), STEPS[step]) {
                table[step].1 |= 1 << to.0;
            }
            cell += 1;
        }
        step += 1;
    }
    table
}

/// One of the sixteen directions in which a piece goes: eight along lines, eight leaps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Direction(u8);

impl Direction {
    /// Where a tackled piece looks for an empty square: right, left, up, down (CF-11).
    pub(super) const DISPLACED: [Direction; 4] = [Direction(2), Direction(3), Direction(0), Direction(1)];

    /// Where a dropped ball looks for an empty square: up, down, right, left, up-right, down-left, right-down,
    /// left-up (CF-16).
    pub(super) fn dropped() -> impl Iterator<Item = Direction> {
        (0..8).map(Direction)
    }

    /// The directions in which a piece of a kind moves and passes (CF-6).
    pub(super) fn of(kind: Kind) -> impl Iterator<Item = Direction> {
        let range: Range<u8> = match kind {
            Kind::King | Kind::Queen => 0..8,
            Kind::Rook => 0..4,
            Kind::Bishop => 4..8,
            Kind::Knight => 8..16,
        };
        range.map(Direction)
    }
}

/// The square one step away; `None` off the board.
pub(super) fn step(from: Cell, to: Direction) -> Option<Cell> {
    *LEADS_TO.get(to.0 as usize)?.get(from.0 as usize)?
}

/// The squares that a piece of a kind goes over in a direction, as far as the board's edge.
///
/// The king's way is one square. So is the knight's, the square where he lands: what lies between is no part of it,
/// which is why he leaps over pieces, collects only where he lands, and passes over everybody (CF-9, CF-13).
pub(super) fn way(kind: Kind, from: Cell, to: Direction) -> impl Iterator<Item = Cell> {
    let slides = kind.slides();
    successors(step(from, to), move |&at| if slides { step(at, to) } else { None })
}

/// The direction in which a piece of a kind gets from one square to another on an empty board.
pub(super) fn direction(kind: Kind, from: Cell, to: Cell) -> Option<Direction> {
    Direction::of(kind).find(|&d| way(kind, from, d).any(|at| at == to))
}

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Area(u128);

impl Area {
    /// No square.
    pub const NONE: Area = Area(0);

    /// Every square of the board.
    pub const ALL: Area = Area((1 << COUNT) - 1);

    /// Whether it has no square.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the square is one of them.
    pub const fn has(self, cell: Cell) -> bool {
        cell.0 < 128 && self.0 >> cell.0 & 1 == 1
    }

    /// These squares and one more.
    #[must_use]
    pub const fn with(self, cell: Cell) -> Area {
        Area(if cell.0 < 128 { self.0 | 1 << cell.0 } else { self.0 })
    }

    /// The squares of both.
    #[must_use]
    pub const fn and(self, other: Area) -> Area {
        Area(self.0 | other.0)
    }

    /// The squares that both have.
    #[must_use]
    pub const fn shared(self, other: Area) -> Area {
        Area(self.0 & other.0)
    }

    /// The squares of this one that the other has not.
    #[must_use]
    pub const fn without(self, other: Area) -> Area {
        Area(self.0 & !other.0)
    }

    /// Whether the two have a square in common.
    pub const fn meets(self, other: Area) -> bool {
        self.0 & other.0 != 0
    }

    /// How many squares these are.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The squares, in the order of their numbers.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        let after = |left: &u128| Some(left & left.wrapping_sub(1));
        successors(Some(self.0), after).take_while(|left| *left != 0).map(|left| Cell(left.trailing_zeros() as u8))
    }

    /// The squares one step on from these.
    pub(super) const fn on(self, to: Direction) -> Area {
        let (by, onto) = SHIFTS[to.0 as usize];
        Area(if by < 0 { self.0 >> -by } else { self.0 << by } & onto)
    }

    /// The squares that are reached from these in a direction over open ones.
    pub(super) fn along(self, to: Direction, open: Area) -> Area {
        let mut reached = Area::NONE;
        let mut front = self.on(to).shared(open);
        while front.0 != 0 {
            reached = reached.and(front);
            front = front.on(to).shared(open);
        }
        reached
    }

    const fn between(ranks: [i8; 2]) -> Area {
        let mut area = Area::NONE;
        let mut cell = 0;
        while cell < COUNT {
            let at = Cell(cell as u8);
            let (file, rank) = (BOARD.file(at), BOARD.rank(at));
            if 2 <= file && file <= 6 && (rank == ranks[0] || rank == ranks[1]) {
                area = area.with(at);
            }
            cell += 1;
        }
        area
    }
}

/// The areas: files `c` to `g` of a side's two end ranks (CF-1).
const AREAS: BySide<Area> = BySide { home: Area::between([1, 2]), away: Area::between([11, 12]) };

/// The area that a side defends.
pub fn area(side: Side) -> Area {
    AREAS[side]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(name: &str) -> Cell {
        BOARD.parse(name).expect("a square of the board")
    }

    #[test]
    fn an_area_is_five_files_of_two_ranks() {
        for (side, corners) in [(Side::Home, ["c1", "g2"]), (Side::Away, ["c11", "g12"])] {
            assert_eq!(BOARD.cells().filter(|&c| area(side).has(c)).count(), 10);
            assert!(corners.iter().all(|c| area(side).has(at(c))));
        }
        assert!(!area(Side::Home).has(at("c3")) && !area(Side::Home).has(at("b1")) && !area(Side::Home).has(at("h2")));
    }

    #[test]
    fn a_dropped_ball_looks_up_down_right_left_and_then_the_corners() {
        let squares: Vec<String> =
            Direction::dropped().filter_map(|d| step(at("e2"), d)).map(|c| BOARD.name(c)).collect();
        assert_eq!(squares, ["e3", "e1", "f2", "d2", "f3", "d1", "f1", "d3"]);
    }

    #[test]
    fn a_displaced_piece_looks_right_left_up_and_down() {
        let squares: Vec<String> =
            Direction::DISPLACED.iter().filter_map(|&d| step(at("e2"), d)).map(|c| BOARD.name(c)).collect();
        assert_eq!(squares, ["f2", "d2", "e3", "e1"]);
    }

    #[test]
    fn a_slide_reaches_the_edge_and_a_leap_two_squares_by_one() {
        let reach = |kind, from| Direction::of(kind).flat_map(move |d| way(kind, at(from), d)).count();
        assert_eq!(reach(Kind::Rook, "a1"), 19);
        assert_eq!(reach(Kind::Bishop, "e6"), 8 + 8);
        assert_eq!(reach(Kind::Queen, "e6"), 19 + 16);
        assert_eq!(reach(Kind::Knight, "a1"), 2);
        assert_eq!(reach(Kind::Knight, "e6"), 8);
        assert_eq!(reach(Kind::King, "a1"), 3);
    }

    #[test]
    fn a_cell_off_the_board_leads_nowhere() {
        assert_eq!(step(Cell(108), Direction(0)), None);
        assert_eq!(direction(Kind::Queen, Cell(250), at("e1")), None);
        assert!(!Area::NONE.with(Cell(200)).has(Cell(200)));
    }
}
