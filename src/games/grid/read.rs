//! Positions read from JSON (CO-7): the inverse of `position`. Missing keys take the value of the start position.
use super::board::BOARD;
use super::check::check;
use super::refusals::NO_DRAFT_YET;
use super::restart::kick_off_square;
use super::squad::{Man, Shirt};
use super::state::{Ball, Due, Grid, Kind, Restart};
use crate::cell::{Cell, Path};
use crate::dice::Roll;
use crate::game::{Game, Outcome, Unreadable};
pub(super) use crate::reading::bad_position as bad;
use crate::setup::Setup;
use crate::side::{BySide, Side};
use crate::words::Saying;
use serde_json::Value;

pub(super) type Read<T> = Result<T, Unreadable>;
type Key = &'static &'static str;

/// A position that cannot be read, for a reason of its own.
pub(super) fn fault(why: Saying) -> Unreadable {
    Unreadable { at: 0, why }
}

/// Reads a position.
pub(super) fn read(position: &Value) -> Read<Grid> {
    let Value::Object(keys) = position else { return Err(bad(&"game")) };
    let get = |key: Key| keys.get(*key).filter(|v| !v.is_null());
    if get(&"game").is_some_and(|g| g != Grid::CARD.id) {
        return Err(bad(&"game"));
    }
    let mut grid = read_line_up(&get)?;
    if let Some(squads) = get(&"squads") {
        read_squads(&mut grid, squads)?;
    }
    for key in [&"home", &"away"] as [Key; 2] {
        if let Some(men) = get(key) {
            let side = key.parse().map_err(|()| bad(key))?;
            grid.men[side] = read_men(key, men)?;
        }
    }
    read_counts(&mut grid, &get)?;
    read_ball(&mut grid, &get)?;
    if let Some(frozen) = get(&"frozen") {
        for man in frozen.as_array().ok_or(bad(&"frozen"))? {
            let man = read_man(&grid, man).ok_or(bad(&"frozen"))?;
            grid.frozen[man.side] |= man.shirt.bit();
        }
    }
    if let Some(over) = get(&"over") {
        let outcome = over.as_str().and_then(Outcome::parse).filter(|&o| o == Outcome::of(grid.score));
        outcome.ok_or(bad(&"over"))?;
        grid.due = Due::Nothing;
        grid.restart = None;
    } else if let Some(due) = get(&"await") {
        grid.due = read_due(due).ok_or(bad(&"await"))?;
    }
    read_used(&mut grid, get(&"used"))?;
    check(&grid)?;
    Ok(grid)
}

/// The start position with the options, the cards and the side on turn that are given.
fn read_line_up<'a>(get: &impl Fn(Key) -> Option<&'a Value>) -> Read<Grid> {
    let options = get(&"options");
    if options.is_some_and(|o| o["mode"] == "draft") {
        return Err(fault(NO_DRAFT_YET.plain()));
    }
    let setup = Setup::read(Grid::options(), options).map_err(fault)?;
    let side = match get(&"side") {
        None => None,
        Some(side) => Some(side.as_str().and_then(|s| s.parse().ok()).ok_or(bad(&"side"))?),
    };
    let mut formation = BySide::default();
    if let Some(cards) = get(&"formation") {
        let card = |i: usize| cards[i].as_str().and_then(|c| c.parse().ok()).ok_or(bad(&"formation"));
        formation = BySide { home: card(0)?, away: card(1)? };
    }
    // A map that is given is the whole side, so a kick-off of the start position is taken by one of those in it.
    let present = |key: Key| match get(key) {
        None => [true; 7],
        Some(men) => std::array::from_fn(|i| men.get((i + 1).to_string()).is_some()),
    };
    let present = BySide { home: present(&"home"), away: present(&"away") };
    Ok(Grid::at_start(&setup, side, formation, present))
}

fn read_squads(grid: &mut Grid, squads: &Value) -> Read<()> {
    let key = &"squads";
    for (side, men) in squads.as_object().ok_or(bad(key))? {
        let side: Side = side.parse().map_err(|()| bad(key))?;
        for (shirt, given) in men.as_object().ok_or(bad(key))? {
            let shirt = shirt.parse().ok().and_then(Shirt::new).ok_or(bad(key))?;
            let stats = &mut grid.squads[side][shirt.index()];
            let slots = [
                ("spd", &mut stats.speed),
                ("pas", &mut stats.passing),
                ("sho", &mut stats.shooting),
                ("ctl", &mut stats.control),
            ];
            for (name, slot) in slots {
                if let Some(value) = given.get(name) {
                    *slot = small(value, 9).ok_or(bad(key))?;
                }
            }
        }
    }
    Ok(())
}

fn read_men(key: Key, men: &Value) -> Read<[Option<Cell>; 7]> {
    let mut places = [None; 7];
    for (shirt, at) in men.as_object().ok_or(bad(key))? {
        let shirt = shirt.parse().ok().and_then(Shirt::new).ok_or(bad(key))?;
        places[shirt.index()] = Some(cell(at).ok_or(bad(key))?);
    }
    Ok(places)
}

fn read_counts<'a>(grid: &mut Grid, get: &impl Fn(Key) -> Option<&'a Value>) -> Read<()> {
    if let Some(turn) = get(&"turn") {
        grid.turn = small(turn, grid.turns).filter(|&t| t > 0).ok_or(bad(&"turn"))?;
    }
    let pair = |key: Key, most: u8| {
        get(key).map_or(Ok(BySide::default()), |v| {
            let at = |i: usize| v.get(i).and_then(|n| small(n, most)).ok_or(bad(key));
            Ok(BySide { home: at(0)?, away: at(1)? })
        })
    };
    grid.score = pair(&"score", u8::MAX)?;
    grid.charges = pair(&"charges", 6)?;
    Ok(())
}

/// Reads the ball, who touched it last, and the restart.
fn read_ball<'a>(grid: &mut Grid, get: &impl Fn(Key) -> Option<&'a Value>) -> Read<()> {
    if let Some(touched) = get(&"touched") {
        grid.touched = touched.as_str().and_then(|s| s.parse().ok()).ok_or(bad(&"touched"))?;
    }
    match get(&"ball") {
        None if grid.holder().is_none() => {
            let spot = kick_off_square(grid.side);
            grid.ball = Ball::Loose(spot);
        }
        None => {}
        Some(ball) => {
            grid.restart = None;
            grid.ball = match cell(ball) {
                Some(at) => Ball::Loose(at),
                None => Ball::Held(read_man(grid, ball).ok_or(bad(&"ball"))?),
            };
        }
    }
    if let Some(restart) = get(&"restart") {
        let kind = Kind::ALL.into_iter().find(|k| restart["kind"] == k.id()).ok_or(bad(&"restart"))?;
        let taker = read_man(grid, &restart["taker"]).filter(|m| m.side == grid.side).ok_or(bad(&"restart"))?;
        grid.restart = Some(Restart { kind, taker });
    }
    if let Ball::Held(man) = grid.ball {
        grid.touched = man.side;
    }
    Ok(())
}

/// Reads the footballer of the turn, once everything is known that decides the default.
fn read_used(grid: &mut Grid, used: Option<&Value>) -> Read<()> {
    let key = &"used";
    grid.steps = 0;
    grid.selected = grid.default_selection();
    let between_turns = matches!(grid.due, Due::Nothing | Due::Toss { .. });
    if let Some(used) = used.filter(|_| !between_turns) {
        let shirt = used.get("shirt").and_then(|n| small(n, 7)).and_then(Shirt::new);
        let man = shirt.map(|s| Man::new(grid.side, s)).filter(|&m| grid.place(m).is_some() && !grid.is_frozen(m));
        grid.selected = Some(man.ok_or(bad(key))?.shirt);
        grid.steps = used.get("steps").map_or(Some(0), |n| small(n, 9)).ok_or(bad(key))?;
        grid.acted = used.get("acted").map_or(Some(false), Value::as_bool).ok_or(bad(key))?;
    }
    // A ball action whose dice are due has been spent.
    let run = matches!(grid.due, Due::Challenge { .. } | Due::Knock { .. } | Due::PickUp { .. });
    grid.acted |= !run && !between_turns && grid.due != Due::Choice;
    Ok(())
}

fn read_due(due: &Value) -> Option<Due> {
    let at = |key: &str| due.get(key).and_then(cell);
    let total =
        |key: &str| due.get(key).map_or(Some(None), |v| v.as_i64().and_then(|n| i8::try_from(n).ok()).map(Some));
    let aim = || due.get("aim").map_or(Some(None), |a| a.as_str()?.parse().ok().map(Some));
    if due["dive"] == true {
        return Some(Due::Dive { aim: aim()?, rolled: read_roll(due.get("rolled"))? });
    }
    Some(match due["throw"].as_str()? {
        "toss" => Due::Toss { home: due.get("home").map_or(Some(None), |v| small(v, 6).map(Some))? },
        "challenge" => {
            let cells: Option<Vec<Cell>> = due["rest"].as_array()?.iter().map(cell).collect();
            Due::Challenge { rest: Path::of(&cells?)?, runner: total("runner")? }
        }
        "knock" => Due::Knock { end: at("end")? },
        "pick-up" => Due::PickUp { runner: total("runner")? },
        "pass" => Due::Pass { to: at("to")? },
        "scatter" => {
            let squares = small(&due["squares"], 2).filter(|&n| n > 0)?;
            Due::Scatter { from: at("from")?, squares, rebound: due["rebound"].as_bool()? }
        }
        "shot" => Due::Shot { aim: aim()? },
        "save" => Due::Save { aim: aim()??, need: total("need")?? },
        "steal" => Due::Steal,
        _ => return None,
    })
}

fn read_roll(rolled: Option<&Value>) -> Option<Option<Roll>> {
    let Some(rolled) = rolled else { return Some(None) };
    let face = |i: usize| rolled.get(i).and_then(|n| small(n, 6)).filter(|&n| n > 0);
    Some(Some(Roll::two(face(0)?, face(1)?)))
}

fn cell(value: &Value) -> Option<Cell> {
    value.as_str().and_then(|s| BOARD.parse(s))
}

/// A footballer of the position by name, such as `home.7`.
fn read_man(grid: &Grid, value: &Value) -> Option<Man> {
    let (side, shirt) = value.as_str()?.split_once('.')?;
    let man = Man::new(side.parse().ok()?, Shirt::new(shirt.parse().ok()?)?);
    grid.place(man).map(|_| man)
}

/// A whole number from 0 to `most`.
fn small(value: &Value, most: u8) -> Option<u8> {
    value.as_u64().and_then(|n| u8::try_from(n).ok()).filter(|&n| n <= most)
}
