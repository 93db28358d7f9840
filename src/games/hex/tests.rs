//! What scenarios cannot show: positions that are refused, offers against refusals, the turned pitch, and repetition
//! while the ball flies.
use super::action::{Action, Kick};
use super::pitch;
use super::role::Role;
use super::state::{Due, Hex, Stop};
use crate::cell::Cell;
use crate::dice::Seed;
use crate::event::Tale;
use crate::game::{Game, Turn};
use crate::setup::Setup;
use crate::words::Arg;
use serde_json::{Map, Value, json};

fn read(position: &Value) -> Hex {
    Hex::read(position).unwrap_or_else(|e| panic!("{position}: {e:?}"))
}

fn play(hex: &mut Hex, text: &str) -> Vec<&'static str> {
    let action: Action = text.parse().expect("an action");
    let mut tale = Tale::open();
    hex.step(action, &mut tale).unwrap_or_else(|why| panic!("{text}: {}", why.code()));
    tale.events.iter().map(|e| e.said.code()).collect()
}

/// Plays random matches on every pitch and shows some of the states.
fn wander(matches: u32, every: usize, mut look: impl FnMut(&Hex)) {
    for number in 0..matches {
        let mut setup = Setup::preset(Hex::options());
        let grid = pitch::Pitch::ALL[number as usize % 4].id();
        let roles = [Role::FrontStopper, Role::Passer, Role::Sweeper, Role::LeftBack];
        setup.choose("grid", grid).expect("a grid");
        setup.choose("shirt4", roles[number as usize / 4 % 4].id()).expect("a role");
        setup.choose("captain", &(number / 16 % 5 + 1).to_string()).expect("a shirt");
        let mut hex = Hex::start(&setup).expect("a start");
        let mut dice = 0;
        let mut chance = |n: usize| {
            dice += 3;
            let three = [0, 1, 2].map(|i| usize::from(Seed(number.into()).die(dice + i) - 1));
            (three[0] * 36 + three[1] * 6 + three[2]) % n
        };
        for step in 0.. {
            if step % every == 0 {
                look(&hex);
            }
            if let Turn::Over(_) = hex.turn() {
                break;
            }
            let all = hex.legal();
            let kicks = all.iter().filter(|a| matches!(a, Action::Kick(Kick::Shot, ..) | Action::Tackle(..)));
            let kicks: Vec<&Action> = kicks.collect();
            let action =
                if kicks.is_empty() || chance(2) == 0 { all[chance(all.len())] } else { *kicks[chance(kicks.len())] };
            hex.act(action, &mut Tale::deaf());
        }
    }
}

#[test]
fn what_is_allowed_is_offered_and_nothing_else() {
    wander(40, 61, |hex| {
        let mut offers = Vec::new();
        hex.offers(&mut offers);
        let (mut all, cells) = (vec![Action::Skip], || (0..=u8::MAX).map(Cell));
        for from in cells().filter(|&c| !hex.is_free(c) || c.0 % 50 == 0) {
            all.extend(Role::ALL.map(|role| Action::Sub(from, role)));
            all.push(Action::Goalie(from));
            let kinds = |to| {
                let kicks = [Kick::Pass, Kick::Sky, Kick::Shot].map(|kick| Action::Kick(kick, from, to));
                [Action::Move(from, to), Action::Tackle(from, to)].into_iter().chain(kicks)
            };
            all.extend(cells().flat_map(kinds));
        }
        for action in all {
            assert_eq!(hex.why_not(action).is_none(), offers.contains(&action), "{action} in {}", hex.write());
        }
    });
}

/// Turns a position by 180° and swaps the sides.
fn turned(hex: &Hex, value: &Value) -> Value {
    let word = |text: &str| match (pitch::parse(text), text.strip_prefix("home"), text.strip_prefix("away")) {
        (Some(cell), _, _) => pitch::name(hex.pitch().turned(cell)),
        (None, Some(rest), _) => format!("away{rest}"),
        (None, _, Some(rest)) => format!("home{rest}"),
        _ => text.to_string(),
    };
    match value {
        Value::String(text) => word(text).into(),
        Value::Array(pair) if pair.iter().all(Value::is_u64) => pair.iter().rev().cloned().collect(),
        Value::Array(list) => list.iter().map(|v| turned(hex, v)).collect(),
        Value::Object(keys) => {
            Value::Object(keys.iter().map(|(k, v)| (word(k), turned(hex, v))).collect::<Map<_, _>>())
        }
        other => other.clone(),
    }
}

#[test]
fn the_turned_pitch_offers_the_turned_actions() {
    let (mut seen, mut unlike) = (0, 0);
    wander(40, 7, |hex| {
        let opening = hex.number() == 1;
        // A ball on a lane through an edge that HP-19a gives by rank or file has no like on the turned pitch.
        let Ok(there) = Hex::read(&turned(hex, &hex.write())) else {
            unlike += 1;
            return;
        };
        let turn = |text: String| turned(hex, &text.split(' ').collect::<Value>());
        let text = |value: Value| {
            value.as_array().into_iter().flatten().filter_map(Value::as_str).collect::<Vec<_>>().join(" ")
        };
        let mut want: Vec<String> = hex.legal().iter().map(|a| text(turn(a.to_string()))).collect();
        let mut got: Vec<String> = there.legal().iter().map(ToString::to_string).collect();
        want.sort();
        got.retain(|a| !opening || !a.starts_with("sub"));
        got.sort();
        assert_eq!(got, want, "{}", hex.write());
        seen += 1;
    });
    assert!(seen > 300 && unlike < seen / 20, "{seen} states, {unlike} without a like");
}

fn base() -> Value {
    json!({ "game": "hex", "side": "home", "turn": 5,
        "home": {"1": {"at": "c1", "role": "goalie"}, "2": {"at": "f6", "role": "attacker"}},
        "away": {"1": {"at": "f11", "role": "goalie"}, "2": {"at": "f9", "role": "attacker"}},
        "ball": "home.2" })
}

fn flight(to: &str, at: &str) -> Value {
    json!({ "kind": "pass", "from": "f6", "to": to, "at": at, "speed": 1, "kicker": "home.2" })
}

/// A key, a value it cannot have in the base position, and the key that is named.
fn faults() -> Vec<(&'static str, Value, &'static str)> {
    vec![
        ("game", json!("grid"), "game"),
        ("options", json!({"grid": "round"}), "grid"),
        ("side", json!("left"), "side"),
        ("turn", json!(0), "turn"),
        ("turn", json!(61), "turn"),
        ("score", json!([1]), "score"),
        ("subs", json!([3, 0]), "subs"),
        ("home", json!([]), "home"),
        ("home", json!({"6": {"at": "f6"}}), "home"),
        ("home", json!({"1": {"at": "L6"}}), "at"),
        ("home", json!({"1": {"at": "h15"}}), "at"),
        ("home", json!({"1": {}}), "at"),
        ("home", json!({"2": {"at": "f6", "role": "keeper"}}), "role"),
        ("home", json!({"2": {"at": "f6", "yellow": 2}}), "yellow"),
        ("home", json!({"2": {"at": "f6", "ringed": 1}}), "ringed"),
        ("home", json!({"2": {"at": "f6", "role": "goalie"}, "1": {"at": "c1"}}), "home"),
        ("home", json!({"2": {"at": "f6", "captain": true}, "1": {"at": "c1", "captain": true}}), "home"),
        ("home", json!({"2": {"at": "f9"}}), "away"),
        ("ball", json!("home.3"), "ball"),
        ("ball", json!("c1"), "ball"),
        ("ball", json!("L6"), "ball"),
        ("ball", json!("A3"), "ball"),
        ("offside", json!(["home.2"]), "offside"),
        ("no_return", json!({"from": "home.1", "to": "home.1"}), "no_return"),
        ("no_return", json!({"from": "away.1", "to": "home.2"}), "no_return"),
        ("held", json!(10), "held"),
        ("stop", json!({"kind": "throw-in", "taker": "home.2"}), "stop"),
        ("stop", json!({"kind": "corner", "taker": "away.2"}), "stop"),
        ("play_on", json!("home.1"), "play_on"),
        ("name_goalie", json!("home"), "name_goalie"),
        ("over", json!("nobody"), "over"),
        ("flight", flight("d6", "e6"), "ball"),
    ]
}

#[test]
fn a_position_that_cannot_be_is_refused_by_the_key_at_fault() {
    for (key, value, at_fault) in faults() {
        let mut position = base();
        position[key] = value;
        let fault = Hex::read(&position).expect_err(key);
        assert!(matches!(fault.why.args[0], Arg::Word(key) if *key == at_fault), "{position}: {fault:?}");
    }
}

#[test]
fn a_flight_that_cannot_be_is_refused() {
    for (to, at) in [("d6", "d6"), ("d6", "e7"), ("f6", "f6"), ("A3", "e7"), ("q1", "e6"), ("L6", "L6")] {
        let mut position = base();
        position["ball"] = Value::Null;
        position["flight"] = flight(to, at);
        assert!(Hex::read(&position).is_err(), "{position}");
    }
    assert!(Hex::read(&json!([])).is_err() && Hex::read(&base()).is_ok());
}

#[test]
fn missing_keys_take_the_value_of_the_start() {
    let start = Hex::start(&Setup::preset(Hex::options())).expect("the presets go together");
    assert_eq!(read(&json!({})), start);
    assert_eq!(read(&json!({ "game": "hex" })).due(), Due::Restart(Stop::KickOff));
    assert_eq!(read(&base()).due(), Due::Act);
}

#[test]
fn a_repetition_while_the_ball_flies_over_a_net_goes_to_the_nearest_hex() {
    let mut position = base();
    position["home"]["2"]["at"] = json!("c11");
    position["ball"] = Value::Null;
    position["flight"] = json!({ "kind": "sky", "from": "c11", "to": "T1", "at": "c11", "kicker": "home.2" });
    position["side"] = json!("away");
    position["turn"] = json!(6);
    let mut hex = read(&position);
    let mut next = hex.clone();
    play(&mut next, "skip");
    // As if the position after the next tick had stood twice before.
    hex.past.add(next.standing());
    hex.past.add(next.standing());
    let told = play(&mut hex, "skip");
    assert!(told.contains(&"repeated"), "{told:?}");
    assert_eq!(next.write()["ball"], "A1");
    let after = hex.write();
    assert_eq!((&after["side"], &after["turn"], &after["home"]["2"]["at"]), (&json!("home"), &json!(7), &json!("b11")));
}

#[test]
fn a_taker_without_a_team_leaves_the_ball_loose_and_the_hex_free() {
    let mut position = base();
    position["home"] = json!({"2": {"at": "b6", "role": "attacker"}, "3": {"at": "a6", "role": "passer"}});
    position["away"] = json!({});
    let mut hex = read(&position);
    let told = play(&mut hex, "sky b6 L6");
    assert_eq!(told, ["sky", "ball-flies", "out", "moves-off", "lies-loose"]);
    assert_eq!(hex.write()["home"]["3"]["at"], "a5");
}

#[test]
fn the_way_told_goes_round_covered_hexes() {
    let mut position = base();
    position["home"]["2"]["role"] = json!("midfielder");
    position["away"]["2"] = json!({"at": "e8", "role": "front-stopper"});
    let mut tale = Tale::open();
    let action = "move f6 d7".parse().expect("an action");
    read(&position).step(action, &mut tale).expect("allowed");
    let (_, way) = tale.events[0].way.expect("a dribble goes a way");
    let names: Vec<String> = way.cells().iter().map(|&c| pitch::name(c)).collect();
    assert_eq!(names, ["e6", "d7"]);
}
