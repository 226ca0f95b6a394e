//! How grids share a page: how many columns and rows, how large, and where each stands.

use crate::layout::LayoutError;
use crate::layout::block::footer::Footer;
use crate::layout::text::block::TextBlock;
use crate::layout::text::style::figures;
use crate::layout::text::theme::Theme;
use crate::units::{Length, Point, Size};

/// Between the heading of a grid and the grid.
const HEAD_GAP: Length = Length::pt(5);

/// Places for equal grids on a page.
#[derive(Clone, Debug)]
pub(in crate::layout) struct Arrangement {
    /// The side of a grid, rules included.
    pub side: Length,
    /// The size of the number above a grid.
    pub number: Length,
    /// Where blocks of heading and grid begin.
    pub places: Vec<Point>,
}

impl Arrangement {
    /// `count` places in a body of that size, as large as it allows, with equal gaps.
    fn new(count: u32, body: Size, theme: &Theme, below: &Footer) -> Arrangement {
        let (count, gap) = (count as i32, theme.gap);
        let of_columns = |columns: i32| {
            let rows = (count + columns - 1) / columns;
            let mut side = (body.width - gap * (columns - 1)) / columns;
            let height = (body.height - gap * (rows - 1)) / rows;
            // What stands around a grid grows with it, or takes more lines where it is smaller; so settle the two
            // against each other.
            loop {
                let tall = height - around_height(theme, side, below);
                if side <= tall || side <= Length::ZERO {
                    break (side, columns, rows);
                }
                side = tall;
            }
        };
        let best = |candidates: &mut dyn Iterator<Item = (Length, i32, i32)>| {
            candidates
                .max_by_key(|&(side, columns, _)| (side, -columns))
                .unwrap_or((Length::ZERO, 1, 1))
        };
        let largest = best(&mut (1..=count).map(of_columns));
        // A page without a hole is worth a slightly smaller grid.
        let whole = best(
            &mut (1..=count)
                .map(of_columns)
                .filter(|&(_, columns, rows)| columns * rows == count),
        );
        let (side, columns, rows) = if whole.0 >= largest.0.scale(85, 100) {
            whole
        } else {
            largest
        };
        let number = theme.number_beside(side);
        let block = Size {
            width: side,
            height: side + around_height(theme, side, below),
        };
        let shared = |whole: Length, size: Length, n: i32| {
            let free = whole - size * n;
            // With the gap between grids the rest is shared evenly, borders included.
            let share = (free - gap * (n - 1)) / (n + 1);
            (share, gap + share)
        };
        let (left, across) = shared(body.width, block.width, columns);
        let (top, down) = shared(body.height, block.height, rows);
        let places = (0..count)
            .map(|index| {
                let (row, column) = (index / columns, index % columns);
                Point::new(
                    left + (block.width + across) * column,
                    top + (block.height + down) * row,
                )
            })
            .collect();
        Arrangement {
            side,
            number,
            places,
        }
    }
}

impl Theme {
    /// Size of the number above a grid of `side`.
    fn number_beside(&self, side: Length) -> Length {
        let [least, most] = self.number;
        (side / 17).max(least).min(most)
    }

    /// Size of the small type around a grid whose number is of size `number`.
    pub(in crate::layout) fn note_beside(&self, number: Length) -> Length {
        number.scale(2, 3).at_least(self.least_note)
    }
}

/// The height of the line above a grid, with the gap below it.
pub(in crate::layout) fn heading_height(number: Length) -> Length {
    figures(number) + HEAD_GAP
}

/// The height of heading and footer of a grid of `side`.
fn around_height(theme: &Theme, side: Length, below: &Footer) -> Length {
    let number = theme.number_beside(side);
    heading_height(number) + below.plan(theme, side, number).height
}

/// An arrangement of grids whose sides are at least `least`, or the most that would have such.
pub(in crate::layout) fn arrange(
    count: u32,
    frame: &TextBlock,
    least: Length,
    below: &Footer,
    section: Option<usize>,
) -> Result<Arrangement, LayoutError> {
    let (body, theme) = (body_size(frame), &frame.theme);
    let arrangement = Arrangement::new(count, body, theme, below);
    if arrangement.side >= least {
        return Ok(arrangement);
    }
    let most = (1..count)
        .rev()
        .find(|&fewer| Arrangement::new(fewer, body, theme, below).side >= least)
        .unwrap_or(0);
    Err(LayoutError::TooSmall {
        section,
        side: arrangement.side,
        least,
        most,
    })
}

/// The part of the block that grids share.
fn body_size(frame: &TextBlock) -> Size {
    Size {
        width: frame.block.width,
        height: frame.body().1,
    }
}
