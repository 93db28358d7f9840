//! A board whose cells would be too small for a finger is brought nearer: by two fingers, by buttons, by the wheel with
//! Ctrl. One finger then moves it, as it moves any page: whoever is dragged, what has the focus and the wheel do the same
//! as ever. It knows no game: what counts is how large a cell is on the screen.
//!
//! The whole board comes first, small as it is. Where everybody stands and what the lanes cross is what one reads before
//! one chooses; a part of it, even that round the ball, would have to be moved about before the first thought. What is
//! tapped there by mistake is looked at first, and one step nearer every cell is large enough to hit.
use crate::frame::{Frame, UNIT};
use crate::store::Store;
use crate::ui::{El, drawing, effect, flag, html, nothing, part, path, said};
use leptos::prelude::*;
use touchline::show::Place;
use touchline::words::Phrase;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlElement, PointerEvent, SvgElement, WheelEvent};

static ZOOM: Phrase = Phrase::new("zoom", ["Zoom", "Zoom", "Zoom"]);
static NEARER: Phrase = Phrase::new("nearer", ["Zoom in", "Agrandir", "Acercar"]);
static FARTHER: Phrase = Phrase::new("farther", ["Zoom out", "Réduire", "Alejar"]);
static WHOLE: Phrase = Phrase::new("whole-board", ["Whole board", "Plateau entier", "Tablero entero"]);

/// The least extent of a cell that a finger hits, in CSS pixels.
const HITTABLE: f64 = 24.0;
/// The extent of a cell beyond which nothing is brought nearer.
const NEAR: f64 = 48.0;
/// How large the whole board is, in per cent of itself.
const ALL: u32 = 100;

/// A point of the window, in CSS pixels.
type Point = (f64, f64);

/// A finger on the board, and where it was last.
type Finger = (i32, Point);

/// How near the board is.
#[derive(Clone, Copy)]
struct Zoom {
    store: Store,
    frame: Memo<Frame>,
    /// Whether the cells of the whole board are too small to hit.
    is_small: RwSignal<bool>,
    /// How large it is shown, in per cent of the whole board's size.
    size: RwSignal<u32>,
    fingers: StoredValue<Vec<Finger>>,
}

/// The board in a field that it may outgrow, and the buttons that bring it nearer where that is needed.
pub(crate) fn zoomable(store: Store, frame: Memo<Frame>, board: El) -> [AnyView; 2] {
    let (is_small, size) = (RwSignal::new(false), RwSignal::new(ALL));
    let zoom = Zoom { store, frame, is_small, size, fingers: StoredValue::new(Vec::new()) };
    let resized = window_event_listener(leptos::ev::resize, move |_| zoom.fit());
    on_cleanup(move || resized.remove());
    let beside_a_face = Memo::new(move |_| !store.lit_in(Place::Face).is_empty());
    effect(move || {
        frame.track();
        beside_a_face.track();
        // It is on the page by then.
        request_animation_frame(move || zoom.fit());
    });
    effect(move || {
        store.read_scene(|s| s.ball);
        request_animation_frame(move || zoom.keep_in_view(".ball"));
    });
    let board = board
        .on("pointerdown", Box::new(move |e| zoom.touch(&e)))
        .on("pointermove", Box::new(move |e| zoom.pinch(&e)))
        .on("pointerup", Box::new(move |e| zoom.let_go(&e)))
        .on("pointercancel", Box::new(move |e| zoom.let_go(&e)))
        .on("touchmove", Box::new(move |e| zoom.keep_still(&e)))
        .on("wheel", Box::new(move |e| zoom.wheel(&e)));
    let field = html("div").class("field").add(board.view()).view();
    [field, part(move || if is_small.get() { buttons(zoom) } else { nothing() })]
}

fn buttons(zoom: Zoom) -> AnyView {
    let is_whole = flag(move || zoom.size.get() <= ALL);
    let is_near = flag(move || zoom.size.get() >= zoom.nearest());
    let button = |id: &str, name: &'static Phrase, d: &str, out_of_use: Signal<bool>, step: fn(Zoom) -> u32| {
        let icon = drawing("icon", (24, 24)).set("aria-hidden", "true").add(path("line", d.to_string()).view());
        html("button")
            .set("type", "button")
            .id(id)
            .follow("title", said(zoom.store, name))
            .when("disabled", out_of_use)
            .on("click", Box::new(move |_| zoom.step(step(zoom))))
            .add(icon.view())
            .add(html("span").class("visually-hidden").text(said(zoom.store, name)).view())
            .view()
    };
    html("div")
        .class("zoom")
        .set("role", "group")
        .follow("aria-label", said(zoom.store, &ZOOM))
        .add(button("zoom-out", &FARTHER, "M5 12H19", is_whole, |zoom| zoom.size.get_untracked() * 2 / 3))
        .add(button("whole-board", &WHOLE, "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15", is_whole, |_| ALL))
        .add(button("zoom-in", &NEARER, "M5 12H19M12 5V19", is_near, Zoom::one_step_nearer))
        .view()
}

impl Zoom {
    /// Finds out whether the whole board is too small, when it or its room is another.
    fn fit(self) {
        // Beside a goal's face the board makes room: nothing on it is tapped then.
        if document().query_selector(".face").ok().flatten().is_some() {
            return;
        }
        let is_small = self.cell().is_some_and(|cell| cell < HITTABLE);
        if self.is_small.try_get_untracked() != Some(is_small) {
            self.is_small.try_set(is_small);
        }
        let size = if is_small { self.size.try_get_untracked().unwrap_or(ALL) } else { ALL };
        if let Some(middle) = field().map(|f| middle(&f)) {
            self.show(size, middle, middle);
        }
    }

    /// The extent of a cell of the whole board, were there no buttons.
    fn cell(self) -> Option<f64> {
        let holder = find(".holder")?;
        let (_, (width, height)) = self.frame.try_with_untracked(Frame::extent)?;
        let unit = |shown: i32, drawn: i32| f64::from(shown * UNIT) / f64::from(drawn.max(1));
        Some(unit(holder.client_width(), width).min(unit(holder.client_height(), height)))
    }

    /// The size at which cells are as large as they get.
    fn nearest(self) -> u32 {
        self.per_cent(NEAR)
    }

    fn per_cent(self, wanted: f64) -> u32 {
        self.cell().map_or(ALL, |cell| (wanted / cell * f64::from(ALL)) as u32 + 1).max(ALL)
    }

    /// Half as large again, and so large that every cell can be hit.
    fn one_step_nearer(self) -> u32 {
        (self.size.get_untracked() * 3 / 2).max(self.per_cent(HITTABLE))
    }

    /// Shows the board at a size, with the footballer in focus, or the ball, in the middle.
    fn step(self, size: u32) {
        let (Some(cell), Some(field)) = (find("[tabindex=\"0\"]"), field()) else { return };
        self.show(size, middle(&cell), middle(&field));
    }

    /// Shows the board at a size: what was at one point of the window is then at another, as far as the board goes.
    fn show(self, size: u32, from: Point, to: Point) {
        let (Some(board), Some(field)) = (board(), field()) else { return };
        let size = size.clamp(ALL, self.nearest());
        let before = board.get_bounding_client_rect();
        let part = |at: f64, edge: f64, shown: f64| (at - edge) / shown.max(1.0);
        let (x, y) = (part(from.0, before.left(), before.width()), part(from.1, before.top(), before.height()));
        let _ = field.toggle_attribute_with_force("data-near", size > ALL);
        self.stretch(&board, &field, size);
        let after = board.get_bounding_client_rect();
        field.set_scroll_left(field.scroll_left() + (after.left() + x * after.width() - to.0) as i32);
        field.set_scroll_top(field.scroll_top() + (after.top() + y * after.height() - to.1) as i32);
        if self.size.try_get_untracked() != Some(size) {
            self.size.try_set(size);
        }
    }

    /// Makes the board so large; the whole board fills its field by itself.
    fn stretch(self, board: &SvgElement, field: &HtmlElement, size: u32) {
        let Some((_, (width, height))) = self.frame.try_with_untracked(Frame::extent) else { return };
        let share = |shown: i32, drawn: i32| f64::from(shown) / f64::from(drawn.max(1));
        let unit = share(field.client_width(), width).min(share(field.client_height(), height));
        for (property, drawn) in [("width", width), ("height", height)] {
            let _ = if size > ALL {
                let length = (f64::from(drawn) * unit * f64::from(size) / f64::from(ALL)) as i32;
                board.style().set_property(property, &format!("{length}px"))
            } else {
                board.style().remove_property(property).map(|_| ())
            };
        }
    }

    /// Brings something of the board into view that has gone out of it.
    fn keep_in_view(self, css: &str) {
        // To look where things are makes the browser lay the page out, which is dear: only if anything can be out of view.
        let Some(size) = self.size.try_get_untracked().filter(|&size| size > ALL) else { return };
        let (Some(thing), Some(field)) = (find(css), field()) else { return };
        let (r, (x, y)) = (field.get_bounding_client_rect(), middle(&thing));
        let is_seen = (r.left()..r.right()).contains(&x) && (r.top()..r.bottom()).contains(&y);
        if !is_seen {
            self.show(size, (x, y), middle(&field));
        }
    }

    fn touch(self, event: &Event) {
        if let Some(finger) = finger(event).filter(|_| self.is_small.get_untracked()) {
            self.fingers.update_value(|fingers| fingers.push(finger));
        }
    }

    fn let_go(self, event: &Event) {
        let id = event.dyn_ref::<PointerEvent>().map(PointerEvent::pointer_id);
        self.fingers.update_value(|fingers| fingers.retain(|(finger, _)| Some(*finger) != id));
    }

    /// Two fingers hold two points of the board, wherever they go.
    fn pinch(self, event: &Event) {
        let Some((id, at)) = finger(event) else { return };
        let before = self.fingers.get_value();
        self.fingers.update_value(|fingers| {
            fingers.iter_mut().filter(|(finger, _)| *finger == id).for_each(|(_, point)| *point = at);
        });
        if let ([(_, a), (_, b)], [(_, c), (_, d)]) = (before.as_slice(), self.fingers.get_value().as_slice()) {
            // A click may follow; it means nothing any more.
            self.store.spend_press();
            let apart = |a: &Point, b: &Point| (a.0 - b.0).hypot(a.1 - b.1).max(1.0);
            let between = |a: &Point, b: &Point| ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0);
            let size = f64::from(self.size.get_untracked()) * apart(c, d) / apart(a, b);
            self.show(size.round() as u32, between(a, b), between(c, d));
        }
    }

    /// With two fingers down the browser scrolls nothing.
    fn keep_still(self, event: &Event) {
        if self.fingers.with_value(Vec::len) > 1 {
            event.prevent_default();
        }
    }

    fn wheel(self, event: &Event) {
        let Some(wheel) = event.dyn_ref::<WheelEvent>() else { return };
        if wheel.ctrl_key() && self.is_small.get_untracked() {
            event.prevent_default();
            let at = (f64::from(wheel.client_x()), f64::from(wheel.client_y()));
            let size = self.size.get_untracked();
            self.show(if wheel.delta_y() < 0.0 { size * 6 / 5 } else { size * 5 / 6 }, at, at);
        }
    }
}

/// The finger of a pointer event: a mouse and a pen have wheels and buttons.
fn finger(event: &Event) -> Option<Finger> {
    let event = event.dyn_ref::<PointerEvent>().filter(|e| e.pointer_type() == "touch")?;
    Some((event.pointer_id(), (f64::from(event.client_x()), f64::from(event.client_y()))))
}

fn field() -> Option<HtmlElement> {
    find(".field")?.dyn_into().ok()
}

fn board() -> Option<SvgElement> {
    find(".board")?.dyn_into().ok()
}

/// The first element of the match's board that matches, or its holder.
fn find(css: &str) -> Option<web_sys::Element> {
    document().query_selector(&format!(".holder:is({css}), .holder {css}")).ok().flatten()
}

fn middle(of: &web_sys::Element) -> Point {
    let r = of.get_bounding_client_rect();
    (r.left() + r.width() / 2.0, r.top() + r.height() / 2.0)
}
