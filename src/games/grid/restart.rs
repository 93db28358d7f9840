//! Kick-offs and set pieces (GS-41 to GS-46).
use super::board::{BOARD, MIDDLE, end_rank, in_own_half, rank_behind, square};
use super::squad::{Man, Shirt};
use super::state::{Ball, Grid, Kind, Restart};
use super::words::*;
use crate::cell::Cell;
use crate::event::Tale;
use crate::side::Side;
use crate::words::Arg;

/// The side that defends the end line nearer to a ring square.
pub(super) const fn defenders_of_end(at: Cell) -> Side {
    if BOARD.rank(at) <= 9 { Side::Home } else { Side::Away }
}

/// Where a side's kick-offs are taken: `e9` for Home, `e10` for Away.
pub(super) const fn kick_off_square(side: Side) -> Cell {
    square(MIDDLE, end_rank(side) + 8 * side.forward())
}

/// The corner of the ring where a side takes a corner for a ball that went out there (GS-45).
const fn ring_corner(awarded: Side, out: Cell) -> Cell {
    let off_centre = BOARD.file(out) - MIDDLE;
    let left = off_centre < 0 || off_centre == 0 && matches!(awarded, Side::Home);
    square(if left { -1 } else { BOARD.files }, rank_behind(awarded.other()))
}

impl Grid {
    /// Lines both sides up and gives a side the kick-off (GS-41).
    pub(super) fn kick_off_by(&mut self, side: Side, tale: &mut Tale) {
        let spot = kick_off_square(side);
        // Off the pitch meanwhile, so that it keeps nobody from a square.
        self.ball = Ball::Loose(square(MIDDLE, rank_behind(side)));
        self.touched = side;
        self.restart = None;
        self.line_up();
        let lying = |grid: &Grid| grid.closest(grid.side_men(side), spot);
        let kicker = self.closest_outfield(side, spot).or_else(|| lying(self));
        let Some((kicker, from)) = kicker.and_then(|man| Some((man, self.place(man)?))) else {
            self.ball = Ball::Loose(spot);
            return;
        };
        if let Some(there) = self.man_on(spot) {
            self.put(there, from);
        }
        self.put(kicker, spot);
        self.hold(kicker);
        self.restart = Some(Restart { kind: Kind::KickOff, taker: kicker });
        tale.whistle(|| KICK_OFF.with([Arg::Team(side), kicker.arg()]));
    }

    /// Puts everybody on their slot, folded into their own half.
    fn line_up(&mut self) {
        let before = self.men;
        self.men = Default::default();
        for side in Side::BOTH {
            for shirt in Shirt::all().filter(|s| before[side][s.index()].is_some()) {
                let slot = self.formation[side].folded_slot(side, shirt);
                let own_half = |c: Cell| in_own_half(side, BOARD.rank(c));
                if let Some(free) = self.nearest_free(side, slot, own_half) {
                    self.put(Man::new(side, shirt), free);
                }
            }
        }
    }

    /// Gives a side a throw-in, corner or goal kick for a ball that went out at a ring square, and shapes both sides
    /// up. If nobody of the side is on their feet, the ball lies on the nearest free square and play goes on.
    pub(super) fn set_piece_for(&mut self, awarded: Side, kind: Kind, out: Cell, tale: &mut Tale) {
        let (spot, said) = match kind {
            Kind::ThrowIn | Kind::KickOff => (out, &THROW_IN),
            Kind::Corner => (ring_corner(awarded, out), &CORNER),
            Kind::GoalKick => (square(MIDDLE, rank_behind(awarded)), &GOAL_KICK),
        };
        let keeper = Man::keeper(awarded);
        let keeper = Some(keeper).filter(|&k| kind == Kind::GoalKick && self.place(k).is_some() && !self.is_frozen(k));
        let Some(taker) = keeper.or_else(|| self.closest_outfield(awarded, spot)) else {
            if let Some(free) = self.nearest_free(awarded, spot, |_| true) {
                self.ball = Ball::Loose(free);
                tale.say(|| NOBODY_TAKES_IT.with([Arg::Team(awarded), Arg::At(free)]));
            }
            return;
        };
        self.put(taker, spot);
        self.hold(taker);
        self.restart = Some(Restart { kind, taker });
        tale.whistle(|| said.with([Arg::Team(awarded), taker.arg()]));
        self.shape_up(kind, taker);
    }

    /// Both sides take up their places before a set piece, the defending side first.
    fn shape_up(&mut self, kind: Kind, taker: Man) {
        let rounds = match kind {
            Kind::Corner => return self.jog_to_the_box(taker),
            Kind::GoalKick => 2,
            Kind::ThrowIn | Kind::KickOff => 1,
        };
        for side in [taker.side.other(), taker.side] {
            (0..rounds).for_each(|_| self.drift(side, 0));
        }
    }
}
