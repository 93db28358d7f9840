//! Dragging a footballer or the ball over the board, with a ghost under the finger.
//!
//! A drag that leaves the board, a second finger, or the browser taking the pointer for itself lets everything be as it
//! was. While a frame has not been touched yet, a finger that moves scrolls the page around it.
use crate::board::cell_of;
use crate::frame::Frame;
use crate::intent::Intent;
use crate::store::Store;
use crate::ui::El;
use leptos::prelude::*;
use touchline::cell::Cell;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, PointerEvent, SvgElement};

/// A press becomes a drag when it has gone so many CSS pixels.
const SLOP: i32 = 7;

/// What a pointer holds.
#[derive(Clone)]
struct Grip {
    pointer: i32,
    from: Cell,
    ball: bool,
    start: (i32, i32),
    /// What is drawn under the pointer, once it is a drag.
    ghost: Option<SvgElement>,
}

type Held = StoredValue<Option<Grip>, LocalStorage>;

/// A board on which footballers can be dragged.
pub(crate) fn draggable(store: Store, frame: Memo<Frame>, board: El) -> El {
    let held: Held = StoredValue::new_local(None);
    let on_pointer = move |act: fn(Store, Memo<Frame>, Held, &PointerEvent)| -> Box<dyn FnMut(Event)> {
        Box::new(move |e| {
            if let Some(e) = e.dyn_ref::<PointerEvent>() {
                act(store, frame, held, e);
            }
        })
    };
    let still = Box::new(move |e: Event| {
        if held.with_value(Option::is_some) {
            e.prevent_default();
        }
    });
    board
        .on("pointerdown", on_pointer(press))
        .on("pointermove", on_pointer(drag))
        .on("pointerup", on_pointer(release))
        .on("pointercancel", on_pointer(|store, _, held, _| let_go(store, held)))
        .on("touchmove", still)
}

fn press(store: Store, _: Memo<Frame>, held: Held, event: &PointerEvent) {
    if held.with_value(Option::is_some) || !event.is_primary() {
        return let_go(store, held);
    }
    let mouse = event.pointer_type() == "mouse";
    let active = mouse || document().has_focus().unwrap_or(false);
    let Some(from) = cell_of(event.target()).filter(|&cell| active && event.button() == 0 && store.may_pick_up(cell))
    else {
        return;
    };
    let start = (event.client_x(), event.client_y());
    let ball = find(".holder .ball").is_some_and(|ball| {
        let r = ball.get_bounding_client_rect();
        let (x, y) = (f64::from(start.0), f64::from(start.1));
        let near = r.width() / 4.0;
        r.width() > 0.0
            && (r.left() - near..r.right() + near).contains(&x)
            && (r.top() - near..r.bottom() + near).contains(&y)
    });
    held.set_value(Some(Grip { pointer: event.pointer_id(), from, ball, start, ghost: None }));
}

fn drag(store: Store, frame: Memo<Frame>, held: Held, event: &PointerEvent) {
    let Some(grip) = held.get_value().filter(|g| g.pointer == event.pointer_id()) else { return };
    let (dx, dy) = (event.client_x() - grip.start.0, event.client_y() - grip.start.1);
    let ghost = match grip.ghost {
        Some(ghost) => ghost,
        None if dx * dx + dy * dy < SLOP * SLOP => return,
        None => {
            let Some(ghost) = lift(store, &grip, event) else { return };
            held.set_value(Some(Grip { ghost: Some(ghost.clone()), ..grip }));
            ghost
        }
    };
    place(&ghost, frame, event);
    store.update(Intent::Hover(under(event)));
}

/// The drag begins: what is dragged is in hand, and its likeness follows the pointer.
fn lift(store: Store, grip: &Grip, event: &PointerEvent) -> Option<SvgElement> {
    if store.skip_replay() {
        return None;
    }
    store.update(Intent::PickUp { cell: grip.from, ball: grip.ball });
    let board = find(".holder .board")?;
    let _ = board.set_pointer_capture(grip.pointer);
    event.prevent_default();
    let dragged = match (grip.ball, store.who(grip.from)) {
        (false, Some((side, shirt))) => find(&format!(".holder .piece[data-name=\"{side}.{shirt}\"]")),
        _ => find(".holder .ball"),
    };
    let dragged = dragged?;
    let ghost: SvgElement = dragged.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
    let _ = ghost.class_list().add_1("ghost");
    let _ = ghost.remove_attribute("data-name");
    board.append_child(&ghost).ok()?;
    Some(ghost)
}

/// Puts the ghost under the pointer.
fn place(ghost: &SvgElement, frame: Memo<Frame>, event: &PointerEvent) {
    let Some(cells) = find(".holder .cells") else { return };
    let r = cells.get_bounding_client_rect();
    let (width, height) = frame.with_untracked(Frame::size);
    let at = |client: i32, edge: f64, size: i32, shown: f64| {
        ((f64::from(client) - edge) * f64::from(size) / shown.max(1.0)) as i32
    };
    let x = at(event.client_x(), r.left(), width, r.width());
    let y = at(event.client_y(), r.top(), height, r.height());
    let _ = ghost.style().set_property("transform", &format!("translate({x}px, {y}px)"));
}

fn release(store: Store, _: Memo<Frame>, held: Held, event: &PointerEvent) {
    let Some(grip) = held.get_value().filter(|g| g.pointer == event.pointer_id()) else { return };
    let target = under(event).filter(|&cell| grip.ghost.is_some() && cell != grip.from);
    store.note_moment(event);
    let holds = target.is_some() && store.press_holds(event);
    let_go(store, held);
    if let Some(cell) = target.filter(|_| holds) {
        store.update(Intent::Drop { cell, ball: grip.ball });
    }
}

/// Lets everything be as it was.
fn let_go(store: Store, held: Held) {
    let ghost = held.get_value().and_then(|g| g.ghost);
    held.set_value(None);
    if let Some(ghost) = ghost {
        ghost.remove();
        // A click may follow; it means nothing any more.
        store.spend_press();
        store.update(Intent::Hover(None));
    }
}

/// The cell under the pointer, whatever has captured it.
fn under(event: &PointerEvent) -> Option<Cell> {
    let (x, y) = (event.client_x() as f32, event.client_y() as f32);
    cell_of(document().element_from_point(x, y).map(Into::into))
}

fn find(css: &str) -> Option<Element> {
    document().query_selector(css).ok().flatten()
}
