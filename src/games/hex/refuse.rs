//! Why an action is not allowed (HP-37).
use super::Action;
use super::action::Kick;
use super::pitch::Place;
use super::role::Role;
use super::state::{Due, Hex, Man, Who};
use super::words;
use crate::cell::Cell;
use crate::words::{Arg, Saying};

impl Who {
    /// The footballer as what fills a hole.
    pub(super) const fn arg(self) -> Arg {
        Arg::Man(self.side, self.shirt)
    }
}

impl Hex {
    /// Why an action is not allowed; `None` when it is.
    pub(super) fn refusal(&self, action: Action) -> Option<Saying> {
        match (self.due, action) {
            (Due::Over(_), _) => Some(words::MATCH_OVER.plain()),
            (Due::NameGoalie, Action::Goalie(at)) => self.naming_fault(at),
            (Due::NameGoalie, _) => Some(words::NAME_GOALIE.with([Arg::Team(self.side)])),
            (_, Action::Goalie(_)) => Some(words::NO_GOALIE_DUE.plain()),
            (_, Action::Sub(at, role)) => self.sub_fault(at, role),
            (Due::Restart(_), Action::Kick(..)) | (Due::PlayOn, Action::Kick(..) | Action::Skip) => {
                self.act_fault(action)
            }
            (Due::Restart(_), _) => Some(words::MUST_RESTART.with([self.carrier_arg()])),
            (Due::PlayOn, _) => Some(words::KICK_OR_SKIP.with([self.carrier_arg()])),
            (Due::Act, _) => self.act_fault(action),
        }
    }

    fn act_fault(&self, action: Action) -> Option<Saying> {
        match action {
            Action::Move(from, to) => self.on_turn(from, |who, man| self.run_fault(who, man, to)),
            Action::Kick(kick, from, to) => self.on_turn(from, |who, man| self.kick_fault(kick, who, man, to)),
            Action::Tackle(from, to) => self.on_turn(from, |who, man| self.tackle_fault(who, man, to)),
            Action::Sub(..) | Action::Goalie(_) | Action::Skip => None,
        }
    }

    /// What is wrong with an act of the footballer there, who must be one of the side on turn.
    fn on_turn(&self, at: Cell, fault: impl FnOnce(Who, &Man) -> Option<Saying>) -> Option<Saying> {
        let Some((who, man)) = self.everybody().find(|(_, man)| man.at == at) else {
            return Some(words::NOBODY_THERE.with([Arg::At(at)]));
        };
        if who.side != self.side {
            return Some(words::NOT_YOUR_TURN.with([Arg::Team(self.side)]));
        }
        fault(who, &man)
    }

    fn carrier_arg(&self) -> Arg {
        self.carrier().map_or(Arg::None, Who::arg)
    }

    fn run_fault(&self, who: Who, man: &Man, to: Cell) -> Option<Saying> {
        match self.pitch.place(to) {
            Place::Grass => {}
            Place::Nowhere => return Some(words::OFF_BOARD.with([Arg::At(to)])),
            Place::Mouth(_) | Place::Back(_) => return Some(words::IN_NET.plain()),
            Place::SideRim | Place::EndRim(_) => return Some(words::OUT_OF_PLAY.with([Arg::At(to)])),
        }
        if let Some(other) = self.who_at(to) {
            return Some(words::OCCUPIED.with([Arg::At(to), other.arg()]));
        }
        if !self.may_enter(who, man, to) {
            return Some(words::HOME_HEX.with([Arg::At(to)]));
        }
        let pace = man.role.pace(man.captain);
        (!self.reach(who, man).has(to))
            .then(|| words::OUT_OF_REACH.with([who.arg(), Arg::Count(pace.into()), Arg::At(to)]))
    }

    fn kick_fault(&self, kick: Kick, who: Who, man: &Man, to: Cell) -> Option<Saying> {
        if self.carrier() != Some(who) {
            return Some(match self.due {
                Due::Restart(_) => words::MUST_RESTART.with([self.carrier_arg()]),
                Due::PlayOn => words::KICK_OR_SKIP.with([self.carrier_arg()]),
                _ => words::NO_BALL.with([who.arg()]),
            });
        }
        self.aim_fault(kick, who, man, to)
    }

    fn tackle_fault(&self, who: Who, man: &Man, to: Cell) -> Option<Saying> {
        let victim = self.who_at(to).filter(|&v| v.side != who.side && self.carrier() == Some(v));
        if victim.is_none() {
            return Some(words::NO_CARRIER.with([Arg::At(to)]));
        }
        if man.ringed {
            return Some(words::RINGED.with([who.arg()]));
        }
        (self.pitch.distance(man.at, to) > 1).then(|| words::NOT_ADJACENT.with([who.arg(), Arg::At(to)]))
    }

    fn sub_fault(&self, at: Cell, role: Role) -> Option<Saying> {
        if !self.is_stopped() {
            return Some(words::NO_STOP.plain());
        }
        let Some((who, man)) = self.everybody().find(|(_, man)| man.at == at) else {
            return Some(words::NOBODY_THERE.with([Arg::At(at)]));
        };
        if man.role == Role::Goalie || role == Role::Goalie {
            return Some(words::ONE_GOALIE.plain());
        }
        if man.role == role {
            return Some(words::SAME_ROLE.with([who.arg()]));
        }
        (self.subs[who.side] == 0).then(|| words::NO_SUBS_LEFT.with([Arg::Team(who.side)]))
    }

    fn naming_fault(&self, at: Cell) -> Option<Saying> {
        match self.everybody().find(|(_, man)| man.at == at) {
            None => Some(words::NOBODY_THERE.with([Arg::At(at)])),
            Some((who, _)) => (who.side != self.side).then(|| words::NAME_GOALIE.with([Arg::Team(self.side)])),
        }
    }
}
