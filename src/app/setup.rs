//! The set-up form, made from the game's own options.
use crate::home::Languages;
use crate::intent::Intent;
use crate::store::Store;
use crate::words as w;
use leptos::prelude::*;
use touchline::games::ROWS;
use touchline::setup::{Kind, Opt};
use touchline::side::{self, Side};
use touchline::words::Arg;

type Chosen = RwSignal<Vec<(String, String)>>;

/// The form of the game in a row of the registry.
#[component]
pub(crate) fn SetUp(store: Store, game: usize) -> impl IntoView {
    let row = ROWS.get(game);
    let chosen: Chosen = RwSignal::new(Vec::new());
    let names = [RwSignal::new(String::new()), RwSignal::new(String::new())];
    let start = move |e: leptos::ev::SubmitEvent| {
        e.prevent_default();
        let names = names.map(|n| n.get_untracked());
        store.update(Intent::Start { game, options: chosen.get_untracked(), names });
    };
    let fields = row.map(|r| (r.options)().iter().flat_map(|o| fields(store, o, chosen)).collect_view());
    let name = move |(side, value): (Side, RwSignal<String>)| {
        let label = move || store.say(&w::NAME_OF.with([Arg::Term(side::word(side))]));
        view! {
            <label class="name">
                {label}
                <input type="text" id=format!("name-{side}") maxlength="20" autocomplete="off" bind:value=value />
            </label>
        }
    };
    view! {
        <main class="set-up">
            <header>
                <button type="button" on:click=move |_| store.update(Intent::ShowGames)>
                    {move || store.word(&w::BACK)}
                </button>
                <Languages store />
            </header>
            <h1>{move || row.map(|r| store.word(r.card.name))}</h1>
            {move || store.notice.get().map(|notice| view! { <crate::panel::Notice store notice /> })}
            <form on:submit=start>
                {fields}
                {Side::BOTH.into_iter().zip(names).map(name).collect_view()}
                <button type="submit" class="primary" id="start">{move || store.word(&w::KICK_OFF)}</button>
            </form>
        </main>
    }
}

/// The fields of one option: one, or one a side.
fn fields(store: Store, option: &'static Opt, chosen: Chosen) -> Vec<AnyView> {
    if option.per_side {
        Side::BOTH.iter().map(|&s| field(store, option, chosen, Some(s)).into_any()).collect()
    } else {
        vec![field(store, option, chosen, None).into_any()]
    }
}

fn field(store: Store, option: &'static Opt, chosen: Chosen, side: Option<Side>) -> impl IntoView {
    let key = side.map_or_else(|| option.key.to_string(), |s| format!("{}.{s}", option.key));
    let values: Vec<i16> = match option.kind {
        Kind::Choice(words) => (0..words.len() as i16).collect(),
        Kind::Whole { offered, .. } => offered.to_vec(),
        Kind::Toggle => vec![1, 0],
    };
    let legend = move || {
        let name = store.word(option.name);
        side.map_or_else(|| name.to_string(), |s| format!("{name}, {}", store.word(side::word(s))))
    };
    let radio = |value: i16| {
        let (key, word) = (key.clone(), option.word(value));
        let (name, id) = (key.clone(), word.clone());
        let choose = move |_| {
            chosen.update(|list| {
                list.retain(|(k, _)| *k != key);
                list.push((key.clone(), word.clone()));
            });
        };
        view! {
            <label class="radio">
                <input type="radio" name=name value=id checked=value == option.preset on:change=choose />
                <span>{move || value_label(store, option, value)}</span>
            </label>
        }
    };
    let radios = values.into_iter().map(radio).collect_view();
    view! {
        <fieldset>
            <legend>{legend}</legend>
            <div class="radios">{radios}</div>
        </fieldset>
    }
}

fn value_label(store: Store, option: &'static Opt, value: i16) -> String {
    match option.kind {
        Kind::Choice(words) => {
            let word = usize::try_from(value).ok().and_then(|i| words.get(i));
            word.map_or_else(String::new, |(_, name)| store.word(name).to_string())
        }
        Kind::Whole { .. } => value.to_string(),
        Kind::Toggle => store.word(if value == 0 { &w::OFF } else { &w::ON }).to_string(),
    }
}
