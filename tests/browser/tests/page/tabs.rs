//! Two tabs on one match: one has it, the other watches, and nothing is overwritten.

use browser::Screen;
use touchline::words::Lang;

use crate::kept::started;
use crate::twin::{Twin, choice_in, press, slots, speak};

/// A second tab on the match of the first, which is left open.
async fn second_tab(twin: &Twin) {
    twin.page.goto_in_new_tab(&twin.page.site().url("")).await;
    twin.page.wait_for(".match .board").await;
}

#[tokio::test]
async fn a_second_tab_only_watches_until_it_takes_over() {
    let mut twin = Twin::open(Screen::Phone, &started()).await;
    second_tab(&twin).await;
    for (lang, notice, button) in [
        (Lang::Fr, "dans un autre onglet", "La reprendre ici"),
        (Lang::Es, "en otra pestaña", "Seguir aquí"),
        (Lang::En, "in another tab", "Take over here"),
    ] {
        speak(&twin.page, lang).await;
        twin.page.wait_text(".watching p", notice).await;
        twin.page.wait_text("#take-over", button).await;
    }
    // What is done here does nothing, and what is done there is seen here.
    let before = slots(&twin.page).await;
    twin.page.js("document.querySelector('.buttons [data-choice=\"end\"]').click()").await;
    assert_eq!(slots(&twin.page).await, before);
    twin.page.tab(0).await;
    assert_eq!(twin.page.count(".watching").await, 0, "the first tab has it");
    twin.play(&twin.choice("end"), true).await;
    twin.page.tab(1).await;
    twin.agree().await;

    press(&twin.page, "#take-over").await;
    twin.page.wait_gone(".watching").await;
    twin.play(&twin.choice("end"), true).await;
    twin.page.tab(0).await;
    twin.page.wait_for("#take-over").await;
    twin.agree().await;
    press(&twin.page, "#take-over").await;
    twin.page.wait_gone(".watching").await;
    twin.play(&twin.choice("end"), true).await;
    twin.page.close().await;
}

#[tokio::test]
async fn a_tab_that_left_the_match_or_is_gone_holds_nothing() {
    let mut twin = Twin::open(Screen::Phone, &started()).await;
    press(&twin.page, "#all-games").await;
    twin.page.wait_for("#continue").await;
    twin.page.goto_in_new_tab(&twin.page.site().url("")).await;
    press(&twin.page, "#continue").await;
    twin.page.wait_for(".match .board").await;
    twin.play(&twin.choice("end"), true).await;
    assert_eq!(twin.page.count(".watching").await, 0);
    // Back in the first tab, on a page that never said that it left.
    twin.page.tab(0).await;
    press(&twin.page, "#continue").await;
    twin.page.wait_for(".watching").await;
    twin.page.tab(1).await;
    twin.page.goto(&twin.page.site().add("/elsewhere.html", "<!DOCTYPE html><title>Elsewhere</title>")).await;
    twin.page.tab(0).await;
    twin.page.reload().await;
    twin.page.wait_for(".match .board").await;
    twin.play(&twin.choice("end"), true).await;
    assert_eq!(twin.page.count(".watching").await, 0);
    twin.page.close().await;
}

#[tokio::test]
async fn a_tab_that_hears_nothing_still_overwrites_nothing() {
    let mut twin = Twin::open(Screen::Phone, &started()).await;
    let deaf = "Object.defineProperty(StorageEvent.prototype, 'key', {get: () => null})";
    twin.page.js(deaf).await;
    second_tab(&twin).await;
    assert_eq!(twin.page.count(".watching").await, 0, "the first tab did not answer");
    twin.play(&twin.choice("end"), true).await;
    let kept_now = slots(&twin.page).await;
    twin.page.tab(0).await;
    press(&twin.page, &choice_in(".buttons", "end")).await;
    twin.page.wait_for("#take-over").await;
    assert_eq!(slots(&twin.page).await, kept_now);
    twin.agree().await;
    twin.page.close().await;
}
