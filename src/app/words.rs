//! Every word of the page itself.
use touchline::words::Phrase;

macro_rules! phrases {
    ($($name:ident $code:literal [$en:literal, $fr:literal, $es:literal])*) => {
        $(pub(crate) static $name: Phrase = Phrase::new($code, [$en, $fr, $es]);)*
    };
}

phrases! {
    TAGLINE "tagline" [
        "Football board games for one or two, on one page.",
        "Des jeux de football sur plateau, seul ou à deux, sur une seule page.",
        "Juegos de fútbol de mesa para una o dos personas, en una sola página."
    ]
    LANGUAGE "language" ["Language", "Langue", "Idioma"]
    PLAY "play" ["Play", "Jouer", "Jugar"]
    CONTINUE "continue" ["Continue", "Continuer", "Continuar"]
    BROKEN_SAVE "broken-save" [
        "The saved match cannot be opened.",
        "La partie enregistrée ne peut pas être ouverte.",
        "No se puede abrir el partido guardado."
    ]
    KEPT "kept" [
        "It is kept as it is. You can copy it.",
        "Elle est conservée telle quelle. Vous pouvez la copier.",
        "Se conserva tal cual. Puedes copiarlo."
    ]
    COPY "copy" ["Copy", "Copier", "Copiar"]
    COPIED "copied" ["Copied.", "Copié.", "Copiado."]
    OPEN_TITLE "open-title" ["Open a match", "Ouvrir une partie", "Abrir un partido"]
    OPEN_HINT "open-hint" [
        "Paste a record or a saved match here.",
        "Collez ici une feuille de match ou une partie enregistrée.",
        "Pega aquí un registro o un partido guardado."
    ]
    OPEN "open" ["Open", "Ouvrir", "Abrir"]
    NAME_OF "name-of" ["Name of {0}", "Nom : {0}", "Nombre: {0}"]
    KICK_OFF "start-match" ["Start the match", "Commencer la partie", "Empezar el partido"]
    BACK "back" ["Back", "Retour", "Volver"]
    HOME_PAGE "home-page" ["All games", "Tous les jeux", "Todos los juegos"]
    BOARD "board" ["Board", "Plateau", "Tablero"]
    UNDO "undo" ["Undo", "Annuler", "Deshacer"]
    REDO "redo" ["Redo", "Rétablir", "Rehacer"]
    RESET_TURN "reset-turn" ["Reset turn", "Tout annuler", "Reiniciar turno"]
    CONFIRM "confirm" ["Confirm", "Confirmer", "Confirmar"]
    CANCEL "cancel" ["Cancel", "Renoncer", "Cancelar"]
    CHANCE "chance" ["{0}: {1}%", "{0} : {1} %", "{0}: {1} %"]
    PERCENT "percent" ["{0}%", "{0} %", "{0} %"]
    VERB_AND_WHAT "verb-and-what" ["{0}: ", "{0} : ", "{0}: "]
    WHO "who" ["{0}, {1}", "{0}, {1}", "{0}, {1}"]
    HAS_BALL "has-the-ball" ["has the ball", "a le ballon", "tiene el balón"]
    BALL "the-ball" ["the ball", "le ballon", "el balón"]
    COST "cost" ["{0} {0|step|steps}", "{0} {0|pas|pas}", "{0} {0|paso|pasos}"]
    DIE "die" ["Die: {0}", "Dé : {0}", "Dado: {0}"]
    HAND_OVER "hand-over" ["Hand the device to {0}", "Passez l’appareil à : {0}", "Pasa el dispositivo a: {0}"]
    HAND_OVER_WHY "hand-over-why" [
        "{0} must choose without having seen what {1} chose.",
        "{0} doit choisir sans avoir vu le choix de l’adversaire ({1}).",
        "{0} debe elegir sin haber visto lo que eligió {1}."
    ]
    READY "ready" ["I am {0}: go on", "Je joue pour : {0}", "Juego con: {0}"]
    SHOOTERS_VIEW "shooters-view" [
        "The goal as the shooter sees it",
        "Le but vu par le tireur",
        "La portería vista por quien tira"
    ]
    FULL_TIME "full-time" ["Full time", "Fin du match", "Final del partido"]
    WINS "wins" ["{0} wins {1}–{2}", "Victoire : {0}, {1}–{2}", "Gana {0} por {1}–{2}"]
    DRAW "draw" ["A draw: {0}–{1}", "Match nul : {0}–{1}", "Empate: {0}–{1}"]
    REMATCH "rematch" ["Rematch", "Revanche", "Revancha"]
    HISTORY "history" ["What happened", "Le fil du match", "Lo que ha pasado"]
    TURN_HEAD "turn-head" ["Turn {0}, {1}", "Tour {0}, {1}", "Turno {0}, {1}"]
    COPY_RECORD "copy-record" ["Copy the record", "Copier la feuille de match", "Copiar el registro"]
    NOT_SAVED "not-saved" ["Not saved here", "Non enregistré ici", "No se guarda aquí"]
    NOT_SAVED_WHY "not-saved-why" [
        "This browser does not let the page keep anything. The match goes on, but is lost when the page is closed.",
        "Ce navigateur ne laisse rien enregistrer à la page. La partie continue, mais sera perdue à la fermeture.",
        "Este navegador no deja que la página guarde nada. El partido sigue, pero se pierde al cerrar la página."
    ]
    NO_SEED "no-seed" [
        "This browser gives no random numbers, so no match can begin.",
        "Ce navigateur ne donne pas de nombres aléatoires : aucune partie ne peut commencer.",
        "Este navegador no da números aleatorios: no puede empezar ningún partido."
    ]
    CLOSE "close" ["Close", "Fermer", "Cerrar"]
    ON "on" ["On", "Oui", "Sí"]
    OFF "off" ["Off", "Non", "No"]
}
