//! Cells in the JSON of other programs: a line, a list of all cells, a list of rows, an object of rows or of cells, or
//! a list of places with digits.

use super::{lenient, symbol};
use crate::puzzle::{Kind, parse_cell_name};
use serde_json::{Map, Value};

/// The keys of the digit of a cell that is an object.
const DIGIT: [&str; 9] = ["given", "value", "val", "digit", "number", "num", "v", "n", "cell"];
/// The keys of the row and of the column of a cell.
const ROW: [&str; 4] = ["row", "r", "y", "i"];
const COLUMN: [&str; 5] = ["col", "column", "c", "x", "j"];

/// Returns `true` for a value without any cell: `null`, or an empty text, list or object.
pub(super) fn is_blank(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::String(text) => text.trim().is_empty(),
        Value::Array(all) => all.iter().all(is_blank),
        Value::Object(all) => all.is_empty(),
        _ => false,
    }
}

/// Returns the cells in one line, as [`CellRow`](super::row::CellRow) reads it: `.` for empty cells, and `0` for 0.
/// `None` if the value has no such cells.
pub(super) fn line(value: &Value) -> Option<String> {
    let cells: Vec<Option<u8>> = match value {
        Value::String(text) => return lenient::symbols_of(text),
        Value::Array(all) => places(all).or_else(|| rows(all.iter()))?,
        Value::Object(all) => named_cells(all).or_else(|| rows(ordered(all).into_iter()))?,
        _ => return None,
    };
    let side = Kind::all_sides().find(|&side| side > 3 && side * side == cells.len())?;
    let is_digit = |cell: &Option<u8>| cell.is_none_or(|digit| usize::from(digit) <= side);
    let sign = |cell: Option<u8>| match cell {
        None => '.',
        Some(0) => '0',
        Some(digit) => symbol(digit),
    };
    cells.iter().all(is_digit).then(|| cells.into_iter().map(sign).collect())
}

/// Returns the values of an object in the order of the numbers in their keys, as in `row10` after `row9`.
fn ordered(object: &Map<String, Value>) -> Vec<&Value> {
    let number = |key: &str| -> Option<u32> {
        key.trim_start_matches(|c: char| !c.is_ascii_digit()).parse().ok()
    };
    let mut rows: Vec<(Option<u32>, &Value)> =
        object.iter().map(|(key, value)| (number(key), value)).collect();
    rows.sort_by_key(|(number, _)| *number);
    rows.into_iter().map(|(_, value)| value).collect()
}

/// Returns the cells of a list of rows, or of a list of cells; `None` for an empty cell.
fn rows<'v>(all: impl Iterator<Item = &'v Value> + Clone) -> Option<Vec<Option<u8>>> {
    let is_row = |row: &Value| match row {
        Value::Array(_) => true,
        Value::String(text) => text.chars().count() > 2,
        _ => false,
    };
    if !all.clone().all(is_row) {
        return all.map(cell).collect();
    }
    let row = |row: &Value| match row {
        Value::Array(cells) => cells.iter().map(cell).collect(),
        Value::String(text) if text.contains([',', ';']) => {
            text.split([',', ';']).map(text_cell).collect::<Option<Vec<_>>>()
        }
        Value::String(text) => {
            let signs = text.chars().filter(|c| !c.is_whitespace() && *c != '|');
            signs.map(|c| text_cell(c.encode_utf8(&mut [0; 4]))).collect()
        }
        _ => None,
    };
    let rows: Vec<Vec<Option<u8>>> = all.map(row).collect::<Option<_>>()?;
    let is_square = rows.iter().all(|row| row.len() == rows.len());
    is_square.then(|| rows.concat())
}

/// Returns the digit of a cell, `Some(None)` if it is empty; `None` if it is not a cell.
fn cell(value: &Value) -> Option<Option<u8>> {
    match value {
        Value::Null | Value::Bool(false) => Some(None),
        Value::Number(number) if number.as_i64() == Some(-1) => Some(None),
        Value::Number(number) => number.as_u64().and_then(|n| n.try_into().ok()).map(Some),
        Value::String(text) => text_cell(text),
        Value::Object(fields) => {
            let digit = DIGIT.iter().find_map(|key| fields.get(*key));
            digit.filter(|digit| !digit.is_object()).and_then(cell)
        }
        _ => None,
    }
}

fn text_cell(text: &str) -> Option<Option<u8>> {
    match text.trim() {
        "" | "." | "_" | "*" | "-" | "?" | "x" | "X" => Some(None),
        text if text.bytes().all(|b| b.is_ascii_digit()) => text.parse().ok().map(Some),
        text if text.len() == 1 => super::value_of(text.chars().next()?).map(Some),
        _ => None,
    }
}

/// Returns the cells of a list of places with digits; `None` if the entries do not name places.
fn places(all: &[Value]) -> Option<Vec<Option<u8>>> {
    let number = |fields: &Map<String, Value>, keys: &[&str]| -> Option<usize> {
        keys.iter().find_map(|key| fields.get(*key)?.as_u64())?.try_into().ok()
    };
    let place = |entry: &Value| -> Option<(usize, usize, Option<u8>)> {
        let fields = entry.as_object()?;
        Some((number(fields, &ROW)?, number(fields, &COLUMN)?, cell(entry)?))
    };
    let entries: Vec<_> = all.iter().map(place).collect::<Option<_>>()?;
    let numbers = || entries.iter().flat_map(|&(row, column, _)| [row, column]);
    // Places count from 0 if any does, and from 1 if any is as large as the side.
    let least = numbers().min()?.min(1);
    let most = numbers().max()? + 1 - least;
    let is_whole = Kind::all_sides().any(|side| side * side == entries.len());
    let side = if is_whole { entries.len().isqrt() } else { 9 };
    if most > side || !is_whole && least == 1 && most < side {
        return None;
    }
    let mut cells = vec![None; side * side];
    for (row, column, digit) in entries {
        cells[(row - least) * side + column - least] = digit;
    }
    Some(cells)
}

/// Returns the cells of an object with a key for each cell, such as `r1c2` or `A2`; `None` for other keys.
fn named_cells(all: &Map<String, Value>) -> Option<Vec<Option<u8>>> {
    let side = 9;
    let mut cells = vec![None; side * side];
    for (key, value) in all {
        let key = key.to_ascii_lowercase();
        let lettered = || match key.as_bytes() {
            [row @ b'a'..=b'i', column @ b'1'..=b'9'] => {
                Some(usize::from(row - b'a') * side + usize::from(column - b'1'))
            }
            _ => None,
        };
        cells[parse_cell_name(&key, side).or_else(lettered)?] = cell(value)?;
    }
    (all.len() > side).then_some(cells)
}
