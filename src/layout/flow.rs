//! Text that flows over pages.

use super::draft::Draft;
use super::items::Item;
use super::text::{Align, Style, ascent, line, wrap};
use crate::fonts::{Fonts, MissingGlyph};
use crate::units::{Length, Point};

/// Text that runs down the block, page after page.
pub(super) struct Flow<'f> {
    fonts: &'f Fonts,
    width: Length,
    top: Length,
    bottom: Length,
    y: Length,
    pages: Vec<Draft>,
}

impl<'f> Flow<'f> {
    /// A flow over the height from `top` to `bottom` of a block of `width`.
    pub(super) fn new(fonts: &'f Fonts, width: Length, top: Length, bottom: Length) -> Flow<'f> {
        Flow {
            fonts,
            width,
            top,
            bottom,
            y: top,
            pages: vec![Draft::default()],
        }
    }

    /// Leaves room, but none at the top of a page.
    pub(super) fn space(&mut self, height: Length) {
        if self.y > self.top {
            self.y += height;
        }
    }

    /// Goes to the next page unless `height` is left.
    pub(super) fn keep(&mut self, height: Length) {
        if self.y + height > self.bottom && self.y > self.top {
            self.next_page();
        }
    }

    /// Makes room for something `height` high and says where its top is.
    pub(super) fn block(&mut self, height: Length) -> Length {
        self.keep(height);
        let top = self.y;
        self.y += height;
        top
    }

    pub(super) fn push(&mut self, items: impl IntoIterator<Item = Item>) {
        self.page().extend(items);
    }

    /// The page that is being filled.
    pub(super) fn page(&mut self) -> &mut Draft {
        self.pages.last_mut().expect("a flow has a page")
    }

    pub(super) fn next_page(&mut self) {
        self.pages.push(Draft::default());
        self.y = self.top;
    }

    /// A paragraph, ragged on the right. Neither its first nor its last line stands alone on a page.
    pub(super) fn paragraph(&mut self, style: Style, text: &str) -> Result<(), MissingGlyph> {
        let lines = wrap(self.fonts, style, self.width, text)?;
        let fit = ((self.bottom - self.y).to_thousandths()
            / style.leading().to_thousandths().max(1))
        .max(0) as usize;
        if fit < lines.len() && (fit < 2 || lines.len() == fit + 1 && fit < 3) && self.y > self.top
        {
            self.next_page();
        }
        let held_back = lines.len().saturating_sub(2);
        for (index, text) in lines.iter().enumerate() {
            // The last two lines go together.
            let together = if index == held_back && lines.len() > 1 {
                2
            } else {
                1
            };
            if self.y + style.leading() * together > self.bottom && self.y > self.top {
                self.next_page();
            }
            let top = self.block(style.leading());
            let at = Point::new(Length::ZERO, top + ascent(style));
            let items = line(self.fonts, style, Align::Left, at, text)?;
            self.push(items);
        }
        Ok(())
    }

    /// A heading, kept with what follows it.
    pub(super) fn heading(&mut self, style: Style, text: &str) -> Result<(), MissingGlyph> {
        let lines = wrap(self.fonts, style, self.width, text)?;
        if self.y + style.leading() * (lines.len() as i32 + 2) > self.bottom && self.y > self.top {
            self.next_page();
        }
        for text in lines {
            let top = self.block(style.leading());
            let at = Point::new(Length::ZERO, top + ascent(style));
            let items = line(self.fonts, style, Align::Left, at, &text)?;
            self.push(items);
        }
        Ok(())
    }

    pub(super) fn finish(self) -> Vec<Draft> {
        self.pages
    }
}
