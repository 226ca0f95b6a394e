//! Pictures, from their own pixels to those of the page.

use gridpress_base::images::Image;
use gridpress_layout::Picture;
use std::ops::Range;

/// A picture in pixels of the page.
pub(super) struct Pixels<'p> {
    image: &'p Image,
    turns: u8,
    /// Where its top left corner lies.
    at: [f64; 2],
    /// Its size before it is turned.
    size: [f64; 2],
}

impl<'p> Pixels<'p> {
    /// The picture where there are `scale` pixels to a point.
    pub(super) fn new(picture: &Picture<'p>, scale: f64) -> Pixels<'p> {
        let pixels = |length: gridpress_base::units::Length| length.to_pt() * scale;
        Pixels {
            image: picture.image,
            turns: picture.turns % 4,
            at: [picture.at.x, picture.at.y].map(pixels),
            size: [picture.size.width, picture.size.height].map(pixels),
        }
    }

    /// Whether what lies below its white is seen.
    pub(super) fn is_clear(&self) -> bool {
        self.image.is_clear()
    }

    /// Left, top, right and bottom on the page.
    fn edges(&self) -> [f64; 4] {
        let ([x, y], [width, height]) = (self.at, self.size);
        match self.turns {
            0 => [x, y, x + width, y + height],
            1 => [x - height, y, x, y + width],
            2 => [x - width, y - height, x, y],
            _ => [x, y - width, x + height, y],
        }
    }

    /// The rows that it reaches.
    pub(super) fn rows(&self) -> Range<f32> {
        let [_, low, _, high] = self.edges();
        low as f32..high as f32
    }

    /// Puts the colours, or the greys, of a band of that size, which begins at row `top`: by the index of the pixel in the band.
    pub(super) fn paint(
        &self,
        (width, rows): (u32, u32),
        top: u32,
        clip: Option<[f64; 4]>,
        in_colour: bool,
        mut put: impl FnMut(usize, [u8; 3]),
    ) {
        let [left, low, right, high] = self.edges();
        let [x0, y0, x1, y1] = clip.unwrap_or([left, low, right, high]);
        let columns = middles(left.max(x0), right.min(x1), width);
        let top = f64::from(top);
        for y in middles(low.max(y0) - top, high.min(y1) - top, rows) {
            for x in columns.clone() {
                let (x_at, y_at) = (x as f64, y as f64 + top);
                let colour = match in_colour {
                    true => self.colour(x_at, y_at),
                    false => [self.grey(x_at, y_at); 3],
                };
                put(y * width as usize + x, colour);
            }
        }
    }

    /// The columns and rows of the picture that the pixel of the page with that corner covers.
    fn covered(&self, x: f64, y: f64) -> [Range<usize>; 2] {
        let [a, b] = [[x, y], [x + 1.0, y + 1.0]].map(|corner| self.within(corner));
        let columns = covered(a[0], b[0], self.image.width);
        [columns, covered(a[1], b[1], self.image.height)]
    }

    /// The mean colour of what the pixel of the page with that corner covers.
    fn colour(&self, x: f64, y: f64) -> [u8; 3] {
        let [columns, rows] = self.covered(x, y);
        let count = (columns.len() * rows.len()) as u64;
        let width = self.image.width as usize;
        let mut sums = [0; 3];
        for index in rows.flat_map(|y| columns.clone().map(move |x| y * width + x)) {
            let parts = self.image.colour(index);
            for (sum, part) in sums.iter_mut().zip(parts) {
                *sum += u64::from(part);
            }
        }
        sums.map(|sum| ((sum + count / 2) / count) as u8)
    }

    /// The mean grey of what the pixel of the page with that corner covers.
    fn grey(&self, x: f64, y: f64) -> u8 {
        let [columns, rows] = self.covered(x, y);
        let count = (columns.len() * rows.len()) as u64;
        let width = self.image.width as usize;
        let row = |y: usize| &self.image.pixels[y * width..][columns.clone()];
        let sum: u64 = rows.flat_map(row).map(|&light| u64::from(light)).sum();
        ((sum + count / 2) / count) as u8
    }

    /// A place of the page as shares of the picture's width and height.
    fn within(&self, [x, y]: [f64; 2]) -> [f64; 2] {
        let (x, y) = (x - self.at[0], y - self.at[1]);
        let [x, y] = match self.turns {
            0 => [x, y],
            1 => [y, -x],
            2 => [-x, -y],
            _ => [-y, x],
        };
        [x / self.size[0], y / self.size[1]]
    }
}

/// Which of `count` pixels lie between two shares of their length: one at least.
fn covered(from: f64, to: f64, count: u32) -> Range<usize> {
    let (from, to) = (from.min(to), from.max(to));
    let all = f64::from(count);
    let [first, last] = [from, to].map(|share| (share * all).round().clamp(0.0, all) as usize);
    if first < last {
        return first..last;
    }
    let middle = ((from + to) / 2.0 * all).clamp(0.0, all - 1.0) as usize;
    middle..middle + 1
}

/// The range of the first `count` pixels whose middles lie from `from` to `to`.
pub(super) fn middles(from: f64, to: f64, count: u32) -> Range<usize> {
    let first = |edge: f64| (edge - 0.5).ceil().clamp(0.0, f64::from(count)) as usize;
    first(from)..first(to).max(first(from))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pixels_are_those_whose_middle_is_covered() {
        assert_eq!(middles(0.5, 2.5, 9), 0..2);
        assert_eq!(middles(0.6, 2.6, 9), 1..3);
        assert_eq!(middles(-4.0, 99.0, 9), 0..9);
        assert_eq!(middles(5.0, 2.0, 9), 5..5);
    }
}
