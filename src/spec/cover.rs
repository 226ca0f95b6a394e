//! The table `[cover]`: what stands on the wrap-around cover.

use super::reader::{Entry, Table};
use super::text::{printable_line, printable_text};
use crate::fonts::Fonts;

/// What a cover shows beside title, subtitle and author.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CoverSpec {
    /// What the back says; paragraphs are parted by empty lines.
    pub blurb: Option<String>,
    /// How black it is, in percent; `None` leaves it to the design.
    pub background: Option<u8>,
    /// The printed number of the puzzle on the front; `None` takes the first that suits.
    pub puzzle: Option<u32>,
    /// What the spine says.
    pub spine: SpineText,
    /// The paper inside, by its name at the printer; `None` takes the printer's first.
    pub paper: Option<String>,
}

/// What the spine says, where it is wide enough.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum SpineText {
    /// Title and author.
    #[default]
    Title,
    /// This, instead of the title.
    Own(String),
    /// Nothing.
    Bare,
}

/// The most characters on a back.
const MOST_BLURB: usize = 2000;

/// Reads the table.
pub(super) fn read<'t>(
    table: Option<Table<'t>>,
    fonts: Option<&Fonts>,
) -> (CoverSpec, Option<Entry<'t>>) {
    let mut cover = CoverSpec::default();
    let Some(table) = table else {
        return (cover, None);
    };
    let blurb = table.get("blurb");
    cover.blurb = blurb.and_then(|entry| printable_text(&entry, fonts, MOST_BLURB, "the back"));
    let background = table.get("background");
    cover.background = background
        .and_then(|entry| entry.whole(0..=100))
        .and_then(|percent| u8::try_from(percent).ok());
    let spine = table.get("spine").and_then(|entry| spine(&entry, fonts));
    cover.spine = spine.unwrap_or_default();
    cover.paper = table.get("paper").and_then(|entry| entry.line());
    let puzzle = table.get("puzzle");
    table.finish();
    (cover, puzzle)
}

fn spine(entry: &Entry<'_>, fonts: Option<&Fonts>) -> Option<SpineText> {
    if entry.is_string() {
        return printable_line(entry, fonts).map(SpineText::Own);
    }
    match entry.boolean_or("a text of its own")? {
        true => Some(SpineText::Title),
        false => Some(SpineText::Bare),
    }
}
