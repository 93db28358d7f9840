//! What happened, shown along its way: pieces and ball move, the lines of the strip come one by one, a goal is cheered.
//!
//! The picture of now is already on the page; animations of the browser lie over it and are dropped at their end, or
//! whenever somebody does something. Nothing moves while the device is handed over: what happened meanwhile is shown
//! when the cover is lifted.
use crate::frame::Frame;
use crate::intent::Intent;
use crate::pieces::{beside, translate};
use crate::sound;
use crate::store::Store;
use crate::ui::{button, effect, html, many, nothing, part, plays, said, text};
use js_sys::{Function, JSON, Reflect};
use leptos::prelude::*;
use std::time::Duration;
use touchline::event::{Event, Mover};
use touchline::game::Turn;
use touchline::heard::Heard;
use touchline::replay::{Replay, Still, Stop, Track, replay};
use touchline::show::BallAt;
use touchline::side::Side;
use touchline::words::{Phrase, Saying};
use wasm_bindgen::{JsCast, JsValue};

static SKIP: Phrase = Phrase::new("skip-replay", ["Skip", "Passer", "Saltar"]);

/// The most that one move takes at normal speed, in milliseconds. The computer's pause is as long.
const MOVE_MS: u32 = 600;
/// One beat of an unhurried move.
const BEAT_MS: u32 = 90;
/// What takes longer can be skipped by a button.
const LONG_MS: u32 = 700;

/// The animations under way.
type Running = StoredValue<Vec<JsValue>, LocalStorage>;

/// Shows what happens from now on, over the board; the words of a goal and the button to skip.
pub(crate) fn replays(store: Store, frame: Memo<Frame>) -> AnyView {
    let running: Running = StoredValue::new_local(Vec::new());
    let cheer = RwSignal::new(false);
    let mut shown: Option<Still> = None;
    effect(move || {
        let now = store.read_scene(Still::of);
        if shown.is_none() {
            untrack(|| sound::begin(store));
        }
        if store.covered.get() && shown.is_some() {
            return;
        }
        let moves = store.take_untold();
        let before = std::mem::replace(&mut shown, now.clone());
        let changed = before.zip(now).filter(|(before, now)| before != now || !moves.is_empty());
        let Some((before, now)) = changed else { return };
        let events: Vec<Event> = moves.concat();
        let mut told = replay(&before, &events, &now);
        if !moves.is_empty() && store.read_scene(|s| matches!(s.turn, Turn::Over(_))) == Some(true) {
            told.heard.push((told.beats, Heard::FullTime));
        }
        cheer.set(goal(&events).is_some());
        untrack(|| run(store, frame, running, &told, moves.len()));
    });
    // Skipped or over: the animations give way to the picture beneath.
    effect(move || {
        if !store.is_replaying() {
            finish(running);
        }
    });
    // No timer of a board that is gone ends what it began, and the board of the next match would wait for it.
    on_cleanup(move || {
        sound::cut();
        store.end_replay();
    });
    many([skip(store), banner(store, cheer)])
}

fn goal(events: &[Event]) -> Option<Saying> {
    events.iter().rev().find(|e| e.is_goal()).map(|e| e.said)
}

fn skip(store: Store) -> AnyView {
    part(move || {
        if !store.is_long_replay() {
            return nothing();
        }
        // Any press skips: this one needs to do no more.
        button(said(store, &SKIP), plays(store, || Intent::Hover(None))).class("small").id("skip").view()
    })
}

/// The words of the goal, until something else happens.
fn banner(store: Store, cheer: RwSignal<bool>) -> AnyView {
    let words =
        text(move || store.read_scene(|s| goal(&s.last)).flatten().map(|said| store.say(&said)).unwrap_or_default());
    part(move || match cheer.get() {
        true => html("p").class("cheer").set("aria-hidden", "true").text(words).view(),
        false => nothing(),
    })
}

/// How many per cent of the usual time movement takes; 0 is none.
fn pace() -> u32 {
    let wants_none = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    if wants_none.is_some_and(|m| m.matches()) {
        return 0;
    }
    let speed = document().document_element().and_then(|root| root.get_attribute("data-speed"));
    match speed.as_deref() {
        Some("off") => 0,
        Some("fast") => 50,
        Some("slow") => 300,
        _ => 100,
    }
}

fn run(store: Store, frame: Memo<Frame>, running: Running, told: &Replay, moves: usize) {
    finish(running);
    let most = MOVE_MS * moves.max(1) as u32;
    let ms = (BEAT_MS * u32::from(told.beats)).min(most) * pace() / 100;
    sound::follow(store, told, ms);
    if ms == 0 {
        return store.end_replay();
    }
    let is_long = ms > LONG_MS;
    let started: Vec<JsValue> = frame.with_untracked(|f| {
        let moving = told.tracks.iter().filter_map(|track| move_along(f, track, told.beats, ms));
        moving.collect()
    });
    running.set_value(started);
    store.begin_replay(is_long);
    if is_long {
        let lines = reveal(told, ms);
        running.update_value(|r| r.extend(lines));
    }
    let mine = running.with_value(|r| r.first().cloned());
    set_timeout(
        move || {
            // Another replay may have begun meanwhile.
            if running.try_with_value(|r| r.first() == mine.as_ref()) == Some(true) {
                store.end_replay();
            }
        },
        Duration::from_millis(u64::from(ms)),
    );
}

fn finish(running: Running) {
    for animation in running.try_update_value(std::mem::take).unwrap_or_default() {
        if let Some(cancel) = function(&animation, "cancel") {
            let _ = cancel.call0(&animation);
        }
    }
}

/// Moves a footballer or the ball through its stops.
fn move_along(frame: &Frame, track: &Track, beats: u16, ms: u32) -> Option<JsValue> {
    let css = match track.mover {
        Mover::Ball => ".holder .ball".to_string(),
        Mover::Man(side, shirt) => format!(".holder .piece[data-name=\"{side}.{shirt}\"]"),
    };
    let at = |stop: &Stop| match track.mover {
        Mover::Man(..) => frame.centre(stop.cell),
        Mover::Ball => beside(frame, BallAt { cell: stop.cell, holder: stop.held.then_some((Side::Home, 0)) }),
    };
    let last = track.stops.last().map(|stop| Stop { beat: beats, ..*stop });
    let frames: Vec<String> = track
        .stops
        .iter()
        .chain(&last)
        .map(|stop| format!("{{\"offset\":{},\"transform\":\"{}\"}}", share(stop.beat, beats), translate(at(stop))))
        .collect();
    animate(&css, &frames, ms)
}

/// Lets each line of the strip come when its event is shown. The latest is the first line.
fn reveal(told: &Replay, ms: u32) -> Vec<JsValue> {
    let lines = told.told.iter().rev().enumerate().filter_map(|(line, &beat)| {
        let css = format!(".strip .last li:nth-child({})", line + 1);
        let frame =
            |opacity: u8, beat: u16| format!("{{\"offset\":{},\"opacity\":{opacity}}}", share(beat, told.beats));
        animate(&css, &[frame(0, 0), frame(0, beat), frame(1, (beat + 1).min(told.beats)), frame(1, told.beats)], ms)
    });
    lines.collect()
}

/// A part of the whole, as JSON writes it.
fn share(beat: u16, beats: u16) -> String {
    let thousandths = u32::from(beat.min(beats)) * 1000 / u32::from(beats.max(1));
    if thousandths == 1000 { "1".to_string() } else { format!("0.{thousandths:03}") }
}

/// An animation of the browser on the first element that matches. Called by its name, since its binding is not stable.
fn animate(css: &str, frames: &[String], ms: u32) -> Option<JsValue> {
    let element: JsValue = document().query_selector(css).ok().flatten()?.into();
    let frames = JSON::parse(&format!("[{}]", frames.join(","))).ok()?;
    function(&element, "animate")?.call2(&element, &frames, &JsValue::from(ms)).ok()
}

/// A function of an object, by its name.
pub(crate) fn function(of: &JsValue, name: &str) -> Option<Function> {
    Reflect::get(of, &JsValue::from_str(name)).ok()?.dyn_into().ok()
}
