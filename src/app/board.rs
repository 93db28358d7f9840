//! The board: its cells and what is painted on them. It knows no rule; what may be tapped comes as data.
use crate::frame::{Frame, UNIT, drawn};
use crate::intent::Intent;
use crate::marks::{marks, targets, way_ahead};
use crate::pieces::{ball, pieces};
use crate::store::Store;
use crate::ui::{by_pointer, circle, drawing_of, group, html, part, path, rect, said, text};
use crate::words as w;
use leptos::prelude::*;
use touchline::cell::Cell;
use touchline::layout::{Board, Marking, OUTSIDE, Plot};
use touchline::scene::Scene;
use touchline::show::{Aim, Choice};
use wasm_bindgen::JsCast;
use web_sys::Event;

/// The board of the match on the table.
pub(crate) fn match_board(store: Store, [flat, wide]: [Board; 2]) -> AnyView {
    let landscape = lies_on_its_side();
    let outside: Vec<Cell> = flat.plots.iter().filter(|p| p.ground == OUTSIDE).map(|p| p.cell).collect();
    let frame = Memo::new(move |_| {
        let board = if outside_in_use(store, &outside) { &wide } else { &flat };
        Frame::new(board.clone(), landscape.get())
    });
    let board = drawing_of("board", text(move || frame.with(view_box)))
        .set("role", "group")
        .follow("aria-label", said(store, &w::BOARD))
        .on("click", Box::new(move |e| tapped(store, &e)))
        .on("pointermove", Box::new(move |e| hovered(store, &e)))
        .on("pointerleave", Box::new(move |_| store.update(Intent::Hover(None))))
        .add(group().add(part(move || frame.with(ground))).view())
        .add(group().class("marks").add(marks(store, frame)).view())
        .add(group().class("targets").add(targets(store, frame)).view())
        .add(group().add(way_ahead(store, frame)).view())
        .add(group().class("pieces").add(pieces(store, frame)).add(ball(store, frame)).view());
    html("div").class("holder").add(board.view()).view()
}

fn tapped(store: Store, event: &Event) {
    if store.pressed_here(by_pointer(event))
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
        Aim::Nothing | Aim::Face(..) | Aim::Card(_) => None,
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
    let wide = || window().match_media("(min-aspect-ratio: 1 / 1)").ok().flatten().is_some_and(|m| m.matches());
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
    let target: web_sys::Element = event.target()?.dyn_into().ok()?;
    let cell = target.closest("[data-cell]").ok()??.get_attribute("data-cell")?;
    cell.parse().ok().map(Cell)
}

/// The extent of the picture, as an SVG view box.
fn view_box(frame: &Frame) -> String {
    let (w, h) = frame.size();
    format!("0 0 {w} {h}")
}

/// The cells and what is painted on them. Made once, and again only when the board turns or its margin widens.
pub(crate) fn ground(frame: &Frame) -> AnyView {
    let cells = frame.plots().iter().map(|plot| cell(frame, plot));
    let painted = frame.markings().iter().map(|m| marking(frame, m));
    let cells = group().class("cells").all(cells).view();
    group().add(cells).add(group().class("markings").all(painted).view()).view()
}

fn cell(frame: &Frame, plot: &Plot) -> AnyView {
    let shade = if (plot.row + plot.column).is_multiple_of(2) { "even" } else { "odd" };
    path(&format!("cell {} {shade}", plot.ground), frame.outline(plot))
        .set("data-cell", plot.cell.0.to_string())
        .set("data-name", plot.name.as_str())
        .view()
}

fn marking(frame: &Frame, marking: &Marking) -> AnyView {
    match *marking {
        Marking::Box(a, b) => rect("line", frame.rect(a, b), 0),
        Marking::Goal(a, b) => rect("goal", frame.rect(a, b), 0),
        Marking::Line(a, b) => {
            path("line", crate::frame::path([frame.point(a), frame.point(b)].into_iter(), false)).view()
        }
        Marking::Circle(at, r) => circle("line", frame.point(at), drawn(r)),
        Marking::Spot(at) => circle("spot", frame.point(at), UNIT / 12),
    }
}
