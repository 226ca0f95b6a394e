//! The back: what the book is, what is in it, and its barcode.

use super::super::LayoutError;
use super::super::barcode::Barcode;
use super::super::items::Item;
use super::super::stars::Stars;
use super::super::text::{Align, Style, line};
use super::display::Lines;
use super::front::margin;
use super::look::Look;
use super::wrap::Wrap;
use crate::book::Book;
use crate::fonts::Role;
use crate::generate::Level;
use crate::units::{Length, Point, Rect, Size};
use std::collections::BTreeMap;

pub(super) fn items(book: &Book, wrap: &Wrap, look: &Look) -> Result<Vec<Item>, LayoutError> {
    let panel = wrap.back();
    let area = panel.inset(wrap.clear.at_least(margin(panel)));
    let bottom = (wrap.barcode().origin.y - look.text).min(area.bottom());
    let contents = Contents::new(book, look);
    let room = Size {
        width: area.size.width,
        height: bottom - area.origin.y - contents.height(),
    };
    let fonts = &book.spec.fonts;
    let mut items = Vec::new();
    let mut y = area.origin.y;
    if let Some(blurb) = &book.spec.cover.blurb {
        let style = Style::new(Role::Text, look.text);
        let blurb = Lines::running(fonts, style, room, blurb)?;
        items.extend(blurb.items(fonts, Align::Left, area.origin.x, y)?);
        y += blurb.height() + look.text.scale(14, 10);
    }
    items.extend(contents.items(book, Point::new(area.origin.x, y))?);
    let mut items = look.inked(items);
    items.extend(barcode(book, wrap.barcode(), look)?);
    Ok(items)
}

/// How many puzzles of which level.
struct Contents {
    levels: BTreeMap<Level, usize>,
    size: Length,
}

impl Contents {
    fn new(book: &Book, look: &Look) -> Contents {
        let mut levels = BTreeMap::new();
        for puzzle in book.puzzles() {
            *levels.entry(puzzle.level).or_default() += 1;
        }
        Contents {
            levels,
            size: look.text.scale(95, 100),
        }
    }

    fn leading(&self) -> Length {
        self.size.scale(155, 100)
    }

    /// Its lines, and the one that an empty line would take above them.
    fn height(&self) -> Length {
        self.leading() * (self.levels.len() as i32 + 2)
    }

    /// The number of puzzles, and a line for each level: stars, name and number.
    fn items(&self, book: &Book, at: Point) -> Result<Vec<Item>, LayoutError> {
        let (fonts, words) = (&book.spec.fonts, &book.spec.words);
        let mut y = at.y + self.size;
        let head = Style::new(Role::Bold, self.size.scale(115, 100));
        let total = words.puzzle_count(book.puzzles().count());
        let mut items = line(fonts, head, Align::Left, Point::new(at.x, y), &total)?;
        let stars = Stars::beside(self.size);
        let style = Style::new(Role::Text, self.size);
        let hardest = self.levels.keys().last();
        let names = hardest.map_or(Length::ZERO, |level| stars.width(*level)) + self.size.half();
        let mut counts = names;
        for level in self.levels.keys() {
            let width = fonts.width(style.role, style.size, words.level(*level))?;
            counts = counts.max(names + width + self.size * 3);
        }
        y += self.leading().scale(11, 10);
        for (level, count) in &self.levels {
            let at = |x: Length| Point::new(at.x + x, y);
            items.extend(stars.items(*level, at(Length::ZERO)));
            items.extend(line(
                fonts,
                style,
                Align::Left,
                at(names),
                words.level(*level),
            )?);
            items.extend(line(
                fonts,
                style,
                Align::Right,
                at(counts),
                &count.to_string(),
            )?);
            y += self.leading();
        }
        Ok(items)
    }
}

/// The white box, and the bars in its middle. Without an ISBN the printer puts its own there, and the place is kept clear.
fn barcode(book: &Book, area: Rect, look: &Look) -> Result<Vec<Item>, LayoutError> {
    let Some(isbn) = &book.spec.isbn else {
        return Ok(Vec::new());
    };
    let code = Barcode::within(isbn, area.size).ok_or(LayoutError::NoRoomForBars)?;
    let size = code.size();
    let centre = area.centre();
    let at = Point::new(centre.x - size.width.half(), centre.y - size.height.half());
    let mut items = Vec::new();
    if look.ground > 0 {
        items.push(Item::Tint {
            rect: area,
            percent: 0,
        });
    }
    items.extend(code.items(&book.spec.fonts, at)?);
    Ok(items)
}
