//! The laws that every game keeps, on seeded random play. A broken law is told with the number of the match, which is
//! its seed, and the position.
//!
//! A new game needs a row in `laws/facts.rs` and a test here.
#[path = "laws/chance.rs"]
mod chance;
#[path = "laws/enumerate.rs"]
mod enumerate;
#[path = "laws/facts.rs"]
mod facts;

use chance::{Chance, positions};
use enumerate::enumerate;
use facts::{Facts, Turning, check_places, facts};
use serde_json::Value;
use std::mem::discriminant;
use touchline::cell::Cell;
use touchline::dice::Dice;
use touchline::event::Tale;
use touchline::game::{Game, Turn, chooser};
use touchline::games::{ROWS, Visit, visit};
use touchline::odds::odds;
use touchline::side::Side;
use touchline::words::{Lang, Names};

/// How many random matches of each game are played.
const MATCHES: u64 = 2000;
/// No match takes more steps than this, throws included.
const MOST_STEPS: u32 = 40_000;
/// Every so many states the dear laws are checked.
const SAMPLE: u32 = 23;
/// Every so many samples the odds are enumerated.
const ODDS_SAMPLE: u32 = 8;

type Kept = Result<(), String>;

macro_rules! keep {
    ($holds:expr, $($told:tt)+) => {
        if !$holds {
            return Err(format!($($told)+));
        }
    };
}

/// Plays matches of one game. Each game has a test of its own, so that they run side by side.
struct Laws {
    id: &'static str,
    matches: u64,
    /// Options that every match has; then none starts from the position of a scenario.
    fixed: &'static [(&'static str, &'static str)],
    broken: Vec<String>,
    played: u32,
}

impl Visit for Laws {
    fn game<G: Game>(&mut self) {
        if G::CARD.id != self.id {
            return;
        }
        self.played += 1;
        let Some(facts) = facts(G::CARD.id) else {
            self.broken.push(format!("{}: has no row in laws/facts.rs", G::CARD.id));
            return;
        };
        let positions = if self.fixed.is_empty() { positions(G::CARD.id) } else { Vec::new() };
        let (matches, fixed) = (self.matches, self.fixed);
        let threads = std::thread::available_parallelism().map_or(1, |n| n.get() as u64);
        let broken = std::thread::scope(|scope| {
            let all: Vec<_> = (0..threads)
                .map(|t| {
                    let (facts, positions) = (&facts, &positions);
                    let mine = (t..matches).step_by(threads as usize);
                    scope.spawn(move || mine.into_iter().find_map(|n| play::<G>(n, facts, positions, fixed)))
                })
                .collect();
            all.into_iter().filter_map(|t| t.join().expect("a match does not panic")).collect::<Vec<_>>()
        });
        self.broken.extend(broken);
    }
}

fn keeps_the_laws(id: &'static str) {
    keep_the_laws(id, MATCHES, &[]);
}

fn keep_the_laws(id: &'static str, matches: u64, fixed: &'static [(&'static str, &'static str)]) {
    let mut laws = Laws { id, matches, fixed, broken: Vec::new(), played: 0 };
    visit(&mut laws);
    assert!(laws.broken.is_empty(), "{}", laws.broken.join("\n"));
    assert_eq!(laws.played, 1, "{id} is a game");
}

#[test]
fn random_matches_keep_the_laws_of_grid_soccer() {
    keeps_the_laws("grid");
}

#[test]
fn random_matches_keep_the_laws_of_street_fives() {
    keeps_the_laws("street");
}

#[test]
#[ignore = "three times as long as the laws of the game itself"]
fn random_matches_keep_the_laws_of_street_fives_with_its_variants() {
    // SF-13, SF-15
    keep_the_laws("street", MATCHES, &[("touch_counts", "true")]);
    keep_the_laws("street", MATCHES, &[("kick_any_way", "true")]);
    keep_the_laws("street", MATCHES, &[("touch_counts", "true"), ("kick_any_way", "true"), ("places_first", "away")]);
}

#[test]
fn random_matches_keep_the_laws_of_hex_pitch() {
    keeps_the_laws("hex");
}

/// The grids of Hex Pitch (HP-2).
const GRIDS: [&[(&str, &str)]; 4] =
    [&[("grid", "hexagon")], &[("grid", "small")], &[("grid", "grand")], &[("grid", "stadium")]];

#[test]
fn random_matches_keep_the_laws_of_hex_pitch_on_each_of_its_grids() {
    GRIDS.into_iter().for_each(|grid| keep_the_laws("hex", MATCHES, grid));
}

#[test]
fn random_matches_keep_the_laws_of_chess_football() {
    keeps_the_laws("chess");
}

#[test]
fn every_game_has_a_test_of_its_laws() {
    assert_eq!(ROWS.map(|row| row.card.id), ["grid", "street", "hex", "chess"]);
}

/// Plays a match with this seed; the law it breaks, if it does.
fn play<G: Game>(seed: u64, facts: &Facts, positions: &[Value], fixed: &[(&str, &str)]) -> Option<String> {
    let mut chance = Chance::new(seed);
    let mut state = chance.start::<G>(positions, fixed);
    let mut past = Vec::new();
    for step in 0..MOST_STEPS {
        let over = matches!(state.turn(), Turn::Over(_));
        let kept = if over { check_end(&state) } else { check(&state, &mut chance, &past, step, facts) };
        if let Err(why) = kept.and_then(|()| go_on(&mut state, &mut chance, &mut past)) {
            let at = state.write();
            return Some(format!("{} match {seed} step {step}: {why}\n    at {at}", G::CARD.id));
        }
        if over {
            return None;
        }
    }
    Some(format!("{} match {seed} does not end", G::CARD.id))
}

/// Throws what is due, or plays a random action on offer.
fn go_on<G: Game>(state: &mut G, chance: &mut Chance, past: &mut Vec<G::Action>) -> Kept {
    match state.turn() {
        Turn::Over(_) => Ok(()),
        Turn::Throw(dice) => {
            state.roll(chance.roll(dice), &mut Tale::deaf());
            Ok(())
        }
        Turn::Choose(_) => {
            let action = chance.action(state);
            past.push(action);
            let refused = |why: touchline::words::Saying| format!("{action} is offered and refused: {}", why.code());
            state.step(action, &mut Tale::deaf()).map_err(refused)
        }
    }
}

/// The laws of a state that is not over.
fn check<G: Game>(state: &G, chance: &mut Chance, past: &[G::Action], step: u32, facts: &Facts) -> Kept {
    let mut offers = Vec::new();
    state.offers(&mut offers);
    keep!(offers.is_empty() == chooser(state).is_none(), "offers and what is due do not go together");
    if let Some(action) = chance.pick(past) {
        check_refusal(state, action)?;
    }
    if step.is_multiple_of(SAMPLE) || chooser(state).is_none() && step.is_multiple_of(5) {
        check_position(state, facts)?;
    }
    if step.is_multiple_of(SAMPLE)
        && let Some(turning) = &facts.turning
    {
        offers.sort_unstable();
        check_turning(state, &offers, chance, turning)?;
    }
    if step.is_multiple_of(SAMPLE) && chooser(state).is_some() {
        let count = offers.len();
        offers.sort_unstable();
        offers.dedup();
        keep!(offers.len() == count, "an action is offered twice");
        check_offers(state, &offers)?;
        check_views(state, &offers)?;
        if step.is_multiple_of(SAMPLE * ODDS_SAMPLE) {
            check_odds(state, &offers, chance)?;
        }
    }
    Ok(())
}

fn check_end<G: Game>(state: &G) -> Kept {
    let mut offers = Vec::new();
    state.offers(&mut offers);
    keep!(offers.is_empty(), "something is offered after the end");
    let back = G::read(&state.write()).map_err(|e| format!("the end is unreadable: {}", e.why.code()))?;
    keep!(back == *state, "the end is read back as another state");
    Ok(())
}

/// What is refused leaves the state unchanged; what is not refused can be played.
fn check_refusal<G: Game>(state: &G, action: G::Action) -> Kept {
    let mut after = state.clone();
    let mut tale = Tale::open();
    let refused = after.step(action, &mut tale).is_err();
    keep!(refused == state.why_not(action).is_some(), "{action} is refused in one way and not in the other");
    keep!(!refused || after == *state && tale.events.is_empty(), "{action} was refused and changed something");
    keep!(!refused || state.clone().step(state.exact(action), &mut tale).is_err(), "{action} is allowed once exact");
    Ok(())
}

/// A position is read back to the same state, with one footballer a cell and the ball in one place.
fn check_position<G: Game>(state: &G, facts: &Facts) -> Kept {
    let written = state.write();
    let back = G::read(&written).map_err(|e| format!("its own position is unreadable: {}", e.why.code()))?;
    keep!(back == state.without_past(), "its position is read back as another state: {}", back.write());
    keep!(back.key() == state.key(), "equal states have different keys");
    if chooser(state).is_some() { check_places(&written, facts) } else { Ok(()) }
}

/// Everything offered is allowed, tells something sayable or nothing, and has a text form; deaf or not is the same.
fn check_offers<G: Game>(state: &G, offers: &[G::Action]) -> Kept {
    for &action in offers {
        if let Some(why) = state.why_not(action) {
            return Err(format!("{action} is offered and refused: {}", why.code()));
        }
        keep!(action.to_string().parse() == Ok(action), "{action} is not read back");
        let exact = state.exact(action);
        keep!(exact.to_string().parse() == Ok(exact), "{exact} is not read back");
        keep!(state.why_not(exact).is_none(), "{action} is allowed, {exact} is not");
        let (mut heard, mut unheard) = (state.clone(), state.clone());
        let mut tale = Tale::open();
        heard.act(exact, &mut tale);
        unheard.act(exact, &mut Tale::deaf());
        keep!(heard == unheard, "{action} comes out differently when nobody listens");
        for event in &tale.events {
            check_words(&event.said)?;
        }
    }
    Ok(())
}

fn check_words(said: &touchline::words::Saying) -> Kept {
    for text in Lang::ALL.map(|lang| said.text(lang, &Plain)) {
        keep!(!text.is_empty() && !text.contains(['{', '}']), "{} reads “{text}”", said.code());
    }
    Ok(())
}

/// Whoever chooses sees what there is to choose, and reckons with the state as it is.
fn check_views<G: Game>(state: &G, offers: &[G::Action]) -> Kept {
    for side in Side::BOTH {
        let seen = state.seen_by(side);
        keep!(seen.turn() == state.turn(), "{side} does not see what is due");
        keep!(seen.seen_by(side) == seen, "{side} sees less at the second look");
        keep!(chooser(state) != Some(side) || seen.legal() == offers, "{side} does not see what is on offer");
        let mut worlds = Vec::new();
        seen.worlds(side, &mut worlds);
        keep!(worlds.iter().any(|(w, n)| *n > 0 && w.key() == state.key()), "{side} does not reckon with the truth");
        keep!(worlds.iter().all(|(w, _)| w.seen_by(side) == seen), "{side} can tell the worlds apart");
    }
    Ok(())
}

/// The state with the sides swapped and the pitch turned.
fn turned<G: Game>(state: &G, turning: &Turning) -> Result<G, String> {
    let position = turning.position(&state.write());
    G::read(&position).map_err(|e| format!("its turned position is unreadable: {} {position}", e.why.code()))
}

/// Turned round, the offers are the turned ones, and so is what comes of an action, or of all the rolls of a throw.
fn check_turning<G: Game>(state: &G, offers: &[G::Action], chance: &mut Chance, turning: &Turning) -> Kept {
    if (turning.not)(&state.write()) {
        return Ok(());
    }
    let there = turned(state, turning)?;
    if let Turn::Throw(dice) = state.turn() {
        return check_turned_throw(state, &there, dice, turning);
    }
    let turned_action = |a: G::Action| turning.action(&a.to_string()).parse::<G::Action>();
    let mut want = Vec::new();
    for &action in offers {
        want.push(turned_action(action).map_err(|_| format!("{action} cannot be turned"))?);
    }
    want.sort_unstable();
    keep!(there.legal() == want, "turned round, other actions are on offer");
    let Some(action) = chance.pick(offers).map(|a| state.exact(a)) else { return Ok(()) };
    let (mut here, mut there) = (state.clone(), there);
    here.act(action, &mut Tale::deaf());
    let action = turned_action(action).map_err(|_| format!("{action} cannot be turned"))?;
    keep!(there.why_not(action).is_none(), "turned round, {action} is refused");
    there.act(action, &mut Tale::deaf());
    keep!(turned(&here, turning)? == there, "turned round, {action} comes out differently: {}", there.write());
    Ok(())
}

fn check_turned_throw<G: Game>(here: &G, there: &G, dice: Dice, turning: &Turning) -> Kept {
    let rolled = |state: &G, roll| {
        let mut after = state.clone();
        after.roll(roll, &mut Tale::deaf());
        after
    };
    let (mut want, mut got) = (Vec::new(), Vec::new());
    for roll in dice.rolls() {
        want.push(turned(&rolled(here, roll), turning)?.write().to_string());
        got.push(rolled(there, roll).write().to_string());
    }
    want.sort_unstable();
    got.sort_unstable();
    let other = want.iter().zip(&got).find(|(w, g)| w != g);
    keep!(other.is_none(), "turned round, a throw comes out differently: {other:?}");
    Ok(())
}

/// The odds are those of a full enumeration, for an action or two of every kind.
fn check_odds<G: Game>(state: &G, offers: &[G::Action], chance: &mut Chance) -> Kept {
    let mut kinds: Vec<_> = offers.iter().map(discriminant).collect();
    kinds.dedup();
    for kind in kinds {
        let of_kind: Vec<G::Action> = offers.iter().copied().filter(|a| discriminant(a) == kind).collect();
        for action in [chance.pick(&of_kind), of_kind.iter().copied().max_by_key(|&a| state.hopes(a).len())] {
            let Some(action) = action.filter(|&a| !state.hopes(a).is_empty()) else { continue };
            let Some(want) = enumerate(state, action) else { continue };
            let got: Vec<f64> = odds(state, action).iter().map(|c| c.value()).collect();
            let near = got.len() == want.len() && got.iter().zip(&want).all(|(g, w)| (g - w).abs() < 1e-9);
            keep!(near, "the odds of {action} are {got:?}, counted out {want:?}");
        }
    }
    Ok(())
}

struct Plain;

impl Names for Plain {
    fn man(&self, _: Lang, side: Side, shirt: u8) -> String {
        format!("{side} {shirt}")
    }
    fn team(&self, _: Lang, side: Side) -> String {
        side.to_string()
    }
    fn cell(&self, cell: Cell) -> String {
        cell.0.to_string()
    }
}
