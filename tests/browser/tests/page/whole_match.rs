//! Matches played by hand from the first page, every step compared with the same match played natively.

use std::collections::BTreeMap;

use browser::{Page, Screen};
use serde_json::json;
use touchline::show::Aim;
use touchline::words::Lang;

use crate::look::scene;
use crate::players::{Draws, is_over, pick};
use crate::twin::{Slot, Twin, kept, press};

/// The dice of matches begun on this page follow from these numbers.
pub async fn load_dice(page: &Page, first: u8) {
    let script = format!("let n = {first}; crypto.getRandomValues = bytes => bytes.fill(n++);");
    page.cdp("Page.addScriptToEvaluateOnNewDocument", json!({"source": script})).await;
    page.reload().await;
}

/// Goes through set-up to the first turn, with names typed.
async fn begin(page: Page) -> Twin {
    press(&page, "[data-choice=\"grid\"]").await;
    page.wait_for("#start").await;
    press(&page, "[value=\"two-people\"]").await;
    for (field, name) in [("#name-home", "Rovers"), ("#name-away", "Albion")] {
        press(&page, field).await;
        page.type_text(name).await;
    }
    page.shot(&format!("{}-set-up", name(page.screen()))).await;
    press(&page, "#start").await;
    Twin::of(page).await
}

fn name(screen: Screen) -> &'static str {
    match screen {
        Screen::Phone => "phone",
        Screen::SmallPhone => "small-phone",
        Screen::PhoneOnItsSide => "phone-on-its-side",
        Screen::Desktop => "desktop",
    }
}

#[tokio::test]
async fn two_people_play_a_whole_match_by_touch() {
    let page = Page::open(Screen::Phone).await;
    load_dice(&page, 3).await;
    page.wait_for("[data-choice=\"grid\"]").await;
    page.shot("phone-home").await;
    let mut twin = begin(page).await;
    twin.page.shot("phone-first-turn").await;

    let mut draws = Draws::new(1);
    let mut done: BTreeMap<&str, u32> = BTreeMap::new();
    while let Some((mate, choice)) = pick(&twin.table, &mut draws) {
        if let Some(mate) = mate {
            twin.point_at(mate).await;
        }
        let count = done.entry(choice.verb.code).or_default();
        *count += 1;
        let count = *count;
        if (choice.verb.code, count) == ("dive", 1) {
            twin.page.shot("phone-cover").await;
        }
        if choice.verb.code == "dive" {
            twin.uncover().await;
        }
        let ways = twin.reach(&choice).await;
        if count == 1 && choice.verb.code != "end" {
            twin.page.shot(&format!("phone-{}-reached", choice.verb.code)).await;
        }
        twin.finish(&choice, &ways, !count.is_multiple_of(4)).await;
    }
    assert!(is_over(&twin.table));
    twin.page.shot("phone-full-time").await;
    for verb in ["run", "pass", "shoot", "dive", "steal", "formation", "end"] {
        assert!(done.contains_key(verb), "nobody chose to {verb}: {done:?}");
    }
    let score = scene(&twin.table, None).score;
    let result = twin.page.text(".result").await;
    assert!(result.contains(&score.home.to_string()) && result.contains(&score.away.to_string()), "{result}");

    let first = kept(&twin.page, Slot::Match).await;
    twin.settle().await;
    press(&twin.page, "#rematch").await;
    twin.page.wait_gone(".full-time").await;
    let Twin { page, .. } = twin;
    let mut twin = Twin::of(page).await;
    let second = kept(&twin.page, Slot::Match).await;
    assert_ne!(first, second);
    let save = twin.table.save();
    assert_eq!((&save["names"], &save["steps"]), (&json!(["Rovers", "Albion"]), &json!([])));
    let (_, choice) = pick(&twin.table, &mut draws).expect("a new match is not over");
    twin.play(&choice, true).await;
    twin.page.close().await;
}

#[tokio::test]
async fn ten_turns_are_played_by_mouse() {
    let page = Page::open(Screen::Desktop).await;
    load_dice(&page, 3).await;
    page.wait_for("[data-choice=\"grid\"]").await;
    page.shot("desktop-home").await;
    let mut twin = begin(page).await;
    twin.page.shot("desktop-first-turn").await;

    let mut draws = Draws::new(1);
    let mut done: BTreeMap<&str, u32> = BTreeMap::new();
    while scene(&twin.table, None).number <= 10 {
        let (mate, choice) = pick(&twin.table, &mut draws).expect("the match is not over");
        if let Some(mate) = mate {
            twin.point_at(mate).await;
        }
        let count = done.entry(choice.verb.code).or_default();
        *count += 1;
        if choice.verb.code == "dive" {
            twin.uncover().await;
        }
        let ways = twin.reach(&choice).await;
        if let Aim::Cell(_) = choice.aim {
            // The mouse looks at it by resting on it.
            twin.page.hover(&ways[0]).await;
            twin.page.wait_for(".way path").await;
            let label = choice.label.text(Lang::En, twin.table.as_ref());
            twin.page.wait_text(".look p", &label).await;
            assert_eq!(twin.page.count("#confirm").await, 0, "a click plays at once");
        }
        if *count == 1 && choice.verb.code != "end" {
            twin.page.shot(&format!("desktop-{}-reached", choice.verb.code)).await;
        }
        twin.finish(&choice, &ways, true).await;
    }
    twin.page.shot("desktop-after-ten-turns").await;
    twin.page.close().await;
}
