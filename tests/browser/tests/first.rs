//! The page arrives: from a sub-path, on every screen, in a frame.

use browser::{Page, Screen, Serving, Site};
use serde_json::json;

async fn mounts(screen: Screen, name: &str) {
    let page = Page::open(screen).await;
    page.wait_for(".games h1").await;
    assert_eq!(page.text(".games h1").await, "Touchline");
    let (width, height) = screen.size();
    assert_eq!(page.js("return [innerWidth, innerHeight]").await, json!([width, height]));
    assert_eq!(page.js("return matchMedia('(pointer: coarse)').matches").await, json!(screen.touch()));
    let hover = page.js("return matchMedia('(hover: hover) and (pointer: fine)').matches").await;
    assert_eq!(hover, json!(!screen.touch()));
    page.shot(name).await;
    page.close().await;
}

#[tokio::test]
async fn the_page_mounts_on_a_phone() {
    mounts(Screen::Phone, "first-phone").await;
}

#[tokio::test]
async fn the_page_mounts_on_a_small_phone() {
    mounts(Screen::SmallPhone, "first-small-phone").await;
}

#[tokio::test]
async fn the_page_mounts_on_a_phone_on_its_side() {
    mounts(Screen::PhoneOnItsSide, "first-phone-on-its-side").await;
}

#[tokio::test]
async fn the_page_mounts_on_a_desktop() {
    mounts(Screen::Desktop, "first-desktop").await;
}

#[tokio::test]
async fn the_page_mounts_in_a_sandboxed_frame_of_another_host() {
    let host = Site::with(Serving { to_all_origins: true, ..Serving::default() });
    let blog = Site::new();
    let page = Page::blank(Screen::Phone, &host).await;
    page.allow(&blog);
    page.goto(&blog.add_frame(&host.url("?embed=1"), Some("allow-scripts"))).await;
    page.enter_frame("#frame").await;
    page.wait_for(".games h1").await;
    assert_eq!(page.text(".games h1").await, "Touchline");
    page.close().await;
}

#[tokio::test]
async fn the_page_mounts_from_a_host_that_mistypes_wasm() {
    let host = Site::with(Serving { wasm_mistyped: true, ..Serving::default() });
    let page = Page::blank(Screen::Desktop, &host).await;
    page.goto(&host.url("")).await;
    page.wait_for(".games h1").await;
    page.close().await;
}
