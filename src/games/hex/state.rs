//! The state of a match: who stands where, where the ball is, whose turn it is, and what a side must do first.
use super::action::Kick;
use super::past::Past;
use super::pitch::{Pitch, Place};
use super::role::Role;
use crate::cell::Cell;
use crate::game::Outcome;
use crate::side::{BySide, Side};

/// How many footballers a side has at most.
pub const SQUAD: u8 = 5;

/// Which footballer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Who {
    /// His side.
    pub side: Side,
    /// His shirt, 1 to 5.
    pub shirt: u8,
}

/// A footballer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Man {
    /// Where he stands.
    pub at: Cell,
    /// His role.
    pub role: Role,
    /// Whether he wears the armband.
    pub captain: bool,
    /// Whether he has a yellow card.
    pub booked: bool,
    /// Whether he wears the dashed ring of HP-27.
    pub ringed: bool,
}

/// A ball in the air or rolling.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Flight {
    /// How it was kicked.
    pub kick: Kick,
    /// Where it was kicked.
    pub from: Cell,
    /// The hex aimed at.
    pub to: Cell,
    /// Where it is now.
    pub at: Cell,
    /// Hexes a tick.
    pub speed: u8,
    /// Who kicked it.
    pub kicker: Who,
}

/// Where the ball is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ball {
    /// At this footballer's feet.
    Held(Who),
    /// Lying loose. Off the pitch only when the match is over.
    Loose(Cell),
    /// On its way.
    Flying(Flight),
}

/// Why play stopped, which is also how it goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stop {
    /// At the start, and after a goal (HP-34).
    KickOff,
    /// Over an end rim by the defenders, or a shot put behind (HP-26, HP-31).
    Corner,
    /// Over an end rim by the attackers (HP-31).
    GoalKick,
    /// Over a side rim (HP-31).
    PassIn,
    /// A flagged footballer took the ball (HP-32).
    Offside,
    /// The same position for the third time, or a footballer who sits on the ball (HP-33, HP-33a).
    Repetition,
}

impl Stop {
    /// All stops.
    pub const ALL: [Stop; 6] =
        [Stop::KickOff, Stop::Corner, Stop::GoalKick, Stop::PassIn, Stop::Offside, Stop::Repetition];

    /// The word of positions.
    pub const fn id(self) -> &'static str {
        match self {
            Stop::KickOff => "kick-off",
            Stop::Corner => "corner",
            Stop::GoalKick => "goal-kick",
            Stop::PassIn => "pass-in",
            Stop::Offside => "offside",
            Stop::Repetition => "repetition",
        }
    }
}

/// What the side on turn may do now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Due {
    /// Any act (HP-16).
    Act,
    /// The carrier takes the restart (HP-31c).
    Restart(Stop),
    /// The carrier has just tackled cleanly and may kick (HP-28).
    PlayOn,
    /// It must name a goalie (HP-29).
    NameGoalie,
    /// Nothing: the match is over.
    Over(Outcome),
}

/// A set of footballers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Men(pub u16);

/// The state of a match of Hex Pitch.
///
/// Some things are true by the way it is made: the taker of a restart, the footballer who may play on, the one bound
/// by HP-23 and the one whose turns on the ball are counted are always the one with the ball.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Hex {
    pub(super) pitch: Pitch,
    /// Turns a side has.
    pub(super) turns: u8,
    pub(super) side: Side,
    /// Counts both sides' turns, from 1.
    pub(super) turn: u8,
    pub(super) score: BySide<u8>,
    pub(super) men: BySide<[Option<Man>; SQUAD as usize]>,
    pub(super) ball: Ball,
    /// Flagged offside when the ball was struck, until somebody takes it.
    pub(super) flagged: Men,
    /// The shirt of the team-mate whose kick the carrier took in flight (HP-23).
    pub(super) no_return: Option<u8>,
    /// Turns of his side in a row that ended with the carrier on the ball (HP-33a).
    pub(super) held: u8,
    /// Substitutions left.
    pub(super) subs: BySide<u8>,
    pub(super) due: Due,
    pub(super) past: Past,
}

impl Who {
    /// A footballer of this side.
    pub const fn new(side: Side, shirt: u8) -> Who {
        Who { side, shirt }
    }

    /// The five of a side, whether they play or not.
    pub fn squad(side: Side) -> impl Iterator<Item = Who> {
        (1..=SQUAD).map(move |shirt| Who { side, shirt })
    }

    /// Everybody, Home first.
    pub fn all() -> impl Iterator<Item = Who> {
        Side::BOTH.into_iter().flat_map(Who::squad)
    }

    const fn bit(self) -> u16 {
        let first = match self.side {
            Side::Home => 0,
            Side::Away => SQUAD,
        };
        1 << (first + self.shirt - 1)
    }
}

impl Men {
    /// Nobody.
    pub const NOBODY: Men = Men(0);

    /// Adds a footballer.
    pub fn add(&mut self, who: Who) {
        self.0 |= who.bit();
    }

    /// Whether he is among them.
    pub const fn has(self, who: Who) -> bool {
        self.0 & who.bit() != 0
    }

    /// The footballers in order.
    pub fn each(self) -> impl Iterator<Item = Who> {
        Who::all().filter(move |&w| self.has(w))
    }
}

impl Hex {
    /// The pitch that is played on.
    pub const fn pitch(&self) -> Pitch {
        self.pitch
    }

    /// Where the ball is.
    pub const fn ball(&self) -> Ball {
        self.ball
    }

    /// What the side on turn may do now.
    pub const fn due(&self) -> Due {
        self.due
    }

    /// The side on turn.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Substitutions left.
    pub const fn subs(&self) -> BySide<u8> {
        self.subs
    }

    /// The number of the last turn.
    pub const fn last_turn(&self) -> u8 {
        2 * self.turns
    }

    /// A footballer, unless he was sent off or never played.
    pub fn man(&self, who: Who) -> Option<Man> {
        *self.men[who.side].get(usize::from(who.shirt) - 1)?
    }

    pub(super) fn man_mut(&mut self, who: Who) -> Option<&mut Man> {
        self.men[who.side].get_mut(usize::from(who.shirt) - 1)?.as_mut()
    }

    /// The footballers of a side who are on the pitch, by shirt.
    pub fn team(&self, side: Side) -> impl Iterator<Item = (Who, Man)> {
        Who::squad(side).zip(&self.men[side]).filter_map(|(who, man)| man.map(|m| (who, m)))
    }

    /// All footballers on the pitch, Home's first.
    pub fn everybody(&self) -> impl Iterator<Item = (Who, Man)> {
        Side::BOTH.into_iter().flat_map(|side| self.team(side))
    }

    /// Who stands on a hex.
    pub fn who_at(&self, cell: Cell) -> Option<Who> {
        self.everybody().find(|(_, man)| man.at == cell).map(|(who, _)| who)
    }

    /// Whether nobody stands there.
    pub fn is_free(&self, cell: Cell) -> bool {
        self.men.home.iter().chain(&self.men.away).flatten().all(|man| man.at != cell)
    }

    /// A side's goalie.
    pub fn goalie(&self, side: Side) -> Option<(Who, Man)> {
        self.team(side).find(|(_, man)| man.role == Role::Goalie)
    }

    /// The footballer with the ball.
    pub const fn carrier(&self) -> Option<Who> {
        match self.ball {
            Ball::Held(who) => Some(who),
            _ => None,
        }
    }

    /// The hex where the ball is.
    pub fn ball_at(&self) -> Option<Cell> {
        match self.ball {
            Ball::Held(who) => self.man(who).map(|man| man.at),
            Ball::Loose(cell) => Some(cell),
            Ball::Flying(flight) => Some(flight.at),
        }
    }

    /// Whether a footballer is a goalie on a home hex of his own net (HP-6).
    pub fn is_at_home(&self, side: Side, man: &Man) -> bool {
        man.role == Role::Goalie && self.pitch.is_home(side, man.at)
    }

    /// Whether a footballer's cover, counted as if he wore no ring, takes in that cell (HP-7 to HP-15).
    pub fn reaches(&self, who: Who, man: &Man, cell: Cell) -> bool {
        let (from, to) = (self.pitch.at(man.at), self.pitch.at(cell));
        match self.pitch.place(cell) {
            Place::Grass => man.role.cover(man.captain, self.is_at_home(who.side, man)).holds(who.side, from, to),
            Place::Mouth(side) => side == who.side && self.is_at_home(side, man) && from.distance(to) == 1,
            _ => false,
        }
    }

    /// Whether a footballer covers that cell now: a ring makes his cover count for nothing (HP-27).
    pub fn covers(&self, who: Who, man: &Man, cell: Cell) -> bool {
        !man.ringed && self.reaches(who, man, cell)
    }

    /// The footballer of a side who gets the ball in a cell that his side covers: the closest, then the lower shirt
    /// (HP-24).
    pub fn coverer(&self, side: Side, cell: Cell) -> Option<Who> {
        let covering = self.team(side).filter(|(who, man)| self.covers(*who, man, cell));
        covering.min_by_key(|(who, man)| (self.pitch.distance(man.at, cell), who.shirt)).map(|(who, _)| who)
    }

    /// Whether a side may substitute now: at a stop, which the kick-off that opens the match is not (HP-30).
    pub fn is_stopped(&self) -> bool {
        match self.due {
            Due::Restart(Stop::KickOff) => self.turn > 1 || self.side == Side::Away,
            Due::Restart(_) => true,
            _ => false,
        }
    }
}
