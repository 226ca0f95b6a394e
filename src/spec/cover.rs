//! The table `[cover]`: what stands on the wrap-around cover.

use super::form::{by, optional, percent, plain_line, prose};
use super::key::{Cx, ValueShape, keys};
use super::numbering::puzzle_number;
use super::reader::Entry;
use super::text::printable_line;
use toml::Value;

/// The text on the spine, where it is wide enough for one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpineText {
    /// Title and author.
    Title,
    /// A text of the user's own, instead of title and author.
    Text(String),
    /// No text.
    Bare,
}

/// The most characters on a back.
const MOST_BLURB: usize = 2000;

keys! {
    /// Texts and pictures of a cover beside title, subtitle and author.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct CoverSpec in "[cover]" {
        /// The text of the back; empty lines part its paragraphs.
        blurb: Option<String> = prose(MOST_BLURB, "the back"), None, "\"Two hundred puzzles for long evenings.\"";
        /// How black the cover is, in percent from 0 to 100; left out, the design says.
        background: Option<u8> = optional(percent(0..=100)), None, "85";
        /// Title and author on the spine where it is wide enough, a text of its own, or nothing.
        spine: SpineText = by(spine, written, spine_shape), SpineText::Title, "\"Sudoku\"";
        /// The paper inside, by its name at the printer; left out, the printer's first.
        paper: Option<String> = optional(plain_line()), None, "\"white\"";
        /// The printed number of the puzzle on the front; left out, the first that suits.
        puzzle: Option<u32> = optional(by(number, |&number| number.into(), number_shape)), None, "17";
    }
}

fn spine(entry: &Entry<'_>, cx: &Cx<'_>) -> Option<SpineText> {
    if entry.is_string() {
        return printable_line(entry, cx.fonts).map(SpineText::Text);
    }
    match entry.boolean_or("a text of its own")? {
        true => Some(SpineText::Title),
        false => Some(SpineText::Bare),
    }
}

fn written(spine: &SpineText) -> Value {
    match spine {
        SpineText::Title => true.into(),
        SpineText::Text(text) => text.as_str().into(),
        SpineText::Bare => false.into(),
    }
}

fn spine_shape() -> ValueShape {
    ValueShape::Either(vec![ValueShape::Flag, ValueShape::Text])
}

/// The printed number of a puzzle of the book.
fn number(entry: &Entry<'_>, cx: &Cx<'_>) -> Option<u32> {
    puzzle_number(entry, cx)
}

fn number_shape() -> ValueShape {
    ValueShape::Either(vec![ValueShape::Whole(1..=u32::MAX), ValueShape::Text])
}
