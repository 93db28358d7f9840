//! The pitch of 9 × 18 squares in its ring (GS-1 to GS-3), sets of squares, and the tight-angle band (GS-20).
use crate::cell::Cell;
use crate::side::Side;
use crate::squares::Squares;

/// The board: files `a` to `i`, ranks 1 to 18, and the ring of out-of-bounds squares.
pub const BOARD: Squares = Squares { files: 9, ranks: 18, ring: true };

/// How many squares there are, the ring included.
pub(super) const CELLS: usize = BOARD.count() as usize;

/// File `e`, the middle one.
pub(super) const MIDDLE: i8 = 4;

/// The square at a file and rank that are known to be on the board.
pub(super) const fn square(file: i8, rank: i8) -> Cell {
    BOARD.at(file, rank).expect("the caller names a square of the board")
}

/// The end rank that a side defends: 1 for Home, 18 for Away.
pub(super) const fn end_rank(side: Side) -> i8 {
    match side {
        Side::Home => 1,
        Side::Away => BOARD.ranks,
    }
}

/// The rank of ring squares behind the line that a side defends.
pub(super) const fn rank_behind(side: Side) -> i8 {
    end_rank(side) - side.forward()
}

/// Whether a rank lies in a side's own half.
pub(super) const fn in_own_half(side: Side, rank: i8) -> bool {
    match side {
        Side::Home => rank <= 9,
        Side::Away => rank >= 10,
    }
}

/// Whether a cell is a square of the ring.
pub fn in_ring(cell: Cell) -> bool {
    cell.0 < BOARD.count() && !BOARD.on_pitch(cell)
}

/// Whether a ring square lies over an end line; the four corners of the ring do (GS-2).
pub(super) const fn over_end_line(cell: Cell) -> bool {
    let rank = BOARD.rank(cell);
    rank < 1 || rank > BOARD.ranks
}

/// Whether a square lies in the box in front of the line that a side defends (GS-3).
pub fn in_box(side: Side, cell: Cell) -> bool {
    let out = (BOARD.rank(cell) - end_rank(side)) * side.forward();
    (2..=6).contains(&BOARD.file(cell)) && (0..=2).contains(&out)
}

/// The squares of the box in front of the line that a side defends.
pub(super) fn box_squares(side: Side) -> impl Iterator<Item = Cell> {
    (0..3).flat_map(move |out| (2..=6).map(move |file| square(file, end_rank(side) + out * side.forward())))
}

/// The least distance from a square to the three squares in front of a side's own goal mouth (GS-25).
pub(super) fn squares_off_the_mouth(side: Side, cell: Cell) -> u8 {
    let rank = end_rank(side);
    (3..=5).map(|file| BOARD.board_distance(cell, square(file, rank))).min().unwrap_or(0)
}

/// The tight-angle band of a square for a side that shoots from it (GS-20): 0 to 3.
pub fn band(shooting: Side, from: Cell) -> u8 {
    let off_centre = BOARD.file(from).abs_diff(MIDDLE) as i8;
    let rows_out = (end_rank(shooting.other()) - BOARD.rank(from)) * shooting.forward();
    (off_centre - rows_out).clamp(0, 3) as u8
}

/// Every cell up to a distance from another, the ring included, the cell itself left out.
pub(super) fn within(at: Cell, distance: u8) -> impl Iterator<Item = Cell> {
    let (file, rank, by) = (BOARD.file(at), BOARD.rank(at), distance as i8);
    let files = (file - by).max(-1)..=(file + by).min(BOARD.files);
    let ranks = (rank - by).max(0)..=(rank + by).min(BOARD.ranks + 1);
    let cells = ranks.flat_map(move |r| files.clone().filter_map(move |f| BOARD.at(f, r)));
    cells.filter(move |&c| c != at)
}

/// A set of squares.
#[derive(Clone, Copy, Default)]
pub(super) struct Cells([u64; 4]);

impl Cells {
    /// Adds a square.
    pub(super) fn insert(&mut self, cell: Cell) {
        self.0[cell.0 as usize >> 6] |= 1 << (cell.0 & 63);
    }

    /// Takes a square out.
    pub(super) fn remove(&mut self, cell: Cell) {
        self.0[cell.0 as usize >> 6] &= !(1 << (cell.0 & 63));
    }

    /// Whether a square is in it.
    pub(super) const fn has(&self, cell: Cell) -> bool {
        self.0[cell.0 as usize >> 6] >> (cell.0 & 63) & 1 == 1
    }

    /// What is in either set.
    pub(super) fn or(mut self, other: Cells) -> Cells {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a |= b);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(side: Side, rank: i8) -> [u8; 9] {
        std::array::from_fn(|file| band(side, square(file as i8, rank)))
    }

    #[test]
    fn the_band_reads_as_the_table_says() {
        assert_eq!(row(Side::Home, 18), [3, 3, 2, 1, 0, 1, 2, 3, 3]);
        assert_eq!(row(Side::Home, 17), [3, 2, 1, 0, 0, 0, 1, 2, 3]);
        assert_eq!(row(Side::Away, 3), [2, 1, 0, 0, 0, 0, 0, 1, 2]);
        assert_eq!(row(Side::Away, 4), [1, 0, 0, 0, 0, 0, 0, 0, 1]);
        assert_eq!(row(Side::Away, 5), [0; 9]);
        for corner in [square(-1, 19), square(9, 19)] {
            assert_eq!(band(Side::Home, corner), 3);
        }
    }

    #[test]
    fn a_set_holds_what_is_put_in() {
        let mut set = Cells::default();
        BOARD.cells().step_by(3).for_each(|c| set.insert(c));
        assert!(BOARD.cells().all(|c| set.has(c) == (c.0 % 3 == 0)));
    }
}
