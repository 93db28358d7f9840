//! Reading text forms: the words of an action one by one, and what is told when a text is not what it should be.
use crate::game::Unreadable;
use crate::words::{Arg, Phrase};
use serde_json::{Map, Value};

/// The words of a text one by one, with where each begins. How many spaces are between them does not matter.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Words<'a> {
    /// The words of a text.
    pub const fn of(text: &'a str) -> Words<'a> {
        Words { text, at: 0 }
    }

    /// The next word and the byte it begins at; an empty one at the end.
    pub fn word(&mut self) -> (usize, &'a str) {
        let rest = self.text.get(self.at..).unwrap_or("").trim_start();
        let begin = self.text.len() - rest.len();
        let word = rest.split(char::is_whitespace).next().unwrap_or("");
        self.at = begin + word.len();
        (begin, word)
    }

    /// The next word, as `read` understands it.
    ///
    /// # Errors
    /// It is missing, or `read` does not understand it.
    pub fn read<T>(&mut self, read: impl FnOnce(&'a str) -> Option<T>) -> Result<T, Unreadable> {
        let (at, word) = self.word();
        read(word).ok_or(bad_action(at))
    }

    /// Whether no word is left.
    pub fn is_done(&self) -> bool {
        self.clone().word().1.is_empty()
    }

    /// That no word is left.
    ///
    /// # Errors
    /// There is one.
    pub fn end(mut self) -> Result<(), Unreadable> {
        match self.word() {
            (_, "") => Ok(()),
            (at, _) => Err(bad_action(at)),
        }
    }
}

/// An action that begins with no verb of the game.
pub const fn unknown_verb(at: usize) -> Unreadable {
    Unreadable { at, why: UNKNOWN_VERB.plain() }
}

/// An action that is not one from this byte on.
pub fn bad_action(at: usize) -> Unreadable {
    let character = i16::try_from(at).unwrap_or(i16::MAX).saturating_add(1);
    Unreadable { at, why: BAD_ACTION.with([Arg::Count(character)]) }
}

/// A position that is not one of the game because of what it says under a key.
pub fn bad_position(key: &'static &'static str) -> Unreadable {
    Unreadable { at: 0, why: BAD_POSITION.with([Arg::Word(key)]) }
}

static UNKNOWN_VERB: Phrase = Phrase::new(
    "unknown-verb",
    [
        "This is not an action of this game.",
        "Ce n’est pas une action de ce jeu.",
        "Esto no es una acción de este juego.",
    ],
);
static BAD_ACTION: Phrase = Phrase::new(
    "bad-action",
    [
        "This action cannot be read from character {0} on.",
        "Cette action est illisible à partir du caractère {0}.",
        "Esta acción no se entiende a partir del carácter {0}.",
    ],
);
static BAD_POSITION: Phrase = Phrase::new(
    "bad-position",
    [
        "What this position says under “{0}” cannot be.",
        "Ce que cette position indique sous « {0} » est impossible.",
        "Lo que esta posición indica en «{0}» es imposible.",
    ],
);

/// An object of keys and values, for positions. Filled key by key: collecting would sort them, anew in every game.
pub fn object(entries: impl Iterator<Item = (String, Value)>) -> Value {
    let mut object = Map::new();
    entries.for_each(|(key, value)| drop(object.insert(key, value)));
    Value::Object(object)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_told_with_their_place() {
        let mut words = Words::of("  move\té1   e2 ");
        assert_eq!([words.word(), words.word(), words.word()], [(2, "move"), (7, "é1"), (13, "e2")]);
        assert!(words.is_done());
        assert_eq!(words.word(), (16, ""));
        assert_eq!(words.end(), Ok(()));
    }
}
