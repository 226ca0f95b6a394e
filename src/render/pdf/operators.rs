//! Operators of content streams and their inks. Only this file uses `printpdf`, which writes the operators.
//!
//! Numbers are as in the file: points from the left and bottom edges of the sheet.

use super::file::PdfError;
use gridpress_base::colour::{Colour, ColourSpace};
use gridpress_base::fonts::PathStep;
use printpdf::{
    Color, CurTransMat, DictItem, FontId, Greyscale, Line, LineDashPattern, LinePoint, Mm, Op,
    PaintMode, PdfDocument, PdfFontHandle, PdfPage, PdfSaveOptions, Point, Polygon, PolygonRing,
    Pt, Rect, WindingOrder,
};
use std::collections::BTreeMap;

/// The operators of a content stream, in order.
#[derive(Default)]
pub(super) struct Operators(Vec<Op>);

/// A subpath of straight lines or of Bézier curves.
pub(super) struct Subpath(Vec<LinePoint>);

/// A part of a text with adjusted spacing.
pub(super) enum TextPart {
    /// Codes of glyphs.
    Codes(Vec<u8>),
    /// A shift to the left, in thousandths of an em.
    Back(i64),
}

/// Returns the bytes of content streams. `printpdf` can only write them as pages of a document.
pub(super) fn write(streams: Vec<Operators>) -> Result<Vec<Vec<u8>>, PdfError> {
    let mut document = PdfDocument::new("");
    let page = |Operators(operators)| PdfPage::new(Mm(1.0), Mm(1.0), operators);
    document.pages = streams.into_iter().map(page).collect();
    let options = PdfSaveOptions {
        // Streams are compressed and fonts are subset elsewhere, so `printpdf` must leave both alone.
        optimize: false,
        subset_fonts: false,
        // Keeps operators that it does not know.
        secure: false,
        image_optimization: None,
    };
    let mut warnings = Vec::new();
    let written = document.to_lopdf_document(&options, &mut warnings);
    match warnings.first() {
        None => Ok((written.page_iter()).map(|page| written.get_page_content(page)).collect()),
        // A warning may mean that an operator was changed or dropped, and an incomplete page must not be printed.
        Some(warning) => Err(PdfError(warning.msg.clone())),
    }
}

impl Operators {
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// Splits off the operators after the first `at`.
    pub(super) fn split_off(&mut self, at: usize) -> Operators {
        Operators(self.0.split_off(at))
    }

    /// `g`, `rg`, `k`, or `cs` and `scn`: sets the ink of fills and text.
    pub(super) fn fill_ink(&mut self, ink: DeviceInk) {
        match ink {
            DeviceInk::Grey(percent) => {
                self.0.push(Op::SetFillColor { col: grey(percent) });
            }
            DeviceInk::Rgb(parts) => self.raw("rg", parts.map(|part| share(part, 255))),
            DeviceInk::Cmyk(inks) => self.raw("k", inks.map(|ink| share(ink, 100))),
            DeviceInk::Spot(tint) => {
                self.raw("cs", [DictItem::Name(spot::NAME.into())]);
                self.raw("scn", [share(tint, 100)]);
            }
        }
    }

    /// `G`, `RG`, `K`, or `CS` and `SCN`: sets the ink of strokes.
    pub(super) fn stroke_ink(&mut self, ink: DeviceInk) {
        match ink {
            DeviceInk::Grey(percent) => {
                let col = grey(percent);
                self.0.push(Op::SetOutlineColor { col });
            }
            DeviceInk::Rgb(parts) => self.raw("RG", parts.map(|part| share(part, 255))),
            DeviceInk::Cmyk(inks) => self.raw("K", inks.map(|ink| share(ink, 100))),
            DeviceInk::Spot(tint) => {
                self.raw("CS", [DictItem::Name(spot::NAME.into())]);
                self.raw("SCN", [share(tint, 100)]);
            }
        }
    }

    /// `gs`: sets a graphics state of the resources.
    pub(super) fn set_state(&mut self, name: &str) {
        self.raw("gs", [DictItem::Name(name.as_bytes().to_vec())]);
    }

    /// `w`: sets the weight of strokes.
    pub(super) fn line_width(&mut self, width: f32) {
        self.0.push(Op::SetOutlineThickness { pt: Pt(width) });
    }

    /// `d`: sets dashes and gaps in turn, and the phase. Without any, lines are solid.
    pub(super) fn dashes(&mut self, pattern: &[f32], offset: f32) {
        self.0.push(Op::SetLineDashPattern { dash: LineDashPattern::new(offset, pattern) });
    }

    /// `q`: saves the graphics state, for [`restore`](Operators::restore).
    pub(super) fn save(&mut self) {
        self.0.push(Op::SaveGraphicsState);
    }

    /// `Q`: restores the graphics state saved last.
    pub(super) fn restore(&mut self) {
        self.0.push(Op::RestoreGraphicsState);
    }

    /// `cm`: transforms everything that follows.
    pub(super) fn transform(&mut self, matrix: [f32; 6]) {
        self.0.push(Op::SetTransformationMatrix { matrix: CurTransMat::Raw(matrix) });
    }

    /// `re W n`: clips everything that follows to a rectangle.
    pub(super) fn clip(&mut self, rectangle: [f32; 4]) {
        self.rectangle(rectangle, PaintMode::Clip);
    }

    /// `re S`: strokes a rectangle.
    pub(super) fn stroke_rectangle(&mut self, rectangle: [f32; 4]) {
        self.rectangle(rectangle, PaintMode::Stroke);
    }

    fn rectangle(&mut self, [x, y, width, height]: [f32; 4], mode: PaintMode) {
        let rectangle = Rect {
            x: Pt(x),
            y: Pt(y),
            width: Pt(width),
            height: Pt(height),
            mode: Some(mode),
            winding_order: None,
        };
        self.0.push(Op::DrawRectangle { rectangle });
    }

    /// `re ... f`: fills rectangles at once, without seams where they touch.
    pub(super) fn fill_rectangles(&mut self, rectangles: impl Iterator<Item = [f32; 4]>) {
        rectangles.for_each(|rectangle| self.raw("re", rectangle.map(DictItem::Real)));
        self.raw("f", []);
    }

    /// `m l c ... h f`: fills a path.
    pub(super) fn fill(&mut self, Subpath(points): Subpath) {
        let polygon = Polygon {
            rings: vec![PolygonRing { points }],
            mode: PaintMode::Fill,
            winding_order: WindingOrder::NonZero,
        };
        self.0.push(Op::DrawPolygon { polygon });
    }

    /// `m l c h ... f`: fills contours of lines and cubic arcs at once.
    pub(super) fn fill_path(&mut self, steps: impl Iterator<Item = PathStep<[f32; 2]>>) {
        let mut last = [0.0; 2];
        for step in steps {
            match step {
                PathStep::Move(to) => self.raw("m", to.map(DictItem::Real)),
                PathStep::Line(to) => self.raw("l", to.map(DictItem::Real)),
                PathStep::Quad(a, to) => {
                    let [b, c] = [last, to].map(|end| two_thirds(end, a));
                    self.arc([b, c, to]);
                }
                PathStep::Cubic(a, b, to) => self.arc([a, b, to]),
                PathStep::Close => self.raw("h", []),
            }
            last = step.points().last().unwrap_or(last);
        }
        self.raw("f", []);
    }

    fn arc(&mut self, [[a, b], [c, d], [e, f]]: [[f32; 2]; 3]) {
        self.raw("c", [a, b, c, d, e, f].map(DictItem::Real));
    }

    /// `m l c ... S`: strokes a path, back to its first point where it is closed.
    pub(super) fn stroke(&mut self, Subpath(points): Subpath, is_closed: bool) {
        let line = Line { points, is_closed };
        self.0.push(Op::DrawLine { line });
    }

    /// `Do`: shows a form or a picture.
    pub(super) fn show_object(&mut self, name: String) {
        self.raw("Do", [DictItem::Name(name.into_bytes())]);
    }

    /// `BT`: begins a text section, with its line at the origin.
    pub(super) fn begin_text(&mut self) {
        self.0.push(Op::StartTextSection);
    }

    /// `ET`: ends a text section.
    pub(super) fn end_text(&mut self) {
        self.0.push(Op::EndTextSection);
    }

    /// `Tf`: sets font and size.
    pub(super) fn font(&mut self, name: String, size: f32) {
        self.0.push(Op::SetFont { font: PdfFontHandle::External(FontId(name)), size: Pt(size) });
    }

    /// `Tc`: sets the space that follows each glyph.
    pub(super) fn character_spacing(&mut self, spacing: f32) {
        self.0.push(Op::SetCharacterSpacing { multiplier: spacing });
    }

    /// `TL`: sets the leading.
    pub(super) fn leading(&mut self, leading: f32) {
        self.0.push(Op::SetLineHeight { lh: Pt(leading) });
    }

    /// `Td`: starts a line at an offset from the start of the last one.
    pub(super) fn move_line(&mut self, by: [f32; 2]) {
        self.0.push(Op::SetTextCursor { pos: point(by) });
    }

    /// `T*`: starts the next line.
    pub(super) fn next_line(&mut self) {
        self.0.push(Op::AddLineBreak);
    }

    /// `Tj`: shows glyphs.
    pub(super) fn show(&mut self, codes: Vec<u8>) {
        self.raw("Tj", [string(codes)]);
    }

    /// `'`: starts the next line, and shows glyphs on it.
    pub(super) fn show_on_next_line(&mut self, codes: Vec<u8>) {
        self.raw("'", [string(codes)]);
    }

    /// `TJ`: shows glyphs with adjusted spacing.
    pub(super) fn show_parts(&mut self, parts: Vec<TextPart>) {
        let part = |part| match part {
            TextPart::Codes(codes) => string(codes),
            TextPart::Back(back) => DictItem::Int(back),
        };
        self.raw("TJ", [DictItem::Array(parts.into_iter().map(part).collect())]);
    }

    /// `BDC`: begins content of an element of that type, with an identifier on its page.
    pub(super) fn begin_marked(&mut self, tag: &str, id: i64) {
        let tag = DictItem::Name(tag.as_bytes().to_vec());
        let map = BTreeMap::from([("MCID".to_owned(), DictItem::Int(id))]);
        self.raw("BDC", [tag, DictItem::Dict { map }]);
    }

    /// `BMC`: begins decoration.
    pub(super) fn begin_artifact(&mut self) {
        self.raw("BMC", [DictItem::Name(b"Artifact".to_vec())]);
    }

    /// `EMC`: ends marked content.
    pub(super) fn end_marked(&mut self) {
        self.raw("EMC", []);
    }

    /// Adds an operator that `printpdf` does not support.
    fn raw<const N: usize>(&mut self, operator: &str, operands: [DictItem; N]) {
        self.0.push(Op::Unknown { key: operator.to_owned(), value: operands.into() });
    }
}

impl Subpath {
    /// Returns straight lines between corners.
    pub(super) fn lines(corners: impl Iterator<Item = [f32; 2]>) -> Subpath {
        Subpath(corners.map(|corner| knot(corner, false)).collect())
    }

    /// Returns curves from `start` on, each given by its two control points and its end.
    pub(super) fn arcs(start: [f32; 2], arcs: impl Iterator<Item = [[f32; 2]; 3]>) -> Subpath {
        let arcs = arcs.flat_map(|[a, b, end]| [knot(a, true), knot(b, true), knot(end, false)]);
        Subpath(std::iter::once(knot(start, false)).chain(arcs).collect())
    }
}

/// Returns `part` of `whole` as a number from 0 to 1.
fn share(part: u8, whole: u16) -> DictItem {
    let share = f32::from(part) / f32::from(whole);
    // Four decimals are finer than 8 bits, and short.
    DictItem::Real((share * 10_000.0).round() / 10_000.0)
}

fn grey(percent: u8) -> Color {
    Color::Greyscale(Greyscale {
        percent: f32::from(100 - percent.min(100)) / 100.0,
        icc_profile: None,
    })
}

/// Returns the point two thirds of the way from `from` to `to`, rounded to hundredths: a control point for converting a
/// quadratic curve to a cubic one.
fn two_thirds(from: [f32; 2], to: [f32; 2]) -> [f32; 2] {
    [0, 1].map(|axis| ((from[axis] + 2.0 * to[axis]) / 3.0 * 100.0).round() / 100.0)
}

fn knot(at: [f32; 2], is_control: bool) -> LinePoint {
    LinePoint { p: point(at), bezier: is_control }
}

fn point([x, y]: [f32; 2]) -> Point {
    Point { x: Pt(x), y: Pt(y) }
}

fn string(codes: Vec<u8>) -> DictItem {
    DictItem::String { data: codes, literal: true }
}

/// An ink in a device colour space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DeviceInk {
    /// DeviceGray, in percent of black.
    Grey(u8),
    /// DeviceRGB, each component from 0 to 255.
    Rgb([u8; 3]),
    /// DeviceCMYK, each ink in percent.
    Cmyk([u8; 4]),
    /// The spot ink of the document, in percent.
    Spot(u8),
}

impl Default for DeviceInk {
    /// Returns black, the ink at the start of a page.
    fn default() -> DeviceInk {
        DeviceInk::Grey(100)
    }
}

impl DeviceInk {
    /// Returns the ink of an area with `percent` of black or of `colour`.
    pub(super) fn of_area(space: ColourSpace, colour: Option<Colour>, percent: u8) -> DeviceInk {
        DeviceInk::of(space, colour, percent, Colour::inks)
    }

    /// Returns the ink of type or rules with `percent` of black or of `colour`.
    pub(super) fn of_type(space: ColourSpace, colour: Option<Colour>, percent: u8) -> DeviceInk {
        DeviceInk::of(space, colour, percent, Colour::inks_of_type)
    }

    fn of(
        space: ColourSpace,
        colour: Option<Colour>,
        percent: u8,
        inks: fn(Colour) -> [u8; 4],
    ) -> DeviceInk {
        let tint = colour.map(|colour| colour.tint(percent));
        match (space, tint) {
            // Black in RGB would be printed in four inks.
            (ColourSpace::Grey | ColourSpace::Rgb | ColourSpace::Spot, None) => {
                DeviceInk::Grey(percent.min(100))
            }
            (ColourSpace::Spot, Some(_)) => DeviceInk::Spot(percent.min(100)),
            (ColourSpace::Grey, Some(colour)) => DeviceInk::Grey(colour.black()),
            (ColourSpace::Rgb, Some(colour)) => DeviceInk::Rgb(colour.rgb()),
            (ColourSpace::Cmyk, None) => DeviceInk::Cmyk([0, 0, 0, percent.min(100)]),
            (ColourSpace::Cmyk, Some(colour)) => DeviceInk::Cmyk(inks(colour)),
        }
    }

    /// `true` if it overprints: black type, so that no paper shows next to it if the inks of a press are misaligned.
    pub(super) fn overprints(self) -> bool {
        // Lighter greys knock out, because their dots would mix with the ink below.
        self == DeviceInk::Cmyk([0, 0, 0, 100])
    }
}

/// The colour space of a spot ink.
pub(super) mod spot {
    use gridpress_base::colour::SpotInk;
    use lopdf::{Dictionary, Object, dictionary};

    /// The name of the space in the resources.
    pub(super) const NAME: &str = "Spot";

    /// Returns the colour space, by name.
    pub(in crate::pdf) fn spaces(spot: &SpotInk) -> Dictionary {
        let inks = |inks: [u8; 4]| -> Object {
            inks.iter().map(|ink| Object::Real(f32::from(*ink) / 100.0)).collect::<Vec<_>>().into()
        };
        let tint = dictionary! {
            "FunctionType" => 2,
            "Domain" => vec![0.into(), 1.into()],
            "C0" => inks([0; 4]),
            "C1" => inks(spot.inks),
            "N" => 1,
        };
        let name = |name: &str| Object::Name(name.into());
        let space = vec![
            name("Separation"),
            name(&spot.name),
            name("DeviceCMYK"),
            Object::Dictionary(tint),
        ];
        let mut spaces = Dictionary::new();
        spaces.set(NAME, space);
        spaces
    }
}

/// The graphics states of documents in four inks, which control overprinting.
pub(super) mod overprint {
    use lopdf::{Dictionary, dictionary};

    /// Returns the name of the state in the resources.
    pub(in crate::pdf) fn name(overprints: bool) -> &'static str {
        if overprints { "Over" } else { "Part" }
    }

    /// Returns both states, by name.
    pub(in crate::pdf) fn states() -> Dictionary {
        let state = |overprints: bool| {
            dictionary! {
                "Type" => "ExtGState", "OP" => overprints, "op" => overprints, "OPM" => i64::from(overprints),
            }
        };
        let mut states = Dictionary::new();
        for overprints in [false, true] {
            states.set(name(overprints), state(overprints));
        }
        states
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grey_document_has_no_colour() {
        let grey = |colour, percent| DeviceInk::of_area(ColourSpace::Grey, colour, percent);
        assert_eq!(grey(None, 40), DeviceInk::Grey(40));
        let red = Some(Colour::hex(0x00C8_1E32));
        assert!(matches!(grey(red, 100), DeviceInk::Grey(65..80)));
    }

    #[test]
    fn black_type_is_black_ink_alone_and_overprints() {
        let ink = |make: fn(ColourSpace, Option<Colour>, u8) -> DeviceInk, colour| {
            make(ColourSpace::Cmyk, colour, 100)
        };
        let black = DeviceInk::Cmyk([0, 0, 0, 100]);
        assert_eq!(ink(DeviceInk::of_type, None), black);
        assert_eq!(ink(DeviceInk::of_type, Some(Colour::BLACK)), black);
        assert!(black.overprints());
        let rich = ink(DeviceInk::of_area, Some(Colour::BLACK));
        assert_eq!((rich, rich.overprints()), (DeviceInk::Cmyk([60, 40, 40, 100]), false));
        let white = ink(DeviceInk::of_type, Some(Colour::WHITE));
        assert_eq!((white, white.overprints()), (DeviceInk::Cmyk([0; 4]), false));
    }
}
