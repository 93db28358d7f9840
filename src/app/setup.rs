//! The set-up form, made from the game's own options.
use crate::drills::training_button;
use crate::home::{languages, notices};
use crate::intent::{Errand, Intent};
use crate::kit;
use crate::link::full_page;
use crate::parts;
use crate::players::Players;
use crate::side_lists::{is_long, side_lists};
use crate::store::{Store, name_of};
use crate::ui::{El, Typed, button, flag, html, nothing, said, text, typed, wants};
use crate::words as w;
use leptos::prelude::*;
use std::cell::RefCell;
use std::rc::Rc;
use touchline::player::Player;
use touchline::setup::{Kind, Opt};
use touchline::side::{self, Side};
use touchline::words::{Arg, Phrase};
use wasm_bindgen::JsCast;

pub(crate) type Chosen = Rc<RefCell<Vec<(String, String)>>>;

/// The form of the game in a row of the registry.
pub(crate) fn set_up(store: Store, game: usize) -> AnyView {
    let Some(row) = parts::here(game) else { return nothing() };
    let (chosen, home, away) = (Chosen::default(), Typed::default(), Typed::default());
    let players = Players::of(row);
    let teams = [row.card.teams.home, row.card.teams.away];
    let names = [(Side::Home, &home), (Side::Away, &away)]
        .map(|(s, name)| name_field(store, players, s, teams[s as usize], name.clone()));
    // What leaves nothing to choose is not asked.
    let asked = (row.options)().iter().filter(|o| values(o).len() > 1);
    let (long, short): (Vec<_>, Vec<_>) = asked.partition(|o| is_long(o));
    let fields: Vec<AnyView> = short.into_iter().flat_map(|o| fields(store, o, &chosen)).collect();
    let line_ups = side_lists(store, &long, &chosen);
    // Enter in a field clicks the button too. Nothing is submitted: a sandboxed frame may not.
    let start = Box::new(move |e: web_sys::Event| {
        e.prevent_default();
        let names = [&home, &away].map(|n| n.borrow().clone());
        store.update(Errand::Start { game, options: chosen.borrow().clone(), names, players: players.chosen() });
    });
    let go = html("button").set("type", "submit").class("primary").id("start").text(said(store, &w::KICK_OFF));
    let form = html("form")
        .all(players.rows(store, teams))
        .all(fields)
        .add(line_ups)
        .all(names)
        .add(kit::choices(store))
        .add(go.on("click", start).view());
    let back = button(said(store, &w::BACK), wants(store, || Intent::ShowGames)).id("back").view();
    let class = text(move || format!("set-up {} {}", row.card.id, kit::classes(store)));
    html("main")
        .follow("class", class)
        .add(html("header").add(back).add(full_page(store, nothing())).add(languages(store, "language")).view())
        .add(html("h1").set("tabindex", "-1").text(said(store, row.card.name)).view())
        .add(notices(store))
        .all(training_button(store, game).map(El::view))
        .add(form.view())
        .view()
}

fn name_field(store: Store, players: Players, side: Side, team: &'static Phrase, name: Typed) -> AnyView {
    let field = html("input")
        .set("type", "text")
        .id(&format!("name-{side}"))
        .set("autocomplete", "off")
        .on("input", typed(name))
        .on("change", Box::new(shorten));
    let label = text(move || store.say(&w::NAME_OF.with([Arg::Term(team)])));
    let is_computer = flag(move || players.plays(side) != Player::Person);
    html("label").class("name").when("hidden", is_computer).text(label).add(field.view()).view()
}

/// Cuts a name that is too long. Letters are counted here, for `maxlength` counts some of them twice.
fn shorten(event: web_sys::Event) {
    let field = event.target().and_then(|t| t.dyn_into::<web_sys::HtmlInputElement>().ok());
    if let Some(field) = field {
        field.set_value(&name_of(&field.value()));
    }
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
    let legend = text(move || {
        let name = store.word(option.name);
        side.map_or_else(|| name.clone(), |s| format!("{name}, {}", store.word(side::word(s))))
    });
    let radios = values(option).into_iter().map(|value| radio(store, option, value, key.clone(), chosen.clone()));
    html("fieldset").add(html("legend").text(legend).view()).add(html("div").class("radios").all(radios).view()).view()
}

/// The values that an option offers.
pub(crate) fn values(option: &Opt) -> Vec<i16> {
    match option.kind {
        Kind::Choice(words) => (0..words.len() as i16).collect(),
        Kind::Whole { offered, .. } => offered.to_vec(),
        Kind::Toggle => vec![1, 0],
    }
}

fn radio(store: Store, option: &'static Opt, value: i16, key: String, chosen: Chosen) -> AnyView {
    let word = option.word(value);
    let mut field = html("input").set("type", "radio").set("name", key.as_str()).set("value", word.as_str());
    if value == option.preset {
        field = field.set("checked", "");
    }
    let choose = Box::new(move |_| choose(&chosen, &key, word.clone()));
    let label = html("span").text(text(move || value_label(store, option, value)));
    html("label").class("radio").add(field.on("change", choose).view()).add(label.view()).view()
}

/// Notes the word chosen for an option.
pub(crate) fn choose(chosen: &Chosen, key: &str, word: String) {
    let mut list = chosen.borrow_mut();
    list.retain(|(k, _)| *k != key);
    list.push((key.to_string(), word));
}

/// What a value of an option says.
pub(crate) fn value_label(store: Store, option: &'static Opt, value: i16) -> String {
    match option.kind {
        Kind::Choice(words) => {
            let word = usize::try_from(value).ok().and_then(|i| words.get(i));
            word.map_or_else(String::new, |(_, name)| store.word(name))
        }
        Kind::Whole { .. } => value.to_string(),
        Kind::Toggle => store.word(if value == 0 { &w::OFF } else { &w::ON }),
    }
}
