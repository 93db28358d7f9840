//! How the computer judges Street Fives: who scores with which numbers of the next die, and how the men stand for the
//! dice after it.
//!
//! The numbers are exact (file `outlook`); the rest are small weights.
use super::action::{Action, Target};
use super::board::{BOARD, end_rank, goal_line, square};
use super::state::{Phase, Street};
use crate::cell::Cell;
use crate::dice::Roll;
use crate::game::Turn;
use crate::mind::{GOAL, Idea, Mind, result};
use crate::side::Side;
use std::ops::ControlFlow;

/// A number with which the side scores that has its turn only after the next: the other side mostly sees to it first.
const LATER: i32 = GOAL / 24;
/// A number with which the side on turn gets at the ball.
const REACH: i32 = 60;
/// And one with which the other side gets at it, as things stand.
const REACH_LATER: i32 = 30;
/// Each rank that the ball is further up.
const ADVANCE: i32 = 70;
/// Each footballer between the ball and his goal, up to [`ENOUGH`].
const GUARD: i32 = 80;
/// Each outfield footballer in the other half beyond the ball, up to [`ENOUGH`]: somebody to relay a kick.
const OUTPOST: i32 = 60;
/// More men than this at one task are of no more use.
const ENOUGH: u32 = 2;
/// The keeper on his line.
const KEEPER: i32 = 120;
/// Each square that a placed footballer is nearer to a post of the line-up.
const POST: i32 = 40;
/// Walks that are looked at, with the ways onto the ball: the more promising ones.
const MOST_MOVES: usize = 60;

/// The line-up that is aimed at in placing, or the same with left and right swapped: file and rank of the posts, as
/// Home sees them.
const LINE_UP: [(i8, i8); 5] = [(3, 1), (2, 2), (4, 4), (1, 8), (4, 7)];

/// Steps of a walk over an empty board.
const fn steps(a: Cell, b: Cell) -> i32 {
    (BOARD.file(a).abs_diff(BOARD.file(b)) + BOARD.rank(a).abs_diff(BOARD.rank(b))) as i32
}

/// Ranks from a side's own end.
const fn ranks_out(side: Side, cell: Cell) -> i32 {
    ((BOARD.rank(cell) - end_rank(side)) * side.forward()) as i32
}

impl Street {
    /// What the ball is worth to the side whose turn is next.
    fn prospects(&self, next: Side) -> i32 {
        let (ours, theirs) = (self.outlook(next), self.outlook(next.other()));
        let score = match self.restart {
            // A 1 is thrown again (SF-20a).
            true => GOAL * ours.scoring().min(5) / 5,
            false if self.first => 0,
            false => GOAL * ours.scoring() / 6,
        };
        let later = if self.is_last_turn() { 0 } else { LATER * theirs.scoring() * (6 - ours.scoring()) / 6 };
        score - later + REACH * ours.reaching() - REACH_LATER * theirs.reaching()
    }

    /// Whether the match may be over after this turn.
    fn is_last_turn(&self) -> bool {
        match self.phase {
            Phase::Placing => false,
            Phase::Play => self.turn == self.rules.last_turn(),
            Phase::Extra => self.turn == self.rules.last_extra_turn(),
        }
    }

    /// How a side's men stand to the ball.
    fn shape(&self, side: Side) -> i32 {
        let Some(ball) = self.ball else { return 0 };
        let line = ranks_out(side, ball);
        let (mut guards, mut outposts) = (0, 0);
        for (shirt, at) in self.standing(side) {
            guards += u32::from(ranks_out(side, at) < line && is_between(ball, at));
            outposts += u32::from(shirt != 1 && ranks_out(side, at) > line.max(4));
        }
        let keeper = self.place(side, 1).is_some_and(|at| goal_line(side).has(at));
        let [guards, outposts] = [guards, outposts].map(|n| n.min(ENOUGH) as i32);
        ADVANCE * line / 2 + GUARD * guards + OUTPOST * outposts + KEEPER * i32::from(keeper)
    }

    /// How near to the line-up a side's men have been placed.
    fn placed(&self, side: Side) -> i32 {
        let near = |swapped: bool| {
            let posts = LINE_UP.iter().map(|&(file, rank)| {
                let file = if swapped { BOARD.files - 1 - file } else { file };
                let rank = if side == Side::Home { rank } else { BOARD.ranks + 1 - rank };
                let post = square(file, rank);
                self.standing(side).map(|(_, at)| 5 - steps(at, post)).max().unwrap_or(0).max(0)
            });
            posts.sum::<i32>()
        };
        POST * near(false).max(near(true))
    }
}

/// Whether a square lies in the files between the ball and a goal.
fn is_between(ball: Cell, at: Cell) -> bool {
    let (file, ball) = (BOARD.file(at), BOARD.file(ball));
    (ball.min(2)..=ball.max(3)).contains(&file)
}

impl Mind for Street {
    fn worth(&self, side: Side) -> i32 {
        let result = result(self.score, side, [self.turn, self.rules.last_turn()], self.over.is_some());
        if self.over.is_some() {
            return result;
        }
        if self.phase == Phase::Placing {
            return result + self.placed(side) - self.placed(side.other());
        }
        let prospects = self.prospects(self.side);
        let shape = self.shape(side) - self.shape(side.other());
        result + shape + if self.side == side { prospects } else { -prospects }
    }

    fn ideas(&self, out: &mut Vec<Idea<Action>>) {
        if self.phase == Phase::Placing || !matches!(self.due(), Turn::Choose(_)) {
            return;
        }
        if self.kick.is_some() {
            return self.kick_ideas(out);
        }
        let _ = self.each_move(&mut |action| {
            if let Action::Move { from, to, squares } = action {
                out.push(Idea { action, promise: self.promise(from, to, squares) });
            }
            ControlFlow::Continue(())
        });
        out.sort_unstable_by_key(|idea| (-idea.promise, idea.action));
        out.truncate(MOST_MOVES);
    }

    fn rest(&self) -> Option<Action> {
        let in_play = matches!(self.phase, Phase::Play | Phase::Extra) && matches!(self.due(), Turn::Choose(_));
        (in_play && self.kick.is_none() && (!self.restart || !self.can_move())).then_some(Action::Skip)
    }

    fn kind(&self, roll: Roll) -> u8 {
        match self.phase {
            // Who starts, and with which number.
            Phase::Placing => roll.first().max(roll.second()) * 3 + (roll.first().cmp(&roll.second()) as i8 + 1) as u8,
            Phase::Play | Phase::Extra => roll.first(),
        }
    }

    fn foresees() -> bool {
        true
    }
}

impl Street {
    fn kick_ideas(&self, out: &mut Vec<Idea<Action>>) {
        let landings = self.landings();
        let kick = |to, promise| Idea { action: Action::kick(to), promise };
        if landings.goal {
            out.push(kick(Target::Goal, GOAL));
        }
        out.extend(self.open_squares(landings).map(|to| kick(Target::Square(to), self.kick_promise(to))));
    }

    /// What a ball that lies there promises the side that kicked it.
    fn kick_promise(&self, to: Cell) -> i32 {
        let nearest = |side| self.standing(side).map(|(_, at)| steps(at, to)).min().unwrap_or(6).min(6);
        ADVANCE * ranks_out(self.side, to) + REACH * (nearest(self.side.other()) - nearest(self.side))
    }

    /// What a walk promises: most onto the ball, then into its way to the own goal, then close to it.
    fn promise(&self, from: Cell, to: Cell, squares: Option<u8>) -> i32 {
        let Some(ball) = self.ball else { return 0 };
        if to == ball {
            return GOAL / 2 - i32::from(squares.unwrap_or(0));
        }
        let line = ranks_out(self.side, ball);
        let guards = |at| i32::from(ranks_out(self.side, at) < line && is_between(ball, at));
        2 * GUARD * (guards(to) - guards(from)) - ADVANCE * steps(to, ball)
    }
}
