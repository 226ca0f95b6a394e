//! What a page is made of: few kinds of painted things, each with its place beside it.

use crate::document::outline::Outline;
use gridpress_base::colour::Colour;
use gridpress_base::fonts::{PathStep, Run};
use gridpress_base::units::{Length, Point, Rect, Size};
use std::sync::Arc;

pub use gridpress_base::images::Image;

/// Something on a page, and where it is. Places are from the top left corner of the trimmed page, y down.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Item {
    /// Where the origin of what is painted comes to lie.
    pub at: Point,
    /// The paint, in places from that origin.
    pub paint: Paint,
}

/// The kinds of things on pages. Ink is black where no percentage of black is named; 0 is white.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Paint {
    /// Shaped text, from the left end of its baseline.
    Text {
        /// The glyphs.
        run: Run,
        /// The grey, in percent of black.
        percent: u8,
    },
    /// The figures of a grid in black, from the corner of the grid.
    Cells(Cells),
    /// A filled outline.
    Fill {
        /// The area.
        outline: Outline,
        /// The grey, in percent of black.
        percent: u8,
    },
    /// A black stroke along an outline, with square ends and sharp corners.
    Stroke {
        /// The middle of the stroke.
        outline: Outline,
        /// The weight of the stroke.
        weight: Length,
    },
    /// A picture, from its upper left corner.
    Image {
        /// The size of the area that the picture fills.
        size: Size,
        /// The picture.
        image: Arc<Image>,
    },
    /// Other items: a drawing that many pages share, or a part of another page.
    Group(ItemGroup),
    /// An area that leads elsewhere in the document, from its upper left corner.
    Link {
        /// The area.
        size: Size,
        /// The place that the link leads to.
        to: Destination,
    },
}

/// Items that are placed together. Links among them lead nowhere.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ItemGroup {
    /// The items, in places of their own. Where pages share them, they are stored once.
    pub items: Arc<[Item]>,
    /// Quarter turns around their origin, clockwise.
    pub turns: u8,
    /// The scale, as a fraction.
    pub scale: (i32, i32),
    /// The part that is seen of them, from where their origin comes to lie; none shows all of them.
    pub window: Option<Rect>,
    /// The ink that they are printed in instead of black; none leaves them the ink of what is around them.
    pub colour: Option<Colour>,
}

impl ItemGroup {
    /// Whether all of it is seen, upright, in its size and in the ink of what is around it.
    pub fn is_plain(&self) -> bool {
        self.colour.is_none()
            && self.turns.is_multiple_of(4)
            && self.scale.0 == self.scale.1
            && self.window.is_none()
    }
}

/// Where another page comes to lie: scaled and turned around its upper left corner, and moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pose {
    /// Where that corner comes to lie.
    pub at: Point,
    /// The number of quarter turns, clockwise.
    pub turns: u8,
    /// The scale, as a fraction.
    pub scale: (i32, i32),
}

impl Pose {
    /// Where a point of the placed page comes to lie.
    pub fn apply(&self, point: Point) -> Point {
        let [x, y] = [point.x, point.y].map(|part| part.scale(self.scale.0, self.scale.1));
        self.at + turned(Point::new(x, y), self.turns)
    }
}

/// `point` turned around the origin by quarters, clockwise.
pub(crate) fn turned(point: Point, quarters: u8) -> Point {
    match quarters % 4 {
        0 => point,
        1 => Point::new(-point.y, point.x),
        2 => Point::new(-point.x, -point.y),
        _ => Point::new(point.y, -point.x),
    }
}

impl Item {
    /// An area filled with `percent` of black.
    pub(crate) fn fill(outline: Outline, percent: u8) -> Item {
        Item { at: Point::default(), paint: Paint::Fill { outline, percent } }
    }

    /// A black stroke of `weight`, of which `outline` is the middle.
    pub(crate) fn stroke(outline: Outline, weight: Length) -> Item {
        Item { at: Point::default(), paint: Paint::Stroke { outline, weight } }
    }

    /// Shaped text in black. Its baseline begins at `at`.
    pub fn text(at: Point, run: Run) -> Item {
        let percent = 100;
        Item { at, paint: Paint::Text { run, percent } }
    }

    /// The figures of a grid whose corner is at `at`.
    pub fn cells(at: Point, cells: Cells) -> Item {
        Item { at, paint: Paint::Cells(cells) }
    }

    /// A straight rule of `weight` between two points, with square ends.
    pub fn rule(from: Point, to: Point, weight: Length) -> Item {
        Item::stroke(Outline::Line(from, to), weight)
    }

    /// The outline of a rectangle, which is the middle of a stroke of `weight`.
    pub fn outline(rect: Rect, weight: Length) -> Item {
        Item::stroke(Outline::Rect(rect), weight)
    }

    /// A closed line along straight sides, which is the middle of a stroke of `weight`.
    pub(crate) fn contour(points: Vec<Point>, weight: Length) -> Item {
        Item::stroke(Outline::Polygon(points), weight)
    }

    /// The outline of a circle, whose `radius` reaches to the middle of a stroke of `weight`.
    pub fn ring(centre: Point, radius: Length, weight: Length) -> Item {
        Item::stroke(Outline::Circle(centre, radius), weight)
    }

    /// A closed line through `points` in dashes that long, `gap` after each. The first begins with half a dash.
    pub fn dashes(points: Vec<Point>, dash: Length, gap: Length, weight: Length) -> Item {
        Item::stroke(Outline::Dashes { points, dash, gap }, weight)
    }

    /// A rectangle filled with `percent` of black.
    pub fn tint(rect: Rect, percent: u8) -> Item {
        Item::fill(Outline::Rect(rect), percent)
    }

    /// Rectangles filled as one, without seams where they touch.
    pub fn blocks(rects: Vec<Rect>, percent: u8) -> Item {
        Item::fill(Outline::Rects(rects), percent)
    }

    /// A circle filled with `percent` of black.
    pub fn disc(centre: Point, radius: Length, percent: u8) -> Item {
        Item::fill(Outline::Circle(centre, radius), percent)
    }

    /// An area between straight sides, filled with `percent` of black.
    pub fn polygon(points: Vec<Point>, percent: u8) -> Item {
        Item::fill(Outline::Polygon(points), percent)
    }

    /// An area within outlines of straight lines and arcs, by the nonzero rule, in black.
    pub(crate) fn area(steps: Vec<PathStep<Point>>) -> Item {
        Item::fill(Outline::Path(steps), 100)
    }

    /// A picture that fills `rect`.
    pub fn image(rect: Rect, image: Arc<Image>) -> Item {
        let (at, size) = (rect.origin, rect.size);
        Item { at, paint: Paint::Image { size, image } }
    }

    /// A drawing shared by many pages, its origin at `at`.
    pub fn drawing(at: Point, drawing: Arc<[Item]>) -> Item {
        let group =
            ItemGroup { items: drawing, turns: 0, scale: (1, 1), window: None, colour: None };
        Item { at, paint: Paint::Group(group) }
    }

    /// Items that are printed in `colour` instead of black; their greys are tints of it.
    pub fn coloured(colour: Colour, items: Vec<Item>) -> Item {
        let group = ItemGroup {
            items: items.into(),
            turns: 0,
            scale: (1, 1),
            window: None,
            colour: Some(colour),
        };
        Item { at: Point::default(), paint: Paint::Group(group) }
    }

    /// Items scaled, turned and moved; all of them, or what is seen of them through `window`.
    pub fn posed(items: Vec<Item>, pose: Pose, window: Option<Rect>) -> Item {
        let Pose { at, turns, scale } = pose;
        let from_origin = |window: Rect| Rect {
            origin: window.origin + Point::new(-at.x, -at.y),
            size: window.size,
        };
        let group = ItemGroup {
            items: items.into(),
            turns,
            scale,
            window: window.map(from_origin),
            colour: None,
        };
        Item { at, paint: Paint::Group(group) }
    }

    /// An area that leads to `to`.
    pub fn link(rect: Rect, to: Destination) -> Item {
        let (at, size) = (rect.origin, rect.size);
        Item { at, paint: Paint::Link { size, to } }
    }

    /// Text and polygons in `share` percent of black; any other item as it is.
    pub fn black(mut self, share: u8) -> Item {
        if let Paint::Text { percent, .. } | Paint::Fill { outline: Outline::Polygon(_), percent } =
            &mut self.paint
        {
            *percent = share;
        }
        self
    }

    /// The item moved by `by`. Links lead where they led.
    pub fn moved(mut self, by: Point) -> Item {
        self.at = self.at + by;
        self
    }

    /// Whether the item leads elsewhere, and paints nothing.
    pub fn is_link(&self) -> bool {
        matches!(self.paint, Paint::Link { .. })
    }

    /// Whether the item paints nothing but black, so that it may change places with others that do so as well.
    pub fn is_black(&self) -> bool {
        match &self.paint {
            Paint::Stroke { .. } | Paint::Cells(_) | Paint::Link { .. } => true,
            Paint::Text { percent, .. } | Paint::Fill { percent, .. } => *percent == 100,
            Paint::Group(group) => {
                let is_whole = group.colour.is_none() && group.window.is_none();
                is_whole && group.items.iter().all(Item::is_black)
            }
            Paint::Image { .. } => false,
        }
    }
}

/// The figures of a grid. Places are from the corner of the grid.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cells {
    /// From one cell to the next, across and down.
    pub pitch: Length,
    /// The figures: for each row, a line for each face.
    pub lines: Vec<CellLine>,
}

/// The figures of one face in one row of a grid.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct CellLine {
    /// The row, from 0.
    pub row: usize,
    /// The column of each glyph, from 0. A cell with a number of two figures has two glyphs.
    pub columns: Vec<usize>,
    /// How far down the baseline is.
    pub baseline: Length,
    /// The glyphs, from the left edge of the grid.
    pub run: Run,
}

impl Cells {
    /// The figures as text: each line with where its baseline begins, for a grid at `at`.
    pub fn texts(&self, at: Point) -> impl Iterator<Item = (Point, &Run)> {
        let begin = move |line: &CellLine| at + Point::new(Length::ZERO, line.baseline);
        self.lines.iter().map(move |line| (begin(line), &line.run))
    }
}

/// A place in a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Destination {
    /// The page, by index.
    pub page: usize,
    /// How far down the page.
    pub y: Length,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placed_points_are_scaled_then_turned_clockwise_then_moved() {
        let point = Point::new(Length::pt(10), Length::pt(4));
        let placed = |turns| {
            let at = Point::new(Length::pt(100), Length::pt(100));
            let scale = (1, 2);
            let Point { x, y } = Pose { at, turns, scale }.apply(point);
            (x.to_pt(), y.to_pt())
        };
        assert_eq!(
            [0, 1, 2, 3].map(placed),
            [(105.0, 102.0), (98.0, 105.0), (95.0, 98.0), (102.0, 95.0)]
        );
    }
}
