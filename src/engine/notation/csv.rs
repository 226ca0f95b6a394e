//! CSV: a header that names columns, and one puzzle per line, with its solution in a separate column. Files of other
//! programs name the column of puzzles `puzzle`, `quizzes` or similar. Other columns are read as keys of JSON.

use super::json::{self, Surroundings};
use super::other_keys::{PUZZLE_KEYS, is_quiet, names_solution};
use super::row::CellRow;
use super::warning::{Notes, stated_solution};
use super::{
    Format, NotationError, ParseOutcome, ParsedPuzzle, PuzzleMistake, cell_list, english, facts_of,
    lenient,
};
use crate::puzzle::{Grid, Kind, Shape};
use serde_json::{Map, Value};
use std::ops::Range;

/// Returns the header of a file.
pub(super) fn header(solutions: bool) -> &'static str {
    if solutions { "puzzle,solution\n" } else { "puzzle\n" }
}

/// The columns of a text with a header.
pub(super) struct TableColumns {
    puzzle: usize,
    solution: Option<usize>,
    /// The columns that may state rules, with their keys in JSON.
    others: Vec<(String, usize)>,
    /// The columns of what else is stated about a puzzle.
    facts: Vec<(String, usize)>,
    separator: char,
}

/// Returns the lines of a text that are not blank, the separator of their columns, and the names in the first.
fn header_of(text: &str) -> Option<(impl Iterator<Item = &str>, char, Vec<String>)> {
    let mut full =
        text.trim_start_matches('\u{feff}').lines().filter(|line| !line.trim().is_empty());
    let header = full.next()?;
    let separator = [',', ';', '\t'].into_iter().find(|&c| header.contains(c)).unwrap_or(',');
    let fields = CsvRecord::read(header, separator).fields.into_iter();
    Some((full, separator, fields.map(|range| header[range].trim().to_lowercase()).collect()))
}

/// Reads a table with a line for each cell as a list of objects with the names of its columns; `None` for other texts.
pub(super) fn list_of_cells(text: &str) -> Option<Value> {
    let (lines, separator, names) = header_of(text)?;
    let has = |keys: &[&str]| names.iter().any(|name| keys.contains(&&name[..]));
    let has_places = has(&cell_list::ROW) && has(&cell_list::COLUMN) && has(&cell_list::DIGIT);
    (has_places && !has(&PUZZLE_KEYS[..1])).then(|| {
        lines
            .map(|line| -> Value {
                let values = CsvRecord::read(line, separator).fields.into_iter().map(|at| {
                    let field = &line[at];
                    field.parse::<u64>().map_or(field.into(), Value::from)
                });
                names.iter().cloned().zip(values).collect()
            })
            .collect()
    })
}

/// Returns the columns of puzzles and solutions; `None` if the first line is not a header.
pub(super) fn columns(text: &str) -> Option<TableColumns> {
    let header =
        text.trim_start_matches('\u{feff}').lines().find(|line| !line.trim().is_empty())?;
    let (mut full, separator, names) = header_of(text)?;
    let first = full.next().map(|line| CsvRecord::read(line, separator).fields).unwrap_or_default();
    // A column without cells may count the givens or the solutions.
    let best = |found: Vec<usize>| {
        found
            .iter()
            .copied()
            .find(|column| first.get(*column).is_some_and(|field| field.len() > 15))
            .or(found.first().copied())
    };
    let puzzles = PUZZLE_KEYS.iter().filter_map(|key| names.iter().position(|name| name == key));
    let puzzle = best(puzzles.collect())?;
    let solution = best(
        (0..names.len())
            .filter(|column| *column != puzzle && names_solution(&names[*column]))
            .collect(),
    );
    let (facts, others) = (names.iter().cloned().zip(0..))
        .filter(|(name, column)| *column != puzzle && !name.is_empty() && !names_solution(name))
        .partition(|(name, _)| is_quiet(name));
    let columns = TableColumns { puzzle, solution, others, facts, separator };
    // A single name may also be a heading above grids.
    let is_whole = |line: &str| match line.trim().len() {
        0 | 36.. => true,
        16 => line.trim().bytes().all(|b| b"01234._*".contains(&b)),
        _ => false,
    };
    let mut lines = text.lines().skip_while(|line| *line != header).skip(1);
    (names.len() > 1 || lines.all(is_whole)).then_some(columns)
}

/// A record of a table: usually one line.
pub struct CsvRecord {
    /// The byte ranges of the fields, without surrounding spaces and quotation marks. A field in quotation marks can have
    /// separators and line breaks; its quotation marks are doubled.
    pub fields: Vec<Range<usize>>,
    /// Length in bytes, without the end of the line.
    pub length: usize,
    /// `false` if a quotation mark opens the last field and none closes it.
    pub is_closed: bool,
}

impl CsvRecord {
    /// Reads the first record of a text.
    pub fn read(text: &str, separator: char) -> CsvRecord {
        let (mut fields, mut start, mut is_quoted) = (Vec::new(), 0, false);
        let field = |range: Range<usize>| {
            let inner = text[range.clone()].trim_matches(is_blank);
            let start =
                text[range.clone()].find(|c| !is_blank(c)).map_or(range.end, |at| range.start + at);
            let quotes =
                usize::from(inner.len() > 1 && inner.starts_with('"') && inner.ends_with('"'));
            start + quotes..start + inner.len() - quotes
        };
        for (at, c) in text.char_indices() {
            // The second of two quotation marks opens the field again.
            let opens = || text[start..at].trim_start_matches(is_blank).starts_with('"');
            match c {
                '"' if is_quoted => is_quoted = false,
                '"' => is_quoted = opens() || text[start..at].chars().all(is_blank),
                '\n' if !is_quoted => {
                    fields.push(field(start..at));
                    return CsvRecord { fields, length: at, is_closed: true };
                }
                c if c == separator && !is_quoted => {
                    fields.push(field(start..at));
                    start = at + c.len_utf8();
                }
                _ => {}
            }
        }
        fields.push(field(start..text.len()));
        CsvRecord { fields, length: text.len(), is_closed: !is_quoted }
    }
}

fn is_blank(c: char) -> bool {
    c.is_whitespace() || c == '\u{feff}'
}

/// Reads the puzzles in a column of a text with a header.
pub(super) fn read(text: &str, columns: &TableColumns, assumed: Option<Kind>) -> ParseOutcome {
    let &TableColumns { puzzle: column, solution, ref others, ref facts, separator } = columns;
    let mut parsed = ParseOutcome::default();
    let mut at = 0;
    let mut has_header = false;
    while at < text.len() {
        let start = at;
        let CsvRecord { fields, length, is_closed } = CsvRecord::read(&text[start..], separator);
        let line = &text[start..start + length];
        at = (start + length + 1).min(text.len());
        if !is_closed {
            let span = start + fields[fields.len() - 1].start;
            at = text[span..].find('\n').map_or(text.len(), |end| span + end + 1);
            let mistake = PuzzleMistake::new(
                english!("unclosed-quotes": "a quotation mark that is never closed"),
                english!("close-quotes": "expected another \" at the end of the field"),
            );
            parsed.errors.push(mistake.at(span..span + 1));
            continue;
        }
        if line.chars().all(is_blank) || !std::mem::replace(&mut has_header, true) {
            continue;
        }
        let stated = solution.and_then(|solution| fields.get(solution));
        let stated_in = |columns: &[(String, usize)]| -> Map<String, Value> {
            let values = columns.iter().filter_map(|(key, column)| {
                let value = &line[fields.get(*column)?.clone()];
                (!value.is_empty()).then(|| (key.clone(), column_value(key, value)))
            });
            values.collect()
        };
        let mut object = stated_in(others);
        if let (Some(field), false) = (fields.get(column), object.is_empty()) {
            object.extend(stated_in(facts));
            object.insert("puzzle".to_owned(), line[field.clone()].into());
            object.extend(stated.map(|at| ("solution".to_owned(), line[at.clone()].into())));
            let read = json::puzzle(&Value::Object(object), &Surroundings::default(), assumed);
            let read = read.map(|(puzzle, _)| (puzzle, Format::Csv));
            parsed.add_stated(read, assumed, start + field.start..start + field.end);
            if parsed.should_stop(at, 0) {
                break;
            }
            continue;
        }
        let mut notes = Notes::default();
        let read = match fields.get(column) {
            None => Err(PuzzleMistake::new(
                english!("line-too-short": "a line that ends before the column of puzzles"),
                english!("expected-columns": "expected at least {columns} columns, as in the header", columns = column + 1),
            )
            .at(start + length..start + length)),
            Some(field) => {
                let stated = stated.map(|at| &line[at.clone()]);
                let facts = stated_in(facts);
                puzzle(
                    &line[field.clone()],
                    stated,
                    start + field.start,
                    assumed,
                    facts,
                    &mut notes,
                )
            }
        };
        parsed.add(read);
        if let Some(at) = stated {
            parsed.warn(notes, &(start + at.start..start + at.end));
        }
        if parsed.should_stop(at, 0) {
            break;
        }
    }
    parsed
}

/// Returns the value of a column in JSON: names of variants are separated by commas.
fn column_value(key: &str, value: &str) -> Value {
    match key {
        "variant" => value.split([',', '+']).map(str::trim).collect(),
        _ => value.replace("\"\"", "\"").into(),
    }
}

/// Parses the puzzle of a field, which is at byte `start`. A stated solution that cannot be read is noted.
fn puzzle(
    field: &str,
    stated: Option<&str>,
    start: usize,
    assumed: Option<Kind>,
    facts: Map<String, Value>,
    notes: &mut Notes,
) -> Result<ParsedPuzzle, NotationError> {
    let row = CellRow::read(field, start, assumed).or_else(|error| {
        let cells = lenient::symbols_of(field).ok_or(error)?;
        CellRow::read(&cells, start, assumed)
    })?;
    let Some(kind) = assumed.or(row.kind()) else {
        row.check_no_holes()?;
        return Err(row.length_error());
    };
    let from_zero = row.counts_from_zero(kind);
    let grid = Grid::from_cells(row.into_cells(kind)?);
    let span = start..start + field.len();
    let shape =
        Shape::of(kind).ok_or_else(|| PuzzleMistake::missing_shape(kind).at(span.clone()))?;
    let plain = stated.and_then(|stated| CellRow::read(stated, 0, assumed).ok());
    let solution = plain.and_then(|row| row.into_solution(kind, from_zero)).map(Grid::from_cells);
    Ok(ParsedPuzzle {
        facts: facts_of(facts, from_zero, kind.digits()),
        solution: solution.or_else(|| {
            stated_solution(stated.map(Value::from).as_ref(), &shape, from_zero, notes)
        }),
        ..ParsedPuzzle::of(shape, grid, Format::Csv, span)
    })
}

#[cfg(test)]
mod tests {
    use super::super::parse_each;

    const LINE: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    #[test]
    fn reports_solutions_that_are_no_grids() {
        let solved =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        for (solution, warnings) in
            [(solved, 0), (&solved[1..], 1), (LINE, 1), ("none", 1), ("", 0), (" ", 0)]
        {
            let line = format!("{LINE},{solution}\n");
            let parsed = parse_each(&format!("puzzle,solution\n{line}{line}"), None);
            assert_eq!((parsed.puzzles.len(), parsed.errors.len()), (2, 0), "{solution}");
            assert_eq!(parsed.warnings.len(), warnings, "{solution}");
            assert!(parsed.warnings.iter().all(|warning| warning.spans.len() == 2));
        }
    }

    #[test]
    fn finds_the_column_by_its_name() {
        let zeros = LINE.replace('.', "0");
        for text in [
            format!("puzzle\n{LINE}\n"),
            format!("notes,puzzle\n\"two\nlines, \"\"quoted\"\"\",{LINE}\n"),
            format!("quizzes,solutions\n{zeros},{zeros}\r\n"),
            format!("\u{feff}id,puzzle,clues,difficulty\n1,{LINE},30,0.0\n"),
            format!("\"Source\";\"Puzzle\"\n\"a;b\";\"{zeros}\"\n\n"),
            format!("n\tQUIZ\n1\t{LINE}\n"),
        ] {
            let parsed = parse_each(&text, None);
            assert!(parsed.errors.is_empty(), "{text}: {:?}", parsed.errors);
            assert_eq!(parsed.puzzles.len(), 1, "{text}");
            assert_eq!(parsed.puzzles[0].grid.to_string(), LINE);
            let span = parsed.puzzles[0].span.clone();
            assert_eq!(text[span].replace('0', "."), LINE);
        }
        // A line with a solution is not a header.
        let parsed = parse_each(&format!("{LINE},{LINE}\n"), None);
        assert_eq!(parsed.puzzles.len(), 1);
    }

    #[test]
    fn columns_of_rules_are_read() {
        for (text, kind) in [
            (
                format!("puzzle,variant\n{},\"diagonal, windoku\"\n", ".".repeat(81)),
                "9+diagonal+windoku",
            ),
            (format!("box;puzzle\n3x2;{}\n", ".".repeat(36)), "6-3x2"),
            (format!("puzzle,variant\n{LINE},\n"), "9"),
        ] {
            let parsed = parse_each(&text, None);
            assert!(parsed.errors.is_empty(), "{text}: {:?}", parsed.errors);
            assert_eq!(parsed.puzzles[0].shape.kind().to_string(), kind);
        }
        let parsed = parse_each(&format!("puzzle,variant\n{LINE},diagnal\n"), None);
        assert!(parsed.puzzles.is_empty() && parsed.errors.len() == 1);
    }

    #[test]
    fn reports_broken_lines_and_reads_the_others() {
        let text = format!("id,puzzle\n1,{LINE}\n2\n3,12?\n4,{}\n5,\"a\n6,{LINE}", &LINE[1..]);
        let parsed = parse_each(&text, None);
        assert_eq!(parsed.puzzles.len(), 2);
        let messages: Vec<&str> = parsed.errors.iter().map(|error| &error.message[..]).collect();
        let expected = [
            "a line that ends before the column of puzzles",
            "`?` is not a valid cell",
            "a line of 80 cells",
            "a quotation mark that is never closed",
        ];
        assert_eq!(messages, expected);
        let six = parse_each(
            &format!("puzzle\n{}\n", ".".repeat(36)),
            Some("6+diagonal".parse().unwrap()),
        );
        assert_eq!(six.puzzles[0].shape.kind().to_string(), "6+diagonal");
        let jigsaw = parse_each(&format!("puzzle\n{LINE}\n"), Some("9+jigsaw".parse().unwrap()));
        assert!(jigsaw.errors[0].message.contains("without its regions"));
    }
}
