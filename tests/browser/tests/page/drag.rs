//! Footballers and the ball dragged over the board: the same as tapping, and let go of without harm.

use browser::{Screen, Stroke};
use serde_json::json;

use crate::look::look;
use crate::players::new_match;
use crate::twin::{FUMBLE, Twin, press, square};

/// The middle of the ball as it is drawn.
async fn ball(twin: &Twin) -> (f64, f64) {
    let [x, y, w, h] = twin.page.rect(".holder .ball").await;
    (x + w / 2.0, y + h / 2.0)
}

fn go(from: (f64, f64), to: (f64, f64)) -> Stroke {
    let half = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
    Stroke::at(from).down().wait(30).to(half).to(to).wait(30)
}

#[tokio::test]
async fn a_footballer_dragged_runs() {
    for screen in [Screen::Phone, Screen::Desktop] {
        let mut twin = Twin::open(screen, &new_match(1, 50)).await;
        let (from, to) = (square("e9"), square("e7"));
        if screen.touch() {
            twin.page.drag(&from, &to).await
        } else {
            twin.page.drag_by_mouse(&from, &to).await
        }
        twin.follow(&["go e7".to_owned()]).await;
        assert_eq!(twin.page.count(".ghost").await, 0);
        twin.page.close().await;
    }
}

#[tokio::test]
async fn somebody_else_dragged_is_taken_in_hand_and_runs() {
    let mut twin = Twin::open(Screen::Phone, &new_match(1, 50)).await;
    twin.page.drag(&square("d4"), &square("d6")).await;
    twin.follow(&["select 2".to_owned(), "go d6".to_owned()]).await;
    twin.page.close().await;
}

#[tokio::test]
async fn the_ball_dragged_is_a_pass_that_is_looked_at_first() {
    let mut twin = Twin::open(Screen::Phone, &new_match(1, 50)).await;
    let (from, to) = (ball(&twin).await, twin.page.centre(&square("e6")).await);
    twin.page.touch(&[go(from, to).up()]).await;
    twin.page.wait_text(".look p", "e6").await;
    assert_eq!(look(&twin.page).await["lit"], "pass");
    twin.caught_up().await;
    press(&twin.page, "#confirm").await;
    twin.follow(&["pass e6".to_owned()]).await;
    twin.page.close().await;
}

#[tokio::test]
async fn what_is_dragged_is_seen_under_the_finger_and_its_target_looked_at() {
    let twin = Twin::open(Screen::Desktop, &new_match(1, 50)).await;
    let (from, to) = (twin.page.centre(&square("e9")).await, twin.page.centre(&square("e7")).await);
    twin.page.mouse(go(from, to)).await;
    twin.page.wait_for(".ghost").await;
    let [x, y, w, h] = twin.page.rect(".ghost .coin").await;
    assert!((x + w / 2.0 - to.0).abs() < 3.0 && (y + h / 2.0 - to.1).abs() < 3.0, "{x} {y} {w} {h} is not at {to:?}");
    twin.page.wait_text(".look p", "e7").await;
    twin.page.mouse(Stroke::at(from).up()).await;
    twin.page.wait_gone(".ghost").await;
    twin.caught_up().await;
    twin.page.close().await;
}

#[tokio::test]
async fn a_drag_that_leaves_the_board_or_meets_no_target_does_nothing() {
    let twin = Twin::open(Screen::Phone, &new_match(1, 50)).await;
    let before = twin.agree().await;
    let from = twin.page.centre(&square("e9")).await;
    let off = twin.page.centre(".score").await;
    twin.page.touch(&[go(from, off).up()]).await;
    let nowhere = twin.page.centre(&square("e18")).await;
    twin.page.touch(&[go(from, nowhere).up()]).await;
    tokio::time::sleep(FUMBLE).await;
    let after = twin.caught_up().await;
    assert_eq!((&after["pieces"], after["confirm"].clone()), (&before["pieces"], json!(false)));
    assert_eq!(twin.page.count(".ghost").await, 0);
    twin.page.close().await;
}

#[tokio::test]
async fn a_second_finger_lets_go_of_what_is_dragged() {
    let mut twin = Twin::open(Screen::Phone, &new_match(1, 50)).await;
    let (from, to) = (twin.page.centre(&square("e9")).await, twin.page.centre(&square("e7")).await);
    let other = twin.page.centre(&square("b3")).await;
    let first = go(from, to).wait(60).wait(60).up();
    let second = Stroke::at(other).wait(30).wait(30).wait(60).wait(60).wait(30).down().wait(30).up();
    twin.page.touch(&[first, second]).await;
    tokio::time::sleep(FUMBLE).await;
    twin.caught_up().await;
    assert_eq!(twin.page.count(".ghost").await, 0);
    // The board lives on.
    twin.page.drag(&square("e9"), &square("e7")).await;
    twin.follow(&["go e7".to_owned()]).await;
    twin.page.close().await;
}

#[tokio::test]
async fn dragging_over_grass_or_a_footballer_of_the_other_side_does_nothing() {
    let twin = Twin::open(Screen::Phone, &new_match(1, 50)).await;
    for (from, to) in [("e7", "e8"), ("e18", "e17")] {
        twin.page.drag(&square(from), &square(to)).await;
    }
    tokio::time::sleep(FUMBLE).await;
    twin.caught_up().await;
    twin.page.close().await;
}
