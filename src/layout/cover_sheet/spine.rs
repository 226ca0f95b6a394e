//! The spine: title and author from top to bottom, in type that keeps clear of both folds.
//!
//! On a thin spine they are in capitals, which have no descenders.

use crate::cover_sheet::wrap::{Wrap, margin};
use crate::document::item::{Item, Pose};
use crate::typography::lines::{fit, set_line};
use crate::typography::style::{Align, Style};
use crate::{LayoutError, Result};
use gridpress_base::fonts::{FontRole, Fonts};
use gridpress_book::Book;
use gridpress_bookspec::SpineText;
use gridpress_ground::units::{Length, Point, Rect};
use gridpress_messages::text;
use gridpress_messages::{Text, TextArg};

/// Minimum size of type on a spine if the printer names none.
const LEAST: Length = Length::pt(6);
/// Maximum size of type on a spine.
const MOST: Length = Length::pt(30);
/// Size of the author, in percent of that of the title.
const AUTHOR: i32 = 85;
/// Minimum gap between title and author, in sizes of the type.
const BETWEEN: i32 = 2;

/// The text of a spine in black and its pose; or the reason why there is none, unless the spec requests none.
pub(super) type SpineItems = (Option<(Vec<Item>, Pose)>, Option<Text>);

/// Draws the spine.
pub(super) fn draw_spine(book: &Book, wrap: &Wrap) -> Result<SpineItems> {
    let title = match &book.spec.cover.spine {
        SpineText::Bare => return Ok((None, None)),
        SpineText::Title => &book.spec.title,
        SpineText::Text(text) => text,
    };
    let author = book.spec.author.as_deref().unwrap_or_default();
    let bare = |why: Text| Ok((None, Some(why)));
    if wrap.pages < wrap.text_from {
        return bare(text!("spine-pages", least = wrap.text_from, pages = wrap.pages));
    }
    let Some(clear) = wrap.spine_clear else {
        return bare(text!("spine-rule-unknown"));
    };
    let spine = wrap.spine();
    if spine.size.width == Length::ZERO {
        return bare(text!("no-spine"));
    }
    let width = spine.size.width - clear * 2;
    let length = spine.size.height - margin(wrap.front()).at_least(wrap.clear) * 2;
    let least = wrap.least_type.unwrap_or(LEAST);
    let text = SpineTexts { fonts: &book.spec.fonts, title, author, least };
    if let Some(size) = text.fitting(width, length)? {
        return Ok((Some((text.lying(size, length)?, down(spine, length))), None));
    }
    let [title, author] = [title.as_str(), author].map(|text| book.spec.words.capitals(text));
    let text = SpineTexts { title: &title, author: &author, ..text };
    let Some(size) = text.fitting(width, length)? else {
        let in_unit = |length: Length| TextArg::Measure(book.spec.page.trim.in_own_unit(length));
        let type_size = TextArg::Measure(least.to_string());
        let needed = text.reach(least)? * 2;
        return bare(if needed > width {
            text!(
                "spine-too-narrow",
                spine = in_unit(spine.size.width),
                left = in_unit(width.max(Length::ZERO)),
                least = type_size,
                needed = in_unit(needed)
            )
        } else {
            text!("spine-too-short", least = type_size, length = in_unit(length))
        });
    };
    Ok((Some((text.lying(size, length)?, down(spine, length))), None))
}

/// The texts of a spine, and the minimum size of type there.
#[derive(Clone, Copy)]
struct SpineTexts<'t> {
    fonts: &'t Fonts,
    title: &'t str,
    author: &'t str,
    least: Length,
}

impl SpineTexts<'_> {
    /// Returns the largest size of the title at which both texts fit; `None` if they would be too small.
    fn fitting(&self, width: Length, length: Length) -> Result<Option<Length>> {
        let style = Style::new(FontRole::Heading, MOST);
        let (size, fits) = fit(style, 98, self.least, |style| {
            let size = style.size;
            let author_width =
                self.fonts.width(FontRole::Text, self.author_size(size), self.author)?;
            let long = style.width(self.fonts, self.title)? + size * BETWEEN + author_width;
            let fits = long <= length && self.reach(size)? * 2 <= width;
            Ok::<_, LayoutError>((size, fits))
        })?;
        Ok(fits.then_some(size))
    }

    /// Returns the size of the author beside a title of that size.
    fn author_size(&self, size: Length) -> Length {
        size.percent(AUTHOR).at_least(self.least)
    }

    /// Returns the maximum distance of the ink of both texts from the middle line of the spine.
    fn reach(&self, size: Length) -> Result<Length> {
        let axis = self.axis(size);
        let mut reach = Length::ZERO;
        for (role, size, text) in [
            (FontRole::Heading, size, self.title),
            (FontRole::Text, self.author_size(size), self.author),
        ] {
            for run in self.fonts.shape(role, size, text)? {
                let (low, high) = self.fonts.extent(&run);
                reach = reach.max(high - axis).max(axis - low);
            }
        }
        Ok(reach)
    }

    /// Returns the height of the middle line of the spine above the baseline: half the height of figures.
    fn axis(&self, size: Length) -> Length {
        self.fonts.figure_height(FontRole::Heading, size).half()
    }

    /// Returns title and author on a horizontal line: the title from its left end, the author to its right end, and the
    /// middle of both at y = 0.
    fn lying(&self, size: Length, length: Length) -> Result<Vec<Item>> {
        let (fonts, baseline) = (self.fonts, self.axis(size));
        let at = |x| Point::new(x, baseline);
        let bold = Style::new(FontRole::Heading, size);
        let plain = Style::new(FontRole::Text, self.author_size(size));
        if self.author.is_empty() {
            return Ok(set_line(fonts, bold, Align::Centre, at(length.half()), self.title)?);
        }
        let mut items = set_line(fonts, bold, Align::Left, at(Length::ZERO), self.title)?;
        items.extend(set_line(fonts, plain, Align::Right, at(length), self.author)?);
        Ok(items)
    }
}

/// Returns the pose of a line of that length that runs down the middle of `spine`.
fn down(spine: Rect, length: Length) -> Pose {
    let top = spine.origin.y + (spine.size.height - length).half();
    Pose { at: Point::new(spine.centre().x, top), turns: 1, scale: (1, 1) }
}
