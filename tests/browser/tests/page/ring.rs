//! The ring round the footballer in focus, the chances on a way, what is marked while one aims, and the pickers.

use browser::{Page, Screen, Stroke};
use serde_json::json;
use touchline::dice::Seed;
use touchline::games::ROWS;
use touchline::layout::Margin;
use touchline::session::Details;
use touchline::setup::Setup;
use touchline::show::{Choice, Place};
use touchline::side::Side;
use touchline::table::AnyTable;
use touchline::words::{Lang, Names};

use crate::look::{chooser, look, scene};
use crate::players::{awaits_dive, before_last, find, new_match, play};
use crate::twin::{FUMBLE, Twin, choice_in, press, square};

fn offers(table: &AnyTable, verb: &str) -> bool {
    chooser(table).is_some() && !awaits_dive(table) && scene(table, None).of_verb(verb).next().is_some()
}

fn ring(verb: &str) -> String {
    format!(".ring-button[data-verb=\"{verb}\"]")
}

/// The chance that the ring shows of a verb.
fn best(table: &AnyTable, verb: &str) -> String {
    let all = scene(table, None);
    let chances = all.of_verb(verb).map(|c| table.chances(&c.plays).last().expect("a hope").1.percent());
    format!("{}%", chances.max().expect("a choice"))
}

#[tokio::test]
async fn tapping_the_footballer_in_focus_goes_from_the_ring_to_stats_to_nothing() {
    // GS-31
    let twin = Twin::open(Screen::Phone, &new_match(1, 50)).await;
    let me = square("e9");
    for _ in 0..2 {
        twin.page.wait_for(&ring("pass")).await;
        press(&twin.page, &me).await;
        twin.page.wait_for(".strip .fact.speed").await;
        twin.page.wait_gone(".ring-button").await;
        press(&twin.page, &me).await;
        twin.page.wait_gone("g.target").await;
        assert_eq!(twin.page.count(".ring-button").await, 0);
        press(&twin.page, &me).await;
    }
    twin.page.close().await;
}

#[tokio::test]
async fn the_ring_shows_exact_odds_and_lights_its_verbs() {
    // GS-30
    for (verb, lights) in [("shoot", ".face"), ("steal", ".target.steal")] {
        let twin = Twin::open(Screen::Phone, &find(50, |t| offers(t, verb))).await;
        assert_eq!(twin.page.text(&format!("{} .odds", ring(verb))).await, best(&twin.table, verb));
        press(&twin.page, &ring(verb)).await;
        twin.page.wait_for(lights).await;
        twin.page.wait_for(&format!(".verbs .chosen[data-choice=\"{verb}\"]")).await;
        twin.agree().await;
        twin.page.close().await;
    }
}

#[tokio::test]
async fn a_double_tap_on_the_ring_lights_one_verb() {
    let twin = Twin::open(Screen::Phone, &find(50, |t| offers(t, "shoot"))).await;
    let at = twin.page.centre(&ring("pass")).await;
    twin.page.touch(&[Stroke::at(at).down().wait(30).up().wait(60).down().wait(30).up()]).await;
    tokio::time::sleep(FUMBLE).await;
    assert_eq!(look(&twin.page).await["lit"], "pass");
    twin.caught_up().await;
    twin.page.close().await;
}

/// The targets whose middle something else lies over, and how wide the narrowest button of the ring is.
const IN_THE_WAY: &str = "const hidden = [...document.querySelectorAll('g.target')].map(t => t.dataset.name).filter(name => { \
     const r = document.querySelector(`[data-cell][data-name=\"${name}\"]`).getBoundingClientRect(); \
     const x = r.x + r.width / 2, y = r.y + r.height / 2; \
     return [[0, 0], [-3, 0], [3, 0], [0, -3], [0, 3]].some(([dx, dy]) => \
         document.elementFromPoint(x + dx, y + dy)?.closest('.ring-button')); }); \
     const hits = [...document.querySelectorAll('.ring-button .hit')].map(h => h.getBoundingClientRect()); \
     const inside = hits.every(r => r.left >= 0 && r.right <= innerWidth && r.top >= 0); \
     return [hidden, hits.length ? Math.min(...hits.map(r => r.width)) : 0, inside];";

#[tokio::test]
async fn the_ring_hides_no_target_and_is_large_enough() {
    let mut twin = Twin::open(Screen::Phone, &new_match(1, 50)).await;
    for moment in [new_match(1, 50), find(50, |t| offers(t, "shoot")), find(50, |t| offers(t, "steal"))] {
        twin.sit_down(&moment).await;
        for (width, height) in [(390, 844), (320, 640), (844, 390)] {
            twin.page.resize(width, height).await;
            twin.page.wait_for(".ring-button").await;
            let found = twin.page.js(IN_THE_WAY).await;
            assert_eq!(found[0], json!([]), "hidden at {width} × {height}");
            assert!(found[1].as_f64().is_some_and(|w| w >= 24.0), "{} at {width} × {height}", found[1]);
            assert_eq!(found[2], true, "off the screen at {width} × {height}");
        }
    }
    twin.page.close().await;
}

#[tokio::test]
async fn the_ring_hides_no_target_on_the_other_boards() {
    for row in &ROWS[1..] {
        let setup = Setup::preset((row.options)());
        let table = (row.start)(setup, Seed(1), Details::default()).expect("the presets go together");
        let twin = Twin::open(Screen::Phone, &table).await;
        let found = twin.page.js(IN_THE_WAY).await;
        assert_eq!(found[0], json!([]), "hidden in {}", row.card.id);
        twin.page.close().await;
    }
}

#[tokio::test]
async fn a_run_looked_at_shows_the_chance_at_each_challenge() {
    // GS-13, GS-30
    let perils = |t: &AnyTable, c: &Choice<String>| t.perils(&c.plays);
    let dribble = |t: &AnyTable| scene(t, None).of_verb("run").find(|c| perils(t, c).len() > 1).cloned();
    let twin = Twin::open(Screen::Phone, &find(50, |t| !awaits_dive(t) && dribble(t).is_some())).await;
    let run = dribble(&twin.table).expect("a run past two");
    twin.reach(&run).await;
    let told: Vec<String> = perils(&twin.table, &run).iter().map(|(_, c)| format!("{}%", c.percent())).collect();
    assert_eq!(twin.page.texts(".peril .odds").await, told);
    press(&twin.page, "#cancel").await;
    twin.page.wait_gone(".peril").await;
    twin.page.close().await;
}

async fn seen(page: &Page, css: &str) -> u64 {
    let script =
        format!("return [...document.querySelectorAll('{css}')].filter(e => e.getClientRects().length).length");
    page.js(&script).await.as_u64().expect("a number")
}

#[tokio::test]
async fn tight_angles_are_tinted_and_explained_while_a_shot_is_lit() {
    // GS-20
    let twin = Twin::open(Screen::Phone, &find(50, |t| offers(t, "shoot"))).await;
    twin.light("run").await;
    assert_eq!(seen(&twin.page, ".tint.angle").await, 0);
    twin.light("shoot").await;
    assert_eq!(seen(&twin.page, ".tint.angle").await, 20);
    let deepest = seen(&twin.page, ".tint.angle.level-3").await;
    assert_eq!(deepest, 6);
    assert!(twin.page.texts(".sign").await.iter().any(|s| s.contains("Tight angle")));
    twin.page.close().await;
}

#[tokio::test]
async fn flags_and_their_reason_show_while_a_pass_is_lit() {
    // GS-47
    let flagged =
        |t: &AnyTable| offers(t, "pass") && scene(t, None).tokens.iter().any(|x| x.states.contains(&"offside"));
    let twin = Twin::open(Screen::Phone, &find(50, flagged)).await;
    twin.light("run").await;
    assert_eq!(seen(&twin.page, ".flag").await, 0);
    twin.light("pass").await;
    let tokens = scene(&twin.table, None).tokens;
    let many = tokens.iter().filter(|t| t.states.contains(&"offside")).count();
    assert_eq!(seen(&twin.page, ".piece .flag").await, many as u64);
    assert!(twin.page.texts(".sign").await.iter().any(|s| s.contains("second-last defender")));
    let one = tokens.iter().find(|t| t.states.contains(&"offside")).expect("somebody");
    press(&twin.page, &square(&twin.table.cell(one.cell))).await;
    twin.page.wait_text(".notice p", "offside").await;
    twin.caught_up().await;
    twin.page.close().await;
}

/// Asserts that the open picker is all in sight, and lies over neither the goal aimed at nor the ball.
async fn assert_free(twin: &Twin, goal: &str, when: &str) {
    let page = &twin.page;
    let [fx, fy, fw, fh] = page.rect(".face").await;
    let [width, height] = ["innerWidth", "innerHeight"].map(|side| format!("return {side}"));
    let (width, height) = (page.js(&width).await.as_f64(), page.js(&height).await.as_f64());
    assert!(fx >= 0.0 && Some(fx + fw) <= width && fy >= 0.0 && Some(fy + fh) <= height, "{when}: the picker is cut");
    for what in [goal, ".holder .ball"] {
        let [x, y, w, h] = page.rect(what).await;
        let apart = fx >= x + w || fx + fw <= x || fy >= y + h || fy + fh <= y;
        assert!(apart, "{when}: {:?} over {what} at {:?}", [fx, fy, fw, fh], [x, y, w, h]);
        assert!(y >= 0.0 && Some(y + h) <= height, "{when}: {what} is out of sight");
    }
}

#[tokio::test]
async fn the_picker_never_lies_over_the_goal_aimed_at_or_the_ball() {
    for (screen, sizes) in
        [(Screen::Phone, [(390, 844), (320, 640), (844, 390)].as_slice()), (Screen::Desktop, &[(1280, 800)])]
    {
        let mut twin = Twin::open(screen, &new_match(1, 50)).await;
        for side in Side::BOTH {
            let shot = find(50, |t| awaits_dive(t) && chooser(t) == Some(side.other()));
            for turned in ["", "turned"] {
                twin.page.js(&format!("localStorage.setItem('touchline:/any/sub/path/:way-up', '{turned}')")).await;
                twin.sit_down(&before_last(&shot)).await;
                let goal = twin.choice("shoot bm").path.end().expect("a way to the goal");
                let goal = square(&twin.table.cell(goal));
                for &(width, height) in sizes {
                    twin.page.resize(width, height).await;
                    twin.light("shoot").await;
                    assert_free(&twin, &goal, &format!("{side} {turned} at {width} × {height}")).await;
                }
                twin.sit_down(&shot).await;
                twin.uncover().await;
                for &(width, height) in sizes {
                    twin.page.resize(width, height).await;
                    twin.page.wait_for(".face").await;
                    assert_free(&twin, &goal, &format!("against {side} {turned} at {width} × {height}")).await;
                }
                assert!(twin.page.text(".sign").await.contains("shooter’s left"));
            }
        }
        twin.page.close().await;
    }
}

#[tokio::test]
async fn a_tap_beside_an_open_picker_closes_it_and_does_nothing_else() {
    let twin = Twin::open(Screen::Phone, &find(50, |t| offers(t, "shoot"))).await;
    for verb in ["formation", "shoot"] {
        twin.light(verb).await;
        let board = twin.table.board(Margin::Flat);
        let free = |name: &&String| {
            let at = board.plots.iter().find(|p| p.name == **name).expect("a plot").cell;
            scene(&twin.table, None).token_at(at).is_none()
        };
        let names: Vec<String> = ["a9", "b9", "h10", "i10"].map(str::to_owned).to_vec();
        let name = names.iter().find(free).expect("an empty square half way up");
        press(&twin.page, &square(name)).await;
        twin.page.wait_gone(".face, .cards").await;
        assert_eq!(twin.caught_up().await["confirm"], false);
    }
    twin.page.close().await;
}

#[tokio::test]
async fn escape_closes_the_picker_before_anything_else() {
    let mut moved = new_match(1, 50);
    play(&mut moved, &["go e8"]);
    let twin = Twin::open(Screen::Desktop, &moved).await;
    twin.light("formation").await;
    twin.page.press("Control+z").await;
    twin.page.wait_gone(".cards").await;
    twin.caught_up().await;
    let first = scene(&twin.table, None).in_place(Place::Card).next().expect("a card").clone();
    twin.light("formation").await;
    twin.page.wait_for(&choice_in(".cards", &first.plays.join(" "))).await;
    twin.page.press("Escape").await;
    twin.page.wait_gone(".cards").await;
    twin.caught_up().await;
    assert_eq!(twin.lang, Lang::En);
    twin.page.close().await;
}
