//! The contents of a page: a few kinds of painted items, each with its position.

use crate::document::outline::Outline;
use crate::document::role::{Destination, Link, TextRole};
use gridpress_base::colour::Colour;
use gridpress_base::fonts::{PathStep, Run};
use gridpress_ground::units::{Length, Point, Rect, Size};
use std::sync::Arc;

pub use gridpress_ground::images::Image;

/// An item on a page, and its position. Positions are from the top left corner of the trimmed page, y down.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Item {
    /// Position of the origin of the paint.
    pub at: Point,
    /// The paint, relative to that origin.
    pub paint: Paint,
}

/// The kinds of items on pages. Ink is black if no percentage of black is given; 0 is white.
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
        /// Size of the area that the picture fills.
        size: Size,
        /// The picture.
        image: Arc<Image>,
    },
    /// Other items: a drawing shared by many pages, or a part of another page.
    Group(ItemGroup),
    /// Items with a role in the text of the document.
    Tagged {
        /// Their role.
        role: TextRole,
        /// The items.
        items: Vec<Item>,
    },
}

/// Items that are placed together. Links among them are plain text.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ItemGroup {
    /// The items, in their own coordinates. If pages share them, they are stored once.
    pub items: Arc<[Item]>,
    /// Number of quarter turns around their origin, clockwise.
    pub turns: u8,
    /// The scale, as a fraction.
    pub scale: (i32, i32),
    /// Visible part, relative to the position of their origin; `None` if all of them are visible.
    pub window: Option<Rect>,
    /// Ink in which they are printed instead of black; `None` for the ink of the surrounding items.
    pub colour: Option<Colour>,
}

impl ItemGroup {
    /// Returns `true` if all of it is visible, upright, unscaled and in the ink of the surrounding items.
    pub fn is_plain(&self) -> bool {
        self.colour.is_none() && self.is_upright()
    }

    /// Returns `true` if all of it is visible, upright and unscaled.
    pub fn is_upright(&self) -> bool {
        self.turns.is_multiple_of(4) && self.scale.0 == self.scale.1 && self.window.is_none()
    }
}

/// The pose of another page: scaled and turned around its upper left corner, and moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pose {
    /// Position of that corner.
    pub at: Point,
    /// Number of quarter turns, clockwise.
    pub turns: u8,
    /// The scale, as a fraction.
    pub scale: (i32, i32),
}

impl Pose {
    /// Returns the position of a point of the placed page.
    pub fn apply(&self, point: Point) -> Point {
        let [x, y] = [point.x, point.y].map(|part| part.scale(self.scale.0, self.scale.1));
        self.at + turned(Point::new(x, y), self.turns)
    }
}

/// Returns `point` turned around the origin by quarters, clockwise.
pub(crate) fn turned(point: Point, quarters: u8) -> Point {
    match quarters % 4 {
        0 => point,
        1 => Point::new(-point.y, point.x),
        2 => Point::new(-point.x, -point.y),
        _ => Point::new(point.y, -point.x),
    }
}

impl Item {
    /// Returns an area filled with `percent` of black.
    pub(crate) fn fill(outline: Outline, percent: u8) -> Item {
        Item { at: Point::default(), paint: Paint::Fill { outline, percent } }
    }

    /// Returns a black stroke of `weight` whose middle is `outline`.
    pub(crate) fn stroke(outline: Outline, weight: Length) -> Item {
        Item { at: Point::default(), paint: Paint::Stroke { outline, weight } }
    }

    /// Returns shaped text in black whose baseline begins at `at`.
    pub fn text(at: Point, run: Run) -> Item {
        Item { at, paint: Paint::Text { run, percent: 100 } }
    }

    /// Returns the figures of a grid whose corner is at `at`.
    pub fn cells(at: Point, cells: Cells) -> Item {
        Item { at, paint: Paint::Cells(cells) }
    }

    /// Returns a straight rule of `weight` between two points, with square ends.
    pub fn rule(from: Point, to: Point, weight: Length) -> Item {
        Item::stroke(Outline::Line(from, to), weight)
    }

    /// Returns the outline of a rectangle, which is the middle of a stroke of `weight`.
    pub fn outline(rect: Rect, weight: Length) -> Item {
        Item::stroke(Outline::Rect(rect), weight)
    }

    /// Returns a closed line along straight sides, which is the middle of a stroke of `weight`.
    pub(crate) fn contour(points: Vec<Point>, weight: Length) -> Item {
        Item::stroke(Outline::Polygon(points), weight)
    }

    /// Returns the outline of a circle, whose `radius` is measured to the middle of a stroke of `weight`.
    pub fn ring(centre: Point, radius: Length, weight: Length) -> Item {
        Item::stroke(Outline::Circle(centre, radius), weight)
    }

    /// Returns a closed line through `points` in dashes of length `dash`, with `gap` after each. The first dash is a
    /// half one.
    pub fn dashes(points: Vec<Point>, dash: Length, gap: Length, weight: Length) -> Item {
        Item::stroke(Outline::Dashes { points, dash, gap }, weight)
    }

    /// Returns a rectangle filled with `percent` of black.
    pub fn tint(rect: Rect, percent: u8) -> Item {
        Item::fill(Outline::Rect(rect), percent)
    }

    /// Returns rectangles filled as one, without seams where they touch.
    pub fn blocks(rects: Vec<Rect>, percent: u8) -> Item {
        Item::fill(Outline::Rects(rects), percent)
    }

    /// Returns a circle filled with `percent` of black.
    pub fn disc(centre: Point, radius: Length, percent: u8) -> Item {
        Item::fill(Outline::Circle(centre, radius), percent)
    }

    /// Returns an area between straight sides, filled with `percent` of black.
    pub fn polygon(points: Vec<Point>, percent: u8) -> Item {
        Item::fill(Outline::Polygon(points), percent)
    }

    /// Returns an area within outlines of straight lines and arcs, by the nonzero rule, in black.
    pub(crate) fn area(steps: Vec<PathStep<Point>>) -> Item {
        Item::fill(Outline::Path(steps), 100)
    }

    /// Returns a picture that fills `rect`.
    pub fn image(rect: Rect, image: Arc<Image>) -> Item {
        let (at, size) = (rect.origin, rect.size);
        Item { at, paint: Paint::Image { size, image } }
    }

    /// Returns a drawing shared by many pages, its origin at `at`.
    pub fn drawing(at: Point, drawing: Arc<[Item]>) -> Item {
        let group =
            ItemGroup { items: drawing, turns: 0, scale: (1, 1), window: None, colour: None };
        Item { at, paint: Paint::Group(group) }
    }

    /// Returns items that are printed in `colour` instead of black; their greys are tints of it.
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

    /// Returns items scaled, turned and moved, optionally cropped to `window`.
    pub fn posed(items: Vec<Item>, pose: Pose, window: Option<Rect>) -> Item {
        let Pose { at, turns, scale } = pose;
        let group = ItemGroup {
            items: items.into(),
            turns,
            scale,
            window: window.map(|window: Rect| Rect {
                origin: window.origin + Point::new(-at.x, -at.y),
                size: window.size,
            }),
            colour: None,
        };
        Item { at, paint: Paint::Group(group) }
    }

    /// Returns items with that role.
    pub fn tagged(role: TextRole, items: Vec<Item>) -> Item {
        Item { at: Point::default(), paint: Paint::Tagged { role, items } }
    }

    /// Returns items that are a link to `to`, which `text` describes. The area that can be clicked is `area`.
    pub fn link(area: Rect, to: Destination, text: String, items: Vec<Item>) -> Item {
        Item::tagged(TextRole::Link(Link { area, to, text }), items)
    }

    /// Returns `true` for a link.
    pub fn is_link(&self) -> bool {
        matches!(self.paint, Paint::Tagged { role: TextRole::Link(_), .. })
    }

    /// Returns text and polygons in `share` percent of black; any other item is unchanged.
    pub fn black(mut self, share: u8) -> Item {
        match &mut self.paint {
            Paint::Text { percent, .. } | Paint::Fill { outline: Outline::Polygon(_), percent } => {
                *percent = share;
            }
            Paint::Tagged { items, .. } => {
                *items = items.drain(..).map(|item| item.black(share)).collect();
            }
            _ => {}
        }
        self
    }

    /// Returns the item moved by `by`. Targets of links do not change.
    pub fn moved(mut self, by: Point) -> Item {
        match &mut self.paint {
            // Colour alone needs no transform in a file if its items are moved instead.
            Paint::Group(group) if group.is_upright() && group.colour.is_some() => {
                group.items = group.items.iter().map(|item| item.clone().moved(by)).collect();
            }
            Paint::Tagged { role, items } => {
                *role = role.clone().moved(by);
                *items = std::mem::take(items).into_iter().map(|item| item.moved(by)).collect();
            }
            _ => self.at = self.at + by,
        }
        self
    }

    /// Returns `true` if the item paints only black, so that the order among such items is irrelevant.
    pub fn is_black(&self) -> bool {
        match &self.paint {
            Paint::Stroke { .. } | Paint::Cells(_) => true,
            Paint::Text { percent, .. } | Paint::Fill { percent, .. } => *percent == 100,
            Paint::Group(group) => {
                // A window may cut an item into a shape whose overlap with others is unknown.
                let is_whole = group.colour.is_none() && group.window.is_none();
                is_whole && group.items.iter().all(Item::is_black)
            }
            Paint::Tagged { items, .. } => items.iter().all(Item::is_black),
            // A picture has white of its own, which covers what is below it.
            Paint::Image { .. } => false,
        }
    }
}

/// The figures of a grid. Positions are from the corner of the grid.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cells {
    /// Distance from one cell to the next, across and down.
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
    /// Distance of the baseline from the top.
    pub baseline: Length,
    /// The glyphs, from the left edge of the grid.
    pub run: Run,
}

impl Cells {
    /// Returns the figures as text: each line with the start of its baseline, for a grid at `at`.
    pub fn texts(&self, at: Point) -> impl Iterator<Item = (Point, &Run)> {
        self.lines.iter().map(move |line| (at + Point::new(Length::ZERO, line.baseline), &line.run))
    }
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
