//! How the computer judges Chess Football: who can score in the turn to come, and who has the ball.
//!
//! A side that has a plan to a goal within its points ([`Attack`]) hardly ever misses it, so the end of a turn is judged
//! by what the other side can make of it at once: score, win the ball, or neither. The rest are small weights.
use super::action::Action;
use super::attack::Attack;
use super::board::{Area, BOARD};
use super::piece::{Kind, Piece};
use super::state::{Ball, Chess};
use crate::cell::Cell;
use crate::mind::{GOAL, Idea, Mind};
use crate::side::Side;

/// A plan to a goal within the points that are left: the side on turn carries it out.
const SURE: i32 = GOAL * 9 / 10;
/// A plan to a goal that the other side has a turn to spoil.
const THREAT: i32 = GOAL / 10;
/// Each more point that a plan takes.
const STEP: i32 = 40;
/// To have the ball, wherever.
const POSSESSION: i32 = 600;
/// Each rank that the ball is further up.
const ADVANCE: i32 = 12;
/// Each piece that stands where it could shoot from, or gets there with one move.
const SHOOTER: i32 = 60;
/// Each square from which our king can be shot at.
const OPEN_LINE: i32 = 5;
/// A pass that begins no plan, as a promise.
const RELAY: i32 = GOAL / 20;
/// To win the ball without a plan to follow, as a promise.
const WIN_BALL: i32 = GOAL / 4;
/// A run to where one could shoot, as a promise.
const RUN_TO_SHOT: i32 = GOAL / 8;
/// A step of the king, as a promise.
const KING_STEP: i32 = GOAL / 12;
/// A run into a line to the own king, as a promise.
const BLOCK: i32 = GOAL / 16;
/// Being ahead when the match is over, beside the goals.
const VICTORY: i32 = 2 * GOAL;

impl Chess {
    /// What the position is worth to the side on turn, goals apart.
    fn prospects(&self) -> i32 {
        let us = Attack::of(self, self.side, self.moved);
        let them = Attack::of(self, self.side.other(), 0);
        let shape = shape(&us) - shape(&them);
        let held = |side, need: u8| {
            let up = self.ball_at().map_or(0, |at| up(side, at));
            let threat = if need <= self.options.points { THREAT - STEP * i32::from(need) } else { 0 };
            POSSESSION + ADVANCE * up + threat
        };
        shape
            + match (us.outlook(), them.outlook()) {
                (Some(need), _) if need <= self.points => SURE - STEP * i32::from(need),
                (Some(need), _) => held(self.side, need),
                (None, Some(need)) => -held(self.side.other(), need),
                (None, None) => 0,
            }
    }

    /// Where the ball is.
    fn ball_at(&self) -> Option<Cell> {
        match self.ball {
            Ball::Loose(at) => Some(at),
            Ball::Held(side, piece) => self.at(side, piece),
        }
    }

    /// Goals, and the victory when the match is over.
    fn result(&self, side: Side) -> i32 {
        let lead = i32::from(self.score[side]) - i32::from(self.score[side.other()]);
        let over = if self.over.is_some() { VICTORY * lead.signum() } else { 0 };
        GOAL * lead + over
    }
}

/// How well a side's pieces stand to shoot, and how open the rival king is.
fn shape(attack: &Attack<'_>) -> i32 {
    let open = lines(attack).count();
    SHOOTER * attack.shooters() + OPEN_LINE * open as i32
}

/// The squares from which a king can be shot at by somebody.
const fn lines(attack: &Attack<'_>) -> Area {
    attack.shots(Kind::Queen).and(attack.shots(Kind::Knight))
}

/// How many ranks a square is up for a side.
fn up(side: Side, at: Cell) -> i32 {
    let rank = i32::from(BOARD.rank(at));
    match side {
        Side::Home => rank - 1,
        Side::Away => i32::from(BOARD.ranks) - rank,
    }
}

impl Mind for Chess {
    fn worth(&self, side: Side) -> i32 {
        let result = self.result(side);
        match self.over {
            Some(_) => result,
            None if self.side == side => result + self.prospects(),
            None => result - self.prospects(),
        }
    }

    fn ideas(&self, out: &mut Vec<Idea<Action>>) {
        if self.over.is_some() || self.points == 0 {
            return;
        }
        let us = Attack::of(self, self.side, self.moved);
        match (self.ball, self.passer()) {
            (_, Some((piece, at))) => {
                if us.shots(piece.kind()).has(at) {
                    let king = self.at(self.side.other(), Piece::K);
                    return out.extend(king.map(|king| idea(Action::Pass(king), 2 * GOAL)));
                }
                self.pass_ideas(&us, piece, at, out);
                self.dribble_ideas(&us, piece, at, out);
            }
            (Ball::Loose(ball), None) => self.chase_ideas(&us, ball, out),
            (Ball::Held(side, piece), None) => {
                let at = self.at(side, piece).filter(|_| piece != Piece::K);
                at.into_iter().for_each(|at| self.tackle_ideas(&us, at, out));
            }
        }
        self.run_ideas(&us, out);
    }

    fn foresees() -> bool {
        true
    }

    /// Five points can be spent in so many ways that they would take up all of the work.
    fn own_share() -> u32 {
        3
    }

    fn rest(&self) -> Option<Action> {
        self.over.is_none().then_some(Action::End)
    }
}

const fn idea(action: Action, promise: i32) -> Idea<Action> {
    Idea { action, promise }
}

impl Chess {
    /// What a plan promises that takes so many points from now.
    fn plan(&self, need: u8) -> Option<i32> {
        (need <= self.points).then(|| GOAL - 2 * STEP * i32::from(need))
    }

    fn pass_ideas(&self, us: &Attack<'_>, piece: Piece, at: Cell, out: &mut Vec<Idea<Action>>) {
        let passes = us.passes(piece.kind(), at);
        let barred = self.blocked == Some(self.side);
        for mate in Piece::ALL.into_iter().filter(|&mate| mate != piece && !(barred && mate == Piece::K)) {
            let Some(to) = self.at(self.side, mate).filter(|&to| passes.has(to)) else { continue };
            let safe = if mate == Piece::K { POSSESSION } else { ADVANCE * up(self.side, to) };
            let plan = self.plan(us.need(mate) + 1);
            out.push(idea(Action::Pass(to), plan.unwrap_or(RELAY + safe)));
        }
        // Into the run of somebody.
        let met = passes.shared(us.meets()).cells();
        out.extend(met.map(|to| idea(Action::Pass(to), self.plan(3).unwrap_or(RELAY))));
    }

    fn dribble_ideas(&self, us: &Attack<'_>, piece: Piece, from: Cell, out: &mut Vec<Idea<Action>>) {
        let way = us.reach(piece).cells();
        out.extend(way.map(|to| self.with_ball(us, piece, [from, to], ADVANCE * up(self.side, to))));
    }

    fn chase_ideas(&self, us: &Attack<'_>, ball: Cell, out: &mut Vec<Idea<Action>>) {
        for (piece, from) in self.men(self.side) {
            let way = us.carries(piece, from, ball).cells();
            out.extend(way.map(|to| self.with_ball(us, piece, [from, to], WIN_BALL + ADVANCE * up(self.side, to))));
        }
    }

    fn tackle_ideas(&self, us: &Attack<'_>, at: Cell, out: &mut Vec<Idea<Action>>) {
        let can = self.men(self.side).filter(|&(piece, from)| us.can_tackle(piece, from, at));
        out.extend(can.map(|(piece, from)| self.with_ball(us, piece, [from, at], 2 * WIN_BALL)));
    }

    /// A move at whose end the piece has the ball: what plan it begins, or else what it promises.
    fn with_ball(&self, us: &Attack<'_>, piece: Piece, [from, to]: [Cell; 2], else_promise: i32) -> Idea<Action> {
        let plan = self.plan(us.need_from(piece, Area::NONE.with(to)) + 1);
        idea(Action::Move(from, to), plan.unwrap_or(else_promise))
    }

    fn men(&self, side: Side) -> impl Iterator<Item = (Piece, Cell)> {
        Piece::ALL.into_iter().filter_map(move |piece| Some((piece, self.at(side, piece)?)))
    }

    /// Runs without the ball: to where one could shoot, into the lines to the own king, and the king's own.
    fn run_ideas(&self, us: &Attack<'_>, out: &mut Vec<Idea<Action>>) {
        let lines = lines(&Attack::of(self, self.side.other(), 0));
        let holder = self.holder_of(self.side);
        for (piece, from) in self.men(self.side).filter(|(piece, _)| Some(*piece) != holder) {
            let ball = match self.ball {
                Ball::Loose(ball) => us.carries(piece, from, ball),
                Ball::Held(..) => Area::NONE,
            };
            // Of two runs in either order one is enough.
            let late = if self.moved >> piece as u8 > 1 { 8 } else { 1 };
            let shots = us.shots(piece.kind());
            let promise = |to| match () {
                () if shots.has(to) => RUN_TO_SHOT,
                () if piece == Piece::K => KING_STEP,
                () if lines.has(to) => BLOCK,
                () => 0,
            };
            let all = us.reach(piece).without(ball).cells().map(|to| idea(Action::Move(from, to), promise(to) / late));
            out.extend(all.filter(|idea| idea.promise > 0));
        }
    }
}
