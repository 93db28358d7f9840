//! The parts of the program. Each game, rules, words and computer, is a part of its own, which is fetched when somebody
//! first wants that game; what games share comes with the first of them. Sounds are one more part, and another is the
//! clubhouse, with all that lies off the pitch. The build takes the program apart where this file says so; a program that
//! was not taken apart runs just the same, and then everything is here from the start.
use crate::clubhouse::{CLUBHOUSE, Clubhouse};
use std::future::Future;
use std::pin::Pin;
use std::sync::OnceLock;
use touchline::every_game;
use touchline::games::CARDS;
use touchline::heard::Heard;
use touchline::table::Row;
use wasm_bindgen::JsValue;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// A part that could not be fetched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Missing;

impl From<SplitLoaderError> for Missing {
    fn from(_: SplitLoaderError) -> Missing {
        Missing
    }
}

/// A part that is fetched when it is first wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// The game in this place.
    Game(usize),
    /// What lies off the pitch.
    Clubhouse,
}

/// A game on its way.
type Coming = Pin<Box<dyn Future<Output = Result<&'static Row, Missing>>>>;

macro_rules! parts {
    ($($name:ident: $game:ty,)*) => {
        $(
            #[wasm_split($name, fallible)]
            fn $name() -> Result<&'static Row, Missing> {
                static ROW: Row = Row::with_mind::<$game>();
                Ok(&ROW)
            }
        )*

        static PARTS: [fn() -> Coming; CARDS.len()] = [$(|| Box::pin($name())),*];
    };
}
every_game!(parts);

#[wasm_split(clubhouse, fallible)]
fn open_clubhouse() -> Result<&'static Clubhouse, Missing> {
    Ok(&CLUBHOUSE)
}

/// Makes a sound.
pub(crate) type Play = fn(&JsValue, Heard);

#[wasm_split(sound, fallible)]
fn sound() -> Result<Play, Missing> {
    Ok(crate::sound::cues::play)
}

/// Fetches what makes sounds; without it there are none.
pub(crate) async fn fetch_sound() -> Option<Play> {
    sound().await.ok()
}

/// The games that are here.
static HERE: [OnceLock<&'static Row>; CARDS.len()] = [const { OnceLock::new() }; CARDS.len()];

/// The clubhouse, if it is here.
static OPEN: OnceLock<&'static Clubhouse> = OnceLock::new();

/// The clubhouse, if it is here.
pub(crate) fn clubhouse() -> Option<&'static Clubhouse> {
    OPEN.get().copied()
}

/// Whether a part is here.
pub(crate) fn is_here(part: Part) -> bool {
    match part {
        Part::Game(game) => here(game).is_some(),
        Part::Clubhouse => clubhouse().is_some(),
    }
}

/// The game in this place, if it is here.
pub(crate) fn here(game: usize) -> Option<&'static Row> {
    HERE.get(game)?.get().copied()
}

/// All games that are here.
pub(crate) fn rows() -> Vec<Row> {
    HERE.iter().filter_map(OnceLock::get).map(|row| **row).collect()
}

/// The place of the game with this id.
pub(crate) fn place(id: &str) -> Option<usize> {
    CARDS.iter().position(|card| card.id == id)
}

/// Fetches a part, unless it is here or there is no such game.
///
/// # Errors
/// It cannot be fetched; another try may go better.
pub(crate) async fn fetch(part: Part) -> Result<(), Missing> {
    match part {
        _ if is_here(part) => {}
        Part::Game(game) => {
            if let (Some(part), Some(here)) = (PARTS.get(game), HERE.get(game)) {
                let row = part().await?;
                here.get_or_init(|| row);
            }
        }
        Part::Clubhouse => {
            let clubhouse = open_clubhouse().await?;
            OPEN.get_or_init(|| clubhouse);
        }
    }
    Ok(())
}
