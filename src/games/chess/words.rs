//! What the game says, but for its refusals: its card, its options, its names, and what happens.
//!
//! A name stands only at the start of a sentence, and no word agrees with it: so it needs no second form in French and
//! Spanish, where articles melt into prepositions and participles follow the noun. A side, which may have a name of its
//! own, stands after a colon there, since no verb can agree with it.
use super::piece::Kind;
pub use super::refusals::*;
use crate::game::Card;
use crate::side::{BySide, Side};
use crate::words::Phrase;

static NAME: Phrase = Phrase::new("chess", ["Chess Football", "Foot-échecs", "Fútbol ajedrez"]);
static ABOUT: Phrase = Phrase::new(
    "about-chess",
    [
        "Chess pieces, one ball and a handful of action points: pass, dribble and tackle your way to the rival king.",
        "Des pièces d’échecs, un ballon et quelques points d’action : passez, dribblez et taclez jusqu’au roi adverse.",
        "Piezas de ajedrez, un balón y unos cuantos puntos de acción: pasa, conduce y roba hasta llegar al rey rival.",
    ],
);

/// The game's card on the first page.
pub const CARD: Card =
    Card { id: "chess", name: &NAME, about: &ABOUT, teams: TEAMS, has_drills: true, turns_back: true };

/// Option `ap`.
pub static POINTS: Phrase =
    Phrase::new("ap", ["Action points a turn", "Points d’action par tour", "Puntos de acción por turno"]);
/// Option `target`.
pub static TARGET: Phrase = Phrase::new("target", ["Goals to win", "Buts pour gagner", "Goles para ganar"]);
/// Option `turns`.
pub static TURNS: Phrase = Phrase::new(
    "turns",
    ["Turns each (0: no limit)", "Tours par camp (0 : sans limite)", "Turnos por bando (0: sin límite)"],
);
/// Option `kickoff`.
pub static KICKS_OFF: Phrase = Phrase::new("kickoff", ["Kick-off", "Coup d’envoi", "Saque inicial"]);
/// Home's name, also as a choice of `kickoff`.
pub static WHITE: Phrase = Phrase::new("white", ["White", "Blancs", "Blancas"]);
/// Away's name, also as a choice of `kickoff`.
pub static BLACK: Phrase = Phrase::new("black", ["Black", "Noirs", "Negras"]);

/// A piece ran without the ball: piece, square.
pub static MOVE: Phrase = Phrase::new("move", ["{0} moves to {1}.", "{0} va en {1}.", "{0} va a {1}."]);
/// The holder ran with the ball: piece, square (CF-10).
pub static DRIBBLE: Phrase =
    Phrase::new("dribble", ["{0} dribbles to {1}.", "{0} dribble jusqu’en {1}.", "{0} conduce el balón hasta {1}."]);
/// A piece collected the ball where it ended: piece, square (CF-9).
pub static PICK_UP: Phrase = Phrase::new(
    "pick-up",
    ["{0} picks up the ball on {1}.", "{0} récupère le ballon en {1}.", "{0} recoge el balón en {1}."],
);
/// A piece collected the ball on its way: piece, the ball's square, the end square (CF-9). The same code as
/// [`PICK_UP`]: the same thing happened.
pub static PICK_UP_ON_THE_WAY: Phrase = Phrase::new(
    "pick-up",
    [
        "{0} picks up the ball on {1} and carries it to {2}.",
        "{0} récupère le ballon en {1} et l’emmène en {2}.",
        "{0} recoge el balón en {1} y lo lleva hasta {2}.",
    ],
);
/// A piece took the ball off an opponent: piece, square (CF-11).
pub static TACKLE: Phrase = Phrase::new(
    "tackle",
    [
        "{0} tackles and wins the ball on {1}.",
        "{0} tacle et gagne le ballon en {1}.",
        "{0} entra y roba el balón en {1}.",
    ],
);
/// The tackled piece made room: piece, square (CF-11).
pub static DISPLACED: Phrase = Phrase::new(
    "displaced",
    ["{0} is pushed aside to {1}.", "{0} cède sa place et passe en {1}.", "{0} cede el sitio y pasa a {1}."],
);
/// A pass found a team-mate: passer, square (CF-15).
pub static PASS: Phrase = Phrase::new(
    "pass",
    ["{0} finds a team-mate on {1}.", "{0} trouve un coéquipier en {1}.", "{0} encuentra a un compañero en {1}."],
);
/// A pass came to lie loose: passer, square (CF-15).
pub static PASS_INTO_SPACE: Phrase = Phrase::new(
    "loose-ball",
    [
        "{0} plays the ball into space on {1}.",
        "{0} joue le ballon dans l’espace en {1}.",
        "{0} juega el balón al espacio en {1}.",
    ],
);
/// An opponent took a pass: the opponent, square (CF-13).
pub static INTERCEPTION: Phrase = Phrase::new(
    "interception",
    ["{0} intercepts on {1}.", "{0} intercepte la passe en {1}.", "{0} intercepta el pase en {1}."],
);
/// A pass met the rival king: scorer, Home's and Away's goals (CF-14).
pub static GOAL: Phrase = Phrase::new(
    "goal",
    ["{0} hits the king. Goal! {1}–{2}.", "{0} touche le roi. But ! {1}–{2}.", "{0} alcanza al rey. ¡Gol! {1}–{2}."],
);
/// A king ended the turn with the ball: the king (CF-16).
pub static WARNED: Phrase = Phrase::new(
    "king-warned",
    [
        "{0} must release the ball next turn.",
        "{0} devra lâcher le ballon au prochain tour.",
        "{0} tendrá que soltar el balón en el próximo turno.",
    ],
);
/// A king let go too late: the king, where the ball lies (CF-16).
pub static FORCED_RELEASE: Phrase = Phrase::new(
    "forced-release",
    [
        "{0} has kept the ball too long and drops it on {1}.",
        "{0} a gardé le ballon trop longtemps et le lâche en {1}.",
        "{0} ha retenido el balón demasiado tiempo y lo suelta en {1}.",
    ],
);
/// The ball went to the rival king: the piece that was offside (CF-19).
pub static OFFSIDE: Phrase = Phrase::new(
    "offside",
    [
        "{0} is offside: the ball goes to the rival king.",
        "{0} est hors-jeu : le ballon revient au roi adverse.",
        "{0} está en fuera de juego: el balón es para el rey rival.",
    ],
);
/// The turn passed: the side now on turn.
pub static TURN: Phrase = Phrase::new("turn", ["{0} to move.", "Au trait : {0}.", "Turno: {0}."]);
/// Everyone is back in the line-up: the side that kicks off (CF-3).
pub static KICK_OFF: Phrase =
    Phrase::new("kick-off", ["{0} kicks off.", "Coup d’envoi : {0}.", "Saque de centro: {0}."]);
/// The match is won: the winner, Home's and Away's goals (CF-4).
pub static WIN: Phrase =
    Phrase::new("win", ["{0} wins the match: {1}–{2}.", "Victoire : {0}, {1}–{2}.", "Victoria: {0}, {1}–{2}."]);
/// The match is drawn: Home's and Away's goals (CF-4).
pub static DRAW: Phrase = Phrase::new(
    "draw",
    ["The match ends level: {0}–{1}.", "Match nul : {0}–{1}.", "El partido acaba en empate: {0}–{1}."],
);

/// The sides that have no names of their own.
pub const TEAMS: BySide<&Phrase> = BySide { home: &WHITE, away: &BLACK };

/// A side's pieces of a kind.
pub const fn piece(side: Side, kind: Kind) -> &'static Phrase {
    let [white, black] = match kind {
        Kind::King => KING,
        Kind::Queen => QUEEN,
        Kind::Rook => ROOK,
        Kind::Bishop => BISHOP,
        Kind::Knight => KNIGHT,
    };
    match side {
        Side::Home => white,
        Side::Away => black,
    }
}

type OfBothSides = [&'static Phrase; 2];

static KING: OfBothSides = [
    &Phrase::new("white-king", ["White’s king", "Le roi blanc", "El rey blanco"]),
    &Phrase::new("black-king", ["Black’s king", "Le roi noir", "El rey negro"]),
];
static QUEEN: OfBothSides = [
    &Phrase::new("white-queen", ["White’s queen", "La dame blanche", "La dama blanca"]),
    &Phrase::new("black-queen", ["Black’s queen", "La dame noire", "La dama negra"]),
];
static ROOK: OfBothSides = [
    &Phrase::new("white-rook", ["White’s rook", "La tour blanche", "La torre blanca"]),
    &Phrase::new("black-rook", ["Black’s rook", "La tour noire", "La torre negra"]),
];
static BISHOP: OfBothSides = [
    &Phrase::new("white-bishop", ["White’s bishop", "Le fou blanc", "El alfil blanco"]),
    &Phrase::new("black-bishop", ["Black’s bishop", "Le fou noir", "El alfil negro"]),
];
static KNIGHT: OfBothSides = [
    &Phrase::new("white-knight", ["White’s knight", "Le cavalier blanc", "El caballo blanco"]),
    &Phrase::new("black-knight", ["Black’s knight", "Le cavalier noir", "El caballo negro"]),
];

#[cfg(test)]
mod tests {
    use super::super::board::BOARD;
    use super::super::piece::Piece;
    use super::*;
    use crate::cell::Cell;
    use crate::words::{Arg, Lang, Names};

    struct ChessNames;

    impl Names for ChessNames {
        fn man(&self, lang: Lang, side: Side, shirt: u8) -> String {
            let piece = Piece::numbered(shirt).map(|p| piece(side, p.kind()));
            piece.map_or(String::new(), |name| name.words(lang).to_string())
        }

        fn team(&self, lang: Lang, side: Side) -> String {
            TEAMS[side].words(lang).to_string()
        }

        fn cell(&self, cell: Cell) -> String {
            BOARD.name(cell)
        }
    }

    #[test]
    fn a_sentence_reads_naturally_in_every_language() {
        let at = BOARD.parse("d5").expect("a square of the board");
        let queen = Arg::Man(Side::Away, Piece::Q.shirt());
        let said = INTERCEPTION.with([queen, Arg::At(at)]);
        let texts = Lang::ALL.map(|l| said.text(l, &ChessNames));
        assert_eq!(
            texts,
            [
                "Black’s queen intercepts on d5.",
                "La dame noire intercepte la passe en d5.",
                "La dama negra intercepta el pase en d5.",
            ]
        );
        let kick_off = KICK_OFF.with([Arg::Team(Side::Home)]);
        assert_eq!(
            Lang::ALL.map(|l| kick_off.text(l, &ChessNames)),
            ["White kicks off.", "Coup d’envoi\u{a0}: Blancs.", "Saque de centro: Blancas."]
        );
    }

    #[test]
    fn every_piece_has_a_name_of_its_own_kind_and_side() {
        for lang in Lang::ALL {
            let names = Side::BOTH.map(|s| Piece::ALL.map(|p| ChessNames.man(lang, s, p.shirt()))).concat();
            let mut kinds = names.clone();
            kinds.sort();
            kinds.dedup();
            assert_eq!(kinds.len(), 10, "{names:?}");
        }
        assert_eq!(ChessNames.man(Lang::En, Side::Home, 9), "");
    }
}
