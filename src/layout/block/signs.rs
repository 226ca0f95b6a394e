//! The signs of levels: stars or dots.

use crate::block::stars::Stars;
use crate::page::item::Item;
use crate::text::style::HAIRLINE;
use gridpress_base::units::{Length, Point};
use gridpress_engine::generate::Level;
use gridpress_spec::{LevelSign, LevelStars};

/// The signs of levels beside type of one size.
pub(crate) enum Signs {
    /// As many stars as the level has.
    Stars(Stars),
    /// Dots, some of them filled.
    Dots {
        /// The radius of a dot.
        radius: Length,
        /// The stars that they stand for.
        stars: LevelStars,
    },
}

/// The radius of a dot, in percent of the size of the type beside it.
const RADIUS: i32 = 26;
/// From one centre to the next, in percent of the radius.
const PITCH: i32 = 280;
/// From the baseline up to the centres, in percent of the radius.
const ABOVE_BASELINE: i32 = 115;

impl Signs {
    /// Signs that stand beside type of that size.
    pub(crate) fn beside(sign: LevelSign, size: Length, stars: LevelStars) -> Signs {
        match sign {
            LevelSign::Stars => Signs::Stars(Stars::beside(size, stars)),
            LevelSign::Dots => Signs::Dots { radius: size.percent(RADIUS), stars },
        }
    }

    /// The width of what shows `level`.
    pub(crate) fn width(&self, level: Level) -> Length {
        match self {
            Signs::Stars(stars) => stars.width(level),
            Signs::Dots { radius, stars } => {
                radius.percent(PITCH) * (i32::from(stars.most()) - 1) + *radius * 2
            }
        }
    }

    /// The signs of `level` from the left end of their baseline.
    pub(crate) fn items(&self, level: Level, at: Point) -> Vec<Item> {
        match self {
            Signs::Stars(stars) => stars.items(level, at),
            Signs::Dots { radius, stars } => dots(*radius, *stars, level, at),
        }
    }
}

/// Dots on a baseline, as many filled as the level has stars.
fn dots(radius: Length, stars: LevelStars, level: Level, at: Point) -> Vec<Item> {
    let weight = (radius / 4).at_least(HAIRLINE);
    let dot = |index: i32| {
        let x = at.x + radius + radius.percent(PITCH) * index;
        let centre = Point::new(x, at.y - radius.percent(ABOVE_BASELINE));
        match index < i32::from(stars.of(level)) {
            true => Item::disc(centre, radius, 100),
            false => Item::ring(centre, radius - weight.half(), weight),
        }
    };
    (0..stars.most().into()).map(dot).collect()
}
