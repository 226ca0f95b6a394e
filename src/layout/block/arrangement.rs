//! The arrangement of grids on a page: how many columns and rows, how large, and where each stands; and small answers with them.

use crate::LayoutError;
use crate::block::footer::{FooterPlace, PuzzleFooter};
use crate::block::numbers::heading_height;
use crate::typography::style::HAIRLINE;
use crate::typography::text_block::TextBlock;
use crate::typography::theme::Theme;
use gridpress_base::units::{Length, Point, Size};

/// A page without a hole is worth grids that are smaller: their least side, in percent of the largest.
const WORTH: i32 = 85;

/// Footers stand beside their grids, which then leave the middle of the page, where that makes these plainly larger:
/// their least side, in percent of what it is otherwise.
const GAIN: i32 = 110;

/// The greatest width of a column beside a grid, in percent of the side of the grid.
const COLUMN: i32 = 60;

/// Places for equal grids on a page.
#[derive(Clone, Debug)]
pub(crate) struct Arrangement {
    /// The side of a grid, rules included.
    pub side: Length,
    /// The size of the number above a grid.
    pub number: Length,
    /// The width of the column for the footer beside each grid; `None` has it below.
    pub column: Option<Length>,
    /// Where blocks of heading and grid begin.
    pub places: Vec<Point>,
}

/// What takes room from the grids of a page.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ReservedSpace {
    /// The height of what stands above them.
    pub above: Length,
    /// The small answers that stand with them.
    pub answers: Option<SmallAnswers>,
    /// Where their footers stand; `None` has it where the grids are larger.
    pub footers: Option<FooterPlace>,
}

impl ReservedSpace {
    /// What stands above grids, and nothing else.
    pub(crate) fn above(above: Length) -> ReservedSpace {
        ReservedSpace { above, ..ReservedSpace::default() }
    }

    /// What it leaves of `block` to `count` grids.
    fn body(&self, block: &TextBlock, count: u32) -> Size {
        let width = block.block.width;
        let foot = self.answers.map(|answers| answers.foot(count, width));
        let taken = self.above + foot.unwrap_or_default();
        Size { width, height: block.body().1 - taken }
    }

    /// What stands around each grid.
    fn around<'a>(&self, theme: &'a Theme, footer: &'a PuzzleFooter) -> GridSurroundings<'a> {
        let beside = self.answers.map(|answers| answers.beside());
        GridSurroundings {
            theme,
            footer,
            beside: beside.unwrap_or_default(),
            footers: match self.answers.map(|answers| answers.place) {
                Some(SmallAnswerPlace::Beside) => Some(FooterPlace::Below),
                Some(SmallAnswerPlace::Foot) | None => self.footers,
            },
        }
    }
}

/// What stands around each grid of a page.
struct GridSurroundings<'a> {
    theme: &'a Theme,
    footer: &'a PuzzleFooter,
    /// The width of what stands beside it.
    beside: Length,
    /// Where its footer must stand, if that is settled.
    footers: Option<FooterPlace>,
}

impl GridSurroundings<'_> {
    /// The height of heading and footer of a grid of `side`.
    fn height(&self, side: Length) -> Length {
        let number = self.theme.number_beside(side);
        let footer = self.footer;
        footer.heading_height(number) + footer.plan(self.theme, side, number, None).height
    }

    /// The width and the height of a grid of `side` with all that stands around it.
    fn size(&self, side: Length, column: Option<Length>) -> Size {
        let number = self.theme.number_beside(side);
        match column {
            Some(column) => Size {
                width: side + self.theme.gap + column,
                height: side + self.footer.heading_height(number),
            },
            None => Size { width: side + self.beside, height: side + self.height(side) },
        }
    }
}

/// Columns and rows of equal grids.
#[derive(Clone, Copy, Debug)]
struct Tiling {
    columns: i32,
    rows: i32,
    /// The side of a grid.
    side: Length,
    /// The width of the column beside a grid, where there is one.
    column: Option<Length>,
}

impl Tiling {
    /// `count` grids in so many columns, as large as `body` allows.
    fn new(count: i32, columns: i32, body: Size, around: &GridSurroundings) -> Tiling {
        let gap = around.theme.gap;
        let rows = (count + columns - 1) / columns;
        let mut side = (body.width - gap * (columns - 1)) / columns - around.beside;
        let height = (body.height - gap * (rows - 1)) / rows;
        // Heading and footer grow with the grid, or take more lines where it is smaller; so settle the two against
        // each other.
        loop {
            let tall = height - around.height(side);
            if side <= tall || side <= Length::ZERO {
                break;
            }
            side = tall;
        }
        Tiling { columns, rows, side, column: None }
    }

    /// The same with the footers in columns beside the grids; `None` where they would take half of the room.
    fn with_columns(
        count: i32,
        columns: i32,
        body: Size,
        around: &GridSurroundings,
    ) -> Option<Tiling> {
        let (theme, footer) = (around.theme, around.footer);
        let rows = (count + columns - 1) / columns;
        let width = (body.width - theme.gap * (columns - 1)) / columns - theme.gap;
        let height = (body.height - theme.gap * (rows - 1)) / rows;
        let column = |side: Length| (width - side).min(side.percent(COLUMN));
        let fits = |side: Length| {
            let (number, column) = (theme.number_beside(side), column(side));
            let plan = footer.plan(theme, side, number, Some(column));
            side + footer.heading_height(number) <= height
                && column >= footer.least_column(theme, side, number)
                && plan.height <= side
        };
        let mut side = width.min(height);
        let least = side.half().at_least(Length::pt(1));
        while side > least && !fits(side) {
            side = side.percent(99);
        }
        (side > least).then(|| Tiling { columns, rows, side, column: Some(column(side)) })
    }

    /// The largest of `tilings`; of equal ones that with the fewest columns.
    fn largest(tilings: impl Iterator<Item = Tiling>) -> Tiling {
        let largest = tilings.max_by_key(|tiling| (tiling.side, -tiling.columns));
        largest.unwrap_or(Tiling { columns: 1, rows: 1, side: Length::ZERO, column: None })
    }

    /// The best for `count` grids, with their footers below them or beside them.
    fn best(count: i32, body: Size, around: &GridSurroundings) -> Tiling {
        let all = 1..=count;
        let below = all.clone().map(|columns| Tiling::new(count, columns, body, around));
        let below = Tiling::best_of(count, below);
        if around.footer.is_empty() || around.footers == Some(FooterPlace::Below) {
            return below;
        }
        let beside = all.filter_map(|columns| Tiling::with_columns(count, columns, body, around));
        let beside = Tiling::best_of(count, beside);
        let is_larger = beside.side >= below.side.percent(GAIN);
        if is_larger || around.footers == Some(FooterPlace::Beside) { beside } else { below }
    }

    /// The best of `all` for `count` grids: large, and without a hole where that costs little.
    fn best_of(count: i32, all: impl Iterator<Item = Tiling> + Clone) -> Tiling {
        let is_whole = |tiling: &Tiling| tiling.columns * tiling.rows == count;
        let whole = Tiling::largest(all.clone().filter(is_whole));
        let largest = Tiling::largest(all);
        if whole.side >= largest.side.percent(WORTH) { whole } else { largest }
    }
}

/// Where `count` things of that `size` stand in `whole`: the first, and from each to the next. The room that the least
/// `gap` leaves is shared evenly, both ends included.
fn spread_evenly(whole: Length, size: Length, count: i32, gap: Length) -> (Length, Length) {
    let free = whole - size * count;
    let share = (free - gap * (count - 1)) / (count + 1);
    (share, size + gap + share)
}

impl Arrangement {
    /// `count` places in a body of that size, as large as it allows, with equal gaps.
    fn new(count: u32, body: Size, around: &GridSurroundings) -> Arrangement {
        Arrangement::of(Tiling::best(count as i32, body, around), count, body, around)
    }

    /// `count` places in a body of that size, of grids in a tiling.
    fn of(tiling: Tiling, count: u32, body: Size, around: &GridSurroundings) -> Arrangement {
        let count = count as i32;
        let Tiling { columns, rows, side, column } = tiling;
        let (gap, size) = (around.theme.gap, around.size(side, column));
        let (left, across) = spread_evenly(body.width, size.width, columns, gap);
        let (top, down) = spread_evenly(body.height, size.height, rows, gap);
        let place = |index: i32| {
            let (row, column) = (index / columns, index % columns);
            // A row that is not full stands in the middle: no puzzle seems to be missing.
            let missing = (columns * (row + 1) - count).max(0);
            Point::new(left + across * column + (across * missing).half(), top + down * row)
        };
        Arrangement {
            side,
            number: around.theme.number_beside(side),
            column,
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

    /// Where the footers stand.
    pub(crate) fn footers(&self) -> FooterPlace {
        match self.column {
            Some(_) => FooterPlace::Beside,
            None => FooterPlace::Below,
        }
    }

    /// How many grids stand side by side.
    pub(crate) fn columns(&self) -> usize {
        let first = self.places.first().map(|place| place.y);
        (self.places.iter()).take_while(|place| Some(place.y) == first).count()
    }
}

/// The room that a page has for grids.
#[derive(Clone, Copy)]
pub(crate) struct PageRoom<'b> {
    pub block: &'b TextBlock,
    /// What else stands on the page.
    pub taken: ReservedSpace,
}

/// An arrangement of grids whose sides are at least `least`, or the most that would have such. Each place is below
/// what stands above.
pub(crate) fn arrange(
    count: u32,
    page: PageRoom,
    least: Length,
    footer: &PuzzleFooter,
    section: Option<usize>,
) -> Result<Arrangement, LayoutError> {
    let PageRoom { block, taken } = page;
    let around = taken.around(&block.theme, footer);
    let arranged = |count| Arrangement::new(count, taken.body(block, count), &around);
    let arrangement = arranged(count);
    if arrangement.side >= least {
        return Ok(arrangement.below(taken.above));
    }
    let most = (1..count).rev().find(|&fewer| arranged(fewer).side >= least).unwrap_or(0);
    Err(LayoutError::GridTooSmall { section, side: arrangement.side, least, most })
}

/// An arrangement of `count` grids, none larger than `largest`, placed as by [`arrange`].
pub(crate) fn arrange_small(
    count: u32,
    page: PageRoom,
    largest: Length,
    footer: &PuzzleFooter,
) -> Arrangement {
    let PageRoom { block, taken } = page;
    let around = taken.around(&block.theme, footer);
    let body = taken.body(block, count);
    let tiling = Tiling::best(count as i32, body, &around);
    let tiling = Tiling { side: tiling.side.min(largest), ..tiling };
    Arrangement::of(tiling, count, body, &around).below(taken.above)
}

/// Where small answers stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SmallAnswerPlace {
    /// At the foot of the page, upside down.
    Foot,
    /// Beside each puzzle, on its outer side.
    Beside,
}

/// Small answers, all of one size.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SmallAnswers {
    /// Where they stand.
    pub place: SmallAnswerPlace,
    /// The side of a grid.
    pub side: Length,
    /// The size of the number above it.
    pub number: Length,
    /// The least room between two grids.
    gap: Length,
}

impl SmallAnswers {
    /// Answers of that side.
    pub(crate) fn new(place: SmallAnswerPlace, side: Length, theme: &Theme) -> SmallAnswers {
        SmallAnswers { place, side, number: theme.number_beside(side), gap: theme.gap }
    }

    /// The height of a grid with its number.
    pub(crate) fn height(&self) -> Length {
        heading_height(self.number) + self.side
    }

    /// The width that one takes of the room of its puzzle.
    pub(crate) fn beside(&self) -> Length {
        match self.place {
            SmallAnswerPlace::Foot => Length::ZERO,
            SmallAnswerPlace::Beside => self.gap + self.side,
        }
    }

    /// The height that so many take at the foot of a page of that width, with the rule above them.
    pub(crate) fn foot(&self, count: u32, width: Length) -> Length {
        match self.place {
            SmallAnswerPlace::Foot => self.rule(count, width) + HAIRLINE + self.gap.half(),
            SmallAnswerPlace::Beside => Length::ZERO,
        }
    }

    /// How far the rule is from the edge that the answers at the foot begin at.
    pub(crate) fn rule(&self, count: u32, width: Length) -> Length {
        let (_, rows) = self.tiling(count as i32, width);
        (self.height() + self.gap) * rows - self.gap.half()
    }

    /// How many stand in a row at the foot at the most, and in how many rows.
    fn tiling(&self, count: i32, width: Length) -> (i32, i32) {
        let pitch = (self.side + self.gap).to_thousandths().max(1);
        let fit = ((width + self.gap).to_thousandths() / pitch).max(1);
        let rows = (count + fit - 1) / fit;
        ((count + rows.max(1) - 1) / rows.max(1), rows)
    }

    /// Where so many stand at the foot, row by row, from the corner that is the upper left one when the page is turned.
    pub(crate) fn places(&self, count: u32, width: Length) -> Vec<Point> {
        let count = count as i32;
        let (columns, _) = self.tiling(count, width);
        let place = |index: i32| {
            let (row, column) = (index / columns, index % columns);
            let in_row = (count - row * columns).min(columns);
            let free = width - self.side * in_row - self.gap * (in_row - 1);
            let share = free / (in_row + 1);
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
            place: SmallAnswerPlace::Foot,
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
