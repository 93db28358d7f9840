//! A whole match by keys alone, from the first page to full time (GS-36): every step is told in words, and the focus
//! always has a place.

use browser::{Page, Screen};
use serde_json::{Value, json};
use touchline::show::{Aim, Choice, Place};
use touchline::words::{Lang, Names};

use crate::look::{chooser, look, plays, scene};
use crate::players::{Draws, awaits_dive, find, is_over, new_match, pick};
use crate::twin::{Twin, choice_in, square};
use crate::whole_match::load_dice;

/// Whether what has the focus matches.
pub async fn is_on(page: &Page, css: &str) -> bool {
    page.js(&format!("return document.activeElement.matches({})", json!(css))).await == Value::Bool(true)
}

/// Waits until the focus is there.
pub async fn lands_on(page: &Page, css: &str) {
    page.wait_until(&format!("document.activeElement.matches({})", json!(css))).await;
}

/// Presses Tab until the focus is there.
pub async fn tab_to(page: &Page, css: &str) {
    for _ in 0..80 {
        if is_on(page, css).await {
            return;
        }
        page.press("Tab").await;
    }
    panic!("Tab does not come to {css}");
}

/// Waits until the focus has a place.
pub async fn keeps_its_place(page: &Page) {
    page.wait_until("document.activeElement && document.activeElement !== document.body").await;
}

/// Walks over the board to a square by arrows.
pub async fn walk_to(page: &Page, name: &str) {
    if !is_on(page, ".holder .cell").await {
        tab_to(page, ".holder .cell").await;
    }
    let away = page
        .js(&format!(
            "const at = e => {{ const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; }};
             const here = document.activeElement, there = document.querySelector('.holder {}');
             const [[a, b], [c, d]] = [at(here), at(there)], side = there.getBoundingClientRect().width;
             return [Math.round((c - a) / side), Math.round((d - b) / side)]",
            square(name)
        ))
        .await;
    let steps = |i: usize| away[i].as_i64().expect("whole squares");
    let keys = [("ArrowLeft", -steps(0)), ("ArrowRight", steps(0)), ("ArrowUp", -steps(1)), ("ArrowDown", steps(1))];
    for (key, times) in keys {
        for _ in 0..times.max(0) {
            page.press(key).await;
        }
    }
    lands_on(page, &format!(".holder {}", square(name))).await;
}

/// Plays a choice by keys, and natively.
pub async fn play(twin: &mut Twin, choice: &Choice<String>) {
    let page = &twin.page;
    let place = choice.verb.place;
    if place != Place::Button && look(page).await["lit"] != choice.verb.code {
        let verb = choice_in(".verbs", choice.verb.code);
        tab_to(page, &verb).await;
        page.press("Enter").await;
        let next = match place {
            Place::Face => ".face button",
            Place::Card => ".cards button",
            Place::Board | Place::Button | Place::Sheet => ".holder .cell",
        };
        lands_on(page, next).await;
    }
    match (place, choice.aim) {
        (Place::Board, Aim::Cell(at)) => {
            let name = twin.table.cell(at);
            walk_to(page, &name).await;
            let said = page.js("return document.activeElement.getAttribute('aria-label')").await;
            let label = choice.label.text(Lang::En, twin.table.as_ref());
            assert!(said.as_str().is_some_and(|said| said.contains(&label)), "{name} says {said} and not {label}");
            page.press("Enter").await;
        }
        (Place::Face, _) => {
            tab_to(page, &choice_in(".face", &plays(choice))).await;
            page.press("Enter").await;
            lands_on(page, "#confirm").await;
            page.press("Enter").await;
        }
        (Place::Card, _) => {
            tab_to(page, &choice_in(".cards", &plays(choice))).await;
            page.press("Enter").await;
        }
        (Place::Button, _) => {
            if !is_on(page, ".holder .cell").await {
                tab_to(page, ".holder .cell").await;
            }
            page.press("e").await;
        }
        (Place::Board | Place::Sheet, _) => panic!("{choice:?} cannot be pointed at"),
    }
    twin.follow(&choice.plays).await;
    keeps_its_place(&twin.page).await;
}

/// Begins a match of the fewest turns from the first page.
async fn begin(page: Page) -> Twin {
    tab_to(&page, "[data-choice=\"grid\"]").await;
    page.press("Enter").await;
    lands_on(&page, ".set-up h1").await;
    tab_to(&page, "[name=who-plays]").await;
    page.press("ArrowLeft").await;
    lands_on(&page, "[value=two-people]").await;
    tab_to(&page, "[name=turns]").await;
    let fewest = "const all = [...document.querySelectorAll('[name=turns]')]; \
        return all.indexOf(document.activeElement)";
    let up = page.js(fewest).await.as_u64().expect("a number of turns has the focus");
    for _ in 0..up {
        page.press("ArrowLeft").await;
    }
    tab_to(&page, "#start").await;
    page.press("Enter").await;
    lands_on(&page, ".holder .cell").await;
    Twin::of(page).await
}

#[tokio::test]
async fn a_whole_match_is_played_by_keys_alone() {
    // GS-36
    let page = Page::open(Screen::Desktop).await;
    load_dice(&page, 3).await;
    page.wait_for("[data-choice=\"grid\"]").await;
    assert_eq!(page.js("return document.activeElement === document.body").await, true, "no focus is taken at load");
    let mut twin = begin(page).await;
    let mut draws = Draws::new(1);
    while let Some((mate, choice)) = pick(&twin.table, &mut draws) {
        if awaits_dive(&twin.table) {
            lands_on(&twin.page, "#ready").await;
            twin.page.press("Enter").await;
            twin.page.wait_gone(".cover").await;
            lands_on(&twin.page, ".face button").await;
        }
        let now = scene(&twin.table, None);
        if let Some(side) = chooser(&twin.table) {
            let turn = format!("Turn {}, {}", now.number, twin.table.team(Lang::En, side));
            twin.page.wait_text("#live-turn", &turn).await;
        }
        if let Some(mate) = mate {
            walk_to(&twin.page, &twin.table.cell(mate)).await;
            twin.page.press("Enter").await;
        }
        play(&mut twin, &choice).await;
    }
    assert!(is_over(&twin.table));
    assert_eq!(twin.page.text("#live-turn").await, "");
    tab_to(&twin.page, "#rematch").await;
    twin.page.press("Enter").await;
    lands_on(&twin.page, ".holder .cell").await;
    twin.page.close().await;
}

#[tokio::test]
async fn the_ends_of_a_row_and_a_column_are_one_key_away() {
    let twin = Twin::open(Screen::Desktop, &new_match(1, 50)).await;
    tab_to(&twin.page, ".holder .cell").await;
    // On a wide screen the board lies on its side: left is towards Home's goal. Round the pitch lies the ring.
    for (key, name) in [("Home", "e0"), ("End", "e19"), ("PageUp", "z19"), ("PageDown", "j19"), ("Home", "j0")] {
        twin.page.press(key).await;
        lands_on(&twin.page, &square(name)).await;
    }
    twin.page.close().await;
}

#[tokio::test]
async fn escape_goes_back_and_the_focus_with_it() {
    // GS-36
    let table = find(50, |t| !awaits_dive(t) && scene(t, None).of_verb("shoot").next().is_some());
    let twin = Twin::open(Screen::Desktop, &table).await;
    tab_to(&twin.page, &choice_in(".verbs", "shoot")).await;
    twin.page.press("Enter").await;
    lands_on(&twin.page, ".face button").await;
    twin.page.press("Enter").await;
    lands_on(&twin.page, "#confirm").await;
    twin.page.press("Escape").await;
    lands_on(&twin.page, ".face button").await;
    twin.page.press("Escape").await;
    twin.page.wait_gone(".face").await;
    lands_on(&twin.page, ".holder .cell").await;
    twin.agree().await;
    twin.page.close().await;
}

#[tokio::test]
async fn who_points_keeps_the_match_s_keys() {
    // GS-36: a button pressed by pointer gives the focus back.
    let mut twin = Twin::open(Screen::Desktop, &new_match(1, 50)).await;
    twin.play(&twin.choice("go f7"), true).await;
    twin.undo().await;
    twin.page.press("Control+y").await;
    twin.table.redo();
    twin.caught_up().await;
    twin.page.close().await;
}
