//! What the page's buttons, targets and facts of Street Fives say.
use crate::words::Phrase;

pub(super) static PLACE: Phrase = Phrase::new("place", ["Place", "Placer", "Colocar"]);
pub(super) static PLACE_BALL: Phrase =
    Phrase::new("place-ball", ["Place the ball", "Poser le ballon", "Poner el balón"]);
pub(super) static QUICK: Phrase =
    Phrase::new("quick-line-up", ["Quick line-up", "Placement rapide", "Alineación rápida"]);
pub(super) static KICK_OFF: Phrase = Phrase::new("kick-off", ["Kick off", "Engager", "Sacar"]);
pub(super) static WALK: Phrase = Phrase::new("walk", ["Move", "Courir", "Correr"]);
pub(super) static KICK: Phrase = Phrase::new("kick", ["Kick", "Frapper", "Golpear"]);
pub(super) static SKIP: Phrase = Phrase::new("skip", ["Pass the turn", "Passer le tour", "Pasar el turno"]);

pub(super) static PLACE_ON: Phrase =
    Phrase::new("place-on", ["A footballer on {0}.", "Un joueur en {0}.", "Un jugador en {0}."]);
pub(super) static KEEPER_ON: Phrase =
    Phrase::new("keeper-on", ["The keeper on {0}.", "Le gardien en {0}.", "El portero en {0}."]);
pub(super) static BALL_ON: Phrase =
    Phrase::new("ball-on", ["The ball on {0}.", "Le ballon en {0}.", "El balón en {0}."]);
pub(super) static QUICKLY: Phrase = Phrase::new(
    "quickly",
    [
        "Place both sides on the usual squares.",
        "Placer les deux équipes sur les cases habituelles.",
        "Colocar a los dos equipos en las casillas habituales.",
    ],
);
pub(super) static WALK_TO: Phrase =
    Phrase::new("walk-to", ["Move to {0}.", "Courir jusqu’en {0}.", "Correr hasta {0}."]);
pub(super) static KICK_TO: Phrase = Phrase::new(
    "kick-to",
    [
        "Kick the ball {1} {1|square|squares}, to {0}.",
        "Frappe de {1} {1|case|cases}, jusqu’en {0}.",
        "Golpeo de {1} {1|casilla|casillas}, hasta {0}.",
    ],
);
pub(super) static KICK_BY_WAY_OF: Phrase = Phrase::new(
    "kick-by-way-of",
    [
        "Kick the ball {1} {1|square|squares}, to {0}, with {2} {2|relay|relays}.",
        "Frappe de {1} {1|case|cases}, jusqu’en {0}, avec {2} relais.",
        "Golpeo de {1} {1|casilla|casillas}, hasta {0}, con {2} {2|relevo|relevos}.",
    ],
);
pub(super) static SHOOT: Phrase =
    Phrase::new("shoot", ["Goal: kick into the net.", "But : au fond des filets.", "Gol: al fondo de la red."]);
pub(super) static SHOOT_BY_WAY_OF: Phrase = Phrase::new(
    "shoot-by-way-of",
    [
        "Goal: into the net, with {0} {0|relay|relays}.",
        "But : au fond des filets, avec {0} relais.",
        "Gol: al fondo de la red, con {0} {0|relevo|relevos}.",
    ],
);
pub(super) static SKIP_IT: Phrase = Phrase::new("skip-it", ["Pass the turn.", "Passer le tour.", "Pasar el turno."]);
pub(super) static NOWHERE_TO_GO: Phrase = Phrase::new(
    "nowhere-to-go",
    [
        "{0} can go nowhere with this number.",
        "{0} ne peut aller nulle part avec ce dé.",
        "{0} no tiene adónde ir con este dado.",
    ],
);

pub(super) static DIE: Phrase = Phrase::new("die", ["Die", "Dé", "Dado"]);
pub(super) static DIE_SHOWS: Phrase = Phrase::new("die-shows", ["{0}", "{0}", "{0}"]);
pub(super) static MINUTE: Phrase = Phrase::new("minute", ["Minute", "Minute", "Minuto"]);
pub(super) static MINUTE_OF: Phrase = Phrase::new("minute-of", ["{0} of {1}", "{0} sur {1}", "{0} de {1}"]);
pub(super) static EXTRA_MINUTE: Phrase =
    Phrase::new("extra-minute", ["{0} (extra time)", "{0} (prolongation)", "{0} (prórroga)"]);
pub(super) static PLACED: Phrase = Phrase::new("placed", ["Placed", "Placés", "Colocados"]);
pub(super) static PLACED_OF: Phrase = Phrase::new("placed-of", ["{0} of {1}", "{0} sur {1}", "{0} de {1}"]);
pub(super) static RESTART: Phrase = Phrase::new("restart", ["Restart", "Remise en jeu", "Reanudación"]);
pub(super) static FIRST: Phrase = Phrase::new("first", ["First turn", "Premier tour", "Primer turno"]);
pub(super) static NO_GOAL: Phrase = Phrase::new("no-goal", ["no goal", "pas de but", "sin gol"]);
pub(super) static MUST_KICK: Phrase = Phrase::new("must-kick", ["Kick", "Frappe", "Golpeo"]);
pub(super) static KICK_SQUARES: Phrase = Phrase::new(
    "kick-squares",
    ["exactly {0} {0|square|squares}", "exactement {0} {0|case|cases}", "exactamente {0} {0|casilla|casillas}"],
);

pub(super) static KEEPER: Phrase = Phrase::new("keeper", ["The keeper", "Le gardien", "El portero"]);
pub(super) static NUMBER: Phrase = Phrase::new("number", ["Number {0}", "Le numéro {0}", "El número {0}"]);
pub(super) static WAITS: Phrase =
    Phrase::new("waits", ["waits to be placed", "attend d’être placé", "espera a que lo coloquen"]);
pub(super) static MUST_RESTART: Phrase =
    Phrase::new("is-to-restart", ["must restart", "doit remettre le ballon en jeu", "tiene que sacar"]);
pub(super) static IS_ON_BALL: Phrase = Phrase::new(
    "is-on-ball",
    ["on the ball, must kick it", "sur le ballon, doit le frapper", "sobre el balón, tiene que golpearlo"],
);
