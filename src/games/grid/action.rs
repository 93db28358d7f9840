//! What a side can do, and its text form (CO-6).
use super::board::BOARD;
use super::formation::Formation;
use super::paths::MOST_STEPS;
use super::squad::Shirt;
use crate::cell::{Cell, Path};
use crate::game::Unreadable;
use crate::reading::{Words, unknown_verb};
use crate::side::Side;
use crate::words::Phrase;
use std::fmt;
use std::str::FromStr;

/// One of the six cells of the goal, as the shooter sees it (GS-21).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Aim {
    /// `tl`
    TopLeft,
    /// `tm`
    TopMiddle,
    /// `tr`
    TopRight,
    /// `bl`
    BottomLeft,
    /// `bm`
    BottomMiddle,
    /// `br`
    BottomRight,
}

static AIMS: [Phrase; 6] = [
    Phrase::new("top-left", ["top left", "en haut à gauche", "arriba a la izquierda"]),
    Phrase::new("top-middle", ["top middle", "en haut au centre", "arriba por el centro"]),
    Phrase::new("top-right", ["top right", "en haut à droite", "arriba a la derecha"]),
    Phrase::new("bottom-left", ["bottom left", "en bas à gauche", "abajo a la izquierda"]),
    Phrase::new("bottom-middle", ["bottom middle", "en bas au centre", "abajo por el centro"]),
    Phrase::new("bottom-right", ["bottom right", "en bas à droite", "abajo a la derecha"]),
];

impl Aim {
    /// All six, row by row.
    pub const ALL: [Aim; 6] =
        [Aim::TopLeft, Aim::TopMiddle, Aim::TopRight, Aim::BottomLeft, Aim::BottomMiddle, Aim::BottomRight];

    /// The two letters of the text form.
    pub const fn id(self) -> &'static str {
        match self {
            Aim::TopLeft => "tl",
            Aim::TopMiddle => "tm",
            Aim::TopRight => "tr",
            Aim::BottomLeft => "bl",
            Aim::BottomMiddle => "bm",
            Aim::BottomRight => "br",
        }
    }

    /// What the cell is called.
    pub fn name(self) -> &'static Phrase {
        &AIMS[self as usize]
    }

    /// 0 the shooter's left, 1 the middle, 2 the right.
    const fn column(self) -> i8 {
        self as i8 % 3
    }

    /// Whether the cell is a corner of the goal.
    pub const fn is_corner(self) -> bool {
        self.column() != 1
    }

    /// The file behind which the cell lies, for a side that shoots (GS-19).
    pub(super) const fn file(self, shooting: Side) -> i8 {
        match shooting {
            Side::Home => 3 + self.column(),
            Side::Away => 5 - self.column(),
        }
    }

    /// Steps between two cells, up, down, left and right (GS-24): 0 to 3.
    pub const fn cells_off(self, other: Aim) -> u8 {
        self.column().abs_diff(other.column()) + (self as i8 / 3).abs_diff(other as i8 / 3)
    }
}

impl FromStr for Aim {
    type Err = ();

    fn from_str(text: &str) -> Result<Aim, ()> {
        Aim::ALL.into_iter().find(|a| a.id() == text).ok_or(())
    }
}

/// What a side can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `formation 2-3-1`: switches the card.
    Formation(Formation),
    /// `select 7`: chooses the footballer of the turn.
    Select(Shirt),
    /// `move e10 e11 f12`: runs along a path, the start square left out.
    Move(Path),
    /// `go f12`: runs to a square along the engine's path (GS-13).
    Go(Cell),
    /// `pass e12`: passes to a square, or clears to a ring square.
    Pass(Cell),
    /// `shoot tl`: shoots at a cell of the goal.
    Shoot(Aim),
    /// `dive tl`: the defending side picks the keeper's dive, as the shooter sees the goal.
    Dive(Aim),
    /// `steal`: goes for the carrier's ball.
    Steal,
    /// `end`: ends the turn.
    End,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Formation(card) => write!(f, "formation {}", card.id()),
            Action::Select(shirt) => write!(f, "select {shirt}"),
            Action::Move(path) => {
                f.write_str("move")?;
                path.cells().iter().try_for_each(|&c| write!(f, " {}", BOARD.name(c)))
            }
            Action::Go(to) => write!(f, "go {}", BOARD.name(to)),
            Action::Pass(to) => write!(f, "pass {}", BOARD.name(to)),
            Action::Shoot(aim) => write!(f, "shoot {}", aim.id()),
            Action::Dive(aim) => write!(f, "dive {}", aim.id()),
            Action::Steal => f.write_str("steal"),
            Action::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let mut words = Words::of(text);
        let (at, verb) = words.word();
        let action = match verb {
            "formation" => Action::Formation(words.read(|w| w.parse().ok())?),
            "select" => Action::Select(words.read(shirt)?),
            "go" => Action::Go(words.read(|w| BOARD.parse(w))?),
            "pass" => Action::Pass(words.read(|w| BOARD.parse(w))?),
            "shoot" => Action::Shoot(words.read(|w| w.parse().ok())?),
            "dive" => Action::Dive(words.read(|w| w.parse().ok())?),
            "move" => Action::Move(path(&mut words)?),
            "steal" => Action::Steal,
            "end" => Action::End,
            _ => return Err(unknown_verb(at)),
        };
        words.end().map(|()| action)
    }
}

fn shirt(word: &str) -> Option<Shirt> {
    match word.as_bytes() {
        [digit @ b'1'..=b'7'] => Shirt::new(digit - b'0'),
        _ => None,
    }
}

fn path(words: &mut Words<'_>) -> Result<Path, Unreadable> {
    let mut path = Path::EMPTY;
    let mut next = |w| BOARD.parse(w).filter(|&cell| path.len() < MOST_STEPS && path.push(cell));
    words.read(&mut next)?;
    while !words.is_done() {
        words.read(&mut next)?;
    }
    Ok(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_read_back() {
        for text in
            ["formation 2-3-1", "select 7", "move e10 e11 f12", "go f12", "pass z12", "shoot tl", "steal", "end"]
        {
            assert_eq!(text.parse::<Action>().map(|a| a.to_string()), Ok(text.to_string()));
        }
        assert_eq!(" dive   br ".parse(), Ok(Action::Dive(Aim::BottomRight)));
    }

    #[test]
    fn a_fault_is_told_with_its_place() {
        let fault = |text: &str| text.parse::<Action>().map_err(|e| (e.at, e.why.code()));
        assert_eq!(fault(""), Err((0, "unknown-verb")));
        assert_eq!(fault("fly e9"), Err((0, "unknown-verb")));
        assert_eq!(fault("pass e20"), Err((5, "bad-action")));
        assert_eq!(fault("pass"), Err((4, "bad-action")));
        assert_eq!(fault("end now"), Err((4, "bad-action")));
        assert_eq!(fault("select 07"), Err((7, "bad-action")));
        assert_eq!(fault("move e1 e2 e3 e4 e5 e6 e7 e8 e9 f9"), Err((32, "bad-action")));
        assert_eq!(fault("move é1"), Err((5, "bad-action")));
    }

    #[test]
    fn opposite_corners_of_the_goal_are_three_cells_apart() {
        assert_eq!(Aim::TopLeft.cells_off(Aim::BottomRight), 3);
        assert_eq!(Aim::TopMiddle.cells_off(Aim::BottomMiddle), 1);
        assert_eq!(Aim::BottomLeft.cells_off(Aim::BottomRight), 2);
    }
}
