//! The footballers and the ball: one node each, moved by transform.
use crate::frame::{At, Frame, UNIT};
use crate::reach::dots;
use crate::store::Store;
use crate::ui::{El, Text, circle, group, label, letters, many, part, path, path_of, rect, said, text};
use leptos::prelude::*;
use touchline::scene::Scene;
use touchline::show::{BallAt, Token};
use touchline::side::Side;
use touchline::words::Phrase;

/// What a footballer's node is made for: it stays while this stays.
#[derive(Clone, Copy, PartialEq)]
struct Looks {
    side: Side,
    shirt: u8,
    kind: &'static str,
    badge: Option<&'static Phrase>,
}

impl Looks {
    const fn of(token: &Token) -> Looks {
        Looks { side: token.side, shirt: token.shirt, kind: token.kind, badge: token.badge }
    }
}

/// Every footballer on the board. Their nodes stay as long as nobody comes, goes or changes looks.
pub(crate) fn pieces(store: Store, frame: Memo<Frame>) -> AnyView {
    let all = Memo::new(move |_| {
        store.read_scene(|s| s.tokens.iter().map(Looks::of).collect::<Vec<_>>()).unwrap_or_default()
    });
    part(move || many(all.get().into_iter().map(|looks| piece(store, frame, looks))))
}

fn piece(store: Store, frame: Memo<Frame>, looks: Looks) -> AnyView {
    let Looks { side, shirt, .. } = looks;
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
    // A small picture has no room for letters.
    let letter =
        looks.badge.filter(|_| glyph(looks.kind).is_some()).map(|letter| letters("letter", said(store, letter)));
    let dots = text(move || {
        let token = |s: &Scene| s.tokens.iter().find(is_me).map(|t| frame.with(|f| dots(f, t)));
        store.read_scene(token).flatten().unwrap_or_default()
    });
    let coin = coin(store, looks, dots).all(letter);
    coin.follow("class", class).moved(at).set("data-name", format!("{side}.{shirt}")).view()
}

/// A footballer of a small, still picture.
pub(crate) fn still_piece(store: Store, frame: &Frame, token: &Token) -> AnyView {
    let at = translate(frame.centre(token.cell));
    let dots = Signal::stored(dots(frame, token));
    coin(store, Looks::of(token), dots).class(&format!("piece {}", token.side)).moved(Signal::stored(at)).view()
}

/// A footballer as a coin: Home round, Away square, so that they differ without colour; a keeper with a second rim.
/// Chess pieces are drawn; else the role's short name, where there is one, goes before the number. Who stands for all of
/// a kind has no number.
fn coin(store: Store, Looks { side, shirt, kind, badge }: Looks, dots: Text) -> El {
    let number = if shirt > 0 { shirt.to_string() } else { String::new() };
    let rim = matches!(kind, "keeper" | "goalie").then(|| outline(side, UNIT * 17 / 50, "rim"));
    let face = match (glyph(kind), badge) {
        (Some(d), _) => path("glyph", d.to_string()).view(),
        (None, Some(badge)) => letters("badge", text(move || store.word(badge) + &number)),
        (None, None) => label("shirt", (0, 0), number),
    };
    let halo = circle("halo", (0, 0), UNIT * 12 / 25);
    let shadow = group().class("shadow").add(outline(side, UNIT * 2 / 5, "cast")).view();
    let gloss = path("gloss", gloss(side).to_string()).view();
    let flag = path("flag", "M8 -4V-20L20 -15L8 -10".to_string()).view();
    let coin = outline(side, UNIT * 2 / 5, "coin");
    let dots = ["dots edge", "dots"].map(|class| path_of(class, dots).view());
    let [armband, card] =
        [("armband", (-11, -15, 22, 6)), ("yellow-card", (-19, -19, 8, 11))].map(|(class, at)| rect(class, at, 1));
    group().add(shadow).add(halo).all(dots).add(coin).add(gloss).all(rim).add(face).all([armband, card, flag])
}

/// Where the light falls on a coin, as path data.
const fn gloss(side: Side) -> &'static str {
    match side {
        Side::Home => "M-12 -5A13 13 0 0 1 12 -5A20 20 0 0 0 -12 -5Z",
        Side::Away => "M-12 -4V-10Q-12 -12 -10 -12H10Q12 -12 12 -10V-4Q0 -8 -12 -4Z",
    }
}

/// The outlines of the chess pieces, as path data round the middle of a coin.
fn glyph(kind: &str) -> Option<&'static str> {
    Some(match kind {
        "king" => "M-8 11V7Q-12 1 -9 -3Q-5 -6 -1 -2V-6H-4V-9H-1V-12H1V-9H4V-6H1V-2Q5 -6 9 -3Q12 1 8 7V11Z",
        "queen" => "M-8 11V8L-7 4L-11 -7L-5 -2L-4 -11L0 -3L4 -11L5 -2L11 -7L7 4L8 8V11Z",
        "rook" => "M-9 11V7H-6L-5 -3H-8V-10H-5V-7H-2V-10H2V-7H5V-10H8V-3H5L6 7H9V11Z",
        "bishop" => "M-9 11V8H-4Q-1 7 -3 3Q-8 -2 -4 -7Q-2 -9 0 -12Q2 -9 4 -7Q8 -2 3 3Q1 7 4 8H9V11Z",
        "knight" => "M-8 11V8Q-8 1 -1 -3Q-4 -2 -7 0L-9 -3Q-6 -9 -1 -10L1 -13L3 -10Q10 -6 8 3Q8 6 8 8V11Z",
        _ => return None,
    })
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
pub(crate) fn beside(frame: &Frame, ball: BallAt) -> At {
    let (x, y) = frame.centre(ball.cell);
    let shift = if ball.holder.is_some() { UNIT * 3 / 10 } else { 0 };
    (x + shift, y + shift)
}

/// A place in the picture as a CSS transform.
pub(crate) fn translate((x, y): At) -> String {
    format!("translate({x}px, {y}px)")
}
