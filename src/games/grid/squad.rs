//! The footballers: shirts, and what each can do (GS-61).
use crate::side::{BySide, Side};
use crate::words::{Arg, Phrase};
use std::fmt;

/// A shirt number from 1 (the keeper) to 7.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Shirt(u8);

impl Shirt {
    /// The keeper's.
    pub const KEEPER: Shirt = Shirt(1);

    /// The shirt of that number; `None` unless it is from 1 to 7.
    pub const fn new(number: u8) -> Option<Shirt> {
        match number {
            1..=7 => Some(Shirt(number)),
            _ => None,
        }
    }

    /// All seven, the keeper's first.
    pub fn all() -> impl DoubleEndedIterator<Item = Shirt> {
        (1..=7).map(Shirt)
    }

    /// The six outfield shirts.
    pub fn outfield() -> impl Iterator<Item = Shirt> {
        (2..=7).map(Shirt)
    }

    /// The number on it, 1 to 7.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its place in a list of the seven, 0 to 6.
    pub(super) const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// Its bit in a set of shirts.
    pub(super) const fn bit(self) -> u8 {
        1 << (self.0 - 1)
    }
}

impl fmt::Display for Shirt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A footballer: a side and a shirt, written `home.7`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Man {
    /// The side played for.
    pub side: Side,
    /// The shirt worn.
    pub shirt: Shirt,
}

impl Man {
    /// Of this side, with this shirt.
    pub const fn new(side: Side, shirt: Shirt) -> Man {
        Man { side, shirt }
    }

    /// The keeper of a side.
    pub const fn keeper(side: Side) -> Man {
        Man { side, shirt: Shirt::KEEPER }
    }

    /// Whether this is a keeper.
    pub const fn is_keeper(self) -> bool {
        self.shirt.0 == 1
    }

    /// For the hole of a phrase.
    pub const fn arg(self) -> Arg {
        Arg::Man(self.side, self.shirt.0)
    }
}

impl fmt::Display for Man {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.side, self.shirt)
    }
}

/// What a footballer can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Stats {
    /// SPD: steps a turn.
    pub speed: u8,
    /// PAS: added to the dice of a pass.
    pub passing: u8,
    /// SHO: added to the dice of a shot.
    pub shooting: u8,
    /// CTL: added to the dice of challenges, pick-ups, steals and saves.
    pub control: u8,
}

const fn stats(speed: u8, passing: u8, shooting: u8, control: u8) -> Stats {
    Stats { speed, passing, shooting, control }
}

/// A side's seven, shirt 1 first.
pub type Squad = [Stats; 7];

/// The squad that both sides have in a standard match (GS-61).
pub const STANDARD: Squad = [
    stats(4, 1, 0, 3),
    stats(4, 1, 0, 2),
    stats(5, 1, 0, 2),
    stats(5, 2, 1, 1),
    stats(5, 2, 1, 1),
    stats(6, 1, 2, 1),
    stats(5, 0, 3, 0),
];

/// Both sides' standard squads.
pub(super) const STANDARD_SQUADS: BySide<Squad> = BySide { home: STANDARD, away: STANDARD };

static ROLES: [Phrase; 7] = [
    Phrase::new("keeper", ["Keeper", "Gardien", "Portero"]),
    Phrase::new("stopper", ["Stopper", "Stoppeur", "Marcador"]),
    Phrase::new("sweeper", ["Sweeper", "Libéro", "Líbero"]),
    Phrase::new("engine", ["Engine", "Relayeur", "Motor"]),
    Phrase::new("playmaker", ["Playmaker", "Meneur", "Enganche"]),
    Phrase::new("winger", ["Winger", "Ailier", "Extremo"]),
    Phrase::new("striker", ["Striker", "Buteur", "Delantero"]),
];

/// What a footballer of the standard squad is called.
pub fn role(shirt: Shirt) -> &'static Phrase {
    &ROLES[shirt.index()]
}
