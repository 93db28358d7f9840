//! The rows of the set-up form that say who plays: two people, one against the computer, or the computer against itself.
use crate::store::Store;
use crate::ui::{El, Text, flag, html, said, text};
use leptos::prelude::*;
use touchline::player::Player;
use touchline::side::{BySide, Side};
use touchline::table::Row;
use touchline::words::{Arg, Phrase};

static WHO_PLAYS: Phrase = Phrase::new("who-plays", ["Who plays", "Qui joue", "Quién juega"]);
static MODES: [Phrase; 3] = [
    Phrase::new("two-people", ["Two people", "Deux personnes", "Dos personas"]),
    Phrase::new("one-person", ["Against the computer", "Contre l’ordinateur", "Contra el ordenador"]),
    Phrase::new("nobody", ["Computer against itself", "L’ordinateur contre lui-même", "El ordenador contra sí mismo"]),
];
static LEVEL: Phrase = Phrase::new("level", ["Level", "Niveau", "Nivel"]);
static LEVEL_IS: Phrase = Phrase::new("level-is", ["{0}: {1}", "{0} : {1}", "{0}: {1}"]);
static LEVELS: [Phrase; 5] = [
    Phrase::new("level-1", ["Beginner", "Débutant", "Principiante"]),
    Phrase::new("level-2", ["Amateur", "Amateur", "Aficionado"]),
    Phrase::new("level-3", ["Skilled", "Confirmé", "Hábil"]),
    Phrase::new("level-4", ["Strong", "Fort", "Fuerte"]),
    Phrase::new("level-5", ["Expert", "Expert", "Experto"]),
];
static YOUR_SIDE: Phrase = Phrase::new("your-side", ["You play", "Vous jouez", "Tú juegas"]);

const TWO_PEOPLE: u32 = 0;
const ONE_PERSON: u32 = 1;
const NOBODY: u32 = 2;

/// The level before anybody chooses one, counted from 0: a newcomer can win.
const EASY: u32 = 0;

/// What is chosen in these rows, each as the place in its row.
#[derive(Clone, Copy)]
pub(crate) struct Players {
    has_mind: bool,
    mode: RwSignal<u32>,
    person: RwSignal<u32>,
    levels: [RwSignal<u32>; 2],
}

impl Players {
    /// What stands there at first: against the computer, where the game has a mind.
    pub(crate) fn of(row: &Row) -> Players {
        let has_mind = row.think.is_some();
        let mode = RwSignal::new(if has_mind { ONE_PERSON } else { TWO_PEOPLE });
        Players { has_mind, mode, person: RwSignal::new(0), levels: [EASY; 2].map(RwSignal::new) }
    }

    /// Who plays a side.
    pub(crate) fn plays(self, side: Side) -> Player {
        let is_person = match self.mode.get() {
            TWO_PEOPLE => true,
            ONE_PERSON => self.person.get() == side as u32,
            _ => false,
        };
        // Against a person there is one row for the level, whichever side it plays.
        let [home, away] = self.levels;
        let level = if side == Side::Home && self.mode.get() == NOBODY { home } else { away };
        if is_person { Player::Person } else { Player::Computer(level.get() as u8 + 1) }
    }

    /// Who plays each side, as it is chosen now.
    pub(crate) fn chosen(self) -> BySide<Player> {
        untrack(|| BySide::from_fn(|side| self.plays(side)))
    }

    /// The rows, given what the sides are called; none where only people can play.
    pub(crate) fn rows(self, store: Store, teams: [&'static Phrase; 2]) -> Vec<AnyView> {
        if !self.has_mind {
            return Vec::new();
        }
        let mode = self.mode;
        let [home, away] = self.levels;
        let modes = MODES.iter().map(|name| Choice { code: name.code, label: said(store, name), name: None });
        let team = move |side: Side| teams[side as usize];
        let sides = Side::BOTH.map(|s| Choice { code: s.id(), label: said(store, team(s)), name: None });
        // The names are too long to stand beside each other, so the row says the chosen one.
        let levels = LEVELS.iter().zip(1..).map(|(name, n)| {
            let called = text(move || store.say(&LEVEL_IS.with([Arg::Count(n), Arg::Term(name)])));
            Choice { code: name.code, label: Signal::stored(n.to_string()), name: Some(called) }
        });
        let (modes, levels): (Vec<_>, Vec<_>) = (modes.collect(), levels.collect());
        let level_of = move |side: Side, level: RwSignal<u32>| {
            text(move || {
                let what = if mode.get() == NOBODY { team(side) } else { &LEVEL };
                let name = LEVELS.get(level.get() as usize).unwrap_or(&LEVEL);
                store.say(&LEVEL_IS.with([Arg::Term(what), Arg::Term(name)]))
            })
        };
        let hidden = move |modes: &'static [u32]| flag(move || !modes.contains(&mode.get()));
        vec![
            row("who-plays", said(store, &WHO_PLAYS), &modes, mode).view(),
            row("home-level", level_of(Side::Home, home), &levels, home).when("hidden", hidden(&[NOBODY])).view(),
            row("level", level_of(Side::Away, away), &levels, away)
                .when("hidden", hidden(&[ONE_PERSON, NOBODY]))
                .view(),
            row("your-side", said(store, &YOUR_SIDE), &sides, self.person).when("hidden", hidden(&[ONE_PERSON])).view(),
        ]
    }
}

/// One choice of a row: what stands on it, and what it is called if that is something else.
#[derive(Clone, Copy)]
struct Choice {
    code: &'static str,
    label: Text,
    name: Option<Text>,
}

/// A row of choices.
fn row(key: &'static str, legend: Text, choices: &[Choice], value: RwSignal<u32>) -> El {
    let choice = |(place, choice): (u32, &Choice)| {
        let mut field = html("input").set("type", "radio").set("name", key).set("value", choice.code);
        if value.get_untracked() == place {
            field = field.set("checked", "");
        }
        if let Some(name) = choice.name {
            field = field.follow("aria-label", name);
        }
        let field = field.on("change", Box::new(move |_| value.set(place)));
        html("label").class("radio").add(field.view()).add(html("span").text(choice.label).view()).view()
    };
    let choices = html("div").class("radios").all((0..).zip(choices).map(choice));
    html("fieldset").class(key).add(html("legend").text(legend).view()).add(choices.view())
}
