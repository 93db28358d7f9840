//! What the page asks whoever thinks for the computer, and what comes back: plain values with a text form, since a
//! worker shares no memory with the page.
//!
//! An ask holds the match so far as the side to choose knows it and a seed of its own, never the match's seed or record:
//! so whoever thinks cannot know dice to come, or a sealed aim.
use crate::known::Known;
use crate::search::{Limits, Thinker};
use crate::state::State;
use crate::table::Row;
use serde_json::{Value, json};

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
        json!([number, known.write(), level, seed]).to_string()
    }

    /// Reads what [`Ask::write`] writes.
    pub fn read(text: &str) -> Option<Ask> {
        let [number, known, level, seed] = values(text)?;
        Some(Ask { number: whole(&number)?, known: Known::read(&known)?, level: whole(&level)?, seed: seed.as_u64()? })
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
        json!([self.number, self.plays]).to_string()
    }

    /// Reads what [`Answer::write`] writes.
    pub fn read(text: &str) -> Option<Answer> {
        let [number, plays] = values(text)?;
        let plays = plays.as_array()?.iter().map(|play| play.as_str().map(str::to_string));
        Some(Answer { number: whole(&number)?, plays: plays.collect::<Option<_>>()? })
    }
}

fn values<const N: usize>(text: &str) -> Option<[Value; N]> {
    match serde_json::from_str(text).ok()? {
        Value::Array(values) => values.try_into().ok(),
        _ => None,
    }
}

fn whole<T: TryFrom<u64>>(value: &Value) -> Option<T> {
    value.as_u64()?.try_into().ok()
}
