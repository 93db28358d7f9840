//! The end of a turn, in the order of GS-42a, and the end of the match (GS-5a).
use super::board::{in_ring, over_end_line};
use super::squad::Man;
use super::state::{Due, Grid, Kind};
use super::words::*;
use crate::cell::Cell;
use crate::event::Tale;
use crate::side::Side;
use crate::words::Arg;

/// Why a turn ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ending {
    /// The side ended it.
    Plain,
    /// The ball is in the goal: the other side kicks off.
    Goal,
    /// The ball is out at a ring square: the restart goes against the side that touched it last.
    Out(Cell),
}

impl Grid {
    /// Ends the turn: a taker still in the ring steps in, the side drifts, its frozen stand up, the next turn begins,
    /// and then the restart is set up.
    pub(super) fn close_turn(&mut self, ending: Ending, tale: &mut Tale) {
        let side = self.side;
        self.tell_stepping_in(tale);
        let resting = self.leave_the_ring();
        self.drift(side, resting);
        self.stand_up(side, tale);
        self.restart = None;
        if self.is_last_turn(tale) {
            return;
        }
        let other = side.other();
        let next = if matches!(ending, Ending::Out(_)) { self.touched.other() } else { other };
        self.next_turn(other);
        if next == side {
            tale.say(|| PASSED_OVER.with([Arg::Team(other), Arg::Count(i16::from(self.turn))]));
            self.stand_up(other, tale);
            if self.is_last_turn(tale) {
                return;
            }
            self.next_turn(side);
        }
        tale.say(|| NEXT_TURN.with([Arg::Team(next), Arg::Count(i16::from(self.turn))]));
        match ending {
            Ending::Plain => {}
            Ending::Goal => self.kick_off_by(next, tale),
            Ending::Out(at) => self.set_piece_for(next, self.restart_kind(at), at, tale),
        }
        self.begin_turn();
    }

    /// Puts a taker who is still in the ring on the nearest free square (GS-46). Gives the shirts that do not drift:
    /// the one moved or used this turn, the taker included.
    pub(super) fn leave_the_ring(&mut self) -> u8 {
        let Some(man) = self.selected() else { return 0 };
        let mut used = self.is_committed();
        if let Some(at) = self.place(man).filter(|&at| in_ring(at)) {
            used = true;
            if let Some(free) = self.nearest_free(man.side, at, |_| true) {
                self.put(man, free);
            }
        }
        if used { man.shirt.bit() } else { 0 }
    }

    fn tell_stepping_in(&self, tale: &mut Tale) {
        let Some((man, at)) = self.selected().and_then(|man| Some((man, self.place(man)?))) else { return };
        if in_ring(at)
            && let Some(free) = self.nearest_free(man.side, at, |_| true)
        {
            tale.say(|| STEPS_IN.with([man.arg(), Arg::At(free)]));
        }
    }

    fn stand_up(&mut self, side: Side, tale: &mut Tale) {
        self.side_men(side)
            .filter(|&(man, _)| self.is_frozen(man))
            .for_each(|(man, _)| tale.say(|| STANDS_UP.with([man.arg()])));
        self.frozen[side] = 0;
    }

    /// Ends the match when its last turn has been played or passed over.
    fn is_last_turn(&mut self, tale: &mut Tale) -> bool {
        let last = self.turn >= self.turns;
        if last {
            self.begin_turn();
            self.due = Due::Nothing;
            tale.say(|| {
                let [home, away] = [self.score.home, self.score.away].map(|n| Arg::Count(i16::from(n)));
                FULL_TIME.with([home, away])
            });
        }
        last
    }

    fn next_turn(&mut self, side: Side) {
        self.turn += 1;
        self.side = side;
    }

    /// Makes the side on turn free to choose.
    pub(super) fn begin_turn(&mut self) {
        self.steps = 0;
        self.acted = false;
        self.due = Due::Choice;
        self.selected = self.default_selection();
    }

    /// What follows a ball that is out at a ring square (GS-42).
    fn restart_kind(&self, at: Cell) -> Kind {
        if !over_end_line(at) {
            return Kind::ThrowIn;
        }
        let defenders = super::restart::defenders_of_end(at);
        if self.touched == defenders { Kind::Corner } else { Kind::GoalKick }
    }

    /// Whether the match is over.
    pub const fn is_over(&self) -> bool {
        matches!(self.due, Due::Nothing)
    }

    /// The keeper of the side that defends against the side on turn.
    pub fn diving_keeper(&self) -> Option<Man> {
        self.awaits_dive().then(|| Man::keeper(self.side.other()))
    }
}
