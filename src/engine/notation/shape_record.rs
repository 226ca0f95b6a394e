//! The shape of a puzzle in JSON: size, boxes, variants, regions, cages and marks.

use super::cell_list::{WrittenPlace, ambiguous_places};
use super::other_keys::check_record;
use super::{PuzzleMistake, symbol};
use crate::puzzle::{
    Alphabet, Cage, CageRule, Cell, Grid, Kind, Mark, Puzzle, Shape, Sign, Variant, cell_name,
};
use crate::record::{JsonSchema, Presence};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// An object whose keys keep their order.
#[derive(Clone, Debug)]
pub(super) struct Object(pub(super) Vec<(&'static str, Value)>);

impl Serialize for Object {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

/// The JSON fields of a shape: size, boxes, layout of grids, variants, regions, cages and marks.
#[derive(Clone, Debug)]
pub struct ShapeRecord(pub(super) Object);

impl ShapeRecord {
    /// Creates the fields of `shape`.
    pub fn new(shape: &Shape) -> ShapeRecord {
        let kind = shape.kind();
        let (side, (rows, columns)) = (kind.side(), kind.boxes());
        let mut keys = vec![("size", Value::from(kind.digits()))];
        if !kind.has_default_boxes() {
            keys.push(("box", format!("{rows}x{columns}").into()));
        }
        if !kind.grids().is_single() {
            let layout = kind.layout().map(|layout| layout.name().to_owned());
            let grids = layout.unwrap_or_else(|| kind.grids().to_string());
            keys.push(("grids", grids.into()));
            let canvas = BTreeMap::from([("width", side), ("height", side)]);
            keys.push(("canvas", serde_json::json!(canvas)));
        }
        keys.push(("variant", kind.variants().map(Variant::name).collect()));
        if kind.has(Variant::Jigsaw) {
            let regions = shape.regions().iter().map(|&region| symbol(region + 1));
            keys.push(("regions", regions.collect::<String>().into()));
        }
        if kind.has_cages() {
            let cages = shape.cages().iter().map(|cage| cage_record(cage, side));
            keys.push(("cages", cages.collect()));
        }
        if kind.has_marks() {
            let marks = shape.marks().iter().map(|mark| mark_record(mark, side));
            keys.push(("marks", marks.collect()));
        }
        ShapeRecord(Object(keys))
    }

    /// Creates the fields of the shape of `puzzle` and, if it has a hidden word, the letters of the word.
    pub fn of(puzzle: &Puzzle) -> ShapeRecord {
        let letters = puzzle.hidden.map(|hidden| hidden.alphabet);
        ShapeRecord::new(&puzzle.shape).with_symbols(letters.as_ref())
    }

    /// Adds the characters that stand for the digits, unless the record has them.
    pub fn with_symbols(mut self, alphabet: Option<&Alphabet>) -> ShapeRecord {
        let is_missing = self.0.0.iter().all(|(key, _)| *key != "symbols");
        if let Some(alphabet) = alphabet.filter(|_| is_missing) {
            self.0.0.push(("symbols", alphabet.to_string().into()));
        }
        self
    }
}

impl JsonSchema for ShapeRecord {
    const PRESENCE: Presence = Presence::Flattened;

    fn write_field<M: SerializeMap>(&self, _: &'static str, map: &mut M) -> Result<(), M::Error> {
        self.0.0.iter().try_for_each(|(key, value)| map.serialize_entry(key, value))
    }

    fn schema() -> Value {
        let names: Vec<&str> = Variant::NAMES.iter().map(|(name, _)| *name).collect();
        let signs: Vec<&str> = Sign::NAMES.iter().map(|(name, _)| *name).collect();
        let meanings: Vec<String> = Sign::NAMES
            .iter()
            .map(|(name, sign)| format!("`{name}`: {}", sign.meaning()))
            .collect();
        let meanings = format!("The printed sign, and what it says. {}.", meanings.join("; "));
        serde_json::json!({
            "properties": {
                "size": {
                    "description": "The number of cells in a row of a grid, and of digits.",
                    "type": "integer",
                    "minimum": 3,
                    "maximum": 25,
                },
                "box": {
                    "description": "The rows and columns of a box, as in `3x2`, if they are not the default ones of the size.",
                    "type": "string",
                    "pattern": "^[0-9]+x[0-9]+$",
                },
                "grids": {
                    "description": "The layout of overlapping grids, or their upper left cells as in `r1c1r7c7`. `puzzle` and `solution` then hold the square canvas around all grids, row by row, with `x` for each hole, and names of cells refer to the canvas.",
                    "type": "string",
                },
                "canvas": {
                    "description": "The size of the canvas of overlapping grids: the number of places in a row of `puzzle` and `solution`, and the number of rows. The canvas is a square as wide as the longer side of all grids together, so its last columns or rows may contain only `x`.",
                    "type": "object",
                    "properties": {
                        "width": { "description": "The number of places in a row.", "type": "integer", "minimum": 6, "maximum": 25 },
                        "height": { "description": "The number of rows.", "type": "integer", "minimum": 6, "maximum": 25 },
                    },
                    "required": ["width", "height"],
                },
                "symbols": {
                    "description": "The characters for the digits from 1 on, if they are the letters of a word, digits from 0 or those of another script. `puzzle` and `solution` contain digits from 1, and then letters from A.",
                    "type": "string",
                },
                "variant": {
                    "description": "The variants of the puzzle; empty for a classic sudoku.",
                    "type": "array",
                    "items": { "enum": names },
                },
                "regions": {
                    "description": "The regions of a jigsaw: for each cell, row by row, the digit or letter of its region.",
                    "type": "string",
                },
                "cages": {
                    "description": "The cages of a killer or a calcudoku.",
                    "type": "array",
                    "items": {
                        "description": "A cage.",
                        "type": "object",
                        "properties": {
                            "cells": {
                                "description": "The cells by row and column from 1, as in `r1c2`.",
                                "type": "array",
                                "items": { "type": "string", "pattern": "^r[0-9]+c[0-9]+$" },
                            },
                            "sum": {
                                "description": "In a killer, the sum of the digits, which differ.",
                                "type": "integer",
                                "minimum": 1,
                            },
                            "operation": {
                                "description": "In a calcudoku, the operation by which the digits make the target, if the puzzle states it. In a killer, `sum` if digits may repeat, and `distinct` if they differ and have no sum.",
                                "enum": ["sum", "difference", "product", "quotient", "distinct"],
                            },
                            "target": {
                                "description": "The result of the operation.",
                                "type": "integer",
                                "minimum": 1,
                            },
                        },
                        "required": ["cells"],
                    },
                },
                "marks": {
                    "description": "The marks between cells, in cells, along lines and outside the grid, for variants with marks.",
                    "type": "array",
                    "items": {
                        "description": "A mark.",
                        "type": "object",
                        "properties": {
                            "sign": {
                                "description": meanings,
                                "enum": signs,
                            },
                            "cells": {
                                "description": "A single cell, two adjacent cells, the four cells around a corner, the cells of a line in order, or the cells that an outside number refers to, the nearest first; by row and column from 1, as in `r1c2`.",
                                "type": "array",
                                "items": { "type": "string", "pattern": "^r[0-9]+c[0-9]+$" },
                            },
                            "value": {
                                "description": "The number of a sign outside the grid, or the digits in a circle on a corner, as in 1258.",
                                "type": "integer",
                                "minimum": 0,
                            },
                        },
                        "required": ["sign", "cells"],
                    },
                },
            },
            "required": ["size", "variant"],
        })
    }
}

impl Serialize for ShapeRecord {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// The key of the number of a calcudoku cage.
const TARGET: &str = "target";

/// Returns the record of a cage in a grid of `side` columns.
pub(super) fn cage_record(cage: &Cage, side: usize) -> Value {
    let cells = cage.cells.iter().map(|&cell| cell_name(cell, side));
    let cells: Vec<String> = cells.collect();
    match cage.rule {
        CageRule::Killer => json!({ "cells": cells, "sum": cage.target }),
        CageRule::Distinct => json!({ "cells": cells, "operation": cage.rule.name() }),
        rule if cage.cells.len() > 1 && rule != CageRule::Any => {
            json!({ "cells": cells, "operation": rule.name(), TARGET: cage.target })
        }
        _ => json!({ "cells": cells, TARGET: cage.target }),
    }
}

/// Guesses the variant of a list of cages: a calcudoku if there are operations or targets, a killer otherwise.
pub(super) fn variant_of(cages: &Value) -> Variant {
    let has_target = |cage: &Value| cage.get(TARGET).is_some() || cage.get("operation").is_some();
    let has_sum = |cage: &Value| cage.get("sum").is_some() || cage["operation"] == "distinct";
    let is_calcudoku = cages
        .as_array()
        .is_some_and(|cages| cages.iter().any(has_target) && !cages.iter().any(has_sum));
    if is_calcudoku { Variant::Calcudoku } else { Variant::Killer }
}

/// Reads a list of cages.
pub(super) fn read_cages(value: &Value, kind: Kind) -> Result<Vec<Cage>, PuzzleMistake> {
    let Some(cages) = value.as_array() else {
        return Err(PuzzleMistake::new("`cages` is not a list", "expected a list"));
    };
    let names = || cages.iter().filter_map(|cage| cage.get("cells")?.as_array()).flatten();
    let first = first_number(names(), kind.side())?;
    let cage = |(index, cage): (usize, &Value)| {
        let is_unique = cage.get("unique") == Some(&Value::Bool(true));
        let own = ["cells", "sum", "operation", TARGET, "value", "unique"];
        check_record(&format!("cage {}", index + 1), cage, &own[..5 + usize::from(is_unique)])?;
        let rule = operation(cage)?;
        let is_killer = kind.has(Variant::Killer) && rule == CageRule::Any;
        let number = cage.get(if is_killer { "sum" } else { TARGET }).or(cage.get("value"));
        let number = number.and_then(Value::as_u64);
        let number = number.and_then(|number| u32::try_from(number).ok());
        let cells = cage.get("cells").and_then(Value::as_array);
        let number = number.or((rule == CageRule::Distinct).then_some(0));
        let (Some(cells), Some(number)) = (cells, number) else {
            return Err(incomplete_cage(index, is_killer));
        };
        let cells = cells.iter().map(|name| cell(name, kind, first));
        let cells = cells.collect::<Result<Vec<_>, _>>()?;
        Ok(match rule {
            CageRule::Distinct => Cage::distinct(cells),
            _ if is_killer => Cage::killer(cells, number),
            rule => Cage::calcudoku(cells, rule, number),
        })
    };
    cages.iter().enumerate().map(cage).collect()
}

fn incomplete_cage(index: usize, is_killer: bool) -> PuzzleMistake {
    let (number, expected) = if is_killer {
        ("sum", "expected { \"cells\": [\"r1c1\", \"r1c2\"], \"sum\": 7 }")
    } else {
        (
            TARGET,
            "expected { \"cells\": [\"r1c1\", \"r1c2\"], \"operation\": \"product\", \"target\": 12 }",
        )
    };
    PuzzleMistake::new(format!("cage {} has no cells or no {number}", index + 1), expected)
}

/// Returns the operation of a cage, given by name or sign; [`CageRule::Any`] if it is absent.
fn operation(cage: &Value) -> Result<CageRule, PuzzleMistake> {
    let named = |name: &str| CageRule::from_name(name).filter(|&rule| rule != CageRule::Killer);
    let operation = match cage.get("operation") {
        None | Some(Value::Null) => Some(CageRule::Any),
        Some(Value::String(name)) => named(name).or_else(|| CageRule::from_sign(name)),
        Some(_) => None,
    };
    operation.ok_or_else(|| {
        PuzzleMistake::new(
            format!("{} is not an operation", cage["operation"]),
            "expected \"sum\", \"difference\", \"product\", \"quotient\" or \"distinct\"",
        )
    })
}

/// Adds to `grid` the givens that follow from cages of one cell.
pub(super) fn with_givens(shape: &Shape, mut grid: Grid) -> Grid {
    for (cell, digit) in shape.cages().iter().filter_map(Cage::given) {
        if grid.get(cell) == 0 {
            grid.set(cell, digit);
        }
    }
    grid
}

/// Returns the record of a mark in a grid of `side` columns.
pub(super) fn mark_record(mark: &Mark, side: usize) -> Value {
    let cells = mark.cells.iter().map(|&cell| cell_name(cell, side));
    let cells: Vec<String> = cells.collect();
    if mark.sign.has_value() {
        json!({ "sign": mark.sign.name(), "cells": cells, "value": mark.value })
    } else {
        json!({ "sign": mark.sign.name(), "cells": cells })
    }
}

/// Reads a list of marks.
pub(super) fn read_marks(value: &Value, kind: Kind) -> Result<Vec<Mark>, PuzzleMistake> {
    let Some(marks) = value.as_array() else {
        return Err(PuzzleMistake::new("`marks` is not a list", "expected a list"));
    };
    let mark = |(index, mark): (usize, &Value)| {
        check_record(&format!("mark {}", index + 1), mark, &["sign", "cells", "value"])?;
        let sign = mark.get("sign").and_then(Value::as_str);
        let cells = mark.get("cells").and_then(Value::as_array);
        let (Some(sign), Some(cells)) = (sign.and_then(Sign::from_name), cells) else {
            return Err(PuzzleMistake::new(
                format!("mark {} has no cells or no supported sign", index + 1),
                "expected { \"sign\": \"white\", \"cells\": [\"r1c1\", \"r1c2\"] }",
            ));
        };
        let cells = cells.iter().map(|cell| self::cell(cell, kind, 1));
        let cells = cells.collect::<Result<Vec<_>, _>>()?;
        let has_value = sign.has_value();
        let value = match mark.get("value") {
            Some(value) if has_value => value.as_u64().and_then(|n| n.try_into().ok()),
            None if !has_value => Some(0),
            _ => None,
        };
        let Some(value) = value else {
            let expected = if has_value {
                "expected a number as its `value`"
            } else {
                "expected no `value`: only signs outside the grid and on corners have one"
            };
            let message = format!("mark {} has the sign `{sign}`", index + 1);
            return Err(PuzzleMistake::new(message, expected));
        };
        Ok(Mark::with_value(sign, &cells, value))
    };
    marks.iter().enumerate().map(mark).collect()
}

/// Returns the number of the first row and column in places of cells, 0 or 1. Names such as `r1c2` count from 1 unless one
/// has a 0.
fn first_number<'v>(
    places: impl Iterator<Item = &'v Value> + Clone,
    side: usize,
) -> Result<usize, PuzzleMistake> {
    let fits = |first| {
        places.clone().filter_map(WrittenPlace::of).all(|place| place.cell(first, side).is_some())
    };
    match (fits(0), fits(1)) {
        (true, true) if places.clone().all(Value::is_string) => Ok(1),
        (true, true) => Err(ambiguous_places()),
        (true, false) => Ok(0),
        _ => Ok(1),
    }
}

/// Parses a place in rows and columns that count from `first`, such as `"r1c2"` or `[1, 2]`.
fn cell(value: &Value, kind: Kind, first: usize) -> Result<Cell, PuzzleMistake> {
    let side = kind.side();
    WrittenPlace::of(value).and_then(|place| place.cell(first, side)).ok_or_else(|| {
        PuzzleMistake::new(
            format!("{value} is not a cell"),
            format!("expected \"r1c1\" to \"r{side}c{side}\""),
        )
    })
}
