//! Matches that come from outside: pasted, read from a file, or carried by the page's address.
use super::Store;
use super::fetch::game_in;
use crate::parts;
use crate::trail;
use leptos::prelude::*;
use touchline::{link, table};

/// The record that the page's address carries.
pub(super) fn linked() -> Option<String> {
    link::record(&window().location().hash().unwrap_or_default())
}

impl Store {
    /// Opens the match that the page's address carries; `false` if it carries none.
    pub(super) fn open_link(self) -> bool {
        let record = linked();
        let is_there = record.is_some();
        record.into_iter().for_each(|text| self.open(text, true));
        is_there
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
