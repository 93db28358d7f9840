//! Boards of hexagons that stand on a point: neighbours, distances and the straight line from one to another.
//!
//! A hexagon is known by where its centre lies: `x` in half-widths to the right of the board's centre point, `y` in
//! rows above it. Neighbours in a row are two apart, those in the next row one to a side:
//!
//! ```text
//!          ___   ___
//!         /   \ /   \              [4]     [5]            (-1,+1)   (+1,+1)
//!        | [4] | [5] |                \   /                     \   /
//!       / \   / \   / \                \ /                       \ /
//!      | [2] |  o  | [3] |       [2] -- o -- [3]     (-2, 0) --  o  -- (+2, 0)
//!       \ /   \ /   \ /                / \                       / \
//!        | [0] | [1] |                /   \                     /   \
//!         \___/ \___/              [0]     [1]            (-1,-1)   (+1,-1)
//! ```
//!
//! So on one board `x + y` is either always even or always odd. Which hexagons belong to a board, and what they are
//! called, is the business of the game. Everything is reckoned in whole numbers.

/// A hexagon, by its place relative to the centre point of its board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Hexagon {
    /// Half-widths of a hexagon to the right of the centre point.
    pub x: i8,
    /// Rows above the centre point.
    pub y: i8,
}

/// The steps to the six neighbours, row by row from below, in each row from the left: the numbers of the picture.
pub const STEPS: [(i8, i8); 6] = [(-1, -1), (1, -1), (-2, 0), (2, 0), (-1, 1), (1, 1)];

impl Hexagon {
    /// The hexagon at this place.
    pub const fn new(x: i8, y: i8) -> Hexagon {
        Hexagon { x, y }
    }

    /// The hexagon a step away.
    pub const fn step(self, by: (i8, i8)) -> Hexagon {
        Hexagon { x: self.x + by.0, y: self.y + by.1 }
    }

    /// The six hexagons that touch this one, in the order of [`STEPS`].
    pub fn neighbours(self) -> impl Iterator<Item = Hexagon> {
        STEPS.into_iter().map(move |by| self.step(by))
    }

    /// The fewest steps from one to the other.
    pub const fn distance(self, other: Hexagon) -> u8 {
        let (dx, dy) = (self.x.abs_diff(other.x), self.y.abs_diff(other.y));
        if dx > dy { (dx + dy) / 2 } else { dy }
    }

    /// The hexagons at most `radius` steps away, itself among them, row by row from below.
    pub fn around(self, radius: i8) -> impl Iterator<Item = Hexagon> {
        (-radius..=radius).flat_map(move |dy| {
            let reach = 2 * radius - dy.abs();
            (-reach..=reach).step_by(2).map(move |dx| self.step((dx, dy)))
        })
    }

    /// The hexagon seen from the other end: the board turned by 180°.
    pub const fn turned(self) -> Hexagon {
        Hexagon { x: -self.x, y: -self.y }
    }

    /// Sorts what is otherwise level: nearer the centre point in a straight line, then the lower row, then further left.
    ///
    /// The first number is proportional to the square of the straight-line distance: a row is √3 half-widths high.
    pub const fn order(self) -> (u16, i8, i8) {
        let (x, y) = (self.x.unsigned_abs() as u16, self.y.unsigned_abs() as u16);
        (x * x + 3 * y * y, self.y, self.x)
    }

    /// The hexagon that the straight line to `to` goes through after `steps` of its equal parts, one part for each
    /// step of the distance. Where the point lies on an edge, the earlier of the two by [`Hexagon::order`].
    ///
    /// Nothing here depends on which end is which, so the line from B to A is the line from A to B reversed.
    pub fn on_line(self, to: Hexagon, steps: u8) -> Hexagon {
        let parts = i32::from(self.distance(to));
        if parts == 0 {
            return self;
        }
        let point = |a: i8, b: i8| i32::from(a) * parts + i32::from(b - a) * i32::from(steps);
        // The point, in units of a part of a half-width and of a row.
        let (x, y) = (point(self.x, to.x), point(self.y, to.y));
        let row = y.div_euclid(parts);
        let mut best = (i32::MAX, (u16::MAX, 0, 0), self);
        for row in [row, row + 1] {
            let odd = row + i32::from(self.x) - i32::from(self.y);
            let left = x.div_euclid(parts);
            let left = left - (left - odd).rem_euclid(2);
            for column in [left, left + 2] {
                let (dx, dy) = (column * parts - x, row * parts - y);
                let hexagon = Hexagon::new(column as i8, row as i8);
                let candidate = (dx * dx + 3 * dy * dy, hexagon.order(), hexagon);
                if candidate < best {
                    best = candidate;
                }
            }
        }
        best.2
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CENTRE: Hexagon = Hexagon::new(0, 0);

    #[test]
    fn a_step_is_one_away_and_opposite_steps_cancel() {
        for (i, by) in STEPS.into_iter().enumerate() {
            assert_eq!(CENTRE.distance(CENTRE.step(by)), 1);
            assert_eq!(CENTRE.step(by).step(STEPS[5 - i]), CENTRE);
        }
        assert!(STEPS.is_sorted_by_key(|(x, y)| (*y, *x)));
    }

    #[test]
    fn the_distance_is_the_fewest_steps() {
        let mut ring = vec![CENTRE];
        let mut seen = ring.clone();
        for steps in 1..=8 {
            let next = ring.iter().flat_map(|h| h.neighbours()).filter(|h| !seen.contains(h));
            let mut next: Vec<Hexagon> = next.collect();
            next.sort_unstable();
            next.dedup();
            assert_eq!(next.len(), 6 * steps);
            assert!(next.iter().all(|h| usize::from(CENTRE.distance(*h)) == steps));
            seen.extend(&next);
            ring = next;
            assert_eq!(CENTRE.around(steps as i8).count(), seen.len());
        }
    }

    #[test]
    fn a_line_goes_step_by_step_and_is_the_same_from_both_ends() {
        for from in CENTRE.around(6) {
            for to in CENTRE.around(6) {
                let steps = from.distance(to);
                let line = |i| from.on_line(to, i);
                assert_eq!((line(0), line(steps)), (from, to));
                for i in 0..steps {
                    assert_eq!(line(i).distance(line(i + 1)), 1);
                    assert_eq!(line(i), to.on_line(from, steps - i));
                }
            }
        }
    }

    #[test]
    fn a_point_on_an_edge_belongs_to_the_hexagon_nearer_the_centre() {
        let line = |a: (i8, i8), b: (i8, i8)| Hexagon::new(a.0, a.1).on_line(Hexagon::new(b.0, b.1), 1);
        assert_eq!(line((4, 0), (4, 2)), Hexagon::new(3, 1));
        assert_eq!(line((-4, 0), (-4, 2)), Hexagon::new(-3, 1));
        // Level: the lower row, then the left.
        assert_eq!(line((0, 0), (3, 1)), Hexagon::new(2, 0));
        assert_eq!(line((0, 0), (3, -1)), Hexagon::new(1, -1));
        assert_eq!(line((0, 0), (0, 2)), Hexagon::new(-1, 1));
    }
}
