//! Boards of squares: files and ranks, with or without a ring of squares round the pitch.
//!
//! Files are counted from 0 at the left (`a`), ranks from 1 at Home's end. With a ring the file left of `a` is −1
//! and written `z`, the one right of the last is written with the next letter; ranks run from 0 to `ranks` + 1.
use crate::cell::Cell;
use crate::side::Side;

/// The size of a board of squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Squares {
    /// Number of files of the pitch.
    pub files: i8,
    /// Number of ranks of the pitch.
    pub ranks: i8,
    /// Whether a ring of squares, one thick, surrounds the pitch.
    pub ring: bool,
}

/// The eight steps of a king: change of file, change of rank.
pub const KING_STEPS: [(i8, i8); 8] = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];

impl Squares {
    const fn margin(self) -> i8 {
        if self.ring { 1 } else { 0 }
    }

    const fn width(self) -> i8 {
        self.files + 2 * self.margin()
    }

    /// How many cells there are, the ring included.
    pub const fn count(self) -> u8 {
        self.width() as u8 * (self.ranks + 2 * self.margin()) as u8
    }

    /// The cell at a file and rank, `None` off the board (the ring is on it).
    pub const fn at(self, file: i8, rank: i8) -> Option<Cell> {
        let m = self.margin();
        if file < -m || file >= self.files + m || rank < 1 - m || rank > self.ranks + m {
            return None;
        }
        Some(Cell((rank - 1 + m) as u8 * self.width() as u8 + (file + m) as u8))
    }

    /// File of a cell: 0 is `a`, −1 the ring on the left.
    pub const fn file(self, cell: Cell) -> i8 {
        (cell.0 % self.width() as u8) as i8 - self.margin()
    }

    /// Rank of a cell: 1 is Home's end rank, 0 the ring behind it.
    pub const fn rank(self, cell: Cell) -> i8 {
        (cell.0 / self.width() as u8) as i8 + 1 - self.margin()
    }

    /// Whether the cell belongs to the pitch and not to the ring.
    pub const fn on_pitch(self, cell: Cell) -> bool {
        let (f, r) = (self.file(cell), self.rank(cell));
        0 <= f && f < self.files && 1 <= r && r <= self.ranks
    }

    /// The cell a step away, `None` off the board.
    pub const fn step(self, from: Cell, by: (i8, i8)) -> Option<Cell> {
        self.at(self.file(from) + by.0, self.rank(from) + by.1)
    }

    /// All cells, the ring included, rank by rank from Home's end.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        (0..self.count()).map(Cell)
    }

    /// The cells of the pitch, rank by rank from Home's end, file `a` first.
    pub fn pitch(self) -> impl Iterator<Item = Cell> {
        self.cells().filter(move |&c| self.on_pitch(c))
    }

    /// Steps of a king between two cells.
    pub const fn board_distance(self, a: Cell, b: Cell) -> u8 {
        let f = self.file(a).abs_diff(self.file(b));
        let r = self.rank(a).abs_diff(self.rank(b));
        if f > r { f } else { r }
    }

    /// The square of the straight-line distance.
    pub const fn straight_distance_squared(self, a: Cell, b: Cell) -> u16 {
        let f = self.file(a).abs_diff(self.file(b)) as u16;
        let r = self.rank(a).abs_diff(self.rank(b)) as u16;
        f * f + r * r
    }

    /// The cell seen from the other end: the board turned by 180°.
    pub const fn turned(self, cell: Cell) -> Cell {
        Cell(self.count() - 1 - cell.0)
    }

    /// Sorts cells further left first, then further back, as a side looks up the pitch.
    pub const fn left_then_back(self, side: Side, cell: Cell) -> (i8, i8) {
        let forward = side.forward();
        (self.file(cell) * forward, self.rank(cell) * forward)
    }

    /// The name of a cell, such as `e11`, `z19` or `j0`.
    pub fn name(self, cell: Cell) -> String {
        let letter = match self.file(cell) {
            -1 => 'z',
            f => (b'a' + f as u8) as char,
        };
        format!("{letter}{}", self.rank(cell))
    }

    /// The cell of that name; `None` when there is none such on this board.
    pub fn parse(self, name: &str) -> Option<Cell> {
        let letter = name.chars().next()?;
        let digits = name.get(letter.len_utf8()..)?;
        let plain = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
        let no_zeros = digits == "0" || !digits.starts_with('0');
        if !plain || !no_zeros {
            return None;
        }
        let file = match letter {
            'z' => -1,
            'a'..='y' => (letter as u8 - b'a') as i8,
            _ => return None,
        };
        self.at(file, digits.parse().ok()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WITH_RING: Squares = Squares { files: 9, ranks: 18, ring: true };
    const WITHOUT: Squares = Squares { files: 9, ranks: 12, ring: false };

    #[test]
    fn names_are_read_back_to_the_same_cell() {
        for board in [WITH_RING, WITHOUT] {
            for cell in board.cells() {
                assert_eq!(board.parse(&board.name(cell)), Some(cell));
                assert_eq!(board.turned(board.turned(cell)), cell);
            }
        }
        assert_eq!(WITH_RING.pitch().count(), 162);
        assert_eq!(WITHOUT.pitch().count(), 108);
    }

    #[test]
    fn what_is_not_a_cell_has_no_reading() {
        for name in ["", "e", "e20", "k3", "e01", "e+1", "é1", "E4", "e 4", "4e"] {
            assert_eq!(WITH_RING.parse(name), None, "{name}");
        }
        assert_eq!(WITHOUT.parse("z3"), None);
        assert_eq!(WITHOUT.parse("a0"), None);
    }

    #[test]
    fn a_turned_board_swaps_the_corners() {
        let at = |name| WITH_RING.parse(name).expect("a cell of the board");
        assert_eq!(WITH_RING.turned(at("z0")), at("j19"));
        assert_eq!(WITH_RING.turned(at("e9")), at("e10"));
    }
}
