//! Roles: what each runs and covers, and what the captain's armband adds (HP-7 to HP-14).
use crate::hexes::{Hexagon, STEPS};
use crate::side::Side;

/// A footballer's role, in the order of the text forms.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    /// Covers all round and the mouth while at home, and kicks half the pitch (HP-7).
    Goalie,
    /// Covers its left flank (HP-8).
    LeftBack,
    /// Covers its right flank (HP-9).
    RightBack,
    /// Covers the two hexes ahead (HP-10).
    FrontStopper,
    /// Covers the two hexes behind (HP-11).
    Sweeper,
    /// Runs two hexes and covers its sides (HP-12).
    Midfielder,
    /// Shoots harder (HP-13).
    Attacker,
    /// Passes faster (HP-14).
    Passer,
}

impl Role {
    /// All roles.
    pub const ALL: [Role; 8] = [
        Role::Goalie,
        Role::LeftBack,
        Role::RightBack,
        Role::FrontStopper,
        Role::Sweeper,
        Role::Midfielder,
        Role::Attacker,
        Role::Passer,
    ];

    /// The roles of outfield footballers.
    pub const OUTFIELD: [Role; 7] = [
        Role::LeftBack,
        Role::RightBack,
        Role::FrontStopper,
        Role::Sweeper,
        Role::Midfielder,
        Role::Attacker,
        Role::Passer,
    ];

    /// The word of the text forms.
    pub const fn id(self) -> &'static str {
        match self {
            Role::Goalie => "goalie",
            Role::LeftBack => "left-back",
            Role::RightBack => "right-back",
            Role::FrontStopper => "front-stopper",
            Role::Sweeper => "sweeper",
            Role::Midfielder => "midfielder",
            Role::Attacker => "attacker",
            Role::Passer => "passer",
        }
    }

    /// Reads what [`Role::id`] writes.
    pub fn parse(id: &str) -> Option<Role> {
        Role::ALL.into_iter().find(|r| r.id() == id)
    }

    /// How many hexes it runs in a turn (HP-12, HP-17).
    pub const fn pace(self, captain: bool) -> u8 {
        match self {
            Role::Midfielder => 2 + captain as u8,
            _ => 1,
        }
    }

    /// How many hexes a tick its shots fly (HP-13, HP-22).
    pub const fn shot_speed(self, captain: bool) -> u8 {
        match self {
            Role::Attacker => 3 + captain as u8,
            _ => 2,
        }
    }

    /// How many hexes a tick its passes to a team-mate fly (HP-14, HP-20).
    pub const fn pass_speed(self, captain: bool) -> u8 {
        match self {
            Role::Passer => 3 + captain as u8,
            _ => 1,
        }
    }

    /// The hexes of the pitch it covers, relative to where it stands. A goalie away from home covers as a sweeper
    /// without armband (HP-7).
    pub fn cover(self, captain: bool, at_home: bool) -> Cover {
        match (self, captain) {
            (Role::Goalie, _) if !at_home => BEHIND,
            (Role::Goalie, false) => ALL_ROUND,
            (Role::Goalie, true) => ALL_ROUND_DEEP,
            (Role::LeftBack, false) => LEFT,
            (Role::LeftBack, true) => LEFT_DEEP,
            (Role::RightBack, false) => RIGHT,
            (Role::RightBack, true) => RIGHT_DEEP,
            (Role::FrontStopper, false) => AHEAD,
            (Role::FrontStopper, true) => AHEAD_DEEP,
            (Role::Sweeper, false) => BEHIND,
            (Role::Sweeper, true) => BEHIND_DEEP,
            (Role::Midfielder, _) => SIDES,
            (Role::Attacker | Role::Passer, _) => NOTHING,
        }
    }
}

/// A set of hexes at most two steps from a footballer, as seen by Home. Away's are turned by 180°.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cover(u64);

const COLUMNS: i8 = 9;

const fn bit(x: i8, y: i8) -> u64 {
    1 << ((y + 2) * COLUMNS + x + 4)
}

impl Cover {
    /// The hexes one step away in these directions, numbered as [`STEPS`].
    const fn one_deep(directions: &[usize]) -> Cover {
        let (mut set, mut i) = (0, 0);
        while i < directions.len() {
            let (x, y) = STEPS[directions[i]];
            set |= bit(x, y);
            i += 1;
        }
        Cover(set)
    }

    /// The hexes one or two steps away, each step in one of these directions (HP-8).
    const fn two_deep(directions: &[usize]) -> Cover {
        let (mut set, mut i) = (Cover::one_deep(directions).0, 0);
        while i < directions.len() {
            let mut j = 0;
            while j < directions.len() {
                let ((x, y), (u, v)) = (STEPS[directions[i]], STEPS[directions[j]]);
                set |= bit(x + u, y + v);
                j += 1;
            }
            i += 1;
        }
        Cover(set & !bit(0, 0))
    }

    /// Whether a footballer of `side` at `from` covers `to`, be it on the pitch or not.
    pub const fn holds(self, side: Side, from: Hexagon, to: Hexagon) -> bool {
        let forward = side.forward();
        let (x, y) = ((to.x - from.x) * forward, (to.y - from.y) * forward);
        let near = -4 <= x && x <= 4 && -2 <= y && y <= 2;
        near && self.0 & bit(x, y) != 0
    }
}

const NOTHING: Cover = Cover(0);
const LEFT: Cover = Cover::one_deep(&[0, 2, 4]);
const LEFT_DEEP: Cover = Cover::two_deep(&[0, 2, 4]);
const RIGHT: Cover = Cover::one_deep(&[1, 3, 5]);
const RIGHT_DEEP: Cover = Cover::two_deep(&[1, 3, 5]);
const AHEAD: Cover = Cover::one_deep(&[4, 5]);
const AHEAD_DEEP: Cover = Cover::two_deep(&[4, 5]);
const BEHIND: Cover = Cover::one_deep(&[0, 1]);
const BEHIND_DEEP: Cover = Cover::two_deep(&[0, 1]);
const SIDES: Cover = Cover::one_deep(&[2, 3]);
const ALL_ROUND: Cover = Cover::one_deep(&[0, 1, 2, 3, 4, 5]);
const ALL_ROUND_DEEP: Cover = Cover::two_deep(&[0, 1, 2, 3, 4, 5]);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roles_cover_as_many_hexes_as_the_sheet_says() {
        let sizes = |captain| Role::ALL.map(|r| r.cover(captain, true).0.count_ones());
        assert_eq!(sizes(false), [6, 3, 3, 2, 2, 2, 0, 0]);
        assert_eq!(sizes(true), [18, 8, 8, 5, 5, 2, 0, 0]);
        assert_eq!(Role::Goalie.cover(true, false), Role::Sweeper.cover(false, false));
    }

    #[test]
    fn cover_turns_with_the_side() {
        let (here, left) = (Hexagon::new(3, 1), Hexagon::new(1, 1));
        assert!(LEFT.holds(Side::Home, here, left) && !LEFT.holds(Side::Away, here, left));
        assert!(RIGHT.holds(Side::Away, here, left) && !RIGHT.holds(Side::Home, here, left));
        assert!(AHEAD.holds(Side::Away, here, Hexagon::new(2, 0)));
        assert!(!ALL_ROUND_DEEP.holds(Side::Home, here, here));
        assert!(!ALL_ROUND_DEEP.holds(Side::Home, here, Hexagon::new(9, 1)));
    }

    #[test]
    fn a_role_is_read_back() {
        assert!(Role::ALL.into_iter().all(|r| Role::parse(r.id()) == Some(r)));
        assert_eq!(Role::parse("keeper"), None);
    }
}
