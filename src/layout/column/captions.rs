//! What stands above the grids of a column, fitted to its width.

use crate::block::arrange::heading_height;
use crate::block::signs::Signs;
use crate::column::arrange::ColumnSpan;
use crate::column::{Column, GAP};
use crate::grid::square::Square;
use crate::page::document::Page;
use crate::page::item::Item;
use crate::text::line::{clip, extent, fit, line};
use crate::text::style::{Align, SMALLEST, Style};
use gridpress_base::fonts::MissingGlyph;
use gridpress_base::units::{Length, Point};
use gridpress_book::daily::Edition;
use gridpress_spec::LevelSign;

impl Column<'_> {
    /// A rule across the block, and below it the title of the puzzle and its date. False where there is no room for
    /// the date, however small the title.
    pub(super) fn head(
        &self,
        edition: &Edition,
        block: ColumnSpan,
        page: &mut Page,
    ) -> Result<bool, MissingGlyph> {
        let rules = self.desk.rules();
        let ColumnSpan { left, width } = block;
        let middle = rules.thick.half();
        page.items.push(Item::rule(
            Point::new(left, middle),
            Point::new(left + width, middle),
            rules.thick,
        ));
        let title = self.desk.title(edition);
        let baseline = rules.thick + GAP.half() + self.title.size.scale(80, 100);
        let [full, short] = self.dates(edition);
        // A title gives way to the weekday a little, and to the date itself as far as it can.
        let choices = [(full, self.title.size.scale(3, 4)), (short, self.note.size)];
        let mut chosen = None;
        for (date, least) in choices {
            let room = width - extent(self.fonts, self.note, &date)? - self.note.size;
            let style = self.fitted(self.title, &title, room, least)?;
            if extent(self.fonts, style, &title)? <= room {
                chosen = Some((style, date));
                break;
            }
        }
        let style = match &chosen {
            Some((style, _)) => *style,
            None => self.fitted(self.title, &title, width, SMALLEST)?,
        };
        let title = clip(self.fonts, style, width, &title)?;
        let at = Point::new(left, baseline);
        self.put(page, style, Align::Left, at, &title)?;
        if let Some((_, date)) = &chosen {
            let at = Point::new(left + width, baseline);
            self.put(page, self.note, Align::Right, at, date)?;
        }
        Ok(chosen.is_some())
    }

    /// Sets a line of text on the page.
    fn put(
        &self,
        page: &mut Page,
        style: Style,
        align: Align,
        at: Point,
        text: &str,
    ) -> Result<(), MissingGlyph> {
        let items = line(self.fonts, style, align, at, text)?;
        page.items.extend(items);
        Ok(())
    }

    /// The date with its weekday, and without.
    fn dates(&self, edition: &Edition) -> [String; 2] {
        let words = self.words;
        [words.full_date(edition.date), words.date(edition.date)]
    }

    /// The style, made smaller until `text` is as wide as `room` at the most, or its size `least`.
    fn fitted(
        &self,
        style: Style,
        text: &str,
        room: Length,
        least: Length,
    ) -> Result<Style, MissingGlyph> {
        let fonts = self.fonts;
        let fits = |style| Ok((style, extent(fonts, style, text)? <= room));
        Ok(fit(style, 95, least, fits)?.0)
    }

    /// The first of `texts` that fits.
    fn longest<'t>(
        &self,
        style: Style,
        room: Length,
        texts: &'t [String],
    ) -> Result<Option<&'t str>, MissingGlyph> {
        for text in texts {
            if extent(self.fonts, style, text)? <= room {
                return Ok(Some(text));
            }
        }
        Ok(None)
    }

    /// The line above a puzzle's grid: number, level and stars, and the date where the head has no room for it.
    pub(super) fn puzzle_caption(
        &self,
        edition: &Edition,
        is_dated: bool,
        page: &mut Page,
    ) -> Result<(), MissingGlyph> {
        let square = self.puzzle;
        let fonts = self.fonts;
        let words = self.words;
        let baseline = self.baseline(square, self.number);
        let number = edition.number.to_string();
        self.put(page, self.number, Align::Left, baseline, &number)?;
        let mut room = square.side;
        if !is_dated {
            let [_, date] = self.dates(edition);
            let at = Point::new(baseline.x + square.side, baseline.y);
            self.put(page, self.note, Align::Right, at, &date)?;
            room -= extent(fonts, self.note, &date)? + self.note.size;
        }
        let before = fonts.width(self.number.role, self.number.size, &number)? + self.note.size;
        let variants = words.variants(edition.puzzle.shape.kind());
        let label = words.label(&variants, edition.level);
        let signs = Signs::beside(LevelSign::Stars, self.note.size, self.desk.spec.stars);
        let behind = signs.width(edition.level) + self.note.size;
        let style = self.fitted(self.note, &label, room - before - behind, SMALLEST)?;
        let label = clip(fonts, style, room - before, &label)?;
        let at = Point::new(baseline.x + before, baseline.y);
        self.put(page, style, Align::Left, at, &label)?;
        let wide = extent(fonts, style, &label)?;
        if before + wide + behind <= room {
            let at = Point::new(at.x + wide + style.size.half(), at.y);
            page.items.extend(signs.items(edition.level, at));
        }
        Ok(())
    }

    /// The baseline of the line above a grid.
    fn baseline(&self, square: Square, style: Style) -> Point {
        let above = heading_height(style.size) - style.figures();
        Point::new(square.at.x, square.at.y - above)
    }

    /// A number, and behind it the longest of `captions` that fits.
    pub(super) fn caption(
        &self,
        edition: &Edition,
        square: Square,
        (bold, note): (Style, Style),
        captions: &[String],
        page: &mut Page,
    ) -> Result<(), MissingGlyph> {
        let fonts = self.fonts;
        let at = self.baseline(square, bold);
        let number = edition.number.to_string();
        self.put(page, bold, Align::Left, at, &number)?;
        let before = fonts.width(bold.role, bold.size, &number)? + note.size.half();
        let right = match self.is_shared() {
            true => square.at.x + square.side,
            false => self.size.width,
        };
        if let Some(caption) = self.longest(note, right - at.x - before, captions)? {
            let at = Point::new(at.x + before, at.y);
            self.put(page, note, Align::Left, at, caption)?;
        }
        Ok(())
    }
}
