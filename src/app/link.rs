//! Links to the match on screen: one to give away, and the one that leads out of a frame to the whole page.
use crate::host::embedder;
use crate::settings::THEME;
use crate::store::{Screen, Store, is_embedded};
use crate::ui::{drawing, html, path, said};
use leptos::prelude::*;
use touchline::games::CARDS;
use touchline::link::fragment;
use touchline::words::Phrase;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

static FULL_PAGE: Phrase =
    Phrase::new("full-page", ["Open in full page", "Ouvrir en pleine page", "Abrir en página completa"]);

/// An arrow that leaves a box, as path data.
const OUT: &str = "M10 5H4V20H19V14M14 4H20V10M20 4L11 13";

/// What somebody may do to a link, by finger, mouse or keys, before it leads anywhere or is copied.
const BEFORE_USE: [&str; 4] = ["pointerdown", "focus", "click", "contextmenu"];

/// The address of the page without anything that it asks for.
pub(crate) fn page() -> String {
    let place = window().location();
    place.origin().unwrap_or_default() + &place.pathname().unwrap_or_default()
}

/// The address that opens the match on the table.
pub(crate) fn link(store: Store) -> Option<String> {
    store.read(|t| format!("{}#{}", page(), fragment(t)))
}

/// In a frame, the way to the whole page, round what stands in the same place; elsewhere that alone.
pub(crate) fn full_page(store: Store, inside: AnyView) -> AnyView {
    if embedder().is_none() && !is_embedded() {
        return inside;
    }
    let icon = drawing("icon", (24, 24)).set("aria-hidden", "true").add(path("line", OUT.to_string()).view());
    let link = html("a").class("full-page").set("target", "_blank").set("rel", "noopener").set("href", here(store));
    // The match is written only when the link is about to be used, and not at every move.
    let link = BEFORE_USE.into_iter().fold(link, |link, event| link.on(event, Box::new(move |e| aim(store, &e))));
    link.add(inside).add(html("span").class("words").text(said(store, &FULL_PAGE)).view()).add(icon.view()).view()
}

fn aim(store: Store, event: &Event) {
    if let Some(link) = event.current_target() {
        let _ = link.unchecked_into::<Element>().set_attribute("href", &here(store));
    }
}

/// The address that shows what is on screen, in the language and the colours chosen.
fn here(store: Store) -> String {
    let (lang, theme) = untrack(|| (store.lang.get().tag(), store.setting(&THEME)));
    let asked = format!("?lang={lang}&theme={theme}");
    let rest = match store.screen.get_untracked() {
        Screen::Games => String::new(),
        Screen::SetUp(game) | Screen::Training(game) => {
            CARDS.get(game).map_or_else(String::new, |card| format!("&game={}", card.id))
        }
        Screen::Match => untrack(|| store.read(|t| format!("#{}", fragment(t)))).unwrap_or_default(),
    };
    page() + &asked + &rest
}
