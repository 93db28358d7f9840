//! Positions as JSON (CO-7): the reader and the writer are inverses.
//!
//! Beyond the keys of CO-7, `await` also writes a throw that is due, so that every state has a text form: `throw`
//! names it, and what its outcome needs stands beside it. While a dive is awaited, `rolled` are the dice of the shot.
use super::action::Aim;
use super::board::{BOARD, MIDDLE, in_ring, rank_behind, square};
use super::formation::Formation;
use super::refusals::{BAD_KEY, CROWDED, NO_DRAFT_YET};
use super::restart::kick_off_square;
use super::squad::{Man, STANDARD_SQUADS, Shirt};
use super::state::{Ball, Due, Grid, KickOff, Kind, Restart};
use crate::cell::{Cell, Path};
use crate::dice::Roll;
use crate::event::Tale;
use crate::game::{Game, Outcome, Unreadable};
use crate::setup::Setup;
use crate::side::{BySide, Side};
use crate::words::{Arg, Saying};
use serde_json::{Map, Value, json};

type Read<T> = Result<T, Unreadable>;
type Key = &'static &'static str;

fn fault(why: Saying) -> Unreadable {
    Unreadable { at: 0, why }
}

fn bad(key: Key) -> Unreadable {
    fault(BAD_KEY.with([Arg::Word(key)]))
}

impl Kind {
    const ALL: [Kind; 4] = [Kind::ThrowIn, Kind::Corner, Kind::GoalKick, Kind::KickOff];

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

impl Grid {
    /// The state before the first choice or throw, with the footballers that are in the match. With a side given, it
    /// kicks off whatever the set-up says.
    pub(super) fn at_start(
        setup: &Setup,
        side: Option<Side>,
        formation: BySide<Formation>,
        present: BySide<[bool; 7]>,
    ) -> Grid {
        let kick_off = match setup.value("kickoff") {
            0 => KickOff::By(Side::Home),
            1 => KickOff::By(Side::Away),
            _ => KickOff::Toss,
        };
        let first = match (side, kick_off) {
            (Some(side), _) | (None, KickOff::By(side)) => side,
            (None, KickOff::Toss) => Side::Home,
        };
        let nowhere = square(MIDDLE, rank_behind(first));
        let mut grid = Grid {
            men: BySide::from_fn(|s| present[s].map(|is| is.then_some(nowhere))),
            ball: Ball::Loose(nowhere),
            touched: first,
            side: first,
            turn: 1,
            score: BySide::default(),
            formation,
            selected: None,
            steps: 0,
            acted: false,
            frozen: BySide::default(),
            charges: BySide::default(),
            restart: None,
            due: Due::Choice,
            squads: STANDARD_SQUADS,
            turns: u8::try_from(setup.value("turns")).unwrap_or(u8::MAX),
            kick_off,
        };
        grid.kick_off_by(first, &mut Tale::deaf());
        grid.begin_turn();
        if side.is_none() && kick_off == KickOff::Toss {
            grid.due = Due::Toss { home: None };
        }
        grid
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
        put(side.id(), grid.side_men(side).map(|(man, at)| (man.shirt.to_string(), name(at))).collect());
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
    if grid.turns != 50 {
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
        Value::Object(changed.map(|s| of_man(s, side)).collect())
    };
    Value::Object(Side::BOTH.into_iter().map(|s| (s.id().to_string(), of_side(s))).collect())
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
    }
    if let Some(due) = get(&"await") {
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
    grid.acted = grid.due != Due::Choice && grid.due != Due::Nothing && !matches!(grid.due, Due::Toss { .. });
    grid.selected = grid.default_selection();
    let Some(used) = used else { return Ok(()) };
    let shirt = used.get("shirt").and_then(|n| small(n, 7)).and_then(Shirt::new);
    let man = shirt.map(|s| Man::new(grid.side, s)).filter(|&m| grid.place(m).is_some() && !grid.is_frozen(m));
    grid.selected = Some(man.ok_or(bad(key))?.shirt);
    grid.steps = used.get("steps").map_or(Some(0), |n| small(n, 9)).ok_or(bad(key))?;
    grid.acted = used.get("acted").map_or(Some(false), Value::as_bool).ok_or(bad(key))?;
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

/// Refuses what is no position: two on a square, a ball or a footballer where none can be, a throw for nothing.
fn check(grid: &Grid) -> Read<()> {
    check_places(grid)?;
    if !is_ball_well(grid) {
        return Err(bad(&"ball"));
    }
    if !is_restart_well(grid) {
        return Err(bad(&"restart"));
    }
    if !is_due_well(grid) {
        return Err(bad(&"await"));
    }
    Ok(())
}

fn check_places(grid: &Grid) -> Read<()> {
    let mut seen = super::board::Cells::default();
    let challenged = match grid.due {
        Due::Challenge { .. } | Due::Knock { .. } => grid.selected(),
        _ => None,
    };
    for side in Side::BOTH {
        for (man, at) in grid.side_men(side).filter(|&(man, _)| Some(man) != challenged) {
            if seen.has(at) {
                return Err(fault(CROWDED.with([Arg::At(at)])));
            }
            seen.insert(at);
            if in_ring(at) && grid.selected() != Some(man) {
                return Err(bad(if side == Side::Home { &"home" } else { &"away" }));
            }
        }
    }
    Ok(())
}

fn is_ball_well(grid: &Grid) -> bool {
    match grid.ball {
        Ball::Held(man) => grid.place(man).is_some(),
        Ball::Loose(at) if in_ring(at) => grid.is_over(),
        Ball::Loose(at) => grid.man_on(at).is_none() || matches!(grid.due, Due::PickUp { .. }),
    }
}

fn is_restart_well(grid: &Grid) -> bool {
    let Some(set_piece) = grid.set_piece() else { return true };
    let at = grid.place(set_piece.taker);
    grid.holder() == Some(set_piece.taker) && at.is_some_and(in_ring) && !grid.is_committed() && grid.due == Due::Choice
}

fn is_due_well(grid: &Grid) -> bool {
    let runner = grid.selected();
    let at = runner.and_then(|man| grid.place(man));
    let mine = grid.holder().is_some_and(|man| man.side == grid.side);
    let on_pitch = |c: Cell| BOARD.on_pitch(c);
    match grid.due {
        Due::Choice | Due::Nothing | Due::Toss { .. } => true,
        Due::Challenge { rest, .. } => {
            let free_end = rest.end().is_some_and(|c| on_pitch(c) && grid.man_on(c).is_none());
            mine && grid.holder() == runner && free_end && at.is_some_and(|c| grid.challenger_on(c).is_some())
        }
        Due::Knock { end } => {
            mine && grid.holder() == runner && on_pitch(end) && grid.man_on(end).is_none() && at.is_some_and(on_pitch)
        }
        Due::PickUp { .. } => at.is_some_and(|c| grid.ball == Ball::Loose(c) && grid.rival_for(c).is_some()),
        Due::Scatter { from, rebound, .. } => mine && (!rebound || on_pitch(from)),
        Due::Dive { .. } => mine && !grid.is_stranded(grid.side.other()),
        Due::Pass { .. } | Due::Shot { .. } | Due::Save { .. } => mine,
        Due::Steal => runner.is_some() && grid.holder().is_some_and(|man| man.side != grid.side),
    }
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
