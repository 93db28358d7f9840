//! A match being played: its steps, the dice they drew, undo and redo. Written once for all games.
use crate::dice::{Roll, Seed};
use crate::event::{Event, Tale};
use crate::game::{Game, Turn, chooser};
use crate::player::Player;
use crate::setup::Setup;
use crate::side::{BySide, Side};
use crate::words::Saying;

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
enum Barrier {
    Free,
    TurnPassed,
    BecameKnown,
}

/// What was told, with the turn in which it happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Told {
    /// The turn's number.
    pub number: u16,
    /// The side that acted, or was to.
    pub side: Side,
    /// What happened.
    pub event: Event,
}

/// One unit of undo: a choice on screen, and what came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Move<G: Game> {
    /// The actions as recorded.
    pub actions: Vec<G::Action>,
    /// The turn in which they were played.
    pub number: u16,
    /// The side that chose.
    pub side: Side,
    /// The rolls that followed.
    pub rolls: Vec<Roll>,
    /// What happened.
    pub told: Vec<Told>,
    /// From whom one of the actions was hidden when it was played.
    pub hidden_from: Option<Side>,
    barrier: Barrier,
    before: G,
    dice_before: u32,
}

/// Names, players and date of a match: they change nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Details {
    /// The sides' names; empty means the language's word for the side, or for the computer.
    pub names: BySide<String>,
    /// Who plays them.
    pub players: BySide<Player>,
    /// When it began, as `2026.11.29`; empty if unknown.
    pub date: String,
}

/// A match: options, seed and moves, with the state they lead to.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    setup: Setup,
    seed: Seed,
    details: Details,
    takeback: Takeback,
    opening: Vec<Told>,
    moves: Vec<Move<G>>,
    undone: Vec<Move<G>>,
    now: G,
    dice: u32,
    revision: u32,
}

impl<G: Game> Session<G> {
    /// A new match. Dice that are due before the first choice are thrown.
    ///
    /// # Errors
    /// The options do not go together.
    pub fn new(setup: Setup, seed: Seed, details: Details) -> Result<Session<G>, Saying> {
        let mut now = G::start(&setup)?;
        let mut dice = 0;
        let mut tale = Tale::open();
        let number = now.number();
        throw(&mut now, seed, &mut dice, &mut tale);
        let side = chooser(&now).unwrap_or(Side::Home);
        let opening = tale.events.into_iter().map(|event| Told { number, side, event }).collect();
        let (moves, undone) = (Vec::new(), Vec::new());
        let takeback = Takeback::Turn;
        Ok(Session { setup, seed, details, takeback, opening, moves, undone, now, dice, revision: 0 })
    }

    /// The state now.
    pub const fn now(&self) -> &G {
        &self.now
    }

    /// The options.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The seed.
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// Names, players and date.
    pub const fn details(&self) -> &Details {
        &self.details
    }

    /// Changes with every change of the match.
    pub const fn revision(&self) -> u32 {
        self.revision
    }

    /// How many dice were thrown so far.
    pub const fn dice_thrown(&self) -> u32 {
        self.dice
    }

    /// The moves played and not taken back.
    pub fn moves(&self) -> &[Move<G>] {
        &self.moves
    }

    /// The moves taken back, the next to redo last.
    pub fn undone(&self) -> &[Move<G>] {
        &self.undone
    }

    /// Sets how far undo reaches.
    pub const fn set_takeback(&mut self, takeback: Takeback) {
        self.takeback = takeback;
    }

    /// Everything told so far.
    pub fn told(&self) -> impl Iterator<Item = &Told> {
        self.opening.iter().chain(self.moves.iter().flat_map(|m| &m.told))
    }

    /// What was told last: by the last move, or before the first.
    pub fn told_last(&self) -> &[Told] {
        self.moves.last().map_or(&self.opening, |m| &m.told)
    }

    /// The side from whom the last move is still hidden, while it is to choose. A move that has come to nothing, or
    /// whose secret is out, is hidden no longer.
    pub fn secret_from(&self) -> Option<Side> {
        let hidden = self.moves.last().and_then(|m| m.hidden_from);
        hidden.filter(|&side| chooser(&self.now) == Some(side) && self.now.seen_by(side) != self.now)
    }

    /// Plays one choice, and throws the dice that come due.
    ///
    /// # Errors
    /// An action is not allowed; nothing changes then.
    pub fn play(&mut self, actions: &[G::Action]) -> Result<(), Saying> {
        let played = self.played(actions)?;
        self.undone.clear();
        self.apply(played);
        Ok(())
    }

    fn played(&self, actions: &[G::Action]) -> Result<(Move<G>, G, u32), Saying> {
        let (mut now, mut dice, mut rolls) = (self.now.clone(), self.dice, Vec::new());
        let (mut exact, mut hidden_from) = (Vec::with_capacity(actions.len()), None);
        let side = chooser(&self.now).unwrap_or(Side::Home);
        let mut told = Vec::new();
        for &action in actions {
            let mut tale = Tale::open();
            let number = now.number();
            exact.push(now.exact(action));
            hidden_from = hidden_from.or(now.hidden_from(action));
            now.step(action, &mut tale)?;
            rolls.extend(throw(&mut now, self.seed, &mut dice, &mut tale));
            told.extend(tale.events.into_iter().map(|event| Told { number, side, event }));
        }
        let passed = chooser(&now) != chooser(&self.now) || now.number() != self.now.number();
        let barrier = match () {
            () if !rolls.is_empty() || hidden_from.is_some() => Barrier::BecameKnown,
            () if passed => Barrier::TurnPassed,
            () => Barrier::Free,
        };
        let (before, dice_before, number) = (self.now.clone(), self.dice, self.now.number());
        let played = Move { actions: exact, number, side, rolls, told, hidden_from, barrier, before, dice_before };
        Ok((played, now, dice))
    }

    fn apply(&mut self, (played, now, dice): (Move<G>, G, u32)) {
        self.moves.push(played);
        self.now = now;
        self.dice = dice;
        self.revision += 1;
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

    fn is_by_a_person(&self, played: &Move<G>) -> bool {
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
        let Ok(played) = self.played(&next.actions.clone()) else { return false };
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
        (0..count).all(|_| self.moves.last().is_some_and(|m| m.barrier <= Barrier::TurnPassed) && self.take_back())
    }
}

/// Throws the dice that are due, and again while a roll changes nothing.
fn throw<G: Game>(now: &mut G, seed: Seed, dice: &mut u32, tale: &mut Tale) -> Vec<Roll> {
    let mut rolls = Vec::new();
    while let Turn::Throw(due) = now.turn() {
        let face = || {
            *dice += 1;
            Some(seed.die(*dice - 1))
        };
        let Some(roll) = due.roll(face) else { break };
        now.roll(roll, tale);
        rolls.push(roll);
    }
    rolls
}
