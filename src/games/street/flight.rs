//! The ball's flight: how it may go on from a square, and where a kick of some length can end (SF-15 to SF-19).
use super::board::{self, BOARD, DIRECTIONS, PITCH, Set};
use super::state::{SHIRTS, Street};
use crate::cell::Cell;
use crate::side::Side;

/// What a kick of the side on turn meets.
pub(super) struct Air {
    side: Side,
    any_way: bool,
    opponents: Set,
    mates: [Option<Cell>; SHIRTS as usize],
}

/// Who has touched the ball in a kick: a bit for each shirt.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Touched(u8);

/// What comes of one square of flight.
pub(super) enum Step {
    /// The ball enters an empty square of the pitch.
    Open(Cell),
    /// It comes to a team-mate who has not touched it yet.
    Relay(u8, Cell),
    /// It crosses the opponents' goal line to this square.
    Goal(Cell),
    /// It cannot go there.
    Stopped,
}

impl Touched {
    /// The kicker has.
    pub(super) const fn by(shirt: u8) -> Touched {
        Touched(1 << (shirt - 1))
    }

    const fn has(self, shirt: u8) -> bool {
        self.0 >> (shirt - 1) & 1 == 1
    }

    /// Who it is, a bit for each shirt.
    pub(super) const fn bits(self) -> u8 {
        self.0
    }

    /// How many of a full side have not.
    pub(super) const fn left(self) -> u8 {
        SHIRTS - self.0.count_ones() as u8
    }

    /// And so has this one.
    pub(super) const fn and(self, shirt: u8) -> Touched {
        Touched(self.0 | 1 << (shirt - 1))
    }
}

impl Air {
    /// The footballers as they stand, for a kick of the side on turn.
    pub(super) fn of(state: &Street) -> Air {
        Air {
            side: state.side,
            any_way: state.rules.kick_any_way,
            opponents: state.squares(state.side.other()),
            mates: state.men[state.side],
        }
    }

    /// The side that kicks.
    pub(super) const fn side(&self) -> Side {
        self.side
    }

    /// The directions in which a kick may start (SF-15).
    pub(super) fn starts(&self) -> impl Iterator<Item = usize> + use<> {
        (0..DIRECTIONS.len()).step_by(if self.any_way { 1 } else { 2 })
    }

    /// What comes of one more square of flight from `at`.
    pub(super) fn step(&self, at: Cell, direction: usize, touched: Touched) -> Step {
        let Some(&by) = DIRECTIONS.get(direction) else { return Step::Stopped };
        let Some(next) = BOARD.step(at, by) else { return Step::Stopped };
        if !PITCH.has(next) {
            // From a goal line the only steps off the pitch are those over the end line.
            let scores = board::goal_line(self.side.other()).has(at);
            return if scores { Step::Goal(next) } else { Step::Stopped };
        }
        if self.opponents.has(next) {
            return Step::Stopped;
        }
        match (1..).zip(self.mates).find(|&(_, place)| place == Some(next)) {
            None => Step::Open(next),
            Some((shirt, _)) if touched.has(shirt) => Step::Stopped,
            Some((shirt, _)) => Step::Relay(shirt, next),
        }
    }
}

/// The two directions that differ by a bend of 45°.
pub(super) const fn bends(direction: usize) -> [usize; 2] {
    [(direction + 1) % DIRECTIONS.len(), (direction + DIRECTIONS.len() - 1) % DIRECTIONS.len()]
}

/// Where a kick can end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Landings {
    /// The squares on which it can land.
    pub(super) squares: Set,
    /// Whether it can go into the goal.
    pub(super) goal: bool,
}

/// Where the ball can end when a footballer of the side on turn kicks it from a square, so many squares far.
pub(super) fn landings(state: &Street, from: Cell, by: u8, squares: u8) -> Landings {
    let air = Air::of(state);
    let mut search = Search { air: &air, found: Landings::default(), relayed: [[0; 5]; 32] };
    for direction in air.starts() {
        search.ray(Ball { at: from, left: squares, touched: Touched::by(by) }, direction, true);
    }
    search.found
}

/// The ball in flight.
#[derive(Clone, Copy)]
struct Ball {
    at: Cell,
    left: u8,
    touched: Touched,
}

struct Search<'a> {
    air: &'a Air,
    found: Landings,
    /// By who has touched the ball and who touched it last: with how many squares left he has had it, a bit each.
    /// Nothing else decides how it goes on, so no relay is looked into twice.
    relayed: [[u16; SHIRTS as usize]; 1 << SHIRTS],
}

impl Search<'_> {
    /// Follows the ball in a direction, and round every bend if it may still bend.
    fn ray(&mut self, mut ball: Ball, direction: usize, may_bend: bool) {
        while ball.left > 0 {
            match self.air.step(ball.at, direction, ball.touched) {
                Step::Stopped => return,
                Step::Goal(_) => {
                    self.found.goal = true;
                    return;
                }
                Step::Relay(shirt, at) => {
                    return self.relay(Ball { at, touched: ball.touched.and(shirt), ..ball }, shirt);
                }
                Step::Open(at) => ball = Ball { at, left: ball.left - 1, ..ball },
            }
            if may_bend {
                bends(direction).into_iter().for_each(|d| self.ray(ball, d, false));
            }
        }
        self.found.squares = self.found.squares.with(ball.at);
    }

    /// Lets a footballer pass the ball on in every direction. The square it took to reach him is given back (SF-17).
    fn relay(&mut self, ball: Ball, shirt: u8) {
        let row = self.relayed.get_mut(usize::from(ball.touched.0));
        let Some(seen) = row.and_then(|r| r.get_mut(usize::from(shirt) - 1)) else { return };
        let bit = 1 << ball.left;
        if *seen & bit == 0 {
            *seen |= bit;
            (0..DIRECTIONS.len()).for_each(|d| self.ray(ball, d, true));
        }
    }
}
