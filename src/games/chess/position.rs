//! Positions as JSON (CO-7): reads and writes every key of this game.
use super::board::{Area, BOARD};
use super::piece::Piece;
use super::setup;
use super::state::{Ball, Chess};
use super::words;
use crate::cell::Cell;
use crate::game::{Outcome, Unreadable};
use crate::reading::{bad_position as bad, object};
use crate::side::{BySide, Side};
use crate::words::{Arg, Saying};
use serde_json::{Map, Value};

/// `white` is Home and `black` is Away in every value.
pub(super) const fn side_id(side: Side) -> &'static str {
    match side {
        Side::Home => "white",
        Side::Away => "black",
    }
}

fn parse_side(id: &str) -> Option<Side> {
    Side::BOTH.into_iter().find(|s| side_id(*s) == id || s.id() == id)
}

fn piece_id(side: Side, piece: Piece) -> String {
    format!("{}.{}", side_id(side), piece.key())
}

fn parse_piece(id: &str) -> Option<(Side, Piece)> {
    let (side, key) = id.split_once('.')?;
    parse_side(side).zip(Piece::parse(key))
}

const fn fault(why: Saying) -> Unreadable {
    Unreadable { at: 0, why }
}

/// The keys of a position, as the reasons for refusing one name them.
mod key {
    pub(super) static GAME: &str = "game";
    pub(super) static OVER: &str = "over";
    pub(super) static SIDE: &str = "side";
    pub(super) static TURN: &str = "turn";
    pub(super) static SCORE: &str = "score";
    pub(super) static BALL: &str = "ball";
    pub(super) static POINTS: &str = "ap";
    pub(super) static MOVED: &str = "moved";
    pub(super) static MUST_RELEASE: &str = "must_release";
    pub(super) static BLOCKED: &str = "blocked";
    pub(super) static WHITE: &str = "white";
    pub(super) static BLACK: &str = "black";
}

/// An entry; `None` when it is missing or `null`.
fn entry<'a>(of: &'a Map<String, Value>, key: &str) -> Option<&'a Value> {
    of.get(key).filter(|v| !v.is_null())
}

fn number(of: &Map<String, Value>, key: &'static &'static str, from: u64, to: u64) -> Result<Option<u64>, Unreadable> {
    let Some(value) = entry(of, key) else { return Ok(None) };
    value.as_u64().filter(|n| (from..=to).contains(n)).map(Some).ok_or_else(|| bad(key))
}

fn side(of: &Map<String, Value>, key: &'static &'static str) -> Result<Option<Side>, Unreadable> {
    let Some(value) = entry(of, key) else { return Ok(None) };
    value.as_str().and_then(parse_side).map(Some).ok_or_else(|| bad(key))
}

/// Reads a position; missing keys take the value of the start position.
pub(super) fn read(value: &Value) -> Result<Chess, Unreadable> {
    let of = value.as_object().ok_or_else(|| bad(&key::GAME))?;
    if entry(of, key::GAME).is_some_and(|game| game != words::CARD.id) {
        return Err(bad(&key::GAME));
    }
    let options = setup::read(of.get("options")).map_err(fault)?;
    let mut state = Chess::kick_off(options);
    for (team, key) in [(Side::Home, &key::WHITE), (Side::Away, &key::BLACK)] {
        read_men(&mut state, team, of, key)?;
    }
    no_two_on_a_square(&state)?;
    state.side = side(of, &key::SIDE)?.unwrap_or(state.side);
    state.points = number(of, &key::POINTS, 0, 5)?.map_or(state.points, |n| n as u8);
    state.turn = number(of, &key::TURN, 1, 9999)?.map_or(state.turn, |n| n as u16);
    state.score = read_score(of)?;
    state.ball = read_ball(&state, of)?;
    state.moved = read_moved(&state, of)?;
    state.blocked = side(of, &key::BLOCKED)?;
    let warned = side(of, &key::MUST_RELEASE)?;
    state.must_release = warned.filter(|&s| state.ball == Ball::Held(s, Piece::K));
    state.over = read_over(of)?;
    Ok(state)
}

fn read_men(
    state: &mut Chess,
    team: Side,
    of: &Map<String, Value>,
    key: &'static &'static str,
) -> Result<(), Unreadable> {
    let Some(value) = entry(of, key) else { return Ok(()) };
    let men = value.as_object().ok_or_else(|| bad(key))?;
    state.men[team] = [None; 8];
    for (name, at) in men {
        let piece = Piece::parse(name).ok_or_else(|| bad(key))?;
        let square = at.as_str().and_then(|s| BOARD.parse(s)).ok_or_else(|| bad(key))?;
        state.put(team, piece, square);
    }
    Ok(())
}

fn no_two_on_a_square(state: &Chess) -> Result<(), Unreadable> {
    let mut stood = Area::NONE;
    for &at in state.men.iter().flat_map(|(_, men)| men).flatten() {
        if stood.has(at) {
            return Err(fault(words::TWO_ON_A_SQUARE.with([Arg::At(at)])));
        }
        stood = stood.with(at);
    }
    Ok(())
}

fn read_score(of: &Map<String, Value>) -> Result<BySide<u8>, Unreadable> {
    let Some(value) = entry(of, key::SCORE) else { return Ok(BySide::default()) };
    let goals = |v: &Value| v.as_u64().and_then(|n| u8::try_from(n).ok());
    let both = value.as_array().and_then(|list| match list.as_slice() {
        [home, away] => goals(home).zip(goals(away)),
        _ => None,
    });
    both.map(|(home, away)| BySide { home, away }).ok_or_else(|| bad(&key::SCORE))
}

/// Without an entry the ball is where a kick-off has it: with the kicking side's queen.
fn read_ball(state: &Chess, of: &Map<String, Value>) -> Result<Ball, Unreadable> {
    let kicking = state.options.kick_off;
    let ball = match entry(of, key::BALL) {
        None => Ball::Held(kicking, Piece::Q),
        Some(value) => value.as_str().and_then(parse_ball).ok_or_else(|| bad(&key::BALL))?,
    };
    match ball {
        Ball::Held(side, piece) if state.at(side, piece).is_none() => Err(fault(words::NO_SUCH_HOLDER.plain())),
        Ball::Held(..) | Ball::Loose(_) => Ok(ball),
    }
}

fn parse_ball(text: &str) -> Option<Ball> {
    let loose = |at: Cell| Ball::Loose(at);
    BOARD.parse(text).map(loose).or_else(|| parse_piece(text).map(|(side, piece)| Ball::Held(side, piece)))
}

/// Pieces of the other side may be listed too, but their turn begins anew.
fn read_moved(state: &Chess, of: &Map<String, Value>) -> Result<u8, Unreadable> {
    let Some(value) = entry(of, key::MOVED) else { return Ok(0) };
    let list = value.as_array().ok_or_else(|| bad(&key::MOVED))?;
    list.iter().try_fold(0, |moved, id| {
        let (side, piece) = id.as_str().and_then(parse_piece).ok_or_else(|| bad(&key::MOVED))?;
        let counts = side == state.side && state.at(side, piece).is_some();
        Ok(if counts { moved | 1 << piece as u8 } else { moved })
    })
}

fn read_over(of: &Map<String, Value>) -> Result<Option<Outcome>, Unreadable> {
    let Some(value) = entry(of, key::OVER) else { return Ok(None) };
    let id = value.as_str().ok_or_else(|| bad(&key::OVER))?;
    let outcome = if id == Outcome::Draw.id() { Some(Outcome::Draw) } else { parse_side(id).map(Outcome::Win) };
    outcome.map(Some).ok_or_else(|| bad(&key::OVER))
}

/// Writes a position: what is absent is left out.
pub(super) fn write(state: &Chess) -> Value {
    let mut of = Map::new();
    let mut set = |key: &str, value: Value| of.insert(key.to_string(), value);
    set("game", words::CARD.id.into());
    if let Some(options) = setup::write(state.options) {
        set("options", options);
    }
    set(key::SIDE, side_id(state.side).into());
    set(key::TURN, state.turn.into());
    set(key::POINTS, state.points.into());
    set(key::SCORE, vec![state.score.home, state.score.away].into());
    for team in Side::BOTH {
        set(side_id(team), write_men(state, team));
    }
    set(key::BALL, write_ball(state.ball).into());
    let moved = Piece::ALL.into_iter().filter(|&p| state.has_moved(p)).map(|p| piece_id(state.side, p));
    let moved: Vec<String> = moved.collect();
    if !moved.is_empty() {
        set(key::MOVED, moved.into());
    }
    for (key, side) in [(key::MUST_RELEASE, state.must_release), (key::BLOCKED, state.blocked)] {
        if let Some(side) = side {
            set(key, side_id(side).into());
        }
    }
    match state.over {
        Some(Outcome::Win(side)) => set(key::OVER, side_id(side).into()),
        Some(Outcome::Draw) => set(key::OVER, Outcome::Draw.id().into()),
        None => None,
    };
    Value::Object(of)
}

fn write_men(state: &Chess, team: Side) -> Value {
    let men = Piece::ALL.into_iter().filter_map(|p| Some((p.key().to_string(), state.at(team, p)?)));
    object(men.map(|(key, at)| (key, BOARD.name(at).into())))
}

fn write_ball(ball: Ball) -> String {
    match ball {
        Ball::Loose(at) => BOARD.name(at),
        Ball::Held(side, piece) => piece_id(side, piece),
    }
}

/// What a position shows without being part of it: `flags`, the pieces under an offside flag (CF-19).
pub(super) fn derived(state: &Chess) -> Value {
    let flagged = state.flagged().filter(|_| state.over.is_none());
    let flags: Vec<String> = flagged.into_iter().map(|(side, piece)| piece_id(side, piece)).collect();
    if flags.is_empty() { Value::Null } else { serde_json::json!({ "flags": flags }) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_is_written_is_read_back() {
        let positions = [
            json!({}),
            json!({"options": {"ap": 2, "target": 10, "turns": 40, "kickoff": "black"}}),
            json!({"white": {"K": "e2", "R2": "i7"}, "black": {}, "ball": "d5", "side": "black", "ap": 0, "turn": 9}),
            json!({"ball": "black.K", "must_release": "black", "blocked": "white", "score": [2, 1], "over": "draw"}),
            json!({"moved": ["white.Q", "white.R1"], "ball": "e2", "over": "white"}),
        ];
        for position in positions {
            let state = read(&position).expect("a position");
            let written = write(&state);
            assert_eq!(read(&written), Ok(state), "{written}");
            let given = position.as_object().into_iter().flatten();
            given.for_each(|(key, value)| assert_eq!(&written[key], value, "{key}"));
        }
    }

    #[test]
    fn what_is_absent_is_left_out() {
        let written = write(&read(&json!({})).expect("the start"));
        for key in ["options", "moved", "must_release", "blocked", "over"] {
            assert_eq!(written.get(key), None, "{key}");
        }
    }

    #[test]
    fn home_and_away_are_understood_too() {
        let state = read(&json!({"side": "away", "over": "home", "ball": "away.R1"})).expect("a position");
        assert_eq!(state.side, Side::Away);
        assert_eq!(state.over, Some(Outcome::Win(Side::Home)));
        assert_eq!(state.ball, Ball::Held(Side::Away, Piece::R1));
    }

    #[test]
    fn pieces_that_cannot_count_as_moved_are_forgotten() {
        let state = read(&json!({"black": {"K": "e11"}, "moved": ["black.Q", "white.R1"]})).expect("a position");
        assert_eq!(state.moved, 1 << Piece::R1 as u8);
    }

    #[test]
    fn what_is_no_position_says_which_entry() {
        let faults = [
            (json!([]), "bad-position"),
            (json!({"game": "hex"}), "bad-position"),
            (json!({"options": {"ap": 6}}), "bad-option"),
            (json!({"options": {"dice": 1}}), "unknown-option"),
            (json!({"white": {"P": "e2"}}), "bad-position"),
            (json!({"white": {"K": "e13"}}), "bad-position"),
            (json!({"black": ["e2"]}), "bad-position"),
            (json!({"white": {"K": "e2", "Q": "e2"}}), "two-on-a-square"),
            (json!({"white": {"K": "e11"}}), "two-on-a-square"),
            (json!({"white": {"K": "e2"}}), "no-such-holder"),
            (json!({"ball": "white.X"}), "bad-position"),
            (json!({"ball": "e0"}), "bad-position"),
            (json!({"ball": 5}), "bad-position"),
            (json!({"side": "green"}), "bad-position"),
            (json!({"ap": 6}), "bad-position"),
            (json!({"ap": -1}), "bad-position"),
            (json!({"turn": 0}), "bad-position"),
            (json!({"score": [1]}), "bad-position"),
            (json!({"score": [1, 256]}), "bad-position"),
            (json!({"moved": "white.Q"}), "bad-position"),
            (json!({"moved": ["Q"]}), "bad-position"),
            (json!({"must_release": 1}), "bad-position"),
            (json!({"blocked": "both"}), "bad-position"),
            (json!({"over": "lost"}), "bad-position"),
        ];
        for (position, code) in faults {
            assert_eq!(read(&position).map_err(|e| e.why.code()), Err(code), "{position}");
        }
    }
}
