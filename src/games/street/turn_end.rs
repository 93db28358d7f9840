//! What ends a turn: a goal with what follows it (SF-20), the next turn, and the end of the match (SF-21).
use super::aside::{ahead, keeper_square};
use super::board::square;
use super::play::one_step;
use super::state::{Phase, Street};
use super::words;
use crate::cell::Cell;
use crate::event::{Event, Mover, Tale};
use crate::game::Outcome;
use crate::side::Side;
use crate::words::{Arg, Phrase};

impl Street {
    /// Scores for the side on turn, sets kicker, keepers and ball (SF-20), and ends the turn.
    pub(super) fn score_goal(&mut self, by: u8, tale: &mut Tale) {
        let side = self.side;
        let goals = self.score[side].saturating_add(1);
        self.score[side] = goals;
        let (home, away) = (Arg::Count(self.score.home.into()), Arg::Count(self.score.away.into()));
        tale.say(|| words::GOAL.with([Arg::Man(side, by), home, away]));
        self.kick = None;
        self.ball = None;
        self.move_kicker_off(by, tale);
        Side::BOTH.into_iter().for_each(|s| self.return_keeper(s, tale));
        let beaten = side.other();
        self.set_ball_before(beaten, tale);
        self.end_turn(tale);
        if self.over.is_none() && self.place(beaten, 1).is_some() {
            self.restart = true;
            tale.whistle(|| words::RESTART_DUE.with([Arg::Man(beaten, 1)]));
        }
    }

    fn return_keeper(&mut self, side: Side, tale: &mut Tale) {
        let Some(to) = self.place(side, 1).and_then(|at| self.way_back(side, at)) else { return };
        self.put(side, 1, to);
        tell_displaced(&words::KEEPER_RETURNS, side, 1, to, tale);
    }

    /// Puts the ball on the square in front of the beaten keeper; whoever stands there steps aside.
    fn set_ball_before(&mut self, beaten: Side, tale: &mut Tale) {
        let at_line = self.place(beaten, 1).map(|at| keeper_square(beaten, at));
        let before = at_line.and_then(ahead);
        let spot = before.unwrap_or_else(|| square(3, if beaten == Side::Home { 2 } else { 9 }));
        self.ball = Some(spot);
        tale.tell(|| Event::new(words::BALL_SET.with([Arg::At(spot)])).along(Mover::Ball, one_step(spot)));
        if let Some((side, shirt)) = self.man_on(spot) {
            let to = self.step_aside(side, shirt, spot);
            tell_displaced(&words::STEPS_ASIDE, side, shirt, to, tale);
        }
    }

    /// Ends the turn: the match is over, or the other side's die is due.
    pub(super) fn end_turn(&mut self, tale: &mut Tale) {
        self.first = false;
        self.restart = false;
        self.kick = None;
        self.die = None;
        if let Some(outcome) = self.outcome() {
            self.over = Some(outcome);
            return tale.say(|| match outcome {
                Outcome::Win(winner) => words::WON.with([Arg::Team(winner)]),
                Outcome::Draw => words::DRAWN.plain(),
            });
        }
        if self.phase == Phase::Play && self.turn >= self.rules.last_turn() {
            self.phase = Phase::Extra;
            tale.whistle(|| words::EXTRA_TIME.plain());
        }
        self.turn += 1;
        self.side = self.side.other();
    }

    /// How the match has ended when this turn is the last; `None` when it goes on.
    fn outcome(&self) -> Option<Outcome> {
        let level = self.score.home == self.score.away;
        let over = match self.phase {
            Phase::Placing => false,
            Phase::Play => self.turn >= self.rules.last_turn() && !(level && self.rules.extra_time),
            Phase::Extra => !level || self.turn >= self.rules.last_extra_turn(),
        };
        over.then(|| Outcome::of(self.score))
    }
}

fn tell_displaced(said: &'static Phrase, side: Side, shirt: u8, to: Cell, tale: &mut Tale) {
    let event = Event::new(said.with([Arg::Man(side, shirt), Arg::At(to)]));
    tale.tell(|| event.along(Mover::Man(side, shirt), one_step(to)));
}
