//! The lines of grids: shades below them, rules between cells, the frame, and the outlines of cages. They need no font.

use crate::document::item::Item;
use crate::grid_drawing::cages::CageStyle;
use crate::grid_drawing::lattice::{Lattice, Layer, Layers, OutsideBand, Square};
use crate::grid_drawing::measures::SCREEN;
use crate::grid_drawing::shading::Shades;
use crate::grid_drawing::{corner_marks, line_marks, marks, outside_numbers};
use gridpress_bookspec::RuleWeights;
use gridpress_engine::puzzle::{Cell, Shape};
use gridpress_ground::units::{Length, Point, Rect};

/// Maximum weight of strokes along diagonals.
const HEAVIEST_STROKE: Length = Length::pt(1);

/// The look of the lines of grids of one size.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ruling {
    /// The weights of rules.
    pub rules: RuleWeights,
    /// Side of a grid with its frame and the numbers outside it.
    pub side: Length,
    /// The room for these numbers.
    pub band: OutsideBand,
    /// The shades of variants and boxes, if they are drawn.
    pub shades: Option<Shades>,
    /// The measures of cages, if they are drawn.
    pub cages: Option<CageStyle>,
    /// `true` if marks are drawn.
    pub has_marks: bool,
}

impl Ruling {
    /// Returns the lattice of a grid whose corner is `at`.
    pub(crate) fn lattice(&self, at: Point, shape: &Shape) -> Lattice {
        Square { at, side: self.side }.lattice(shape.kind(), self.rules.thick, self.band)
    }

    /// Draws a grid whose corner is `at`, except for the contents of its cells.
    pub(crate) fn draw(&self, at: Point, shape: &Shape) -> Layers {
        let (RuleWeights { thin, thick }, lattice) = (self.rules, self.lattice(at, shape));
        let (mut layers, darkest) = match self.shades {
            Some(shades) => {
                let signs = shades.signs(lattice, shape);
                (shades.draw(&signs, thin.min(HEAVIEST_STROKE)), shades.darkest(&signs))
            }
            None => Default::default(),
        };
        for part in parts(shape) {
            let (layer, weight) =
                if part.is_heavy { (Layer::Thick, thick) } else { (Layer::Thin, thin) };
            let [from, to] = part.ends(lattice, shape.side(), thick);
            layers.add(layer, [Item::rule(from, to, weight)]);
        }
        // Frames cover the ends of all rules.
        let frames = frames(lattice, shape).into_iter();
        layers.add(Layer::Thick, frames.map(|frame| Item::outline(frame, thick)));
        if self.has_marks {
            let lines = line_marks::draw(lattice, shape, darkest);
            let between = marks::draw(lattice, shape, thin);
            let circles = corner_marks::outlines(lattice, shape, thin);
            for (layer, item) in lines.into_iter().chain(between).chain(circles) {
                layers.add(layer, [item]);
            }
        }
        if let Some(cages) = &self.cages {
            layers.add(Layer::Cage, cages.outlines(lattice, shape));
        }
        layers
    }
}

/// Returns the middle of the frame around each grid.
fn frames(lattice: Lattice, shape: &Shape) -> Vec<Rect> {
    let (kind, n) = (shape.kind(), shape.side());
    if kind.grids().is_single() {
        return vec![lattice.frame()];
    }
    let last = kind.digits() - 1;
    kind.grids()
        .corners()
        .map(|(row, column)| lattice.span(row * n + column, (row + last) * n + column + last))
        .collect()
}

/// A rule, or a part of one that has a constant weight.
#[derive(Clone, Copy)]
struct RuleSegment {
    /// The row or column before which it lies.
    line: usize,
    /// `true` if it is above a row, `false` if it is left of a column.
    is_level: bool,
    is_heavy: bool,
    /// The cells along the line at which it begins and ends.
    from: usize,
    to: usize,
}

/// Returns all rules within the frames: heavy ones between two regions, or between two cages of a Latin square. A line
/// that is not heavy everywhere is thin all along, below its heavy parts; a line interrupted by holes is continued on
/// either side.
fn parts(shape: &Shape) -> Vec<RuleSegment> {
    let lines = 1..shape.side();
    let enclosed = shape.outlined_areas();
    let both = lines.flat_map(|line| [(line, true), (line, false)]);
    both.flat_map(|(line, is_level)| parts_of(shape, &enclosed, line, is_level)).collect()
}

fn parts_of(shape: &Shape, enclosed: &[u8], line: usize, is_level: bool) -> Vec<RuleSegment> {
    let n = shape.side();
    let region = |line: usize, along: usize| -> u8 {
        let cell: Cell = if is_level { line * n + along } else { along * n + line };
        enclosed[cell]
    };
    let part = |from, to, is_heavy| RuleSegment { line, is_level, is_heavy, from, to };
    let runs = |places: &[usize], is_heavy| -> Vec<RuleSegment> {
        let runs = places.chunk_by(|a, b| a + 1 == *b);
        runs.map(|run| part(run[0], run[run.len() - 1] + 1, is_heavy)).collect()
    };
    // Where one side is a hole, the frame is drawn instead.
    let is_border = |&along: &usize| region(line - 1, along) != region(line, along);
    let inside: Vec<usize> = (0..n)
        .filter(|&along| {
            ![line - 1, line].map(|line| region(line, along)).contains(&Shape::NO_REGION)
        })
        .collect();
    let border: Vec<usize> = inside.iter().copied().filter(is_border).collect();
    // A thin rule that is covered by heavy ones all along would only make the file larger.
    let has_light = |run: &RuleSegment| (run.from..run.to).any(|along| !is_border(&along));
    runs(&inside, false).into_iter().filter(has_light).chain(runs(&border, true)).collect()
}

impl RuleSegment {
    /// Returns both ends in a grid of `n` cells a row. Heavy rules that end within the grid do so at another heavy one,
    /// and fill the corner.
    fn ends(self, lattice: Lattice, n: usize, thick: Length) -> [Point; 2] {
        let end = |along: usize, overhang: Length| {
            // At the frame there is no need for an overhang, since the frame covers the ends.
            let overhang =
                if self.is_heavy && (1..n).contains(&along) { overhang } else { Length::ZERO };
            if self.is_level {
                lattice.corner((self.line, along)) + Point::new(overhang, Length::ZERO)
            } else {
                lattice.corner((along, self.line)) + Point::new(Length::ZERO, overhang)
            }
        };
        [end(self.from, -thick.half()), end(self.to, thick.half())]
    }
}

/// A drawing of the lines of one grid for a screen, and the text in and around it.
pub struct ScreenDrawing {
    /// The lines.
    pub layers: Layers,
    /// The sums of cages, with the left ends of their baselines.
    pub sums: Vec<(Point, String)>,
    /// The numbers outside the grid, with their middles.
    pub outside: Vec<(Point, u32)>,
    /// The digits in circles on corners, with their middles.
    pub corners: Vec<(Point, String)>,
}

/// Draws one grid for a screen whose style sheet defines light and dark, thin and thick. Rules have no weight here, so
/// a cell is exactly `cell` wide. The figures of sums have the height `figure_height` at their size.
pub fn draw_for_screen(
    shape: &Shape,
    cell: Length,
    figure_height: impl Fn(Length) -> Length,
) -> ScreenDrawing {
    let rules = RuleWeights { thin: Length::ZERO, thick: Length::ZERO };
    let cages = SCREEN.cages(shape, cell);
    let ruling = Ruling {
        rules,
        side: cell * shape.side() as i32,
        // A web page leaves room for numbers itself.
        band: OutsideBand::default(),
        shades: Some(Shades::PLAIN),
        has_marks: SCREEN.has_marks(),
        cages: cages.map(|least| CageStyle::with_figures(figure_height, cell, rules, least)),
    };
    let lattice = ruling.lattice(Point::default(), shape);
    let sums = ruling.cages.map(|cages| cages.sums(lattice, shape));
    let mut layers = ruling.draw(Point::default(), shape);
    let (outside, arrows) = outside_numbers::draw_for_screen(lattice, shape);
    layers.add(Layer::Stroke, arrows);
    let corners = corner_marks::on_screen(lattice, shape);
    ScreenDrawing { layers, sums: sums.unwrap_or_default(), outside, corners }
}
