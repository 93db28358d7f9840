//! From the board's units to the screen: which way is up, and how large.
use touchline::cell::Cell;
use touchline::layout::{Board, Marking, Plot, Point, Shape};

/// Drawing units of the picture for one unit of the board. Whole numbers are fine enough then, and short to write.
pub(crate) const UNIT: i32 = 40;

/// A place in the picture.
pub(crate) type At = (i32, i32);

/// A board as it is turned on the screen.
#[derive(Clone, PartialEq)]
pub(crate) struct Frame {
    board: Board,
    /// Home's end is at the left instead of at the bottom.
    landscape: bool,
    /// The other end is there instead: the board is turned by half.
    turned: bool,
    /// The most room that the board ever takes, across and along.
    room: At,
}

impl Frame {
    pub(crate) fn new(board: Board, landscape: bool) -> Frame {
        let room = (drawn(board.width), drawn(board.height));
        Frame { board, landscape, turned: false, room }
    }

    /// The same board with room for the margin as this one has it.
    pub(crate) fn with_room_for(self, widest: &Board) -> Frame {
        Frame { room: (drawn(widest.width), drawn(widest.height)), ..self }
    }

    /// The same board, turned by half or not.
    pub(crate) fn turned(self, turned: bool) -> Frame {
        Frame { turned, ..self }
    }

    /// Whether Home's end is at a side of the picture instead of at its bottom or top.
    pub(crate) const fn is_on_its_side(&self) -> bool {
        self.landscape
    }

    /// Width and height of the picture.
    pub(crate) fn size(&self) -> At {
        let (w, h) = (drawn(self.board.width), drawn(self.board.height));
        if self.landscape { (h, w) } else { (w, h) }
    }

    /// The left, top, width and height of what is shown: there is always room for the margin at its widest, so that the
    /// pitch keeps its size and place while the margin is drawn flat.
    pub(crate) fn extent(&self) -> (At, At) {
        let ((w, h), (across, along)) = (self.size(), self.room);
        let (width, height) = if self.landscape { (along, across) } else { (across, along) };
        (((w - width) / 2, (h - height) / 2), (width, height))
    }

    /// Where a point of the board lies in the picture.
    pub(crate) fn point(&self, at: Point) -> At {
        let Board { width, height, .. } = self.board;
        let Point { x, y } = if self.turned { Point { x: width - at.x, y: height - at.y } } else { at };
        if self.landscape { (drawn(y), drawn(x)) } else { (drawn(x), drawn(height - y)) }
    }

    /// The centre of a cell in the picture.
    pub(crate) fn centre(&self, cell: Cell) -> At {
        self.board.plot(cell).map_or((0, 0), |plot| self.point(plot.at))
    }

    /// The cell of the board that is drawn.
    pub(crate) fn plots(&self) -> &[Plot] {
        &self.board.plots
    }

    /// The painted markings.
    pub(crate) fn markings(&self) -> &[Marking] {
        &self.board.markings
    }

    /// A cell's outline as path data.
    pub(crate) fn outline(&self, plot: &Plot) -> String {
        path(self.corners(plot).into_iter(), true)
    }

    /// A cell's corners in the picture.
    pub(crate) fn corners(&self, plot: &Plot) -> Vec<At> {
        let corners: Vec<Point> = match plot.shape {
            Shape::Rect { w, h } => [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]
                .map(|(x, y)| Point { x: plot.at.x + x * w, y: plot.at.y + y * h })
                .to_vec(),
            Shape::Hex { r } => HEX.map(|(x, y)| Point { x: plot.at.x + x * r, y: plot.at.y + y * r }).to_vec(),
        };
        corners.into_iter().map(|corner| self.point(corner)).collect()
    }

    /// The outline of a cell by its number.
    pub(crate) fn outline_of(&self, cell: Cell) -> String {
        self.board.plot(cell).map(|plot| self.outline(plot)).unwrap_or_default()
    }

    /// A way through cells as path data.
    pub(crate) fn way(&self, cells: impl Iterator<Item = Cell>) -> String {
        path(cells.map(|cell| self.centre(cell)), false)
    }

    /// The rectangle between two opposite corners: left, top, width, height.
    pub(crate) fn rect(&self, a: Point, b: Point) -> (i32, i32, i32, i32) {
        let ((ax, ay), (bx, by)) = (self.point(a), self.point(b));
        (ax.min(bx), ay.min(by), (ax - bx).abs(), (ay - by).abs())
    }
}

/// A length on the board in drawing units.
pub(crate) fn drawn(length: f32) -> i32 {
    (length * UNIT as f32).round() as i32
}

/// The corners of a hexagon of radius 1 with two of them pointing along the pitch.
const HEX: [(f32, f32); 6] =
    [(0.0, 1.0), (0.866_025, 0.5), (0.866_025, -0.5), (0.0, -1.0), (-0.866_025, -0.5), (-0.866_025, 0.5)];

/// Points as path data.
pub(crate) fn path(points: impl Iterator<Item = At>, closed: bool) -> String {
    let mut data = String::new();
    for (x, y) in points {
        let command = if data.is_empty() { "M" } else { "L" };
        data += &format!("{command}{x} {y}");
    }
    if closed { data + "Z" } else { data }
}
