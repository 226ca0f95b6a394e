//! Marks, lines and numbers outside the grid in the JSON of f-puzzles.

use super::{PuzzleMistake, cells_of, integer, is_set, list, members, names, place, unknown};
use crate::puzzle::{
    Cell, Constraint, Kind, Mark, Relation, Shape, Sign, SignLocation, Variant, whispered_gap,
};
use gridpress_ground::english;
use gridpress_ground::english::EnglishText;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// The keys of rules for the whole grid.
const WHOLE: [(&str, Variant); 3] = [
    ("antiking", Variant::Antiking),
    ("antiknight", Variant::Antiknight),
    ("disjointgroups", Variant::Disjoint),
];

/// The flag of the negative constraint that no neighbours differ by 1; with dots, that all of these are shown.
const NO_ONES: &str = "nonconsecutive";

/// The list of the keys of marks, all of which are shown.
const NEGATIVE: &str = "negative";

/// Returns the keys of marks, each once.
fn mark_keys() -> BTreeSet<&'static str> {
    Sign::NAMES.iter().filter_map(|(_, sign)| Some(sign.setters().ok()?.0)).collect()
}

/// Returns `true` if `sign` has the key `key`.
fn has_key(sign: &Sign, key: &str) -> bool {
    sign.setters().is_ok_and(|(own, _)| own == key)
}

/// Returns `true` if this module reads the key.
pub(super) fn is_known(key: &str) -> bool {
    is_list(key) || key == NO_ONES || WHOLE.iter().any(|(name, _)| *name == key)
}

/// Returns `true` if the value of the key is a list rather than a flag.
pub(super) fn is_list(key: &str) -> bool {
    mark_keys().contains(key) || key == NEGATIVE
}

/// Returns `true` if `key` only draws rules that other keys define.
pub(super) fn is_picture(key: &str, value: &Value) -> bool {
    matches!(key, "line" | "text")
        && list(value).iter().all(|entry: &Value| {
            let names_rule = entry.get(PICTURE_OF).is_some_and(Value::is_string);
            names_rule || entry.get(PICTURE).is_some_and(is_set)
        })
}

/// The flag of a line or text that draws a rule, as opposed to decoration.
const PICTURE: &str = "isNewConstraint";
/// The key by which other programs name the drawn rule, as in `"fromConstraint": "Whispers"`.
const PICTURE_OF: &str = "fromConstraint";

/// Adds the keys for marks and rules of `shape`.
pub(super) fn write(shape: &Shape, fields: &mut Map<String, Value>) {
    let kind = shape.kind();
    for (name, _) in WHOLE.iter().filter(|(_, variant)| kind.has(*variant)) {
        fields.insert((*name).into(), json!(true));
    }
    if kind
        .mark_rules()
        .any(|family| matches!(family.negative, Some(Relation::NotConsecutive | Relation::NoDot)))
    {
        fields.insert(NO_ONES.into(), json!(true));
    }
    let mut add = |key: &str, entry: Value| {
        if let Value::Array(entries) = fields.entry(key).or_insert_with(|| json!([])) {
            entries.push(entry);
        }
    };
    for key in kind.mark_rules().filter_map(|family| negative_key(family.negative?)) {
        add(NEGATIVE, json!(key));
    }
    for mark in shape.marks() {
        if let Ok((key, value)) = mark.sign.setters() {
            add(key, entry(mark, value, shape.side()));
        }
    }
    // Sorted by sign, so that the pictures of one rule stay together.
    let mut drawn: Vec<&Mark> = shape.marks().iter().collect();
    drawn.sort_by_key(|mark| mark.sign);
    for mark in drawn {
        if let Some((key, picture)) = picture(mark, shape.side()) {
            add(key, picture);
        }
    }
}

/// Returns the entry of the key `negative` for a negative constraint; `None` if it has none.
fn negative_key(relation: Relation) -> Option<&'static str> {
    match relation {
        Relation::NoDot => Some("ratio"),
        Relation::NoSum => Some("xv"),
        _ => None,
    }
}

/// Returns the entry of a mark whose sign has that value.
fn entry(mark: &Mark, value: &str, side: usize) -> Value {
    let cells = names(&mark.cells, side);
    let number = mark.value.to_string();
    match mark.sign.location() {
        SignLocation::InCell => json!({ "cell": cells[0] }),
        // Bars are written as white dots, which mean the same.
        SignLocation::OnEdge(_) => json!({ "cells": cells, "value": value }),
        SignLocation::OnCorner => {
            let values: Vec<u32> =
                number.chars().filter_map(|figure| figure.to_digit(10)).collect();
            json!({ "cells": cells, "values": values })
        }
        SignLocation::AlongLine if mark.sign == Sign::Arrow => {
            json!({ "cells": [cells[0]], "lines": [cells] })
        }
        SignLocation::AlongLine => json!({ "lines": [cells] }),
        SignLocation::Outside(view) => {
            let spot = view.position(&mark.cells, side);
            let cell = outside_name(spot.at);
            match DIRECTIONS.iter().find(|(_, step)| *step == spot.towards) {
                Some((direction, _)) => {
                    let cells = names(&cells_towards(spot.at, spot.towards, side), side);
                    json!({ "cell": cell, "cells": cells, "direction": direction, "value": number })
                }
                None => json!({ "cell": cell, "value": number }),
            }
        }
    }
}

/// Returns the key and the entry of the drawing of a mark that some programs only draw; `None` for others.
fn picture(mark: &Mark, side: usize) -> Option<(&'static str, Value)> {
    if let Some(colour) = mark.sign.line().and_then(|rule| rule.colour) {
        let line = names(&mark.cells, side);
        let line = json!({ "lines": [line], "outlineC": colour, "width": 0.4, PICTURE: true });
        return Some(("line", line));
    }
    let spot = mark.outside_position(side).filter(|_| DRAWN.contains(&mark.sign))?;
    let (cell, value) = (outside_name(spot.at), mark.value.to_string());
    Some(("text", json!({ "cells": [cell], "value": value, "size": 0.7, PICTURE: true })))
}

/// Reads the variants and the marks of an object.
pub(super) fn read(
    object: &Map<String, Value>,
    side: usize,
) -> Result<(Vec<Variant>, Vec<Mark>), PuzzleMistake> {
    let has = |key: &str| object.get(key).is_some_and(is_set);
    let negative = object.get(NEGATIVE).map_or(&[][..], list);
    for rule in negative {
        if !matches!(rule.as_str(), Some("ratio" | "xv")) {
            return Err(unknown(NEGATIVE));
        }
    }
    let is_negative = |name: &str| negative.iter().any(|rule| rule.as_str() == Some(name));
    let dots = has("difference") || has("ratio");
    let mut variants = Vec::new();
    match (has(NO_ONES), is_negative("ratio"), dots) {
        (true, true, _) => variants.push(Variant::Kropki),
        (true, false, false) => variants.push(Variant::NonConsecutive),
        (true, false, true) if !has("ratio") => variants.push(Variant::Consecutive),
        (true, false, true) => return Err(unknown(NO_ONES)),
        (false, true, _) => return Err(unknown(NEGATIVE)),
        (false, false, true) => variants.push(Variant::SomeKropki),
        (false, false, false) => {}
    }
    match (has("xv"), is_negative("xv")) {
        (_, true) => variants.push(Variant::Xv),
        (true, false) => variants.push(Variant::SomeXv),
        (false, false) => {}
    }
    variants.extend(WHOLE.iter().filter(|(name, _)| has(name)).map(|(_, variant)| *variant));
    let mut marks = Vec::new();
    for key in mark_keys() {
        let entries = object.get(key).map_or(&[][..], list);
        let prints = |variant: &Variant| {
            variant.mark_rule().is_some_and(|rule| rule.signs.iter().any(|sign| has_key(sign, key)))
        };
        if !entries.is_empty() && !variants.iter().any(prints) {
            variants.extend(Variant::NAMES.iter().map(|(_, variant)| *variant).find(prints));
        }
        for entry in entries {
            marks.extend(read_entry(key, entry, &variants, side)?);
        }
    }
    Ok((variants, marks))
}

/// Reads an entry of the key `key` with the signs that `variants` print. A line may have several branches, such as the
/// arrows of a circle; each becomes a separate mark.
fn read_entry(
    key: &str,
    entry: &Value,
    variants: &[Variant],
    side: usize,
) -> Result<Vec<Mark>, PuzzleMistake> {
    let value = entry.get("value").filter(|value| is_set(value));
    let rules = variants.iter().filter_map(|variant| variant.mark_rule());
    let Some(&sign) =
        rules.flat_map(|rule| rule.signs).find(|sign| has_key(sign, key) && accepts(**sign, value))
    else {
        let expected =
            english!("expected-dot-or-letter": "expected a difference of 1, a ratio of 2, X or V");
        return Err(PuzzleMistake::new(key_with(key, value.unwrap_or(&Value::Null)), expected));
    };
    Ok(match sign.location() {
        SignLocation::InCell | SignLocation::OnEdge(_) => {
            let cells = match entry.get("cell") {
                Some(cell) => members(&json!({ "cells": [cell] }), side)?,
                None => members(entry, side)?,
            };
            vec![Mark::new(sign, &cells)]
        }
        SignLocation::OnCorner => {
            let digits = circled_digits(key, entry, side)?;
            vec![Mark::with_value(sign, &members(entry, side)?, digits)]
        }
        SignLocation::AlongLine => read_lines(key, sign, entry, side)?,
        SignLocation::Outside(_) => vec![read_outside(key, sign, entry, side)?],
    })
}

fn key_with(key: &str, value: &Value) -> EnglishText {
    english!("key-with-value": "`{key}` with the value {value}", key, value)
}

/// Returns `true` if a sign may have an entry with that value.
fn accepts(sign: Sign, value: Option<&Value>) -> bool {
    match (sign.constraint(), sign.setters()) {
        (Constraint::Pair(relation), Ok((_, ""))) => {
            value.is_none_or(|value| integer(value) == Some(relation.name().1.into()))
        }
        (Constraint::Pair(_), Ok((_, own))) => {
            value.and_then(Value::as_str).is_some_and(|value| value.eq_ignore_ascii_case(own))
        }
        _ => true,
    }
}

/// Returns the digits in a circle on a corner, as the figures of a number in ascending order.
fn circled_digits(key: &str, entry: &Value, side: usize) -> Result<u32, PuzzleMistake> {
    let digits: Option<Vec<u64>> =
        entry.get("values").map_or(&[][..], list).iter().map(integer).collect();
    let possible = 1..=side.min(9) as u64;
    let digits = digits.filter(|all| {
        (1..=4).contains(&all.len()) && all.iter().all(|digit| possible.contains(digit))
    });
    let mut digits = digits.ok_or_else(|| {
        PuzzleMistake::new(
            key_with(key, entry.get("values").unwrap_or(&Value::Null)),
            english!("one-to-four-digits": "expected one to four digits of the grid as `values`"),
        )
    })?;
    digits.sort_unstable();
    Ok(digits.iter().fold(0, |number, &digit| 10 * number + digit as u32))
}

/// Returns the feature of `kind` that the format does not support; `None` if all are supported.
pub(in crate::notation) fn missing_feature(kind: Kind) -> Option<&'static str> {
    kind.mark_rules().flat_map(|family| family.signs).find_map(|sign| sign.setters().err())
}

/// Reads the lines of an entry.
fn read_lines(
    key: &str,
    sign: Sign,
    entry: &Value,
    side: usize,
) -> Result<Vec<Mark>, PuzzleMistake> {
    let gap = whispered_gap(side);
    let value = entry.get("value").filter(|value| is_set(value) && sign == Sign::Whispers);
    if let Some(value) = value.filter(|value| integer(value) != Some(gap.into())) {
        return Err(PuzzleMistake::new(
            key_with(key, value),
            english!("expected-gap": "expected whispers whose digits differ by at least {gap}, as usual for this size", gap),
        ));
    }
    let lines = entry.get("lines").map_or(&[][..], list);
    let circle = entry.get("cells").map_or(&[][..], list);
    if lines.is_empty() {
        let form = format!("`\"{key}\": [{{ \"lines\": [[\"R1C2\", ...]] }}]`");
        return Err(PuzzleMistake::missing("lines", &form));
    }
    let mut marks = Vec::new();
    for line in lines {
        let cells = cells_of(line, side)
            .ok_or_else(|| PuzzleMistake::outside_grid(line, "`[\"R1C2\", ...]`"))?;
        if sign == Sign::Arrow && list(line).first() != circle.first()
            || circle.len() > usize::from(sign == Sign::Arrow)
        {
            return Err(PuzzleMistake::new(
                english!("arrow-without-circle": "an entry of `{key}` does not start in a circle of one cell", key),
                english!("arrows-from-circle": "expected arrows whose lines start with the single cell of their circle"),
            ));
        }
        match sign {
            Sign::Whispers => marks.extend(pieces(&cells).map(|of| Mark::new(sign, of))),
            _ => marks.push(Mark::new(sign, &cells)),
        }
    }
    Ok(marks)
}

/// Splits a line that may cross itself into pieces that do not. The last cell of each piece is the first of the next.
fn pieces(line: &[Cell]) -> impl Iterator<Item = &[Cell]> {
    let mut rest = line;
    std::iter::from_fn(move || {
        let twice = (1..rest.len()).find(|&at| rest[..at].contains(&rest[at]));
        let piece = &rest[..twice.unwrap_or(rest.len())];
        rest = match twice {
            // A cell next to itself is not a step; the rest starts with it.
            Some(at) if at > 1 => &rest[at - 1..],
            _ => &[],
        };
        (!piece.is_empty()).then_some(piece)
    })
}

/// Signs whose numbers some programs do not draw. They are also written as texts, flagged as drawings.
const DRAWN: [Sign; 2] = [Sign::XSum, Sign::Skyscraper];

/// The directions of little killers: the name, and the step (down, right).
const DIRECTIONS: [(&str, (i32, i32)); 4] =
    [("DR", (1, 1)), ("DL", (1, -1)), ("UR", (-1, 1)), ("UL", (-1, -1))];

/// Reads a number outside the grid. It has a place next to the grid, such as "R0C1" above the first column; little
/// killers also have a direction.
fn read_outside(key: &str, sign: Sign, entry: &Value, side: usize) -> Result<Mark, PuzzleMistake> {
    let number = entry.get("value").and_then(integer);
    let number = number.and_then(|number| number.try_into().ok()).ok_or_else(|| {
        PuzzleMistake::wrong_value(entry, &format!("`\"{key}\": [{{ \"value\": 15, ... }}]`"))
    })?;
    let cells = cells_in_sight(entry, sign, side).ok_or_else(|| {
        let cell = entry.get("cell").unwrap_or(&Value::Null);
        PuzzleMistake::new(
            english!("no-place-outside": "{cell} is not a place for `{key}` outside the grid", cell, key),
            match sign {
                Sign::LittleKiller => {
                    english!("expected-diagonal": "expected one such as `R0C1`, a `direction` of DR, DL, UR or UL, and the cells of the diagonal")
                }
                _ => english!("expected-beside": "expected one beside a row or column, such as `R0C1` or `R1C0`"),
            },
        )
    })?;
    Ok(Mark::with_value(sign, &cells, number))
}

/// Returns the cells that an entry refers to, the nearest first; `None` if its place or direction is invalid.
fn cells_in_sight(entry: &Value, sign: Sign, side: usize) -> Option<Vec<Cell>> {
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
    let cells = cells_towards(at, towards, side);
    let is_outside = !(is_inside(at.0) && is_inside(at.1));
    let is_consistent = match entry.get("cells").filter(|names| !list(names).is_empty()) {
        Some(names) => {
            let (mut listed, mut expected) = (cells_of(names, side)?, cells.clone());
            listed.sort_unstable();
            expected.sort_unstable();
            listed == expected
        }
        None => true,
    };
    (is_outside && is_consistent && !cells.is_empty()).then_some(cells)
}

/// Returns the cells of a grid from a place outside it in a direction.
fn cells_towards(at: (i32, i32), towards: (i32, i32), side: usize) -> Vec<Cell> {
    let end = side as i32;
    let walk = (1..=end).map(|step| (at.0 + step * towards.0, at.1 + step * towards.1));
    walk.take_while(|(row, column)| (0..end).contains(row) && (0..end).contains(column))
        .map(|(row, column)| (row * end + column) as Cell)
        .collect()
}

/// Returns the name of a place outside the grid, such as "R0C1".
fn outside_name((row, column): (i32, i32)) -> String {
    format!("R{}C{}", row + 1, column + 1)
}
