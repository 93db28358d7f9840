//! The board: its cells and what is painted on them. It knows no rule; what may be tapped comes as data.
use crate::clubhouse;
use crate::drag::draggable;
use crate::frame::{Frame, UNIT, drawn};
use crate::intent::Intent;
use crate::keyboard::on_board;
use crate::marks::{arrows, marks, perils, targets, ticks};
use crate::pieces::{ball, pieces};
use crate::reach;
use crate::replay::replays;
use crate::ring::ring;
use crate::store::Store;
use crate::ui::{El, circle, drawing_of, effect, group, html, outline, part, path, path_of, rect, said, text};
use crate::way::way_ahead;
use crate::words as w;
use crate::zoom::zoomable;
use leptos::prelude::*;
use touchline::cell::Cell;
use touchline::layout::{Board, Marking, OUTSIDE, Plot};
use touchline::scene::Scene;
use touchline::show::{Aim, Choice};
use touchline::words::Arg;
use wasm_bindgen::JsCast;
use web_sys::Event;

/// The board of the match on the table.
pub(crate) fn match_board(store: Store, [flat, wide]: [Board; 2]) -> AnyView {
    let landscape = lies_on_its_side();
    let outside: Vec<Cell> = flat.plots.iter().filter(|p| p.ground == OUTSIDE).map(|p| p.cell).collect();
    let frame = Memo::new(move |_| {
        let board = if outside_in_use(store, &outside) { &wide } else { &flat };
        Frame::new(board.clone(), landscape.get()).with_room_for(&wide).turned(store.is_board_turned())
    });
    let picture = drawing_of("board", text(move || frame.with(view_box)))
        .set("role", "grid")
        .follow("aria-label", said(store, &w::BOARD))
        .on("click", Box::new(move |e| tapped(store, &e)))
        .on("keydown", Box::new(move |e| on_board(store, frame, &e)))
        .on("pointermove", Box::new(move |e| hovered(store, &e)))
        .on("pointerleave", Box::new(move |_| store.update(Intent::Hover(None))))
        .add(
            group().set("role", "presentation").add(cells(store, frame)).add(part(move || frame.with(markings))).view(),
        )
        .add(
            group()
                .class("marks")
                .set("aria-hidden", "true")
                .add(part(move || clubhouse::view_of(store, frame, |c| c.covered)))
                .add(marks(store, frame))
                .view(),
        )
        .add(group().class("targets").set("aria-hidden", "true").add(targets(store, frame)).view())
        .add(group().class("marks").set("aria-hidden", "true").add(arrows(store, frame)).view())
        .add(group().add(way_ahead(store, frame)).view())
        .add(
            group().class("pieces").set("aria-hidden", "true").add(pieces(store, frame)).add(ball(store, frame)).view(),
        )
        .add(group().class("ring").set("aria-hidden", "true").add(ring(store, frame)).view())
        .add(
            group()
                .class("perils")
                .set("aria-hidden", "true")
                .add(perils(store, frame))
                .add(ticks(store, frame))
                .view(),
        )
        .add(path_of("cursor", text(move || frame.with(|f| f.outline_of(store.cursor())))).view());
    let board = zoomable(store, frame, draggable(store, frame, picture));
    // How much room the board wants is for the style sheet to know.
    let drawn = |of: fn((i32, i32)) -> i32| text(move || of(frame.with(Frame::extent).1).to_string());
    html("div")
        .follow("class", text(move || looks(store)))
        .styled("--across", drawn(|(across, _)| across))
        .styled("--along", drawn(|(_, along)| along))
        .all(board)
        .add(replays(store, frame))
        .view()
}

/// What the style sheet must know: which verb is lit, whether the ball is aimed, whether pieces are on their way.
fn looks(store: Store) -> String {
    let lit = store.lit();
    let aims = |s: &Scene| s.verbs().iter().any(|v| v.code == lit && v.kicks);
    let aims = if store.read_scene(aims).unwrap_or(false) { " aims" } else { "" };
    let replays = if store.is_replaying() { " replays" } else { "" };
    format!("holder lit-{lit}{aims}{replays}")
}

fn tapped(store: Store, event: &Event) {
    if store.pressed_here(event)
        && let Some(cell) = cell_under(event)
    {
        store.update(Intent::Tap(cell));
    }
}

fn hovered(store: Store, event: &Event) {
    if event.dyn_ref::<web_sys::PointerEvent>().is_some_and(|e| e.pointer_type() == "mouse") {
        store.update(Intent::Hover(cell_under(event)));
    }
}

/// Whether somebody stands outside the pitch, or one aims there.
fn outside_in_use(store: Store, outside: &[Cell]) -> bool {
    let aimed_at = |c: &Choice<String>| match c.aim {
        Aim::Cell(cell) => Some(cell),
        Aim::Nothing | Aim::Face(..) | Aim::Card(_) | Aim::For(..) => None,
    };
    let in_use = |s: &Scene| {
        let mut aimed = s.of_verb(store.lit()).filter_map(aimed_at);
        aimed.any(|cell| outside.contains(&cell)) || s.tokens.iter().any(|t| outside.contains(&t.cell))
    };
    store.read_scene(in_use).unwrap_or(false)
}

/// Whether the board lies on its side, kept up with the size of the page as the style sheet's layout is: a panel that
/// grows must not turn the board.
fn lies_on_its_side() -> RwSignal<bool> {
    let wide = || {
        window()
            .match_media("(min-aspect-ratio: 1 / 1) and (min-width: 560.02px)")
            .ok()
            .flatten()
            .is_some_and(|m| m.matches())
    };
    let landscape = RwSignal::new(wide());
    let resized = window_event_listener(leptos::ev::resize, move |_| {
        if landscape.get_untracked() != wide() {
            landscape.set(wide());
        }
    });
    on_cleanup(move || resized.remove());
    landscape
}

/// The cell of the board under a pointer event.
fn cell_under(event: &Event) -> Option<Cell> {
    cell_of(event.target())
}

/// The cell that an element of the board belongs to.
pub(crate) fn cell_of(target: Option<web_sys::EventTarget>) -> Option<Cell> {
    let target: web_sys::Element = target?.dyn_into().ok()?;
    let cell = target.closest("[data-cell]").ok()??.get_attribute("data-cell")?;
    cell.parse().ok().map(Cell)
}

/// The extent of the picture, as an SVG view box.
fn view_box(frame: &Frame) -> String {
    let ((x, y), (w, h)) = frame.extent();
    format!("{x} {y} {w} {h}")
}

/// The cells and what is painted on them, as a still picture.
pub(crate) fn ground(frame: &Frame) -> AnyView {
    let cells = frame.plots().iter().map(|plot| cell(plot).set("d", frame.outline(plot)).view());
    group().add(group().class("cells").all(cells).view()).add(markings(frame)).view()
}

/// The cells of a match's board, which tell what is on them and can be walked over by keys. They are made once: when the
/// board turns or its margin widens, their outlines alone change.
fn cells(store: Store, frame: Memo<Frame>) -> AnyView {
    let plots = frame.with_untracked(|f| f.plots().to_vec());
    let rows = plots.chunk_by(|a, b| a.row == b.row).map(|row| {
        let spoken = |plot: &Plot| {
            let said = cell(plot).set("role", "gridcell").set("aria-label", plot.name.as_str());
            let (at, here) = (plot.cell, frame);
            said.set("tabindex", "-1").follow("d", text(move || here.with(|f| f.outline_of(at)))).view()
        };
        group().set("role", "row").all(row.iter().map(spoken)).view()
    });
    let cells = group().class("cells").set("role", "presentation").all(rows).view();
    keep_told(store, &plots);
    cells
}

fn markings(frame: &Frame) -> AnyView {
    let painted = frame.markings().iter().map(|m| marking(frame, m));
    group().class("markings").set("aria-hidden", "true").all(painted).view()
}

fn cell(plot: &Plot) -> El {
    let shade = if (plot.row + plot.column).is_multiple_of(2) { "even" } else { "odd" };
    outline(&format!("cell {} {shade}", plot.ground))
        .set("data-cell", plot.cell.0.to_string())
        .set("data-name", plot.name.as_str())
}

/// Keeps up to date what the cells tell, and which of them is the board's one tab stop.
///
/// Why one effect for all: with two of its own each cell had hundreds of them run at every move. This one touches only
/// the cells that tell something else than before.
fn keep_told(store: Store, plots: &[Plot]) {
    let plots: Vec<(Cell, String)> = plots.iter().map(|plot| (plot.cell, plot.name.clone())).collect();
    let mut before = Vec::new();
    effect(move || {
        let (lit, cursor) = (store.lit(), store.cursor());
        let covers = reach::shows_all(store);
        let all = |s: &Scene| -> Vec<(String, bool)> {
            plots.iter().map(|(at, name)| (name.clone() + &about(store, s, lit, covers, *at), cursor == *at)).collect()
        };
        let now = store.read_scene(all).unwrap_or_default();
        let cells = document().query_selector_all(".holder .cells [data-cell]").ok();
        for (n, (label, is_stop)) in now.iter().enumerate() {
            let (old_label, was_stop) =
                before.get(n).map(|(l, s): &(String, bool)| (l.as_str(), *s)).unwrap_or_default();
            if (old_label, was_stop) == (label, *is_stop) {
                continue;
            }
            let cell = cells.as_ref().and_then(|all| all.get(n as u32)?.dyn_into::<web_sys::Element>().ok());
            cell.iter().for_each(|cell| {
                if old_label != label {
                    let _ = cell.set_attribute("aria-label", label);
                }
                // Only then: whoever may have the focus makes the browser work out its styles at once.
                if was_stop != *is_stop {
                    let _ = cell.set_attribute("tabindex", if *is_stop { "0" } else { "-1" });
                }
            });
        }
        before = now;
    });
}

/// Who or what is on a cell, and the choice that it is the target of.
fn about(store: Store, scene: &Scene, lit: &str, covers: bool, at: Cell) -> String {
    let mut told = String::new();
    let mut add = |words: String| told = std::mem::take(&mut told) + ", " + &words;
    if let Some(token) = scene.token_at(at) {
        add(store.say(&w::WHO.with([Arg::Team(token.side), Arg::Man(token.side, token.shirt)])));
        token.notes.iter().for_each(|note| add(store.say(note)));
    }
    match scene.ball {
        Some(ball) if ball.cell == at && ball.holder.is_some() => add(store.word(&w::HAS_BALL)),
        Some(ball) if ball.cell == at => add(store.word(&w::BALL)),
        _ => {}
    }
    if let Some(choice) = scene.of_verb(lit).find(|c| c.aim == Aim::Cell(at)) {
        add(store.say(&choice.label));
        if let Some(chance) = scene.likely_at(choice.verb.code, at) {
            add(store.say(&w::PERCENT.with([Arg::Count(i16::from(chance.percent()))])));
        }
    }
    if covers {
        reach::told(store, scene, at).into_iter().for_each(add);
    }
    told
}

/// What is painted on the cells.
pub(crate) fn marking(frame: &Frame, marking: &Marking) -> AnyView {
    match *marking {
        Marking::Box(a, b) => rect("line", frame.rect(a, b), 0),
        Marking::Goal(a, b) => {
            let frame = frame.rect(a, b);
            group().add(rect("goal", frame, 0)).add(path("net", net(frame)).view()).view()
        }
        Marking::Line(a, b) => {
            path("line", crate::frame::path([frame.point(a), frame.point(b)].into_iter(), false)).view()
        }
        Marking::Circle(at, r) => circle("line", frame.point(at), drawn(r)),
        Marking::Spot(at) => circle("spot", frame.point(at), UNIT / 12),
    }
}

/// The meshes of a net that fills a rectangle, as path data.
fn net((x, y, width, height): (i32, i32, i32, i32)) -> String {
    let mesh = UNIT / 5;
    let across = (1..width / mesh).map(|n| format!("M{} {y}v{height}", x + n * mesh));
    let along = (1..height / mesh).map(|n| format!("M{x} {}h{width}", y + n * mesh));
    across.chain(along).collect()
}
