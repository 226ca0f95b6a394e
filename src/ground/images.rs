//! Pictures as the greys that are printed, with their colours for covers.

use crate::hash::hex;
use crate::units::{Length, Size};
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

impl Image {
    /// Darkest grey that counts as white in a transparent picture: lighter ones take no ink.
    pub const CLEAR: u8 = 243;

    /// Returns the picture with `percent` of its black.
    fn lighter(&self, percent: u8) -> Image {
        let pixels = self.pixels.iter().map(|grey| {
            let black = u32::from(u8::MAX - *grey) * u32::from(percent);
            u8::MAX - ((black + 50) / 100).min(255) as u8
        });
        let lighter = Image::new(self.width, self.height, pixels.collect(), None);
        if self.is_clear { lighter.clear() } else { lighter }
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
        let colours = self.colours.as_ref();
        colours.map_or([self.pixels[index]; 3], |of| [0, 1, 2].map(|part| of[index * 3 + part]))
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

    #[test]
    fn pictures_are_named_after_their_files() {
        let names = ["cat.png", "birds/red_robin.svg", "a\\b-c.d.jpg", "sun", "-.png", ".png"];
        assert_eq!(names.map(name_of), ["cat", "red robin", "b c.d", "sun", "-.png", ".png"]);
    }
}
