//! What Hex Pitch shows beyond its footballers: what each covers, where a ball on its way will be, and the role guide.
use serde_json::{Value, json};
use touchline::cell::Cell;
use touchline::event::Tale;
use touchline::game::Game;
use touchline::games::hex::pitch::{name, parse};
use touchline::games::hex::role::Role;
use touchline::games::hex::{Action, Hex};
use touchline::guide::Entry;
use touchline::layout::Margin;
use touchline::setup::Setup;
use touchline::show::{Mark, Show, Token};
use touchline::side::Side;
use touchline::words::{Lang, Phrase};

fn state(position: &Value) -> Hex {
    Hex::read(position).expect("a position")
}

fn token(state: &Hex, side: Side, shirt: u8) -> Token {
    let tokens = state.tokens();
    tokens.into_iter().find(|t| (t.side, t.shirt) == (side, shirt)).expect("a footballer on the pitch")
}

fn names(cells: &[Cell]) -> Vec<String> {
    let mut names: Vec<String> = cells.iter().map(|&cell| name(cell)).collect();
    names.sort();
    names
}

/// Who stands alone in the middle in this role, and at the other end an opponent with the ball.
fn alone(side: &str, role: &str, captain: bool, ringed: bool) -> Value {
    let (other, ball) = if side == "home" { ("away", "away.2") } else { ("home", "home.2") };
    let mut position = json!({"game": "hex", "side": other, "turn": 6, "ball": ball});
    position[side] = json!({"4": {"at": "f6", "role": role, "captain": captain, "ringed": ringed}});
    position[other] = json!({"2": {"at": "a4", "role": "attacker"}});
    if other == "home" {
        position["turn"] = 5.into();
    }
    position
}

fn covers(side: &str, role: &str, captain: bool) -> Vec<String> {
    let shown = state(&alone(side, role, captain, false));
    let side = if side == "home" { Side::Home } else { Side::Away };
    names(&token(&shown, side, 4).covers)
}

#[test]
fn a_symbol_says_what_its_footballer_covers_as_its_side_faces() {
    // HP-15, HP-8, HP-10, HP-12, HP-13
    assert_eq!(covers("home", "left-back", false), ["e5", "e6", "e7"]);
    assert_eq!(covers("away", "left-back", false), ["f5", "f7", "g6"]);
    assert_eq!(covers("home", "front-stopper", false), ["e7", "f7"]);
    assert_eq!(covers("away", "front-stopper", false), ["e5", "f5"]);
    assert_eq!(covers("home", "midfielder", true), ["e6", "g6"]);
    assert!(covers("home", "attacker", true).is_empty());
}

#[test]
fn the_armband_widens_what_is_shown() {
    // HP-15, HP-8
    let plain = covers("home", "left-back", false);
    let wide = covers("home", "left-back", true);
    assert_eq!((plain.len(), wide.len()), (3, 8));
    assert!(plain.iter().all(|cell| wide.contains(cell)));
}

#[test]
fn who_wears_a_ring_covers_nothing_on_screen_either() {
    // HP-15, HP-27
    let ringed = token(&state(&alone("home", "left-back", true, true)), Side::Home, 4);
    assert!(ringed.covers.is_empty() && ringed.states.contains(&"ringed"));
}

#[test]
fn a_goalie_at_home_shows_the_mouth_hexes_it_touches() {
    // HP-7, HP-15
    let start = Hex::start(&Setup::preset(Hex::options())).expect("the presets go together");
    let covered = names(&token(&start, Side::Home, 1).covers);
    assert_eq!(covered, ["H2", "H3", "b1", "c2", "d1", "d2"].map(str::to_owned).as_slice(), "{covered:?}");
}

/// The kick on its way as it is marked: the lane, and each tick with its hex and kind.
fn on_its_way(kick: &str) -> (Vec<String>, Vec<(u8, String, &'static str)>) {
    let position = json!({
        "game": "hex", "side": "home", "turn": 5,
        "home": {"2": {"at": "f6", "role": "attacker"}},
        "away": {"1": {"at": "f11", "role": "goalie"}}, "ball": "home.2",
    });
    let mut state = state(&position);
    let action: Action = kick.parse().expect("an action");
    state.step(action, &mut Tale::deaf()).expect("it is allowed");
    let (mut lanes, mut ticks) = (Vec::new(), Vec::new());
    for mark in state.marks(None) {
        match mark {
            Mark::Arrow(from, to, kind) => lanes.push(format!("{} {} {kind}", name(from), name(to))),
            Mark::Tick(cell, kind, turns) => ticks.push((turns, name(cell), kind)),
            Mark::Tint(..) | Mark::Line(..) => {}
        }
    }
    (lanes, ticks)
}

#[test]
fn a_ball_on_its_way_is_marked_tick_by_tick() {
    // HP-24: the first tick is in the turn of the kick, so three of four hexes are still to come.
    let (lanes, ticks) = on_its_way("pass f6 b6");
    assert_eq!(lanes, ["e6 b6 flight ground"]);
    let on = |n: u8, cell: &str, kind| (n, cell.to_owned(), kind);
    assert_eq!(ticks, [on(1, "d6", "ground"), on(2, "c6", "ground"), on(3, "b6", "ground")]);
}

#[test]
fn a_sky_ball_is_told_from_one_on_the_ground_until_it_lands() {
    // HP-21
    let (lanes, ticks) = on_its_way("sky f6 b6");
    assert_eq!((lanes, ticks), (vec!["d6 b6 flight air".to_owned()], vec![(1, "b6".to_owned(), "ground")]));
}

#[test]
fn a_sky_ball_passes_over_what_lies_before_its_target() {
    // HP-21: at home the goalie kicks half the pitch.
    let mut start = state(&json!({
        "game": "hex", "side": "home", "turn": 5,
        "home": {"1": {"at": "c1", "role": "goalie"}}, "away": {"2": {"at": "a6", "role": "attacker"}}, "ball": "home.1",
    }));
    start.step("sky c1 f7".parse().expect("an action"), &mut Tale::deaf()).expect("it is allowed");
    let kinds: Vec<_> = start
        .marks(None)
        .iter()
        .filter_map(|m| if let Mark::Tick(_, kind, n) = *m { Some((n, kind)) } else { None })
        .collect();
    assert_eq!(kinds, [(1, "air"), (2, "ground")]);
}

fn guide() -> Vec<Entry> {
    Hex::start(&Setup::preset(Hex::options())).expect("the presets go together").guide()
}

#[test]
fn the_guide_has_every_role_with_the_cover_that_the_rules_give_it() {
    // HP-35a, HP-7 to HP-14
    let guide = guide();
    assert_eq!(guide.iter().map(|e| e.token.kind).collect::<Vec<_>>(), Role::ALL.map(Role::id));
    let sizes: Vec<_> = guide.iter().map(|e| (e.token.covers.len(), e.gains.len())).collect();
    // The goalie stands on its goal row: two of its six hexes are of the mouth, and no more with the armband.
    assert_eq!(sizes, [(6, 7), (3, 5), (3, 5), (2, 3), (2, 3), (2, 0), (0, 0), (0, 0)]);
    for entry in &guide {
        let cells = entry.token.covers.iter().chain(&entry.gains).chain([&entry.token.cell]);
        assert!(cells.into_iter().all(|&c| entry.board.plot(c).is_some()), "{} is drawn whole", entry.name.code);
        assert_eq!(entry.board.plots.len(), 19);
    }
}

#[test]
fn the_guide_is_told_in_every_language() {
    // HP-35a
    for lang in Lang::ALL {
        let words = |phrase: &'static Phrase| phrase.words(lang);
        let names: std::collections::BTreeSet<_> = guide().iter().map(|e| words(e.name)).collect();
        assert_eq!(names.len(), 8, "{names:?}");
        assert!(guide().iter().all(|e| e.said.iter().all(|said| words(said).len() > 20)));
    }
}

#[test]
fn the_guide_stays_the_same_whatever_the_match_is() {
    let mut grand = Setup::preset(Hex::options());
    grand.choose("grid", "grand").expect("a grid");
    let other = Hex::start(&grand).expect("the options go together");
    assert_eq!(other.guide(), guide());
    assert!(other.board(Margin::Flat).plots.iter().any(|p| p.cell == parse("o8").expect("a hex")));
}

#[test]
fn the_sides_are_called_amber_and_slate() {
    assert_eq!(Side::BOTH.map(|side| Hex::CARD.teams[side].words(Lang::En)), ["Amber", "Slate"]);
}
