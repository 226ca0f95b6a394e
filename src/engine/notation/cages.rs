//! Cages in JSON: of killers with a sum, of calcudokus with an operation and what it makes.

use super::PuzzleMistake;
use super::json::{cell, cell_name};
use crate::puzzle::{Cage, CageRule, Grid, Kind, Shape, Variant};
use serde_json::{Map, Value, json};

/// The key of what an operation makes.
const TARGET: &str = "target";

/// A cage of a grid of `side` columns.
pub(super) fn record(cage: &Cage, side: usize) -> Value {
    let cells = cage.cells.iter().map(|&cell| cell_name(cell, side));
    let cells: Vec<String> = cells.collect();
    match cage.rule {
        CageRule::Different => json!({ "cells": cells, "sum": cage.target }),
        rule if cage.cells.len() > 1 && rule != CageRule::Any => {
            json!({ "cells": cells, "operation": rule.name(), TARGET: cage.target })
        }
        _ => json!({ "cells": cells, TARGET: cage.target }),
    }
}

/// The variant whose cages a list holds, where none is named: those with operations or targets are of a calcudoku.
pub(super) fn variant_of(cages: &Value) -> Variant {
    let has_target = |cage: &Value| cage.get(TARGET).is_some() || cage.get("operation").is_some();
    let is_calcudoku = cages.as_array().is_some_and(|cages| cages.iter().any(has_target));
    match is_calcudoku {
        true => Variant::Calcudoku,
        false => Variant::Killer,
    }
}

/// The cages of a list.
pub(super) fn read(value: &Value, kind: Kind) -> Result<Vec<Cage>, PuzzleMistake> {
    let Some(cages) = value.as_array() else {
        return Err(PuzzleMistake::new("`cages` is no list", "expected a list"));
    };
    let is_killer = kind.has(Variant::Killer);
    let key = if is_killer { "sum" } else { TARGET };
    let cage = |(index, cage): (usize, &Value)| {
        let number = cage.get(key).and_then(Value::as_u64);
        let number = number.and_then(|number| u32::try_from(number).ok());
        let cells = cage.get("cells").and_then(Value::as_array);
        let (Some(cells), Some(number)) = (cells, number) else {
            return Err(lacking(index, is_killer));
        };
        let cells = cells.iter().map(|name| cell(name, kind));
        let cells = cells.collect::<Result<Vec<_>, _>>()?;
        Ok(match is_killer {
            true => Cage::of_sum(cells, number),
            false => Cage::of_operation(cells, operation(cage)?, number),
        })
    };
    cages.iter().enumerate().map(cage).collect()
}

fn lacking(index: usize, is_killer: bool) -> PuzzleMistake {
    let (number, expected) = match is_killer {
        true => ("sum", "expected { \"cells\": [\"r1c1\", \"r1c2\"], \"sum\": 7 }"),
        false => (
            TARGET,
            "expected { \"cells\": [\"r1c1\", \"r1c2\"], \"operation\": \"product\", \"target\": 12 }",
        ),
    };
    PuzzleMistake::new(format!("cage {} has no cells or no {number}", index + 1), expected)
}

/// The operation of a cage, by its name or its sign; any where none is said.
fn operation(cage: &Value) -> Result<CageRule, PuzzleMistake> {
    let named = |name: &str| CageRule::named(name).filter(|&rule| rule != CageRule::Different);
    let operation = match cage.get("operation") {
        None | Some(Value::Null) => Some(CageRule::Any),
        Some(Value::String(name)) => named(name).or_else(|| CageRule::of_sign(name)),
        Some(_) => None,
    };
    operation.ok_or_else(|| {
        PuzzleMistake::new(
            format!("{} is no operation", cage["operation"]),
            "expected \"sum\", \"difference\", \"product\" or \"quotient\"",
        )
    })
}

/// `grid` with the givens that the cages of `shape` are: those of one cell.
pub(super) fn with_givens(shape: &Shape, mut grid: Grid) -> Grid {
    for (cell, digit) in shape.cages().iter().filter_map(Cage::given) {
        if grid.get(cell) == 0 {
            grid.set(cell, digit);
        }
    }
    grid
}

/// The cage of an ipuz: a killer's has a sum and no operator, or a plus.
pub(super) fn of_ipuz(
    cage: &Map<String, Value>,
    cells: Vec<usize>,
    is_calcudoku: bool,
) -> Option<Cage> {
    let number = cage.get("value").and_then(Value::as_u64);
    let number = number.and_then(|number| u32::try_from(number).ok())?;
    let operator = cage.get("operator").and_then(Value::as_str);
    match (is_calcudoku, operator) {
        (false, None | Some("+")) => Some(Cage::of_sum(cells, number)),
        (false, Some(_)) => None,
        (true, None | Some("")) => Some(Cage::of_operation(cells, CageRule::Any, number)),
        (true, Some(sign)) => {
            let rule = CageRule::of_sign(sign)?;
            Some(Cage::of_operation(cells, rule, number))
        }
    }
}

/// The cage as ipuz has it, its cells already in the words of the format. Its operators are typed.
pub(super) fn for_ipuz(cage: &Cage, cells: Vec<[usize; 2]>) -> Value {
    let operator = match cage.rule {
        _ if cage.cells.len() == 1 => None,
        CageRule::Different | CageRule::Any => None,
        CageRule::Sum => Some("+"),
        CageRule::Difference => Some("-"),
        CageRule::Product => Some("*"),
        CageRule::Quotient => Some("/"),
    };
    let mut record = json!({ "cells": cells, "value": cage.target });
    if let Some(operator) = operator {
        record["operator"] = operator.into();
    }
    record
}
