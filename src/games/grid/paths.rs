//! The engine's paths (GS-13): to every square the way with the fewest challenges, then the fewest steps, then the
//! fewest changes of direction, then the one whose squares sort first.
//!
//! All four criteria stand in one number, the weightiest first, so that comparing ways is comparing numbers. The way
//! itself is its last part: a digit a step, where the eight directions are numbered in the order in which the squares
//! they lead to sort. One sweep a step over the squares reached carries, for each square and direction of arrival,
//! the least such number; nothing is allocated.
use super::board::{BOARD, CELLS, Cells};
use super::squad::Man;
use super::state::{Due, Grid};
use super::words::GOES_PAST;
use crate::cell::{Cell, Path};
use crate::odds::{Chance, odds_of_throw};

/// The eight steps, so that earlier ones lead to squares that sort first: file `a` first, then the lower rank.
const STEPS: [(i8, i8); 8] = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];

/// The longest run there is: that of the fastest star.
pub(super) const MOST_STEPS: u8 = 9;

const DIGIT: u32 = 3;
const ONE_TURN: u64 = 1 << (DIGIT * MOST_STEPS as u32);
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

/// A challenge that a run meets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Challenge {
    /// The square, the defender's.
    pub at: Cell,
    /// Who stands there.
    pub defender: Man,
    /// The chance that the runner goes past.
    pub won: Chance,
}

impl Grid {
    /// The challenges that a run of the selected footballer meets, in order, with the exact chance of each (GS-13).
    pub fn challenges_on(&self, path: Path) -> Vec<Challenge> {
        let Some((runner, end)) = self.selected().filter(|&man| self.holder() == Some(man)).zip(path.end()) else {
            return Vec::new();
        };
        let met = path.cells().iter().filter_map(|&at| Some((at, self.challenger_on(at)?)));
        met.filter_map(|(at, defender)| {
            let mut there = self.clone();
            there.put(runner, at);
            there.due = Due::Challenge { rest: Path::of(&[end])?, runner: None };
            let won = odds_of_throw(&there, &[&GOES_PAST], self.side).first().copied()?;
            Some(Challenge { at, defender, won })
        })
        .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use serde_json::json;
    use std::collections::BTreeMap;

    /// Challenges, steps, changes of direction, then the squares as they sort.
    type Rank = (usize, usize, usize, Vec<(i8, i8)>);

    /// Every way there is, tried one by one.
    fn try_all(grid: &Grid, path: &mut Vec<Cell>, budget: u8, best: &mut BTreeMap<Cell, Rank>) {
        let start = grid.ground().map(|g| g.start).unwrap_or_default();
        let from = path.last().copied().unwrap_or(start);
        for by in STEPS {
            let Some(to) = BOARD.step(from, by).filter(|&c| BOARD.on_pitch(c)) else { continue };
            path.push(to);
            let rank = rank(grid, start, path);
            let entry = best.entry(to).or_insert_with(|| rank.clone());
            *entry = rank.min(entry.clone());
            if budget > 1 {
                try_all(grid, path, budget - 1, best);
            }
            path.pop();
        }
    }

    fn rank(grid: &Grid, start: Cell, path: &[Cell]) -> Rank {
        let dribbles = grid.holder() == grid.selected();
        let challenges = path.iter().filter(|&&c| dribbles && grid.challenger_on(c).is_some()).count();
        let squares: Vec<_> = path.iter().map(|&c| (BOARD.file(c), BOARD.rank(c))).collect();
        let places = [&[(BOARD.file(start), BOARD.rank(start))], squares.as_slice()].concat();
        let legs: Vec<_> = places.windows(2).map(|w| (w[1].0 - w[0].0, w[1].1 - w[0].1)).collect();
        (challenges, path.len(), legs.windows(2).filter(|w| w[0] != w[1]).count(), squares)
    }

    #[test]
    fn no_way_is_better_than_the_one_found() {
        let walls = json!({ "1": "e18", "2": "d10", "3": "e10", "4": "f10", "5": "c9", "6": "g9", "7": "e11" });
        let positions = [
            json!({ "home": { "5": "e9" }, "away": walls, "ball": "home.5" }),
            json!({ "home": { "5": "d9", "2": "e9" }, "away": walls, "ball": "home.5", "frozen": ["away.3"] }),
            json!({ "home": { "4": "a1", "3": "b2" }, "away": { "2": "a2", "3": "b1" }, "ball": "home.4" }),
            json!({ "home": { "7": "i14" }, "away": walls, "ball": "e16" }),
            json!({ "home": { "7": "z19" }, "away": { "1": "b18", "2": "a18" }, "ball": "home.7",
                    "restart": { "kind": "corner", "taker": "home.7" } }),
        ];
        for position in positions {
            let grid = Grid::read(&position).expect("a position");
            let ways = grid.ways().expect("a runner with steps left");
            let mut best = BTreeMap::new();
            try_all(&grid, &mut Vec::new(), grid.steps_left(), &mut best);
            for cell in BOARD.cells() {
                let squares =
                    |path: Path| path.cells().iter().map(|&c| (BOARD.file(c), BOARD.rank(c))).collect::<Vec<_>>();
                let want = best.get(&cell);
                assert_eq!(ways.to(cell).map(squares), want.map(|r| r.3.clone()), "{position} {}", BOARD.name(cell));
                assert_eq!(ways.challenges(cell).map(usize::from), want.map(|r| r.0));
                if Some(cell) != grid.ground().map(|g| g.start) {
                    assert_eq!(grid.way_to(cell), ways.to(cell), "{position} {}", BOARD.name(cell));
                }
            }
        }
    }

    #[test]
    fn each_challenge_of_a_run_shows_its_own_chance() {
        let grid = Grid::read(&json!({ "home": { "5": "e9" }, "away": { "4": "e10", "2": "e11" }, "ball": "home.5" }))
            .expect("a position");
        let path = ["e10", "e11", "e12"].map(|c| BOARD.parse(c).expect("a cell"));
        let met = grid.challenges_on(Path::of(&path).expect("a short path"));
        // Level stats but for the second defender next to the first: 2d6 has to be one more. Then CTL 2 and the first.
        assert_eq!(met.iter().map(|c| c.defender.shirt.number()).collect::<Vec<_>>(), [4, 2]);
        assert_eq!(met.iter().map(|c| c.won.percent()).collect::<Vec<_>>(), [44, 34]);
    }
}
