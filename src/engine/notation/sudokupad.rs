//! SudokuPad's own JSON: rows of cells with their values, regions and cages as lists of `[row, column]` from 0. All other
//! rules are drawn in it, for the eye alone; such puzzles are refused.
//!
//! In links it is often written in fewer characters: names without quotes, texts in single quotes, empty objects left
//! out, and short names for what is frequent.

use super::fpuzzles::{drawn, is_set, square, whole};
use super::{PuzzleMistake, Reading};
use crate::puzzle::{Cage, Cell, Grid, Shape, Variant};
use serde_json::{Map, Value};

/// Keys that say nothing of the rules.
const SILENT: [&str; 8] =
    ["id", "cellSize", "metadata", "settings", "cells", "regions", "cages", "solution"];

/// The puzzle of an object.
pub(super) fn read(object: &Map<String, Value>) -> Result<Reading, PuzzleMistake> {
    let drawn_rule =
        object.iter().find(|(key, value)| is_set(value) && !SILENT.contains(&&key[..]));
    if let Some((key, _)) = drawn_rule {
        return Err(PuzzleMistake::new(
            format!("`{}` draws a rule, and does not say which", key.escape_debug()),
            "known are regions and cages with sums; the link of f-puzzles has names for other rules",
        ));
    }
    let rows = object.get("cells").and_then(Value::as_array);
    let rows = rows.ok_or_else(|| {
        PuzzleMistake::new("a link without cells", "expected a puzzle of SudokuPad or f-puzzles")
    })?;
    let (plain, cells) = square(rows)?;
    let side = plain.side();
    let mut grid = Grid::empty(side);
    for (cell, value) in cells.into_iter().enumerate() {
        if let Some(digit) = value.get("value").filter(|value| is_set(value)) {
            let digit = whole(digit).filter(|&digit| digit <= side as u64);
            let digit = digit.ok_or_else(|| {
                PuzzleMistake::new(
                    format!("{value} is no cell of a puzzle"),
                    format!("expected a digit from 1 to {side}"),
                )
            })?;
            grid.set(cell, digit as u8);
        }
    }
    let list = |key: &str| object.get(key).and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    let usual = Shape::of(plain).expect("no regions of its own");
    let mut regions = usual.regions().to_vec();
    if !list("regions").is_empty() {
        regions.fill(u8::MAX);
        for (index, region) in list("regions").iter().enumerate() {
            let members = members(region, side)?;
            members.into_iter().for_each(|cell| regions[cell] = index.min(254) as u8);
        }
    }
    let (mut extra, mut cages) = (Vec::new(), Vec::new());
    for cage in list("cages") {
        let cells = cage.get("cells").unwrap_or(&Value::Null);
        // Cages without cells hold title and author; those of rows and columns say what a sudoku is.
        let is_usual = cage.get("type").and_then(Value::as_str) == Some("rowcol");
        if !is_set(cells) || is_usual {
            continue;
        }
        let cells = members(cells, side)?;
        match cage.get("value").filter(|value| is_set(value)) {
            None => extra.push(cells),
            Some(value) => {
                let sum = whole(value).and_then(|sum| sum.try_into().ok());
                let sum = sum.ok_or_else(|| {
                    PuzzleMistake::new(format!("{value} is no sum of a cage"), "expected a number")
                })?;
                cages.push(Cage::of_sum(cells, sum));
            }
        }
    }
    let variants = match cages.is_empty() {
        true => Vec::new(),
        false => vec![Variant::Killer],
    };
    let shape = drawn(plain, &regions, extra, variants, cages, Vec::new())?;
    Ok(Reading::of(shape, grid))
}

/// The cells of a list of `[row, column]`, ascending.
fn members(list: &Value, side: usize) -> Result<Vec<Cell>, PuzzleMistake> {
    let cell = |value: &Value| match &value.as_array()?[..] {
        [row, column] => {
            let [row, column] = [row, column].map(|n| whole(n).filter(|&n| n < side as u64));
            Some(row? as usize * side + column? as usize)
        }
        _ => None,
    };
    let cells: Option<Vec<Cell>> =
        list.as_array().and_then(|cells| cells.iter().map(cell).collect());
    let mut cells = cells.ok_or_else(|| {
        PuzzleMistake::new(
            format!("{list} are no cells of the grid"),
            "expected a list of [row, column] from 0",
        )
    })?;
    cells.sort_unstable();
    Ok(cells)
}

/// The short names that matter here, and what they stand for.
const SHORT: [(&str, &str); 12] = [
    ("ce", "cells"),
    ("cs", "cellSize"),
    ("re", "regions"),
    ("ca", "cages"),
    ("v", "value"),
    ("a", "arrows"),
    ("l", "lines"),
    ("o", "overlays"),
    ("u", "underlays"),
    ("t", "title"),
    ("te", "text"),
    ("vd", "videos"),
];

/// The JSON of a text in few characters; `None` for what is no such text.
pub(super) fn unzipped(text: &str) -> Option<Value> {
    let mut reader = Reader { rest: text, depth: 0 };
    let value = reader.value()?;
    reader.rest.trim().is_empty().then_some(value)
}

/// The most lists and objects within each other.
const DEEPEST: usize = 32;

struct Reader<'t> {
    rest: &'t str,
    depth: usize,
}

impl Reader<'_> {
    fn take(&mut self, c: char) -> bool {
        let rest = self.rest.trim_start().strip_prefix(c);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn value(&mut self) -> Option<Value> {
        self.rest = self.rest.trim_start();
        self.depth += 1;
        let first = self.rest.chars().next().filter(|_| self.depth <= DEEPEST)?;
        let value = match first {
            '{' => self.object()?,
            '[' => self.array()?,
            '\'' | '"' => Value::String(self.text()?),
            // Left out: an empty object.
            ',' | ']' | '}' => Value::Object(Map::new()),
            _ => self.word(),
        };
        self.depth -= 1;
        Some(value)
    }

    fn object(&mut self) -> Option<Value> {
        let mut fields = Map::new();
        self.take('{');
        while !self.take('}') {
            self.rest = self.rest.trim_start();
            let name = match self.rest.starts_with(['\'', '"']) {
                true => self.text()?,
                false => {
                    let (name, rest) = self.rest.split_at(self.rest.find(':')?);
                    self.rest = rest;
                    name.trim().to_owned()
                }
            };
            let long = SHORT.iter().find(|(short, _)| *short == name);
            let name = long.map_or(name.clone(), |(_, long)| (*long).to_owned());
            let value = self.take(':').then(|| self.value())??;
            fields.insert(name, value);
            if !self.take(',') && !self.rest.trim_start().starts_with('}') {
                return None;
            }
        }
        Some(Value::Object(fields))
    }

    fn array(&mut self) -> Option<Value> {
        let mut values = Vec::new();
        self.take('[');
        if self.take(']') {
            return Some(Value::Array(values));
        }
        loop {
            values.push(self.value()?);
            if self.take(']') {
                return Some(Value::Array(values));
            }
            if !self.take(',') {
                return None;
            }
        }
    }

    fn text(&mut self) -> Option<String> {
        let mut chars = self.rest.char_indices();
        let (_, quote) = chars.next()?;
        let mut text = String::new();
        while let Some((at, c)) = chars.next() {
            match c {
                '\\' => text.push(match chars.next()?.1 {
                    'n' => '\n',
                    c => c,
                }),
                c if c == quote => {
                    self.rest = &self.rest[at + c.len_utf8()..];
                    return Some(text);
                }
                c => text.push(c),
            }
        }
        None
    }

    /// A number, `t` or `f` for true and false, or a text such as a colour.
    fn word(&mut self) -> Value {
        let end = self.rest.find([',', ']', '}']).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        match word.trim() {
            "t" | "true" => Value::Bool(true),
            "f" | "false" => Value::Bool(false),
            "null" => Value::Null,
            word => serde_json::from_str(word).unwrap_or_else(|_| Value::String(word.to_owned())),
        }
    }
}
