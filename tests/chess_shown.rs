//! What Chess Football shows beyond its pieces: who stops a pass, where a tackled piece goes, whom not to pass to, the
//! crown, the flag, and what ending the turn brings.
use serde_json::{Value, json};
use touchline::game::Game;
use touchline::games::chess::{Action, BOARD, Chess};
use touchline::show::{Choice, Mark, Show};
use touchline::words::Arg;

fn state(position: &Value) -> Chess {
    Chess::read(position).expect("a position")
}

fn at(name: &str) -> touchline::cell::Cell {
    BOARD.parse(name).expect("a square")
}

fn tints(position: &Value, focus: &str, kind: &str) -> Vec<String> {
    let tint = |mark: &Mark| match *mark {
        Mark::Tint(cell, of, _) if of == kind => Some(BOARD.name(cell)),
        _ => None,
    };
    let mut squares: Vec<String> = state(position).marks(Some(at(focus))).iter().filter_map(tint).collect();
    squares.sort();
    squares
}

fn arrows(position: &Value, focus: &str) -> Vec<(String, String)> {
    let arrow = |mark: &Mark| match *mark {
        Mark::Arrow(from, to, "displaced") => Some((BOARD.name(from), BOARD.name(to))),
        _ => None,
    };
    state(position).marks(Some(at(focus))).iter().filter_map(arrow).collect()
}

fn end(position: &Value) -> Choice<Action> {
    let choices = state(position).choices(None);
    choices.into_iter().find(|c| c.verb.code == "end").expect("the turn may be ended")
}

/// A rook between two opponents on its lines, with a team-mate before a third.
fn lanes() -> Value {
    json!({
        "white": {"K": "e1", "R1": "e5", "N1": "e8"},
        "black": {"K": "a5", "Q": "h5", "R1": "e10", "B1": "c3"},
        "ball": "white.R1",
    })
}

#[test]
fn who_stops_a_pass_is_marked_before_it_is_played_and_the_king_is_none_of_them() {
    // CF-13: the first opponent on each line, also behind a team-mate.
    assert_eq!(tints(&lanes(), "e5", "interceptor"), ["e10", "h5"]);
    assert!(tints(&lanes(), "e8", "interceptor").is_empty(), "he has no ball to pass");
}

fn lanes_of(position: &Value, focus: &str) -> Vec<String> {
    let lane = |mark: &Mark| match *mark {
        Mark::Line(from, to, "lane") => Some(format!("{}-{}", BOARD.name(from), BOARD.name(to))),
        _ => None,
    };
    let mut lanes: Vec<String> = state(position).marks(Some(at(focus))).iter().filter_map(lane).collect();
    lanes.sort();
    lanes
}

#[test]
fn a_lane_goes_past_team_mates_to_the_first_opponent_or_the_edge() {
    // CF-12, CF-13
    assert_eq!(lanes_of(&lanes(), "e5"), ["e5-a5", "e5-e1", "e5-e10", "e5-h5"]);
    assert!(lanes_of(&lanes(), "e8").is_empty(), "he has no ball to pass");
    let mut leaps = lanes();
    leaps["ball"] = "white.N1".into();
    assert!(lanes_of(&leaps, "e8").is_empty(), "a knight’s pass has no way on the ground");
}

#[test]
fn what_the_marks_mean_is_told_beside_the_verb_that_they_matter_to() {
    let told = |position: &Value, focus: &str| -> Vec<(&str, &str)> {
        state(position).legend(Some(at(focus))).iter().map(|l| (l.verb.code, l.sign)).collect()
    };
    assert_eq!(told(&lanes(), "e5"), [("pass", "interceptor")]);
    assert_eq!(told(&back_pass(true), "e7"), [("pass", "barred")]);
    assert_eq!(told(&back_pass(false), "e7"), []);
    let tackle = json!({"white": {"K": "e1", "R1": "d9"}, "black": {"K": "e12", "B1": "f9"}, "ball": "black.B1"});
    assert_eq!(told(&tackle, "d9"), [("tackle", "displaced")]);
}

/// The verbs of the piece on a square.
fn verbs(position: &Value, focus: &str) -> Vec<&'static str> {
    let mut verbs: Vec<&str> = state(position).choices(Some(at(focus))).iter().map(|c| c.verb.code).collect();
    verbs.dedup();
    verbs
}

#[test]
fn a_piece_moves_or_dribbles_tackles_passes_and_shoots() {
    // CF-8, CF-10, CF-12, CF-14
    assert_eq!(verbs(&lanes(), "e8"), ["move", "end"]);
    assert_eq!(verbs(&lanes(), "e5"), ["dribble", "pass", "shoot", "end"]);
    let tackle = json!({"white": {"K": "e1", "R1": "d9"}, "black": {"K": "e12", "B1": "f9"}, "ball": "black.B1"});
    assert_eq!(verbs(&tackle, "d9"), ["move", "tackle", "end"]);
    assert_eq!(verbs(&back_pass(false), "e7"), ["dribble", "pass", "shoot", "end"]);
    let hidden = json!({"white": {"K": "e1", "R1": "d9"}, "black": {"K": "e12"}, "ball": "white.R1"});
    assert_eq!(verbs(&hidden, "d9"), ["dribble", "pass", "end"], "no line to the king");
}

#[test]
fn points_count_down_from_those_of_a_turn() {
    // CF-5
    let gauge = |position: Value| state(&position).gauge().map(|g| (g.name.code, g.left, g.whole));
    assert_eq!(gauge(json!({})), Some(("points", 5, 5)));
    assert_eq!(gauge(json!({"ap": 2, "options": {"ap": 3}})), Some(("points", 2, 3)));
    assert_eq!(gauge(json!({"ap": 4, "options": {"ap": 3}})), Some(("points", 4, 4)), "a set position may have more");
}

#[test]
fn no_lane_is_marked_where_no_point_is_left() {
    let mut position = lanes();
    position["ap"] = 0.into();
    assert!(state(&position).marks(Some(at("e5"))).is_empty());
}

#[test]
fn a_knight_is_stopped_only_where_it_aims() {
    let position = json!({
        "white": {"K": "e1", "N1": "e5"},
        "black": {"K": "e12", "Q": "e6", "R1": "f7"},
        "ball": "white.N1",
    });
    assert_eq!(tints(&position, "e5", "interceptor"), ["f7"]);
}

#[test]
fn where_a_tackled_piece_goes_is_shown_for_each_tackler() {
    // CF-11: to the right, or onto the tackler's old square.
    let position = json!({
        "white": {"K": "e1", "R1": "d9", "R2": "f7", "N1": "a1"},
        "black": {"K": "e12", "B1": "f9", "N1": "g9", "N2": "e10"},
        "ball": "black.B1",
    });
    assert_eq!(arrows(&position, "d9"), [("f9".into(), "e9".into())]);
    assert_eq!(arrows(&position, "f7"), [("f9".into(), "e9".into())]);
    assert!(arrows(&position, "a1").is_empty(), "it is out of reach");
    let mut boxed = position;
    boxed["black"]["R1"] = "e9".into();
    assert_eq!(arrows(&boxed, "f7"), [("f9".into(), "f10".into())]);
    assert!(arrows(&boxed, "d9").is_empty(), "somebody is in the way");
}

/// A rook with the ball on a line to its king.
fn back_pass(blocked: bool) -> Value {
    let mut position = json!({"white": {"K": "e2", "R1": "e7"}, "black": {"K": "e12"}, "ball": "white.R1"});
    if blocked {
        position["blocked"] = "white".into();
    }
    position
}

#[test]
fn a_king_who_may_not_be_passed_to_is_marked() {
    // CF-17
    assert_eq!(tints(&back_pass(true), "e7", "barred"), ["e2"]);
    assert!(tints(&back_pass(false), "e7", "barred").is_empty());
    let king = state(&back_pass(true)).tokens().into_iter().find(|t| t.kind == "king").expect("a king");
    assert_eq!(king.states, ["blocked"]);
    assert!(king.notes.iter().any(|note| note.code() == "is-blocked"));
}

#[test]
fn a_warned_king_wears_a_crown_beside_the_points() {
    // CF-16
    let position = json!({"ball": "white.K", "must_release": "white", "ap": 3});
    let facts = state(&position).facts(true);
    let codes: Vec<&str> = facts.iter().map(|f| f.name.code).collect();
    assert_eq!(codes[..2], ["points", "crown"]);
    assert_eq!(facts[0].value.args[..2], [Arg::Count(3), Arg::Count(5)]);
    let calm = state(&json!({"ball": "white.K"})).facts(true);
    assert!(calm.iter().all(|f| f.name.code != "crown"));
}

#[test]
fn a_flag_is_shown_on_the_piece_and_on_the_end_of_the_turn() {
    // CF-19
    let position = json!({"white": {"K": "e2", "Q": "d11"}, "black": {"K": "g12"}, "ball": "white.Q"});
    let flagged: Vec<_> = state(&position).tokens().into_iter().filter(|t| t.states.contains(&"offside")).collect();
    assert_eq!(flagged.iter().map(|t| t.cell).collect::<Vec<_>>(), [at("d11")]);
    let end = end(&position);
    assert_eq!((end.label.code(), end.is_final), ("end-offside", true));
}

#[test]
fn ending_the_turn_with_points_left_asks_first_and_says_how_many() {
    // CF-5
    let left = |ap: u8| end(&json!({"ap": ap, "moved": ["white.R1"]}));
    assert_eq!((left(2).label.code(), left(2).is_final), ("end-with-points", true));
    assert_eq!(left(2).label.args[0], Arg::Count(2));
    assert_eq!((left(0).label.code(), left(0).is_final), ("end-the-turn", false));
}
