//! What the page is told beside the board.
use serde_json::json;
use touchline::game::Game;
use touchline::games::grid::Grid;
use touchline::show::Show;
use touchline::trouble::Nameless;
use touchline::words::Lang;

/// What the clock shows in turn `turn` of a match of `turns` turns.
fn minute(turn: u16, turns: u16) -> String {
    let side = if !turn.is_multiple_of(2) { "home" } else { "away" };
    let position = json!({ "game": "grid", "turn": turn, "side": side, "options": { "turns": turns } });
    let state = Grid::read(&position).expect("a kick-off in any turn");
    let facts = state.facts(true);
    let minute = facts.iter().find(|f| f.name.code == "minute").expect("Grid Soccer shows the minute");
    minute.value.text(Lang::En, &Nameless)
}

#[test]
fn the_clock_shows_ninety_minutes_over_the_turns_of_the_match() {
    // GS-6: ⌊90·t/T⌋
    assert_eq!([1, 24, 25, 50].map(|t| minute(t, 50)), ["1", "43", "45", "90"]);
    assert_eq!([1, 7, 20].map(|t| minute(t, 20)), ["4", "31", "90"]);
    assert_eq!([1, 89, 90].map(|t| minute(t, 90)), ["1", "89", "90"]);
}
