//! The rules of a game, to be read over whatever is on screen: a file for each game and language, fetched when opened.
use crate::dialog::{self, dialog};
use crate::store::Store;
use crate::ui::{button, effect, html, nothing, part, said};
use leptos::prelude::*;
use touchline::words::Phrase;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::XmlHttpRequest;

/// The name of the page that tells the rules.
pub(crate) static RULES: Phrase = Phrase::new("rules", ["Rules", "Règles", "Reglas"]);
static CLOSE_RULES: Phrase = Phrase::new("close-rules", ["Close the rules", "Fermer les règles", "Cerrar las reglas"]);
static LOADING: Phrase =
    Phrase::new("rules-loading", ["Fetching the rules…", "Chargement des règles…", "Cargando las reglas…"]);
static NO_RULES: Phrase = Phrase::new(
    "no-rules",
    [
        "The rules could not be fetched. Check the connection.",
        "Impossible de charger les règles. Vérifiez la connexion.",
        "No se han podido cargar las reglas. Comprueba la conexión.",
    ],
);
static TRY_AGAIN: Phrase = Phrase::new("try-again", ["Try again", "Réessayer", "Reintentar"]);

/// The dialog's id.
pub(crate) const RULES_DIALOG: &str = "rules";
/// The id of the element that holds the fetched page.
const GUIDE: &str = "guide";

/// What became of the page asked for.
#[derive(Clone, Copy)]
struct Fetched {
    asked: StoredValue<String>,
    came: RwSignal<bool>,
    failed: RwSignal<bool>,
}

/// The dialog with the rules.
pub(crate) fn rules(store: Store) -> AnyView {
    let fetched =
        Fetched { asked: StoredValue::new(String::new()), came: RwSignal::new(false), failed: RwSignal::new(false) };
    effect(move || ask(store, fetched));
    let state = part(move || match (fetched.failed.get(), fetched.came.get()) {
        (true, _) => {
            let again = button(said(store, &TRY_AGAIN), Box::new(move |_| ask(store, fetched)))
                .class("primary")
                .id("try-again");
            let words = html("p").text(said(store, &NO_RULES)).view();
            html("div").class("no-rules").set("role", "alert").add(words).add(again.view()).view()
        }
        (false, false) => html("p").class("no-rules").text(said(store, &LOADING)).view(),
        (false, true) => nothing(),
    });
    let close =
        button(said(store, &CLOSE_RULES), Box::new(|_| dialog::close(RULES_DIALOG))).class("small").id("close-rules");
    dialog(RULES_DIALOG)
        .follow("aria-label", said(store, &RULES))
        .add(html("header").add(close.view()).view())
        .add(state)
        .add(html("article").id(GUIDE).view())
        .view()
}

/// Asks for the page of the game that is read, in the language on screen.
fn ask(store: Store, fetched: Fetched) {
    let game = store.around.rules.get();
    if game.is_empty() {
        return;
    }
    let url = format!("rules/{game}.{}.html", store.lang.get().tag());
    fetched.asked.set_value(url.clone());
    fetched.came.set(false);
    fetched.failed.set(false);
    show("");
    if request(url, fetched).is_none() {
        fetched.failed.set(true);
    }
}

fn request(url: String, fetched: Fetched) -> Option<()> {
    let request = XmlHttpRequest::new().ok()?;
    request.open("GET", &url).ok()?;
    let answer = request.clone();
    let done = Closure::once_into_js(move || {
        // What was asked for before the language changed comes too late.
        if fetched.asked.with_value(|asked| *asked == url) {
            let page = answer.response_text().ok().flatten().filter(|page| is_ours(&answer, page));
            fetched.failed.set(page.is_none());
            fetched.came.set(true);
            show(&page.unwrap_or_default());
        }
    });
    request.set_onloadend(Some(done.unchecked_ref()));
    request.send().ok()
}

/// Whether a rules page came. Some hosts answer with the front page for what they have not got.
fn is_ours(answer: &XmlHttpRequest, page: &str) -> bool {
    answer.status() == Ok(200) && page.starts_with("<h1")
}

/// Puts the page into its place. It comes from where the program comes from, and is trusted as much.
fn show(page: &str) {
    if let Some(guide) = document().get_element_by_id(GUIDE) {
        guide.set_inner_html(page);
    }
}
