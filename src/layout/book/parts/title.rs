//! The title page.

use crate::book::Book;
use crate::layout::LayoutError;
use crate::layout::book::collect::Volume;
use crate::layout::book::parts::display::{display, ornament};
use crate::layout::text::block::TextBlock;
use crate::layout::text::draft::Draft;
use crate::layout::text::line::fit;
use crate::layout::text::style::Align;
use crate::units::Size;

/// The title page of a volume.
pub(in crate::layout::book) fn title(
    book: &Book,
    frame: &TextBlock,
    volume: Volume,
) -> Result<Draft, LayoutError> {
    let (fonts, theme) = (&book.spec.fonts, &frame.theme);
    let Size { width, height } = frame.block;
    let mut draft = Draft::default();
    let room = |share: i32| Size {
        width,
        height: height.scale(share, 100),
    };
    let mut y = height.scale(20, 100);
    if theme.display == Align::Left {
        y = ornament(&mut draft, frame, y);
    }
    y = display(
        &mut draft,
        fonts,
        theme,
        theme.title,
        room(38),
        y,
        &book.spec.title,
    )?;
    y += theme.subtitle.size;
    if theme.display == Align::Centre {
        y = ornament(&mut draft, frame, y);
    }
    if let Some(subtitle) = &book.spec.subtitle {
        y = display(
            &mut draft,
            fonts,
            theme,
            theme.subtitle,
            room(12),
            y,
            subtitle,
        )?;
        y += theme.subtitle.size.scale(6, 10);
    }
    let words = &book.spec.words;
    let below = match volume {
        Volume::Answers => words.answers().to_owned(),
        Volume::Main => words.puzzle_count(book.puzzles().count()),
    };
    display(&mut draft, fonts, theme, theme.author, room(6), y, &below)?;
    if let Some(author) = &book.spec.author {
        let (style, lines) = fit(fonts, theme.author, room(10), author)?;
        let top = height - style.leading() * lines.len() as i32;
        display(&mut draft, fonts, theme, style, room(10), top, author)?;
    }
    Ok(draft)
}
