//! Street Fives as a match: what can be taken back, what is thrown, and what is kept of a placement.
use serde_json::json;
use touchline::dice::Seed;
use touchline::game::{Game, Turn};
use touchline::games::street::Street;
use touchline::scene::Gaze;
use touchline::session::{Details, Session};
use touchline::setup::Setup;
use touchline::show::{Show, Thrown, WAITING};
use touchline::side::Side;

fn session(seed: u64) -> Session {
    let options = Street::options();
    Session::new::<Street>(Setup::preset(options), Seed(seed), Details::default()).expect("the presets go together")
}

fn play(session: &mut Session, actions: &str) {
    for action in actions.split(", ") {
        let done = session.play(session.revision(), &[action.to_string()]);
        assert_eq!(done, Ok(true), "{action} can be played");
    }
}

const PLACED: &str =
    "place d1, place c10, place d9, place c2, place e4, place b7, place e3, place b8, place e7, place b4";

#[test]
fn a_side_takes_back_its_own_batch_of_placements_and_no_more() {
    // SF-28
    let mut played = session(1);
    play(&mut played, "place d1");
    assert!(!played.can_undo(), "Home’s batch is over");
    play(&mut played, "place c10");
    assert!(played.undo());
    play(&mut played, "place d10, place d9");
    assert!(!played.can_undo(), "Away’s batch is over");
}

#[test]
fn the_first_throw_and_the_end_of_a_turn_are_not_taken_back() {
    // SF-28
    let mut played = session(1);
    play(&mut played, PLACED);
    assert!(!played.can_undo(), "the dice have been thrown");
    let side = played.turn().chooser().expect("the side that starts places the ball");
    play(&mut played, if side == Side::Home { "ball d5" } else { "ball c6" });
    assert!(played.undo() && played.redo(), "nothing has become known by the ball");
    play(&mut played, "skip");
    assert!(!played.can_undo(), "the next die has been thrown");
}

#[test]
fn the_number_of_the_turn_is_in_the_picture_from_the_first_throw() {
    // SF-8, SF-9
    let mut played = session(1);
    assert_eq!(played.scene(Gaze::default()).thrown, None);
    play(&mut played, PLACED);
    let thrown = played.scene(Gaze::default()).thrown.expect("the first throw decides the number");
    let faces = played.moves().last().map(|m| m.rolls.last().expect("both have thrown").faces().to_vec());
    assert_eq!(faces.and_then(|f| f.into_iter().max()), Some(thrown.face));
    assert_eq!(thrown.spent, 0);
}

#[test]
fn what_the_walk_onto_the_ball_has_spent_is_in_the_picture() {
    // SF-11, SF-13
    for (touch, spent) in [(false, 2), (true, 3)] {
        let position = json!({
            "phase": "play", "home": { "1": "d1", "2": "c5" }, "away": { "1": "c10" }, "ball": "c5", "die": 5,
            "kick": { "by": "home.2", "squares": 3 }, "options": { "touch_counts": touch },
        });
        let state = Street::read(&position).expect("a position");
        assert_eq!(state.thrown(), Some(Thrown { face: 5, spent }));
    }
}

#[test]
fn a_placement_can_be_kept_when_it_is_over_and_goes_on_as_it_was() {
    // SF-6
    let mut first = session(1);
    play(&mut first, PLACED);
    let side = first.turn().chooser().expect("the side that starts places the ball");
    play(&mut first, if side == Side::Home { "ball d5, skip, skip" } else { "ball c6, skip, skip" });
    let kept = first.line_up(Side::Home);
    assert_eq!(kept, ["place d1", "place c2", "place e4", "place b8", "place e7"]);
    assert_eq!(first.take_line_up(&kept), None, "nobody is to be placed in play");

    let mut second = session(2);
    assert_eq!(second.take_line_up(&kept), Some(Ok(vec!["place d1".to_string()])));
    play(&mut second, "place d1");
    let mirrored = ["place d10", "place c9"].map(str::to_string);
    assert_eq!(second.take_line_up(&kept), Some(Ok(mirrored.to_vec())));
    let nonsense = ["end", "place", "kick goal"].map(str::to_string);
    assert!(matches!(second.take_line_up(&nonsense), Some(Err(_))), "what is no placement places nobody");
}

#[test]
fn who_waits_is_in_the_picture_while_footballers_are_placed() {
    // SF-4, SF-5
    let mut played = session(1);
    let waiting = |played: &Session| {
        let tokens = played.scene(Gaze::default()).tokens;
        tokens.into_iter().filter(|t| t.states.contains(&WAITING)).map(|t| (t.side, t.shirt)).collect::<Vec<_>>()
    };
    assert_eq!(waiting(&played), [(Side::Home, 2), (Side::Home, 1)]);
    play(&mut played, PLACED);
    assert_eq!(waiting(&played), []);
    assert!(matches!(played.turn(), Turn::Choose(_)));
}
