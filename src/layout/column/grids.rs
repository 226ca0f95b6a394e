//! The grids of a column: the puzzle, and a solution upright or upside down.

use crate::block::arrange::heading_height;
use crate::column::Column;
use crate::grid::figures::GridDigits;
use crate::grid::layers::Layer;
use crate::grid::measures::{COLUMN, COLUMN_ANSWER};
use crate::grid::shading::Shades;
use crate::grid::square::Square;
use crate::grid::style::GridDesign;
use crate::page::document::{GridPlace, Page};
use crate::page::item::{Item, Pose};
use gridpress_base::fonts::{FontRole, MissingGlyph};
use gridpress_base::units::{Length, Point};
use gridpress_book::daily::Edition;
use gridpress_spec::RuleWeights;

/// The rules of a small solution, as parts of its cells: heavier ones would make the grid black. Newsprint holds a black
/// rule of half a point.
const SOLUTION_THIN: i32 = 20;
const SOLUTION_THICK: i32 = 8;
const LEAST_RULE: Length = Length::thousandths(500);

impl Column<'_> {
    /// The puzzle's grid, and the line above it.
    pub(super) fn puzzle(
        &self,
        edition: &Edition,
        is_dated: bool,
        page: &mut Page,
    ) -> Result<(), MissingGlyph> {
        self.puzzle_caption(edition, is_dated, page)?;
        self.grid(edition, self.puzzle, self.desk.rules(), false, page)
    }

    /// A solution beside the puzzle or below it, and the line above it.
    pub(super) fn answer(
        &self,
        edition: &Edition,
        square: Square,
        captions: &[String],
        page: &mut Page,
    ) -> Result<(), MissingGlyph> {
        let bold = self.note.with(FontRole::Bold);
        self.caption(edition, square, (bold, self.note), captions, page)?;
        let RuleWeights { thin, thick } = self.desk.rules();
        let cell = square.side / edition.puzzle.shape.side() as i32;
        let thin = thin.min((cell / SOLUTION_THIN).at_least(LEAST_RULE));
        let thick = thick.min(cell / SOLUTION_THICK).at_least(thin * 2);
        self.grid(edition, square, RuleWeights { thin, thick }, true, page)
    }

    /// The grid of a puzzle, or of its solution.
    pub(super) fn grid(
        &self,
        edition: &Edition,
        square: Square,
        rules: RuleWeights,
        is_answer: bool,
        page: &mut Page,
    ) -> Result<(), MissingGlyph> {
        let spec = self.desk.spec;
        let puzzle = &edition.puzzle;
        let fonts = self.fonts;
        let (design, shown) = match is_answer {
            true => (
                GridDesign::new(COLUMN_ANSWER, rules, square.side),
                GridDigits::Filled { givens: &puzzle.givens, digits: &puzzle.solution },
            ),
            false => (
                GridDesign::new(COLUMN, rules, square.side).shaded(Shades::of(&spec.grid)),
                GridDigits::Givens(&puzzle.givens),
            ),
        };
        let symbols = self.slot.symbols.of_puzzle(puzzle);
        let style = design.style(fonts, &puzzle.shape, &symbols)?;
        let mut grid = style.draw(fonts, square.at, &puzzle.shape, shown)?;
        if is_answer {
            let cells = style.word(square.at, puzzle, spec.grid.tint);
            grid.add(Layer::Highlight, cells);
        }
        page.items.extend(grid.into_items());
        page.grids.push(GridPlace {
            rect: style.ruling().lattice(square.at, &puzzle.shape).area(),
            cells: puzzle.shape.side(),
            is_overlapping: !puzzle.shape.kind().grids().is_one(),
            number: edition.number,
            is_answer,
        });
        Ok(())
    }

    /// The page with the grid in `square` and the heading above it turned upside down.
    pub(super) fn turned(&self, page: Page, square: Square) -> Page {
        let above = heading_height(self.note.size);
        let across = match self.is_shared() {
            true => square.at.x + square.at.x + square.side,
            false => self.size.width,
        };
        let at = Point::new(across, square.at.y - above + square.at.y + square.side);
        let pose = Pose { at, turns: 2, scale: (1, 1) };
        let grids = page.grids.into_iter().map(|grid| grid.posed(&pose));
        Page { grids: grids.collect(), items: vec![Item::posed(page.items, pose, None)] }
    }
}
