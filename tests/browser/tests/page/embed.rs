//! What a page that embeds this one is told, and the code that it is given to embed it.

use browser::{Page, Screen, Serving, Site};
use serde_json::{Value, json};
use touchline::game::Turn;
use touchline::table::AnyTable;
use touchline::words::Lang;

use crate::players::{before_last, find, is_over};
use crate::twin::{Slot, Twin, doorstep, keep, press, speak};

/// A page of another host with this one in a frame of it.
async fn in_a_blog(screen: Screen, query: &str, sandbox: Option<&str>) -> Page {
    let host = Site::with(Serving { to_all_origins: true, ..Serving::default() });
    let blog = Site::new();
    let page = Page::blank(screen, &host).await;
    page.allow(&blog);
    page.goto(&blog.add_frame(&host.url(query), sandbox)).await;
    page
}

/// What the blog has heard of this type.
async fn heard(page: &Page, kind: &str) -> Vec<Value> {
    page.leave_frame().await;
    let all = page.js("return heard").await;
    page.enter_frame("#frame").await;
    let all = all.as_array().cloned().unwrap_or_default();
    all.into_iter().filter(|m| m["ns"] == "touchline" && m["v"] == 1 && m["type"] == kind).collect()
}

#[tokio::test]
async fn a_host_is_told_that_the_page_is_ready_how_high_it_is_and_whose_turn_it_is() {
    for sandbox in [None, Some("allow-scripts")] {
        let page = in_a_blog(Screen::Phone, "?embed=1&lang=en", sandbox).await;
        page.enter_frame("#frame").await;
        page.wait_for("#play-now").await;
        assert_eq!(heard(&page, "ready").await, [json!({"ns": "touchline", "v": 1, "type": "ready"})]);
        let heights = heard(&page, "height").await;
        let content = page.js("return document.documentElement.scrollHeight").await;
        assert_eq!(heights.last().map(|m| &m["height"]), Some(&content));
        press(&page, "[data-play=\"grid\"]").await;
        page.wait_for(".match .piece").await;
        let turns = heard(&page, "turn").await;
        let first = json!({"ns": "touchline", "v": 1, "type": "turn", "game": "grid", "side": "home", "number": 1});
        assert_eq!(turns.first(), Some(&first));
        let told = heard(&page, "height").await.len();
        // A host that follows is not chased: the match asks once for what suits its width.
        page.leave_frame().await;
        page.js("document.querySelector('#frame').style.height = '900px'").await;
        page.enter_frame("#frame").await;
        page.wait_until("innerHeight === 900").await;
        let asked = heard(&page, "height").await;
        assert!(asked.len() <= told + 1, "{asked:?}");
        assert!(asked.iter().all(|m| m["height"].as_i64().is_some_and(|h| (320..=4000).contains(&h))), "{asked:?}");
        page.close().await;
    }
}

/// Plays the last step of a match in a frame, and returns what the blog has heard of this type.
async fn last_step_in_a_frame(table: &AnyTable, kind: &str) -> Vec<Value> {
    let page = doorstep(Screen::Phone).await;
    keep(&page, Slot::Match, &before_last(table).save().to_string()).await;
    keep(&page, Slot::Screen, "match").await;
    let blog = page.site().add_frame(&page.site().url("?embed=1&lang=en"), None);
    page.goto(&blog).await;
    page.enter_frame("#frame").await;
    let mut twin = Twin::of(page).await;
    assert_eq!(heard(&twin.page, kind).await, Vec::<Value>::new(), "what was before is not told as news");
    if twin.table.secret_from().is_some() {
        twin.uncover().await;
    }
    let last = table.moves().last().expect("a step").actions.join(" ");
    twin.play(&twin.choice(&last), true).await;
    let told = heard(&twin.page, kind).await;
    twin.page.close().await;
    told
}

#[tokio::test]
async fn a_host_is_told_a_goal_once() {
    let table = find(50, |t| t.now().score().home + t.now().score().away > 0);
    let score = table.now().score();
    let side = if score.home > 0 { "home" } else { "away" };
    let goal = json!({"ns": "touchline", "v": 1, "type": "goal", "game": "grid", "side": side,
        "score": [score.home, score.away]});
    assert_eq!(last_step_in_a_frame(&table, "goal").await, [goal]);
}

#[tokio::test]
async fn a_host_is_told_the_end_once() {
    let table = find(20, is_over);
    let (Turn::Over(outcome), score) = (table.turn(), table.now().score()) else { panic!("the match is over") };
    let end = json!({"ns": "touchline", "v": 1, "type": "end", "game": "grid", "result": outcome.id(),
        "score": [score.home, score.away]});
    assert_eq!(last_step_in_a_frame(&table, "end").await, [end]);
}

#[tokio::test]
async fn the_code_for_a_page_of_ones_own_shows_the_game_chosen_in_the_language_and_colours_on_screen() {
    let page = Page::open(Screen::Desktop).await;
    press(&page, "#embed").await;
    for (game, query) in [("", "?embed=1&lang=es"), ("hex", "?embed=1&lang=es&game=hex")] {
        speak(&page, Lang::Es).await;
        page.js(&format!(
            "const game = document.querySelector('#embed-game'); game.value = '{game}'; \
             game.dispatchEvent(new Event('change'))"
        ))
        .await;
        let src = r"document.querySelector('#embed-code').textContent.match(/src=.(\S+). title/)?.[1].replaceAll('&amp;', '&')";
        page.wait_until(&format!("{src} === {}", json!(page.site().url(query)))).await;
    }
    page.shot("embed-code").await;
    // The colours chosen go along.
    page.js("document.querySelector('#settings input[name=theme][value=dark]').click()").await;
    page.wait_text("#embed-code", "?embed=1&amp;lang=es&amp;theme=dark&amp;game=hex").await;
    page.close().await;
}

#[tokio::test]
async fn a_page_in_a_frame_offers_no_code_to_embed_it() {
    let page = in_a_blog(Screen::Phone, "?embed=1", None).await;
    page.enter_frame("#frame").await;
    page.wait_for("#play-now").await;
    assert_eq!(page.count("#embed").await, 0);
    page.close().await;
}

#[tokio::test]
async fn the_demo_page_shows_all_games_and_what_they_tell() {
    let page = Page::open_with(Screen::Desktop, "demo/").await;
    page.wait_until("document.querySelectorAll('iframe').length === 4").await;
    for n in 1..=4 {
        page.js(&format!("document.querySelectorAll('iframe')[{}].scrollIntoView()", n - 1)).await;
        page.wait_until(&format!("document.querySelectorAll('output')[{}].textContent.includes('height')", n - 1))
            .await;
    }
    page.shot("embed-demo").await;
    page.assert_healthy().await;
    page.close().await;
}
