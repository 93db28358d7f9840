//! The first page: the kept matches, the games, and a place to open a match.
use crate::clubhouse;
use crate::drills::training_button;
use crate::embed::EMBED;
use crate::host::embedder;
use crate::intent::{Errand, Intent};
use crate::link::full_page;
use crate::panel::notice;
use crate::parcel::file_field;
use crate::rules::RULES;
use crate::settings::settings_button;
use crate::store::Store;
use crate::ui::{El, Typed, button, effect, flag, html, many, nothing, part, said, typed, wants};
use crate::words as w;
use leptos::prelude::*;
use touchline::game::Card;
use touchline::games::CARDS;
use touchline::words::{Lang, Phrase};

static PLAY_NOW: Phrase = Phrase::new("play-now", ["Play now", "Jouer tout de suite", "Jugar ya"]);
static OPTIONS: Phrase = Phrase::new("options", ["Options…", "Options…", "Opciones…"]);

/// The games.
pub(crate) fn games(store: Store) -> AnyView {
    let header = html("header")
        .add(html("h1").set("tabindex", "-1").words("Touchline").view())
        .add(html("p").text(said(store, &w::TAGLINE)).view())
        .add(languages(store, "language"))
        .add(settings_button(store))
        .add(full_page(store, nothing()));
    // The first game of the registry is the one to begin with.
    let play = button(said(store, &PLAY_NOW), wants(store, || Intent::PlayNow(0))).class("primary").id("play-now");
    let cards = html("ul").class("game-cards").all(CARDS.iter().enumerate().map(|card| game(store, card)));
    let header = header.add(play.view()).view();
    // Who has played sees it here.
    effect(move || {
        if store.lists_matches() {
            store.call_for_clubhouse();
        }
    });
    let fold = |name, inside| clubhouse::fold(store, name, RwSignal::new(false), inside).class("opener");
    let opener = fold(&w::OPEN_TITLE, clubhouse::view(store, |c| c.opener)).view();
    let embed = embedder().is_none().then(|| fold(&EMBED, clubhouse::view(store, |c| c.embed_code)).id("embed").view());
    let shelf = clubhouse::view(store, |c| c.shelf);
    html("main").class("games").add(header).all([shelf, cards.view(), opener, notices(store)]).all(embed).view()
}

/// The notice, if there is one.
pub(crate) fn notices(store: Store) -> AnyView {
    part(move || store.noticed().map_or_else(nothing, |words| notice(store, words)))
}

/// The choice of language, as a list with this id.
pub(crate) fn languages(store: Store, id: &str) -> AnyView {
    let choose = Box::new(move |e| {
        if let Some(lang) = Lang::parse(&event_target_value(&e)) {
            store.update(Intent::Speak(lang));
        }
    });
    let option = |lang: Lang| {
        let selected = flag(move || store.lang.get() == lang);
        let option = html("option").set("value", lang.tag()).set("lang", lang.tag()).when("selected", selected);
        option.words(lang.name()).view()
    };
    html("label")
        .class("languages")
        .add(html("span").text(said(store, &w::LANGUAGE)).view())
        .add(html("select").id(id).on("change", choose).all(Lang::ALL.map(option)).view())
        .view()
}

/// A place to paste a match.
pub(crate) fn opener(store: Store) -> AnyView {
    let pasted = Typed::default();
    let field = html("textarea").id("pasted").set("rows", "5").on("input", typed(pasted.clone()));
    let open = wants(store, move || Errand::Open(pasted.borrow().clone()));
    many([
        html("label").text(said(store, &w::OPEN_HINT)).add(field.view()).view(),
        button(said(store, &w::OPEN), open).id("open").view(),
        file_field(store),
    ])
}

fn game(store: Store, (place, &card): (usize, &&'static Card)) -> AnyView {
    let play = button(said(store, &w::PLAY), wants(store, move || Intent::PlayNow(place)));
    let options = button(said(store, &OPTIONS), wants(store, move || Errand::SetUp(place)));
    let rules = button(said(store, &RULES), wants(store, move || Errand::ReadRules(card.id)));
    // To those who hear the page each button names its game.
    let named = |button: El, what: &str| {
        let id = format!("{what}-{}", card.id);
        button.set("aria-labelledby", format!("{id} name-{}", card.id)).set("id", id).view()
    };
    let buttons = html("div")
        .class("choices")
        .add(named(play.class("primary").set("data-play", card.id), "play"))
        .add(named(options.set("data-choice", card.id), "options"))
        .add(named(rules.set("data-rules", card.id), "rules"))
        .all(training_button(store, place).map(|train| named(train, "train")));
    // Drawn beforehand: the game itself is fetched when it is chosen.
    let picture = html("img").class("picture").set("alt", "").set("src", format!("boards/{}.svg", card.id));
    html("li")
        .class(&format!("game-card {}", card.id))
        .add(html("div").class("turf").add(picture.view()).view())
        .add(html("h2").id(&format!("name-{}", card.id)).text(said(store, card.name)).view())
        .add(html("p").text(said(store, card.about)).view())
        .add(buttons.view())
        .view()
}
