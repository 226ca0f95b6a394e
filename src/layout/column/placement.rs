//! The grids of a column: positions of puzzle and solution, a check that their cells are large enough, and their items.

use crate::block::numbers::heading_height;
use crate::column::{Column, GAP};
use crate::document::item::{Item, Pose};
use crate::document::{GridRole, Page};
use crate::grid_drawing::lattice::Square;
use crate::grid_drawing::measures::{COLUMN, COLUMN_ANSWER};
use crate::grid_drawing::puzzle_view::NumberedGrid;
use crate::grid_drawing::shading::Shades;
use crate::grid_drawing::style::GridDesign;
use crate::typography::lines::set_line;
use crate::typography::style::{Align, SMALLEST, Style};
use gridpress_base::fonts::FontRole;
use gridpress_book::daily::Edition;
use gridpress_bookspec::{RuleWeights, SolutionPlace};
use gridpress_ground::glyphs::MissingGlyph;
use gridpress_ground::units::{Length, Point, Size};
use gridpress_messages::diag::{Diagnostic, Failure};
use gridpress_messages::symbols::GridView;

/// Default side of a solution, as a share of the puzzle's.
const SHARE: (i32, i32) = (42, 100);

/// The part of a column's width used by heads and grids.
#[derive(Clone, Copy)]
pub(super) struct ColumnSpan {
    pub(super) left: Length,
    pub(super) width: Length,
}

impl From<Square> for ColumnSpan {
    fn from(square: Square) -> ColumnSpan {
        ColumnSpan { left: square.at.x, width: square.side }
    }
}

impl Column<'_> {
    /// Places the grids side by side or one above the other, whichever leaves the puzzle more room. `least` is the
    /// minimum side of a solution; `below` stays free below the puzzle.
    pub(super) fn arrange(&mut self, least: Length, below: Length) {
        let Size { width, height } = self.size;
        let room = height - self.head - below;
        // The solution gets its share of the common length, or its minimum.
        let parted = |both: Length, most: Length| {
            let answer = both.scale(SHARE.0, SHARE.0 + SHARE.1).at_least(least);
            let puzzle = (both - answer).min(most);
            (puzzle, puzzle.scale(SHARE.0, SHARE.1).at_least(least).min(both - puzzle))
        };
        let caption = heading_height(self.note.size);
        let stacked = parted(room - caption - GAP, width);
        let beside = parted(width - GAP, room);
        let ((side, answer), is_beside) = match self.slot.solution {
            SolutionPlace::None => ((width.min(room), Length::ZERO), false),
            _ if beside.0 > stacked.0 => (beside, true),
            _ => (stacked, false),
        };
        // Centred, with the same white on both sides.
        let used = if is_beside { side + GAP + answer } else { side };
        let left = (width - used).half();
        self.is_beside = is_beside;
        self.puzzle = Square { at: Point::new(left, self.head), side };
        let at = if is_beside {
            Point::new(left + side + GAP, self.head + side - answer)
        } else {
            Point::new(left, self.head + side + GAP + caption)
        };
        self.answer = (answer > Length::ZERO).then_some(Square { at, side: answer });
    }

    /// Returns the span of the column used by the grids.
    pub(super) fn block(&self) -> ColumnSpan {
        let right = match self.answer.filter(|_| self.is_beside) {
            Some(answer) => answer.at.x + answer.side,
            None => self.puzzle.at.x + self.puzzle.side,
        };
        ColumnSpan { left: self.puzzle.at.x, width: right - self.puzzle.at.x }
    }

    /// Returns the report for a column whose cells are `cell` wide but must be `needed` wide.
    pub(super) fn too_small(&self, cell: Length, needed: Length) -> Failure {
        let Size { width, height } = self.size;
        let message = format!(
            "a column of {} x {} leaves cells of {}",
            width.in_mm(),
            height.in_mm(),
            cell.at_least(Length::ZERO).in_mm()
        );
        let help = match self.slot.solution {
            SolutionPlace::None => "make `width` or `height` in [daily] larger",
            _ => "make `width` or `height` in [daily] larger, or set solution = \"none\"",
        };
        let expected = format!("{message}; to write in, they need {}", needed.in_mm());
        Failure::input(vec![Diagnostic::error(expected).help(help)])
    }
}

/// Rules of a small solution, as fractions of its cells: heavier ones would make the grid black. Newsprint can
/// reproduce a black rule of half a point.
const SOLUTION_THIN: i32 = 20;
const SOLUTION_THICK: i32 = 8;
const MIN_RULE: Length = Length::thousandths(500);

/// Size of the letter of a cell that a contest asks for, as a share of its cell.
const LETTER: (i32, i32) = (30, 100);
/// Gap between this letter and the edge of its cell, in percent of its size.
const BESIDE_LETTER: i32 = 30;

impl Column<'_> {
    /// Draws the puzzle's grid and the line above it.
    pub(super) fn puzzle(
        &self,
        edition: &Edition,
        is_dated: bool,
        page: &mut Page,
    ) -> Result<(), MissingGlyph> {
        self.puzzle_caption(edition, is_dated, page)?;
        self.grid(edition, self.puzzle, self.desk.rules(), GridRole::Puzzle, page)
    }

    /// Draws a solution beside the puzzle or below it, and the line above it.
    pub(super) fn answer(
        &self,
        edition: &Edition,
        square: Square,
        captions: &[String],
        page: &mut Page,
    ) -> Result<(), MissingGlyph> {
        self.caption(edition, square, (self.note.with(FontRole::Bold), self.note), captions, page)?;
        let RuleWeights { thin, thick } = self.desk.rules();
        let cell = square.side / edition.puzzle.shape.side() as i32;
        let thin = thin.min((cell / SOLUTION_THIN).at_least(MIN_RULE));
        let thick = thick.min(cell / SOLUTION_THICK).at_least(thin * 2);
        self.grid(edition, square, RuleWeights { thin, thick }, GridRole::Answer, page)
    }

    /// Draws the grid of a puzzle, or of its solution.
    pub(super) fn grid(
        &self,
        edition: &Edition,
        square: Square,
        rules: RuleWeights,
        role: GridRole,
        page: &mut Page,
    ) -> Result<(), MissingGlyph> {
        let spec = self.desk.spec;
        let puzzle = &edition.puzzle;
        let design = match role {
            GridRole::Answer => GridDesign::new(COLUMN_ANSWER, rules, square.side),
            GridRole::Puzzle => {
                GridDesign::new(COLUMN, rules, square.side).with_shades(Shades::of(&spec.grid))
            }
        };
        let symbols = self.slot.symbols.of_puzzle(puzzle);
        let grid = GridView { shape: &puzzle.shape, symbols: &symbols };
        let style = design.style(self.fonts, grid)?;
        let number = edition.number;
        let grid = NumberedGrid { puzzle, symbols: &symbols, number, role, at: square.at };
        let (item, place) = grid.draw(spec, &style, self.words)?;
        page.items.push(item);
        if role == GridRole::Puzzle
            && let Some(contest) = self.desk.contest(edition)
        {
            let lattice = style.ruling().lattice(square.at, &puzzle.shape);
            for (letter, cell) in contest.lettered_cells() {
                let cell = lattice.cell(cell);
                let size = cell.size.width.scale(LETTER.0, LETTER.1).at_least(SMALLEST);
                let letter_style = Style::new(FontRole::Bold, size);
                let corner = Point::new(
                    cell.origin.x + cell.size.width - size.percent(BESIDE_LETTER),
                    cell.origin.y + letter_style.ascent(),
                );
                let letter = letter.to_string();
                page.items.extend(set_line(
                    self.fonts,
                    letter_style,
                    Align::Right,
                    corner,
                    &letter,
                )?);
            }
        }
        page.grids.push(place);
        Ok(())
    }

    /// Turns the page with the grid in `square` and the heading above it upside down.
    pub(super) fn turned(&self, page: Page, square: Square) -> Page {
        let above = heading_height(self.note.size);
        let across = if self.is_shared() {
            square.at.x + square.at.x + square.side
        } else {
            self.size.width
        };
        let at = Point::new(across, square.at.y - above + square.at.y + square.side);
        let pose = Pose { at, turns: 2, scale: (1, 1) };
        let grids = page.grids.into_iter().map(|grid| grid.posed(&pose));
        Page {
            grids: grids.collect(),
            items: vec![Item::posed(page.items, pose, None)],
            ..Page::default()
        }
    }
}
