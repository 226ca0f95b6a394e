//! Tables of singles: each with its cell and digit, and the place that leaves no other choice.

use crate::Result;
use crate::typography::boxes::LayoutBox;
use crate::typography::lines::set_line;
use crate::typography::style::{Align, Style};
use crate::typography::text_block::Context;
use gridpress_base::fonts::FontRole;
use gridpress_ground::units::{Length, Point};
use gridpress_messages::steps::SingleEntry;

/// Minimum number of singles in a table; fewer are listed in a sentence.
pub(super) const MIN_ROWS: usize = 8;
/// Gap between the digit and the place of a single, and between columns, in percent of the size of the type.
const BEFORE_PLACE: i32 = 60;
const GUTTER: i32 = 140;

/// A table of singles in one or more columns, which are read downwards.
pub(super) struct SinglesTable {
    style: Style,
    entries: Vec<SingleEntry>,
    /// Distance of the places from the left edge of a column.
    place: Length,
    /// Width of a column.
    column: Length,
}

impl SinglesTable {
    /// Creates a table of `entries`.
    ///
    /// # Errors
    /// An error if no face has one of the characters.
    pub(super) fn new(ctx: &Context, entries: Vec<SingleEntry>) -> Result<SinglesTable> {
        let style = ctx.theme.reference;
        let [mut digits, mut places] = [Length::ZERO; 2];
        for entry in &entries {
            digits = digits.max(bold(style).width(ctx.fonts, &entry.digit)?);
            places = places.max(style.width(ctx.fonts, &entry.place)?);
        }
        let place = digits + style.size.percent(BEFORE_PLACE);
        Ok(SinglesTable { style, entries, place, column: place + places })
    }

    /// Returns the distance from one column to the next.
    fn pitch(&self) -> Length {
        self.column + self.style.size.percent(GUTTER)
    }

    /// Returns the maximum number of columns in that width, at least one.
    pub(super) fn columns_in(&self, width: Length) -> usize {
        let width = width + self.style.size.percent(GUTTER);
        (width.to_thousandths() / self.pitch().to_thousandths().max(1)).max(1) as usize
    }

    /// Returns the width of the table with that number of columns.
    pub(super) fn width(&self, columns: usize) -> Length {
        self.pitch() * (columns as i32 - 1) + self.column
    }

    /// Sets the table with that number of columns.
    ///
    /// # Errors
    /// An error if no face has one of the characters.
    pub(super) fn boxed(&self, ctx: &Context, columns: usize) -> Result<LayoutBox> {
        let rows = self.entries.len().div_ceil(columns).max(1);
        let mut items = Vec::new();
        for (index, entry) in self.entries.iter().enumerate() {
            let (column, row) = ((index / rows) as i32, (index % rows) as i32);
            let baseline = self.style.ascent() + self.style.leading() * row;
            let at = Point::new(self.pitch() * column, baseline);
            let place = at + Point::new(self.place, Length::ZERO);
            let style = bold(self.style);
            items.extend(set_line(ctx.fonts, style, Align::Left, at, &entry.digit)?);
            items.extend(set_line(ctx.fonts, self.style, Align::Left, place, &entry.place)?);
        }
        Ok(LayoutBox::new(self.width(columns), self.style.leading() * rows as i32, items))
    }
}

/// Returns the style of digits.
fn bold(style: Style) -> Style {
    style.with(FontRole::Bold)
}
