//! A picture of a page in pixels: black and white, as the plate will be; and for shops in colour.
//!
//! A pixel is black where its middle is: nothing is blurred, and rules are whole pixels wide. Greys become the dots of
//! a `Screen`. Pages are painted in bands of rows, so memory does not grow with the resolution.

mod marks;
mod picture;
mod screen;
mod smooth;

pub use smooth::smooth;

use super::paint::painted;
use gridpress_base::fonts::Fonts;
use gridpress_base::units::Length;
use gridpress_layout::{Page, Paper};
use marks::{Band, marks};
use screen::Screen;
use std::fmt;
use std::io::Write;
use std::ops::RangeInclusive;

/// The resolutions there are, in pixels to an inch.
pub const RESOLUTIONS: RangeInclusive<u32> = 1..=4800;
/// The most pixels in a row, and the most rows: 32 inches at 1000 to the inch.
const MOST_PIXELS: u64 = 32_000;
/// How many pixels are painted at a time, four bytes each.
const BAND: u32 = 1 << 19;

/// Why there is no picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PngError {
    /// A resolution outside [`RESOLUTIONS`].
    Resolution(u32),
    /// A page of so many pixels across and down, which are too many or none.
    Pixels(u64, u64),
    /// The file could not be written. A mistake of this program, not of its user.
    Write(String),
}

impl fmt::Display for PngError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PngError::Resolution(dpi) => {
                let (least, most) = (RESOLUTIONS.start(), RESOLUTIONS.end());
                write!(f, "{dpi} dpi; {least} to {most} are possible")
            }
            PngError::Pixels(width, height) => write!(
                f,
                "the picture would have {width} x {height} pixels; 1 to {MOST_PIXELS} each way are possible"
            ),
            PngError::Write(why) => write!(f, "the PNG could not be made: {why}"),
        }
    }
}

impl std::error::Error for PngError {}

impl From<png::EncodingError> for PngError {
    fn from(error: png::EncodingError) -> PngError {
        PngError::Write(error.to_string())
    }
}

impl From<std::io::Error> for PngError {
    fn from(error: std::io::Error) -> PngError {
        PngError::Write(error.to_string())
    }
}

/// The PNG of `page` at the size of its trim, with one bit for a pixel and `dpi` pixels to an inch.
///
/// # Errors
/// [`PngError`] when `dpi` is not possible, or not for so large a page.
pub fn render(page: &Page, paper: &Paper, fonts: &Fonts, dpi: u32) -> Result<Vec<u8>, PngError> {
    let (width, _) = size(paper, dpi)?;
    banded(page, paper, fonts, dpi, BAND / width)
}

/// The pixels of a page, painted `rows` rows at a time.
pub(super) fn banded(
    page: &Page,
    paper: &Paper,
    fonts: &Fonts,
    dpi: u32,
    rows: u32,
) -> Result<Vec<u8>, PngError> {
    let (width, height) = size(paper, dpi)?;
    let rows = rows.clamp(1, height);
    let list = painted(page);
    let marks = marks(&list, fonts, f64::from(dpi) / 72.0);
    let screen = Screen::new(dpi);
    let mut bytes = Vec::new();
    let mut writer = encoder(&mut bytes, (width, height), dpi).write_header()?;
    let mut stream = writer.stream_writer()?;
    let mut band =
        Band::new(width, rows, false).ok_or(PngError::Pixels(width.into(), height.into()))?;
    for top in (0..height).step_by(rows as usize) {
        band.paint(&marks, top);
        for y in 0..rows.min(height - top) {
            stream.write_all(&screen.bits(band.row(y), top + y))?;
        }
    }
    stream.finish()?;
    writer.finish()?;
    Ok(bytes)
}

/// The number of pixels across and down at `dpi`.
fn size(paper: &Paper, dpi: u32) -> Result<(u32, u32), PngError> {
    if !RESOLUTIONS.contains(&dpi) {
        return Err(PngError::Resolution(dpi));
    }
    let pixels = |length: Length| {
        let thousandths = u64::try_from(length.to_thousandths()).unwrap_or(0);
        (thousandths * u64::from(dpi) + 36_000) / 72_000
    };
    let (width, height) = (pixels(paper.trim.width), pixels(paper.trim.height));
    let possible = |pixels: u64| (1..=MOST_PIXELS).contains(&pixels).then_some(pixels as u32);
    let both = possible(width).zip(possible(height));
    both.ok_or(PngError::Pixels(width, height))
}

fn encoder(
    bytes: &mut Vec<u8>,
    (width, height): (u32, u32),
    dpi: u32,
) -> png::Encoder<'_, &mut Vec<u8>> {
    let mut encoder = png::Encoder::new(bytes, width, height);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.set_depth(png::BitDepth::One);
    encoder.set_compression(png::Compression::Balanced);
    // Rows are mostly like those above them.
    encoder.set_filter(png::Filter::Up);
    // To the metre, rounded.
    let pixels = (dpi * 10_000 + 127) / 254;
    encoder.set_pixel_dims(Some(png::PixelDimensions {
        xppu: pixels,
        yppu: pixels,
        unit: png::Unit::Meter,
    }));
    encoder
}
