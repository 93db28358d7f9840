//! What moves when, so that what was told can be shown step by step: data for an animation, and no picture.
//!
//! The match itself has long gone on. A replay leads from the picture that was shown last to the one of now along the
//! ways of the events told between; what has no way of its own (a drift, a restart, a move taken back) glides at the
//! end. Time is counted in beats, one for a step of a run.
use crate::cell::{Cell, Path};
use crate::event::{Event, Mover};
use crate::heard::{Heard, hear};
use crate::scene::Scene;
use crate::show::BallAt;
use crate::side::Side;

/// Beats of a flight, however far.
const FLIGHT: u16 = 3;
/// Beats for dice to be read.
const DICE: u16 = 2;
/// Beats of the glide at the end.
const GLIDE: u16 = 3;

/// Who stands where.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Still {
    /// The footballers or pieces.
    pub men: Vec<(Side, u8, Cell)>,
    /// The ball.
    pub ball: Option<BallAt>,
}

impl Still {
    /// Who stands where in a picture.
    pub fn of(scene: &Scene) -> Still {
        Still { men: scene.tokens.iter().map(|t| (t.side, t.shirt, t.cell)).collect(), ball: scene.ball }
    }

    pub(crate) fn on(&self, cell: Cell) -> Option<(Side, u8)> {
        self.men.iter().find(|m| m.2 == cell).map(|m| (m.0, m.1))
    }
}

/// Where somebody is at a beat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stop {
    /// When.
    pub beat: u16,
    /// Where.
    pub cell: Cell,
    /// Whether somebody holds it, for the ball.
    pub held: bool,
}

/// The stops of one footballer or of the ball, the first at beat 0.
#[derive(Clone, PartialEq, Debug)]
pub struct Track {
    /// Whose.
    pub mover: Mover,
    /// In order.
    pub stops: Vec<Stop>,
}

/// What moves when.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Replay {
    /// How long it all takes; 0 when nothing moves.
    pub beats: u16,
    /// Those who move.
    pub tracks: Vec<Track>,
    /// When each event is told.
    pub told: Vec<u16>,
    /// What is heard when, in order.
    pub heard: Vec<(u16, Heard)>,
}

impl Track {
    fn of(mover: Mover, cell: Cell, held: bool) -> Track {
        Track { mover, stops: vec![Stop { beat: 0, cell, held }] }
    }

    /// Stays where it was until a beat, then goes through some cells, one every so many beats.
    fn go(&mut self, from: u16, cells: &[Cell], pace: u16, held: bool) {
        if let Some(&last) = self.stops.last().filter(|last| last.beat < from) {
            self.stops.push(Stop { beat: from, ..last });
        }
        let beats = (1..).map(|n| from + n * pace);
        self.stops.extend(beats.zip(cells).map(|(beat, &cell)| Stop { beat, cell, held }));
    }

    fn end(&self) -> Option<(Cell, bool)> {
        self.stops.last().map(|s| (s.cell, s.held))
    }
}

/// The way from one picture to another along what was told between.
pub fn replay(before: &Still, events: &[Event], after: &Still) -> Replay {
    let mut stage = Stage::set(before, after);
    let told = events.iter().map(|event| stage.show(event)).collect();
    stage.glide(after);
    let tracks: Vec<Track> = stage.tracks.into_iter().filter(|t| t.stops.len() > 1).collect();
    let beats = if tracks.is_empty() { 0 } else { stage.beat };
    Replay { beats, tracks, told, heard: stage.heard }
}

/// How many beats the ball flies along a way.
pub(crate) fn flight(way: &Path) -> u16 {
    FLIGHT.max(way.len().into())
}

struct Stage {
    beat: u16,
    now: Still,
    tracks: Vec<Track>,
    heard: Vec<(u16, Heard)>,
}

impl Stage {
    /// Everybody who is there before and after, where they are before.
    fn set(before: &Still, after: &Still) -> Stage {
        let stays = |m: &&(Side, u8, Cell)| after.men.iter().any(|a| (a.0, a.1) == (m.0, m.1));
        let men =
            before.men.iter().filter(stays).map(|&(side, shirt, at)| Track::of(Mover::Man(side, shirt), at, false));
        let ball = before.ball.filter(|_| after.ball.is_some());
        let ball = ball.map(|b| Track::of(Mover::Ball, b.cell, b.holder.is_some()));
        Stage { beat: 0, now: before.clone(), tracks: men.chain(ball).collect(), heard: Vec::new() }
    }

    /// Shows an event; returns when it begins.
    fn show(&mut self, event: &Event) -> u16 {
        let begins = self.beat;
        hear(event, &self.now, begins, &mut self.heard);
        match event.way {
            Some((_, path)) if path.is_empty() => {}
            Some((Mover::Ball, path)) => {
                self.go(Mover::Ball, path.cells(), 1, false);
                self.beat = begins + flight(&path);
                let lands = path.end().map(|cell| BallAt { cell, holder: self.now.on(cell) });
                self.now.ball = lands.filter(|_| self.now.ball.is_some());
                self.stretch(Mover::Ball, begins);
            }
            Some((man @ Mover::Man(side, shirt), path)) => {
                let carries = self.now.ball.is_some_and(|b| b.holder == Some((side, shirt)));
                self.go(man, path.cells(), 1, false);
                if carries {
                    self.go(Mover::Ball, path.cells(), 1, true);
                }
                let mine = self.now.men.iter_mut().find(|m| (m.0, m.1) == (side, shirt));
                mine.into_iter().for_each(|m| m.2 = path.end().unwrap_or(m.2));
                self.beat += u16::from(path.len());
            }
            None if event.roll.is_some() => self.beat += DICE,
            None => {}
        }
        begins
    }

    fn go(&mut self, mover: Mover, cells: &[Cell], pace: u16, held: bool) {
        let beat = self.beat;
        let track = self.tracks.iter_mut().find(|t| t.mover == mover);
        track.into_iter().for_each(|t| t.go(beat, cells, pace, held));
    }

    /// A short flight takes as long as any.
    fn stretch(&mut self, mover: Mover, begins: u16) {
        let beat = self.beat;
        let track = self.tracks.iter_mut().find(|t| t.mover == mover);
        let Some(track) = track else { return };
        let legs = track.stops.iter().filter(|s| s.beat > begins).count() as u16;
        let late = track.stops.iter_mut().filter(|s| s.beat > begins);
        late.zip(1..).for_each(|(stop, n)| stop.beat = begins + (beat - begins) * n / legs);
    }

    /// Lets everybody glide to where they are in the end.
    fn glide(&mut self, after: &Still) {
        let beat = self.beat;
        let end = |mover: Mover| match mover {
            Mover::Ball => after.ball.map(|b| (b.cell, b.holder.is_some())),
            Mover::Man(side, shirt) => after.men.iter().find(|m| (m.0, m.1) == (side, shirt)).map(|m| (m.2, false)),
        };
        for track in &mut self.tracks {
            if let Some((cell, held)) = end(track.mover).filter(|end| track.end() != Some(*end)) {
                track.go(beat, &[cell], GLIDE, held);
                self.beat = beat + GLIDE;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Roll;
    use crate::words::Phrase;

    static SAID: Phrase = Phrase::new("said", ["said", "dit", "dicho"]);

    fn still(men: &[(u8, u8)], ball: u8, holder: Option<u8>) -> Still {
        let men = men.iter().map(|&(shirt, at)| (Side::Home, shirt, Cell(at))).collect();
        Still { men, ball: Some(BallAt { cell: Cell(ball), holder: holder.map(|shirt| (Side::Home, shirt)) }) }
    }

    fn way(mover: Mover, cells: &[u8]) -> Event {
        let cells: Vec<Cell> = cells.iter().map(|&c| Cell(c)).collect();
        Event::new(SAID.plain()).along(mover, Path::of(&cells).unwrap_or_default())
    }

    fn stops(replay: &Replay, mover: Mover) -> Vec<(u16, u8)> {
        let track = replay.tracks.iter().find(|t| t.mover == mover);
        track.map(|t| t.stops.iter().map(|s| (s.beat, s.cell.0)).collect()).unwrap_or_default()
    }

    const RUNNER: Mover = Mover::Man(Side::Home, 7);
    const MATE: Mover = Mover::Man(Side::Home, 2);

    #[test]
    fn a_dribble_bends_with_its_way_and_the_ball_goes_along() {
        let (before, after) = (still(&[(7, 1)], 1, Some(7)), still(&[(7, 13)], 13, Some(7)));
        let shown = replay(&before, &[way(RUNNER, &[2, 3, 13])], &after);
        assert_eq!(stops(&shown, RUNNER), [(0, 1), (1, 2), (2, 3), (3, 13)]);
        assert_eq!(stops(&shown, Mover::Ball), stops(&shown, RUNNER));
        assert_eq!((shown.beats, shown.told), (3, vec![0]));
    }

    #[test]
    fn a_pass_waits_for_its_dice_and_the_drift_for_the_pass() {
        let (before, after) = (still(&[(7, 1), (2, 9)], 1, Some(7)), still(&[(7, 2), (2, 9)], 9, Some(2)));
        let dice = Event::new(SAID.plain()).on(Roll::two(3, 4));
        let shown = replay(&before, &[dice, way(Mover::Ball, &[9])], &after);
        assert_eq!(shown.told, [0, DICE]);
        assert_eq!(stops(&shown, Mover::Ball)[..2], [(0, 1), (DICE, 1)]);
        assert_eq!(stops(&shown, Mover::Ball)[2], (DICE + FLIGHT, 9));
        let end = DICE + FLIGHT + GLIDE;
        assert_eq!(stops(&shown, RUNNER), [(0, 1), (DICE + FLIGHT, 1), (end, 2)]);
        assert_eq!(stops(&shown, MATE), []);
        assert_eq!(shown.beats, end);
    }

    #[test]
    fn a_move_taken_back_glides_and_nothing_moves_where_nothing_changed() {
        let (before, after) = (still(&[(7, 5)], 5, Some(7)), still(&[(7, 1)], 1, Some(7)));
        let shown = replay(&before, &[], &after);
        assert_eq!(stops(&shown, RUNNER), [(0, 5), (GLIDE, 1)]);
        assert_eq!(replay(&before, &[], &before), Replay::default());
    }
}
