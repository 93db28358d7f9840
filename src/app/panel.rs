//! Below or beside the board: what happened, what is looked at, the verbs, the cards and the buttons.
use crate::dice::dice;
use crate::intent::Intent;
use crate::picker::FacePicker;
use crate::press::press;
use crate::store::{Preview, Store, chooser};
use crate::words as w;
use leptos::prelude::*;
use touchline::event::Event;
use touchline::game::{Outcome, Turn};
use touchline::scene::Scene;
use touchline::show::{Choice, Place, Verb};
use touchline::side::Side;
use touchline::words::Arg;

/// The panel.
#[component]
pub(crate) fn Panel(store: Store) -> impl IntoView {
    let over = Memo::new(move |_| store.scene.with(|s| s.as_ref().is_some_and(|s| matches!(s.turn, Turn::Over(_)))));
    view! {
        <section class="panel">
            <Strip store />
            <Show when=move || !over.get() fallback=move || view! { <FullTime store /> }>
                <FacePicker store />
                <Verbs store />
                <Cards store />
                <Buttons store />
            </Show>
        </section>
    }
}

/// The strip of words: a notice, the choice looked at, or what happened last with its dice.
#[component]
fn Strip(store: Store) -> impl IntoView {
    let last = move || store.scene.with(|s| s.as_ref().map_or_else(Vec::new, |s| s.last.clone()));
    view! {
        <div class="strip">
            {move || match (store.notice.get(), store.preview.get()) {
                (Some(notice), _) => view! { <Notice store notice /> }.into_any(),
                (None, Some(preview)) => view! { <Look store preview /> }.into_any(),
                (None, None) => view! { <Last store events=last() /> }.into_any(),
            }}
        </div>
    }
}

#[component]
pub(crate) fn Notice(store: Store, notice: String) -> impl IntoView {
    view! {
        <div class="notice" role="alert">
            <p>{notice}</p>
            <button type="button" class="small" on:click=move |_| store.update(Intent::Dismiss)>
                {move || store.word(&w::CLOSE)}
            </button>
        </div>
    }
}

/// The choice looked at: what it is, what it costs, its exact chances, and the button that plays it.
#[component]
fn Look(store: Store, preview: Preview) -> impl IntoView {
    let Preview { choice, pinned, .. } = preview;
    let chances = store.chances(&choice);
    let chance = move |(hope, chance): &(&'static touchline::words::Phrase, touchline::odds::Chance)| {
        let said = w::CHANCE.with([Arg::Term(hope), Arg::Count(i16::from(chance.percent()))]);
        view! { <span class="chance">{store.say(&said)}</span> }
    };
    let cost =
        choice.cost.map(|n| view! { <span class="cost">{store.say(&w::COST.with([Arg::Count(i16::from(n))]))}</span> });
    let label = store.say(&choice.label);
    let revision = store.revision();
    let confirm = pinned.then(|| {
        view! {
            <div class="answer">
                <button
                    type="button"
                    class="primary"
                    id="confirm"
                    on:click=press(store, move || Intent::Play { choice: choice.clone(), revision })
                >
                    {move || store.word(&w::CONFIRM)}
                </button>
                <button type="button" on:click=press(store, || Intent::Cancel)>
                    {move || store.word(&w::CANCEL)}
                </button>
            </div>
        }
    });
    view! {
        <div class="look">
            <p>{label} " " {cost} " " {chances.iter().map(chance).collect_view()}</p>
            {confirm}
        </div>
    }
}

/// What happened last.
#[component]
fn Last(store: Store, events: Vec<Event>) -> impl IntoView {
    let line = |e: Event| view! { <li>{e.roll.map(|roll| dice(store, roll))} <span>{store.say(&e.said)}</span></li> };
    view! { <ul class="last" tabindex="0">{events.into_iter().map(line).collect_view()}</ul> }
}

fn verbs_in(scene: &Scene, places: &[Place]) -> Vec<&'static Verb> {
    scene.verbs().into_iter().filter(|v| places.contains(&v.place)).collect()
}

/// The verbs whose choices lie on the board, on a face or on cards: one is lit.
#[component]
fn Verbs(store: Store) -> impl IntoView {
    let verbs = Memo::new(move |_| {
        let places = [Place::Board, Place::Face, Place::Card];
        store.scene.with(|s| s.as_ref().map_or_else(Vec::new, |s| verbs_in(s, &places)))
    });
    let button = move |verb: &'static Verb| {
        let lit = move || store.verb.get() == Some(verb.code);
        view! {
            <button
                type="button"
                class=format!("verb {}", verb.code)
                class:lit=lit
                aria-pressed=move || lit().to_string()
                data-verb=verb.code
                on:click=press(store, move || Intent::ChooseVerb(verb.code))
            >
                {move || store.word(verb.name)}
            </button>
        }
    };
    view! { <div class="verbs">{move || verbs.get().into_iter().map(button).collect_view()}</div> }
}

/// The cards of the lit verb.
#[component]
fn Cards(store: Store) -> impl IntoView {
    let cards = Memo::new(move |_| {
        let code = store.verb.get()?;
        store.scene.with(|s| {
            let of_verb = s.as_ref()?.of_verb(code).filter(|c| c.verb.place == Place::Card);
            Some(of_verb.cloned().collect::<Vec<Choice<String>>>())
        })
    });
    let card = move |choice: Choice<String>| {
        let (label, plays) = (choice.label, choice.plays.join(" "));
        let revision = store.revision();
        view! {
            <button
                type="button"
                class="card"
                data-plays=plays
                on:click=press(store, move || Intent::Play { choice: choice.clone(), revision })
            >
                {move || store.say(&label)}
            </button>
        }
    };
    move || {
        let cards = cards.get().unwrap_or_default();
        (!cards.is_empty()).then(|| view! { <div class="cards">{cards.into_iter().map(card).collect_view()}</div> })
    }
}

/// Undo, redo, reset, and the choices that are buttons of their own.
#[component]
fn Buttons(store: Store) -> impl IntoView {
    let can_undo = move || store.scene.with(|s| s.as_ref().is_some_and(|s| s.can_undo));
    let can_redo = move || store.scene.with(|s| s.as_ref().is_some_and(|s| s.can_redo));
    let own = move || {
        store
            .scene
            .with(|s| s.as_ref().map_or_else(Vec::new, |s| s.in_place(Place::Button).cloned().collect::<Vec<_>>()))
    };
    let button = move |choice: Choice<String>| {
        let (verb, revision) = (choice.verb, store.revision());
        view! {
            <button
                type="button"
                class=format!("primary {}", verb.code)
                data-plays=choice.plays.join(" ")
                on:click=press(store, move || Intent::Play { choice: choice.clone(), revision })
            >
                {move || store.word(verb.name)}
            </button>
        }
    };
    view! {
        <div class="buttons">
            <button type="button" id="undo" disabled=move || !can_undo() on:click=press(store, || Intent::Undo)>
                {move || store.word(&w::UNDO)}
            </button>
            <button type="button" id="redo" disabled=move || !can_redo() on:click=press(store, || Intent::Redo)>
                {move || store.word(&w::REDO)}
            </button>
            <button type="button" id="reset" disabled=move || !can_undo() on:click=press(store, || Intent::ResetTurn)>
                {move || store.word(&w::RESET_TURN)}
            </button>
            {move || own().into_iter().map(button).collect_view()}
        </div>
    }
}

/// The end: who won, and once more.
#[component]
fn FullTime(store: Store) -> impl IntoView {
    let result = move || {
        let (turn, score) = store.scene.with(|s| s.as_ref().map(|s| (s.turn, s.score)))?;
        let goals = |side: Side| Arg::Count(i16::from(score[side]));
        let said = match turn {
            Turn::Over(Outcome::Win(side)) => w::WINS.with([Arg::Team(side), goals(side), goals(side.other())]),
            _ => w::DRAW.with([goals(Side::Home), goals(Side::Away)]),
        };
        Some(store.say(&said))
    };
    view! {
        <div class="full-time">
            <h2>{move || store.word(&w::FULL_TIME)}</h2>
            <p class="result">{result}</p>
            <div class="answer">
                <button type="button" class="primary" id="rematch" on:click=press(store, || Intent::Rematch)>
                    {move || store.word(&w::REMATCH)}
                </button>
                <button type="button" on:click=press(store, || Intent::ShowGames)>
                    {move || store.word(&w::HOME_PAGE)}
                </button>
            </div>
        </div>
    }
}

/// Above the board: the score, whose turn it is, and the facts of the game.
#[component]
pub(crate) fn Scoreboard(store: Store) -> impl IntoView {
    let score = move |side: Side| store.scene.with(|s| s.as_ref().map_or(0, |s| s.score[side]));
    let on_turn = move |side: Side| store.scene.with(|s| s.as_ref().and_then(|s| chooser(s.turn)) == Some(side));
    let team = move |side: Side| {
        view! {
            <span class=format!("team {side}") class:on-turn=move || on_turn(side)>
                <span class="badge" aria-hidden="true"></span>
                <span class="name">{move || store.read(|t| t.team(store.lang.get(), side))}</span>
            </span>
        }
    };
    let facts = move || store.scene.with(|s| s.as_ref().map_or_else(Vec::new, |s| s.facts.clone()));
    let fact = move |f: touchline::show::Fact| {
        view! { <span class=format!("fact {}", f.name.code)>{store.say(&f.value)}</span> }
    };
    view! {
        <div class="scoreboard">
            <div class="score">
                {team(Side::Home)}
                <strong id="score">{move || format!("{}–{}", score(Side::Home), score(Side::Away))}</strong>
                {team(Side::Away)}
            </div>
            <div class="facts">{move || facts().into_iter().map(fact).collect_view()}</div>
        </div>
    }
}
