//! A thought taken in slices, so that whoever hosts it, the worker or the page itself, goes on hearing in between. The
//! answer is the same however it is sliced.
use crate::host::{later, now};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use touchline::message::Answer;
use touchline::search::{Thinker, Thought};

/// Steps between two looks at the clock: mostly microseconds each, but a few take long on a slow phone.
const STEPS: u32 = 4;

/// No more looks at the clock than this in a slice: some browsers let it stand still.
const LOOKS: u32 = 500;

/// What happens after a slice: the answer, or none yet.
type Tell = Box<dyn Fn(Option<Answer>)>;

/// Who thinks.
#[derive(Clone)]
pub(crate) struct Ponder(Rc<Inner>);

struct Inner {
    /// How long a slice may take, in milliseconds.
    slice: f64,
    tell: Tell,
    thought: RefCell<Option<(u32, Box<dyn Thinker>)>>,
    is_called: Cell<bool>,
}

impl Ponder {
    /// Thinks in slices of so many milliseconds, and tells after each.
    pub(crate) fn new(slice: f64, tell: Tell) -> Ponder {
        Ponder(Rc::new(Inner { slice, tell, thought: RefCell::default(), is_called: Cell::new(false) }))
    }

    /// Takes up a thought, the answer to the question of this number, in place of the one before. Without a thought the
    /// answer is to play nothing.
    pub(crate) fn take_up(&self, number: u32, thinker: Option<Box<dyn Thinker>>) {
        match thinker {
            Some(thinker) => {
                self.0.thought.replace(Some((number, thinker)));
                self.call();
            }
            None => (self.0.tell)(Some(Answer { number, plays: Vec::new() })),
        }
    }

    /// Thinks no more.
    pub(crate) fn put_down(&self) {
        self.0.thought.replace(None);
    }

    fn call(&self) {
        if !self.0.is_called.replace(true) {
            let me = self.clone();
            later(0, move || me.think());
        }
    }

    fn think(&self) {
        self.0.is_called.set(false);
        let Some((number, mut thinker)) = self.0.thought.take() else { return };
        let since = now();
        for _ in 0..LOOKS {
            if let Thought::Done(plays) = thinker.think(STEPS) {
                return (self.0.tell)(Some(Answer { number, plays }));
            }
            if now() - since >= self.0.slice {
                break;
            }
        }
        self.0.thought.replace(Some((number, thinker)));
        (self.0.tell)(None);
        self.call();
    }
}
