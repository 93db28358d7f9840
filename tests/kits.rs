//! Every kit can be read, and seen on the grass.

use std::collections::BTreeMap;

/// The grass, by day and under floodlights.
const GRASS: [&str; 4] = ["#cfe5c4", "#c3ddb6", "#1e4a32", "#225238"];

/// The colours of a rule, by name.
type Colours = BTreeMap<String, String>;

/// The rules of the kits' style sheet: class and colours.
fn kits() -> BTreeMap<String, Colours> {
    let sheet = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/style/kits.css")).expect("the kits");
    let rules = sheet.split('}').filter_map(|rule| rule.split_once('{'));
    let colours = |body: &str| -> Colours {
        let pairs = body.split(';').filter_map(|line| line.split_once(':'));
        pairs.map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned())).collect()
    };
    let class = |head: &str| head.rsplit_once('.').expect("a class").1.trim().to_owned();
    rules.map(|(head, body)| (class(head), colours(body))).collect()
}

fn luminance(colour: &str) -> f64 {
    let channel = |at: usize| {
        let value = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).expect("two hex digits")) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

fn contrast(a: &str, b: &str) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[test]
fn numbers_can_be_read_and_coins_stand_out_from_any_grass() {
    let kits = kits();
    assert_eq!(kits.len(), 10, "five kits a side");
    for (class, colours) in kits {
        let side = if class.starts_with("kit-home-") { "home" } else { "away" };
        let colour = |part: &str| colours.get(&format!("--{side}{part}")).unwrap_or_else(|| panic!("{class}: {part}"));
        let (coin, ink, edge) = (colour(""), colour("-ink"), colour("-edge"));
        assert!(contrast(coin, ink) >= 4.5, "{class}: the number, {:.1}", contrast(coin, ink));
        for grass in GRASS {
            let seen = contrast(coin, grass).max(contrast(edge, grass));
            assert!(seen >= 3.0, "{class} on {grass}: {seen:.1}");
        }
    }
}

#[test]
fn a_kit_is_the_same_on_both_sides() {
    let kits = kits();
    for (class, home) in kits.iter().filter(|(class, _)| class.starts_with("kit-home-")) {
        let away = &kits[&class.replace("home", "away")];
        let colours = |of: &Colours| of.values().cloned().collect::<Vec<_>>();
        assert_eq!(colours(home), colours(away), "{class}");
    }
}
