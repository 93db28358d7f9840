//! Elements of one type: attributes, texts and parts that follow the state, and handlers, all behind pointers.
//!
//! Why not the `view!` macro: the type of its view holds the types of everything in it, and the compiler writes the
//! code that builds and rebuilds each such type anew. Measured, this page was 12 KiB (brotli) smaller so.
use crate::frame::At;
use crate::intent::Intent;
use crate::store::Store;
use leptos::attr::any_attribute::{AnyAttribute, IntoAnyAttribute};
use leptos::attr::custom::custom_attribute;
use leptos::ev::{Custom, on};
use leptos::html::custom;
use leptos::prelude::*;
use leptos::tachys::html::style::style;
use std::cell::RefCell;
use std::rc::Rc;
use touchline::words::Phrase;
use wasm_bindgen::JsCast;
use web_sys::Event;

/// A text that follows the state.
pub(crate) type Text = Signal<String>;

/// What happens on an event.
pub(crate) type Handler = Box<dyn FnMut(Event)>;

/// What somebody typed.
pub(crate) type Typed = Rc<RefCell<String>>;

/// A text that follows the state.
pub(crate) fn text(of: impl Fn() -> String + Send + Sync + 'static) -> Text {
    let of: Box<dyn Fn() -> String + Send + Sync> = Box::new(of);
    Signal::derive(of)
}

/// A phrase in the language on screen.
pub(crate) fn said(store: Store, phrase: &'static Phrase) -> Text {
    text(move || store.word(phrase))
}

/// A switch that follows the state.
pub(crate) fn flag(of: impl Fn() -> bool + Send + Sync + 'static) -> Signal<bool> {
    let of: Box<dyn Fn() -> bool + Send + Sync> = Box::new(of);
    Signal::derive(of)
}

/// A part of the page that follows the state.
pub(crate) fn part(of: impl FnMut() -> AnyView + Send + 'static) -> AnyView {
    let of: Box<dyn FnMut() -> AnyView + Send> = Box::new(of);
    of.into_any()
}

/// Does this at once and whenever the state that it reads changes; what it remembers it keeps itself. Why not the effect
/// as it is: the compiler writes all of it anew for each.
pub(crate) fn effect(run: impl FnMut() + 'static) {
    let mut run: Box<dyn FnMut()> = Box::new(run);
    Effect::new(move |_| run());
}

/// Nothing to see.
pub(crate) fn nothing() -> AnyView {
    ().into_any()
}

/// Several nodes.
pub(crate) fn many(views: impl IntoIterator<Item = AnyView>) -> AnyView {
    views.into_iter().collect::<Vec<_>>().into_any()
}

/// Tells the store what is wanted, wherever the view stood when the press began.
pub(crate) fn wants<I: Into<Intent>>(store: Store, intent: impl Fn() -> I + 'static) -> Handler {
    Box::new(move |_| store.update(intent()))
}

/// Tells the store what is wanted in the match: a press that began in another view of it does nothing. A button pressed
/// by pointer does not keep the focus, so that the match's keys go on working.
pub(crate) fn plays<I: Into<Intent>>(store: Store, intent: impl Fn() -> I + 'static) -> Handler {
    Box::new(move |e| {
        let button = e.current_target().and_then(|t| t.dyn_into::<web_sys::HtmlElement>().ok());
        if let Some(button) = button.filter(|_| by_pointer(&e)) {
            let _ = button.blur();
        }
        if store.pressed_here(&e) {
            store.update(intent());
        }
    })
}

/// Whether a click comes from a pointer and not from a key.
pub(crate) fn by_pointer(event: &Event) -> bool {
    event.dyn_ref::<web_sys::UiEvent>().is_some_and(|e| e.detail() > 0)
}

/// Whether an element to unfold is open after it was toggled.
pub(crate) fn is_unfolded(event: &Event) -> bool {
    let details = event.current_target().and_then(|t| t.dyn_into::<web_sys::Element>().ok());
    details.is_some_and(|d| d.has_attribute("open"))
}

/// Takes down what is typed into a field.
pub(crate) fn typed(into: Typed) -> Handler {
    Box::new(move |e| *into.borrow_mut() = event_target_value(&e))
}

#[derive(Clone, Copy)]
enum Tag {
    Html(&'static str),
    Drawing,
    Group,
    Path,
    Circle,
    Rect,
    Words,
    Title,
}

/// An element being put together.
pub(crate) struct El {
    tag: Tag,
    attributes: Vec<AnyAttribute>,
    children: Vec<AnyView>,
}

/// An HTML element.
pub(crate) const fn html(tag: &'static str) -> El {
    El::new(Tag::Html(tag))
}

/// A drawing.
pub(crate) fn drawing(class: &str, (width, height): At) -> El {
    El::new(Tag::Drawing).class(class).set("viewBox", format!("0 0 {width} {height}"))
}

/// A drawing whose extent follows the state.
pub(crate) fn drawing_of(class: &str, extent: Text) -> El {
    El::new(Tag::Drawing).class(class).follow("viewBox", extent)
}

/// A group of a drawing.
pub(crate) const fn group() -> El {
    El::new(Tag::Group)
}

/// A line or outline of a drawing, its path data still to come.
pub(crate) fn outline(class: &str) -> El {
    El::new(Tag::Path).class(class)
}

/// A line or outline of a drawing, from path data.
pub(crate) fn path(class: &str, d: String) -> El {
    outline(class).set("d", d)
}

/// A line or outline of a drawing that follows the state.
pub(crate) fn path_of(class: &str, d: Text) -> El {
    outline(class).follow("d", d)
}

/// A circle of a drawing.
pub(crate) fn circle(class: &str, (x, y): At, r: i32) -> AnyView {
    let numbers = [("cx", x), ("cy", y), ("r", r)];
    El::new(Tag::Circle).class(class).numbers(&numbers).view()
}

/// A rectangle of a drawing: left, top, width, height, and the radius of its corners.
pub(crate) fn rect(class: &str, (x, y, width, height): (i32, i32, i32, i32), rx: i32) -> AnyView {
    let numbers = [("x", x), ("y", y), ("width", width), ("height", height), ("rx", rx)];
    El::new(Tag::Rect).class(class).numbers(&numbers).view()
}

/// A text of a drawing.
pub(crate) fn label(class: &str, (x, y): At, words: String) -> AnyView {
    El::new(Tag::Words).class(class).numbers(&[("x", x), ("y", y)]).words(words).view()
}

/// A text of a drawing that follows the state, in the middle.
pub(crate) fn letters(class: &str, words: Text) -> AnyView {
    El::new(Tag::Words).class(class).text(words).view()
}

/// What is said of an element of a drawing while the pointer rests on it.
pub(crate) fn tip(words: Text) -> AnyView {
    El::new(Tag::Title).text(words).view()
}

/// A button.
pub(crate) fn button(label: Text, click: Handler) -> El {
    html("button").set("type", "button").text(label).on("click", click)
}

impl El {
    const fn new(tag: Tag) -> El {
        El { tag, attributes: Vec::new(), children: Vec::new() }
    }

    /// With an attribute.
    pub(crate) fn set(mut self, name: &'static str, value: impl Into<String>) -> El {
        self.attributes.push(custom_attribute(name, value.into()).into_any_attr());
        self
    }

    /// With these classes.
    pub(crate) fn class(self, class: &str) -> El {
        self.set("class", class)
    }

    /// With this id.
    pub(crate) fn id(self, id: &str) -> El {
        self.set("id", id)
    }

    fn numbers(self, numbers: &[(&'static str, i32)]) -> El {
        numbers.iter().fold(self, |el, (name, n)| el.set(name, n.to_string()))
    }

    /// With an attribute that follows the state.
    pub(crate) fn follow(mut self, name: &'static str, value: Text) -> El {
        self.attributes.push(custom_attribute(name, value).into_any_attr());
        self
    }

    /// With an attribute that is there or not, as the state says.
    pub(crate) fn when(mut self, name: &'static str, is: Signal<bool>) -> El {
        self.attributes.push(custom_attribute(name, is).into_any_attr());
        self
    }

    /// One that stands for something chosen or not: it says so, and then has the class `chosen` as well.
    pub(crate) fn pressed(self, class: &'static str, is: Signal<bool>) -> El {
        let classes = text(move || if is.get() { format!("{class} chosen") } else { class.to_string() });
        self.follow("class", classes).follow("aria-pressed", text(move || is.get().to_string()))
    }

    /// Moved to where the state says, as a CSS transform: style sheets may make it glide.
    pub(crate) fn moved(self, to: Text) -> El {
        self.styled("transform", to)
    }

    /// With a property of its style, or a number that style sheets reckon with.
    pub(crate) fn styled(mut self, property: &'static str, value: Text) -> El {
        self.attributes.push(style((property, value)).into_any_attr());
        self
    }

    /// With a handler of an event.
    pub(crate) fn on(mut self, event: &'static str, handler: Handler) -> El {
        self.attributes.push(on(Custom::<Event>::new(event), handler).into_any_attr());
        self
    }

    /// With a text that follows the state.
    pub(crate) fn text(self, text: Text) -> El {
        self.add(text.into_any())
    }

    /// With fixed words.
    pub(crate) fn words(self, words: impl Into<String>) -> El {
        self.add(words.into().into_any())
    }

    /// With a child.
    pub(crate) fn add(mut self, child: AnyView) -> El {
        self.children.push(child);
        self
    }

    /// With children.
    pub(crate) fn all(mut self, children: impl IntoIterator<Item = AnyView>) -> El {
        self.children.extend(children);
        self
    }

    /// The finished element.
    pub(crate) fn view(self) -> AnyView {
        let El { tag, attributes, children } = self;
        match tag {
            Tag::Html(tag) => custom(tag).add_any_attr(attributes).child(children).into_any(),
            Tag::Drawing => leptos::svg::svg().add_any_attr(attributes).child(children).into_any(),
            Tag::Group => leptos::svg::g().add_any_attr(attributes).child(children).into_any(),
            Tag::Path => leptos::svg::path().add_any_attr(attributes).child(children).into_any(),
            Tag::Circle => leptos::svg::circle().add_any_attr(attributes).child(children).into_any(),
            Tag::Rect => leptos::svg::rect().add_any_attr(attributes).child(children).into_any(),
            Tag::Title => leptos::svg::title().add_any_attr(attributes).child(children).into_any(),
            Tag::Words => leptos::svg::text().add_any_attr(attributes).child(children).into_any(),
        }
    }
}
