//! Where a footballer can walk to, in how many steps, and by which way (SF-10, SF-11).
use super::board::Set;
use crate::cell::{Cell, Path};

/// The most steps a die gives.
const MOST: usize = 6;

/// Every square that a footballer can be on after exactly 0, 1, … 6 steps. Walks may turn back and revisit squares,
/// his own included.
pub(super) struct Walk {
    after: [Set; MOST + 1],
}

impl Walk {
    /// The walks from a square over open ones.
    pub(super) fn new(from: Cell, open: Set) -> Walk {
        let mut after = [Set::EMPTY; MOST + 1];
        let mut now = Set::of(from);
        for slot in &mut after {
            *slot = now;
            now = now.beside().and(open);
        }
        Walk { after }
    }

    fn after(&self, steps: u8) -> Set {
        self.after.get(usize::from(steps)).copied().unwrap_or(Set::EMPTY)
    }

    /// The squares that can be reached with 1 to `points` steps, his own included when he can come back to it.
    pub(super) fn within(&self, points: u8) -> Set {
        (1..=points).fold(Set::EMPTY, |set, n| set.or(self.after(n)))
    }

    /// The fewest steps to a square.
    pub(super) fn cost(&self, to: Cell) -> Option<u8> {
        (1..=MOST as u8).find(|&n| self.after(n).has(to))
    }

    /// Whether a walk of exactly so many steps ends on the ball and comes to it with the last step only.
    pub(super) fn enters(&self, ball: Cell, steps: u8) -> bool {
        steps > 0 && self.after(steps - 1).beside().has(ball)
    }

    /// A way of exactly so many steps to a square (which may be the ball's), the start left out.
    pub(super) fn way(&self, to: Cell, steps: u8) -> Path {
        let mut cells = [to; MOST];
        let mut next = to;
        for n in (1..steps).rev() {
            next = Set::of(next).beside().and(self.after(n)).cells().next().unwrap_or(next);
            if let Some(slot) = cells.get_mut(usize::from(n) - 1) {
                *slot = next;
            }
        }
        cells.get(..usize::from(steps)).and_then(Path::of).unwrap_or(Path::EMPTY)
    }
}

#[cfg(test)]
mod tests {
    use super::super::board::{BOARD, WALKABLE};
    use super::*;

    fn at(name: &str) -> Cell {
        BOARD.parse(name).expect("a square")
    }

    #[test]
    fn a_walk_next_to_the_ball_can_be_made_longer_by_two() {
        let walk = Walk::new(at("c4"), WALKABLE.without(at("c5")));
        let lengths: Vec<u8> = (0..=7).filter(|&n| walk.enters(at("c5"), n)).collect();
        assert_eq!(lengths, [1, 3, 5, 7]);
    }

    #[test]
    fn a_way_has_the_steps_asked_for_and_each_is_to_a_square_beside() {
        let walk = Walk::new(at("c4"), WALKABLE.without(at("c5")));
        for steps in [1, 3, 5] {
            let way = walk.way(at("c5"), steps);
            assert_eq!(way.len(), steps);
            let mut here = at("c4");
            for &next in way.cells() {
                assert!(Set::of(here).beside().has(next));
                here = next;
            }
            assert_eq!(here, at("c5"));
        }
    }

    #[test]
    fn the_way_behind_a_goal_is_shut() {
        let walk = Walk::new(at("b0"), WALKABLE);
        assert_eq!(walk.cost(at("e0")), Some(5));
        assert_eq!(walk.cost(at("c0")), None);
    }
}
