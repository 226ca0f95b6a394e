//! View of a page: its letters, each of them visible or not, and the barcodes among its pixels.

use super::budget::{Budget, Result};
use super::content;
use super::geometry::PagePoint;
use super::integrity::PageArea;
use super::picture::{Canvas, PaintedLetter, TextPaint, byte, path};
use gridpress_base::colour::Colour;
use lopdf::{Document, ObjectId};
use std::collections::BTreeMap;
use tiny_skia::{FillRule, Mask, Pixmap, Transform};

/// Pixels per point: the narrowest bar that scanners read is more than two pixels wide.
const SCALE: f64 = 3.0;
/// The share of a letter's ink, in percent, that must be unchanged and contrast with its background.
const MIN_VISIBLE: u64 = 90;
/// The share of the pixels around a letter, in percent, that its ink must contrast with.
const MIN_CONTRASTING: u64 = 75;
/// The smallest contrast between a letter and its background, by WCAG 2.
const CONTRAST: f64 = 2.0;
/// The largest difference between a component of two colours that count as equal, out of 255: accumulated rounding, and
/// a little more where letters touch.
const SAME: i32 = 16;
/// The largest side of a letter that is examined, in pixels.
const LARGEST: u32 = 8_000;

/// The direction in which the letters of a line follow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// From left to right.
    Right,
    /// From top to bottom, turned by a quarter turn.
    Down,
    /// Any other.
    Other,
}

/// A letter on a page, or several that share a glyph.
#[derive(Clone, Debug)]
pub struct Letter {
    /// The text, from the font's map to Unicode.
    pub text: String,
    /// The origin of the glyph, in points from the lower left corner of the page.
    pub at: (f64, f64),
    /// The direction of the line.
    pub direction: Direction,
}

/// The visible appearance of a page.
pub struct PageView {
    /// The pixels of the page.
    pixels: Pixmap,
    /// The pixels of the page without its text.
    bare: Pixmap,
    window: PageArea,
    drawn: Vec<PaintedLetter>,
    letters: Vec<Letter>,
}

impl PageView {
    /// Paints a page, of which only `window` is visible; `None` if its size is not that of a sheet.
    pub(super) fn new(
        document: &Document,
        page: ObjectId,
        window: PageArea,
        budget: &Budget,
    ) -> Result<Option<PageView>> {
        let painted = |text: TextPaint| match Canvas::new(window, SCALE, text) {
            Some(canvas) => content::paint(document, page, window, budget, canvas),
            None => Ok(None),
        };
        // The page is painted twice, with and without its text, so that a letter can be compared with the ground below
        // it.
        let recorded = painted(TextPaint::Recorded(Vec::new()))?;
        let Some((recorded, bare)) = recorded.zip(painted(TextPaint::Omitted)?) else {
            return Ok(None);
        };
        let ((pixels, drawn), (bare, _)) = (recorded.into_parts()?, bare.into_parts()?);
        let letters = drawn.iter().map(|letter| Letter {
            text: letter.text.to_string(),
            at: (letter.at.0 - window[0].0, letter.at.1 - window[0].1),
            direction: direction(letter.along),
        });
        Ok(Some(PageView { letters: letters.collect(), pixels, bare, window, drawn }))
    }

    /// Returns the width of the page, in points.
    pub fn width(&self) -> f64 {
        self.window[1].0 - self.window[0].0
    }

    /// Returns the letters in drawing order.
    pub fn letters(&self) -> &[Letter] {
        &self.letters
    }

    /// `true` if the letter at `index` is visible: nothing covers it or clips it, and its ink contrasts with the
    /// background below and around it.
    pub fn is_visible(&self, index: usize) -> bool {
        self.stands_out(index, CONTRAST)
    }

    /// `true` if the letter at `index` is visible, with at least that contrast to the background, by WCAG 2.
    pub fn stands_out(&self, index: usize, contrast: f64) -> bool {
        let letter = self.drawn.get(index);
        letter.and_then(|letter| self.letter_is_visible(letter, contrast)).unwrap_or(false)
    }

    /// Returns the left, top, right and bottom edges of the ink of the letter at `index`, in points from the upper left
    /// corner of the page; `None` if it has no ink.
    pub fn extent(&self, index: usize) -> Option<[f64; 4]> {
        let bounds = path(&self.drawn.get(index)?.outline, self.window, SCALE)?.bounds();
        let edges = [bounds.left(), bounds.top(), bounds.right(), bounds.bottom()];
        Some(edges.map(|edge| f64::from(edge) / SCALE))
    }

    fn letter_is_visible(&self, letter: &PaintedLetter, contrast: f64) -> Option<bool> {
        let ink = letter.colour.map(byte);
        let shape = path(&letter.outline, self.window, SCALE)?;
        let bounds = shape.bounds();
        // One pixel more on each side shows the ground around the letter.
        let (left, top) = (bounds.left().floor() - 1.0, bounds.top().floor() - 1.0);
        let (right, low) = (bounds.right().ceil() + 1.0, bounds.bottom().ceil() + 1.0);
        let is_inside = left >= 0.0
            && top >= 0.0
            && right <= self.pixels.width() as f32
            && low <= self.pixels.height() as f32;
        let (width, height) = ((right - left) as u32, (low - top) as u32);
        if !is_inside || width > LARGEST || height > LARGEST {
            return None;
        }
        let mut mask = Mask::new(width, height)?;
        mask.fill_path(&shape, FillRule::Winding, true, Transform::from_translate(-left, -top));
        let mut contrasts = BTreeMap::new();
        // Most pixels of a ground have the same colour, and computing a contrast is slow.
        let mut has_contrast = |ground: [u8; 3]| {
            *contrasts
                .entry(ground)
                .or_insert_with(|| Colour::new(ink).contrast(Colour::new(ground)) >= contrast)
        };
        let (mut all, mut seen, mut around, mut contrasting) = (0, 0, 0, 0);
        for (index, &share) in mask.data().iter().enumerate() {
            let x = left as u32 + index as u32 % width;
            let y = top as u32 + index as u32 / width;
            let (is, ground) = (colour_at(&self.pixels, x, y)?, colour_at(&self.bare, x, y)?);
            if share == 0 {
                around += 1;
                contrasting += u64::from(has_contrast(ground));
                continue;
            }
            all += u64::from(share);
            let is_same = (0..3).all(|part| {
                let (ink, ground) = (i32::from(ink[part]), i32::from(ground[part]));
                // Pixels at the edges of a letter mix ink and ground.
                let should = ground + (ink - ground) * i32::from(share) / 255;
                (i32::from(is[part]) - should).abs() <= SAME
            });
            if is_same && has_contrast(ground) {
                seen += u64::from(share);
            }
        }
        Some(
            all > 0
                && seen * 100 >= all * MIN_VISIBLE
                && contrasting * 100 >= around * MIN_CONTRASTING,
        )
    }

    /// Returns the upright barcodes on the page, from top to bottom. An interrupted barcode counts as several.
    pub fn barcodes(&self) -> Vec<DecodedBarcode> {
        let width = self.pixels.width() as usize;
        // Scanners use red light.
        let row = |row: &[u8]| row.chunks_exact(4).map(|pixel| pixel[0]).collect();
        find_barcodes(self.pixels.data().chunks_exact(width * 4).map(row), SCALE)
    }

    /// Returns the texts of the QR codes on the page.
    pub fn qr_codes(&self) -> Vec<String> {
        let (mut pixels, width, height) = self.enlarged();
        let mut codes = Vec::new();
        // The decoder may take corners of several codes for one code, so those that are read make way for others.
        loop {
            let mut image = rqrr::PreparedImage::prepare_from_greyscale(width, height, |x, y| {
                pixels[y * width + x]
            });
            let found = image.detect_grids().into_iter();
            let read = found.filter_map(|code| Some((code.bounds, code.decode().ok()?.1)));
            let read: Vec<_> = read.collect();
            if read.is_empty() {
                return codes;
            }
            for (corners, text) in read {
                erase(&mut pixels, (width, height), &corners);
                codes.push(text);
            }
        }
    }

    /// Returns the page in black and white, [`ENLARGED`] times as large, with its width and height.
    fn enlarged(&self) -> (Vec<u8>, usize, usize) {
        let (width, height) = (self.pixels.width() as usize, self.pixels.height() as usize);
        let grey = |x: usize, y: usize| {
            usize::from(self.pixels.data()[(y.min(height - 1) * width + x.min(width - 1)) * 4])
        };
        // The pixel before a place in the enlarged page, and the weight of the one after it, out of `WHOLE`.
        let place = |at: usize| {
            let before = (2 * at + 1).saturating_sub(ENLARGED);
            (before / WHOLE, before % WHOLE)
        };
        let pixel = |x: usize, y: usize| {
            let ((x, across), (y, down)) = (place(x), place(y));
            let row = |y| grey(x, y) * (WHOLE - across) + grey(x + 1, y) * across;
            let grey = (row(y) * (WHOLE - down) + row(y + 1) * down) / (WHOLE * WHOLE);
            if grey < 128 { 0 } else { u8::MAX }
        };
        let (wide, high) = (width * ENLARGED, height * ENLARGED);
        let pixels = (0..high).flat_map(|y| (0..wide).map(move |x| (x, y)));
        (pixels.map(|(x, y)| pixel(x, y)).collect(), wide, high)
    }
}

/// The factor by which a page is enlarged for the decoder of QR codes, which misreads modules of few pixels.
const ENLARGED: usize = 2;
const WHOLE: usize = 2 * ENLARGED;

/// Paints the area between the corners of an upright code white.
fn erase(pixels: &mut [u8], (width, height): (usize, usize), corners: &[rqrr::Point; 4]) {
    let range = |of: fn(&rqrr::Point) -> i32, most: usize| {
        let ends = corners.iter().map(of);
        let (first, last) = (ends.clone().min().unwrap_or(0), ends.max().unwrap_or(-1));
        first.max(0) as usize..((last + 1).max(0) as usize).min(most)
    };
    for y in range(|corner| corner.y, height) {
        let columns = range(|corner| corner.x, width);
        pixels[y * width..][columns].fill(u8::MAX);
    }
}

fn colour_at(pixels: &Pixmap, x: u32, y: u32) -> Option<[u8; 3]> {
    let pixel = pixels.pixel(x, y)?;
    Some([pixel.red(), pixel.green(), pixel.blue()])
}

fn direction((x, y): PagePoint) -> Direction {
    let is_level = |along: f64, across: f64| across.abs() < along * 0.01;
    match (is_level(x, y), is_level(-y, x)) {
        (true, _) => Direction::Right,
        (_, true) => Direction::Down,
        _ => Direction::Other,
    }
}

/// An upright barcode.
#[derive(Clone, Debug, PartialEq)]
pub struct DecodedBarcode {
    /// The thirteen digits.
    pub digits: String,
    /// The positions of the first and the last bar, in points from the left edge of the page.
    pub sides: (f64, f64),
    /// The height of the readable part, in points.
    pub height: f64,
}

/// The number of bars and gaps, from the first bar to the last.
const RUNS: usize = 59;
/// Their width in modules.
const MODULES: f64 = 95.0;
/// The number of light modules required before the first bar and after the last. The standard asks for 11 and 7; a
/// little is allowed for rounding.
const QUIET: (f64, f64) = (10.5, 6.5);
/// The threshold between dark and light, out of 255.
const MIDDLE: f64 = 127.5;
/// The distance between the rows that are read.
const STEP: usize = 2;

/// The widths of the four runs of each digit, in modules. In the left half they start with a gap, in the right half
/// with a bar; reversed, they are the second set of the left half.
const DIGITS: [[u8; 4]; 10] = [
    [3, 2, 1, 1],
    [2, 2, 2, 1],
    [2, 1, 2, 2],
    [1, 4, 1, 1],
    [1, 1, 3, 2],
    [1, 2, 3, 1],
    [1, 1, 1, 4],
    [1, 3, 1, 2],
    [1, 2, 1, 3],
    [3, 1, 1, 2],
];
/// The first digit, encoded by which digits of the left half are reversed, as bits from the first one.
const PARITIES: [u8; 10] = [
    0b000000, 0b001011, 0b001101, 0b001110, 0b010011, 0b011001, 0b011100, 0b010101, 0b010110,
    0b011010,
];

/// A barcode being extended row by row.
struct OpenBarcode {
    digits: String,
    sides: (f64, f64),
    rows: std::ops::Range<usize>,
}

/// Finds the barcodes in rows of lightness, from 0 (black) to 255 (white), with `scale` pixels per point. Equal codes
/// at one position in consecutive rows are one barcode.
fn find_barcodes(rows: impl Iterator<Item = Vec<u8>>, scale: f64) -> Vec<DecodedBarcode> {
    let mut found: Vec<OpenBarcode> = Vec::new();
    for (y, row) in rows.enumerate().step_by(STEP) {
        for (digits, sides) in read_row(&row) {
            let near = |a: f64, b: f64| (a - b).abs() < scale;
            let open = found.iter_mut().find(|open| {
                open.rows.end == y
                    && open.digits == digits
                    && near(open.sides.0, sides.0)
                    && near(open.sides.1, sides.1)
            });
            match open {
                Some(open) => open.rows.end = y + STEP,
                None => found.push(OpenBarcode { digits, sides, rows: y..y + STEP }),
            }
        }
    }
    let barcode = |open: OpenBarcode| DecodedBarcode {
        digits: open.digits,
        sides: (open.sides.0 / scale, open.sides.1 / scale),
        height: open.rows.len() as f64 / scale,
    };
    found.into_iter().map(barcode).collect()
}

/// Returns the codes in a row: their digits, and the positions of their first and last edges.
fn read_row(row: &[u8]) -> Vec<(String, (f64, f64))> {
    let edges = edges(row);
    let mut found = Vec::new();
    // Edges alternate between dark and light, starting with dark.
    for first in (0..edges.len()).step_by(2) {
        let Some(code) = edges.get(first..=first + RUNS) else {
            break;
        };
        let (left, right) = (code[0], code[RUNS]);
        let module = (right - left) / MODULES;
        let before = left - first.checked_sub(1).map_or(0.0, |index| edges[index]);
        let after = edges.get(first + RUNS + 1).copied().unwrap_or(row.len() as f64) - right;
        // Scanners need white on both sides to find the first and the last bar.
        if before < QUIET.0 * module || after < QUIET.1 * module {
            continue;
        }
        let widths: Vec<f64> = code.windows(2).map(|pair| pair[1] - pair[0]).collect();
        if let Some(digits) = decode(&widths, module) {
            found.push((digits, (left, right)));
        }
    }
    found
}

/// Returns the positions between pixels where light becomes dark and dark becomes light, in turn.
fn edges(row: &[u8]) -> Vec<f64> {
    let mut edges = Vec::new();
    let mut last = 255.0;
    for (index, &light) in row.iter().enumerate() {
        let light = f64::from(light);
        if (last > MIDDLE) != (light > MIDDLE) {
            // Between the middles of both pixels.
            edges.push(index as f64 - 0.5 + (last - MIDDLE) / (last - light));
        }
        last = light;
    }
    edges
}

/// Returns the digits of runs of those widths; `None` unless they are a code with a correct check digit.
fn decode(widths: &[f64], module: f64) -> Option<String> {
    let is_guard = |runs: &[f64]| runs.iter().all(|run: &f64| (run / module - 1.0).abs() < 0.5);
    let [start, left, middle, right, end] =
        [0..3, 3..27, 27..32, 32..56, 56..RUNS].map(|runs| &widths[runs]);
    if ![start, middle, end].into_iter().all(is_guard) {
        return None;
    }
    let mut digits = Vec::new();
    let mut parity = 0;
    for runs in left.chunks_exact(4) {
        let widths = in_modules(runs)?;
        let backwards = [widths[3], widths[2], widths[1], widths[0]];
        let (digit, is_backwards) = match digit(widths) {
            Some(digit) => (digit, 0),
            None => (digit(backwards)?, 1),
        };
        digits.push(digit);
        parity = parity << 1 | is_backwards;
    }
    for runs in right.chunks_exact(4) {
        digits.push(digit(in_modules(runs)?)?);
    }
    digits.insert(0, PARITIES.iter().position(|other| *other == parity)?);
    let sum: usize =
        digits.iter().zip([1, 3].into_iter().cycle()).map(|(digit, weight)| digit * weight).sum();
    let digits = digits.iter().map(usize::to_string);
    sum.is_multiple_of(10).then(|| digits.collect())
}

/// Returns the widths of the four runs of a digit in modules; a digit is seven modules wide.
fn in_modules(runs: &[f64]) -> Option<[u8; 4]> {
    let whole: f64 = runs.iter().sum();
    // Relative to the digit itself, so that a slightly uneven scale does not add up along the code.
    let widths = runs.iter().map(|run| (run * 7.0 / whole).round() as u8);
    let widths: [u8; 4] = widths.collect::<Vec<_>>().try_into().ok()?;
    (widths.iter().sum::<u8>() == 7).then_some(widths)
}

fn digit(widths: [u8; 4]) -> Option<usize> {
    DIGITS.iter().position(|other| *other == widths)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The modules of 9 780201 379624, worked out by hand from the tables of the standard.
    const MODULES: &str = concat!(
        "101",
        "011101100010010100111001001101001110011001",
        "01010",
        "100001010001001110100101000011011001011100",
        "101",
    );

    /// Returns a row with these modules, each `width` pixels wide, between `quiet` light modules.
    fn row(modules: &str, width: f64, quiet: (usize, usize)) -> Vec<u8> {
        let modules = format!("{}{modules}{}", "0".repeat(quiet.0), "0".repeat(quiet.1));
        let modules = modules.as_bytes();
        let pixels = (modules.len() as f64 * width).ceil() as usize;
        // The mean of 16 samples in each pixel.
        let light = |pixel: usize| {
            let at = |part: usize| (pixel as f64 + (part as f64 + 0.5) / 16.0) / width;
            let dark = (0..16).filter(|part| modules.get(at(*part) as usize) == Some(&b'1'));
            255 - (dark.count() * 255 / 16) as u8
        };
        (0..pixels).map(light).collect()
    }

    fn digits(row: &[u8]) -> Vec<String> {
        read_row(row).into_iter().map(|(digits, _)| digits).collect()
    }

    #[test]
    fn reads_a_published_code_at_every_size() {
        assert_eq!(MODULES.len(), 95);
        for hundredths in (150..900).step_by(13) {
            let row = row(MODULES, f64::from(hundredths) / 100.0, (11, 7));
            assert_eq!(digits(&row), ["9780201379624"], "{hundredths}");
        }
    }

    #[test]
    fn rejects_codes_that_scanners_reject() {
        for (left, right) in [(9, 7), (11, 5)] {
            let dark = |modules: usize| "1".repeat(modules);
            let modules =
                format!("{}{}{MODULES}{}{}", dark(2), "0".repeat(left), "0".repeat(right), dark(2));
            assert!(digits(&row(&modules, 3.0, (3, 3))).is_empty(), "{left} {right}");
        }
        // One module is light instead of dark, or the other way round.
        for at in 0..95 {
            let mut modules = MODULES.to_owned().into_bytes();
            modules[at] ^= 1;
            let modules = String::from_utf8(modules).unwrap();
            assert!(digits(&row(&modules, 3.0, (11, 7))).is_empty(), "{at}");
        }
    }

    #[test]
    fn consecutive_rows_are_one_code() {
        let dark = row(MODULES, 3.0, (11, 7));
        let light = vec![255; dark.len()];
        let rows = [&light, &dark, &light, &dark].into_iter();
        let rows = rows.flat_map(|row| std::iter::repeat_n(row.clone(), 60));
        let found = find_barcodes(rows, 3.0);
        let expected = DecodedBarcode {
            digits: "9780201379624".to_owned(),
            sides: (11.0, 106.0),
            height: 20.0,
        };
        assert_eq!(found, [expected.clone(), expected]);
    }
}
