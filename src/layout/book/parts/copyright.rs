//! The copyright page.

use crate::book::Book;
use crate::layout::LayoutError;
use crate::layout::text::block::TextBlock;
use crate::layout::text::draft::Draft;
use crate::layout::text::line::{line, wrap};
use crate::layout::text::style::{Align, ascent};
use crate::units::{Length, Point};

/// What the copyright page says: the text of the spec, and the book's number where that does not have it.
fn rights(book: &Book) -> String {
    let text = book.spec.front.copyright.clone().unwrap_or_default();
    let digits = |text: &str| {
        text.chars()
            .filter(char::is_ascii_digit)
            .collect::<String>()
    };
    match &book.spec.isbn {
        Some(isbn) if !digits(&text).contains(&digits(&isbn.to_string())) => {
            let isbn = book.spec.words.isbn(&isbn.to_string());
            format!("{text}\n\n{isbn}").trim().to_owned()
        }
        _ => text,
    }
}

/// The copyright page: small, at the foot.
pub(in crate::layout::book) fn copyright(
    book: &Book,
    frame: &TextBlock,
) -> Result<Draft, LayoutError> {
    let text = rights(book);
    let fonts = &book.spec.fonts;
    let mut style = frame.theme.fine;
    let (style, lines) = loop {
        let mut lines = Vec::new();
        for paragraph in text.lines() {
            let wrapped = wrap(fonts, style, frame.measure(), paragraph)?;
            // A line left empty stays empty.
            lines.extend(if wrapped.is_empty() {
                vec![String::new()]
            } else {
                wrapped
            });
        }
        if style.leading() * lines.len() as i32 <= frame.block.height {
            break (style, lines);
        }
        if style.size <= Length::pt(4) {
            return Err(LayoutError::TextTooLong(text));
        }
        style = style.at(style.size.scale(95, 100));
    };
    let mut draft = Draft::default();
    let mut y = frame.block.height - style.leading() * lines.len() as i32;
    for text in lines {
        let at = Point::new(Length::ZERO, y + ascent(style));
        draft.extend(line(fonts, style, Align::Left, at, &text)?);
        y += style.leading();
    }
    Ok(draft)
}
