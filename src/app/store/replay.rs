//! What was told but not yet shown, and whether it is being shown.
//!
//! The match is kept and on screen before a replay begins: a replay is only a picture laid over it. So it can be
//! skipped at any moment, and a page that is loaded again replays nothing.
use super::{Store, chooser};
use crate::sound;
use leptos::prelude::*;
use touchline::event::Event;
use touchline::game::Turn;

impl Store {
    /// Whether what happened is still being shown. Whoever plays by himself may wait for the end of it.
    pub(crate) fn is_replaying(self) -> bool {
        self.replaying.get()
    }

    /// Whether it takes long enough to offer that it be skipped.
    pub(crate) fn is_long_replay(self) -> bool {
        self.replaying.get() && self.replay_is_long.get_value()
    }

    /// Notes what the last move told, to be shown.
    pub(super) fn note_told(self, before: Option<Turn>) {
        let last = self.scene.with_untracked(|s| s.as_ref().map(|s| (s.turn, s.last.clone())));
        let Some((turn, last)) = last else { return };
        self.told_by_other.set_value(before.and_then(chooser) != chooser(turn));
        self.untold.update_value(|untold| {
            untold.push(last);
        });
    }

    /// Forgets what was to be shown: the match was taken back, or is another.
    pub(super) fn forget_told(self) {
        self.untold.update_value(Vec::clear);
        self.told_by_other.set_value(false);
    }

    /// Takes what was told since the last time, move by move.
    pub(crate) fn take_untold(self) -> Vec<Vec<Event>> {
        self.untold.try_update_value(std::mem::take).unwrap_or_default()
    }

    /// A replay begins; `is_long` when it is worth a button to skip it.
    pub(crate) fn begin_replay(self, is_long: bool) {
        self.replay_is_long.set_value(is_long);
        self.replaying.set(true);
    }

    /// What is being shown is over: it came to its end, or is cut short.
    pub(crate) fn end_replay(self) {
        if self.replaying.get_untracked() {
            self.replaying.set(false);
        }
    }

    /// Cuts short what is being shown when a person does something. Whether that was all it did: what others did is
    /// seen first, and then answered; one's own move one knows.
    pub(crate) fn skip_replay(self) -> bool {
        let was_other = self.replaying.get_untracked() && self.told_by_other.get_value();
        if self.replaying.get_untracked() {
            sound::cut();
        }
        self.end_replay();
        was_other
    }
}
