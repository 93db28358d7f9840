//! What Grid Soccer says of itself to be drawn and played by hand.
use super::action::{Action, Aim as Part};
use super::board::{BOARD, MIDDLE, band, in_ring, rank_behind, square};
use super::counts::COUNTS;
use super::formation::Formation;
use super::labels as l;
use super::squad::{Man, Shirt, Stats, role};
use super::state::{Ball, Grid, Kind};
use super::words;
use crate::cell::{Cell, Path};
use crate::game::{Game, chooser};
use crate::layout::{Board, Margin, Marking, OUTSIDE, Point, SquareLayout};
use crate::odds::{Chance, odds};
use crate::show::{Aim, BallAt, Choice, Fact, Legend, Likely, Mark, Place, Show, Token, Verb};
use crate::side::Side;
use crate::statistics::Count;
use crate::words::{Arg, Phrase, Saying};

static RUN: Verb = Verb { code: "run", name: &l::RUN, place: Place::Board, kicks: false };
static PASS: Verb = Verb { code: "pass", name: &l::PASS, place: Place::Board, kicks: true };
static SHOOT: Verb = Verb { code: "shoot", name: &l::SHOOT, place: Place::Face, kicks: true };
static STEAL: Verb = Verb { code: "steal", name: &l::STEAL, place: Place::Board, kicks: false };
static DIVE: Verb = Verb { code: "dive", name: &l::DIVE, place: Place::Face, kicks: false };
static FORMATION: Verb = Verb { code: "formation", name: &l::FORMATION, place: Place::Card, kicks: false };
static END: Verb = Verb { code: "end", name: &l::END_TURN, place: Place::Button, kicks: false };

impl Show for Grid {
    fn board(&self, margin: Margin) -> Board {
        let layout = SquareLayout::new(BOARD, margin);
        let ground = |cell| if in_ring(cell) { OUTSIDE } else { "grass" };
        layout.board(ground, markings(layout))
    }

    fn cell_name(&self, cell: Cell) -> String {
        BOARD.name(cell)
    }

    fn man_name(&self, _side: Side, shirt: u8) -> Saying {
        let number = Arg::Count(i16::from(shirt));
        let role = Shirt::new(shirt).map_or(Arg::None, |s| Arg::Term(role(s)));
        l::MAN.with([role, number])
    }

    fn stats(&self, side: Side, shirt: u8) -> Vec<Fact> {
        let Some(shirt) = Shirt::new(shirt) else { return Vec::new() };
        let Stats { speed, passing, shooting, control } = self.stats(Man::new(side, shirt));
        let fact = |(name, n): (&'static Phrase, u8)| Fact { name, value: l::NUMBER.with([Arg::Count(i16::from(n))]) };
        [(&l::SPEED, speed), (&l::PASSING, passing), (&l::SHOOTING, shooting), (&l::CONTROL, control)]
            .map(fact)
            .to_vec()
    }

    fn tokens(&self) -> Vec<Token> {
        let flagged: Vec<Man> = self.flags().collect();
        Side::BOTH
            .into_iter()
            .flat_map(|side| self.side_men(side))
            .map(|(man, at)| self.token(man, at, &flagged))
            .collect()
    }

    fn ball(&self) -> Option<BallAt> {
        let holder = self.holder().map(|man| (man.side, man.shirt.number()));
        self.ball_square().map(|cell| BallAt { cell, holder })
    }

    fn facts(&self, in_play: bool) -> Vec<Fact> {
        let count = |n: u16| Arg::Count(n as i16);
        let turn = l::TURN_OF.with([count(self.number()), count(u16::from(self.turns()))]);
        let mut facts = vec![
            Fact { name: &l::MINUTE, value: l::MINUTE_IS.with([count(self.minute())]) },
            Fact { name: &l::TURN, value: turn },
        ];
        if !in_play {
            return facts;
        }
        let card = self.formation(self.side());
        let value = l::CARD_IS.with([Arg::Word(card.word()), Arg::Term(card.name())]);
        facts.push(Fact { name: &l::FORMATION, value });
        facts.extend(self.restart().map(|r| {
            let phrase = match r.kind {
                Kind::ThrowIn => &l::THROW_IN,
                Kind::Corner => &l::CORNER,
                Kind::GoalKick => &l::GOAL_KICK,
                Kind::KickOff => &l::KICK_OFF,
            };
            Fact { name: &l::RESTART, value: phrase.with([r.taker.arg()]) }
        }));
        facts
    }

    fn marks(&self, focus: Option<Cell>) -> Vec<Mark> {
        if chooser(self).is_none() || self.awaits_dive() {
            return Vec::new();
        }
        let tight = self.tight_angles(focus).map(|(cell, band)| Mark::Tint(cell, "angle", band));
        let arrow = |(man, to): (Man, Cell)| self.place(man).map(|from| Mark::Arrow(from, to, "drift"));
        tight.chain(self.drift_preview().filter_map(arrow)).collect()
    }

    fn legend(&self, focus: Option<Cell>) -> Vec<Legend> {
        let angles = self.tight_angles(focus).next();
        let angles = angles.map(|_| Legend { verb: &SHOOT, sign: "angle", said: l::TIGHT_ANGLE.plain() });
        let flags = self.flags().next().filter(|_| chooser(self).is_some() && !self.awaits_dive());
        let flags = flags.map(|_| Legend { verb: &PASS, sign: "flag", said: l::FLAG.plain() });
        angles.into_iter().chain(flags).collect()
    }

    fn aimed_at(&self, action: Action, cell: Cell) -> Option<Action> {
        match action {
            Action::Go(_) | Action::Move(_) => Some(Action::Go(cell)),
            Action::Pass(_) => Some(Action::Pass(cell)),
            _ => None,
        }
    }

    fn likely(&self, focus: Option<Cell>) -> Vec<Likely> {
        let chooses = chooser(self).is_some() && !self.awaits_dive();
        let Some((hand, _)) = focus.filter(|_| chooses).and_then(|cell| self.in_hand(cell)) else {
            return Vec::new();
        };
        let mut offers = Vec::new();
        hand.offers(&mut offers);
        // Passes that need as much are as likely.
        let mut known: Vec<(i8, Chance)> = Vec::new();
        let mut likely = |action: Action| {
            let (Action::Pass(cell), Some(passer)) = (action, hand.holder()) else { return None };
            let need = hand.pass_need(passer, cell);
            let same = known.iter().find(|(other, _)| *other == need).map(|(_, chance)| *chance);
            let chance = same.or_else(|| odds(&hand, action).first().copied())?;
            if same.is_none() {
                known.push((need, chance));
            }
            Some(Likely { verb: &PASS, cell, chance })
        };
        offers.into_iter().filter_map(&mut likely).collect()
    }

    fn perils(&self, action: Action) -> Vec<(Cell, Chance)> {
        let all = odds(self, action).first().copied();
        match action {
            Action::Go(to) => self.way_to(to).map_or_else(Vec::new, |path| self.perils_of_run(path, all)),
            Action::Move(path) => self.perils_of_run(path, all),
            Action::Pass(to) => all.map(|chance| (to, chance)).into_iter().collect(),
            Action::Steal => {
                let carrier = self.holder().and_then(|man| self.place(man));
                carrier.zip(all).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    fn default_focus(&self) -> Option<Cell> {
        if self.awaits_dive() { None } else { self.selected().and_then(|man| self.place(man)) }
    }

    fn choices(&self, focus: Option<Cell>) -> Vec<Choice<Action>> {
        if self.awaits_dive() {
            return Part::ALL.map(|part| self.face(&DIVE, Action::Dive(part), part)).to_vec();
        }
        if chooser(self).is_none() {
            return Vec::new();
        }
        let mut out = Vec::new();
        if let Some((hand, prefix)) = focus.and_then(|cell| self.in_hand(cell)) {
            let at = focus.unwrap_or_default();
            let mut offers = Vec::new();
            hand.offers(&mut offers);
            out.extend(offers.into_iter().filter_map(|action| hand.choice(at, action)));
            out.iter_mut().for_each(|c| c.plays.splice(0..0, prefix).for_each(drop));
            hand.trace_runs(&mut out);
        }
        out.extend(Formation::ALL.into_iter().enumerate().filter(|(_, f)| *f != self.formation(self.side())).map(card));
        if self.why_not(Action::End).is_none() {
            out.push(plain(&END, Aim::Nothing, Action::End, l::END_THE_TURN.plain()));
        }
        out
    }

    fn card_in_use(&self) -> Option<(&'static Verb, u8, Saying)> {
        let used = self.formation(self.side());
        let (place, _) = Formation::ALL.into_iter().enumerate().find(|(_, card)| *card == used)?;
        Some((&FORMATION, place as u8, card_name(used)))
    }

    fn hope_name(&self, hope: &'static Phrase) -> &'static Phrase {
        match hope {
            h if *h == words::ACCURATE => &l::ACCURATE,
            h if *h == words::ON_TARGET => &l::ON_TARGET,
            h if *h == words::GOAL => &l::GOAL,
            h if *h == words::STEAL_WON => &l::WINS_BALL,
            _ => &l::HAS_BALL,
        }
    }

    fn why_no_choice(&self, focus: Cell) -> Option<Saying> {
        let man = self.man_of(chooser(self)?, focus)?;
        if self.awaits_dive() || self.selected() == Some(man) {
            return None;
        }
        self.why_not(Action::Select(man.shirt))
    }

    fn counts() -> &'static [Count] {
        &COUNTS
    }

    fn goal() -> Option<&'static Phrase> {
        Some(&words::GOAL)
    }
}

impl Grid {
    fn token(&self, man: Man, cell: Cell, flagged: &[Man]) -> Token {
        let known = [(self.is_frozen(man), "lying", &l::LIES), (flagged.contains(&man), "offside", &l::IS_OFFSIDE)];
        let states = known.iter().filter(|(is, ..)| *is).map(|(_, state, _)| *state).collect();
        let notes = known.iter().filter(|(is, ..)| *is).map(|(.., note)| note.plain()).collect();
        let kind = if man.is_keeper() { "keeper" } else { "coin" };
        Token { side: man.side, shirt: man.shirt.number(), cell, kind, badge: None, states, notes, covers: Vec::new() }
    }

    /// The state with the footballer of a cell in hand, and the action that takes that footballer in hand.
    fn in_hand(&self, cell: Cell) -> Option<(Grid, Option<Action>)> {
        let man = self.man_of(self.side(), cell)?;
        if self.selected() == Some(man) {
            return Some((self.clone(), None));
        }
        let select = Action::Select(man.shirt);
        let mut hand = self.clone();
        hand.step(select, &mut crate::event::Tale::deaf()).ok()?;
        Some((hand, Some(select)))
    }

    /// An action of the footballer in hand as a choice; `None` for what is no action of a footballer.
    fn choice(&self, at: Cell, action: Action) -> Option<Choice<Action>> {
        match action {
            Action::Go(to) => Some(plain(&RUN, Aim::Cell(to), action, l::RUN_TO.with([Arg::At(to)]))),
            Action::Pass(to) => {
                let label = match self.man_on(to) {
                    Some(mate) => l::PASS_TO.with([mate.arg(), Arg::At(to)]),
                    None if in_ring(to) => l::CLEAR_TO.with([Arg::At(to)]),
                    None => l::PASS_TO_SQUARE.with([Arg::At(to)]),
                };
                let path = Path::of(&[to]).unwrap_or_default();
                Some(Choice { is_final: true, path, ..plain(&PASS, Aim::Cell(to), action, label) })
            }
            Action::Shoot(part) => Some(self.face(&SHOOT, action, part)),
            Action::Steal => {
                let carrier = self.holder()?;
                let label = l::STEAL_FROM.with([carrier.arg()]);
                let aim = Aim::Cell(self.place(carrier).unwrap_or(at));
                Some(Choice { is_final: true, ..plain(&STEAL, aim, action, label) })
            }
            Action::Formation(_) | Action::Select(_) | Action::Move(_) | Action::Dive(_) | Action::End => None,
        }
    }

    /// The squares from which the goal is seen at a tight angle (GS-20), with their bands, while the footballer in
    /// focus can shoot.
    fn tight_angles(&self, focus: Option<Cell>) -> impl Iterator<Item = (Cell, u8)> {
        let shoots = |hand: &Grid| hand.why_not(Action::Shoot(Part::ALL[0])).is_none();
        let can = focus.and_then(|cell| self.in_hand(cell)).is_some_and(|(hand, _)| shoots(&hand));
        let side = self.side();
        let squares = BOARD.cells().filter(move |&cell| can && BOARD.on_pitch(cell));
        squares.map(move |cell| (cell, band(side, cell))).filter(|(_, band)| *band > 0)
    }

    /// The challenges on a run, and the contest for a loose ball at its end, whose chance is the whole run's.
    fn perils_of_run(&self, path: Path, whole: Option<Chance>) -> Vec<(Cell, Chance)> {
        let contest = path.end().filter(|&end| self.ball() == Ball::Loose(end) && self.rival_for(end).is_some());
        let challenges = self.challenges_on(path).into_iter().map(|c| (c.at, c.won));
        challenges.chain(contest.zip(whole)).collect()
    }

    /// A part of the goal that is shot at, by the side on turn in any case; its way tells at which end that is.
    fn face(&self, verb: &'static Verb, action: Action, part: Part) -> Choice<Action> {
        let label = l::PART.with([Arg::Term(part.name())]);
        let place = Part::ALL.iter().position(|p| *p == part).unwrap_or(0) as u8;
        let goal = square(MIDDLE, rank_behind(self.side().other()));
        let path = Path::of(&[goal]).unwrap_or_default();
        Choice { is_final: true, path, ..plain(verb, Aim::Face(place % 3, place / 3), action, label) }
    }

    /// Gives the runs among some choices their way, their cost, and whether dice decide them.
    fn trace_runs(&self, choices: &mut [Choice<Action>]) {
        let Some(ways) = self.ways() else { return };
        for choice in choices {
            let Some(&Action::Go(to)) = choice.plays.last() else { continue };
            let Some(path) = ways.to(to) else { continue };
            let contested = self.ball() == Ball::Loose(to) && self.rival_for(to).is_some();
            choice.is_final = contested || ways.challenges(to).is_some_and(|n| n > 0);
            choice.cost = Some(path.len());
            choice.path = path;
        }
    }
}

fn plain(verb: &'static Verb, aim: Aim, action: Action, label: Saying) -> Choice<Action> {
    Choice { verb, aim, plays: vec![action], cost: None, path: Path::EMPTY, is_final: false, label }
}

fn card((place, card): (usize, Formation)) -> Choice<Action> {
    plain(&FORMATION, Aim::Card(place as u8), Action::Formation(card), card_name(card))
}

fn card_name(card: Formation) -> Saying {
    l::CARD.with([Arg::Word(card.word()), Arg::Term(card.name())])
}

fn markings(layout: SquareLayout) -> Vec<Marking> {
    let at = |across, along| layout.point(across, along);
    let deep = layout.margin();
    let goal = |along: f32, depth: f32| {
        let line = at(3.0, along);
        Marking::Goal(line, Point { x: line.x + 3.0, y: line.y + depth })
    };
    vec![
        Marking::Box(at(0.0, 0.0), at(9.0, 18.0)),
        Marking::Line(at(0.0, 9.0), at(9.0, 9.0)),
        Marking::Circle(at(4.5, 9.0), 1.8),
        Marking::Spot(at(4.5, 9.0)),
        Marking::Box(at(2.0, 0.0), at(7.0, 3.0)),
        Marking::Box(at(2.0, 15.0), at(7.0, 18.0)),
        Marking::Spot(at(4.5, 2.0)),
        Marking::Spot(at(4.5, 16.0)),
        goal(0.0, -deep),
        goal(18.0, deep),
    ]
}
