//! Stops: who takes the restart and from where, and who makes room (HP-31, HP-31a, HP-34).
use super::pitch::{self, Pitch};
use super::role::Role;
use super::state::{Ball, Due, Hex, Man, Men, Stop, Who};
use super::words;
use crate::cell::{Cell, Path};
use crate::event::{Event, Mover, Tale};
use crate::hexes::Hexagon;
use crate::side::Side;
use crate::words::Arg;

/// A restart that a side is awarded.
#[derive(Clone, Copy)]
pub(super) struct Award {
    /// Why play stops.
    pub(super) stop: Stop,
    /// The side that restarts.
    pub(super) side: Side,
    /// From where; a kick-off is from the middle whatever this says.
    pub(super) place: Cell,
}

impl Pitch {
    /// Home's line-up squares: the goalie's, then those of shirts 2 to 5 (HP-34).
    const fn line_up(self) -> [&'static str; 5] {
        match self {
            Pitch::Hexagon => ["c1", "c3", "f3", "c5", "h5"],
            Pitch::Grand => ["d1", "c3", "h3", "c5", "j5"],
            Pitch::Stadium => ["d1", "c3", "f3", "c5", "f5"],
            Pitch::Small => ["c1", "c3", "e3", "c4", "f4"],
        }
    }

    /// The line-up square of a side: 0 the goalie's, 1 to 4 those of shirts 2 to 5.
    pub(super) fn line_up_square(self, side: Side, slot: usize) -> Cell {
        let name = self.line_up().get(slot).copied().unwrap_or("c1");
        let cell = pitch::parse(name).expect("line-up squares are hexes");
        match side {
            Side::Home => cell,
            Side::Away => self.turned(cell),
        }
    }

    /// The hex from which a side kicks off: the centre hex, or its own of the two (HP-34).
    pub(super) fn centre(self, side: Side) -> Cell {
        let x = match self {
            Pitch::Stadium => -side.forward(),
            _ => 0,
        };
        self.cell(Hexagon::new(x, 0)).expect("a pitch has a middle")
    }
}

impl Hex {
    /// Sets up the restart that a side is awarded.
    pub(super) fn restart(&mut self, award: Award, tale: &mut Tale) {
        let taker = match award.stop {
            Stop::KickOff => self.line_up(award.side),
            Stop::GoalKick => self.goalie(award.side).map(|(who, _)| who),
            _ => None,
        };
        let taker = taker.or_else(|| self.nearest(award.side, award.place));
        let Some(taker) = taker else {
            // Nobody is left to take it.
            let place = if award.stop == Stop::KickOff { self.pitch.centre(award.side) } else { award.place };
            return self.lie_loose(place, tale);
        };
        self.give(taker);
        self.due = Due::Restart(award.stop);
        if award.stop != Stop::KickOff {
            self.make_room(taker, award.place, tale);
        }
        let place = self.ball_at().unwrap_or(award.place);
        tale.whistle(|| words::stop(award.stop).with([Arg::Team(award.side), taker.arg(), Arg::At(place)]));
    }

    fn lie_loose(&mut self, place: Cell, tale: &mut Tale) {
        if let Some(occupant) = self.who_at(place) {
            self.move_off(occupant, None, tale);
        }
        self.flagged = Men::NOBODY;
        self.no_return = None;
        self.held = 0;
        self.ball = Ball::Loose(place);
        tale.say(|| words::LIES_LOOSE.with([Arg::At(place)]));
    }

    /// Puts everybody on his line-up square; the kicking side's highest outfield shirt goes to the centre (HP-34).
    fn line_up(&mut self, kicking: Side) -> Option<Who> {
        for who in Who::all() {
            let slot = self.slot(who);
            let square = self.pitch.line_up_square(who.side, usize::from(slot) - 1);
            self.put(who, square);
        }
        let outfield = self.team(kicking).filter(|(_, man)| man.role != Role::Goalie);
        let taker = outfield.last().or_else(|| self.goalie(kicking)).map(|(who, _)| who);
        taker.into_iter().for_each(|who| self.put(who, self.pitch.centre(kicking)));
        taker
    }

    /// The shirt whose line-up square a footballer takes: the goalie, named or not, that of shirt 1.
    fn slot(&self, who: Who) -> u8 {
        match self.goalie(who.side).map(|(goalie, _)| goalie.shirt) {
            Some(goalie) if goalie == who.shirt => 1,
            // Only positions made by hand have another shirt 1 than the goalie.
            Some(goalie) if who.shirt == 1 => goalie,
            _ => who.shirt,
        }
    }

    /// The nearest footballer of a side, the goalie only if he is alone, then the lower shirt (HP-31).
    fn nearest(&self, side: Side, place: Cell) -> Option<Who> {
        let key = |(who, man): &(Who, Man)| (man.role == Role::Goalie, self.pitch.distance(man.at, place), who.shirt);
        self.team(side).min_by_key(key).map(|(who, _)| who)
    }

    /// The taker goes to his place, who stood there moves off, and opponents step back from him (HP-31).
    fn make_room(&mut self, taker: Who, place: Cell, tale: &mut Tale) {
        let occupant = self.who_at(place).filter(|&who| who != taker);
        self.put(taker, place);
        if let Some(who) = occupant {
            self.move_off(who, None, tale);
        }
        for who in Who::squad(taker.side.other()) {
            let Some(man) = self.man(who) else { continue };
            if self.pitch.distance(man.at, place) == 1 && !self.is_at_home(who.side, &man) {
                self.move_off(who, Some(place), tale);
            }
        }
    }

    fn move_off(&mut self, who: Who, clear_of: Option<Cell>, tale: &mut Tale) {
        let Some(cell) = self.nearest_free(who, clear_of) else { return };
        self.put(who, cell);
        tale.tell(|| {
            let said = words::MOVES_OFF.with([who.arg(), Arg::At(cell)]);
            Event::new(said).along(Mover::Man(who.side, who.shirt), Path::of(&[cell]).unwrap_or(Path::EMPTY))
        });
    }

    /// The nearest free hex to where a footballer stands (HP-31a), not beside the hex he must keep clear of.
    fn nearest_free(&self, who: Who, clear_of: Option<Cell>) -> Option<Cell> {
        let man = self.man(who)?;
        let free = self.pitch.hexes().filter(|&cell| {
            self.is_free(cell)
                && self.may_enter(who, &man, cell)
                && clear_of.is_none_or(|place| self.pitch.distance(place, cell) > 1)
        });
        free.min_by_key(|&cell| (self.pitch.distance(man.at, cell), self.pitch.at(cell).order()))
    }
}
