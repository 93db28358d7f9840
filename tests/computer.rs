//! The computer in a match: what it is asked and answers, how its plan is played move by move, and what a person takes
//! back against it (CO-3, CO-4).
#![allow(clippy::panic)]
use touchline::dice::Seed;
use touchline::game::{Game, Turn};
use touchline::games::ROWS;
use touchline::games::chess::Chess;
use touchline::games::grid::Grid;
use touchline::known::Known;
use touchline::message::{Answer, Ask};
use touchline::player::Player;
use touchline::scene::Gaze;
use touchline::search::Thought;
use touchline::session::{Details, Session, Takeback};
use touchline::setup::Setup;
use touchline::side::{BySide, Side};
use touchline::table::{AnyTable, Row, open_save};
use touchline::words::{Lang, Names};

fn grid_row() -> Row {
    ROWS.into_iter().find(|r| r.card.id == Grid::CARD.id).expect("Grid Soccer is in the registry")
}

/// A short match of Grid Soccer between these players.
fn short_match(seed: u64, home: Player, away: Player) -> AnyTable {
    let row = grid_row();
    let mut setup = Setup::preset((row.options)());
    setup.choose("turns", "20").expect("20 turns are on offer");
    let details = Details { players: BySide { home, away }, ..Details::default() };
    (row.start)(setup, Seed(seed), details).expect("the options go together")
}

fn chooser(table: &AnyTable) -> Option<Side> {
    match table.turn() {
        Turn::Choose(side) => Some(side),
        Turn::Throw(_) | Turn::Over(_) => None,
    }
}

fn ask(table: &AnyTable, side: Side, level: u8) -> Ask {
    let (number, seed) = (table.revision(), u64::from(table.revision()) << 40);
    Ask { number, known: Known::to(table, side).expect("what is hidden looks like something"), level, seed }
}

/// The answer to a question as it comes back from a worker: both have gone through their text.
fn answered(ask: &Ask) -> Answer {
    let read = Ask::read(&ask.write()).expect("a question is read back");
    assert_eq!(&read, ask);
    let mut thinker = read.thinker(&ROWS).expect("the game has a mind");
    let plays = loop {
        if let Thought::Done(plays) = thinker.think(20) {
            break plays;
        }
    };
    let answer = Answer { number: read.number, plays };
    assert_eq!(Answer::read(&answer.write()).as_ref(), Some(&answer));
    answer
}

/// Plays a match of the computer against itself to its end, looking at every question, and at how many actions each
/// move of its plans was.
fn watch(seed: u64, mut look: impl FnMut(&AnyTable, Side, &Ask), mut moved: impl FnMut(&[String])) {
    let mut table = short_match(seed, Player::Computer(1), Player::Computer(2));
    while let Some(side) = chooser(&table) {
        let level = if side == Side::Home { 1 } else { 2 };
        let ask = ask(&table, side, level);
        look(&table, side, &ask);
        let mut plan = answered(&ask).plays;
        assert!(!plan.is_empty(), "whose choice is due plays something");
        while !plan.is_empty() {
            let count = table.play_first(&plan).unwrap_or_else(|why| panic!("{plan:?}: {}", why.code()));
            moved(&plan[..count]);
            plan.drain(..count);
        }
    }
    assert!(matches!(table.turn(), Turn::Over(_)));
}

#[test]
fn the_computer_plays_whole_matches_by_questions_and_answers() {
    for seed in 0..4 {
        watch(seed, |_, _, _| {}, |_| {});
    }
}

#[test]
fn a_footballer_is_chosen_and_sent_in_one_move_and_all_else_is_a_move_of_its_own() {
    let mut pairs = 0;
    let moved = |actions: &[String]| match actions {
        [_] => {}
        [first, second] => {
            assert!(first.starts_with("select "), "{actions:?}");
            assert!(!second.starts_with("select ") && second != "end", "{actions:?}");
            pairs += 1;
        }
        _ => panic!("one move of {actions:?}"),
    };
    watch(1, |_, _, _| {}, moved);
    assert!(pairs > 0, "somebody else was sent");
}

/// The question is the same whatever was aimed at, and leads to a state that looks the same to the side.
fn tells_no_aim(table: &AnyTable, side: Side, ask: &Ask) {
    let shot = table.moves().last().and_then(|m| m.actions.last()).expect("somebody has shot");
    let (shooting, aimed) = shot.rsplit_once(' ').expect("a shot names its aim");
    for other in ["tl", "tm", "tr", "bl", "bm", "br"] {
        let mut save = table.save();
        let played = save["steps"].as_array_mut().and_then(|steps| steps.last_mut()).expect("somebody has shot");
        let last = played.as_array_mut().and_then(|actions| actions.last_mut()).expect("somebody has shot");
        *last = format!("{shooting} {other}").into();
        let other = open_save(&ROWS, &save.to_string()).expect("the other aim is allowed too");
        // With the same dice the ball may miss where it was aimed now, and then there is nothing to dive for.
        if other.secret_from() == Some(side) {
            assert_eq!(Known::to(&other, side).as_ref(), Some(&ask.known), "{aimed} is told");
        }
    }
    let retraced = ask.known.retrace(&ROWS).expect("what is known can be retraced");
    assert!(*retraced.seen_by(side) == *table.now().seen_by(side), "{shot}");
}

#[test]
fn what_a_side_knows_leads_to_the_state_that_it_sees() {
    for row in ROWS {
        let players = BySide { home: Player::Computer(1), away: Player::Computer(1) };
        let details = Details { players, ..Details::default() };
        let mut table = (row.start)(Setup::preset((row.options)()), Seed(5), details).expect("presets go together");
        for n in 0..60 {
            let Some(side) = chooser(&table) else { break };
            let known = Known::to(&table, side).expect("what is hidden looks like something");
            assert_eq!(Known::read(&known.write()).as_ref(), Some(&known));
            let retraced = known.retrace(&ROWS).expect("what is known can be retraced");
            assert!(*retraced.seen_by(side) == *table.now().seen_by(side), "{} after {n} moves", row.card.id);
            let plan = answered(&ask(&table, side, 1)).plays;
            table.play_first(&plan).unwrap_or_else(|why| panic!("{plan:?}: {}", why.code()));
        }
        assert!(table.moves().len() >= 50, "{}", row.card.id);
    }
}

#[test]
fn a_match_from_a_drill_is_known_too() {
    for row in ROWS {
        for drill in row.drills {
            let begin = row.drill.expect("a game with drills can begin one");
            let table = begin(drill, Seed(1), Details::default()).expect("the drill is of the game");
            let known = Known::to(&table, Side::Home).expect("nothing is hidden");
            assert!(known.retrace(&ROWS).is_some_and(|state| *state == *table.now()), "{}", drill.code);
        }
    }
}

#[test]
fn a_question_tells_neither_the_dice_to_come_nor_a_sealed_aim() {
    let mut dives = 0;
    for seed in 0..12 {
        let look = |table: &AnyTable, side: Side, ask: &Ask| {
            let text = ask.write();
            let match_seed = table.save()["seed"].to_string();
            assert!(!text.contains(match_seed.trim_matches('"')), "the match's seed is in {text}");
            if table.scene(Gaze { viewer: Some(side), focus: None }).hand_to == Some(side) {
                dives += 1;
                tells_no_aim(table, side, ask);
            }
        };
        watch(seed, look, |_| {});
    }
    assert!(dives > 0, "somebody was to dive");
}

#[test]
fn what_is_no_question_or_answer_is_not_read() {
    for text in [
        "",
        ".",
        "ready",
        "1 2 3",
        "1 2\ngrid\n\n\n",
        "-1 1 1\ngrid\n\n\n",
        "1 300 1\ngrid\n\n\n",
        "1 3 1 1\ngrid\n\n\n",
        "1 3 1\ngrid",
        "1 3 1\ngrid\n\n\none",
    ] {
        assert_eq!(Ask::read(text), None, "{text}");
    }
    for text in ["", ".", "ready", "end", "-1\nend", " 1\nend"] {
        assert_eq!(Answer::read(text), None, "{text}");
    }
}

#[test]
fn nobody_thinks_for_a_game_without_a_mind_or_about_what_is_no_match() {
    let table = short_match(1, Player::Person, Player::Computer(1));
    let asked = ask(&table, Side::Home, 1);
    assert!(asked.thinker(&ROWS).is_some());
    assert!(asked.thinker(&[Row::of::<Grid>()]).is_none());
    let of = |known: Known| Ask { known, ..asked.clone() }.thinker(&ROWS).is_none();
    assert!(of(Known { game: "nothing".to_string(), ..asked.known.clone() }));
    assert!(of(Known { actions: vec!["go z99".to_string()], ..asked.known.clone() }));
    assert!(of(Known { drill: "nothing".to_string(), ..asked.known.clone() }));
    assert!(of(Known { options: "turns=many".to_string(), ..asked.known.clone() }));
}

#[test]
fn a_refused_plan_changes_nothing() {
    let mut table = short_match(1, Player::Person, Player::Computer(1));
    let before = table.save();
    for plan in ["select 9", "go z19", "dive tl", "nonsense"] {
        assert!(table.play_first(&[plan.to_string()]).is_err(), "{plan}");
    }
    assert_eq!(table.save(), before);
}

#[test]
fn the_computer_is_called_so_where_it_plays_a_person() {
    let name = |home, away, side| short_match(1, home, away).team(Lang::En, side);
    let (person, computer) = (Player::Person, Player::Computer(3));
    assert_eq!(name(person, computer, Side::Away), "Computer");
    assert_eq!(name(person, computer, Side::Home), "Home");
    assert_eq!(name(computer, person, Side::Home), "Computer");
    assert_eq!(name(computer, computer, Side::Home), "Home");
}

#[test]
fn a_person_does_not_take_back_what_the_computer_did() {
    let mut table = short_match(3, Player::Person, Player::Computer(1));
    table.play(table.revision(), &["go e8".to_string()]).expect("the kicker may run");
    assert!(table.undo() && table.redo(), "the person's own move");
    table.play(table.revision(), &["end".to_string()]).expect("a turn may be ended");
    table.play(table.revision(), &["formation 3-2-1".to_string()]).expect("the computer may switch its card");
    let before = table.save();
    assert!(!table.undo() && !table.reset_turn());
    assert!(!table.scene(Gaze { viewer: Some(Side::Home), focus: None }).can_undo);
    assert_eq!(table.save(), before);
}

/// A match of a game without dice, in which whole turns may be taken back, of so many actions.
fn dice_free(actions: usize) -> Session {
    let players = BySide { home: Player::Person, away: Player::Computer(1) };
    let details = Details { players, ..Details::default() };
    let mut session = Session::new::<Chess>(Setup::preset(Chess::options()), Seed(1), details).expect("presets");
    session.set_takeback(Takeback::Match);
    for n in 0..actions {
        let legal = chess(&session).legal();
        let action = legal[n * 7 % legal.len()].to_string();
        session.play(session.revision(), &[action]).unwrap_or_else(|why| panic!("{}", why.code()));
    }
    session
}

fn chess(session: &Session) -> &Chess {
    session.now_of().expect("the match is of Chess Football")
}

#[test]
fn where_whole_turns_are_taken_back_the_computers_answer_goes_with_the_persons_move() {
    let mut session = dice_free(0);
    let mut answers = 0;
    for actions in 1..40 {
        session = dice_free(actions);
        let by = |s: &Session| s.moves().last().map(|m| m.side);
        let (now, length) = (chess(&session).clone(), session.moves().len());
        answers += u32::from(by(&session) == Some(Side::Away));
        if !session.undo() {
            continue;
        }
        let next = session.undone().last().map(|m| m.side);
        assert_eq!(next, Some(Side::Home), "after {actions} actions a person's move was taken back last");
        assert!(session.redo());
        assert_eq!((chess(&session), session.moves().len()), (&now, length), "after {actions} actions");
    }
    assert!(answers > 0, "the computer has answered");
    while session.undo() {}
    assert!(session.moves().is_empty(), "Home begins, so everything can be taken back");
}

#[test]
fn a_save_keeps_what_was_taken_back_against_the_computer() {
    let mut session = dice_free(25);
    assert!(session.undo());
    let saved = session.save();
    let again = open_save(&ROWS, &saved.to_string()).expect("the save opens");
    assert_eq!(again.save(), saved);
}
