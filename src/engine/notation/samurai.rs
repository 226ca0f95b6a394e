//! Samurai in five classic puzzles, one for each grid: the corners row by row, and the centre in any place among
//! them.

use super::{Format, ParsedPuzzle};
use crate::puzzle::{Grid, GridLayout, Kind, Shape};

/// The minimum number of givens that the grids have in common, unless the text is assumed to have samurai.
const COMMON_GIVENS: usize = 4;

/// Returns the kind of samurai.
pub(super) fn kind() -> Kind {
    Kind::CLASSIC.with_layout(GridLayout::Samurai).expect("a layout of classic grids")
}

/// Replaces each five classic puzzles that agree where the grids of a samurai overlap by that samurai.
pub(super) fn merge(puzzles: &mut Vec<ParsedPuzzle>, assumed: Option<Kind>) {
    let least = if assumed == Some(kind()) { 0 } else { COMMON_GIVENS };
    let mut at = 0;
    while at + 5 <= puzzles.len() {
        if let Some(samurai) = samurai(&puzzles[at..at + 5], least) {
            puzzles.splice(at..at + 5, [samurai]);
        }
        at += 1;
    }
}

/// Returns the samurai whose grids are these puzzles; `None` if they are not one.
fn samurai(five: &[ParsedPuzzle], least: usize) -> Option<ParsedPuzzle> {
    if five.iter().any(|one| one.shape.kind() != Kind::CLASSIC) {
        return None;
    }
    // Most lines fail where the first corner overlaps the centre.
    let meets = |order: &[usize; 5]| {
        let (corner, centre) = (&five[order[0]].grid, &five[order[2]].grid);
        (0..9)
            .all(|at| corner.get((6 + at / 3) * 9 + 6 + at % 3) == centre.get(at / 3 * 9 + at % 3))
    };
    let orders = [[0, 1, 2, 3, 4], [1, 2, 0, 3, 4], [0, 1, 4, 2, 3]];
    let mut orders = orders.into_iter().filter(meets).peekable();
    orders.peek()?;
    let kind = kind();
    let grid = orders.find_map(|order| {
        let mut cells: Vec<Option<u8>> = vec![None; kind.cells()];
        let mut common = 0;
        for (index, line) in order.into_iter().enumerate() {
            let digits = five[line].grid.cells();
            for (cell, &digit) in kind.grid_cells(index).zip(digits) {
                match cells[cell].replace(digit) {
                    Some(other) if other != digit => return None,
                    Some(_) => common += usize::from(digit > 0),
                    None => {}
                }
            }
        }
        let cells = cells.into_iter().map(Option::unwrap_or_default).collect();
        (common >= least).then(|| Grid::from_cells(cells))
    })?;
    let span = five[0].span.start..five[4].span.end;
    let may_lack_rules = five.iter().any(|one| one.may_lack_rules);
    let puzzle = ParsedPuzzle::of(Shape::of(kind)?, grid, Format::Line, span);
    Some(ParsedPuzzle { may_lack_rules, ..puzzle })
}
