//! Items become content streams.

use super::PdfError;
use super::font::{Embedded, translate};
use super::forms::{Forms, Names};
use super::object::terse;
use super::sheet::{Sheet, hundredths};
use super::text::TextState;
use super::used::image_name;
use crate::fonts::Step;
use crate::layout::{Group, Item, Outline, Page, Paint, Paper, Pose, arcs};
use crate::units::{Length, Point, Rect};
use flate2::{Compress, Compression, FlushCompress, Status};
use lopdf::{Dictionary, Stream};
use printpdf::{
    Color, CurTransMat, DictItem, Greyscale, Line, LineDashPattern, LinePoint, Op, PaintMode,
    Polygon, PolygonRing, Pt, WindingOrder,
};
use std::cell::RefCell;
use std::sync::Arc;

/// The content of a page.
pub(super) struct Content {
    /// The operators that other pages may begin with as well; often empty.
    pub start: Vec<u8>,
    /// The rest.
    pub rest: Vec<u8>,
}

/// The contents of `pages`.
pub(super) fn contents(
    pages: &[Page],
    first: usize,
    paper: &Paper,
    embedded: &Embedded,
    forms: &Forms,
) -> Result<Vec<Content>, PdfError> {
    let mut names = forms.names();
    let mut streams = Vec::with_capacity(pages.len() * 2);
    for (index, page) in pages.iter().enumerate() {
        let sheet = Sheet::new(paper, first + index);
        let mut start = Pen::new(&sheet, embedded, &mut names).write(&page.items);
        let rest = start.ops.split_off(start.rest.unwrap_or(0));
        streams.extend([start.ops, rest]);
    }
    let contents: Vec<Vec<u8>> = translate(streams)?.iter().map(|it| terse(it)).collect();
    let content = |both: &[Vec<u8>]| {
        let mut start = both[0].clone();
        if !start.is_empty() {
            // Not every reader parts one stream from the next.
            start.push(b'\n');
        }
        let rest = both[1].clone();
        Content { start, rest }
    };
    Ok(contents.chunks_exact(2).map(content).collect())
}

/// The content of a drawing around its origin.
pub(super) fn drawing(
    drawing: &[Item],
    embedded: &Embedded,
    forms: &Forms,
) -> Result<Vec<u8>, PdfError> {
    let sheet = Sheet::around_origin();
    let mut names = forms.names();
    let mut pen = Pen::new(&sheet, embedded, &mut names);
    // Pages may show it while other settings hold.
    pen.set_dashes(None);
    pen.set_spacing(0);
    let operations = pen.write(drawing).ops;
    Ok(terse(&translate(vec![operations])?.concat()))
}

/// A stream of `bytes` that are compressed here.
pub(super) fn compressed(mut dictionary: Dictionary, bytes: &[u8]) -> Result<Stream, PdfError> {
    dictionary.set("Filter", "FlateDecode");
    Ok(Stream::new(dictionary, deflate(bytes)?).with_compression(false))
}

/// `bytes` compressed.
fn deflate(bytes: &[u8]) -> Result<Vec<u8>, PdfError> {
    thread_local! {
        // To make a compressor takes longer than to compress a page.
        static COMPRESSOR: RefCell<Compress> = RefCell::new(Compress::new(Compression::best(), true));
    }
    COMPRESSOR.with_borrow_mut(|compressor| {
        compressor.reset();
        let mut deflated = Vec::with_capacity(bytes.len() / 2 + 64);
        loop {
            let read = compressor.total_in() as usize;
            let status = compressor
                .compress_vec(&bytes[read..], &mut deflated, FlushCompress::Finish)
                .map_err(|error| PdfError(error.to_string()))?;
            if status == Status::StreamEnd {
                return Ok(deflated);
            }
            deflated.reserve(deflated.len().max(64));
        }
    })
}

/// `percent` of black, in DeviceGray.
fn black(percent: u8) -> Color {
    Color::Greyscale(Greyscale {
        percent: f32::from(100 - percent.min(100)) / 100.0,
        icc_profile: None,
    })
}

/// Writes operations, and repeats no setting that holds already.
pub(super) struct Pen<'a, 'f> {
    pub(super) sheet: &'a Sheet,
    pub(super) embedded: &'a Embedded,
    names: &'a mut Names<'f>,
    pub(super) ops: Vec<Op>,
    weight: Option<Length>,
    /// Dash and gap, while strokes are dashed.
    dashes: Option<(Length, Length)>,
    pub(super) grey: u8,
    pub(super) text: TextState,
    /// How many operations there are before the first figures of cells. Pages of grids begin alike up to there.
    pub(super) rest: Option<usize>,
}

impl<'a, 'f> Pen<'a, 'f> {
    fn new(sheet: &'a Sheet, embedded: &'a Embedded, names: &'a mut Names<'f>) -> Self {
        Pen {
            sheet,
            embedded,
            names,
            ops: vec![
                Op::SetFillColor { col: black(100) },
                Op::SetOutlineColor { col: black(100) },
            ],
            weight: None,
            dashes: None,
            grey: 100,
            text: TextState::default(),
            rest: None,
        }
    }

    fn write(mut self, items: &[Item]) -> Self {
        for item in ordered(items, self.embedded) {
            self.item(item);
        }
        self.end_text();
        self
    }

    fn item(&mut self, item: &Item) {
        let at = item.at;
        match &item.paint {
            Paint::Text { run, percent } => {
                self.ink_text(*percent);
                self.text(at, run);
            }
            Paint::Cells(cells) => self.cells(at, cells),
            Paint::Fill { outline, percent } => self.filled(&outline.moved(at), *percent),
            Paint::Stroke { outline, weight } => self.stroked(&outline.moved(at), *weight),
            Paint::Image { size, image } => {
                let (origin, size) = (at, *size);
                self.image(&Rect { origin, size }, &image_name(image));
            }
            Paint::Group(group) if group.is_plain() => self.drawing(at, &group.items),
            Paint::Group(group) => self.placed(at, group),
            Paint::Link { .. } => {}
        }
    }

    fn filled(&mut self, outline: &Outline, percent: u8) {
        self.end_text();
        self.fill(percent);
        let points = match outline {
            Outline::Rect(rect) => {
                let rectangle = self.rectangle(rect, PaintMode::Fill);
                return self.ops.push(Op::DrawRectangle { rectangle });
            }
            Outline::Rects(rects) => return self.blocks(rects),
            Outline::Circle(centre, radius) => self.circle(*centre, *radius).points,
            Outline::Polygon(points) | Outline::Dashes { points, .. } => self.corners(points),
            Outline::Line(from, to) => self.corners(&[*from, *to]),
        };
        let polygon = Polygon {
            rings: vec![PolygonRing { points }],
            mode: PaintMode::Fill,
            winding_order: WindingOrder::NonZero,
        };
        self.ops.push(Op::DrawPolygon { polygon });
    }

    fn stroked(&mut self, outline: &Outline, weight: Length) {
        let dashes = match outline {
            Outline::Dashes { dash, gap, .. } => Some((*dash, *gap)),
            _ => None,
        };
        self.set_stroke(weight, dashes);
        let line = match outline {
            Outline::Rect(rect) => return self.frames(&[*rect]),
            Outline::Rects(rects) => return self.frames(rects),
            Outline::Circle(centre, radius) => self.circle(*centre, *radius),
            Outline::Polygon(points) | Outline::Dashes { points, .. } => Line {
                points: self.corners(points),
                is_closed: true,
            },
            Outline::Line(from, to) => Line {
                points: self.corners(&[*from, *to]),
                is_closed: false,
            },
        };
        self.ops.push(Op::DrawLine { line });
    }

    fn frames(&mut self, rects: &[Rect]) {
        for rect in rects {
            let rectangle = self.rectangle(rect, PaintMode::Stroke);
            self.ops.push(Op::DrawRectangle { rectangle });
        }
    }

    /// Many rectangles as one path, filled at once.
    fn blocks(&mut self, rects: &[Rect]) {
        rects.iter().for_each(|rect| self.area(rect));
        self.raw("f", []);
    }

    /// A rectangle as a part of a path.
    fn area(&mut self, rect: &Rect) {
        let printpdf::Rect {
            x,
            y,
            width,
            height,
            ..
        } = self.rectangle(rect, PaintMode::Fill);
        self.raw("re", [x, y, width, height].map(|Pt(n)| DictItem::Real(n)));
    }

    fn image(&mut self, rect: &Rect, name: &str) {
        self.end_text();
        let place = self.rectangle(rect, PaintMode::Fill);
        self.ops.push(Op::SaveGraphicsState);
        self.transform([
            place.width.0,
            0.0,
            0.0,
            place.height.0,
            place.x.0,
            place.y.0,
        ]);
        self.raw("Do", [DictItem::Name(name.as_bytes().to_vec())]);
        self.ops.push(Op::RestoreGraphicsState);
    }

    /// A drawing that is stored as a form, or the items of one that is not.
    fn drawing(&mut self, at: Point, drawing: &Arc<[Item]>) {
        let Some(name) = self.names.of(drawing) else {
            let items = drawing.iter();
            return items.for_each(|item| self.item(&item.clone().moved(at)));
        };
        self.end_text();
        self.fill(100);
        self.ops.push(Op::SaveGraphicsState);
        self.transform([1.0, 0.0, 0.0, 1.0, self.sheet.x(at.x), self.sheet.y(at.y)]);
        self.raw("Do", [DictItem::Name(name.into_bytes())]);
        self.ops.push(Op::RestoreGraphicsState);
    }

    /// Items that are scaled, turned or cut. What the pen is set to holds again after them.
    fn placed(&mut self, at: Point, group: &Group) {
        self.end_text();
        let (weight, dashes, grey, text) = (self.weight, self.dashes, self.grey, self.text);
        self.ops.push(Op::SaveGraphicsState);
        if let Some(Rect { origin, size }) = group.window {
            let origin = at + origin;
            self.area(&Rect { origin, size });
            self.raw("W", []);
            self.raw("n", []);
        }
        let (turns, scale) = (group.turns, group.scale);
        self.transform(self.sheet.matrix(&Pose { at, turns, scale }));
        group.items.iter().for_each(|item| self.item(item));
        self.end_text();
        self.ops.push(Op::RestoreGraphicsState);
        (self.weight, self.dashes, self.grey, self.text) = (weight, dashes, grey, text);
    }

    fn transform(&mut self, matrix: [f32; 6]) {
        let matrix = CurTransMat::Raw(matrix);
        self.ops.push(Op::SetTransformationMatrix { matrix });
    }

    /// An operator that `printpdf` has no word for.
    pub(super) fn raw<const N: usize>(&mut self, operator: &str, operands: [DictItem; N]) {
        self.ops.push(Op::Unknown {
            key: operator.to_owned(),
            value: operands.into(),
        });
    }

    pub(super) fn fill(&mut self, percent: u8) {
        if self.grey != percent {
            self.grey = percent;
            self.ops.push(Op::SetFillColor {
                col: black(percent),
            });
        }
    }

    fn set_stroke(&mut self, weight: Length, dashes: Option<(Length, Length)>) {
        self.end_text();
        if self.dashes != dashes {
            self.set_dashes(dashes);
        }
        if self.weight != Some(weight) {
            self.weight = Some(weight);
            self.ops.push(Op::SetOutlineThickness {
                pt: Pt(hundredths(weight)),
            });
        }
    }

    fn set_dashes(&mut self, dashes: Option<(Length, Length)>) {
        self.dashes = dashes;
        // Exact, for what is cut off each dash would add up along the line.
        let exact = |length: Length| length.to_pt() as f32;
        let dash = match dashes {
            Some((dash, gap)) => {
                LineDashPattern::new(exact(dash.half()), &[exact(dash), exact(gap)])
            }
            None => LineDashPattern::solid(),
        };
        self.ops.push(Op::SetLineDashPattern { dash });
    }

    fn corners(&self, points: &[Point]) -> Vec<LinePoint> {
        let corner = |&at: &Point| LinePoint {
            p: self.point(at),
            bezier: false,
        };
        points.iter().map(corner).collect()
    }

    fn point(&self, at: Point) -> printpdf::Point {
        printpdf::Point {
            x: Pt(self.sheet.x(at.x)),
            y: Pt(self.sheet.y(at.y)),
        }
    }

    fn rectangle(&self, rect: &Rect, mode: PaintMode) -> printpdf::Rect {
        let (left, bottom) = (self.sheet.x(rect.origin.x), self.sheet.y(rect.bottom()));
        let (right, top) = (self.sheet.x(rect.right()), self.sheet.y(rect.origin.y));
        // Differences of hundredths are hundredths again.
        let size = |far: f32, near: f32| Pt(((far - near) * 100.0).round() / 100.0);
        printpdf::Rect {
            x: Pt(left),
            y: Pt(bottom),
            width: size(right, left),
            height: size(top, bottom),
            mode: Some(mode),
            winding_order: None,
        }
    }

    fn circle(&self, centre: Point, radius: Length) -> Line {
        let point = |at, bezier| LinePoint {
            p: self.point(at),
            bezier,
        };
        let mut points = Vec::new();
        for step in arcs(centre, radius) {
            match step {
                Step::Move(to) | Step::Line(to) => points.push(point(to, false)),
                Step::Quad(a, to) => points.extend([point(a, true), point(to, false)]),
                Step::Cubic(a, b, to) => {
                    points.extend([point(a, true), point(b, true), point(to, false)]);
                }
                Step::Close => {}
            }
        }
        Line {
            points,
            is_closed: true,
        }
    }
}

/// The items in an order that repeats few settings: cells and text last, and text by font. As they are, where something
/// that is not black might then lie over or under what it did not.
fn ordered<'i>(items: &'i [Item], embedded: &Embedded) -> Vec<&'i Item> {
    let is_type = |item: &Item| matches!(item.paint, Paint::Text { .. } | Paint::Cells(_));
    let mut ordered: Vec<&Item> = items.iter().collect();
    let first = items.iter().position(is_type).unwrap_or(items.len());
    if !items[first..].iter().all(Item::is_black) {
        return ordered;
    }
    let mut fonts: Vec<(usize, Length)> = Vec::new();
    ordered.sort_by_cached_key(|item| match &item.paint {
        Paint::Text { run, .. } => {
            let font = embedded.text(run).map(|(font, size)| (font.index, size));
            let font = font.unwrap_or_default();
            let place = fonts.iter().position(|known| *known == font);
            2 + place.unwrap_or_else(|| {
                fonts.push(font);
                fonts.len() - 1
            })
        }
        Paint::Cells(_) => 1,
        _ => 0,
    });
    ordered
}
