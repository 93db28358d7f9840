//! A place on a board, and a way across it.
use std::fmt;

/// A place on a board: an index into the game's own table of places, the ones out of bounds included.
///
/// The number means something only together with the board it belongs to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Cell(pub u8);

/// The longest way that can be written down: a rook's from end to end of Chess Football's board.
pub const MAX_STEPS: usize = 11;

/// A way of up to eleven cells, the start left out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Path {
    cells: [Cell; MAX_STEPS],
    len: u8,
}

impl Path {
    /// The way of no steps.
    pub const EMPTY: Path = Path { cells: [Cell(0); MAX_STEPS], len: 0 };

    /// The way through these cells; `None` when there are more than eleven.
    pub fn of(cells: &[Cell]) -> Option<Path> {
        let mut path = Path::EMPTY;
        cells.iter().try_for_each(|&c| path.push(c).then_some(()))?;
        Some(path)
    }

    /// Adds a step at the end; `false`, and no change, when the way is full.
    pub fn push(&mut self, cell: Cell) -> bool {
        match self.cells.get_mut(self.len as usize) {
            Some(slot) => {
                *slot = cell;
                self.len += 1;
                true
            }
            None => false,
        }
    }

    /// The cells in order.
    pub fn cells(&self) -> &[Cell] {
        self.cells.get(..self.len as usize).unwrap_or(&[])
    }

    /// The number of steps.
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is no step.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The last cell.
    pub fn end(&self) -> Option<Cell> {
        self.cells().last().copied()
    }
}

impl fmt::Debug for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cells().iter().map(|c| c.0)).finish()
    }
}
