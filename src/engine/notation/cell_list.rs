//! Cells in the JSON of other programs: a line, a list of all cells, a list of rows, an object of rows or of cells, or
//! a list of places with digits.

use super::{PuzzleMistake, english, lenient, plain, symbol};
use crate::puzzle::{Cell, Grid, Kind, Shape};
use crate::solver;
use serde_json::{Map, Value};
use std::collections::BTreeSet;

/// The keys of the digit of a cell that is an object.
pub(super) const DIGIT: [&str; 9] =
    ["given", "value", "val", "digit", "number", "num", "v", "n", "cell"];
/// The keys that tell givens from the digits of a solver.
const GIVEN: [&str; 4] = ["given", "isGiven", "fixed", "locked"];
/// The keys of the place of a cell.
const PLACE: [&str; 7] = ["pos", "position", "place", "cell", "index", "idx", "key"];
/// The keys of the row and of the column of a cell.
pub(super) const ROW: [&str; 4] = ["row", "r", "y", "i"];
pub(super) const COLUMN: [&str; 5] = ["col", "column", "c", "x", "j"];

/// Returns the keys of cells that are read here.
pub(super) fn own_keys() -> Vec<&'static str> {
    [&DIGIT[..], &GIVEN, &PLACE, &ROW, &COLUMN].concat()
}

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
/// `None` if the value has no such cells, or if they can be read in two ways.
pub(super) fn line(value: &Value) -> Option<String> {
    let mut cells = match value {
        Value::String(text) => return lenient::symbols_of(text),
        Value::Array(all) => {
            let texts: Option<Vec<&str>> = all.iter().map(Value::as_str).collect();
            let read = placed(all).or_else(|| Some(vec![rows(all.iter())?]));
            match (read, texts) {
                (Some(read), _) => read,
                (None, Some(rows)) if rows.len() > 3 => {
                    return lenient::symbols_of(&rows.join("\n"));
                }
                (None, _) => return None,
            }
        }
        Value::Object(all) => {
            named_cells(all).or_else(|| Some(vec![rows(ordered(all).into_iter())?]))?
        }
        _ => return None,
    };
    let cells = cells.pop().filter(|_| cells.is_empty())?;
    let side = Kind::all_sides().find(|&side| side > 3 && side * side == cells.len())?;
    let is_digit = |cell: &Option<u8>| cell.is_none_or(|digit| usize::from(digit) <= side);
    let sign = |cell: Option<u8>| match cell {
        None => '.',
        Some(0) => '0',
        Some(digit) => symbol(digit),
    };
    cells.iter().all(is_digit).then(|| cells.into_iter().map(sign).collect())
}

/// Returns `true` for cells whose places may count from 0 or from 1.
pub(super) fn is_ambiguous(value: &Value) -> bool {
    let readings = match value {
        Value::Array(all) => {
            placed(all).or_else(|| all.iter().any(is_ambiguous).then(|| vec![Vec::new(); 2]))
        }
        Value::Object(all) => {
            named_cells(all).or_else(|| all.values().any(is_ambiguous).then(|| vec![Vec::new(); 2]))
        }
        _ => None,
    };
    readings.is_some_and(|readings| readings.len() > 1)
}

/// Returns the mistake for places that may count from 0 or from 1.
pub(super) fn ambiguous_places() -> PuzzleMistake {
    PuzzleMistake::new(
        english!("ambiguous-places": "the places of cells may count from 0 or from 1"),
        english!("name-cells": "no place has the number 0 or that of the side, and both readings fit; name cells as in `r1c1`, which counts from 1"),
    )
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
    if !all.clone().all(|row: &Value| match row {
        Value::Array(_) => true,
        Value::String(text) => text.chars().count() > 2,
        _ => false,
    }) {
        return all.map(cell).collect();
    }
    let row = |row: &Value| match row {
        Value::Array(cells) => cells.iter().map(cell).collect(),
        Value::String(text) if text.contains([',', ';']) => {
            text.split([',', ';']).map(lenient::cell).collect::<Option<Vec<_>>>()
        }
        Value::String(text) => {
            let signs = text.chars().filter(|c| !c.is_whitespace() && *c != '|');
            signs.map(|c| lenient::cell(c.encode_utf8(&mut [0; 4]))).collect()
        }
        _ => None,
    };
    let rows: Vec<Vec<Option<u8>>> = all.map(row).collect::<Option<_>>()?;
    rows.iter().all(|row| row.len() == rows.len()).then(|| rows.concat())
}

/// Returns the digit of a cell, `Some(None)` if it is empty; `None` if it is not a cell.
fn cell(value: &Value) -> Option<Option<u8>> {
    match value {
        Value::Null | Value::Bool(false) => Some(None),
        Value::Number(number) => lenient::cell(&number.to_string()),
        Value::String(text) => lenient::cell(text),
        Value::Array(digits) => match &digits[..] {
            [] => Some(None),
            [digit] => cell(digit),
            _ => None,
        },
        // Digits that a solver entered.
        Value::Object(fields)
            if GIVEN.iter().any(|key| fields.get(*key) == Some(&false.into())) =>
        {
            Some(None)
        }
        Value::Object(fields) => {
            let digit =
                DIGIT.iter().filter_map(|key| fields.get(*key)).find(|digit| !digit.is_boolean());
            digit.filter(|digit| !digit.is_object()).and_then(cell)
        }
        _ => None,
    }
}

/// The place of a cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum WrittenPlace {
    /// Its row and its column.
    Pair(usize, usize),
    /// Its number in the grid, row by row.
    Index(usize),
}

impl WrittenPlace {
    /// Returns the place that a value states: a name such as `r1c2`, `A2` or `0,1`, a list of two numbers, a number, or an
    /// object with one of them; `None` for other values.
    pub(super) fn of(value: &Value) -> Option<WrittenPlace> {
        let number = |value: &Value| value.as_u64()?.try_into().ok();
        match value {
            Value::Number(_) => number(value).map(WrittenPlace::Index),
            Value::Array(pair) => match &pair[..] {
                [row, column] => Some(WrittenPlace::Pair(number(row)?, number(column)?)),
                _ => None,
            },
            Value::Object(fields) => {
                let of = |keys: &[&str]| keys.iter().find_map(|key| number(fields.get(*key)?));
                match (of(&ROW), of(&COLUMN)) {
                    (Some(row), Some(column)) => Some(WrittenPlace::Pair(row, column)),
                    _ => PLACE.iter().find_map(|key| WrittenPlace::of(fields.get(*key)?)),
                }
            }
            Value::String(name) => WrittenPlace::named(name),
            _ => None,
        }
    }

    fn named(name: &str) -> Option<WrittenPlace> {
        let name = name.trim().to_ascii_lowercase();
        let letters: String = name.chars().filter(char::is_ascii_alphabetic).collect();
        let numbers = name.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty());
        let numbers: Vec<usize> = numbers.map(str::parse).collect::<Result<_, _>>().ok()?;
        match (letters.as_bytes(), &numbers[..]) {
            (b"" | b"rc" | b"rowcol", &[row, column]) => Some(WrittenPlace::Pair(row, column)),
            (&[row @ b'a'..=b'i'], &[column]) => {
                Some(WrittenPlace::Pair(usize::from(row - b'a') + 1, column))
            }
            (b"", &[index]) => Some(WrittenPlace::Index(index)),
            _ => None,
        }
    }

    /// Returns the cell of a grid if places count from `first`; `None` if it is outside.
    pub(super) fn cell(self, first: usize, side: usize) -> Option<Cell> {
        let within = |number: usize, count: usize| number.checked_sub(first).filter(|&n| n < count);
        match self {
            WrittenPlace::Pair(row, column) => {
                Some(within(row, side)? * side + within(column, side)?)
            }
            WrittenPlace::Index(index) => within(index, side * side),
        }
    }
}

/// The minimum number of places from which a list of them is taken for a puzzle.
const MIN_PLACES: usize = 8;

/// Returns the cells of a list of places with digits; `None` if the entries do not name places.
fn placed(all: &[Value]) -> Option<Vec<Vec<Option<u8>>>> {
    let entry = |entry: &Value| match entry {
        Value::Object(_) => Some((WrittenPlace::of(entry)?, cell(entry)?)),
        Value::Array(parts) => match &parts[..] {
            [row, column, digit] => Some((
                WrittenPlace::of(&Value::Array(vec![row.clone(), column.clone()]))?,
                cell(digit)?,
            )),
            [place @ (Value::Array(_) | Value::String(_)), digit] => {
                Some((WrittenPlace::of(place)?, cell(digit)?))
            }
            _ => None,
        },
        _ => None,
    };
    readings(all.iter().map(entry).collect::<Option<_>>()?)
}

/// Returns the cells of an object with a key for each cell; `None` for other keys.
fn named_cells(all: &Map<String, Value>) -> Option<Vec<Vec<Option<u8>>>> {
    readings(
        all.iter()
            .map(|(key, value)| Some((WrittenPlace::named(key)?, cell(value)?)))
            .collect::<Option<_>>()?,
    )
}

/// Returns the cells of a list of places with digits, counted from 0 and from 1 if both are possible; `None` if neither
/// is.
fn readings(entries: Vec<(WrittenPlace, Option<u8>)>) -> Option<Vec<Vec<Option<u8>>>> {
    let is_whole = Kind::all_sides().any(|side| side * side == entries.len());
    let side = if is_whole { entries.len().isqrt() } else { 9 };
    let places: BTreeSet<WrittenPlace> = entries.iter().map(|(place, _)| *place).collect();
    if entries.len() < MIN_PLACES || places.len() < entries.len() {
        return None;
    }
    let reading = |first: usize| {
        let mut cells = vec![None; side * side];
        for (place, digit) in &entries {
            cells[place.cell(first, side)?] = *digit;
        }
        Some(cells)
    };
    let mut readings: Vec<Vec<Option<u8>>> = [0, 1].into_iter().filter_map(reading).collect();
    if readings.len() > 1 {
        let shape = Shape::of(plain(side))?;
        let is_unique = |cells: &Vec<Option<u8>>| {
            let cells = cells.iter().map(|cell| cell.unwrap_or_default()).collect();
            solver::unique(&shape, &Grid::from_cells(cells)).is_ok()
        };
        if readings.iter().any(is_unique) {
            readings.retain(is_unique);
        }
    }
    (!readings.is_empty()).then_some(readings)
}
