//! The list of kept matches: what it says of each, what is not worth a line, and what makes room.

use browser::{Page, Screen};
use serde_json::json;
use touchline::game::{Outcome, Turn};
use touchline::games::ROWS;
use touchline::table::open;
use touchline::words::Lang;

use crate::kept::{PATH, begun, get, home, make_a_move, row, shelve, started};
use crate::look::scene;
use crate::players::{find, is_over, new_match};
use crate::twin::{Slot, Twin, doorstep, keep, kept, press, slots, speak};

/// Opens the older matches if they are not open. The list is made anew with every change, so it is looked at again
/// once it has settled.
async fn open_older(page: &Page) {
    for _ in 0..10 {
        page.wait_for("#older").await;
        tokio::time::sleep(crate::twin::FUMBLE).await;
        if page.count("#older[open] .pairing").await > 0 {
            return;
        }
        press(page, "#older summary").await;
    }
}

#[tokio::test]
async fn matches_of_every_game_are_listed_and_each_goes_on() {
    let page = doorstep(Screen::Phone).await;
    for game in 0..ROWS.len() {
        let [home, away] = [format!("Rovers {game}"), format!("Albion {game}")];
        shelve(&page, &format!("match-{game}"), &begun(game, &home, &away), 1, game as u64).await;
    }
    home(&page).await;
    for lang in Lang::ALL {
        speak(&page, lang).await;
        open_older(&page).await;
        let names = page.texts(".kept .pairing").await;
        let wanted: Vec<_> = (0..ROWS.len()).rev().map(|game| format!("Rovers {game} 0–0 Albion {game}")).collect();
        assert_eq!(names, wanted, "the latest first");
        for (shown, row) in page.texts(".kept .when").await.iter().zip(ROWS.iter().rev()) {
            assert!(shown.contains(row.card.name.words(lang)), "{shown}");
        }
    }
    for (game, of) in ROWS.iter().enumerate() {
        open_older(&page).await;
        press(&page, &format!("{} .go-on", row(&format!("match-{game}")))).await;
        page.wait_for(&format!(".match.{} .board", of.card.id)).await;
        assert_eq!(page.texts(".team .name").await[0], format!("Rovers {game}"));
        press(&page, "#all-games").await;
        page.wait_for(".games").await;
    }
    page.close().await;
}

#[tokio::test]
async fn the_list_says_the_score_whose_turn_it_is_and_what_is_over() {
    let over = find(6, is_over);
    let going = started();
    let page = doorstep(Screen::Phone).await;
    shelve(&page, "match-a", &going, 4, 2).await;
    shelve(&page, "match-b", &over, 9, 1).await;
    home(&page).await;
    let score = crate::look::scene(&over, None).score;
    let wanted = [
        (Lang::En, "Turn 2, Albion", "Full time"),
        (Lang::Fr, "Tour 2, Albion", "Fin du match"),
        (Lang::Es, "Turno 2, Albion", "Final del partido"),
    ];
    for (lang, due, end) in wanted {
        speak(&page, lang).await;
        page.wait_text(&format!("{} .when", row("match-a")), due).await;
        page.wait_text(&format!("{} .when", row("match-b")), end).await;
        page.wait_text(
            &format!("{} .pairing", row("match-b")),
            &format!("Rovers {}–{} Albion", score.home, score.away),
        )
        .await;
    }
    page.close().await;
}

#[tokio::test]
async fn a_new_match_leaves_the_others_and_lies_beside_them() {
    let mut twin = Twin::open(Screen::Phone, &started()).await;
    let first = slots(&twin.page).await;
    press(&twin.page, "#all-games").await;
    press(&twin.page, "[data-choice=\"grid\"]").await;
    press(&twin.page, "#start").await;
    make_a_move(&twin.page).await;
    let both = slots(&twin.page).await;
    assert!(first.iter().all(|slot| both.contains(slot)), "{first:?} is not in {both:?}");
    press(&twin.page, "#all-games").await;
    twin.page.wait_for(".shelf").await;
    assert_eq!(twin.page.count(".kept").await, 2);
    let old = first[0].0.strip_prefix(PATH).expect("the page's own").to_owned();
    press(&twin.page, &format!("{} .go-on", row(&old))).await;
    twin.page.wait_for(".match .board").await;
    twin.agree().await;
    twin.play(&twin.choice("end"), true).await;
    twin.page.close().await;
}

#[tokio::test]
async fn a_match_is_deleted_after_a_question_only() {
    let page = doorstep(Screen::Phone).await;
    shelve(&page, "match-a", &started(), 1, 1).await;
    shelve(&page, "match-a.b", &started(), 2, 2).await;
    shelve(&page, "match-b", &begun(0, "", ""), 1, 3).await;
    home(&page).await;
    let a = row("match-a");
    press(&page, &format!("{a} .more")).await;
    press(&page, &format!("{a} .delete")).await;
    for (lang, words) in [(Lang::En, "for good?"), (Lang::Fr, "pour de bon"), (Lang::Es, "para siempre")] {
        speak(&page, lang).await;
        page.wait_text(&format!("{a} .ways p"), words).await;
    }
    press(&page, &format!("{a} .keep")).await;
    page.wait_gone(&format!("{a} .keep")).await;
    assert!(get(&page, "match-a").await.is_some() && get(&page, "match-a.b").await.is_some());
    press(&page, &format!("{a} .delete")).await;
    page.wait_for(&format!("{a} .keep")).await;
    press(&page, &format!("{a} .delete")).await;
    page.wait_gone(&a).await;
    assert_eq!((get(&page, "match-a").await, get(&page, "match-a.b").await), (None, None));
    assert!(get(&page, "match-b").await.is_some());
    page.close().await;
}

#[tokio::test]
async fn only_finished_matches_make_room_the_oldest_first() {
    let (over, going) = (find(6, is_over), started());
    let page = doorstep(Screen::Phone).await;
    for n in 0..18_u64 {
        shelve(&page, &format!("match-going{n}"), &going, 1, n).await;
    }
    for (n, when) in [(0, 30), (1, 20), (2, 40)] {
        shelve(&page, &format!("match-over{n}"), &over, 1, when).await;
    }
    home(&page).await;
    let start_another = async || {
        press(&page, "[data-choice=\"grid\"]").await;
        press(&page, "#start").await;
        make_a_move(&page).await;
        press(&page, "#all-games").await;
        page.wait_for(".shelf").await;
    };
    start_another().await;
    let finished = async || {
        [
            get(&page, "match-over0").await.is_some(),
            get(&page, "match-over1").await.is_some(),
            get(&page, "match-over2").await.is_some(),
        ]
    };
    assert_eq!(finished().await, [false, false, true], "two had to go, the oldest");
    start_another().await;
    assert_eq!(finished().await, [false; 3]);
    start_another().await;
    let going = page.js("return Object.keys(localStorage).filter(k => k.includes('match-going')).length").await;
    assert_eq!(going, json!(18), "a match that is not over never goes by itself");
    assert_eq!(page.count(".kept").await, 21);
    page.close().await;
}

#[tokio::test]
async fn a_match_in_which_nothing_was_played_is_not_listed_and_not_lost_either() {
    let mut twin = Twin::open(Screen::Phone, &new_match(1, 50)).await;
    twin.reload().await;
    press(&twin.page, "#all-games").await;
    twin.page.wait_for(".games").await;
    assert_eq!(twin.page.count(".kept").await, 0);
    twin.page.forward().await;
    twin.page.wait_for(".match .board").await;
    twin.agree().await;
    // Another tab lists it from the first move on, though all of it was taken back.
    twin.page.goto_in_new_tab(&twin.page.site().url("")).await;
    twin.page.wait_for(".watching").await;
    press(&twin.page, "#all-games").await;
    twin.page.wait_for(".games").await;
    assert_eq!(twin.page.count(".kept").await, 0);
    twin.page.tab(0).await;
    twin.play(&twin.choice("go e8"), true).await;
    twin.undo().await;
    twin.page.tab(1).await;
    twin.page.wait_for("#continue").await;
    twin.page.close().await;
}

#[tokio::test]
async fn matches_in_which_nothing_was_played_go_when_the_next_begins_unless_they_are_new() {
    let page = doorstep(Screen::Phone).await;
    let unplayed = new_match(1, 50);
    let now = page.js("return Date.now()").await.as_u64().expect("a time");
    shelve(&page, "match-old", &unplayed, 1, 1).await;
    shelve(&page, "match-new", &unplayed, 1, now).await;
    shelve(&page, "match-played", &started(), 1, 1).await;
    home(&page).await;
    assert_eq!(page.count(".kept").await, 1);
    press(&page, "[data-play=\"grid\"]").await;
    page.wait_for(".match .board").await;
    assert_eq!(get(&page, "match-old").await, None);
    assert!(get(&page, "match-new").await.is_some(), "somebody may sit before it in another tab");
    assert!(get(&page, "match-played").await.is_some());
    page.close().await;
}

#[tokio::test]
async fn the_list_says_who_won_and_who_gave_up() {
    let page = doorstep(Screen::Phone).await;
    let mut given_up = started();
    given_up.resign(touchline::side::Side::Home).expect("it can be given up");
    let won = find(6, |t| is_over(t) && !matches!(t.turn(), Turn::Over(Outcome::Draw)));
    let drawn = find(6, |t| matches!(t.turn(), Turn::Over(Outcome::Draw)));
    let winner = if scene(&won, None).score.home > scene(&won, None).score.away { "Rovers" } else { "Albion" };
    for (name, table) in [("given-up", &given_up), ("won", &won), ("drawn", &drawn)] {
        shelve(&page, &format!("match-{name}"), table, 1, 1).await;
    }
    home(&page).await;
    let wanted = [
        (Lang::En, "Albion wins by resignation", format!("Full time, the winner is {winner}"), "Full time, a draw"),
        (Lang::Fr, "Victoire par abandon : Albion", format!("victoire : {winner}"), "match nul"),
        (Lang::Es, "Gana Albion por abandono", format!("gana {winner}"), "empate"),
    ];
    for (lang, by_resignation, by_goals, draw) in wanted {
        speak(&page, lang).await;
        let texts = |said: &str| said.replace(['\u{a0}', '\u{202f}'], " ");
        for (name, words) in [("given-up", by_resignation), ("won", by_goals.as_str()), ("drawn", draw)] {
            let when = texts(&page.text(&format!("{} .when", row(&format!("match-{name}")))).await);
            assert!(when.contains(words), "{name} in {}: {when}", lang.tag());
        }
    }
    page.close().await;
}

#[tokio::test]
async fn a_save_put_aside_by_an_earlier_page_is_listed() {
    let page = doorstep(Screen::Phone).await;
    keep(&page, Slot::Aside, "{\"v\":99}").await;
    home(&page).await;
    page.wait_text(".kept.broken p", "newer version").await;
    // One that can be opened by now is a match like the others.
    keep(&page, Slot::Aside, &started().save().to_string()).await;
    home(&page).await;
    page.wait_for("#continue").await;
    assert_eq!((page.count(".broken").await, kept(&page, Slot::Aside).await), (0, None));
    let save = kept(&page, Slot::Match).await.expect("a match");
    assert_eq!(open(&ROWS, &save).expect("it opens").save(), started().save());
    page.close().await;
}
