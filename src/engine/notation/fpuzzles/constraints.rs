//! Marks, lines and numbers outside the grid in the JSON of f-puzzles.

use super::{PuzzleMistake, cells_of, integer, is_set, list, members, names, place, unknown};
use crate::notation::cell_name;
use crate::puzzle::{Cell, Kind, LineRule, Mark, Shape, Sign, Variant, whispered_gap};
use serde_json::{Map, Value, json};

/// Returns the key of a sign, and the value that distinguishes it from other signs with that key; `None` for signs
/// along lines and outside the grid.
///
/// `difference` and `ratio` are white and black dots; `nonconsecutive` and `negative` are the negative constraints,
/// which mean that all dots are shown. Bars are written as white dots, which mean the same.
fn key(sign: Sign) -> Option<(&'static str, &'static str)> {
    Some(match sign {
        Sign::Bar | Sign::White => ("difference", ""),
        Sign::Black => ("ratio", ""),
        Sign::Ten => ("xv", "X"),
        Sign::Five => ("xv", "V"),
        Sign::Odd => ("odd", ""),
        Sign::Even => ("even", ""),
        _ => return None,
    })
}

/// The keys that hold marks.
const MARKS: [&str; 5] = ["difference", "ratio", "xv", "odd", "even"];

/// The keys of rules for the whole grid.
const WHOLE: [(&str, Variant); 3] = [
    ("antiking", Variant::Antiking),
    ("disjointgroups", Variant::Disjoint),
    ("nonconsecutive", Variant::NonConsecutive),
];

/// Returns `true` if this module reads the key.
pub(super) fn is_known(key: &str) -> bool {
    MARKS.contains(&key)
        || key == "negative"
        || WHOLE.iter().any(|(name, _)| *name == key)
        || key == QUADRUPLE
        || is_line_key(key)
        || is_outside_key(key)
}

/// Returns `true` if the value of the key is a list rather than a flag.
pub(super) fn is_list(key: &str) -> bool {
    is_known(key) && !WHOLE.iter().any(|(name, _)| *name == key)
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
pub(super) const PICTURE: &str = "isNewConstraint";
/// The key by which other programs name the drawn rule, as in `"fromConstraint": "Whispers"`.
const PICTURE_OF: &str = "fromConstraint";

/// Adds the keys for marks and rules of `shape`.
pub(super) fn write(shape: &Shape, fields: &mut Map<String, Value>) {
    let kind = shape.kind();
    let all_ones = [Variant::Consecutive, Variant::Kropki];
    for (name, variant) in WHOLE {
        let is_negative =
            variant == Variant::NonConsecutive && all_ones.iter().any(|&v| kind.has(v));
        if kind.has(variant) || is_negative {
            fields.insert(name.into(), json!(true));
        }
    }
    let negative = [(Variant::Kropki, "ratio"), (Variant::Xv, "xv")];
    let negative = negative.iter().find(|(variant, _)| kind.has(*variant));
    if let Some((_, name)) = negative {
        fields.insert("negative".into(), json!([name]));
    }
    let name = |&cell: &usize| cell_name(cell, shape.side()).to_uppercase();
    for of in MARKS {
        let entries = shape.marks().iter().filter_map(|mark| {
            let (_, value) = key(mark.sign).filter(|(key, _)| *key == of)?;
            let names: Vec<String> = mark.cells.iter().map(name).collect();
            Some(match &names[..] {
                [cell] => json!({ "cell": cell }),
                cells => json!({ "cells": cells, "value": value }),
            })
        });
        let entries: Vec<Value> = entries.collect();
        if !entries.is_empty() {
            fields.insert(of.into(), entries.into());
        }
    }
    write_quadruples(shape, fields);
    write_lines(shape, fields);
    write_outside(shape, fields);
}

/// The key of circles on corners, which have `cells` and `values`.
const QUADRUPLE: &str = "quadruple";

/// Adds the key for circles on corners of `shape`.
fn write_quadruples(shape: &Shape, fields: &mut Map<String, Value>) {
    let own = shape.marks().iter().filter(|mark| mark.sign == Sign::Quadruple);
    let entry = |mark: &Mark| {
        let values: Vec<u32> =
            mark.value.to_string().chars().filter_map(|figure| figure.to_digit(10)).collect();
        json!({ "cells": names(&mark.cells, shape.side()), "values": values })
    };
    let entries: Vec<Value> = own.map(entry).collect();
    if !entries.is_empty() {
        fields.insert(QUADRUPLE.into(), entries.into());
    }
}

/// Adds the variant and the marks of circles on corners that an object names.
fn read_quadruples(
    object: &Map<String, Value>,
    side: usize,
    variants: &mut Vec<Variant>,
    marks: &mut Vec<Mark>,
) -> Result<(), PuzzleMistake> {
    let entries = object.get(QUADRUPLE).map_or(&[][..], list);
    if !entries.is_empty() {
        variants.push(Variant::Quadruple);
    }
    for entry in entries {
        let values = entry.get("values").map_or(&[][..], list);
        let digits: Option<Vec<u64>> = values.iter().map(integer).collect();
        let is_digit = |digit: &u64| (1..=side.min(9) as u64).contains(digit);
        let digits = digits.filter(|all| all.iter().all(is_digit) && (1..=4).contains(&all.len()));
        let Some(mut digits) = digits else {
            return Err(PuzzleMistake::new(
                format!("an entry of `{QUADRUPLE}` without digits of the grid"),
                "expected one to four digits as \"values\"",
            ));
        };
        digits.sort_unstable();
        let value = digits.iter().fold(0, |number, &digit| 10 * number + digit as u32);
        marks.push(Mark::with_value(Sign::Quadruple, &members(entry, side)?, value));
    }
    Ok(())
}

/// Reads the variants and the marks of an object.
pub(super) fn read(
    object: &Map<String, Value>,
    side: usize,
) -> Result<(Vec<Variant>, Vec<Mark>), PuzzleMistake> {
    let has = |key: &str| object.get(key).is_some_and(is_set);
    let negative = object.get("negative").map_or(&[][..], list);
    for rule in negative {
        if !matches!(rule.as_str(), Some("ratio" | "xv")) {
            return Err(unknown("negative"));
        }
    }
    let is_negative = |name: &str| negative.iter().any(|rule| rule.as_str() == Some(name));
    let dots = has("difference") || has("ratio");
    let mut variants = Vec::new();
    match (has("nonconsecutive"), is_negative("ratio"), dots) {
        (true, true, _) => variants.push(Variant::Kropki),
        (true, false, false) => variants.push(Variant::NonConsecutive),
        (true, false, true) if !has("ratio") => variants.push(Variant::Consecutive),
        (true, false, true) => return Err(unknown("nonconsecutive")),
        (false, true, _) => return Err(unknown("negative")),
        (false, false, true) => variants.push(Variant::SomeKropki),
        (false, false, false) => {}
    }
    match (has("xv"), is_negative("xv")) {
        (_, true) => variants.push(Variant::Xv),
        (true, false) => variants.push(Variant::SomeXv),
        (false, false) => {}
    }
    if has("odd") || has("even") {
        variants.push(Variant::EvenOdd);
    }
    let whole = [WHOLE[0], WHOLE[1]];
    variants.extend(whole.iter().filter(|(name, _)| has(name)).map(|(_, variant)| *variant));
    let bars = variants.contains(&Variant::Consecutive);
    let mut marks = Vec::new();
    for of in MARKS {
        for value in object.get(of).map_or(&[][..], list) {
            marks.push(mark(of, value, bars, side)?);
        }
    }
    read_quadruples(object, side, &mut variants, &mut marks)?;
    read_lines(object, side, &mut variants, &mut marks)?;
    read_outside(object, side, &mut variants, &mut marks)?;
    Ok((variants, marks))
}

/// Reads the mark of an entry of the key `of`.
fn mark(of: &str, value: &Value, bars: bool, side: usize) -> Result<Mark, PuzzleMistake> {
    let content = value.get("value").filter(|value| is_set(value));
    let number = content.and_then(integer);
    let text = content.and_then(Value::as_str).unwrap_or_default();
    let sign = match (of, content, number) {
        ("difference", None, _) | ("difference", _, Some(1)) if bars => Sign::Bar,
        ("difference", None, _) | ("difference", _, Some(1)) => Sign::White,
        ("ratio", None, _) | ("ratio", _, Some(2)) => Sign::Black,
        ("xv", ..) if text.eq_ignore_ascii_case("x") => Sign::Ten,
        ("xv", ..) if text.eq_ignore_ascii_case("v") => Sign::Five,
        ("odd", ..) => Sign::Odd,
        ("even", ..) => Sign::Even,
        _ => {
            return Err(PuzzleMistake::new(
                format!("`{of}` with the value {}", content.unwrap_or(&Value::Null)),
                "expected a difference of 1, a ratio of 2, X or V",
            ));
        }
    };
    let cells = match value.get("cell") {
        Some(cell) => members(&json!({ "cells": [cell] }), side)?,
        None => members(value, side)?,
    };
    Ok(Mark::new(sign, &cells))
}

/// Returns the feature of `kind` that the format does not support; `None` if all are supported.
pub(in crate::notation) fn missing_feature(kind: Kind) -> Option<&'static str> {
    [(Variant::GreaterThan, "inequality signs"), (Variant::Frame, "sums of the first three digits")]
        .into_iter()
        .find(|(variant, _)| kind.has(*variant))
        .map(|(_, what)| what)
}

/// Returns `true` if the key holds lines.
pub(super) fn is_line_key(key: &str) -> bool {
    Variant::lines().any(|(_, _, rule)| rule.setters == key)
}

/// Adds the keys for lines of `shape`. Lines that some programs only draw are also written as drawings.
pub(super) fn write_lines(shape: &Shape, fields: &mut Map<String, Value>) {
    let mut pictures: Vec<Value> = Vec::new();
    for (_, sign, rule) in Variant::lines() {
        let marks = shape.marks().iter().filter(|mark| mark.sign == sign);
        let lines = marks.map(|mark| names(&mark.cells, shape.side()));
        let entry = |line: Vec<String>| match sign {
            Sign::Arrow => json!({ "cells": [line[0]], "lines": [line] }),
            _ => json!({ "lines": [line] }),
        };
        if let Some(colour) = rule.colour {
            pictures.extend(lines.clone().map(
                |line| json!({ "lines": [line], "outlineC": colour, "width": 0.4, PICTURE: true }),
            ));
        }
        let entries: Vec<Value> = lines.map(entry).collect();
        if !entries.is_empty() {
            fields.insert(rule.setters.into(), entries.into());
        }
    }
    if !pictures.is_empty() {
        fields.insert("line".into(), pictures.into());
    }
}

/// Adds the variants and the marks of the lines of an object. An entry may have several lines, such as the branches of a
/// thermometer or the arrows of a circle; each becomes a separate mark.
pub(super) fn read_lines(
    object: &Map<String, Value>,
    side: usize,
    variants: &mut Vec<Variant>,
    marks: &mut Vec<Mark>,
) -> Result<(), PuzzleMistake> {
    for (variant, sign, LineRule { setters: key, .. }) in Variant::lines() {
        let entries = object.get(*key).map_or(&[][..], list);
        if !entries.is_empty() {
            variants.push(variant);
        }
        for entry in entries {
            check_difference(key, sign, entry, side)?;
            let lines = entry.get("lines").map_or(&[][..], list);
            let circle = entry.get("cells").map_or(&[][..], list);
            if lines.is_empty() {
                return Err(PuzzleMistake::new(
                    format!("an entry of `{key}` has no lines"),
                    "expected \"lines\" of cells such as \"R1C2\"",
                ));
            }
            for line in lines {
                let cells = cells_of(line, side).ok_or_else(|| {
                    PuzzleMistake::new(
                        format!("{line} is not a line of cells in the grid"),
                        "expected a list of cells such as \"R1C2\"",
                    )
                })?;
                if sign == Sign::Arrow && list(line).first() != circle.first()
                    || circle.len() > usize::from(sign == Sign::Arrow)
                {
                    return Err(PuzzleMistake::new(
                        format!("an entry of `{key}` does not start in a circle of one cell"),
                        "expected arrows whose lines start with the single cell of their circle",
                    ));
                }
                match sign {
                    Sign::Whispers => marks.extend(pieces(&cells).map(|of| Mark::new(sign, of))),
                    _ => marks.push(Mark::new(sign, &cells)),
                }
            }
        }
    }
    Ok(())
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

/// Rejects whispers whose difference is not the default one of the size.
fn check_difference(
    key: &str,
    sign: Sign,
    entry: &Value,
    side: usize,
) -> Result<(), PuzzleMistake> {
    let default = whispered_gap(side);
    match entry.get("value").filter(|value| is_set(value)) {
        Some(value) if sign == Sign::Whispers && integer(value) != Some(default.into()) => {
            Err(PuzzleMistake::new(
                format!("`{key}` with the value {value}"),
                format!(
                    "expected whispers whose digits differ by at least {default}, as usual for this size"
                ),
            ))
        }
        _ => Ok(()),
    }
}

/// The key and the variant of each sign outside the grid.
///
/// Each number has a place next to the grid, such as "R0C1" above the first column; little killers also have a
/// direction. X-sums and skyscrapers are also written as texts, flagged as drawings, for programs without these rules.
const OUTSIDE: [(&str, Sign, Variant); 4] = [
    ("sandwichsum", Sign::Sandwich, Variant::Sandwich),
    ("xsum", Sign::XSum, Variant::XSums),
    ("skyscraper", Sign::Skyscraper, Variant::Skyscraper),
    ("littlekillersum", Sign::LittleKiller, Variant::LittleKiller),
];

/// Signs whose numbers some programs do not draw.
const DRAWN: [Sign; 2] = [Sign::XSum, Sign::Skyscraper];

/// The directions of little killers: the name, and the step (down, right).
const DIRECTIONS: [(&str, (i32, i32)); 4] =
    [("DR", (1, 1)), ("DL", (1, -1)), ("UR", (-1, 1)), ("UL", (-1, -1))];

/// Returns `true` if the key holds numbers outside the grid.
pub(super) fn is_outside_key(key: &str) -> bool {
    OUTSIDE.iter().any(|(name, ..)| *name == key)
}

/// Adds the keys for numbers outside the grid of `shape`.
pub(super) fn write_outside(shape: &Shape, fields: &mut Map<String, Value>) {
    let side = shape.side();
    let mut pictures: Vec<Value> = Vec::new();
    for (key, sign, _) in OUTSIDE {
        let mut entries: Vec<Value> = Vec::new();
        for mark in shape.marks().iter().filter(|mark| mark.sign == sign) {
            let spot = mark.outside_position(side).expect("a number outside the grid");
            let (cell, value) = (outside_name(spot.at), mark.value.to_string());
            let direction = DIRECTIONS.iter().find(|(_, step)| *step == spot.towards);
            if DRAWN.contains(&sign) {
                pictures
                    .push(json!({ "cells": [cell], "value": value, "size": 0.7, PICTURE: true }));
            }
            entries.push(match direction {
                Some((direction, _)) => {
                    let cells = names(&cells_towards(spot.at, spot.towards, side), side);
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

/// Adds the variants and the marks of the numbers outside the grid of an object.
pub(super) fn read_outside(
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
            let number = entry.get("value").and_then(integer);
            let number = number.and_then(|number| number.try_into().ok());
            let number = number.ok_or_else(|| {
                PuzzleMistake::new(
                    format!("an entry of `{key}` has no number"),
                    "expected a number as its `value`",
                )
            })?;
            let cells = cells_in_sight(entry, sign, side).ok_or_else(|| {
                let cell = entry.get("cell").unwrap_or(&Value::Null);
                PuzzleMistake::new(
                    format!("{cell} is not a place for `{key}` outside the grid"),
                    match sign {
                        Sign::LittleKiller => {
                            "expected one such as \"R0C1\", and a `direction` of DR, DL, UR or UL with the diagonal as its `cells`"
                        }
                        _ => "expected one beside a row or column, such as \"R0C1\" or \"R1C0\"",
                    },
                )
            })?;
            marks.push(Mark::with_value(sign, &cells, number));
        }
    }
    Ok(())
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
