//! The certificate at the end of a children's book.

use crate::LayoutError;
use crate::art::Art;
use crate::book::parts::display::DisplayPage;
use crate::page::item::Item;
use crate::text::context::Context;
use crate::text::draft::Draft;
use crate::text::line::line;
use crate::text::lines::Lines;
use crate::text::style::{Align, HAIRLINE, Style};
use gridpress_base::fonts::FontRole;
use gridpress_base::units::{Length, Point, Rect, Size};
use gridpress_spec::Pictures;

/// From the outer frame to the inner one, in percent of the size of running text.
const BETWEEN_FRAMES: i32 = 60;
/// From the frames to what stands in them, in percent of the width of the page.
const WITHIN: i32 = 9;
/// The side of the picture, in percent of the height of the page.
const PICTURE: i32 = 24;

/// The certificate, filled from the top down.
struct Certificate<'c> {
    ctx: &'c Context<'c>,
    draft: Draft,
    y: Length,
}

impl Certificate<'_> {
    /// `text` in the middle, as large as it can be up to the size of `style`.
    fn text(&mut self, style: Style, text: &str) -> Result<(), LayoutError> {
        let Size { width, height } = self.ctx.block.block;
        let room = Size { width: width.percent(100 - 2 * WITHIN), height: height.percent(14) };
        let lines = Lines::fitted(self.ctx.fonts, style, room, text)?;
        let top = Point::new(width.half(), self.y);
        self.draft.extend(lines.place(self.ctx.fonts, Align::Centre, top)?);
        self.y += lines.height();
        Ok(())
    }

    fn space(&mut self, share: i32) {
        self.y += self.ctx.theme.body.leading().percent(share);
    }

    /// A line to write on, with `label` before it.
    fn field(&mut self, from: Length, to: Length, label: &str) -> Result<(), LayoutError> {
        let style = self.ctx.theme.body;
        let at = Point::new(from, self.y);
        self.draft.extend(line(self.ctx.fonts, style, Align::Left, at, label)?);
        let start = match label {
            "" => from,
            _ => from + style.width(self.ctx.fonts, label)? + style.size.half(),
        };
        let ends = [start, to].map(|x| Point::new(x, self.y + style.size.percent(20)));
        self.draft.extend([Item::rule(ends[0], ends[1], HAIRLINE)]);
        Ok(())
    }
}

/// The page of the certificate.
pub(in crate::book) fn certificate(ctx: &Context) -> Result<Draft, LayoutError> {
    let (words, theme, block) = (ctx.words, ctx.theme, ctx.block.block);
    let mut page = Certificate { ctx, draft: Draft::default(), y: block.height.percent(10) };
    page.draft.extend(frames(block, theme.body.size));
    if ctx.book.spec.pictures == Pictures::Animals {
        let side = block.height.percent(PICTURE).min(block.width.percent(60));
        let at = Point::new((block.width - side).half(), page.y);
        page.draft.extend(Art::Rosette.items(at, side));
        page.y += side;
        page.space(60);
    }
    page.text(theme.title, words.certificate())?;
    page.space(80);
    page.text(theme.body, words.certificate_to())?;
    page.space(320);
    let (left, right) = (block.width.percent(18), block.width.percent(82));
    page.field(left, right, "")?;
    if ctx.book.spec.pictures == Pictures::Animals {
        let side = block.width.percent(13);
        let at = Point::new(right - side.percent(6), page.y - side.half());
        page.draft.extend(Art::Pencil.items(at, side));
    }
    page.space(120);
    let count = ctx.book.spec.puzzle_count();
    page.text(theme.body, &words.certificate_for(count))?;
    page.space(30);
    page.text(theme.subtitle.with(FontRole::Heading), &ctx.book.spec.title)?;
    page.space(120);
    page.text(theme.heading, words.certificate_done())?;
    page.y = block.height.percent(88).max(page.y + theme.body.leading() * 2);
    if page.y > block.height.percent(95) {
        return Err(LayoutError::TextTooLong(words.certificate().to_owned()));
    }
    page.field(left, right, words.date_label())?;
    Ok(page.draft)
}

/// A heavy frame and a light one within it.
fn frames(block: Size, size: Length) -> [Item; 2] {
    let frame = |inset: Length, weight| {
        let rect = Rect::new(inset, inset, block.width - inset * 2, block.height - inset * 2);
        Item::outline(rect, weight)
    };
    let heavy = Length::pt(3);
    [frame(heavy.half(), heavy), frame(size.percent(BETWEEN_FRAMES), HAIRLINE)]
}

/// The mascot in the middle of what a page of display type has free above `bottom`, where the book has pictures.
pub(super) fn mascot(ctx: &Context, page: &mut DisplayPage, art: Art, bottom: Length) {
    if ctx.book.spec.pictures == Pictures::None {
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
