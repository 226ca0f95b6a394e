//! Small diagrams: a position with its candidates, and the evidence of a step.

use crate::document::item::Item;
use crate::grid_drawing::candidates::CandidateStyle;
use crate::grid_drawing::excerpt::{Excerpt, crop};
use crate::grid_drawing::figures::GridDigits;
use crate::grid_drawing::lattice::{Lattice, Layer, Square};
use crate::grid_drawing::measures::{DIAGRAM, DIAGRAM_WITHOUT_CAGES, Measures};
use crate::grid_drawing::shading::Shades;
use crate::grid_drawing::step_figure::{CellShade, FigureLine, StepFigure};
use crate::grid_drawing::style::{GridDesign, GridStyle};
use crate::typography::lines::set_line;
use crate::typography::style::{Align, Style};
use gridpress_base::fonts::{FontRole, Fonts};
use gridpress_bookspec::RuleWeights;
use gridpress_engine::puzzle::{Cell, Grid, Kind};
use gridpress_engine::rating::{Candidate, Position, Step};
use gridpress_ground::glyphs::MissingGlyph;
use gridpress_ground::units::{Length, Point, Rect, Size};
use gridpress_messages::symbols::GridView;
use std::collections::BTreeMap;

/// Grey of the houses of a pattern, in percent of black.
const HOUSE: u8 = 10;
/// Grey of a disc under a candidate, in percent of black.
const DISC: u8 = 30;

/// Room for the number of a row or column, in percent of its size: width per figure, and height.
const LABEL: (i32, i32) = (62, 110);

/// Measures of signs, as shares of the size of a sign: radii of discs and rings, half the side of squares, reach of
/// strokes from the middle, and start of lines between candidates.
const DISC_RADIUS: (i32, i32) = (56, 100);
const RING_RADIUS: (i32, i32) = (60, 100);
const HALF_SQUARE: (i32, i32) = (52, 100);
const STROKE_REACH: (i32, i32) = (48, 100);
const RIM: (i32, i32) = (60, 100);
/// Length of a dash of a line between candidates, and of the gap after it.
const DASH: Length = Length::thousandths(2_200);

/// A position, and the steps shown in it.
pub(crate) struct Diagram<'a> {
    pub grid: GridView<'a>,
    pub givens: &'a Grid,
    pub position: Position,
    /// The next steps, none of which depends on another; without one, candidates are not shown.
    pub steps: &'a [Step],
    /// The part of the grid that is shown.
    pub excerpt: Excerpt,
}

/// Returns the weights of rules for diagrams, derived from those of a book.
pub(crate) fn lighten_rules(rules: RuleWeights) -> RuleWeights {
    let RuleWeights { thin, thick } = rules;
    // Heavy rules must still differ from thin ones.
    RuleWeights { thin, thick: thick.scale(85, 100).at_least(thin.scale(3, 2)).min(thick) }
}

/// The look of diagrams of one kind and size.
#[derive(Clone, Debug)]
pub(crate) struct DiagramStyle {
    grid: GridStyle,
    candidates: CandidateStyle,
}

impl DiagramStyle {
    /// Creates the style of diagrams like `diagram`, with that side and those rules.
    ///
    /// # Errors
    /// [`MissingGlyph`] if the faces of digits lack a letter that such puzzles need.
    pub(crate) fn new(
        fonts: &Fonts,
        rules: RuleWeights,
        side: Length,
        diagram: &Diagram,
    ) -> Result<DiagramStyle, MissingGlyph> {
        let (grid, measures) = (diagram.grid, diagram.measures());
        let design = GridDesign::new(measures, rules, side).with_shades(Shades::PLAIN);
        let cell = measures.band(grid.shape.kind()).cell(side - rules.thick, grid.shape.side());
        Ok(DiagramStyle {
            grid: design.style(fonts, grid)?,
            candidates: CandidateStyle::new(fonts, grid, rules, (measures, cell))?,
        })
    }
}

/// Returns the grey of shaded cells, in percent of black.
fn grey(shade: CellShade) -> u8 {
    match shade {
        CellShade::Plain => 22,
        CellShade::Dark => 36,
    }
}

/// The marks, lines and rings that a step adds to the grid of a diagram.
struct StepDrawing<'a> {
    step: &'a Step,
    figure: StepFigure,
    style: &'a DiagramStyle,
    lattice: Lattice,
    /// Weight of lines and strokes.
    weight: Length,
}

impl Diagram<'_> {
    /// Returns the measures of the grid. Cages are left out if the steps have nothing to do with them.
    pub(crate) fn measures(&self) -> Measures {
        let mut steps = self.steps.iter();
        let is_plain = self.grid.shape.kind().has_killer_cages()
            && !self.steps.is_empty()
            && steps.all(|step| !step.technique.is_of_cages());
        if is_plain { DIAGRAM_WITHOUT_CAGES } else { DIAGRAM }
    }

    /// Returns `true` if the whole grid is shown.
    pub(crate) fn is_whole(&self) -> bool {
        self.excerpt == Excerpt::whole(self.grid.shape.kind())
    }

    /// Returns the area of the diagram if the outer corner of the whole grid, which has that side and these rules, is
    /// at `at`.
    fn window(&self, rules: RuleWeights, side: Length, at: Point) -> Rect {
        let (kind, square) = (self.grid.shape.kind(), Square { at, side });
        if self.is_whole() && kind.grids().is_single() {
            return square.rect();
        }
        let lattice = square.lattice(kind, rules.thick, self.measures().band(kind));
        self.excerpt.area(lattice).inset(-rules.thick.half())
    }

    /// Returns the size of the diagram if the whole grid has that side and these rules.
    pub(crate) fn size(&self, rules: RuleWeights, side: Length) -> Size {
        self.window(rules, side, Point::default()).size
    }

    /// Draws the diagram with its outer corner `at`, and numbers beside it.
    ///
    /// # Errors
    /// [`MissingGlyph`] if the faces of figures lack a letter that the grid needs.
    pub(crate) fn draw(
        &self,
        fonts: &Fonts,
        style: &DiagramStyle,
        numbers: Option<EdgeNumbers>,
        at: Point,
    ) -> Result<Vec<Item>, MissingGlyph> {
        let (ruling, shape) = (style.grid.ruling(), self.grid.shape);
        let offset = self.window(ruling.rules, ruling.side, Point::default()).origin;
        let corner = at + Point::new(-offset.x, -offset.y);
        let (lattice, window) =
            (ruling.lattice(corner, shape), self.window(ruling.rules, ruling.side, corner));
        let [givens, digits] = [self.givens, self.position.grid()].map(|grid| self.part_of(grid));
        let shown = GridDigits::Filled { givens: &givens, digits: &digits };
        let mut layers = style.grid.draw(fonts, corner, shape, shown)?;
        let drawings = self.steps.iter().map(|step| StepDrawing {
            step,
            figure: StepFigure::new(step, &self.position),
            style,
            lattice,
            weight: ruling.rules.thin,
        });
        let drawings: Vec<StepDrawing> = drawings.collect();
        let greys = self.greys(&drawings, layers.has_shades());
        layers.add(
            Layer::Highlight,
            greys.into_iter().map(|(cell, percent)| Item::tint(lattice.cell(cell), percent)),
        );
        for drawing in &drawings {
            layers.add(Layer::Link, drawing.discs());
            layers.add(Layer::Link, drawing.links());
        }
        if !drawings.is_empty() {
            layers.add(Layer::Sign, self.candidates(fonts, style, lattice, &drawings)?);
        }
        for drawing in &drawings {
            layers.add(Layer::Sign, drawing.outcome());
        }
        let layers = if self.is_whole() { layers } else { crop(layers, window) };
        let mut items = match numbers {
            Some(numbers) => numbers.items(fonts, self, lattice, window)?,
            None => Vec::new(),
        };
        items.extend(layers.into_items());
        Ok(items)
    }

    /// Returns the digits of `grid` in the excerpt.
    fn part_of(&self, grid: &Grid) -> Grid {
        let cells = grid.cells().iter().enumerate();
        let digits = cells.map(|(cell, &digit)| if self.shows(cell) { digit } else { 0 });
        Grid::from_cells(digits.collect())
    }

    /// Returns `true` if a cell lies in the excerpt.
    fn shows(&self, cell: Cell) -> bool {
        self.excerpt.contains(cell, self.grid.shape.side())
    }

    /// Returns the greys of the cells of patterns and their houses. If a variant has shades, those of houses are
    /// omitted, since they would confuse.
    fn greys(&self, drawings: &[StepDrawing], is_shaded: bool) -> BTreeMap<Cell, u8> {
        let houses = self.grid.shape.houses();
        let mut greys: BTreeMap<Cell, u8> = BTreeMap::new();
        let of_figures = drawings.iter().flat_map(|drawing| &drawing.figure.houses);
        for &house in of_figures.filter(|_| !is_shaded) {
            let cells = houses[house].cells.iter().filter(|cell| self.shows(**cell));
            greys.extend(cells.map(|&cell| (cell, HOUSE)));
        }
        for (&cell, &shade) in drawings.iter().flat_map(|drawing| &drawing.figure.shades) {
            let own = greys.entry(cell).or_default();
            *own = grey(shade).max(*own);
        }
        greys
    }

    /// Draws every candidate, those of patterns heavier.
    fn candidates(
        &self,
        fonts: &Fonts,
        style: &DiagramStyle,
        lattice: Lattice,
        drawings: &[StepDrawing],
    ) -> Result<Vec<Item>, MissingGlyph> {
        let is_heavy = |candidate: &Candidate| {
            drawings.iter().any(|drawing| drawing.figure.pattern.contains(candidate))
        };
        let of_cell = |cell| self.position.marks(cell).map(move |digit| Candidate { cell, digit });
        let cells = self.grid.shape.playable_cells().filter(|&cell| self.shows(cell));
        let all = cells.flat_map(of_cell).map(|candidate| {
            let role = if is_heavy(&candidate) { FontRole::Given } else { FontRole::Digit };
            (candidate, role)
        });
        style.candidates.draw(fonts, lattice, all)
    }
}

/// Numbers of rows and columns along the upper and the left edge of a diagram.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EdgeNumbers {
    /// Style of the numbers.
    pub style: Style,
    /// Kind of the diagram.
    pub kind: Kind,
}

impl EdgeNumbers {
    /// Returns the offset from the corner of the room for numbers and grid to that of the grid.
    pub(crate) fn room(self) -> Point {
        let size = self.style.size;
        Point::new(self.figures() + size.percent(LABEL.1 - LABEL.0), size.percent(LABEL.1))
    }

    /// Returns the width of the widest number.
    fn figures(self) -> Length {
        let figures = self.kind.side().to_string().len() as i32;
        self.style.size.percent(LABEL.0 * figures)
    }

    /// Draws the numbers of the rows and columns in the excerpt of `diagram`, along its area `window`.
    ///
    /// # Errors
    /// [`MissingGlyph`] if no face has the figures.
    fn items(
        self,
        fonts: &Fonts,
        diagram: &Diagram,
        lattice: Lattice,
        window: Rect,
    ) -> Result<Vec<Item>, MissingGlyph> {
        let (room, style) = (self.room(), self.style);
        let Excerpt { rows, columns } = &diagram.excerpt;
        let up = window.origin.y - (room.y - style.figures()).half();
        let left = window.origin.x + self.figures().half() - room.x;
        let middle =
            |row: usize, column: usize| lattice.cell(row * self.kind.side() + column).centre();
        let mut items = Vec::new();
        for column in columns.clone() {
            let at = Point::new(middle(rows.start, column).x, up);
            items.extend(set_line(fonts, style, Align::Centre, at, &(column + 1).to_string())?);
        }
        for row in rows.clone() {
            let at = Point::new(left, middle(row, columns.start).y + style.figures().half());
            items.extend(set_line(fonts, style, Align::Centre, at, &(row + 1).to_string())?);
        }
        Ok(items)
    }
}

impl StepDrawing<'_> {
    /// Returns the middle of a candidate on the page.
    fn at(&self, candidate: Candidate) -> Point {
        self.style.candidates.at(self.lattice, candidate)
    }

    /// Returns a share of the size of a sign.
    fn of_sign(&self, (part, whole): (i32, i32)) -> Length {
        self.style.candidates.room.sign.scale(part, whole)
    }

    /// Draws discs under the candidates of one side.
    fn discs(&self) -> Vec<Item> {
        let radius = self.of_sign(DISC_RADIUS);
        let disc = |&candidate| Item::disc(self.at(candidate), radius, DISC);
        self.figure.discs.iter().map(disc).collect()
    }

    /// Draws the lines between candidates.
    fn links(&self) -> Vec<Item> {
        let of_line = |line: &FigureLine| {
            let [from, to] = line.ends.each_ref().map(|end| self.middle(end));
            self.line(from, to, line.is_strong)
        };
        self.figure.lines.iter().flat_map(of_line).collect()
    }

    /// Returns the middle of an end of a line.
    fn middle(&self, end: &[Candidate]) -> Point {
        let places = end.iter().map(|&candidate| self.at(candidate));
        let sum = places.fold(Point::default(), |sum, at| sum + at);
        let count = end.len() as i32;
        Point::new(sum.x / count, sum.y / count)
    }

    /// Draws a line from the rim of one candidate to the rim of another, dashed if it is not `sure`.
    fn line(&self, from: Point, to: Point, sure: bool) -> Vec<Item> {
        let (across, down) = (to.x - from.x, to.y - from.y);
        let square = |length: Length| i64::from(length.to_thousandths()).pow(2);
        let whole = (square(across) + square(down)).isqrt() as i32;
        let on = |way: i32| from + Point::new(across.scale(way, whole), down.scale(way, whole));
        let rim = self.of_sign(RIM).to_thousandths();
        let (start, end) = (rim, whole - rim);
        let dash = DASH.to_thousandths();
        let step = if sure { end - start } else { 2 * dash };
        if end - start < dash {
            return Vec::new();
        }
        let rule = |at: i32| {
            Item::rule(on(at), on(if sure { end } else { end.min(at + dash) }), self.weight)
        };
        (start..end).step_by(step as usize).map(rule).collect()
    }

    /// Draws strokes through eliminations, rings around placements, and squares around the other side of a chain.
    fn outcome(&self) -> Vec<Item> {
        let (half, reach) = (self.of_sign(HALF_SQUARE), self.of_sign(STROKE_REACH));
        let radius = self.of_sign(RING_RADIUS);
        let squares = self.figure.squares.iter().map(|&candidate| {
            let corner = self.at(candidate) + Point::new(-half, -half);
            Item::outline(Rect::new(corner.x, corner.y, half * 2, half * 2), self.weight)
        });
        let strikes = self.step.removes.iter().map(|&gone: &Candidate| {
            let (low, high) = (Point::new(-reach, reach), Point::new(reach, -reach));
            Item::rule(self.at(gone) + low, self.at(gone) + high, self.weight)
        });
        let rings =
            self.step.places.iter().map(|&place| Item::ring(self.at(place), radius, self.weight));
        squares.chain(strikes).chain(rings).collect()
    }
}
