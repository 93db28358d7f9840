//! The computer's turn: it is asked, its plan is played move by move with a pause between, and whatever a person does
//! meanwhile makes it begin anew.
use super::begin::fresh_seed;
use super::{Store, chooser, whom};
use crate::host::{later, now};
use crate::intent::Intent;
use crate::opponent::Opponent;
use crate::parts;
use crate::store::Screen;
use leptos::prelude::*;
use touchline::cell::Cell;
use touchline::drill::Progress;
use touchline::known::Known;
use touchline::message::{Answer, Ask};
use touchline::player::Player;
use touchline::scene::{Gaze, Scene};
use touchline::show::Choice;
use touchline::side::Side;
use touchline::table::AnyTable;

/// How long the picture stands before the computer's next move, in milliseconds, from the slowest pace to the fastest:
/// so that a person can follow.
const PAUSES: [f64; 3] = [1500.0, 600.0, 150.0];

/// The pace before anybody chooses one.
const USUAL_PACE: u32 = 1;

/// How long after a match with a computer came on screen its worker is started, in milliseconds: first the page is
/// drawn.
const SOON: i32 = 400;

/// How the computer plays.
#[derive(Clone, Copy)]
pub(crate) struct Computer {
    /// Whether a match that nobody plays stands still.
    pub(crate) is_paused: RwSignal<bool>,
    /// How fast it makes its moves, from 0.
    pub(crate) pace: RwSignal<u32>,
    play: StoredValue<Play, LocalStorage>,
}

/// What is under way.
#[derive(Default)]
struct Play {
    opponent: Option<Opponent>,
    /// Changes whenever what was under way is called off: answers and pauses of another number are stale.
    number: u32,
    /// What is left of the plan.
    plan: Vec<String>,
    /// The match and revision that the plan, or the question for it, is about.
    about: (u32, u32),
    /// When the picture last changed.
    since: f64,
    /// Whether one move is made though the match stands still.
    is_step: bool,
}

impl Computer {
    pub(super) fn new() -> Computer {
        Computer {
            is_paused: RwSignal::new(false),
            pace: RwSignal::new(USUAL_PACE),
            play: StoredValue::new_local(Play::default()),
        }
    }

    /// The state of the play changed by this.
    fn with<T>(self, change: impl FnOnce(&mut Play) -> T) -> Option<T> {
        self.play.try_update_value(change)
    }
}

/// The level of the computer that plays a side; `None` for a person's, and in a game that the computer cannot play.
fn level(table: &AnyTable, side: Side) -> Option<u8> {
    let has_mind = parts::place(table.card().id).and_then(parts::here).is_some_and(|row| row.think.is_some());
    match table.details().players[side] {
        Player::Computer(level) if has_mind => Some(level),
        Player::Computer(_) | Player::Person => None,
    }
}

/// The computer that is to choose: its side and level.
fn due(table: &AnyTable) -> Option<(Side, u8)> {
    let side = chooser(table.turn())?;
    level(table, side).map(|level| (side, level))
}

/// The picture of a match for whoever sits before it. Two persons look in turn, and hand the device over for a secret;
/// a person alone looks as their own side all the time; a match of the computer against itself is looked at from beside
/// the pitch.
pub(super) fn picture(table: &AnyTable, focus: Option<Cell>) -> Scene {
    let persons = Side::BOTH.map(|side| level(table, side).is_none());
    // Nobody plays on when a drill is decided.
    let is_decided = table.progress().is_some_and(|progress| progress != Progress::Open);
    let viewer = match persons {
        _ if is_decided => chooser(table.turn()).map(Side::other),
        [true, true] => chooser(table.turn()),
        [true, false] => Some(Side::Home),
        [false, true] => Some(Side::Away),
        [false, false] => None,
    };
    let gaze = Gaze { viewer, focus };
    let is_due = due(table).is_some();
    let mut scene = if is_due && viewer.is_none() { table.scene_watched(gaze) } else { table.scene(gaze) };
    // What is on a sheet is for persons to choose for their own, the side on turn or not.
    let choices = std::mem::take(&mut scene.choices);
    let of_a_person = |cell| scene.token_at(cell).is_some_and(|t| level(table, t.side).is_none());
    let made_by_hand = |c: &Choice<String>| whom(c).map_or(!is_due, of_a_person);
    scene.choices = choices.into_iter().filter(made_by_hand).collect();
    scene.hand_to = scene.hand_to.filter(|_| persons == [true, true]);
    scene
}

impl Store {
    /// Whether nobody plays but the computer.
    pub(crate) fn watches(self) -> bool {
        self.read(|t| Side::BOTH.iter().all(|&side| level(t, side).is_some())).unwrap_or(false)
    }

    /// Whether the computer is at its turn.
    pub(crate) fn is_computers_turn(self) -> bool {
        self.read(|t| due(t).is_some()).unwrap_or(false) && !(self.computer.is_paused.get() && self.watches())
    }

    /// The match changed, or came on screen or left it: what the computer was at is called off, and if it is due it
    /// takes it up anew.
    pub(super) fn attend(self) {
        let number = self.call_off();
        if self.screen.get_untracked() != Screen::Match || self.watching.get_untracked() {
            return;
        }
        let stands_still = self.computer.is_paused.get_untracked()
            && untrack(|| self.watches())
            && self.computer.with(|play| !play.is_step) == Some(true);
        match untrack(|| self.read(due)).flatten() {
            Some(_) if stands_still => {}
            Some((side, level)) if self.is_planless() => self.ask(number, side, level),
            Some(_) => self.wait(number),
            None => later(SOON, move || self.get_ready(number)),
        }
    }

    /// Calls off what is under way; the number of what comes next.
    fn call_off(self) -> u32 {
        let called_off = self.computer.with(|play| {
            play.opponent.iter().for_each(Opponent::cancel);
            play.since = now();
            play.number += 1;
            play.number
        });
        called_off.unwrap_or_default()
    }

    /// Starts the worker while a person thinks.
    fn get_ready(self, number: u32) {
        let plays = |t: &AnyTable| Side::BOTH.iter().any(|&side| level(t, side).is_some());
        let is_current = self.computer.with(|play| play.number == number) == Some(true);
        if is_current && untrack(|| self.read(plays)) == Some(true) {
            self.opponent().get_ready();
        }
    }

    fn opponent(self) -> Opponent {
        let made = || Opponent::new(move |answer| self.update(Intent::Hear(answer)));
        let opponent = self.computer.with(|play| play.opponent.get_or_insert_with(made).clone());
        opponent.unwrap_or_else(made)
    }

    /// The match and revision on the table.
    fn here(self) -> (u32, u32) {
        (self.matches.get_untracked(), untrack(|| self.read(|t| t.revision())).unwrap_or_default())
    }

    fn is_planless(self) -> bool {
        let here = self.here();
        self.computer.with(|play| play.plan.is_empty() || play.about != here) != Some(false)
    }

    fn ask(self, number: u32, side: Side, level: u8) {
        let ask = |t: &AnyTable| {
            // Without entropy it always weighs alike.
            let seed = fresh_seed().map_or(0, |seed| seed.0);
            Some((Ask { number, known: Known::to(t, side)?, level, seed }, t.now().copy()))
        };
        let here = self.here();
        self.computer.with(|play| (play.plan, play.about) = (Vec::new(), here));
        if let Some((ask, state)) = untrack(|| self.read(ask)).flatten() {
            self.opponent().ask(ask, state);
        }
    }

    /// The computer has answered. What is not what was asked last, or about another picture, is stale.
    pub(super) fn hear(self, Answer { number, plays }: Answer) {
        let here = self.here();
        let heard = self.computer.with(|play| {
            let is_current = (play.number, play.about) == (number, here);
            if is_current {
                play.plan = plays;
            }
            is_current
        });
        if heard == Some(true) {
            self.wait(number);
        }
    }

    /// Lets the picture stand for a while before the computer's next move.
    fn wait(self, number: u32) {
        let pause = PAUSES.get(self.computer.pace.get_untracked() as usize).copied().unwrap_or_default();
        let pause = pause.max(self.time_for_changes());
        let rest = self.computer.with(|play| if play.is_step { 0.0 } else { play.since + pause - now() });
        later(rest.unwrap_or_default().max(0.0) as i32, move || self.update(Intent::PlayOn(number)));
    }

    /// Plays the next move of the computer's plan.
    pub(super) fn play_on(self, number: u32) {
        if self.is_changing() {
            return;
        }
        let plan = self.computer.with(|play| {
            let is_current = play.number == number;
            play.is_step &= !is_current;
            is_current.then(|| std::mem::take(&mut play.plan))
        });
        let Some(plan) = plan.flatten().filter(|plan| !plan.is_empty()) else { return };
        match self.table.try_update_value(|t| t.as_mut().map(|t| t.play_first(&plan))).flatten() {
            Some(Ok(played)) => {
                let rest = plan.into_iter().skip(played).collect();
                let here = self.here();
                self.computer.with(|play| (play.plan, play.about) = (rest, here));
                self.moved();
            }
            Some(Err(why)) => self.notice.set(Some(self.in_every_language(&why))),
            None => {}
        }
    }

    /// The computer has moved. A press that goes on meanwhile cannot hit what was not there before, unless a person is
    /// to choose now.
    fn moved(self) {
        let before = self.tick.get_untracked();
        let turn = self.scene.with_untracked(|s| s.as_ref().map(|s| s.turn));
        self.changed();
        self.note_told(turn);
        if untrack(|| self.read(due)).flatten().is_none() {
            self.turn_passed_at.set_value(now());
        } else if self.pressed_at.get_value() == Some(before) {
            self.pressed_at.set_value(Some(self.tick.get_untracked()));
        }
    }

    /// Lets a match that nobody plays stand still, or go on.
    pub(super) fn pause(self, paused: bool) {
        self.computer.is_paused.set(paused);
        self.attend();
    }

    /// Makes one move and stands still again.
    pub(super) fn step(self) {
        self.computer.is_paused.set(true);
        self.computer.with(|play| play.is_step = true);
        self.attend();
    }
}
