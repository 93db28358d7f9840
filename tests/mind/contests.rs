//! What the tests must be told of each game.
use crate::players::{Contest, after};
use touchline::game::Game;
use touchline::games::grid::{self, Grid};
use touchline::games::hex::{self, Hex};
use touchline::games::street::{self, Street};

impl Contest for Grid {
    const SHORT: &'static str = "turns=20";

    /// By whichever footballer; the card is never switched.
    fn single_moves(&self) -> Vec<Vec<grid::Action>> {
        let mut all = Vec::new();
        for first in self.legal() {
            match first {
                grid::Action::Formation(_) => {}
                grid::Action::Select(_) => {
                    let then = after(self, &[first]).legal().into_iter();
                    let own = then.filter(|a| matches!(a, grid::Action::Go(_) | grid::Action::Steal));
                    all.extend(own.map(|action| vec![first, action]));
                }
                _ => all.push(vec![first]),
            }
        }
        all
    }
}

impl Contest for Street {
    const SHORT: &'static str = "minutes=15";

    /// A walk onto the ball and the kick are one.
    fn single_moves(&self) -> Vec<Vec<street::Action>> {
        let mut all = Vec::new();
        for first in self.legal() {
            let kicks = match first {
                street::Action::Move { .. } => after(self, &[first]).legal(),
                _ => Vec::new(),
            };
            let kicks = kicks.into_iter().filter(|a| matches!(a, street::Action::Kick { .. }));
            let both: Vec<_> = kicks.map(|kick| vec![first, kick]).collect();
            all.extend(if both.is_empty() { vec![vec![first]] } else { both });
        }
        all
    }
}

impl Contest for Hex {
    const SHORT: &'static str = "turns=20";

    /// Nobody is substituted.
    fn single_moves(&self) -> Vec<Vec<hex::Action>> {
        let all = self.legal().into_iter();
        all.filter(|action| !matches!(action, hex::Action::Sub(..))).map(|action| vec![action]).collect()
    }
}
