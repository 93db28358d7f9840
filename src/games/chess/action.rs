//! What a side can do, and its text form (CO-6): `move e6 e9`, `pass e9`, `end`.
use super::board::BOARD;
use crate::cell::Cell;
use crate::game::Unreadable;
use crate::reading::{Words, unknown_verb};
use std::fmt;
use std::str::FromStr;

/// An action of the side on turn. The order of the variants is the order in lists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// The piece on the first square goes to the second: a move, a dribble or a tackle (CF-6 to CF-11).
    Move(Cell, Cell),
    /// The holder passes to a square (CF-12).
    Pass(Cell),
    /// The turn is ended (CF-5).
    End,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Move(from, to) => write!(f, "move {} {}", BOARD.name(from), BOARD.name(to)),
            Action::Pass(to) => write!(f, "pass {}", BOARD.name(to)),
            Action::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    /// Reads what `Display` writes; spaces round the words do not matter.
    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let mut words = Words::of(text);
        let (at, verb) = words.word();
        let mut square = || words.read(|w| BOARD.parse(w));
        let action = match verb {
            "move" => Action::Move(square()?, square()?),
            "pass" => Action::Pass(square()?),
            "end" => Action::End,
            _ => return Err(unknown_verb(at)),
        };
        words.end().map(|()| action)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_is_read_back() {
        for from in BOARD.cells() {
            for to in BOARD.cells() {
                let action = Action::Move(from, to);
                assert_eq!(action.to_string().parse(), Ok(action));
            }
            assert_eq!(Action::Pass(from).to_string().parse(), Ok(Action::Pass(from)));
        }
        assert_eq!("end".parse(), Ok(Action::End));
        assert_eq!(" pass   e9 ".parse::<Action>().map(|a| a.to_string()), Ok("pass e9".to_string()));
    }

    #[test]
    fn what_is_no_action_says_where_and_why() {
        let faults = [
            ("", 0, "unknown-verb"),
            ("shoot e9", 0, "unknown-verb"),
            ("Move e6 e9", 0, "unknown-verb"),
            ("move", 4, "bad-action"),
            ("move e6", 7, "bad-action"),
            ("move e6 j9", 8, "bad-action"),
            ("pass e13", 5, "bad-action"),
            ("pass é9", 5, "bad-action"),
            ("pass e9 now", 8, "bad-action"),
            ("end e9", 4, "bad-action"),
        ];
        for (text, at, code) in faults {
            let fault = text.parse::<Action>().expect_err("no action");
            assert_eq!((fault.at, fault.why.code()), (at, code), "{text}");
        }
    }
}
