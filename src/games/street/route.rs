//! One way for the ball to a target: the one with the fewest relays, and of those with the fewest bends (SF-18).
use super::action::Target;
use super::board::{BEHIND_GOALS, DIRECTIONS, PITCH};
use super::flight::{Air, Step, Touched, bends};
use super::state::{SHIRTS, Street};
use crate::cell::{Cell, Path};

/// A way for the ball, leg by leg: from the kicker, and from each relay. A relay gives back the square of flight that
/// it took to reach him, so no leg is longer than the kick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Route {
    legs: [Path; SHIRTS as usize],
    relays: u8,
    bends: u8,
}

impl Route {
    const START: Route = Route { legs: [Path::EMPTY; SHIRTS as usize], relays: 0, bends: 0 };

    /// The squares of each leg, its start left out; every leg but the last ends on a team-mate who relays the ball, and
    /// a leg into the goal ends behind the line.
    pub(super) fn legs(&self) -> &[Path] {
        self.legs.get(..=usize::from(self.relays)).unwrap_or(&[])
    }

    /// The squares of the team-mates who relay the ball, in order.
    pub(super) fn relays(&self) -> impl Iterator<Item = Cell> {
        self.legs.iter().take(self.relays.into()).filter_map(|leg| leg.end())
    }

    /// Of two ways with as many relays the one with the lesser value is shown: the straighter, and then the one into
    /// the net rather than over the line beside it.
    fn looks(&self) -> (u8, bool) {
        let end = self.legs().last().and_then(Path::end);
        (self.bends, end.is_some_and(|at| !PITCH.has(at) && !BEHIND_GOALS.has(at)))
    }

    fn push(&mut self, at: Cell) {
        if let Some(leg) = self.legs.get_mut(usize::from(self.relays)) {
            leg.push(at);
        }
    }
}

/// A kick to look for a way for.
#[derive(Clone, Copy)]
pub(super) struct Wanted<'a> {
    /// Where it starts.
    pub(super) from: Cell,
    /// The kicker's shirt.
    pub(super) by: u8,
    /// How far he kicks.
    pub(super) squares: u8,
    /// Where it shall end.
    pub(super) to: Target,
    /// The relays' squares, in order, when they are given.
    pub(super) via: Option<&'a [Cell]>,
}

/// The simplest way for a kick of the side on turn; `None` when there is none.
pub(super) fn route(state: &Street, wanted: Wanted<'_>) -> Option<Route> {
    let air = Air::of(state);
    (0..SHIRTS).find_map(|most_relays| {
        let mut search = Search { air: &air, wanted, most_relays, best: None };
        let touched = Touched::by(wanted.by);
        let ball = Ball { at: wanted.from, left: wanted.squares, touched, so_far: Route::START };
        air.starts().for_each(|d| search.ray(ball, d, true));
        search.best
    })
}

/// The ball in flight, with the way that it has come.
#[derive(Clone, Copy)]
struct Ball {
    at: Cell,
    left: u8,
    touched: Touched,
    so_far: Route,
}

struct Search<'a> {
    air: &'a Air,
    wanted: Wanted<'a>,
    most_relays: u8,
    best: Option<Route>,
}

impl Search<'_> {
    fn ray(&mut self, mut ball: Ball, direction: usize, may_bend: bool) {
        if self.best.is_some_and(|best| best.looks() <= (ball.so_far.bends, false)) {
            return;
        }
        while ball.left > 0 {
            match self.air.step(ball.at, direction, ball.touched) {
                Step::Stopped => return,
                Step::Goal(at) => return self.arrive(Target::Goal, ball.to(at).so_far),
                Step::Relay(shirt, at) => return self.relay(ball.to(at), shirt),
                Step::Open(at) => ball = Ball { left: ball.left - 1, ..ball.to(at) },
            }
            if may_bend {
                let mut bent = ball;
                bent.so_far.bends += 1;
                bends(direction).into_iter().for_each(|d| self.ray(bent, d, false));
            }
        }
        self.arrive(Target::Square(ball.at), ball.so_far);
    }

    fn relay(&mut self, mut ball: Ball, shirt: u8) {
        let number = ball.so_far.relays;
        let asked_for = self.wanted.via.is_none_or(|via| via.get(usize::from(number)) == Some(&ball.at));
        if number < self.most_relays && asked_for {
            ball.so_far.relays += 1;
            ball.touched = ball.touched.and(shirt);
            (0..DIRECTIONS.len()).for_each(|d| self.ray(ball, d, true));
        }
    }

    fn arrive(&mut self, target: Target, route: Route) {
        let all_relays = self.wanted.via.is_none_or(|via| via.iter().copied().eq(route.relays()));
        let simplest = self.best.is_none_or(|best| route.looks() < best.looks());
        if target == self.wanted.to && all_relays && simplest {
            self.best = Some(route);
        }
    }
}

impl Ball {
    fn to(mut self, at: Cell) -> Ball {
        self.at = at;
        self.so_far.push(at);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::super::board::BOARD;
    use super::*;
    use serde_json::json;

    /// The way of a kick of Home's 2 from c5, as names, and its relays.
    fn way(home: &str, squares: u8, to: &str) -> (String, String) {
        let mut men = json!({ "2": "c5" });
        (3..).zip(home.split_whitespace()).for_each(|(shirt, at)| men[i32::to_string(&shirt)] = at.into());
        let kick = json!({ "by": "home.2", "squares": squares });
        let position = json!({ "phase": "play", "home": men, "away": {}, "ball": "c5", "die": 6, "kick": kick });
        let state = super::super::position::read(&position).expect("a position");
        let to = Target::Square(BOARD.parse(to).expect("a square"));
        let route = state.route(to, Path::EMPTY).expect("a way");
        let names = |cells: Vec<Cell>| cells.into_iter().map(|c| BOARD.name(c)).collect::<Vec<_>>().join(" ");
        (names(route.legs().iter().flat_map(|leg| leg.cells().to_vec()).collect()), names(route.relays().collect()))
    }

    #[test]
    fn the_way_with_the_fewest_relays_is_shown() {
        assert_eq!(way("d5", 2, "c7"), ("c6 c7".into(), String::new()));
        assert_eq!(way("c6 b6", 2, "c8"), ("c6 c7 c8".into(), "c6".into()));
    }

    #[test]
    fn of_those_the_way_with_the_fewest_bends_is_shown() {
        assert_eq!(way("", 3, "c8"), ("c6 c7 c8".into(), String::new()));
        assert_eq!(way("c6", 3, "f9"), ("c6 d7 e8 f9".into(), "c6".into()));
    }

    #[test]
    fn a_relay_makes_the_flight_one_square_longer() {
        let (way, relays) = way("c6 d7 e8", 1, "f9");
        assert_eq!((way.as_str(), relays.as_str()), ("c6 d7 e8 f9", "c6 d7 e8"));
    }
}
