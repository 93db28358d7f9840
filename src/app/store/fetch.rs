//! What a person wants with a game that is not here yet: it is fetched, and then it is done. If they want something else
//! meanwhile, that holds.
use super::Store;
use super::open::linked;
use super::settings::asked_game;
use crate::keep::{ASIDE, Keep, MATCH, Slot};
use crate::parts;
use crate::trail;
use leptos::prelude::*;
use leptos::task::spawn_local;
use touchline::slots::Pair;
use touchline::table::game_of;
use touchline::words::Phrase;

static FETCHING: Phrase = Phrase::new("fetching", ["Loading…", "Chargement…", "Cargando…"]);
static NOT_FETCHED: Phrase = Phrase::new(
    "not-fetched",
    [
        "The game could not be loaded. Check the connection and try again.",
        "Le jeu n’a pas pu être chargé. Vérifiez la connexion et réessayez.",
        "No se ha podido cargar el juego. Comprueba la conexión e inténtalo de nuevo.",
    ],
);

impl Store {
    /// Does this when these games are here, at once if they are.
    pub(super) fn with_games(self, games: Vec<usize>, then: impl FnOnce(Store) + 'static) {
        self.when_fetched(
            games,
            Box::new(move |store, all| {
                store.fetching.set((!all).then_some(&NOT_FETCHED));
                if all {
                    then(store);
                }
            }),
        );
    }

    /// Does this with as many of these games as can be had, and with whether those are all.
    pub(super) fn when_fetched(self, games: Vec<usize>, then: Box<dyn FnOnce(Store, bool)>) {
        let wanted = self.wanted.get_value() + 1;
        self.wanted.set_value(wanted);
        self.fetching.set(None);
        if games.iter().all(|&game| parts::here(game).is_some()) {
            return then(self, true);
        }
        self.fetching.set(Some(&FETCHING));
        spawn_local(async move {
            let all = fetch_all(games).await;
            if self.wanted.get_value() == wanted {
                self.fetching.set(None);
                then(self, all);
            }
        });
    }

    /// Waits for nothing any more.
    pub(super) fn want_nothing(self) {
        self.with_games(Vec::new(), drop);
    }

    /// What is to be said about fetching.
    pub(crate) fn fetching(self) -> Option<&'static Phrase> {
        self.fetching.get()
    }
}

/// Fetches these games; whether all are here.
async fn fetch_all(games: Vec<usize>) -> bool {
    let mut all = true;
    for game in games {
        all &= parts::fetch(game).await.is_ok();
    }
    all
}

/// Fetches what the page needs for its first picture. Without it the page begins with the games, and says why.
pub(crate) async fn fetch_first() {
    let keep = Keep::ask();
    let kept = |name: &str| keep.pair(name).into_iter().flatten().find_map(|save| game_in(&save));
    let left_at = trail::here().or_else(|| keep.text(Slot::Screen)).unwrap_or_default();
    let linked = linked().and_then(|record| game_in(&record));
    let games = [linked, asked_game(), game_at(&keep, &left_at), kept(MATCH), kept(ASIDE)];
    fetch_all(games.into_iter().flatten().collect()).await;
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
