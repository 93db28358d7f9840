//! The boundary: a match of any game behind one dyn-safe face, for a page that knows no game.
use crate::dice::Seed;
use crate::game::{Card, Game, Turn, chooser};
use crate::layout::{Board, Margin};
use crate::odds::{Chance, odds};
use crate::record::{self, Record};
use crate::save;
use crate::scene::{Gaze, Scene};
use crate::session::{Details, Session, Told};
use crate::setup::{Opt, Setup};
use crate::show::{Choice, Show};
use crate::side::Side;
use crate::trouble::{self, Trouble};
use crate::words::{Lang, Names, Phrase, Saying};
use serde_json::Value;

/// A match on the table.
pub trait Table: Names {
    /// The game's card.
    fn card(&self) -> &'static Card;
    /// The options.
    fn setup(&self) -> &Setup;
    /// Names, players and date.
    fn details(&self) -> &Details;
    /// Which state of the match this is.
    fn revision(&self) -> u32;
    /// What is due.
    fn turn(&self) -> Turn;
    /// The board, the same during the whole match but for the room outside the pitch.
    fn board(&self, margin: Margin) -> Board;
    /// The picture.
    fn scene(&self, gaze: Gaze) -> Scene;
    /// Everything told so far.
    fn log(&self) -> Vec<Told>;
    /// The exact chances of what one may hope from a choice now.
    fn chances(&self, plays: &[String]) -> Vec<(&'static Phrase, Chance)>;
    /// Plays a choice that was seen at a revision; a stale one is dropped (`false`).
    ///
    /// # Errors
    /// It is not allowed; nothing changes then.
    fn play(&mut self, revision: u32, plays: &[String]) -> Result<bool, Saying>;
    /// Takes the last move back; `false` at a checkpoint.
    fn undo(&mut self) -> bool;
    /// Puts a move back; `false` when there is none.
    fn redo(&mut self) -> bool;
    /// Goes back to the last checkpoint; `false` when nothing was played since.
    fn reset_turn(&mut self) -> bool;
    /// The match as a save.
    fn save(&self) -> Value;
    /// The match as a record.
    fn record(&self, lang: Lang) -> String;
    /// A new match with the same options, names and players.
    ///
    /// # Errors
    /// The options do not go together.
    fn rematch(&self, seed: Seed, date: String) -> Result<AnyTable, Saying>;
}

impl<G: Show> Names for Session<G> {
    fn man(&self, lang: Lang, side: Side, shirt: u8) -> String {
        self.now().man_name(side, shirt).text(lang, self)
    }

    fn team(&self, lang: Lang, side: Side) -> String {
        match self.details().names[side].as_str() {
            "" => self.now().team_name(side).words(lang).to_string(),
            name => name.to_string(),
        }
    }

    fn cell(&self, cell: crate::cell::Cell) -> String {
        self.now().cell_name(cell)
    }
}

impl<G: Show> Table for Session<G> {
    fn card(&self) -> &'static Card {
        &G::CARD
    }

    fn setup(&self) -> &Setup {
        self.setup()
    }

    fn details(&self) -> &Details {
        self.details()
    }

    fn revision(&self) -> u32 {
        self.revision()
    }

    fn turn(&self) -> Turn {
        self.now().turn()
    }

    fn board(&self, margin: Margin) -> Board {
        self.now().board(margin)
    }

    fn scene(&self, gaze: Gaze) -> Scene {
        let state = seen(self, gaze.viewer);
        let side = chooser(&state);
        let may_choose = side.is_some() && (gaze.viewer.is_none() || gaze.viewer == side);
        let focus = gaze.focus.or_else(|| state.default_focus().filter(|_| may_choose));
        let choices = if may_choose { state.choices(focus) } else { Vec::new() };
        let tokens = state.tokens();
        Scene {
            revision: self.revision(),
            turn: state.turn(),
            number: state.number(),
            score: state.score(),
            tokens: tokens.clone(),
            ball: state.ball(),
            facts: state.facts(),
            marks: state.marks(focus),
            focus,
            stats: focus
                .and_then(|cell| tokens.iter().find(|t| t.cell == cell))
                .map_or_else(Vec::new, |t| state.stats(t.side, t.shirt)),
            choices: choices.into_iter().map(spelled).collect(),
            card_in_use: state.card_in_use(),
            no_choice: focus.filter(|_| may_choose).and_then(|cell| state.why_no_choice(cell)),
            can_undo: self.can_undo(),
            can_redo: self.can_redo(),
            last: self.told_last().iter().map(|t| t.event).collect(),
            hand_to: self.secret_from(),
        }
    }

    fn log(&self) -> Vec<Told> {
        self.told().copied().collect()
    }

    fn chances(&self, plays: &[String]) -> Vec<(&'static Phrase, Chance)> {
        let Ok(actions) = parsed::<G>(plays) else { return Vec::new() };
        let Some((&last, first)) = actions.split_last() else { return Vec::new() };
        let mut state = seen(self, chooser(self.now()));
        let mut tale = crate::event::Tale::deaf();
        let played = first.iter().try_for_each(|&a| state.step(a, &mut tale));
        if played.is_err() || state.why_not(last).is_some() {
            return Vec::new();
        }
        state.hopes(last).iter().map(|hope| state.hope_name(hope)).zip(odds(&state, last)).collect()
    }

    fn play(&mut self, revision: u32, plays: &[String]) -> Result<bool, Saying> {
        if revision != self.revision() {
            return Ok(false);
        }
        Session::play(self, &parsed::<G>(plays)?).map(|()| true)
    }

    fn undo(&mut self) -> bool {
        Session::undo(self)
    }

    fn redo(&mut self) -> bool {
        Session::redo(self)
    }

    fn reset_turn(&mut self) -> bool {
        Session::reset_turn(self)
    }

    fn save(&self) -> Value {
        save::write(self)
    }

    fn record(&self, lang: Lang) -> String {
        record::write(self, lang, self)
    }

    fn rematch(&self, seed: Seed, date: String) -> Result<AnyTable, Saying> {
        let details = Details { date, ..self.details().clone() };
        Ok(Box::new(Session::<G>::new(self.setup().clone(), seed, details)?))
    }
}

fn seen<G: Show>(session: &Session<G>, viewer: Option<Side>) -> G {
    match viewer {
        Some(side) => session.now().seen_by(side),
        None => session.now().seen_by(Side::Home).seen_by(Side::Away),
    }
}

fn parsed<G: Game>(plays: &[String]) -> Result<Vec<G::Action>, Saying> {
    plays.iter().map(|text| text.parse().map_err(|e: crate::game::Unreadable| e.why)).collect()
}

fn spelled<A: ToString>(choice: Choice<A>) -> Choice<String> {
    let Choice { verb, aim, plays, cost, path, is_final, label } = choice;
    let plays = plays.iter().map(ToString::to_string).collect();
    Choice { verb, aim, plays, cost, path, is_final, label }
}

/// A match of a game unknown to its holder.
pub type AnyTable = Box<dyn Table>;

/// A game as the page meets it: its card, its set-up form, and how a match of it begins or goes on.
#[derive(Clone, Copy)]
pub struct Row {
    /// The game's card.
    pub card: &'static Card,
    /// The rows of its set-up form.
    pub options: fn() -> &'static [Opt],
    /// Begins a match.
    pub start: fn(Setup, Seed, Details) -> Result<AnyTable, Saying>,
    load: fn(&Value) -> Result<AnyTable, Trouble>,
    replay: fn(Record) -> Result<AnyTable, Trouble>,
}

impl Row {
    /// The row of a game.
    pub const fn of<G: Show>() -> Row {
        Row {
            card: &G::CARD,
            options: G::options,
            start: |setup, seed, details| Ok(Box::new(Session::<G>::new(setup, seed, details)?)),
            load: |save| Ok(Box::new(save::read::<G>(save)?)),
            replay: |record| Ok(Box::new(record.replay::<G>()?)),
        }
    }
}

/// Opens a save of any game.
///
/// # Errors
/// The save is damaged, of a newer version, of a game that is not here, or against the rules.
pub fn open_save(rows: &[Row], text: &str) -> Result<AnyTable, Trouble> {
    let save: Value = serde_json::from_str(text).map_err(|_| Trouble::plain(&trouble::UNREADABLE))?;
    let id = save::game_of(&save)?;
    (row(rows, id)?.load)(&save)
}

/// Opens a save or a record of any game, whichever the text is.
///
/// # Errors
/// As [`open_save`]; and a record that ends before its result.
pub fn open(rows: &[Row], text: &str) -> Result<AnyTable, Trouble> {
    if text.trim_start().starts_with('{') {
        return open_save(rows, text);
    }
    let record = Record::parse(text)?;
    let row = row(rows, &record.game)?;
    (row.replay)(record)
}

fn row<'a>(rows: &'a [Row], id: &str) -> Result<&'a Row, Trouble> {
    rows.iter().find(|r| r.card.id == id).ok_or_else(|| Trouble::plain(&trouble::UNKNOWN_GAME))
}
