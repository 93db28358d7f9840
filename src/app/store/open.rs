//! Matches that come from outside: pasted, read from a file, or carried by the page's address.
use super::Store;
use super::fetch::game_in;
use crate::intent::Errand;
use crate::parts;
use crate::trail;
use leptos::prelude::*;
use touchline::{link, table};

/// The record that the page's address carries.
pub(super) fn linked() -> Option<String> {
    link::record(&window().location().hash().unwrap_or_default())
}

/// Whether the page's address carries a match.
pub(super) fn is_linked() -> bool {
    link::is_match(&window().location().hash().unwrap_or_default())
}

impl Store {
    /// Sees to the match that the page's address carries; `false` if it carries none.
    pub(super) fn hear_link(self) -> bool {
        let is_there = is_linked();
        if is_there {
            self.update(Errand::OpenLink);
        }
        is_there
    }

    /// Opens the match that the page's address carries.
    pub(super) fn open_link(self) {
        linked().into_iter().for_each(|text| self.open(text, true));
    }

    /// Opens a record or save as a match of its own, or goes on with the kept match that stands exactly so. One that the
    /// address carried is taken out of it: a page loaded again goes on with what became of the match.
    pub(super) fn open(self, text: String, is_linked: bool) {
        self.with_games(game_in(&text).into_iter().collect(), move |store| {
            if is_linked {
                trail::put_alone(&store.place());
            }
            match table::open(&parts::rows(), &text) {
                Ok(table) => match store.kept_as(&table) {
                    Some(id) if store.open_kept(&id) => store.enter(),
                    _ => store.begin(table),
                },
                Err(trouble) => store.notice.set(Some(trouble.said())),
            }
        });
    }
}
