//! The back: what the book is, what is in it, and its barcode.

use crate::book::Book;
use crate::fonts::FontRole;
use crate::generate::Level;
use crate::layout::LayoutError;
use crate::layout::block::stars::Stars;
use crate::layout::cover::barcode::Barcode;
use crate::layout::cover::display::{capitals_at, display, running};
use crate::layout::cover::front::margin;
use crate::layout::cover::style::CoverStyle;
use crate::layout::cover::wrap::Wrap;
use crate::layout::page::item::Item;
use crate::layout::text::line::line;
use crate::layout::text::style::{Align, Style};
use crate::units::{Length, Point, Rect, Size};
use std::collections::BTreeMap;

pub(super) fn items(
    book: &Book,
    wrap: &Wrap,
    style: &CoverStyle,
) -> Result<Vec<Item>, LayoutError> {
    let panel = wrap.back();
    let area = panel.inset(wrap.clear.at_least(margin(panel)));
    let bars = wrap.barcode();
    let contents = LevelList::new(book, style)?;
    // Beside the barcode where there is room, above it elsewhere.
    let is_beside = area.origin.x + contents.size.width + style.text <= bars.origin.x;
    let bottom = match is_beside {
        true => area.bottom().min(bars.bottom()),
        false => area.bottom().min(bars.origin.y - style.text),
    };
    let top = bottom - contents.size.height;
    let above = top.min(bars.origin.y) - style.text;
    let room = Rect::new(
        area.origin.x,
        area.origin.y,
        area.size.width,
        above - area.origin.y,
    );
    let mut items = blurb(book, room, style)?;
    items.extend(contents.items(book, Point::new(area.origin.x, top))?);
    let mut items = style.inked(items);
    items.extend(barcode(book, bars, style)?);
    Ok(items)
}

/// The blurb of the spec: the first of several paragraphs in large type, the others below it.
fn blurb(book: &Book, room: Rect, style: &CoverStyle) -> Result<Vec<Item>, LayoutError> {
    let fonts = &book.spec.fonts;
    let Some(text) = &book.spec.cover.blurb else {
        return Ok(Vec::new());
    };
    let text = text.replace('\r', "");
    let (lead, rest) = match text.split_once("\n\n") {
        Some((lead, rest)) => (lead, rest),
        None => ("", &text[..]),
    };
    let part = |height: Length| Size {
        height,
        ..room.size
    };
    let mut items = Vec::new();
    let at = |y| Point::new(room.origin.x, y);
    let mut y = room.origin.y;
    if !lead.is_empty() {
        let most = style.text.percent(LEAD);
        let lead = display(
            fonts,
            FontRole::Heading,
            most,
            part(room.size.height / 3),
            lead,
        )?;
        items.extend(capitals_at(fonts, &lead, Align::Left, at(y))?);
        y += lead.height() + style.text;
    }
    let text = Style::new(FontRole::Text, style.text);
    let rest = running(fonts, text, part(room.bottom() - y), rest)?;
    items.extend(capitals_at(fonts, &rest, Align::Left, at(y))?);
    Ok(items)
}

/// The size of the first paragraph, in percent of that of the others.
const LEAD: i32 = 150;
/// The size of the number of puzzles, in percent of that of the levels.
const HEAD: i32 = 115;
/// The leading of the list of levels, in percent of its size.
const LEADING: i32 = 150;

/// The list of levels, each with its number of puzzles.
struct LevelList {
    levels: BTreeMap<Level, usize>,
    text: Style,
    /// From the left edge to the names.
    names: Length,
    size: Size,
}

impl LevelList {
    fn new(book: &Book, style: &CoverStyle) -> Result<LevelList, LayoutError> {
        let mut levels = BTreeMap::new();
        for puzzle in book.puzzles() {
            *levels.entry(puzzle.level).or_default() += 1;
        }
        let text = Style::new(FontRole::Text, style.text);
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
        let size = Size {
            width,
            height: leading(text.size) * (lines - 1) + text.size,
        };
        Ok(LevelList {
            levels,
            text,
            names,
            size,
        })
    }

    /// The number of puzzles, and a line for each level: stars, name and number; from the upper left corner.
    fn items(&self, book: &Book, at: Point) -> Result<Vec<Item>, LayoutError> {
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
            items.extend(line(
                fonts,
                text,
                Align::Right,
                at(self.size.width),
                &count,
            )?);
        }
        Ok(items)
    }
}

/// From one baseline of the list of levels to the next.
fn leading(size: Length) -> Length {
    size.percent(LEADING)
}

/// The white box, and the bars in its middle. Without an ISBN the printer puts its own there, and the place is kept clear.
fn barcode(book: &Book, area: Rect, style: &CoverStyle) -> Result<Vec<Item>, LayoutError> {
    let Some(isbn) = &book.spec.isbn else {
        return Ok(Vec::new());
    };
    let code = Barcode::within(isbn, area.size).ok_or(LayoutError::NoRoomForBars)?;
    let size = code.size();
    let centre = area.centre();
    let at = Point::new(centre.x - size.width.half(), centre.y - size.height.half());
    let mut items = Vec::new();
    if style.ground > 0 {
        items.push(Item::tint(area, 0));
    }
    items.extend(code.items(&book.spec.fonts, at)?);
    Ok(items)
}
