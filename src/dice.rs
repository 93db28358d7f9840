//! Dice: what is thrown, what came up, and the numbered stream that a match draws from.
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// What a throw takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Dice {
    /// One die.
    One,
    /// Two dice, told apart: the first and the second.
    Two,
}

/// What came up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Roll {
    faces: [u8; 2],
    len: u8,
}

impl Roll {
    /// One die that shows `face` (1 to 6).
    pub const fn one(face: u8) -> Roll {
        Roll { faces: [face, 0], len: 1 }
    }

    /// Two dice, the first showing `a` and the second `b` (1 to 6 each).
    pub const fn two(a: u8, b: u8) -> Roll {
        Roll { faces: [a, b], len: 2 }
    }

    /// The faces in the order thrown.
    pub fn faces(&self) -> &[u8] {
        self.faces.get(..self.len as usize).unwrap_or(&[])
    }

    /// The first die's face.
    pub const fn first(self) -> u8 {
        self.faces[0]
    }

    /// The second die's face, 0 when one die was thrown.
    pub const fn second(self) -> u8 {
        self.faces[1]
    }

    /// The faces added up.
    pub const fn sum(self) -> u8 {
        self.faces[0] + self.faces[1]
    }

    /// Whether two dice show the same face.
    pub const fn is_double(self) -> bool {
        self.faces[0] == self.faces[1]
    }
}

impl Dice {
    /// How many dice are thrown.
    pub const fn count(self) -> u32 {
        match self {
            Dice::One => 1,
            Dice::Two => 2,
        }
    }

    /// Every roll there is, all equally likely, in ascending order.
    pub fn rolls(self) -> impl Iterator<Item = Roll> {
        let second = match self {
            Dice::One => 0..=0,
            Dice::Two => 1..=6,
        };
        (1..=6).flat_map(move |a| second.clone().map(move |b| if b == 0 { Roll::one(a) } else { Roll::two(a, b) }))
    }

    /// The roll made of the next faces drawn; `None` when a face is missing or not from 1 to 6.
    pub fn roll(self, mut next: impl FnMut() -> Option<u8>) -> Option<Roll> {
        let mut face = || next().filter(|f| (1..=6).contains(f));
        Some(match self {
            Dice::One => Roll::one(face()?),
            Dice::Two => Roll::two(face()?, face()?),
        })
    }
}

/// The seed of a match, from which every die of it follows. Written as 16 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seed(pub u64);

impl Seed {
    /// The face of the *n*-th die of the match, counted from 0, whatever was thrown before (CO-2).
    pub fn die(self, n: u32) -> u8 {
        let mut stream = ChaCha8Rng::seed_from_u64(self.0);
        stream.set_word_pos(u128::from(n) * 2);
        // The high part of word × 6: a bias of 6 in 2^64, and always exactly one draw a die.
        ((u128::from(stream.next_u64()) * 6) >> 64) as u8 + 1
    }

    /// The seed as 16 hexadecimal digits.
    pub fn text(self) -> String {
        format!("{:016x}", self.0)
    }

    /// Reads what [`Seed::text`] writes.
    pub fn parse(text: &str) -> Option<Seed> {
        let plain = text.len() == 16 && text.bytes().all(|b| b.is_ascii_hexdigit());
        plain.then(|| u64::from_str_radix(text, 16).ok().map(Seed)).flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_die_of_a_match_never_changes() {
        let seed = Seed(7);
        let dice: Vec<u8> = (0..24).map(|n| seed.die(n)).collect();
        assert_eq!(dice, [1, 2, 5, 5, 4, 3, 1, 6, 3, 6, 2, 3, 4, 2, 3, 4, 2, 1, 2, 2, 3, 5, 1, 1]);
    }

    #[test]
    fn every_face_comes_up_about_as_often() {
        let mut seen = [0u32; 7];
        for n in 0..6000 {
            seen[Seed(1).die(n) as usize] += 1;
        }
        assert_eq!(seen[0], 0);
        assert!(seen[1..].iter().all(|&n| (850..1150).contains(&n)), "{seen:?}");
    }

    #[test]
    fn all_rolls_are_listed_once() {
        assert_eq!(Dice::One.rolls().count(), 6);
        let mut two: Vec<Roll> = Dice::Two.rolls().collect();
        assert!(two.is_sorted());
        two.dedup();
        assert_eq!(two.len(), 36);
    }

    #[test]
    fn a_seed_is_read_back() {
        assert_eq!(Seed::parse(&Seed(0xfeed).text()), Some(Seed(0xfeed)));
        assert_eq!(Seed::parse("12"), None);
        assert_eq!(Seed::parse("000000000000000g"), None);
    }
}
