//! A link carries a match: to another browser, into a page that is open, and out of a frame.

use browser::{Page, Screen, Serving, Site};
use serde_json::{Value, json};
use touchline::games::ROWS;
use touchline::link::{fragment, record};
use touchline::session::Details;
use touchline::setup::Setup;
use touchline::table::{AnyTable, open};
use touchline::words::Lang;

use crate::look::{chooser, scene};
use crate::players::{Draws, awaits_dive, before_last, find, is_over, new_match, play};
use crate::twin::{Slot, Twin, choice_in, doorstep, keep, kept, press, slots, speak};

/// A match of the game in this row of the registry with some choices played.
fn begun(game: usize) -> AnyTable {
    let row = &ROWS[game];
    let setup = Setup::preset((row.options)());
    let started = (row.start)(setup, touchline::dice::Seed(5), Details::default());
    let (mut table, mut draws) = (started.expect("the presets go together"), Draws::new(2));
    for _ in 0..30 {
        if let Some(choice) = draws.one_of(&scene(&table, None).choices) {
            table.play(table.revision(), &choice.plays).expect("what is offered can be played");
        }
    }
    table
}

/// A match of Grid Soccer in which something was scored, with a choice to come.
fn scored() -> AnyTable {
    find(50, |t| t.now().score().home + t.now().score().away > 0 && chooser(t).is_some() && !awaits_dive(t))
}

/// What a button copies.
async fn copied(page: &Page, css: &str) -> String {
    page.js("window.copied = null; navigator.clipboard.writeText = text => { window.copied = text; return Promise.resolve() }")
        .await;
    press(page, css).await;
    page.wait_until("window.copied !== null").await;
    page.js("return window.copied").await.as_str().expect("a text").to_owned()
}

/// The link to the match on screen.
async fn copied_link(twin: &Twin) -> String {
    twin.settle().await;
    press(&twin.page, ".history summary").await;
    let link = copied(&twin.page, ".history .copy-link").await;
    twin.page.wait_text(".history .copy-link", "Copied.").await;
    press(&twin.page, ".history summary").await;
    link
}

/// How many matches are kept.
async fn count_kept(page: &Page) -> usize {
    let mut names: Vec<String> = slots(page).await.into_iter().map(|(key, ..)| key.replace(".b", "")).collect();
    names.sort();
    names.dedup();
    names.len()
}

async fn assert_alone(page: &Page) {
    assert_eq!(page.js("return location.hash").await, json!(""), "the match is no longer in the address");
}

/// The page shows this match now.
async fn shows(page: Page, table: &AnyTable) -> Twin {
    page.wait_for(&format!(".match.{} .board", table.card().id)).await;
    let twin = Twin::of(page).await;
    assert_eq!(twin.table.record(Lang::En), table.record(Lang::En));
    assert!(twin.table.log() == table.log(), "the same was told");
    twin
}

#[tokio::test]
async fn a_copied_link_opens_the_match_in_another_browser_with_the_same_dice_to_come() {
    let mut twin = Twin::open(Screen::Phone, &scored()).await;
    let link = copied_link(&twin).await;
    assert_eq!(link, twin.page.site().url(&format!("#{}", fragment(&twin.table))));
    let other = Page::blank(Screen::Desktop, twin.page.site()).await;
    other.goto(&link).await;
    let mut other = shows(other, &twin.table).await;
    assert_alone(&other.page).await;
    let dicey = scene(&twin.table, None).choices.into_iter().find(|c| c.is_final && !c.plays[0].starts_with("shoot"));
    let dicey = dicey.unwrap_or_else(|| twin.choice("end"));
    twin.play(&dicey, true).await;
    other.play(&dicey, true).await;
    assert!(twin.table.log() == other.table.log(), "the same dice came");
    other.reload().await;
    assert_eq!(count_kept(&other.page).await, 1, "a page loaded again goes on with the match");
    press(&other.page, "#all-games").await;
    other.page.wait_for("#continue").await;
    twin.page.close().await;
    other.page.close().await;
}

#[tokio::test]
async fn a_link_to_a_match_of_any_game_opens_it_in_a_new_page_and_in_one_that_is_open() {
    let page = doorstep(Screen::Phone).await;
    for (n, game) in [3, 0, 1, 2].into_iter().enumerate() {
        let table = begun(game);
        // Only the first address is of another page: with the others nothing is loaded.
        page.goto(&page.site().url(&format!("#{}", fragment(&table)))).await;
        page.wait_for(&format!(".match.{} .board", table.card().id)).await;
        page.wait_until("location.hash === ''").await;
        let save = kept(&page, Slot::Match).await.expect("a match is kept");
        let opened = open(&ROWS, &save).expect("it opens");
        assert_eq!(opened.record(Lang::En), table.record(Lang::En));
        assert_eq!(count_kept(&page).await, n + 1, "no match takes the place of another");
    }
    let loaded = page.site().asked().iter().filter(|path| path.ends_with("/path/")).count();
    assert_eq!(loaded, 1, "the page was loaded once");
    page.back().await;
    page.wait_for(".match.street .board").await;
    page.close().await;
}

#[tokio::test]
async fn a_link_opened_again_goes_on_with_the_match_until_it_is_played_on() {
    let table = scored();
    let page = doorstep(Screen::Phone).await;
    let link = page.site().url(&format!("#{}", fragment(&table)));
    page.goto(&link).await;
    let mut twin = shows(page, &table).await;
    press(&twin.page, "#all-games").await;
    twin.page.wait_for("#continue").await;
    twin.page.goto(&link).await;
    twin.page.wait_for(".match .board").await;
    assert_eq!(count_kept(&twin.page).await, 1);
    twin.play(&twin.choice("end"), true).await;
    let played_on = twin.table.save();
    twin.page.goto(&link).await;
    let twin = shows(twin.page, &table).await;
    let saves = slots(&twin.page).await;
    assert!(
        saves.iter().any(|(_, _, save)| serde_json::from_str::<Value>(save).expect("JSON") == played_on),
        "what was played is kept"
    );
    assert_eq!(count_kept(&twin.page).await, 2);
    twin.page.close().await;
}

/// Links that carry no whole match.
fn broken() -> Vec<String> {
    let whole = fragment(&find(10, is_over));
    let illegal = fragment(&new_match(3, 50)) + "~move_e9_e1";
    vec![
        "match=".to_owned(),
        "match=%".to_owned(),
        whole[..whole.len() - 40].to_owned(),
        whole.replacen("%5B", "%FF", 1),
        whole.replace("grid", "croquet"),
        illegal,
        format!("match={}", "~end".repeat(20_000)),
    ]
}

/// The sentence in sight that says what is wrong with a link.
async fn is_told(page: &Page, link: &str, lang: Lang) {
    let trouble = open(&ROWS, &record(link).expect("it says that it carries a match")).err().expect("it is broken");
    let why = &trouble.said()[lang as usize];
    page.wait_text(".notice p", why).await;
    let place = page.rect(".notice").await;
    let (_, height) = page.screen().size();
    assert!(place[1] >= 0.0 && place[1] + place[3] <= f64::from(height), "it is in sight: {place:?}");
    assert_alone(page).await;
}

#[tokio::test]
async fn a_broken_link_is_told_in_every_language_and_nothing_is_lost() {
    let mut moved = new_match(3, 50);
    play(&mut moved, &["go e8", "end", "end"]);
    let page = doorstep(Screen::Phone).await;
    keep(&page, Slot::Match, &moved.save().to_string()).await;
    let doorstep = page.js("return location.href").await.as_str().expect("an address").to_owned();
    for (n, link) in broken().iter().enumerate() {
        let lang = Lang::ALL[n % Lang::ALL.len()];
        keep(&page, Slot::Lang, lang.tag()).await;
        page.goto(&page.site().url(&format!("#{link}"))).await;
        page.wait_for(".games").await;
        is_told(&page, link, lang).await;
        assert_eq!(count_kept(&page).await, 1);
        press(&page, ".notice button").await;
        page.wait_gone(".notice").await;
        page.goto(&doorstep).await;
    }
    keep(&page, Slot::Lang, "en").await;
    page.goto(&page.site().url("")).await;
    press(&page, "#continue").await;
    // Into the page that is open, too.
    let mut twin = Twin::of(page).await;
    for link in broken() {
        twin.page.goto(&twin.page.site().url(&format!("#{link}"))).await;
        is_told(&twin.page, &link, Lang::En).await;
        twin.agree().await;
    }
    twin.settle().await;
    press(&twin.page, ".notice button").await;
    twin.play(&twin.choice("end"), true).await;
    twin.reload().await;
    twin.page.close().await;
}

#[tokio::test]
async fn a_link_does_not_give_a_sealed_aim_away() {
    // GS-28
    let table = find(50, awaits_dive);
    let twin = Twin::open(Screen::Phone, &table).await;
    twin.uncover().await;
    let link = copied_link(&twin).await;
    assert!(!link.contains("shoot"), "{link}");
    let other = Page::blank(Screen::Phone, twin.page.site()).await;
    other.goto(&link).await;
    let other = shows(other, &before_last(&table)).await;
    other.page.close().await;
    twin.page.close().await;
}

#[tokio::test]
async fn what_the_browser_does_not_copy_can_be_copied_by_hand() {
    const NO_CLIPBOARD: &str = "Object.defineProperty(navigator, 'clipboard', {value: undefined})";
    const REFUSED: &str =
        "navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))";
    for refusal in [REFUSED, NO_CLIPBOARD] {
        let twin = Twin::open(Screen::Phone, &scored()).await;
        let page = &twin.page;
        page.js(refusal).await;
        press(page, ".history summary").await;
        let texts = [
            ("record", twin.table.record(Lang::En)),
            ("link", page.site().url(&format!("#{}", fragment(&twin.table)))),
        ];
        for (what, text) in texts {
            press(page, &format!(".history .copy-{what}")).await;
            page.wait_until(&format!("document.querySelector('.by-hand textarea')?.value === {}", json!(text))).await;
            press(page, ".by-hand textarea").await;
            page.wait_until("document.activeElement.matches('.by-hand textarea')").await;
            let field = "const f = document.activeElement; return [f.readOnly, f.value.slice(f.selectionStart, f.selectionEnd)]";
            assert_eq!(page.js(field).await, json!([true, text]));
            assert_ne!(page.text(&format!(".history .copy-{what}")).await, "Copied.");
        }
        for (lang, words) in [(Lang::Fr, "vous-même"), (Lang::Es, "Cópialo"), (Lang::En, "yourself")] {
            speak(page, lang).await;
            page.wait_text(".by-hand", words).await;
        }
        page.shot("copy-by-hand").await;
        // Once it may copy, nothing is left to be done by hand.
        if refusal == REFUSED {
            copied(page, ".history .copy-link").await;
            page.wait_gone(".by-hand").await;
        }
        twin.page.close().await;
    }
}

#[tokio::test]
async fn at_full_time_a_link_can_be_copied_by_keys() {
    let twin = Twin::open(Screen::Desktop, &find(4, is_over)).await;
    twin.page.js("navigator.clipboard.writeText = text => { window.copied = text; return Promise.resolve() }").await;
    twin.page.js("document.querySelector('.full-time .copy-link').focus()").await;
    for (lang, words) in [(Lang::Fr, "Copier un lien"), (Lang::Es, "Copiar un enlace"), (Lang::En, "Copy a link")] {
        speak(&twin.page, lang).await;
        twin.page.wait_text(".full-time .copy-link", words).await;
    }
    twin.page.press("Enter").await;
    twin.page.wait_text(".full-time .copy-link", "Copied.").await;
    let link = twin.page.js("return window.copied").await.as_str().expect("a text").to_owned();
    let other = Page::blank(Screen::Phone, twin.page.site()).await;
    other.goto(&link).await;
    other.wait_for(".full-time").await;
    let other = shows(other, &twin.table).await;
    other.page.close().await;
    twin.page.close().await;
}

/// A blog with the page in a frame of it.
async fn in_a_frame(screen: Screen, query: &str, sandbox: Option<&str>) -> Page {
    let host = Site::with(Serving { to_all_origins: true, ..Serving::default() });
    let blog = Site::new();
    let page = Page::blank(screen, &host).await;
    page.allow(&blog);
    page.goto(&blog.add_frame(&host.url(query), sandbox)).await;
    page.enter_frame("#frame").await;
    page
}

const LINK: &str = ".full-page";

async fn address(page: &Page) -> String {
    page.attribute(LINK, "href").await.expect("an address")
}

/// Begins a match of Grid Soccer for two people in a frame, and ends two turns.
async fn two_turns(page: &Page) {
    press(page, "[data-choice=\"grid\"]").await;
    press(page, "[value=\"two-people\"]").await;
    press(page, "#start").await;
    page.wait_for(".match .board").await;
    for turn in ["Away", "Home"] {
        tokio::time::sleep(crate::twin::FUMBLE).await;
        // Nothing but a pass begins a match.
        if page.count(&choice_in(".buttons", "end")).await > 0 {
            press(page, &choice_in(".buttons", "end")).await;
        }
        page.wait_text("#live-turn", turn).await;
    }
}

/// What of a match can be seen and heard.
async fn seen(page: &Page) -> Value {
    page.js("return ['#score', '.facts', '#live-turn'].map(css => document.querySelector(css).textContent)").await
}

#[tokio::test]
async fn out_of_a_sandboxed_frame_a_link_leads_to_the_whole_page_with_the_match() {
    let page = in_a_frame(Screen::Desktop, "?embed=1&lang=fr&theme=dark", Some("allow-scripts allow-popups")).await;
    page.wait_for(LINK).await;
    page.wait_text(LINK, "Ouvrir en pleine page").await;
    assert_eq!(address(&page).await, page.site().url("?lang=fr&theme=dark"));
    speak(&page, Lang::En).await;
    two_turns(&page).await;
    page.wait_text("#not-saved", "Not saved here").await;
    page.wait_text(LINK, "Open in full page").await;
    let here = seen(&page).await;
    // The blog was scrolled to the buttons below.
    page.leave_frame().await;
    page.js("scrollTo(0, 0)").await;
    page.enter_frame("#frame").await;
    press(&page, LINK).await;
    let link = address(&page).await;
    assert!(link.starts_with(&page.site().url("?lang=en&theme=dark#match=")), "{link}");
    page.tab(1).await;
    page.wait_for(".match .board").await;
    assert_eq!(seen(&page).await, here);
    assert_eq!(page.js("return document.documentElement.dataset.theme").await, json!("dark"));
    assert_eq!(
        page.js("return document.documentElement.hasAttribute('data-embed') || window.opener !== null").await,
        json!(false)
    );
    assert_eq!(page.count(LINK).await, 0, "this is the whole page");
    page.wait_until("location.hash === ''").await;
    page.close().await;
}

#[tokio::test]
async fn the_link_of_a_frame_is_up_to_date_for_keys_and_for_the_menu_of_the_browser() {
    let page = in_a_frame(Screen::Desktop, "?embed=1&lang=en", Some("allow-scripts")).await;
    two_turns(&page).await;
    let before = address(&page).await;
    // Keys reach it, and it is as the match stands.
    page.js("document.querySelector('#all-games').focus()").await;
    page.press("Tab").await;
    assert_eq!(page.js(&format!("return document.activeElement.matches('{LINK}')")).await, json!(true));
    let by_keys = address(&page).await;
    assert_ne!(by_keys, before);
    tokio::time::sleep(crate::twin::FUMBLE).await;
    press(&page, &choice_in(".buttons", "end")).await;
    page.wait_text("#live-turn", "Away").await;
    assert_eq!(address(&page).await, by_keys, "a move costs nothing");
    page.js(&format!("document.querySelector('{LINK}').dispatchEvent(new MouseEvent('contextmenu', {{bubbles: true, cancelable: true}}))"))
        .await;
    let by_menu = address(&page).await;
    assert!(by_menu.len() > by_keys.len(), "{by_menu}");
    // This frame may open nothing: a press does no harm, and the match goes on.
    press(&page, LINK).await;
    page.press("Enter").await;
    page.forgive().await;
    tokio::time::sleep(crate::twin::FUMBLE).await;
    press(&page, &choice_in(".buttons", "end")).await;
    page.wait_text("#live-turn", "Home").await;
    // A copy of the link opens the match elsewhere.
    let here = page.js("return document.querySelector('#score').textContent").await;
    page.goto(&by_menu).await;
    page.wait_for(".match .board").await;
    assert_eq!(page.text("#score").await, here);
    page.wait_text("#live-turn", "Away").await;
    page.close().await;
}

#[tokio::test]
async fn the_link_of_a_frame_leads_to_the_game_that_is_set_up_there() {
    let page = in_a_frame(Screen::Phone, "?embed=1&lang=es&game=hex&colour=red", None).await;
    page.wait_for("#start").await;
    let link = address(&page).await;
    assert_eq!(link, page.site().url("?lang=es&theme=auto&game=hex"));
    page.goto(&link).await;
    page.wait_for("#start").await;
    assert_eq!(page.count(LINK).await, 0);
    page.close().await;
}

#[tokio::test]
async fn a_frame_opens_the_match_that_its_host_gives_it() {
    let table = scored();
    let page =
        in_a_frame(Screen::Phone, &format!("?embed=1&lang=en#{}", fragment(&table)), Some("allow-scripts")).await;
    page.wait_for(".match.grid .board").await;
    let score = table.now().score();
    assert_eq!(page.text("#score").await, format!("{}–{}", score.home, score.away));
    page.close().await;
}
