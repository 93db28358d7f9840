//! How the computer judges Hex Pitch: who has the ball or will have it, what they can do with it from there, and how the
//! others stand.
//!
//! A shot and what stops it are looked up hex by hex (HP-22, HP-24), so is whether a carrier can be closed down (HP-25).
//! A ball in flight is judged by where its lane leads if nobody moves. The rest are small weights.
use super::Action;
use super::action::Kick;
use super::flight::Arrival;
use super::pitch::Place;
use super::role::Role;
use super::state::{Ball, Due, Flight, Hex, Man, Who};
use crate::cell::Cell;
use crate::hexes::Hexagon;
use crate::mind::{GOAL, Idea, Mind, result};
use crate::side::Side;

/// To have the ball, wherever.
const POSSESSION: i32 = 400;
/// Each row that the ball is further up, with us.
const ADVANCE: i32 = 60;
/// Each row further up of a ball that nobody has.
const DRIFT: i32 = 20;
/// What the ball is worth to the other side, in 16ths of having it there, when it can take it at once.
const ROBBED: i32 = 8;
/// What is left, in 16ths, of a chance when the other side has a turn first.
const LATER: i32 = 8;
/// What a ball on its way to somebody is worth, in 16ths of having it there.
const ON_ITS_WAY: i32 = 11;
/// Each turn that a side is nearer to a loose ball.
const RACE: i32 = 150;
/// The goalie at home.
const AT_HOME: i32 = 500;
/// Each half-width that a goalie at home stands off the line from the ball to the middle of the goal.
const OFF_LINE: i32 = 4;
/// Each footballer between the ball and the own goal, up to [`ENOUGH`].
const GUARD: i32 = 60;
/// More men than this at one task are of no more use.
const ENOUGH: i32 = 2;
/// Each hex that the closest footballer is nearer to a ball that the other side has.
const CHASE: i32 = 25;
/// Each row that the foremost footballer is further up.
const OUTPOST: i32 = 15;
/// Sitting on the ball, by the square of the turns (HP-33a).
const SITTING: i32 = 6;

/// The chance of a goal in 16ths for a shot that enters the net in the first, second and third tick. Even a sure one is
/// to be taken: it is worth less than the goal.
const TICKS: [i32; 4] = [0, 13, 5, 2];
/// The same for a shot in flight with so many ticks to go, the next one after the other side's turn.
const SHOT_ON: [i32; 4] = [16, 8, 6, 5];
/// What the other side's kick-off takes off a goal.
const KICK_OFF: i32 = 1500;

impl Hex {
    /// The hexes of a side's mouth, from the left as Home sees it.
    fn mouth(&self, side: Side) -> impl Iterator<Item = Cell> + use<> {
        let (pitch, y) = (self.pitch, -side.forward() * (self.pitch.top() + 1));
        (1 - pitch.mouth()..pitch.mouth()).step_by(2).filter_map(move |x| pitch.cell(Hexagon::new(x, y)))
    }

    /// The chance of a goal in 16ths for a shot as everybody stands: the quickest way in, and a little for each other.
    fn shot(&self, who: Who, man: &Man) -> i32 {
        let range = Hex::shot_range(man);
        let rows = self.pitch.top() - self.pitch.ahead(who.side, man.at) + 1;
        if rows > range as i8 {
            return 0;
        }
        let speed = man.role.shot_speed(man.captain);
        let keeper = self.goalie(who.side.other());
        let (mut best, mut open) = (0, 0);
        for to in self.mouth(who.side.other()) {
            let far = self.pitch.distance(man.at, to);
            let saved = keeper.is_some_and(|(goalie, keeper)| self.covers(goalie, &keeper, to));
            if far <= range && !saved && self.is_clear(man.at, to, far) {
                best = best.max(TICKS.get(usize::from(far.div_ceil(speed))).copied().unwrap_or(0));
                open += 1;
            }
        }
        if open > 1 { best + 1 } else { best }
    }

    /// Whether a lane goes over empty grass until its last hex.
    fn is_clear(&self, from: Cell, to: Cell, far: u8) -> bool {
        (1..far).all(|steps| {
            self.pitch.lane(from, to, steps).is_some_and(|cell| self.pitch.is_grass(cell) && self.is_free(cell))
        })
    }

    /// Whether the other side could take the ball from somebody in one turn: by a run that ends so that the ball is
    /// covered, or by a tackle.
    fn is_in_danger(&self, who: Who, at: Cell) -> bool {
        self.team(who.side.other()).any(|(other, man)| {
            let deep = 1 + u8::from(man.captain);
            let (pace, far) = (man.role.pace(man.captain), self.pitch.distance(man.at, at));
            if man.ringed || far > pace + deep || matches!(man.role, Role::Attacker | Role::Passer) {
                return false;
            }
            let tackles = far == 1 && self.reaches(other, &man, at);
            tackles
                || self.pitch.at(at).around(deep as i8).filter_map(|h| self.pitch.grass(h)).any(|from| {
                    let run = self.pitch.distance(man.at, from);
                    (1..=pace).contains(&run)
                        && self.is_free(from)
                        && self.may_enter(other, &man, from)
                        && self.reaches(other, &Man { at: from, ..man }, at)
                })
        })
    }

    /// What it is worth to have the ball, wherever the next turn lies.
    fn held(&self, side: Side, at: Cell) -> i32 {
        POSSESSION + ADVANCE * i32::from(self.pitch.ahead(side, at) + self.pitch.top())
    }

    /// What it is worth to somebody's side to have the ball there, if it has the next turn or not.
    fn carried(&self, who: Who, man: &Man, next: Side) -> i32 {
        let held = self.held(who.side, man.at);
        let shot = (GOAL - KICK_OFF - held) / 16 * self.shot(who, man);
        match (next == who.side, self.due) {
            (true, Due::Restart(_)) => held,
            (true, _) => held + shot,
            _ if self.is_in_danger(who, man.at) => -self.held(who.side.other(), man.at) * ROBBED / 16,
            _ => held + shot * LATER / 16,
        }
    }

    /// What the ball is worth to Home.
    fn ball_worth(&self) -> i32 {
        match self.ball {
            Ball::Held(who) => {
                let Some(man) = self.man(who) else { return 0 };
                let held = i32::from(self.held);
                let worth = self.carried(who, &man, self.side) - SITTING * held * held;
                worth * i32::from(who.side.forward())
            }
            Ball::Loose(at) => self.race(at),
            Ball::Flying(flight) => self.flight_worth(flight) * i32::from(flight.kicker.side.forward()),
        }
    }

    /// What a loose ball is worth to Home.
    fn race(&self, ball: Cell) -> i32 {
        let turns = |side| {
            let runs = self.team(side).filter(|(who, _)| !self.flagged.has(*who)).map(|(who, man)| {
                let far = i32::from(self.pitch.distance(man.at, ball));
                let pace = i32::from(man.role.pace(man.captain));
                let barred = !self.may_enter(who, &man, ball);
                (far + pace - 1) / pace + if barred { 1 } else { 0 }
            });
            runs.min().unwrap_or(8).min(8) * 2 - i32::from(side == self.side)
        };
        let lead = turns(Side::Away) - turns(Side::Home);
        DRIFT * i32::from(self.pitch.ahead(Side::Home, ball)) + RACE * lead.clamp(-4, 4) / 2 + RACE * lead.signum()
    }

    /// What a ball in flight is worth to the side that kicked it.
    fn flight_worth(&self, flight: Flight) -> i32 {
        let side = flight.kicker.side;
        let gone = self.pitch.distance(flight.from, flight.at);
        let all = self.pitch.distance(flight.from, flight.to);
        for steps in gone + 1..=all {
            let Some(at) = self.pitch.lane(flight.from, flight.to, steps) else { return 0 };
            let Some(arrival) = self.arrival(&Flight { at, ..flight }) else { continue };
            let ticks = usize::from((steps - gone).div_ceil(flight.speed));
            return match arrival {
                Arrival::Goal(_) => (GOAL - KICK_OFF) / 16 * SHOT_ON[ticks.min(3)],
                Arrival::Mate(who) if self.flagged.has(who) => -self.held(side.other(), at),
                Arrival::Mate(who) => self.taken(who, at),
                Arrival::Body(who) | Arrival::Cover(who) => -self.taken(who, at),
                Arrival::Out => -POSSESSION,
                Arrival::Rest => self.race(at) * i32::from(side.forward()),
            };
        }
        0
    }

    /// What it is worth to somebody's side that the ball will come to him.
    fn taken(&self, who: Who, at: Cell) -> i32 {
        let Some(man) = self.man(who) else { return 0 };
        (self.held(who.side, at) + GOAL / 32 * self.shot(who, &man)) * ON_ITS_WAY / 16
    }

    /// How a side's men stand to the ball.
    fn shape(&self, side: Side) -> i32 {
        let Some(ball) = self.ball_at() else { return 0 };
        let line = self.pitch.ahead(side, ball);
        let (mut guards, mut foremost, mut nearest, mut home) = (0, -self.pitch.top(), u8::MAX, 0);
        for (who, man) in self.team(side) {
            let row = self.pitch.ahead(side, man.at);
            if man.role == Role::Goalie {
                home += if self.is_at_home(who.side, &man) { AT_HOME } else { 0 };
                // The middle of the goal is in the middle file.
                let off = i32::from(self.pitch.at(man.at).x) - i32::from(self.pitch.at(ball).x) / 3;
                home -= OFF_LINE * off.abs();
                continue;
            }
            guards += i32::from(row < line);
            foremost = foremost.max(row);
            nearest = nearest.min(self.pitch.distance(man.at, ball));
        }
        let chases = self.carrier().is_none_or(|who| who.side != side);
        let chase = if chases { CHASE * i32::from(nearest.min(10)) } else { 0 };
        home + GUARD * guards.min(ENOUGH) + OUTPOST * i32::from(foremost) - chase
    }
}

impl Mind for Hex {
    fn worth(&self, side: Side) -> i32 {
        let over = matches!(self.due, Due::Over(_));
        let result = result(self.score, side, [self.turn, self.last_turn()].map(u16::from), over);
        if over {
            return result;
        }
        let ball = self.ball_worth() * i32::from(side.forward());
        result + ball + self.shape(side) - self.shape(side.other())
    }

    fn ideas(&self, out: &mut Vec<Idea<Action>>) {
        match self.due {
            Due::Over(_) | Due::NameGoalie => {}
            Due::PlayOn | Due::Restart(_) => self.kick_ideas(out),
            Due::Act => {
                self.run_ideas(out);
                self.kick_ideas(out);
                self.tackle_ideas(out);
            }
        }
    }

    fn rest(&self) -> Option<Action> {
        matches!(self.due, Due::Act | Due::PlayOn).then_some(Action::Skip)
    }

    fn foresees() -> bool {
        true
    }
}

impl Hex {
    fn run_ideas(&self, out: &mut Vec<Idea<Action>>) {
        for (who, man) in self.team(self.side) {
            let ends = self.reach(who, &man);
            out.extend(
                ends.ends()
                    .map(|to| Idea { action: Action::Move(man.at, to), promise: self.run_promise(who, &man, to) }),
            );
        }
    }

    /// What a run to a hex promises.
    fn run_promise(&self, who: Who, man: &Man, to: Cell) -> i32 {
        let Some(ball) = self.ball_at() else { return 0 };
        let further = i32::from(self.pitch.ahead(who.side, to) - self.pitch.ahead(who.side, man.at));
        let there = Man { at: to, ..*man };
        match self.carrier() {
            Some(carrier) if carrier == who => match self.coverer(who.side.other(), to) {
                Some(_) => -GOAL,
                None => 2 * ADVANCE * further + GOAL / 32 * self.shot(who, &there),
            },
            Some(carrier) if carrier.side == who.side => OUTPOST * further,
            _ if to == ball || self.covers(who, &there, ball) => GOAL / 2,
            _ => -CHASE * i32::from(self.pitch.distance(to, ball)),
        }
    }

    fn kick_ideas(&self, out: &mut Vec<Idea<Action>>) {
        let Some(who) = self.carrier().filter(|who| who.side == self.side) else { return };
        let Some(man) = self.man(who) else { return };
        let mut add = |kick, to| {
            if self.aim_fault(kick, who, &man, to).is_none() {
                let promise = self.kick_promise(kick, who, [man.at, to]);
                out.push(Idea { action: Action::Kick(kick, man.at, to), promise });
            }
        };
        for at in self.pitch.at(man.at).around(self.range(who, &man) as i8) {
            // Nobody plays the ball out on purpose.
            if let Some(to) = self.pitch.grass(at) {
                [Kick::Pass, Kick::Sky].into_iter().for_each(|kick| add(kick, to));
            }
        }
        if !matches!(self.due, Due::Restart(_)) {
            let net = self.pitch.cells().filter(
                |&to| matches!(self.pitch.place(to), Place::Mouth(side) | Place::Back(side) if side != who.side),
            );
            net.for_each(|to| add(Kick::Shot, to));
        }
    }

    /// What a kick promises.
    fn kick_promise(&self, kick: Kick, who: Who, [from, to]: [Cell; 2]) -> i32 {
        let speed = self.speed(kick, who, to);
        let far = self.pitch.distance(from, to);
        match kick {
            Kick::Shot => GOAL / 2 - GOAL / 20 * i32::from(far.div_ceil(speed)),
            Kick::Pass | Kick::Sky => {
                let ahead = ADVANCE * i32::from(self.pitch.ahead(who.side, to));
                let received = self.who_at(to).is_some();
                ahead + if received { POSSESSION } else { -POSSESSION } - 20 * i32::from(far)
            }
        }
    }

    fn tackle_ideas(&self, out: &mut Vec<Idea<Action>>) {
        let Some(victim) = self.carrier().filter(|who| who.side != self.side) else { return };
        let Some(at) = self.man(victim).map(|man| man.at) else { return };
        // Nobody fouls on purpose.
        let clean = self
            .team(self.side)
            .filter(|(who, man)| self.pitch.distance(man.at, at) == 1 && self.covers(*who, man, at));
        out.extend(clean.map(|(_, man)| Idea { action: Action::Tackle(man.at, at), promise: GOAL / 2 }));
    }
}
