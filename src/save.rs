//! Saves: a match as JSON, with its units of undo and what was taken back, so that it goes on exactly where it was.
//!
//! `{"v":1,"game":"grid","options":{…},"seed":"…","names":["",""],"date":"…","steps":[["select 5","go e12"],["end"]],
//! "at":2}`: of the steps the first `at` are played, the others were taken back. `"players":["person","computer-3"]` stands
//! there too unless persons play both sides.
use crate::dice::Seed;
use crate::game::Game;
use crate::player::Player;
use crate::record::play_text;
use crate::session::{Details, Move, Session};
use crate::setup::Setup;
use crate::show::Show;
use crate::side::BySide;
use crate::trouble::{self, Trouble};
use serde_json::{Value, json};

/// The version written; a higher one is of a newer program and left alone.
pub const VERSION: u64 = 1;

/// Writes a match.
pub fn write<G: Game>(session: &Session<G>) -> Value {
    let texts = |m: &Move<G>| m.actions.iter().map(ToString::to_string).collect::<Vec<_>>();
    let played = session.moves().iter();
    let steps: Vec<Vec<String>> = played.chain(session.undone().iter().rev()).map(texts).collect();
    let details = session.details();
    let mut save = json!({
        "v": VERSION,
        "game": G::CARD.id,
        "options": session.setup().write(),
        "seed": session.seed().text(),
        "names": [details.names.home, details.names.away],
        "date": details.date,
        "steps": steps,
        "at": session.moves().len(),
    });
    if details.players != BySide::default() {
        save["players"] = json!([details.players.home.id(), details.players.away.id()]);
    }
    save
}

/// The id of the game that a save is of.
///
/// # Errors
/// It is not a save, or one of a newer version.
pub fn game_of(save: &Value) -> Result<&str, Trouble> {
    let unreadable = || Trouble::plain(&trouble::UNREADABLE);
    match save.get("v").and_then(Value::as_u64) {
        Some(VERSION) => save.get("game").and_then(Value::as_str).ok_or_else(unreadable),
        Some(version) if version > VERSION => Err(Trouble::plain(&trouble::NEWER)),
        _ => Err(unreadable()),
    }
}

/// Reads what [`write`](fn@write) writes, by playing it again.
///
/// # Errors
/// The save is damaged, of a newer version, or against the rules.
pub fn read<G: Show>(save: &Value) -> Result<Session<G>, Trouble> {
    let unreadable = || Trouble::plain(&trouble::UNREADABLE);
    if game_of(save)? != G::CARD.id {
        return Err(Trouble::plain(&trouble::UNKNOWN_GAME));
    }
    let options = save.get("options").filter(|o| o.is_object()).ok_or_else(unreadable)?;
    let setup =
        Setup::read(G::options(), Some(options)).map_err(|why| Trouble::because(&trouble::BAD_OPTIONS, &why))?;
    let seed = save.get("seed").and_then(Value::as_str).and_then(Seed::parse);
    let seed = seed.ok_or_else(|| Trouble::plain(&trouble::BAD_SEED))?;
    let text = |value: Option<&Value>| value.and_then(Value::as_str).unwrap_or_default().to_string();
    let name = |i: usize| text(save.get("names").and_then(|n| n.get(i)));
    let player = |i: usize| match save.get("players") {
        None => Ok(Player::Person),
        Some(players) => players.get(i).and_then(Value::as_str).and_then(Player::parse).ok_or_else(unreadable),
    };
    let players = BySide { home: player(0)?, away: player(1)? };
    let details = Details { names: BySide { home: name(0), away: name(1) }, players, date: text(save.get("date")) };
    let started = Session::<G>::new(setup, seed, details);
    let mut session = started.map_err(|why| Trouble::because(&trouble::BAD_OPTIONS, &why))?;
    let steps = save.get("steps").and_then(Value::as_array).ok_or_else(unreadable)?;
    let at = save.get("at").and_then(Value::as_u64).and_then(|n| usize::try_from(n).ok()).ok_or_else(unreadable)?;
    for (i, step) in steps.iter().enumerate() {
        let texts: Option<Vec<&str>> = step.as_array().ok_or_else(unreadable)?.iter().map(Value::as_str).collect();
        play_text(&mut session, &texts.filter(|t| !t.is_empty()).ok_or_else(unreadable)?, i + 1)?;
    }
    let undone = steps.len().checked_sub(at).ok_or_else(unreadable)?;
    if session.rewind(undone) { Ok(session) } else { Err(unreadable()) }
}
