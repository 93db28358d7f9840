//! What is allowed: the actions on offer, and why another one is not.
use super::action::Action;
use super::board::{Area, Direction, area, direction, step, way};
use super::piece::{Kind, Piece};
use super::state::{Ball, Chess};
use super::words;
use crate::cell::Cell;
use crate::side::Side;
use crate::words::{Arg, Saying};

impl Chess {
    /// Adds everything the side on turn may do.
    pub(super) fn list(&self, out: &mut Vec<Action>) {
        if self.over.is_some() {
            return;
        }
        out.push(Action::End);
        if self.points == 0 {
            return;
        }
        let stood = self.stood_on(self.side).and(self.stood_on(self.side.other()));
        for piece in Piece::ALL.into_iter().filter(|&p| !self.has_moved(p)) {
            if let Some(from) = self.at(self.side, piece) {
                self.list_moves(piece.kind(), from, stood, out);
            }
        }
        self.list_passes(out);
    }

    /// The moves of a piece: each way is open as far as the first square that is stood on (CF-6).
    fn list_moves(&self, kind: Kind, from: Cell, stood: Area, out: &mut Vec<Action>) {
        let own = area(self.side);
        for towards in Direction::of(kind) {
            for to in way(kind, from, towards) {
                let filled = stood.has(to);
                let fits = own.has(to) == (kind == Kind::King);
                if fits && (!filled || self.can_tackle(from, to)) {
                    out.push(Action::Move(from, to));
                }
                if filled {
                    break;
                }
            }
        }
    }

    fn list_passes(&self, out: &mut Vec<Action>) {
        let Some((piece, from)) = self.passer() else { return };
        let barred = self.barred_from_passes();
        let targets = Direction::of(piece.kind()).flat_map(|d| way(piece.kind(), from, d));
        out.extend(targets.filter(|&to| Some(to) != barred).map(Action::Pass));
    }

    /// The piece of the side on turn that holds the ball, and where it stands.
    pub(super) fn passer(&self) -> Option<(Piece, Cell)> {
        let piece = self.holder_of(self.side)?;
        Some((piece, self.at(self.side, piece)?))
    }

    /// Where the own king stands, while he may not be passed to (CF-17).
    fn barred_from_passes(&self) -> Option<Cell> {
        if self.blocked == Some(self.side) { self.at(self.side, Piece::K) } else { None }
    }

    /// Whether an opponent on `to` can be tackled from `from`, as far as the square itself goes (CF-8, CF-11).
    fn can_tackle(&self, from: Cell, to: Cell) -> bool {
        match self.holder_of(self.side.other()) {
            None | Some(Piece::K) => false,
            Some(piece) => self.at(self.side.other(), piece) == Some(to) && self.displaced_to(from, to).is_some(),
        }
    }

    /// Where a piece tackled on `to` from `from` goes: the first empty square of right, left, up, down, the tackler's
    /// old square counting as empty, whatever area it is in (CF-11).
    pub(super) fn displaced_to(&self, from: Cell, to: Cell) -> Option<Cell> {
        let around = Direction::DISPLACED.into_iter().filter_map(|d| step(to, d));
        around.into_iter().find(|&at| at == from || self.is_empty(at))
    }

    /// Why the side on turn may not do this; `None` when it may.
    pub(super) fn refusal(&self, action: Action) -> Option<Saying> {
        if self.over.is_some() {
            return Some(words::OVER.plain());
        }
        match action {
            Action::Move(from, to) => self.move_refusal(from, to),
            Action::Pass(to) => self.pass_refusal(to),
            Action::End => None,
        }
    }

    fn move_refusal(&self, from: Cell, to: Cell) -> Option<Saying> {
        let Some((side, piece)) = self.on(from) else {
            return Some(words::NOBODY_THERE.with([Arg::At(from)]));
        };
        let man = Arg::Man(side, piece.shirt());
        if side != self.side {
            return Some(words::NOT_YOUR_TURN.with([man]));
        }
        if self.points == 0 {
            return Some(words::NO_POINTS.plain());
        }
        if self.has_moved(piece) {
            return Some(words::ALREADY_MOVED.with([man]));
        }
        let kind = piece.kind();
        let Some(towards) = direction(kind, from, to) else {
            return Some(words::how_it_moves(kind).with([man]));
        };
        let between = way(kind, from, towards).take_while(|&at| at != to);
        if let Some(in_the_way) = between.into_iter().find(|&at| !self.is_empty(at)) {
            return Some(words::IN_THE_WAY.with([man, Arg::At(in_the_way)]));
        }
        self.target_refusal(to).or_else(|| self.area_refusal(kind, to)).or_else(|| self.room_refusal(from, to))
    }

    /// A move ends on an empty square or on an opponent with the ball who is no king (CF-8).
    fn target_refusal(&self, to: Cell) -> Option<Saying> {
        let (side, piece) = self.on(to)?;
        if side == self.side {
            return Some(words::TEAM_MATE_THERE.with([Arg::At(to)]));
        }
        if piece == Piece::K {
            return Some(words::RIVAL_KING_THERE.plain());
        }
        let has_ball = self.holder_of(side) == Some(piece);
        (!has_ball).then(|| words::HAS_NO_BALL.with([Arg::Man(side, piece.shirt())]))
    }

    /// The king stays in his area, and the others do not stop in it (CF-7).
    fn area_refusal(&self, kind: Kind, to: Cell) -> Option<Saying> {
        match (kind, area(self.side).has(to)) {
            (Kind::King, false) => Some(words::KING_STAYS.plain()),
            (Kind::King, true) | (_, false) => None,
            (_, true) => Some(words::OWN_AREA.plain()),
        }
    }

    fn room_refusal(&self, from: Cell, to: Cell) -> Option<Saying> {
        let (side, piece) = self.on(to)?;
        let stuck = self.displaced_to(from, to).is_none();
        stuck.then(|| words::NO_ROOM.with([Arg::Man(side, piece.shirt())]))
    }

    fn pass_refusal(&self, to: Cell) -> Option<Saying> {
        let Some((piece, from)) = self.passer() else {
            return Some(words::NO_BALL.with([Arg::Team(self.side)]));
        };
        if self.points == 0 {
            return Some(words::NO_POINTS.plain());
        }
        if direction(piece.kind(), from, to).is_none() {
            return Some(words::PASS_LINES.with([Arg::Man(self.side, piece.shirt())]));
        }
        (self.barred_from_passes() == Some(to)).then(|| words::BACK_PASS.plain())
    }

    /// The first opponent of the side on turn on the way of a pass, its target included (CF-13).
    pub(super) fn interceptor(&self, kind: Kind, from: Cell, to: Cell) -> Option<(Cell, Side, Piece)> {
        let rivals = self.side.other();
        let stood = self.stood_on(rivals);
        let towards = direction(kind, from, to)?;
        let mut flown = way(kind, from, towards);
        let at = flown.find(|&at| at == to || stood.has(at)).filter(|&at| stood.has(at))?;
        self.on(at).map(|(side, piece)| (at, side, piece))
    }

    /// Whether a loose ball lies on the way of a move, its end included (CF-9).
    pub(super) fn collects(&self, kind: Kind, from: Cell, to: Cell) -> Option<Cell> {
        let Ball::Loose(ball) = self.ball else { return None };
        let mut run = way(kind, from, direction(kind, from, to)?);
        run.find(|&at| at == to || at == ball).filter(|&at| at == ball)
    }
}

#[cfg(test)]
mod tests {
    use super::super::board::BOARD;
    use super::*;
    use crate::dice::Seed;
    use crate::event::Tale;
    use crate::game::Game;
    use crate::setup::Setup;

    fn every_action() -> Vec<Action> {
        let passes = BOARD.cells().map(Action::Pass);
        let moves = BOARD.cells().flat_map(|from| BOARD.cells().map(move |to| Action::Move(from, to)));
        moves.chain(passes).chain([Action::End]).collect()
    }

    #[test]
    fn what_is_on_offer_is_just_what_is_not_refused() {
        let setup = Setup::parse(Chess::options(), "turns=20 target=10").expect("options of the game");
        let every = every_action();
        for match_ in 0..8 {
            let mut state = Chess::start(&setup).expect("a match");
            for n in 0..200 {
                let allowed: Vec<Action> = every.iter().copied().filter(|&a| state.why_not(a).is_none()).collect();
                let offered = state.legal();
                assert_eq!(offered, allowed, "{}", state.write());
                let pick = (0..4).fold(0, |sum, i| sum * 6 + usize::from(Seed(match_).die(4 * n + i)) - 1);
                let Some(&action) = offered.get(pick % offered.len().max(1)) else { break };
                state.act(action, &mut Tale::deaf());
            }
        }
    }

    #[test]
    fn cells_off_the_board_are_refused() {
        let state = Chess::start(&Setup::preset(Chess::options())).expect("a match");
        let beyond = Cell(200);
        let on = Piece::Q.line_up(Side::Home);
        for action in [Action::Move(beyond, on), Action::Move(on, beyond), Action::Pass(beyond)] {
            assert!(state.why_not(action).is_some());
        }
    }
}
