//! The digits of grids as tables, for readers who do not see them.

use crate::document::GridRole;
use crate::document::role::{Described, GridTable, TableRow, TextRole};
use crate::grid_drawing::figures::GridDigits;
use gridpress_ground::units::Rect;
use gridpress_messages::Words;
use gridpress_messages::steps::Narrator;
use gridpress_messages::symbols::GridView;

/// Returns the role of a grid with those digits that fills `area`. Puzzles are read cell by cell and answers row by row.
pub(crate) fn grid_role(
    words: &Words,
    grid: GridView,
    shown: GridDigits,
    role: GridRole,
    area: Rect,
) -> TextRole {
    let narrator = Narrator::new(words, grid);
    let (side, (rows, columns)) = (grid.shape.side(), grid.shape.kind().extent());
    let symbol = |cell| shown.digit(cell).map(|(digit, _)| grid.symbols.text(digit));
    let row = |row| TableRow {
        name: narrator.row(row),
        cells: (0..columns).map(|column| symbol(row * side + column).unwrap_or_default()).collect(),
    };
    let marks = match role {
        GridRole::Puzzle => narrator.marks().join(" "),
        GridRole::Answer => String::new(),
    };
    let table = GridTable {
        columns: match role {
            GridRole::Puzzle => (0..columns).map(|column| narrator.column(column)).collect(),
            GridRole::Answer => Vec::new(),
        },
        rows: (0..rows).map(row).collect(),
        has_text: grid.symbols.pictures().is_none(),
        marks: (!marks.is_empty()).then_some(Described { area, text: marks }),
    };
    TextRole::Grid(table.into())
}
