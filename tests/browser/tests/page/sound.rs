//! Sound and vibration: what is heard when, what the sounds are like, and that nothing is heard that should not be.

use browser::{Page, Screen, Whim};
use serde_json::json;
use touchline::table::AnyTable;

use crate::computer::{before_the_page, between};
use crate::look::scene;
use crate::players::{before_last, find, is_over, new_match, play};
use crate::settings::{choose, close_settings, open_settings};
use crate::twin::{Slot, Twin, doorstep, keep, press, square};

/// A loudspeaker that keeps every sound as what it is made of instead of playing it, in `sounds`. `opened` has the
/// loudspeakers that were opened, and whether they are awake; `buzzes` how long the device buzzed.
const EARS: &str = r"
    window.sounds = []; window.opened = []; window.buzzes = [];
    navigator.vibrate = ms => buzzes.push(ms);
    const ramp = AudioParam.prototype.exponentialRampToValueAtTime;
    AudioParam.prototype.exponentialRampToValueAtTime = function (value, when) {
        (sounds.at(-1).pitches ??= []).push(value);
        return ramp.call(this, value, when);
    };
    window.AudioContext = class {
        constructor() {
            const state = {awake: false};
            opened.push(state);
            const silent = new OfflineAudioContext(1, 1, 44100);
            const told = {
                resume: async () => { state.awake = true; },
                suspend: async () => { state.awake = false; },
            };
            return new Proxy({}, {get(_, name) {
                if (name in told) return told[name];
                if (name === 'state') return state.awake ? 'running' : 'suspended';
                // A sound begins with the time.
                if (name === 'currentTime') { sounds.push({made: '', take: new OfflineAudioContext(1, 3 * 44100, 44100)}); return 0; }
                const take = sounds.at(-1)?.take ?? silent;
                const kind = {createOscillator: 't', createBufferSource: 'n'}[name];
                if (kind) sounds.at(-1).made += kind;
                return typeof take[name] === 'function' ? take[name].bind(take) : take[name];
            }});
        }
    };
    const names = {n: 'step', t: 'bounce', nnnnnn: 'dice', nnn: 'goal', tt: 'whistle', tttttt: 'full-time'};
    window.heard = () => sounds.map(({made, pitches}) => names[made] ?? (pitches[0] === 50 ? 'duel' : 'kick'));
    // Peak, milliseconds until silence, first sample and the greatest leap from silence or into it.
    const measure = async take => {
        const size = (await take.startRendering()).getChannelData(0).map(Math.abs);
        const last = size.findLastIndex(s => s > 0.0001);
        return [size.reduce((a, b) => Math.max(a, b)), last / 44.1, size[0], size[last]];
    };
    window.listened = () => Promise.all(sounds.map(sound => sound.measures ??= measure(sound.take)));";

/// A match opened by somebody who listens.
async fn listen_to(screen: Screen, table: &AnyTable, query: &str) -> Twin {
    let page = doorstep(screen).await;
    before_the_page(&page, EARS).await;
    keep(&page, Slot::Match, &table.save().to_string()).await;
    keep(&page, Slot::Screen, "match").await;
    page.goto(&page.site().url(query)).await;
    Twin::of(page).await
}

async fn heard(page: &Page) -> Vec<String> {
    serde_json::from_value(page.js("return heard()").await).expect("names of sounds")
}

async fn wait_heard(page: &Page, what: &str) {
    page.wait_until(&format!("heard().includes('{what}')")).await;
}

/// Touches something that changes nothing, and waits until the page can be heard.
async fn wake(page: &Page) {
    press(page, ".strip, .score").await;
    page.wait_until("opened.length === 1 && opened[0].awake").await;
    wait_part(page).await;
}

/// Waits until what makes the sounds has been fetched and started.
async fn wait_part(page: &Page) {
    page.wait_until(
        "performance.getEntriesByType('resource').some(r => r.name.endsWith('/split_sound.wasm') && r.responseEnd > 0)",
    )
    .await;
    page.js("return new Promise(done => setTimeout(() => done(true), 300))").await;
}

/// Asserts that every sound so far is soft and short, and begins and ends in silence.
async fn assert_pleasant(page: &Page) {
    let names = heard(page).await;
    let all: Vec<[f64; 4]> = serde_json::from_value(page.js("return listened()").await).expect("measures");
    for (name, [peak, ms, first, last]) in names.iter().zip(all) {
        println!("{name}: peak {peak:.3}, {ms:.0} ms, first {first:.5}, last {last:.5}");
        assert!((0.02..0.45).contains(&peak), "{name} is {peak} loud: two at once must not be cut off");
        assert!(ms < if name == "goal" { 2000.0 } else { 1200.0 }, "{name} takes {ms} ms");
        assert!(first < 0.001 && last < 0.002, "{name} clicks: {first} and {last}");
    }
}

async fn run(twin: &mut Twin, to: &str) {
    twin.play(&twin.choice(&format!("go {to}")), true).await;
}

#[tokio::test]
async fn a_pass_by_tap_sounds_a_kick_and_nothing_is_opened_before_the_first_touch() {
    let mut twin = listen_to(Screen::Phone, &new_match(1, 50), "").await;
    assert_eq!(twin.page.js("return opened.length").await, 0);
    assert!(!twin.page.site().asked().iter().any(|path| path.ends_with("/split_sound.wasm")));
    wake(&twin.page).await;
    assert_eq!(heard(&twin.page).await, [""; 0]);
    twin.play(&twin.choice("pass f9"), true).await;
    wait_heard(&twin.page, "kick").await;
    assert_pleasant(&twin.page).await;
    assert_eq!(twin.page.js("return opened.length").await, 1);
    twin.page.close().await;
}

#[tokio::test]
async fn a_real_loudspeaker_opens_without_a_complaint() {
    let page = doorstep(Screen::Phone).await;
    let count = "window.opened = []; const C = AudioContext; \
        window.AudioContext = class extends C { constructor() { super(); opened.push(this); } };";
    before_the_page(&page, count).await;
    page.goto(&page.site().url("")).await;
    page.press("Escape").await;
    press(&page, "#play-now").await;
    page.wait_until("opened.length === 1 && opened[0].state === 'running'").await;
    let console = page.console().await;
    assert!(!console.iter().any(|line| line.contains("AudioContext")), "{console:?}");
    page.close().await;
}

#[tokio::test]
async fn a_new_match_is_whistled_and_one_taken_up_again_is_not() {
    let page = doorstep(Screen::Phone).await;
    before_the_page(&page, EARS).await;
    page.goto(&page.site().url("")).await;
    page.wait_for("#play-now").await;
    press(&page, "h1").await;
    wait_part(&page).await;
    press(&page, "#play-now").await;
    wait_heard(&page, "whistle").await;
    assert_pleasant(&page).await;

    let mut begun = new_match(1, 50);
    play(&mut begun, &["go e8"]);
    keep(&page, Slot::Aside, &begun.save().to_string()).await;
    page.reload().await;
    page.wait_for(".match .board").await;
    press(&page, "#all-games").await;
    page.wait_for(".go-on").await;
    wait_part(&page).await;
    press(&page, ".go-on").await;
    page.wait_for(".match .board").await;
    wake(&page).await;
    assert_eq!(heard(&page).await, [""; 0]);
    page.close().await;
}

#[tokio::test]
async fn a_run_is_heard_step_by_step_until_it_is_skipped_and_taking_it_back_is_silent() {
    let mut twin = listen_to(Screen::Phone, &new_match(1, 50), "").await;
    wake(&twin.page).await;
    twin.page.prefer("prefers-reduced-motion", "no-preference").await;
    let clocks = "document.documentElement.dataset.speed = 'slow'; window.clocks = []; const wait = window.setTimeout; \
        window.setTimeout = (act, ms) => ms > 200 ? clocks.push(act) : wait(act, ms);";
    twin.page.js(clocks).await;
    press(&twin.page, &square("e6")).await;
    wait_heard(&twin.page, "step").await;
    twin.page.wait_until("clocks.length > 2").await;
    tokio::time::sleep(crate::twin::FUMBLE).await;
    twin.page.press("Escape").await;
    twin.page.wait_gone(".holder.replays").await;
    twin.page.js("clocks.splice(0).forEach(act => act())").await;
    assert_eq!(heard(&twin.page).await, ["step"]);
    twin.follow(&["go e6".to_owned()]).await;

    twin.settle().await;
    press(&twin.page, "#undo").await;
    twin.page.wait_until("clocks.length > 0").await;
    twin.page.js("clocks.splice(0).forEach(act => act())").await;
    twin.page.wait_gone(".holder.replays").await;
    assert!(twin.table.undo());
    twin.caught_up().await;
    assert_eq!(heard(&twin.page).await, ["step"]);
    // Not skipped, it is heard to its end.
    twin.settle().await;
    press(&twin.page, &square("e6")).await;
    twin.page.wait_until("clocks.length > 2").await;
    twin.page.js("clocks.splice(0).forEach(act => act())").await;
    twin.page.wait_until("heard().length === 4").await;
    assert_eq!(heard(&twin.page).await, ["step"; 4]);
    assert_pleasant(&twin.page).await;
    twin.page.close().await;
}

/// Plays the last step of a match on the page.
async fn last_step(twin: &mut Twin, table: &AnyTable) {
    let actions: Vec<String> =
        table.save()["steps"].as_array().and_then(|s| serde_json::from_value(s.last()?.clone()).ok()).expect("a step");
    if scene(&twin.table, None).hand_to.is_some() {
        twin.uncover().await;
    }
    let choice = twin.choice(&actions.join(" "));
    twin.play(&choice, true).await;
}

fn just_scored(table: &AnyTable) -> bool {
    scene(table, None).last.iter().any(|event| event.is_goal())
}

#[tokio::test]
async fn a_goal_is_cheered_and_felt_and_the_end_is_whistled() {
    let goal = find(50, just_scored);
    let mut twin = listen_to(Screen::Phone, &before_last(&goal), "?vibration=on").await;
    wake(&twin.page).await;
    last_step(&mut twin, &goal).await;
    wait_heard(&twin.page, "goal").await;
    wait_heard(&twin.page, "whistle").await;
    assert_eq!(twin.page.js("return buzzes").await, json!([15, 120]));
    assert_pleasant(&twin.page).await;

    let over = find(6, is_over);
    twin.sit_down(&before_last(&over)).await;
    wake(&twin.page).await;
    last_step(&mut twin, &over).await;
    wait_heard(&twin.page, "full-time").await;
    assert_pleasant(&twin.page).await;
    twin.page.close().await;
}

#[tokio::test]
async fn dice_rattle_when_footballers_of_both_sides_meet() {
    let met = find(50, |table| {
        let last = scene(table, None).last;
        last.iter().any(|e| e.roll.is_some()) && last.iter().any(|e| e.said.code() == "goes-in")
    });
    let mut twin = listen_to(Screen::Phone, &before_last(&met), "").await;
    wake(&twin.page).await;
    last_step(&mut twin, &met).await;
    wait_heard(&twin.page, "duel").await;
    wait_heard(&twin.page, "dice").await;
    assert_pleasant(&twin.page).await;
    twin.page.close().await;
}

#[tokio::test]
async fn what_the_computer_does_is_heard() {
    let mut table = between(&new_match(1, 50), "person", "computer-1");
    play(&mut table, &["end"]);
    let page = doorstep(Screen::Phone).await;
    before_the_page(&page, EARS).await;
    page.goto(&page.site().url("")).await;
    page.wait_for("#play-now").await;
    keep(&page, Slot::Match, &table.save().to_string()).await;
    press(&page, "h1").await;
    wait_part(&page).await;
    keep(&page, Slot::Screen, "match").await;
    page.reload().await;
    page.wait_for(".match .board").await;
    wake(&page).await;
    page.wait_until("heard().length > 0").await;
    assert_eq!(page.js("return buzzes").await, json!([]));
    page.close().await;
}

#[tokio::test]
async fn with_the_sound_off_nothing_is_opened_and_nothing_fetched() {
    let mut twin = listen_to(Screen::Phone, &new_match(1, 50), "?sound=off").await;
    run(&mut twin, "e8").await;
    open_settings(&twin.page).await;
    assert_eq!(twin.page.js("return document.querySelector('[name=sound]:checked').value").await, "off");
    close_settings(&twin.page).await;
    assert_eq!(twin.page.js("return [opened.length, sounds.length, buzzes.length]").await, json!([0, 0, 0]));
    assert!(!twin.page.site().asked().iter().any(|path| path.ends_with("/split_sound.wasm")));

    // Chosen on, it is heard; chosen off again, it sleeps.
    open_settings(&twin.page).await;
    choose(&twin.page, "sound", "on").await;
    close_settings(&twin.page).await;
    wake(&twin.page).await;
    run(&mut twin, "e7").await;
    wait_heard(&twin.page, "step").await;
    open_settings(&twin.page).await;
    choose(&twin.page, "sound", "off").await;
    close_settings(&twin.page).await;
    twin.page.wait_until("!opened[0].awake").await;
    twin.page.close().await;
}

#[tokio::test]
async fn a_part_of_another_page_is_silent_until_somebody_wants_it_otherwise() {
    let mut twin = listen_to(Screen::Phone, &new_match(1, 50), "?embed=1").await;
    run(&mut twin, "e8").await;
    open_settings(&twin.page).await;
    assert_eq!(twin.page.js("return document.querySelector('[name=sound]:checked').value").await, "off");
    assert_eq!(twin.page.js("return opened.length").await, 0);
    choose(&twin.page, "sound", "on").await;
    close_settings(&twin.page).await;
    wake(&twin.page).await;
    twin.page.close().await;
}

#[tokio::test]
async fn a_hidden_page_sleeps_and_wakes_when_it_returns() {
    let twin = listen_to(Screen::Phone, &new_match(1, 50), "").await;
    wake(&twin.page).await;
    let hide = |hidden: bool| {
        format!(
            "Object.defineProperty(document, 'hidden', {{value: {hidden}, configurable: true}}); \
             document.dispatchEvent(new Event('visibilitychange', {{bubbles: true}}))"
        )
    };
    twin.page.js(&hide(true)).await;
    twin.page.wait_until("!opened[0].awake").await;
    twin.page.js(&hide(false)).await;
    twin.page.wait_until("opened[0].awake").await;
    twin.page.close().await;
}

#[tokio::test]
async fn a_device_buzzes_only_if_somebody_wants_it_to_and_it_can() {
    let mut twin = listen_to(Screen::Phone, &new_match(1, 50), "").await;
    run(&mut twin, "e8").await;
    assert_eq!(twin.page.js("return buzzes").await, json!([]));
    open_settings(&twin.page).await;
    choose(&twin.page, "vibration", "on").await;
    close_settings(&twin.page).await;
    run(&mut twin, "e7").await;
    assert_eq!(twin.page.js("return buzzes").await, json!([15]));
    before_the_page(&twin.page, "delete navigator.vibrate; delete Navigator.prototype.vibrate;").await;
    twin.reload().await;
    assert_eq!(twin.page.count("#settings [name=vibration]").await, 0);
    assert_eq!(twin.page.count("#settings [name=sound]").await, 2);
    run(&mut twin, "e6").await;
    twin.page.close().await;
}

#[tokio::test]
async fn where_nothing_can_be_heard_the_match_goes_on_in_silence() {
    let none = [
        "delete window.AudioContext;",
        "window.AudioContext = class { constructor() { throw new Error('no audio'); } };",
        "window.AudioContext = class { resume() { return Promise.reject(new Error('not yet')); } };",
    ];
    for script in none {
        let page = doorstep(Screen::Phone).await;
        before_the_page(&page, script).await;
        keep(&page, Slot::Match, &new_match(1, 50).save().to_string()).await;
        keep(&page, Slot::Screen, "match").await;
        page.goto(&page.site().url("")).await;
        let mut twin = Twin::of(page).await;
        run(&mut twin, "e8").await;
        run(&mut twin, "e7").await;
        twin.page.close().await;
    }
}

#[tokio::test]
async fn without_the_part_that_makes_sounds_nothing_is_said() {
    let page = doorstep(Screen::Phone).await;
    page.site().indulge("split_sound", Whim::Refuse);
    keep(&page, Slot::Match, &new_match(1, 50).save().to_string()).await;
    keep(&page, Slot::Screen, "match").await;
    page.goto(&page.site().url("")).await;
    let mut twin = Twin::of(page).await;
    run(&mut twin, "e8").await;
    run(&mut twin, "e7").await;
    assert_eq!(twin.page.text(".fetching").await, "");
    let asked = twin.page.site().asked();
    assert_eq!(asked.iter().filter(|path| path.ends_with("/split_sound.wasm")).count(), 1);
    twin.page.forgive().await;
    twin.page.close().await;
}
