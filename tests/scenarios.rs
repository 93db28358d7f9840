//! Rules tests as data: runs every scenario of `tests/scenarios/<game>/*.json`, and of the directory that the
//! environment variable `SCENARIOS` names. Each failing scenario is told by name with the first difference and the
//! position reached, written and drawn.
#![allow(clippy::panic)]
use serde_json::{Map, Value};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use touchline::dice::Dice;
use touchline::event::Tale;
use touchline::game::Turn;
use touchline::games::{Visit, visit};
use touchline::layout::{Margin, OUTSIDE, Plot};
use touchline::odds::odds;
use touchline::show::Show;
use touchline::side::Side;

/// What is compared with the position or what it shows; every other key of `expect` has a rule of its own.
const OWN_RULE: [&str; 7] = ["legal", "illegal", "actions", "actions_of", "odds", "events", "dice_left"];

struct Run {
    scenarios: Vec<(String, Value)>,
    passed: usize,
    failures: Vec<String>,
}

impl Visit for Run {
    fn game<G: Show>(&mut self) {
        let mine = |s: &Value| s["position"]["game"] == G::CARD.id;
        for (file, scenario) in self.scenarios.iter().filter(|(_, s)| mine(s)) {
            match play::<G>(scenario) {
                Ok(()) => self.passed += 1,
                Err(why) => self.failures.push(format!("{file}: {}\n    {why}", scenario["name"])),
            }
        }
    }
}

#[test]
fn every_scenario_holds() {
    let mut run = Run { scenarios: scenarios(), passed: 0, failures: Vec::new() };
    let total = run.scenarios.len();
    visit(&mut run);
    let told: Vec<&str> = run.failures.iter().take(60).map(String::as_str).collect();
    assert!(run.failures.is_empty(), "{} of {total} scenarios fail:\n{}", run.failures.len(), told.join("\n"));
    assert_eq!(run.passed, total, "some scenarios are of no game in the registry");
    assert!(total > 0, "there are no scenarios");
}

fn scenarios() -> Vec<(String, Value)> {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let more = std::env::var_os("SCENARIOS").map(PathBuf::from);
    let mut files: Vec<PathBuf> = [Some(own), more].into_iter().flatten().flat_map(json_files).collect();
    files.sort();
    files.iter().flat_map(|file| read(file)).collect()
}

fn json_files(dir: PathBuf) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(&dir).unwrap_or_else(|e| panic!("{}: {e}", dir.display()));
    let paths = entries.map(|e| e.expect("a directory entry").path());
    paths
        .flat_map(|p| match p.extension() {
            _ if p.is_dir() => json_files(p),
            Some(ext) if ext == "json" => vec![p],
            _ => Vec::new(),
        })
        .collect()
}

fn read(file: &Path) -> Vec<(String, Value)> {
    let text = std::fs::read_to_string(file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
    let value = serde_json::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
    let Value::Array(list) = value else { panic!("{}: not a list of scenarios", file.display()) };
    let name = file.file_name().map_or_else(String::new, |n| n.to_string_lossy().into_owned());
    list.into_iter().map(|s| (name.clone(), s)).collect()
}

fn play<G: Show>(scenario: &Value) -> Result<(), String> {
    let mut state = G::read(&scenario["position"]).map_err(|e| format!("position unreadable: {e:?}"))?;
    let mut dice = list(&scenario["dice"]).filter_map(Value::as_u64).map(|d| d as u8);
    let mut tale = Tale::open();
    throw(&mut state, &mut dice, &mut tale)?;
    for text in list(&scenario["play"]).filter_map(Value::as_str) {
        let action: G::Action = text.parse().map_err(|e| format!("{text}: unreadable: {e:?}"))?;
        tale = Tale::open();
        state.step(action, &mut tale).map_err(|why| format!("{text}: refused: {}{}", why.code(), at(&state)))?;
        throw(&mut state, &mut dice, &mut tale).map_err(|e| format!("{text}: {e}{}", at(&state)))?;
    }
    let expect = &scenario["expect"];
    let left = dice.count() as u64;
    if left != expect["dice_left"].as_u64().unwrap_or(0) {
        return Err(format!("{left} dice are left{}", at(&state)));
    }
    check(&state, expect, &tale).map_err(|e| e + &at(&state))
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// The position reached, written and drawn: `H7` is Home's number 7, `A1` Away's keeper, `*` the ball.
fn at<G: Show>(state: &G) -> String {
    format!("\n    reached: {}\n{}", state.write(), drawing(state))
}

fn drawing<G: Show>(state: &G) -> String {
    let (board, tokens, ball) = (state.board(Margin::Flat), state.tokens(), state.ball());
    let row = |row: &[Plot]| {
        let cells = row.iter().map(|plot| {
            let ball = ball.filter(|b| b.cell == plot.cell).map_or(' ', |_| '*');
            match tokens.iter().find(|t| t.cell == plot.cell) {
                Some(t) if t.side == Side::Home => format!("H{}{ball}", t.shirt),
                Some(t) => format!("A{}{ball}", t.shirt),
                None if plot.ground == OUTSIDE => format!(" {ball} "),
                None => format!(" {} ", if ball == '*' { '*' } else { '.' }),
            }
        });
        // Rows of hexagons begin where they lie, half a cell in.
        let indent = row.first().map_or(0, |p| ((p.at.x - 0.5) * 3.0).max(0.0) as usize);
        format!("    {}{}", " ".repeat(indent), cells.collect::<String>())
    };
    board.plots.chunk_by(|a, b| a.row == b.row).map(row).collect::<Vec<_>>().join("\n")
}

fn throw<G: Show>(state: &mut G, dice: &mut impl Iterator<Item = u8>, tale: &mut Tale) -> Result<(), String> {
    while let Turn::Throw(due) = state.turn() {
        let roll = Dice::roll(due, || dice.next()).ok_or("more dice are needed than are given")?;
        state.roll(roll, tale);
    }
    Ok(())
}

fn check<G: Show>(state: &G, expect: &Value, tale: &Tale) -> Result<(), String> {
    let Value::Object(keys) = expect else { return Err("expect is not an object".into()) };
    let (written, derived) = (state.write(), state.derived());
    for (key, want) in keys.iter().filter(|(k, _)| !OWN_RULE.contains(&k.as_str())) {
        let got = written.get(key).or_else(|| derived.get(key)).unwrap_or(&Value::Null);
        same(key, got, want)?;
    }
    check_actions(state, keys)?;
    check_odds(state, keys)?;
    check_events(keys, tale)
}

/// Every key given must match; nested objects match by the keys given; `null` and an empty list mean absent.
fn same(key: &str, got: &Value, want: &Value) -> Result<(), String> {
    let fail = || Err(format!("{key}: is {got}, expected {want}"));
    match (got, want) {
        (Value::Object(got), Value::Object(want)) => {
            want.iter().try_for_each(|(k, w)| same(&format!("{key}.{k}"), got.get(k).unwrap_or(&Value::Null), w))
        }
        (Value::Array(_), Value::Array(_)) if ["flags", "offside", "moved", "frozen"].contains(&key) => {
            let set = |v: &Value| list(v).map(Value::to_string).collect::<BTreeSet<_>>();
            if set(got) == set(want) { Ok(()) } else { fail() }
        }
        _ if key.starts_with("cover.") => {
            let set = |v: &Value| list(v).map(Value::to_string).collect::<BTreeSet<_>>();
            if set(got) == set(want) { Ok(()) } else { fail() }
        }
        (Value::Null, Value::Array(want)) if want.is_empty() => Ok(()),
        _ if got == want => Ok(()),
        _ => fail(),
    }
}

fn check_actions<G: Show>(state: &G, keys: &Map<String, Value>) -> Result<(), String> {
    let why_not = |text: &str| match text.parse::<G::Action>() {
        Ok(action) => state.why_not(action).map(|why| why.code()),
        Err(e) => Some(e.why.code()),
    };
    for text in keys.get("legal").into_iter().flat_map(list).filter_map(Value::as_str) {
        if let Some(code) = why_not(text) {
            return Err(format!("{text} should be legal, is refused: {code}"));
        }
    }
    for item in keys.get("illegal").into_iter().flat_map(list) {
        let text = item.as_str().or_else(|| item[0].as_str()).unwrap_or_default();
        let code = why_not(text).ok_or_else(|| format!("{text} should be refused, is legal"))?;
        if item[1].as_str().is_some_and(|want| want != code) {
            return Err(format!("{text}: refused as {code}, expected {}", item[1]));
        }
    }
    let Some(want) = keys.get("actions") else { return Ok(()) };
    let verb = keys.get("actions_of").and_then(Value::as_str);
    let of_verb = |text: &String| verb.is_none_or(|v| text.split(' ').next() == Some(v));
    let got: BTreeSet<String> = state.legal().iter().map(ToString::to_string).filter(of_verb).collect();
    let want: BTreeSet<String> = list(want).filter_map(Value::as_str).map(String::from).collect();
    let missing: Vec<_> = want.difference(&got).collect();
    let extra: Vec<_> = got.difference(&want).collect();
    if got == want { Ok(()) } else { Err(format!("actions on offer: missing {missing:?}, too many {extra:?}")) }
}

fn check_odds<G: Show>(state: &G, keys: &Map<String, Value>) -> Result<(), String> {
    for (text, want) in keys.get("odds").and_then(Value::as_object).into_iter().flatten() {
        let action: G::Action = text.parse().map_err(|e| format!("{text}: unreadable: {e:?}"))?;
        if let Some(why) = state.why_not(action) {
            return Err(format!("odds of {text}: refused: {}", why.code()));
        }
        let got: Vec<f64> = odds(state, action).iter().map(|c| c.value()).collect();
        let want: Vec<f64> = match want {
            Value::Array(many) => many.iter().filter_map(Value::as_f64).collect(),
            one => one.as_f64().into_iter().collect(),
        };
        let near = got.len() == want.len() && got.iter().zip(&want).all(|(g, w)| (g - w).abs() <= 0.0005);
        if !near {
            return Err(format!("odds of {text}: are {got:?}, expected {want:?}"));
        }
    }
    Ok(())
}

fn check_events(keys: &Map<String, Value>, tale: &Tale) -> Result<(), String> {
    let told: Vec<&str> = tale.events.iter().map(|e| e.said.code()).collect();
    let mut rest = told.iter();
    for want in keys.get("events").into_iter().flat_map(list).filter_map(Value::as_str) {
        if !rest.any(|code| *code == want) {
            return Err(format!("event {want} is missing, in order, from {told:?}"));
        }
    }
    Ok(())
}
