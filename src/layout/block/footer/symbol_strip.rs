//! A box with all symbols of a puzzle, to tick off. The symbols are closer together than the columns of the grid, so
//! that they do not look like column labels.

use crate::block::footer::{UNIT, at};
use crate::document::item::Item;
use crate::grid_drawing::figures::picture;
use crate::typography::style::{Align, figures};
use crate::typography::text_block::Context;
use gridpress_base::fonts::FontRole;
use gridpress_ground::glyphs::MissingGlyph;
use gridpress_ground::units::{Length, Point, Rect};
use gridpress_messages::symbols::Symbols;
use std::collections::BTreeSet;

/// Distance from one symbol to the next, in percent of the size of the type.
const PITCH: i32 = 150;
/// Its maximum, as a share of a column of the grid.
const CLOSER: (i32, i32) = (7, 10);
/// Its minimum, in percent of the widest symbol.
const MIN_PITCH: i32 = 130;
/// Distance from the grid to the box, and minimum distance from the box to what follows, in percent of the size of the
/// type.
const BEFORE: i32 = 40;
const BEHIND: i32 = 15;
/// Maximum weight of the rule around the symbols.
const RULE: Length = Length::pt(1);
/// Distance from the box to the figures, and between two lines of figures, in percent of their size.
const INSET: i32 = 38;
/// Side of pictures, and distance from one to the next, in percent of the size of the type.
const PICTURE: i32 = 190;
const PICTURE_PITCH: i32 = 230;

/// The symbols of a section's puzzles.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SymbolStrip {
    side: usize,
    /// Width of the widest symbol, at the size [`UNIT`].
    widest: Length,
    /// `true` if the symbols are user-supplied pictures.
    has_pictures: bool,
}

/// A strip placed relative to the corner of its footer.
#[derive(Debug)]
pub(crate) struct PlacedStrip {
    /// Middle of the rule around the symbols.
    frame: Rect,
    /// Distance from one symbol to the next.
    pitch: Length,
    /// Size of the symbols.
    size: Length,
    /// Height of the symbols.
    high: Length,
    /// The values in each row.
    rows: Vec<Vec<u8>>,
}

impl SymbolStrip {
    pub(crate) fn new(ctx: &Context, section: usize) -> Result<SymbolStrip, MissingGlyph> {
        let spec = &ctx.book.spec.sections[section];
        let side = spec.contents.kind().digits();
        let puzzles = ctx.book.sections[section].iter();
        if spec.symbols.pictures().is_some() {
            return Ok(SymbolStrip { side, widest: UNIT.percent(PICTURE), has_pictures: true });
        }
        let all: BTreeSet<Symbols> = puzzles
            .map(|puzzle| spec.symbols.of_puzzle(&puzzle.puzzle))
            .chain([spec.symbols.clone()])
            .collect();
        let mut widest = Length::ZERO;
        for symbols in all {
            for value in 1..=side as u8 {
                let text = symbols.text(value);
                widest = widest.max(ctx.fonts.cell_width(FontRole::Digit, UNIT, &text)?);
            }
        }
        Ok(SymbolStrip { side, widest, has_pictures: false })
    }

    /// Places the strip in `width`, in as few rows as possible and of nearly equal length. A centred strip is below a
    /// grid of that width.
    pub(crate) fn place(&self, size: Length, width: Length, align: Align) -> PlacedStrip {
        let share = match align {
            Align::Centre => CLOSER,
            Align::Left | Align::Right => (1, 1),
        };
        let (pitch, least, high) = if self.has_pictures {
            (PICTURE_PITCH, 100, size.percent(PICTURE))
        } else {
            (PITCH, MIN_PITCH, figures(size))
        };
        let pitch = size
            .percent(pitch)
            .min((width / self.side as i32).scale(share.0, share.1))
            .at_least(at(self.widest, size).percent(least))
            .at_least(Length::pt(1));
        let inset = size.percent(INSET);
        let room = (width - RULE - inset).to_thousandths();
        let most = (room / pitch.to_thousandths()).clamp(1, self.side as i32) as usize;
        let longest = self.side.div_ceil(self.side.div_ceil(most));
        let all: Vec<u8> = (1..=self.side as u8).collect();
        let rows: Vec<Vec<u8>> = all.chunks(longest).map(<[u8]>::to_vec).collect();
        let wide = (pitch * longest as i32 + inset).min(width - RULE);
        let whole = (high + inset) * rows.len() as i32 + inset;
        let left = align.x(width - RULE - wide) + RULE.half();
        PlacedStrip {
            frame: Rect::new(left, size.percent(BEFORE), wide, whole),
            pitch,
            size,
            high,
            rows,
        }
    }
}

impl PlacedStrip {
    /// Returns the distance from the top of the footer to the lower edge of the box.
    pub(crate) fn bottom(&self) -> Length {
        self.frame.bottom() + self.size.percent(BEHIND)
    }

    /// Returns the box and its symbols, for a footer whose corner is at `corner`.
    pub(crate) fn items(
        &self,
        ctx: &Context,
        corner: Point,
        symbols: &Symbols,
    ) -> Result<Vec<Item>, MissingGlyph> {
        let Rect { origin, size } = self.frame;
        let (from, weight) = (corner + origin, ctx.book.spec.grid.rules.thin);
        let corners = [(0, 0), (1, 0), (1, 1), (0, 1)]
            .map(|(x, y)| from + Point::new(size.width * x, size.height * y));
        let mut items = vec![Item::contour(corners.to_vec(), weight.min(RULE))];
        let inset = self.size.percent(INSET);
        let longest = self.rows.first().map_or(0, Vec::len) as i32;
        let before = (size.width - self.pitch * longest).half();
        for (row, values) in (1..).zip(&self.rows) {
            let centre = |index: usize| before + self.pitch * index as i32 + self.pitch.half();
            let bottom = (self.high + inset) * row;
            if let Some(set) = symbols.pictures() {
                let pictures = values.iter().enumerate().filter_map(|(index, &value)| {
                    let at = Point::new(centre(index), bottom - self.high.half());
                    picture(set, (value, FontRole::Given), from + at, self.high)
                });
                items.extend(pictures);
                continue;
            }
            let cells = values.iter().enumerate();
            let cells: Vec<(Length, String)> =
                cells.map(|(index, &value)| (centre(index), symbols.text(value))).collect();
            items.push(Item::text(
                from + Point::new(Length::ZERO, bottom),
                ctx.fonts.cells(FontRole::Digit, self.size, &cells)?,
            ));
        }
        Ok(items)
    }
}
