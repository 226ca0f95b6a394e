//! The links of QR codes: a pattern with placeholders.

use super::key::Cx;
use super::reader::{Entry, list};
use gridpress_base::diag::{Place, nearest};
use gridpress_engine::named::names;
use std::fmt;

/// A placeholder of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkField {
    /// The printed number of the puzzle.
    Number,
    /// The code that makes the puzzle again, with the seed.
    Code,
    /// The seed of the book.
    Seed,
    /// The cells row by row, with points for empty ones.
    Givens,
}

names! {
    LinkField {
        "number" => LinkField::Number,
        "code" => LinkField::Code,
        "seed" => LinkField::Seed,
        "givens" => LinkField::Givens,
    }
}

/// A web address with placeholders: `https://example.com/{number}`.
#[derive(Clone, Debug)]
pub struct LinkPattern {
    text: String,
    /// Texts with the placeholders that follow them, and at last a text alone.
    parts: Vec<(String, Option<LinkField>)>,
    /// The place of the link in the spec.
    pub place: Place,
}

/// The most characters of a pattern.
const MOST_CHARACTERS: usize = 200;

impl LinkPattern {
    /// Whether the link has that placeholder.
    pub fn has(&self, field: LinkField) -> bool {
        self.parts.iter().any(|(_, of)| *of == Some(field))
    }

    /// The link with the values that `value` gives, percent-encoded.
    pub fn link(&self, value: impl Fn(LinkField) -> String) -> String {
        let mut link = String::new();
        for (text, field) in &self.parts {
            link += text;
            if let Some(field) = field {
                link += &encoded(&value(*field));
            }
        }
        link
    }
}

impl fmt::Display for LinkPattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// `text` with everything percent-encoded that means something in an address.
fn encoded(text: &str) -> String {
    let mut encoded = String::new();
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => {
                encoded.push(char::from(byte));
            }
            _ => encoded += &format!("%{byte:02X}"),
        }
    }
    encoded
}

/// True for what an address may hold outside placeholders.
fn is_of_addresses(c: char) -> bool {
    c.is_ascii_alphanumeric() || "-._~:/?#[]@!$&'()*+,;=%".contains(c)
}

/// Reads a pattern.
pub(super) fn read(entry: &Entry<'_>, _: &Cx<'_>) -> Option<LinkPattern> {
    let text = entry.line()?;
    let length = text.chars().count();
    if length > MOST_CHARACTERS {
        entry.wrong(
            "a link too long for a QR code",
            format!("{length} characters; {MOST_CHARACTERS} are the most"),
            "",
        );
        return None;
    }
    let host = (text.strip_prefix("https://")).or_else(|| text.strip_prefix("http://"));
    if !host.is_some_and(|host| host.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '[')) {
        entry.wrong(
            format!("{} is no web address", entry.name()),
            "expected https:// and the name of a site",
            "as in \"https://example.com/{number}\"",
        );
        return None;
    }
    let parts = parts(entry, &text)?;
    let mut texts = parts.iter().flat_map(|(text, _)| text.chars());
    if let Some(wrong) = texts.find(|&c| !is_of_addresses(c)) {
        entry.wrong(
            format!("`{wrong}` cannot stand in a web address"),
            "expected letters from a to z, digits and marks such as / ? = &",
            "write it percent-encoded, as %20 for a space",
        );
        return None;
    }
    let place = entry.place();
    Some(LinkPattern { text, parts, place })
}

/// The pattern taken apart at its placeholders.
fn parts(entry: &Entry<'_>, text: &str) -> Option<Vec<(String, Option<LinkField>)>> {
    let names: Vec<&str> = LinkField::NAMES.iter().map(|(name, _)| *name).collect();
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        let Some((name, behind)) = after.split_once('}') else {
            let help = "placeholders stand in braces, as {number}";
            entry.wrong("a brace is never closed", "expected a `}`", help);
            return None;
        };
        let Some(field) = LinkField::named(name) else {
            let help = nearest(name, names.iter().copied());
            entry.wrong(
                format!("unknown placeholder `{{{name}}}` in {}", entry.name()),
                format!("expected one of {}", list(&names)),
                &help.map_or(String::new(), |name| format!("did you mean `{{{name}}}`?")),
            );
            return None;
        };
        parts.push((before.to_owned(), Some(field)));
        rest = behind;
    }
    parts.push((rest.to_owned(), None));
    Some(parts)
}
