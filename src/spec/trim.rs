//! Sizes of paper as specs write them: by name, as two lengths, or as a table of them.

use super::paper::{NAMED, plain};
use super::printer::named_trims;
use super::reader::Entry;
use crate::diag::nearest;
use crate::units::{Length, LengthError, Size};
use std::ops::RangeInclusive;

/// Sides of paper that a book can have.
const TRIM: RangeInclusive<Length> = Length::mils(2_000)..=Length::mils(40_000);
/// Every name of a paper size.
pub(crate) fn names() -> Vec<String> {
    let named = NAMED.iter().map(|(name, _)| (*name).to_owned());
    named.chain(named_trims().map(|(name, _)| name)).collect()
}

/// A size by name (`a5`, `kdp-6x9`), or as two lengths (`6x9in`, `210x297mm`, `210mmx297mm`).
///
/// # Errors
/// `None` for what looks like neither; the mistake in a length for what looks like two of them.
pub(crate) fn parse(text: &str) -> Result<Size, Option<LengthError>> {
    let name = text.trim().to_ascii_lowercase();
    let named = named_trims().find(|(known, _)| *known == name);
    named.map_or_else(|| plain(text), |(_, size)| Ok(size))
}

/// A size of paper: a name, two lengths, or a table of them.
pub(super) fn size(entry: &Entry<'_>) -> Option<Size> {
    let size = if entry.is_table() {
        let table = entry.table()?;
        let side = |key| {
            table
                .need(key, "as in { width = \"152mm\", height = \"229mm\" }")
                .and_then(|e| e.length(TRIM))
        };
        let (width, height) = (side("width"), side("height"));
        table.finish();
        return Some(Size {
            width: width?,
            height: height?,
        });
    } else {
        let text = entry.string()?;
        match parse(text) {
            Ok(size) => size,
            Err(Some(error)) => {
                let help = "write both sides with a unit, as in \"6x9in\" or \"210x297mm\"";
                entry.wrong(
                    format!("`{}` is no paper size: `{text}`", entry.key()),
                    error.to_string(),
                    help,
                );
                return None;
            }
            Err(None) => {
                let names = names();
                let help = match nearest(text, names.iter().map(String::as_str)) {
                    Some(name) => format!("did you mean `{name}`?"),
                    None => {
                        "write a name such as \"a5\" or \"letter\", or two sides as in \"6x9in\""
                            .to_owned()
                    }
                };
                entry.wrong(
                    format!("unknown paper size `{text}`"),
                    "expected a name or width x height",
                    &help,
                );
                return None;
            }
        }
    };
    if TRIM.contains(&size.width) && TRIM.contains(&size.height) {
        return Some(size);
    }
    let label = format!("{} x {}", size.width.in_mm(), size.height.in_mm());
    entry.wrong(
        "a paper size out of range",
        label,
        "each side is from 2in to 40in",
    );
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read_in_every_spelling() {
        let six_by_nine = Size {
            width: Length::mils(6_000),
            height: Length::mils(9_000),
        };
        for text in [
            "6x9in",
            "6inx9in",
            "6 x 9 in",
            "kdp-6x9",
            "KDP-6x9",
            "432ptx648pt",
        ] {
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
