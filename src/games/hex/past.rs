//! The positions since the last stop, for repetition (HP-33), and the numbers that stand for positions.
use super::action::Kick;
use super::pitch::Pitch;
use super::state::{Ball, Due, Hex, Man, Who};
use crate::game::Outcome;
use crate::side::Side;
use std::hash::{Hash, Hasher};

/// The most turns of a match: two sides' 45 (HP-35).
const MOST_TURNS: usize = 90;

/// The positions at the starts of the turns since the last stop, in order.
///
/// Part of a state, since play depends on it, but not of a position: a position that is read has only itself behind it.
#[derive(Clone)]
pub struct Past {
    seen: [u64; MOST_TURNS],
    len: u8,
}

impl Past {
    /// Nothing yet.
    pub(super) const EMPTY: Past = Past { seen: [0; MOST_TURNS], len: 0 };

    fn seen(&self) -> &[u64] {
        self.seen.get(..usize::from(self.len)).unwrap_or(&[])
    }

    /// Adds a position and says how often it has stood now.
    pub(super) fn add(&mut self, position: u64) -> usize {
        if let Some(slot) = self.seen.get_mut(usize::from(self.len)) {
            *slot = position;
            self.len += 1;
        }
        self.seen().iter().filter(|&&p| p == position).count()
    }
}

impl PartialEq for Past {
    fn eq(&self, other: &Past) -> bool {
        self.seen() == other.seen()
    }
}

impl Eq for Past {}

impl Hash for Past {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.seen().hash(state);
    }
}

impl std::fmt::Debug for Past {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} positions", self.len)
    }
}

/// Numbers mixed into one that is the same on every machine.
struct Mix(u64);

impl Mix {
    fn add(&mut self, number: u64) {
        // The finaliser of SplitMix64.
        let mut z = (self.0 ^ number).wrapping_add(0x9e37_79b9_7f4a_7c15);
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        self.0 = z ^ (z >> 31);
    }

    fn bytes(&mut self, bytes: [u8; 8]) {
        self.add(u64::from_le_bytes(bytes));
    }
}

const fn side(side: Side) -> u8 {
    side as u8
}

const fn who(who: Who) -> u8 {
    side(who.side) * 8 + who.shirt
}

fn man(man: &Option<Man>) -> u64 {
    man.map_or(0, |m| {
        let marks = m.captain as u8 | (m.booked as u8) << 1 | (m.ringed as u8) << 2;
        u64::from(m.at.0) << 8 | u64::from(marks) << 4 | (m.role as u64 + 1)
    })
}

impl Hex {
    /// What HP-33 compares: the footballers with cards and rings, the ball and its flight, HP-23, the flags, and the
    /// side to move.
    pub(super) fn standing(&self) -> u64 {
        let mut mix = Mix(0);
        for side in Side::BOTH {
            let [a, b, c, d, e] = self.men[side].each_ref().map(man);
            mix.add(a | b << 16 | c << 32 | d << 48);
            mix.add(e);
        }
        let return_bar = self.no_return.unwrap_or(0);
        let [low, high] = self.flagged.0.to_le_bytes();
        mix.bytes([side(self.side), return_bar, low, high, 0, 0, 0, 0]);
        mix.bytes(match self.ball {
            Ball::Held(carrier) => [1, who(carrier), 0, 0, 0, 0, 0, 0],
            Ball::Loose(cell) => [2, cell.0, 0, 0, 0, 0, 0, 0],
            Ball::Flying(f) => {
                let kick = match f.kick {
                    Kick::Pass => 3,
                    Kick::Sky => 4,
                    Kick::Shot => 5,
                };
                [kick, f.from.0, f.to.0, f.at.0, f.speed, who(f.kicker), 0, 0]
            }
        });
        mix.0
    }

    /// The number of the whole position, which leaves out the past.
    pub(super) fn number_of_position(&self) -> u64 {
        let mut mix = Mix(self.standing());
        let pitch = match self.pitch {
            Pitch::Hexagon => 0,
            Pitch::Small => 1,
            Pitch::Grand => 2,
            Pitch::Stadium => 3,
        };
        let due = match self.due {
            Due::Act => 0,
            Due::PlayOn => 1,
            Due::NameGoalie => 2,
            Due::Over(Outcome::Draw) => 3,
            Due::Over(Outcome::Win(winner)) => 4 + side(winner),
            Due::Restart(stop) => 8 + stop as u8,
        };
        mix.bytes([
            due,
            pitch,
            self.turns,
            self.turn,
            self.score.home,
            self.score.away,
            self.subs.home * 16 + self.subs.away,
            self.held,
        ]);
        mix.0
    }

    /// Counts the position if a turn begins in it.
    pub(super) fn remember_the_start(&mut self) {
        if matches!(self.due, Due::Act | Due::Restart(_)) {
            self.past.add(self.standing());
        }
    }

    /// Leaves the past behind: after a stop nothing before it counts.
    pub(super) fn forget(&mut self) {
        self.past = Past::EMPTY;
    }
}
