//! What Chess Football shows before it happens: lanes, the square of a tackled piece, the crown, the flag; and whole
//! turns taken back while the computer thinks.

use browser::{Page, Screen};
use serde_json::json;
use touchline::dice::Seed;
use touchline::games::ROWS;
use touchline::session::Details;
use touchline::setup::Setup;
use touchline::table::AnyTable;

use crate::computer::{A_WHILE, OVERHEAR, before_the_page, between, match_kept, sit_down, wait_thinking};
use crate::drills::{begin, end, play};
use crate::look::look;
use crate::players;
use crate::twin::{FUMBLE, choice_in, doorstep, press, square};

/// A match to so many goals with so many points a turn, not yet begun.
pub fn new_match(target: u8, points: u8) -> AnyTable {
    let mut setup = Setup::preset((ROWS[3].options)());
    for (key, number) in [("target", target), ("ap", points)] {
        setup.choose(key, &number.to_string()).expect("the form offers it");
    }
    (ROWS[3].start)(setup, Seed(1), Details::default()).expect("the options go together")
}

/// How many pips are full, and how many hollow.
async fn pips(page: &Page) -> [usize; 2] {
    [page.count(".pips .left").await, page.count(".pips .spent").await]
}

#[tokio::test]
async fn a_king_who_must_let_go_wears_a_crown_on_the_points_and_on_the_end_of_the_turn() {
    // CF-16
    let page = Page::open(Screen::Phone).await;
    begin(&page, "king-lets-go").await;
    assert_eq!(page.text(".fact.crown").await.lines().last(), Some("White’s king must release the ball."));
    let crown = "getComputedStyle(document.querySelector('.pips'), '::before').clipPath";
    assert_ne!(page.js(&format!("return {crown}")).await, json!("none"));
    assert_eq!(pips(&page).await, [3, 0]);
    let king = page.attribute(&square("f2"), "aria-label").await.unwrap_or_default();
    assert!(king.contains("White’s king") && king.contains("must release the ball"), "{king}");
    let says = page.attribute("[data-to=end-released]", "title").await.unwrap_or_default();
    assert!(says.contains("it drops loose"), "{says}");

    play(&page, "pass", "e3").await;
    page.wait_gone(".fact.crown").await;
    assert_eq!(page.js(&format!("return {crown}")).await, json!("none"));
    assert_eq!(pips(&page).await, [2, 1], "a pass costs a point");
    // CF-17: whom nobody may pass to now.
    page.wait_for(".piece.home.blocked").await;

    press(&page, "#undo").await;
    page.wait_for(".fact.crown").await;
    tokio::time::sleep(FUMBLE).await;
    end(&page).await;
    page.wait_text(".last", "has kept the ball too long and drops it").await;
    page.close().await;
}

#[tokio::test]
async fn a_flag_is_on_the_piece_and_on_the_end_of_the_turn_while_it_is_offside() {
    // CF-19
    let page = Page::open(Screen::Phone).await;
    begin(&page, "in-their-area").await;
    assert_eq!(page.count("[data-to=end-offside]").await, 0);
    play(&page, "dribble", "f11").await;
    page.wait_for(".piece.home.offside .flag").await;
    page.wait_for("[data-to=end-offside]").await;
    assert_eq!(pips(&page).await, [1, 1]);
    press(&page, "#undo").await;
    page.wait_gone(".piece.offside .flag").await;
    page.wait_gone("[data-to=end-offside]").await;
    press(&page, "#redo").await;
    page.wait_for("[data-to=end-offside]").await;
    let says = page.attribute("[data-to=end-offside]", "title").await.unwrap_or_default();
    assert!(says.contains("offside"), "{says}");
    tokio::time::sleep(FUMBLE).await;
    end(&page).await;
    page.wait_text(".last", "is offside: the ball goes to the rival king").await;
    page.close().await;
}

#[tokio::test]
async fn lanes_and_who_stands_in_them_are_drawn_before_a_pass() {
    // CF-12, CF-13
    let page = doorstep(Screen::Phone).await;
    sit_down(&page, &new_match(1, 5)).await;
    page.wait_for(".holder.lit-dribble").await;
    page.wait_gone(".line.lane, .tint.interceptor").await;
    press(&page, &choice_in(".verbs", "pass")).await;
    page.wait_for(".line.lane").await;
    // The queen on e6 has lines in eight directions; Black’s queen and two more are in the way.
    assert_eq!([page.count(".line.lane").await, page.count(".tint.interceptor").await], [8, 3]);
    page.wait_for(".target.to-intercepted[data-name=e11]").await;
    page.wait_for(".target.to-pass-to-mate[data-name=a2]").await;
    page.wait_for(".key.interceptor").await;
    page.close().await;
}

#[tokio::test]
async fn where_a_tackled_piece_goes_is_drawn_before_the_tackle() {
    // CF-11
    let page = Page::open(Screen::Phone).await;
    begin(&page, "win-it-first").await;
    press(&page, &square("f9")).await;
    page.wait_for(".piece.home.focus").await;
    page.wait_for(".arrow.displaced").await;
    press(&page, &choice_in(".verbs", "tackle")).await;
    page.wait_text(".sign", "The tackled piece goes to e11.").await;
    press(&page, &square("e10")).await;
    page.wait_text(".last", "tackles and wins the ball on e10").await;
    assert_eq!(look(&page).await["pieces"]["away.6"], json!("e11"));
    page.close().await;
}

#[tokio::test]
async fn a_piece_bears_its_letter_in_the_language_on_screen() {
    let page = doorstep(Screen::Phone).await;
    sit_down(&page, &new_match(1, 5)).await;
    let letters =
        "[1, 2, 3, 5, 7].map(n => document.querySelector(`[data-name='home.${n}'] .letter`).textContent).join('')";
    for (lang, wanted) in touchline::words::Lang::ALL.into_iter().zip(["KQRBN", "RDTFC", "RDTAC"]) {
        crate::twin::speak(&page, lang).await;
        page.wait_until(&format!("{letters} === '{wanted}'")).await;
    }
    page.close().await;
}

#[tokio::test]
async fn the_form_offers_points_goals_turns_and_a_side() {
    // CF-3, CF-4, CF-5
    let page = Page::open(Screen::Phone).await;
    press(&page, "[data-choice=chess]").await;
    page.wait_for("#start").await;
    let offered =
        |name: &str| format!("return [...document.querySelectorAll('[name={name}]')].map(r => r.value).join(' ')");
    let rows = [
        ("ap", "1 2 3 4 5"),
        ("target", "1 2 3 4 5 6 7 8 9 10"),
        ("turns", "0 20 40"),
        ("kickoff", "white black"),
        ("your-side", "home away"),
    ];
    for (name, values) in rows {
        assert_eq!(page.js(&offered(name)).await, json!(values), "{name}");
    }
    let sides = page.texts(".your-side .radio").await;
    assert_eq!(sides, ["White", "Black"], "the game’s own words for its sides");
    page.close().await;
}

#[tokio::test]
async fn a_turn_is_taken_back_while_the_computer_thinks() {
    // CF-21
    let page = doorstep(Screen::Phone).await;
    before_the_page(&page, &format!("window.hold = true; {OVERHEAR}")).await;
    let mut table = between(&new_match(1, 5), "person", "computer-2");
    players::play(&mut table, &["move e6 d6", "end"]);
    sit_down(&page, &table).await;
    wait_thinking(&page).await;
    page.wait_until("held.length === 1").await;
    press(&page, "#undo").await;
    page.wait_for(".team.home.on-turn").await;
    assert_eq!(match_kept(&page).await.save()["at"], json!(1));
    tokio::time::sleep(FUMBLE).await;
    press(&page, "#undo").await;
    page.wait_until("document.querySelector('#undo').disabled").await;
    page.js("window.hold = false; held[0]()").await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(match_kept(&page).await.save()["at"], json!(0), "its answer comes too late");
    page.wait_for(".team.home.on-turn").await;
    page.close().await;
}
