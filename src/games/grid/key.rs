//! A number for a position with its history left out, for search and repetition.
use super::state::{Due, Grid};
use crate::side::Side;
use std::hash::{Hash, Hasher};

/// FNV-1a over whole words: the same on every machine and in every build.
struct Fnv(u64);

impl Fnv {
    fn mix(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x0000_0100_0000_01b3);
        self.0 ^= self.0 >> 29;
    }
}

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&b| self.mix(u64::from(b)));
    }

    fn write_u8(&mut self, n: u8) {
        self.mix(u64::from(n));
    }

    fn write_isize(&mut self, n: isize) {
        self.mix(n as u64);
    }

    fn write_usize(&mut self, n: usize) {
        self.mix(n as u64);
    }
}

impl Grid {
    /// The same for positions that differ only in turn number, score and set-up, or in dice that decide nothing more.
    pub(super) fn fingerprint(&self) -> u64 {
        let mut fnv = Fnv(0xcbf2_9ce4_8422_2325);
        for side in Side::BOTH {
            let cell = |at: Option<crate::cell::Cell>| at.map_or(0xff, |c| u64::from(c.0));
            let places = self.men[side].iter().fold(0, |word, &at| word << 8 | cell(at));
            fnv.mix(places << 8 | u64::from(self.frozen[side]));
            fnv.mix(u64::from(self.charges[side]) << 8 | self.formation[side] as u64);
        }
        (self.ball, self.touched, self.side, self.restart).hash(&mut fnv);
        (self.selected, self.steps, self.acted).hash(&mut fnv);
        match self.due {
            Due::Dive { aim, .. } => Due::Dive { aim, rolled: None }.hash(&mut fnv),
            due => due.hash(&mut fnv),
        }
        fnv.finish()
    }
}
