//! The sheet of changes: who comes off, and what comes on for them. It knows no rule: what may be changed for whom comes
//! as choices, and how many changes are left as a fact.
use crate::dialog::{self, dialog};
use crate::focus;
use crate::intent::{Errand, Intent};
use crate::store::{Store, whom};
use crate::ui::{El, Text, button, flag, html, many, nothing, part, said, text, wants};
use crate::words as w;
use leptos::prelude::*;
use touchline::cell::Cell;
use touchline::scene::Scene;
use touchline::show::{Choice, Fact, Token};
use touchline::side::Side;
use touchline::words::{Arg, Phrase};

static COMES_OFF: Phrase = Phrase::new("comes-off", ["Comes off: {0}", "Sort : {0}", "Sale: {0}"]);
static COMES_ON: Phrase = Phrase::new("comes-on", ["Comes on", "Entre", "Entra"]);
static OFF_FIRST: Phrase = Phrase::new(
    "comes-off-first",
    ["First choose who comes off.", "Choisissez d’abord qui sort.", "Elige primero quién sale."],
);
static NO_MORE: Phrase = Phrase::new("no-more-changes", ["Done", "Terminé", "Listo"]);

/// The id of the sheet.
pub(crate) const CHANGES: &str = "changes";

/// The id of the button that opens it.
const OPENER: &str = "open-changes";

/// What is chosen on the sheet, and not yet done.
#[derive(Clone, Copy)]
struct Change {
    /// Who comes off.
    off: RwSignal<Option<Cell>>,
    /// What plays the change that is chosen for them.
    on: RwSignal<String>,
}

/// The button that opens the sheet.
pub(crate) fn changes_button(store: Store, name: &'static Phrase) -> El {
    button(said(store, name), wants(store, || Errand::Show(CHANGES)))
        .class("verb")
        .id(OPENER)
        .set("aria-haspopup", "dialog")
}

/// The sheet.
pub(crate) fn changes(store: Store) -> AnyView {
    let change = Change { off: RwSignal::new(None), on: RwSignal::new(String::new()) };
    let name = text(move || store.changes().first().map(|c| store.word(c.verb.name)).unwrap_or_default());
    let answer = html("div")
        .class("answer")
        .add(button(said(store, &NO_MORE), Box::new(|_| dialog::close(CHANGES))).id("no-more-changes").view())
        .add(make(store, change, name).view());
    let leave = move |_| {
        change.choose(None);
        store.update(Intent::LeaveChanges);
        // The button that opened the sheet may have been made anew meanwhile, and cannot get the focus back by itself.
        if store.by_key() {
            focus::on_id(OPENER);
        }
    };
    dialog(CHANGES)
        .set("aria-labelledby", "changes-title")
        .on("close", Box::new(leave))
        .add(html("h2").id("changes-title").text(name).view())
        .add(html("div").set("role", "status").add(part(move || left(store))).view())
        .all(Side::BOTH.map(|side| part(move || off(store, change, side))))
        .add(part(move || comers(store, change)))
        .add(answer.view())
        .view()
}

impl Change {
    fn choose(self, off: Option<Cell>) {
        self.off.set(off);
        self.on.set(String::new());
    }
}

/// The button that makes the change.
fn make(store: Store, change: Change, name: Text) -> El {
    let act = move |_| {
        let wanted = change.on.get_untracked();
        let Some(choice) = untrack(|| store.changes()).into_iter().find(|c| c.plays.join(" ") == wanted) else {
            return;
        };
        change.choose(None);
        store.update(Intent::Play { choice, revision: store.revision() });
        // The next one, if there is another; the button itself is out of use by now.
        if untrack(|| store.changes()).is_empty() { dialog::close(CHANGES) } else { focus::on_id("no-more-changes") }
    };
    let is_undecided = flag(move || change.on.with(String::is_empty));
    button(name, Box::new(act)).class("primary").id("make-change").when("disabled", is_undecided)
}

/// How many changes are left.
fn left(store: Store) -> AnyView {
    let verb = store.changes().first().map(|c| c.verb.code);
    let told = |s: &Scene| s.facts.iter().find(|f| Some(f.name.code) == verb).copied();
    let line = |fact: Fact| html("p").words(format!("{} {}", store.word(fact.name), store.say(&fact.value))).view();
    store.read_scene(told).flatten().map_or_else(nothing, line)
}

/// Those of a side who may come off.
fn off(store: Store, change: Change, side: Side) -> AnyView {
    let changes = store.changes();
    let may = |s: &Scene| -> Vec<Token> {
        let theirs = s.tokens.iter().filter(|t| t.side == side);
        theirs.filter(|t| changes.iter().any(|c| whom(c) == Some(t.cell))).cloned().collect()
    };
    let one = |token: &Token| {
        let cell = token.cell;
        let name = store.say(&w::WHO.with([Arg::Man(token.side, token.shirt), Arg::At(cell)]));
        let name = token.notes.iter().fold(name, |name, note| name + ", " + &store.say(note));
        let class = format!("about {}", token.side);
        let choose = move || change.choose(Some(cell));
        radio("comes-off", cell.0.to_string(), flag(move || change.off.get() == Some(cell)), choose)
            .add(html("span").class(&class).words(name).view())
            .view()
    };
    let all = store.read_scene(may).unwrap_or_default();
    if all.is_empty() {
        return nothing();
    }
    group(text(move || store.say(&COMES_OFF.with([Arg::Team(side)]))), many(all.iter().map(one)))
}

/// What may come on, with room for whatever that is, so that nothing moves when it is known who comes off.
fn comers(store: Store, change: Change) -> AnyView {
    let changes = store.changes();
    let of = |cell| changes.iter().filter(move |c| whom(c) == Some(cell));
    let mut all: Vec<Cell> = changes.iter().filter_map(whom).collect();
    all.dedup();
    if all.is_empty() {
        return nothing();
    }
    let words = |choice: &Choice<String>| html("span").words(store.say(&choice.label)).view();
    let like_one = |choice| html("div").class("radio").add(words(choice)).view();
    let room = all.into_iter().map(|cell| html("div").class("radios spare").all(of(cell).map(like_one)).view());
    html("fieldset")
        .add(html("legend").text(said(store, &COMES_ON)).view())
        .add(html("div").class("room").all(room).add(part(move || on(store, change))).view())
        .view()
}

/// What may come on for whoever comes off.
fn on(store: Store, change: Change) -> AnyView {
    let Some(cell) = change.off.get() else { return html("p").text(said(store, &OFF_FIRST)).view() };
    let all = store.changes().into_iter().filter(|c| whom(c) == Some(cell)).map(|choice| {
        let plays = choice.plays.join(" ");
        let (shown, chosen) = (plays.clone(), plays.clone());
        radio("comes-on", plays, flag(move || change.on.with(|on| *on == shown)), move || change.on.set(chosen.clone()))
            .add(html("span").words(store.say(&choice.label)).view())
            .view()
    });
    html("div").class("radios").all(all).view()
}

fn radio(name: &str, value: String, checked: Signal<bool>, choose: impl Fn() + 'static) -> El {
    let field = html("input").set("type", "radio").set("name", name).set("value", value).when("checked", checked);
    html("label").class("radio").add(field.on("change", Box::new(move |_| choose())).view())
}

fn group(name: Text, all: AnyView) -> AnyView {
    html("fieldset").add(html("legend").text(name).view()).add(html("div").class("radios").add(all).view()).view()
}
