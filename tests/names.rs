//! The sides' names come out of a record as they went in.

#![allow(clippy::panic)]
use touchline::dice::Seed;
use touchline::games::ROWS;
use touchline::session::Details;
use touchline::setup::Setup;
use touchline::side::BySide;
use touchline::table::{AnyTable, open};
use touchline::words::Lang;

fn named(home: &str, away: &str) -> AnyTable {
    let names = BySide { home: home.to_owned(), away: away.to_owned() };
    let details = Details { names, date: "2026.11.29".to_owned(), ..Details::default() };
    (ROWS[0].start)(Setup::preset((ROWS[0].options)()), Seed(7), details).expect("the presets go together")
}

fn again(home: &str, away: &str) -> BySide<String> {
    let record = named(home, away).record(Lang::En);
    open(&ROWS, &record).unwrap_or_else(|trouble| panic!("{trouble:?}:\n{record}")).details().names.clone()
}

#[test]
fn names_with_quotation_marks_brackets_and_backslashes_survive_a_record() {
    for name in ["The \"Reds\"", "[A] B\"] C", "back\\slash", "\\", "\"", "\\\"", "a\\\\\"b", "Ñandú ½ 🦊"] {
        assert_eq!(again(name, "Albion").home, name);
        assert_eq!(again("Rovers", name).away, name);
    }
}

#[test]
fn braces_in_a_name_open_no_comment() {
    for name in ["A {b} c", "{", "}", "\"{\"", "\\{\"}"] {
        assert_eq!(again(name, "}{"), BySide { home: name.to_owned(), away: "}{".to_owned() });
    }
}

#[test]
fn whatever_a_name_is_made_of_survives_a_record() {
    let letters = ['"', '\\', '{', '}', '[', ']', ';', '.', '1', 'n', ' ', '\n', '\r', '\t', '’', 'é'];
    let mut draw = 7_u32;
    let mut drawn = || {
        let mut name = String::new();
        while name.len() < 12 {
            draw = draw.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            name.push(letters[(draw >> 16) as usize % letters.len()]);
        }
        name
    };
    for _ in 0..500 {
        let names = BySide { home: drawn(), away: drawn() };
        assert_eq!(again(&names.home, &names.away), names);
    }
}

#[test]
fn a_comment_after_a_header_is_left_out_and_one_that_is_not_closed_is_refused() {
    let record = named("A", "B").record(Lang::En);
    let commented = record.replace("[Away \"B\"]", "[Away \"B\"] {the \"Bees\"}");
    assert_eq!(open(&ROWS, &commented).expect("a record").details().names.away, "B");
    assert!(open(&ROWS, &(record + "{")).is_err());
}
