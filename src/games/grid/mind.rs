//! How the computer judges Grid Soccer: who may score soon, and how likely it is.
//!
//! The heart of it is the chance of a goal from a square (GS-19 to GS-26, with an even dive), which follows from the
//! rules; possession is worth the chance it leads to, less the chance of being robbed first (GS-29). The rest are small
//! weights. Chances are counted in 36ths, as two dice have them.
use super::action::{Action, Aim};
use super::board::{BOARD, MIDDLE, band, end_rank, in_ring, square, squares_off_the_mouth, within};
use super::formation::Formation;
use super::squad::Man;
use super::state::{Ball, Due, Grid, Kind};
use crate::cell::Cell;
use crate::dice::Roll;
use crate::mind::{GOAL, Idea, Mind, result};
use crate::side::Side;

/// To have the ball, wherever: the other side cannot score without getting it first.
const POSSESSION: i32 = 250;
/// Each rank that the ball is further up, with us: the way to a better shot is shorter.
const ADVANCE: i32 = 20;
/// A chance that needs a pass and the other side's turn in between often comes to nothing, in 36ths.
const LATER: i32 = 24;
/// Each square that our closest footballer is nearer to a ball that nobody has, or the other side.
const CHASE: i32 = 25;
/// Each square that our keeper is off the mouth.
const STRAY_KEEPER: i32 = 60;
/// Each team-mate who stands in the other half: somebody to pass to.
const SUPPORT: i32 = 15;

/// How many of the 36 rolls of two dice add up to at least `n`.
const fn at_least(n: i32) -> i32 {
    match n {
        i32::MIN..=2 => 36,
        3..=7 => 36 - (n - 2) * (n - 1) / 2,
        8..=12 => (13 - n) * (14 - n) / 2,
        _ => 0,
    }
}

/// How many times of 36 two dice are at least as many as two others with so much more added to these.
const fn outdo(lead: i32) -> i32 {
    const AHEAD: [i32; 9] = [6, 9, 12, 16, 20, 24, 27, 30, 33];
    let at = if lead < -4 {
        0
    } else if lead > 4 {
        8
    } else {
        lead + 4
    };
    AHEAD[at as usize]
}

/// The chance of a goal, on the scale of [`GOAL`], for a shot on target that needs so much with two dice at a middle
/// cell, against a keeper with this control so many squares off the mouth; `None` for a stranded one.
fn goal_chance(need: i32, keeper: Option<(i32, i32)>) -> i32 {
    let Some((control, off)) = keeper else { return GOAL * at_least(need) / 36 };
    // The cells off the aim that the six dives are: one is the same, and for a corner cell one is out of reach.
    let near = 36 - at_least(11 + 2 * off - control);
    let far = 36 - at_least(14 + 2 * off - control);
    let middle = at_least(need) * (3 * near + 2 * far);
    let corner = at_least(need + 1) * (2 * near + 2 * far + 36);
    // Of 36 shots on target about six are doubles, which nobody saves.
    let beaten = if middle > corner { middle } else { corner } / 6;
    let doubles = at_least(need) * 36;
    GOAL / 36 * (beaten * 5 + doubles) / 6 / 36
}

impl Grid {
    /// The keeper that a side shoots at: control, and squares off the mouth.
    fn keeper_against(&self, side: Side) -> Option<(i32, i32)> {
        let keeper = Man::keeper(side.other());
        let at = self.place(keeper).filter(|_| !self.is_stranded(keeper.side))?;
        Some((i32::from(self.stats(keeper).control), i32::from(squares_off_the_mouth(keeper.side, at))))
    }

    /// The chance that a footballer scores with a shot from a square.
    fn shot_from(&self, man: Man, at: Cell) -> i32 {
        let centre = square(MIDDLE, end_rank(man.side.other()));
        let far = i32::from(BOARD.board_distance(at, centre).saturating_sub(2).div_ceil(3));
        let corner_kick = if in_ring(at) { 3 } else { 0 };
        let need = 6 + far + i32::from(band(man.side, at)) + corner_kick - i32::from(self.stats(man).shooting);
        goal_chance(need, self.keeper_against(man.side))
    }

    /// The chance that a footballer scores who has the ball on a square and may run so many steps with it first.
    fn threat(&self, man: Man, at: Cell, steps: u8) -> i32 {
        // Two ranks out on the middle file no shot is tight or far.
        let spot = square(MIDDLE, end_rank(man.side.other()) - 2 * man.side.forward());
        let by = |from: i8, to: i8| (to - from).clamp(-(steps as i8), steps as i8);
        let (file, rank) = (BOARD.file(at), BOARD.rank(at));
        let there = BOARD.at(file + by(file, MIDDLE), rank + by(rank, BOARD.rank(spot)));
        self.shot_from(man, there.unwrap_or(at))
    }

    /// The chance in 36ths that the other side takes the ball from somebody on a square in its next turn.
    fn robbed(&self, man: Man, at: Cell) -> i32 {
        if in_ring(at) {
            return 0;
        }
        let mates = self.standing(man.side).filter(|&(mate, c)| mate != man && BOARD.board_distance(c, at) == 1);
        let mates = mates.count() as i32;
        let (mut beside, mut best) = (0, i32::MIN);
        for (other, from) in self.standing(man.side.other()) {
            let distance = BOARD.board_distance(from, at);
            let stats = self.stats(other);
            if distance == 1 {
                beside += 1;
            }
            if distance <= stats.speed + 1 {
                // One who stands there already is no support for their own steal.
                best = best.max(i32::from(stats.control) - i32::from(distance == 1));
            }
        }
        if best == i32::MIN {
            return 0;
        }
        let support = (beside - mates).clamp(-2, 2);
        at_least(8 + i32::from(self.stats(man).control) - best - support)
    }

    /// What it is worth to somebody's side to have the ball there while the other side has a turn first.
    fn guarded(&self, man: Man, at: Cell) -> i32 {
        let risk = self.robbed(man, at);
        let steps = self.stats(man).speed.saturating_sub(1);
        // Whoever robs them stands there, without an action left.
        let counter = self.threat(Man::keeper(man.side.other()), at, 4) / 2 + POSSESSION;
        ((36 - risk) * (self.threat(man, at, steps) + self.held(man.side, at)) - risk * counter) / 36
    }

    /// Possession, and how far up.
    fn held(&self, side: Side, at: Cell) -> i32 {
        POSSESSION + ADVANCE * i32::from((BOARD.rank(at) - end_rank(side)).abs())
    }

    /// The best that a pass of somebody on a square could come to.
    fn passing(&self, man: Man, at: Cell) -> i32 {
        let mates = self.standing(man.side).filter(|&(mate, _)| mate != man && !self.is_offside(mate));
        mates.map(|(mate, to)| self.pass_promise(man, at, mate, to)).max().unwrap_or(0).max(0)
    }

    fn pass_promise(&self, man: Man, at: Cell, mate: Man, to: Cell) -> i32 {
        let squares = BOARD.board_distance(at, to);
        if squares > 10 {
            return 0;
        }
        let need = 6 + i32::from(squares / 3) - i32::from(self.stats(man).passing);
        at_least(need) * self.guarded(mate, to) / 36
    }

    /// What the ball is worth to the side that has the next word: the one on turn, or after its action the other.
    fn prospects(&self, next: Side) -> i32 {
        match self.ball {
            Ball::Held(man) => {
                let Some(at) = self.place(man) else { return 0 };
                if man.side == next {
                    self.attack(man, at)
                } else if self.is_last_turn_of(man.side) {
                    0
                } else {
                    -self.guarded(man, at)
                }
            }
            Ball::Loose(at) if in_ring(at) => 0,
            Ball::Loose(at) => self.race(next, at) - self.race(next.other(), at) * LATER / 36,
        }
    }

    /// What having the ball is worth at the beginning of the own turn.
    fn attack(&self, man: Man, at: Cell) -> i32 {
        let steps = self.stats(man).speed.saturating_sub(1);
        let may_shoot = self.restart.is_none_or(|r| matches!(r.kind, Kind::Corner | Kind::GoalKick));
        let shot = if may_shoot { self.threat(man, at, steps) } else { 0 };
        shot.max(self.passing(man, at) * LATER / 36) + self.held(man.side, at)
    }

    /// What a side may hope for that goes for a loose ball in its turn.
    fn race(&self, side: Side, ball: Cell) -> i32 {
        let rival = self.standing(side.other()).filter(|&(_, at)| BOARD.board_distance(at, ball) == 1);
        let rival = rival.map(|(man, _)| i32::from(self.stats(man).control)).max();
        let hope = |(man, at): (Man, Cell)| {
            let (stats, distance) = (self.stats(man), BOARD.board_distance(at, ball));
            let left = stats.speed.checked_sub(distance)?;
            let chance = rival.map_or(36, |control| outdo(i32::from(stats.control) - control));
            Some(chance * (self.threat(man, ball, left.saturating_sub(1)) + self.held(side, ball)) / 36)
        };
        self.standing(side).filter_map(hope).max().unwrap_or(0)
    }

    /// Whether a side has had its last turn when the turn that is on has passed.
    const fn is_last_turn_of(&self, side: Side) -> bool {
        self.turn + (side as u8 != self.side as u8) as u8 > self.turns
    }

    /// The places of a side's footballers, the ball apart.
    fn shape(&self, side: Side) -> i32 {
        let mut worth = 0;
        if let Some(at) = self.place(Man::keeper(side)) {
            worth -= STRAY_KEEPER * i32::from(squares_off_the_mouth(side, at));
        }
        let ball = self.ball_square().filter(|_| self.holder().is_none_or(|man| man.side != side));
        let nearest = ball.and_then(|ball| self.standing(side).map(|(_, at)| BOARD.board_distance(at, ball)).min());
        worth -= CHASE * nearest.map_or(0, i32::from);
        let ahead = self.standing(side).filter(|&(_, at)| BOARD.rank(at) * side.forward() > 9 * side.forward());
        worth + SUPPORT * ahead.count() as i32
    }
}

impl Mind for Grid {
    fn worth(&self, side: Side) -> i32 {
        let result = result(self.score, side, [self.turn.into(), self.turns.into()], self.is_over());
        if self.is_over() {
            return result;
        }
        let next = if self.acted { self.side.other() } else { self.side };
        let prospects = self.prospects(next);
        let shape = self.shape(side) - self.shape(side.other());
        result + shape + if next == side { prospects } else { -prospects }
    }

    fn ideas(&self, out: &mut Vec<Idea<Action>>) {
        if self.due != Due::Choice {
            return;
        }
        let Some((man, at)) = self.selected().and_then(|man| Some((man, self.place(man)?))) else { return };
        if self.set_piece().is_none() && !self.is_committed() {
            let others = self.standing(self.side).filter(|&(other, _)| other != man);
            out.extend(others.map(|(other, at)| idea(Action::Select(other.shirt), self.errand(other, at))));
        }
        self.ball_ideas(man, at, out);
        self.run_ideas(man, at, out);
    }

    fn rest(&self) -> Option<Action> {
        (self.due == Due::Choice && self.set_piece().is_none()).then_some(Action::End)
    }

    fn habit(&self) -> Option<Action> {
        // A card pays only turns later, beyond what a thought sees, so it is settled by what matches have shown: the two
        // cards with most footballers up the pitch score most, and the one with three in the middle holds a lead better.
        let card = match self.score[self.side].cmp(&self.score[self.side.other()]) {
            std::cmp::Ordering::Greater => Formation::Swarm,
            _ => Formation::AllOut,
        };
        (self.due == Due::Choice && self.formation[self.side] != card).then_some(Action::Formation(card))
    }

    fn kind(&self, roll: Roll) -> u8 {
        match self.due {
            // The direction: two faces each for back, level and on.
            Due::Scatter { .. } | Due::Knock { .. } => (roll.first() - 1) / 2 * 3 + (roll.second() - 1) / 2,
            Due::Toss { .. } => roll.first(),
            _ => roll.sum() * 2 + roll.is_double() as u8,
        }
    }

    fn likelihood(&self) -> u32 {
        let Due::Dive { aim: Some(aim), .. } = self.due else { return 1 };
        let Some(shooter) = self.holder() else { return 1 };
        at_least(i32::from(self.shot_need(shooter, aim)) - i32::from(self.stats(shooter).shooting)) as u32
    }
}

const fn idea(action: Action, promise: i32) -> Idea<Action> {
    Idea { action, promise }
}

impl Grid {
    /// What choosing somebody promises who is not chosen.
    fn errand(&self, man: Man, at: Cell) -> i32 {
        let Some(ball) = self.ball_square() else { return 0 };
        let distance = BOARD.board_distance(at, ball);
        let reach = self.stats(man).speed;
        match self.holder() {
            Some(holder) if holder.side == self.side => -ADVANCE * i32::from(distance),
            Some(holder) if distance <= reach + 1 => {
                let support = i32::from(self.support(ball, man, holder));
                let (mine, theirs) = (self.stats(man).control, self.stats(holder).control);
                at_least(8 + i32::from(theirs) - i32::from(mine) - support) * POSSESSION / 36 * 4
            }
            None if distance <= reach => POSSESSION + self.threat(man, ball, reach - distance),
            _ => -CHASE * i32::from(distance),
        }
    }

    fn ball_ideas(&self, man: Man, at: Cell, out: &mut Vec<Idea<Action>>) {
        let near = |c: Cell| BOARD.board_distance(c, at) == 1;
        match self.holder() {
            _ if self.acted => {}
            Some(holder) if holder == man => {
                if self.restart.is_none_or(|r| r.kind == Kind::Corner) {
                    // One corner cell and one middle cell stand for all six until one is to be aimed at.
                    let shot = self.shot_from(man, at);
                    out.extend([Aim::TopLeft, Aim::TopMiddle].map(|aim| idea(Action::Shoot(aim), shot)));
                }
                let mates = self.standing(self.side).filter(|&(mate, _)| mate != man && !self.is_offside(mate));
                let close = mates.filter(|&(_, to)| BOARD.board_distance(at, to) <= 10);
                out.extend(close.map(|(mate, to)| idea(Action::Pass(to), self.pass_promise(man, at, mate, to))));
            }
            Some(holder) if holder.side != self.side && self.place(holder).is_some_and(near) => {
                out.push(idea(Action::Steal, GOAL));
            }
            _ => {}
        }
    }

    fn run_ideas(&self, man: Man, at: Cell, out: &mut Vec<Idea<Action>>) {
        let holds = self.holder() == Some(man);
        let throw_in = self.restart.is_some_and(|r| r.kind == Kind::ThrowIn);
        // A second run right after the first is a longer first one, unless a ball was picked up in between.
        if throw_in || self.steps > 0 && !self.acted && !holds {
            return;
        }
        let taken = self.squares_of(self.side).or(self.squares_of(self.side.other()));
        let ends = within(at, self.steps_left()).filter(|&c| BOARD.on_pitch(c) && !taken.has(c));
        out.extend(ends.map(|to| idea(Action::Go(to), self.run_promise(man, to, holds))));
    }

    /// What a run to a square promises.
    fn run_promise(&self, man: Man, to: Cell, holds: bool) -> i32 {
        let Some(ball) = self.ball_square() else { return 0 };
        let distance = i32::from(BOARD.board_distance(to, ball));
        let steps = self.stats(man).speed.saturating_sub(1);
        match self.holder() {
            _ if holds => {
                let may_shoot = !self.acted && self.restart.is_none_or(|r| r.kind != Kind::KickOff);
                let shot = if may_shoot { self.shot_from(man, to) } else { 0 };
                shot.max(self.guarded(man, to))
            }
            Some(holder) if holder.side == self.side => self.pass_promise(holder, ball, man, to) / 2,
            Some(_) if !self.acted && distance == 1 => GOAL / 2,
            None if distance == 0 => GOAL / 2 + self.threat(man, to, steps),
            _ => -CHASE * distance,
        }
    }
}
