//! What each thing heard sounds like: a few voices each, made by the browser's oscillators and out of noise.
//!
//! The Web Audio API is called by its names, since it is needed here only.
use js_sys::{Array, Float32Array, Function, Reflect};
use std::cell::OnceCell;
use touchline::heard::Heard;
use wasm_bindgen::{JsCast, JsValue};

/// What a voice is made of.
#[derive(Clone, Copy)]
enum Wave {
    /// An oscillator of this type.
    Tone(&'static str),
    /// Noise round a pitch; the higher the number, the nearer.
    Noise(u8),
}

use Wave::{Noise, Tone};

/// One voice of a sound. Times are in milliseconds.
struct Voice {
    wave: Wave,
    /// The pitch at the beginning and at the end, in hertz.
    pitch: [u16; 2],
    /// How loud it gets, in per cent of the most that there is.
    loud: u8,
    /// When it begins.
    at: u16,
    /// How long it rises, stays, and falls.
    shape: [u16; 3],
}

const fn voice(wave: Wave, pitch: [u16; 2], loud: u8, at: u16, shape: [u16; 3]) -> Voice {
    Voice { wave, pitch, loud, at, shape }
}

static KICK: [Voice; 2] =
    [voice(Tone(SINE), [170, 55], 38, 0, [3, 0, 150]), voice(Noise(1), [1100, 400], 20, 0, [2, 0, 40])];
static BOUNCE: [Voice; 1] = [voice(Tone(SINE), [140, 60], 20, 0, [4, 0, 110])];
static STEP: [Voice; 1] = [voice(Noise(1), [340, 170], 55, 0, [6, 4, 90])];
static DUEL: [Voice; 2] =
    [voice(Tone(SINE), [105, 50], 30, 0, [4, 0, 120]), voice(Noise(1), [500, 180], 28, 0, [3, 0, 90])];
static DICE: [Voice; 6] = [
    knock(2600, 75, 0),
    knock(3100, 65, 70),
    knock(2300, 75, 125),
    knock(2900, 55, 205),
    knock(2500, 45, 260),
    knock(2700, 30, 345),
];
static WHISTLE: [Voice; 2] = blow(0, 190);
static FULL_TIME: [[Voice; 2]; 3] = [blow(0, 140), blow(260, 140), blow(520, 420)];
static GOAL: [Voice; 3] = [
    voice(Noise(1), [520, 640], 34, 0, [220, 350, 1200]),
    voice(Noise(1), [1050, 900], 24, 60, [260, 250, 1000]),
    voice(Noise(2), [1900, 1500], 8, 120, [300, 100, 900]),
];

const SINE: &str = "sine";

/// A die hits the table.
const fn knock(pitch: u16, loud: u8, at: u16) -> Voice {
    voice(Noise(3), [pitch, pitch - pitch / 6], loud, at, [2, 3, 48])
}

/// Two tones that beat against each other, as the pea in a whistle makes them.
const fn blow(at: u16, stays: u16) -> [Voice; 2] {
    let shape = [18, stays, 70];
    [voice(Tone(SINE), [2180, 2150], 9, at, shape), voice(Tone("triangle"), [2222, 2186], 8, at, shape)]
}

/// Makes a sound, unless the loudspeaker sleeps.
pub(crate) fn play(speaker: &JsValue, what: Heard) {
    let voices: &[Voice] = match what {
        Heard::Kick(_) => &KICK,
        Heard::Bounce => &BOUNCE,
        Heard::Step => &STEP,
        Heard::Duel => &DUEL,
        Heard::Dice => &DICE,
        Heard::Whistle => &WHISTLE,
        Heard::Goal => &GOAL,
        Heard::FullTime => FULL_TIME.as_flattened(),
    };
    // The farther a ball goes, the harder and higher it is struck.
    let higher = match what {
        Heard::Kick(cells) => 0.9 + 0.05 * f64::from(cells.min(10)),
        _ => 1.0,
    };
    // What has never run yet is about to.
    if let Some(now) =
        get(speaker, "currentTime").as_f64().filter(|now| *now <= 0.0 || get(speaker, "state") == "running")
    {
        voices.iter().for_each(|voice| {
            sing(speaker, voice, higher, now);
        });
    }
}

fn sing(speaker: &JsValue, voice: &Voice, higher: f64, now: f64) -> Option<()> {
    let after = |ms: u16| now + f64::from(voice.at + ms) / 1000.0;
    let [rise, stay, fall] = voice.shape;
    let (begins, ends) = (after(0), after(rise + stay + fall));

    let gain = call(speaker, "createGain", &[])?;
    let (source, pitched) = match voice.wave {
        Tone(wave) => {
            let source = call(speaker, "createOscillator", &[])?;
            set(&source, "type", wave);
            (source.clone(), source)
        }
        Noise(narrow) => {
            let source = call(speaker, "createBufferSource", &[])?;
            let filter = call(speaker, "createBiquadFilter", &[])?;
            set(&source, "buffer", noise(speaker)?);
            set(&source, "loop", true);
            set(&filter, "type", "bandpass");
            set(&get(&filter, "Q"), "value", f64::from(narrow));
            call(&source, "connect", &[&filter])?;
            (source, filter)
        }
    };
    let [from, to] = voice.pitch.map(|hertz| f64::from(hertz) * higher);
    let loud = f64::from(voice.loud) / 100.0;
    let (pitch, loudness) = (get(&pitched, "frequency"), get(&gain, "gain"));
    let plan = [
        (&pitch, "setValueAtTime", from, begins),
        (&pitch, "exponentialRampToValueAtTime", to, ends),
        (&loudness, "setValueAtTime", 0.0, begins),
        (&loudness, "linearRampToValueAtTime", loud, after(rise)),
        (&loudness, "setValueAtTime", loud, after(rise + stay)),
        (&loudness, "exponentialRampToValueAtTime", 0.0001, ends),
    ];
    for (of, how, value, when) in plan {
        call(of, how, &[&value.into(), &when.into()])?;
    }
    call(&pitched, "connect", &[&gain])?;
    call(&gain, "connect", &[&get(speaker, "destination")])?;
    call(&source, "start", &[&begins.into()])?;
    call(&source, "stop", &[&ends.into()])?;
    Some(())
}

/// A second of noise, made once.
fn noise(speaker: &JsValue) -> Option<JsValue> {
    thread_local! {
        static NOISE: OnceCell<JsValue> = const { OnceCell::new() };
    }
    NOISE.with(|kept| {
        if let Some(noise) = kept.get() {
            return Some(noise.clone());
        }
        let rate = get(speaker, "sampleRate");
        let mut drawn = 1_u32;
        let mut draw = || {
            drawn = drawn.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (drawn >> 8) as f32 / 8_388_608.0 - 1.0
        };
        let samples: Vec<f32> = (0..rate.as_f64()? as u32).map(|_| draw()).collect();
        let noise = call(speaker, "createBuffer", &[&1.into(), &rate, &rate])?;
        call(&noise, "copyToChannel", &[&Float32Array::from(samples.as_slice()), &0.into()])?;
        let _ = kept.set(noise.clone());
        Some(noise)
    })
}

fn get(of: &JsValue, name: &str) -> JsValue {
    Reflect::get(of, &name.into()).unwrap_or_default()
}

fn set(of: &JsValue, name: &str, value: impl Into<JsValue>) {
    let _ = Reflect::set(of, &name.into(), &value.into());
}

fn call(of: &JsValue, name: &str, with: &[&JsValue]) -> Option<JsValue> {
    let with: Array = with.iter().collect();
    Reflect::apply(get(of, name).dyn_ref::<Function>()?, of, &with).ok()
}
