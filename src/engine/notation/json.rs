//! JSON: one object for each puzzle, in the native format or that of [`super::ipuz`] or [`super::fpuzzles`]. Objects
//! may be on separate lines, in an array, or one after another.
//!
//! Native objects have `puzzle` (a line) and, if the kind is not the assumed one, `size`, `box` ("3x2"), `grids`
//! ("samurai"), `canvas` (`width` and `height`), `variant` (names), `regions` (a symbol for each cell, or a list),
//! `cages` (`cells` such as "r1c2", and `sum`, or `operation` and `target`) and `marks` (`sign`, `cells`, and `value`
//! outside the grid). Puzzles with a hidden word have its letters in `symbols`. Other keys are named in warnings; keys
//! that may be rules are errors.
//!
//! Objects of other programs have their cells and solution under various keys and in various forms
//! ([`super::cell_list`]), and may be nested in others.

use super::other_keys::{
    self, PUZZLE_KEYS, RULE_KEYS, cells_of, is_fact, names_solution, note_cells, solution_of,
};
use super::row::{CellRow, is_canvas_size};
use super::shape_record::{ShapeRecord, read_cages, read_marks, variant_of, with_givens};
use super::warning::{Notes, stated_solution};
use super::{
    EnglishText, Format, NotationError, ParseOutcome, ParsedPuzzle, PuzzleMistake, StatedPuzzle,
    cell_list, english, expected_form, expected_square, facts_of, field, fpuzzles, ipuz, lenient,
    line, sudokupad,
};
use crate::puzzle::{Grid, Kind, KindError, Shape, Variant, number_by_first_appearance};
use gridpress_ground::record::{BoxSize, record};
use serde_json::{Deserializer, Map, Value};
use std::ops::Range;

record! {
    /// A puzzle in the native format.
    struct JsonPuzzle: Serialize {
        /// The givens.
        puzzle: String,
        /// The solution.
        solution: Option<String>,
        /// The fields of its shape.
        shape: ShapeRecord,
    }
}

/// Writes a puzzle as an object on one line.
pub(super) fn write(shape: &Shape, givens: &Grid, solution: Option<&Grid>) -> String {
    let puzzle = JsonPuzzle {
        puzzle: line(givens, shape),
        solution: solution.map(|solution| line(solution, shape)),
        shape: ShapeRecord::new(shape),
    };
    serde_json::to_string(&puzzle).expect("records can be written") + "\n"
}

/// Returns `true` if the text can only be JSON.
pub(super) fn is_json(text: &str) -> bool {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    let after = |bracket: char| text.strip_prefix(bracket).map(str::trim_start);
    // Rows of other languages also have braces.
    after('{').is_some_and(|rest| rest.is_empty() || rest.starts_with(['"', '}']))
        || after('[').is_some_and(|rest| rest.starts_with(['{', ']']))
        || is_list_of_cells(text)
        || text.starts_with("ipuz(")
}

/// The maximum size of a list with an object for each cell in bytes.
const MAX_CELL_LIST: usize = 1 << 17;
/// The maximum size of a list of lists in bytes, which is read as a whole.
const MAX_LIST: usize = 16 << 20;

/// Returns `true` if the text is a JSON array that is not one of objects. `[Puzzle]` is a header of a `.sdk` file, and
/// rows in brackets are not JSON as a whole.
fn is_list_of_cells(text: &str) -> bool {
    let rest = text.strip_prefix('[').map(str::trim_start);
    let is_list = rest.is_some_and(|rest| {
        rest.starts_with(['[', '"', '-'])
            || rest.starts_with(|c: char| c.is_ascii_digit())
            || rest.starts_with("null")
    });
    is_list && text.len() <= MAX_LIST && serde_json::from_str::<serde::de::IgnoredAny>(text).is_ok()
}

/// Reads every object in `text`.
pub(super) fn read(text: &str, assumed: Option<Kind>) -> ParseOutcome {
    let mut parsed = ParseOutcome::default();
    for_each_value(text, &mut |found| {
        let end = match found {
            Ok((value, span)) => {
                match nested_puzzles(&value) {
                    Ok(found) => found.into_iter().for_each(|(value, around)| {
                        parsed.add_stated(puzzle(value, &around, assumed), assumed, span.clone());
                        join_solution(&mut parsed.puzzles, &span);
                    }),
                    Err(mistake) => parsed.errors.push(mistake.at(span.clone())),
                }
                span.end
            }
            Err(error) => {
                let end = error.span.end;
                parsed.errors.push(error);
                end
            }
        };
        !parsed.should_stop(end, 0)
    });
    parsed.errors.sort_by_key(|error| error.span.start);
    parsed
}

/// Makes the last of two puzzles in one value the solution of the other, or the reverse, if it contains it.
fn join_solution(puzzles: &mut Vec<ParsedPuzzle>, span: &Range<usize>) {
    let [.., one, other] = &mut puzzles[..] else { return };
    let is_full =
        |one: &ParsedPuzzle| one.shape.playable_cells().all(|cell| one.grid.get(cell) != 0);
    let is_open = one.solution.is_none() && other.solution.is_none();
    if one.span != *span || !is_open || is_full(one) == is_full(other) {
        return;
    }
    if is_full(one) {
        std::mem::swap(one, other);
    }
    if one.grid.is_subset_of(&other.grid) {
        one.solution = Some(other.grid.clone());
        puzzles.pop();
    }
}

/// A JSON value and its byte range, or a mistake.
type JsonItem = Result<(Value, Range<usize>), NotationError>;

/// Calls `each` with the JSON values of `text`, until it returns `false`.
fn for_each_value(text: &str, each: &mut dyn FnMut(JsonItem) -> bool) {
    let body = text.trim_start_matches('\u{feff}').trim_start();
    let start = text.len() - body.len();
    // Early ipuz files are JSONP.
    let (start, body) = match body.strip_prefix("ipuz(") {
        Some(inner) => (start + 5, &inner[..inner.rfind(')').unwrap_or(inner.len())]),
        None => (start, body),
    };
    if is_list_of_cells(body.trim_end()) {
        let value = serde_json::from_str(body).expect("checked above");
        each(Ok((value, start..start + body.trim_end().len())));
        return;
    }
    // A list of cells may have an object for each.
    let is_short = body.starts_with('[') && body.len() <= MAX_CELL_LIST;
    let list = is_short.then(|| serde_json::from_str::<Value>(body).ok()).flatten();
    if let Some(list) =
        list.filter(|list| cell_list::line(list).is_some() || cell_list::is_ambiguous(list))
    {
        each(Ok((list, start..start + body.trim_end().len())));
        return;
    }
    let mut lines = body.lines().filter(|line| !line.trim().is_empty());
    if lines.all(|line| line.trim_start().starts_with('{')) {
        // One object per line: a mistake in one leaves the others readable.
        let mut at = start;
        for line in body.split_inclusive('\n') {
            if !for_each_document(line, at, each) {
                return;
            }
            at += line.len();
        }
    } else {
        for_each_document(body, start, each);
    }
}

/// Calls `each` with the JSON values of `text`, which is at byte `start`, and with the elements of top-level arrays.
/// Returns `false` if `each` did.
fn for_each_document(text: &str, start: usize, each: &mut dyn FnMut(JsonItem) -> bool) -> bool {
    let mut at = 0;
    let mut in_array = false;
    let invalid = |at: usize, reason: EnglishText| {
        let end = at + usize::from(at < text.len());
        PuzzleMistake::malformed("JSON", reason).at(start + at..start + end)
    };
    loop {
        at = text.len() - text[at..].trim_start().len();
        match text[at..].bytes().next() {
            None if in_array => {
                let reason = english!("unclosed-array": "the array is not closed");
                return each(Err(invalid(at, reason)));
            }
            None => return true,
            Some(b'[') if !in_array => in_array = true,
            Some(b']') if in_array => in_array = false,
            Some(b',') if in_array => {}
            Some(_) => {
                let rest = truncate(&text[at..]);
                let mut stream = Deserializer::from_str(rest).into_iter::<Value>();
                match stream.next() {
                    Some(Ok(value)) => {
                        let end = at + stream.byte_offset();
                        if !each(Ok((value, start + at..start + end))) {
                            return false;
                        }
                        at = end;
                    }
                    Some(Err(error)) => {
                        let reason = if error.is_eof() && at + rest.len() < text.len() {
                            english!("puzzle-too-large": "expected a puzzle of less than {most} MB", most = MAX_BYTES >> 20)
                        } else {
                            let reason = error.to_string();
                            EnglishText::untranslated(
                                reason.split(" at line ").next().unwrap_or_default(),
                            )
                        };
                        return each(Err(invalid(at + place_of(&error, rest), reason)));
                    }
                    None => return true,
                }
                continue;
            }
        }
        at += 1;
    }
}

/// The maximum size of a puzzle in bytes. Parsed JSON takes many times as much memory.
const MAX_BYTES: usize = 4 << 20;

/// Truncates `text` to the maximum size of a puzzle.
fn truncate(text: &str) -> &str {
    // No character has more than four bytes.
    (0..4).map(|back| MAX_BYTES - back).find_map(|end| text.get(..end)).unwrap_or(text)
}

/// Returns the byte offset in `text` at which `error` occurred.
fn place_of(error: &serde_json::Error, text: &str) -> usize {
    let before: usize =
        text.split_inclusive('\n').take(error.line().saturating_sub(1)).map(str::len).sum();
    (before + error.column().saturating_sub(1)).min(text.len())
}

/// The keys of the objects around a puzzle, which hold for it.
#[derive(Clone, Default)]
pub(super) struct Surroundings<'v> {
    /// The keys of the native format, and the solution.
    keys: Vec<(&'v str, &'v Value)>,
    /// The variants that other keys name.
    variants: Vec<Variant>,
    notes: Notes,
}

/// Returns the values in `value` that are puzzles, in order; `value` itself if there are none.
fn nested_puzzles(value: &Value) -> Result<Vec<(&Value, Surroundings<'_>)>, PuzzleMistake> {
    type Found<'v> = Vec<(&'v Value, Surroundings<'v>)>;
    fn collect<'v>(value: &'v Value, found: &mut Found<'v>) -> Result<(), PuzzleMistake> {
        let is_line = |value: &Value| cell_list::line(value).is_some();
        match value {
            Value::Object(object) if is_puzzle(object) => {
                found.push((value, Surroundings::default()));
            }
            Value::Array(_) | Value::Object(_) if is_line(value) => {
                found.push((value, Surroundings::default()));
            }
            Value::Array(all) => all.iter().try_for_each(|value| collect(value, found))?,
            Value::Object(all) => {
                let first = found.len();
                let mut beside = Vec::new();
                for (key, value) in all {
                    let before = found.len();
                    // Boxes are not rows.
                    if !names_solution(key) && !BOX_KEYS.contains(&&key[..]) {
                        collect(value, found)?;
                    }
                    if found.len() == before {
                        beside.push((key, value));
                    }
                }
                surround(&mut found[first..], &beside)?;
            }
            Value::String(text) if text.len() > 15 && is_line(value) => {
                found.push((value, Surroundings::default()));
            }
            _ => {}
        }
        Ok(())
    }
    let mut found = Vec::new();
    collect(value, &mut found)?;
    Ok(if found.is_empty() { vec![(value, Surroundings::default())] } else { found })
}

/// Adds the keys beside puzzles to their surroundings; keys that are closer to a puzzle go first.
fn surround<'v>(
    found: &mut [(&'v Value, Surroundings<'v>)],
    beside: &[(&'v String, &'v Value)],
) -> Result<(), PuzzleMistake> {
    if found.is_empty() {
        return Ok(());
    }
    let (mut keys, mut others) = (Vec::new(), Vec::new());
    for &(key, value) in beside {
        match value {
            Value::Array(all)
                if names_solution(key) && all.len() == found.len() && all.len() > 1 =>
            {
                for ((_, around), value) in found.iter_mut().zip(all) {
                    around.keys.push(("solution", value));
                }
            }
            _ if names_solution(key) => keys.push(("solution", value)),
            _ if RULE_KEYS.contains(&&key[..]) => keys.push((&key[..], value)),
            _ => others.push((key, value)),
        }
    }
    let mut notes = Notes::default();
    let variants = other_keys::read(others.into_iter(), &mut notes)?;
    for (_, around) in found {
        around.keys.extend(&keys);
        around.variants.extend(&variants);
        around.notes.append(&notes);
    }
    Ok(())
}

/// Returns `true` for an object in one of the formats that this module tells apart.
fn is_puzzle(object: &Map<String, Value>) -> bool {
    object.contains_key("version") && object.contains_key("kind")
        || fpuzzles::is_fpuzzles(object)
        || sudokupad::is_own_json(object)
        || object.get("puzzle").is_some_and(|value| !value.is_array() && !value.is_object())
        || cells_of(object).is_some()
}

/// Reads the puzzle of a JSON value.
pub(super) fn puzzle(
    value: &Value,
    around: &Surroundings,
    assumed: Option<Kind>,
) -> Result<(StatedPuzzle, Format), PuzzleMistake> {
    let bare;
    let object = match value.as_object().filter(|object| is_puzzle(object)) {
        Some(object) => object,
        None if cell_list::line(value).is_some() => {
            bare = Map::from_iter([(PUZZLE_KEYS[0].to_owned(), value.clone())]);
            &bare
        }
        None if cell_list::is_ambiguous(value) => return Err(cell_list::ambiguous_places()),
        None => return Err(no_puzzle()),
    };
    let (mut read, format) = if object.contains_key("version") && object.contains_key("kind") {
        (ipuz::read(object, assumed)?, Format::Ipuz)
    } else if sudokupad::is_own_json(object) {
        (sudokupad::read_json(object)?, Format::SudokuPad)
    } else if fpuzzles::is_fpuzzles(object) {
        (fpuzzles::read(object)?, Format::SudokuPad)
    } else if around.keys.is_empty() {
        (read_native(object, &around.variants, assumed)?, Format::Json)
    } else {
        let outer = around.keys.iter().rev().map(|&(key, value)| (key.to_owned(), value.clone()));
        let own = object.iter().map(|(key, value)| (key.clone(), value.clone()));
        let whole: Map<String, Value> = outer.chain(own).collect();
        (read_native(&whole, &around.variants, assumed)?, Format::Json)
    };
    read.notes.append(&around.notes);
    Ok((read.with_variants(&around.variants)?, format))
}

fn no_puzzle() -> PuzzleMistake {
    PuzzleMistake::missing("puzzle", "`\"puzzle\": \"53..7....\"`")
}

/// The keys of cells that are listed box by box, which is not supported.
const BOX_KEYS: [&str; 2] = ["boxes", "blocks"];

/// Reads a puzzle in the native format, or in a similar one.
fn read_native(
    object: &Map<String, Value>,
    around: &[Variant],
    assumed: Option<Kind>,
) -> Result<StatedPuzzle, PuzzleMistake> {
    let mut notes = Notes::default();
    let found = cells_of(object);
    let (key, text) = match (found, field(object, "puzzle")) {
        (Some((key, value @ (Value::Array(_) | Value::Object(_)))), _) => {
            (key, cell_list::line(value).unwrap_or_default())
        }
        // The message for a broken line is that of a line.
        (_, Some(Value::String(text))) => match CellRow::read(text, 0, None) {
            Ok(_) => ("puzzle", text.clone()),
            Err(_) => ("puzzle", lenient::symbols_of(text).unwrap_or_else(|| text.clone())),
        },
        (Some((key, value)), _) => (key, cell_list::line(value).unwrap_or_default()),
        (None, _) => return Err(no_puzzle()),
    };
    let is_other = |name: &str| name != key && !RULE_KEYS.contains(&name) && !names_solution(name);
    let others = object.iter().filter(|(name, _)| is_other(name));
    let mut named = other_keys::read(others, &mut notes)?;
    note_cells(found.map(|(_, cells)| cells), &cell_list::own_keys(), &mut notes);
    named.extend(around);
    let cells = CellRow::read(&text, 0, None).map_err(PuzzleMistake::from)?;
    let kind = kind(object, &cells, &named, assumed)?;
    let from_zero = cells.counts_from_zero(kind);
    let cells = cells.into_cells(kind).map_err(PuzzleMistake::from)?;
    let regions = field(object, "regions").map(|regions| self::regions(regions, kind));
    let cages = field(object, "cages").map(|cages| read_cages(cages, kind));
    let shape = if kind.has_custom_shape() {
        let cages = cages.transpose()?;
        let of_cages = kind.variants().find(|variant| variant.has_cages());
        if let Some(variant) = of_cages.filter(|_| cages.is_none()) {
            let form = format!("`\"variant\": [\"{variant}\"], \"cages\": [...]`");
            return Err(PuzzleMistake::missing("cages", &form));
        }
        let marks = field(object, "marks").map(|marks| read_marks(marks, kind));
        let marks = marks.transpose()?;
        if kind.has_marks() && marks.is_none() {
            return Err(PuzzleMistake::missing("marks", "`\"marks\": [...]`"));
        }
        Shape::with_marks(
            kind,
            regions.as_deref(),
            cages.unwrap_or_default(),
            marks.unwrap_or_default(),
        )
        .map_err(PuzzleMistake::from)?
    } else if field(object, "marks").is_some_and(|marks| !cell_list::is_blank(marks)) {
        return Err(PuzzleMistake::missing(
            "variant",
            "`\"variant\": [\"thermo\"], \"marks\": [...]`",
        ));
    } else {
        Shape::of(kind).expect("a kind with a single shape")
    };
    let grid = with_givens(&shape, Grid::from_cells(cells));
    let solution = stated_solution(solution_of(object, key), &shape, from_zero, &mut notes);
    let facts = object.iter().filter(|(key, value)| is_fact(key) && !value.is_array());
    let facts = facts.map(|(key, value)| (key.clone(), value.clone())).collect();
    let facts = facts_of(facts, from_zero, shape.digits());
    Ok(StatedPuzzle { solution, facts, notes, ..StatedPuzzle::of(shape, grid) })
}

/// Determines the kind of an object whose puzzle is `row`.
fn kind(
    object: &Map<String, Value>,
    row: &CellRow,
    named: &[Variant],
    assumed: Option<Kind>,
) -> Result<Kind, PuzzleMistake> {
    let cells = row.values.len();
    let assumed_grids = assumed.filter(|kind| !kind.grids().is_single() && kind.cells() == cells);
    let shown = row.kind().filter(|kind| !kind.grids().is_single());
    let grids = match field(object, "grids") {
        Some(Value::String(grids)) => Some(&grids[..]),
        Some(value) => return Err(PuzzleMistake::wrong_value(value, "`\"grids\": \"samurai\"`")),
        None => None,
    };
    let unnamed = assumed_grids.or(shown).filter(|_| grids.is_none());
    let side = match field(object, "size") {
        None if unnamed.is_some() => unnamed.map(Kind::digits),
        None if grids.is_some() => Some(9),
        None if cells > 81 && row.is_possible_canvas() => None,
        None => Kind::all_sides().find(|side| side * side == cells),
        Some(Value::Number(number)) => number.as_u64().and_then(|side| side.try_into().ok()),
        Some(Value::String(text)) => Kind::parse_side(text),
        Some(_) => None,
    };
    let Some(side) = side else {
        return Err(match field(object, "size") {
            None => PuzzleMistake::new(
                english!("puzzle-of-cells": "a puzzle of {cells} cells", cells),
                if is_canvas_size(cells) {
                    expected_form("`\"grids\": \"samurai\"`")
                } else {
                    expected_square()
                },
            ),
            Some(size) => PuzzleMistake::wrong_value(size, "`\"size\": 9`"),
        });
    };
    let same_size = unnamed.or(assumed).filter(|kind| kind.digits() == side);
    let boxes = match field(object, "box") {
        None => same_size
            .filter(|kind| !kind.has_irregular_regions() && kind.has_regions())
            .map(Kind::boxes),
        Some(value) => {
            let size = value.as_str().unwrap_or_default().parse::<BoxSize>();
            let size = size.map_err(|_| PuzzleMistake::wrong_value(value, "`\"box\": \"2x3\"`"))?;
            Some(size.into())
        }
    };
    let mut variants = match field(object, "variant") {
        None => same_size.into_iter().flat_map(Kind::variants).collect(),
        Some(value) => variants(value)?,
    };
    variants.extend(named);
    let has = |key| field(object, key).is_some_and(|value| !cell_list::is_blank(value));
    if has("regions") && !variants.contains(&Variant::Jigsaw) {
        variants.push(Variant::Jigsaw);
    }
    if let Some(cages) = field(object, "cages").filter(|cages| !cell_list::is_blank(cages))
        && !variants.iter().any(|variant| variant.has_cages())
    {
        variants.push(variant_of(cages));
    }
    let is_boxless = |variant: &Variant| *variant == Variant::Jigsaw || variant.is_latin();
    let boxes = boxes.filter(|_| !variants.iter().any(is_boxless));
    let kind = Kind::of_setter(side, boxes, &variants).map_err(PuzzleMistake::from)?;
    match (grids, unnamed) {
        (None, Some(unnamed)) if unnamed.single_grid() == kind => Ok(unnamed),
        _ => Ok(kind.with_grids(grids)?),
    }
}

fn variants(value: &Value) -> Result<Vec<Variant>, PuzzleMistake> {
    let named = |name: &str| {
        Variant::from_common_name(name).ok_or_else(|| KindError::unknown_variant(name).into())
    };
    match value {
        Value::String(text) if text.is_empty() => Ok(Vec::new()),
        Value::String(text) => text.split(',').map(named).collect(),
        Value::Array(names) => {
            names.iter().map(|name| named(name.as_str().unwrap_or("?"))).collect()
        }
        _ => Err(PuzzleMistake::wrong_value(value, "`\"variant\": [\"diagonal\"]`")),
    }
}

/// Reads the region of each cell: one symbol per cell in a single string or in one string per row, or a list of names.
fn regions(value: &Value, kind: Kind) -> Vec<u8> {
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let names: Vec<String> = match value {
        Value::String(text) => symbols_of(text),
        Value::Array(rows) if rows.len() == kind.side() && rows.iter().all(Value::is_string) => {
            rows.iter().filter_map(text).flat_map(|row| symbols_of(&row)).collect()
        }
        Value::Array(names) => names
            .iter()
            .flat_map(|row| row.as_array().map_or(std::slice::from_ref(row), Vec::as_slice))
            .map(Value::to_string)
            .collect(),
        _ => Vec::new(),
    };
    number_by_first_appearance(names)
}

fn symbols_of(text: &str) -> Vec<String> {
    text.chars().filter(|c| !c.is_whitespace()).map(String::from).collect()
}
