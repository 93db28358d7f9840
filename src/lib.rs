//! Touchline's rules core: football board games as pure values.
//!
//! ```text
//!   the page (src/app)      Scene comes out, Intent goes in
//! ─────────────────────────────────────────────────────────────────────────
//!   message known           what the page asks the computer's worker, and what it answers
//!   table                   the games on the shelf, and how a match of one begins or is opened
//!   slots                   two copies of a save, and which of them counts
//!   link                    a match in the address of the page
//!   session record save     a match: steps, dice, undo and redo, text forms; written and compiled once
//!   scene replay heard      the picture of a match, and of what happened on the way to it
//!   state                   a state of any game behind one dyn-safe face
//!   show                    what may be said of a state, as data; never looks
//!   game                    what is due, what is on offer, what comes of it
//!   drill                   set positions to learn a game by
//!   search mind             the computer's thought, and the judgement of each game that it rests on
//!   odds                    exact chances, by the code that resolves the throws
//!   games/<game>            the rules, one folder a game
//!   side cell squares dice  the words of the field
//!   hexes layout event words setup reading
//! ```
//!
//! A module uses the ones beside and below it. In the core there is no clock, no entropy, no web, no printing and no
//! global state; a match follows from its options, its seed and its actions alone.
//!
//! # How the traits fit the four games
//!
//! Checked on the rule sheets before [`game::Game`] and [`show::Show`] were fixed:
//!
//! | what a sheet asks | how it is said |
//! |---|---|
//! | opposed rolls, the side on turn first | two `Throw`s; the state keeps the first sum, so equal states merge |
//! | scatters and toss-ups that are thrown again | a roll that leaves the state as it was |
//! | a shot's aim, unseen by the keeper | `hidden_from`, `seen_by`, `worlds`; the odds draw hidden choices evenly |
//! | a die rolled before the choice | the turn begins with a `Throw`, and the state keeps the number |
//! | a walk onto the ball and the kick | one choice on screen that stands for two actions, one unit of undo |
//! | placement, a batch at a time | `Choose` states of one side after the other; the batch's end is a checkpoint |
//! | hexes, nets, rims | `Cell` is an index into the game's own board; `layout::Shape` draws squares and hexagons |
//! | a ball in flight across turns | part of the state; its ticks follow the action that ends the turn |
//! | either side substitutes at a stop | offered in the `Choose` state of the side that restarts, for either side |
//! | the awarded side plays twice running | a checkpoint is a change of chooser *or* of turn number |
//! | up to five actions a turn, ends by itself | `Choose` of the same side until the turn number changes |
//! | whole turns taken back where nothing is random | `session::Takeback::Match`, which crosses turns but no roll or secret |
//!
//! # A short game
//!
//! ```
//! use touchline::dice::Seed;
//! use touchline::games::ROWS;
//! use touchline::session::Details;
//! use touchline::setup::Setup;
//!
//! let row = ROWS.iter().find(|r| r.card.id == "grid").expect("Grid Soccer is in the registry");
//! let setup = Setup::preset((row.options)());
//! let mut table = (row.start)(setup, Seed(1), Details::default()).expect("the presets go together");
//!
//! table.play(table.revision(), &["pass c12".to_string()]).expect("a kick-off may be passed forward");
//! assert!(!table.undo(), "dice were thrown: a checkpoint");
//! assert!(table.play(table.revision(), &["shoot tl".to_string()]).is_err(), "one ball action a turn");
//! ```
pub mod cell;
pub mod dice;
pub mod drill;
pub mod event;
pub mod game;
pub mod games;
pub mod guide;
pub mod heard;
pub mod hexes;
mod json;
pub mod known;
pub mod layout;
pub mod link;
pub mod message;
pub mod mind;
pub mod odds;
pub mod player;
pub mod reading;
pub mod record;
pub mod replay;
pub mod resign;
pub mod save;
pub mod scene;
pub mod search;
pub mod session;
pub mod setup;
pub mod show;
pub mod side;
pub mod slots;
pub mod squares;
pub mod state;
pub mod statistics;
pub mod table;
pub mod trouble;
pub mod words;
