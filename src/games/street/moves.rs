//! Which walks are on offer, and why others are not (SF-9 to SF-13, SF-20a, SF-22 to SF-25).
use super::action::Action;
use super::board::{BEHIND_GOALS, GOAL_LINES, Set};
use super::state::{Kick, Street};
use super::walk::Walk;
use super::walls::{walled_by, walled_in};
use super::words;
use crate::cell::Cell;
use crate::side::BySide;
use crate::words::{Arg, Saying};
use std::ops::ControlFlow;

/// How a kick of some length fares from the ball's square.
enum Length {
    OnOffer,
    /// No walk leaves so many squares.
    NoWalk,
    /// Every landing would wall the ball in.
    WallsIn,
    /// It has no landing.
    NoLanding,
}

impl Street {
    /// Tries each move on offer, and the pass of the turn, until `each` breaks off.
    pub(super) fn each_move(&self, each: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        let points = self.die.unwrap_or(0);
        let others = self.squares(self.side.other());
        let own = self.squares(self.side);
        // Walking opens or shuts nothing that the other side bars, so this is the same for every walk.
        let shut = self.ball.is_some_and(|ball| walled_by(others, own, ball));
        for (shirt, from) in self.standing(self.side).filter(|&(shirt, _)| !self.restart || shirt == 1) {
            let walk = Walk::new(from, self.open_to(from));
            let away = own.without(from);
            let ends = if self.restart || shut { Set::EMPTY } else { walk.within(points).without(from) };
            for to in ends.cells().filter(|&to| self.bars(self.side, shirt, to).is_none()) {
                let walls = self.ball.is_some_and(|ball| walled_by(away.with(to), others, ball));
                if !walls {
                    each(Action::Move { from, to, squares: None })?;
                }
            }
            self.each_length(shirt, from, &walk, each)?;
        }
        if self.restart { ControlFlow::Continue(()) } else { each(Action::Skip) }
    }

    /// Tries each way for a footballer to go onto the ball, the longest kick first.
    fn each_length(
        &self,
        shirt: u8,
        from: Cell,
        walk: &Walk,
        each: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(ball) = self.ball.filter(|&ball| self.may_kick_on(shirt, ball)) else {
            return ControlFlow::Continue(());
        };
        let lengths = (1..=self.longest_kick()).rev();
        let mut on_offer = lengths.filter(|&n| matches!(self.length(shirt, walk, ball, n), Length::OnOffer));
        if on_offer.next().is_some() {
            each(Action::Move { from, to: ball, squares: None })?;
        }
        on_offer.try_for_each(|n| each(Action::Move { from, to: ball, squares: Some(n) }))
    }

    /// Whether the side on turn can do more than pass the turn.
    pub(super) fn can_move(&self) -> bool {
        let mut found = false;
        let _ = self.each_move(&mut |action| match action {
            Action::Skip => ControlFlow::Continue(()),
            _ => {
                found = true;
                ControlFlow::Break(())
            }
        });
        found
    }

    /// Whether the rules let a footballer onto the ball's square: on a goal line anybody, since he is moved off after
    /// the kick (SF-24); elsewhere who may stay there (SF-12).
    fn may_kick_on(&self, shirt: u8, ball: Cell) -> bool {
        GOAL_LINES.has(ball) || self.bars(self.side, shirt, ball).is_none()
    }

    /// The kick that a walk of no steps would leave; each step takes one off (SF-11, SF-13).
    fn reach(&self) -> u8 {
        self.die.unwrap_or(0) + u8::from(self.rules.touch_counts)
    }

    fn longest_kick(&self) -> u8 {
        self.reach().saturating_sub(1)
    }

    /// The steps of the walk that leaves a kick of so many squares.
    pub(super) fn steps_before(&self, squares: u8) -> u8 {
        self.reach().saturating_sub(squares)
    }

    fn length(&self, shirt: u8, walk: &Walk, ball: Cell, squares: u8) -> Length {
        if !walk.enters(ball, self.steps_before(squares)) {
            return Length::NoWalk;
        }
        let kicking = self.on_the_ball(shirt, ball, squares);
        let landings = kicking.landings();
        if kicking.has_kick(landings) {
            Length::OnOffer
        } else if landings.squares.is_empty() {
            Length::NoLanding
        } else {
            Length::WallsIn
        }
    }

    /// The state when a footballer has gone onto the ball and is to kick it.
    pub(super) fn on_the_ball(&self, shirt: u8, ball: Cell, squares: u8) -> Street {
        let mut kicking = *self;
        kicking.put(self.side, shirt, ball);
        kicking.kick = Some(Kick { by: shirt, squares });
        kicking
    }

    /// The longest kick on offer to a footballer who goes onto the ball (SF-12).
    pub(super) fn longest_on_offer(&self, shirt: u8, from: Cell, ball: Cell) -> Option<u8> {
        let walk = Walk::new(from, self.open_to(from));
        let mut lengths = (1..=self.longest_kick()).rev();
        lengths.find(|&n| matches!(self.length(shirt, &walk, ball, n), Length::OnOffer))
    }

    /// Why the side on turn may not make this move.
    pub(super) fn why_not_move(&self, from: Cell, to: Cell, squares: Option<u8>) -> Option<Saying> {
        let Some((side, shirt)) = self.man_on(from) else {
            return Some(words::NO_FOOTBALLER.with([Arg::At(from)]));
        };
        if side != self.side {
            return Some(words::NOT_YOUR_TURN.plain());
        }
        if self.restart && (shirt != 1 || self.ball != Some(to)) {
            return Some(words::MUST_RESTART.plain());
        }
        if to == from {
            return Some(words::SAME_SQUARE.plain());
        }
        if BEHIND_GOALS.has(to) {
            return Some(words::BEHIND_GOAL.plain());
        }
        if self.occupied().has(to) {
            return Some(words::OCCUPIED.with([Arg::At(to)]));
        }
        if self.ball == Some(to) {
            return self.why_not_onto_ball(shirt, from, to, squares);
        }
        if squares.is_some() {
            return Some(words::NOT_THE_BALL.with([Arg::At(to)]));
        }
        self.why_not_walk(shirt, from, to)
    }

    fn why_not_walk(&self, shirt: u8, from: Cell, to: Cell) -> Option<Saying> {
        if let Some(barred) = self.bars(self.side, shirt, to) {
            return Some(barred.plain());
        }
        let walk = Walk::new(from, self.open_to(from));
        if walk.cost(to).is_none_or(|cost| cost > self.die.unwrap_or(0)) {
            return Some(self.out_of_reach(to));
        }
        let mut after = *self;
        after.put(self.side, shirt, to);
        after.walls_ball_in().then(|| words::ENCLOSES_BALL.plain())
    }

    fn out_of_reach(&self, to: Cell) -> Saying {
        words::OUT_OF_REACH.with([Arg::At(to), Arg::Count(self.die.unwrap_or(0).into())])
    }

    fn why_not_onto_ball(&self, shirt: u8, from: Cell, ball: Cell, squares: Option<u8>) -> Option<Saying> {
        if let Some(barred) = self.bars(self.side, shirt, ball).filter(|_| !GOAL_LINES.has(ball)) {
            return Some(barred.plain());
        }
        let walk = Walk::new(from, self.open_to(from));
        let longest = self.longest_kick();
        if let Some(n) = squares.filter(|&n| n == 0 || n > longest) {
            return Some(words::KICK_LENGTH.with([Arg::Count(n.into())]));
        }
        let fares = |n| self.length(shirt, &walk, ball, n);
        let (mut walks, mut walls) = (false, false);
        for n in squares.map_or(1..=longest, |n| n..=n) {
            match fares(n) {
                Length::OnOffer => return None,
                Length::WallsIn => (walks, walls) = (true, true),
                Length::NoLanding => walks = true,
                Length::NoWalk => {}
            }
        }
        Some(match squares {
            _ if walls => words::ENCLOSES_BALL.plain(),
            _ if walks => words::NO_KICK.plain(),
            Some(n) => words::KICK_LENGTH.with([Arg::Count(n.into())]),
            None if walk.enters(ball, self.die.unwrap_or(0)) => words::NO_POINTS.plain(),
            None => self.out_of_reach(ball),
        })
    }

    /// Whether either side walls the ball in as everybody stands.
    pub(super) fn walls_ball_in(&self) -> bool {
        self.ball.is_some_and(|ball| walled_in(ball, BySide::from_fn(|side| self.squares(side))))
    }
}
