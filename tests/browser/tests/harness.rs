//! The harness itself, on small pages of its own: a test that cannot fail proves nothing.

use browser::{Page, Screen, Site, Stroke};
use serde_json::json;

const LOG: &str = "<!DOCTYPE html><meta name=viewport content='width=device-width, initial-scale=1'>\
    <style>body{margin:0}button{display:block;width:60px;height:60px;margin:20px}.far{margin-top:2000px}\
    #a,#b{touch-action:none}</style>\
    <button id=a>A</button><button id=b>B</button><input id=i><button id=far class=far>Far</button>\
    <script>window.log=[];for(const k of ['pointerdown','pointerup','click','keydown'])\
    document.addEventListener(k,e=>log.push([k,e.pointerType??'',e.target.id,e.key??'',!!e.ctrlKey].join(' ').trim()),true)</script>";

async fn on(screen: Screen, html: &str) -> Page {
    let site = Site::new();
    let page = Page::blank(screen, &site).await;
    page.goto(&site.add("/own.html", html)).await;
    page
}

#[tokio::test]
async fn a_tap_is_a_finger_and_a_click_is_a_mouse() {
    let page = on(Screen::Phone, LOG).await;
    page.tap("#a").await;
    page.wait_until("log.some(l => l.startsWith('click touch a'))").await;
    page.tap("#far").await;
    page.wait_until("log.some(l => l.startsWith('click touch far'))").await;
    page.close().await;

    let page = on(Screen::Desktop, LOG).await;
    page.click("#b").await;
    page.wait_until("log.some(l => l.startsWith('click mouse b'))").await;
    page.click("#i").await;
    page.type_text("Ok 1").await;
    assert_eq!(page.js("return i.value").await, json!("Ok 1"));
    page.press("Control+z").await;
    page.wait_until("log.includes('keydown  i z true')").await;
    page.close().await;
}

#[tokio::test]
async fn fingers_drag_and_pinch() {
    let page = on(Screen::Phone, LOG).await;
    page.drag("#a", "#b").await;
    page.wait_until("log.some(l => l.startsWith('pointerup touch'))").await;
    page.js("log.length = 0").await;
    let (a, b) = (page.centre("#a").await, page.centre("#b").await);
    page.touch(&[Stroke::at(a).down().wait(30).up(), Stroke::at(b).down().wait(30).up()]).await;
    page.wait_until("log.filter(l => l.startsWith('pointerdown touch')).length === 2").await;
    page.close().await;
}

#[tokio::test]
async fn a_tap_in_a_frame_lands_in_the_frame() {
    let (site, blog) = (Site::new(), Site::new());
    let inner = site.add("/inner.html", LOG);
    for sandbox in [None, Some("allow-scripts")] {
        let page = Page::blank(Screen::Phone, &site).await;
        page.allow(&blog);
        page.goto(&blog.add_frame(&inner, sandbox)).await;
        page.enter_frame("#frame").await;
        page.tap("#b").await;
        page.wait_until("log.some(l => l.startsWith('click touch b'))").await;
        page.leave_frame().await;
        assert_eq!(page.text("h1").await, "A blog");
        page.close().await;
    }
}

#[tokio::test]
async fn tabs_share_their_storage() {
    let page = on(Screen::Phone, LOG).await;
    let first = page.js("localStorage.kept = 'yes'; return location.href").await;
    page.goto_in_new_tab(first.as_str().expect("an address")).await;
    assert_eq!(page.js("return [localStorage.kept, innerWidth]").await, json!(["yes", 390]));
    page.tap("#a").await;
    page.wait_until("log.some(l => l.startsWith('click touch a'))").await;
    page.tab(0).await;
    assert_eq!(page.js("return log.length").await, json!(0));
    page.close().await;
}

#[tokio::test]
async fn a_phone_can_be_turned() {
    let page = on(Screen::Phone, LOG).await;
    page.resize(844, 390).await;
    page.wait_until("innerWidth === 844 && innerHeight === 390").await;
    page.reload().await;
    assert_eq!(page.js("return [innerWidth, innerHeight]").await, json!([844, 390]));
    page.prefer("prefers-reduced-motion", "reduce").await;
    page.wait_until("matchMedia('(prefers-reduced-motion: reduce)').matches").await;
    page.close().await;
}

/// Asserts that the page complains of exactly this kind of thing, and that `close` would tell.
async fn complains(page: Page, of: &str) {
    page.wait_until("document.body.id === 'done'").await;
    let complaints = page.complaints().await;
    assert!(complaints.iter().any(|complaint| complaint.contains(of)), "{complaints:?}");
    page.forgive().await;
    page.close().await;
}

#[tokio::test]
async fn an_uncaught_error_is_a_complaint() {
    let page = on(Screen::Desktop, "<body id=done><script>throw new Error('provoked')</script>").await;
    complains(page, "provoked").await;
}

const STRANGER: &str = "<body><script>fetch('http://nowhere.example/').catch(() => document.body.id = 'done')</script>";

#[tokio::test]
async fn a_request_to_another_origin_is_a_complaint() {
    let page = on(Screen::Desktop, STRANGER).await;
    complains(page, "another origin was asked: http://nowhere.example/").await;
}

#[tokio::test]
async fn a_request_out_of_a_frame_to_another_origin_is_a_complaint() {
    let (site, blog) = (Site::new(), Site::new());
    let inner = site.add("/inner.html", STRANGER);
    let page = Page::blank(Screen::Desktop, &site).await;
    page.allow(&blog);
    page.goto(&blog.add_frame(&inner, Some("allow-scripts"))).await;
    page.enter_frame("#frame").await;
    complains(page, "another origin was asked: http://nowhere.example/").await;
}
