//! Offside: who is flagged (HP-32).
use super::state::{Ball, Due, Hex, Men, Stop, Who};

impl Hex {
    /// The team-mates who are flagged if this footballer strikes a pass or a sky ball from where he stands now.
    ///
    /// Nearness goes by rows: in the opponents' half, nearer their goal row than the ball and than the second-last
    /// opponent; level is onside.
    pub(super) fn flagged_by_a_kick_of(&self, kicker: Who) -> Men {
        let mut flagged = Men::NOBODY;
        let exempt = matches!(self.due, Due::Restart(Stop::Corner | Stop::GoalKick | Stop::PassIn));
        let (Some(man), Some(line), false) = (self.man(kicker), self.offside_line(kicker), exempt) else {
            return flagged;
        };
        let line = line.max(self.pitch.ahead(kicker.side, man.at)).max(0);
        let mates = self.team(kicker.side).filter(|(who, _)| *who != kicker);
        mates.filter(|(_, m)| self.pitch.ahead(kicker.side, m.at) > line).for_each(|(who, _)| flagged.add(who));
        flagged
    }

    /// The row of the second-last opponent, `None` with fewer than two.
    fn offside_line(&self, kicker: Who) -> Option<i8> {
        let (mut last, mut second) = (None, None);
        for (_, man) in self.team(kicker.side.other()) {
            let row = Some(self.pitch.ahead(kicker.side, man.at));
            if row > last {
                (last, second) = (row, last);
            } else if row > second {
                second = row;
            }
        }
        second
    }

    /// The flags shown now: while aiming those that a kick would raise, and from the kick on those that it raised.
    pub fn flags(&self) -> Men {
        match (self.ball, self.due) {
            (Ball::Held(_), Due::NameGoalie | Due::Over(_)) => Men::NOBODY,
            (Ball::Held(carrier), _) if carrier.side == self.side => self.flagged_by_a_kick_of(carrier),
            (Ball::Held(_), _) => Men::NOBODY,
            _ => self.flagged,
        }
    }
}
