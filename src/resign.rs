//! Resignation: a side gives the match up. It is an action of the match and not of the game, the same in all games.
use crate::reading::Words;
use crate::side::Side;
use crate::words::Phrase;

const VERB: &str = "resign";

/// The action by which a side gives up: `resign home`.
pub(crate) fn text(side: Side) -> String {
    format!("{VERB} {side}")
}

/// The side that gives up by this action; `None` if it is another action.
pub(crate) fn read(action: &str) -> Option<Side> {
    let mut words = Words::of(action);
    let (verb, side) = (words.word().1, words.word().1);
    side.parse().ok().filter(|_| verb == VERB && words.is_done())
}

/// A side has given up.
pub static RESIGNS: Phrase = Phrase::new("resigns", ["{0} resigns.", "{0} abandonne.", "{0} abandona."]);
/// Why nothing can be played, and nobody give up, any more.
pub static NOT_NOW: Phrase = Phrase::new(
    "not-now",
    [
        "Nothing can be played now: the match is over, or dice are due.",
        "On ne peut rien jouer maintenant : la partie est finie, ou il faut lancer les dés.",
        "Ahora no se puede jugar nada: el partido ha terminado o hay que tirar los dados.",
    ],
);
