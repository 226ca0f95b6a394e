//! Overlapping grids as text. They are written as the canvas around them, whose places outside all grids are holes. In
//! a single line, holes have their own sign; in a grid of lines, they may also be blank, since columns are aligned.
//!
//! A text that shows its holes determines a named layout. If holes are written as empty cells, as by other programs,
//! the kind must be known.

use super::row::{CANVASES, CellRow, HOLE, exactly_one, value_at, wrong_count};
use super::{HOLE_SIGN, NotationError, PuzzleMistake, english, is_rule, symbol};
use crate::puzzle::{Grid, Kind, Shape};
use std::collections::BTreeMap;
use std::ops::Range;

/// Returns a grid in one line, with a sign for each hole.
pub(super) fn line(grid: &Grid, shape: &Shape) -> String {
    let sign =
        |(cell, &value): (usize, &u8)| if shape.is_hole(cell) { HOLE_SIGN } else { symbol(value) };
    grid.cells().iter().enumerate().map(sign).collect()
}

/// Returns a grid with one line per row, rules between boxes, and blanks for holes.
pub(super) fn block(grid: &Grid, shape: &Shape) -> String {
    let kind = shape.kind();
    let (side, (box_rows, box_columns)) = (shape.side(), kind.boxes());
    let (rows, columns) = kind.extent();
    let is_cell = |row: usize, column: usize| !shape.is_hole(row * side + column);
    let mut text = String::new();
    let mut push = |line: String| {
        text.push_str(line.trim_end());
        text.push('\n');
    };
    for row in 0..rows {
        let is_border = |column: usize| column > 0 && column.is_multiple_of(box_columns);
        if row > 0 && row.is_multiple_of(box_rows) {
            // A rule separates cells above it from cells below it.
            let separates = |column: usize| is_cell(row - 1, column) && is_cell(row, column);
            let sign = |column: usize| if separates(column) { "-" } else { " " };
            let rule = (0..columns).map(|column| {
                let both = column > 0 && separates(column - 1) && separates(column);
                let before = match (is_border(column), both) {
                    (true, true) => "-+-",
                    (true, false) => "   ",
                    (false, _) if column == 0 => "",
                    (false, true) => "-",
                    (false, false) => " ",
                };
                format!("{before}{}", sign(column))
            });
            push(rule.collect());
        }
        let cells = (0..columns).map(|column| {
            let before = match (is_border(column), column) {
                (_, 0) => "",
                (true, _) if is_cell(row, column - 1) && is_cell(row, column) => " | ",
                (true, _) => "   ",
                (false, _) => " ",
            };
            let sign =
                if is_cell(row, column) { symbol(grid.get(row * side + column)) } else { ' ' };
            format!("{before}{sign}")
        });
        push(cells.collect());
    }
    text
}

/// A parsed grid of lines.
pub(super) struct CanvasBlock {
    pub(super) kind: Kind,
    /// The values of the canvas, 0 in holes.
    pub(super) cells: Vec<u8>,
    pub(super) span: Range<usize>,
    /// The byte after the last line.
    pub(super) end: usize,
}

/// A row of cells, and the byte at which its line starts.
struct PlacedRow {
    row: CellRow,
    start: usize,
}

impl PlacedRow {
    /// Returns the number of written holes.
    fn holes(&self) -> usize {
        self.row.values.iter().filter(|&&v| v == HOLE).count()
    }

    /// Returns the distance of each sign from the start of its line, in bytes.
    fn offsets(&self) -> impl Iterator<Item = usize> {
        self.row.places.iter().map(|place| place - self.start)
    }

    /// Returns the columns of the signs in row `row` of `kind`, with holes written or left blank; `None` if the number
    /// of signs does not fit.
    fn columns(&self, kind: Kind, row: usize) -> Option<Vec<usize>> {
        let (side, (_, columns)) = (kind.side(), kind.extent());
        let filled = || (0..columns).filter(|column| !kind.is_hole(row * side + column));
        let signs = self.row.values.len();
        match signs {
            _ if signs == columns || signs == side => Some((0..signs).collect()),
            _ if signs == filled().count() && self.holes() == 0 => Some(filled().collect()),
            _ => None,
        }
    }
}

/// Parses the grid of lines of `kind` at the start of `text`, which is at byte `start`.
///
/// # Errors
/// Returns the first mistake, and the byte after its line.
pub(super) fn read(
    text: &str,
    start: usize,
    kind: Kind,
) -> Result<CanvasBlock, (NotationError, usize)> {
    let mut rows: Vec<PlacedRow> = Vec::new();
    let (height, width) = kind.extent();
    for (line, at, end) in lines(text, start, Some(kind)) {
        let fail = |error| Err((error, end));
        let row = match CellRow::read(line, at, Some(kind)) {
            Ok(row) => PlacedRow { row, start: at },
            Err(error) => return fail(error),
        };
        let index = rows.len();
        if row.columns(kind, index).is_none() {
            let expected = english!("row-of-kind": "row {row} of a `{kind}` has {count} cells, not counting holes (`{hole}`); the line of a whole puzzle has {whole}",
                row = index + 1, kind, count = (0..width).filter(|column| !kind.is_hole(index * kind.side() + column)).count(), hole = HOLE_SIGN, whole = kind.cells());
            return fail(wrong_count(row.row.values.len(), expected).at(row.row.span.clone()));
        }
        rows.push(row);
        if rows.len() == height {
            return placed(&rows, kind, end).map_err(|error| (error, end));
        }
    }
    let last = rows.last().map_or(start..start, |row| row.row.span.clone());
    Err((PuzzleMistake::incomplete_grid(rows.len(), kind.extent()).at(last.clone()), last.end))
}

/// Parses a grid of lines at the start of `text`, which is at byte `start`, if its holes determine the kind. Returns
/// `None` otherwise.
pub(super) fn find(text: &str, start: usize) -> Option<CanvasBlock> {
    let mut kinds: Vec<Kind> = Vec::new();
    let mut rows: Vec<PlacedRow> = Vec::new();
    for (line, at, end) in lines(text, start, None) {
        let row = CellRow::read(line, at, None).ok()?;
        let row = PlacedRow { row, start: at };
        let fits = |kind: &Kind| {
            let (height, width) = kind.extent();
            let columns = row.columns(*kind, rows.len()).filter(|columns| {
                // A hole that is written as a cell does not determine the kind.
                let is_hole = |&column: &usize| kind.is_hole(rows.len() * kind.side() + column);
                columns.len() <= width
                    && columns.iter().filter(|c| is_hole(c)).count() == row.holes()
            });
            rows.len() < height && columns.is_some()
        };
        if rows.is_empty() {
            kinds = CANVASES.iter().copied().filter(fits).collect()
        } else {
            kinds.retain(fits)
        }
        if kinds.is_empty() {
            return None;
        }
        rows.push(row);
        let whole = |kind: &Kind| kind.extent().0 == rows.len();
        let has_holes = |kind: Kind| {
            let (height, width) = kind.extent();
            kind.size() < height * width
        };
        let whole = kinds.iter().copied().filter(|kind| whole(kind) && has_holes(*kind));
        // Tried as soon as some layout is complete: the text may go on with another puzzle.
        let read = whole.filter_map(|kind| placed(&rows, kind, end).ok());
        let read: Vec<CanvasBlock> = read.collect();
        if !read.is_empty() {
            return exactly_one(read.into_iter());
        }
    }
    None
}

/// Returns the rows of the grid at the start of a text, each with its first byte and the byte after it.
fn lines(
    text: &str,
    start: usize,
    kind: Option<Kind>,
) -> impl Iterator<Item = (&str, usize, usize)> {
    let mut at = start;
    let mut rows = 0;
    let lines = text.split_inclusive('\n').map(move |line| {
        let first = at;
        at += line.len();
        let bare = line.trim_start_matches('\u{feff}');
        (bare.trim_end(), first + line.len() - bare.len(), at)
    });
    let mut lines = lines.map_while(move |(line, first, end)| {
        let content = line.trim_start();
        if content.is_empty() {
            // Blank lines may separate bands of boxes, whose height is unknown without the kind.
            let ends = |kind: Kind| !usize::is_multiple_of(rows, kind.boxes().0);
            let open =
                rows > 0 && !kind.map_or_else(|| CANVASES.iter().all(|&kind| ends(kind)), ends);
            return open.then_some(None);
        }
        if content.starts_with('#') || is_rule(content) {
            return Some(None);
        }
        rows += 1;
        Some(Some((line, first, end)))
    });
    std::iter::from_fn(move || lines.by_ref().flatten().next())
}

/// Places the values of all rows of `kind` on its canvas.
fn placed(rows: &[PlacedRow], kind: Kind, end: usize) -> Result<CanvasBlock, NotationError> {
    let (side, (_, width)) = (kind.side(), kind.extent());
    let mut cells = vec![0; kind.cells()];
    let has_blanks = rows.iter().any(|row| row.row.values.len() < width);
    // The column of each offset in the lines.
    let mut column_at: BTreeMap<usize, usize> = BTreeMap::new();
    for (index, placed) in rows.iter().enumerate() {
        let columns = placed.columns(kind, index).unwrap_or_default();
        let row = &placed.row;
        for ((&column, offset), (&value, &place)) in
            columns.iter().zip(placed.offsets()).zip(row.values.iter().zip(&row.places))
        {
            // Blanks count nothing by themselves. Only equal offsets in all rows tell which columns they stand for.
            if has_blanks && *column_at.entry(offset).or_insert(column) != column {
                return Err(misplaced(kind, index, row));
            }
            cells[index * side + column] = value_at(kind, index * side + column, value, place)?;
        }
    }
    let mut columns: Vec<usize> = column_at.values().copied().collect();
    columns.dedup();
    // Columns must ascend with their offsets, or two rows are shifted against each other.
    let is_straight = columns.len() == column_at.len() && columns.is_sorted();
    if !is_straight {
        let first = rows.iter().position(|row| row.row.values.len() < width);
        let first = first.unwrap_or_default();
        return Err(misplaced(kind, first, &rows[first].row));
    }
    let span = rows[0].row.span.start..rows[rows.len() - 1].row.span.end;
    Ok(CanvasBlock { kind, cells, span, end })
}

/// Returns the error for a row whose cells are not aligned.
fn misplaced(kind: Kind, row: usize, cells: &CellRow) -> NotationError {
    PuzzleMistake::new(
        english!("misaligned-row": "the cells of row {row} are not aligned with the columns of a `{kind}`", row = row + 1, kind),
        english!("align-columns": "expected each cell below the others of its column, with blanks or `{hole}` for holes", hole = HOLE_SIGN),
    )
    .at(cells.span.clone())
}
