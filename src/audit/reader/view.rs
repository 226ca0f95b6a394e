//! The view of a page: its letters, each of which is seen or not, and the barcodes among its pixels.

use super::barcode::{self, Barcode};
use super::bounds::Budget;
use super::content;
use super::error::ReadError;
use super::picture::{Canvas, DrawnLetter, Place, TextPaint, byte, path};
use super::strange::Window;
use gridpress_base::colour::Colour;
use lopdf::{Document, ObjectId};
use std::collections::BTreeMap;
use tiny_skia::{FillRule, Mask, Pixmap, Transform};

/// Pixels to a point: the narrowest bar that tills read has more than two.
const SCALE: f64 = 3.0;
/// The share of a letter's ink, in percent, that must be as it was drawn, and on a ground that it contrasts with.
const SEEN: u64 = 90;
/// The share of the pixels around a letter, in percent, that its ink must contrast with.
const AROUND: u64 = 75;
/// The least contrast of a letter and its ground, by WCAG 2.
const CONTRAST: f64 = 2.0;
/// The largest difference of a part of two colours that count as the same, of 255: what rounding adds up to, and a little
/// more where letters touch.
const SAME: i32 = 16;
/// The largest side of a letter that is looked at, in pixels.
const LARGEST: u32 = 8_000;

/// The direction in which the letters of a line follow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// From left to right.
    Right,
    /// From top to bottom, turned by a quarter.
    Down,
    /// Any other.
    Other,
}

/// A letter on a page, or several that share a glyph.
#[derive(Clone, Debug)]
pub struct Letter {
    /// The text, as the font's map to Unicode has it.
    pub text: String,
    /// The origin of the glyph, in points from the lower left corner of the page.
    pub at: (f64, f64),
    /// The direction of the line.
    pub direction: Direction,
}

/// A page as it is seen.
pub struct PageView {
    /// The pixels of the page.
    pixels: Pixmap,
    /// The pixels of the page without its text.
    bare: Pixmap,
    window: Window,
    drawn: Vec<DrawnLetter>,
    letters: Vec<Letter>,
}

impl PageView {
    /// Paints a page, of which only what lies in `window` is seen; `None` for a page without a size that a sheet may have.
    pub(super) fn new(
        document: &Document,
        page: ObjectId,
        window: Window,
        budget: &Budget,
    ) -> Result<Option<PageView>, ReadError> {
        let painted = |text: TextPaint| match Canvas::new(window, SCALE, text) {
            Some(canvas) => content::paint(document, page, window, budget, canvas),
            None => Ok(None),
        };
        let noted = painted(TextPaint::Noted(Vec::new()))?;
        let Some((noted, bare)) = noted.zip(painted(TextPaint::LeftOut)?) else {
            return Ok(None);
        };
        let ((pixels, drawn), (bare, _)) = (noted.into_parts()?, bare.into_parts()?);
        let letters = drawn.iter().map(|letter| Letter {
            text: letter.text.to_string(),
            at: (letter.at.0 - window[0].0, letter.at.1 - window[0].1),
            direction: direction(letter.along),
        });
        Ok(Some(PageView { letters: letters.collect(), pixels, bare, window, drawn }))
    }

    /// The width of the page in points.
    pub fn width(&self) -> f64 {
        self.window[1].0 - self.window[0].0
    }

    /// The letters in the order in which they are drawn.
    pub fn letters(&self) -> &[Letter] {
        &self.letters
    }

    /// Returns `true` if the letter of that index is seen: nothing lies over it or cuts it off, and its ink contrasts with
    /// what lies below and around it.
    pub fn shows(&self, index: usize) -> bool {
        self.drawn.get(index).and_then(|letter| self.shows_letter(letter)).unwrap_or(false)
    }

    fn shows_letter(&self, letter: &DrawnLetter) -> Option<bool> {
        let ink = letter.colour.map(byte);
        let shape = path(&letter.outline, self.window, SCALE)?;
        let bounds = shape.bounds();
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
        let place = Transform::from_translate(-left, -top);
        mask.fill_path(&shape, FillRule::Winding, true, place);
        let mut contrasts = BTreeMap::new();
        let mut is_told = |ground: [u8; 3]| {
            *contrasts
                .entry(ground)
                .or_insert_with(|| Colour::new(ink).contrast(Colour::new(ground)) >= CONTRAST)
        };
        let (mut all, mut seen, mut around, mut told) = (0, 0, 0, 0);
        for (index, &share) in mask.data().iter().enumerate() {
            let x = left as u32 + index as u32 % width;
            let y = top as u32 + index as u32 / width;
            let (is, ground) = (colour_at(&self.pixels, x, y)?, colour_at(&self.bare, x, y)?);
            if share == 0 {
                around += 1;
                told += u64::from(is_told(ground));
                continue;
            }
            all += u64::from(share);
            let is_same = (0..3).all(|part| {
                let (ink, ground) = (i32::from(ink[part]), i32::from(ground[part]));
                let should = ground + (ink - ground) * i32::from(share) / 255;
                (i32::from(is[part]) - should).abs() <= SAME
            });
            if is_same && is_told(ground) {
                seen += u64::from(share);
            }
        }
        Some(all > 0 && seen * 100 >= all * SEEN && told * 100 >= around * AROUND)
    }

    /// The barcodes on the page that stand upright, from top to bottom; one that is interrupted is several.
    pub fn barcodes(&self) -> Vec<Barcode> {
        let width = self.pixels.width() as usize;
        // Tills see by red light.
        let row = |row: &[u8]| row.chunks_exact(4).map(|pixel| pixel[0]).collect();
        let rows = self.pixels.data().chunks_exact(width * 4).map(row);
        barcode::find(rows, SCALE)
    }
}

fn colour_at(pixels: &Pixmap, x: u32, y: u32) -> Option<[u8; 3]> {
    let pixel = pixels.pixel(x, y)?;
    Some([pixel.red(), pixel.green(), pixel.blue()])
}

fn direction((x, y): Place) -> Direction {
    let is_level = |along: f64, across: f64| across.abs() < along * 0.01;
    match (is_level(x, y), is_level(-y, x)) {
        (true, _) => Direction::Right,
        (_, true) => Direction::Down,
        _ => Direction::Other,
    }
}
