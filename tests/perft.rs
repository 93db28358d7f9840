//! Node counts: how many states there are one, two and three actions on from a position, in `tests/perft/<game>.txt`.
//!
//! A line is a name, the position as JSON and the counts, with bars between; `#` starts a comment. A node is a state
//! after one action, however it was reached; dice due before the next action count once for each roll. The first
//! difference in any rule of movement shows in one of these numbers, and splitting the count by the first action
//! (printed when a line fails) shows where.
#![allow(clippy::panic)]
use std::path::Path;
use touchline::event::Tale;
use touchline::game::{Game, Turn};
use touchline::games::{Visit, visit};

struct Run {
    lines: usize,
    failures: Vec<String>,
}

impl Visit for Run {
    fn game<G: Game>(&mut self) {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft").join(format!("{}.txt", G::CARD.id));
        let Ok(text) = std::fs::read_to_string(file) else { return };
        for line in text.lines().filter(|l| !l.trim().is_empty() && !l.starts_with('#')) {
            self.lines += 1;
            if let Err(why) = check::<G>(line) {
                self.failures.push(format!("{}: {why}", G::CARD.id));
            }
        }
    }
}

#[test]
fn node_counts_are_as_written_down() {
    let mut run = Run { lines: 0, failures: Vec::new() };
    visit(&mut run);
    assert!(run.failures.is_empty(), "{}", run.failures.join("\n"));
    assert!(run.lines > 0, "there are no node counts");
}

fn check<G: Game>(line: &str) -> Result<(), String> {
    let parts: Vec<&str> = line.split('|').map(str::trim).collect();
    let [name, position, counts] = parts[..] else { return Err(format!("three parts are due: {line}")) };
    let value = serde_json::from_str(position).map_err(|e| format!("{name}: {e}"))?;
    let state = G::read(&value).map_err(|e| format!("{name}: {e:?}"))?;
    let want: Vec<u64> =
        counts.split_whitespace().map(str::parse).collect::<Result<_, _>>().map_err(|e| format!("{name}: {e}"))?;
    let got: Vec<u64> = (1..=want.len() as u32).map(|depth| nodes(&state, depth)).collect();
    if got == want { Ok(()) } else { Err(format!("{name}: are {got:?}, expected {want:?}\n{}", split(&state))) }
}

fn nodes<G: Game>(state: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match state.turn() {
        Turn::Over(_) => 0,
        Turn::Throw(dice) => {
            let after = dice.rolls().map(|roll| {
                let mut child = state.clone();
                child.roll(roll, &mut Tale::deaf());
                child
            });
            after.filter(|child| child != state).map(|child| nodes(&child, depth)).sum()
        }
        Turn::Choose(_) => {
            let mut actions = Vec::new();
            state.offers(&mut actions);
            if depth == 1 {
                return actions.len() as u64;
            }
            actions.into_iter().map(|action| nodes(&after(state, action), depth - 1)).sum()
        }
    }
}

fn after<G: Game>(state: &G, action: G::Action) -> G {
    let mut child = state.clone();
    let exact = child.exact(action);
    child.act(exact, &mut Tale::deaf());
    child
}

/// The counts of depth two for each first action.
fn split<G: Game>(state: &G) -> String {
    let lines = state.legal().into_iter().map(|a| format!("    {a}: {}", nodes(&after(state, a), 1)));
    lines.collect::<Vec<_>>().join("\n")
}
