//! A tap where nothing is offered tells why, in the rule's own words, and changes nothing.

use browser::Screen;
use touchline::cell::Cell;
use touchline::dice::Seed;
use touchline::games::ROWS;
use touchline::session::Details;
use touchline::setup::Setup;
use touchline::show::{Aim, Place};
use touchline::table::AnyTable;
use touchline::words::{Lang, Names};

use crate::look::{chooser, look, scene};
use crate::twin::{FUMBLE, Twin, press, speak, square};

/// A match after these actions.
fn played(game: &str, actions: &str) -> AnyTable {
    let row = ROWS.iter().find(|row| row.card.id == game).expect("the game is on the shelf");
    let mut table = (row.start)(Setup::preset((row.options)()), Seed(1), Details::default()).expect("presets");
    for action in actions.split(", ").filter(|action| !action.is_empty()) {
        assert_eq!(table.play(table.revision(), &[action.to_owned()]), Ok(true), "{action} can be played");
    }
    table
}

/// Somebody of the side to choose who has something to choose on the board, and whom nobody else aims at.
fn somebody(table: &AnyTable) -> Option<Cell> {
    let now = scene(table, None);
    let own = now.tokens.iter().filter(|t| Some(t.side) == chooser(table)).map(|t| t.cell);
    let mut able = own.filter(|&at| scene(table, Some(at)).in_place(Place::Board).next().is_some());
    able.find(|&at| Some(at) != now.focus && !now.choices.iter().any(|c| c.aim == Aim::Cell(at)))
}

/// Taps where the lit verb has no target and asserts that the reason is told; then once more, and all is as before
/// anybody was pointed at.
async fn asks_why(twin: &Twin, focus: Option<Cell>, lang: Lang) {
    if let Some(at) = focus {
        twin.point_at(at).await;
        twin.page.wait_for(".match g.piece.focus").await;
    }
    tokio::time::sleep(FUMBLE).await;
    let before = twin.agree().await;
    let lit = before["lit"].as_str().expect("a verb is lit");
    let now = scene(&twin.table, focus);
    let like = now.of_verb(lit).next().expect("a lit verb has choices");
    let plots = twin.table.board(touchline::layout::Margin::Flat).plots;
    let free = |cell| now.token_at(cell).is_none() && !now.choices.iter().any(|c| c.aim == Aim::Cell(cell));
    let why = |cell| twin.table.why_not_at(&like.plays, cell).filter(|_| free(cell));
    let text = |cell| {
        let why = lang.typeset(&why(cell)?.text(lang, twin.table.as_ref()));
        Some(why.split_whitespace().collect::<Vec<_>>().join(" "))
    };
    let mut silent = plots.iter().filter_map(|p| Some((p.cell, text(p.cell)?)));
    let (at, told) = silent.next().expect("not everything is a target");

    press(&twin.page, &square(&twin.table.cell(at))).await;
    twin.page.wait_for(".notice p").await;
    let mut after = look(&twin.page).await;
    assert_eq!(after["notice"], told.as_str());
    // The reason stands where it was told what happened last.
    ["notice", "last"].into_iter().for_each(|told| after[told] = before[told].clone());
    assert_eq!(after, before, "nothing else has changed");
    twin.caught_up().await;

    // Elsewhere it is told as well, though it be the same; a second time in the same place means something else.
    let elsewhere = silent.find(|(_, why)| *why == told).map_or(at, |(cell, _)| cell);
    if elsewhere != at {
        press(&twin.page, &square(&twin.table.cell(elsewhere))).await;
        twin.caught_up().await;
        assert_eq!(look(&twin.page).await["notice"], told.as_str());
    }
    press(&twin.page, &square(&twin.table.cell(elsewhere))).await;
    twin.page.wait_gone(".notice").await;
    let away = twin.agree().await;
    assert!(focus.is_none() || away["focus"] != before["focus"], "whoever taps again looks away");
}

#[tokio::test]
async fn a_tap_where_nothing_is_offered_tells_why_in_every_game() {
    let placed = "place d1, place c10, place d9, place c2, place e4, place b7, place e3, place b8, place e7, place b4";
    let street = format!("{placed}, ball d5");
    for (game, actions, lang) in [
        ("grid", "end", Lang::En),
        ("street", &street, Lang::Fr),
        ("hex", "pass f6 h5", Lang::Es),
        ("chess", "", Lang::Fr),
    ] {
        let table = played(game, actions);
        let mut twin = Twin::open(Screen::Phone, &table).await;
        speak(&twin.page, lang).await;
        twin.lang = lang;
        asks_why(&twin, somebody(&table), lang).await;
        twin.page.close().await;
    }
}

#[tokio::test]
async fn a_footballer_who_cannot_be_placed_there_is_told_why() {
    // SF-5
    let twin = Twin::open(Screen::SmallPhone, &played("street", "")).await;
    asks_why(&twin, None, Lang::En).await;
    twin.page.close().await;
}

#[tokio::test]
async fn a_team_mate_is_picked_unless_a_kick_was_chosen() {
    // CF-12
    let twin = Twin::open(Screen::Phone, &played("chess", "")).await;
    let now = scene(&twin.table, None);
    let lit = twin.agree().await["lit"].as_str().expect("a verb is lit").to_owned();
    assert_ne!(lit, "pass");
    let aimed = |cell| now.choices.iter().any(|c| c.aim == Aim::Cell(cell));
    let own = now.tokens.iter().filter(|t| Some(t.side) == chooser(&twin.table) && Some(t.cell) != now.focus);
    let mate = own.map(|t| t.cell).find(|&cell| !aimed(cell)).expect("not everybody can be passed to");
    let (name, holder) = (square(&twin.table.cell(mate)), now.focus.expect("the holder is in hand"));
    press(&twin.page, &name).await;
    let focus = format!(".match g.piece.focus[data-name=\"{}\"]", name_of(&twin.table, mate));
    twin.page.wait_for(&focus).await;

    twin.point_at(holder).await;
    twin.page.wait_gone(&focus).await;
    twin.light("pass").await;
    press(&twin.page, &name).await;
    twin.page.wait_text(".notice p", "passes only along the lines on which it moves").await;
    assert_eq!(twin.page.count(&focus).await, 0);
    press(&twin.page, &name).await;
    twin.page.wait_for(&focus).await;
    twin.page.close().await;
}

/// The name of whoever stands on a cell, as the page marks it.
fn name_of(table: &AnyTable, cell: Cell) -> String {
    let token = scene(table, None).token_at(cell).cloned().expect("somebody stands there");
    format!("{}.{}", token.side, token.shirt)
}

#[tokio::test]
async fn a_footballer_dropped_where_he_may_not_go_says_why() {
    // SF-10
    let table = played("hex", "pass f6 h5");
    let twin = Twin::open(Screen::Desktop, &table).await;
    let mate = somebody(&table).expect("somebody can move");
    let now = scene(&table, Some(mate));
    let first = now.in_place(Place::Board).next().expect("a choice");
    let plots = table.board(touchline::layout::Margin::Flat).plots;
    let free = |cell| now.token_at(cell).is_none() && !now.choices.iter().any(|c| c.aim == Aim::Cell(cell));
    let (far, why) = plots
        .iter()
        .filter(|p| free(p.cell))
        .find_map(|p| Some((p.cell, table.why_not_at(&first.plays, p.cell)?)))
        .expect("nobody goes everywhere");
    twin.page.drag(&square(&table.cell(mate)), &square(&table.cell(far))).await;
    twin.page.wait_text(".notice p", &why.text(Lang::En, table.as_ref())).await;
    twin.caught_up().await;
    twin.page.close().await;
}
