//! The half title.

use crate::LayoutError;
use crate::book::parts::display::DisplayPage;
use crate::text::context::Context;
use crate::text::draft::Draft;

/// The page before the title page: the title by itself.
pub(in crate::book) fn half_title(ctx: &Context) -> Result<Draft, LayoutError> {
    let mut page = DisplayPage::new(ctx, 26);
    page.text(ctx.theme.heading, 40, &ctx.book.spec.title)?;
    Ok(page.draft)
}
