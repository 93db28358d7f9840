//! The pitch, its ring and its marked squares (SF-1, SF-2), and sets of squares.
use crate::cell::Cell;
use crate::side::Side;
use crate::squares::Squares;

/// Six files by ten ranks, with a ring of squares round them (SF-1).
pub const BOARD: Squares = Squares { files: 6, ranks: 10, ring: true };

/// The eight directions in a circle, so that a bend of 45° is the next or the last one. The even ones go along a file
/// or a rank, the odd ones are diagonals.
pub(super) const DIRECTIONS: [(i8, i8); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

/// A set of squares of the board, the ring included.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Set(u128);

/// Every square of the board, the ring included.
const ALL: Set = Set((1 << BOARD.count()) - 1);
/// The pitch without the ring.
pub(super) const PITCH: Set = rectangle(0, 1, 5, 10);
/// The squares behind the goals' mouths, where nobody may go (SF-1).
pub(super) const BEHIND_GOALS: Set = rectangle(2, 0, 3, 0).or(rectangle(2, 11, 3, 11));
/// Where footballers may walk.
pub(super) const WALKABLE: Set = ALL.minus(BEHIND_GOALS);
/// The four squares on one of which the ball starts (SF-7).
pub(super) const CENTRE: Set = rectangle(2, 5, 3, 6);
/// Both goal lines (SF-2).
pub(super) const GOAL_LINES: Set = goal_line(Side::Home).or(goal_line(Side::Away));

const LEFT_FILE: Set = rectangle(-1, 0, -1, 11);
const RIGHT_FILE: Set = rectangle(6, 0, 6, 11);

/// The rank of a side's own goal line.
pub(super) const fn end_rank(side: Side) -> i8 {
    match side {
        Side::Home => 1,
        Side::Away => BOARD.ranks,
    }
}

/// A side's own goal line, the two squares in its goal's mouth (SF-2).
pub(super) const fn goal_line(side: Side) -> Set {
    rectangle(2, end_rank(side), 3, end_rank(side))
}

/// A side's own penalty area, the goal line included (SF-2).
pub(super) const fn area(side: Side) -> Set {
    match side {
        Side::Home => rectangle(2, 1, 3, 2),
        Side::Away => rectangle(2, 9, 3, 10),
    }
}

/// A side's own half of the pitch.
pub(super) const fn half(side: Side) -> Set {
    match side {
        Side::Home => rectangle(0, 1, 5, 5),
        Side::Away => rectangle(0, 6, 5, 10),
    }
}

/// The square at a file (0 is `a`) and rank that are known to be on the board.
pub(super) const fn square(file: i8, rank: i8) -> Cell {
    BOARD.at(file, rank).expect("a square of the board")
}

/// The squares from one corner to the opposite one.
const fn rectangle(left: i8, low: i8, right: i8, high: i8) -> Set {
    let mut set = Set::EMPTY;
    let mut rank = low;
    while rank <= high {
        let mut file = left;
        while file <= right {
            set = set.with(square(file, rank));
            file += 1;
        }
        rank += 1;
    }
    set
}

impl Set {
    /// No square.
    pub(super) const EMPTY: Set = Set(0);

    /// One square.
    pub(super) const fn of(cell: Cell) -> Set {
        Set(1 << cell.0)
    }

    /// Whether the square is in the set.
    pub(super) const fn has(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 == 1
    }

    /// The set and one square more.
    pub(super) const fn with(self, cell: Cell) -> Set {
        Set(self.0 | 1 << cell.0)
    }

    /// The set without that square.
    pub(super) const fn without(self, cell: Cell) -> Set {
        Set(self.0 & !(1 << cell.0))
    }

    /// What is in either.
    pub(super) const fn or(self, other: Set) -> Set {
        Set(self.0 | other.0)
    }

    /// What is in both.
    pub(super) const fn and(self, other: Set) -> Set {
        Set(self.0 & other.0)
    }

    /// What is in this one but not in the other.
    pub(super) const fn minus(self, other: Set) -> Set {
        Set(self.0 & !other.0)
    }

    /// Whether there is no square in it.
    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares are in it.
    pub(super) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The squares of the board, the ring included, that share an edge with one of the set.
    pub(super) const fn beside(self) -> Set {
        let width = BOARD.files as u32 + 2;
        let left = self.minus(LEFT_FILE).0 >> 1;
        let right = self.minus(RIGHT_FILE).0 << 1;
        Set((left | right | self.0 << width | self.0 >> width) & ALL.0)
    }

    /// The squares, rank by rank from Home's end, further left first.
    pub(super) fn cells(self) -> impl Iterator<Item = Cell> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let next = (rest != 0).then(|| Cell(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(next)
        })
    }

    /// The set as two words, for hashing.
    pub(super) const fn halves(self) -> [u64; 2] {
        [self.0 as u64, (self.0 >> 64) as u64]
    }
}

impl FromIterator<Cell> for Set {
    fn from_iter<T: IntoIterator<Item = Cell>>(cells: T) -> Set {
        cells.into_iter().fold(Set::EMPTY, Set::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &str) -> Set {
        names.split(' ').map(|n| BOARD.parse(n).expect("a square")).collect()
    }

    #[test]
    fn the_ring_has_36_squares_and_nobody_goes_behind_the_goals() {
        assert_eq!(ALL.minus(PITCH).len(), 36);
        assert_eq!(BEHIND_GOALS, set("c0 d0 c11 d11"));
        assert_eq!(WALKABLE.len(), 92);
    }

    #[test]
    fn marked_squares_are_where_the_rules_put_them() {
        assert_eq!(goal_line(Side::Home), set("c1 d1"));
        assert_eq!(area(Side::Home), set("c1 d1 c2 d2"));
        assert_eq!(goal_line(Side::Away), set("c10 d10"));
        assert_eq!(area(Side::Away), set("c10 d10 c9 d9"));
        assert_eq!(CENTRE, set("c5 d5 c6 d6"));
        assert_eq!(half(Side::Home).or(half(Side::Away)), PITCH);
    }

    #[test]
    fn squares_beside_stop_at_the_ring_s_outer_edge() {
        assert_eq!(set("c4").beside(), set("b4 d4 c3 c5"));
        assert_eq!(set("z0").beside(), set("a0 z1"));
        assert_eq!(set("g11").beside(), set("f11 g10"));
        assert_eq!(set("g3").beside(), set("f3 g2 g4"));
        assert_eq!(set("a2 b2").beside(), set("z2 a1 a3 b1 b3 c2 a2 b2"));
    }
}
