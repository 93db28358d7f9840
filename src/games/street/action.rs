//! What a side can do, and the text form of it (CO-6).
use super::board::BOARD;
use super::words;
use crate::cell::{Cell, Path};
use crate::game::Unreadable;
use crate::words::Phrase;
use std::fmt;
use std::str::FromStr;

/// What a side can do.
///
/// The text forms are `place d1`, `ball d5`, `move d4 e5`, `move d4 d5 3`, `kick b7`, `kick b7 via c5,d6`, `kick goal`
/// and `skip`; writing and reading are inverse.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Puts the side's next footballer on the board (SF-4).
    Place(Cell),
    /// Puts the ball on a centre square (SF-7).
    Ball(Cell),
    /// Walks a footballer (SF-10), onto the ball too (SF-11).
    Move {
        /// Where he stands.
        from: Cell,
        /// Where he ends.
        to: Cell,
        /// Onto the ball: how far he will kick it, when that is not the longest kick on offer.
        squares: Option<u8>,
    },
    /// Kicks the ball that a footballer stands on.
    Kick {
        /// Where it goes.
        to: Target,
        /// The squares of the team-mates who relay it, in order; empty for whichever way is simplest (SF-18).
        via: Path,
    },
    /// Passes the turn (SF-9).
    Skip,
}

/// Where a kick goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Target {
    /// It lands on a square.
    Square(Cell),
    /// It crosses the opponents' goal line (SF-19).
    Goal,
}

impl Action {
    /// A kick to a target, by whichever way is simplest.
    pub const fn kick(to: Target) -> Action {
        Action::Kick { to, via: Path::EMPTY }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Place(cell) => write!(f, "place {}", BOARD.name(cell)),
            Action::Ball(cell) => write!(f, "ball {}", BOARD.name(cell)),
            Action::Move { from, to, squares } => {
                write!(f, "move {} {}", BOARD.name(from), BOARD.name(to))?;
                squares.map_or(Ok(()), |n| write!(f, " {n}"))
            }
            Action::Kick { to, via } => {
                match to {
                    Target::Square(cell) => write!(f, "kick {}", BOARD.name(cell))?,
                    Target::Goal => write!(f, "kick goal")?,
                }
                via.cells().iter().enumerate().try_for_each(|(i, &cell)| {
                    let before = if i == 0 { " via " } else { "," };
                    write!(f, "{before}{}", BOARD.name(cell))
                })
            }
            Action::Skip => write!(f, "skip"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let mut line = Line { text, at: 0 };
        let (at, verb) = line.word();
        let action = match verb {
            "place" => Action::Place(line.square()?),
            "ball" => Action::Ball(line.square()?),
            "move" => Action::Move { from: line.square()?, to: line.square()?, squares: line.squares()? },
            "kick" => Action::Kick { to: line.target()?, via: line.via()? },
            "skip" => Action::Skip,
            _ => return unreadable(at, &words::UNKNOWN_ACTION),
        };
        match line.word() {
            (_, "") => Ok(action),
            (at, _) => unreadable(at, &words::TOO_MUCH),
        }
    }
}

fn unreadable<T>(at: usize, why: &'static Phrase) -> Result<T, Unreadable> {
    Err(Unreadable { at, why: why.plain() })
}

/// A line of text, and how far it has been read.
struct Line<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Line<'a> {
    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or("")
    }

    /// The next word and where it begins; empty at the end of the line.
    fn word(&mut self) -> (usize, &'a str) {
        let rest = self.rest().trim_start();
        let begin = self.text.len() - rest.len();
        let word = rest.split(char::is_whitespace).next().unwrap_or("");
        self.at = begin + word.len();
        (begin, word)
    }

    fn square(&mut self) -> Result<Cell, Unreadable> {
        let (at, name) = self.word();
        square(at, name)
    }

    fn target(&mut self) -> Result<Target, Unreadable> {
        match self.word() {
            (_, "goal") => Ok(Target::Goal),
            (at, name) => square(at, name).map(Target::Square),
        }
    }

    /// The length of a kick, a digit from 1 to 9, if there is one.
    fn squares(&mut self) -> Result<Option<u8>, Unreadable> {
        match self.word() {
            (_, "") => Ok(None),
            (at, word) => match word.as_bytes() {
                [digit @ b'1'..=b'9'] => Ok(Some(digit - b'0')),
                _ => unreadable(at, &words::NOT_A_LENGTH),
            },
        }
    }

    /// The relays' squares after `via`, with commas between, if there are any.
    fn via(&mut self) -> Result<Path, Unreadable> {
        let mut path = Path::EMPTY;
        match self.word() {
            (_, "") => return Ok(path),
            (_, "via") => {}
            (at, _) => return unreadable(at, &words::TOO_MUCH),
        }
        let (mut at, list) = self.word();
        for name in list.split(',') {
            if !path.push(square(at, name)?) {
                return unreadable(at, &words::TOO_MUCH);
            }
            at += name.len() + 1;
        }
        Ok(path)
    }
}

fn square(at: usize, name: &str) -> Result<Cell, Unreadable> {
    match BOARD.parse(name) {
        Some(cell) => Ok(cell),
        None => unreadable(at, &words::NOT_A_SQUARE),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_forms_are_read_back_to_the_same_action() {
        let texts = [
            "place d1",
            "ball d5",
            "move d4 e5",
            "move d4 d5 3",
            "move z0 g11",
            "kick b7",
            "kick b7 via c5,d6",
            "kick goal",
            "kick goal via c5",
            "skip",
        ];
        for text in texts {
            let action: Action = text.parse().expect(text);
            assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn spacing_does_not_matter() {
        assert_eq!("  move  d4\td5 3 ".parse(), "move d4 d5 3".parse::<Action>());
    }

    #[test]
    fn a_fault_is_told_with_its_place() {
        let faults = [
            ("", 0, "unknown-action"),
            ("Skip", 0, "unknown-action"),
            ("skip d4", 5, "too-much"),
            ("place", 5, "not-a-square"),
            ("place h3", 6, "not-a-square"),
            ("move d4 d12", 8, "not-a-square"),
            ("move d4 d5 0", 11, "not-a-length"),
            ("move d4 d5 12", 11, "not-a-length"),
            ("kick é7", 5, "not-a-square"),
            ("kick b7 by c5", 8, "too-much"),
            ("kick b7 via", 11, "not-a-square"),
            ("kick b7 via c5,,d6", 15, "not-a-square"),
            ("kick b7 via c5,x6", 15, "not-a-square"),
            ("kick b7 via a1,a1,a1,a1,a1,a1,a1,a1,a1,a1", 39, "too-much"),
        ];
        for (text, at, code) in faults {
            let fault = text.parse::<Action>().expect_err(text);
            assert_eq!((fault.at, fault.why.code()), (at, code), "{text}");
        }
    }
}
