//! Boxes of display type: titles as large as fits, the ornament and the mascot; and headings above grids.

use crate::document::item::Item;
use crate::document::role::TextRole;
use crate::typography::art::Art;
use crate::typography::bands::title_band;
use crate::typography::borders;
use crate::typography::boxes::LayoutBox;
use crate::typography::lines::Lines;
use crate::typography::style::{Align, HAIRLINE, Style};
use crate::typography::text_block::Context;
use crate::{LayoutError, Result};
use gridpress_base::colour::Colour;
use gridpress_bookspec::{Design, PictureTheme};
use gridpress_ground::units::{Length, Point, Size};

impl Context<'_> {
    /// Returns boxes below each other across the text block, with the alignment of titles.
    pub(in crate::interior) fn column(
        &self,
        boxes: impl IntoIterator<Item = LayoutBox>,
    ) -> LayoutBox {
        LayoutBox::column(self.theme.display, self.block.block.width, boxes)
    }

    /// Returns white of `share` percent of the height of the text block.
    pub(super) fn white(&self, share: i32) -> LayoutBox {
        LayoutBox::down(self.block.block.height.percent(share))
    }

    /// Returns lines across the text block, with the alignment of titles.
    pub(super) fn display(&self, lines: &Lines) -> Result<LayoutBox> {
        Ok(lines.boxed(self.fonts, self.theme.display, self.block.block.width)?)
    }

    /// Wraps `text` at `measure`.
    pub(super) fn wrapped(&self, style: Style, measure: Length, text: &str) -> Result<LayoutBox> {
        self.display(&Lines::wrapped(self.fonts, style, measure, text)?)
    }

    /// Wraps `text`, as large as possible up to the size of `style`, in `share` percent of the height of the text
    /// block.
    ///
    /// # Errors
    /// [`LayoutError::TextTooLong`] if it does not fit in the smallest type.
    pub(super) fn fitted(&self, style: Style, share: i32, text: &str) -> Result<LayoutBox> {
        let Size { width, height } = self.block.block;
        let room = Size { width, height: height.percent(share) };
        let lines = Lines::fitted(self.fonts, style, room, text)?;
        if lines.height() > room.height.at_least(lines.style.leading()) {
            return Err(LayoutError::TextTooLong(text.to_owned()));
        }
        self.display(&lines)
    }

    /// Returns the ornament of a design whose titles have that alignment in `tone`, with room below it; nothing in other
    /// designs.
    pub(super) fn ornament(&self, align: Align, tone: Option<Colour>) -> LayoutBox {
        let (width, size) = (self.block.block.width, self.theme.body.size);
        if align != self.theme.display {
            return LayoutBox::default();
        }
        let (ornament, room) = match self.theme.design {
            Design::Classic => (LayoutBox::new(width, Length::ZERO, lozenge(width, size)), 130),
            Design::Gift => (borders::flourish(width, size), 130),
            Design::Modern | Design::Magazine => (LayoutBox::rule(width / 7, size.half()), 80),
            Design::LargePrint => (LayoutBox::rule(width, Length::pt(3)), 60),
        };
        let ornament = ornament.in_tone(tone);
        self.column([ornament, LayoutBox::down(size.percent(room))])
    }

    /// Returns the mascot for the middle of white of height `free`; nothing if the book has no pictures, or the white
    /// is too low.
    pub(super) fn mascot(&self, art: Art, free: Length) -> LayoutBox {
        let (width, gap) = (self.block.block.width, self.theme.body.leading());
        let free = free - gap * 2;
        let side = width.percent(60).min(free);
        if self.book.spec.pictures == PictureTheme::None || side < gap * 3 {
            return LayoutBox::default();
        }
        let above = LayoutBox::down(gap + (free - side).half());
        LayoutBox::column(Align::Centre, width, [above, art.printed(self.theme.tone, side)])
    }

    /// Returns a title at the top of a page of grids, with room below it.
    pub(in crate::interior) fn page_title(&self, text: &str) -> Result<LayoutBox> {
        match self.theme.design {
            Design::Magazine => {
                self.band(self.theme.heading, self.theme.tone, text, LayoutBox::default())
            }
            _ => self.heading(self.theme.heading, 1, text),
        }
    }

    /// Returns a title on a band across the text block in `tone`, with `beside` at its end, and room below it.
    pub(super) fn band(
        &self,
        style: Style,
        tone: Option<Colour>,
        title: &str,
        beside: LayoutBox,
    ) -> Result<LayoutBox> {
        let (width, ink) = (self.block.block.width, tone.unwrap_or(Colour::BLACK));
        let band = title_band(self.fonts, self.words, (style, ink), width, title, beside)?;
        Ok(self.column([band, LayoutBox::down(self.theme.body.leading().half())]))
    }

    /// Returns a title as the design prints it alone on a page: in capitals, or as it is.
    pub(super) fn display_text(&self, title: &str) -> String {
        match self.theme.design {
            Design::Magazine => self.words.capitals(title),
            _ => title.to_owned(),
        }
    }

    /// Returns a heading of that rank above grids, with room below it.
    pub(in crate::interior) fn heading(
        &self,
        style: Style,
        rank: u8,
        text: &str,
    ) -> Result<LayoutBox> {
        let heading = self.wrapped(style, self.block.block.width, text)?;
        let heading = heading.in_tone(self.theme.tone).with_role(TextRole::Heading(rank));
        Ok(self.column([heading, LayoutBox::down(self.theme.body.leading().half())]))
    }
}

/// Distance from the middle of a lozenge to its corners, in percent of the size of running text.
const LOZENGE: i32 = 32;

/// Draws a rule with a lozenge in its middle.
fn lozenge(width: Length, size: Length) -> Vec<Item> {
    let (middle, reach, half) = (width.half(), width / 6, size.percent(LOZENGE));
    let gap = half * 2;
    let at = |right, down| Point::new(middle + right, down);
    let zero = Length::ZERO;
    vec![
        Item::rule(at(-reach, zero), at(-gap, zero), HAIRLINE),
        Item::rule(at(gap, zero), at(reach, zero), HAIRLINE),
        Item::polygon(vec![at(zero, -half), at(half, zero), at(zero, half), at(-half, zero)], 100),
    ]
}
