//! Why something is refused: sentences that teach the rule.
use crate::words::Phrase;

/// The match is over.
pub(crate) static MATCH_OVER: Phrase =
    Phrase::new("match-over", ["The match is over.", "Le match est terminé.", "El partido ha terminado."]);
/// A die is due.
pub(crate) static ROLL_FIRST: Phrase = Phrase::new(
    "roll-first",
    ["The die must be rolled first.", "Il faut d’abord lancer le dé.", "Primero hay que tirar el dado."],
);
/// Footballers are still to be placed.
pub(crate) static PLACE_FIRST: Phrase = Phrase::new(
    "place-first",
    [
        "First all the footballers take their places.",
        "Il faut d’abord placer tous les joueurs.",
        "Primero hay que colocar a todos los jugadores.",
    ],
);
/// The ball is still to be placed.
pub(crate) static BALL_FIRST: Phrase = Phrase::new(
    "place-ball-first",
    [
        "First the ball goes on a centre square of the starting side’s half.",
        "Il faut d’abord poser le ballon sur une case centrale du camp qui engage.",
        "Primero hay que poner el balón en una casilla central del campo del que saca.",
    ],
);
/// No more footballers are to be placed.
pub(crate) static ALL_PLACED: Phrase = Phrase::new(
    "all-placed",
    [
        "All the footballers are already in place.",
        "Tous les joueurs sont déjà placés.",
        "Todos los jugadores ya están colocados.",
    ],
);
/// The ball has been placed.
pub(crate) static BALL_IN_PLAY: Phrase = Phrase::new(
    "ball-in-play",
    ["The ball is already in play.", "Le ballon est déjà en jeu.", "El balón ya está en juego."],
);

/// Placement: on the ring.
pub(crate) static OFF_PITCH: Phrase = Phrase::new(
    "off-pitch",
    [
        "Footballers are placed on the pitch, not around it.",
        "Les joueurs se placent sur le terrain, pas autour.",
        "Los jugadores se colocan dentro del campo, no alrededor.",
    ],
);
/// A footballer stands there.
pub(crate) static OCCUPIED: Phrase = Phrase::new(
    "occupied",
    [
        "A footballer already stands on {0}: only one fits on a square.",
        "Il y a déjà un joueur en {0} : un seul par case.",
        "Ya hay un jugador en {0}: solo cabe uno por casilla.",
    ],
);
/// Placement: a centre square.
pub(crate) static CENTRE_SQUARE: Phrase = Phrase::new(
    "centre-square",
    [
        "The four centre squares stay free for the ball.",
        "Les quatre cases centrales restent libres pour le ballon.",
        "Las cuatro casillas centrales quedan libres para el balón.",
    ],
);
/// Placement: the opponents' penalty area.
pub(crate) static OPPONENTS_AREA: Phrase = Phrase::new(
    "opponents-area",
    [
        "Nobody may be placed in the opponents’ penalty area.",
        "On ne place personne dans la surface de réparation adverse.",
        "No se puede colocar a nadie en el área rival.",
    ],
);
/// Placement: a second one on the goal line.
pub(crate) static ONE_KEEPER: Phrase = Phrase::new(
    "one-keeper",
    [
        "Only the keeper stands on the goal line, and he is already there.",
        "Seul le gardien se tient sur la ligne de but, et il y est déjà.",
        "En la línea de gol solo va el portero, y ya está colocado.",
    ],
);
/// Placement: nobody left to be the keeper.
pub(crate) static NEEDS_KEEPER: Phrase = Phrase::new(
    "needs-keeper",
    [
        "One footballer must still go on his own goal line, as keeper.",
        "Il manque encore un gardien : il doit être placé sur sa ligne de but.",
        "Todavía falta el portero: hay que colocarlo en su línea de gol.",
    ],
);
/// Placement: nobody left for the opponents' half.
pub(crate) static NEEDS_FORWARD: Phrase = Phrase::new(
    "needs-forward",
    [
        "At least one footballer must be placed in the opponents’ half.",
        "Il faut placer au moins un joueur dans le camp adverse.",
        "Hay que colocar al menos a un jugador en el campo contrario.",
    ],
);
/// Placement: too few left for both.
pub(crate) static NEEDS_BOTH: Phrase = Phrase::new(
    "needs-keeper-and-forward",
    [
        "There must still be room for a keeper on the goal line and a footballer in the opponents’ half.",
        "Il faut garder un joueur pour la ligne de but et un autre pour le camp adverse.",
        "Hay que reservar a un jugador para la línea de gol y a otro para el campo contrario.",
    ],
);
/// Placement: a third one in the opponents' half.
pub(crate) static TOO_MANY_FORWARD: Phrase = Phrase::new(
    "too-many-forward",
    [
        "At most two footballers may start in the opponents’ half.",
        "Deux joueurs au plus peuvent commencer dans le camp adverse.",
        "Como máximo, dos jugadores pueden empezar en el campo contrario.",
    ],
);
/// A kept line-up that has nobody left to place.
pub(crate) static LINE_UP_DONE: Phrase = Phrase::new(
    "line-up-done",
    [
        "Everybody in this line-up is in place already.",
        "Tous les joueurs de cette composition sont déjà placés.",
        "Todos los de esta alineación ya están colocados.",
    ],
);
/// The ball does not start there.
pub(crate) static NOT_CENTRE: Phrase = Phrase::new(
    "not-centre",
    [
        "The ball starts on a centre square of its side’s half: {0} or {1}.",
        "Le ballon se pose sur une case centrale de son camp : {0} ou {1}.",
        "El balón se pone en una casilla central del propio campo: {0} o {1}.",
    ],
);

/// Nobody stands where the move starts.
pub(crate) static NO_FOOTBALLER: Phrase = Phrase::new(
    "no-footballer",
    ["No footballer stands on {0}.", "Il n’y a aucun joueur en {0}.", "No hay ningún jugador en {0}."],
);
/// He is not of the side on turn.
pub(crate) static NOT_YOUR_TURN: Phrase = Phrase::new(
    "not-your-turn",
    [
        "That footballer plays for the other side, whose turn it is not.",
        "Ce joueur est dans l’autre équipe, et ce n’est pas à elle de jouer.",
        "Ese jugador es del otro equipo, y no es su turno.",
    ],
);
/// A move to where he stands.
pub(crate) static SAME_SQUARE: Phrase =
    Phrase::new("same-square", ["He already stands there.", "Il s’y trouve déjà.", "Ya está en esa casilla."]);
/// Behind a goal.
pub(crate) static BEHIND_GOAL: Phrase = Phrase::new(
    "behind-goal",
    [
        "Nobody may go behind the goals.",
        "Personne ne passe derrière les buts.",
        "Nadie puede pasar por detrás de las porterías.",
    ],
);
/// A goal line, and he is not its keeper (SF-22).
pub(crate) static GOAL_LINE: Phrase = Phrase::new(
    "goal-line",
    [
        "Only its own keeper may stop on a goal line; everybody else just walks across.",
        "Seul le gardien peut s’arrêter sur sa ligne de but ; les autres ne font que la traverser.",
        "Solo el portero puede quedarse en su línea de gol; los demás únicamente la cruzan.",
    ],
);
/// A second outfield footballer in his own penalty area (SF-5, SF-23).
pub(crate) static OWN_AREA: Phrase = Phrase::new(
    "own-area",
    [
        "Besides the keeper, only one footballer at a time may stay in his own penalty area.",
        "Outre le gardien, un seul joueur à la fois peut rester dans sa propre surface de réparation.",
        "Además del portero, solo un jugador a la vez puede quedarse en su propia área.",
    ],
);
/// The walk is too long.
pub(crate) static OUT_OF_REACH: Phrase = Phrase::new(
    "out-of-reach",
    [
        "There is no way to {0} in {1} {1|step|steps}.",
        "Impossible d’atteindre {0} en {1} {1|pas|pas}.",
        "No se puede llegar a {0} en {1} {1|paso|pasos}.",
    ],
);
/// The ball would be reached with the last point.
pub(crate) static NO_POINTS: Phrase = Phrase::new(
    "no-points",
    [
        "He would reach the ball without a point left to kick it.",
        "Il arriverait au ballon sans le moindre point pour le frapper.",
        "Llegaría al balón sin ningún punto para golpearlo.",
    ],
);
/// A kick was named for a walk that does not end on the ball.
pub(crate) static NOT_THE_BALL: Phrase = Phrase::new(
    "not-the-ball",
    [
        "The ball is not on {0}, so there is no kick to choose.",
        "Le ballon n’est pas en {0} : il n’y a pas de frappe à choisir.",
        "El balón no está en {0}: no hay golpeo que elegir.",
    ],
);
/// No walk leaves a kick of that length.
pub(crate) static KICK_LENGTH: Phrase = Phrase::new(
    "kick-length",
    [
        "No walk onto the ball leaves exactly {0} {0|square|squares} for the kick.",
        "Aucune course jusqu’au ballon ne laisse exactement {0} {0|case|cases} pour la frappe.",
        "Ninguna carrera hasta el balón deja exactamente {0} {0|casilla|casillas} para el golpeo.",
    ],
);
/// The ball would have nowhere to land.
pub(crate) static NO_KICK: Phrase = Phrase::new(
    "no-kick",
    [
        "He could not kick the ball to any square from there.",
        "De là, aucune frappe ne serait possible.",
        "Desde ahí no tendría ningún golpeo posible.",
    ],
);
/// The ball would be walled in (SF-25).
pub(crate) static ENCLOSES_BALL: Phrase = Phrase::new(
    "encloses-ball",
    [
        "The ball would be walled in: one side may not bar every way to it.",
        "Le ballon serait enfermé : une équipe n’a pas le droit d’en barrer tous les accès.",
        "El balón quedaría encerrado: un equipo no puede cerrar todos los accesos a él.",
    ],
);
/// The beaten keeper must restart (SF-20a).
pub(crate) static MUST_RESTART: Phrase = Phrase::new(
    "must-restart",
    [
        "After a goal the beaten keeper restarts: nobody else moves, and he goes only onto the ball.",
        "Après un but, c’est au gardien battu de remettre le ballon en jeu : personne d’autre ne bouge, et il ne peut aller que sur le ballon.",
        "Tras un gol saca el portero batido: nadie más se mueve, y él solo puede ir hasta el balón.",
    ],
);

/// A footballer stands on the ball.
pub(crate) static MUST_KICK: Phrase = Phrase::new(
    "must-kick",
    [
        "{0} stands on the ball and must kick it.",
        "{0} est sur le ballon et doit le frapper.",
        "{0} está sobre el balón y tiene que golpearlo.",
    ],
);
/// Nobody stands on the ball.
pub(crate) static NOT_ON_BALL: Phrase = Phrase::new(
    "not-on-ball",
    [
        "Nobody stands on the ball: first a footballer must walk onto it.",
        "Personne n’est sur le ballon : il faut d’abord y amener un joueur.",
        "Nadie está sobre el balón: primero hay que llevar a un jugador hasta él.",
    ],
);
/// The ball would leave the pitch (SF-26).
pub(crate) static BALL_OFF_PITCH: Phrase = Phrase::new(
    "ball-off-pitch",
    [
        "The ball leaves the pitch only into the goal.",
        "Le ballon ne sort du terrain que pour entrer dans le but.",
        "El balón solo sale del campo para entrar en la portería.",
    ],
);
/// The ball would lie where a footballer stands.
pub(crate) static BALL_ON_FOOTBALLER: Phrase = Phrase::new(
    "occupied",
    [
        "A footballer stands on {0}: the ball must come to rest on a free square.",
        "Il y a un joueur en {0} : le ballon doit s’arrêter sur une case libre.",
        "Hay un jugador en {0}: el balón tiene que acabar en una casilla libre.",
    ],
);
/// No flight of that length ends there.
pub(crate) static NO_FLIGHT: Phrase = Phrase::new(
    "out-of-reach",
    [
        "No kick of exactly {1} {1|square|squares} ends on {0}.",
        "Aucune frappe d’exactement {1} {1|case|cases} n’arrive en {0}.",
        "Ningún golpeo de exactamente {1} {1|casilla|casillas} acaba en {0}.",
    ],
);
/// No flight of that length goes into the goal.
pub(crate) static GOAL_OUT_OF_REACH: Phrase = Phrase::new(
    "out-of-reach",
    [
        "A kick of {0} {0|square|squares} does not cross the goal line from here.",
        "D’ici, une frappe de {0} {0|case|cases} ne franchit pas la ligne de but.",
        "Desde aquí, un golpeo de {0} {0|casilla|casillas} no cruza la línea de gol.",
    ],
);
/// No goal in the first turn (SF-8).
pub(crate) static FIRST_TURN: Phrase = Phrase::new(
    "first-turn",
    [
        "No goal may be scored in the first turn.",
        "On ne peut pas marquer au tout premier tour.",
        "En el primer turno no se puede marcar.",
    ],
);
/// No flight goes over these relays.
pub(crate) static NO_ROUTE: Phrase = Phrase::new(
    "no-route",
    [
        "The ball cannot get there by way of exactly these team-mates.",
        "Le ballon ne peut pas y arriver en passant exactement par ces coéquipiers.",
        "El balón no puede llegar ahí pasando exactamente por esos compañeros.",
    ],
);
