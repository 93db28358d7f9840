//! The kept matches: opening, writing, taking in and forgetting them.
use super::begin::day_of;
use super::fetch::{game_at, game_in};
use super::open::linked;
use super::{Screen, Store, now};
use crate::keep::{ASIDE, DRILL, Keep, MATCH, Slot, Written};
use crate::parts::{self, Part};
use crate::trail;
use leptos::prelude::*;
use serde_json::Value;
use touchline::games::CARDS;
use touchline::player::Player;
use touchline::save;
use touchline::side::{BySide, Side};
use touchline::slots::{Kept, Pair};
use touchline::table::{self, AnyTable};
use touchline::trouble::{NEWER, Trouble, UNREADABLE};
use touchline::words::{Arg, LANGS, Lang, Phrase};

/// So long after it was written nobody sits before a match any more in which nothing was played, in milliseconds.
const HOUR: u64 = 3_600_000;

/// So many matches are kept; then the oldest finished ones go. One that is not over never goes by itself.
const SHELF: usize = 20;

/// A kept match as the list shows it.
pub(crate) struct OnShelf {
    /// Its name in the storage.
    pub(crate) id: String,
    /// What is exported of it: the save, or the kept texts as they are.
    pub(crate) text: String,
    /// What can be said of it, or why it cannot be opened, in every language.
    pub(crate) what: Result<Glance, [String; LANGS]>,
}

/// What the list says of a match.
pub(crate) struct Glance {
    /// The match as it is kept.
    pub(crate) kept: Kept,
    /// The row of its game in the registry.
    pub(crate) game: usize,
    /// The sides' names; empty means the game's word for the side.
    pub(crate) names: BySide<String>,
    /// Who plays them.
    pub(crate) players: BySide<Player>,
    /// Whether anything was ever played.
    is_begun: bool,
    /// The side that gave it up.
    pub(crate) given_up_by: Option<Side>,
}

/// The match on the table, as the storage knows it.
#[derive(Clone, Default)]
pub(super) struct Playing {
    pub(super) id: String,
    pub(super) revision: u32,
    /// When this tab opened it, as a number that no other tab has: of two tabs the earlier one has the match.
    pub(super) since: u64,
}

static OLDER: Phrase = Phrase::new(
    "older-save",
    [
        "The last thing saved of this match was damaged: it goes on from the step before.",
        "Le dernier enregistrement de cette partie était abîmé : elle reprend un coup plus tôt.",
        "Lo último que se guardó de este partido estaba dañado: sigue desde el paso anterior.",
    ],
);
static TAKEN_IN: Phrase = Phrase::new(
    "taken-in",
    [
        "{0} {0|match was|matches were} added.",
        "{0} {0|partie ajoutée|parties ajoutées}.",
        "{0} {0|partido añadido|partidos añadidos}.",
    ],
);
static TAKEN_IN_UNSAVED: Phrase = Phrase::new(
    "taken-in-unsaved",
    [
        "{0} {0|match was|matches were} added, but this browser could not save everything: what it has not saved is lost when the page is closed.",
        "{0} {0|partie ajoutée|parties ajoutées}, mais ce navigateur n’a pas pu tout enregistrer : le reste sera perdu à la fermeture de la page.",
        "{0} {0|partido añadido|partidos añadidos}, pero este navegador no ha podido guardarlo todo: lo demás se pierde al cerrar la página.",
    ],
);
static NOT_READABLE: Phrase =
    Phrase::new("not-readable", ["Not readable: {0}.", "Illisibles : {0}.", "Ilegibles: {0}."]);
static WITHOUT_GAME: Phrase = Phrase::new(
    "taken-in-without-game",
    [
        "Not added, since the game could not be loaded: {0}. Check the connection and try again.",
        "Non ajoutées, car le jeu n’a pas pu être chargé : {0}. Vérifiez la connexion et réessayez.",
        "Sin añadir, porque no se ha podido cargar el juego: {0}. Comprueba la conexión e inténtalo de nuevo.",
    ],
);

impl Store {
    /// Finds again what was on screen: where the browser's history stands, else where the page was left.
    pub(super) fn restore_match(self) {
        let adopted = [MATCH, ASIDE].map(|name| self.adopt(name));
        let left_at = self.keep.with_value(|k| k.text(Slot::Screen));
        let stood_at = trail::here();
        let place = match adopted {
            [Some(id), _] if left_at.as_deref() == Some(MATCH) => Some(id),
            _ => stood_at.clone().or(left_at),
        };
        // Who follows a link to a match wants that one.
        let place = place.filter(|_| linked().is_none()).unwrap_or_default();
        self.go_to(&place);
        // A game that cannot be had just now is wanted again when the page is loaded again.
        let place = if self.fetching.get_untracked().is_some() { place } else { self.place() };
        if stood_at.is_none() && !place.is_empty() {
            trail::put("");
            trail::enter(&place);
        } else {
            trail::put(&place);
        }
    }

    /// Goes where the browser's history says.
    pub(super) fn go_to(self, place: &str) {
        let game = self.keep.with_value(|k| game_at(k, place)).filter(|&game| game < CARDS.len());
        let place = place.to_string();
        self.with_games(game.into_iter().collect(), move |store| {
            let is_kept = [MATCH, DRILL].iter().any(|kind| place.starts_with(kind));
            match game {
                Some(game) if place.starts_with(trail::SET_UP) => store.screen.set(Screen::SetUp(game)),
                Some(game) if place.starts_with(trail::TRAINING) => store.show_training(game),
                _ if is_kept && store.open_kept(&place) => store.show_match(),
                _ => store.show_games(),
            }
        });
    }

    /// The name of what is on screen, for the browser's history.
    pub(super) fn place(self) -> String {
        match self.screen.get_untracked() {
            Screen::Games => String::new(),
            Screen::SetUp(game) => format!("{}{game}", trail::SET_UP),
            Screen::Training(game) => format!("{}{game}", trail::TRAINING),
            Screen::Match => self.playing.with_value(|p| p.id.clone()),
        }
    }

    /// Takes over the match of an earlier page. One that cannot be opened stays where it is, and is listed.
    fn adopt(self, name: &str) -> Option<String> {
        let [save, _] = self.keep.with_value(|k| k.pair(name));
        let table = table::open_save(&parts::rows(), &save?).ok()?;
        let (id, is_kept) = self.put_on_shelf(&table, now());
        if is_kept {
            self.keep.with_value(|k| k.forget_match(name));
        }
        Some(id)
    }

    /// Keeps a match that was last played at this time under a name of its own; a drill under its own name, each time
    /// anew.
    fn put_on_shelf(self, table: &AnyTable, when: u64) -> (String, bool) {
        let id = match table.drill() {
            Some(drill) => format!("{DRILL}-{}-{}", table.card().id, drill.code),
            None => {
                // Where the clubhouse was never opened there are few.
                parts::clubhouse().into_iter().for_each(|clubhouse| (clubhouse.make_room)(self));
                self.keep.with_value(fresh_id)
            }
        };
        self.keep.with_value(|k| k.forget_match(&id));
        let written = self.keep.with_value(|k| k.write(&id, 0, Kept::of(table.as_ref(), when)));
        self.shelf.update(|s| *s += 1);
        (id, matches!(written, Written::Done { is_kept: true, .. }))
    }

    /// Forgets the oldest finished matches when there are too many, and those in which nothing was played; but not while
    /// somebody may sit before one in another tab, who would not find it when the page is loaded again.
    pub(crate) fn make_room(self) {
        let stale = |row: &&OnShelf| !is_begun(row) && row.what.as_ref().is_ok_and(|g| g.kept.when + HOUR < now());
        self.all_kept().iter().filter(stale).for_each(|row| self.keep.with_value(|k| k.forget_match(&row.id)));
        let over = |row: &&OnShelf| row.what.as_ref().is_ok_and(|g| g.kept.chooser.is_none());
        let shelf = self.on_shelf();
        let too_many = (shelf.len() + 1).saturating_sub(SHELF);
        for row in shelf.iter().rev().filter(over).take(too_many) {
            self.keep.with_value(|k| k.forget_match(&row.id));
        }
    }

    /// Puts a new match on the table and keeps it beside the others.
    pub(super) fn begin(self, table: AnyTable) {
        let (id, is_kept) = self.put_on_shelf(&table, now());
        self.is_kept.set(is_kept);
        self.set_table(table);
        self.claim(id, 1);
        self.notice.set(None);
        self.enter();
    }

    /// Opens a kept match; says why if it cannot be.
    pub(super) fn open_kept(self, id: &str) -> bool {
        // What is wrong with the others is told where they are listed.
        let Pair::Whole { kept, is_other_broken, .. } = self.keep.with_value(|k| k.look(id)) else { return false };
        match table::open_save(&parts::rows(), &kept.save) {
            Ok(table) => {
                self.set_table(table);
                self.claim(id.to_string(), kept.revision);
                self.notice.set(None);
                if is_other_broken {
                    self.tell(&OLDER);
                }
                true
            }
            Err(trouble) => {
                self.notice.set(Some(trouble.said()));
                false
            }
        }
    }

    pub(super) fn continue_with(self, id: String) {
        let game = self.keep.with_value(|k| game_at(k, &id));
        self.with_games(game.into_iter().collect(), move |store| {
            if store.open_kept(&id) {
                store.enter();
            }
        });
    }

    pub(super) fn forget_match(self, id: &str) {
        self.keep.with_value(|k| k.forget_match(id));
        self.shelf.update(|s| *s += 1);
    }

    /// Writes the match as it now stands. `false` when another tab has it.
    pub(super) fn save(self) -> bool {
        let Some(kept) = self.table.with_value(|t| t.as_ref().map(|t| Kept::of(t.as_ref(), now()))) else {
            return true;
        };
        let Playing { id, revision, .. } = self.playing.get_value();
        match self.keep.with_value(|k| k.write(&id, revision, kept)) {
            Written::Done { revision, is_kept } => {
                self.playing.update_value(|p| p.revision = revision);
                self.is_kept.set(is_kept);
                true
            }
            Written::Overtaken => {
                self.watch();
                false
            }
        }
    }

    /// Takes in what was pasted or read from a file: a match to go on with, or a list of matches for the shelf.
    pub(super) fn take_in(self, text: String) {
        match serde_json::from_str(&text) {
            Ok(Value::Array(saves)) => {
                let saves: Vec<String> = saves.iter().map(Value::to_string).collect();
                let mut games: Vec<usize> = saves.iter().filter_map(|save| game_in(save)).collect();
                games.sort_unstable();
                games.dedup();
                let games = games.into_iter().map(Part::Game).collect();
                self.when_fetched(games, Box::new(move |store, _| store.take_in_all(&saves)));
            }
            _ => self.open(text, false),
        }
    }

    fn take_in_all(self, saves: &[String]) {
        let rows = parts::rows();
        let (mut kept, mut unreadable, mut without_game) = (Vec::new(), 0, 0);
        for save in saves {
            match table::open_save(&rows, save) {
                Ok(table) if table.moves().is_empty() && table.undone().is_empty() => {}
                Ok(table) => kept.push(self.put_on_shelf(&table, played_at(save, &table)).1),
                Err(_) if game_in(save).is_some_and(|game| parts::here(game).is_none()) => without_game += 1,
                Err(_) => unreadable += 1,
            }
        }
        let phrase = if kept.contains(&false) { &TAKEN_IN_UNSAVED } else { &TAKEN_IN };
        let counted = [(phrase, kept.len()), (&NOT_READABLE, unreadable), (&WITHOUT_GAME, without_game)];
        let said = counted.into_iter().filter(|&(of, n)| n > 0 || of.code == phrase.code);
        let said: Vec<_> = said
            .map(|(of, n)| self.in_every_language(&of.with([Arg::Count(i16::try_from(n).unwrap_or(i16::MAX))])))
            .collect();
        self.notice.set(Some(
            Lang::ALL.map(|lang| said.iter().map(|s| s[lang as usize].as_str()).collect::<Vec<_>>().join(" ")),
        ));
    }

    /// The kept matches that are listed, what was played last first. One in which nothing was played is kept for those
    /// who load the page again or come back to it, and is not worth a line.
    pub(crate) fn on_shelf(self) -> Vec<OnShelf> {
        self.shelf.track();
        let mut rows = self.all_kept();
        rows.retain(is_begun);
        rows
    }

    /// The kept match that stands exactly as this one.
    pub(super) fn kept_as(self, table: &AnyTable) -> Option<String> {
        let save = table.save();
        // Compared as what they say: an earlier page wrote it in another order.
        let is_same = |kept: &Glance| serde_json::from_str(&kept.kept.save).is_ok_and(|kept: Value| kept == save);
        self.all_kept().into_iter().find(|row| row.what.as_ref().is_ok_and(is_same)).map(|row| row.id)
    }

    /// Everything that is kept of matches, what was played last first.
    fn all_kept(self) -> Vec<OnShelf> {
        let when = |row: &OnShelf| row.what.as_ref().map_or(u64::MAX, |g| g.kept.when);
        let mut rows: Vec<OnShelf> = Vec::new();
        for id in self.keep.with_value(Keep::matches) {
            let row = self.keep.with_value(|k| on_shelf(k, id));
            let at = rows.iter().take_while(|r| when(r) > when(&row)).count();
            rows.insert(at, row);
        }
        rows
    }
}

fn is_begun(row: &OnShelf) -> bool {
    row.what.as_ref().map_or(true, |glance| glance.is_begun)
}

fn on_shelf(keep: &Keep, id: String) -> OnShelf {
    let texts = || keep.pair(&id).into_iter().flatten().collect::<Vec<_>>().join("\n");
    let (text, what) = match keep.look(&id) {
        Pair::Whole { kept, .. } => (save::dated(&kept.save, kept.when), glance(kept)),
        Pair::Newer => (texts(), Err(Trouble::plain(&NEWER))),
        // An earlier page kept plain saves, and what is wrong with one can be told.
        Pair::Broken | Pair::Empty => {
            let text = texts();
            let is_here = game_in(&text).is_some_and(|game| parts::here(game).is_some());
            let why = if is_here { table::open_save(&parts::rows(), &text).err() } else { table::game_of(&text).err() };
            let why = why.unwrap_or(Trouble::plain(&UNREADABLE));
            (text, Err(why))
        }
    };
    OnShelf { id, text, what: what.map_err(|trouble| trouble.said()) }
}

fn glance(kept: Kept) -> Result<Glance, Trouble> {
    let unreadable = || Trouble::plain(&UNREADABLE);
    let save: Value = serde_json::from_str(&kept.save).map_err(|_| unreadable())?;
    let id = save::game_of(&save)?;
    let game = parts::place(id).ok_or_else(unreadable)?;
    let name = |i: usize| save.get("names").and_then(|n| n.get(i)?.as_str()).unwrap_or_default().to_string();
    let id = |i: usize| save.get("players").and_then(|p| p.get(i)?.as_str()).unwrap_or_default();
    let player = |i: usize| Player::parse(id(i)).unwrap_or_default();
    let names = BySide { home: name(0), away: name(1) };
    let players = BySide { home: player(0), away: player(1) };
    let (is_begun, given_up_by) = (save::is_begun(&save), save::given_up_by(&save));
    Ok(Glance { kept, game, names, players, is_begun, given_up_by })
}

/// When a match that is taken in was last played: as it says itself, else the day on which it began.
fn played_at(save: &str, table: &AnyTable) -> u64 {
    let said = serde_json::from_str(save).ok().and_then(|save: Value| save::dated_at(&save));
    said.or_else(|| day_of(&table.details().date)).unwrap_or(u64::MAX).min(now())
}

/// A name that no match has yet.
fn fresh_id(keep: &Keep) -> String {
    let taken = keep.matches();
    let mut stamp = now();
    loop {
        let id = format!("{MATCH}-{stamp:x}");
        if !taken.contains(&id) {
            return id;
        }
        stamp += 1;
    }
}
