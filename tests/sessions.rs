//! Laws of a match, for every game: undo and redo restore the whole state and never cross a checkpoint (GS-35, SF-28,
//! HP-36, CF-21), and saves and records are read back to the same match.
#![allow(clippy::panic)]
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use touchline::dice::Seed;
use touchline::game::{Outcome, Turn, chooser};
use touchline::games::{ROWS, Visit, visit};
use touchline::player::Player;
use touchline::record::{self, Record};
use touchline::save;
use touchline::scene::Gaze;
use touchline::session::{Details, Session, Takeback};
use touchline::setup::Setup;
use touchline::show::Show;
use touchline::side::{BySide, Side};
use touchline::table::{AnyTable, Row, open};
use touchline::trouble::Nameless;
use touchline::words::Lang;

/// Matches played for each game.
const MATCHES: u64 = 60;

struct Chance(ChaCha8Rng);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        (self.0.next_u64() % n as u64) as usize
    }
}

fn begin<G: Show>(seed: u64) -> Session {
    let names = BySide { home: "Ana".into(), away: "Ben".into() };
    let details = Details { names, date: "2026.11.29".into(), ..Details::default() };
    Session::new::<G>(Setup::preset(G::options()), Seed(seed), details).unwrap_or_else(|why| panic!("{}", why.code()))
}

fn now<G: Show>(session: &Session) -> &G {
    session.now_of().expect("it is a match of this game")
}

fn play_one<G: Show>(session: &mut Session, chance: &mut Chance) {
    let legal = now::<G>(session).legal();
    let action = legal[chance.below(legal.len())].to_string();
    let played = session.play(session.revision(), std::slice::from_ref(&action));
    assert!(played.unwrap_or_else(|why| panic!("{action} was offered: {}", why.code())));
}

fn is_over(session: &Session) -> bool {
    matches!(session.turn(), Turn::Over(_))
}

struct UndoAndRedo;

impl Visit for UndoAndRedo {
    fn game<G: Show>(&mut self) {
        for seed in 0..MATCHES {
            let (mut session, mut chance) = (begin::<G>(seed), Chance(ChaCha8Rng::seed_from_u64(seed)));
            for _ in 0..400 {
                if is_over(&session) {
                    break;
                }
                play_one::<G>(&mut session, &mut chance);
                if chance.below(4) == 0 {
                    back_and_forth::<G>(&mut session, &mut chance, seed);
                }
            }
        }
    }
}

fn back_and_forth<G: Show>(session: &mut Session, chance: &mut Chance, seed: u64) {
    let (before, dice, told) = (now::<G>(session).clone(), session.dice_thrown(), session.log());
    let (turn, number) = (session.turn(), before.number());
    let mut back = 0;
    let wanted = chance.below(4);
    while back < wanted && session.undo() {
        back += 1;
        assert_eq!(session.dice_thrown(), dice, "undo crossed a roll, seed {seed}");
        assert_eq!((session.turn(), now::<G>(session).number()), (turn, number), "undo crossed a turn, seed {seed}");
    }
    for _ in 0..back {
        assert!(session.redo(), "what was undone can be redone, seed {seed}");
    }
    assert_eq!(now::<G>(session), &before, "undo and redo restore the state, seed {seed}");
    assert_eq!((session.dice_thrown(), session.log()), (dice, told), "seed {seed}");
    assert!(!session.can_redo());
}

#[test]
fn undo_and_redo_restore_the_whole_state_and_cross_no_checkpoint() {
    visit(&mut UndoAndRedo);
}

struct ReadBack;

impl Visit for ReadBack {
    fn game<G: Show>(&mut self) {
        for seed in 0..MATCHES {
            let (mut session, mut chance) = (begin::<G>(seed), Chance(ChaCha8Rng::seed_from_u64(seed)));
            let stop = chance.below(300);
            for _ in 0..stop {
                if is_over(&session) {
                    break;
                }
                play_one::<G>(&mut session, &mut chance);
            }
            record_is_read_back::<G>(&session, seed);
            for _ in 0..chance.below(3) {
                session.undo();
            }
            save_is_read_back::<G>(&session, seed);
        }
    }
}

fn save_is_read_back<G: Show>(session: &Session, seed: u64) {
    let saved = session.save();
    let mut again = save::read(&Row::of::<G>(), &saved).unwrap_or_else(|t| panic!("seed {seed}: {t:?}"));
    assert_eq!(now::<G>(&again), now::<G>(session), "seed {seed}");
    assert_eq!(again.dice_thrown(), session.dice_thrown(), "seed {seed}");
    assert_eq!(again.undone().len(), session.undone().len(), "seed {seed}");
    assert_eq!(again.save(), saved, "seed {seed}");
    let mut original = session.clone();
    while original.redo() {
        assert!(again.redo());
    }
    assert_eq!(now::<G>(&again), now::<G>(&original), "what was taken back comes back the same, seed {seed}");
}

fn record_is_read_back<G: Show>(session: &Session, seed: u64) {
    for lang in Lang::ALL {
        let text = record::write(session, lang, &Nameless);
        let parsed = Record::parse(&text).unwrap_or_else(|t| panic!("seed {seed}: {t:?}\n{text}"));
        let again = parsed.replay(&Row::of::<G>()).unwrap_or_else(|t| panic!("seed {seed}: {t:?}\n{text}"));
        if session.secret_from().is_none() {
            assert_eq!(now::<G>(&again), now::<G>(session), "seed {seed}");
        }
        assert_eq!(record::write(&again, lang, &Nameless), text, "the writer is canonical, seed {seed}");
    }
}

#[test]
fn saves_and_records_are_read_back_to_the_same_match() {
    visit(&mut ReadBack);
}

struct Secrets;

impl Visit for Secrets {
    fn game<G: Show>(&mut self) {
        for seed in 0..MATCHES {
            let (mut session, mut chance) = (begin::<G>(seed), Chance(ChaCha8Rng::seed_from_u64(seed)));
            while !is_over(&session) && session.moves().len() < 400 {
                play_one::<G>(&mut session, &mut chance);
                let state = now::<G>(&session);
                let secret = chooser(state).filter(|&side| state.seen_by(side) != *state);
                assert_eq!(session.secret_from(), secret, "seed {seed}, move {}", session.moves().len());
            }
        }
    }
}

#[test]
fn a_move_is_secret_only_while_something_is_hidden_from_the_side_to_choose() {
    visit(&mut Secrets);
}

struct WholeTurns;

impl Visit for WholeTurns {
    fn game<G: Show>(&mut self) {
        for seed in 0..MATCHES {
            let (mut session, mut chance) = (begin::<G>(seed), Chance(ChaCha8Rng::seed_from_u64(seed)));
            session.set_takeback(Takeback::Match);
            let start = now::<G>(&session).clone();
            while !is_over(&session) && session.moves().len() < 60 {
                play_one::<G>(&mut session, &mut chance);
            }
            let (end, dice) = (now::<G>(&session).clone(), session.dice_thrown());
            while session.undo() {}
            assert_eq!(session.dice_thrown(), dice, "taking back whole turns crossed a roll, seed {seed}");
            if dice == 0 {
                assert_eq!(now::<G>(&session), &start, "without dice everything can be taken back, seed {seed}");
            }
            while session.redo() {}
            assert_eq!(now::<G>(&session), &end, "seed {seed}");
        }
    }
}

#[test]
fn whole_turns_are_taken_back_where_nothing_was_random() {
    visit(&mut WholeTurns);
}

struct Stream;

impl Visit for Stream {
    fn game<G: Show>(&mut self) {
        let mut session = begin::<G>(5);
        let mut chance = Chance(ChaCha8Rng::seed_from_u64(5));
        while !is_over(&session) && session.moves().len() < 200 {
            play_one::<G>(&mut session, &mut chance);
        }
        let thrown: Vec<u8> = session.moves().iter().flat_map(|m| &m.rolls).flat_map(|r| r.faces().to_vec()).collect();
        let first = session.dice_thrown() - thrown.len() as u32;
        let stream: Vec<u8> = (first..session.dice_thrown()).map(|n| Seed(5).die(n)).collect();
        assert_eq!(thrown, stream);
    }
}

#[test]
fn the_dice_of_a_match_are_the_stream_of_its_seed() {
    visit(&mut Stream);
}

/// A match of the first game between these players.
fn between(home: Player, away: Player) -> AnyTable {
    let details = Details { players: BySide { home, away }, ..Details::default() };
    let row = ROWS[0];
    (row.start)(Setup::preset((row.options)()), Seed(1), details).expect("the presets go together")
}

/// The players of the match in a text, or what is wrong with it.
fn players_in(text: &str) -> Result<BySide<Player>, &'static str> {
    open(&ROWS, text).map(|table| table.details().players).map_err(|trouble| trouble.what.code())
}

#[test]
fn a_match_remembers_who_plays_each_side() {
    for home in Player::ALL {
        for away in Player::ALL {
            let (table, players) = (between(home, away), BySide { home, away });
            assert_eq!(players_in(&table.save().to_string()), Ok(players));
            assert_eq!(players_in(&table.record(Lang::En)), Ok(players));
            let again = table.rematch(Seed(2), String::new()).expect("the same options go together");
            assert_eq!(again.details().players, players);
        }
    }
}

#[test]
fn persons_are_not_mentioned_where_nobody_else_plays() {
    let table = between(Player::Person, Player::Person);
    assert!(table.save().get("players").is_none());
    assert!(!table.record(Lang::En).contains("Player"));
    let table = between(Player::Computer(2), Player::Person);
    assert_eq!(table.save()["players"].to_string(), r#"["computer-2","person"]"#);
    assert!(table.record(Lang::En).contains("[HomePlayer \"computer-2\"]\n[Date"));
}

#[test]
fn a_player_nobody_knows_is_told() {
    let table = between(Player::Computer(3), Player::Person);
    for word in ["computer-0", "computer-6", "computer-03", "Computer-3", "robot", ""] {
        assert_eq!(players_in(&table.save().to_string().replace("computer-3", word)), Err("unreadable"), "{word}");
        assert_eq!(players_in(&table.record(Lang::En).replace("computer-3", word)), Err("unreadable"), "{word}");
    }
}

struct Resigning;

impl Visit for Resigning {
    fn game<G: Show>(&mut self) {
        for seed in 0..12 {
            let (mut session, mut chance) = (begin::<G>(seed), Chance(ChaCha8Rng::seed_from_u64(seed)));
            for _ in 0..chance.below(60) {
                if !is_over(&session) {
                    play_one::<G>(&mut session, &mut chance);
                }
            }
            for side in Side::BOTH {
                gives_up::<G>(session.clone(), side, seed);
            }
        }
    }
}

fn gives_up<G: Show>(mut session: Session, side: Side, seed: u64) {
    let (over, moves, before) = (is_over(&session), session.moves().len(), now::<G>(&session).clone());
    let resigned = session.resign(side).map_err(|why| why.code());
    if over {
        assert_eq!((resigned, session.moves().len()), (Err("not-now"), moves), "seed {seed}");
        return;
    }
    assert_eq!(resigned, Ok(()), "seed {seed}");
    let ended = Turn::Over(Outcome::Win(side.other()));
    assert_eq!((session.turn(), now::<G>(&session)), (ended, &before), "only the match knows, seed {seed}");
    let scene = session.scene(Gaze { viewer: Some(side.other()), focus: None });
    assert_eq!((scene.turn, scene.choices.len(), scene.can_undo, scene.hand_to), (ended, 0, false, None));
    assert_eq!(scene.last.iter().map(|e| e.said.code()).collect::<Vec<_>>(), ["resigns"]);

    let saved = session.save();
    let again = save::read(&Row::of::<G>(), &saved).unwrap_or_else(|t| panic!("seed {seed}: {t:?}"));
    assert_eq!((again.turn(), again.save()), (ended, saved), "seed {seed}");
    record_is_read_back::<G>(&session, seed);
    let record = session.record(Lang::En);
    assert!(record.contains(&format!("resign {side} {{")), "{record}");
    let score = before.score();
    assert!(record.contains(&format!("[Result \"{}-{}\"]", score.home, score.away)), "{record}");

    assert!(!session.undo() && !session.redo() && !session.reset_turn(), "it cannot be taken back, seed {seed}");
    assert_eq!(session.resign(side).map_err(|why| why.code()), Err("not-now"));
    let action = before.legal()[0].to_string();
    let played = session.play(session.revision(), &[action]).map_err(|why| why.code());
    assert_eq!((played, session.turn()), (Err("not-now"), ended), "nothing is played after it, seed {seed}");
}

#[test]
fn a_side_gives_the_match_up_at_any_time_and_for_good() {
    visit(&mut Resigning);
}

#[test]
fn a_resignation_stands_alone_and_names_a_side() {
    let mut table = between(Player::Person, Player::Person);
    for plays in
        [&["resign"][..], &["resign us"], &["resign home now"], &["end", "resign home"], &["resign home", "end"]]
    {
        let plays: Vec<String> = plays.iter().map(ToString::to_string).collect();
        let refused = table.play(table.revision(), &plays).map_err(|why| why.code());
        assert!(matches!(refused, Err("unknown-verb" | "bad-action")), "{plays:?}: {refused:?}");
    }
    assert_eq!(table.moves().len(), 0);
    assert_eq!(table.play(table.revision(), &["  resign   away ".to_string()]), Ok(true));
    assert_eq!(table.turn(), Turn::Over(Outcome::Win(Side::Home)));
}
