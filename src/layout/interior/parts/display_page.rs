//! Pages of display type: large titles, the ornament, and the mascot; and titles above grids.

use crate::LayoutError;
use crate::art::Art;
use crate::document::item::Item;
use crate::typography::draft::Draft;
use crate::typography::lines::Lines;
use crate::typography::style::{HAIRLINE, Style};
use crate::typography::text_block::Context;
use gridpress_bookspec::{Design, PictureTheme};
use gridpress_ground::units::{Length, Point, Size};

/// A page of display type, filled from the top down.
pub(super) struct DisplayPage<'c> {
    ctx: &'c Context<'c>,
    /// Distance to which the page is filled, from the top of the text block.
    pub y: Length,
    /// The page.
    pub draft: Draft,
}

impl<'c> DisplayPage<'c> {
    /// Creates an empty page whose type begins at `top`, in percent of the height of the text block.
    pub(super) fn new(ctx: &'c Context<'c>, top: i32) -> DisplayPage<'c> {
        DisplayPage { ctx, y: ctx.block.block.height.percent(top), draft: Draft::default() }
    }

    /// Leaves a gap of that height.
    pub(super) fn space(&mut self, height: Length) {
        self.y += height;
    }

    /// Wraps `text`, as large as possible up to the size of `style`, in `share` percent of the height of the text
    /// block.
    ///
    /// # Errors
    /// [`LayoutError::TextTooLong`] if it does not fit in the smallest type.
    pub(super) fn fitted(
        &self,
        style: Style,
        share: i32,
        text: &str,
    ) -> Result<Lines, LayoutError> {
        let Size { width, height } = self.ctx.block.block;
        let room = Size { width, height: height.percent(share) };
        let lines = Lines::fitted(self.ctx.fonts, style, room, text)?;
        if lines.height() > room.height.at_least(lines.style.leading()) {
            return Err(LayoutError::TextTooLong(text.to_owned()));
        }
        Ok(lines)
    }

    /// Sets `lines` with the alignment of titles.
    pub(super) fn lines(&mut self, lines: &Lines) -> Result<(), LayoutError> {
        let align = self.ctx.theme.display;
        let top = Point::new(align.x(self.ctx.block.block.width), self.y);
        self.draft.extend(lines.place(self.ctx.fonts, align, top)?);
        self.y += lines.height();
        Ok(())
    }

    /// Sets `text`, sized like [`DisplayPage::fitted`].
    pub(super) fn text(&mut self, style: Style, share: i32, text: &str) -> Result<(), LayoutError> {
        let lines = self.fitted(style, share, text)?;
        self.lines(&lines)
    }

    /// Sets the ornament of the design, with room below it.
    pub(super) fn ornament(&mut self) {
        let (width, size) = (self.ctx.block.block.width, self.ctx.theme.body.size);
        let y = self.y;
        let rule = |from, to, weight| Item::rule(Point::new(from, y), Point::new(to, y), weight);
        self.y += match self.ctx.theme.design {
            Design::Classic => {
                self.draft.extend(lozenge(width, size, y));
                size.percent(130)
            }
            Design::Modern => {
                self.draft.extend([rule(Length::ZERO, width / 7, size.half())]);
                size.percent(80)
            }
            Design::LargePrint => {
                self.draft.extend([rule(Length::ZERO, width, Length::pt(3))]);
                size.percent(60)
            }
        };
    }
}

/// Distance from the middle of a lozenge to its corners, in percent of the size of running text.
const LOZENGE: i32 = 32;

/// Draws a rule with a lozenge in its middle.
fn lozenge(width: Length, size: Length, y: Length) -> [Item; 3] {
    let (middle, reach, half) = (width.half(), width / 6, size.percent(LOZENGE));
    let gap = half * 2;
    let rule = |from, to| Item::rule(Point::new(from, y), Point::new(to, y), HAIRLINE);
    let corner = |right, down| Point::new(middle + right, y + down);
    let corners = [
        corner(Length::ZERO, -half),
        corner(half, Length::ZERO),
        corner(Length::ZERO, half),
        corner(-half, Length::ZERO),
    ];
    [
        rule(middle - reach, middle - gap),
        rule(middle + gap, middle + reach),
        Item::polygon(corners.to_vec(), 100),
    ]
}

/// Adds the mascot in the middle of the free part of a display page above `bottom`, if the book has pictures.
pub(super) fn add_mascot(ctx: &Context, page: &mut DisplayPage, art: Art, bottom: Length) {
    if ctx.book.spec.pictures == PictureTheme::None {
        return;
    }
    let (width, gap) = (ctx.block.block.width, ctx.theme.body.leading());
    let free = bottom - page.y - gap * 2;
    let side = width.percent(60).min(free);
    if side < gap * 3 {
        return;
    }
    let down = (free - side).half();
    let at = Point::new((width - side).half(), page.y + gap + down);
    page.draft.extend(art.items(at, side));
    page.y = at.y + side;
}

/// A title above grids.
#[derive(Clone, Debug)]
pub(in crate::interior) struct Title {
    /// The items, from the left edge of the text block and the top of the title.
    pub items: Vec<Item>,
    /// Height, with the room below it.
    pub height: Length,
}

impl Title {
    /// Creates a title of one text in that style, as wide as the text block.
    pub(in crate::interior) fn new(
        ctx: &Context,
        style: Style,
        text: &str,
    ) -> Result<Title, LayoutError> {
        let width = ctx.block.block.width;
        let lines = Lines::wrapped(ctx.fonts, style, width, text)?;
        let align = ctx.theme.display;
        let at = Point::new(align.x(width), Length::ZERO);
        Ok(Title {
            items: lines.place(ctx.fonts, align, at)?,
            height: lines.height() + ctx.theme.body.leading().half(),
        })
    }
}
