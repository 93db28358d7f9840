//! The ball in flight: a tick, and who takes the ball (HP-23, HP-24, HP-26, HP-32).
use super::action::Kick;
use super::pitch::Place;
use super::restart::Award;
use super::role::Role;
use super::state::{Ball, Flight, Hex, Men, Stop, Who};
use super::words;
use crate::cell::{Cell, Path};
use crate::event::{Event, Mover, Tale};
use crate::side::Side;
use crate::words::Arg;

/// What becomes of a ball in the hex it has entered (HP-24).
#[derive(Clone, Copy)]
pub(super) enum Arrival {
    /// (a) An opponent of the kicker stands there.
    Body(Who),
    /// (b) An opponent of the kicker covers it.
    Cover(Who),
    /// (c) A footballer of the kicker's side stands there.
    Mate(Who),
    /// (d) It is in the net.
    Goal(Side),
    /// (e) It is out of play.
    Out,
    /// (f) It lies there loose.
    Rest,
}

impl Hex {
    /// One tick of the ball, if it is in flight.
    pub(super) fn tick(&mut self, tale: &mut Tale) -> Option<Award> {
        let Ball::Flying(mut flight) = self.ball else { return None };
        let mut way = Path::EMPTY;
        let mut arrival = None;
        let gone = self.pitch.distance(flight.from, flight.at);
        for steps in gone + 1..=gone + flight.speed {
            let lane = self.pitch.lane(flight.from, flight.to, steps);
            flight.at = lane.expect("a kick's lane stays on the board until the ball comes to rest");
            way.push(flight.at);
            arrival = self.arrival(&flight);
            if arrival.is_some() {
                break;
            }
        }
        self.ball = Ball::Flying(flight);
        tale.tell(|| Event::new(words::FLIES.with([Arg::At(flight.at)])).along(Mover::Ball, way));
        self.arrive(&flight, arrival?, tale)
    }

    /// The lane of a kick as far as the ball gets if nobody moves, and the opponent who then takes it.
    pub(super) fn foreseen(&self, kick: Kick, kicker: Who, [from, to]: [Cell; 2]) -> (Path, Option<Who>) {
        let speed = self.speed(kick, kicker, to);
        let mut way = Path::EMPTY;
        for at in (1..=self.pitch.distance(from, to)).filter_map(|steps| self.pitch.lane(from, to, steps)) {
            way.push(at);
            match self.arrival(&Flight { kick, from, to, at, speed, kicker }) {
                Some(Arrival::Body(who) | Arrival::Cover(who)) => return (way, Some(who)),
                Some(_) => break,
                None => {}
            }
        }
        (way, None)
    }

    /// What becomes of a ball in the hex it has just entered; `None` when it flies on.
    pub(super) fn arrival(&self, flight: &Flight) -> Option<Arrival> {
        let (cell, kicker) = (flight.at, flight.kicker.side);
        if flight.kick == Kick::Sky && cell != flight.to {
            return None;
        }
        let there = self.who_at(cell);
        if let Some(body) = there.filter(|who| who.side != kicker) {
            return Some(Arrival::Body(body));
        }
        let place = self.pitch.place(cell);
        if (flight.kick != Kick::Shot || matches!(place, Place::Mouth(_)))
            && let Some(who) = self.coverer(kicker.other(), cell)
        {
            return Some(Arrival::Cover(who));
        }
        if let Some(mate) = there {
            return Some(Arrival::Mate(mate));
        }
        match place {
            Place::Mouth(side) => Some(Arrival::Goal(side.other())),
            Place::SideRim | Place::EndRim(_) => Some(Arrival::Out),
            _ => (cell == flight.to).then_some(Arrival::Rest),
        }
    }

    fn arrive(&mut self, flight: &Flight, arrival: Arrival, tale: &mut Tale) -> Option<Award> {
        match arrival {
            Arrival::Body(who) | Arrival::Cover(who) => {
                let behind = self.is_put_behind(flight, arrival);
                tale.say(|| stopped(flight, arrival, behind).with([who.arg(), flight.kicker.arg()]));
                let award = self.take(who, Some(*flight), tale);
                if behind { Some(self.corner(who.side, flight)) } else { award }
            }
            Arrival::Mate(who) => {
                tale.say(|| words::RECEIVED.with([who.arg()]));
                self.take(who, Some(*flight), tale)
            }
            Arrival::Goal(side) => Some(self.goal(side, flight, tale)),
            Arrival::Out => {
                self.ball = Ball::Loose(flight.at);
                tale.say(|| words::OUT.with([Arg::At(flight.at)]));
                Some(self.out(flight))
            }
            Arrival::Rest => {
                self.ball = Ball::Loose(flight.at);
                tale.say(|| words::LIES_LOOSE.with([Arg::At(flight.at)]));
                None
            }
        }
    }

    /// Whether a stopped shot goes behind: by the goalie's cover in the mouth, or by the body of an outfield defender
    /// on his own goal row (HP-26).
    fn is_put_behind(&self, flight: &Flight, arrival: Arrival) -> bool {
        match arrival {
            _ if flight.kick != Kick::Shot => false,
            Arrival::Cover(_) => true,
            Arrival::Body(who) => {
                self.pitch.in_goal_row(who.side, flight.at) && self.man(who).is_some_and(|m| m.role != Role::Goalie)
            }
            _ => false,
        }
    }

    fn goal(&mut self, side: Side, flight: &Flight, tale: &mut Tale) -> Award {
        self.ball = Ball::Loose(flight.at);
        self.score[side] = self.score[side].saturating_add(1);
        let goals = |s| Arg::Count(self.score[s].into());
        tale.say(|| words::GOAL.with([flight.kicker.arg(), Arg::Team(side), goals(Side::Home), goals(Side::Away)]));
        Award { stop: Stop::KickOff, side: side.other(), place: flight.at }
    }

    /// A footballer is the next to take the ball, from this flight or lying loose: offside if he is flagged (HP-32).
    pub(super) fn take(&mut self, who: Who, from: Option<Flight>, tale: &mut Tale) -> Option<Award> {
        let flagged = self.flagged.has(who);
        self.give(who);
        self.no_return = from.map(|f| f.kicker).filter(|k| k.side == who.side && *k != who).map(|k| k.shirt);
        if !flagged {
            return None;
        }
        tale.say(|| words::WAS_OFFSIDE.with([who.arg()]));
        let place = self.ball_at()?;
        Some(Award { stop: Stop::Offside, side: who.side.other(), place })
    }

    /// The ball is at his feet, and nothing that was said of it before holds any more.
    pub(super) fn give(&mut self, who: Who) {
        self.ball = Ball::Held(who);
        self.flagged = Men::NOBODY;
        self.no_return = None;
        self.held = 0;
    }

    /// The ball goes out over a rim (HP-31).
    fn out(&self, flight: &Flight) -> Award {
        let kicker = flight.kicker.side;
        match self.pitch.place(flight.at) {
            Place::EndRim(end) if end == kicker => self.corner(end, flight),
            Place::EndRim(end) => Award { stop: Stop::GoalKick, side: end, place: self.goal_kick_hex(end, flight) },
            _ => Award { stop: Stop::PassIn, side: kicker.other(), place: self.beside(flight.at) },
        }
    }

    /// The end hex of the rank beside a hex of the side rim.
    fn beside(&self, rim: Cell) -> Cell {
        let at = self.pitch.at(rim);
        let inwards = (-2 * at.x.signum(), 0);
        self.pitch.grass(at.step(inwards)).expect("each hex of the side rim is beside a rank")
    }

    fn corner(&self, defenders: Side, flight: &Flight) -> Award {
        let side = self.side_of(flight);
        let row = self.pitch.hexes().filter(|&c| self.pitch.in_goal_row(defenders, c));
        let corner = row.max_by_key(|&c| self.pitch.at(c).x * side);
        let place = corner.expect("a goal row has hexes");
        Award { stop: Stop::Corner, side: defenders.other(), place }
    }

    fn goal_kick_hex(&self, end: Side, flight: &Flight) -> Cell {
        let side = self.side_of(flight);
        let row = self.pitch.hexes().filter(|&c| self.pitch.in_goal_row(end, c));
        let middle = row.min_by_key(|&c| (self.pitch.at(c).x.abs(), -self.pitch.at(c).x * side));
        middle.expect("a goal row has hexes")
    }

    /// The side where the ball left or was stopped, else where it was kicked from, else the left: −1 left, 1 right.
    fn side_of(&self, flight: &Flight) -> i8 {
        let x = |cell| self.pitch.at(cell).x.signum();
        match (x(flight.at), x(flight.from)) {
            (0, 0) => -1,
            (0, from) => from,
            (at, _) => at,
        }
    }
}

/// The words for a ball that an opponent of the kicker stops.
fn stopped(flight: &Flight, arrival: Arrival, behind: bool) -> &'static crate::words::Phrase {
    match (flight.kick, arrival, behind) {
        (Kick::Shot, Arrival::Cover(_), _) => &words::SAVED_BEHIND,
        (Kick::Shot, _, true) => &words::BLOCKED_BEHIND,
        (Kick::Shot, _, false) => &words::BLOCKED,
        (Kick::Pass, Arrival::Cover(_), _) => &words::INTERCEPTED,
        (Kick::Sky, Arrival::Cover(_), _) => &words::SKY_INTERCEPTED,
        _ => &words::CUT_OUT,
    }
}
