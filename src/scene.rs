//! The whole picture for one viewer and one focus, as a comparable value.
use crate::cell::Cell;
use crate::event::{Event, Tale};
use crate::game::Turn;
use crate::odds::Chance;
use crate::session::Session;
use crate::show::{BallAt, Choice, Fact, Gauge, Legend, Likely, Mark, Place, Thrown, Token, Verb};
use crate::side::{BySide, Side};
use crate::state::AnyState;
use crate::words::{Phrase, Saying};

/// What the viewer looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Gaze {
    /// The side that looks; `None` is somebody beside the pitch who sees what both may see.
    pub viewer: Option<Side>,
    /// The cell pointed at.
    pub focus: Option<Cell>,
}

/// A picture of the match.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// Which state of the match this is.
    pub revision: u32,
    /// What is due.
    pub turn: Turn,
    /// The turn's number.
    pub number: u16,
    /// Goals.
    pub score: BySide<u8>,
    /// The footballers or pieces.
    pub tokens: Vec<Token>,
    /// The ball.
    pub ball: Option<BallAt>,
    /// Further facts.
    pub facts: Vec<Fact>,
    /// The fact that counts down.
    pub gauge: Option<Gauge>,
    /// The number thrown for the turn before the choice.
    pub thrown: Option<Thrown>,
    /// Tints and arrows.
    pub marks: Vec<Mark>,
    /// What the marks mean that are not plain by themselves.
    pub legend: Vec<Legend>,
    /// The cell in focus, pointed at or by default.
    pub focus: Option<Cell>,
    /// What the footballer in focus can do.
    pub stats: Vec<Fact>,
    /// What can be chosen; for a viewer who is not to choose, nothing but what is on the sheet.
    pub choices: Vec<Choice<String>>,
    /// How likely targets are to come off, where dice decide and the game can tell.
    pub likely: Vec<Likely>,
    /// The card that is in use: its verb, its place among the cards, its name.
    pub card_in_use: Option<(&'static Verb, u8, Saying)>,
    /// Why the footballer in focus has nothing to choose.
    pub no_choice: Option<Saying>,
    /// Whether the last move can be taken back.
    pub can_undo: bool,
    /// Whether a move can be put back.
    pub can_redo: bool,
    /// What happened last.
    pub last: Vec<Event>,
    /// The side to whom the device is handed before it may choose, since a move is hidden from it.
    pub hand_to: Option<Side>,
}

impl Session {
    /// The picture of the match now.
    pub fn scene(&self, gaze: Gaze) -> Scene {
        let side = self.turn().chooser();
        self.drawn(gaze, side.is_some() && (gaze.viewer.is_none() || gaze.viewer == side))
    }

    /// The same for somebody who has nothing to choose whoever is to: the choices are not even looked for.
    pub fn scene_watched(&self, gaze: Gaze) -> Scene {
        self.drawn(gaze, false)
    }

    fn drawn(&self, gaze: Gaze, may_choose: bool) -> Scene {
        let (state, turn) = (self.seen(gaze.viewer), self.turn());
        let focus = gaze.focus.or_else(|| state.default_focus().filter(|_| may_choose));
        let (tokens, in_play) = (state.tokens(), !matches!(turn, Turn::Over(_)));
        let may_look = turn.chooser().is_some() && (may_choose || gaze.viewer.is_some());
        let mut choices = if may_look { state.choices(focus) } else { Vec::new() };
        choices.retain(|choice| may_choose || choice.verb.place == Place::Sheet);
        // What can be taken back is not final.
        if self.takes_turns_back() {
            choices.iter_mut().for_each(|choice| choice.is_final = false);
        }
        let in_focus = focus.and_then(|cell| tokens.iter().find(|t| t.cell == cell));
        Scene {
            revision: self.revision(),
            turn,
            number: state.number(),
            score: state.score(),
            stats: in_focus.map_or_else(Vec::new, |t| state.stats(t.side, t.shirt)),
            tokens,
            ball: state.ball(),
            facts: state.facts(in_play),
            gauge: state.gauge().filter(|_| in_play),
            thrown: state.thrown().filter(|_| in_play),
            marks: if in_play { state.marks(focus) } else { Vec::new() },
            legend: if in_play { state.legend(focus) } else { Vec::new() },
            focus,
            choices,
            likely: if may_choose { state.likely(focus) } else { Vec::new() },
            card_in_use: state.card_in_use().filter(|_| in_play),
            no_choice: focus.filter(|_| may_choose).and_then(|cell| state.why_no_choice(cell)),
            can_undo: self.can_undo(),
            can_redo: self.can_redo(),
            last: self.told_last().iter().map(|t| t.event).collect(),
            hand_to: self.secret_from(),
        }
    }

    /// The exact chances of what one may hope from a choice now.
    pub fn chances(&self, plays: &[String]) -> Vec<(&'static Phrase, Chance)> {
        self.before_last(plays).map_or_else(Vec::new, |(state, last)| state.chances(last))
    }

    /// The cells on the way of a choice where dice decide, each with the exact chance that it goes well there.
    pub fn perils(&self, plays: &[String]) -> Vec<(Cell, Chance)> {
        self.before_last(plays).map_or_else(Vec::new, |(state, last)| state.perils(last))
    }

    /// The cells on the way of a choice where a team-mate plays the ball on, in order.
    pub fn relays(&self, plays: &[String]) -> Vec<Cell> {
        self.before_last(plays).map_or_else(Vec::new, |(state, last)| state.relays(last))
    }

    /// Why the last action of a choice may not be aimed at another cell; `None` where it may, or is not aimed at a cell of
    /// the board.
    pub fn why_not_at(&self, plays: &[String], cell: Cell) -> Option<Saying> {
        self.before_last(plays).and_then(|(state, last)| state.why_not_at(last, cell))
    }

    /// What a side has placed, or had when the last placement was over ([`Show::line_up`](crate::show::Show::line_up)).
    pub fn line_up(&self, side: Side) -> Vec<String> {
        let now = self.seen(Some(side)).line_up(side);
        let before = || self.moves().iter().rev().map(|m| m.before.line_up(side)).find(|placed| !placed.is_empty());
        if now.is_empty() { before().unwrap_or_default() } else { now }
    }

    /// What the side to choose plays now to go on with a kept line-up; `None` when nothing is to be placed.
    pub fn take_line_up(&self, kept: &[String]) -> Option<Result<Vec<String>, Saying>> {
        self.seen(self.turn().chooser()).take_line_up(kept)
    }

    /// The state as the side to choose sees it when all but the last action of a choice are played, and that action;
    /// `None` when they are not allowed.
    fn before_last<'a>(&self, plays: &'a [String]) -> Option<(AnyState, &'a str)> {
        let (last, first) = plays.split_last()?;
        let mut state = self.seen(self.turn().chooser());
        let mut tale = Tale::deaf();
        for action in first {
            state.act(action, &mut tale).ok()?;
        }
        Some((state, last))
    }
}

impl Scene {
    /// The verbs that can be chosen, in order, each once.
    pub fn verbs(&self) -> Vec<&'static Verb> {
        let mut verbs: Vec<&'static Verb> = Vec::new();
        for choice in &self.choices {
            if !verbs.contains(&choice.verb) {
                verbs.push(choice.verb);
            }
        }
        verbs
    }

    /// The choices of the verb with this code.
    pub fn of_verb<'a>(&'a self, code: &'a str) -> impl Iterator<Item = &'a Choice<String>> {
        self.choices.iter().filter(move |c| c.verb.code == code)
    }

    /// The choices offered in one place.
    pub fn in_place(&self, place: Place) -> impl Iterator<Item = &Choice<String>> {
        self.choices.iter().filter(move |c| c.verb.place == place)
    }

    /// How likely what is aimed at a cell with the verb of this code is to come off.
    pub fn likely_at(&self, code: &str, cell: Cell) -> Option<Chance> {
        self.likely.iter().find(|l| l.cell == cell && l.verb.code == code).map(|l| l.chance)
    }

    /// The footballer on a cell.
    pub fn token_at(&self, cell: Cell) -> Option<&Token> {
        self.tokens.iter().find(|t| t.cell == cell)
    }
}
