//! Playing an action that is allowed: moves with what they bring, and passes.
use super::action::Action;
use super::piece::{Kind, Piece};
use super::state::{Ball, Chess};
use super::words;
use crate::cell::{Cell, Path};
use crate::event::{Event, Mover, Tale};
use crate::side::Side;
use crate::words::{Arg, Saying};

impl Chess {
    pub(super) fn play(&mut self, action: Action, tale: &mut Tale) {
        match action {
            Action::Move(from, to) => self.play_move(from, to, tale),
            Action::Pass(to) => self.play_pass(to, tale),
            Action::End => self.end_turn(tale),
        }
    }

    /// Moves a piece, with the ball if it holds, takes or finds it (CF-8 to CF-11).
    fn play_move(&mut self, from: Cell, to: Cell, tale: &mut Tale) {
        let Some((side, piece)) = self.on(from) else { return };
        self.spend();
        self.moved |= 1 << piece as u8;
        if let Some((rivals, tackled)) = self.on(to) {
            self.tackle(piece, (rivals, tackled), [from, to], tale);
        } else if let Some(ball) = self.collects(piece.kind(), from, to) {
            self.collect(piece, ball, to, tale);
        } else {
            let holds = self.ball == Ball::Held(side, piece);
            let said = if holds { &words::DRIBBLE } else { &words::MOVE };
            tale.tell(|| run(side, piece, said.with([man(side, piece), Arg::At(to)]), &[to]));
        }
        self.put(side, piece, to);
        // A king who must release has no time for another action after this one (CF-16).
        let out_of_time = self.points == 1 && self.is_overdue();
        if self.points == 0 || out_of_time {
            self.end_turn(tale);
        }
    }

    /// The tackler takes the ball, and the opponent makes room (CF-11).
    fn tackle(&mut self, piece: Piece, (rivals, tackled): (Side, Piece), [from, to]: [Cell; 2], tale: &mut Tale) {
        let side = self.side;
        tale.tell(|| run(side, piece, words::TACKLE.with([man(side, piece), Arg::At(to)]), &[to]));
        if let Some(room) = self.displaced_to(from, to) {
            self.put(rivals, tackled, room);
            let said = || words::DISPLACED.with([man(rivals, tackled), Arg::At(room)]);
            tale.tell(|| run(rivals, tackled, said(), &[room]));
        }
        self.take(side, piece);
    }

    /// The piece picks up the ball that lies on its way and carries it to the end (CF-9).
    fn collect(&mut self, piece: Piece, ball: Cell, to: Cell, tale: &mut Tale) {
        let side = self.side;
        self.take(side, piece);
        tale.tell(|| {
            if ball == to {
                run(side, piece, words::PICK_UP.with([man(side, piece), Arg::At(to)]), &[to])
            } else {
                let said = words::PICK_UP_ON_THE_WAY.with([man(side, piece), Arg::At(ball), Arg::At(to)]);
                run(side, piece, said, &[ball, to])
            }
        });
    }

    /// A piece gets the ball. Having touched it, its side sets the other's king free for passes (CF-17).
    pub(super) fn take(&mut self, side: Side, piece: Piece) {
        self.ball = Ball::Held(side, piece);
        if self.blocked == Some(side.other()) {
            self.blocked = None;
        }
    }

    fn play_pass(&mut self, to: Cell, tale: &mut Tale) {
        let Some((passer, from)) = self.passer() else { return };
        self.spend();
        if passer.kind() == Kind::King {
            self.king_released();
        }
        match self.interceptor(passer.kind(), from, to) {
            Some((at, _, Piece::K)) => {
                self.goal(passer, at, tale);
                return;
            }
            Some((at, rivals, piece)) => {
                let said = || words::INTERCEPTION.with([man(rivals, piece), Arg::At(at)]);
                tale.tell(|| flight(said(), at));
                self.take(rivals, piece);
                self.end_turn(tale);
                return;
            }
            None => self.land(passer, to, tale),
        }
        if self.points == 0 {
            self.end_turn(tale);
        }
    }

    /// The pass reaches its target: a team-mate there holds it, or it lies loose (CF-15).
    fn land(&mut self, passer: Piece, to: Cell, tale: &mut Tale) {
        let (ball, said) = match self.on(to) {
            Some((side, piece)) => (Ball::Held(side, piece), &words::PASS),
            None => (Ball::Loose(to), &words::PASS_INTO_SPACE),
        };
        self.ball = ball;
        let side = self.side;
        tale.tell(|| flight(said.with([man(side, passer), Arg::At(to)]), to));
    }

    /// The king has let go of the ball: his warning is over, and no team-mate may pass to him (CF-16, CF-17).
    pub(super) fn king_released(&mut self) {
        self.must_release = None;
        self.blocked = Some(self.side);
    }

    pub(super) fn spend(&mut self) {
        self.points = self.points.saturating_sub(1);
    }
}

/// The piece as a word of a saying.
pub(super) const fn man(side: Side, piece: Piece) -> Arg {
    Arg::Man(side, piece.shirt())
}

fn run(side: Side, piece: Piece, said: Saying, by: &[Cell]) -> Event {
    Event::new(said).along(Mover::Man(side, piece.shirt()), Path::of(by).unwrap_or(Path::EMPTY))
}

/// The ball goes straight to a square.
pub(super) fn flight(said: Saying, to: Cell) -> Event {
    Event::new(said).along(Mover::Ball, Path::of(&[to]).unwrap_or(Path::EMPTY))
}
