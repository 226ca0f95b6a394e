//! The legibility of grids: the minimum sides of puzzles, and rules that leave room for digits.

use crate::grid_drawing::cages::CageStyle;
use crate::grid_drawing::candidates::least_side;
use crate::grid_drawing::figures::clear;
use crate::grid_drawing::measures::{Measures, PUZZLE};
use crate::grid_drawing::puzzle_view::PuzzleView;
use crate::typography::text_block::Context;
use crate::{LayoutError, Result};
use gridpress_book::{Book, BookPuzzle};
use gridpress_bookspec::{PencilMarks, RuleWeights};
use gridpress_engine::puzzle::Shape;
use gridpress_ground::units::Length;

/// Minimum share of a cell that rules must leave to its digit.
const MIN_CLEAR: (i32, i32) = (65, 100);

/// Minimum ratio of the rules around the regions of a jigsaw to thin rules.
const MIN_CONTRAST: (i32, i32) = (3, 2);

/// Weight of an answer's heavy rules: a share of those of puzzles, and at most this fraction of a cell.
const ANSWER_THICK: (i32, i32) = (6, 10);

const THICK_IN_CELL: i32 = 6;

/// Returns the minimum side of a grid of `puzzles`, with the numbers outside it, and the maximum number of cells in a
/// row that would fit into one of them.
pub(in crate::interior) fn needs<'p>(
    measures: &Measures,
    puzzles: impl Iterator<Item = PuzzleView<'p>>,
) -> (Length, i32) {
    puzzles.fold((Length::ZERO, 1), |(least, most), view| {
        let (band, side) = (measures.band(view.shape().kind()), view.shape().side());
        let own = band.whole(measures.least_cell(view.grid()), side);
        (least.max(own), most.max(band.most_cells(side)))
    })
}

/// Returns the minimum side of a section's grids for the candidates in their cells, if they have candidates.
pub(in crate::interior) fn candidates_side(ctx: &Context, section: usize) -> Length {
    let spec = &ctx.book.spec;
    let kind = spec.sections[section].contents.kind();
    // Candidates need the same room whatever the regions, so the plain kind stands for all puzzles of the section.
    let shape =
        Shape::of(kind.without_variants()).filter(|_| spec.puzzle.marks == PencilMarks::Candidates);
    shape.map_or(Length::ZERO, |shape| {
        let side = least_side(ctx.fonts, &shape, spec.grid.rules, ctx.theme.candidates);
        let cells = shape.side();
        side.at_least(PUZZLE.band(kind).whole(side / cells as i32, cells))
    })
}

/// Checks that rules leave room for digits beside sums, and that they show the regions of a jigsaw or the cages of a
/// Latin square.
pub(in crate::interior) fn check_rules(book: &Book, section: usize, cell: Length) -> Result<()> {
    let (rules, kind) = (book.spec.grid.rules, book.spec.sections[section].contents.kind());
    check_room_for_digits(cell, rules, Some(section))?;
    let cages = (book.sections[section].iter())
        .map(|puzzle| &*puzzle.puzzle.shape)
        .find_map(|shape| PUZZLE.cages(shape, cell))
        .map(|least| CageStyle::new(&book.spec.fonts, cell, rules, least));
    if cages.is_some_and(|cages| !cages.has_room_for_digits(cell)) {
        return Err(LayoutError::RulesTooHeavy { section: Some(section), cell });
    }
    // Regions and cages are shown by weight alone; boxes would be found without it.
    let least = rules.thin.scale(MIN_CONTRAST.0, MIN_CONTRAST.1);
    if (kind.has_irregular_regions() || kind.has_operations()) && rules.thick < least {
        return Err(LayoutError::RulesTooAlike { section });
    }
    Ok(())
}

/// Returns the number of cells in a row of a puzzle's grid.
pub(super) fn side(puzzle: &BookPuzzle) -> usize {
    puzzle.puzzle.shape.side()
}

/// Returns the weights of rules of answers. Thin rules stay printable; heavy ones would crowd a small grid.
pub(in crate::interior) fn answer_rules(
    RuleWeights { thin, thick }: RuleWeights,
    cell: Length,
) -> RuleWeights {
    let lighter = thick.scale(ANSWER_THICK.0, ANSWER_THICK.1).min(cell / THICK_IN_CELL);
    RuleWeights { thin, thick: lighter.at_least(thin) }
}

/// Returns the minimum side of a cell in which those rules leave enough room for its digit.
pub(in crate::interior) fn least_clear(rules: RuleWeights) -> Length {
    let (share, of) = MIN_CLEAR;
    // The inverse of the test below; the last thousandth makes up for rounding.
    (rules.thick + rules.thin).half().scale(of, of - share) + Length::thousandths(1)
}

/// Checks that rules leave most of a cell to its digit.
pub(super) fn check_room_for_digits(
    cell: Length,
    rules: RuleWeights,
    section: Option<usize>,
) -> Result<()> {
    if clear(cell, rules) >= cell.scale(MIN_CLEAR.0, MIN_CLEAR.1) {
        Ok(())
    } else {
        Err(LayoutError::RulesTooHeavy { section, cell })
    }
}
