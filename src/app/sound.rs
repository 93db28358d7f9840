//! Sound and vibration: what is heard of a replay, in time with it, and the settings for both.
//!
//! Browsers let a page be heard only after somebody has done something on it. So the loudspeaker is opened then, in that
//! very moment, and what makes the sounds, a part of its own, is fetched. It sleeps while the page is hidden. Where there
//! is none, or the part cannot be had, it is quiet and nothing else.
pub(crate) mod cues;

use crate::host::{embedder, later, spawn};
use crate::parts::{self, Play};
use crate::replay::function;
use crate::settings::Setting;
use crate::store::{Store, is_embedded};
use crate::words as w;
use js_sys::{Array, Function, Promise, Reflect};
use leptos::prelude::*;

use std::cell::OnceCell;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use touchline::heard::Heard;
use touchline::replay::Replay;
use touchline::words::Phrase;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

static SOUND: Setting =
    Setting { key: "sound", name: &SOUND_NAME, words: &[("on", &w::ON), ("off", &w::OFF)], preset: "on" };
static SOUND_IN_FRAME: Setting = Setting { preset: "off", ..SOUND };
static VIBRATION: Setting = Setting { key: "vibration", name: &VIBRATION_NAME, preset: "off", ..SOUND };

static SOUND_NAME: Phrase = Phrase::new("sound", ["Sound", "Son", "Sonido"]);
static VIBRATION_NAME: Phrase = Phrase::new("vibration", ["Vibration", "Vibreur", "Vibración"]);

/// How long the device buzzes at a move of one's own and at a goal, in milliseconds.
const MOVE_BUZZ: u32 = 15;
const GOAL_BUZZ: u32 = 120;

/// What nothing on the board keeps apart is heard so far apart, in milliseconds.
const GAP_MS: u32 = 150;

thread_local! {
    /// The browser's audio context, once there is one.
    static LOUDSPEAKER: OnceCell<JsValue> = const { OnceCell::new() };
}

/// What makes the sounds, once it is here.
static PLAY: OnceLock<Play> = OnceLock::new();

/// Counts what is to be heard, so that it can be cut.
static ROUND: AtomicU32 = AtomicU32::new(0);

/// The settings that there are on this device.
pub(crate) fn settings() -> impl Iterator<Item = &'static Setting> {
    [Some(sound()), vibrate().map(|_| &VIBRATION)].into_iter().flatten()
}

/// Nobody expects to be sounded at by a part of a page.
fn sound() -> &'static Setting {
    if is_embedded() || embedder().is_some() { &SOUND_IN_FRAME } else { &SOUND }
}

fn is_on(store: Store, setting: &Setting) -> bool {
    untrack(|| store.setting(setting)) == "on"
}

/// Opens the loudspeaker when somebody does something, lets it sleep while the page is hidden or the sound is off, and
/// wakes it after that.
pub(crate) fn listen(store: Store) {
    let heard = ["pointerup", "click", "keydown", "visibilitychange"].map(|event| {
        window_event_listener_untyped(event, move |_| {
            wake(store);
        })
    });
    on_cleanup(move || heard.into_iter().for_each(|listener| listener.remove()));
}

fn wake(store: Store) -> Option<()> {
    let is_wanted = !document().hidden() && is_on(store, sound());
    let speaker = match LOUDSPEAKER.with(|speaker| speaker.get().cloned()) {
        Some(speaker) => speaker,
        None if is_wanted => open()?,
        None => return None,
    };
    let is_awake = Reflect::get(&speaker, &"state".into()).ok()? == "running";
    if is_wanted != is_awake {
        let done = function(&speaker, if is_wanted { "resume" } else { "suspend" })?.call0(&speaker).ok()?;
        // A browser may refuse, and somebody must hear that.
        let done = JsFuture::from(done.dyn_into::<Promise>().ok()?);
        spawn(async {
            let _ = done.await;
        });
    }
    Some(())
}

/// Opens the loudspeaker, and fetches what makes the sounds.
fn open() -> Option<JsValue> {
    // Some keys do not count as doing something. Browsers that cannot be asked complain at most.
    let active = Reflect::get(&window().navigator(), &"userActivation".into()).ok()?;
    if !active.is_undefined() && !Reflect::get(&active, &"hasBeenActive".into()).ok()?.is_truthy() {
        return None;
    }
    let class: Function = function(&window(), "AudioContext")?;
    let speaker = Reflect::construct(&class, &Array::new()).ok()?;
    LOUDSPEAKER.with(|kept| kept.set(speaker.clone())).ok()?;
    spawn(async {
        if let Some(play) = parts::fetch_sound().await {
            let _ = PLAY.set(play);
        }
    });
    Some(speaker)
}

/// A match comes on screen: the whistle, if nobody has moved yet.
pub(crate) fn begin(store: Store) {
    if store.read(|t| t.moves().is_empty() && t.turn().chooser().is_some()) == Some(true) {
        make(store, Heard::Whistle);
    }
}

/// Lets be heard what is shown within so many milliseconds; what is not shown step by step, one after the other.
pub(crate) fn follow(store: Store, shown: &Replay, ms: u32) {
    let round = cut();
    let beats = u32::from(shown.beats.max(1));
    let mut heard = shown.heard.clone();
    if ms == 0 {
        heard.dedup_by_key(|(_, what)| *what);
    }
    for (&(beat, what), place) in heard.iter().zip(0..) {
        let due = if ms == 0 { GAP_MS * place } else { ms * u32::from(beat) / beats };
        later(due as i32, move || {
            if ROUND.load(Ordering::Relaxed) == round {
                make(store, what);
            }
        });
    }
}

/// Nothing that is still to be heard will be. Returns the number of what comes next.
pub(crate) fn cut() -> u32 {
    ROUND.fetch_add(1, Ordering::Relaxed) + 1
}

fn make(store: Store, what: Heard) {
    if what == Heard::Goal {
        buzz(store, GOAL_BUZZ);
    }
    if let Some(play) = PLAY.get().filter(|_| is_on(store, sound())) {
        LOUDSPEAKER.with(|speaker| speaker.get().into_iter().for_each(|speaker| play(speaker, what)));
    }
}

/// Lets a person feel that their move was played.
pub(crate) fn confirm(store: Store) {
    buzz(store, MOVE_BUZZ);
}

fn buzz(store: Store, ms: u32) {
    if let Some(vibrate) = vibrate().filter(|_| is_on(store, &VIBRATION)) {
        let _ = vibrate.call1(&window().navigator(), &ms.into());
    }
}

fn vibrate() -> Option<Function> {
    function(&window().navigator(), "vibrate")
}
