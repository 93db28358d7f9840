//! The footballers and the ball: one node each, moved by transform.
use crate::frame::{Frame, UNIT};
use crate::store::Store;
use crate::ui::{Text, circle, group, label, many, part, path, rect, text};
use leptos::prelude::*;
use touchline::scene::Scene;
use touchline::show::{BallAt, Token};
use touchline::side::Side;

/// Every footballer on the board. Their nodes stay as long as nobody comes or goes.
pub(crate) fn pieces(store: Store, frame: Memo<Frame>) -> AnyView {
    let men = Memo::new(move |_| {
        store.read_scene(|s| s.tokens.iter().map(|t| (t.side, t.shirt, t.kind)).collect::<Vec<_>>()).unwrap_or_default()
    });
    let all = part(move || many(men.get().into_iter().map(|man| piece(store, frame, man))));
    view! { <g class="pieces">{all}</g> }.into_any()
}

fn piece(store: Store, frame: Memo<Frame>, (side, shirt, kind): (Side, u8, &'static str)) -> AnyView {
    let token = move |s: &Scene| s.tokens.iter().find(|t| (t.side, t.shirt) == (side, shirt)).cloned();
    let cell = Memo::new(move |_| store.read_scene(|s| token(s).map(|t| t.cell)).flatten());
    let class = text(move || {
        let found = store.read_scene(|s| token(s).map(|t| (t.states.join(" "), s.focus == Some(t.cell)))).flatten();
        let (states, in_focus) = found.unwrap_or_default();
        format!("piece {side} {states}{}", if in_focus { " focus" } else { "" })
    });
    let at = text(move || translate(cell.get().map_or((0.0, 0.0), |c| frame.with(|f| f.centre(c)))));
    group(class, Some(at), Some(format!("{side}.{shirt}")), coin(side, shirt, kind))
}

/// A footballer of a small, still picture.
pub(crate) fn still_piece(frame: &Frame, token: &Token) -> AnyView {
    let class = Signal::stored(format!("piece {}", token.side));
    let at = Signal::stored(translate(frame.centre(token.cell)));
    group(class, Some(at), None, coin(token.side, token.shirt, token.kind))
}

/// A footballer as a coin: Home round, Away square, so that they differ without colour; a keeper with a second rim.
fn coin(side: Side, shirt: u8, kind: &str) -> AnyView {
    let r = UNIT * 0.4;
    let mut parts = vec![circle("halo", (0.0, 0.0), UNIT * 0.48), outline(side, r, "coin")];
    if kind == "keeper" {
        parts.push(outline(side, r * 0.78, "rim"));
    }
    parts.push(label("shirt", (0.0, 0.0), shirt.to_string()));
    parts.into_any()
}

fn outline(side: Side, r: f32, class: &str) -> AnyView {
    match side {
        Side::Home => circle(class, (0.0, 0.0), r),
        Side::Away => {
            let a = r * 0.92;
            rect(class, (-a, -a, 2.0 * a, 2.0 * a), r * 0.2)
        }
    }
}

/// The ball, beside the foot of whoever holds it.
pub(crate) fn ball(store: Store, frame: Memo<Frame>) -> AnyView {
    let ball = Memo::new(move |_| store.read_scene(|s| s.ball).flatten());
    let class = text(move || if ball.get().is_some() { "ball" } else { "ball nowhere" }.to_string());
    let at = text(move || translate(ball.get().map_or((0.0, 0.0), |b| frame.with(|f| beside(f, b)))));
    ball_at(class, at)
}

/// The ball of a small, still picture.
pub(crate) fn still_ball(frame: &Frame, ball: BallAt) -> AnyView {
    ball_at(Signal::stored("ball".to_string()), Signal::stored(translate(beside(frame, ball))))
}

/// White with a dark patch.
fn ball_at(class: Text, at: Text) -> AnyView {
    let r = UNIT * 0.2;
    let corners = [(0.0, -0.5), (0.48, -0.15), (0.3, 0.42), (-0.3, 0.42), (-0.48, -0.15)].map(|(x, y)| (x * r, y * r));
    let patch = crate::frame::path(corners.into_iter(), true);
    group(class, Some(at), None, vec![circle("skin", (0.0, 0.0), r), path("patch", patch)].into_any())
}

/// At the lower right of its holder, so that the shirt number stays to be read.
fn beside(frame: &Frame, ball: BallAt) -> (f32, f32) {
    let (x, y) = frame.centre(ball.cell);
    let shift = if ball.holder.is_some() { UNIT * 0.3 } else { 0.0 };
    (x + shift, y + shift)
}

/// A place in the picture as a CSS transform.
fn translate((x, y): (f32, f32)) -> String {
    format!("translate({x:.1}px, {y:.1}px)")
}
