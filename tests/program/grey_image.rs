//! Grey images: reading, reduction, comparison and writing.

use png::{BitDepth, ColorType, Compression, Decoder, Encoder, Filter, Transformations};
use std::io::Cursor;

/// Number of greys in a stored image: 16 are enough to inspect it.
const STEP: u32 = 17;

/// An image in greys: 0 is black, 255 white.
#[derive(PartialEq)]
pub struct GreyImage {
    pub width: usize,
    pub height: usize,
    /// The pixels, row by row.
    pub greys: Vec<u8>,
}

impl GreyImage {
    /// Reads a PNG of any depth; of a coloured one, only the red channel.
    pub fn png(bytes: &[u8]) -> GreyImage {
        let mut decoder = Decoder::new(Cursor::new(bytes));
        decoder.set_transformations(Transformations::normalize_to_color8());
        let mut reader = decoder.read_info().unwrap();
        let mut all = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut all).unwrap();
        let greys = all.chunks(info.color_type.samples()).map(|pixel| pixel[0]);
        GreyImage {
            width: info.width as usize,
            height: info.height as usize,
            greys: greys.collect(),
        }
    }

    /// Reads a PGM file (P5), with or without comments.
    pub fn pgm(bytes: &[u8]) -> GreyImage {
        let mut rest = bytes;
        let mut words = Vec::new();
        while words.len() < 4 {
            let end = rest.iter().position(|&byte| byte == b'\n').unwrap();
            let line = str::from_utf8(&rest[..end]).unwrap();
            let line = line.split('#').next().unwrap();
            words.extend(line.split_whitespace().map(str::to_owned));
            rest = &rest[end + 1..];
        }
        let [width, height] = [1, 2].map(|word: usize| words[word].parse().unwrap());
        GreyImage { width, height, greys: rest.to_vec() }
    }

    /// Returns a smaller image with one pixel for each square of `side` pixels, in 16 greys.
    pub fn shrunk(&self, side: usize) -> GreyImage {
        let (width, height) = (self.width / side, self.height / side);
        let pixel = |x: usize, y: usize| {
            let rows = self.greys.chunks(self.width).skip(y * side).take(side);
            let square = rows.flat_map(|row| &row[x * side..(x + 1) * side]);
            let mean = square.map(|&grey| u32::from(grey)).sum::<u32>() / (side * side) as u32;
            ((mean + STEP / 2) / STEP * STEP) as u8
        };
        let places = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
        GreyImage { width, height, greys: places.map(|(x, y)| pixel(x, y)).collect() }
    }

    /// Returns an image of the differences, darker for larger ones; `None` if the sizes differ.
    pub fn difference(&self, other: &GreyImage) -> Option<GreyImage> {
        let is_comparable = self.width == other.width && self.height == other.height;
        let pairs = self.greys.iter().zip(&other.greys);
        is_comparable.then(|| GreyImage {
            width: self.width,
            height: self.height,
            greys: pairs.map(|(a, b)| 255 - a.abs_diff(*b)).collect(),
        })
    }

    /// Encodes the image as a PNG of 16 greys.
    pub fn to_png(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut encoder = Encoder::new(&mut bytes, self.width as u32, self.height as u32);
        encoder.set_color(ColorType::Grayscale);
        encoder.set_depth(BitDepth::Four);
        encoder.set_compression(Compression::High);
        encoder.set_filter(Filter::NoFilter);
        let mut writer = encoder.write_header().unwrap();
        let nibble = |pixel: Option<&u8>| pixel.map_or(0, |grey| grey / STEP as u8);
        let byte = |pair: &[u8]| nibble(pair.first()) << 4 | nibble(pair.get(1));
        let rows = self.greys.chunks(self.width);
        let packed: Vec<u8> = rows.flat_map(|row| row.chunks(2).map(byte)).collect();
        writer.write_image_data(&packed).unwrap();
        writer.finish().unwrap();
        bytes
    }

    /// Returns `true` if `is_such` holds for a pixel and its neighbours inside the image.
    pub fn all_around(&self, x: usize, y: usize, such: fn(u8) -> bool) -> bool {
        let rows = y.saturating_sub(1)..=(y + 1).min(self.height - 1);
        rows.into_iter().all(|y| {
            let columns = x.saturating_sub(1)..=(x + 1).min(self.width - 1);
            self.greys[y * self.width..][columns].iter().all(|&grey| such(grey))
        })
    }

    /// Returns the fraction of the image that is black, from 0 to 1.
    pub fn black(&self) -> f64 {
        let black: f64 = self.greys.iter().map(|&grey| f64::from(255 - grey)).sum();
        black / 255.0 / self.greys.len() as f64
    }
}
