//! The grids of a book, each on a page that is exactly as large as the grid, for use in other layout programs.

use crate::document::{Document, GridRole, Page, Paper};
use crate::grid_drawing::lattice::Square;
use crate::grid_drawing::measures::{ANSWER, PUZZLE};
use crate::grid_drawing::puzzle_view::{NumberedGrid, PuzzleView};
use crate::grid_drawing::shading::Shades;
use crate::grid_drawing::style::GridDesign;
use crate::interior::grid_pages::{answer_rules, candidates_side, check_rules, least_clear, needs};
use crate::typography::text_block::{Context, TextBlock};
use crate::{LayoutError, Result};
use gridpress_book::{Book, BookPuzzle};
use gridpress_bookspec::RuleWeights;
use gridpress_ground::glyphs::MissingGlyph;
use gridpress_ground::units::{Length, Point, Rect, Size};
use std::collections::BTreeSet;

/// Sides of pictures of grids, with their frames.
#[derive(Clone, Copy, Debug, Default)]
pub struct PictureSides {
    /// Side of puzzles; `None` for their side in the book.
    pub puzzle: Option<Length>,
    /// Side of solutions; `None` for that of their puzzles.
    pub solution: Option<Length>,
}

/// The grids of a book, each alone on a page of its size.
#[derive(Debug)]
pub struct GridPictures<'b> {
    book: &'b Book,
    /// Sides of the puzzles of each section.
    puzzles: Vec<Length>,
    /// Side of solutions, if it is not that of their puzzles.
    solution: Option<Length>,
}

impl<'b> GridPictures<'b> {
    /// Creates pictures of the puzzles of some `sections`; `puzzles` has the side for each section of the book.
    ///
    /// # Errors
    /// An error for every section whose grids would be illegible at their side.
    pub(crate) fn new(
        book: &'b Book,
        puzzles: Vec<Length>,
        solution: Option<Length>,
        sections: &BTreeSet<usize>,
    ) -> Result<GridPictures<'b>, Vec<LayoutError>> {
        let block = TextBlock::new(&book.spec, book.spec.page.inside_margin(0));
        let ctx = Context::new(book, &block);
        let pictures = GridPictures { book, puzzles, solution };
        let flaws: Vec<LayoutError> =
            sections.iter().filter_map(|&section| pictures.check(&ctx, section).err()).collect();
        if flaws.is_empty() { Ok(pictures) } else { Err(flaws) }
    }

    /// Returns the longer side of the picture of a puzzle of that section, or of its solution.
    fn side(&self, section: usize, role: GridRole) -> Length {
        let puzzle = self.puzzles[section];
        match role {
            GridRole::Puzzle => puzzle,
            GridRole::Answer => self.solution.unwrap_or(puzzle),
        }
    }

    /// Returns the weights of the rules of a grid of that side with `cells` cells in a row.
    fn rules(&self, side: Length, cells: usize, role: GridRole) -> RuleWeights {
        let rules = self.book.spec.grid.rules;
        match role {
            GridRole::Puzzle => rules,
            GridRole::Answer => answer_rules(rules, side / cells as i32),
        }
    }

    /// Returns the part of a square that the picture of a puzzle, or of its solution, shows: overlapping grids may be
    /// narrower than high.
    fn shown(&self, section: usize, puzzle: &BookPuzzle, role: GridRole) -> Rect {
        let (side, kind) = (self.side(section, role), puzzle.puzzle.shape.kind());
        let rules = self.rules(side, kind.side(), role);
        Square { at: Point::default(), side }.filled(kind, rules.thick)
    }

    /// Returns the width and the height of the picture of a puzzle of that section, or of its solution.
    pub fn size(&self, section: usize, puzzle: &BookPuzzle, role: GridRole) -> Size {
        self.shown(section, puzzle, role).size
    }

    /// Checks that the grids of a section are legible at their sides.
    fn check(&self, ctx: &Context, section: usize) -> Result<()> {
        let rules = self.book.spec.grid.rules;
        for (measures, role) in [(PUZZLE, GridRole::Puzzle), (ANSWER, GridRole::Answer)] {
            let is_solution = role == GridRole::Answer;
            let side = self.side(section, role);
            let (least, cells) = needs(&measures, PuzzleView::of_section(self.book, section));
            let least = if is_solution {
                least
            } else {
                let for_rules = least_clear(rules) * cells;
                least.max(candidates_side(ctx, section)).max(for_rules)
            };
            if side < least {
                return Err(LayoutError::PictureTooSmall {
                    section,
                    is_solution,
                    cell: side / cells,
                    least,
                });
            }
            if !is_solution {
                check_rules(self.book, section, side / cells)?;
            }
        }
        Ok(())
    }

    /// Lays out a page with only the grid of a puzzle of that section, or of its solution.
    ///
    /// # Errors
    /// If no font has a letter or figure of the grid.
    pub fn document(
        &self,
        section: usize,
        puzzle: &BookPuzzle,
        role: GridRole,
    ) -> Result<Document<'static>, MissingGlyph> {
        let spec = &self.book.spec;
        let side = self.side(section, role);
        let Rect { origin, size } = self.shown(section, puzzle, role);
        let title = format!("{} {}", spec.title, puzzle.name.text_form());
        let title = match role {
            GridRole::Puzzle => title,
            GridRole::Answer => format!("{title}: {}", spec.words.solution()),
        };
        let square = Square { at: Point::new(-origin.x, -origin.y), side };
        let page = self.page(section, puzzle, square, role)?;
        Ok(Document::new(title, Paper::new(size, Length::ZERO), 1, move |_| Ok(page.clone())))
    }

    fn page(
        &self,
        section: usize,
        puzzle: &BookPuzzle,
        square: Square,
        role: GridRole,
    ) -> Result<Page, MissingGlyph> {
        let spec = &self.book.spec;
        let fonts = &spec.fonts;
        let view = PuzzleView::new(puzzle, &spec.sections[section].symbols);
        let rules = self.rules(square.side, view.shape().side(), role);
        let design = match role {
            GridRole::Puzzle => GridDesign::new(PUZZLE, rules, square.side)
                .with_shades(Shades::of(&spec.grid))
                .with_pencil_marks(spec.puzzle.marks),
            GridRole::Answer => GridDesign::new(ANSWER, rules, square.side),
        };
        let style = design.style(fonts, view.grid())?;
        let grid = NumberedGrid {
            puzzle: &puzzle.puzzle,
            symbols: &view.symbols,
            number: puzzle.number,
            role,
            at: square.at,
        };
        let (item, place) = grid.draw(spec, &style, &spec.words)?;
        Ok(Page { items: vec![item], grids: vec![place], ..Page::default() })
    }
}
