//! What lies around the matches: play now, the rules, hints, the board turned round, kits, and full time.

use browser::{Page, Screen};
use serde_json::{Value, json};
use touchline::cell::Cell;
use touchline::games::ROWS;
use touchline::session::Details;
use touchline::setup::Setup;
use touchline::show::Place;
use touchline::side::Side;
use touchline::statistics::Stat;
use touchline::table::{AnyTable, open_save};
use touchline::words::Lang;

use crate::look::{chooser, look, scene};
use crate::players::{awaits_dive, before_last, find, is_over, new_match, play};
use crate::twin::{Slot, Twin, doorstep, kept, paste, press, speak, square};

async fn front(screen: Screen) -> Page {
    let page = doorstep(screen).await;
    page.goto(&page.site().url("")).await;
    page.wait_for("#play-now").await;
    page
}

/// The match that the page keeps.
async fn kept_match(page: &Page) -> AnyTable {
    page.wait_for(".match .board").await;
    let save = kept(page, Slot::Match).await.expect("a match is kept");
    open_save(&ROWS, &save).expect("the kept match opens")
}

/// A match of the game with this id, with its presets.
fn usual(id: &str) -> AnyTable {
    let row = ROWS.iter().find(|row| row.card.id == id).expect("such a game");
    (row.start)(Setup::preset((row.options)()), touchline::dice::Seed(3), Details::default()).expect("presets")
}

// ---- play now ------------------------------------------------------------------------------------

#[tokio::test]
async fn one_tap_begins_a_match() {
    let page = front(Screen::Phone).await;
    press(&page, "#play-now").await;
    let table = kept_match(&page).await;
    assert_eq!(table.card().id, ROWS[0].card.id);
    assert_eq!(*table.setup(), Setup::preset((ROWS[0].options)()));
    assert_eq!(page.site().asked().iter().filter(|path| path.contains("/rules/")).count(), 0, "no rules are fetched");
    page.close().await;
}

#[tokio::test]
async fn every_game_is_played_as_usual_or_set_up() {
    let page = front(Screen::Phone).await;
    for row in &ROWS {
        press(&page, &format!("[data-play=\"{}\"]", row.card.id)).await;
        assert_eq!(kept_match(&page).await.card().id, row.card.id);
        press(&page, "#all-games").await;
        press(&page, &format!("[data-choice=\"{}\"]", row.card.id)).await;
        page.wait_for("#start").await;
        press(&page, "#back").await;
        page.wait_for("#play-now").await;
    }
    page.close().await;
}

#[tokio::test]
async fn what_leaves_nothing_to_choose_is_not_asked() {
    let page = front(Screen::Phone).await;
    for row in &ROWS {
        press(&page, &format!("[data-choice=\"{}\"]", row.card.id)).await;
        page.wait_for("#start").await;
        let alone = "return [...document.querySelectorAll('fieldset')].filter(f => f.querySelectorAll('input, button, option').length < 2).length";
        assert_eq!(page.js(alone).await, json!(0), "{}", row.card.id);
        press(&page, "#back").await;
    }
    page.close().await;
}

#[tokio::test]
async fn a_name_has_twenty_letters_at_most_as_people_count_them() {
    let page = front(Screen::Desktop).await;
    press(&page, "[data-choice=\"grid\"]").await;
    press(&page, "[value=\"two-people\"]").await;
    paste(&page, "#name-home", &"🦊".repeat(25)).await;
    page.js("document.querySelector('#name-home').dispatchEvent(new Event('change', {bubbles: true}))").await;
    assert_eq!(page.js("return document.querySelector('#name-home').value").await, json!("🦊".repeat(20)));
    paste(&page, "#name-away", " The \"Reds\" ").await;
    press(&page, "#start").await;
    let names = kept_match(&page).await.details().names.clone();
    assert_eq!((names.home, names.away.as_str()), ("🦊".repeat(20), "The \"Reds\""));
    page.close().await;
}

// ---- the rules -----------------------------------------------------------------------------------

#[tokio::test]
async fn the_rules_of_every_game_open_from_the_first_page_in_every_language() {
    let page = front(Screen::Phone).await;
    for row in &ROWS {
        for lang in Lang::ALL {
            speak(&page, lang).await;
            press(&page, &format!("[data-rules=\"{}\"]", row.card.id)).await;
            page.wait_until(&format!(
                "document.querySelector('#guide h1')?.textContent === {}",
                json!(row.card.name.words(lang))
            ))
            .await;
            let asked = format!("rules/{}.{}.html", row.card.id, lang.tag());
            assert!(page.site().asked().iter().any(|path| path.ends_with(&asked)), "{asked}");
            let pictures = "[...document.querySelectorAll('#guide img')].every(i => i.complete && i.naturalWidth > 0)";
            page.wait_until(pictures).await;
            let wide = "return document.querySelector('#rules').scrollWidth <= innerWidth";
            assert_eq!(page.js(wide).await, json!(true), "{asked} fits the screen");
            press(&page, "#close-rules").await;
            page.wait_gone("#rules").await;
        }
    }
    page.close().await;
}

#[tokio::test]
async fn the_rules_lie_over_the_match_which_is_found_again_as_it_was_left() {
    let twin = Twin::open(Screen::Phone, &new_match(1, 50)).await;
    twin.light("pass").await;
    press(&twin.page, &square("e8")).await;
    twin.page.wait_for("#confirm").await;
    let before = look(&twin.page).await;
    press(&twin.page, "#open-menu").await;
    press(&twin.page, "#read-rules").await;
    twin.page.wait_text("#guide h1", "Grid Soccer").await;
    twin.page.press("e").await;
    twin.page.press("Control+z").await;
    press(&twin.page, "#close-rules").await;
    twin.page.wait_gone("#rules").await;
    assert_eq!(look(&twin.page).await, before, "the pass is still looked at");
    twin.page.close().await;
}

#[tokio::test]
async fn rules_that_do_not_come_are_told_of_and_asked_for_again() {
    let page = front(Screen::Phone).await;
    page.js("window.send = XMLHttpRequest.prototype.send; XMLHttpRequest.prototype.send = function () { \
             this.dispatchEvent(new ProgressEvent('loadend')) }")
        .await;
    press(&page, "[data-rules=\"hex\"]").await;
    page.wait_text(".no-rules", "could not be fetched").await;
    page.js("XMLHttpRequest.prototype.send = window.send").await;
    press(&page, "#try-again").await;
    page.wait_text("#guide h1", "Hex Pitch").await;
    page.wait_gone(".no-rules").await;
    page.close().await;
}

// ---- hints ---------------------------------------------------------------------------------------

#[tokio::test]
async fn hints_go_away_once_followed_and_stay_away() {
    let mut twin = Twin::open(Screen::Phone, &new_match(1, 50)).await;
    twin.page.wait_text(".hint-line", "marked spot").await;
    twin.play(&twin.choice("go e8"), true).await;
    twin.page.wait_text(".hint-line", "buttons below").await;
    twin.light("pass").await;
    twin.page.wait_gone(".hint-line").await;
    twin.reload().await;
    assert_eq!(twin.page.count(".hint-line").await, 0, "what was done once is not told again");
    twin.light("formation").await;
    assert_eq!(twin.page.count(".hint-line").await, 0, "there is something to do yet");
    let spent = find(50, |t| {
        let verbs = scene(t, None).verbs();
        !verbs.is_empty() && verbs.iter().all(|v| matches!(v.place, Place::Card | Place::Button))
    });
    twin.sit_down(&spent).await;
    twin.page.wait_text(".hint-line", "End turn").await;
    twin.play(&twin.choice("end"), true).await;
    twin.sit_down(&spent).await;
    assert_eq!(twin.page.count(".hint-line").await, 0, "not once it was done");
    twin.page.close().await;
}

#[tokio::test]
async fn one_can_do_without_hints() {
    let twin = Twin::open(Screen::Phone, &new_match(1, 50)).await;
    press(&twin.page, "#no-hints").await;
    twin.page.wait_gone(".hint-line").await;
    twin.light("formation").await;
    assert_eq!(twin.page.count(".hint-line").await, 0);
    twin.reload().await;
    assert_eq!(twin.page.count(".hint-line").await, 0);
    twin.page.close().await;
}

#[tokio::test]
async fn where_nobody_is_in_hand_a_hint_says_to_pick_somebody() {
    // Street Fives: everybody placed at once, then the ball, then a turn.
    let mut table = usual("street");
    for place in [Place::Button, Place::Board] {
        let choice = scene(&table, None).in_place(place).next().expect("something to place").clone();
        table.play(table.revision(), &choice.plays).expect("what is offered can be played");
    }
    let side = chooser(&table).expect("a side to choose");
    let twin = Twin::open(Screen::Phone, &table).await;
    for (lang, words) in [(Lang::Fr, "l’un des vôtres"), (Lang::Es, "uno de los tuyos"), (Lang::En, "one of your own")]
    {
        speak(&twin.page, lang).await;
        twin.page.wait_text(".hint-line", words).await;
    }
    let can_go = |cell: &Cell| scene(&twin.table, Some(*cell)).of_verb("walk").next().is_some();
    let mates = scene(&twin.table, None).tokens.into_iter().filter(|t| t.side == side).map(|t| t.cell);
    twin.point_at(mates.into_iter().find(can_go).expect("somebody can go")).await;
    twin.page.wait_text(".hint-line", "marked spot").await;
    twin.page.close().await;
}

// ---- the board turned round ----------------------------------------------------------------------

/// Where some squares lie on the screen.
async fn places(page: &Page) -> Vec<(f64, f64)> {
    let mut places = Vec::new();
    for name in ["a1", "e9", "i18"] {
        let [x, y, w, h] = page.rect(&square(name)).await;
        places.push((x + w / 2.0, y + h / 2.0));
    }
    places
}

/// Whether squares have changed places as in half a turn.
fn is_half_turn(before: &[(f64, f64)], after: &[(f64, f64)]) -> bool {
    let near = |a: (f64, f64), b: (f64, f64)| (a.0 - b.0).abs() < 2.0 && (a.1 - b.1).abs() < 2.0;
    near(before[0], after[2]) && near(before[2], after[0]) && !near(before[1], after[1])
}

async fn choose_in_menu(page: &Page, item: &str) {
    press(page, "#open-menu").await;
    press(page, item).await;
    page.wait_gone("#menu").await;
}

#[tokio::test]
async fn the_board_is_turned_and_stays_so() {
    for screen in [Screen::Phone, Screen::Desktop] {
        let mut twin = Twin::open(screen, &new_match(1, 50)).await;
        let before = places(&twin.page).await;
        choose_in_menu(&twin.page, "#turn-board").await;
        assert!(is_half_turn(&before, &places(&twin.page).await), "{screen:?}");
        twin.agree().await;
        twin.reload().await;
        assert!(is_half_turn(&before, &places(&twin.page).await), "{screen:?}, loaded again");
        // A tap, and the way it shows, follow the squares.
        twin.play(&twin.choice("go e8"), true).await;
        choose_in_menu(&twin.page, "#turn-board").await;
        assert_eq!(places(&twin.page).await, before, "{screen:?}, turned back");
        twin.page.close().await;
    }
}

#[tokio::test]
async fn the_keys_follow_the_board_that_is_turned() {
    let twin = Twin::open(Screen::Desktop, &new_match(1, 50)).await;
    choose_in_menu(&twin.page, "#turn-board").await;
    twin.page.js("document.querySelector('.board [tabindex=\"0\"]').focus()").await;
    let at = "document.activeElement";
    let [x, y, ..]: [f64; 4] = serde_json::from_value(
        twin.page.js(&format!("const r = {at}.getBoundingClientRect(); return [r.x, r.y, r.width, r.height]")).await,
    )
    .expect("a square");
    twin.page.press("ArrowRight").await;
    let [x2, y2, ..]: [f64; 4] = serde_json::from_value(
        twin.page.js(&format!("const r = {at}.getBoundingClientRect(); return [r.x, r.y, r.width, r.height]")).await,
    )
    .expect("a square");
    assert!(x2 > x && (y2 - y).abs() < 1.0, "right on the screen: {x} {y}, then {x2} {y2}");
    twin.page.close().await;
}

#[tokio::test]
async fn the_board_follows_whoever_plays_if_that_is_wanted() {
    let mut twin = Twin::open(Screen::Phone, &new_match(1, 50)).await;
    let home = places(&twin.page).await;
    choose_in_menu(&twin.page, "#follow-turns").await;
    assert_eq!(places(&twin.page).await, home, "Home is to choose");
    twin.play(&twin.choice("end"), true).await;
    assert!(is_half_turn(&home, &places(&twin.page).await), "Away is to choose");
    twin.reload().await;
    assert!(is_half_turn(&home, &places(&twin.page).await), "loaded again");
    twin.play(&twin.choice("end"), true).await;
    assert_eq!(places(&twin.page).await, home, "Home again");
    twin.play(&twin.choice("end"), true).await;
    choose_in_menu(&twin.page, "#follow-turns").await;
    assert_eq!(places(&twin.page).await, home, "not wanted any more");
    twin.page.close().await;
}

// ---- kits ----------------------------------------------------------------------------------------

/// The colours of both sides' coins on the board.
async fn coins(page: &Page) -> Value {
    let fill = "s => getComputedStyle(document.querySelector(`.match .piece.${s} .coin`)).fill";
    page.js(&format!("return ['home', 'away'].map({fill})")).await
}

#[tokio::test]
async fn the_sides_wear_the_kits_chosen_and_never_the_same() {
    let page = front(Screen::Desktop).await;
    press(&page, "[data-play=\"grid\"]").await;
    page.wait_for(".match .board").await;
    let usual = coins(&page).await;
    press(&page, "#all-games").await;
    press(&page, "[data-choice=\"grid\"]").await;
    press(&page, ".kits summary").await;
    let chosen = "return [...document.querySelectorAll('.swatch.chosen')].map(s => s.dataset.kit)";
    assert_eq!(page.js(chosen).await, json!(["home-", "away-"]));
    press(&page, "[data-kit=\"home-red\"]").await;
    assert_eq!(page.js(chosen).await, json!(["home-red", "away-blue"]));
    press(&page, "[data-kit=\"away-red\"]").await;
    assert_eq!(page.js(chosen).await, json!(["home-blue", "away-red"]), "the other side changes");
    press(&page, "#start").await;
    page.wait_for(".match .board").await;
    let worn = coins(&page).await;
    assert_ne!(worn, usual);
    assert_ne!(worn[0], worn[1]);
    page.reload().await;
    page.wait_for(".match .board").await;
    assert_eq!(coins(&page).await, worn, "loaded again");
    press(&page, "#all-games").await;
    press(&page, "[data-choice=\"grid\"]").await;
    press(&page, ".kits summary").await;
    press(&page, "[data-kit=\"away-\"]").await;
    press(&page, "#start").await;
    page.wait_for(".match .board").await;
    assert_eq!(coins(&page).await, usual, "as the game has them");
    page.close().await;
}

#[tokio::test]
async fn every_kit_on_offer_is_in_the_style_sheet() {
    let page = front(Screen::Desktop).await;
    press(&page, "[data-play=\"grid\"]").await;
    page.wait_for(".match .board").await;
    press(&page, "#all-games").await;
    press(&page, "[data-choice=\"grid\"]").await;
    press(&page, ".kits summary").await;
    let fills = page
        .js("return [...document.querySelectorAll('.dot[class*=\"kit-\"]')].map(d => getComputedStyle(d).backgroundColor)")
        .await;
    let fills = fills.as_array().expect("a list").clone();
    let (home, away) = fills.split_at(5);
    assert_eq!(home, away, "the same kits for both");
    assert_eq!(home.iter().collect::<std::collections::HashSet<_>>().len(), 5, "each in a colour of its own: {home:?}");
    page.close().await;
}

// ---- cards, the log, full time -------------------------------------------------------------------

#[tokio::test]
async fn the_formation_in_use_lies_among_the_cards() {
    let mut twin = Twin::open(Screen::Phone, &new_match(1, 50)).await;
    twin.light("formation").await;
    assert_eq!(twin.page.count(".cards > *").await, 6);
    assert_eq!(twin.page.text(".cards [aria-current]").await.replace('\n', " "), "2-2-2 Balanced");
    twin.play(&twin.choice("formation 3-2-1"), true).await;
    twin.light("formation").await;
    assert_eq!(twin.page.text(".cards [aria-current]").await.replace('\n', " "), "3-2-1 Wall");
    twin.page.close().await;
}

#[tokio::test]
async fn the_log_gives_way_when_a_shot_is_picked() {
    let shot = before_last(&find(50, awaits_dive));
    let twin = Twin::open(Screen::Phone, &shot).await;
    press(&twin.page, ".history summary").await;
    twin.page.wait_for(".history[open] li").await;
    let shoot = "document.querySelector('.ring-button[data-verb=shoot]')";
    twin.page.js(&format!("{shoot}.dispatchEvent(new MouseEvent('click', {{bubbles: true}}))")).await;
    twin.page.wait_gone(".history li").await;
    press(&twin.page, ".face button").await;
    twin.page.wait_for("#confirm").await;
    twin.page.close().await;
}

#[tokio::test]
async fn at_full_time_the_record_can_be_copied() {
    let twin = Twin::open(Screen::Phone, &find(4, is_over)).await;
    twin.page.js("navigator.clipboard.writeText = t => { window.copied = t; return Promise.resolve() }").await;
    press(&twin.page, ".full-time .copy-record").await;
    twin.page.wait_until("window.copied").await;
    assert_eq!(twin.page.js("return window.copied").await, json!(twin.table.record(Lang::En)));
    twin.page.close().await;
}

#[tokio::test]
async fn full_time_has_the_statistics_of_the_match() {
    let twin = Twin::open(Screen::Phone, &find(4, is_over)).await;
    let stats = twin.table.statistics();
    assert!(stats.len() > 3, "something is counted");
    for lang in [Lang::Fr, Lang::Es, Lang::En] {
        speak(&twin.page, lang).await;
        press(&twin.page, "#ask-statistics").await;
        twin.page.wait_for("#statistics table").await;
        let said = |stat: &Stat| {
            let value = |side| stat.said(side).text(lang, twin.table.as_ref());
            [value(Side::Home), lang.typeset(stat.name.words(lang)), value(Side::Away)].join(" | ")
        };
        let rows = "return [...document.querySelectorAll('#statistics tbody tr')].map(r => [...r.children].map(c => c.textContent).join(' | '))";
        assert_eq!(twin.page.js(rows).await, json!(stats.iter().map(said).collect::<Vec<_>>()), "{}", lang.tag());
        press(&twin.page, "#close-statistics").await;
        twin.page.wait_gone("#statistics").await;
    }
    twin.page.close().await;
}

#[tokio::test]
async fn a_side_resigns_after_a_question() {
    let mut twin = Twin::open(Screen::Phone, &new_match(1, 50)).await;
    choose_in_menu(&twin.page, "#ask-resign").await;
    twin.page.wait_text("#resign p", "Rovers gives the match up").await;
    press(&twin.page, "#go-on").await;
    twin.page.wait_gone("#resign").await;
    twin.agree().await;
    choose_in_menu(&twin.page, "#ask-resign").await;
    press(&twin.page, "#resign-now").await;
    twin.page.wait_for(".full-time").await;
    twin.table.resign(Side::Home).expect("a side may resign");
    let shown = twin.caught_up().await;
    assert_eq!(shown["facts"], json!(["Minute 1", "Turn 1 of 50"]), "there is no kick-off any more");
    for (lang, words) in
        [(Lang::Fr, "par abandon"), (Lang::Es, "por abandono"), (Lang::En, "Albion wins by resignation")]
    {
        speak(&twin.page, lang).await;
        twin.page.wait_text(".result", words).await;
    }
    press(&twin.page, "#open-menu").await;
    assert_eq!(twin.page.js("return document.querySelector('#ask-resign').disabled").await, json!(true));
    twin.page.close().await;
}

#[tokio::test]
async fn the_screens_around_speak_without_being_cut() {
    let mut table = new_match(1, 50);
    play(&mut table, &["go e8"]);
    let twin = Twin::open(Screen::Phone, &table).await;
    for (width, height) in [(390, 844), (320, 640), (844, 390)] {
        twin.page.resize(width, height).await;
        for lang in Lang::ALL {
            speak(&twin.page, lang).await;
            press(&twin.page, "#open-menu").await;
            twin.page.wait_for("#menu").await;
            let cut = "return [...document.querySelectorAll('#menu button:not([hidden])')].filter(b => b.scrollWidth > b.clientWidth || \
                       b.getBoundingClientRect().bottom > innerHeight || b.getBoundingClientRect().height < 44).map(b => b.id)";
            assert_eq!(twin.page.js(cut).await, json!([]), "{width} × {height}, {}", lang.tag());
            press(&twin.page, "#close-menu").await;
            twin.page.wait_gone("#menu").await;
        }
    }
    twin.page.close().await;
}
