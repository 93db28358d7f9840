//! Several matches are kept, each in two slots, and none is ever lost: not to another match, a torn write, a newer
//! program or a second tab.

use browser::{Page, Screen, Serving, Site};
use serde_json::{Value, json};
use touchline::game::{Outcome, Turn};
use touchline::games::ROWS;
use touchline::session::Details;
use touchline::setup::Setup;
use touchline::side::BySide;
use touchline::slots::Kept;
use touchline::table::{AnyTable, open};
use touchline::words::Lang;

use crate::look::{chooser, look, scene};
use crate::players::{before_last, find, is_over, new_match, play};
use crate::twin::{Slot, Twin, choice_in, doorstep, keep, kept, paste, press, slots, speak, unfold_opener};

const PATH: &str = "touchline:/any/sub/path/:";

/// A match of the game in this row of the registry, not yet begun.
fn match_of(game: usize, home: &str, away: &str) -> AnyTable {
    let names = BySide { home: home.to_owned(), away: away.to_owned() };
    let details = Details { names, ..Details::default() };
    let setup = Setup::preset((ROWS[game].options)());
    (ROWS[game].start)(setup, touchline::dice::Seed(5), details).expect("the presets go together")
}

/// The same with the first choice on offer played.
fn begun(game: usize, home: &str, away: &str) -> AnyTable {
    let mut table = match_of(game, home, away);
    let first = scene(&table, None).choices.first().expect("a choice").clone();
    assert_eq!(table.play(table.revision(), &first.plays), Ok(true));
    table
}

/// A match of Grid Soccer with three steps played.
fn started() -> AnyTable {
    let mut table = new_match(3, 50);
    play(&mut table, &["go e8", "go e7", "end"]);
    table
}

/// Keeps a match as the page does: written with this revision at this time.
async fn shelve(page: &Page, name: &str, table: &AnyTable, revision: u32, when: u64) {
    let text = Kept { revision, ..Kept::of(table.as_ref(), when) }.text();
    put(page, name, &text).await;
}

async fn put(page: &Page, name: &str, text: &str) {
    page.js(&format!("localStorage.setItem({}, {})", json!(format!("{PATH}{name}")), json!(text))).await;
}

async fn get(page: &Page, name: &str) -> Option<String> {
    let text = page.js(&format!("return localStorage.getItem({})", json!(format!("{PATH}{name}")))).await;
    text.as_str().map(str::to_owned)
}

/// The first page, with what was kept before it came.
async fn home(page: &Page) {
    page.goto(&page.site().url("")).await;
    page.wait_for(".games").await;
}

/// Opens the older matches if they are not open. The list is made anew with every change, so it is looked at again
/// once it has settled.
async fn open_older(page: &Page) {
    for _ in 0..10 {
        page.wait_for("#older").await;
        tokio::time::sleep(crate::twin::FUMBLE).await;
        if page.count("#older[open] .pairing").await > 0 {
            return;
        }
        press(page, "#older summary").await;
    }
}

fn row(name: &str) -> String {
    format!("[data-match=\"{name}\"]")
}

/// Presses what may be scrolled out of the host's window, where no finger of the test can reach it.
async fn press_inside(page: &Page, css: &str) {
    page.wait_for(css).await;
    page.js(&format!("document.querySelector({}).click()", json!(css))).await;
}

/// Ends the turn in the match on screen, so that something was played.
async fn make_a_move(page: &Page) {
    page.wait_for(".match .board").await;
    let before = page.text("#live-turn").await;
    press_inside(page, ".buttons [data-choice=\"end\"]").await;
    page.wait_until(&format!("document.querySelector('#live-turn').textContent.trim() !== {}", json!(before))).await;
    tokio::time::sleep(crate::twin::FUMBLE).await;
}

/// Notes what is copied, and what is saved as a file under which name, instead of doing it.
async fn watch_exports(page: &Page) {
    page.js("navigator.clipboard.writeText = text => { window.copied = text; return Promise.resolve() };\
         URL.createObjectURL = blob => { blob.text().then(text => window.saved = text); return 'blob:kept' };\
         HTMLAnchorElement.prototype.click = function () { window.file = this.download }")
        .await;
}

#[tokio::test]
async fn matches_of_every_game_are_listed_and_each_goes_on() {
    let page = doorstep(Screen::Phone).await;
    for game in 0..ROWS.len() {
        let [home, away] = [format!("Rovers {game}"), format!("Albion {game}")];
        shelve(&page, &format!("match-{game}"), &begun(game, &home, &away), 1, game as u64).await;
    }
    home(&page).await;
    for lang in Lang::ALL {
        speak(&page, lang).await;
        open_older(&page).await;
        let names = page.texts(".kept .pairing").await;
        let wanted: Vec<_> = (0..ROWS.len()).rev().map(|game| format!("Rovers {game} 0–0 Albion {game}")).collect();
        assert_eq!(names, wanted, "the latest first");
        for (shown, row) in page.texts(".kept .when").await.iter().zip(ROWS.iter().rev()) {
            assert!(shown.contains(row.card.name.words(lang)), "{shown}");
        }
    }
    for (game, of) in ROWS.iter().enumerate() {
        open_older(&page).await;
        press(&page, &format!("{} .go-on", row(&format!("match-{game}")))).await;
        page.wait_for(&format!(".match.{} .board", of.card.id)).await;
        assert_eq!(page.texts(".team .name").await[0], format!("Rovers {game}"));
        press(&page, "#all-games").await;
        page.wait_for(".games").await;
    }
    page.close().await;
}

#[tokio::test]
async fn the_list_says_the_score_whose_turn_it_is_and_what_is_over() {
    let over = find(6, is_over);
    let going = started();
    let page = doorstep(Screen::Phone).await;
    shelve(&page, "match-a", &going, 4, 2).await;
    shelve(&page, "match-b", &over, 9, 1).await;
    home(&page).await;
    let score = crate::look::scene(&over, None).score;
    let wanted = [
        (Lang::En, "Turn 2, Albion", "Full time"),
        (Lang::Fr, "Tour 2, Albion", "Fin du match"),
        (Lang::Es, "Turno 2, Albion", "Final del partido"),
    ];
    for (lang, due, end) in wanted {
        speak(&page, lang).await;
        page.wait_text(&format!("{} .when", row("match-a")), due).await;
        page.wait_text(&format!("{} .when", row("match-b")), end).await;
        page.wait_text(
            &format!("{} .pairing", row("match-b")),
            &format!("Rovers {}–{} Albion", score.home, score.away),
        )
        .await;
    }
    page.close().await;
}

#[tokio::test]
async fn a_new_match_leaves_the_others_and_lies_beside_them() {
    let mut twin = Twin::open(Screen::Phone, &started()).await;
    let first = slots(&twin.page).await;
    press(&twin.page, "#all-games").await;
    press(&twin.page, "[data-choice=\"grid\"]").await;
    press(&twin.page, "#start").await;
    make_a_move(&twin.page).await;
    let both = slots(&twin.page).await;
    assert!(first.iter().all(|slot| both.contains(slot)), "{first:?} is not in {both:?}");
    press(&twin.page, "#all-games").await;
    twin.page.wait_for(".shelf").await;
    assert_eq!(twin.page.count(".kept").await, 2);
    let old = first[0].0.strip_prefix(PATH).expect("the page's own").to_owned();
    press(&twin.page, &format!("{} .go-on", row(&old))).await;
    twin.page.wait_for(".match .board").await;
    twin.agree().await;
    twin.play(&twin.choice("end"), true).await;
    twin.page.close().await;
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
async fn a_match_is_deleted_after_a_question_only() {
    let page = doorstep(Screen::Phone).await;
    shelve(&page, "match-a", &started(), 1, 1).await;
    shelve(&page, "match-a.b", &started(), 2, 2).await;
    shelve(&page, "match-b", &begun(0, "", ""), 1, 3).await;
    home(&page).await;
    let a = row("match-a");
    press(&page, &format!("{a} .more")).await;
    press(&page, &format!("{a} .delete")).await;
    for (lang, words) in [(Lang::En, "for good?"), (Lang::Fr, "pour de bon"), (Lang::Es, "para siempre")] {
        speak(&page, lang).await;
        page.wait_text(&format!("{a} .ways p"), words).await;
    }
    press(&page, &format!("{a} .keep")).await;
    page.wait_gone(&format!("{a} .keep")).await;
    assert!(get(&page, "match-a").await.is_some() && get(&page, "match-a.b").await.is_some());
    press(&page, &format!("{a} .delete")).await;
    page.wait_for(&format!("{a} .keep")).await;
    press(&page, &format!("{a} .delete")).await;
    page.wait_gone(&a).await;
    assert_eq!((get(&page, "match-a").await, get(&page, "match-a.b").await), (None, None));
    assert!(get(&page, "match-b").await.is_some());
    page.close().await;
}

#[tokio::test]
async fn matches_leave_the_page_as_texts_and_files_and_come_back_beside_the_others() {
    let page = doorstep(Screen::Phone).await;
    let (one, two) = (started(), begun(3, "Wanderers", "United"));
    shelve(&page, "match-a", &one, 1, 1).await;
    shelve(&page, "match-b", &two, 1, 2).await;
    home(&page).await;
    watch_exports(&page).await;
    let a = row("match-a");
    press(&page, &format!("{a} .more")).await;
    press(&page, &format!("{a} .copy")).await;
    page.wait_until("window.copied !== undefined").await;
    assert_eq!(page.js("return window.copied").await, json!(one.save().to_string()));
    press(&page, &format!("{a} .save")).await;
    page.wait_until("window.file === 'touchline-grid-match-a.json' && window.saved === window.copied").await;
    press(&page, "#save-all").await;
    page.wait_until("window.file === 'touchline-matches.json' && window.saved.startsWith('[')").await;
    let all = page.js("return window.saved").await.as_str().expect("a text").to_owned();
    let saves: Vec<Value> = serde_json::from_str(&all).expect("a list of saves");
    assert_eq!(saves, [two.save(), one.save()]);

    let before = slots(&page).await;
    let spoilt = all.replacen("[{", "[7, {", 1);
    unfold_opener(&page).await;
    paste(&page, "#pasted", &spoilt).await;
    press(&page, "#open").await;
    page.wait_text(".notice p", "2 matches were added. Not readable: 1.").await;
    page.wait_until("document.querySelectorAll('.kept').length === 4").await;
    let after = slots(&page).await;
    assert!(after.len() == 4 && before.iter().all(|slot| after.contains(slot)), "{after:?}");
    page.close().await;
}

#[tokio::test]
async fn a_file_is_opened_like_what_is_pasted() {
    let page = doorstep(Screen::Phone).await;
    home(&page).await;
    unfold_opener(&page).await;
    let table = started();
    let choose = |text: &str| {
        format!(
            "const files = new DataTransfer(); files.items.add(new File([{}], 'match.json'));\
             const field = document.querySelector('#file'); field.files = files.files;\
             field.dispatchEvent(new Event('change', {{bubbles: true}}))",
            json!(text)
        )
    };
    page.js(&choose("no match")).await;
    page.wait_for(".notice").await;
    page.js(&choose(&table.save().to_string())).await;
    let twin = Twin::of(page).await;
    assert_eq!(twin.table.save(), table.save());
    twin.page.close().await;
}

#[tokio::test]
async fn only_finished_matches_make_room_the_oldest_first() {
    let (over, going) = (find(6, is_over), started());
    let page = doorstep(Screen::Phone).await;
    for n in 0..18_u64 {
        shelve(&page, &format!("match-going{n}"), &going, 1, n).await;
    }
    for (n, when) in [(0, 30), (1, 20), (2, 40)] {
        shelve(&page, &format!("match-over{n}"), &over, 1, when).await;
    }
    home(&page).await;
    let start_another = async || {
        press(&page, "[data-choice=\"grid\"]").await;
        press(&page, "#start").await;
        make_a_move(&page).await;
        press(&page, "#all-games").await;
        page.wait_for(".shelf").await;
    };
    start_another().await;
    let finished = async || {
        [
            get(&page, "match-over0").await.is_some(),
            get(&page, "match-over1").await.is_some(),
            get(&page, "match-over2").await.is_some(),
        ]
    };
    assert_eq!(finished().await, [false, false, true], "two had to go, the oldest");
    start_another().await;
    assert_eq!(finished().await, [false; 3]);
    start_another().await;
    let going = page.js("return Object.keys(localStorage).filter(k => k.includes('match-going')).length").await;
    assert_eq!(going, json!(18), "a match that is not over never goes by itself");
    assert_eq!(page.count(".kept").await, 21);
    page.close().await;
}

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

#[tokio::test]
async fn a_match_in_which_nothing_was_played_is_not_listed_and_not_lost_either() {
    let mut twin = Twin::open(Screen::Phone, &new_match(1, 50)).await;
    twin.reload().await;
    press(&twin.page, "#all-games").await;
    twin.page.wait_for(".games").await;
    assert_eq!(twin.page.count(".kept").await, 0);
    twin.page.forward().await;
    twin.page.wait_for(".match .board").await;
    twin.agree().await;
    // Another tab lists it from the first move on, though all of it was taken back.
    twin.page.goto_in_new_tab(&twin.page.site().url("")).await;
    twin.page.wait_for(".watching").await;
    press(&twin.page, "#all-games").await;
    twin.page.wait_for(".games").await;
    assert_eq!(twin.page.count(".kept").await, 0);
    twin.page.tab(0).await;
    twin.play(&twin.choice("go e8"), true).await;
    twin.undo().await;
    twin.page.tab(1).await;
    twin.page.wait_for("#continue").await;
    twin.page.close().await;
}

#[tokio::test]
async fn matches_in_which_nothing_was_played_go_when_the_next_begins_unless_they_are_new() {
    let page = doorstep(Screen::Phone).await;
    let unplayed = new_match(1, 50);
    let now = page.js("return Date.now()").await.as_u64().expect("a time");
    shelve(&page, "match-old", &unplayed, 1, 1).await;
    shelve(&page, "match-new", &unplayed, 1, now).await;
    shelve(&page, "match-played", &started(), 1, 1).await;
    home(&page).await;
    assert_eq!(page.count(".kept").await, 1);
    press(&page, "[data-play=\"grid\"]").await;
    page.wait_for(".match .board").await;
    assert_eq!(get(&page, "match-old").await, None);
    assert!(get(&page, "match-new").await.is_some(), "somebody may sit before it in another tab");
    assert!(get(&page, "match-played").await.is_some());
    page.close().await;
}

#[tokio::test]
async fn of_a_list_only_what_was_played_is_added() {
    let page = doorstep(Screen::Phone).await;
    home(&page).await;
    unfold_opener(&page).await;
    let list = Value::Array(vec![started().save(), new_match(1, 50).save(), json!(7)]);
    paste(&page, "#pasted", &list.to_string()).await;
    press(&page, "#open").await;
    page.wait_text(".notice p", "1 match was added. Not readable: 1.").await;
    page.wait_until("document.querySelectorAll('.kept').length === 1").await;
    page.close().await;
}

#[tokio::test]
async fn the_list_says_who_won_and_who_gave_up() {
    let page = doorstep(Screen::Phone).await;
    let mut given_up = started();
    given_up.resign(touchline::side::Side::Home).expect("it can be given up");
    let won = find(6, |t| is_over(t) && !matches!(t.turn(), Turn::Over(Outcome::Draw)));
    let drawn = find(6, |t| matches!(t.turn(), Turn::Over(Outcome::Draw)));
    let winner = if scene(&won, None).score.home > scene(&won, None).score.away { "Rovers" } else { "Albion" };
    for (name, table) in [("given-up", &given_up), ("won", &won), ("drawn", &drawn)] {
        shelve(&page, &format!("match-{name}"), table, 1, 1).await;
    }
    home(&page).await;
    let wanted = [
        (Lang::En, "Albion wins by resignation", format!("Full time, the winner is {winner}"), "Full time, a draw"),
        (Lang::Fr, "Victoire par abandon : Albion", format!("victoire : {winner}"), "match nul"),
        (Lang::Es, "Gana Albion por abandono", format!("gana {winner}"), "empate"),
    ];
    for (lang, by_resignation, by_goals, draw) in wanted {
        speak(&page, lang).await;
        let texts = |said: &str| said.replace(['\u{a0}', '\u{202f}'], " ");
        for (name, words) in [("given-up", by_resignation), ("won", by_goals.as_str()), ("drawn", draw)] {
            let when = texts(&page.text(&format!("{} .when", row(&format!("match-{name}")))).await);
            assert!(when.contains(words), "{name} in {}: {when}", lang.tag());
        }
    }
    page.close().await;
}

#[tokio::test]
async fn a_save_put_aside_by_an_earlier_page_is_listed() {
    let page = doorstep(Screen::Phone).await;
    keep(&page, Slot::Aside, "{\"v\":99}").await;
    home(&page).await;
    page.wait_text(".kept.broken p", "newer version").await;
    // One that can be opened by now is a match like the others.
    keep(&page, Slot::Aside, &started().save().to_string()).await;
    home(&page).await;
    page.wait_for("#continue").await;
    assert_eq!((page.count(".broken").await, kept(&page, Slot::Aside).await), (0, None));
    let save = kept(&page, Slot::Match).await.expect("a match");
    assert_eq!(open(&ROWS, &save).expect("it opens").save(), started().save());
    page.close().await;
}
