//! Whether the ball is walled in (SF-25).
use super::board::{PITCH, Set, WALKABLE};
use crate::cell::Cell;
use crate::side::{BySide, Side};

/// Whether either side walls the ball in, with the footballers on these squares.
pub(super) fn walled_in(ball: Cell, men: BySide<Set>) -> bool {
    Side::BOTH.into_iter().any(|side| walled_by(men[side], men[side.other()], ball))
}

/// Whether a wall of one side's footballers keeps the others from the ball. Nobody is not kept from it.
pub(super) fn walled_by(wall: Set, others: Set, ball: Cell) -> bool {
    if others.is_empty() {
        return false;
    }
    let ball = Set::of(ball);
    let surrounded = ball.beside().and(PITCH).minus(wall).is_empty();
    surrounded || cut_off(wall, others, ball)
}

/// Whether none of the others could walk to the ball, their own men being no obstacle (SF-25b).
fn cut_off(wall: Set, others: Set, ball: Set) -> bool {
    let open = WALKABLE.minus(wall);
    let mut reached = ball;
    loop {
        if !reached.and(others).is_empty() {
            return false;
        }
        let more = reached.or(reached.beside().and(open));
        if more == reached {
            return true;
        }
        reached = more;
    }
}

#[cfg(test)]
mod tests {
    use super::super::board::BOARD;
    use super::*;

    fn set(names: &str) -> Set {
        names.split_whitespace().map(|n| BOARD.parse(n).expect("a square")).collect()
    }

    fn walled(wall: &str, others: &str, ball: &str) -> bool {
        walled_by(set(wall), set(others), BOARD.parse(ball).expect("a square"))
    }

    #[test]
    fn a_slant_across_a_corner_walls_the_ball_in() {
        assert!(walled("z4 a3 b2 c1", "d10", "a1"));
        assert!(!walled("z4 a3 b2", "d10", "a1"));
        assert!(!walled("z4 a3 b2 c1", "d10 z1", "a1"));
    }

    #[test]
    fn men_round_the_mouth_of_a_goal_wall_the_ball_in() {
        assert!(walled("b1 c2 d2 e1", "d10", "c1"));
        assert!(!walled("b1 c2 d2 e1", "d10", "b2"));
    }

    #[test]
    fn men_on_every_square_beside_the_ball_wall_it_in() {
        assert!(walled("c5 c7 b6 d6", "c8", "c6"));
        assert!(walled("a5 a7 b6", "z6", "a6"));
        assert!(walled("a2 b1", "z1", "a1"));
        assert!(!walled("a2 b1", "", "a1"));
    }
}
