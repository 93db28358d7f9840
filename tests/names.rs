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
    assert_eq!(again("A {b} c", "Albion"), BySide { home: "A (b) c".to_owned(), away: "Albion".to_owned() });
}
