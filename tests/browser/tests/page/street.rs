//! Street Fives on screen: placed by tap, by drag and from a kept line-up, its die thrown, its flights drawn, and played
//! to full time by touch and by keys.

use browser::{Page, Screen};
use serde_json::json;
use touchline::cell::Cell;
use touchline::dice::Seed;
use touchline::games::ROWS;
use touchline::session::Details;
use touchline::setup::Setup;
use touchline::show::{Aim, Choice, Place};
use touchline::side::{BySide, Side};
use touchline::table::AnyTable;
use touchline::words::Lang;

use crate::keyboard_match::{play, tab_to, walk_to};
use crate::look::{chooser, look, plays, scene};
use crate::players::{Draws, is_over};
use crate::twin::{FUMBLE, Twin, choice_in, paste, press, square};

/// A match of so many minutes, with nobody placed.
fn new_match(seed: u64, minutes: u8) -> AnyTable {
    let row = ROWS.iter().find(|row| row.card.id == "street").expect("the game is on the shelf");
    let mut setup = Setup::preset((row.options)());
    setup.choose("minutes", &minutes.to_string()).expect("a match may be so long");
    setup.choose("extra_time", "false").expect("it may end level");
    let names = BySide { home: "Rovers".to_owned(), away: "Albion".to_owned() };
    (row.start)(setup, Seed(seed), Details { names, ..Details::default() }).expect("the options go together")
}

/// File and rank of a cell, the ring's left file being 0.
fn place(table: &AnyTable, cell: Cell) -> (i32, i32) {
    let name = touchline::words::Names::cell(table.as_ref(), cell);
    let (file, rank) = name.split_at(1);
    let file = if file == "z" { 0 } else { i32::from(file.as_bytes()[0] - b'a') + 1 };
    (file, rank.parse().expect("a rank"))
}

fn aim(choice: &Choice<String>) -> Option<Cell> {
    match choice.aim {
        Aim::Cell(at) => Some(at),
        Aim::Nothing | Aim::Face(..) | Aim::Card(_) | Aim::For(..) => None,
    }
}

fn scores(choice: &Choice<String>) -> bool {
    choice.plays.last().is_some_and(|action| action == "kick goal")
}

/// What the side to choose does next, and whom it must point at for it. They place anyhow, shoot whenever they can, kick
/// forwards, or walk to the ball.
fn pick(table: &AnyTable, draws: &mut Draws) -> Option<(Option<Cell>, Choice<String>)> {
    let side = chooser(table)?;
    let now = scene(table, None);
    let placements: Vec<_> =
        now.choices.iter().filter(|c| ["place", "place-ball"].contains(&c.verb.code)).cloned().collect();
    if let Some(choice) = draws.one_of(&placements) {
        return Some((None, choice));
    }
    let forward = |cell: Cell| {
        let (file, rank) = place(table, cell);
        let rank = if side == Side::Home { rank } else { 11 - rank };
        10 * rank - (2 * file - 7).abs()
    };
    let ball = now.ball.expect("the ball is placed").cell;
    let to_ball = |cell: Cell| {
        let ((af, ar), (bf, br)) = (place(table, cell), place(table, ball));
        (af - bf).abs() + (ar - br).abs()
    };
    let mine: Vec<Cell> = now.tokens.iter().filter(|t| t.side == side).map(|t| t.cell).collect();
    let all: Vec<_> = mine
        .iter()
        .flat_map(|&at| scene(table, Some(at)).choices.into_iter().map(move |c| (at, c)))
        .filter_map(|(at, c)| aim(&c).map(|to| (at, to, c)))
        .collect();
    let of = |code: &'static str| all.iter().filter(move |(.., c)| c.verb.code == code);
    let best = of("kick").max_by_key(|(_, to, c)| (scores(c), forward(*to)));
    let best = best.filter(|(_, to, c)| scores(c) || forward(*to) > forward(ball));
    let walk = || of("walk").min_by_key(|(_, to, _)| to_ball(*to));
    let found = best.or_else(walk).map(|(at, _, c)| (Some(*at), c.clone()));
    let skip = || now.in_place(Place::Button).next().map(|c| (None, c.clone()));
    Some(found.or_else(skip).expect("a side that is to choose has a choice"))
}

/// The first moment that is wanted in the matches of the two, with whom to point at and what to choose.
fn find(wanted: impl Fn(&AnyTable, &Choice<String>) -> bool) -> (AnyTable, Cell, Choice<String>) {
    for seed in 0..400 {
        let (mut table, mut draws) = (new_match(seed, 15), Draws::new(seed));
        while let Some((_, next)) = pick(&table, &mut draws) {
            let side = chooser(&table).expect("somebody chooses");
            let mine = scene(&table, None).tokens.into_iter().filter(|t| t.side == side).map(|t| t.cell);
            let all = mine.flat_map(|at| scene(&table, Some(at)).choices.into_iter().map(move |c| (at, c)));
            if let Some((at, choice)) = all.into_iter().find(|(_, c)| wanted(&table, c)) {
                return (table, at, choice);
            }
            table.play(table.revision(), &next.plays).expect("what is offered can be played");
        }
    }
    panic!("no match of the two comes to what is wanted");
}

/// The straight pieces of a flight, cut at bends and relays.
fn pieces(table: &AnyTable, choice: &Choice<String>) -> usize {
    let ball = scene(table, None).ball.expect("a ball").cell;
    let after = choice.path.cells().iter().position(|&c| c == ball).map_or(0, |met| met + 1);
    let flight: Vec<Cell> = [ball].into_iter().chain(choice.path.cells()[after..].iter().copied()).collect();
    let relays = table.relays(&choice.plays);
    let steps = flight.windows(2).map(|w| {
        let ((af, ar), (bf, br)) = (place(table, w[0]), place(table, w[1]));
        (w[0], (bf - af, br - ar))
    });
    let steps: Vec<_> = steps.collect();
    1 + steps.windows(2).filter(|w| w[0].1 != w[1].1 || relays.contains(&w[1].0)).count()
}

/// The face of the cube that is turned to the player, by its pips.
async fn face(page: &Page) -> u64 {
    let script = "const turn = e => new DOMMatrix(getComputedStyle(e).transform); \
        const cube = turn(document.querySelector('.cube')); \
        const front = [...document.querySelectorAll('.side')].filter(s => cube.multiply(turn(s)).m33 > 0.99); \
        return front.length === 1 ? front[0].querySelectorAll('.pip').length : 0";
    page.js(script).await.as_u64().expect("a number of pips")
}

/// Waits until the cube shows the number of the turn.
async fn shows_the_die(twin: &Twin) {
    let thrown = scene(&twin.table, None).thrown;
    match thrown {
        Some(thrown) => {
            twin.page.wait_for(&format!(".thrown.face-{}", thrown.face)).await;
            assert_eq!(face(&twin.page).await, u64::from(thrown.face), "{thrown:?}");
        }
        None => assert_eq!(twin.page.count(".thrown").await, 0),
    }
}

#[tokio::test]
async fn a_match_is_placed_and_played_to_full_time_by_touch() {
    // SF-4, SF-7, SF-9, SF-10, SF-18, SF-21
    let mut twin = Twin::open(Screen::Phone, &new_match(2, 6)).await;
    let mut draws = Draws::new(5);
    let (mut done, mut kicks) = (Vec::new(), 0);
    while let Some((man, choice)) = pick(&twin.table, &mut draws) {
        shows_the_die(&twin).await;
        if let Some(man) = man {
            twin.point_at(man).await;
        }
        kicks += u32::from(choice.verb.code == "kick");
        done.push(choice.verb.code);
        twin.play(&choice, kicks % 2 == 0).await;
    }
    assert!(is_over(&twin.table));
    for verb in ["place", "place-ball", "walk", "kick"] {
        assert!(done.contains(&verb), "nobody chose to {verb}: {done:?}");
    }
    twin.page.wait_for(".full-time").await;
    twin.page.close().await;
}

#[tokio::test]
async fn a_match_is_placed_and_played_to_full_time_by_keys() {
    // SF-4, SF-7, SF-9, SF-10, SF-18, SF-21
    let mut twin = Twin::open(Screen::Desktop, &new_match(3, 5)).await;
    tab_to(&twin.page, ".holder .cell").await;
    let mut draws = Draws::new(8);
    while let Some((man, choice)) = pick(&twin.table, &mut draws) {
        if let Some(man) = man {
            walk_to(&twin.page, &touchline::words::Names::cell(twin.table.as_ref(), man)).await;
            twin.page.press("Enter").await;
        }
        play(&mut twin, &choice).await;
    }
    assert!(is_over(&twin.table));
    tab_to(&twin.page, "#rematch").await;
    twin.page.close().await;
}

#[tokio::test]
async fn who_waits_beside_the_pitch_is_dragged_to_his_place() {
    // SF-5: the keeper goes on the goal line, and nobody else.
    for screen in [Screen::Phone, Screen::Desktop] {
        let mut twin = Twin::open(screen, &new_match(1, 15)).await;
        twin.play(&twin.choice("place d1"), true).await;
        let drag = async |from: &str, to: &str| {
            twin.settle().await;
            let (from, to) = (square(from), square(to));
            if screen.touch() { twin.page.drag(&from, &to).await } else { twin.page.drag_by_mouse(&from, &to).await }
        };
        drag("z6", "b7").await;
        twin.follow(&["place b7".to_owned()]).await;
        let drag = async |twin: &Twin, from: &str, to: &str| {
            twin.settle().await;
            let (from, to) = (square(from), square(to));
            if screen.touch() { twin.page.drag(&from, &to).await } else { twin.page.drag_by_mouse(&from, &to).await }
        };
        drag(&twin, "z6", "c10").await;
        drag(&twin, "z7", "d7").await;
        drag(&twin, "b7", "b8").await;
        tokio::time::sleep(FUMBLE).await;
        twin.caught_up().await;
        drag(&twin, "z7", "c10").await;
        if screen.touch() {
            press(&twin.page, "#confirm").await;
        }
        twin.follow(&["place c10".to_owned()]).await;
        assert_eq!(scene(&twin.table, None).tokens.iter().filter(|t| t.shirt == 1).count(), 2, "both keepers stand");
        twin.page.close().await;
    }
}

/// Takes in a batch that the page has placed by itself.
async fn placed_by_itself(twin: &mut Twin, actions: &[&str]) {
    let actions: Vec<String> = actions.iter().map(ToString::to_string).collect();
    twin.follow(&actions).await;
}

async fn tap(twin: &mut Twin, action: &str) {
    twin.play(&twin.choice(action), true).await;
}

#[tokio::test]
async fn a_line_up_is_kept_placed_again_at_either_end_and_deleted() {
    // SF-6
    let mut twin = Twin::open(Screen::Phone, &new_match(1, 15)).await;
    for action in ["place d1", "place b7", "place c10", "place c2", "place a4"] {
        tap(&mut twin, action).await;
    }
    press(&twin.page, "#open-line-ups").await;
    press(&twin.page, "#line-up-name").await;
    twin.page.type_text("Catenaccio").await;
    press(&twin.page, "#line-ups [data-side=\"home\"]").await;
    twin.page.wait_for("#line-ups .place").await;
    press(&twin.page, "#line-ups [data-side=\"away\"]").await;
    twin.page.wait_until("document.querySelectorAll('#line-ups .place').length === 2").await;
    assert_eq!(twin.page.texts("#line-ups .place").await, ["Line-up 1", "Catenaccio"]);
    press(&twin.page, "#close-line-ups").await;
    twin.page.wait_gone("#line-ups[open]").await;

    // Loaded again, in another match: Away's end shows it mirrored, and it goes on by itself when it is Away's turn.
    twin.sit_down(&new_match(4, 15)).await;
    assert_eq!(twin.page.texts(".line-up").await, ["Line-up 1", "Catenaccio"]);
    tap(&mut twin, "place c1").await;
    twin.settle().await;
    press(&twin.page, ".line-up:nth-of-type(3)").await;
    twin.follow(&["place d10".to_owned(), "place c9".to_owned()]).await;
    tap(&mut twin, "place e3").await;
    twin.light("place").await;
    let last = twin.choice("place f7");
    let ways = twin.reach(&last).await;
    press(&twin.page, &ways[0]).await;
    assert_eq!(twin.table.play(twin.table.revision(), &last.plays), Ok(true));
    placed_by_itself(&mut twin, &["place a7"]).await;

    // Nobody of it is left: it is refused in a sentence. (The page takes a quicker tap for a fumble.)
    tokio::time::sleep(FUMBLE).await;
    press(&twin.page, ".line-up:nth-of-type(3)").await;
    twin.page.wait_text(".notice p", "in place already").await;
    twin.caught_up().await;

    press(&twin.page, "#open-line-ups").await;
    press(&twin.page, "#line-ups li:first-child .delete").await;
    twin.page.wait_until("document.querySelectorAll('#line-ups .place').length === 1").await;
    press(&twin.page, "#close-line-ups").await;
    twin.reload().await;
    assert_eq!(twin.page.texts(".line-up").await, ["Catenaccio"]);
    twin.page.close().await;
}

#[tokio::test]
async fn a_line_up_of_fewer_than_five_ends_without_a_word() {
    // SF-6
    let mut twin = Twin::open(Screen::Phone, &new_match(1, 15)).await;
    for action in ["place d1", "place b7", "place c10"] {
        tap(&mut twin, action).await;
    }
    press(&twin.page, "#open-line-ups").await;
    press(&twin.page, "#line-ups [data-side=\"home\"]").await;
    twin.page.wait_for("#line-ups .place").await;
    press(&twin.page, "#close-line-ups").await;
    twin.page.wait_gone("#line-ups[open]").await;

    // In another match it has nobody left when it would be its turn again.
    twin.sit_down(&new_match(4, 15)).await;
    twin.settle().await;
    press(&twin.page, ".line-up").await;
    twin.follow(&["place d1".to_owned()]).await;
    for action in ["place b7", "place c10"] {
        tap(&mut twin, action).await;
    }
    assert_eq!(chooser(&twin.table), Some(Side::Home), "Home is to place again");
    twin.caught_up().await;
    assert_eq!(twin.page.count(".notice").await, 0);
    twin.page.close().await;
}

#[tokio::test]
async fn line_ups_kept_in_two_tabs_are_all_there() {
    let page = Page::open(Screen::Desktop).await;
    let begin = async || {
        press(&page, "[data-choice=\"street\"]").await;
        press(&page, "[value=\"two-people\"]").await;
        press(&page, "#start").await;
        page.wait_for(".match .board").await;
        press(&page, ".panel button.primary").await;
        press(&page, "#open-menu").await;
        press(&page, "#menu-line-ups").await;
    };
    let keep = async |name: &str| {
        paste(&page, "#line-up-name", name).await;
        press(&page, "#line-ups [data-side=\"home\"]").await;
    };
    begin().await;
    page.goto_in_new_tab(&page.site().url("")).await;
    press(&page, "#all-games").await;
    page.wait_until("history.state === '' && document.querySelector('.games')").await;
    begin().await;
    keep("Diamond").await;
    page.tab(0).await;
    page.wait_until("document.querySelectorAll('#line-ups .place').length === 1").await;
    keep("Square").await;
    assert_eq!(page.texts("#line-ups .place").await, ["Square", "Diamond"]);
    page.tab(1).await;
    page.wait_until("document.querySelectorAll('#line-ups .place').length === 2").await;
    page.close().await;
}

#[tokio::test]
async fn who_places_by_keys_begins_at_a_target() {
    let page = Page::open_with(Screen::Desktop, "?game=street").await;
    press(&page, "#start").await;
    page.wait_for(".match .board").await;
    let label = page.attribute(".holder [tabindex=\"0\"]", "aria-label").await;
    assert_eq!(label.as_deref(), Some("a1, A footballer on a1."));
    page.close().await;
}

#[tokio::test]
async fn a_line_up_is_refused_when_nobody_is_to_be_placed() {
    // SF-6, SF-29
    let (table, ..) = find(|table, choice| scene(table, None).number > 1 && choice.verb.code == "walk");
    let twin = Twin::open(Screen::Desktop, &table).await;
    assert_eq!(twin.page.count(".line-ups").await, 0);
    press(&twin.page, "#open-menu").await;
    press(&twin.page, "#menu-line-ups").await;
    press(&twin.page, "#line-ups [data-side=\"home\"]").await;
    press(&twin.page, "#line-ups .place").await;
    twin.page.wait_text(".notice p", "your turn to place").await;
    twin.caught_up().await;
    twin.page.close().await;
}

#[tokio::test]
async fn a_game_without_a_placement_offers_no_line_ups() {
    let twin = Twin::open(Screen::Phone, &crate::players::new_match(1, 50)).await;
    assert_eq!(twin.page.count(".line-ups").await, 0);
    press(&twin.page, "#open-menu").await;
    twin.page.wait_for("#menu[open]").await;
    let seen = "return [...document.querySelectorAll('#menu-line-ups')].filter(e => e.getClientRects().length).length";
    assert_eq!(twin.page.js(seen).await, json!(0));
    press(&twin.page, "#close-menu").await;
    twin.page.close().await;
}

#[tokio::test]
async fn a_goal_by_way_of_a_relay_is_drawn_and_scored_by_two_taps() {
    // SF-17, SF-18, SF-19
    let (table, man, goal) = find(|table, choice| {
        scores(choice)
            && !table.relays(&choice.plays).is_empty()
            && !scene(table, None).facts.iter().any(|f| f.name.code == "restart")
    });
    let side = chooser(&table).expect("somebody chooses");
    let mut twin = Twin::open(Screen::Phone, &table).await;
    twin.point_at(man).await;
    let ways = twin.reach(&goal).await;
    assert_eq!(twin.page.count(".way .leg").await, pieces(&table, &goal));
    assert_eq!(twin.page.count(".way .relay").await, table.relays(&goal.plays).len());
    assert!(look(&twin.page).await["preview"].as_str().is_some_and(|said| said.contains("relay")));
    twin.page.shot("phone-street-goal-looked-at").await;
    let before = scene(&table, None).score;
    twin.finish(&goal, &ways, false).await;
    let after = scene(&twin.table, None).score;
    assert_eq!(after[side], before[side] + 1);
    twin.page.close().await;
}

#[tokio::test]
async fn a_flight_is_drawn_with_an_arrow_for_each_straight_piece() {
    // SF-15, SF-18
    for bends in [1, 2, 3] {
        let (table, man, kick) = find(|table, choice| choice.verb.code == "kick" && pieces(table, choice) == bends);
        let twin = Twin::open(Screen::Desktop, &table).await;
        twin.point_at(man).await;
        twin.light("kick").await;
        let at = touchline::words::Names::cell(twin.table.as_ref(), aim(&kick).expect("a cell"));
        twin.page.hover(&square(&at)).await;
        twin.page.wait_for(".way .leg").await;
        assert_eq!(twin.page.count(".way .leg").await, bends, "{}", plays(&kick));
        let label = kick.label.text(Lang::En, twin.table.as_ref());
        twin.page.wait_text(".look p", &label).await;
        twin.page.close().await;
    }
}

#[tokio::test]
async fn the_die_shows_its_number_and_what_a_choice_leaves_of_it() {
    // SF-9, SF-10, SF-11
    let (table, man, walk) = find(|_, choice| choice.verb.code == "walk" && choice.cost == Some(2));
    let twin = Twin::open(Screen::Desktop, &table).await;
    shows_the_die(&twin).await;
    twin.point_at(man).await;
    twin.light("walk").await;
    let at = touchline::words::Names::cell(twin.table.as_ref(), aim(&walk).expect("a cell"));
    twin.page.hover(&square(&at)).await;
    let face = scene(&table, None).thrown.expect("a die is thrown").face;
    twin.page.wait_text(".thrown .left", &format!("{} of {face}", face - 2)).await;
    let hollow = format!(
        "return [...document.querySelectorAll('[data-face=\"{face}\"] .pip')].filter(p => getComputedStyle(p).fill === 'none').length"
    );
    assert_eq!(twin.page.js(&hollow).await, json!(2));
    twin.page.close().await;
}

#[tokio::test]
async fn the_die_is_thrown_unless_movement_is_off() {
    // SF-9
    let (table, ..) = find(|_, choice| choice.verb.code == "walk");
    let twin = Twin::open(Screen::Phone, &table).await;
    let moves = "return document.querySelector('.cube').getAnimations().length + document.querySelector('.hop').getAnimations().length";
    assert_eq!(twin.page.js(moves).await, json!(0), "less motion is wanted");
    twin.page.prefer("prefers-reduced-motion", "no-preference").await;
    twin.page.reload().await;
    twin.page.wait_for(".match .thrown").await;
    let name = "return getComputedStyle(document.querySelector('.cube')).animationName";
    assert_eq!(twin.page.js(name).await, json!("throw"));
    twin.page.js("document.documentElement.dataset.speed = 'off'").await;
    assert_eq!(twin.page.js(name).await, json!("none"));
    twin.page.close().await;
}

#[tokio::test]
async fn one_tap_places_the_usual_line_up_and_the_ball() {
    // SF-6, SF-7: the button says so in one line on every phone.
    let mut twin = Twin::open(Screen::SmallPhone, &new_match(1, 15)).await;
    let quick = scene(&twin.table, None).of_verb("quick").next().expect("a usual line-up").clone();
    for lang in Lang::ALL {
        crate::twin::speak(&twin.page, lang).await;
        let lines = twin
            .page
            .js("const b = document.querySelector('.buttons .primary'), r = document.createRange(); \
            r.selectNodeContents(b); return [r.getClientRects().length, b.scrollWidth - b.clientWidth]")
            .await;
        assert_eq!(lines, json!([1, 0]), "{}", lang.tag());
    }
    crate::twin::speak(&twin.page, Lang::En).await;
    twin.play(&quick, true).await;
    let ball = scene(&twin.table, None).of_verb("kick-off").next().expect("a usual square").clone();
    let at = scene(&twin.table, None);
    assert!(at.ball.is_none());
    // Sooner it would be the second press of a double one, which is not meant for the button that has come there.
    tokio::time::sleep(FUMBLE).await;
    press(&twin.page, &choice_in(".buttons", &plays(&ball))).await;
    twin.follow(&ball.plays).await;
    twin.page.close().await;
}
