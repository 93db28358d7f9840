//! Grid Soccer: seven a side on 9 × 18 squares, two dice, and a hidden aim against a hidden dive.
mod action;
mod board;
mod drift;
mod formation;
mod key;
mod moves;
mod offside;
mod paths;
mod play;
mod position;
mod refusals;
mod restart;
mod squad;
mod state;
mod throws;
mod turn_end;
mod words;

pub use action::{Action, Aim};
pub use board::{BOARD, band, in_box, in_ring};
pub use formation::Formation;
pub use paths::Ways;
pub use squad::{Man, STANDARD, Shirt, Squad, Stats, role};
pub use state::{Ball, Grid, Kind, Restart};

use crate::cell::Path;
use crate::dice::{Dice, Roll};
use crate::event::Tale;
use crate::game::{Card, Game, Outcome, Turn, Unreadable};
use crate::setup::{Kind as OptKind, Opt, Setup};
use crate::side::{BySide, Side};
use crate::words::{Phrase, Saying};
use serde_json::{Map, Value, json};
use state::Due;

static KICK_OFFS: [(&str, &Phrase); 3] = [("home", &words::HOME), ("away", &words::AWAY), ("toss", &words::BY_TOSS)];
static MODES: [(&str, &Phrase); 1] = [("standard", &words::STANDARD)];
static OPTIONS: [Opt; 3] = [
    Opt {
        key: "turns",
        name: &words::TURNS,
        kind: OptKind::Whole { from: 1, to: 180, offered: &[20, 50, 90] },
        preset: 50,
        per_side: false,
    },
    Opt { key: "mode", name: &words::MODE, kind: OptKind::Choice(&MODES), preset: 0, per_side: false },
    Opt { key: "kickoff", name: &words::FIRST_KICK_OFF, kind: OptKind::Choice(&KICK_OFFS), preset: 0, per_side: false },
];

impl Game for Grid {
    type Action = Action;

    const CARD: Card = Card { id: "grid", name: &words::NAME, about: &words::ABOUT };

    fn options() -> &'static [Opt] {
        &OPTIONS
    }

    fn start(setup: &Setup) -> Result<Grid, Saying> {
        Ok(Grid::at_start(setup, None, BySide::default(), BySide::from_fn(|_| [true; 7])))
    }

    fn read(position: &Value) -> Result<Grid, Unreadable> {
        position::read(position)
    }

    fn write(&self) -> Value {
        position::write(self)
    }

    fn turn(&self) -> Turn {
        match self.due {
            Due::Choice => Turn::Choose(self.side),
            Due::Dive { .. } => Turn::Choose(self.side.other()),
            Due::Nothing => Turn::Over(Outcome::of(self.score)),
            Due::Toss { .. } => Turn::Throw(Dice::One),
            _ => Turn::Throw(Dice::Two),
        }
    }

    fn number(&self) -> u16 {
        u16::from(self.turn)
    }

    fn score(&self) -> BySide<u8> {
        self.score
    }

    fn offers(&self, out: &mut Vec<Action>) {
        self.offer_all(out);
    }

    fn why_not(&self, action: Action) -> Option<Saying> {
        self.refusal(action)
    }

    fn exact(&self, action: Action) -> Action {
        match action {
            Action::Go(to) => self.way_to(to).map_or(action, Action::Move),
            _ => action,
        }
    }

    fn act(&mut self, action: Action, tale: &mut Tale) {
        self.play(action, tale);
    }

    fn roll(&mut self, roll: Roll, tale: &mut Tale) {
        self.resolve(roll, tale);
    }

    fn hidden_from(&self, action: Action) -> Option<Side> {
        // Whoever of the two chooses, the side on turn is the one that shoots.
        match action {
            Action::Shoot(_) => Some(self.side.other()),
            Action::Dive(_) => Some(self.side),
            _ => None,
        }
    }

    fn seen_by(&self, side: Side) -> Grid {
        let mut seen = self.clone();
        if side != self.side {
            seen.hide_aim();
        }
        seen
    }

    fn worlds(&self, _side: Side, out: &mut Vec<(Grid, u32)>) {
        if self.hides_aim() {
            out.extend(Aim::ALL.map(|aim| (self.with_aim(aim), 1)));
        } else {
            out.push((self.clone(), 1));
        }
    }

    fn hopes(&self, action: Action) -> &'static [&'static Phrase] {
        static PASS: [&Phrase; 1] = [&words::ACCURATE];
        static SHOT: [&Phrase; 2] = [&words::ON_TARGET, &words::GOAL];
        static STEAL: [&Phrase; 1] = [&words::STEAL_WON];
        match action {
            Action::Pass(_) => &PASS,
            Action::Shoot(_) => &SHOT,
            Action::Steal => &STEAL,
            Action::Move(path) => self.hopes_of_run(path),
            Action::Go(to) => self.way_to(to).map_or(&[], |path| self.hopes_of_run(path)),
            _ => &[],
        }
    }

    fn derived(&self) -> Value {
        let flags: Vec<String> = self.flags().map(|man| man.to_string()).collect();
        let drift: Map<String, Value> =
            self.drift_preview().map(|(man, to)| (man.to_string(), BOARD.name(to).into())).collect();
        json!({ "flags": flags, "drift": drift })
    }

    fn key(&self) -> u64 {
        self.fingerprint()
    }
}

impl Grid {
    /// What a run may hope for: to keep the ball or to win it (GS-30). Nothing when it does neither.
    fn hopes_of_run(&self, path: Path) -> &'static [&'static Phrase] {
        static DICED: [&Phrase; 1] = [&words::ON_THE_BALL];
        static SURE_TO_KEEP: [&Phrase; 1] = [&words::DRIBBLES];
        static SURE_TO_WIN: [&Phrase; 1] = [&words::PICKS_UP];
        if self.holder().is_some() && self.holder() == self.selected() {
            let challenged = path.cells().iter().any(|&c| self.challenger_on(c).is_some());
            return if challenged { &DICED } else { &SURE_TO_KEEP };
        }
        match path.end().filter(|&end| self.ball == Ball::Loose(end)) {
            Some(end) if self.rival_for(end).is_some() => &DICED,
            Some(_) => &SURE_TO_WIN,
            None => &[],
        }
    }

    const fn hides_aim(&self) -> bool {
        matches!(self.due, Due::Shot { aim: None } | Due::Dive { aim: None, .. })
    }

    /// Takes the aim away, and the dice that would betray it.
    const fn hide_aim(&mut self) {
        match self.due {
            Due::Shot { .. } => self.due = Due::Shot { aim: None },
            Due::Dive { .. } => self.due = Due::Dive { aim: None, rolled: None },
            _ => {}
        }
    }

    fn with_aim(&self, aim: Aim) -> Grid {
        let mut world = self.clone();
        match &mut world.due {
            Due::Shot { aim: hidden } | Due::Dive { aim: hidden, .. } => *hidden = Some(aim),
            _ => {}
        }
        world
    }
}
