//! Placing the footballers and the ball, and the first throw (SF-4 to SF-8).
use super::board::{self, CENTRE, PITCH, Set};
use super::play::one_step;
use super::state::{Phase, SHIRTS, Street};
use super::words;
use crate::cell::Cell;
use crate::dice::Roll;
use crate::event::{Event, Mover, Tale};
use crate::side::{BySide, Side};
use crate::words::{Arg, Phrase, Saying};

/// Standard places for the quick line-up, by shirt (SF-6): placed in this order, they break no bound.
pub const QUICK_LINE_UP: BySide<[Cell; SHIRTS as usize]> = BySide {
    home: [spot(3, 1), spot(2, 2), spot(4, 4), spot(1, 8), spot(4, 7)],
    away: [spot(2, 10), spot(3, 9), spot(1, 7), spot(4, 3), spot(1, 4)],
};

const fn spot(file: i8, rank: i8) -> Cell {
    board::square(file, rank)
}

/// Which side places the next footballer, side A being `true`, by how many stand already (SF-4).
const A_PLACES: [bool; 10] = [true, false, false, true, true, false, false, true, true, false];

/// What stands of a side that is being placed, counted as SF-5 does.
pub(super) struct Standing {
    on_line: u32,
    forward: u32,
    in_area: u32,
    left: u32,
}

impl Standing {
    /// The footballers of a side on these squares.
    pub(super) fn of(side: Side, men: Set) -> Standing {
        let line = board::goal_line(side);
        Standing {
            on_line: men.and(line).len(),
            forward: men.and(board::half(side.other())).len(),
            in_area: men.and(board::area(side).minus(line)).len(),
            left: u32::from(SHIRTS).saturating_sub(men.len()),
        }
    }

    /// Why a side that stands so could not end within the bounds.
    pub(super) fn fault(&self) -> Option<&'static Phrase> {
        let needs_keeper = self.on_line == 0;
        let needs_forward = self.forward == 0;
        let needed = u32::from(needs_keeper) + u32::from(needs_forward);
        match (needs_keeper, needs_forward) {
            _ if self.on_line > 1 => Some(&words::ONE_KEEPER),
            _ if self.in_area > 1 => Some(&words::OWN_AREA),
            _ if self.forward > 2 => Some(&words::TOO_MANY_FORWARD),
            _ if needed <= self.left => None,
            (true, true) => Some(&words::NEEDS_BOTH),
            (true, false) => Some(&words::NEEDS_KEEPER),
            _ => Some(&words::NEEDS_FORWARD),
        }
    }
}

impl Street {
    /// Whether the side on turn places the ball rather than a footballer.
    pub(super) fn places_ball(&self) -> bool {
        self.phase == Phase::Placing && self.die.is_some()
    }

    /// The centre squares of a side's own half (SF-7).
    pub(super) const fn ball_squares(side: Side) -> Set {
        CENTRE.and(board::half(side))
    }

    /// Why the side on turn may not place its next footballer on a square (SF-5).
    pub(super) fn why_not_place(&self, cell: Cell) -> Option<Saying> {
        if !PITCH.has(cell) {
            return Some(words::OFF_PITCH.plain());
        }
        if self.occupied().has(cell) {
            return Some(words::OCCUPIED.with([Arg::At(cell)]));
        }
        if CENTRE.has(cell) {
            return Some(words::CENTRE_SQUARE.plain());
        }
        if board::area(self.side.other()).has(cell) {
            return Some(words::OPPONENTS_AREA.plain());
        }
        let men = self.squares(self.side).with(cell);
        Standing::of(self.side, men).fault().map(Phrase::plain)
    }

    /// Why the side on turn may not place the ball on a square (SF-7).
    pub(super) fn why_not_ball(&self, cell: Cell) -> Option<Saying> {
        let mut allowed = Street::ball_squares(self.side).cells().map(Arg::At);
        let args = [allowed.next().unwrap_or(Arg::None), allowed.next().unwrap_or(Arg::None)];
        if !Street::ball_squares(self.side).has(cell) {
            return Some(words::NOT_CENTRE.with(args));
        }
        self.occupied().has(cell).then(|| words::BALL_ON_FOOTBALLER.with([Arg::At(cell)]))
    }

    /// Places the next footballer of the side on turn. The one on the goal line is shirt 1, whenever he is placed; the
    /// others get the next higher one that is free.
    pub(super) fn place_next(&mut self, cell: Cell, tale: &mut Tale) {
        let side = self.side;
        let keeper = board::goal_line(side).has(cell);
        let next = (2..=SHIRTS).find(|&shirt| self.place(side, shirt).is_none());
        let shirt = if keeper { 1 } else { next.expect("a side's fifth outfield footballer is refused") };
        self.put(side, shirt, cell);
        let said = if keeper { &words::KEEPER_PLACED } else { &words::PLACED };
        tale.say(|| said.with([Arg::Man(side, shirt), Arg::At(cell)]));
        self.side = self.next_to_place();
    }

    /// The side that places next (SF-4), or the other where that one is complete already.
    pub(super) fn next_to_place(&self) -> Side {
        let placed = self.count(Side::Home) + self.count(Side::Away);
        let first = A_PLACES.get(usize::from(placed)).is_none_or(|&a| a);
        let side = if first { self.rules.places_first } else { self.rules.places_first.other() };
        if self.count(side) < SHIRTS { side } else { side.other() }
    }

    /// Takes in the first throw: Home's die and Away's (SF-8). When they are equal nothing changes and both are thrown
    /// again.
    pub(super) fn first_throw(&mut self, roll: Roll, tale: &mut Tale) {
        let (home, away) = (roll.first(), roll.second());
        if home == away {
            let level = words::FIRST_THROW_LEVEL.with([Arg::Count(home.into())]);
            return tale.tell(|| Event::new(level).on(roll));
        }
        self.side = if home > away { Side::Home } else { Side::Away };
        self.die = Some(home.max(away));
        self.first = true;
        let starts = Arg::Team(self.side);
        let said = words::FIRST_THROW.with([Arg::Count(home.into()), Arg::Count(away.into()), starts]);
        tale.tell(|| Event::new(said).on(roll));
    }

    /// Places the ball; the first turn begins.
    pub(super) fn place_ball(&mut self, cell: Cell, tale: &mut Tale) {
        self.ball = Some(cell);
        self.phase = Phase::Play;
        tale.tell(|| {
            let said = words::BALL_PLACED.with([Arg::At(cell)]);
            Event::new(said).along(Mover::Ball, one_step(cell))
        });
    }

    /// The squares where the next footballer, or the ball, may be placed.
    pub(super) fn placements(&self) -> impl Iterator<Item = Cell> + '_ {
        PITCH.cells().filter(|&cell| match self.places_ball() {
            true => self.why_not_ball(cell).is_none(),
            false => self.why_not_place(cell).is_none(),
        })
    }

    /// The centre square that is chosen before anybody chooses (SF-7).
    pub fn usual_ball_square(side: Side) -> Cell {
        match side {
            Side::Home => spot(3, 5),
            Side::Away => spot(2, 6),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::board::BOARD;
    use super::*;

    #[test]
    fn the_quick_line_up_is_the_standard_one() {
        let names = |side| QUICK_LINE_UP[side].map(|c| BOARD.name(c)).join(" ");
        assert_eq!(names(Side::Home), "d1 c2 e4 b8 e7");
        assert_eq!(names(Side::Away), "c10 d9 b7 e3 b4");
    }
}
