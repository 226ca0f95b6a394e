//! Pictures of pages in pixels: in black and white like the printing plate, and in colour for shops.
//!
//! In black and white, a pixel is black if its centre is: nothing is blurred, and rules are whole pixels wide. Greys
//! become the dots of a halftone screen. Pages are painted in bands of rows, so memory does not grow with the
//! resolution.

mod raster;

use super::paint::primitives;
use gridpress_base::colour::ColourSpace;
use gridpress_base::fonts::Fonts;
use gridpress_ground::units::Length;
use gridpress_layout::{Page, Paper};
use raster::{PixelBand, marks};
use std::fmt;
use std::io::Write;
use std::ops::RangeInclusive;

/// The supported resolutions, in pixels per inch.
pub const RESOLUTIONS: RangeInclusive<u32> = 1..=4800;
/// The largest width and height in pixels: 32 inches at 1000 pixels per inch.
const MAX_PIXELS: u64 = 32_000;
/// The number of pixels that are painted at a time, four bytes each.
const BAND: u32 = 1 << 19;

/// The reason why there is no picture.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PngError {
    /// A resolution outside [`RESOLUTIONS`].
    Resolution(u32),
    /// A page with that width and height in pixels, which are too many or none.
    Pixels(u64, u64),
    /// The file could not be written: an error of this program, not of its user.
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
                "the picture would have {width} x {height} pixels; 1 to {MAX_PIXELS} each way are possible"
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

/// Returns the PNG of `page` at its trim size, with one bit per pixel and `dpi` pixels per inch.
///
/// # Errors
/// [`PngError`] if `dpi` is unsupported, or too high for a page of this size.
pub fn render(page: &Page, paper: &Paper, fonts: &Fonts, dpi: u32) -> Result<Vec<u8>, PngError> {
    let (width, _) = size(paper, dpi)?;
    render_bands(page, paper, fonts, dpi, BAND / width)
}

/// Returns the PNG of a page, painted `rows` rows at a time.
pub(super) fn render_bands(
    page: &Page,
    paper: &Paper,
    fonts: &Fonts,
    dpi: u32,
    rows: u32,
) -> Result<Vec<u8>, PngError> {
    let (width, height) = size(paper, dpi)?;
    let rows = rows.clamp(1, height);
    let marks = marks(&primitives(page), fonts, f64::from(dpi) / 72.0);
    let screen = HalftoneScreen::new(dpi);
    let mut bytes = Vec::new();
    let mut writer = encoder(&mut bytes, (width, height), dpi).write_header()?;
    let mut stream = writer.stream_writer()?;
    let mut band =
        PixelBand::new(width, rows, false).ok_or(PngError::Pixels(width.into(), height.into()))?;
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

/// Returns the width and height in pixels at `dpi`.
fn size(paper: &Paper, dpi: u32) -> Result<(u32, u32), PngError> {
    if !RESOLUTIONS.contains(&dpi) {
        return Err(PngError::Resolution(dpi));
    }
    let pixels = |length: Length| {
        let thousandths = u64::try_from(length.to_thousandths()).unwrap_or(0);
        // Whole numbers, rounded, so that the size is the same on all machines.
        (thousandths * u64::from(dpi) + 36_000) / 72_000
    };
    let (width, height) = (pixels(paper.trim.width), pixels(paper.trim.height));
    let possible = |pixels: u64| (1..=MAX_PIXELS).contains(&pixels).then_some(pixels as u32);
    possible(width).zip(possible(height)).ok_or(PngError::Pixels(width, height))
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
    // Most rows are like the row above.
    encoder.set_filter(png::Filter::Up);
    // Pixels per metre, rounded.
    let pixels = (dpi * 10_000 + 127) / 254;
    encoder.set_pixel_dims(Some(png::PixelDimensions {
        xppu: pixels,
        yppu: pixels,
        unit: png::Unit::Meter,
    }));
    encoder
}

/// The resolution at which thin and thick rules still look different. Smaller pictures are painted at this resolution
/// at least, and scaled down.
const SHARP: f64 = 144.0;

/// Returns the PNG of `page`, `width` pixels wide, with smooth edges, for screens. It is in greys if `space` is grey,
/// and otherwise in colour. Anything beyond the trim is cut off.
///
/// # Errors
/// [`PngError`] if the page would have too many pixels or none.
pub fn smooth(
    page: &Page,
    paper: &Paper,
    fonts: &Fonts,
    width: u32,
    space: ColourSpace,
) -> Result<Vec<u8>, PngError> {
    let scale = f64::from(width) / paper.trim.width.to_pt().max(1.0);
    let height = (paper.trim.height.to_pt() * scale).round() as u32;
    // A pixel is the mean of `times` by `times` painted pixels.
    let times = (SHARP / (scale * 72.0)).ceil().clamp(1.0, 16.0) as u32;
    let possible = 1..=MAX_PIXELS;
    let none = || PngError::Pixels(width.into(), height.into());
    if ![width, height].iter().all(|side| possible.contains(&u64::from(*side))) {
        return Err(none());
    }
    let list = primitives(page);
    let marks = marks(&list, fonts, scale * f64::from(times));
    let rows = (BAND / (width * times * times)).clamp(1, height);
    let mut band = PixelBand::new(width * times, rows * times, true).ok_or_else(none)?;
    let is_grey = space == ColourSpace::Grey;
    let mut bytes = Vec::new();
    let mut writer = smooth_encoder(&mut bytes, (width, height), is_grey).write_header()?;
    let mut stream = writer.stream_writer()?;
    for top in (0..height).step_by(rows as usize) {
        band.paint(&marks, top * times);
        for y in 0..rows.min(height - top) {
            let row =
                if is_grey { small::<1>(&band, y, times) } else { small::<3>(&band, y, times) };
            stream.write_all(&row)?;
        }
    }
    stream.finish()?;
    writer.finish()?;
    Ok(bytes)
}

/// Returns a row of the picture: the means of `times` rows of the band, with `PARTS` bytes per pixel.
fn small<const PARTS: usize>(band: &PixelBand, y: u32, times: u32) -> Vec<u8> {
    let rows = y * times..(y + 1) * times;
    let mut sums: Vec<[u32; PARTS]> = Vec::new();
    for row in rows {
        let pixels: Vec<u8> = match PARTS {
            1 => band.row(row).collect(),
            _ => band.colours(row).collect(),
        };
        let blocks = pixels.chunks_exact(PARTS * times as usize);
        sums.resize(blocks.len(), [0; PARTS]);
        for (sum, block) in sums.iter_mut().zip(blocks) {
            for (index, part) in block.iter().enumerate() {
                sum[index % PARTS] += u32::from(*part);
            }
        }
    }
    let count = times * times;
    sums.into_iter().flat_map(|sum| sum.map(|sum| ((sum + count / 2) / count) as u8)).collect()
}

fn smooth_encoder(
    bytes: &mut Vec<u8>,
    (width, height): (u32, u32),
    is_grey: bool,
) -> png::Encoder<'_, &mut Vec<u8>> {
    let mut encoder = png::Encoder::new(bytes, width, height);
    encoder.set_color(if is_grey { png::ColorType::Grayscale } else { png::ColorType::Rgb });
    encoder.set_depth(png::BitDepth::Eight);
    // Without this chunk, programs guess the colour space and show the colours of a cover differently.
    encoder.set_source_srgb(png::SrgbRenderingIntent::RelativeColorimetric);
    encoder.set_compression(png::Compression::Balanced);
    encoder
}

/// Twice the number of dots per inch along an axis, which gives 85 lines per inch along the diagonals.
const HALF_PERIODS: u32 = 120;
/// The smallest distance between two dots along an axis, in pixels: smaller ones show too few greys.
const MIN_PERIOD: u32 = 6;

/// A clustered-dot halftone screen, which determines the black pixels of a grey.
struct HalftoneScreen {
    /// The period in pixels, across and down.
    period: usize,
    /// The darkness above which each pixel of a period is black.
    thresholds: Vec<u8>,
}

impl HalftoneScreen {
    /// Returns the screen for `dpi` pixels per inch.
    fn new(dpi: u32) -> HalftoneScreen {
        let half = (dpi + HALF_PERIODS / 2) / HALF_PERIODS;
        let period = (2 * half).max(MIN_PERIOD) as usize;
        let mut order: Vec<usize> = (0..period * period).collect();
        // One dot grows around the corner of a period and another around its centre, until white dots remain between
        // them.
        order.sort_by_key(|place| -wave(place % period, period) * wave(place / period, period));
        let mut thresholds = vec![0; order.len()];
        for (rank, &place) in order.iter().enumerate() {
            // Below 255, so that full black leaves no white pixel.
            thresholds[place] = ((2 * rank + 1) * 255 / (2 * order.len())) as u8;
        }
        HalftoneScreen { period, thresholds }
    }

    /// Converts row `y` of pixels from greys (0 is black, 255 white) to bits (0 is black).
    fn bits(&self, greys: impl Iterator<Item = u8>, y: u32) -> Vec<u8> {
        let start = y as usize % self.period * self.period;
        let thresholds = &self.thresholds[start..start + self.period];
        let mut bits = Vec::new();
        for (x, (light, threshold)) in greys.zip(thresholds.iter().cycle()).enumerate() {
            if x % 8 == 0 {
                bits.push(0);
            }
            if let Some(byte) = bits.last_mut().filter(|_| 255 - light <= *threshold) {
                *byte |= 0x80 >> (x % 8);
            }
        }
        bits
    }
}

/// An approximate cosine with that period, made of parabolic arcs in whole numbers, which are the same on all machines.
fn wave(x: usize, period: usize) -> i64 {
    let unit = period as i64;
    // The centre of the pixel, with the whole period as four units.
    let x = 2 * (2 * x as i64 + 1);
    match x {
        x if x <= unit => unit * unit - x * x,
        x if x <= 3 * unit => (x - 2 * unit).pow(2) - unit * unit,
        x => unit * unit - (x - 4 * unit).pow(2),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn black(screen: &HalftoneScreen, light: u8) -> usize {
        let period = screen.period;
        let row = |y| screen.bits(std::iter::repeat_n(light, period), y as u32);
        let white: u32 = (0..period).flat_map(row).map(u8::count_ones).sum();
        period * period - white as usize
    }

    #[test]
    fn black_share_matches_the_grey() {
        for dpi in [1, 72, 300, 600, 1200, 2400, 4800] {
            let screen = HalftoneScreen::new(dpi);
            let all = screen.period * screen.period;
            assert_eq!((black(&screen, 255), black(&screen, 0)), (0, all), "{dpi}");
            for light in 0..=255 {
                let expected = all * usize::from(255 - light);
                assert!(
                    (black(&screen, light) * 255).abs_diff(expected) * 2 <= 255,
                    "{dpi} {light}"
                );
            }
        }
    }

    #[test]
    fn dots_are_clusters_85_to_the_inch() {
        let screen = HalftoneScreen::new(1200);
        assert_eq!(screen.period, 20);
        // At 10 % there are two discs of 20 pixels; no black pixel is isolated.
        let grid: Vec<bool> = (screen.thresholds.iter()).map(|&threshold| 25 > threshold).collect();
        let at = |x: usize, y: usize| grid[y % 20 * 20 + x % 20];
        for (x, y) in (0..20).flat_map(|y| (0..20).map(move |x| (x, y))) {
            let around = [(1, 0), (19, 0), (0, 1), (0, 19)];
            let neighbours = around.iter().filter(|(dx, dy)| at(x + dx, y + dy)).count();
            assert!(!at(x, y) || neighbours >= 1, "{x} {y}");
        }
        assert!(at(0, 0) && at(10, 10) && !at(10, 0) && !at(0, 10));
    }
}
