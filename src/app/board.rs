//! The board: cells, markings, targets, marks. It knows no rule; what may be tapped comes as data.
use crate::frame::{Frame, UNIT};
use crate::intent::Intent;
use crate::pieces::{Ball, Pieces};
use crate::store::Store;
use crate::words as w;
use leptos::html::Div;
use leptos::prelude::*;
use touchline::cell::Cell;
use touchline::event::{Event, Mover};
use touchline::layout::{Board, Marking};
use touchline::show::{Aim, Choice, Mark};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// The board of the match on the table, turned to fit the box that holds it.
#[component]
pub(crate) fn MatchBoard(store: Store, board: Board) -> impl IntoView {
    let holder = NodeRef::<Div>::new();
    let landscape = fits_landscape(holder, board.clone());
    let frame = Memo::new(move |_| Frame::new(board.clone(), landscape.get()));
    let tapped = move |e: leptos::ev::MouseEvent| {
        let by_pointer = e.detail() > 0;
        if store.pressed_here(by_pointer)
            && let Some(cell) = cell_under(&e)
        {
            store.update(Intent::Tap(cell));
        }
    };
    let hovered = move |e: leptos::ev::PointerEvent| {
        if e.pointer_type() == "mouse" {
            store.update(Intent::Hover(cell_under(&e)));
        }
    };
    view! {
        <div class="holder" node_ref=holder>
            <svg
                class="board"
                viewBox=move || view_box(&frame.get())
                role="group"
                aria-label=move || store.word(&w::BOARD)
                on:click=tapped
                on:pointermove=hovered
                on:pointerleave=move |_| store.update(Intent::Hover(None))
            >
                <Ground frame />
                {move || view! { <Marks store frame /> }}
                <Targets store frame />
                <PreviewWay store frame />
                <Pieces store frame />
                <Ball store frame />
            </svg>
        </div>
    }
}

/// Whether the board lies on its side, kept up with the size of the box that holds it.
fn fits_landscape(holder: NodeRef<Div>, board: Board) -> RwSignal<bool> {
    let landscape = RwSignal::new(false);
    Effect::new(move |_| {
        let Some(element) = holder.get() else { return };
        let (target, board) = (element.clone(), board.clone());
        let measure = move || {
            let (w, h) = (f64::from(element.client_width()), f64::from(element.client_height()));
            let fits = Frame::fits_landscape(&board, w, h);
            if landscape.try_get_untracked().is_some_and(|was| was != fits) {
                landscape.set(fits);
            }
        };
        measure();
        let on_resize = Closure::<dyn FnMut()>::new(measure);
        if let Ok(observer) = web_sys::ResizeObserver::new(on_resize.as_ref().unchecked_ref()) {
            observer.observe(&target);
            let kept = StoredValue::new_local((observer, on_resize));
            on_cleanup(move || kept.with_value(|(observer, _)| observer.disconnect()));
        }
    });
    landscape
}

/// The cell of the board under a pointer event.
fn cell_under(event: &web_sys::MouseEvent) -> Option<Cell> {
    let target: web_sys::Element = event.target()?.dyn_into().ok()?;
    let cell = target.closest("[data-cell]").ok()??.get_attribute("data-cell")?;
    cell.parse().ok().map(Cell)
}

fn view_box(frame: &Frame) -> String {
    let (w, h) = frame.size();
    format!("0 0 {w} {h}")
}

/// The cells and what is painted on them. Made once, and again only when the board turns.
#[component]
pub(crate) fn Ground(#[prop(into)] frame: Signal<Frame>) -> impl IntoView {
    move || {
        frame.with(|frame| {
            let cell = |plot: &touchline::layout::Plot| {
                view! {
                    <path
                        class=format!("cell {} {}", plot.ground, if (plot.row + plot.column).is_multiple_of(2) { "even" } else { "odd" })
                        d=frame.outline(plot)
                        data-cell=plot.cell.0.to_string()
                        data-name=plot.name.clone()
                    />
                }
            };
            view! {
                <g class="cells">{frame.plots().iter().map(cell).collect_view()}</g>
                <g class="markings">{frame.markings().iter().map(|m| marking(frame, m)).collect_view()}</g>
            }
        })
    }
}

fn marking(frame: &Frame, marking: &Marking) -> AnyView {
    match *marking {
        Marking::Box(a, b) => {
            let (x, y, width, height) = frame.rect(a, b);
            view! { <rect x=x y=y width=width height=height /> }.into_any()
        }
        Marking::Goal(a, b) => {
            let (x, y, width, height) = frame.rect(a, b);
            view! { <rect class="goal" x=x y=y width=width height=height /> }.into_any()
        }
        Marking::Line(a, b) => {
            let ((x1, y1), (x2, y2)) = (frame.point(a), frame.point(b));
            view! { <line x1=x1 y1=y1 x2=x2 y2=y2 /> }.into_any()
        }
        Marking::Circle(at, r) => {
            let (cx, cy) = frame.point(at);
            view! { <circle cx=cx cy=cy r=r * UNIT /> }.into_any()
        }
        Marking::Spot(at) => {
            let (cx, cy) = frame.point(at);
            view! { <circle class="spot" cx=cx cy=cy r=UNIT * 0.08 /> }.into_any()
        }
    }
}

/// Tints and arrows, and the way of the last move.
#[component]
fn Marks(store: Store, frame: Memo<Frame>) -> impl IntoView {
    let marks = move || store.scene.with(|s| s.as_ref().map_or_else(Vec::new, |s| s.marks.clone()));
    let last = move || store.scene.with(|s| s.as_ref().map_or_else(Vec::new, |s| s.last.clone()));
    view! {
        <g class="marks">
            {move || frame.with(|f| last().iter().filter_map(|e| last_way(f, e)).collect_view())}
            {move || frame.with(|f| marks().iter().map(|m| mark(f, m)).collect_view())}
        </g>
    }
}

fn last_way(frame: &Frame, event: &Event) -> Option<AnyView> {
    let (mover, path) = event.way?;
    let class = match mover {
        Mover::Ball => "last flight",
        Mover::Man(..) => "last run",
    };
    let (cx, cy) = frame.centre(path.end()?);
    let way = frame.way(path.cells().iter().copied());
    Some(
        view! {
            <path class=class d=way />
            <circle class=class cx=cx cy=cy r=UNIT * 0.12 />
        }
        .into_any(),
    )
}

fn mark(frame: &Frame, mark: &Mark) -> AnyView {
    match *mark {
        Mark::Tint(cell, kind, level) => {
            let plot = frame.plots().iter().find(|p| p.cell == cell);
            plot.map(|p| view! { <path class=format!("tint {kind} level-{level}") d=frame.outline(p) /> }).into_any()
        }
        Mark::Arrow(from, to, kind) => {
            let ((ax, ay), (bx, by)) = (frame.centre(from), frame.centre(to));
            // From the coin's edge to where the step would lead.
            let d = arrow((ax + (bx - ax) * 0.42, ay + (by - ay) * 0.42), (bx, by));
            view! { <path class=format!("arrow {kind}") d=d /> }.into_any()
        }
    }
}

/// A line with a head of two strokes, as path data.
fn arrow((ax, ay): (f32, f32), (bx, by): (f32, f32)) -> String {
    let (dx, dy) = (bx - ax, by - ay);
    let length = dx.hypot(dy).max(0.1);
    let (ux, uy) = (dx / length * UNIT * 0.2, dy / length * UNIT * 0.2);
    format!(
        "M{ax:.1} {ay:.1}L{bx:.1} {by:.1}M{:.1} {:.1}L{bx:.1} {by:.1}L{:.1} {:.1}",
        bx - ux - uy * 0.7,
        by - uy + ux * 0.7,
        bx - ux + uy * 0.7,
        by - uy - ux * 0.7
    )
}

/// The lit targets of the chosen verb, with their cost.
#[component]
fn Targets(store: Store, frame: Memo<Frame>) -> impl IntoView {
    let targets = move || {
        let code = store.verb.get()?;
        store.scene.with(|s| s.as_ref().map(|s| s.of_verb(code).cloned().collect::<Vec<_>>()))
    };
    move || {
        let occupied = |cell| store.scene.with(|s| s.as_ref().is_some_and(|s| s.token_at(cell).is_some()));
        frame.with(|f| targets().unwrap_or_default().iter().filter_map(|c| target(f, c, &occupied)).collect_view())
    }
}

fn target(frame: &Frame, choice: &Choice<String>, occupied: &impl Fn(Cell) -> bool) -> Option<AnyView> {
    let Aim::Cell(cell) = choice.aim else { return None };
    let (x, y) = frame.centre(cell);
    let taken = occupied(cell);
    let class = format!(
        "target {}{}{}",
        choice.verb.code,
        if choice.is_final { " final" } else { "" },
        if taken { " taken" } else { "" }
    );
    let cost = choice.cost.map(|cost| view! { <text x=x y=y>{cost.to_string()}</text> });
    let r = UNIT * if taken { 0.47 } else { 0.24 };
    Some(
        view! {
            <g class=class data-name=frame.plots().iter().find(|p| p.cell == cell).map(|p| p.name.clone())>
                <circle cx=x cy=y r=r />
                {cost}
            </g>
        }
        .into_any(),
    )
}

/// The way of the choice looked at.
#[component]
fn PreviewWay(store: Store, frame: Memo<Frame>) -> impl IntoView {
    let way = move || {
        let choice = store.preview.get()?.choice;
        let from = store.scene.with(|s| s.as_ref().and_then(|s| s.focus));
        let end = match choice.aim {
            Aim::Cell(cell) => Some(cell),
            Aim::Nothing | Aim::Face(..) | Aim::Card(_) => None,
        }?;
        let mut cells: Vec<Cell> = from.into_iter().chain(choice.path.cells().iter().copied()).collect();
        if cells.last() != Some(&end) {
            cells.push(end);
        }
        Some((cells, end))
    };
    move || {
        way().map(|(cells, end)| {
            frame.with(|f| {
                let (cx, cy) = f.centre(end);
                view! {
                    <g class="way">
                        <path d=f.way(cells.into_iter()) />
                        <circle cx=cx cy=cy r=UNIT * 0.44 />
                    </g>
                }
            })
        })
    }
}
