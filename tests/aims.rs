//! What is said to whoever points where nothing is offered: the rule's own reason, in every language, and never about
//! a cell that is a target.
use serde_json::{Value, json};
use touchline::cell::Cell;
use touchline::dice::Seed;
use touchline::game::{Game, Turn};
use touchline::games::ROWS;
use touchline::games::chess::Chess;
use touchline::games::grid::Grid;
use touchline::games::hex::Hex;
use touchline::games::street::Street;
use touchline::layout::Margin;
use touchline::scene::{Gaze, Scene};
use touchline::session::Details;
use touchline::setup::Setup;
use touchline::show::{Aim, Choice, Place, Show};
use touchline::table::AnyTable;
use touchline::words::Lang;

/// The reason told at a cell while a choice like the first of a verb is lit, for the footballer on a cell.
fn told<G: Show>(position: &Value, focus: &str, verb: &str, at: &str) -> Option<&'static str> {
    let state = G::read(position).expect("a position");
    let cell = |name: &str| {
        let plots = state.board(Margin::Wide).plots;
        plots.iter().find(|p| p.name == name).map(|p| p.cell)
    };
    let choices = state.choices(cell(focus));
    let like = choices.iter().find(|c| c.verb.code == verb).expect("the verb is on offer");
    let (&last, first) = like.plays.split_last().expect("a choice plays something");
    let mut before = state.clone();
    first.iter().for_each(|&action| before.act(action, &mut touchline::event::Tale::deaf()));
    let aimed = before.aimed_at(last, cell(at).expect("a cell of the board")).expect("it is aimed at cells");
    before.why_not(aimed).map(|why| why.code())
}

#[test]
fn grid_soccer_says_why() {
    // GS-36, GS-47, GS-64
    let position = json!({ "home": { "5": "e11", "7": "e16" }, "away": { "1": "e18", "2": "e12" }, "ball": "home.5" });
    let at = |verb, at| told::<Grid>(&position, "e11", verb, at);
    assert_eq!(at("run", "e12"), Some("occupied"));
    assert_eq!(at("run", "e2"), Some("out-of-reach"));
    assert_eq!(at("run", "e10"), None);
    assert_eq!(at("pass", "e16"), Some("offside"));
    assert_eq!(at("pass", "e12"), Some("occupied"));
    // Who is not in hand yet is taken in hand first.
    assert_eq!(told::<Grid>(&position, "e16", "run", "e2"), Some("out-of-reach"));
}

#[test]
fn chess_football_says_why() {
    // CF-6 to CF-8, CF-12
    let position =
        json!({ "white": { "K": "e1", "R1": "e5" }, "black": { "K": "e12", "Q": "e8" }, "ball": "white.R1" });
    let at = |verb, at| told::<Chess>(&position, "e5", verb, at);
    assert_eq!(at("dribble", "f6"), Some("out-of-reach"));
    assert_eq!(at("dribble", "e9"), Some("out-of-reach"));
    assert_eq!(at("dribble", "e8"), Some("occupied"));
    assert_eq!(at("dribble", "e2"), Some("own-area"));
    assert_eq!(at("dribble", "e6"), None);
    assert_eq!(at("pass", "f6"), Some("out-of-reach"));
}

#[test]
fn hex_pitch_says_why() {
    // HP-17 to HP-21, HP-28
    let position = json!({
        "home": { "2": { "at": "f6", "role": "attacker" }, "3": { "at": "e4", "role": "midfielder" } },
        "away": { "2": { "at": "f8", "role": "midfielder" } },
        "ball": "home.2", "turn": 5, "side": "home"
    });
    let at = |focus, verb, at| told::<Hex>(&position, focus, verb, at);
    assert_eq!(at("f6", "dribble", "f8"), Some("occupied"));
    assert_eq!(at("f6", "dribble", "a4"), Some("out-of-reach"));
    assert_eq!(at("f6", "pass", "f8"), Some("opponent-there"));
    assert_eq!(at("e4", "run", "L4"), Some("out-of-play"));
}

#[test]
fn street_fives_says_why() {
    // SF-5, SF-10, SF-13, SF-26
    let position = json!({
        "phase": "play", "side": "home", "die": 2, "turn": 3, "ball": "d4",
        "home": { "1": "d1", "2": "d3", "3": "b5" }, "away": { "1": "c10", "2": "e5" }
    });
    let at = |focus, verb, at| told::<Street>(&position, focus, verb, at);
    assert_eq!(at("b5", "walk", "b9"), Some("out-of-reach"));
    assert_eq!(at("b5", "walk", "c10"), Some("occupied"));
    assert_eq!(at("b5", "walk", "c1"), Some("goal-line"));
    assert_eq!(at("b5", "walk", "b6"), None);
    assert_eq!(at("d3", "kick", "a9"), Some("out-of-reach"));
    assert_eq!(at("d3", "kick", "e5"), Some("occupied"));
    assert_eq!(at("d3", "kick", "z5"), Some("ball-off-pitch"));
    assert_eq!(at("d3", "kick", "c11"), Some("out-of-reach"), "behind the goal is the goal");
    let setup = Setup::preset(Street::options());
    let start = Street::start(&setup).expect("a match").write();
    assert_eq!(told::<Street>(&start, "", "place", "d5"), Some("centre-square"));
    assert_eq!(told::<Street>(&start, "", "place", "d10"), Some("opponents-area"));
}

/// The draws of a random match.
struct Draws(u32);

impl Draws {
    fn below(&mut self, n: usize) -> usize {
        self.0 += 4;
        let drawn = (0..4).fold(0, |sum, i| sum * 6 + usize::from(Seed(7).die(self.0 + i)) - 1);
        drawn % n.max(1)
    }
}

/// Points everywhere with each verb that lies on the board; how often a reason is told.
fn point(table: &AnyTable, scene: &Scene) -> usize {
    let mut reasons = 0;
    for verb in scene.verbs().into_iter().filter(|v| v.place == Place::Board) {
        let like = scene.of_verb(verb.code).next().expect("a verb has choices");
        let first = |c: &Choice<String>| c.plays.split_last().map(|(_, first)| first.to_vec());
        for plot in &table.board(Margin::Wide).plots {
            let why = table.why_not_at(&like.plays, plot.cell);
            let target = scene.of_verb(verb.code).find(|c| c.aim == Aim::Cell(plot.cell));
            if target.is_some_and(|target| first(target) == first(like)) {
                assert_eq!(why, None, "{} at {}", verb.code, plot.name);
            }
            if let Some(why) = why {
                reasons += 1;
                for lang in Lang::ALL {
                    let said = why.text(lang, table.as_ref());
                    assert!(said.ends_with('.') && !said.contains(['{', '}']), "{said}");
                }
            }
        }
    }
    reasons
}

#[test]
fn a_reason_is_a_sentence_and_a_target_has_none() {
    for row in ROWS {
        let setup = Setup::preset((row.options)());
        let mut table = (row.start)(setup, Seed(7), Details::default()).expect("the presets go together");
        let (mut draws, mut reasons) = (Draws(0), 0);
        for _ in 0..60 {
            let Turn::Choose(side) = table.turn() else { break };
            let look = |focus| table.scene(Gaze { viewer: Some(side), focus });
            let own: Vec<Cell> = look(None).tokens.iter().filter(|t| t.side == side).map(|t| t.cell).collect();
            let pointed = look(own.get(draws.below(own.len())).copied());
            // Not everybody has something to choose.
            let scene = if pointed.choices.is_empty() { look(None) } else { pointed };
            reasons += point(&table, &scene);
            let Some(choice) = scene.choices.get(draws.below(scene.choices.len())) else { break };
            assert_eq!(table.play(scene.revision, &choice.plays), Ok(true));
        }
        assert!(reasons > 300, "{}: {reasons}", row.card.id);
    }
}

#[test]
fn to_point_elsewhere_with_what_is_not_allowed_tells_nothing() {
    for row in ROWS {
        let table = (row.start)(Setup::preset((row.options)()), Seed(7), Details::default()).expect("presets");
        let cell = table.board(Margin::Wide).plots[0].cell;
        assert_eq!(table.why_not_at(&[], cell), None);
        assert_eq!(table.why_not_at(&["nonsense".to_string()], cell), None);
    }
}
