//! What every game says of itself to be drawn and played by hand, on seeded random play: the picture is of the position,
//! whatever is on screen is allowed, whatever is on offer can be played, and no secret shows.
#[path = "laws/chance.rs"]
mod chance;

use chance::{Chance, positions};
use serde_json::{Value, json};
use std::collections::{BTreeSet, HashSet};
use touchline::cell::Cell;
use touchline::dice::Seed;
use touchline::event::Tale;
use touchline::game::{Game, Turn, chooser};
use touchline::games::grid::Grid;
use touchline::games::{ROWS, Visit, visit};
use touchline::layout::{Board, Margin};
use touchline::scene::Gaze;
use touchline::session::Details;
use touchline::setup::Setup;
use touchline::show::{Aim, Choice, Mark, Place, Show, WAITING, is_final};
use touchline::side::Side;
use touchline::table::{AnyTable, open};
use touchline::words::{Arg, Lang, Names, Saying};

/// No match is followed further.
const MOST_STEPS: u32 = 1500;

type Kept = Result<(), String>;

macro_rules! keep {
    ($holds:expr, $($told:tt)+) => {
        if !$holds {
            return Err(format!($($told)+));
        }
    };
}

struct Pictures {
    id: &'static str,
    /// How many random matches are looked at.
    matches: u64,
    /// Every so many states the picture is checked.
    sample: u32,
    seen: u32,
    broken: Option<String>,
}

impl Visit for Pictures {
    fn game<G: Show>(&mut self) {
        if G::CARD.id == self.id {
            let positions = positions(self.id);
            self.seen += 1;
            self.broken = (0..self.matches).find_map(|seed| look_at::<G>(seed, self.sample, &positions));
        }
    }
}

fn shows_itself(id: &'static str, matches: u64, sample: u32) {
    let mut pictures = Pictures { id, matches, sample, seen: 0, broken: None };
    visit(&mut pictures);
    assert_eq!(pictures.broken, None);
    assert_eq!(pictures.seen, 1, "{id} can be shown");
}

#[test]
fn grid_soccer_shows_itself() {
    shows_itself("grid", 40, 23);
}

#[test]
fn street_fives_shows_itself() {
    shows_itself("street", 60, 17);
}

#[test]
fn hex_pitch_shows_itself() {
    shows_itself("hex", 250, 4);
}

#[test]
fn chess_football_shows_itself() {
    shows_itself("chess", 60, 17);
}

/// Plays a random match and looks at it now and then; what is wrong with the picture, if anything.
fn look_at<G: Show>(seed: u64, sample: u32, positions: &[Value]) -> Option<String> {
    let mut chance = Chance::new(seed);
    let mut state: G = chance.start(positions, &[]);
    for step in 0..MOST_STEPS {
        let looked = if step.is_multiple_of(sample) { check(&state, &mut chance) } else { Ok(()) };
        if let Err(why) = looked {
            return Some(format!("{} match {seed} step {step}: {why}\n    at {}", G::CARD.id, state.write()));
        }
        match state.turn() {
            Turn::Over(_) => return None,
            Turn::Throw(dice) => state.roll(chance.roll(dice), &mut Tale::deaf()),
            Turn::Choose(_) => {
                let action = state.exact(chance.action(&state));
                state.act(action, &mut Tale::deaf());
            }
        }
    }
    None
}

fn check<G: Show>(state: &G, chance: &mut Chance) -> Kept {
    let board = state.board(Margin::Wide);
    check_board(state, &board)?;
    check_men(state, &board)?;
    let foci: Vec<Option<Cell>> =
        board.plots.iter().map(|p| Some(p.cell)).chain([None, Some(Cell(254)), state.default_focus()]).collect();
    for &focus in &foci {
        check_marks(state, &board, focus)?;
        state.legend(focus).iter().try_for_each(|l| check_words(state, &l.said))?;
    }
    for fact in state.facts(true) {
        check_words(state, &fact.value)?;
    }
    if let Some(gauge) = state.gauge() {
        keep!(gauge.left <= gauge.whole, "more is left than there was");
        keep!(state.facts(true).iter().any(|f| f.name == gauge.name), "the gauge is of no fact");
    }
    let choices: Vec<_> = foci.iter().map(|&focus| (focus, state.choices(focus))).collect();
    for (focus, choices) in &choices {
        check_choices(state, &board, choices)
            .map_err(|why| format!("with {} in focus: {why}", named(state, *focus)))?;
        if let Some(why_not) = focus.and_then(|cell| state.why_no_choice(cell)) {
            check_words(state, &why_not)?;
            let for_him = choices.iter().any(|c| c.verb.place == Place::Board);
            keep!(!for_him, "{} has choices and is told {}", named(state, *focus), why_not.code());
        }
    }
    let all: Vec<_> = choices.into_iter().flat_map(|(_, choices)| choices).collect();
    check_reach(state, &all)?;
    check_secrets(state, chance)
}

fn named<G: Show>(state: &G, focus: Option<Cell>) -> String {
    focus.map_or("nothing".into(), |cell| if cell.0 == 254 { "no cell".into() } else { state.cell_name(cell) })
}

/// Every cell is drawn once, in its row and column, and the margin changes no cell.
fn check_board<G: Show>(state: &G, board: &Board) -> Kept {
    let cells: BTreeSet<Cell> = board.plots.iter().map(|p| p.cell).collect();
    let places: BTreeSet<(u16, u16)> = board.plots.iter().map(|p| (p.row, p.column)).collect();
    keep!(cells.len() == board.plots.len() && places.len() == cells.len(), "a cell is drawn twice");
    keep!(board.plots.iter().all(|p| p.name == state.cell_name(p.cell)), "a cell has two names");
    keep!(board.plots.is_sorted_by_key(|p| (p.row, p.column)), "the cells are not in the order of their rows");
    let flat: BTreeSet<Cell> = state.board(Margin::Flat).plots.iter().map(|p| p.cell).collect();
    keep!(flat == cells, "the margin changes the cells");
    Ok(())
}

/// The footballers and the ball are where the position says.
fn check_men<G: Show>(state: &G, board: &Board) -> Kept {
    let position = state.write();
    let tokens = state.tokens();
    for (side, keys) in [(Side::Home, ["home", "white"]), (Side::Away, ["away", "black"])] {
        let men = keys.iter().filter_map(|k| position[k].as_object()).flatten();
        let written: BTreeSet<String> =
            men.filter_map(|(_, man)| Some(man.as_str().or(man["at"].as_str())?.to_string())).collect();
        // Who waits beside the pitch to be placed is in the picture only.
        let mine = || tokens.iter().filter(|t| t.side == side && !t.states.contains(&WAITING));
        let drawn: BTreeSet<String> = mine().map(|t| state.cell_name(t.cell)).collect();
        keep!(drawn == written && mine().count() == written.len(), "{side} stands on {drawn:?}");
        keep!(mine().map(|t| t.shirt).collect::<HashSet<_>>().len() == mine().count(), "two of {side} wear a shirt");
    }
    for token in &tokens {
        keep!(board.plot(token.cell).is_some(), "somebody stands off the board");
        keep!(token.covers.iter().all(|&c| board.plot(c).is_some()), "somebody covers what is off the board");
        token.notes.iter().try_for_each(|note| check_words(state, note))?;
        check_words(state, &state.man_name(token.side, token.shirt))?;
    }
    let ball = state.ball();
    match position["ball"].as_str() {
        Some(held) if held.contains('.') => {
            let holder =
                ball.and_then(|b| tokens.iter().find(|t| b.holder == Some((t.side, t.shirt)) && t.cell == b.cell));
            keep!(holder.is_some(), "the ball is at nobody's feet");
        }
        Some(at) => keep!(ball.is_some_and(|b| state.cell_name(b.cell) == at), "the ball is not on {at}"),
        None => keep!(ball.is_none(), "there is no ball to be seen"),
    }
    keep!(ball.is_none_or(|b| board.plot(b.cell).is_some()), "the ball is off the board");
    Ok(())
}

fn check_marks<G: Show>(state: &G, board: &Board, focus: Option<Cell>) -> Kept {
    for mark in state.marks(focus) {
        let cells = match mark {
            Mark::Tint(cell, ..) => [cell, cell],
            Mark::Arrow(from, to, _) | Mark::Line(from, to, _) => [from, to],
            Mark::Tick(cell, _, turns) => {
                keep!(turns > 0, "something on its way is not on its way");
                [cell, cell]
            }
        };
        keep!(cells.iter().all(|&c| board.plot(c).is_some()), "a mark is off the board");
    }
    Ok(())
}

/// Everything on screen is allowed and on offer, is one thing to point at, and says what it does.
fn check_choices<G: Show>(state: &G, board: &Board, choices: &[Choice<G::Action>]) -> Kept {
    keep!(choices.is_empty() || chooser(state).is_some(), "there are choices though none is due");
    let mut aims = Vec::new();
    for choice in choices {
        let told = || format!("{} {:?}", choice.verb.code, choice.plays);
        keep!(!aims.contains(&(choice.verb.code, choice.aim)), "{} is aimed like another choice", told());
        aims.push((choice.verb.code, choice.aim));
        check_words(state, &choice.label)?;
        let fits = match (choice.verb.place, choice.aim) {
            (Place::Board, Aim::Cell(cell)) => board.plot(cell).is_some(),
            (Place::Face, Aim::Face(column, row)) => column < 3 && row < 2,
            (Place::Card, Aim::Card(_)) | (Place::Button, Aim::Nothing) => true,
            (Place::Sheet, Aim::For(cell, _)) => state.tokens().iter().any(|t| t.cell == cell),
            _ => false,
        };
        keep!(fits, "{} is not aimed at what its place has", told());
        keep!(choice.path.cells().iter().all(|&c| board.plot(c).is_some()), "the way of {} leaves the board", told());
        let mut now = state.clone();
        for &action in &choice.plays {
            keep!(is_offered(&now, action), "{} is not on offer", told());
            now.step(action, &mut Tale::deaf()).map_err(|why| format!("{} is refused: {}", told(), why.code()))?;
        }
        check_perils(state, board, choice).map_err(|why| format!("{}: {why}", told()))?;
        keep!(!choice.plays.is_empty() && now != *state, "{} does nothing", told());
        let says_so = choice.is_final || choice.verb.place == Place::Button;
        keep!(says_so || !is_final(state, &choice.plays), "{} cannot be taken back and does not say so", told());
    }
    Ok(())
}

/// Where dice decide on the way is on the board, and in doubt; where they decide nothing, nothing is final for them.
fn check_perils<G: Show>(state: &G, board: &Board, choice: &Choice<G::Action>) -> Kept {
    let Some((&last, first)) = choice.plays.split_last() else { return Ok(()) };
    let before = first.iter().fold(state.clone(), |state, &action| after(&state, action));
    for (cell, chance) in before.perils(last) {
        keep!(board.plot(cell).is_some(), "a peril is off the board");
        keep!((0.0..=1.0).contains(&chance.value()), "a chance of {}", chance.value());
        let ends = choice.path.cells().contains(&cell) || choice.aim == Aim::Cell(cell);
        keep!(ends, "a peril at {} is not on the way", state.cell_name(cell));
    }
    Ok(())
}

/// Whether an action is on offer, or has the effect of one that is.
fn is_offered<G: Game>(state: &G, action: G::Action) -> bool {
    let mut offers = Vec::new();
    state.offers(&mut offers);
    let exact = state.exact(action);
    offers.contains(&action)
        || offers.iter().any(|&o| state.exact(o) == exact || after(state, o) == after(state, action))
}

fn after<G: Game>(state: &G, action: G::Action) -> G {
    let mut after = state.clone();
    after.act(after.exact(action), &mut Tale::deaf());
    after
}

/// Whatever is on offer can be played by hand: as a choice or the beginning of one, or else everything that may come
/// after it comes of a choice too.
fn check_reach<G: Show>(state: &G, choices: &[Choice<G::Action>]) -> Kept {
    let begun: HashSet<G::Action> = choices.iter().filter_map(|c| c.plays.first().map(|&a| state.exact(a))).collect();
    let done = |c: &Choice<G::Action>| c.plays.iter().fold(state.clone(), |state, &action| after(&state, action));
    let mut effects: HashSet<G> = HashSet::new();
    for action in state.legal() {
        if begun.contains(&state.exact(action)) {
            continue;
        }
        if effects.is_empty() {
            effects.extend(choices.iter().map(done));
        }
        let next = after(state, action);
        let mut then = Vec::new();
        next.offers(&mut then);
        let same_hand = chooser(&next) == chooser(state) && next.number() == state.number();
        let all_then = same_hand && then.iter().all(|&a| effects.contains(&after(&next, a)));
        keep!(effects.contains(&next) || all_then, "{action} is on offer and cannot be played by hand");
    }
    Ok(())
}

/// Whatever is chosen, the side from whom it is hidden is shown and told the same.
fn check_secrets<G: Show>(state: &G, chance: &mut Chance) -> Kept {
    let hidden: Vec<(G::Action, Side)> =
        state.legal().into_iter().filter_map(|a| state.hidden_from(a).map(|side| (a, side))).collect();
    let Some(&(first, side)) = hidden.first() else { return Ok(()) };
    let rolls: Vec<_> = (0..8).map(|_| [chance.below(6), chance.below(6)]).collect();
    let shown = |action: G::Action| {
        let (mut now, mut tale) = (state.clone(), Tale::open());
        now.act(now.exact(action), &mut tale);
        for [a, b] in &rolls {
            let mut faces = [*a as u8 + 1, *b as u8 + 1].into_iter();
            let Turn::Throw(dice) = now.turn() else { break };
            now.roll(dice.roll(|| faces.next()).expect("two faces do for any dice"), &mut tale);
        }
        let still_hidden = now.seen_by(side) != now;
        still_hidden.then(|| picture(&now.seen_by(side), tale))
    };
    let one = shown(first);
    for &(action, _) in &hidden {
        let another = shown(action);
        keep!(one.is_none() || another.is_none() || one == another, "{side} can tell {action} from {first}");
    }
    Ok(())
}

fn picture<G: Show>(seen: &G, tale: Tale) -> String {
    let focus = seen.default_focus();
    let facts = seen.facts(true);
    format!("{:?} {facts:?} {:?} {:?} {:?}", seen.tokens(), seen.marks(focus), seen.choices(focus), tale.events)
}

/// Names as a match of the game would give them.
struct Plain<'a, G>(&'a G);

impl<G: Show> Names for Plain<'_, G> {
    fn man(&self, lang: Lang, side: Side, shirt: u8) -> String {
        self.0.man_name(side, shirt).text(lang, self)
    }

    fn team(&self, lang: Lang, side: Side) -> String {
        G::CARD.teams[side].words(lang).to_string()
    }

    fn cell(&self, cell: Cell) -> String {
        self.0.cell_name(cell)
    }
}

/// The words are there in every language, with everything in its hole.
fn check_words<G: Show>(state: &G, said: &Saying) -> Kept {
    for lang in Lang::ALL {
        let text = said.text(lang, &Plain(state));
        keep!(!text.is_empty() && !text.contains(['{', '}']), "{} reads “{text}”", said.code());
        let holes = (0..6).filter(|i| said.phrase.words(lang).contains(&format!("{{{i}")));
        let empty = holes.into_iter().any(|i| said.args[i] == Arg::None);
        keep!(!empty, "{} has an empty hole: “{text}”", said.code());
    }
    Ok(())
}

/// A match of every game on the page, played by pointing at cells and choosing what lights up.
#[test]
fn a_match_is_played_by_hand() {
    for row in ROWS {
        for seed in 0..12 {
            let setup = Setup::preset((row.options)());
            let mut table = (row.start)(setup, Seed(seed), Details::default()).expect("the presets go together");
            let mut chance = Chance::new(seed);
            for _ in 0..300 {
                let Turn::Choose(side) = table.turn() else { break };
                let scene = |viewer, focus| table.scene(Gaze { viewer, focus });
                let men: Vec<Cell> = scene(Some(side), None).tokens.iter().map(|t| t.cell).collect();
                // At a stop either side may change its footballers (HP-30).
                let others = scene(Some(side.other()), None).choices;
                assert!(others.iter().all(|c| c.verb.place == Place::Sheet), "only who is to choose has choices");
                let offered = (0..60).map(|_| scene(Some(side), chance.pick(&men)).choices);
                let choices = offered.into_iter().find(|c| !c.is_empty()).expect("somebody can do something");
                let choice = &choices[chance.below(choices.len())];
                assert_eq!(table.play(table.revision(), &choice.plays), Ok(true), "{}: {:?}", row.card.id, choice);
                let scene = table.scene(Gaze::default());
                assert_eq!(scene.revision, table.revision());
                assert!(!scene.last.is_empty(), "{}: nothing is told of {choice:?}", row.card.id);
            }
            let picture = |table: &AnyTable| {
                let scene = table.scene(Gaze::default());
                (scene.turn, scene.number, scene.score, scene.tokens, scene.ball, scene.facts, scene.choices)
            };
            let saved = open(&ROWS, &table.save().to_string()).map(|t| picture(&t));
            assert_eq!(saved, Ok(picture(&table)), "{}: a save is opened as it was", row.card.id);
            if table.scene(Gaze::default()).hand_to.is_none() {
                let recorded = open(&ROWS, &table.record(Lang::Fr)).map(|t| picture(&t));
                assert_eq!(recorded, Ok(picture(&table)), "{}: a record is replayed to the end", row.card.id);
            }
        }
    }
}

fn grid(position: &Value) -> Grid {
    Grid::read(position).expect("a position")
}

fn perils(state: &Grid, action: &str) -> Vec<(String, u8)> {
    let action = action.parse().expect("an action");
    assert_eq!(state.why_not(action), None);
    state.perils(action).iter().map(|(cell, chance)| (state.cell_name(*cell), chance.percent())).collect()
}

#[test]
fn a_run_a_pass_and_a_steal_tell_where_dice_decide_and_how_likely() {
    // GS-12, GS-15, GS-17, GS-29, GS-30
    let run = grid(&json!({ "home": { "5": "e9" }, "away": { "4": "e10", "2": "e11" }, "ball": "home.5" }));
    assert_eq!(perils(&run, "move e10 e11 e12"), [("e10".into(), 44), ("e11".into(), 34)]);
    assert_eq!(perils(&run, "move d9"), []);
    let loose = grid(&json!({ "home": { "5": "e9" }, "away": { "4": "f12" }, "ball": "e11" }));
    assert_eq!(perils(&loose, "go e11"), [("e11".into(), 56)]);
    assert_eq!(perils(&loose, "go e10"), []);
    // 2d6 + 2 against 6, then 2d6 + 1 against 8 + 1.
    let pass = grid(&json!({ "home": { "5": "e9" }, "away": { "1": "e18" }, "ball": "home.5" }));
    assert_eq!(perils(&pass, "pass e11"), [("e11".into(), 92)]);
    let steal = grid(&json!({ "home": { "5": "e9" }, "away": { "4": "e10" }, "ball": "away.4" }));
    assert_eq!(perils(&steal, "steal"), [("e10".into(), 42)]);
}

#[test]
fn tight_angles_are_marked_where_the_footballer_in_focus_can_shoot() {
    // GS-20
    let at = json!({ "home": { "7": "e14", "5": "c9" }, "away": { "1": "e18" }, "ball": "home.7", "turn": 3 });
    let tints = |state: &Grid, focus: Option<Cell>| {
        let marks = state.marks(focus);
        let tint = |m: &Mark| match *m {
            Mark::Tint(cell, "angle", level) => Some((state.cell_name(cell), level)),
            _ => None,
        };
        marks.iter().filter_map(tint).collect::<Vec<_>>()
    };
    let state = grid(&at);
    let shown = tints(&state, state.default_focus());
    assert_eq!(shown.len(), 20);
    for tint in [("a18", 3), ("c18", 2), ("d18", 1), ("b17", 2), ("a15", 1)] {
        assert!(shown.contains(&(tint.0.to_string(), tint.1)), "{tint:?}");
    }
    assert!(!shown.iter().any(|(name, _)| name == "e18" || name == "a14"));
    assert_eq!(state.legend(state.default_focus()).len(), 1);
    let team_mate = state.tokens().iter().find(|t| t.shirt == 5).map(|t| t.cell);
    assert_eq!(tints(&state, team_mate), []);
}

#[test]
fn how_likely_targets_are_is_what_looking_at_each_says() {
    let mut told = 0;
    for row in ROWS {
        let setup = Setup::preset((row.options)());
        let mut table = (row.start)(setup, Seed(41), Details::default()).expect("the presets go together");
        let mut chance = Chance::new(41);
        for _ in 0..60 {
            let Turn::Choose(side) = table.turn() else { break };
            let scene = table.scene(Gaze { viewer: Some(side), focus: None });
            assert!(table.scene(Gaze { viewer: Some(side.other()), focus: None }).likely.is_empty());
            for likely in &scene.likely {
                let aimed = |c: &&Choice<String>| c.aim == Aim::Cell(likely.cell);
                let choice = scene.of_verb(likely.verb.code).find(aimed).expect("what is likely is on offer");
                let chances = table.chances(&choice.plays);
                assert_eq!(chances.first().map(|(_, chance)| *chance), Some(likely.chance), "{choice:?}");
                assert_eq!(scene.likely_at(likely.verb.code, likely.cell), Some(likely.chance));
                told += 1;
            }
            if scene.choices.is_empty() {
                break;
            }
            let choice = &scene.choices[chance.below(scene.choices.len())];
            assert_eq!(table.play(scene.revision, &choice.plays), Ok(true));
        }
    }
    assert!(told > 100, "{told}");
}
