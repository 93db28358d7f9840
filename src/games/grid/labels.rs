//! What the page's buttons, targets and facts of Grid Soccer say.
use crate::words::Phrase;

pub(super) static RUN: Phrase = Phrase::new("run", ["Run", "Courir", "Correr"]);
pub(super) static PASS: Phrase = Phrase::new("pass", ["Pass", "Passer", "Pasar"]);
pub(super) static SHOOT: Phrase = Phrase::new("shoot", ["Shoot", "Tirer", "Disparar"]);
pub(super) static STEAL: Phrase = Phrase::new("steal", ["Steal", "Prendre", "Robar"]);
pub(super) static DIVE: Phrase = Phrase::new("dive", ["Dive", "Plonger", "Estirada"]);
pub(super) static FORMATION: Phrase = Phrase::new("formation", ["Formation", "Formation", "Formación"]);
pub(super) static END_TURN: Phrase = Phrase::new("end-turn", ["End turn", "Fin du tour", "Fin del turno"]);

pub(super) static RUN_TO: Phrase = Phrase::new("run-to", ["Run to {0}.", "Courir en {0}.", "Correr a {0}."]);
pub(super) static PASS_TO: Phrase =
    Phrase::new("pass-to", ["Pass to {0} on {1}.", "Passe à {0} en {1}.", "Pase a {0} en {1}."]);
pub(super) static PASS_TO_SQUARE: Phrase =
    Phrase::new("pass-to-square", ["Pass to {0}.", "Passe en {0}.", "Pase a {0}."]);
pub(super) static CLEAR_TO: Phrase =
    Phrase::new("clear-to", ["Clear out of play at {0}.", "Dégager en touche en {0}.", "Despejar fuera por {0}."]);
pub(super) static PART: Phrase = Phrase::new("part", ["{0}", "{0}", "{0}"]);
pub(super) static STEAL_FROM: Phrase =
    Phrase::new("steal-from", ["Steal the ball from {0}.", "Prendre le ballon à {0}.", "Robar el balón a {0}."]);
pub(super) static CARD: Phrase = Phrase::new("card", ["{0} {1}", "{0} {1}", "{0} {1}"]);
pub(super) static END_THE_TURN: Phrase =
    Phrase::new("end-the-turn", ["End the turn.", "Terminer le tour.", "Terminar el turno."]);

pub(super) static ACCURATE: Phrase = Phrase::new("accurate", ["Accurate", "Précise", "Preciso"]);
pub(super) static ON_TARGET: Phrase = Phrase::new("on-target", ["On target", "Cadré", "A puerta"]);
pub(super) static GOAL: Phrase = Phrase::new("goal", ["Goal", "But", "Gol"]);
pub(super) static WINS_BALL: Phrase = Phrase::new("wins-ball", ["Wins the ball", "Prend le ballon", "Gana el balón"]);
pub(super) static HAS_BALL: Phrase = Phrase::new("has-ball", ["Has the ball", "A le ballon", "Tiene el balón"]);

pub(super) static NUMBER: Phrase = Phrase::new("number", ["{0}", "{0}", "{0}"]);
pub(super) static SPEED: Phrase = Phrase::new("speed", ["Speed", "Vitesse", "Velocidad"]);
pub(super) static PASSING: Phrase = Phrase::new("passing", ["Passing", "Passe", "Pase"]);
pub(super) static SHOOTING: Phrase = Phrase::new("shooting", ["Shooting", "Tir", "Disparo"]);
pub(super) static CONTROL: Phrase = Phrase::new("control", ["Control", "Contrôle", "Control"]);

pub(super) static TURN: Phrase = Phrase::new("turn", ["Turn", "Tour", "Turno"]);
pub(super) static TURN_OF: Phrase = Phrase::new("turn-of", ["{0} of {1}", "{0} sur {1}", "{0} de {1}"]);
pub(super) static MINUTE: Phrase = Phrase::new("minute", ["Minute", "Minute", "Minuto"]);
pub(super) static MINUTE_IS: Phrase = Phrase::new("minute-is", ["{0}", "{0}", "{0}"]);
pub(super) static CARD_IS: Phrase = Phrase::new("card-is", ["{0} {1}", "{0} {1}", "{0} {1}"]);
pub(super) static RESTART: Phrase = Phrase::new("restart", ["Restart", "Reprise", "Reanudación"]);
pub(super) static THROW_IN: Phrase =
    Phrase::new("throw-in-by", ["Throw-in: {0}", "Touche : {0}", "Saque de banda: {0}"]);
pub(super) static CORNER: Phrase = Phrase::new("corner-by", ["Corner: {0}", "Corner : {0}", "Córner: {0}"]);
pub(super) static GOAL_KICK: Phrase =
    Phrase::new("goal-kick-by", ["Goal kick: {0}", "Dégagement : {0}", "Saque de puerta: {0}"]);
pub(super) static KICK_OFF: Phrase =
    Phrase::new("kick-off-by", ["Kick-off: no shot", "Coup d’envoi : pas de tir", "Saque de centro: sin disparo"]);

pub(super) static MAN: Phrase = Phrase::new("man", ["{0} {1}", "{0} {1}", "{0} {1}"]);
pub(super) static LIES: Phrase = Phrase::new("lies", ["lying down", "au sol", "en el suelo"]);
pub(super) static IS_OFFSIDE: Phrase = Phrase::new(
    "is-offside",
    [
        "offside: ahead of the ball and beyond the second-last defender",
        "hors-jeu : devant le ballon et au-delà de l’avant-dernier défenseur",
        "fuera de juego: por delante del balón y del penúltimo defensor",
    ],
);

pub(super) static TIGHT_ANGLE: Phrase = Phrase::new(
    "tight-angle",
    [
        "Tight angle: the shot needs 1 to 3 more.",
        "Angle fermé : il faut 1 à 3 de plus au tir.",
        "Ángulo cerrado: el tiro pide de 1 a 3 más.",
    ],
);
pub(super) static FLAG: Phrase = Phrase::new(
    "flag",
    [
        "Offside: ahead of the ball and beyond the second-last defender.",
        "Hors-jeu : devant le ballon et au-delà de l’avant-dernier défenseur.",
        "Fuera de juego: por delante del balón y del penúltimo defensor.",
    ],
);
