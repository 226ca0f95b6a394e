//! Sizes of paper by name.

use gridpress_base::units::{Length, LengthError, Size};

/// ISO 216 and ANSI sizes, by name: width and height.
pub(super) const NAMED: &[(&str, Size)] = &[
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
    Size { width: Length::mm(width), height: Length::mm(height) }
}

const fn mils(width: i32, height: i32) -> Size {
    Size { width: Length::mils(width), height: Length::mils(height) }
}

/// A size by a name of ISO or ANSI (`a5`), or as two lengths (`6x9in`, `210x297mm`, `210mmx297mm`).
///
/// # Errors
/// `None` for what looks like neither; the mistake in a length for what looks like two of them.
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
    Ok(Size { width: width_length.map_err(Some)?, height: height_length })
}
