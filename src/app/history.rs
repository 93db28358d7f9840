//! The log of the match in words.
use crate::clubhouse;
use crate::dice::event_line;
use crate::intent::{Copies, Errand};
use crate::link::link;
use crate::parcel;
use crate::store::Store;
use crate::ui::{button, effect, html, many, nothing, part, said, text, wants};
use crate::words as w;
use leptos::prelude::*;
use touchline::session::Told;
use touchline::show::Place;
use touchline::words::{Arg, Phrase};
use wasm_bindgen::JsCast;

static COPY_A_LINK: Phrase = Phrase::new("copy-link", ["Copy a link", "Copier un lien", "Copiar un enlace"]);
static BY_HAND: Phrase = Phrase::new(
    "copy-by-hand",
    [
        "This page may not copy here. Copy it yourself:",
        "Ici, la page ne peut pas copier. Copiez vous-même :",
        "Aquí la página no puede copiar. Cópialo tú:",
    ],
);

/// What is copied: the class of its button.
const COPY_RECORD: &str = "copy-record";
const COPY_LINK: &str = "copy-link";

/// What happened, to unfold.
pub(crate) fn history(store: Store) -> AnyView {
    let opened = RwSignal::new(false);
    // What is picked, and where it is picked, is in the panel, which the open sheet would cover.
    effect(move || {
        if store.preview().is_some_and(|p| p.pinned) || !store.lit_in(Place::Face).is_empty() {
            opened.set(false);
        }
    });
    // Written while it is read.
    let inside = part(move || if opened.get() { clubhouse::view(store, |c| c.history) } else { nothing() });
    clubhouse::fold(store, &w::HISTORY, opened, inside).class("history").view()
}

/// The buttons that copy the match, as a record and as a link, and what the browser did not let them copy.
pub(crate) fn copies(store: Store) -> [AnyView; 3] {
    let [copied, refused] = [String::new(), String::new()].map(RwSignal::new);
    let copy = |what: &'static str, label: &'static Phrase| {
        let copy = wants(store, move || Errand::Copy(Copies { what, copied, refused }));
        let label = text(move || store.word(if copied.get() == what { &w::COPIED } else { label }));
        button(label, copy).class(&format!("small {what}")).view()
    };
    [
        copy(COPY_RECORD, &w::COPY_RECORD),
        copy(COPY_LINK, &COPY_A_LINK),
        part(move || match refused.get() {
            text if text.is_empty() => nothing(),
            text => clubhouse::view_of(store, text, |c| c.by_hand),
        }),
    ]
}

/// A text to be copied by hand: a touch selects all of it.
pub(crate) fn by_hand(store: Store, text: String) -> AnyView {
    let select = Box::new(|e: web_sys::Event| {
        let field = e.current_target().map(|t| t.unchecked_into::<web_sys::HtmlInputElement>());
        field.iter().for_each(web_sys::HtmlInputElement::select);
    });
    let field = html("textarea").set("readonly", "").set("rows", "3").on("focus", select).words(text);
    html("label").class("by-hand").text(said(store, &BY_HAND)).add(field.view()).view()
}

/// Puts the match where it can be pasted from.
pub(crate) fn copy(store: Store, Copies { what, copied, refused }: Copies) {
    let text = match what {
        COPY_LINK => link(store),
        _ => untrack(|| store.read(|t| t.record(store.lang.get()))),
    };
    let Some(text) = text else { return };
    parcel::copy(&text.clone(), move |done| {
        let [now, not] = if done { [what, ""] } else { ["", &text] };
        copied.set(now.to_string());
        refused.set(not.to_string());
    });
}

/// What happened, the latest turn first, and ways to take the match along.
pub(crate) fn turns(store: Store) -> AnyView {
    many([html("div").class("copies").all(copies(store)).view(), part(move || every_turn(store))])
}

fn every_turn(store: Store) -> AnyView {
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
