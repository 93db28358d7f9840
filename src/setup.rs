//! A game's options: the rows of its set-up form, and the values chosen.
//!
//! The same key → value list stands in records, saves, positions and links.
use crate::json;
use crate::side::{BySide, Side};
use crate::words::{Arg, Phrase, Saying};
use serde_json::Value;

/// What a row of the set-up form asks for.
#[derive(Debug)]
pub enum Kind {
    /// One of several words.
    Choice(&'static [(&'static str, &'static Phrase)]),
    /// A whole number in a range; the form offers a few of them.
    Whole {
        /// The least that is allowed.
        from: i16,
        /// The most that is allowed.
        to: i16,
        /// What the form offers.
        offered: &'static [i16],
    },
    /// On or off.
    Toggle,
}

/// One row of the set-up form.
#[derive(Debug)]
pub struct Opt {
    /// Its key in text forms.
    pub key: &'static str,
    /// Its name on the form.
    pub name: &'static Phrase,
    /// What it asks for.
    pub kind: Kind,
    /// The value before anybody chooses: a number, the index of a choice, or 0 and 1.
    pub preset: i16,
    /// Whether each side has a value of its own.
    pub per_side: bool,
}

impl Opt {
    /// The value as a word of the text forms.
    pub fn word(&self, value: i16) -> String {
        match self.kind {
            Kind::Choice(words) => usize::try_from(value)
                .ok()
                .and_then(|i| words.get(i))
                .map_or_else(|| value.to_string(), |(word, _)| (*word).to_string()),
            Kind::Whole { .. } => value.to_string(),
            Kind::Toggle => (value != 0).to_string(),
        }
    }

    fn read_word(&self, word: &str) -> Option<i16> {
        match self.kind {
            Kind::Choice(words) => words.iter().position(|(w, _)| *w == word).and_then(|i| i16::try_from(i).ok()),
            Kind::Whole { from, to, .. } => word.parse().ok().filter(|n| (from..=to).contains(n)),
            Kind::Toggle => word.parse::<bool>().ok().map(i16::from),
        }
    }

    fn json(&self, value: i16) -> String {
        match self.kind {
            Kind::Choice(_) => json::quoted(&self.word(value)),
            Kind::Whole { .. } | Kind::Toggle => self.word(value),
        }
    }
}

static UNKNOWN: Phrase = Phrase::new(
    "unknown-option",
    [
        "These options are not ones of this game.",
        "Ces options ne sont pas celles de ce jeu.",
        "Estas opciones no son de este juego.",
    ],
);
static OUT_OF_RANGE: Phrase = Phrase::new(
    "bad-option",
    [
        "The option “{0}” cannot have that value.",
        "L’option « {0} » ne peut pas avoir cette valeur.",
        "La opción «{0}» no puede tener ese valor.",
    ],
);

/// The values chosen for a game's options. Always complete: what was not chosen has its preset.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup {
    rows: &'static [Opt],
    values: Vec<BySide<i16>>,
}

impl PartialEq for Opt {
    fn eq(&self, other: &Opt) -> bool {
        self.key == other.key
    }
}

impl Setup {
    /// Every option at its preset.
    pub fn preset(rows: &'static [Opt]) -> Setup {
        Setup { rows, values: rows.iter().map(|o| BySide::from_fn(|_| o.preset)).collect() }
    }

    /// The rows of the form.
    pub const fn rows(&self) -> &'static [Opt] {
        self.rows
    }

    /// The value of an option; 0 for a key the game does not have.
    pub fn value(&self, key: &str) -> i16 {
        self.value_of(key, Side::Home)
    }

    /// A side's value of an option; 0 for a key the game does not have.
    pub fn value_of(&self, key: &str, side: Side) -> i16 {
        self.index(key).and_then(|i| self.values.get(i)).map_or(0, |v| v[side])
    }

    fn index(&self, key: &str) -> Option<usize> {
        self.rows.iter().position(|o| o.key == key)
    }

    /// Chooses a value by its word.
    ///
    /// # Errors
    /// The game has no such option, or the option cannot have that value. Nothing changes then.
    pub fn choose(&mut self, key: &str, word: &str) -> Result<(), Saying> {
        let (name, side) = match key.rsplit_once('.') {
            Some((name, side)) => (name, side.parse::<Side>().ok()),
            None => (key, None),
        };
        let row = self.index(name).and_then(|i| self.rows.get(i).zip(self.values.get_mut(i)));
        let Some((row, slot)) = row else { return Err(UNKNOWN.plain()) };
        let value = row.read_word(word).ok_or_else(|| OUT_OF_RANGE.with([Arg::Word(&row.key)]))?;
        match side {
            Some(side) if row.per_side => slot[side] = value,
            Some(_) => return Err(UNKNOWN.plain()),
            None => *slot = BySide::from_fn(|_| value),
        }
        Ok(())
    }

    /// The options that differ from their preset, as `key=value` words with spaces between.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for (key, row, value) in self.chosen() {
            let space = if text.is_empty() { "" } else { " " };
            text = text + space + &key + "=" + &row.word(value);
        }
        text
    }

    /// Reads what [`Setup::text`] writes.
    ///
    /// # Errors
    /// As [`Setup::choose`].
    pub fn parse(rows: &'static [Opt], text: &str) -> Result<Setup, Saying> {
        let mut setup = Setup::preset(rows);
        for pair in text.split_whitespace() {
            let (key, word) = pair.split_once('=').ok_or_else(|| UNKNOWN.plain())?;
            setup.choose(key, word)?;
        }
        Ok(setup)
    }

    /// The options that differ from their preset, as a JSON object.
    pub fn json(&self) -> String {
        let chosen = self.chosen();
        let fields: Vec<_> = chosen.iter().map(|(key, row, value)| (key.as_str(), row.json(*value))).collect();
        json::object(&fields)
    }

    /// The same to be looked into.
    pub fn write(&self) -> Value {
        serde_json::from_str(&self.json()).unwrap_or_default()
    }

    /// Reads what [`Setup::json`] writes; a missing object is every option at its preset.
    ///
    /// # Errors
    /// As [`Setup::choose`].
    pub fn read(rows: &'static [Opt], value: Option<&Value>) -> Result<Setup, Saying> {
        let mut setup = Setup::preset(rows);
        match value {
            None | Some(Value::Null) => {}
            Some(Value::Object(object)) => {
                for (key, value) in object {
                    let word = value.as_str().map_or_else(|| value.to_string(), str::to_string);
                    setup.choose(key, &word)?;
                }
            }
            Some(_) => return Err(UNKNOWN.plain()),
        }
        Ok(setup)
    }

    fn chosen(&self) -> Vec<(String, &'static Opt, i16)> {
        let mut chosen = Vec::new();
        for (row, values) in self.rows.iter().zip(&self.values) {
            for (side, &value) in values.iter() {
                if value != row.preset && (row.per_side || side == Side::Home) {
                    let key = if row.per_side { format!("{}.{side}", row.key) } else { row.key.to_string() };
                    chosen.push((key, row, value));
                }
            }
        }
        chosen
    }
}
