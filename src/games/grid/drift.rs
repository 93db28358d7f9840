//! The drift of a side towards its slots (GS-39, GS-40) and the jog to the box before a corner (GS-45).
use super::board::{BOARD, Cells, MIDDLE, box_squares, end_rank, in_box, square};
use super::squad::{Man, Shirt};
use super::state::Grid;
use crate::cell::Cell;
use crate::side::Side;
use crate::squares::KING_STEPS;

/// How many steps a footballer jogs before a corner.
const JOG_STEPS: u8 = 4;

/// The footballers of one side in the order in which they move, each with a goal.
type Order = [Option<(u16, Man, Cell)>; 7];

impl Grid {
    /// One drift step of a side towards its slots: whoever is closest first, and one after the other.
    ///
    /// `resting` are the shirts that stay although they may stand on the pitch, upright and without the ball.
    pub(super) fn drift(&mut self, side: Side, resting: u8) {
        let ball_file = self.ball_square().map_or(MIDDLE, |at| BOARD.file(at));
        let mut taken = self.taken();
        for (_, man, slot) in self.drift_order(side, resting, ball_file).into_iter().flatten() {
            self.step_towards(man, slot, &mut taken);
        }
    }

    /// The drift as it would be if the turn ended now (GS-40): who would move, and where to.
    pub fn drift_preview(&self) -> impl Iterator<Item = (Man, Cell)> {
        let mut after = self.clone();
        let resting = if self.is_over() { u8::MAX } else { after.leave_the_ring() };
        let before = after.clone();
        after.drift(self.side, resting);
        let moved = move |(man, at): (Man, Cell)| (before.place(man) != Some(at)).then_some((man, at));
        Shirt::all().map(move |shirt| Man::new(after.side, shirt)).filter_map(move |man| {
            let at = after.place(man)?;
            moved((man, at))
        })
    }

    fn drift_order(&self, side: Side, resting: u8, ball_file: i8) -> Order {
        let mut order: Order = [None; 7];
        for (place, (man, at)) in order.iter_mut().zip(self.standing(side)) {
            let stays = resting & man.shirt.bit() != 0 || self.holder() == Some(man) || !BOARD.on_pitch(at);
            let slot = self.formation[side].slot_by_ball(side, man.shirt, ball_file);
            *place = (!stays).then(|| (BOARD.straight_distance_squared(at, slot), man, slot));
        }
        // The shirt breaks ties, because a `Man` sorts by it; absent ones come first and are skipped.
        order.sort_unstable_by_key(|entry| entry.map(|(distance, man, _)| (distance, man)));
        order
    }

    /// Takes the step that brings a footballer closest to a goal, if one does; keeps `taken` up to date.
    fn step_towards(&mut self, man: Man, goal: Cell, taken: &mut Cells) -> bool {
        let Some(from) = self.place(man) else { return false };
        let Some(to) = best_step(man.side, from, goal, taken) else { return false };
        taken.remove(from);
        taken.insert(to);
        self.put(man, to);
        true
    }

    /// Everybody jogs towards the box before a corner that `taker` takes.
    pub(super) fn jog_to_the_box(&mut self, taker: Man) {
        let defenders = taker.side.other();
        self.keeper_to_the_line(defenders);
        for side in [defenders, taker.side] {
            self.jog(side, defenders, taker);
        }
    }

    fn keeper_to_the_line(&mut self, side: Side) {
        let keeper = Man::keeper(side);
        if self.is_frozen(keeper) || self.place(keeper).is_none() {
            return;
        }
        let line = square(MIDDLE, end_rank(side));
        let there = self.man_on(line).filter(|&man| man != keeper);
        self.put(keeper, line);
        if let Some(man) = there
            && let Some(free) = self.nearest_free(man.side, line, |_| true)
        {
            self.put(man, free);
        }
    }

    /// One side's jog: its outfielders, closest to the box first, without the taker and those on the ground.
    fn jog(&mut self, side: Side, defenders: Side, taker: Man) {
        let mut order: Order = [None; 7];
        for (place, (man, at)) in order.iter_mut().zip(self.standing(side)) {
            let joins = man != taker && !man.is_keeper();
            let near = box_squares(defenders).map(|c| BOARD.straight_distance_squared(at, c)).min();
            *place = near.filter(|_| joins).map(|distance| (distance, man, at));
        }
        order.sort_unstable_by_key(|entry| entry.map(|(distance, man, _)| (distance, man)));
        let mut taken = self.taken();
        let mut aimed = Cells::default();
        for (_, man, at) in order.into_iter().flatten() {
            if in_box(defenders, at) {
                continue;
            }
            let free = box_squares(defenders).filter(|&c| !taken.has(c) && !aimed.has(c));
            let rank = |&c: &Cell| (BOARD.straight_distance_squared(at, c), BOARD.left_then_back(side, c));
            if let Some(goal) = free.min_by_key(rank) {
                aimed.insert(goal);
                (0..JOG_STEPS).take_while(|_| self.step_towards(man, goal, &mut taken)).for_each(drop);
            }
        }
    }
}

/// The free neighbour that lowers the straight-line distance to the goal most; of equals the one further left, then
/// further back, as the side looks up the pitch.
fn best_step(side: Side, from: Cell, goal: Cell, taken: &Cells) -> Option<Cell> {
    let now = BOARD.straight_distance_squared(from, goal);
    let steps = KING_STEPS.into_iter().filter_map(|by| BOARD.step(from, by));
    let free = steps.filter(|&c| BOARD.on_pitch(c) && !taken.has(c));
    let ranked = free.map(|c| (BOARD.straight_distance_squared(c, goal), BOARD.left_then_back(side, c), c));
    ranked.min().filter(|&(distance, ..)| distance < now).map(|(.., cell)| cell)
}
