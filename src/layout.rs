//! Where the cells of a board lie: the bridge from the rules' cells to drawing units.
//!
//! One unit is the side of a square. `x` runs from left to right as Home looks up the pitch, `y` from Home's end to
//! Away's. Which way is up on the screen is the page's choice.
use crate::cell::Cell;
use crate::hexes::Hexagon;
use crate::squares::Squares;

/// A point on the board, in units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// Across, from the left as Home looks up the pitch.
    pub x: f32,
    /// Along, from Home's end.
    pub y: f32,
}

/// The outline of a cell.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Shape {
    /// A rectangle of this width (across) and height (along).
    Rect {
        /// Extent across.
        w: f32,
        /// Extent along.
        h: f32,
    },
    /// A hexagon with two corners pointing along the pitch, of this centre-to-corner radius.
    Hex {
        /// Centre to corner.
        r: f32,
    },
}

/// A cell as drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct Plot {
    /// The cell.
    pub cell: Cell,
    /// Its name.
    pub name: String,
    /// Its centre.
    pub at: Point,
    /// Its outline.
    pub shape: Shape,
    /// What kind of ground it is, as a class: `grass`, `outside`, ….
    pub ground: &'static str,
    /// Row from Away's end and place in the row from the left, both counted from 1, for grid navigation.
    pub row: u16,
    /// See `row`.
    pub column: u16,
}

/// A marking painted on the pitch.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Marking {
    /// A rectangle between two opposite corners.
    Box(Point, Point),
    /// A straight line.
    Line(Point, Point),
    /// A circle: centre and radius.
    Circle(Point, f32),
    /// A spot.
    Spot(Point),
    /// A goal with its net, between two opposite corners.
    Goal(Point, Point),
}

/// The whole board as drawn: it does not change during a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    /// Extent across, in units.
    pub width: f32,
    /// Extent along, in units.
    pub height: f32,
    /// The cells, row by row from Away's end.
    pub plots: Vec<Plot>,
    /// The painted markings.
    pub markings: Vec<Marking>,
}

/// The ground of cells outside the pitch: when one of them is in use, the margin is drawn wide.
pub const OUTSIDE: &str = "outside";

impl Board {
    /// A cell as drawn.
    pub fn plot(&self, cell: Cell) -> Option<&Plot> {
        self.plots.iter().find(|p| p.cell == cell)
    }
}

/// How much room the squares outside the pitch get.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Margin {
    /// Drawn flat, since they are rarely used.
    Flat,
    /// As wide as other squares, while somebody stands there or one aims there.
    Wide,
}

/// Where the squares of a board lie.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SquareLayout {
    squares: Squares,
    margin: f32,
}

impl SquareLayout {
    /// The layout of these squares.
    pub const fn new(squares: Squares, margin: Margin) -> SquareLayout {
        let margin = match margin {
            _ if !squares.ring => 0.0,
            Margin::Flat => 0.5,
            Margin::Wide => 1.0,
        };
        SquareLayout { squares, margin }
    }

    /// The board, every cell with the ground that `ground` says.
    pub fn board(self, ground: impl Fn(Cell) -> &'static str, markings: Vec<Marking>) -> Board {
        let extent = |count: i8| f32::from(count) + 2.0 * self.margin;
        let Squares { files, ranks, ring } = self.squares;
        let m = i8::from(ring);
        let rows = (1 - m..=ranks + m).rev();
        let cells = rows.flat_map(|rank| (-m..files + m).filter_map(move |file| self.squares.at(file, rank)));
        let plots = cells.map(|cell| self.plot(cell, ground(cell))).collect();
        Board { width: extent(self.squares.files), height: extent(self.squares.ranks), plots, markings }
    }

    /// A point of the pitch, in squares across from its left touchline and along from Home's end line.
    pub const fn point(self, across: f32, along: f32) -> Point {
        Point { x: across + self.margin, y: along + self.margin }
    }

    /// How thick the squares outside the pitch are drawn.
    pub const fn margin(self) -> f32 {
        self.margin
    }

    fn plot(self, cell: Cell, ground: &'static str) -> Plot {
        let (file, rank) = (self.squares.file(cell), self.squares.rank(cell));
        let (x, w) = self.extent(file, self.squares.files);
        let (y, h) = self.extent(rank - 1, self.squares.ranks);
        let ring = i8::from(self.squares.ring);
        Plot {
            cell,
            name: self.squares.name(cell),
            at: Point { x, y },
            shape: Shape::Rect { w, h },
            ground,
            row: u16::from((self.squares.ranks + ring).abs_diff(rank)) + 1,
            column: u16::from((file + ring).unsigned_abs()) + 1,
        }
    }

    /// Middle and extent, along one axis, of the cell with this index of `count`.
    fn extent(self, index: i8, count: i8) -> (f32, f32) {
        let m = self.margin;
        if index < 0 {
            (m / 2.0, m)
        } else if index >= count {
            (f32::from(count) + m * 1.5, m)
        } else {
            (f32::from(index) + 0.5 + m, 1.0)
        }
    }
}

/// Centre to corner of a hexagon that is one unit wide.
const HEX_RADIUS: f32 = 0.577_350_26;

/// From row to row of such hexagons.
const ROW_HEIGHT: f32 = 1.5 * HEX_RADIUS;

/// Where the hexagons of a board lie, each one unit wide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HexLayout {
    low: Hexagon,
    high: Hexagon,
}

impl HexLayout {
    /// The layout of these hexagons.
    pub fn of(hexagons: impl Iterator<Item = Hexagon>) -> HexLayout {
        let wider = |HexLayout { low, high }: HexLayout, at: Hexagon| HexLayout {
            low: Hexagon::new(low.x.min(at.x), low.y.min(at.y)),
            high: Hexagon::new(high.x.max(at.x), high.y.max(at.y)),
        };
        let centre = Hexagon::new(0, 0);
        hexagons.fold(HexLayout { low: centre, high: centre }, wider)
    }

    /// The centre of a hexagon.
    pub fn point(self, at: Hexagon) -> Point {
        let (x, y) = (at.x - self.low.x, at.y - self.low.y);
        Point { x: f32::from(x) / 2.0 + 0.5, y: f32::from(y) * ROW_HEIGHT + HEX_RADIUS }
    }

    /// The board of these cells, each with its hexagon, its name and its ground.
    pub fn board(
        self,
        cells: impl Iterator<Item = (Cell, Hexagon, String, &'static str)>,
        markings: Vec<Marking>,
    ) -> Board {
        let mut plots: Vec<Plot> = Vec::new();
        for (cell, at, name, ground) in cells {
            let (at, row) = (self.point(at), u16::from(self.high.y.abs_diff(at.y)) + 1);
            let shape = Shape::Hex { r: HEX_RADIUS };
            let before = plots.partition_point(|p| p.row < row || p.row == row && p.at.x < at.x);
            plots.insert(before, Plot { cell, name, at, shape, ground, row, column: 1 });
        }
        let mut last = (0, 0);
        for plot in &mut plots {
            plot.column = if plot.row == last.0 { last.1 + 1 } else { 1 };
            last = (plot.row, plot.column);
        }
        let end = self.point(self.high);
        Board { width: end.x + 0.5, height: end.y + HEX_RADIUS, plots, markings }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexagons_lie_row_by_row_inside_the_board() {
        let at = [(-1, 1), (1, 1), (-2, 0), (0, 0), (2, 0)].map(|(x, y)| Hexagon::new(x, y));
        let layout = HexLayout::of(at.into_iter());
        let cells = (0..).map(Cell).zip(at).map(|(cell, at)| (cell, at, String::new(), "grass"));
        let board = layout.board(cells, Vec::new());
        let places: Vec<_> = board.plots.iter().map(|p| (p.row, p.column, p.at.x)).collect();
        assert_eq!(places, [(1, 1, 1.0), (1, 2, 2.0), (2, 1, 0.5), (2, 2, 1.5), (2, 3, 2.5)]);
        assert!((board.width - 3.0).abs() < 0.001 && (board.height - 3.5 * HEX_RADIUS).abs() < 0.001);
        assert!(
            board.plots.iter().all(|p| p.at.y >= HEX_RADIUS - 0.001 && p.at.y <= board.height - HEX_RADIUS + 0.001)
        );
    }

    #[test]
    fn squares_fill_the_board_without_overlap() {
        for margin in [Margin::Flat, Margin::Wide] {
            let squares = Squares { files: 9, ranks: 18, ring: true };
            let board = SquareLayout::new(squares, margin).board(|_| "grass", Vec::new());
            let area = |p: &Plot| match p.shape {
                Shape::Rect { w, h } => w * h,
                Shape::Hex { .. } => 0.0,
            };
            let covered: f32 = board.plots.iter().map(area).sum();
            assert!((covered - board.width * board.height).abs() < 0.01);
            assert_eq!(board.plots.first().map(|p| p.name.as_str()), Some("z19"));
            assert_eq!(board.plots.last().map(|p| p.name.as_str()), Some("j0"));
        }
    }
}
