//! The two sides of a match, and a pair with one value for each.
use crate::words::Phrase;
use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

/// A side of the match. Home attacks upwards, towards rising ranks (CO-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// Stands at the bottom of the screen, attacks upwards.
    Home,
    /// Stands at the top of the screen, attacks downwards.
    Away,
}

impl Side {
    /// Both sides, Home first.
    pub const BOTH: [Side; 2] = [Side::Home, Side::Away];

    /// The opponents of this side.
    pub const fn other(self) -> Side {
        match self {
            Side::Home => Side::Away,
            Side::Away => Side::Home,
        }
    }

    /// `home` or `away`, as written in positions and options.
    pub const fn id(self) -> &'static str {
        match self {
            Side::Home => "home",
            Side::Away => "away",
        }
    }

    /// +1 for Home, −1 for Away: the change of rank of a step forward.
    pub const fn forward(self) -> i8 {
        match self {
            Side::Home => 1,
            Side::Away => -1,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Side {
    type Err = ();

    fn from_str(text: &str) -> Result<Side, ()> {
        Side::BOTH.into_iter().find(|s| s.id() == text).ok_or(())
    }
}

/// One value for each side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct BySide<T> {
    /// Home's.
    pub home: T,
    /// Away's.
    pub away: T,
}

impl<T> BySide<T> {
    /// A pair from what each side gets.
    pub fn from_fn(mut value: impl FnMut(Side) -> T) -> BySide<T> {
        BySide { home: value(Side::Home), away: value(Side::Away) }
    }

    /// Both values, Home's first.
    pub fn iter(&self) -> impl Iterator<Item = (Side, &T)> {
        [(Side::Home, &self.home), (Side::Away, &self.away)].into_iter()
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::Home => &self.home,
            Side::Away => &self.away,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Home => &mut self.home,
            Side::Away => &mut self.away,
        }
    }
}

static HOME: Phrase = Phrase::new("home", ["Home", "Domicile", "Local"]);
static AWAY: Phrase = Phrase::new("away", ["Away", "Extérieur", "Visitante"]);

/// What the sides are called where the game has no words of its own for them.
pub const WORDS: BySide<&'static Phrase> = BySide { home: &HOME, away: &AWAY };

/// What a side is called when it has no name.
pub const fn word(side: Side) -> &'static Phrase {
    match side {
        Side::Home => &HOME,
        Side::Away => &AWAY,
    }
}
