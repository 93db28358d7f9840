//! Kept line-ups, in games with a placement: one tap places one again, and a dialog keeps and deletes them.
use crate::dialog::{self, dialog};
use crate::intent::Errand;
use crate::menu::MENU_DIALOG;
use crate::store::Store;
use crate::ui::{El, button, drawing, effect, flag, html, many, nothing, part, path, plays, said, text, wants};
use crate::words as w;
use leptos::prelude::*;
use touchline::show::{Place, Verb};
use touchline::side::Side;
use touchline::words::{Arg, Phrase};
use wasm_bindgen::JsCast;

/// What placing a kept line-up is.
pub(crate) static LINE_UP: Verb = Verb { code: "line-up", name: &LINE_UPS, place: Place::Card, kicks: false };

static LINE_UPS: Phrase = Phrase::new("line-ups", ["Line-ups", "Compositions", "Alineaciones"]);
/// The name of a line-up to which nobody gives one.
pub(crate) static LINE_UP_N: Phrase = Phrase::new("line-up-n", ["Line-up {0}", "Composition {0}", "Alineación {0}"]);
/// Nobody is to place footballers, or not at this device.
pub(crate) static NOT_NOW: Phrase = Phrase::new(
    "line-up-not-now",
    [
        "A line-up can be used only when it is your turn to place footballers.",
        "Une composition ne s’utilise que lorsque c’est à vous de placer vos joueurs.",
        "Una alineación solo se puede usar cuando te toca colocar jugadores.",
    ],
);
static NONE_KEPT: Phrase = Phrase::new(
    "no-line-ups",
    [
        "Save how a side lines up, and place it again with one tap in any match, at either end.",
        "Enregistrez la disposition d’une équipe : un toucher suffira pour la replacer, d’un côté ou de l’autre.",
        "Guarda cómo se coloca un equipo y repítelo con un toque en cualquier partido, en cualquiera de los dos campos.",
    ],
);
static NOBODY_PLACED: Phrase = Phrase::new(
    "nobody-placed",
    [
        "To save a line-up, place your footballers first.",
        "Pour enregistrer une composition, placez d’abord vos joueurs.",
        "Para guardar una alineación, coloca antes a tus jugadores.",
    ],
);
static NAME: Phrase = Phrase::new("line-up-name", ["Name", "Nom", "Nombre"]);
static SAVE_OF: Phrase = Phrase::new("save-line-up", ["Save: {0}", "Enregistrer : {0}", "Guardar: {0}"]);
static DELETE_IT: Phrase = Phrase::new("delete-line-up", ["Delete {0}", "Supprimer : {0}", "Eliminar {0}"]);

/// The dialog's id.
const LINE_UPS_DIALOG: &str = "line-ups";
/// The id of the field for a name.
const NAME_FIELD: &str = "line-up-name";

/// While somebody is to place footballers: the kept line-ups, and the way to the dialog.
pub(crate) fn line_ups(store: Store) -> AnyView {
    part(move || {
        if !store.is_to_place() {
            return nothing();
        }
        let kept = store.line_ups().into_iter().map(|kept| {
            let (name, said) = (kept.name.clone(), kept.name);
            let place = plays(store, move || Errand::PlaceLineUp(name.clone()));
            html("button").set("type", "button").class("line-up").on("click", place).words(said).view()
        });
        let icon = drawing("icon", (24, 24)).set("aria-hidden", "true");
        let more = html("button")
            .set("type", "button")
            .id("open-line-ups")
            .follow("title", said(store, &LINE_UPS))
            .on("click", Box::new(|_| dialog::open(LINE_UPS_DIALOG)))
            .add(icon.add(path("line", "M6 4H18V20L12 15L6 20Z".to_string()).view()).view())
            .add(html("span").text(said(store, &LINE_UPS)).view());
        html("div").class("line-ups").add(more.view()).all(kept).view()
    })
}

/// The way to the dialog from the match's menu: a placement can be kept when it is over, too.
pub(crate) fn line_ups_item(store: Store) -> El {
    let open = Box::new(|_| {
        dialog::close(MENU_DIALOG);
        dialog::open(LINE_UPS_DIALOG);
    });
    let none = flag(move || store.placed().is_empty() && !store.is_to_place());
    button(said(store, &LINE_UPS), open).id("menu-line-ups").when("hidden", none)
}

/// The dialog: the kept line-ups, and a field to keep another.
pub(crate) fn line_ups_dialog(store: Store) -> AnyView {
    // What was begun goes on whenever it is the side's turn to place again, in the same match.
    let mut before = None;
    effect(move || {
        let matches = store.matches.get();
        store.read_scene(|s| s.revision);
        if before == Some(matches) {
            untrack(|| store.go_on_placing());
        } else {
            store.begin_no_line_up();
        }
        before = Some(matches);
    });
    let kept = part(move || {
        let kept = store.line_ups();
        if kept.is_empty() {
            return html("p").text(said(store, &NONE_KEPT)).view();
        }
        html("ul").all(kept.into_iter().map(|kept| row(store, &kept.name))).view()
    });
    let save = part(move || {
        let sides = store.placed();
        if sides.is_empty() {
            return html("p").class("hint").text(said(store, &NOBODY_PLACED)).view();
        }
        many([field(store), html("div").class("answer").all(sides.into_iter().map(|side| save(store, side))).view()])
    });
    let close = button(said(store, &w::CLOSE), Box::new(|_| dialog::close(LINE_UPS_DIALOG))).id("close-line-ups");
    dialog(LINE_UPS_DIALOG)
        .set("aria-labelledby", "line-ups-title")
        .add(html("h2").id("line-ups-title").set("tabindex", "-1").text(said(store, &LINE_UPS)).view())
        .add(kept)
        .add(save)
        .add(close.view())
        .view()
}

/// A kept line-up: one button places it, one deletes it.
fn row(store: Store, name: &str) -> AnyView {
    let [placed, deleted, called] = [name; 3].map(str::to_string);
    let mut place = plays(store, move || Errand::PlaceLineUp(placed.clone()));
    let chosen = Box::new(move |e| {
        dialog::close(LINE_UPS_DIALOG);
        place(e);
    });
    let cross = drawing("icon", (24, 24)).set("aria-hidden", "true");
    let delete = html("button")
        .set("type", "button")
        .class("delete")
        .follow("aria-label", text(move || store.word(&DELETE_IT).replace("{0}", &called)))
        .on("click", wants(store, move || Errand::ForgetLineUp(deleted.clone())))
        .add(cross.add(path("line", "M6 6L18 18M18 6L6 18".to_string()).view()).view());
    let place = html("button").set("type", "button").class("place").on("click", chosen).words(name);
    html("li").add(place.view()).add(delete.view()).view()
}

/// The field for a name; empty stands for the usual one, which it shows.
fn field(store: Store) -> AnyView {
    let field = html("input")
        .set("type", "text")
        .id(NAME_FIELD)
        .set("autocomplete", "off")
        .follow("placeholder", text(move || store.usual_line_up_name()));
    html("label").class("name").text(said(store, &NAME)).add(field.view()).view()
}

fn save(store: Store, side: Side) -> AnyView {
    let words = text(move || store.say(&SAVE_OF.with([Arg::Team(side)])));
    let save = Box::new(move |_| {
        let field = document().get_element_by_id(NAME_FIELD);
        let Some(field) = field.and_then(|f| f.dyn_into::<web_sys::HtmlInputElement>().ok()) else { return };
        store.update(Errand::KeepLineUp(side, field.value()));
        field.set_value("");
    });
    button(words, save).class("primary").set("data-side", side.id()).view()
}
