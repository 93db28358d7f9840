//! Records of matches played natively come to the same end on the page.

use browser::Screen;
use touchline::dice::Seed;
use touchline::game::{Game, Turn};
use touchline::games::grid::Grid;
use touchline::record;
use touchline::save;
use touchline::session::{Details, Session};
use touchline::setup::Setup;
use touchline::side::BySide;
use touchline::table::Row;
use touchline::words::Lang;

use crate::players::{Draws, new_match};
use crate::twin::{Slot, Twin, kept, paste, press, unfold_opener};

/// A whole match of any legal play at all.
fn any_play(seed: u64) -> Session {
    let names = BySide { home: format!("Seed {seed}"), away: String::new() };
    let details = Details { names, date: "2026.11.29".to_owned(), ..Details::default() };
    let started = Session::new::<Grid>(Setup::preset(Grid::options()), Seed(seed), details);
    let mut session = started.expect("the presets go together");
    let mut draws = Draws::new(seed);
    while !matches!(session.turn(), Turn::Over(_)) {
        let legal = now(&session).legal();
        let action = legal[draws.below(legal.len())].to_string();
        let played = session.play(session.revision(), std::slice::from_ref(&action));
        assert!(played.unwrap_or_else(|why| panic!("{action} was offered: {}", why.code())));
    }
    session
}

fn now(session: &Session) -> &Grid {
    session.now_of().expect("it is a match of Grid Soccer")
}

#[tokio::test]
async fn a_record_opened_on_the_page_comes_to_the_same_end_as_natively() {
    let mut twin = Twin::open(Screen::Desktop, &new_match(1, 50)).await;
    for seed in 0..8 {
        let native = any_play(seed);
        let text = record::write(&native, Lang::ALL[seed as usize % 3], &native);
        press(&twin.page, "#all-games").await;
        unfold_opener(&twin.page).await;
        paste(&twin.page, "#pasted", &text).await;
        press(&twin.page, "#open").await;
        twin.page.wait_for(".full-time").await;
        let kept = kept(&twin.page, Slot::Match).await.expect("the match is kept");
        let on_page: serde_json::Value = serde_json::from_str(&kept).expect("JSON");
        assert_eq!(on_page, native.save(), "seed {seed}");
        let replayed = save::read(&Row::of::<Grid>(), &on_page).expect("what the page keeps can be played again");
        assert_eq!(now(&replayed), now(&native), "seed {seed}");
        assert!(replayed.log() == native.log(), "seed {seed}: the same was told");
        let Twin { page, .. } = twin;
        // What the page shows of it is compared here.
        twin = Twin::of(page).await;
        let score = native.now().score();
        assert_eq!(twin.page.text("#score").await, format!("{}–{}", score.home, score.away), "seed {seed}");
    }
    twin.page.close().await;
}
