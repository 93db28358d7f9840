//! Saves: a match as JSON, with its units of undo and what was taken back, so that it goes on exactly where it was.
//!
//! `{"v":1,"game":"grid","options":{…},"seed":"…","names":["",""],"date":"…","steps":[["select 5","go e12"],["end"]],
//! "at":2}`: of the steps the first `at` are played, the others were taken back. `"players":["person","computer-3"]` stands
//! there too unless persons play both sides, and `"drill":"…"`, the code of the drill that the match started from. One
//! that leaves the shelf says in `"when":1764471600000` when it was last played, in milliseconds since 1970.
use crate::dice::Seed;
use crate::drill;
use crate::json;
use crate::player::Player;
use crate::record::play_text;
use crate::resign;
use crate::session::{Details, Session};
use crate::setup::Setup;
use crate::side::{BySide, Side};
use crate::table::{AnyTable, Row};
use crate::trouble::{self, Trouble};
use serde_json::Value;

/// The version written; a higher one is of a newer program and left alone.
pub const VERSION: u64 = 1;

impl Session {
    /// The match as a save, to be looked into.
    pub fn save(&self) -> Value {
        serde_json::from_str(&text(self)).unwrap_or_default()
    }
}

/// Writes a match.
pub fn text(session: &Session) -> String {
    let undone = session.undone().iter().rev();
    let steps = session.moves().iter().chain(undone).map(|m| json::quoted_list(&m.actions)).collect();
    let Details { names, players, date } = session.details();
    let mut fields = vec![
        ("v", VERSION.to_string()),
        ("game", json::quoted(session.card().id)),
        ("options", session.setup().json()),
        ("seed", json::quoted(&session.seed().text())),
        ("names", json::quoted_list(&[names.home.clone(), names.away.clone()])),
        ("date", json::quoted(date)),
        ("steps", json::list(steps)),
        ("at", session.moves().len().to_string()),
    ];
    fields.extend(session.drill().map(|drill| ("drill", json::quoted(drill.code))));
    if *players != BySide::default() {
        fields.push(("players", json::quoted_list(&[players.home.id(), players.away.id()])));
    }
    json::object(&fields)
}

/// A save that says when it was last played.
pub fn dated(save: &str, when: u64) -> String {
    // The text is not read and written anew: exporting a shelf need not understand what is on it.
    save.strip_suffix('}').map_or_else(|| save.to_string(), |open| format!("{open},\"when\":{when}}}"))
}

/// When a save says that it was last played; those of earlier programs say nothing.
pub fn dated_at(save: &Value) -> Option<u64> {
    save.get("when")?.as_u64()
}

/// Whether anything was ever played in a saved match, taken back or not.
pub fn is_begun(save: &Value) -> bool {
    save.get("steps").and_then(Value::as_array).is_some_and(|steps| !steps.is_empty())
}

/// The side that gave a saved match up; `None` if neither did.
pub fn given_up_by(save: &Value) -> Option<Side> {
    let last = save.get("steps")?.as_array()?.last()?;
    resign::read(last.get(0)?.as_str()?)
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

/// Reads what [`text`](fn@text) writes, by playing it again.
///
/// # Errors
/// The save is damaged, of a newer version, or against the rules.
pub fn read(row: &Row, save: &Value) -> Result<AnyTable, Trouble> {
    let unreadable = || Trouble::plain(&trouble::UNREADABLE);
    if game_of(save)? != row.card.id {
        return Err(Trouble::plain(&trouble::UNKNOWN_GAME));
    }
    let seed = save.get("seed").and_then(Value::as_str).and_then(Seed::parse);
    let seed = seed.ok_or_else(|| Trouble::plain(&trouble::BAD_SEED))?;
    let word = |value: Option<&Value>| value.and_then(Value::as_str).unwrap_or_default().to_string();
    let name = |i: usize| word(save.get("names").and_then(|n| n.get(i)));
    let player = |i: usize| match save.get("players") {
        None => Ok(Player::Person),
        Some(players) => players.get(i).and_then(Value::as_str).and_then(Player::parse).ok_or_else(unreadable),
    };
    let players = BySide { home: player(0)?, away: player(1)? };
    let details = Details { names: BySide { home: name(0), away: name(1) }, players, date: word(save.get("date")) };
    let mut session = match save.get("drill") {
        Some(code) => {
            let drill = drill::named(row.drills, code.as_str().ok_or_else(unreadable)?)?;
            row.drill.and_then(|begin| begin(drill, seed, details)).ok_or_else(unreadable)?
        }
        None => {
            let options = save.get("options").filter(|o| o.is_object()).ok_or_else(unreadable)?;
            let started =
                Setup::read((row.options)(), Some(options)).and_then(|setup| (row.start)(setup, seed, details));
            started.map_err(|why| Trouble::because(&trouble::BAD_OPTIONS, &why))?
        }
    };
    let steps = save.get("steps").and_then(Value::as_array).ok_or_else(unreadable)?;
    let at = save.get("at").and_then(Value::as_u64).and_then(|n| usize::try_from(n).ok()).ok_or_else(unreadable)?;
    for (i, step) in steps.iter().enumerate() {
        let plays = texts(step).filter(|plays| !plays.is_empty()).ok_or_else(unreadable)?;
        play_text(&mut session, &plays, i + 1)?;
    }
    let undone = steps.len().checked_sub(at).ok_or_else(unreadable)?;
    if session.rewind(undone) { Ok(session) } else { Err(unreadable()) }
}

fn texts(list: &Value) -> Option<Vec<String>> {
    list.as_array()?.iter().map(|text| text.as_str().map(str::to_string)).collect()
}
