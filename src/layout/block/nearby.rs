//! Small answers that stand with their puzzles: in rows at the foot of the page, or one beside each puzzle.

use crate::block::arrange::heading_height;
use crate::text::style::HAIRLINE;
use crate::text::theme::Theme;
use gridpress_base::units::{Length, Point};

/// Where small answers stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Nearby {
    /// At the foot of the page, upside down.
    Foot,
    /// Beside each puzzle, on its outer side.
    Beside,
}

/// Small answers, all of one size.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SmallAnswers {
    /// Where they stand.
    pub place: Nearby,
    /// The side of a grid.
    pub side: Length,
    /// The size of the number above it.
    pub number: Length,
    /// The least room between two grids.
    gap: Length,
}

impl SmallAnswers {
    /// Answers of that side.
    pub(crate) fn new(place: Nearby, side: Length, theme: &Theme) -> SmallAnswers {
        SmallAnswers { place, side, number: theme.number_beside(side), gap: theme.gap }
    }

    /// The height of a grid with its number.
    pub(crate) fn height(&self) -> Length {
        heading_height(self.number) + self.side
    }

    /// The width that one takes of the room of its puzzle.
    pub(crate) fn beside(&self) -> Length {
        match self.place {
            Nearby::Foot => Length::ZERO,
            Nearby::Beside => self.gap + self.side,
        }
    }

    /// The height that so many take at the foot of a page of that width, with the rule above them.
    pub(crate) fn foot(&self, count: u32, width: Length) -> Length {
        match self.place {
            Nearby::Foot => self.rule(count, width) + HAIRLINE + self.gap.half(),
            Nearby::Beside => Length::ZERO,
        }
    }

    /// How far the rule is from the edge that the answers at the foot begin at.
    pub(crate) fn rule(&self, count: u32, width: Length) -> Length {
        let (_, rows) = self.raster(count as i32, width);
        (self.height() + self.gap) * rows - self.gap.half()
    }

    /// How many stand in a row at the foot at the most, and in how many rows.
    fn raster(&self, count: i32, width: Length) -> (i32, i32) {
        let pitch = (self.side + self.gap).to_thousandths().max(1);
        let fit = ((width + self.gap).to_thousandths() / pitch).max(1);
        let rows = (count + fit - 1) / fit;
        ((count + rows.max(1) - 1) / rows.max(1), rows)
    }

    /// Where so many stand at the foot, row by row, from the corner that is the upper left one when the page is turned.
    pub(crate) fn places(&self, count: u32, width: Length) -> Vec<Point> {
        let count = count as i32;
        let (columns, _) = self.raster(count, width);
        let place = |index: i32| {
            let (row, column) = (index / columns, index % columns);
            let own = (count - row * columns).min(columns);
            let free = width - self.side * own - self.gap * (own - 1);
            let share = free / (own + 1);
            let x = share + (self.side + self.gap + share) * column;
            Point::new(x, (self.height() + self.gap) * row)
        };
        (0..count).map(place).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(side: i32) -> SmallAnswers {
        SmallAnswers {
            place: Nearby::Foot,
            side: Length::pt(side),
            number: Length::pt(9),
            gap: Length::pt(18),
        }
    }

    #[test]
    fn answers_at_the_foot_share_rows_and_keep_their_gaps() {
        let (answers, width) = (answers(70), Length::pt(360));
        for count in 1..=11 {
            let places = answers.places(count, width);
            let rows =
                places.iter().map(|place| place.y).collect::<std::collections::BTreeSet<_>>();
            assert_eq!(rows.len() as u32, count.div_ceil(4), "{count}");
            for (index, a) in places.iter().enumerate() {
                assert!(a.x >= Length::ZERO && a.x + answers.side <= width);
                assert!(a.y + answers.height() < answers.rule(count, width));
                for b in &places[index + 1..] {
                    let apart = b.x - a.x >= answers.side + answers.gap;
                    assert!(apart || b.y - a.y >= answers.height() + answers.gap);
                }
            }
            assert!(answers.rule(count, width) < answers.foot(count, width));
        }
    }
}
