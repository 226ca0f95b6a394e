//! Small diagrams: a position with its candidates, and the evidence of a step.

use crate::document::item::Item;
use crate::grid_drawing::candidates::CandidateStyle;
use crate::grid_drawing::figures::GridDigits;
use crate::grid_drawing::lattice::{Lattice, Layer};
use crate::grid_drawing::measures::DIAGRAM;
use crate::grid_drawing::shading::Shades;
use crate::grid_drawing::style::{GridDesign, GridStyle};
use crate::typography::lines::set_line;
use crate::typography::style::{Align, Style};
use gridpress_base::fonts::{FontRole, Fonts};
use gridpress_bookspec::RuleWeights;
use gridpress_engine::puzzle::{Cell, Grid, Kind};
use gridpress_engine::rating;
use gridpress_engine::rating::{Candidate, EvidencePart, Position, Step, Technique};
use gridpress_ground::glyphs::MissingGlyph;
use gridpress_ground::units::{Length, Point, Rect};
use gridpress_messages::symbols::GridView;
use std::collections::{BTreeMap, BTreeSet};

/// Greys of cells, in percent of black: in the houses of a pattern, in the pattern itself, and in other roles.
const HOUSE: u8 = 10;
const PATTERN: u8 = 22;
const OTHER: u8 = 36;
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

/// A position, and the step shown in it.
pub(crate) struct Diagram<'a> {
    pub grid: GridView<'a>,
    pub givens: &'a Grid,
    pub position: Position,
    /// The next step; without one, candidates are not shown.
    pub step: Option<&'a Step>,
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
    /// Creates the style of diagrams of puzzles of one kind, that of `grid`, with that side and those rules.
    ///
    /// # Errors
    /// [`MissingGlyph`] if the faces of digits lack a letter that such puzzles need.
    pub(crate) fn new(
        fonts: &Fonts,
        rules: RuleWeights,
        side: Length,
        grid: GridView,
    ) -> Result<DiagramStyle, MissingGlyph> {
        let design = GridDesign::new(DIAGRAM, rules, side).with_shades(Shades::PLAIN);
        let cell = DIAGRAM.band(grid.shape.kind()).cell(side - rules.thick, grid.shape.side());
        Ok(DiagramStyle {
            grid: design.style(fonts, grid)?,
            candidates: CandidateStyle::new(fonts, grid, rules, cell)?,
        })
    }
}

/// Returns the grey of the cells of a part; `before` is the number of earlier parts of the same role.
fn grey(role: rating::Role, before: usize) -> Option<u8> {
    use rating::Role::*;
    match role {
        Pattern | Base | Cover | Pincer | Link | Cage => Some(PATTERN),
        Pivot | Fin => Some(OTHER),
        AlmostLocked if before.is_multiple_of(2) => Some(PATTERN),
        AlmostLocked => Some(OTHER),
        // Here candidates are distinguished, not cells.
        RestrictedCommon | ColourA | ColourB | On | Off | Start => None,
    }
}

/// The marks, lines and rings that a step adds to the grid of a diagram.
struct StepDrawing<'a> {
    diagram: &'a Diagram<'a>,
    step: &'a Step,
    parts: Vec<EvidencePart>,
    style: &'a DiagramStyle,
    lattice: Lattice,
    /// Weight of lines and strokes.
    weight: Length,
}

impl Diagram<'_> {
    /// Draws the diagram with its outer corner `at`.
    ///
    /// # Errors
    /// [`MissingGlyph`] if the faces of figures lack a letter that the grid needs.
    pub(crate) fn draw(
        &self,
        fonts: &Fonts,
        style: &DiagramStyle,
        at: Point,
    ) -> Result<Vec<Item>, MissingGlyph> {
        let shown = GridDigits::Filled { givens: self.givens, digits: self.position.grid() };
        let mut layers = style.grid.draw(fonts, at, self.grid.shape, shown)?;
        if let Some(step) = self.step {
            let drawing = StepDrawing {
                diagram: self,
                step,
                parts: step.parts(),
                style,
                lattice: style.grid.ruling().lattice(at, self.grid.shape),
                weight: style.grid.ruling().rules.thin,
            };
            layers.add(Layer::Highlight, drawing.cells(layers.has_shades()));
            layers.add(Layer::Link, drawing.discs());
            layers.add(Layer::Link, drawing.links());
            layers.add(Layer::Sign, drawing.candidates(fonts)?);
            layers.add(Layer::Sign, drawing.outcome());
        }
        Ok(layers.into_items())
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

    /// Draws the numbers beside a grid of that `side` whose outer corner is `at`.
    ///
    /// # Errors
    /// [`MissingGlyph`] if no face has the figures.
    pub(crate) fn items(
        self,
        fonts: &Fonts,
        at: Point,
        side: Length,
    ) -> Result<Vec<Item>, MissingGlyph> {
        let Point { x, y } = self.room();
        let (kind, style) = (self.kind, self.style);
        let (band, (rows, columns)) = (DIAGRAM.band(kind), kind.extent());
        let cell = band.cell(side, kind.side());
        let first = |count: usize| band.before(cell) + (cell * (kind.side() - count) as i32).half();
        let middle = |index: usize, count| first(count) + cell * index as i32 + cell.half();
        // Numbers are at the edges of the drawn grid, which need not be square.
        let outer = |count: usize| first(count) - band.before(cell);
        let edge = at + Point::new(outer(columns), outer(rows));
        let mut items = Vec::new();
        for index in 0..kind.side() {
            let number = (index + 1).to_string();
            if index < columns {
                let up = (y - style.figures()).half();
                let above = Point::new(at.x + middle(index, columns), edge.y - up);
                items.extend(set_line(fonts, style, Align::Centre, above, &number)?);
            }
            if index < rows {
                let down = middle(index, rows) + style.figures().half();
                let beside = Point::new(edge.x + self.figures().half() - x, at.y + down);
                items.extend(set_line(fonts, style, Align::Centre, beside, &number)?);
            }
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

    /// Returns the candidates of a part that are not eliminated yet.
    fn of(&self, part: &EvidencePart) -> impl Iterator<Item = Candidate> {
        let (cells, digits) = (&part.cells, &part.digits);
        (cells.iter())
            .flat_map(|&cell| digits.iter().map(move |&digit| Candidate { cell, digit }))
            .filter(|&candidate| self.diagram.position.has(candidate))
            .collect::<Vec<_>>()
            .into_iter()
    }

    /// Draws the cells of the pattern and its houses in their greys. If a variant has shades, those of houses are
    /// omitted, since they would confuse.
    fn cells(&self, is_shaded: bool) -> Vec<Item> {
        let shape = self.diagram.grid.shape;
        let mut greys: BTreeMap<Cell, u8> = BTreeMap::new();
        let parts = &self.parts;
        let houses = parts.iter().filter_map(|part| part.house);
        for house in houses.filter(|_| !is_shaded) {
            greys.extend(shape.houses()[house].cells.iter().map(|&cell| (cell, HOUSE)));
        }
        for (index, part) in parts.iter().enumerate() {
            let before = parts[..index].iter().filter(|other| other.role == part.role);
            if let Some(grey) = grey(part.role, before.count()) {
                for &cell in &part.cells {
                    let own = greys.entry(cell).or_default();
                    *own = grey.max(*own);
                }
            }
        }
        let tint = |(cell, percent)| Item::tint(self.lattice.cell(cell), percent);
        greys.into_iter().map(tint).collect()
    }

    /// Returns the candidates on one side of a colouring or chain. For nets, only the start is distinguished.
    fn side(&self, roles: &'static [rating::Role]) -> BTreeSet<Candidate> {
        let is_net = self.step.technique == Technique::ForcingNet;
        self.parts
            .iter()
            .filter(|part| roles.contains(&part.role))
            .filter(|part| !is_net || part.role == rating::Role::Start)
            .flat_map(|part| self.of(part))
            .collect()
    }

    /// Draws discs under the candidates of one side.
    fn discs(&self) -> Vec<Item> {
        use rating::Role::{ColourA, On, Start};
        let radius = self.of_sign(DISC_RADIUS);
        let disc = |candidate| Item::disc(self.at(candidate), radius, DISC);
        self.side(&[ColourA, On, Start]).into_iter().map(disc).collect()
    }

    /// Draws lines between the candidates of a chain.
    fn links(&self) -> Vec<Item> {
        use rating::Role::{Link, Off, On, Start};
        let mut items = Vec::new();
        for part in self.parts.iter().filter(|part| part.role == Link) {
            if let [a, b] = self.of(part).collect::<Vec<_>>()[..] {
                items.extend(self.line(self.at(a), self.at(b), true));
            }
        }
        if self.step.technique == Technique::ForcingNet {
            return items;
        }
        for pair in self.parts.windows(2) {
            let is_sure = match [pair[0].role, pair[1].role] {
                [Off, On] => true,
                [On | Start, Off] => false,
                _ => continue,
            };
            if let (Some(from), Some(to)) = (self.middle(&pair[0]), self.middle(&pair[1])) {
                items.extend(self.line(from, to, is_sure));
            }
        }
        items
    }

    /// Returns the middle of a node, which may consist of several candidates.
    fn middle(&self, part: &EvidencePart) -> Option<Point> {
        let places: Vec<Point> = self.of(part).map(|candidate| self.at(candidate)).collect();
        let count = places.len() as i32;
        let sum = places.into_iter().reduce(|a, b| a + b)?;
        Some(Point::new(sum.x / count, sum.y / count))
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

    /// Draws every candidate, those of the pattern heavier.
    fn candidates(&self, fonts: &Fonts) -> Result<Vec<Item>, MissingGlyph> {
        let Diagram { grid, position, .. } = self.diagram;
        let heavy: BTreeSet<Candidate> =
            (self.parts.iter()).flat_map(|part| self.of(part)).collect();
        let of_cell = |cell| position.marks(cell).map(move |digit| Candidate { cell, digit });
        let all = grid.shape.playable_cells().flat_map(of_cell).map(|candidate| {
            let role = if heavy.contains(&candidate) { FontRole::Given } else { FontRole::Digit };
            (candidate, role)
        });
        self.style.candidates.draw(fonts, self.lattice, all)
    }

    /// Draws strokes through eliminations, rings around placements, and squares around the other side of a chain.
    fn outcome(&self) -> Vec<Item> {
        use rating::Role::{ColourB, Off};
        let (half, reach) = (self.of_sign(HALF_SQUARE), self.of_sign(STROKE_REACH));
        let radius = self.of_sign(RING_RADIUS);
        let squares = self.side(&[ColourB, Off]).into_iter().map(|candidate| {
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
