//! The match by keys (GS-36), and what a tapped footballer shows (GS-31).

use browser::Screen;
use serde_json::json;

use crate::look::look;
use crate::players::new_match;
use crate::twin::{Slot, Twin, kept, press, square};

#[tokio::test]
async fn shortcuts_undo_redo_cancel_and_end_the_turn() {
    // GS-36
    let mut twin = Twin::open(Screen::Desktop, &new_match(1, 50)).await;
    let before = twin.agree().await;
    let after = twin.play(&twin.choice("go f7"), true).await;
    twin.page.press("Control+z").await;
    twin.table.undo();
    assert_eq!(twin.caught_up().await["pieces"], before["pieces"]);
    twin.page.press("Control+y").await;
    twin.table.redo();
    assert_eq!(twin.caught_up().await, after);
    twin.page.press("Control+z").await;
    twin.page.press("Shift+Control+z").await;
    assert_eq!(twin.caught_up().await, after);

    twin.light("pass").await;
    twin.page.js("document.activeElement.blur()").await;
    twin.page.press("Escape").await;
    twin.page.wait_gone(".target.pass").await;

    twin.settle().await;
    twin.page.js("document.activeElement.blur()").await;
    twin.page.press("e").await;
    twin.follow(&["end".to_string()]).await;
    twin.page.close().await;
}

#[tokio::test]
async fn shortcuts_are_ignored_where_a_key_means_something_else() {
    // GS-36
    let twin = Twin::open(Screen::Desktop, &new_match(1, 50)).await;
    let before = look(&twin.page).await;
    let save = kept(&twin.page, Slot::Match).await;
    // There the key is meant for the button.
    twin.page.js("document.querySelector('#all-games').focus()").await;
    twin.page.press("e").await;
    twin.page.press("Escape").await;
    assert_eq!(look(&twin.page).await["pieces"], before["pieces"]);
    assert_eq!(kept(&twin.page, Slot::Match).await, save, "no turn was ended");
    twin.page.close().await;
}

#[tokio::test]
async fn arrows_walk_over_the_board_and_enter_acts() {
    let mut twin = Twin::open(Screen::Desktop, &new_match(1, 50)).await;
    twin.agree().await;
    assert_eq!(twin.page.count("[role=gridcell][tabindex='0']").await, 1, "the board is one tab stop");
    twin.page.js("document.querySelector('[role=gridcell][tabindex=\"0\"]').focus()").await;
    let stands_on = "return document.activeElement.dataset.name";
    assert_eq!(twin.page.js(stands_on).await, json!("e9"));
    // On a wide screen the board lies on its side: left is towards Home's goal.
    twin.page.press("ArrowLeft").await;
    twin.page.press("ArrowLeft").await;
    assert_eq!(twin.page.js(stands_on).await, json!("e7"));
    let said = twin.page.js("return document.activeElement.getAttribute('aria-label')").await;
    assert_eq!(said, json!("e7, Run to e7."));
    twin.page.press("Enter").await;
    twin.follow(&["go e7".to_string()]).await;
    let scrolled = twin.page.js("return [scrollX, scrollY]").await;
    assert_eq!(scrolled, json!([0, 0]), "arrows do not scroll the page");
    twin.page.close().await;
}

#[tokio::test]
async fn tapping_the_selected_footballer_cycles_targets_stats_and_nothing() {
    // GS-31
    let twin = Twin::open(Screen::Phone, &new_match(1, 50)).await;
    twin.agree().await;
    twin.page.wait_for(".target.run").await;
    press(&twin.page, &square("e9")).await;
    twin.page.wait_text(".strip", "Speed 5").await;
    twin.page.wait_text(".strip", "Shooting 3").await;
    press(&twin.page, &square("e9")).await;
    twin.page.wait_gone(".target").await;
    twin.page.wait_until("!document.querySelector('.strip').textContent.includes('Speed')").await;
    press(&twin.page, &square("e9")).await;
    twin.page.wait_for(".target.run").await;
    twin.page.close().await;
}
