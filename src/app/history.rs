//! The log of the match in words.
use crate::dice::dice;
use crate::store::Store;
use crate::words as w;
use leptos::prelude::*;
use touchline::session::Told;
use touchline::words::Arg;

/// What happened, the latest turn first, and a way to copy the record.
#[component]
pub(crate) fn History(store: Store) -> impl IntoView {
    let copied = RwSignal::new(false);
    let copy = move |_| {
        if let Some(record) = store.read(|t| t.record(store.lang.get_untracked())) {
            let _ = window().navigator().clipboard().write_text(&record);
            copied.set(true);
        }
    };
    let opened = RwSignal::new(false);
    view! {
        <details class="history" on:toggle=move |_| opened.update(|o| *o = !*o)>
            <summary>{move || store.word(&w::HISTORY)}</summary>
            <button type="button" class="small" on:click=copy>
                {move || store.word(if copied.get() { &w::COPIED } else { &w::COPY_RECORD })}
            </button>
            {move || opened.get().then(|| turns(store))}
        </details>
    }
}

fn turns(store: Store) -> impl IntoView {
    let told = store.log();
    let turns: Vec<&[Told]> = told.chunk_by(|a, b| (a.number, a.side) == (b.number, b.side)).collect();
    let head = |t: &Told| store.say(&w::TURN_HEAD.with([Arg::Count(t.number as i16), Arg::Team(t.side)]));
    let line = |t: &Told| {
        view! { <li>{t.event.roll.map(|roll| dice(store, roll))} <span>{store.say(&t.event.said)}</span></li> }
    };
    let turn = |told: &[Told]| {
        view! {
            <h3>{told.first().map(head)}</h3>
            <ul>{told.iter().map(line).collect_view()}</ul>
        }
    };
    turns.into_iter().rev().map(turn).collect_view()
}
