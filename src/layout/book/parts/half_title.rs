//! The half title.

use crate::layout::LayoutError;
use crate::layout::book::parts::display::DisplayPage;
use crate::layout::text::context::Context;
use crate::layout::text::draft::Draft;

/// The page before the title page: the title by itself.
pub(in crate::layout::book) fn half_title(ctx: &Context) -> Result<Draft, LayoutError> {
    let mut page = DisplayPage::new(ctx, 26);
    page.text(ctx.theme.heading, 40, &ctx.book.spec.title)?;
    Ok(page.draft)
}
