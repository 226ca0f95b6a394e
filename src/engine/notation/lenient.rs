//! Lines and grids as people and other programs write them: with other signs for empty cells, with separators between
//! cells, and with headings, identifiers and ratings around the cells.
//!
//! The strict reader of [`super::text`] comes first; what it cannot read is passed to these functions. They accept a
//! grid only if every row has the same form, so that a typing error in a plain grid stays an error.

use super::row::{CellRow, count_from_one};
use super::{is_rule, plain, symbol, value_of};
use crate::puzzle::Kind;
use std::ops::Range;

/// A puzzle with the text that was skipped around it.
pub(super) struct LenientPuzzle {
    pub(super) side: usize,
    pub(super) cells: Vec<u8>,
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
    sides.sort_by_key(|side| side.abs_diff(9));
    sides.retain(|&side| assumed.is_none_or(|kind| kind.side() == side));
    sides
}

/// Returns `true` for a sign that may stand for an empty cell in a grid with that many digits.
fn is_empty_sign(c: char, side: usize) -> bool {
    let is_digit = value_of(c).is_some_and(|value| usize::from(value) <= side);
    !is_digit && !c.is_control() && !" ,;|:'\"()[]{}<>#&\\".contains(c)
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
        let is_mixed = empty.is_some() && signs.clone().any(|c| "._*".contains(c));
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
    if let Some(grid) = grid(text, 0, None).filter(|_| text.trim().contains('\n')) {
        return Some(grid.cells.iter().map(|&value| symbol(value)).collect());
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
    c.is_whitespace() || ",;:|=\"'`()[]{}<>".contains(c)
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

/// A whole grid in a line.
struct WholeGrid {
    side: usize,
    row: CellRow,
    /// The indices of its parts.
    parts: Range<usize>,
}

/// Reads the puzzle in a line with other text beside it, at byte `start`. Returns the reason if there are two.
pub(super) fn line(
    line: &str,
    start: usize,
    assumed: Option<Kind>,
) -> Option<Result<LenientPuzzle, &'static str>> {
    if line.len() > MAX_LINE {
        return None;
    }
    let parts = parts(line);
    let mut wholes: Vec<WholeGrid> = Vec::new();
    let equal_runs = parts.chunk_by(|a, b| a.len() == b.len()).scan(0, |at, run| {
        *at += run.len();
        Some(*at - run.len()..*at)
    });
    let singles = (0..parts.len()).map(|at| at..at + 1);
    for run in singles.chain(equal_runs.filter(|run| run.len() > 1)) {
        wholes.extend(whole(line, &parts, run, assumed));
    }
    let most = wholes.iter().map(|whole| whole.row.values.len()).max()?;
    wholes.retain(|whole| whole.row.values.len() == most);
    let contains = |full: &WholeGrid, part: &WholeGrid| {
        let mut pairs = full.row.values.iter().zip(&part.row.values);
        !full.row.values.contains(&0) && pairs.all(|(full, part)| [0, *full].contains(part))
    };
    let mut solution = None;
    if let [a, b] = &wholes[..] {
        let first = usize::from(!contains(b, a) && contains(a, b));
        let (puzzle, full) = (&wholes[first], &wholes[1 - first]);
        if contains(full, puzzle) {
            solution = Some(wholes.remove(1 - first));
        }
    }
    let [_] = &wholes[..] else {
        return Some(Err(
            "one may be the puzzle and the other its solution, or both may be puzzles; expected one puzzle per line, with its solution after a comma",
        ));
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
        solution: solution.and_then(|full| full.row.into_solution(kind, from_zero)),
        span,
        end: start + line.len(),
        skipped,
    }))
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
    let of = Signs::of(signs.clone(), side)?;
    let cells: String = signs.map(|c| of.symbol(c)).collect::<Option<_>>()?;
    let row = CellRow::read(&cells, 0, Some(plain(side))).ok()?;
    // It may be a canvas of overlapping grids.
    if assumed.is_none() && row.plain_side().is_none() {
        return None;
    }
    // A rule of dashes has no digit.
    row.values.iter().any(|&value| value > 0).then_some(WholeGrid { side, row, parts: run })
}

/// A way in which the rows of a grid are written.
#[derive(Clone, Copy)]
enum RowForm {
    /// One character for each cell; blanks and bars are skipped.
    Signs,
    /// Signs as in [`RowForm::Signs`], after a label such as `A` or `1`.
    Labelled,
    /// Cells between separators. A cell may be blank, or a number of two figures.
    Fields(char),
    /// Cells between blanks.
    Words,
    /// One character for each cell at the same place of every line; a blank is an empty cell. Cells are that many
    /// characters apart, and a bar stands between boxes if the last is `true`.
    Columns { first: usize, step: usize, has_bars: bool },
}

const FORMS: [RowForm; 15] = [
    RowForm::Signs,
    RowForm::Fields(','),
    RowForm::Fields(';'),
    RowForm::Fields('\t'),
    RowForm::Fields('|'),
    RowForm::Fields('&'),
    RowForm::Words,
    RowForm::Labelled,
    RowForm::Columns { first: 0, step: 1, has_bars: false },
    RowForm::Columns { first: 0, step: 1, has_bars: true },
    RowForm::Columns { first: 1, step: 1, has_bars: true },
    RowForm::Columns { first: 0, step: 2, has_bars: false },
    RowForm::Columns { first: 0, step: 2, has_bars: true },
    RowForm::Columns { first: 1, step: 2, has_bars: true },
    RowForm::Columns { first: 2, step: 2, has_bars: true },
];

/// The maximum length of a row of a grid in bytes.
const MAX_ROW: usize = 1_000;
/// The maximum length of a line with a puzzle and other text in bytes.
const MAX_LINE: usize = 20_000;

impl RowForm {
    /// Returns the cells of a line, one text for each; `None` if the line has another form.
    fn cells(self, line: &str, side: usize, boxes: usize, row: usize) -> Option<Vec<String>> {
        if line.len() > MAX_ROW {
            return None;
        }
        let signs = || signs_of(line);
        let texts = |all: Vec<&str>| -> Vec<String> {
            let bare = |text: &str| text.trim().trim_matches(['"', '\'']).trim().to_owned();
            all.into_iter().map(bare).collect()
        };
        let cells: Vec<String> = match self {
            RowForm::Signs => signs().map(String::from).collect(),
            RowForm::Labelled => {
                let label = signs().next()?.to_ascii_uppercase();
                let index = [b'A', b'1'].map(|first| char::from(first + row as u8));
                let cells = index.contains(&label).then(|| signs().skip(1));
                cells?.filter(|&c| c != ':').map(String::from).collect()
            }
            RowForm::Fields('|') => {
                // Rows of LaTeX's sudoku end with a dot.
                let bare = line.trim_end().strip_suffix("|.").map(|bare| format!("{bare}|"));
                let line = bare.unwrap_or(line.to_owned());
                let mut fields = texts(line.split('|').collect());
                let has_frame = fields.len() == side + 2 && fields[0].is_empty();
                if has_frame && fields[side + 1].is_empty() {
                    fields.pop();
                    fields.remove(0);
                }
                fields
            }
            RowForm::Fields(separator) => {
                // Rows of LaTeX tables end with two backslashes.
                let line = line.split("\\\\").next().unwrap_or_default();
                let ends = |c: char| c.is_whitespace() && c != separator || "[](){}\\".contains(c);
                let bare = line.trim_matches(ends);
                // In lists of rows, each row ends with a separator.
                let inner = bare.strip_suffix([',', ';']).filter(|bare| {
                    bare.ends_with([']', '}', ')']) || bare.matches(separator).count() + 1 == side
                });
                texts(inner.unwrap_or(bare).trim_matches(ends).split(separator).collect())
            }
            RowForm::Words => texts(line.split(|c: char| c.is_whitespace() || c == '|').collect())
                .into_iter()
                .filter(|word| !word.is_empty())
                .collect(),
            RowForm::Columns { first, step, has_bars } => {
                let at =
                    |cell: usize| first + step * (cell + usize::from(has_bars) * (cell / boxes));
                let places: Vec<usize> = (0..side).map(at).collect();
                let line: Vec<char> = line.trim_end().chars().collect();
                let is_cell = |(at, c): (usize, &char)| {
                    places.contains(&at) || *c == ' ' || *c == '|' && has_bars
                };
                let is_aligned = line.iter().enumerate().all(is_cell);
                let sign = |&at: &usize| match line.get(at) {
                    None | Some(' ') => String::new(),
                    Some(c) => c.to_string(),
                };
                is_aligned.then(|| places.iter().map(sign).collect())?
            }
        };
        (cells.len() == side).then_some(cells)
    }

    /// Returns `true` if a line without any sign may be a row of empty cells.
    fn has_blanks(self) -> bool {
        matches!(self, RowForm::Columns { .. })
    }
}

/// Reads the grid of lines at the start of `text`, which is at byte `start`.
pub(super) fn grid(text: &str, start: usize, assumed: Option<Kind>) -> Option<LenientPuzzle> {
    let kinds = sides(assumed).into_iter().map(|side| assumed.unwrap_or_else(|| plain(side)));
    let mut kinds = kinds.filter(|kind| kind.grids().is_single());
    kinds.find_map(|kind| FORMS.into_iter().find_map(|form| grid_of(text, start, kind, form)))
}

/// Reads the grid of a kind and a form at the start of `text`.
fn grid_of(text: &str, start: usize, kind: Kind, form: RowForm) -> Option<LenientPuzzle> {
    let side = kind.side();
    let (box_rows, box_columns) = kind.boxes();
    let mut rows: Vec<Vec<String>> = Vec::new();
    let mut span = start..start;
    let mut end = start;
    for line in text.split_inclusive('\n') {
        let first = end;
        end += line.len();
        let line = line.trim_start_matches('\u{feff}').trim_end_matches(['\n', '\r']);
        if line.trim().is_empty() {
            let is_row = form.has_blanks()
                && (line.chars().count() >= side || !rows.len().is_multiple_of(box_rows));
            if is_row {
                rows.push(vec![String::new(); side]);
            } else if !rows.len().is_multiple_of(box_rows) {
                return None;
            }
        } else if let Some(cells) = form.cells(line, side, box_columns, rows.len())
            && !is_long_rule(line, side)
        {
            if span.is_empty() {
                span.start = first;
            }
            span.end = first + line.trim_end().len();
            rows.push(cells);
        } else if rows.is_empty() && signs_of(line).eq((1..=side as u8).map(symbol)) {
            // The numbers of the columns.
        } else if !is_rule(line.trim()) || line.contains(|c: char| c.is_ascii_digit()) {
            return None;
        }
        if rows.len() == side {
            // A first row with all digits in order numbers the columns, if there is one more row.
            let next = text[end - start..].lines().next().unwrap_or_default();
            let is_numbered = rows[0].iter().zip(1..).all(|(cell, n)| *cell == i32::to_string(&n));
            if !is_numbered || form.cells(next, side, box_columns, side).is_none() {
                break;
            }
            rows.remove(0);
        }
    }
    if rows.len() != side {
        return None;
    }
    let texts = || rows.iter().flatten();
    // Numbers of two figures come between separators only.
    let long = |text: &&String| text.chars().count() > 1;
    let is_number = |text: &String| text.parse().is_ok_and(|n: usize| (10..=side).contains(&n));
    if !texts().filter(long).all(is_number) {
        return None;
    }
    let signs = texts().filter(|text| text.chars().count() == 1).flat_map(|text| text.chars());
    let of = Signs::of(signs.clone(), side)?;
    let has_blank = texts().any(String::is_empty);
    // No program mixes blanks with another sign.
    if has_blank && (of.empty.is_some() || signs.clone().any(|c| "0._*".contains(c))) {
        return None;
    }
    let cell = |text: &String| match text.chars().next() {
        None => Some('.'),
        Some(_) if text.len() > 1 && is_number(text) => text.parse().ok().map(symbol),
        Some(c) => of.symbol(c),
    };
    let cells: String = texts().map(cell).collect::<Option<_>>()?;
    let mut row = CellRow::read(&cells, 0, Some(plain_of(kind))).ok()?;
    count_from_one(std::slice::from_mut(&mut row), side);
    // More than two empty columns are the margin of a smaller grid.
    let is_empty = |column: &usize| (0..side).all(|row| rows[row][*column].is_empty());
    if form.has_blanks() && (0..side).filter(is_empty).count() > 2 {
        return None;
    }
    // A form that shows hardly any digit is more likely something else.
    let digits = row.values.iter().filter(|&&value| value > 0).count();
    (2 * digits >= side).then_some(LenientPuzzle {
        side,
        cells: row.values,
        solution: None,
        span,
        end,
        skipped: Vec::new(),
    })
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

/// Returns `true` for a line that is more likely a heading or another remark than a row with a mistake. `side` is the
/// size of an open grid.
pub(super) fn is_prose(content: &str, side: Option<usize>) -> bool {
    let signs = || signs_of(content);
    let count = signs().count();
    let letters = signs().filter(|c| c.is_alphabetic()).count();
    let number = content.trim_matches(|c: char| "#.:()[]%=-*".contains(c) || c.is_whitespace());
    let figures = number.chars().filter(char::is_ascii_digit).count();
    let is_number = figures > 0
        && number.chars().all(|c| c.is_ascii_digit() || ".,/:-".contains(c))
        && number.matches(['.', ',', '/', ':', '-']).count() <= 2
        && !number.contains("..");
    // Letters beyond those of the largest grid, or a word of at least three.
    let is_word = |word: &str| {
        word.chars().count() > 2
            && word.chars().all(char::is_alphabetic)
            && word.chars().any(|c| value_of(c).is_none())
    };
    let has_word = content.split(|c: char| !c.is_alphabetic()).any(is_word);
    match side {
        Some(side) => has_word || is_number && count < 4 && side > 4,
        None => has_word || 2 * letters > count && count < 40 || is_number && figures < 9,
    }
}
