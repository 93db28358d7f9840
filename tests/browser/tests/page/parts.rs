//! The parts of the program: a game is fetched when it is first wanted, and so is the clubhouse with all that lies off the
//! pitch. A part that cannot be had loses nothing.

use browser::{Page, Screen, Whim};
use serde_json::Value;
use touchline::games::ROWS;
use touchline::side::Side;
use touchline::words::Lang;

use crate::computer::{match_kept, wait_match};
use crate::look::chooser;
use crate::players::{new_match, play};
use crate::twin::{Slot, doorstep, keep, kept, press, speak};

/// The games of which a part was asked for, in the order of the first page.
fn fetched(page: &Page) -> Vec<&'static str> {
    let asked = page.site().asked();
    let is_asked = |id: &&str| asked.iter().any(|path| path.ends_with(&format!("/split_{id}.wasm")));
    ROWS.iter().map(|row| row.card.id).filter(is_asked).collect()
}

/// How often the clubhouse was asked for.
fn clubhouse_asked(page: &Page) -> usize {
    page.site().asked().iter().filter(|path| path.ends_with("/split_clubhouse.wasm")).count()
}

/// Waits until the dialog of this id is open with the focus in it.
async fn wait_for_dialog(page: &Page, id: &str) {
    page.wait_until(&format!("document.querySelector('#{id}[open]')?.contains(document.activeElement)")).await;
}

async fn still_kept(page: &Page) -> Value {
    let save = kept(page, Slot::Match).await.expect("the match is kept");
    serde_json::from_str(&save).expect("a save")
}

#[tokio::test]
async fn a_game_is_fetched_when_it_is_chosen_and_no_other() {
    let page = Page::open(Screen::Phone).await;
    page.wait_for("#play-now").await;
    assert!(fetched(&page).is_empty(), "the first page shows every game and fetches none");
    press(&page, "#play-now").await;
    page.wait_for(".match.grid .piece").await;
    assert_eq!(fetched(&page), ["grid"]);
    assert_eq!(clubhouse_asked(&page), 0, "a first match needs nothing off the pitch");
    press(&page, "#all-games").await;
    press(&page, "[data-choice=\"hex\"]").await;
    page.wait_for("#start").await;
    assert_eq!(fetched(&page), ["grid", "hex"]);
    page.close().await;
}

#[tokio::test]
async fn a_game_that_cannot_be_fetched_is_told_and_can_be_tried_again() {
    let page = Page::open(Screen::Phone).await;
    page.site().indulge("split_chess", Whim::Refuse);
    let told = [
        "This could not be loaded. Check the connection and try again.",
        "Le chargement a échoué. Vérifiez la connexion et réessayez.",
        "No se ha podido cargar. Comprueba la conexión e inténtalo de nuevo.",
    ];
    press(&page, "[data-play=\"chess\"]").await;
    page.wait_text(".fetching", told[0]).await;
    page.shot("parts-not-fetched").await;
    for (lang, told) in Lang::ALL.into_iter().zip(told) {
        speak(&page, lang).await;
        page.wait_text(".fetching", told).await;
    }
    page.site().indulge("split_chess", Whim::Answer);
    press(&page, "[data-play=\"chess\"]").await;
    page.wait_for(".match.chess .piece").await;
    page.wait_until("document.querySelector('.fetching').textContent === ''").await;
    page.forgive().await;
    page.close().await;
}

#[tokio::test]
async fn what_is_wanted_last_is_what_comes() {
    let page = Page::open(Screen::Phone).await;
    page.site().indulge("split_street", Whim::Hold);
    press(&page, "[data-play=\"street\"]").await;
    page.wait_text(".fetching", "Loading").await;
    page.shot("parts-fetching").await;
    press(&page, "[data-play=\"grid\"]").await;
    page.wait_for(".match.grid .piece").await;
    page.site().indulge("split_street", Whim::Answer);
    press(&page, "#all-games").await;
    press(&page, "[data-choice=\"street\"]").await;
    page.wait_for("#start").await;
    assert_eq!(page.count(".match").await, 0, "the match that was wanted before does not come after all");
    page.close().await;
}

#[tokio::test]
async fn a_match_whose_game_cannot_be_fetched_is_kept_and_goes_on_later() {
    let page = doorstep(Screen::Phone).await;
    let mut table = new_match(3, 20);
    play(&mut table, &["go e8"]);
    let save = table.save();
    keep(&page, Slot::Match, &save.to_string()).await;
    keep(&page, Slot::Screen, "match").await;
    page.goto(&page.site().url("")).await;
    page.wait_for(".match.grid .piece").await;
    page.site().indulge("split_grid", Whim::Refuse);
    page.reload().await;
    page.wait_for(".games .go-on").await;
    page.wait_text(".fetching", "could not be loaded").await;
    assert_eq!(still_kept(&page).await, save);
    page.site().indulge("split_grid", Whim::Answer);
    press(&page, ".go-on").await;
    page.wait_for(".match.grid .piece").await;
    assert_eq!(still_kept(&page).await, save);
    press(&page, "#all-games").await;
    page.wait_for(".games").await;
    page.wait_until("history.state === ''").await;
    assert_eq!(page.count(".match").await, 0, "all games are shown, and not the match once more");
    page.forgive().await;
    page.close().await;
}

#[tokio::test]
async fn a_match_whose_game_could_not_be_fetched_is_there_when_the_page_is_loaded_once_more() {
    let page = Page::open(Screen::Phone).await;
    press(&page, "[data-play=\"hex\"]").await;
    page.wait_for(".match.hex .piece").await;
    page.site().indulge("split_hex", Whim::Refuse);
    page.reload().await;
    page.wait_text(".fetching", "could not be loaded").await;
    // Another game goes on from the page of games as ever, and leads back there.
    press(&page, "[data-choice=\"chess\"]").await;
    page.wait_for("#start").await;
    page.back().await;
    page.wait_for(".games").await;
    page.forgive().await;

    page.site().indulge("split_hex", Whim::Answer);
    press(&page, "[data-play=\"hex\"]").await;
    page.wait_for(".match.hex .piece").await;
    let place = page.js("return history.state").await;
    page.site().indulge("split_hex", Whim::Refuse);
    page.reload().await;
    page.wait_text(".fetching", "could not be loaded").await;
    page.site().indulge("split_hex", Whim::Answer);
    page.reload().await;
    page.wait_for(".match.hex .piece").await;
    assert_eq!(page.js("return history.state").await, place);
    page.forgive().await;
    page.close().await;
}

#[tokio::test]
async fn a_turn_of_a_first_match_and_the_computer_s_answer_fetch_nothing_more() {
    let page = Page::open(Screen::Phone).await;
    press(&page, "#play-now").await;
    page.wait_for(".match.grid .piece").await;
    let before = match_kept(&page).await;
    press(&page, "[data-choice=\"end\"]").await;
    wait_match(&page, "the computer has played", |table| {
        table.now().number() > before.now().number() && chooser(table) == Some(Side::Home)
    })
    .await;
    assert_eq!((fetched(&page), clubhouse_asked(&page)), (vec!["grid"], 0));
    page.close().await;
}

#[tokio::test]
async fn the_clubhouse_is_fetched_once_for_whichever_dialog_is_wanted_first() {
    let page = Page::open(Screen::Phone).await;
    press(&page, ".settings-button").await;
    wait_for_dialog(&page, "settings").await;
    press(&page, "#close-settings").await;
    page.wait_gone("#settings").await;
    press(&page, "#play-now").await;
    page.wait_for(".match.grid .piece").await;
    for (button, dialog) in [("#open-menu", "menu"), ("#close-menu", ""), (".match .settings-button", "settings")] {
        press(&page, button).await;
        if !dialog.is_empty() {
            wait_for_dialog(&page, dialog).await;
        }
    }
    assert_eq!(clubhouse_asked(&page), 1);
    page.close().await;
}

#[tokio::test]
async fn a_dialog_that_cannot_be_fetched_is_told_harms_no_match_and_can_be_tried_again() {
    let page = Page::open(Screen::Phone).await;
    press(&page, "#play-now").await;
    page.wait_for(".match.grid .piece").await;
    page.site().indulge("split_clubhouse", Whim::Refuse);
    press(&page, "#open-menu").await;
    page.wait_text(".fetching", "could not be loaded").await;
    // It is in nobody's way, and goes by itself.
    let under = "(r => document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2).className)\
                 (document.querySelector('.fetching').getBoundingClientRect())";
    assert_ne!(page.js(&format!("return {under}")).await, "fetching");
    page.wait_until("document.querySelector('.fetching').textContent === ''").await;
    page.site().indulge("split_clubhouse", Whim::Hold);
    press(&page, "#open-menu").await;
    page.wait_text(".fetching", "Loading").await;
    // What is wanted last comes, and no other.
    press(&page, ".match .settings-button").await;
    page.site().indulge("split_clubhouse", Whim::Answer);
    wait_for_dialog(&page, "settings").await;
    page.wait_until("document.querySelector('.fetching').textContent === ''").await;
    assert_eq!(page.count("#menu[open]").await, 0);
    press(&page, "#close-settings").await;
    page.wait_gone("#settings").await;
    press(&page, "[data-choice=\"end\"]").await;
    wait_match(&page, "the match goes on", |table| !table.moves().is_empty()).await;
    page.forgive().await;
    page.close().await;
}

#[tokio::test]
async fn the_set_up_form_is_found_again_when_the_page_is_loaded_once_more() {
    let page = Page::open(Screen::Phone).await;
    press(&page, "[data-choice=\"grid\"]").await;
    page.wait_for("#start").await;
    page.reload().await;
    page.wait_for("#start").await;
    page.back().await;
    page.wait_for(".games").await;
    page.forward().await;
    page.wait_for("#start").await;
    page.close().await;
}

#[tokio::test]
async fn what_lies_around_a_match_comes_with_the_match_that_shows_it() {
    for (game, shown) in [("street", "#open-line-ups"), ("hex", "#show-cover")] {
        let page = Page::open(Screen::Desktop).await;
        press(&page, &format!("[data-play=\"{game}\"]")).await;
        page.wait_for(shown).await;
        assert_eq!(clubhouse_asked(&page), 1, "{game}");
        page.close().await;
    }
}

#[tokio::test]
async fn kept_matches_are_listed_once_the_clubhouse_can_be_had() {
    let page = doorstep(Screen::Phone).await;
    let mut table = new_match(3, 20);
    play(&mut table, &["go e8"]);
    keep(&page, Slot::Match, &table.save().to_string()).await;
    page.site().indulge("split_clubhouse", Whim::Refuse);
    page.goto(&page.site().url("")).await;
    page.wait_for("#play-now").await;
    page.wait_text(".fetching", "could not be loaded").await;
    assert_eq!(page.count(".kept").await, 0);
    page.site().indulge("split_clubhouse", Whim::Answer);
    page.reload().await;
    press(&page, ".go-on").await;
    page.wait_for(".match.grid .piece").await;
    assert_eq!(still_kept(&page).await["steps"], table.save()["steps"]);
    page.forgive().await;
    page.close().await;
}
