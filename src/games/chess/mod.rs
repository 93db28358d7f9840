//! Chess Football: chess pieces, one ball, action points. No dice, nothing hidden.
//!
//! # The rules
//! White is Home, Black is Away. Each has a king, a queen, two rooks, two bishops and two knights (CF-2) on 9 × 12
//! squares, and an area of 5 × 2 squares before its end (CF-1). The kicking side's queen starts with the ball (CF-3).
//! The first side to reach the goal target wins; with a turn limit, whoever is ahead after both sides' last turn
//! (CF-4).
//!
//! * **A turn** has up to five action points. A move or a pass costs one. A piece moves once a turn and may pass any
//!   number of times (CF-5).
//! * **Moves** are those of chess, ending on an empty square or on an opponent with the ball, never on a king (CF-6,
//!   CF-8). The king stays in his area, and his team-mates do not stop there (CF-7). A loose ball on the way is
//!   collected, by a knight only where he lands (CF-9); the holder takes it along (CF-10). A tackled piece makes room
//!   to the right, left, up or down, or cannot be tackled (CF-11).
//! * **Passes** go along the holder's own lines, as far as the edge (CF-12). The first opponent on the way takes the
//!   ball and the turn ends (CF-13); if that is the king, it is a goal (CF-14). Else a team-mate on the target has it,
//!   or it lies there (CF-15).
//! * **The king** must not sit on the ball: held at the end of a turn, it must be gone in the next (CF-16), and he gets
//!   it back from a team-mate only after an opponent has touched it (CF-17), though he may pick it up himself (CF-18).
//! * **Offside** is a turn's end with the ball at a piece's feet in the rival area: it goes to the rival king (CF-19),
//!   after the king's release and before the turn passes (CF-20).
//!
//! # Text forms
//! * [`Action`]: `move e6 e9` (also dribble and tackle), `pass e9`, `end`.
//! * Position: the common keys `game`, `options` {`ap`, `target`, `turns`, `kickoff` `"white"|"black"`}, `side`, `turn`,
//!   `score`, `ball`, `over`, with `white` for Home and `black` for Away in every value; `white`/`black` {"K": "e2",
//!   "Q", "R1", "R2", "B1", "B2", "N1", "N2"}; `ap` (points left); `moved` ["white.Q"]; `must_release` "white";
//!   `blocked` "black". It shows `flags` ["white.Q"] beside.
//! * Record: the common one; this game adds nothing to it.
//!
//! Drills (CF-22) stand in file `drills`, the computer's judgement in `mind` and `attack`.
//!
//! # Where the rules are silent
//! * `turn` counts both sides' turns, as in the other games: a limit of 20 each ends the match after turn 40. `side`,
//!   `turn` and `ap` stay those of the last turn.
//! * After a goal that ends the match nobody returns to the line-up: the picture stays, the ball with the beaten king.
//! * Pieces that a set position leaves out stay out after a goal. Without a queen to kick off the ball lies on her
//!   square. Without a rival king nobody is handed the ball for offside.
//! * A ball that lies under a king, because nothing round him was empty, is held by nobody. It is collected by a move
//!   that reaches it, not by one that starts on it.
//! * Passes to different squares are different actions, even when the same opponent intercepts them all.
//! * A set position may have more points than the option gives a turn, and none: then the turn can only be ended.
//! * `must_release` counts only while that king holds the ball.
//! * The way of an event lists the squares of a slide, and only the end of a leap, a displacement, a drop or the gift
//!   of the ball for offside.
mod action;
mod attack;
mod board;
mod counts;
mod drills;
mod labels;
mod mind;
mod moves;
mod piece;
mod play;
mod position;
mod refusals;
mod setup;
mod show;
mod state;
mod turn_end;
pub mod words;

pub use action::Action;
pub use board::{Area, BOARD, area};
pub use piece::{Kind, Piece};
pub use state::{Ball, Chess, Options};

use crate::dice::Roll;
use crate::event::Tale;
use crate::game::{Card, Game, Turn, Unreadable};
use crate::setup::{Opt, Setup};
use crate::side::BySide;
use crate::words::Saying;
use serde_json::Value;

impl Game for Chess {
    type Action = Action;

    const CARD: Card = words::CARD;

    fn options() -> &'static [Opt] {
        &setup::ROWS
    }

    fn start(setup: &Setup) -> Result<Chess, Saying> {
        Ok(Chess::kick_off(setup::options(setup)))
    }

    fn read(position: &Value) -> Result<Chess, Unreadable> {
        position::read(position)
    }

    fn write(&self) -> Value {
        position::write(self)
    }

    fn turn(&self) -> Turn {
        self.due()
    }

    fn number(&self) -> u16 {
        self.turn
    }

    fn score(&self) -> BySide<u8> {
        self.score
    }

    fn offers(&self, out: &mut Vec<Action>) {
        self.list(out);
    }

    fn why_not(&self, action: Action) -> Option<Saying> {
        self.refusal(action)
    }

    fn act(&mut self, action: Action, tale: &mut Tale) {
        self.play(action, tale);
    }

    /// Nothing: the game has no dice.
    fn roll(&mut self, _roll: Roll, _tale: &mut Tale) {}

    fn derived(&self) -> Value {
        position::derived(self)
    }

    fn key(&self) -> u64 {
        self.mixed()
    }
}
