//! Every sentence of Hex Pitch: its card and set-up form here, roles, events and refusals in files of their own.
mod events;
mod refusals;
mod roles;

pub(super) use events::*;
pub(super) use refusals::*;
pub use roles::{armband, guide, role};

use crate::game::Unreadable;
use crate::side::Side;
use crate::words::{Arg, Phrase};

pub(super) static NAME: Phrase = Phrase::new("hex", ["Hex Pitch", "Hex Pitch", "Hex Pitch"]);
pub(super) static ABOUT: Phrase = Phrase::new(
    "about-hex",
    [
        "Five a side on hexagons, without dice. Cover the hexes round you, read the lanes, and time the pass.",
        "Cinq contre cinq sur des hexagones, sans dés. Couvrez les cases autour de vous, lisez les trajectoires et soignez \
         le tempo de la passe.",
        "Cinco contra cinco sobre hexágonos, sin dados. Cubre las casillas de alrededor, lee las trayectorias y mide el \
         momento del pase.",
    ],
);

static AMBER: Phrase = Phrase::new("amber", ["Amber", "Ambre", "Ámbar"]);
static SLATE: Phrase = Phrase::new("slate", ["Slate", "Ardoise", "Pizarra"]);

/// The name of a side: Amber is Home, Slate is Away.
pub const fn team(side: Side) -> &'static Phrase {
    match side {
        Side::Home => &AMBER,
        Side::Away => &SLATE,
    }
}

pub(super) static GRID: Phrase = Phrase::new("grid", ["Pitch", "Terrain", "Campo"]);
pub(super) static HEXAGON: Phrase =
    Phrase::new("hexagon", ["Hexagon (91 hexes)", "Hexagone (91 cases)", "Hexágono (91 casillas)"]);
pub(super) static SMALL: Phrase =
    Phrase::new("small", ["Small hexagon (61 hexes)", "Petit hexagone (61 cases)", "Hexágono pequeño (61 casillas)"]);
pub(super) static GRAND: Phrase =
    Phrase::new("grand", ["Grand hexagon (169 hexes)", "Grand hexagone (169 cases)", "Hexágono grande (169 casillas)"]);
pub(super) static STADIUM: Phrase =
    Phrase::new("stadium", ["Stadium (110 hexes)", "Stade (110 cases)", "Estadio (110 casillas)"]);
pub(super) static TURNS: Phrase =
    Phrase::new("turns", ["Turns for each side", "Tours par équipe", "Turnos por equipo"]);
pub(super) static SHIRT_2: Phrase = Phrase::new("shirt2", ["Number 2", "Numéro 2", "Dorsal 2"]);
pub(super) static SHIRT_3: Phrase = Phrase::new("shirt3", ["Number 3", "Numéro 3", "Dorsal 3"]);
pub(super) static SHIRT_4: Phrase = Phrase::new("shirt4", ["Number 4", "Numéro 4", "Dorsal 4"]);
pub(super) static SHIRT_5: Phrase = Phrase::new("shirt5", ["Number 5", "Numéro 5", "Dorsal 5"]);
pub(super) static CAPTAIN: Phrase =
    Phrase::new("captain", ["Captain’s number", "Numéro du capitaine", "Dorsal del capitán"]);

pub(super) static NO_SUCH_VERB: Phrase = Phrase::new(
    "no-such-verb",
    [
        "An action begins with move, pass, sky, shoot, tackle, sub, goalie or skip.",
        "Une action commence par move, pass, sky, shoot, tackle, sub, goalie ou skip.",
        "Una acción empieza por move, pass, sky, shoot, tackle, sub, goalie o skip.",
    ],
);
pub(super) static NO_SUCH_HEX: Phrase = Phrase::new(
    "no-such-hex",
    [
        "The name of a hex is due here, such as f6, L4, T1 or A3.",
        "On attend ici le nom d’une case, par exemple f6, L4, T1 ou A3.",
        "Aquí falta el nombre de una casilla, como f6, L4, T1 o A3.",
    ],
);
pub(super) static NO_SUCH_ROLE: Phrase = Phrase::new(
    "no-such-role",
    [
        "A role is due here, such as left-back or passer.",
        "On attend ici un poste, par exemple left-back ou passer.",
        "Aquí falta un puesto, como left-back o passer.",
    ],
);
pub(super) static TOO_SHORT: Phrase = Phrase::new(
    "too-short",
    [
        "This action breaks off too early.",
        "Cette action s’arrête trop tôt.",
        "Esta acción se interrumpe antes de tiempo.",
    ],
);
pub(super) static TOO_LONG: Phrase = Phrase::new(
    "too-long",
    [
        "Something is left over after the action.",
        "Il reste quelque chose après l’action.",
        "Sobra algo después de la acción.",
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

/// A text that cannot be read from this byte on.
pub(super) const fn unreadable(at: usize, why: &'static Phrase) -> Unreadable {
    Unreadable { at, why: why.plain() }
}

/// A position that is not one of this game because of what it says under a key.
pub(super) fn bad(key: &'static &'static str) -> Unreadable {
    Unreadable { at: 0, why: BAD_POSITION.with([Arg::Word(key)]) }
}
