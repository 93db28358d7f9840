//! What is told of a match, in the order of play.
use crate::games::hex::state::Stop;
use crate::words::Phrase;

pub(in crate::games::hex) static RUNS: Phrase =
    Phrase::new("run", ["{0} runs to {1}.", "{0} court en {1}.", "{0} corre a {1}."]);
pub(in crate::games::hex) static DRIBBLES: Phrase =
    Phrase::new("dribble", ["{0} dribbles to {1}.", "{0} dribble jusqu’en {1}.", "{0} conduce el balón hasta {1}."]);
pub(in crate::games::hex) static SKIPS: Phrase =
    Phrase::new("skip", ["{0} stand still.", "{0} ne bouge pas.", "{0} no se mueve."]);
pub(in crate::games::hex) static DRIBBLED_INTO_COVER: Phrase = Phrase::new(
    "dribbled-into-cover",
    [
        "{0} dribbles into a hex that {1} covers and loses the ball.",
        "{0} dribble dans une case couverte par {1} et perd le ballon.",
        "{0} entra con el balón en una casilla cubierta por {1} y lo pierde.",
    ],
);
pub(in crate::games::hex) static RUN_ONTO_LOOSE: Phrase = Phrase::new(
    "run-onto-loose",
    ["{0} picks up the loose ball.", "{0} récupère le ballon libre.", "{0} recoge el balón suelto."],
);
pub(in crate::games::hex) static RUN_ONTO_FLIGHT: Phrase = Phrase::new(
    "run-onto-flight",
    [
        "{0} runs onto the ball and takes it.",
        "{0} vient à la rencontre du ballon et s’en empare.",
        "{0} sale al encuentro del balón y se lo queda.",
    ],
);
pub(in crate::games::hex) static CLOSED_LOOSE: Phrase = Phrase::new(
    "closed-loose",
    [
        "The loose ball is in the cover of {0}, who takes it.",
        "Le ballon libre est dans la couverture de {0}, qui le prend.",
        "El balón suelto queda en la cobertura de {0}, que se lo lleva.",
    ],
);
pub(in crate::games::hex) static CLOSED_PASS: Phrase = Phrase::new(
    "closed-pass",
    [
        "{0} closes down the ball played by {1} and takes it.",
        "{0} coupe la trajectoire du ballon de {1} et le prend.",
        "{0} cierra el camino al balón de {1} y se lo queda.",
    ],
);
pub(in crate::games::hex) static CLOSED_DOWN: Phrase = Phrase::new(
    "closed-down",
    [
        "{0} closes {1} down and takes the ball.",
        "{0} presse {1} et lui prend le ballon.",
        "{0} presiona a {1} y le quita el balón.",
    ],
);
pub(in crate::games::hex) static PASS: Phrase =
    Phrase::new("pass", ["{0} passes to {1}.", "{0} passe vers {1}.", "{0} pasa a {1}."]);
pub(in crate::games::hex) static SKY: Phrase = Phrase::new(
    "sky",
    ["{0} plays a sky ball to {1}.", "{0} joue un ballon aérien vers {1}.", "{0} juega un balón alto a {1}."],
);
pub(in crate::games::hex) static SHOT: Phrase =
    Phrase::new("shot", ["{0} shoots at {1}.", "{0} tire vers {1}.", "{0} tira a {1}."]);
pub(in crate::games::hex) static FLIES: Phrase =
    Phrase::new("ball-flies", ["The ball flies to {0}.", "Le ballon file jusqu’en {0}.", "El balón vuela hasta {0}."]);
pub(in crate::games::hex) static RECEIVED: Phrase =
    Phrase::new("received", ["{0} receives the ball.", "{0} reçoit le ballon.", "{0} recibe el balón."]);
pub(in crate::games::hex) static CUT_OUT: Phrase = Phrase::new(
    "cut-out",
    [
        "{0} stands in the way and takes the ball played by {1}.",
        "{0}, sur la trajectoire, prend le ballon de {1}.",
        "{0} está en la trayectoria y se queda con el balón de {1}.",
    ],
);
pub(in crate::games::hex) static INTERCEPTED: Phrase = Phrase::new(
    "intercepted",
    ["{0} intercepts the pass by {1}.", "{0} intercepte la passe de {1}.", "{0} intercepta el pase de {1}."],
);
pub(in crate::games::hex) static SKY_INTERCEPTED: Phrase = Phrase::new(
    "sky-intercepted",
    [
        "{0} intercepts the sky ball by {1} as it comes down.",
        "{0} intercepte à sa retombée le ballon aérien de {1}.",
        "{0} intercepta al caer el balón alto de {1}.",
    ],
);
pub(in crate::games::hex) static BLOCKED: Phrase = Phrase::new(
    "blocked",
    [
        "{0} stops the shot by {1} and has the ball.",
        "{0} arrête le tir de {1} et garde le ballon.",
        "{0} detiene el tiro de {1} y se queda el balón.",
    ],
);
pub(in crate::games::hex) static BLOCKED_BEHIND: Phrase = Phrase::new(
    "blocked-behind",
    [
        "{0} blocks the shot by {1} on the goal row and puts it behind.",
        "{0} contre le tir de {1} sur sa ligne de but et le met en corner.",
        "{0} bloquea en la línea de gol el tiro de {1} y lo manda a córner.",
    ],
);
pub(in crate::games::hex) static SAVED_BEHIND: Phrase = Phrase::new(
    "saved-behind",
    [
        "{0} saves the shot by {1} and puts it behind.",
        "{0} détourne le tir de {1} en corner.",
        "{0} desvía a córner el tiro de {1}.",
    ],
);
pub(in crate::games::hex) static GOAL: Phrase = Phrase::new(
    "goal",
    [
        "Goal! {0} scores for {1}: {2}–{3}.",
        "But ! {0} marque pour {1} : {2}–{3}.",
        "¡Gol! {0} marca para {1}: {2}–{3}.",
    ],
);
pub(in crate::games::hex) static OUT: Phrase = Phrase::new(
    "out",
    ["The ball goes out of play at {0}.", "Le ballon sort en {0}.", "El balón sale del campo por {0}."],
);
pub(in crate::games::hex) static LIES_LOOSE: Phrase = Phrase::new(
    "lies-loose",
    ["The ball lies loose on {0}.", "Le ballon s’arrête, libre, en {0}.", "El balón queda suelto en {0}."],
);
pub(in crate::games::hex) static WAS_OFFSIDE: Phrase = Phrase::new(
    "was-offside",
    [
        "{0} was flagged when the ball was kicked: offside.",
        "{0} était signalé au départ du ballon : hors-jeu.",
        "{0} estaba señalado al golpearse el balón: fuera de juego.",
    ],
);
pub(in crate::games::hex) static TACKLE: Phrase = Phrase::new(
    "tackle",
    [
        "{0} tackles {1} cleanly and has the ball.",
        "{0} tacle {1} proprement et prend le ballon.",
        "{0} hace una entrada limpia a {1} y se lleva el balón.",
    ],
);
pub(in crate::games::hex) static FOUL: Phrase = Phrase::new(
    "foul",
    [
        "{0} steps into {1} without covering the hex: foul.",
        "{0} se jette sur {1} sans couvrir la case : faute.",
        "{0} entra a {1} sin cubrir la casilla: falta.",
    ],
);
pub(in crate::games::hex) static YELLOW: Phrase =
    Phrase::new("yellow-card", ["Yellow card for {0}.", "Carton jaune pour {0}.", "Tarjeta amarilla para {0}."]);
pub(in crate::games::hex) static SENT_OFF: Phrase = Phrase::new(
    "sent-off",
    [
        "Second yellow card: {0} is sent off.",
        "Deuxième carton jaune : {0} est expulsé.",
        "Segunda amarilla: {0} queda expulsado.",
    ],
);
pub(in crate::games::hex) static NAMED_GOALIE: Phrase =
    Phrase::new("named-goalie", ["{0} goes in goal.", "{0} passe au but.", "{0} se pone de portero."]);
pub(in crate::games::hex) static SUBSTITUTION: Phrase = Phrase::new(
    "substitution",
    [
        "Substitution, {0}: number {1} now plays as {2}.",
        "Remplacement, {0} : le numéro {1} joue désormais {2}.",
        "Sustitución, {0}: el dorsal {1} juega ahora de {2}.",
    ],
);
pub(in crate::games::hex) static SAT_ON_IT: Phrase = Phrase::new(
    "sat-on-the-ball",
    [
        "{0} has kept the ball for {1} turns without kicking it: play stops.",
        "{0} garde le ballon depuis {1} tours sans le jouer : le jeu s’arrête.",
        "{0} lleva {1} turnos con el balón sin golpearlo: se detiene el juego.",
    ],
);
pub(in crate::games::hex) static REPEATED: Phrase = Phrase::new(
    "repeated",
    [
        "The same position for the third time: play stops.",
        "La même position pour la troisième fois : le jeu s’arrête.",
        "La misma posición por tercera vez: se detiene el juego.",
    ],
);
pub(in crate::games::hex) static LAPSES: Phrase =
    Phrase::new("turn-lapses", ["{0}’s turn lapses.", "{0} passe son tour.", "{0} pierde su turno."]);
pub(in crate::games::hex) static MOVES_OFF: Phrase =
    Phrase::new("moves-off", ["{0} moves off to {1}.", "{0} s’écarte en {1}.", "{0} se aparta a {1}."]);
pub(in crate::games::hex) static FULL_TIME: Phrase =
    Phrase::new("full-time", ["Full time: {0}–{1}.", "Fin du match : {0}–{1}.", "Final del partido: {0}–{1}."]);

pub(in crate::games::hex) static KICK_OFF: Phrase = Phrase::new(
    "kick-off",
    [
        "{0} to kick off: {1} has the ball on {2}.",
        "Coup d’envoi pour {0} : {1} a le ballon en {2}.",
        "Saca de centro {0}: {1} tiene el balón en {2}.",
    ],
);
static CORNER: Phrase = Phrase::new(
    "corner",
    [
        "Corner for {0}: {1} takes it from {2}.",
        "Corner pour {0} : {1} le tire depuis {2}.",
        "Córner para {0}: lo saca {1} desde {2}.",
    ],
);
static GOAL_KICK: Phrase = Phrase::new(
    "goal-kick",
    [
        "Goal kick for {0}: {1} takes it from {2}.",
        "Coup de pied de but pour {0} : {1} le joue depuis {2}.",
        "Saque de puerta para {0}: lo hace {1} desde {2}.",
    ],
);
static PASS_IN: Phrase = Phrase::new(
    "pass-in",
    [
        "Pass-in for {0}: {1} takes it from {2}.",
        "Touche pour {0} : {1} la joue au pied depuis {2}.",
        "Saque de banda con el pie para {0}: lo hace {1} desde {2}.",
    ],
);
static OFFSIDE: Phrase = Phrase::new(
    "offside",
    [
        "Free kick for {0}: {1} takes it from {2}.",
        "Coup franc pour {0} : {1} le joue depuis {2}.",
        "Tiro libre para {0}: lo saca {1} desde {2}.",
    ],
);
static REPETITION: Phrase = Phrase::new(
    "repetition",
    [
        "The ball goes to {0}: {1} kicks it from {2}.",
        "Le ballon revient à {0} : {1} le joue depuis {2}.",
        "El balón pasa a {0}: lo saca {1} desde {2}.",
    ],
);

/// The words for a restart: side, taker, hex.
pub(in crate::games::hex) const fn stop(stop: Stop) -> &'static Phrase {
    match stop {
        Stop::KickOff => &KICK_OFF,
        Stop::Corner => &CORNER,
        Stop::GoalKick => &GOAL_KICK,
        Stop::PassIn => &PASS_IN,
        Stop::Offside => &OFFSIDE,
        Stop::Repetition => &REPETITION,
    }
}
