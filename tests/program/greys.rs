//! Pictures in greys.

use png::{Decoder, Transformations};
use std::io::Cursor;

/// A picture in pixels: 0 is black, 255 white.
pub struct Greys {
    pub width: usize,
    pub height: usize,
    /// Row by row.
    pub greys: Vec<u8>,
}

impl Greys {
    /// Reads a PNG of any depth; of a coloured one the reds.
    pub fn png(bytes: &[u8]) -> Greys {
        let mut decoder = Decoder::new(Cursor::new(bytes));
        decoder.set_transformations(Transformations::normalize_to_color8());
        let mut reader = decoder.read_info().unwrap();
        let mut all = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut all).unwrap();
        let greys = all.chunks(info.color_type.samples()).map(|pixel| pixel[0]);
        Greys {
            width: info.width as usize,
            height: info.height as usize,
            greys: greys.collect(),
        }
    }

    /// Reads a file of the kind P5, with or without comments.
    pub fn pgm(bytes: &[u8]) -> Greys {
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
        Greys {
            width,
            height,
            greys: rest.to_vec(),
        }
    }

    /// Whether a pixel and all that touch it are such; what is beyond the edge is.
    pub fn all_around(&self, x: usize, y: usize, such: fn(u8) -> bool) -> bool {
        let rows = y.saturating_sub(1)..=(y + 1).min(self.height - 1);
        rows.into_iter().all(|y| {
            let columns = x.saturating_sub(1)..=(x + 1).min(self.width - 1);
            self.greys[y * self.width..][columns]
                .iter()
                .all(|&grey| such(grey))
        })
    }

    /// The share of the picture that is black, from 0 to 1.
    pub fn black(&self) -> f64 {
        let black: f64 = self.greys.iter().map(|&grey| f64::from(255 - grey)).sum();
        black / 255.0 / self.greys.len() as f64
    }
}
