//! The games on the shelf, and matches of them opened from a save or a record: for a page that knows no game.
use crate::dice::Seed;
use crate::drill::Drill;
use crate::game::{Card, Unreadable};
use crate::mind::Mind;
use crate::record::Record;
use crate::save;
use crate::search::{self, Limits, Thinker};
use crate::session::{Details, Session};
use crate::setup::{Opt, Setup};
use crate::show::Show;
use crate::trouble::{self, Trouble};
use crate::words::Saying;
use serde_json::Value;

/// A match on the table, of whichever game: boxed, since it is large and changes hands.
pub type AnyTable = Box<Session>;

/// Begins a thought about a position as the side to choose sees it, with limits and a seed.
pub type Think = fn(&Value, Limits, u64) -> Result<Box<dyn Thinker>, Unreadable>;

/// A game as the page meets it: its card, its set-up form, and how a match of it begins.
#[derive(Clone, Copy)]
pub struct Row {
    /// The game's card.
    pub card: &'static Card,
    /// The rows of its set-up form.
    pub options: fn() -> &'static [Opt],
    /// Begins a match.
    pub start: fn(Setup, Seed, Details) -> Result<AnyTable, Saying>,
    /// The game's drills, the easiest first.
    pub drills: fn() -> &'static [Drill],
    /// Begins a match from one of them; `None` if it is another game's.
    pub drill: fn(&'static Drill, Seed, Details) -> Option<AnyTable>,
    /// How the computer thinks, in a game that it can play.
    pub think: Option<Think>,
}

impl Row {
    /// The row of a game that the computer can play.
    pub const fn with_mind<G: Show + Mind>() -> Row {
        Row { think: Some(search::thinker::<G>), ..Row::of::<G>() }
    }

    /// The row of a game for persons.
    pub const fn of<G: Show>() -> Row {
        Row {
            card: &G::CARD,
            options: G::options,
            think: None,
            start: |setup, seed, details| Session::new::<G>(setup, seed, details).map(Box::new),
            drills: G::drills,
            drill: |drill, seed, details| Session::of_drill::<G>(drill, seed, details).map(Box::new),
        }
    }
}

/// Opens a save of any game.
///
/// # Errors
/// The save is damaged, of a newer version, of a game that is not here, or against the rules.
pub fn open_save(rows: &[Row], text: &str) -> Result<AnyTable, Trouble> {
    let save: Value = serde_json::from_str(text).map_err(|_| Trouble::plain(&trouble::UNREADABLE))?;
    let id = save::game_of(&save)?;
    save::read(row(rows, id)?, &save)
}

/// Opens a save or a record of any game, whichever the text is.
///
/// # Errors
/// As [`open_save`]; and a record that ends before its result.
pub fn open(rows: &[Row], text: &str) -> Result<AnyTable, Trouble> {
    if text.trim_start().starts_with('{') {
        return open_save(rows, text);
    }
    let record = Record::parse(text)?;
    let row = row(rows, &record.game)?;
    record.replay(row)
}

fn row<'a>(rows: &'a [Row], id: &str) -> Result<&'a Row, Trouble> {
    rows.iter().find(|r| r.card.id == id).ok_or_else(|| Trouble::plain(&trouble::UNKNOWN_GAME))
}
