//! What happened: one value that feeds the log, the live region and the animation.
use crate::cell::Path;
use crate::dice::Roll;
use crate::side::Side;
use crate::words::Saying;

/// Who goes a way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mover {
    /// The ball flies.
    Ball,
    /// A footballer or piece runs.
    Man(Side, u8),
}

/// Something that happened, in words, with the way for the eye and the dice that decided it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event {
    /// The sentence; its code names the kind of event.
    pub said: Saying,
    /// Who went where: the cells from the first after the start to the end.
    pub way: Option<(Mover, Path)>,
    /// The dice, when the event is what they decided.
    pub roll: Option<Roll>,
    /// Whether the referee blows: play stops, or begins again.
    pub is_whistled: bool,
}

impl Event {
    /// An event that is only words.
    pub const fn new(said: Saying) -> Event {
        Event { said, way: None, roll: None, is_whistled: false }
    }

    /// The same event with a way for the eye.
    pub const fn along(mut self, mover: Mover, path: Path) -> Event {
        self.way = Some((mover, path));
        self
    }

    /// The same event with the dice that decided it.
    pub const fn on(mut self, roll: Roll) -> Event {
        self.roll = Some(roll);
        self
    }

    /// The same event with the referee's whistle.
    pub const fn whistled(mut self) -> Event {
        self.is_whistled = true;
        self
    }

    /// Whether a goal is scored.
    pub fn is_goal(&self) -> bool {
        self.said.code() == "goal"
    }
}

/// Where events are told to. A deaf one drops them unmade, for search.
#[derive(Clone, Debug)]
pub struct Tale {
    listening: bool,
    /// The events so far, in order.
    pub events: Vec<Event>,
}

impl Tale {
    /// A tale that keeps every event.
    pub const fn open() -> Tale {
        Tale { listening: true, events: Vec::new() }
    }

    /// A tale that keeps nothing and costs nothing.
    pub const fn deaf() -> Tale {
        Tale { listening: false, events: Vec::new() }
    }

    /// Tells an event, made only if somebody listens.
    pub fn tell(&mut self, event: impl FnOnce() -> Event) {
        if self.listening {
            self.events.push(event());
        }
    }

    /// Tells a saying at which the referee blows.
    pub fn whistle(&mut self, said: impl FnOnce() -> Saying) {
        self.tell(|| Event::new(said()).whistled());
    }

    /// Tells a saying.
    pub fn say(&mut self, said: impl FnOnce() -> Saying) {
        self.tell(|| Event::new(said()));
    }
}
