//! What Chess Football says of itself to be drawn and played by hand.
use super::action::Action;
use super::board::{Area, BOARD, Direction, area, direction, way};
use super::counts::COUNTS;
use super::drills::DRILLS;
use super::labels as l;
use super::piece::{Kind, Piece};
use super::play::{man, straight};
use super::state::{Ball, Chess};
use super::words;
use crate::cell::{Cell, Path};
use crate::drill::Drill;
use crate::game::chooser;
use crate::layout::{Board, Margin, Marking, SquareLayout};
use crate::show::{Aim, BallAt, Choice, Fact, Gauge, Legend, Mark, Place, Show, Token, Verb, is_final};
use crate::side::Side;
use crate::statistics::Count;
use crate::words::{Arg, Saying};

static MOVE: Verb = Verb { code: "move", name: &l::MOVE, place: Place::Board, kicks: false };
static DRIBBLE: Verb = Verb { code: "dribble", name: &l::DRIBBLE, place: Place::Board, kicks: false };
static TACKLE: Verb = Verb { code: "tackle", name: &l::TACKLE, place: Place::Board, kicks: false };
static PASS: Verb = Verb { code: "pass", name: &l::PASS, place: Place::Board, kicks: true };
static SHOOT: Verb = Verb { code: "shoot", name: &l::SHOOT, place: Place::Board, kicks: true };
static END: Verb = Verb { code: "end", name: &l::END_TURN, place: Place::Button, kicks: false };

/// The verbs in the order of their buttons.
static VERBS: [&Verb; 6] = [&MOVE, &DRIBBLE, &TACKLE, &PASS, &SHOOT, &END];

impl Show for Chess {
    const DRILLS: &'static [Drill] = &DRILLS;

    fn board(&self, margin: Margin) -> Board {
        let layout = SquareLayout::new(BOARD, margin);
        let in_area = |cell| Side::BOTH.into_iter().any(|side| area(side).has(cell));
        layout.board(|cell| if in_area(cell) { "area" } else { "grass" }, markings(layout))
    }

    fn cell_name(&self, cell: Cell) -> String {
        BOARD.name(cell)
    }

    fn man_name(&self, side: Side, shirt: u8) -> Saying {
        Piece::numbered(shirt).map_or(words::TEAMS[side], |piece| words::piece(side, piece.kind())).plain()
    }

    fn tokens(&self) -> Vec<Token> {
        let of = |side| Piece::ALL.into_iter().filter_map(move |p| self.at(side, p).map(|at| self.token(side, p, at)));
        Side::BOTH.into_iter().flat_map(of).collect()
    }

    fn ball(&self) -> Option<BallAt> {
        match self.ball {
            Ball::Loose(cell) => Some(BallAt { cell, holder: None }),
            Ball::Held(side, piece) => {
                self.at(side, piece).map(|cell| BallAt { cell, holder: Some((side, piece.shirt())) })
            }
        }
    }

    fn facts(&self, in_play: bool) -> Vec<Fact> {
        let count = |n: u16| Arg::Count(i16::try_from(n).unwrap_or(i16::MAX));
        let points = [self.points, self.options.points].map(|n| count(n.into()));
        let turn = match self.options.turns {
            0 => l::TURN_IS.with([count(self.turn)]),
            each => l::TURN_OF.with([count(self.turn), count(2 * u16::from(each))]),
        };
        let mut facts = Vec::new();
        if in_play {
            facts.push(Fact { name: &l::POINTS, value: l::POINTS_LEFT.with(points) });
            let crown = |side| Fact { name: &l::CROWN, value: l::MUST_RELEASE.with([man(side, Piece::K)]) };
            facts.extend(self.must_release.map(crown));
        }
        facts.push(Fact { name: &l::TURN, value: turn });
        facts.push(Fact { name: &l::TARGET, value: l::TARGET_IS.with([count(self.options.target.into())]) });
        facts
    }

    fn gauge(&self) -> Option<Gauge> {
        // A set position may have more points than the turns after it.
        Some(Gauge { name: &l::POINTS, left: self.points, whole: self.options.points.max(self.points) })
    }

    fn marks(&self, focus: Option<Cell>) -> Vec<Mark> {
        let man = focus.and_then(|cell| Some((self.on(cell)?, cell)));
        let Some(((_, piece), at)) = man.filter(|((side, _), _)| chooser(self) == Some(*side) && self.points > 0)
        else {
            return Vec::new();
        };
        let mut marks = Vec::new();
        if self.passer() == Some((piece, at)) {
            marks.extend(lanes(piece.kind(), at, self.stood_on(self.side.other())));
            marks.extend(self.interceptors(piece.kind(), at).map(|cell| Mark::Tint(cell, "interceptor", 3)));
            marks.extend(self.barred_on_lines(piece.kind(), at).map(|cell| Mark::Tint(cell, "barred", 1)));
        }
        marks.extend(self.displaced_from(at).map(|(from, to)| Mark::Arrow(from, to, "displaced")));
        marks
    }

    fn legend(&self, focus: Option<Cell>) -> Vec<Legend> {
        let meaning = |mark: Mark| {
            let (verb, sign, said) = match mark {
                Mark::Tint(_, sign @ "interceptor", _) => (&PASS, sign, l::INTERCEPTOR.plain()),
                Mark::Tint(_, sign @ "barred", _) => (&PASS, sign, l::NO_BACK_PASS.plain()),
                Mark::Arrow(_, to, sign) => (&TACKLE, sign, l::PUSHED_TO.with([Arg::At(to)])),
                Mark::Tint(..) | Mark::Line(..) | Mark::Tick(..) => return None,
            };
            Some(Legend { verb, sign, said })
        };
        let mut legend: Vec<Legend> = self.marks(focus).into_iter().filter_map(meaning).collect();
        legend.dedup();
        legend
    }

    fn aimed_at(&self, action: Action, cell: Cell) -> Option<Action> {
        match action {
            Action::Move(from, _) => Some(Action::Move(from, cell)),
            Action::Pass(_) => Some(Action::Pass(cell)),
            Action::End => None,
        }
    }

    fn default_focus(&self) -> Option<Cell> {
        chooser(self).and(self.passer()).map(|(_, at)| at)
    }

    fn choices(&self, focus: Option<Cell>) -> Vec<Choice<Action>> {
        let mut offers = Vec::new();
        self.list(&mut offers);
        let mut out = Vec::new();
        for choice in offers.into_iter().filter_map(|action| self.choice(focus, action)) {
            let before = out.partition_point(|c: &Choice<Action>| order(c.verb) <= order(choice.verb));
            out.insert(before, choice);
        }
        out
    }

    fn why_no_choice(&self, focus: Cell) -> Option<Saying> {
        let (side, piece) = self.on(focus).filter(|(side, _)| Some(*side) == chooser(self))?;
        let own = man(side, piece);
        let any = self.choices(Some(focus)).iter().any(|c| c.verb.place == Place::Board);
        match () {
            () if any => None,
            () if self.points == 0 => Some(words::NO_POINTS.plain()),
            () if self.has_moved(piece) => Some(words::ALREADY_MOVED.with([own])),
            () => Some(l::NOWHERE_TO_GO.with([own])),
        }
    }

    fn counts() -> &'static [Count] {
        &COUNTS
    }
}

impl Chess {
    fn token(&self, side: Side, piece: Piece, cell: Cell) -> Token {
        let known = [
            (side == self.side && self.has_moved(piece), "moved", &l::HAS_MOVED),
            (self.flagged() == Some((side, piece)), "offside", &l::IS_OFFSIDE),
            (piece == Piece::K && self.must_release == Some(side), "warned", &l::IS_WARNED),
            (piece == Piece::K && self.blocked == Some(side), "blocked", &l::IS_BLOCKED),
        ];
        let states = known.iter().filter(|(is, ..)| *is).map(|(_, state, _)| *state).collect();
        let notes = known.iter().filter(|(is, ..)| *is).map(|(.., note)| note.plain()).collect();
        let letter = l::letter(piece.kind());
        Token {
            side,
            shirt: piece.shirt(),
            cell,
            kind: letter.code,
            badge: Some(letter),
            states,
            notes,
            covers: Vec::new(),
        }
    }

    /// The opponents who stop a pass on one of its lines, the king apart (CF-13).
    fn interceptors(&self, kind: Kind, from: Cell) -> impl Iterator<Item = Cell> {
        let rivals = self.side.other();
        let (stood, king) = (self.stood_on(rivals), self.at(rivals, Piece::K));
        let first = move |towards| way(kind, from, towards).find(|&at| stood.has(at));
        Direction::of(kind).filter_map(first).filter(move |&at| Some(at) != king)
    }

    /// The own king who may not be passed to, if he stands on a line of the holder's (CF-17).
    fn barred_on_lines(&self, kind: Kind, from: Cell) -> Option<Cell> {
        let king = self.at(self.side, Piece::K).filter(|_| self.blocked == Some(self.side))?;
        direction(kind, from, king).map(|_| king)
    }

    /// Whom a piece on a square can tackle, and where he is pushed aside to (CF-11): both squares.
    fn displaced_from(&self, at: Cell) -> Option<(Cell, Cell)> {
        let rivals = self.side.other();
        let holder = self.at(rivals, self.holder_of(rivals)?)?;
        self.refusal(Action::Move(at, holder)).is_none().then_some((holder, self.displaced_to(at, holder)?))
    }

    /// An action on offer as a choice of the piece in focus; `None` for those of other pieces.
    fn choice(&self, focus: Option<Cell>, action: Action) -> Option<Choice<Action>> {
        let (verb, aim, path, label) = match action {
            Action::Move(from, to) => {
                let (_, piece) = self.on(from).filter(|_| focus == Some(from))?;
                let verb = match self.is_empty(to) {
                    false => &TACKLE,
                    true if self.holder_of(self.side) == Some(piece) => &DRIBBLE,
                    true => &MOVE,
                };
                (verb, Aim::Cell(to), straight(piece, from, to), self.move_label(piece, from, to))
            }
            Action::Pass(to) => {
                let (piece, from) = self.passer().filter(|&(_, at)| focus == Some(at))?;
                let (verb, end, label) = self.pass_label(piece.kind(), from, to);
                (verb, Aim::Cell(to), straight(piece, from, end), label)
            }
            Action::End => (&END, Aim::Nothing, Path::EMPTY, self.end_label()),
        };
        let is_final = match action {
            // The button says that it ends the turn; what follows from that, and points given away, are worth a
            // question.
            Action::End => label.phrase != &l::END_THE_TURN || self.points > 0,
            Action::Move(..) | Action::Pass(_) => is_final(self, &[action]),
        };
        Some(Choice { verb, aim, plays: vec![action], cost: None, path, is_final, label })
    }

    fn move_label(&self, piece: Piece, from: Cell, to: Cell) -> Saying {
        if let Some((rivals, tackled)) = self.on(to) {
            let room = self.displaced_to(from, to).unwrap_or(from);
            return l::TACKLE_ON.with([man(rivals, tackled), Arg::At(to), Arg::At(room)]);
        }
        match self.collects(piece.kind(), from, to) {
            Some(ball) if ball == to => l::COLLECT_ON.with([Arg::At(ball)]),
            Some(ball) => l::COLLECT_AND_CARRY.with([Arg::At(ball), Arg::At(to)]),
            None if self.holder_of(self.side) == Some(piece) => l::DRIBBLE_TO.with([Arg::At(to)]),
            None => l::MOVE_TO.with([Arg::At(to)]),
        }
    }

    /// Whether a pass is a shot, where the ball's way ends, and what comes of it.
    fn pass_label(&self, kind: Kind, from: Cell, to: Cell) -> (&'static Verb, Cell, Saying) {
        match (self.interceptor(kind, from, to), self.on(to)) {
            (Some((at, _, Piece::K)), _) => (&SHOOT, at, l::SHOOT_AT.with([Arg::At(at)])),
            (Some((at, side, piece)), _) => (&PASS, at, l::INTERCEPTED.with([man(side, piece), Arg::At(at)])),
            (None, Some((side, mate))) => (&PASS, to, l::PASS_TO_MATE.with([man(side, mate), Arg::At(to)])),
            (None, None) => (&PASS, to, l::PASS_TO_SQUARE.with([Arg::At(to)])),
        }
    }

    /// What ending the turn now brings (CF-16, CF-19).
    fn end_label(&self) -> Saying {
        match self.passer() {
            Some((Piece::K, _)) if self.is_overdue() => l::END_RELEASED.with([man(self.side, Piece::K)]),
            Some((Piece::K, _)) => l::END_WARNED.with([man(self.side, Piece::K)]),
            Some((piece, _)) if self.flagged() == Some((self.side, piece)) => {
                l::END_OFFSIDE.with([man(self.side, piece)])
            }
            Some(_) | None if self.points > 0 => l::END_WITH_POINTS.with([Arg::Count(self.points.into())]),
            Some(_) | None => l::END_THE_TURN.plain(),
        }
    }
}

/// The lines along which a sliding piece passes, each up to the first opponent or the edge (CF-12, CF-13).
fn lanes(kind: Kind, from: Cell, rivals: Area) -> impl Iterator<Item = Mark> {
    let end = move |towards| {
        let first = way(kind, from, towards).find(|&at| rivals.has(at));
        first.or_else(|| way(kind, from, towards).last())
    };
    Direction::of(kind).filter(move |_| kind.slides()).filter_map(end).map(move |to| Mark::Line(from, to, "lane"))
}

fn order(verb: &Verb) -> Option<usize> {
    VERBS.iter().position(|v| *v == verb)
}

fn markings(layout: SquareLayout) -> Vec<Marking> {
    let at = |across, along| layout.point(across, along);
    vec![
        Marking::Box(at(0.0, 0.0), at(9.0, 12.0)),
        Marking::Line(at(0.0, 6.0), at(9.0, 6.0)),
        Marking::Circle(at(4.5, 6.0), 1.5),
        Marking::Spot(at(4.5, 6.0)),
        Marking::Box(at(2.0, 0.0), at(7.0, 2.0)),
        Marking::Box(at(2.0, 10.0), at(7.0, 12.0)),
    ]
}
