//! What may be done: the actions on offer, and why another one is refused.
use super::action::{Action, Aim};
use super::board::{BOARD, in_ring, within};
use super::formation::Formation;
use super::refusals::*;
use super::squad::{Man, Shirt};
use super::state::{Due, Grid, Kind};
use crate::cell::{Cell, Path};
use crate::words::{Arg, Saying};

/// The longest pass, in squares (GS-17).
const LONGEST_PASS: u8 = 10;

impl Grid {
    /// Adds every action on offer, one for each distinct effect.
    pub(super) fn offer_all(&self, out: &mut Vec<Action>) {
        match self.due {
            Due::Choice => {
                self.offer_free_choices(out);
                if let Some((man, at)) = self.selected().and_then(|man| Some((man, self.place(man)?))) {
                    self.offer_runs(at, out);
                    self.offer_ball_actions(man, at, out);
                }
            }
            Due::Dive { .. } => out.extend(Aim::ALL.map(Action::Dive)),
            _ => {}
        }
    }

    fn offer_free_choices(&self, out: &mut Vec<Action>) {
        let others = Formation::ALL.into_iter().filter(|&f| f != self.formation[self.side]);
        out.extend(others.map(Action::Formation));
        if self.set_piece().is_some() {
            return;
        }
        out.push(Action::End);
        if !self.is_committed() {
            let others = self.standing(self.side).map(|(man, _)| man.shirt).filter(|&s| Some(s) != self.selected);
            out.extend(others.map(Action::Select));
        }
    }

    fn offer_runs(&self, at: Cell, out: &mut Vec<Action>) {
        if self.set_piece().is_some_and(|r| r.kind == Kind::ThrowIn) {
            return;
        }
        // Nobody stands in a runner's way (GS-11), so every square within the steps left is reached.
        let taken = self.squares_of(self.side).or(self.squares_of(self.side.other()));
        out.extend(within(at, self.steps_left()).filter(|&c| BOARD.on_pitch(c) && !taken.has(c)).map(Action::Go));
    }

    fn offer_ball_actions(&self, man: Man, at: Cell, out: &mut Vec<Action>) {
        if self.acted {
            return;
        }
        if self.holder() != Some(man) {
            out.extend(self.why_not_steal(man, at).is_none().then_some(Action::Steal));
            return;
        }
        let mut barred = self.squares_of(self.side.other());
        barred.insert(at);
        self.flags().filter_map(|flagged| self.place(flagged)).for_each(|c| barred.insert(c));
        let set_piece = self.set_piece().is_some();
        let targets = within(at, LONGEST_PASS).filter(|&c| !barred.has(c) && (!set_piece || BOARD.on_pitch(c)));
        out.extend(targets.map(Action::Pass));
        if self.why_not_shoot(man).is_none() {
            out.extend(Aim::ALL.map(Action::Shoot));
        }
    }

    /// Why an action is refused, if it is.
    pub(super) fn refusal(&self, action: Action) -> Option<Saying> {
        match (self.due, action) {
            (Due::Nothing, _) => Some(MATCH_OVER.plain()),
            (Due::Dive { .. }, Action::Dive(_)) => None,
            (Due::Dive { .. }, _) => Some(MUST_DIVE.plain()),
            (Due::Choice, Action::Dive(_)) => Some(NO_SHOT.plain()),
            (Due::Choice, Action::Formation(_)) => None,
            (Due::Choice, Action::Select(shirt)) => self.why_not_select(shirt),
            (Due::Choice, Action::End) => self.set_piece().map(|r| must_restart(r.taker, r.kind)),
            (Due::Choice, _) => {
                let Some((man, at)) = self.selected().and_then(|man| Some((man, self.place(man)?))) else {
                    return Some(NOBODY.with([Arg::Team(self.side)]));
                };
                match action {
                    Action::Move(path) => self.why_not_run(man, at, path),
                    Action::Go(to) => self.why_not_go(man, at, to),
                    Action::Pass(to) => self.why_not_pass(man, at, to),
                    Action::Shoot(_) => self.why_not_act(man).or_else(|| self.why_not_shoot(man)),
                    _ => self.why_not_steal(man, at),
                }
            }
            _ => Some(DICE_DUE.plain()),
        }
    }

    fn why_not_select(&self, shirt: Shirt) -> Option<Saying> {
        let man = Man::new(self.side, shirt);
        if Some(shirt) == self.selected {
            return None;
        }
        if let Some(set_piece) = self.set_piece() {
            return Some(must_restart(set_piece.taker, set_piece.kind));
        }
        if let Some(bound) = self.selected().filter(|_| self.is_committed()) {
            return Some(BOUND.with([bound.arg()]));
        }
        if self.place(man).is_none() {
            return Some(ABSENT.with([Arg::Count(i16::from(shirt.number()))]));
        }
        self.is_frozen(man).then(|| LYING.with([man.arg()]))
    }

    /// What bars a run of `steps` steps that ends on a square, whatever its way.
    fn why_not_run_to(&self, man: Man, end: Cell, steps: u8) -> Option<Saying> {
        if let Some(set_piece) = self.set_piece().filter(|r| r.kind == Kind::ThrowIn) {
            return Some(must_restart(set_piece.taker, set_piece.kind));
        }
        let on_it = self.man_on(end).filter(|&other| other != man);
        if let Some(other) = on_it {
            return Some(OCCUPIED.with([Arg::At(end), other.arg(), Arg::Term(&NO_RUN_ENDS_THERE)]));
        }
        let left = self.steps_left();
        (steps > left).then(|| {
            let with_ball = if self.holder() == Some(man) { &ONE_FEWER_WITH_BALL } else { &NO_MORE_TO_SAY };
            let counts = [left, steps].map(|n| Arg::Count(i16::from(n)));
            RUN_TOO_LONG.with([man.arg(), counts[0], counts[1], Arg::Term(with_ball)])
        })
    }

    fn why_not_run(&self, man: Man, at: Cell, path: Path) -> Option<Saying> {
        let Some(end) = path.end() else { return Some(NO_STEPS.plain()) };
        let mut from = at;
        for &to in path.cells() {
            if !BOARD.on_pitch(to) {
                return Some(OFF_PITCH.with([Arg::At(to)]));
            }
            if BOARD.board_distance(from, to) != 1 {
                return Some(NOT_NEXT.with([Arg::At(from), Arg::At(to)]));
            }
            from = to;
        }
        self.why_not_run_to(man, end, path.len())
    }

    fn why_not_go(&self, man: Man, at: Cell, to: Cell) -> Option<Saying> {
        if !BOARD.on_pitch(to) {
            return Some(OFF_PITCH.with([Arg::At(to)]));
        }
        if to == at {
            return Some(THERE_ALREADY.with([man.arg(), Arg::At(to)]));
        }
        self.why_not_run_to(man, to, BOARD.board_distance(at, to))
    }

    /// What bars any action with the ball.
    fn why_not_act(&self, man: Man) -> Option<Saying> {
        if self.acted {
            return Some(ACTED.with([man.arg()]));
        }
        (self.holder() != Some(man)).then(|| NO_BALL.with([man.arg()]))
    }

    fn why_not_pass(&self, man: Man, at: Cell, to: Cell) -> Option<Saying> {
        if let Some(why) = self.why_not_act(man) {
            return Some(why);
        }
        if !BOARD.on_pitch(to) && !in_ring(to) {
            return Some(NO_SUCH_SQUARE.plain());
        }
        if let Some(set_piece) = self.set_piece().filter(|_| in_ring(to)) {
            return Some(must_restart(set_piece.taker, set_piece.kind));
        }
        if to == at {
            return Some(THERE_ALREADY.with([man.arg(), Arg::At(to)]));
        }
        if let Some(other) = self.man_of(self.side.other(), to) {
            return Some(OCCUPIED.with([Arg::At(to), other.arg(), Arg::Term(&NO_PASS_TO_OPPONENTS)]));
        }
        if let Some(mate) = self.man_of(self.side, to).filter(|&mate| self.is_offside(mate)) {
            return Some(OFFSIDE.with([mate.arg()]));
        }
        let squares = BOARD.board_distance(at, to);
        (squares > LONGEST_PASS).then(|| PASS_TOO_LONG.with([Arg::At(to), Arg::Count(i16::from(squares))]))
    }

    /// Why somebody who has the ball and an action left may not shoot.
    fn why_not_shoot(&self, man: Man) -> Option<Saying> {
        match self.restart?.kind {
            Kind::KickOff => Some(NO_SHOT_AT_KICK_OFF.plain()),
            Kind::Corner => None,
            kind => Some(must_restart(man, kind)),
        }
    }

    fn why_not_steal(&self, man: Man, at: Cell) -> Option<Saying> {
        if self.acted {
            return Some(ACTED.with([man.arg()]));
        }
        let Some(carrier) = self.holder().filter(|h| h.side != man.side) else {
            return Some(NOTHING_TO_STEAL.plain());
        };
        let next_to = self.place(carrier).is_some_and(|c| BOARD.board_distance(c, at) == 1);
        (!next_to).then(|| NOT_NEXT_TO_CARRIER.with([man.arg(), carrier.arg()]))
    }
}

fn must_restart(taker: Man, kind: Kind) -> Saying {
    let rule = match kind {
        Kind::ThrowIn => &THROW_IN_RULE,
        Kind::Corner => &CORNER_RULE,
        Kind::GoalKick | Kind::KickOff => &GOAL_KICK_RULE,
    };
    MUST_RESTART.with([taker.arg(), Arg::Term(rule)])
}
