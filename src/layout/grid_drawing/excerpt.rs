//! Excerpts of diagrams: the boxes that a step is about, cut out of the drawing of a grid.

use crate::document::item::{Item, Paint, Pose};
use crate::document::outline::{Extent, Outline, corners};
use crate::grid_drawing::lattice::{Lattice, Layer, Layers};
use gridpress_engine::puzzle::{Cell, Kind, Shape};
use gridpress_engine::rating::{Evidence, Role, Step, Technique};
use gridpress_ground::units::{Length, Point, Rect};
use std::ops::Range;

/// Rows and columns of a box, for excerpts of grids without boxes.
const PLAIN_BOX: (usize, usize) = (3, 3);
/// Minimum number of rows and columns of an excerpt.
const LEAST: usize = 2;
/// Maximum side of a grid that is too small to be cut.
const SMALL: usize = 6;

/// Some neighbouring rows and columns of a grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Excerpt {
    pub rows: Range<usize>,
    pub columns: Range<usize>,
}

impl Excerpt {
    /// Returns all of a grid.
    pub(crate) fn whole(kind: Kind) -> Excerpt {
        let (rows, columns) = kind.extent();
        Excerpt { rows: 0..rows, columns: 0..columns }
    }

    /// Returns the boxes around all cells that justify a step or change in it; for steps of cages, marks and lines, and
    /// in grids of enclosed cages, which have large cells, the cells alone. Small grids stay whole, as do grids with numbers
    /// outside, which belong to lines from edge to edge, and those of naked singles, which all digits around justify.
    pub(crate) fn of_step(shape: &Shape, step: &Step) -> Excerpt {
        let whole = Excerpt::whole(shape.kind());
        let is_wide = step.technique == Technique::NakedSingle;
        if shape.digits() <= SMALL || shape.kind().view().is_some() || is_wide {
            return whole;
        }
        let parts = step.parts();
        // The other cells of a cover line prove nothing unless its sum does, nor do those around a naked subset.
        let is_sum = matches!(step.evidence, Evidence::Innies { .. });
        let is_naked = matches!(step.evidence, Evidence::NakedSubset(_));
        let houses = parts.iter().filter(|part| (part.role != Role::Cover || is_sum) && !is_naked);
        let in_cages =
            step.cages().iter().flat_map(|&cage| shape.cages()[cage].cells.iter().copied());
        let in_houses = houses
            .filter_map(|part| part.house)
            .flat_map(|house| shape.houses()[house].cells.iter().copied());
        let changed = step.places.iter().chain(&step.removes).map(|candidate| candidate.cell);
        let cells = parts.iter().flat_map(|part| part.cells.iter().copied());
        let technique = step.technique;
        let is_tight = technique.is_of_cages()
            || technique.is_of_marks()
            || technique.is_of_lines()
            || shape.kind().has_operations();
        let around = if is_tight { Excerpt::of_cell } else { Excerpt::around };
        let excerpt = cells
            .chain(in_houses)
            .chain(in_cages)
            .chain(changed)
            .map(|cell| around(shape.kind(), cell))
            .reduce(Excerpt::with);
        excerpt.map_or_else(|| whole.clone(), |excerpt| excerpt.widened(&whole))
    }

    /// Returns a single cell.
    fn of_cell(kind: Kind, cell: Cell) -> Excerpt {
        let (row, column) = (cell / kind.side(), cell % kind.side());
        Excerpt { rows: row..row + 1, columns: column..column + 1 }
    }

    /// Returns the excerpt with at least the minimum number of rows and columns of `whole`.
    fn widened(self, whole: &Excerpt) -> Excerpt {
        let widened = |range: Range<usize>, most: usize| {
            let end = (range.start + LEAST).max(range.end).min(most);
            range.start.min(end.saturating_sub(LEAST))..end
        };
        Excerpt {
            rows: widened(self.rows, whole.rows.end),
            columns: widened(self.columns, whole.columns.end),
        }
    }

    /// Returns this excerpt widened to all columns and to whole boxes, as far as they have at most `count` rows; `None` if it
    /// has more itself.
    pub(crate) fn of_rows(&self, kind: Kind, count: usize) -> Option<Excerpt> {
        let whole = Excerpt::whole(kind);
        let (boxed, _) = if kind.has_regions() { kind.boxes() } else { PLAIN_BOX };
        let boxes = count / boxed * boxed;
        let count = if boxes >= self.rows.len() { boxes } else { count }.min(whole.rows.end);
        let first = self.rows.start / boxed * boxed;
        let first = first.clamp(self.rows.end.saturating_sub(count), whole.rows.end - count);
        let rows = first..first + count;
        (self.rows.len() <= count).then_some(Excerpt { rows, ..whole })
    }

    /// Returns the box around a cell.
    fn around(kind: Kind, cell: Cell) -> Excerpt {
        let (height, width) = if kind.has_regions() { kind.boxes() } else { PLAIN_BOX };
        let (rows, columns) = kind.extent();
        let range = |at: usize, size: usize, most: usize| {
            let first = at / size * size;
            first..(first + size).min(most)
        };
        Excerpt {
            rows: range(cell / kind.side(), height, rows),
            columns: range(cell % kind.side(), width, columns),
        }
    }

    /// Returns the smallest excerpt that contains both.
    pub(crate) fn with(self, other: Excerpt) -> Excerpt {
        let hull = |a: Range<usize>, b: Range<usize>| a.start.min(b.start)..a.end.max(b.end);
        Excerpt { rows: hull(self.rows, other.rows), columns: hull(self.columns, other.columns) }
    }

    /// Returns the number of cells.
    pub(crate) fn size(&self) -> usize {
        self.rows.len() * self.columns.len()
    }

    /// Returns `true` if a cell of a grid of `side` lies in it.
    pub(crate) fn contains(&self, cell: Cell, side: usize) -> bool {
        self.rows.contains(&(cell / side)) && self.columns.contains(&(cell % side))
    }

    /// Returns its area on the page, between the middles of the lines around it.
    pub(crate) fn area(&self, lattice: Lattice) -> Rect {
        let near = lattice.corner((self.rows.start, self.columns.start));
        Rect::from_corners(near, lattice.corner((self.rows.end, self.columns.end)))
    }
}

/// Cuts the drawing of a grid to `window`. Figures and signs stay as they are.
pub(crate) fn crop(layers: Layers, window: Rect) -> Layers {
    let mut cut = Layers::default();
    for (layer, item) in layers.in_order() {
        match layer {
            Layer::Figure | Layer::Sign => cut.add(layer, [item]),
            _ => cut.add(layer, cropped(item, window)),
        }
    }
    cut
}

/// Cuts an item of a grid's drawing to `window`, whose text begins within its cell. Frames are cut into lines, and no
/// text is left outside.
fn cropped(item: Item, window: Rect) -> Vec<Item> {
    match &item.paint {
        Paint::Stroke { outline: Outline::Line(from, to), weight } => {
            trimmed([item.at + *from, item.at + *to], *weight, window).into_iter().collect()
        }
        Paint::Stroke { outline: Outline::Rect(frame), weight } => {
            let at = corners(frame).map(|corner| item.at + corner);
            let sides = (0..at.len()).map(|index| [at[index], at[(index + 1) % at.len()]]);
            sides.filter_map(|side| trimmed(side, *weight, window)).collect()
        }
        Paint::Stroke { outline, .. } | Paint::Fill { outline, .. } => {
            let areas = outline.moved(item.at).filled();
            match areas.into_iter().reduce(Extent::hull) {
                Some(area) if area.within(window.into()) == Some(area) => vec![item],
                Some(area) if area.overlaps(window.into()) => {
                    let pose = Pose { at: Point::default(), turns: 0, scale: (1, 1) };
                    vec![Item::posed(vec![item], pose, Some(window))]
                }
                _ => Vec::new(),
            }
        }
        _ if is_in(window, item.at) => vec![item],
        _ => Vec::new(),
    }
}

/// Returns the part of a line in `window`; `None` if it lies outside. A slanted line stays whole if its middle is inside.
fn trimmed([from, to]: [Point; 2], weight: Length, window: Rect) -> Option<Item> {
    if from.x != to.x && from.y != to.y {
        let middle = Point::new((from.x + to.x).half(), (from.y + to.y).half());
        return is_in(window, middle).then(|| Item::rule(from, to, weight));
    }
    let line = window.intersection(&Rect::from_corners(from, to));
    let [width, height] = [line.size.width, line.size.height];
    let is_seen = width.min(height) == Length::ZERO && width.max(height) > Length::ZERO;
    is_seen.then(|| Item::rule(line.origin, Point::new(line.right(), line.bottom()), weight))
}

/// Returns `true` if a point lies in `area` or on its edge.
fn is_in(area: Rect, point: Point) -> bool {
    (area.origin.x..=area.right()).contains(&point.x)
        && (area.origin.y..=area.bottom()).contains(&point.y)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid_drawing::lattice::{OutsideBand, Square};
    use gridpress_engine::generate::Revision;

    fn excerpt(rows: Range<usize>, columns: Range<usize>) -> Excerpt {
        Excerpt { rows, columns }
    }

    #[test]
    fn excerpts_hold_all_cells_of_a_step() {
        let line =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let puzzle = gridpress_engine::notation::parse_line(line).unwrap();
        let shape = Shape::classic();
        let path = Revision::NEWEST.rater(shape).path(&puzzle);
        for step in &path {
            let excerpt = Excerpt::of_step(shape, step);
            let [rows, columns] = [&excerpt.rows, &excerpt.columns];
            assert!(rows.start % 3 == 0 && rows.end % 3 == 0 && columns.start % 3 == 0);
            assert!(step.places.iter().all(|place| excerpt.contains(place.cell, 9)));
            for house in step.parts().iter().filter_map(|part| part.house) {
                let cells = &shape.houses()[house].cells;
                assert!(cells.iter().all(|&cell| excerpt.contains(cell, 9)));
            }
        }
        // A single in a box needs its box alone.
        assert!(path.iter().any(|step| Excerpt::of_step(shape, step).size() == 9));
        assert_eq!(excerpt(0..3, 3..6).with(excerpt(6..9, 3..6)), excerpt(0..9, 3..6));
    }

    #[test]
    fn excerpts_of_rows_hold_their_cells_and_whole_boxes() {
        let of_rows = |rows, count| {
            excerpt(rows, 2..4).of_rows(Kind::CLASSIC, count).map(|excerpt| excerpt.rows)
        };
        assert_eq!(of_rows(4..6, 8), Some(3..9));
        assert_eq!(of_rows(0..2, 7), Some(0..6));
        assert_eq!(of_rows(7..9, 7), Some(3..9));
        assert_eq!(of_rows(1..8, 8), Some(0..8));
        assert_eq!(of_rows(2..9, 8), Some(1..9));
        assert_eq!(of_rows(0..9, 8), None);
        assert_eq!(of_rows(3..5, 2), Some(3..5));
        assert_eq!(of_rows(3..5, 1), None);
    }

    #[test]
    fn lines_end_at_the_window_and_text_outside_is_gone() {
        let square = Square { at: Point::default(), side: Length::pt(90) };
        let lattice = square.lattice(Kind::CLASSIC, Length::ZERO, OutsideBand::default());
        let window = excerpt(0..3, 3..6).area(lattice);
        let ten = Length::pt(10);
        assert_eq!(window, Rect::new(ten * 3, Length::ZERO, ten * 3, ten * 3));
        let rule = |x: i32, y: i32, right: i32| {
            Item::rule(Point::new(ten * x, ten * y), Point::new(ten * right, ten * y), ten)
        };
        assert_eq!(cropped(rule(0, 1, 9), window), [rule(3, 1, 6)]);
        assert_eq!(cropped(rule(0, 4, 9), window), []);
        let frame = cropped(Item::outline(square.rect(), ten), window);
        assert_eq!(frame, [rule(3, 0, 6)]);
        let disc = |x: i32| Item::disc(Point::new(ten * x, ten), ten, 30);
        assert_eq!(cropped(disc(4), window), [disc(4)]);
        assert_eq!(cropped(disc(1), window), []);
        assert!(matches!(cropped(disc(3), window)[..], [Item { paint: Paint::Group(_), .. }]));
    }
}
