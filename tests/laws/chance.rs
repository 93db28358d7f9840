//! Random play: where a match starts, what is thrown and what is chosen, all from a seed.
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde_json::Value;
use std::mem::discriminant;
use std::path::Path;
use touchline::dice::Dice;
use touchline::event::Tale;
use touchline::game::{Game, Turn};
use touchline::setup::{Kind, Setup};

/// An option, and its value, without which a match of the game need not end.
fn ends_with(id: &str) -> Option<(&'static str, i16)> {
    match id {
        "chess" => Some(("turns", 20)),
        _ => None,
    }
}

/// The positions of a game's scenarios, those among them that are refused included.
pub(crate) fn positions(game: &str) -> Vec<Value> {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios").join(game);
    let mut files: Vec<_> = std::fs::read_dir(dir).into_iter().flatten().filter_map(|e| Some(e.ok()?.path())).collect();
    files.sort();
    let scenarios = files.iter().filter_map(|file| {
        let text = std::fs::read_to_string(file).ok()?;
        serde_json::from_str::<Vec<Value>>(&text).ok()
    });
    let ending = |mut position: Value| {
        if let Some((key, value)) = ends_with(game) {
            position["options"][key] = value.into();
        }
        position
    };
    scenarios.flatten().map(|s| ending(s["position"].clone())).collect()
}

/// The random choices of a match.
pub(crate) struct Chance(ChaCha8Rng);

impl Chance {
    /// The choices that follow from a seed.
    pub(crate) fn new(seed: u64) -> Chance {
        Chance(ChaCha8Rng::seed_from_u64(seed))
    }

    /// A number below this one.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        (self.0.next_u64() % n.max(1) as u64) as usize
    }

    /// One of these.
    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        from.get(self.below(from.len())).copied()
    }

    /// A roll.
    pub(crate) fn roll(&mut self, dice: Dice) -> touchline::dice::Roll {
        Dice::roll(dice, || Some(self.below(6) as u8 + 1)).expect("a face from 1 to 6")
    }

    /// A start with some options chosen at random, or the position of a scenario, if there are any. What is fixed of the
    /// options is not left to chance.
    pub(crate) fn start<G: Game>(&mut self, positions: &[Value], fixed: &[(&str, &str)]) -> G {
        if let Some(i) = positions.len().checked_sub(1).filter(|_| self.below(2) == 0).map(|n| self.below(n + 1))
            && let Some(state) = positions.get(i).and_then(|p| G::read(p).ok())
        {
            return state;
        }
        let preset = Setup::preset(G::options());
        let mut setup = preset.clone();
        for row in G::options() {
            let values: Vec<i16> = match row.kind {
                Kind::Choice(words) => (0..words.len() as i16).collect(),
                Kind::Whole { offered, .. } => offered.to_vec(),
                Kind::Toggle => vec![0, 1],
            };
            if let Some(value) = self.pick(&values).filter(|_| self.below(2) == 0) {
                setup.choose(row.key, &row.word(value)).expect("an offered value is one of the option’s");
            }
        }
        for (key, word) in fixed {
            setup.choose(key, word).expect("the game has that option");
        }
        if let Some((key, value)) = ends_with(G::CARD.id) {
            setup.choose(key, &value.to_string()).expect("the game has that option");
        }
        G::start(&setup).or_else(|_| G::start(&preset)).expect("the preset options go together")
    }

    /// An action on offer: first a kind of action, then one of that kind, so that rare kinds come up too.
    pub(crate) fn action<G: Game>(&mut self, state: &G) -> G::Action {
        let mut all = Vec::new();
        state.offers(&mut all);
        let mut kinds: Vec<_> = Vec::new();
        for kind in all.iter().map(discriminant) {
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        let kind = self.pick(&kinds).expect("a choice has offers");
        all.retain(|a| discriminant(a) == kind);
        let first = self.pick(&all).expect("every kind has an action");
        // Most actions throw no dice. Half the time a few are tried for one that does, so that duels come up too.
        let tries = if self.below(2) == 0 { 6 } else { 0 };
        let throws = |&a: &G::Action| {
            let mut after = state.clone();
            after.act(state.exact(a), &mut Tale::deaf());
            matches!(after.turn(), Turn::Throw(_))
        };
        (0..tries).filter_map(|_| self.pick(&all)).find(throws).unwrap_or(first)
    }
}
