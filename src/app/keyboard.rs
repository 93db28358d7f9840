//! Keys: arrows walk over the board, six letters to the neighbours of a hexagon, and shortcuts act where they cannot be
//! meant for something else (GS-36).
use crate::dialog;
use crate::focus;
use crate::frame::{At, Frame, UNIT};
use crate::intent::{Errand, Intent};
use crate::settings::{KEYS, SETTINGS_DIALOG};
use crate::store::{Screen, Store};
use leptos::prelude::*;
use touchline::cell::Cell;
use touchline::layout::Shape;
use touchline::show::Place;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// A direction on the screen.
type Way = (i32, i32);

/// The letters round G, which lie in a hexagon on the keyboards of all our languages, and where each leads on the screen:
/// on a board whose hexagons stand on a point, and on one that lies on its side.
const ROUND_G: [(&str, At, At); 6] = [
    ("t", (-20, -35), (0, -40)),
    ("y", (20, -35), (35, -20)),
    ("f", (-40, 0), (-35, -20)),
    ("h", (40, 0), (35, 20)),
    ("v", (-20, 35), (-35, 20)),
    ("b", (20, 35), (0, 40)),
];

/// A key pressed on the board: an arrow or letter moves the cursor, Enter taps the cell under it.
pub(crate) fn on_board(store: Store, frame: Memo<Frame>, event: &web_sys::Event) {
    let Some(key) = event.dyn_ref::<KeyboardEvent>().filter(|e| !e.ctrl_key() && !e.meta_key() && !e.alt_key()) else {
        return;
    };
    let (way, far): (Way, bool) = match key.key().as_str() {
        "ArrowLeft" => ((-1, 0), false),
        "ArrowRight" => ((1, 0), false),
        "ArrowUp" => ((0, -1), false),
        "ArrowDown" => ((0, 1), false),
        "Home" => ((-1, 0), true),
        "End" => ((1, 0), true),
        "PageUp" => ((0, -1), true),
        "PageDown" => ((0, 1), true),
        "Enter" => {
            event.prevent_default();
            store.note_moment(event);
            if store.skip_replay() {
                return;
            }
            return store.update(Intent::Tap(store.cursor()));
        }
        letter => {
            let Some(to) = neighbour(store, frame, letter) else { return };
            event.prevent_default();
            return walk_to(store, to);
        }
    };
    event.prevent_default();
    let from = store.cursor();
    let walk = |f: &Frame| std::iter::successors(next(f, from, way), |&at| next(f, at, way).filter(|_| far)).last();
    if let Some(to) = frame.with_untracked(walk) {
        walk_to(store, to);
    }
}

fn walk_to(store: Store, cell: Cell) {
    store.update(Intent::MoveCursor(cell));
    focus::on_cell(cell);
}

/// The neighbour of a hexagon that a letter leads to, as the board lies on the screen.
fn neighbour(store: Store, frame: Memo<Frame>, letter: &str) -> Option<Cell> {
    let &(_, standing, lying) = ROUND_G.iter().find(|(key, ..)| letter.eq_ignore_ascii_case(key))?;
    let from = store.cursor();
    frame.with_untracked(|f| {
        f.plots().iter().find(|p| p.cell == from && matches!(p.shape, Shape::Hex { .. }))?;
        let ((x, y), (dx, dy)) = (f.centre(from), if f.is_on_its_side() { lying } else { standing });
        let is_there = |(px, py): At| (px - x - dx).abs() + (py - y - dy).abs() < UNIT / 4;
        f.plots().iter().find(|p| is_there(f.point(p.at))).map(|p| p.cell)
    })
}

/// The nearest cell in a direction, and not more aside than ahead. Of two that are level, those of hexagons, the one to
/// the left and the one to the right by turns, row by row: so one walks straight on, and the same way back.
fn next(frame: &Frame, from: Cell, (dx, dy): Way) -> Option<Cell> {
    let (x, y) = frame.centre(from);
    let row = frame.plots().iter().find(|p| p.cell == from)?.row;
    let to_the_right = if row.is_multiple_of(2) { 1 } else { -1 };
    let ahead = frame.plots().iter().filter_map(|plot| {
        let (px, py) = frame.centre(plot.cell);
        let along = (px - x) * dx + (py - y) * dy;
        let aside = (px - x) * dy.abs() + (py - y) * dx.abs();
        (along > 0 && aside.abs() <= along).then_some((along.pow(2) + aside.pow(2), -aside * to_the_right, plot.cell))
    });
    ahead.min().map(|(.., cell)| cell)
}

/// A key pressed anywhere in the match. Only handled keys are kept from the browser.
pub(crate) fn shortcut(store: Store, event: &KeyboardEvent) {
    store.note_key();
    if store.screen.get_untracked() != Screen::Match
        || store.covered.get_untracked()
        || !is_free(event)
        || dialog::is_any_open()
    {
        return;
    }
    let switched_off = untrack(|| store.setting(&KEYS)) == "off";
    let command = event.ctrl_key() || event.meta_key();
    let key = event.key().to_ascii_lowercase();
    let intent = match (key.as_str(), command, event.shift_key()) {
        ("escape", false, _) => Intent::Cancel,
        _ if switched_off => return,
        ("z", true, false) => Intent::Undo,
        ("z", true, true) | ("y", true, false) => Intent::Redo,
        ("?", false, _) => {
            event.prevent_default();
            return store.update(Errand::Show(SETTINGS_DIALOG));
        }
        (" " | "e", false, false) if !event.alt_key() && !event.repeat() => match end_of_turn(store) {
            Some(end) => end,
            None => return,
        },
        _ => return,
    };
    event.prevent_default();
    if !store.skip_replay() {
        store.update(intent);
    }
}

/// Whether no field, button or dialog has the focus that the key may be meant for. What is looked at, and a goal's face,
/// are left by Escape on their buttons too.
fn is_free(event: &KeyboardEvent) -> bool {
    let places = if event.key() == "Escape" { ".board, .last, .look, .face" } else { ".board, .last" };
    let target = event.target().and_then(|t| t.dyn_into::<Element>().ok());
    target.is_some_and(|t| t.tag_name() == "BODY" || t.closest(places).ok().flatten().is_some())
}

/// The one choice that is a button of its own, if there is one: it ends the turn.
fn end_of_turn(store: Store) -> Option<Intent> {
    store.scene.with_untracked(|s| {
        let scene = s.as_ref()?;
        let choice = scene.in_place(Place::Button).next()?.clone();
        Some(store.pressed(choice, scene.revision))
    })
}
