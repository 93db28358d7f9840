//! The footballers and the ball: one node each, moved by transform.
use crate::frame::{At, Frame, UNIT};
use crate::store::Store;
use crate::ui::{El, circle, group, label, many, path, rect, text};
use leptos::prelude::*;
use touchline::scene::Scene;
use touchline::show::{BallAt, Token};
use touchline::side::Side;

/// Every footballer on the board. Their nodes stay for the whole match; one who has left is only hidden.
pub(crate) fn pieces(store: Store, frame: Memo<Frame>) -> AnyView {
    let men = |s: &Scene| s.tokens.iter().map(|t| (t.side, t.shirt, t.kind)).collect::<Vec<_>>();
    let men = untrack(|| store.read_scene(men)).unwrap_or_default();
    many(men.into_iter().map(|man| piece(store, frame, man)))
}

fn piece(store: Store, frame: Memo<Frame>, (side, shirt, kind): (Side, u8, &'static str)) -> AnyView {
    let is_me = move |t: &&Token| (t.side, t.shirt) == (side, shirt);
    let class = text(move || {
        let states = |s: &Scene| {
            let token = s.tokens.iter().find(is_me)?;
            let focus = if s.focus == Some(token.cell) { "focus" } else { "" };
            Some(format!("piece {side} {} {focus}", token.states.join(" ")))
        };
        store.read_scene(states).flatten().unwrap_or_else(|| "nowhere".to_string())
    });
    let at = text(move || {
        let cell = store.read_scene(|s| s.tokens.iter().find(is_me).map(|t| t.cell)).flatten();
        translate(cell.map_or((0, 0), |c| frame.with(|f| f.centre(c))))
    });
    coin(side, shirt, kind).follow("class", class).moved(at).set("data-name", format!("{side}.{shirt}")).view()
}

/// A footballer of a small, still picture.
pub(crate) fn still_piece(frame: &Frame, token: &Token) -> AnyView {
    let at = translate(frame.centre(token.cell));
    coin(token.side, token.shirt, token.kind).class(&format!("piece {}", token.side)).moved(Signal::stored(at)).view()
}

/// A footballer as a coin: Home round, Away square, so that they differ without colour; a keeper with a second rim.
fn coin(side: Side, shirt: u8, kind: &str) -> El {
    let rim = (kind == "keeper").then(|| outline(side, UNIT * 3 / 10, "rim"));
    group().add(circle("halo", (0, 0), UNIT * 12 / 25)).add(outline(side, UNIT * 2 / 5, "coin")).all(rim).add(label(
        "shirt",
        (0, 0),
        shirt.to_string(),
    ))
}

fn outline(side: Side, r: i32, class: &str) -> AnyView {
    match side {
        Side::Home => circle(class, (0, 0), r),
        Side::Away => {
            let a = r * 15 / 16;
            rect(class, (-a, -a, 2 * a, 2 * a), r / 5)
        }
    }
}

/// The ball, beside the foot of whoever holds it.
pub(crate) fn ball(store: Store, frame: Memo<Frame>) -> AnyView {
    let ball = move || store.read_scene(|s| s.ball).flatten();
    let class = text(move || if ball().is_some() { "ball" } else { "nowhere" }.to_string());
    let at = text(move || translate(ball().map_or((0, 0), |b| frame.with(|f| beside(f, b)))));
    ball_drawn().follow("class", class).moved(at).view()
}

/// The ball of a small, still picture.
pub(crate) fn still_ball(frame: &Frame, ball: BallAt) -> AnyView {
    ball_drawn().class("ball").moved(Signal::stored(translate(beside(frame, ball)))).view()
}

/// White with a dark patch.
fn ball_drawn() -> El {
    let patch = "M0 -4L4 -1L2 3L-2 3L-4 -1Z".to_string();
    group().add(circle("skin", (0, 0), UNIT / 5)).add(path("patch", patch).view())
}

/// At the lower right of its holder, so that the shirt number stays to be read.
fn beside(frame: &Frame, ball: BallAt) -> At {
    let (x, y) = frame.centre(ball.cell);
    let shift = if ball.holder.is_some() { UNIT * 3 / 10 } else { 0 };
    (x + shift, y + shift)
}

/// A place in the picture as a CSS transform.
fn translate((x, y): At) -> String {
    format!("translate({x}px, {y}px)")
}
