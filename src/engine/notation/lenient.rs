//! Lines and grids as people and other programs write them: with other signs for empty cells, with separators between
//! cells, and with headings, identifiers and ratings around the cells.
//!
//! The strict reader of [`super::text`] comes first; what it cannot read is passed to these functions. They accept a
//! grid only if every row has the same form, so that a typing error in a plain grid stays an error.

use super::plain_text::PlainText;
use super::row::{CellRow, count_from_one};
use super::{PuzzleMistake, english, is_rule, plain, symbol, value_of};
use crate::puzzle::{Cell, Kind, Shape};
use row_form::{FORMS, FormRow, MAX_ROW, RowForm};
use std::collections::BTreeSet;
use std::ops::Range;

/// A puzzle with the text that was skipped around it.
pub(super) struct LenientPuzzle {
    pub(super) side: usize,
    pub(super) cells: Vec<u8>,
    /// `true` if the text counts the digits from 0.
    pub(super) from_zero: bool,
    /// The cells of a second full grid in the line, which contains the first.
    pub(super) solution: Option<Vec<u8>>,
    /// The byte range of the cells.
    pub(super) span: Range<usize>,
    /// The byte after the last line.
    pub(super) end: usize,
    /// Text beside the cells.
    pub(super) skipped: Vec<Range<usize>>,
}

/// The sides of grids, the most frequent first.
fn sides(assumed: Option<Kind>) -> Vec<usize> {
    let mut sides: Vec<usize> = Kind::sides().chain(assumed.map(Kind::side)).collect();
    // The first size that fits is taken, so the most frequent one must come first.
    sides.sort_by_key(|side| side.abs_diff(9));
    sides.retain(|&side| assumed.is_none_or(|kind| kind.side() == side));
    sides
}

/// Returns `true` for a sign that may stand for an empty cell in a grid with that many digits.
fn is_empty_sign(c: char, side: usize) -> bool {
    let is_digit = value_of(c).is_some_and(|value| usize::from(value) <= side);
    !is_digit && !c.is_control() && !" ,;|:'\"()[]{}<>#%&\\!".contains(c)
}

/// The signs of a grid: digits, and one sign for empty cells apart from the usual ones.
struct Signs {
    side: usize,
    /// The sign for empty cells, in lower case.
    empty: Option<char>,
}

impl Signs {
    /// Returns the signs of a text in a grid of `side`; `None` if it has several for empty cells.
    fn of(signs: impl Iterator<Item = char> + Clone, side: usize) -> Option<Signs> {
        let lower = |c: char| c.to_ascii_lowercase();
        let empty = signs.clone().map(lower).find(|&c| is_empty_sign(c, side));
        let is_other = |c: char| Some(lower(c)) != empty && is_empty_sign(c, side);
        let has = |sign: char| signs.clone().any(|c| c.eq_ignore_ascii_case(&sign));
        // With all other digits, 0 is another empty cell.
        let has_zero = has('0') && has(symbol(side as u8));
        // A program uses one sign for empty cells. Two of them mean that one is a typing error or that this is not a
        // grid.
        let is_mixed = empty.is_some() && (has_zero || ['.', '_', '*'].into_iter().any(has));
        (!is_mixed && !signs.clone().any(is_other)).then_some(Signs { side, empty })
    }

    /// Returns the standard symbol of a sign; `None` if it is not one of a cell.
    fn symbol(&self, c: char) -> Option<char> {
        if Some(c.to_ascii_lowercase()) == self.empty {
            return Some('.');
        }
        value_of(c).filter(|&value| usize::from(value) <= self.side).map(|_| c)
    }
}

/// Returns the cells of a text of signs in standard symbols; `None` if it is not a whole grid. Line breaks separate
/// rows.
pub(super) fn symbols_of(text: &str) -> Option<String> {
    let plain = PlainText::of(text);
    let text = plain.as_ref().map_or(text, |plain| &plain.text);
    let is_block = text.trim().contains('\n');
    let read = if is_block {
        grid(text.trim_start_matches(['\r', '\n']), 0, None)
    } else {
        line(text, 0, None)?.ok()
    };
    if let Some(read) = read.filter(|read| read.skipped.is_empty()) {
        return Some(read.cells.iter().map(|&value| symbol(value)).collect());
    }
    let signs = || text.chars().filter(|c| !"|\r\n\t".contains(*c));
    let compact = signs().filter(|&c| c != ' ').collect();
    let spaced = signs().map(|c| if c == ' ' { '.' } else { c }).collect();
    [compact, spaced].into_iter().find_map(|signs: Vec<char>| {
        let side = Kind::sides().find(|side| side * side == signs.len())?;
        let of = Signs::of(signs.iter().copied(), side)?;
        signs.iter().map(|&c| of.symbol(c)).collect()
    })
}

/// Separators between the parts of a line.
fn is_separator(c: char) -> bool {
    c.is_whitespace()
        || c.is_ascii_punctuation()
            && !matches!(c, '%' | '*'..='+' | '-'..='.' | '@' | '^'..='_' | '~')
}

/// Returns the parts of a line between separators, each with its byte range.
fn parts(line: &str) -> Vec<Range<usize>> {
    let mut parts: Vec<Range<usize>> = Vec::new();
    for (at, c) in line.char_indices().filter(|(_, c)| !is_separator(*c)) {
        match parts.last_mut() {
            Some(part) if part.end == at => part.end += c.len_utf8(),
            _ => parts.push(at..at + c.len_utf8()),
        }
    }
    parts
}

/// Returns the fields of a line that has `separator`, each with its byte range.
fn fields(line: &str, separator: char) -> Vec<Range<usize>> {
    let fields = line.split(separator).map(|field| {
        let start = field.as_ptr().addr() - line.as_ptr().addr();
        start..start + field.len()
    });
    fields.collect()
}

/// A whole grid in a line.
struct WholeGrid {
    side: usize,
    row: CellRow,
    /// The indices of its parts.
    parts: Range<usize>,
}

/// Reads the puzzle in a line with other text beside it, at byte `start`. Two puzzles are a mistake.
pub(super) fn line(
    line: &str,
    start: usize,
    assumed: Option<Kind>,
) -> Option<Result<LenientPuzzle, PuzzleMistake>> {
    if line.len() > MAX_LINE || is_header(line) {
        return None;
    }
    // Parts first: fields would take the whole of a plain line as one.
    let ways = [parts(line), fields(line, ','), fields(line, ';'), fields(line, '\t')];
    let mut read = ways.into_iter().map(|parts| (wholes(line, &parts, assumed), parts));
    let (mut wholes, parts) = read.find(|(wholes, _)| !wholes.is_empty())?;
    let contains = |full: &WholeGrid, part: &WholeGrid| {
        let mut pairs = full.row.values.iter().zip(&part.row.values);
        !full.row.values.contains(&0) && pairs.all(|(full, part)| [0, *full].contains(part))
    };
    let mut solution = None;
    if let [a, b] = &wholes[..] {
        // Of two grids of which one contains the other, the fuller one is the solution, whichever comes first.
        let first = usize::from(!contains(b, a) && contains(a, b));
        let (puzzle, full) = (&wholes[first], &wholes[1 - first]);
        if contains(full, puzzle) {
            solution = Some(wholes.remove(1 - first));
        }
    }
    let [_] = &wholes[..] else {
        return Some(Err(PuzzleMistake::new(
            english!("two-grids": "two grids in one line"),
            english!("puzzle-or-solution": "one may be the puzzle and the other its solution, or both may be puzzles; expected one puzzle per line, with its solution after a comma"),
        )));
    };
    let mut puzzle = wholes.remove(0);
    let used = |at: usize| {
        let of_solution = solution.as_ref().is_some_and(|full| full.parts.contains(&at));
        of_solution || puzzle.parts.contains(&at)
    };
    let skipped = (0..parts.len()).filter(|&at| !used(at));
    let skipped = skipped.map(|at| start + parts[at].start..start + parts[at].end).collect();
    let ends = &parts[puzzle.parts.clone()];
    let span = start + ends[0].start..start + ends[ends.len() - 1].end;
    let from_zero = count_from_one(std::slice::from_mut(&mut puzzle.row), puzzle.side);
    let kind = assumed.unwrap_or_else(|| plain(puzzle.side));
    Some(Ok(LenientPuzzle {
        side: puzzle.side,
        cells: puzzle.row.values,
        from_zero,
        solution: solution.and_then(|full| full.row.into_solution(kind, from_zero)),
        span,
        end: start + line.len(),
        skipped,
    }))
}

/// Returns the largest whole grids in the parts of a line.
fn wholes(line: &str, parts: &[Range<usize>], assumed: Option<Kind>) -> Vec<WholeGrid> {
    let mut wholes: Vec<WholeGrid> = Vec::new();
    let mut add_runs = |is_same: &dyn Fn(&Range<usize>, &Range<usize>) -> bool| {
        let mut at = 0;
        for run in parts.chunk_by(is_same) {
            at += run.len();
            if run.len() > 1 && run[0].len() > 1 {
                wholes.extend(whole(line, parts, at - run.len()..at, assumed));
            }
        }
    };
    add_runs(&|a, b| a.len() == b.len());
    wholes.extend((0..parts.len()).filter_map(|at| whole(line, parts, at..at + 1, assumed)));
    let is_cell = |part: &Range<usize>| cell(&line[part.clone()]).is_some();
    let mut at = 0;
    for run in parts.chunk_by(|a, b| is_cell(a) == is_cell(b)) {
        at += run.len();
        for side in sides(assumed).into_iter().filter(|_| is_cell(&run[0])) {
            let count = side * side;
            let Some(surplus) = run.len().checked_sub(count) else { continue };
            // A number before or after the cells may look like one.
            let runs = (0..=surplus)
                .filter(|start| surplus < 4 || surplus == count && start % count == 0)
                .filter_map(|start| {
                    let parts = at - run.len() + start..at - run.len() + start + count;
                    let values = run[start..start + count]
                        .iter()
                        .map(|part| cell_value(&line[part.clone()], side));
                    whole_of(values.collect::<Option<String>>()?, side, parts, assumed)
                });
            let mut runs: Vec<WholeGrid> = runs.collect();
            if surplus < 4 && runs.len() > 1 && runs.iter().any(|one| !one.contradicts()) {
                runs.retain(|one| !one.contradicts());
            }
            wholes.extend(runs);
        }
    }
    let most = wholes.iter().map(|whole| whole.row.values.len()).max();
    // The largest reading wins: 16 of the 81 cells of a line also look like a grid of 4x4.
    wholes.retain(|whole| Some(whole.row.values.len()) == most);
    wholes
}

impl WholeGrid {
    /// Returns `true` if a digit is twice in a house.
    fn contradicts(&self) -> bool {
        contradicts(plain(self.side), &self.row.values)
    }
}

/// Returns `true` if cells that must differ have equal digits in a grid of `kind`.
pub(super) fn contradicts(kind: Kind, values: &[u8]) -> bool {
    let is_repeated = |cell: Cell, shape: &Shape| {
        values[cell] > 0 && shape.peers(cell).iter().any(|&peer| values[peer] == values[cell])
    };
    Shape::of(kind)
        .is_some_and(|shape| shape.playable_cells().any(|cell| is_repeated(cell, &shape)))
}

/// Returns the whole grid in consecutive parts of a line; `None` if they are not one.
fn whole(
    line: &str,
    parts: &[Range<usize>],
    run: Range<usize>,
    assumed: Option<Kind>,
) -> Option<WholeGrid> {
    let signs = parts[run.clone()].iter().flat_map(|part| line[part.clone()].chars());
    let count = signs.clone().count();
    let side = sides(assumed).into_iter().find(|side| side * side == count)?;
    // Parts are rows, parts of rows between boxes, or several rows.
    let length = count / run.len();
    if !length.is_multiple_of(side) && !side.is_multiple_of(length) {
        return None;
    }
    let of = Signs::of(signs.clone(), side)?;
    whole_of(signs.map(|c| of.symbol(c)).collect::<Option<_>>()?, side, run, assumed)
}

/// Returns the whole grid with these symbols; `None` if it has no digit, or may be a canvas of overlapping grids.
fn whole_of(
    symbols: String,
    side: usize,
    parts: Range<usize>,
    assumed: Option<Kind>,
) -> Option<WholeGrid> {
    let row = CellRow::read(&symbols, 0, Some(plain(side))).ok()?;
    let may_be_canvas = assumed.is_none() && row.plain_side().is_none();
    let has_digit = row.values.iter().any(|&value| value > 0);
    // A line of signs without a digit is a rule or an ornament.
    (has_digit && !may_be_canvas).then_some(WholeGrid { side, row, parts })
}

/// Words for empty cells in programs and tables.
const EMPTY_WORDS: [&str; 11] =
    ["none", "nan", "null", "nil", "na", "n/a", "undefined", "nothing", "empty", "false", "-1"];

/// Returns the text of a cell without quotes, and without the decimals of whole numbers; an empty one for words that say
/// so.
pub(super) fn bare_cell(text: &str) -> &str {
    let text = text.trim().trim_matches(['"', '\'']).trim();
    let number = text.split_once('.').filter(|(number, decimals)| {
        !number.is_empty() && decimals.bytes().all(|digit| digit == b'0')
    });
    match number.map_or(text, |(number, _)| number) {
        text if text == "00" => &text[1..],
        text if EMPTY_WORDS.iter().any(|word| text.eq_ignore_ascii_case(word)) => &text[..0],
        text => text,
    }
}

/// Returns the digit of a cell between separators, `Some(None)` if it is empty; `None` if it is not a cell.
pub(super) fn cell(text: &str) -> Option<Option<u8>> {
    match bare_cell(text) {
        "" | "." | "_" | "*" | "-" | "?" | "x" | "X" => Some(None),
        text if text.bytes().all(|b| b.is_ascii_digit()) => text.parse().ok().map(Some),
        text if text.len() == 1 => value_of(text.chars().next()?).map(Some),
        _ => None,
    }
}

/// Returns the standard symbol of a cell of a grid of `side`; `None` if it is none.
fn cell_value(text: &str, side: usize) -> Option<char> {
    match cell(text)? {
        None => Some('.'),
        Some(0) => Some('0'),
        Some(digit) => (usize::from(digit) <= side).then(|| symbol(digit)),
    }
}

/// Returns `true` for a line that names columns or cells, as in `c1,c2,...` and `0 1 2 ...`.
pub(super) fn is_header(line: &str) -> bool {
    let parts = parts(line).into_iter().map(|part| &line[part]);
    let names: Vec<&str> =
        parts.filter(|part| part.ends_with(|c: char| c.is_ascii_digit())).collect();
    let number = |name: &str| name.parse::<usize>().ok();
    names.len() > 8
        && (names.iter().all(|name| name.starts_with(|c: char| c.is_alphabetic()))
            || names.windows(2).all(|two| number(two[0]).map(|n| n + 1) == number(two[1])))
        && names.iter().collect::<BTreeSet<_>>().len() == names.len()
}

/// The lengths of the parts of a UUID.
const UUID: [usize; 5] = [8, 4, 4, 4, 12];
/// The maximum length of a line with a puzzle and other text in bytes.
const MAX_LINE: usize = 20_000;

/// Reads the grid of lines at the start of `text`, which is at byte `start`.
pub(super) fn grid(text: &str, start: usize, assumed: Option<Kind>) -> Option<LenientPuzzle> {
    let kinds = sides(assumed).into_iter().map(|side| assumed.unwrap_or_else(|| plain(side)));
    let mut kinds = kinds.filter(|kind| kind.grids().is_single());
    // The first form that fits every row is taken, so stricter forms come before those that accept more.
    kinds.find_map(|kind| FORMS.into_iter().find_map(|form| grid_of(text, start, kind, form)))
}

/// Reads the grid of a kind and a form at the start of `text`.
fn grid_of(text: &str, start: usize, kind: Kind, form: RowForm) -> Option<LenientPuzzle> {
    let side = kind.side();
    let (box_rows, box_columns) = kind.boxes();
    let mut rows: Vec<FormRow> = Vec::new();
    let mut places: Vec<Range<usize>> = Vec::new();
    let mut end = start;
    let mut skipped = Vec::new();
    let mut has_heading = false;
    let mut lines = text.split_inclusive('\n').peekable();
    while let Some(line) = lines.next().filter(|line| line.len() <= MAX_ROW) {
        end += line.len();
        let line = unquoted(line.trim_end_matches(['\n', '\r']));
        let first = start + (line.as_ptr().addr() - text.as_ptr().addr());
        let place = first..first + line.trim_end().len();
        // Where blanks stand for empty cells, a line of dashes can only be a rule.
        let has_blank = rows.iter().any(|row| row.cells.contains(&""));
        if line.trim().is_empty() {
            let is_row = form.has_blanks()
                && (line.chars().count() >= side || !rows.len().is_multiple_of(box_rows));
            if is_row {
                rows.push(FormRow { label: "", cells: vec![""; side], rest: "" });
                places.push(place);
            } else if !rows.len().is_multiple_of(box_rows) {
                return None;
            }
        } else if rows.is_empty() && names_columns(line, side) {
            skipped.push(place);
        } else if let Some(row) = form.row(line, side, box_columns)
            && !is_long_rule(line, side)
            && !(has_blank && is_rule(line))
        {
            for beside in [row.label, row.rest]
                .into_iter()
                .filter(|beside| beside.contains(char::is_alphanumeric))
            {
                let at = first + (beside.as_ptr().addr() - line.as_ptr().addr());
                skipped.push(at..at + beside.trim_end().len());
            }
            rows.push(row);
            places.push(place);
        } else if rows.is_empty() && signs_of(line).eq((1..=side as u8).map(symbol)) {
            // The numbers of the columns.
        } else if !is_rule(line.trim()) || line.contains(|c: char| c.is_ascii_digit()) {
            return None;
        }
        if rows.len() == side {
            // One more row: the first may name the columns.
            let next = lines
                .peek()
                .filter(|line| line.len() <= MAX_ROW)
                .and_then(|line| form.row(unquoted(line.trim_end()), side, box_columns));
            let is_heading = next.is_some_and(|next| {
                let blanks = rows[0].cells.iter().filter(|cell| cell.is_empty()).count();
                let without_first: Vec<&[&str]> =
                    rows.iter().skip(1).chain([&next]).map(|row| &row.cells[..]).collect();
                let contradicts = |rows: Vec<&[&str]>| {
                    let row = cells_of(rows.into_iter(), kind);
                    row.is_none_or(|(row, _)| contradicts(kind, &row.values))
                };
                // A number above each grid.
                let after = lines.clone().nth(1).map_or("", str::trim);
                let is_label = form.has_blanks()
                    && is_number(&text[places[0].start - start..places[0].end - start])
                    && (after.is_empty() || is_number(after));
                is_label
                    || blanks == side && next.cells.iter().any(|cell| !cell.is_empty())
                    || blanks == 0
                        && contradicts(rows.iter().map(|row| &row.cells[..]).collect())
                        && !contradicts(without_first)
            });
            // One heading at most; a second surplus row is a mistake in the grid.
            if !is_heading || std::mem::replace(&mut has_heading, true) {
                break;
            }
            rows.remove(0);
            skipped.retain(|beside| beside.end <= places[0].start);
            skipped.push(places.remove(0));
        }
    }
    // Labels prove the form: text that differs from row to row without an order is a sentence with numbers in it.
    if rows.len() != side || !are_labels(&rows.iter().map(|row| row.label).collect::<Vec<_>>()) {
        return None;
    }
    let (row, from_zero) = cells_of(rows.iter().map(|row| &row.cells[..]), kind)?;
    // More than two empty columns are the margin of a smaller grid.
    // With cells only in the first column, the rows have lost their blanks.
    let is_cut = rows
        .iter()
        .all(|row| row.cells[0].starts_with(|c: char| c.is_alphanumeric() || ".*_".contains(c)));
    if form.has_blanks()
        && (is_cut
            || (0..side)
                .filter(|column| rows.iter().all(|row| row.cells[*column].is_empty()))
                .count()
                > 2)
    {
        return None;
    }
    // A form that shows hardly any digit is more likely something else.
    let digits = row.values.iter().filter(|&&value| value > 0).count();
    (2 * digits >= side).then_some(LenientPuzzle {
        side,
        cells: row.values,
        from_zero,
        solution: None,
        span: places[0].start..places[side - 1].end,
        end,
        skipped,
    })
}

/// Returns the cells of the rows of a grid of `kind`, and `true` if their digits count from 0; `None` if they are not
/// those of one.
fn cells_of<'r>(
    rows: impl Iterator<Item = &'r [&'r str]> + Clone,
    kind: Kind,
) -> Option<(CellRow, bool)> {
    let side = kind.side();
    let texts = || rows.clone().flatten().copied();
    // Numbers of two figures come between separators only.
    if !texts()
        .filter(|text| text.chars().count() > 1)
        .all(|text| text.parse().is_ok_and(|n| (10..=side).contains(&n)))
    {
        return None;
    }
    let signs = texts().filter(|text| text.chars().count() == 1).flat_map(str::chars);
    let of = Signs::of(signs.clone(), side)?;
    let has_blank = texts().any(str::is_empty);
    // No program mixes blanks with another sign.
    if has_blank && (of.empty.is_some() || signs.clone().any(|c| "0._*".contains(c))) {
        return None;
    }
    let cell = |text: &str| match text.chars().next() {
        None => Some('.'),
        Some(_) if text.len() > 1 && is_number(text) => text.parse().ok().map(symbol),
        Some(c) => of.symbol(c),
    };
    let cells: String = texts().map(cell).collect::<Option<_>>()?;
    let mut row = CellRow::read(&cells, 0, Some(plain_of(kind))).ok()?;
    let from_zero = count_from_one(std::slice::from_mut(&mut row), side);
    Some((row, from_zero))
}

/// Returns `true` if the texts before the rows of a grid are labels: none, one before the first row, the same word before
/// each row, or numbers or letters in order.
fn are_labels(labels: &[&str]) -> bool {
    let bare =
        |label: &&str| label.trim_matches(|c: char| !c.is_alphanumeric()).to_ascii_lowercase();
    let bare: Vec<String> = labels.iter().map(bare).collect();
    let index = |label: &String, first: &str| -> Option<usize> {
        let digits = label.trim_start_matches(|c: char| !c.is_ascii_digit());
        match (digits.parse().ok(), label.as_bytes()) {
            (Some(number), _) => Some(number),
            (None, [letter]) => letter.checked_sub(first.as_bytes()[0]).map(usize::from),
            _ => None,
        }
    };
    let is_remark = |label: &str| {
        label.trim_end().ends_with(|c: char| ").:=([{\"'".contains(c))
            || label.chars().filter(|c| c.is_alphabetic()).count() > 1
    };
    let is_blank = |part: &str| cell(part) == Some(None);
    if labels.iter().any(|label| parts(label).into_iter().any(|part| is_blank(&label[part]))) {
        return false;
    }
    bare[1..].iter().all(String::is_empty) && (bare[0].is_empty() || is_remark(labels[0]))
        || bare.iter().all(|label| *label == bare[0] && label.chars().all(char::is_alphabetic))
        || (0..2).any(|first| {
            bare.iter().enumerate().all(|(row, label)| index(label, "a") == Some(row + first))
        })
        || bare.iter().enumerate().all(|(row, label)| index(label, "a") == Some(row))
}

/// Returns `true` for a line with a name for each of `side` columns, which is not one of cells.
fn names_columns(line: &str, side: usize) -> bool {
    let names: Vec<&str> = parts(line).into_iter().map(|part| &line[part]).collect();
    names.len() == side
        && are_labels(&names)
        && !names.iter().skip(1).all(|name| cell_value(name, side).is_some())
        || names.iter().copied().eq((0..side).map(|n| n.to_string()))
}

/// Returns a line without the marks of quotation in mail.
fn unquoted(line: &str) -> &str {
    line.strip_prefix('>').map(|rest| rest.strip_prefix(' ').unwrap_or(rest)).map_or(line, unquoted)
}

/// Returns the signs of a line without blanks and bars.
fn signs_of(line: &str) -> impl Iterator<Item = char> + Clone {
    line.chars().filter(|c| !c.is_whitespace() && *c != '|')
}

/// Returns the kind of a single grid in which rows are read, which has no holes.
fn plain_of(kind: Kind) -> Kind {
    Kind::from_side(kind.side()).unwrap_or(kind)
}

/// Returns `true` for a rule between boxes, unless it may be a row of `side` empty cells.
fn is_long_rule(line: &str, side: usize) -> bool {
    let line = line.trim();
    let dashes = line.chars().filter(|c| "-=".contains(*c)).count();
    is_rule(line) && (line.contains(['+', ':']) || dashes != side)
}

/// Returns `true` for a number, a date or the like, as in `7.1/1.2`, `2026-11-20` and `+49 30 123456`.
pub(super) fn is_number(text: &str) -> bool {
    let runs = text.split([' ', '.', ',', '/', ':', '-']);
    text.bytes().any(|b| b.is_ascii_digit())
        && text.bytes().all(|b| b.is_ascii_digit() || b" .,/:-+".contains(&b))
        && (text.starts_with('+')
            || text.len() < 30
                && runs.clone().all(|run| (1..5).contains(&run.len()))
                && text.matches(' ').count() < 3
            || (1..20).contains(&text.len()) && runs.count() == 1)
}

/// Returns `true` for a line that is more likely a heading or another remark than a row or line of cells with a mistake.
/// `side` is the size of an open grid.
pub(super) fn is_prose(content: &str, side: Option<usize>) -> bool {
    if content.len() > MAX_LINE {
        return false;
    }
    // Letters beyond those of the largest grid, or a word of at least three.
    let is_word = |word: &str| {
        word.chars().count() > 2
            && word.chars().all(char::is_alphabetic)
            && word.chars().any(|c| value_of(c).is_none())
            && cell(word).is_none()
    };
    let has_word = content.split(|c: char| !c.is_alphabetic()).any(is_word);
    let count = signs_of(content).count();
    let has_letters = count > 15;
    let cells = signs_of(content)
        .filter(|c| value_of(*c).is_some() && (has_letters || !c.is_ascii_alphabetic()))
        .count();
    match side {
        Some(side) => has_word || count < 4 && side > 4 || 2 * cells < count && !has_cells(content),
        None => {
            has_word
                || is_number(content)
                || content.split('-').map(str::len).eq(UUID)
                || is_header(content)
                || !(has_cells(content) || count > 5 && 5 * cells >= 4 * count)
        }
    }
}

/// Returns `true` if most parts of a line, or all of its fields, are cells.
fn has_cells(line: &str) -> bool {
    // Letters may name columns.
    let is_cell = |part: &&Range<usize>| {
        let text = &line[(*part).clone()];
        cell(text).is_some() && !text.contains(char::is_alphabetic)
    };
    let parts = parts(line);
    parts.len() > 3 && 5 * parts.iter().filter(is_cell).count() >= 4 * parts.len()
        || [',', ';', '\t', '|', '&'].into_iter().any(|separator| {
            let fields = line
                .trim_matches(|c: char| "[](){},; ".contains(c) && c != separator)
                .split(separator);
            fields.clone().count() > 3 && fields.map(cell).all(|cell| cell.is_some())
        })
}

mod row_form;
