//! Bad input: every save or record that cannot be opened is answered by a sentence with a stable code (CO-5, GS-64).
use touchline::dice::Seed;
use touchline::games::ROWS;
use touchline::session::Details;
use touchline::setup::Setup;
use touchline::table::{AnyTable, open};
use touchline::words::{Lang, Names};

/// A match of Grid Soccer with two turns played.
fn started() -> AnyTable {
    let row = ROWS.iter().find(|r| r.card.id == "grid").expect("Grid Soccer is in the registry");
    let mut table =
        (row.start)(Setup::preset((row.options)()), Seed(3), Details::default()).expect("the presets go together");
    for play in ["go e8", "end", "end"] {
        assert_eq!(table.play(table.revision(), &[play.to_string()]), Ok(true));
    }
    table
}

/// What is wrong with a text, as the code of the trouble and of the reason beneath it.
fn trouble(text: &str) -> (&'static str, Option<&'static str>) {
    match open(&ROWS, text) {
        Ok(_) => ("opened", None),
        Err(trouble) => {
            for lang in Lang::ALL {
                assert!(!trouble.what.text(lang, started().as_ref() as &dyn Names).contains(['{', '}']));
            }
            (trouble.what.code(), trouble.because.map(|why| why.code))
        }
    }
}

#[test]
fn an_untouched_save_or_record_opens() {
    assert_eq!(trouble(&started().save().to_string()), ("opened", None));
    assert_eq!(trouble(&started().record(Lang::Fr)), ("opened", None));
}

#[test]
fn a_damaged_save_is_told_apart_from_an_illegal_one() {
    let save = started().save().to_string();
    assert_eq!(trouble(&save[..save.len() / 2]), ("unreadable", None));
    assert_eq!(trouble("{}"), ("unreadable", None));
    assert_eq!(trouble(&save.replace("\"v\":1", "\"v\":99")), ("newer-version", None));
    assert_eq!(trouble(&save.replace("\"v\":1", "\"v\":-1")), ("unreadable", None));
    assert_eq!(trouble(&save.replace("\"grid\"", "\"chess 960\"")), ("unknown-game", None));
    assert_eq!(trouble(&save.replace(&Seed(3).text(), "3")), ("bad-seed", None));
    assert_eq!(
        trouble(&save.replace("\"options\":{}", "\"options\":{\"turns\":-5}")),
        ("bad-options", Some("bad-option"))
    );
    assert_eq!(
        trouble(&save.replace("\"options\":{}", "\"options\":{\"x\":1}")),
        ("bad-options", Some("unknown-option"))
    );
    assert_eq!(trouble(&save.replace("[\"end\"]", "[\"shoot tl\"]")), ("illegal-action", Some("kick-off")));
    assert_eq!(trouble(&save.replace("[\"end\"]", "[\"fly\"]")), ("bad-action", Some("unknown-verb")));
    assert_eq!(trouble(&save.replace("[\"end\"]", "[]")), ("unreadable", None));
    assert_eq!(trouble(&save.replace("\"at\":3", "\"at\":4")), ("unreadable", None));
}

#[test]
fn a_damaged_record_is_told_apart_from_an_illegal_one() {
    let record = started().record(Lang::En);
    assert_eq!(trouble(""), ("unreadable", None));
    assert_eq!(trouble("1. e4 e5"), ("unreadable", None));
    assert_eq!(trouble(&record.replace("[Game \"grid\"]\n", "")), ("unreadable", None));
    assert_eq!(trouble(&record.replace("\"]\n[Away", "\n[Away")), ("unreadable", None));
    assert_eq!(trouble(&record.replace("go", "wander")), ("opened", None), "`go` is recorded as its path");
    assert_eq!(trouble(&record.replace("move e8", "move e1")), ("illegal-action", Some("not-adjacent")));
    assert_eq!(trouble(&record.replace("move e8", "move e99")), ("bad-action", Some("bad-action")));
    assert_eq!(trouble(&record.replace("[Result \"*\"]", "[Result \"2-1\"]")), ("cut-short", None));
    assert_eq!(trouble(&(record + "{an open comment")), ("unreadable", None));
}

#[test]
fn the_reader_is_tolerant_of_spacing_and_comments() {
    let loose = "[Game \"grid\"]\n [Seed   \"0000000000000003\"]\n[Annotator \"nobody\"]\n\n1.   move   e8 {back} ;end\n\n2.end;; ";
    let table = open(&ROWS, loose);
    assert_eq!(table.map(|t| t.revision()).map_err(|t| (t.what.code(), t.because.map(|b| b.code))), Ok(3));
}
