//! What the laws must know of a game: how its board turns, and what may share a square. One row a game.
use serde_json::{Map, Value};
use std::collections::HashSet;
use touchline::games::{grid, street};
use touchline::side::Side;
use touchline::squares::Squares;

/// What the laws must know of a game.
pub(crate) struct Facts {
    /// How the pitch turns while the sides change places; `None` where the rules are not symmetric.
    pub(crate) turning: Option<Turning>,
    /// Whether the ball never lies on the square of somebody who does not hold it.
    pub(crate) ball_lies_alone: bool,
}

/// How positions and actions of a game turn.
pub(crate) struct Turning {
    /// The other end's name of a cell; `None` for a word that is no cell.
    pub(crate) cell: fn(&str) -> Option<String>,
    /// Keys whose list holds Home's value, then Away's.
    pub(crate) pairs: &'static [&'static str],
    /// Options that name a side, with the side that a position means when it leaves them out.
    pub(crate) sided_options: &'static [(&'static str, &'static str)],
    /// The positions that do not turn, such as a toss that Home throws first.
    pub(crate) not: fn(&Value) -> bool,
}

/// The row of a game. A game without one fails the laws, so that nobody forgets to decide.
pub(crate) fn facts(id: &str) -> Option<Facts> {
    match id {
        "grid" => Some(Facts {
            turning: Some(Turning {
                cell: |word| turned_square(grid::BOARD, word),
                pairs: &["score", "formation", "charges"],
                sided_options: &[],
                not: |position| position["await"]["throw"] == "toss",
            }),
            ball_lies_alone: true,
        }),
        "street" => Some(Facts {
            turning: Some(Turning {
                // Ties go to the lower file at both ends (SF-24), so this pitch is swapped end for end, files kept.
                cell: |word| swapped_square(street::BOARD, word),
                pairs: &["score"],
                sided_options: &[("places_first", "home")],
                not: |_| false,
            }),
            ball_lies_alone: false,
        }),
        // HP-19a decides what is level by the lower rank and file, which is another hex once the pitch is turned. (The
        // game's own tests turn the offers.) A sky ball flies over footballers.
        "hex" => Some(Facts { turning: None, ball_lies_alone: false }),
        // The line-up mirrors instead of turning, and two of its orders of squares do neither (CF-2, CF-11, CF-16). A
        // ball may lie under a king who found no empty square to drop it on.
        "chess" => Some(Facts { turning: None, ball_lies_alone: false }),
        _ => None,
    }
}

fn turned_square(board: Squares, word: &str) -> Option<String> {
    board.parse(word).map(|cell| board.name(board.turned(cell)))
}

fn swapped_square(board: Squares, word: &str) -> Option<String> {
    let cell = board.parse(word)?;
    board.at(board.file(cell), board.ranks + 1 - board.rank(cell)).map(|swapped| board.name(swapped))
}

impl Turning {
    /// The same position seen from the other end, with the sides changed.
    pub(crate) fn position(&self, position: &Value) -> Value {
        let mut whole = position.clone();
        for &(option, side) in self.sided_options {
            if whole["options"][option].is_null() {
                whole["options"][option] = Value::from(side);
            }
        }
        self.value(&whole)
    }

    fn value(&self, value: &Value) -> Value {
        match value {
            Value::Object(keys) => Value::Object(keys.iter().map(|(k, v)| self.entry(k, v)).collect::<Map<_, _>>()),
            Value::Array(list) => Value::Array(list.iter().map(|v| self.value(v)).collect()),
            Value::String(word) => Value::String(self.word(word)),
            other => other.clone(),
        }
    }

    fn entry(&self, key: &str, value: &Value) -> (String, Value) {
        let mut value = self.value(value);
        if let Value::Array(list) = &mut value
            && self.pairs.contains(&key)
        {
            list.reverse();
        }
        (self.word(key), value)
    }

    /// The same action seen from the other end.
    pub(crate) fn action(&self, text: &str) -> String {
        text.split(' ').map(|word| self.word(word)).collect::<Vec<_>>().join(" ")
    }

    fn word(&self, word: &str) -> String {
        let (side, rest) = word.split_once('.').map_or((word, None), |(side, rest)| (side, Some(rest)));
        match (side.parse::<Side>(), rest) {
            (Ok(side), Some(rest)) => format!("{}.{rest}", side.other()),
            (Ok(side), None) => side.other().to_string(),
            (Err(()), _) => (self.cell)(word).unwrap_or_else(|| word.to_string()),
        }
    }
}

/// One footballer a cell, and the ball in one place: with a footballer of the position, or on a cell.
pub(crate) fn check_places(position: &Value, facts: &Facts) -> Result<(), String> {
    let sides = ["home", "away", "white", "black"];
    let men = sides.iter().flat_map(|s| position[s].as_object().into_iter().flatten().map(move |(k, v)| (s, k, v)));
    let mut seen = HashSet::new();
    let mut named = HashSet::new();
    for (side, shirt, man) in men {
        let at = man.as_str().or_else(|| man["at"].as_str()).ok_or(format!("{side}.{shirt} stands nowhere"))?;
        if !seen.insert(at) {
            return Err(format!("two stand on {at}"));
        }
        named.insert(format!("{side}.{shirt}"));
    }
    let Some(ball) = position["ball"].as_str() else { return Ok(()) };
    match ball.contains('.') {
        true if !named.contains(ball) => Err(format!("the ball’s holder {ball} is not there")),
        false if facts.ball_lies_alone && seen.contains(ball) => {
            Err(format!("the ball lies under a footballer on {ball}"))
        }
        _ => Ok(()),
    }
}
