//! Several matches are kept, each in two slots, and none is ever lost: not to another match, a torn write, a newer
//! program or a browser that keeps nothing more; and Back and Forward find them again.

use browser::{Page, Screen, Serving, Site};
use serde_json::{Value, json};
use touchline::games::ROWS;
use touchline::session::Details;
use touchline::setup::Setup;
use touchline::side::BySide;
use touchline::slots::Kept;
use touchline::table::AnyTable;
use touchline::words::Lang;

use crate::look::{chooser, look, scene};
use crate::players::{before_last, find, new_match, play};
use crate::twin::{Slot, Twin, choice_in, doorstep, kept, press, slots, speak};

pub const PATH: &str = "touchline:/any/sub/path/:";

/// A match of the game in this row of the registry, not yet begun.
fn match_of(game: usize, home: &str, away: &str) -> AnyTable {
    let names = BySide { home: home.to_owned(), away: away.to_owned() };
    let details = Details { names, ..Details::default() };
    let setup = Setup::preset((ROWS[game].options)());
    (ROWS[game].start)(setup, touchline::dice::Seed(5), details).expect("the presets go together")
}

/// The same with the first choice on offer played.
pub fn begun(game: usize, home: &str, away: &str) -> AnyTable {
    let mut table = match_of(game, home, away);
    let first = scene(&table, None).choices.first().expect("a choice").clone();
    assert_eq!(table.play(table.revision(), &first.plays), Ok(true));
    table
}

/// A match of Grid Soccer with three steps played.
pub fn started() -> AnyTable {
    let mut table = new_match(3, 50);
    play(&mut table, &["go e8", "go e7", "end"]);
    table
}

/// Keeps a match as the page does: written with this revision at this time.
pub async fn shelve(page: &Page, name: &str, table: &AnyTable, revision: u32, when: u64) {
    let text = Kept { revision, ..Kept::of(table.as_ref(), when) }.text();
    put(page, name, &text).await;
}

async fn put(page: &Page, name: &str, text: &str) {
    page.js(&format!("localStorage.setItem({}, {})", json!(format!("{PATH}{name}")), json!(text))).await;
}

pub async fn get(page: &Page, name: &str) -> Option<String> {
    let text = page.js(&format!("return localStorage.getItem({})", json!(format!("{PATH}{name}")))).await;
    text.as_str().map(str::to_owned)
}

/// The first page, with what was kept before it came.
pub async fn home(page: &Page) {
    page.goto(&page.site().url("")).await;
    page.wait_for(".games").await;
}

pub fn row(name: &str) -> String {
    format!("[data-match=\"{name}\"]")
}

/// Presses what may be scrolled out of the host's window, where no finger of the test can reach it.
async fn press_inside(page: &Page, css: &str) {
    page.wait_for(css).await;
    page.js(&format!("document.querySelector({}).click()", json!(css))).await;
}

/// Ends the turn in the match on screen, so that something was played.
pub async fn make_a_move(page: &Page) {
    page.wait_for(".match .board").await;
    let before = page.text("#live-turn").await;
    press_inside(page, ".buttons [data-choice=\"end\"]").await;
    page.wait_until(&format!("document.querySelector('#live-turn').textContent.trim() !== {}", json!(before))).await;
    tokio::time::sleep(crate::twin::FUMBLE).await;
}

/// Notes what is copied, and what is saved as a file under which name, instead of doing it.
pub async fn watch_exports(page: &Page) {
    page.js("navigator.clipboard.writeText = text => { window.copied = text; return Promise.resolve() };\
         URL.createObjectURL = blob => { blob.text().then(text => window.saved = text); return 'blob:kept' };\
         HTMLAnchorElement.prototype.click = function () { window.file = this.download }")
        .await;
}

#[tokio::test]
async fn the_match_of_an_earlier_page_is_taken_over_once() {
    let twin = Twin::open(Screen::Phone, &started()).await;
    assert_eq!(get(&twin.page, "match").await, None);
    let before = slots(&twin.page).await;
    twin.reload().await;
    assert_eq!(slots(&twin.page).await, before);
    twin.page.close().await;
}

#[tokio::test]
async fn slots_are_written_in_turn_and_the_step_before_stays() {
    let mut twin = Twin::open(Screen::Phone, &new_match(1, 50)).await;
    for step in ["go e8", "go e7", "end"] {
        let before = twin.table.save();
        twin.play(&twin.choice(step), true).await;
        let [(new, revision, _), (old, earlier, save)] = &slots(&twin.page).await[..] else { panic!("two slots") };
        assert_ne!(new, old);
        assert_eq!(*earlier, revision - 1);
        assert_eq!(serde_json::from_str::<Value>(save).expect("JSON"), before);
    }
    twin.page.close().await;
}

#[tokio::test]
async fn a_broken_newest_slot_falls_back_to_the_step_before_and_says_so() {
    let mut twin = Twin::open(Screen::Phone, &new_match(1, 50)).await;
    twin.play(&twin.choice("go e8"), true).await;
    twin.play(&twin.choice("go e7"), true).await;
    let newest = slots(&twin.page).await[0].0.clone();
    let tear = format!("const t = localStorage.getItem({0}); localStorage.setItem({0}, t.slice(0, -9))", json!(newest));
    twin.page.js(&tear).await;
    twin.table = before_last(&twin.table);
    twin.reload().await;
    let told = [(Lang::En, "was damaged"), (Lang::Fr, "était abîmé"), (Lang::Es, "estaba dañado")];
    for (lang, words) in told {
        speak(&twin.page, lang).await;
        twin.page.wait_text(".notice p", words).await;
    }
    speak(&twin.page, Lang::En).await;
    twin.play(&twin.choice("go e7"), true).await;
    twin.reload().await;
    assert_eq!(twin.page.count(".notice").await, 0, "the damage is written over");
    twin.page.close().await;
}

#[tokio::test]
async fn a_match_broken_in_both_slots_is_kept_as_it_is_and_can_be_taken_out() {
    let page = doorstep(Screen::Phone).await;
    put(&page, "match-a", "touchline-1 00000000 torn").await;
    put(&page, "match-a.b", "gone").await;
    shelve(&page, "match-b", &started(), 1, 7).await;
    home(&page).await;
    for (lang, words) in
        [(Lang::En, "damaged or incomplete"), (Lang::Fr, "abîmée ou incomplète"), (Lang::Es, "dañado o incompleto")]
    {
        speak(&page, lang).await;
        page.wait_text(".kept.broken p", words).await;
    }
    watch_exports(&page).await;
    press(&page, ".broken .copy").await;
    page.wait_until("window.copied === 'touchline-1 00000000 torn\\ngone'").await;
    press(&page, ".broken .save").await;
    page.wait_until("window.saved === window.copied && window.file === 'touchline-match-a.txt'").await;
    press(&page, "#continue").await;
    page.wait_for(".match .board").await;
    assert_eq!(get(&page, "match-a").await.as_deref(), Some("touchline-1 00000000 torn"));
    page.close().await;
}

#[tokio::test]
async fn what_a_newer_program_kept_is_left_untouched() {
    let page = doorstep(Screen::Phone).await;
    let newer = "touchline-2 in another way";
    shelve(&page, "match-a", &started(), 4, 7).await;
    put(&page, "match-a.b", newer).await;
    let of_newer_rules = Kept { save: "{\"v\":99,\"game\":\"grid\"}".to_owned(), ..Kept::of(started().as_ref(), 8) };
    put(&page, "match-b", &of_newer_rules.text()).await;
    let before = page.js("return Object.entries(localStorage).filter(([k]) => k.includes('match')).sort()").await;
    home(&page).await;
    page.wait_for(".kept.broken").await;
    let told = page.texts(".kept.broken p").await;
    assert!(told.len() == 2 && told.iter().all(|words| words.contains("newer version")), "{told:?}");
    assert_eq!(page.count(".go-on").await, 0);
    press(&page, "[data-choice=\"grid\"]").await;
    press(&page, "#start").await;
    page.wait_for(".match .board").await;
    press(&page, &choice_in(".buttons", "end")).await;
    let after = "return Object.entries(localStorage).filter(([k]) => /match-[ab]/.test(k)).sort()";
    assert_eq!(page.js(after).await, before);
    page.close().await;
}

#[tokio::test]
async fn back_and_forward_walk_between_the_games_and_what_was_entered() {
    let page = Page::open(Screen::Phone).await;
    page.wait_for(".games").await;
    let length = || async { page.js("return history.length").await.as_u64().expect("a number") };
    let before = length().await;
    press(&page, "[data-choice=\"street\"]").await;
    page.wait_for(".set-up").await;
    page.back().await;
    page.wait_for(".games").await;
    page.forward().await;
    page.wait_for(".set-up").await;
    page.reload().await;
    page.wait_for(".set-up h1").await;
    assert_eq!(page.text("h1").await, "Street Fives");
    press(&page, "#start").await;
    page.wait_for(".match.street .board").await;
    let shown = look(&page).await;
    page.back().await;
    page.wait_for(".games").await;
    assert_eq!(page.count(".kept").await, 0, "nothing was played");
    page.forward().await;
    page.wait_for(".match.street .board").await;
    assert_eq!(look(&page).await, shown);
    page.reload().await;
    page.wait_for(".match.street .board").await;
    assert_eq!(look(&page).await, shown);
    press(&page, "#all-games").await;
    page.wait_for(".games").await;
    page.wait_until("history.state === ''").await;
    assert_eq!(length().await, before + 1, "one entry, gone over again and again");
    page.forward().await;
    page.wait_for(".match.street .board").await;
    page.close().await;
}

#[tokio::test]
async fn a_frame_enters_nothing_into_the_history_of_its_host() {
    let (host, blog) = (Site::new(), Site::new());
    let page = Page::blank(Screen::Phone, &host).await;
    page.allow(&blog);
    page.goto(&blog.add_frame(&host.url(""), None)).await;
    let before = page.js("return history.length").await;
    page.enter_frame("#frame").await;
    press(&page, "[data-choice=\"grid\"]").await;
    press(&page, "#start").await;
    make_a_move(&page).await;
    press_inside(&page, "#all-games").await;
    press_inside(&page, "#continue").await;
    page.wait_for(".match .board").await;
    page.leave_frame().await;
    assert_eq!(page.js("return history.length").await, before);
    page.close().await;
}

#[tokio::test]
async fn matches_that_the_browser_does_not_keep_are_kept_in_memory_beside_each_other() {
    let host = Site::with(Serving { to_all_origins: true, ..Serving::default() });
    let blog = Site::new();
    let page = Page::blank(Screen::Phone, &host).await;
    page.allow(&blog);
    page.goto(&blog.add_frame(&host.url(""), Some("allow-scripts"))).await;
    page.enter_frame("#frame").await;
    for game in ["grid", "chess"] {
        press_inside(&page, &format!("[data-choice=\"{game}\"]")).await;
        press_inside(&page, "#start").await;
        page.wait_for("#not-saved").await;
        make_a_move(&page).await;
        press_inside(&page, "#all-games").await;
        page.wait_for(".games").await;
    }
    assert_eq!(page.count(".kept").await, 2);
    press_inside(&page, ".kept:not(:has(#continue)) .go-on").await;
    page.wait_for(".match.grid .board").await;
    page.close().await;
}

#[tokio::test]
async fn a_full_storage_keeps_the_last_step_that_fitted_and_catches_up_when_there_is_room() {
    let table = find(50, |t| chooser(t).is_some() && !crate::players::awaits_dive(t));
    let mut twin = Twin::open(Screen::Phone, &table).await;
    let fits = kept(&twin.page, Slot::Match).await;
    twin.page
        .js("window.fits = Storage.prototype.setItem;\
             Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }")
        .await;
    press(&twin.page, &choice_in(".buttons", "end")).await;
    assert_eq!(twin.table.play(twin.table.revision(), &["end".to_owned()]), Ok(true));
    twin.agree().await;
    twin.page.wait_for("#not-saved").await;
    // It can be left and gone on with, from memory.
    tokio::time::sleep(crate::twin::FUMBLE).await;
    press(&twin.page, "#all-games").await;
    press(&twin.page, "#continue").await;
    twin.page.wait_for(".match .board").await;
    twin.agree().await;
    assert_eq!(kept(&twin.page, Slot::Match).await, fits);
    twin.page.js("Storage.prototype.setItem = window.fits").await;
    tokio::time::sleep(crate::twin::FUMBLE).await;
    twin.play(&twin.choice("end"), true).await;
    twin.page.wait_gone("#not-saved").await;
    twin.reload().await;
    twin.page.close().await;
}
