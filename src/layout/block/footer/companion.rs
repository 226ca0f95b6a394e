//! The animal beside a child's puzzle, and the stars to colour in when it is solved.

use crate::block::level_signs::star;
use crate::document::item::Item;
use crate::typography::art::Art;
use crate::typography::style::HAIRLINE;
use crate::typography::text_block::Context;
use crate::typography::tones::toned;
use gridpress_base::colour::Colour;
use gridpress_bookspec::PictureTheme;
use gridpress_ground::units::{Length, Point, Size};

/// Minimum and maximum side of an animal.
pub(super) const LEAST: Length = Length::mm(40);
const MOST: Length = Length::mm(62);
/// Minimum side of a grid with an animal below it.
pub(super) const LARGE_GRID: Length = Length::mm(120);
/// Number of stars above an animal.
const STARS: i32 = 3;
/// Radius of a star, and the white below the stars, in percent of the side of the animal.
const RADIUS: i32 = 11;
const BELOW_STARS: i32 = 8;

/// The animal of a section, with stars.
#[derive(Clone, Copy, Debug)]
pub(super) struct Companion {
    art: Art,
    tone: Option<Colour>,
}

impl Companion {
    /// Returns the animal beside puzzles of a section; `None` in books without pictures, and in worksheets.
    pub(super) fn of_section(ctx: &Context, section: usize) -> Option<Companion> {
        let spec = &ctx.book.spec;
        let has_animals = spec.pictures == PictureTheme::Animals && spec.worksheet.is_none();
        let (art, tone) = (Art::of_section(section), ctx.tone(section));
        has_animals.then_some(Companion { art, tone })
    }

    /// Returns the size of an animal of that side with its stars.
    pub(super) fn size(self, side: Length) -> Size {
        Size { width: side, height: side + side.percent(RADIUS * 2 + BELOW_STARS) }
    }

    /// Returns the side of the largest animal with its stars that fits, not less than [`LEAST`].
    pub(super) fn fitted(self, room: Size) -> Length {
        let scaled = self.size(Length::pt(100)).height;
        let tall = room.height.scale(100_000, scaled.to_thousandths());
        room.width.min(tall).min(MOST).at_least(LEAST)
    }

    /// Draws the stars, and the animal below them, from the upper left corner.
    pub(super) fn items(self, at: Point, side: Length) -> Vec<Item> {
        let radius = side.percent(RADIUS);
        let above = self.size(side).height - side;
        let step = side / STARS;
        let weight = (radius / 9).at_least(HAIRLINE);
        let stars = (0..STARS).map(|index| {
            let centre = at + Point::new(step * index + step.half(), radius);
            Item::contour(star(centre, radius), weight)
        });
        let stars = toned(self.tone, stars.collect());
        let animal = self.art.printed(self.tone, side).at(at + Point::new(Length::ZERO, above));
        stars.into_iter().chain(animal).collect()
    }
}
