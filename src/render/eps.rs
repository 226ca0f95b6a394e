//! Encapsulated PostScript of a page, for page layout: language level 2, in DeviceGray and at most one spot ink, with
//! outlined fonts.
//!
//! The file is meant to be placed in other documents, so it follows Adobe's EPSF 3.0 and changes nothing outside
//! itself: its names are in a dictionary of its own, and its state is enclosed in `gsave` and `grestore`. Every glyph
//! is a procedure, written once.

use super::paint::{
    Dashes, PageInk, PagePath, Polyline, StrokeShape, fill_path, format_number, ink_of, outlines,
    primitives, stroke_shape, to_points, two_thirds,
};
use gridpress_base::colour::SpotInk;
use gridpress_base::fonts::{FaceId, Fonts, PathStep};
use gridpress_ground::units::{Length, Rect, Size};
use gridpress_layout::{Page, PaintedPrimitive, PaintedText, Paper, Picture, Primitive};
use std::fmt::Write;

/// The longest line. DSC allows 255 characters.
const LINE: usize = 100;
/// The longest title; longer ones are truncated.
const TITLE: usize = 200;

/// The procedures of every page. `b` and `e` enclose the outline of a glyph, and `I` paints a picture that follows in
/// hexadecimal.
const PROLOG: &str = "\
/m/moveto load def/l/lineto load def/c/curveto load def/h/closepath load def
/f/fill load def/s/stroke load def/g/setgray load def/w/setlinewidth load def/d/setdash load def
/q/gsave load def/Q/grestore load def/t/translate load def/r/rotate load def/z/scale load def/k/rectclip load def
/b{gsave 0 translate}bind def/e{fill grestore}bind def
/I{/H exch def/W exch def/F currentfile/ASCIIHexDecode filter def
W H 8[W 0 0 H 0 0]F image F flushfile}bind def
";
/// The additional procedure for pictures whose white is transparent.
const CLEAR: &str = "\
/K{/H exch def/W exch def/F currentfile/ASCIIHexDecode filter def
<</ImageType 4/Width W/Height H/BitsPerComponent 8/Decode[0 1]/ImageMatrix[W 0 0 H 0 0]
/MaskColor[243 255]/DataSource F>>image F flushfile}bind def
";
/// The number of names that the prolog defines.
const NAMES: usize = 24;

/// Returns the EPS file of `page` at its trim size, without bleed and marks. It is 7-bit ASCII.
pub fn render(page: &Page, paper: &Paper, fonts: &Fonts, title: &str) -> String {
    render_in(page, paper, fonts, title, None)
}

/// Returns the EPS file of `page` like [`render`], with colours in the ink `spot`, or in greys if there is none.
pub fn render_in(
    page: &Page,
    paper: &Paper,
    fonts: &Fonts,
    title: &str,
    spot: Option<&SpotInk>,
) -> String {
    let list = primitives(page);
    let is_clear = |painted: &&PaintedPrimitive| match &painted.primitive {
        Primitive::Picture(picture) => picture.image.is_clear(),
        _ => false,
    };
    let has_clear = list.iter().any(|painted| is_clear(&painted));
    let mut eps = Eps {
        out: header(paper, title, has_clear, spot),
        column: 0,
        fonts,
        spot,
        state: EpsState::default(),
        clip: None,
    };
    eps.prolog(&list, has_clear);
    eps.begin(paper);
    list.iter().for_each(|painted| eps.paint(painted));
    eps.set_clip(None);
    eps.break_line();
    eps.out += "grestore showpage\n%%Trailer\nend\n%%EOF\n";
    eps.out
}

fn header(paper: &Paper, title: &str, has_clear: bool, spot: Option<&SpotInk>) -> String {
    // Only a picture with transparent white needs level 3; any other file suits devices of level 2.
    let level = if has_clear { 3 } else { 2 };
    let Size { width, height } = paper.trim;
    // The bounding box has whole numbers only, and rounding up never cuts off the art.
    let whole = |length: Length| length.to_pt().ceil() as i32;
    let inks = spot.map(|SpotInk { name, inks }| {
        let (name, inks) = (escape_postscript(name), shares(*inks).join(" "));
        format!("%%DocumentCustomColors: ({name})\n%%CMYKCustomColor: {inks} ({name})\n")
    });
    format!(
        "%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 {} {}\n%%HiResBoundingBox: 0 0 {} {}\n%%Title: ({})\n\
         %%Creator: gridpress\n%%LanguageLevel: {level}\n%%DocumentData: Clean7Bit\n%%Pages: 1\n{}%%EndComments\n",
        whole(width),
        whole(height),
        pt(width),
        pt(height),
        escape_postscript(title),
        inks.unwrap_or_default()
    )
}

/// Returns percentages as numbers from 0 to 1.
fn shares(percent: [u8; 4]) -> [String; 4] {
    percent.map(|percent| format_number(f64::from(percent) / 100.0, 2))
}

/// Returns the procedure that sets a tint of a spot ink from 0 to 1: its alternative inks are shares of the tint.
fn spot_procedure(SpotInk { name, inks }: &SpotInk) -> String {
    let (name, [cyan, magenta, yellow, black]) = (escape_postscript(name), shares(*inks));
    format!(
        "/p{{[/Separation({name})/DeviceCMYK\n{{dup {cyan} mul exch dup {magenta} mul exch dup {yellow} mul exch {black} mul}}]\n\
        setcolorspace setcolor}}bind def\n"
    )
}

/// The graphics state at a point of the file; `None` where it is unknown.
#[derive(Default)]
struct EpsState {
    ink: Option<PageInk>,
    weight: Option<Length>,
    dashes: Option<Option<Dashes>>,
}

struct Eps<'f> {
    out: String,
    /// The length of the current line.
    column: usize,
    fonts: &'f Fonts,
    spot: Option<&'f SpotInk>,
    state: EpsState,
    clip: Option<Rect>,
}

impl Eps<'_> {
    fn prolog(&mut self, list: &[PaintedPrimitive], has_clear: bool) {
        let glyphs = outlines(list, self.fonts);
        let spot = self.spot.map(spot_procedure).unwrap_or_default();
        let names =
            glyphs.len() + NAMES + usize::from(has_clear) + usize::from(self.spot.is_some());
        let clear = if has_clear { CLEAR } else { "" };
        let _ = write!(self.out, "%%BeginProlog\n{names} dict begin\n{PROLOG}{clear}{spot}");
        for ((face, glyph), outline) in glyphs {
            if !outline.is_empty() {
                self.put(&format!("/{}{{b", glyph_name(face, glyph)));
                self.path(outline.into_iter(), 1);
                self.put("e}bind def");
                self.break_line();
            }
        }
        self.out += "%%EndProlog\n%%Page: 1 1\n";
    }

    /// Sets up coordinates in points from the top left corner, with y pointing down, and clips to the trim.
    fn begin(&mut self, paper: &Paper) {
        let [width, height] = [paper.trim.width, paper.trim.height].map(pt);
        let _ = write!(
            self.out,
            "gsave 0 {height} translate 1 -1 scale 0 0 {width} {height} rectclip\n\
             0 setlinecap 0 setlinejoin 10 setmiterlimit\n"
        );
    }

    fn paint(&mut self, painted: &PaintedPrimitive) {
        self.set_clip(painted.clip);
        let has_spot = self.spot.is_some();
        let ink = |percent| ink_of(painted, percent, has_spot);
        match &painted.primitive {
            Primitive::Fill { outline, percent } => {
                self.fill(&fill_path(outline), ink(*percent));
            }
            Primitive::Stroke { outline, weight } => match stroke_shape(outline, *weight) {
                StrokeShape::Area(path) => self.fill(&path, ink(100)),
                StrokeShape::Lines(lines) => {
                    let ink = ink(100);
                    lines.iter().for_each(|line| self.stroke(line, *weight, ink));
                }
            },
            Primitive::Text(text) => self.text(text, ink(text.percent)),
            Primitive::Picture(picture) => self.image(picture),
        }
    }

    fn fill(&mut self, path: &PagePath, ink: PageInk) {
        self.set_ink(ink);
        self.path(path.iter().map(|step| step.map(to_points)), 3);
        self.put("f");
    }

    /// Writes `token` on the current line or the next one.
    fn put(&mut self, token: &str) {
        if self.column > 0 && self.column + 1 + token.len() > LINE {
            self.break_line();
        }
        if self.column > 0 {
            self.out.push(' ');
            self.column += 1;
        }
        self.out += token;
        self.column += token.len();
    }

    fn break_line(&mut self) {
        if self.column > 0 {
            self.out.push('\n');
            self.column = 0;
        }
    }

    fn path(&mut self, steps: impl Iterator<Item = PathStep<[f64; 2]>>, decimals: usize) {
        let at = |[x, y]: [f64; 2]| {
            format!("{} {}", format_number(x, decimals), format_number(y, decimals))
        };
        let mut last = [0.0; 2];
        for step in steps {
            let token = match step {
                PathStep::Move(to) => format!("{} m", at(to)),
                PathStep::Line(to) => format!("{} l", at(to)),
                PathStep::Quad(a, to) => {
                    let [b, c] = [last, to].map(|end| two_thirds(end, a));
                    format!("{} {} {} c", at(b), at(c), at(to))
                }
                PathStep::Cubic(a, b, to) => format!("{} {} {} c", at(a), at(b), at(to)),
                PathStep::Close => "h".to_owned(),
            };
            if let PathStep::Move(to)
            | PathStep::Line(to)
            | PathStep::Quad(_, to)
            | PathStep::Cubic(_, _, to) = step
            {
                last = to;
            }
            self.put(&token);
        }
    }

    fn set_ink(&mut self, ink: PageInk) {
        if self.state.ink != Some(ink) {
            self.state.ink = Some(ink);
            let share = |percent: u8| format_number(f64::from(percent) / 100.0, 2);
            self.put(&match ink {
                PageInk::Black(percent) => format!("{} g", share(100 - percent.min(100))),
                PageInk::Spot(percent) => format!("{} p", share(percent.min(100))),
            });
        }
    }

    /// Starts clipping to `clip`, or stops clipping. The graphics state must be set again afterwards.
    fn set_clip(&mut self, clip: Option<Rect>) {
        if self.clip == clip {
            return;
        }
        if self.clip.is_some() {
            self.put("Q");
        }
        if let Some(rect) = clip {
            let Size { width, height } = rect.size;
            let [x, y, width, height] = [rect.origin.x, rect.origin.y, width, height].map(pt);
            self.put(&format!("q {x} {y} {width} {height} k"));
        }
        self.clip = clip;
        // A restored state is that before the clip, which is not tracked, so everything counts as unknown.
        self.state = EpsState::default();
    }

    fn stroke(&mut self, line: &Polyline, weight: Length, ink: PageInk) {
        let dashes = line.dashes;
        self.set_ink(ink);
        if self.state.weight != Some(weight) {
            self.state.weight = Some(weight);
            self.put(&format!("{} w", pt(weight)));
        }
        if self.state.dashes != Some(dashes) {
            self.state.dashes = Some(dashes);
            self.put(&match dashes {
                Some(Dashes { dash, gap }) => {
                    let half = format_number(dash.to_pt() / 2.0, 4);
                    format!("[{} {}] {half} d", pt(dash), pt(gap))
                }
                None => "[] 0 d".to_owned(),
            });
        }
        self.path(line.path().iter().map(|step| step.map(to_points)), 3);
        self.put("s");
    }

    fn text(&mut self, text: &PaintedText, ink: PageInk) {
        let face = self.fonts.face(text.run.face);
        let scale = text.run.size.to_pt() / f64::from(face.units_per_em());
        if scale <= 0.0 {
            return;
        }
        self.set_ink(ink);
        self.enter(text.at.x, text.at.y, text.turns);
        let size = format_number(scale, 7);
        self.put(&format!("{size} -{size} z"));
        for glyph in &text.run.glyphs {
            // Spaces have no procedure in the prolog, and positions are absolute, so they can be left out.
            if face.ink(glyph.id).is_some() {
                let (x, name) = (
                    format_number(glyph.x.to_pt() / scale, 2),
                    glyph_name(text.run.face, glyph.id),
                );
                self.put(&format!("{x} {name}"));
            }
        }
        self.put("Q");
    }

    /// Moves the origin until the next `Q`.
    fn enter(&mut self, x: Length, y: Length, turns: u8) {
        self.put(&format!("q {} {} t", pt(x), pt(y)));
        if turns > 0 {
            self.put(&format!("{} r", 90 * u16::from(turns)));
        }
    }

    fn image(&mut self, picture: &Picture) {
        self.enter(picture.at.x, picture.at.y, picture.turns);
        let [width, height] = [picture.size.width, picture.size.height].map(pt);
        let image = picture.image;
        self.put(&format!("{width} {height} z"));
        let name = if image.is_clear() { 'K' } else { 'I' };
        self.put(&format!("{} {} {name}", image.width, image.height));
        self.break_line();
        // Hexadecimal is twice as long as binary, but it keeps the file 7-bit.
        for row in image.pixels.chunks(LINE / 2) {
            for pixel in row {
                let _ = write!(self.out, "{pixel:02x}");
            }
            self.out.push('\n');
        }
        self.out += ">\n";
        self.put("Q");
    }
}

fn glyph_name(face: FaceId, glyph: u16) -> String {
    format!("G{}_{glyph}", face.index())
}

fn pt(length: Length) -> String {
    format_number(length.to_pt(), 3)
}

/// Escapes `text` for a PostScript string: UTF-8, with octal escapes for non-ASCII bytes.
fn escape_postscript(text: &str) -> String {
    let mut escaped = String::new();
    for c in text.chars() {
        let mut written = String::new();
        for byte in c.encode_utf8(&mut [0; 4]).bytes() {
            let _ = match byte {
                b'(' | b')' | b'\\' => write!(written, "\\{}", char::from(byte)),
                b' '..=b'~' => write!(written, "{}", char::from(byte)),
                _ => write!(written, "\\{byte:03o}"),
            };
        }
        if escaped.len() + written.len() > TITLE {
            break;
        }
        escaped += &written;
    }
    escaped
}
