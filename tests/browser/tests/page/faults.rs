//! Faults that people met once: the focus lost to the page's body, controls that said the same, a link that led away.

use browser::{Page, Screen, Serving, Site};
use serde_json::{Value, json};
use touchline::words::Lang;

use crate::look::scene;
use crate::players::{awaits_dive, before_last, find, is_over, new_match, play};
use crate::twin::{Slot, Twin, choice_in, doorstep, keep, press, speak, unfold_opener};

/// Gives the focus to a control as Tab would, presses a key on it, and waits until the focus has settled somewhere.
async fn press_key(page: &Page, key: &str, css: &str) {
    page.wait_for(css).await;
    page.press("Shift").await;
    let reached = page
        .js(&format!(
            "const e = document.querySelector({}); e.focus(); return document.activeElement === e",
            json!(css)
        ))
        .await;
    assert_eq!(reached, true, "{css} takes the focus");
    page.press(key).await;
    // What follows a press follows in the next frames.
    let frames = "return new Promise(done => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => \
        setTimeout(() => done(true), 50))), 100))";
    page.js(frames).await;
    let place = "const e = document.activeElement; return e && e !== document.body && e !== document.documentElement \
        && e.checkVisibility()";
    let open = page.js("return document.querySelector('dialog[open]')?.id ?? null").await;
    assert_eq!(page.js(place).await, true, "{key} on {css}: the focus is lost (open: {open})");
}

#[tokio::test]
async fn the_focus_has_a_place_on_the_first_pages() {
    let page = doorstep(Screen::Desktop).await;
    let mut begun = new_match(1, 50);
    play(&mut begun, &["end"]);
    keep(&page, Slot::Match, &begun.save().to_string()).await;
    page.goto(&page.site().url("")).await;
    page.wait_for(".kept").await;
    for css in [
        ".settings-button",
        "#close-settings",
        "[data-rules=\"grid\"]",
        "#close-rules",
        ".kept .more",
        ".ways .delete",
        ".ways .keep",
        ".ways .delete",
        ".ways .delete",
        ".opener summary",
        "#open",
        ".notice button",
        "[data-choice=\"chess\"]",
        "#back",
        "[data-choice=\"grid\"]",
        "#start",
        "#all-games",
        "[data-play=\"hex\"]",
        "#all-games",
        "#play-now",
    ] {
        press_key(&page, "Enter", css).await;
    }
    page.wait_for(".match .board").await;
    page.close().await;
}

#[tokio::test]
async fn the_focus_has_a_place_in_a_match() {
    let mut moved = new_match(1, 50);
    play(&mut moved, &["go e8"]);
    let mut twin = Twin::open(Screen::Desktop, &moved).await;
    for css in [
        "#no-hints",
        "#open-menu",
        "#read-rules",
        "#close-rules",
        "#open-menu",
        "#turn-board",
        "#open-menu",
        "#follow-turns",
        "#open-menu",
        "#close-menu",
        ".settings-button",
        "#close-settings",
        "#undo",
        "#redo",
        "#reset",
        ".verbs [data-choice=\"pass\"]",
        ".verbs [data-choice=\"run\"]",
        ".verbs [data-choice=\"formation\"]",
        ".cards button",
        ".history summary",
        ".history .copy-record",
        ".history .copy-link",
        ".history summary",
        ".buttons [data-choice=\"end\"]",
    ] {
        press_key(&twin.page, if css == "#redo" { "Space" } else { "Enter" }, css).await;
    }
    let shot = find(50, awaits_dive);
    twin.sit_down(&before_last(&shot)).await;
    for css in [".verbs [data-choice=\"shoot\"]", ".face button", "#cancel", ".face button", "#confirm"] {
        press_key(&twin.page, "Enter", css).await;
    }
    twin.sit_down(&shot).await;
    for css in ["#ready", ".face button", "#cancel", ".face button", "#confirm"] {
        press_key(&twin.page, "Enter", css).await;
    }
    twin.sit_down(&moved).await;
    for css in [
        "#open-menu",
        "#ask-resign",
        "#go-on",
        "#open-menu",
        "#ask-resign",
        "#resign-now",
        "#ask-statistics",
        "#close-statistics",
        ".full-time .copy-record",
        ".full-time .copy-link",
        "#rematch",
    ] {
        press_key(&twin.page, "Enter", css).await;
    }
    twin.page.close().await;
}

#[tokio::test]
async fn the_focus_has_a_place_while_the_computer_plays_itself() {
    let page = doorstep(Screen::Desktop).await;
    page.goto(&page.site().url("?game=grid")).await;
    page.wait_for("#start").await;
    press(&page, "label:has([value=nobody])").await;
    for css in ["#start", "#pause", "#step", "#step", "#pause", ".watch [data-pace=\"fast\"]", "#all-games"] {
        press_key(&page, "Enter", css).await;
    }
    page.close().await;
}

#[tokio::test]
async fn a_link_to_a_game_leads_to_all_games_and_not_away() {
    let page = doorstep(Screen::Phone).await;
    page.goto(&page.site().url("?game=hex")).await;
    page.wait_for(".set-up").await;
    press(&page, "#start").await;
    page.wait_for(".match.hex .board").await;
    press(&page, "#all-games").await;
    page.wait_for(".games").await;
    page.reload().await;
    page.wait_for(".set-up").await;
    let entries = page.js("return history.length").await;
    page.reload().await;
    page.wait_for(".set-up").await;
    assert_eq!(page.js("return history.length").await, entries, "loading again enters nothing");
    press(&page, "#back").await;
    page.wait_for(".games").await;
    page.close().await;
}

/// What every control that can be pressed now is called. At full time the ways to the games and to the record are at hand
/// a second time: they do the same, and may say so.
const LABELS: &str = "const top = document.querySelector('dialog[open]') ?? document.querySelector('.cover') ?? document; \
    const name = e => (e.getAttribute('aria-labelledby')?.split(' ').map(id => document.getElementById(id)?.textContent ?? '').join(' ') \
        ?? e.getAttribute('aria-label') ?? e.textContent).replace(/\\s+/g, ' ').trim(); \
    const seen = [...top.querySelectorAll('button, summary, a[href]')].filter(e => e.checkVisibility({visibilityProperty: true}) && !e.closest('[inert]') \
        && !e.matches('.full-time :is(.copy-record, .copy-link, .answer button:not(#rematch))')); \
    return seen.map(name)";

/// Asserts that no two controls on this screen say the same, in any language.
async fn differ(page: &Page, screen: &str) {
    for lang in Lang::ALL {
        speak(page, lang).await;
        let found: Value = page.js(LABELS).await;
        let mut labels: Vec<String> = serde_json::from_value(found).expect("labels");
        assert!(labels.iter().all(|label| !label.is_empty()), "{screen} in {}: {labels:?}", lang.tag());
        labels.sort();
        let twice: Vec<_> = labels.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| &pair[0]).collect();
        assert!(twice.is_empty(), "{screen} in {}: {twice:?} more than once", lang.tag());
    }
    speak(page, Lang::En).await;
}

#[tokio::test]
async fn no_two_controls_on_a_screen_say_the_same() {
    let page = doorstep(Screen::Phone).await;
    let mut begun = new_match(1, 50);
    play(&mut begun, &["end"]);
    keep(&page, Slot::Match, &begun.save().to_string()).await;
    let hex = &touchline::games::ROWS[2];
    let setup = touchline::setup::Setup::preset((hex.options)());
    let mut other =
        (hex.start)(setup, touchline::dice::Seed(1), begun.details().clone()).expect("the presets go together");
    let first = scene(&other, None).choices.first().expect("a choice").plays.clone();
    play(&mut other, &first.iter().map(String::as_str).collect::<Vec<_>>());
    keep(&page, Slot::Aside, &other.save().to_string()).await;
    page.goto(&page.site().url("")).await;
    page.wait_for(".kept + .kept").await;
    unfold_opener(&page).await;
    press(&page, ".kept .more").await;
    differ(&page, "the first page").await;
    press(&page, ".ways .delete").await;
    differ(&page, "the question whether to delete").await;
    press(&page, "[data-choice=\"grid\"]").await;
    page.wait_for("#start").await;
    differ(&page, "set-up").await;
    page.close().await;

    let mut moved = new_match(1, 50);
    play(&mut moved, &["go e8"]);
    let mut twin = Twin::open(Screen::Phone, &moved).await;
    differ(&twin.page, "a turn").await;
    twin.light("formation").await;
    differ(&twin.page, "the formation cards").await;
    let pass = scene(&twin.table, None).of_verb("pass").next().expect("a pass").clone();
    twin.reach(&pass).await;
    differ(&twin.page, "a pass looked at").await;
    press(&twin.page, "#open-menu").await;
    differ(&twin.page, "the menu").await;
    press(&twin.page, "#ask-resign").await;
    differ(&twin.page, "the question whether to resign").await;
    press(&twin.page, "#go-on").await;
    press(&twin.page, ".match .settings-button").await;
    differ(&twin.page, "the settings").await;
    press(&twin.page, "#close-settings").await;
    let shot = find(50, awaits_dive);
    twin.sit_down(&before_last(&shot)).await;
    twin.light("shoot").await;
    press(&twin.page, &choice_in(".face", "shoot bm")).await;
    differ(&twin.page, "a shot looked at").await;
    twin.sit_down(&shot).await;
    differ(&twin.page, "the cover").await;
    twin.sit_down(&find(6, is_over)).await;
    press(&twin.page, ".history summary").await;
    twin.page.wait_for(".history .copy-record").await;
    differ(&twin.page, "full time").await;
    twin.page.close().await;
}

#[tokio::test]
async fn no_button_of_the_header_is_cut_whether_anything_is_saved_or_not() {
    let host = Site::with(Serving { to_all_origins: true, ..Serving::default() });
    let blog = Site::new();
    let page = Page::blank(Screen::Desktop, &host).await;
    page.allow(&blog);
    for sandbox in [Some("allow-scripts"), Some("allow-scripts allow-same-origin")] {
        for lang in Lang::ALL {
            let frame = host.url(&format!("?game=hex&lang={}", lang.tag()));
            page.goto(&blog.add_frame(&frame, sandbox)).await;
            page.enter_frame("#frame").await;
            page.wait_for("#start, .match .board").await;
            page.js("document.querySelector('#start')?.click()").await;
            page.wait_for(".match .board").await;
            for width in [320, 667, 900, 1024, 1280] {
                page.leave_frame().await;
                page.js(&format!("document.querySelector('#frame').style.width = '{width}px'")).await;
                page.enter_frame("#frame").await;
                page.wait_until(&format!("innerWidth === {width}")).await;
                let cut = "return [...document.querySelectorAll('.match header > *')].map(e => e.getBoundingClientRect()).filter(r => r.right > innerWidth).length";
                assert_eq!(page.js(cut).await, 0, "{} at {width}, {sandbox:?}", lang.tag());
            }
        }
    }
    page.close().await;
}

#[tokio::test]
async fn the_header_keeps_to_one_line_where_nothing_is_saved() {
    let host = Site::with(Serving { to_all_origins: true, ..Serving::default() });
    let blog = Site::new();
    let page = Page::blank(Screen::Phone, &host).await;
    page.allow(&blog);
    for lang in Lang::ALL {
        let frame = host.url(&format!("?game=grid&lang={}", lang.tag()));
        page.goto(&blog.add_frame(&frame, Some("allow-scripts"))).await;
        for width in [320, 390] {
            page.resize(width, 640).await;
            page.js(&format!("document.querySelector('#frame').style.width = '{width}px'")).await;
            page.enter_frame("#frame").await;
            page.wait_for("#start, #not-saved").await;
            page.js("document.querySelector('#start')?.click()").await;
            page.wait_for("#not-saved").await;
            let high = page.js("return Math.max(...[...document.querySelectorAll('.match header > *')].map(e => e.getBoundingClientRect().height))").await;
            assert!(high.as_f64().is_some_and(|h| h <= 44.5), "{} at {width}: {high}", lang.tag());
            let wide = page.js("return document.querySelector('.match header').scrollWidth - document.querySelector('.match header').clientWidth").await;
            assert_eq!(wide, 0, "{} at {width}", lang.tag());
            page.leave_frame().await;
        }
    }
    page.close().await;
}

#[tokio::test]
async fn words_that_do_not_all_fit_the_strip_fade_at_its_end() {
    let twin = Twin::open(Screen::SmallPhone, &new_match(1, 50)).await;
    let page = &twin.page;
    let mask = "getComputedStyle(document.querySelector('.strip')).maskImage";
    assert_eq!(page.js(&format!("return {mask}")).await, "none", "what fits is seen whole");
    page.js("const words = document.createElement('p'); words.textContent = 'What happened. '.repeat(40); \
         document.querySelector('.strip').append(words)")
        .await;
    page.wait_until(&format!("{mask} !== 'none'")).await;
    twin.page.close().await;
}
