//! Drills: set positions with a goal to be scored, to learn a game by. A match can start from one; saves and records
//! name it by its code.
use crate::game::{Game, Turn};
use crate::session::Session;
use crate::setup::Setup;
use crate::trouble::{self, Trouble};
use crate::words::Phrase;
use serde_json::Value;

/// A set position in which the side on turn has to score.
#[derive(Debug)]
pub struct Drill {
    /// Stable: saves, records and what is solved name the drill by it.
    pub code: &'static str,
    /// Its name.
    pub title: &'static Phrase,
    /// What is to be done.
    pub task: &'static Phrase,
    /// What helps who asks for help.
    pub hint: &'static Phrase,
    /// The position (CO-7) as JSON; its options are those of the match.
    pub position: &'static str,
    /// How many turns of its own the side has to score.
    pub turns: u16,
}

/// How a drill stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// It may still be solved.
    Open,
    /// The side has scored in time.
    Solved,
    /// The side has not.
    Failed,
}

impl Drill {
    /// The options and the state that a match begins with; `None` if the position is not one of the game.
    pub fn start<G: Game>(&self) -> Option<(Setup, G)> {
        let position: Value = serde_json::from_str(self.position).ok()?;
        let setup = Setup::read(G::options(), position.get("options")).ok()?;
        Some((setup, G::read(&position).ok()?))
    }
}

/// The drill of that code.
///
/// # Errors
/// There is none.
pub fn named(drills: &'static [Drill], code: &str) -> Result<&'static Drill, Trouble> {
    drills.iter().find(|drill| drill.code == code).ok_or_else(|| Trouble::plain(&trouble::UNKNOWN_DRILL))
}

impl Session {
    /// How the drill stands from which the match started; `None` if it started from none.
    pub fn progress(&self) -> Option<Progress> {
        let (drill, start) = (self.drill()?, self.start());
        let side = start.turn().chooser()?;
        let (before, now) = (start.score(), self.now().score());
        // The turns of both sides are counted: the side's last one is followed by no other that counts.
        let last = start.number() + 2 * drill.turns.saturating_sub(1);
        Some(match () {
            () if now[side] > before[side] => Progress::Solved,
            () if now[side.other()] > before[side.other()] => Progress::Failed,
            () if matches!(self.turn(), Turn::Over(_)) || self.now().number() > last => Progress::Failed,
            () => Progress::Open,
        })
    }
}
