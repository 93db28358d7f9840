//! Odds counted out in the plainest way: every roll of every throw, one after the other, no states merged.
use touchline::event::Tale;
use touchline::game::{Game, Turn, chooser};
use touchline::side::Side;
use touchline::words::Phrase;

/// More endings than this are not counted out.
const MOST: u32 = 120_000;

struct Count {
    actor: Side,
    hopes: &'static [&'static Phrase],
    sums: Vec<f64>,
    left: u32,
}

/// The chance of each hope of an action; `None` when there is too much to count.
pub(crate) fn enumerate<G: Game>(state: &G, action: G::Action) -> Option<Vec<f64>> {
    let hopes = state.hopes(action);
    let mut count = Count { actor: chooser(state)?, hopes, sums: vec![0.0; hopes.len()], left: MOST };
    let mut first = state.clone();
    let mut tale = Tale::open();
    first.act(state.exact(action), &mut tale);
    count.walk(&first, &tale, 1.0)?;
    Some(count.sums)
}

impl Count {
    fn walk<G: Game>(&mut self, state: &G, tale: &Tale, chance: f64) -> Option<()> {
        self.left = self.left.checked_sub(1)?;
        let next: Vec<(G, Tale)> = match state.turn() {
            // A roll that changes nothing is thrown again: it takes no part.
            Turn::Throw(dice) => {
                let all = dice.rolls().map(|roll| after(state, tale, |s, t| s.roll(roll, t)));
                all.filter(|(s, _)| s != state).collect()
            }
            Turn::Choose(side) if side != self.actor && self.answers(state) => {
                state.legal().into_iter().map(|a| after(state, tale, |s, t| s.act(a, t))).collect()
            }
            Turn::Choose(_) | Turn::Over(_) => Vec::new(),
        };
        let share = chance / next.len() as f64;
        if next.is_empty() {
            let told = |hope: &Phrase| tale.events.iter().any(|e| e.said.code() == hope.code);
            let heard = self.sums.iter_mut().zip(self.hopes).filter(|(_, hope)| told(hope));
            heard.for_each(|(sum, _)| *sum += chance);
        }
        next.iter().try_for_each(|(state, tale)| self.walk(state, tale, share))
    }

    /// Whether a choice answers the action, hidden whatever is chosen.
    fn answers<G: Game>(&self, state: &G) -> bool {
        let mut all = Vec::new();
        state.offers(&mut all);
        all.into_iter().all(|a| state.hidden_from(a) == Some(self.actor))
    }
}

fn after<G: Game>(state: &G, tale: &Tale, play: impl FnOnce(&mut G, &mut Tale)) -> (G, Tale) {
    let (mut state, mut tale) = (state.clone(), tale.clone());
    play(&mut state, &mut tale);
    (state, tale)
}
