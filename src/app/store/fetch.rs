//! What a person wants with a part of the program that is not here yet: it is fetched, and then it is done. If they want
//! something else meanwhile, that holds.
use super::open::is_linked;
use super::settings::asked_game;
use super::{Screen, Store};
use crate::clubhouse::Clubhouse;
use crate::host::{later, spawn};
use crate::intent::Errand;
use crate::keep::{Keep, Slot};
use crate::parts::{self, Part};
use crate::reach;
use crate::trail;
use leptos::prelude::*;
use leptos::task::tick;
use touchline::scene::Scene;
use touchline::show::Place;
use touchline::slots::Pair;
use touchline::table::game_of;
use touchline::words::Phrase;

/// So long a sentence that nobody has to answer stays, in milliseconds.
const READ_MS: i32 = 8_000;

static FETCHING: Phrase = Phrase::new("fetching", ["Loading…", "Chargement…", "Cargando…"]);
static NOT_FETCHED: Phrase = Phrase::new(
    "not-fetched",
    [
        "This could not be loaded. Check the connection and try again.",
        "Le chargement a échoué. Vérifiez la connexion et réessayez.",
        "No se ha podido cargar. Comprueba la conexión e inténtalo de nuevo.",
    ],
);

impl Store {
    /// Does this when these games are here, at once if they are.
    pub(super) fn with_games(self, games: Vec<usize>, then: impl FnOnce(Store) + 'static) {
        self.with_parts(games.into_iter().map(Part::Game).collect(), Box::new(then));
    }

    /// Does in the clubhouse what is done there.
    pub(super) fn run(self, errand: Errand) {
        let run = |store| {
            if let Some(clubhouse) = parts::clubhouse() {
                (clubhouse.run)(store, errand);
            }
        };
        self.with_parts(vec![Part::Clubhouse], Box::new(run));
    }

    fn with_parts(self, parts: Vec<Part>, then: Box<dyn FnOnce(Store)>) {
        self.when_fetched(
            parts,
            Box::new(move |store, all| {
                if all {
                    store.fetching.set(None);
                    return then(store);
                }
                store.fetching.set(Some(&NOT_FETCHED));
                let wanted = store.wanted.get_value();
                later(READ_MS, move || {
                    if store.wanted.get_value() == wanted {
                        store.fetching.set(None);
                    }
                });
            }),
        );
    }

    /// Does this with as many of these parts as can be had, and with whether those are all.
    pub(super) fn when_fetched(self, parts: Vec<Part>, then: Box<dyn FnOnce(Store, bool)>) {
        let wanted = self.wanted.get_value() + 1;
        self.wanted.set_value(wanted);
        self.fetching.set(None);
        if parts.iter().all(|&part| parts::is_here(part)) {
            return then(self, true);
        }
        self.fetching.set(Some(&FETCHING));
        spawn(async move {
            let all = fetch_all(parts).await;
            self.note_clubhouse();
            // What it shows is on the page by then.
            tick().await;
            if self.wanted.get_value() == wanted {
                self.fetching.set(None);
                then(self, all);
            }
        });
    }

    fn note_clubhouse(self) {
        if parts::clubhouse().is_some() && !self.clubhouse.get_untracked() {
            self.clubhouse.set(true);
        }
    }

    /// Whether the match on screen shows something of the clubhouse.
    pub(crate) fn needs_clubhouse(self) -> bool {
        let shows = |s: &Scene| s.in_place(Place::Sheet).next().is_some() || reach::covers_anything(s);
        let shows = self.read_scene(shows).unwrap_or(false);
        shows || self.is_to_place() || self.on_drill().is_some() || self.watches()
    }

    /// Whether the page of games is on screen and lists matches.
    pub(crate) fn lists_matches(self) -> bool {
        self.shelf.track();
        self.screen.get() == Screen::Games && self.keep.with_value(|k| !k.matches().is_empty())
    }

    /// Waits for nothing any more.
    pub(super) fn want_nothing(self) {
        self.with_games(Vec::new(), drop);
    }

    /// The clubhouse, once it is here.
    pub(crate) fn clubhouse(self) -> Option<&'static Clubhouse> {
        self.clubhouse.track();
        parts::clubhouse()
    }

    /// Fetches the clubhouse for what is on screen. What somebody waits for meanwhile holds.
    pub(crate) fn call_for_clubhouse(self) {
        let waits = self.fetching.get_untracked().is_some_and(|told| *told == FETCHING);
        if parts::clubhouse().is_none() && !waits {
            self.with_parts(vec![Part::Clubhouse], Box::new(drop));
        } else if parts::clubhouse().is_none() {
            spawn(async move {
                let _ = parts::fetch(Part::Clubhouse).await;
                self.note_clubhouse();
            });
        }
    }

    /// What is to be said about fetching.
    pub(crate) fn fetching(self) -> Option<&'static Phrase> {
        self.fetching.get()
    }
}

/// Fetches these parts; whether all are here.
async fn fetch_all(parts: Vec<Part>) -> bool {
    let mut all = true;
    for part in parts {
        all &= parts::fetch(part).await.is_ok();
    }
    all
}

/// Fetches what the page needs for its first picture: nothing where nobody has played yet. Without it the page begins
/// with the games, and says why.
pub(crate) async fn fetch_first() {
    let keep = Keep::ask();
    if is_first_visit(&keep) {
        return;
    }
    let _ = parts::fetch(Part::Clubhouse).await;
    let games = parts::clubhouse().map(|clubhouse| (clubhouse.games_at_first)(&keep)).unwrap_or_default();
    fetch_all(games.into_iter().map(Part::Game).collect()).await;
}

/// Whether the page begins with the games and nothing is kept of any match.
pub(super) fn is_first_visit(keep: &Keep) -> bool {
    asked_place(keep).is_none_or(|place| place.is_empty())
        && asked_game().is_none()
        && !is_linked()
        && keep.matches().is_empty()
}

/// The place where the browser's history stands, else the one where the page was left.
pub(super) fn asked_place(keep: &Keep) -> Option<String> {
    trail::here().or_else(|| keep.text(Slot::Screen))
}

/// The game that a place of the browser's history is about.
pub(super) fn game_at(keep: &Keep, place: &str) -> Option<usize> {
    match [trail::SET_UP, trail::TRAINING].iter().find_map(|list| place.strip_prefix(list)) {
        Some(game) => game.parse().ok(),
        None => match keep.look(place) {
            Pair::Whole { kept, .. } => game_in(&kept.save),
            Pair::Newer | Pair::Broken | Pair::Empty => None,
        },
    }
}

/// The game of a save or a record.
pub(super) fn game_in(text: &str) -> Option<usize> {
    game_of(text).ok().and_then(|id| parts::place(&id))
}
