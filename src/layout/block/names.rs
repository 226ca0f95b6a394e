//! How much room the names of puzzles take: their numbers, or their dates.

use crate::text::style::Style;
use gridpress_base::fonts::{Fonts, MissingGlyph};
use gridpress_base::units::Length;
use gridpress_spec::PuzzleName;
use std::collections::BTreeSet;

/// The width of the widest of `names` in that wording, with any figures in place of theirs.
pub(crate) fn widest<'n>(
    fonts: &Fonts,
    style: Style,
    names: impl Iterator<Item = &'n PuzzleName>,
    wording: impl Fn(&'n PuzzleName) -> &'n str,
) -> Result<Length, MissingGlyph> {
    let alike = |name: &'n PuzzleName| wording(name).replace(|c: char| c.is_ascii_digit(), "8");
    let texts: BTreeSet<String> = names.map(alike).collect();
    let mut widest = Length::ZERO;
    for text in &texts {
        widest = widest.max(style.width(fonts, text)?);
    }
    Ok(widest)
}
