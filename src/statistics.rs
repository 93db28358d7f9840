//! Statistics of a match: what each side did, counted from what was told and reckoned from what was played.
//!
//! A game lists its rows as data ([`Count`]); how they are counted is written here once.
use crate::event::{Event, Tale};
use crate::session::{Session, Told};
use crate::side::{BySide, Side};
use crate::words::{Arg, Phrase, Saying};

/// A row of the statistics, as a game lists it.
#[derive(Debug)]
pub struct Count {
    /// What the row is called.
    pub name: &'static Phrase,
    /// What is counted.
    pub of: Tally,
}

/// What a row counts for each side.
#[derive(Debug)]
pub enum Tally {
    /// Events of these kinds, each with the hole of its sentence that names who is credited with it.
    Events(&'static [(&'static Phrase, usize)]),
    /// The exact chances of a goal, added up over the actions of a side.
    GoalChances,
    /// Dice thrown in the name of a side.
    Dice,
    /// How far those dice were above or below what was to be expected of them.
    Luck,
}

/// A line of the statistics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stat {
    /// What the line is called.
    pub name: &'static Phrase,
    /// What its numbers are counted in.
    pub unit: Unit,
    /// Each side's number.
    pub values: BySide<i16>,
}

/// What the numbers of a line are counted in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// Wholes.
    Whole,
    /// Hundredths.
    Hundredths,
    /// Tenths above or below nothing, written with their sign.
    SignedTenths,
}

impl Stat {
    /// A side's number as it is written.
    pub fn said(&self, side: Side) -> Saying {
        let n = self.values[side];
        let digit = |by: i16| Arg::Count(n.abs() / by % 10);
        match self.unit {
            Unit::Whole => WHOLE.with([Arg::Count(n)]),
            Unit::Hundredths => HUNDREDTHS.with([Arg::Count(n / 100), digit(10), digit(1)]),
            Unit::SignedTenths => {
                let sign = if n < 0 { &MINUS } else { &PLUS };
                TENTHS.with([Arg::Word(sign), Arg::Count(n.abs() / 10), digit(1)])
            }
        }
    }
}

impl Session {
    /// The statistics of the match so far. They are reckoned anew at every call: for full time.
    pub fn statistics(&self) -> Vec<Stat> {
        let log = self.log();
        let stat = |count: &Count| {
            let (unit, values) = match count.of {
                Tally::Events(kinds) => (Unit::Whole, events(&log, kinds)),
                Tally::GoalChances => (Unit::Hundredths, goal_chances(self)),
                Tally::Dice => (Unit::Whole, dice(&log, |faces| faces.len() as i16)),
                Tally::Luck => (Unit::SignedTenths, dice(&log, |faces| faces.iter().map(|f| luck(*f)).sum())),
            };
            Stat { name: count.name, unit, values }
        };
        self.now().counts().iter().map(stat).collect()
    }
}

fn events(log: &[Told], kinds: &[(&Phrase, usize)]) -> BySide<i16> {
    let mut sum = BySide::default();
    for Told { event, side, .. } in log {
        if let Some((_, hole)) = kinds.iter().find(|(kind, _)| *kind == event.said.phrase) {
            sum[named(event, *hole).unwrap_or(*side)] += 1;
        }
    }
    sum
}

/// What the dice of each side come to. Dice belong to whom their sentence names first; those that decide where a ball
/// goes are nobody's.
fn dice(log: &[Told], worth: impl Fn(&[u8]) -> i16) -> BySide<i16> {
    let mut sum = BySide::default();
    for Told { event, .. } in log {
        if let (Some(roll), Some(side)) = (event.roll, named(event, 0)) {
            sum[side] += worth(roll.faces());
        }
    }
    sum
}

/// Tenths above or below the mean of a die.
fn luck(face: u8) -> i16 {
    10 * i16::from(face) - 35
}

fn goal_chances(session: &Session) -> BySide<i16> {
    let (mut sum, mut tale) = (BySide::<u32>::default(), Tale::deaf());
    for played in session.moves() {
        let mut state = played.before.clone();
        for action in &played.actions {
            sum[played.side] += state.goal_chance(action).parts_of(10_000);
            if state.act(action, &mut tale).is_err() {
                break;
            }
        }
    }
    BySide::from_fn(|side| (sum[side] + 50).div_euclid(100) as i16)
}

/// The side named in a hole of an event's sentence.
fn named(event: &Event, hole: usize) -> Option<Side> {
    match event.said.args.get(hole) {
        Some(&(Arg::Man(side, _) | Arg::Team(side))) => Some(side),
        _ => None,
    }
}

static PLUS: &str = "+";
static MINUS: &str = "−";
static WHOLE: Phrase = Phrase::new("whole", ["{0}", "{0}", "{0}"]);
static HUNDREDTHS: Phrase = Phrase::new("hundredths", ["{0}.{1}{2}", "{0},{1}{2}", "{0},{1}{2}"]);
static TENTHS: Phrase = Phrase::new("tenths", ["{0}{1}.{2}", "{0}{1},{2}", "{0}{1},{2}"]);

/// Shots at goal.
pub static SHOTS: Phrase = Phrase::new("shots", ["Shots", "Tirs", "Tiros"]);
/// Those of them that would go in if nobody saved.
pub static ON_TARGET: Phrase = Phrase::new("on-target", ["Shots on target", "Tirs cadrés", "Tiros a puerta"]);
/// Goals.
pub static GOALS: Phrase = Phrase::new("goals", ["Goals", "Buts", "Goles"]);
/// The goals that the shots were worth.
pub static EXPECTED_GOALS: Phrase =
    Phrase::new("expected-goals", ["Expected goals", "Buts attendus", "Goles esperados"]);
/// Passes.
pub static PASSES: Phrase = Phrase::new("passes", ["Passes", "Passes", "Pases"]);
/// Those of them that went where they should.
pub static ACCURATE_PASSES: Phrase =
    Phrase::new("accurate-passes", ["Accurate passes", "Passes réussies", "Pases acertados"]);
/// Balls taken off an opponent.
pub static TACKLES_WON: Phrase = Phrase::new("tackles-won", ["Balls won", "Ballons pris", "Balones robados"]);
/// Passes of an opponent taken.
pub static INTERCEPTIONS: Phrase = Phrase::new("interceptions", ["Interceptions", "Interceptions", "Intercepciones"]);
/// Shots of an opponent stopped.
pub static SAVES: Phrase = Phrase::new("saves", ["Shots stopped", "Tirs arrêtés", "Tiros detenidos"]);
/// Balls sent on first time.
pub static RELAYS: Phrase = Phrase::new("relays", ["First-time relays", "Relais en une touche", "Toques de primeras"]);
/// Fouls committed.
pub static FOULS: Phrase = Phrase::new("fouls", ["Fouls", "Fautes", "Faltas"]);
/// Yellow cards shown.
pub static CARDS: Phrase = Phrase::new("cards", ["Yellow cards", "Cartons jaunes", "Tarjetas amarillas"]);
/// Times caught offside.
pub static OFFSIDES: Phrase = Phrase::new("offsides", ["Offsides", "Hors-jeu", "Fueras de juego"]);
/// Dice thrown.
pub static DICE: Phrase = Phrase::new("dice", ["Dice thrown", "Dés lancés", "Dados tirados"]);
/// Pips above or below what was to be expected.
pub static LUCK: Phrase = Phrase::new("luck", ["Luck with the dice", "Chance aux dés", "Suerte con los dados"]);
