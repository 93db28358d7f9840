//! What happens in a match, as the log and the live region tell it.
use crate::words::Phrase;

/// An outfield footballer is placed.
pub(crate) static PLACED: Phrase =
    Phrase::new("placed", ["{0} takes his place on {1}.", "{0} se place en {1}.", "{0} se coloca en {1}."]);
/// The keeper is placed.
pub(crate) static KEEPER_PLACED: Phrase = Phrase::new(
    "keeper-placed",
    ["{0} goes in goal, on {1}.", "{0} prend place dans les buts, en {1}.", "{0} se coloca en la portería, en {1}."],
);
/// Both dice of the first throw are equal.
pub(crate) static FIRST_THROW_LEVEL: Phrase = Phrase::new(
    "first-throw-level",
    [
        "{0} against {0}: both roll again.",
        "{0} partout : on relance les deux dés.",
        "{0} a {0}: se vuelven a tirar los dos dados.",
    ],
);
/// The first throw decides.
pub(crate) static FIRST_THROW: Phrase = Phrase::new(
    "first-throw",
    ["{0} against {1}. To start: {2}.", "{0} contre {1}. À l’engagement : {2}.", "{0} contra {1}. Saque inicial: {2}."],
);
/// The ball is placed.
pub(crate) static BALL_PLACED: Phrase = Phrase::new(
    "ball-placed",
    ["The ball is placed on {0}.", "Le ballon est posé en {0}.", "El balón se pone en {0}."],
);
/// The die of a turn.
pub(crate) static ROLLED: Phrase =
    Phrase::new("rolled", ["{0}: a {1} on the die.", "{0} : {1} au dé.", "{0}: sale un {1}."]);
/// A number without a kick for the beaten keeper.
pub(crate) static ROLLED_AGAIN: Phrase = Phrase::new(
    "rolled-again",
    [
        "{0}: a {1} gives the keeper no kick. Roll again.",
        "{0} : avec un {1}, le gardien ne peut pas remettre le ballon en jeu. On relance le dé.",
        "{0}: con un {1} el portero no puede sacar. Se vuelve a tirar.",
    ],
);
/// No number gives the beaten keeper a kick.
pub(crate) static NO_RESTART: Phrase = Phrase::new(
    "no-restart",
    [
        "No number would let the keeper restart: it is an ordinary turn.",
        "Aucun nombre ne permettrait au gardien de remettre le ballon en jeu : on joue un tour ordinaire.",
        "Con ningún número podría sacar el portero: es un turno normal.",
    ],
);
/// A side can do nothing with its number.
pub(crate) static CANNOT_MOVE: Phrase = Phrase::new(
    "cannot-move",
    [
        "{0}: no move is possible, the turn passes to the other side.",
        "{0} : aucune action possible, le tour passe à l’adversaire.",
        "{0}: no hay jugada posible y el turno pasa al rival.",
    ],
);
/// A side passes its turn.
pub(crate) static SKIPPED: Phrase =
    Phrase::new("skipped", ["{0}: the turn is passed.", "{0} : tour passé.", "{0}: pasa el turno."]);
/// A footballer walks.
pub(crate) static MOVED: Phrase =
    Phrase::new("moved", ["{0} moves to {1}.", "{0} court jusqu’en {1}.", "{0} corre hasta {1}."]);
/// A footballer walks onto the ball.
pub(crate) static GOES_TO_BALL: Phrase = Phrase::new(
    "goes-to-ball",
    [
        "{0} is on the ball on {1} and kicks it {2} {2|square|squares}.",
        "{0} rejoint le ballon en {1} : frappe de {2} {2|case|cases}.",
        "{0} llega al balón en {1}: golpeo de {2} {2|casilla|casillas}.",
    ],
);
/// A kick that lands.
pub(crate) static KICKED: Phrase =
    Phrase::new("kicked", ["{0} plays the ball to {1}.", "{0} envoie le ballon en {1}.", "{0} manda el balón a {1}."]);
/// A kick into the goal.
pub(crate) static SHOT: Phrase = Phrase::new("shot", ["{0} shoots!", "{0} tire au but !", "¡{0} dispara a puerta!"]);
/// A relay on the ball's way.
pub(crate) static RELAYED: Phrase =
    Phrase::new("relayed", ["{0} relays it first time.", "{0} relaie en une touche.", "{0} la toca de primeras."]);
/// A goal: by whom, and the score.
pub(crate) static GOAL: Phrase =
    Phrase::new("goal", ["Goal! {0} scores: {1}–{2}.", "But ! {0} marque : {1}–{2}.", "¡Gol! {0} marca: {1}–{2}."]);
/// The kicker must leave a goal line.
pub(crate) static MOVED_OFF: Phrase = Phrase::new(
    "moved-off",
    [
        "{0} may not stay on the goal line and moves to {1}.",
        "{0} ne peut pas rester sur la ligne de but et se décale en {1}.",
        "{0} no puede quedarse en la línea de gol y pasa a {1}.",
    ],
);
/// A keeper returns after a goal.
pub(crate) static KEEPER_RETURNS: Phrase = Phrase::new(
    "keeper-returns",
    [
        "{0} returns to the goal line, on {1}.",
        "{0} regagne sa ligne de but, en {1}.",
        "{0} vuelve a su línea de gol, en {1}.",
    ],
);
/// The ball is set for the restart.
pub(crate) static BALL_SET: Phrase = Phrase::new(
    "ball-set",
    [
        "The ball is put in front of the goal, on {0}.",
        "Le ballon est remis devant le but, en {0}.",
        "El balón se pone delante de la portería, en {0}.",
    ],
);
/// A footballer makes room for the ball.
pub(crate) static STEPS_ASIDE: Phrase = Phrase::new(
    "steps-aside",
    [
        "{0} makes room for the ball and steps to {1}.",
        "{0} laisse la place au ballon et s’écarte en {1}.",
        "{0} deja sitio al balón y se aparta a {1}.",
    ],
);
/// The beaten keeper has to restart.
pub(crate) static RESTART_DUE: Phrase =
    Phrase::new("restart-due", ["{0} must restart.", "{0} doit remettre le ballon en jeu.", "{0} tiene que sacar."]);
/// Extra time begins.
pub(crate) static EXTRA_TIME: Phrase = Phrase::new(
    "extra-time",
    [
        "Level after full time: extra time, and the first goal wins.",
        "Égalité à la fin du temps réglementaire : prolongation, et le premier but l’emporte.",
        "Empate al final del tiempo reglamentario: prórroga, y el primer gol gana.",
    ],
);
/// The match is won.
pub(crate) static WON: Phrase = Phrase::new(
    "won",
    ["Full time. Winner: {0}.", "Coup de sifflet final. Victoire : {0}.", "Final del partido. Victoria: {0}."],
);
/// The match is drawn.
pub(crate) static DRAWN: Phrase =
    Phrase::new("drawn", ["Full time: a draw.", "Coup de sifflet final : match nul.", "Final del partido: empate."]);
