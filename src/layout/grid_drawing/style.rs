//! The look of grids: chosen for a purpose, resolved once for all grids that share it, and drawn.

use crate::document::item::Item;
use crate::grid_drawing::cages::CageStyle;
use crate::grid_drawing::candidates::{CandidateStyle, PencilFields};
use crate::grid_drawing::figures::{GridDigits, GridFigures};
use crate::grid_drawing::lattice::{Layer, Layers};
use crate::grid_drawing::measures::{DIAGRAM, Measures};
use crate::grid_drawing::ruling::Ruling;
use crate::grid_drawing::shading::{Shades, ShadingSign};
use crate::grid_drawing::{corner_marks, line_marks, outside_numbers};
use gridpress_base::fonts::{FontRole, Fonts};
use gridpress_bookspec::{PencilMarks, RuleWeights};
use gridpress_engine::puzzle::{Grid, Puzzle, Shape};
use gridpress_engine::rating::{Candidate, Position};
use gridpress_ground::glyphs::MissingGlyph;
use gridpress_ground::units::{Length, Point};
use gridpress_messages::symbols::GridView;
use std::sync::Arc;

/// The requested look of grids of one size, independent of their kind.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GridDesign {
    measures: Measures,
    rules: RuleWeights,
    side: Length,
    shades: Option<Shades>,
    marks: PencilMarks,
    shares_lines: bool,
}

impl GridDesign {
    /// Creates a design for grids of that side with their frames, without shades.
    pub(crate) fn new(measures: Measures, rules: RuleWeights, side: Length) -> GridDesign {
        GridDesign {
            measures,
            rules,
            side,
            shades: None,
            marks: PencilMarks::None,
            shares_lines: false,
        }
    }

    /// Adds the signs of variants in those shades.
    pub(crate) fn with_shades(self, shades: Shades) -> GridDesign {
        GridDesign { shades: Some(shades), ..self }
    }

    /// Adds that help for pencil marks in empty cells.
    pub(crate) fn with_pencil_marks(self, marks: PencilMarks) -> GridDesign {
        GridDesign { marks, ..self }
    }

    /// Draws lines that all grids of a kind have in common only once. Use this for many grids.
    pub(crate) fn with_shared_lines(self) -> GridDesign {
        GridDesign { shares_lines: true, ..self }
    }

    /// Returns the style of grids of one kind: that of `grid`.
    ///
    /// # Errors
    /// [`MissingGlyph`] if the faces of figures lack a letter or figure that such grids may need.
    pub(crate) fn style(&self, fonts: &Fonts, grid: GridView) -> Result<GridStyle, MissingGlyph> {
        let shape = grid.shape;
        let band = self.measures.band(shape.kind());
        let cell = band.cell(self.side, shape.side());
        let pitch = band.cell(self.side - self.rules.thick, shape.side());
        let cages = self
            .measures
            .cages(shape, cell)
            .map(|least| CageStyle::new(fonts, pitch, self.rules, least));
        let figures =
            GridFigures::new(fonts, grid, self.measures.figures, cell, self.rules, cages.as_ref())?;
        let ruling = Ruling {
            rules: self.rules,
            side: self.side,
            band,
            shades: self.shades,
            cages,
            has_marks: self.measures.has_marks(),
        };
        let mut style = GridStyle {
            ruling,
            figures,
            has_pencil_fields: self.marks == PencilMarks::Corners,
            candidates: match self.marks {
                PencilMarks::Candidates => {
                    Some(CandidateStyle::new(fonts, grid, self.rules, (DIAGRAM, pitch))?)
                }
                PencilMarks::None | PencilMarks::Corners | PencilMarks::Strip => None,
            },
            shared: None,
        };
        if self.shares_lines && has_shared_lines(shape) {
            style.share(shape);
        }
        Ok(style)
    }
}

/// Returns `true` if all grids of that kind have the same lines.
fn has_shared_lines(shape: &Shape) -> bool {
    !shape.kind().has_custom_shape()
}

/// Length of the dashes of lines to cut along, and of their gaps; and weight of these lines.
const DASH: Length = Length::pt(4);
const CUT: Length = Length::thousandths(750);

/// The look of grids of one kind and size, with everything resolved that they share.
#[derive(Clone, Debug)]
pub(crate) struct GridStyle {
    ruling: Ruling,
    figures: GridFigures,
    has_pencil_fields: bool,
    /// The look of candidates, if empty cells have them.
    candidates: Option<CandidateStyle>,
    shared: Option<SharedLines>,
}

/// The lines and fields that all grids of a kind share, placed from the corner of a grid.
#[derive(Clone, Debug)]
struct SharedLines {
    lines: Arc<[Item]>,
    pencil_fields: Option<PencilFields>,
}

impl GridStyle {
    /// Returns the weights and shapes of the lines of the grid.
    pub(crate) fn ruling(&self) -> &Ruling {
        &self.ruling
    }

    /// Draws once the lines that all grids of the kind of `shape` have in common.
    fn share(&mut self, shape: &Shape) {
        let lines = self.ruling.draw(Point::default(), shape).into_items();
        self.shared = Some(SharedLines {
            lines: lines.into(),
            pencil_fields: self
                .has_pencil_fields
                .then(|| self.pencil_fields(Point::default(), shape)),
        });
    }

    /// Draws a grid whose outer corner is `at`.
    ///
    /// # Errors
    /// [`MissingGlyph`] if no face has a letter or figure of the grid.
    pub(crate) fn draw(
        &self,
        fonts: &Fonts,
        at: Point,
        shape: &Shape,
        shown: GridDigits,
    ) -> Result<Layers, MissingGlyph> {
        let mut layers = self.lines(at, shape);
        let lattice = self.ruling.lattice(at, shape);
        if let Some(cages) = &self.ruling.cages {
            layers.add(Layer::Sum, cages.sum_texts(fonts, lattice, shape)?);
        }
        if self.ruling.has_marks {
            let size = self.figures.size(fonts);
            for (layer, item) in
                outside_numbers::draw(fonts, lattice, shape, size, self.ruling.rules.thin)?
            {
                layers.add(layer, [item]);
            }
            for (layer, item) in corner_marks::draw(fonts, lattice, shape)? {
                layers.add(layer, [item]);
            }
        }
        layers.add(Layer::Figure, self.figures.draw(fonts, lattice, shape.side(), shown)?);
        if let (Some(style), GridDigits::Givens(givens)) = (&self.candidates, shown) {
            let position = Position::new(shape, givens);
            let all = shape.playable_cells().flat_map(|cell| {
                position.marks(cell).map(move |digit| (Candidate { cell, digit }, FontRole::Digit))
            });
            layers.add(Layer::Sign, style.draw(fonts, lattice, all)?);
        }
        if self.has_pencil_fields {
            let is_empty = |cell| shown.digit(cell).is_none();
            let fields = match &self.shared {
                Some(SharedLines { pencil_fields: Some(fields), .. }) => fields.draw(is_empty, at),
                _ => (self.pencil_fields(at, shape)).draw(is_empty, Point::default()),
            };
            // Lines along cells are drawn over them.
            let layer =
                if line_marks::are_along_cells(shape) { Layer::Highlight } else { Layer::Pencil };
            layers.add(layer, fields);
        }
        Ok(layers)
    }

    /// Shades the cells of the hidden word of the solution, in `percent` of black, for a grid whose outer corner is
    /// `at`.
    pub(crate) fn word(&self, at: Point, puzzle: &Puzzle, percent: u8) -> Vec<Item> {
        let shape = &*puzzle.shape;
        let lattice = self.ruling.lattice(at, shape);
        let hidden = puzzle.hidden.iter();
        let cells = hidden.flat_map(|hidden| hidden.cells(shape));
        cells.map(|&cell| Item::tint(lattice.cell(cell), percent)).collect()
    }

    /// Draws pieces to cut out that are as large as the cells of a grid: a row of each digit. The corner of the grid is
    /// `at`.
    ///
    /// # Errors
    /// [`MissingGlyph`] if no face has a letter or figure of the grid.
    pub(crate) fn pieces(
        &self,
        fonts: &Fonts,
        at: Point,
        shape: &Shape,
    ) -> Result<Vec<Item>, MissingGlyph> {
        let side = shape.side();
        let lattice = self.ruling.lattice(at, shape);
        let digits =
            (0..side * side).map(|cell| (cell / side % shape.digits() + 1) as u8).collect();
        let digits = Grid::from_cells(digits);
        let area = lattice.area();
        let [right, bottom] = [area.right(), area.bottom()];
        let line = |from: Point, to: Point| Item::dashes(vec![from, to], DASH, DASH, CUT);
        let mut items: Vec<Item> = (0..=side as i32)
            .flat_map(|index| {
                let x = area.origin.x + area.size.width.scale(index, side as i32);
                let y = area.origin.y + area.size.height.scale(index, side as i32);
                [
                    line(Point::new(x, area.origin.y), Point::new(x, bottom)),
                    line(Point::new(area.origin.x, y), Point::new(right, y)),
                ]
            })
            .collect();
        items.extend(self.figures.draw(fonts, lattice, side, GridDigits::Givens(&digits))?);
        Ok(items)
    }

    /// Returns the lines of a grid, as a shared drawing if there is one.
    fn lines(&self, at: Point, shape: &Shape) -> Layers {
        let Some(shared) = &self.shared else {
            return self.ruling.draw(at, shape);
        };
        let mut layers = Layers::default();
        layers.add(Layer::Thin, [Item::drawing(at, shared.lines.clone())]);
        layers
    }

    fn pencil_fields(&self, at: Point, shape: &Shape) -> PencilFields {
        let Ruling { rules, shades, cages, .. } = &self.ruling;
        let lattice = self.ruling.lattice(at, shape);
        let margin = match cages {
            Some(cages) => cages.reserved().1,
            None => (rules.thick + rules.thin).half(),
        };
        let mut signs = shades.map(|shades| shades.signs(lattice, shape)).unwrap_or_default();
        let circles = corner_marks::areas(lattice, shape).into_iter();
        signs.extend(circles.map(|(middle, radius)| ShadingSign::Dot(middle, radius, 0)));
        PencilFields::new(lattice, shape, &signs, margin)
    }
}
