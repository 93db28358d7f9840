//! What Hex Pitch says of itself to be drawn and played by hand.
use super::action::{Action, Kick};
use super::counts::COUNTS;
use super::guide;
use super::labels as l;
use super::pitch::{self, Pitch, Place as Ground};
use super::role::Role;
use super::state::{Ball, Due, Flight, Hex, Man, Who};
use super::turn_end::SITTING;
use super::words;
use crate::cell::{Cell, Path};
use crate::game::{Game, chooser};
use crate::guide::Entry;
use crate::hexes::Hexagon;
use crate::layout::{Board, HexLayout, Margin, Marking, OUTSIDE};
use crate::show::{Aim, BallAt, Choice, Fact, Mark, Place, Show, Token, Verb};
use crate::side::Side;
use crate::statistics::Count;
use crate::words::{Arg, Saying};

static RUN: Verb = Verb { code: "run", name: &l::RUN, place: Place::Board, kicks: false };
static DRIBBLE: Verb = Verb { code: "dribble", name: &l::DRIBBLE, place: Place::Board, kicks: false };
static PASS: Verb = Verb { code: "pass", name: &l::PASS, place: Place::Board, kicks: true };
static SKY: Verb = Verb { code: "sky", name: &l::SKY, place: Place::Board, kicks: true };
static SHOOT: Verb = Verb { code: "shoot", name: &l::SHOOT, place: Place::Board, kicks: true };
static TACKLE: Verb = Verb { code: "tackle", name: &l::TACKLE, place: Place::Board, kicks: false };
static GOALIE: Verb = Verb { code: "goalie", name: &l::GOALIE, place: Place::Board, kicks: false };
static SUBSTITUTE: Verb = Verb { code: "substitute", name: &l::SUBSTITUTE, place: Place::Sheet, kicks: false };
static SKIP: Verb = Verb { code: "skip", name: &l::SKIP, place: Place::Button, kicks: false };

/// The verbs in the order of their buttons.
static VERBS: [&Verb; 9] = [&RUN, &DRIBBLE, &PASS, &SKY, &SHOOT, &TACKLE, &GOALIE, &SUBSTITUTE, &SKIP];

/// From this many turns on the ball on, the count is shown.
const HELD_LONG: u8 = 5;

impl Show for Hex {
    /// Rim and nets are drawn like the pitch, since a flat hexagon could not be aimed at.
    fn board(&self, _margin: Margin) -> Board {
        let cells: Vec<Cell> = self.pitch.cells().collect();
        let middle = Hexagon::new(0, 0);
        let centre = HexLayout::of(cells.iter().map(|&cell| self.pitch.at(cell))).point(middle);
        let markings = vec![Marking::Circle(centre, 1.5), Marking::Spot(centre)];
        Board { markings, ..board_round(self.pitch, middle, &cells) }
    }

    fn cell_name(&self, cell: Cell) -> String {
        pitch::name(cell)
    }

    fn man_name(&self, side: Side, shirt: u8) -> Saying {
        let role = Who::squad(side).find(|who| who.shirt == shirt).and_then(|who| self.man(who)).map(|man| man.role);
        let name = role.map_or(Arg::Team(side), |role| Arg::Term(l::role(role)));
        l::MAN.with([name, count(shirt)])
    }

    fn tokens(&self) -> Vec<Token> {
        let flags = self.flags();
        let covers = |who, man: Man| self.pitch.cells().filter(move |&cell| self.covers(who, &man, cell)).collect();
        self.everybody().map(|(who, man)| token(who, &man, flags.has(who), covers(who, man))).collect()
    }

    fn ball(&self) -> Option<BallAt> {
        let holder = self.carrier().map(|who| (who.side, who.shirt));
        self.ball_at().map(|cell| BallAt { cell, holder })
    }

    fn facts(&self, in_play: bool) -> Vec<Fact> {
        let mut facts = vec![Fact { name: &l::TURN, value: l::TURN_OF.with([self.turn, self.last_turn()].map(count)) }];
        if !in_play {
            return facts;
        }
        if let (Due::Restart(stop), Some(taker)) = (self.due, self.carrier()) {
            let at = self.ball_at().map_or(Arg::None, Arg::At);
            facts.push(Fact { name: &l::STOP, value: words::stop(stop).with([Arg::Team(self.side), taker.arg(), at]) });
        }
        if let Ball::Flying(flight) = self.ball {
            let on_its_way = match flight.kick {
                Kick::Pass => &l::PASS_ON_ITS_WAY,
                Kick::Sky => &l::SKY_ON_ITS_WAY,
                Kick::Shot => &l::SHOT_ON_ITS_WAY,
            };
            facts.push(Fact { name: &l::FLIGHT, value: on_its_way.with([flight.kicker.arg(), Arg::At(flight.to)]) });
        }
        if self.held >= HELD_LONG {
            facts.push(Fact { name: &l::HELD, value: l::HELD_FOR.with([self.held, SITTING].map(count)) });
        }
        let subs = [Arg::Team(Side::Home), count(self.subs.home), Arg::Team(Side::Away), count(self.subs.away)];
        facts.push(Fact { name: &l::SUBS, value: l::SUBS_LEFT.with(subs) });
        facts
    }

    /// Where a ball in flight is going, and where it will be after each coming tick (HP-24).
    fn marks(&self, _focus: Option<Cell>) -> Vec<Mark> {
        match self.ball {
            Ball::Flying(flight) => self.flight_marks(&flight),
            Ball::Held(_) | Ball::Loose(_) => Vec::new(),
        }
    }

    fn aimed_at(&self, action: Action, cell: Cell) -> Option<Action> {
        match action {
            Action::Move(from, _) => Some(Action::Move(from, cell)),
            Action::Kick(kick, from, _) => Some(Action::Kick(kick, from, cell)),
            Action::Tackle(from, _) => Some(Action::Tackle(from, cell)),
            Action::Goalie(_) => Some(Action::Goalie(cell)),
            Action::Sub(..) | Action::Skip => None,
        }
    }

    fn default_focus(&self) -> Option<Cell> {
        let side = chooser(self).filter(|_| self.due != Due::NameGoalie)?;
        self.carrier().filter(|who| who.side == side).and_then(|who| self.man(who)).map(|man| man.at)
    }

    fn choices(&self, focus: Option<Cell>) -> Vec<Choice<Action>> {
        let mut offers = Vec::new();
        self.offers(&mut offers);
        let mut out = Vec::new();
        for choice in offers.into_iter().filter_map(|action| self.choice(focus, action)) {
            let before = out.partition_point(|c: &Choice<Action>| order(c.verb) <= order(choice.verb));
            out.insert(before, choice);
        }
        out
    }

    fn why_no_choice(&self, focus: Cell) -> Option<Saying> {
        let side = chooser(self)?;
        let (who, _) = self.team(side).find(|(_, man)| man.at == focus)?;
        if self.choices(Some(focus)).iter().any(|c| c.verb.place == Place::Board) {
            return None;
        }
        let carrier = self.carrier().map_or(Arg::None, Who::arg);
        Some(match self.due {
            Due::Restart(_) => words::MUST_RESTART.with([carrier]),
            Due::PlayOn => words::KICK_OR_SKIP.with([carrier]),
            Due::Act | Due::NameGoalie | Due::Over(_) => l::NOWHERE_TO_GO.with([who.arg()]),
        })
    }

    fn guide(&self) -> Vec<Entry> {
        guide::entries()
    }

    fn counts() -> &'static [Count] {
        &COUNTS
    }
}

impl Hex {
    /// A ball on the ground meets whoever is on its lane; one in the air nobody before it lands.
    fn flight_marks(&self, flight: &Flight) -> Vec<Mark> {
        let on_lane = |steps| self.pitch.lane(flight.from, flight.to, steps);
        let (gone, far) = (self.pitch.distance(flight.from, flight.at), self.pitch.distance(flight.from, flight.to));
        let in_air = flight.kick == Kick::Sky;
        let tick = |n: u8| {
            let steps = far.min(gone + n * flight.speed);
            let kind = if in_air && steps < far { "air" } else { "ground" };
            Some(Mark::Tick(on_lane(steps)?, kind, n))
        };
        let lane = Mark::Arrow(flight.at, flight.to, if in_air { "flight air" } else { "flight ground" });
        let ticks = (far - gone).div_ceil(flight.speed);
        std::iter::once(lane).chain((1..=ticks).filter_map(tick)).collect()
    }

    /// An action on offer as a choice; `None` for those of other footballers than the one in focus, except substitutions.
    fn choice(&self, focus: Option<Cell>, action: Action) -> Option<Choice<Action>> {
        let of = |at: Cell| self.everybody().find(|(_, man)| man.at == at && focus == Some(at));
        let mut path = Path::EMPTY;
        let (verb, aim, label) = match action {
            Action::Move(from, to) => {
                let (who, man) = of(from)?;
                path = self.reach(who, &man).way(self, to);
                let (verb, label) = self.run_label(who, to);
                (verb, Aim::Cell(to), label)
            }
            Action::Kick(kick, from, to) => {
                let (who, man) = of(from)?;
                let (way, taker) = self.foreseen(kick, who, [from, to]);
                path = way;
                (kick_verb(kick), Aim::Cell(to), self.kick_label(kick, (who, &man), to, taker.zip(way.end())))
            }
            Action::Tackle(from, to) => {
                let (who, man) = of(from)?;
                let victim = self.who_at(to)?.arg();
                let clean = self.covers(who, &man, to);
                path = Path::of(&[to]).unwrap_or_default();
                (&TACKLE, Aim::Cell(to), if clean { &l::CLEAN_TACKLE } else { &l::FOUL }.with([victim]))
            }
            Action::Sub(at, role) => {
                let (_, man) = self.everybody().find(|(_, man)| man.at == at)?;
                let place = Role::OUTFIELD.iter().position(|r| *r == role)?;
                let (name, guide) = (Arg::Term(l::role(role)), Arg::Term(words::guide(role)));
                let label = match man.captain {
                    true => l::PLAYS_AS_CAPTAIN.with([name, guide, Arg::Term(words::armband(role))]),
                    false => l::PLAYS_AS.with([name, guide]),
                };
                (&SUBSTITUTE, Aim::For(at, place as u8), label)
            }
            Action::Goalie(at) => (&GOALIE, Aim::Cell(at), l::GOES_IN_GOAL.with([self.who_at(at)?.arg()])),
            Action::Skip => (&SKIP, Aim::Nothing, l::SKIP_IT.plain()),
        };
        // Substitutions come before the restart, and after a clean tackle the turn goes on. To skip is said by the button.
        let is_plain = matches!(action, Action::Sub(..) | Action::Skip) || label.phrase == &l::CLEAN_TACKLE;
        Some(Choice { verb, aim, plays: vec![action], cost: None, path, is_final: !is_plain, label })
    }

    fn run_label(&self, who: Who, to: Cell) -> (&'static Verb, Saying) {
        let winner = || self.coverer(who.side.other(), to);
        match self.carrier() == Some(who) {
            true => match winner() {
                Some(winner) => (&DRIBBLE, l::DRIBBLE_INTO_COVER.with([Arg::At(to), winner.arg()])),
                None => (&DRIBBLE, l::DRIBBLE_TO.with([Arg::At(to)])),
            },
            false if self.takes_by_running(who, to) => (&RUN, l::RUN_AND_TAKE.with([Arg::At(to)])),
            false => (&RUN, l::RUN_TO.with([Arg::At(to)])),
        }
    }

    /// What a kick comes to if nobody moves: `taker` is the opponent who gets the ball, and where.
    fn kick_label(&self, kick: Kick, (who, man): (Who, &Man), to: Cell, taker: Option<(Who, Cell)>) -> Saying {
        if let Some((taker, at)) = taker {
            return l::TAKEN_BY.with([Arg::At(to), taker.arg(), Arg::At(at)]);
        }
        let turns = count(self.pitch.distance(man.at, to).div_ceil(self.speed(kick, who, to)));
        match (kick, self.who_at(to), self.pitch.place(to)) {
            (Kick::Shot, ..) => l::SHOOT_AT.with([Arg::At(to), turns]),
            (_, Some(mate), _) if self.flagged_by_a_kick_of(who).has(mate) => {
                l::KICK_TO_FLAGGED.with([mate.arg(), Arg::At(to)])
            }
            (_, Some(mate), _) => l::KICK_TO_MATE.with([mate.arg(), Arg::At(to), turns]),
            (_, None, Ground::Grass) => l::KICK_TO.with([Arg::At(to), turns]),
            (_, None, _) => l::KICK_OUT.with([Arg::At(to)]),
        }
    }
}

/// These cells of a pitch, which lie round a middle, as they are drawn, with nothing painted on them.
pub(super) fn board_round(pitch: Pitch, middle: Hexagon, cells: &[Cell]) -> Board {
    let ground = |cell| match pitch.place(cell) {
        Ground::Grass if Side::BOTH.into_iter().any(|side| pitch.is_home(side, cell)) => "home-hex",
        Ground::Grass => "grass",
        Ground::Mouth(_) | Ground::Back(_) => "net",
        Ground::SideRim | Ground::EndRim(_) | Ground::Nowhere => OUTSIDE,
    };
    let at = |cell| pitch.at(cell).step((-middle.x, -middle.y));
    let drawn = cells.iter().map(|&cell| (cell, at(cell), pitch::name(cell), ground(cell)));
    HexLayout::of(cells.iter().map(|&cell| at(cell))).board(drawn, Vec::new())
}

fn order(verb: &Verb) -> Option<usize> {
    VERBS.iter().position(|v| *v == verb)
}

const fn kick_verb(kick: Kick) -> &'static Verb {
    match kick {
        Kick::Pass => &PASS,
        Kick::Sky => &SKY,
        Kick::Shot => &SHOOT,
    }
}

pub(super) fn token(who: Who, man: &Man, flagged: bool, covers: Vec<Cell>) -> Token {
    let known = [
        (man.captain, "captain", &l::IS_CAPTAIN),
        (man.booked, "yellow", &l::IS_BOOKED),
        (man.ringed, "ringed", &l::IS_RINGED),
        (flagged, "offside", &l::IS_OFFSIDE),
    ];
    let states = known.iter().filter(|(is, ..)| *is).map(|(_, state, _)| *state).collect();
    let notes = known.iter().filter(|(is, ..)| *is).map(|(.., note)| note.plain()).collect();
    let badge = Some(l::badge(man.role));
    Token { side: who.side, shirt: who.shirt, cell: man.at, kind: man.role.id(), badge, states, notes, covers }
}

fn count(n: u8) -> Arg {
    Arg::Count(n.into())
}
