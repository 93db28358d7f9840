//! The guide to the kinds of footballers of a game, over whatever is on screen: each with its picture, drawn from the same
//! data as the match.
use crate::board::ground;
use crate::dialog::{self, dialog};
use crate::frame::Frame;
use crate::intent::Errand;
use crate::kit;
use crate::pieces::still_piece;
use crate::reach::hatched;
use crate::store::Store;
use crate::ui::{El, button, drawing, flag, html, many, nothing, part, path, said, text, wants};
use crate::words as w;
use leptos::prelude::*;
use touchline::guide::Entry;
use touchline::words::Phrase;

/// The name of the guide.
pub(crate) static GUIDE: Phrase = Phrase::new("guide", ["Role guide", "Guide des rôles", "Guía de puestos"]);
static HOW: Phrase = Phrase::new(
    "guide-how",
    [
        "Everyone here attacks upwards. Hatched: what the role covers. Framed: what the captain’s armband adds.",
        "Ici, tout le monde attaque vers le haut. Hachuré : ce que le rôle couvre. Encadré : ce que le brassard de capitaine \
         y ajoute.",
        "Aquí todos atacan hacia arriba. Rayado: lo que cubre el puesto. Enmarcado: lo que añade el brazalete de capitán.",
    ],
);

/// The dialog's id.
pub(crate) const GUIDE_DIALOG: &str = "roles";

/// The button that opens the guide.
pub(crate) fn guide_button(store: Store) -> El {
    button(said(store, &GUIDE), wants(store, || Errand::ReadGuide)).id("read-guide")
}

/// The guide.
pub(crate) fn guide(store: Store) -> AnyView {
    let entries = part(move || match store.around.reads_guide.get() {
        true => many(store.guide().iter().map(|e| entry(store, e))),
        false => nothing(),
    });
    let close = button(said(store, &w::CLOSE), Box::new(|_| dialog::close(GUIDE_DIALOG))).class("small");
    let header = html("header")
        .add(html("h2").id("guide-title").text(said(store, &GUIDE)).view())
        .add(close.id("close-guide").view());
    let sheet = html("div")
        .follow("class", text(move || format!("sheet {} {}", store.guided(), kit::classes(store))))
        .add(header.view())
        .add(html("p").class("how").text(said(store, &HOW)).view())
        .add(html("ul").class("entries").add(entries).view());
    dialog(GUIDE_DIALOG)
        .set("aria-labelledby", "guide-title")
        .on("close", Box::new(move |_| store.around.reads_guide.set(false)))
        .add(sheet.view())
        .view()
}

fn entry(store: Store, entry: &Entry) -> AnyView {
    let Entry { name, said: [what, gain], token, gains, board } = entry;
    let frame = Frame::new(board.clone(), false);
    let gained = frame.plots().iter().filter(|plot| gains.contains(&plot.cell));
    let gained: String = gained.map(|plot| frame.outline(plot)).collect();
    let picture = drawing("board picture", frame.size())
        .set("aria-hidden", "true")
        .add(ground(&frame))
        .add(path("gains", gained).view())
        .add(hatched(&frame, token.side, &token.covers, "in-hand"))
        .add(still_piece(store, &frame, token));
    let words = html("div")
        .add(html("h3").words(store.word(name)).view())
        .add(html("p").words(store.word(what)).view())
        .add(html("p").class("gain").words(store.word(gain)).view());
    html("li").class("entry").set("data-entry", name.code).add(picture.view()).add(words.view()).view()
}

/// Whether there is no guide.
pub(crate) fn no_guide(store: Store) -> Signal<bool> {
    flag(move || {
        store.matches.track();
        store.screen.track();
        untrack(|| store.guide()).is_empty()
    })
}
