//! The set-up form, made from the game's own options.
use crate::home::{languages, notices};
use crate::intent::Intent;
use crate::store::Store;
use crate::ui::{Button, Typed, many, text, typed, wants};
use crate::words as w;
use leptos::prelude::*;
use std::cell::RefCell;
use std::rc::Rc;
use touchline::games::ROWS;
use touchline::setup::{Kind, Opt};
use touchline::side::{self, Side};
use touchline::words::Arg;

type Chosen = Rc<RefCell<Vec<(String, String)>>>;

/// The form of the game in a row of the registry.
pub(crate) fn set_up(store: Store, game: usize) -> AnyView {
    let Some(row) = ROWS.get(game) else { return crate::ui::nothing() };
    let (chosen, home, away) = (Chosen::default(), Typed::default(), Typed::default());
    let fields = many((row.options)().iter().flat_map(|o| fields(store, o, &chosen)));
    let names = vec![name_field(store, Side::Home, home.clone()), name_field(store, Side::Away, away.clone())];
    let start = move |e: leptos::ev::SubmitEvent| {
        e.prevent_default();
        let names = [&home, &away].map(|n| n.borrow().clone());
        store.update(Intent::Start { game, options: chosen.borrow().clone(), names });
    };
    let back = Button::new(text(move || store.word(&w::BACK)), wants(store, || Intent::ShowGames)).id("back");
    view! {
        <main class="set-up">
            <header>{back.view()} {languages(store)}</header>
            <h1>{text(move || store.word(row.card.name))}</h1>
            {notices(store)}
            <form on:submit=start>
                {fields}
                {names}
                <button type="submit" class="primary" id="start">{text(move || store.word(&w::KICK_OFF))}</button>
            </form>
        </main>
    }
    .into_any()
}

fn name_field(store: Store, side: Side, name: Typed) -> AnyView {
    let label = text(move || store.say(&w::NAME_OF.with([Arg::Term(side::word(side))])));
    view! {
        <label class="name">
            {label}
            <input type="text" id=format!("name-{side}") maxlength="20" autocomplete="off" on:input=typed(name) />
        </label>
    }
    .into_any()
}

/// The fields of one option: one, or one a side.
fn fields(store: Store, option: &'static Opt, chosen: &Chosen) -> Vec<AnyView> {
    if option.per_side {
        Side::BOTH.iter().map(|&s| field(store, option, chosen, Some(s))).collect()
    } else {
        vec![field(store, option, chosen, None)]
    }
}

fn field(store: Store, option: &'static Opt, chosen: &Chosen, side: Option<Side>) -> AnyView {
    let key = side.map_or_else(|| option.key.to_string(), |s| format!("{}.{s}", option.key));
    let values: Vec<i16> = match option.kind {
        Kind::Choice(words) => (0..words.len() as i16).collect(),
        Kind::Whole { offered, .. } => offered.to_vec(),
        Kind::Toggle => vec![1, 0],
    };
    let legend = text(move || {
        let name = store.word(option.name);
        side.map_or_else(|| name.clone(), |s| format!("{name}, {}", store.word(side::word(s))))
    });
    let radios = values.into_iter().map(|value| radio(store, option, value, key.clone(), chosen.clone()));
    view! {
        <fieldset>
            <legend>{legend}</legend>
            <div class="radios">{many(radios)}</div>
        </fieldset>
    }
    .into_any()
}

fn radio(store: Store, option: &'static Opt, value: i16, key: String, chosen: Chosen) -> AnyView {
    let word = option.word(value);
    let (name, id) = (key.clone(), word.clone());
    let choose = move |_| {
        let mut list = chosen.borrow_mut();
        list.retain(|(k, _)| *k != key);
        list.push((key.clone(), word.clone()));
    };
    view! {
        <label class="radio">
            <input type="radio" name=name value=id checked=value == option.preset on:change=choose />
            <span>{text(move || value_label(store, option, value))}</span>
        </label>
    }
    .into_any()
}

fn value_label(store: Store, option: &'static Opt, value: i16) -> String {
    match option.kind {
        Kind::Choice(words) => {
            let word = usize::try_from(value).ok().and_then(|i| words.get(i));
            word.map_or_else(String::new, |(_, name)| store.word(name))
        }
        Kind::Whole { .. } => value.to_string(),
        Kind::Toggle => store.word(if value == 0 { &w::OFF } else { &w::ON }),
    }
}
