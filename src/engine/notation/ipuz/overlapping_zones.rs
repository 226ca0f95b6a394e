//! Overlapping grids in ipuz, which has no name for them: their houses are zones, and holes are `null`.

use super::super::row::digit_in_hole;
use super::{Charset, PuzzleMistake, cells_of_row, zones_and_cages};
use crate::notation::row::kind_with_holes;
use crate::puzzle::{Cell, Grid, Kind, Shape};
use serde_json::{Map, Value};
use std::collections::BTreeSet;

/// Returns the kind of overlapping grids of an ipuz object with these rows; `None` for a single grid. Without zones,
/// the kind follows from the holes of a named layout, or from the assumed kind.
pub(super) fn kind(
    object: &Map<String, Value>,
    rows: &[Value],
    assumed: Option<Kind>,
    first: usize,
) -> Result<Option<Kind>, PuzzleMistake> {
    let cells: Option<Vec<&[Value]>> =
        rows.iter().map(|row| row.as_array().map(Vec::as_slice)).collect();
    let cells = cells.unwrap_or_default();
    let width = cells.iter().map(|row| row.len()).max().unwrap_or(0);
    let side = rows.len().max(width);
    // A larger grid than any canvas is not a puzzle.
    if side == 0 || side > Kind::sides().max().unwrap_or(0) {
        return Ok(None);
    }
    if object.get("zones").is_some_and(|zones| !zones.is_null()) {
        let (zones, cages) = zones_and_cages(object, side, false, first)?;
        let zones: BTreeSet<Vec<Cell>> = zones.into_iter().collect();
        // Some layouts have the same houses; the assumed kind takes precedence if it has them.
        let has_zones = |kind: &Kind| !kind.grids().is_single() && has_houses(*kind, side, &zones);
        let kind = assumed.filter(has_zones).or(of_zones(&zones, side));
        return Ok(kind.filter(|_| cages.is_empty()));
    }
    let is_null = |row: usize, column: usize| cells[row].get(column).is_none_or(Value::is_null);
    let is_hole = |cell: Cell| cell / side >= rows.len() || is_null(cell / side, cell % side);
    // If empty cells are `null` too, the holes do not determine the kind.
    let shown = (0..side * side).any(is_hole);
    let shown = shown.then(|| kind_with_holes(side * side, is_hole)).flatten();
    Ok(shown.or(assumed.filter(|kind: &Kind| {
        !kind.grids().is_single() && [(rows.len(), width), (side, side)].contains(&kind.extent())
    })))
}

/// Returns the kind whose houses are exactly these zones, on a canvas with `side` cells in a row.
fn of_zones(zones: &BTreeSet<Vec<Cell>>, side: usize) -> Option<Kind> {
    let digits = zones.first()?.len();
    // A grid starts at a cell where both its first row and its first column start.
    let is_house = |first: Cell, step: usize| {
        let cells: Vec<Cell> = (0..digits).map(|index| first + index * step).collect();
        zones.contains(&cells)
    };
    let corners = (0..side * side).filter(|&corner| {
        let (row, column) = (corner / side, corner % side);
        let fits = row + digits <= side && column + digits <= side;
        fits && (0..digits)
            .all(|index| is_house(corner + index * side, 1) && is_house(corner + index, side))
    });
    let corners: Vec<(usize, usize)> = corners.map(|c| (c / side, c % side)).collect();
    if corners.len() < 2 {
        return None;
    }
    let plain = Kind::new(digits, None, &[]).ok()?;
    let (rows, columns) = plain.boxes();
    [(rows, columns), (columns, rows)].into_iter().find_map(|boxes| {
        let kind = Kind::new(digits, Some(boxes), &[]).ok()?;
        let kind = kind.with_corners(&corners).ok()?;
        has_houses(kind, side, zones).then_some(kind)
    })
}

/// Returns `true` if the houses of `kind` on a canvas with `side` cells in a row are exactly these zones.
fn has_houses(kind: Kind, side: usize, zones: &BTreeSet<Vec<Cell>>) -> bool {
    let shape = Shape::of(kind).filter(|_| kind.side() == side);
    shape.is_some_and(|shape| {
        let houses: BTreeSet<&Vec<Cell>> =
            shape.houses().iter().map(|house| &house.cells).collect();
        houses.into_iter().eq(zones)
    })
}

/// Reads the givens of a puzzle of `kind`, in rows as wide as its grids or its canvas.
pub(super) fn grid(rows: &[Value], charset: &Charset, kind: Kind) -> Result<Grid, PuzzleMistake> {
    let side = kind.side();
    let (_, width) = kind.extent();
    let mut grid = Grid::empty(side);
    for (row, cells) in rows.iter().enumerate() {
        let cells = cells.as_array().map_or(&[][..], Vec::as_slice);
        if cells.len() != width && cells.len() != side {
            return Err(cells_of_row(row, cells.len(), width));
        }
        for (column, value) in cells.iter().enumerate() {
            let cell = row * side + column;
            let digit = charset.value(value)?;
            if kind.is_hole(cell) && digit != 0 {
                return Err(digit_in_hole(value, cell, kind, "null"));
            }
            grid.set(cell, digit);
        }
    }
    Ok(grid)
}
