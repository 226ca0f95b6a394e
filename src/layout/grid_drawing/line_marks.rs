//! Lines along cells, below rules and digits: tubes with bulbs, bands, strands, rails and arrows. The reader of pages
//! distinguishes them by their widths and ends, so they differ in black and white, too.

use crate::document::item::Item;
use crate::grid_drawing::lattice::{Lattice, Layer};
use crate::typography::style::HAIRLINE;
use gridpress_engine::puzzle::{Cell, LineStroke, Look, Shape, Spot};
use gridpress_ground::units::{Length, Point};

/// Half the width of lines, as shares of the cell: a thermometer's tube, a band, a strand, and the rails on either side
/// of a white core.
const TUBE: (i32, i32) = (13, 100);
const BAND: (i32, i32) = (27, 100);
const STRAND: (i32, i32) = (55, 1_000);
const RAILS: (i32, i32) = (29, 100);
const CORE: (i32, i32) = (26, 100);
/// Radius of a bulb, and of the circle of an arrow, as shares of the cell.
const BULB: (i32, i32) = (37, 100);
const CIRCLE: (i32, i32) = (39, 100);
/// Half the width of the shaft of an arrow, which is also that of its circle's rim.
const SHAFT: (i32, i32) = (2, 100);
/// Head of an arrow: distance of its tip before the middle of its cell, where it is clear of a digit, distances of its
/// barbs and of the notch between them behind the tip, and half its width.
const TIP: (i32, i32) = (30, 100);
const BARBS: (i32, i32) = (18, 100);
const NOTCH: (i32, i32) = (11, 100);
const HALF_HEAD: (i32, i32) = (10, 100);
/// Horizontal and vertical part of a diagonal length.
const DIAGONAL: (i32, i32) = (7_071, 10_000);

/// Greys of bands and tubes, and of strands, in percent of black; on shaded cells, the amount by which they are darker
/// than the shade, and a limit. Digits are printed on them.
const GREYS: [u8; 2] = [24, 30];
const DARKER: [u8; 2] = [14, 16];
const DARKEST: u8 = 50;
/// Greys of arrows in percent of black, on plain cells and in grids with shaded ones. Digits are printed on them.
const ARROW: (u8, u8) = (45, 60);
const BLACK: u8 = 100;
const WHITE: u8 = 0;

/// Draws the lines of `shape`; `shade` is the darkest shade of the grid, in percent of black.
pub(crate) fn draw(lattice: Lattice, shape: &Shape, shade: Option<u8>) -> Vec<(Layer, Item)> {
    let grey = |index: usize| {
        let least = GREYS[index];
        // Lines must be visible on shaded cells, yet light enough for the digits printed on them.
        shade.map_or(least, |shade| (shade + DARKER[index]).clamp(least, DARKEST))
    };
    let arrow = if shade.is_some() { ARROW.1 } else { ARROW.0 };
    let greys = [grey(0), grey(1), arrow];
    lines(shape)
        .flat_map(|(cells, look)| LinePath::new(lattice, shape.side(), cells).draw(look, greys))
        .collect()
}

/// Returns `true` if a line runs along cells of `shape`.
pub(crate) fn are_along_cells(shape: &Shape) -> bool {
    lines(shape).next().is_some()
}

/// Returns the cells and the look of each line of `shape`.
fn lines(shape: &Shape) -> impl Iterator<Item = (&[Cell], Look)> {
    shape.marks().iter().filter_map(|mark| Some((&mark.cells[..], mark.sign.line()?.look)))
}

/// A line through the middles of cells.
struct LinePath {
    middles: Vec<Point>,
    /// From each cell to the next: columns and rows, each at most one.
    steps: Vec<(i32, i32)>,
    /// The side of a cell.
    cell: Length,
}

/// Returns a step of that length.
fn along((right, down): (i32, i32), length: Length) -> Point {
    let length =
        if right != 0 && down != 0 { length.scale(DIAGONAL.0, DIAGONAL.1) } else { length };
    Point::new(length * right, length * down)
}

/// Returns an offset of that length to the right of a step.
fn beside((right, down): (i32, i32), length: Length) -> Point {
    along((-down, right), length)
}

impl LinePath {
    fn new(lattice: Lattice, side: usize, cells: &[Cell]) -> LinePath {
        let step = |two: &[Cell]| {
            let apart = |a: usize, b: usize| b as i32 - a as i32;
            (apart(two[0] % side, two[1] % side), apart(two[0] / side, two[1] / side))
        };
        let middles = cells.iter().map(|&cell| lattice.cell(cell).centre());
        LinePath {
            middles: middles.collect(),
            steps: cells.windows(2).map(step).collect(),
            cell: lattice.pitch(),
        }
    }

    fn share(&self, (part, whole): (i32, i32)) -> Length {
        self.cell.scale(part, whole)
    }

    fn draw(&self, look: Look, [grey, dark, arrow]: [u8; 3]) -> Vec<(Layer, Item)> {
        let mut items = match look.stroke {
            LineStroke::Tube => self.strip(Layer::Band, TUBE, grey),
            LineStroke::Band => self.strip(Layer::Band, BAND, grey),
            LineStroke::Strand => self.strip(Layer::Strand, STRAND, dark),
            LineStroke::Rails => {
                let rails = self.strip(Layer::Strand, RAILS, BLACK);
                [rails, self.strip(Layer::Core, CORE, WHITE)].concat()
            }
            LineStroke::Shaft => self.shaft(look, arrow),
        };
        if look.first == Some(Spot::Bulb) {
            items.push((Layer::Band, Item::disc(self.middles[0], self.share(BULB), grey)));
        }
        items
    }

    /// Draws a strip with round ends and joints.
    fn strip(&self, layer: Layer, half: (i32, i32), percent: u8) -> Vec<(Layer, Item)> {
        let half = self.share(half);
        // Discs round the ends and fill the gaps of the joints in one step.
        let discs = self.middles.iter().map(|&middle| Item::disc(middle, half, percent));
        self.middles
            .windows(2)
            .zip(&self.steps)
            .map(|(two, &step)| segment(two[0], two[1], step, half, percent))
            .chain(discs)
            .map(|item| (layer, item))
            .collect()
    }

    /// Draws a thin line, the circles at its ends, and the head of an arrow.
    fn shaft(&self, look: Look, percent: u8) -> Vec<(Layer, Item)> {
        let (Some(&first), Some(&last)) = (self.steps.first(), self.steps.last()) else {
            return Vec::new();
        };
        // Printers refuse thinner lines.
        let half = self.share(SHAFT).at_least(HAIRLINE.half());
        let radius = self.share(CIRCLE);
        let end = self.middles.len() - 1;
        let has_head = look.last == Some(Spot::Head);
        let is_circled = |at: usize| {
            (at == 0 && look.first == Some(Spot::Circle))
                || (at == end && look.last == Some(Spot::Circle))
        };
        let mut items = Vec::new();
        for at in [0, end].into_iter().filter(|&at| is_circled(at)) {
            items.push((Layer::Strand, Item::disc(self.middles[at], radius, percent)));
            items.push((Layer::Core, Item::disc(self.middles[at], radius - half * 2, WHITE)));
        }
        let segments = self.middles.windows(2).zip(&self.steps).enumerate();
        items.extend(segments.map(|(at, (two, &step))| {
            // The line begins within the rim, as the inside of the circle is white for its digit.
            let from = if is_circled(at) { along(first, radius - half) } else { Point::default() };
            let to = if at + 1 == end && has_head {
                along(last, -self.share(TIP) - self.share(NOTCH))
            } else if is_circled(at + 1) {
                along(last, half - radius)
            } else {
                Point::default()
            };
            (Layer::Strand, segment(two[0] + from, two[1] + to, step, half, percent))
        }));
        let joints = (1..=end).filter(|&at| !(is_circled(at) || at == end && has_head));
        items.extend(joints.map(|at| (Layer::Strand, Item::disc(self.middles[at], half, percent))));
        if has_head {
            let tip = self.middles[end] + along(last, -self.share(TIP));
            let back = |share: (i32, i32)| tip + along(last, -self.share(share));
            let barb = self.share(HALF_HEAD);
            let head = vec![
                tip,
                back(BARBS) + beside(last, barb),
                back(NOTCH),
                back(BARBS) + beside(last, -barb),
            ];
            items.push((Layer::Strand, Item::polygon(head, percent)));
        }
        items
    }
}

/// Returns the part of a strip from one point to another, with straight ends.
fn segment(from: Point, to: Point, step: (i32, i32), half: Length, percent: u8) -> Item {
    let (left, right) = (beside(step, -half), beside(step, half));
    // Clockwise, as for discs: overlapping parts of one path leave no holes.
    Item::polygon(vec![from + left, to + left, to + right, from + right], percent)
}
