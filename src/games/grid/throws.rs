//! What the dice decide.
use super::action::Aim;
use super::board::{BOARD, end_rank, in_ring, square};
use super::play::behind;
use super::squad::Man;
use super::state::{Ball, Due, Grid};
use super::turn_end::Ending;
use super::words::*;
use crate::cell::{Cell, Path};
use crate::dice::Roll;
use crate::event::{Event, Mover, Tale};
use crate::side::Side;
use crate::words::{Arg, Phrase};

/// A throw of two dice with what is added to it.
#[derive(Clone, Copy)]
struct Thrown {
    roll: Roll,
    bonus: i8,
}

impl Thrown {
    const fn total(self) -> i8 {
        self.roll.sum() as i8 + self.bonus
    }

    /// Tells what somebody needed and got.
    fn tell(self, said: &'static Phrase, man: Man, need: i8, tale: &mut Tale) {
        tale.tell(|| {
            let counts = [need, self.roll.first() as i8, self.roll.second() as i8, self.bonus, self.total()];
            let [need, a, b, bonus, total] = counts.map(|n| Arg::Count(i16::from(n)));
            Event::new(said.with([man.arg(), need, a, b, bonus, total])).on(self.roll)
        });
    }

    /// Tells one side's throw of an opposed roll.
    fn tell_half(self, man: Man, tale: &mut Tale) {
        tale.tell(|| {
            let counts = [self.roll.first() as i8, self.roll.second() as i8, self.bonus, self.total()];
            let [a, b, bonus, total] = counts.map(|n| Arg::Count(i16::from(n)));
            Event::new(THROWS.with([man.arg(), a, b, bonus, total])).on(self.roll)
        });
    }
}

/// File and rank shift that two dice give (GS-33).
const fn direction(roll: Roll) -> (i8, i8) {
    const fn shift(face: u8) -> i8 {
        match face {
            1 | 2 => -1,
            3 | 4 => 0,
            _ => 1,
        }
    }
    (shift(roll.first()), shift(roll.second()))
}

impl Grid {
    /// Takes in the dice that were due.
    pub(super) fn resolve(&mut self, roll: Roll, tale: &mut Tale) {
        match self.due {
            Due::Toss { home } => self.resolve_toss(home, roll.first(), tale),
            Due::Challenge { rest, runner } => self.resolve_challenge(rest, runner, roll, tale),
            Due::Knock { end } => self.resolve_knock(end, roll, tale),
            Due::PickUp { runner } => self.resolve_pick_up(runner, roll, tale),
            Due::Pass { to } => self.resolve_pass(to, roll, tale),
            Due::Scatter { from, squares, rebound } => self.resolve_scatter(from, squares, rebound, roll, tale),
            Due::Shot { aim: Some(aim) } => self.resolve_shot(aim, roll, tale),
            Due::Save { aim, need } => self.resolve_save(aim, need, roll, tale),
            Due::Steal => self.resolve_steal(roll, tale),
            // A shot whose aim is hidden cannot be resolved: play on in one of the state's worlds instead.
            Due::Shot { aim: None } | Due::Choice | Due::Dive { .. } | Due::Nothing => {}
        }
    }

    fn resolve_toss(&mut self, home: Option<u8>, face: u8, tale: &mut Tale) {
        let side = if home.is_none() { Side::Home } else { Side::Away };
        tale.tell(|| Event::new(TOSS.with([Arg::Team(side), Arg::Count(i16::from(face))])).on(Roll::one(face)));
        match home {
            None => self.due = Due::Toss { home: Some(face) },
            Some(other) if other == face => {
                tale.say(|| TOSS_AGAIN.plain());
                self.due = Due::Toss { home: None };
            }
            Some(other) => {
                let winner = if other > face { Side::Home } else { Side::Away };
                tale.say(|| TOSS_WON.with([Arg::Team(winner)]));
                self.side = winner;
                self.kick_off_by(winner, tale);
                self.begin_turn();
            }
        }
    }

    /// A dribble challenge (GS-12), the runner's throw first (GS-14a).
    fn resolve_challenge(&mut self, rest: Path, first: Option<i8>, roll: Roll, tale: &mut Tale) {
        let runner = self.selected();
        let met = runner.and_then(|r| self.place(r)).and_then(|at| Some((at, self.challenger_on(at)?)));
        let (Some(runner), Some((at, defender)), Some(end)) = (runner, met, rest.end()) else { return };
        let Some(mine) = first else {
            let bonus = self.stats(runner).control as i8 + self.support(at, runner, defender);
            let thrown = Thrown { roll, bonus };
            thrown.tell_half(runner, tale);
            self.due = Due::Challenge { rest, runner: Some(thrown.total()) };
            return;
        };
        let thrown = Thrown { roll, bonus: self.stats(defender).control as i8 };
        thrown.tell_half(defender, tale);
        let theirs = thrown.total();
        let said = match mine - theirs {
            0.. => &GOES_PAST,
            -2..=-1 => &KNOCKED_LOOSE,
            _ => &TACKLED,
        };
        tell_contest(said, runner, defender, mine, theirs, tale);
        match mine - theirs {
            0.. => self.run_on(runner, rest, true, tale),
            -2..=-1 => self.due = Due::Knock { end },
            _ => {
                self.hold(defender);
                self.finish_run(runner, end, true, tale);
            }
        }
    }

    fn resolve_knock(&mut self, end: Cell, roll: Roll, tale: &mut Tale) {
        let Some(runner) = self.selected() else { return };
        let by = direction(roll);
        if by == (0, 0) {
            return tell_no_direction(roll, tale);
        }
        let Some(to) = self.place(runner).and_then(|at| BOARD.step(at, by)) else { return };
        self.land(to, runner.side.other(), Some(roll), tale);
        self.finish_run(runner, end, true, tale);
    }

    /// A contest for a loose ball (GS-15), the runner's throw first (GS-14a).
    fn resolve_pick_up(&mut self, first: Option<i8>, roll: Roll, tale: &mut Tale) {
        let runner = self.selected();
        let met = runner.and_then(|r| self.place(r)).and_then(|at| Some((at, self.rival_for(at)?)));
        let (Some(runner), Some((at, rival))) = (runner, met) else { return };
        let Some(mine) = first else {
            let bonus = self.stats(runner).control as i8 + self.support(at, runner, rival);
            let thrown = Thrown { roll, bonus };
            thrown.tell_half(runner, tale);
            self.due = Due::PickUp { runner: Some(thrown.total()) };
            return;
        };
        let thrown = Thrown { roll, bonus: self.stats(rival).control as i8 };
        thrown.tell_half(rival, tale);
        let theirs = thrown.total();
        self.due = Due::Choice;
        if mine >= theirs {
            self.hold(runner);
            tell_contest(&PICK_UP_WON, runner, rival, mine, theirs, tale);
            tale.say(|| ON_THE_BALL.with([runner.arg()]));
        } else {
            self.hold(rival);
            tell_contest(&PICK_UP_LOST, runner, rival, mine, theirs, tale);
        }
    }

    fn resolve_pass(&mut self, to: Cell, roll: Roll, tale: &mut Tale) {
        let Some(passer) = self.holder() else { return };
        let need = self.pass_need(passer, to);
        let thrown = Thrown { roll, bonus: self.stats(passer).passing as i8 };
        if thrown.total() >= need {
            thrown.tell(&ACCURATE, passer, need, tale);
            self.land(to, passer.side, None, tale);
            return self.after_flight(tale);
        }
        thrown.tell(&INACCURATE, passer, need, tale);
        let squares = if need - thrown.total() >= 3 { 2 } else { 1 };
        self.due = Due::Scatter { from: to, squares, rebound: false };
    }

    /// A missed pass flies on from the square aimed at, a rebound from the square before the frame (GS-22, GS-33).
    fn resolve_scatter(&mut self, from: Cell, squares: u8, rebound: bool, roll: Roll, tale: &mut Tale) {
        let (file, rank) = direction(roll);
        if (file, rank) == (0, 0) {
            return tell_no_direction(roll, tale);
        }
        let over = BOARD.step(from, (file, rank)).is_some_and(in_ring);
        let by = if rebound && over { (file, -rank) } else { (file, rank) };
        self.land(flight(from, by, squares), self.side, Some(roll), tale);
        self.after_flight(tale);
    }

    /// The ball comes down on a square: whoever stands there takes it (GS-18), else it lies there, or it is out.
    /// `by` is the side that touched it last.
    fn land(&mut self, to: Cell, by: Side, scattered: Option<Roll>, tale: &mut Tale) {
        tale.tell(|| {
            let way = Path::of(&[to]).unwrap_or(Path::EMPTY);
            let event = match scattered {
                Some(roll) => {
                    let [a, b] = [roll.first(), roll.second()].map(|n| Arg::Count(i16::from(n)));
                    Event::new(SCATTERS.with([Arg::At(to), a, b])).on(roll)
                }
                None => Event::new(LANDS.with([Arg::At(to)])),
            };
            event.along(Mover::Ball, way)
        });
        match self.man_on(to) {
            Some(man) if !in_ring(to) => {
                self.hold(man);
                tale.say(|| TAKES.with([man.arg()]));
            }
            _ => {
                self.ball = Ball::Loose(to);
                self.touched = by;
                let said = if in_ring(to) { &OUT } else { &LIES_LOOSE };
                tale.say(|| said.with([Arg::At(to)]));
            }
        }
    }

    /// Goes on after a flight: with the turn, unless the ball is out.
    fn after_flight(&mut self, tale: &mut Tale) {
        self.due = Due::Choice;
        if let Ball::Loose(at) = self.ball
            && in_ring(at)
        {
            self.close_turn(Ending::Out(at), tale);
        }
    }

    fn resolve_shot(&mut self, aim: Aim, roll: Roll, tale: &mut Tale) {
        let Some(shooter) = self.holder() else { return };
        let defenders = shooter.side.other();
        let need = self.shot_need(shooter, aim);
        let miss = need - (roll.sum() as i8 + self.stats(shooter).shooting as i8);
        if miss > 0 {
            self.tell_shot(shooter, aim, roll, tale);
            return self.miss_shot(shooter.side, aim, miss, tale);
        }
        tale.say(|| ON_TARGET.with([shooter.arg()]));
        let stranded = self.is_stranded(defenders);
        if !roll.is_double() && !stranded {
            tale.say(|| DIVE_DUE.with([Man::keeper(defenders).arg()]));
            self.due = Due::Dive { aim: Some(aim), rolled: Some(roll) };
            return;
        }
        self.tell_shot(shooter, aim, roll, tale);
        tale.say(|| match self.place(Man::keeper(defenders)) {
            _ if !stranded => UNSTOPPABLE.plain(),
            Some(_) => STRANDED.with([Man::keeper(defenders).arg()]),
            None => NO_KEEPER.with([Arg::Team(defenders)]),
        });
        self.goal(shooter, aim, tale);
    }

    /// Off the frame by one, else behind (GS-22).
    fn miss_shot(&mut self, shooting: Side, aim: Aim, miss: i8, tale: &mut Tale) {
        if miss == 1 {
            tale.say(|| OFF_THE_FRAME.plain());
            let from = square(aim.file(shooting), end_rank(shooting.other()));
            self.due = Due::Scatter { from, squares: 1, rebound: true };
        } else {
            tale.say(|| OFF_TARGET.plain());
            self.land(behind(shooting, aim), shooting, None, tale);
            self.after_flight(tale);
        }
    }

    fn resolve_save(&mut self, aim: Aim, need: i8, roll: Roll, tale: &mut Tale) {
        let Some(shooter) = self.holder() else { return };
        let keeper = Man::keeper(shooter.side.other());
        let thrown = Thrown { roll, bonus: self.stats(keeper).control as i8 };
        match thrown.total() - need {
            3.. => {
                thrown.tell(&GATHERS, keeper, need, tale);
                self.hold(keeper);
                self.due = Due::Choice;
            }
            0..=2 => {
                thrown.tell(&PALMS_BEHIND, keeper, need, tale);
                self.land(behind(shooter.side, aim), keeper.side, None, tale);
                self.after_flight(tale);
            }
            _ => {
                thrown.tell(&BEATEN, keeper, need, tale);
                self.goal(shooter, aim, tale);
            }
        }
    }

    fn resolve_steal(&mut self, roll: Roll, tale: &mut Tale) {
        self.due = Due::Choice;
        let Some((man, carrier)) = self.selected().zip(self.holder()) else { return };
        let Some(at) = self.place(carrier) else { return };
        let need = 8 + self.stats(carrier).control as i8;
        let thrown = Thrown { roll, bonus: self.stats(man).control as i8 + self.support(at, man, carrier) };
        if thrown.total() >= need {
            thrown.tell(&STEAL_WON, man, need, tale);
            self.hold(man);
        } else {
            thrown.tell(&STEAL_FAILED, man, need, tale);
        }
    }
}

/// Where a flight ends that goes on from a square: where it first leaves the pitch (GS-34); from a ring square where
/// it comes down on the pitch, or else the ring square itself (GS-33a).
fn flight(from: Cell, by: (i8, i8), squares: u8) -> Cell {
    let n = squares as i8;
    if in_ring(from) {
        let landing = BOARD.step(from, (by.0 * n, by.1 * n));
        return landing.filter(|&c| BOARD.on_pitch(c)).unwrap_or(from);
    }
    let mut at = from;
    for _ in 0..squares {
        match BOARD.step(at, by).filter(|_| !in_ring(at)) {
            Some(next) => at = next,
            None => break,
        }
    }
    at
}

fn tell_contest(said: &'static Phrase, runner: Man, other: Man, mine: i8, theirs: i8, tale: &mut Tale) {
    tale.say(|| {
        let [mine, theirs] = [mine, theirs].map(|n| Arg::Count(i16::from(n)));
        said.with([runner.arg(), other.arg(), mine, theirs])
    });
}

fn tell_no_direction(roll: Roll, tale: &mut Tale) {
    tale.tell(|| {
        let [a, b] = [roll.first(), roll.second()].map(|n| Arg::Count(i16::from(n)));
        Event::new(THROWN_AGAIN.with([a, b])).on(roll)
    });
}
