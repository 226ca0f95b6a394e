//! The pages that open sections, and the answers.

use crate::book::Book;
use crate::layout::LayoutError;
use crate::layout::block::signs::Signs;
use crate::layout::book::collect::range_of;
use crate::layout::book::parts::display::{display, ornament};
use crate::layout::text::block::TextBlock;
use crate::layout::text::draft::Draft;
use crate::layout::text::line::{line, wrap};
use crate::layout::text::style::{Align, ascent};
use crate::puzzle::Kind;
use crate::units::{Length, Point, Size};

/// A page with a title in its upper third, and its ornament; and how far down it is filled.
fn opening(book: &Book, frame: &TextBlock, title: &str) -> Result<(Draft, Length), LayoutError> {
    let (fonts, theme) = (&book.spec.fonts, &frame.theme);
    let Size { width, height } = frame.block;
    let mut draft = Draft::default();
    let room = Size {
        width,
        height: height.scale(40, 100),
    };
    let mut y = height.scale(26, 100);
    if theme.display == Align::Left {
        y = ornament(&mut draft, frame, y);
    }
    y = display(&mut draft, fonts, theme, theme.opener, room, y, title)?;
    y += theme.author.size.scale(8, 10);
    if theme.display == Align::Centre {
        y = ornament(&mut draft, frame, y);
    }
    Ok((draft, y))
}

/// The page that opens a section.
pub(in crate::layout::book) fn opener(
    book: &Book,
    frame: &TextBlock,
    section: usize,
) -> Result<Draft, LayoutError> {
    let (fonts, theme, words) = (&book.spec.fonts, &frame.theme, &book.spec.words);
    let spec = &book.spec.sections[section];
    let (mut draft, mut y) = opening(book, frame, spec.title.as_deref().unwrap_or_default())?;
    let room = Size {
        width: frame.block.width,
        height: frame.block.height / 10,
    };
    let kind = spec.contents.kind();
    let level = spec.contents.level();
    let name = (kind != Kind::CLASSIC).then(|| words.kind(kind));
    // A section that is called by its level need not say it twice.
    let label = level.map(|level| words.level(level).to_owned());
    let label = label.filter(|label| spec.title.as_ref() != Some(label));
    let below = [name, label, Some(range_of(book, section))];
    for text in below.into_iter().flatten().filter(|text| !text.is_empty()) {
        y = display(&mut draft, fonts, theme, theme.author, room, y, &text)?;
        y += theme.author.size.scale(15, 100);
    }
    if let (Some(level), Some(sign)) = (level, book.spec.puzzle.sign) {
        let signs = Signs::beside(sign, theme.author.size.scale(13, 10));
        let x = match theme.display {
            Align::Left => Length::ZERO,
            _ => (frame.block.width - signs.width(level)).half(),
        };
        y += theme.author.size.scale(16, 10);
        draft.extend(signs.items(level, Point::new(x, y)));
    }
    let measure = frame.measure().scale(85, 100);
    for variant in kind.variants() {
        y += theme.body.leading();
        for text in wrap(fonts, theme.aside(), measure, words.variant_rule(variant))? {
            let (align, x) = match theme.display {
                Align::Left => (Align::Left, Length::ZERO),
                _ => (Align::Centre, frame.block.width.half()),
            };
            let at = Point::new(x, y + ascent(theme.body));
            draft.extend(line(fonts, theme.aside(), align, at, &text)?);
            y += theme.body.leading();
        }
    }
    Ok(draft)
}

/// The page that opens the answers.
pub(in crate::layout::book) fn answers_opener(
    book: &Book,
    frame: &TextBlock,
    title: &str,
) -> Result<Draft, LayoutError> {
    Ok(opening(book, frame, title)?.0)
}
