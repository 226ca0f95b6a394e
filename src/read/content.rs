//! Runs a page's content stream and notes every glyph and stroke.

use super::error::ReadError;
use super::matrix::Matrix;
use super::resources::{Font, Resources};
use lopdf::content::{Content, Operation};
use lopdf::{Document, Object, ObjectId};

/// A glyph on the page, in points from the bottom left.
#[derive(Clone, Debug)]
pub(super) struct PageGlyph {
    /// The horizontal place of the glyph's origin.
    pub x: f64,
    pub y: f64,
    /// The advance of the glyph, to the left where it is turned.
    pub width: f64,
    /// The em of the type.
    pub size: f64,
    /// Whether it stands upside down.
    pub is_turned: bool,
    /// The text of the glyph, as the font's map to Unicode has it.
    pub text: String,
}

impl PageGlyph {
    /// The middle of the glyph, going by the height of figures.
    pub fn middle(&self) -> (f64, f64) {
        let up = if self.is_turned {
            -self.size
        } else {
            self.size
        };
        (self.x + self.width / 2.0, self.y + up * 0.33)
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
    pub glyphs: Vec<PageGlyph>,
    pub strokes: Vec<Stroke>,
}

impl Marks {
    /// The marks as one sees them who turns the page upside down, around its lower left corner.
    pub(super) fn turned(&self) -> Marks {
        let glyph = |glyph: &PageGlyph| PageGlyph {
            x: -glyph.x,
            y: -glyph.y,
            width: -glyph.width,
            is_turned: !glyph.is_turned,
            ..glyph.clone()
        };
        let stroke = |stroke: &Stroke| Stroke {
            low: (-stroke.high.0, -stroke.high.1),
            high: (-stroke.low.0, -stroke.low.1),
            ..*stroke
        };
        Marks {
            glyphs: self.glyphs.iter().map(glyph).collect(),
            strokes: self.strokes.iter().map(stroke).collect(),
        }
    }
}

/// The graphics state of a content stream, as far as strokes and glyphs depend on it.
struct GraphicsState<'f, 'd> {
    /// From the stream's coordinates to those of the page.
    ctm: Matrix,
    /// The width of lines, in the stream's coordinates.
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

impl Clone for GraphicsState<'_, '_> {
    fn clone(&self) -> Self {
        GraphicsState { ..*self }
    }
}

impl GraphicsState<'_, '_> {
    /// The state at the beginning of a page.
    const FIRST: Self = GraphicsState {
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
}

/// How deep drawings may lie in drawings.
const DEPTH: usize = 8;

/// Runs the content of `page`.
pub(super) fn read(document: &Document, page: ObjectId) -> Result<Marks, ReadError> {
    let resources = Resources::of_page(document, page)?;
    let content = document.get_and_decode_page_content(page)?;
    let mut marks = Marks::default();
    Interpreter::new(
        document,
        &resources,
        GraphicsState::FIRST,
        DEPTH,
        &mut marks,
    )
    .run(&content)?;
    Ok(marks)
}

/// The path under construction, in places of the page. Curves leave no strokes.
#[derive(Default)]
struct OpenPath {
    strokes: Vec<Stroke>,
    /// The place that the path has come to.
    at: (f64, f64),
    /// The beginning of its latest part.
    start: (f64, f64),
}

impl OpenPath {
    fn move_to(&mut self, to: (f64, f64)) {
        (self.at, self.start) = (to, to);
    }

    fn line_to(&mut self, to: (f64, f64)) {
        self.strokes.push(stroke(self.at, to, false));
        self.at = to;
    }
}

/// A content stream while it runs, and what it leaves on the page.
struct Interpreter<'r, 'd, 'm> {
    document: &'d Document,
    resources: &'r Resources<'d>,
    /// How many levels of drawings may still lie in one another.
    depth: usize,
    state: GraphicsState<'r, 'd>,
    /// The states that were put aside.
    saved: Vec<GraphicsState<'r, 'd>>,
    path: OpenPath,
    /// From the coordinates of the next glyph to those of the stream.
    text: Matrix,
    /// From the coordinates of the beginning of the line to those of the stream.
    line: Matrix,
    marks: &'m mut Marks,
}

impl<'r, 'd, 'm> Interpreter<'r, 'd, 'm> {
    fn new(
        document: &'d Document,
        resources: &'r Resources<'d>,
        state: GraphicsState<'r, 'd>,
        depth: usize,
        marks: &'m mut Marks,
    ) -> Interpreter<'r, 'd, 'm> {
        Interpreter {
            document,
            resources,
            depth,
            state,
            saved: Vec::new(),
            path: OpenPath::default(),
            text: Matrix::ONE,
            line: Matrix::ONE,
            marks,
        }
    }

    fn run(mut self, content: &Content) -> Result<(), ReadError> {
        let mut operations = content.operations.iter();
        operations.try_for_each(|operation| self.operate(operation))
    }

    /// Does what an operator says; those that neither strokes nor glyphs depend on are passed over.
    fn operate(&mut self, operation: &Operation) -> Result<(), ReadError> {
        let operands = operation.operands.as_slice();
        let numbers = operands.iter().filter_map(|o| o.as_float().ok());
        let numbers: Vec<f64> = numbers.map(f64::from).collect();
        let operator = operation.operator.as_str();
        match operator {
            "q" | "Q" | "cm" | "w" | "d" => self.set_state(operator, &numbers, operands),
            "m" | "l" | "c" | "v" | "y" | "h" | "re" => self.extend_path(operator, &numbers),
            "s" | "b" | "b*" | "S" | "B" | "B*" => self.stroke_path(operator),
            "f" | "F" | "f*" | "n" => self.path.strokes.clear(),
            "Tf" | "Tc" | "Tw" | "Tz" | "TL" | "Ts" => self.set_type(operator, &numbers, operands),
            "BT" | "Tm" | "Td" | "TD" | "T*" => self.place_text(operator, &numbers),
            "Tj" | "TJ" | "'" => self.show_text(operator, operands),
            "Do" => self.draw_form(operands)?,
            _ => {}
        }
        Ok(())
    }

    fn set_state(&mut self, operator: &str, numbers: &[f64], operands: &[Object]) {
        match (operator, numbers) {
            ("q", _) => self.saved.push(self.state.clone()),
            ("Q", _) => {
                if let Some(saved) = self.saved.pop() {
                    self.state = saved;
                }
            }
            ("cm", &[a, b, c, d, e, f]) => {
                self.state.ctm = Matrix([a, b, c, d, e, f]).then(self.state.ctm);
            }
            ("w", &[weight]) => self.state.weight = weight,
            ("d", _) => self.state.is_dashed = is_dashed(operands),
            _ => {}
        }
    }

    fn extend_path(&mut self, operator: &str, numbers: &[f64]) {
        let (ctm, path) = (self.state.ctm, &mut self.path);
        match (operator, numbers) {
            ("m", &[x, y]) => path.move_to(ctm.apply(x, y)),
            ("l", &[x, y]) => path.line_to(ctm.apply(x, y)),
            ("c" | "v" | "y", &[.., x, y]) => path.at = ctm.apply(x, y),
            ("h", _) => path.line_to(path.start),
            ("re", &[x, y, width, height]) => {
                let (low, high) = (ctm.apply(x, y), ctm.apply(x + width, y + height));
                path.strokes.push(stroke(low, high, true));
            }
            _ => {}
        }
    }

    /// Paints the path with the state's pen.
    fn stroke_path(&mut self, operator: &str) {
        if matches!(operator, "s" | "b" | "b*") {
            self.path.line_to(self.path.start);
        }
        let [a, b, c, d, ..] = self.state.ctm.0;
        let weight = self.state.weight * (a * d - b * c).abs().sqrt();
        let is_dashed = self.state.is_dashed;
        let strokes = self.path.strokes.drain(..);
        self.marks.strokes.extend(strokes.map(|stroke| Stroke {
            weight,
            is_dashed,
            ..stroke
        }));
    }

    fn set_type(&mut self, operator: &str, numbers: &[f64], operands: &[Object]) {
        let state = &mut self.state;
        match (operator, numbers) {
            ("Tf", &[size]) => {
                let name = operands.first().and_then(|name| name.as_name().ok());
                state.font = name.and_then(|name| self.resources.fonts.get(name));
                state.size = size;
            }
            ("Tc", &[space]) => state.character_space = space,
            ("Tw", &[space]) => state.word_space = space,
            ("Tz", &[percent]) => state.scale = percent / 100.0,
            ("TL", &[leading]) => state.leading = leading,
            ("Ts", &[rise]) => state.rise = rise,
            _ => {}
        }
    }

    fn place_text(&mut self, operator: &str, numbers: &[f64]) {
        match (operator, numbers) {
            ("BT", _) => self.line = Matrix::ONE,
            ("Tm", &[a, b, c, d, e, f]) => self.line = Matrix([a, b, c, d, e, f]),
            ("Td" | "TD", &[x, y]) => {
                if operator == "TD" {
                    self.state.leading = -y;
                }
                self.line = Matrix::shift(x, y).then(self.line);
            }
            ("T*", _) => self.line = Matrix::shift(0.0, -self.state.leading).then(self.line),
            _ => return,
        }
        self.text = self.line;
    }

    fn show_text(&mut self, operator: &str, operands: &[Object]) {
        match operator {
            "Tj" => self.show(operands),
            "'" => {
                self.place_text("T*", &[]);
                self.show(operands);
            }
            _ => {
                if let Some(items) = operands.first().and_then(|list| list.as_array().ok()) {
                    self.show(items);
                }
            }
        }
    }

    /// Shows strings, and moves by numbers between them.
    fn show(&mut self, items: &[Object]) {
        let state = &self.state;
        let Some(font) = state.font else { return };
        for item in items {
            if let Ok(back) = item.as_float() {
                let by = -f64::from(back) / 1000.0 * state.size * state.scale;
                self.text = Matrix::shift(by, 0.0).then(self.text);
                continue;
            }
            let Ok(string) = item.as_str() else { continue };
            for (width, text) in font.codes(string) {
                let width = width * state.size;
                let matrix = self.text.then(state.ctm);
                let (x, y) = matrix.apply(0.0, state.rise);
                let (right, _) = matrix.apply(width * state.scale, state.rise);
                let [a, _, c, d, ..] = matrix.0;
                self.marks.glyphs.push(PageGlyph {
                    x,
                    y,
                    width: right - x,
                    size: state.size * (c.powi(2) + d.powi(2)).sqrt(),
                    is_turned: a < 0.0 && d < 0.0,
                    text,
                });
                let advance = (width + state.character_space) * state.scale;
                self.text = Matrix::shift(advance, 0.0).then(self.text);
            }
        }
    }

    /// Runs a drawing from the state that the stream has come to.
    fn draw_form(&mut self, operands: &[Object]) -> Result<(), ReadError> {
        let name = operands.first().and_then(|name| name.as_name().ok());
        let Some(&form) = name.and_then(|name| self.resources.forms.get(name)) else {
            return Ok(());
        };
        let Some(depth) = self.depth.checked_sub(1) else {
            return Err(ReadError("drawings in drawings without end".to_owned()));
        };
        let matrix = form.dict.get(b"Matrix").and_then(Object::as_array);
        let numbers = matrix.map(|matrix| matrix.iter().filter_map(|n| n.as_float().ok()));
        let numbers: Vec<f64> = numbers.map_or(Vec::new(), |n| n.map(f64::from).collect());
        let matrix = <[f64; 6]>::try_from(numbers).map_or(Matrix::ONE, Matrix);
        let resources = Resources::of_form(self.document, form);
        let state = GraphicsState {
            ctm: matrix.then(self.state.ctm),
            font: None,
            ..self.state
        };
        let content = Content::decode(&form.get_plain_content()?)?;
        Interpreter::new(self.document, &resources, state, depth, self.marks).run(&content)
    }
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

/// True for a pattern of dashes with gaps between them.
fn is_dashed(pattern: &[Object]) -> bool {
    let list = pattern.first().and_then(|list| list.as_array().ok());
    list.is_some_and(|list| {
        (list.iter().skip(1).step_by(2)).any(|gap| gap.as_float().is_ok_and(|gap| gap > 0.0))
            || list.len() == 1
    })
}
