//! All that goes into the cells of a puzzle, in a strip to tick off.

use crate::fonts::{FontRole, Fonts, MissingGlyph};
use crate::layout::block::footer::{ASCENT, DESCENT, GAP, UNIT, at};
use crate::layout::page::item::Item;
use crate::layout::text::context::Context;
use crate::puzzle::Symbols;
use crate::units::{Length, Point};

/// The least distance from one symbol to the next, in percent of the widest.
const PITCH: i32 = 130;

/// The symbols of a section's puzzles.
#[derive(Clone, Copy, Debug)]
pub(in crate::layout) struct Strip {
    symbols: Symbols,
    side: usize,
    /// The width of the widest, in the unit's size.
    widest: Length,
}

/// A line of the strip: its baseline, from the lower edge of the grid, and its symbols.
#[derive(Debug)]
pub(in crate::layout) struct StripRow {
    pub baseline: Length,
    symbols: Vec<String>,
}

impl Strip {
    pub(in crate::layout) fn new(ctx: &Context, section: usize) -> Result<Strip, MissingGlyph> {
        let spec = &ctx.book.spec.sections[section];
        let side = spec.contents.kind().side();
        let mut widest = Length::ZERO;
        for value in 1..=side as u8 {
            let text = spec.symbols.text(value);
            widest = widest.max(ctx.fonts.cell_width(FontRole::Digit, UNIT, &text)?);
        }
        Ok(Strip {
            symbols: spec.symbols,
            side,
            widest,
        })
    }

    /// In as few rows as hold all in that `width`, of one length as near as can be.
    pub(in crate::layout) fn rows(&self, size: Length, width: Length) -> Vec<StripRow> {
        let pitch = at(self.widest, size).percent(PITCH).at_least(Length::pt(1));
        let most = (width.to_thousandths() / pitch.to_thousandths()).clamp(1, self.side as i32);
        let rows = self.side.div_ceil(most as usize);
        let all: Vec<String> = (1..=self.side as u8)
            .map(|value| self.symbols.text(value))
            .collect();
        let row = |(index, symbols): (usize, &[String])| StripRow {
            baseline: (GAP + size.percent(ASCENT + DESCENT)) * index as i32
                + GAP
                + size.percent(ASCENT),
            symbols: symbols.to_vec(),
        };
        let chunks = all.chunks(self.side.div_ceil(rows));
        chunks.enumerate().map(row).collect()
    }
}

impl StripRow {
    /// The symbols, each in the middle of an equal share of `width` from `left` on.
    pub(in crate::layout) fn item(
        &self,
        fonts: &Fonts,
        size: Length,
        corner: Point,
        width: Length,
    ) -> Result<Item, MissingGlyph> {
        let count = self.symbols.len() as i32;
        let centre = |index: i32| width.scale(2 * index + 1, 2 * count);
        let cells: Vec<(Length, String)> = (0..count)
            .map(centre)
            .zip(self.symbols.iter().cloned())
            .collect();
        Ok(Item::text(
            corner + Point::new(Length::ZERO, self.baseline),
            fonts.cells(FontRole::Digit, size, &cells)?,
        ))
    }
}
