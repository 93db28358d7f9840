//! Taking moves back, and putting them in place again. Neither ever crosses a throw or a secret that became known.
use super::{Move, Session};
use crate::player::Player;

/// How far undo reaches. Neither ever crosses a roll or a revealed secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Takeback {
    /// To the last checkpoint: within the turn.
    #[default]
    Turn,
    /// Over whole turns.
    Match,
}

/// What would have to be crossed to take a move back: each kind is also all the kinds before it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Barrier {
    Free,
    TurnPassed,
    BecameKnown,
}

impl Session {
    /// Sets how far undo reaches.
    pub const fn set_takeback(&mut self, takeback: Takeback) {
        self.takeback = takeback;
    }

    /// Whether undo reaches over whole turns.
    pub(crate) fn takes_turns_back(&self) -> bool {
        self.takeback == Takeback::Match
    }

    /// Lets undo reach over whole turns, in a game whose rules leave that to the players.
    pub fn agree_on_turns_back(&mut self, agreed: bool) {
        self.takeback = if agreed && self.now.card().turns_back { Takeback::Match } else { Takeback::Turn };
    }

    /// Whether a move can be taken back: the last one of a person, with what the computer has answered.
    pub fn can_undo(&self) -> bool {
        let reach = match self.takeback {
            Takeback::Turn => Barrier::Free,
            Takeback::Match => Barrier::TurnPassed,
        };
        let mut within = self.moves.iter().rev().take_while(|m| m.barrier <= reach);
        within.any(|m| self.is_by_a_person(m))
    }

    fn is_by_a_person(&self, played: &Move) -> bool {
        self.details.players[played.side] == Player::Person
    }

    /// Whether a move taken back can be put back.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Takes the last move of a person back, and with it what the computer has answered; `false` at a checkpoint.
    pub fn undo(&mut self) -> bool {
        if !self.can_undo() {
            return false;
        }
        while self.moves.last().is_some_and(|m| !self.is_by_a_person(m)) && self.take_back() {}
        self.take_back()
    }

    fn take_back(&mut self) -> bool {
        let Some(last) = self.moves.pop() else { return false };
        self.now = last.before.clone();
        self.dice = last.dice_before;
        self.undone.push(last);
        self.revision += 1;
        true
    }

    /// Puts the move last taken back in place again, and with it what the computer had answered; `false` when there is
    /// none.
    pub fn redo(&mut self) -> bool {
        let any = self.put_back();
        while any && self.undone.last().is_some_and(|m| !self.is_by_a_person(m)) && self.put_back() {}
        any
    }

    fn put_back(&mut self) -> bool {
        let Some(next) = self.undone.last() else { return false };
        let Ok(played) = self.played(&next.actions) else { return false };
        self.undone.pop();
        self.apply(played);
        true
    }

    /// Goes back to the last checkpoint at once; `false` when a person has played nothing since.
    pub fn reset_turn(&mut self) -> bool {
        let mut any = false;
        while self.moves.last().is_some_and(|m| m.barrier == Barrier::Free && self.is_by_a_person(m))
            && self.take_back()
        {
            any = true;
        }
        any
    }

    /// Takes `count` moves back, whoever played them, to the point where a save was made; `false` where one could not
    /// have been taken back.
    pub(crate) fn rewind(&mut self, count: usize) -> bool {
        let can_be = |m: &Move| m.barrier <= Barrier::TurnPassed;
        (0..count).all(|_| self.moves.last().is_some_and(can_be) && self.take_back())
    }
}
