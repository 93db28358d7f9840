//! What an action does (HP-16 to HP-18, HP-25, HP-28, HP-29).
use super::Action;
use super::action::Kick;
use super::restart::Award;
use super::role::Role;
use super::state::{Ball, Due, Flight, Hex, Man, Men, Who};
use super::words;
use crate::cell::Cell;
use crate::event::{Event, Mover, Tale};
use crate::words::Arg;

/// How the act of a turn came out.
#[derive(Default)]
pub(super) struct Played {
    /// Play stops.
    pub(super) award: Option<Award>,
    /// He lost the ball in this turn of his own side, so his ring outlasts it (HP-27).
    pub(super) lost_it: Option<Who>,
}

impl Hex {
    /// Plays an action that is allowed.
    pub(super) fn play(&mut self, action: Action, tale: &mut Tale) {
        let played = match action {
            Action::Move(from, to) => self.run(from, to, tale),
            Action::Kick(kick, from, to) => self.kick(kick, from, to, tale),
            Action::Tackle(from, to) => match self.tackle(from, to, tale) {
                true => Played::default(),
                false => return,
            },
            Action::Sub(at, role) => return self.substitute(at, role, tale),
            Action::Goalie(at) => {
                self.name_goalie(at, tale);
                Played::default()
            }
            Action::Skip => {
                tale.say(|| words::SKIPS.with([Arg::Team(self.side)]));
                Played::default()
            }
        };
        self.end_turn(played, tale);
    }

    fn run(&mut self, from: Cell, to: Cell, tale: &mut Tale) -> Played {
        let Some((who, man)) = self.standing_at(from) else { return Played::default() };
        let dribbles = self.carrier() == Some(who);
        tale.tell(|| {
            let said = if dribbles { &words::DRIBBLES } else { &words::RUNS };
            let way = self.reach(who, &man).way(self, to);
            Event::new(said.with([who.arg(), Arg::At(to)])).along(Mover::Man(who.side, who.shirt), way)
        });
        self.put(who, to);
        if dribbles { self.dribbled(who, to, tale) } else { self.ran(who, to, tale) }
    }

    /// A dribbler who enters a covered hex loses the ball (HP-18).
    fn dribbled(&mut self, who: Who, to: Cell, tale: &mut Tale) -> Played {
        let Some(winner) = self.coverer(who.side.other(), to) else { return Played::default() };
        tale.say(|| words::DRIBBLED_INTO_COVER.with([who.arg(), winner.arg()]));
        self.ring(who);
        self.give(winner);
        Played { award: None, lost_it: Some(who) }
    }

    /// Whether a footballer who runs there gets the ball at once.
    pub(super) fn takes_by_running(&self, who: Who, to: Cell) -> bool {
        let mut there = self.clone();
        there.put(who, to);
        let played = there.ran(who, to, &mut Tale::deaf());
        played.award.is_none() && there.carrier() == Some(who)
    }

    /// A runner takes the ball he runs onto (HP-17) or closes down the one he then covers (HP-25).
    fn ran(&mut self, who: Who, to: Cell, tale: &mut Tale) -> Played {
        let Some(man) = self.man(who) else { return Played::default() };
        let closes = |cell| self.covers(who, &man, cell);
        let award = match self.ball {
            Ball::Loose(at) if at == to => {
                tale.say(|| words::RUN_ONTO_LOOSE.with([who.arg()]));
                self.take(who, None, tale)
            }
            Ball::Flying(f) if f.at == to && f.kick != Kick::Sky => {
                tale.say(|| words::RUN_ONTO_FLIGHT.with([who.arg()]));
                self.take(who, Some(f), tale)
            }
            Ball::Loose(at) if closes(at) => {
                tale.say(|| words::CLOSED_LOOSE.with([who.arg()]));
                self.take(who, None, tale)
            }
            Ball::Flying(f) if f.kick == Kick::Pass && f.kicker.side != who.side && closes(f.at) => {
                tale.say(|| words::CLOSED_PASS.with([who.arg(), f.kicker.arg()]));
                self.take(who, Some(f), tale)
            }
            Ball::Held(victim) if victim.side != who.side && self.ball_at().is_some_and(closes) => {
                tale.say(|| words::CLOSED_DOWN.with([who.arg(), victim.arg()]));
                self.ring(victim);
                self.give(who);
                None
            }
            _ => None,
        };
        Played { award, lost_it: None }
    }

    fn kick(&mut self, kick: Kick, from: Cell, to: Cell, tale: &mut Tale) -> Played {
        let Some((kicker, _)) = self.standing_at(from) else { return Played::default() };
        let speed = self.speed(kick, kicker, to);
        let flagged = if kick == Kick::Shot { Men::NOBODY } else { self.flagged_by_a_kick_of(kicker) };
        tale.say(|| {
            let said = match kick {
                Kick::Pass => &words::PASS,
                Kick::Sky => &words::SKY,
                Kick::Shot => &words::SHOT,
            };
            said.with([kicker.arg(), Arg::At(to)])
        });
        self.ball = Ball::Flying(Flight { kick, from, to, at: from, speed, kicker });
        self.flagged = flagged;
        self.no_return = None;
        self.held = 0;
        Played::default()
    }

    /// A tackle; `false` when the turn goes on (HP-28, HP-29).
    fn tackle(&mut self, from: Cell, to: Cell, tale: &mut Tale) -> bool {
        let (Some((who, man)), Some((victim, _))) = (self.standing_at(from), self.standing_at(to)) else {
            return true;
        };
        if !self.covers(who, &man, to) {
            tale.whistle(|| words::FOUL.with([who.arg(), victim.arg()]));
            return self.card(who, man, tale);
        }
        tale.say(|| words::TACKLE.with([who.arg(), victim.arg()]));
        self.put(who, to);
        self.put(victim, from);
        self.ring(victim);
        self.give(who);
        self.due = Due::PlayOn;
        false
    }

    /// A yellow card, the second of which sends off; `false` when a goalie must be named first.
    fn card(&mut self, who: Who, man: Man, tale: &mut Tale) -> bool {
        if !man.booked {
            tale.say(|| words::YELLOW.with([who.arg()]));
            self.man_mut(who).into_iter().for_each(|m| m.booked = true);
            return true;
        }
        tale.say(|| words::SENT_OFF.with([who.arg()]));
        self.men[who.side].iter_mut().zip(Who::squad(who.side)).filter(|(_, w)| *w == who).for_each(|(m, _)| *m = None);
        let must_name = man.role == Role::Goalie && self.team(who.side).next().is_some();
        if must_name {
            self.due = Due::NameGoalie;
        }
        !must_name
    }

    fn name_goalie(&mut self, at: Cell, tale: &mut Tale) {
        let Some((who, _)) = self.standing_at(at) else { return };
        self.man_mut(who).into_iter().for_each(|m| m.role = Role::Goalie);
        tale.say(|| words::NAMED_GOALIE.with([who.arg()]));
    }

    fn substitute(&mut self, at: Cell, role: Role, tale: &mut Tale) {
        let Some((who, _)) = self.standing_at(at) else { return };
        self.man_mut(who).into_iter().for_each(|m| m.role = role);
        self.subs[who.side] = self.subs[who.side].saturating_sub(1);
        // By his number: his name has changed with his role.
        let (team, number) = (Arg::Team(who.side), Arg::Count(who.shirt.into()));
        tale.say(|| words::SUBSTITUTION.with([team, number, Arg::Term(words::role(role))]));
    }

    fn standing_at(&self, cell: Cell) -> Option<(Who, Man)> {
        self.everybody().find(|(_, man)| man.at == cell)
    }

    /// Puts a footballer on a hex.
    pub(super) fn put(&mut self, who: Who, cell: Cell) {
        self.man_mut(who).into_iter().for_each(|man| man.at = cell);
    }

    fn ring(&mut self, who: Who) {
        self.man_mut(who).into_iter().for_each(|man| man.ringed = true);
    }
}
