//! The page and the same match played natively beside it.

use std::time::{Duration, Instant};

use browser::{Page, Screen, Serving, Site};
use serde_json::{Value, json};
use touchline::cell::Cell;
use touchline::games::ROWS;
use touchline::show::{Aim, Choice, Place};
use touchline::table::{AnyTable, open_save};
use touchline::words::{Lang, Names};

use crate::look::{differences, expected, look, plays, scene};
use crate::players::again;

/// For so long the page takes taps for a fumble after the turn has passed, or on a target looked at. The one fixed
/// time of these tests, and a little more than the page's.
pub const FUMBLE: Duration = Duration::from_millis(380);

/// How long the page may take to show what was done.
const PATIENCE: Duration = Duration::from_secs(10);

/// Where the page keeps a thing.
pub const fn key(slot: Slot) -> &'static str {
    match slot {
        Slot::Match | Slot::Earlier => "touchline:/any/sub/path/:match",
        Slot::Aside => "touchline:/any/sub/path/:aside",
        Slot::Screen => "touchline:/any/sub/path/:screen",
        Slot::Lang => "touchline:/any/sub/path/:lang",
    }
}

/// A kept thing.
#[derive(Clone, Copy)]
pub enum Slot {
    /// The match written last, wherever it is kept. One put here is kept as an earlier page would have.
    Match,
    /// The one match that an earlier page kept.
    Earlier,
    Aside,
    Screen,
    Lang,
}

/// A browser on an empty page of the host of the page: its storage can be filled before the page comes.
pub async fn doorstep(screen: Screen) -> Page {
    let site = Site::with(Serving::default());
    let page = Page::blank(screen, &site).await;
    page.goto(&site.add("/doorstep.html", "<!DOCTYPE html><title>Doorstep</title>")).await;
    page
}

/// Keeps a text, as the page would.
pub async fn keep(page: &Page, slot: Slot, text: &str) {
    page.js(&format!("localStorage.setItem({}, {})", json!(key(slot)), json!(text))).await;
}

/// The kept matches, what was written last first: key, revision and save of each slot that looks whole.
pub async fn slots(page: &Page) -> Vec<(String, u32, String)> {
    let script = r"
        const text = key => localStorage.getItem(key).match(/^touchline-1 \w+ (\d+) (\d+) [^\n]*\n([^]*)$/);
        const whole = Object.keys(localStorage).map(key => [key, text(key)]).filter(([, found]) => found);
        whole.sort(([, a], [, b]) => b[2] - a[2] || b[1] - a[1]);
        return whole.map(([key, found]) => [key, +found[1], found[3]]);";
    serde_json::from_value(page.js(script).await).expect("slots")
}

/// What is kept.
pub async fn kept(page: &Page, slot: Slot) -> Option<String> {
    let newest = slots(page).await.into_iter().next();
    if let (Slot::Match, Some((_, _, save))) = (slot, newest) {
        return Some(save);
    }
    let text = page.js(&format!("return localStorage.getItem({})", json!(key(slot)))).await;
    text.as_str().map(str::to_owned)
}

/// Chooses a language.
pub async fn speak(page: &Page, lang: Lang) {
    page.js(&format!(
        "const s = document.querySelector('#language, #speak'); s.value = '{}'; s.dispatchEvent(new Event('change', {{bubbles: true}}))",
        lang.tag()
    ))
    .await;
    page.wait_until(&format!("document.documentElement.lang === '{}'", lang.tag())).await;
}

/// Fills a field at once, as pasting does.
pub async fn paste(page: &Page, css: &str, text: &str) {
    page.wait_for(css).await;
    page.js(&format!(
        "const f = document.querySelector('{css}'); f.focus(); f.value = {}; f.dispatchEvent(new InputEvent('input', {{bubbles: true}}))",
        json!(text)
    ))
    .await;
}

/// Presses the first element that matches: with a finger or the mouse, whichever the screen has.
pub async fn press(page: &Page, css: &str) {
    if page.screen().touch() { page.tap(css).await } else { page.click(css).await }
}

/// Unfolds the place to open a match, and waits for what is in it.
pub async fn unfold_opener(page: &Page) {
    press(page, ".opener summary").await;
    page.wait_for("#open").await;
}

/// The selector of a cell.
pub fn square(name: &str) -> String {
    format!("[data-cell][data-name=\"{name}\"]")
}

/// The selector of a choice among some buttons.
pub fn choice_in(place: &str, plays: &str) -> String {
    format!("{place} button[data-choice=\"{plays}\"]")
}

/// The page and the same match played natively beside it.
pub struct Twin {
    pub page: Page,
    pub table: AnyTable,
    pub lang: Lang,
    passed: Instant,
}

impl Twin {
    /// A match on screen that the page already shows and keeps.
    pub async fn of(page: Page) -> Self {
        page.prefer("prefers-reduced-motion", "reduce").await;
        page.wait_for(".match .board").await;
        let save = kept(&page, Slot::Match).await.expect("a match is kept");
        let mut table = open_save(&ROWS, &save).unwrap_or_else(|trouble| panic!("the kept match opens: {trouble:?}"));
        // As the page's settings have it.
        table.agree_on_turns_back(true);
        let twin = Self { page, table, lang: Lang::En, passed: Instant::now() };
        twin.agree().await;
        twin
    }

    /// The page opened with this match on screen.
    pub async fn open(screen: Screen, table: &AnyTable) -> Self {
        let page = doorstep(screen).await;
        keep(&page, Slot::Match, &table.save().to_string()).await;
        keep(&page, Slot::Screen, "match").await;
        page.goto(&page.site().url("")).await;
        Self::of(page).await
    }

    /// Puts another match on the page, as if it had been kept.
    pub async fn sit_down(&mut self, table: &AnyTable) -> Value {
        keep(&self.page, Slot::Match, &table.save().to_string()).await;
        keep(&self.page, Slot::Screen, "match").await;
        self.table = again(table);
        self.table.agree_on_turns_back(true);
        self.reload().await
    }

    /// Waits until the page shows what the core says, and panics with what differs if it does not. Returns what it
    /// shows. Under the cover only that the board is covered.
    pub async fn agree(&self) -> Value {
        let start = Instant::now();
        loop {
            let shown = look(&self.page).await;
            let covered = scene(&self.table, None).hand_to.is_some();
            let differences = match shown["covered"].as_bool() {
                Some(true) if covered => return shown,
                Some(true) => vec!["covered: true instead of false".to_owned()],
                _ => differences(&shown, &expected(&self.table, self.lang, &shown)),
            };
            if differences.is_empty() {
                return shown;
            }
            if start.elapsed() > PATIENCE {
                panic!("the page does not show what the core says:\n{}", differences.join("\n"));
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Waits until a tap is no fumble any more.
    pub async fn settle(&self) {
        let since = self.passed.elapsed();
        if since < FUMBLE {
            tokio::time::sleep(FUMBLE - since).await;
        }
    }

    /// Plays natively what was played on the page, and waits until the page keeps and shows the same.
    pub async fn follow(&mut self, played: &[String]) -> Value {
        let before = (self.table.turn(), scene(&self.table, None).number);
        let done = self.table.play(self.table.revision(), played);
        assert_eq!(done, Ok(true), "{played:?} can be played");
        let shown = self.caught_up().await;
        if before != (self.table.turn(), scene(&self.table, None).number) {
            self.passed = Instant::now();
        }
        shown
    }

    /// Waits until the page keeps and shows the match as it is natively.
    pub async fn caught_up(&self) -> Value {
        let save = self.table.save();
        let start = Instant::now();
        loop {
            let is = kept(&self.page, Slot::Match).await.unwrap_or_default();
            let is: Value = serde_json::from_str(&is).unwrap_or_default();
            if is == save {
                break;
            }
            if start.elapsed() > PATIENCE {
                panic!("the page keeps\n{is}\ninstead of\n{save}\nand shows {}", look(&self.page).await);
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        self.agree().await
    }

    /// Points at a footballer of the side to choose.
    pub async fn point_at(&self, cell: Cell) {
        self.settle().await;
        press(&self.page, &square(&self.table.cell(cell))).await;
    }

    /// Lights a verb.
    pub async fn light(&self, verb: &str) {
        self.settle().await;
        let shown = look(&self.page).await;
        if shown["lit"] != verb {
            // What is looked at on a goal's face stands in the place of the verbs on a small screen.
            if shown["confirm"] == true && self.page.count(".face").await > 0 {
                press(&self.page, "#cancel").await;
            }
            press(&self.page, &choice_in(".verbs", verb)).await;
            self.page.wait_for(&format!(".verbs .chosen[data-choice=\"{verb}\"]")).await;
        }
    }

    /// Does everything for a choice but the last press, which plays it: lights its verb, and looks at it first where
    /// the page wants that. Returns the selectors that play it now.
    pub async fn reach(&self, choice: &Choice<String>) -> Vec<String> {
        self.settle().await;
        let place = choice.verb.place;
        if place != Place::Button {
            self.light(choice.verb.code).await;
        }
        let css = match (place, choice.aim) {
            (Place::Board, Aim::Cell(at)) => square(&self.table.cell(at)),
            (Place::Face, _) => choice_in(".face", &plays(choice)),
            (Place::Card, _) => choice_in(".cards", &plays(choice)),
            (Place::Button, _) => choice_in(".buttons", &plays(choice)),
            (Place::Board | Place::Sheet, _) => panic!("{choice:?} cannot be pointed at"),
        };
        let by_look = place == Place::Face || (place == Place::Board && choice.is_final && self.page.screen().touch());
        if !by_look {
            return vec![css];
        }
        press(&self.page, &css).await;
        self.page.wait_for("#confirm").await;
        if place == Place::Board { vec!["#confirm".to_owned(), css] } else { vec!["#confirm".to_owned()] }
    }

    /// Plays a choice on the page and natively. One that is looked at first is then played by its button or, unless
    /// `confirm`, by a second press at the same place. Returns what the page then shows.
    pub async fn play(&mut self, choice: &Choice<String>, confirm: bool) -> Value {
        let ways = self.reach(choice).await;
        self.finish(choice, &ways, confirm).await
    }

    /// The last press for a choice that was reached.
    pub async fn finish(&mut self, choice: &Choice<String>, ways: &[String], confirm: bool) -> Value {
        match ways {
            [_, again] if !confirm => {
                tokio::time::sleep(FUMBLE).await;
                press(&self.page, again).await;
            }
            [only, ..] => press(&self.page, only).await,
            [] => panic!("{choice:?} cannot be reached"),
        }
        self.follow(&choice.plays).await
    }

    /// The choice that plays these actions, with a footballer in focus.
    pub fn choice(&self, actions: &str) -> Choice<String> {
        let scene = scene(&self.table, None);
        let found = scene.choices.iter().find(|c| plays(c) == actions);
        found.unwrap_or_else(|| panic!("{actions} is not on offer")).clone()
    }

    /// The side to whom the device is handed says that it is there.
    pub async fn uncover(&self) {
        self.page.wait_for("#ready").await;
        self.settle().await;
        press(&self.page, "#ready").await;
        self.page.wait_gone(".cover").await;
        self.agree().await;
    }

    /// Loads the page again, and returns what it then shows.
    pub async fn reload(&self) -> Value {
        self.page.reload().await;
        self.page.wait_for(".match .board").await;
        self.agree().await
    }

    /// Takes the last move back by its button.
    pub async fn undo(&mut self) -> Value {
        self.settle().await;
        press(&self.page, "#undo").await;
        assert!(self.table.undo(), "there is a move to take back");
        self.caught_up().await
    }

    /// Puts a move back by its button.
    pub async fn redo(&mut self) -> Value {
        self.settle().await;
        press(&self.page, "#redo").await;
        assert!(self.table.redo(), "there is a move to put back");
        self.caught_up().await
    }

    /// Goes back to the last checkpoint by the button for it.
    pub async fn reset(&mut self) -> Value {
        self.settle().await;
        press(&self.page, "#reset").await;
        assert!(self.table.reset_turn(), "there is a turn to begin again");
        self.caught_up().await
    }
}
