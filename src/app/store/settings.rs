//! The settings as they are: chosen by the person, asked for by the address, or preset.
use super::Store;
use crate::keep::Slot;
use crate::parts;
use crate::settings::{Setting, TURNS_BACK};
use leptos::prelude::*;

impl Store {
    /// The word of a setting that holds: what the person chose and the browser kept, else what the address asks for.
    pub(crate) fn setting(self, setting: &Setting) -> &'static str {
        let among = |text: &str| {
            let word = value(text, setting.key)?;
            setting.words.iter().find(|(w, _)| *w == word).map(|(w, _)| *w)
        };
        self.settings.with(|kept| among(kept)).or_else(|| among(&asked())).unwrap_or(setting.preset)
    }

    /// Chooses a word of a setting, for good.
    pub(crate) fn choose(self, setting: &Setting, word: &str) {
        self.settings.update(|kept| {
            let others = kept.split('&').filter(|pair| pair.split('=').next() != Some(setting.key));
            let chosen = format!("{}={word}", setting.key);
            *kept = others.filter(|pair| !pair.is_empty()).chain([chosen.as_str()]).collect::<Vec<_>>().join("&");
        });
        self.settings.with_untracked(|kept| self.keep.with_value(|k| k.put_text(Slot::Settings, kept)));
        self.agree_on_undo();
        self.tick.update(|t| *t += 1);
    }

    /// Tells the match on the table how far undo reaches.
    pub(super) fn agree_on_undo(self) {
        let agreed = untrack(|| self.setting(&TURNS_BACK)) == "on";
        self.table.update_value(|t| {
            if let Some(table) = t {
                table.agree_on_turns_back(agreed);
            }
        });
    }
}

/// What the page's address asks for.
pub(super) fn asked() -> String {
    let query = window().location().search().unwrap_or_default();
    query.trim_start_matches('?').to_string()
}

/// The value of a key in a text such as `theme=dark&lang=fr`.
pub(super) fn value<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    text.split('&').find_map(|pair| pair.split_once('=').filter(|(k, _)| *k == key)).map(|(_, value)| value)
}

/// The row of the game that the address asks for.
pub(super) fn asked_game() -> Option<usize> {
    let asked = asked();
    parts::place(value(&asked, "game")?)
}

/// Whether the page is a part of another one, and says so.
pub(crate) fn is_embedded() -> bool {
    value(&asked(), "embed") == Some("1")
}
