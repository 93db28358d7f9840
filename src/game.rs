//! What a game is: a plain value that says whose turn it is, what may be done, and what comes of it.
//!
//! Chance is explicit. A state is due a choice of a side, a throw of dice, or nothing any more; the dice come from
//! outside, so positions stay comparable, odds are exact, and nobody can peek.
use crate::dice::{Dice, Roll};
use crate::event::Tale;
use crate::setup::{Opt, Setup};
use crate::side::{BySide, Side};
use crate::words::{Phrase, Saying};
use serde_json::Value;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// A side won.
    Win(Side),
    /// Nobody won.
    Draw,
}

impl Outcome {
    /// The outcome of a finished match with this score.
    pub fn of(score: BySide<u8>) -> Outcome {
        match score.home.cmp(&score.away) {
            std::cmp::Ordering::Greater => Outcome::Win(Side::Home),
            std::cmp::Ordering::Less => Outcome::Win(Side::Away),
            std::cmp::Ordering::Equal => Outcome::Draw,
        }
    }

    /// `home`, `away` or `draw`, as positions write it.
    pub const fn id(self) -> &'static str {
        match self {
            Outcome::Win(side) => side.id(),
            Outcome::Draw => "draw",
        }
    }

    /// Reads what [`Outcome::id`] writes.
    pub fn parse(id: &str) -> Option<Outcome> {
        match id {
            "draw" => Some(Outcome::Draw),
            _ => id.parse().ok().map(Outcome::Win),
        }
    }
}

/// What a state is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// This side chooses an action.
    Choose(Side),
    /// Dice are thrown.
    Throw(Dice),
    /// Nothing: the match is over.
    Over(Outcome),
}

impl Turn {
    /// The side that is to choose, if a choice is due.
    pub const fn chooser(self) -> Option<Side> {
        match self {
            Turn::Choose(side) => Some(side),
            Turn::Throw(_) | Turn::Over(_) => None,
        }
    }
}

/// A text that is not what it should be: why, and how many bytes of it could be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unreadable {
    /// Byte offset into the text, 0 where the fault is not at one place.
    pub at: usize,
    /// The reason, for the player.
    pub why: Saying,
}

/// What stands on a game's card on the first page.
#[derive(Debug)]
pub struct Card {
    /// The game's id in text forms and links.
    pub id: &'static str,
    /// Its name.
    pub name: &'static Phrase,
    /// What it is, in a sentence.
    pub about: &'static Phrase,
    /// What its sides are called that have no names of their own.
    pub teams: BySide<&'static Phrase>,
    /// Whether its rules let the players agree to take whole turns back (HP-36, CF-21).
    pub turns_back: bool,
}

/// The rules of a game, as a state that can be asked and played on.
///
/// Laws that every game keeps, tested on random play: what is offered is allowed; offers differ in effect and are
/// there exactly when a choice is due; a refusal changes nothing; text forms are read back to the same value.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// What a side can do: a short value with a text form (CO-6).
    type Action: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = Unreadable> + Send + Sync + 'static;

    /// The game's card.
    const CARD: Card;

    /// The rows of the set-up form.
    fn options() -> &'static [Opt];

    /// The state before the first choice or throw.
    ///
    /// # Errors
    /// The options do not go together.
    fn start(setup: &Setup) -> Result<Self, Saying>;

    /// Reads a position (CO-7); missing keys take the value of the start position.
    ///
    /// # Errors
    /// The position is not one of this game; says which key.
    fn read(position: &Value) -> Result<Self, Unreadable>;

    /// Writes the position with every key that matters, so that [`Game::read`] gives the same state.
    fn write(&self) -> Value;

    /// What is due.
    fn turn(&self) -> Turn;

    /// The turn of the match, counted from 1.
    fn number(&self) -> u16;

    /// Goals.
    fn score(&self) -> BySide<u8>;

    /// Adds the actions on offer to `out`, one for each distinct effect, in no particular order. None unless a choice
    /// is due.
    fn offers(&self, out: &mut Vec<Self::Action>);

    /// Why an action is not allowed; `None` when it is. Decides what is allowed.
    fn why_not(&self, action: Self::Action) -> Option<Saying>;

    /// The action as it is recorded: a shorthand becomes what it stands for, so that a later path-finder cannot change
    /// old matches.
    fn exact(&self, action: Self::Action) -> Self::Action {
        action
    }

    /// Plays an action that is allowed.
    fn act(&mut self, action: Self::Action, tale: &mut Tale);

    /// Takes in what the dice that were due show. A roll that leaves the state as it was is thrown again.
    fn roll(&mut self, roll: Roll, tale: &mut Tale);

    /// From whom an action stays hidden until that side has chosen.
    fn hidden_from(&self, _action: Self::Action) -> Option<Side> {
        None
    }

    /// The state as a side may see it.
    fn seen_by(&self, _side: Side) -> Self {
        self.clone()
    }

    /// The states that a side must reckon with, each with its weight.
    fn worlds(&self, _side: Side, out: &mut Vec<(Self, u32)>) {
        out.push((self.clone(), 1));
    }

    /// The events whose chance is shown before an action is chosen.
    fn hopes(&self, _action: Self::Action) -> &'static [&'static Phrase] {
        &[]
    }

    /// What a position shows without being part of it, for tests: `flags`, `drift`, `cover`.
    fn derived(&self) -> Value {
        Value::Null
    }

    /// The state without what it remembers beyond its position: what [`Game::read`] gives for its own
    /// [`Game::write`].
    fn without_past(&self) -> Self {
        self.clone()
    }

    /// The same number for the same position, history left out: for repetition and search.
    fn key(&self) -> u64;

    /// Plays an action if it is allowed.
    ///
    /// # Errors
    /// Why it is not; the state is unchanged then.
    fn step(&mut self, action: Self::Action, tale: &mut Tale) -> Result<(), Saying> {
        match self.why_not(action) {
            Some(why) => Err(why),
            None => {
                let exact = self.exact(action);
                self.act(exact, tale);
                Ok(())
            }
        }
    }

    /// The actions on offer, sorted.
    fn legal(&self) -> Vec<Self::Action> {
        let mut all = Vec::new();
        self.offers(&mut all);
        all.sort_unstable();
        all
    }
}

/// The side that a state waits for, if it waits for a choice.
pub fn chooser<G: Game>(state: &G) -> Option<Side> {
    state.turn().chooser()
}
