//! Records: a match as a text that people can read and share (CO-8).
//!
//! Header lines come first, then the actions, a line a turn and a semicolon between, with dice and events as comments
//! in braces:
//!
//! ```text
//! [Game "grid"]
//! [Home "Ana"]
//! [Away ""]
//! [AwayPlayer "computer-3"]
//! [Date "2026.11.29"]
//! [Options "turns=20"]
//! [Seed "00000000000000ff"]
//! [Result "*"]
//!
//! 1. move e10 e11; pass e14 {3 4: Accurate.}; end
//! ```
//!
//! A side without a line that says who plays it is played by a person.
//!
//! A match that started from a drill has a line `[Drill "…"]` with its code.
//!
//! A match that a side has given up ends with `resign home` or `resign away`, in every game.
//!
//! The reader is tolerant of spacing and ignores comments; line ends separate actions too. The writer is canonical.
use crate::dice::Seed;
use crate::drill;
use crate::game::{Outcome, Turn, Unreadable};
use crate::player::Player;
use crate::session::{Details, Move, Session};
use crate::setup::Setup;
use crate::side::Side;
use crate::table::{AnyTable, Row};
use crate::trouble::{self, Trouble};
use crate::words::{Lang, Names};

/// A record taken apart, its actions not yet understood.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// Names, players and date.
    pub details: Details,
    /// The options, as [`Setup::text`] writes them.
    pub options: String,
    /// The code of the drill that the match started from; empty if it started from none.
    pub drill: String,
    /// The seed, as [`Seed::text`] writes it.
    pub seed: String,
    /// The result, such as `2-1`; `*` while the match goes on.
    pub result: String,
    /// The actions in order.
    pub actions: Vec<String>,
}

/// The result of an unfinished match.
const UNFINISHED: &str = "*";

impl Record {
    /// Takes a record apart.
    ///
    /// # Errors
    /// It has no game, a header line or comment is not closed, or a side has a player that nobody knows.
    pub fn parse(text: &str) -> Result<Record, Trouble> {
        let mut record = Record { result: UNFINISHED.to_string(), ..Record::default() };
        let mut body = String::new();
        for line in without_comments(text)?.lines() {
            match line.trim().strip_prefix('[') {
                Some(header) => record.header(header)?,
                None => body = body + line + ";",
            }
        }
        if record.game.is_empty() {
            return Err(Trouble::plain(&trouble::UNREADABLE));
        }
        for part in body.split(';') {
            let words: Vec<&str> = without_number(part.trim_start()).split_whitespace().collect();
            if !words.is_empty() {
                record.actions.push(words.join(" "));
            }
        }
        Ok(record)
    }

    fn header(&mut self, header: &str) -> Result<(), Trouble> {
        let unreadable = || Trouble::plain(&trouble::UNREADABLE);
        let (key, quoted) = header.split_once('"').ok_or_else(unreadable)?;
        let (value, _) = quoted.rsplit_once('"').filter(|(_, end)| end.starts_with(']')).ok_or_else(unreadable)?;
        let value = unquoted(value);
        match key.trim() {
            "Game" => self.game = value,
            "Home" => self.details.names.home = value,
            "Away" => self.details.names.away = value,
            "HomePlayer" => self.details.players.home = Player::parse(&value).ok_or_else(unreadable)?,
            "AwayPlayer" => self.details.players.away = Player::parse(&value).ok_or_else(unreadable)?,
            "Date" => self.details.date = value,
            "Options" => self.options = value,
            "Drill" => self.drill = value,
            "Seed" => self.seed = value,
            "Result" => self.result = value,
            _ => {}
        }
        Ok(())
    }

    /// Plays the record again from the start.
    ///
    /// # Errors
    /// Options, seed or an action do not fit the game, or the record ends before its result.
    pub fn replay(self, row: &Row) -> Result<AnyTable, Trouble> {
        let seed = Seed::parse(&self.seed).ok_or_else(|| Trouble::plain(&trouble::BAD_SEED))?;
        let mut session = if self.drill.is_empty() {
            let setup = Setup::parse((row.options)(), &self.options);
            let started = setup.and_then(|setup| (row.start)(setup, seed, self.details));
            started.map_err(|why| Trouble::because(&trouble::BAD_OPTIONS, &why))?
        } else {
            let drill = drill::named(row.drills, &self.drill)?;
            let begun = row.drill.and_then(|begin| begin(drill, seed, self.details));
            begun.ok_or_else(|| Trouble::plain(&trouble::UNKNOWN_DRILL))?
        };
        for (i, action) in self.actions.iter().enumerate() {
            play_text(&mut session, std::slice::from_ref(action), i + 1)?;
        }
        if self.result != UNFINISHED && self.result != result(&session) {
            return Err(Trouble::plain(&trouble::CUT_SHORT));
        }
        Ok(session)
    }
}

impl Session {
    /// The match as a record, with its comments in a language and the match's own names.
    pub fn record(&self, lang: Lang) -> String {
        write(self, lang, self)
    }
}

/// Plays one choice given as text; `number` is its place in the match, for the error.
pub(crate) fn play_text(session: &mut Session, plays: &[String], number: usize) -> Result<(), Trouble> {
    let unreadable = plays.iter().find_map(|action| session.read(action).err());
    if let Some(Unreadable { why, .. }) = unreadable {
        return Err(Trouble::at_action(&trouble::BAD_ACTION, number, &why, session));
    }
    match session.play(session.revision(), plays) {
        Ok(_) => Ok(()),
        Err(why) => Err(Trouble::at_action(&trouble::ILLEGAL_ACTION, number, &why, session)),
    }
}

/// An action without the number of its turn before it.
fn without_number(text: &str) -> &str {
    match text.split_once('.') {
        Some((number, action)) if number.parse::<u16>().is_ok() => action,
        _ => text,
    }
}

/// A text without what stands in braces. Between quotation marks braces are nothing but braces.
fn without_comments(text: &str) -> Result<String, Trouble> {
    let (mut out, mut is_comment, mut is_quoted, mut is_escaped) = (String::new(), false, false, false);
    for c in text.chars() {
        match c {
            '}' if is_comment => is_comment = false,
            _ if is_comment => {}
            '{' if !is_quoted => is_comment = true,
            _ => {
                // No quotation reaches over the end of its line.
                is_quoted = c != '\n' && is_quoted != (c == '"' && !is_escaped);
                is_escaped = c == '\\' && !is_escaped;
                out.push(c);
            }
        }
    }
    if is_comment { Err(Trouble::plain(&trouble::UNREADABLE)) } else { Ok(out) }
}

fn result(session: &Session) -> String {
    let score = session.now().score();
    match session.turn() {
        Turn::Over(Outcome::Win(_) | Outcome::Draw) => format!("{}-{}", score.home, score.away),
        Turn::Choose(_) | Turn::Throw(_) => UNFINISHED.to_string(),
    }
}

/// Writes the record of a match with its comments in a language. A move that is still hidden from the side to choose
/// is left out, so that a record can be shown at any time.
pub fn write(session: &Session, lang: Lang, names: &dyn Names) -> String {
    let mut out = headers(session).iter().map(header_line).collect::<String>();
    let mut number = 0;
    for played in shown(session) {
        let separator = if played.number == number { "; ".to_string() } else { format!("\n{}. ", played.number) };
        number = played.number;
        out = out + &separator + &played.actions.join("; ") + &comment(played, lang, names);
    }
    out + "\n"
}

/// Writes the least that [`Record::parse`] reads the same from: no header that says nothing, no number, no comment, and
/// an action a line.
pub fn terse(session: &Session) -> String {
    let says_something = |(_, value): &&Header| !value.is_empty() && value != UNFINISHED;
    let mut out = headers(session).iter().filter(says_something).map(header_line).collect::<String>();
    for action in shown(session).flat_map(|played| &played.actions) {
        out = out + action + "\n";
    }
    out
}

/// A header's key, and its value as it stands between quotation marks.
type Header = (&'static str, String);

fn headers(session: &Session) -> Vec<Header> {
    let Details { names: called, players, date } = session.details();
    let player = |side: Side| Some(players[side]).filter(|&p| p != Player::Person).map(Player::id);
    let headers = [
        ("Game", Some(session.card().id.to_string())),
        ("Home", Some(quoted(&called.home))),
        ("Away", Some(quoted(&called.away))),
        ("HomePlayer", player(Side::Home)),
        ("AwayPlayer", player(Side::Away)),
        ("Date", Some(quoted(date))),
        ("Options", Some(session.setup().text())),
        ("Drill", session.drill().map(|drill| drill.code.to_string())),
        ("Seed", Some(session.seed().text())),
        ("Result", Some(result(session))),
    ];
    headers.into_iter().filter_map(|(key, value)| Some((key, value?))).collect()
}

fn header_line((key, value): &Header) -> String {
    format!("[{key} \"{value}\"]\n")
}

/// The moves that anybody may see.
fn shown(session: &Session) -> impl Iterator<Item = &Move> {
    let hidden = usize::from(session.secret_from().is_some());
    session.moves().iter().take(session.moves().len() - hidden)
}

fn comment(played: &Move, lang: Lang, names: &dyn Names) -> String {
    let faces = played.rolls.iter().flat_map(|r| r.faces()).map(ToString::to_string);
    let dice = faces.collect::<Vec<_>>().join(" ");
    let said = played.told.iter().map(|t| t.event.said.text(lang, names).replace(['{', '}'], ""));
    let said = said.collect::<Vec<_>>().join(" ");
    match (dice.is_empty(), said.is_empty()) {
        (true, true) => String::new(),
        (true, false) => format!(" {{{said}}}"),
        (false, true) => format!(" {{{dice}}}"),
        (false, false) => format!(" {{{dice}: {said}}}"),
    }
}

/// A text as it stands between quotation marks: a quotation mark and a backslash have a backslash before them, and the
/// end of a line is written as `\n`.
fn quoted(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n")
}

/// The text that stands between quotation marks.
fn unquoted(text: &str) -> String {
    let (mut out, mut chars) = (String::new(), text.chars());
    while let Some(c) = chars.next() {
        match if c == '\\' { chars.next() } else { None } {
            Some('n') => out.push('\n'),
            Some(escaped) => out.push(escaped),
            None => out.push(c),
        }
    }
    out
}
