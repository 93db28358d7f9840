//! The page's state and the one place where it changes.
mod hand;
mod reads;

pub(crate) use self::hand::Preview;
use self::hand::{FUMBLE_MS, Hand};
use crate::intent::Intent;
use crate::keep::{Keep, Slot};
use crate::ui::by_pointer;
use crate::words as w;
use leptos::prelude::*;
use touchline::cell::Cell;
use touchline::dice::Seed;
use touchline::game::Turn;
use touchline::games::ROWS;
use touchline::scene::{Gaze, Scene};
use touchline::session::Details;
use touchline::setup::Setup;
use touchline::show::{Choice, Place};
use touchline::side::{BySide, Side};
use touchline::table::{self, AnyTable};
use touchline::words::{LANGS, Lang, Phrase};

/// What fills the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Screen {
    /// The games.
    Games,
    /// The set-up form of a game.
    SetUp(usize),
    /// The match.
    Match,
}

/// The page's state: signals that components read, changed by [`Store::update`] alone.
#[derive(Clone, Copy)]
pub(crate) struct Store {
    /// The language.
    pub(crate) lang: RwSignal<Lang>,
    /// What fills the page.
    pub(crate) screen: RwSignal<Screen>,
    /// A sentence for the person: a refusal, a trouble.
    notice: RwSignal<Option<[String; LANGS]>>,
    /// Whether the browser keeps the match.
    pub(crate) is_kept: RwSignal<bool>,
    /// A kept save that could not be opened, as it was kept.
    pub(crate) broken: RwSignal<Option<String>>,
    /// Whether the board is covered until the device was handed over.
    pub(crate) covered: RwSignal<bool>,
    /// The picture of the match.
    pub(crate) scene: Memo<Option<Scene>>,
    /// Changes with everything that changes in the match, a new match included.
    tick: RwSignal<u32>,
    /// Changes with every new match.
    pub(crate) matches: RwSignal<u32>,
    focus: RwSignal<Option<Cell>>,
    cursor: RwSignal<Option<Cell>>,
    hand: RwSignal<Hand>,
    table: StoredValue<Option<AnyTable>, LocalStorage>,
    keep: StoredValue<Keep, LocalStorage>,
    turn_passed_at: StoredValue<f64>,
    moment: StoredValue<f64>,
    played_at: StoredValue<f64>,
    pressed_at: StoredValue<Option<u32>>,
}

impl Store {
    /// The state at the start: the kept language and match, if any.
    pub(crate) fn new() -> Store {
        let table = StoredValue::new_local(None::<AnyTable>);
        let (tick, focus) = (RwSignal::new(0), RwSignal::new(None));
        let scene = Memo::new(move |_| {
            tick.track();
            let focus = focus.get();
            table.with_value(|t| t.as_ref().map(|t| t.scene(Gaze { viewer: chooser(t.turn()), focus })))
        });
        let store = Store {
            lang: RwSignal::new(Lang::En),
            screen: RwSignal::new(Screen::Games),
            notice: RwSignal::new(None),
            is_kept: RwSignal::new(true),
            broken: RwSignal::new(None),
            covered: RwSignal::new(false),
            scene,
            tick,
            matches: RwSignal::new(0),
            focus,
            cursor: RwSignal::new(None),
            hand: RwSignal::new(Hand::default()),
            table,
            keep: StoredValue::new_local(Keep::ask()),
            turn_passed_at: StoredValue::new(f64::MIN),
            moment: StoredValue::new(0.0),
            played_at: StoredValue::new(f64::MIN),
            pressed_at: StoredValue::new(None),
        };
        store.restore();
        store
    }

    fn restore(self) {
        let kept = |slot| self.keep.with_value(|k| k.text(slot));
        self.lang.set(asked_language(kept(Slot::Lang)));
        let Some(text) = kept(Slot::Match) else { return };
        match table::open_save(&ROWS, &text) {
            Ok(table) => {
                self.set_table(table);
                if kept(Slot::Screen).as_deref() == Some("match") {
                    self.enter();
                }
            }
            Err(_) => self.broken.set(Some(text)),
        }
    }

    /// Does what a person wants.
    pub(crate) fn update(self, intent: Intent) {
        match intent {
            Intent::Speak(lang) => self.speak(lang),
            Intent::ShowGames => self.leave(),
            Intent::SetUp(game) => self.screen.set(Screen::SetUp(game)),
            Intent::Start { game, options, names } => self.start(game, &options, names),
            Intent::Continue => self.enter(),
            Intent::Open(text) => self.open(&text),
            Intent::Rematch => self.rematch(),
            Intent::Tap(cell) => self.tap(cell),
            Intent::MoveCursor(cell) => {
                self.cursor.set(Some(cell));
                self.hover(Some(cell));
            }
            Intent::Hover(cell) => self.hover(cell),
            Intent::ChooseVerb(code) => self.choose_verb(code),
            Intent::Look(choice) => self.look(choice, true),
            Intent::Play { choice, revision } => self.play(&choice, revision),
            Intent::Cancel => self.cancel(),
            Intent::Undo => self.change(|t| t.undo()),
            Intent::Redo => self.change(|t| t.redo()),
            Intent::ResetTurn => self.change(|t| t.reset_turn()),
            Intent::Uncover => self.covered.set(false),
            Intent::Dismiss => self.notice.set(None),
        }
    }

    /// Notes where a press begins, so that [`Store::pressed_here`] can tell whether the view changed under it.
    pub(crate) fn note_press(self) {
        self.pressed_at.set_value(Some(self.tick.get_untracked()));
    }

    /// Whether the press that ends with this event began in this view of the match, and not within a fumble of the last
    /// turn. Keys press nothing and always pass.
    pub(crate) fn pressed_here(self, event: &web_sys::Event) -> bool {
        self.note_moment(event);
        if !by_pointer(event) {
            return true;
        }
        let pressed = self.pressed_at.get_value();
        self.pressed_at.set_value(None);
        let stale = pressed.is_some_and(|tick| tick != self.tick.get_untracked());
        let fumbled = event.time_stamp() - self.turn_passed_at.get_value() < FUMBLE_MS;
        !stale && !fumbled
    }

    /// Notes when a person did something: by the event's own time, since a slow phone may come to it late.
    pub(crate) fn note_moment(self, event: &web_sys::Event) {
        self.moment.set_value(event.time_stamp());
    }

    fn speak(self, lang: Lang) {
        self.lang.set(lang);
        self.keep.with_value(|k| k.put_text(Slot::Lang, lang.tag()));
    }

    fn enter(self) {
        self.screen.set(Screen::Match);
        self.covered.set(self.scene.with_untracked(|s| s.as_ref().is_some_and(|s| s.hand_to.is_some())));
        self.keep.with_value(|k| k.put_text(Slot::Screen, "match"));
    }

    fn leave(self) {
        self.screen.set(Screen::Games);
        self.notice.set(None);
        self.keep.with_value(|k| k.forget(Slot::Screen));
    }

    fn start(self, game: usize, options: &[(String, String)], names: [String; 2]) {
        let Some(row) = ROWS.get(game) else { return };
        let mut setup = Setup::preset((row.options)());
        let chosen = options.iter().try_for_each(|(key, word)| setup.choose(key, word));
        let [home, away] = names.map(|n| n.trim().to_string());
        let details = Details { names: BySide { home, away }, date: today(), ..Details::default() };
        let Some(seed) = fresh_seed() else { return self.tell(&w::NO_SEED) };
        match chosen.and_then(|()| (row.start)(setup, seed, details)) {
            Ok(table) => self.begin(table),
            Err(why) => self.notice.set(Some(self.in_every_language(&why))),
        }
    }

    fn rematch(self) {
        let Some(seed) = fresh_seed() else { return self.tell(&w::NO_SEED) };
        match self.table.with_value(|t| t.as_ref().map(|t| t.rematch(seed, today()))) {
            Some(Ok(table)) => self.begin(table),
            Some(Err(why)) => self.notice.set(Some(self.in_every_language(&why))),
            None => {}
        }
    }

    fn open(self, text: &str) {
        match table::open(&ROWS, text) {
            Ok(table) => self.begin(table),
            Err(trouble) => self.notice.set(Some(trouble.said())),
        }
    }

    /// Puts a match on the table in place of the one that is there.
    fn begin(self, table: AnyTable) {
        if let Some(broken) = self.broken.get_untracked() {
            self.keep.with_value(|k| k.put_text(Slot::Aside, &broken));
            self.broken.set(None);
        }
        self.set_table(table);
        self.save();
        self.notice.set(None);
        self.enter();
    }

    fn set_table(self, table: AnyTable) {
        self.table.set_value(Some(table));
        self.look_away();
        self.tick.update(|t| *t += 1);
        self.matches.update(|m| *m += 1);
    }

    fn save(self) {
        let saved = self.table.with_value(|t| t.as_ref().map(|t| t.save()));
        let kept = saved.is_some_and(|save| self.keep.with_value(|k| k.put(Slot::Match, &save)));
        self.is_kept.set(kept);
    }

    fn play(self, choice: &Choice<String>, revision: u32) {
        let before = self.scene.with_untracked(|s| s.as_ref().map(|s| (s.turn, s.number)));
        let played = self.table.try_update_value(|t| t.as_mut().map(|t| t.play(revision, &choice.plays)));
        match played.flatten() {
            Some(Ok(true)) => {
                self.changed();
                self.played_at.set_value(self.moment.get_value());
                let after = self.scene.with_untracked(|s| s.as_ref().map(|s| (s.turn, s.number)));
                if before != after {
                    self.turn_passed_at.set_value(self.moment.get_value());
                }
            }
            Some(Err(why)) => self.notice.set(Some(self.in_every_language(&why))),
            Some(Ok(false)) | None => {}
        }
    }

    fn change(self, how: impl FnOnce(&mut AnyTable) -> bool) {
        if self.table.try_update_value(|t| t.as_mut().is_some_and(how)) == Some(true) {
            self.changed();
        }
    }

    /// The match changed: keeps it, then shows it.
    fn changed(self) {
        self.save();
        self.look_away();
        self.notice.set(None);
        self.tick.update(|t| *t += 1);
        let covered = self.scene.with_untracked(|s| s.as_ref().is_some_and(|s| s.hand_to.is_some()));
        self.covered.set(covered);
    }

    fn tell(self, phrase: &'static Phrase) {
        self.notice.set(Some(Lang::ALL.map(|lang| lang.typeset(phrase.words(lang)))));
    }
}

/// The side that is to choose.
pub(crate) const fn chooser(turn: Turn) -> Option<Side> {
    match turn {
        Turn::Choose(side) => Some(side),
        Turn::Throw(_) | Turn::Over(_) => None,
    }
}

/// The chosen verb if it is on offer, else the first that is chosen on the board or a goal's face.
fn lit_verb(scene: &Scene, chosen: Option<&'static str>) -> Option<&'static str> {
    let verbs = scene.verbs();
    let offered = chosen.filter(|code| verbs.iter().any(|v| v.code == *code));
    let on_board = verbs.iter().find(|v| v.place == Place::Board);
    let first = on_board.or_else(|| verbs.iter().find(|v| v.place == Place::Face));
    offered.or_else(|| first.map(|v| v.code))
}

/// The language chosen before, asked for by the address, or spoken by the browser.
fn asked_language(kept: Option<String>) -> Lang {
    let query = window().location().search().unwrap_or_default();
    let asked =
        query.trim_start_matches('?').split('&').find_map(|pair| pair.strip_prefix("lang=").and_then(Lang::parse));
    let kept = kept.as_deref().and_then(Lang::parse);
    let spoken = window().navigator().language().as_deref().and_then(Lang::parse);
    kept.or(asked).or(spoken).unwrap_or_default()
}

/// Whether the main pointer can rest on something, so that a preview comes before every click.
fn can_hover() -> bool {
    window().match_media("(hover: hover) and (pointer: fine)").ok().flatten().is_some_and(|m| m.matches())
}

fn today() -> String {
    let date = js_sys::Date::new_0();
    format!("{}.{:02}.{:02}", date.get_full_year(), date.get_month() + 1, date.get_date())
}

fn fresh_seed() -> Option<Seed> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).ok().map(|()| Seed(u64::from_le_bytes(bytes)))
}
