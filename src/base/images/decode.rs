//! Decoding of PNG and JPEG files to the pixels that viewers show.

use gridpress_ground::images::ImageError;
use png::{BitDepth, ColorType, Transformations};
use std::io::Cursor;
use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::bytestream::ZCursor;
use zune_jpeg::zune_core::colorspace::ColorSpace;
use zune_jpeg::zune_core::options::DecoderOptions;

/// Maximum number of pixels. More do not sharpen a page, but need much memory.
const MAX_PIXELS: u64 = 20_000_000;

/// Maximum memory of a PNG besides its pixels, in bytes.
const PNG_MEMORY: usize = 512 << 20;

/// Pixels in colour: red, green, blue and alpha.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct RgbaImage {
    /// Number of pixels in a row.
    pub(super) width: u32,
    /// Number of rows.
    pub(super) height: u32,
    /// All pixels, row by row from the top.
    pub(super) rgba: Vec<[u8; 4]>,
}

impl RgbaImage {
    /// Decodes a PNG or JPEG, and turns it by its Exif orientation.
    ///
    /// # Errors
    /// The reason why the picture cannot be used, in one line.
    pub(super) fn decode(bytes: &[u8]) -> Result<RgbaImage, ImageError> {
        if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
            decode_png(bytes)
        } else if bytes.starts_with(b"\xff\xd8\xff") {
            decode_jpeg(bytes)
        } else {
            Err(ImageError::UnknownFormat)
        }
    }

    /// Turns the picture by an Exif orientation, 1 to 8.
    fn turned(self, orientation: u16) -> RgbaImage {
        if !(2..=8).contains(&orientation) {
            return self;
        }
        let RgbaImage { width, height, rgba } = self;
        let (right, bottom) = (width - 1, height - 1);
        let (new_width, new_height) = match orientation {
            5..=8 => (height, width),
            _ => (width, height),
        };
        let mut turned = Vec::with_capacity(rgba.len());
        for y in 0..new_height {
            turned.extend((0..new_width).map(|x| {
                let (x, y) = match orientation {
                    2 => (right - x, y),
                    3 => (right - x, bottom - y),
                    4 => (x, bottom - y),
                    5 => (y, x),
                    6 => (y, bottom - x),
                    7 => (right - y, bottom - x),
                    _ => (right - y, x),
                };
                rgba[y as usize * width as usize + x as usize]
            }));
        }
        RgbaImage { width: new_width, height: new_height, rgba: turned }
    }
}

/// Rejects a picture with too many pixels before memory is allocated.
fn check_size(width: u64, height: u64) -> Result<(), ImageError> {
    if width * height <= MAX_PIXELS {
        Ok(())
    } else {
        Err(ImageError::TooLarge(width, height, MAX_PIXELS))
    }
}

fn damaged(error: impl std::fmt::Display) -> ImageError {
    ImageError::Damaged(error.to_string())
}

fn decode_png(bytes: &[u8]) -> Result<RgbaImage, ImageError> {
    let limits = png::Limits { bytes: PNG_MEMORY };
    let mut decoder = png::Decoder::new_with_limits(Cursor::new(bytes), limits);
    // Texts may be large when they are decompressed, and nothing uses them.
    decoder.set_ignore_text_chunk(true);
    decoder.set_transformations(Transformations::EXPAND);
    let mut reader = decoder.read_info().map_err(damaged)?;
    let (width, height) = reader.info().size();
    check_size(width.into(), height.into())?;
    // The decoder panics on palettes with part of a colour.
    if reader.info().palette.as_ref().is_some_and(|palette| palette.len() % 3 != 0) {
        return Err(damaged("its palette is truncated"));
    }
    let orientation = reader.info().exif_metadata.as_deref().and_then(orientation).unwrap_or(1);
    let size = reader.output_buffer_size().ok_or_else(|| damaged("too large"))?;
    let mut samples = vec![0; size];
    let frame = reader.next_frame(&mut samples).map_err(damaged)?;
    if frame.bit_depth == BitDepth::Sixteen {
        samples = samples.chunks_exact(2).map(|pair| to_eight_bits([pair[0], pair[1]])).collect();
    }
    let rgba: Vec<[u8; 4]> = match frame.color_type {
        ColorType::Grayscale => samples.iter().map(|&grey| [grey, grey, grey, 255]).collect(),
        ColorType::GrayscaleAlpha => {
            samples.chunks_exact(2).map(|p| [p[0], p[0], p[0], p[1]]).collect()
        }
        ColorType::Rgb | ColorType::Indexed => opaque(&samples),
        ColorType::Rgba => samples.chunks_exact(4).map(|p| [p[0], p[1], p[2], p[3]]).collect(),
    };
    Ok(RgbaImage { width, height, rgba }.turned(orientation))
}

/// Rounds a 16-bit sample to 8 bits.
fn to_eight_bits(sample: [u8; 2]) -> u8 {
    // 65,535 / 255 is 257; taking the high byte alone would darken some samples.
    let rounded = (u32::from(u16::from_be_bytes(sample)) + 128) / 257;
    rounded as u8
}

/// Converts samples without alpha to pixels.
fn opaque(samples: &[u8]) -> Vec<[u8; 4]> {
    samples.chunks_exact(3).map(|p| [p[0], p[1], p[2], 255]).collect()
}

fn decode_jpeg(bytes: &[u8]) -> Result<RgbaImage, ImageError> {
    // Photographs of many cameras and editors violate the standard slightly, and every viewer shows them.
    let options = DecoderOptions::default()
        .set_strict_mode(false)
        // The limit is on the product of both sides; a long strip within it is allowed.
        .set_max_width(usize::MAX)
        .set_max_height(usize::MAX);
    let mut header = JpegDecoder::new_with_options(ZCursor::new(bytes), options);
    // The header is read separately, so that too large a picture is rejected before its pixels take memory.
    header.decode_headers().map_err(damaged)?;
    let (width, height) = header.dimensions().ok_or_else(|| damaged("it has no size"))?;
    check_size(width as u64, height as u64)?;
    let orientation = header.exif().and_then(|exif| orientation(exif)).unwrap_or(1);
    let colours = match header.input_colorspace() {
        Some(ColorSpace::Luma) => ColorSpace::Luma,
        // The decoder converts CMYK and YCCK as well, which printers' files use.
        _ => ColorSpace::RGB,
    };
    let options = options.jpeg_set_out_colorspace(colours);
    let samples =
        JpegDecoder::new_with_options(ZCursor::new(bytes), options).decode().map_err(damaged)?;
    let rgba: Vec<[u8; 4]> = match colours {
        ColorSpace::Luma => samples.iter().map(|&grey| [grey, grey, grey, 255]).collect(),
        _ => opaque(&samples),
    };
    Ok(RgbaImage { width: width as u32, height: height as u32, rgba }.turned(orientation))
}

/// Reads the orientation, 1 to 8, from the first directory of Exif data, which begins as a TIFF file; `None` if absent.
fn orientation(exif: &[u8]) -> Option<u16> {
    const ORIENTATION: u16 = 0x0112;
    const SHORT: u16 = 3;
    let is_little = match exif.get(..4)? {
        b"II*\0" => true,
        b"MM\0*" => false,
        _ => return None,
    };
    let short = |at: usize| {
        let bytes: [u8; 2] = exif.get(at..at.checked_add(2)?)?.try_into().ok()?;
        Some(if is_little { u16::from_le_bytes(bytes) } else { u16::from_be_bytes(bytes) })
    };
    let long = |at: usize| {
        let [first, second] = [short(at)?, short(at.checked_add(2)?)?].map(u32::from);
        Some(if is_little { second << 16 | first } else { first << 16 | second })
    };
    let directory = long(4)? as usize;
    for index in 0..usize::from(short(directory)?) {
        let entry = directory + 2 + 12 * index;
        // A truncated entry is ignored.
        exif.get(entry..entry + 12)?;
        if short(entry)? == ORIENTATION && short(entry + 2)? == SHORT && long(entry + 4)? == 1 {
            return short(entry + 8);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use png::{Encoder, Info};

    fn png(info: Info<'_>, samples: &[u8]) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut writer = Encoder::with_info(&mut bytes, info).unwrap().write_header().unwrap();
        writer.write_image_data(samples).unwrap();
        drop(writer);
        bytes
    }

    fn info(width: u32, height: u32, color_type: ColorType, bit_depth: BitDepth) -> Info<'static> {
        let mut info = Info::with_size(width, height);
        (info.color_type, info.bit_depth) = (color_type, bit_depth);
        info
    }

    /// Returns Exif data with an empty maker's name before its orientation.
    fn exif(orientation: u8, is_little: bool) -> Vec<u8> {
        let mut exif = if is_little {
            b"II*\0\x08\0\0\0\x02\0\x0f\x01\x02\0\0\0\0\0\0\0\0\0\x12\x01\x03\0\x01\0\0\0".to_vec()
        } else {
            b"MM\0*\0\0\0\x08\0\x02\x01\x0f\0\x02\0\0\0\0\0\0\0\0\x01\x12\0\x03\0\0\0\x01".to_vec()
        };
        let value = if is_little { [orientation, 0, 0, 0] } else { [0, orientation, 0, 0] };
        exif.extend(value);
        exif
    }

    #[test]
    fn pictures_are_turned_by_their_orientation() {
        let turned: [(u32, [u8; 6]); 9] = [
            (3, [1, 2, 3, 4, 5, 6]),
            (3, [3, 2, 1, 6, 5, 4]),
            (3, [6, 5, 4, 3, 2, 1]),
            (3, [4, 5, 6, 1, 2, 3]),
            (2, [1, 4, 2, 5, 3, 6]),
            (2, [4, 1, 5, 2, 6, 3]),
            (2, [6, 3, 5, 2, 4, 1]),
            (2, [3, 6, 2, 5, 1, 4]),
            (3, [1, 2, 3, 4, 5, 6]),
        ];
        for (orientation, (width, greys)) in (1..).zip(turned) {
            for is_little in [false, true] {
                let mut info = info(3, 2, ColorType::Grayscale, BitDepth::Eight);
                info.exif_metadata = Some(exif(orientation, is_little).into());
                let picture = RgbaImage::decode(&png(info, &[1, 2, 3, 4, 5, 6])).unwrap();
                assert_eq!((picture.width, picture.height), (width, 6 / width));
                assert_eq!(picture.rgba, greys.map(|grey| [grey, grey, grey, 255]));
            }
        }
    }

    #[test]
    fn jpegs_are_turned_by_exif() {
        let plain = include_bytes!("../../../tests/pictures/moon.jpg");
        let mut noted = plain[..2].to_vec();
        let exif = exif(3, false);
        noted.extend([0xff, 0xe1, 0, exif.len() as u8 + 8]);
        noted.extend(b"Exif\0\0");
        noted.extend(exif);
        noted.extend(&plain[2..]);
        let [plain, noted] = [plain, &noted[..]].map(|bytes| RgbaImage::decode(bytes).unwrap());
        assert_eq!((plain.width, plain.height), (300, 300));
        assert_ne!(plain, noted);
        assert_eq!(plain.turned(3), noted);
    }

    #[test]
    fn samples_of_every_format_become_eight_bits() {
        let decode = |info, samples: &[u8]| RgbaImage::decode(&png(info, samples)).unwrap().rgba;
        let sixteen = info(2, 1, ColorType::Grayscale, BitDepth::Sixteen);
        assert_eq!(decode(sixteen, &[0, 128, 0, 129]), [[0, 0, 0, 255], [1, 1, 1, 255]]);
        let clear = info(1, 1, ColorType::GrayscaleAlpha, BitDepth::Sixteen);
        assert_eq!(decode(clear, &[255, 255, 1, 0]), [[255, 255, 255, 1]]);
        let bits = info(3, 1, ColorType::Grayscale, BitDepth::Two);
        assert_eq!(decode(bits, &[0b0001_1000]), [0, 85, 170].map(|grey| [grey, grey, grey, 255]));
        let mut palette = info(2, 1, ColorType::Indexed, BitDepth::One);
        palette.palette = Some(vec![1, 2, 3, 4, 5, 6].into());
        palette.trns = Some(vec![7].into());
        assert_eq!(decode(palette, &[0b0100_0000]), [[1, 2, 3, 7], [4, 5, 6, 255]]);
    }

    #[test]
    fn rejects_palettes_with_part_of_a_colour() {
        let mut palette = info(2, 1, ColorType::Indexed, BitDepth::One);
        for length in [1, 2, 4, 5, 767] {
            palette.palette = Some(vec![9; length].into());
            let error = RgbaImage::decode(&png(palette.clone(), &[0b0100_0000])).unwrap_err();
            assert!(matches!(error, ImageError::Damaged(_)), "{length}: {error:?}");
        }
    }

    #[test]
    fn rejects_truncated_files() {
        let whole = include_bytes!("../../../tests/pictures/moon.jpg");
        let is_damaged =
            |bytes: &[u8]| matches!(RgbaImage::decode(bytes), Err(ImageError::Damaged(_)));
        assert!(is_damaged(&whole[..100]));
        let whole = png(info(9, 9, ColorType::Grayscale, BitDepth::Eight), &[7; 81]);
        for length in 8..whole.len() - 20 {
            assert!(is_damaged(&whole[..length]));
        }
    }
}
