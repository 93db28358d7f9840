//! Hex Pitch: five a side on hexagons, without dice. One footballer acts a turn, then the ball ticks once.
//!
//! # The rules in short
//! - The pitch is one of four grids of hexagons, with a net of two rows behind each goal row and a rim of out-of-play
//!   hexes around the rest (HP-1 to HP-5). One footballer to a hex, nobody in a net; home hexes, those that touch the
//!   own mouth, are the goalie's (HP-6, HP-6a).
//! - A role decides what a footballer covers, how far it runs and how hard it kicks; the armband of the one captain
//!   adds to that (HP-7 to HP-15).
//! - A turn is one act of one footballer, or none: a run, a dribble, a kick or a tackle (HP-16 to HP-18, HP-28). A ball
//!   in flight then goes on by its speed along a lane that is known beforehand (HP-19 to HP-24).
//! - The ball is lost to bodies and cover: entering a covered hex (HP-18, HP-24), being closed down by a run (HP-25),
//!   being tackled (HP-28). The loser wears a ring until the end of the next turn that his side plays (HP-27). A tackle
//!   of a carrier who is not covered is a foul (HP-28, HP-29).
//! - Play stops for a goal, a corner, a goal kick, a pass-in, an offside or a repetition, and begins again with a kick
//!   by the taker (HP-30 to HP-34). The match has a fixed number of turns (HP-35).
//!
//! # Text forms
//! - An [`Action`]: `move c3 d4`, `pass f6 h8`, `sky f6 L4`, `shoot f6 A2`, `tackle e5 e6`, `sub c3 attacker`,
//!   `goalie c3`, `skip`.
//! - A position: the keys `game`, `options`, `side`, `turn`, `score`, `home`, `away`, `ball`, `subs`, and where there is
//!   something to say `flight`, `offside`, `no_return`, `held`, `stop`, `play_on`, `name_goalie`, `over`. What a position
//!   shows besides ([`Game::derived`]) is `cover` and `flags`.
//! - A hex by its name ([`pitch::name`]), a role by its id ([`role::Role::id`]), a footballer as `home.4`.
//!
//! # Where the sheet is silent
//! - The positions that HP-33 counts are part of the state but not of a position, nor of [`Game::key`]: a position that
//!   is read has only itself behind it, and counts itself if a turn begins in it. The start of the turn in which a
//!   restart is taken is the first position since the stop.
//! - *Nearest*, *closest* and *fewest steps* go by steps across the board, whoever stands in between. The taker leaves
//!   his hex before others move off, so it is free for them.
//! - Left and right at a corner or goal kick are as Home sees them, as in the names of HP-3 and HP-4.
//! - The ring is still on while the ball ticks at the end of the turn, and off when a flight is played out after the
//!   last turn (HP-27, HP-35).
//! - HP-33a counts on one possession: whoever takes the ball begins at nothing. Neither it nor HP-33 stops play after
//!   the last turn.
//! - A repetition while the ball is in flight goes as one with a loose ball; above a rim or a net the nearest hex of the
//!   pitch counts (HP-33).
//! - With no outfield footballer left the goalie kicks off; with nobody left the ball lies loose on the centre hex
//!   (HP-31, HP-34).
//! - After the whistle the ball stays where it came to be: in the net, on the rim, or with whoever stopped it (HP-35).
//! - Of equally short ways a run takes, seen from its end, the hexes that come first in the order of HP-19a. This
//!   changes nothing but the picture.
pub mod action;
mod aim;
mod counts;
mod flight;
mod guide;
mod labels;
mod mind;
mod moves;
mod offside;
pub mod past;
pub mod pitch;
mod play;
mod position;
mod reach;
mod read;
mod refuse;
mod restart;
pub mod role;
mod show;
mod start;
pub mod state;
mod turn_end;
pub mod words;

#[cfg(test)]
mod tests;

pub use action::{Action, Kick};
pub use state::Hex;

use crate::dice::Roll;
use crate::event::Tale;
use crate::game::{Card, Game, Turn, Unreadable};
use crate::setup::{Opt, Setup};
use crate::side::BySide;
use crate::words::Saying;
use serde_json::Value;
use state::Due;

impl Game for Hex {
    type Action = Action;

    const CARD: Card = Card {
        id: "hex",
        name: &words::NAME,
        about: &words::ABOUT,
        teams: words::TEAMS,
        has_drills: false,
        turns_back: true,
    };

    fn options() -> &'static [Opt] {
        &start::OPTIONS
    }

    fn start(setup: &Setup) -> Result<Hex, Saying> {
        Ok(Hex::from_setup(setup))
    }

    fn read(position: &Value) -> Result<Hex, Unreadable> {
        read::read(position)
    }

    fn write(&self) -> Value {
        self.to_value()
    }

    fn turn(&self) -> Turn {
        match self.due {
            Due::Over(outcome) => Turn::Over(outcome),
            _ => Turn::Choose(self.side),
        }
    }

    fn number(&self) -> u16 {
        self.turn.into()
    }

    fn score(&self) -> BySide<u8> {
        self.score
    }

    fn offers(&self, out: &mut Vec<Action>) {
        self.offer(out);
    }

    fn why_not(&self, action: Action) -> Option<Saying> {
        self.refusal(action)
    }

    fn act(&mut self, action: Action, tale: &mut Tale) {
        self.play(action, tale);
    }

    /// Nothing is random here.
    fn roll(&mut self, _roll: Roll, _tale: &mut Tale) {}

    fn derived(&self) -> Value {
        self.shown()
    }

    fn without_past(&self) -> Hex {
        let mut fresh = self.clone();
        fresh.forget();
        fresh.remember_the_start();
        fresh
    }

    fn key(&self) -> u64 {
        self.number_of_position()
    }
}
