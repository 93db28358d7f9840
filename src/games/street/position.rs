//! Positions as JSON objects (CO-7).
use super::board::{self, BOARD, PITCH, WALKABLE};
use super::options::{OPTIONS, Rules};
use super::placing::Standing;
use super::state::{Kick, Phase, SHIRTS, Street};
use crate::cell::Cell;
use crate::game::{Outcome, Unreadable};
use crate::reading::{bad_position as wrong, object};
use crate::setup::Setup;
use crate::side::{BySide, Side};
use serde_json::{Map, Value, json};

type Read<T> = Result<T, Unreadable>;

const PHASES: [(&str, Phase); 3] = [("placing", Phase::Placing), ("play", Phase::Play), ("extra", Phase::Extra)];

/// Writes every key that matters.
pub(super) fn write(state: &Street) -> Value {
    let mut out = Map::new();
    let mut put = |key: &str, value: Value| out.insert(key.to_string(), value);
    put("game", json!("street"));
    let options = state.rules.setup().write();
    if options.as_object().is_some_and(|o| !o.is_empty()) {
        put("options", options);
    }
    put("phase", json!(PHASES.iter().find(|(_, p)| *p == state.phase).map(|(id, _)| id)));
    put("side", json!(state.side.id()));
    put("turn", json!(state.turn));
    put("score", json!([state.score.home, state.score.away]));
    for side in Side::BOTH {
        let squares = state.standing(side).map(|(shirt, at)| (shirt.to_string(), json!(BOARD.name(at))));
        put(side.id(), object(squares));
    }
    if let Some(ball) = state.ball {
        put("ball", json!(BOARD.name(ball)));
    }
    if let Some(die) = state.die {
        put("die", json!(die));
    }
    if let Some(Kick { by, squares }) = state.kick {
        put("kick", json!({ "by": format!("{}.{by}", state.side), "squares": squares }));
    }
    for (key, on) in [("first", state.first), ("restart", state.restart)] {
        if on {
            put(key, json!(true));
        }
    }
    if let Some(outcome) = state.over {
        put("over", json!(outcome.id()));
    }
    Value::Object(out)
}

/// Reads what [`write()`] writes; a missing key has the value of the start position.
pub(super) fn read(position: &Value) -> Read<Street> {
    let fields = Fields(position.as_object().ok_or_else(|| wrong(&"game"))?);
    fields.check("game", |v| v == "street", &"game")?;
    let setup = Setup::read(&OPTIONS, fields.0.get("options")).map_err(|why| Unreadable { at: 0, why })?;
    let mut state = Street::new(Rules::of(&setup));
    for side in Side::BOTH {
        state.men[side] = fields.men(side)?;
    }
    state.phase = fields.phase()?;
    state.side = fields.get(&"side", |v| v.as_str()?.parse().ok())?.unwrap_or_else(|| state.usual_side());
    state.turn = fields.get(&"turn", |v| u16::try_from(v.as_u64()?).ok().filter(|&t| t > 0))?.unwrap_or(1);
    state.score = fields.get(&"score", score)?.unwrap_or_default();
    state.ball = fields.get(&"ball", |v| cell(v).filter(|&c| PITCH.has(c)))?;
    state.die = fields.get(&"die", |v| die(v, 6))?;
    state.over = fields.get(&"over", |v| Outcome::parse(v.as_str()?))?;
    state.first = fields.get(&"first", Value::as_bool)?.unwrap_or(false);
    let restart = fields.get(&"restart", Value::as_bool)?.unwrap_or(false);
    state.restart = restart && state.place(state.side, 1).is_some();
    state.kick = fields.get(&"kick", |v| kick(v, state.side))?;
    check(&state)?;
    Ok(state)
}

/// The keys of a position.
struct Fields<'a>(&'a Map<String, Value>);

impl Fields<'_> {
    fn check(&self, key: &str, holds: impl Fn(&Value) -> bool, name: &'static &'static str) -> Read<()> {
        if self.0.get(key).is_none_or(holds) { Ok(()) } else { Err(wrong(name)) }
    }

    fn get<T>(&self, key: &'static &'static str, read: impl Fn(&Value) -> Option<T>) -> Read<Option<T>> {
        match self.0.get(*key) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => read(value).map(Some).ok_or_else(|| wrong(key)),
        }
    }

    fn men(&self, side: Side) -> Read<[Option<Cell>; SHIRTS as usize]> {
        let key = match side {
            Side::Home => &"home",
            Side::Away => &"away",
        };
        let men = self.get(key, |value| {
            let mut men = [None; SHIRTS as usize];
            for (shirt, square) in value.as_object()? {
                let digit = shirt.parse::<usize>().ok().filter(|n| n.to_string() == *shirt)?;
                *men.get_mut(digit.checked_sub(1)?)? = Some(cell(square).filter(|&c| WALKABLE.has(c))?);
            }
            Some(men)
        })?;
        Ok(men.unwrap_or_default())
    }

    /// The phase; when it is missing, the match is played as soon as there is a ball.
    fn phase(&self) -> Read<Phase> {
        let given = self.get(&"phase", |v| PHASES.iter().find(|(id, _)| v == id).map(|&(_, phase)| phase))?;
        Ok(given.unwrap_or(if self.0.contains_key("ball") { Phase::Play } else { Phase::Placing }))
    }
}

fn cell(value: &Value) -> Option<Cell> {
    BOARD.parse(value.as_str()?)
}

fn die(value: &Value, most: u64) -> Option<u8> {
    value.as_u64().filter(|n| (1..=most).contains(n)).and_then(|n| u8::try_from(n).ok())
}

fn score(value: &Value) -> Option<BySide<u8>> {
    let [home, away] = value.as_array()?.as_slice() else { return None };
    let goals = |v: &Value| u8::try_from(v.as_u64()?).ok();
    Some(BySide { home: goals(home)?, away: goals(away)? })
}

/// A kick of at most 6 squares, or 7 when the kicker's touch counts.
fn kick(value: &Value, side: Side) -> Option<Kick> {
    let (who, shirt) = value.get("by")?.as_str()?.split_once('.')?;
    let by = shirt.parse().ok().filter(|&n: &u8| (1..=SHIRTS).contains(&n))?;
    (who == side.id()).then_some(Kick { by, squares: die(value.get("squares")?, 7)? })
}

/// Whether the parts of a position go together.
fn check(state: &Street) -> Read<()> {
    let squares = state.count(Side::Home) + state.count(Side::Away);
    if state.occupied().len() != u32::from(squares) {
        return Err(wrong(&"away"));
    }
    if state.over.is_some() {
        let rest = state.die.is_some() || state.kick.is_some() || state.restart || state.first;
        return if rest { Err(wrong(&"over")) } else { Ok(()) };
    }
    match state.phase {
        Phase::Placing => check_placing(state),
        Phase::Play | Phase::Extra => check_play(state),
    }
}

fn check_placing(state: &Street) -> Read<()> {
    if state.ball.is_some() || state.kick.is_some() || state.restart {
        return Err(wrong(&"phase"));
    }
    if state.places_ball() {
        let room = !Street::ball_squares(state.side).minus(state.occupied()).is_empty();
        return if room { Ok(()) } else { Err(wrong(&"side")) };
    }
    for (side, key) in [(Side::Home, &"home"), (Side::Away, &"away")] {
        let men = state.squares(side);
        let keeper = state.place(side, 1).is_none_or(|at| board::goal_line(side).has(at));
        let others = men.and(board::goal_line(side)).len() == u32::from(state.place(side, 1).is_some());
        if !keeper || !others || !men.minus(PITCH).is_empty() || Standing::of(side, men).fault().is_some() {
            return Err(wrong(key));
        }
    }
    if state.all_placed() || state.count(state.side) < SHIRTS { Ok(()) } else { Err(wrong(&"side")) }
}

fn check_play(state: &Street) -> Read<()> {
    let Some(ball) = state.ball else { return Err(wrong(&"ball")) };
    match state.kick {
        None if state.occupied().has(ball) => Err(wrong(&"ball")),
        None => Ok(()),
        Some(kick) if state.die.is_none() || state.place(state.side, kick.by) != Some(ball) => Err(wrong(&"kick")),
        Some(_) if !state.has_kick(state.landings()) => Err(wrong(&"kick")),
        Some(_) => Ok(()),
    }
}

impl Street {
    /// Whose turn it is when a position does not say so: in placement the side that places next.
    fn usual_side(&self) -> Side {
        if self.phase == Phase::Placing { self.next_to_place() } else { self.rules.places_first }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Action;
    use super::*;

    fn fault(position: Value) -> String {
        let fault = read(&position).expect_err("no position of the game");
        let key = fault
            .why
            .args
            .first()
            .and_then(|arg| if let crate::words::Arg::Word(key) = arg { Some(**key) } else { None });
        format!("{} {}", fault.why.code(), key.unwrap_or_default())
    }

    #[test]
    fn what_is_no_position_says_which_key_is_wrong() {
        let faults = [
            (json!([]), "game"),
            (json!({ "game": "grid" }), "game"),
            (json!({ "phase": "overtime" }), "phase"),
            (json!({ "phase": "placing", "ball": "d5" }), "phase"),
            (json!({ "side": "both" }), "side"),
            (json!({ "turn": 0 }), "turn"),
            (json!({ "score": [1] }), "score"),
            (json!({ "phase": "play" }), "ball"),
            (json!({ "ball": "z5" }), "ball"),
            (json!({ "ball": "c4", "home": { "2": "c4" } }), "ball"),
            (json!({ "ball": "c4", "die": 7 }), "die"),
            (json!({ "ball": "c4", "home": { "6": "c5" } }), "home"),
            (json!({ "ball": "c4", "home": { "01": "c5" } }), "home"),
            (json!({ "ball": "c4", "home": { "1": "c0" } }), "home"),
            (json!({ "ball": "c4", "home": { "1": "a1" }, "away": { "2": "a1" } }), "away"),
            (json!({ "ball": "c4", "die": 3, "kick": { "by": "home.2", "squares": 2 } }), "kick"),
            (json!({ "ball": "c4", "die": 3, "kick": { "by": "away.2", "squares": 2 } }), "kick"),
            (json!({ "home": { "1": "b4" } }), "home"),
            (json!({ "home": { "2": "c1" } }), "home"),
            (json!({ "home": { "2": "z4" } }), "home"),
            (json!({ "home": { "2": "a3", "3": "a4", "4": "a5", "5": "b5" } }), "home"),
            (json!({ "ball": "c4", "over": "nobody" }), "over"),
            (json!({ "ball": "c4", "over": "draw", "die": 3 }), "over"),
        ];
        for (position, key) in faults {
            assert_eq!(fault(position.clone()), format!("bad-position {key}"), "{position}");
        }
        assert_eq!(fault(json!({ "options": { "minutes": 0 } })), "bad-option minutes");
        assert_eq!(fault(json!({ "options": { "wind": true } })), "unknown-option ");
    }

    #[test]
    fn nothing_is_done_before_the_die_is_rolled() {
        let state = read(&json!({ "ball": "c4", "home": { "2": "c5" } })).expect("a position");
        let refused = state.refuses(Action::Skip).map(|why| why.code());
        assert_eq!(refused, Some("roll-first"));
    }
}
