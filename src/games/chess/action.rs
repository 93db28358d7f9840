//! What a side can do, and its text form (CO-6): `move e6 e9`, `pass e9`, `end`.
use super::board::BOARD;
use super::words;
use crate::cell::Cell;
use crate::game::Unreadable;
use crate::words::Phrase;
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

/// The words of a text one by one, each with its byte offset.
struct Words<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Words<'a> {
    fn next(&mut self) -> (usize, &'a str) {
        let rest = self.text.get(self.at..).unwrap_or("");
        let start = self.at + (rest.len() - rest.trim_start().len());
        let word = rest.split_whitespace().next().unwrap_or("");
        self.at = start + word.len();
        (start, word)
    }

    fn square(&mut self) -> Result<Cell, Unreadable> {
        let (at, word) = self.next();
        BOARD.parse(word).ok_or(fault(at, &words::NO_SUCH_SQUARE))
    }
}

const fn fault(at: usize, why: &'static Phrase) -> Unreadable {
    Unreadable { at, why: why.plain() }
}

impl FromStr for Action {
    type Err = Unreadable;

    /// Reads what `Display` writes; spaces round the words do not matter.
    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let mut words = Words { text, at: 0 };
        let (at, verb) = words.next();
        let action = match verb {
            "move" => Action::Move(words.square()?, words.square()?),
            "pass" => Action::Pass(words.square()?),
            "end" => Action::End,
            _ => return Err(fault(at, &words::NO_SUCH_VERB)),
        };
        match words.next() {
            (_, "") => Ok(action),
            (at, _) => Err(fault(at, &words::TOO_LONG)),
        }
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
            ("", 0, "unknown-action"),
            ("shoot e9", 0, "unknown-action"),
            ("Move e6 e9", 0, "unknown-action"),
            ("move", 4, "unknown-square"),
            ("move e6", 7, "unknown-square"),
            ("move e6 j9", 8, "unknown-square"),
            ("pass e13", 5, "unknown-square"),
            ("pass é9", 5, "unknown-square"),
            ("pass e9 now", 8, "too-many-words"),
            ("end e9", 4, "too-many-words"),
        ];
        for (text, at, code) in faults {
            let fault = text.parse::<Action>().expect_err("no action");
            assert_eq!((fault.at, fault.why.code()), (at, code), "{text}");
        }
    }
}
