//! What a side could do with the ball if it had the next turn: the least numbers that a die must show.
use super::board::{BOARD, GOAL_LINES, Set, end_rank};
use super::flight::{Air, Step, Touched, bends};
use super::state::{SHIRTS, Street};
use crate::cell::Cell;
use crate::side::Side;

/// More than a die shows: it cannot be done.
pub(super) const NEVER: u8 = 7;

/// The least numbers with which a side gets somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Outlook {
    /// To reach the ball with a square left to kick it, whatever stands in the way of the kick.
    pub(super) reach: u8,
    /// To kick it into the goal.
    pub(super) goal: u8,
}

impl Outlook {
    /// How many faces of the die reach the ball.
    pub(super) const fn reaching(self) -> i32 {
        (NEVER - self.reach) as i32
    }

    /// How many faces of the die score.
    pub(super) const fn scoring(self) -> i32 {
        (NEVER - self.goal) as i32
    }
}

impl Street {
    /// What a side could do as everybody stands.
    pub(super) fn outlook(&self, side: Side) -> Outlook {
        let mut outlook = Outlook { reach: NEVER, goal: NEVER };
        let Some(ball) = self.ball else { return outlook };
        let touch = u8::from(self.rules.touch_counts);
        let restarts = self.restart && self.side == side;
        for (shirt, from) in self.standing(side).filter(|&(shirt, _)| !restarts || shirt == 1) {
            if !GOAL_LINES.has(ball) && self.bars(side, shirt, ball).is_some() {
                continue;
            }
            // With the first step that is left over the ball can be kicked one square.
            let Some(kicks_with) = self.steps_to_ball(from, ball).map(|steps| steps + 1 - touch) else { continue };
            outlook.reach = outlook.reach.min(kicks_with);
            let most = outlook.goal.saturating_sub(kicks_with);
            let mut kicking = Street { side, ..*self };
            kicking.put(side, shirt, ball);
            if let Some(squares) = squares_to_goal(&Air::of(&kicking), ball, shirt, most) {
                outlook.goal = kicks_with + squares - 1;
            }
        }
        outlook
    }

    /// The fewest steps from a square onto the ball, if a die gives so many.
    fn steps_to_ball(&self, from: Cell, ball: Cell) -> Option<u8> {
        let (open, goal) = (self.open_to(from), Set::of(ball).beside());
        let mut reached = Set::of(from);
        (1..NEVER).find(|_| {
            let beside = !reached.and(goal).is_empty();
            reached = reached.or(reached.beside().and(open));
            beside
        })
    }
}

/// The fewest squares with which a footballer of the side that the air is for kicks the ball into the goal, if no more
/// than `most` are needed.
fn squares_to_goal(air: &Air, ball: Cell, by: u8, most: u8) -> Option<u8> {
    let kick = Flight { at: ball, flown: 0, touched: Touched::by(by) };
    if least(air.side(), kick) > most {
        return None;
    }
    let mut search = Search { air, best: most + 1, had: [[u8::MAX; SHIRTS as usize]; 1 << SHIRTS] };
    air.starts().for_each(|direction| search.ray(kick, direction, true));
    (search.best <= most).then_some(search.best)
}

/// The ball on its way.
#[derive(Clone, Copy)]
struct Flight {
    at: Cell,
    flown: u8,
    touched: Touched,
}

struct Search<'a> {
    air: &'a Air,
    /// One more than what would be of interest.
    best: u8,
    /// By who has touched the ball and who touched it last: the fewest squares flown by then.
    had: [[u8; SHIRTS as usize]; 1 << SHIRTS],
}

impl Search<'_> {
    fn ray(&mut self, mut ball: Flight, direction: usize, may_bend: bool) {
        loop {
            if ball.flown + least(self.air.side(), ball) >= self.best {
                return;
            }
            match self.air.step(ball.at, direction, ball.touched) {
                Step::Stopped => return,
                Step::Goal(_) => {
                    self.best = ball.flown + 1;
                    return;
                }
                Step::Relay(shirt, at) => {
                    return self.relay(Flight { at, touched: ball.touched.and(shirt), ..ball }, shirt);
                }
                Step::Open(at) => ball = Flight { at, flown: ball.flown + 1, ..ball },
            }
            if may_bend {
                bends(direction).into_iter().for_each(|d| self.ray(ball, d, false));
            }
        }
    }

    fn relay(&mut self, ball: Flight, shirt: u8) {
        let row = self.had.get_mut(usize::from(ball.touched.bits()));
        let Some(had) = row.and_then(|r| r.get_mut(usize::from(shirt) - 1)) else { return };
        if ball.flown < *had {
            *had = ball.flown;
            (0..8).for_each(|d| self.ray(ball, d, true));
        }
    }
}

/// The squares that the ball needs at least: it goes no more than one file and rank with each, and with each relay.
const fn least(side: Side, ball: Flight) -> u8 {
    let files = match BOARD.file(ball.at) {
        file @ ..=2 => 2 - file,
        file => file - 3,
    };
    let ranks = BOARD.rank(ball.at).abs_diff(end_rank(side.other()));
    let steps = if ranks > files as u8 { ranks } else { files as u8 };
    steps.saturating_sub(ball.touched.left()) + 1
}

#[cfg(test)]
mod tests {
    use super::super::Action;
    use super::super::action::Target;
    use super::*;
    use crate::dice::Dice;
    use crate::event::Tale;
    use crate::game::{Game, Turn};
    use crate::setup::Setup;

    /// The least number with which the side on turn can reach the ball, and score, by the actions on offer.
    fn by_offers(state: &Street) -> Outlook {
        let offers = |state: &Street, wanted: fn(Action) -> bool| state.legal().into_iter().any(wanted);
        let mut outlook = Outlook { reach: NEVER, goal: NEVER };
        for die in 1..NEVER {
            let rolled = Street { die: Some(die), restart: false, ..*state };
            for action in rolled.legal() {
                let mut after = rolled;
                if !matches!(action, Action::Move { .. }) {
                    continue;
                }
                after.act(action, &mut Tale::deaf());
                if after.kick.is_some() {
                    outlook.reach = outlook.reach.min(die);
                    if offers(&after, |a| matches!(a, Action::Kick { to: Target::Goal, .. })) {
                        outlook.goal = outlook.goal.min(die);
                    }
                }
            }
        }
        outlook
    }

    #[test]
    fn the_numbers_are_those_that_the_offers_give() {
        let (mut looked_at, mut could_score) = (0, 0);
        for (seed, setup) in
            ["minutes=15", "touch_counts=true", "kick_any_way=true"].into_iter().cycle().take(30).enumerate()
        {
            let mut draw = seed as u64;
            let mut below = |n: usize| {
                draw = draw.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                (draw >> 33) as usize % n.max(1)
            };
            let mut state = Street::start(&Setup::parse(Street::options(), setup).expect("options")).expect("a start");
            while !matches!(state.turn(), Turn::Over(_)) {
                match state.turn() {
                    Turn::Throw(dice) => {
                        if dice == Dice::One && !state.restart && looked_at % 3 == 0 {
                            let (quick, slow) = (state.outlook(state.side), by_offers(&state));
                            assert_eq!(quick.goal, slow.goal, "{}", state.write());
                            assert!(quick.reach <= slow.reach, "{}", state.write());
                            could_score += u32::from(quick.goal < NEVER);
                        }
                        looked_at += 1;
                        state.roll(dice.roll(|| Some(below(6) as u8 + 1)).expect("a roll"), &mut Tale::deaf());
                    }
                    _ => {
                        let legal = state.legal();
                        state.act(legal[below(legal.len())], &mut Tale::deaf());
                    }
                }
            }
        }
        assert!(looked_at > 300 && could_score > 20, "{looked_at} {could_score}");
    }
}
