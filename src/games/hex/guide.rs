//! The role guide of the set-up form (HP-35a): each role where it stands at a kick-off, with what it covers.
use super::labels as l;
use super::role::Role;
use super::show::{board_round, token};
use super::start::OPTIONS;
use super::state::{Hex, Man, Who};
use super::words;
use crate::cell::Cell;
use crate::guide::Entry;
use crate::setup::Setup;
use crate::show::Token;
use crate::side::Side;

/// No cover goes further.
const DEEP: u8 = 2;

/// The eight roles in order, on the usual pitch.
pub(super) fn entries() -> Vec<Entry> {
    let hex = Hex::from_setup(&Setup::preset(&OPTIONS));
    Role::ALL.into_iter().map(|role| hex.entry(role)).collect()
}

impl Hex {
    fn entry(&self, role: Role) -> Entry {
        let who = Who::new(Side::Home, if role == Role::Goalie { 1 } else { 5 });
        let at = self.man(who).map_or(Cell(0), |man| man.at);
        let man = |captain| Man { at, role, captain, booked: false, ringed: false };
        let near: Vec<Cell> = self.pitch.cells().filter(|&cell| self.pitch.distance(at, cell) <= DEEP).collect();
        let reached = |captain| near.iter().copied().filter(move |&cell| self.reaches(who, &man(captain), cell));
        let covers: Vec<Cell> = reached(false).collect();
        let gains = reached(true).filter(|cell| !covers.contains(cell)).collect();
        Entry {
            name: l::role(role),
            said: [words::guide(role), words::armband(role)],
            board: board_round(self.pitch, self.pitch.at(at), &near),
            token: Token { shirt: 0, ..token(who, &man(false), false, covers) },
            gains,
        }
    }
}
