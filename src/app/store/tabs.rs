//! Two tabs on one match: one has it, the other watches.
//!
//! Tabs talk through the storage that they share: a write to it is an event in all other tabs, and in no frame or
//! partition that does not share the matches themselves. A tab that opens a match *asks*. The tab that has it and
//! opened it earlier answers that it is *held*, and the one that asked watches from then on. *Take over* is said by the
//! watching tab, and the other watches.
//!
//! Why this is right in every case:
//! - Two tabs that open a match at once hear each other ask; the later one watches, whichever hears first.
//! - A tab that crashed, was closed or left the match answers nothing, so nothing stays locked and nothing has to be
//!   cleaned up. (Web Locks would do the same, but only on a secure origin, and throw in a sandboxed frame.)
//! - A tab that the system froze may not answer in time, nor hear that it was taken over. But every write first compares
//!   the kept revision with the one that this tab knows, so it overwrites nothing: its step is dropped and it watches.
//! - Where the storage is forbidden nothing is shared, so there is nothing to agree on.
use super::kept::Playing;
use super::{Screen, Store, now};
use crate::intent::Errand;
use crate::keep::Slot;
use crate::parts;
use leptos::prelude::*;
use touchline::slots::Pair;
use touchline::table;
use web_sys::StorageEvent;

const ASK: &str = "ask";
const HELD: &str = "held";
const TAKE: &str = "take";

impl Store {
    /// This tab has the match from now on, unless another one answers that it does.
    pub(super) fn claim(self, id: String, revision: u32) {
        let same_moment = (js_sys::Math::random() * 1000.0) as u64;
        self.playing.set_value(Playing { id, revision, since: now() * 1000 + same_moment });
        self.watching.set(false);
        self.say_to_tabs(ASK);
    }

    /// Another tab has the match: here it is only looked at, as it is kept.
    pub(super) fn watch(self) {
        self.watching.set(true);
        self.update(Errand::LookAgain);
    }

    /// Takes the match back from the other tab, as that one has left it.
    pub(super) fn take_over(self) {
        self.say_to_tabs(TAKE);
        self.watching.set(false);
        self.look_again();
    }

    fn say_to_tabs(self, verb: &str) {
        let Playing { id, since, .. } = self.playing.get_value();
        // The time makes each word a new one: only a change is an event.
        let word = format!("{verb} {id} {since} {}", now());
        self.keep.with_value(|k| k.put_text(Slot::Tabs, &word));
    }

    /// Hears what another tab wrote.
    pub(super) fn hear_tab(self, event: &StorageEvent) {
        let Some(key) = event.key() else { return };
        if self.is_key_of(&key, Slot::Tabs) {
            self.hear_word(&event.new_value().unwrap_or_default());
        } else if let Some((list, _)) = self.shared().into_iter().find(|&(_, slot)| self.is_key_of(&key, slot)) {
            list.set(event.new_value().unwrap_or_default());
        } else if let Some(id) = self.keep.with_value(|k| k.match_of_key(&key)) {
            self.shelf.update(|s| *s += 1);
            if self.is_on(&id) && self.is_overtaken(&id) {
                self.watch();
            }
        }
    }

    /// The lists to which every tab adds: each tab goes on with what the others added, or it would write over it.
    const fn shared(self) -> [(RwSignal<String>, Slot); 2] {
        [(self.around.line_ups, Slot::LineUps), (self.training.solved, Slot::Solved)]
    }

    fn is_key_of(self, key: &str, slot: Slot) -> bool {
        self.keep.with_value(|k| k.is_key_of(key, slot))
    }

    fn hear_word(self, word: &str) {
        let mut words = word.split(' ');
        let (Some(verb), Some(id), Some(since)) = (words.next(), words.next(), words.next()) else { return };
        if !self.is_on(id) || self.watching.get_untracked() {
            return;
        }
        let theirs: u64 = since.parse().unwrap_or(0);
        let is_later = theirs > self.playing.with_value(|p| p.since);
        match verb {
            ASK if is_later => self.say_to_tabs(HELD),
            HELD if is_later => {}
            ASK | HELD | TAKE => self.watch(),
            _ => {}
        }
    }

    fn is_on(self, id: &str) -> bool {
        self.screen.get_untracked() == Screen::Match && self.playing.with_value(|p| p.id == id)
    }

    fn is_overtaken(self, id: &str) -> bool {
        let known = self.playing.with_value(|p| p.revision);
        matches!(self.keep.with_value(|k| k.look(id)), Pair::Whole { kept, .. } if kept.revision != known)
    }

    /// Shows the match as it is kept now.
    pub(super) fn look_again(self) {
        let id = self.playing.with_value(|p| p.id.clone());
        if let Pair::Whole { kept, .. } = self.keep.with_value(|k| k.look(&id))
            && let Ok(table) = table::open_save(&parts::rows(), &kept.save)
        {
            self.table.set_value(Some(table));
            self.playing.update_value(|p| p.revision = kept.revision);
            self.look_away();
            self.tick.update(|t| *t += 1);
            self.cover_if_due();
            self.attend();
        }
    }
}
