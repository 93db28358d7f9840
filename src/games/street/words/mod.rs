//! Everything Street Fives says, in every language: its name and options here, refusals and events beside.
//!
//! Sentences are built so that any name fits: none needs an article, and no verb agrees with a side's name.
mod events;
mod refusals;

pub(crate) use events::*;
pub(crate) use refusals::*;

use crate::words::Phrase;

/// The game's name.
pub(crate) static NAME: Phrase = Phrase::new("street", ["Street Fives", "Foot de rue à cinq", "Fútbol callejero"]);

/// The game in a sentence.
pub(crate) static ABOUT: Phrase = Phrase::new(
    "street-about",
    [
        "Five a side and one die: spend its points on the walk, and what is left on the kick.",
        "Cinq contre cinq et un seul dé : ses points servent à courir, et ce qu’il en reste à frapper.",
        "Cinco contra cinco y un solo dado: sus puntos sirven para correr y, los que sobren, para golpear.",
    ],
);

/// Option: the length of the match.
pub(crate) static MINUTES: Phrase = Phrase::new("minutes", ["Minutes", "Durée en minutes", "Minutos"]);
/// Option: extra time.
pub(crate) static EXTRA_TIME_OPTION: Phrase = Phrase::new(
    "extra-time-option",
    ["Extra time if level", "Prolongation en cas d’égalité", "Prórroga si hay empate"],
);
/// Option: the kick goes one square further.
pub(crate) static TOUCH_COUNTS: Phrase = Phrase::new(
    "touch-counts",
    [
        "The kicker’s touch counts: one square further",
        "La touche de balle du tireur compte : une case de plus",
        "El toque del que golpea cuenta: una casilla más",
    ],
);
/// Option: a kick may start diagonally.
pub(crate) static KICK_ANY_WAY: Phrase = Phrase::new(
    "kick-any-way",
    [
        "Kick any way: diagonally from the start",
        "Frappe dans toutes les directions : en diagonale dès le départ",
        "Golpeo en cualquier dirección: en diagonal desde el inicio",
    ],
);
/// Option: who places first.
pub(crate) static PLACES_FIRST: Phrase =
    Phrase::new("places-first", ["Places first", "Premier à placer ses joueurs", "Primero en colocar"]);
/// A value of [`PLACES_FIRST`].
pub(crate) static HOME: Phrase = Phrase::new("home", ["Home", "Domicile", "Local"]);
/// A value of [`PLACES_FIRST`].
pub(crate) static AWAY: Phrase = Phrase::new("away", ["Away", "Extérieur", "Visitante"]);
