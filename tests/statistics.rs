//! The statistics of a match, for every game: they agree with its score, its dice and the odds that were shown.
#![allow(clippy::panic)]
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::collections::BTreeSet;
use touchline::dice::Seed;
use touchline::event::Event;
use touchline::game::Turn;
use touchline::games::grid::Grid;
use touchline::games::{Visit, visit};
use touchline::odds::odds;
use touchline::session::{Details, Session};
use touchline::setup::Setup;
use touchline::show::Show;
use touchline::side::{BySide, Side};
use touchline::statistics::{GOALS, Stat, Tally, Unit};
use touchline::trouble::Nameless;
use touchline::words::{Arg, Lang};

/// Matches played for each game.
const MATCHES: u64 = 60;

struct Chance(ChaCha8Rng);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        (self.0.next_u64() % n as u64) as usize
    }
}

fn begin<G: Show>(seed: u64) -> Session {
    let started = Session::new::<G>(Setup::preset(G::options()), Seed(seed), Details::default());
    started.unwrap_or_else(|why| panic!("{}", why.code()))
}

fn now<G: Show>(session: &Session) -> &G {
    session.now_of().expect("it is a match of this game")
}

fn is_over(session: &Session) -> bool {
    matches!(session.turn(), Turn::Over(_))
}

/// What a row of the statistics says of both sides, in English.
fn row(session: &Session, name: &str) -> Option<[String; 2]> {
    let stats = session.statistics();
    let stat = stats.iter().find(|stat| stat.name.code == name)?;
    Some(Side::BOTH.map(|side| stat.said(side).text(Lang::En, session)))
}

/// Plays any action, but a shot where there is one: otherwise nobody would ever score.
fn play_eagerly<G: Show>(session: &mut Session, chance: &mut Chance) {
    let legal: Vec<String> = now::<G>(session).legal().iter().map(ToString::to_string).collect();
    let is_shot = |a: &&String| a.starts_with("shoot") || a.ends_with("goal");
    let shots: Vec<&String> = legal.iter().filter(is_shot).collect();
    let action = if shots.is_empty() { &legal[chance.below(legal.len())] } else { shots[chance.below(shots.len())] };
    assert_eq!(session.play(session.revision(), std::slice::from_ref(action)), Ok(true));
}

struct Statistics {
    /// The kinds of event that some match has told, by game.
    told: BTreeSet<(&'static str, &'static str)>,
}

impl Visit for Statistics {
    fn game<G: Show>(&mut self) {
        for seed in 0..MATCHES {
            let (mut session, mut chance) = (begin::<G>(seed), Chance(ChaCha8Rng::seed_from_u64(seed)));
            let mut hoped = BySide::<f64>::default();
            while !is_over(&session) && session.moves().len() < 2000 {
                let state = now::<G>(&session).clone();
                play_eagerly::<G>(&mut session, &mut chance);
                let played = session.moves().last().expect("a move was played");
                hoped[played.side] += goal_odds(&state, &played.actions[0]);
            }
            agrees_with_the_match::<G>(&session, hoped, seed);
            self.told.extend(session.log().iter().map(|told| (G::CARD.id, told.event.said.code())));
        }
        for count in G::counts() {
            let Tally::Events(kinds) = count.of else { continue };
            let any = kinds.iter().any(|(kind, _)| self.told.contains(&(G::CARD.id, kind.code)));
            assert!(any, "{}: nothing is ever counted as {}", G::CARD.id, count.name.code);
        }
    }
}

/// The chance of a goal, from the odds that are shown before the action.
fn goal_odds<G: Show>(state: &G, action: &str) -> f64 {
    let action: G::Action = action.parse().unwrap_or_else(|_| panic!("{action} was played"));
    let goals = state.hopes(action).iter().zip(odds(state, action)).filter(|(hope, _)| hope.code == "goal");
    goals.map(|(_, chance)| chance.value()).sum()
}

fn agrees_with_the_match<G: Show>(session: &Session, hoped: BySide<f64>, seed: u64) {
    let (stats, log) = (session.statistics(), session.log());
    let stat = |name: &str| stats.iter().find(|stat| stat.name.code == name).map(|stat| stat.values);
    let score = now::<G>(session).score();
    let goals = stat("goals").expect("every game counts goals");
    assert_eq!(goals, BySide::from_fn(|side| i16::from(score[side])), "{} {seed}", G::CARD.id);
    for (side, shots) in stat("shots").iter().flat_map(BySide::iter) {
        assert!(goals[side] <= *shots, "{} {seed}: more goals than shots of {side}", G::CARD.id);
    }
    if let Some(expected) = stat("expected-goals") {
        let near = |side: Side| (f64::from(expected[side]) - 100.0 * hoped[side]).abs() < 1.0;
        assert!(Side::BOTH.into_iter().all(near), "{seed}: {expected:?} goals expected, {hoped:?}");
    }
    for count in G::counts() {
        let Tally::Events(kinds) = count.of else { continue };
        for (kind, hole) in kinds {
            let credited = |arg| matches!(arg, Arg::Man(..) | Arg::Team(_));
            let told = log.iter().filter(|t| t.event.said.phrase == *kind);
            assert!(told.into_iter().all(|t| credited(t.event.said.args[*hole])), "{} credits nobody", kind.code);
        }
    }
    let rolls = |of_somebody: bool| {
        let whose = move |e: &Event| matches!(e.said.args[0], Arg::Man(..) | Arg::Team(_)) == of_somebody;
        let rolls = log.iter().filter(move |t| whose(&t.event)).filter_map(|t| t.event.roll);
        rolls.flat_map(|roll| roll.faces().to_vec()).map(i32::from).collect::<Vec<_>>()
    };
    let Some((dice, luck)) = stat("dice").zip(stat("luck")) else { return };
    let own = rolls(true);
    assert_eq!(i32::from(dice.home + dice.away), own.len() as i32, "{} {seed}", G::CARD.id);
    assert_eq!(i32::from(luck.home + luck.away), own.iter().map(|face| 10 * face - 35).sum::<i32>(), "seed {seed}");
    let thrown = (own.len() + rolls(false).len()) as u32;
    assert!(!is_over(session) || thrown == session.dice_thrown(), "{} {seed}: a die counts twice", G::CARD.id);
}

#[test]
fn the_statistics_agree_with_the_match() {
    visit(&mut Statistics { told: BTreeSet::new() });
}

#[test]
fn what_was_played_is_in_the_statistics() {
    let mut table = begin::<Grid>(1);
    assert_eq!(row(&table, "passes"), Some(["0", "0"].map(String::from)));
    for plays in [["pass c12"], ["end"]] {
        let plays = plays.map(String::from);
        assert_eq!(table.play(table.revision(), &plays), Ok(true));
    }
    let faces: Vec<u8> = table.moves()[0].rolls[0].faces().to_vec();
    assert_eq!(row(&table, "passes"), Some(["1", "0"].map(String::from)));
    let luck = faces.iter().map(|face| f64::from(*face) - 3.5).sum::<f64>();
    let said = format!("{luck:+.1}").replace('-', "−");
    assert_eq!(row(&table, "luck").map(|[home, _]| home), Some(said));
    assert_eq!(row(&table, "expected-goals"), Some(["0.00", "0.00"].map(String::from)));
    let stat = Stat { name: &GOALS, unit: Unit::Hundredths, values: BySide { home: 105, away: 7 } };
    assert_eq!(Side::BOTH.map(|side| stat.said(side).text(Lang::Fr, &Nameless)), ["1,05", "0,07"]);
}
