//! Against the computer and without anybody (CO-4): it answers by itself, with a worker or without, nothing of it is
//! stale, and a person can follow it.

use std::time::{Duration, Instant};

use browser::{Page, Screen, Serving, Site};
use serde_json::{Value, json};
use touchline::games::ROWS;
use touchline::side::Side;
use touchline::table::{AnyTable, open_save};

use crate::look::{chooser, look};
use crate::players::{Draws, again, awaits_dive, is_over, new_match, pick, play};
use crate::secret::{AIMS, before_a_shot, everything};
use crate::twin::{FUMBLE, Slot, Twin, choice_in, doorstep, keep, kept, press};

/// How long a thought and the moves of a turn may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// Long enough for several of the computer's moves, had it any to make.
pub const A_WHILE: Duration = Duration::from_secs(2);

/// Writes down what workers say in `said`. While `hold` is set, answers are put into `held` instead of being heard, and
/// the worker seems to think on.
pub const OVERHEAR: &str = "window.said = []; window.held = []; const W = window.Worker; window.Worker = class extends W { \
     set onmessage(f) { const sign = () => window.hold && f(new MessageEvent('message', {data: '.'})); \
     setInterval(sign, 500); super.onmessage = e => { said.push(e.data); \
     window.hold && parseInt(e.data) >= 0 ? held.push(() => f(e)) : f(e); }; } };";

/// Ways in which there is no worker: refused, failing, and never saying a word.
const NO_WORKER: [&str; 3] = [
    "window.Worker = function () { throw new DOMException('no workers here', 'SecurityError') };",
    "{ const W = window.Worker; window.Worker = class extends W { constructor() { super('data:text/javascript,throw 1') } } }",
    "{ const W = window.Worker; window.Worker = class extends W { constructor() { super('data:text/javascript,') } } }",
];

/// Runs before the page's own script, in frames too.
pub async fn before_the_page(page: &Page, script: &str) {
    page.cdp("Page.addScriptToEvaluateOnNewDocument", json!({"source": script})).await;
}

/// The same match with other players: `person`, `computer-3`.
pub fn between(table: &AnyTable, home: &str, away: &str) -> AnyTable {
    let mut save = table.save();
    save["players"] = json!([home, away]);
    open_save(&ROWS, &save.to_string()).expect("a save opens")
}

/// A new match in which a person has ended their first turn against the computer.
fn computers_turn(level: u8) -> AnyTable {
    let mut table = between(&new_match(1, 50), "person", &format!("computer-{level}"));
    play(&mut table, &["end"]);
    table
}

/// The match that the page keeps.
pub async fn match_kept(page: &Page) -> AnyTable {
    let save = kept(page, Slot::Match).await.expect("a match is kept");
    open_save(&ROWS, &save).unwrap_or_else(|trouble| panic!("the kept match opens: {trouble:?}"))
}

/// How many moves were made in the match that the page keeps.
async fn moves(page: &Page) -> u64 {
    match_kept(page).await.save()["at"].as_u64().expect("a number of moves")
}

/// Opens the page with this match on screen.
pub async fn sit_down(page: &Page, table: &AnyTable) {
    keep(page, Slot::Match, &table.save().to_string()).await;
    keep(page, Slot::Screen, "match").await;
    page.goto(&page.site().url("")).await;
    page.wait_for(".match .board").await;
}

/// Waits until the kept match is as wanted.
pub async fn wait_match(page: &Page, what: &str, wanted: impl Fn(&AnyTable) -> bool) -> AnyTable {
    let start = Instant::now();
    loop {
        let table = match_kept(page).await;
        if wanted(&table) {
            return table;
        }
        assert!(start.elapsed() < PATIENCE, "waited in vain for {what}; the page shows {}", look(page).await);
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
}

/// Waits until this side is to choose, or the match is over, and the page takes taps.
async fn wait_turn(page: &Page, side: Side) -> AnyTable {
    let is_there = |t: &AnyTable| chooser(t) == Some(side) || is_over(t);
    let table = wait_match(page, &format!("{side}’s turn"), is_there).await;
    page.wait_until("document.querySelector('.thinking').textContent === ''").await;
    tokio::time::sleep(FUMBLE).await;
    table
}

/// Waits until the page says that the computer thinks.
pub async fn wait_thinking(page: &Page) {
    page.wait_text(".thinking", "The computer is thinking…").await;
}

/// The moves of `before` come first in `after`.
fn goes_on(before: &AnyTable, after: &AnyTable) {
    let steps = |t: &AnyTable| t.save()["steps"].as_array().expect("steps").clone();
    let (before, after) = (steps(before), steps(after));
    assert!(after.starts_with(&before), "{after:?} does not go on from {before:?}");
}

/// Goes to the set-up form and chooses these of its radios.
async fn set_up(page: &Page, choices: &[(&str, &str)]) {
    press(page, "[data-choice=\"grid\"]").await;
    page.wait_for("#start").await;
    for (name, value) in choices {
        press(page, &format!("[name=\"{name}\"][value=\"{value}\"]")).await;
    }
}

#[tokio::test]
async fn a_whole_match_is_played_against_the_computer_by_touch() {
    let page = Page::open(Screen::Phone).await;
    let dice = "let n = 5; crypto.getRandomValues = bytes => bytes.fill(n++);";
    before_the_page(&page, dice).await;
    page.reload().await;
    set_up(&page, &[("level", "level-1"), ("turns", "20")]).await;
    page.shot("phone-set-up-against-the-computer").await;
    press(&page, "#start").await;
    let mut twin = Twin::of(page).await;
    assert_eq!(twin.table.save()["players"], json!(["person", "computer-1"]));

    let (mut draws, mut turns) = (Draws::new(4), 0);
    while let Some((mate, choice)) = pick(&twin.table, &mut draws) {
        if let Some(mate) = mate {
            twin.point_at(mate).await;
        }
        let ways = twin.reach(&choice).await;
        press(&twin.page, &ways[0]).await;
        let before = twin.table.save()["at"].as_u64();
        let moved = |t: &AnyTable| t.save()["at"].as_u64() > before;
        let after = wait_match(&twin.page, "the person’s own move", moved).await;
        let mut own = again(&twin.table);
        own.play(own.revision(), &choice.plays).expect("what is offered can be played");
        goes_on(&own, &after);
        if chooser(&after) == Some(Side::Away) {
            wait_thinking(&twin.page).await;
            let shown = look(&twin.page).await;
            assert_eq!([&shown["verbs"], &shown["targets"], &shown["buttons"]], [&json!([]); 3], "nothing to touch");
            assert_eq!(shown["undo"], false);
            turns += 1;
        }
        twin.table = wait_turn(&twin.page, Side::Home).await;
        goes_on(&after, &twin.table);
        twin.agree().await;
        assert_eq!(twin.page.count(".cover").await, 0, "nobody hands the device over");
    }
    assert!(is_over(&twin.table) && turns >= 5, "{turns} turns of the computer");
    twin.page.shot("phone-full-time-against-the-computer").await;
    press(&twin.page, "#rematch").await;
    twin.page.wait_gone(".full-time").await;
    let next = match_kept(&twin.page).await.save();
    assert_eq!([&next["players"], &next["steps"]], [&json!(["person", "computer-1"]), &json!([])]);
    twin.page.close().await;
}

#[tokio::test]
async fn the_form_says_who_plays() {
    let page = Page::open(Screen::Phone).await;
    let games = [
        (&[][..], json!(["person", "computer-1"])),
        (&[("your-side", "away"), ("level", "level-4")], json!(["computer-4", "person"])),
        (
            &[("who-plays", "nobody"), ("home-level", "level-5"), ("level", "level-1")],
            json!(["computer-5", "computer-1"]),
        ),
        (&[("who-plays", "two-people")], Value::Null),
    ];
    for (choices, players) in games {
        set_up(&page, choices).await;
        press(&page, "#start").await;
        page.wait_for(".match .board").await;
        assert_eq!(match_kept(&page).await.save()["players"], players, "{choices:?}");
        press(&page, "#all-games").await;
        page.wait_for(".games").await;
    }
    press(&page, "[data-choice=\"chess\"]").await;
    page.wait_for("#start").await;
    let has_mind = ROWS.iter().find(|r| r.card.id == "chess").is_some_and(|r| r.think.is_some());
    assert_eq!(page.count(".who-plays").await > 0, has_mind, "only people play what the computer cannot");
    page.close().await;
}

#[tokio::test]
async fn the_worker_answers_under_a_strict_policy() {
    let site = Site::new();
    let page = Page::blank(Screen::Phone, &site).await;
    before_the_page(&page, OVERHEAR).await;
    page.goto(&site.url("")).await;
    let policy = "script-src 'self' 'wasm-unsafe-eval' 'nonce-own'; worker-src 'self' blob:";
    let html = page.js("return fetch('').then(r => r.text())").await;
    let html = html.as_str().expect("a page").replace("<script ", "<script nonce=own ");
    let head = format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\"><meta charset");
    let strict = html.replacen("<meta charset", &head, 1);
    assert_ne!(strict, html);
    page.goto(&site.add("/any/sub/path/strict.html", &strict)).await;
    set_up(&page, &[]).await;
    press(&page, "#start").await;
    press(&page, &choice_in(".buttons", "end")).await;
    wait_thinking(&page).await;
    page.wait_until("said[0] === 'ready' && said.some(s => parseInt(s) >= 0)").await;
    page.wait_until("document.querySelector('.thinking').textContent === ''").await;
    page.close().await;
}

#[tokio::test]
async fn where_workers_are_forbidden_the_page_thinks() {
    let site = Site::new();
    let page = Page::blank(Screen::Phone, &site).await;
    page.goto(&site.url("")).await;
    let html = page.js("return fetch('').then(r => r.text())").await;
    let head = "<meta http-equiv=\"Content-Security-Policy\" content=\"worker-src 'none'\"><meta charset";
    let html = html.as_str().expect("a page").replacen("<meta charset", head, 1);
    page.goto(&site.add("/any/sub/path/forbidden.html", &html)).await;
    set_up(&page, &[]).await;
    press(&page, "#start").await;
    press(&page, &choice_in(".buttons", "end")).await;
    wait_thinking(&page).await;
    page.wait_for(".team.home.on-turn").await;
    assert!(page.complaints().await.iter().any(|c| c.contains("Content Security Policy")), "the worker was refused");
    page.forgive().await;
    page.close().await;
}

#[tokio::test]
async fn without_a_worker_the_page_thinks() {
    for no_worker in NO_WORKER {
        let page = doorstep(Screen::Phone).await;
        before_the_page(&page, no_worker).await;
        let before = computers_turn(2);
        sit_down(&page, &before).await;
        wait_thinking(&page).await;
        goes_on(&before, &wait_turn(&page, Side::Home).await);
        // A worker that throws says so on the console.
        page.forgive().await;
        page.close().await;
    }
}

#[tokio::test]
async fn the_page_stays_at_ones_fingertips_while_it_thinks_itself() {
    let page = doorstep(Screen::Phone).await;
    let note_saves = "const set = Storage.prototype.setItem; \
         Storage.prototype.setItem = function (...a) { window.savedAt = performance.now(); return set.apply(this, a); };";
    before_the_page(&page, &format!("{} {note_saves}", NO_WORKER[0])).await;
    sit_down(&page, &between(&new_match(1, 50), "person", "computer-5")).await;
    page.slow_down(4.0).await;
    press(&page, &choice_in(".buttons", "end")).await;
    wait_thinking(&page).await;
    page.js("window.long = []; new PerformanceObserver(l => long.push(...l.getEntries())).observe({type: 'longtask'})")
        .await;
    page.js("window.hops = 0; const hop = () => { hops++; setTimeout(hop) }; hop()").await;
    let before = moves(&page).await;
    wait_match(&page, "a move", |t| t.save()["at"].as_u64() > Some(before)).await;
    // A move is saved before it is shown: what began before is the thought alone.
    let thinking = "return long.filter(e => e.startTime + e.duration < savedAt).map(e => e.duration)";
    let (long, hops) = (page.js(thinking).await, page.js("return hops").await);
    assert_eq!(long, json!([]), "tasks over 50 ms while the page thinks");
    assert!(hops.as_u64() > Some(10), "others had their turn {hops} times");
    page.slow_down(1.0).await;
    wait_turn(&page, Side::Home).await;
    page.close().await;
}

#[tokio::test]
async fn a_sandboxed_frame_has_its_worker_and_plays_on() {
    let host = Site::with(Serving { to_all_origins: true, ..Serving::default() });
    let blog = Site::new();
    let page = Page::blank(Screen::Phone, &host).await;
    page.allow(&blog);
    before_the_page(&page, OVERHEAR).await;
    page.goto(&blog.add_frame(&host.url(""), Some("allow-scripts"))).await;
    page.enter_frame("#frame").await;
    page.wait_for("[data-choice=\"grid\"]").await;
    set_up(&page, &[]).await;
    press(&page, "#start").await;
    press(&page, &choice_in(".buttons", "end")).await;
    wait_thinking(&page).await;
    page.wait_until("said[0] === 'ready' && said.some(s => parseInt(s) >= 0)").await;
    page.wait_for(".team.home.on-turn").await;
    assert_eq!(page.js("return document.hasFocus() && document.activeElement !== document.body").await, false);
    page.close().await;
}

#[tokio::test]
async fn an_answer_to_what_is_no_longer_asked_is_dropped() {
    let page = doorstep(Screen::Phone).await;
    before_the_page(&page, &format!("window.hold = true; {OVERHEAR}")).await;
    let before = computers_turn(1);
    sit_down(&page, &before).await;
    page.wait_until("held.length === 1").await;
    wait_thinking(&page).await;

    // It stops when the match is left, and asks again when it is gone on with.
    press(&page, "#all-games").await;
    page.wait_for("#continue").await;
    page.js("held[0]()").await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(match_kept(&page).await.save(), before.save(), "nobody plays while the match is not on screen");
    press(&page, "#continue").await;
    page.wait_until("held.length === 2").await;
    page.js("held[0]()").await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(match_kept(&page).await.save(), before.save(), "a stale answer is not played");
    page.js("window.hold = false; held[1]()").await;
    goes_on(&before, &wait_turn(&page, Side::Home).await);
    page.close().await;
}

#[tokio::test]
async fn a_new_match_is_not_played_by_the_answer_for_the_old_one() {
    let page = doorstep(Screen::Phone).await;
    before_the_page(&page, &format!("window.hold = true; {OVERHEAR}")).await;
    sit_down(&page, &computers_turn(5)).await;
    page.wait_until("held.length === 1").await;
    press(&page, "#all-games").await;
    set_up(&page, &[]).await;
    press(&page, "#start").await;
    page.wait_for(".match .board").await;
    let fresh = match_kept(&page).await.save();
    assert_eq!(fresh["steps"], json!([]));
    page.js("window.hold = false; held[0]()").await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(match_kept(&page).await.save(), fresh);
    page.close().await;
}

#[tokio::test]
async fn a_reload_while_it_thinks_or_plays_goes_on() {
    let page = doorstep(Screen::Phone).await;
    let before = computers_turn(5);
    sit_down(&page, &before).await;
    wait_thinking(&page).await;
    page.reload().await;
    wait_thinking(&page).await;
    let first = wait_match(&page, "a move", |t| t.save()["at"].as_u64() > Some(1)).await;
    goes_on(&before, &first);
    page.reload().await;
    let after = wait_turn(&page, Side::Home).await;
    goes_on(&first, &after);
    page.close().await;
}

#[tokio::test]
async fn the_computer_dives_and_is_dived_against_without_a_cover() {
    // GS-28: the person looks as their own side, so nothing has to be covered, and nothing of the aim is on the page.
    let table = before_a_shot();
    let shooter = chooser(&table).expect("somebody is to shoot");
    let players = |shooter_is: &str, keeper_is: &str| match shooter {
        Side::Home => between(&table, shooter_is, keeper_is),
        Side::Away => between(&table, keeper_is, shooter_is),
    };
    let page = doorstep(Screen::Phone).await;
    let mut seen: Option<Value> = None;
    for aim in AIMS {
        let mut shot = players("computer-1", "person");
        play(&mut shot, &[&format!("shoot {aim}")]);
        assert!(awaits_dive(&shot));
        sit_down(&page, &shot).await;
        page.wait_for(".face").await;
        assert_eq!(page.count(".cover").await, 0);
        let all = everything(&page).await;
        assert_eq!(seen.get_or_insert_with(|| all.clone()), &all, "the aim {aim} shows");
    }
    let mut shot = players("person", "computer-1");
    play(&mut shot, &["shoot tl"]);
    sit_down(&page, &shot).await;
    let dived = |t: &AnyTable| t.save()["steps"].to_string().contains("dive ");
    wait_match(&page, "a dive", dived).await;
    assert_eq!(page.count(".cover").await, 0);
    page.close().await;
}

#[tokio::test]
async fn the_computer_against_itself_pauses_steps_and_goes_on() {
    let page = doorstep(Screen::Phone).await;
    sit_down(&page, &between(&new_match(1, 20), "computer-1", "computer-1")).await;
    wait_match(&page, "moves", |t| t.save()["at"].as_u64() > Some(2)).await;
    press(&page, "#pause").await;
    page.wait_text("#pause", "Go on").await;
    let paused = moves(&page).await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(moves(&page).await, paused, "it stands still");
    for step in 1..=4 {
        press(&page, "#step").await;
        wait_match(&page, "a move", |t| t.save()["at"].as_u64() == Some(paused + step)).await;
    }
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(moves(&page).await, paused + 4, "a step is one move");
    let shown = look(&page).await;
    assert_eq!([&shown["targets"], &shown["undo"]], [&json!([]), &Value::Null], "nothing to choose or take back");

    press(&page, "[data-pace=\"fast\"]").await;
    press(&page, "#pause").await;
    page.wait_text("#pause", "Pause").await;
    wait_match(&page, "moves", |t| t.save()["at"].as_u64() > Some(paused + 6)).await;
    page.wait_for(".full-time").await;
    page.close().await;
}

#[tokio::test]
async fn the_controls_of_a_match_that_nobody_plays_fit_every_screen() {
    for screen in [Screen::Phone, Screen::SmallPhone, Screen::PhoneOnItsSide, Screen::Desktop] {
        let page = doorstep(screen).await;
        sit_down(&page, &between(&new_match(1, 20), "computer-1", "computer-1")).await;
        page.wait_for(".watch").await;
        press(&page, "#pause").await;
        page.wait_text("#pause", "Go on").await;
        let script = "return [...document.querySelectorAll('.watch button')].map(b => [b, b.getBoundingClientRect()])\
             .filter(([b, r]) => r.width < 44 || r.height < 44 || r.right > innerWidth || b.scrollWidth > b.clientWidth)\
             .map(([b, r]) => [b.textContent, r.width, r.height, r.right])";
        for lang in touchline::words::Lang::ALL {
            crate::twin::speak(&page, lang).await;
            assert_eq!(page.js(script).await, json!([]), "{screen:?}, {lang:?}");
        }
        page.shot(&format!("watch-{screen:?}")).await;
        page.close().await;
    }
}
