//! A match goes into the fragment of a link and comes out of it as it was.

#![allow(clippy::panic)]
use touchline::dice::Seed;
use touchline::game::Turn;
use touchline::games::ROWS;
use touchline::link::{fragment, record};
use touchline::scene::Gaze;
use touchline::session::Details;
use touchline::setup::Setup;
use touchline::side::BySide;
use touchline::table::{AnyTable, Row, open};
use touchline::words::Lang;

/// A match of any play at all, so many choices long unless it is over before.
fn played(row: &Row, seed: u64, choices: usize) -> AnyTable {
    let details = Details { date: "2026.11.29".to_owned(), ..Details::default() };
    let setup = Setup::preset((row.options)());
    let mut table = (row.start)(setup, Seed(seed), details).expect("the presets go together");
    for step in 0..choices {
        if matches!(table.turn(), Turn::Over(_)) {
            break;
        }
        let offered = table.scene(Gaze::default()).choices;
        let choice = &offered[(seed as usize + 7 * step) % offered.len()];
        table.play(table.revision(), &choice.plays).expect("what is offered can be played");
    }
    table
}

/// The match that a fragment carries.
fn opened(fragment: &str) -> AnyTable {
    let text = record(fragment).expect("it carries a match");
    open(&ROWS, &text).unwrap_or_else(|trouble| panic!("{trouble:?}:\n{text}"))
}

#[test]
fn a_match_comes_out_of_a_link_as_it_went_in() {
    for row in &ROWS {
        for (seed, choices) in [(1, 0), (2, 1), (3, 40), (4, 400)] {
            let table = played(row, seed, choices);
            let mut again = opened(&fragment(&table));
            assert_eq!(again.record(Lang::En), table.record(Lang::En), "{}", row.card.id);
            assert!(again.log() == table.log(), "{}: the same was told", row.card.id);
            // The dice to come are the same, too.
            let mut table = table;
            let next = table.scene(Gaze::default()).choices.pop();
            if let Some(next) = next.filter(|_| table.secret_from().is_none()) {
                for one in [&mut table, &mut again] {
                    one.play(one.revision(), &next.plays).expect("what is offered can be played");
                }
                assert!(again.log() == table.log(), "{}: the same dice come", row.card.id);
            }
        }
    }
}

#[test]
fn a_link_is_made_of_signs_that_survive_any_message() {
    for row in &ROWS {
        let link = fragment(&played(row, 3, 300));
        let is_unreserved = |c: char| c.is_ascii_alphanumeric() || "-._~%=".contains(c);
        assert!(link.chars().all(is_unreserved), "{link}");
        assert!(link.ends_with(|c: char| c.is_ascii_alphanumeric()), "{link}");
        assert_eq!(record(&format!("#{link}")), record(&link));
    }
}

#[test]
fn a_whole_match_of_any_play_fits_in_a_link() {
    for row in &ROWS {
        let link = fragment(&played(row, 5, 400));
        assert!(link.len() < 8_000, "{}: {} characters", row.card.id, link.len());
    }
}

#[test]
fn names_survive_a_link() {
    for name in ["The \"Reds\" ~_~", "100% [A] #1", "back\\slash", "Ñandú ½ 🦊", "{b}; c\nd"] {
        let names = BySide { home: name.to_owned(), away: "Albion".to_owned() };
        let setup = Setup::preset((ROWS[0].options)());
        let table = (ROWS[0].start)(setup, Seed(7), Details { names: names.clone(), ..Details::default() });
        assert_eq!(opened(&fragment(&table.expect("the presets go together"))).details().names, names);
    }
}

#[test]
fn a_fragment_without_a_match_is_none() {
    for other in ["", "#", "#rules", "#match", "#mismatch=1"] {
        assert_eq!(record(other), None);
    }
}

#[test]
fn a_damaged_fragment_is_refused() {
    let whole = fragment(&played(&ROWS[0], 3, 40));
    let bad_bytes = whole.replace("%5B", "%FF%5B");
    let bad_digits = whole.replacen("%5B", "%5", 1);
    let too_long = format!("{whole}{}", "~end".repeat(20_000));
    for damaged in ["match=", "match=%", "match=%C3", &whole[..20], &bad_bytes, &bad_digits, &too_long] {
        let text = record(damaged).expect("it says that it carries a match");
        assert!(open(&ROWS, &text).is_err(), "{damaged}");
    }
    assert_eq!(record(&too_long).as_deref(), Some(""), "it is not even looked at");
}
