//! Exact chances, reckoned by the code that resolves the throws.
use crate::event::Tale;
use crate::game::{Game, Turn, chooser};
use crate::side::Side;
use crate::words::Phrase;

/// An exact chance from 0 to 1: a fraction in lowest terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chance {
    part: u128,
    whole: u128,
}

impl Chance {
    /// It never happens.
    pub const NEVER: Chance = Chance { part: 0, whole: 1 };
    /// It always happens.
    pub const SURE: Chance = Chance { part: 1, whole: 1 };

    const fn new(part: u128, whole: u128) -> Chance {
        let by = gcd(part, whole);
        Chance { part: part / by, whole: whole / by }
    }

    const fn plus(self, other: Chance) -> Chance {
        let by = gcd(self.whole, other.whole);
        let (a, b) = (other.whole / by, self.whole / by);
        Chance::new(self.part * a + other.part * b, self.whole * a)
    }

    const fn shared_by(self, n: u128) -> Chance {
        Chance::new(self.part, self.whole * n)
    }

    /// The chance as a number from 0 to 1, for showing.
    pub fn value(self) -> f64 {
        self.part as f64 / self.whole as f64
    }

    /// The chance in parts of `whole`, rounded half up.
    pub const fn parts_of(self, whole: u32) -> u32 {
        ((2 * self.part * whole as u128 + self.whole) / (2 * self.whole)) as u32
    }

    /// The chance in whole per cent, rounded half up; 0 and 100 only when it is never or sure.
    pub const fn percent(self) -> u8 {
        if self.part == 0 {
            return 0;
        }
        if self.part == self.whole {
            return 100;
        }
        let rounded = (self.part * 200 + self.whole) / (2 * self.whole);
        if rounded == 0 {
            1
        } else if rounded >= 100 {
            99
        } else {
            rounded as u8
        }
    }
}

const fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    if a == 0 { 1 } else { a }
}

/// A state still open, the hopes already told, and its chance.
struct Open<G> {
    key: u64,
    state: G,
    told: u8,
    chance: Chance,
}

/// The states still open, equal ones as one, in the order of their keys.
struct Layer<G>(Vec<Open<G>>);

impl<G: Game> Layer<G> {
    fn add(&mut self, state: G, told: u8, chance: Chance) {
        let key = state.key();
        let first = self.0.partition_point(|o| o.key < key);
        let alike = self.0.iter_mut().skip(first).take_while(|o| o.key == key);
        match alike.into_iter().find(|o| o.told == told && o.state == state) {
            Some(open) => open.chance = open.chance.plus(chance),
            None => self.0.insert(first, Open { key, state, told, chance }),
        }
    }
}

/// The exact chance that each hope of an action ([`Game::hopes`]) is told before the acting side chooses again.
///
/// A roll that changes nothing is thrown again, so it drops out; a hidden choice of the other side counts as drawn
/// evenly. Empty when no choice is due or the action has no hopes. The action must be allowed.
pub fn odds<G: Game>(state: &G, action: G::Action) -> Vec<Chance> {
    let hopes = state.hopes(action);
    let Some(actor) = chooser(state).filter(|_| !hopes.is_empty()) else { return Vec::new() };
    let (first, told) = advance(state, hopes, 0, |s, tale| {
        let exact = s.exact(action);
        s.act(exact, tale);
    });
    walk(first, told, hopes, actor)
}

/// The exact chance that each of some events is told from a state on that is due a throw, before `actor` chooses.
/// Otherwise as [`odds`]: for a part of an action, such as one challenge of a run.
pub fn odds_of_throw<G: Game>(state: &G, hopes: &[&Phrase], actor: Side) -> Vec<Chance> {
    walk(state.clone(), 0, hopes, actor)
}

fn walk<G: Game>(first: G, told: u8, hopes: &[&Phrase], actor: Side) -> Vec<Chance> {
    let mut out = vec![Chance::NEVER; hopes.len()];
    let mut layer = Layer(Vec::new());
    layer.add(first, told, Chance::SURE);
    let all_told = (1u8 << hopes.len()) - 1;
    while !layer.0.is_empty() {
        let mut next = Layer(Vec::new());
        for Open { state, told, chance, .. } in layer.0 {
            let children = if told == all_told { Vec::new() } else { children(&state, told, hopes, actor) };
            let shares = children.len() as u128;
            if children.is_empty() {
                let heard = out.iter_mut().enumerate().filter(|(i, _)| told >> i & 1 == 1);
                heard.for_each(|(_, sum)| *sum = sum.plus(chance));
            }
            children.into_iter().for_each(|(s, t)| next.add(s, t, chance.shared_by(shares)));
        }
        layer = next;
    }
    out
}

fn children<G: Game>(state: &G, told: u8, hopes: &[&Phrase], actor: Side) -> Vec<(G, u8)> {
    match state.turn() {
        Turn::Throw(dice) => dice
            .rolls()
            .map(|roll| advance(state, hopes, told, |s, tale| s.roll(roll, tale)))
            .filter(|(child, _)| child != state)
            .collect(),
        // Only a choice that answers the action is hidden from the actor whatever is chosen, such as a dive. An
        // ordinary turn has open choices beside hidden ones, and the walk stops before it.
        Turn::Choose(side) if side != actor => {
            let mut answers = Vec::new();
            state.offers(&mut answers);
            if answers.iter().any(|&a| state.hidden_from(a) != Some(actor)) {
                return Vec::new();
            }
            answers.into_iter().map(|a| advance(state, hopes, told, |s, tale| s.act(a, tale))).collect()
        }
        Turn::Choose(_) | Turn::Over(_) => Vec::new(),
    }
}

fn advance<G: Game>(state: &G, hopes: &[&Phrase], told: u8, play: impl FnOnce(&mut G, &mut Tale)) -> (G, u8) {
    let mut tale = Tale::open();
    let mut child = state.clone();
    play(&mut child, &mut tale);
    let heard = |h: &Phrase| tale.events.iter().any(|e| e.said.phrase == h);
    let now = hopes.iter().enumerate().filter(|(_, h)| heard(h)).fold(0, |mask, (i, _)| mask | 1 << i);
    (child, told | now)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_add_up_exactly() {
        let third = Chance::SURE.shared_by(3);
        assert_eq!(third.plus(third).plus(third), Chance::SURE);
        assert_eq!(Chance::new(6, 36), Chance::SURE.shared_by(6));
    }

    #[test]
    fn only_a_sure_thing_shows_a_hundred_per_cent() {
        assert_eq!(Chance::SURE.percent(), 100);
        assert_eq!(Chance::new(999, 1000).percent(), 99);
        assert_eq!(Chance::new(1, 1000).percent(), 1);
        assert_eq!(Chance::NEVER.percent(), 0);
        assert_eq!(Chance::new(1, 2).percent(), 50);
    }
}
