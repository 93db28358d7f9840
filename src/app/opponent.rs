//! Who thinks for the computer: a worker that runs the same program, or the page itself where there can be none.
//!
//! The worker starts from a blob, and the blob imports the program's own module: that is the one form that starts in a
//! frame without an origin as well. Where it is refused, fails, or gives no sign of life for too long, the page thinks
//! instead, in slices short enough that it stays at one's fingertips.
use crate::host::{later, module};
use crate::parts;
use crate::ponder::Ponder;
use crate::worker::{FAILED, READY, message};
use js_sys::Array;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use touchline::message::{Answer, Ask};
use touchline::state::AnyState;
use wasm_bindgen::prelude::*;
use web_sys::{Blob, BlobPropertyBag, Event, Url, Worker};

/// A worker that gives no sign of life for so many milliseconds while it is waited for is given up.
const PATIENCE: i32 = 6000;

/// How long the page may be busy with a thought of its own at a time, in milliseconds.
const SLICE: f64 = 6.0;

/// Who thinks for the computer.
#[derive(Clone)]
pub(crate) struct Opponent(Rc<Inner>);

struct Inner {
    hear: Box<dyn Fn(Answer)>,
    worker: RefCell<Host>,
    /// What is waited for, and the state that it is about.
    asked: RefCell<Option<(Ask, AnyState)>>,
    /// Messages that came from the worker.
    signs: Cell<u32>,
    /// The page's own thought.
    own: Ponder,
}

#[derive(Clone)]
enum Host {
    Idle,
    Starting(Worker),
    Ready(Worker),
    /// There is no worker to be had.
    Page,
}

impl Opponent {
    /// One whose answers are heard by this. Nothing is started yet.
    pub(crate) fn new(hear: impl Fn(Answer) + Clone + 'static) -> Opponent {
        let tell = hear.clone();
        let own = Ponder::new(SLICE, Box::new(move |answer| answer.into_iter().for_each(&tell)));
        let (worker, asked, signs) = (RefCell::new(Host::Idle), RefCell::default(), Cell::new(0));
        Opponent(Rc::new(Inner { hear: Box::new(hear), worker, asked, signs, own }))
    }

    /// Starts the worker, so that it is ready when it is asked.
    pub(crate) fn get_ready(&self) {
        if matches!(*self.0.worker.borrow(), Host::Idle) {
            let started = start();
            if let Ok(worker) = &started {
                let (me, us) = (self.clone(), self.clone());
                let heard: Box<dyn FnMut(Event)> = Box::new(move |e| me.hear(message(&e).as_deref()));
                let failed: Box<dyn FnMut(Event)> = Box::new(move |_| us.give_up());
                worker.set_onmessage(Some(Closure::wrap(heard).into_js_value().unchecked_ref()));
                worker.set_onerror(Some(Closure::wrap(failed).into_js_value().unchecked_ref()));
            }
            self.0.worker.replace(started.map_or(Host::Page, Host::Starting));
        }
    }

    /// Asks about a state in place of what was asked before.
    pub(crate) fn ask(&self, ask: Ask, state: AnyState) {
        self.get_ready();
        let text = ask.write();
        self.0.asked.replace(Some((ask, state)));
        match &*self.0.worker.borrow() {
            Host::Page => return self.think(),
            Host::Ready(worker) => post(worker, &text),
            Host::Starting(_) | Host::Idle => {}
        }
        self.watch();
    }

    /// The page itself thinks about what is waited for.
    fn think(&self) {
        let begin = |(ask, state): &(Ask, AnyState)| (ask.number, ask.thinker_about(&parts::rows(), state.as_ref()));
        let thought = self.0.asked.borrow().as_ref().map(begin);
        thought.into_iter().for_each(|(number, thinker)| self.0.own.take_up(number, thinker));
    }

    /// Waits for no answer any more.
    pub(crate) fn cancel(&self) {
        if self.0.asked.take().is_some() {
            self.0.own.put_down();
            if let Host::Ready(worker) = &*self.0.worker.borrow() {
                post(worker, "");
            }
        }
    }

    fn hear(&self, said: Option<&str>) {
        self.0.signs.set(self.0.signs.get() + 1);
        match said {
            Some(READY) => {
                let host = self.0.worker.replace(Host::Idle);
                let host = if let Host::Starting(worker) = host { Host::Ready(worker) } else { host };
                if let (Host::Ready(worker), Some((ask, _))) = (&host, &*self.0.asked.borrow()) {
                    post(worker, &ask.write());
                }
                self.0.worker.replace(host);
            }
            Some(FAILED) => self.give_up(),
            said => {
                if let Some(answer) = said.and_then(Answer::read)
                    && self.number() == Some(answer.number)
                {
                    self.0.asked.replace(None);
                    (self.0.hear)(answer);
                }
            }
        }
    }

    /// The page thinks from now on.
    fn give_up(&self) {
        if let Host::Starting(worker) | Host::Ready(worker) = self.0.worker.replace(Host::Page) {
            worker.terminate();
            self.think();
        }
    }

    /// Gives the worker up if it stays silent while it is waited for.
    fn watch(&self) {
        let (me, number, signs) = (self.clone(), self.number(), self.0.signs.get());
        later(PATIENCE, move || {
            let is_waited_for = number.is_some() && me.number() == number;
            if is_waited_for && me.0.signs.get() == signs {
                me.give_up();
            } else if is_waited_for {
                me.watch();
            }
        });
    }

    fn number(&self) -> Option<u32> {
        self.0.asked.borrow().as_ref().map(|(ask, _)| ask.number)
    }
}

fn post(worker: &Worker, text: &str) {
    let _ = worker.post_message(&text.into());
}

/// A worker that runs this program.
fn start() -> Result<Worker, JsValue> {
    let module = module();
    let wasm = module.strip_suffix(".js").unwrap_or(&module);
    let wasm = format!("{wasm}_bg.wasm");
    let source = format!(
        "import({module:?}).then(m=>m.default({{module_or_path:{wasm:?}}})).catch(()=>postMessage({FAILED:?}))"
    );
    let kind = BlobPropertyBag::new();
    kind.set_type("text/javascript");
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&source.into()), &kind)?;
    Worker::new(&Url::create_object_url_with_blob(&blob)?)
}
