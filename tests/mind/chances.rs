//! Chances that the computer takes, on any level that thinks.
use crate::players::{USUAL, start, think};
use serde_json::{Value, json};
use touchline::event::Tale;
use touchline::game::{Game, Turn};
use touchline::games::hex::Hex;
use touchline::games::street::Street;
use touchline::mind::Mind;

fn name(square: &Value) -> String {
    square.as_str().expect("a square").to_string()
}

fn plan<G: Mind>(position: &Value, level: u8, seed: u64) -> String {
    let state = G::read(position).expect("a position");
    think(&state, level, seed).iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

#[test]
fn in_hex_pitch_an_open_goal_is_not_put_off() {
    let mut position = start::<Hex>().write();
    for (key, value) in [("turn", json!(15)), ("stop", Value::Null), ("ball", json!("home.4"))] {
        position[key] = value;
    }
    position["home"]["4"]["at"] = json!("a11");
    for (level, seed) in [(USUAL, 1), (USUAL, 2), (4, 1), (5, 1)] {
        let plan = plan::<Hex>(&position, level, seed);
        assert!(plan.starts_with("shoot a11 A"), "level {level}: {plan}");
    }
}

#[test]
fn in_street_fives_a_goal_is_scored_with_the_number_that_gives_it() {
    let position = |die: u8| {
        json!({
            "game": "street", "phase": "play", "side": "home", "turn": 5, "ball": "c9", "die": die,
            "home": { "1": "d1", "2": "c2", "3": "e4", "4": "b4", "5": "c8" },
            "away": { "1": "d10", "2": "d8", "3": "b7", "4": "e3", "5": "f4" },
        })
    };
    // One step and one square: onto the goal line and no further.
    assert!(!plan::<Street>(&position(2), USUAL, 1).contains("goal"));
    for die in 3..=6 {
        let plan = plan::<Street>(&position(die), USUAL, 1);
        assert!(plan.starts_with("move c8 c9") && plan.ends_with("kick goal"), "{die}: {plan}");
    }
}

#[test]
fn in_street_fives_a_side_is_placed_with_men_before_both_goals() {
    let mut state: Street = start();
    while !matches!(state.turn(), Turn::Throw(_)) {
        for action in think(&state, USUAL, 1) {
            state.step(action, &mut Tale::deaf()).expect("it is allowed");
        }
    }
    let position = state.write();
    for (side, own_end) in [("home", 1..=5), ("away", 6..=10)] {
        let squares: Vec<String> = position[side].as_object().expect("five men").values().map(name).collect();
        let ranks: Vec<u8> = squares.iter().filter_map(|square| square.get(1..)?.parse().ok()).collect();
        let behind = ranks.iter().filter(|&&rank| own_end.contains(&rank)).count();
        assert!(ranks.len() == 5 && behind == 3, "{side}: {squares:?}");
    }
}
