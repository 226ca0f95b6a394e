//! Sets of grids that look alike, and what stands around them.

use crate::LayoutError;
use crate::block::arrangement::Arrangement;
use crate::block::footer::{Footer, FooterPlan};
use crate::block::heading::Heading;
use crate::document::GridPlace;
use crate::grid_drawing::figures::GridDigits;
use crate::grid_drawing::lattice::Layer;
use crate::grid_drawing::measures::ANSWER;
use crate::grid_drawing::style::{GridDesign, GridStyle};
use crate::interior::collect::with_symbols;
use crate::interior::grid_pages::legibility::{answer_rules, side};
use crate::interior::grid_pages::plans::LeafAnswers;
use crate::typography::draft::{Anchor, Draft};
use crate::typography::text_block::Context;
use gridpress_base::fonts::FontRole;
use gridpress_base::messages::PageNote;
use gridpress_base::symbols::Symbols;
use gridpress_base::units::{Length, Point};
use gridpress_book::BookPuzzle;
use gridpress_engine::puzzle::Kind;
use gridpress_spec::{PuzzleName, RuleWeights};
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// Which of a puzzle's two grids a page shows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum GridRole {
    Puzzle,
    Answer,
}

impl GridRole {
    fn other(self) -> GridRole {
        match self {
            GridRole::Puzzle => GridRole::Answer,
            GridRole::Answer => GridRole::Puzzle,
        }
    }

    /// What pages refer to it as: the grid of the puzzle of that index.
    pub(super) fn anchor(self, index: usize) -> Anchor {
        match self {
            GridRole::Puzzle => Anchor::Puzzle(index),
            GridRole::Answer => Anchor::Answer(index),
        }
    }
}

/// How the grids of pages look and what stands around them: of a section's puzzles, or of answers.
pub(super) struct GridSet {
    pub(super) role: GridRole,
    /// The side of a grid.
    pub(super) side: Length,
    /// The size of the number above it.
    pub(super) number: Length,
    pub(super) heading: Heading,
    pub(super) below: FooterPlan,
    /// The styles of grids, by their kind and symbols.
    pub(super) styles: BTreeMap<(Kind, Symbols), GridStyle>,
}

impl GridSet {
    /// The look of answers to the puzzles of `range` that are `wanted`. Their headings refer `to_puzzles`.
    pub(super) fn answers(
        ctx: &Context,
        (arrangement, rules, below): (&Arrangement, RuleWeights, &Footer),
        range: &Range<usize>,
        wanted: impl Fn(&BookPuzzle) -> bool,
        to_puzzles: &[PageNote],
    ) -> Result<GridSet, LayoutError> {
        let book = ctx.book;
        let names = book.puzzles().map(|puzzle| &puzzle.name);
        let names: Vec<&PuzzleName> = names.skip(range.start).take(range.len()).collect();
        let (names, count) = (names.into_iter(), range.end as u32);
        let set = GridSet {
            role: GridRole::Answer,
            side: arrangement.side,
            number: arrangement.number,
            heading: Heading::choose(ctx, arrangement, names, count, &[], to_puzzles)?,
            below: below.plan(ctx.theme, arrangement.side, arrangement.number, None),
            styles: BTreeMap::new(),
        };
        let design = GridDesign::new(ANSWER, rules, arrangement.side).shared();
        let puzzles = with_symbols(book, range).filter(|(_, puzzle)| wanted(puzzle));
        set.prepared(ctx, design, puzzles)
    }

    /// This look with what many pages share; characters that no font has are found here.
    pub(super) fn prepared<'b>(
        mut self,
        ctx: &Context,
        design: GridDesign,
        puzzles: impl Iterator<Item = (Symbols, &'b BookPuzzle)>,
    ) -> Result<GridSet, LayoutError> {
        let fonts = ctx.fonts;
        let mut seen = BTreeSet::new();
        for (symbols, puzzle) in puzzles {
            let shape = &*puzzle.puzzle.shape;
            let kind = shape.kind();
            if let Entry::Vacant(entry) = self.styles.entry((kind, symbols.clone())) {
                entry.insert(design.style(fonts, shape, &symbols)?);
            }
            let rated = (puzzle.level, puzzle.rating.technique);
            if seen.insert((kind, symbols.clone(), rated)) {
                let name = puzzle.name.usual();
                fonts.shape(FontRole::Bold, self.number, name)?;
                if self.role == GridRole::Puzzle {
                    self.heading.prepare(ctx, puzzle)?;
                }
                let origin = Point::default();
                self.below.items(ctx, origin, &symbols, puzzle)?;
            }
        }
        Ok(self)
    }

    /// A grid and what stands around it.
    pub(super) fn block(
        &self,
        ctx: &Context,
        draft: &mut Draft,
        at: Point,
        symbols: Symbols,
        (index, puzzle): (usize, &BookPuzzle),
    ) -> Result<(), LayoutError> {
        let side = self.side;
        let is_puzzle = self.role == GridRole::Puzzle;
        let to = self.role.other().anchor(index);
        self.heading.draw(ctx, draft, at, puzzle, is_puzzle)?;
        self.heading.refer(draft, at, side, to);
        let at = Point::new(at.x, at.y + self.heading.height());
        let (fonts, shape) = (ctx.fonts, &*puzzle.puzzle.shape);
        let key = (shape.kind(), symbols);
        let (style, symbols) = (&self.styles[&key], &key.1);
        let mut grid = style.draw(fonts, at, shape, self.shown(puzzle))?;
        if !is_puzzle {
            let tint = ctx.book.spec.grid.tint;
            grid.add(Layer::Highlight, style.word(at, &puzzle.puzzle, tint));
        }
        draft.extend(grid.into_items());
        draft.grids.push(GridPlace {
            rect: style.ruling().lattice(at, shape).area(),
            cells: shape.side(),
            is_overlapping: !shape.kind().grids().is_one(),
            number: puzzle.number,
            is_answer: !is_puzzle,
        });
        let below = Point::new(at.x, at.y + side);
        draft.extend(self.below.items(ctx, below, symbols, puzzle)?);
        Ok(())
    }

    /// The height of a grid with its heading.
    pub(super) fn height(&self) -> Length {
        self.heading.height() + self.side
    }

    /// The digits in the cells of a puzzle's grid: its givens, or the answer.
    fn shown<'p>(&self, puzzle: &'p BookPuzzle) -> GridDigits<'p> {
        let givens = &puzzle.puzzle.givens;
        match self.role {
            GridRole::Puzzle => GridDigits::Givens(givens),
            GridRole::Answer => GridDigits::Filled { givens, digits: &puzzle.puzzle.solution },
        }
    }
}

/// The look of the answers to the puzzles of `range`. They refer to pages, as a way back, on screens alone: else the
/// puzzles are near.
pub(super) fn look(
    ctx: &Context,
    answers: &LeafAnswers,
    range: &Range<usize>,
) -> Result<GridSet, LayoutError> {
    let arrangement = answers.arrangement();
    let puzzles = with_symbols(ctx.book, range);
    let cells = puzzles.map(|(_, puzzle)| side(puzzle)).max().unwrap_or(1);
    let rules = answer_rules(ctx.book.spec.grid.rules, arrangement.side / cells as i32);
    let page = &ctx.book.spec.page;
    let to_puzzles = match answers {
        LeafAnswers::Overleaf(..) if !page.facing && page.folios => ctx.words.to_puzzle(),
        LeafAnswers::Overleaf(..) | LeafAnswers::Nearby(_) => Vec::new(),
    };
    let below = match answers {
        LeafAnswers::Overleaf(..) => {
            Footer::of_answers(ctx, with_symbols(ctx.book, range).map(|(_, puzzle)| puzzle))?
        }
        // The cells of words alone show them: small answers have no room for lines.
        LeafAnswers::Nearby(_) => Footer::default(),
    };
    GridSet::answers(ctx, (&arrangement, rules, &below), range, |_| true, &to_puzzles)
}
