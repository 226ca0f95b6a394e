//! ipuz (<http://ipuz.org>, version 2), an open format for puzzles, of which the sudokus are supported. A file has one
//! puzzle.
//!
//! The kind names common variants: `diagonalsudoku`, `hypersudoku` (windoku), `jigsawsudoku`, `killersudoku` and
//! `calcudoku`. The data also state all rules: every house except rows, columns and square boxes is a zone, and every
//! cage is a cage. Cells are `[column, row]`, which count from 0; some programs count from 1. The format cannot express
//! relations between cells, such as those of antiknight.
//!
//! Overlapping grids have no name in the format. Their canvas has `null` for holes, no boxes, and every house as a
//! zone, since the rows and columns of the canvas are not houses.

mod overlapping_zones;

use super::cell_list::ambiguous_places;
use super::other_keys::note_cells;
use super::row::not_a_cell;
use super::shape_record::with_givens;
use super::warning::Notes;
use super::{
    PuzzleDate, PuzzleDetails, PuzzleMistake, StatedPuzzle, english, field, other_keys, symbol,
};
use crate::puzzle::{Cage, CageRule, Cell, Grid, Kind, Shape, Variant, number_by_first_appearance};
use crate::solver;
use serde_json::{Map, Value, json};
use std::sync::Arc;

/// Writes a puzzle as an ipuz file.
pub(super) fn write(
    shape: &Shape,
    givens: &Grid,
    solution: Option<&Grid>,
    details: Option<&PuzzleDetails>,
) -> String {
    let kind = shape.kind();
    let side = kind.side();
    let mut kinds = vec!["http://ipuz.org/sudoku#1".to_owned()];
    let names = kind.variants().filter_map(Variant::ipuz);
    kinds.extend(names.map(|name| format!("http://ipuz.org/sudoku/{name}#1")));
    let charset: String = (1..=kind.digits() as u8).map(symbol).collect();
    let (height, width) = kind.extent();
    let rows = |grid: &Grid| -> Vec<Vec<Value>> {
        let value = |cell: Cell| match grid.get(cell) {
            _ if shape.is_hole(cell) => Value::Null,
            value @ 0..=9 => json!(value),
            value => json!(symbol(value).to_string()),
        };
        let row = |row: usize| (0..width).map(|column| value(row * side + column)).collect();
        (0..height).map(row).collect()
    };
    let cells = |cells: &[Cell]| -> Vec<[usize; 2]> {
        cells.iter().map(|&cell| [cell % side, cell / side]).collect()
    };
    let (box_rows, box_columns) = kind.boxes();
    let is_one = kind.grids().is_single();
    let boxes = !kind.has_irregular_regions() && is_one && kind.has_regions();
    // The format has a flag for boxes, but cannot express their shape if they are not square.
    let implied = if !is_one {
        0
    } else if boxes && box_rows == box_columns {
        3 * side
    } else {
        2 * side
    };
    let zones: Vec<Value> = shape.houses()[implied..]
        .iter()
        .map(|house| json!({ "cells": cells(&house.cells) }))
        .collect();
    let cage = |cage: &Cage| cage_record(cage, cells(&cage.cells));
    let cages: Vec<Value> = shape.cages().iter().map(cage).collect();

    let mut fields = vec![("version", json!("http://ipuz.org/v2")), ("kind", json!(kinds))];
    fields.extend(details.map(detail_fields).unwrap_or_default());
    fields.extend([
        ("dimensions", json!({ "width": width, "height": height })),
        ("charset", json!(charset)),
        ("boxes", json!(boxes)),
        ("puzzle", json!(rows(givens))),
    ]);
    if let Some(solution) = solution {
        fields.push(("solution", json!(rows(solution))));
    }
    if !zones.is_empty() {
        fields.push(("zones", json!(zones)));
    }
    if kind.has_killer_cages() {
        fields.push(("cageborder", json!("dashed")));
    }
    if kind.has_operations() {
        let has_signs = shape.cages().iter().all(|cage| cage.rule != CageRule::Any);
        fields.push(("cageborder", json!("thick")));
        fields.push(("showoperators", json!(has_signs)));
    }
    if kind.has_cages() {
        fields.push(("cages", json!(cages)));
    }
    let lines: Vec<String> = fields
        .iter()
        .map(|(name, value)| format!("  \"{name}\": {}", rows_on_lines(value)))
        .collect();
    format!("{{\n{}\n}}\n", lines.join(",\n"))
}

/// Returns the details under the names of the format. Dates start with the month.
fn detail_fields(details: &PuzzleDetails) -> Vec<(&'static str, Value)> {
    let PuzzleDate { year, month, day } = details.date;
    let date = format!("{month:02}/{day:02}/{year:04}");
    let mut fields = vec![
        ("title", json!(details.title)),
        ("date", json!(date)),
        ("difficulty", json!(details.level)),
        ("uniqueid", json!(details.code)),
    ];
    fields.extend(details.author.map(|author| ("author", json!(author))));
    fields
}

/// Writes a value on one line, or a list of lists or objects with one line for each.
fn rows_on_lines(value: &Value) -> String {
    match value.as_array() {
        Some(rows) if rows.iter().any(|row| !row.is_string()) => {
            let rows: Vec<String> = rows.iter().map(|row| format!("    {row}")).collect();
            format!("[\n{}\n  ]", rows.join(",\n"))
        }
        _ => value.to_string(),
    }
}

/// The keys that this module reads, and those of the look.
const OWN_KEYS: [&str; 20] = [
    "version", "kind", "dimensions", "charset", "displaycharset", "boxes", "puzzle", "solution",
    "zones", "cages", "empty", "block", "cageborder", "showoperators", "styles", "style",
    "checksum", "saved", "volatile", "zonesborder",
];

/// Reads the puzzle of an ipuz object.
///
/// The least and the largest number decide if its cells count from 0 or from 1. If neither does, both readings are
/// tried: the one that the stated solution fits, or else the one with a single solution.
pub(super) fn read(
    object: &Map<String, Value>,
    assumed: Option<Kind>,
) -> Result<StatedPuzzle, PuzzleMistake> {
    let mut notes = Notes::default();
    let others = object.iter().filter(|(key, _)| !OWN_KEYS.contains(&&key[..]));
    let named = other_keys::read(others, &mut notes)?;
    note_cells(object.get("puzzle"), &["given", "cell", "value"], &mut notes);
    let kinds = object.get("kind").and_then(Value::as_array).into_iter().flatten();
    for kind in kinds.filter_map(Value::as_str).filter(|kind| !kind.contains(KIND)) {
        notes.add(
            english!("unread-kind": "the kind `{kind}` is not read", kind = kind.escape_debug()),
            english!("may-state-rule": "it may state a rule"),
        );
    }
    let stated = |shape: &Shape, notes: &mut Notes| -> Result<Option<Grid>, PuzzleMistake> {
        let rows = object.get("solution").and_then(Value::as_array).filter(|rows| !rows.is_empty());
        let Some(rows) = rows else {
            return Ok(None);
        };
        let charset = charset(object, shape.digits())?;
        let grid = if shape.kind().grids().is_single() {
            grid(object, rows)
        } else {
            overlapping_zones::grid(rows, &charset, shape.kind())
        };
        let full = grid.ok().filter(|grid| shape.playable_cells().all(|cell| grid.get(cell) != 0));
        if full.is_none() {
            notes.unread_solution();
        }
        Ok(full)
    };
    let with = |(shape, grid): (Arc<Shape>, Grid), mut notes: Notes| {
        let solution = stated(&shape, &mut notes)?;
        let puzzle = StatedPuzzle { solution, notes, ..StatedPuzzle::of(shape, grid) };
        puzzle.with_variants(&named)
    };
    let Some(first) = first_number(object) else {
        let read = [0, 1].map(|first| read_from(object, assumed, first));
        let [Ok(zero), Ok(one)] = read else {
            // A reading that is not possible leaves the other.
            return with(
                read.into_iter().reduce(|zero, one| zero.or(one)).expect("two readings")?,
                notes,
            );
        };
        let is_right =
            |(shape, grid): &(Arc<Shape>, Grid)| match stated(shape, &mut Notes::default()) {
                Ok(Some(solution)) => solver::unique(shape, &solution).is_ok(),
                _ => solver::unique(shape, grid).is_ok(),
            };
        return match (is_right(&zero), is_right(&one)) {
            _ if zero == one => with(zero, notes),
            (true, false) => with(zero, notes),
            (false, true) => with(one, notes),
            _ => Err(PuzzleMistake::new(
                ambiguous_places().message,
                english!("add-first-zone": "no cell has the number 0 or that of the side, and both readings fit; add a zone or cage in the first row or column"),
            )),
        };
    };
    with(read_from(object, assumed, first)?, notes)
}

/// Returns the number of the first row and column in zones and cages, 0 or 1; `None` if their numbers leave it open.
fn first_number(object: &Map<String, Value>) -> Option<usize> {
    fn numbers(value: &Value, found: &mut Vec<u64>) {
        match value {
            Value::Array(all) => all.iter().for_each(|value| numbers(value, found)),
            value => found.extend(value.as_u64()),
        }
    }
    let groups = ["zones", "cages"].map(|key| object.get(key).and_then(Value::as_array));
    let mut found = Vec::new();
    for group in groups.into_iter().flatten().flatten() {
        for list in ["cells", "rect"].into_iter().filter_map(|key| group.get(key)) {
            numbers(list, &mut found);
        }
    }
    let side = object.get("puzzle").and_then(Value::as_array).map_or(0, Vec::len) as u64;
    match (found.iter().min(), found.iter().max()) {
        (None, _) | (Some(0), _) => Some(0),
        (_, Some(&most)) if most >= side => Some(1),
        _ => None,
    }
}

/// Reads the puzzle of an ipuz object whose rows and columns count from `first`.
fn read_from(
    object: &Map<String, Value>,
    assumed: Option<Kind>,
    first: usize,
) -> Result<(Arc<Shape>, Grid), PuzzleMistake> {
    let named = named_variants(object)?;
    let rows = object.get("puzzle").and_then(Value::as_array);
    let rows =
        rows.ok_or_else(|| PuzzleMistake::missing("puzzle", "`\"puzzle\": [[...], ...]`"))?;
    if named.is_empty()
        && let Some(kind) = overlapping_zones::kind(object, rows, assumed, first)?
    {
        let shape = Shape::of(kind).expect("a kind with a single shape");
        let grid = overlapping_zones::grid(rows, &charset(object, kind.digits())?, kind)?;
        return Ok((shape, grid));
    }
    let side = rows.len();
    let Some(plain) = Kind::from_side(side) else {
        return Err(PuzzleMistake::other_size(side));
    };
    let grid = grid(object, rows)?;
    let is_calcudoku = named.contains(&Variant::Calcudoku);
    let (mut zones, cages) = zones_and_cages(object, side, is_calcudoku, first)?;
    if is_calcudoku {
        let shape = Shape::custom(Kind::new(side, None, &named)?, None, cages)?;
        let grid = with_givens(&shape, grid);
        return Ok((shape, grid));
    }
    let mut variants = Vec::new();
    if named.contains(&Variant::Killer) || !cages.is_empty() {
        variants.push(Variant::Killer);
    }
    variants.extend(take_variants(&named, side, &mut zones));
    let has_boxes = object.get("boxes").and_then(Value::as_bool);
    let is_jigsaw = has_boxes == Some(false) || named.contains(&Variant::Jigsaw);
    let boxes = match regions(&zones, side)? {
        None if is_jigsaw => {
            return Err(PuzzleMistake::new(
                english!("no-boxes-or-regions": "a puzzle without boxes or regions"),
                english!("expected-zones-or": "expected zones that cover the grid, or {form}", form = "`\"boxes\": true`"),
            ));
        }
        None => assumed.filter(|kind| kind.side() == side).unwrap_or(plain).boxes(),
        Some(regions) => match boxes_matching(plain, &regions).filter(|_| !is_jigsaw) {
            Some(boxes) => boxes,
            None => {
                variants.push(Variant::Jigsaw);
                let kind = Kind::of_setter(side, None, &variants)?;
                return Ok((Shape::custom(kind, Some(&regions), cages)?, grid));
            }
        },
    };
    let kind = Kind::of_setter(side, Some(boxes), &variants)?;
    let shape = match Shape::of(kind) {
        Some(shape) => shape,
        None => Shape::custom(kind, None, cages)?,
    };
    Ok((shape, grid))
}

/// Returns the zones and cages of an ipuz object. A cage without a number is treated as a zone if it has as many cells as a
/// house.
fn zones_and_cages(
    object: &Map<String, Value>,
    side: usize,
    is_calcudoku: bool,
    first: usize,
) -> Result<(Vec<Vec<Cell>>, Vec<Cage>), PuzzleMistake> {
    let (mut zones, mut cages) = (Vec::new(), Vec::new());
    for group in list(object, "zones")? {
        zones.push(cells(group, side, first)?);
    }
    for cage in list(object, "cages")? {
        let cells = cells(cage, side, first)?;
        match cage.get("value") {
            None | Some(Value::Null) if cells.len() == side => zones.push(cells),
            None | Some(Value::Null) => cages.push(Cage::distinct(cells)),
            Some(_) => cages.push(read_cage(cage, cells, is_calcudoku)?),
        }
    }
    Ok((zones, cages))
}

/// Returns the house variants that are named, or whose houses are all among `zones`, and removes these houses from
/// `zones`.
pub(super) fn take_variants(
    named: &[Variant],
    side: usize,
    zones: &mut Vec<Vec<Cell>>,
) -> Vec<Variant> {
    let mut variants = Vec::new();
    // Disjoint groups come first: they have the most houses, one of which is the house of another variant.
    let mut all: Vec<Variant> = Variant::house_variants().collect();
    all.sort_by_key(|variant| *variant != Variant::Disjoint);
    for variant in all {
        let Ok(kind) = Kind::new(side, None, &[variant]) else {
            continue;
        };
        let shape = Shape::of(kind).expect("a kind with a single shape");
        let houses = &shape.houses()[3 * side..];
        if named.contains(&variant) || houses.iter().all(|house| zones.contains(&house.cells)) {
            variants.push(variant);
            zones.retain(|zone| houses.iter().all(|house| house.cells != *zone));
        }
    }
    variants
}

/// Returns the boxes of the size of `plain`, default or transposed, that equal `regions`; `None` if neither does.
pub(super) fn boxes_matching(plain: Kind, regions: &[u8]) -> Option<(usize, usize)> {
    let (rows, columns) = plain.boxes();
    [(rows, columns), (columns, rows)].into_iter().find(|&boxes| {
        let shape = Kind::new(plain.side(), Some(boxes), &[]).ok().and_then(Shape::of);
        shape.is_some_and(|shape| shape.regions() == regions)
    })
}

/// The part that the kinds of all sudokus contain.
const KIND: &str = "ipuz.org/sudoku";

/// Returns the variants that the kinds of the puzzle name.
fn named_variants(object: &Map<String, Value>) -> Result<Vec<Variant>, PuzzleMistake> {
    let kinds = object.get("kind").and_then(Value::as_array);
    let kinds = kinds.into_iter().flatten().filter_map(Value::as_str);
    let mut variants = Vec::new();
    let mut is_sudoku = false;
    for kind in kinds {
        let name = kind.split('#').next().unwrap_or_default();
        let Some((_, rest)) = name.split_once(KIND) else {
            continue;
        };
        is_sudoku = true;
        let rest = rest.trim_matches('/');
        let mut all = Variant::NAMES.iter().map(|(_, variant)| *variant);
        match all.find(|variant| variant.ipuz() == Some(rest)) {
            Some(variant) => variants.push(variant),
            None if rest.is_empty() || rest == "wordoku" => {}
            None => {
                let names = Variant::NAMES.iter().filter_map(|(_, variant)| variant.ipuz());
                let names = names.collect::<Vec<_>>().join(", ");
                return Err(PuzzleMistake::unsupported(rest, &names));
            }
        }
    }
    if is_sudoku {
        Ok(variants)
    } else {
        Err(PuzzleMistake::missing("kind", "`\"kind\": [\"http://ipuz.org/sudoku#1\"]`"))
    }
}

/// Returns the list of `key`, or an empty list if it is absent.
fn list<'v>(object: &'v Map<String, Value>, key: &str) -> Result<&'v [Value], PuzzleMistake> {
    match field(object, key) {
        None => Ok(&[]),
        Some(Value::Array(values)) => Ok(values),
        Some(value) => Err(PuzzleMistake::wrong_value(value, &format!("`\"{key}\": [...]`"))),
    }
}

/// Returns the mistake of a row with a wrong number of cells.
fn cells_of_row(index: usize, cells: usize, expected: usize) -> PuzzleMistake {
    PuzzleMistake::new(
        english!("cells-of-row": "row {row} of the puzzle has {cells} cells", row = index + 1, cells),
        english!("expected-cells": "expected {cells}", cells = expected),
    )
}

/// Reads the givens of an ipuz object from the rows of its puzzle.
fn grid(object: &Map<String, Value>, rows: &[Value]) -> Result<Grid, PuzzleMistake> {
    let side = rows.len();
    let charset = charset(object, side)?;
    let mut values = Vec::with_capacity(side * side);
    for (index, row) in rows.iter().enumerate() {
        let cells = row.as_array().map_or(&[][..], Vec::as_slice);
        if cells.len() != side {
            return Err(cells_of_row(index, cells.len(), side));
        }
        for cell in cells {
            values.push(charset.value(cell)?);
        }
    }
    Ok(Grid::from_cells(values))
}

/// The signs of cells.
struct Charset {
    /// The sign of each digit.
    digits: Vec<char>,
    /// The sign of an empty cell.
    empty: String,
}

/// Reads the signs of an ipuz object with that many digits.
fn charset(object: &Map<String, Value>, count: usize) -> Result<Charset, PuzzleMistake> {
    let digits: Vec<char> = match object.get("charset").and_then(Value::as_str) {
        Some(charset) => charset.chars().collect(),
        None => (1..=count as u8).map(symbol).collect(),
    };
    if digits.len() != count {
        return Err(PuzzleMistake::new(
            english!("charset-of": "a charset of {count} characters", count = digits.len()),
            english!("one-for-each-digit": "expected {count}, one for each digit", count),
        ));
    }
    let empty = object.get("empty").map_or_else(|| "0".to_owned(), text);
    Ok(Charset { digits, empty })
}

fn text(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

impl Charset {
    /// Returns the value of a cell, or 0 if it is empty.
    fn value(&self, cell: &Value) -> Result<u8, PuzzleMistake> {
        let cell = match cell.as_object() {
            Some(styled) => {
                let digit = ["given", "cell", "value"].iter().find_map(|key| styled.get(*key));
                match digit {
                    Some(digit) => digit,
                    // A cell without a digit may have a style.
                    None if styled.keys().all(|key| key == "style") => &Value::Null,
                    None => {
                        let forms = "`{ \"given\": 5 }`, `{ \"style\": ... }`";
                        return Err(PuzzleMistake::wrong_value(cell, forms));
                    }
                }
            }
            None => cell,
        };
        let (written, Charset { digits, empty }) = (text(cell), self);
        let mut characters = written.chars();
        let place = match (characters.next(), characters.next()) {
            (Some(c), None) => {
                digits.iter().position(|digit| digit.to_lowercase().eq(c.to_lowercase()))
            }
            // Digits beyond 9 may be written as numbers.
            _ => written.parse().ok().filter(|n| (10..=digits.len()).contains(n)).map(|n| n - 1),
        };
        match place {
            _ if cell.is_null() || written == *empty || written.trim().is_empty() => Ok(0),
            Some(place) => Ok(place as u8 + 1),
            None => Err(PuzzleMistake::new(
                not_a_cell(cell),
                english!("one-of-or-empty": "expected one of `{digits}`, or {empty} for an empty cell", digits = digits.iter().collect::<String>(), empty),
            )),
        }
    }
}

/// Returns the cells of a zone or cage, ascending.
fn cells(group: &Value, side: usize, first: usize) -> Result<Vec<Cell>, PuzzleMistake> {
    let wrong = || {
        let form = format!("`\"cells\": [[{first}, {first}], ...]`, `\"rect\": [...]`");
        PuzzleMistake::outside_grid(group, &form)
    };
    let number = |value: &Value| {
        let number = value.as_u64().and_then(|n| usize::try_from(n).ok());
        number.and_then(|n| n.checked_sub(first)).filter(|&n| n < side)
    };
    let numbers =
        |value: &Value| -> Option<Vec<usize>> { value.as_array()?.iter().map(number).collect() };
    let mut cells = Vec::new();
    if let Some(rect) = group.get("rect") {
        let [left, top, right, bottom] = numbers(rect).unwrap_or_default()[..] else {
            return Err(wrong());
        };
        for row in top..=bottom {
            cells.extend((left..=right).map(|column| row * side + column));
        }
    }
    for cell in list(group.as_object().ok_or_else(wrong)?, "cells")? {
        match numbers(cell).as_deref() {
            Some(&[column, row]) => cells.push(row * side + column),
            _ => return Err(wrong()),
        }
    }
    if cells.is_empty() {
        return Err(wrong());
    }
    cells.sort_unstable();
    Ok(cells)
}

/// Reads a cage with a number.
fn read_cage(cage: &Value, cells: Vec<Cell>, is_calcudoku: bool) -> Result<Cage, PuzzleMistake> {
    (cage.as_object()).and_then(|cage| cage_of(cage, cells, is_calcudoku)).ok_or_else(|| {
        let operators = if is_calcudoku { "+ - * /" } else { "+" };
        PuzzleMistake::new(
            english!("no-numbered-cage": "{cage} is not a cage with a number", cage),
            english!("number-and-operator": "expected a number as its `value`, and one of {operators} as its `operator`", operators),
        )
    })
}

/// Returns the cage of a record; `None` if it is invalid. A killer cage has a sum, and no operator or `+`.
fn cage_of(cage: &Map<String, Value>, cells: Vec<usize>, is_calcudoku: bool) -> Option<Cage> {
    let number = cage.get("value").and_then(Value::as_u64);
    let number = number.and_then(|number| u32::try_from(number).ok())?;
    let operator = cage.get("operator").and_then(Value::as_str);
    match (is_calcudoku, operator) {
        (false, None | Some("+")) => Some(Cage::killer(cells, number)),
        (false, Some(_)) => None,
        (true, None | Some("")) => Some(Cage::calcudoku(cells, CageRule::Any, number)),
        (true, Some(sign)) => {
            let rule = CageRule::from_sign(sign)?;
            Some(Cage::calcudoku(cells, rule, number))
        }
    }
}

/// Returns the record of a cage, whose cells are already in the format. Operators are ASCII.
fn cage_record(cage: &Cage, cells: Vec<[usize; 2]>) -> Value {
    let mut record = match cage.rule {
        CageRule::Distinct => json!({ "cells": cells }),
        _ => json!({ "cells": cells, "value": cage.target }),
    };
    if let Some(operator) = cage.rule.ascii_sign().filter(|_| cage.cells.len() > 1) {
        record["operator"] = json!(operator);
    }
    record
}

/// Returns the region of each cell if `zones` are regions; `None` if there are no zones.
fn regions(zones: &[Vec<Cell>], side: usize) -> Result<Option<Vec<u8>>, PuzzleMistake> {
    if zones.is_empty() {
        return Ok(None);
    }
    let mut covered: Vec<Cell> = zones.concat();
    covered.sort_unstable();
    if zones.len() != side || covered != (0..side * side).collect::<Vec<_>>() {
        return Err(PuzzleMistake::new(
            english!("zones-without-rule": "the zones are not a supported rule"),
            english!("expected-zones": "expected regions that cover the grid, or the houses of a supported variant"),
        ));
    }
    let mut regions = vec![0; side * side];
    for (index, zone) in zones.iter().enumerate() {
        zone.iter().for_each(|&cell| regions[cell] = index as u8 + 1);
    }
    // Number them in the order of their first cells, as shapes do.
    Ok(Some(number_by_first_appearance(regions)))
}
