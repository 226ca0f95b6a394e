//! The title page, and the pages that open sections and answers.

use super::{display, ornament};
use crate::book::Book;
use crate::layout::LayoutError;
use crate::layout::collect::range_of;
use crate::layout::draft::Draft;
use crate::layout::items::Frame;
use crate::layout::stars::Stars;
use crate::layout::text::{Align, ascent, fit, line, wrap};
use crate::puzzle::Kind;
use crate::units::{Length, Point, Size};

/// The title page of the book, or of the book of answers.
pub(in crate::layout) fn title(
    book: &Book,
    frame: &Frame,
    is_answers: bool,
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
    let below = match is_answers {
        true => words.answers().to_owned(),
        false => words.puzzle_count(book.puzzles().count()),
    };
    display(&mut draft, fonts, theme, theme.author, room(6), y, &below)?;
    if let Some(author) = &book.spec.author {
        let (style, lines) = fit(fonts, theme.author, room(10), author)?;
        let top = height - style.leading() * lines.len() as i32;
        display(&mut draft, fonts, theme, style, room(10), top, author)?;
    }
    Ok(draft)
}

/// A page with a title in its upper third, and its ornament; and how far down it is filled.
fn opening(book: &Book, frame: &Frame, title: &str) -> Result<(Draft, Length), LayoutError> {
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
pub(in crate::layout) fn opener(
    book: &Book,
    frame: &Frame,
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
    if let Some(level) = level.filter(|_| book.spec.puzzle.stars) {
        let stars = Stars::beside(theme.author.size.scale(13, 10));
        let x = match theme.display {
            Align::Left => Length::ZERO,
            _ => (frame.block.width - stars.width(level)).half(),
        };
        y += theme.author.size.scale(16, 10);
        draft.extend(stars.items(level, Point::new(x, y)));
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
pub(in crate::layout) fn answers_opener(
    book: &Book,
    frame: &Frame,
    title: &str,
) -> Result<Draft, LayoutError> {
    Ok(opening(book, frame, title)?.0)
}
