//! The copyright page.

use crate::LayoutError;
use crate::text::context::Context;
use crate::text::draft::Draft;
use crate::text::line::{fit, wrap};
use crate::text::lines::Lines;
use crate::text::style::{Align, Style};
use gridpress_base::units::{Length, Point};
use gridpress_book::Book;

/// The text of the copyright page: that of the spec, and what it does not have of imprint, series, edition and ISBN.
fn rights(ctx: &Context) -> String {
    let spec = &ctx.book.spec;
    let text = spec.front.copyright.clone().unwrap_or_default();
    let own = [spec.imprint.clone(), spec.series_line(), spec.edition.clone()];
    let own = own.into_iter().flatten().filter(|line| !text.contains(line));
    let own: Vec<String> = own.collect();
    let parts = [text.clone(), own.join("\n"), isbn(ctx.book, &text)];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join("\n\n")
}

/// The line of the ISBN, where `text` does not have it.
fn isbn(book: &Book, text: &str) -> String {
    let digits = |text: &str| text.chars().filter(char::is_ascii_digit).collect::<String>();
    match &book.spec.isbn {
        Some(isbn) if !digits(text).contains(&digits(&isbn.to_string())) => {
            book.spec.words.isbn(&isbn.to_string())
        }
        _ => String::new(),
    }
}

/// The least type of a copyright page.
const LEAST: Length = Length::thousandths(3_800);

/// The copyright page: small, at the foot.
///
/// # Errors
/// [`LayoutError::TextTooLong`] when the page has no room for it in the least type.
pub(in crate::book) fn copyright(ctx: &Context) -> Result<Draft, LayoutError> {
    let text = rights(ctx);
    let height = ctx.block.block.height;
    let (lines, fits) = fit(ctx.theme.fine, 95, LEAST, |style| {
        let lines = lines(ctx, style, &text)?;
        let fits = lines.height() <= height;
        Ok::<_, LayoutError>((lines, fits))
    })?;
    if !fits {
        return Err(LayoutError::TextTooLong(text));
    }
    let top = Point::new(Length::ZERO, height - lines.height());
    let mut draft = Draft::default();
    draft.extend(lines.place(ctx.fonts, Align::Left, top)?);
    Ok(draft)
}

/// The paragraphs of `text`; a line that is left empty stays empty.
fn lines(ctx: &Context, style: Style, text: &str) -> Result<Lines, LayoutError> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let wrapped = wrap(ctx.fonts, style, ctx.block.measure(), paragraph)?;
        match wrapped.is_empty() {
            true => lines.push(String::new()),
            false => lines.extend(wrapped),
        }
    }
    Ok(Lines { style, lines })
}
