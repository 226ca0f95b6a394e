//! A page taken apart for the back ends of single pages: a list of what to paint, all of it in the places of that page.
//!
//! Shared drawings and placed pages are resolved here. A placed page is only scaled and turned by quarters, so rules
//! stay upright, windows stay rectangles, and lengths stay lengths.

use crate::fonts::{FaceId, Fonts, Run, Step};
use crate::layout::{Item, Page, Pose};
use crate::picture::Image;
use crate::units::{Length, Point, Rect, Size};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Something to paint.
pub(super) struct Painted<'p> {
    /// What.
    pub shape: Shape<'p>,
    /// The part of the page where it is seen, if not everywhere.
    pub clip: Option<Rect>,
}

/// What back ends must be able to paint. Places are from the top left corner of the trimmed page, y down.
pub(super) enum Shape<'p> {
    /// An area, filled by the nonzero rule.
    Fill { path: Vec<Step<Point>>, percent: u8 },
    /// A black line along straight pieces, with square ends and corners.
    Stroke {
        line: Polyline,
        weight: Length,
        dashes: Option<Dashes>,
    },
    /// Glyphs.
    Text(Text<'p>),
    /// A picture.
    Image(Picture<'p>),
}

/// Straight pieces from point to point.
pub(super) struct Polyline {
    pub points: Vec<Point>,
    /// Whether it leads back to its first point.
    pub is_closed: bool,
}

/// A line begins in the middle of a dash.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Dashes {
    pub dash: Length,
    pub gap: Length,
}

/// Text along a baseline.
pub(super) struct Text<'p> {
    /// Where the baseline begins.
    pub at: Point,
    /// Quarter turns of it, clockwise.
    pub turns: u8,
    /// The em.
    pub size: Length,
    /// The glyphs. Their places and their size are before scaling.
    pub run: &'p Run,
    /// Where each glyph's origin lies along the baseline.
    pub places: Vec<Length>,
    pub percent: u8,
}

/// A picture, by the place of its top left corner.
pub(super) struct Picture<'p> {
    pub at: Point,
    /// Quarter turns around that corner, clockwise.
    pub turns: u8,
    /// Before it is turned.
    pub size: Size,
    pub image: &'p Arc<Image>,
}

/// What there is to paint on `page`, in order.
pub(super) fn painted(page: &Page) -> Vec<Painted<'_>> {
    let mut painter = Painter {
        view: View::default(),
        clip: None,
        list: Vec::new(),
    };
    painter.items(&page.items);
    painter.list
}

/// The outlines of all glyphs in `list`, each once.
pub(super) fn outlines(
    list: &[Painted],
    fonts: &Fonts,
) -> BTreeMap<(FaceId, u16), Vec<Step<[f64; 2]>>> {
    let mut outlines = BTreeMap::new();
    for painted in list {
        if let Shape::Text(text) = &painted.shape {
            let face = text.run.face;
            for glyph in &text.run.glyphs {
                let outline = || fonts.face(face).outline(glyph.id);
                outlines.entry((face, glyph.id)).or_insert_with(outline);
            }
        }
    }
    outlines
}

/// From the places of an item to those of the page.
#[derive(Clone, Copy)]
struct View {
    at: Point,
    turns: u8,
    scale: f64,
}

impl Default for View {
    fn default() -> View {
        View {
            at: Point::default(),
            turns: 0,
            scale: 1.0,
        }
    }
}

impl View {
    /// The view of what stands at `pose` in this one.
    fn then(self, pose: &Pose) -> View {
        View {
            at: self.point(pose.at),
            turns: (self.turns + pose.turns) % 4,
            scale: self.scale * f64::from(pose.scale.0) / f64::from(pose.scale.1),
        }
    }

    fn moved(self, by: Point) -> View {
        View {
            at: self.point(by),
            ..self
        }
    }

    fn length(&self, length: Length) -> Length {
        let scaled = f64::from(length.to_thousandths()) * self.scale;
        Length::thousandths(scaled.round() as i32)
    }

    fn size(&self, size: Size) -> Size {
        Size {
            width: self.length(size.width),
            height: self.length(size.height),
        }
    }

    fn point(&self, point: Point) -> Point {
        let turned = turned(point, self.turns);
        self.at + Point::new(self.length(turned.x), self.length(turned.y))
    }

    fn rect(&self, rect: &Rect) -> Rect {
        let [a, b] = [rect.origin, Point::new(rect.right(), rect.bottom())];
        let [a, b] = [a, b].map(|corner| self.point(corner));
        let (left, top) = (a.x.min(b.x), a.y.min(b.y));
        Rect::new(left, top, a.x.max(b.x) - left, a.y.max(b.y) - top)
    }
}

/// `point` turned around the origin by quarters, clockwise.
pub(super) fn turned(point: Point, quarters: u8) -> Point {
    match quarters % 4 {
        0 => point,
        1 => Point::new(-point.y, point.x),
        2 => Point::new(-point.x, -point.y),
        _ => Point::new(point.y, -point.x),
    }
}

struct Painter<'p> {
    view: View,
    clip: Option<Rect>,
    list: Vec<Painted<'p>>,
}

impl<'p> Painter<'p> {
    fn items(&mut self, items: &'p [Item]) {
        items.iter().for_each(|item| self.item(item));
    }

    fn item(&mut self, item: &'p Item) {
        match item {
            Item::Text { at, run, percent } => self.text(*at, run, *percent),
            Item::Dashes {
                points,
                dash,
                gap,
                weight,
            } => {
                let [dash, gap] = [*dash, *gap].map(|length| self.view.length(length));
                self.stroke(points, true, *weight, Some(Dashes { dash, gap }));
            }
            Item::Rule { from, to, weight } => self.stroke(&[*from, *to], false, *weight, None),
            Item::Frame { rect, weight } => self.stroke(&corners(rect), true, *weight, None),
            Item::Ring {
                centre,
                radius,
                weight,
            } => {
                let half = weight.half();
                let mut path = self.circle(*centre, *radius + half, 1);
                path.extend(self.circle(*centre, *radius + half - *weight, -1));
                self.fill(path, 100);
            }
            Item::Disc {
                centre,
                radius,
                percent,
            } => {
                let path = self.circle(*centre, *radius, 1);
                self.fill(path, *percent);
            }
            Item::Polygon { points, percent } => {
                let path = self.polygon(points);
                self.fill(path, *percent);
            }
            Item::Tint { rect, percent } => self.blocks(std::slice::from_ref(rect), *percent),
            Item::Blocks { rects, percent } => self.blocks(rects, *percent),
            // A picture without pixels shows nothing.
            Item::Image { rect, image } if has_pixels(image) => {
                let picture = Picture {
                    at: self.view.point(rect.origin),
                    turns: self.view.turns,
                    size: self.view.size(rect.size),
                    image,
                };
                self.push(Shape::Image(picture));
            }
            Item::Drawing { at, drawing } => self.within(self.view.moved(*at), self.clip, drawing),
            Item::Placed {
                items,
                pose,
                window,
            } => {
                let window = window.map(|window| self.view.rect(&window));
                let clip = match (self.clip, window) {
                    (Some(clip), Some(window)) => Some(common(&clip, &window)),
                    (clip, window) => window.or(clip),
                };
                self.within(self.view.then(pose), clip, items);
            }
            Item::Image { .. } | Item::Link { .. } => {}
        }
    }

    /// `items` as that view shows them.
    fn within(&mut self, view: View, clip: Option<Rect>, items: &'p [Item]) {
        let before = (self.view, self.clip);
        (self.view, self.clip) = (view, clip);
        self.items(items);
        (self.view, self.clip) = before;
    }

    fn push(&mut self, shape: Shape<'p>) {
        let clip = self.clip;
        self.list.push(Painted { shape, clip });
    }

    fn text(&mut self, at: Point, run: &'p Run, percent: u8) {
        let places = run.glyphs.iter().map(|glyph| self.view.length(glyph.x));
        let text = Text {
            at: self.view.point(at),
            turns: self.view.turns,
            size: self.view.length(run.size),
            run,
            places: places.collect(),
            percent,
        };
        self.push(Shape::Text(text));
    }

    fn stroke(
        &mut self,
        points: &[Point],
        is_closed: bool,
        weight: Length,
        dashes: Option<Dashes>,
    ) {
        let points = points.iter().map(|&point| self.view.point(point)).collect();
        let line = Polyline { points, is_closed };
        let weight = self.view.length(weight);
        self.push(Shape::Stroke {
            line,
            weight,
            dashes,
        });
    }

    fn fill(&mut self, path: Vec<Step<Point>>, percent: u8) {
        self.push(Shape::Fill { path, percent });
    }

    fn blocks(&mut self, rects: &[Rect], percent: u8) {
        let paths = rects.iter().flat_map(|rect| self.polygon(&corners(rect)));
        let path = paths.collect();
        self.fill(path, percent);
    }

    fn polygon(&self, points: &[Point]) -> Vec<Step<Point>> {
        let mut path: Vec<_> = points
            .iter()
            .map(|&point| Step::Line(self.view.point(point)))
            .collect();
        if let Some(Step::Line(first)) = path.first().copied() {
            path[0] = Step::Move(first);
            path.push(Step::Close);
        }
        path
    }

    /// A circle as four Bézier arcs, clockwise, or counterclockwise where `way` is -1. Empty where `radius` is
    /// nothing or less.
    fn circle(&self, centre: Point, radius: Length, way: i32) -> Vec<Step<Point>> {
        if radius <= Length::ZERO {
            return Vec::new();
        }
        // 0.5523 of the radius puts each arc within 0.03 % of the circle.
        let (r, k, zero) = (radius, radius.scale(5523, 10_000), Length::ZERO);
        let at = |x, y| self.view.point(centre + Point::new(x, y * way));
        vec![
            Step::Move(at(r, zero)),
            Step::Cubic(at(r, k), at(k, r), at(zero, r)),
            Step::Cubic(at(-k, r), at(-r, k), at(-r, zero)),
            Step::Cubic(at(-r, -k), at(-k, -r), at(zero, -r)),
            Step::Cubic(at(k, -r), at(r, -k), at(r, zero)),
            Step::Close,
        ]
    }
}

/// Whether a picture has pixels, as many as it says.
fn has_pixels(image: &Image) -> bool {
    let count = u64::from(image.width) * u64::from(image.height);
    count > 0 && count == image.pixels.len() as u64
}

/// The corners of `rect`, clockwise from the top left.
pub(super) fn corners(rect: &Rect) -> [Point; 4] {
    let (left, top) = (rect.origin.x, rect.origin.y);
    let (right, bottom) = (rect.right(), rect.bottom());
    [(left, top), (right, top), (right, bottom), (left, bottom)].map(|(x, y)| Point::new(x, y))
}

/// What lies in both; nothing where they do not meet.
fn common(a: &Rect, b: &Rect) -> Rect {
    let (left, top) = (a.origin.x.max(b.origin.x), a.origin.y.max(b.origin.y));
    let width = a.right().min(b.right()) - left;
    let height = a.bottom().min(b.bottom()) - top;
    let zero = Length::ZERO;
    Rect::new(left, top, width.at_least(zero), height.at_least(zero))
}

/// How light ink of so much black is: 0 is black, 255 white.
pub(super) fn light(percent: u8) -> u8 {
    let light = u16::from(100 - percent.min(100));
    ((light * 255 + 50) / 100) as u8
}

/// A point in points, for the borders where other people's numbers begin.
pub(super) fn in_pt(point: Point) -> [f64; 2] {
    [point.x, point.y].map(Length::to_pt)
}

/// `value` with at most so many decimals, and no more digits than it needs.
pub(super) fn short(value: f64, decimals: usize) -> String {
    let text = format!("{value:.decimals$}");
    let text = match text.contains('.') {
        true => text.trim_end_matches('0').trim_end_matches('.'),
        false => &text,
    };
    match text {
        "-0" => "0".to_owned(),
        text => text.to_owned(),
    }
}
