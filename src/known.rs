//! A match so far as one side knows it, as texts and faces of dice: enough to bring the position about again somewhere
//! else, and nothing that the side may not know. It holds no dice to come, and in place of an action hidden from the
//! side one that looks the same to it.
use crate::dice::Seed;
use crate::drill;
use crate::event::Tale;
use crate::session::{Details, Session};
use crate::setup::Setup;
use crate::side::Side;
use crate::state::{AnyState, throw};
use crate::table::Row;

/// A match so far as one side knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    /// The game's id.
    pub game: String,
    /// The options, as [`Setup::text`] writes them.
    pub options: String,
    /// The code of the drill that the match started from; empty if it started from none.
    pub drill: String,
    /// Every action.
    pub actions: Vec<String>,
    /// What the dice showed, one after the other.
    pub faces: Vec<u8>,
}

impl Known {
    /// What a side knows of a match; `None` if something is hidden from it that looks like nothing else, which happens in
    /// no game.
    pub fn to(session: &Session, side: Side) -> Option<Known> {
        let mut actions: Vec<String> = session.moves().iter().flat_map(|m| m.actions.iter().cloned()).collect();
        if session.secret_from() == Some(side) {
            actions.pop();
            actions.push(stand_in(session, side)?);
        }
        Some(Known {
            game: session.card().id.to_string(),
            options: session.setup().text(),
            drill: session.drill().map(|drill| drill.code.to_string()).unwrap_or_default(),
            actions,
            faces: session.faces(),
        })
    }

    /// The position that this leads to; `None` if it is no match of one of these games.
    pub fn retrace(&self, rows: &[Row]) -> Option<AnyState> {
        let row = rows.iter().find(|row| row.card.id == self.game)?;
        let mut state = self.start(row)?;
        let mut faces = self.faces.iter().copied();
        throw(state.as_mut(), &mut faces, &mut Vec::new(), &mut Tale::deaf());
        for action in &self.actions {
            state.act(action, &mut Tale::deaf()).ok()?;
            throw(state.as_mut(), &mut faces, &mut Vec::new(), &mut Tale::deaf());
        }
        Some(state)
    }

    fn start(&self, row: &Row) -> Option<AnyState> {
        if self.drill.is_empty() {
            let setup = Setup::parse((row.options)(), &self.options).ok()?;
            return (row.state)(&setup).ok();
        }
        let drill = drill::named(row.drills, &self.drill).ok()?;
        let session = (row.drill?)(drill, Seed(0), Details::default())?;
        Some(session.start().copy())
    }

    /// As a text: a line each for the game, the options, the drill and the faces, then one for each action.
    pub fn write(&self) -> String {
        let Known { game, options, drill, actions, faces } = self;
        let faces: Vec<String> = faces.iter().map(u8::to_string).collect();
        let faces = faces.join(" ");
        let head = [game, options, drill, &faces].into_iter().chain(actions);
        head.map(String::as_str).collect::<Vec<_>>().join("\n")
    }

    /// Reads what [`Known::write`] writes.
    pub fn read(text: &str) -> Option<Known> {
        let mut lines = text.split('\n');
        let [game, options, drill] = [lines.next()?, lines.next()?, lines.next()?].map(str::to_string);
        let faces = lines.next()?.split_whitespace().map(|face| face.parse().ok()).collect::<Option<_>>()?;
        Some(Known { game, options, drill, actions: lines.map(str::to_string).collect(), faces })
    }
}

/// The first action that looks to a side as the last one of the match does, which is hidden from it.
fn stand_in(session: &Session, side: Side) -> Option<String> {
    let last = session.moves().last()?;
    let (_, open) = last.actions.split_last()?;
    let mut before = last.before.clone();
    for action in open {
        before.act(action, &mut Tale::deaf()).ok()?;
    }
    before.like(side, &last.rolls, session.now().seen_by(side).as_ref())
}
