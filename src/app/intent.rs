//! What a person wants: the one message type of the page.
use leptos::prelude::RwSignal;
use touchline::cell::Cell;
use touchline::message::Answer;
use touchline::player::Player;
use touchline::show::Choice;
use touchline::side::{BySide, Side};
use touchline::words::Lang;

/// What a person wants.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Intent {
    /// Speak this language.
    Speak(Lang),
    /// Show the games.
    ShowGames,
    /// Begin the usual match of the game in this row.
    PlayNow(usize),
    /// Show no hint any more.
    LeaveHints,
    /// Play the same again from the start.
    Rematch,
    /// Point at a cell of the board.
    Tap(Cell),
    /// Move the keyboard's cursor to a cell.
    MoveCursor(Cell),
    /// Let the pointer rest on a cell, or on none.
    Hover(Option<Cell>),
    /// Choose a verb by its code.
    ChooseVerb(&'static str),
    /// Look at a choice before it is played.
    Look(Choice<String>),
    /// Play a choice that was seen at a revision.
    Play { choice: Choice<String>, revision: u32 },
    /// Take the footballer on a cell in hand by dragging, or the ball from there.
    PickUp { cell: Cell, ball: bool },
    /// Let the footballer in hand, or the ball, go over a cell.
    Drop { cell: Cell, ball: bool },
    /// Leave the preview, then the verb, then the focus.
    Cancel,
    /// Take the last move back.
    Undo,
    /// Put a move back.
    Redo,
    /// Go back to the last checkpoint.
    ResetTurn,
    /// Hear what the computer wants to play.
    Hear(Answer),
    /// Let the computer play on: the pause before its next move, of this number, is over.
    PlayOn(u32),
    /// Make no more changes: who waits for that may go on.
    LeaveChanges,
    /// The device was handed over.
    Uncover,
    /// Close the notice.
    Dismiss,
    /// Do what is done in the clubhouse.
    Errand(Errand),
}

/// What of a match is to be copied, and what came of it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Copies {
    /// The class of the button that asks for it.
    pub(crate) what: &'static str,
    /// That of the button whose text was copied last.
    pub(crate) copied: RwSignal<String>,
    /// The text that the browser did not let be copied.
    pub(crate) refused: RwSignal<String>,
}

/// What a person wants off the pitch: it is done in the clubhouse, which is fetched for it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Errand {
    /// Find again what was on screen when the page was left.
    Restore,
    /// Go where the browser's history says.
    GoTo(String),
    /// Show the dialog of this id.
    Show(&'static str),
    /// Copy the match.
    Copy(Copies),
    /// Open the match that the page's address carries.
    OpenLink,
    /// Look at the match as another tab left it.
    LookAgain,
    /// Show the set-up form of the game in this row of the registry.
    SetUp(usize),
    /// Begin a match of that game with these options (key and word), names and players.
    Start { game: usize, options: Vec<(String, String)>, names: [String; 2], players: BySide<Player> },
    /// Show the drills of the game in this row.
    Train(usize),
    /// Begin the drill at this place in the list of a game's drills.
    Drill { game: usize, place: usize },
    /// See what helps in the drill on the table, or no longer.
    AskHint,
    /// Read the rules of the game with this id.
    ReadRules(&'static str),
    /// Turn the board round.
    TurnBoard,
    /// Let the board follow the side that chooses, or let it rest.
    FollowTurns,
    /// Show what all footballers cover, or only what the one in hand does.
    ShowCover(bool),
    /// Read the guide to the kinds of footballers.
    ReadGuide,
    /// Dress a side in a kit; an empty one stands for the game's own colours.
    Wear(Side, &'static str),
    /// Keep what a side has placed under this name.
    KeepLineUp(Side, String),
    /// Place the kept line-up of this name.
    PlaceLineUp(String),
    /// Forget the kept line-up of this name.
    ForgetLineUp(String),
    /// Give the match up.
    Resign(Side),
    /// Go on with the kept match of this name.
    Continue(String),
    /// Forget the kept match of this name.
    Forget(String),
    /// Take the match from the other tab that has it.
    TakeOver,
    /// Open a record or save, or put a list of saves beside the kept ones.
    Open(String),
    /// Let the computer pause, or go on.
    Pause(bool),
    /// Let the computer make one move and pause again.
    Step,
    /// Let the computer play at a pace from 0, the slowest.
    Pace(u32),
}

impl From<Errand> for Intent {
    fn from(errand: Errand) -> Intent {
        Intent::Errand(errand)
    }
}
