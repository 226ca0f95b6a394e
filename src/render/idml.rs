//! IDML of a page, for InDesign: a document of one page, with everything drawn as paths in one group, and the texts
//! around grids as text frames whose paragraphs have named styles.
//!
//! Figures in cells are outlines, since a grid must not reflow. Other texts are meant to be restyled or copied, so they
//! are text, in the fonts of the page: a frame begins at a fixed distance above its first baseline, which keeps the
//! baseline even if InDesign replaces a missing font.

mod package;
#[cfg(test)]
mod tests;
mod text;

use super::paint::{
    Dashes, PageInk, PagePath, Polyline, StrokeShape, fill_path, format_number, ink_of, primitives,
    stroke_shape, to_points, two_thirds,
};
use super::svg::png;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use gridpress_base::colour::SpotInk;
use gridpress_base::fonts::{Fonts, PathStep};
use gridpress_ground::units::{Length, Point, Rect};
use gridpress_layout::{
    Page, PaintedPrimitive, PaintedText, Paper, Picture, Primitive, TextRole, corners,
};
use kurbo::PathEl;
use std::fmt::Write;
use text::Frames;

/// The content of the file `mimetype`, with which a package begins.
pub const MIMETYPE: &str = "application/vnd.adobe.indesign-idml-package";

/// Returns the files of the IDML package of `page` with their paths, except `mimetype`. The page has its trim size,
/// without bleed and marks; colours are in the ink `spot`, or greys if there is none.
pub fn render(
    page: &Page,
    paper: &Paper,
    fonts: &Fonts,
    title: &str,
    spot: Option<&SpotInk>,
) -> Vec<(String, Vec<u8>)> {
    let mut frames = Frames::new(fonts);
    let mut drawing = Drawing { out: String::new(), next: 0, fonts, spot, clip: None };
    for painted in primitives(page) {
        match (&painted.primitive, painted.role) {
            (Primitive::Text(text), Some(role @ TextRole::Column(part))) => {
                let ink = ink_of(&painted, text.percent, spot.is_some());
                frames.add(text, (*part, role), ink_attributes("Fill", ink, spot));
            }
            _ => drawing.paint(&painted),
        }
    }
    drawing.set_clip(None);
    package::files(paper, title, spot, &drawing.out, &frames)
}

/// Returns the cosine and the sine of quarter turns, clockwise.
fn turn(turns: u8) -> [i32; 2] {
    [[1, 0], [0, 1], [-1, 0], [0, -1]][usize::from(turns % 4)]
}

/// Returns the attribute of an element that is turned by quarters, clockwise, and then moved to `at`.
fn transform(turns: u8, at: Point) -> String {
    let [cos, sin] = turn(turns);
    format!(" ItemTransform=\"{cos} {sin} {} {cos} {} {}\"", -sin, pt(at.x), pt(at.y))
}

/// Returns attributes for an ink of a kind of paint: `Fill` or `Stroke`.
fn ink_attributes(paint: &str, ink: PageInk, spot: Option<&SpotInk>) -> String {
    let (colour, percent) = match (ink, spot) {
        (PageInk::Black(0) | PageInk::Spot(0), _) => ("Color/Paper".to_owned(), 100),
        (PageInk::Spot(percent), Some(spot)) => (package::colour_id(&spot.name), percent),
        (PageInk::Black(percent) | PageInk::Spot(percent), _) => {
            ("Color/Black".to_owned(), percent)
        }
    };
    let tint = (percent < 100).then(|| format!(" {paint}Tint=\"{percent}\""));
    format!(" {paint}Color=\"{colour}\"{}", tint.unwrap_or_default())
}

/// The paths of a page, in its coordinates.
struct Drawing<'f> {
    out: String,
    /// Number of the next element.
    next: usize,
    fonts: &'f Fonts,
    spot: Option<&'f SpotInk>,
    clip: Option<Rect>,
}

impl Drawing<'_> {
    fn paint(&mut self, painted: &PaintedPrimitive) {
        self.set_clip(painted.clip);
        let has_spot = self.spot.is_some();
        let ink = |percent| ink_of(painted, percent, has_spot);
        match &painted.primitive {
            Primitive::Fill { outline, percent } => {
                self.fill(in_points(&fill_path(outline)), ink(*percent));
            }
            Primitive::Stroke { outline, weight } => match stroke_shape(outline, *weight) {
                StrokeShape::Area(path) => self.fill(in_points(&path), ink(100)),
                StrokeShape::Lines(lines) => {
                    lines.iter().for_each(|line| self.stroke(line, *weight, ink(100)));
                }
            },
            Primitive::Text(text) => self.outlines(text, ink(text.percent)),
            Primitive::Picture(picture) => self.image(picture),
        }
    }

    /// Adds an element with a path, and `content` after it.
    fn element(&mut self, name: &str, attributes: &str, path: &str, content: &str) {
        let _ = writeln!(
            self.out,
            "<{name} Self=\"d{}\" AppliedObjectStyle=\"ObjectStyle/$ID/[None]\"{attributes}>{path}{content}</{name}>",
            self.next
        );
        self.next += 1;
    }

    fn fill(&mut self, path: impl Iterator<Item = PathStep<[f64; 2]>>, ink: PageInk) {
        let ink = ink_attributes("Fill", ink, self.spot);
        let attributes =
            format!("{ink} StrokeColor=\"Swatch/None\" StrokeWeight=\"0\"{UNTRANSFORMED}");
        self.element("Polygon", &attributes, &geometry(path, PathEnds::Closed), "");
    }

    fn stroke(&mut self, line: &Polyline, weight: Length, ink: PageInk) {
        let path = line.path();
        let path = match &line.dashes {
            Some(dashes) => geometry(dashed(in_points(&path), dashes).into_iter(), PathEnds::Open),
            None if line.is_closed => geometry(in_points(&path), PathEnds::Closed),
            None => geometry(in_points(&path), PathEnds::Open),
        };
        let name = if line.is_closed { "Polygon" } else { "GraphicLine" };
        let attributes = format!(
            " FillColor=\"Swatch/None\"{} StrokeWeight=\"{}\" StrokeAlignment=\"CenterAlignment\" \
             EndCap=\"ButtEndCap\" EndJoin=\"MiterEndJoin\" MiterLimit=\"10\"{UNTRANSFORMED}",
            ink_attributes("Stroke", ink, self.spot),
            pt(weight)
        );
        self.element(name, &attributes, &path, "");
    }

    /// Adds a path for each glyph.
    fn outlines(&mut self, text: &PaintedText, ink: PageInk) {
        let face = self.fonts.face(text.run.face);
        let scale = text.run.size.to_pt() / f64::from(face.units_per_em());
        let [x, y] = to_points(text.at);
        let [cos, sin] = turn(text.turns).map(f64::from);
        for glyph in &text.run.glyphs {
            let from = glyph.x.to_pt();
            let placed = |[right, up]: [f64; 2]| {
                let (right, down) = (from + right * scale, -up * scale);
                [x + right * cos - down * sin, y + right * sin + down * cos]
            };
            let outline = face.outline(glyph.id);
            if !outline.is_empty() {
                self.fill(outline.into_iter().map(|step| step.map(placed)), ink);
            }
        }
    }

    /// Starts a frame that hides everything outside of `clip`, or ends it.
    fn set_clip(&mut self, clip: Option<Rect>) {
        if self.clip == clip {
            return;
        }
        if self.clip.is_some() {
            self.out += "</Rectangle>\n";
        }
        if let Some(rect) = &clip {
            self.open_frame(rect, UNTRANSFORMED);
        }
        self.clip = clip;
    }

    /// Opens a frame that shows the part of its content in `rect`.
    fn open_frame(&mut self, rect: &Rect, transform: &str) {
        let (id, path) = (self.next, rectangle(rect));
        let _ = writeln!(
            self.out,
            "<Rectangle Self=\"d{id}\" ContentType=\"GraphicType\"{UNPAINTED}{transform}>{path}"
        );
        self.next += 1;
    }

    fn image(&mut self, picture: &Picture) {
        let Picture { image, size, .. } = picture;
        let rect = Rect { origin: Point::default(), size: *size };
        self.open_frame(&rect, &transform(picture.turns, picture.at));
        let [across, down] = [(size.width, image.width), (size.height, image.height)]
            .map(|(length, pixels)| format_number(length.to_pt() / f64::from(pixels), 6));
        let content = format!(
            "<Properties><GraphicBounds Left=\"0\" Top=\"0\" Right=\"{}\" Bottom=\"{}\"/>\
             <Contents>{}</Contents></Properties><Link Self=\"d{}l\" LinkResourceURI=\"file:picture.png\" \
             LinkResourceFormat=\"$ID/Portable Network Graphics (PNG)\" StoredState=\"Embedded\"/>",
            image.width,
            image.height,
            STANDARD.encode(png(image)),
            self.next
        );
        let scale = format!(" ItemTransform=\"{across} 0 0 {down} 0 0\"");
        self.element("Image", &scale, "", &content);
        self.out += "</Rectangle>\n";
    }
}

/// The attributes of a frame without ink of its own.
const UNPAINTED: &str = " AppliedObjectStyle=\"ObjectStyle/$ID/[None]\" FillColor=\"Swatch/None\" \
                         StrokeColor=\"Swatch/None\" StrokeWeight=\"0\"";
/// The attribute of elements in the coordinates of their parents.
const UNTRANSFORMED: &str = " ItemTransform=\"1 0 0 1 0 0\"";

/// The ends of a path: of an area all subpaths are closed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PathEnds {
    Open,
    Closed,
}

/// Returns a line as dashes.
// A native dashed stroke begins with a whole dash, and so has no dashes around all corners.
fn dashed(
    path: impl Iterator<Item = PathStep<[f64; 2]>>,
    dashes: &Dashes,
) -> Vec<PathStep<[f64; 2]>> {
    let path = path.filter_map(|step| match step {
        PathStep::Move([x, y]) => Some(PathEl::MoveTo((x, y).into())),
        PathStep::Line([x, y]) => Some(PathEl::LineTo((x, y).into())),
        PathStep::Close => Some(PathEl::ClosePath),
        PathStep::Quad(..) | PathStep::Cubic(..) => None,
    });
    let lengths = [dashes.dash, dashes.gap].map(Length::to_pt);
    let pieces = kurbo::dash(path, lengths[0] / 2.0, &lengths);
    let pieces = pieces.filter_map(|piece| match piece {
        PathEl::MoveTo(to) => Some(PathStep::Move([to.x, to.y])),
        PathEl::LineTo(to) => Some(PathStep::Line([to.x, to.y])),
        _ => None,
    });
    pieces.collect()
}

/// A point of a path with its control points: the one before, itself and the one after.
type Knot = [[f64; 2]; 3];

/// Returns the geometry of a path.
fn geometry(path: impl Iterator<Item = PathStep<[f64; 2]>>, ends: PathEnds) -> String {
    let mut subpaths: Vec<Vec<Knot>> = Vec::new();
    for step in path {
        if let PathStep::Move(to) = step {
            subpaths.push(vec![[to; 3]]);
        }
        let Some(last) = subpaths.last_mut().and_then(|knots| knots.last_mut()) else { continue };
        let from = last[1];
        let (leaving, arriving, to) = match step {
            PathStep::Line(to) => (from, to, to),
            PathStep::Quad(a, to) => (two_thirds(from, a), two_thirds(to, a), to),
            PathStep::Cubic(a, b, to) => (a, b, to),
            PathStep::Move(_) | PathStep::Close => continue,
        };
        last[2] = leaving;
        subpaths.last_mut().expect("its last point was found").push([arriving, to, to]);
    }
    let mut out = String::from("<Properties><PathGeometry>");
    let open = ends == PathEnds::Open;
    for mut knots in subpaths {
        // A closed path does not repeat its first point.
        if let [first, .., last] = &mut knots[..]
            && !open
            && first[1] == last[1]
        {
            first[0] = last[0];
            knots.pop();
        }
        let _ = write!(out, "<GeometryPathType PathOpen=\"{open}\"><PathPointArray>");
        for knot in knots {
            let [before, at, after] =
                knot.map(|[x, y]| format!("{} {}", format_number(x, 3), format_number(y, 3)));
            let _ = write!(
                out,
                "<PathPointType Anchor=\"{at}\" LeftDirection=\"{before}\" RightDirection=\"{after}\"/>"
            );
        }
        out += "</PathPointArray></GeometryPathType>";
    }
    out + "</PathGeometry></Properties>"
}

fn in_points(path: &PagePath) -> impl Iterator<Item = PathStep<[f64; 2]>> {
    path.iter().map(|step| step.map(to_points))
}

/// Returns the geometry of a rectangle.
fn rectangle(rect: &Rect) -> String {
    let path = Polyline { points: corners(rect).to_vec(), is_closed: true, dashes: None }.path();
    geometry(in_points(&path), PathEnds::Closed)
}

fn pt(length: Length) -> String {
    format_number(length.to_pt(), 3)
}
