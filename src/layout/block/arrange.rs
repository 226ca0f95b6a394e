//! How grids share a page: how many columns and rows, how large, and where each stands.

use crate::layout::LayoutError;
use crate::layout::block::footer::Footer;
use crate::layout::text::block::TextBlock;
use crate::layout::text::style::figures;
use crate::layout::text::theme::Theme;
use crate::units::{Length, Point, Size};

/// Between the heading of a grid and the grid.
pub(in crate::layout) const HEAD_GAP: Length = Length::pt(5);

/// A page without a hole is worth grids that are smaller: their least side, in percent of the largest.
const WORTH: i32 = 85;

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

/// Columns and rows of equal grids.
#[derive(Clone, Copy, Debug)]
struct Raster {
    columns: i32,
    rows: i32,
    /// The side of a grid.
    side: Length,
}

impl Raster {
    /// `count` grids in so many columns, as large as `body` allows.
    fn new(count: i32, columns: i32, body: Size, theme: &Theme, footer: &Footer) -> Raster {
        let rows = (count + columns - 1) / columns;
        let mut side = (body.width - theme.gap * (columns - 1)) / columns;
        let height = (body.height - theme.gap * (rows - 1)) / rows;
        // Heading and footer grow with the grid, or take more lines where it is smaller; so settle the two against
        // each other.
        loop {
            let tall = height - around_height(theme, side, footer);
            if side <= tall || side <= Length::ZERO {
                break;
            }
            side = tall;
        }
        Raster {
            columns,
            rows,
            side,
        }
    }

    /// The largest of `rasters`; of equal ones that with the fewest columns.
    fn largest(rasters: impl Iterator<Item = Raster>) -> Raster {
        let largest = rasters.max_by_key(|raster| (raster.side, -raster.columns));
        largest.unwrap_or(Raster {
            columns: 1,
            rows: 1,
            side: Length::ZERO,
        })
    }

    /// The best for `count` grids: large, and without a hole where that costs little.
    fn best(count: i32, body: Size, theme: &Theme, footer: &Footer) -> Raster {
        let all = (1..=count).map(|columns| Raster::new(count, columns, body, theme, footer));
        let is_whole = |raster: &Raster| raster.columns * raster.rows == count;
        let whole = Raster::largest(all.clone().filter(is_whole));
        let largest = Raster::largest(all);
        match whole.side >= largest.side.percent(WORTH) {
            true => whole,
            false => largest,
        }
    }
}

/// Where `count` things of that `size` stand in `whole`: the first, and from each to the next. The room that the least
/// `gap` leaves is shared evenly, both ends included.
fn shared(whole: Length, size: Length, count: i32, gap: Length) -> (Length, Length) {
    let free = whole - size * count;
    let share = (free - gap * (count - 1)) / (count + 1);
    (share, size + gap + share)
}

impl Arrangement {
    /// `count` places in a body of that size, as large as it allows, with equal gaps.
    fn new(count: u32, body: Size, theme: &Theme, footer: &Footer) -> Arrangement {
        let count = count as i32;
        let Raster {
            columns,
            rows,
            side,
        } = Raster::best(count, body, theme, footer);
        let height = side + around_height(theme, side, footer);
        let (left, across) = shared(body.width, side, columns, theme.gap);
        let (top, down) = shared(body.height, height, rows, theme.gap);
        let place = |index: i32| {
            let (row, column) = (index / columns, index % columns);
            // A row that is not full stands in the middle: no puzzle seems to be missing.
            let missing = (columns * (row + 1) - count).max(0);
            Point::new(
                left + across * column + (across * missing).half(),
                top + down * row,
            )
        };
        Arrangement {
            side,
            number: theme.number_beside(side),
            places: (0..count).map(place).collect(),
        }
    }
}

impl Arrangement {
    /// This arrangement, so far down.
    fn below(mut self, down: Length) -> Arrangement {
        for place in &mut self.places {
            place.y += down;
        }
        self
    }

    /// How many grids stand side by side.
    pub(in crate::layout) fn columns(&self) -> usize {
        let first = self.places.first().map(|place| place.y);
        (self.places.iter())
            .take_while(|place| Some(place.y) == first)
            .count()
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
fn around_height(theme: &Theme, side: Length, footer: &Footer) -> Length {
    let number = theme.number_beside(side);
    footer.heading_height(number) + footer.plan(theme, side, number).height
}

/// An arrangement of grids whose sides are at least `least`, or the most that would have such. `taken` is the height of
/// what stands above them, and each place is below it.
pub(in crate::layout) fn arrange(
    count: u32,
    (block, taken): (&TextBlock, Length),
    least: Length,
    footer: &Footer,
    section: Option<usize>,
) -> Result<Arrangement, LayoutError> {
    let theme = &block.theme;
    let body = Size {
        width: block.block.width,
        height: block.body().1 - taken,
    };
    let arrangement = Arrangement::new(count, body, theme, footer);
    if arrangement.side >= least {
        return Ok(arrangement.below(taken));
    }
    let most = (1..count)
        .rev()
        .find(|&fewer| Arrangement::new(fewer, body, theme, footer).side >= least)
        .unwrap_or(0);
    Err(LayoutError::TooSmall {
        section,
        side: arrangement.side,
        least,
        most,
    })
}
