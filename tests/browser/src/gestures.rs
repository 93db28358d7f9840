//! Fingers, mouse and keys, as the browser gets them from a person: through WebDriver's actions.

use std::sync::Arc;

use serde_json::{Value, json};
use thirtyfour::common::command::{Command, ExtensionCommand};

use crate::Page;

/// The path of one finger, or of the mouse, in CSS pixels of the viewport: the frame's, once
/// a frame is entered.
///
/// Strokes of several fingers run in step: the nth part of each at the same time.
#[derive(Clone, Debug)]
pub struct Stroke(Vec<Part>);

#[derive(Clone, Copy, Debug)]
enum Part {
    To { point: (f64, f64), milliseconds: u32 },
    Down,
    Wait { milliseconds: u32 },
    Up,
}

impl Stroke {
    /// Begins above this point, not yet touching.
    #[must_use]
    pub fn at(point: (f64, f64)) -> Self {
        Self(vec![Part::To { point, milliseconds: 0 }])
    }

    /// Touches, or presses the main button.
    #[must_use]
    pub fn down(self) -> Self {
        self.and(Part::Down)
    }

    /// Moves there in a few steps.
    #[must_use]
    pub fn to(self, point: (f64, f64)) -> Self {
        self.and(Part::To { point, milliseconds: 60 })
    }

    /// Holds still.
    #[must_use]
    pub fn wait(self, milliseconds: u32) -> Self {
        self.and(Part::Wait { milliseconds })
    }

    /// Lets go.
    #[must_use]
    pub fn up(self) -> Self {
        self.and(Part::Up)
    }

    fn and(mut self, part: Part) -> Self {
        self.0.push(part);
        self
    }

    /// As WebDriver wants it, with `corner` as the point (0, 0).
    fn actions(&self, corner: (f64, f64)) -> Value {
        let action = |part: &Part| match *part {
            Part::To { point, milliseconds } => {
                let (x, y) = (corner.0 + point.0, corner.1 + point.1);
                json!({
                    "type": "pointerMove", "origin": "viewport", "duration": milliseconds,
                    "x": x.round() as i64, "y": y.round() as i64,
                })
            }
            Part::Down => json!({"type": "pointerDown", "button": 0}),
            Part::Wait { milliseconds } => json!({"type": "pause", "duration": milliseconds}),
            Part::Up => json!({"type": "pointerUp", "button": 0}),
        };
        self.0.iter().map(action).collect()
    }
}

impl Page {
    /// A finger's tap at the middle of the first element that matches.
    pub async fn tap(&self, css: &str) {
        let point = self.centre(css).await;
        self.tap_at(point).await;
    }

    /// A finger's tap at this point of the viewport.
    pub async fn tap_at(&self, point: (f64, f64)) {
        self.touch(&[Stroke::at(point).down().wait(30).up()]).await;
    }

    /// A mouse click at the middle of the first element that matches.
    pub async fn click(&self, css: &str) {
        let point = self.centre(css).await;
        self.click_at(point).await;
    }

    /// A mouse click at this point of the viewport.
    pub async fn click_at(&self, point: (f64, f64)) {
        self.mouse(Stroke::at(point).down().wait(10).up()).await;
    }

    /// Moves the mouse over the middle of the first element that matches.
    pub async fn hover(&self, css: &str) {
        let point = self.centre(css).await;
        self.mouse(Stroke::at(point)).await;
    }

    /// A finger drags from the middle of one element to the middle of another, both in view.
    pub async fn drag(&self, from: &str, to: &str) {
        let stroke = self.stroke_between(from, to).await;
        self.touch(&[stroke]).await;
    }

    /// The mouse drags from the middle of one element to the middle of another, both in view.
    pub async fn drag_by_mouse(&self, from: &str, to: &str) {
        let stroke = self.stroke_between(from, to).await;
        self.mouse(stroke).await;
    }

    async fn stroke_between(&self, from: &str, to: &str) -> Stroke {
        let target = self.centre(to).await;
        let start = self.centre(from).await;
        Stroke::at(start).down().wait(30).to(target).wait(30).up()
    }

    /// One stroke a finger, all at once.
    pub async fn touch(&self, fingers: &[Stroke]) {
        self.point("touch", fingers).await;
    }

    /// One stroke of the mouse.
    pub async fn mouse(&self, stroke: Stroke) {
        self.point("mouse", &[stroke]).await;
    }

    async fn point(&self, kind: &str, strokes: &[Stroke]) {
        let corner = self.frame_corner().await;
        let pointer = |(n, stroke): (usize, &Stroke)| {
            json!({
                "type": "pointer", "id": format!("{kind}-{n}"), "parameters": {"pointerType": kind},
                "actions": stroke.actions(corner),
            })
        };
        self.act(strokes.iter().enumerate().map(pointer).collect()).await;
    }

    /// Presses a key, with others held down: `"Enter"`, `"ArrowLeft"`, `"Control+z"`,
    /// `"Shift+Control+z"`, `"Space"`. It goes to whatever has the focus.
    pub async fn press(&self, chord: &str) {
        let keys: Vec<char> = chord.split('+').map(key).collect();
        let down = keys.iter().map(|key| json!({"type": "keyDown", "value": key}));
        let up = keys.iter().rev().map(|key| json!({"type": "keyUp", "value": key}));
        let actions: Vec<Value> = down.chain(up).collect();
        self.act(json!([{"type": "key", "id": "keyboard", "actions": actions}])).await;
    }

    /// Types this text, key by key.
    pub async fn type_text(&self, text: &str) {
        let actions: Vec<Value> = text
            .chars()
            .flat_map(|c| [json!({"type": "keyDown", "value": c}), json!({"type": "keyUp", "value": c})])
            .collect();
        self.act(json!([{"type": "key", "id": "keyboard", "actions": actions}])).await;
    }

    /// WebDriver actions as they are: for what no gesture above does.
    pub async fn act(&self, sources: Value) {
        self.command("/actions", json!({"actions": sources})).await;
    }

    /// A WebDriver command that takes a POST, and its answer.
    pub(crate) async fn command(&self, endpoint: &'static str, body: Value) -> Value {
        let command = Command::ExtensionCommand(Box::new(Post { endpoint, body: body.clone() }));
        match self.web.handle().cmd(command).await {
            Ok(answer) => answer.value().unwrap_or(Value::Null),
            Err(error) => panic!("{endpoint} {body}: {error}"),
        }
    }
}

/// WebDriver's name for a key: its character, or its place in the private use area.
fn key(name: &str) -> char {
    match name {
        "Tab" => '\u{E004}',
        "Enter" => '\u{E007}',
        "Shift" => '\u{E008}',
        "Control" => '\u{E009}',
        "Alt" => '\u{E00A}',
        "Escape" => '\u{E00C}',
        "Space" => ' ',
        "PageUp" => '\u{E00E}',
        "PageDown" => '\u{E00F}',
        "End" => '\u{E010}',
        "Home" => '\u{E011}',
        "ArrowLeft" => '\u{E012}',
        "ArrowUp" => '\u{E013}',
        "ArrowRight" => '\u{E014}',
        "ArrowDown" => '\u{E015}',
        "Backspace" => '\u{E003}',
        "Delete" => '\u{E017}',
        "Meta" => '\u{E03D}',
        _ => {
            let mut characters = name.chars();
            match (characters.next(), characters.next()) {
                (Some(character), None) => character,
                _ => panic!("no key is called {name:?}"),
            }
        }
    }
}

#[derive(Debug)]
struct Post {
    endpoint: &'static str,
    body: Value,
}

impl ExtensionCommand for Post {
    fn parameters_json(&self) -> Option<Value> {
        Some(self.body.clone())
    }
    fn method(&self) -> http::Method {
        http::Method::POST
    }
    fn endpoint(&self) -> Arc<str> {
        self.endpoint.into()
    }
}
