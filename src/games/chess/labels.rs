//! What the page's buttons, targets and facts of Chess Football say. As in `words`, a piece stands only at the start of
//! a sentence.
use super::piece::Kind;
use crate::words::Phrase;

pub(super) static MOVE: Phrase = Phrase::new("move", ["Move", "Aller", "Mover"]);
pub(super) static DRIBBLE: Phrase = Phrase::new("dribble", ["Dribble", "Dribbler", "Conducir"]);
pub(super) static TACKLE: Phrase = Phrase::new("tackle", ["Tackle", "Tacler", "Entrada"]);
pub(super) static PASS: Phrase = Phrase::new("pass", ["Pass", "Passer", "Pasar"]);
pub(super) static SHOOT: Phrase = Phrase::new("shoot", ["Shoot", "Tirer", "Disparar"]);
pub(super) static END_TURN: Phrase = Phrase::new("end-turn", ["End turn", "Fin du tour", "Fin del turno"]);

pub(super) static MOVE_TO: Phrase = Phrase::new("move-to", ["Move to {0}.", "Aller en {0}.", "Mover a {0}."]);
pub(super) static DRIBBLE_TO: Phrase =
    Phrase::new("dribble-to", ["Dribble to {0}.", "Dribbler jusqu’en {0}.", "Conducir el balón hasta {0}."]);
pub(super) static COLLECT_ON: Phrase =
    Phrase::new("collect-on", ["Pick up the ball on {0}.", "Récupérer le ballon en {0}.", "Recoger el balón en {0}."]);
pub(super) static COLLECT_AND_CARRY: Phrase = Phrase::new(
    "collect-and-carry",
    [
        "Pick up the ball on {0} and carry it to {1}.",
        "Récupérer le ballon en {0} et l’emmener en {1}.",
        "Recoger el balón en {0} y llevarlo hasta {1}.",
    ],
);
pub(super) static TACKLE_ON: Phrase = Phrase::new(
    "tackle-on",
    [
        "{0} loses the ball on {1} and is pushed aside to {2}.",
        "{0} perd le ballon en {1} et passe en {2}.",
        "{0} pierde el balón en {1} y pasa a {2}.",
    ],
);
pub(super) static PASS_TO_MATE: Phrase = Phrase::new(
    "pass-to-mate",
    ["{0} gets the ball on {1}.", "{0} reçoit le ballon en {1}.", "{0} recibe el balón en {1}."],
);
pub(super) static PASS_TO_SQUARE: Phrase = Phrase::new(
    "pass-to-square",
    ["The ball lies loose on {0}.", "Le ballon reste libre en {0}.", "El balón queda suelto en {0}."],
);
pub(super) static INTERCEPTED: Phrase = Phrase::new(
    "intercepted",
    [
        "{0} intercepts on {1}, and the turn ends.",
        "{0} intercepte en {1}, et le tour se termine.",
        "{0} intercepta en {1} y el turno termina.",
    ],
);
pub(super) static SHOOT_AT: Phrase = Phrase::new(
    "shoot-at",
    [
        "Goal: the pass meets the king on {0}.",
        "But : la passe atteint le roi en {0}.",
        "Gol: el pase llega al rey en {0}.",
    ],
);
pub(super) static END_THE_TURN: Phrase =
    Phrase::new("end-the-turn", ["End the turn.", "Terminer le tour.", "Terminar el turno."]);
pub(super) static END_WITH_POINTS: Phrase = Phrase::new(
    "end-with-points",
    [
        "End the turn with {0} action {0|point|points} left.",
        "Terminer le tour avec {0} {0|point d’action restant|points d’action restants}.",
        "Terminar el turno con {0} {0|punto|puntos} de acción sin usar.",
    ],
);
pub(super) static END_OFFSIDE: Phrase = Phrase::new(
    "end-offside",
    [
        "{0} is offside: if the turn ends now, the ball goes to the rival king.",
        "{0} est hors-jeu : si le tour se termine maintenant, le ballon revient au roi adverse.",
        "{0} está en fuera de juego: si el turno termina ahora, el balón es para el rey rival.",
    ],
);
pub(super) static END_WARNED: Phrase = Phrase::new(
    "end-warned",
    [
        "{0} holds the ball: if the turn ends now, it must be released in the next.",
        "{0} a le ballon : si le tour se termine maintenant, il faudra le lâcher au prochain.",
        "{0} tiene el balón: si el turno termina ahora, habrá que soltarlo en el próximo.",
    ],
);
pub(super) static END_RELEASED: Phrase = Phrase::new(
    "end-released",
    [
        "{0} has kept the ball: if the turn ends now, it drops loose.",
        "{0} a gardé le ballon : si le tour se termine maintenant, il sera lâché.",
        "{0} ha retenido el balón: si el turno termina ahora, quedará suelto.",
    ],
);
pub(super) static NOWHERE_TO_GO: Phrase = Phrase::new(
    "nowhere-to-go",
    ["{0} has nowhere to go.", "{0} ne peut aller nulle part.", "{0} no tiene adónde ir."],
);

pub(super) static POINTS: Phrase = Phrase::new("points", ["Action points", "Points d’action", "Puntos de acción"]);
pub(super) static POINTS_LEFT: Phrase =
    Phrase::new("points-left", ["{0} of {1} left", "{0} sur {1}", "quedan {0} de {1}"]);
pub(super) static CROWN: Phrase = Phrase::new("crown", ["Crown", "Couronne", "Corona"]);
pub(super) static MUST_RELEASE: Phrase = Phrase::new(
    "must-release",
    ["{0} must release the ball.", "{0} doit lâcher le ballon.", "{0} tiene que soltar el balón."],
);
pub(super) static INTERCEPTOR: Phrase = Phrase::new(
    "interceptor",
    ["In the way: takes the ball.", "Sur le chemin : prend le ballon.", "En medio: se queda el balón."],
);
pub(super) static NO_BACK_PASS: Phrase = Phrase::new(
    "barred",
    ["No back-pass to the king yet.", "Pas encore de passe en retrait au roi.", "Todavía no hay cesión al rey."],
);
pub(super) static PUSHED_TO: Phrase = Phrase::new(
    "displaced",
    ["The tackled piece goes to {0}.", "La pièce taclée passe en {0}.", "La pieza que pierde el balón pasa a {0}."],
);
pub(super) static TURN: Phrase = Phrase::new("turn", ["Turn", "Tour", "Turno"]);
pub(super) static TURN_IS: Phrase = Phrase::new("turn-is", ["{0}", "{0}", "{0}"]);
pub(super) static TURN_OF: Phrase = Phrase::new("turn-of", ["{0} of {1}", "{0} sur {1}", "{0} de {1}"]);
pub(super) static TARGET: Phrase = Phrase::new("target", ["Goals to win", "Buts pour gagner", "Goles para ganar"]);
pub(super) static TARGET_IS: Phrase = Phrase::new("target-is", ["{0}", "{0}", "{0}"]);

pub(super) static HAS_MOVED: Phrase =
    Phrase::new("has-moved", ["has moved this turn", "a bougé pendant ce tour", "ya se ha movido en este turno"]);
pub(super) static IS_OFFSIDE: Phrase = Phrase::new(
    "is-offside",
    [
        "offside if the turn ends so",
        "hors-jeu si le tour se termine ainsi",
        "en fuera de juego si el turno termina así",
    ],
);
pub(super) static IS_BLOCKED: Phrase = Phrase::new(
    "is-blocked",
    [
        "no back-pass until an opponent touches the ball",
        "pas de passe en retrait avant qu’un adversaire touche le ballon",
        "sin cesión hasta que un rival toque el balón",
    ],
);
pub(super) static IS_WARNED: Phrase =
    Phrase::new("is-warned", ["must release the ball", "doit lâcher le ballon", "tiene que soltar el balón"]);

static LETTERS: [Phrase; 5] = [
    Phrase::new("king", ["K", "R", "R"]),
    Phrase::new("queen", ["Q", "D", "D"]),
    Phrase::new("rook", ["R", "T", "T"]),
    Phrase::new("bishop", ["B", "F", "A"]),
    Phrase::new("knight", ["N", "C", "C"]),
];

/// The letter of a kind of piece; its code is the kind's name.
pub(super) const fn letter(kind: Kind) -> &'static Phrase {
    &LETTERS[kind as usize]
}
