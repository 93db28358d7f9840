//! How a match begins: from the set-up form, at once, or once more.
use super::Store;
use crate::parts;
use crate::players::Players;
use crate::words as w;
use leptos::prelude::*;
use touchline::dice::Seed;
use touchline::player::Player;
use touchline::session::Details;
use touchline::setup::Setup;
use touchline::side::BySide;
use touchline::table::Row;

/// How many letters a side's name has at most.
const LONGEST_NAME: usize = 20;

impl Store {
    /// Begins the usual match of a game.
    pub(super) fn play_now(self, game: usize) {
        self.with_games(vec![game], move |store| parts::here(game).into_iter().for_each(|row| store.begin_usual(row)));
    }

    fn begin_usual(self, row: &Row) {
        let Some(seed) = fresh_seed() else { return self.tell(&w::NO_SEED) };
        match (row.start)(Setup::preset((row.options)()), seed, details(row)) {
            Ok(table) => self.begin(table),
            Err(why) => self.notice.set(Some(self.in_every_language(&why))),
        }
    }

    /// Begins a match as the set-up form says.
    pub(super) fn start(self, game: usize, options: &[(String, String)], names: [String; 2], players: BySide<Player>) {
        let Some(row) = parts::here(game) else { return };
        let mut setup = Setup::preset((row.options)());
        let chosen = options.iter().try_for_each(|(key, word)| setup.choose(key, word));
        let [home, away] = names.map(|n| name_of(&n));
        let details = Details { names: BySide { home, away }, players, date: today() };
        let Some(seed) = fresh_seed() else { return self.tell(&w::NO_SEED) };
        match chosen.and_then(|()| (row.start)(setup, seed, details)) {
            Ok(table) => self.begin(table),
            Err(why) => self.notice.set(Some(self.in_every_language(&why))),
        }
    }

    /// Begins the match on the table once more.
    pub(super) fn rematch(self) {
        let Some(seed) = fresh_seed() else { return self.tell(&w::NO_SEED) };
        match self.table.with_value(|t| t.as_ref().map(|t| t.rematch(seed, today()))) {
            Some(Ok(table)) => self.begin(table),
            Some(Err(why)) => self.notice.set(Some(self.in_every_language(&why))),
            None => {}
        }
    }
}

/// Who plays a match that nobody has set up, and when.
fn details(row: &Row) -> Details {
    Details { players: untrack(|| Players::of(row).chosen()), date: today(), ..Details::default() }
}

/// A side's name as it was typed: so long at most, counted as people count letters.
pub(crate) fn name_of(typed: &str) -> String {
    typed.trim().chars().take(LONGEST_NAME).collect()
}

/// The day as records write it.
pub(super) fn today() -> String {
    let date = js_sys::Date::new_0();
    format!("{}.{:02}.{:02}", date.get_full_year(), date.get_month() + 1, date.get_date())
}

/// The noon of a day that is written like that, in milliseconds since 1970.
pub(super) fn day_of(date: &str) -> Option<u64> {
    let mut numbers = date.split('.').map(|n| n.parse::<u16>().ok());
    let [year, month, day] = [(); 3].map(|()| numbers.next().flatten());
    let (month, day) = (month?.checked_sub(1)?, day?);
    let noon = js_sys::Date::new_with_year_month_day_hr(year?.into(), month.into(), day.into(), 12).get_time();
    (noon >= 0.0).then_some(noon as u64)
}

/// A seed that nobody can foresee; `None` where the browser gives none.
pub(super) fn fresh_seed() -> Option<Seed> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).ok().map(|()| Seed(u64::from_le_bytes(bytes)))
}
