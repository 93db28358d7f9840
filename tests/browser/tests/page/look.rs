//! The picture of a match: as the page shows it, and as the core says it should be.

use std::collections::BTreeMap;

use browser::Page;
use serde_json::{Value, json};
use touchline::cell::Cell;
use touchline::game::Turn;
use touchline::layout::Margin;
use touchline::scene::{Gaze, Scene};
use touchline::show::{Aim, Choice, Place};
use touchline::side::Side;
use touchline::table::AnyTable;
use touchline::words::{Lang, Names, Saying};

/// What the page shows of the match: one JSON value, comparable.
pub async fn look(page: &Page) -> Value {
    page.js(include_str!("look.js")).await
}

/// The side that is to choose.
pub fn chooser(table: &AnyTable) -> Option<Side> {
    match table.turn() {
        Turn::Choose(side) => Some(side),
        Turn::Throw(_) | Turn::Over(_) => None,
    }
}

/// The picture for the side that is to choose.
pub fn scene(table: &AnyTable, focus: Option<Cell>) -> Scene {
    table.scene(Gaze { viewer: chooser(table), focus })
}

/// The cell of this name.
pub fn cell(table: &AnyTable, name: &str) -> Cell {
    let plots = table.board(Margin::Flat).plots;
    plots.iter().find(|p| p.name == name).unwrap_or_else(|| panic!("no cell is called {name}")).cell
}

/// What plays a choice, as buttons carry it.
pub fn plays(choice: &Choice<String>) -> String {
    choice.plays.join(" ")
}

/// What the page must show now, given whom it has in focus and which verb is lit: those are a person's doing.
pub fn expected(table: &AnyTable, lang: Lang, shown: &Value) -> Value {
    let pieces = &shown["pieces"];
    let focus = shown["focus"].as_str().map(|name| cell(table, pieces[name].as_str().expect("a piece in focus")));
    let scene = scene(table, focus);
    let lit = shown["lit"].as_str().unwrap_or_default();
    let say = |saying: &Saying| saying.text(lang, table.as_ref()).split_whitespace().collect::<Vec<_>>().join(" ");
    let on_turn = chooser(table).map(Side::id);
    let is_over = matches!(table.turn(), Turn::Over(_));
    let names: BTreeMap<_, _> =
        scene.tokens.iter().map(|t| (format!("{}.{}", t.side, t.shirt), table.cell(t.cell))).collect();
    let in_focus = scene.focus.and_then(|c| scene.token_at(c)).map(|t| format!("{}.{}", t.side, t.shirt));
    let verbs = scene.verbs().into_iter().filter(|v| v.place != Place::Button).map(|v| v.code);
    let target = |c: &Choice<String>| {
        let Aim::Cell(at) = c.aim else { return None };
        let is_final = if c.is_final { " final" } else { "" };
        let taken = if scene.token_at(at).is_some() { " taken" } else { "" };
        let cost = c.cost.map(|n| format!(" {n}")).unwrap_or_default();
        Some(format!("{} {}{is_final}{taken}{cost}", c.verb.code, table.cell(at)))
    };
    let mut targets: Vec<String> = scene.of_verb(lit).filter_map(target).collect();
    targets.sort();
    let of_lit =
        |place: Place| scene.of_verb(lit).filter(|c| c.verb.place == place).map(plays).collect::<Vec<String>>();
    let line = |event: &touchline::event::Event| {
        let dice = event.roll.iter().flat_map(|r| r.faces()).map(ToString::to_string).collect::<Vec<_>>().join(" ");
        format!("{dice}: {}", say(&event.said))
    };
    let playing = |value: Value| if is_over { Value::Null } else { value };
    json!({
        "score": format!("{}–{}", scene.score.home, scene.score.away),
        "teams": Side::BOTH.map(|side| table.team(lang, side)),
        "on_turn": on_turn,
        "facts": scene.facts.iter().map(|f| format!("{} {}", f.name.words(lang), say(&f.value))).collect::<Vec<_>>(),
        "pieces": names,
        "ball": scene.ball.map(|b| table.cell(b.cell)),
        "focus": in_focus,
        "verbs": verbs.collect::<Vec<_>>(),
        "targets": targets,
        "face": of_lit(Place::Face),
        "cards": of_lit(Place::Card),
        "buttons": scene.in_place(Place::Button).map(plays).collect::<Vec<_>>(),
        "undo": playing(json!(scene.can_undo)),
        "redo": playing(json!(scene.can_redo)),
        "reset": playing(json!(scene.can_undo)),
        "last": scene.last.iter().rev().map(line).collect::<Vec<_>>(),
        "over": is_over,
        "live": scene.last.iter().map(|e| say(&e.said)).collect::<Vec<_>>().join(" "),
    })
}

/// In what the page differs from what it must show; the strip may show something else than what happened last.
pub fn differences(shown: &Value, expected: &Value) -> Vec<String> {
    let expected = expected.as_object().expect("an object");
    let at_face = expected["face"] != json!([]);
    let differs = |(key, wanted): (&String, &Value)| {
        let is = &shown[key];
        // On a small screen a goal's face and its answer stand in the place of buttons.
        let beside_face = ["undo", "redo", "reset", "buttons", "verbs"].contains(&key.as_str()) && at_face;
        let hidden = key == "last" && is.is_null() || beside_face && (is.is_null() || *is == json!([]));
        (!hidden && is != wanted).then(|| format!("{key}: {is} instead of {wanted}"))
    };
    expected.iter().filter_map(differs).collect()
}
