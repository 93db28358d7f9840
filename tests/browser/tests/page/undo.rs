//! Undo, redo, reset turn, and what they never cross (GS-35).

use browser::{Page, Screen};
use serde_json::{Value, json};

use crate::look::{look, plays, scene};
use crate::players::new_match;
use crate::twin::{FUMBLE, Twin, choice_in, press, square};

async fn kick_off() -> Twin {
    Twin::open(Screen::Phone, &new_match(1, 50)).await
}

/// The picture without what tells of taking back.
fn picture(shown: &Value) -> Value {
    let mut picture = shown.clone();
    for key in ["undo", "redo", "reset"] {
        picture[key] = Value::Null;
    }
    picture
}

fn switches(shown: &Value) -> Value {
    json!([shown["undo"], shown["redo"], shown["reset"]])
}

#[tokio::test]
async fn a_run_is_taken_back_and_put_back() {
    let mut twin = kick_off().await;
    let before = twin.agree().await;
    assert_eq!(switches(&before), json!([false, false, false]));
    let after = twin.play(&twin.choice("go f7"), true).await;
    assert_ne!(before["pieces"], after["pieces"]);
    assert_eq!(switches(&after), json!([true, false, true]));
    let back = twin.undo().await;
    assert_eq!(picture(&back), picture(&before));
    assert_eq!(switches(&back), json!([false, true, false]));
    let forth = twin.redo().await;
    assert_eq!(forth, after);
    twin.page.close().await;
}

#[tokio::test]
async fn a_turn_is_begun_again_at_once_and_put_back_step_by_step() {
    let mut twin = kick_off().await;
    let before = twin.agree().await;
    twin.play(&twin.choice("formation 3-2-1"), true).await;
    twin.play(&twin.choice("go d8"), true).await;
    let after = twin.play(&twin.choice("go e9"), true).await;
    let back = twin.reset().await;
    assert_eq!(picture(&back), picture(&before));
    for _ in 0..2 {
        twin.redo().await;
    }
    assert_eq!(twin.redo().await, after);
    twin.page.close().await;
}

#[tokio::test]
async fn sending_a_team_mate_is_one_move_to_take_back() {
    let mut twin = kick_off().await;
    let before = twin.agree().await;
    let mate = crate::look::cell(&twin.table, "d4");
    twin.point_at(mate).await;
    let run = scene(&twin.table, Some(mate)).of_verb("run").next().expect("2 can run").clone();
    assert!(plays(&run).starts_with("select 2 go "), "{run:?}");
    let after = twin.play(&run, true).await;
    assert_eq!(after["focus"], "home.2");
    assert_eq!(picture(&twin.undo().await), picture(&before));
    twin.page.close().await;
}

#[tokio::test]
async fn a_new_choice_forgets_what_was_taken_back() {
    let mut twin = kick_off().await;
    twin.play(&twin.choice("go f7"), true).await;
    twin.undo().await;
    let after = twin.play(&twin.choice("go d7"), true).await;
    assert_eq!(switches(&after), json!([true, false, true]));
    twin.page.close().await;
}

#[tokio::test]
async fn nothing_is_taken_back_across_dice_or_the_end_of_a_turn() {
    let mut twin = kick_off().await;
    twin.play(&twin.choice("go e8"), true).await;
    let thrown = twin.play(&twin.choice("pass f9"), true).await;
    assert_eq!(switches(&thrown), json!([false, false, false]), "dice were thrown");
    for button in ["#undo", "#redo", "#reset"] {
        press(&twin.page, button).await;
    }
    assert_eq!(twin.caught_up().await, thrown, "buttons out of use do nothing");

    twin.play(&twin.choice("formation 2-3-1"), true).await;
    let ended = twin.play(&twin.choice("end"), true).await;
    assert_eq!(switches(&ended), json!([false, false, false]), "the turn was ended");
    twin.settle().await;
    press(&twin.page, "#undo").await;
    assert_eq!(twin.caught_up().await, ended);
    twin.page.close().await;
}

#[tokio::test]
async fn a_look_is_left_without_a_trace() {
    let twin = kick_off().await;
    twin.light("pass").await;
    let before = twin.agree().await;
    press(&twin.page, &square("e8")).await;
    twin.page.wait_for("#confirm").await;
    let looking = look(&twin.page).await;
    assert_ne!(looking["preview"], Value::Null);
    press(&twin.page, "#cancel").await;
    twin.page.wait_gone("#confirm").await;
    assert_eq!(twin.agree().await, before);
    twin.page.close().await;
}

#[tokio::test]
async fn a_whole_turn_is_taken_back_where_nothing_is_random_unless_that_is_switched_off() {
    // CF-21
    let page = Page::open(Screen::Phone).await;
    page.wait_for("[data-choice=\"chess\"]").await;
    press(&page, "[data-choice=\"chess\"]").await;
    press(&page, "[value=\"two-people\"]").await;
    press(&page, "#start").await;
    page.wait_for(".match .board").await;
    let before = look(&page).await;
    press(&page, &choice_in(".buttons", "end")).await;
    page.wait_for(".team.away.on-turn").await;
    tokio::time::sleep(FUMBLE).await;
    page.wait_gone(".replays").await;
    press(&page, "#undo").await;
    page.wait_for(".team.home.on-turn").await;
    assert_eq!(picture(&look(&page).await), picture(&before));

    page.js("document.querySelector('#settings [name=turns-back][value=off]').click()").await;
    press(&page, &choice_in(".buttons", "end")).await;
    // What cannot be taken back any more is asked about: all five points are left.
    press(&page, "#confirm").await;
    page.wait_for(".team.away.on-turn").await;
    assert_eq!(look(&page).await["undo"], json!(false));
    page.close().await;
}
