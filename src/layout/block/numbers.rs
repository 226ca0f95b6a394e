//! Numbers above grids: their size, the size of the small type beside them, the width of the widest number, and the
//! band.

use crate::document::item::Item;
use crate::typography::style::{Style, figures};
use crate::typography::theme::Theme;
use gridpress_base::fonts::Fonts;
use gridpress_bookspec::{BookSpec, PuzzleName};
use gridpress_ground::glyphs::MissingGlyph;
use gridpress_ground::units::{Length, Point, Rect};
use std::collections::BTreeSet;

/// Gap between the heading of a grid and the grid.
pub(crate) const HEAD_GAP: Length = Length::pt(5);

impl Theme {
    /// Returns the size of the number above a grid of `side`.
    pub(crate) fn number_beside(&self, side: Length) -> Length {
        let [least, most] = self.number;
        (side / 17).max(least).min(most)
    }

    /// Returns the size of the small type around a grid whose number is of size `number`.
    pub(crate) fn note_beside(&self, number: Length) -> Length {
        number.scale(2, 3).at_least(self.least_note)
    }
}

/// Returns the height of the line above a grid, with the gap below it.
pub(crate) fn heading_height(number: Length) -> Length {
    figures(number) + HEAD_GAP
}

/// Returns the maximum width of `names` in that wording, with any figures in place of theirs.
pub(crate) fn widest<'n>(
    fonts: &Fonts,
    style: Style,
    names: impl Iterator<Item = &'n PuzzleName>,
    wording: impl Fn(&'n PuzzleName) -> &'n str,
) -> Result<Length, MissingGlyph> {
    let texts: BTreeSet<String> =
        names.map(|name| wording(name).replace(|c: char| c.is_ascii_digit(), "8")).collect();
    let mut widest = Length::ZERO;
    for text in &texts {
        widest = widest.max(style.width(fonts, text)?);
    }
    Ok(widest)
}

/// Minimum size of white type on black.
const MIN_REVERSED: Length = Length::pt(10);
/// Distance from the figures to the edges of the band, and to those of the tab, in percent of their size.
const PAD: i32 = 42;
const TAB_PAD: i32 = 60;
/// The rule below the heading if greys do not print.
const RULE: Length = Length::pt(2);

/// Returns the size of the number in a band that would be `number` on a line.
pub(crate) fn number_in_band(number: Length) -> Length {
    number.at_least(MIN_REVERSED)
}

/// Returns the height of a band whose number is of size `number`.
pub(crate) fn band_height(number: Length) -> Length {
    figures(number) + pad(number) * 2
}

/// Returns the distance from the top of a band to its figures.
pub(crate) fn pad(number: Length) -> Length {
    number.percent(PAD)
}

/// The bands above the grids of a section.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HeadingBand {
    /// Width of a band, and distance from its left end to the grid.
    width: Length,
    left: Length,
    height: Length,
    /// Width of the black tab.
    pub tab: Length,
    /// Grey behind the rest, in percent of black; `None` if there is a rule instead.
    grey: Option<u8>,
}

impl HeadingBand {
    /// Creates bands of that width, in which names are of size `number` and at most as wide as `name`. They begin `left`
    /// of their grids.
    pub(crate) fn new(
        spec: &BookSpec,
        [width, left]: [Length; 2],
        number: Length,
        name: Length,
    ) -> HeadingBand {
        let tints = spec.page.printer.and_then(|printer| printer.tints.as_ref());
        let has_greys = !tints.is_some_and(|tints| tints.avoid);
        HeadingBand {
            width,
            left,
            height: band_height(number),
            tab: name + number.percent(TAB_PAD) * 2,
            grey: has_greys.then_some(spec.grid.tint),
        }
    }

    /// Returns the upper left corner of a band above a block whose own is at `at`.
    pub(crate) fn corner(&self, at: Point) -> Point {
        Point::new(at.x - self.left, at.y)
    }

    /// Returns the areas of a band whose upper left corner is at `at`.
    pub(crate) fn items(&self, at: Point) -> [Item; 2] {
        let (left, right) = (at.x + self.tab, at.x + self.width);
        let height = match self.grey {
            Some(_) => self.height,
            None => RULE,
        };
        let rest = Rect::new(left, at.y + self.height - height, right - left, height);
        let tab = Rect::new(at.x, at.y, self.tab, self.height);
        [Item::tint(rest, self.grey.unwrap_or(100)), Item::tint(tab, 100)]
    }
}
