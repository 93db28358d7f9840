//! Playing actions and taking in dice.
use super::action::{Action, Target};
use super::state::{Kick, Phase, Street};
use super::walk::Walk;
use super::words;
use crate::cell::{Cell, Path};
use crate::dice::Roll;
use crate::event::{Event, Mover, Tale};
use crate::game::Turn;
use crate::words::{Arg, Phrase, Saying};

impl Street {
    /// Why an action is not allowed.
    pub(super) fn refuses(&self, action: Action) -> Option<Saying> {
        match self.due() {
            Turn::Over(_) => return Some(words::MATCH_OVER.plain()),
            Turn::Throw(_) => return Some(words::ROLL_FIRST.plain()),
            Turn::Choose(_) => {}
        }
        match (self.phase, action) {
            (Phase::Placing, _) => self.refuses_placing(action),
            (_, Action::Place(_)) => Some(words::ALL_PLACED.plain()),
            (_, Action::Ball(_)) => Some(words::BALL_IN_PLAY.plain()),
            (_, Action::Kick { to, via }) if self.kick.is_some() => self.why_not_kick(to, via),
            (_, Action::Kick { .. }) => Some(words::NOT_ON_BALL.plain()),
            (_, Action::Move { .. } | Action::Skip) if self.kick.is_some() => {
                let by = self.kick.map_or(0, |k| k.by);
                Some(words::MUST_KICK.with([Arg::Man(self.side, by)]))
            }
            (_, Action::Move { from, to, squares }) => self.why_not_move(from, to, squares),
            (_, Action::Skip) => (self.restart && self.can_move()).then(|| words::MUST_RESTART.plain()),
        }
    }

    fn refuses_placing(&self, action: Action) -> Option<Saying> {
        match (action, self.places_ball()) {
            (Action::Place(cell), false) => self.why_not_place(cell),
            (Action::Ball(cell), true) => self.why_not_ball(cell),
            (Action::Place(_), true) => Some(words::ALL_PLACED.plain()),
            (_, true) => Some(words::BALL_FIRST.plain()),
            (_, false) => Some(words::PLACE_FIRST.plain()),
        }
    }

    /// The action as it is recorded: the longest kick is not named.
    pub(super) fn canonical(&self, action: Action) -> Action {
        let Action::Move { from, to, squares: Some(n) } = action else { return action };
        let shirt = self.shirt_on(self.side, from).filter(|_| self.ball == Some(to));
        let longest = shirt.and_then(|shirt| self.longest_on_offer(shirt, from, to));
        let squares = (longest != Some(n)).then_some(n);
        Action::Move { from, to, squares }
    }

    /// Plays an action that is allowed.
    pub(super) fn play(&mut self, action: Action, tale: &mut Tale) {
        match action {
            Action::Place(cell) => self.place_next(cell, tale),
            Action::Ball(cell) => self.place_ball(cell, tale),
            Action::Move { from, to, squares } => self.walk(from, to, squares, tale),
            Action::Kick { to, via } => self.kick_ball(to, via, tale),
            Action::Skip => {
                let side = self.side;
                tale.say(|| words::SKIPPED.with([Arg::Team(side)]));
                self.end_turn(tale);
            }
        }
    }

    fn walk(&mut self, from: Cell, to: Cell, squares: Option<u8>, tale: &mut Tale) {
        let Some(shirt) = self.shirt_on(self.side, from) else { return };
        let man = Arg::Man(self.side, shirt);
        let mover = Mover::Man(self.side, shirt);
        let way = |steps| Walk::new(from, self.open_to(from)).way(to, steps);
        if self.ball == Some(to) {
            let longest = || self.longest_on_offer(shirt, from, to);
            let Some(squares) = squares.or_else(longest) else { return };
            let said = words::GOES_TO_BALL.with([man, Arg::At(to), Arg::Count(squares.into())]);
            tale.tell(|| Event::new(said).along(mover, way(self.steps_before(squares))));
            self.put(self.side, shirt, to);
            self.kick = Some(Kick { by: shirt, squares });
            return;
        }
        tale.tell(|| {
            let steps = Walk::new(from, self.open_to(from)).cost(to).unwrap_or(0);
            Event::new(words::MOVED.with([man, Arg::At(to)])).along(mover, way(steps))
        });
        self.put(self.side, shirt, to);
        self.end_turn(tale);
    }

    fn kick_ball(&mut self, to: Target, via: Path, tale: &mut Tale) {
        let Some(Kick { by, .. }) = self.kick else { return };
        self.tell_kick(by, to, via, tale);
        match to {
            Target::Goal => self.score_goal(by, tale),
            Target::Square(cell) => {
                self.ball = Some(cell);
                self.kick = None;
                self.move_kicker_off(by, tale);
                self.end_turn(tale);
            }
        }
    }

    /// Tells a kick with the flight to the first relay, or to its end, and each relay with the flight from it.
    fn tell_kick(&self, by: u8, to: Target, via: Path, tale: &mut Tale) {
        let mut route = None;
        tale.tell(|| {
            route = self.route(to, via);
            let kicker = Arg::Man(self.side, by);
            let said = match to {
                Target::Goal => words::SHOT.with([kicker]),
                Target::Square(cell) => words::KICKED.with([kicker, Arg::At(cell)]),
            };
            let leg = route.and_then(|r| r.legs().first().copied());
            Event::new(said).along(Mover::Ball, leg.unwrap_or(Path::EMPTY))
        });
        let Some(route) = route else { return };
        for (at, &leg) in route.relays().zip(route.legs().iter().skip(1)) {
            let shirt = self.shirt_on(self.side, at).unwrap_or(by);
            let said = words::RELAYED.with([Arg::Man(self.side, shirt)]);
            tale.tell(|| Event::new(said).along(Mover::Ball, leg));
        }
    }

    /// Moves the kicker off a goal line where he may not stay (SF-24).
    pub(super) fn move_kicker_off(&mut self, by: u8, tale: &mut Tale) {
        let side = self.side;
        if let Some(to) = self.leave_goal_line(side, by) {
            let said = words::MOVED_OFF.with([Arg::Man(side, by), Arg::At(to)]);
            tale.tell(|| Event::new(said).along(Mover::Man(side, by), one_step(to)));
        }
    }

    /// Takes in the dice that were due.
    pub(super) fn take_roll(&mut self, roll: Roll, tale: &mut Tale) {
        if self.phase == Phase::Placing {
            return self.first_throw(roll, tale);
        }
        let number = roll.first();
        let rolled = |phrase: &'static Phrase, side| {
            Event::new(phrase.with([Arg::Team(side), Arg::Count(number.into())])).on(roll)
        };
        let side = self.side;
        if self.restart && !self.restarts_with(number) {
            if (2..=6).any(|n| self.restarts_with(n)) {
                return tale.tell(|| rolled(&words::ROLLED_AGAIN, side));
            }
            self.restart = false;
            tale.say(|| words::NO_RESTART.plain());
        }
        self.die = Some(number);
        tale.tell(|| rolled(&words::ROLLED, side));
        if !self.can_move() {
            tale.say(|| words::CANNOT_MOVE.with([Arg::Team(side)]));
            self.end_turn(tale);
        }
    }

    /// Whether the beaten keeper can restart with a number; never with a 1 (SF-20a).
    fn restarts_with(&self, number: u8) -> bool {
        let mut rolled = *self;
        rolled.die = Some(number);
        number > 1 && rolled.can_move()
    }
}

/// The way straight to a square.
pub(super) fn one_step(to: Cell) -> Path {
    Path::of(&[to]).unwrap_or(Path::EMPTY)
}
