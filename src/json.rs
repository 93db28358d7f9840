//! JSON written by hand: what is kept of a match needs no more, and a page that only writes it need not carry the tables
//! with which any JSON is read.

/// A text as a string of JSON.
pub(crate) fn quoted(text: &str) -> String {
    let mut out = String::from('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            '\0'..'\u{20}' => out += &format!("\\u{:04x}", u32::from(c)),
            _ => out.push(c),
        }
    }
    out + "\""
}

/// Texts as a list of strings.
pub(crate) fn quoted_list(texts: &[String]) -> String {
    list(texts.iter().map(|text| quoted(text)).collect())
}

/// Values as a list.
pub(crate) fn list(values: Vec<String>) -> String {
    format!("[{}]", values.join(","))
}

/// Keys that need no escape, and their values, as an object.
pub(crate) fn object(fields: &[(&str, String)]) -> String {
    let fields: Vec<String> = fields.iter().map(|(key, value)| format!("\"{key}\":{value}")).collect();
    format!("{{{}}}", fields.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    #[test]
    fn every_text_is_read_back() {
        let texts: Vec<String> = (0..0x3000).filter_map(char::from_u32).map(|c| format!("Éclair {c}\"\\")).collect();
        let read: Value = serde_json::from_str(&quoted_list(&texts)).expect("a list");
        assert_eq!(read, json!(texts));
        let read: Value = serde_json::from_str(&object(&[("a", quoted("1")), ("b", list(vec![]))])).expect("an object");
        assert_eq!(read, json!({"a": "1", "b": []}));
    }
}
