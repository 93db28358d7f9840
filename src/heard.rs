//! What is heard of what happens: a kick, a step, dice. Data for whoever makes sounds, and no sound.
//!
//! It follows from what events say anyway, alike in all games: their way, their dice, the footballers they name.
use crate::event::{Event, Mover};
use crate::replay::{Still, flight};
use crate::side::Side;
use crate::words::Arg;

/// Something heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heard {
    /// A footballer kicks the ball, so many cells far.
    Kick(u8),
    /// The ball hits the ground, or rolls on by itself.
    Bounce,
    /// A footballer's step.
    Step,
    /// Footballers of both sides meet.
    Duel,
    /// Dice are thrown.
    Dice,
    /// The referee blows.
    Whistle,
    /// A goal is cheered.
    Goal,
    /// The referee ends the match.
    FullTime,
}

/// Adds what is heard of an event that begins at a beat, when everybody stands as they do now.
pub(crate) fn hear(event: &Event, now: &Still, beat: u16, heard: &mut Vec<(u16, Heard)>) {
    let latest = heard.last().copied();
    let mut add = |beat: u16, what: Heard| heard.push((beat, what));
    // Dice told one after the other are thrown together.
    if event.roll.is_some() && latest.is_none_or(|(_, what)| what != Heard::Dice) {
        add(beat, Heard::Dice);
    }
    let mut ends = beat;
    match event.way {
        Some((Mover::Man(..), path)) => (beat..).take(path.len().into()).for_each(|step| add(step, Heard::Step)),
        Some((Mover::Ball, path)) if !path.is_empty() => {
            let is_at_feet = now.ball.is_some_and(|ball| ball.holder.is_some() || now.on(ball.cell).is_some());
            add(beat, if is_at_feet { Heard::Kick(path.len()) } else { Heard::Bounce });
            ends += flight(&path);
        }
        _ => {}
    }
    if event.is_goal() {
        add(ends, Heard::Goal);
    } else if event.is_whistled {
        add(beat, Heard::Whistle);
    } else if event.way.is_none() && is_duel(event) && latest != Some((beat, Heard::Duel)) {
        add(beat, Heard::Duel);
    }
}

fn is_duel(event: &Event) -> bool {
    Side::BOTH.iter().all(|side| event.said.args.iter().any(|arg| matches!(arg, Arg::Man(of, _) if of == side)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cell::{Cell, Path};
    use crate::dice::Roll;
    use crate::show::BallAt;
    use crate::words::Phrase;

    static SAID: Phrase = Phrase::new("said", ["said", "dit", "dicho"]);
    static MET: Phrase = Phrase::new("met", ["{0} meets {1}", "{0} rencontre {1}", "{0} encuentra a {1}"]);
    static GOAL: Phrase = Phrase::new("goal", ["Goal", "But", "Gol"]);

    fn heard(events: &[Event], now: &Still) -> Vec<(u16, Heard)> {
        let mut all = Vec::new();
        events.iter().for_each(|event| hear(event, now, 4, &mut all));
        all
    }

    fn told() -> Event {
        Event::new(SAID.plain())
    }

    fn along(mover: Mover) -> Event {
        told().along(mover, Path::of(&[Cell(2), Cell(3)]).unwrap_or_default())
    }

    fn ball_at(cell: u8) -> Still {
        Still { men: vec![(Side::Home, 7, Cell(1))], ball: Some(BallAt { cell: Cell(cell), holder: None }) }
    }

    #[test]
    fn a_ball_at_somebody_s_feet_is_kicked_and_any_other_bounces() {
        assert_eq!(heard(&[along(Mover::Ball)], &ball_at(1)), [(4, Heard::Kick(2))]);
        assert_eq!(heard(&[along(Mover::Ball)], &ball_at(5)), [(4, Heard::Bounce)]);
    }

    #[test]
    fn a_run_is_heard_step_by_step() {
        assert_eq!(heard(&[along(Mover::Man(Side::Home, 7))], &ball_at(1)), [(4, Heard::Step), (5, Heard::Step)]);
    }

    #[test]
    fn dice_thrown_against_each_other_rattle_once() {
        let roll = told().on(Roll::two(1, 2));
        assert_eq!(heard(&[roll, roll], &ball_at(1)), [(4, Heard::Dice)]);
    }

    #[test]
    fn two_of_different_sides_meet_and_two_of_one_side_do_not() {
        let met = |side| Event::new(MET.with([Arg::Man(Side::Home, 7), Arg::Man(side, 2)]));
        assert_eq!(heard(&[met(Side::Away), met(Side::Away)], &ball_at(1)), [(4, Heard::Duel)]);
        assert_eq!(heard(&[met(Side::Home)], &ball_at(1)), []);
    }

    #[test]
    fn a_goal_is_cheered_and_a_stop_is_whistled() {
        let goal = Event::new(GOAL.plain());
        assert_eq!(heard(&[goal, told().whistled(), told()], &ball_at(1)), [(4, Heard::Goal), (4, Heard::Whistle)]);
        let shot = goal.along(Mover::Ball, Path::of(&[Cell(2); 4]).unwrap_or_default());
        assert_eq!(heard(&[shot], &ball_at(1)), [(4, Heard::Kick(4)), (8, Heard::Goal)]);
    }
}
