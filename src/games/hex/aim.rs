//! Kicks: where a ball may be aimed (HP-20 to HP-23), and how fast it flies.
use super::action::Kick;
use super::pitch::{Pitch, Place};
use super::state::{Due, Hex, Man, Who};
use super::words;
use crate::cell::Cell;
use crate::side::Side;
use crate::words::{Arg, Saying};

/// How far a pass or sky ball goes (HP-20).
const RANGE: u8 = 4;

/// How many ticks a shot may take (HP-22).
const SHOT_TICKS: u8 = 3;

/// Whether a lane goes through a net, that of its target left out of account.
fn is_through_a_net(pitch: Pitch, from: Cell, to: Cell) -> bool {
    let in_net = |cell| matches!(pitch.place(cell), Place::Mouth(_) | Place::Back(_));
    // Only lanes to the rim beside a mouth can: every other one stays between the goal rows.
    matches!(pitch.place(to), Place::EndRim(_))
        && (1..pitch.distance(from, to)).filter_map(|i| pitch.lane(from, to, i)).any(in_net)
}

/// Whether a lane to a hex of a side's net leaves the pitch straight into the mouth.
fn is_straight_in(pitch: Pitch, from: Cell, to: Cell, net: Side) -> bool {
    let mut lane = (1..=pitch.distance(from, to)).map(|i| pitch.lane(from, to, i));
    let off = lane.find(|cell| cell.is_none_or(|c| !pitch.is_grass(c))).flatten();
    off.is_some_and(|cell| pitch.place(cell) == Place::Mouth(net))
}

/// Whether a ball of `side` can be on its way along this lane.
pub(super) fn is_lane(pitch: Pitch, side: Side, kick: Kick, from: Cell, to: Cell) -> bool {
    let net = side.other();
    match (kick, pitch.place(to)) {
        (Kick::Shot, Place::Mouth(s) | Place::Back(s)) => s == net && is_straight_in(pitch, from, to, net),
        (Kick::Pass, Place::Grass | Place::SideRim | Place::EndRim(_)) => !is_through_a_net(pitch, from, to),
        (Kick::Sky, Place::Grass | Place::SideRim | Place::EndRim(_)) => true,
        _ => false,
    }
}

impl Hex {
    /// How far a footballer passes: half the pitch for a goalie at home (HP-20).
    pub(super) fn range(&self, who: Who, man: &Man) -> u8 {
        if self.is_at_home(who.side, man) { self.pitch.half() } else { RANGE }
    }

    /// How far a footballer shoots, in hexes (HP-22).
    pub(super) const fn shot_range(man: &Man) -> u8 {
        SHOT_TICKS * man.role.shot_speed(man.captain)
    }

    /// Hexes a tick of a ball kicked by this footballer at that hex as things stand (HP-14, HP-20 to HP-22).
    pub(super) fn speed(&self, kick: Kick, kicker: Who, to: Cell) -> u8 {
        let Some(man) = self.man(kicker) else { return 1 };
        match kick {
            Kick::Sky => 2,
            Kick::Shot => man.role.shot_speed(man.captain),
            Kick::Pass => match self.who_at(to) {
                Some(mate) if mate.side == kicker.side => man.role.pass_speed(man.captain),
                _ => 1,
            },
        }
    }

    /// Why the carrier may not aim a kick at that hex; `None` when he may.
    pub(super) fn aim_fault(&self, kick: Kick, who: Who, man: &Man, to: Cell) -> Option<Saying> {
        match kick {
            Kick::Shot => self.shot_fault(who, man, to),
            Kick::Pass | Kick::Sky => self.pass_fault(kick, who, man, to),
        }
    }

    fn pass_fault(&self, kick: Kick, who: Who, man: &Man, to: Cell) -> Option<Saying> {
        match self.pitch.place(to) {
            Place::Nowhere => return Some(words::OFF_BOARD.with([Arg::At(to)])),
            Place::Mouth(_) | Place::Back(_) => return Some(words::INTO_A_NET.plain()),
            Place::Grass | Place::SideRim | Place::EndRim(_) => {}
        }
        let (steps, range) = (self.pitch.distance(man.at, to), self.range(who, man));
        if steps == 0 {
            return Some(words::OWN_HEX.plain());
        }
        if steps > range {
            return Some(words::TOO_FAR.with([Arg::Count(range.into())]));
        }
        if kick == Kick::Sky && steps < 2 {
            return Some(words::TOO_NEAR.plain());
        }
        match self.who_at(to) {
            Some(other) if other.side != who.side => return Some(words::OPPONENT_THERE.with([other.arg()])),
            Some(mate) if self.no_return == Some(mate.shirt) => return Some(words::NO_RETURN.with([mate.arg()])),
            _ => {}
        }
        (kick == Kick::Pass && is_through_a_net(self.pitch, man.at, to)).then(|| words::THROUGH_A_NET.plain())
    }

    fn shot_fault(&self, who: Who, man: &Man, to: Cell) -> Option<Saying> {
        if let Due::Restart(_) = self.due {
            return Some(words::NO_SHOT.plain());
        }
        let net = match self.pitch.place(to) {
            Place::Nowhere => return Some(words::OFF_BOARD.with([Arg::At(to)])),
            Place::Mouth(side) | Place::Back(side) if side != who.side => side,
            _ => return Some(words::NOT_THEIR_NET.plain()),
        };
        let range = Hex::shot_range(man);
        if self.pitch.distance(man.at, to) > range {
            return Some(words::SHOT_TOO_FAR.with([who.arg(), Arg::Count(range.into())]));
        }
        (!is_straight_in(self.pitch, man.at, to, net)).then(|| words::WIDE.plain())
    }
}
