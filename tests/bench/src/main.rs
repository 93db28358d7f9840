//! Prints how fast each game plays at random and how fast the computer thinks: `cargo run --release -p bench`.
//!
//! The release profile optimises for size, as the page's build does. Compare runs on the same machine only.
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::time::{Duration, Instant};
use touchline::dice::{Dice, Roll};
use touchline::event::Tale;
use touchline::game::Turn;
use touchline::games::{grid::Grid, hex::Hex, street::Street};
use touchline::mind::Mind;
use touchline::search::{Limits, Search};
use touchline::setup::Setup;

/// How long each line measures.
const A_WHILE: Duration = Duration::from_secs(3);

fn roll(dice: Dice, rng: &mut ChaCha8Rng) -> Option<Roll> {
    dice.roll(|| Some((rng.next_u32() % 6) as u8 + 1))
}

/// Plays a match at random to its end; gives the number of actions and throws.
fn playout<G: Mind>(start: &G, rng: &mut ChaCha8Rng, offers: &mut Vec<G::Action>) -> u64 {
    let mut state = start.clone();
    let mut steps = 0;
    loop {
        match state.turn() {
            Turn::Over(_) => return steps,
            Turn::Throw(dice) => {
                if let Some(roll) = roll(dice, rng) {
                    state.roll(roll, &mut Tale::deaf());
                }
            }
            Turn::Choose(_) => {
                offers.clear();
                state.offers(offers);
                let nth = (rng.next_u64() % offers.len().max(1) as u64) as usize;
                if let Some(&action) = offers.get(nth) {
                    state.act(state.exact(action), &mut Tale::deaf());
                }
            }
        }
        steps += 1;
    }
}

fn random_play<G: Mind>(start: &G) {
    let (mut rng, mut offers) = (ChaCha8Rng::seed_from_u64(1), Vec::new());
    let (mut steps, mut playouts) = (0, 0);
    let since = Instant::now();
    while since.elapsed() < A_WHILE {
        steps += playout(start, &mut rng, &mut offers);
        playouts += 1;
    }
    let seconds = since.elapsed().as_secs_f64();
    println!("random play, steps/s     {:.0}", steps as f64 / seconds);
    println!("random play, playouts/s  {:.0}", f64::from(playouts) / seconds);
}

/// Lets a level play itself; counts its thoughts, the steps they took and the longest of them.
fn thoughts<G: Mind>(start: &G, level: u8) {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut state = start.clone();
    let (mut count, mut steps, mut longest) = (0u32, 0u64, Duration::ZERO);
    let since = Instant::now();
    while since.elapsed() < A_WHILE {
        match state.turn() {
            Turn::Over(_) => state = start.clone(),
            Turn::Throw(dice) => {
                if let Some(roll) = roll(dice, &mut rng) {
                    state.roll(roll, &mut Tale::deaf());
                }
            }
            Turn::Choose(_) => {
                let began = Instant::now();
                let mut search = Search::new(&state, Limits::level(level), rng.next_u64());
                steps += 1;
                while !search.advance(1) {
                    steps += 1;
                }
                longest = longest.max(began.elapsed());
                count += 1;
                for &action in search.plan().unwrap_or_default() {
                    state.act(state.exact(action), &mut Tale::deaf());
                }
            }
        }
    }
    let seconds = since.elapsed().as_secs_f64();
    println!(
        "level {level}, thoughts/s      {:.0}   ({:.1} ms each, the longest {:.0} ms; {:.1} µs a step)",
        f64::from(count) / seconds,
        seconds * 1e3 / f64::from(count),
        longest.as_secs_f64() * 1e3,
        seconds * 1e6 / steps as f64,
    );
}

fn measure<G: Mind>() {
    let Ok(start) = G::start(&Setup::preset(G::options())) else { return };
    println!("{}", G::CARD.id);
    random_play(&start);
    (1..=5).for_each(|level| thoughts(&start, level));
}

fn main() {
    measure::<Grid>();
    measure::<Street>();
    measure::<Hex>();
}
