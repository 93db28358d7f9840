//! Training (CF-22): the drills of a game are listed, played on the usual board, and remembered once they are solved.

use browser::{Page, Screen};
use serde_json::{Value, json};

use crate::look::look;
use crate::twin::{FUMBLE, choice_in, press, speak, square};

/// Begins a drill from the first page.
pub async fn begin(page: &Page, drill: &str) {
    page.prefer("prefers-reduced-motion", "reduce").await;
    press(page, "[data-training=chess]").await;
    press(page, &format!("[data-drill=\"{drill}\"]")).await;
    page.wait_for(".match .board").await;
    page.wait_for("#drill").await;
}

/// Lights a verb and plays it at a square.
pub async fn play(page: &Page, verb: &str, at: &str) {
    press(page, &choice_in(".verbs", verb)).await;
    page.wait_for(&format!(".holder.lit-{verb}")).await;
    press(page, &square(at)).await;
    tokio::time::sleep(FUMBLE).await;
}

/// Ends the turn.
pub async fn end(page: &Page) {
    press(page, &choice_in(".buttons", "end")).await;
    tokio::time::sleep(FUMBLE).await;
}

#[tokio::test]
async fn a_drill_is_solved_on_screen_and_remembered() {
    for screen in [Screen::Phone, Screen::Desktop] {
        let page = Page::open(screen).await;
        press(&page, "[data-training=chess]").await;
        page.wait_text("#drills-solved", "0 of 15 solved").await;
        assert_eq!([page.count("[data-drill]").await, page.count("[data-drill] .mark").await], [15, 0]);
        press(&page, "#back").await;
        begin(&page, "first-shot").await;
        assert_eq!(page.text(".score .task").await.lines().collect::<Vec<_>>(), ["First shot", "Score in this turn."]);
        press(&page, "#hint").await;
        page.wait_text(".drill-hint", "A pass that meets the rival king is a goal").await;
        play(&page, "shoot", "e11").await;
        page.wait_for(".decided.solved").await;
        assert_eq!(page.text(".decided .result").await, "Solved!");
        page.reload().await;
        page.wait_for(".decided.solved").await;
        press(&page, "#all-drills").await;
        page.wait_text("#drills-solved", "1 of 15 solved").await;
        page.wait_for("[data-drill=first-shot] .mark").await;
        page.reload().await;
        page.wait_text("#drills-solved", "1 of 15 solved").await;
        page.wait_for("[data-drill=first-shot] .mark").await;
        press(&page, "#back").await;
        page.wait_for("[data-training=chess]").await;
        assert_eq!(page.count(".kept").await, 0, "a drill is no match for the list");
        page.close().await;
    }
}

#[tokio::test]
async fn a_drill_that_failed_is_told_plainly_and_can_be_taken_back_or_tried_again() {
    let page = Page::open(Screen::Phone).await;
    begin(&page, "over-the-wall").await;
    let before = look(&page).await;
    end(&page).await;
    page.wait_for(".decided.failed").await;
    assert_eq!(page.text(".decided .result").await, "Not solved this time");
    let failed = look(&page).await;
    assert_eq!([&failed["targets"], &failed["verbs"], &failed["buttons"]], [&json!([]), &json!([]), &json!([])]);
    press(&page, &square("e10")).await;
    assert_eq!(look(&page).await["focus"], Value::Null, "nobody plays on");

    press(&page, "#undo").await;
    page.wait_gone(".decided").await;
    tokio::time::sleep(FUMBLE).await;
    assert_eq!(look(&page).await["pieces"], before["pieces"]);
    play(&page, "dribble", "e7").await;
    // The last point ends the turn.
    page.wait_for(".decided.failed").await;
    press(&page, "#rematch").await;
    page.wait_gone(".decided").await;
    let again = look(&page).await;
    assert_eq!([&again["pieces"], &again["undo"]], [&before["pieces"], &json!(false)]);

    play(&page, "shoot", "e11").await;
    page.wait_for(".decided.solved").await;
    press(&page, "#next-drill").await;
    page.wait_text("#drill", "The open file").await;
    page.wait_gone(".decided").await;
    page.close().await;
}

#[tokio::test]
async fn a_drill_that_is_tried_again_shows_what_can_be_done_even_while_pieces_still_move() {
    let page = Page::open(Screen::Phone).await;
    begin(&page, "over-the-wall").await;
    page.prefer("prefers-reduced-motion", "no-preference").await;
    play(&page, "dribble", "e7").await;
    page.wait_for(".decided.failed").await;
    press(&page, "#rematch").await;
    page.wait_gone(".decided").await;
    page.wait_for(".ring .ring-button").await;
    page.wait_gone(".holder.replays").await;
    page.close().await;
}

#[tokio::test]
async fn the_last_drill_of_all_leads_back_to_the_list() {
    let page = Page::open(Screen::Phone).await;
    begin(&page, "team-work").await;
    end(&page).await;
    page.wait_for(".decided.failed").await;
    assert_eq!(page.count("#next-drill").await, 0);
    press(&page, "#all-drills").await;
    page.wait_for(".training").await;
    page.close().await;
}

#[tokio::test]
async fn a_drill_goes_on_after_a_reload_and_the_browser_s_back_leaves_it() {
    let page = Page::open(Screen::Phone).await;
    begin(&page, "in-their-area").await;
    play(&page, "dribble", "f11").await;
    page.wait_text(".last", "dribbles to f11").await;
    let before = look(&page).await;
    page.reload().await;
    page.wait_for("#drill").await;
    page.wait_until("document.querySelector('.match g.piece.focus')").await;
    assert_eq!(look(&page).await["pieces"], before["pieces"]);
    page.back().await;
    page.wait_for(".training [data-drill]").await;
    page.close().await;
}

#[tokio::test]
async fn back_leads_from_a_drill_to_the_list_and_from_there_to_all_games() {
    let page = Page::open(Screen::Phone).await;
    let length = || async { page.js("return history.length").await.as_u64().expect("a number") };
    let before = length().await;
    begin(&page, "first-shot").await;
    page.back().await;
    page.wait_for(".training [data-drill]").await;
    page.reload().await;
    page.wait_for(".training [data-drill]").await;
    page.forward().await;
    page.wait_text("#drill", "First shot").await;
    page.reload().await;
    page.wait_text("#drill", "First shot").await;

    // The button leads where Back does, and the next drill comes in the place of the one before.
    play(&page, "shoot", "e11").await;
    press(&page, "#all-drills").await;
    page.wait_for(".training [data-drill]").await;
    page.forward().await;
    page.wait_for(".decided.solved").await;
    press(&page, "#next-drill").await;
    page.wait_text("#drill", "Over the wall").await;
    page.back().await;
    page.wait_for(".training [data-drill]").await;
    page.forward().await;
    page.wait_text("#drill", "Over the wall").await;
    assert_eq!(length().await, before + 2, "a list and a drill, gone over again and again");

    press(&page, "#all-games").await;
    page.wait_for(".games").await;
    page.wait_until("history.state === ''").await;
    page.forward().await;
    page.wait_for(".training [data-drill]").await;
    press(&page, "#back").await;
    page.wait_for(".games").await;
    page.wait_until("history.state === ''").await;
    page.close().await;
}

#[tokio::test]
async fn a_drill_that_was_left_is_found_again_above_its_list() {
    let page = Page::open(Screen::Phone).await;
    begin(&page, "first-shot").await;
    // The page in a tab that has no history of it.
    page.goto(&page.site().url("?again")).await;
    page.wait_text("#drill", "First shot").await;
    page.back().await;
    page.wait_for(".training [data-drill]").await;
    page.back().await;
    page.wait_for(".games").await;
    page.close().await;
}

#[tokio::test]
async fn the_list_and_a_drill_fit_every_screen_in_every_language() {
    let wide = "return [...document.querySelectorAll('button')].filter(b => b.getClientRects().length)\
        .filter(b => b.getBoundingClientRect().right > innerWidth || b.scrollWidth > b.clientWidth + 1)\
        .map(b => b.textContent)";
    for screen in [Screen::Phone, Screen::SmallPhone, Screen::PhoneOnItsSide, Screen::Desktop] {
        let page = Page::open(screen).await;
        for lang in touchline::words::Lang::ALL {
            speak(&page, lang).await;
            assert_eq!(page.js(wide).await, json!([]), "first page, {screen:?}, {lang:?}");
            begin(&page, "over-the-wall").await;
            assert_eq!(page.js(wide).await, json!([]), "drill, {screen:?}, {lang:?}");
            end(&page).await;
            page.wait_for(".decided").await;
            assert_eq!(page.js(wide).await, json!([]), "failed, {screen:?}, {lang:?}");
            press(&page, "#all-drills").await;
            page.wait_for(".training").await;
            assert_eq!(page.js(wide).await, json!([]), "list, {screen:?}, {lang:?}");
            press(&page, "#back").await;
            page.wait_for("[data-training=chess]").await;
        }
        page.close().await;
    }
}
