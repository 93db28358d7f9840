//! Footballers who must leave the square they stand on: off a goal line after a kick (SF-24), and off the square where
//! the ball is put after a goal (SF-20).
use super::board::{BOARD, GOAL_LINES, end_rank, goal_line, square};
use super::state::Street;
use crate::cell::Cell;
use crate::side::Side;

impl Street {
    /// Moves a footballer off a goal line where he may not stay (SF-24). Returns where he is now, if he had to go.
    pub(super) fn leave_goal_line(&mut self, side: Side, shirt: u8) -> Option<Cell> {
        let at = self.place(side, shirt)?;
        if !GOAL_LINES.has(at) || self.bars(side, shirt, at).is_none() {
            return None;
        }
        let [near, far] = touchline_sides(at);
        let beyond = step(at, (far.0 * 2, 0));
        let to = self.spot_for(side, shirt, at, [ahead(at), step(at, near), beyond]);
        self.put(side, shirt, to);
        Some(to)
    }

    /// Moves a footballer off the square where the ball is to lie after a goal (SF-20). Returns where he is now.
    pub(super) fn step_aside(&mut self, side: Side, shirt: u8, at: Cell) -> Cell {
        let [near, far] = touchline_sides(at);
        let to = self.spot_for(side, shirt, at, [ahead(at), step(at, near), step(at, far)]);
        self.put(side, shirt, to);
        to
    }

    /// The square of the goal line to which a keeper returns after a goal (SF-20); `None` when he stands on it, or when
    /// others stand on both squares.
    pub(super) fn way_back(&self, side: Side, at: Cell) -> Option<Cell> {
        let line = goal_line(side);
        let free = line.minus(self.occupied());
        let nearer = keeper_square(side, at);
        let to = if free.has(nearer) { Some(nearer) } else { free.cells().next() };
        to.filter(|_| !line.has(at))
    }

    /// The first of the wished squares that is free and allowed to him, or else the closest such square.
    fn spot_for(&self, side: Side, shirt: u8, at: Cell, wished: [Option<Cell>; 3]) -> Cell {
        let free = self.free();
        let allowed = |&cell: &Cell| free.has(cell) && self.bars(side, shirt, cell).is_none();
        let first = wished.into_iter().flatten().find(allowed);
        first.or_else(|| closest(at, free.cells().filter(allowed))).unwrap_or(at)
    }
}

/// The square of the goal line that a keeper's file belongs to: files `z` to `c` to `c`, the others to `d` (SF-20).
pub(super) fn keeper_square(side: Side, at: Cell) -> Cell {
    square(if BOARD.file(at) <= 2 { 2 } else { 3 }, end_rank(side))
}

/// The square in front of one, towards the middle of the pitch.
pub(super) fn ahead(at: Cell) -> Option<Cell> {
    step(at, (0, end_of(at).forward()))
}

/// The side whose end of the pitch a square is at.
fn end_of(at: Cell) -> Side {
    if BOARD.rank(at) * 2 <= BOARD.ranks { Side::Home } else { Side::Away }
}

/// The step from a square in the goal's files towards the touchline on its side, and the one to the far side.
fn touchline_sides(at: Cell) -> [(i8, i8); 2] {
    if BOARD.file(at) <= 2 { [(-1, 0), (1, 0)] } else { [(1, 0), (-1, 0)] }
}

fn step(at: Cell, by: (i8, i8)) -> Option<Cell> {
    BOARD.step(at, by)
}

/// The square fewest files plus ranks away (ties: lower file, then nearer to that end line).
fn closest(at: Cell, cells: impl Iterator<Item = Cell>) -> Option<Cell> {
    let end = end_rank(end_of(at));
    cells.min_by_key(|&c| {
        let files = BOARD.file(at).abs_diff(BOARD.file(c));
        let ranks = BOARD.rank(at).abs_diff(BOARD.rank(c));
        (files + ranks, BOARD.file(c), BOARD.rank(c).abs_diff(end))
    })
}

#[cfg(test)]
mod tests {
    use super::super::board::Set;
    use super::*;

    fn at(name: &str) -> Cell {
        BOARD.parse(name).expect("a square")
    }

    #[test]
    fn ties_go_to_the_lower_file_and_then_to_the_end_line() {
        let set = |names: &str| -> Set { names.split(' ').map(at).collect() };
        assert_eq!(closest(at("c1"), set("e1 a1 c3").cells()), Some(at("a1")));
        assert_eq!(closest(at("c1"), set("d3 b3 e2").cells()), Some(at("b3")));
        assert_eq!(closest(at("c10"), set("d3 b8 a9").cells()), Some(at("a9")));
        assert_eq!(closest(at("d9"), set("c8 c10").cells()), Some(at("c10")));
    }

    #[test]
    fn a_keeper_s_square_is_that_of_his_file() {
        for (from, to) in [("z5", "c1"), ("c7", "c1"), ("d7", "d1"), ("g0", "d1")] {
            assert_eq!(keeper_square(Side::Home, at(from)), at(to), "{from}");
        }
    }
}
