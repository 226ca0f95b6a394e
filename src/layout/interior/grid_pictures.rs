//! The grids of a book alone, each on a page that is exactly as large as the grid: for those who set their pages elsewhere.

use crate::LayoutError;
use crate::document::{Document, GridPlace, Page, Paper};
use crate::grid_drawing::figures::GridDigits;
use crate::grid_drawing::lattice::{Layer, Square};
use crate::grid_drawing::measures::{ANSWER, PUZZLE};
use crate::grid_drawing::shading::Shades;
use crate::grid_drawing::style::GridDesign;
use crate::interior::grid_pages::{answer_rules, candidates_need, check_rules, least_clear, needs};
use crate::typography::text_block::{Context, TextBlock};
use gridpress_base::fonts::MissingGlyph;
use gridpress_base::units::{Length, Point, Rect, Size};
use gridpress_book::{Book, BookPuzzle};
use gridpress_spec::RuleWeights;
use std::collections::BTreeSet;

/// The sides of pictures of grids, with their frames.
#[derive(Clone, Copy, Debug, Default)]
pub struct PictureSides {
    /// The side of puzzles; `None` for the side that they have in the book.
    pub puzzle: Option<Length>,
    /// The side of solutions; `None` for that of their puzzles.
    pub solution: Option<Length>,
}

/// The grids of a book, each alone on a page of its size.
#[derive(Debug)]
pub struct GridPictures<'b> {
    book: &'b Book,
    /// The sides of the puzzles of each section.
    puzzles: Vec<Length>,
    /// The side of solutions, where it is not that of their puzzles.
    solution: Option<Length>,
}

impl<'b> GridPictures<'b> {
    /// Pictures of the puzzles of some `sections`; `puzzles` has the side for each section of the book.
    ///
    /// # Errors
    /// Every section whose grids could not be read at their side.
    pub(crate) fn new(
        book: &'b Book,
        puzzles: Vec<Length>,
        solution: Option<Length>,
        sections: &BTreeSet<usize>,
    ) -> Result<GridPictures<'b>, Vec<LayoutError>> {
        let block = TextBlock::new(&book.spec, book.spec.page.inside_margin(0));
        let ctx = Context::new(book, &block);
        let pictures = GridPictures { book, puzzles, solution };
        let flaws = sections.iter().filter_map(|&section| pictures.check(&ctx, section).err());
        let flaws: Vec<LayoutError> = flaws.collect();
        if flaws.is_empty() { Ok(pictures) } else { Err(flaws) }
    }

    /// The longer side of the picture of a puzzle of that section, or of its solution.
    fn side(&self, section: usize, is_solution: bool) -> Length {
        let puzzle = self.puzzles[section];
        if is_solution { self.solution.unwrap_or(puzzle) } else { puzzle }
    }

    /// The weights of the rules of a grid of that side with so many cells in a row.
    fn rules(&self, side: Length, cells: usize, is_answer: bool) -> RuleWeights {
        let rules = self.book.spec.grid.rules;
        if is_answer { answer_rules(rules, side / cells as i32) } else { rules }
    }

    /// The part of a square that the picture of a puzzle, or of its solution, shows: grids that overlap may be narrower than
    /// high.
    fn shown(&self, section: usize, puzzle: &BookPuzzle, is_solution: bool) -> Rect {
        let (side, kind) = (self.side(section, is_solution), puzzle.puzzle.shape.kind());
        let rules = self.rules(side, kind.side(), is_solution);
        let at = Point::default();
        Square { at, side }.filled(kind, rules.thick)
    }

    /// The width and the height of the picture of a puzzle of that section, or of its solution.
    pub fn size(&self, section: usize, puzzle: &BookPuzzle, is_solution: bool) -> Size {
        self.shown(section, puzzle, is_solution).size
    }

    /// Whether the grids of a section can be read at their sides.
    fn check(&self, ctx: &Context, section: usize) -> Result<(), LayoutError> {
        let symbols = &self.book.spec.sections[section].symbols;
        let puzzles = &self.book.sections[section];
        let of_section = || puzzles.iter().map(|puzzle| (symbols.clone(), puzzle));
        let rules = self.book.spec.grid.rules;
        for (measures, is_solution) in [(PUZZLE, false), (ANSWER, true)] {
            let side = self.side(section, is_solution);
            let (least, cells) = needs(&measures, of_section());
            let least = if is_solution {
                least
            } else {
                let for_rules = least_clear(rules) * cells;
                least.max(candidates_need(ctx, section)).max(for_rules)
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

    /// A page with the grid of a puzzle of that section, or of its solution, and nothing else.
    ///
    /// # Errors
    /// When no font has a letter or figure of the grid.
    pub fn document(
        &self,
        section: usize,
        puzzle: &BookPuzzle,
        is_solution: bool,
    ) -> Result<Document<'static>, MissingGlyph> {
        let spec = &self.book.spec;
        let side = self.side(section, is_solution);
        let Rect { origin, size } = self.shown(section, puzzle, is_solution);
        let title = format!("{} {}", spec.title, puzzle.name.usual());
        let title = if is_solution { format!("{title}: {}", spec.words.solution()) } else { title };
        let square = Square { at: Point::new(-origin.x, -origin.y), side };
        let page = self.page(section, puzzle, square, is_solution)?;
        let paper = Paper::new(size, Length::ZERO);
        Ok(Document::new(title, paper, 1, move |_| Ok(page.clone())))
    }

    fn page(
        &self,
        section: usize,
        puzzle: &BookPuzzle,
        square: Square,
        is_answer: bool,
    ) -> Result<Page, MissingGlyph> {
        let spec = &self.book.spec;
        let fonts = &spec.fonts;
        let (shape, givens) = (&*puzzle.puzzle.shape, &puzzle.puzzle.givens);
        let rules = self.rules(square.side, shape.side(), is_answer);
        let (design, shown) = if is_answer {
            let digits = &puzzle.puzzle.solution;
            (GridDesign::new(ANSWER, rules, square.side), GridDigits::Filled { givens, digits })
        } else {
            (
                GridDesign::new(PUZZLE, rules, square.side)
                    .shaded(Shades::of(&spec.grid))
                    .marked(spec.puzzle.marks),
                GridDigits::Givens(givens),
            )
        };
        let symbols = spec.sections[section].symbols.of_puzzle(&puzzle.puzzle);
        let style = design.style(fonts, shape, &symbols)?;
        let mut grid = style.draw(fonts, square.at, shape, shown)?;
        if is_answer {
            let tint = spec.grid.tint;
            grid.add(Layer::Highlight, style.word(square.at, &puzzle.puzzle, tint));
        }
        let place = GridPlace {
            rect: style.ruling().lattice(square.at, shape).area(),
            cells: shape.side(),
            is_overlapping: !shape.kind().grids().is_one(),
            number: puzzle.number,
            is_answer,
        };
        Ok(Page { items: grid.into_items(), grids: vec![place] })
    }
}
