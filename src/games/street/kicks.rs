//! Which kicks are on offer to a footballer who stands on the ball, and why others are not (SF-14 to SF-19, SF-25).
use super::action::{Action, Target};
use super::board::{PITCH, Set};
use super::flight::{self, Landings};
use super::route::{Route, Wanted, route};
use super::state::Street;
use super::words;
use crate::cell::{Cell, Path};
use crate::words::{Arg, Saying};

impl Street {
    /// Where the ball can end, walls or not; the goal is left out where none may be scored (SF-8).
    pub(super) fn landings(&self) -> Landings {
        let Some((kick, from)) = self.kick.zip(self.ball) else { return Landings::default() };
        let all = flight::landings(self, from, kick.by, kick.squares);
        Landings { goal: all.goal && !self.first, ..all }
    }

    /// The squares of these landings where the ball would not be walled in.
    pub(super) fn open_squares(&self, landings: Landings) -> impl Iterator<Item = Cell> + '_ {
        landings.squares.cells().filter(|&to| !self.landed(to).walls_ball_in())
    }

    /// Whether any of these landings is allowed.
    pub(super) fn has_kick(&self, landings: Landings) -> bool {
        landings.goal || self.open_squares(landings).next().is_some()
    }

    /// Adds the kicks on offer.
    pub(super) fn offer_kicks(&self, out: &mut Vec<Action>) {
        let landings = self.landings();
        out.extend(self.open_squares(landings).map(|to| Action::kick(Target::Square(to))));
        if landings.goal {
            out.push(Action::kick(Target::Goal));
        }
    }

    /// The state when the ball has landed and the kicker has been moved off a goal line where he may not stay.
    pub(super) fn landed(&self, to: Cell) -> Street {
        let mut after = *self;
        after.ball = Some(to);
        if let Some(kick) = after.kick.take() {
            after.leave_goal_line(self.side, kick.by);
        }
        after
    }

    /// The simplest way to a target, over these relays if any are named.
    pub(super) fn route(&self, to: Target, via: Path) -> Option<Route> {
        let (kick, from) = self.kick.zip(self.ball)?;
        let named = (!via.is_empty()).then(|| via.cells());
        route(self, Wanted { from, by: kick.by, squares: kick.squares, to, via: named })
    }

    /// Why the footballer on the ball may not kick it there.
    pub(super) fn why_not_kick(&self, to: Target, via: Path) -> Option<Saying> {
        let why = match to {
            Target::Goal => self.why_not_goal(),
            Target::Square(cell) => self.why_not_land(cell),
        };
        why.or_else(|| {
            let impossible = !via.is_empty() && self.route(to, via).is_none();
            impossible.then(|| words::NO_ROUTE.plain())
        })
    }

    fn kick_squares(&self) -> Arg {
        Arg::Count(self.kick.map_or(0, |k| k.squares).into())
    }

    fn why_not_goal(&self) -> Option<Saying> {
        if self.first {
            return Some(words::FIRST_TURN.plain());
        }
        (!self.landings().goal).then(|| words::GOAL_OUT_OF_REACH.with([self.kick_squares()]))
    }

    fn why_not_land(&self, cell: Cell) -> Option<Saying> {
        if !PITCH.has(cell) {
            return Some(words::BALL_OFF_PITCH.plain());
        }
        if self.occupied().has(cell) {
            return Some(words::BALL_ON_FOOTBALLER.with([Arg::At(cell)]));
        }
        let landings: Set = self.landings().squares;
        if !landings.has(cell) {
            return Some(words::NO_FLIGHT.with([Arg::At(cell), self.kick_squares()]));
        }
        self.landed(cell).walls_ball_in().then(|| words::ENCLOSES_BALL.plain())
    }
}
