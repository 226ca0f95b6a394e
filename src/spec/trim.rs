//! Sizes of paper as specs write them: by name, as two lengths, or as a table of them.

use super::form::{length, needed};
use super::key::{Cx, Given, Keys, ValueShape, keys};
use super::printer::{PAPER_SIZES, named_trims, plain_size};
use super::reader::Entry;
use gridpress_base::diag::nearest;
use gridpress_base::units::{Length, LengthError, Size};
use std::ops::RangeInclusive;
use toml::Value;

/// Sides of paper that a book can have.
const TRIM: RangeInclusive<Length> = Length::mils(2_000)..=Length::mils(40_000);
/// Every name of a paper size.
pub(crate) fn names() -> Vec<String> {
    let named = PAPER_SIZES.iter().map(|(name, _)| (*name).to_owned());
    named.chain(named_trims().map(|(name, _)| name)).collect()
}

/// A size by name (`a5`, `kdp-6x9`), or as two lengths (`6x9in`, `210x297mm`, `210mmx297mm`).
///
/// # Errors
/// `None` for what looks like neither; the mistake in a length for what looks like two of them.
pub(crate) fn parse(text: &str) -> Result<Size, Option<LengthError>> {
    let name = text.trim().to_ascii_lowercase();
    let named = named_trims().find(|(known, _)| *known == name);
    named.map_or_else(|| plain_size(text), |(_, size)| Ok(size))
}

keys! {
    /// A size of paper as a table of its sides.
    pub(super) struct SizeKeys in "{ width, height }" {
        /// The width.
        width: Given<Length> = needed(length(TRIM), HELP), Given::MISSING, "\"152mm\"";
        /// The height.
        height: Given<Length> = needed(length(TRIM), HELP), Given::MISSING, "\"229mm\"";
    }
}

/// Help for a table without one of the sides.
const HELP: &str = "as in { width = \"152mm\", height = \"229mm\" }";

/// A size of paper: a name, two lengths, or a table of them.
pub(super) fn size(entry: &Entry<'_>, cx: &Cx<'_>) -> Option<Size> {
    if entry.is_table() {
        let SizeKeys { width, height } = SizeKeys::read_whole(Some(entry.table()?), cx);
        return Some(Size { width: width.value?, height: height.value? });
    }
    let text = entry.string()?;
    let size = parse(text).map_err(|error| unreadable(entry, text, error)).ok()?;
    if TRIM.contains(&size.width) && TRIM.contains(&size.height) {
        return Some(size);
    }
    let label = format!("{} x {}", size.width.in_mm(), size.height.in_mm());
    let help = "each side is from 2in to 40in";
    entry.wrong("a paper size out of range", label, help);
    None
}

/// Reports a text that is no size.
fn unreadable(entry: &Entry<'_>, text: &str, error: Option<LengthError>) {
    if let Some(error) = error {
        let message = format!("`{}` is no paper size: `{text}`", entry.key());
        let help = "write both sides with a unit, as in \"6x9in\" or \"210x297mm\"";
        return entry.wrong(message, error.to_string(), help);
    }
    let names = names();
    let near = nearest(text, names.iter().map(String::as_str));
    let help = match near {
        Some(name) => format!("did you mean `{name}`?"),
        None => {
            "write a name such as \"a5\" or \"letter\", or two sides as in \"6x9in\"".to_owned()
        }
    };
    entry.wrong(format!("unknown paper size `{text}`"), "expected a name or width x height", &help);
}

/// A size as a table of its sides.
pub(super) fn written(size: &Size) -> Value {
    let keys = SizeKeys { width: Given::usual(size.width), height: Given::usual(size.height) };
    Value::Table(keys.write())
}

/// The ways in which a size of paper may be written.
pub(super) fn shape() -> ValueShape {
    ValueShape::Either(vec![ValueShape::Text, ValueShape::Table(SizeKeys::TABLE)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read_in_every_spelling() {
        let six_by_nine = Size { width: Length::mils(6_000), height: Length::mils(9_000) };
        for text in ["6x9in", "6inx9in", "6 x 9 in", "kdp-6x9", "KDP-6x9", "432ptx648pt"] {
            assert_eq!(parse(text), Ok(six_by_nine), "{text}");
        }
        assert_eq!(parse("210x297mm"), parse("a4"));
        assert_eq!(parse("21x29.7cm"), parse("A4"));
    }

    #[test]
    fn what_is_no_size_says_why() {
        assert_eq!(parse("a55"), Err(None));
        assert_eq!(parse("6x9"), Err(Some(LengthError::NoUnit)));
        assert_eq!(parse("6x9px"), Err(Some(LengthError::Unit("px".into()))));
        assert_eq!(parse("-6xin"), Err(Some(LengthError::Number)));
    }
}
