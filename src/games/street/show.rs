//! What Street Fives says of itself to be drawn and played by hand.
use super::action::{Action, Target};
use super::board::{self, BEHIND_GOALS, BOARD, PITCH};
use super::counts::COUNTS;
use super::kick_choices::mouth;
use super::labels as l;
use super::placing::QUICK_LINE_UP;
use super::state::{Phase, SHIRTS, Street};
use super::walk::Walk;
use super::words;
use crate::cell::{Cell, Path};
use crate::event::Tale;
use crate::game::{Game, chooser};
use crate::layout::{Board, Margin, Marking, Point, SquareLayout};
use crate::show::{Aim, BallAt, Choice, Fact, Mark, Place, Show, Thrown, Token, Verb, WAITING, is_final};
use crate::side::Side;
use crate::statistics::Count;
use crate::words::{Arg, Saying};

static PLACE: Verb = Verb { code: "place", name: &l::PLACE, place: Place::Board, kicks: false };
static PLACE_BALL: Verb = Verb { code: "place-ball", name: &l::PLACE_BALL, place: Place::Board, kicks: false };
static QUICK: Verb = Verb { code: "quick", name: &l::QUICK, place: Place::Button, kicks: false };
static KICK_OFF: Verb = Verb { code: "kick-off", name: &l::KICK_OFF, place: Place::Button, kicks: false };
static WALK: Verb = Verb { code: "walk", name: &l::WALK, place: Place::Board, kicks: false };
pub(super) static KICK: Verb = Verb { code: "kick", name: &l::KICK, place: Place::Board, kicks: true };
static SKIP: Verb = Verb { code: "skip", name: &l::SKIP, place: Place::Button, kicks: false };

impl Show for Street {
    /// The ring is as wide as the pitch's squares, since footballers use it at all times.
    fn board(&self, _margin: Margin) -> Board {
        let layout = SquareLayout::new(BOARD, Margin::Wide);
        let ground = |cell| match () {
            () if PITCH.has(cell) => "grass",
            () if BEHIND_GOALS.has(cell) => "net",
            () => "ring",
        };
        layout.board(ground, markings(layout))
    }

    fn cell_name(&self, cell: Cell) -> String {
        BOARD.name(cell)
    }

    fn man_name(&self, _side: Side, shirt: u8) -> Saying {
        if shirt == 1 { l::KEEPER.plain() } else { l::NUMBER.with([count(shirt)]) }
    }

    fn tokens(&self) -> Vec<Token> {
        let of = |side| self.standing(side).map(move |(shirt, cell)| self.token(side, shirt, cell));
        let waiting = self.waiting().map(|(shirt, cell)| {
            let (states, notes) = (vec![WAITING], vec![l::WAITS.plain()]);
            Token { states, notes, ..self.token(self.side, shirt, cell) }
        });
        Side::BOTH.into_iter().flat_map(of).chain(waiting).collect()
    }

    fn ball(&self) -> Option<BallAt> {
        let holder = self.kick.map(|kick| (self.side, kick.by));
        self.ball.map(|cell| BallAt { cell, holder })
    }

    fn facts(&self, in_play: bool) -> Vec<Fact> {
        let minute = i16::try_from(self.turn.div_ceil(2)).unwrap_or(i16::MAX);
        let time = match self.phase {
            Phase::Extra => l::EXTRA_MINUTE.with([Arg::Count(minute)]),
            Phase::Placing | Phase::Play => l::MINUTE_OF.with([Arg::Count(minute), count(self.rules.minutes)]),
        };
        let mut facts = vec![Fact { name: &l::MINUTE, value: time }];
        if !in_play {
            return facts;
        }
        if self.phase == Phase::Placing && !self.all_placed() {
            let placed = l::PLACED_OF.with([count(self.count(self.side)), count(SHIRTS)]);
            facts.push(Fact { name: &l::PLACED, value: placed });
        }
        facts.extend(self.die.map(|die| Fact { name: &l::DIE, value: l::DIE_SHOWS.with([count(die)]) }));
        facts.extend(self.kick.map(|k| Fact { name: &l::MUST_KICK, value: l::KICK_SQUARES.with([count(k.squares)]) }));
        if self.restart {
            let value = words::RESTART_DUE.with([Arg::Man(self.side, 1)]);
            facts.push(Fact { name: &l::RESTART, value });
        }
        if self.first {
            facts.push(Fact { name: &l::FIRST, value: l::NO_GOAL.plain() });
        }
        facts
    }

    fn marks(&self, _focus: Option<Cell>) -> Vec<Mark> {
        // The centre square that is taken where nobody chooses (SF-7).
        let usual = self.places_ball().then(|| Mark::Tint(Street::usual_ball_square(self.side), "usual", 3));
        usual.into_iter().collect()
    }

    fn relays(&self, action: Action) -> Vec<Cell> {
        match action {
            Action::Kick { to, via } => self.route(to, via).map_or_else(Vec::new, |route| route.relays().collect()),
            _ => Vec::new(),
        }
    }

    fn thrown(&self) -> Option<Thrown> {
        let spent = self.kick.map_or(0, |kick| self.steps_before(kick.squares));
        self.die.map(|face| Thrown { face, spent: spent.min(face) })
    }

    fn line_up(&self, side: Side) -> Vec<Action> {
        self.placements_of(side)
    }

    fn take_line_up(&self, kept: &[Action]) -> Option<Result<Vec<Action>, Saying>> {
        self.placements_from(kept)
    }

    fn aimed_at(&self, action: Action, cell: Cell) -> Option<Action> {
        match action {
            Action::Place(_) => Some(Action::Place(cell)),
            Action::Ball(_) => Some(Action::Ball(cell)),
            Action::Move { from, .. } => Some(Action::Move { from, to: cell, squares: None }),
            Action::Kick { .. } if mouth(self.side).contains(&cell) => Some(Action::kick(Target::Goal)),
            Action::Kick { .. } => Some(Action::kick(Target::Square(cell))),
            Action::Skip => None,
        }
    }

    fn default_focus(&self) -> Option<Cell> {
        let side = chooser(self)?;
        match self.kick {
            Some(kick) => self.place(side, kick.by),
            None if self.restart => self.place(side, 1),
            None => None,
        }
    }

    fn choices(&self, focus: Option<Cell>) -> Vec<Choice<Action>> {
        let mut offers = Vec::new();
        self.offers(&mut offers);
        let from = focus.filter(|&cell| self.shirt_on(self.side, cell).is_some());
        let meant = |a: &&Action| !matches!(a, Action::Place(cell) if !self.places_from(focus, *cell));
        let mut out: Vec<Choice<Action>> = offers.iter().filter(meant).filter_map(|&a| self.choice(from, a)).collect();
        self.add_kicks(from, &offers, &mut out);
        out.extend(self.quick_line_up());
        if self.places_ball() {
            let usual = Street::usual_ball_square(self.side);
            out.push(plain(&KICK_OFF, Aim::Nothing, Action::Ball(usual), l::BALL_ON.with([Arg::At(usual)])));
        }
        if offers.contains(&Action::Skip) {
            out.push(plain(&SKIP, Aim::Nothing, Action::Skip, l::SKIP_IT.plain()));
        }
        out
    }

    fn why_no_choice(&self, focus: Cell) -> Option<Saying> {
        let shirt = self.shirt_on(chooser(self)?, focus).filter(|_| self.phase != Phase::Placing)?;
        match self.kick {
            Some(kick) if kick.by != shirt => return Some(words::MUST_KICK.with([Arg::Man(self.side, kick.by)])),
            None if self.restart && shirt != 1 => return Some(words::MUST_RESTART.plain()),
            _ => {}
        }
        let any = self.choices(Some(focus)).iter().any(|c| c.verb.place == Place::Board);
        (!any).then(|| l::NOWHERE_TO_GO.with([Arg::Man(self.side, shirt)]))
    }

    fn counts() -> &'static [Count] {
        &COUNTS
    }
}

impl Street {
    fn token(&self, side: Side, shirt: u8, cell: Cell) -> Token {
        let own = side == self.side && self.over.is_none();
        let known = [
            (own && self.restart && shirt == 1, "must-restart", &l::MUST_RESTART),
            (own && self.kick.is_some_and(|kick| kick.by == shirt), "must-kick", &l::IS_ON_BALL),
        ];
        let states = known.iter().filter(|(is, ..)| *is).map(|(_, state, _)| *state).collect();
        let notes = known.iter().filter(|(is, ..)| *is).map(|(.., note)| note.plain()).collect();
        let kind = if shirt == 1 { "keeper" } else { "coin" };
        Token { side, shirt, cell, kind, badge: None, states, notes, covers: Vec::new() }
    }

    /// A placement, or a walk of the footballer in focus that does not end on the ball, as a choice.
    fn choice(&self, from: Option<Cell>, action: Action) -> Option<Choice<Action>> {
        match action {
            Action::Place(cell) => {
                let keeper = board::goal_line(self.side).has(cell);
                let label = if keeper { &l::KEEPER_ON } else { &l::PLACE_ON }.with([Arg::At(cell)]);
                let is_final = is_final(self, &[action]);
                Some(Choice { is_final, ..plain(&PLACE, Aim::Cell(cell), action, label) })
            }
            Action::Ball(cell) => Some(plain(&PLACE_BALL, Aim::Cell(cell), action, l::BALL_ON.with([Arg::At(cell)]))),
            Action::Move { from: at, to, .. } if Some(at) == from && Some(to) != self.ball => {
                let walk = Walk::new(at, self.open_to(at));
                let cost = walk.cost(to);
                let path = walk.way(to, cost.unwrap_or(0));
                let label = l::WALK_TO.with([Arg::At(to)]);
                Some(Choice { cost, path, is_final: true, ..plain(&WALK, Aim::Cell(to), action, label) })
            }
            Action::Move { .. } | Action::Kick { .. } | Action::Skip => None,
        }
    }

    /// All that is left to place on the usual squares, as far as they are free and allowed (SF-6).
    fn quick_line_up(&self) -> Option<Choice<Action>> {
        let mut now = *self;
        let mut plays = Vec::new();
        while now.phase == Phase::Placing && !now.all_placed() {
            let side = now.side;
            let cell = QUICK_LINE_UP[side].into_iter().find(|&cell| now.why_not_place(cell).is_none())?;
            plays.push(Action::Place(cell));
            now.act(Action::Place(cell), &mut Tale::deaf());
        }
        let quickly = |plays| Choice { plays, ..plain(&QUICK, Aim::Nothing, Action::Skip, l::QUICKLY.plain()) };
        (!plays.is_empty()).then(|| quickly(plays))
    }
}

fn count(n: u8) -> Arg {
    Arg::Count(n.into())
}

fn plain(verb: &'static Verb, aim: Aim, action: Action, label: Saying) -> Choice<Action> {
    Choice { verb, aim, plays: vec![action], cost: None, path: Path::EMPTY, is_final: false, label }
}

fn markings(layout: SquareLayout) -> Vec<Marking> {
    let at = |across, along| layout.point(across, along);
    let goal = |along: f32, depth: f32| {
        let line = at(2.0, along);
        Marking::Goal(line, Point { x: line.x + 2.0, y: line.y + depth })
    };
    vec![
        Marking::Box(at(0.0, 0.0), at(6.0, 10.0)),
        Marking::Line(at(0.0, 5.0), at(6.0, 5.0)),
        Marking::Box(at(2.0, 4.0), at(4.0, 6.0)),
        Marking::Box(at(2.0, 0.0), at(4.0, 2.0)),
        Marking::Box(at(2.0, 8.0), at(4.0, 10.0)),
        goal(0.0, -1.0),
        goal(10.0, 1.0),
    ]
}
