//! The settings: a few choices that hold for every match, and the dialog in which they are made.
use crate::dialog::{self, dialog};
use crate::home::languages;
use crate::intent::Errand;
use crate::sound;
use crate::store::Store;
use crate::ui::{button, drawing, flag, html, path, said, wants};
use crate::words as w;
use leptos::prelude::*;
use touchline::words::Phrase;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlDialogElement};

/// The dialog's id.
pub(crate) const SETTINGS_DIALOG: &str = "settings";

/// A setting: the words to choose among.
pub(crate) struct Setting {
    /// Its key in what the browser keeps, and in the page's address.
    pub(crate) key: &'static str,
    /// What it says.
    pub(crate) name: &'static Phrase,
    /// The words with what they say, in order.
    pub(crate) words: &'static [(&'static str, &'static Phrase)],
    /// The word that holds until another is chosen.
    pub(crate) preset: &'static str,
}

/// Light or dark.
pub(crate) static THEME: Setting = Setting {
    key: "theme",
    name: &THEME_NAME,
    words: &[("auto", &AUTO), ("light", &LIGHT), ("dark", &DARK)],
    preset: "auto",
};

/// How fast what moves on the board moves.
pub(crate) static SPEED: Setting = Setting {
    key: "speed",
    name: &SPEED_NAME,
    words: &[("off", &NONE), ("fast", &FAST), ("normal", &NORMAL), ("slow", &SLOW)],
    preset: "normal",
};

/// Whether single keys and Ctrl+Z act (WCAG 2.1.4 asks for the switch).
pub(crate) static KEYS: Setting = Setting { key: "keys", name: &KEYS_NAME, words: ON_OFF, preset: "on" };

/// Whether a finger's tap on what cannot be taken back asks once more.
pub(crate) static CONFIRM: Setting = Setting { key: "confirm", name: &CONFIRM_NAME, words: ON_OFF, preset: "on" };

/// Whether whole turns can be taken back, in the games that leave it to the players (HP-36, CF-21).
pub(crate) static TURNS_BACK: Setting =
    Setting { key: "turns-back", name: &TURNS_BACK_NAME, words: ON_OFF, preset: "on" };

const ON_OFF: &[(&str, &Phrase)] = &[("on", &w::ON), ("off", &w::OFF)];

static SETTINGS: Phrase = Phrase::new("settings", ["Settings", "Réglages", "Ajustes"]);
static THEME_NAME: Phrase = Phrase::new("theme", ["Colours", "Couleurs", "Colores"]);
static AUTO: Phrase = Phrase::new("theme-auto", ["Auto", "Auto", "Auto"]);
static LIGHT: Phrase = Phrase::new("theme-light", ["Light", "Clair", "Claro"]);
static DARK: Phrase = Phrase::new("theme-dark", ["Dark", "Sombre", "Oscuro"]);
static SPEED_NAME: Phrase =
    Phrase::new("speed", ["Movement on the board", "Mouvements sur le plateau", "Movimiento en el tablero"]);
static NONE: Phrase = Phrase::new("speed-off", ["None", "Aucun", "Ninguno"]);
static FAST: Phrase = Phrase::new("speed-fast", ["Fast", "Rapide", "Rápido"]);
static NORMAL: Phrase = Phrase::new("speed-normal", ["Normal", "Normal", "Normal"]);
static SLOW: Phrase = Phrase::new("speed-slow", ["Slow", "Lent", "Lento"]);
static CONFIRM_NAME: Phrase = Phrase::new(
    "confirm-taps",
    [
        "Ask before a tap that cannot be undone",
        "Confirmer un toucher qu’on ne peut pas annuler",
        "Confirmar un toque que no se puede deshacer",
    ],
);
static TURNS_BACK_NAME: Phrase = Phrase::new(
    "turns-back",
    [
        "Undo whole turns in games without dice",
        "Annuler des tours entiers dans les jeux sans dé",
        "Deshacer turnos enteros en los juegos sin dados",
    ],
);
static KEYS_NAME: Phrase = Phrase::new("keys", ["Keyboard shortcuts", "Raccourcis clavier", "Atajos de teclado"]);

/// A row of the list of keys: the keys, and what they do.
type Key = (Phrase, Phrase);

static KEY_LIST: [Key; 6] = [
    (
        Phrase::new("arrow-keys", ["← ↑ → ↓", "← ↑ → ↓", "← ↑ → ↓"]),
        Phrase::new("key-walk", ["Walk over the board", "Parcourir le plateau", "Recorrer el tablero"]),
    ),
    (
        Phrase::new("hex-keys", ["T Y · F H · V B", "T Y · F H · V B", "T Y · F H · V B"]),
        Phrase::new(
            "key-neighbour",
            [
                "On hexes, to the six neighbours: they lie round G",
                "Sur des hexagones, aux six cases voisines : elles entourent G",
                "En hexágonos, a las seis casillas vecinas: rodean la G",
            ],
        ),
    ),
    (
        Phrase::new("row-keys", ["Home, End", "Début, Fin", "Inicio, Fin"]),
        Phrase::new("key-row", ["To the ends of the row", "Aux bouts de la rangée", "A los extremos de la fila"]),
    ),
    (
        Phrase::new("column-keys", ["Page Up, Page Down", "Page préc., Page suiv.", "Re Pág, Av Pág"]),
        Phrase::new(
            "key-column",
            ["To the ends of the column", "Aux bouts de la colonne", "A los extremos de la columna"],
        ),
    ),
    (
        Phrase::new("enter-key", ["Enter", "Entrée", "Intro"]),
        Phrase::new("key-act", ["Pick or play what is there", "Choisir ou jouer", "Elegir o jugar"]),
    ),
    (
        Phrase::new("escape-key", ["Esc", "Échap", "Esc"]),
        Phrase::new("key-back", ["One step back", "Revenir d’un pas", "Volver un paso"]),
    ),
];

/// The shortcuts, which can be switched off.
static SHORTCUT_LIST: [Key; 4] = [
    (
        Phrase::new("end-keys", ["Space, E", "Espace, E", "Espacio, E"]),
        Phrase::new("key-end", ["End the turn", "Finir le tour", "Acabar el turno"]),
    ),
    (
        Phrase::new("undo-keys", ["Ctrl + Z", "Ctrl + Z", "Ctrl + Z"]),
        Phrase::new("key-undo", ["Undo", "Annuler", "Deshacer"]),
    ),
    (
        Phrase::new("redo-keys", ["Ctrl + Y", "Ctrl + Y", "Ctrl + Y"]),
        Phrase::new("key-redo", ["Redo", "Rétablir", "Rehacer"]),
    ),
    (
        Phrase::new("settings-key", ["?", "?", "?"]),
        Phrase::new("key-settings", ["Open the settings", "Ouvrir les réglages", "Abrir los ajustes"]),
    ),
];

/// The button that opens the settings.
pub(crate) fn settings_button(store: Store) -> AnyView {
    let gear = drawing("icon", (24, 24)).set("aria-hidden", "true").add(path("line", GEAR.to_string()).view());
    let label = html("span").text(said(store, &SETTINGS));
    html("button")
        .set("type", "button")
        .class("small settings-button")
        .set("aria-haspopup", "dialog")
        .on("click", wants(store, || Errand::Show(SETTINGS_DIALOG)))
        .add(gear.view())
        .add(label.view())
        .view()
}

/// A wheel with eight cogs, as path data.
const GEAR: &str = "M12 8.5A3.5 3.5 0 1 0 12 15.5A3.5 3.5 0 1 0 12 8.5M12 2.5V5M12 19V21.5M2.5 12H5M19 12H21.5\
    M5.3 5.3L7 7M17 17L18.7 18.7M5.3 18.7L7 17M17 7L18.7 5.3M12 5A7 7 0 1 0 12 19A7 7 0 1 0 12 5";

/// The dialog, there all the time and shown on request.
pub(crate) fn settings(store: Store) -> AnyView {
    let done = button(said(store, &w::CLOSE), Box::new(|_| dialog::close(SETTINGS_DIALOG)))
        .class("small")
        .id("close-settings");
    let title = html("h2").id("settings-title").text(said(store, &SETTINGS));
    let shown = |setting| choices(store, setting);
    let body = html("div")
        .class("sheet")
        .add(html("header").add(title.view()).add(done.view()).view())
        .add(languages(store, "speak"))
        .all([&THEME, &SPEED].into_iter().chain(sound::settings()).chain([&CONFIRM, &TURNS_BACK, &KEYS]).map(shown))
        .add(keys(store, &KEY_LIST))
        .add(keys(store, &SHORTCUT_LIST));
    dialog(SETTINGS_DIALOG)
        .set("aria-labelledby", "settings-title")
        .on("click", Box::new(|e| close_beside(&e)))
        .add(body.view())
        .view()
}

/// A press beside the sheet meets the dialog itself, and closes it.
fn close_beside(event: &Event) {
    if event.target().is_some_and(|target| target.has_type::<HtmlDialogElement>()) {
        dialog::close(SETTINGS_DIALOG);
    }
}

fn choices(store: Store, setting: &'static Setting) -> AnyView {
    let choice = |&(word, name): &(&'static str, &'static Phrase)| {
        let field = html("input")
            .set("type", "radio")
            .set("name", setting.key)
            .set("value", word)
            .when("checked", flag(move || store.setting(setting) == word))
            .on("change", Box::new(move |_| store.choose(setting, word)));
        html("label").class("radio").add(field.view()).add(html("span").text(said(store, name)).view()).view()
    };
    html("fieldset")
        .add(html("legend").text(said(store, setting.name)).view())
        .add(html("div").class("radios").all(setting.words.iter().map(choice)).view())
        .view()
}

fn keys(store: Store, list: &'static [Key]) -> AnyView {
    let row = |(keys, what): &'static Key| {
        let keys = html("dt").add(html("kbd").text(said(store, keys)).view()).view();
        html("div").add(keys).add(html("dd").text(said(store, what)).view()).view()
    };
    html("dl").class("keys").all(list.iter().map(row)).view()
}
