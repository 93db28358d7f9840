//! Why an action or a position is refused, in every language: sentences that teach the rule (GS-64).
//!
//! Where one rule bars a thing in several ways, the phrases share its reason code.
use crate::words::Phrase;

pub(super) static MATCH_OVER: Phrase =
    Phrase::new("match-over", ["The match is over.", "Le match est terminé.", "El partido ha terminado."]);
pub(super) static DICE_DUE: Phrase = Phrase::new(
    "dice-due",
    ["The dice must be thrown first.", "Il faut d’abord lancer les dés.", "Primero hay que tirar los dados."],
);
pub(super) static MUST_DIVE: Phrase = Phrase::new(
    "must-dive",
    [
        "A shot is on its way: first the keeper’s dive must be chosen.",
        "Un tir est parti : il faut d’abord choisir le plongeon du gardien.",
        "Hay un disparo en el aire: primero hay que elegir la estirada del portero.",
    ],
);
pub(super) static NO_SHOT: Phrase = Phrase::new(
    "no-shot",
    [
        "The keeper dives only when a shot is on target.",
        "Le gardien ne plonge que sur un tir cadré.",
        "El portero solo se lanza ante un disparo a puerta.",
    ],
);
pub(super) static NOBODY: Phrase = Phrase::new(
    "nobody",
    [
        "{0}: nobody is on their feet, so the turn can only be ended.",
        "{0} : personne n’est debout, le tour ne peut qu’être terminé.",
        "{0}: nadie está en pie, solo se puede terminar el turno.",
    ],
);
pub(super) static MUST_RESTART: Phrase = Phrase::new(
    "must-restart",
    [
        "{0} must first put the ball in play: {1}.",
        "{0} doit d’abord remettre le ballon en jeu : {1}.",
        "{0} debe poner primero el balón en juego: {1}.",
    ],
);
pub(super) static THROW_IN_RULE: Phrase = Phrase::new(
    "throw-in-rule",
    [
        "a throw-in is a pass onto the pitch, with no step before it",
        "une touche est une passe vers le terrain, sans pas avant",
        "un saque de banda es un pase al campo, sin ningún paso antes",
    ],
);
pub(super) static CORNER_RULE: Phrase = Phrase::new(
    "corner-rule",
    [
        "a corner is passed onto the pitch, shot, or carried in",
        "un corner se passe vers le terrain, se tire au but ou se joue en conduisant le ballon",
        "un córner se pasa al campo, se dispara o se saca conduciendo el balón",
    ],
);
pub(super) static GOAL_KICK_RULE: Phrase = Phrase::new(
    "goal-kick-rule",
    [
        "a goal kick is passed onto the pitch or carried in",
        "un coup de pied de but se passe vers le terrain ou se joue en conduisant le ballon",
        "un saque de puerta se pasa al campo o se saca conduciendo el balón",
    ],
);
pub(super) static BOUND: Phrase = Phrase::new(
    "already-moved",
    [
        "{0} has already moved or acted: only one footballer plays in a turn.",
        "{0} a déjà bougé ou agi : un seul footballeur joue par tour.",
        "{0} ya se ha movido o ha actuado: solo juega un futbolista por turno.",
    ],
);
pub(super) static ABSENT: Phrase = Phrase::new(
    "absent",
    [
        "Nobody of your side wears the number {0} in this match.",
        "Personne de votre équipe ne porte le numéro {0} dans ce match.",
        "Nadie de tu equipo lleva el número {0} en este partido.",
    ],
);
pub(super) static LYING: Phrase = Phrase::new(
    "frozen",
    [
        "{0} was fouled and lies on the ground until the end of this turn.",
        "{0} a subi une faute et reste au sol jusqu’à la fin de ce tour.",
        "{0} ha recibido una falta y sigue en el suelo hasta el final de este turno.",
    ],
);
pub(super) static NO_STEPS: Phrase = Phrase::new(
    "no-steps",
    ["A run has at least one step.", "Une course compte au moins un pas.", "Una carrera tiene al menos un paso."],
);
pub(super) static OFF_PITCH: Phrase = Phrase::new(
    "off-pitch",
    [
        "A run stays on the pitch, and {0} is out of bounds.",
        "Une course reste sur le terrain, et {0} est en dehors.",
        "Una carrera no sale del campo, y {0} está fuera.",
    ],
);
pub(super) static NOT_NEXT: Phrase = Phrase::new(
    "not-adjacent",
    [
        "A run goes from square to adjacent square, and {0} and {1} do not touch.",
        "Une course va de case en case voisine, et {0} et {1} ne se touchent pas.",
        "Una carrera va de casilla en casilla contigua, y {0} y {1} no se tocan.",
    ],
);
pub(super) static THERE_ALREADY: Phrase =
    Phrase::new("same-square", ["{0} already stands on {1}.", "{0} est déjà en {1}.", "{0} ya está en {1}."]);
pub(super) static OCCUPIED: Phrase =
    Phrase::new("occupied", ["{1} stands on {0}: {2}.", "{1} occupe {0} : {2}.", "{1} ocupa {0}: {2}."]);
pub(super) static NO_RUN_ENDS_THERE: Phrase = Phrase::new(
    "no-run-ends-there",
    [
        "a run may pass through, but not end there",
        "une course peut y passer, mais pas s’y arrêter",
        "una carrera puede pasar por ahí, pero no terminar",
    ],
);
pub(super) static NO_PASS_TO_OPPONENTS: Phrase = Phrase::new(
    "no-pass-to-opponents",
    ["nobody passes to an opponent", "on ne passe pas à un adversaire", "no se pasa a un rival"],
);
pub(super) static RUN_TOO_LONG: Phrase = Phrase::new(
    "out-of-reach",
    [
        "{0} has {1} {1|step|steps} left and this run takes {2}{3}.",
        "Il reste {1} pas à {0} et cette course en demande {2}{3}.",
        "A {0} {1|le queda|le quedan} {1} {1|paso|pasos} y esta carrera pide {2}{3}.",
    ],
);
pub(super) static ONE_FEWER_WITH_BALL: Phrase = Phrase::new(
    "one-fewer-with-ball",
    [
        "; with the ball it is one fewer than without",
        " ; avec le ballon, c’est un de moins que sans",
        "; con el balón hay uno menos que sin él",
    ],
);
pub(super) static NO_MORE_TO_SAY: Phrase = Phrase::new("no-more-to-say", ["", "", ""]);
pub(super) static ACTED: Phrase = Phrase::new(
    "already-acted",
    [
        "{0} has already had this turn’s one ball action.",
        "{0} a déjà fait l’unique action avec le ballon de ce tour.",
        "{0} ya ha hecho la única acción con balón de este turno.",
    ],
);
pub(super) static NO_BALL: Phrase =
    Phrase::new("no-ball", ["{0} does not have the ball.", "{0} n’a pas le ballon.", "{0} no tiene el balón."]);
pub(super) static NO_SUCH_SQUARE: Phrase =
    Phrase::new("no-such-square", ["There is no such square.", "Cette case n’existe pas.", "Esa casilla no existe."]);
pub(super) static OFFSIDE: Phrase = Phrase::new(
    "offside",
    [
        "{0} is offside: ahead of the ball and beyond the second-last defender.",
        "{0} est hors-jeu : devant le ballon et au-delà de l’avant-dernier défenseur.",
        "{0} está en fuera de juego: por delante del balón y del penúltimo defensor.",
    ],
);
pub(super) static PASS_TOO_LONG: Phrase = Phrase::new(
    "out-of-reach",
    [
        "A pass goes ten squares at most, and {0} is {1} squares away.",
        "Une passe va à dix cases au plus, et {0} est à {1} cases.",
        "Un pase llega a diez casillas como mucho, y {0} está a {1}.",
    ],
);
pub(super) static NO_SHOT_AT_KICK_OFF: Phrase = Phrase::new(
    "kick-off",
    [
        "Nobody may shoot in the turn of a kick-off.",
        "Personne ne peut tirer au but pendant le tour du coup d’envoi.",
        "Nadie puede disparar en el turno del saque de centro.",
    ],
);
pub(super) static NOTHING_TO_STEAL: Phrase = Phrase::new(
    "nothing-to-steal",
    [
        "No opponent has the ball, so there is nothing to steal.",
        "Aucun adversaire n’a le ballon : il n’y a rien à prendre.",
        "Ningún rival tiene el balón: no hay nada que robar.",
    ],
);
pub(super) static NOT_NEXT_TO_CARRIER: Phrase = Phrase::new(
    "out-of-reach",
    [
        "{0} must stand next to {1} to steal the ball.",
        "{0} doit être à côté de {1} pour prendre le ballon.",
        "{0} tiene que estar junto a {1} para robarle el balón.",
    ],
);
pub(super) static CROWDED: Phrase = Phrase::new(
    "occupied",
    [
        "Two footballers of the position stand on {0}.",
        "Deux footballeurs de la position occupent {0}.",
        "Dos futbolistas de la posición ocupan {0}.",
    ],
);
pub(super) static NO_DRAFT_YET: Phrase = Phrase::new(
    "no-draft-yet",
    [
        "Draft mode cannot be played yet: choose the mode standard.",
        "Le mode draft n’est pas encore jouable : choisissez le mode standard.",
        "El modo draft todavía no se puede jugar: elige el modo standard.",
    ],
);
