//! Judgement: what a game must say of its states so that the search can play it. No rule of a game stands here, and
//! no opinion stands in the rules.
use crate::dice::Roll;
use crate::game::Game;
use crate::side::{BySide, Side};

/// What a goal is worth. Everything else is worth a part of it, so the expected goals of a state are its worth
/// divided by this.
pub const GOAL: i32 = 10_000;

/// Being ahead when the match is over, beside the goals: what the match is about.
const VICTORY: i32 = 2 * GOAL;

/// What the score is worth to a side in this turn of so many: goals, and the lead, which counts more as the clock runs.
pub fn result(score: BySide<u8>, side: Side, [turn, turns]: [u16; 2], over: bool) -> i32 {
    let lead = i32::from(score[side]) - i32::from(score[side.other()]);
    let turns = i32::from(turns).max(1);
    let clock = if over { turns } else { i32::from(turn).min(turns) * 2 / 3 };
    GOAL * lead + VICTORY / turns * clock * lead.signum()
}

/// An action worth looking at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Idea<A> {
    /// The action, one that is on offer.
    pub action: A,
    /// A first guess at what comes of it, on the scale of [`GOAL`]. It only orders the ideas: the most promising is
    /// looked at first and longest, and when there is little time the others not at all.
    pub promise: i32,
}

/// A game that the computer can judge. All of it is cheap, a few microseconds at most, and in whole numbers, so that
/// the same state is judged alike on every machine.
pub trait Mind: Game {
    /// What a state is worth to a side, from what may be seen of it: the negative of what it is worth to the other.
    fn worth(&self, side: Side) -> i32;

    /// Adds the actions worth looking at to `out`: some of the offers, at most one of several that come to the same.
    /// Ending the turn is none of them. When it adds nothing, the search looks at every offer.
    fn ideas(&self, out: &mut Vec<Idea<Self::Action>>);

    /// The action that ends the turn, if it is allowed now.
    fn rest(&self) -> Option<Self::Action>;

    /// What a turn begins with unthought, such as a change of tactics that shows only turns later. It calls for no dice
    /// and leaves the side on turn.
    fn habit(&self) -> Option<Self::Action> {
        None
    }

    /// A number below [`KINDS`] for a roll that is due: rolls with the same number lead to the same state, so that
    /// only one of them has to be tried.
    fn kind(&self, roll: Roll) -> u8 {
        roll.first() * 7 + roll.second()
    }

    /// Whether the best plans are weighed a second time, by what the other side can answer: where a turn is one choice,
    /// a plan is often good only until then.
    fn foresees() -> bool {
        false
    }

    /// Where it foresees: the own turn gets one of so many equal parts of the work, its answers what is left.
    fn own_share() -> u32 {
        1
    }

    /// How likely a state with a hidden choice filled in is to have come about, compared with the others of
    /// [`Game::worlds`].
    fn likelihood(&self) -> u32 {
        1
    }
}

/// How many kinds of rolls [`Mind::kind`] may tell apart.
pub const KINDS: usize = 64;
