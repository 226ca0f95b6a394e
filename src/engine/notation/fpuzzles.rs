//! The JSON of f-puzzles (<https://f-puzzles.com>), which setters exchange and SudokuPad plays. It has rows of cells,
//! each with a value, a flag for givens, and a region if that is not a box; other rules have names. Supported are
//! diagonals, antiknight, extra regions that are houses of a variant, killer cages, marks and rules of neighbours,
//! lines, and numbers outside the grid.

pub(super) mod constraints;

use super::other_keys::{is_set, note_cells, read_metadata};
use super::warning::{Notes, stated_solution};
use super::{PuzzleMistake, StatedPuzzle, cell_name, english, expected_rows, field, ipuz};
use crate::puzzle::{
    Cage, Cell, Grid, House, HouseKind, Kind, Mark, Shape, Variant, number_by_first_appearance,
    parse_cell_name, row_and_column,
};
use serde_json::{Map, Value, json};
use std::sync::Arc;

/// Keys that do not define rules.
const IGNORED_KEYS: [&str; 12] = [
    "size", "grid", "title", "author", "ruleset", "solution", "successMessage", "metadata",
    "highlightConflicts", "truecandidatesoptions", "disabledlogic", "customRuleset",
];

/// Writes a puzzle as JSON on one line.
pub(super) fn write(shape: &Shape, givens: &Grid, solution: Option<&Grid>) -> String {
    let kind = shape.kind();
    let side = kind.side();
    let names = |cells: &[Cell]| names(cells, side);
    let has_regions = kind.has_irregular_regions() || !kind.has_default_boxes();
    let cell = |cell: Cell| {
        let mut fields = Map::new();
        if givens.get(cell) != 0 {
            fields.insert("value".into(), json!(givens.get(cell)));
            fields.insert("given".into(), json!(true));
        }
        if has_regions {
            fields.insert("region".into(), json!(shape.regions()[cell]));
        }
        Value::Object(fields)
    };
    let rows = (0..side).map(|row| (0..side).map(|column| cell(row * side + column)).collect());
    let mut fields = Map::new();
    fields.insert("size".into(), json!(side));
    fields.insert("grid".into(), rows.collect::<Vec<Vec<Value>>>().into());
    if kind.has(Variant::Diagonal) {
        fields.insert("diagonal+".into(), json!(true));
        fields.insert("diagonal-".into(), json!(true));
    }
    constraints::write(shape, &mut fields);
    let has_key =
        |house: &&House| matches!(house.kind, HouseKind::Diagonal(_) | HouseKind::Place(_));
    let extra = shape.houses().iter().skip(3 * side);
    let extra = extra.filter(|house| !has_key(house));
    let extra: Vec<Value> = extra.map(|house| json!({ "cells": names(&house.cells) })).collect();
    if !extra.is_empty() {
        fields.insert("extraregion".into(), extra.into());
    }
    let cage = |cage: &Cage| json!({ "cells": names(&cage.cells), "value": cage.label() });
    if kind.has_killer_cages() {
        fields.insert("killercage".into(), shape.cages().iter().map(cage).collect());
    }
    if let Some(solution) = solution {
        fields.insert("solution".into(), json!(solution.cells()));
    }
    Value::Object(fields).to_string()
}

/// Returns the names of cells in this format, such as "R1C2".
fn names(cells: &[Cell], side: usize) -> Vec<String> {
    cells.iter().map(|&cell: &Cell| cell_name(cell, side).to_uppercase()).collect()
}

/// Returns `true` if the object is a puzzle of f-puzzles.
pub(super) fn is_fpuzzles(object: &Map<String, Value>) -> bool {
    let rows = object.get("grid").and_then(Value::as_array).into_iter().flatten();
    let mut cells = rows.filter_map(Value::as_array).flatten().peekable();
    object.contains_key("size") && cells.peek().is_some_and(|cell| cell.is_object())
        || object.contains_key("killercage")
}

/// Returns the kind of a grid with these rows, without variants, and its cells.
pub(super) fn square(rows: &[Value]) -> Result<(Kind, Vec<&Value>), PuzzleMistake> {
    let side = rows.len();
    let plain = match Kind::from_side(side) {
        Some(plain) => plain,
        None => Kind::new(side, None, &[])?,
    };
    let cells = rows.iter().filter_map(Value::as_array).filter(|row| row.len() == side);
    let cells: Vec<&Value> = cells.flatten().collect();
    if cells.len() != side * side {
        let message = english!("no-square": "the grid is not a square");
        return Err(PuzzleMistake::new(message, expected_rows(side, side)));
    }
    Ok((plain, cells))
}

/// Reads the puzzle of an object.
pub(super) fn read(object: &Map<String, Value>) -> Result<StatedPuzzle, PuzzleMistake> {
    let rows = object.get("grid").and_then(Value::as_array);
    let rows = rows.map_or(&[][..], Vec::as_slice);
    let (plain, cells) = square(rows)?;
    let side = plain.side();
    let (mut givens, mut all) = (Grid::empty(side), Grid::empty(side));
    let default = Shape::of(plain).expect("a kind with a single shape");
    let mut regions = default.regions().to_vec();
    for (cell, value) in cells.into_iter().enumerate() {
        let wrong = || {
            PuzzleMistake::new(
                english!("no-digit-or-region": "{cell} has no valid digit or region", cell = cell_name(cell, side)),
                english!("digit-and-region": "expected a digit from 1 to {side}, and a region", side),
            )
        };
        if !value.is_object() {
            return Err(wrong());
        }
        if let Some(digit) = value.get("value").filter(|value| !value.is_null()) {
            let digit = integer(digit).filter(|&digit| digit <= side as u64);
            let digit = digit.ok_or_else(wrong)? as u8;
            all.set(cell, digit);
            if value.get("given").and_then(Value::as_bool) == Some(true) {
                givens.set(cell, digit);
            }
        }
        if let Some(region) = value.get("region") {
            let region = integer(region).filter(|&region| region < side as u64);
            regions[cell] = region.ok_or_else(wrong)? as u8;
        }
        if value.get("givenPencilMarks").is_some_and(is_set) {
            return Err(unknown("givenPencilMarks"));
        }
    }
    let mut variants = Vec::new();
    let (mut extra, mut cages) = (Vec::new(), Vec::new());
    let mut diagonals = 0;
    // A list of cages makes a killer, even if it is empty.
    let is_rule = |(key, value): &(&String, &Value)| {
        is_set(value) || *key == "killercage" && value.is_array()
    };
    for (key, value) in object.iter().filter(is_rule) {
        let is_list =
            ["extraregion", "killercage"].contains(&&key[..]) || constraints::is_list(key);
        if is_list && !value.is_array() {
            return Err(PuzzleMistake::wrong_value(value, &format!("`\"{key}\": [...]`")));
        }
        match &key[..] {
            "diagonal+" | "diagonal-" => diagonals += 1,
            "extraregion" => {
                for region in list(value) {
                    extra.push(members(region, side)?);
                }
            }
            "killercage" => {
                variants.push(Variant::Killer);
                for cage in list(value) {
                    let cells = members(cage, side)?;
                    cages.push(match cage.get("value").filter(|value| is_set(value)) {
                        None => Cage::distinct(cells),
                        Some(value) => Cage::killer(cells, sum_of(value)?),
                    });
                }
            }
            other if IGNORED_KEYS.contains(&other) || constraints::is_known(other) => {}
            other if constraints::is_picture(other, value) => {}
            other => return Err(unknown(other)),
        }
    }
    match diagonals {
        0 => {}
        2 => variants.push(Variant::Diagonal),
        _ => return Err(unknown("one diagonal")),
    }
    let (marked, marks) = constraints::read(object, side)?;
    variants.extend(marked);
    let mut notes = Notes::default();
    notes.rules(object.get("ruleset"));
    notes.description(object.get("title"));
    notes.description(object.get("successMessage"));
    note_cells(object.get("grid"), &["value", "given", "region"], &mut notes);
    if let Some(Value::Object(metadata)) = object.get("metadata") {
        variants.extend(read_metadata(metadata, &mut notes)?);
    }
    let shape = build_shape(plain, &regions, extra, variants, cages, marks)?;
    let solution = stated_solution(object.get("solution"), &shape, false, &mut notes);
    let progress = (all != givens).then_some(all);
    Ok(StatedPuzzle { progress, solution, notes, ..StatedPuzzle::of(shape, givens) })
}

/// Returns the sum of a cage.
pub(super) fn sum_of(value: &Value) -> Result<u32, PuzzleMistake> {
    integer(value)
        .and_then(|sum| sum.try_into().ok())
        .ok_or_else(|| PuzzleMistake::wrong_value(value, "`\"value\": 15`"))
}

/// Returns the mistake for an unsupported rule.
fn unknown(rule: &str) -> PuzzleMistake {
    PuzzleMistake::new(
        english!("unsupported-rule": "`{rule}` is not a supported rule", rule = rule.escape_debug()),
        english!("supported-rules": "the supported rules are diagonals, antiknight, antiking, windows and other houses of variants, regions, killer cages, dots, X and V, odd and even cells, thermometers, arrows, palindromes, whispers, renban, sandwich sums, X-sums, skyscrapers, little killer sums, nonconsecutive and disjoint groups"),
    )
}

/// Returns an integer, given as a number or as a string; `None` for other values.
pub(super) fn integer(value: &Value) -> Option<u64> {
    value.as_u64().or_else(|| value.as_str()?.trim().parse().ok())
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// Parses a name such as "R1C2" into a row and a column.
fn place(name: &Value) -> Option<(usize, usize)> {
    row_and_column(&name.as_str()?.to_ascii_lowercase())
}

/// Parses a list of names into cells, in the same order; `None` if the list is empty or a name is not a cell of the
/// grid.
fn cells_of(names: &Value, side: usize) -> Option<Vec<Cell>> {
    let cell = |name: &Value| parse_cell_name(&name.as_str()?.to_ascii_lowercase(), side);
    let names = Some(list(names)).filter(|names| !names.is_empty());
    names?.iter().map(cell).collect()
}

/// Returns the cells of a region or cage, ascending.
fn members(group: &Value, side: usize) -> Result<Vec<Cell>, PuzzleMistake> {
    let cells = group.as_object().and_then(|group| field(group, "cells"));
    let cells = cells.and_then(|cells| cells_of(cells, side));
    let mut cells =
        cells.ok_or_else(|| PuzzleMistake::outside_grid(group, "`\"cells\": [\"R1C2\"]`"))?;
    cells.sort_unstable();
    Ok(cells)
}

/// Builds the shape of a puzzle from its regions, extra houses, other variants, cages and marks.
pub(super) fn build_shape(
    plain: Kind,
    regions: &[u8],
    mut extra: Vec<Vec<Cell>>,
    mut variants: Vec<Variant>,
    cages: Vec<Cage>,
    marks: Vec<Mark>,
) -> Result<Arc<Shape>, PuzzleMistake> {
    variants.extend(ipuz::take_variants(&[], plain.side(), &mut extra));
    if !extra.is_empty() {
        return Err(unknown("extraregion"));
    }
    let regions = number_by_first_appearance(regions);
    let boxes = ipuz::boxes_matching(plain, &regions);
    if boxes.is_none() {
        variants.push(Variant::Jigsaw);
    }
    let kind = Kind::of_setter(plain.side(), boxes, &variants)?;
    Ok(match Shape::of(kind) {
        Some(shape) => shape,
        None => Shape::with_marks(kind, boxes.is_none().then_some(&regions[..]), cages, marks)?,
    })
}

#[cfg(test)]
mod tests {
    use super::super::parse_each;

    /// Returns a 4x4 puzzle with a given, an entered digit and these keys.
    fn with(keys: &str) -> String {
        let row = "[{},{},{},{}]";
        let first = "[{\"value\":1,\"given\":true},{\"value\":2},{},{}]";
        format!("{{\"size\":4,\"title\":\"x\",\"grid\":[{first},{row},{row},{row}]{keys}}}")
    }

    #[test]
    fn reads_puzzles_of_setters() {
        let read = |keys: &str| {
            let mut parsed = parse_each(&with(keys), None);
            assert!(parsed.errors.is_empty(), "{:?}", parsed.errors);
            parsed.puzzles.remove(0)
        };
        let plain = read(",\"arrow\":[],\"antiking\":false,\"author\":\"a\",\"solution\":[1,2]");
        assert_eq!(plain.grid.to_string(), "1...............");
        assert_eq!(plain.progress.unwrap().to_string(), "12..............");
        assert_eq!(plain.shape.kind().to_string(), "4");
        let kind = |keys: &str| read(keys).shape.kind().to_string();
        assert_eq!(kind(",\"diagonal+\":true,\"diagonal-\":true"), "4+diagonal");
        assert_eq!(kind(",\"antiknight\":true"), "4+antiknight");
        for (keys, expected) in [
            (",\"disjointgroups\":true", "4+disjoint"),
            (",\"difference\":[{\"cells\":[\"R1C1\",\"R1C2\"]}]", "4+some-kropki"),
            (
                ",\"nonconsecutive\":true,\"difference\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"1\"}]",
                "4+consecutive",
            ),
            (
                ",\"xv\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"V\"}],\"negative\":[\"xv\"]",
                "4+xv",
            ),
            (",\"odd\":[{\"cell\":\"R1C1\"}]", "4+even-odd"),
        ] {
            assert_eq!(kind(keys), expected);
        }
        let killer = read(",\"killercage\":[{\"cells\":[\"R2C2\",\"R1C2\"],\"value\":\"5\"}]");
        assert_eq!(killer.shape.cages()[0].cells, [1, 5]);
        assert_eq!(killer.shape.cages()[0].target, 5);
    }

    #[test]
    fn all_negative_constraints_are_written() {
        let keys = "\"negative\":[\"ratio\",\"xv\"],\"nonconsecutive\":true";
        let puzzle = parse_each(&with(&format!(",{keys}")), None).puzzles.remove(0);
        assert!(super::write(&puzzle.shape, &puzzle.grid, None).contains(keys));
    }

    #[test]
    fn rejects_unsupported_rules() {
        for (keys, message) in [
            (",\"arrow\":[{\"cells\":[]}]", "`lines` is missing"),
            (
                ",\"regionsumline\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]",
                "`regionsumline` is not a supported rule",
            ),
            (",\"diagonal+\":true", "`one diagonal` is not a supported rule"),
            (",\"negative\":[\"sum\"]", "`negative` is not a supported rule"),
            (
                ",\"difference\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"2\"}]",
                "`difference` with the value \"2\"",
            ),
            (",\"ratio\":[{\"cells\":[\"R1C1\",\"R2C2\"]}]", "a mark `black` on r1c1 r2c2"),
            (
                ",\"extraregion\":[{\"cells\":[\"R1C1\",\"R2C4\"]}]",
                "`extraregion` is not a supported rule",
            ),
            (",\"killercage\":[{\"cells\":[\"R1C1\"],\"value\":\"x\"}]", "\"x\" is not valid here"),
            (",\"killercage\":[{\"cells\":[\"R1C5\"],\"value\":3}]", "is not a place in the grid"),
            (",\"killercage\":[{\"cells\":[\"R1C1\"],\"value\":9}]", "with the sum 9"),
        ] {
            let parsed = parse_each(&with(keys), None);
            assert!(parsed.errors[0].message.contains(message), "{:?}", parsed.errors);
        }
        for (from, to, message) in [
            ("\"value\":1", "\"value\":5", "r1c1 has no valid digit"),
            ("{},{}]", "{},{\"region\":null}]", "r1c4 has no valid digit"),
            ("{},{}]", "{},{\"region\":0}]", "a region of"),
            ("[{},{},{},{}],", "", "not a square"),
            ("{},{}]", "{}]", "the grid is not a square"),
        ] {
            let parsed = parse_each(&with("").replacen(from, to, 1), None);
            assert!(parsed.errors[0].message.contains(message), "{to} {:?}", parsed.errors);
        }
    }
}
