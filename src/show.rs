//! What a game says about itself so that a front end can draw and play it: data, never looks.
use crate::cell::{Cell, Path};
use crate::drill::Drill;
use crate::event::Tale;
use crate::game::{Game, Turn, chooser};
use crate::guide::Entry;
use crate::layout::{Board, Margin};
use crate::odds::Chance;
use crate::side::Side;
use crate::statistics::Count;
use crate::words::{Phrase, Saying};

/// Where the choices of a verb are offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// On the cells of the board, for the footballer in focus.
    Board,
    /// On a goal's face of 3 × 2 parts.
    Face,
    /// On cards in the panel.
    Card,
    /// On a button of its own: there is one choice.
    Button,
    /// On a sheet of changes: one of several named things comes on for a footballer on the board. Such choices come with
    /// every focus, and a side may have them though it is not on turn.
    Sheet,
}

/// A kind of action, as a player thinks of it.
#[derive(Debug)]
pub struct Verb {
    /// Stable code, used as a class.
    pub code: &'static str,
    /// What the button says.
    pub name: &'static Phrase,
    /// Where its choices are offered.
    pub place: Place,
    /// Whether the ball goes to the target, and not the footballer: dragging the ball is this, too.
    pub kicks: bool,
}

impl PartialEq for Verb {
    fn eq(&self, other: &Verb) -> bool {
        self.code == other.code
    }
}

/// The state of a [`Token`] that stands beside the pitch until it is placed: it is in the picture, not in the position.
pub const WAITING: &str = "waiting";

/// A number thrown before the choice, which the choice spends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thrown {
    /// The die's face.
    pub face: u8,
    /// How much of it is spent already.
    pub spent: u8,
}

/// What a choice is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// Nothing in particular.
    Nothing,
    /// A cell.
    Cell(Cell),
    /// A part of the goal's face: column from the left and row from the top, both from 0.
    Face(u8, u8),
    /// A card by its place in the panel.
    Card(u8),
    /// What comes on for whoever stands on a cell, by its place on the sheet.
    For(Cell, u8),
}

/// One choice on screen: one thing to point at, which stands for one action or several.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<A> {
    /// What kind of action.
    pub verb: &'static Verb,
    /// What one points at to choose it.
    pub aim: Aim,
    /// The actions it stands for, in order; one unit of undo.
    pub plays: Vec<A>,
    /// What it costs in steps or points, where that differs between choices.
    pub cost: Option<u8>,
    /// The way the footballer or the ball takes.
    pub path: Path,
    /// Whether it cannot be taken back (dice are thrown, or the turn passes): a coarse pointer confirms it.
    pub is_final: bool,
    /// What it does, in words, for a preview and for those who do not see the board.
    pub label: Saying,
}

impl<A: ToString> Choice<A> {
    /// The same choice with its actions as texts.
    pub fn spelled(self) -> Choice<String> {
        let Choice { verb, aim, plays, cost, path, is_final, label } = self;
        let plays = plays.iter().map(ToString::to_string).collect();
        Choice { verb, aim, plays, cost, path, is_final, label }
    }
}

/// A footballer or piece on the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Token {
    /// Whose.
    pub side: Side,
    /// Its shirt number, unique in its side.
    pub shirt: u8,
    /// Where.
    pub cell: Cell,
    /// The cells that it covers, in a game where that means something.
    pub covers: Vec<Cell>,
    /// What it looks like, as a class: `coin`, `keeper`, `knight`, ….
    pub kind: &'static str,
    /// What is written on it instead of its shirt number: a piece's letter, a role's short name.
    pub badge: Option<&'static Phrase>,
    /// What is the matter with it, as classes: `used`, `lying`, `offside`, ….
    pub states: Vec<&'static str>,
    /// What its states mean, in words.
    pub notes: Vec<Saying>,
}

/// Where the ball is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BallAt {
    /// The cell.
    pub cell: Cell,
    /// Whose foot it is at, if anybody's.
    pub holder: Option<(Side, u8)>,
}

/// A line of the panel: a name and a value. One with the code of a verb of the sheet says how often that is left, and is
/// told there, too.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fact {
    /// Stable code, used as a class.
    pub name: &'static Phrase,
    /// The value in words.
    pub value: Saying,
}

/// What is left of a whole that is spent piece by piece: drawn as pips beside the fact of the same name.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Gauge {
    /// The fact's name.
    pub name: &'static Phrase,
    /// How many are left.
    pub left: u8,
    /// How many there were.
    pub whole: u8,
}

/// Something drawn on or between cells.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Mark {
    /// A tint of a cell: its kind as a class, and a level from 1.
    Tint(Cell, &'static str, u8),
    /// An arrow from a cell to another, its kind as a class.
    Arrow(Cell, Cell, &'static str),
    /// A line from a cell to another, under the targets, its kind as a class.
    Line(Cell, Cell, &'static str),
    /// Where something on its way will be after so many turns, its kind as a class.
    Tick(Cell, &'static str, u8),
}

/// What a mark on the board means while a verb is lit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Legend {
    /// While this verb is lit.
    pub verb: &'static Verb,
    /// The mark's kind, as a class.
    pub sign: &'static str,
    /// The meaning.
    pub said: Saying,
}

/// How likely a target is to come off, where dice decide it: what tells one from another at a glance.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Likely {
    /// The verb.
    pub verb: &'static Verb,
    /// The cell aimed at.
    pub cell: Cell,
    /// The exact chance, as it is shown when the choice is looked at.
    pub chance: Chance,
}

/// A game that can be drawn and played by hand.
pub trait Show: Game {
    /// The board, the same during the whole match but for the room outside the pitch.
    fn board(&self, margin: Margin) -> Board;

    /// A cell's name.
    fn cell_name(&self, cell: Cell) -> String;

    /// What a footballer or piece is called, its shirt number included; good for the beginning of a sentence.
    fn man_name(&self, side: Side, shirt: u8) -> Saying;

    /// What a footballer can do, as a list of names and values; empty where all of a kind are alike.
    fn stats(&self, _side: Side, _shirt: u8) -> Vec<Fact> {
        Vec::new()
    }

    /// The footballers or pieces on the board.
    fn tokens(&self) -> Vec<Token>;

    /// Where the ball is, if it is on the board.
    fn ball(&self) -> Option<BallAt>;

    /// What else there is to know: the minute, and in play the points left and the restart due. A match may be over
    /// though the state does not know: a side has given it up.
    fn facts(&self, in_play: bool) -> Vec<Fact>;

    /// The fact that counts down, if there is one.
    fn gauge(&self) -> Option<Gauge> {
        None
    }

    /// What is drawn on the board besides, with this cell in focus.
    fn marks(&self, focus: Option<Cell>) -> Vec<Mark>;

    /// What the marks mean that are not plain by themselves, with this cell in focus.
    fn legend(&self, _focus: Option<Cell>) -> Vec<Legend> {
        Vec::new()
    }

    /// The same action aimed at another cell, whether that is allowed or not: what somebody means who points there.
    /// `None` for one that is not aimed at a cell of the board.
    fn aimed_at(&self, action: Self::Action, cell: Cell) -> Option<Self::Action>;

    /// How likely the targets of the footballer in focus are to come off, in a game that can tell many at once.
    fn likely(&self, _focus: Option<Cell>) -> Vec<Likely> {
        Vec::new()
    }

    /// The cells on the way of an action where dice decide, in order, each with the exact chance that it goes well
    /// there. The action must be allowed.
    fn perils(&self, _action: Self::Action) -> Vec<(Cell, Chance)> {
        Vec::new()
    }

    /// The cells of an action's flight where a team-mate plays the ball on, in order. The action must be allowed.
    fn relays(&self, _action: Self::Action) -> Vec<Cell> {
        Vec::new()
    }

    /// The number thrown for the turn, in a game where it is known before the choice.
    fn thrown(&self) -> Option<Thrown> {
        None
    }

    /// What a side has placed so far, as actions that a person may keep and play again in another match; the same for
    /// either side, as if it were Home. Nothing once the placement is over, or in a game without one.
    fn line_up(&self, _side: Side) -> Vec<Self::Action> {
        Vec::new()
    }

    /// What the side to choose plays now to go on with a kept line-up: as much of it as is its to place before the
    /// other side places. `None` when nothing is to be placed.
    fn take_line_up(&self, _kept: &[Self::Action]) -> Option<Result<Vec<Self::Action>, Saying>> {
        None
    }

    /// The footballer whom the side on turn has in hand before anybody points at one.
    fn default_focus(&self) -> Option<Cell>;

    /// What can be chosen with this cell in focus: the verbs in the order of their buttons. Choices that need no focus
    /// (cards, buttons) come with every focus.
    fn choices(&self, focus: Option<Cell>) -> Vec<Choice<Self::Action>>;

    /// The card that is in use, so that no choice of it is offered: its verb, its place among the cards, its name.
    fn card_in_use(&self) -> Option<(&'static Verb, u8, Saying)> {
        None
    }

    /// A short name for the hope that this event is told ([`Game::hopes`]), such as `on target`.
    fn hope_name(&self, hope: &'static Phrase) -> &'static Phrase {
        hope
    }

    /// The game's drills, the easiest first.
    const DRILLS: &'static [Drill] = &[];

    /// Why the footballer on a cell has nothing to choose, if there is one and it has not.
    fn why_no_choice(&self, focus: Cell) -> Option<Saying>;

    /// What there is to know of the kinds of footballers, an entry each; empty where all are alike. It is the same at
    /// every moment of every match.
    fn guide(&self) -> Vec<Entry> {
        Vec::new()
    }

    /// The rows of the statistics.
    fn counts() -> &'static [Count];

    /// The event that is a goal, in a game whose shots have a chance of it ([`Game::hopes`]).
    fn goal() -> Option<&'static Phrase> {
        None
    }
}

/// Whether actions that are allowed cannot be taken back once they are played: dice are due, or the turn has passed.
pub fn is_final<G: Game>(state: &G, plays: &[G::Action]) -> bool {
    let mut after = state.clone();
    plays.iter().for_each(|&action| after.act(after.exact(action), &mut Tale::deaf()));
    matches!(after.turn(), Turn::Throw(_)) || after.number() != state.number() || chooser(&after) != chooser(state)
}
