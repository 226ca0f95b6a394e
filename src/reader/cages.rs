//! The cages of a grid as a page shows them.

use super::frames::RuledGrid;
use super::geometry::Stroke;
use gridpress_engine::puzzle::{Cage, Cell, Grid, Shape};

/// Largest distance of an outline from the edge of a cell, as a share of the cell; what is further inside joins the parts
/// of a cage.
const NEAR_EDGE: f64 = 0.4;

/// The cages of a grid, as far as a page shows them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FoundCages {
    /// The sides of cells, clockwise from the top, along which an outline runs, and the layer of the outline: 0 next to
    /// the edges.
    pub outlines: Vec<(Cell, usize, usize)>,
    /// For each line between parts of a cage, the upper left and the lower right cell of the rectangle that it crosses.
    pub links: Vec<[Cell; 2]>,
    /// The labels, without spaces.
    pub labels: Vec<(Cell, String)>,
}

impl FoundCages {
    /// Returns what a page should show of the cages of `shape`.
    pub fn of(shape: &Shape) -> FoundCages {
        let side = shape.side();
        let mut found = FoundCages::default();
        for (cage, figure) in shape.cages().iter().zip(shape.cage_figures()) {
            found.outline(&cage.cells, side, figure.layer);
            found.links.extend(figure.links.into_iter().map(|[a, b]| {
                let (rows, columns) = ([a / side, b / side], [a % side, b % side]);
                [
                    rows[0].min(rows[1]) * side + columns[0].min(columns[1]),
                    rows[0].max(rows[1]) * side + columns[0].max(columns[1]),
                ]
            }));
            if let Some((cell, label)) = figure.label {
                match found.labels.iter_mut().find(|(other, _)| *other == cell) {
                    Some((_, labels)) => *labels += &label,
                    None => found.labels.push((cell, label)),
                }
            }
        }
        found.sorted()
    }

    /// `true` if there are no cages.
    pub fn is_empty(&self) -> bool {
        self.outlines.is_empty()
    }

    /// Reads the dashed outlines in a grid whose cells have these labels.
    pub(super) fn dashed(
        ruled: &RuledGrid,
        strokes: &[Stroke],
        labels: Vec<(Cell, String)>,
    ) -> FoundCages {
        let near = ruled.pitch() * NEAR_EDGE;
        let mut sides = Vec::new();
        let mut found = FoundCages { labels, ..FoundCages::default() };
        for stroke in strokes.iter().filter(|stroke| stroke.is_dashed && !stroke.is_rectangle) {
            let (low, high) = (stroke.low, stroke.high);
            let is_upright = high.0 - low.0 < high.1 - low.1;
            let (at, along, edges) = if is_upright {
                (low.0, [low.1, high.1], &ruled.rows)
            } else {
                (low.1, [low.0, high.0], &ruled.columns)
            };
            // The distances from the two sides of a cell that the stroke may run along.
            let distances = |cell: Cell| {
                let [left, bottom, right, top] = ruled.edges(cell);
                if is_upright { [at - left, right - at] } else { [top - at, at - bottom] }
            };
            let ends = [ruled.cell(low.0, high.1), ruled.cell(high.0, low.1)];
            if let [Some(a), Some(b)] = ends
                && !(stroke.is_level && distances(a).into_iter().any(|distance| distance < near))
            {
                found.links.push([a, b]);
                continue;
            }
            let middles = edges.windows(2).map(|edges| (edges[0] + edges[1]) / 2.0);
            for middle in middles.filter(|&middle| along[0] < middle && middle < along[1]) {
                let place = if is_upright { (at, middle) } else { (middle, at) };
                if let Some(cell) = ruled.cell(place.0, place.1) {
                    let [first, second] = distances(cell);
                    let pair = if is_upright { [3, 1] } else { [0, 2] };
                    sides.push((cell, pair[usize::from(second < first)], first.min(second)));
                }
            }
        }
        let least = sides.iter().map(|(.., distance)| *distance).fold(f64::MAX, f64::min);
        found.outlines = (sides.into_iter())
            .map(|(cell, side, distance)| {
                // Outlines of higher layers are as many times further from the edge.
                let times = (distance / least).round() as usize;
                (cell, side, times.saturating_sub(1))
            })
            .collect();
        found.sorted()
    }

    /// Reads cages that heavy rules enclose: `regions` whose first cell alone has a label, with a number and perhaps a
    /// sign. A region of one cell is a digit of `grid`. `None` if the regions are not of this form.
    pub(super) fn enclosed(
        regions: &[u8],
        labels: Vec<(Cell, String)>,
        grid: &Grid,
    ) -> Option<FoundCages> {
        let mut found = FoundCages { labels, ..FoundCages::default() };
        let mut labelled = 0;
        for region in 0..=*regions.iter().max()? {
            let cells: Vec<Cell> =
                (0..regions.len()).filter(|&cell| regions[cell] == region).collect();
            match cells[..] {
                [cell] if grid.get(cell) > 0 => {}
                [first, _, ..] => {
                    let (_, label) = found.labels.iter().find(|(cell, _)| *cell == first)?;
                    Cage::parse_label(label, cells.len())?;
                    labelled += 1;
                }
                _ => return None,
            }
            found.outline(&cells, grid.side(), 0);
        }
        (labelled == found.labels.len()).then(|| found.sorted())
    }

    /// Adds the outline of a cage.
    fn outline(&mut self, cells: &[Cell], side: usize, layer: usize) {
        for &cell in cells {
            let (row, column) = (cell / side, cell % side);
            let neighbours = [
                row.checked_sub(1).map(|_| cell - side),
                (column + 1 < side).then(|| cell + 1),
                (row + 1 < side).then(|| cell + side),
                column.checked_sub(1).map(|_| cell - 1),
            ];
            let sides = neighbours.into_iter().enumerate().filter(|(_, neighbour)| {
                neighbour.is_none_or(|neighbour| !cells.contains(&neighbour))
            });
            self.outlines.extend(sides.map(|(at, _)| (cell, at, layer)));
        }
    }

    fn sorted(mut self) -> FoundCages {
        self.outlines.sort_unstable();
        // A line to another part runs there and back.
        self.links.sort_unstable();
        self.links.dedup();
        self.labels.sort_unstable();
        self
    }
}
