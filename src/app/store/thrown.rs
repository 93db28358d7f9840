//! What a choice looked at makes of the number thrown before it, and who relays the ball.
use super::Store;
use crate::way::steps_to_ball;
use touchline::cell::Cell;
use touchline::show::{Choice, Thrown};

impl Store {
    /// The number thrown for the turn, with what is spent of it; while a choice is looked at, what that would spend: a
    /// walk's cost, or the steps to the ball, so that the kick's length is left.
    pub(crate) fn thrown(self) -> Option<Thrown> {
        let thrown = self.read_scene(|s| s.thrown).flatten()?;
        let looked_at = self.preview().map(|p| p.choice);
        let spends = |choice: Choice<String>| {
            let ball = self.read_scene(|s| s.ball.map(|b| b.cell)).flatten();
            choice.cost.unwrap_or_else(|| steps_to_ball(&choice, ball))
        };
        Some(Thrown { spent: thrown.spent.max(looked_at.map_or(0, spends)), ..thrown })
    }

    /// The cells on the way of a choice where a team-mate plays the ball on.
    pub(crate) fn relays(self, choice: &Choice<String>) -> Vec<Cell> {
        self.read(|t| t.relays(&choice.plays)).unwrap_or_default()
    }
}
