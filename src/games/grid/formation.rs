//! The six formation cards and their slots (GS-37, GS-38).
use super::board::{BOARD, MIDDLE, end_rank, in_own_half, square};
use super::squad::Shirt;
use crate::cell::Cell;
use crate::side::Side;
use crate::words::Phrase;
use std::str::FromStr;

/// A formation card: how the six outfield footballers line up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Formation {
    /// `1-2-3`.
    AllOut,
    /// `1-3-2`.
    Swarm,
    /// `2-2-2`, the card a match starts with.
    #[default]
    Balanced,
    /// `2-3-1`.
    Press,
    /// `3-1-2`.
    Counter,
    /// `3-2-1`.
    Wall,
}

static NAMES: [Phrase; 6] = [
    Phrase::new("all-out", ["All-out", "Tout pour l’attaque", "Todo al ataque"]),
    Phrase::new("swarm", ["Swarm", "Essaim", "Enjambre"]),
    Phrase::new("balanced", ["Balanced", "Équilibre", "Equilibrado"]),
    Phrase::new("press", ["Press", "Pressing", "Presión"]),
    Phrase::new("counter", ["Counter", "Contre", "Contragolpe"]),
    Phrase::new("wall", ["Wall", "Mur", "Cerrojo"]),
];

impl Formation {
    /// All six.
    pub const ALL: [Formation; 6] = [
        Formation::AllOut,
        Formation::Swarm,
        Formation::Balanced,
        Formation::Press,
        Formation::Counter,
        Formation::Wall,
    ];

    /// The card's numbers, such as `2-3-1`, as text forms have them.
    pub const fn id(self) -> &'static str {
        self.word()
    }

    /// The card's numbers for the hole of a phrase.
    pub(super) const fn word(self) -> &'static &'static str {
        match self {
            Formation::AllOut => &"1-2-3",
            Formation::Swarm => &"1-3-2",
            Formation::Balanced => &"2-2-2",
            Formation::Press => &"2-3-1",
            Formation::Counter => &"3-1-2",
            Formation::Wall => &"3-2-1",
        }
    }

    /// The card's name.
    pub fn name(self) -> &'static Phrase {
        &NAMES[self as usize]
    }

    /// File and rank of the six outfield slots for Home, shirt 2 first.
    const fn card(self) -> [(i8, i8); 6] {
        match self {
            Formation::AllOut => [(4, 4), (3, 10), (5, 10), (2, 15), (4, 15), (6, 15)],
            Formation::Swarm => [(4, 5), (2, 9), (4, 9), (6, 9), (3, 14), (5, 14)],
            Formation::Balanced => [(3, 4), (5, 4), (3, 9), (5, 9), (3, 13), (5, 13)],
            Formation::Press => [(3, 4), (5, 4), (2, 10), (4, 10), (6, 10), (4, 13)],
            Formation::Counter => [(2, 4), (4, 4), (6, 4), (4, 8), (2, 12), (6, 12)],
            Formation::Wall => [(2, 4), (4, 4), (6, 4), (3, 7), (5, 7), (4, 11)],
        }
    }

    /// The slot of a shirt with the ball on the middle file.
    pub(super) fn slot(self, side: Side, shirt: Shirt) -> Cell {
        let (file, rank) = match shirt.index().checked_sub(1) {
            None => (MIDDLE, end_rank(Side::Home)),
            Some(place) => self.card()[place],
        };
        match side {
            Side::Home => square(file, rank),
            Side::Away => BOARD.turned(square(file, rank)),
        }
    }

    /// The slot of a shirt as it slides towards the file of the ball (GS-38).
    pub fn slot_by_ball(self, side: Side, shirt: Shirt, ball_file: i8) -> Cell {
        let slot = self.slot(side, shirt);
        let file = BOARD.file(slot) + (ball_file - MIDDLE).signum();
        let (from, to) = if shirt == Shirt::KEEPER { (3, 5) } else { (0, BOARD.files - 1) };
        square(file.clamp(from, to), BOARD.rank(slot))
    }

    /// The slot of a shirt folded into the side's own half, for a kick-off (GS-41).
    pub(super) fn folded_slot(self, side: Side, shirt: Shirt) -> Cell {
        let slot = self.slot(side, shirt);
        let edge = end_rank(side) + 8 * side.forward();
        if in_own_half(side, BOARD.rank(slot)) { slot } else { square(BOARD.file(slot), edge) }
    }
}

impl FromStr for Formation {
    type Err = ();

    fn from_str(text: &str) -> Result<Formation, ()> {
        Formation::ALL.into_iter().find(|f| f.id() == text).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(cells: impl Iterator<Item = Cell>) -> Vec<String> {
        cells.map(|c| BOARD.name(c)).collect()
    }

    #[test]
    fn away_lines_up_as_home_turned_round() {
        let away = Shirt::all().map(|s| Formation::Counter.slot(Side::Away, s));
        assert_eq!(names(away), ["e18", "g15", "e15", "c15", "e11", "g7", "c7"]);
    }

    #[test]
    fn slots_slide_towards_the_ball_and_stay_on_the_pitch() {
        let left = Shirt::all().map(|s| Formation::Press.slot_by_ball(Side::Home, s, 0));
        assert_eq!(names(left), ["d1", "c4", "e4", "b10", "d10", "f10", "d13"]);
        let out_right = Shirt::all().map(|s| Formation::Wall.slot_by_ball(Side::Away, s, 9));
        assert_eq!(names(out_right), ["f18", "h15", "f15", "d15", "g12", "e12", "f8"]);
    }

    #[test]
    fn every_card_is_read_back() {
        assert!(Formation::ALL.into_iter().all(|f| f.id().parse() == Ok(f)));
        assert_eq!("4-4-2".parse::<Formation>(), Err(()));
    }
}
