//! The footballers and the ball: one node each, moved by transform.
use crate::frame::{Frame, UNIT};
use crate::store::Store;
use leptos::prelude::*;
use touchline::show::{BallAt, Token};
use touchline::side::Side;

/// Every footballer on the board.
#[component]
pub(crate) fn Pieces(store: Store, frame: Memo<Frame>) -> impl IntoView {
    let ids = move || {
        let tokens = store.scene.with(|s| s.as_ref().map_or_else(Vec::new, |s| s.tokens.clone()));
        tokens.iter().map(|t| (t.side, t.shirt)).collect::<Vec<_>>()
    };
    view! {
        <For each=ids key=|id| *id let:id>
            <Piece store frame side=id.0 shirt=id.1 />
        </For>
    }
}

#[component]
fn Piece(store: Store, frame: Memo<Frame>, side: Side, shirt: u8) -> impl IntoView {
    let token = Memo::new(move |_| {
        store.scene.with(|s| s.as_ref()?.tokens.iter().find(|t| (t.side, t.shirt) == (side, shirt)).cloned())
    });
    let in_focus = move || {
        let cell = token.get().map(|t| t.cell);
        cell.is_some() && store.scene.with(|s| s.as_ref().is_some_and(|s| s.focus == cell))
    };
    let at = move || token.get().map_or((0.0, 0.0), |t| frame.with(|f| f.centre(t.cell)));
    let class = move || {
        let states = token.get().map(|t| t.states.join(" ")).unwrap_or_default();
        format!("piece {side} {states}{}", if in_focus() { " focus" } else { "" })
    };
    view! {
        <g class=class style:transform=move || translate(at()) data-man=format!("{side}.{shirt}")>
            {move || token.get().map(|t| coin(&t))}
        </g>
    }
}

/// A footballer as a coin: Home round, Away square, so that they differ without colour; a keeper with a second rim.
pub(crate) fn coin(token: &Token) -> impl IntoView + use<> {
    let r = UNIT * 0.4;
    let rim = (token.kind == "keeper").then(|| outline(token.side, r * 0.78, "rim"));
    view! {
        <circle class="halo" r=UNIT * 0.48 />
        {outline(token.side, r, "coin")}
        {rim}
        <text>{token.shirt.to_string()}</text>
    }
}

fn outline(side: Side, r: f32, class: &'static str) -> AnyView {
    match side {
        Side::Home => view! { <circle class=class r=r /> }.into_any(),
        Side::Away => {
            let a = r * 0.92;
            view! { <rect class=class x=-a y=-a width=2.0 * a height=2.0 * a rx=r * 0.2 /> }.into_any()
        }
    }
}

/// The ball, beside the foot of whoever holds it.
#[component]
pub(crate) fn Ball(store: Store, frame: Memo<Frame>) -> impl IntoView {
    let ball = Memo::new(move |_| store.scene.with(|s| s.as_ref().and_then(|s| s.ball)));
    let at = move || ball.get().map(|b| frame.with(|f| beside(f, b)));
    view! {
        <g
            class="ball"
            class:held=move || ball.get().is_some_and(|b| b.holder.is_some())
            class:nowhere=move || ball.get().is_none()
            style:transform=move || translate(at().unwrap_or_default())
        >
            {ball_drawing()}
        </g>
    }
}

/// The ball itself: white with dark patches.
pub(crate) fn ball_drawing() -> impl IntoView {
    let r = UNIT * 0.2;
    let patch = format!(
        "M0 {:.1}L{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}Z",
        -r * 0.5,
        r * 0.48,
        -r * 0.15,
        r * 0.3,
        r * 0.42,
        -r * 0.3,
        r * 0.42,
        -r * 0.48,
        -r * 0.15
    );
    view! {
        <circle r=r />
        <path d=patch />
    }
}

/// Where the ball is drawn: at the lower right of its holder, so that the shirt number stays to be read.
pub(crate) fn beside(frame: &Frame, ball: BallAt) -> (f32, f32) {
    let (x, y) = frame.centre(ball.cell);
    let shift = if ball.holder.is_some() { UNIT * 0.3 } else { 0.0 };
    (x + shift, y + shift)
}

/// A place in the picture as a CSS transform.
pub(crate) fn translate((x, y): (f32, f32)) -> String {
    format!("translate({x:.1}px, {y:.1}px)")
}
