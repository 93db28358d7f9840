//! A match of Grid Soccer at one moment, as a plain value, and what can be read off it.
//!
//! What changes it is in `play`, `throws`, `turn_end` and `restart`.
use super::action::Aim;
use super::board::{BOARD, Cells, in_ring, within};
use super::formation::Formation;
use super::squad::{Man, Shirt, Squad, Stats};
use crate::cell::{Cell, Path};
use crate::dice::Roll;
use crate::side::{BySide, Side};

/// Where the ball is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ball {
    /// A footballer holds it.
    Held(Man),
    /// It lies on an empty square; on a ring square only when the match ended with it out or in the goal.
    Loose(Cell),
}

/// How play was restarted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// After the ball went over a touchline (GS-43).
    ThrowIn,
    /// After the defenders of that end put it over their end line (GS-45).
    Corner,
    /// After the attackers put it over the end line (GS-44).
    GoalKick,
    /// At the start and after a goal (GS-41).
    KickOff,
}

/// A restart that still binds the side on turn: a set piece until the ball is in play, a kick-off until the turn ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Restart {
    /// What kind.
    pub kind: Kind,
    /// Who takes it.
    pub taker: Man,
}

/// Who kicks off the match, as set up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum KickOff {
    By(Side),
    Toss,
}

/// What the state waits for. Throws that are due hold what their outcome needs and no history, so that equal states
/// are one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Due {
    /// A choice of the side on turn.
    Choice,
    /// One die a side for the kick-off (GS-41): Home's, then Away's.
    Toss { home: Option<u8> },
    /// A dribble challenge on the square where the runner is (GS-12): the runner's total once thrown.
    Challenge { rest: Path, runner: Option<i8> },
    /// A ball knocked loose scatters from the runner's square (GS-12); the run then finishes on `end`.
    Knock { end: Cell },
    /// A contest for the loose ball on whose square the runner stands (GS-15): the runner's total once thrown.
    PickUp { runner: Option<i8> },
    /// A pass (GS-17).
    Pass { to: Cell },
    /// A missed pass or a rebound flies on (GS-33); a rebound turns back at the end line (GS-22).
    Scatter { from: Cell, squares: u8, rebound: bool },
    /// A shot (GS-19). The aim is absent only in the view of the defending side.
    Shot { aim: Option<Aim> },
    /// A choice of the defending side (GS-24). The aim and the dice that would betray it are absent in its view.
    Dive { aim: Option<Aim>, rolled: Option<Roll> },
    /// A save (GS-24): the total that is needed.
    Save { aim: Aim, need: i8 },
    /// A steal (GS-29).
    Steal,
    /// Nothing: the match is over.
    Nothing,
}

/// A match of Grid Soccer at one moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Grid {
    pub(super) men: BySide<[Option<Cell>; 7]>,
    pub(super) ball: Ball,
    /// Who touched the ball last; the holder's side while it is held and no throw for it is due.
    pub(super) touched: Side,
    pub(super) side: Side,
    pub(super) turn: u8,
    pub(super) score: BySide<u8>,
    pub(super) formation: BySide<Formation>,
    pub(super) selected: Option<Shirt>,
    pub(super) steps: u8,
    pub(super) acted: bool,
    /// Who lies on the ground, a bit for each shirt.
    pub(super) frozen: BySide<u8>,
    pub(super) charges: BySide<u8>,
    pub(super) restart: Option<Restart>,
    pub(super) due: Due,
    pub(super) squads: BySide<Squad>,
    pub(super) turns: u8,
    pub(super) kick_off: KickOff,
}

impl Grid {
    /// Where a footballer stands; `None` when the position is without that footballer.
    pub fn place(&self, man: Man) -> Option<Cell> {
        self.men[man.side][man.shirt.index()]
    }

    pub(super) fn put(&mut self, man: Man, cell: Cell) {
        self.men[man.side][man.shirt.index()] = Some(cell);
    }

    /// The footballers of a side that are in the match, with their squares, the keeper first.
    pub fn side_men(&self, side: Side) -> impl Iterator<Item = (Man, Cell)> {
        Shirt::all().zip(self.men[side]).filter_map(move |(shirt, at)| at.map(|at| (Man::new(side, shirt), at)))
    }

    /// The footballers of a side that do not lie on the ground.
    pub fn standing(&self, side: Side) -> impl Iterator<Item = (Man, Cell)> {
        self.side_men(side).filter(|&(man, _)| !self.is_frozen(man))
    }

    /// Whether a footballer lies on the ground after a foul (GS-60).
    pub fn is_frozen(&self, man: Man) -> bool {
        self.frozen[man.side] & man.shirt.bit() != 0
    }

    /// Who stands on a square, Home's footballer first while a challenge has two on it.
    pub fn man_on(&self, cell: Cell) -> Option<Man> {
        Side::BOTH.into_iter().find_map(|side| self.man_of(side, cell))
    }

    /// Which footballer of a side stands on a square.
    pub fn man_of(&self, side: Side, cell: Cell) -> Option<Man> {
        self.side_men(side).find(|&(_, at)| at == cell).map(|(man, _)| man)
    }

    /// The squares that a side's footballers stand on.
    pub(super) fn squares_of(&self, side: Side) -> Cells {
        let mut cells = Cells::default();
        self.side_men(side).for_each(|(_, at)| cells.insert(at));
        cells
    }

    /// Every square where somebody stands or the ball lies: none of them is free (GS-2a).
    pub(super) fn taken(&self) -> Cells {
        let mut cells = self.squares_of(Side::Home).or(self.squares_of(Side::Away));
        if let Ball::Loose(at) = self.ball {
            cells.insert(at);
        }
        cells
    }

    /// What a footballer can do.
    pub fn stats(&self, man: Man) -> Stats {
        self.squads[man.side][man.shirt.index()]
    }

    /// Where the ball is.
    pub const fn ball(&self) -> Ball {
        self.ball
    }

    /// Who holds the ball.
    pub const fn holder(&self) -> Option<Man> {
        match self.ball {
            Ball::Held(man) => Some(man),
            Ball::Loose(_) => None,
        }
    }

    /// The square where the ball is.
    pub fn ball_square(&self) -> Option<Cell> {
        match self.ball {
            Ball::Held(man) => self.place(man),
            Ball::Loose(at) => Some(at),
        }
    }

    /// The side on turn; while a dive is awaited, the side that shoots.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// A side's formation card.
    pub fn formation(&self, side: Side) -> Formation {
        self.formation[side]
    }

    /// The restart that still binds the side on turn.
    pub const fn restart(&self) -> Option<Restart> {
        self.restart
    }

    /// The footballer of the turn (GS-8): absent when all of the side lie on the ground.
    pub fn selected(&self) -> Option<Man> {
        self.selected.map(|shirt| Man::new(self.side, shirt))
    }

    /// Whether the side has moved or acted, and so is bound to the selected footballer (GS-8).
    pub const fn is_committed(&self) -> bool {
        self.steps > 0 || self.acted
    }

    /// Whether the turn's ball action is spent.
    pub const fn has_acted(&self) -> bool {
        self.acted
    }

    /// The steps used this turn.
    pub const fn steps_used(&self) -> u8 {
        self.steps
    }

    /// The steps that the selected footballer has left as things stand (GS-10): one fewer with the ball.
    pub fn steps_left(&self) -> u8 {
        let Some(man) = self.selected() else { return 0 };
        let speed = self.stats(man).speed;
        let limit = if self.holder() == Some(man) { speed.saturating_sub(1) } else { speed };
        limit.saturating_sub(self.steps)
    }

    /// Whether a dive is awaited.
    pub const fn awaits_dive(&self) -> bool {
        matches!(self.due, Due::Dive { .. })
    }

    /// The turns of the whole match (GS-5).
    pub const fn turns(&self) -> u8 {
        self.turns
    }

    /// The minute that the clock shows (GS-6).
    pub const fn minute(&self) -> u16 {
        90 * self.turn as u16 / self.turns as u16
    }

    /// The set piece that the taker must still put in play: a restart other than a kick-off.
    pub(super) fn set_piece(&self) -> Option<Restart> {
        self.restart.filter(|r| r.kind != Kind::KickOff)
    }

    /// The footballer that GS-8 selects when nobody has chosen: the carrier, else the closest to the ball.
    pub(super) fn default_selection(&self) -> Option<Shirt> {
        let mine = |man: &Man| man.side == self.side && !self.is_frozen(*man);
        if let Some(man) = self.holder().filter(mine) {
            return Some(man.shirt);
        }
        let ball = self.ball_square()?;
        self.closest(self.standing(self.side), ball).map(|man| man.shirt)
    }

    /// The closest of some footballers to a square by board distance; of equals the first.
    pub(super) fn closest(&self, men: impl Iterator<Item = (Man, Cell)>, to: Cell) -> Option<Man> {
        men.min_by_key(|&(_, at)| BOARD.board_distance(at, to)).map(|(man, _)| man)
    }

    /// The closest standing outfield footballer of a side to a square, the keeper if no other stands.
    pub(super) fn closest_outfield(&self, side: Side, to: Cell) -> Option<Man> {
        let outfield = self.standing(side).filter(|(man, _)| !man.is_keeper());
        self.closest(outfield, to).or_else(|| self.closest(self.standing(side), to))
    }

    /// The free square nearest to another (GS-2a) as a side looks up the pitch, of those that `fits` lets through.
    pub(super) fn nearest_free(&self, side: Side, to: Cell, fits: impl Fn(Cell) -> bool) -> Option<Cell> {
        let taken = self.taken();
        let free = |c: &Cell| BOARD.on_pitch(*c) && !taken.has(*c) && fits(*c);
        if free(&to) {
            return Some(to);
        }
        let order = |&c: &Cell| (BOARD.straight_distance_squared(c, to), BOARD.left_then_back(side, c));
        let at_distance = |d: u8| within(to, d).filter(move |&c| BOARD.board_distance(c, to) == d);
        (1..=BOARD.ranks as u8 + 1).find_map(|d| at_distance(d).filter(free).min_by_key(order))
    }

    /// The support of a contest (GS-16): team-mates next to its square less opponents next to it, from −2 to +2.
    pub(super) fn support(&self, square: Cell, acting: Man, contesting: Man) -> i8 {
        let near = |side: Side, but: Man| {
            let others = self.standing(side).filter(|&(man, at)| man != but && BOARD.board_distance(at, square) == 1);
            others.count() as i8
        };
        (near(acting.side, acting) - near(contesting.side, contesting)).clamp(-2, 2)
    }

    /// The opponent who contests a loose ball with the side on turn (GS-15): next to it, standing, with most control.
    pub(super) fn rival_for(&self, square: Cell) -> Option<Man> {
        let near = self.standing(self.side.other()).filter(|&(_, at)| BOARD.board_distance(at, square) == 1);
        near.map(|(man, _)| man).min_by_key(|&man| std::cmp::Reverse(self.stats(man).control))
    }

    /// The standing opponent of the side on turn whom a dribbler meets on a square (GS-12, GS-14).
    pub(super) fn challenger_on(&self, square: Cell) -> Option<Man> {
        self.standing(self.side.other()).find(|&(_, at)| at == square).map(|(man, _)| man)
    }

    /// Whether a footballer stands in the ring, as a set-piece taker does.
    pub fn is_in_ring(&self, man: Man) -> bool {
        self.place(man).is_some_and(in_ring)
    }
}
