//! Numbers outside the grid under the names that f-puzzles has for them. Each stands at a place beside the grid, such as
//! "R0C1" above the first column, and little killers say into which direction they look.
//!
//! Programs that do not know X-sums and skyscrapers find their numbers as texts as well, flagged as the picture of a rule.

use super::marks::PICTURE;
use super::{PuzzleMistake, cells_of, list, names, place, whole};
use crate::puzzle::{Cell, Mark, Shape, Sign, Variant};
use serde_json::{Map, Value, json};

/// The key of each sign that stands outside, and its variant.
const OUTSIDE: [(&str, Sign, Variant); 4] = [
    ("sandwichsum", Sign::Sandwich, Variant::Sandwich),
    ("xsum", Sign::XSum, Variant::XSums),
    ("skyscraper", Sign::Skyscraper, Variant::Skyscraper),
    ("littlekillersum", Sign::LittleKiller, Variant::LittleKiller),
];

/// Signs whose numbers not every program draws.
const DRAWN: [Sign; 2] = [Sign::XSum, Sign::Skyscraper];

/// Where little killers look: what that is called, and the step down and right.
const DIRECTIONS: [(&str, (i32, i32)); 4] =
    [("DR", (1, 1)), ("DL", (1, -1)), ("UR", (-1, 1)), ("UL", (-1, -1))];

/// True for a key that is read here.
pub(super) fn is_known(key: &str) -> bool {
    OUTSIDE.iter().any(|(name, ..)| *name == key)
}

/// Adds the keys for numbers outside the grid of `shape`.
pub(super) fn write(shape: &Shape, fields: &mut Map<String, Value>) {
    let side = shape.side();
    let mut pictures: Vec<Value> = Vec::new();
    for (key, sign, _) in OUTSIDE {
        let mut entries: Vec<Value> = Vec::new();
        for mark in shape.marks().iter().filter(|mark| mark.sign == sign) {
            let spot = mark.spot(side).expect("a number outside the grid");
            let (cell, value) = (outside_name(spot.at), mark.value.to_string());
            let direction = DIRECTIONS.iter().find(|(_, step)| *step == spot.towards);
            if DRAWN.contains(&sign) {
                pictures
                    .push(json!({ "cells": [cell], "value": value, "size": 0.7, PICTURE: true }));
            }
            entries.push(match direction {
                Some((direction, _)) => {
                    let cells = names(&sight(spot.at, spot.towards, side), side);
                    json!({ "cell": cell, "cells": cells, "direction": direction, "value": value })
                }
                None => json!({ "cell": cell, "value": value }),
            });
        }
        if !entries.is_empty() {
            fields.insert(key.into(), entries.into());
        }
    }
    if !pictures.is_empty() {
        fields.insert("text".into(), pictures.into());
    }
}

/// Adds the variants and the marks outside the grid that an object names.
pub(super) fn read(
    object: &Map<String, Value>,
    side: usize,
    variants: &mut Vec<Variant>,
    marks: &mut Vec<Mark>,
) -> Result<(), PuzzleMistake> {
    for (key, sign, variant) in OUTSIDE {
        let entries = object.get(key).map_or(&[][..], list);
        if !entries.is_empty() {
            variants.push(variant);
        }
        for entry in entries {
            let number = entry.get("value").and_then(whole);
            let number = number.and_then(|number| number.try_into().ok());
            let number = number.ok_or_else(|| {
                PuzzleMistake::new(
                    format!("an entry of `{key}` without a number"),
                    "expected a number as its `value`",
                )
            })?;
            let cells = seen(entry, sign, side).ok_or_else(|| {
                let cell = entry.get("cell").unwrap_or(&Value::Null);
                PuzzleMistake::new(
                    format!("{cell} is no place of `{key}` outside the grid"),
                    match sign {
                        Sign::LittleKiller => {
                            "expected one such as \"R0C1\", and a `direction` of DR, DL, UR or UL with the diagonal as its `cells`"
                        }
                        _ => "expected one beside a row or column, such as \"R0C1\" or \"R1C0\"",
                    },
                )
            })?;
            marks.push(Mark::of_value(sign, &cells, number));
        }
    }
    Ok(())
}

/// The cells that an entry looks at from its place, the nearest first.
fn seen(entry: &Value, sign: Sign, side: usize) -> Option<Vec<Cell>> {
    let (row, column) = place(entry.get("cell")?)?;
    let end = side as i32;
    let at = (i32::try_from(row).ok()? - 1, i32::try_from(column).ok()? - 1);
    let is_inside = |at: i32| (0..end).contains(&at);
    let towards = match (sign, at) {
        (Sign::LittleKiller, _) => {
            let name = entry.get("direction")?.as_str()?;
            DIRECTIONS.iter().find(|(other, _)| *other == name)?.1
        }
        (_, (-1, column)) if is_inside(column) => (1, 0),
        (_, (row, -1)) if is_inside(row) => (0, 1),
        (_, (row, column)) if row == end && is_inside(column) => (-1, 0),
        (_, (row, column)) if column == end && is_inside(row) => (0, -1),
        _ => return None,
    };
    let cells = sight(at, towards, side);
    let is_outside = !(is_inside(at.0) && is_inside(at.1));
    let is_said = match entry.get("cells").filter(|said| !list(said).is_empty()) {
        Some(said) => {
            let (mut said, mut seen) = (cells_of(said, side)?, cells.clone());
            said.sort_unstable();
            seen.sort_unstable();
            said == seen
        }
        None => true,
    };
    (is_outside && is_said && !cells.is_empty()).then_some(cells)
}

/// The cells of a grid that follow on a place outside it.
fn sight(at: (i32, i32), towards: (i32, i32), side: usize) -> Vec<Cell> {
    let end = side as i32;
    let walk = (1..=end).map(|step| (at.0 + step * towards.0, at.1 + step * towards.1));
    let inside =
        walk.take_while(|(row, column)| (0..end).contains(row) && (0..end).contains(column));
    inside.map(|(row, column)| (row * end + column) as Cell).collect()
}

/// What a place outside the grid is called, as in "R0C1".
fn outside_name((row, column): (i32, i32)) -> String {
    format!("R{}C{}", row + 1, column + 1)
}
