//! What a side can do, and its text form (CO-6): a verb and the names of hexes.
use super::pitch;
use super::role::Role;
use crate::cell::Cell;
use crate::game::Unreadable;
use crate::reading::{Words, unknown_verb};
use std::fmt;
use std::str::FromStr;

/// How a ball is kicked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kick {
    /// Along the ground (HP-20).
    Pass,
    /// Over everything (HP-21).
    Sky,
    /// At the opponents' net (HP-22).
    Shot,
}

impl Kick {
    /// The word of positions: `pass`, `sky`, `shot`.
    pub const fn id(self) -> &'static str {
        match self {
            Kick::Pass => "pass",
            Kick::Sky => "sky",
            Kick::Shot => "shot",
        }
    }

    /// Reads what [`Kick::id`] writes.
    pub fn parse(id: &str) -> Option<Kick> {
        [Kick::Pass, Kick::Sky, Kick::Shot].into_iter().find(|k| k.id() == id)
    }
}

/// What a side can do. Cells are named as on every pitch ([`pitch::name`]).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `move c3 d4`: the footballer there runs or dribbles to that hex (HP-17, HP-18).
    Move(Cell, Cell),
    /// `pass f6 h8`, `sky f6 L4`, `shoot f6 A2`: the footballer there kicks at that hex.
    Kick(Kick, Cell, Cell),
    /// `tackle e5 e6`: the footballer there steps into the carrier there (HP-28).
    Tackle(Cell, Cell),
    /// `sub c3 attacker`: the footballer there gets another role (HP-30).
    Sub(Cell, Role),
    /// `goalie c3`: the footballer there becomes goalie after a goalie is sent off (HP-29).
    Goalie(Cell),
    /// `skip`: the side stands still (HP-16).
    Skip,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let two = |f: &mut fmt::Formatter<'_>, verb, a, b| write!(f, "{verb} {} {}", pitch::name(a), pitch::name(b));
        match *self {
            Action::Move(from, to) => two(f, "move", from, to),
            Action::Kick(Kick::Pass, from, to) => two(f, "pass", from, to),
            Action::Kick(Kick::Sky, from, to) => two(f, "sky", from, to),
            Action::Kick(Kick::Shot, from, to) => two(f, "shoot", from, to),
            Action::Tackle(from, to) => two(f, "tackle", from, to),
            Action::Sub(at, role) => write!(f, "sub {} {}", pitch::name(at), role.id()),
            Action::Goalie(at) => write!(f, "goalie {}", pitch::name(at)),
            Action::Skip => f.write_str("skip"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let mut words = Words::of(text);
        let (at, verb) = words.word();
        let mut hex = || words.read(pitch::parse);
        let action = match verb {
            "move" => Action::Move(hex()?, hex()?),
            "pass" => Action::Kick(Kick::Pass, hex()?, hex()?),
            "sky" => Action::Kick(Kick::Sky, hex()?, hex()?),
            "shoot" => Action::Kick(Kick::Shot, hex()?, hex()?),
            "tackle" => Action::Tackle(hex()?, hex()?),
            "sub" => Action::Sub(hex()?, words.read(Role::parse)?),
            "goalie" => Action::Goalie(hex()?),
            "skip" => Action::Skip,
            _ => return Err(unknown_verb(at)),
        };
        words.end().map(|()| action)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(text: &str) -> (usize, &'static str) {
        let fault = text.parse::<Action>().expect_err("not an action");
        (fault.at, fault.why.code())
    }

    #[test]
    fn an_action_is_written_as_it_was_read() {
        for text in [
            "move c3 d4",
            "pass f6 L4",
            "sky f6 T1",
            "shoot f6 A2",
            "tackle e5 e6",
            "sub c3 left-back",
            "goalie c3",
            "skip",
        ] {
            assert_eq!(text.parse::<Action>().map(|a| a.to_string()), Ok(text.to_string()));
        }
    }

    #[test]
    fn what_is_no_action_is_refused_where_the_fault_is() {
        assert_eq!(fault(""), (0, "unknown-verb"));
        assert_eq!(fault("jump c3"), (0, "unknown-verb"));
        assert_eq!(fault("Skip"), (0, "unknown-verb"));
        assert_eq!(fault("move"), (4, "bad-action"));
        assert_eq!(fault("move c3"), (7, "bad-action"));
        assert_eq!(fault("move c3 z9"), (8, "bad-action"));
        assert_eq!(fault("sub c3 keeper"), (7, "bad-action"));
        assert_eq!(fault("skip now"), (5, "bad-action"));
        assert_eq!(fault("goalie c3 c4"), (10, "bad-action"));
    }
}
