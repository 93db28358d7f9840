//! The set-up form, and the rules chosen with it.
use super::words;
use crate::setup::{Kind, Opt, Setup};
use crate::side::Side;

/// The rules of a match that setup can choose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Rules {
    /// Length without extra time; a minute is one turn each (SF-21).
    pub(super) minutes: u8,
    /// A level match goes on for ten minutes (SF-21).
    pub(super) extra_time: bool,
    /// The kick goes one square further (SF-13).
    pub(super) touch_counts: bool,
    /// The kick may start diagonally (SF-15).
    pub(super) kick_any_way: bool,
    /// Side A of SF-4.
    pub(super) places_first: Side,
}

/// Turns of extra time (SF-21).
const EXTRA_TURNS: u16 = 20;

/// The rows of the set-up form.
pub(super) static OPTIONS: [Opt; 5] = [
    Opt {
        key: "minutes",
        name: &words::MINUTES,
        kind: Kind::Whole { from: 1, to: 90, offered: &[15, 25, 45] },
        preset: 25,
        per_side: false,
    },
    Opt { key: "extra_time", name: &words::EXTRA_TIME_OPTION, kind: Kind::Toggle, preset: 1, per_side: false },
    Opt { key: "touch_counts", name: &words::TOUCH_COUNTS, kind: Kind::Toggle, preset: 0, per_side: false },
    Opt { key: "kick_any_way", name: &words::KICK_ANY_WAY, kind: Kind::Toggle, preset: 0, per_side: false },
    Opt {
        key: "places_first",
        name: &words::PLACES_FIRST,
        kind: Kind::Choice(&[("home", &words::HOME), ("away", &words::AWAY)]),
        preset: 0,
        per_side: false,
    },
];

impl Rules {
    /// The rules that a setup chooses.
    pub(super) fn of(setup: &Setup) -> Rules {
        let on = |key| setup.value(key) != 0;
        Rules {
            minutes: u8::try_from(setup.value("minutes")).unwrap_or(25),
            extra_time: on("extra_time"),
            touch_counts: on("touch_counts"),
            kick_any_way: on("kick_any_way"),
            places_first: if on("places_first") { Side::Away } else { Side::Home },
        }
    }

    /// The setup that chooses these rules.
    pub(super) fn setup(self) -> Setup {
        let mut setup = Setup::preset(&OPTIONS);
        let values = [
            ("minutes", self.minutes.to_string()),
            ("extra_time", self.extra_time.to_string()),
            ("touch_counts", self.touch_counts.to_string()),
            ("kick_any_way", self.kick_any_way.to_string()),
            ("places_first", self.places_first.to_string()),
        ];
        for (key, word) in values {
            setup.choose(key, &word).expect("rules are made of values that the form allows");
        }
        setup
    }

    /// The last turn before extra time.
    pub(super) const fn last_turn(self) -> u16 {
        2 * self.minutes as u16
    }

    /// The last turn of extra time.
    pub(super) const fn last_extra_turn(self) -> u16 {
        self.last_turn() + EXTRA_TURNS
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_and_setup_say_the_same() {
        let text = "minutes=45 extra_time=false touch_counts=true kick_any_way=true places_first=away";
        let setup = Setup::parse(&OPTIONS, text).expect("options of the game");
        assert_eq!(Rules::of(&setup).setup(), setup);
        assert_eq!(Rules::of(&setup).last_turn(), 90);
        let preset = Setup::preset(&OPTIONS);
        assert_eq!(Rules::of(&preset).setup(), preset);
    }
}
