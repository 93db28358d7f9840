//! Bad saves and records: a sentence that says what is wrong, nothing lost, and the page goes on.

use browser::{Page, Screen};
use touchline::games::ROWS;
use touchline::show::Choice;
use touchline::table::{AnyTable, open};
use touchline::words::Lang;

use crate::look::scene;
use crate::players::{find, is_over, new_match, play};
use crate::twin::{Slot, Twin, choice_in, doorstep, keep, kept, paste, press, speak, unfold_opener};

/// A match with a few choices played.
fn started() -> AnyTable {
    let mut table = new_match(3, 50);
    play(&mut table, &["go e8", "end", "end"]);
    table
}

/// What is wrong with a text, as a sentence.
fn wrong_with(text: &str, lang: Lang) -> String {
    let trouble = open(&ROWS, text).err().unwrap_or_else(|| panic!("this opens:\n{text}"));
    trouble.said().into_iter().nth(lang as usize).expect("every language")
}

/// The text of an element as it stands in the document.
async fn words(page: &Page, css: &str) -> String {
    page.wait_for(css).await;
    let text = page.js(&format!("return document.querySelector('{css}').textContent")).await;
    text.as_str().expect("a text").to_owned()
}

fn is_a_sentence(text: &str) {
    let holes = ["{", "}", "  ", " .", " ,", "undefined", "null"];
    assert!(holes.iter().all(|hole| !text.contains(hole)), "{text:?}");
}

/// The page opened with this text kept as the match.
async fn open_broken(page: &Page, text: &str, lang: Lang) {
    page.js("localStorage.clear()").await;
    keep(page, Slot::Match, text).await;
    keep(page, Slot::Lang, lang.tag()).await;
    page.goto(&page.site().url("")).await;
}

const KEPT: [(Lang, &str, &str); 3] = [
    (Lang::En, "The saved match cannot be opened.", "It is kept as it is."),
    (Lang::Fr, "La partie enregistrée ne peut pas être ouverte.", "Elle est conservée telle quelle."),
    (Lang::Es, "No se puede abrir el partido guardado.", "Se conserva tal cual."),
];

/// A kept text that cannot be opened is told in every language, and stays until it is deleted.
async fn is_told_and_kept(text: &str) {
    let page = doorstep(Screen::Phone).await;
    for (lang, what, stays) in KEPT {
        open_broken(&page, text, lang).await;
        let told = words(&page, ".kept.broken p").await;
        let why = wrong_with(text, lang);
        assert!([what, why.as_str(), stays].iter().all(|part| told.contains(part)), "{told:?} lacks {why:?}");
        is_a_sentence(&told);
        assert_eq!(kept(&page, Slot::Match).await.as_deref(), Some(text), "nothing is lost");
        page.js("navigator.clipboard.writeText = text => { window.copied = text; return Promise.resolve() }").await;
        press(&page, ".broken .copy").await;
        page.wait_until("window.copied !== undefined").await;
        assert_eq!(page.js("return window.copied").await, text);

        press(&page, "[data-choice=\"grid\"]").await;
        press(&page, "#start").await;
        page.wait_for(".match .board").await;
        assert_eq!(kept(&page, Slot::Earlier).await.as_deref(), Some(text), "nothing is lost");
    }
    speak(&page, Lang::En).await;
    let mut twin = Twin::of(page).await;
    twin.play(&twin.choice("go e8"), true).await;
    twin.reload().await;
    press(&twin.page, "#all-games").await;
    twin.page.wait_for("#continue").await;
    assert_eq!(kept(&twin.page, Slot::Earlier).await.as_deref(), Some(text), "nothing is lost");
    press(&twin.page, ".broken .delete").await;
    press(&twin.page, ".broken .delete").await;
    twin.page.wait_gone(".broken").await;
    assert_eq!(kept(&twin.page, Slot::Earlier).await, None);
    press(&twin.page, "#continue").await;
    twin.page.wait_for(".match .board").await;
    twin.agree().await;
    twin.page.close().await;
}

#[tokio::test]
async fn an_edited_save_is_told_and_kept() {
    let save = started().save().to_string();
    is_told_and_kept(&save.replace("[\"end\"]", "[\"shoot tl\"]")).await;
}

#[tokio::test]
async fn a_save_of_a_newer_version_is_told_and_kept() {
    let save = started().save().to_string();
    is_told_and_kept(&save.replace("\"v\":1", "\"v\":99")).await;
}

#[tokio::test]
async fn a_truncated_save_is_told_and_kept() {
    let save = started().save().to_string();
    is_told_and_kept(&save[..save.len() / 2]).await;
}

#[tokio::test]
async fn a_reason_that_names_squares_and_footballers_names_them() {
    let save = started().save().to_string();
    let through_e1 = save.replace("move e8", "move e1");
    let another_man = save.replacen("[\"end\"]", "[\"select 2\"]", 1);
    for (edited, named) in [(through_e1, "e9 and e1"), (another_man, "Striker 7")] {
        let why = wrong_with(&edited, Lang::En);
        assert!(why.contains(named), "{why}");
        is_told_and_kept(&edited).await;
    }
}

/// A text pasted beside a match in play is told in every language, and the match stays.
async fn is_refused(texts: &[String]) {
    let mut twin = Twin::open(Screen::Phone, &started()).await;
    press(&twin.page, "#all-games").await;
    unfold_opener(&twin.page).await;
    for text in texts {
        for lang in Lang::ALL {
            speak(&twin.page, lang).await;
            paste(&twin.page, "#pasted", text).await;
            press(&twin.page, "#open").await;
            let told = words(&twin.page, ".notice p").await;
            assert_eq!(told, wrong_with(text, lang));
            is_a_sentence(&told);
            assert!(twin.page.count(".match").await == 0, "the match stays where it was");
            press(&twin.page, ".notice button").await;
            twin.page.wait_gone(".notice").await;
        }
    }
    let save = kept(&twin.page, Slot::Match).await.expect("a match is kept");
    assert_eq!(serde_json::from_str::<serde_json::Value>(&save).expect("JSON"), twin.table.save());
    speak(&twin.page, Lang::En).await;
    press(&twin.page, "#continue").await;
    twin.page.wait_for(".match .board").await;
    twin.play(&a_run(&twin.table), true).await;
    twin.page.close().await;
}

#[tokio::test]
async fn a_pasted_record_that_is_damaged_is_told_and_the_match_stays() {
    let whole = find(10, is_over).record(Lang::En);
    let body = whole.find("\n\n").expect("a body");
    let cut_short = whole[..body + (whole.len() - body) / 2].rsplit_once(';').expect("actions").0.to_owned();
    let cut_short = cut_short.rsplit_once('}').map_or(cut_short.clone(), |(whole, _)| format!("{whole}}}"));
    let open_comment = format!("{whole} {{");
    let headless = whole[body..].to_owned();
    is_refused(&[cut_short, open_comment, headless, "Hello!".to_owned(), String::new()]).await;
}

#[tokio::test]
async fn a_pasted_record_against_the_rules_is_told_and_the_match_stays() {
    let record = started().record(Lang::En);
    let illegal = record.replace("move e8", "move e1");
    let unknown = record.replace("move e8", "fly e8");
    let off_board = record.replace("move e8", "move e99");
    is_refused(&[illegal, unknown, off_board]).await;
}

#[tokio::test]
async fn a_pasted_save_that_is_damaged_is_told_and_the_match_stays() {
    let save = started().save().to_string();
    is_refused(&[
        save[..save.len() / 2].to_owned(),
        save.replace("\"v\":1", "\"v\":99"),
        save.replace("\"grid\"", "\"croquet\""),
        save.replace("[\"end\"]", "[\"shoot tl\"]"),
    ])
    .await;
}

#[tokio::test]
async fn a_pasted_record_or_save_that_is_whole_goes_on() {
    let mut twin = Twin::open(Screen::Phone, &new_match(1, 50)).await;
    let other = started();
    for text in [other.record(Lang::Fr), other.save().to_string()] {
        twin.sit_down(&new_match(1, 50)).await;
        press(&twin.page, "#all-games").await;
        unfold_opener(&twin.page).await;
        paste(&twin.page, "#pasted", &text).await;
        press(&twin.page, "#open").await;
        twin.page.wait_for(".match .board").await;
        twin.table = open(&ROWS, &text).expect("it opens");
        twin.caught_up().await;
        twin.play(&a_run(&twin.table), true).await;
    }
    twin.page.wait_for(&choice_in(".buttons", "end")).await;
    twin.page.close().await;
}

fn a_run(table: &AnyTable) -> Choice<String> {
    scene(table, None).of_verb("run").find(|c| !c.is_final).expect("a free run").clone()
}
