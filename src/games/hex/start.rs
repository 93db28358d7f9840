//! The set-up form and the state that a match begins with (HP-2, HP-34, HP-35, HP-35a).
use super::past::Past;
use super::pitch::Pitch;
use super::restart::Award;
use super::role::Role;
use super::state::{Ball, Due, Hex, Man, Men, SQUAD, Stop, Who};
use super::words;
use crate::cell::Cell;
use crate::event::Tale;
use crate::setup::{Kind, Opt, Setup};
use crate::side::{BySide, Side};
use crate::words::Phrase;

const GRIDS: Kind = Kind::Choice(&[
    (Pitch::Hexagon.id(), &words::HEXAGON),
    (Pitch::Small.id(), &words::SMALL),
    (Pitch::Grand.id(), &words::GRAND),
    (Pitch::Stadium.id(), &words::STADIUM),
]);

const ROLES: Kind = Kind::Choice(&[
    (Role::LeftBack.id(), words::role(Role::LeftBack)),
    (Role::RightBack.id(), words::role(Role::RightBack)),
    (Role::FrontStopper.id(), words::role(Role::FrontStopper)),
    (Role::Sweeper.id(), words::role(Role::Sweeper)),
    (Role::Midfielder.id(), words::role(Role::Midfielder)),
    (Role::Attacker.id(), words::role(Role::Attacker)),
    (Role::Passer.id(), words::role(Role::Passer)),
]);

const fn shirt(key: &'static str, name: &'static Phrase, preset: Role) -> Opt {
    // Outfield roles follow the goalie in the order of roles.
    Opt { key, name, kind: ROLES, preset: preset as i16 - Role::LeftBack as i16, per_side: true }
}

/// Turns a side has unless chosen otherwise.
pub(super) const PRESET_TURNS: i16 = 30;

/// The rows of the set-up form.
pub(super) static OPTIONS: [Opt; 7] = [
    Opt { key: "grid", name: &words::GRID, kind: GRIDS, preset: 0, per_side: false },
    Opt {
        key: "turns",
        name: &words::TURNS,
        kind: Kind::Whole { from: 20, to: 45, offered: &[20, 30, 45] },
        preset: PRESET_TURNS,
        per_side: false,
    },
    shirt("shirt2", &words::SHIRT_2, Role::LeftBack),
    shirt("shirt3", &words::SHIRT_3, Role::RightBack),
    shirt("shirt4", &words::SHIRT_4, Role::Midfielder),
    shirt("shirt5", &words::SHIRT_5, Role::Attacker),
    Opt {
        key: "captain",
        name: &words::CAPTAIN,
        kind: Kind::Whole { from: 1, to: SQUAD as i16, offered: &[1, 2, 3, 4, 5] },
        preset: 4,
        per_side: true,
    },
];

fn role(setup: &Setup, who: Who) -> Role {
    let key = match who.shirt {
        1 => return Role::Goalie,
        2 => "shirt2",
        3 => "shirt3",
        4 => "shirt4",
        _ => "shirt5",
    };
    let chosen = usize::try_from(setup.value_of(key, who.side)).unwrap_or(0);
    Role::OUTFIELD.get(chosen).copied().unwrap_or(Role::LeftBack)
}

impl Hex {
    /// The state in which Home is to kick the match off.
    pub(super) fn from_setup(setup: &Setup) -> Hex {
        let grid = usize::try_from(setup.value("grid")).unwrap_or(0);
        let man = |who: Who| Man {
            at: Cell(0),
            role: role(setup, who),
            captain: setup.value_of("captain", who.side) == i16::from(who.shirt),
            booked: false,
            ringed: false,
        };
        let mut hex = Hex {
            pitch: Pitch::ALL.get(grid).copied().unwrap_or(Pitch::Hexagon),
            turns: u8::try_from(setup.value("turns")).unwrap_or(PRESET_TURNS as u8),
            side: Side::Home,
            turn: 1,
            score: BySide::default(),
            men: BySide::from_fn(|side| [1, 2, 3, 4, 5].map(|shirt| Some(man(Who::new(side, shirt))))),
            ball: Ball::Loose(Cell(0)),
            flagged: Men::NOBODY,
            no_return: None,
            held: 0,
            subs: BySide { home: 2, away: 2 },
            due: Due::Act,
            past: Past::EMPTY,
        };
        let kick_off = Award { stop: Stop::KickOff, side: Side::Home, place: hex.pitch.centre(Side::Home) };
        hex.restart(kick_off, &mut Tale::deaf());
        hex.past.add(hex.standing());
        hex
    }
}
