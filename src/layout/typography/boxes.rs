//! Boxes from which fixed pages are nested: text, rules and pictures below each other, side by side, and in layers.

use crate::document::item::{Image, Item};
use crate::document::outline::edges;
use crate::document::role::{Described, TextRole};
use crate::typography::style::{Align, HAIRLINE};
use gridpress_base::colour::Colour;
use gridpress_ground::units::{Length, Point, Rect, Size};
use std::sync::Arc;

/// Returns hairlines along the inside of the edges of a rectangle.
pub(crate) fn frame(around: Rect) -> Item {
    Item::blocks(edges(&around, HAIRLINE).to_vec(), 100)
}

/// Items with a size.
#[derive(Clone, Debug, Default)]
pub(crate) struct LayoutBox {
    /// Size of the room that it takes; its items may extend beyond that.
    pub size: Size,
    /// The items, from its upper left corner.
    pub items: Vec<Item>,
    /// `true` for white that shares the height left by the other boxes of a column.
    is_fill: bool,
}

impl LayoutBox {
    pub(crate) fn new(width: Length, height: Length, items: Vec<Item>) -> LayoutBox {
        LayoutBox { size: Size { width, height }, items, is_fill: false }
    }

    /// Returns white of that height.
    pub(crate) fn down(height: Length) -> LayoutBox {
        LayoutBox::new(Length::ZERO, height, Vec::new())
    }

    /// Returns white of that width.
    pub(crate) fn across(width: Length) -> LayoutBox {
        LayoutBox::new(width, Length::ZERO, Vec::new())
    }

    /// Returns white that takes a share of the height left by the other boxes of a column.
    pub(crate) fn fill() -> LayoutBox {
        LayoutBox { is_fill: true, ..LayoutBox::default() }
    }

    /// Returns a level rule of that length, whose middle is at the top of the box.
    pub(crate) fn rule(length: Length, weight: Length) -> LayoutBox {
        let end = Point::new(length, Length::ZERO);
        LayoutBox::new(length, Length::ZERO, vec![Item::rule(Point::default(), end, weight)])
    }

    /// Returns what `draw` draws in an area of that size.
    pub(crate) fn drawn(size: Size, draw: impl FnOnce(Rect) -> Item) -> LayoutBox {
        let area = Rect { origin: Point::default(), size };
        LayoutBox::new(size.width, size.height, vec![draw(area)])
    }

    /// Returns an area filled with `colour`.
    pub(crate) fn area(size: Size, colour: Colour) -> LayoutBox {
        LayoutBox::drawn(size, |area| Item::tint(area, 100)).coloured(colour)
    }

    /// Returns a picture of that size, which `text` describes.
    pub(crate) fn picture(size: Size, image: Arc<Image>, text: &str) -> LayoutBox {
        let area = Rect { origin: Point::default(), size };
        let described = Described { area, text: text.to_owned() };
        LayoutBox::image(size, image).with_role(TextRole::Picture(described))
    }

    /// Returns a picture of that size that only decorates.
    pub(crate) fn image(size: Size, image: Arc<Image>) -> LayoutBox {
        LayoutBox::drawn(size, |area| Item::image(area, image))
    }

    /// Returns boxes below each other in a column of that width, each with that alignment.
    pub(crate) fn column(
        align: Align,
        width: Length,
        boxes: impl IntoIterator<Item = LayoutBox>,
    ) -> LayoutBox {
        LayoutBox::column_in(align, Size { width, height: Length::ZERO }, boxes)
    }

    /// Returns boxes below each other; white that fills the column makes it as high as `room`.
    pub(crate) fn column_in(
        align: Align,
        room: Size,
        boxes: impl IntoIterator<Item = LayoutBox>,
    ) -> LayoutBox {
        let boxes: Vec<LayoutBox> = boxes.into_iter().collect();
        let mut fills = boxes.iter().filter(|part| part.is_fill).count() as i32;
        let used: Length = boxes.iter().map(|part| part.size.height).sum();
        let mut free = (room.height - used).at_least(Length::ZERO);
        let mut column = LayoutBox::across(room.width);
        for part in boxes {
            let at = Point::new(align.x(room.width - part.size.width), column.size.height);
            column.size.height += part.size.height;
            if part.is_fill {
                column.size.height += free / fills;
                (free, fills) = (free - free / fills, fills - 1);
            }
            column.items.extend(part.at(at));
        }
        column
    }

    /// Returns boxes side by side, with their upper edges in line.
    pub(crate) fn row(boxes: impl IntoIterator<Item = LayoutBox>) -> LayoutBox {
        let mut row = LayoutBox::default();
        for part in boxes {
            let at = Point::new(row.size.width, Length::ZERO);
            row.size.width += part.size.width;
            row.size.height = row.size.height.max(part.size.height);
            row.items.extend(part.at(at));
        }
        row
    }

    /// Returns boxes with `gap` between any two.
    pub(crate) fn spaced(gap: LayoutBox, boxes: Vec<LayoutBox>) -> impl Iterator<Item = LayoutBox> {
        let last = boxes.len();
        boxes.into_iter().enumerate().flat_map(move |(index, part)| {
            [part].into_iter().chain((index + 1 < last).then(|| gap.clone()))
        })
    }

    /// Returns boxes with a common upper left corner, each above the ones before it.
    pub(crate) fn layers(boxes: impl IntoIterator<Item = LayoutBox>) -> LayoutBox {
        let mut layers = LayoutBox::default();
        for part in boxes {
            layers.size.width = layers.size.width.max(part.size.width);
            layers.size.height = layers.size.height.max(part.size.height);
            layers.items.extend(part.items);
        }
        layers
    }

    /// Returns the box with white of that width around it.
    pub(crate) fn inset(self, by: Length) -> LayoutBox {
        let Size { width, height } = self.size;
        LayoutBox::new(width + by * 2, height + by * 2, self.at(Point::new(by, by)).collect())
    }

    /// Returns the box with white of that width and a hairline around it.
    pub(crate) fn framed(self, white: Length) -> LayoutBox {
        let mut framed = self.inset(white);
        framed.items.push(frame(Rect { origin: Point::default(), size: framed.size }));
        framed
    }

    /// Returns the box in `colour` instead of black.
    pub(crate) fn coloured(self, colour: Colour) -> LayoutBox {
        LayoutBox { items: vec![Item::coloured(colour, self.items)], ..self }
    }

    /// Returns the box with that role in the text.
    pub(crate) fn with_role(self, role: TextRole) -> LayoutBox {
        LayoutBox { items: vec![Item::tagged(role, self.items)], ..self }
    }

    /// Returns the items of the box with its upper left corner at `at`.
    pub(crate) fn at(self, at: Point) -> impl Iterator<Item = Item> {
        self.items.into_iter().map(move |item| item.moved(at))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::outline::Outline;
    use crate::document::walk::{Primitive, walk};

    fn square(side: i32) -> LayoutBox {
        let side = Length::pt(side);
        LayoutBox::area(Size { width: side, height: side }, Colour::BLACK)
    }

    /// Returns the corners of the areas of a box in points, and its size.
    fn corners(boxes: &LayoutBox) -> (Vec<(f64, f64)>, (f64, f64)) {
        let mut corners = Vec::new();
        walk(&boxes.items, &mut |painted| {
            if let Primitive::Fill { outline: Outline::Rect(rect), .. } = painted.primitive {
                corners.push((rect.origin.x.to_pt(), rect.origin.y.to_pt()));
            }
        });
        (corners, (boxes.size.width.to_pt(), boxes.size.height.to_pt()))
    }

    #[test]
    fn fills_share_the_height_that_other_boxes_leave() {
        let room = Size { width: Length::pt(100), height: Length::pt(100) };
        let column =
            |boxes: Vec<LayoutBox>| corners(&LayoutBox::column_in(Align::Centre, room, boxes));
        let fill = LayoutBox::fill;
        assert_eq!(
            column(vec![fill(), square(20), fill(), square(10), fill(), fill()]),
            (vec![(40.0, 17.5), (45.0, 55.0)], (100.0, 100.0))
        );
        // Boxes that are higher than the room leave nothing.
        let high = column(vec![square(90), fill(), square(20)]);
        assert_eq!(high, (vec![(5.0, 0.0), (40.0, 90.0)], (100.0, 110.0)));
        let natural = corners(&LayoutBox::column(Align::Right, room.width, [square(30)]));
        assert_eq!(natural, (vec![(70.0, 0.0)], (100.0, 30.0)));
    }

    #[test]
    fn rows_and_layers_are_as_high_as_their_highest_box() {
        let gap = LayoutBox::across(Length::pt(5));
        let row = LayoutBox::row(LayoutBox::spaced(gap, vec![square(10), square(30), square(20)]));
        assert_eq!(corners(&row), (vec![(0.0, 0.0), (15.0, 0.0), (50.0, 0.0)], (70.0, 30.0)));
        let layers = LayoutBox::layers([square(10), row.inset(Length::pt(1))]);
        let inset = vec![(0.0, 0.0), (1.0, 1.0), (16.0, 1.0), (51.0, 1.0)];
        assert_eq!(corners(&layers), (inset, (72.0, 32.0)));
        // Colour takes no transform, so that files stay small.
        assert!(layers.items.iter().all(|item| item.at == Point::default()));
    }
}
