//! Items become content streams.

use super::PdfError;
use super::arrange::arranged;
use super::cells::Cells;
use super::font::{Embedded, translate};
use super::forms::{Forms, Names};
use super::object::terse;
use super::sheet::{Sheet, hundredths};
use super::text::TextState;
use super::used::image_name;
use crate::layout::{Item, Page, Paper, Pose};
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
    /// What other pages may begin with as well; empty where that is nothing.
    pub start: Vec<u8>,
    /// The rest.
    pub rest: Vec<u8>,
}

/// Stands between the two until they are parted.
pub(super) const PART: &str = "rest";

/// The contents of `pages`.
pub(super) fn contents(
    pages: &[Page],
    first: usize,
    paper: &Paper,
    embedded: &Embedded,
    forms: &Forms,
) -> Result<Vec<Content>, PdfError> {
    let mut names = forms.names();
    let operations = |(index, page): (usize, &Page)| {
        let sheet = Sheet::new(paper, first + index);
        let mut pen = Pen::new(&sheet, embedded, &mut names);
        pen.is_whole = true;
        pen.write(&page.items)
    };
    let pages = pages.iter().enumerate().map(operations).collect();
    let contents = translate(pages)?.into_iter();
    Ok(contents.map(|content| parted(terse(&content))).collect())
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
    let operations = pen.write(drawing);
    Ok(terse(&translate(vec![operations])?.concat()))
}

fn parted(mut content: Vec<u8>) -> Content {
    let mark = format!("/{PART} MP");
    let mut windows = content.windows(mark.len());
    match windows.position(|window| window == mark.as_bytes()) {
        Some(at) => {
            let rest = content.split_off(at + mark.len());
            content.truncate(at);
            // Not every reader parts one stream from the next.
            content.push(b'\n');
            Content {
                start: content,
                rest,
            }
        }
        None => Content {
            start: Vec::new(),
            rest: content,
        },
    }
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
    /// Whether what it writes is a page, of which nothing is parted yet.
    pub(super) is_whole: bool,
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
            is_whole: false,
        }
    }

    fn write(mut self, items: &[Item]) -> Vec<Op> {
        let items = arranged(items, self.embedded);
        let mut rest = items.as_slice();
        while let Some(first) = rest.first() {
            let cells = Cells::of(rest, self.embedded);
            let taken = cells.as_ref().map_or(1, |cells| cells.items);
            match cells {
                Some(cells) => self.cells(&cells),
                None => self.item(first),
            }
            rest = &rest[taken..];
        }
        self.end_text();
        self.ops
    }

    fn item(&mut self, item: &Item) {
        match item {
            Item::Text { at, run, percent } => {
                self.ink_text(*percent);
                self.text(*at, run);
            }
            Item::Dashes {
                points,
                dash,
                gap,
                weight,
            } => {
                self.set_stroke(*weight, Some((*dash, *gap)));
                let points = points.iter().map(|&point| self.corner(point)).collect();
                self.ops.push(Op::DrawLine {
                    line: Line {
                        points,
                        is_closed: true,
                    },
                });
            }
            Item::Rule { from, to, weight } => {
                self.set_stroke(*weight, None);
                let points = vec![self.corner(*from), self.corner(*to)];
                self.ops.push(Op::DrawLine {
                    line: Line {
                        points,
                        is_closed: false,
                    },
                });
            }
            Item::Frame { rect, weight } => {
                self.set_stroke(*weight, None);
                let rectangle = self.rectangle(rect, PaintMode::Stroke);
                self.ops.push(Op::DrawRectangle { rectangle });
            }
            Item::Ring {
                centre,
                radius,
                weight,
            } => {
                self.set_stroke(*weight, None);
                let line = self.circle(*centre, *radius);
                self.ops.push(Op::DrawLine { line });
            }
            Item::Tint { rect, percent } => {
                self.end_text();
                self.fill(*percent);
                let rectangle = self.rectangle(rect, PaintMode::Fill);
                self.ops.push(Op::DrawRectangle { rectangle });
            }
            Item::Blocks { rects, percent } => {
                self.end_text();
                self.fill(*percent);
                self.blocks(rects);
            }
            Item::Disc {
                centre,
                radius,
                percent,
            } => {
                self.end_text();
                self.fill(*percent);
                let points = self.circle(*centre, *radius).points;
                let polygon = Polygon {
                    rings: vec![PolygonRing { points }],
                    mode: PaintMode::Fill,
                    winding_order: WindingOrder::NonZero,
                };
                self.ops.push(Op::DrawPolygon { polygon });
            }
            Item::Polygon { points, percent } => {
                self.end_text();
                self.fill(*percent);
                let points = points.iter().map(|at| self.corner(*at)).collect();
                let polygon = Polygon {
                    rings: vec![PolygonRing { points }],
                    mode: PaintMode::Fill,
                    winding_order: WindingOrder::NonZero,
                };
                self.ops.push(Op::DrawPolygon { polygon });
            }
            Item::Image { rect, image } => self.image(rect, &image_name(image)),
            Item::Drawing { at, drawing } => self.drawing(*at, drawing),
            Item::Placed {
                items,
                pose,
                window,
            } => self.placed(items, pose, window.as_ref()),
            Item::Link { .. } => {}
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

    /// Items of another page. What the pen is set to holds again after them.
    fn placed(&mut self, items: &[Item], pose: &Pose, window: Option<&Rect>) {
        self.end_text();
        let (weight, dashes, grey, text) = (self.weight, self.dashes, self.grey, self.text);
        self.ops.push(Op::SaveGraphicsState);
        if let Some(window) = window {
            self.area(window);
            self.raw("W", []);
            self.raw("n", []);
        }
        self.transform(self.sheet.matrix(pose));
        items.iter().for_each(|item| self.item(item));
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

    fn corner(&self, at: Point) -> LinePoint {
        LinePoint {
            p: self.point(at),
            bezier: false,
        }
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

    /// A circle as four Bézier arcs.
    fn circle(&self, centre: Point, radius: Length) -> Line {
        // 0.5523 of the radius puts each arc within 0.03 % of the circle.
        let (r, k) = (radius, radius.scale(5523, 10_000));
        let zero = Length::ZERO;
        let arcs = [
            (r, zero),
            (r, k),
            (k, r),
            (zero, r),
            (-k, r),
            (-r, k),
            (-r, zero),
            (-r, -k),
            (-k, -r),
            (zero, -r),
            (k, -r),
            (r, -k),
            (r, zero),
        ];
        let points = arcs.iter().enumerate().map(|(index, &(x, y))| LinePoint {
            p: self.point(centre + Point::new(x, y)),
            bezier: index % 3 != 0,
        });
        Line {
            points: points.collect(),
            is_closed: true,
        }
    }
}
