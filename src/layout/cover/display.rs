//! Large type: as large as its room allows, in lines of about the same length.

use crate::LayoutError;
use crate::page::item::Item;
use crate::text::line::{fit, widest_word, wrap};
use crate::text::lines::Lines;
use crate::text::style::{Align, Style};
use gridpress_base::fonts::{FontRole, Fonts};
use gridpress_base::units::{Length, Point, Size};

/// The least type of a cover.
const LEAST: Length = Length::pt(8);
/// Each size or width that is tried, in percent of the one before.
const STEP: i32 = 97;
/// The leading of large type, in percent of its size.
const DISPLAY_LEADING: i32 = 112;
/// The leading of running text, in percent of its size.
const RUNNING_LEADING: i32 = 142;
/// From the top of large capitals to their baseline, in percent of the size, with a little white above them.
const CAPITALS: i32 = 84;

/// `text` as large as `room` allows, up to the size `most`; words stay whole.
///
/// # Errors
/// [`LayoutError::TextTooLong`] when even small type does not fit.
pub(super) fn display(
    fonts: &Fonts,
    role: FontRole,
    most: Length,
    room: Size,
    text: &str,
) -> Result<Lines, LayoutError> {
    let (lines, fits) = fit(Style::new(role, most), STEP, LEAST, |style| {
        let style = style.led(style.size.percent(DISPLAY_LEADING));
        let lines = Lines::wrapped(fonts, style, room.width, text)?;
        let is_whole = widest_word(fonts, style, text)? <= room.width;
        let fits = is_whole && lines.height() <= room.height;
        Ok::<_, LayoutError>((lines, fits))
    })?;
    match fits {
        true => balanced(fonts, room.width, text, lines),
        false => Err(LayoutError::TextTooLong(text.to_owned())),
    }
}

/// Paragraphs of running text, no larger than `style`, in `room`.
///
/// # Errors
/// [`LayoutError::TextTooLong`] when even small type does not fit.
pub(super) fn running(
    fonts: &Fonts,
    style: Style,
    room: Size,
    text: &str,
) -> Result<Lines, LayoutError> {
    let (lines, fits) = fit(style, STEP, LEAST, |style| {
        let style = style.led(style.size.percent(RUNNING_LEADING));
        let lines = paragraphs(fonts, style, room.width, text)?;
        let fits = lines.height() <= room.height;
        Ok::<_, LayoutError>((lines, fits))
    })?;
    match fits {
        true => Ok(lines),
        false => Err(LayoutError::TextTooLong(text.to_owned())),
    }
}

/// `lines` with the tops of their first capitals at `top`: the part of each line that `align` names stands at its x.
pub(super) fn capitals_at(
    fonts: &Fonts,
    lines: &Lines,
    align: Align,
    top: Point,
) -> Result<Vec<Item>, LayoutError> {
    let first = Point::new(Length::ZERO, lines.style.size.percent(CAPITALS));
    Ok(lines.on_baseline(fonts, align, top + first)?)
}

/// As many lines as `lines`, in a measure as narrow as can be, so that none is much shorter than the others.
fn balanced(fonts: &Fonts, width: Length, text: &str, lines: Lines) -> Result<Lines, LayoutError> {
    let style = lines.style;
    let least = widest_word(fonts, style, text)?;
    let mut best = lines;
    let mut width = width;
    loop {
        width = width.percent(STEP);
        if width < least {
            return Ok(best);
        }
        let narrower = Lines::wrapped(fonts, style, width, text)?;
        if narrower.count() > best.count() {
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
) -> Result<Lines, LayoutError> {
    let mut lines: Vec<String> = Vec::new();
    for paragraph in text.replace('\r', "").split("\n\n") {
        if !lines.is_empty() {
            lines.push(String::new());
        }
        // Within a paragraph the spec's own line breaks mean nothing.
        lines.extend(wrap(fonts, style, width, paragraph)?);
    }
    Ok(Lines { style, lines })
}
