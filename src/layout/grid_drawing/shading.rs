//! Signs of the houses of variants (windows, shaded cells, dots and diagonals) and of odd and even cells.

use crate::document::item::Item;
use crate::grid_drawing::lattice::{Lattice, Layer, Layers};
use crate::typography::tones::{as_light_as, toned};
use gridpress_base::colour::Colour;
use gridpress_bookspec::GridSpec;
use gridpress_engine::puzzle::{Cell, Constraint, HouseMark, Shape};
use gridpress_ground::units::{Length, Point, Rect};
use std::collections::BTreeSet;

/// The two greys of a grid: light enough for pencil, and distinct in print. Further signs are white within a rim of the
/// second grey, as a third grey would look like one of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shades {
    /// Lightest grey, in percent of black.
    lightest: u8,
    /// `true` if every other box is shaded, unless a variant has signs.
    tints_boxes: bool,
    /// Tone of shaded boxes, whose tint is as light as the lightest grey; `None` for that grey. Signs of variants stay grey, as
    /// their rules call them.
    tone: Option<Colour>,
}

/// Difference of the second grey to the first, in percent of black: presses print both some ten percent darker, and less
/// than this looks like one grey.
const STEP: u8 = 16;
/// The darkest grey on which pencil is legible, in percent of black, and the smallest difference above it.
const LEGIBLE: u8 = 30;
const LEAST_STEP: u8 = 10;

/// A sign in or on cells that shows a house. Shades count from 0, the lightest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ShadingSign {
    /// Whole cells in a shade.
    Cells(Rect, u8),
    /// A box in the lightest shade.
    Box(Rect),
    /// A disc in the middle of a cell: its centre, its radius and its shade.
    Dot(Point, Length, u8),
    /// A stroke over the corner where two cells meet.
    Stroke(Point, Point),
}

impl Shades {
    /// The greys of variants, independent of the spec.
    pub(crate) const PLAIN: Shades = Shades { lightest: 14, tints_boxes: false, tone: None };

    /// Returns the greys that a spec requests.
    pub(crate) fn of(grid: &GridSpec) -> Shades {
        Shades { lightest: grid.tint, tints_boxes: grid.tinted_boxes, tone: None }
    }

    /// Shades boxes in `tone`.
    pub(crate) fn in_tone(self, tone: Option<Colour>) -> Shades {
        Shades { tone, ..self }
    }

    /// Returns the signs of a grid: those of its variants, or else every other box.
    pub(crate) fn signs(self, lattice: Lattice, shape: &Shape) -> Vec<ShadingSign> {
        let signs = variants(lattice, shape);
        if self.tints_boxes && signs.is_empty() { boxes(lattice, shape) } else { signs }
    }

    /// Returns the percentage of black of a shade.
    fn percent(self, shade: u8) -> u8 {
        match shade {
            0 => self.lightest,
            _ => (self.lightest + STEP).min(LEGIBLE.max(self.lightest + LEAST_STEP)),
        }
    }

    /// Returns the percentage of black of the darkest of `signs`; `None` if nothing is shaded.
    pub(crate) fn darkest(self, signs: &[ShadingSign]) -> Option<u8> {
        let shades = signs.iter().filter_map(|sign| match *sign {
            ShadingSign::Cells(_, shade) | ShadingSign::Dot(_, _, shade) => Some(shade),
            ShadingSign::Box(_) => Some(0),
            ShadingSign::Stroke(..) => None,
        });
        shades.max().map(|shade| self.percent(shade))
    }

    /// Draws signs, whose strokes have that weight.
    pub(crate) fn draw(self, signs: &[ShadingSign], weight: Length) -> Layers {
        let mut layers = Layers::default();
        for &sign in signs {
            let (shade, item, white) = match sign {
                ShadingSign::Cells(rect, shade) => {
                    let white = Item::tint(rect.inset(rect.size.width.half().percent(RIM)), 0);
                    (shade, Item::tint(rect, self.percent(shade)), white)
                }
                ShadingSign::Dot(centre, radius, shade) => {
                    let white = Item::disc(centre, radius.percent(100 - RIM), 0);
                    (shade, Item::disc(centre, radius, self.percent(shade)), white)
                }
                ShadingSign::Box(rect) => {
                    let percent =
                        self.tone.map_or(self.lightest, |tone| as_light_as(tone, self.lightest));
                    layers.add(Layer::Shade(0), toned(self.tone, vec![Item::tint(rect, percent)]));
                    continue;
                }
                ShadingSign::Stroke(from, to) => {
                    layers.add(Layer::Stroke, [Item::rule(from, to, weight)]);
                    continue;
                }
            };
            layers.add(Layer::Shade(shade), [item]);
            if shade >= RIMMED {
                layers.add(Layer::Blank, [white]);
            }
        }
        layers
    }
}

/// The first shade that is a rim around white.
const RIMMED: u8 = 2;
/// Width of a rim, in percent of the radius of its sign.
const RIM: i32 = 22;

/// Returns every other box, as on a chessboard; none for a jigsaw.
fn boxes(lattice: Lattice, shape: &Shape) -> Vec<ShadingSign> {
    let (n, kind) = (shape.side(), shape.kind());
    if kind.has_irregular_regions() {
        return Vec::new();
    }
    let (rows, columns) = kind.boxes();
    (0..n)
        .step_by(rows)
        .flat_map(|row| (0..n).step_by(columns).map(move |column| (row, column)))
        .filter(|&(row, column)| {
            (row / rows + column / columns) % 2 == 1 && !shape.is_hole(row * n + column)
        })
        .map(|(row, column)| {
            let first = row * n + column;
            ShadingSign::Box(lattice.span(first, first + (rows - 1) * n + columns - 1))
        })
        .collect()
}

/// Radius of a dot, as a share of its cell.
const DOT: (i32, i32) = (38, 100);

/// Returns the signs of variants. Each group of shaded houses has its own shade.
fn variants(lattice: Lattice, shape: &Shape) -> Vec<ShadingSign> {
    use HouseMark::{Dot, Line, Shade, Window};
    let [windows, shades, dots, lines] = [Window, Shade, Dot, Line].map(|mark: HouseMark| {
        shape
            .houses()
            .iter()
            .filter(move |house| house.mark == Some(mark))
            .map(|house| house.cells.as_slice())
            .collect::<Vec<_>>()
    });
    let has_strokes = shape.kind().has_strokes();
    let shaded = shades.iter().chain(lines.iter().filter(|_| !has_strokes));
    // A set, since houses overlap and each cell is only shaded once.
    let shaded: BTreeSet<Cell> = shaded.copied().flatten().copied().collect();

    let mut shade = 0;
    let mut signs = Vec::new();
    let windows = windows.iter().map(|window| lattice.span(window[0], window[window.len() - 1]));
    signs.extend(windows.map(|window| ShadingSign::Cells(window, shade)));
    // Shades are only counted if used, so that a single group always has the lightest, best for pencil.
    shade += u8::from(!signs.is_empty());
    let is_shaded = !shaded.is_empty();
    let shaded = shaded.into_iter().map(|cell| lattice.cell(cell));
    signs.extend(shaded.map(|cell| ShadingSign::Cells(cell, shade)));
    shade += u8::from(is_shaded);
    signs.extend(dots.into_iter().flatten().map(|&dot| {
        let cell = lattice.cell(dot);
        let radius = cell.size.width.scale(DOT.0, DOT.1);
        ShadingSign::Dot(cell.centre(), radius, shade)
    }));
    shade += u8::from(signs.iter().any(|sign| matches!(sign, ShadingSign::Dot(..))));
    signs.extend(parities(lattice, shape, shade));
    if has_strokes {
        signs.extend(lines.iter().flat_map(|diagonal| strokes_along(lattice, shape, diagonal)));
    }
    signs
}

/// Returns circles for odd digits and squares for even ones.
fn parities(lattice: Lattice, shape: &Shape, shade: u8) -> impl Iterator<Item = ShadingSign> + '_ {
    shape.marks().iter().filter_map(move |mark| {
        let cell = lattice.cell(mark.cells[0]);
        let radius = cell.size.width.scale(DOT.0, DOT.1);
        match mark.sign.constraint() {
            Constraint::Parity(1) => Some(ShadingSign::Dot(cell.centre(), radius, shade)),
            Constraint::Parity(_) => {
                Some(ShadingSign::Cells(cell.inset(cell.size.width.half() - radius), shade))
            }
            _ => None,
        }
    })
}

/// Extent of a stroke along a diagonal into a cell.
const REACH: (i32, i32) = (22, 100);

/// Returns short strokes along a diagonal over the corners of its cells, clear of digits and sums.
fn strokes_along(lattice: Lattice, shape: &Shape, diagonal: &[Cell]) -> Vec<ShadingSign> {
    let n = shape.side();
    let figures = shape.cage_figures();
    let has_sum = |cell: Cell| {
        figures.iter().any(|figure| figure.label.as_ref().is_some_and(|(at, _)| *at == cell))
    };
    let falls = diagonal[0] == 0;
    let reach = |index: usize| {
        let size = lattice.cell(diagonal[index]).size;
        Point::new(size.width.scale(REACH.0, REACH.1), size.height.scale(REACH.0, REACH.1))
    };
    let toward = |reach: Point, down: i32| {
        let right = if falls { down } else { -down };
        Point::new(reach.x * right, reach.y * down)
    };
    (0..=n)
        .filter_map(|row| {
            let corner = lattice.corner((row, if falls { row } else { n - row }));
            let above = row.checked_sub(1).map(reach);
            // Sums stand in upper left corners, which only a falling diagonal crosses.
            let below = (row < n && !(falls && has_sum(diagonal[row]))).then(|| reach(row));
            let end =
                |reach: Option<Point>, down: i32| corner + toward(reach.unwrap_or_default(), down);
            (above.is_some() || below.is_some())
                .then(|| ShadingSign::Stroke(end(above, -1), end(below, 1)))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::item::Paint;

    #[test]
    fn a_grid_has_two_greys_and_whites_within_rims() {
        for lightest in 10..=40 {
            let shades = Shades { lightest, tints_boxes: false, tone: None };
            let radius = Length::pt(10);
            let signs = [0, 1, 2, 3].map(|shade| ShadingSign::Dot(Point::default(), radius, shade));
            let layers = shades.draw(&signs, Length::pt(1));
            let greys = layers.in_order().into_iter().map(|(layer, item)| match item.paint {
                Paint::Fill { percent, .. } => (layer, percent),
                other => panic!("{other:?}"),
            });
            let greys: Vec<(Layer, u8)> = greys.collect();
            let dark = shades.percent(1);
            assert!(dark >= lightest + LEAST_STEP && dark <= LEGIBLE.max(lightest + LEAST_STEP));
            let rims = [2, 3].map(|shade| (Layer::Shade(shade), dark));
            let expected = [(Layer::Shade(0), lightest), (Layer::Shade(1), dark), rims[0], rims[1]];
            assert_eq!(greys, [&expected[..], &[(Layer::Blank, 0); 2]].concat());
        }
    }
}
