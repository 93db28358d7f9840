//! The parts of the program: a game is fetched when it is first wanted, and one that cannot be had loses nothing.

use browser::{Page, Screen, Whim};
use serde_json::Value;
use touchline::games::ROWS;
use touchline::words::Lang;

use crate::players::{new_match, play};
use crate::twin::{Slot, doorstep, keep, kept, press, speak};

/// The games of which a part was asked for, in the order of the first page.
fn fetched(page: &Page) -> Vec<&'static str> {
    let asked = page.site().asked();
    let is_asked = |id: &&str| asked.iter().any(|path| path.ends_with(&format!("/split_{id}.wasm")));
    ROWS.iter().map(|row| row.card.id).filter(is_asked).collect()
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
        "The game could not be loaded. Check the connection and try again.",
        "Le jeu n’a pas pu être chargé. Vérifiez la connexion et réessayez.",
        "No se ha podido cargar el juego. Comprueba la conexión e inténtalo de nuevo.",
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
