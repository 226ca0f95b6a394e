//! What is painted, as paths of pixels; and a band of rows that they are painted on.

use super::super::paint::{Dashes, PagePath, Polyline, Stroked, filled, in_pt, outlines, stroked};
use super::picture::{Pixels, middles};
use gridpress_base::colour::Colour;
use gridpress_base::fonts::{FaceId, Fonts, Glyph, PathStep};
use gridpress_base::units::{Length, Rect};
use gridpress_layout::{Painted, Primitive, Text};
use std::collections::BTreeMap;
use std::ops::Range;
use std::rc::Rc;
use tiny_skia::{
    Color, FillRule, Mask, Paint, Path, PathBuilder, PathSegment, Pixmap, PremultipliedColorU8,
    Stroke, StrokeDash, Transform,
};

/// Something to paint, in pixels from the top left corner of the page.
pub(super) struct Mark<'p> {
    ink: Ink<'p>,
    /// The rows that it may reach.
    rows: Range<f32>,
    /// Where it is seen, if not everywhere: left, top, right, bottom.
    clip: Option<[f64; 4]>,
}

enum Ink<'p> {
    /// An area; glyphs share their paths, which `place` brings to pixels.
    Area {
        path: Rc<Path>,
        place: Transform,
        colour: Colour,
    },
    Picture(Pixels<'p>),
}

/// The marks of `list` with `scale` pixels to a point, in order.
pub(super) fn marks<'p>(list: &[Painted<'p>], fonts: &Fonts, scale: f64) -> Vec<Mark<'p>> {
    let outlines = outlines(list, fonts).into_iter();
    let glyph = |(key, outline): (_, Vec<_>)| Some((key, Rc::new(path(outline.into_iter())?)));
    let maker = Maker { scale, fonts, glyphs: outlines.filter_map(glyph).collect() };
    let marks = |painted| {
        let inks = maker.inks(painted);
        let clip = painted.clip.map(|rect| maker.edges(&rect));
        inks.into_iter().filter_map(move |ink| {
            let rows = ink.rows()?;
            Some(Mark { ink, rows, clip })
        })
    };
    list.iter().flat_map(marks).collect()
}

struct Maker<'f> {
    /// The number of pixels to a point.
    scale: f64,
    fonts: &'f Fonts,
    glyphs: BTreeMap<(FaceId, u16), Rc<Path>>,
}

impl Maker<'_> {
    fn inks<'p>(&self, painted: &Painted<'p>) -> Vec<Ink<'p>> {
        let black = painted.colour_of(100);
        match &painted.primitive {
            Primitive::Fill { outline, percent } => {
                let colour = painted.colour_of(*percent);
                area(self.path(&filled(outline)), colour).into_iter().collect()
            }
            Primitive::Stroke { outline, weight } => match stroked(outline, *weight) {
                Stroked::Area(path) => area(self.path(&path), black).into_iter().collect(),
                Stroked::Lines(lines) => (lines.iter())
                    .filter_map(|line| area(self.stroke(line, *weight), black))
                    .collect(),
            },
            Primitive::Text(text) => self.text(text, painted.colour_of(text.percent)),
            Primitive::Picture(picture) => vec![Ink::Picture(Pixels::new(picture, self.scale))],
        }
    }

    fn path(&self, steps: &PagePath) -> Option<Path> {
        path(steps.iter().map(|step| step.map(|at| self.pixels(in_pt(at)))))
    }

    fn pixels(&self, [x, y]: [f64; 2]) -> [f64; 2] {
        [x * self.scale, y * self.scale]
    }

    fn edges(&self, rect: &Rect) -> [f64; 4] {
        [rect.origin.x, rect.origin.y, rect.right(), rect.bottom()]
            .map(|length| length.to_pt() * self.scale)
    }

    /// The area of a line. It is a whole number of pixels wide, and upright lines lie between pixels, so that equal
    /// rules look equal.
    fn stroke(&self, line: &Polyline, weight: Length) -> Option<Path> {
        let width = (weight.to_pt() * self.scale).round().max(1.0);
        let points = line.points.iter().map(|&point| self.pixels(in_pt(point)));
        let whole = path(steps(points.collect(), line.is_closed))?;
        let dashed = line.dashes.and_then(|Dashes { dash, gap }| {
            let [dash, gap] = [dash, gap].map(|length| (length.to_pt() * self.scale) as f32);
            whole.dash(&StrokeDash::new(vec![dash, gap], dash / 2.0)?, 1.0)
        });
        // Dashes are fitted one by one, so that they stay where they are along the line.
        let pieces = pieces(&dashed.unwrap_or(whole)).into_iter();
        let fitted = pieces.flat_map(|(points, is_closed)| {
            steps(fitted(&points, is_closed, width), is_closed).collect::<Vec<_>>()
        });
        let stroke = Stroke { width: width as f32, miter_limit: 10.0, ..Stroke::default() };
        path(fitted)?.stroke(&stroke, 1.0)
    }

    fn text<'p>(&self, text: &Text, colour: Colour) -> Vec<Ink<'p>> {
        let face = text.run.face;
        let units = f64::from(self.fonts.face(face).units_per_em());
        let size = text.run.size.to_pt() * self.scale / units;
        // Where a step to the right leads, and one down.
        let (right, down) = match text.turns % 4 {
            0 => ([1.0, 0.0], [0.0, 1.0]),
            1 => ([0.0, 1.0], [-1.0, 0.0]),
            2 => ([-1.0, 0.0], [0.0, -1.0]),
            _ => ([0.0, -1.0], [1.0, 0.0]),
        };
        let origin = self.pixels(in_pt(text.at));
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
            let place = Transform::from_row(a, b, c, d, e, f);
            Some(Ink::Area { path, place, colour })
        };
        text.run.glyphs.iter().filter_map(ink).collect()
    }
}

/// An area of ink; none where there is no path.
fn area<'p>(path: Option<Path>, colour: Colour) -> Option<Ink<'p>> {
    let (path, place) = (Rc::new(path?), Transform::identity());
    Some(Ink::Area { path, place, colour })
}

/// The points of a line that is `width` pixels wide, moved by less than a pixel so that its sides lie between pixels,
/// where it is upright. Its ends stay where they are along it.
fn fitted(points: &[[f64; 2]], is_closed: bool, width: f64) -> Vec<[f64; 2]> {
    let half = width / 2.0;
    let fitted = |(index, &point): (usize, &[f64; 2])| {
        let last = points.len() - 1;
        let before = match index {
            0 => is_closed.then_some(last),
            _ => Some(index - 1),
        };
        let after = match index == last {
            true => is_closed.then_some(0),
            false => Some(index + 1),
        };
        [0, 1].map(|axis| {
            let place = point[axis];
            let is_side =
                |other: Option<usize>| other.is_some_and(|other| points[other][axis] == place);
            match is_side(before) || is_side(after) {
                true => (place - half).round() + half,
                false => place,
            }
        })
    };
    points.iter().enumerate().map(fitted).collect()
}

/// The lines of `path`, which is straight, and whether they are closed.
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

/// The steps along a line.
fn steps(points: Vec<[f64; 2]>, is_closed: bool) -> impl Iterator<Item = PathStep<[f64; 2]>> {
    let step = |(index, point)| match index {
        0 => PathStep::Move(point),
        _ => PathStep::Line(point),
    };
    let steps = points.into_iter().enumerate().map(step);
    steps.chain(is_closed.then_some(PathStep::Close))
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
pub(super) struct Band {
    pixels: Pixmap,
    /// The latest clip, and the pixels that are seen through it.
    mask: Option<([f64; 4], Mask)>,
    /// Whether edges are smooth and pictures in colour; else a pixel is of what covers its middle.
    is_smooth: bool,
}

impl Band {
    /// A band of that size; `None` where there can be none.
    pub(super) fn new(width: u32, rows: u32, is_smooth: bool) -> Option<Band> {
        let pixels = Pixmap::new(width, rows)?;
        Some(Band { pixels, mask: None, is_smooth })
    }

    /// Paints the rows from `top` on.
    pub(super) fn paint(&mut self, marks: &[Mark], top: u32) {
        self.pixels.fill(Color::WHITE);
        self.mask = None;
        let rows = top as f32..(top + self.pixels.height()) as f32;
        for mark in marks {
            if mark.rows.start < rows.end && mark.rows.end > rows.start {
                self.mark(mark, top);
            }
        }
    }

    fn mark(&mut self, mark: &Mark, top: u32) {
        let size = (self.pixels.width(), self.pixels.height());
        if let Some(clip) = mark.clip
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
                let pixels = &mut self.pixels;
                pixels.fill_path(path, &paint, FillRule::Winding, place, mask);
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
                    let [red, green, blue] = match picture.is_clear() {
                        true => [0, 1, 2].map(|part| [red, green, blue][part].min(below[part])),
                        false => [red, green, blue],
                    };
                    let colour = PremultipliedColorU8::from_rgba(red, green, blue, 255);
                    *pixel = colour.unwrap_or(*pixel);
                });
            }
        }
    }

    /// Red, green and blue of a row of it, pixel by pixel.
    pub(super) fn colours(&self, y: u32) -> impl Iterator<Item = u8> {
        let width = self.pixels.width() as usize;
        let start = y as usize * width;
        self.pixels.pixels()[start..start + width]
            .iter()
            .flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue()])
    }

    /// The greys of a row of it.
    pub(super) fn row(&self, y: u32) -> impl Iterator<Item = u8> {
        let width = self.pixels.width() as usize;
        let start = y as usize * width;
        self.pixels.pixels()[start..start + width].iter().map(|pixel| pixel.red())
    }
}

/// The mask that shows a rectangle of the page in a band.
fn mask([left, low, right, high]: [f64; 4], (width, rows): (u32, u32), top: u32) -> Option<Mask> {
    let mut mask = Mask::new(width, rows)?;
    let columns = middles(left, right, width);
    for y in middles(low - f64::from(top), high - f64::from(top), rows) {
        let start = y * width as usize;
        mask.data_mut()[start + columns.start..start + columns.end].fill(255);
    }
    Some(mask)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_of_upright_lines_lie_between_pixels() {
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
}
