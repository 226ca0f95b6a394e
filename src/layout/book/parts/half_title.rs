//! The half title.

use crate::book::Book;
use crate::layout::LayoutError;
use crate::layout::book::parts::display::display;
use crate::layout::text::block::TextBlock;
use crate::layout::text::draft::Draft;
use crate::units::Size;

/// The page before the title page: the title by itself.
pub(in crate::layout::book) fn half_title(
    book: &Book,
    frame: &TextBlock,
) -> Result<Draft, LayoutError> {
    let (fonts, theme) = (&book.spec.fonts, &frame.theme);
    let mut draft = Draft::default();
    let room = Size {
        width: frame.block.width,
        height: frame.block.height.scale(40, 100),
    };
    let y = frame.block.height.scale(26, 100);
    display(
        &mut draft,
        fonts,
        theme,
        theme.heading,
        room,
        y,
        &book.spec.title,
    )?;
    Ok(draft)
}
