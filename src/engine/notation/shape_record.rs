//! The shape of a puzzle in JSON: size, boxes, variants, regions, cages and marks.

use super::cell_list::{WrittenPlace, ambiguous_places};
use super::other_keys::check_record;
use super::{PuzzleMistake, english, expected_form, symbol};
use crate::puzzle::{
    Alphabet, Cage, CageRule, Cell, Grid, Kind, Mark, Puzzle, Shape, Sign, Variant, cell_name,
};
use gridpress_ground::record::{BoxSize, CellName, JsonSchema, record};
use serde_json::{Value, json};

record! {
    /// The shape of a puzzle: size, boxes, layout of grids, variants, regions, cages and marks.
    #[derive(Clone, Debug, Default)]
    pub struct ShapeRecord: Flattened {
        /// The number of cells in a row of a grid, and of digits.
        size: u8,
        /// The rows and columns of a box, as in `3x2`, if they are not the default ones of the size.
        r#box: Option<String> as BoxSize,
        /// The layout of overlapping grids, or their upper left cells as in `r1c1r7c7`. `puzzle` and `solution` then hold
        /// the square canvas around all grids, row by row, with `x` for each hole, and names of cells refer to the canvas.
        grids: Option<String>,
        /// The size of the canvas of overlapping grids, a square as wide as the longer side of all grids together, so its
        /// last columns or rows may contain only `x`.
        canvas: Option<CanvasRecord>,
        /// The variants of the puzzle; empty for a classic sudoku.
        variant: Vec<&'static str> as Vec<Variant>,
        /// The regions of a jigsaw: for each cell, row by row, the digit or letter of its region.
        regions: Option<String>,
        /// The cages of a killer or a calcudoku.
        cages: Option<Vec<CageRecord>>,
        /// The marks between cells, in cells, along lines and outside the grid, for variants with marks.
        marks: Option<Vec<MarkRecord>>,
        /// The characters for the digits from 1 on, if they are the letters of a word, digits from 0 or those of another
        /// script. `puzzle` and `solution` contain digits from 1, and then letters from A.
        symbols: Option<String>,
    }
}

record! {
    /// The size of a canvas.
    #[derive(Clone, Debug)]
    pub struct CanvasRecord: Serialize {
        /// The number of rows.
        height: u8,
        /// The number of places in a row.
        width: u8,
    }
}

record! {
    /// A cage.
    #[derive(Clone, Debug)]
    pub struct CageRecord: Serialize {
        /// The cells by row and column from 1, as in `r1c2`.
        cells: Vec<String> as Vec<CellName>,
        /// In a calcudoku, the operation by which the digits make the target, if the puzzle states it. In a killer, `sum`
        /// if digits may repeat, and `distinct` if they differ and have no sum.
        operation: Option<&'static str> as OperationName,
        /// In a killer, the sum of the digits, which differ.
        sum: Option<u32>,
        /// The result of the operation.
        target: Option<u32>,
    }
}

record! {
    /// A mark.
    #[derive(Clone, Debug)]
    pub struct MarkRecord: Serialize {
        /// A single cell, two adjacent cells, the four cells around a corner, the cells of a line in order, or the cells
        /// that an outside number refers to, the nearest first; by row and column from 1, as in `r1c2`.
        cells: Vec<String> as Vec<CellName>,
        /// The printed sign.
        sign: &'static str as SignName,
        /// The number of a sign outside the grid, or the digits in a circle on a corner, as in 1258.
        value: Option<u32>,
    }
}

/// The operation of a cage in JSON.
struct OperationName;

impl JsonSchema for OperationName {
    fn schema() -> Value {
        let unwritten = [CageRule::Killer, CageRule::Any];
        let written = CageRule::NAMES.iter().filter(|(_, rule)| !unwritten.contains(rule));
        json!({ "enum": written.map(|(name, _)| *name).collect::<Vec<&str>>() })
    }
}

/// The name of a sign, with what it says.
struct SignName;

impl JsonSchema for SignName {
    fn schema() -> Value {
        let signs = Sign::NAMES
            .iter()
            .map(|(name, sign)| json!({ "const": name, "description": sign.meaning() }));
        json!({ "oneOf": signs.collect::<Vec<Value>>() })
    }
}

impl ShapeRecord {
    /// Creates the fields of `shape`.
    pub fn new(shape: &Shape) -> ShapeRecord {
        let kind = shape.kind();
        let (side, (rows, columns)) = (kind.side(), kind.boxes());
        let is_single = kind.grids().is_single();
        ShapeRecord {
            size: kind.digits() as u8,
            r#box: (!kind.has_default_boxes()).then(|| format!("{rows}x{columns}")),
            grids: (!is_single).then(|| match kind.layout() {
                Some(layout) => layout.name().to_owned(),
                None => kind.grids().to_string(),
            }),
            canvas: (!is_single).then_some(CanvasRecord { width: side as u8, height: side as u8 }),
            variant: kind.variants().map(Variant::name).collect(),
            regions: (shape.irregular_regions())
                .map(|regions| regions.iter().map(|&region| symbol(region + 1)).collect()),
            cages: (kind.has_cages())
                .then(|| shape.cages().iter().map(|cage| CageRecord::new(cage, side)).collect()),
            marks: (kind.has_marks())
                .then(|| shape.marks().iter().map(|mark| MarkRecord::new(mark, side)).collect()),
            symbols: None,
        }
    }

    /// Creates the fields of the shape of `puzzle` and, if it has a hidden word, the letters of the word.
    pub fn of(puzzle: &Puzzle) -> ShapeRecord {
        let letters = puzzle.hidden.map(|hidden| hidden.alphabet);
        ShapeRecord::new(&puzzle.shape).with_symbols(letters.as_ref())
    }

    /// Adds the characters that stand for the digits, unless the record has them.
    pub fn with_symbols(mut self, alphabet: Option<&Alphabet>) -> ShapeRecord {
        if let (None, Some(alphabet)) = (&self.symbols, alphabet) {
            self.symbols = Some(alphabet.to_string());
        }
        self
    }
}

impl CageRecord {
    /// Creates the record of a cage in a grid of `side` columns.
    fn new(cage: &Cage, side: usize) -> CageRecord {
        let (sum, operation, target) = match cage.rule {
            CageRule::Killer => (Some(cage.target), None, None),
            CageRule::Distinct => (None, Some(cage.rule.name()), None),
            rule if cage.cells.len() > 1 && rule != CageRule::Any => {
                (None, Some(rule.name()), Some(cage.target))
            }
            _ => (None, None, Some(cage.target)),
        };
        CageRecord { cells: cell_names(&cage.cells, side), operation, sum, target }
    }
}

impl MarkRecord {
    /// Creates the record of a mark in a grid of `side` columns.
    fn new(mark: &Mark, side: usize) -> MarkRecord {
        MarkRecord {
            cells: cell_names(&mark.cells, side),
            sign: mark.sign.name(),
            value: mark.sign.has_value().then_some(mark.value),
        }
    }
}

fn cell_names(cells: &[Cell], side: usize) -> Vec<String> {
    cells.iter().map(|&cell| cell_name(cell, side)).collect()
}

/// The key of the number of a calcudoku cage.
const TARGET: &str = "target";

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
        return Err(PuzzleMistake::wrong_value(value, "`\"cages\": [...]`"));
    };
    let names = || cages.iter().filter_map(|cage| cage.get("cells")?.as_array()).flatten();
    let first = first_number(names(), kind.side())?;
    let cage = |(index, cage): (usize, &Value)| {
        let is_unique = cage.get("unique") == Some(&Value::Bool(true));
        let own = ["cells", "sum", "operation", TARGET, "value", "unique"];
        check_record(&format!("cages[{index}]"), cage, &own[..5 + usize::from(is_unique)])?;
        let rule = operation(cage)?;
        let is_killer = kind.has_killer_cages() && rule == CageRule::Any;
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
    let (number, form) = if is_killer {
        ("sum", "`{ \"cells\": [\"r1c1\", \"r1c2\"], \"sum\": 7 }`")
    } else {
        (
            TARGET,
            "`{ \"cells\": [\"r1c1\", \"r1c2\"], \"operation\": \"product\", \"target\": 12 }`",
        )
    };
    PuzzleMistake::new(
        english!("incomplete-cage": "cage {index} has no cells or no `{number}`", index = index + 1, number),
        expected_form(form),
    )
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
        let names = "`\"sum\"`, `\"difference\"`, `\"product\"`, `\"quotient\"`, `\"distinct\"`";
        PuzzleMistake::wrong_value(&cage["operation"], names)
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

/// Reads a list of marks.
pub(super) fn read_marks(value: &Value, kind: Kind) -> Result<Vec<Mark>, PuzzleMistake> {
    let Some(marks) = value.as_array() else {
        return Err(PuzzleMistake::wrong_value(value, "`\"marks\": [...]`"));
    };
    let mark = |(index, mark): (usize, &Value)| {
        check_record(&format!("marks[{index}]"), mark, &["sign", "cells", "value"])?;
        let sign = mark.get("sign").and_then(Value::as_str);
        let cells = mark.get("cells").and_then(Value::as_array);
        let (Some(sign), Some(cells)) = (sign.and_then(Sign::from_name), cells) else {
            return Err(PuzzleMistake::new(
                english!("incomplete-mark": "mark {index} has no cells or no supported sign", index = index + 1),
                expected_form("`{ \"sign\": \"white\", \"cells\": [\"r1c1\", \"r1c2\"] }`"),
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
                english!("number-as-value": "expected a number as its `value`")
            } else {
                english!("no-number-as-value": "expected no `value`: only signs outside the grid and on corners have one")
            };
            let message = english!("mark-with-sign": "mark {index} has the sign `{sign}`", index = index + 1, sign);
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
    let cell = WrittenPlace::of(value).and_then(|place| place.cell(first, side));
    cell.ok_or_else(|| {
        PuzzleMistake::outside_grid(value, &format!("`\"r1c1\"`, ..., `\"r{side}c{side}\"`"))
    })
}
