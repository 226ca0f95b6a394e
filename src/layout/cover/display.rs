//! Large type: as large as its room allows, in lines of about the same length.

use crate::fonts::{Fonts, Role};
use crate::layout::LayoutError;
use crate::layout::page::item::Item;
use crate::layout::text::line::{line, words, wrap};
use crate::layout::text::style::{Align, Style};
use crate::units::{Length, Point, Size};

/// Lines of one style.
pub(crate) struct Lines {
    style: Style,
    lines: Vec<String>,
    leading: Length,
}

/// The least type of a cover.
const LEAST: Length = Length::pt(8);

impl Lines {
    /// `text` as large as `room` allows, up to `most`; words stay whole.
    ///
    /// # Errors
    /// [`LayoutError::TextTooLong`] when even small type does not fit.
    pub(crate) fn display(
        fonts: &Fonts,
        role: Role,
        most: Length,
        room: Size,
        text: &str,
    ) -> Result<Lines, LayoutError> {
        largest(Style::new(role, most), text, |style| {
            let widest = widest_word(fonts, style, text)?;
            let lines = wrap(fonts, style, room.width, text)?;
            let leading = style.size.scale(112, 100);
            if widest > room.width || leading * lines.len() as i32 > room.height {
                return Ok(None);
            }
            let lines = balanced(fonts, style, room.width, text, lines)?;
            Ok(Some((lines, leading)))
        })
    }

    /// Paragraphs of running text, no larger than `style`, in `room`.
    ///
    /// # Errors
    /// [`LayoutError::TextTooLong`] when even small type does not fit.
    pub(crate) fn running(
        fonts: &Fonts,
        style: Style,
        room: Size,
        text: &str,
    ) -> Result<Lines, LayoutError> {
        largest(style, text, |style| {
            let leading = style.size.scale(142, 100);
            let lines = paragraphs(fonts, style, room.width, text)?;
            let fits = leading * lines.len() as i32 <= room.height;
            Ok(fits.then_some((lines, leading)))
        })
    }

    pub(crate) fn height(&self) -> Length {
        self.leading * self.lines.len() as i32
    }

    /// The size of the type.
    pub(crate) fn size(&self) -> Length {
        self.style.size
    }

    /// The lines from `y` down, each with the part of it that `align` names at `x`.
    pub(crate) fn items(
        &self,
        fonts: &Fonts,
        align: Align,
        x: Length,
        y: Length,
    ) -> Result<Vec<Item>, LayoutError> {
        let mut items = Vec::new();
        // Capitals begin at the top.
        let mut y = y + self.style.size.scale(84, 100);
        for text in &self.lines {
            items.extend(line(fonts, self.style, align, Point::new(x, y), text)?);
            y += self.leading;
        }
        Ok(items)
    }
}

/// The largest setting of `text` up to that of `style`: the lines and the leading that `set` finds at a size.
fn largest(
    style: Style,
    text: &str,
    set: impl Fn(Style) -> Result<Option<(Vec<String>, Length)>, LayoutError>,
) -> Result<Lines, LayoutError> {
    let mut style = style;
    while style.size >= LEAST {
        if let Some((lines, leading)) = set(style)? {
            return Ok(Lines {
                style,
                lines,
                leading,
            });
        }
        style.size = style.size.scale(97, 100);
    }
    Err(LayoutError::TextTooLong(text.to_owned()))
}

fn widest_word(fonts: &Fonts, style: Style, text: &str) -> Result<Length, LayoutError> {
    let mut widest = Length::ZERO;
    for word in words(text) {
        widest = widest.max(fonts.width(style.role, style.size, word)?);
    }
    Ok(widest)
}

/// As many lines as `lines`, in a measure as narrow as can be, so that none is much shorter than the others.
fn balanced(
    fonts: &Fonts,
    style: Style,
    width: Length,
    text: &str,
    lines: Vec<String>,
) -> Result<Vec<String>, LayoutError> {
    let least = widest_word(fonts, style, text)?;
    let mut best = lines;
    let mut width = width;
    loop {
        width = width.scale(97, 100);
        if width < least {
            return Ok(best);
        }
        let narrower = wrap(fonts, style, width, text)?;
        if narrower.len() > best.len() {
            return Ok(best);
        }
        best = narrower;
    }
}

/// Lines of at most `width`, with an empty one between paragraphs.
fn paragraphs(
    fonts: &Fonts,
    style: Style,
    width: Length,
    text: &str,
) -> Result<Vec<String>, LayoutError> {
    let mut lines: Vec<String> = Vec::new();
    for paragraph in text.replace('\r', "").split("\n\n") {
        if !lines.is_empty() {
            lines.push(String::new());
        }
        // Within a paragraph the spec's own line breaks mean nothing.
        lines.extend(wrap(fonts, style, width, paragraph)?);
    }
    Ok(lines)
}
