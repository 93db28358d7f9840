//! What can be wrong with a save or a record, in words.
use crate::cell::Cell;
use crate::side::{self, Side};
use crate::words::{Arg, LANGS, Lang, Names, Phrase, Saying};

/// Why a save or a record cannot be opened: a sentence and, where a rule was broken, the rule's own sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trouble {
    /// What is wrong.
    pub what: Saying,
    /// The reason a rule gives.
    pub because: Option<Box<Reason>>,
}

/// The reason a rule gives, in words at once: the match that knows the names it mentions is dropped with the error.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The reason code.
    pub code: &'static str,
    /// The sentence in every language, in the order of [`Lang::ALL`].
    pub said: [String; LANGS],
}

impl Reason {
    fn new(why: &Saying, names: &dyn Names) -> Reason {
        Reason { code: why.code(), said: Lang::ALL.map(|lang| why.text(lang, names)) }
    }
}

/// Names where there is no match: sides have their words, footballers their numbers, and cells nothing.
pub struct Nameless;

impl Names for Nameless {
    fn man(&self, _: Lang, _: Side, shirt: u8) -> String {
        shirt.to_string()
    }

    fn team(&self, lang: Lang, side: Side) -> String {
        side::word(side).words(lang).to_string()
    }

    fn cell(&self, _: Cell) -> String {
        String::new()
    }
}

impl Trouble {
    /// Trouble without a further reason.
    pub const fn plain(phrase: &'static Phrase) -> Trouble {
        Trouble { what: phrase.plain(), because: None }
    }

    /// The whole in words, in every language.
    pub fn said(&self) -> [String; LANGS] {
        Lang::ALL.map(|lang| {
            let because = self.because.as_ref().and_then(|why| why.said.get(lang as usize));
            self.what.text(lang, &Nameless) + &because.map(|said| format!(" {said}")).unwrap_or_default()
        })
    }

    /// An action that is not one, or is not allowed where it stands.
    pub(crate) fn at_action(phrase: &'static Phrase, number: usize, why: &Saying, names: &dyn Names) -> Trouble {
        let count = i16::try_from(number).unwrap_or(i16::MAX);
        Trouble { what: phrase.with([Arg::Count(count)]), because: Some(Box::new(Reason::new(why, names))) }
    }

    /// Trouble with the reason that a rule gives.
    pub(crate) fn because(phrase: &'static Phrase, why: &Saying) -> Trouble {
        Trouble { what: phrase.plain(), because: Some(Box::new(Reason::new(why, &Nameless))) }
    }
}

/// Not a save or a record at all, or damaged.
pub static UNREADABLE: Phrase = Phrase::new(
    "unreadable",
    [
        "This is not a match that Touchline can read: it is damaged or incomplete.",
        "Touchline ne peut pas lire cette partie : elle est abîmée ou incomplète.",
        "Touchline no puede leer este partido: está dañado o incompleto.",
    ],
);
/// Written by a later version.
pub static NEWER: Phrase = Phrase::new(
    "newer-version",
    [
        "This match was saved by a newer version of Touchline. Reload the page to get that version; the match is kept as it is.",
        "Cette partie a été enregistrée par une version plus récente de Touchline. Rechargez la page pour obtenir cette version ; la partie est conservée telle quelle.",
        "Este partido se guardó con una versión más reciente de Touchline. Recarga la página para obtenerla; el partido se conserva tal cual.",
    ],
);
/// Of a game that does not exist here.
pub static UNKNOWN_GAME: Phrase = Phrase::new(
    "unknown-game",
    [
        "This match is of a game that is not here.",
        "Cette partie est celle d’un jeu qui n’est pas ici.",
        "Este partido es de un juego que no está aquí.",
    ],
);
/// From a drill that does not exist here.
pub static UNKNOWN_DRILL: Phrase = Phrase::new(
    "unknown-drill",
    [
        "This match starts from a drill that is not here.",
        "Cette partie part d’un exercice qui n’est pas ici.",
        "Este partido empieza con un ejercicio que no está aquí.",
    ],
);
/// Options that the game does not have.
pub static BAD_OPTIONS: Phrase = Phrase::new(
    "bad-options",
    [
        "The options of this match do not fit the game.",
        "Les options de cette partie ne conviennent pas au jeu.",
        "Las opciones de este partido no valen para el juego.",
    ],
);
/// A seed that is none.
pub static BAD_SEED: Phrase = Phrase::new(
    "bad-seed",
    [
        "The seed of this match is missing or damaged, so its dice cannot be thrown again.",
        "La graine de cette partie manque ou est abîmée : ses dés ne peuvent pas être relancés.",
        "Falta la semilla de este partido o está dañada: no se pueden repetir sus dados.",
    ],
);
/// An action that cannot be read.
pub static BAD_ACTION: Phrase = Phrase::new(
    "bad-action",
    [
        "Action {0} of this match cannot be read.",
        "L’action n° {0} de cette partie est illisible.",
        "La acción n.º {0} de este partido no se puede leer.",
    ],
);
/// An action that is not allowed where it stands.
pub static ILLEGAL_ACTION: Phrase = Phrase::new(
    "illegal-action",
    [
        "Action {0} of this match is against the rules.",
        "L’action n° {0} de cette partie est contraire aux règles.",
        "La acción n.º {0} de este partido va contra las reglas.",
    ],
);
/// A record that ends before its result.
pub static CUT_SHORT: Phrase = Phrase::new(
    "cut-short",
    [
        "This record ends before the result it names: its end is missing.",
        "Cette feuille s’arrête avant le résultat annoncé : il manque la fin.",
        "Este registro termina antes del resultado que anuncia: falta el final.",
    ],
);
