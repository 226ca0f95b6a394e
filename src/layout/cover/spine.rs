//! The spine: title and author from top to bottom, in type that leaves both folds clear.

use crate::book::Book;
use crate::fonts::{FontRole, Fonts};
use crate::layout::LayoutError;
use crate::layout::cover::wrap::{Wrap, margin};
use crate::layout::page::item::{Item, Pose};
use crate::layout::text::line::{fit, line};
use crate::layout::text::style::{Align, Style};
use crate::spec::SpineText;
use crate::units::{Length, Point, Rect};

/// The least type of a spine that anyone can read.
const LEAST: Length = Length::pt(6);
/// The largest type of a spine.
const MOST: Length = Length::pt(30);
/// The size of the author, in percent of that of the title.
const AUTHOR: i32 = 85;
/// Between title and author at the least, in sizes of the type.
const BETWEEN: i32 = 2;

/// The text of a spine in black, and how it lies; or why there is none, unless the spec wants none.
pub(super) type SpineItems = (Option<(Vec<Item>, Pose)>, Option<String>);

/// The items of the spine.
pub(super) fn items(book: &Book, wrap: &Wrap) -> Result<SpineItems, LayoutError> {
    let title = match &book.spec.cover.spine {
        SpineText::Bare => return Ok((None, None)),
        SpineText::Title => &book.spec.title,
        SpineText::Text(text) => text,
    };
    let author = book.spec.author.as_deref().unwrap_or_default();
    let bare = |why: String| Ok((None, Some(why)));
    if wrap.pages < wrap.text_from {
        return bare(format!(
            "the printer takes text on the spine from {} pages, and the book has {}",
            wrap.text_from, wrap.pages
        ));
    }
    let Some(clear) = wrap.spine_clear else {
        return bare("the printer's rule for text on the spine is not known".to_owned());
    };
    let spine = wrap.spine();
    let width = spine.size.width - clear * 2;
    let length = spine.size.height - margin(wrap.front()).at_least(wrap.clear) * 2;
    let Some(size) = fitting(&book.spec.fonts, width, length, title, author)? else {
        return bare(format!(
            "a spine of {} leaves {} for its text, which would be too small to read",
            spine.size.width.in_mm(),
            width.max(Length::ZERO).in_mm()
        ));
    };
    let items = lying(&book.spec.fonts, size, length, title, author)?;
    Ok((Some((items, down(spine, length))), None))
}

/// The largest size at which both texts fit.
fn fitting(
    fonts: &Fonts,
    width: Length,
    length: Length,
    title: &str,
    author: &str,
) -> Result<Option<Length>, LayoutError> {
    let (size, fits) = fit(Style::new(FontRole::Heading, MOST), 98, LEAST, |style| {
        let size = style.size;
        let author_width = fonts.width(FontRole::Text, author_size(size), author)?;
        let long = style.width(fonts, title)? + size * BETWEEN + author_width;
        let fits = long <= length && reach(fonts, size, title, author)? * 2 <= width;
        Ok::<_, LayoutError>((size, fits))
    })?;
    Ok(fits.then_some(size))
}

fn author_size(size: Length) -> Length {
    size.percent(AUTHOR)
}

/// How far the ink of both texts reaches from the middle line of the spine.
fn reach(fonts: &Fonts, size: Length, title: &str, author: &str) -> Result<Length, LayoutError> {
    let axis = axis(fonts, size);
    let mut reach = Length::ZERO;
    for (role, size, text) in [
        (FontRole::Heading, size, title),
        (FontRole::Text, author_size(size), author),
    ] {
        for run in fonts.shape(role, size, text)? {
            let (low, high) = fonts.extent(&run);
            reach = reach.max(high - axis).max(axis - low);
        }
    }
    Ok(reach)
}

/// How far above the baseline the middle line of the spine runs: half the height of figures.
fn axis(fonts: &Fonts, size: Length) -> Length {
    fonts.figure_height(FontRole::Heading, size).half()
}

/// Title and author on a lying line: the title from its left end, the author to its right one, and the middle of both at
/// y = 0.
fn lying(
    fonts: &Fonts,
    size: Length,
    length: Length,
    title: &str,
    author: &str,
) -> Result<Vec<Item>, LayoutError> {
    let baseline = axis(fonts, size);
    let at = |x| Point::new(x, baseline);
    let bold = Style::new(FontRole::Heading, size);
    let plain = Style::new(FontRole::Text, author_size(size));
    if author.is_empty() {
        return Ok(line(fonts, bold, Align::Centre, at(length.half()), title)?);
    }
    let mut items = line(fonts, bold, Align::Left, at(Length::ZERO), title)?;
    items.extend(line(fonts, plain, Align::Right, at(length), author)?);
    Ok(items)
}

/// How a lying line of that length runs down the middle of `spine`.
fn down(spine: Rect, length: Length) -> Pose {
    let top = spine.origin.y + (spine.size.height - length).half();
    Pose {
        at: Point::new(spine.centre().x, top),
        turns: 1,
        scale: (1, 1),
    }
}
