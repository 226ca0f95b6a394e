//! Pictures: PNG and JPEG, converted to greys, and kept in colour for covers; and SVG drawings for cells.

mod decode;
mod svg;

use decode::RgbaImage;
use gridpress_ground::images::{Image, ImageError};

/// Longer side of a picture in a cell, in pixels: 300 per inch in a cell of 4 cm.
pub const SYMBOL_SIDE: u32 = 480;
/// Lightest grey that is visible on white paper, where 255 is white.
const SEEN: u8 = 235;

/// Reads a PNG, JPEG or SVG for cells: its greys, with no more pixels than cells need.
///
/// # Errors
/// The reason why the picture cannot be used, in one line.
pub fn read_symbol(bytes: &[u8]) -> Result<Image, ImageError> {
    let image = if svg::is_svg(bytes) {
        image_of(&svg::draw(bytes, SYMBOL_SIDE).map_err(ImageError::Drawing)?, None)
    } else {
        let image = read(bytes).map_err(|error| match error {
            ImageError::UnknownFormat => ImageError::UnknownSymbolFormat,
            error => error,
        })?;
        reduced(image, SYMBOL_SIDE)
    };
    // White on transparent is common for icons, and would print as an empty cell.
    if image.pixels.iter().any(|pixel| *pixel <= SEEN) {
        Ok(image.clear())
    } else {
        Err(ImageError::Invisible)
    }
}

/// Returns the picture reduced to at most `side` pixels on its longer side.
fn reduced(image: Image, side: u32) -> Image {
    let longer = image.width.max(image.height);
    if longer <= side {
        return image;
    }
    let scaled = |pixels: u32| {
        let pixels = u64::from(pixels) * u64::from(side) / u64::from(longer);
        (pixels as u32).max(1)
    };
    let (width, height) = (scaled(image.width), scaled(image.height));
    let pixels = reduce_greys(image.width, image.height, &image.pixels, width, height);
    Image::new(width, height, pixels, None)
}

/// Reads a PNG or JPEG as viewers show it: turned by its Exif orientation, and transparent parts on white.
///
/// # Errors
/// The reason why the picture cannot be used, in one line.
pub fn read(bytes: &[u8]) -> Result<Image, ImageError> {
    Ok(image_of(&RgbaImage::decode(bytes)?, None))
}

/// Reads a PNG or JPEG like [`read`], and keeps its colours as well as its greys.
///
/// # Errors
/// The reason why the picture cannot be used, in one line.
pub fn read_in_colour(bytes: &[u8]) -> Result<Image, ImageError> {
    let picture = RgbaImage::decode(bytes)?;
    let colours = picture.rgba.iter().flat_map(|pixel| on_white(*pixel));
    Ok(image_of(&picture, Some(colours.collect())))
}

fn image_of(picture: &RgbaImage, colours: Option<Vec<u8>>) -> Image {
    let pixels = picture.rgba.iter().map(|pixel| grey(*pixel)).collect();
    Image::new(picture.width, picture.height, pixels, colours)
}

/// Reduces greys by averaging: each new pixel is the rounded mean of a block. No side may grow.
fn reduce_greys(width: u32, height: u32, greys: &[u8], new_width: u32, new_height: u32) -> Vec<u8> {
    let spans = |old: u32, new: u32| -> Vec<(usize, usize)> {
        // One division and one product of 32 bits, which round alike on every machine.
        let ratio = old as f32 / new as f32;
        (0..new)
            .map(|index| {
                let start = index as f32 * ratio;
                let end = (start + ratio).ceil() as u32;
                let start = (start.ceil() as u32).min(old - 1);
                (start as usize, end.clamp(start, old) as usize)
            })
            .collect()
    };
    let (across, down) = (spans(width, new_width), spans(height, new_height));
    let mut reduced = Vec::with_capacity(new_width as usize * new_height as usize);
    for &(top, bottom) in &down {
        for &(left, right) in &across {
            let rows = greys.chunks_exact(width as usize).take(bottom).skip(top);
            let sum: u64 =
                rows.flat_map(|row| &row[left..right]).map(|&grey| u64::from(grey)).sum();
            let count = ((bottom - top) * (right - left)) as u64;
            reduced.push(((sum + count / 2) / count) as u8);
        }
    }
    reduced
}

/// Returns a colour on white paper.
fn on_white([red, green, blue, alpha]: [u8; 4]) -> [u8; 3] {
    [red, green, blue].map(|part| {
        let (part, alpha) = (u32::from(part), u32::from(alpha));
        u8::try_from((part * alpha + 255 * (255 - alpha) + 127) / 255).unwrap_or(u8::MAX)
    })
}

/// Returns the lightness of a colour on white paper.
fn grey([red, green, blue, alpha]: [u8; 4]) -> u8 {
    let [red, green, blue, alpha] = [red, green, blue, alpha].map(u32::from);
    // In integers, because the names of pictures are hashes of these greys and must be equal on every machine.
    let light = (2126 * red + 7152 * green + 722 * blue + 5000) / 10_000;
    let on_white = (light * alpha + 255 * (255 - alpha) + 127) / 255;
    u8::try_from(on_white).unwrap_or(u8::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridpress_testing::picture_files::{grey_png, rgba_png};

    #[test]
    fn colours_become_greys_on_white() {
        let bytes = rgba_png(
            3,
            2,
            &[
                [0, 0, 0, 255],
                [255, 255, 255, 255],
                [0, 0, 0, 0],
                [0, 0, 0, 128],
                [0, 255, 0, 255],
                [255, 0, 0, 255],
            ],
        );
        let picture = read(&bytes).unwrap();
        assert_eq!((picture.width, picture.height), (3, 2));
        assert_eq!(picture.pixels, [0, 255, 255, 127, 182, 54]);
    }

    #[test]
    fn reduced_greys_are_rounded_means() {
        let greys: [u8; 10] = [0, 10, 20, 30, 40, 2, 11, 22, 33, 45];
        assert_eq!(reduce_greys(5, 2, &greys, 2, 1), [11, 37]);
        assert_eq!(reduce_greys(10, 1, &greys, 1, 1), [21]);
        assert_eq!(reduce_greys(5, 2, &greys, 5, 2), greys);
    }

    #[test]
    fn rejects_invalid_pictures() {
        let error = |bytes: &[u8]| read(bytes).unwrap_err();
        assert_eq!(error(b"GIF89a....."), ImageError::UnknownFormat);
        assert_eq!(error(b""), ImageError::UnknownFormat);
        let bytes = grey_png(1, 1, |_, _| 0);
        assert!(matches!(error(&bytes[..40]), ImageError::Damaged(_)));
        // A header that promises more pixels than there may be; nothing of them is read.
        let mut vast = grey_png(1, 1, |_, _| 0);
        vast[16..24].copy_from_slice(&[0, 0, 0x40, 0, 0, 0, 0x40, 0]);
        let mut check = flate2::Crc::new();
        check.update(&vast[12..29]);
        vast[29..33].copy_from_slice(&check.sum().to_be_bytes());
        assert_eq!(error(&vast), ImageError::TooLarge(16_384, 16_384, 20_000_000));
    }
}
