//! What Street Fives says of itself to be drawn and played by hand.
use super::action::{Action, Target};
use super::board::{self, BEHIND_GOALS, BOARD, PITCH, square};
use super::counts::COUNTS;
use super::labels as l;
use super::placing::QUICK_LINE_UP;
use super::route::Route;
use super::state::{Kick, Phase, SHIRTS, Street};
use super::walk::Walk;
use super::words;
use crate::cell::{Cell, Path};
use crate::event::Tale;
use crate::game::{Game, chooser};
use crate::layout::{Board, Margin, Marking, Point, SquareLayout};
use crate::show::{Aim, BallAt, Choice, Fact, Mark, Place, Show, Token, Verb, is_final};
use crate::side::Side;
use crate::statistics::Count;
use crate::words::{Arg, Saying};

static PLACE: Verb = Verb { code: "place", name: &l::PLACE, place: Place::Board, kicks: false };
static PLACE_BALL: Verb = Verb { code: "ball", name: &l::PLACE_BALL, place: Place::Board, kicks: false };
static QUICK: Verb = Verb { code: "quick", name: &l::QUICK, place: Place::Button, kicks: false };
static WALK: Verb = Verb { code: "walk", name: &l::WALK, place: Place::Board, kicks: false };
static KICK: Verb = Verb { code: "kick", name: &l::KICK, place: Place::Board, kicks: true };
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
        let role = if shirt == 1 { &l::KEEPER } else { &l::NUMBER };
        l::MAN.with([Arg::Term(role), count(shirt)])
    }

    fn tokens(&self) -> Vec<Token> {
        let of = |side| self.standing(side).map(move |(shirt, cell)| self.token(side, shirt, cell));
        Side::BOTH.into_iter().flat_map(of).collect()
    }

    fn ball(&self) -> Option<BallAt> {
        let holder = self.kick.map(|kick| (self.side, kick.by));
        self.ball.map(|cell| BallAt { cell, holder })
    }

    fn facts(&self) -> Vec<Fact> {
        let minute = i16::try_from(self.turn.div_ceil(2)).unwrap_or(i16::MAX);
        let time = match self.phase {
            Phase::Extra => l::EXTRA_MINUTE.with([Arg::Count(minute)]),
            Phase::Placing | Phase::Play => l::MINUTE_OF.with([Arg::Count(minute), count(self.rules.minutes)]),
        };
        let mut facts = vec![Fact { name: &l::MINUTE, value: time }];
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
        Vec::new()
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
        let mut out: Vec<Choice<Action>> = offers.iter().filter_map(|&a| self.choice(from, a)).collect();
        self.add_kicks(from, &offers, &mut out);
        out.extend(self.quick_line_up());
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

    /// Adds the kicks of the footballer in focus, with the walk onto the ball before them where he does not stand on
    /// it: one for each square where the ball can land, whatever the walk, since the walk leaves no trace. Of several
    /// the one with the fewest relays is shown, then the longest kick.
    fn add_kicks(&self, from: Option<Cell>, offers: &[Action], out: &mut Vec<Choice<Action>>) {
        let Some(from) = from else { return };
        let mut found: Vec<(Target, Route, Option<Action>, Path)> = Vec::new();
        let mut look = |kicking: &Street, walk: Option<Action>, way: Path| {
            let mut kicks = Vec::new();
            kicking.offer_kicks(&mut kicks);
            for to in kicks.into_iter().filter_map(target) {
                let known = found.iter_mut().find(|(target, ..)| *target == to);
                if known.as_ref().is_some_and(|(_, route, ..)| route.relays().next().is_none()) {
                    continue;
                }
                match (kicking.route(to, Path::EMPTY), known) {
                    (Some(route), Some(best)) if route.relays().count() < best.1.relays().count() => {
                        *best = (to, route, walk, way);
                    }
                    (Some(route), None) => found.push((to, route, walk, way)),
                    (Some(_), Some(_)) | (None, _) => {}
                }
            }
        };
        match self.kick {
            Some(kick) if self.place(self.side, kick.by) == Some(from) => look(self, None, Path::EMPTY),
            Some(_) => {}
            None => {
                let onto_ball = |a: &&Action| matches!(a, Action::Move { from: at, to, .. } if *at == from && Some(*to) == self.ball);
                for &action in offers.iter().filter(onto_ball) {
                    let mut kicking = *self;
                    kicking.act(action, &mut Tale::deaf());
                    let Some(Kick { squares, .. }) = kicking.kick else { continue };
                    let walk = Walk::new(from, self.open_to(from));
                    let way = self.ball.map_or(Path::EMPTY, |ball| walk.way(ball, self.steps_before(squares)));
                    look(&kicking, Some(action), way);
                }
            }
        }
        for (to, route, walk, way) in found {
            let plays: Vec<Action> = walk.into_iter().chain([Action::kick(to)]).collect();
            let path = way.cells().iter().chain(route.legs().iter().flat_map(|leg| leg.cells()));
            let path = path.fold(Path::EMPTY, |mut path, &cell| {
                path.push(cell);
                path
            });
            let label = kick_label(to, route.relays().count());
            let choice = |cell| Choice {
                verb: &KICK,
                aim: Aim::Cell(cell),
                plays: plays.clone(),
                cost: None,
                path,
                is_final: true,
                label,
            };
            match to {
                Target::Square(cell) => out.push(choice(cell)),
                Target::Goal => out.extend(mouth(self.side).map(choice)),
            }
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

/// The squares behind the goal that a side attacks: either stands for the goal.
fn mouth(attacking: Side) -> [Cell; 2] {
    let rank = match attacking {
        Side::Home => BOARD.ranks + 1,
        Side::Away => 0,
    };
    [square(2, rank), square(3, rank)]
}

const fn target(kick: Action) -> Option<Target> {
    match kick {
        Action::Kick { to, .. } => Some(to),
        _ => None,
    }
}

fn kick_label(to: Target, relays: usize) -> Saying {
    let relays = Arg::Count(i16::try_from(relays).unwrap_or(0));
    match (to, relays) {
        (Target::Square(cell), Arg::Count(0)) => l::KICK_TO.with([Arg::At(cell)]),
        (Target::Square(cell), _) => l::KICK_BY_WAY_OF.with([Arg::At(cell), relays]),
        (Target::Goal, Arg::Count(0)) => l::SHOOT.plain(),
        (Target::Goal, _) => l::SHOOT_BY_WAY_OF.with([relays]),
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
