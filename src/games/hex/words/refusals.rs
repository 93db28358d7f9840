//! Why an action is not allowed: each refusal teaches the rule it stands on (HP-37).
use crate::words::Phrase;

pub(in crate::games::hex) static MATCH_OVER: Phrase =
    Phrase::new("match-over", ["The match is over.", "Le match est terminé.", "El partido ha terminado."]);
pub(in crate::games::hex) static NAME_GOALIE: Phrase = Phrase::new(
    "name-goalie",
    [
        "{0} must first name one of its own footballers as goalie.",
        "{0} doit d’abord désigner l’un des siens comme gardien.",
        "{0} debe nombrar antes portero a uno de los suyos.",
    ],
);
pub(in crate::games::hex) static NO_GOALIE_DUE: Phrase = Phrase::new(
    "no-goalie-due",
    [
        "A side names a goalie only when its goalie has just been sent off.",
        "On ne désigne un gardien que si le sien vient d’être expulsé.",
        "Solo se nombra portero cuando acaban de expulsar al propio.",
    ],
);
pub(in crate::games::hex) static MUST_RESTART: Phrase = Phrase::new(
    "must-restart",
    [
        "Play begins again with a pass or a sky ball by {0}.",
        "Le jeu reprend par une passe ou un ballon aérien de {0}.",
        "El juego se reanuda con un pase o un balón alto de {0}.",
    ],
);
pub(in crate::games::hex) static KICK_OR_SKIP: Phrase = Phrase::new(
    "kick-or-skip",
    [
        "After the clean tackle {0} may kick the ball or leave it at that.",
        "Après ce tacle propre, {0} peut jouer le ballon ou en rester là.",
        "Tras la entrada limpia, {0} puede golpear el balón o dejarlo así.",
    ],
);
pub(in crate::games::hex) static NOBODY_THERE: Phrase =
    Phrase::new("nobody-there", ["Nobody stands on {0}.", "Il n’y a personne en {0}.", "No hay nadie en {0}."]);
pub(in crate::games::hex) static NOT_YOUR_TURN: Phrase = Phrase::new(
    "not-your-turn",
    [
        "It is the turn of {0}: only its footballers act.",
        "C’est le tour de {0} : seuls ses joueurs agissent.",
        "Es el turno de {0}: solo actúan sus futbolistas.",
    ],
);
pub(in crate::games::hex) static OFF_BOARD: Phrase = Phrase::new(
    "off-board",
    ["This pitch has no hex {0}.", "Ce terrain n’a pas de case {0}.", "Este campo no tiene casilla {0}."],
);
pub(in crate::games::hex) static IN_NET: Phrase =
    Phrase::new("in-net", ["Nobody enters a net.", "Personne n’entre dans un filet.", "Nadie entra en una red."]);
pub(in crate::games::hex) static OUT_OF_PLAY: Phrase = Phrase::new(
    "out-of-play",
    [
        "{0} is out of play: the ball may be kicked there, but nobody stands there.",
        "{0} est hors du terrain : on peut y envoyer le ballon, mais personne ne s’y tient.",
        "{0} está fuera del campo: se puede enviar allí el balón, pero nadie se coloca en ella.",
    ],
);
pub(in crate::games::hex) static OCCUPIED: Phrase =
    Phrase::new("occupied", ["{1} stands on {0}.", "{1} occupe déjà la case {0}.", "{1} ocupa la casilla {0}."]);
pub(in crate::games::hex) static HOME_HEX: Phrase = Phrase::new(
    "home-hex",
    [
        "{0} is a home hex: of this side only the goalie may enter it.",
        "{0} est une case du gardien : dans cette équipe, lui seul peut y entrer.",
        "{0} es una casilla del portero: de este equipo solo puede entrar él.",
    ],
);
pub(in crate::games::hex) static OUT_OF_REACH: Phrase = Phrase::new(
    "out-of-reach",
    [
        "{0} runs up to {1} {1|hex|hexes} and finds no way to {2}: a run goes round footballers and ends where it takes or \
         loses the ball.",
        "{0} court {1} {1|case|cases} au plus et n’a pas de chemin vers {2} : une course contourne les joueurs et finit là où \
         elle prend ou perd le ballon.",
        "{0} corre {1} {1|casilla|casillas} como mucho y no encuentra camino a {2}: la carrera rodea a los futbolistas y acaba \
         donde gana o pierde el balón.",
    ],
);
pub(in crate::games::hex) static NO_BALL: Phrase =
    Phrase::new("no-ball", ["{0} does not have the ball.", "{0} n’a pas le ballon.", "{0} no tiene el balón."]);
pub(in crate::games::hex) static OWN_HEX: Phrase = Phrase::new(
    "own-hex",
    ["A kick goes to another hex.", "On joue le ballon vers une autre case.", "El balón se golpea hacia otra casilla."],
);
pub(in crate::games::hex) static INTO_A_NET: Phrase = Phrase::new(
    "into-a-net",
    ["Only a shot is aimed at a net.", "Seul un tir peut viser un filet.", "Solo un tiro puede apuntar a una red."],
);
pub(in crate::games::hex) static TOO_FAR: Phrase = Phrase::new(
    "too-far",
    [
        "A pass or a sky ball from here goes at most {0} hexes.",
        "D’ici, une passe ou un ballon aérien ne dépasse pas {0} cases.",
        "Desde aquí, un pase o un balón alto llega como mucho a {0} casillas.",
    ],
);
pub(in crate::games::hex) static TOO_NEAR: Phrase = Phrase::new(
    "too-near",
    [
        "A sky ball goes at least two hexes.",
        "Un ballon aérien va à deux cases au moins.",
        "Un balón alto va al menos a dos casillas.",
    ],
);
pub(in crate::games::hex) static OPPONENT_THERE: Phrase = Phrase::new(
    "opponent-there",
    [
        "{0} is an opponent: aim at a team-mate, at open grass or out of play.",
        "{0} est un adversaire : visez un coéquipier, une case libre ou l’extérieur du terrain.",
        "{0} es un rival: apunta a un compañero, a una casilla libre o fuera del campo.",
    ],
);
pub(in crate::games::hex) static NO_RETURN: Phrase = Phrase::new(
    "no-return",
    [
        "No straight return: this ball was taken in flight from {0}.",
        "Pas de remise directe : ce ballon vient d’être reçu de {0}.",
        "Sin devolución directa: este balón se acaba de recibir de {0}.",
    ],
);
pub(in crate::games::hex) static THROUGH_A_NET: Phrase = Phrase::new(
    "through-net",
    [
        "A pass cannot go through a net; a sky ball flies over it.",
        "Une passe ne traverse pas un filet ; un ballon aérien passe par-dessus.",
        "Un pase no puede atravesar una red; un balón alto pasa por encima.",
    ],
);
pub(in crate::games::hex) static NO_SHOT: Phrase = Phrase::new(
    "no-shot",
    [
        "A restart is a pass or a sky ball, never a shot.",
        "Une remise en jeu est une passe ou un ballon aérien, jamais un tir.",
        "Una reanudación es un pase o un balón alto, nunca un tiro.",
    ],
);
pub(in crate::games::hex) static NOT_THEIR_NET: Phrase = Phrase::new(
    "not-their-net",
    [
        "A shot is aimed at a hex of the opponents’ net.",
        "Un tir vise une case du filet adverse.",
        "Un tiro apunta a una casilla de la red rival.",
    ],
);
pub(in crate::games::hex) static SHOT_TOO_FAR: Phrase = Phrase::new(
    "out-of-range",
    [
        "A shot takes three turns at most, which for {0} is {1} hexes.",
        "Un tir dure trois tours au plus, soit {1} cases pour {0}.",
        "Un tiro dura como mucho tres turnos, que para {0} son {1} casillas.",
    ],
);
pub(in crate::games::hex) static WIDE: Phrase = Phrase::new(
    "wide",
    [
        "A shot must leave the pitch straight into the mouth of the goal.",
        "Un tir doit quitter le terrain droit dans l’ouverture du but.",
        "Un tiro debe salir del campo derecho a la boca de gol.",
    ],
);
pub(in crate::games::hex) static NO_CARRIER: Phrase = Phrase::new(
    "no-carrier",
    [
        "No opponent has the ball on {0}: only the carrier is tackled.",
        "Aucun adversaire n’a le ballon en {0} : on ne tacle que le porteur.",
        "Ningún rival tiene el balón en {0}: solo se entra al que lo lleva.",
    ],
);
pub(in crate::games::hex) static RINGED: Phrase = Phrase::new(
    "ringed",
    [
        "{0} has just lost the ball: no tackling until the dashed ring comes off.",
        "{0} vient de perdre le ballon : pas de tacle tant que l’anneau pointillé est là.",
        "{0} acaba de perder el balón: sin entradas hasta que desaparezca el anillo discontinuo.",
    ],
);
pub(in crate::games::hex) static NOT_ADJACENT: Phrase = Phrase::new(
    "not-adjacent",
    [
        "{0} is not beside {1}: a tackle is one step, without a run before it.",
        "{0} n’est pas à côté de {1} : un tacle est un seul pas, sans course avant.",
        "{0} no está junto a {1}: una entrada es un solo paso, sin carrera previa.",
    ],
);
pub(in crate::games::hex) static NO_STOP: Phrase = Phrase::new(
    "no-stop",
    [
        "Substitutions are made at a stop, until the restart is taken.",
        "On remplace lors d’un arrêt de jeu, avant la remise en jeu.",
        "Se sustituye con el juego detenido, antes de reanudarlo.",
    ],
);
pub(in crate::games::hex) static ONE_GOALIE: Phrase = Phrase::new(
    "one-goalie",
    [
        "There is always just one goalie: only outfield footballers change, and to another outfield role.",
        "Il y a toujours un seul gardien : seuls les joueurs de champ changent, et pour un autre poste de champ.",
        "Siempre hay un solo portero: solo cambian los jugadores de campo, y a otro puesto de campo.",
    ],
);
pub(in crate::games::hex) static SAME_ROLE: Phrase = Phrase::new(
    "same-role",
    ["{0} plays in that role already.", "{0} occupe déjà ce poste.", "{0} ya juega en ese puesto."],
);
pub(in crate::games::hex) static NO_SUBS_LEFT: Phrase = Phrase::new(
    "no-subs-left",
    [
        "{0} has made its two substitutions.",
        "{0} a déjà fait ses deux remplacements.",
        "{0} ya ha hecho sus dos sustituciones.",
    ],
);
