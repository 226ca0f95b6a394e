//! The cells of one line.

use super::{NotationError, symbol, symbols, value_of};
use crate::puzzle::Kind;
use std::ops::Range;

/// A line of fewer cells may be the beginning of any grid, or a row of a larger one.
const LEAST_CELLS: usize = 13;

/// The size that a line of so many cells was most likely meant for.
fn nearest_side(cells: usize) -> usize {
    let far = |side: usize| cells.abs_diff(side).min(cells.abs_diff(side * side));
    let nearest = Kind::sides().min_by_key(|&side| (far(side), side != 9));
    nearest.expect("there are sizes")
}

/// The cells of one line of text.
#[derive(Debug, PartialEq)]
pub(super) struct Row {
    pub(super) values: Vec<u8>,
    /// The place of each cell in the text, in bytes.
    pub(super) places: Vec<usize>,
    pub(super) span: Range<usize>,
}

impl Row {
    /// The cells of `line`, which stands at byte `start`, in a grid of `side` if that is known.
    pub(super) fn read(
        line: &str,
        start: usize,
        side: Option<usize>,
    ) -> Result<Row, NotationError> {
        match plain_cells(line) {
            Some(cells) if side.is_none_or(|side| side == 9) => Ok(Row {
                values: cells.to_vec(),
                places: (start..start + 81).collect(),
                span: start..start + 81,
            }),
            _ => Row::of_symbols(line, start, side),
        }
    }

    /// The cells, symbol by symbol, of any line.
    fn of_symbols(line: &str, start: usize, side: Option<usize>) -> Result<Row, NotationError> {
        let mut values = Vec::with_capacity(81);
        let mut places = Vec::with_capacity(81);
        let mut end = 0;
        let is_whole =
            |n: usize| Kind::sides().any(|s| s * s == n && side.is_none_or(|side| side == s));
        for (at, c) in line.char_indices() {
            let value = match c {
                ',' | ';' | '#' if is_whole(values.len()) => break,
                // Tabs may also stand between the 16 cells of a row.
                '\t' if is_whole(values.len())
                    && !(values.len() == 16 && line[..at].contains('\t')) =>
                {
                    break;
                }
                ' ' | '\t' | '|' => continue,
                _ => match value_of(c).filter(|&v| usize::from(v) <= side.unwrap_or(25)) {
                    Some(value) => value,
                    None => return Err(no_cell(c, start + at, side)),
                },
            };
            values.push(value);
            places.push(start + at);
            end = at + 1;
        }
        let begin = places.first().copied().unwrap_or(start);
        Ok(Row {
            values,
            places,
            span: begin..start + end,
        })
    }

    /// Whether every value is one of `side` digits.
    pub(super) fn within(&self, side: usize) -> Result<(), NotationError> {
        let beyond = self.values.iter().position(|&v| usize::from(v) > side);
        beyond.map_or(Ok(()), |cell| {
            Err(no_cell(
                symbol(self.values[cell]),
                self.places[cell],
                Some(side),
            ))
        })
    }

    /// The values, if they are those of a whole grid of `side`.
    pub(super) fn of(self, side: usize) -> Result<Vec<u8>, NotationError> {
        if self.values.len() != side * side {
            return Err(self.wrong_length(side));
        }
        self.within(side)?;
        Ok(self.values)
    }

    /// The values, if they are those of the canvas of that kind, whose holes are empty.
    pub(super) fn of_canvas(self, kind: Kind) -> Result<Vec<u8>, NotationError> {
        let in_hole = |&cell: &usize| self.values[cell] > 0 && kind.is_hole(cell);
        let cells = self.values.len();
        let first = (0..cells).find(|cell| cells == kind.cells() && in_hole(cell));
        if let Some(cell) = first {
            let symbol = symbol(self.values[cell]);
            return Err(no_cell(symbol, self.places[cell], Some(kind.digits())));
        }
        self.of(kind.side())
    }

    /// What is wrong with a line whose cells are those of no grid and no row.
    pub(super) fn of_no_grid(&self) -> NotationError {
        match self.values.len() {
            cells if cells < LEAST_CELLS => self.too_short(),
            cells => self.wrong_length(nearest_side(cells)),
        }
    }

    fn too_short(&self) -> NotationError {
        let list = |numbers: Vec<usize>| {
            let numbers: Vec<String> = numbers.iter().map(usize::to_string).collect();
            numbers.join(", ")
        };
        NotationError {
            message: format!("a line of {} cells", self.values.len()),
            expected: format!(
                "no grid has so many: expected all cells of one ({}), or a row ({})",
                list(Kind::sides().map(|side| side * side).collect()),
                list(Kind::sides().collect())
            ),
            span: self.span.clone(),
        }
    }

    pub(super) fn wrong_length(&self, side: usize) -> NotationError {
        let cells = self.values.len();
        let (whole, half) = (side * side, side * side / 2);
        let surplus = match cells {
            n if n > whole => Some(self.places[whole]),
            n if n > side && n < half => Some(self.places[side]),
            _ => None,
        };
        let end = self.span.end;
        NotationError {
            message: format!("a line of {cells} cells"),
            expected: format!(
                "expected {whole} cells, or {side} for a row of a grid; {}",
                match surplus {
                    Some(_) => "from here on there are too many",
                    None => "here some are missing",
                }
            ),
            span: surplus.map_or(end..end, |at| at..end),
        }
    }
}

/// The cells of a line that holds those of a classic puzzle and nothing between them: most lines do, and this is much
/// faster than [`Row::of_symbols`]. `None`: any other line.
fn plain_cells(line: &str) -> Option<[u8; 81]> {
    let (symbols, rest) = line.as_bytes().split_first_chunk::<81>()?;
    let is_end = matches!(rest, [] | [b',' | b';' | b'#' | b'\t', ..]);
    let is_plain = |symbol: u8| symbol.is_ascii_digit() | matches!(symbol, b'.' | b'_' | b'*');
    let all_plain = symbols
        .iter()
        .fold(true, |all, &symbol| all & is_plain(symbol));
    let value = |symbol: u8| {
        if symbol.is_ascii_digit() {
            symbol - b'0'
        } else {
            0
        }
    };
    (is_end && all_plain).then(|| symbols.map(value))
}

fn no_cell(c: char, at: usize, side: Option<usize>) -> NotationError {
    NotationError {
        message: format!("`{}` is no cell of a puzzle", c.escape_debug()),
        expected: format!("expected {}", symbols(side)),
        span: at..at + c.len_utf8(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    #[test]
    fn a_line_that_is_no_grid_is_told_what_grids_have() {
        let said = |line: &str| Row::read(line, 0, None).unwrap().of_no_grid();
        assert!(said("12345").expected.contains("a row (4, 6, 8, 9,"));
        assert_eq!(said("12345").span, 0..5);
        assert!(said(&LINE[1..]).expected.starts_with("expected 81 cells"));
    }

    #[test]
    fn plain_lines_are_read_as_all_others() {
        let ends = ["", ",x", ";", "# 1", "\t|", " ", "|", "1", "\r", "x", "ä"];
        let starts = ["", " ", "|", "\u{feff}", "."];
        for (start, end) in starts.iter().flat_map(|start| ends.map(|end| (start, end))) {
            for cell in (0..=255).map(char::from) {
                let line = format!("{start}{}{end}", LINE.replacen('7', &cell.to_string(), 1));
                for side in [None, Some(9), Some(6)] {
                    let read = Row::read(&line, 3, side);
                    assert_eq!(read, Row::of_symbols(&line, 3, side), "{line:?}");
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
