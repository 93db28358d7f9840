//! The clubhouse: all that lies off the pitch and that a first match does not open. It is a part of the program of its own,
//! so the rest of the page reaches it through this table alone: what is called by its name comes with the page.
use crate::changes;
use crate::computer;
use crate::drills;
use crate::embed;
use crate::frame::Frame;
use crate::full_time;
use crate::guide;
use crate::history;
use crate::home;
use crate::intent::Errand;
use crate::keep::Keep;
use crate::line_ups;
use crate::menu;
use crate::reach;
use crate::rules;
use crate::settings;
use crate::setup;
use crate::shelf;
use crate::store::{self, Store};
use crate::ui::{El, html, is_unfolded, many, nothing, part, said};
use leptos::prelude::*;
use touchline::words::Phrase;

/// A view of the clubhouse.
type View = fn(Store) -> AnyView;

/// A view of the clubhouse that is about something.
type ViewOf<T> = fn(Store, T) -> AnyView;

/// What there is in the clubhouse.
pub(crate) struct Clubhouse {
    /// Does what is done there.
    pub(crate) run: fn(Store, Errand),
    /// The games that the page needs for its first picture.
    pub(crate) games_at_first: fn(&Keep) -> Vec<usize>,
    /// Makes room for another match among those kept.
    pub(crate) make_room: fn(Store),
    /// The set-up form of the game in this place.
    pub(crate) set_up: ViewOf<usize>,
    /// The drills of the game in this place.
    pub(crate) training: ViewOf<usize>,
    /// The dialogs over whatever is on screen.
    pub(crate) dialogs: View,
    /// The dialogs of a match.
    pub(crate) match_dialogs: View,
    /// The kept matches.
    pub(crate) shelf: View,
    /// A place to paste a match.
    pub(crate) opener: View,
    /// The code for a page of one's own.
    pub(crate) embed_code: View,
    /// What happened in the match.
    pub(crate) history: View,
    /// A text of the match to be copied by hand.
    pub(crate) by_hand: ViewOf<String>,
    /// What each side did, counted.
    pub(crate) statistics: View,
    /// The controls of a match that only the computer plays.
    pub(crate) controls: View,
    /// The kept line-ups, while somebody is to place footballers.
    pub(crate) line_ups: View,
    /// What the drill on the table asks for.
    pub(crate) task: View,
    /// What helps in the drill on the table.
    pub(crate) hint: View,
    /// How the drill on the table ended.
    pub(crate) decided: View,
    /// The button that shows what all footballers cover.
    pub(crate) cover_toggle: View,
    /// The hatching of what is covered, in a frame.
    pub(crate) covered: ViewOf<Memo<Frame>>,
    /// Which hatching is whose.
    pub(crate) cover_key: View,
}

/// The clubhouse itself: nothing but its part of the program may name it.
pub(crate) static CLUBHOUSE: Clubhouse = Clubhouse {
    run: store::run,
    games_at_first: store::games_at_first,
    make_room: Store::make_room,
    set_up: setup::set_up,
    training: drills::training,
    dialogs: |store| many([settings::settings(store), rules::rules(store), guide::guide(store)]),
    match_dialogs: |store| {
        many([menu::menu(store), line_ups::line_ups_dialog(store), menu::resignation(store), changes::changes(store)])
    },
    shelf: shelf::shelf,
    opener: home::opener,
    embed_code: embed::embed_code,
    history: history::turns,
    by_hand: history::by_hand,
    statistics: full_time::statistics,
    controls: computer::controls,
    line_ups: line_ups::line_ups,
    task: drills::task,
    hint: drills::hint,
    decided: drills::decided,
    cover_toggle: reach::toggle,
    covered: reach::covered,
    cover_key: reach::key,
};

/// A view of the clubhouse; nothing until that is here.
pub(crate) fn view(store: Store, of: fn(&Clubhouse) -> View) -> AnyView {
    part(move || store.clubhouse().map_or_else(nothing, |clubhouse| of(clubhouse)(store)))
}

/// A view of the clubhouse that is about something, such as a game.
pub(crate) fn view_of<T>(store: Store, what: T, of: fn(&Clubhouse) -> ViewOf<T>) -> AnyView {
    store.clubhouse().map_or_else(nothing, |clubhouse| of(clubhouse)(store, what))
}

/// Something to unfold, in which there is a view of the clubhouse.
pub(crate) fn fold(store: Store, name: &'static Phrase, open: RwSignal<bool>, inside: AnyView) -> El {
    let toggled = Box::new(move |e: web_sys::Event| {
        open.set(is_unfolded(&e));
        if open.get_untracked() {
            store.call_for_clubhouse();
        }
    });
    html("details")
        .when("open", open.into())
        .on("toggle", toggled)
        .add(html("summary").text(said(store, name)).view())
        .add(inside)
}
