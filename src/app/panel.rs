//! Below or beside the board: what happened, what is looked at, the verbs, the cards and the buttons.
use crate::dice::event_line;
use crate::intent::Intent;
use crate::picker::face_picker;
use crate::store::{Preview, Store};
use crate::ui::{Button, flag, many, nothing, part, plays, text, wants};
use crate::words as w;
use leptos::prelude::*;
use touchline::game::{Outcome, Turn};
use touchline::odds::Chance;
use touchline::show::{Choice, Place, Verb};
use touchline::side::Side;
use touchline::words::{Arg, Phrase};

/// The panel.
pub(crate) fn panel(store: Store) -> AnyView {
    let controls = part(move || {
        if store.read_scene(|s| matches!(s.turn, Turn::Over(_))).unwrap_or(false) {
            return full_time(store);
        }
        vec![face_picker(store), verbs(store), cards(store), buttons(store)].into_any()
    });
    view! { <section class="panel">{strip(store)} {controls}</section> }.into_any()
}

/// The strip of words: a notice, the choice looked at, or what happened last with its dice.
fn strip(store: Store) -> AnyView {
    let words = part(move || match (store.notice.get(), store.preview()) {
        (Some(words), _) => notice(store, words),
        (None, Some(preview)) => look(store, preview),
        (None, None) => last(store),
    });
    view! { <div class="strip">{words}</div> }.into_any()
}

/// A sentence that stays until it is closed.
pub(crate) fn notice(store: Store, words: String) -> AnyView {
    let close = Button::new(text(move || store.word(&w::CLOSE)), wants(store, || Intent::Dismiss)).class("small");
    view! { <div class="notice" role="alert"><p>{words}</p> {close.view()}</div> }.into_any()
}

/// The choice looked at: what it is, what it costs, its exact chances, and the button that plays it.
fn look(store: Store, Preview { choice, pinned, .. }: Preview) -> AnyView {
    let pill = |words: String| view! { <span class="pill">{words}</span> }.into_any();
    let chance = |(hope, chance): (&'static Phrase, Chance)| {
        pill(store.say(&w::CHANCE.with([Arg::Term(hope), Arg::Count(i16::from(chance.percent()))])))
    };
    let cost = choice.cost.map(|n| pill(store.say(&w::COST.with([Arg::Count(i16::from(n))]))));
    let pills = cost.into_iter().chain(store.chances(&choice).into_iter().map(chance)).collect::<Vec<_>>();
    let label = store.say(&choice.label);
    let answer = if pinned { confirm(store, choice) } else { nothing() };
    view! { <div class="look"><p>{label} " " {pills}</p> {answer}</div> }.into_any()
}

fn confirm(store: Store, choice: Choice<String>) -> AnyView {
    let revision = store.revision();
    let play = plays(store, move || Intent::Play { choice: choice.clone(), revision });
    let yes = Button::new(text(move || store.word(&w::CONFIRM)), play).class("primary").id("confirm");
    let no = Button::new(text(move || store.word(&w::CANCEL)), plays(store, || Intent::Cancel)).id("cancel");
    view! { <div class="answer">{no.view()} {yes.view()}</div> }.into_any()
}

/// What happened last.
fn last(store: Store) -> AnyView {
    let lines = store.read_scene(|s| s.last.iter().map(|e| event_line(store, e)).collect::<Vec<_>>());
    view! { <ul class="last" tabindex="0">{lines}</ul> }.into_any()
}

/// The verbs whose choices lie on the board, on a face or on cards: one is lit.
fn verbs(store: Store) -> AnyView {
    let button = move |verb: &'static Verb| {
        let lit = flag(move || store.lit() == verb.code);
        Button::new(text(move || store.word(verb.name)), plays(store, move || Intent::ChooseVerb(verb.code)))
            .pressed("verb", lit)
            .data(verb.code.to_string())
            .view()
    };
    let all = part(move || {
        let verbs = store.read_scene(|s| s.verbs()).unwrap_or_default();
        many(verbs.into_iter().filter(|v| v.place != Place::Button).map(button))
    });
    view! { <div class="verbs">{all}</div> }.into_any()
}

/// The cards of the lit verb.
fn cards(store: Store) -> AnyView {
    let all = part(move || match store.lit_in(Place::Card) {
        cards if cards.is_empty() => nothing(),
        cards => {
            let all = many(cards.into_iter().map(|c| choice_button(store, c, "card")));
            view! { <div class="cards">{all}</div> }.into_any()
        }
    });
    all.into_any()
}

/// A button that plays a choice at once.
fn choice_button(store: Store, choice: Choice<String>, class: &str) -> AnyView {
    let (label, name, place, data) = (choice.label, choice.verb.name, choice.verb.place, choice.plays.join(" "));
    let revision = store.revision();
    let words = text(move || if place == Place::Button { store.word(name) } else { store.say(&label) });
    let play = plays(store, move || Intent::Play { choice: choice.clone(), revision });
    Button::new(words, play).class(class).data(data).view()
}

/// Undo, redo, reset, and the choices that are buttons of their own.
fn buttons(store: Store) -> AnyView {
    let no_undo = flag(move || !store.read_scene(|s| s.can_undo).unwrap_or(false));
    let no_redo = flag(move || !store.read_scene(|s| s.can_redo).unwrap_or(false));
    let undo =
        Button::new(text(move || store.word(&w::UNDO)), plays(store, || Intent::Undo)).id("undo").disabled(no_undo);
    let redo =
        Button::new(text(move || store.word(&w::REDO)), plays(store, || Intent::Redo)).id("redo").disabled(no_redo);
    let reset = Button::new(text(move || store.word(&w::RESET_TURN)), plays(store, || Intent::ResetTurn));
    let own = part(move || {
        let own = store.read_scene(|s| s.in_place(Place::Button).cloned().collect::<Vec<_>>());
        many(own.unwrap_or_default().into_iter().map(|c| choice_button(store, c, "primary")))
    });
    view! { <div class="buttons">{undo.view()} {redo.view()} {reset.id("reset").disabled(no_undo).view()} {own}</div> }
        .into_any()
}

/// The end: who won, and once more.
fn full_time(store: Store) -> AnyView {
    let result = text(move || {
        let said = store.read_scene(|s| {
            let goals = |side: Side| Arg::Count(i16::from(s.score[side]));
            match s.turn {
                Turn::Over(Outcome::Win(side)) => w::WINS.with([Arg::Team(side), goals(side), goals(side.other())]),
                _ => w::DRAW.with([goals(Side::Home), goals(Side::Away)]),
            }
        });
        said.map(|said| store.say(&said)).unwrap_or_default()
    });
    let again = Button::new(text(move || store.word(&w::REMATCH)), plays(store, || Intent::Rematch));
    let games = Button::new(text(move || store.word(&w::HOME_PAGE)), plays(store, || Intent::ShowGames));
    view! {
        <div class="full-time">
            <h2>{text(move || store.word(&w::FULL_TIME))}</h2>
            <p class="result">{result}</p>
            <div class="answer">{games.view()} {again.class("primary").id("rematch").view()}</div>
        </div>
    }
    .into_any()
}
