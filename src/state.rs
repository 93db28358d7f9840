//! The boundary: a state of any game behind one dyn-safe face, for a match and a page that know no game.
//!
//! Why: whatever is written on [`State`] is compiled once, and not again for every game. So only what a game alone can
//! do stands here; playing, undo, text forms and pictures are plain code on top of it.
use crate::cell::Cell;
use crate::dice::Roll;
use crate::event::Tale;
use crate::game::{Card, Game, Turn, Unreadable};
use crate::guide::Entry;
use crate::layout::{Board, Margin};
use crate::odds::{Chance, odds};
use crate::setup::Setup;
use crate::show::{BallAt, Choice, Fact, Gauge, Legend, Likely, Mark, Show, Thrown, Token, Verb};
use crate::side::{BySide, Side};
use crate::statistics::Count;
use crate::words::{Phrase, Saying};
use std::any::Any;

/// A state of a game unknown to its holder.
pub type AnyState = Box<dyn State>;

/// What came of an action that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Acted {
    /// The action as recorded ([`Game::exact`]).
    pub exact: String,
    /// From whom it was hidden when it was played.
    pub hidden_from: Option<Side>,
}

/// A state of some game: [`Game`] and [`Show`] with actions as texts. Every game has it by itself.
pub trait State: Any + Send + Sync {
    /// The game's card.
    fn card(&self) -> &'static Card;
    /// The state before the first choice or throw of another match.
    ///
    /// # Errors
    /// The options do not go together.
    fn anew(&self, setup: &Setup) -> Result<AnyState, Saying>;
    /// The same state once more.
    fn copy(&self) -> AnyState;
    /// Whether another state is the same state of the same game.
    fn is(&self, other: &dyn State) -> bool;
    /// The state as a side may see it.
    fn seen_by(&self, side: Side) -> AnyState;

    /// What is due.
    fn turn(&self) -> Turn;
    /// The turn of the match, counted from 1.
    fn number(&self) -> u16;
    /// Goals.
    fn score(&self) -> BySide<u8>;

    /// The first action on offer which, followed by these rolls, leads to a state that this side sees as `seen`.
    fn like(&self, side: Side, rolls: &[Roll], seen: &dyn State) -> Option<String>;
    /// That a text is an action of the game.
    ///
    /// # Errors
    /// It is not.
    fn read(&self, action: &str) -> Result<(), Unreadable>;
    /// Plays an action if it is one and is allowed.
    ///
    /// # Errors
    /// Why not; the state is unchanged then.
    fn act(&mut self, action: &str, tale: &mut Tale) -> Result<Acted, Saying>;
    /// Takes in what the dice that were due show.
    fn roll(&mut self, roll: Roll, tale: &mut Tale);
    /// The exact chances of what one may hope from an action; none when it is not allowed.
    fn chances(&self, action: &str) -> Vec<(&'static Phrase, Chance)>;

    /// The exact chance that an action scores a goal. The action must be allowed.
    fn goal_chance(&self, action: &str) -> Chance;

    /// The rows of the game's statistics.
    fn counts(&self) -> &'static [Count];
    /// The board, the same during the whole match but for the room outside the pitch.
    fn board(&self, margin: Margin) -> Board;
    /// A cell's name.
    fn cell_name(&self, cell: Cell) -> String;
    /// What a footballer or piece is called.
    fn man_name(&self, side: Side, shirt: u8) -> Saying;
    /// What a footballer can do.
    fn stats(&self, side: Side, shirt: u8) -> Vec<Fact>;
    /// The footballers or pieces on the board.
    fn tokens(&self) -> Vec<Token>;
    /// Where the ball is.
    fn ball(&self) -> Option<BallAt>;
    /// What else there is to know.
    fn facts(&self, in_play: bool) -> Vec<Fact>;
    /// The fact that counts down.
    fn gauge(&self) -> Option<Gauge>;
    /// What is drawn on the board besides, with this cell in focus.
    fn marks(&self, focus: Option<Cell>) -> Vec<Mark>;
    /// What the marks mean that are not plain by themselves.
    fn legend(&self, focus: Option<Cell>) -> Vec<Legend>;
    /// Why an action may not be aimed at another cell; `None` where it may, or is not aimed at a cell of the board.
    fn why_not_at(&self, action: &str, cell: Cell) -> Option<Saying>;
    /// How likely the targets of the footballer in focus are to come off.
    fn likely(&self, focus: Option<Cell>) -> Vec<Likely>;
    /// The cells on the way of an action where dice decide, each with the exact chance that it goes well there; none
    /// when it is not allowed.
    fn perils(&self, action: &str) -> Vec<(Cell, Chance)>;
    /// The cells where a team-mate plays the ball on; none when the action is not allowed.
    fn relays(&self, action: &str) -> Vec<Cell>;
    /// As [`Show::thrown`].
    fn thrown(&self) -> Option<Thrown>;
    /// As [`Show::line_up`].
    fn line_up(&self, side: Side) -> Vec<String>;
    /// As [`Show::take_line_up`]. Texts that are no actions of the game are passed over.
    fn take_line_up(&self, kept: &[String]) -> Option<Result<Vec<String>, Saying>>;
    /// The footballer in hand before anybody points at one.
    fn default_focus(&self) -> Option<Cell>;
    /// What can be chosen with this cell in focus.
    fn choices(&self, focus: Option<Cell>) -> Vec<Choice<String>>;
    /// Why the footballer on a cell has nothing to choose.
    fn why_no_choice(&self, focus: Cell) -> Option<Saying>;
    /// What there is to know of the kinds of footballers.
    fn guide(&self) -> Vec<Entry>;
    /// As [`Show::card_in_use`].
    fn card_in_use(&self) -> Option<(&'static Verb, u8, Saying)>;
}

impl Clone for AnyState {
    fn clone(&self) -> AnyState {
        self.as_ref().copy()
    }
}

impl PartialEq for dyn State {
    fn eq(&self, other: &dyn State) -> bool {
        self.is(other)
    }
}

/// Throws the dice that are due, and again while a roll changes nothing, as long as there are faces.
pub(crate) fn throw(now: &mut dyn State, faces: &mut dyn Iterator<Item = u8>, rolls: &mut Vec<Roll>, tale: &mut Tale) {
    while let Turn::Throw(due) = now.turn() {
        let Some(roll) = due.roll(|| faces.next()) else { break };
        now.roll(roll, tale);
        rolls.push(roll);
    }
}

impl<G: Show> State for G {
    fn card(&self) -> &'static Card {
        &G::CARD
    }

    fn anew(&self, setup: &Setup) -> Result<AnyState, Saying> {
        Ok(Box::new(G::start(setup)?))
    }

    fn copy(&self) -> AnyState {
        Box::new(self.clone())
    }

    fn is(&self, other: &dyn State) -> bool {
        (other as &dyn Any).downcast_ref() == Some(self)
    }

    fn seen_by(&self, side: Side) -> AnyState {
        Box::new(Game::seen_by(self, side))
    }

    fn turn(&self) -> Turn {
        Game::turn(self)
    }

    fn number(&self) -> u16 {
        Game::number(self)
    }

    fn score(&self) -> BySide<u8> {
        Game::score(self)
    }

    fn like(&self, side: Side, rolls: &[Roll], seen: &dyn State) -> Option<String> {
        let mut offers = Vec::new();
        self.offers(&mut offers);
        let leads_there = |&action: &G::Action| {
            let (mut state, mut tale) = (self.clone(), Tale::deaf());
            Game::act(&mut state, self.exact(action), &mut tale);
            rolls.iter().for_each(|&roll| Game::roll(&mut state, roll, &mut tale));
            Game::seen_by(&state, side).is(seen)
        };
        offers.into_iter().find(leads_there).map(|action| self.exact(action).to_string())
    }

    fn read(&self, action: &str) -> Result<(), Unreadable> {
        action.parse::<G::Action>().map(|_| ())
    }

    fn act(&mut self, action: &str, tale: &mut Tale) -> Result<Acted, Saying> {
        let action: G::Action = action.parse().map_err(|e: Unreadable| e.why)?;
        if let Some(why) = self.why_not(action) {
            return Err(why);
        }
        let (exact, hidden_from) = (self.exact(action), self.hidden_from(action));
        Game::act(self, exact, tale);
        Ok(Acted { exact: exact.to_string(), hidden_from })
    }

    fn roll(&mut self, roll: Roll, tale: &mut Tale) {
        Game::roll(self, roll, tale);
    }

    fn chances(&self, action: &str) -> Vec<(&'static Phrase, Chance)> {
        let Ok(action) = action.parse::<G::Action>() else { return Vec::new() };
        let hopes = self.hopes(action);
        if hopes.is_empty() || self.why_not(action).is_some() {
            return Vec::new();
        }
        hopes.iter().map(|hope| self.hope_name(hope)).zip(odds(self, action)).collect()
    }

    fn goal_chance(&self, action: &str) -> Chance {
        let chance = || {
            let (goal, action) = (G::goal()?, action.parse::<G::Action>().ok()?);
            let place = self.hopes(action).iter().position(|hope| *hope == goal)?;
            odds(self, action).get(place).copied()
        };
        chance().unwrap_or(Chance::NEVER)
    }

    fn counts(&self) -> &'static [Count] {
        G::counts()
    }

    fn board(&self, margin: Margin) -> Board {
        Show::board(self, margin)
    }

    fn cell_name(&self, cell: Cell) -> String {
        Show::cell_name(self, cell)
    }

    fn man_name(&self, side: Side, shirt: u8) -> Saying {
        Show::man_name(self, side, shirt)
    }

    fn stats(&self, side: Side, shirt: u8) -> Vec<Fact> {
        Show::stats(self, side, shirt)
    }

    fn tokens(&self) -> Vec<Token> {
        Show::tokens(self)
    }

    fn ball(&self) -> Option<BallAt> {
        Show::ball(self)
    }

    fn facts(&self, in_play: bool) -> Vec<Fact> {
        Show::facts(self, in_play)
    }

    fn gauge(&self) -> Option<Gauge> {
        Show::gauge(self)
    }

    fn marks(&self, focus: Option<Cell>) -> Vec<Mark> {
        Show::marks(self, focus)
    }

    fn legend(&self, focus: Option<Cell>) -> Vec<Legend> {
        Show::legend(self, focus)
    }

    fn why_not_at(&self, action: &str, cell: Cell) -> Option<Saying> {
        self.why_not(self.aimed_at(action.parse().ok()?, cell)?)
    }

    fn likely(&self, focus: Option<Cell>) -> Vec<Likely> {
        Show::likely(self, focus)
    }

    fn perils(&self, action: &str) -> Vec<(Cell, Chance)> {
        let action = action.parse::<G::Action>().ok().filter(|&action| self.why_not(action).is_none());
        action.map_or_else(Vec::new, |action| Show::perils(self, action))
    }

    fn relays(&self, action: &str) -> Vec<Cell> {
        let action = action.parse::<G::Action>().ok().filter(|&action| self.why_not(action).is_none());
        action.map_or_else(Vec::new, |action| Show::relays(self, action))
    }

    fn thrown(&self) -> Option<Thrown> {
        Show::thrown(self)
    }

    fn line_up(&self, side: Side) -> Vec<String> {
        Show::line_up(self, side).iter().map(ToString::to_string).collect()
    }

    fn take_line_up(&self, kept: &[String]) -> Option<Result<Vec<String>, Saying>> {
        let kept: Vec<G::Action> = kept.iter().filter_map(|action| action.parse().ok()).collect();
        let taken = Show::take_line_up(self, &kept)?;
        Some(taken.map(|plays| plays.iter().map(ToString::to_string).collect()))
    }

    fn default_focus(&self) -> Option<Cell> {
        Show::default_focus(self)
    }

    fn choices(&self, focus: Option<Cell>) -> Vec<Choice<String>> {
        let mut spelled = Vec::new();
        for choice in Show::choices(self, focus) {
            spelled.push(choice.spelled());
        }
        spelled
    }

    fn why_no_choice(&self, focus: Cell) -> Option<Saying> {
        Show::why_no_choice(self, focus)
    }

    fn guide(&self) -> Vec<Entry> {
        Show::guide(self)
    }

    fn card_in_use(&self) -> Option<(&'static Verb, u8, Saying)> {
        Show::card_in_use(self)
    }
}
