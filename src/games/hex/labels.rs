//! What the page's buttons, targets and facts of Hex Pitch say.
use super::role::Role;
use crate::words::Phrase;

pub(super) static RUN: Phrase = Phrase::new("run", ["Run", "Courir", "Correr"]);
pub(super) static DRIBBLE: Phrase = Phrase::new("dribble", ["Dribble", "Dribbler", "Conducir"]);
pub(super) static PASS: Phrase = Phrase::new("pass", ["Pass", "Passer", "Pasar"]);
pub(super) static SKY: Phrase = Phrase::new("sky", ["Sky ball", "Ballon aérien", "Balón alto"]);
pub(super) static SHOOT: Phrase = Phrase::new("shoot", ["Shoot", "Tirer", "Tirar"]);
pub(super) static TACKLE: Phrase = Phrase::new("tackle", ["Tackle", "Tacler", "Entrada"]);
pub(super) static SUBSTITUTE: Phrase = Phrase::new("substitute", ["Substitute", "Remplacer", "Sustituir"]);
pub(super) static GOALIE: Phrase = Phrase::new("name-goalie", ["In goal", "Au but", "De portero"]);
pub(super) static SKIP: Phrase = Phrase::new("skip", ["Stand still", "Ne pas bouger", "No moverse"]);

pub(super) static RUN_TO: Phrase = Phrase::new("run-to", ["Run to {0}.", "Courir en {0}.", "Correr a {0}."]);
pub(super) static RUN_AND_TAKE: Phrase = Phrase::new(
    "run-and-take",
    ["Run to {0} and take the ball.", "Courir en {0} et prendre le ballon.", "Correr a {0} y llevarse el balón."],
);
pub(super) static DRIBBLE_TO: Phrase =
    Phrase::new("dribble-to", ["Dribble to {0}.", "Dribbler jusqu’en {0}.", "Conducir el balón hasta {0}."]);
pub(super) static DRIBBLE_INTO_COVER: Phrase = Phrase::new(
    "dribble-into-cover",
    [
        "{1} covers {0} and takes the ball.",
        "{1} couvre la case {0} et prend le ballon.",
        "{1} cubre la casilla {0} y se queda con el balón.",
    ],
);
pub(super) static KICK_TO_MATE: Phrase = Phrase::new(
    "kick-to-mate",
    [
        "To {0} on {1}: {2} {2|turn|turns} of flight.",
        "Pour {0} en {1} : {2} {2|tour|tours} de vol.",
        "Para {0} en {1}: {2} {2|turno|turnos} de vuelo.",
    ],
);
pub(super) static KICK_TO_FLAGGED: Phrase = Phrase::new(
    "kick-to-flagged",
    [
        "To {0} on {1}, who is offside.",
        "Pour {0} en {1}, en position de hors-jeu.",
        "Para {0} en {1}, en fuera de juego.",
    ],
);
pub(super) static KICK_TO: Phrase = Phrase::new(
    "kick-to",
    [
        "To {0}: {1} {1|turn|turns} of flight.",
        "En {0} : {1} {1|tour|tours} de vol.",
        "A {0}: {1} {1|turno|turnos} de vuelo.",
    ],
);
pub(super) static KICK_OUT: Phrase =
    Phrase::new("kick-out", ["Out of play at {0}.", "Hors du terrain, en {0}.", "Fuera del campo por {0}."]);
pub(super) static SHOOT_AT: Phrase = Phrase::new(
    "shoot-at",
    [
        "Shot at {0}: {1} {1|turn|turns} of flight.",
        "Tir vers {0} : {1} {1|tour|tours} de vol.",
        "Tiro a {0}: {1} {1|turno|turnos} de vuelo.",
    ],
);
pub(super) static TAKEN_BY: Phrase = Phrase::new(
    "taken-by",
    [
        "To {0}: if nobody moves, {1} gets the ball on {2}.",
        "Vers {0} : si personne ne bouge, {1} prend le ballon en {2}.",
        "A {0}: si nadie se mueve, {1} se queda el balón en {2}.",
    ],
);
pub(super) static CLEAN_TACKLE: Phrase = Phrase::new(
    "clean-tackle",
    [
        "{0} loses the ball: a clean tackle, and you may kick at once.",
        "{0} perd le ballon : tacle propre, et l’on peut jouer aussitôt.",
        "{0} pierde el balón: entrada limpia, y se puede golpear enseguida.",
    ],
);
pub(super) static FOUL: Phrase = Phrase::new(
    "foul",
    [
        "{0} is not covered: a foul and a yellow card.",
        "{0} n’est pas couvert : faute et carton jaune.",
        "{0} no está cubierto: falta y tarjeta amarilla.",
    ],
);
pub(super) static PLAYS_AS: Phrase = Phrase::new("plays-as", ["{0}: {1}", "{0} : {1}", "{0}: {1}"]);
pub(super) static PLAYS_AS_CAPTAIN: Phrase =
    Phrase::new("plays-as-captain", ["{0}: {1} {2}", "{0} : {1} {2}", "{0}: {1} {2}"]);
pub(super) static GOES_IN_GOAL: Phrase =
    Phrase::new("goes-in-goal", ["{0} goes in goal.", "{0} passe au but.", "{0} se pone de portero."]);
pub(super) static SKIP_IT: Phrase = Phrase::new(
    "skip-it",
    ["Nobody acts this turn.", "Personne n’agit pendant ce tour.", "Nadie actúa en este turno."],
);
pub(super) static NOWHERE_TO_GO: Phrase = Phrase::new(
    "nowhere-to-go",
    ["{0} has nowhere to go.", "{0} ne peut aller nulle part.", "{0} no tiene adónde ir."],
);

pub(super) static TURN: Phrase = Phrase::new("turn", ["Turn", "Tour", "Turno"]);
pub(super) static TURN_OF: Phrase = Phrase::new("turn-of", ["{0} of {1}", "{0} sur {1}", "{0} de {1}"]);
pub(super) static SUBS: Phrase =
    Phrase::new("substitute", ["Substitutions left", "Changements restants", "Cambios restantes"]);
pub(super) static SUBS_LEFT: Phrase =
    Phrase::new("subs-left", ["{0} {1}, {2} {3}", "{0} {1}, {2} {3}", "{0} {1}, {2} {3}"]);
pub(super) static STOP: Phrase = Phrase::new("stop", ["Restart", "Reprise", "Reanudación"]);
pub(super) static FLIGHT: Phrase = Phrase::new("flight", ["In flight", "En vol", "En vuelo"]);
pub(super) static PASS_ON_ITS_WAY: Phrase =
    Phrase::new("pass-on-its-way", ["pass by {0} to {1}", "passe de {0} vers {1}", "pase de {0} a {1}"]);
pub(super) static SKY_ON_ITS_WAY: Phrase = Phrase::new(
    "sky-on-its-way",
    ["sky ball by {0} to {1}", "ballon aérien de {0} vers {1}", "balón alto de {0} a {1}"],
);
pub(super) static SHOT_ON_ITS_WAY: Phrase =
    Phrase::new("shot-on-its-way", ["shot by {0} at {1}", "tir de {0} vers {1}", "tiro de {0} a {1}"]);
pub(super) static HELD: Phrase = Phrase::new("held", ["Not kicked", "Sans jouer", "Sin golpear"]);
pub(super) static HELD_FOR: Phrase =
    Phrase::new("held-for", ["{0} of {1} turns", "{0} tours sur {1}", "{0} de {1} turnos"]);

pub(super) static MAN: Phrase = Phrase::new("man", ["{0} {1}", "{0} {1}", "{0} {1}"]);
pub(super) static IS_CAPTAIN: Phrase = Phrase::new("is-captain", ["captain", "capitaine", "capitán"]);
pub(super) static IS_BOOKED: Phrase = Phrase::new("is-booked", ["yellow card", "carton jaune", "tarjeta amarilla"]);
pub(super) static IS_RINGED: Phrase = Phrase::new(
    "is-ringed",
    [
        "has lost the ball: neither tackles nor covers for now",
        "vient de perdre le ballon : ni tacle ni couverture pour l’instant",
        "ha perdido el balón: de momento ni entra ni cubre",
    ],
);
pub(super) static IS_OFFSIDE: Phrase = Phrase::new("is-offside", ["offside", "hors-jeu", "fuera de juego"]);

static ROLES: [Phrase; 8] = [
    Phrase::new("goalie", ["Goalie", "Gardien", "Portero"]),
    Phrase::new("left-back", ["Left back", "Arrière gauche", "Lateral izquierdo"]),
    Phrase::new("right-back", ["Right back", "Arrière droit", "Lateral derecho"]),
    Phrase::new("front-stopper", ["Front stopper", "Stoppeur", "Stopper"]),
    Phrase::new("sweeper", ["Sweeper", "Libéro", "Líbero"]),
    Phrase::new("midfielder", ["Midfielder", "Milieu", "Centrocampista"]),
    Phrase::new("attacker", ["Attacker", "Attaquant", "Delantero"]),
    Phrase::new("passer", ["Passer", "Passeur", "Pasador"]),
];

/// The name of a role at the beginning of a sentence.
pub(super) const fn role(role: Role) -> &'static Phrase {
    &ROLES[role as usize]
}

static BADGES: [Phrase; 8] = [
    Phrase::new("goalie", ["G", "G", "P"]),
    Phrase::new("left-back", ["LB", "AG", "LI"]),
    Phrase::new("right-back", ["RB", "AD", "LD"]),
    Phrase::new("front-stopper", ["FS", "ST", "ST"]),
    Phrase::new("sweeper", ["SW", "LI", "L"]),
    Phrase::new("midfielder", ["M", "M", "C"]),
    Phrase::new("attacker", ["A", "A", "D"]),
    Phrase::new("passer", ["P", "P", "PA"]),
];

/// The short name of a role.
pub(super) const fn badge(role: Role) -> &'static Phrase {
    &BADGES[role as usize]
}
