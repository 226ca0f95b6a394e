//! Candidates in the cells of a diagram or puzzle: their positions and size; and the light fields for pencil marks.

use crate::document::item::Item;
use crate::grid_drawing::cages::CageStyle;
use crate::grid_drawing::figures::{blackness, height_that_fits, picture};
use crate::grid_drawing::lattice::Lattice;
use crate::grid_drawing::marks;
use crate::grid_drawing::measures::{DIAGRAM, Measures};
use crate::grid_drawing::shading::ShadingSign;
use crate::typography::style::SMALLEST;
use gridpress_base::fonts::{FontRole, Fonts};
use gridpress_bookspec::RuleWeights;
use gridpress_engine::puzzle::{Cell, Shape};
use gridpress_engine::rating::Candidate;
use gridpress_ground::glyphs::MissingGlyph;
use gridpress_ground::units::{Length, Point, Rect};
use gridpress_messages::symbols::{GridView, Symbols};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

/// Room of a candidate, as a share of the size of its type.
const PITCH: (i32, i32) = (6_350, 7_000);
/// Minimum room for a legible candidate.
const MIN_PITCH: Length = Length::thousandths(3_500);
/// Maximum side of a cell, in percent of the size of the type of candidates; larger cells only waste space.
const LARGEST_CELL: i32 = 480;
/// Increment by which cells grow until candidates fit.
const GROWTH: Length = Length::thousandths(250);
/// Gap between the rules and the room of candidates.
const EDGE: Length = Length::thousandths(250);
/// Maximum size of signs around candidates, as a share of a cell: cells of few candidates have more room than
/// necessary.
const LARGEST_SIGN: (i32, i32) = (3, 10);
/// Height and width of figures, as shares of the room of a candidate.
const HEIGHT: (i32, i32) = (74, 100);
const WIDTH: (i32, i32) = (84, 100);
/// Maximum height of figures relative to signs, before they are fitted.
const ABOVE_SIGN: (i32, i32) = (6, 5);

/// Size of the type of digits in the smallest cell of a diagram without sums and marks.
const LEAST_DIGIT: Length = Length::thousandths(11_400);

/// Side of a page with unlimited room.
const BOUNDLESS: Length = Length::pt(10_000);

/// Returns the rows and columns of candidates in a cell, for a number of values.
fn rows_and_columns(values: usize) -> (i32, i32) {
    let columns = (values - 1).isqrt() + 1;
    (values.div_ceil(columns) as i32, columns as i32)
}

/// Returns the range of sides of a diagram of `shape` with those measures on a page with room for `most`: from the minimum for candidates
/// in type of that size (or the page limit) to the largest useful one. `None` if its candidates would be illegible.
pub(crate) fn diagram_sides(
    fonts: &Fonts,
    shape: &Shape,
    rules: RuleWeights,
    size: Length,
    (measures, most): (Measures, Length),
) -> Option<RangeInclusive<Length>> {
    let side = shape.side();
    let band = measures.band(shape.kind());
    let (_, columns) = rows_and_columns(shape.digits());
    let (pitch, whole) =
        (size.scale(PITCH.0, PITCH.1), |cell: Length| band.whole(cell, side) + rules.thick);
    let room = |cell| CandidateRoom::new(fonts, shape, rules, (measures, cell));
    let mut cell = pitch * columns;
    // Cages and marks take room that grows with the cell in steps, so the cell is found by trial.
    while room(cell).pitch() < pitch && whole(cell) < most {
        cell += GROWTH;
    }
    let largest = size.percent(LARGEST_CELL).at_least(cell);
    let [least, largest] = [cell, largest].map(|cell| whole(cell).min(most));
    (room(band.cell(least - rules.thick, side)).pitch() >= MIN_PITCH).then_some(least..=largest)
}

/// Returns the minimum side of a puzzle's grid whose candidates are in type of that size.
pub(crate) fn least_side(fonts: &Fonts, shape: &Shape, rules: RuleWeights, size: Length) -> Length {
    let sides = diagram_sides(fonts, shape, rules, size, (DIAGRAM, BOUNDLESS));
    sides.map_or(BOUNDLESS, |sides| *sides.start())
}

/// Returns the range of sides of a diagram without candidates, in a book whose candidates are in type of that size.
pub(crate) fn position_sides(grid: GridView, size: Length, most: Length) -> RangeInclusive<Length> {
    let GridView { shape, .. } = grid;
    let cell = DIAGRAM.least_cell(grid);
    let sign = if DIAGRAM.has_small_signs(shape) { SMALLEST } else { LEAST_DIGIT };
    let cell = cell.at_least(cell.scale(size.to_thousandths(), sign.to_thousandths()));
    let least = DIAGRAM.band(shape.kind()).whole(cell, shape.side());
    least.min(most)..=least.scale(3, 2).min(most)
}

/// The positions of candidates in cells of one size.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CandidateRoom {
    columns: i32,
    /// Corner of the first candidate's room, from the corner of the cell.
    corner: Point,
    /// Width and height of the room of each candidate.
    pitch: Point,
    /// Size of signs around a candidate.
    pub sign: Length,
}

impl CandidateRoom {
    /// Creates the room in cells of that size, in grids with those measures.
    pub(crate) fn new(
        fonts: &Fonts,
        shape: &Shape,
        rules: RuleWeights,
        (measures, cell): (Measures, Length),
    ) -> CandidateRoom {
        let (rows, columns) = rows_and_columns(shape.digits());
        let edge = rules.thick.half() + EDGE;
        // Candidates must not touch sums, outlines or marks, so all cells have the room of the most crowded one and
        // look alike.
        let (above, below) = match measures.cages(shape, cell) {
            Some(least) => CageStyle::new(fonts, cell, rules, least).reserved(),
            None if measures.has_marks() && marks::are_on_edges(shape) => {
                let reach = cell.scale(marks::REACH.0, marks::REACH.1);
                (edge.at_least(reach), edge.at_least(reach))
            }
            None => (edge, edge),
        };
        let pitch = Point::new((cell - below * 2) / columns, (cell - above - below) / rows);
        let largest = cell.scale(LARGEST_SIGN.0, LARGEST_SIGN.1);
        CandidateRoom {
            columns,
            corner: Point::new(below, above),
            pitch,
            sign: pitch.x.min(pitch.y).min(largest),
        }
    }

    /// Returns the smaller dimension of the room of each.
    fn pitch(&self) -> Length {
        self.pitch.x.min(self.pitch.y)
    }

    /// Returns the middle of a candidate, from the corner of the cell.
    pub(crate) fn centre(&self, digit: u8) -> Point {
        let index = i32::from(digit) - 1;
        let (row, column) = (index / self.columns, index % self.columns);
        let middle = Point::new(self.pitch.x.half(), self.pitch.y.half());
        self.corner + middle + Point::new(self.pitch.x * column, self.pitch.y * row)
    }

    /// Returns the height of figures that fit.
    ///
    /// # Errors
    /// [`MissingGlyph`] if the faces of digits lack one of the symbols.
    pub(crate) fn figure_height(
        &self,
        fonts: &Fonts,
        grid: GridView,
    ) -> Result<Length, MissingGlyph> {
        if grid.symbols.pictures().is_some() {
            return Ok(self.pitch.x.min(self.pitch.y).min(self.sign).scale(WIDTH.0, WIDTH.1));
        }
        // Cells of few candidates would otherwise have figures taller than the signs around them.
        let highest = self.sign.scale(ABOVE_SIGN.0, ABOVE_SIGN.1);
        let height = self.pitch.y.min(highest).scale(HEIGHT.0, HEIGHT.1);
        height_that_fits(fonts, grid, height, self.pitch.x.scale(WIDTH.0, WIDTH.1))
    }
}

/// The look of candidates in grids of one kind and size.
#[derive(Clone, Debug)]
pub(crate) struct CandidateStyle {
    pub room: CandidateRoom,
    symbols: Symbols,
    /// Height of figures, or of pictures.
    height: Length,
}

impl CandidateStyle {
    /// Creates the style of candidates in cells of that size, in grids with those measures.
    ///
    /// # Errors
    /// See [`CandidateRoom::figure_height`].
    pub(crate) fn new(
        fonts: &Fonts,
        grid: GridView,
        rules: RuleWeights,
        (measures, cell): (Measures, Length),
    ) -> Result<CandidateStyle, MissingGlyph> {
        let room = CandidateRoom::new(fonts, grid.shape, rules, (measures, cell));
        Ok(CandidateStyle {
            height: room.figure_height(fonts, grid)?,
            room,
            symbols: grid.symbols.clone(),
        })
    }

    /// Returns the middle of a candidate on the page.
    pub(crate) fn at(&self, lattice: Lattice, Candidate { cell, digit }: Candidate) -> Point {
        lattice.cell(cell).origin + self.room.centre(digit)
    }

    /// Draws `candidates`, each in its face.
    ///
    /// # Errors
    /// [`MissingGlyph`] if the faces of digits lack one of them.
    pub(crate) fn draw(
        &self,
        fonts: &Fonts,
        lattice: Lattice,
        candidates: impl Iterator<Item = (Candidate, FontRole)>,
    ) -> Result<Vec<Item>, MissingGlyph> {
        if let Some(set) = self.symbols.pictures() {
            return Ok(candidates
                .filter_map(|(candidate, role)| {
                    picture(set, (candidate.digit, role), self.at(lattice, candidate), self.height)
                })
                .collect());
        }
        let origin = lattice.origin();
        // Candidates of a line in one face are one run of text.
        let mut lines: BTreeMap<(Length, FontRole), Vec<(Length, String)>> = BTreeMap::new();
        for (candidate, role) in candidates {
            let at = self.at(lattice, candidate);
            let line = lines.entry((at.y, role)).or_default();
            line.push((at.x - origin.x, self.symbols.text(candidate.digit)));
        }
        let text = |((y, role), placed): ((Length, FontRole), Vec<(Length, String)>)| {
            let size = fonts.size_for_figures(role, self.height);
            let at = Point::new(origin.x, y + self.height.half());
            Ok(Item::text(at, fonts.cells(role, size, &placed)?).black(blackness(fonts, role)))
        };
        lines.into_iter().map(text).collect()
    }
}

/// Side of a field, as a share of the part of a cell inside rules and cages.
const FIELD: (i32, i32) = (24, 100);
/// Lightest grey that prints, in percent of black.
const GREY: u8 = 10;
/// Grey of fields in shaded cells: white.
const WHITE: u8 = 0;

/// Fields in the corners of all cells of a grid. Corners with a sum or a sign have none.
#[derive(Clone, Debug)]
pub(crate) struct PencilFields(Vec<PencilField>);

#[derive(Clone, Copy, Debug)]
struct PencilField {
    cell: Cell,
    rect: Rect,
    /// Blackness, in percent.
    percent: u8,
}

impl PencilFields {
    /// Creates the fields in a grid with those signs, `margin` away from the lines around cells.
    pub(crate) fn new(
        lattice: Lattice,
        shape: &Shape,
        signs: &[ShadingSign],
        margin: Length,
    ) -> PencilFields {
        let (shaded, marked) = split(signs);
        let sums: BTreeSet<Cell> = (shape.cage_figures().into_iter())
            .filter_map(|figure| figure.label.map(|(cell, _)| cell))
            .collect();
        let of_cell = |cell: Cell| {
            let area = lattice.cell(cell);
            let is_shaded = shaded.iter().any(|shade| overlap(shade, &middle(&area)));
            let percent = if is_shaded { WHITE } else { GREY };
            // The sum stands in the upper left corner, which is the first.
            let taken = usize::from(sums.contains(&cell));
            let free = in_corners(&area, margin).into_iter().skip(taken);
            free.filter(|field| !marked.iter().any(|sign| overlap(sign, field)))
                .map(move |rect| PencilField { cell, rect, percent })
                .collect::<Vec<_>>()
        };
        PencilFields(shape.playable_cells().flat_map(of_cell).collect())
    }

    /// Draws the fields of empty cells, moved by `by`: grey ones, and white ones in shaded cells.
    pub(crate) fn draw(&self, is_empty: impl Fn(Cell) -> bool, by: Point) -> Vec<Item> {
        let of_grey = |percent: u8| {
            let fields =
                self.0.iter().filter(|field| field.percent == percent && is_empty(field.cell));
            let rects: Vec<Rect> =
                fields.map(|field| Rect { origin: field.rect.origin + by, ..field.rect }).collect();
            // One item for all fields of a grey keeps files small.
            (!rects.is_empty()).then(|| Item::blocks(rects, percent))
        };
        [GREY, WHITE].into_iter().filter_map(of_grey).collect()
    }
}

/// Returns the areas of shaded cells, and those of dots and strokes.
fn split(signs: &[ShadingSign]) -> (Vec<Rect>, Vec<Rect>) {
    let (mut shaded, mut marked) = (Vec::new(), Vec::new());
    for sign in signs {
        match *sign {
            ShadingSign::Cells(rect, _) | ShadingSign::Box(rect) => shaded.push(rect),
            ShadingSign::Dot(centre, radius, _) => marked.push(Rect::from_corners(
                centre + Point::new(-radius, -radius),
                centre + Point::new(radius, radius),
            )),
            ShadingSign::Stroke(from, to) => marked.push(Rect::from_corners(from, to)),
        }
    }
    (shaded, marked)
}

/// Returns squares in the corners of a cell, the upper left one first.
fn in_corners(cell: &Rect, margin: Length) -> [Rect; 4] {
    let side = (cell.size.width - margin * 2).scale(FIELD.0, FIELD.1);
    let (left, top) = (cell.origin.x + margin, cell.origin.y + margin);
    let (right, low) = (cell.right() - margin - side, cell.bottom() - margin - side);
    [(left, top), (right, top), (left, low), (right, low)].map(|(x, y)| Rect::new(x, y, side, side))
}

/// Returns an empty rectangle in the middle of an area.
fn middle(area: &Rect) -> Rect {
    Rect::from_corners(area.centre(), area.centre())
}

/// Returns `true` if two areas have a point in common.
fn overlap(a: &Rect, b: &Rect) -> bool {
    let apart = a.right() < b.origin.x || b.right() < a.origin.x;
    !apart && a.bottom() >= b.origin.y && b.bottom() >= a.origin.y
}
