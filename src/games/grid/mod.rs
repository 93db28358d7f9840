//! Grid Soccer: seven a side on 9 × 18 squares, two dice, and a hidden aim against a hidden dive.
//!
//! # The rules in short
//!
//! **Board.** Files `a` to `i`, ranks 1 to 18, and round them a ring of out-of-bounds squares (file `z` on the left,
//! `j` on the right, ranks 0 and 19). Home defends rank 1. One footballer to a square; the ball is held, or lies on an
//! empty square (GS-1 to GS-4).
//!
//! **Turn.** Fifty turns, one side after the other. In a turn a side moves one footballer and takes one ball action
//! with that same footballer, in any order, and may switch its formation. Until the first step or action it may choose
//! somebody else; the carrier, or else the closest to the ball, is chosen already (GS-5 to GS-9).
//!
//! **Runs.** Up to SPD steps in the eight directions in any number of runs, one fewer with the ball. A run passes
//! through anybody and ends on a free square. With the ball, each standing opponent met is a challenge: 2d6 + CTL +
//! support against 2d6 + CTL. Level or better goes on; one or two short knocks the ball loose, three or more lose it; the
//! run is finished all the same. A ball that lies where a run ends is picked up, contested by the best opponent next
//! to it (GS-10 to GS-16). The engine's path meets the fewest challenges, then is the shortest (GS-13).
//!
//! **Ball actions.** A pass of 1 to 10 squares needs 6 + a third of the distance with 2d6 + PAS; a miss scatters one
//! square, a bad miss two (GS-17, 18, 33, 34). A steal needs 8 + the carrier's CTL with 2d6 + CTL + support (GS-29). A
//! shot needs 6, more from afar, from a tight angle, at a corner cell and straight from a corner kick, with 2d6 + SHO;
//! one short comes back off the frame. A double on target is a goal. Otherwise the keeper's side picks a cell without
//! knowing the one aimed at: the same cell is a save, the opposite corner a goal, and between the two 2d6 + CTL
//! decide; a keeper too far off the mouth is not asked (GS-19 to GS-27).
//!
//! **Offside.** No pass to a team-mate beyond the ball and the second-last defender in the other half, except straight
//! from a set piece (GS-47 to GS-49).
//!
//! **End of a turn.** A taker left in the ring steps in, the side drifts a step towards the slots of its card, its
//! footballers on the ground stand up; then the restart is set up (GS-37 to GS-46). If a side is awarded a restart at
//! the end of its own turn, the other side's turn is passed over. When the last turn ends, everything stays as it lies
//! (GS-5a).
//!
//! # Text forms
//!
//! *Action* (CO-6), read and written by [`Action`]: `formation 2-3-1` · `select 7` · `move e10 e11 f12` (the start left
//! out) · `go f12` (the engine's path; recorded as the `move` it stands for) · `pass e12` · `shoot tl` · `dive tl` (both
//! as the shooter sees the goal) · `steal` · `end`.
//!
//! *Position* (CO-7), read and written by [`Game::read`] and [`Game::write`]: `game`, `options`, `side`, `turn`, `score`,
//! `formation`, `touched`, `ball`, `home`, `away`, and where they are not as usual `charges`, `used`, `frozen`,
//! `restart`, `squads`, `over`, `await`. Home and Away are always the whole side. A throw that is due has a form too:
//! `await` `{"throw": "pass", "to": "e12"}`, and likewise `toss`, `challenge`, `knock`, `pick-up`, `scatter`, `shot`,
//! `save`, `steal`; a dive that is due may carry `rolled`, the dice of the shot.
//!
//! *Cell*: file and rank, `e9`, `z12`, `j0`, read and written by [`BOARD`].
//!
//! # Where the rules leave a choice
//!
//! - *The dice of a shot on target are told after the dive, together with the aim.* The total would betray the aim
//!   whenever it just reaches what a middle cell needs. So an awaited dive keeps those dice, and the defending side's
//!   view is without them.
//! - `go` to the square where the runner stands is refused; a `move` that comes back to it is a run, and keeps the
//!   footballer from drifting.
//! - A carrier who lies on the ground cannot be selected; then the closest standing footballer is, as without the ball.
//!   If all lie, the side can only switch formation and end its turn.
//! - Nobody on their feet to take a set piece: the ball lies on the free square nearest to the spot, and there is no
//!   restart. At a kick-off the closest one lying is put on the ball.
//! - Footballers lying down stand up at the end of the last turn too.
//! - Before a corner a jogger aims at the nearest box square that is free when their own turn to jog comes.
//! - A kick-off binds the side for the whole turn, whoever has the ball.
//! - A run's chance (GS-30) is shown whenever it keeps or wins the ball; it is sure when it meets nobody.
//! - A position whose ball lies under a footballer, whose `over` does not fit the score, or whose set piece nobody could
//!   take is refused, not mended.
mod action;
mod board;
mod check;
mod counts;
mod drift;
mod formation;
mod key;
mod labels;
mod mind;
mod moves;
mod offside;
mod paths;
mod play;
mod position;
mod read;
mod refusals;
mod restart;
mod show;
mod squad;
mod start;
mod state;
mod throws;
mod turn_end;
mod words;

pub use action::{Action, Aim};
pub use board::{BOARD, band, in_box, in_ring, squares_off_the_mouth};
pub use formation::Formation;
pub use paths::{Challenge, Ways};
pub use squad::{Man, STANDARD, Shirt, Squad, Stats, role};
pub use state::{Ball, Grid, Kind, Restart};

use crate::cell::Path;
use crate::dice::{Dice, Roll};
use crate::event::Tale;
use crate::game::{Card, Game, Outcome, Turn, Unreadable};
use crate::setup::{Opt, Setup};
use crate::side::{self, BySide, Side};
use crate::words::{Phrase, Saying};
use serde_json::{Map, Value, json};
use state::Due;

impl Game for Grid {
    type Action = Action;

    const CARD: Card =
        Card { id: "grid", name: &words::NAME, about: &words::ABOUT, teams: side::WORDS, turns_back: false };

    fn options() -> &'static [Opt] {
        &start::OPTIONS
    }

    fn start(setup: &Setup) -> Result<Grid, Saying> {
        Ok(Grid::at_start(setup, None, BySide::default(), BySide::from_fn(|_| [true; 7])))
    }

    fn read(position: &Value) -> Result<Grid, Unreadable> {
        read::read(position)
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

#[cfg(test)]
mod tests {
    use super::*;

    fn read(position: Value) -> Grid {
        Grid::read(&position).expect("a position")
    }

    #[test]
    fn a_state_is_small() {
        assert!(size_of::<Grid>() < 128, "{}", size_of::<Grid>());
        assert!(size_of::<Action>() < 16, "{}", size_of::<Action>());
    }

    #[test]
    fn nothing_betrays_the_aim_before_the_dive_is_picked() {
        let before = read(json!({ "home": { "7": "e14" }, "away": { "1": "e18" }, "ball": "home.7" }));
        let told = Aim::ALL.map(|aim| {
            let mut state = before.clone();
            let mut tale = Tale::open();
            state.act(Action::Shoot(aim), &mut tale);
            assert_eq!(state.seen_by(Side::Away).write()["await"]["aim"], Value::Null);
            state.roll(Roll::two(6, 5), &mut tale);
            assert!(state.awaits_dive());
            assert!(tale.events.iter().all(|e| e.roll.is_none() && e.way.is_none()));
            (state.seen_by(Side::Away), tale.events)
        });
        assert!(told.iter().all(|t| *t == told[0]));
    }

    #[test]
    fn after_the_dive_both_cells_and_the_dice_are_told() {
        let mut state = read(json!({ "home": { "7": "e14" }, "away": { "1": "e18" }, "ball": "home.7" }));
        state.act(Action::Shoot(Aim::TopLeft), &mut Tale::deaf());
        state.roll(Roll::two(6, 5), &mut Tale::deaf());
        let mut tale = Tale::open();
        state.act(Action::Dive(Aim::TopLeft), &mut tale);
        let told: Vec<_> = tale.events.iter().map(|e| (e.said.code(), e.roll)).collect();
        assert_eq!(told, [("dives", None), ("aimed", Some(Roll::two(6, 5))), ("guessed-right", None)]);
    }

    #[test]
    fn the_key_leaves_history_out() {
        let men = json!({ "home": { "7": "e14" }, "away": { "1": "e18" }, "ball": "home.7" });
        let later =
            json!({ "home": { "7": "e14" }, "away": { "1": "e18" }, "ball": "home.7", "turn": 9, "score": [2, 1] });
        assert_eq!(read(men.clone()).key(), read(later).key());
        let other = json!({ "home": { "7": "e13" }, "away": { "1": "e18" }, "ball": "home.7" });
        assert_ne!(read(men).key(), read(other).key());
    }

    #[test]
    fn a_position_in_draft_mode_is_refused_for_that_reason() {
        let why = Grid::read(&json!({ "options": { "mode": "draft" } })).map_err(|e| e.why.code());
        assert_eq!(why, Err("no-draft-yet"));
    }
}
