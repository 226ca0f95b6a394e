//! The arrangement of grids on a page: number of columns and rows, size, positions, and small answers next to them.

use crate::block::footer::{FooterPlace, PuzzleFooter, PuzzleFrame};
use crate::block::numbers::heading_height;
use crate::typography::style::HAIRLINE;
use crate::typography::text_block::TextBlock;
use crate::typography::theme::Theme;
use crate::{LayoutError, Result};
use gridpress_ground::units::{Length, Point, Size};

/// Smaller grids are accepted to avoid a gap on the page: their minimum side, in percent of the largest possible one.
const WORTH: i32 = 85;

/// Footers go beside their grids, which then leave the middle of the page, if that makes the grids clearly larger:
/// their minimum side, in percent of the side without it.
const GAIN: i32 = 110;

/// The minimum side with columns that are better for other reasons, in percent of the side without them.
const ALMOST: i32 = 90;

/// Maximum width of a column beside a grid, in percent of the side of the grid.
const COLUMN: i32 = 60;

/// Positions of equal grids on a page.
#[derive(Clone, Debug)]
pub(crate) struct Arrangement {
    /// Side of a grid, rules included.
    pub side: Length,
    /// Size of the number above a grid.
    pub number: Length,
    /// Width of the column for the footer beside each grid; `None` if the footer is below.
    pub column: Option<Length>,
    /// The frame around each grid with its heading and footer.
    pub frame: PuzzleFrame,
    /// Upper left corners of the blocks of heading and grid.
    pub places: Vec<Point>,
}

/// Space on a page that its grids cannot use.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ReservedSpace {
    /// Height reserved above the grids.
    pub above: Length,
    /// The small answers on the page.
    pub answers: Option<SmallAnswers>,
    /// Position of the footers; `None` to choose the one that makes the grids larger.
    pub footers: Option<FooterPlace>,
}

impl ReservedSpace {
    /// Reserves space above the grids only.
    pub(crate) fn above(above: Length) -> ReservedSpace {
        ReservedSpace { above, ..ReservedSpace::default() }
    }

    /// Returns the part of `block` that is left for `count` grids.
    fn body(&self, block: &TextBlock, count: u32) -> Size {
        let width = block.block.width;
        let foot = self.answers.map(|answers| answers.foot(count, width));
        let taken = self.above + foot.unwrap_or_default();
        Size { width, height: block.body().1 - taken }
    }

    /// Returns the surroundings of each grid.
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

/// The surroundings of each grid of a page.
struct GridSurroundings<'a> {
    theme: &'a Theme,
    footer: &'a PuzzleFooter,
    /// Width reserved beside the grid.
    beside: Length,
    /// Required position of the footer, if any.
    footers: Option<FooterPlace>,
}

impl GridSurroundings<'_> {
    /// Returns the height of heading and footer of a grid of that `side`.
    fn height(&self, side: Length) -> Length {
        let number = self.theme.number_beside(side);
        let footer = self.footer;
        footer.heading_height(number)
            + footer.plan(self.theme, side, number, None).height
            + footer.frame().room().height
    }

    /// Returns the size of a grid of that `side` with its surroundings.
    fn size(&self, side: Length, column: Option<Length>) -> Size {
        let number = self.theme.number_beside(side);
        let frame = self.footer.frame().room();
        match column {
            Some(column) => Size {
                width: side + self.theme.gap + column + frame.width,
                height: side + self.footer.heading_height(number) + frame.height,
            },
            None => {
                Size { width: side + self.beside + frame.width, height: side + self.height(side) }
            }
        }
    }
}

/// Columns and rows of equal grids.
#[derive(Clone, Copy, Debug)]
struct Tiling {
    columns: i32,
    rows: i32,
    /// Side of a grid.
    side: Length,
    /// Width of the column beside a grid, if any.
    column: Option<Length>,
}

impl Tiling {
    /// Returns the tiling of `count` grids in that number of columns, as large as `body` allows.
    fn new(count: i32, columns: i32, body: Size, around: &GridSurroundings) -> Tiling {
        let gap = around.theme.gap;
        let rows = (count + columns - 1) / columns;
        let frame = around.footer.frame().room();
        let mut side = (body.width - gap * (columns - 1)) / columns - around.beside - frame.width;
        let height = (body.height - gap * (rows - 1)) / rows;
        // Heading and footer grow with the grid, or need more lines when it is smaller, so the sizes are found by
        // iteration.
        // Every round makes the side smaller, so the loop ends.
        loop {
            // A side may only be kept if its own heading and footer leave room for it; the width alone is not enough.
            let tall = height - around.height(side);
            if side <= tall || side <= Length::ZERO {
                break;
            }
            side = tall;
        }
        Tiling { columns, rows, side, column: None }
    }

    /// Returns such a tiling with the footers in columns beside the grids; `None` if the columns would take half of the
    /// room.
    fn with_columns(
        count: i32,
        columns: i32,
        body: Size,
        around: &GridSurroundings,
    ) -> Option<Tiling> {
        let (theme, footer) = (around.theme, around.footer);
        let rows = (count + columns - 1) / columns;
        let frame = footer.frame().room();
        let width = (body.width - theme.gap * (columns - 1)) / columns - theme.gap - frame.width;
        let height = (body.height - theme.gap * (rows - 1)) / rows - frame.height;
        let column = |side: Length| (width - side).min(side.percent(COLUMN));
        let fits = |side: Length| {
            let (number, column) = (theme.number_beside(side), column(side));
            let plan = footer.plan(theme, side, number, Some(column));
            side + footer.heading_height(number) <= height
                && column >= footer.least_column(theme, side, number)
                && plan.height <= side
        };
        // Descending from the largest side: the first that fits is the best one, and the number of lines of a column
        // changes too abruptly with its width for a direct computation.
        let mut side = width.min(height);
        let least = side.half().at_least(Length::pt(1));
        while side > least && !fits(side) {
            side = side.percent(99);
        }
        (side > least).then(|| Tiling { columns, rows, side, column: Some(column(side)) })
    }

    /// Returns the largest of `tilings`; on ties, the one with the fewest columns.
    fn largest(tilings: impl Iterator<Item = Tiling>) -> Tiling {
        let largest = tilings.max_by_key(|tiling| (tiling.side, -tiling.columns));
        largest.unwrap_or(Tiling { columns: 1, rows: 1, side: Length::ZERO, column: None })
    }

    /// Returns the best tiling of `count` grids, with their footers below or beside them.
    fn best(count: i32, body: Size, around: &GridSurroundings) -> Tiling {
        let all = 1..=count;
        let below = all.clone().map(|columns| Tiling::new(count, columns, body, around));
        let below = Tiling::best_of(count, below);
        // Without a footer, a column beside the grid would be an empty strip.
        if around.footer.is_empty() || around.footers == Some(FooterPlace::Below) {
            return below;
        }
        let beside = all.filter_map(|columns| Tiling::with_columns(count, columns, body, around));
        let beside = Tiling::best_of(count, beside);
        let gain = if around.footer.prefers_columns() { ALMOST } else { GAIN };
        let is_larger = beside.side >= below.side.percent(gain);
        if is_larger || around.footers == Some(FooterPlace::Beside) { beside } else { below }
    }

    /// Returns the best of `all` for `count` grids: a large one, preferably without a gap.
    fn best_of(count: i32, all: impl Iterator<Item = Tiling> + Clone) -> Tiling {
        // A page whose last row is not full looks as if a puzzle were missing, so slightly smaller grids are the lesser
        // evil.
        let whole =
            Tiling::largest(all.clone().filter(|tiling| tiling.columns * tiling.rows == count));
        let largest = Tiling::largest(all);
        if whole.side >= largest.side.percent(WORTH) { whole } else { largest }
    }
}

/// Distributes `count` things of that `size` over `whole`. Returns the position of the first and the distance from each
/// to the next. The room beyond the minimum `gap` is shared evenly, both ends included.
fn spread_evenly(whole: Length, size: Length, count: i32, gap: Length) -> (Length, Length) {
    let free = whole - size * count;
    let share = (free - gap * (count - 1)) / (count + 1);
    (share, size + gap + share)
}

impl Arrangement {
    /// Arranges `count` grids in a body of that size, as large as possible and with equal gaps.
    fn new(count: u32, body: Size, around: &GridSurroundings) -> Arrangement {
        Arrangement::of(Tiling::best(count as i32, body, around), count, body, around)
    }

    /// Arranges `count` grids of a tiling in a body of that size.
    fn of(tiling: Tiling, count: u32, body: Size, around: &GridSurroundings) -> Arrangement {
        let count = count as i32;
        let Tiling { columns, rows, side, column } = tiling;
        let (gap, size) = (around.theme.gap, around.size(side, column));
        let frame = around.footer.frame();
        let (left, across) = spread_evenly(body.width, size.width, columns, gap);
        let (top, down) = spread_evenly(body.height, size.height, rows, gap);
        Arrangement {
            side,
            number: around.theme.number_beside(side),
            column,
            frame,
            places: (0..count)
                .map(|index| {
                    let (row, column) = (index / columns, index % columns);
                    // A row that is not full is centred, so that no puzzle seems to be missing.
                    let missing = (columns * (row + 1) - count).max(0);
                    let right = left + across * column + (across * missing).half();
                    Point::new(right, top + down * row) + frame.corner()
                })
                .collect(),
        }
    }
}

impl Arrangement {
    /// Moves the arrangement down.
    fn below(mut self, down: Length) -> Arrangement {
        for place in &mut self.places {
            place.y += down;
        }
        self
    }

    /// Returns the last rows of the arrangement, all that are not above `top`; `None` if there are none.
    pub(crate) fn last_rows(&self, top: Length) -> Option<Arrangement> {
        let places: Vec<Point> =
            self.places.iter().copied().filter(|place| place.y >= top).collect();
        (!places.is_empty()).then(|| Arrangement { places, ..self.clone() })
    }

    /// Returns the position of the footers.
    pub(crate) fn footers(&self) -> FooterPlace {
        match self.column {
            Some(_) => FooterPlace::Beside,
            None => FooterPlace::Below,
        }
    }

    /// Returns the width of a band above a grid, and its distance from the grid: as wide as the frame, if there is one.
    pub(crate) fn band(&self, theme: &Theme) -> [Length; 2] {
        let frame = self.frame.room().width;
        let column = self.column.filter(|_| frame > Length::ZERO);
        let beside = column.map_or(Length::ZERO, |column| theme.gap + column);
        [self.side + beside + frame, frame.half()]
    }

    /// Returns the number of grids in a row.
    pub(crate) fn columns(&self) -> usize {
        let first = self.places.first().map(|place| place.y);
        (self.places.iter()).take_while(|place| Some(place.y) == first).count()
    }
}

/// The room on a page for grids.
#[derive(Clone, Copy)]
pub(crate) struct PageRoom<'b> {
    pub block: &'b TextBlock,
    /// Space used by other things on the page.
    pub taken: ReservedSpace,
}

/// Arranges `count` grids whose sides are at least `least`, below the space reserved above.
pub(crate) fn arrange(
    count: u32,
    page: PageRoom,
    least: Length,
    footer: &PuzzleFooter,
    section: Option<usize>,
) -> Result<Arrangement> {
    let PageRoom { block, taken } = page;
    let around = taken.around(&block.theme, footer);
    let arranged = |count| Arrangement::new(count, taken.body(block, count), &around);
    let arrangement = arranged(count);
    if arrangement.side >= least {
        return Ok(arrangement.below(taken.above));
    }
    // The error names the number of puzzles that would fit, which saves the user the experiments.
    let most = (1..count).rev().find(|&fewer| arranged(fewer).side >= least).unwrap_or(0);
    Err(LayoutError::GridTooSmall { section, side: arrangement.side, least, most })
}

/// Arranges `count` grids, none larger than `largest`, as [`arrange`] does.
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
    // The tiling is kept and only its grids shrink, so the freed room becomes even gaps.
    let tiling = Tiling { side: tiling.side.min(largest), ..tiling };
    Arrangement::of(tiling, count, body, &around).below(taken.above)
}

/// Position of small answers.
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
    /// Position of the answers.
    pub place: SmallAnswerPlace,
    /// Side of a grid.
    pub side: Length,
    /// Size of the number above a grid.
    pub number: Length,
    /// Minimum gap between two grids.
    gap: Length,
}

impl SmallAnswers {
    /// Creates answers of that side.
    pub(crate) fn new(place: SmallAnswerPlace, side: Length, theme: &Theme) -> SmallAnswers {
        SmallAnswers { place, side, number: theme.number_beside(side), gap: theme.gap }
    }

    /// Returns the height of a grid with its number.
    pub(crate) fn height(&self) -> Length {
        heading_height(self.number) + self.side
    }

    /// Returns the width that an answer takes from its puzzle.
    pub(crate) fn beside(&self) -> Length {
        match self.place {
            SmallAnswerPlace::Foot => Length::ZERO,
            SmallAnswerPlace::Beside => self.gap + self.side,
        }
    }

    /// Returns the height of `count` answers at the foot of a page of that width, including the rule above them.
    pub(crate) fn foot(&self, count: u32, width: Length) -> Length {
        match self.place {
            SmallAnswerPlace::Foot => self.rule(count, width) + HAIRLINE + self.gap.half(),
            SmallAnswerPlace::Beside => Length::ZERO,
        }
    }

    /// Returns the distance of the rule from the edge at which the answers at the foot begin.
    pub(crate) fn rule(&self, count: u32, width: Length) -> Length {
        let (_, rows) = self.tiling(count as i32, width);
        (self.height() + self.gap) * rows - self.gap.half()
    }

    /// Returns the maximum number of answers in a row at the foot, and the number of rows.
    fn tiling(&self, count: i32, width: Length) -> (i32, i32) {
        let pitch = (self.side + self.gap).to_thousandths().max(1);
        let fit = ((width + self.gap).to_thousandths() / pitch).max(1);
        let rows = (count + fit - 1) / fit;
        // The rows are evened out: three and three rather than five and one.
        ((count + rows.max(1) - 1) / rows.max(1), rows)
    }

    /// Returns the positions of `count` answers at the foot, row by row, measured from the corner that is the upper
    /// left one when the page is turned.
    pub(crate) fn places(&self, count: u32, width: Length) -> Vec<Point> {
        let count = count as i32;
        let (columns, _) = self.tiling(count, width);
        (0..count)
            .map(|index| {
                let (row, column) = (index / columns, index % columns);
                // Each row is spread over the whole width on its own, so a shorter last row is centred as well.
                let in_row = (count - row * columns).min(columns);
                let free = width - self.side * in_row - self.gap * (in_row - 1);
                let share = free / (in_row + 1);
                let x = share + (self.side + self.gap + share) * column;
                Point::new(x, (self.height() + self.gap) * row)
            })
            .collect()
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
