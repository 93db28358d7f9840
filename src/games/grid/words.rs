//! What the game tells, in every language: names, options and events. Refusals are in `refusals`.
//!
//! A side's name stands before a colon or after “for” only, so that it may be singular or plural, and a footballer's
//! never follows a French “de”, which some names would shorten.
use crate::words::Phrase;

pub(super) static NAME: Phrase = Phrase::new("grid", ["Grid Soccer", "Grid Soccer", "Grid Soccer"]);
pub(super) static ABOUT: Phrase = Phrase::new(
    "grid-about",
    [
        "Seven a side on squares, two dice, and a duel of aim and dive at every shot.",
        "Sept contre sept sur des cases, deux dés, et un duel entre tireur et gardien à chaque tir.",
        "Siete contra siete en casillas, dos dados y un duelo entre disparo y estirada en cada tiro.",
    ],
);
pub(super) static TURNS: Phrase = Phrase::new("turns", ["Turns", "Tours", "Turnos"]);
pub(super) static MODE: Phrase = Phrase::new("mode", ["Mode", "Mode", "Modo"]);
pub(super) static STANDARD: Phrase = Phrase::new(
    "standard",
    ["Standard: the same squad for both", "Standard : le même effectif pour les deux", "Estándar: la misma plantilla"],
);
pub(super) static FIRST_KICK_OFF: Phrase =
    Phrase::new("kickoff", ["First kick-off", "Coup d’envoi du match", "Saque inicial"]);
pub(super) static HOME: Phrase = Phrase::new("home", ["Home", "Domicile", "Local"]);
pub(super) static AWAY: Phrase = Phrase::new("away", ["Away", "Extérieur", "Visitante"]);
pub(super) static BY_TOSS: Phrase = Phrase::new("by-toss", ["Toss", "Tirage au sort", "Sorteo"]);

// The turn.
pub(super) static FORMATION: Phrase =
    Phrase::new("formation", ["{0}: formation {1}, {2}.", "{0} : dispositif {1}, {2}.", "{0}: formación {1}, {2}."]);
pub(super) static SELECTED: Phrase =
    Phrase::new("selected", ["{0} is to play.", "C’est à {0} de jouer.", "Le toca a {0}."]);
pub(super) static NEXT_TURN: Phrase = Phrase::new("turn", ["{0}: turn {1}.", "{0} : tour {1}.", "{0}: turno {1}."]);
pub(super) static PASSED_OVER: Phrase = Phrase::new(
    "passed-over",
    ["{0}: turn {1} is passed over.", "{0} : le tour {1} est sauté.", "{0}: el turno {1} se salta."],
);
pub(super) static STEPS_IN: Phrase = Phrase::new(
    "steps-in",
    ["{0} comes onto the pitch at {1}.", "{0} rentre sur le terrain en {1}.", "{0} entra al campo por {1}."],
);
pub(super) static STANDS_UP: Phrase =
    Phrase::new("stands-up", ["{0} is back on their feet.", "{0} se relève.", "{0} se levanta."]);
pub(super) static FULL_TIME: Phrase = Phrase::new(
    "full-time",
    ["Full time: {0}–{1}.", "Coup de sifflet final : {0}–{1}.", "Final del partido: {0}–{1}."],
);

// Runs.
pub(super) static RUNS: Phrase =
    Phrase::new("run", ["{0} runs to {1}.", "{0} court jusqu’en {1}.", "{0} corre hasta {1}."]);
pub(super) static DRIBBLES: Phrase = Phrase::new(
    "dribble",
    ["{0} takes the ball to {1}.", "{0} conduit le ballon jusqu’en {1}.", "{0} conduce el balón hasta {1}."],
);
pub(super) static CHALLENGES: Phrase =
    Phrase::new("challenge", ["{0} takes on {1} on {2}.", "{0} défie {1} en {2}.", "{0} encara a {1} en {2}."]);
pub(super) static THROWS: Phrase = Phrase::new(
    "throws",
    [
        "{0}: {1} + {2} on the dice, {3} for control and support, {4} in all.",
        "{0} : {1} + {2} aux dés, {3} pour le contrôle et le soutien, {4} en tout.",
        "{0}: {1} + {2} en los dados, {3} por control y apoyo, {4} en total.",
    ],
);
pub(super) static THROWS_BACK: Phrase = Phrase::new(
    "throws-back",
    [
        "{0}: {1} + {2} on the dice, {3} for control, {4} in all.",
        "{0} : {1} + {2} aux dés, {3} pour le contrôle, {4} en tout.",
        "{0}: {1} + {2} en los dados, {3} por control, {4} en total.",
    ],
);
pub(super) static GOES_PAST: Phrase = Phrase::new(
    "challenge-won",
    ["{0} goes past {1}, {2} to {3}.", "{0} passe {1}, {2} à {3}.", "{0} se va de {1}, {2} a {3}."],
);
pub(super) static KNOCKED_LOOSE: Phrase = Phrase::new(
    "knocked-loose",
    [
        "{1} pokes the ball away from {0}, {3} to {2}.",
        "{1} touche le ballon devant {0}, {3} à {2} : il est libre.",
        "{1} le toca el balón a {0} y queda suelto, {3} a {2}.",
    ],
);
pub(super) static TACKLED: Phrase = Phrase::new(
    "tackled",
    [
        "{1} takes the ball off {0}, {3} to {2}.",
        "{1} prend le ballon à {0}, {3} à {2}.",
        "{1} le quita el balón a {0}, {3} a {2}.",
    ],
);
pub(super) static PICKS_UP: Phrase =
    Phrase::new("picks-up", ["{0} picks up the ball.", "{0} récupère le ballon.", "{0} recoge el balón."]);
pub(super) static CONTEST: Phrase = Phrase::new(
    "contest",
    ["{0} and {1} go for the loose ball.", "{0} et {1} se disputent le ballon.", "{0} y {1} disputan el balón suelto."],
);
pub(super) static PICK_UP_WON: Phrase = Phrase::new(
    "pick-up-won",
    [
        "{0} gets to the ball before {1}, {2} to {3}.",
        "{0} devance {1} sur le ballon, {2} à {3}.",
        "{0} le gana el balón a {1}, {2} a {3}.",
    ],
);
pub(super) static PICK_UP_LOST: Phrase = Phrase::new(
    "pick-up-lost",
    [
        "{1} gets to the ball before {0}, {3} to {2}.",
        "{1} devance {0} sur le ballon, {3} à {2}.",
        "{1} le gana el balón a {0}, {3} a {2}.",
    ],
);
/// The hope of a run on which dice are thrown (GS-30).
pub(super) static ON_THE_BALL: Phrase = Phrase::new(
    "on-the-ball",
    [
        "{0} has the ball at the end of the run.",
        "{0} a le ballon au bout de la course.",
        "{0} acaba la carrera con el balón.",
    ],
);

// The ball in flight.
pub(super) static PASSES: Phrase =
    Phrase::new("passes", ["{0} passes to {1}.", "{0} passe à {1}.", "{0} le pasa a {1}."]);
pub(super) static PLAYS_BALL: Phrase = Phrase::new(
    "plays-ball",
    ["{0} plays the ball to {1}.", "{0} joue le ballon vers {1}.", "{0} juega el balón a {1}."],
);
pub(super) static CLEARS: Phrase = Phrase::new(
    "clears",
    ["{0} clears the ball out at {1}.", "{0} dégage en {1}, hors du terrain.", "{0} despeja fuera por {1}."],
);
/// The hope of a pass (GS-30).
pub(super) static ACCURATE: Phrase = Phrase::new(
    "accurate",
    [
        "{0} is accurate: {1} needed, {2} + {3} and {4} for passing make {5}.",
        "{0} réussit sa passe : il fallait {1}, {2} + {3} et {4} pour la passe font {5}.",
        "{0} acierta el pase: hacían falta {1}, {2} + {3} y {4} por pase suman {5}.",
    ],
);
pub(super) static INACCURATE: Phrase = Phrase::new(
    "inaccurate",
    [
        "{0} misses: {1} needed, {2} + {3} and {4} for passing make {5}.",
        "{0} rate sa passe : il fallait {1}, {2} + {3} et {4} pour la passe font {5}.",
        "{0} falla el pase: hacían falta {1}, {2} + {3} y {4} por pase suman {5}.",
    ],
);
pub(super) static SCATTERS: Phrase = Phrase::new(
    "scatters",
    [
        "The dice show {1} and {2}: the ball breaks to {0}.",
        "Les dés donnent {1} et {2} : le ballon file en {0}.",
        "Los dados dan {1} y {2}: el balón sale hacia {0}.",
    ],
);
pub(super) static THROWN_AGAIN: Phrase = Phrase::new(
    "thrown-again",
    [
        "The dice show {0} and {1}, no direction: they are thrown again.",
        "Les dés donnent {0} et {1}, aucune direction : on relance.",
        "Los dados dan {0} y {1}, ninguna dirección: se repite la tirada.",
    ],
);
pub(super) static LANDS: Phrase =
    Phrase::new("lands", ["The ball comes down on {0}.", "Le ballon arrive en {0}.", "El balón llega a {0}."]);
pub(super) static TAKES: Phrase =
    Phrase::new("takes", ["{0} has the ball.", "{0} a le ballon.", "{0} tiene el balón."]);
pub(super) static LIES_LOOSE: Phrase =
    Phrase::new("loose", ["The ball lies loose on {0}.", "Le ballon traîne en {0}.", "El balón queda suelto en {0}."]);
pub(super) static OUT: Phrase =
    Phrase::new("out", ["The ball is out at {0}.", "Le ballon sort en {0}.", "El balón sale fuera por {0}."]);

// Steals.
pub(super) static GOES_IN: Phrase =
    Phrase::new("goes-in", ["{0} goes in on {1}.", "{0} va au duel avec {1}.", "{0} le entra a {1}."]);
/// The hope of a steal (GS-30).
pub(super) static STEAL_WON: Phrase = Phrase::new(
    "steal-won",
    [
        "{0} wins the ball: {1} needed, {2} + {3} and {4} for control and support make {5}.",
        "{0} gagne le ballon : il fallait {1}, {2} + {3} et {4} pour le contrôle et le soutien font {5}.",
        "{0} roba el balón: hacían falta {1}, {2} + {3} y {4} por control y apoyo suman {5}.",
    ],
);
pub(super) static STEAL_FAILED: Phrase = Phrase::new(
    "steal-failed",
    [
        "{0} does not get the ball: {1} needed, {2} + {3} and {4} for control and support make {5}.",
        "{0} n’a pas le ballon : il fallait {1}, {2} + {3} et {4} pour le contrôle et le soutien font {5}.",
        "{0} no roba el balón: hacían falta {1}, {2} + {3} y {4} por control y apoyo suman {5}.",
    ],
);

// Shots. Until the dive is picked nothing may betray the aim: neither its column nor, by what is needed, its height.
pub(super) static SHOOTS: Phrase = Phrase::new("shoots", ["{0} shoots.", "{0} tire au but.", "{0} dispara."]);
/// The first hope of a shot (GS-30).
pub(super) static ON_TARGET: Phrase =
    Phrase::new("on-target", ["{0} is on target.", "{0} cadre son tir.", "{0} dispara entre los tres palos."]);
pub(super) static DIVE_DUE: Phrase = Phrase::new(
    "dive-due",
    ["{0} must pick where to dive.", "{0} doit choisir où plonger.", "{0} tiene que elegir adónde lanzarse."],
);
pub(super) static AIMED: Phrase = Phrase::new(
    "aimed",
    [
        "{0} aimed {1}: {5} needed, {2} + {3} on the dice with shooting make {4}.",
        "{0} visait {1} : il fallait {5}, {2} + {3} aux dés avec le tir font {4}.",
        "{0} apuntó {1}: hacían falta {5}, {2} + {3} en los dados con el tiro suman {4}.",
    ],
);
pub(super) static UNSTOPPABLE: Phrase =
    Phrase::new("unstoppable", ["A double: nobody can stop that.", "Un double : imparable.", "Doble: imparable."]);
pub(super) static STRANDED: Phrase = Phrase::new(
    "stranded",
    [
        "{0} is stranded and cannot save.",
        "{0} est trop loin de son but pour intervenir.",
        "{0} está vendido y no puede parar.",
    ],
);
pub(super) static NO_KEEPER: Phrase = Phrase::new(
    "no-keeper",
    ["{0}: nobody is in goal.", "{0} : personne dans les buts.", "{0}: nadie bajo los palos."],
);
pub(super) static OFF_THE_FRAME: Phrase = Phrase::new(
    "off-the-frame",
    [
        "Off the frame, and back into play!",
        "Sur le montant ! Le ballon revient en jeu.",
        "¡Al palo! El balón vuelve al juego.",
    ],
);
pub(super) static OFF_TARGET: Phrase =
    Phrase::new("off-target", ["The shot goes wide.", "Le tir passe à côté.", "El disparo se va fuera."]);
pub(super) static DIVES: Phrase = Phrase::new("dives", ["{0} dives {1}.", "{0} plonge {1}.", "{0} se lanza {1}."]);
pub(super) static GUESSED_RIGHT: Phrase = Phrase::new(
    "guessed-right",
    ["{0} guessed right and holds the ball.", "{0} a deviné et capte le ballon.", "{0} acierta y atrapa el balón."],
);
pub(super) static WRONG_CORNER: Phrase = Phrase::new(
    "wrong-corner",
    [
        "{0} goes for the opposite corner and has no chance.",
        "{0} part à l’opposé et n’a aucune chance.",
        "{0} se lanza a la esquina contraria y no llega.",
    ],
);
pub(super) static GATHERS: Phrase = Phrase::new(
    "gathers",
    [
        "{0} holds the shot: {1} needed, {2} + {3} and {4} for control make {5}.",
        "{0} capte le tir : il fallait {1}, {2} + {3} et {4} pour le contrôle font {5}.",
        "{0} atrapa el disparo: hacían falta {1}, {2} + {3} y {4} por control suman {5}.",
    ],
);
pub(super) static PALMS_BEHIND: Phrase = Phrase::new(
    "palms-behind",
    [
        "{0} palms it behind: {1} needed, {2} + {3} and {4} for control make {5}.",
        "{0} détourne en corner : il fallait {1}, {2} + {3} et {4} pour le contrôle font {5}.",
        "{0} desvía a córner: hacían falta {1}, {2} + {3} y {4} por control suman {5}.",
    ],
);
pub(super) static BEATEN: Phrase = Phrase::new(
    "beaten",
    [
        "{0} is beaten: {1} needed, {2} + {3} and {4} for control make {5}.",
        "{0} doit s’incliner : il fallait {1}, {2} + {3} et {4} pour le contrôle font {5}.",
        "{0} no llega: hacían falta {1}, {2} + {3} y {4} por control suman {5}.",
    ],
);
/// The second hope of a shot (GS-30).
pub(super) static GOAL: Phrase =
    Phrase::new("goal", ["Goal! {0} scores: {1}–{2}.", "But ! {0} marque : {1}–{2}.", "¡Gol! Marca {0}: {1}–{2}."]);

// Restarts.
pub(super) static TOSS: Phrase =
    Phrase::new("toss", ["{0}: a {1} in the toss.", "{0} : {1} au tirage au sort.", "{0}: un {1} en el sorteo."]);
pub(super) static TOSS_AGAIN: Phrase =
    Phrase::new("toss-again", ["Level: once more.", "Égalité : on relance.", "Empate: se repite."]);
pub(super) static TOSS_WON: Phrase = Phrase::new(
    "toss-won",
    ["{0}: toss won, and the kick-off.", "{0} : le sort donne le coup d’envoi.", "{0}: gana el sorteo y saca."],
);
pub(super) static KICK_OFF: Phrase = Phrase::new(
    "kick-off",
    [
        "Kick-off for {0}: {1} is on the ball.",
        "Coup d’envoi pour {0} : {1} a le ballon.",
        "Saque de centro para {0}: {1} tiene el balón.",
    ],
);
pub(super) static THROW_IN: Phrase = Phrase::new(
    "throw-in",
    ["Throw-in for {0}: {1} takes it.", "Touche pour {0} : {1} s’en charge.", "Saque de banda para {0}: lo hace {1}."],
);
pub(super) static CORNER: Phrase = Phrase::new(
    "corner",
    ["Corner for {0}: {1} takes it.", "Corner pour {0} : {1} s’en charge.", "Córner para {0}: lo saca {1}."],
);
pub(super) static GOAL_KICK: Phrase = Phrase::new(
    "goal-kick",
    [
        "Goal kick for {0}: {1} takes it.",
        "Coup de pied de but pour {0} : {1} s’en charge.",
        "Saque de puerta para {0}: lo hace {1}.",
    ],
);
pub(super) static NOBODY_TAKES_IT: Phrase = Phrase::new(
    "nobody-takes-it",
    [
        "{0}: nobody is on their feet to restart, the ball lies on {1}.",
        "{0} : personne n’est debout pour remettre en jeu, le ballon reste en {1}.",
        "{0}: nadie está en pie para sacar, el balón queda en {1}.",
    ],
);
