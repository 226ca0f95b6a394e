//! Lines of marks under the names that f-puzzles has for them. An entry may have several: each is a mark of its own, as the
//! branches of a thermometer are, and the arrows of one circle.
//!
//! Programs that draw renban and whispers as mere lines find those beside them, flagged as the picture of a rule.

use super::marks::PICTURE;
use super::{PuzzleMistake, cells_of, is_set, list, names, whole};
use crate::puzzle::{Cell, Mark, Shape, Sign, Variant};
use serde_json::{Map, Value, json};

/// The key of each sign that runs along cells, and its variant.
const LINES: [(&str, Sign, Variant); 5] = [
    ("thermometer", Sign::Thermo, Variant::Thermo),
    ("arrow", Sign::Arrow, Variant::Arrow),
    ("palindrome", Sign::Palindrome, Variant::Palindrome),
    ("whispers", Sign::Whispers, Variant::Whispers),
    ("renban", Sign::Renban, Variant::Renban),
];

/// Colours of lines that not every program knows as rules.
const COLOURS: [(Sign, &str); 2] = [(Sign::Whispers, "#67F067"), (Sign::Renban, "#F067F0")];

/// True for a key that is read here.
pub(super) fn is_known(key: &str) -> bool {
    LINES.iter().any(|(name, ..)| *name == key)
}

/// Adds the keys for lines of `shape`.
pub(super) fn write(shape: &Shape, fields: &mut Map<String, Value>) {
    let mut pictures: Vec<Value> = Vec::new();
    for (key, sign, _) in LINES {
        let own = shape.marks().iter().filter(|mark| mark.sign == sign);
        let lines = own.map(|mark| names(&mark.cells, shape.side()));
        let entry = |line: Vec<String>| match sign {
            Sign::Arrow => json!({ "cells": [line[0]], "lines": [line] }),
            _ => json!({ "lines": [line] }),
        };
        if let Some((_, colour)) = COLOURS.iter().find(|(other, _)| *other == sign) {
            pictures.extend(lines.clone().map(
                |line| json!({ "lines": [line], "outlineC": colour, "width": 0.4, PICTURE: true }),
            ));
        }
        let entries: Vec<Value> = lines.map(entry).collect();
        if !entries.is_empty() {
            fields.insert(key.into(), entries.into());
        }
    }
    if !pictures.is_empty() {
        fields.insert("line".into(), pictures.into());
    }
}

/// Adds the variants and the marks of lines that an object names.
pub(super) fn read(
    object: &Map<String, Value>,
    side: usize,
    variants: &mut Vec<Variant>,
    marks: &mut Vec<Mark>,
) -> Result<(), PuzzleMistake> {
    for (key, sign, variant) in LINES {
        let entries = object.get(key).map_or(&[][..], list);
        if !entries.is_empty() {
            variants.push(variant);
        }
        for entry in entries {
            known_difference(key, sign, entry, side)?;
            let lines = entry.get("lines").map_or(&[][..], list);
            let circle = entry.get("cells").map_or(&[][..], list);
            if lines.is_empty() {
                return Err(PuzzleMistake::new(
                    format!("an entry of `{key}` without its lines"),
                    "expected \"lines\" of cells such as \"R1C2\"",
                ));
            }
            for line in lines {
                let cells = cells_of(line, side).ok_or_else(|| {
                    PuzzleMistake::new(
                        format!("{line} is no line of cells in the grid"),
                        "expected a list of cells such as \"R1C2\"",
                    )
                })?;
                if sign == Sign::Arrow && list(line).first() != circle.first()
                    || circle.len() > usize::from(sign == Sign::Arrow)
                {
                    return Err(PuzzleMistake::new(
                        format!("an entry of `{key}` that does not start in one circle"),
                        "known are arrows whose lines begin with the one cell of their circle",
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

/// A line that may meet itself, in pieces that do not: the last cell of each is the first of the next.
fn pieces(line: &[Cell]) -> impl Iterator<Item = &[Cell]> {
    let mut rest = line;
    std::iter::from_fn(move || {
        let twice = (1..rest.len()).find(|&at| rest[..at].contains(&rest[at]));
        let piece = &rest[..twice.unwrap_or(rest.len())];
        rest = match twice {
            // A cell beside itself is no step: what is left begins with it.
            Some(at) if at > 1 => &rest[at - 1..],
            _ => &[],
        };
        (!piece.is_empty()).then_some(piece)
    })
}

/// Refuses whispers of another difference than that of their size.
fn known_difference(
    key: &str,
    sign: Sign,
    entry: &Value,
    side: usize,
) -> Result<(), PuzzleMistake> {
    let usual = side.div_ceil(2);
    match entry.get("value").filter(|value| is_set(value)) {
        Some(value) if sign == Sign::Whispers && whole(value) != Some(usual as u64) => {
            Err(PuzzleMistake::new(
                format!("`{key}` with the value {value}"),
                format!("known are whispers whose digits differ by {usual} or more at this size"),
            ))
        }
        _ => Ok(()),
    }
}
