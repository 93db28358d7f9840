//! The end of a turn: the ball ticks, rings come off, turns are counted, and the match ends (HP-16, HP-27, HP-31b,
//! HP-33, HP-35).
use super::play::Played;
use super::restart::Award;
use super::state::{Ball, Due, Hex, Stop, Who};
use super::words;
use crate::cell::Cell;
use crate::event::Tale;
use crate::game::Outcome;
use crate::side::Side;
use crate::words::Arg;

/// How often the same position may stand at the start of a turn (HP-33).
const REPEATS: usize = 3;

/// How many turns of his side a footballer may end on the ball without kicking it (HP-33a).
pub(super) const SITTING: u8 = 10;

impl Hex {
    /// Ends the turn of the side on turn, and hands over to whoever plays next.
    pub(super) fn end_turn(&mut self, played: Played, tale: &mut Tale) {
        self.due = Due::Act;
        let award = played.award.or_else(|| self.tick(tale));
        self.take_rings_off(played.lost_it);
        if self.turn >= self.last_turn() {
            self.play_out(tale);
            return self.whistle(tale);
        }
        let award = award.or_else(|| self.sat_on_the_ball(tale));
        self.hand_over(award, tale);
    }

    /// Rings come off at the end of a turn that their side played, all but one put on in it (HP-27).
    fn take_rings_off(&mut self, lost_it: Option<Who>) {
        for who in Who::squad(self.side).filter(|&who| Some(who) != lost_it) {
            self.man_mut(who).into_iter().for_each(|man| man.ringed = false);
        }
    }

    /// Counts the turns that end with a footballer of the side on turn on the ball (HP-33a).
    fn sat_on_the_ball(&mut self, tale: &mut Tale) -> Option<Award> {
        let carrier = self.carrier().filter(|who| who.side == self.side)?;
        self.held = self.held.saturating_add(1);
        if self.held < SITTING {
            return None;
        }
        tale.say(|| words::SAT_ON_IT.with([carrier.arg(), Arg::Count(SITTING.into())]));
        Some(Award { stop: Stop::Repetition, side: self.side.other(), place: self.ball_at()? })
    }

    /// Gives the next turn to the side it belongs to.
    fn hand_over(&mut self, award: Option<Award>, tale: &mut Tale) {
        let played = self.side;
        self.turn += 1;
        self.side = played.other();
        match award {
            Some(award) => self.stop(award, tale),
            None => {
                if let Some(award) = self.repeated(tale) {
                    self.stop(award, tale);
                }
            }
        }
    }

    /// Counts the position at the start of a turn (HP-33).
    fn repeated(&mut self, tale: &mut Tale) -> Option<Award> {
        if self.past.add(self.standing()) < REPEATS {
            return None;
        }
        tale.say(|| words::REPEATED.plain());
        let side = self.carrier().map_or(self.side, |who| who.side.other());
        Some(Award { stop: Stop::Repetition, side, place: self.nearest_hex_to_the_ball() })
    }

    /// The hex where the ball is; beside it, when it is just flying over a rim or a net.
    fn nearest_hex_to_the_ball(&self) -> Cell {
        let ball = self.ball_at().unwrap_or_default();
        let nearest = self.pitch.hexes().min_by_key(|&c| (self.pitch.distance(c, ball), self.pitch.at(c).order()));
        nearest.expect("a pitch has hexes")
    }

    /// Play stops as a turn begins: the awarded side has it; the other's lapses (HP-31b).
    fn stop(&mut self, award: Award, tale: &mut Tale) {
        if award.side != self.side {
            if self.turn >= self.last_turn() {
                return self.whistle(tale);
            }
            tale.say(|| words::LAPSES.with([Arg::Team(self.side)]));
            self.turn += 1;
            self.side = award.side;
        }
        self.restart(award, tale);
        self.forget();
        self.past.add(self.standing());
    }

    /// A ball in flight at the end of the last turn flies on, nobody acting (HP-35).
    fn play_out(&mut self, tale: &mut Tale) {
        while let Ball::Flying(_) = self.ball {
            if self.tick(tale).is_some() {
                return;
            }
        }
    }

    /// The match is over; the ball stays where it is.
    fn whistle(&mut self, tale: &mut Tale) {
        self.due = Due::Over(Outcome::of(self.score));
        self.forget();
        let goals = |side| Arg::Count(self.score[side].into());
        tale.say(|| words::FULL_TIME.with([goals(Side::Home), goals(Side::Away)]));
    }
}
