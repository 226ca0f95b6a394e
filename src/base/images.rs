//! Pictures: PNG and JPEG, converted to greys, and kept in colour for covers; and SVG drawings for cells.

mod decode;
mod svg;

use crate::hash::hex;
use crate::units::{Length, Size};
use decode::RgbaImage;
use sha2::{Digest, Sha256};
use std::cmp::Ordering;
use std::sync::Arc;

/// The reason why a picture cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImageError {
    /// It is neither a PNG nor a JPEG.
    UnknownFormat,
    /// It is neither of them, nor an SVG.
    UnknownSymbolFormat,
    /// All of it would print white.
    Invisible,
    /// Its width and height have too many pixels: more than the third number.
    TooLarge(u64, u64, u64),
    /// It cannot be decoded.
    Damaged(String),
    /// An SVG that cannot be drawn.
    Drawing(String),
}

/// A picture in greys, and also in colour if it is read for a cover.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Image {
    /// Name derived from the contents.
    name: String,
    /// Hash in the name.
    hash: [u8; 32],
    /// The number of pixels in a row.
    pub width: u32,
    /// The number of rows.
    pub height: u32,
    /// Greys row by row from the top, one byte per pixel: 0 is black, 255 white.
    pub pixels: Vec<u8>,
    /// Colours in the same order, three bytes per pixel: red, green and blue; `None` if only greys are needed.
    pub colours: Option<Vec<u8>>,
    /// `true` if white is transparent: see [`Image::CLEAR`].
    is_clear: bool,
}

impl std::fmt::Debug for Image {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Image of {}x{}", self.width, self.height)
    }
}

/// Resolution in pixels per inch at which greys look smooth, and the minimum at which pixels are invisible.
const GOOD_RESOLUTION: i32 = 300;
const MIN_RESOLUTION: i32 = 200;

/// Longer side of a picture in a cell, in pixels: 300 per inch in a cell of 4 cm.
pub const SYMBOL_SIDE: u32 = 480;
/// Lightest grey that is visible on white paper, where 255 is white.
const SEEN: u8 = 235;

impl Image {
    /// Darkest grey that counts as white in a transparent picture: lighter ones take no ink.
    pub const CLEAR: u8 = 243;

    /// Reads a PNG, JPEG or SVG for cells: its greys, with no more pixels than cells need.
    ///
    /// # Errors
    /// The reason why the picture cannot be used, in one line.
    pub fn read_symbol(bytes: &[u8]) -> Result<Image, ImageError> {
        let image = if svg::is_svg(bytes) {
            Image::of(&svg::draw(bytes, SYMBOL_SIDE).map_err(ImageError::Drawing)?, None)
        } else {
            Image::read(bytes)
                .map_err(|error| match error {
                    ImageError::UnknownFormat => ImageError::UnknownSymbolFormat,
                    error => error,
                })?
                .reduced(SYMBOL_SIDE)
        };
        // White on transparent is common for icons, and would print as an empty cell.
        if image.pixels.iter().any(|pixel| *pixel <= SEEN) {
            Ok(image.clear())
        } else {
            Err(ImageError::Invisible)
        }
    }

    /// Returns the picture reduced to at most `side` pixels on its longer side.
    fn reduced(self, side: u32) -> Image {
        let longer = self.width.max(self.height);
        if longer <= side {
            return self;
        }
        let scaled = |pixels: u32| {
            let pixels = u64::from(pixels) * u64::from(side) / u64::from(longer);
            (pixels as u32).max(1)
        };
        let (width, height) = (scaled(self.width), scaled(self.height));
        let pixels = reduce_greys(self.width, self.height, &self.pixels, width, height);
        Image::new(width, height, pixels, None)
    }

    /// Returns the picture with `percent` of its black.
    fn lighter(&self, percent: u8) -> Image {
        let lighter = |grey: &u8| {
            let black = u32::from(u8::MAX - *grey) * u32::from(percent);
            u8::MAX - ((black + 50) / 100).min(255) as u8
        };
        let pixels = self.pixels.iter().map(lighter).collect();
        let lighter = Image::new(self.width, self.height, pixels, None);
        if self.is_clear { lighter.clear() } else { lighter }
    }

    /// Reads a PNG or JPEG as viewers show it: turned by its Exif orientation, and transparent parts on white.
    ///
    /// # Errors
    /// The reason why the picture cannot be used, in one line.
    pub fn read(bytes: &[u8]) -> Result<Image, ImageError> {
        Ok(Image::of(&RgbaImage::decode(bytes)?, None))
    }

    /// Reads a PNG or JPEG like [`Image::read`], and keeps its colours as well as its greys.
    ///
    /// # Errors
    /// The reason why the picture cannot be used, in one line.
    pub fn read_in_colour(bytes: &[u8]) -> Result<Image, ImageError> {
        let picture = RgbaImage::decode(bytes)?;
        let colours = picture.rgba.iter().flat_map(|pixel| on_white(*pixel));
        Ok(Image::of(&picture, Some(colours.collect())))
    }

    fn of(picture: &RgbaImage, colours: Option<Vec<u8>>) -> Image {
        let pixels = picture.rgba.iter().map(|pixel| grey(*pixel)).collect();
        Image::new(picture.width, picture.height, pixels, colours)
    }

    /// Creates a picture from greys, and from colours if it has any.
    pub fn new(width: u32, height: u32, pixels: Vec<u8>, colours: Option<Vec<u8>>) -> Image {
        let hash = Sha256::new()
            // Without the width, a row and a column of the same pixels would share a name.
            .chain_update(width.to_be_bytes())
            .chain_update(&pixels)
            .chain_update(colours.as_deref().unwrap_or_default());
        // From pixels instead of the file: a reader of PDFs recovers only pixels, and looks up the digit by their hash.
        let hash: [u8; 32] = hash.finalize().into();
        Image { name: hex(&hash), hash, width, height, pixels, colours, is_clear: false }
    }

    /// Makes white transparent, so that the grey of a cell shows around the picture.
    pub fn clear(mut self) -> Image {
        // The same greys with and without transparency are different objects in a PDF, so they need different names.
        let hash = Sha256::new().chain_update(self.hash).chain_update(b"clear");
        self.hash = hash.finalize().into();
        self.name = hex(&self.hash);
        self.is_clear = true;
        self
    }

    /// Returns `true` if greys as light as [`Image::CLEAR`] are not painted.
    pub fn is_clear(&self) -> bool {
        self.is_clear
    }

    /// Returns a name that is the same for equal pictures only.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the hash in the name.
    pub fn hash(&self) -> [u8; 32] {
        self.hash
    }

    /// Returns red, green and blue of every pixel, row by row; greys for a picture without colours.
    pub fn colours(&self) -> impl Iterator<Item = [u8; 3]> {
        (0..self.pixels.len()).map(|index| self.colour(index))
    }

    /// Returns red, green and blue of the pixel at `index`.
    pub fn colour(&self, index: usize) -> [u8; 3] {
        let colour = |colours: &Vec<u8>| colours[index * 3..][..3].try_into().ok();
        self.colours.as_ref().and_then(colour).unwrap_or([self.pixels[index]; 3])
    }

    /// Returns the printed size in `room`: as large as possible, or smaller if the resolution would be too low.
    pub fn size_in(&self, room: Size) -> Size {
        // A smaller picture looks better than one with visible pixels.
        let width = if self.is_coarse(room) {
            Length::pt(72).scale(self.pixels(self.width), GOOD_RESOLUTION)
        } else {
            self.widest(room)
        };
        let height = width.scale(self.pixels(self.height), self.pixels(self.width));
        // A picture that is almost a line has no side rounded to more than the room, or to nothing.
        let height = height.min(room.height).at_least(Length::thousandths(1));
        Size { width, height }
    }

    /// Returns the resolution in pixels per inch if the picture fills `room`.
    pub fn resolution(&self, room: Size) -> i32 {
        let width = self.widest(room).to_thousandths();
        (Length::pt(72).scale(self.pixels(self.width), width)).to_thousandths()
    }

    /// Returns `true` if the resolution is too low to fill `room`.
    pub fn is_coarse(&self, room: Size) -> bool {
        self.resolution(room) < MIN_RESOLUTION
    }

    /// Returns the size that fills `room`, regardless of resolution.
    pub fn fitted(&self, room: Size) -> Size {
        let width = self.widest(room);
        let height = width.scale(self.pixels(self.height), self.pixels(self.width));
        let height = height.min(room.height).at_least(Length::thousandths(1));
        Size { width, height }
    }

    /// Returns the maximum width at which the picture fits in `room`.
    fn widest(&self, room: Size) -> Length {
        let [width, height] = [self.width, self.height].map(i64::from);
        let [across, down] = [room.width, room.height].map(|side| i64::from(side.to_thousandths()));
        // Cross-multiplied in 64 bits; a quotient would be rounded, and could exceed the room by a thousandth.
        let width = if width * down < across * height {
            room.height.scale(self.pixels(self.width), self.pixels(self.height))
        } else {
            room.width
        };
        width.at_least(Length::thousandths(1))
    }

    fn pixels(&self, side: u32) -> i32 {
        i32::try_from(side).unwrap_or(i32::MAX)
    }
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

/// The black, in percent, of a picture as a solver's entry, relative to the given.
const LIGHTER: u8 = 60;

/// Pictures in place of digits: the first stands for 1.
#[derive(Clone, Debug)]
pub struct PictureSet(Arc<[Arc<SymbolPicture>]>);

/// A picture in cells.
#[derive(Debug)]
pub struct SymbolPicture {
    /// Name of the picture in texts.
    pub name: String,
    /// Path of the file, as written in the spec.
    pub file: String,
    /// SHA-256 of the file, in hexadecimal.
    pub sha256: String,
    /// Picture of a given.
    pub given: Arc<Image>,
    /// Picture of a solver's entry.
    pub filled: Arc<Image>,
}

impl SymbolPicture {
    /// Creates the symbol of a picture file.
    pub fn new(file: &str, sha256: String, image: Image) -> SymbolPicture {
        SymbolPicture {
            name: name_of(file),
            file: file.to_owned(),
            sha256,
            filled: Arc::new(image.lighter(LIGHTER)),
            given: Arc::new(image),
        }
    }
}

/// Derives a name from a file name: `birds/red_robin.svg` is a red robin.
fn name_of(file: &str) -> String {
    let name = file.rsplit(['/', '\\']).next().unwrap_or(file);
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    let words: Vec<&str> = stem.split(['_', '-', ' ']).filter(|word| !word.is_empty()).collect();
    if words.is_empty() { name.to_owned() } else { words.join(" ") }
}

impl PictureSet {
    /// Creates a set of pictures, in the order of their digits.
    pub fn new(pictures: Vec<Arc<SymbolPicture>>) -> PictureSet {
        PictureSet(pictures.into())
    }

    /// Returns the pictures.
    pub fn pictures(&self) -> &[Arc<SymbolPicture>] {
        &self.0
    }

    /// Returns the picture of a digit.
    pub fn of(&self, digit: u8) -> Option<&SymbolPicture> {
        let index = usize::from(digit).checked_sub(1)?;
        self.0.get(index).map(Arc::as_ref)
    }

    /// Returns the digit of the picture with the given hash.
    pub fn digit(&self, hash: [u8; 32]) -> Option<u8> {
        let place = self.0.iter().position(|picture: &Arc<SymbolPicture>| {
            // A solved grid shows both pictures of a digit.
            [&picture.given, &picture.filled].iter().any(|known| known.hash() == hash)
        })?;
        u8::try_from(place + 1).ok()
    }

    /// Returns the values that distinguish sets.
    fn key(&self) -> impl Iterator<Item = (&str, &str)> {
        // The name contains the hash of all pixels, so pixels need not be compared.
        self.0.iter().map(|picture| (picture.file.as_str(), picture.given.name()))
    }
}

impl PartialEq for PictureSet {
    fn eq(&self, other: &PictureSet) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for PictureSet {}

impl PartialOrd for PictureSet {
    fn partial_cmp(&self, other: &PictureSet) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for PictureSet {
    fn cmp(&self, other: &PictureSet) -> Ordering {
        self.key().cmp(other.key())
    }
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
        let picture = Image::read(&bytes).unwrap();
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
        let error = |bytes: &[u8]| Image::read(bytes).unwrap_err();
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

    #[test]
    fn pictures_are_named_after_their_files() {
        let names = ["cat.png", "birds/red_robin.svg", "a\\b-c.d.jpg", "sun", "-.png", ".png"];
        assert_eq!(names.map(name_of), ["cat", "red robin", "b c.d", "sun", "-.png", ".png"]);
    }
}
