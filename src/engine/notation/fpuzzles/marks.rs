//! Marks between cells and on them under the names that f-puzzles has for them, and the rules that hold for want of marks.
//!
//! `difference` and `ratio` are white and black dots, `nonconsecutive` and `negative` say that all of them are shown. Bars
//! are written as white dots, which mean the same.

use super::{PuzzleMistake, is_set, lines, list, members, outside, unknown, whole};
use crate::notation::cell_name;
use crate::puzzle::{Kind, Mark, Shape, Sign, Variant};
use serde_json::{Map, Value, json};

/// The key of a sign, and the value that tells it from others of that key.
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

/// The keys that say of a whole grid what holds.
const WHOLE: [(&str, Variant); 3] = [
    ("antiking", Variant::Antiking),
    ("disjointgroups", Variant::Disjoint),
    ("nonconsecutive", Variant::NonConsecutive),
];

/// True for a key that is read here.
pub(super) fn is_known(key: &str) -> bool {
    MARKS.contains(&key)
        || key == "negative"
        || WHOLE.iter().any(|(name, _)| *name == key)
        || lines::is_known(key)
        || outside::is_known(key)
}

/// True for a key whose rule is a list, and not a mere yes.
pub(super) fn is_list(key: &str) -> bool {
    is_known(key) && !WHOLE.iter().any(|(name, _)| *name == key)
}

/// True where all that `key` says is how a rule looks that stands under another key.
pub(super) fn is_picture(key: &str, value: &Value) -> bool {
    let shows_rule = |entry: &Value| {
        let names_rule = entry.get(PICTURE_OF).is_some_and(Value::is_string);
        names_rule || entry.get(PICTURE).is_some_and(is_set)
    };
    matches!(key, "line" | "text") && list(value).iter().all(shows_rule)
}

/// What tells a line or text that shows a rule from mere decoration.
pub(super) const PICTURE: &str = "isNewConstraint";
/// The same where programs name the rule: `"fromConstraint": "Whispers"`.
const PICTURE_OF: &str = "fromConstraint";

/// Adds the keys for marks and rules of `shape`.
pub(super) fn write(shape: &Shape, fields: &mut Map<String, Value>) {
    let kind = shape.kind();
    let all_ones = [Variant::Consecutive, Variant::Kropki];
    for (name, variant) in WHOLE {
        let is_for_want =
            variant == Variant::NonConsecutive && all_ones.iter().any(|&v| kind.has(v));
        if kind.has(variant) || is_for_want {
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
        let own = shape.marks().iter().filter_map(|mark| {
            let (_, value) = key(mark.sign).filter(|(key, _)| *key == of)?;
            let names: Vec<String> = mark.cells.iter().map(name).collect();
            Some(match &names[..] {
                [cell] => json!({ "cell": cell }),
                cells => json!({ "cells": cells, "value": value }),
            })
        });
        let own: Vec<Value> = own.collect();
        if !own.is_empty() {
            fields.insert(of.into(), own.into());
        }
    }
    lines::write(shape, fields);
    outside::write(shape, fields);
}

/// The variants and the marks that an object names.
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
    lines::read(object, side, &mut variants, &mut marks)?;
    outside::read(object, side, &mut variants, &mut marks)?;
    Ok((variants, marks))
}

/// The mark of an entry under the key `of`.
fn mark(of: &str, value: &Value, bars: bool, side: usize) -> Result<Mark, PuzzleMistake> {
    let said = value.get("value").filter(|value| is_set(value));
    let number = said.and_then(whole);
    let text = said.and_then(Value::as_str).unwrap_or_default();
    let sign = match (of, said, number) {
        ("difference", None, _) | ("difference", _, Some(1)) if bars => Sign::Bar,
        ("difference", None, _) | ("difference", _, Some(1)) => Sign::White,
        ("ratio", None, _) | ("ratio", _, Some(2)) => Sign::Black,
        ("xv", ..) if text.eq_ignore_ascii_case("x") => Sign::Ten,
        ("xv", ..) if text.eq_ignore_ascii_case("v") => Sign::Five,
        ("odd", ..) => Sign::Odd,
        ("even", ..) => Sign::Even,
        _ => {
            return Err(PuzzleMistake::new(
                format!("`{of}` with the value {}", said.unwrap_or(&Value::Null)),
                "known are differences of 1, ratios of 2, X and V",
            ));
        }
    };
    let cells = match value.get("cell") {
        Some(cell) => members(&json!({ "cells": [cell] }), side)?,
        None => members(value, side)?,
    };
    Ok(Mark::new(sign, &cells))
}

/// Why puzzles of `kind` cannot be written, where they cannot.
pub(in crate::notation) fn lacks(kind: Kind) -> Option<&'static str> {
    let lacks = [
        (Variant::GreaterThan, "signs of greater and less"),
        (Variant::Frame, "sums of the first three digits"),
    ];
    let mut lacks = lacks.into_iter().filter(|(variant, _)| kind.has(*variant));
    lacks.next().map(|(_, what)| what)
}
