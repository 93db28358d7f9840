//! Positions as JSON (CO-7), read: every key is checked, alone and against the others, so that play can go on from
//! whatever is handed out. What writes them is in `position.rs`.
use super::action::Kick;
use super::aim;
use super::pitch::{self, Place};
use super::position::parse_who;
use super::role::Role;
use super::start::OPTIONS;
use super::state::{Ball, Due, Flight, Hex, Man, Men, SQUAD, Stop, Who};
use crate::cell::Cell;
use crate::game::{Outcome, Unreadable};
use crate::reading::bad_position as bad;
use crate::setup::Setup;
use crate::side::{BySide, Side};
use serde_json::Value;

type Key = &'static &'static str;

/// The value of a key, `None` when it is missing or null.
fn get(value: &Value, key: Key) -> Option<&Value> {
    value.get(*key).filter(|v| !v.is_null())
}

/// The value of a key, read; `None` when it is missing.
fn field<'a, T>(value: &'a Value, key: Key, read: impl Fn(&'a Value) -> Option<T>) -> Result<Option<T>, Unreadable> {
    get(value, key).map(|v| read(v).ok_or_else(|| bad(key))).transpose()
}

fn ensure(holds: bool, key: Key) -> Result<(), Unreadable> {
    if holds { Ok(()) } else { Err(bad(key)) }
}

fn number(value: &Value) -> Option<u8> {
    value.as_u64().and_then(|n| u8::try_from(n).ok())
}

fn pair(value: &Value) -> Option<BySide<u8>> {
    match value.as_array()?.as_slice() {
        [home, away] => Some(BySide { home: number(home)?, away: number(away)? }),
        _ => None,
    }
}

fn cell(value: &Value) -> Option<Cell> {
    value.as_str().and_then(pitch::parse)
}

fn who(value: &Value) -> Option<Who> {
    value.as_str().and_then(parse_who)
}

fn side(value: &Value) -> Option<Side> {
    value.as_str()?.parse().ok()
}

/// Reads a position.
pub(super) fn read(value: &Value) -> Result<Hex, Unreadable> {
    let is_hex = value.is_object() && get(value, &"game").is_none_or(|g| g == "hex");
    ensure(is_hex, &"game")?;
    let setup = Setup::read(&OPTIONS, get(value, &"options")).map_err(|why| Unreadable { at: 0, why })?;
    let mut hex = Hex::from_setup(&setup);
    hex.read_counts(value)?;
    hex.read_men(value, &"home", Side::Home)?;
    hex.read_men(value, &"away", Side::Away)?;
    let alone = hex.everybody().all(|(w, m)| hex.who_at(m.at) == Some(w));
    ensure(alone, &"away")?;
    hex.read_due(value)?;
    hex.read_ball(value)?;
    hex.read_marks(value)?;
    hex.forget();
    hex.remember_the_start();
    Ok(hex)
}

impl Hex {
    fn read_counts(&mut self, value: &Value) -> Result<(), Unreadable> {
        let stop = get(value, &"stop");
        let taker = stop.and_then(|s| get(s, &"taker")).and_then(who);
        self.side = field(value, &"side", side)?.or(taker.map(|w| w.side)).unwrap_or(Side::Home);
        self.turn = field(value, &"turn", number)?.unwrap_or(1);
        ensure((1..=self.last_turn()).contains(&self.turn), &"turn")?;
        self.score = field(value, &"score", pair)?.unwrap_or_default();
        self.subs = field(value, &"subs", pair)?.unwrap_or(self.subs);
        ensure(self.subs.home <= 2 && self.subs.away <= 2, &"subs")
    }

    fn read_men(&mut self, value: &Value, key: Key, side: Side) -> Result<(), Unreadable> {
        let Some(team) = get(value, key) else { return Ok(()) };
        let team = team.as_object().ok_or_else(|| bad(key))?;
        let usual = self.men[side];
        self.men[side] = [None; SQUAD as usize];
        for (shirt, man) in team.iter().filter(|(_, man)| !man.is_null()) {
            let slot = Who::squad(side).position(|w| *shirt == w.shirt.to_string()).ok_or_else(|| bad(key))?;
            let usual = usual.get(slot).copied().flatten().ok_or_else(|| bad(key))?;
            let man = self.read_man(man, &usual)?;
            self.men[side].get_mut(slot).into_iter().for_each(|m| *m = Some(man));
        }
        let count = |is: fn(&Man) -> bool| self.team(side).filter(|(_, m)| is(m)).count();
        ensure(count(|m| m.role == Role::Goalie) <= 1 && count(|m| m.captain) <= 1, key)
    }

    fn read_man(&self, value: &Value, usual: &Man) -> Result<Man, Unreadable> {
        let at = field(value, &"at", cell)?.ok_or_else(|| bad(&"at"))?;
        ensure(self.pitch.is_grass(at), &"at")?;
        let role = field(value, &"role", |v| v.as_str().and_then(Role::parse))?;
        let yellow = field(value, &"yellow", number)?.unwrap_or(0);
        ensure(yellow <= 1, &"yellow")?;
        Ok(Man {
            at,
            role: role.unwrap_or(usual.role),
            captain: field(value, &"captain", Value::as_bool)?.unwrap_or(false),
            booked: yellow == 1,
            ringed: field(value, &"ringed", Value::as_bool)?.unwrap_or(false),
        })
    }

    /// What is due, of which a position says at most one thing.
    fn read_due(&mut self, value: &Value) -> Result<(), Unreadable> {
        let stop = |v: &Value| {
            let kind = get(v, &"kind")?.as_str()?;
            Stop::ALL.into_iter().find(|s| s.id() == kind)
        };
        let over = field(value, &"over", |v| v.as_str().and_then(Outcome::parse))?;
        let stop = field(value, &"stop", stop)?;
        let play_on = field(value, &"play_on", who)?;
        let name_goalie = field(value, &"name_goalie", side)?;
        self.due = match (over, stop, play_on, name_goalie) {
            (None, None, None, None) if get(value, &"ball").is_none() && get(value, &"flight").is_none() => {
                Due::Restart(Stop::KickOff)
            }
            (None, None, None, None) => Due::Act,
            (Some(outcome), None, None, None) => Due::Over(outcome),
            (None, Some(stop), None, None) => Due::Restart(stop),
            (None, None, Some(_), None) => Due::PlayOn,
            (None, None, None, Some(side)) => {
                let able = side == self.side && self.goalie(side).is_none() && self.team(side).next().is_some();
                ensure(able, &"name_goalie")?;
                Due::NameGoalie
            }
            _ => return Err(bad(&"stop")),
        };
        Ok(())
    }

    fn read_ball(&mut self, value: &Value) -> Result<(), Unreadable> {
        if let Some(flight) = get(value, &"flight") {
            let flight = self.read_flight(flight, field(value, &"ball", cell)?)?;
            self.ball = Ball::Flying(flight);
            return ensure(self.due == Due::Act, &"flight");
        }
        let ball = match get(value, &"ball") {
            Some(ball) => who(ball).map(Ball::Held).or_else(|| cell(ball).map(Ball::Loose)),
            None => self.usual_carrier(value).map(Ball::Held),
        };
        self.ball = ball.ok_or_else(|| bad(&"ball"))?;
        let over = matches!(self.due, Due::Over(_));
        let fits = match self.ball {
            Ball::Held(who) => self.man(who).is_some(),
            Ball::Loose(at) if over => self.pitch.place(at) != Place::Nowhere,
            Ball::Loose(at) => self.pitch.is_grass(at) && self.is_free(at),
            Ball::Flying(_) => false,
        };
        ensure(fits, &"ball")?;
        self.check_due(value)
    }

    /// Who has the ball when a position does not say: the taker of its restart, or of the kick-off.
    fn usual_carrier(&self, value: &Value) -> Option<Who> {
        let stop = get(value, &"stop").and_then(|s| get(s, &"taker"));
        let named = stop.or_else(|| get(value, &"play_on")).and_then(who);
        let outfield = || self.team(self.side).filter(|(_, m)| m.role != Role::Goalie).last().map(|(w, _)| w);
        named.or_else(outfield).or_else(|| self.goalie(self.side).map(|(w, _)| w))
    }

    /// Whoever restarts or plays on has the ball, and his side is on turn.
    fn check_due(&self, value: &Value) -> Result<(), Unreadable> {
        let carrier = self.carrier().filter(|w| w.side == self.side);
        match self.due {
            Due::Restart(_) => {
                let taker = match get(value, &"stop") {
                    Some(stop) => field(stop, &"taker", who)?.or(carrier),
                    None => carrier,
                };
                ensure(carrier.is_some() && taker == carrier, &"stop")
            }
            Due::PlayOn => {
                let named = field(value, &"play_on", who)?;
                ensure(carrier.is_some() && named == carrier, &"play_on")
            }
            Due::NameGoalie => ensure(matches!(self.ball, Ball::Held(w) if w.side != self.side), &"name_goalie"),
            Due::Act | Due::Over(_) => Ok(()),
        }
    }

    fn read_flight(&self, value: &Value, ball: Option<Cell>) -> Result<Flight, Unreadable> {
        let due = || bad(&"flight");
        let kick = field(value, &"kind", |v| v.as_str().and_then(Kick::parse))?.ok_or_else(due)?;
        let from = field(value, &"from", cell)?.ok_or_else(due)?;
        let to = field(value, &"to", cell)?.ok_or_else(due)?;
        let at = field(value, &"at", cell)?.or(ball).ok_or_else(due)?;
        let kicker = field(value, &"kicker", who)?.ok_or_else(due)?;
        let speed = field(value, &"speed", number)?.unwrap_or_else(|| self.speed(kick, kicker, to));
        ensure(ball.is_none_or(|b| b == at), &"ball")?;
        let gone = self.pitch.distance(from, at);
        let over_grass = kick == Kick::Sky || self.pitch.is_grass(at);
        let on_its_way = self.pitch.is_grass(from)
            && aim::is_lane(self.pitch, kicker.side, kick, from, to)
            && gone < self.pitch.distance(from, to)
            && self.pitch.lane(from, to, gone) == Some(at);
        ensure(over_grass && on_its_way && (1..=4).contains(&speed), &"flight")?;
        Ok(Flight { kick, from, to, at, speed, kicker })
    }

    /// The flags, HP-23 and HP-33a: the flags until somebody takes the ball, the others of who has it.
    fn read_marks(&mut self, value: &Value) -> Result<(), Unreadable> {
        let carrier = self.carrier();
        let flagged = field(value, &"offside", |v| v.as_array()?.iter().map(who).collect::<Option<Vec<_>>>())?;
        self.flagged = Men::NOBODY;
        for who in flagged.into_iter().flatten() {
            ensure(carrier.is_none() && self.man(who).is_some(), &"offside")?;
            self.flagged.add(who);
        }
        self.no_return = None;
        if let Some(bar) = get(value, &"no_return") {
            let (from, to) = (field(bar, &"from", who)?, field(bar, &"to", who)?);
            let mate = from.filter(|f| to.is_some_and(|t| t.side == f.side && t != *f));
            let mate = mate.filter(|_| to == carrier).ok_or_else(|| bad(&"no_return"))?;
            self.no_return = Some(mate.shirt);
        }
        self.held = field(value, &"held", number)?.unwrap_or(0);
        ensure(self.held == 0 || (self.held < 10 && carrier.is_some()), &"held")
    }
}
