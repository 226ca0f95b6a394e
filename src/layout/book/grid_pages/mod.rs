//! Pages of puzzles and pages of answers.

mod blank;
mod plans;

use crate::book::{Book, BookPuzzle};
use crate::fonts::FontRole;
use crate::layout::LayoutError;
use crate::layout::block::arrange::{Arrangement, heading_height};
use crate::layout::block::footer::FooterPlan;
use crate::layout::block::heading::Heading;
use crate::layout::book::collect::answers_heading;
use crate::layout::grid::figures::GridDigits;
use crate::layout::grid::measures::{ANSWER, PUZZLE};
use crate::layout::grid::shading::Shades;
use crate::layout::grid::square::Square;
use crate::layout::grid::style::{GridDesign, GridStyle};
use crate::layout::page::document::GridPlace;
use crate::layout::text::context::Context;
use crate::layout::text::draft::{Anchor, Draft, Furniture};
use crate::puzzle::{Kind, Symbols};
use crate::spec::{PencilMarks, Placement};
use crate::units::{Length, Point};
use crate::words::PageNote;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

pub(in crate::layout::book) use blank::blank;
pub(in crate::layout::book) use plans::Plans;

/// Which of a puzzle's two grids a page shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum GridRole {
    Puzzle,
    Answer,
}

/// The pages of a section's puzzles, or of answers: how their grids are set, which is the same on all of them.
pub(in crate::layout::book) struct GridPages {
    role: GridRole,
    arrangement: Arrangement,
    /// Where the body of the block begins.
    top: Length,
    heading: Heading,
    below: FooterPlan,
    furniture: Furniture,
    /// The styles of grids, by their kind and symbols.
    styles: BTreeMap<(Kind, Symbols), GridStyle>,
}

/// Puzzles of the book, with the symbols of their sections.
pub(in crate::layout::book) fn with_symbols<'b>(
    book: &'b Book,
    range: &Range<usize>,
) -> impl Iterator<Item = (Symbols, &'b BookPuzzle)> + use<'b> {
    let (mut first, range) = (0, range.clone());
    let sections = book.sections.iter().zip(&book.spec.sections);
    sections.flat_map(move |(puzzles, spec)| {
        let within = |index: usize| index.saturating_sub(first).min(puzzles.len());
        let part = &puzzles[within(range.start)..within(range.end)];
        first += puzzles.len();
        part.iter().map(|puzzle| (spec.symbols, puzzle))
    })
}

/// The pages of a section's puzzles.
pub(in crate::layout::book) fn puzzles(
    ctx: &Context,
    plans: &Plans,
    section: usize,
    range: &Range<usize>,
) -> Result<GridPages, LayoutError> {
    let book = ctx.book;
    let plan = plans.puzzles(section);
    let (grid, arrangement) = (&book.spec.grid, &plan.arrangement);
    let below = &plan.below;
    let title = book.spec.sections[section].title.clone();
    let mut pages = GridPages {
        role: GridRole::Puzzle,
        top: ctx.block.body().0,
        heading: Heading::choose(
            ctx,
            arrangement,
            range.end as u32,
            &book.sections[section],
            &to_answers(book),
        )?,
        below: below.plan(ctx.theme, arrangement.side, arrangement.number),
        arrangement: arrangement.clone(),
        furniture: Furniture::Head(title.unwrap_or_default()),
        styles: BTreeMap::new(),
    };
    let design = GridDesign::new(PUZZLE, grid.rules, arrangement.side)
        .shaded(Shades::of(grid))
        .pencil_fields(book.spec.puzzle.marks == PencilMarks::Corners)
        .shared();
    pages.prepare(ctx, design, range)?;
    Ok(pages)
}

/// Where a puzzle's heading says that its answer is: wordings from long to short.
fn to_answers(book: &Book) -> Vec<PageNote> {
    let words = &book.spec.words;
    match book.spec.answers.placement {
        _ if !book.spec.puzzle.answer_page => Vec::new(),
        Placement::None => Vec::new(),
        Placement::Separate => words.to_separate_answer(),
        Placement::Back | Placement::AfterSection => words.to_answer(),
    }
}

/// The pages of the answers to a group of puzzles.
pub(in crate::layout::book) fn answers(
    ctx: &Context,
    plans: &Plans,
    section: Option<usize>,
    range: &Range<usize>,
) -> Result<GridPages, LayoutError> {
    let book = ctx.book;
    let plan = plans.answers(range);
    let (words, arrangement) = (&book.spec.words, &plan.arrangement);
    let to_puzzles = match book.spec.answers.placement {
        Placement::Separate => words.to_puzzle_elsewhere(),
        _ => words.to_puzzle(),
    };
    let mut pages = GridPages {
        role: GridRole::Answer,
        top: ctx.block.body().0,
        heading: Heading::choose(ctx, arrangement, range.end as u32, &[], &to_puzzles)?,
        below: FooterPlan::default(),
        arrangement: arrangement.clone(),
        furniture: Furniture::Head(answers_heading(book, section).1),
        styles: BTreeMap::new(),
    };
    let design = GridDesign::new(ANSWER, plan.rules, arrangement.side).shared();
    pages.prepare(ctx, design, range)?;
    Ok(pages)
}

impl GridPages {
    pub(in crate::layout::book) fn furniture(&self) -> &Furniture {
        &self.furniture
    }

    /// Resolves what many pages share, and looks for what a page of `puzzles` could fail at: characters that no font
    /// has.
    fn prepare(
        &mut self,
        ctx: &Context,
        design: GridDesign,
        puzzles: &Range<usize>,
    ) -> Result<(), LayoutError> {
        let fonts = ctx.fonts;
        let mut seen = BTreeSet::new();
        for (symbols, puzzle) in with_symbols(ctx.book, puzzles) {
            let shape = &*puzzle.puzzle.shape;
            if let Entry::Vacant(entry) = self.styles.entry((shape.kind(), symbols)) {
                entry.insert(design.style(fonts, shape, symbols)?);
            }
            if seen.insert((shape.kind(), symbols, puzzle.level, puzzle.rating.technique)) {
                let number = puzzle.number.to_string();
                fonts.shape(FontRole::Bold, self.arrangement.number, &number)?;
                if self.role == GridRole::Puzzle {
                    self.heading.prepare(ctx, puzzle)?;
                }
                let origin = Point::default();
                self.below.items(ctx, origin, puzzle)?;
            }
        }
        Ok(())
    }

    /// Deals `puzzles` out to pages.
    pub(in crate::layout::book) fn pages(
        &self,
        puzzles: Range<usize>,
    ) -> impl Iterator<Item = Range<usize>> + use<> {
        let per_page = self.arrangement.places.len();
        let firsts = puzzles.clone().step_by(per_page);
        firsts.map(move |first| first..(first + per_page).min(puzzles.end))
    }

    /// Where the blocks of the puzzles on a page begin.
    fn corners(&self) -> impl Iterator<Item = Point> {
        let places = self.arrangement.places.iter();
        places.map(|place| Point::new(place.x, place.y + self.top))
    }

    /// How far down each of the puzzles on a page begins.
    pub(in crate::layout::book) fn tops(
        &self,
        page: &Range<usize>,
    ) -> impl Iterator<Item = (usize, Length)> {
        page.clone().zip(self.corners().map(|corner| corner.y))
    }

    /// The page of those puzzles.
    pub(in crate::layout::book) fn draft(
        &self,
        ctx: &Context,
        page: &Range<usize>,
    ) -> Result<Draft, LayoutError> {
        let mut draft = Draft {
            furniture: self.furniture.clone(),
            ..Draft::default()
        };
        let puzzles = page.clone().zip(with_symbols(ctx.book, page));
        for ((index, (symbols, puzzle)), at) in puzzles.zip(self.corners()) {
            self.block(ctx, &mut draft, at, symbols, (index, puzzle))?;
        }
        Ok(draft)
    }

    /// A grid and what stands around it.
    fn block(
        &self,
        ctx: &Context,
        draft: &mut Draft,
        at: Point,
        symbols: Symbols,
        (index, puzzle): (usize, &BookPuzzle),
    ) -> Result<(), LayoutError> {
        let Arrangement { side, number, .. } = self.arrangement;
        let is_puzzle = self.role == GridRole::Puzzle;
        let to = match self.role {
            GridRole::Puzzle => Anchor::Answer(index),
            GridRole::Answer => Anchor::Puzzle(index),
        };
        self.heading.draw(ctx, draft, at, puzzle, is_puzzle)?;
        self.heading.refer(draft, at, side, to);
        let at = Point::new(at.x, at.y + heading_height(number));
        let (fonts, shape) = (ctx.fonts, &*puzzle.puzzle.shape);
        let style = &self.styles[&(shape.kind(), symbols)];
        let grid = style.draw(fonts, at, shape, self.shown(puzzle))?;
        draft.extend(grid.into_items());
        draft.grids.push(GridPlace {
            rect: Square { at, side }.rect(),
            cells: shape.side(),
            number: puzzle.number,
            is_answer: !is_puzzle,
        });
        let below = Point::new(at.x, at.y + side);
        draft.extend(self.below.items(ctx, below, puzzle)?);
        Ok(())
    }

    /// The digits in the cells of a puzzle's grid: its givens, or the answer.
    fn shown<'p>(&self, puzzle: &'p BookPuzzle) -> GridDigits<'p> {
        let givens = &puzzle.puzzle.givens;
        match self.role {
            GridRole::Puzzle => GridDigits::Givens(givens),
            GridRole::Answer => GridDigits::Filled {
                givens,
                digits: &puzzle.puzzle.solution,
            },
        }
    }
}
