//! Matches leave the page as texts and files, and come back beside the others.

use browser::{Screen, Whim};
use serde_json::{Value, json};
use touchline::save::{dated, dated_at};

use crate::kept::{begun, home, row, shelve, started, watch_exports};
use crate::players::new_match;
use crate::twin::{Twin, doorstep, paste, press, slots, unfold_opener};

#[tokio::test]
async fn matches_leave_the_page_as_texts_and_files_and_come_back_beside_the_others() {
    let page = doorstep(Screen::Phone).await;
    let (one, two) = (started(), begun(3, "Wanderers", "United"));
    shelve(&page, "match-a", &one, 1, 1).await;
    shelve(&page, "match-b", &two, 1, 2).await;
    home(&page).await;
    watch_exports(&page).await;
    let a = row("match-a");
    press(&page, &format!("{a} .more")).await;
    press(&page, &format!("{a} .copy")).await;
    page.wait_until("window.copied !== undefined").await;
    assert_eq!(page.js("return window.copied").await, json!(dated(&one.save().to_string(), 1)));
    press(&page, &format!("{a} .save")).await;
    page.wait_until("window.file === 'touchline-grid-match-a.json' && window.saved === window.copied").await;
    press(&page, "#save-all").await;
    page.wait_until("window.file === 'touchline-matches.json' && window.saved.startsWith('[')").await;
    let all = page.js("return window.saved").await.as_str().expect("a text").to_owned();
    let mut saves: Vec<Value> = serde_json::from_str(&all).expect("a list of saves");
    assert_eq!(saves.iter().map(dated_at).collect::<Vec<_>>(), [Some(2), Some(1)]);
    saves.iter_mut().filter_map(Value::as_object_mut).for_each(|save| drop(save.remove("when")));
    assert_eq!(saves, [two.save(), one.save()]);

    let before = slots(&page).await;
    let spoilt = all.replacen("[{", "[7, {", 1);
    unfold_opener(&page).await;
    paste(&page, "#pasted", &spoilt).await;
    press(&page, "#open").await;
    page.wait_text(".notice p", "2 matches were added. Not readable: 1.").await;
    page.wait_until("document.querySelectorAll('.kept').length === 4").await;
    let after = slots(&page).await;
    assert!(after.len() == 4 && before.iter().all(|slot| after.contains(slot)), "{after:?}");
    page.close().await;
}

#[tokio::test]
async fn a_file_is_opened_like_what_is_pasted() {
    let page = doorstep(Screen::Phone).await;
    home(&page).await;
    unfold_opener(&page).await;
    let table = started();
    let choose = |text: &str| {
        format!(
            "const files = new DataTransfer(); files.items.add(new File([{}], 'match.json'));\
             const field = document.querySelector('#file'); field.files = files.files;\
             field.dispatchEvent(new Event('change', {{bubbles: true}}))",
            json!(text)
        )
    };
    page.js(&choose("no match")).await;
    page.wait_for(".notice").await;
    page.js(&choose(&table.save().to_string())).await;
    let twin = Twin::of(page).await;
    assert_eq!(twin.table.save(), table.save());
    twin.page.close().await;
}

#[tokio::test]
async fn matches_come_back_with_the_day_on_which_they_were_played() {
    let page = doorstep(Screen::Phone).await;
    home(&page).await;
    let [day, noon] = [[2024, 2, 5, 9], [2023, 6, 7, 12]]
        .map(|[year, month, day, hour]| format!("return new Date({year}, {month}, {day}, {hour}).getTime()"));
    let (day, noon) = (page.js(&day).await.as_u64().expect("a time"), page.js(&noon).await.as_u64().expect("a time"));
    let new: Value = serde_json::from_str(&dated(&started().save().to_string(), day)).expect("a save");
    // One that was exported before exports told it began on a day; one of the future was never played.
    let (mut old, mut late) = (started().save(), started().save());
    old["date"] = json!("2023.07.07");
    late["when"] = json!(u64::MAX);
    unfold_opener(&page).await;
    paste(&page, "#pasted", &json!([new, old, late]).to_string()).await;
    press(&page, "#open").await;
    page.wait_text(".notice p", "3 matches were added.").await;
    assert!(!page.text(".notice p").await.contains("readable"), "everything was");
    let whens = "return Object.keys(localStorage).map(key => localStorage.getItem(key)) \
        .map(text => text.match(/^touchline-1 \\w+ \\d+ (\\d+) /)).filter(Boolean).map(found => +found[1]).sort()";
    let whens: Vec<u64> = serde_json::from_value(page.js(whens).await).expect("times");
    assert_eq!(whens[..2], [noon, day]);
    let now = page.js("return Date.now()").await.as_u64().expect("a time");
    assert!(whens[2] <= now && whens[2] > now - 600_000, "{whens:?}");
    page.close().await;
}

#[tokio::test]
async fn of_a_list_whose_games_cannot_all_be_fetched_the_others_are_added() {
    let page = doorstep(Screen::Phone).await;
    home(&page).await;
    page.site().indulge("split_chess", Whim::Refuse);
    let list = json!([begun(3, "A", "B").save(), started().save(), 7, begun(3, "C", "D").save()]);
    unfold_opener(&page).await;
    paste(&page, "#pasted", &list.to_string()).await;
    press(&page, "#open").await;
    let told = "1 match was added. Not readable: 1. Not added, since the game could not be loaded: 2.";
    page.wait_text(".notice p", told).await;
    page.wait_until("document.querySelectorAll('.kept').length === 1").await;
    assert_eq!(page.text(".fetching").await, "");

    page.site().indulge("split_chess", Whim::Answer);
    press(&page, "#open").await;
    page.wait_text(".notice p", "3 matches were added. Not readable: 1.").await;
    page.wait_until("document.querySelectorAll('.kept').length === 4").await;
    page.forgive().await;
    page.close().await;
}

#[tokio::test]
async fn of_a_list_only_what_was_played_is_added() {
    let page = doorstep(Screen::Phone).await;
    home(&page).await;
    unfold_opener(&page).await;
    let list = Value::Array(vec![started().save(), new_match(1, 50).save(), json!(7)]);
    paste(&page, "#pasted", &list.to_string()).await;
    press(&page, "#open").await;
    page.wait_text(".notice p", "1 match was added. Not readable: 1.").await;
    page.wait_until("document.querySelectorAll('.kept').length === 1").await;
    page.close().await;
}
