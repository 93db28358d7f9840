//! Positions written as JSON (CO-7); `read` reads them back.
//!
//! Beyond the keys of CO-7, `await` also writes a throw that is due, so that every state has a text form: `throw`
//! names it, and what its outcome needs stands beside it. While a dive is awaited, `rolled` are the dice of the shot.
use super::action::Aim;
use super::board::BOARD;
use super::squad::{Man, STANDARD_SQUADS, Shirt};
use super::start::USUAL_TURNS;
use super::state::{Ball, Due, Grid, KickOff, Kind};
use crate::cell::Cell;
use crate::game::{Game, Outcome};
use crate::reading::object;
use crate::side::{BySide, Side};
use serde_json::{Map, Value, json};

impl Kind {
    pub(super) const ALL: [Kind; 4] = [Kind::ThrowIn, Kind::Corner, Kind::GoalKick, Kind::KickOff];

    /// The kind as positions write it.
    pub const fn id(self) -> &'static str {
        match self {
            Kind::ThrowIn => "throw-in",
            Kind::Corner => "corner",
            Kind::GoalKick => "goal-kick",
            Kind::KickOff => "kick-off",
        }
    }
}
/// Writes every key that matters.
pub(super) fn write(grid: &Grid) -> Value {
    let mut out = Map::new();
    let mut put = |key: &str, value: Value| out.insert(key.to_string(), value);
    put("game", Grid::CARD.id.into());
    put("side", grid.side.id().into());
    put("turn", grid.turn.into());
    put("score", json!([grid.score.home, grid.score.away]));
    put("formation", json!([grid.formation.home.id(), grid.formation.away.id()]));
    put("touched", grid.touched.id().into());
    put(
        "ball",
        match grid.ball {
            Ball::Held(man) => man.to_string().into(),
            Ball::Loose(at) => name(at),
        },
    );
    for side in Side::BOTH {
        put(side.id(), object(grid.side_men(side).map(|(man, at)| (man.shirt.to_string(), name(at)))));
    }
    put_rest(grid, put);
    Value::Object(out)
}

/// Writes what is absent when it is as usual.
fn put_rest(grid: &Grid, mut put: impl FnMut(&str, Value) -> Option<Value>) {
    let options = write_options(grid);
    if !options.is_empty() {
        put("options", options.into());
    }
    if grid.charges != BySide::default() {
        put("charges", json!([grid.charges.home, grid.charges.away]));
    }
    if let Some(man) = grid.selected().filter(|m| grid.is_committed() || Some(m.shirt) != grid.default_selection()) {
        put("used", json!({ "shirt": man.shirt.number(), "steps": grid.steps, "acted": grid.acted }));
    }
    let lying = Side::BOTH.into_iter().flat_map(|s| grid.side_men(s)).filter(|&(man, _)| grid.is_frozen(man));
    let lying: Vec<String> = lying.map(|(man, _)| man.to_string()).collect();
    if !lying.is_empty() {
        put("frozen", lying.into());
    }
    if let Some(restart) = grid.restart {
        put("restart", json!({ "kind": restart.kind.id(), "taker": restart.taker.to_string() }));
    }
    if grid.squads != STANDARD_SQUADS {
        put("squads", write_squads(grid));
    }
    if grid.is_over() {
        put("over", Outcome::of(grid.score).id().into());
    }
    if let Some(due) = write_due(grid.due) {
        put("await", due);
    }
}

fn name(cell: Cell) -> Value {
    BOARD.name(cell).into()
}

fn write_options(grid: &Grid) -> Map<String, Value> {
    let mut out = Map::new();
    if grid.turns != USUAL_TURNS {
        out.insert("turns".into(), grid.turns.into());
    }
    let kick_off = match grid.kick_off {
        KickOff::By(Side::Home) => return out,
        KickOff::By(Side::Away) => "away",
        KickOff::Toss => "toss",
    };
    out.insert("kickoff".into(), kick_off.into());
    out
}

fn write_squads(grid: &Grid) -> Value {
    let of_man = |shirt: Shirt, side: Side| {
        let s = grid.stats(Man::new(side, shirt));
        (shirt.to_string(), json!({ "spd": s.speed, "pas": s.passing, "sho": s.shooting, "ctl": s.control }))
    };
    let of_side = |side: Side| {
        let changed = Shirt::all().filter(|s| grid.squads[side][s.index()] != STANDARD_SQUADS[side][s.index()]);
        object(changed.map(|s| of_man(s, side)))
    };
    object(Side::BOTH.into_iter().map(|s| (s.id().to_string(), of_side(s))))
}

fn write_due(due: Due) -> Option<Value> {
    let aim_id = |aim: Option<Aim>| aim.map_or(Value::Null, |a| a.id().into());
    let mut out = match due {
        Due::Choice | Due::Nothing => return None,
        Due::Dive { aim, rolled } => {
            json!({ "dive": true, "aim": aim_id(aim), "rolled": rolled.map(|r| [r.first(), r.second()]) })
        }
        Due::Toss { home } => json!({ "throw": "toss", "home": home }),
        Due::Challenge { rest, runner } => {
            let rest: Vec<Value> = rest.cells().iter().map(|&c| name(c)).collect();
            json!({ "throw": "challenge", "rest": rest, "runner": runner })
        }
        Due::Knock { end } => json!({ "throw": "knock", "end": name(end) }),
        Due::PickUp { runner } => json!({ "throw": "pick-up", "runner": runner }),
        Due::Pass { to } => json!({ "throw": "pass", "to": name(to) }),
        Due::Scatter { from, squares, rebound } => {
            json!({ "throw": "scatter", "from": name(from), "squares": squares, "rebound": rebound })
        }
        Due::Shot { aim } => json!({ "throw": "shot", "aim": aim_id(aim) }),
        Due::Save { aim, need } => json!({ "throw": "save", "aim": aim.id(), "need": need }),
        Due::Steal => json!({ "throw": "steal" }),
    };
    if let Value::Object(keys) = &mut out {
        keys.retain(|_, v| !v.is_null());
    }
    Some(out)
}
