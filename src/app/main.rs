//! The page: pictures come out of the table, intents go in. It knows no rule of any game.
// Components are made with public property types by their macro, whatever is asked for.
#![allow(unreachable_pub)]

mod board;
mod cover;
mod dice;
mod frame;
mod history;
mod home;
mod intent;
mod keep;
mod panel;
mod picker;
mod pieces;
mod press;
mod setup;
mod store;
mod words;

use crate::board::MatchBoard;
use crate::cover::Cover;
use crate::history::History;
use crate::home::{Games, Languages};
use crate::intent::Intent;
use crate::panel::{Panel, Scoreboard};
use crate::press::press;
use crate::setup::SetUp;
use crate::store::{Screen, Store};
use leptos::prelude::*;
use touchline::event::Event;

fn main() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(Page);
}

#[component]
fn Page() -> impl IntoView {
    let store = Store::new();
    let pressed = window_event_listener(leptos::ev::pointerdown, move |_| store.note_press());
    on_cleanup(move || pressed.remove());
    Effect::new(move |_| {
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("lang", store.lang.get().tag());
        }
    });
    move || match store.screen.get() {
        Screen::Games => view! { <Games store /> }.into_any(),
        Screen::SetUp(game) => view! { <SetUp store game /> }.into_any(),
        Screen::Match => view! { <Match store /> }.into_any(),
    }
}

/// The match: score, board, panel; or the cover while the device is handed over.
#[component]
fn Match(store: Store) -> impl IntoView {
    let covered = move || store.covered.get();
    let kept = move || store.is_kept.get();
    view! {
        <main class="match">
            <header>
                <button type="button" class="small" id="all-games" on:click=press(store, || Intent::ShowGames)>
                    {move || store.word(&words::HOME_PAGE)}
                </button>
                <Show when=move || !kept()>
                    <span class="not-saved" id="not-saved" title=move || store.word(&words::NOT_SAVED_WHY)>
                        {move || store.word(&words::NOT_SAVED)}
                    </span>
                </Show>
                <Languages store />
            </header>
            <Scoreboard store />
            {move || store.board().map(|board| view! { <MatchBoard store board /> })}
            <Panel store />
            <History store />
            <Live store />
            <Show when=covered>
                <Cover store />
            </Show>
        </main>
    }
}

/// What happened last, for those who do not see the board.
#[component]
fn Live(store: Store) -> impl IntoView {
    let said = move || {
        let last = store.scene.with(|s| s.as_ref().map_or_else(Vec::new, |s| s.last.clone()));
        last.iter().map(|e: &Event| store.say(&e.said)).collect::<Vec<_>>().join(" ")
    };
    view! { <p class="visually-hidden" id="live" role="status">{said}</p> }
}
