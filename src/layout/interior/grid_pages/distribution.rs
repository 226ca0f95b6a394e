//! The distribution of grids over pages: the puzzles of a section, page by page, with the answers near them; and
//! answers, row by row.

use crate::block::arrangement::{Arrangement, SmallAnswerPlace, SmallAnswers};
use crate::interior::grid_pages::plans::{FirstPage, InlineAnswers, PuzzlePlan};
use crate::typography::boxes::LayoutBox;
use crate::typography::text_block::Context;
use gridpress_ground::units::{Length, Point};
use std::ops::Range;

/// Grids of one look on a page.
#[derive(Clone, Debug)]
pub(super) struct PlacedGrids {
    /// Index of their look.
    pub set: usize,
    /// The puzzles, by index in the book.
    pub puzzles: Range<usize>,
    /// Upper left corners of their blocks, from the top of the body.
    pub places: Vec<Point>,
    /// Their orientation.
    pub orientation: Orientation,
}

/// The orientation of grids at their positions.
#[derive(Clone, Copy, Debug)]
pub(super) enum Orientation {
    /// Upright.
    Upright,
    /// Upright, and shifted to the right by that distance on a verso.
    ShiftedOnVerso(Length),
    /// Upside down at the foot: their positions are measured from the lower right corner of the body, which is the
    /// upper left one when the page is turned. There is a rule above them.
    UpsideDown {
        /// Distance from the foot to the rule.
        rule: Length,
    },
}

/// A grid of pieces to cut out.
#[derive(Clone, Debug)]
pub(super) struct CutOuts {
    /// A puzzle that has the symbols, by index in the book.
    pub puzzle: usize,
    /// Upper left corner of the block of a puzzle there, from the top of the body.
    pub place: Point,
}

/// A page of grids.
#[derive(Clone, Debug, Default)]
pub(super) struct GridPage {
    /// Titles, each with its position.
    pub titles: Vec<(LayoutBox, Point)>,
    /// The grids: puzzles in order, then small answers.
    pub grids: Vec<PlacedGrids>,
    /// Pieces to cut out.
    pub cut_outs: Vec<CutOuts>,
    /// `true` if it must be a recto.
    pub is_recto: bool,
    /// `true` if the title of a section replaces the running head.
    pub is_opening: bool,
}

impl GridPage {
    /// Returns the puzzles of the page.
    pub(super) fn puzzles(&self) -> Range<usize> {
        let [first, .., last] = self.grids.as_slice() else {
            return self.grids.first().map_or(0..0, |grids| grids.puzzles.clone());
        };
        first.puzzles.start..last.puzzles.end
    }
}

/// Distributes `puzzles` over equal pages; `first` has a title and its own arrangement, and its look is the second.
pub(super) fn equal_pages(
    puzzles: &Range<usize>,
    arrangement: &Arrangement,
    first: Option<&FirstPage>,
) -> Vec<GridPage> {
    let mut pages = Vec::new();
    let mut next = puzzles.start;
    while next < puzzles.end {
        let title = first.filter(|_| pages.is_empty());
        let (set, places) = match title {
            Some(own) => (1, &own.arrangement.places),
            None => (0, &arrangement.places),
        };
        let end = (next + places.len()).min(puzzles.end);
        pages.push(GridPage {
            titles: (title.iter())
                .map(|first| (first.title.clone(), Point::new(Length::ZERO, -first.raised)))
                .collect(),
            grids: vec![PlacedGrids {
                set,
                puzzles: next..end,
                places: places[..end - next].to_vec(),
                orientation: Orientation::Upright,
            }],
            is_opening: title.is_some_and(|first| first.raised > Length::ZERO),
            ..GridPage::default()
        });
        next = end;
    }
    pages
}

/// A row of answers, with the titles above it.
pub(super) struct AnswerRow {
    /// The titles above the row.
    pub titles: Vec<LayoutBox>,
    /// Index of their look.
    pub set: usize,
    /// The puzzles, by index in the book.
    pub puzzles: Range<usize>,
    /// Left edges of its grids.
    pub lefts: Vec<Length>,
    /// Height of a grid with its heading.
    pub height: Length,
    /// Number of such rows on a page.
    pub rows: usize,
    /// Spare height above each row on a page of such rows.
    pub spare: Length,
}

impl AnswerRow {
    /// Returns the height of the row with its titles.
    fn whole(&self) -> Length {
        let titles: Length = self.titles.iter().map(|title| title.size.height).sum();
        self.height + titles
    }
}

/// Distributes `rows` over pages of that height, at least `gap` apart. The last two pages share their rows evenly.
pub(super) fn pack_rows(rows: Vec<AnswerRow>, height: Length, gap: Length) -> Vec<GridPage> {
    let mut pages: Vec<Vec<AnswerRow>> = Vec::new();
    let mut filled = Length::ZERO;
    for row in rows {
        let is_full = |page: &Vec<AnswerRow>| {
            // The planned number of rows holds for pages of one size only; mixed pages are filled by height.
            let is_alike = page.iter().all(|other| other.set == row.set);
            filled + gap + row.whole() > height || is_alike && page.len() >= row.rows
        };
        match pages.last_mut() {
            Some(page) if !is_full(page) => {
                filled += gap + row.whole();
                page.push(row);
            }
            _ => {
                filled = row.whole();
                pages.push(vec![row]);
            }
        }
    }
    balance(&mut pages, height, gap);
    pages.into_iter().map(|page| space_rows(page, height, gap)).collect()
}

/// Balances the last two pages, so that no answer is left alone.
fn balance(pages: &mut [Vec<AnswerRow>], height: Length, gap: Length) {
    let [.., before, last] = pages else {
        return;
    };
    let heights = |page: &[AnswerRow]| -> Length {
        let rows: Length = page.iter().map(|row| row.whole() + gap).sum();
        rows - gap
    };
    // Only the last two pages: rows of earlier ones would shift the numbers on all pages in between.
    while before.len() > last.len() + 1 {
        let Some(row) = before.pop() else {
            return;
        };
        last.insert(0, row);
        // Titles make rows of unequal height, so the moved row may not fit.
        if heights(last) > height {
            before.push(last.remove(0));
            return;
        }
    }
}

/// Positions the rows of a page: as far apart as on a full page.
fn space_rows(page: Vec<AnswerRow>, height: Length, gap: Length) -> GridPage {
    let used: Length = page.iter().map(|row| row.whole() + gap).sum();
    let count = page.len() as i32;
    let free = (height - used + gap).at_least(Length::ZERO) / (count + 1);
    // Rows of a last page stand as far apart as those of the pages before it, and not spread over the page.
    let share = free.min(page.iter().map(|row| row.spare).min().unwrap_or_default());
    let mut with_grids = GridPage::default();
    let mut y = Length::ZERO;
    for row in page {
        // The space above a title is part of its height.
        if row.titles.is_empty() {
            y += share;
        }
        for title in row.titles {
            let height = title.size.height;
            with_grids.titles.push((title, Point::new(Length::ZERO, y)));
            y += height;
        }
        let places = row.lefts.iter().map(|&left| Point::new(left, y)).collect();
        with_grids.grids.push(PlacedGrids {
            set: row.set,
            puzzles: row.puzzles,
            places,
            orientation: Orientation::Upright,
        });
        y += row.height + gap;
    }
    with_grids
}

/// Adds the answers to `pages` of puzzles with that plan: on each page, or on one behind it.
pub(super) fn add_answers(
    ctx: &Context,
    pages: Vec<GridPage>,
    answers: &InlineAnswers,
    plan: &PuzzlePlan,
) -> Vec<GridPage> {
    // Their look comes last.
    let set = plan.arrangements().len();
    let with_answers = |page: GridPage| match answers {
        InlineAnswers::SamePage(answers) => vec![add_small_answers(ctx, page, answers, set, plan)],
        InlineAnswers::Overleaf(title, arrangement) => {
            let back = back_page(&page, title, arrangement, set);
            let is_recto = true;
            // The answers must be on the back of the same leaf.
            vec![GridPage { is_recto, ..page }, back]
        }
    };
    pages.into_iter().flat_map(with_answers).collect()
}

/// Returns the verso of a leaf with the answers to the puzzles of `page`.
fn back_page(
    page: &GridPage,
    title: &LayoutBox,
    arrangement: &Arrangement,
    set: usize,
) -> GridPage {
    let puzzles = page.puzzles();
    GridPage {
        titles: vec![(title.clone(), Point::default())],
        grids: vec![PlacedGrids {
            set,
            places: arrangement.places[..puzzles.len()].to_vec(),
            puzzles,
            orientation: Orientation::Upright,
        }],
        ..GridPage::default()
    }
}

/// Adds small answers to a page of puzzles.
fn add_small_answers(
    ctx: &Context,
    mut page: GridPage,
    answers: &SmallAnswers,
    set: usize,
    plan: &PuzzlePlan,
) -> GridPage {
    let arrangements = plan.arrangements();
    let mut added = Vec::new();
    for grids in &mut page.grids {
        let (places, orientation) = match answers.place {
            SmallAnswerPlace::Foot => {
                let (count, width) = (grids.puzzles.len() as u32, ctx.block.block.width);
                let rule = answers.rule(count, width);
                (answers.places(count, width), Orientation::UpsideDown { rule })
            }
            SmallAnswerPlace::Beside => {
                // Both grids are aligned at the bottom. On verso pages the two change places.
                let Arrangement { side, number, .. } = *arrangements[grids.set];
                let across = side + answers.beside() - answers.side;
                let down = plan.below.heading_height(number) + side - answers.height();
                let places = grids.places.iter().map(|&place| place + Point::new(across, down));
                grids.orientation = Orientation::ShiftedOnVerso(answers.beside());
                (places.collect(), Orientation::ShiftedOnVerso(-across))
            }
        };
        added.push(PlacedGrids { set, puzzles: grids.puzzles.clone(), places, orientation });
    }
    page.grids.extend(added);
    page
}
