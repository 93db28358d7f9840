//! A shot's aim is nowhere on the page until the dive is picked, and a cover screen comes between (GS-28).

use browser::{Page, Screen};
use serde_json::Value;
use touchline::dice::Roll;
use touchline::table::AnyTable;

use crate::look::{look, scene};
use crate::players::{awaits_dive, before_last, find};
use crate::twin::{Twin, choice_in, press};

pub const AIMS: [&str; 6] = ["tl", "tm", "tr", "bl", "bm", "br"];

/// Everything in the document: its elements, attributes, texts, what was typed, the address and the title.
pub async fn everything(page: &Page) -> Value {
    page.js("return [document.documentElement.outerHTML, document.body.innerText, document.title, location.href, \
         [...document.querySelectorAll('input, textarea, select')].map(f => f.value)]")
        .await
}

/// The record as copied.
async fn copied(page: &Page) -> Value {
    page.js("window.copied = null; navigator.clipboard.writeText = text => { window.copied = text; return Promise.resolve() }")
        .await;
    press(page, ".history .copy-record").await;
    page.wait_until("window.copied !== null").await;
    page.js("return window.copied").await
}

/// A match in which the side on turn can shoot with dice that are on target wherever it aims, and the keeper dives.
pub fn before_a_shot() -> AnyTable {
    let all_asked = |table: &AnyTable| {
        AIMS.iter().all(|aim| {
            let mut shot = before_last(table);
            let played = shot.play(shot.revision(), &[format!("shoot {aim}")]);
            played == Ok(true) && awaits_dive(&shot)
        })
    };
    before_last(&find(50, |t| awaits_dive(t) && all_asked(t)))
}

#[tokio::test]
async fn the_aim_is_nowhere_on_the_page_before_the_dive() {
    let table = before_a_shot();
    let mut twin = Twin::open(Screen::Phone, &table).await;
    let mut seen: Vec<[Value; 5]> = Vec::new();
    for aim in AIMS {
        twin.sit_down(&table).await;
        let shot = twin.choice(&format!("shoot {aim}"));
        twin.play(&shot, true).await;
        twin.page.wait_for(".cover").await;
        let covered = everything(&twin.page).await;
        twin.uncover().await;
        let uncovered = everything(&twin.page).await;
        press(&twin.page, ".history summary").await;
        twin.page.wait_for(".history li").await;
        let told = everything(&twin.page).await;
        let record = copied(&twin.page).await;
        let text = record.as_str().expect("a text");
        assert!(!text.contains("shoot"), "{text}");
        press(&twin.page, ".history summary").await;
        press(&twin.page, &choice_in(".face", "dive bm")).await;
        twin.page.wait_for("#confirm").await;
        let looked_at = everything(&twin.page).await;
        seen.push([covered, uncovered, told, record, looked_at]);
    }
    let stages = ["the cover", "the dive's picker", "the history", "the copied record", "a dive looked at"];
    for (aim, seen_at) in AIMS.iter().zip(&seen) {
        for ((stage, one), first) in stages.iter().zip(seen_at).zip(&seen[0]) {
            assert!(one == first, "{stage} differs between {aim} and {}:\n{one}\n{first}", AIMS[0]);
        }
    }
    twin.page.close().await;
}

#[tokio::test]
async fn the_aim_is_told_after_the_dive() {
    let table = before_a_shot();
    let mut twin = Twin::open(Screen::Phone, &table).await;
    twin.play(&twin.choice("shoot tl"), true).await;
    twin.uncover().await;
    let shown = twin.play(&twin.choice("dive tl"), true).await;
    let told = scene(&twin.table, None).last;
    assert!(told.iter().any(|e| e.roll.is_some_and(|r: Roll| r.faces().len() == 2)), "the shot's dice are shown");
    assert!(!shown["covered"].as_bool().unwrap_or(true), "nothing is hidden any more");
    let record = copied_in_history(&twin).await;
    assert!(record.contains("shoot tl") && record.contains("dive tl"), "{record}");
    assert_eq!(look(&twin.page).await["covered"], false);
    twin.page.close().await;
}

async fn copied_in_history(twin: &Twin) -> String {
    twin.settle().await;
    press(&twin.page, ".history summary").await;
    copied(&twin.page).await.as_str().expect("a text").to_owned()
}

#[tokio::test]
async fn under_the_cover_nothing_is_reached_by_keys() {
    // GS-28
    let table = find(20, awaits_dive);
    let twin = Twin::open(Screen::Desktop, &table).await;
    twin.page.wait_for("#ready").await;
    for _ in 0..6 {
        twin.page.press("Tab").await;
        let outside = "const e = document.activeElement; return e === document.body || e.id === 'ready'";
        assert_eq!(twin.page.js(outside).await, Value::Bool(true));
    }
    twin.page.press("e").await;
    assert_eq!(twin.page.count(".cover").await, 1);
    twin.page.close().await;
}
