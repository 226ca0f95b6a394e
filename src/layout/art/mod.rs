//! The pictures of children's books: drawings of ours, in outlines to colour in.

mod drawing;

use crate::page::item::Item;
use gridpress_base::units::{Length, Point};

/// A picture, as wide as it is high.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Art {
    /// The animal that explains and praises.
    Owl,
    Cat,
    Fox,
    Rabbit,
    Bear,
    Panda,
    Pencil,
    Rosette,
}

/// The animals of sections, which take turns.
const ANIMALS: [Art; 5] = [Art::Cat, Art::Fox, Art::Rabbit, Art::Bear, Art::Panda];

impl Art {
    /// The animal of a section, by the index of the section.
    pub(crate) fn of_section(index: usize) -> Art {
        ANIMALS[index % ANIMALS.len()]
    }

    /// The drawing in the language of [`drawing`].
    fn source(self) -> &'static str {
        match self {
            Art::Owl => include_str!("pictures/owl.txt"),
            Art::Cat => include_str!("pictures/cat.txt"),
            Art::Fox => include_str!("pictures/fox.txt"),
            Art::Rabbit => include_str!("pictures/rabbit.txt"),
            Art::Bear => include_str!("pictures/bear.txt"),
            Art::Panda => include_str!("pictures/panda.txt"),
            Art::Pencil => include_str!("pictures/pencil.txt"),
            Art::Rosette => include_str!("pictures/rosette.txt"),
        }
    }

    /// The picture in a square of that `side`, whose upper left corner is at `at`.
    pub(crate) fn items(self, at: Point, side: Length) -> Vec<Item> {
        let items = drawing::items(self.source(), side).into_iter();
        items.map(|item| item.moved(at)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::item::Paint;

    const ALL: [Art; 8] = [
        Art::Owl,
        Art::Cat,
        Art::Fox,
        Art::Rabbit,
        Art::Bear,
        Art::Panda,
        Art::Pencil,
        Art::Rosette,
    ];

    #[test]
    fn every_picture_stays_in_its_square_and_within_what_prints() {
        let side = Length::pt(100);
        for picture in ALL {
            let items = picture.items(Point::default(), side);
            assert!(items.len() > 4, "{picture:?}");
            for item in items {
                let extents = match &item.paint {
                    Paint::Fill { outline, percent } => {
                        assert!(*percent == 0 || *percent >= 10, "{picture:?}: {percent} %");
                        outline.filled()
                    }
                    Paint::Stroke { outline, weight } => {
                        assert!(*weight >= Length::thousandths(750));
                        outline.stroked(*weight).into_iter().collect()
                    }
                    other => panic!("{picture:?}: {other:?}"),
                };
                for extent in extents {
                    let (low, high) = (-Length::pt(2), side + Length::pt(2));
                    assert!(extent.left >= low && extent.top >= low, "{picture:?}");
                    assert!(extent.right <= high && extent.bottom <= high, "{picture:?}");
                }
            }
        }
    }

    #[test]
    fn sections_take_turns() {
        assert_eq!(Art::of_section(0), Art::Cat);
        assert_eq!(Art::of_section(5), Art::Cat);
        assert_ne!(Art::of_section(1), Art::of_section(2));
    }
}
