//! Sets of grids that look alike, and their surroundings.

use crate::Result;
use crate::block::footer::{FooterPlan, PuzzleFooter, PuzzleFrame};
use crate::block::heading::Heading;
use crate::document::{GridRole, PageSide};
use crate::grid_drawing::measures::ANSWER;
use crate::grid_drawing::puzzle_view::{NumberedGrid, PuzzleView, StyleKey};
use crate::grid_drawing::style::{GridDesign, GridStyle};
use crate::interior::grid_pages::legibility::answer_rules;
use crate::interior::grid_pages::plans::{AnswerPlan, InlineAnswers};
use crate::typography::draft::{Anchor, Draft};
use crate::typography::text_block::Context;
use gridpress_base::fonts::FontRole;
use gridpress_book::BookPuzzle;
use gridpress_bookspec::PuzzleName;
use gridpress_ground::units::{Length, Point, Size};
use gridpress_messages::PageNote;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

impl GridRole {
    fn other(self) -> GridRole {
        match self {
            GridRole::Puzzle => GridRole::Answer,
            GridRole::Answer => GridRole::Puzzle,
        }
    }

    /// Returns the anchor of this grid of the puzzle of that index.
    pub(super) fn anchor(self, index: usize) -> Anchor {
        match self {
            GridRole::Puzzle => Anchor::Puzzle(index),
            GridRole::Answer => Anchor::Answer(index),
        }
    }
}

/// The look of the grids of pages and their surroundings: of a section's puzzles, or of answers.
pub(super) struct GridSet {
    pub(super) role: GridRole,
    /// Side of a grid.
    pub(super) side: Length,
    /// Size of the number above it.
    pub(super) number: Length,
    /// Width of the column for the footer beside it, if there is one.
    pub(super) column: Option<Length>,
    /// The frame around it, its heading and its footer.
    pub(super) frame: PuzzleFrame,
    pub(super) heading: Heading,
    pub(super) below: FooterPlan,
    /// Styles of grids, by kind and symbols.
    pub(super) styles: BTreeMap<StyleKey, GridStyle>,
}

impl GridSet {
    /// Creates the look of answers to the puzzles of `range` for which `is_included` is true. Their headings have the
    /// references `to_puzzles`.
    pub(super) fn answers(
        ctx: &Context,
        plan: &AnswerPlan,
        range: &Range<usize>,
        is_included: impl Fn(&BookPuzzle) -> bool,
        to_puzzles: &[PageNote],
    ) -> Result<GridSet> {
        let AnswerPlan { arrangement, rules, below } = plan;
        let book = ctx.book;
        let names: Vec<&PuzzleName> =
            book.puzzles().map(|puzzle| &puzzle.name).skip(range.start).take(range.len()).collect();
        let (names, count) = (names.into_iter(), range.end as u32);
        let set = GridSet {
            role: GridRole::Answer,
            side: arrangement.side,
            number: arrangement.number,
            column: None,
            frame: PuzzleFrame::default(),
            heading: Heading::choose(ctx, arrangement, names, count, &[], to_puzzles)?,
            below: below.plan(ctx.theme, arrangement.side, arrangement.number, None),
            styles: BTreeMap::new(),
        };
        let design = GridDesign::new(ANSWER, *rules, arrangement.side).with_shared_lines();
        let puzzles = PuzzleView::of_range(book, range).filter(|view| is_included(view.puzzle));
        set.prepared(ctx, design, puzzles)
    }

    /// Prepares everything that many pages share; also finds characters that no font has.
    pub(super) fn prepared<'b>(
        mut self,
        ctx: &Context,
        design: GridDesign,
        puzzles: impl Iterator<Item = PuzzleView<'b>>,
    ) -> Result<GridSet> {
        let fonts = ctx.fonts;
        let mut seen = BTreeSet::new();
        for view in puzzles {
            if let Entry::Vacant(entry) = self.styles.entry(view.style_key()) {
                entry.insert(design.style(fonts, view.grid())?);
            }
            let puzzle = view.puzzle;
            let rated = (puzzle.level, puzzle.hardest);
            // Pages are set on request and must not fail then, so every combination of texts is set once in advance.
            if seen.insert((view.style_key(), rated)) {
                fonts.shape(FontRole::Bold, self.number, puzzle.name.text_form())?;
                if self.role == GridRole::Puzzle {
                    self.heading.prepare(ctx, puzzle)?;
                }
                self.below.items(ctx, Point::default(), &view)?;
            }
        }
        Ok(self)
    }

    /// Draws a grid and its surroundings on a page of that side: a column for the footer is at the outer edge.
    pub(super) fn block(
        &self,
        ctx: &Context,
        draft: &mut Draft,
        at: Point,
        index: usize,
        view: &PuzzleView,
        page: PageSide,
    ) -> Result<()> {
        let gap = ctx.theme.gap;
        draft.extend(self.frame.item(at, self.size(gap)));
        let beside = self.column.filter(|_| page == PageSide::Verso).map(|column| column + gap);
        let at = at + Point::new(beside.unwrap_or_default(), Length::ZERO);
        let PuzzleView { puzzle, .. } = *view;
        let side = self.side;
        let to = self.role.other().anchor(index);
        self.heading.draw(ctx, draft, at, puzzle, self.role == GridRole::Puzzle)?;
        self.heading.add_reference(draft, at, side, to);
        let at = Point::new(at.x, at.y + self.heading.height());
        let style = &self.styles[&view.style_key()];
        let grid = NumberedGrid {
            puzzle: &puzzle.puzzle,
            symbols: &view.symbols,
            number: puzzle.number,
            role: self.role,
            at,
        };
        let (item, place) = grid.draw(&ctx.book.spec, style, ctx.words)?;
        draft.extend([item]);
        draft.grids.push(place);
        // A footer expects the column on the right of its grid.
        let left = beside.map_or(Length::ZERO, |beside| beside + side + gap);
        let below = Point::new(at.x - left, at.y + side);
        draft.extend(self.below.items(ctx, below, view)?);
        Ok(())
    }

    /// Returns the size of a grid with its heading, its footer and that gap between grid and column.
    pub(super) fn size(&self, gap: Length) -> Size {
        match self.column {
            Some(column) => Size { width: self.side + gap + column, height: self.height() },
            None => Size { width: self.side, height: self.height() + self.below.height },
        }
    }

    /// Returns the height of a grid with its heading.
    pub(super) fn height(&self) -> Length {
        self.heading.height() + self.side
    }
}

/// Creates the look of the answers to the puzzles of `range`. They only refer to pages on screens, as a way back; on
/// paper the puzzles are near.
pub(super) fn inline_answer_set(
    ctx: &Context,
    answers: &InlineAnswers,
    range: &Range<usize>,
) -> Result<GridSet> {
    let arrangement = answers.arrangement();
    let views = || PuzzleView::of_range(ctx.book, range);
    let cells = views().map(|view| view.shape().side()).max().unwrap_or(1);
    let rules = answer_rules(ctx.book.spec.grid.rules, arrangement.side / cells as i32);
    let page = &ctx.book.spec.page;
    let to_puzzles = match answers {
        InlineAnswers::Overleaf(..) if !page.facing && page.folios => ctx.words.to_puzzle(),
        InlineAnswers::Overleaf(..) | InlineAnswers::SamePage(_) => Vec::new(),
    };
    let below = match answers {
        InlineAnswers::Overleaf(..) => {
            PuzzleFooter::of_answers(ctx, views().map(|view| view.puzzle))?
        }
        // Only the shaded cells show hidden words: small answers have no room for lines.
        InlineAnswers::SamePage(_) => PuzzleFooter::default(),
    };
    let plan = AnswerPlan { arrangement, below, rules };
    GridSet::answers(ctx, &plan, range, |_| true, &to_puzzles)
}
