//! Conversion of primitives and pictures to paths and pixels, and the band of rows that they are painted on.

use crate::paint::{
    Dashes, PagePath, Polyline, StrokeShape, fill_path, outlines, stroke_shape, to_points,
};
use gridpress_base::colour::Colour;
use gridpress_base::fonts::{FaceId, Fonts, Glyph, PathStep};
use gridpress_ground::images::Image;
use gridpress_ground::units::{Length, Rect};
use gridpress_layout::{PaintedPrimitive, PaintedText, Picture, Primitive};
use std::collections::BTreeMap;
use std::ops::Range;
use std::rc::Rc;
use tiny_skia::{
    Color, FillRule, Mask, Paint, Path, PathBuilder, PathSegment, Pixmap, PremultipliedColorU8,
    Stroke, StrokeDash, Transform,
};

/// A mark to paint, in pixels from the top left corner of the page.
pub(super) struct PixelMark<'p> {
    ink: Ink<'p>,
    /// The rows that it may touch.
    rows: Range<f32>,
    /// The clip rectangle, if any: left, top, right, bottom.
    clip: Option<[f64; 4]>,
}

enum Ink<'p> {
    /// An area; glyphs share their paths, which `place` transforms to pixels.
    Area {
        path: Rc<Path>,
        place: Transform,
        colour: Colour,
    },
    Picture(PlacedImage<'p>),
}

/// Returns the marks of `list` at `scale` pixels per point, in order.
pub(super) fn marks<'p>(
    list: &[PaintedPrimitive<'p>],
    fonts: &Fonts,
    scale: f64,
) -> Vec<PixelMark<'p>> {
    // Each glyph is converted once, as a page of grids shows the same few figures hundreds of times.
    let outlines = outlines(list, fonts).into_iter();
    let glyph = |(key, outline): (_, Vec<_>)| Some((key, Rc::new(path(outline.into_iter())?)));
    let builder = MarkBuilder { scale, fonts, glyphs: outlines.filter_map(glyph).collect() };
    list.iter()
        .flat_map(|painted| {
            let inks = builder.inks(painted);
            let clip = painted.clip.map(|rect| builder.edges(&rect));
            inks.into_iter().filter_map(move |ink| {
                let rows = ink.rows()?;
                Some(PixelMark { ink, rows, clip })
            })
        })
        .collect()
}

struct MarkBuilder<'f> {
    /// The number of pixels per point.
    scale: f64,
    fonts: &'f Fonts,
    glyphs: BTreeMap<(FaceId, u16), Rc<Path>>,
}

impl MarkBuilder<'_> {
    fn inks<'p>(&self, painted: &PaintedPrimitive<'p>) -> Vec<Ink<'p>> {
        let black = painted.colour_of(100);
        match &painted.primitive {
            Primitive::Fill { outline, percent } => {
                let colour = painted.colour_of(*percent);
                area(self.path(&fill_path(outline)), colour).into_iter().collect()
            }
            Primitive::Stroke { outline, weight } => match stroke_shape(outline, *weight) {
                StrokeShape::Area(path) => area(self.path(&path), black).into_iter().collect(),
                StrokeShape::Lines(lines) => (lines.iter())
                    .filter_map(|line| area(self.stroke(line, *weight), black))
                    .collect(),
            },
            Primitive::Text(text) => self.text(text, painted.colour_of(text.percent)),
            Primitive::Picture(picture) => {
                vec![Ink::Picture(PlacedImage::new(picture, self.scale))]
            }
        }
    }

    fn path(&self, steps: &PagePath) -> Option<Path> {
        path(steps.iter().map(|step| step.map(|at| self.pixels(to_points(at)))))
    }

    fn pixels(&self, [x, y]: [f64; 2]) -> [f64; 2] {
        [x * self.scale, y * self.scale]
    }

    fn edges(&self, rect: &Rect) -> [f64; 4] {
        [rect.origin.x, rect.origin.y, rect.right(), rect.bottom()]
            .map(|length| length.to_pt() * self.scale)
    }

    /// Returns the area of a line. It is a whole number of pixels wide, and the edges of horizontal and vertical lines
    /// lie between pixels, so that equal rules look equal.
    fn stroke(&self, line: &Polyline, weight: Length) -> Option<Path> {
        // The thinnest rule must not vanish at a low resolution.
        let width = (weight.to_pt() * self.scale).round().max(1.0);
        let points = line.points.iter().map(|&point| self.pixels(to_points(point)));
        let whole = path(steps(points.collect(), line.is_closed))?;
        let dashed = line.dashes.and_then(|Dashes { dash, gap }| {
            let [dash, gap] = [dash, gap].map(|length| (length.to_pt() * self.scale) as f32);
            whole.dash(&StrokeDash::new(vec![dash, gap], dash / 2.0)?, 1.0)
        });
        // Dashes are fitted one by one, so that they stay in position along the line.
        let fitted =
            pieces(&dashed.unwrap_or(whole)).into_iter().flat_map(|(points, is_closed)| {
                steps(fitted(&points, is_closed, width), is_closed).collect::<Vec<_>>()
            });
        let stroke = Stroke { width: width as f32, miter_limit: 10.0, ..Stroke::default() };
        path(fitted)?.stroke(&stroke, 1.0)
    }

    fn text<'p>(&self, text: &PaintedText, colour: Colour) -> Vec<Ink<'p>> {
        let face = text.run.face;
        let units = f64::from(self.fonts.face(face).units_per_em());
        let size = text.run.size.to_pt() * self.scale / units;
        // The directions of a step to the right and a step down.
        let (right, down) = match text.turns % 4 {
            0 => ([1.0, 0.0], [0.0, 1.0]),
            1 => ([0.0, 1.0], [-1.0, 0.0]),
            2 => ([-1.0, 0.0], [0.0, -1.0]),
            _ => ([0.0, -1.0], [1.0, 0.0]),
        };
        let origin = self.pixels(to_points(text.at));
        let ink = |glyph: &Glyph| {
            let path = self.glyphs.get(&(face, glyph.id))?.clone();
            let x = glyph.x.to_pt() * self.scale;
            let [a, b, c, d, e, f] = [
                right[0] * size,
                right[1] * size,
                down[0] * -size,
                down[1] * -size,
                origin[0] + right[0] * x,
                origin[1] + right[1] * x,
            ]
            .map(|part| part as f32);
            Some(Ink::Area { path, place: Transform::from_row(a, b, c, d, e, f), colour })
        };
        text.run.glyphs.iter().filter_map(ink).collect()
    }
}

/// Returns an area of ink; `None` without a path.
fn area<'p>(path: Option<Path>, colour: Colour) -> Option<Ink<'p>> {
    let (path, place) = (Rc::new(path?), Transform::identity());
    Some(Ink::Area { path, place, colour })
}

/// Returns the points of a line that is `width` pixels wide, moved by less than a pixel so that the edges of horizontal
/// and vertical parts lie between pixels. Its ends keep their positions along the line.
fn fitted(points: &[[f64; 2]], is_closed: bool, width: f64) -> Vec<[f64; 2]> {
    let half = width / 2.0;
    let fitted = |(index, &point): (usize, &[f64; 2])| {
        let last = points.len() - 1;
        let before = match index {
            0 => is_closed.then_some(last),
            _ => Some(index - 1),
        };
        let after = if index == last { is_closed.then_some(0) } else { Some(index + 1) };
        [0, 1].map(|axis| {
            let place = point[axis];
            let is_side =
                |other: Option<usize>| other.is_some_and(|other| points[other][axis] == place);
            if is_side(before) || is_side(after) { (place - half).round() + half } else { place }
        })
    };
    points.iter().enumerate().map(fitted).collect()
}

/// Splits `path`, which is straight, into lines, with `true` for closed ones.
fn pieces(path: &Path) -> Vec<(Vec<[f64; 2]>, bool)> {
    let mut pieces: Vec<(Vec<[f64; 2]>, bool)> = Vec::new();
    for segment in path.segments() {
        let last = pieces.last_mut();
        match (segment, last) {
            (PathSegment::LineTo(to), Some((points, _))) => {
                points.push([to.x, to.y].map(f64::from))
            }
            (PathSegment::Close, Some((_, is_closed))) => *is_closed = true,
            (PathSegment::MoveTo(to), _) => pieces.push((vec![[to.x, to.y].map(f64::from)], false)),
            _ => {}
        }
    }
    pieces
}

/// Returns the steps along a line.
fn steps(points: Vec<[f64; 2]>, is_closed: bool) -> impl Iterator<Item = PathStep<[f64; 2]>> {
    let step = |(index, point)| match index {
        0 => PathStep::Move(point),
        _ => PathStep::Line(point),
    };
    points.into_iter().enumerate().map(step).chain(is_closed.then_some(PathStep::Close))
}

fn path(steps: impl Iterator<Item = PathStep<[f64; 2]>>) -> Option<Path> {
    let mut builder = PathBuilder::new();
    for step in steps {
        match step.map(|point| point.map(|part| part as f32)) {
            PathStep::Move([x, y]) => builder.move_to(x, y),
            PathStep::Line([x, y]) => builder.line_to(x, y),
            PathStep::Quad([ax, ay], [x, y]) => builder.quad_to(ax, ay, x, y),
            PathStep::Cubic([ax, ay], [bx, by], [x, y]) => builder.cubic_to(ax, ay, bx, by, x, y),
            PathStep::Close => builder.close(),
        }
    }
    builder.finish()
}

impl Ink<'_> {
    fn rows(&self) -> Option<Range<f32>> {
        match self {
            Ink::Area { path, place, .. } => {
                let bounds = path.bounds().transform(*place)?;
                Some(bounds.top()..bounds.bottom())
            }
            Ink::Picture(pixels) => Some(pixels.rows()),
        }
    }
}

/// Some rows of the page.
pub(super) struct PixelBand {
    pixels: Pixmap,
    /// The most recent clip rectangle and its mask.
    mask: Option<([f64; 4], Mask)>,
    /// `true` for smooth edges and colour pictures; otherwise each pixel takes the colour at its centre.
    is_smooth: bool,
}

impl PixelBand {
    /// Returns a band of that size; `None` if the size is invalid.
    pub(super) fn new(width: u32, rows: u32, is_smooth: bool) -> Option<PixelBand> {
        Some(PixelBand { pixels: Pixmap::new(width, rows)?, mask: None, is_smooth })
    }

    /// Paints the rows starting at `top`.
    pub(super) fn paint(&mut self, marks: &[PixelMark], top: u32) {
        self.pixels.fill(Color::WHITE);
        self.mask = None;
        let rows = top as f32..(top + self.pixels.height()) as f32;
        for mark in marks {
            // Most marks touch one band only, so this test saves most of the painting.
            if mark.rows.start < rows.end && mark.rows.end > rows.start {
                self.mark(mark, top);
            }
        }
    }

    fn mark(&mut self, mark: &PixelMark, top: u32) {
        let size = (self.pixels.width(), self.pixels.height());
        if let Some(clip) = mark.clip
            // Neighbouring marks usually share a clip, so remembering one mask is enough.
            && self.mask.as_ref().is_none_or(|(known, _)| *known != clip)
        {
            self.mask = mask(clip, size, top).map(|mask| (clip, mask));
        }
        let mask = self.mask.as_ref().filter(|_| mark.clip.is_some());
        match &mark.ink {
            Ink::Area { path, place, colour } => {
                let mut paint = Paint { anti_alias: self.is_smooth, ..Paint::default() };
                let [red, green, blue] = colour.rgb();
                paint.set_color_rgba8(red, green, blue, 255);
                let place = place.post_translate(0.0, -(top as f32));
                let mask = mask.map(|(_, mask)| mask);
                self.pixels.fill_path(path, &paint, FillRule::Winding, place, mask);
            }
            Ink::Picture(picture) => {
                let clip = mark.clip;
                let pixels = self.pixels.pixels_mut();
                picture.paint(size, top, clip, self.is_smooth, |index, [red, green, blue]| {
                    let Some(pixel) = pixels.get_mut(index) else {
                        return;
                    };
                    // Ink on ink is never lighter.
                    let below = [pixel.red(), pixel.green(), pixel.blue()];
                    let [red, green, blue] = if picture.is_clear() {
                        [0, 1, 2].map(|part| [red, green, blue][part].min(below[part]))
                    } else {
                        [red, green, blue]
                    };
                    let colour = PremultipliedColorU8::from_rgba(red, green, blue, 255);
                    *pixel = colour.unwrap_or(*pixel);
                });
            }
        }
    }

    /// Returns red, green and blue of each pixel of a row.
    pub(super) fn colours(&self, y: u32) -> impl Iterator<Item = u8> {
        let width = self.pixels.width() as usize;
        let start = y as usize * width;
        self.pixels.pixels()[start..start + width]
            .iter()
            .flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue()])
    }

    /// Returns the greys of a row.
    pub(super) fn row(&self, y: u32) -> impl Iterator<Item = u8> {
        let width = self.pixels.width() as usize;
        let start = y as usize * width;
        self.pixels.pixels()[start..start + width].iter().map(|pixel| pixel.red())
    }
}

/// Returns the mask of a rectangle of the page in a band.
fn mask([left, low, right, high]: [f64; 4], (width, rows): (u32, u32), top: u32) -> Option<Mask> {
    let mut mask = Mask::new(width, rows)?;
    let columns = middles(left, right, width);
    for y in middles(low - f64::from(top), high - f64::from(top), rows) {
        let start = y * width as usize;
        mask.data_mut()[start + columns.start..start + columns.end].fill(255);
    }
    Some(mask)
}

/// A picture in pixels of the page.
pub(super) struct PlacedImage<'p> {
    image: &'p Image,
    turns: u8,
    /// The position of its top left corner.
    at: [f64; 2],
    /// Its size before rotation.
    size: [f64; 2],
}

impl<'p> PlacedImage<'p> {
    /// Returns the picture at `scale` pixels per point.
    pub(super) fn new(picture: &Picture<'p>, scale: f64) -> PlacedImage<'p> {
        let pixels = |length: gridpress_ground::units::Length| length.to_pt() * scale;
        PlacedImage {
            image: picture.image,
            turns: picture.turns % 4,
            at: [picture.at.x, picture.at.y].map(pixels),
            size: [picture.size.width, picture.size.height].map(pixels),
        }
    }

    /// `true` if its white is transparent.
    pub(super) fn is_clear(&self) -> bool {
        self.image.is_clear()
    }

    /// Returns left, top, right and bottom on the page.
    fn edges(&self) -> [f64; 4] {
        let ([x, y], [width, height]) = (self.at, self.size);
        match self.turns {
            0 => [x, y, x + width, y + height],
            1 => [x - height, y, x, y + width],
            2 => [x - width, y - height, x, y],
            _ => [x, y - width, x + height, y],
        }
    }

    /// Returns the rows that it touches.
    pub(super) fn rows(&self) -> Range<f32> {
        let [_, low, _, high] = self.edges();
        low as f32..high as f32
    }

    /// Calls `put` with the index and the colour, or the grey, of each pixel in a band of that size that starts at row
    /// `top`.
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
                let colour =
                    if in_colour { self.colour(x_at, y_at) } else { [self.grey(x_at, y_at); 3] };
                put(y * width as usize + x, colour);
            }
        }
    }

    /// Returns the columns and rows of the picture covered by the page pixel with that corner.
    fn covered(&self, x: f64, y: f64) -> [Range<usize>; 2] {
        let [a, b] = [[x, y], [x + 1.0, y + 1.0]].map(|corner| self.within(corner));
        [covered(a[0], b[0], self.image.width), covered(a[1], b[1], self.image.height)]
    }

    /// Returns the mean colour of the area covered by the page pixel with that corner.
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

    /// Returns the mean grey of the area covered by the page pixel with that corner.
    fn grey(&self, x: f64, y: f64) -> u8 {
        let [columns, rows] = self.covered(x, y);
        let count = (columns.len() * rows.len()) as u64;
        let width = self.image.width as usize;
        let row = |y: usize| &self.image.pixels[y * width..][columns.clone()];
        let sum: u64 = rows.flat_map(row).map(|&light| u64::from(light)).sum();
        ((sum + count / 2) / count) as u8
    }

    /// Converts a point of the page to shares of the picture's width and height.
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

/// Returns the pixels between two shares of a length of `count` pixels: at least one.
fn covered(from: f64, to: f64, count: u32) -> Range<usize> {
    let (from, to) = (from.min(to), from.max(to));
    let all = f64::from(count);
    let [first, last] = [from, to].map(|share| (share * all).round().clamp(0.0, all) as usize);
    // A page pixel may be smaller than a pixel of the picture, and must still get its colour.
    if first < last {
        return first..last;
    }
    let middle = ((from + to) / 2.0 * all).clamp(0.0, all - 1.0) as usize;
    middle..middle + 1
}

/// Returns those of the first `count` pixels whose centres lie between `from` and `to`.
fn middles(from: f64, to: f64, count: u32) -> Range<usize> {
    let first = |edge: f64| (edge - 0.5).ceil().clamp(0.0, f64::from(count)) as usize;
    first(from)..first(to).max(first(from))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_of_upright_lines_lie_between_pixels() {
        let rule = [[3.3, 5.2], [9.9, 5.2]];
        assert_eq!(fitted(&rule, false, 3.0), [[3.3, 5.5], [9.9, 5.5]]);
        assert_eq!(fitted(&rule, false, 2.0), [[3.3, 5.0], [9.9, 5.0]]);
        let frame = [[1.2, 1.2], [8.8, 1.2], [8.8, 6.4], [1.2, 6.4]];
        let straight = [[1.5, 1.5], [8.5, 1.5], [8.5, 6.5], [1.5, 6.5]];
        assert_eq!(fitted(&frame, true, 1.0), straight);
        let corner = [[3.3, 5.2], [9.9, 5.2], [9.9, 7.1]];
        assert_eq!(fitted(&corner, false, 1.0), [[3.3, 5.5], [9.5, 5.5], [9.5, 7.1]]);
        let slanting = [[0.2, 0.2], [5.0, 6.0]];
        assert_eq!(fitted(&slanting, false, 1.0), slanting);
    }

    #[test]
    fn covers_pixels_by_their_centres() {
        assert_eq!(middles(0.5, 2.5, 9), 0..2);
        assert_eq!(middles(0.6, 2.6, 9), 1..3);
        assert_eq!(middles(-4.0, 99.0, 9), 0..9);
        assert_eq!(middles(5.0, 2.0, 9), 5..5);
    }
}
