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

use super::fpuzzles::is_set;
use super::row::{CellRow, is_canvas_size};
use super::shape_record::{Object, ShapeRecord, read_cages, read_marks, variant_of, with_givens};
use super::warning::{Notes, stated_solution};
use super::{
    Format, NotationError, ParseOutcome, ParsedPuzzle, PuzzleMistake, StatedPuzzle, cell_list,
    field, fpuzzles, ipuz, lenient, line, sudokupad,
};
use crate::named::suggestion;
use crate::puzzle::{
    Grid, Kind, KindError, Shape, ShapeError, Variant, number_by_first_appearance,
};
use serde_json::{Deserializer, Map, Value};
use std::ops::Range;

/// Writes a puzzle as an object on one line.
pub(super) fn write(shape: &Shape, givens: &Grid, solution: Option<&Grid>) -> String {
    let mut keys = vec![("puzzle", line(givens, shape).into())];
    keys.extend(solution.map(|solution| ("solution", line(solution, shape).into())));
    keys.extend(ShapeRecord::new(shape).0.0);
    serde_json::to_string(&Object(keys)).expect("JSON values can be written") + "\n"
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
                for value in nested_puzzles(&value) {
                    parsed.add_stated(puzzle(value, assumed), assumed, span.clone());
                    join_solution(&mut parsed.puzzles, &span);
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
    let is_one = |list: &Value| cell_list::line(list).is_some() || cell_list::is_ambiguous(list);
    if let Some(list) = list.filter(is_one) {
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
    let invalid = |at: usize, reason: &str| NotationError {
        message: "this is not valid JSON".into(),
        expected: reason.to_owned(),
        span: start + at..start + at + usize::from(at < text.len()),
    };
    loop {
        at = text.len() - text[at..].trim_start().len();
        match text[at..].bytes().next() {
            None if in_array => return each(Err(invalid(at, "the array is not closed"))),
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
                        let reason = error.to_string();
                        let reason = if error.is_eof() && at + rest.len() < text.len() {
                            "expected a puzzle of less than 4 MB"
                        } else {
                            reason.split(" at line ").next().unwrap_or(&reason)
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
    let mut ends = (0..4).map(|back| MAX_BYTES - back);
    ends.find_map(|end| text.get(..end)).unwrap_or(text)
}

/// Returns the byte offset in `text` at which `error` occurred.
fn place_of(error: &serde_json::Error, text: &str) -> usize {
    let lines = text.split_inclusive('\n');
    let before: usize = lines.take(error.line().saturating_sub(1)).map(str::len).sum();
    (before + error.column().saturating_sub(1)).min(text.len())
}

/// Returns the values in `value` that are puzzles, in order; `value` itself if there are none.
fn nested_puzzles(value: &Value) -> Vec<&Value> {
    fn collect<'v>(value: &'v Value, found: &mut Vec<&'v Value>) {
        match value {
            Value::Object(object) if is_puzzle(object) => found.push(value),
            Value::Array(_) | Value::Object(_) if cell_list::line(value).is_some() => {
                found.push(value);
            }
            Value::Array(all) => all.iter().for_each(|value| collect(value, found)),
            // Boxes are no rows.
            Value::Object(all) => (all.iter().filter(|(key, _)| !BOX_KEYS.contains(&&key[..])))
                .for_each(|(_, value)| collect(value, found)),
            Value::String(text) if text.len() > 15 && cell_list::line(value).is_some() => {
                found.push(value);
            }
            _ => {}
        }
    }
    let mut found = Vec::new();
    collect(value, &mut found);
    if found.is_empty() { vec![value] } else { found }
}

/// Returns `true` for an object in one of the formats that this module tells apart.
fn is_puzzle(object: &Map<String, Value>) -> bool {
    object.contains_key("version") && object.contains_key("kind")
        || fpuzzles::is_fpuzzles(object)
        || sudokupad::is_own_json(object)
        || object.contains_key("puzzle")
        || cells_of(object, &PUZZLE_KEYS).is_some()
}

/// Reads the puzzle of a JSON value.
pub(super) fn puzzle(
    value: &Value,
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
        None if value.is_object() => return Err(no_puzzle()),
        None => {
            return Err(PuzzleMistake::new(
                "the puzzle is not an object",
                "expected an object with the key `puzzle`, or a list of rows",
            ));
        }
    };
    Ok(if object.contains_key("version") && object.contains_key("kind") {
        (ipuz::read(object, assumed)?, Format::Ipuz)
    } else if sudokupad::is_own_json(object) {
        (sudokupad::read_json(object)?, Format::SudokuPad)
    } else if fpuzzles::is_fpuzzles(object) {
        (fpuzzles::read(object)?, Format::SudokuPad)
    } else {
        (read_native(object, assumed)?, Format::Json)
    })
}

fn no_puzzle() -> PuzzleMistake {
    PuzzleMistake::new(
        "the object has no puzzle",
        "expected the key `puzzle` with the cells in one line, or in a list of rows",
    )
}

/// The keys of the cells of a puzzle, the native one first.
const PUZZLE_KEYS: [&str; 18] = [
    "puzzle", "givens", "clues", "board", "grid", "sudoku", "quiz", "quizzes", "question",
    "unsolved", "problem", "mission", "initial", "start", "cells", "rows", "values", "value",
];
/// The keys of cells that are listed box by box, which is not supported.
const BOX_KEYS: [&str; 2] = ["boxes", "blocks"];
/// The keys of the solution of a puzzle.
const SOLUTION_KEYS: [&str; 6] =
    ["solution", "solutions", "solved", "answer", "solvedboard", "solvedpuzzle"];
/// The keys of the native format that state the rules.
const RULE_KEYS: [&str; 7] = ["size", "box", "grids", "variant", "regions", "cages", "marks"];
/// Keys that state something about a puzzle, but no rules.
pub(super) const OTHER_KEYS: [&str; 48] = [
    "canvas",
    "symbols",
    "id",
    "uid",
    "uuid",
    "_id",
    "key",
    "name",
    "title",
    "author",
    "date",
    "source",
    "url",
    "comment",
    "comments",
    "notes",
    "description",
    "copyright",
    "publisher",
    "number",
    "index",
    "code",
    "seed",
    "section",
    "section_title",
    "page",
    "level",
    "difficulty",
    "grade",
    "rating",
    "score",
    "tier",
    "technique",
    "techniques",
    "minutes",
    "solutions",
    "removed",
    "givens",
    "clues",
    "count",
    "message",
    "form",
    "canonical",
    "minimal",
    "slot",
    "width",
    "height",
    "success",
];

/// Returns the name and the value of the first of `keys` with cells, in upper or lower case.
fn cells_of<'o>(object: &'o Map<String, Value>, keys: &[&str]) -> Option<(&'o str, &'o Value)> {
    keys.iter().find_map(|key| {
        let mut fields = object.iter().filter(|(name, _)| name.eq_ignore_ascii_case(key));
        let (name, value) = fields.find(|(_, value)| cell_list::line(value).is_some())?;
        Some((&name[..], value))
    })
}

/// Checks the keys beside the cells and the solution. A key that may be a rule is a mistake; others are noted.
fn check_keys(
    object: &Map<String, Value>,
    own: &[&str],
    notes: &mut Notes,
) -> Result<(), PuzzleMistake> {
    let is_known = |key: &str| {
        let mut others = OTHER_KEYS.iter().chain(&SOLUTION_KEYS);
        // Rules are read by their exact keys only.
        own.contains(&key)
            || RULE_KEYS.contains(&key)
            || others.any(|known| known.eq_ignore_ascii_case(key))
    };
    let mut ignored = Vec::new();
    for (key, value) in object.iter().filter(|(key, value)| !is_known(key) && is_set(value)) {
        let lower = key.to_ascii_lowercase();
        if ["rules", "ruleset", "rule"].contains(&&lower[..]) && value.is_string() {
            notes.rules(Some(value));
            continue;
        }
        let singular = lower.trim_end_matches('s');
        let near = RULE_KEYS.iter().find(|known| {
            singular == known.trim_end_matches('s')
                || lower.starts_with(known.trim_end_matches('s'))
        });
        let names_rule = |text: &str| {
            let name = text.trim().to_ascii_lowercase().replace(['_', ' '], "-");
            Variant::from_name(&name).or(Variant::from_name(&name.replace("anti-", "anti")))
        };
        let texts = value.as_array().map_or(std::slice::from_ref(value), Vec::as_slice);
        let variant =
            names_rule(key).or_else(|| texts.iter().filter_map(Value::as_str).find_map(names_rule));
        let is_rule = ["constraint", "rule", "variation", "region", "cage", "type", "mode"];
        let is_list = value.is_array() || value.is_object();
        let help = match (near, variant) {
            (Some(near), None) => format!("did you mean `{near}`?"),
            (_, Some(variant)) => {
                format!("the key of rules is `variant`, as in \"variant\": [\"{variant}\"]")
            }
            (None, None) if is_list && is_rule.iter().any(|part| lower.contains(part)) => {
                "it may be a rule; the keys of rules are `variant`, `regions`, `cages` and `marks`"
                    .to_owned()
            }
            (None, None) => {
                ignored.push(format!("`{}`", key.escape_debug()));
                continue;
            }
        };
        return Err(PuzzleMistake::new(format!("unknown key `{}`", key.escape_debug()), help));
    }
    if !ignored.is_empty() {
        notes.add(
            format!("unknown keys beside the puzzle: {}", ignored.join(", ")),
            "they are not read; rules have the keys `variant`, `regions`, `cages` and `marks`",
        );
    }
    Ok(())
}

/// Reads a puzzle in the native format, or in a similar one.
fn read_native(
    object: &Map<String, Value>,
    assumed: Option<Kind>,
) -> Result<StatedPuzzle, PuzzleMistake> {
    let mut notes = Notes::default();
    let found = cells_of(object, &PUZZLE_KEYS);
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
    let stated = SOLUTION_KEYS.iter().find_map(|name| {
        let mut fields = object.iter().filter(|(other, _)| other.eq_ignore_ascii_case(name));
        fields.find(|(other, value)| *other != key && !value.is_number())
    });
    check_keys(object, &[key], &mut notes)?;
    let cells = CellRow::read(&text, 0, None).map_err(PuzzleMistake::from)?;
    let kind = kind(object, &cells, assumed)?;
    let from_zero = cells.counts_from_zero(kind);
    let cells = cells.into_cells(kind).map_err(PuzzleMistake::from)?;
    let regions = field(object, "regions").map(|regions| self::regions(regions, kind));
    let cages = field(object, "cages").map(|cages| read_cages(cages, kind));
    let shape = if kind.has_custom_shape() {
        let cages = cages.transpose()?;
        let of_cages = kind.variants().find(|variant| variant.has_cages());
        if let Some(variant) = of_cages.filter(|_| cages.is_none()) {
            return Err(PuzzleMistake::new(
                format!("a puzzle of the variant `{variant}` without cages"),
                "expected the key `cages`",
            ));
        }
        let marks = field(object, "marks").map(|marks| read_marks(marks, kind));
        let marks = marks.transpose()?;
        if kind.has_marks() && marks.is_none() {
            return Err(PuzzleMistake::new(
                "a puzzle without its marks",
                "expected the key `marks`",
            ));
        }
        Shape::with_marks(
            kind,
            regions.transpose()?.as_deref(),
            cages.unwrap_or_default(),
            marks.unwrap_or_default(),
        )
        .map_err(PuzzleMistake::from)?
    } else if field(object, "marks").is_some_and(|marks| !cell_list::is_blank(marks)) {
        return Err(PuzzleMistake::new(
            "marks without a variant that prints any",
            "expected the key `variant` with their rules, as in [\"thermo\"]",
        ));
    } else {
        Shape::of(kind).expect("a kind with a single shape")
    };
    let grid = with_givens(&shape, Grid::from_cells(cells));
    let stated = stated.map(|(_, value)| value);
    let solution = stated_solution(stated, &shape, from_zero, &mut notes);
    let facts = object.iter().filter(|(key, _)| OTHER_KEYS.contains(&&key[..]));
    let facts = facts.map(|(key, value)| (key.clone(), value.clone())).collect();
    Ok(StatedPuzzle { solution, facts, notes, ..StatedPuzzle::of(shape, grid) })
}

/// Determines the kind of an object whose puzzle is `row`.
fn kind(
    object: &Map<String, Value>,
    row: &CellRow,
    assumed: Option<Kind>,
) -> Result<Kind, PuzzleMistake> {
    let cells = row.values.len();
    let assumed_grids = assumed.filter(|kind| !kind.grids().is_single() && kind.cells() == cells);
    let shown = row.kind().filter(|kind| !kind.grids().is_single());
    let grids = match field(object, "grids") {
        Some(Value::String(grids)) => Some(grids.to_ascii_lowercase()),
        Some(_) => {
            let message = "`grids` is not a string";
            return Err(PuzzleMistake::new(message, "expected a layout, as in \"samurai\""));
        }
        None => None,
    };
    let unnamed = assumed_grids.or(shown).filter(|_| grids.is_none());
    let side = match field(object, "size") {
        None if unnamed.is_some() => unnamed.map(Kind::digits),
        None if grids.is_some() => Some(9),
        None if cells > 81 && row.is_possible_canvas() => None,
        None => Kind::all_sides().find(|side| side * side == cells),
        Some(Value::Number(number)) => number.as_u64().and_then(|side| side.try_into().ok()),
        Some(Value::String(text)) => {
            let side = text.split('x').next().and_then(|side| side.parse().ok());
            side.filter(|side: &usize| {
                *text == side.to_string() || *text == format!("{side}x{side}")
            })
        }
        Some(_) => None,
    };
    let Some(side) = side else {
        return Err(match field(object, "size") {
            None => PuzzleMistake::new(
                format!("a puzzle of {cells} cells"),
                if is_canvas_size(cells) {
                    "expected `grids` with the layout, as in \"samurai\""
                } else {
                    "expected the cells of a square, such as 81, 36 or 16"
                },
            ),
            Some(_) => PuzzleMistake::new("`size` is not a size", "expected a number, as in 9"),
        });
    };
    let same_size = unnamed.or(assumed).filter(|kind| kind.digits() == side);
    let boxes = match field(object, "box") {
        None => same_size
            .filter(|kind| !kind.has(Variant::Jigsaw) && kind.has_regions())
            .map(Kind::boxes),
        Some(value) => {
            let wrong = || {
                PuzzleMistake::new("`box` is not a box", "expected rows x columns, as in \"3x2\"")
            };
            let (rows, columns) =
                value.as_str().and_then(|text| text.split_once('x')).ok_or_else(wrong)?;
            Some((rows.parse().map_err(|_| wrong())?, columns.parse().map_err(|_| wrong())?))
        }
    };
    let mut variants = match field(object, "variant") {
        None => same_size.map_or_else(Vec::new, |kind| kind.variants().collect()),
        Some(value) => variants(value)?,
    };
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
        (Some(grids), _) => Ok(kind.with_grids(&grids)?),
        (None, Some(unnamed)) if unnamed.single_grid() == kind => Ok(unnamed),
        _ => Ok(kind),
    }
}

fn variants(value: &Value) -> Result<Vec<Variant>, PuzzleMistake> {
    let named = |name: &str| {
        Variant::from_name(name.trim()).ok_or_else(|| {
            PuzzleMistake::new(format!("there is no variant `{name}`"), suggestion::<Variant>(name))
        })
    };
    match value {
        Value::String(text) if text.is_empty() => Ok(Vec::new()),
        Value::String(text) => text.split(',').map(named).collect(),
        Value::Array(names) => {
            names.iter().map(|name| named(name.as_str().unwrap_or("?"))).collect()
        }
        _ => Err(PuzzleMistake::new("`variant` is not a list", known_variants())),
    }
}

fn known_variants() -> String {
    let names: Vec<&str> = Variant::NAMES.iter().map(|(name, _)| *name).collect();
    format!("expected a list of {}", names.join(", "))
}

/// Reads the region of each cell: one symbol per cell in a single string or in one string per row, or a list of names.
fn regions(value: &Value, kind: Kind) -> Result<Vec<u8>, PuzzleMistake> {
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let names: Vec<String> = match value {
        Value::String(text) => symbols_of(text),
        Value::Array(rows) if rows.len() == kind.side() && rows.iter().all(Value::is_string) => {
            rows.iter().filter_map(text).flat_map(|row| symbols_of(&row)).collect()
        }
        Value::Array(names) => {
            let rows = names
                .iter()
                .map(|row| row.as_array().map_or(std::slice::from_ref(row), Vec::as_slice));
            rows.flatten().map(Value::to_string).collect()
        }
        _ => Vec::new(),
    };
    if names.len() != kind.cells() {
        return Err(PuzzleMistake::new(
            format!("`regions` names {} cells", names.len()),
            format!("expected {} symbols, one for each cell", kind.cells()),
        ));
    }
    Ok(number_by_first_appearance(names))
}

fn symbols_of(text: &str) -> Vec<String> {
    let symbols = text.chars().filter(|c| !c.is_whitespace());
    symbols.map(String::from).collect()
}

impl From<KindError> for PuzzleMistake {
    fn from(error: KindError) -> PuzzleMistake {
        PuzzleMistake::new(error.message, error.help)
    }
}

impl From<ShapeError> for PuzzleMistake {
    fn from(error: ShapeError) -> PuzzleMistake {
        PuzzleMistake::new(error.0, "check the regions, cages and marks of this puzzle")
    }
}

impl From<NotationError> for PuzzleMistake {
    fn from(error: NotationError) -> PuzzleMistake {
        PuzzleMistake::new(error.message, error.expected)
    }
}
