//! The kicks of the footballer in focus as choices on screen (SF-18): one for each square where the ball can land.
use super::action::{Action, Target};
use super::board::{BOARD, square};
use super::labels as l;
use super::route::Route;
use super::show::KICK;
use super::state::{Kick, Street};
use super::walk::Walk;
use crate::cell::{Cell, Path};
use crate::event::Tale;
use crate::game::Game;
use crate::show::{Aim, Choice};
use crate::side::Side;
use crate::words::{Arg, Saying};

/// A kick found for a target, with the walk onto the ball before it.
struct Found {
    to: Target,
    route: Route,
    squares: u8,
    walk: Option<Action>,
    /// The squares of the walk.
    way: Path,
}

impl Street {
    /// Adds the kicks of the footballer in focus, with the walk onto the ball before them where he does not stand on
    /// it: one for each target, whatever the walk, since the walk leaves no trace. Of several the one with the fewest
    /// relays is shown, then the longest kick.
    pub(super) fn add_kicks(&self, from: Option<Cell>, offers: &[Action], out: &mut Vec<Choice<Action>>) {
        let Some(from) = from else { return };
        let mut found = Vec::new();
        match self.kick {
            Some(kick) if self.place(self.side, kick.by) == Some(from) => self.look_for(None, Path::EMPTY, &mut found),
            Some(_) => {}
            None => {
                let onto_ball = |a: &&Action| matches!(a, Action::Move { from: at, to, .. } if *at == from && Some(*to) == self.ball);
                let walk = Walk::new(from, self.open_to(from));
                for &action in offers.iter().filter(onto_ball) {
                    let mut kicking = *self;
                    kicking.act(action, &mut Tale::deaf());
                    let Some(Kick { squares, .. }) = kicking.kick else { continue };
                    let way = self.ball.map_or(Path::EMPTY, |ball| walk.way(ball, self.steps_before(squares)));
                    kicking.look_for(Some(action), way, &mut found);
                }
            }
        }
        found.iter().for_each(|kick| kick.add_choices(self.side, out));
    }

    /// Looks where the footballer on the ball can kick it, and notes what is new or takes fewer relays.
    fn look_for(&self, walk: Option<Action>, way: Path, found: &mut Vec<Found>) {
        let Some(Kick { squares, .. }) = self.kick else { return };
        let mut kicks = Vec::new();
        self.offer_kicks(&mut kicks);
        for to in kicks.into_iter().filter_map(target) {
            let known = found.iter_mut().find(|kick| kick.to == to);
            if known.as_ref().is_some_and(|kick| kick.relays() == 0) {
                continue;
            }
            let Some(route) = self.route(to, Path::EMPTY) else { continue };
            let kick = Found { to, route, squares, walk, way };
            match known {
                Some(best) if kick.relays() < best.relays() => *best = kick,
                Some(_) => {}
                None => found.push(kick),
            }
        }
    }
}

impl Found {
    fn relays(&self) -> usize {
        self.route.relays().count()
    }

    /// The choice, or both for the goal: either square behind its mouth stands for it.
    fn add_choices(&self, side: Side, out: &mut Vec<Choice<Action>>) {
        let plays: Vec<Action> = self.walk.into_iter().chain([Action::kick(self.to)]).collect();
        let mut path = self.way;
        for &cell in self.route.legs().iter().flat_map(|leg| leg.cells()) {
            path.push(cell);
        }
        let choice = |cell| Choice {
            verb: &KICK,
            aim: Aim::Cell(cell),
            plays: plays.clone(),
            cost: None,
            path,
            is_final: true,
            label: self.label(),
        };
        match self.to {
            Target::Square(cell) => out.push(choice(cell)),
            Target::Goal => out.extend(mouth(side).map(choice)),
        }
    }

    fn label(&self) -> Saying {
        let (squares, relays) = (Arg::Count(self.squares.into()), self.relays());
        let relays = Arg::Count(i16::try_from(relays).unwrap_or(0));
        match (self.to, relays) {
            (Target::Square(cell), Arg::Count(0)) => l::KICK_TO.with([Arg::At(cell), squares]),
            (Target::Square(cell), _) => l::KICK_BY_WAY_OF.with([Arg::At(cell), squares, relays]),
            (Target::Goal, Arg::Count(0)) => l::SHOOT.plain(),
            (Target::Goal, _) => l::SHOOT_BY_WAY_OF.with([relays]),
        }
    }
}

/// The squares behind the goal that a side attacks.
pub(super) fn mouth(attacking: Side) -> [Cell; 2] {
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
