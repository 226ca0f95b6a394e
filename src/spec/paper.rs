//! Sizes of paper by name.

use super::printer::named_trims;
use crate::units::{Length, LengthError, Size};

/// ISO 216 and ANSI sizes, by name: width and height.
const NAMED: &[(&str, Size)] = &[
    ("a3", mm(297, 420)),
    ("a4", mm(210, 297)),
    ("a5", mm(148, 210)),
    ("a6", mm(105, 148)),
    ("b5", mm(176, 250)),
    ("letter", mils(8_500, 11_000)),
    ("half-letter", mils(5_500, 8_500)),
    ("legal", mils(8_500, 14_000)),
];

const fn mm(width: i32, height: i32) -> Size {
    Size {
        width: Length::mm(width),
        height: Length::mm(height),
    }
}

const fn mils(width: i32, height: i32) -> Size {
    Size {
        width: Length::mils(width),
        height: Length::mils(height),
    }
}

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

/// The same, without the names that printers' sizes have.
///
/// # Errors
/// As [`parse`].
pub(super) fn plain(text: &str) -> Result<Size, Option<LengthError>> {
    let text = text.trim().to_ascii_lowercase().replace('×', "x");
    if let Some((_, size)) = NAMED.iter().find(|(name, _)| *name == text) {
        return Ok(*size);
    }
    let (width, height) = text.split_once('x').ok_or(None)?;
    if !width.starts_with(|c: char| c.is_ascii_digit() || c == '.' || c == '-') {
        return Err(None);
    }
    let height_length = Length::parse(height).map_err(Some)?;
    let width_length = match Length::parse(width) {
        // A width without a unit takes the height's.
        Err(LengthError::NoUnit) => {
            let unit: String = height.chars().filter(char::is_ascii_alphabetic).collect();
            Length::parse(&format!("{}{unit}", width.trim()))
        }
        other => other,
    };
    Ok(Size {
        width: width_length.map_err(Some)?,
        height: height_length,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read_in_every_spelling() {
        let six_by_nine = mils(6_000, 9_000);
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
