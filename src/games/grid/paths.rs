//! The engine's paths (GS-13): to every square the way with the fewest challenges, then the fewest steps, then the
//! fewest changes of direction, then the one whose squares sort first.
//!
//! All four criteria stand in one number, the weightiest first, so that comparing ways is comparing numbers. The way
//! itself is its last part: a digit a step, where the eight directions are numbered in the order in which the squares
//! they lead to sort. One sweep a step over the squares reached carries, for each square and direction of arrival,
//! the least such number; nothing is allocated.
use super::board::{BOARD, CELLS, Cells};
use super::state::Grid;
use crate::cell::{Cell, MAX_STEPS, Path};

/// The eight steps, so that earlier ones lead to squares that sort first: file `a` first, then the lower rank.
const STEPS: [(i8, i8); 8] = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];

const DIGIT: u32 = 3;
const ONE_TURN: u64 = 1 << (DIGIT * MAX_STEPS as u32);
const ONE_STEP: u64 = ONE_TURN << 4;
const ONE_CHALLENGE: u64 = ONE_STEP << 4;
const NO_WAY: u64 = u64::MAX;

/// The least number for each direction of arrival.
type Arrivals = [u64; 8];

/// The best way to every square in reach of a runner.
pub struct Ways {
    start: Cell,
    best: [u64; CELLS],
}

/// What a search needs to know of the state.
struct Ground {
    start: Cell,
    /// Where a dribbler is challenged; empty for a runner without the ball.
    challengers: Cells,
    budget: u8,
}

impl Ways {
    /// The best way to a square; `None` when it is out of reach.
    pub fn to(&self, end: Cell) -> Option<Path> {
        let number = *self.best.get(end.0 as usize).filter(|&&n| n != NO_WAY)?;
        let steps = (number / ONE_STEP % 16) as u32;
        let mut path = Path::EMPTY;
        let mut at = self.start;
        for step in (0..steps).rev() {
            at = BOARD.step(at, STEPS[(number >> (DIGIT * step) & 7) as usize])?;
            path.push(at);
        }
        Some(path)
    }

    /// How many challenges the best way to a square meets; `None` when it is out of reach.
    pub fn challenges(&self, end: Cell) -> Option<u8> {
        self.best.get(end.0 as usize).filter(|&&n| n != NO_WAY).map(|n| (n / ONE_CHALLENGE) as u8)
    }
}

impl Ground {
    /// The best ways of up to `budget` steps; with a target only the number of the target is sure to be right.
    fn search(&self, target: Option<Cell>) -> Ways {
        let mut ways = Ways { start: self.start, best: [NO_WAY; CELLS] };
        let mut now = [[NO_WAY; 8]; CELLS];
        self.sweep_from(self.start, &[NO_WAY; 8], 0, target, &mut now, &mut ways.best);
        for done in 1..self.budget {
            let mut next = [[NO_WAY; 8]; CELLS];
            for cell in self.reached(done) {
                let arrivals = now[cell.0 as usize];
                if arrivals != [NO_WAY; 8] {
                    self.sweep_from(cell, &arrivals, done, target, &mut next, &mut ways.best);
                }
            }
            now = next;
        }
        ways
    }

    /// The squares of the pitch within so many steps of the start.
    fn reached(&self, steps: u8) -> impl Iterator<Item = Cell> {
        let (file, rank, by) = (BOARD.file(self.start), BOARD.rank(self.start), steps as i8);
        let files = (file - by).max(0)..=(file + by).min(BOARD.files - 1);
        let ranks = (rank - by).max(1)..=(rank + by).min(BOARD.ranks);
        files.flat_map(move |f| ranks.clone().filter_map(move |r| BOARD.at(f, r)))
    }

    /// Takes every next step from a square that was reached after `done` steps.
    fn sweep_from(
        &self,
        from: Cell,
        arrivals: &Arrivals,
        done: u8,
        target: Option<Cell>,
        next: &mut [Arrivals; CELLS],
        best: &mut [u64; CELLS],
    ) {
        let least = arrivals.iter().copied().min().unwrap_or(NO_WAY);
        let left = self.budget - done - 1;
        for (digit, by) in STEPS.into_iter().enumerate() {
            let Some(to) = BOARD.step(from, by).filter(|&to| BOARD.on_pitch(to)) else { continue };
            if target.is_some_and(|t| BOARD.board_distance(to, t) > left) {
                continue;
            }
            // Straight on costs no turn; from the start nothing does. Turning from the best arrival costs one, and
            // were the best arrival straight on, that would be cheaper still.
            let before = if done == 0 { 0 } else { arrivals[digit].min(least.saturating_add(ONE_TURN)) };
            let (counts, way) = (before & !(ONE_TURN - 1), before & (ONE_TURN - 1));
            let challenge = if self.challengers.has(to) { ONE_CHALLENGE } else { 0 };
            let number = counts + ONE_STEP + challenge + (way << DIGIT | digit as u64);
            let slot = &mut next[to.0 as usize][digit];
            *slot = number.min(*slot);
            let slot = &mut best[to.0 as usize];
            *slot = number.min(*slot);
        }
    }
}

impl Grid {
    fn ground(&self) -> Option<Ground> {
        let runner = self.selected()?;
        let start = self.place(runner)?;
        let mut challengers = Cells::default();
        if self.holder() == Some(runner) {
            self.standing(self.side.other()).for_each(|(_, at)| challengers.insert(at));
        }
        Some(Ground { start, challengers, budget: self.steps_left() })
    }

    /// The engine's ways to every square in reach of the selected footballer; `None` when nobody is selected or no
    /// step is left.
    pub fn ways(&self) -> Option<Ways> {
        self.ground().filter(|g| g.budget > 0).map(|g| g.search(None))
    }

    /// The engine's way to one square.
    pub(super) fn way_to(&self, end: Cell) -> Option<Path> {
        let mut ground = self.ground()?;
        let shortest = BOARD.board_distance(ground.start, end);
        if shortest == 0 || shortest > ground.budget {
            return None;
        }
        // Squares in the way stop nobody, so the shortest way is as long as the board distance; unless it meets
        // challenges, no longer one can be better.
        let budget = std::mem::replace(&mut ground.budget, shortest);
        let ways = ground.search(Some(end));
        if ways.challenges(end) == Some(0) || budget == shortest {
            return ways.to(end);
        }
        ground.budget = budget;
        ground.search(Some(end)).to(end)
    }
}
