//! What the marks on the board mean while a verb is lit: a line or two in the strip.
use crate::marks;
use crate::picker::WHOSE_LEFT;
use crate::store::Store;
use crate::ui::{html, many, part, said};
use crate::words as w;
use leptos::prelude::*;
use touchline::scene::Scene;
use touchline::show::Place;
use touchline::words::{Arg, Phrase};

static RANGE: Phrase = Phrase::new("percent-range", ["{0}–{1}%", "{0} à {1} %", "{0}–{1} %"]);
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
            let likely = likelihoods(store, s, lit);
            many(face.into_iter().chain(likely).chain(own.chain(last).map(line)))
        };
        store.read_scene(signs).unwrap_or_else(|| many([]))
    })
}

/// How likely the targets of a verb are to come off, the safest first: the mark of each level with its chances.
fn likelihoods(store: Store, scene: &Scene, verb: &str) -> Option<AnyView> {
    let is_on_offer = |percent: &u8| scene.likely.iter().any(|l| l.verb.code == verb && l.chance.percent() == *percent);
    let chances: Vec<u8> = (0..=100).rev().filter(is_on_offer).collect();
    let level = |same: &[u8]| {
        let (best, worst) = (*same.first()?, *same.last()?);
        let [best, worst] = [best, worst].map(|percent| Arg::Count(i16::from(percent)));
        let words = if same.len() > 1 { RANGE.with([worst, best]) } else { w::PERCENT.with([best]) };
        let key = html("span").class(&format!("key {}", marks::level(*same.first()?))).set("aria-hidden", "true");
        Some(html("span").class("odds-key").add(key.view()).add(html("span").words(store.say(&words)).view()).view())
    };
    let levels: Vec<AnyView> =
        chances.chunk_by(|a, b| marks::level(*a) == marks::level(*b)).filter_map(level).collect();
    (!levels.is_empty()).then(|| html("p").class("sign").all(levels).view())
}

/// Whether some targets of a verb are ringed as final and others are not.
fn tells_apart(scene: &Scene, verb: &str) -> bool {
    let mut on_board = scene.of_verb(verb).filter(|c| c.verb.place == Place::Board).map(|c| c.is_final);
    let first = on_board.next();
    on_board.any(|is_final| Some(is_final) != first)
}
