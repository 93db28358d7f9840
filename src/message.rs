//! What the page asks whoever thinks for the computer, and what comes back: plain values with a text form, since a
//! worker shares no memory with the page.
//!
//! An ask holds the match so far as the side to choose knows it and a seed of its own, never the match's seed or record:
//! so whoever thinks cannot know dice to come, or a sealed aim.
use crate::known::Known;
use crate::search::{Limits, Thinker};
use crate::state::State;
use crate::table::Row;

/// A question: what should the side to choose play?
#[derive(Clone, PartialEq, Debug)]
pub struct Ask {
    /// Which question this is; its answer bears the same number.
    pub number: u32,
    /// The match so far as that side knows it.
    pub known: Known,
    /// The level from 1 to 5.
    pub level: u8,
    /// What decides between what is about as good.
    pub seed: u64,
}

impl Ask {
    /// The question as a text.
    pub fn write(&self) -> String {
        let Ask { number, known, level, seed } = self;
        format!("{number} {level} {seed}\n{}", known.write())
    }

    /// Reads what [`Ask::write`] writes.
    pub fn read(text: &str) -> Option<Ask> {
        let (head, known) = text.split_once('\n')?;
        let mut numbers = head.splitn(3, ' ');
        let number = numbers.next()?.parse().ok()?;
        let level = numbers.next()?.parse().ok()?;
        let seed = numbers.next()?.parse().ok()?;
        Some(Ask { number, known: Known::read(known)?, level, seed })
    }

    /// The thought that answers it; `None` when the game has no mind or the match is not one of it.
    pub fn thinker(&self, rows: &[Row]) -> Option<Box<dyn Thinker>> {
        self.thinker_about(rows, self.known.retrace(rows)?.as_ref())
    }

    /// The same for whoever has the state at hand.
    pub fn thinker_about(&self, rows: &[Row], state: &dyn State) -> Option<Box<dyn Thinker>> {
        let think = rows.iter().find(|row| row.card.id == self.known.game)?.think?;
        think(state, Limits::level(self.level), self.seed)
    }
}

/// An answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// Which question it answers.
    pub number: u32,
    /// What to play, action by action, up to the first throw.
    pub plays: Vec<String>,
}

impl Answer {
    /// The answer as a text.
    pub fn write(&self) -> String {
        std::iter::once(self.number.to_string()).chain(self.plays.iter().cloned()).collect::<Vec<_>>().join("\n")
    }

    /// Reads what [`Answer::write`] writes.
    pub fn read(text: &str) -> Option<Answer> {
        let mut lines = text.split('\n');
        let number = lines.next()?.parse().ok()?;
        Some(Answer { number, plays: lines.map(str::to_string).collect() })
    }
}
