//! Personal line-ups, kept as they look from Home's end (SF-6), and who waits beside the pitch to be placed.
use super::action::Action;
use super::board::{self, BOARD, square};
use super::state::{Phase, SHIRTS, Street};
use super::words;
use crate::cell::Cell;
use crate::event::Tale;
use crate::game::Game;
use crate::side::Side;
use crate::words::Saying;

impl Street {
    /// Whether the side on turn places its next footballer.
    pub(super) fn places_footballer(&self) -> bool {
        self.phase == Phase::Placing && !self.all_placed()
    }

    /// The placements of a side as from Home's end, in the order of the shirts, so that placing them again gives
    /// everybody his shirt.
    pub(super) fn placements_of(&self, side: Side) -> Vec<Action> {
        let placed = self.standing(side).filter(|_| self.phase == Phase::Placing);
        placed.map(|(_, cell)| Action::Place(seen_by(side, cell))).collect()
    }

    /// As many placements of a kept line-up as are the side's before the other places: on its squares in order, those
    /// passed over where nobody may be placed any more.
    pub(super) fn placements_from(&self, kept: &[Action]) -> Option<Result<Vec<Action>, Saying>> {
        if !self.places_footballer() {
            return None;
        }
        let (side, mut now) = (self.side, *self);
        let (mut plays, mut refused) = (Vec::new(), None);
        let squares = kept.iter().filter_map(|action| match action {
            Action::Place(cell) => Some(seen_by(side, *cell)),
            _ => None,
        });
        for cell in squares.filter(|&cell| self.shirt_on(side, cell).is_none()) {
            if !now.places_footballer() || now.side != side {
                break;
            }
            match now.why_not_place(cell) {
                Some(why) => refused = refused.or(Some(why)),
                None => {
                    plays.push(Action::Place(cell));
                    now.act(Action::Place(cell), &mut Tale::deaf());
                }
            }
        }
        let nobody = || refused.unwrap_or(words::LINE_UP_DONE.plain());
        Some(if plays.is_empty() { Err(nobody()) } else { Ok(plays) })
    }

    /// Who of the side on turn stands at the touchline, ready to be placed: the keeper, and the next of the others.
    pub(super) fn waiting(&self) -> impl Iterator<Item = (u8, Cell)> {
        let side = self.side;
        let missing = |shirt: &u8| self.places_footballer() && self.place(side, *shirt).is_none();
        let keeper = Some(1).filter(missing);
        let next = (2..=SHIRTS).find(missing);
        let [by_halfway, behind] = match side {
            Side::Home => [5, 4],
            Side::Away => [6, 7],
        };
        let at = |rank| move |shirt| (shirt, square(-1, rank));
        next.map(at(by_halfway)).into_iter().chain(keeper.map(at(behind)))
    }

    /// Whether a placement on a cell can be meant with this cell in focus: a keeper who waits goes on the goal line, and
    /// whoever else waits does not.
    pub(super) fn places_from(&self, focus: Option<Cell>, cell: Cell) -> bool {
        let waits = self.waiting().find(|&(_, at)| focus == Some(at));
        waits.is_none_or(|(shirt, _)| (shirt == 1) == board::goal_line(self.side).has(cell))
    }
}

/// A cell as a side sees it from its own end: the pitch is the same from both, files kept.
fn seen_by(side: Side, cell: Cell) -> Cell {
    let swapped = || BOARD.at(BOARD.file(cell), BOARD.ranks + 1 - BOARD.rank(cell));
    match side {
        Side::Home => cell,
        Side::Away => swapped().unwrap_or(cell),
    }
}

#[cfg(test)]
mod tests {
    use super::super::options::{OPTIONS, Rules};
    use super::*;
    use crate::setup::Setup;

    fn start() -> Street {
        Street::new(Rules::of(&Setup::preset(&OPTIONS)))
    }

    fn actions(text: &str) -> Vec<Action> {
        text.split(", ").map(|action| action.parse().expect("an action")).collect()
    }

    fn place(state: &mut Street, text: &str) {
        for action in actions(text) {
            state.step(action, &mut Tale::deaf()).expect("the placement is allowed");
        }
    }

    #[test]
    fn a_kept_line_up_is_placed_batch_by_batch_and_mirrored_for_the_other_side() {
        // SF-6
        let kept = actions("place d1, place c2, place a4, place b8, place f7");
        let mut now = start();
        let mut batches = Vec::new();
        while let Some(batch) = now.placements_from(&kept) {
            let batch = batch.expect("the squares of both are free");
            batches.push(batch.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "));
            batch.into_iter().for_each(|action| now.act(action, &mut Tale::deaf()));
        }
        let expected = [
            "place d1",
            "place d10, place c9",
            "place c2, place a4",
            "place a7, place b3",
            "place b8, place f7",
            "place f4",
        ];
        assert_eq!(batches, expected);
        assert_eq!([Side::Home, Side::Away].map(|side| now.placements_of(side)), [kept.clone(), kept]);
    }

    #[test]
    fn what_is_placed_is_kept_as_from_home_s_end() {
        // SF-6
        let mut now = start();
        place(&mut now, "place d1, place c9, place c10");
        let texts = |side| now.placements_of(side).iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(texts(Side::Home), ["place d1"]);
        assert_eq!(texts(Side::Away), ["place c1", "place c2"]);
    }

    #[test]
    fn a_square_that_is_taken_is_passed_over_and_refused_when_none_is_left() {
        // SF-6
        let mut now = start();
        place(&mut now, "place d1, place b4, place c10");
        let kept = actions("place d1, place b4, place e4");
        assert_eq!(now.placements_from(&kept), Some(Ok(actions("place e4"))));
        let taken = now.placements_from(&actions("place d1, place b4")).expect("placements are due");
        assert_eq!(taken.expect_err("b4 is taken").code(), "occupied");
        let done = now.placements_from(&actions("place d1")).expect("placements are due");
        assert_eq!(done.expect_err("he stands there").code(), "line-up-done");
    }

    #[test]
    fn who_is_next_waits_beside_the_pitch_and_the_keeper_until_he_is_placed() {
        // SF-5
        let mut now = start();
        let waiting = |now: &Street| now.waiting().map(|(shirt, at)| (shirt, BOARD.name(at))).collect::<Vec<_>>();
        assert_eq!(waiting(&now), [(2, "z5".into()), (1, "z4".into())]);
        place(&mut now, "place d1");
        assert_eq!(waiting(&now), [(2, "z6".into()), (1, "z7".into())]);
        place(&mut now, "place b7, place d9");
        assert_eq!(waiting(&now), [(2, "z5".into())]);
    }
}
