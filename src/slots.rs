//! The two slots of a kept match, written in turn: what a slot's text says, and which of the two counts.
//!
//! ```text
//! touchline-1 9c2f01ab 17 1764471600000 2 1 14 home
//! {"v":1,"game":"grid",…}
//! ```
//!
//! The first line holds the format, the checksum of everything after it, the revision, when it was written, the score,
//! the turn's number and the side that is to choose (`over` at the end). It is all that a list of matches shows, so that
//! no match has to be played again for it. Under it stands the save.
//!
//! A write goes into the slot that does not count. Whatever interrupts it, the other slot still holds the match as it
//! was one step before.
use crate::game::Turn;
use crate::save;
use crate::session::Session;
use crate::side::{BySide, Side};

const FORMAT: &str = "touchline-";
/// The version written; a higher one is of a newer program and left alone.
const VERSION: u32 = 1;
const OVER: &str = "over";

/// A match as it is kept, with what a list of matches shows of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// Rises with every write of this match.
    pub revision: u32,
    /// When it was written, in milliseconds since 1970.
    pub when: u64,
    /// The score.
    pub score: BySide<u8>,
    /// The turn's number.
    pub number: u16,
    /// The side that is to choose; `None` when the match is over.
    pub chooser: Option<Side>,
    /// The save.
    pub save: String,
}

/// What the two slots of a match hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pair {
    /// Nothing.
    Empty,
    /// The match, in the slot of this index. The other slot may be damaged; then it may have been the newer one.
    Whole {
        /// The match as it stood at the last whole write.
        kept: Kept,
        /// The index of its slot.
        at: usize,
        /// Whether the other slot is damaged.
        is_other_broken: bool,
    },
    /// Something that a newer program wrote: to be left untouched.
    Newer,
    /// Nothing that is whole.
    Broken,
}

enum Slot {
    Empty,
    Whole(Kept),
    Newer,
    Broken,
}

impl Kept {
    /// A match as it stands, for a first write at this time.
    pub fn of(session: &Session, when: u64) -> Kept {
        let chooser = match session.turn() {
            Turn::Choose(side) => Some(side),
            Turn::Throw(_) | Turn::Over(_) => None,
        };
        let (score, number) = (session.now().score(), session.now().number());
        Kept { revision: 0, when, score, number, chooser, save: save::text(session) }
    }

    /// The text for a slot.
    pub fn text(&self) -> String {
        let Kept { revision, when, score, number, chooser, save } = self;
        let due = chooser.map_or(OVER, Side::id);
        let rest = format!("{revision} {when} {} {} {number} {due}\n{save}", score.home, score.away);
        format!("{FORMAT}{VERSION} {:08x} {rest}", checksum(&rest))
    }
}

/// Reads the two slots of a match.
pub fn read(texts: [Option<&str>; 2]) -> Pair {
    match texts.map(|text| text.map_or(Slot::Empty, slot)) {
        [Slot::Newer, _] | [_, Slot::Newer] => Pair::Newer,
        [Slot::Whole(a), Slot::Whole(b)] if a.revision >= b.revision => whole(a, 0, false),
        [Slot::Whole(_), Slot::Whole(b)] => whole(b, 1, false),
        [Slot::Whole(a), other] => whole(a, 0, matches!(other, Slot::Broken)),
        [other, Slot::Whole(b)] => whole(b, 1, matches!(other, Slot::Broken)),
        [Slot::Empty, Slot::Empty] => Pair::Empty,
        [Slot::Empty | Slot::Broken, Slot::Empty | Slot::Broken] => Pair::Broken,
    }
}

const fn whole(kept: Kept, at: usize, is_other_broken: bool) -> Pair {
    Pair::Whole { kept, at, is_other_broken }
}

fn slot(text: &str) -> Slot {
    let version = text.strip_prefix(FORMAT).and_then(|t| t.split_once(' '));
    match version.and_then(|(version, rest)| Some((version.parse().ok()?, rest))) {
        Some((VERSION, rest)) => of_this_version(rest).map_or(Slot::Broken, Slot::Whole),
        Some((version, _)) if version > VERSION => Slot::Newer,
        _ => Slot::Broken,
    }
}

fn of_this_version(text: &str) -> Option<Kept> {
    let (sum, rest) = text.split_once(' ')?;
    if u32::from_str_radix(sum, 16).ok()? != checksum(rest) {
        return None;
    }
    let (line, save) = rest.split_once('\n')?;
    let mut words = line.split(' ');
    let mut number = || words.next()?.parse::<u64>().ok();
    let revision = u32::try_from(number()?).ok()?;
    let when = number()?;
    let mut small = || u16::try_from(number()?).ok();
    let (home, away) = (u8::try_from(small()?).ok()?, u8::try_from(small()?).ok()?);
    let (score, number) = (BySide { home, away }, small()?);
    let chooser = words.next()?.parse().ok();
    Some(Kept { revision, when, score, number, chooser, save: save.to_string() })
}

/// FNV-1a of 32 bits: it is to tell a torn or edited text, not a forged one.
fn checksum(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(revision: u32) -> Kept {
        let score = BySide { home: 2, away: 1 };
        let save = format!("{{\"v\":1,\"names\":[\"Éclair\\nX\",\"\"],\"at\":{revision}}}");
        Kept { revision, when: 1_764_471_600_000, score, number: 14, chooser: Some(Side::Away), save }
    }

    #[test]
    fn a_slot_says_what_was_written() {
        for chooser in [Some(Side::Home), Some(Side::Away), None] {
            let kept = Kept { chooser, ..kept(7) };
            let pair = read([None, Some(&kept.text())]);
            assert_eq!(pair, Pair::Whole { kept, at: 1, is_other_broken: false });
        }
    }

    #[test]
    fn the_higher_revision_counts_in_whichever_slot() {
        let (old, new) = (kept(9).text(), kept(10).text());
        let whole = |at| Pair::Whole { kept: kept(10), at, is_other_broken: false };
        assert_eq!(read([Some(&old), Some(&new)]), whole(1));
        assert_eq!(read([Some(&new), Some(&old)]), whole(0));
    }

    #[test]
    fn any_change_of_one_character_breaks_a_slot_and_the_other_counts() {
        let (old, new) = (kept(1).text(), kept(2).text());
        for (at, c) in new.char_indices() {
            let torn = format!("{}~{}", &new[..at], &new[at + c.len_utf8()..]);
            let pair = read([Some(&old), Some(&torn)]);
            assert_eq!(pair, Pair::Whole { kept: kept(1), at: 0, is_other_broken: true }, "{torn}");
        }
    }

    #[test]
    fn a_slot_cut_anywhere_is_broken() {
        let text = kept(3).text();
        for end in (0..text.len()).filter(|&end| text.is_char_boundary(end)) {
            assert_eq!(read([Some(&text[..end]), None]), Pair::Broken, "{end}");
            assert_eq!(read([Some(&text[..end]), Some("{}")]), Pair::Broken, "{end}");
        }
    }

    #[test]
    fn what_a_newer_program_wrote_counts_before_all_else() {
        let newer = "touchline-2 whatever it says";
        assert_eq!(read([Some(newer), None]), Pair::Newer);
        assert_eq!(read([Some(&kept(3).text()), Some(newer)]), Pair::Newer);
    }

    #[test]
    fn nothing_is_told_from_something_broken() {
        assert_eq!(read([None, None]), Pair::Empty);
        assert_eq!(read([Some(""), None]), Pair::Broken);
    }
}
