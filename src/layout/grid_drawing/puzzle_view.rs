//! Puzzles as pages show them: with the symbols of their section, as puzzle or as answer.

use crate::document::item::Item;
use crate::document::{GridPlace, GridRole};
use crate::grid_drawing::figures::GridDigits;
use crate::grid_drawing::lattice::Layer;
use crate::grid_drawing::style::GridStyle;
use crate::grid_drawing::table::grid_role;
use gridpress_book::{Book, BookPuzzle};
use gridpress_bookspec::BookSpec;
use gridpress_engine::puzzle::{Kind, Puzzle, Shape};
use gridpress_ground::glyphs::MissingGlyph;
use gridpress_ground::units::Point;
use gridpress_messages::Words;
use gridpress_messages::symbols::{GridView, Symbols};
use std::ops::Range;

/// A puzzle of a book and the symbols for its digits.
#[derive(Clone, Debug)]
pub(crate) struct PuzzleView<'b> {
    pub puzzle: &'b BookPuzzle,
    pub symbols: Symbols,
}

/// The kind and the symbols of grids that have one style.
pub(crate) type StyleKey = (Kind, Symbols);

impl<'b> PuzzleView<'b> {
    /// Returns the view of a puzzle whose section has those symbols.
    pub(crate) fn new(puzzle: &'b BookPuzzle, of_section: &Symbols) -> PuzzleView<'b> {
        PuzzleView { puzzle, symbols: of_section.of_puzzle(&puzzle.puzzle) }
    }

    /// Returns the views of all puzzles of a section of the book.
    pub(crate) fn of_section(
        book: &'b Book,
        section: usize,
    ) -> impl Iterator<Item = PuzzleView<'b>> {
        let symbols = &book.spec.sections[section].symbols;
        book.sections[section].iter().map(|puzzle| PuzzleView::new(puzzle, symbols))
    }

    /// Returns the views of the puzzles of `range`, counted through the book.
    pub(crate) fn of_range(
        book: &'b Book,
        range: &Range<usize>,
    ) -> impl Iterator<Item = PuzzleView<'b>> + use<'b> {
        let (mut first, range) = (0, range.clone());
        book.sections.iter().zip(&book.spec.sections).flat_map(move |(puzzles, spec)| {
            let within = |index: usize| index.saturating_sub(first).min(puzzles.len());
            let part = &puzzles[within(range.start)..within(range.end)];
            first += puzzles.len();
            part.iter().map(|puzzle| PuzzleView::new(puzzle, &spec.symbols))
        })
    }

    /// Returns the shape of the puzzle's grid.
    pub(crate) fn shape(&self) -> &'b Shape {
        &self.puzzle.puzzle.shape
    }

    /// Returns the grid of the puzzle.
    pub(crate) fn grid(&self) -> GridView<'_> {
        GridView { shape: self.shape(), symbols: &self.symbols }
    }

    /// Returns the key of the style that its grid shares with others.
    pub(crate) fn style_key(&self) -> StyleKey {
        (self.shape().kind(), self.symbols.clone())
    }
}

impl GridRole {
    /// Returns the digits in the cells of a puzzle's grid: its givens, or the answer.
    pub(crate) fn digits(self, puzzle: &Puzzle) -> GridDigits<'_> {
        let givens = &puzzle.givens;
        match self {
            GridRole::Puzzle => GridDigits::Givens(givens),
            GridRole::Answer => GridDigits::Filled { givens, digits: &puzzle.solution },
        }
    }
}

/// The grid of a numbered puzzle or of its answer, at its position.
pub(crate) struct NumberedGrid<'p> {
    pub puzzle: &'p Puzzle,
    pub symbols: &'p Symbols,
    pub number: u32,
    pub role: GridRole,
    /// Its outer corner.
    pub at: Point,
}

impl NumberedGrid<'_> {
    /// Draws the grid, and in an answer the shade of its hidden word.
    ///
    /// # Errors
    /// [`MissingGlyph`] if no face has a letter or figure of the grid.
    pub(crate) fn draw(
        &self,
        spec: &BookSpec,
        style: &GridStyle,
        words: &Words,
    ) -> Result<(Item, GridPlace), MissingGlyph> {
        let (at, puzzle, shape) = (self.at, self.puzzle, &*self.puzzle.shape);
        let shown = self.role.digits(puzzle);
        let mut grid = style.draw(&spec.fonts, at, shape, shown)?;
        if self.role == GridRole::Answer {
            grid.add(Layer::Highlight, style.word(at, puzzle, spec.grid.tint));
        }
        let place = GridPlace {
            rect: style.ruling().lattice(at, shape).area(),
            cells: shape.side(),
            is_overlapping: !shape.kind().grids().is_single(),
            number: self.number,
            role: self.role,
        };
        let view = GridView { shape, symbols: self.symbols };
        let role = grid_role(words, view, shown, self.role, place.rect);
        Ok((Item::tagged(role, grid.into_items()), place))
    }
}
