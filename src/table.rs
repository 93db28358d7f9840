//! The games on the shelf, and matches of them opened from a save or a record: for a page that knows no game.
use crate::dice::Seed;
use crate::drill::Drill;
use crate::game::Card;
use crate::mind::Mind;
use crate::record::Record;
use crate::save;
use crate::search::{self, Limits, Thinker};
use crate::session::{Details, Session};
use crate::setup::{Opt, Setup};
use crate::show::Show;
use crate::state::{AnyState, State};
use crate::trouble::{self, Trouble};
use crate::words::Saying;
use serde_json::Value;

/// A match on the table, of whichever game: boxed, since it is large and changes hands.
pub type AnyTable = Box<Session>;

/// Begins a thought about a state of the game, with limits and a seed; `None` about one of another game.
pub type Think = fn(&dyn State, Limits, u64) -> Option<Box<dyn Thinker>>;

/// Begins a match from a drill; `None` if it is another game's.
pub type BeginDrill = fn(&'static Drill, Seed, Details) -> Option<AnyTable>;

/// A game as the page meets it: its card, its set-up form, and how a match of it begins.
#[derive(Clone, Copy)]
pub struct Row {
    /// The game's card.
    pub card: &'static Card,
    /// The rows of its set-up form.
    pub options: fn() -> &'static [Opt],
    /// The state before the first choice or throw.
    pub state: fn(&Setup) -> Result<AnyState, Saying>,
    /// Begins a match.
    pub start: fn(Setup, Seed, Details) -> Result<AnyTable, Saying>,
    /// The game's drills, the easiest first.
    pub drills: &'static [Drill],
    /// How a match begins from one of them, in a game that has any.
    pub drill: Option<BeginDrill>,
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
            state: |setup| Ok(Box::new(G::start(setup)?)),
            start: |setup, seed, details| Session::new::<G>(setup, seed, details).map(Box::new),
            drills: G::DRILLS,
            // Where there is none, the program need not know how positions are read.
            drill: match G::DRILLS {
                [] => None,
                _ => Some(|drill, seed, details| Session::of_drill::<G>(drill, seed, details).map(Box::new)),
            },
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

/// The id of the game that a save or a record is of, whichever the text is.
///
/// # Errors
/// The text is neither.
pub fn game_of(text: &str) -> Result<String, Trouble> {
    if text.trim_start().starts_with('{') {
        let save: Value = serde_json::from_str(text).map_err(|_| Trouble::plain(&trouble::UNREADABLE))?;
        return save::game_of(&save).map(str::to_string);
    }
    Record::parse(text).map(|record| record.game)
}

fn row<'a>(rows: &'a [Row], id: &str) -> Result<&'a Row, Trouble> {
    rows.iter().find(|r| r.card.id == id).ok_or_else(|| Trouble::plain(&trouble::UNKNOWN_GAME))
}
