//! Every sentence of Hex Pitch: its card and set-up form here, roles, events and refusals in files of their own.
mod events;
mod refusals;
mod roles;

pub(super) use events::*;
pub(super) use refusals::*;
pub use roles::{armband, guide, role};

use crate::side::BySide;
use crate::words::Phrase;

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

/// What the sides are called: Amber is Home, Slate is Away.
pub const TEAMS: BySide<&'static Phrase> = BySide { home: &AMBER, away: &SLATE };

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
