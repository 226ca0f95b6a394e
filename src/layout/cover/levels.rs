//! The list of levels on a back.

use crate::LayoutError;
use crate::block::stars::Stars;
use crate::page::item::Item;
use crate::text::line::line;
use crate::text::style::{Align, Style};
use gridpress_base::fonts::FontRole;
use gridpress_base::units::{Length, Point, Size};
use gridpress_book::Book;
use gridpress_engine::generate::Level;
use std::collections::BTreeMap;

/// The size of the number of puzzles, in percent of that of the levels.
const HEAD: i32 = 115;
/// The leading of the list of levels, in percent of its size.
const LEADING: i32 = 150;

/// The list of levels, each with its number of puzzles.
pub(super) struct LevelList {
    levels: BTreeMap<Level, usize>,
    text: Style,
    /// From the left edge to the names.
    names: Length,
    pub(super) size: Size,
}

impl LevelList {
    /// The levels of `book` in type of that size.
    pub(super) fn new(book: &Book, size: Length) -> Result<LevelList, LayoutError> {
        let mut levels = BTreeMap::new();
        for puzzle in book.puzzles() {
            *levels.entry(puzzle.level).or_default() += 1;
        }
        let text = Style::new(FontRole::Text, size);
        let stars = Stars::beside(text.size, book.spec.stars);
        let hardest = levels.keys().last();
        let names = hardest.map_or(Length::ZERO, |level| stars.width(*level)) + text.size.half();
        let mut widest = Length::ZERO;
        for level in levels.keys() {
            let name = book.spec.words.level(*level);
            widest = widest.max(text.width(&book.spec.fonts, name)?);
        }
        let lines = levels.len() as i32 + 1;
        let width = names + widest + text.size * 3;
        let size = Size { width, height: leading(text.size) * (lines - 1) + text.size };
        Ok(LevelList { levels, text, names, size })
    }

    /// The number of puzzles, and a line for each level: stars, name and number; from the upper left corner.
    pub(super) fn items(&self, book: &Book, at: Point) -> Result<Vec<Item>, LayoutError> {
        let (fonts, words, text) = (&book.spec.fonts, &book.spec.words, self.text);
        let mut y = at.y + text.size;
        let head = Style::new(FontRole::Heading, text.size.percent(HEAD));
        let total = words.puzzle_count(book.puzzles().count());
        let mut items = line(fonts, head, Align::Left, Point::new(at.x, y), &total)?;
        let stars = Stars::beside(text.size, book.spec.stars);
        for (level, count) in &self.levels {
            y += leading(text.size);
            let at = |x: Length| Point::new(at.x + x, y);
            let (name, count) = (words.level(*level), count.to_string());
            items.extend(stars.items(*level, at(Length::ZERO)));
            items.extend(line(fonts, text, Align::Left, at(self.names), name)?);
            items.extend(line(fonts, text, Align::Right, at(self.size.width), &count)?);
        }
        Ok(items)
    }
}

/// From one baseline of the list of levels to the next.
fn leading(size: Length) -> Length {
    size.percent(LEADING)
}
