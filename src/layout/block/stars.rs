//! The stars of a level.

use crate::page::item::Item;
use gridpress_base::units::{Length, Point};
use gridpress_engine::generate::Level;
use gridpress_spec::LevelStars;

/// The corners of a star of radius 1000, y down: five points, and between them the crossings of a pentagram.
const STAR: [(i32, i32); 10] = [
    (0, -1000),
    (225, -309),
    (951, -309),
    (363, 118),
    (588, 809),
    (0, 382),
    (-588, 809),
    (-363, 118),
    (-951, -309),
    (-225, -309),
];

/// The radius of a star, in percent of the size of the type beside it.
const RADIUS: i32 = 38;
/// From one star to the next, in percent of the radius.
const STEP: i32 = 215;

/// Stars as high as the capitals of a type of that `size`, side by side.
pub(crate) struct Stars {
    radius: Length,
    of: LevelStars,
}

impl Stars {
    /// Stars that stand beside type of that size, as many as `of` says of each level.
    pub(crate) fn beside(size: Length, of: LevelStars) -> Stars {
        Stars { radius: size.percent(RADIUS), of }
    }

    /// From one star to the next.
    fn step(&self) -> Length {
        self.radius.percent(STEP)
    }

    /// The width of the stars of `level`.
    pub(crate) fn width(&self, level: Level) -> Length {
        self.step() * i32::from(self.of.of(level))
    }

    /// The stars of `level` from the left end of their baseline.
    pub(crate) fn items(&self, level: Level, at: Point) -> Vec<Item> {
        let star = |index: i32| {
            let centre = Point::new(
                at.x + self.radius + self.step() * index,
                // The lower points stand on the baseline.
                at.y - self.radius.scale(809, 1000),
            );
            let corner = |(x, y)| {
                let by = Point::new(self.radius.scale(x, 1000), self.radius.scale(y, 1000));
                centre + by
            };
            Item::polygon(STAR.map(corner).to_vec(), 100)
        };
        (0..self.of.of(level).into()).map(star).collect()
    }
}
