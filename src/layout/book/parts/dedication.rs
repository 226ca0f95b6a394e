//! The page of the dedication.

use crate::book::Book;
use crate::layout::LayoutError;
use crate::layout::text::block::TextBlock;
use crate::layout::text::draft::Draft;
use crate::layout::text::line::{line, wrap};
use crate::layout::text::style::{Align, ascent};
use crate::units::{Length, Point};

/// The page of the dedication, in lines as the spec has them.
pub(in crate::layout::book) fn dedication(
    book: &Book,
    frame: &TextBlock,
) -> Result<Draft, LayoutError> {
    let (fonts, theme) = (&book.spec.fonts, &frame.theme);
    let text = book.spec.front.dedication.as_deref().unwrap_or_default();
    let mut draft = Draft::default();
    let mut y = frame.block.height.scale(30, 100);
    let style = theme.aside();
    let (x, measure) = match theme.display {
        Align::Left => (Length::ZERO, frame.measure()),
        _ => (frame.block.width.half(), frame.measure().scale(80, 100)),
    };
    for part in text.lines() {
        for text in wrap(fonts, style, measure, part)? {
            let at = Point::new(x, y + ascent(style));
            draft.extend(line(fonts, style, theme.display, at, &text)?);
            y += style.leading();
        }
        if part.trim().is_empty() {
            y += style.leading();
        }
    }
    if y > frame.block.height {
        return Err(LayoutError::TextTooLong(text.to_owned()));
    }
    Ok(draft)
}
