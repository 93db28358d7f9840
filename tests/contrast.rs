//! Every word and every mark stands out from what it lies on, in both themes and with every game's colours (WCAG 2.2,
//! 1.4.3 and 1.4.11). The colours are read from the style sheets; what lies on what is listed here, and a colour that
//! is not in the list fails.

use std::collections::{BTreeMap, BTreeSet};

/// The least contrast of words with what is behind them.
const WORDS: f64 = 4.5;
/// The least contrast of a mark, an edge or a focus ring with what it lies on.
const MARKS: f64 = 3.0;

/// Words: their colour, and what they are written on.
const WRITTEN: &[(&str, &[&str])] = &[
    ("ink", &["paper", "card", "warn-paper"]),
    ("quiet", &["paper", "card"]),
    ("warn", &["paper", "card", "warn-paper"]),
    // A filled button; on the cover, the focus ring too.
    ("accent-ink", &["accent"]),
    ("accent", &["accent-ink"]),
    ("final-ink", &["final"]),
    // A chosen verb.
    ("paper", &["ink"]),
    // A target's cost.
    ("ink", &["target-paper"]),
    ("home-ink", &["home"]),
    ("away-ink", &["away"]),
];

/// What is not words but must be seen on the page: edges of fields and buttons, filled buttons, the focus ring.
const SEEN: &[(&str, &[&str])] = &[
    ("edge", &["paper", "card"]),
    ("accent", &["paper", "card"]),
    ("final", &["paper", "card", "net"]),
    ("warn", &["paper", "card"]),
    ("focus", &["paper", "card", "warn-paper"]),
    ("post", &["paper", "card", "net"]),
    ("ink", &["paper", "card"]),
    ("ball-ink", &["ball"]),
];

/// What a board is made of. Any mark may lie on any of it, tinted or not.
const GROUNDS: &[&str] = &["grass", "grass-odd", "area", "area-odd", "outside", "ring", "ring-odd", "net"];

/// What is drawn on a board, in one colour.
const MARKED: &[&str] =
    &["target", "final", "focus", "arrow", "last", "ringed", "warn", "tint", "chalk", "post", "net-line"];

/// What is drawn in two colours, fill and edge: one of them stands out from whatever it lies on, and they from each other.
const TWO_TONED: &[(&str, &str)] = &[
    ("home", "home-edge"),
    ("away", "away-edge"),
    ("ball", "ball-ink"),
    ("armband", "ball-ink"),
    ("yellow", "ball-ink"),
    ("target-paper", "target"),
];

/// What lies on a coin: a keeper's rim, a drawn piece, and the ball at the foot.
const ON_COINS: &[(&str, &str)] = &[("home", "home-ink"), ("away", "away-ink")];

/// What only divides or rounds a shape: nothing is told by it.
const DIVIDERS: &[&str] = &["line", "shade", "gloss"];

#[test]
fn words_can_be_read() {
    let mut faults = Faults::default();
    for look in looks() {
        for &(words, grounds) in WRITTEN {
            grounds.iter().for_each(|ground| faults.check(&look, words, ground, WORDS));
        }
    }
    faults.assert_none();
}

#[test]
fn controls_and_the_focus_can_be_seen() {
    let mut faults = Faults::default();
    for look in looks() {
        for &(mark, grounds) in SEEN {
            grounds.iter().for_each(|ground| faults.check(&look, mark, ground, MARKS));
        }
    }
    faults.assert_none();
}

#[test]
fn every_mark_can_be_seen_on_every_ground() {
    let mut faults = Faults::default();
    for look in looks() {
        for (ground, colour) in look.grounds() {
            for &mark in MARKED {
                faults.note(&look, mark, &ground, contrast(look.colour(mark), colour), MARKS);
            }
            for &(fill, edge) in TWO_TONED {
                let best = contrast(look.colour(fill), colour).max(contrast(look.colour(edge), colour));
                faults.note(&look, fill, &ground, best, MARKS);
            }
        }
    }
    faults.assert_none();
}

#[test]
fn coins_and_what_lies_on_them_can_be_told_apart() {
    let mut faults = Faults::default();
    for look in looks() {
        TWO_TONED.iter().for_each(|(fill, edge)| faults.check(&look, fill, edge, MARKS));
        for &(coin, ink) in ON_COINS {
            faults.check(&look, ink, coin, MARKS);
            let ball = ["ball", "ball-ink"].map(|part| contrast(look.colour(part), look.colour(coin)));
            faults.note(&look, "ball", coin, ball[0].max(ball[1]), MARKS);
        }
    }
    faults.assert_none();
}

#[test]
fn every_colour_of_the_style_sheets_is_in_the_list() {
    let pairs = WRITTEN.iter().chain(SEEN).flat_map(|(mark, grounds)| grounds.iter().chain([mark]));
    let two = TWO_TONED.iter().chain(ON_COINS).flat_map(|(a, b)| [a, b]);
    let listed: BTreeSet<&str> = pairs.chain(two).chain(GROUNDS).chain(MARKED).chain(DIVIDERS).copied().collect();
    let sheets = sheets();
    let named: BTreeSet<&str> = sheets.iter().filter(|d| d.is_colour()).filter_map(|d| d.variable()).collect();
    assert_eq!(named, listed, "colours that are named (left) and listed (right)");
    let used = |name: &&str| sheets.iter().any(|d| d.value.contains(&format!("var(--{name})")));
    let unused: Vec<&str> = named.iter().copied().filter(|name| !used(name)).collect();
    assert!(unused.is_empty(), "colours that nothing is painted with: {unused:?}");
}

#[test]
fn colours_are_painted_by_name_and_without_being_thinned() {
    // A shadow only sets something off from what it covers.
    let shades = |d: &Declaration| {
        ["box-shadow", "mask-image"].contains(&d.property.as_str()) || d.selector.contains("backdrop")
    };
    let only_rounds = |d: &Declaration| d.selector.contains("shadow") || d.selector.contains("gloss");
    let thins = |d: &Declaration| match d.property.as_str() {
        "stroke-opacity" => true,
        "fill-opacity" => !d.selector.starts_with(".tint") && !only_rounds(d),
        // Faded in or out altogether.
        "opacity" => !["0", "1"].contains(&d.value.as_str()),
        _ => false,
    };
    let nameless = |d: &Declaration| d.value.contains('#') && d.variable().is_none() && !shades(d);
    let faults: Vec<String> = sheets()
        .iter()
        .filter(|d| nameless(d) || thins(d))
        .map(|d| format!("{} {{ {}: {} }}", d.selector, d.property, d.value))
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

// ---- the style sheets -------------------------------------------------------------------------

/// One declaration of a style sheet.
struct Declaration {
    /// The selectors of its rule.
    selector: String,
    property: String,
    value: String,
}

impl Declaration {
    /// The variable's name without its dashes, if it sets one.
    fn variable(&self) -> Option<&str> {
        self.property.strip_prefix("--")
    }

    fn is_colour(&self) -> bool {
        self.value.starts_with('#')
    }
}

/// All declarations of all style sheets.
fn sheets() -> Vec<Declaration> {
    let dir = concat!(env!("CARGO_MANIFEST_DIR"), "/style");
    let mut files: Vec<_> = std::fs::read_dir(dir).expect("a folder of style sheets").flatten().collect();
    files.sort_by_key(std::fs::DirEntry::path);
    let texts = files.iter().map(|file| std::fs::read_to_string(file.path()).expect("a readable style sheet"));
    let all: Vec<Declaration> = texts.flat_map(|text| declarations(&text)).collect();
    assert!(all.len() > 300, "the style sheets are read");
    all
}

fn declarations(css: &str) -> Vec<Declaration> {
    let mut found = Vec::new();
    // The selector stands before the last `{` that is open; rules may lie in a `@media`.
    let (mut open, mut text) = (Vec::new(), String::new());
    for c in without_comments(css).chars() {
        match c {
            '{' => open.push(std::mem::take(&mut text).split_whitespace().collect::<Vec<_>>().join(" ")),
            ';' | '}' => {
                if let (Some(selector), Some((property, value))) = (open.last(), text.split_once(':')) {
                    let [property, value] = [property, value].map(|t| t.trim().to_string());
                    found.push(Declaration { selector: selector.clone(), property, value });
                }
                text.clear();
                if c == '}' {
                    open.pop();
                }
            }
            _ => text.push(c),
        }
    }
    found
}

fn without_comments(css: &str) -> String {
    let mut parts = css.split("/*");
    let first = parts.next().unwrap_or_default().to_string();
    parts.fold(first, |text, part| text + part.split_once("*/").map_or("", |(_, rest)| rest))
}

// ---- colours ----------------------------------------------------------------------------------

/// Red, green and blue from 0 to 255.
type Colour = [f64; 3];

/// The colours of one theme and one game.
struct Look {
    name: String,
    colours: BTreeMap<String, Colour>,
    /// How much of a tint's colour covers the ground, at each of its levels.
    tints: Vec<f64>,
}

impl Look {
    fn colour(&self, name: &str) -> Colour {
        let named = self.colours.get(name).copied();
        assert!(named.is_some(), "{}: no colour is called {name}", self.name);
        named.unwrap_or_default()
    }

    /// Every ground, plain and under every tint.
    fn grounds(&self) -> Vec<(String, Colour)> {
        let tint = self.colour("tint");
        let of = |name: &&str| {
            let plain = self.colour(name);
            let tinted = self.tints.iter().map(move |&part| {
                let mix = |i: usize| part * tint[i] + (1.0 - part) * plain[i];
                (format!("{name} tinted by {part}"), [mix(0), mix(1), mix(2)])
            });
            std::iter::once((name.to_string(), plain)).chain(tinted).collect::<Vec<_>>()
        };
        GROUNDS.iter().flat_map(of).collect()
    }
}

/// Both themes with every game's colours.
fn looks() -> Vec<Look> {
    let sheets = sheets();
    let tints: Vec<f64> = sheets
        .iter()
        .filter(|d| d.property == "fill-opacity" && d.selector.starts_with(".tint"))
        .map(|d| d.value.parse().expect("a number"))
        .collect();
    assert_eq!(tints.len(), 3, "a tint has three levels");
    let themes = [("light", &[":root"][..]), ("dark", &[":root", ":root[data-theme=dark]"])];
    let games = touchline::games::ROWS.iter().map(|row| row.card.id);
    let pairs = games.flat_map(|game| themes.map(|(theme, roots)| (theme, roots, game)));
    let look = |(theme, roots, game): (&str, &[&str], &str)| {
        let own = format!(".{game}");
        let mut colours = BTreeMap::new();
        for selector in roots.iter().copied().chain([own.as_str()]) {
            for d in sheets.iter().filter(|d| d.selector == selector && d.is_colour()) {
                if let Some(name) = d.variable() {
                    colours.insert(name.to_string(), colour(&d.value));
                }
            }
        }
        Look { name: format!("{theme} {game}"), colours, tints: tints.clone() }
    };
    pairs.map(look).collect()
}

fn colour(hex: &str) -> Colour {
    assert_eq!(hex.len(), 7, "{hex} is written #rrggbb");
    [1, 3, 5].map(|i| f64::from(u8::from_str_radix(&hex[i..i + 2], 16).expect("two hexadecimal digits")))
}

/// Relative luminance, as WCAG defines it.
fn luminance(colour: Colour) -> f64 {
    let linear = |part: f64| {
        let part = part / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    let [r, g, b] = colour.map(linear);
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

fn contrast(a: Colour, b: Colour) -> f64 {
    let [a, b] = [a, b].map(luminance);
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[test]
fn contrast_is_that_of_wcag() {
    let close = |is: f64, wanted: f64| (is - wanted).abs() < 0.01;
    assert!(close(contrast(colour("#000000"), colour("#ffffff")), 21.0));
    assert!(close(contrast(colour("#777777"), colour("#ffffff")), 4.48));
}

// ---- what is found ----------------------------------------------------------------------------

#[derive(Default)]
struct Faults(BTreeSet<String>);

impl Faults {
    fn check(&mut self, look: &Look, mark: &str, ground: &str, least: f64) {
        self.note(look, mark, ground, contrast(look.colour(mark), look.colour(ground)), least);
    }

    fn note(&mut self, look: &Look, mark: &str, ground: &str, is: f64, least: f64) {
        if is < least {
            self.0.insert(format!("{mark} on {ground}: {is:.2} of {least} ({})", look.name));
        }
    }

    fn assert_none(&self) {
        let told: Vec<&str> = self.0.iter().map(String::as_str).collect();
        assert!(told.is_empty(), "{} faults:\n{}", told.len(), told.join("\n"));
    }
}
