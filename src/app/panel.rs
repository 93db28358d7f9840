//! Below or beside the board: what happened, what is looked at, the verbs, the cards and the buttons.
use crate::changes::changes_button;
use crate::clubhouse;
use crate::computer;
use crate::dice::event_line;
use crate::full_time::full_time;
use crate::hints::hint;
use crate::intent::Intent;
use crate::legend::legend;
use crate::picker::face_picker;
use crate::store::{Preview, Store};
use crate::thrown::thrown;
use crate::ui::{El, Text, button, drawing, flag, html, many, nothing, part, path, plays, said, text, wants};
use crate::words as w;
use leptos::prelude::*;
use touchline::game::Turn;
use touchline::odds::Chance;
use touchline::scene::Scene;
use touchline::show::{Aim, Choice, Fact, Gauge, Place, Verb};
use touchline::words::{Arg, Phrase};

/// The panel.
pub(crate) fn panel(store: Store) -> AnyView {
    // The controls are made again only when others are due, not at every move.
    let is_due = |is: fn(Store) -> bool| Memo::new(move |_| is(store));
    let [decided, over, watches] =
        [|store: Store| store.decided().is_some(), is_over, Store::watches as fn(Store) -> bool].map(is_due);
    let controls = part(move || match () {
        () if decided.get() => many([clubhouse::view(store, |c| c.decided), buttons(store)]),
        () if over.get() => full_time(store),
        () if watches.get() => clubhouse::view(store, |c| c.controls),
        () => {
            let line_ups = clubhouse::view(store, |c| c.line_ups);
            many([verbs(store), face_picker(store), line_ups, cards(store), buttons(store)])
        }
    });
    html("section").class("panel").add(strip(store)).add(thrown(store)).add(controls).view()
}

fn is_over(store: Store) -> bool {
    store.read_scene(|s| matches!(s.turn, Turn::Over(_))).unwrap_or(false)
}

/// The strip of words: a notice, the choice looked at, or what happened last with its dice.
fn strip(store: Store) -> AnyView {
    let words = part(move || match (store.noticed(), store.preview(), store.stats_asked()) {
        (Some(words), ..) => notice(store, words),
        (None, Some(preview), _) => look(store, preview),
        (None, None, stats) if !stats.is_empty() => facts(store, &stats, None),
        (None, None, _) => {
            let (for_drill, cover) = (clubhouse::view(store, |c| c.hint), clubhouse::view(store, |c| c.cover_key));
            many([for_drill, hint(store), legend(store), cover, last(store)])
        }
    });
    html("div").class("strip").add(computer::thinking(store)).add(words).view()
}

/// A sentence that stays until it is closed.
pub(crate) fn notice(store: Store, words: String) -> AnyView {
    let close = button(said(store, &w::CLOSE), wants(store, || Intent::Dismiss)).class("small").view();
    html("div").class("notice").set("role", "alert").add(html("p").words(words).view()).add(close).view()
}

/// Names and values, one after the other.
pub(crate) fn facts(store: Store, facts: &[Fact], gauge: Option<Gauge>) -> AnyView {
    let fact = |f: &Fact| {
        let name = html("span").class("fact-name").words(store.word(f.name)).view();
        html("span")
            .class(&format!("fact {}", f.name.code))
            .add(name)
            .all(gauge.filter(|g| g.name == f.name).map(pips))
            .words(format!(" {}", store.say(&f.value)))
            .view()
    };
    // They may scroll sideways, by keys too.
    html("p").class("facts").set("tabindex", "0").all(facts.iter().map(fact)).view()
}

/// A pip for each of the whole: full ones are left, hollow ones spent.
pub(crate) fn pips(gauge: Gauge) -> AnyView {
    let pip = |n| html("span").class(if n < gauge.left { "left" } else { "spent" }).view();
    html("span").class("pips").set("aria-hidden", "true").all((0..gauge.whole).map(pip)).view()
}

/// The choice looked at: what it is, what it costs, its exact chances, and the button that plays it.
fn look(store: Store, Preview { choice, pinned, .. }: Preview) -> AnyView {
    let pill = |words: String| html("span").class("pill").words(words).view();
    let chance = |(hope, chance): (&'static Phrase, Chance)| {
        pill(store.say(&w::CHANCE.with([Arg::Term(hope), Arg::Count(i16::from(chance.percent()))])))
    };
    let cost = choice.cost.map(|n| pill(store.say(&w::COST.with([Arg::Count(i16::from(n))]))));
    let chances = store.chances(&choice).into_iter().map(chance);
    let label = match choice.aim {
        Aim::Face(..) => store.say(&w::VERB_AND_WHAT.with([Arg::Term(choice.verb.name)])) + &store.say(&choice.label),
        Aim::Cell(_) | Aim::Card(_) | Aim::For(..) | Aim::Nothing => store.say(&choice.label),
    };
    let words = html("p").words(label + " ").all(cost).all(chances).view();
    html("div").class("look").add(words).all(pinned.then(|| confirm(store, choice))).view()
}

fn confirm(store: Store, choice: Choice<String>) -> AnyView {
    let revision = store.revision();
    let play = plays(store, move || Intent::Play { choice: choice.clone(), revision });
    let yes = button(said(store, &w::CONFIRM), play).class("primary").id("confirm").view();
    let no = button(said(store, &w::CANCEL), plays(store, || Intent::Cancel)).id("cancel").view();
    html("div").class("answer").add(no).add(yes).view()
}

/// What happened last, the latest first: that is what one looks for when it does not all fit.
fn last(store: Store) -> AnyView {
    let lines = store.read_scene(|s| many(s.last.iter().rev().map(|e| event_line(store, e))));
    html("ul").class("last").set("tabindex", "0").all(lines).view()
}

/// The verbs whose choices lie on the board, on a face or on cards: one is lit.
fn verbs(store: Store) -> AnyView {
    let verb_button = move |verb: &'static Verb| {
        if verb.place == Place::Sheet {
            return changes_button(store, verb.name).set("data-choice", verb.code).view();
        }
        let lit = flag(move || store.lit() == verb.code);
        button(said(store, verb.name), plays(store, move || Intent::ChooseVerb(verb.code)))
            .pressed("verb", lit)
            .set("data-choice", verb.code)
            .view()
    };
    let all = part(move || {
        let verbs = store.read_scene(Scene::verbs).unwrap_or_default();
        many(verbs.into_iter().filter(|v| v.place != Place::Button).map(verb_button))
    });
    html("div").class("verbs").add(all).view()
}

/// The cards of the lit verb, the one in use among them.
fn cards(store: Store) -> AnyView {
    part(move || {
        let choices = store.lit_in(Place::Card);
        let Some(verb) = choices.first().map(|c| c.verb) else { return nothing() };
        let used = store.read_scene(|s| s.card_in_use).flatten().filter(|(of, ..)| *of == verb);
        let in_use = used.map(|(_, place, name)| {
            let card = html("span").class("card chosen").set("aria-current", "true");
            (place, card.text(text(move || store.say(&name))).view())
        });
        let offered = choices.into_iter().map(|c| {
            let label = c.label;
            choice_button(store, c, text(move || store.say(&label))).class("card").view()
        });
        let mut cards: Vec<AnyView> = offered.collect();
        if let Some((place, card)) = in_use {
            cards.insert(usize::from(place).min(cards.len()), card);
        }
        html("div").class("cards").all(cards).view()
    })
}

/// A button that plays a choice at once, or asks first where it gives something away for good.
fn choice_button(store: Store, choice: Choice<String>, label: Text) -> El {
    let (plays_what, revision) = (choice.plays.join(" "), store.revision());
    let play = plays(store, move || store.pressed(choice.clone(), revision));
    button(label, play).set("data-choice", plays_what)
}

/// Undo, redo, reset, and the choices that are buttons of their own.
fn buttons(store: Store) -> AnyView {
    let no_undo = flag(move || !store.read_scene(|s| s.can_undo).unwrap_or(false));
    let no_redo = flag(move || !store.read_scene(|s| s.can_redo).unwrap_or(false));
    let own = part(move || {
        let own = store.read_scene(|s| s.in_place(Place::Button).cloned().collect::<Vec<_>>()).unwrap_or_default();
        let view = |c: Choice<String>| {
            let (name, label) = (c.verb.name, c.label);
            let button = choice_button(store, c, said(store, name)).class("primary");
            button.set("data-to", label.code()).follow("title", text(move || store.say(&label))).view()
        };
        many(own.into_iter().map(view))
    });
    let button = |id: &str, words: &'static Phrase, intent: Intent, out_of_use: Signal<bool>| {
        let act = plays(store, move || intent.clone());
        let icon = drawing("icon", (24, 24)).set("aria-hidden", "true").add(path("line", icon(id)).view()).view();
        let label = html("span").text(said(store, words)).view();
        html("button")
            .set("type", "button")
            .id(id)
            .follow("title", said(store, words))
            .when("disabled", out_of_use)
            .on("click", act)
            .add(icon)
            .add(label)
            .view()
    };
    html("div")
        .class("buttons")
        .add(button("undo", &w::UNDO, Intent::Undo, no_undo))
        .add(button("redo", &w::REDO, Intent::Redo, no_redo))
        .add(button("reset", &w::RESET_TURN, Intent::ResetTurn, no_undo))
        .add(own)
        .view()
}

/// Arrows that turn back, turn forward, and go all the way round, as path data.
fn icon(id: &str) -> String {
    match id {
        "undo" => "M9 6L4 11L9 16M4 11H14A5 5 0 0 1 14 21H11",
        "redo" => "M15 6L20 11L15 16M20 11H10A5 5 0 0 0 10 21H13",
        _ => "M6 3V9H12M6.5 8.5A8 8 0 1 1 4.5 15",
    }
    .to_string()
}
