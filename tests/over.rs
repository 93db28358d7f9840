//! What the picture of a match says when it is over: nothing of what might be done, however it ended.
use touchline::dice::Seed;
use touchline::game::Turn;
use touchline::games::ROWS;
use touchline::scene::{Gaze, Scene};
use touchline::session::Details;
use touchline::setup::Setup;
use touchline::side::Side;
use touchline::table::AnyTable;

/// What is still worth knowing at full time.
const KNOWN: [&str; 3] = ["minute", "turn", "target"];

fn new_match(place: usize) -> AnyTable {
    let row = &ROWS[place];
    (row.start)(Setup::preset((row.options)()), Seed(3), Details::default()).expect("the presets go together")
}

fn seen(table: &AnyTable, viewer: Option<Side>) -> Scene {
    table.scene(Gaze { viewer, focus: None })
}

fn assert_quiet(table: &AnyTable, game: &str) {
    assert!(matches!(table.turn(), Turn::Over(_)));
    for viewer in [None, Some(Side::Home), Some(Side::Away)] {
        let scene = seen(table, viewer);
        let due: Vec<&str> = scene.facts.iter().map(|f| f.name.code).filter(|code| !KNOWN.contains(code)).collect();
        assert_eq!(due, [""; 0], "{game}");
        assert!(!scene.facts.is_empty(), "{game}: when it ended is worth knowing");
        assert!(scene.legend.is_empty() && scene.marks.is_empty() && scene.choices.is_empty(), "{game}");
        assert_eq!((scene.gauge, scene.thrown, scene.no_choice), (None, None, None), "{game}");
        assert!(scene.card_in_use.is_none(), "{game}");
    }
}

#[test]
fn a_match_given_up_at_any_moment_speaks_of_nothing_that_may_be_done() {
    for (place, row) in ROWS.iter().enumerate() {
        let (mut table, mut spoke) = (new_match(place), false);
        for n in 0..60_usize {
            let Some(side) = table.turn().chooser() else { break };
            let before = seen(&table, Some(side));
            spoke |= before.facts.iter().any(|f| !KNOWN.contains(&f.name.code));
            let mut given_up = table.clone();
            given_up.resign(side).expect("whoever is to choose may give up");
            assert_quiet(&given_up, row.card.id);
            let Some(choice) = before.choices.get(n * 7 % before.choices.len().max(1)) else { break };
            assert_eq!(table.play(table.revision(), &choice.plays), Ok(true));
        }
        assert!(spoke, "{}: in play there is something to be done", row.card.id);
    }
}

#[test]
fn a_match_played_to_its_end_speaks_of_nothing_that_may_be_done() {
    let mut setup = Setup::preset((ROWS[0].options)());
    setup.choose("turns", "6").expect("a match may be so short");
    let mut table = (ROWS[0].start)(setup, Seed(3), Details::default()).expect("the options go together");
    while table.turn().chooser().is_some() {
        assert_eq!(table.play(table.revision(), &["end".to_string()]), Ok(true));
    }
    assert_quiet(&table, "grid");
}
