//! What footballers cover: dots round their symbols, and a hatching of the cells for the one in hand, or for all.
//!
//! The sides are hatched along different edges of the cells, so that what both cover is crossed, and either can be told
//! without its colour.
use crate::frame::{At, Frame, UNIT};
use crate::intent::Errand;
use crate::settings::Setting;
use crate::store::Store;
use crate::ui::{drawing, flag, group, html, many, nothing, part, path, plays, said};
use crate::words as w;
use leptos::prelude::*;
use touchline::cell::Cell;
use touchline::scene::Scene;
use touchline::show::Token;
use touchline::side::Side;
use touchline::words::{Arg, Phrase};

static ALL_COVER: Phrase =
    Phrase::new("cover", ["Show what all cover", "Montrer toutes les couvertures", "Mostrar todas las coberturas"]);
static COVER_OF: Phrase = Phrase::new("cover-of", ["Cover: {0}", "Couverture : {0}", "Cobertura: {0}"]);

/// Whether the cover of all is hatched, and not only that of the footballer in hand.
pub(crate) static COVER: Setting =
    Setting { key: "cover", name: &ALL_COVER, words: &[("on", &w::ON), ("off", &w::OFF)], preset: "off" };

/// A hexagon with two strokes across, as path data.
const ICON: &str = "M12 2.5L20 7.25V16.75L12 21.5L4 16.75V7.25ZM4 10L15 19.5M9 4.5L20 14";

/// Dots round a symbol, towards the cells that it covers and further out for those further away, as path data: a stroke
/// of no length is drawn as its round ends.
pub(crate) fn dots(frame: &Frame, token: &Token) -> String {
    let (x, y) = frame.centre(token.cell);
    let dot = |&cell: &Cell| {
        let (to_x, to_y) = frame.centre(cell);
        let (dx, dy) = ((to_x - x) as f32, (to_y - y) as f32);
        let far = dx.hypot(dy).max(1.0);
        let share = (UNIT as f32 * 0.34 + far / 10.0) / far;
        format!("M{} {}h0", (dx * share).round() as i32, (dy * share).round() as i32)
    };
    token.covers.iter().map(dot).collect()
}

/// The hatching of what is covered.
pub(crate) fn covered(store: Store, frame: Memo<Frame>) -> AnyView {
    part(move || {
        let all = shows_all(store);
        let wanted = |s: &Scene| {
            let in_hand = |t: &Token| s.focus == Some(t.cell);
            let shown = s.tokens.iter().filter(|t| !t.covers.is_empty() && (all || in_hand(t)));
            frame.with(|f| many(shown.map(|t| hatched(f, t.side, &t.covers, if in_hand(t) { "in-hand" } else { "" }))))
        };
        store.read_scene(wanted).unwrap_or_else(nothing)
    })
}

/// Cells that a side covers.
pub(crate) fn hatched(frame: &Frame, side: Side, cells: &[Cell], class: &str) -> AnyView {
    let (mut edges, mut strokes) = (String::new(), String::new());
    for plot in frame.plots().iter().filter(|plot| cells.contains(&plot.cell)) {
        edges += &frame.outline(plot);
        strokes += &hatching(&frame.corners(plot), side);
    }
    let class = format!("reach {side} {class}");
    group().class(&class).add(path("edge", edges).view()).add(path("hatch", strokes).view()).view()
}

/// Strokes across a cell, falling to the right for Home and rising for Away, as path data.
fn hatching(corners: &[At], side: Side) -> String {
    let count = corners.len();
    let corner = |i: usize| corners.get(i % count.max(1)).copied().unwrap_or_default();
    let ((ax, ay), (bx, by)) = (corner(0), corner(1));
    let falls = (bx - ax).signum() == (by - ay).signum();
    // From one edge on, both ways round, to the edge across from it.
    let pair = |i: usize| match falls == (side == Side::Home) {
        true => (corner(count - i), corner(1 + i)),
        false => (corner(i), corner(2 * count - 1 - i)),
    };
    let middle = |(ax, ay): At, (bx, by): At| ((ax + bx) / 2, (ay + by) / 2);
    let stroke = |((ax, ay), (bx, by)): (At, At)| format!("M{ax} {ay}L{bx} {by}");
    let half = count / 2;
    let between = (1..half).map(|i| (pair(i - 1), pair(i)));
    let middles = between.map(|((a, b), (c, d))| stroke((middle(a, c), middle(b, d))));
    middles.chain((1..half.saturating_sub(1)).map(|i| stroke(pair(i)))).collect()
}

pub(crate) fn shows_all(store: Store) -> bool {
    store.setting(&COVER) == "on"
}

/// The button that shows what all cover, in a match in which anybody covers anything.
pub(crate) fn toggle(store: Store) -> AnyView {
    let icon = drawing("icon", (24, 24)).set("aria-hidden", "true").add(path("line", ICON.to_string()).view());
    let turn = plays(store, move || Errand::ShowCover(!untrack(|| shows_all(store))));
    html("button")
        .set("type", "button")
        .id("show-cover")
        .pressed("small menu", flag(move || shows_all(store)))
        .follow("title", said(store, &ALL_COVER))
        .when("hidden", flag(move || !store.read_scene(covers_anything).unwrap_or(false)))
        .on("click", turn)
        .add(icon.view())
        .add(html("span").class("visually-hidden").text(said(store, &ALL_COVER)).view())
        .view()
}

/// Which hatching is whose, while that of all is shown.
pub(crate) fn key(store: Store) -> AnyView {
    part(move || {
        if !shows_all(store) || !store.read_scene(covers_anything).unwrap_or(false) {
            return nothing();
        }
        let sign = |side: Side| {
            let edge = path("edge", crate::frame::path(SAMPLE.into_iter(), true)).view();
            let hatch = path("hatch", hatching(&SAMPLE, side)).view();
            let cell = group().class(&format!("reach {side}")).add(edge).add(hatch).view();
            let drawn = drawing("sample", (34, 40)).set("aria-hidden", "true").add(cell).view();
            let words = html("span").words(store.say(&COVER_OF.with([Arg::Team(side)]))).view();
            html("span").add(drawn).add(words).view()
        };
        html("p").class("sign reach-key").all(Side::BOTH.map(sign)).view()
    })
}

/// A cell of the key.
const SAMPLE: [At; 6] = [(17, 1), (33, 10), (33, 30), (17, 39), (1, 30), (1, 10)];

/// Who covers a cell, in words for those who do not see the hatching, while that of all is shown.
pub(crate) fn told(store: Store, scene: &Scene, at: Cell) -> Vec<String> {
    let covers = |side: &Side| scene.tokens.iter().any(|t| t.side == *side && t.covers.contains(&at));
    let said = |side| store.say(&COVER_OF.with([Arg::Team(side)]));
    Side::BOTH.into_iter().filter(covers).map(said).collect()
}

/// Whether anybody in a picture covers anything.
pub(crate) fn covers_anything(scene: &Scene) -> bool {
    scene.tokens.iter().any(|t| !t.covers.is_empty())
}
