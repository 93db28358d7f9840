//! The rules pages: a file for each game and language, the same sections and pictures in each, plain and well formed.

#![allow(clippy::panic)]
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use touchline::games::ROWS;
use touchline::words::Lang;

/// Elements that have no end.
const VOID: &[&str] = &["img", "br"];

/// The elements that a page may be made of.
const ALLOWED: &[&str] = &[
    "h1",
    "h2",
    "h3",
    "p",
    "ul",
    "ol",
    "li",
    "em",
    "strong",
    "section",
    "figure",
    "figcaption",
    "img",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
    "br",
];

/// The attributes that they may have.
const ATTRIBUTES: &[&str] = &["id", "class", "src", "alt", "width", "height", "rowspan"];

fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/public/rules"))
}

fn page(game: &str, lang: Lang) -> String {
    let file = folder().join(format!("{game}.{}.html", lang.tag()));
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// One tag: its name, whether it is an end, its attributes.
#[derive(Debug)]
struct Tag {
    name: String,
    ends: bool,
    attributes: Vec<(String, String)>,
}

/// Every tag of a page in order. Attributes are written `name="value"`.
fn tags(page: &str) -> Vec<Tag> {
    let parts =
        page.split('<').skip(1).map(|part| part.split_once('>').unwrap_or_else(|| panic!("<{part} is not closed")));
    parts.map(|(tag, _)| read(tag)).collect()
}

fn read(tag: &str) -> Tag {
    let (ends, tag) = tag.strip_prefix('/').map_or((false, tag), |name| (true, name));
    let (name, mut rest) = tag.split_once(' ').unwrap_or((tag, ""));
    let mut attributes = Vec::new();
    while !rest.is_empty() {
        let (key, quoted) = rest.split_once("=\"").unwrap_or_else(|| panic!("<{tag}>: {rest}"));
        let (value, after) = quoted.split_once('"').unwrap_or_else(|| panic!("<{tag}>: {quoted}"));
        attributes.push((key.to_owned(), value.to_owned()));
        rest = after.trim_start();
    }
    Tag { name: name.to_owned(), ends, attributes }
}

impl Tag {
    fn attribute(&self, key: &str) -> Option<&str> {
        self.attributes.iter().find(|(k, _)| k == key).map(|(_, value)| value.as_str())
    }
}

/// Does this for every page.
fn each(mut look: impl FnMut(&str, &str)) {
    for row in &ROWS {
        for lang in Lang::ALL {
            look(&format!("{}.{}", row.card.id, lang.tag()), &page(row.card.id, lang));
        }
    }
}

/// What stays the same in every language: the elements in order, their anchors and pictures.
fn shape(page: &str) -> Vec<String> {
    let told = |tag: &Tag| {
        let fixed = ["id", "class", "src", "width", "height", "rowspan"].iter().filter_map(|key| tag.attribute(key));
        format!("{}{} {}", if tag.ends { "/" } else { "" }, tag.name, fixed.collect::<Vec<_>>().join(" "))
    };
    // Words may stand out where a language wants them to.
    tags(page).iter().filter(|tag| !["em", "strong"].contains(&tag.name.as_str())).map(told).collect()
}

#[test]
fn every_game_has_its_rules_in_every_language_under_its_own_name() {
    for row in &ROWS {
        for lang in Lang::ALL {
            let page = page(row.card.id, lang);
            let title = page.strip_prefix("<h1>").and_then(|rest| rest.split_once("</h1>")).expect("a title first");
            assert_eq!(title.0, row.card.name.words(lang));
            assert!(page.len() > 4000, "{}.{} tells the whole game", row.card.id, lang.tag());
        }
    }
}

#[test]
fn the_pages_are_well_formed_and_plain() {
    each(|name, page| {
        let mut open: Vec<String> = Vec::new();
        for tag in tags(page) {
            assert!(ALLOWED.contains(&tag.name.as_str()), "{name}: <{}>", tag.name);
            for (key, _) in &tag.attributes {
                assert!(ATTRIBUTES.contains(&key.as_str()), "{name}: <{} {key}>", tag.name);
            }
            if tag.ends {
                assert_eq!(open.pop().as_ref(), Some(&tag.name), "{name}: </{}>", tag.name);
            } else if !VOID.contains(&tag.name.as_str()) {
                open.push(tag.name);
            }
        }
        assert!(open.is_empty(), "{name}: {open:?} do not end");
        let text = page.split('<').filter_map(|part| part.split_once('>')).map(|(_, text)| text);
        for text in text {
            let entities = text.matches("&amp;").count() + text.matches("&lt;").count();
            assert_eq!(text.matches('&').count(), entities, "{name}: {text}");
        }
    });
}

#[test]
fn the_languages_have_the_same_sections_tables_and_pictures() {
    for row in &ROWS {
        let english = shape(&page(row.card.id, Lang::En));
        assert!(english.iter().any(|tag| tag == "h2 rules-short"), "{}: what is to know at once", row.card.id);
        for lang in [Lang::Fr, Lang::Es] {
            let other = shape(&page(row.card.id, lang));
            for (i, (a, b)) in english.iter().zip(&other).enumerate() {
                assert_eq!(a, b, "{}.{}: tag {i}", row.card.id, lang.tag());
            }
            assert_eq!(english.len(), other.len(), "{}.{}", row.card.id, lang.tag());
        }
    }
}

#[test]
fn the_languages_give_the_same_figures() {
    let cells = |page: &str| -> Vec<String> {
        let cells = page.split("<td>").skip(1).filter_map(|cell| cell.split_once("</td>"));
        let digits =
            cells.map(|(cell, _)| cell.chars().filter(|c| c.is_ascii_digit() || *c == '/').collect::<String>());
        digits.filter(|figures| !figures.is_empty()).collect()
    };
    for id in ["grid", "street", "chess"] {
        let english = cells(&page(id, Lang::En));
        assert!(!english.is_empty(), "{id} has figures");
        for lang in [Lang::Fr, Lang::Es] {
            assert_eq!(english, cells(&page(id, lang)), "{id}.{}", lang.tag());
        }
    }
}

#[test]
fn anchors_are_unique_and_stand_apart_from_those_of_the_program() {
    each(|name, page| {
        let tags = tags(page);
        let ids: Vec<&str> = tags.iter().filter_map(|tag| tag.attribute("id")).collect();
        assert!(ids.len() > 5, "{name} has sections");
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "{name}: {ids:?}");
        assert!(ids.iter().all(|id| id.starts_with("rules-")), "{name}: {ids:?}");
    });
}

#[test]
fn every_picture_is_there_as_large_as_said_and_told_in_words() {
    let mut shown = BTreeSet::new();
    each(|name, page| {
        for tag in tags(page).iter().filter(|tag| tag.name == "img") {
            let src = tag.attribute("src").expect("a source");
            let file = src.strip_prefix("rules/").unwrap_or_else(|| panic!("{name}: {src} is from elsewhere"));
            let picture =
                fs::read_to_string(folder().join(file)).unwrap_or_else(|error| panic!("{name}: {src}: {error}"));
            let side = |key| tag.attribute(key).unwrap_or_else(|| panic!("{name}: {src} has no {key}"));
            let size = format!("width=\"{}\" height=\"{}\"", side("width"), side("height"));
            assert!(picture.contains(&size), "{name}: {src} is not {size}");
            assert!(tag.attribute("alt").is_some_and(|alt| alt.len() > 30), "{name}: {src} in words");
            shown.insert(file.to_owned());
        }
    });
    let drawn = fs::read_dir(folder()).expect("the folder of the rules").flatten();
    let drawn = drawn.filter_map(|entry| entry.file_name().into_string().ok()).filter(|file| file.ends_with(".svg"));
    assert_eq!(drawn.collect::<BTreeSet<_>>(), shown, "every picture is shown");
}

#[test]
fn the_pictures_draw_and_do_nothing_else() {
    for entry in fs::read_dir(folder()).expect("the folder of the rules").flatten() {
        let file = entry.path();
        if file.extension().is_some_and(|kind| kind == "svg") {
            let picture = fs::read_to_string(&file).expect("a readable picture").to_lowercase();
            for word in ["<script", "<style", "href", "url(", "foreignobject", " on", "style="] {
                assert!(!picture.contains(word), "{}: {word}", file.display());
            }
        }
    }
}
