//! Positions as JSON (CO-7), written. What reads them is in `read.rs`.
use super::pitch::{self, Pitch};
use super::start::PRESET_TURNS;
use super::state::{Ball, Due, Hex, Man, Who};
use crate::reading::object;
use crate::side::{BySide, Side};
use serde_json::{Map, Value, json};

/// A footballer as written in positions: `home.4`.
pub(super) fn who_text(who: Who) -> String {
    format!("{}.{}", who.side, who.shirt)
}

/// Reads what [`who_text`] writes.
pub(super) fn parse_who(text: &str) -> Option<Who> {
    let (side, shirt) = text.split_once('.')?;
    let side: Side = side.parse().ok()?;
    Who::squad(side).find(|who| shirt == who.shirt.to_string())
}

fn pair(values: BySide<u8>) -> Value {
    json!([values.home, values.away])
}

fn man_value(man: &Man) -> Value {
    json!({
        "at": pitch::name(man.at),
        "role": man.role.id(),
        "captain": man.captain,
        "yellow": u8::from(man.booked),
        "ringed": man.ringed,
    })
}

impl Hex {
    /// The position with every key that matters; the past is no part of it.
    pub(super) fn to_value(&self) -> Value {
        let mut out = Map::new();
        let mut put = |key: &str, value: Value| out.insert(key.to_string(), value);
        put("game", "hex".into());
        if let Some(options) = self.options_value() {
            put("options", options);
        }
        put("side", self.side.id().into());
        put("turn", self.turn.into());
        put("score", pair(self.score));
        for side in Side::BOTH {
            let men = self.team(side).map(|(who, man)| (who.shirt.to_string(), man_value(&man)));
            put(side.id(), object(men));
        }
        put("subs", pair(self.subs));
        self.write_ball(&mut put);
        self.write_due(&mut put);
        Value::Object(out)
    }

    fn options_value(&self) -> Option<Value> {
        let mut options = Map::new();
        if self.pitch != Pitch::Hexagon {
            options.insert("grid".into(), self.pitch.id().into());
        }
        if i16::from(self.turns) != PRESET_TURNS {
            options.insert("turns".into(), self.turns.into());
        }
        (!options.is_empty()).then_some(Value::Object(options))
    }

    fn write_ball(&self, put: &mut impl FnMut(&str, Value) -> Option<Value>) {
        match self.ball {
            Ball::Held(who) => {
                put("ball", who_text(who).into());
                if let Some(from) = self.no_return {
                    let from = who_text(Who::new(who.side, from));
                    put("no_return", json!({ "from": from, "to": who_text(who) }));
                }
                if self.held > 0 {
                    put("held", self.held.into());
                }
            }
            Ball::Loose(cell) => {
                put("ball", pitch::name(cell).into());
            }
            Ball::Flying(f) => {
                put("ball", pitch::name(f.at).into());
                let flight = json!({
                    "kind": f.kick.id(),
                    "from": pitch::name(f.from),
                    "to": pitch::name(f.to),
                    "at": pitch::name(f.at),
                    "speed": f.speed,
                    "kicker": who_text(f.kicker),
                });
                put("flight", flight);
            }
        }
        let flagged: Vec<Value> = self.flagged.each().map(|who| who_text(who).into()).collect();
        if !flagged.is_empty() {
            put("offside", flagged.into());
        }
    }

    fn write_due(&self, put: &mut impl FnMut(&str, Value) -> Option<Value>) {
        let carrier = self.carrier().map(who_text);
        match self.due {
            Due::Act => None,
            Due::Restart(stop) => put("stop", json!({ "kind": stop.id(), "taker": carrier })),
            Due::PlayOn => put("play_on", json!(carrier)),
            Due::NameGoalie => put("name_goalie", self.side.id().into()),
            Due::Over(outcome) => put("over", outcome.id().into()),
        };
    }

    /// What a position shows without being part of it: the hexes that each footballer covers, and the flags shown.
    pub(super) fn shown(&self) -> Value {
        let cover = self.everybody().map(|(who, man)| {
            let covered = self.pitch.cells().filter(|&c| self.covers(who, &man, c));
            (who_text(who), Value::from(covered.map(pitch::name).collect::<Vec<_>>()))
        });
        let flags: Vec<String> = self.flags().each().map(who_text).collect();
        json!({ "cover": cover.collect::<Map<_, _>>(), "flags": flags })
    }
}
