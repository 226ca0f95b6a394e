//! Texts of a spec that the book's fonts can show.

use super::reader::Entry;
use gridpress_base::fonts::{FontRole, Fonts};
use gridpress_base::units::Length;
use std::collections::BTreeSet;

/// The most characters of a title or a name; more never look well on a page.
const MOST_CHARACTERS: usize = 150;

/// One line of text that the fonts can show.
pub(super) fn printable_line(entry: &Entry<'_>, fonts: Option<&Fonts>) -> Option<String> {
    let line = entry.line()?;
    let length = line.chars().count();
    if length > MOST_CHARACTERS {
        entry.wrong(
            "a line of text too long to set",
            format!("{length} characters; {MOST_CHARACTERS} are the most"),
            "",
        );
        return None;
    }
    unprintable(entry, fonts, &line);
    Some(line)
}

/// Text of several lines, of at most so many characters, that the fonts can show; `None` for blank text.
pub(super) fn printable_text(
    entry: &Entry<'_>,
    fonts: Option<&Fonts>,
    most: usize,
    room: &str,
) -> Option<String> {
    let text = entry.string()?;
    let length = text.chars().count();
    if length > most {
        entry.wrong(
            format!("{} is too long for {room}", entry.name()),
            format!("{length} characters; {most} are the most"),
            "",
        );
        return None;
    }
    if text.chars().any(|c| c.is_control() && c != '\n' && c != '\r') {
        entry.wrong(
            format!("{} has a control character", entry.name()),
            "expected text and line breaks",
            "",
        );
        return None;
    }
    unprintable(entry, fonts, text);
    Some(text.trim().to_owned()).filter(|text| !text.is_empty())
}

/// Reports the characters of `text` that no font can show.
pub(super) fn unprintable(entry: &Entry<'_>, fonts: Option<&Fonts>, text: &str) {
    let Some(fonts) = fonts else { return };
    let mut seen = BTreeSet::new();
    for c in text.chars().filter(|&c| !c.is_control() && seen.insert(c)) {
        if let Err(missing) = fonts.shape(FontRole::Text, Length::pt(10), &c.to_string()) {
            let help = "choose a font that has it under [type]";
            entry.wrong(missing.to_string(), "this text cannot be printed", help);
        }
    }
}
