//! Nothing is cut, overlaps or is too small to hit, on any screen, in any language, in any phase.

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
use crate::twin::{Slot, Twin, choice_in, doorstep, keep, press, speak, square, unfold_opener};

/// The least side of a square that a finger hits, in CSS pixels.
const HITTABLE: f64 = 24.0;

type Sized = (Screen, &'static [(u32, u32)]);

const UPRIGHT: Sized = (Screen::Phone, &[(390, 844), (320, 640)]);
const ON_ITS_SIDE: Sized = (Screen::Phone, &[(844, 390)]);
const DESKTOP: Sized = (Screen::Desktop, &[(1280, 800)]);

/// What was found wrong, and where.
#[derive(Default)]
struct Faults {
    told: Vec<String>,
    squares: Vec<String>,
}

impl Faults {
    /// Looks at this phase in every language and size.
    async fn look(&mut self, page: &Page, sizes: &[(u32, u32)], phase: &str) {
        for &(width, height) in sizes {
            page.resize(width, height).await;
            for lang in Lang::ALL {
                speak(page, lang).await;
                let found = page.js(include_str!("faults.js")).await;
                let place = format!("{width} × {height}, {}, {phase}", lang.tag());
                let faults = found["faults"].as_array().expect("a list").iter();
                let faults: Vec<String> =
                    faults.map(|f| format!("{place}: {}", f.as_str().unwrap_or_default())).collect();
                if !faults.is_empty() {
                    page.shot(&format!("fault-{phase}-{width}-{}", lang.tag()).replace(' ', "-")).await;
                }
                self.told.extend(faults);
                if let Some(least) = found["least"].as_f64().filter(|least| *least < HITTABLE) {
                    self.squares.push(format!("{place}: {least:.1}"));
                }
            }
        }
        let (width, height) = sizes[0];
        page.resize(width, height).await;
        speak(page, Lang::En).await;
    }

    fn assert_none(&self) {
        assert!(self.told.is_empty(), "{} faults:\n{}", self.told.len(), self.told.join("\n"));
    }
}

fn can_shoot(table: &AnyTable) -> bool {
    chooser(table).is_some() && scene(table, None).of_verb("shoot").next().is_some() && !awaits_dive(table)
}

async fn first_pages(screen: Screen, sizes: &[(u32, u32)], faults: &mut Faults) {
    let page = doorstep(screen).await;
    page.goto(&page.site().url("")).await;
    page.wait_for("[data-choice=\"grid\"]").await;
    unfold_opener(&page).await;
    faults.look(&page, sizes, "the first page").await;
    press(&page, "[data-choice=\"grid\"]").await;
    page.wait_for("#start").await;
    faults.look(&page, sizes, "set-up").await;
    press(&page, "#back").await;
    page.wait_for(".games").await;
    keep(&page, Slot::Match, "{\"v\":99}").await;
    page.reload().await;
    page.wait_for(".kept.broken").await;
    faults.look(&page, sizes, "a broken save").await;
    let mut begun = new_match(1, 50);
    play(&mut begun, &["end"]);
    keep(&page, Slot::Match, &begun.save().to_string()).await;
    page.reload().await;
    page.wait_for("#continue").await;
    faults.look(&page, sizes, "a match to go on with").await;
    page.close().await;
}

async fn turns(screen: Screen, sizes: &[(u32, u32)], faults: &mut Faults) {
    let mut twin = Twin::open(screen, &new_match(1, 50)).await;
    faults.look(&twin.page, sizes, "the kick-off").await;

    let table = find(50, can_shoot);
    twin.sit_down(&table).await;
    faults.look(&twin.page, sizes, "a turn with every verb").await;
    twin.light("pass").await;
    faults.look(&twin.page, sizes, "passes").await;
    let pass = scene(&twin.table, None).of_verb("pass").next().expect("a pass").clone();
    if screen.touch() {
        twin.reach(&pass).await;
        faults.look(&twin.page, sizes, "a pass looked at").await;
    }
    twin.light("shoot").await;
    faults.look(&twin.page, sizes, "the shot picker").await;
    press(&twin.page, &choice_in(".face", "shoot bm")).await;
    twin.page.wait_for("#confirm").await;
    faults.look(&twin.page, sizes, "a shot looked at").await;
    twin.light("formation").await;
    faults.look(&twin.page, sizes, "the formation cards").await;

    let mut moved = new_match(1, 50);
    play(&mut moved, &["go e8"]);
    twin.sit_down(&moved).await;
    press(&twin.page, &square("d4")).await;
    twin.page.wait_for(".notice").await;
    faults.look(&twin.page, sizes, "a refusal").await;
    twin.page.close().await;
}

async fn ends(screen: Screen, sizes: &[(u32, u32)], faults: &mut Faults) {
    let shot = find(50, awaits_dive);
    let mut twin = Twin::open(screen, &before_last(&shot)).await;
    twin.sit_down(&shot).await;
    twin.page.wait_for(".cover").await;
    faults.look(&twin.page, sizes, "the cover").await;
    twin.uncover().await;
    faults.look(&twin.page, sizes, "the dive picker").await;
    press(&twin.page, &choice_in(".face", "dive bm")).await;
    twin.page.wait_for("#confirm").await;
    faults.look(&twin.page, sizes, "a dive looked at").await;
    press(&twin.page, "#confirm").await;
    twin.follow(&["dive bm".to_owned()]).await;
    faults.look(&twin.page, sizes, "after the dive").await;
    press(&twin.page, ".history summary").await;
    twin.page.wait_for(".history .copy-record").await;
    faults.look(&twin.page, sizes, "the history").await;

    twin.sit_down(&find(50, is_over)).await;
    faults.look(&twin.page, sizes, "full time").await;
    twin.page.close().await;
}

#[tokio::test]
async fn nothing_is_cut_on_the_first_pages() {
    let mut faults = Faults::default();
    for (screen, sizes) in [UPRIGHT, ON_ITS_SIDE, DESKTOP] {
        first_pages(screen, sizes, &mut faults).await;
    }
    faults.assert_none();
}

#[tokio::test]
async fn nothing_is_cut_in_a_turn() {
    let mut faults = Faults::default();
    for (screen, sizes) in [UPRIGHT, DESKTOP] {
        turns(screen, sizes, &mut faults).await;
    }
    faults.assert_none();
}

#[tokio::test]
async fn nothing_is_cut_at_a_shot_or_the_end() {
    let mut faults = Faults::default();
    for (screen, sizes) in [UPRIGHT, DESKTOP] {
        ends(screen, sizes, &mut faults).await;
    }
    faults.assert_none();
}

#[tokio::test]
async fn nothing_is_cut_on_a_phone_on_its_side() {
    let mut faults = Faults::default();
    let (screen, sizes) = ON_ITS_SIDE;
    turns(screen, sizes, &mut faults).await;
    ends(screen, sizes, &mut faults).await;
    faults.assert_none();
}

/// A match of another game, not yet begun.
fn begin(id: &str) -> AnyTable {
    let row = ROWS.iter().find(|row| row.card.id == id).expect("such a game");
    (row.start)(Setup::preset((row.options)()), Seed(1), Details::default()).expect("the preset goes together")
}

#[tokio::test]
async fn nothing_is_cut_in_a_placement_and_under_a_cover() {
    let mut faults = Faults::default();
    for (screen, sizes) in [UPRIGHT, ON_ITS_SIDE, DESKTOP] {
        let mut twin = Twin::open(screen, &begin("street")).await;
        faults.look(&twin.page, sizes, "a placement").await;
        let quick = scene(&twin.table, None).of_verb("quick").next().expect("a usual line-up").clone();
        twin.play(&quick, true).await;
        faults.look(&twin.page, sizes, "the first throw").await;
        twin.page.close().await;
        let twin = Twin::open(screen, &begin("hex")).await;
        press(&twin.page, "#show-cover").await;
        twin.page.wait_for(".reach-key").await;
        faults.look(&twin.page, sizes, "what all cover").await;
        twin.page.close().await;
    }
    faults.assert_none();
}

#[tokio::test]
async fn words_that_must_be_scrolled_fade_until_their_end_is_seen() {
    let mut twin = Twin::open(Screen::SmallPhone, &begin("street")).await;
    let quick = scene(&twin.table, None).of_verb("quick").next().expect("a usual line-up").clone();
    twin.play(&quick, true).await;
    press(&twin.page, "#no-hints").await;
    let strip = "document.querySelector('.strip')";
    let fades = format!("getComputedStyle({strip}).maskImage !== 'none'");
    twin.page.wait_until(&format!("{strip}.scrollHeight > {strip}.clientHeight && {fades}")).await;
    twin.page.js(&format!("{strip}.scrollTop = {strip}.scrollHeight")).await;
    twin.page.wait_until(&format!("!({fades})")).await;
    twin.page.close().await;
}

#[tokio::test]
async fn the_board_turns_with_the_phone() {
    let twin = Twin::open(Screen::Phone, &new_match(1, 50)).await;
    let before = twin.agree().await;
    let cells = "[...document.querySelectorAll('.holder .cells [data-cell]')]";
    twin.page.js(&format!("window.cells = {cells}; window.drawn = cells.map(c => c.getAttribute('d'))")).await;
    for (width, height) in [(844, 390), (390, 844)] {
        twin.page.resize(width, height).await;
        let lies = width > height;
        twin.page
            .wait_until(&format!(
                "(r => (r.width > r.height) === {lies})(document.querySelector('.holder .cells').getBoundingClientRect())"
            ))
            .await;
        let shown: Value = twin.agree().await;
        assert_eq!(shown, before, "everything stays");
        let moved = format!(
            "return {cells}.map((c, n) => c !== window.cells[n] ? 'made anew' : c.getAttribute('d') !== window.drawn[n])\
             .filter((how, n, all) => all.indexOf(how) === n)"
        );
        // No cell is in the same place on a board of 9 × 18 squares that lies on its side.
        assert_eq!(twin.page.js(&moved).await, json!([lies]), "the cells stay and are drawn elsewhere");
    }
    twin.page.close().await;
}

#[tokio::test]
async fn a_square_is_large_enough_for_a_finger() {
    let mut faults = Faults::default();
    let screen = Screen::Phone;
    let sizes = [(390, 844), (320, 640), (844, 390)].as_slice();
    let mut twin = Twin::open(screen, &new_match(1, 50)).await;
    faults.look(&twin.page, sizes, "the kick-off").await;
    twin.sit_down(&find(50, can_shoot)).await;
    twin.light("pass").await;
    faults.look(&twin.page, sizes, "passes").await;
    assert!(faults.squares.is_empty(), "squares of less than {HITTABLE} px:\n{}", faults.squares.join("\n"));
    twin.page.close().await;
}
