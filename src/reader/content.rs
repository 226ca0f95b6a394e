//! Interpreter of content streams that records every glyph and stroke.

use super::budget::{Budget, ReadError, Result};
use super::display::{Display, Overprint, Painting, PdfColour, Recorder};
use super::effort::Effort;
use super::geometry::{FilledArea, OpenPath, PageGlyph, PageMarks, Stroke, moved};
use super::picture::{Canvas, PaintedLetter, StrokeStyle};
use super::resources::{CellPictures, Font, ResourceCache, Resources};
use kurbo::Affine;
use lopdf::content::{Content, Operation};
use lopdf::{Document, Object, ObjectId};
use std::rc::Rc;

/// The part of the graphics state that strokes and glyphs depend on.
struct DrawingState<'f, 'd> {
    /// The transform from the stream's coordinates to the page's.
    ctm: Affine,
    /// The line width, in the stream's coordinates.
    weight: f64,
    /// The colours for fills and text, and for strokes.
    fill: PdfColour,
    stroke: PdfColour,
    /// The four inks in place of the current spot ink, for fills and strokes, if any.
    fill_spot: Option<[f64; 4]>,
    stroke_spot: Option<[f64; 4]>,
    overprint: Overprint,
    /// The dash pattern and its phase, in the stream's coordinates.
    dashes: Vec<f64>,
    phase: f64,
    /// The clipping rectangle, given by its lower left and upper right corners.
    window: [(f64, f64); 2],
    font: Option<&'f Font<'d>>,
    size: f64,
    character_space: f64,
    word_space: f64,
    scale: f64,
    leading: f64,
    rise: f64,
}

impl Clone for DrawingState<'_, '_> {
    fn clone(&self) -> Self {
        DrawingState { dashes: self.dashes.clone(), ..*self }
    }
}

impl DrawingState<'_, '_> {
    /// The state at the start of a page.
    const INITIAL: Self = DrawingState {
        ctm: Affine::IDENTITY,
        weight: 1.0,
        fill: PdfColour::BLACK,
        stroke: PdfColour::BLACK,
        fill_spot: None,
        stroke_spot: None,
        overprint: [None; 3],
        dashes: Vec::new(),
        phase: 0.0,
        window: [(f64::MIN, f64::MIN), (f64::MAX, f64::MAX)],
        font: None,
        size: 0.0,
        character_space: 0.0,
        word_space: 0.0,
        scale: 1.0,
        leading: 0.0,
        rise: 0.0,
    };
}

impl DrawingState<'_, '_> {
    /// Returns the state for painting fills, text and pictures.
    fn painting(&self) -> Painting {
        Painting { colour: self.fill, overprint: self.overprint, window: self.window }
    }
}

/// The largest nesting depth of forms, and of saved states.
// A form may show itself, so nesting needs a limit.
const DEPTH: usize = 8;
const STATES: usize = 32;
/// The smallest difference in lightness between visible type and its background.
const CONTRAST: f64 = 0.25;
/// A fill narrower than this share of the type size does not hide the type.
const THIN: f64 = 0.3;
/// The largest number of comparisons of glyphs with areas on one page.
const MAX_WORK: usize = 50_000_000;
/// The largest number of strokes and glyphs on a page: several times as many as on the fullest sheet of answers.
const MAX_MARKS: usize = 100_000;

/// The operators that this program writes.
const OWN_OPERATORS: [&str; 39] = [
    "q", "Q", "cm", "w", "d", "gs", "g", "G", "rg", "RG", "k", "K", "cs", "CS", "scn", "SCN", "m",
    "l", "c", "h", "re", "W", "n", "S", "f", "BT", "ET", "Tf", "Tc", "TL", "Td", "T*", "Tj", "TJ",
    "'", "Do", "BDC", "BMC", "EMC",
];

/// Runs the content of `page`, of which only `window` is visible.
pub(super) fn read(
    shared: &ResourceCache,
    page: ObjectId,
    window: [(f64, f64); 2],
    budget: &Budget,
) -> Result<PageMarks> {
    run(shared, page, window, budget, Output::None).map(|run| run.marks)
}

/// Paints `page`, of which only `window` is visible, on `canvas`.
pub(super) fn paint(
    document: &Document,
    page: ObjectId,
    window: [(f64, f64); 2],
    budget: &Budget,
    canvas: Canvas,
) -> Result<Option<Canvas>> {
    let pictures = CellPictures::default();
    let shared = ResourceCache::new(document, &pictures);
    let run = run(&shared, page, window, budget, Output::Canvas(canvas))?;
    Ok(match run.output {
        Output::Canvas(canvas) => Some(canvas),
        Output::List(_) | Output::None => None,
    })
}

/// Returns the display list of `page`, of which only `window` is visible.
pub(super) fn list(
    shared: &ResourceCache,
    page: ObjectId,
    window: [(f64, f64); 2],
    budget: &Budget,
) -> Result<Display> {
    let recorder = Recorder::new(window);
    let run = run(shared, page, window, budget, Output::List(recorder))?;
    let recorder = match run.output {
        Output::List(recorder) => recorder,
        Output::Canvas(_) | Output::None => Recorder::new(window),
    };
    Ok(recorder.finish())
}

/// Output of running a page's content, in addition to its marks.
enum Output {
    None,
    /// A picture of the page.
    Canvas(Canvas),
    /// A list of everything that is painted.
    List(Recorder),
}

fn run<'s, 'd>(
    shared: &'s ResourceCache<'d>,
    page: ObjectId,
    window: [(f64, f64); 2],
    budget: &'s Budget,
    output: Output,
) -> Result<PageState<'s, 'd>> {
    let resources = shared.resources(page, budget)?;
    let content = budget.content(shared.document, page)?;
    let mut run = PageState {
        shared,
        budget,
        left: Budget::rest_of_page(content.len()),
        work: 0,
        marks: PageMarks::default(),
        effort: Effort::new(window),
        output,
    };
    let state = DrawingState { window, ..DrawingState::INITIAL };
    let content = Content::decode(&content)?;
    Interpreter::new(&resources, state, DEPTH, &mut run).run(&content)?;
    let glyphs = std::mem::take(&mut run.marks.glyphs).into_iter();
    // Hidden type is kept apart rather than dropped: a digit that is invisible in print is a sign of manipulation.
    (run.marks.hidden, run.marks.glyphs) = glyphs.partition(|glyph| glyph.is_hidden);
    // Finding grids compares every frame with every line.
    let strokes = &run.marks.strokes;
    let frames = strokes.iter().filter(|stroke| stroke.is_rectangle && !stroke.is_dashed);
    run.work(frames.count() * strokes.len())?;
    Ok(run)
}

/// State of a page while its content runs.
struct PageState<'s, 'd> {
    shared: &'s ResourceCache<'d>,
    budget: &'s Budget,
    /// The remaining number of content bytes that the page may show.
    left: usize,
    /// The number of comparisons of glyphs with areas so far.
    work: usize,
    marks: PageMarks,
    /// The remaining work budget for painting.
    effort: Effort,
    output: Output,
}

impl PageState<'_, '_> {
    fn work(&mut self, times: usize) -> Result<()> {
        self.work += times;
        let marks = self.marks.glyphs.len() + self.marks.strokes.len() + self.marks.fills.len();
        if self.work > MAX_WORK || marks > MAX_MARKS {
            Err(ReadError("a page has more marks than any page of a book".to_owned()))
        } else {
            Ok(())
        }
    }

    /// Adds a filled area, which hides what it covers.
    fn fill(&mut self, fill: FilledArea) -> Result<()> {
        self.work(self.marks.glyphs.len())?;
        for glyph in &mut self.marks.glyphs {
            glyph.is_hidden |= fill.contains(glyph.middle());
        }
        self.marks.fills.push(fill);
        Ok(())
    }

    /// Returns the lightness below type of that size at a point; `None` on a picture. Ignores thin fills, since type is
    /// visible on both sides of them.
    fn lightness_below(&mut self, at: (f64, f64), size: f64) -> Result<Option<f64>> {
        self.work(self.marks.fills.len())?;
        let under = self.marks.fills.iter().rev().find(|fill| {
            fill.contains(at) && !fill.breadth().is_some_and(|breadth| breadth < size * THIN)
        });
        Ok(under.map_or(Some(1.0), |fill| fill.lightness))
    }
}

/// A content stream while it runs, and its effect on the page.
struct Interpreter<'r, 's, 'd, 'x> {
    run: &'x mut PageState<'s, 'd>,
    resources: &'r Resources<'d>,
    /// The remaining nesting depth for forms.
    depth: usize,
    state: DrawingState<'r, 'd>,
    /// The saved states.
    saved: Vec<DrawingState<'r, 'd>>,
    path: OpenPath,
    /// The transform from the coordinates of the next glyph to the stream's.
    text: Affine,
    /// The transform from the coordinates of the start of the line to the stream's.
    line: Affine,
}

impl<'r, 's, 'd, 'x> Interpreter<'r, 's, 'd, 'x> {
    fn new(
        resources: &'r Resources<'d>,
        state: DrawingState<'r, 'd>,
        depth: usize,
        run: &'x mut PageState<'s, 'd>,
    ) -> Interpreter<'r, 's, 'd, 'x> {
        Interpreter {
            run,
            resources,
            depth,
            state,
            saved: Vec::new(),
            path: OpenPath::default(),
            text: Affine::IDENTITY,
            line: Affine::IDENTITY,
        }
    }

    fn run(mut self, content: &Content) -> Result<()> {
        content.operations.iter().try_for_each(|operation| self.operate(operation))
    }

    /// Executes an operator. Operators that affect neither strokes nor glyphs are ignored.
    fn operate(&mut self, operation: &Operation) -> Result<()> {
        let operands = operation.operands.as_slice();
        let numbers: Vec<f64> =
            operands.iter().filter_map(|o| o.as_float().ok()).map(f64::from).collect();
        let operator = operation.operator.as_str();
        if !OWN_OPERATORS.contains(&operator) {
            // An unknown operator could change the look of a page in a way that the marks do not show, so it is
            // reported.
            self.add_anomaly(format!("the operator `{}`", operator.escape_debug()));
        }
        // Every operator counts, since a stream of a few bytes each can contain millions of them.
        self.run.work(1)?;
        match operator {
            "q" | "Q" | "cm" | "w" | "d" => self.set_state(operator, &numbers, operands)?,
            "g" | "rg" | "k" => {
                (self.state.fill, self.state.fill_spot) = (PdfColour::of(&numbers), None);
            }
            "G" | "RG" | "K" => {
                (self.state.stroke, self.state.stroke_spot) = (PdfColour::of(&numbers), None);
            }
            "cs" => self.state.fill_spot = self.spot(operands),
            "CS" => self.state.stroke_spot = self.spot(operands),
            "scn" => self.state.fill = self.tint(self.state.fill_spot, &numbers),
            "SCN" => self.state.stroke = self.tint(self.state.stroke_spot, &numbers),
            "gs" => self.set_named_state(operands),
            "m" | "l" | "c" | "v" | "y" | "h" | "re" => {
                let ctm = self.state.ctm;
                (self.path).extend(operator, &numbers, |(x, y)| moved(ctm, x, y));
            }
            "W" | "W*" => self.narrow_window(),
            "b" | "b*" | "B" | "B*" => {
                self.fill_path(operator)?;
                self.stroke_path(operator)?;
            }
            "s" | "S" => self.stroke_path(operator)?,
            "f" | "F" | "f*" => {
                self.fill_path(operator)?;
                self.path.clear();
            }
            "n" => self.path.clear(),
            "Tf" | "Tc" | "Tw" | "Tz" | "TL" | "Ts" => self.set_type(operator, &numbers, operands),
            "BT" | "Tm" | "Td" | "TD" | "T*" => self.place_text(operator, &numbers),
            "Tj" | "TJ" | "'" => self.show_text(operator, operands)?,
            "Do" => self.draw_object(operands)?,
            _ => {}
        }
        Ok(())
    }

    fn add_anomaly(&mut self, anomaly: String) {
        self.run.marks.anomalies.insert(anomaly);
    }

    fn set_state(&mut self, operator: &str, numbers: &[f64], operands: &[Object]) -> Result<()> {
        match (operator, numbers) {
            ("q", _) if self.saved.len() >= STATES => {
                return Err(ReadError("graphics states are nested too deeply".to_owned()));
            }
            ("q", _) => self.saved.push(self.state.clone()),
            ("Q", _) => {
                if let Some(saved) = self.saved.pop() {
                    self.state = saved;
                }
            }
            ("cm", &[a, b, c, d, e, f]) => {
                self.state.ctm *= Affine::new([a, b, c, d, e, f]);
            }
            ("w", &[weight]) => self.state.weight = weight,
            ("d", &[.., phase]) => {
                let dashes = operands
                    .first()
                    .and_then(|list| list.as_array().ok())
                    .into_iter()
                    .flatten()
                    .filter_map(|dash| dash.as_float().ok())
                    .map(f64::from);
                (self.state.dashes, self.state.phase) = (dashes.collect(), phase);
            }
            _ => {}
        }
        Ok(())
    }

    /// Returns the four inks in place of a spot ink.
    fn spot(&mut self, operands: &[Object]) -> Option<[f64; 4]> {
        let name = operands.first().and_then(|name| name.as_name().ok());
        let spot = name.and_then(|name| self.resources.spots.get(name)).copied();
        if spot.is_none() {
            self.add_anomaly("a colour space that is not of a spot ink".to_owned());
        }
        spot
    }

    /// Returns a tint of a spot ink.
    fn tint(&mut self, spot: Option<[f64; 4]>, numbers: &[f64]) -> PdfColour {
        match (spot, numbers) {
            (Some(inks), &[tint]) => PdfColour::of(&inks.map(|ink| ink * tint)),
            _ => {
                self.add_anomaly("a colour without its colour space".to_owned());
                PdfColour::BLACK
            }
        }
    }

    fn set_named_state(&mut self, operands: &[Object]) {
        let name = operands.first().and_then(|name| name.as_name().ok());
        let Some(state) = name.and_then(|name| self.resources.plain_states.get(name)) else {
            return self.add_anomaly("a graphics state that may hide or blend".to_owned());
        };
        for (own, new) in self.state.overprint.iter_mut().zip(state) {
            *own = new.or(*own);
        }
    }

    /// Restricts the clipping rectangle to the path.
    fn narrow_window(&mut self) {
        match &self.path.areas(0.0)[..] {
            [area] if area.is_plain && self.path.curves.is_empty() => {
                let [low, high] = self.state.window;
                self.state.window = [
                    (low.0.max(area.low.0), low.1.max(area.low.1)),
                    (high.0.min(area.high.0), high.1.min(area.high.1)),
                ];
            }
            _ => self.add_anomaly("a clipping path that is not a rectangle".to_owned()),
        }
    }

    fn fill_path(&mut self, operator: &str) -> Result<()> {
        let state = &self.state;
        match &mut self.run.output {
            Output::Canvas(canvas) => {
                self.run.effort.fill(&self.path.steps, state.window)?;
                canvas.fill(&self.path.steps, state.fill.rgb(), state.window);
            }
            Output::List(list) => list.fill(&self.path.steps, operator, &state.painting()),
            Output::None => {}
        }
        self.path
            .areas(lightness(state.fill.rgb()))
            .into_iter()
            .try_for_each(|area| self.run.fill(area))
    }

    /// Strokes the path with the current pen.
    fn stroke_path(&mut self, operator: &str) -> Result<()> {
        if matches!(operator, "s" | "b" | "b*") {
            self.path.close();
        }
        let state = &self.state;
        let [a, b, c, d, ..] = state.ctm.as_coeffs();
        // The geometric mean: pages of this program scale both directions alike.
        let scale = (a * d - b * c).abs().sqrt();
        let weight = state.weight * scale;
        let dashes: Vec<f64> = state.dashes.iter().map(|dash| dash * scale).collect();
        // A pattern of one number has gaps as long as its dashes; without gaps the line is solid.
        let is_dashed = dashes.len() == 1 || dashes.iter().skip(1).step_by(2).any(|gap| *gap > 0.0);
        let phase = state.phase * scale;
        match &mut self.run.output {
            Output::Canvas(canvas) => {
                let pen = StrokeStyle { weight, dashes: &dashes, phase };
                self.run.effort.stroke(&self.path.steps, &pen, state.window)?;
                canvas.stroke(&self.path.steps, &pen, state.stroke.rgb(), state.window);
            }
            Output::List(list) => {
                let pen = StrokeStyle { weight, dashes: &dashes, phase };
                let painting = Painting { colour: state.stroke, ..state.painting() };
                list.stroke(&self.path.steps, &pen, &painting);
            }
            Output::None => {}
        }
        self.path.curves.clear();
        self.path.steps.clear();
        let strokes = self.path.strokes.drain(..);
        self.run.marks.strokes.extend(strokes.map(|stroke| Stroke { weight, is_dashed, ..stroke }));
        Ok(())
    }

    fn set_type(&mut self, operator: &str, numbers: &[f64], operands: &[Object]) {
        let state = &mut self.state;
        match (operator, numbers) {
            ("Tf", &[size]) => {
                let name = operands.first().and_then(|name| name.as_name().ok());
                state.font = name.and_then(|name| self.resources.fonts.get(name)).map(Rc::as_ref);
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
            ("BT", _) => self.line = Affine::IDENTITY,
            ("Tm", &[a, b, c, d, e, f]) => self.line = Affine::new([a, b, c, d, e, f]),
            ("Td" | "TD", &[x, y]) => {
                if operator == "TD" {
                    self.state.leading = -y;
                }
                self.line *= Affine::translate((x, y));
            }
            ("T*", _) => self.line *= Affine::translate((0.0, -self.state.leading)),
            _ => return,
        }
        self.text = self.line;
    }

    fn show_text(&mut self, operator: &str, operands: &[Object]) -> Result<()> {
        match operator {
            "Tj" => self.show(operands),
            "'" => {
                self.place_text("T*", &[]);
                self.show(operands)
            }
            _ => match operands.first().and_then(|list| list.as_array().ok()) {
                Some(items) => self.show(items),
                None => Ok(()),
            },
        }
    }

    /// Shows strings, and moves by the numbers between them.
    fn show(&mut self, items: &[Object]) -> Result<()> {
        let state = &self.state;
        let Some(font) = state.font else {
            self.add_anomaly("text without a font".to_owned());
            return Ok(());
        };
        for item in items {
            if let Ok(back) = item.as_float() {
                let by = -f64::from(back) / 1000.0 * state.size * state.scale;
                self.text *= Affine::translate((by, 0.0));
                continue;
            }
            let Ok(string) = item.as_str() else { continue };
            for (code, width, text) in font.codes(string) {
                let width = width * state.size;
                let matrix = state.ctm * self.text;
                let (x, y) = moved(matrix, 0.0, state.rise);
                let (right, _) = moved(matrix, width * state.scale, state.rise);
                let [a, _, c, d, ..] = matrix.as_coeffs();
                let letter = Rc::clone(&text);
                let mut glyph = PageGlyph {
                    x,
                    y,
                    width: right - x,
                    size: state.size * (c.powi(2) + d.powi(2)).sqrt(),
                    is_turned: a < 0.0 && d < 0.0,
                    is_hidden: false,
                    text: Rc::clone(&text),
                };
                let at = glyph.middle();
                let [low, high] = state.window;
                let is_inside = low.0 < at.0 && at.0 < high.0 && low.1 < at.1 && at.1 < high.1;
                let ground = self.run.lightness_below(at, glyph.size)?;
                // Nothing is known about the pixels of a picture here, so type on one counts as visible.
                let contrasts = ground
                    .is_none_or(|ground| (ground - lightness(state.fill.rgb())).abs() > CONTRAST);
                glyph.is_hidden = !(is_inside && contrasts);
                self.run.marks.glyphs.push(glyph);
                let (document, budget) = (self.run.shared.document, self.run.budget);
                let place = |(x, y): (f64, f64)| {
                    let (x, y) = (x * state.size * state.scale, y * state.size + state.rise);
                    moved(matrix, x, y)
                };
                match &mut self.run.output {
                    Output::Canvas(canvas) => {
                        let outline = canvas.glyph(document, font.dictionary, code, budget)?;
                        let outline: Vec<_> = outline.iter().map(|step| step.map(place)).collect();
                        self.run.effort.fill(&outline, state.window)?;
                        let [a, b, ..] = matrix.as_coeffs();
                        canvas.letter(PaintedLetter {
                            text: Rc::clone(&letter),
                            at: (x, y),
                            along: (a, b),
                            outline,
                            colour: state.fill.rgb(),
                            window: state.window,
                        });
                    }
                    Output::List(list) => {
                        let (file, glyph) = ((document, budget), (font.dictionary, code));
                        list.glyph(file, glyph, &letter, place, &state.painting())?;
                    }
                    Output::None => {}
                }
                // The word space is left out, as no file of this program sets it.
                let advance = (width + state.character_space) * state.scale;
                self.text *= Affine::translate((advance, 0.0));
            }
        }
        Ok(())
    }

    /// Shows a picture, or runs a form from the current state.
    fn draw_object(&mut self, operands: &[Object]) -> Result<()> {
        let name = operands.first().and_then(|name| name.as_name().ok());
        let Some(&form) = name.and_then(|name| self.resources.forms.get(name)) else {
            let corners = [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)];
            let [a, b, c, d] = corners.map(|(x, y)| moved(self.state.ctm, x, y));
            let ends = |pick: fn(f64, f64) -> f64| {
                (pick(pick(a.0, b.0), pick(c.0, d.0)), pick(pick(a.1, b.1), pick(c.1, d.1)))
            };
            let image = name.and_then(|name| self.resources.images.get(name));
            let ctm = self.state.ctm;
            let to = |(x, y): (f64, f64)| moved(ctm, x, y);
            match (&mut self.run.output, image) {
                (Output::Canvas(canvas), Some(image)) => {
                    self.run.effort.picture([a, b, c, d], self.state.window)?;
                    canvas.image(image, to, self.state.window, self.run.budget)?;
                }
                (Output::List(list), image) => {
                    list.picture(image.copied(), self.run.budget, to, &self.state.painting())?;
                }
                _ => {}
            }
            return self.run.fill(FilledArea {
                low: ends(f64::min),
                high: ends(f64::max),
                lightness: None,
                picture: image.and_then(|image| self.run.shared.pictures.of_stream(image)),
                is_plain: true,
                is_disc: false,
                corners: None,
            });
        };
        let Some(depth) = self.depth.checked_sub(1) else {
            return Err(ReadError("forms are nested too deeply".to_owned()));
        };
        let matrix = form.dict.get(b"Matrix").and_then(Object::as_array);
        let numbers: Vec<f64> = matrix
            .map(|matrix| matrix.iter().filter_map(|n| n.as_float().ok()))
            .map_or(Vec::new(), |n| n.map(f64::from).collect());
        let matrix = <[f64; 6]>::try_from(numbers).map_or(Affine::IDENTITY, Affine::new);
        let state = DrawingState { ctm: self.state.ctm * matrix, font: None, ..self.state.clone() };
        let (left, budget) = (self.run.left, self.run.budget);
        let drawing = self.run.shared.drawing(form, left, budget)?;
        self.run.left -= drawing.bytes;
        Interpreter::new(&drawing.resources, state, depth, self.run).run(&drawing.content)
    }
}

/// Returns the lightness of a colour, from 0 (black) to 1 (white).
fn lightness([red, green, blue]: [f64; 3]) -> f64 {
    red * 0.30 + green * 0.59 + blue * 0.11
}
