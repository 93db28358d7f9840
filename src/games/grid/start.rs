//! The options of a match and its first state.
use super::board::{MIDDLE, rank_behind, square};
use super::formation::Formation;
use super::squad::STANDARD_SQUADS;
use super::state::{Ball, Due, Grid, KickOff};
use super::words::{AWAY, BY_TOSS, FIRST_KICK_OFF, HOME, MODE, STANDARD, TURNS};
use crate::event::Tale;
use crate::setup::{Kind, Opt, Setup};
use crate::side::{BySide, Side};
use crate::words::Phrase;

/// How many turns a match has unless set up otherwise (GS-5).
pub(super) const USUAL_TURNS: u8 = 50;

static KICK_OFFS: [(&str, &Phrase); 3] = [("home", &HOME), ("away", &AWAY), ("toss", &BY_TOSS)];
static MODES: [(&str, &Phrase); 1] = [("standard", &STANDARD)];

/// The rows of the set-up form.
pub(super) static OPTIONS: [Opt; 3] = [
    Opt {
        key: "turns",
        name: &TURNS,
        kind: Kind::Whole { from: 1, to: 180, offered: &[20, 50, 90] },
        preset: USUAL_TURNS as i16,
        per_side: false,
    },
    Opt { key: "mode", name: &MODE, kind: Kind::Choice(&MODES), preset: 0, per_side: false },
    Opt { key: "kickoff", name: &FIRST_KICK_OFF, kind: Kind::Choice(&KICK_OFFS), preset: 0, per_side: false },
];

impl Grid {
    /// The state before the first choice or throw, with the footballers that are in the match. With a side given, it
    /// kicks off whatever the set-up says.
    pub(super) fn at_start(
        setup: &Setup,
        side: Option<Side>,
        formation: BySide<Formation>,
        present: BySide<[bool; 7]>,
    ) -> Grid {
        let kick_off = match setup.value("kickoff") {
            0 => KickOff::By(Side::Home),
            1 => KickOff::By(Side::Away),
            _ => KickOff::Toss,
        };
        let first = match (side, kick_off) {
            (Some(side), _) | (None, KickOff::By(side)) => side,
            (None, KickOff::Toss) => Side::Home,
        };
        let nowhere = square(MIDDLE, rank_behind(first));
        let mut grid = Grid {
            men: BySide::from_fn(|s| present[s].map(|is| is.then_some(nowhere))),
            ball: Ball::Loose(nowhere),
            touched: first,
            side: first,
            turn: 1,
            score: BySide::default(),
            formation,
            selected: None,
            steps: 0,
            acted: false,
            frozen: BySide::default(),
            charges: BySide::default(),
            restart: None,
            due: Due::Choice,
            squads: STANDARD_SQUADS,
            turns: u8::try_from(setup.value("turns")).unwrap_or(u8::MAX),
            kick_off,
        };
        grid.kick_off_by(first, &mut Tale::deaf());
        grid.begin_turn();
        if side.is_none() && kick_off == KickOff::Toss {
            grid.due = Due::Toss { home: None };
        }
        grid
    }
}
