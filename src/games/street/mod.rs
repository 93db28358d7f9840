//! Street Fives: a one-die game of five a side.
//!
//! # The rules in our words
//! - **Pitch** (SF-1, SF-2): files `a` to `f`, ranks `1` to `10`, and round it a ring (files `z` and `g`, ranks `0` and
//!   `11`) that footballers may use and the ball may not. Nobody goes behind the goals (`c0 d0 c11 d11`). The goal
//!   lines are `c1 d1` and `c10 d10`; each with the two squares before it is a penalty area. One footballer a square,
//!   and the ball lies on an empty one (SF-3).
//! - **Placement** (SF-4 to SF-8): one, two, two, two, two, one. Of a side's five, one stands on the own goal line and
//!   is its keeper, shirt 1; one or two are in the opponents' half; at most one more is in the own penalty area. Both
//!   throw a die; the higher number puts the ball on a centre square of its half and plays its first turn, in which no
//!   goal may be scored, with that number.
//! - **A turn** (SF-9 to SF-14): a die is thrown, then one footballer walks along files and ranks, a point a step, or
//!   the turn is passed. Onto the ball he steps last, and then kicks it exactly as many squares as he has points left
//!   (one more when the touch counts). A longer walk makes a shorter kick. He stays where he met the ball.
//! - **Flight** (SF-15 to SF-19): a kick starts along a file or rank and may bend once by 45°. Opponents stop it;
//!   each team-mate may relay it once, in any direction, with a fresh bend, and it flies one square further. It scores
//!   when it goes on over the end line from a square of the opponents' goal line.
//! - **After a goal** (SF-20): kicker off the line, keepers home, ball in front of the beaten keeper, who must restart.
//! - **Length** (SF-21): a minute is a turn each; a level match has ten minutes more, in which a goal ends it.
//! - **No spoiling** (SF-22 to SF-25): only its keeper stays on a goal line; one outfield footballer at most stays in
//!   his own penalty area; no turn may end with the ball walled in by one side.
//! - **A side that cannot move** loses its turn (SF-27).
//!
//! # Text forms
//! - **Action** ([`Action`], CO-6): `place d1`, `ball d5`, `move d4 e5`, `move d4 d5 3`, `kick b7`, `kick b7 via c5,d6`,
//!   `kick goal`, `skip`.
//! - **Position** ([`Game::read`], [`Game::write`], CO-7): `game`, `options`, `phase` (`placing`, `play`, `extra`),
//!   `side`, `turn`, `score`, `home`, `away`, `ball`, `die`, `kick`, `first`, `restart`, `over`; what is absent or false
//!   is left out.
//! - **Record** (CO-8): the actions above, one after the other.
//!
//! # Where the rule sheet is silent
//! - Both players' first dice are one throw of two dice, Home's first; an equal throw changes nothing and is thrown
//!   again.
//! - The ball may be walled in by either side, so a kick into the other side's pocket is refused too; a side with
//!   nobody on the board is not even surrounded (SF-25a).
//! - A 1 never counts as a number that gives the beaten keeper a kick, even when the kicker's touch counts (SF-20a).
//! - A keeper whose goal line is full stays where he is after a goal; the ball still goes before the square that is his.
//! - A keeper who must restart in a position set up so that he cannot may pass the turn (SF-27).
//! - A position without `phase` is in play when it has a ball. A position in which a footballer on the ball has no
//!   kick, or in which a side could not be placed within the bounds, is no position.
//! - `move d4 d5 3` is allowed where 3 is the longest kick on offer, and is recorded as `move d4 d5`.
//! - A goal may be told with its relays, `kick goal via c5`.
//! - A restart set up for a side without a keeper is an ordinary turn (SF-20b). Any whole number of minutes from 1 to 90
//!   is played; the form offers three.
//! - The only tie that the sheet breaks by file goes to the lower one at both ends, so the game is the same with the
//!   pitch swapped end for end, not turned by 180°.
mod action;
#[cfg(test)]
mod agreement;
mod aside;
mod board;
mod counts;
mod flight;
mod kicks;
mod labels;
mod mind;
mod moves;
mod options;
mod outlook;
mod placing;
mod play;
mod position;
mod route;
mod show;
mod state;
mod turn_end;
mod walk;
mod walls;
mod words;

pub use action::{Action, Target};
pub use board::BOARD;
pub use placing::QUICK_LINE_UP;
pub use state::Street;

use crate::dice::Roll;
use crate::event::Tale;
use crate::game::{Card, Game, Turn, Unreadable};
use crate::setup::{Opt, Setup};
use crate::side::{self, BySide};
use crate::words::Saying;
use options::{OPTIONS, Rules};
use serde_json::Value;
use state::Phase;
use std::ops::ControlFlow;

impl Game for Street {
    type Action = Action;

    const CARD: Card =
        Card { id: "street", name: &words::NAME, about: &words::ABOUT, teams: side::WORDS, turns_back: false };

    fn options() -> &'static [Opt] {
        &OPTIONS
    }

    fn start(setup: &Setup) -> Result<Street, Saying> {
        Ok(Street::new(Rules::of(setup)))
    }

    fn read(position: &Value) -> Result<Street, Unreadable> {
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
        if !matches!(self.due(), Turn::Choose(_)) {
            return;
        }
        match (self.phase, self.kick) {
            (Phase::Placing, _) if self.places_ball() => out.extend(self.placements().map(Action::Ball)),
            (Phase::Placing, _) => out.extend(self.placements().map(Action::Place)),
            (_, Some(_)) => self.offer_kicks(out),
            (_, None) => {
                let _ = self.each_move(&mut |action| {
                    out.push(action);
                    ControlFlow::Continue(())
                });
                if self.restart && !self.can_move() {
                    out.push(Action::Skip);
                }
            }
        }
    }

    fn why_not(&self, action: Action) -> Option<Saying> {
        self.refuses(action)
    }

    fn exact(&self, action: Action) -> Action {
        self.canonical(action)
    }

    fn act(&mut self, action: Action, tale: &mut Tale) {
        self.play(action, tale);
    }

    fn roll(&mut self, roll: Roll, tale: &mut Tale) {
        self.take_roll(roll, tale);
    }

    fn key(&self) -> u64 {
        self.fingerprint()
    }
}
