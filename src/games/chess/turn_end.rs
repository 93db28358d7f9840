//! How a turn ends: forced release, offside, the next turn; and what a goal or the last turn brings.
use super::board::{Direction, step};
use super::piece::Piece;
use super::play::{flight, hop, man};
use super::state::{Ball, Chess};
use super::words;
use crate::cell::Path;
use crate::event::Tale;
use crate::game::Outcome;
use crate::words::Arg;

impl Chess {
    /// Whether the king of the side on turn has been warned and still holds the ball (CF-16).
    pub(super) fn is_overdue(&self) -> bool {
        self.must_release == Some(self.side) && self.holder_of(self.side) == Some(Piece::K)
    }

    /// Forced release, then offside, then the turn passes (CF-20).
    pub(super) fn end_turn(&mut self, tale: &mut Tale) {
        if self.is_overdue() {
            self.force_release(tale);
        } else if self.holder_of(self.side) == Some(Piece::K) {
            self.must_release = Some(self.side);
            let side = self.side;
            tale.say(|| words::WARNED.with([man(side, Piece::K)]));
        }
        self.give_offside(tale);
        self.pass_turn(tale);
    }

    /// The last point, if there is one, goes on dropping the ball beside the king (CF-16).
    fn force_release(&mut self, tale: &mut Tale) {
        let Some(king) = self.at(self.side, Piece::K) else { return };
        self.spend();
        let around = Direction::dropped().filter_map(|d| step(king, d));
        let free = around.into_iter().find(|&at| self.is_empty(at));
        let at = free.unwrap_or(king);
        self.ball = Ball::Loose(at);
        self.king_released();
        let side = self.side;
        tale.tell(|| flight(words::FORCED_RELEASE.with([man(side, Piece::K), Arg::At(at)]), hop(at)));
    }

    /// A side whose piece stands in the rival area with the ball hands it to the rival king (CF-19). A side without a
    /// king, as set positions may have it, is handed nothing.
    fn give_offside(&mut self, tale: &mut Tale) {
        let Some((side, piece)) = self.flagged() else { return };
        let Some(king) = self.at(side.other(), Piece::K) else { return };
        if side != self.side {
            return;
        }
        self.take(side.other(), Piece::K);
        tale.tell(|| flight(words::OFFSIDE.with([man(side, piece)]), hop(king)).whistled());
    }

    /// The turn passes, unless it was the last one (CF-4).
    fn pass_turn(&mut self, tale: &mut Tale) {
        self.moved = 0;
        if self.is_last_turn() {
            self.finish(Outcome::of(self.score), tale);
            return;
        }
        self.next_turn();
        let side = self.side;
        tale.say(|| words::TURN.with([Arg::Team(side)]));
    }

    fn next_turn(&mut self) {
        self.moved = 0;
        self.side = self.side.other();
        self.points = self.options.points;
        self.turn = self.turn.saturating_add(1);
    }

    fn is_last_turn(&self) -> bool {
        let each = u16::from(self.options.turns);
        each > 0 && self.turn >= 2 * each
    }

    /// A pass met the rival king (CF-14). Everyone returns to the line-up, unless it decided the match: then they stay
    /// where they are, the ball with the beaten king.
    pub(super) fn goal(&mut self, scorer: Piece, shot: Path, tale: &mut Tale) {
        let (side, beaten) = (self.side, self.side.other());
        self.score[side] = self.score[side].saturating_add(1);
        let score = self.score;
        tale.tell(|| {
            let goals = [Arg::Count(i16::from(score.home)), Arg::Count(i16::from(score.away))];
            flight(words::GOAL.with([man(side, scorer), goals[0], goals[1]]), shot)
        });
        self.take(beaten, Piece::K);
        self.must_release = None;
        self.blocked = None;
        if self.score[side] >= self.options.target {
            self.finish(Outcome::Win(side), tale);
        } else if self.is_last_turn() {
            self.finish(Outcome::of(self.score), tale);
        } else {
            self.line_up(beaten);
            self.next_turn();
            tale.whistle(|| words::KICK_OFF.with([Arg::Team(beaten)]));
        }
    }

    fn finish(&mut self, outcome: Outcome, tale: &mut Tale) {
        self.moved = 0;
        self.over = Some(outcome);
        let score = self.score;
        let goals = [score.home, score.away].map(|n| Arg::Count(i16::from(n)));
        tale.say(|| match outcome {
            Outcome::Win(side) => words::WIN.with([Arg::Team(side), goals[0], goals[1]]),
            Outcome::Draw => words::DRAW.with([goals[0], goals[1]]),
        });
    }
}
