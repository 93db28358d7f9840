//! The kept matches on the first page: each can be gone on with, taken out of the page, and deleted.
use crate::full_time::WINS_BY_RESIGNATION;
use crate::history::by_hand;
use crate::intent::Errand;
use crate::parcel::{copy, save_as};
use crate::store::{Glance, OnShelf, Store};
use crate::ui::{El, button, circle, drawing, flag, html, is_unfolded, many, nothing, part, said, text, wants};
use crate::words as w;
use js_sys::{Date, Object, Reflect};
use leptos::prelude::*;
use touchline::cell::Cell;
use touchline::game::{Card, Outcome};
use touchline::games::CARDS;
use touchline::session::Details;
use touchline::side::Side;
use touchline::words::{Arg, LANGS, Lang, Names, Phrase};
use wasm_bindgen::JsValue;

/// So many matches stand in the open; the others are a tap away.
const IN_THE_OPEN: usize = 3;

macro_rules! phrases {
    ($($name:ident $code:literal [$en:literal, $fr:literal, $es:literal])*) => {
        $(static $name: Phrase = Phrase::new($code, [$en, $fr, $es]);)*
    };
}

phrases! {
    SEE "see-again" ["See again", "Revoir", "Ver de nuevo"]
    MATCHES "your-matches" ["Your matches", "Vos parties", "Tus partidos"]
    OLDER "older-matches" ["Older matches ({0})", "Parties plus anciennes ({0})", "Partidos anteriores ({0})"]
    WON "list-won" ["Full time, the winner is {0}", "Fin du match, victoire : {0}", "Final del partido, gana {0}"]
    DRAWN "list-drawn" ["Full time, a draw", "Fin du match, match nul", "Final del partido, empate"]
    MORE "more-of-a-match" ["Copy, save or delete", "Copier, enregistrer, supprimer", "Copiar, guardar o eliminar"]
    SAVE "save-to-file" ["Save to a file", "Enregistrer un fichier", "Guardar en un archivo"]
    SAVE_ALL "save-all" ["Save all matches", "Enregistrer toutes les parties", "Guardar todos los partidos"]
    DELETE "delete" ["Delete", "Supprimer", "Eliminar"]
    DELETE_ASKED "delete-asked" [
        "Delete this match for good?",
        "Supprimer cette partie pour de bon ?",
        "¿Eliminar este partido para siempre?"
    ]
    NOT_DELETED "not-deleted" ["No, keep it", "Non, la garder", "No, conservarlo"]
}

/// The match whose ways out are shown, and the one of which it is asked whether to delete it; empty for none. It
/// outlives the list, which is made anew with every change.
#[derive(Clone, Copy)]
struct Touched {
    opened: RwSignal<String>,
    asked: RwSignal<String>,
    /// The text that the browser did not let be copied.
    refused: RwSignal<String>,
    /// Whether the older matches are shown.
    older: RwSignal<bool>,
}

/// The kept matches, what was played last first.
pub(crate) fn shelf(store: Store) -> AnyView {
    let [opened, asked, refused] = [(); 3].map(|()| RwSignal::new(String::new()));
    let touched = Touched { opened, asked, refused, older: RwSignal::new(false) };
    part(move || {
        let rows = store.on_shelf();
        if rows.is_empty() {
            return nothing();
        }
        let texts: Vec<String> = rows.iter().filter(|r| r.what.is_ok()).map(|r| r.text.clone()).collect();
        let first = rows.iter().position(|row| row.what.is_ok());
        let mut views = rows.into_iter().enumerate().map(|(i, row)| match &row.what {
            Ok(glance) => kept(store, touched, &row, glance, Some(i) == first),
            Err(why) => broken(store, touched, &row, why),
        });
        let open = html("ul").all(views.by_ref().take(IN_THE_OPEN)).view();
        let others = views.collect::<Vec<_>>();
        html("section")
            .class("shelf")
            .add(html("h2").text(said(store, &MATCHES)).view())
            .add(open)
            .all((!others.is_empty()).then(|| older(store, touched.older, others)))
            .all((texts.len() > 1).then(|| save_all(store, &texts)))
            .view()
    })
}

fn older(store: Store, is_open: RwSignal<bool>, rows: Vec<AnyView>) -> AnyView {
    let words = store.say(&OLDER.with([Arg::Count(i16::try_from(rows.len()).unwrap_or(i16::MAX))]));
    let toggled = Box::new(move |e: web_sys::Event| is_open.set(is_unfolded(&e)));
    html("details")
        .id("older")
        .when("open", is_open.into())
        .on("toggle", toggled)
        .add(html("summary").words(words).view())
        .add(html("ul").all(rows).view())
        .view()
}

/// All of them as one list, which can be opened like a match.
fn save_all(store: Store, saves: &[String]) -> AnyView {
    let list = format!("[{}]", saves.join(",\n"));
    let save = Box::new(move |_| save_as("touchline-matches.json", &list));
    button(said(store, &SAVE_ALL), save).class("quiet").id("save-all").view()
}

/// The sides of a match that is not opened.
struct Sides {
    card: &'static Card,
    details: Details,
}

impl Names for Sides {
    fn man(&self, _: Lang, _: Side, shirt: u8) -> String {
        shirt.to_string()
    }

    fn team(&self, lang: Lang, side: Side) -> String {
        self.details.team(self.card, lang, side)
    }

    fn cell(&self, _: Cell) -> String {
        String::new()
    }
}

fn kept(store: Store, touched: Touched, row: &OnShelf, glance: &Glance, is_first: bool) -> AnyView {
    let Some(&card) = CARDS.get(glance.game) else { return nothing() };
    let details = Details { names: glance.names.clone(), players: glance.players, ..Details::default() };
    let sides = Sides { card, details };
    let lang = store.lang.get();
    let due = match (glance.kept.chooser, glance.given_up_by) {
        (Some(side), _) => w::TURN_HEAD.with([Arg::Count(glance.kept.number as i16), Arg::Team(side)]),
        (None, Some(side)) => WINS_BY_RESIGNATION.with([Arg::Team(side.other())]),
        (None, None) => match Outcome::of(glance.kept.score) {
            Outcome::Win(side) => WON.with([Arg::Team(side)]),
            Outcome::Draw => DRAWN.plain(),
        },
    };
    let part = |class: &str, words: String| html("span").class(class).words(words).view();
    let facts = [store.word(card.name), due.text(lang, &sides), day(glance.kept.when, lang.tag())];
    let score = format!("{}–{}", glance.kept.score.home, glance.kept.score.away);
    let [home, away] = Side::BOTH.map(|side| sides.team(lang, side));
    let words = html("span")
        .class("words")
        .set("id", format!("of-{}", row.id))
        .add(html("span").class("pairing").words(home + " ").add(part("goals", score)).words(format!(" {away}")).view())
        .add(part("when", facts.join(" · ")))
        .view();
    let id = row.id.clone();
    let go_on = html("button")
        .set("type", "button")
        .class("go-on")
        .on("click", wants(store, move || Errand::Continue(id.clone())))
        .add(words)
        .add(
            html("span")
                .class("pill")
                .text(said(store, if glance.kept.chooser.is_some() { &w::CONTINUE } else { &SEE }))
                .view(),
        );
    html("li")
        .class("kept")
        .set("data-match", row.id.as_str())
        .add(if is_first { go_on.id("continue") } else { go_on }.view())
        .all(more(store, touched, row, format!("touchline-{}-{}.json", card.id, row.id)))
        .view()
}

/// A button with three dots, and what it opens.
fn more(store: Store, touched: Touched, row: &OnShelf, file: String) -> [AnyView; 2] {
    let (id, here) = (row.id.clone(), row.id.clone());
    let is_open = flag(move || touched.opened.get() == here);
    let toggle = Box::new(move |_| {
        touched.opened.set(if is_open.get_untracked() { String::new() } else { id.clone() });
    });
    let dots = drawing("icon", (24, 24)).set("aria-hidden", "true").all([5, 12, 19].map(|x| circle("dot", (x, 12), 2)));
    let button = html("button")
        .set("type", "button")
        .class("more")
        .set("aria-labelledby", format!("more-{0} of-{0}", row.id))
        .set("id", format!("more-{}", row.id))
        .follow("aria-expanded", text(move || is_open.get().to_string()))
        .on("click", toggle)
        .add(dots.view())
        .add(html("span").class("visually-hidden").text(said(store, &MORE)).view());
    let out = Out { id: row.id.clone(), text: row.text.clone(), file };
    let opened = part(move || if is_open.get() { ways(store, touched, &out).view() } else { nothing() });
    [button.view(), opened]
}

/// One that cannot be opened: why, and that it is still there.
fn broken(store: Store, touched: Touched, row: &OnShelf, why: &[String; LANGS]) -> AnyView {
    let why = why.get(store.lang.get() as usize).cloned().unwrap_or_default();
    let out = Out { id: row.id.clone(), text: row.text.clone(), file: format!("touchline-{}.txt", row.id) };
    let words = [store.word(&w::BROKEN_SAVE), why, store.word(&w::KEPT)].join(" ");
    html("li")
        .class("kept broken")
        .set("data-match", row.id.as_str())
        .add(html("p").set("role", "alert").words(words).view())
        .add(ways(store, touched, &out).view())
        .view()
}

/// What leaves the page, and under which names.
struct Out {
    id: String,
    text: String,
    file: String,
}

/// The ways out: copy, save, and delete after a question.
fn ways(store: Store, touched: Touched, out: &Out) -> El {
    let Out { id, text, file } = out;
    let (id, text, file, own) = (id.clone(), text.clone(), file.clone(), text.clone());
    let by_hand = part(move || if touched.refused.get() == own { by_hand(store, own.clone()) } else { nothing() });
    let inside = part(move || {
        if touched.asked.get() == id {
            return question(store, touched.asked, id.clone());
        }
        let (copied, saved, named, asks) = (text.clone(), text.clone(), file.clone(), id.clone());
        many([
            button(
                said(store, &w::COPY),
                Box::new(move |_| {
                    let text = copied.clone();
                    copy(&copied, move |done| touched.refused.set(if done { String::new() } else { text }));
                }),
            )
            .class("copy")
            .view(),
            button(said(store, &SAVE), Box::new(move |_| save_as(&named, &saved))).class("save").view(),
            button(said(store, &DELETE), Box::new(move |_| touched.asked.set(asks.clone()))).class("delete").view(),
        ])
    });
    html("div").class("ways").add(inside).add(by_hand)
}

fn question(store: Store, asked: RwSignal<String>, id: String) -> AnyView {
    let keep = Box::new(move |_| asked.set(String::new()));
    many([
        html("p").text(said(store, &DELETE_ASKED)).view(),
        button(said(store, &NOT_DELETED), keep).class("keep").view(),
        button(said(store, &DELETE), wants(store, move || Errand::Forget(id.clone()))).class("delete").view(),
    ])
}

/// A day as people of this language write it.
fn day(when: u64, tag: &str) -> String {
    let options = Object::new();
    for (part, how) in [("day", "numeric"), ("month", "short")] {
        let _ = Reflect::set(&options, &JsValue::from_str(part), &JsValue::from_str(how));
    }
    Date::new(&JsValue::from_f64(when as f64)).to_locale_date_string(tag, &options).into()
}
