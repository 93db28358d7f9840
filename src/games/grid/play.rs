//! What an allowed action does, up to the dice it calls for.
use super::action::{Action, Aim};
use super::board::{BOARD, MIDDLE, band, end_rank, in_ring, rank_behind, square, squares_off_the_mouth};
use super::formation::Formation;
use super::squad::{Man, Shirt};
use super::state::{Ball, Due, Grid, Kind};
use super::turn_end::Ending;
use super::words::*;
use crate::cell::{Cell, Path};
use crate::dice::Roll;
use crate::event::{Event, Mover, Tale};
use crate::side::Side;
use crate::words::Arg;

impl Grid {
    /// Plays an action that is allowed. One that cannot be played at all changes nothing.
    pub(super) fn play(&mut self, action: Action, tale: &mut Tale) {
        match action {
            Action::Formation(card) => self.switch(card, tale),
            Action::Select(shirt) => self.select(shirt, tale),
            Action::Move(path) => self.run(path, tale),
            Action::Go(to) => {
                if let Some(path) = self.way_to(to) {
                    self.run(path, tale);
                }
            }
            Action::Pass(to) => self.pass(to, tale),
            Action::Shoot(aim) => self.shoot(aim, tale),
            Action::Dive(dive) => self.dive(dive, tale),
            Action::Steal => self.steal(tale),
            Action::End => self.close_turn(Ending::Plain, tale),
        }
    }

    fn switch(&mut self, card: Formation, tale: &mut Tale) {
        if self.formation[self.side] != card {
            self.formation[self.side] = card;
            tale.say(|| FORMATION.with([Arg::Team(self.side), Arg::Word(card.word()), Arg::Term(card.name())]));
        }
    }

    fn select(&mut self, shirt: Shirt, tale: &mut Tale) {
        if self.selected != Some(shirt) {
            self.selected = Some(shirt);
            tale.say(|| SELECTED.with([Man::new(self.side, shirt).arg()]));
        }
    }

    fn run(&mut self, path: Path, tale: &mut Tale) {
        let Some(runner) = self.selected() else { return };
        self.steps = self.steps.saturating_add(path.len());
        if self.set_piece().is_some() {
            self.restart = None;
        }
        self.run_on(runner, path, false, tale);
    }

    /// Runs the rest of a path up to the next challenge or to its end (GS-12). `diced` is whether dice were thrown on
    /// it before.
    pub(super) fn run_on(&mut self, runner: Man, rest: Path, diced: bool, tale: &mut Tale) {
        let cells = rest.cells();
        let dribbling = self.holder() == Some(runner);
        let meets = |cell: &Cell| dribbling && self.challenger_on(*cell).is_some();
        let (leg, after) = match cells.iter().position(meets) {
            Some(at) => cells.split_at(at + 1),
            None => (cells, &cells[cells.len()..]),
        };
        let Some(&end) = leg.last() else { return };
        let said = if dribbling { &DRIBBLES } else { &RUNS };
        tale.tell(|| {
            let way = Path::of(leg).unwrap_or(Path::EMPTY);
            Event::new(said.with([runner.arg(), Arg::At(end)]))
                .along(Mover::Man(runner.side, runner.shirt.number()), way)
        });
        match self.challenger_on(end).filter(|_| dribbling) {
            Some(defender) => {
                self.put(runner, end);
                tale.say(|| CHALLENGES.with([runner.arg(), defender.arg(), Arg::At(end)]));
                self.due = Due::Challenge { rest: Path::of(after).unwrap_or(Path::EMPTY), runner: None };
            }
            None => self.finish_run(runner, end, diced, tale),
        }
    }

    /// Ends a run on its last square: picks up a ball that lies there (GS-15), and ends the turn if the ball is out.
    pub(super) fn finish_run(&mut self, runner: Man, end: Cell, diced: bool, tale: &mut Tale) {
        self.put(runner, end);
        self.due = Due::Choice;
        if self.ball == Ball::Loose(end) {
            if let Some(rival) = self.rival_for(end) {
                tale.say(|| CONTEST.with([runner.arg(), rival.arg()]));
                self.due = Due::PickUp { runner: None };
                return;
            }
            self.hold(runner);
            tale.say(|| PICKS_UP.with([runner.arg()]));
        }
        if diced && self.holder() == Some(runner) {
            tale.say(|| ON_THE_BALL.with([runner.arg()]));
        }
        if let Ball::Loose(at) = self.ball
            && in_ring(at)
        {
            self.close_turn(Ending::Out(at), tale);
        }
    }

    /// Gives a footballer the ball.
    pub(super) fn hold(&mut self, man: Man) {
        self.ball = Ball::Held(man);
        self.touched = man.side;
    }

    fn pass(&mut self, to: Cell, tale: &mut Tale) {
        let Some(passer) = self.holder() else { return };
        tale.say(|| match self.man_of(passer.side, to) {
            Some(mate) => PASSES.with([passer.arg(), mate.arg()]),
            None if in_ring(to) => CLEARS.with([passer.arg(), Arg::At(to)]),
            None => PLAYS_BALL.with([passer.arg(), Arg::At(to)]),
        });
        self.deliver();
        self.due = Due::Pass { to };
    }

    /// Spends the ball action; a set piece is taken with it.
    fn deliver(&mut self) {
        self.acted = true;
        self.restart = self.restart.filter(|r| r.kind == Kind::KickOff);
    }

    fn shoot(&mut self, aim: Aim, tale: &mut Tale) {
        let Some(shooter) = self.holder() else { return };
        tale.say(|| SHOOTS.with([shooter.arg()]));
        self.deliver();
        self.due = Due::Shot { aim: Some(aim) };
    }

    fn steal(&mut self, tale: &mut Tale) {
        let Some((man, carrier)) = self.selected().zip(self.holder()) else { return };
        tale.say(|| GOES_IN.with([man.arg(), carrier.arg()]));
        self.acted = true;
        self.due = Due::Steal;
    }

    fn dive(&mut self, dive: Aim, tale: &mut Tale) {
        // Where the aim is hidden nothing can be resolved: play on in one of the state's worlds instead.
        let Due::Dive { aim: Some(aim), rolled } = self.due else { return };
        let Some(shooter) = self.holder() else { return };
        let keeper = Man::keeper(self.side.other());
        tale.say(|| DIVES.with([keeper.arg(), Arg::Term(dive.name())]));
        if let Some(roll) = rolled {
            self.tell_shot(shooter, aim, roll, tale);
        }
        match aim.cells_off(dive) {
            0 => {
                self.hold(keeper);
                self.due = Due::Choice;
                tale.say(|| GUESSED_RIGHT.with([keeper.arg()]));
            }
            3 => {
                tale.say(|| WRONG_CORNER.with([keeper.arg()]));
                self.goal(shooter, aim, tale);
            }
            off => {
                let keeper_off = self.place(keeper).map_or(0, |at| squares_off_the_mouth(keeper.side, at));
                self.due = Due::Save { aim, need: 8 + 3 * off as i8 + 2 * keeper_off as i8 };
            }
        }
    }

    /// Tells a shot's aim and dice, once neither is a secret any more.
    pub(super) fn tell_shot(&self, shooter: Man, aim: Aim, roll: Roll, tale: &mut Tale) {
        tale.tell(|| {
            let total = roll.sum() as i8 + self.stats(shooter).shooting as i8;
            let counts = [roll.first() as i8, roll.second() as i8, total, self.shot_need(shooter, aim)];
            let [a, b, total, need] = counts.map(|n| Arg::Count(i16::from(n)));
            Event::new(AIMED.with([shooter.arg(), Arg::Term(aim.name()), a, b, total, need])).on(roll)
        });
    }

    /// What a pass over a distance needs (GS-17).
    pub(super) fn pass_need(&self, passer: Man, to: Cell) -> i8 {
        let squares = self.place(passer).map_or(0, |at| BOARD.board_distance(at, to));
        6 + squares as i8 / 3
    }

    /// What a shot at a cell needs (GS-19). A shot from the ring is one straight from a corner kick.
    pub(super) fn shot_need(&self, shooter: Man, aim: Aim) -> i8 {
        let Some(at) = self.place(shooter) else { return 6 };
        let centre = square(MIDDLE, end_rank(shooter.side.other()));
        let far = (BOARD.board_distance(at, centre).saturating_sub(2)).div_ceil(3);
        let corner_cell = i8::from(aim.is_corner());
        let corner_kick = if in_ring(at) { 3 } else { 0 };
        6 + far as i8 + corner_cell + band(shooter.side, at) as i8 + corner_kick
    }

    /// Whether a side's keeper cannot save at all (GS-26).
    pub(super) fn is_stranded(&self, side: Side) -> bool {
        let keeper = Man::keeper(side);
        self.is_frozen(keeper) || self.place(keeper).is_none_or(|at| squares_off_the_mouth(side, at) >= 3)
    }

    /// The ball is in the goal.
    pub(super) fn goal(&mut self, scorer: Man, aim: Aim, tale: &mut Tale) {
        let score = &mut self.score[scorer.side];
        *score = score.saturating_add(1);
        self.touched = scorer.side;
        self.ball = Ball::Loose(behind(scorer.side, aim));
        tale.say(|| {
            let [home, away] = [self.score.home, self.score.away].map(|n| Arg::Count(i16::from(n)));
            GOAL.with([scorer.arg(), home, away])
        });
        self.close_turn(Ending::Goal, tale);
    }
}

/// The ring square behind the column that a side's shot is aimed at.
pub(super) fn behind(shooting: Side, aim: Aim) -> Cell {
    square(aim.file(shooting), rank_behind(shooting.other()))
}
