//! The way of the choice looked at: a line for who runs, and an arrow for each straight piece of a flight, so that every
//! bend and every relay is seen (SF-18).
use crate::frame::{At, Frame, UNIT};
use crate::store::Store;
use crate::ui::{circle, group, many, nothing, part, path};
use leptos::prelude::*;
use touchline::cell::Cell;
use touchline::show::{Aim, Choice};

/// A way that is looked at.
struct Way {
    /// From where the footballer in focus stands, over where he meets the ball, to the end of a run.
    run: Vec<Cell>,
    /// From the ball to where it goes; empty when nobody kicks it.
    flight: Vec<Cell>,
    /// The cells where a team-mate plays the ball on.
    relays: Vec<Cell>,
    /// What is aimed at.
    end: Cell,
}

/// The way of the choice looked at.
pub(crate) fn way_ahead(store: Store, frame: Memo<Frame>) -> AnyView {
    part(move || match looked_at(store) {
        Some(way) => frame.with(|f| drawn(store, f, &way)),
        None => nothing(),
    })
}

fn looked_at(store: Store) -> Option<Way> {
    let choice = store.preview()?.choice;
    let Aim::Cell(end) = choice.aim else { return None };
    let (focus, ball) = store.read_scene(|s| (s.focus, s.ball.map(|b| b.cell)))?;
    let mut run: Vec<Cell> = focus.into_iter().chain(choice.path.cells().iter().copied()).collect();
    if choice.path.is_empty() {
        run.push(end);
    }
    let flight = match run.iter().position(|&cell| Some(cell) == ball).filter(|_| choice.verb.kicks) {
        Some(met) => run.split_off(met),
        None => Vec::new(),
    };
    run.extend(flight.first().filter(|_| !run.is_empty()));
    Some(Way { run, flight, relays: store.relays(&choice), end })
}

/// How many steps of a choice's way the footballer takes before he kicks the ball.
pub(crate) fn steps_to_ball(choice: &Choice<String>, ball: Option<Cell>) -> u8 {
    let met = choice.path.cells().iter().position(|&cell| Some(cell) == ball);
    met.map_or(0, |steps| steps as u8 + 1)
}

fn drawn(store: Store, frame: &Frame, way: &Way) -> AnyView {
    let stands = |cell| store.read_scene(|s| s.token_at(cell).is_some()).unwrap_or(false);
    let run = (way.run.len() > 1).then(|| path("line", frame.way(way.run.iter().copied())).view());
    let relayed = way.relays.iter().map(|&at| circle("relay", frame.centre(at), UNIT * 12 / 25));
    let arrows = legs(frame, way).into_iter().map(|(from, to)| {
        let d = arrow(frame, (from, stands(from)), (to, stands(to)));
        // Twice: a pale edge keeps it apart from whatever lies beneath.
        many([path("edge", d.clone()).view(), path("leg", d).view()])
    });
    group()
        .class("way")
        .all(run)
        .add(circle("end", frame.centre(way.end), UNIT * 11 / 25))
        .all(relayed)
        .all(arrows)
        .view()
}

/// The straight pieces of a flight, each from cell to cell: it is cut at every bend and at every relay.
fn legs(frame: &Frame, way: &Way) -> Vec<(Cell, Cell)> {
    let step = |a: Cell, b: Cell| {
        let ((ax, ay), (bx, by)) = (frame.centre(a), frame.centre(b));
        (bx - ax, by - ay)
    };
    let mut legs: Vec<(Cell, Cell)> = Vec::new();
    for pair in way.flight.windows(2) {
        let &[from, to] = pair else { continue };
        let goes_on = |last: &&mut (Cell, Cell)| {
            let ((ax, ay), (bx, by)) = (step(last.0, last.1), step(from, to));
            // Centres are whole numbers: cells in a line may be a little out of it.
            !way.relays.contains(&from)
                && ax * bx + ay * by > 0
                && (ax * by - ay * bx).abs() <= ax.abs().max(ay.abs()) * 2
        };
        match legs.last_mut().filter(goes_on) {
            Some(last) => last.1 = to,
            None => legs.push((from, to)),
        }
    }
    legs
}

/// An arrow between the middles of two cells, from and to the edge of whoever stands there, as path data.
fn arrow(frame: &Frame, (from, starts_at_man): (Cell, bool), (to, ends_at_man): (Cell, bool)) -> String {
    let ((ax, ay), (bx, by)) = (frame.centre(from), frame.centre(to));
    let length = ((bx - ax) as f32).hypot((by - ay) as f32).max(1.0);
    let along = |d: i32| (((bx - ax) as f32 / length * d as f32) as i32, ((by - ay) as f32 / length * d as f32) as i32);
    let (start, stop) =
        (along(if starts_at_man { UNIT / 2 } else { 0 }), along(if ends_at_man { UNIT / 2 } else { 0 }));
    head((ax + start.0, ay + start.1), (bx - stop.0, by - stop.1))
}

/// A line with a head of two strokes, as path data.
pub(crate) fn head((ax, ay): At, (bx, by): At) -> String {
    let (dx, dy) = ((bx - ax) as f32, (by - ay) as f32);
    let scale = UNIT as f32 / 5.0 / dx.hypot(dy).max(1.0);
    let (ux, uy) = ((dx * scale) as i32, (dy * scale) as i32);
    let ((lx, ly), (rx, ry)) = ((bx - ux - uy, by - uy + ux), (bx - ux + uy, by - uy - ux));
    format!("M{ax} {ay}L{bx} {by}M{lx} {ly}L{bx} {by}L{rx} {ry}")
}
