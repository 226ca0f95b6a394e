//! Pictures of pages for screens: smooth, in greys or in colour.

use super::marks::{Band, marks};
use super::{BAND, MOST_PIXELS, PngError};
use crate::paint::painted;
use gridpress_base::colour::ColourSpace;
use gridpress_base::fonts::Fonts;
use gridpress_layout::{Page, Paper};
use std::io::Write;

/// Pixels to an inch at which thin rules and thick ones are still told apart. Smaller pictures are painted at least so
/// large, and made small.
const SHARP: f64 = 144.0;

/// The PNG of `page`, `width` pixels wide, with smooth edges: for screens. It is in greys where `space` is that of a page
/// in black ink, else in colour. What is beyond the trim is left out.
///
/// # Errors
/// [`PngError`] when the page would have too many pixels or none.
pub fn smooth(
    page: &Page,
    paper: &Paper,
    fonts: &Fonts,
    width: u32,
    space: ColourSpace,
) -> Result<Vec<u8>, PngError> {
    let scale = f64::from(width) / paper.trim.width.to_pt().max(1.0);
    let height = (paper.trim.height.to_pt() * scale).round() as u32;
    // A pixel is the mean of so many by so many.
    let times = (SHARP / (scale * 72.0)).ceil().clamp(1.0, 16.0) as u32;
    let possible = 1..=MOST_PIXELS;
    let none = || PngError::Pixels(width.into(), height.into());
    if ![width, height].iter().all(|side| possible.contains(&u64::from(*side))) {
        return Err(none());
    }
    let list = painted(page);
    let marks = marks(&list, fonts, scale * f64::from(times));
    let rows = (BAND / (width * times * times)).clamp(1, height);
    let mut band = Band::new(width * times, rows * times, true).ok_or_else(none)?;
    let is_grey = space == ColourSpace::Grey;
    let mut bytes = Vec::new();
    let mut writer = encoder(&mut bytes, (width, height), is_grey).write_header()?;
    let mut stream = writer.stream_writer()?;
    for top in (0..height).step_by(rows as usize) {
        band.paint(&marks, top * times);
        for y in 0..rows.min(height - top) {
            let row = match is_grey {
                true => small::<1>(&band, y, times),
                false => small::<3>(&band, y, times),
            };
            stream.write_all(&row)?;
        }
    }
    stream.finish()?;
    writer.finish()?;
    Ok(bytes)
}

/// A row of the picture: the means of `times` rows of the band, `PARTS` bytes a pixel.
fn small<const PARTS: usize>(band: &Band, y: u32, times: u32) -> Vec<u8> {
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
    let mean = |sum: u32| ((sum + count / 2) / count) as u8;
    sums.into_iter().flat_map(|sum| sum.map(mean)).collect()
}

fn encoder(
    bytes: &mut Vec<u8>,
    (width, height): (u32, u32),
    is_grey: bool,
) -> png::Encoder<'_, &mut Vec<u8>> {
    let mut encoder = png::Encoder::new(bytes, width, height);
    encoder.set_color(match is_grey {
        true => png::ColorType::Grayscale,
        false => png::ColorType::Rgb,
    });
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_source_srgb(png::SrgbRenderingIntent::RelativeColorimetric);
    encoder.set_compression(png::Compression::Balanced);
    encoder
}
