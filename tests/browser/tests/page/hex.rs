//! Hex Pitch on the page: from set-up to full time, what footballers cover, the ball on its way, the role guide, and a
//! stop of each kind.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use browser::{Page, Screen};
use serde_json::json;
use touchline::cell::Cell;
use touchline::dice::Seed;
use touchline::games::ROWS;
use touchline::games::hex::role::Role;
use touchline::layout::Margin;
use touchline::scene::Scene;
use touchline::session::Details;
use touchline::setup::Setup;
use touchline::show::{Aim, Choice, Mark, Place};
use touchline::side::{BySide, Side};
use touchline::table::AnyTable;
use touchline::words::{Lang, Names};

use crate::keyboard_match::{is_on, keeps_its_place, lands_on, tab_to};
use crate::look::{chooser, look, plays, scene};
use crate::players::{Draws, before_last, is_over};
use crate::twin::{Twin, choice_in, press, speak, square};

/// The row of the game in the registry.
const HEX: usize = 2;

/// A match of Hex Pitch between two people with these options, not yet begun.
fn new_match(options: &[(&str, &str)]) -> AnyTable {
    let row = &ROWS[HEX];
    assert_eq!(row.card.id, "hex");
    let mut setup = Setup::preset((row.options)());
    for (key, word) in options {
        setup.choose(key, word).expect("an option of the game");
    }
    let names = BySide { home: "Rovers".to_owned(), away: "Albion".to_owned() };
    let details = Details { names, date: "2026.11.29".to_owned(), ..Details::default() };
    (row.start)(setup, Seed(1), details).expect("the options go together")
}

/// What somebody may do: the footballer to be pointed at for it, and the choice.
type Move = (Option<Cell>, Choice<String>);

/// Everything that the side on turn may do.
fn moves(table: &AnyTable) -> Vec<Move> {
    let Some(side) = chooser(table) else { return Vec::new() };
    let now = scene(table, None);
    // Changes are made on a sheet of their own.
    let is_play = |c: &&Choice<String>| c.verb.place != Place::Sheet;
    let mut all: Vec<Move> = now.choices.iter().filter(is_play).map(|c| (None, c.clone())).collect();
    // Who can be aimed at is not pointed at: the ball would go there.
    let aimed_at = |cell: Cell| now.choices.iter().any(|c| c.aim == Aim::Cell(cell));
    let others = now.tokens.iter().filter(|t| t.side == side && Some(t.cell) != now.focus && !aimed_at(t.cell));
    for mate in others.map(|t| t.cell) {
        let own = scene(table, Some(mate)).choices;
        all.extend(own.into_iter().filter(|c| c.verb.place != Place::Button && is_play(&c)).map(|c| (Some(mate), c)));
    }
    all
}

/// What the side on turn does: it shoots if it can, mostly kicks if it has the ball, else
/// anybody runs anywhere.
fn pick(table: &AnyTable, draws: &mut Draws) -> Option<Move> {
    let all = moves(table);
    let of =
        |kinds: &[&str]| -> Vec<Move> { all.iter().filter(|(_, c)| kinds.contains(&c.verb.code)).cloned().collect() };
    let daring = draws.below(3) > 0;
    let wishes =
        [of(&["shoot", "tackle"]), if daring { of(&["pass", "sky"]) } else { Vec::new() }, of(&["run", "dribble"])];
    let wish = wishes.iter().find_map(|wish| draws.one_of(wish));
    wish.or_else(|| draws.one_of(&all))
}

/// Why play has stopped, if it has.
fn stop(now: &Scene) -> Option<&'static str> {
    now.facts.iter().find(|f| f.name.code == "stop").map(|f| f.value.code())
}

/// A match just before play stops for this reason, and the move that brings it about.
fn before_stop(wanted: &str) -> (AnyTable, Move) {
    for seed in 0..400 {
        let (mut table, mut draws) = (new_match(&[("grid", "small"), ("turns", "20")]), Draws::new(seed));
        while let Some((mate, choice)) = pick(&table, &mut draws) {
            table.play(table.revision(), &choice.plays).expect("what is offered can be played");
            let now = scene(&table, None);
            if now.number > 1 && stop(&now) == Some(wanted) {
                return (before_last(&table), (mate, choice));
            }
        }
    }
    panic!("play never stops for {wanted}");
}

/// A match in which nobody moves until play stops.
fn before_repetition() -> (AnyTable, Move) {
    let mut table = new_match(&[]);
    play(&mut table, "pass f6 h5");
    for _ in 0..40 {
        let skip = moves(&table).into_iter().find(|(_, c)| c.verb.code == "skip").expect("one may stand still");
        play(&mut table, &plays(&skip.1));
        if stop(&scene(&table, None)).is_some() {
            return (before_last(&table), skip);
        }
    }
    panic!("nobody minds who stands still");
}

/// A match in which Home runs ahead, whoever it is, until it passes to somebody who is offside, while Away stands still.
fn before_offside() -> (AnyTable, Move) {
    for seed in 0..400 {
        let (mut table, mut draws) = (new_match(&[]), Draws::new(seed));
        let board = table.board(Margin::Flat);
        let height = |cell: Cell| board.plot(cell).map_or(0.0, |p| p.at.y);
        loop {
            let all = moves(&table);
            let of = |wanted: &dyn Fn(&Move) -> bool| all.iter().filter(|m| wanted(m)).cloned().collect::<Vec<_>>();
            let is_ahead = |(mate, c): &Move| match c.aim {
                Aim::Cell(to) => {
                    let from = mate.or(scene(&table, None).focus);
                    !c.verb.kicks && from.is_some_and(|from| height(to) > height(from))
                }
                _ => false,
            };
            let still = chooser(&table) == Some(Side::Away);
            let wishes = [
                of(&|(_, c)| c.label.code() == "kick-to-flagged"),
                of(&|m| if still { m.1.verb.code == "skip" } else { is_ahead(m) }),
                all.clone(),
            ];
            let Some(next) = wishes.iter().find_map(|wish| draws.one_of(wish)) else { break };
            play(&mut table, &plays(&next.1));
            if stop(&scene(&table, None)) == Some("offside") {
                return (before_last(&table), next);
            }
        }
    }
    panic!("nobody is ever offside");
}

fn play(table: &mut AnyTable, action: &str) {
    let played = table.play(table.revision(), &[action.to_owned()]);
    assert_eq!(played, Ok(true), "{action} can be played");
}

/// Chooses a word of an option that is a list.
async fn choose(page: &Page, key: &str, word: &str) {
    page.wait_for(&format!("select[name=\"{key}\"]")).await;
    page.js(&format!(
        "const s = document.querySelector('select[name=\"{key}\"]'); s.value = '{word}'; \
         s.dispatchEvent(new Event('change', {{bubbles: true}}))"
    ))
    .await;
}

#[tokio::test]
async fn hex_pitch_is_played_from_set_up_to_full_time_by_touch() {
    // HP-2, HP-35, HP-35a
    let page = Page::open(Screen::Phone).await;
    press(&page, "[data-choice=\"hex\"]").await;
    page.wait_for("#start").await;
    for css in ["[value=\"two-people\"]", "[value=\"small\"]", "[name=\"turns\"][value=\"20\"]"] {
        press(&page, css).await;
    }
    choose(&page, "shirt5.home", "passer").await;
    choose(&page, "shirt3.home", "passer").await;
    choose(&page, "captain.away", "2").await;
    page.shot("hex-set-up").await;
    press(&page, "#start").await;
    let mut twin = Twin::of(page).await;
    assert_eq!(
        twin.table.save()["options"],
        json!({"grid": "small", "turns": 20, "shirt3.home": "passer", "shirt5.home": "passer", "captain.away": 2})
    );
    let mut draws = Draws::new(4);
    let mut verbs = BTreeSet::new();
    while let Some((mate, choice)) = pick(&twin.table, &mut draws) {
        if let Some(mate) = mate {
            twin.point_at(mate).await;
        }
        if verbs.insert(choice.verb.code) {
            twin.page.shot(&format!("hex-{}", choice.verb.code)).await;
        }
        twin.play(&choice, true).await;
    }
    assert!(is_over(&twin.table));
    assert!(verbs.len() >= 4, "{verbs:?}");
    twin.page.wait_for(".full-time").await;
    twin.page.shot("hex-full-time").await;
    twin.page.close().await;
}

const ARROWS: [&str; 4] = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/// Somebody who walks over the board by arrows, and remembers where each has led.
#[derive(Default)]
struct Walker {
    led: BTreeMap<(String, usize), String>,
}

impl Walker {
    /// Walks to a hex.
    async fn walk_to(&mut self, page: &Page, name: &str) {
        if !is_on(page, ".holder .cell").await {
            tab_to(page, ".holder .cell").await;
        }
        for _ in 0..400 {
            let script = format!(
                "const at = e => {{ const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; }};
                 const here = document.activeElement, [[a, b], [c, d]] = [here, document.querySelector('.holder {}')].map(at);
                 return [here.dataset.name, Math.round(c - a), Math.round(d - b)]",
                square(name)
            );
            let (here, dx, dy): (String, i64, i64) =
                serde_json::from_value(page.js(&script).await).expect("a cell has the focus");
            if here == name {
                return;
            }
            let arrow = self.next(&here, name, [-dx, dx, -dy, dy]);
            page.press(ARROWS[arrow]).await;
            let there = page.js("return document.activeElement.dataset.name").await;
            self.led.insert((here, arrow), there.as_str().expect("a cell has the focus").to_owned());
        }
        panic!("no arrows lead to {name}");
    }

    /// The arrow to press: on the way there if it is known; else one that was not tried yet, here if there is any, and
    /// the one that leads nearer first.
    fn next(&self, here: &str, name: &str, gains: [i64; 4]) -> usize {
        let fresh = |cell: &str| (0..4).filter(|&a| !self.led.contains_key(&(cell.to_owned(), a))).collect::<Vec<_>>();
        let first = |wanted: &dyn Fn(&str) -> bool| {
            let mut seen = BTreeMap::from([(here.to_owned(), None)]);
            let mut queue = VecDeque::from([here.to_owned()]);
            while let Some(cell) = queue.pop_front() {
                if wanted(&cell) {
                    return seen[&cell];
                }
                for arrow in 0..4 {
                    let Some(to) = self.led.get(&(cell.clone(), arrow)) else { continue };
                    if !seen.contains_key(to) {
                        seen.insert(to.clone(), seen[&cell].or(Some(arrow)));
                        queue.push_back(to.clone());
                    }
                }
            }
            None
        };
        let known = first(&|cell| cell == name);
        let untried = || fresh(here).into_iter().max_by_key(|&arrow| gains[arrow]);
        let elsewhere = || first(&|cell| !fresh(cell).is_empty());
        known.or_else(untried).or_else(elsewhere).unwrap_or_else(|| panic!("no arrows lead from {here} to {name}"))
    }
}

/// Plays a choice by keys, and natively.
async fn play_by_keys(twin: &mut Twin, walker: &mut Walker, (mate, choice): &Move) {
    let page = &twin.page;
    if let Some(mate) = mate {
        walker.walk_to(page, &twin.table.cell(*mate)).await;
        page.press("Enter").await;
        page.wait_until("document.querySelector('.match .piece.focus')").await;
    }
    if choice.verb.place == Place::Button {
        if !is_on(page, ".holder .cell").await {
            tab_to(page, ".holder .cell").await;
        }
        page.press("e").await;
    } else {
        if look(page).await["lit"] != choice.verb.code {
            tab_to(page, &choice_in(".verbs", choice.verb.code)).await;
            page.press("Enter").await;
            page.wait_for(&format!(".verbs .chosen[data-choice=\"{}\"]", choice.verb.code)).await;
        }
        match choice.aim {
            Aim::Cell(at) => walker.walk_to(page, &twin.table.cell(at)).await,
            _ => tab_to(page, &choice_in(".cards", &plays(choice))).await,
        }
        page.press("Enter").await;
    }
    twin.follow(&choice.plays).await;
    keeps_its_place(&twin.page).await;
}

#[tokio::test]
async fn hex_pitch_is_played_from_set_up_to_full_time_by_keys_alone() {
    let page = Page::open(Screen::Desktop).await;
    tab_to(&page, "[data-choice=\"hex\"]").await;
    page.press("Enter").await;
    lands_on(&page, ".set-up h1").await;
    tab_to(&page, "[name=who-plays]").await;
    page.press("ArrowLeft").await;
    lands_on(&page, "[value=two-people]").await;
    tab_to(&page, "[name=grid]").await;
    page.press("ArrowDown").await;
    lands_on(&page, "[value=small]").await;
    tab_to(&page, "[name=turns]").await;
    page.press("ArrowLeft").await;
    lands_on(&page, "[name=turns][value=\"20\"]").await;
    tab_to(&page, "select[name=\"shirt2.home\"]").await;
    page.press("ArrowDown").await;
    page.wait_until("document.activeElement.value === 'right-back'").await;
    tab_to(&page, "#start").await;
    page.press("Enter").await;
    lands_on(&page, ".holder .cell").await;
    let mut twin = Twin::of(page).await;
    assert_eq!(twin.table.save()["options"], json!({"grid": "small", "turns": 20, "shirt2.home": "right-back"}));
    let (mut draws, mut walker) = (Draws::new(2), Walker::default());
    while let Some(next) = pick(&twin.table, &mut draws) {
        play_by_keys(&mut twin, &mut walker, &next).await;
    }
    assert!(is_over(&twin.table));
    tab_to(&twin.page, "#rematch").await;
    twin.page.close().await;
}

#[tokio::test]
async fn what_all_cover_is_shown_and_hidden_by_a_button_and_stays_so() {
    // HP-15
    let twin = Twin::open(Screen::Phone, &new_match(&[])).await;
    let page = &twin.page;
    let shown = "[...document.querySelectorAll('.holder .reach')].map(c => c.classList[1]).join(' ')";
    // The attacker has the ball and covers nothing.
    page.wait_until(&format!("{shown} === ''")).await;
    press(page, "#show-cover").await;
    page.wait_until(&format!("{shown} === 'home home home home away away away away'")).await;
    page.wait_for("#show-cover[aria-pressed=true]").await;
    // The sides are hatched in different directions, under the targets.
    let slants = page
        .js("const slant = side => { const d = document.querySelector('.holder .reach.' + side + ' .hatch').getAttribute('d');
             const [, a, b, c, e] = d.match(/M(\\S+) (\\S+)L(\\S+) ([-\\d]+)/).map(Number); return Math.sign((c - a) * (e - b)); };
             const hatch = document.querySelector('.holder .reach'), target = document.querySelector('.match .target');
             return [slant('home'), slant('away'), !!(hatch.compareDocumentPosition(target) & 4)]")
        .await;
    assert_eq!(slants, json!([1, -1, true]));
    assert_eq!(page.texts(".reach-key > span").await, ["Cover: Rovers", "Cover: Albion"]);
    let said = page.attribute(&format!(".holder {}", square("e7")), "aria-label").await;
    assert!(said.is_some_and(|said| !said.contains("Cover")), "nobody covers e7");
    let said = page.attribute(&format!(".holder {}", square("b3")), "aria-label").await.unwrap_or_default();
    assert!(said.ends_with("Cover: Rovers"), "{said}");
    page.shot("hex-cover-of-all").await;
    twin.reload().await;
    page.wait_until(&format!("{shown}.split(' ').length === 8")).await;
    press(page, "#show-cover").await;
    page.wait_until(&format!("{shown} === ''")).await;
    page.wait_gone(".reach-key").await;
    twin.page.close().await;
}

#[tokio::test]
async fn the_cover_of_the_one_in_hand_is_shown_with_dots_for_each_hex() {
    // HP-15
    let mut table = new_match(&[]);
    play(&mut table, "pass f6 c5");
    play(&mut table, "skip");
    let twin = Twin::open(Screen::Phone, &table).await;
    let back =
        scene(&table, None).tokens.iter().find(|t| (t.side, t.shirt) == (Side::Home, 2)).expect("a back").clone();
    twin.point_at(back.cell).await;
    twin.page.wait_for(".holder .reach.home.in-hand").await;
    assert_eq!(twin.page.count(".holder .reach").await, 1);
    let now = scene(&twin.table, None);
    for token in &now.tokens {
        let css = format!(".match .piece[data-name=\"{}.{}\"] .dots:not(.edge)", token.side, token.shirt);
        let dots = twin.page.attribute(&css, "d").await.unwrap_or_default();
        assert_eq!(dots.matches('M').count(), token.covers.len(), "{css}");
    }
    twin.page.close().await;
}

#[tokio::test]
async fn a_game_without_cover_has_no_button_for_it() {
    let page = Page::open(Screen::Phone).await;
    press(&page, "[data-play=\"grid\"]").await;
    page.wait_for(".match .board").await;
    page.wait_gone("#show-cover").await;
    press(&page, "#open-menu").await;
    page.wait_for("#menu #turn-board").await;
    page.wait_gone("#menu #read-guide").await;
    page.close().await;
}

#[tokio::test]
async fn the_role_guide_is_two_taps_away_and_complete_in_every_language() {
    // HP-35a
    let guide = scene_guide();
    let page = Page::open(Screen::SmallPhone).await;
    press(&page, "[data-choice=\"hex\"]").await;
    for lang in Lang::ALL {
        speak(&page, lang).await;
        press(&page, "#read-guide").await;
        is_complete(&page, &guide, lang).await;
        page.shot(&format!("hex-guide-{}", lang.tag())).await;
        press(&page, "#close-guide").await;
        page.wait_gone("#roles").await;
    }
    press(&page, "[value=\"two-people\"]").await;
    press(&page, "#start").await;
    page.wait_for(".match .board").await;
    press(&page, "#open-menu").await;
    press(&page, "#menu #read-guide").await;
    is_complete(&page, &guide, Lang::Es).await;
    page.press("Escape").await;
    page.wait_gone("#roles").await;
    page.close().await;
}

fn scene_guide() -> Vec<touchline::guide::Entry> {
    new_match(&[]).now().guide()
}

/// The guide on screen has all roles with their words and pictures.
async fn is_complete(page: &Page, guide: &[touchline::guide::Entry], lang: Lang) {
    page.wait_until("document.querySelectorAll('#roles .entry').length === 8").await;
    assert_eq!(guide.len(), Role::ALL.len());
    let said = |pick: fn(&touchline::guide::Entry) -> &'static touchline::words::Phrase| -> Vec<String> {
        guide.iter().map(|e| lang.typeset(pick(e).words(lang))).collect()
    };
    assert_eq!(page.texts("#roles h3").await, said(|e| e.name));
    assert_eq!(page.texts("#roles .entry p:not(.gain)").await, said(|e| e.said[0]));
    assert_eq!(page.texts("#roles .gain").await, said(|e| e.said[1]));
    for (entry, of) in guide.iter().zip(Role::ALL) {
        let css = format!("#roles [data-entry=\"{}\"]", of.id());
        let hexes = |part: &str| {
            let css = format!("{css} {part}");
            async move { page.attribute(&css, "d").await.unwrap_or_default().matches('Z').count() }
        };
        assert_eq!(hexes(".reach .edge").await, entry.token.covers.len(), "{css}");
        assert_eq!(hexes(".gains").await, entry.gains.len(), "{css}");
    }
}

#[tokio::test]
async fn a_long_kick_shows_where_the_ball_will_be_tick_by_tick() {
    // HP-24, HP-21, HP-36
    let mut twin = Twin::open(Screen::Phone, &new_match(&[])).await;
    for (kick, kind) in [("pass f6 b6", "ground"), ("sky f6 b6", "air")] {
        let table = new_match(&[]);
        twin.sit_down(&table).await;
        let choice = twin.choice(kick);
        twin.play(&choice, true).await;
        let page = &twin.page;
        page.wait_for(&format!(".arrow.flight.{kind}")).await;
        let marks = scene(&twin.table, None).marks;
        let ticks: Vec<String> =
            marks.iter().filter_map(|m| if let Mark::Tick(.., n) = m { Some(n.to_string()) } else { None }).collect();
        assert!(!ticks.is_empty());
        assert_eq!(page.texts(".match .tick").await, ticks);
        page.shot(&format!("hex-flight-{kind}")).await;
        if kind == "ground" {
            twin.undo().await;
            twin.page.wait_gone(".match .tick").await;
            twin.page.wait_gone(".arrow.flight").await;
        }
    }
    let dashes = "getComputedStyle(document.querySelector('.arrow.flight .line')).strokeDasharray";
    assert_ne!(twin.page.js(&format!("return {dashes}")).await, "none", "a sky ball's lane is broken");
    twin.page.close().await;
}

#[tokio::test]
async fn a_stop_of_each_kind_is_reached_on_screen() {
    // HP-30 to HP-34
    let kinds = ["kick-off", "corner", "goal-kick", "pass-in"];
    let mut stops: Vec<_> = kinds.map(before_stop).into_iter().collect();
    stops.extend([before_offside(), before_repetition()]);
    let mut twin = Twin::open(Screen::Phone, &stops[0].0).await;
    for ((before, (mate, choice)), kind) in stops.iter().zip(kinds.into_iter().chain(["offside", "repetition"])) {
        twin.sit_down(before).await;
        let goals = scene(&twin.table, None).score;
        if let Some(mate) = *mate {
            twin.point_at(mate).await;
        }
        // As it is on the page, where whole turns can be taken back.
        let own = scene(&twin.table, *mate).choices.into_iter().find(|c| c.plays == choice.plays);
        let shown = twin.play(&own.expect("it is on offer"), true).await;
        let now = scene(&twin.table, None);
        assert_eq!(stop(&now), Some(kind));
        assert_eq!(now.score == goals, kind != "kick-off", "{kind}: a goal and nothing else leads to a kick-off");
        let fact = now.facts.iter().find(|f| f.name.code == "stop").expect("a stop");
        let said = format!("{} {}", fact.name.words(Lang::En), fact.value.text(Lang::En, twin.table.as_ref()));
        assert!(shown["facts"].as_array().is_some_and(|facts| facts.contains(&said.into())), "{kind}: {shown}");
        assert_eq!(now.ball.and_then(|b| b.holder).map(|(side, _)| Some(side)), Some(chooser(&twin.table)), "{kind}");
        twin.page.shot(&format!("hex-stop-{kind}")).await;
    }
    twin.page.close().await;
}

#[tokio::test]
async fn armband_card_and_ring_are_drawn_and_not_told_by_colour_alone() {
    // HP-15, HP-27, HP-28
    let wanted = |now: &Scene| ["yellow", "ringed"].iter().all(|s| now.tokens.iter().any(|t| t.states.contains(s)));
    let found = (0..200).find_map(|seed| {
        let (mut table, mut draws) = (new_match(&[("grid", "small")]), Draws::new(seed));
        while let Some((_, choice)) = pick(&table, &mut draws) {
            table.play(table.revision(), &choice.plays).expect("what is offered can be played");
            if wanted(&scene(&table, None)) {
                return Some(table);
            }
        }
        None
    });
    let twin = Twin::open(Screen::Phone, &found.expect("somebody is booked while another wears a ring")).await;
    let now = scene(&twin.table, None);
    for token in &now.tokens {
        let piece = format!(".match .piece[data-name=\"{}.{}\"]", token.side, token.shirt);
        let has = |state| token.states.contains(&state);
        let look = |part: &str, property: &str| {
            format!("getComputedStyle(document.querySelector('{piece} {part}')).{property}")
        };
        let script = format!(
            "return [{} !== 'none', {} !== 'none', {}.includes(',') || {}.includes(' '), !!document.querySelector('{piece} circle.coin')]",
            look(".armband", "display"),
            look(".yellow-card", "display"),
            look(".halo", "strokeDasharray"),
            look(".halo", "strokeDasharray"),
        );
        let drawn = twin.page.js(&script).await;
        let dashed = has("ringed") || has("offside");
        assert_eq!(drawn, json!([has("captain"), has("yellow"), dashed, token.side == Side::Home]), "{piece}");
    }
    twin.page.shot("hex-armband-card-ring").await;
    twin.page.close().await;
}
