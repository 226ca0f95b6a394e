//! Ornaments of covers: rotated squares, digits as areas, grids of any size, bursts.

use crate::Result;
use crate::document::item::{Item, Paint, Pose};
use crate::document::outline::{Outline, corners};
use crate::grid_drawing::figures::GridDigits;
use crate::grid_drawing::lattice::{Layer, OutsideBand};
use crate::grid_drawing::measures::COVER;
use crate::grid_drawing::shading::Shades;
use crate::grid_drawing::style::GridDesign;
use crate::typography::style::HAIRLINE;
use gridpress_base::colour::Colour;
use gridpress_base::fonts::{FontRole, Fonts, PathStep, Run};
use gridpress_bookspec::{MIN_CONTRAST, RuleWeights};
use gridpress_engine::puzzle::{Cell, Constraint, Grid, LineStroke, Puzzle, Shape};
use gridpress_ground::glyphs::SHAPES;
use gridpress_ground::units::{Length, Point, Rect};
use gridpress_messages::symbols::{GridView, Symbols};
use std::collections::BTreeSet;

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

    /// Returns `true` for the identity.
    fn is_none(self) -> bool {
        self.sin == 0 && self.cos == self.over
    }

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
                let text = if self.rotation.is_none() {
                    Item::text(self.place(item.at), run.clone())
                } else {
                    Item::area(self.outline(fonts, run, item.at))
                };
                vec![(*percent, text)]
            }
            Paint::Group(group) => {
                group.items.iter().flat_map(|item| self.items(fonts, item)).collect()
            }
            Paint::Tagged { items, .. } => {
                items.iter().flat_map(|item| self.items(fonts, item)).collect()
            }
            Paint::Cells(_) | Paint::Image { .. } => Vec::new(),
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

    /// Returns letters in a colour: their figures are `height` high, and the middle of their ink is at `middle`. They are
    /// text if the pose is upright, and areas otherwise.
    ///
    /// # Errors
    /// [`LayoutError::MissingGlyph`] if no font has one of the characters.
    pub(super) fn letters(
        self,
        fonts: &Fonts,
        (role, height): (FontRole, Length),
        middle: Point,
        (text, colour): (&str, Colour),
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
        let mut items = Vec::new();
        for run in runs {
            let (at, width) = (Point::new(x, y), run.width);
            items.push(if self.rotation.is_none() {
                Item::text(self.place(at), run)
            } else {
                Item::area(self.outline(fonts, &run, at))
            });
            x += width;
        }
        Ok(Item::coloured(colour, items))
    }
}

/// Returns the first grid of a puzzle: the number of cells in a row, and its givens row by row.
pub(super) fn first_grid(puzzle: &Puzzle) -> (usize, Vec<u8>) {
    let kind = puzzle.shape.kind();
    let givens = kind.grid_cells(0).map(|cell| puzzle.givens.get(cell));
    (kind.digits(), givens.collect())
}

/// A grid drawn as an ornament.
#[derive(Clone)]
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
    /// Index of the colour of a cell, by its digit, in puzzles without cages and irregular regions, which have a colour
    /// each.
    pub fill: fn(u8) -> Option<usize>,
    pub fills: [Colour; 3],
    /// The burst over a part of the grid; the cells that it overlaps are empty.
    pub seal: Option<&'p Seal>,
    /// The visible area: cells whose digits would be cut by its edges are empty.
    pub window: Rect,
}

impl OrnamentGrid<'_> {
    /// Returns the number of cells in a row.
    fn side(&self) -> usize {
        self.puzzle.shape.side()
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
        let grounds = self.grounds(pose);
        let (mut items, mut figures) = (Vec::new(), Vec::new());
        for (index, &value) in self.puzzle.givens.cells().iter().enumerate() {
            let area = self.area(index);
            if let Some(ground) = grounds[index] {
                items.push(colour_item(ground, pose.rect(area)));
            }
            if value > 0 && !self.is_hidden(pose, index) {
                let (text, ink) = (self.symbols.text(value), self.ink_on(grounds[index]));
                let share = if text.len() > 1 { 40 } else { 56 };
                let type_ = (FontRole::Given, self.cell.percent(share));
                figures.push(pose.letters(fonts, type_, area.centre(), (&text, ink))?);
            }
        }
        let (below, above) = self.marks(fonts, pose, &grounds)?;
        items.extend(below);
        items.push(Item::coloured(self.lines, self.rules(pose)));
        items.extend(above);
        items.extend(figures);
        Ok(items)
    }

    /// Returns `true` if enough digits or cages can be seen to be taken for a puzzle.
    pub(super) fn is_telling(&self, pose: RotatedPose) -> bool {
        let givens = self.puzzle.givens.cells().iter().enumerate();
        let shown = givens.filter(|(cell, value)| **value > 0 && !self.is_hidden(pose, *cell));
        !self.puzzle.shape.cages().is_empty() || shown.count() >= TELLING
    }

    /// Returns the colours of the cells; `None` for those of the ground. Digits have no colours where marks have.
    pub(super) fn grounds(&self, pose: RotatedPose) -> Vec<Option<Colour>> {
        let patches = patches(&self.puzzle.shape);
        let has_areas = has_areas(&self.puzzle.shape);
        let cells = self.puzzle.givens.cells().iter().enumerate();
        cells
            .map(|(index, &value)| match &patches {
                Some(patches) => patches[index].map(|patch| self.patch(patch)),
                None if value == 0 || has_areas || self.is_hidden(pose, index) => None,
                None => (self.fill)(value).map(|index| self.fills[index % 3]),
            })
            .collect()
    }

    /// Returns the colour of a cage or region.
    fn patch(&self, index: usize) -> Colour {
        self.ground.towards(self.fills[index % 3], [85, 25, 50][index / 3 % 3])
    }

    /// Returns `true` if the digit of a cell cannot be seen as a whole.
    fn is_hidden(&self, pose: RotatedPose, cell: usize) -> bool {
        self.cuts(pose.place(self.area(cell).centre()), self.cell.percent(DIGIT))
    }

    /// Returns `true` if the burst or an edge cuts a figure with its middle at `middle`, which would look like a mistake.
    pub(super) fn cuts(&self, middle: Point, reach: Length) -> bool {
        let Rect { origin, .. } = self.window;
        let is_within =
            |at: Length, low: Length, high: Length| low <= at - reach && at + reach <= high;
        !(is_within(middle.x, origin.x, self.window.right())
            && is_within(middle.y, origin.y, self.window.bottom()))
            || self.seal.is_some_and(|seal| seal.overlaps(middle, reach))
    }

    /// Returns the colour of digits on the colour of a cell.
    pub(super) fn ink_on(&self, ground: Option<Colour>) -> Colour {
        match ground {
            Some(ground) => ground.best_of(&[self.digits, Colour::BLACK, Colour::WHITE]),
            None => self.digits,
        }
    }

    /// Returns the area of a cell.
    fn area(&self, cell: usize) -> Rect {
        let at = self.corner(cell / self.side(), cell % self.side());
        Rect::new(at.x, at.y, self.cell, self.cell)
    }

    /// Returns the tints of the colours on the ground on which digits are legible.
    fn tints(&self) -> impl Iterator<Item = Colour> {
        let shares = (self.fills.iter())
            .flat_map(move |&fill| (4..=20).map(move |share| self.ground.towards(fill, share * 5)));
        // More than readers need: inks of a printing press are duller than the colours of a screen.
        shares.filter(|tint| tint.contrast(self.digits) >= MIN_CONTRAST + 1.2)
    }

    /// Returns the colour of shades and broad lines.
    fn tint(&self) -> Colour {
        self.tints().max_by_key(|tint| tint.saturation()).unwrap_or(self.ground)
    }

    /// Returns the colour of thin lines, which pass behind digits: that with the most contrast to the ground.
    fn signal(&self) -> Colour {
        self.ground.best_of(&self.fills)
    }

    /// Returns the weights of thin and thick rules.
    fn weights(&self) -> RuleWeights {
        RuleWeights {
            thin: (self.cell / 36).at_least(Length::thousandths(750)),
            thick: (self.cell / 11).at_least(Length::thousandths(1_250)),
        }
    }

    /// Returns the items that show the rules of a grid other than regions, for cells on these `grounds`: those below the
    /// rules between cells, and those above. Dots and lines are heavier than in a book, to be seen from afar.
    pub(super) fn marks(
        &self,
        fonts: &Fonts,
        pose: RotatedPose,
        grounds: &[Option<Colour>],
    ) -> Result<(Vec<Item>, Vec<Item>)> {
        let (shape, weights) = (&*self.puzzle.shape, self.weights());
        let side = OutsideBand::of(shape.kind()).whole(self.cell, self.side()) + weights.thick;
        let style = GridDesign::new(COVER, weights, side)
            .with_shades(self.shades)
            .style(fonts, GridView { shape, symbols: &self.symbols })?;
        let half = weights.thick.half();
        // The style draws the lines only: digits and rules are drawn here in their own colours and at any angle.
        let shown = GridDigits::Givens(&Grid::empty(self.side()));
        let layers = style.draw(fonts, Point::new(-half, -half), shape, shown)?;
        let (tint, signal) = (self.tint(), self.signal());
        let strokes =
            || shape.marks().iter().filter_map(|mark| Some(mark.sign.line()?.look.stroke));
        let has_rails = strokes().any(|stroke| stroke == LineStroke::Rails);
        let has_shafts =
            strokes().any(|stroke| matches!(stroke, LineStroke::Shaft | LineStroke::Strand));
        let (mut below, mut above) = (Vec::new(), Vec::new());
        for (layer, item) in layers.in_order() {
            let to = match layer {
                Layer::Thin | Layer::Thick => continue,
                layer if layer < Layer::Thin => &mut below,
                _ => &mut above,
            };
            let ink = match layer {
                Layer::Sum => {
                    let Point { x, y } = item.at;
                    let cell = (0..grounds.len()).find(|&cell| {
                        let area = self.area(cell);
                        (area.origin.x..area.right()).contains(&x)
                            && (area.origin.y..area.bottom()).contains(&y)
                    });
                    let ground = cell.filter(|_| !shape.cages().is_empty());
                    self.ink_on(ground.and_then(|cell| grounds[cell]))
                }
                Layer::Mark | Layer::Stroke => self.digits,
                _ => self.lines,
            };
            if let Paint::Text { run, .. } = &item.paint {
                let (half, rise) = (run.width.half(), run.size / 3);
                let middle = pose.place(item.at + Point::new(half, -rise));
                if run.size < MIN_TYPE || self.cuts(middle, half.max(rise)) {
                    continue;
                }
            }
            for (percent, item) in pose.items(fonts, &emphasised(layer, item, self.cell)) {
                let colour = match layer {
                    Layer::Shade(0) | Layer::Band => tint,
                    Layer::Shade(_) => self.ground.towards(tint, 50),
                    // Rails would touch the digits between them.
                    Layer::Strand | Layer::Core if has_rails => tint,
                    Layer::Strand => signal,
                    _ => self.ground.towards(ink, percent),
                };
                to.push(colour_item(colour, item));
            }
        }
        let lines = shape.marks().iter().filter(|mark| mark.sign.line().is_some());
        let crossed: BTreeSet<Cell> = lines.flat_map(|mark| mark.cells.iter().copied()).collect();
        for cell in crossed.into_iter().filter(|_| has_shafts) {
            if self.puzzle.givens.get(cell) == 0 {
                continue;
            }
            let disc =
                Item::disc(pose.place(self.area(cell).centre()), self.cell.percent(HALO), 100);
            below.push(colour_item(grounds[cell].unwrap_or(self.ground), disc));
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

/// Returns `true` if cells of the shape are shaded, or lines run along them: a digit there has two grounds.
pub(super) fn has_areas(shape: &Shape) -> bool {
    shape.houses().iter().any(|house| house.mark.is_some())
        || shape.marks().iter().any(|mark| {
            mark.sign.line().is_some() || matches!(mark.sign.constraint(), Constraint::Parity(_))
        })
}

/// Returns an item of a layer heavier: dots larger, and thin lines along cells bolder.
fn emphasised(layer: Layer, item: Item, cell: Length) -> Item {
    let outline = match (layer, &item.paint) {
        (
            Layer::Mark | Layer::Hollow,
            Paint::Fill { outline: Outline::Circle(at, radius), percent },
        ) if *radius < cell.percent(15) => {
            let circle = Outline::Circle(*at, radius.percent(DOTS));
            return Item { paint: Paint::Fill { outline: circle, percent: *percent }, ..item };
        }
        (Layer::Strand, Paint::Fill { outline: outline @ Outline::Polygon(_), .. }) => outline,
        _ => return item,
    };
    let weight = cell.percent(BOLD).at_least(HAIRLINE);
    let edge = Item { at: item.at, ..Item::stroke(outline.clone(), weight) };
    Item::posed(vec![edge, item], Pose { at: Point::default(), turns: 0, scale: (1, 1) }, None)
}

/// Distance from the middle of a digit to its corners, in percent of its cell.
pub(super) const DIGIT: i32 = 36;

/// The smallest number of digits that are taken for a puzzle.
const TELLING: usize = 4;
/// Radius of the ground around a digit that a thin line passes, in percent of its cell.
const HALO: i32 = 32;
/// The smallest type on a cover, which printers require.
const MIN_TYPE: Length = Length::pt(7);

/// Size of dots on a cover, in percent of that in a book; and how much bolder thin lines are, in percent of a cell.
const DOTS: i32 = 150;
const BOLD: i32 = 5;

/// Returns for each cell the index of the colour of its cage or irregular region, neighbours differing; `None` if the
/// shape has neither.
pub(super) fn patches(shape: &Shape) -> Option<Vec<Option<usize>>> {
    let side = shape.side();
    let mut area_of = vec![None; shape.cells()];
    if !shape.cages().is_empty() {
        for (index, cage) in shape.cages().iter().enumerate() {
            cage.cells.iter().for_each(|&cell| area_of[cell] = Some(index));
        }
    } else if shape.kind().has_irregular_regions() {
        let regions = shape.outlined_areas().into_iter();
        area_of = regions
            .map(|region| (region != Shape::NO_REGION).then_some(usize::from(region)))
            .collect();
    } else {
        return None;
    }
    let areas = area_of.iter().flatten().max().map_or(0, |most| most + 1);
    let mut neighbours = vec![BTreeSet::new(); areas];
    for cell in 0..shape.cells() {
        let right = Some(cell + 1).filter(|next| next % side > 0);
        let below = Some(cell + side).filter(|&next| next < shape.cells());
        for other in [right, below].into_iter().flatten() {
            if let (Some(a), Some(b)) = (area_of[cell], area_of[other])
                && a != b
            {
                neighbours[a].insert(b);
                neighbours[b].insert(a);
            }
        }
    }
    let mut colours: Vec<Option<usize>> = vec![None; areas];
    for area in 0..areas {
        let taken: BTreeSet<_> =
            neighbours[area].iter().filter_map(|&other| colours[other]).collect();
        colours[area] = (0..).find(|colour| !taken.contains(colour));
    }
    Some(area_of.into_iter().map(|area| colours[area?]).collect())
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
    /// Returns `true` if the burst overlaps a figure with its corners at that distance from its middle.
    pub(super) fn overlaps(&self, middle: Point, reach: Length) -> bool {
        let off = |a: Length, b: Length| i64::from((a - b).to_thousandths());
        let (x, y) = (off(middle.x, self.centre.x), off(middle.y, self.centre.y));
        let near = i64::from((self.radius + reach).to_thousandths());
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
                window: Rect::default(),
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
