//! Two players who know a little of Grid Soccer, and matches played natively to a wanted moment.

use serde_json::Value;
use touchline::cell::Cell;
use touchline::dice::Seed;
use touchline::game::Turn;
use touchline::games::ROWS;
use touchline::scene::Scene;
use touchline::session::Details;
use touchline::setup::Setup;
use touchline::show::{Aim, Choice, Place};
use touchline::side::{BySide, Side};
use touchline::table::{AnyTable, open_save};
use touchline::words::Names;

use crate::look::{chooser, scene};

/// Draws that are the same in every run.
#[derive(Clone)]
pub struct Draws(u64);

impl Draws {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % n as u64) as usize
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// One of these, if there are any.
    pub fn one_of<T: Clone>(&mut self, of: &[T]) -> Option<T> {
        (!of.is_empty()).then(|| of[self.below(of.len())].clone())
    }
}

/// A match of Grid Soccer of so many turns, not yet begun.
pub fn new_match(seed: u64, turns: u16) -> AnyTable {
    let mut setup = Setup::preset((ROWS[0].options)());
    setup.choose("turns", &turns.to_string()).expect("a match may be so long");
    let names = BySide { home: "Rovers".to_owned(), away: "Albion".to_owned() };
    let details = Details { names, date: "2026.11.29".to_owned(), ..Details::default() };
    (ROWS[0].start)(setup, Seed(seed), details).expect("the options go together")
}

/// The same match opened again.
pub fn again(table: &AnyTable) -> AnyTable {
    open_save(&ROWS, &table.save().to_string()).expect("a save opens")
}

/// The match without its last step.
pub fn before_last(table: &AnyTable) -> AnyTable {
    let mut save = table.save();
    let steps = save["steps"].as_array_mut().expect("steps");
    steps.pop();
    let at = steps.len();
    save["at"] = Value::from(at);
    open_save(&ROWS, &save.to_string()).expect("a save opens")
}

/// Plays these actions, one choice each.
pub fn play(table: &mut AnyTable, actions: &[&str]) {
    for action in actions {
        let played = table.play(table.revision(), &[(*action).to_owned()]);
        assert_eq!(played, Ok(true), "{action} can be played");
    }
}

/// A match that the two played up to the first moment that is wanted, among the matches of many seeds.
pub fn find(turns: u16, wanted: impl Fn(&AnyTable) -> bool) -> AnyTable {
    for seed in 0..500 {
        let (mut table, mut draws) = (new_match(seed, turns), Draws::new(seed));
        while let Some((_, choice)) = pick(&table, &mut draws) {
            table.play(table.revision(), &choice.plays).expect("what is offered can be played");
            if wanted(&table) {
                return table;
            }
        }
    }
    panic!("no match of the two players comes to what is wanted");
}

/// Whether a shot is on target and the keeper's side is to pick the dive.
pub fn awaits_dive(table: &AnyTable) -> bool {
    scene(table, None).hand_to.is_some()
}

pub fn is_over(table: &AnyTable) -> bool {
    matches!(table.turn(), Turn::Over(_))
}

/// What the side to choose does next, and the footballer who must be pointed at first for it, if another than the one
/// in hand. `None` when the match is over.
///
/// They go for the goal, steal whenever they can, and sometimes switch formation or send someone else.
pub fn pick(table: &AnyTable, draws: &mut Draws) -> Option<(Option<Cell>, Choice<String>)> {
    let side = chooser(table)?;
    let now = scene(table, None);
    if let Some(mate) = somebody_else(table, side, &now, draws) {
        let scene = scene(table, Some(mate));
        let runs: Vec<_> = scene.of_verb("run").filter(|c| !c.is_final).cloned().collect();
        if let Some(run) = draws.one_of(&runs) {
            return Some((Some(mate), run));
        }
    }
    let choice = a_dive(&now, draws)
        .or_else(|| now.of_verb("steal").next().cloned())
        .or_else(|| a_shot(table, side, &now, draws))
        .or_else(|| a_way_forward(table, side, &now, draws))
        .or_else(|| a_card(&now, draws))
        .or_else(|| now.in_place(Place::Button).next().cloned())
        .or_else(|| draws.one_of(&now.choices));
    Some((None, choice.expect("a side that is to choose has a choice")))
}

/// Now and then, a team-mate to send who is not also something to aim at.
fn somebody_else(table: &AnyTable, side: Side, now: &Scene, draws: &mut Draws) -> Option<Cell> {
    let ends = now.in_place(Place::Button).next().is_some();
    if !ends || now.of_verb("run").next().is_none() || !draws.one_in(8) {
        return None;
    }
    let free = |c: &Cell| Some(*c) != now.focus && scene(table, Some(*c)).no_choice.is_none();
    let mates: Vec<Cell> = now.tokens.iter().filter(|t| t.side == side).map(|t| t.cell).filter(free).collect();
    draws.one_of(&mates)
}

fn a_dive(now: &Scene, draws: &mut Draws) -> Option<Choice<String>> {
    draws.one_of(&now.of_verb("dive").cloned().collect::<Vec<_>>())
}

fn a_shot(table: &AnyTable, side: Side, now: &Scene, draws: &mut Draws) -> Option<Choice<String>> {
    let shots: Vec<_> = now.of_verb("shoot").cloned().collect();
    let near = now.focus.is_some_and(|c| to_goal(table, side, c) <= 8);
    if near || draws.one_in(20) { draws.one_of(&shots) } else { None }
}

fn a_way_forward(table: &AnyTable, side: Side, now: &Scene, draws: &mut Draws) -> Option<Choice<String>> {
    let at = now.focus?;
    let ball = now.ball?;
    let aimed = |c: &Choice<String>| match c.aim {
        Aim::Cell(to) => Some((c.clone(), to)),
        Aim::Nothing | Aim::Face(..) | Aim::Card(_) | Aim::For(..) => None,
    };
    let runs: Vec<_> = now.of_verb("run").filter_map(aimed).collect();
    if ball.cell != at {
        let nearer = |(_, to): &&(Choice<String>, Cell)| apart(table, *to, ball.cell) < apart(table, at, ball.cell);
        let best = runs.iter().filter(nearer).min_by_key(|(_, to)| apart(table, *to, ball.cell));
        return best.map(|(run, _)| run.clone());
    }
    let must = now.in_place(Place::Button).next().is_none();
    let passes: Vec<_> = now.of_verb("pass").filter_map(aimed).collect();
    let progress = |to: Cell| to_goal(table, side, at) - to_goal(table, side, to);
    let on_pitch = |to: Cell| (1..=18).contains(&place(table, to).1) && (0..9).contains(&place(table, to).0);
    if must || draws.one_in(2) {
        let to_mate = |(_, to): &&(Choice<String>, Cell)| now.token_at(*to).is_some() && (must || progress(*to) > 0);
        let fair = |(_, to): &&(Choice<String>, Cell)| on_pitch(*to) && apart(table, at, *to) <= 6;
        let mates: Vec<_> = passes.iter().filter(to_mate).filter(fair).map(|(c, _)| c.clone()).collect();
        let grass: Vec<_> = passes.iter().filter(fair).map(|(c, _)| c.clone()).collect();
        let pass = draws.one_of(&mates).or_else(|| if must { draws.one_of(&grass) } else { None });
        if pass.is_some() {
            return pass;
        }
    }
    let daring = draws.one_in(3);
    let forward = runs.iter().filter(|(c, to)| progress(*to) > 0 && (daring || !c.is_final));
    forward.max_by_key(|(c, to)| (progress(*to), c.is_final)).map(|(run, _)| run.clone())
}

fn a_card(now: &Scene, draws: &mut Draws) -> Option<Choice<String>> {
    let cards: Vec<_> = now.of_verb("formation").cloned().collect();
    if draws.one_in(12) { draws.one_of(&cards) } else { None }
}

/// File and rank of a cell: `a1` is (0, 1), the ring's left is file −1.
fn place(table: &AnyTable, cell: Cell) -> (i32, i32) {
    let name = table.cell(cell);
    let (file, rank) = name.split_at(1);
    let file = if file == "z" { -1 } else { i32::from(file.as_bytes()[0] - b'a') };
    (file, rank.parse().expect("a rank"))
}

fn apart(table: &AnyTable, a: Cell, b: Cell) -> i32 {
    let ((af, ar), (bf, br)) = (place(table, a), place(table, b));
    (af - bf).abs().max((ar - br).abs())
}

fn to_goal(table: &AnyTable, side: Side, from: Cell) -> i32 {
    let (file, rank) = place(table, from);
    let line = if side == Side::Home { 18 } else { 1 };
    (file - 4).abs().max((rank - line).abs())
}
