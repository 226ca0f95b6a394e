//! Signs of levels: stars or dots.

use crate::document::item::Item;
use crate::typography::style::HAIRLINE;
use gridpress_bookspec::{LevelSign, LevelStars};
use gridpress_engine::generate::Level;
use gridpress_ground::units::{Length, Point};

/// Corners of a star of radius 1000, y down: five points, and between them the crossings of a pentagram.
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

/// Returns the corners of a star.
pub(crate) fn star(centre: Point, radius: Length) -> Vec<Point> {
    let corner = |(x, y)| centre + Point::new(radius.scale(x, 1000), radius.scale(y, 1000));
    STAR.map(corner).to_vec()
}

/// Radius of a star, in percent of the size of the type beside it.
const RADIUS: i32 = 38;
/// Distance from one star to the next, in percent of the radius.
const STEP: i32 = 215;

/// Stars as high as the capitals of a type of that `size`, side by side.
pub(crate) struct Stars {
    radius: Length,
    stars: LevelStars,
}

impl Stars {
    /// Creates stars beside type of that size; `stars` has their number for each level.
    pub(crate) fn beside(size: Length, stars: LevelStars) -> Stars {
        Stars { radius: size.percent(RADIUS), stars }
    }

    /// Returns the distance from one star to the next.
    fn step(&self) -> Length {
        self.radius.percent(STEP)
    }

    /// Returns the width of the stars of `level`.
    pub(crate) fn width(&self, level: Level) -> Length {
        self.step() * i32::from(self.stars.of(level))
    }

    /// Returns the stars of `level` from the left end of their baseline.
    pub(crate) fn items(&self, level: Level, at: Point) -> Vec<Item> {
        (0..self.stars.of(level).into())
            .map(|index| {
                let centre = Point::new(
                    at.x + self.radius + self.step() * index,
                    // The lower points are on the baseline.
                    at.y - self.radius.scale(809, 1000),
                );
                Item::polygon(star(centre, self.radius), 100)
            })
            .collect()
    }
}

/// Signs of levels beside type of one size.
pub(crate) enum LevelSigns {
    /// A number of stars that depends on the level.
    Stars(Stars),
    /// Dots, some of them filled.
    Dots {
        /// Radius of a dot.
        radius: Length,
        /// The number of stars that the dots represent.
        stars: LevelStars,
    },
}

/// Radius of a dot, in percent of the size of the type beside it.
const DOT_RADIUS: i32 = 26;
/// Distance from one centre to the next, in percent of the radius.
const PITCH: i32 = 280;
/// Distance from the baseline up to the centres, in percent of the radius.
const ABOVE_BASELINE: i32 = 115;

impl LevelSigns {
    /// Creates signs beside type of that size.
    pub(crate) fn beside(sign: LevelSign, size: Length, stars: LevelStars) -> LevelSigns {
        match sign {
            LevelSign::Stars => LevelSigns::Stars(Stars::beside(size, stars)),
            LevelSign::Dots => LevelSigns::Dots { radius: size.percent(DOT_RADIUS), stars },
        }
    }

    /// Returns the width of the sign of `level`.
    pub(crate) fn width(&self, level: Level) -> Length {
        match self {
            LevelSigns::Stars(stars) => stars.width(level),
            LevelSigns::Dots { radius, stars } => {
                radius.percent(PITCH) * (i32::from(stars.most()) - 1) + *radius * 2
            }
        }
    }

    /// Returns the sign of `level` from the left end of its baseline.
    pub(crate) fn items(&self, level: Level, at: Point) -> Vec<Item> {
        match self {
            LevelSigns::Stars(stars) => stars.items(level, at),
            LevelSigns::Dots { radius, stars } => dots(*radius, *stars, level, at),
        }
    }
}

/// Returns dots on a baseline; as many are filled as the level has stars.
fn dots(radius: Length, stars: LevelStars, level: Level, at: Point) -> Vec<Item> {
    let weight = (radius / 4).at_least(HAIRLINE);
    (0..stars.most().into())
        .map(|index| {
            let x = at.x + radius + radius.percent(PITCH) * index;
            let centre = Point::new(x, at.y - radius.percent(ABOVE_BASELINE));
            if index < i32::from(stars.of(level)) {
                Item::disc(centre, radius, 100)
            } else {
                Item::ring(centre, radius - weight.half(), weight)
            }
        })
        .collect()
}
