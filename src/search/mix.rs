//! A secret choice against another one: a mix that leaves the other side nothing to exploit.
//!
//! Each of our options is weighed against each of the other side's: a table of worths. Both sides then play the table
//! against each other many times, each time the option that would have done best so far against what the other has
//! played (fictitious play). How often we played each option is our mix, and one is drawn from it.
use super::play;
use crate::mind::Mind;
use crate::side::Side;

/// The work spent on one cell of the table: enough for the throws that follow and a judgement of each outcome.
pub(super) const WORK: u32 = 40;

/// More options than this are not weighed.
const MOST: usize = 12;

/// How often the table is played. The mix is then within a few per cent of the ideal one.
const ROUNDS: u32 = 600;

/// The table of a secret choice while it is filled.
pub(super) struct Mix<G: Mind> {
    /// What is played before the secret choice.
    before: Vec<G::Action>,
    options: Vec<G::Action>,
    /// The states that the options are tried in: one for each of the other side's choices that was made already, each
    /// with how likely it is.
    worlds: Vec<(G, u32)>,
    /// How many choices the other side still has after ours.
    answers: usize,
    worths: Vec<i32>,
}

impl<G: Mind> Mix<G> {
    /// A choice where the other side has already made its own, unseen.
    pub(super) fn of_worlds(worlds: Vec<(G, u32)>) -> Mix<G> {
        let worlds: Vec<_> = worlds.into_iter().map(|(g, w)| (w.saturating_mul(g.likelihood()), g)).collect();
        let worlds: Vec<_> = worlds.into_iter().map(|(w, g)| (g, w)).take(MOST).collect();
        let mut options = Vec::new();
        if let Some((state, _)) = worlds.first() {
            state.offers(&mut options);
        }
        Mix::new(Vec::new(), options, worlds)
    }

    /// A choice that stays hidden from a side which will then answer it.
    pub(super) fn of_choice(state: G, before: Vec<G::Action>, from: Side) -> Mix<G> {
        let mut options = Vec::new();
        state.offers(&mut options);
        options.retain(|&action| state.hidden_from(action) == Some(from));
        Mix::new(before, options, vec![(state, 1)])
    }

    fn new(before: Vec<G::Action>, mut options: Vec<G::Action>, worlds: Vec<(G, u32)>) -> Mix<G> {
        options.truncate(MOST);
        Mix { before, options, worlds, answers: 1, worths: Vec::new() }
    }

    /// That the other side has so many answers; known once the first option was tried.
    pub(super) const fn note_answers(&mut self, count: usize) {
        if count > self.answers && self.worths.is_empty() {
            self.answers = if count > MOST { MOST } else { count };
        }
    }

    fn columns(&self) -> usize {
        (self.worlds.len() * self.answers).max(1)
    }

    /// The next state to be weighed, and the answer to reckon with; `None` when the table is full.
    pub(super) fn next(&self) -> Option<(G, usize)> {
        let (row, column) = (self.worths.len() / self.columns(), self.worths.len() % self.columns());
        let (world, _) = self.worlds.get(column / self.answers)?;
        let mut state = world.clone();
        play(&mut state, *self.options.get(row)?);
        Some((state, column % self.answers))
    }

    /// Fills in the worth of what [`Mix::next`] gave.
    pub(super) fn fill(&mut self, worth: i32) {
        self.worths.push(worth);
    }

    /// Draws from the mix.
    pub(super) fn draw(self, draw: u64) -> Vec<G::Action> {
        let weights: Vec<u32> = self.worlds.iter().map(|w| w.1).collect();
        let top = self.worths.iter().copied().max().unwrap_or(0);
        let (columns, answers) = (self.columns(), self.answers);
        // An option of the other side that seldom comes off threatens less: what it may cost us counts by its chance.
        let cell = |(i, &worth): (usize, &i32)| {
            let weight = weights.get(i % columns / answers).copied().unwrap_or(1);
            i64::from(worth - top) * i64::from(weight)
        };
        let table: Vec<i64> = self.worths.iter().enumerate().map(cell).collect();
        let played = mix(&table, columns);
        let mut left = (draw % u64::from(ROUNDS)) as u32;
        let drawn = played.iter().position(|&n| {
            let here = left < n;
            left = left.saturating_sub(n);
            here
        });
        let mut plan = self.before;
        plan.extend(self.options.get(drawn.unwrap_or(0)));
        plan
    }
}

/// How often each row is played of [`ROUNDS`] times: rows want much, columns little.
fn mix(table: &[i64], columns: usize) -> Vec<u32> {
    let rows = table.len() / columns.max(1);
    let mut played = vec![0; rows];
    let mut for_row = vec![0i64; rows];
    let mut for_column = vec![0i64; columns];
    for _ in 0..ROUNDS {
        let row = best(&for_row, 1);
        if let Some(times) = played.get_mut(row) {
            *times += 1;
        }
        for_column.iter_mut().zip(table.iter().skip(row * columns)).for_each(|(sum, v)| *sum += v);
        let column = best(&for_column, -1);
        for_row.iter_mut().zip(table.iter().skip(column).step_by(columns)).for_each(|(sum, v)| *sum += v);
    }
    played
}

/// The place of the greatest sum, or with −1 of the least; of equals the first.
fn best(sums: &[i64], sign: i64) -> usize {
    let top = sums.iter().map(|s| s * sign).max();
    sums.iter().position(|s| Some(s * sign) == top).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scissors_paper_stone_is_played_evenly() {
        let played = mix(&[0, 1, -1, -1, 0, 1, 1, -1, 0], 3);
        assert!(played.iter().all(|n| (170..=230).contains(n)), "{played:?}");
    }

    #[test]
    fn what_pays_twice_as_well_is_guarded_twice_as_often() {
        // The other side hits left for 2, right for 1, unless we stand there: we must stand left twice as often.
        let played = mix(&[0, -1, -2, 0], 2);
        assert!((380..=420).contains(&played[0]), "{played:?}");
    }

    #[test]
    fn a_better_option_is_always_played() {
        let played = mix(&[5, 7, 4, 6], 2);
        assert!(played[0] >= ROUNDS - 2, "{played:?}");
    }
}
