//! The barcode of an ISBN, by the general specifications of GS1: EAN-13 with its digits below.

use crate::document::item::Item;
use crate::typography::lines::set_line;
use crate::typography::style::{Align, Style};
use crate::{LayoutError, Result};
use barcoders::sym::ean13::EAN13;
use gridpress_base::fonts::{FontRole, Fonts};
use gridpress_book::Book;
use gridpress_bookspec::Isbn;
use gridpress_ground::units::{Length, Point, Rect, Size};

/// Number of modules from the first bar to the last.
const MODULES: i32 = 95;
/// Number of light modules before the first bar and after the last.
// GS1 requires more white on the left, where the first digit stands.
const QUIET: (i32, i32) = (11, 7);
/// Number of modules by which guard bars extend below the others.
const GUARD: i32 = 5;
/// Positions of guard bars: at both ends and in the middle.
const GUARDS: [std::ops::Range<i32>; 3] = [0..3, 45..50, 92..95];
/// Positions of the digits, in modules: six below each half. The first digit is left of the bars.
const HALVES: [i32; 2] = [3, 50];
/// Width of a digit in modules.
const DIGIT: i32 = 7;
/// Minimum size that scanners at tills must read, in percent of the nominal size.
// GS1 allows 80 to 200 percent of the nominal size.
const LEAST: i32 = 80;
/// Gap between the digits and the ends of the bars.
const GAP: i32 = 1;

/// Returns the width of `n` modules at `percent` of the nominal module of 0.33 mm.
fn modules(n: i32, percent: i32) -> Length {
    Length::mm(33 * percent).scale(n, 10_000)
}

/// Returns the height of the bars at `percent` of the nominal height of 22.85 mm.
fn bar_height(percent: i32) -> Length {
    Length::mm(2_285).scale(percent, 10_000)
}

/// Draws the white box and the bars in its middle; nothing without an ISBN, since the printer then adds its own.
///
/// If the place is much wider than the bars, the box is in its lower right corner and no larger than necessary.
///
/// # Errors
/// [`LayoutError::NoRoomForBarcode`] if the place is too small for bars that tills can read.
pub(super) fn draw_boxed(book: &Book, place: Rect) -> Result<Vec<Item>> {
    let Some(isbn) = &book.spec.isbn else {
        return Ok(Vec::new());
    };
    let code = Barcode::within(isbn, place.size).ok_or(LayoutError::NoRoomForBarcode)?;
    let size = code.size();
    let width = place.size.width.min(size.width.scale(3, 2));
    let area = Rect::new(place.right() - width, place.origin.y, width, place.size.height);
    let centre = area.centre();
    let at = Point::new(centre.x - size.width.half(), centre.y - size.height.half());
    let bars = code.items(&book.spec.fonts, at)?;
    Ok([Item::tint(area, 0)].into_iter().chain(bars).collect())
}

/// Bars that fit a box, with the number in text above them.
pub(super) struct Barcode<'i> {
    isbn: &'i Isbn,
    /// Size in percent of the nominal size.
    percent: i32,
    /// Height of the bars other than the guards.
    height: Length,
}

impl<'i> Barcode<'i> {
    /// Returns the largest bars up to the nominal size that fit `room`; `None` if they would be too small for tills.
    ///
    /// Bars may be a third shorter than nominal and can still be read.
    pub(super) fn within(isbn: &'i Isbn, room: Size) -> Option<Barcode<'i>> {
        // Width before height: scanners read a shortened code, but not modules that are too narrow.
        (LEAST..=100).rev().find_map(|percent| {
            let code = Barcode { isbn, percent, height: bar_height(percent) };
            let height = code.height.min(room.height - (code.size().height - code.height));
            (code.size().width <= room.width && height >= code.height.scale(2, 3))
                .then_some(Barcode { height, ..code })
        })
    }

    /// Returns the size, including the quiet zones.
    pub(super) fn size(&self) -> Size {
        Size {
            width: self.modules(QUIET.0 + MODULES + QUIET.1),
            height: self.head() + self.height + self.digits() + self.modules(GAP),
        }
    }

    fn modules(&self, n: i32) -> Length {
        modules(n, self.percent)
    }

    /// Returns the height of the digits below the bars, with the gap above them.
    fn digits(&self) -> Length {
        self.modules(8)
    }

    /// Returns the height of the line above the bars, with the gap below it.
    fn head(&self) -> Length {
        self.modules(11)
    }

    /// Draws the bars, the digits, and the line above, from the upper left corner of the left quiet zone.
    ///
    /// # Errors
    /// [`LayoutError::MissingGlyph`] if the fonts have no digits.
    pub(super) fn items(&self, fonts: &Fonts, at: Point) -> Result<Vec<Item>> {
        let left = at.x + self.modules(QUIET.0);
        let top = at.y + self.head();
        let mut items = vec![Item::blocks(self.bars(Point::new(left, top)), 100)];
        items.extend(self.figures(fonts, Point::new(left, top + self.height))?);
        items.extend(self.heading(fonts, Point::new(left, top))?);
        Ok(items)
    }

    /// Returns the bars; adjacent dark modules are one bar.
    fn bars(&self, at: Point) -> Vec<Rect> {
        let dark = EAN13::new(self.isbn.digits()).expect("an ISBN has 13 valid digits").encode();
        let mut bars = Vec::new();
        let mut start = 0;
        // Separate rectangles for adjacent modules would show hairlines of white between them on screens.
        for run in dark.chunk_by(|a, b| a == b) {
            let end = start + run.len() as i32;
            if run[0] == 1 {
                let is_guard = GUARDS.iter().any(|guard| guard.contains(&start));
                let below = if is_guard { self.modules(GUARD) } else { Length::ZERO };
                // Both edges are computed from the first bar, so that rounding does not add up.
                let (from, to) = (self.modules(start), self.modules(end));
                bars.push(Rect::new(at.x + from, at.y, to - from, self.height + below));
            }
            start = end;
        }
        bars
    }

    /// Sets the digits, from the lower left corner of the bars.
    fn figures(&self, fonts: &Fonts, at: Point) -> Result<Vec<Item>> {
        let height = self.digits() - self.modules(GAP);
        let size = fonts.size_for_figures(FontRole::Digit, height);
        let half = self.modules(DIGIT).half();
        let middle = |index: i32| match index {
            0 => -self.modules(DIGIT),
            1..=6 => self.modules(HALVES[0] + DIGIT * (index - 1)) + half,
            _ => self.modules(HALVES[1] + DIGIT * (index - 7)) + half,
        };
        let digits = self.isbn.digits().chars().zip(0..);
        let cells: Vec<(Length, String)> =
            digits.map(|(digit, index)| (middle(index), digit.to_string())).collect();
        Ok(vec![Item::text(
            Point::new(at.x, at.y + self.modules(GAP) + height),
            fonts.cells(FontRole::Digit, size, &cells)?,
        )])
    }

    /// Sets a line such as `ISBN 978-3-16-148410-0` over the bars.
    fn heading(&self, fonts: &Fonts, at: Point) -> Result<Vec<Item>> {
        let text = format!("ISBN {}", self.isbn);
        let room = self.modules(MODULES);
        let style = Style::new(FontRole::Text, self.modules(10));
        let style = style.narrowed(style.width(fonts, &text)?, room);
        let at = Point::new(at.x + room.half(), at.y - self.modules(3));
        Ok(set_line(fonts, style, Align::Centre, at, &text)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: Size = Size { width: Length::mils(2_000), height: Length::mils(1_200) };

    fn isbn() -> Isbn {
        Isbn::parse("978-0-201-37962-4").unwrap()
    }

    /// Returns the modules along the middle of the bars, as `1` and `0`.
    fn scanned(bars: &[Rect], percent: i32) -> String {
        let dark = |module: i32| {
            let middle = (modules(module, percent) + modules(module + 1, percent)).half();
            bars.iter().any(|bar| bar.origin.x < middle && middle < bar.right())
        };
        (0..MODULES).map(|module| if dark(module) { '1' } else { '0' }).collect()
    }

    #[test]
    fn bars_match_a_published_example() {
        let isbn = isbn();
        let code = Barcode::within(&isbn, ROOM).unwrap();
        let bars = code.bars(Point::default());
        // 9 780201 379624, encoded by hand from the tables of the standard: the 9 selects the sets A B B A B A.
        let expected = [
            "101",
            &["0111011", "0001001", "0100111", "0010011", "0100111", "0011001"].concat()[..],
            "01010",
            &["1000010", "1000100", "1110100", "1010000", "1101100", "1011100"].concat()[..],
            "101",
        ];
        assert_eq!(scanned(&bars, code.percent), expected.concat());
        // Thirty bars; six of them are guards, which reach lower.
        assert_eq!(bars.len(), 30);
        let low = bars.iter().map(Rect::bottom).max().unwrap();
        assert_eq!(bars.iter().filter(|bar| bar.bottom() == low).count(), 6);
    }

    #[test]
    fn has_nominal_size_if_it_fits() {
        let isbn = isbn();
        let code = Barcode::within(&isbn, ROOM).unwrap();
        assert_eq!(code.percent, 100);
        // 113 modules of 0.33 mm.
        assert_eq!(code.size().width.in_mm(), "37.3 mm");
        assert!(code.height >= Length::mm(15) && code.size().height <= ROOM.height);
    }

    #[test]
    fn small_boxes_get_small_bars_or_none() {
        let isbn = isbn();
        let room = |width, height| Size { width: Length::mm(width), height: Length::mm(height) };
        let code = Barcode::within(&isbn, room(32, 30)).unwrap();
        assert!((LEAST..100).contains(&code.percent));
        assert!(code.size().width <= Length::mm(32));
        assert!(Barcode::within(&isbn, room(29, 30)).is_none());
        assert!(Barcode::within(&isbn, room(50, 12)).is_none());
    }
}
