//! The log of the match in words.
use crate::dice::event_line;
use crate::link::link;
use crate::parcel;
use crate::store::Store;
use crate::ui::{button, html, many, nothing, part, said, text};
use crate::words as w;
use leptos::prelude::*;
use touchline::session::Told;
use touchline::show::Place;
use touchline::words::{Arg, Phrase};
use wasm_bindgen::JsCast;

static COPY_LINK: Phrase = Phrase::new("copy-link", ["Copy a link", "Copier un lien", "Copiar un enlace"]);
static BY_HAND: Phrase = Phrase::new(
    "copy-by-hand",
    [
        "This page may not copy here. Copy it yourself:",
        "Ici, la page ne peut pas copier. Copiez vous-même :",
        "Aquí la página no puede copiar. Cópialo tú:",
    ],
);

/// What happened, the latest turn first, and ways to take the match along.
pub(crate) fn history(store: Store) -> AnyView {
    let opened = RwSignal::new(false);
    // What is picked, and where it is picked, is in the panel, which the open sheet would cover.
    Effect::new(move |_| {
        if store.preview().is_some_and(|p| p.pinned) || !store.lit_in(Place::Face).is_empty() {
            opened.set(false);
        }
    });
    let toggled = Box::new(move |e: web_sys::Event| {
        let details = e.target().and_then(|t| t.dyn_into::<web_sys::Element>().ok());
        opened.set(details.is_some_and(|d| d.has_attribute("open")));
    });
    let turns = part(move || if opened.get() { turns(store) } else { nothing() });
    html("details")
        .class("history")
        .when("open", opened.into())
        .on("toggle", toggled)
        .add(html("summary").text(said(store, &w::HISTORY)).view())
        .add(html("div").class("copies").all(copies(store)).view())
        .add(turns)
        .view()
}

/// The buttons that copy the match, as a record and as a link, and what the browser did not let them copy.
pub(crate) fn copies(store: Store) -> [AnyView; 3] {
    // The class of the button whose text was copied last; the text that was not.
    let [copied, refused] = [String::new(), String::new()].map(RwSignal::new);
    let copy = |class: &'static str, label: &'static Phrase, of: fn(Store) -> Option<String>| {
        let copy = Box::new(move |_| {
            let Some(text) = of(store) else { return };
            parcel::copy(&text.clone(), move |done| {
                let [now, not] = if done { [class, ""] } else { ["", &text] };
                copied.set(now.to_string());
                refused.set(not.to_string());
            });
        });
        let label = text(move || store.word(if copied.get() == class { &w::COPIED } else { label }));
        button(label, copy).class(&format!("small {class}")).view()
    };
    [
        copy("copy-record", &w::COPY_RECORD, |store| store.read(|t| t.record(store.lang.get_untracked()))),
        copy("copy-link", &COPY_LINK, link),
        part(move || if refused.with(String::is_empty) { nothing() } else { by_hand(store, refused.get()) }),
    ]
}

/// A text to be copied by hand: a touch selects all of it.
fn by_hand(store: Store, text: String) -> AnyView {
    let select = Box::new(|e: web_sys::Event| {
        let field = e.current_target().map(|t| t.unchecked_into::<web_sys::HtmlInputElement>());
        field.iter().for_each(web_sys::HtmlInputElement::select);
    });
    let field = html("textarea").set("readonly", "").set("rows", "3").on("focus", select).words(text);
    html("label").class("by-hand").text(said(store, &BY_HAND)).add(field.view()).view()
}

fn turns(store: Store) -> AnyView {
    let told = store.log();
    let turns: Vec<&[Told]> = told.chunk_by(|a, b| (a.number, a.side) == (b.number, b.side)).collect();
    let turn = |told: &[Told]| {
        let head = |t: &Told| store.say(&w::TURN_HEAD.with([Arg::Count(t.number as i16), Arg::Team(t.side)]));
        let lines = told.iter().map(|t| event_line(store, &t.event));
        let head = html("h2").words(told.first().map(head).unwrap_or_default());
        many([head.view(), html("ul").all(lines).view()])
    };
    many(turns.into_iter().rev().map(turn))
}
