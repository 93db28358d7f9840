//! A match being played: its steps, the dice they drew, undo and redo. Written once for all games.
mod takeback;

use self::takeback::Barrier;
pub use self::takeback::Takeback;
use crate::cell::Cell;
use crate::dice::{Roll, Seed};
use crate::drill::Drill;
use crate::event::{Event, Tale};
use crate::game::{Card, Outcome, Turn, Unreadable};
use crate::layout::{Board, Margin};
use crate::player::{COMPUTER, Player};
use crate::resign;
use crate::setup::Setup;
use crate::show::Show;
use crate::side::{BySide, Side};
use crate::state::{AnyState, State, throw};
use crate::words::{Arg, Lang, Names, Saying};
use std::any::Any;

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
#[derive(Clone)]
pub struct Move {
    /// The actions as recorded.
    pub actions: Vec<String>,
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
    /// How it ends the match, where the rules of the game do not.
    pub ends: Option<Outcome>,
    barrier: Barrier,
    pub(crate) before: AnyState,
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

impl Details {
    /// What a side is called in a match of the game with this card.
    pub fn team(&self, card: &Card, lang: Lang, side: Side) -> String {
        match (self.names[side].as_str(), self.players[side], self.players[side.other()]) {
            ("", Player::Computer(_), Player::Person) => COMPUTER.words(lang).to_string(),
            ("", ..) => card.teams[side].words(lang).to_string(),
            (name, ..) => name.to_string(),
        }
    }
}

/// A match: options, seed and moves, with the state they lead to.
#[derive(Clone)]
pub struct Session {
    setup: Setup,
    drill: Option<&'static Drill>,
    seed: Seed,
    details: Details,
    takeback: Takeback,
    opening: Vec<Told>,
    moves: Vec<Move>,
    undone: Vec<Move>,
    now: AnyState,
    dice: u32,
    revision: u32,
}

impl Session {
    /// A new match of a game. Dice that are due before the first choice are thrown.
    ///
    /// # Errors
    /// The options do not go together.
    pub fn new<G: Show>(setup: Setup, seed: Seed, details: Details) -> Result<Session, Saying> {
        let start = G::start(&setup)?;
        Ok(Session::begin(Box::new(start), setup, seed, details))
    }

    /// A new match that starts from a drill; `None` if it is not one of the game.
    pub fn of_drill<G: Show>(drill: &'static Drill, seed: Seed, details: Details) -> Option<Session> {
        let (setup, start) = drill.start::<G>()?;
        Some(Session { drill: Some(drill), ..Session::begin(Box::new(start), setup, seed, details) })
    }

    fn begin(mut now: AnyState, setup: Setup, seed: Seed, details: Details) -> Session {
        let (mut dice, mut tale, number) = (0, Tale::open(), now.number());
        throw(now.as_mut(), &mut fall(seed, &mut dice), &mut Vec::new(), &mut tale);
        let side = now.turn().chooser().unwrap_or(Side::Home);
        let mut opening = Vec::new();
        tell(&mut opening, number, side, tale);
        let (moves, undone, takeback) = (Vec::new(), Vec::new(), Takeback::Turn);
        let drill = None;
        Session { setup, drill, seed, details, takeback, opening, moves, undone, now, dice, revision: 0 }
    }

    /// A new match with the same options, names and players, from the same drill if there is one.
    ///
    /// # Errors
    /// The options do not go together.
    pub fn rematch(&self, seed: Seed, date: String) -> Result<Box<Session>, Saying> {
        let start = match self.drill {
            Some(_) => self.start().copy(),
            None => self.now.anew(&self.setup)?,
        };
        let details = Details { date, ..self.details.clone() };
        Ok(Box::new(Session { drill: self.drill, ..Session::begin(start, self.setup.clone(), seed, details) }))
    }

    /// The drill from which the match started.
    pub const fn drill(&self) -> Option<&'static Drill> {
        self.drill
    }

    /// The state before the first move.
    pub fn start(&self) -> &dyn State {
        self.moves.first().map_or(self.now.as_ref(), |m| m.before.as_ref())
    }

    /// The game's card.
    pub fn card(&self) -> &'static Card {
        self.now.card()
    }

    /// The state now.
    pub fn now(&self) -> &dyn State {
        self.now.as_ref()
    }

    /// The state now, of a match of this game; `None` if it is of another.
    pub fn now_of<G: Show>(&self) -> Option<&G> {
        (self.now() as &dyn Any).downcast_ref()
    }

    /// What is due.
    pub fn turn(&self) -> Turn {
        let ended = self.moves.last().and_then(|m| m.ends);
        ended.map_or_else(|| self.now.turn(), Turn::Over)
    }

    /// The board, the same during the whole match but for the room outside the pitch.
    pub fn board(&self, margin: Margin) -> Board {
        self.now.board(margin)
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
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The moves taken back, the next to redo last.
    pub fn undone(&self) -> &[Move] {
        &self.undone
    }

    /// Everything told so far.
    pub fn log(&self) -> Vec<Told> {
        let mut log = self.opening.clone();
        self.moves.iter().for_each(|m| log.extend_from_slice(&m.told));
        log
    }

    /// What was told last: by the last move, or before the first.
    pub fn told_last(&self) -> &[Told] {
        self.moves.last().map_or(&self.opening, |m| &m.told)
    }

    /// The state as a viewer sees it; `None` is somebody beside the pitch who sees what both sides may see.
    pub fn seen(&self, viewer: Option<Side>) -> AnyState {
        match viewer {
            Some(side) => self.now.seen_by(side),
            None => self.now.seen_by(Side::Home).seen_by(Side::Away),
        }
    }

    /// The side from whom the last move is still hidden, while it is to choose. A move that has come to nothing, or
    /// whose secret is out, is hidden no longer.
    pub fn secret_from(&self) -> Option<Side> {
        let hidden = self.moves.last().and_then(|m| m.hidden_from);
        hidden.filter(|&side| self.turn().chooser() == Some(side) && *self.now.seen_by(side) != *self.now)
    }

    /// Plays a choice that was seen at a revision, and throws the dice that come due; a stale one is dropped (`false`).
    ///
    /// # Errors
    /// An action is not allowed; nothing changes then.
    pub fn play(&mut self, revision: u32, plays: &[String]) -> Result<bool, Saying> {
        if revision != self.revision {
            return Ok(false);
        }
        let played = self.played(plays)?;
        self.undone.clear();
        self.apply(played);
        Ok(true)
    }

    /// Plays what a plan begins with, as far as it is one choice on screen: how many of its actions that were.
    ///
    /// # Errors
    /// It is not allowed; nothing changes then.
    pub fn play_first(&mut self, plan: &[String]) -> Result<usize, Saying> {
        let count = self.first_choice(plan);
        let first = plan.get(..count).unwrap_or(plan);
        self.play(self.revision, first).map(|_| first.len())
    }

    /// How many of the first actions of a plan are one choice on screen, whoever is in hand.
    fn first_choice(&self, plan: &[String]) -> usize {
        let begun = |focus: Option<Cell>| {
            let choices = self.now.choices(focus);
            choices.iter().map(|c| &c.plays).filter(|plays| plan.starts_with(plays)).map(Vec::len).max()
        };
        let side = self.now.turn().chooser();
        let own = || self.now.tokens().into_iter().filter(|t| Some(t.side) == side).find_map(|t| begun(Some(t.cell)));
        begun(self.now.default_focus()).or_else(own).unwrap_or(1)
    }

    /// What every die has shown so far.
    pub fn faces(&self) -> Vec<u8> {
        (0..self.dice).map(|n| self.seed.die(n)).collect()
    }

    /// Gives the match up for a side, whoever is to choose. It cannot be taken back.
    ///
    /// # Errors
    /// The match is over, or dice are due.
    pub fn resign(&mut self, side: Side) -> Result<(), Saying> {
        self.play(self.revision, &[resign::text(side)]).map(|_| ())
    }

    /// That a text is an action of the match.
    ///
    /// # Errors
    /// It is not.
    pub fn read(&self, action: &str) -> Result<(), Unreadable> {
        match resign::read(action) {
            Some(_) => Ok(()),
            None => self.now.read(action),
        }
    }

    fn played(&self, plays: &[String]) -> Result<(Move, AnyState, u32), Saying> {
        for action in plays {
            self.read(action).map_err(|e| e.why)?;
        }
        if let [action] = plays
            && let Some(side) = resign::read(action)
        {
            return self.given_up(side);
        }
        if self.moves.last().is_some_and(|m| m.ends.is_some()) {
            return Err(resign::NOT_NOW.plain());
        }
        let (mut now, mut dice, side) = (self.now.clone(), self.dice, self.turn().chooser().unwrap_or(Side::Home));
        let (mut actions, mut rolls, mut told, mut hidden_from) = (Vec::new(), Vec::new(), Vec::new(), None);
        for action in plays {
            let (mut tale, number) = (Tale::open(), now.number());
            let acted = now.act(action, &mut tale)?;
            actions.push(acted.exact);
            hidden_from = hidden_from.or(acted.hidden_from);
            throw(now.as_mut(), &mut fall(self.seed, &mut dice), &mut rolls, &mut tale);
            tell(&mut told, number, side, tale);
        }
        let (before, dice_before, number) = (self.now.clone(), self.dice, self.now.number());
        let passed = now.turn().chooser() != self.turn().chooser() || now.number() != number;
        let barrier = match () {
            () if !rolls.is_empty() || hidden_from.is_some() => Barrier::BecameKnown,
            () if passed => Barrier::TurnPassed,
            () => Barrier::Free,
        };
        let played = Move { actions, number, side, rolls, told, hidden_from, ends: None, barrier, before, dice_before };
        Ok((played, now, dice))
    }

    fn given_up(&self, side: Side) -> Result<(Move, AnyState, u32), Saying> {
        if self.turn().chooser().is_none() {
            return Err(resign::NOT_NOW.plain());
        }
        let number = self.now.number();
        let event = Event::new(resign::RESIGNS.with([Arg::Team(side)]));
        let given_up = Move {
            actions: vec![resign::text(side)],
            number,
            side,
            rolls: Vec::new(),
            told: vec![Told { number, side, event }],
            hidden_from: None,
            ends: Some(Outcome::Win(side.other())),
            barrier: Barrier::BecameKnown,
            before: self.now.clone(),
            dice_before: self.dice,
        };
        Ok((given_up, self.now.clone(), self.dice))
    }

    fn apply(&mut self, (played, now, dice): (Move, AnyState, u32)) {
        self.moves.push(played);
        self.now = now;
        self.dice = dice;
        self.revision += 1;
    }
}

/// The faces that fall from the *n*-th on, which is counted up as they are taken.
fn fall(seed: Seed, n: &mut u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        *n += 1;
        Some(seed.die(*n - 1))
    })
}

fn tell(told: &mut Vec<Told>, number: u16, side: Side, tale: Tale) {
    told.extend(tale.events.into_iter().map(|event| Told { number, side, event }));
}

impl Names for Session {
    fn man(&self, lang: Lang, side: Side, shirt: u8) -> String {
        self.now.man_name(side, shirt).text(lang, self)
    }

    fn team(&self, lang: Lang, side: Side) -> String {
        self.details.team(self.card(), lang, side)
    }

    fn cell(&self, cell: Cell) -> String {
        self.now.cell_name(cell)
    }
}
