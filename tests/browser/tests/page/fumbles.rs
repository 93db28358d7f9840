//! Hasty and late presses do nothing that was not meant.

use browser::{Page, Screen, Stroke};
use serde_json::json;

use touchline::dice::Seed;
use touchline::games::ROWS;
use touchline::session::Details;
use touchline::setup::Setup;

use crate::look::{look, scene};
use crate::players::{awaits_dive, before_last, find, new_match};
use crate::twin::{FUMBLE, Twin, choice_in, press, square};

/// Two quick taps at the same place.
async fn double_tap(twin: &Twin, css: &str) {
    let at = twin.page.centre(css).await;
    twin.page.touch(&[Stroke::at(at).down().wait(30).up().wait(60).down().wait(30).up()]).await;
}

#[tokio::test]
async fn a_double_tap_on_end_turn_ends_one_turn() {
    let mut twin = Twin::open(Screen::Phone, &new_match(1, 50)).await;
    for number in 2..5 {
        twin.settle().await;
        double_tap(&twin, ".buttons [data-choice=\"end\"]").await;
        twin.follow(&["end".to_owned()]).await;
        assert_eq!(scene(&twin.table, None).number, number);
    }
    // Were the second tap only late, it would have come by now.
    twin.settle().await;
    twin.caught_up().await;
    twin.page.close().await;
}

#[tokio::test]
async fn a_double_click_on_end_turn_ends_one_turn() {
    let mut twin = Twin::open(Screen::Desktop, &new_match(1, 50)).await;
    let at = twin.page.centre(".buttons [data-choice=\"end\"]").await;
    twin.page.mouse(Stroke::at(at).down().wait(10).up().wait(40).down().wait(10).up()).await;
    twin.follow(&["end".to_owned()]).await;
    twin.settle().await;
    twin.caught_up().await;
    twin.page.close().await;
}

#[tokio::test]
async fn a_double_tap_on_a_target_with_dice_only_looks_at_it() {
    let mut twin = Twin::open(Screen::Phone, &new_match(1, 50)).await;
    twin.light("pass").await;
    double_tap(&twin, &square("f9")).await;
    twin.page.wait_for("#confirm").await;
    tokio::time::sleep(FUMBLE).await;
    twin.caught_up().await;
    press(&twin.page, &square("f9")).await;
    twin.follow(&["pass f9".to_owned()]).await;
    twin.page.close().await;
}

#[tokio::test]
async fn a_second_tap_on_another_target_looks_at_that_one() {
    let mut twin = Twin::open(Screen::Phone, &new_match(1, 50)).await;
    twin.light("pass").await;
    press(&twin.page, &square("f9")).await;
    twin.page.wait_for("#confirm").await;
    tokio::time::sleep(FUMBLE).await;
    press(&twin.page, &square("d9")).await;
    twin.page.wait_text(".look p", "d9").await;
    twin.caught_up().await;
    press(&twin.page, "#confirm").await;
    twin.follow(&["pass d9".to_owned()]).await;
    twin.page.close().await;
}

#[tokio::test]
async fn a_double_tap_on_confirm_does_not_lift_the_cover() {
    let shot_at_goal = find(50, awaits_dive);
    let shot = shot_at_goal.save()["steps"].as_array().and_then(|s| s.last()?[0].as_str().map(str::to_owned));
    let mut twin = Twin::open(Screen::Phone, &before_last(&shot_at_goal)).await;
    let choice = twin.choice(&shot.expect("a shot"));
    twin.reach(&choice).await;
    double_tap(&twin, "#confirm").await;
    twin.follow(&choice.plays).await;
    tokio::time::sleep(FUMBLE).await;
    assert_eq!(look(&twin.page).await["covered"], true);
    twin.page.close().await;
}

#[tokio::test]
async fn a_press_that_slides_off_does_nothing() {
    let twin = Twin::open(Screen::Phone, &new_match(1, 50)).await;
    let before = twin.agree().await;
    let (end, undo) = (twin.page.centre(".buttons [data-choice=\"end\"]").await, twin.page.centre("#undo").await);
    twin.page.touch(&[Stroke::at(end).down().wait(30).to(undo).up()]).await;
    assert_eq!(twin.caught_up().await, before);
    twin.page.close().await;
}

/// The mouse goes down on something, a key changes the view, the mouse comes up.
async fn press_while_undone_by_key(twin: &mut Twin, css: &str) {
    let at = twin.page.centre(css).await;
    twin.page.mouse(Stroke::at(at).down()).await;
    twin.page.js("document.querySelector('#undo').focus()").await;
    twin.page.press("Enter").await;
    assert!(twin.table.undo());
    twin.caught_up().await;
    twin.page.mouse(Stroke::at(at).up()).await;
}

#[tokio::test]
async fn a_press_that_began_before_the_view_changed_does_nothing() {
    for css in [".buttons [data-choice=\"end\"]".to_owned(), square("e7")] {
        let mut twin = Twin::open(Screen::Desktop, &new_match(1, 50)).await;
        twin.play(&twin.choice("go e8"), true).await;
        press_while_undone_by_key(&mut twin, &css).await;
        tokio::time::sleep(FUMBLE).await;
        twin.caught_up().await;
        twin.page.close().await;
    }
}

#[tokio::test]
async fn a_second_finger_plays_nothing() {
    let twin = Twin::open(Screen::Phone, &new_match(1, 50)).await;
    let before = twin.agree().await;
    let (a, b) = (twin.page.centre(&square("e7")).await, twin.page.centre(&square("b7")).await);
    twin.page.touch(&[Stroke::at(a).down().wait(60).up(), Stroke::at(b).down().wait(60).up()]).await;
    assert_eq!(twin.caught_up().await["pieces"], before["pieces"]);
    assert_eq!(twin.page.js("return visualViewport.scale").await, json!(1));
    twin.page.close().await;
}

#[tokio::test]
async fn a_double_press_on_play_brings_a_match_on_screen_and_does_nothing_in_it() {
    for screen in [Screen::Desktop, Screen::Phone] {
        let page = Page::open(screen).await;
        press(&page, "[data-play=\"grid\"]").await;
        page.wait_for(".match .board").await;
        let at = page.centre(&square("f6")).await;
        tokio::time::sleep(FUMBLE).await;
        press(&page, "#all-games").await;
        page.wait_until("history.state === '' && document.querySelector('.games')").await;
        // The game is here now, so the match comes at once; and a target of it lies under the button.
        page.js(&format!(
            "const play = document.querySelector('[data-play=\"grid\"]').style; play.position = 'fixed'; \
             play.zIndex = 9; play.left = '{}px'; play.top = '{}px'",
            at.0 - 9.0,
            at.1 - 9.0
        ))
        .await;
        let twice = Stroke::at(at).down().wait(20).up().wait(60).down().wait(20).up();
        if screen.touch() {
            page.touch(&[twice]).await
        } else {
            page.mouse(twice).await
        }
        page.wait_for(".match .board").await;
        tokio::time::sleep(FUMBLE).await;
        assert_eq!(page.count("#confirm, #undo:not(:disabled)").await, 0, "nothing is looked at or played");
        press(&page, &square("f6")).await;
        page.wait_for("#confirm, #undo:not(:disabled)").await;
        page.close().await;
    }
}

#[tokio::test]
async fn a_double_tap_does_not_press_the_button_that_takes_the_place_of_another() {
    // The kick-off comes where the usual line-up was to be had.
    let row = ROWS.iter().find(|row| row.card.id == "street").expect("the game is on the shelf");
    let table = (row.start)(Setup::preset((row.options)()), Seed(1), Details::default()).expect("presets");
    let mut twin = Twin::open(Screen::Phone, &table).await;
    let plays = scene(&table, None).of_verb("quick").next().expect("a usual line-up").plays.clone();
    double_tap(&twin, &choice_in(".buttons", &plays.join(" "))).await;
    twin.follow(&plays).await;
    tokio::time::sleep(FUMBLE).await;
    twin.caught_up().await;
    twin.page.close().await;
}

#[tokio::test]
async fn undo_may_be_pressed_as_fast_as_one_likes() {
    let mut table = new_match(1, 50);
    for action in ["go e8", "go e7"] {
        table.play(table.revision(), &[action.to_owned()]).expect("a run");
    }
    let mut twin = Twin::open(Screen::Phone, &table).await;
    double_tap(&twin, "#undo").await;
    for _ in 0..2 {
        twin.table.undo();
    }
    twin.caught_up().await;
    twin.page.close().await;
}

#[tokio::test]
async fn whoever_is_asked_about_one_throw_is_asked_about_the_next_as_well() {
    let twin = Twin::open(Screen::Desktop, &new_match(1, 50)).await;
    // Out of the runner's reach, so that only a pass can be meant.
    press(&twin.page, &square("a1")).await;
    twin.page.wait_text(".look", "a1").await;
    tokio::time::sleep(FUMBLE).await;
    press(&twin.page, &square("i18")).await;
    twin.page.wait_text(".look", "i18").await;
    twin.page.wait_for("#confirm").await;
    twin.caught_up().await;
    twin.page.close().await;
}
