//! Ornaments of covers: rotated squares, digits as areas, grids of any size, bursts.

use crate::Result;
use crate::document::item::{Item, Paint, Pose};
use crate::document::outline::{Outline, corners};
use crate::grid_drawing::figures::GridDigits;
use crate::grid_drawing::lattice::{Layer, OutsideBand};
use crate::grid_drawing::measures::COVER;
use crate::grid_drawing::shading::Shades;
use crate::grid_drawing::style::GridDesign;
use gridpress_base::colour::Colour;
use gridpress_base::fonts::{FontRole, Fonts, PathStep, Run};
use gridpress_bookspec::RuleWeights;
use gridpress_engine::puzzle::{Grid, Puzzle, Shape};
use gridpress_ground::glyphs::SHAPES;
use gridpress_ground::units::{Length, Point, Rect};
use gridpress_messages::symbols::{GridView, Symbols};

/// A rotation by any angle, clockwise: cosine and sine over a common divisor, from a Pythagorean triple.
#[derive(Clone, Copy)]
pub(super) struct Rotation {
    pub cos: i32,
    pub sin: i32,
    pub over: i32,
}

/// The position of a drawing, and its rotation around its origin.
#[derive(Clone, Copy)]
pub(super) struct RotatedPose {
    pub at: Point,
    pub rotation: Rotation,
}

impl Rotation {
    /// The identity.
    pub(super) const NONE: Rotation = Rotation { cos: 1, sin: 0, over: 1 };
    /// 10.4 degrees counterclockwise.
    // From the triple 11, 60, 61: integers keep the result the same on all machines, and distances exact up to
    // rounding.
    pub(super) const LEFT: Rotation = Rotation { cos: 60, sin: -11, over: 61 };

    /// Returns the opposite rotation.
    pub(super) const fn back(self) -> Rotation {
        Rotation { sin: -self.sin, ..self }
    }

    fn apply(self, point: Point) -> Point {
        let part = |a: Length, b: Length| {
            let sum = i64::from(a.to_thousandths()) * i64::from(self.cos)
                + i64::from(b.to_thousandths()) * i64::from(self.sin);
            Length::saturated((sum / i64::from(self.over)).into())
        };
        Point::new(part(point.x, -point.y), part(point.y, point.x))
    }
}

impl RotatedPose {
    /// Returns an upright pose with its origin at `at`.
    pub(super) fn upright(at: Point) -> RotatedPose {
        RotatedPose { at, rotation: Rotation::NONE }
    }

    /// Returns the position of a point of the drawing on the page.
    pub(super) fn place(self, point: Point) -> Point {
        self.at + self.rotation.apply(point)
    }

    /// Returns a rectangle of the drawing.
    pub(super) fn rect(self, rect: Rect) -> Item {
        Item::polygon(corners(&rect).map(|corner| self.place(corner)).to_vec(), 100)
    }

    /// Returns the fills, strokes and text of an item of the drawing, in black, each with its original percentage of
    /// black.
    fn items(self, fonts: &Fonts, item: &Item) -> Vec<(u8, Item)> {
        let turned = |outline: &Outline| {
            // A rotated rectangle is no longer one, so it becomes a polygon first.
            let upright = match outline.moved(item.at) {
                Outline::Rect(rect) => Outline::Polygon(corners(&rect).to_vec()),
                other => other,
            };
            upright.mapped(|point| self.place(point), |rect| *rect, |length| length)
        };
        match &item.paint {
            Paint::Fill { outline, percent } => {
                let turned = turned(outline);
                vec![(*percent, Item::fill(turned, 100))]
            }
            Paint::Stroke { outline, weight } => {
                vec![(100, Item::stroke(turned(outline), *weight))]
            }
            // Text as an area can be rotated by any angle, while text proper only turns by quarters.
            Paint::Text { run, percent } => {
                vec![(*percent, Item::area(self.outline(fonts, run, item.at)))]
            }
            Paint::Cells(_) | Paint::Image { .. } | Paint::Group(_) | Paint::Link { .. } => {
                Vec::new()
            }
        }
    }

    /// Returns the outlines of glyphs whose baseline begins at a point of the drawing.
    fn outline(self, fonts: &Fonts, run: &Run, from: Point) -> Vec<PathStep<Point>> {
        let face = fonts.face(run.face);
        let glyphs = run.glyphs.iter().flat_map(|glyph| {
            let from = from + Point::new(glyph.x, Length::ZERO);
            face.outline_at(glyph.id, run.size)
                .into_iter()
                .map(move |step| step.map(|at| self.place(from + at)))
        });
        glyphs.collect()
    }

    /// Returns letters as an area: their figures are `height` high, and the middle of their ink is at `middle`.
    ///
    /// # Errors
    /// [`LayoutError::MissingGlyph`] if no font has one of the characters.
    pub(super) fn letters(
        self,
        fonts: &Fonts,
        (role, height): (FontRole, Length),
        middle: Point,
        text: &str,
    ) -> Result<Item> {
        let size = fonts.size_for_figures(role, height);
        // Shapes look as in the grids, whatever the face contains.
        let runs = if text.chars().all(|c| SHAPES.contains(&c)) {
            vec![fonts.cells(role, size, &[(Length::ZERO, text.to_owned())])?]
        } else {
            fonts.shape(role, size, text)?
        };
        let width: Length = runs.iter().map(|run| run.width).sum();
        let (before, after) = fonts.overhang(&runs);
        let mut x = middle.x - (width + after - before).half();
        let y = middle.y + height.half();
        let mut steps: Vec<PathStep<Point>> = Vec::new();
        for run in &runs {
            steps.extend(self.outline(fonts, run, Point::new(x, y)));
            x += run.width;
        }
        Ok(Item::area(steps))
    }
}

/// Returns the first grid of a puzzle: the number of cells in a row, and its givens row by row.
pub(super) fn first_grid(puzzle: &Puzzle) -> (usize, Vec<u8>) {
    let kind = puzzle.shape.kind();
    let givens = kind.grid_cells(0).map(|cell| puzzle.givens.get(cell));
    (kind.digits(), givens.collect())
}

/// A grid drawn as an ornament.
pub(super) struct OrnamentGrid<'p> {
    pub puzzle: &'p Puzzle,
    pub symbols: Symbols,
    /// Side of a cell.
    pub cell: Length,
    /// Shades of the cells of houses.
    pub shades: Shades,
    /// Colour around cells without a colour of their own, and within hollow marks.
    pub ground: Colour,
    pub lines: Colour,
    /// Colour of the digits.
    pub digits: Colour,
    /// Index of the colour of a cell, by its digit.
    pub fill: fn(u8) -> Option<usize>,
    pub fills: [Colour; 3],
    /// The burst over a part of the grid; the cells that it overlaps are empty.
    pub seal: Option<&'p Seal>,
}

impl OrnamentGrid<'_> {
    /// Returns the number of cells in a row.
    fn side(&self) -> usize {
        self.puzzle.shape.side()
    }

    /// Returns the corner of the first grid.
    pub(super) fn first(&self) -> Point {
        let (row, column) = self.puzzle.shape.kind().grids().corners().next().unwrap_or_default();
        self.corner(row, column)
    }

    /// Returns the corner of the cell in a row and a column. Layouts that are not square are centred.
    fn corner(&self, row: usize, column: usize) -> Point {
        let kind = self.puzzle.shape.kind();
        let (rows, columns) = kind.extent();
        let before = OutsideBand::of(kind).before(self.cell);
        let at = |index: usize, count: usize| {
            before + self.cell * index as i32 + (self.cell * (self.side() - count) as i32).half()
        };
        Point::new(at(column, columns), at(row, rows))
    }

    /// Draws the grid with its upper left corner at the origin of `pose`.
    ///
    /// # Errors
    /// [`LayoutError::MissingGlyph`] if no font has one of the digits.
    pub(super) fn items(&self, fonts: &Fonts, pose: RotatedPose) -> Result<Vec<Item>> {
        let mut items = Vec::new();
        let mut inked: Vec<(Colour, Item)> = Vec::new();
        for (index, &value) in self.puzzle.givens.cells().iter().enumerate() {
            if value == 0 {
                continue;
            }
            let (row, column) = (index / self.side(), index % self.side());
            let at = self.corner(row, column);
            let area = Rect::new(at.x, at.y, self.cell, self.cell);
            let middle = pose.place(area.centre());
            // A digit half hidden by the burst would look like a mistake.
            if self.seal.is_some_and(|seal| seal.overlaps(middle, self.cell)) {
                continue;
            }
            let fill = (self.fill)(value).map(|index| self.fills[index % 3]);
            let mut ink = self.digits;
            if let Some(fill) = fill {
                items.push(Item::coloured(fill, vec![pose.rect(area)]));
                ink = fill.best_of(&[self.digits, Colour::BLACK, Colour::WHITE]);
            }
            let text = self.symbols.text(value);
            let type_ = (FontRole::Given, self.cell.percent(if text.len() > 1 { 40 } else { 56 }));
            inked.push((ink, pose.letters(fonts, type_, area.centre(), &text)?));
        }
        let (below, above) = self.marks(fonts, pose)?;
        items.extend(below);
        items.push(Item::coloured(self.lines, self.rules(pose)));
        items.extend(above);
        items.extend(inked.into_iter().map(|(ink, item)| Item::coloured(ink, vec![item])));
        Ok(items)
    }

    /// Returns the weights of thin and thick rules.
    fn weights(&self) -> RuleWeights {
        RuleWeights {
            thin: (self.cell / 36).at_least(Length::thousandths(750)),
            thick: (self.cell / 11).at_least(Length::thousandths(1_250)),
        }
    }

    /// Returns the items that show the rules of a grid other than regions: those below the rules between cells, and
    /// those above.
    fn marks(&self, fonts: &Fonts, pose: RotatedPose) -> Result<(Vec<Item>, Vec<Item>)> {
        let (shape, weights) = (&*self.puzzle.shape, self.weights());
        let side = OutsideBand::of(shape.kind()).whole(self.cell, self.side()) + weights.thick;
        let style = GridDesign::new(COVER, weights, side)
            .with_shades(self.shades)
            .style(fonts, GridView { shape, symbols: &self.symbols })?;
        let half = weights.thick.half();
        // The style draws the lines only: digits and rules are drawn here in their own colours and at any angle.
        let shown = GridDigits::Givens(&Grid::empty(self.side()));
        let layers = style.draw(fonts, Point::new(-half, -half), shape, shown)?;
        let (mut below, mut above) = (Vec::new(), Vec::new());
        for (layer, item) in layers.in_order() {
            let to = match layer {
                Layer::Thin | Layer::Thick => continue,
                layer if layer < Layer::Thin => &mut below,
                _ => &mut above,
            };
            let ink = if layer == Layer::Sum { self.digits } else { self.lines };
            to.extend(pose.items(fonts, &item).into_iter().map(|(percent, item)| {
                Item::coloured(self.ground.towards(ink, percent), vec![item])
            }));
        }
        Ok((below, above))
    }

    /// Returns the rules: thick ones between regions and around the grid; none in holes.
    fn rules(&self, pose: RotatedPose) -> Vec<Item> {
        let n = self.side();
        let areas = self.puzzle.shape.outlined_areas();
        let region = |row: usize, column: usize| {
            if row.max(column) < n { areas[row * n + column] } else { Shape::NO_REGION }
        };
        let RuleWeights { thin, thick } = self.weights();
        let mut rules = Vec::new();
        for line in 0..=n {
            for along in 0..n {
                let before = line.checked_sub(1);
                let outside = Shape::NO_REGION;
                let level = [before.map_or(outside, |row| region(row, along)), region(line, along)];
                let upright =
                    [before.map_or(outside, |column| region(along, column)), region(along, line)];
                for ([one, other], is_level) in [(level, true), (upright, false)] {
                    if one == outside && other == outside {
                        continue;
                    }
                    let weight = if one == other { thin } else { thick };
                    let half = weight.half();
                    // Extended by the weight, so that rules meet in full corners.
                    let long = self.cell + weight;
                    rules.push(pose.rect(if is_level {
                        let at = self.corner(line, along) + Point::new(-half, -half);
                        Rect::new(at.x, at.y, long, weight)
                    } else {
                        let at = self.corner(along, line) + Point::new(-half, -half);
                        Rect::new(at.x, at.y, weight, long)
                    }));
                }
            }
        }
        rules
    }
}

/// Sines in the first quadrant in steps of 7.5 degrees, in ten thousandths.
// A table instead of floating-point functions, whose last digits differ between platforms.
const SINES: [i32; 13] =
    [0, 1305, 2588, 3827, 5000, 6088, 7071, 7934, 8660, 9239, 9659, 9914, 10_000];

/// Returns the point at a distance of `radius` from `centre`, `step` steps of 7.5 degrees clockwise from the right.
pub(super) fn point_on_circle(centre: Point, radius: Length, step: usize) -> Point {
    let sine = |step: usize| match step % 48 {
        step @ 0..=12 => SINES[step],
        step @ 13..=24 => SINES[24 - step],
        step @ 25..=36 => -SINES[step - 24],
        step => -SINES[48 - step],
    };
    let part = |sine: i32| radius.scale(sine, 10_000);
    centre + Point::new(part(sine(step + 12)), part(sine(step)))
}

/// Returns a star of twenty-four blunt points.
pub(super) fn starburst(centre: Point, radius: Length) -> Item {
    let inner = radius.percent(89);
    let corner = |step: usize| match step % 2 {
        0 => point_on_circle(centre, radius, step),
        _ => point_on_circle(centre, inner, step),
    };
    Item::polygon((0..48).map(corner).collect(), 100)
}

/// Crops `items` to `window`.
pub(super) fn crop(items: Vec<Item>, window: Rect) -> Item {
    let pose = Pose { at: Point::default(), turns: 0, scale: (1, 1) };
    Item::posed(items, pose, Some(window))
}

/// Returns `item` in a colour.
pub(super) fn colour_item(colour: Colour, item: Item) -> Item {
    Item::coloured(colour, vec![item])
}

/// A burst with the number of puzzles.
pub(super) struct Seal {
    pub centre: Point,
    pub radius: Length,
    pub text: String,
}

impl Seal {
    /// Returns `true` if the burst overlaps the digit in the middle of a cell.
    pub(super) fn overlaps(&self, middle: Point, cell: Length) -> bool {
        let off = |a: Length, b: Length| i64::from((a - b).to_thousandths());
        let (x, y) = (off(middle.x, self.centre.x), off(middle.y, self.centre.y));
        let near = i64::from((self.radius + cell.percent(42)).to_thousandths());
        // Squares are compared, which needs no root, and i64 holds them for any page.
        x * x + y * y < near * near
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridpress_testing::samples;
    use gridpress_testing::samples::OVERLAPPING;

    #[test]
    fn ornaments_of_overlapping_grids_have_no_rules_in_holes() {
        for kind in OVERLAPPING {
            let puzzle = samples::puzzle(kind.parse().unwrap(), 1);
            let lattice = OrnamentGrid {
                puzzle: &puzzle,
                symbols: Symbols::default(),
                cell: Length::pt(36),
                shades: Shades::PLAIN,
                ground: Colour::WHITE,
                lines: Colour::BLACK,
                digits: Colour::BLACK,
                fill: |_| None,
                fills: [Colour::WHITE; 3],
                seal: None,
            };
            let (shape, n) = (&puzzle.shape, puzzle.shape.side() as i32);
            let is_cell = |row: i32, column: i32| {
                let inside = (0..n).contains(&row) && (0..n).contains(&column);
                inside && !shape.is_hole((row * n + column) as usize)
            };
            let places = (0..=n).flat_map(|line| (0..n).map(move |along| (line, along)));
            let edges = places.flat_map(|(line, along)| {
                [
                    is_cell(line - 1, along) || is_cell(line, along),
                    is_cell(along, line - 1) || is_cell(along, line),
                ]
            });
            let rules = lattice.rules(RotatedPose::upright(Point::default()));
            assert_eq!(rules.len(), edges.filter(|is_edge| *is_edge).count(), "{kind}");
        }
    }

    #[test]
    fn the_first_grid_is_the_one_whose_corner_comes_first() {
        let puzzle = samples::puzzle("9@sohei".parse().unwrap(), 1);
        let (digits, givens) = first_grid(&puzzle);
        assert_eq!((digits, givens.len()), (9, 81));
        let at = |row: usize, column: usize| puzzle.givens.get(row * 21 + 6 + column);
        assert!((0..81).all(|cell| givens[cell] == at(cell / 9, cell % 9)));
        assert!(givens.iter().any(|&digit| digit > 0));
    }
}
