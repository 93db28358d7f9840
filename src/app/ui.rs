//! Nodes of one type each: texts and switches are signals, handlers and changing parts are boxed.
//!
//! Why: a view's type holds the types of all closures in it, so every closure would make the compiler write the code
//! that builds and rebuilds its part once more. With these the page weighs about half.
use crate::frame::At;
use crate::intent::Intent;
use crate::store::Store;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use std::cell::RefCell;
use std::rc::Rc;

/// A text that follows the state.
pub(crate) type Text = Signal<String>;

/// A part of the page that follows the state.
pub(crate) type Part = Box<dyn FnMut() -> AnyView + Send>;

/// What happens on a click.
pub(crate) type Click = Box<dyn FnMut(MouseEvent)>;

/// A text that follows the state.
pub(crate) fn text(of: impl Fn() -> String + Send + Sync + 'static) -> Text {
    Signal::derive(of)
}

/// A switch that follows the state.
pub(crate) fn flag(of: impl Fn() -> bool + Send + Sync + 'static) -> Signal<bool> {
    Signal::derive(of)
}

/// A part of the page that follows the state.
pub(crate) fn part(of: impl FnMut() -> AnyView + Send + 'static) -> Part {
    Box::new(of)
}

/// What somebody typed.
pub(crate) type Typed = Rc<RefCell<String>>;

/// Takes down what is typed into a field.
pub(crate) fn typed(into: Typed) -> Box<dyn FnMut(leptos::ev::Event)> {
    Box::new(move |e| *into.borrow_mut() = event_target_value(&e))
}

/// Nothing to see.
pub(crate) fn nothing() -> AnyView {
    ().into_any()
}

/// Several nodes.
pub(crate) fn many(views: impl Iterator<Item = AnyView>) -> AnyView {
    views.collect::<Vec<_>>().into_any()
}

/// A click that tells the store what is wanted, wherever the view stood when the press began.
pub(crate) fn wants(store: Store, intent: impl Fn() -> Intent + 'static) -> Click {
    Box::new(move |_| store.update(intent()))
}

/// A click in the match: one whose press began in another view of it does nothing.
pub(crate) fn plays(store: Store, intent: impl Fn() -> Intent + 'static) -> Click {
    Box::new(move |e| {
        if store.pressed_here(e.detail() > 0) {
            store.update(intent());
        }
    })
}

/// A button.
pub(crate) struct Button {
    label: Text,
    click: Click,
    class: Text,
    disabled: Signal<bool>,
    pressed: Option<Signal<bool>>,
    id: Option<&'static str>,
    data: Option<String>,
}

impl Button {
    /// A plain button.
    pub(crate) fn new(label: Text, click: Click) -> Button {
        let (class, disabled) = (Signal::stored(String::new()), Signal::stored(false));
        Button { label, click, class, disabled, pressed: None, id: None, data: None }
    }

    /// With these classes.
    pub(crate) fn class(mut self, class: &str) -> Button {
        self.class = Signal::stored(class.to_string());
        self
    }

    /// With an id.
    pub(crate) const fn id(mut self, id: &'static str) -> Button {
        self.id = Some(id);
        self
    }

    /// One that stands for something that is chosen or not; a chosen one has the class `chosen`.
    pub(crate) fn pressed(mut self, class: &str, pressed: Signal<bool>) -> Button {
        let class = class.to_string();
        self.class = text(move || if pressed.get() { format!("{class} chosen") } else { class.clone() });
        self.pressed = Some(pressed);
        self
    }

    /// One that can be out of use.
    pub(crate) const fn disabled(mut self, disabled: Signal<bool>) -> Button {
        self.disabled = disabled;
        self
    }

    /// With what it plays or chooses, for those who look for it.
    pub(crate) fn data(mut self, data: String) -> Button {
        self.data = Some(data);
        self
    }

    /// The node.
    pub(crate) fn view(self) -> AnyView {
        let Button { label, click, class, disabled, pressed, id, data } = self;
        let pressed = pressed.map(|p| text(move || p.get().to_string()));
        view! {
            <button
                type="button"
                class=class
                id=id
                disabled=disabled
                aria-pressed=pressed
                data-choice=data
                on:click=click
            >
                {label}
            </button>
        }
        .into_any()
    }
}

/// An element of a drawing with path data.
pub(crate) fn path(class: &str, d: String) -> AnyView {
    view! { <path class=class.to_string() d=d /> }.into_any()
}

/// A circle of a drawing.
pub(crate) fn circle(class: &str, (cx, cy): At, r: i32) -> AnyView {
    view! { <circle class=class.to_string() cx=cx.to_string() cy=cy.to_string() r=r.to_string() /> }.into_any()
}

/// A rectangle of a drawing: left, top, width, height, and the radius of its corners.
pub(crate) fn rect(class: &str, (x, y, width, height): (i32, i32, i32, i32), rx: i32) -> AnyView {
    let [x, y, width, height, rx] = [x, y, width, height, rx].map(|n| n.to_string());
    view! { <rect class=class.to_string() x=x y=y width=width height=height rx=rx /> }.into_any()
}

/// A text of a drawing.
pub(crate) fn label(class: &str, (x, y): At, words: String) -> AnyView {
    view! { <text class=class.to_string() x=x.to_string() y=y.to_string()>{words}</text> }.into_any()
}

/// A group of a drawing.
pub(crate) fn group(class: Text, at: Option<Text>, name: Option<String>, children: AnyView) -> AnyView {
    match at {
        Some(at) => view! { <g class=class data-name=name style:transform=at>{children}</g> }.into_any(),
        None => view! { <g class=class data-name=name>{children}</g> }.into_any(),
    }
}

/// A fixed text or class.
pub(crate) fn fixed(words: &str) -> Text {
    Signal::stored(words.to_string())
}
