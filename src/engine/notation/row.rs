//! The cells of one line of text, including the holes of canvases.

use super::{
    EnglishText, HOLE_SIGN, NotationError, PuzzleMistake, english, expected_symbols, symbol,
    value_of,
};
use crate::puzzle::{GridLayout, Kind, cell_name};
use std::fmt::Display;
use std::ops::Range;
use std::sync::LazyLock;

/// The minimum number of cells from which the intended size can be guessed. Shorter lines may be rows of any grid.
const MIN_CELLS: usize = 13;

/// The maximum number of cells that are read, larger than any grid, including the pencil marks of 25x25.
const MAX_CELLS: usize = 20_000;

/// The value of a hole in a row.
pub(super) const HOLE: u8 = u8::MAX;

/// The kinds with a named layout that has holes.
pub(super) static CANVASES: LazyLock<Vec<Kind>> = LazyLock::new(|| {
    let single =
        Kind::sides().filter_map(|side| Kind::new(side, None, &[]).ok()).flat_map(|kind| {
            let (rows, columns) = kind.boxes();
            let transposed = Kind::new(kind.digits(), Some((columns, rows)), &[]).ok();
            [Some(kind), transposed.filter(|&transposed| transposed != kind)]
        });
    let with_grids = single.flatten().flat_map(|kind| {
        let layouts = GridLayout::NAMES.iter().map(|(_, layout)| *layout);
        layouts.filter_map(move |layout| kind.with_layout(layout).ok())
    });
    with_grids.filter(|kind| kind.size() < kind.cells()).collect()
});

/// Returns the kind whose canvas has exactly these holes; `None` unless exactly one named layout has them.
pub(super) fn kind_with_holes(cells: usize, is_hole: impl Fn(usize) -> bool) -> Option<Kind> {
    exactly_one(CANVASES.iter().copied().filter(|kind: &Kind| {
        kind.cells() == cells && (0..cells).all(|cell| kind.is_hole(cell) == is_hole(cell))
    }))
}

/// Returns the only item; `None` unless there is exactly one. (A small sohei has the same holes as a cross.)
pub(super) fn exactly_one<T>(mut all: impl Iterator<Item = T>) -> Option<T> {
    all.next().filter(|_| all.next().is_none())
}

/// Returns `true` if some canvas with holes has that many cells.
pub(super) fn is_canvas_size(cells: usize) -> bool {
    CANVASES.iter().any(|kind| kind.cells() == cells)
}

/// Returns `true` if the values may be those of a canvas with holes, which may be written as empty cells.
pub(super) fn is_possible_canvas(values: &[u8]) -> bool {
    CANVASES.iter().any(|kind: &Kind| {
        kind.cells() == values.len()
            && values.iter().enumerate().all(|(cell, &value): (usize, &u8)| {
                if kind.is_hole(cell) {
                    value == HOLE || value == 0
                } else {
                    value == HOLE || usize::from(value) <= kind.digits()
                }
            })
    })
}

/// Returns the size that was most likely intended for a line with that many cells.
fn nearest_side(cells: usize) -> usize {
    let distance = |side: usize| cells.abs_diff(side).min(cells.abs_diff(side * side));
    Kind::sides().min_by_key(|&side| (distance(side), side != 9)).expect("at least one size")
}

/// The cells of one line of text.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct CellRow {
    pub(super) values: Vec<u8>,
    /// The byte offset of each cell in the text.
    pub(super) places: Vec<usize>,
    pub(super) span: Range<usize>,
    /// The cells that are written as 0, unless the row has no other sign for empty cells.
    pub(super) zeros: Vec<usize>,
    /// `true` if some cells are empty by another sign than 0.
    pub(super) has_blanks: bool,
}

/// Counts the digits of a puzzle from 1 if its rows count them from 0. They do if empty cells have another sign than 0,
/// no value is beyond the last but one, and no digit is too frequent. Returns `true` if digits have changed.
pub(super) fn count_from_one(rows: &mut [CellRow], digits: usize) -> bool {
    let zeros: usize = rows.iter().map(|row| row.zeros.len()).sum();
    // More zeros than digits cannot all be placed digits, so they are empty cells.
    let is_from_zero = (1..=digits).contains(&zeros)
        && rows.iter().any(|row| row.has_blanks)
        && (rows.iter().flat_map(|row| &row.values))
            .all(|&value| value == HOLE || usize::from(value) < digits);
    for row in rows.iter_mut().filter(|_| is_from_zero) {
        row.count_from_one();
    }
    is_from_zero
}

impl CellRow {
    /// Parses the cells of `line`, which starts at byte `start` of the text, in a puzzle of `kind` or of any kind.
    /// Holes become [`HOLE`].
    pub(super) fn read(
        line: &str,
        start: usize,
        kind: Option<Kind>,
    ) -> Result<CellRow, NotationError> {
        match plain_cells(line) {
            // Lines of 81 characters are by far the most frequent input, in files of millions.
            Some(cells) if kind.is_none_or(|kind| kind.digits() == 9 && kind.cells() == 81) => {
                Ok(CellRow {
                    values: cells.to_vec(),
                    places: (start..start + 81).collect(),
                    span: start..start + 81,
                    zeros: Vec::new(),
                    has_blanks: false,
                })
            }
            _ => CellRow::of_symbols(line, start, kind),
        }
    }

    /// Parses the cells of any line, symbol by symbol.
    fn of_symbols(line: &str, start: usize, kind: Option<Kind>) -> Result<CellRow, NotationError> {
        let mut values = Vec::with_capacity(81);
        let mut places = Vec::with_capacity(81);
        let mut end = 0;
        let (mut zeros, mut has_blanks) = (Vec::new(), false);
        let digits = kind.map(Kind::digits);
        // A small `x` is a hole only where there can be one; elsewhere it is an invalid cell.
        let may_have_holes = kind.is_none_or(|kind| !kind.grids().is_single());
        let is_whole = |n: usize| match kind {
            Some(kind) => kind.cells() == n,
            None => Kind::sides().any(|side| side * side == n) || is_canvas_size(n),
        };
        for (at, c) in line.char_indices() {
            let value = match c {
                ',' | ';' | '#' if is_whole(values.len()) => break,
                // Tabs may also separate the 16 cells of a row.
                '\t' if is_whole(values.len())
                    && !(values.len() == 16 && line[..at].contains('\t')) =>
                {
                    break;
                }
                // Only a whole canvas has that many cells without a blank among them.
                ' ' if at == values.len() && values.contains(&HOLE) && is_canvas_size(at) => break,
                ' ' | '\t' | '|' => continue,
                _ if may_have_holes && c.eq_ignore_ascii_case(&HOLE_SIGN) => HOLE,
                _ => match value_of(c).filter(|&v| usize::from(v) <= digits.unwrap_or(25)) {
                    Some(value) => value,
                    None => return Err(invalid_cell(c, start + at, digits)),
                },
            };
            if values.len() == MAX_CELLS {
                return Err(PuzzleMistake::new(
                    english!("too-many-cells": "a line of more than {most} cells", most = MAX_CELLS),
                    english!("no-such-size": "no grid has that many"),
                )
                .at(start + at..start + at));
            }
            if c == '0' {
                zeros.push(values.len());
            }
            has_blanks |= value == 0 && c != '0';
            values.push(value);
            places.push(start + at);
            end = at + 1;
        }
        let first = places.first().copied().unwrap_or(start);
        Ok(CellRow { values, places, span: first..start + end, zeros, has_blanks })
    }

    /// Returns `true` if the digits of a whole puzzle of `kind` count from 0; see [`count_from_one`].
    pub(super) fn counts_from_zero(&self, kind: Kind) -> bool {
        if self.zeros.is_empty() {
            return false;
        }
        let mut row = self.clone();
        kind.grids().is_single() && count_from_one(std::slice::from_mut(&mut row), kind.digits())
    }

    /// Counts the digits, which are written from 0, from 1.
    fn count_from_one(&mut self) {
        self.values.iter_mut().filter(|value| (1..HOLE).contains(value)).for_each(|v| *v += 1);
        self.zeros.drain(..).for_each(|cell| self.values[cell] = 1);
    }

    /// Returns the values of a full grid of `kind`, whose digits count from 0 if `is_from_zero`; `None` if the row is
    /// not one.
    pub(super) fn into_solution(mut self, kind: Kind, is_from_zero: bool) -> Option<Vec<u8>> {
        if is_from_zero {
            self.count_from_one();
        }
        self.zeros.clear();
        let cells = self.into_cells(kind).ok()?;
        (0..cells.len()).all(|cell: usize| cells[cell] != 0 || kind.is_hole(cell)).then_some(cells)
    }

    /// Checks that every value is at most `digits`.
    pub(super) fn check_digits(&self, digits: usize) -> Result<(), NotationError> {
        self.values.iter().position(|&v| usize::from(v) > digits).map_or(Ok(()), |cell| {
            let sign = match self.values[cell] {
                HOLE => HOLE_SIGN,
                value => symbol(value),
            };
            Err(invalid_cell(sign, self.places[cell], Some(digits)))
        })
    }

    /// Checks that there are no holes, for a row that does not belong to a named layout.
    pub(super) fn check_no_holes(&self) -> Result<(), NotationError> {
        let hole = self.values.iter().position(|&value| value == HOLE);
        let cells = self.values.len();
        // If a single grid has this many cells, the sign is more likely a typo.
        if hole.is_some() && self.plain_side().is_none() && is_canvas_size(cells) {
            return Err(PuzzleMistake::new(
                english!("no-such-holes": "no named layout has its holes where `{hole}` is written", hole = HOLE_SIGN),
                english!("give-corners": "give the corners of other layouts as `grids`, as in `{example}`", example = "r1c1r4c7r7c1"),
            )
            .at(self.span.clone()));
        }
        hole.map_or(Ok(()), |cell| Err(invalid_cell(HOLE_SIGN, self.places[cell], None)))
    }

    /// Returns the kind of a whole puzzle with these cells and holes; without holes, one without variants. `None` if no
    /// kind fits.
    pub(super) fn kind(&self) -> Option<Kind> {
        let cells = self.values.len();
        if self.values.contains(&HOLE) {
            return kind_with_holes(cells, |cell| self.values[cell] == HOLE);
        }
        self.plain_side().map(super::plain)
    }

    /// Returns the side of the single grid with this many cells; `None` if there is none, or if the row may also be a
    /// canvas whose holes are written as empty cells.
    pub(super) fn plain_side(&self) -> Option<usize> {
        let side = Kind::sides().find(|side| side * side == self.values.len());
        side.filter(|side| *side <= 9 || !self.is_possible_canvas())
    }

    /// Returns `true` if some canvas with this many cells has holes only in places without digits.
    pub(super) fn is_possible_canvas(&self) -> bool {
        is_possible_canvas(&self.values)
    }

    /// Returns the values of a whole puzzle of `kind`, with 0 for holes.
    ///
    /// # Errors
    /// Returns [`NotationError`] if the row does not fit the kind.
    pub(super) fn into_cells(mut self, kind: Kind) -> Result<Vec<u8>, NotationError> {
        if self.values.len() != kind.cells() {
            return Err(self.wrong_length_for(kind));
        }
        if kind.grids().is_single() {
            count_from_one(std::slice::from_mut(&mut self), kind.digits());
            self.check_digits(kind.digits())?;
            return Ok(self.values);
        }
        for (cell, (value, &place)) in self.values.iter_mut().zip(&self.places).enumerate() {
            *value = value_at(kind, cell, *value, place)?;
        }
        self.check_digits(kind.digits())?;
        Ok(self.values)
    }

    /// Returns the error for a line whose number of cells fits neither a grid nor a row.
    pub(super) fn length_error(&self) -> NotationError {
        let list = |number: fn(usize) -> usize| {
            Kind::sides().map(|side| number(side).to_string()).collect::<Vec<String>>().join(", ")
        };
        let expected = match self.values.len() {
            cells if cells < MIN_CELLS => {
                english!("expected-grid-or-row": "no grid has that many: expected all cells of a grid ({grids}) or of a row ({rows})",
                    grids = list(|side| side * side), rows = list(|side| side))
            }
            cells if is_canvas_size(cells) => {
                english!("give-layout": "give the layout of overlapping grids as `grids`, or write `{hole}` for each hole", hole = HOLE_SIGN)
            }
            cells => return self.wrong_length_for(super::plain(nearest_side(cells))),
        };
        wrong_count(self.values.len(), expected).at(self.span.clone())
    }

    /// Returns the error for a line with the wrong number of cells for `kind`.
    pub(super) fn wrong_length_for(&self, kind: Kind) -> NotationError {
        let (cells, side) = (self.values.len(), kind.side());
        let (whole, half) = (kind.cells(), kind.cells() / 2);
        let surplus = match cells {
            n if n > whole => Some(self.places[whole]),
            n if n > side && n < half => Some(self.places[side]),
            _ => None,
        };
        let expected = match surplus {
            _ if !kind.grids().is_single() => expected_cells(kind),
            Some(_) => {
                english!("surplus-cells": "expected {whole} cells, or {side} for a row of a grid; the surplus starts here", whole, side)
            }
            None => {
                english!("missing-cells": "expected {whole} cells, or {side} for a row of a grid; some are missing here", whole, side)
            }
        };
        let end = self.span.end;
        wrong_count(cells, expected).at(surplus.unwrap_or(end)..end)
    }
}

/// Describes the cells of a kind.
pub(super) fn expected_cells(kind: Kind) -> EnglishText {
    english!("cells-of-kind": "expected {whole} cells of a `{kind}`", whole = kind.cells(), kind)
}

/// Returns the mistake of a line with a wrong number of cells.
pub(super) fn wrong_count(cells: usize, expected: EnglishText) -> PuzzleMistake {
    PuzzleMistake::new(english!("line-of-cells": "a line of {cells} cells", cells), expected)
}

/// Checks the value of a cell of `kind`, and returns it. A hole, which may be written as an empty cell, becomes 0.
pub(super) fn value_at(
    kind: Kind,
    cell: usize,
    value: u8,
    place: usize,
) -> Result<u8, NotationError> {
    let mistake = match (kind.is_hole(cell), value) {
        (true, HOLE | 0) => return Ok(0),
        (false, value) if value != HOLE => return Ok(value),
        (true, value) => digit_in_hole(symbol(value), cell, kind, HOLE_SIGN),
        (false, _) => PuzzleMistake::new(
            english!("hole-in-cell": "`{hole}` at {cell}, which is a cell of a `{kind}`",
                hole = HOLE_SIGN, cell = cell_name(cell, kind.side()), kind),
            expected_symbols(Some(kind.digits())),
        ),
    };
    Err(mistake.at(place..place + 1))
}

/// Returns the mistake of a value at a place of `kind` that is not a cell, where `hole` was expected.
pub(super) fn digit_in_hole(
    sign: impl Display,
    cell: usize,
    kind: Kind,
    hole: impl Display,
) -> PuzzleMistake {
    PuzzleMistake::new(
        english!("digit-in-hole": "`{sign}` at {cell}, which is not a cell of a `{kind}`", sign, cell = cell_name(cell, kind.side()), kind),
        english!("expected-hole": "expected `{hole}` for a hole", hole),
    )
}

/// Parses the cells of a classic puzzle without separators. Most lines are of this sort, and this is much faster than
/// [`CellRow::of_symbols`]. Returns `None` for other lines.
pub(super) fn plain_cells(line: &str) -> Option<[u8; 81]> {
    let (symbols, rest) = line.as_bytes().split_first_chunk::<81>()?;
    let is_end = matches!(rest, [] | [b',' | b';' | b'#' | b'\t', ..]);
    let is_blank = |symbol: u8| matches!(symbol, b'.' | b'_' | b'*');
    // With two signs for empty cells, one of them may be a digit.
    let (mut all_plain, mut zero, mut blank) = (true, false, false);
    for &symbol in symbols {
        all_plain &= symbol.is_ascii_digit() | is_blank(symbol);
        zero |= symbol == b'0';
        blank |= is_blank(symbol);
    }
    let all_plain = all_plain & !(zero & blank);
    (is_end && all_plain)
        .then(|| symbols.map(|symbol: u8| if symbol.is_ascii_digit() { symbol - b'0' } else { 0 }))
}

/// Returns the error for a character that is not a symbol of a cell.
fn invalid_cell(c: char, at: usize, side: Option<usize>) -> NotationError {
    PuzzleMistake::new(not_a_cell(c.escape_debug()), expected_symbols(side))
        .at(at..at + c.len_utf8())
}

/// Describes a sign that is not a value of a cell.
pub(super) fn not_a_cell(sign: impl Display) -> EnglishText {
    english!("not-a-cell": "`{sign}` is not a valid cell", sign)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    #[test]
    fn reports_the_expected_lengths() {
        let report = |line: &str| CellRow::read(line, 0, None).unwrap().length_error();
        assert!(report("12345").expected.contains("of a row (4, 6, 8, 9,"));
        assert_eq!(report("12345").span, 0..5);
        assert!(report(&LINE[1..]).expected.starts_with("expected 81 cells"));
    }

    #[test]
    fn the_fast_path_agrees_with_the_general_one() {
        let ends = ["", ",x", ";", "# 1", "\t|", " ", "|", "1", "\r", "x", "ä"];
        let starts = ["", " ", "|", "\u{feff}", "."];
        for (start, end) in starts.iter().flat_map(|start| ends.map(|end| (start, end))) {
            for cell in (0..=255).map(char::from) {
                let line = format!("{start}{}{end}", LINE.replacen('7', &cell.to_string(), 1));
                for kind in [None, Some("9"), Some("6"), Some("9@twodoku")] {
                    let kind = kind.map(|kind| kind.parse().unwrap());
                    let read = CellRow::read(&line, 3, kind);
                    let plain = |row: CellRow| (row.values, row.places, row.span);
                    let general = CellRow::of_symbols(&line, 3, kind);
                    assert_eq!(read.map(plain), general.map(plain), "{line:?}");
                }
            }
        }
        for end in ["", ",x", ";", "#", "\t"] {
            for symbol in "0123456789._*".chars() {
                let line = LINE.replace('.', &symbol.to_string()) + end;
                assert!(plain_cells(&line).is_some(), "{line:?}");
            }
        }
    }
}
