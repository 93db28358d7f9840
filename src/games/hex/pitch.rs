//! The four pitches: which hexes there are, what they are called and what they are for.
//!
//! A [`Cell`] stands for a name, and a name means the same cell on every pitch, so an action or a sentence can be read
//! and written without knowing the pitch. Not every cell is on every pitch. The grand hexagon has all of them.
//!
//! ```text
//!              A6  A7  A8  A9
//!        T1  A1  A2  A3  A4  A5  T2          the small hexagon has nets of A1–A4 and A5–A7
//!     L11  a11 b11 c11 d11 e11 f11  R11
//!                    …
//!   L6  a6  b6  c6  d6  e6  f6  …  k6  R6    the default hexagon: f6 is the centre
//!                    …
//!       L1  a1  b1  c1  d1  e1  f1  R1
//!         B1  H1  H2  H3  H4  H5  B2
//!               H6  H7  H8  H9
//! ```
use crate::cell::Cell;
use crate::hexes::Hexagon;
use crate::side::Side;

/// The grid of a match (HP-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pitch {
    /// Radius 5, 91 hexes: the default.
    Hexagon,
    /// Radius 4, 61 hexes.
    Small,
    /// Radius 7, 169 hexes.
    Grand,
    /// 13 rows of 8 and 9 in turn, 110 hexes.
    Stadium,
}

/// What a cell is on a pitch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// Not on this pitch.
    Nowhere,
    /// The pitch itself, where footballers stand.
    Grass,
    /// Out of play beside a rank (HP-5).
    SideRim,
    /// Out of play beside the mouth of this side's goal (HP-5).
    EndRim(Side),
    /// The front row of this side's net (HP-4).
    Mouth(Side),
    /// The back row of this side's net (HP-4).
    Back(Side),
}

/// How many cells there are: 169 of the grand pitch, 30 beside the ranks, 8 beside the mouths, 18 in the nets.
pub const CELLS: u8 = 225;

const MOST_RANKS: u8 = 15;
const GRASS: u8 = 169;

/// The cells after the pitch: letter, first cell, how many.
const LETTERS: [(u8, u8, u8); 6] =
    [(b'L', 169, 15), (b'R', 184, 15), (b'B', 199, 4), (b'T', 203, 4), (b'H', 207, 9), (b'A', 216, 9)];

const fn most_files(rank: u8) -> u8 {
    MOST_RANKS - rank.abs_diff(8)
}

const fn first_of_rank(rank: u8) -> u8 {
    let (mut r, mut sum) = (1, 0);
    while r < rank {
        sum += most_files(r);
        r += 1;
    }
    sum
}

/// The name of a cell: `f6`, `L4`, `T1`, `A3` (HP-3 to HP-5).
pub fn name(cell: Cell) -> String {
    match LETTERS.iter().rev().find(|(_, first, _)| cell.0 >= *first) {
        Some((letter, first, _)) => format!("{}{}", *letter as char, cell.0 - first + 1),
        None => {
            let rank = (1..=MOST_RANKS).rev().find(|&r| first_of_rank(r) <= cell.0).unwrap_or(1);
            format!("{}{rank}", (b'a' + (cell.0 - first_of_rank(rank))) as char)
        }
    }
}

/// The cell of a name; `None` when no pitch has one such.
pub fn parse(name: &str) -> Option<Cell> {
    let (letter, digits) = name.split_at_checked(1)?;
    let letter = letter.bytes().next()?;
    if digits.starts_with('0') || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let number: u8 = digits.parse().ok()?;
    if letter.is_ascii_lowercase() {
        let file = letter - b'a';
        let there = number <= MOST_RANKS && file < most_files(number);
        return there.then(|| Cell(first_of_rank(number) + file));
    }
    let (_, first, count) = LETTERS.iter().find(|(l, _, _)| *l == letter)?;
    (number <= *count).then(|| Cell(first + number - 1))
}

const COLUMNS: usize = 33;
const ROWS: usize = 19;
const NONE: u8 = u8::MAX;

/// What is where on one pitch. Tables of cells are 256 long, so that no cell is out of bounds.
struct Table {
    place: [Place; 256],
    at: [Hexagon; 256],
    cell: [[u8; COLUMNS]; ROWS],
}

impl Table {
    const fn put(mut self, cell: u8, place: Place, x: i8, y: i8) -> Table {
        self.place[cell as usize] = place;
        self.at[cell as usize] = Hexagon::new(x, y);
        self.cell[(y + 9) as usize][(x + 16) as usize] = cell;
        self
    }

    const fn of(pitch: Pitch) -> Table {
        let mut table =
            Table { place: [Place::Nowhere; 256], at: [Hexagon::new(0, 0); 256], cell: [[NONE; COLUMNS]; ROWS] };
        let top = pitch.top();
        let mut y = -top;
        while y <= top {
            let width = pitch.width(y);
            let rank = (y + top + 1) as u8;
            let mut file = 0;
            while file < width {
                let cell = first_of_rank(rank) + file as u8;
                table = table.put(cell, Place::Grass, 2 * file + 1 - width, y);
                file += 1;
            }
            table = table.put(LETTERS[0].1 + rank - 1, Place::SideRim, -width - 1, y);
            table = table.put(LETTERS[1].1 + rank - 1, Place::SideRim, width + 1, y);
            y += 1;
        }
        table.end(pitch, Side::Home).end(pitch, Side::Away)
    }

    /// Adds a net and the rim at its sides, from the left as Home sees it.
    const fn end(mut self, pitch: Pitch, side: Side) -> Table {
        let (width, mouth, y) = (pitch.width(pitch.top()), pitch.mouth(), -side.forward() * (pitch.top() + 1));
        let (rim, net) = match side {
            Side::Home => (LETTERS[2].1, LETTERS[4].1),
            Side::Away => (LETTERS[3].1, LETTERS[5].1),
        };
        let (mut x, mut rims, mut nets) = (-width, 0, 0);
        while x <= width {
            if -mouth < x && x < mouth {
                self = self.put(net + nets, Place::Mouth(side), x, y);
                nets += 1;
            } else {
                self = self.put(rim + rims, Place::EndRim(side), x, y);
                rims += 1;
            }
            x += 2;
        }
        x = 2 - mouth;
        while x < mouth {
            self = self.put(net + nets, Place::Back(side), x, y - side.forward());
            nets += 1;
            x += 2;
        }
        self
    }
}

static TABLES: [Table; 4] =
    [Table::of(Pitch::Hexagon), Table::of(Pitch::Small), Table::of(Pitch::Grand), Table::of(Pitch::Stadium)];

impl Pitch {
    /// All pitches, in the order of the set-up form.
    pub const ALL: [Pitch; 4] = [Pitch::Hexagon, Pitch::Small, Pitch::Grand, Pitch::Stadium];

    /// The word of the text forms.
    pub const fn id(self) -> &'static str {
        match self {
            Pitch::Hexagon => "hexagon",
            Pitch::Small => "small",
            Pitch::Grand => "grand",
            Pitch::Stadium => "stadium",
        }
    }

    /// The row of Away's goal row, counted from the middle row.
    pub const fn top(self) -> i8 {
        match self {
            Pitch::Hexagon => 5,
            Pitch::Small => 4,
            Pitch::Grand => 7,
            Pitch::Stadium => 6,
        }
    }

    /// The number of ranks.
    pub const fn ranks(self) -> u8 {
        2 * self.top() as u8 + 1
    }

    const fn width(self, y: i8) -> i8 {
        match self {
            Pitch::Stadium => 8 + y.rem_euclid(2),
            _ => 2 * self.top() + 1 - y.abs(),
        }
    }

    /// How many hexes wide a goal is (HP-4).
    pub const fn mouth(self) -> i8 {
        match self {
            Pitch::Small => 4,
            _ => 5,
        }
    }

    fn table(self) -> &'static Table {
        &TABLES[self as usize]
    }

    /// What a cell is on this pitch.
    pub fn place(self, cell: Cell) -> Place {
        self.table().place[cell.0 as usize]
    }

    /// Whether footballers can stand there.
    pub fn is_grass(self, cell: Cell) -> bool {
        self.place(cell) == Place::Grass
    }

    /// Where a cell lies. Means nothing for a cell that is not on this pitch.
    pub fn at(self, cell: Cell) -> Hexagon {
        self.table().at[cell.0 as usize]
    }

    /// The cell at a hexagon; `None` beyond rims and nets.
    pub fn cell(self, at: Hexagon) -> Option<Cell> {
        let row = self.table().cell.get(usize::try_from(at.y + 9).ok()?)?;
        let cell = *row.get(usize::try_from(at.x + 16).ok()?)?;
        (cell != NONE).then_some(Cell(cell))
    }

    /// The hex of the pitch at a hexagon.
    pub fn grass(self, at: Hexagon) -> Option<Cell> {
        self.cell(at).filter(|&c| self.is_grass(c))
    }

    /// The cells of this pitch with rims and nets.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        (0..CELLS).map(Cell).filter(move |&c| self.place(c) != Place::Nowhere)
    }

    /// The hexes on which footballers stand, rank by rank from Home's goal row.
    pub fn hexes(self) -> impl Iterator<Item = Cell> {
        (0..GRASS).map(Cell).filter(move |&c| self.is_grass(c))
    }

    /// The fewest steps between two cells.
    pub fn distance(self, a: Cell, b: Cell) -> u8 {
        self.at(a).distance(self.at(b))
    }

    /// The cell of the lane from `a` to `b` after so many steps (HP-19); `None` beyond rims and nets.
    pub fn lane(self, a: Cell, b: Cell, steps: u8) -> Option<Cell> {
        self.cell(self.at(a).on_line(self.at(b), steps))
    }

    /// Rows beyond the middle row, seen by a side: positive in the half it attacks.
    pub fn ahead(self, side: Side, cell: Cell) -> i8 {
        self.at(cell).y * side.forward()
    }

    /// Whether a hex of the pitch is in the goal row that a side defends.
    pub fn in_goal_row(self, side: Side, cell: Cell) -> bool {
        self.ahead(side, cell) == -self.top()
    }

    /// Whether a hex of the pitch is a home hex of that side's goalie: it touches the mouth (HP-6).
    pub fn is_home(self, side: Side, cell: Cell) -> bool {
        self.in_goal_row(side, cell) && self.at(cell).x.abs() <= self.mouth()
    }

    /// The cell seen from the other end.
    pub fn turned(self, cell: Cell) -> Cell {
        self.cell(self.at(cell).turned()).expect("a turned pitch is the same pitch")
    }

    /// How far a goalie at home kicks: half the number of ranks, rounded up (HP-20).
    pub const fn half(self) -> u8 {
        self.ranks().div_ceil(2)
    }
}

#[cfg(test)]
#[path = "pitch_tests.rs"]
mod tests;
