//! What is drawn on the board besides its cells and pieces: targets, the way looked at, tints, arrows, the last move.
use crate::frame::{At, Frame, UNIT};
use crate::store::Store;
use crate::ui::{circle, group, label, many, nothing, part, path, rect};
use crate::way::head;
use leptos::prelude::*;
use touchline::cell::Cell;
use touchline::event::{Event, Mover};
use touchline::odds::Chance;
use touchline::scene::Scene;
use touchline::show::{Aim, Choice, Mark};

/// The way of the last move, tints and lines.
pub(crate) fn marks(store: Store, frame: Memo<Frame>) -> AnyView {
    part(move || {
        frame.with(|f| {
            let all = |s: &Scene| {
                let last = s.last.iter().flat_map(|e| last_way(f, e));
                many(last.chain(s.marks.iter().filter_map(|m| under(f, m))))
            };
            store.read_scene(all).unwrap_or_else(nothing)
        })
    })
}

/// The arrows, over the targets: where the side drifts is to be seen whatever is lit (GS-40).
pub(crate) fn arrows(store: Store, frame: Memo<Frame>) -> AnyView {
    part(move || {
        let all = |s: &Scene| frame.with(|f| many(s.marks.iter().filter_map(|m| arrow_of(f, m))));
        store.read_scene(all).unwrap_or_else(nothing)
    })
}

fn last_way(frame: &Frame, event: &Event) -> Vec<AnyView> {
    let Some((mover, end)) = event.way.and_then(|(mover, path)| Some(((mover, path), path.end()?))) else {
        return Vec::new();
    };
    let class = match mover.0 {
        Mover::Ball => "last-way flight",
        Mover::Man(..) => "last-way run",
    };
    let way = frame.way(mover.1.cells().iter().copied());
    vec![path(class, way).view(), circle(class, frame.centre(end), UNIT / 8)]
}

fn under(frame: &Frame, mark: &Mark) -> Option<AnyView> {
    let (class, d) = match *mark {
        Mark::Tint(cell, kind, level) => {
            let plot = frame.plots().iter().find(|p| p.cell == cell)?;
            (format!("tint {kind} level-{level}"), frame.outline(plot))
        }
        Mark::Line(from, to, kind) => (format!("line {kind}"), frame.way([from, to].into_iter())),
        Mark::Arrow(..) | Mark::Tick(..) => return None,
    };
    Some(path(&class, d).view())
}

fn arrow_of(frame: &Frame, mark: &Mark) -> Option<AnyView> {
    let Mark::Arrow(from, to, kind) = *mark else { return None };
    let ((ax, ay), (bx, by)) = (frame.centre(from), frame.centre(to));
    // From the coin's edge to where it leads.
    let (dx, dy) = ((bx - ax) as f32, (by - ay) as f32);
    let edge = UNIT as f32 * 2.0 / 5.0 / dx.hypot(dy).max(1.0);
    let d = head((ax + (dx * edge) as i32, ay + (dy * edge) as i32), (bx, by));
    // Twice: a pale edge keeps it apart from whatever lies beneath.
    let edge = path("edge", d.clone()).view();
    Some(group().class(&format!("arrow {kind}")).add(edge).add(path("line", d).view()).view())
}

/// Where what is on its way will be, turn by turn, each over its cell so that who or what is there can be seen.
pub(crate) fn ticks(store: Store, frame: Memo<Frame>) -> AnyView {
    part(move || {
        let all = |s: &Scene| frame.with(|f| many(s.marks.iter().filter_map(|m| tick(f, m))));
        store.read_scene(all).unwrap_or_else(nothing)
    })
}

fn tick(frame: &Frame, mark: &Mark) -> Option<AnyView> {
    let Mark::Tick(cell, kind, turns) = *mark else { return None };
    let (x, y) = frame.centre(cell);
    let at = (x, y - UNIT * 3 / 10);
    let number = label("odds", at, turns.to_string());
    Some(group().class(&format!("tick {kind}")).add(circle("plate", at, UNIT * 9 / 50)).add(number).view())
}

/// The lit targets of the chosen verb, with their cost.
pub(crate) fn targets(store: Store, frame: Memo<Frame>) -> AnyView {
    part(move || {
        let lit = store.lit();
        let all = |s: &Scene| frame.with(|f| many(s.of_verb(lit).filter_map(|c| target(f, s, c))));
        store.read_scene(all).unwrap_or_else(nothing)
    })
}

fn target(frame: &Frame, scene: &Scene, choice: &Choice<String>) -> Option<AnyView> {
    let Aim::Cell(cell) = choice.aim else { return None };
    let at = frame.centre(cell);
    let taken = scene.token_at(cell).is_some();
    let is_final = if choice.is_final { " final" } else { "" };
    let taken_too = if taken { " taken" } else { "" };
    let likely = scene.likely_at(choice.verb.code, cell).map(Chance::percent);
    let level = likely.map_or("", level);
    // What comes of it may look different too.
    let class = format!("target {}{is_final}{taken_too} to-{} {level}", choice.verb.code, choice.label.code());
    let cost = choice.cost.map(|cost| label("cost", at, cost.to_string()));
    let name = frame.plots().iter().find(|p| p.cell == cell).map(|p| p.name.as_str())?;
    let radius = match (taken, choice.cost) {
        (true, _) => UNIT * 12 / 25,
        (false, Some(_)) => UNIT / 4,
        (false, None) => UNIT / 8,
    };
    let spot = if choice.is_final && !taken { diamond(at, radius * 5 / 4) } else { circle("spot", at, radius) };
    Some(group().class(&class).set("data-name", name).add(spot).all(cost).view())
}

/// How likely a target is to come off, as a class: the safer, the larger and fuller its mark.
pub(crate) const fn level(percent: u8) -> &'static str {
    match percent {
        80.. => "safe",
        65.. => "likely",
        50.. => "even",
        _ => "bold",
    }
}

/// A chance on a plate at the upper edge of a cell whose middle is here.
fn odds((x, y): At, percent: u8) -> AnyView {
    let y = y - UNIT * 9 / 20;
    let plate = rect("plate", (x - 17, y - 9, 34, 18), 9);
    group().class("peril").add(plate).add(label("odds", (x, y), format!("{percent}%"))).view()
}

/// A square on its corner: what cannot be taken back differs from the rest in shape, not by colour alone.
fn diamond((x, y): At, r: i32) -> AnyView {
    let corners = [(x, y - r), (x + r, y), (x, y + r), (x - r, y)];
    path("spot", crate::frame::path(corners.into_iter(), true)).view()
}

/// The chances on the way of the choice looked at, each over its cell (GS-30); until then those of the lit targets on
/// which somebody stands.
pub(crate) fn perils(store: Store, frame: Memo<Frame>) -> AnyView {
    part(move || {
        let peril = |(cell, chance): (Cell, Chance)| odds(frame.with(|f| f.centre(cell)), chance.percent());
        if store.preview().is_some() {
            return many(store.perils().into_iter().map(peril));
        }
        let lit = store.lit();
        let taken = |s: &Scene| -> Vec<(Cell, Chance)> {
            let of_lit = s.likely.iter().filter(|l| l.verb.code == lit && s.token_at(l.cell).is_some());
            of_lit.map(|l| (l.cell, l.chance)).collect()
        };
        many(store.read_scene(taken).unwrap_or_default().into_iter().map(peril))
    })
}
