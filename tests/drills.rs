//! Drills (CF-22): each can be solved, none by accident, and its hint is true; a match that starts from one is saved,
//! recorded and opened again, and tells whether the drill is solved.
mod solve;

use serde_json::Value;
use solve::ways;
use touchline::dice::Seed;
use touchline::drill::{Drill, Progress};
use touchline::event::Tale;
use touchline::game::{Game, chooser};
use touchline::games::chess::{Action, Area, Ball, Chess, Piece, area};
use touchline::games::{ROWS, Visit, visit};
use touchline::session::{Details, Session};
use touchline::show::Show;
use touchline::side::Side;
use touchline::table::{AnyTable, open};
use touchline::words::Lang;

fn start(drill: &Drill) -> Chess {
    drill.start().expect("the position is one of the game").1
}

fn drill(code: &str) -> &'static Drill {
    Chess::DRILLS.iter().find(|d| d.code == code).expect("there is such a drill")
}

/// The ways to score with the points that the drill gives.
fn solutions(drill: &Drill) -> Vec<Vec<Action>> {
    let state = start(drill);
    ways(&state, state.points().into(), 100)
}

#[test]
fn every_drill_can_be_solved_with_all_its_points_and_with_no_fewer() {
    assert!(Chess::DRILLS.len() >= 12, "CF-22");
    for drill in Chess::DRILLS {
        let state = start(drill);
        assert_eq!(state.points(), state.chosen().points, "{}", drill.code);
        assert!(!solutions(drill).is_empty(), "{} cannot be solved", drill.code);
        for fewer in 1..state.points().into() {
            assert_eq!(ways(&state, fewer, 1), Vec::<Vec<Action>>::new(), "{} takes fewer points", drill.code);
        }
    }
}

#[test]
fn drills_grow_harder_and_only_the_first_two_take_a_single_action() {
    let points: Vec<u8> = Chess::DRILLS.iter().map(|d| start(d).points()).collect();
    assert!(points.is_sorted(), "{points:?}");
    assert_eq!(points.iter().filter(|&&p| p == 1).count(), 2);
    assert_eq!(points.last(), Some(&5));
}

/// One way to solve a drill, action by action.
struct Way {
    before: Chess,
    actions: Vec<Action>,
}

impl Way {
    /// The state before the nth action, counted from 0.
    fn state(&self, n: usize) -> Chess {
        let mut state = self.before.clone();
        self.actions.iter().take(n).for_each(|&a| state.act(a, &mut Tale::deaf()));
        state
    }

    /// Who does the nth action.
    fn who(&self, n: usize) -> Piece {
        let state = self.state(n);
        match self.actions[n] {
            Action::Move(from, _) => state.on(from).expect("a piece moves").1,
            Action::Pass(_) => state.holder_of(Side::Home).expect("a holder passes"),
            Action::End => unreachable!("a solution ends with a goal"),
        }
    }

    fn scorer(&self) -> Piece {
        self.who(self.actions.len() - 1)
    }

    /// Whether the nth action is a tackle.
    fn tackles(&self, n: usize) -> bool {
        matches!(self.actions[n], Action::Move(_, to) if self.state(n).on(to).is_some())
    }

    fn passes(&self, n: usize) -> bool {
        matches!(self.actions[n], Action::Pass(_))
    }

    /// Whether the nth action is a pass to an empty square.
    fn finds_space(&self, n: usize) -> bool {
        matches!(self.actions[n], Action::Pass(to) if self.state(n).on(to).is_none())
    }

    fn is(&self, n: usize, text: &str) -> bool {
        self.actions[n].to_string() == text
    }
}

/// That a statement is true of every way to solve a drill.
fn all(code: &str, is: impl Fn(&Way) -> bool) {
    let drill = drill(code);
    for actions in solutions(drill) {
        let told: Vec<String> = actions.iter().map(Action::to_string).collect();
        let way = Way { before: start(drill), actions };
        assert!(is(&way), "the hint of {code} is untrue of {told:?}");
    }
}

#[test]
fn every_hint_is_true_of_every_solution() {
    use Piece::{B1, B2, K, N1, N2, Q, R1, R2};
    all("first-shot", |w| w.scorer() == R1 && w.passes(0));
    all("over-the-wall", |w| w.scorer() == N1);
    all("open-file", |w| w.who(0) == R1 && w.scorer() == R1 && !w.passes(0));
    all("in-their-area", |w| {
        let at = w.state(1).at(Side::Home, w.scorer()).expect("the scorer plays");
        w.scorer() == N1 && area(Side::Away).has(at)
    });
    all("on-the-way", |w| {
        let Ball::Loose(ball) = w.before.ball() else { return false };
        w.who(0) == Q && w.scorer() == Q && !matches!(w.actions[0], Action::Move(_, to) if to == ball)
    });
    all("win-it-first", |w| w.tackles(0) && w.who(0) == Q && w.scorer() == Q);
    let rook = "move e5 e10".parse().expect("an action");
    assert!(start(drill("win-it-first")).why_not(rook).is_none(), "the rook could tackle too");
    all("into-space", |w| w.finds_space(0) && w.who(1) == R1 && w.scorer() == R1);
    all("last-pass", |w| w.who(0) == N2 && w.passes(1) && w.scorer() == R1);
    all("far-off-help", |w| w.tackles(0) && w.who(0) == R2 && w.scorer() == B2);
    all("king-lets-go", |w| w.who(0) == K && w.passes(0) && w.who(1) == R1 && !w.passes(1) && w.scorer() == R1);
    all("long-run", |w| w.tackles(0) && w.who(0) == B2 && w.finds_space(1) && w.who(2) == R2 && w.scorer() == R2);
    all("take-the-square", |w| w.is(0, "move e8 d10") && w.tackles(1) && w.who(1) == R2 && w.scorer() == N2);
    all("where-it-came-from", |w| {
        let back = |n| w.is(n, "pass g4") && w.who(n) == N2;
        (0..2).any(|n| w.is(n, "move g4 e3")) && (1..4).any(back) && w.scorer() == R2 && (0..4).any(|n| w.who(n) == K)
    });
    all("no-way-out", |w| w.is(0, "move c6 c7") && w.tackles(1) && w.scorer() == B1);
    all("team-work", |w| {
        let by: Vec<Piece> = (0..5).map(|n| w.who(n)).collect();
        w.scorer() == N1 && by.contains(&B1) && by.contains(&B2)
    });
    let told =
        ["first-shot", "over-the-wall", "open-file", "in-their-area", "on-the-way", "win-it-first", "into-space"];
    let more = ["last-pass", "far-off-help", "king-lets-go", "long-run", "take-the-square", "where-it-came-from"];
    let codes: Vec<&str> = told.into_iter().chain(more).chain(["no-way-out", "team-work"]).collect();
    assert_eq!(Chess::DRILLS.iter().map(|d| d.code).collect::<Vec<_>>(), codes, "each drill is spoken of above");
}

#[test]
fn nobody_stands_where_the_rules_let_nobody_stop() {
    for drill in Chess::DRILLS {
        let state = start(drill);
        for side in Side::BOTH {
            let stands = |piece| state.at(side, piece);
            let men = Piece::ALL.into_iter().filter(|&p| p != Piece::K).filter_map(stands);
            let own = men.fold(Area::NONE, Area::with).shared(area(side));
            assert!(own.is_empty(), "{}", drill.code);
            assert!(stands(Piece::K).is_some_and(|king| area(side).has(king)), "{}", drill.code);
        }
        assert_eq!(chooser(&state), Some(Side::Home));
    }
}

/// Every drill of every game.
struct Drills(u32);

impl Visit for Drills {
    fn game<G: Show>(&mut self) {
        let mut codes: Vec<&str> = G::DRILLS.iter().map(|d| d.code).collect();
        for drill in G::DRILLS {
            let (_, state) = drill.start::<G>().expect("the position is one of the game");
            assert_eq!(G::read(&state.write()), Ok(state), "{}", drill.code);
            self.0 += 1;
        }
        codes.sort_unstable();
        codes.dedup();
        assert_eq!(codes.len(), G::DRILLS.len(), "no two drills of {} have a code", G::CARD.id);
    }
}

#[test]
fn every_drill_is_a_position_of_its_game_with_a_code_of_its_own() {
    let mut drills = Drills(0);
    visit(&mut drills);
    assert!(drills.0 >= 12);
}

fn session(code: &str) -> AnyTable {
    let row = ROWS.iter().find(|r| r.card.id == "chess").expect("the game is on the shelf");
    row.drill.and_then(|begin| begin(drill(code), Seed(7), Details::default())).expect("it is one of the game")
}

fn play(session: &mut Session, actions: &[&str]) {
    for action in actions {
        session.play(session.revision(), &[(*action).to_string()]).expect("it is allowed");
    }
}

#[test]
fn a_drill_is_open_until_it_is_solved_or_the_turn_is_over() {
    let mut solved = session("open-file");
    assert_eq!(solved.progress(), Some(Progress::Open));
    play(&mut solved, &["move i5 d5"]);
    assert_eq!(solved.progress(), Some(Progress::Open));
    play(&mut solved, &["pass d12"]);
    assert_eq!(solved.progress(), Some(Progress::Solved));
    let mut failed = session("open-file");
    play(&mut failed, &["end"]);
    assert_eq!(failed.progress(), Some(Progress::Failed));
    let mut given_up = session("open-file");
    given_up.resign(Side::Home).expect("it may be given up");
    assert_eq!(given_up.progress(), Some(Progress::Failed));
}

#[test]
fn a_match_that_starts_from_no_drill_has_no_progress() {
    let row = ROWS.iter().find(|r| r.card.id == "chess").expect("the game is on the shelf");
    let setup = touchline::setup::Setup::preset(Chess::options());
    let session = (row.start)(setup, Seed(1), Details::default()).expect("a match");
    assert_eq!(session.progress(), None);
    assert!(session.drill().is_none());
}

#[test]
fn a_match_from_a_drill_is_saved_and_recorded_with_it() {
    for drill in Chess::DRILLS {
        let mut session = session(drill.code);
        let way = solutions(drill).swap_remove(0);
        play(
            &mut session,
            &way.iter().map(Action::to_string).collect::<Vec<_>>().iter().map(String::as_str).collect::<Vec<_>>(),
        );
        for text in [session.save().to_string(), session.record(Lang::En)] {
            let again = open(&ROWS, &text).unwrap_or_else(|why| panic!("{why:?}: {text}"));
            assert!(again.now() == session.now() && again.start() == session.start(), "{text}");
            assert_eq!(again.drill().map(|d| d.code), Some(drill.code));
            assert_eq!(again.progress(), Some(Progress::Solved));
            assert_eq!(
                [again.save().to_string(), again.record(Lang::En)],
                [session.save().to_string(), session.record(Lang::En)]
            );
        }
    }
}

#[test]
fn playing_a_drill_again_starts_from_it_again() {
    let mut first = session("into-space");
    play(&mut first, &["end"]);
    let again = first.rematch(Seed(9), String::new()).expect("the same drill");
    assert!(again.now() == first.start());
    assert_eq!(again.drill().map(|d| d.code), Some("into-space"));
    assert_eq!(again.progress(), Some(Progress::Open));
}

#[test]
fn a_drill_that_nobody_knows_is_refused_in_a_save_and_in_a_record() {
    let session = session("into-space");
    let mut save: Value = session.save();
    save["drill"] = "offside-trap".into();
    let record = session.record(Lang::En).replace("into-space", "offside-trap");
    for text in [save.to_string(), record] {
        let why = open(&ROWS, &text).map(|_| ()).expect_err("there is no such drill");
        assert_eq!(why.what.code(), "unknown-drill", "{text}");
    }
    save["drill"] = 3.into();
    assert!(open(&ROWS, &save.to_string()).is_err());
}
