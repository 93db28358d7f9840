//! A reload in any phase shows the same, and the next dice are the ones that would have come anyway.

use browser::Screen;
use touchline::table::AnyTable;

use crate::look::{chooser, look, scene};
use crate::players::{Draws, awaits_dive, find, is_over, new_match, pick, play};
use crate::twin::{Twin, press};

/// A moment in which somebody is to choose, and nobody but the players restarts.
fn in_play(table: &AnyTable) -> bool {
    chooser(table).is_some() && !awaits_dive(table)
}

/// A moment at which the ball must be put in play first: the turn cannot be ended.
fn restart_is_due(table: &AnyTable) -> bool {
    in_play(table) && table.play_is_barred("end")
}

trait Barred {
    fn play_is_barred(&self, action: &str) -> bool;
}

impl Barred for AnyTable {
    fn play_is_barred(&self, action: &str) -> bool {
        scene(self, None).choices.iter().all(|c| c.plays != [action])
    }
}

/// Plays on from here for two choices with dice, every step compared with native play.
async fn dice_go_on(twin: &mut Twin) {
    let mut draws = Draws::new(7);
    let mut thrown = 0;
    while thrown < 2 {
        let Some((mate, choice)) = pick(&twin.table, &mut draws) else { return };
        if let Some(mate) = mate {
            twin.point_at(mate).await;
        }
        if choice.verb.code == "dive" {
            twin.uncover().await;
        }
        twin.play(&choice, true).await;
        thrown += usize::from(scene(&twin.table, None).last.iter().any(|e| e.roll.is_some()));
    }
}

/// The page shows this match the same before and after a reload, and the dice go on.
async fn is_resumed(twin: &mut Twin, table: &AnyTable) {
    let before = twin.sit_down(table).await;
    let after = twin.reload().await;
    assert_eq!(after, before);
    dice_go_on(twin).await;
}

#[tokio::test]
async fn a_match_in_play_is_resumed_where_it_was() {
    let mut twin = Twin::open(Screen::Phone, &new_match(1, 50)).await;
    let fresh = new_match(2, 50);
    is_resumed(&mut twin, &fresh).await;

    let mut after_a_run = new_match(3, 50);
    play(&mut after_a_run, &["go e8", "formation 1-2-3"]);
    is_resumed(&mut twin, &after_a_run).await;

    let mut taken_back = new_match(4, 50);
    play(&mut taken_back, &["go e8", "go e7"]);
    assert!(taken_back.undo());
    is_resumed(&mut twin, &taken_back).await;
    twin.sit_down(&taken_back).await;
    twin.redo().await;

    let after_the_dice = find(50, |t| in_play(t) && scene(t, None).last.iter().any(|e| e.roll.is_some()));
    is_resumed(&mut twin, &after_the_dice).await;
    twin.page.close().await;
}

#[tokio::test]
async fn a_restart_to_be_taken_is_resumed_where_it_was() {
    let mut twin = Twin::open(Screen::Phone, &new_match(1, 50)).await;
    for restart in ["throw-in", "corner", "goal-kick"] {
        let code = |t: &AnyTable| {
            let fact = scene(t, None).facts.iter().find(|f| f.name.code == "restart").map(|f| f.value.code());
            restart_is_due(t) && fact.is_some_and(|code| code.starts_with(restart))
        };
        is_resumed(&mut twin, &find(50, code)).await;
    }
    twin.page.close().await;
}

#[tokio::test]
async fn a_choice_only_looked_at_is_forgotten_and_nothing_else() {
    let mut twin = Twin::open(Screen::Phone, &new_match(5, 50)).await;
    let before = twin.agree().await;
    let pass = twin.choice("pass f9");
    twin.reach(&pass).await;
    let after = twin.reload().await;
    assert_eq!(after, before);
    dice_go_on(&mut twin).await;
    twin.page.close().await;
}

#[tokio::test]
async fn an_awaited_dive_is_resumed_under_the_cover() {
    let table = find(50, awaits_dive);
    let mut twin = Twin::open(Screen::Phone, &table).await;
    twin.reload().await;
    twin.page.wait_for(".cover").await;
    twin.uncover().await;
    let before = look(&twin.page).await;
    // The device may have changed hands meanwhile, so it is asked again who holds it.
    twin.reload().await;
    twin.page.wait_for(".cover").await;
    twin.uncover().await;
    assert_eq!(look(&twin.page).await, before);
    let dive = twin.choice("dive tl");
    twin.reach(&dive).await;
    twin.reload().await;
    twin.uncover().await;
    assert_eq!(look(&twin.page).await, before);
    twin.play(&dive, true).await;
    dice_go_on(&mut twin).await;
    twin.page.close().await;
}

#[tokio::test]
async fn full_time_is_resumed_where_it_was() {
    let mut twin = Twin::open(Screen::Phone, &find(6, is_over)).await;
    let before = twin.agree().await;
    let result = twin.page.text(".result").await;
    assert_eq!(twin.reload().await, before);
    assert_eq!(twin.page.text(".result").await, result);
    twin.sit_down(&new_match(1, 50)).await;
    twin.page.close().await;
}

#[tokio::test]
async fn a_match_that_was_left_is_offered_on_the_first_page() {
    let table = find(50, |t| in_play(t) && scene(t, None).number == 4);
    let twin = Twin::open(Screen::Phone, &table).await;
    let before = twin.agree().await;
    press(&twin.page, "#all-games").await;
    twin.page.wait_for("#continue").await;
    twin.page.reload().await;
    press(&twin.page, "#continue").await;
    twin.page.wait_for(".match .board").await;
    assert_eq!(twin.agree().await, before);
    twin.page.close().await;
}
