//! What a side can do, and the text form of it (CO-6).
use super::board::BOARD;
use super::state::SHIRTS;
use crate::cell::{Cell, Path};
use crate::game::Unreadable;
use crate::reading::{Words, bad_action, unknown_verb};
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
        let mut words = Words::of(text);
        let (at, verb) = words.word();
        let action = match verb {
            "place" => Action::Place(words.read(square)?),
            "ball" => Action::Ball(words.read(square)?),
            "move" => {
                Action::Move { from: words.read(square)?, to: words.read(square)?, squares: squares(&mut words)? }
            }
            "kick" => Action::Kick { to: words.read(target)?, via: via(&mut words)? },
            "skip" => Action::Skip,
            _ => return Err(unknown_verb(at)),
        };
        words.end().map(|()| action)
    }
}

fn square(name: &str) -> Option<Cell> {
    BOARD.parse(name)
}

fn target(word: &str) -> Option<Target> {
    match word {
        "goal" => Some(Target::Goal),
        name => square(name).map(Target::Square),
    }
}

/// The length of a kick, a digit from 1 to 9, if there is one.
fn squares(words: &mut Words<'_>) -> Result<Option<u8>, Unreadable> {
    if words.is_done() {
        return Ok(None);
    }
    let length = |word: &str| match word.as_bytes() {
        [digit @ b'1'..=b'9'] => Some(digit - b'0'),
        _ => None,
    };
    words.read(length).map(Some)
}

/// The relays' squares after `via`, with commas between, if there are any: no more than a side has team-mates.
fn via(words: &mut Words<'_>) -> Result<Path, Unreadable> {
    let mut path = Path::EMPTY;
    if words.is_done() {
        return Ok(path);
    }
    words.read(|word| (word == "via").then_some(()))?;
    let (mut at, list) = words.word();
    for name in list.split(',') {
        let relay = square(name).filter(|&cell| path.len() < SHIRTS && path.push(cell));
        relay.ok_or(bad_action(at))?;
        at += name.len() + 1;
    }
    Ok(path)
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
            ("", 0, "unknown-verb"),
            ("Skip", 0, "unknown-verb"),
            ("skip d4", 5, "bad-action"),
            ("place", 5, "bad-action"),
            ("place h3", 6, "bad-action"),
            ("move d4 d12", 8, "bad-action"),
            ("move d4 d5 0", 11, "bad-action"),
            ("move d4 d5 12", 11, "bad-action"),
            ("kick é7", 5, "bad-action"),
            ("kick b7 by c5", 8, "bad-action"),
            ("kick b7 via", 11, "bad-action"),
            ("kick b7 via c5,,d6", 15, "bad-action"),
            ("kick b7 via c5,x6", 15, "bad-action"),
            ("kick b7 via a1,a1,a1,a1,a1,a1", 27, "bad-action"),
        ];
        for (text, at, code) in faults {
            let fault = text.parse::<Action>().expect_err(text);
            assert_eq!((fault.at, fault.why.code()), (at, code), "{text}");
        }
    }
}
