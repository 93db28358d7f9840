//! Where the browser keeps nothing, the page says so and goes on.

use browser::{Page, Screen, Serving, Site};
use serde_json::{Value, json};
use touchline::table::AnyTable;
use touchline::words::Lang;

use crate::look::{chooser, look};
use crate::players::awaits_dive;
use crate::twin::{FUMBLE, choice_in, press, speak, square};

/// Plays by what is lit, since there is no save to compare with, until the turn has passed so often.
async fn play_on(page: &Page, turns: usize) {
    let mut passed = 0;
    let mut before = look(page).await["facts"].clone();
    for step in 0.. {
        assert!(step < 200, "the match does not get on: {}", look(page).await);
        tokio::time::sleep(FUMBLE).await;
        // A tap while the other side's move is shown only skips it.
        page.wait_gone(".replays").await;
        let shown = look(page).await;
        if shown["covered"] == true {
            press(page, "#ready").await;
            continue;
        }
        if shown["facts"] != before {
            before = shown["facts"].clone();
            passed += 1;
        }
        if passed == turns {
            return;
        }
        let has = |key: &str, value: &str| shown[key].as_array().expect("a list").iter().any(|v| v == value);
        if has("verbs", "pass") {
            press(page, &choice_in(".verbs", "pass")).await;
            page.wait_for(".verbs .chosen[data-choice=\"pass\"]").await;
            let targets = look(page).await["targets"].clone();
            let target = targets.as_array().and_then(|t| t[0].as_str()).expect("a target").to_owned();
            let name = target.split(' ').nth(1).expect("a name");
            press(page, &square(name)).await;
            press(page, "#confirm").await;
        } else if has("verbs", "dive") {
            press(page, &choice_in(".face", "dive bm")).await;
            press(page, "#confirm").await;
        } else {
            press(page, &choice_in(".buttons", "end")).await;
        }
    }
}

#[tokio::test]
async fn a_match_is_played_in_a_sandboxed_frame_that_may_keep_nothing() {
    let host = Site::with(Serving { to_all_origins: true, ..Serving::default() });
    let blog = Site::new();
    let page = Page::blank(Screen::Phone, &host).await;
    page.allow(&blog);
    page.goto(&blog.add_frame(&host.url(""), Some("allow-scripts"))).await;
    page.enter_frame("#frame").await;
    page.wait_for("[data-choice=\"grid\"]").await;
    let refused = page.js("try { localStorage.length; return false } catch { return true }").await;
    assert_eq!(refused, json!(true), "the frame may not keep anything");
    press(&page, "[data-choice=\"grid\"]").await;
    press(&page, "[value=\"two-people\"]").await;
    press(&page, "#start").await;
    page.wait_for(".match .board").await;
    for (lang, badge) in
        [(Lang::Fr, "Non enregistré ici"), (Lang::Es, "No se guarda aquí"), (Lang::En, "Not saved here")]
    {
        speak(&page, lang).await;
        page.wait_text("#not-saved", badge).await;
    }
    play_on(&page, 4).await;
    page.wait_text("#not-saved", "Not saved here").await;
    page.shot("frame-not-saved").await;
    assert!(page.console().await.iter().all(|line| !line.contains("panicked")), "no panic");
    page.close().await;
}

#[tokio::test]
async fn a_full_storage_is_told_and_the_match_goes_on() {
    let table: AnyTable = crate::players::find(50, |t| chooser(t).is_some() && !awaits_dive(t));
    let mut twin = crate::twin::Twin::open(Screen::Phone, &table).await;
    twin.page.js("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }").await;
    let before = crate::twin::kept(&twin.page, crate::twin::Slot::Match).await;
    press(&twin.page, &choice_in(".buttons", "end")).await;
    let played = twin.table.play(twin.table.revision(), &["end".to_owned()]);
    assert_eq!(played, Ok(true));
    let shown: Value = twin.agree().await;
    assert_ne!(shown, Value::Null);
    twin.page.wait_text("#not-saved", "Not saved here").await;
    assert_eq!(crate::twin::kept(&twin.page, crate::twin::Slot::Match).await, before, "the kept match is not harmed");
    twin.page.close().await;
}
