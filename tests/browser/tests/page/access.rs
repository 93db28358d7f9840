//! For everyone: no screen breaks a rule that axe-core knows, in either theme, in any language, on phone and desktop;
//! and everything that can be pressed is large enough for a finger on the smallest phone.

use browser::{Page, Screen};
use serde_json::{Value, json};
use touchline::dice::Seed;
use touchline::games::ROWS;
use touchline::session::Details;
use touchline::setup::Setup;
use touchline::table::AnyTable;
use touchline::words::Lang;

use crate::look::{chooser, scene};
use crate::players::{awaits_dive, before_last, find, is_over, new_match, play};
use crate::twin::{Slot, Twin, choice_in, keep, press, speak, square, unfold_opener};

/// axe-core's own text, from the file that AXE names.
fn axe() -> String {
    let path = std::env::var_os("AXE").filter(|path| !path.is_empty());
    let path = path.unwrap_or_else(|| panic!("no axe-core here: run `./touchline test`, or set AXE to its axe.min.js"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{} cannot be read: {error}", path.display()))
}

fn can_shoot(table: &AnyTable) -> bool {
    chooser(table).is_some() && scene(table, None).of_verb("shoot").next().is_some() && !awaits_dive(table)
}

/// Shows another address of the page.
async fn go(page: &Page, rest: &str, wanted: &str) {
    page.goto(&page.site().url(rest)).await;
    page.wait_for(wanted).await;
}

/// The pages outside a match.
async fn first_pages(page: &Page, inspect: &mut impl AsyncFnMut(&Page, &str)) {
    keep(page, Slot::Screen, "").await;
    keep(page, Slot::Match, "{\"v\":99}").await;
    go(page, "?broken", ".kept.broken").await;
    inspect(page, "a broken save").await;
    let mut begun = new_match(1, 50);
    play(&mut begun, &["end"]);
    keep(page, Slot::Match, &begun.save().to_string()).await;
    go(page, "?kept", "#continue").await;
    unfold_opener(page).await;
    inspect(page, "the first page").await;
    page.js("document.querySelector('.settings-button').scrollIntoView()").await;
    press(page, ".settings-button").await;
    page.wait_for("#settings[open]").await;
    inspect(page, "the settings").await;
    for row in &ROWS {
        go(page, &format!("?game={}", row.card.id), "#start").await;
        inspect(page, &format!("set-up of {}", row.card.id)).await;
    }
}

/// The drills.
async fn training(page: &Page, inspect: &mut impl AsyncFnMut(&Page, &str)) {
    go(page, "?training", "[data-training]").await;
    press(page, "[data-training]").await;
    page.wait_for("#drills-solved").await;
    inspect(page, "the drills").await;
    press(page, "[data-drill=over-the-wall]").await;
    page.wait_for("#hint").await;
    press(page, "#hint").await;
    page.wait_for(".drill-hint").await;
    inspect(page, "a drill with its hint").await;
    press(page, &choice_in(".buttons", "end")).await;
    page.wait_for(".decided").await;
    inspect(page, "a drill that failed").await;
}

/// The first turn of every game.
async fn kick_offs(page: &Page, inspect: &mut impl AsyncFnMut(&Page, &str)) {
    for row in &ROWS {
        keep(page, Slot::Screen, "match").await;
        let setup = Setup::preset((row.options)());
        let table = (row.start)(setup, Seed(1), Details::default()).expect("the preset can be played");
        keep(page, Slot::Match, &table.save().to_string()).await;
        go(page, "", &format!(".match.{} .board", row.card.id)).await;
        inspect(page, &format!("kick-off of {}", row.card.id)).await;
    }
}

/// What comes up in a match.
async fn a_match(twin: &mut Twin, inspect: &mut impl AsyncFnMut(&Page, &str)) {
    twin.sit_down(&find(50, can_shoot)).await;
    twin.light("pass").await;
    let pass = scene(&twin.table, None).of_verb("pass").next().expect("a pass").clone();
    twin.reach(&pass).await;
    inspect(&twin.page, "a pass looked at").await;
    twin.light("shoot").await;
    press(&twin.page, &choice_in(".face", "shoot bm")).await;
    twin.page.wait_for("#confirm").await;
    inspect(&twin.page, "a shot looked at").await;
    twin.light("formation").await;
    inspect(&twin.page, "the formation cards").await;

    let mut moved = new_match(1, 50);
    play(&mut moved, &["go e8"]);
    twin.sit_down(&moved).await;
    press(&twin.page, &square("e8")).await;
    twin.page.wait_text(".strip", "Speed").await;
    inspect(&twin.page, "a footballer's stats").await;
    press(&twin.page, &square("d4")).await;
    twin.page.wait_for(".notice").await;
    inspect(&twin.page, "a refusal").await;

    let shot = find(50, awaits_dive);
    twin.sit_down(&before_last(&shot)).await;
    twin.sit_down(&shot).await;
    twin.page.wait_for(".cover").await;
    inspect(&twin.page, "the cover").await;
    twin.uncover().await;
    press(&twin.page, ".history summary").await;
    twin.page.wait_for(".history li").await;
    inspect(&twin.page, "the history").await;

    twin.sit_down(&find(50, is_over)).await;
    inspect(&twin.page, "full time").await;
}

/// Every screen, one after the other.
async fn tour(mut twin: Twin, inspect: &mut impl AsyncFnMut(&Page, &str)) {
    first_pages(&twin.page, inspect).await;
    training(&twin.page, inspect).await;
    kick_offs(&twin.page, inspect).await;
    a_match(&mut twin, inspect).await;
    twin.page.close().await;
}

/// Chooses a theme.
async fn paint(page: &Page, theme: &str) {
    page.js(&format!("document.querySelector('#settings [name=theme][value={theme}]').click()")).await;
    page.wait_until(&format!("document.documentElement.dataset.theme === '{theme}'")).await;
}

/// The strings of a list.
fn told(list: &Value, place: &str) -> Vec<String> {
    list.as_array().expect("a list").iter().map(|f| format!("{place}: {}", f.as_str().unwrap_or_default())).collect()
}

#[tokio::test]
async fn no_screen_breaks_a_rule_of_axe() {
    let run = "return axe.run(document, {resultTypes: ['violations']}).then(found => found.violations.flatMap(v =>
        v.nodes.slice(0, 3).map(n => v.id + ': ' + n.html.slice(0, 160) + ' ' + n.failureSummary.replace(/\\s+/g, ' '))))";
    let mut faults: Vec<String> = Vec::new();
    let mut languages = Lang::ALL.into_iter().cycle();
    let twin = Twin::open(Screen::Phone, &new_match(1, 50)).await;
    twin.page.cdp("Page.addScriptToEvaluateOnNewDocument", json!({"source": axe()})).await;
    tour(twin, &mut async |page: &Page, phase: &str| {
        for ((width, height), theme) in [((390, 844), "light"), ((390, 844), "dark"), ((1280, 800), "light")] {
            let lang = languages.next().unwrap_or_default();
            page.resize(width, height).await;
            speak(page, lang).await;
            paint(page, theme).await;
            faults.extend(told(&page.js(run).await, &format!("{phase}, {theme}, {}, {width}", lang.tag())));
        }
        // The next screen does not begin where this one's languages ended, so that all meet in time.
        languages.next();
        page.resize(390, 844).await;
        speak(page, Lang::En).await;
    })
    .await;
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[tokio::test]
async fn nothing_is_lost_when_the_page_is_magnified() {
    // What is out of reach: wider than the window, cut inside a control, or never met by a press.
    let lost = "const lost = [], room = document.scrollingElement;
        if (room.scrollWidth > innerWidth) lost.push(`the page is ${room.scrollWidth} wide`);
        const shown = e => e.checkVisibility({visibilityProperty: true}) && e.getClientRects().length > 0;
        for (const e of [...document.querySelectorAll('button, select, summary, .team .name')].filter(shown)) {
            if (e.scrollWidth > e.clientWidth + 1) lost.push(`${e.id || e.textContent} is cut`);
            e.scrollIntoView({block: 'center'});
            const r = e.getBoundingClientRect();
            const hit = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2);
            if (!e.disabled && !(hit && (hit === e || e.contains(hit)))) lost.push(`${e.id || e.textContent} is out of reach`);
        }
        return lost";
    let twin = Twin::open(Screen::Desktop, &find(50, can_shoot)).await;
    let page = &twin.page;
    let mut faults: Vec<String> = Vec::new();
    for lang in Lang::ALL {
        // A window of 1280 × 1024 at 400 %.
        page.resize(320, 256).await;
        speak(page, lang).await;
        faults.extend(told(&page.js(lost).await, &format!("400 %, {}", lang.tag())));
        for (width, height) in [(390, 844), (1280, 800)] {
            page.resize(width, height).await;
            page.js("document.documentElement.style.fontSize = '200%'").await;
            faults.extend(told(&page.js(lost).await, &format!("text at 200 %, {width}, {}", lang.tag())));
            page.js("document.documentElement.style.fontSize = ''").await;
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    twin.page.close().await;
}

#[tokio::test]
async fn everything_that_can_be_pressed_is_large_enough_for_a_finger() {
    let mut faults: Vec<String> = Vec::new();
    let twin = Twin::open(Screen::SmallPhone, &new_match(1, 50)).await;
    tour(twin, &mut async |page: &Page, phase: &str| {
        for lang in Lang::ALL {
            speak(page, lang).await;
            let found = page.js(include_str!("targets.js")).await;
            assert!(found["controls"].as_u64() > Some(0), "{phase}: there is something to press");
            faults.extend(told(&found["faults"], &format!("{phase}, {}", lang.tag())));
        }
        speak(page, Lang::En).await;
    })
    .await;
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}
