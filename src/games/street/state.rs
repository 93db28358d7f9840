//! The state of a match, and what can be asked of it without moving anything.
use super::board::{self, PITCH, Set, WALKABLE};
use super::options::Rules;
use super::words;
use crate::cell::Cell;
use crate::dice::Dice;
use crate::game::{Outcome, Turn};
use crate::side::{BySide, Side};
use crate::words::Phrase;

/// Footballers of a side: one keeper, shirt 1, and four outfield footballers (SF-3).
pub(super) const SHIRTS: u8 = 5;

/// The part of the match that is being played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Phase {
    /// Footballers, and then the ball, are placed.
    Placing,
    /// The minutes agreed on.
    Play,
    /// Extra time.
    Extra,
}

/// A footballer who stands on the ball and must kick it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Kick {
    /// His shirt; he is of the side on turn.
    pub(super) by: u8,
    /// How far he kicks.
    pub(super) squares: u8,
}

/// A match of Street Fives: the complete state, a small plain value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Street {
    pub(super) rules: Rules,
    pub(super) phase: Phase,
    pub(super) side: Side,
    pub(super) turn: u16,
    pub(super) score: BySide<u8>,
    /// Where the footballers stand, by shirt.
    pub(super) men: BySide<[Option<Cell>; SHIRTS as usize]>,
    /// Absent until it is placed.
    pub(super) ball: Option<Cell>,
    /// The number rolled for this turn.
    pub(super) die: Option<u8>,
    pub(super) kick: Option<Kick>,
    /// From the first throw to the end of the first turn (SF-8).
    pub(super) first: bool,
    /// The beaten keeper must restart (SF-20a).
    pub(super) restart: bool,
    pub(super) over: Option<Outcome>,
}

impl Street {
    /// The state before the first placement.
    pub(super) const fn new(rules: Rules) -> Street {
        let nobody = [None; SHIRTS as usize];
        Street {
            rules,
            phase: Phase::Placing,
            side: rules.places_first,
            turn: 1,
            score: BySide { home: 0, away: 0 },
            men: BySide { home: nobody, away: nobody },
            ball: None,
            die: None,
            kick: None,
            first: false,
            restart: false,
            over: None,
        }
    }

    /// What is due.
    pub(super) fn due(&self) -> Turn {
        match (self.over, self.die, self.phase) {
            (Some(outcome), ..) => Turn::Over(outcome),
            (None, None, Phase::Placing) if self.all_placed() => Turn::Throw(Dice::Two),
            (None, None, Phase::Play | Phase::Extra) => Turn::Throw(Dice::One),
            (None, ..) => Turn::Choose(self.side),
        }
    }

    /// How many footballers of a side are on the board.
    pub(super) fn count(&self, side: Side) -> u8 {
        self.standing(side).count() as u8
    }

    /// Whether all ten footballers are on the board.
    pub(super) fn all_placed(&self) -> bool {
        Side::BOTH.into_iter().all(|s| self.count(s) == SHIRTS)
    }

    /// Where a footballer stands, if he is on the board.
    pub(super) fn place(&self, side: Side, shirt: u8) -> Option<Cell> {
        self.men[side].get(usize::from(shirt).wrapping_sub(1)).copied().flatten()
    }

    /// Puts a footballer on a square.
    pub(super) fn put(&mut self, side: Side, shirt: u8, cell: Cell) {
        if let Some(place) = self.men[side].get_mut(usize::from(shirt).wrapping_sub(1)) {
            *place = Some(cell);
        }
    }

    /// A side's footballers on the board, by shirt, with their squares.
    pub(super) fn standing(&self, side: Side) -> impl Iterator<Item = (u8, Cell)> + use<> {
        (1..).zip(self.men[side]).filter_map(|(shirt, place)| place.map(|cell| (shirt, cell)))
    }

    /// The squares of a side's footballers.
    pub(super) fn squares(&self, side: Side) -> Set {
        self.men[side].iter().flatten().copied().collect()
    }

    /// The squares of all footballers.
    pub(super) fn occupied(&self) -> Set {
        self.squares(Side::Home).or(self.squares(Side::Away))
    }

    /// The footballer on a square.
    pub(super) fn man_on(&self, cell: Cell) -> Option<(Side, u8)> {
        Side::BOTH.into_iter().find_map(|side| self.shirt_on(side, cell).map(|shirt| (side, shirt)))
    }

    /// The shirt of a side's footballer on a square.
    pub(super) fn shirt_on(&self, side: Side, cell: Cell) -> Option<u8> {
        self.standing(side).find(|&(_, c)| c == cell).map(|(shirt, _)| shirt)
    }

    /// The squares that a walk may lead over: neither occupied nor the ball's nor behind a goal (SF-10, SF-11). The
    /// walker's own square is one of them, since he has left it.
    pub(super) fn open_to(&self, walker: Cell) -> Set {
        let open = WALKABLE.minus(self.occupied()).with(walker);
        self.ball.map_or(open, |ball| open.without(ball))
    }

    /// Why a footballer may not end a move on a square because of whose it is (SF-22, SF-23).
    pub(super) fn bars(&self, side: Side, shirt: u8, cell: Cell) -> Option<&'static Phrase> {
        let keeper = shirt == 1;
        if board::GOAL_LINES.has(cell) && !(keeper && board::goal_line(side).has(cell)) {
            return Some(&words::GOAL_LINE);
        }
        let area = board::area(side);
        let other_there = || self.standing(side).any(|(s, c)| s != 1 && s != shirt && area.has(c));
        (!keeper && area.has(cell) && other_there()).then_some(&words::OWN_AREA)
    }

    /// The pitch squares free of footballers and ball.
    pub(super) fn free(&self) -> Set {
        let free = PITCH.minus(self.occupied());
        self.ball.map_or(free, |ball| free.without(ball))
    }

    /// The same number for the same position. Outfield footballers are alike under the rules, so their shirts are left
    /// out; nothing else of the state is history.
    pub(super) fn fingerprint(&self) -> u64 {
        let flags = [self.first, self.restart, self.rules.extra_time, self.rules.touch_counts, self.rules.kick_any_way];
        let small = [
            self.phase as u8,
            self.side as u8,
            self.die.unwrap_or(0),
            self.kick.map_or(0, |k| k.squares),
            self.ball.map_or(u8::MAX, |c| c.0),
            self.place(Side::Home, 1).map_or(u8::MAX, |c| c.0),
            self.place(Side::Away, 1).map_or(u8::MAX, |c| c.0),
            self.over.map_or(0, |o| o.id().as_bytes().first().copied().unwrap_or(0)),
        ];
        let flags = flags.iter().fold(0, |sum, &f| sum << 1 | u8::from(f));
        let [t0, t1] = self.turn.to_le_bytes();
        let more =
            [self.score.home, self.score.away, flags, t0, t1, self.rules.minutes, self.rules.places_first as u8, 0];
        let [h0, h1] = self.squares(Side::Home).halves();
        let [a0, a1] = self.squares(Side::Away).halves();
        [u64::from_le_bytes(small), u64::from_le_bytes(more), h0, h1, a0, a1].into_iter().fold(0, mix)
    }
}

/// Stirs a word into a hash (the finishing steps of SplitMix64).
const fn mix(hash: u64, word: u64) -> u64 {
    let mut z = (hash ^ word).wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
