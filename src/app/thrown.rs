//! The number of the turn as a cube that is thrown onto the page and stays there, in games where it is known before the
//! choice. Spent pips are hollow.
//!
//! The style sheet throws it: it waits while what happened before is still on its way, and lands whenever that is over.
//! So its nodes stay, and only classes change.
use crate::dice::pips;
use crate::store::Store;
use crate::ui::{drawing, html, rect, text};
use crate::words as w;
use leptos::prelude::*;
use touchline::words::{Arg, Phrase};

static LEFT_OF: Phrase = Phrase::new("left-of", ["{0} of {1}", "{0} sur {1}", "{0} de {1}"]);

/// The cube, and how much is left of its number once something is spent.
pub(crate) fn thrown(store: Store) -> AnyView {
    let count = |n: u8| Arg::Count(n.into());
    let class = text(move || match store.thrown() {
        Some(thrown) => format!("thrown face-{} spent-{}", thrown.face, thrown.spent),
        None => "nowhere".to_string(),
    });
    let name = text(move || store.thrown().map(|t| store.say(&w::DIE.with([count(t.face)]))).unwrap_or_default());
    let left = text(move || match store.thrown().filter(|t| t.spent > 0) {
        Some(t) => store.say(&LEFT_OF.with([count(t.face.saturating_sub(t.spent)), count(t.face)])),
        None => String::new(),
    });
    let cube = html("div").class("cube").set("role", "img").follow("aria-label", name).all((1..=6).map(side));
    html("div")
        .follow("class", class)
        .add(html("div").class("hop").add(cube.view()).view())
        .add(html("span").class("left").text(left).view())
        .view()
}

/// One of the cube's six sides.
fn side(face: u8) -> AnyView {
    let drawn = drawing("side", (36, 36)).set("aria-hidden", "true").set("data-face", face.to_string());
    drawn.add(rect("body", (1, 1, 34, 34), 6)).all(pips(face)).view()
}
