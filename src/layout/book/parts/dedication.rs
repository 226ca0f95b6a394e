//! The page of the dedication.

use crate::LayoutError;
use crate::text::context::Context;
use crate::text::draft::Draft;
use crate::text::lines::Lines;
use crate::text::style::Align;
use gridpress_base::units::Point;

/// From the top of the text block to the dedication, in percent of the height of the block.
const TOP: i32 = 30;
/// The width of centred lines, in percent of that of running text.
const CENTRED_WIDTH: i32 = 80;

/// The page of the dedication, in lines as the spec has them.
///
/// # Errors
/// [`LayoutError::TextTooLong`] when the page has no room for all lines.
pub(in crate::book) fn dedication(ctx: &Context) -> Result<Draft, LayoutError> {
    let front = &ctx.book.spec.front;
    let text = front.dedication.as_deref().unwrap_or_default();
    let (style, align) = (ctx.theme.aside(), ctx.theme.display);
    let measure = match align {
        Align::Left => ctx.block.measure(),
        _ => ctx.block.measure().percent(CENTRED_WIDTH),
    };
    let block = ctx.block.block;
    let mut draft = Draft::default();
    let mut at = Point::new(align.x(block.width), block.height.percent(TOP));
    for part in text.lines() {
        let lines = Lines::wrapped(ctx.fonts, style, measure, part)?;
        draft.extend(lines.place(ctx.fonts, align, at)?);
        at.y += lines.height();
        if part.trim().is_empty() {
            at.y += style.leading();
        }
    }
    if at.y > block.height {
        return Err(LayoutError::TextTooLong(text.to_owned()));
    }
    Ok(draft)
}
