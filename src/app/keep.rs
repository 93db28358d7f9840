//! What the browser keeps: the match, the language. Every access may fail; then the page goes on without.
use gloo_storage::{LocalStorage, Storage};
use serde_json::Value;

/// The browser's storage, if it may be had.
///
/// gloo-storage panics where storage is forbidden, so it is asked only after web-sys has shown that it is not.
#[derive(Clone, PartialEq)]
pub(crate) struct Keep {
    prefix: Option<String>,
}

/// The name of a kept thing.
#[derive(Clone, Copy)]
pub(crate) enum Slot {
    /// The match being played, as a save.
    Match,
    /// A save that could not be opened, moved out of the way of a new match.
    Aside,
    /// The tag of the language chosen.
    Lang,
    /// Whether the match was on screen when the page was left.
    Screen,
}

impl Slot {
    const fn name(self) -> &'static str {
        match self {
            Slot::Match => "match",
            Slot::Aside => "aside",
            Slot::Lang => "lang",
            Slot::Screen => "screen",
        }
    }
}

impl Keep {
    /// Asks for the storage. Keys begin with the page's path, so that copies at other paths do not meet.
    pub(crate) fn ask() -> Keep {
        let granted = || {
            let window = web_sys::window()?;
            window.local_storage().ok().flatten()?;
            let path = window.location().pathname().unwrap_or_default();
            Some(format!("touchline:{}:", path.strip_suffix("index.html").unwrap_or(&path)))
        };
        Keep { prefix: granted() }
    }

    /// The text kept in a slot.
    pub(crate) fn text(&self, slot: Slot) -> Option<String> {
        let key = self.key(slot)?;
        LocalStorage::raw().get_item(&key).ok().flatten()
    }

    /// Keeps a value; `false` when the browser refuses.
    pub(crate) fn put(&self, slot: Slot, value: &Value) -> bool {
        self.key(slot).is_some_and(|key| LocalStorage::set(key, value).is_ok())
    }

    /// Keeps a text as it is; `false` when the browser refuses.
    pub(crate) fn put_text(&self, slot: Slot, text: &str) -> bool {
        self.key(slot).is_some_and(|key| LocalStorage::raw().set_item(&key, text).is_ok())
    }

    /// Forgets a slot.
    pub(crate) fn forget(&self, slot: Slot) {
        if let Some(key) = self.key(slot) {
            LocalStorage::delete(key);
        }
    }

    fn key(&self, slot: Slot) -> Option<String> {
        self.prefix.as_ref().map(|p| format!("{p}{}", slot.name()))
    }
}
