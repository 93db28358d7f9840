//! What the browser keeps: the matches, the language. Every access may fail; then the page goes on with what it has in
//! memory, and says so.
use gloo_storage::{LocalStorage, Storage};
use std::cell::RefCell;
use touchline::slots::{self, Kept, Pair};

/// The browser's storage, if it may be had.
///
/// gloo-storage panics where storage is forbidden, so it is asked only after web-sys has shown that it is not.
pub(crate) struct Keep {
    prefix: Option<String>,
    /// What the browser refused to keep. It counts before what is kept, and lasts as long as the page.
    refused: RefCell<Vec<(String, String)>>,
}

/// The name of a kept thing that is no match.
#[derive(Clone, Copy)]
pub(crate) enum Slot {
    /// The tag of the language chosen.
    Lang,
    /// The match that was on screen when the page was left.
    Screen,
    /// The settings chosen.
    Settings,
    /// How the board is turned.
    WayUp,
    /// The hints that are not shown any more.
    Hints,
    /// The kits chosen.
    Kits,
    /// The drills that were solved.
    Solved,
    /// The line-ups that a person keeps.
    LineUps,
    /// What the tabs last told each other.
    Tabs,
}

/// What came of writing a match.
pub(crate) enum Written {
    /// It is written with this revision; `false` if only in memory.
    Done { revision: u32, is_kept: bool },
    /// Somebody else has written the match since.
    Overtaken,
}

/// The match of earlier pages, which kept one and no more, as a plain save. Its name begins the names of all.
pub(crate) const MATCH: &str = "match";
/// What the name of a drill being played begins with: it is kept, but it is no match for the list.
pub(crate) const DRILL: &str = "drill";
/// A save that an earlier page could not open and moved out of the way.
pub(crate) const ASIDE: &str = "aside";
/// What the name of a match's second slot ends in; the first has the name of the match.
const SECOND: &str = ".b";

impl Slot {
    const fn name(self) -> &'static str {
        match self {
            Slot::Lang => "lang",
            Slot::Screen => "screen",
            Slot::Settings => "settings",
            Slot::WayUp => "way-up",
            Slot::Hints => "hints",
            Slot::Kits => "kits",
            Slot::Solved => "solved",
            Slot::LineUps => "line-ups",
            Slot::Tabs => "tabs",
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
        Keep { prefix: granted(), refused: RefCell::default() }
    }

    /// The text kept in a slot.
    pub(crate) fn text(&self, slot: Slot) -> Option<String> {
        self.read(slot.name())
    }

    /// Keeps a text; `false` when the browser refuses.
    pub(crate) fn put_text(&self, slot: Slot, text: &str) -> bool {
        self.put(slot.name(), text)
    }

    /// Forgets a slot.
    pub(crate) fn forget(&self, slot: Slot) {
        self.remove(slot.name());
    }

    /// The names of everything that is kept of matches, in no order; drills are none.
    pub(crate) fn matches(&self) -> Vec<String> {
        let mut names = self.names();
        names.extend(self.refused.borrow().iter().map(|(name, _)| name.clone()));
        let mut matches: Vec<String> = Vec::new();
        for name in names {
            match match_of(&name) {
                Some(id) if !id.starts_with(DRILL) && !matches.contains(&id) => matches.push(id),
                _ => {}
            }
        }
        matches
    }

    /// The texts in the two slots of a match.
    pub(crate) fn pair(&self, id: &str) -> [Option<String>; 2] {
        slots_of(id).map(|name| self.read(&name))
    }

    /// What the two slots of a match hold.
    pub(crate) fn look(&self, id: &str) -> Pair {
        let [a, b] = self.pair(id);
        slots::read([a.as_deref(), b.as_deref()])
    }

    /// Writes a match that was last written or read with this revision into its other slot.
    pub(crate) fn write(&self, id: &str, revision: u32, kept: Kept) -> Written {
        let at = match self.look(id) {
            Pair::Whole { kept, .. } if kept.revision != revision => return Written::Overtaken,
            Pair::Newer => return Written::Overtaken,
            Pair::Whole { at, .. } => 1 - at,
            Pair::Empty | Pair::Broken => 0,
        };
        let revision = revision + 1;
        let [first, second] = slots_of(id);
        let name = if at == 0 { first } else { second };
        Written::Done { revision, is_kept: self.put(&name, &Kept { revision, ..kept }.text()) }
    }

    /// Forgets a match.
    pub(crate) fn forget_match(&self, id: &str) {
        slots_of(id).iter().for_each(|name| self.remove(name));
    }

    /// The match to which a key of the browser's storage belongs.
    pub(crate) fn match_of_key(&self, key: &str) -> Option<String> {
        match_of(key.strip_prefix(self.prefix.as_ref()?)?)
    }

    /// Whether a key of the browser's storage is that of this slot.
    pub(crate) fn is_key_of(&self, key: &str, slot: Slot) -> bool {
        self.key(slot.name()).is_some_and(|k| k == key)
    }

    fn read(&self, name: &str) -> Option<String> {
        let refused = self.refused.borrow().iter().find(|(n, _)| n == name).map(|(_, text)| text.clone());
        refused.or_else(|| self.stored(name))
    }

    fn stored(&self, name: &str) -> Option<String> {
        let key = self.key(name)?;
        LocalStorage::raw().get_item(&key).ok().flatten()
    }

    /// Keeps a text and reads it back.
    fn put(&self, name: &str, text: &str) -> bool {
        let set = self.key(name).is_some_and(|key| LocalStorage::raw().set_item(&key, text).is_ok());
        let is_kept = set && self.stored(name).as_deref() == Some(text);
        let mut refused = self.refused.borrow_mut();
        refused.retain(|(n, _)| n != name);
        if !is_kept {
            refused.push((name.to_string(), text.to_string()));
        }
        is_kept
    }

    fn remove(&self, name: &str) {
        self.refused.borrow_mut().retain(|(n, _)| n != name);
        if let Some(key) = self.key(name) {
            LocalStorage::delete(key);
        }
    }

    fn names(&self) -> Vec<String> {
        let mut names = Vec::new();
        let Some(prefix) = &self.prefix else { return names };
        let storage = LocalStorage::raw();
        for i in 0..storage.length().unwrap_or(0) {
            let key = storage.key(i).ok().flatten().unwrap_or_default();
            names.extend(key.strip_prefix(prefix.as_str()).map(str::to_string));
        }
        names
    }

    fn key(&self, name: &str) -> Option<String> {
        self.prefix.as_ref().map(|p| format!("{p}{name}"))
    }
}

fn slots_of(id: &str) -> [String; 2] {
    [id.to_string(), format!("{id}{SECOND}")]
}

/// The match whose slot has this name.
fn match_of(name: &str) -> Option<String> {
    let id = name.strip_suffix(SECOND).unwrap_or(name);
    ([MATCH, DRILL].iter().any(|kind| id.starts_with(kind)) || id == ASIDE).then(|| id.to_string())
}
