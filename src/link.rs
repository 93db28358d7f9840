//! A match in the fragment of an address, the part after `#` that no server sees:
//! `match=%5BGame_%22grid%22%5D~%5BSeed_%2200000000000000ff%22%5D~move_e10_e11~end`.
//!
//! It is the match's record without its comments, a space written as `_` and the end of a line as `~`. Everything else
//! that is not a letter, a digit, `-` or `.` is percent-encoded, so that whatever carries a link carries it whole, and it
//! ends in none of the signs that are taken for the end of a sentence.
//!
//! Why it is not compressed: a browser's `deflate` halves it, but answers later, and a browser lets a page copy, and a
//! link lead where it was just told to, only while it handles the press; and what comes out of it is as long as a
//! stranger likes.
use crate::record;
use crate::session::Session;
use std::fmt::Write;

/// What the fragment of an address that carries a match begins with.
const MATCH: &str = "match=";

/// So long at most is what is read: ten times the longest match.
const LONGEST: usize = 65_536;

/// The fragment that carries a match, without its `#`. A move that is still hidden is left out, as of a record.
pub fn fragment(session: &Session) -> String {
    let mut out = MATCH.to_string();
    for byte in record::terse(session).trim_end().bytes() {
        match byte {
            b' ' => out.push('_'),
            b'\n' => out.push('~'),
            b'-' | b'.' => out.push(byte.into()),
            _ if byte.is_ascii_alphanumeric() => out.push(byte.into()),
            // Writing to a string cannot fail.
            _ => drop(write!(out, "%{byte:02X}")),
        }
    }
    out
}

/// Whether a fragment, with its `#`, carries a match, readable or not.
pub fn is_match(fragment: &str) -> bool {
    fragment.trim_start_matches('#').starts_with(MATCH)
}

/// The record that a fragment carries, with or without its `#`; `None` if it carries none. What is damaged or too long
/// gives a text that is no record.
pub fn record(fragment: &str) -> Option<String> {
    let text = fragment.trim_start_matches('#').strip_prefix(MATCH)?;
    let is_short = text.len() <= LONGEST;
    Some(is_short.then(|| unescaped(text)).flatten().unwrap_or_default())
}

fn unescaped(text: &str) -> Option<String> {
    let (mut out, mut bytes) = (Vec::new(), text.bytes());
    while let Some(byte) = bytes.next() {
        out.push(match byte {
            b'_' => b' ',
            b'~' => b'\n',
            b'%' => digit(bytes.next())? * 16 + digit(bytes.next())?,
            _ => byte,
        });
    }
    String::from_utf8(out).ok()
}

fn digit(byte: Option<u8>) -> Option<u8> {
    char::from(byte?).to_digit(16).and_then(|digit| u8::try_from(digit).ok())
}
