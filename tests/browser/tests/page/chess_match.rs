//! Matches of Chess Football by hand to the last goal: by touch, by mouse and by keys, beside the same match played
//! natively by two who think a little.

use browser::Screen;
use touchline::cell::Cell;
use touchline::games::ROWS;
use touchline::known::Known;
use touchline::message::Ask;
use touchline::search::Thought;
use touchline::show::{Aim, Choice};
use touchline::table::AnyTable;
use touchline::words::Names;

use crate::chess::new_match;
use crate::keyboard_match;
use crate::look::{chooser, look, plays, scene};
use crate::players::is_over;
use crate::twin::{Twin, press, square};

/// What the side to choose plays next, as a mind of this level has it.
fn next(table: &AnyTable, level: u8) -> Option<String> {
    let ask = Ask { number: 1, known: Known::to(table, chooser(table)?)?, level, seed: 7 };
    let mut thinker = ask.thinker(&ROWS).expect("the game has a mind");
    loop {
        if let Thought::Done(plan) = thinker.think(1000) {
            return plan.into_iter().next();
        }
    }
}

/// The piece that must be in focus for an action and the choice that is the action then.
fn choice(table: &AnyTable, action: &str) -> (Option<Cell>, Choice<String>) {
    let own = scene(table, None).tokens.into_iter().filter(|t| Some(t.side) == chooser(table)).map(|t| Some(t.cell));
    let found = std::iter::once(None).chain(own).find_map(|focus| {
        let scene = scene(table, focus);
        scene.choices.iter().find(|c| plays(c) == action).map(|c| (focus, c.clone()))
    });
    found.unwrap_or_else(|| panic!("{action} is not on offer"))
}

/// Whether a lit target lies on a square, so that a press there plays it.
async fn is_lit(twin: &Twin, at: Cell) -> bool {
    let name = twin.table.cell(at);
    let targets = look(&twin.page).await["targets"].clone();
    let on = |t: &serde_json::Value| t.as_str().is_some_and(|t| t.split(' ').nth(1) == Some(name.as_str()));
    targets.as_array().is_some_and(|all| all.iter().any(on))
}

async fn to_the_last_goal(screen: Screen) {
    let mut twin = Twin::open(screen, &new_match(1, 3)).await;
    let mut verbs = std::collections::BTreeSet::new();
    while let Some(action) = next(&twin.table, 2) {
        let (focus, choice) = choice(&twin.table, &action);
        if let Some(piece) = focus {
            // Whoever holds the ball lets go of the eye first, where the piece wanted is somebody to pass to.
            if is_lit(&twin, piece).await {
                let holder = scene(&twin.table, None).focus.expect("a holder passes");
                twin.point_at(holder).await;
                twin.page.wait_gone(".target").await;
            }
            twin.point_at(piece).await;
        }
        verbs.insert(choice.verb.code);
        twin.play(&choice, true).await;
    }
    assert!(is_over(&twin.table));
    twin.page.wait_for(".full-time .result").await;
    assert!(verbs.contains("shoot") && verbs.contains("pass"), "{verbs:?}");
    assert!(scene(&twin.table, None).number > 2, "both sides had a turn");
    twin.page.shot(&format!("chess-full-time-{screen:?}")).await;
    twin.page.close().await;
}

#[tokio::test]
async fn a_match_is_played_to_its_goal_by_touch() {
    to_the_last_goal(Screen::Phone).await;
}

#[tokio::test]
async fn a_match_is_played_to_its_goal_by_mouse() {
    to_the_last_goal(Screen::Desktop).await;
}

#[tokio::test]
async fn a_match_is_played_to_its_goal_by_keys_alone() {
    // GS-36 of Grid Soccer asks it of every game.
    let mut twin = Twin::open(Screen::Desktop, &new_match(1, 3)).await;
    while let Some(action) = next(&twin.table, 2) {
        let (focus, choice) = choice(&twin.table, &action);
        if let Some(piece) = focus {
            if is_lit(&twin, piece).await {
                let holder = scene(&twin.table, None).focus.expect("a holder passes");
                keyboard_match::walk_to(&twin.page, &twin.table.cell(holder)).await;
                twin.page.press("Enter").await;
                twin.page.wait_gone(".target").await;
            }
            keyboard_match::walk_to(&twin.page, &twin.table.cell(piece)).await;
            twin.page.press("Enter").await;
        }
        if let Aim::Face(..) | Aim::Card(_) = choice.aim {
            panic!("{choice:?} is aimed at no square");
        }
        keyboard_match::play(&mut twin, &choice).await;
    }
    assert!(is_over(&twin.table));
    keyboard_match::tab_to(&twin.page, "#rematch").await;
    twin.page.press("Enter").await;
    keyboard_match::lands_on(&twin.page, ".holder .cell").await;
    press(&twin.page, &square("e6")).await;
    twin.page.close().await;
}
