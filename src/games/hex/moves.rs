//! What may be done: the actions on offer.
use super::Action;
use super::action::Kick;
use super::pitch::Place;
use super::role::Role;
use super::state::{Due, Hex, Man, Who};

impl Hex {
    /// Adds every action that is allowed now, one for each distinct effect.
    pub(super) fn offer(&self, out: &mut Vec<Action>) {
        match self.due {
            Due::Over(_) => {}
            Due::NameGoalie => {
                let outfield = self.team(self.side).filter(|(_, man)| man.role != Role::Goalie);
                out.extend(outfield.map(|(_, man)| Action::Goalie(man.at)));
            }
            Due::PlayOn => {
                self.offer_kicks(out);
                out.push(Action::Skip);
            }
            Due::Restart(_) => {
                self.offer_kicks(out);
                self.offer_subs(out);
            }
            Due::Act => {
                self.offer_runs(out);
                self.offer_kicks(out);
                self.offer_tackles(out);
                out.push(Action::Skip);
            }
        }
    }

    fn offer_runs(&self, out: &mut Vec<Action>) {
        for (who, man) in self.team(self.side) {
            out.extend(self.reach(who, &man).ends().map(|to| Action::Move(man.at, to)));
        }
    }

    fn offer_kicks(&self, out: &mut Vec<Action>) {
        let Some(who) = self.carrier().filter(|who| who.side == self.side) else { return };
        let Some(man) = self.man(who) else { return };
        for at in self.pitch.at(man.at).around(self.range(who, &man) as i8) {
            let Some(to) = self.pitch.cell(at) else { continue };
            let aims = [Kick::Pass, Kick::Sky].into_iter().filter(|&k| self.aim_fault(k, who, &man, to).is_none());
            out.extend(aims.map(|kick| Action::Kick(kick, man.at, to)));
        }
        self.offer_shots(who, &man, out);
    }

    fn offer_shots(&self, who: Who, man: &Man, out: &mut Vec<Action>) {
        let goal = self.pitch.top() - self.pitch.ahead(who.side, man.at) + 1;
        if goal > Hex::shot_range(man) as i8 {
            return;
        }
        let net = self
            .pitch
            .cells()
            .filter(|&c| matches!(self.pitch.place(c), Place::Mouth(side) | Place::Back(side) if side != who.side));
        let aims = net.filter(|&to| self.aim_fault(Kick::Shot, who, man, to).is_none());
        out.extend(aims.map(|to| Action::Kick(Kick::Shot, man.at, to)));
    }

    fn offer_tackles(&self, out: &mut Vec<Action>) {
        let Some(victim) = self.carrier().filter(|who| who.side != self.side) else { return };
        let Some(at) = self.man(victim).map(|man| man.at) else { return };
        let tacklers = self.team(self.side).filter(|(_, m)| !m.ringed && self.pitch.distance(m.at, at) == 1);
        out.extend(tacklers.map(|(_, man)| Action::Tackle(man.at, at)));
    }

    fn offer_subs(&self, out: &mut Vec<Action>) {
        if !self.is_stopped() {
            return;
        }
        let all = self.everybody().filter(|(who, man)| self.subs[who.side] > 0 && man.role != Role::Goalie);
        for (_, man) in all {
            let others = Role::OUTFIELD.into_iter().filter(|&role| role != man.role);
            out.extend(others.map(|role| Action::Sub(man.at, role)));
        }
    }
}
