//! Runs and dribbles: where a footballer can get to, and the way (HP-17, HP-18).
use super::action::Kick;
use super::role::Role;
use super::state::{Ball, Hex, Man, Who};
use crate::cell::{Cell, Path};

/// The most hexes that can be reached: three steps all round.
const MOST: usize = 36;

/// A hex where a run can end.
#[derive(Clone, Copy)]
struct End {
    cell: Cell,
    /// The fewest steps to it.
    steps: u8,
    /// Whether the run may go on from there.
    open: bool,
}

/// Where a footballer can get to in a turn.
pub(super) struct Reach {
    start: Cell,
    ends: [End; MOST],
    count: usize,
    seen: [u64; 4],
}

impl Reach {
    fn from(start: Cell) -> Reach {
        let none = End { cell: start, steps: 0, open: true };
        let mut reach = Reach { start, ends: [none; MOST], count: 0, seen: [0; 4] };
        reach.see(start);
        reach
    }

    /// Marks a cell; `true` when it was marked before.
    fn see(&mut self, cell: Cell) -> bool {
        let (word, bit) = (usize::from(cell.0 >> 6), 1 << (cell.0 & 63));
        let seen = self.seen[word] & bit != 0;
        self.seen[word] |= bit;
        seen
    }

    fn add(&mut self, end: End) {
        if let Some(slot) = self.ends.get_mut(self.count) {
            *slot = end;
            self.count += 1;
        }
    }

    fn all(&self) -> &[End] {
        self.ends.get(..self.count).unwrap_or(&[])
    }

    /// The hexes where he can end up.
    pub(super) fn ends(&self) -> impl Iterator<Item = Cell> {
        self.all().iter().map(|end| end.cell)
    }

    /// Whether he can end up there.
    pub(super) fn has(&self, cell: Cell) -> bool {
        self.ends().any(|c| c == cell)
    }

    /// The way to a hex that can be reached; of equally short ones, that which keeps nearer the centre (HP-19a).
    pub(super) fn way(&self, hex: &Hex, to: Cell) -> Path {
        let pitch = hex.pitch;
        let mut back = [to; 3];
        let steps = self.all().iter().find(|end| end.cell == to).map_or(0, |end| usize::from(end.steps));
        for i in (0..steps.saturating_sub(1)).rev() {
            let before = self
                .all()
                .iter()
                .filter(|e| usize::from(e.steps) == i + 1 && e.open && pitch.distance(e.cell, back[i + 1]) == 1);
            back[i] = before.map(|e| e.cell).min_by_key(|&c| pitch.at(c).order()).unwrap_or(self.start);
        }
        back.get(..steps).and_then(Path::of).unwrap_or(Path::EMPTY)
    }
}

impl Hex {
    /// Where a footballer can get to: up to his pace through empty hexes, not beyond one that ends the run.
    pub(super) fn reach(&self, who: Who, man: &Man) -> Reach {
        let mut reach = Reach::from(man.at);
        let pace = man.role.pace(man.captain);
        self.spread(who, man, End { cell: man.at, steps: 0, open: true }, &mut reach);
        let mut next = 0;
        while let Some(&end) = reach.all().get(next) {
            if end.open && end.steps < pace {
                self.spread(who, man, end, &mut reach);
            }
            next += 1;
        }
        reach
    }

    fn spread(&self, who: Who, man: &Man, from: End, reach: &mut Reach) {
        for at in self.pitch.at(from.cell).neighbours() {
            let Some(cell) = self.pitch.grass(at) else { continue };
            if reach.see(cell) || !self.is_free(cell) || !self.may_enter(who, man, cell) {
                continue;
            }
            reach.add(End { cell, steps: from.steps + 1, open: !self.ends_a_run(who, cell) });
        }
    }

    /// Whether a free hex is not barred by HP-6a: home hexes are the goalie's.
    pub(super) fn may_enter(&self, who: Who, man: &Man, cell: Cell) -> bool {
        man.role == Role::Goalie || !self.pitch.is_home(who.side, cell)
    }

    /// Whether entering a hex ends the run there: the runner takes the ball, or a dribbler loses it.
    fn ends_a_run(&self, who: Who, cell: Cell) -> bool {
        match self.ball {
            Ball::Held(carrier) if carrier == who => self.coverer(who.side.other(), cell).is_some(),
            Ball::Held(_) => false,
            Ball::Loose(at) => at == cell,
            Ball::Flying(flight) => flight.at == cell && flight.kick != Kick::Sky,
        }
    }
}
