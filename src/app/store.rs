//! The page's state and the one place where it changes.
mod around;
mod begin;
mod changes;
mod computer;
mod drag;
mod errands;
mod fetch;
mod guide;
mod hand;
mod kept;
mod line_ups;
mod open;
mod press;
mod reads;
mod replay;
mod ring;
mod settings;
mod tabs;
mod thrown;
mod training;

use self::around::Around;
pub(crate) use self::begin::name_of;
pub(crate) use self::changes::whom;
use self::computer::{Computer, picture};
pub(crate) use self::errands::{games_at_first, run};
pub(crate) use self::fetch::fetch_first;
use self::fetch::is_first_visit;
use self::hand::Hand;
pub(crate) use self::hand::Preview;
use self::kept::Playing;
pub(crate) use self::kept::{Glance, OnShelf};
use self::press::Press;
pub(crate) use self::settings::is_embedded;
use self::settings::{asked, value};
use self::training::Training;
use crate::dialog;
use crate::host;
use crate::intent::{Errand, Intent};
use crate::keep::{Keep, Slot};
use crate::parts;
use crate::sound;
use crate::trail;
use leptos::prelude::*;
use touchline::cell::Cell;
use touchline::event::Event;
use touchline::game::Turn;
use touchline::scene::Scene;
use touchline::show::{Choice, Place};
use touchline::side::Side;
use touchline::table::AnyTable;
use touchline::words::{LANGS, Lang, Phrase};
use wasm_bindgen::JsCast;

/// What fills the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Screen {
    /// The games.
    Games,
    /// The set-up form of a game.
    SetUp(usize),
    /// The drills of a game.
    Training(usize),
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
    /// The settings chosen, as they are kept: `theme=dark&speed=slow`.
    settings: RwSignal<String>,
    /// A sentence for the person: a refusal, a trouble.
    notice: RwSignal<Option<[String; LANGS]>>,
    /// Whether the browser keeps the match.
    pub(crate) is_kept: RwSignal<bool>,
    /// Whether another tab has the match, so that it is only looked at here.
    pub(crate) watching: RwSignal<bool>,
    /// Whether the board is covered until the device was handed over.
    pub(crate) covered: RwSignal<bool>,
    /// How the computer plays.
    pub(crate) computer: Computer,
    /// What is remembered beside the matches.
    pub(crate) around: Around,
    /// The drills that were solved.
    pub(crate) training: Training,
    /// The picture of the match.
    pub(crate) scene: Memo<Option<Scene>>,
    /// Changes with everything that changes in the match, a new match included.
    tick: RwSignal<u32>,
    /// Changes with every new match.
    pub(crate) matches: RwSignal<u32>,
    /// Changes with everything that is kept or forgotten.
    shelf: RwSignal<u32>,
    /// Counts what a person wanted that may need a part fetched.
    wanted: StoredValue<u32>,
    /// Whether the clubhouse is here.
    clubhouse: RwSignal<bool>,
    fetching: RwSignal<Option<&'static Phrase>>,
    playing: StoredValue<Playing>,
    focus: RwSignal<Option<Cell>>,
    cursor: RwSignal<Option<Cell>>,
    hand: RwSignal<Hand>,
    table: StoredValue<Option<AnyTable>, LocalStorage>,
    keep: StoredValue<Keep, LocalStorage>,
    turn_passed_at: StoredValue<f64>,
    moment: StoredValue<f64>,
    played_at: StoredValue<f64>,
    pressed_at: StoredValue<Option<u32>>,
    last_press: StoredValue<Press>,
    replaying: RwSignal<bool>,
    replay_is_long: StoredValue<bool>,
    untold: StoredValue<Vec<Vec<Event>>>,
    told_by_other: StoredValue<bool>,
    /// The cell of which it was told last why nothing is to be done there.
    told_of: StoredValue<Option<Cell>>,
    keyed: StoredValue<bool>,
}

impl Store {
    /// The state at the start: the kept language and match, if any.
    pub(crate) fn new() -> Store {
        let table = StoredValue::new_local(None::<AnyTable>);
        let (tick, focus) = (RwSignal::new(0), RwSignal::new(None));
        let scene = Memo::new(move |_| {
            tick.track();
            let focus = focus.get();
            table.with_value(|t| t.as_ref().map(|t| picture(t, focus)))
        });
        let keep = Keep::ask();
        let store = Store {
            around: Around::kept(|slot| keep.text(slot)),
            training: Training::kept(&keep),
            lang: RwSignal::new(Lang::En),
            screen: RwSignal::new(Screen::Games),
            settings: RwSignal::new(String::new()),
            notice: RwSignal::new(None),
            is_kept: RwSignal::new(true),
            watching: RwSignal::new(false),
            covered: RwSignal::new(false),
            computer: Computer::new(),
            scene,
            tick,
            matches: RwSignal::new(0),
            shelf: RwSignal::new(0),
            wanted: StoredValue::new(0),
            clubhouse: RwSignal::new(parts::clubhouse().is_some()),
            fetching: RwSignal::new(None),
            playing: StoredValue::new(Playing::default()),
            focus,
            cursor: RwSignal::new(None),
            hand: RwSignal::new(Hand::default()),
            table,
            keep: StoredValue::new_local(keep),
            turn_passed_at: StoredValue::new(f64::MIN),
            moment: StoredValue::new(0.0),
            played_at: StoredValue::new(f64::MIN),
            pressed_at: StoredValue::new(None),
            last_press: StoredValue::new(Press::default()),
            replaying: RwSignal::new(false),
            replay_is_long: StoredValue::new(false),
            untold: StoredValue::new(Vec::new()),
            told_by_other: StoredValue::new(false),
            told_of: StoredValue::new(None),
            keyed: StoredValue::new(false),
        };
        store.restore();
        store
    }

    fn restore(self) {
        let kept = |slot| self.keep.with_value(|k| k.text(slot));
        self.lang.set(asked_language(kept(Slot::Lang)));
        self.settings.set(kept(Slot::Settings).unwrap_or_default());
        if self.keep.with_value(is_first_visit) {
            trail::put("");
        } else {
            self.update(Errand::Restore);
        }
        self.hear_link();
    }

    /// The browser went back or forward, or another tab wrote something.
    pub(crate) fn hear_window(self, event: &web_sys::Event) {
        match event.dyn_ref::<web_sys::StorageEvent>() {
            Some(written) => self.hear_tab(written),
            None if self.hear_link() => {}
            // A fragment that is none of ours leads nowhere.
            None if trail::is_elsewhere() => trail::put_alone(&self.place()),
            None => {
                dialog::close_all();
                self.notice.set(None);
                match trail::here().filter(|place| !place.is_empty()) {
                    Some(place) => self.update(Errand::GoTo(place)),
                    None => {
                        self.want_nothing();
                        self.show_games();
                    }
                }
            }
        }
    }

    /// Does what a person wants.
    pub(crate) fn update(self, intent: impl Into<Intent>) {
        self.act_on(intent.into());
    }

    fn act_on(self, intent: Intent) {
        match intent {
            Intent::Speak(lang) => self.speak(lang),
            Intent::ShowGames => self.leave(),
            Intent::PlayNow(game) => self.play_now(game),
            Intent::LeaveHints => self.leave_hints(),
            Intent::Rematch => self.rematch(),
            Intent::Tap(cell) => {
                self.cursor.set(Some(cell));
                self.tap(cell);
            }
            Intent::MoveCursor(cell) => {
                self.cursor.set(Some(cell));
                self.hover(Some(cell));
            }
            Intent::Hover(cell) => self.hover(cell),
            Intent::ChooseVerb(code) => self.choose_verb(code),
            Intent::Look(choice) => self.look(choice, true),
            Intent::Play { choice, revision } => self.play(&choice, revision),
            Intent::PickUp { cell, ball } => self.pick_up(cell, ball),
            Intent::Drop { cell, ball } => self.drop_on(cell, ball),
            Intent::Cancel => self.cancel(),
            Intent::Undo if self.close_picker() => {}
            Intent::Undo => self.change(|t| t.undo()),
            Intent::Redo => self.change(|t| t.redo()),
            Intent::ResetTurn => self.change(|t| t.reset_turn()),
            Intent::Hear(answer) => self.hear(answer),
            Intent::PlayOn(number) => self.play_on(number),
            Intent::LeaveChanges => self.attend(),
            Intent::Uncover => self.covered.set(false),
            Intent::Dismiss => self.notice.set(None),
            Intent::Errand(errand) => self.run(errand),
        }
    }

    fn speak(self, lang: Lang) {
        self.lang.set(lang);
        self.keep.with_value(|k| k.put_text(Slot::Lang, lang.tag()));
    }

    /// The match comes on screen as a place of its own; from a set-up form or another match, instead of that.
    fn enter(self) {
        self.show_match();
        trail::enter(&self.place());
        request_animation_frame(|| {
            document().query_selector(".match").ok().flatten().iter().for_each(host::bring_into_view);
        });
    }

    fn show_match(self) {
        self.screen.set(Screen::Match);
        self.cover_if_due();
        let place = self.place();
        self.keep.with_value(|k| k.put_text(Slot::Screen, &place));
        self.attend();
    }

    fn cover_if_due(self) {
        self.covered.set(self.scene.with_untracked(|s| s.as_ref().is_some_and(|s| s.hand_to.is_some())));
    }

    fn leave(self) {
        self.want_nothing();
        self.show_games();
        self.notice.set(None);
        trail::back();
    }

    fn show_games(self) {
        self.screen.set(Screen::Games);
        self.shelf.update(|s| *s += 1);
        self.keep.with_value(|k| k.forget(Slot::Screen));
        self.attend();
    }

    fn set_table(self, table: AnyTable) {
        self.table.set_value(Some(table));
        self.agree_on_undo();
        self.cursor.set(None);
        self.look_away();
        self.forget_told();
        self.tick.update(|t| *t += 1);
        self.matches.update(|m| *m += 1);
        self.computer.is_paused.set(false);
        self.attend();
    }

    fn play(self, choice: &Choice<String>, revision: u32) {
        if self.watching.get_untracked() {
            return;
        }
        let before = self.scene.with_untracked(|s| s.as_ref().map(|s| (s.turn, s.number)));
        let played = self.table.try_update_value(|t| t.as_mut().map(|t| t.play(revision, &choice.plays)));
        match played.flatten() {
            Some(Ok(true)) => {
                self.learn_place(choice.verb.place);
                self.changed();
                self.played_at.set_value(self.moment.get_value());
                self.note_told(before.map(|(turn, _)| turn));
                sound::confirm(self);
                let after = self.scene.with_untracked(|s| s.as_ref().map(|s| (s.turn, s.number)));
                if before != after {
                    self.turn_passed_at.set_value(self.moment.get_value());
                    self.cursor.set(None);
                }
            }
            Some(Err(why)) => self.notice.set(Some(self.in_every_language(&why))),
            Some(Ok(false)) | None => {}
        }
    }

    fn change(self, how: impl FnOnce(&mut AnyTable) -> bool) {
        let mine = !self.watching.get_untracked();
        if mine && self.table.try_update_value(|t| t.as_mut().is_some_and(how)) == Some(true) {
            self.forget_told();
            self.changed();
        }
    }

    /// The match changed: keeps it, then shows it. If another tab has it, shows what that one made of it.
    fn changed(self) {
        if !self.save() {
            return;
        }
        self.note_solved();
        self.look_away();
        self.notice.set(None);
        self.tick.update(|t| *t += 1);
        self.cover_if_due();
        self.attend();
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
    let asked = value(&asked(), "lang").and_then(Lang::parse);
    let kept = kept.as_deref().and_then(Lang::parse);
    let spoken = window().navigator().language().as_deref().and_then(Lang::parse);
    kept.or(asked).or(spoken).unwrap_or_default()
}

/// Whether the main pointer can rest on something, so that a preview comes before every click.
fn can_hover() -> bool {
    window().match_media("(hover: hover) and (pointer: fine)").ok().flatten().is_some_and(|m| m.matches())
}

/// Milliseconds since 1970.
fn now() -> u64 {
    js_sys::Date::now() as u64
}
