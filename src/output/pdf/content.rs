//! Items become content streams.

use super::PdfError;
use super::font::{Embedded, translate};
use super::sheet::{Sheet, hundredths};
use super::used::image_name;
use crate::fonts::{FaceId, Fonts, Run};
use crate::layout::{Item, Page, Paper, Pose};
use crate::units::{Length, Point, Rect};
use flate2::Compression;
use flate2::write::ZlibEncoder;
use printpdf::{
    Codepoint, Color, CurTransMat, DictItem, Greyscale, Line, LineDashPattern, LinePoint, Op,
    PaintMode, PdfFontHandle, Polygon, PolygonRing, Pt, TextItem, TextMatrix, WindingOrder,
};
use std::io::Write;

/// The compressed content streams of `pages`.
pub(super) fn streams(
    pages: &[Page],
    first: usize,
    paper: &Paper,
    fonts: &Fonts,
    embedded: &Embedded,
) -> Result<Vec<Vec<u8>>, PdfError> {
    let pages = (pages.iter().enumerate())
        .map(|(index, page)| operations(page, &Sheet::new(paper, first + index), fonts, embedded))
        .collect();
    let document = translate(pages, embedded)?;
    document
        .page_iter()
        .map(|id| deflate(&document.get_page_content(id)))
        .collect()
}

/// `bytes` compressed.
pub(super) fn deflate(bytes: &[u8]) -> Result<Vec<u8>, PdfError> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::best());
    let deflated = encoder.write_all(bytes).and_then(|()| encoder.finish());
    deflated.map_err(|error| PdfError(error.to_string()))
}

fn operations(page: &Page, sheet: &Sheet, fonts: &Fonts, embedded: &Embedded) -> Vec<Op> {
    let mut pen = Pen {
        sheet,
        fonts,
        embedded,
        ops: Vec::new(),
        weight: None,
        dashes: None,
        font: None,
        in_text: false,
        grey: 100,
    };
    pen.ops.push(Op::SetFillColor { col: black(100) });
    pen.ops.push(Op::SetOutlineColor { col: black(100) });
    for item in &page.items {
        pen.item(item);
    }
    pen.end_text();
    pen.ops
}

/// `percent` of black, in DeviceGray.
fn black(percent: u8) -> Color {
    Color::Greyscale(Greyscale {
        percent: f32::from(100 - percent.min(100)) / 100.0,
        icc_profile: None,
    })
}

/// Writes operations, and repeats no setting that holds already.
struct Pen<'a> {
    sheet: &'a Sheet,
    fonts: &'a Fonts,
    embedded: &'a Embedded,
    ops: Vec<Op>,
    weight: Option<Length>,
    /// Dash and gap, while strokes are dashed.
    dashes: Option<(Length, Length)>,
    font: Option<(FaceId, Length)>,
    in_text: bool,
    grey: u8,
}

impl Pen<'_> {
    fn item(&mut self, item: &Item) {
        match item {
            Item::Text { at, run, percent } => {
                if self.grey != *percent {
                    self.end_text();
                }
                self.fill(*percent);
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
            Item::Drawing { at, drawing } => {
                drawing
                    .iter()
                    .for_each(|item| self.item(&item.clone().moved(*at)));
            }
            Item::Placed { items, pose } => self.placed(items, pose),
            Item::Link { .. } => {}
        }
    }

    /// Many rectangles as one path, filled at once.
    fn blocks(&mut self, rects: &[Rect]) {
        for rect in rects {
            let printpdf::Rect {
                x,
                y,
                width,
                height,
                ..
            } = self.rectangle(rect, PaintMode::Fill);
            self.raw("re", [x, y, width, height].map(|Pt(n)| DictItem::Real(n)));
        }
        self.raw("f", []);
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

    /// Items of another page. What the pen is set to holds again after them.
    fn placed(&mut self, items: &[Item], pose: &Pose) {
        self.end_text();
        let (weight, dashes, font, grey) = (self.weight, self.dashes, self.font, self.grey);
        self.ops.push(Op::SaveGraphicsState);
        self.transform(self.sheet.matrix(pose));
        items.iter().for_each(|item| self.item(item));
        self.end_text();
        self.ops.push(Op::RestoreGraphicsState);
        (self.weight, self.dashes, self.font, self.grey) = (weight, dashes, font, grey);
    }

    fn transform(&mut self, matrix: [f32; 6]) {
        let matrix = CurTransMat::Raw(matrix);
        self.ops.push(Op::SetTransformationMatrix { matrix });
    }

    /// An operator that `printpdf` has no word for.
    fn raw<const N: usize>(&mut self, operator: &str, operands: [DictItem; N]) {
        self.ops.push(Op::Unknown {
            key: operator.to_owned(),
            value: operands.into(),
        });
    }

    fn fill(&mut self, percent: u8) {
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
        if self.weight != Some(weight) {
            self.weight = Some(weight);
            self.ops.push(Op::SetOutlineThickness {
                pt: Pt(hundredths(weight)),
            });
        }
    }

    fn end_text(&mut self) {
        if std::mem::take(&mut self.in_text) {
            self.ops.push(Op::EndTextSection);
        }
    }

    fn text(&mut self, at: Point, run: &Run) {
        if !std::mem::replace(&mut self.in_text, true) {
            self.ops.push(Op::StartTextSection);
        }
        let Some(font) = self.embedded.font(run.face) else {
            return;
        };
        if self.font != Some((run.face, run.size)) {
            self.font = Some((run.face, run.size));
            let handle = PdfFontHandle::External(font.id.clone());
            self.ops.push(Op::SetFont {
                font: handle,
                size: Pt(hundredths(run.size)),
            });
        }
        let first = run.glyphs.first().map_or(Length::ZERO, |glyph| glyph.x);
        let matrix = TextMatrix::Raw([
            1.0,
            0.0,
            0.0,
            1.0,
            self.sheet.x(at.x + first),
            self.sheet.y(at.y),
        ]);
        self.ops.push(Op::SetTextMatrix { matrix });
        let face = self.fonts.face(run.face);
        // Where the reader's pen is, in thousandths of an em, going by the whole-number widths of the file.
        let em = i64::from(run.size.to_thousandths().max(1));
        let mut pen = 0;
        let glyphs = run.glyphs.iter().enumerate().map(|(index, glyph)| {
            pen += i64::from(face.advance(glyph.id)) * 1000 / i64::from(face.units_per_em());
            let offset = match run.glyphs.get(index + 1) {
                Some(next) => {
                    let wanted = (i64::from((next.x - first).to_thousandths()) * 1000 + em / 2)
                        .div_euclid(em);
                    let offset = pen - wanted;
                    // A thousandth of an em is below what layout itself rounds to.
                    if offset.abs() <= 1 { 0 } else { offset }
                }
                None => 0,
            };
            pen -= offset;
            Codepoint::with_cid(
                font.glyph(glyph.id),
                offset as f32,
                run.says(glyph).to_owned(),
            )
        });
        self.ops.push(Op::ShowText {
            items: vec![TextItem::GlyphIds(glyphs.collect())],
        });
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
