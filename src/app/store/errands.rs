//! What is done in the clubhouse: nothing here is needed to play the match on screen to its end.
use super::fetch::{asked_place, game_at, game_in};
use super::open::linked;
use super::settings::asked_game;
use super::{Screen, Store};
use crate::dialog;
use crate::history;
use crate::intent::Errand;
use crate::keep::{ASIDE, Keep, MATCH};
use crate::reach;
use crate::trail;
use leptos::prelude::*;
use touchline::games::CARDS;

/// Does it.
pub(crate) fn run(store: Store, errand: Errand) {
    match errand {
        Errand::Restore => store.restore_screen(),
        Errand::GoTo(place) => store.go_to(&place),
        Errand::Show(id) => dialog::open(id),
        Errand::Copy(what) => history::copy(store, what),
        Errand::OpenLink => store.open_link(),
        Errand::LookAgain => store.look_again(),
        Errand::SetUp(game) => store.enter_set_up(game),
        Errand::Start { game, options, names, players } => store.start(game, &options, names, players),
        Errand::Train(game) => store.enter_training(game),
        Errand::Drill { game, place } => store.start_drill(game, place),
        Errand::AskHint => store.ask_hint(),
        Errand::ReadRules(game) => store.read_rules(game),
        Errand::TurnBoard => store.turn_board(),
        Errand::FollowTurns => store.follow_turns(),
        Errand::ShowCover(all) => store.choose(&reach::COVER, if all { "on" } else { "off" }),
        Errand::ReadGuide => store.read_guide(),
        Errand::Wear(side, kit) => store.wear(side, kit),
        Errand::KeepLineUp(side, name) => store.keep_line_up(side, &name),
        Errand::PlaceLineUp(name) => store.place_line_up(&name, true),
        Errand::ForgetLineUp(name) => store.forget_line_up(name),
        Errand::Resign(side) => store.resign(side),
        Errand::Continue(id) => store.continue_with(id),
        Errand::Forget(id) => store.forget_match(&id),
        Errand::TakeOver => store.take_over(),
        Errand::Open(text) => store.take_in(text),
        Errand::Pause(paused) => store.pause(paused),
        Errand::Step => store.step(),
        Errand::Pace(pace) => store.computer.pace.set(pace),
    }
}

/// The games that the page needs for its first picture.
pub(crate) fn games_at_first(keep: &Keep) -> Vec<usize> {
    let kept = |name: &str| keep.pair(name).into_iter().flatten().find_map(|save| game_in(&save));
    let left_at = asked_place(keep).unwrap_or_default();
    let linked = linked().and_then(|record| game_in(&record));
    [linked, asked_game(), game_at(keep, &left_at), kept(MATCH), kept(ASIDE)].into_iter().flatten().collect()
}

impl Store {
    fn restore_screen(self) {
        self.restore_match();
        // Who follows a link to a game wants that game, unless a match of it is on screen already.
        let is_here = |game| self.screen.get_untracked() == Screen::SetUp(game) || self.is_playing(game);
        if let Some(game) = asked_game().filter(|&game| !is_here(game)) {
            self.enter_set_up(game);
        }
    }

    fn is_playing(self, game: usize) -> bool {
        let on_table = self.table.with_value(|t| t.as_ref().map(|t| t.card().id));
        self.screen.get_untracked() == Screen::Match && on_table == CARDS.get(game).map(|card| card.id)
    }

    fn enter_set_up(self, game: usize) {
        self.with_games(vec![game], move |store| {
            store.screen.set(Screen::SetUp(game));
            window().scroll_to_with_x_and_y(0.0, 0.0);
            trail::enter(&store.place());
        });
    }
}
