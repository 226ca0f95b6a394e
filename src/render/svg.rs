//! SVG of a page, for the web and for editing: its exact size, in greys or the colours of a cover, with no external
//! references.
//!
//! Lengths in the file are in points. The syntax is SVG 1.1, which old programs can also read.

use super::paint::{
    Dashes, PagePath, Polyline, StrokeShape, fill_path, format_number, outlines, primitives,
    stroke_shape, to_points,
};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use gridpress_base::colour::Colour;
use gridpress_base::fonts::{Face, FaceId, Fonts, PathStep};
use gridpress_bookspec::escape_xml;
use gridpress_ground::images::Image;
use gridpress_ground::named::names;
use gridpress_ground::units::{Length, Point, Rect, Size};
use gridpress_layout::{Page, PaintedPrimitive, PaintedText, Paper, Picture, Primitive, corners};
use std::borrow::Cow;
use std::fmt::Write;

/// The representation of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextStyle {
    /// Outlines: look the same everywhere, but cannot be searched or edited.
    Outlines,
    /// Text with the position of each glyph: exact if its fonts are installed, and approximate otherwise.
    Text,
}

names! {
    TextStyle {
        "outlines" => TextStyle::Outlines,
        "text" => TextStyle::Text,
    }
}

/// Returns the SVG of `page` at its trim size, without bleed and marks. `title` is for screen readers and tabs.
pub fn render(page: &Page, paper: &Paper, fonts: &Fonts, style: TextStyle, title: &str) -> String {
    let Size { width, height } = paper.trim;
    render_area(page, Rect::new(Length::ZERO, Length::ZERO, width, height), fonts, style, title)
}

/// Returns the SVG of the part of `page` in `area`, in coordinates of the page: bleed lies outside its trim. `title` is
/// as in [`render`].
pub fn render_area(
    page: &Page,
    area: Rect,
    fonts: &Fonts,
    style: TextStyle,
    title: &str,
) -> String {
    let list = primitives(page);
    let [left, top] = [area.origin.x, area.origin.y].map(pt);
    let [width, height] = [area.size.width, area.size.height].map(pt);
    let mut svg = Svg {
        out: format!(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
             <svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" \
             width=\"{width}pt\" height=\"{height}pt\" viewBox=\"{left} {top} {width} {height}\" xml:space=\"preserve\">\n\
             <title>{}</title>\n",
            escape_xml(title)
        ),
        fonts,
        style,
        open: None,
        clips: Vec::new(),
        clip: None,
    };
    if style == TextStyle::Outlines {
        svg.define(&list);
    }
    list.iter().for_each(|painted| svg.paint(painted));
    svg.set_clip(None);
    svg.line("</svg>");
    svg.out
}

struct Svg<'f> {
    out: String,
    fonts: &'f Fonts,
    style: TextStyle,
    /// The weight and the colour of the path being written.
    open: Option<(Length, Colour)>,
    /// The areas with a clip path.
    clips: Vec<Rect>,
    /// The current clip area.
    clip: Option<Rect>,
}

impl Svg<'_> {
    /// Defines every glyph once, in font units with y pointing up.
    fn define(&mut self, list: &[PaintedPrimitive]) {
        self.out += "<defs>\n";
        for ((face, glyph), outline) in outlines(list, self.fonts) {
            if !outline.is_empty() {
                let steps = outline.into_iter();
                let id = glyph_id(face, glyph);
                // Writing to a string cannot fail.
                let _ = writeln!(self.out, "<path id=\"{id}\" d=\"{}\"/>", data(steps, 1));
            }
        }
        self.out += "</defs>\n";
    }

    fn paint(&mut self, painted: &PaintedPrimitive) {
        self.set_clip(painted.clip);
        let ink = painted.colour_of(100);
        match &painted.primitive {
            Primitive::Fill { outline, percent } => {
                self.fill(&fill_path(outline), painted.colour_of(*percent));
            }
            Primitive::Stroke { outline, weight } => match stroke_shape(outline, *weight) {
                StrokeShape::Area(path) => self.fill(&path, ink),
                StrokeShape::Lines(lines) => lines.iter().for_each(|line| match &line.dashes {
                    Some(dashes) => self.dashed(line, *weight, dashes, ink),
                    None => self.stroke(line, *weight, ink),
                }),
            },
            Primitive::Text(text) => {
                let colour = painted.colour_of(text.percent);
                match self.style {
                    TextStyle::Outlines => self.outlines(text, colour),
                    TextStyle::Text => self.text(text, colour),
                }
            }
            Primitive::Picture(picture) => self.image(picture),
        }
    }

    fn fill(&mut self, path: &PagePath, colour: Colour) {
        let steps = path.iter().map(|step| step.map(to_points));
        let (data, fill) = (data(steps, 3), fill(colour));
        self.line(&format!("<path d=\"{data}\"{fill}/>"));
    }

    /// Writes a separate element.
    fn line(&mut self, element: &str) {
        self.close();
        self.out += element;
        self.out.push('\n');
    }

    /// Ends the current path.
    fn close(&mut self) {
        if let Some((weight, colour)) = self.open.take() {
            let _ = writeln!(
                self.out,
                "\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\"/>",
                hex(colour),
                pt(weight)
            );
        }
    }

    fn set_clip(&mut self, clip: Option<Rect>) {
        if self.clip == clip {
            return;
        }
        if self.clip.is_some() {
            self.line("</g>");
        }
        self.clip = clip;
        let Some(rect) = clip else { return };
        let number = self.clips.iter().position(|known| *known == rect).unwrap_or_else(|| {
            self.clips.push(rect);
            let number = self.clips.len() - 1;
            let data = polyline(&corners(&rect), true);
            self.line(&format!("<clipPath id=\"c{number}\"><path d=\"{data}\"/></clipPath>"));
            number
        });
        self.line(&format!("<g clip-path=\"url(#c{number})\">"));
    }

    /// Adds a line; lines of one weight and colour share a path.
    fn stroke(&mut self, line: &Polyline, weight: Length, colour: Colour) {
        // One path for a grid's rules of one weight makes the file much shorter than one element per rule.
        if self.open != Some((weight, colour)) {
            self.close();
            self.out += "<path d=\"";
            self.open = Some((weight, colour));
        }
        self.out += &polyline(&line.points, line.is_closed);
    }

    fn dashed(&mut self, line: &Polyline, weight: Length, dashes: &Dashes, colour: Colour) {
        let data = polyline(&line.points, line.is_closed);
        let [weight, dash, gap] = [weight, dashes.dash, dashes.gap].map(pt);
        let offset = format_number(dashes.dash.to_pt() / 2.0, 4);
        let colour = hex(colour);
        self.line(&format!(
            "<path d=\"{data}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{weight}\" \
             stroke-dasharray=\"{dash} {gap}\" stroke-dashoffset=\"{offset}\"/>"
        ));
    }

    fn outlines(&mut self, text: &PaintedText, colour: Colour) {
        let face = self.fonts.face(text.run.face);
        let scale = text.run.size.to_pt() / f64::from(face.units_per_em());
        if scale <= 0.0 {
            return;
        }
        let (place, fill, size) =
            (placed(text.at, text.turns), fill(colour), format_number(scale, 7));
        let mut group = format!("<g transform=\"{place} scale({size} -{size})\"{fill}>");
        for glyph in &text.run.glyphs {
            if face.ink(glyph.id).is_some() {
                let (id, x) =
                    (glyph_id(text.run.face, glyph.id), format_number(glyph.x.to_pt() / scale, 2));
                let _ = write!(group, "<use xlink:href=\"#{id}\" x=\"{x}\"/>");
            }
        }
        self.line(&(group + "</g>"));
    }

    /// Writes text in positioned pieces, since many programs read only one position per piece.
    fn text(&mut self, text: &PaintedText, colour: Colour) {
        let face = self.fonts.face(text.run.face);
        let (place, fill) = (placed(text.at, text.turns), fill(colour));
        let (font, size) = (font(face), pt(text.run.size));
        let mut element = format!("<text transform=\"{place}\" font-size=\"{size}\"{font}{fill}>");
        for (x, says) in pieces(text, face) {
            let _ = write!(element, "<tspan x=\"{}\">{}</tspan>", pt(x), escape_xml(&says));
        }
        self.line(&(element + "</text>"));
    }

    fn image(&mut self, picture: &Picture) {
        let place = placed(picture.at, picture.turns);
        let [width, height] = [picture.size.width, picture.size.height].map(pt);
        let data = STANDARD.encode(png(picture.image));
        self.line(&format!(
            "<image transform=\"{place}\" width=\"{width}\" height=\"{height}\" preserveAspectRatio=\"none\" \
             xlink:href=\"data:image/png;base64,{data}\"/>"
        ));
    }
}

/// Returns the words of a text with their starting positions, or its glyphs if they are spaced apart.
fn pieces(text: &PaintedText, face: &Face) -> Vec<(Length, String)> {
    // More than any kerning.
    let apart = text.run.size / 8;
    let mut pieces: Vec<(Length, String)> = Vec::new();
    let mut end = None;
    for glyph in &text.run.glyphs {
        let x = glyph.x;
        let is_next = |end: Length| (x - end).max(end - x) <= apart;
        let glyph_text = text.run.glyph_text(glyph);
        match pieces.last_mut() {
            Some((_, piece)) if end.is_some_and(is_next) && !piece.ends_with(' ') => {
                *piece += glyph_text
            }
            _ => pieces.push((x, glyph_text.to_owned())),
        }
        end = Some(x + text.run.size.scale(face.advance(glyph.id), face.units_per_em()));
    }
    pieces
}

/// Returns the attributes for a font.
fn font(face: &Face) -> String {
    // The name stands between single quotes in the attribute.
    let family = face.family().replace(['\'', '\\'], "");
    let generic = if family.contains("Serif") { "serif" } else { "sans-serif" };
    let style = match face.caret_slope() {
        (_, 0) => "",
        _ => " font-style=\"italic\"",
    };
    let (family, weight) = (escape_xml(&family), face.weight());
    format!(" font-family=\"'{family}', {generic}\" font-weight=\"{weight}\"{style}")
}

/// Returns the attribute for a colour; empty for black, the default.
fn fill(colour: Colour) -> String {
    match colour {
        Colour::BLACK => String::new(),
        colour => format!(" fill=\"{}\"", hex(colour)),
    }
}

/// Formats a colour for SVG.
fn hex(colour: Colour) -> String {
    match colour.rgb() {
        [0, 0, 0] => "#000".to_owned(),
        [red, green, blue] => format!("#{red:02x}{green:02x}{blue:02x}"),
    }
}

fn placed(at: Point, turns: u8) -> String {
    let place = format!("translate({} {})", pt(at.x), pt(at.y));
    match turns {
        0 => place,
        turns => format!("{place} rotate({})", 90 * u16::from(turns)),
    }
}

fn glyph_id(face: FaceId, glyph: u16) -> String {
    format!("g{}-{glyph}", face.index())
}

fn pt(length: Length) -> String {
    format_number(length.to_pt(), 3)
}

fn polyline(points: &[Point], is_closed: bool) -> String {
    let first = points.iter().take(1).map(|&point| PathStep::Move(to_points(point)));
    let rest = points.iter().skip(1).map(|&point| PathStep::Line(to_points(point)));
    let end = is_closed.then_some(PathStep::Close);
    data(first.chain(rest).chain(end), 3)
}

/// Returns the SVG data of a path, with up to `decimals` decimals.
fn data(steps: impl Iterator<Item = PathStep<[f64; 2]>>, decimals: usize) -> String {
    let step = |step: PathStep<[f64; 2]>| match step
        .map(|[x, y]| format!("{} {}", format_number(x, decimals), format_number(y, decimals)))
    {
        PathStep::Move(to) => format!("M{to}"),
        PathStep::Line(to) => format!("L{to}"),
        PathStep::Quad(a, to) => format!("Q{a} {to}"),
        PathStep::Cubic(a, b, to) => format!("C{a} {b} {to}"),
        PathStep::Close => "Z".to_owned(),
    };
    steps.map(step).collect()
}

/// Encodes a picture as a PNG file.
pub(super) fn png(image: &Image) -> Vec<u8> {
    let mut bytes = Vec::new();
    // With transparent white, the opacity of black is the darkness of the picture.
    let thin = || image.pixels.iter().flat_map(|light| [0, u8::MAX - light]).collect();
    let (kind, pixels) = match &image.colours {
        Some(colours) => (png::ColorType::Rgb, Cow::Borrowed(colours)),
        None if image.is_clear() => (png::ColorType::GrayscaleAlpha, Cow::Owned(thin())),
        None => (png::ColorType::Grayscale, Cow::Borrowed(&image.pixels)),
    };
    let mut encoder = png::Encoder::new(&mut bytes, image.width, image.height);
    encoder.set_color(kind);
    encoder.set_depth(png::BitDepth::Eight);
    let written = encoder.write_header().and_then(|mut writer| {
        writer.write_image_data(&pixels)?;
        writer.finish()
    });
    // The picture has the number of pixels it states, and writing to memory cannot fail.
    written.expect("a picture of its size, written to memory");
    bytes
}
