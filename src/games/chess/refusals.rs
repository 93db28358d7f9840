//! Why an action, a text or a position is refused: sentences that teach the rule. Phrases that share a code are the
//! same reason told for another case.
use super::piece::Kind;
use crate::words::Phrase;

/// Nothing can be done any more.
pub static OVER: Phrase =
    Phrase::new("match-over", ["The match is over.", "Le match est terminé.", "El partido ha terminado."]);
/// No action points are left (CF-5).
pub static NO_POINTS: Phrase = Phrase::new(
    "no-points",
    [
        "No action points are left: only the turn can be ended.",
        "Il ne reste aucun point d’action : on ne peut que terminer le tour.",
        "No quedan puntos de acción: solo se puede terminar el turno.",
    ],
);
/// There is no piece to move: square.
pub static NOBODY_THERE: Phrase = Phrase::new(
    "no-piece",
    ["There is no piece on {0}.", "Il n’y a pas de pièce en {0}.", "No hay ninguna pieza en {0}."],
);
/// The piece is the other side's: piece (CF-5).
pub static NOT_YOUR_TURN: Phrase = Phrase::new(
    "not-your-turn",
    [
        "{0} has to wait: it is the other side’s turn.",
        "{0} doit attendre : c’est à l’autre camp de jouer.",
        "{0} debe esperar: le toca jugar al otro bando.",
    ],
);
/// One move a piece a turn: piece (CF-5).
pub static ALREADY_MOVED: Phrase = Phrase::new(
    "already-moved",
    [
        "{0} has already moved: each piece moves once a turn, though it may still pass.",
        "{0} a déjà bougé : chaque pièce ne bouge qu’une fois par tour, mais peut encore passer.",
        "{0} ya se ha movido: cada pieza se mueve una sola vez por turno, aunque aún puede pasar.",
    ],
);
static HOW_KINGS_MOVE: Phrase = Phrase::new(
    "out-of-reach",
    [
        "{0} goes one square in any direction.",
        "{0} avance d’une case dans n’importe quelle direction.",
        "{0} avanza una casilla en cualquier dirección.",
    ],
);
static HOW_QUEENS_MOVE: Phrase = Phrase::new(
    "out-of-reach",
    [
        "{0} goes straight or diagonally, as far as you like.",
        "{0} se déplace en ligne droite ou en diagonale, aussi loin qu’on veut.",
        "{0} va en línea recta o en diagonal, tan lejos como se quiera.",
    ],
);
static HOW_ROOKS_MOVE: Phrase = Phrase::new(
    "out-of-reach",
    [
        "{0} goes along files and ranks, as far as you like.",
        "{0} se déplace le long des colonnes et des rangées, aussi loin qu’on veut.",
        "{0} va por columnas y filas, tan lejos como se quiera.",
    ],
);
static HOW_BISHOPS_MOVE: Phrase = Phrase::new(
    "out-of-reach",
    [
        "{0} goes diagonally, as far as you like.",
        "{0} se déplace en diagonale, aussi loin qu’on veut.",
        "{0} va en diagonal, tan lejos como se quiera.",
    ],
);
static HOW_KNIGHTS_MOVE: Phrase = Phrase::new(
    "out-of-reach",
    [
        "{0} leaps two squares straight and one to the side.",
        "{0} saute de deux cases tout droit et d’une sur le côté.",
        "{0} salta dos casillas en línea recta y una hacia un lado.",
    ],
);

/// The square is not on the piece's lines: piece (CF-6).
pub const fn how_it_moves(kind: Kind) -> &'static Phrase {
    match kind {
        Kind::King => &HOW_KINGS_MOVE,
        Kind::Queen => &HOW_QUEENS_MOVE,
        Kind::Rook => &HOW_ROOKS_MOVE,
        Kind::Bishop => &HOW_BISHOPS_MOVE,
        Kind::Knight => &HOW_KNIGHTS_MOVE,
    }
}

/// A slide stops before the first piece: piece, where that one stands (CF-6).
pub static IN_THE_WAY: Phrase = Phrase::new(
    "out-of-reach",
    [
        "{0} cannot go past the piece on {1}: only knights leap.",
        "{0} ne peut pas dépasser la pièce en {1} : seuls les cavaliers sautent.",
        "{0} no puede pasar más allá de la pieza en {1}: solo saltan los caballos.",
    ],
);
/// A team-mate stands there: square (CF-8).
pub static TEAM_MATE_THERE: Phrase = Phrase::new(
    "occupied",
    ["A team-mate stands on {0}.", "Un coéquipier se trouve en {0}.", "En {0} hay un compañero."],
);
/// An opponent without the ball cannot be tackled: the opponent (CF-8).
pub static HAS_NO_BALL: Phrase = Phrase::new(
    "occupied",
    [
        "{0} does not have the ball: only the one who has it can be tackled.",
        "{0} n’a pas le ballon : on ne tacle que le porteur du ballon.",
        "{0} no tiene el balón: solo se puede entrar a quien lo lleva.",
    ],
);
/// Nobody enters the rival king's square (CF-8).
pub static RIVAL_KING_THERE: Phrase = Phrase::new(
    "occupied",
    [
        "The rival king cannot be tackled: he is beaten with a pass.",
        "On ne tacle pas le roi adverse : on le bat d’une passe.",
        "Al rey rival no se le puede entrar: hay que batirlo con un pase.",
    ],
);
/// The king stays at home (CF-7).
pub static KING_STAYS: Phrase = Phrase::new(
    "own-area",
    [
        "The king never leaves his own area.",
        "Le roi ne quitte jamais sa surface.",
        "El rey nunca sale de su propia área.",
    ],
);
/// Only the king stops in the own area (CF-7).
pub static OWN_AREA: Phrase = Phrase::new(
    "own-area",
    [
        "Only the king may stop in his own area; the others may cross it.",
        "Seul le roi peut s’arrêter dans sa surface ; les autres peuvent la traverser.",
        "Solo el rey puede detenerse en su propia área; las demás piezas pueden cruzarla.",
    ],
);
/// The tackled piece has nowhere to go: the piece (CF-11).
pub static NO_ROOM: Phrase = Phrase::new(
    "no-room",
    [
        "{0} cannot be tackled: it has nowhere to go, as no square beside it, above or below is empty.",
        "{0} n’a nulle part où aller : aucune case libre à côté, au-dessus ou au-dessous, donc pas de tacle.",
        "{0} no tiene adónde ir: no hay ninguna casilla libre a los lados, arriba ni abajo, así que no se le puede entrar.",
    ],
);
/// The side on turn has no ball to pass: the side (CF-12).
pub static NO_BALL: Phrase = Phrase::new(
    "no-ball",
    ["{0} cannot pass without the ball.", "{0} : pas de passe sans le ballon.", "{0}: sin el balón no hay pase."],
);
/// The target is not on the holder's lines: the holder (CF-12).
pub static PASS_LINES: Phrase = Phrase::new(
    "out-of-reach",
    [
        "{0} passes only along the lines on which it moves.",
        "{0} ne fait de passes que le long de ses propres lignes de déplacement.",
        "{0} solo pasa por las líneas en las que se mueve.",
    ],
);
/// The king has released the ball and may not have it back (CF-17).
pub static BACK_PASS: Phrase = Phrase::new(
    "back-pass",
    [
        "No back-pass: the king has released the ball, and an opponent has to touch it first.",
        "Pas de passe en retrait : le roi a lâché le ballon, et un adversaire doit d’abord le toucher.",
        "No vale la cesión: el rey ha soltado el balón y antes tiene que tocarlo un rival.",
    ],
);

/// Two pieces on a square: the square.
pub static TWO_ON_A_SQUARE: Phrase = Phrase::new(
    "two-on-a-square",
    ["Two pieces stand on {0}.", "Deux pièces se trouvent en {0}.", "En {0} hay dos piezas."],
);
/// The ball with a piece that does not play.
pub static NO_SUCH_HOLDER: Phrase = Phrase::new(
    "no-such-holder",
    [
        "The piece that should have the ball is not on the board.",
        "La pièce qui devrait avoir le ballon n’est pas sur le plateau.",
        "La pieza que debería tener el balón no está en el tablero.",
    ],
);
