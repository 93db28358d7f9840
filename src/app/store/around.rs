//! What lies around the matches: the rules, which way the board is turned, hints and kits.
use super::{Store, chooser};
use crate::dialog;
use crate::hints;
use crate::keep::Slot;
use crate::kit;
use crate::rules;
use leptos::prelude::*;
use touchline::player::Player;
use touchline::show::Place;
use touchline::side::Side;
use touchline::words::Phrase;

/// The board's other end is at the bottom, or at the left.
const TURNED: &str = "turned";
/// The end of the side that chooses is at the bottom, or at the left.
const FOLLOWS: &str = "follows";

/// What is remembered beside the matches, as the browser keeps it.
#[derive(Clone, Copy)]
pub(crate) struct Around {
    /// The id of the game whose rules are read; empty when none are.
    pub(crate) rules: RwSignal<String>,
    /// Whether the guide to the kinds of footballers is open.
    pub(crate) reads_guide: RwSignal<bool>,
    /// The kits that were chosen; empty when each game's own are worn.
    pub(crate) kits: RwSignal<String>,
    /// The line-ups that are kept, one a line.
    pub(super) line_ups: RwSignal<String>,
    /// The line-up that each side has begun to place; empty for none.
    pub(super) following: [RwSignal<String>; 2],
    /// The hints that are not shown any more.
    learnt: RwSignal<String>,
    /// How the board is turned.
    way_up: RwSignal<String>,
}

impl Around {
    /// What the browser keeps.
    pub(super) fn kept(text: impl Fn(Slot) -> Option<String>) -> Around {
        let kept = |slot| RwSignal::new(text(slot).unwrap_or_default());
        Around {
            rules: RwSignal::new(String::new()),
            reads_guide: RwSignal::new(false),
            kits: kept(Slot::Kits),
            line_ups: kept(Slot::LineUps),
            following: [RwSignal::new(String::new()), RwSignal::new(String::new())],
            learnt: kept(Slot::Hints),
            way_up: kept(Slot::WayUp),
        }
    }
}

impl Store {
    /// Opens the rules of a game. Those that were open last are still there, where they were left.
    pub(super) fn read_rules(self, game: &'static str) {
        if self.around.rules.with_untracked(|read| read != game) {
            self.around.rules.set(game.to_string());
        }
        dialog::open(rules::RULES_DIALOG);
    }

    /// Whether Away's end is at the bottom of the screen, or at its left.
    pub(crate) fn is_board_turned(self) -> bool {
        self.around.way_up.with(|way| match way.as_str() {
            TURNED => true,
            FOLLOWS => Side::BOTH.iter().all(|&side| self.is_by_hand(side)) && self.is_on_turn(Side::Away),
            _ => false,
        })
    }

    /// Whether the board is turned to the side that chooses.
    pub(crate) fn board_follows(self) -> bool {
        self.around.way_up.with(|way| way == FOLLOWS)
    }

    /// Whether a person at this device plays a side.
    pub(crate) fn is_by_hand(self, side: Side) -> bool {
        self.read(|t| t.details().players[side] == Player::Person).unwrap_or(false)
    }

    fn is_on_turn(self, side: Side) -> bool {
        self.read_scene(|s| chooser(s.turn) == Some(side)).unwrap_or(false)
    }

    /// Turns the board round, from now on for good.
    pub(super) fn turn_board(self) {
        let way = if untrack(|| self.is_board_turned()) { "" } else { TURNED };
        self.keep_around(self.around.way_up, Slot::WayUp, way.to_string());
    }

    /// Lets the board follow the side that chooses, or lets it rest.
    pub(super) fn follow_turns(self) {
        let way = if untrack(|| self.board_follows()) { "" } else { FOLLOWS };
        self.keep_around(self.around.way_up, Slot::WayUp, way.to_string());
    }

    /// Chooses the kit of a side, or the game's own for both.
    pub(super) fn wear(self, side: Side, kit: &str) {
        let kits = self.around.kits.with_untracked(|kits| kit::wear(kits, side, kit));
        self.keep_around(self.around.kits, Slot::Kits, kits);
    }

    /// The side for which somebody at this device may give the match up now.
    pub(crate) fn resigner(self) -> Option<Side> {
        let chooses = self.read_scene(|s| chooser(s.turn)).flatten()?;
        [chooses, chooses.other()].into_iter().find(|&side| self.is_by_hand(side))
    }

    /// Gives the match up.
    pub(super) fn resign(self, side: Side) {
        if self.watching.get_untracked() {
            return;
        }
        match self.table.try_update_value(|t| t.as_mut().map(|t| t.resign(side))).flatten() {
            Some(Ok(())) => {
                self.changed();
                self.note_told(None);
            }
            Some(Err(why)) => self.notice.set(Some(self.in_every_language(&why))),
            None => {}
        }
    }

    /// Whether a hint is still to be shown.
    pub(crate) fn is_new(self, hint: &'static Phrase) -> bool {
        self.around.learnt.with(|learnt| !learnt.split(' ').any(|code| code == hint.code))
    }

    /// Takes down that what a hint tells has been done, once and for all.
    pub(super) fn learn(self, hint: &'static Phrase) {
        if untrack(|| self.is_new(hint)) {
            let learnt = self.around.learnt.with_untracked(|learnt| format!("{learnt} {}", hint.code));
            self.keep_around(self.around.learnt, Slot::Hints, learnt);
        }
    }

    /// Takes down that choices in such a place have been found.
    pub(super) fn learn_place(self, place: Place) {
        match place {
            Place::Board => self.learn(&hints::AIM),
            Place::Button => self.learn(&hints::END),
            Place::Face | Place::Card | Place::Sheet => {}
        }
    }

    /// Shows no hint any more.
    pub(super) fn leave_hints(self) {
        hints::ALL.into_iter().for_each(|hint| self.learn(hint));
    }

    pub(super) fn keep_around(self, what: RwSignal<String>, slot: Slot, text: String) {
        self.keep.with_value(|k| k.put_text(slot, &text));
        what.set(text);
    }
}
