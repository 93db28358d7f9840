//! What happened is shown along its way, can be skipped, and is never in anybody's way.

use browser::{Page, Screen};
use serde_json::{Value, json};
use touchline::table::AnyTable;

use crate::look::scene;
use crate::players::{before_last, find, new_match, play};
use crate::twin::{Twin, press, square};

/// From here on the page's animations and their clock stand still and are kept: who moves, through how many places.
async fn watch(page: &Page, speed: &str) {
    page.prefer("prefers-reduced-motion", "no-preference").await;
    page.js(&format!(
        "document.documentElement.dataset.speed = '{speed}'; window.moves = []; window.clocks = []; \
         const animate = Element.prototype.animate; \
         Element.prototype.animate = function(frames, time) {{ \
             const made = animate.call(this, frames, time); made.pause(); \
             moves.push([this.dataset.name ?? this.classList[0] ?? this.tagName, frames.map(f => f.transform), time]); return made; }}; \
         const wait = window.setTimeout; \
         window.setTimeout = (act, ms) => ms > 200 ? clocks.push(act) : wait(act, ms);"
    ))
    .await;
}

async fn moves(page: &Page) -> Vec<Value> {
    serde_json::from_value(page.js("return moves").await).expect("a list")
}

fn of<'a>(moves: &'a [Value], who: &str) -> &'a Value {
    moves.iter().find(|m| m[0] == who).unwrap_or_else(|| panic!("{who} does not move: {moves:?}"))
}

/// The different places one after the other.
fn places(a_move: &Value) -> usize {
    let mut places: Vec<&Value> = a_move[1].as_array().expect("places").iter().collect();
    places.dedup();
    places.len()
}

#[tokio::test]
async fn a_run_goes_along_its_way_with_the_ball() {
    let mut twin = Twin::open(Screen::Phone, &new_match(1, 50)).await;
    watch(&twin.page, "normal").await;
    press(&twin.page, &square("e6")).await;
    twin.page.wait_for(".holder.replays").await;
    let moved = moves(&twin.page).await;
    assert_eq!(places(of(&moved, "home.7")), 4);
    assert_eq!(places(of(&moved, "ball")), 4);
    assert!(of(&moved, "ball")[2].as_u64().is_some_and(|ms| ms <= 600));
    assert_eq!(twin.page.count("#skip").await, 0);
    // It ends by itself.
    twin.page.js("clocks.forEach(act => act())").await;
    twin.page.wait_gone(".holder.replays").await;
    twin.follow(&["go e6".to_owned()]).await;
    twin.page.close().await;
}

#[tokio::test]
async fn a_move_of_ones_own_is_in_nobodys_way() {
    let mut twin = Twin::open(Screen::Phone, &new_match(1, 50)).await;
    watch(&twin.page, "slow").await;
    press(&twin.page, &square("e8")).await;
    twin.page.wait_for(".holder.replays").await;
    tokio::time::sleep(crate::twin::FUMBLE).await;
    press(&twin.page, "#undo").await;
    twin.page.wait_until("moves.length > 2").await;
    twin.page.js("clocks.forEach(act => act())").await;
    twin.page.wait_gone(".holder.replays").await;
    play(&mut twin.table, &["go e8"]);
    assert!(twin.table.undo());
    twin.caught_up().await;
    twin.page.close().await;
}

/// A match whose side on turn has only to end its turn for others to drift.
fn about_to_drift() -> AnyTable {
    let mut table = new_match(1, 50);
    play(&mut table, &["end", "end"]);
    table
}

#[tokio::test]
async fn what_the_other_side_did_is_skipped_by_a_button_a_tap_or_escape_and_nothing_else_happens() {
    let mut twin = Twin::open(Screen::Phone, &about_to_drift()).await;
    for way in ["#skip", "square", "Escape"] {
        twin.sit_down(&about_to_drift()).await;
        watch(&twin.page, "slow").await;
        press(&twin.page, ".buttons [data-choice=\"end\"]").await;
        twin.page.wait_for("#skip").await;
        let shown = twin.page.js("return moves.length").await;
        assert!(shown.as_u64().is_some_and(|n| n > 0), "somebody drifts");
        tokio::time::sleep(crate::twin::FUMBLE).await;
        match way {
            "square" => press(&twin.page, &square("e11")).await,
            "#skip" => press(&twin.page, "#skip").await,
            key => twin.page.press(key).await,
        }
        twin.page.wait_gone(".holder.replays").await;
        twin.page.wait_gone("#skip").await;
        twin.follow(&["end".to_owned()]).await;
        assert_eq!(twin.page.count("#confirm").await, 0);
    }
    twin.page.close().await;
}

#[tokio::test]
async fn nothing_moves_where_movement_is_not_wanted_or_after_a_reload() {
    let mut twin = Twin::open(Screen::Phone, &new_match(1, 50)).await;
    watch(&twin.page, "off").await;
    press(&twin.page, &square("e8")).await;
    twin.follow(&["go e8".to_owned()]).await;
    assert_eq!(moves(&twin.page).await, Vec::<Value>::new());
    watch(&twin.page, "normal").await;
    twin.page.prefer("prefers-reduced-motion", "reduce").await;
    press(&twin.page, &square("e7")).await;
    twin.follow(&["go e7".to_owned()]).await;
    assert_eq!(moves(&twin.page).await, Vec::<Value>::new());
    twin.reload().await;
    assert_eq!(twin.page.count(".replays, #skip, .cheer").await, 0);
    twin.page.close().await;
}

fn just_scored(table: &AnyTable) -> bool {
    scene(table, None).last.iter().any(|e| e.said.code() == "goal")
}

#[tokio::test]
async fn a_goal_is_cheered_with_the_scorers_name() {
    let goal = find(50, just_scored);
    let actions: Vec<String> =
        goal.save()["steps"].as_array().and_then(|s| serde_json::from_value(s.last()?.clone()).ok()).expect("a step");
    let before = before_last(&goal);
    let mut twin = Twin::open(Screen::Phone, &before).await;
    if scene(&before, None).hand_to.is_some() {
        twin.uncover().await;
    }
    watch(&twin.page, "normal").await;
    let choice = twin.choice(&actions.join(" "));
    let ways = twin.reach(&choice).await;
    press(&twin.page, &ways[0]).await;
    twin.page.wait_until("document.querySelector('.cheer')?.textContent.startsWith('Goal!')").await;
    let told = scene(&goal, None).last;
    let said = told.iter().find(|e| e.said.code() == "goal").expect("a goal").said.text(twin.lang, goal.as_ref());
    assert_eq!(twin.page.js("return document.querySelector('.cheer').textContent").await, json!(said));
    twin.page.prefer("prefers-reduced-motion", "reduce").await;
    twin.page.wait_gone(".cheer").await;
    twin.page.js("clocks.forEach(act => act())").await;
    twin.follow(&choice.plays).await;
    twin.page.close().await;
}
