//! Playing an action that is allowed: moves with what they bring, and passes.
use super::action::Action;
use super::board::{direction, way};
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
            self.collect(piece, ball, [from, to], tale);
        } else {
            let holds = self.ball == Ball::Held(side, piece);
            let said = if holds { &words::DRIBBLE } else { &words::MOVE };
            tale.tell(|| run(side, piece, said.with([man(side, piece), Arg::At(to)]), straight(piece, from, to)));
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
        tale.tell(|| run(side, piece, words::TACKLE.with([man(side, piece), Arg::At(to)]), straight(piece, from, to)));
        if let Some(room) = self.displaced_to(from, to) {
            self.put(rivals, tackled, room);
            let said = || words::DISPLACED.with([man(rivals, tackled), Arg::At(room)]);
            tale.tell(|| run(rivals, tackled, said(), hop(room)));
        }
        self.take(side, piece);
    }

    /// The piece picks up the ball that lies on its way and carries it to the end (CF-9).
    fn collect(&mut self, piece: Piece, ball: Cell, [from, to]: [Cell; 2], tale: &mut Tale) {
        let side = self.side;
        self.take(side, piece);
        tale.tell(|| {
            let said = if ball == to {
                words::PICK_UP.with([man(side, piece), Arg::At(to)])
            } else {
                words::PICK_UP_ON_THE_WAY.with([man(side, piece), Arg::At(ball), Arg::At(to)])
            };
            run(side, piece, said, straight(piece, from, to))
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
                self.goal(passer, straight(passer, from, at), tale);
                return;
            }
            Some((at, rivals, piece)) => {
                let said = || words::INTERCEPTION.with([man(rivals, piece), Arg::At(at)]);
                tale.tell(|| flight(said(), straight(passer, from, at)));
                self.take(rivals, piece);
                self.end_turn(tale);
                return;
            }
            None => self.land(passer, [from, to], tale),
        }
        if self.points == 0 {
            self.end_turn(tale);
        }
    }

    /// The pass reaches its target: a team-mate there holds it, or it lies loose (CF-15).
    fn land(&mut self, passer: Piece, [from, to]: [Cell; 2], tale: &mut Tale) {
        let (ball, said) = match self.on(to) {
            Some((side, piece)) => (Ball::Held(side, piece), &words::PASS),
            None => (Ball::Loose(to), &words::PASS_INTO_SPACE),
        };
        self.ball = ball;
        let side = self.side;
        tale.tell(|| flight(said.with([man(side, passer), Arg::At(to)]), straight(passer, from, to)));
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

fn run(side: Side, piece: Piece, said: Saying, path: Path) -> Event {
    Event::new(said).along(Mover::Man(side, piece.shirt()), path)
}

pub(super) const fn flight(said: Saying, path: Path) -> Event {
    Event::new(said).along(Mover::Ball, path)
}

/// The squares on the way of a piece, or of its pass.
pub(super) fn straight(piece: Piece, from: Cell, to: Cell) -> Path {
    let Some(towards) = direction(piece.kind(), from, to) else { return hop(to) };
    let mut path = Path::EMPTY;
    let mut squares = way(piece.kind(), from, towards);
    while path.end() != Some(to) && squares.next().is_some_and(|at| path.push(at)) {}
    path
}

/// Straight to a square, over whatever is between.
pub(super) fn hop(to: Cell) -> Path {
    Path::of(&[to]).unwrap_or(Path::EMPTY)
}

#[cfg(test)]
mod tests {
    use super::super::board::BOARD;
    use super::*;
    use crate::game::Game;
    use serde_json::json;

    fn ways(position: &serde_json::Value, action: &str) -> Vec<(Mover, Vec<String>)> {
        let mut state = Chess::read(position).expect("a position");
        let mut tale = Tale::open();
        state.step(action.parse().expect("an action"), &mut tale).expect("it is allowed");
        let names = |path: Path| path.cells().iter().map(|&c| BOARD.name(c)).collect();
        tale.events.iter().filter_map(|e| e.way).map(|(mover, path)| (mover, names(path))).collect()
    }

    fn run_of(side: Side, piece: Piece) -> Mover {
        Mover::Man(side, piece.shirt())
    }

    #[test]
    fn a_slide_shows_every_square_and_a_leap_its_end() {
        let start = json!({});
        assert_eq!(ways(&start, "move a2 a4"), [(run_of(Side::Home, Piece::R1), vec!["a3".into(), "a4".into()])]);
        assert_eq!(ways(&start, "move c5 d7"), [(run_of(Side::Home, Piece::N1), vec!["d7".into()])]);
        assert_eq!(ways(&start, "pass c8"), [(Mover::Ball, vec!["d7".into(), "c8".into()])]);
    }

    #[test]
    fn an_intercepted_pass_is_shown_as_far_as_it_flew() {
        let position = json!({"white": {"R1": "a5"}, "black": {"N1": "c5"}, "ball": "white.R1"});
        assert_eq!(ways(&position, "pass i5"), [(Mover::Ball, vec!["b5".into(), "c5".into()])]);
    }

    #[test]
    fn a_tackle_shows_the_tackler_and_then_the_displaced_piece() {
        let position = json!({"white": {"R1": "a5"}, "black": {"N1": "b5"}, "ball": "black.N1"});
        let shown = [
            (run_of(Side::Home, Piece::R1), vec!["b5".to_string()]),
            (run_of(Side::Away, Piece::N1), vec!["c5".to_string()]),
        ];
        assert_eq!(ways(&position, "move a5 b5"), shown);
    }

    #[test]
    fn the_way_from_edge_to_edge_is_shown_whole() {
        let position = json!({"white": {"R1": "a1"}, "black": {}, "ball": "e5"});
        let squares = (2..=12).map(|rank| format!("a{rank}")).collect();
        assert_eq!(ways(&position, "move a1 a12"), [(run_of(Side::Home, Piece::R1), squares)]);
    }
}
