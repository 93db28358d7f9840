//! The board of hexagons under fingers and keys: changes at a stop, a board too small for a finger, six directions; and
//! that no board changes its size while one plays.

use std::time::Duration;

use browser::{Page, Screen, Stroke};
use serde_json::{Value, json};
use touchline::dice::Seed;
use touchline::games::ROWS;
use touchline::layout::{Margin, OUTSIDE};
use touchline::player::Player;
use touchline::session::Details;
use touchline::setup::Setup;
use touchline::show::{Aim, Choice, Place};
use touchline::side::{BySide, Side};
use touchline::table::AnyTable;
use touchline::words::Names;

use crate::look::{chooser, plays, scene};
use crate::players::{Draws, again};
use crate::twin::{FUMBLE, Slot, choice_in, doorstep, keep, kept, press, square};

/// The least extent of a cell that a finger hits, in CSS pixels.
const HITTABLE: f64 = 24.0;

/// A match of this game, not yet begun: one option as it says, Away played by this player.
fn begin(id: &str, option: Option<(&str, &str)>, away: Player) -> AnyTable {
    let row = ROWS.iter().find(|row| row.card.id == id).expect("such a game");
    let mut setup = Setup::preset((row.options)());
    if let Some((key, word)) = option {
        setup.choose(key, word).expect("such an option");
    }
    let players = BySide { home: Player::Person, away };
    (row.start)(setup, Seed(3), Details { players, ..Details::default() }).expect("the options go together")
}

/// A match on the page, and the same one natively.
struct Seat {
    page: Page,
    table: AnyTable,
}

impl Seat {
    async fn open(screen: Screen, table: &AnyTable) -> Seat {
        let page = doorstep(screen).await;
        page.prefer("prefers-reduced-motion", "reduce").await;
        let mut table = again(table);
        table.agree_on_turns_back(true);
        let seat = Seat { page, table };
        seat.sit_down().await;
        seat
    }

    /// Puts the match on the page as it is natively.
    async fn sit_down(&self) {
        keep(&self.page, Slot::Match, &self.table.save().to_string()).await;
        keep(&self.page, Slot::Screen, "match").await;
        self.page.goto(&self.page.site().url("")).await;
        self.page.wait_for(".holder .cell").await;
    }

    /// Plays natively what was played on the page, and waits until the page keeps the same.
    async fn follow(&mut self, played: &str) {
        assert_eq!(self.table.play(self.table.revision(), &[played.to_owned()]), Ok(true), "{played} can be played");
        self.caught_up().await;
    }

    /// Waits until the page keeps the match as it is natively.
    async fn caught_up(&self) {
        let save = self.table.save();
        for _ in 0..500 {
            if self.kept().await == save {
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("the page keeps\n{}\ninstead of\n{save}", self.kept().await);
    }

    async fn kept(&self) -> Value {
        serde_json::from_str(&kept(&self.page, Slot::Match).await.unwrap_or_default()).unwrap_or_default()
    }
}

/// Hex Pitch played on until the ball is out and this side is to restart.
fn at_a_stop(side: Side, away: Player) -> AnyTable {
    let mut table = begin("hex", None, away);
    let mut draws = Draws::new(5);
    let plots = table.board(Margin::Wide).plots;
    let is_out = |c: &&Choice<String>| plots.iter().any(|p| p.ground == OUTSIDE && c.aim == Aim::Cell(p.cell));
    while scene(&table, None).in_place(Place::Sheet).next().is_none() || chooser(&table) != Some(side) {
        let now = scene(&table, None);
        let out: Vec<_> = now.choices.iter().filter(is_out).cloned().collect();
        let on_board: Vec<_> = now.in_place(Place::Board).cloned().collect();
        let somebody = draws.one_of(&now.tokens).expect("somebody");
        let his: Vec<_> = scene(&table, Some(somebody.cell)).in_place(Place::Board).cloned().collect();
        let next = draws.one_of(&out).or_else(|| draws.one_of(&his)).or_else(|| draws.one_of(&on_board));
        if let Some(next) = next {
            let played = table.play(table.revision(), &next.plays);
            assert_eq!(played, Ok(true), "{next:?} can be played");
        }
    }
    table
}

/// The changes on offer for a side, as the buttons of the sheet carry them: whom, and what plays them.
fn changes_of(table: &AnyTable, side: Side) -> Vec<(String, String)> {
    let scene = scene(table, None);
    let change = |c: &Choice<String>| match c.aim {
        Aim::For(cell, _) => Some((cell, plays(c))),
        Aim::Nothing | Aim::Cell(_) | Aim::Face(..) | Aim::Card(_) => None,
    };
    let theirs = |cell| scene.token_at(cell).is_some_and(|t| t.side == side);
    let all = scene.in_place(Place::Sheet).filter_map(change).filter(|(cell, _)| theirs(*cell));
    all.map(|(cell, plays)| (cell.0.to_string(), plays)).collect()
}

fn radio(name: &str, value: &str) -> String {
    format!("#changes .radio:has([name={name}][value=\"{value}\"])")
}

async fn open_the_sheet(page: &Page) {
    press(page, &choice_in(".verbs", "substitute")).await;
    page.wait_for("#changes[open] [name=comes-off]").await;
}

// ---- changes at a stop -----------------------------------------------------------------------------

/// The colour that the button on the sheet of changes is filled with.
const PAINT: &str = "return getComputedStyle(document.querySelector('#make-change')).backgroundColor";

#[tokio::test]
async fn changes_are_made_by_taps_for_either_side() {
    for screen in [Screen::SmallPhone, Screen::Desktop] {
        let mut seat = Seat::open(screen, &at_a_stop(Side::Home, Player::Person)).await;
        open_the_sheet(&seat.page).await;
        for side in Side::BOTH {
            assert_eq!(seat.page.count("#make-change:disabled").await, 1, "nothing is chosen yet");
            assert_eq!(seat.page.js(PAINT).await, json!("rgba(0, 0, 0, 0)"), "and it looks so");
            let (whom, change) = changes_of(&seat.table, side).pop().expect("a change");
            press(&seat.page, &radio("comes-off", &whom)).await;
            assert_eq!(seat.page.count("#make-change:disabled").await, 1, "nobody comes on yet");
            press(&seat.page, &radio("comes-on", &change)).await;
            seat.page.wait_gone("#make-change:disabled").await;
            assert_ne!(seat.page.js(PAINT).await, json!("rgba(0, 0, 0, 0)"), "it asks to be pressed");
            press(&seat.page, "#make-change").await;
            seat.follow(&change).await;
        }
        seat.page.wait_text("#changes [role=status]", "Amber 1, Slate 1").await;
        press(&seat.page, "#no-more-changes").await;
        seat.page.wait_gone("#changes[open]").await;
        press(&seat.page, "#undo").await;
        assert!(seat.table.undo());
        seat.caught_up().await;
        seat.page.close().await;
    }
}

/// Where everything lies that can be pressed on the sheet before it is known who comes off, and the sheet itself.
const PLACES: &str = "return [...document.querySelectorAll('#changes, #changes .radio:has([name=comes-off]), \
    #changes button')].map(e => { const r = e.getBoundingClientRect(); return [r.x, r.y, r.width, r.height] })";

#[tokio::test]
async fn nothing_on_the_sheet_moves_when_somebody_is_chosen_to_come_off() {
    for screen in [Screen::SmallPhone, Screen::Phone, Screen::Desktop] {
        let seat = Seat::open(screen, &at_a_stop(Side::Home, Player::Person)).await;
        open_the_sheet(&seat.page).await;
        let before = seat.page.js(PLACES).await;
        let mut all: Vec<String> =
            Side::BOTH.into_iter().flat_map(|side| changes_of(&seat.table, side)).map(|(whom, _)| whom).collect();
        all.dedup();
        assert!(all.len() > 4, "both sides have somebody to change");
        for whom in all {
            // Pressed without a finger: to reach what is out of sight a finger would scroll the sheet.
            let choose =
                format!("document.querySelector({}).click()", json!(format!("[name=comes-off][value=\"{whom}\"]")));
            seat.page.js(&choose).await;
            seat.page.wait_until(&format!("document.querySelector('[name=comes-on]')?.value && document.querySelector('[name=comes-off]:checked').value === '{whom}'")).await;
            assert_eq!(seat.page.js(PLACES).await, before, "{screen:?}");
        }
        seat.page.close().await;
    }
}

#[tokio::test]
async fn the_sheet_closes_when_nothing_is_left_to_change() {
    let mut seat = Seat::open(Screen::Phone, &at_a_stop(Side::Home, Player::Person)).await;
    open_the_sheet(&seat.page).await;
    for side in [Side::Home, Side::Away, Side::Home, Side::Away] {
        let (whom, change) = changes_of(&seat.table, side).swap_remove(0);
        press(&seat.page, &radio("comes-off", &whom)).await;
        press(&seat.page, &radio("comes-on", &change)).await;
        press(&seat.page, "#make-change:enabled").await;
        seat.follow(&change).await;
    }
    seat.page.wait_gone("#changes[open]").await;
    seat.page.wait_gone(&choice_in(".verbs", "substitute")).await;
    seat.page.close().await;
}

async fn tab_to(page: &Page, css: &str) {
    for _ in 0..60 {
        if page.js(&format!("return document.activeElement.matches({})", json!(css))).await == json!(true) {
            return;
        }
        page.press("Tab").await;
    }
    panic!("Tab does not come to {css}");
}

#[tokio::test]
async fn a_change_is_made_by_keys_alone() {
    let mut seat = Seat::open(Screen::Desktop, &at_a_stop(Side::Home, Player::Person)).await;
    let page = &seat.page;
    tab_to(page, &choice_in(".verbs", "substitute")).await;
    page.press("Enter").await;
    page.wait_until("document.activeElement.matches('#changes [name=comes-off]')").await;
    page.press("Space").await;
    tab_to(page, "#changes [name=comes-on]").await;
    page.press("Space").await;
    page.press("ArrowDown").await;
    let change = page.js("return document.activeElement.value").await.as_str().expect("a change").to_owned();
    tab_to(page, "#make-change").await;
    page.press("Enter").await;
    seat.follow(&change).await;
    seat.page.wait_until("document.activeElement.id === 'no-more-changes'").await;
    seat.page.press("Enter").await;
    seat.page.wait_gone("#changes[open]").await;
    seat.page.wait_until("document.activeElement.matches('.verbs [data-choice=substitute]')").await;
    seat.page.close().await;
}

/// Opens the sheet before the computer goes on, on however slow a machine.
async fn open_the_sheet_in_time(seat: &Seat) {
    let open = "document.querySelector('.verbs [data-choice=substitute]')?.click(); \
                return !!document.querySelector('#changes[open]')";
    for _ in 0..10 {
        if seat.page.js(open).await == json!(true) {
            return;
        }
        seat.sit_down().await;
    }
    panic!("the computer does not wait for the sheet to be opened");
}

#[tokio::test]
async fn a_person_may_change_before_the_computer_restarts_and_it_waits() {
    let mut seat = Seat::open(Screen::Phone, &at_a_stop(Side::Away, Player::Computer(1))).await;
    open_the_sheet_in_time(&seat).await;
    let offered = seat.page.js("return [...document.querySelectorAll('[name=comes-off]')].map(e => e.value)").await;
    let mut own: Vec<String> = changes_of(&seat.table, Side::Home).into_iter().map(|(whom, _)| whom).collect();
    own.dedup();
    assert_eq!(offered, json!(own), "nobody changes the computer's footballers");
    // Longer than the computer ever waits by itself.
    tokio::time::sleep(Duration::from_secs(4)).await;
    let (whom, change) = changes_of(&seat.table, Side::Home).swap_remove(0);
    press(&seat.page, &radio("comes-off", &whom)).await;
    press(&seat.page, &radio("comes-on", &change)).await;
    press(&seat.page, "#make-change:enabled").await;
    seat.follow(&change).await;
    press(&seat.page, "#no-more-changes").await;
    seat.page.wait_until("document.querySelector('.team.home.on-turn')").await;
    let (kept, mine) = (seat.kept().await["steps"].clone(), seat.table.save()["steps"].clone());
    let (kept, mine) = (kept.as_array().expect("steps"), mine.as_array().expect("steps"));
    assert!(kept.len() > mine.len() && kept.starts_with(mine), "then it goes on");
    seat.page.close().await;
}

// ---- a board too small for a finger ----------------------------------------------------------------

/// The least extent of the hexagons as they are shown.
async fn least(page: &Page) -> f64 {
    let extents = "[...document.querySelectorAll('.holder .cell')].map(c => c.getBoundingClientRect()).map(r => Math.min(r.width, r.height))";
    page.js(&format!("return Math.min(...{extents})")).await.as_f64().expect("a length")
}

/// How far the board was moved.
async fn moved(page: &Page) -> (f64, f64) {
    let at = page.js("const f = document.querySelector('.field'); return [f.scrollLeft, f.scrollTop]").await;
    serde_json::from_value(at).expect("two numbers")
}

fn grand() -> AnyTable {
    begin("hex", Some(("grid", "grand")), Player::Person)
}

#[tokio::test]
async fn a_board_of_small_cells_is_brought_nearer_by_buttons() {
    for (screen, width, height) in [(Screen::SmallPhone, 320, 640), (Screen::Phone, 844, 390)] {
        let seat = Seat::open(screen, &grand()).await;
        seat.page.resize(width, height).await;
        seat.page.wait_for("#zoom-in").await;
        assert!(least(&seat.page).await < HITTABLE, "the whole board is seen first");
        press(&seat.page, "#zoom-in").await;
        seat.page.wait_for(".field[data-near]").await;
        assert!(least(&seat.page).await >= HITTABLE, "every hexagon can be hit on {width} × {height}");
        let ball = seat.page.centre(".holder .ball").await;
        let [x, y, w, h] = seat.page.rect(".field").await;
        assert!((ball.0 - x - w / 2.0).abs() < w / 6.0 && (ball.1 - y - h / 2.0).abs() < h / 6.0, "round the ball");
        press(&seat.page, "#zoom-out").await;
        seat.page.wait_gone(".field[data-near]").await;
        press(&seat.page, "#zoom-in").await;
        press(&seat.page, "#whole-board").await;
        seat.page.wait_gone(".field[data-near]").await;
        assert!(least(&seat.page).await < HITTABLE);
        seat.page.close().await;
    }
}

#[tokio::test]
async fn a_board_of_cells_that_can_be_hit_is_not_brought_nearer() {
    let seat = Seat::open(Screen::SmallPhone, &begin("hex", None, Player::Person)).await;
    assert!(least(&seat.page).await >= HITTABLE);
    assert_eq!(seat.page.count(".zoom").await, 0);
    seat.page.close().await;
}

#[tokio::test]
async fn two_fingers_bring_the_board_nearer_and_one_moves_it() {
    let seat = Seat::open(Screen::SmallPhone, &grand()).await;
    seat.page.wait_for("#zoom-in").await;
    let [x, y, w, h] = seat.page.rect(".field").await;
    let at = |across: f64, along: f64| (x + w * across, y + h * along);
    let finger = |from: f64, to: f64| {
        Stroke::at(at(from, 0.5)).down().wait(30).to(at((from + to) / 2.0, 0.5)).to(at(to, 0.5)).wait(30).up()
    };
    seat.page.touch(&[finger(0.4, 0.15), finger(0.6, 0.85)]).await;
    seat.page.wait_for(".field[data-near]").await;
    assert!(least(&seat.page).await >= HITTABLE);
    let (before, size) = (moved(&seat.page).await, least(&seat.page).await);

    let pan = Stroke::at(at(0.8, 0.2)).down().wait(30).to(at(0.6, 0.2)).to(at(0.3, 0.2)).wait(30).up();
    seat.page.touch(&[pan]).await;
    seat.page.wait_until(&format!("document.querySelector('.field').scrollLeft > {}", before.0 + 20.0)).await;
    assert_eq!(seat.page.count("#confirm").await, 0, "a board that is moved is not tapped");
    assert_eq!(seat.page.js("return document.querySelector('.match').scrollTop").await, json!(0));

    seat.page.touch(&[finger(0.15, 0.4), finger(0.85, 0.6)]).await;
    let smaller = "document.querySelector('.holder .cell').getBoundingClientRect().width";
    seat.page.wait_until(&format!("{smaller} < {}", size - 1.0)).await;
    seat.caught_up().await;
    seat.page.close().await;
}

#[tokio::test]
async fn a_double_tap_brings_nothing_nearer() {
    let seat = Seat::open(Screen::SmallPhone, &grand()).await;
    seat.page.wait_for("#zoom-in").await;
    let (size, at) = (least(&seat.page).await, seat.page.centre(&square("a1")).await);
    seat.page.touch(&[Stroke::at(at).down().wait(30).up().wait(60).down().wait(30).up()]).await;
    tokio::time::sleep(FUMBLE).await;
    assert_eq!(least(&seat.page).await, size);
    assert_eq!(seat.page.js("return visualViewport.scale").await, json!(1));
    seat.page.close().await;
}

#[tokio::test]
async fn who_is_dragged_on_a_board_brought_nearer_goes_and_the_board_stays() {
    let mut seat = Seat::open(Screen::SmallPhone, &grand()).await;
    press(&seat.page, "#zoom-in").await;
    seat.page.wait_for(".field[data-near]").await;
    let before = moved(&seat.page).await;
    let pass = scene(&seat.table, None).of_verb("pass").next().expect("a pass").clone();
    let Aim::Cell(to) = pass.aim else { panic!("a pass is aimed at a cell") };
    let taker = scene(&seat.table, None).focus.expect("a taker");
    let [from, to] = [taker, to].map(|cell| square(&seat.table.cell(cell)));
    let (from, to) = (seat.page.centre(&from).await, seat.page.centre(&to).await);
    seat.page.touch(&[Stroke::at(from).down().wait(30).to(to).wait(30).up()]).await;
    seat.follow(&plays(&pass)).await;
    assert_eq!(moved(&seat.page).await, before);
    seat.page.close().await;
}

#[tokio::test]
async fn the_focus_and_the_wheel_reach_every_part_of_a_board_brought_nearer() {
    let seat = Seat::open(Screen::Desktop, &grand()).await;
    seat.page.resize(640, 400).await;
    seat.page.wait_for("#zoom-in").await;
    let (x, y) = seat.page.centre(".field").await;
    let wheel = json!([{"type": "wheel", "id": "wheel", "actions": [
        {"type": "scroll", "x": x as i64, "y": y as i64, "deltaX": 0, "deltaY": -120, "origin": "viewport"}]}]);
    let with_control = json!([
        {"type": "key", "id": "keyboard", "actions": [{"type": "keyDown", "value": "\u{E009}"}, {"type": "pause"}, {"type": "keyUp", "value": "\u{E009}"}]},
        {"type": "wheel", "id": "wheel", "actions": [{"type": "pause"}, wheel[0]["actions"][0], {"type": "pause"}]},
    ]);
    seat.page.act(with_control).await;
    seat.page.wait_for(".field[data-near]").await;
    press(&seat.page, "#zoom-in").await;
    seat.page.js("document.querySelector('.holder [tabindex=\"0\"]').focus()").await;
    for key in ["Home", "PageUp", "End", "PageDown"] {
        seat.page.press(key).await;
        seat.page
            .wait_until(
                "(() => { const f = document.querySelector('.field').getBoundingClientRect(), \
                 c = document.activeElement.getBoundingClientRect(); return document.activeElement.matches('.cell') \
                 && c.left > f.left && c.top > f.top && c.right < f.right && c.bottom < f.bottom; })()",
            )
            .await;
    }
    seat.page.close().await;
}

// ---- keys ------------------------------------------------------------------------------------------

/// The hexagon that the keyboard is on.
async fn on(page: &Page) -> String {
    page.js("return document.activeElement.dataset.name").await.as_str().expect("a hexagon").to_owned()
}

/// Where each of six letters leads from the centre.
async fn letters_lead(page: &Page, to: [&str; 6]) {
    for (letter, to) in ["t", "y", "f", "h", "v", "b"].into_iter().zip(to) {
        page.js(&format!("document.querySelector('.holder {}').focus()", square("f6"))).await;
        page.wait_until("document.activeElement.dataset.name === 'f6'").await;
        page.press(letter).await;
        assert_eq!(on(page).await, to, "{letter}");
        // Back by the letter on the other side of G.
        let back = ["b", "v", "h", "f", "y", "t"]
            [["t", "y", "f", "h", "v", "b"].iter().position(|l| *l == letter).expect("one of six")];
        page.press(back).await;
        assert_eq!(on(page).await, "f6", "{letter} and {back}");
    }
}

#[tokio::test]
async fn six_letters_lead_to_the_six_neighbours_as_the_board_lies() {
    let seat = Seat::open(Screen::Phone, &begin("hex", None, Player::Person)).await;
    letters_lead(&seat.page, ["e7", "f7", "e6", "g6", "e5", "f5"]).await;
    press(&seat.page, "#open-menu").await;
    press(&seat.page, "#turn-board").await;
    letters_lead(&seat.page, ["f5", "e5", "g6", "e6", "f7", "e7"]).await;
    seat.page.resize(844, 390).await;
    let lies = "(r => r.height > r.width)(document.querySelector('.holder .cell').getBoundingClientRect())";
    seat.page.wait_until(&format!("!({lies})")).await;
    letters_lead(&seat.page, ["g6", "f5", "f7", "e5", "e7", "e6"]).await;
    press(&seat.page, "#open-menu").await;
    press(&seat.page, "#turn-board").await;
    letters_lead(&seat.page, ["e6", "e7", "e5", "f7", "f5", "g6"]).await;
    seat.page.close().await;
}

#[tokio::test]
async fn arrows_walk_along_the_row_and_to_the_next_row_and_back() {
    let seat = Seat::open(Screen::Phone, &begin("hex", None, Player::Person)).await;
    seat.page.js(&format!("document.querySelector('.holder {}').focus()", square("f6"))).await;
    let mut way = Vec::new();
    for key in ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowUp", "ArrowDown", "ArrowDown"] {
        seat.page.press(key).await;
        way.push(on(&seat.page).await);
    }
    assert_eq!(way[..2], ["g6", "f6"]);
    assert!(way[2].ends_with('7') && way[3].ends_with('8'), "row by row: {way:?}");
    assert_eq!((&way[4], way[5].as_str()), (&way[2], "f6"), "the same way back");
    seat.page.close().await;
}

// ---- the board's size ------------------------------------------------------------------------------

/// Takes down, in every picture from now on, where a cell of the pitch is and how large.
const WATCH: &str = "window.places = new Set(); const watch = () => {
    const match = document.querySelector('.match'), cell = document.querySelectorAll('.holder .cell:not(.outside)')[20];
    if (cell) { const r = cell.getBoundingClientRect();
        places.add([r.x, r.y + match.scrollTop, r.width].map(n => n.toFixed(1)).join(' ')); }
    requestAnimationFrame(watch); }; watch()";

/// Does something of each kind: lights every verb, the first one last, and aims at what it is for, or goes on.
async fn potter(page: &Page) {
    let verbs = page
        .js("return [...document.querySelectorAll('.verbs [aria-pressed]')].map(v => v.dataset.choice).reverse()")
        .await;
    for verb in verbs.as_array().expect("a list") {
        press(page, &choice_in(".verbs", verb.as_str().expect("a code"))).await;
    }
    let target = page.js("return [...document.querySelectorAll('.target')].pop()?.dataset.name").await;
    match target.as_str() {
        Some(name) => press(page, &format!(".holder {}", square(name))).await,
        None => press(page, ".buttons .primary").await,
    }
    tokio::time::sleep(FUMBLE).await;
    if page.count("#confirm").await > 0 {
        press(page, "#confirm").await;
        tokio::time::sleep(FUMBLE).await;
    }
}

#[tokio::test]
async fn a_board_keeps_its_size_and_place_whatever_is_chosen_or_told() {
    for screen in [Screen::Phone, Screen::SmallPhone] {
        for row in &ROWS {
            let seat = Seat::open(screen, &begin(row.card.id, None, Player::Person)).await;
            seat.page.js(WATCH).await;
            for _ in 0..3 {
                potter(&seat.page).await;
            }
            assert!(
                seat.kept().await["steps"].as_array().is_some_and(|steps| !steps.is_empty()),
                "something was played"
            );
            let places = seat.page.js("return [...places]").await;
            let places = places.as_array().expect("a list");
            assert_eq!(places.len(), 1, "{} on {screen:?}: {places:?}", row.card.id);
            seat.page.close().await;
        }
    }
}
