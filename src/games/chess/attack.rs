//! What a side could make of the ball in one turn: the lines along which it can be shot and passed, and the fewest
//! action points to a goal. It looks at the plans that players look at: shoot, dribble and shoot, pass to somebody who
//! shoots, serve somebody who runs, and these after a relay. Whether it is wise to follow one does not belong here.
use super::board::{Area, Direction, area};
use super::piece::{Kind, Piece};
use super::state::{Ball, Chess};
use crate::cell::Cell;
use crate::side::Side;

/// More points than a turn can have: there is no plan.
pub(super) const NEVER: u8 = 9;

/// Goals that take more points than this are beyond a turn's, when the ball is to be passed once more.
const RELAYS: usize = 4;

/// The squares from which a pass gets to some squares before an opponent does, by the passer's lines.
#[derive(Clone, Copy, Default)]
pub(super) struct Lines {
    straight: Area,
    diagonal: Area,
    leap: Area,
    beside: Area,
}

impl Lines {
    /// The lines to some squares. Team-mates on the way do nothing (CF-13), and every line goes both ways.
    fn to(targets: Area, rivals: Area) -> Lines {
        let open = Area::ALL.without(rivals);
        let slides = |kind| Direction::of(kind).fold(Area::NONE, |all, d| all.and(targets.along(d, open)));
        let steps = |kind| Direction::of(kind).fold(Area::NONE, |all, d| all.and(targets.on(d)));
        Lines {
            straight: slides(Kind::Rook),
            diagonal: slides(Kind::Bishop),
            leap: steps(Kind::Knight),
            beside: steps(Kind::King),
        }
    }

    /// Those of a kind of piece.
    pub(super) const fn of(&self, kind: Kind) -> Area {
        match kind {
            Kind::King => self.beside,
            Kind::Queen => self.straight.and(self.diagonal),
            Kind::Rook => self.straight,
            Kind::Bishop => self.diagonal,
            Kind::Knight => self.leap,
        }
    }
}

/// What one side could make of the ball in a turn.
pub(super) struct Attack<'a> {
    state: &'a Chess,
    side: Side,
    /// The pieces that have moved, a bit each.
    moved: u8,
    stood: Area,
    /// The opponents whom a pass has to get by. One who will be tackled before is none of them.
    rivals: Area,
    /// The squares from which a goal can be shot (CF-14).
    shots: Lines,
    /// The empty squares that each piece can run to.
    reach: [Area; 8],
    /// The squares where somebody who runs to a shot can pick up the ball, and those from which it can be served.
    meets: Area,
    serves: Lines,
    /// The fewest points from each piece having the ball where it stands to a goal.
    need: [u8; 8],
    /// The lines to the pieces that need one point, two points, and so on.
    relays: [Lines; RELAYS],
}

impl<'a> Attack<'a> {
    /// The prospects of a side whose pieces have moved as these bits say.
    pub(super) fn of(state: &'a Chess, side: Side, moved: u8) -> Attack<'a> {
        let theirs = state.stood_on(side.other());
        let tackled = match state.ball() {
            Ball::Held(of, piece) if of != side && piece != Piece::K => state.at(of, piece),
            Ball::Held(..) | Ball::Loose(_) => None,
        };
        let rivals = tackled.map_or(theirs, |at| theirs.without(Area::NONE.with(at)));
        let goal = state.at(side.other(), Piece::K).map_or(Area::NONE, |king| Area::NONE.with(king));
        let mut attack = Attack {
            state,
            side,
            moved,
            stood: theirs.and(state.stood_on(side)),
            rivals,
            shots: Lines::to(goal, rivals),
            reach: [Area::NONE; 8],
            meets: Area::NONE,
            serves: Lines::default(),
            need: [NEVER; 8],
            relays: [Lines::default(); RELAYS],
        };
        attack.look_round();
        attack.reckon();
        attack
    }

    fn men(&self) -> impl Iterator<Item = (Piece, Cell)> + use<'a> {
        let (state, side) = (self.state, self.side);
        Piece::ALL.into_iter().filter_map(move |piece| Some((piece, state.at(side, piece)?)))
    }

    /// The squares where a kind of piece may end a move (CF-7).
    fn stops(&self, kind: Kind) -> Area {
        let own = area(self.side);
        if kind == Kind::King { own } else { Area::ALL.without(own) }
    }

    /// Where everybody gets, and where the ball can meet the runners to a shot.
    fn look_round(&mut self) {
        let open = Area::ALL.without(self.stood);
        for (piece, at) in self.men().filter(|(piece, _)| self.moved >> *piece as u8 & 1 == 0) {
            let (kind, at) = (piece.kind(), Area::NONE.with(at));
            let stops = self.stops(kind);
            let shots = self.shots.of(kind).shared(stops);
            let mut reach = Area::NONE;
            for towards in Direction::of(kind) {
                let mut passed = Area::NONE;
                let mut front = at.on(towards).shared(open);
                while !front.is_empty() {
                    passed = passed.and(front);
                    if shots.meets(front) {
                        self.meets = self.meets.and(passed);
                    }
                    front = if kind.slides() { front.on(towards).shared(open) } else { Area::NONE };
                }
                reach = reach.and(passed);
            }
            self.reach[piece as usize] = reach.shared(stops);
        }
        self.serves = Lines::to(self.meets, self.rivals);
    }

    /// Finds the fewest points for everybody: those who shoot help those who pass to them, and so on.
    fn reckon(&mut self) {
        for (piece, at) in self.men() {
            let reach = self.reach[piece as usize];
            let stays = self.alone(piece, Area::NONE.with(at));
            self.need[piece as usize] = stays.min(self.alone(piece, reach) + 1);
        }
        let barred = self.state.blocked() == Some(self.side);
        for (layer, points) in (1..=RELAYS as u8).enumerate() {
            let may = |&(piece, _): &(Piece, Cell)| self.need(piece) == points && !(barred && piece == Piece::K);
            let homes = self.men().filter(may).fold(Area::NONE, |all, (_, at)| all.with(at));
            if homes.is_empty() {
                continue;
            }
            let lines = Lines::to(homes, self.rivals);
            self.relays[layer] = lines;
            for (piece, at) in self.men() {
                let from = lines.of(piece.kind());
                let need = &mut self.need[piece as usize];
                match () {
                    () if from.has(at) => *need = (*need).min(points + 1),
                    () if from.meets(self.reach[piece as usize]) => *need = (*need).min(points + 2),
                    () => {}
                }
            }
        }
    }

    /// The fewest points from having the ball on one of some squares without moving or passing to a team-mate who
    /// stands: to shoot, or to serve a runner.
    const fn alone(&self, piece: Piece, squares: Area) -> u8 {
        if self.shots.of(piece.kind()).meets(squares) {
            1
        } else if self.serves.of(piece.kind()).meets(squares) {
            3
        } else {
            NEVER
        }
    }

    /// The fewest points to a goal for a piece that has the ball where it stands.
    pub(super) const fn need(&self, piece: Piece) -> u8 {
        self.need[piece as usize]
    }

    /// The fewest points to a goal for a piece that has moved to one of some squares and has the ball there.
    pub(super) fn need_from(&self, piece: Piece, squares: Area) -> u8 {
        let relay = (1..)
            .zip(&self.relays)
            .find(|(points, lines)| lines.of(piece.kind()).meets(squares) && self.is_relayed(piece, squares, *points));
        self.alone(piece, squares).min(relay.map_or(NEVER, |(points, _)| points + 1))
    }

    /// Whether it is another piece than this one that the ball gets to.
    fn is_relayed(&self, piece: Piece, squares: Area, points: u8) -> bool {
        let mates = self.men().filter(|&(mate, _)| mate != piece && self.need(mate) == points);
        let mates = mates.fold(Area::NONE, |all, (_, at)| all.with(at));
        Lines::to(mates, self.rivals).of(piece.kind()).meets(squares)
    }

    /// The fewest points to a goal from where the ball is now, that of getting it included; `None` if the side cannot
    /// get it with its next action.
    pub(super) fn outlook(&self) -> Option<u8> {
        match self.state.ball() {
            Ball::Held(side, piece) if side == self.side => Some(self.need(piece)),
            Ball::Held(_, Piece::K) => None,
            Ball::Held(side, piece) => self.tackles(self.state.at(side, piece)?),
            Ball::Loose(ball) => self.chases(ball),
        }
    }

    /// The best of those who can tackle a rival on a square.
    fn tackles(&self, at: Cell) -> Option<u8> {
        let can = self.men().filter(|&(piece, from)| self.can_tackle(piece, from, at));
        can.map(|(piece, _)| self.need_from(piece, Area::NONE.with(at)) + 1).min()
    }

    /// Whether a piece can get at the holder on a square, who has somewhere to go (CF-8, CF-11).
    pub(super) fn can_tackle(&self, piece: Piece, from: Cell, at: Cell) -> bool {
        let kind = piece.kind();
        if self.moved >> piece as u8 & 1 == 1 || !self.stops(kind).has(at) {
            return false;
        }
        let (from_square, open) = (Area::NONE.with(from), Area::ALL.without(self.stood));
        let reaches = |d| {
            let slid = if kind.slides() { from_square.along(d, open) } else { Area::NONE };
            from_square.and(slid).on(d).has(at)
        };
        Direction::of(kind).any(reaches) && self.state.displaced_to(from, at).is_some()
    }

    /// The best of those who can pick up the ball from a square.
    fn chases(&self, ball: Cell) -> Option<u8> {
        let carried = self.men().map(|(piece, from)| (piece, self.carries(piece, from, ball)));
        let can = carried.filter(|(_, squares)| !squares.is_empty());
        can.map(|(piece, squares)| self.need_from(piece, squares) + 1).min()
    }

    /// Where a piece may take a loose ball in one move (CF-9).
    pub(super) fn carries(&self, piece: Piece, from: Cell, ball: Cell) -> Area {
        let kind = piece.kind();
        let (from, ball) = (Area::NONE.with(from), Area::NONE.with(ball));
        if self.moved >> piece as u8 & 1 == 1 {
            return Area::NONE;
        }
        let open = Area::ALL.without(self.stood);
        let carried = |d| match kind.slides() {
            true if from.along(d, open).meets(ball) => ball.and(ball.along(d, open)),
            false if from.on(d).shared(open).meets(ball) => ball,
            _ => Area::NONE,
        };
        Direction::of(kind).fold(Area::NONE, |all, d| all.and(carried(d))).shared(self.stops(kind))
    }

    /// The empty squares that a piece can run to.
    pub(super) const fn reach(&self, piece: Piece) -> Area {
        self.reach[piece as usize]
    }

    /// The squares from which a kind of piece can shoot.
    pub(super) const fn shots(&self, kind: Kind) -> Area {
        self.shots.of(kind)
    }

    /// The squares where somebody who runs to a shot can pick up the ball.
    pub(super) const fn meets(&self) -> Area {
        self.meets
    }

    /// The squares to which a piece can pass from another one before an opponent gets the ball.
    pub(super) fn passes(&self, kind: Kind, from: Cell) -> Area {
        Lines::to(Area::NONE.with(from), self.rivals).of(kind)
    }

    /// How many pieces stand on a square from which they could shoot, or get to one with a move.
    pub(super) fn shooters(&self) -> i32 {
        let can = |&(piece, at): &(Piece, Cell)| self.shots.of(piece.kind()).meets(self.reach(piece).with(at));
        self.men().filter(can).count() as i32
    }
}
