//! What is chosen before a match: the rows of the set-up form.
use super::state::Options;
use super::words;
use crate::setup::{Kind, Opt, Setup};
use crate::side::Side;
use crate::words::Saying;
use serde_json::Value;

/// Action points (CF-5), goal target and turn limit (CF-4), who kicks off (CF-3).
pub(super) static ROWS: [Opt; 4] = [
    whole("ap", &words::POINTS, (1, 5), &[1, 2, 3, 4, 5], 5),
    whole("target", &words::TARGET, (1, 10), &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 3),
    whole("turns", &words::TURNS, (0, 40), &[0, 20, 40], 0),
    Opt {
        key: "kickoff",
        name: &words::KICKS_OFF,
        kind: Kind::Choice(&[("white", &words::WHITE), ("black", &words::BLACK)]),
        preset: 0,
        per_side: false,
    },
];

const fn whole(
    key: &'static str,
    name: &'static crate::words::Phrase,
    (from, to): (i16, i16),
    offered: &'static [i16],
    preset: i16,
) -> Opt {
    Opt { key, name, kind: Kind::Whole { from, to, offered }, preset, per_side: false }
}

/// What was chosen, as the state keeps it.
pub(super) fn options(setup: &Setup) -> Options {
    let small = |key| u8::try_from(setup.value(key)).unwrap_or(0);
    let kick_off = if setup.value("kickoff") == 1 { Side::Away } else { Side::Home };
    Options { points: small("ap"), target: small("target"), turns: small("turns"), kick_off }
}

/// Reads the options of a position.
pub(super) fn read(value: Option<&Value>) -> Result<Options, Saying> {
    Setup::read(&ROWS, value).map(|setup| options(&setup))
}

/// Writes the options that differ from their preset; `None` when none does.
pub(super) fn write(options: Options) -> Option<Value> {
    let mut setup = Setup::preset(&ROWS);
    let words = [
        ("ap", options.points.to_string()),
        ("target", options.target.to_string()),
        ("turns", options.turns.to_string()),
        ("kickoff", super::position::side_id(options.kick_off).to_string()),
    ];
    for (key, word) in words {
        setup.choose(key, &word).expect("the state came from values that the form allows");
    }
    let value = setup.write();
    value.as_object().is_some_and(|chosen| !chosen.is_empty()).then_some(value)
}
