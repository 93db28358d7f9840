//! What the marks on the board mean while a verb is lit: a line or two in the strip.
use crate::picker::WHOSE_LEFT;
use crate::store::Store;
use crate::ui::{html, many, part, said};
use leptos::prelude::*;
use touchline::scene::Scene;
use touchline::show::Place;
use touchline::words::Phrase;

static FINAL: Phrase =
    Phrase::new("legend-final", ["Cannot be taken back.", "Ne peut pas être annulé.", "No se puede deshacer."]);

/// The signs of the lit verb, each with its meaning.
pub(crate) fn legend(store: Store) -> AnyView {
    part(move || {
        let lit = store.lit();
        let signs = |s: &Scene| {
            let own = s.legend.iter().filter(|l| l.verb.code == lit).map(|l| (l.sign, store.say(&l.said)));
            let last = tells_apart(s, lit).then(|| ("final", store.word(&FINAL)));
            let face = s.of_verb(lit).any(|c| c.verb.place == Place::Face);
            let face = face.then(|| html("p").class("sign").text(said(store, &WHOSE_LEFT)).view());
            let line = |(sign, words): (&'static str, String)| {
                let key = html("span").class(&format!("key {sign}")).set("aria-hidden", "true").view();
                html("p").class("sign").add(key).add(html("span").words(words).view()).view()
            };
            many(face.into_iter().chain(own.chain(last).map(line)))
        };
        store.read_scene(signs).unwrap_or_else(|| many([]))
    })
}

/// Whether some targets of a verb are ringed as final and others are not.
fn tells_apart(scene: &Scene, verb: &str) -> bool {
    let mut on_board = scene.of_verb(verb).filter(|c| c.verb.place == Place::Board).map(|c| c.is_final);
    let first = on_board.next();
    on_board.any(|is_final| Some(is_final) != first)
}
