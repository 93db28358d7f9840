//! The roles' names, and the role guide of the set-up form (HP-35a).
use crate::games::hex::role::Role;
use crate::words::Phrase;

static GOALIE: Phrase = Phrase::new("goalie", ["goalie", "gardien", "portero"]);
static LEFT_BACK: Phrase = Phrase::new("left-back", ["left back", "arrière gauche", "lateral izquierdo"]);
static RIGHT_BACK: Phrase = Phrase::new("right-back", ["right back", "arrière droit", "lateral derecho"]);
static FRONT_STOPPER: Phrase = Phrase::new("front-stopper", ["front stopper", "stoppeur", "stopper"]);
static SWEEPER: Phrase = Phrase::new("sweeper", ["sweeper", "libéro", "líbero"]);
static MIDFIELDER: Phrase = Phrase::new("midfielder", ["midfielder", "milieu", "centrocampista"]);
static ATTACKER: Phrase = Phrase::new("attacker", ["attacker", "attaquant", "delantero"]);
static PASSER: Phrase = Phrase::new("passer", ["passer", "passeur", "pasador"]);

/// The name of a role.
pub const fn role(role: Role) -> &'static Phrase {
    match role {
        Role::Goalie => &GOALIE,
        Role::LeftBack => &LEFT_BACK,
        Role::RightBack => &RIGHT_BACK,
        Role::FrontStopper => &FRONT_STOPPER,
        Role::Sweeper => &SWEEPER,
        Role::Midfielder => &MIDFIELDER,
        Role::Attacker => &ATTACKER,
        Role::Passer => &PASSER,
    }
}

static GUIDE_GOALIE: Phrase = Phrase::new(
    "guide-goalie",
    [
        "Beside the goal: covers every hex around, stops shots in the two mouth hexes within reach, and kicks half the pitch. \
         Further out: covers only the two hexes behind.",
        "Devant son but : couvre toutes les cases voisines, arrête les tirs dans les deux cases du but à sa portée et dégage à \
         un demi-terrain. Plus loin : ne couvre que les deux cases derrière lui.",
        "Junto a su portería: cubre todas las casillas vecinas, para los tiros en las dos casillas de la boca de gol a su alcance y \
         saca a medio campo. Más lejos: solo cubre las dos casillas de detrás.",
    ],
);
static GUIDE_LEFT_BACK: Phrase = Phrase::new(
    "guide-left-back",
    [
        "Covers the three hexes of the left flank.",
        "Couvre les trois cases de son flanc gauche.",
        "Cubre las tres casillas de su banda izquierda.",
    ],
);
static GUIDE_RIGHT_BACK: Phrase = Phrase::new(
    "guide-right-back",
    [
        "Covers the three hexes of the right flank.",
        "Couvre les trois cases de son flanc droit.",
        "Cubre las tres casillas de su banda derecha.",
    ],
);
static GUIDE_FRONT_STOPPER: Phrase = Phrase::new(
    "guide-front-stopper",
    ["Covers the two hexes ahead.", "Couvre les deux cases devant lui.", "Cubre las dos casillas de delante."],
);
static GUIDE_SWEEPER: Phrase = Phrase::new(
    "guide-sweeper",
    ["Covers the two hexes behind.", "Couvre les deux cases derrière lui.", "Cubre las dos casillas de detrás."],
);
static GUIDE_MIDFIELDER: Phrase = Phrase::new(
    "guide-midfielder",
    [
        "Runs two hexes instead of one; covers the hex at each side.",
        "Court deux cases au lieu d’une ; couvre la case de chaque côté.",
        "Corre dos casillas en vez de una; cubre la casilla de cada lado.",
    ],
);
static GUIDE_ATTACKER: Phrase = Phrase::new(
    "guide-attacker",
    [
        "Shots fly three hexes a turn instead of two, and so reach goal from further out. Covers nothing.",
        "Ses tirs volent à trois cases par tour au lieu de deux et portent donc plus loin. Ne couvre rien.",
        "Sus tiros vuelan tres casillas por turno en vez de dos y llegan desde más lejos. No cubre nada.",
    ],
);
static GUIDE_PASSER: Phrase = Phrase::new(
    "guide-passer",
    [
        "Passes to a team-mate fly three hexes a turn instead of one. Covers nothing.",
        "Ses passes à un coéquipier volent à trois cases par tour au lieu d’une. Ne couvre rien.",
        "Sus pases a un compañero vuelan tres casillas por turno en vez de una. No cubre nada.",
    ],
);

/// What a role does.
pub const fn guide(role: Role) -> &'static Phrase {
    match role {
        Role::Goalie => &GUIDE_GOALIE,
        Role::LeftBack => &GUIDE_LEFT_BACK,
        Role::RightBack => &GUIDE_RIGHT_BACK,
        Role::FrontStopper => &GUIDE_FRONT_STOPPER,
        Role::Sweeper => &GUIDE_SWEEPER,
        Role::Midfielder => &GUIDE_MIDFIELDER,
        Role::Attacker => &GUIDE_ATTACKER,
        Role::Passer => &GUIDE_PASSER,
    }
}

static ARMBAND_GOALIE: Phrase = Phrase::new(
    "armband-goalie",
    [
        "With the armband the cover beside the goal reaches two hexes on the pitch.",
        "Avec le brassard, sa couverture devant le but s’étend à deux cases sur le terrain.",
        "Con el brazalete, su cobertura junto a la portería llega a dos casillas en el campo.",
    ],
);
static ARMBAND_COVER: Phrase = Phrase::new(
    "armband-cover",
    [
        "With the armband the cover is two hexes deep.",
        "Avec le brassard, sa couverture est profonde de deux cases.",
        "Con el brazalete, su cobertura tiene dos casillas de fondo.",
    ],
);
static ARMBAND_MIDFIELDER: Phrase = Phrase::new(
    "armband-midfielder",
    [
        "With the armband it runs three hexes.",
        "Avec le brassard, il court trois cases.",
        "Con el brazalete corre tres casillas.",
    ],
);
static ARMBAND_ATTACKER: Phrase = Phrase::new(
    "armband-attacker",
    [
        "With the armband the shots fly four hexes a turn.",
        "Avec le brassard, ses tirs volent à quatre cases par tour.",
        "Con el brazalete sus tiros vuelan cuatro casillas por turno.",
    ],
);
static ARMBAND_PASSER: Phrase = Phrase::new(
    "armband-passer",
    [
        "With the armband these passes fly four hexes a turn.",
        "Avec le brassard, ces passes volent à quatre cases par tour.",
        "Con el brazalete esos pases vuelan cuatro casillas por turno.",
    ],
);

/// What the armband adds to a role.
pub const fn armband(role: Role) -> &'static Phrase {
    match role {
        Role::Goalie => &ARMBAND_GOALIE,
        Role::LeftBack | Role::RightBack | Role::FrontStopper | Role::Sweeper => &ARMBAND_COVER,
        Role::Midfielder => &ARMBAND_MIDFIELDER,
        Role::Attacker => &ARMBAND_ATTACKER,
        Role::Passer => &ARMBAND_PASSER,
    }
}
