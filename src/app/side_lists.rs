//! The options of which each side chooses one of many, such as the role of a shirt: a row of lists each, so that the
//! form stays short.
use crate::guide::{guide_button, no_guide};
use crate::setup::{Chosen, choose, value_label, values};
use crate::store::Store;
use crate::ui::{El, Handler, html, many, nothing, said, text};
use leptos::prelude::*;
use touchline::setup::Opt;
use touchline::side::{self, Side};
use touchline::words::Phrase;

static LINE_UPS: Phrase = Phrase::new("line-ups", ["Line-ups", "Compositions", "Alineaciones"]);

/// More values than this are chosen from a list.
const FEW: usize = 4;

/// Whether an option belongs here.
pub(crate) fn is_long(option: &Opt) -> bool {
    option.per_side && values(option).len() > FEW
}

/// The rows of those options, and the way to the guide that tells what to choose.
pub(crate) fn side_lists(store: Store, options: &[&'static Opt], chosen: &Chosen) -> AnyView {
    if options.is_empty() {
        return nothing();
    }
    let head = Side::BOTH.map(|s| html("span").class(&format!("about {s}")).text(said(store, side::word(s))).view());
    let head = html("div").class("side-list head").set("aria-hidden", "true").add(html("span").view()).all(head);
    let rows = options.iter().map(|option| row(store, option, chosen));
    many([
        html("fieldset")
            .class("side-lists")
            .add(html("legend").text(said(store, &LINE_UPS)).view())
            .add(head.view())
            .all(rows)
            .view(),
        guide_button(store).when("hidden", no_guide(store)).view(),
    ])
}

fn row(store: Store, option: &'static Opt, chosen: &Chosen) -> AnyView {
    let lists = Side::BOTH.map(|side| list(store, option, side, chosen).view());
    html("div").class("side-list").add(html("span").text(said(store, option.name)).view()).all(lists).view()
}

fn list(store: Store, option: &'static Opt, side: Side, chosen: &Chosen) -> El {
    let (key, chosen) = (format!("{}.{side}", option.key), chosen.clone());
    let label = text(move || format!("{}, {}", store.word(option.name), store.word(side::word(side))));
    let item = |value: i16| {
        let item = html("option").set("value", option.word(value));
        let item = if value == option.preset { item.set("selected", "") } else { item };
        item.text(text(move || value_label(store, option, value))).view()
    };
    let list = html("select").set("name", key.as_str()).follow("aria-label", label);
    let listen: Handler = Box::new(move |e| choose(&chosen, &key, event_target_value(&e)));
    list.on("change", listen).all(values(option).into_iter().map(item))
}
