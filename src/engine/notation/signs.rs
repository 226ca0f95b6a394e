//! Marks in JSON: a sign, its cells, and the number that stands outside the grid.

use super::PuzzleMistake;
use super::json::{cell, cell_name};
use crate::puzzle::{Kind, Mark, Sign, Stands};
use serde_json::{Value, json};

/// A mark of a grid of `side` columns.
pub(super) fn record(mark: &Mark, side: usize) -> Value {
    let cells = mark.cells.iter().map(|&cell| cell_name(cell, side));
    let cells: Vec<String> = cells.collect();
    match mark.sign.stands() {
        Stands::Outside(_) => json!({
            "sign": mark.sign.name(),
            "cells": cells,
            "value": mark.value,
        }),
        _ => json!({ "sign": mark.sign.name(), "cells": cells }),
    }
}

/// The marks of a list.
pub(super) fn read(value: &Value, kind: Kind) -> Result<Vec<Mark>, PuzzleMistake> {
    let Some(marks) = value.as_array() else {
        return Err(PuzzleMistake::new("`marks` is no list", "expected a list"));
    };
    let mark = |(index, mark): (usize, &Value)| {
        let sign = mark.get("sign").and_then(Value::as_str);
        let cells = mark.get("cells").and_then(Value::as_array);
        let (Some(sign), Some(cells)) = (sign.and_then(Sign::named), cells) else {
            return Err(PuzzleMistake::new(
                format!("mark {} has no cells or no known sign", index + 1),
                "expected { \"sign\": \"white\", \"cells\": [\"r1c1\", \"r1c2\"] }",
            ));
        };
        let cells = cells.iter().map(|cell| self::cell(cell, kind));
        let cells = cells.collect::<Result<Vec<_>, _>>()?;
        let is_outside = matches!(sign.stands(), Stands::Outside(_));
        let value = match mark.get("value") {
            Some(value) if is_outside => value.as_u64().and_then(|n| n.try_into().ok()),
            None if !is_outside => Some(0),
            _ => None,
        };
        let Some(value) = value else {
            let expected = match is_outside {
                true => "expected a number as its `value`",
                false => "expected no `value`: only signs outside the grid have one",
            };
            let message = format!("mark {} says `{sign}`", index + 1);
            return Err(PuzzleMistake::new(message, expected));
        };
        Ok(Mark::of_value(sign, &cells, value))
    };
    marks.iter().enumerate().map(mark).collect()
}
