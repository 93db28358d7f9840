//! The settings: chosen in one dialog, kept by the browser, asked for by the address, and obeyed.

use browser::{Page, Screen, Serving, Site};
use serde_json::json;
use touchline::games::ROWS;
use touchline::show::{Aim, Place};
use touchline::words::{Lang, Names};

use crate::look::{look, scene};
use crate::players::new_match;
use crate::twin::{Twin, doorstep, press, speak, square};

/// Opens the settings by their button.
pub async fn open_settings(page: &Page) {
    press(page, ".settings-button").await;
    page.wait_for("#settings[open]").await;
}

/// Chooses a word of a setting in the open dialog.
pub async fn choose(page: &Page, setting: &str, word: &str) {
    let radio = format!("#settings .radio:has([name={setting}][value={word}])");
    page.js(&format!("document.querySelector({}).scrollIntoView({{block: 'center'}})", json!(radio))).await;
    press(page, &radio).await;
    page.wait_until(&format!("document.querySelector('#settings [name={setting}][value={word}]').checked")).await;
}

pub async fn close_settings(page: &Page) {
    press(page, "#close-settings").await;
    page.wait_gone("#settings").await;
}

/// The words on the page's root.
async fn root(page: &Page, data: &str) -> serde_json::Value {
    page.js(&format!("return document.documentElement.dataset.{data}")).await
}

#[tokio::test]
async fn what_is_chosen_holds_and_is_kept() {
    let page = Page::open(Screen::Phone).await;
    page.wait_for(".settings-button").await;
    assert_eq!([root(&page, "theme").await, root(&page, "speed").await], [json!("auto"), json!("normal")]);
    let ground = "return getComputedStyle(document.body).backgroundColor";
    let by_day = page.js(ground).await;
    open_settings(&page).await;
    choose(&page, "theme", "dark").await;
    choose(&page, "speed", "slow").await;
    page.wait_until("document.documentElement.dataset.theme === 'dark'").await;
    close_settings(&page).await;
    let by_night = page.js(ground).await;
    assert_ne!(by_night, by_day);

    page.reload().await;
    page.wait_for(".settings-button").await;
    assert_eq!([root(&page, "theme").await, root(&page, "speed").await], [json!("dark"), json!("slow")]);
    assert_eq!(page.js(ground).await, by_night);
    open_settings(&page).await;
    assert_eq!(page.js("return document.querySelector('#settings [value=dark]').checked").await, true);
    page.close().await;
}

#[tokio::test]
async fn the_device_s_theme_is_followed_until_one_is_chosen() {
    let page = Page::open(Screen::Desktop).await;
    page.wait_for(".settings-button").await;
    let ground = "getComputedStyle(document.body).backgroundColor";
    let by_day = page.js(&format!("return {ground}")).await;
    page.prefer("prefers-color-scheme", "dark").await;
    page.wait_until(&format!("{ground} !== {by_day}")).await;
    open_settings(&page).await;
    choose(&page, "theme", "light").await;
    page.wait_until(&format!("{ground} === {by_day}")).await;
    page.close().await;
}

#[tokio::test]
async fn the_address_asks_and_the_person_decides() {
    let page = doorstep(Screen::Phone).await;
    let url = page.site().url("?theme=dark&lang=fr&game=hex&embed=1&colour=red");
    page.goto(&url).await;
    page.wait_for("#start").await;
    assert_eq!(root(&page, "theme").await, json!("dark"));
    assert_eq!(page.js("return document.documentElement.lang").await, json!("fr"));
    assert!(page.js("return document.documentElement.hasAttribute('data-embed')").await == json!(true));
    let hex = ROWS.iter().find(|row| row.card.id == "hex").expect("a game of this page");
    assert_eq!(page.text("h1").await, hex.card.name.words(Lang::Fr));

    page.goto(&page.site().url("")).await;
    page.wait_for(".settings-button").await;
    open_settings(&page).await;
    choose(&page, "theme", "light").await;
    page.goto(&url).await;
    page.wait_for("#start").await;
    assert_eq!(root(&page, "theme").await, json!("light"), "the person's choice wins");
    page.goto(&page.site().url("?theme=purple&game=cricket&speed=")).await;
    page.wait_for(".games").await;
    assert_eq!([root(&page, "theme").await, root(&page, "speed").await], [json!("light"), json!("normal")]);
    page.close().await;
}

#[tokio::test]
async fn settings_work_where_nothing_can_be_kept() {
    let site = Site::with(Serving { to_all_origins: true, ..Serving::default() });
    let page = Page::blank(Screen::Phone, &site).await;
    page.goto(&site.add_frame(&site.url(""), Some("allow-scripts"))).await;
    page.enter_frame("#frame").await;
    page.wait_for(".settings-button").await;
    open_settings(&page).await;
    choose(&page, "theme", "dark").await;
    page.wait_until("document.documentElement.dataset.theme === 'dark'").await;
    close_settings(&page).await;
    page.close().await;
}

#[tokio::test]
async fn a_tap_that_cannot_be_undone_asks_first_unless_that_is_switched_off() {
    let mut twin = Twin::open(Screen::Phone, &new_match(1, 50)).await;
    twin.agree().await;
    let now = scene(&twin.table, None);
    let dicey = now.in_place(Place::Board).find(|c| c.is_final).expect("something with dice").clone();
    assert_eq!(twin.reach(&dicey).await.len(), 2, "it is looked at first");
    press(&twin.page, "#cancel").await;
    twin.page.wait_gone("#confirm").await;
    open_settings(&twin.page).await;
    choose(&twin.page, "confirm", "off").await;
    close_settings(&twin.page).await;
    twin.settle().await;
    let Aim::Cell(at) = dicey.aim else { panic!("{dicey:?} is aimed at no cell") };
    press(&twin.page, &square(&twin.table.cell(at))).await;
    twin.follow(&dicey.plays).await;
    twin.page.close().await;
}

#[tokio::test]
async fn shortcuts_can_be_switched_off() {
    // GS-36
    let twin = Twin::open(Screen::Desktop, &new_match(1, 50)).await;
    let before = twin.agree().await;
    open_settings(&twin.page).await;
    choose(&twin.page, "keys", "off").await;
    close_settings(&twin.page).await;
    twin.page.press("e").await;
    twin.page.press("Control+z").await;
    assert_eq!(look(&twin.page).await, before);
    // Escape leaves what is in hand at any time, and arrows walk.
    twin.light("pass").await;
    twin.page.js("document.querySelector('.holder [tabindex=\"0\"]').focus()").await;
    twin.page.press("Escape").await;
    twin.page.wait_gone(".target.pass").await;
    twin.agree().await;
    twin.page.close().await;
}

#[tokio::test]
async fn a_key_opens_the_settings_and_escape_gives_the_focus_back() {
    let twin = Twin::open(Screen::Desktop, &new_match(1, 50)).await;
    twin.page.js("document.querySelector('.holder [tabindex=\"0\"]').focus()").await;
    let place = "return document.activeElement.dataset.name";
    let before = twin.page.js(place).await;
    twin.page.press("?").await;
    twin.page.wait_for("#settings[open]").await;
    for lang in Lang::ALL {
        speak(&twin.page, lang).await;
        let keys = twin.page.texts("#settings .keys dd").await;
        assert!(keys.len() > 5 && keys.iter().all(|words| !words.is_empty()), "{keys:?}");
    }
    // Behind the dialog no key acts.
    twin.page.press("e").await;
    twin.page.press("Escape").await;
    twin.page.wait_gone("#settings").await;
    assert_eq!(twin.page.js(place).await, before);
    speak(&twin.page, Lang::En).await;
    twin.agree().await;
    twin.page.close().await;
}

#[tokio::test]
async fn no_word_of_a_setting_is_cut_on_a_small_phone() {
    let cut = "return [...document.querySelectorAll('.sheet .radio span')]\
        .filter(word => word.getClientRects().length && word.scrollWidth > word.clientWidth).map(word => word.textContent)";
    let page = Page::open(Screen::SmallPhone).await;
    page.wait_for(".settings-button").await;
    for lang in Lang::ALL {
        speak(&page, lang).await;
        open_settings(&page).await;
        assert_eq!(page.js(cut).await, json!([]), "{lang:?}");
        close_settings(&page).await;
    }
    page.close().await;
}
