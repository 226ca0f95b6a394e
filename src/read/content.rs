//! Runs a page's content stream and notes every glyph and stroke.

use super::error::ReadError;
use lopdf::content::Content;
use lopdf::{Dictionary, Document, Encoding, Object, ObjectId, Stream};
use std::collections::BTreeMap;

/// A glyph on the page, in points from the bottom left.
#[derive(Clone, Debug)]
pub(super) struct Mark {
    /// Where its origin is.
    pub x: f64,
    pub y: f64,
    /// How far it advances.
    pub width: f64,
    /// The em.
    pub size: f64,
    /// The text of the glyph, as the font's map to Unicode has it.
    pub text: String,
}

impl Mark {
    /// The middle of the glyph, going by the height of figures.
    pub fn middle(&self) -> (f64, f64) {
        (self.x + self.width / 2.0, self.y + self.size * 0.33)
    }
}

/// A stroked straight line or rectangle: its lower left and upper right corner.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stroke {
    pub low: (f64, f64),
    pub high: (f64, f64),
    pub is_rectangle: bool,
    /// Along one of the page's sides.
    pub is_level: bool,
    pub weight: f64,
    pub is_dashed: bool,
}

/// The glyphs and strokes of a page.
#[derive(Debug, Default)]
pub(super) struct Marks {
    pub glyphs: Vec<Mark>,
    pub strokes: Vec<Stroke>,
}

/// [a b c d e f] of PDF, as in x' = a x + c y + e.
#[derive(Clone, Copy)]
struct Matrix([f64; 6]);

impl Matrix {
    const ONE: Matrix = Matrix([1.0, 0.0, 0.0, 1.0, 0.0, 0.0]);

    /// This one first, then `next`.
    fn then(self, next: Matrix) -> Matrix {
        let (m, n) = (self.0, next.0);
        Matrix([
            m[0] * n[0] + m[1] * n[2],
            m[0] * n[1] + m[1] * n[3],
            m[2] * n[0] + m[3] * n[2],
            m[2] * n[1] + m[3] * n[3],
            m[4] * n[0] + m[5] * n[2] + n[4],
            m[4] * n[1] + m[5] * n[3] + n[5],
        ])
    }

    fn apply(self, x: f64, y: f64) -> (f64, f64) {
        let m = self.0;
        (m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5])
    }

    fn shift(x: f64, y: f64) -> Matrix {
        Matrix([1.0, 0.0, 0.0, 1.0, x, y])
    }
}

/// A font of codes of one byte, or of two.
struct Font<'d> {
    bytes: usize,
    encoding: Option<Encoding<'d>>,
    widths: BTreeMap<u16, f64>,
    default_width: f64,
}

impl<'d> Font<'d> {
    fn read(document: &'d Document, font: &'d Dictionary) -> Font<'d> {
        match font.has(b"DescendantFonts") {
            true => Font::wide(document, font),
            false => Font::narrow(document, font),
        }
    }

    fn narrow(document: &'d Document, font: &'d Dictionary) -> Font<'d> {
        let first = font.get(b"FirstChar").and_then(Object::as_i64);
        let widths = font
            .get(b"Widths")
            .and_then(|list| document.dereference(list));
        let widths = widths.map(|(_, list)| list.as_array().cloned().unwrap_or_default());
        let width = |object: &Object| object.as_float().map_or(0.0, f64::from);
        let codes = first.unwrap_or_default() as u16..;
        Font {
            bytes: 1,
            encoding: font.get_font_encoding(document).ok(),
            widths: codes
                .zip(widths.unwrap_or_default().iter().map(width))
                .collect(),
            default_width: 0.0,
        }
    }

    fn wide(document: &'d Document, font: &'d Dictionary) -> Font<'d> {
        let descendant = font
            .get(b"DescendantFonts")
            .ok()
            .and_then(|fonts| document.dereference(fonts).ok())
            .and_then(|(_, fonts)| fonts.as_array().ok()?.first())
            .and_then(|font| document.dereference(font).ok()?.1.as_dict().ok());
        let number = |object: &Object| object.as_float().ok().map(f64::from);
        let default_width = descendant
            .and_then(|font| number(font.get(b"DW").ok()?))
            .unwrap_or(1000.0);
        let mut widths = BTreeMap::new();
        let list = descendant
            .and_then(|font| {
                document
                    .dereference(font.get(b"W").ok()?)
                    .ok()?
                    .1
                    .as_array()
                    .ok()
            })
            .map_or(&[][..], Vec::as_slice);
        // `first [w w w]` or `first last w`.
        let mut rest = list;
        while let [first, second, tail @ ..] = rest {
            let first = first.as_i64().unwrap_or_default();
            if let Ok(each) = second.as_array() {
                widths.extend(
                    (first..)
                        .zip(each)
                        .filter_map(|(code, w)| Some((code as u16, number(w)?))),
                );
                rest = tail;
            } else if let [width, tail @ ..] = tail {
                let width = number(width).unwrap_or(default_width);
                widths.extend(
                    (first..=second.as_i64().unwrap_or(first)).map(|code| (code as u16, width)),
                );
                rest = tail;
            } else {
                break;
            }
        }
        Font {
            bytes: 2,
            encoding: font.get_font_encoding(document).ok(),
            widths,
            default_width,
        }
    }
}

struct State<'f, 'd> {
    ctm: Matrix,
    weight: f64,
    is_dashed: bool,
    font: Option<&'f Font<'d>>,
    size: f64,
    character_space: f64,
    word_space: f64,
    scale: f64,
    leading: f64,
    rise: f64,
}

impl Clone for State<'_, '_> {
    fn clone(&self) -> Self {
        State { ..*self }
    }
}

/// How deep drawings may lie in drawings.
const DEPTH: usize = 8;

/// The fonts and drawings that a content stream may name.
struct Resources<'d> {
    fonts: BTreeMap<Vec<u8>, Font<'d>>,
    objects: BTreeMap<Vec<u8>, &'d Stream>,
}

/// Runs the content of `page`.
pub(super) fn read(document: &Document, page: ObjectId) -> Result<Marks, ReadError> {
    let fonts = document.get_page_fonts(page)?.into_iter();
    let (own, inherited) = document.get_page_resources(page)?;
    let inherited = inherited.iter();
    let dictionaries = inherited.filter_map(|&id| document.get_dictionary(id).ok());
    let objects = own.into_iter().chain(dictionaries);
    let resources = Resources {
        fonts: fonts
            .map(|(name, font)| (name, Font::read(document, font)))
            .collect(),
        objects: objects.flat_map(|own| forms(document, own)).collect(),
    };
    let content = document.get_and_decode_page_content(page)?;
    let mut marks = Marks::default();
    let state = State {
        ctm: Matrix::ONE,
        weight: 1.0,
        is_dashed: false,
        font: None,
        size: 0.0,
        character_space: 0.0,
        word_space: 0.0,
        scale: 1.0,
        leading: 0.0,
        rise: 0.0,
    };
    run(document, &resources, &content, state, DEPTH, &mut marks)?;
    Ok(marks)
}

/// The drawings among resources.
fn forms<'d>(document: &'d Document, resources: &'d Dictionary) -> Vec<(Vec<u8>, &'d Stream)> {
    let follow = |object| document.dereference(object).ok().map(|(_, object)| object);
    let objects = resources.get(b"XObject").ok().and_then(follow);
    let Some(objects) = objects.and_then(|objects| objects.as_dict().ok()) else {
        return Vec::new();
    };
    let form = |(name, object): (&'d Vec<u8>, &'d Object)| {
        let stream = follow(object)?.as_stream().ok()?;
        let kind = stream.dict.get(b"Subtype").and_then(Object::as_name);
        let is_form = kind.is_ok_and(|kind| kind == b"Form");
        is_form.then(|| (name.clone(), stream))
    };
    objects.iter().filter_map(form).collect()
}

/// Runs a drawing from where the pen is.
fn show_form<'d>(
    document: &'d Document,
    form: &'d Stream,
    state: &State<'_, 'd>,
    depth: usize,
    marks: &mut Marks,
) -> Result<(), ReadError> {
    let Some(depth) = depth.checked_sub(1) else {
        return Err(ReadError("drawings in drawings without end".to_owned()));
    };
    let follow = |object| document.dereference(object).ok().map(|(_, object)| object);
    let own = form.dict.get(b"Resources").ok().and_then(follow);
    let own = own.and_then(|own| own.as_dict().ok());
    let fonts = own.and_then(|own| follow(own.get(b"Font").ok()?)?.as_dict().ok());
    let fonts = fonts.into_iter().flat_map(Dictionary::iter);
    let font = |(name, font): (&'d Vec<u8>, &'d Object)| {
        let font = follow(font)?.as_dict().ok()?;
        Some((name.clone(), Font::read(document, font)))
    };
    let resources = Resources {
        fonts: fonts.filter_map(font).collect(),
        objects: own
            .into_iter()
            .flat_map(|own| forms(document, own))
            .collect(),
    };
    let matrix = form.dict.get(b"Matrix").and_then(Object::as_array);
    let numbers = matrix.map(|matrix| matrix.iter().filter_map(|n| n.as_float().ok()));
    let numbers: Vec<f64> = numbers.map_or(Vec::new(), |n| n.map(f64::from).collect());
    let matrix = <[f64; 6]>::try_from(numbers).map_or(Matrix::ONE, Matrix);
    let state = State {
        ctm: matrix.then(state.ctm),
        font: None,
        ..*state
    };
    let content = Content::decode(&form.get_plain_content()?)?;
    run(document, &resources, &content, state, depth, marks)
}

/// Runs content from `state` on.
fn run<'r, 'd>(
    document: &'d Document,
    resources: &'r Resources<'d>,
    content: &Content,
    mut state: State<'r, 'd>,
    depth: usize,
    marks: &mut Marks,
) -> Result<(), ReadError> {
    let fonts = &resources.fonts;
    let mut saved = Vec::new();
    let (mut text, mut line) = (Matrix::ONE, Matrix::ONE);
    let mut path: Vec<Stroke> = Vec::new();
    let (mut at, mut start) = ((0.0, 0.0), (0.0, 0.0));
    for operation in &content.operations {
        let numbers: Vec<f64> = operation
            .operands
            .iter()
            .filter_map(|o| o.as_float().ok().map(f64::from))
            .collect();
        match (operation.operator.as_str(), numbers.as_slice()) {
            ("q", _) => saved.push(state.clone()),
            ("Q", _) => state = saved.pop().unwrap_or(state),
            ("cm", &[a, b, c, d, e, f]) => state.ctm = Matrix([a, b, c, d, e, f]).then(state.ctm),
            ("m", &[x, y]) => {
                at = state.ctm.apply(x, y);
                start = at;
            }
            ("l", &[x, y]) => {
                let to = state.ctm.apply(x, y);
                path.push(stroke(at, to, false));
                at = to;
            }
            ("c", &[.., x, y]) | ("v" | "y", &[.., x, y]) => at = state.ctm.apply(x, y),
            ("h", _) => {
                path.push(stroke(at, start, false));
                at = start;
            }
            ("re", &[x, y, width, height]) => {
                path.push(stroke(
                    state.ctm.apply(x, y),
                    state.ctm.apply(x + width, y + height),
                    true,
                ));
            }
            ("w", &[weight]) => state.weight = weight,
            ("d", _) => state.is_dashed = is_dashed(&operation.operands),
            ("s" | "b" | "b*", _) => {
                path.push(stroke(at, start, false));
                paint(&mut path, &state, &mut marks.strokes);
            }
            ("S" | "B" | "B*", _) => paint(&mut path, &state, &mut marks.strokes),
            ("f" | "F" | "f*" | "n", _) => path.clear(),
            ("BT", _) => (text, line) = (Matrix::ONE, Matrix::ONE),
            ("Tf", &[size]) => {
                state.size = size;
                state.font = operation
                    .operands
                    .first()
                    .and_then(|name| fonts.get(name.as_name().ok()?));
            }
            ("Tc", &[space]) => state.character_space = space,
            ("Tw", &[space]) => state.word_space = space,
            ("Tz", &[percent]) => state.scale = percent / 100.0,
            ("TL", &[leading]) => state.leading = leading,
            ("Ts", &[rise]) => state.rise = rise,
            ("Tm", &[a, b, c, d, e, f]) => {
                line = Matrix([a, b, c, d, e, f]);
                text = line;
            }
            ("Td", &[x, y]) | ("TD", &[x, y]) => {
                if operation.operator == "TD" {
                    state.leading = -y;
                }
                line = Matrix::shift(x, y).then(line);
                text = line;
            }
            ("T*", _) => {
                line = Matrix::shift(0.0, -state.leading).then(line);
                text = line;
            }
            ("'", _) => {
                line = Matrix::shift(0.0, -state.leading).then(line);
                text = line;
                show(&operation.operands, &state, &mut text, &mut marks.glyphs);
            }
            ("Do", _) => {
                let name = operation
                    .operands
                    .first()
                    .and_then(|name| name.as_name().ok());
                if let Some(form) = name.and_then(|name| resources.objects.get(name)) {
                    show_form(document, form, &state, depth, marks)?;
                }
            }
            ("Tj", _) => show(&operation.operands, &state, &mut text, &mut marks.glyphs),
            ("TJ", _) => {
                if let Some(items) = operation
                    .operands
                    .first()
                    .and_then(|list| list.as_array().ok())
                {
                    show(items, &state, &mut text, &mut marks.glyphs);
                }
            }
            _ => {}
        }
    }
    Ok(())
}

fn stroke(a: (f64, f64), b: (f64, f64), is_rectangle: bool) -> Stroke {
    Stroke {
        low: (a.0.min(b.0), a.1.min(b.1)),
        high: (a.0.max(b.0), a.1.max(b.1)),
        is_rectangle,
        is_level: (a.0 - b.0).abs() < 0.01 || (a.1 - b.1).abs() < 0.01,
        weight: 0.0,
        is_dashed: false,
    }
}

/// Paints `path` with the state's pen.
fn paint(path: &mut Vec<Stroke>, state: &State, strokes: &mut Vec<Stroke>) {
    let [a, b, c, d, ..] = state.ctm.0;
    strokes.extend(path.drain(..).map(|stroke| Stroke {
        weight: state.weight * (a * d - b * c).abs().sqrt(),
        is_dashed: state.is_dashed,
        ..stroke
    }));
}

/// True for a pattern of dashes with gaps between them.
fn is_dashed(pattern: &[Object]) -> bool {
    let list = pattern.first().and_then(|list| list.as_array().ok());
    list.is_some_and(|list| {
        (list.iter().skip(1).step_by(2)).any(|gap| gap.as_float().is_ok_and(|gap| gap > 0.0))
            || list.len() == 1
    })
}

/// Shows strings, and moves by numbers between them.
fn show(items: &[Object], state: &State, text: &mut Matrix, glyphs: &mut Vec<Mark>) {
    let Some(font) = state.font else { return };
    for item in items {
        if let Ok(back) = item.as_float() {
            *text = Matrix::shift(-f64::from(back) / 1000.0 * state.size * state.scale, 0.0)
                .then(*text);
            continue;
        }
        let Ok(bytes) = item.as_str() else { continue };
        for code in bytes.chunks_exact(font.bytes) {
            let number = code
                .iter()
                .fold(0, |number, &byte| number << 8 | u16::from(byte));
            let width = font
                .widths
                .get(&number)
                .copied()
                .unwrap_or(font.default_width)
                / 1000.0
                * state.size;
            let says = font
                .encoding
                .as_ref()
                .and_then(|encoding| Document::decode_text(encoding, code).ok());
            let matrix = text.then(state.ctm);
            let (x, y) = matrix.apply(0.0, state.rise);
            let (right, _) = matrix.apply(width * state.scale, state.rise);
            let size = state.size * (matrix.0[2].powi(2) + matrix.0[3].powi(2)).sqrt();
            glyphs.push(Mark {
                x,
                y,
                width: right - x,
                size,
                text: says.unwrap_or_default(),
            });
            let advance = (width + state.character_space) * state.scale;
            *text = Matrix::shift(advance, 0.0).then(*text);
        }
    }
}
