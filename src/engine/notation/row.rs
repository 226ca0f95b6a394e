//! The cells of one line, and the holes of canvases among them.

use super::{HOLE_SIGN, NotationError, PuzzleMistake, symbol, symbols, value_of};
use crate::puzzle::{GridLayout, Kind, cell_name};
use std::ops::Range;
use std::sync::LazyLock;

/// A line of fewer cells may be the beginning of any grid, or a row of a larger one.
const MIN_CELLS: usize = 13;

/// More cells than a line of any grid has, pencil marks of 25x25 included.
const MAX_CELLS: usize = 20_000;

/// What stands for a hole among the values of a row.
pub(super) const HOLE: u8 = u8::MAX;

/// The kinds of layouts that have a name and holes.
pub(super) static CANVASES: LazyLock<Vec<Kind>> = LazyLock::new(|| {
    let plain = Kind::sides().filter_map(|side| Kind::new(side, None, &[]).ok());
    let turned = plain.flat_map(|kind| {
        let (rows, columns) = kind.boxes();
        let turned = Kind::new(kind.digits(), Some((columns, rows)), &[]).ok();
        [Some(kind), turned.filter(|&turned| turned != kind)]
    });
    let with_grids = turned.flatten().flat_map(|kind| {
        let layouts = GridLayout::NAMES.iter().map(|(_, layout)| *layout);
        layouts.filter_map(move |layout| kind.with_layout(layout).ok())
    });
    with_grids.filter(|kind| kind.size() < kind.cells()).collect()
});

/// The kind with these holes among the cells of its canvas, row by row, if just one of those that have a name has them.
pub(super) fn kind_with_holes(cells: usize, is_hole: impl Fn(usize) -> bool) -> Option<Kind> {
    let fits = |kind: &Kind| {
        kind.cells() == cells && (0..cells).all(|cell| kind.is_hole(cell) == is_hole(cell))
    };
    exactly_one(CANVASES.iter().copied().filter(fits))
}

/// What comes, if it is one. Of small sizes a sohei has the holes of a cross, and other rules.
pub(super) fn exactly_one<T>(mut all: impl Iterator<Item = T>) -> Option<T> {
    all.next().filter(|_| all.next().is_none())
}

/// True for the number of cells of some canvas with holes.
pub(super) fn is_canvas_size(cells: usize) -> bool {
    CANVASES.iter().any(|kind| kind.cells() == cells)
}

/// True for the values of some canvas with holes, which are written as empty cells.
pub(super) fn is_possible_canvas(values: &[u8]) -> bool {
    let fits = |kind: &Kind| {
        let fits = |(cell, &value): (usize, &u8)| {
            if kind.is_hole(cell) {
                value == HOLE || value == 0
            } else {
                value == HOLE || usize::from(value) <= kind.digits()
            }
        };
        kind.cells() == values.len() && values.iter().enumerate().all(fits)
    };
    CANVASES.iter().any(fits)
}

/// The size that a line of so many cells was most likely meant for.
fn nearest_side(cells: usize) -> usize {
    let far = |side: usize| cells.abs_diff(side).min(cells.abs_diff(side * side));
    let nearest = Kind::sides().min_by_key(|&side| (far(side), side != 9));
    nearest.expect("there are sizes")
}

/// The cells of one line of text.
#[derive(Debug, PartialEq)]
pub(super) struct CellRow {
    pub(super) values: Vec<u8>,
    /// The place of each cell in the text, in bytes.
    pub(super) places: Vec<usize>,
    pub(super) span: Range<usize>,
}

impl CellRow {
    /// The cells of `line`, which stands at byte `start`, in a puzzle of `kind` if that is known. Holes are [`HOLE`].
    pub(super) fn read(
        line: &str,
        start: usize,
        kind: Option<Kind>,
    ) -> Result<CellRow, NotationError> {
        match plain_cells(line) {
            Some(cells) if kind.is_none_or(|kind| kind.digits() == 9 && kind.cells() == 81) => {
                Ok(CellRow {
                    values: cells.to_vec(),
                    places: (start..start + 81).collect(),
                    span: start..start + 81,
                })
            }
            _ => CellRow::of_symbols(line, start, kind),
        }
    }

    /// The cells, symbol by symbol, of any line.
    fn of_symbols(line: &str, start: usize, kind: Option<Kind>) -> Result<CellRow, NotationError> {
        let mut values = Vec::with_capacity(81);
        let mut places = Vec::with_capacity(81);
        let mut end = 0;
        let digits = kind.map(Kind::digits);
        let may_have_holes = kind.is_none_or(|kind| !kind.grids().is_single());
        let is_whole = |n: usize| match kind {
            Some(kind) => kind.cells() == n,
            None => Kind::sides().any(|side| side * side == n) || is_canvas_size(n),
        };
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
                _ if may_have_holes && c.eq_ignore_ascii_case(&HOLE_SIGN) => HOLE,
                _ => match value_of(c).filter(|&v| usize::from(v) <= digits.unwrap_or(25)) {
                    Some(value) => value,
                    None => return Err(invalid_cell(c, start + at, digits)),
                },
            };
            if values.len() == MAX_CELLS {
                return Err(NotationError {
                    message: format!("a line of more than {MAX_CELLS} cells"),
                    expected: "no grid has so many".into(),
                    span: start + at..start + at,
                });
            }
            values.push(value);
            places.push(start + at);
            end = at + 1;
        }
        let begin = places.first().copied().unwrap_or(start);
        Ok(CellRow { values, places, span: begin..start + end })
    }

    /// Whether every value is one of so many digits.
    pub(super) fn check_digits(&self, digits: usize) -> Result<(), NotationError> {
        let beyond = self.values.iter().position(|&v| usize::from(v) > digits);
        beyond.map_or(Ok(()), |cell| {
            let sign = match self.values[cell] {
                HOLE => HOLE_SIGN,
                value => symbol(value),
            };
            Err(invalid_cell(sign, self.places[cell], Some(digits)))
        })
    }

    /// Whether it has no holes: those of no grid and no known layout are no cells of a puzzle.
    pub(super) fn check_no_holes(&self) -> Result<(), NotationError> {
        let hole = self.values.iter().position(|&value| value == HOLE);
        let cells = self.values.len();
        // Where a plain grid has so many cells it is more likely a slip.
        if hole.is_some() && self.plain_side().is_none() && is_canvas_size(cells) {
            return Err(NotationError {
                message: format!("`{HOLE_SIGN}` where no layout that has a name has its holes"),
                expected: "name others by `grids`, with the corners as in `r1c1r4c7r7c1`".into(),
                span: self.span.clone(),
            });
        }
        hole.map_or(Ok(()), |cell| Err(invalid_cell(HOLE_SIGN, self.places[cell], None)))
    }

    /// The kind of a whole puzzle that its number of cells and its holes show; without holes, the plain one.
    pub(super) fn kind(&self) -> Option<Kind> {
        let cells = self.values.len();
        if self.values.contains(&HOLE) {
            return kind_with_holes(cells, |cell| self.values[cell] == HOLE);
        }
        self.plain_side().map(super::plain)
    }

    /// The side of the single grid that has so many cells, unless the line may as well be that of a canvas whose holes are
    /// written as empty cells.
    pub(super) fn plain_side(&self) -> Option<usize> {
        let side = Kind::sides().find(|side| side * side == self.values.len());
        side.filter(|side| *side <= 9 || !self.is_possible_canvas())
    }

    /// Whether nothing stands where some canvas of so many cells has its holes.
    pub(super) fn is_possible_canvas(&self) -> bool {
        is_possible_canvas(&self.values)
    }

    /// The values, if they are those of a whole puzzle of `kind`. Holes are 0.
    pub(super) fn into_cells(mut self, kind: Kind) -> Result<Vec<u8>, NotationError> {
        if self.values.len() != kind.cells() {
            return Err(self.wrong_length_for(kind));
        }
        if kind.grids().is_single() {
            self.check_digits(kind.digits())?;
            return Ok(self.values);
        }
        for (cell, (value, &place)) in self.values.iter_mut().zip(&self.places).enumerate() {
            *value = value_at(kind, cell, *value, place)?;
        }
        self.check_digits(kind.digits())?;
        Ok(self.values)
    }

    /// What is wrong with a line whose cells are those of no grid and no row.
    pub(super) fn length_error(&self) -> NotationError {
        match self.values.len() {
            cells if cells < MIN_CELLS => self.too_short_error(),
            cells if is_canvas_size(cells) => NotationError {
                message: format!("a line of {cells} cells"),
                expected: format!(
                    "name the layout of overlapping grids by `grids`, or write `{HOLE_SIGN}` for each place that is no cell"
                ),
                span: self.span.clone(),
            },
            cells => self.wrong_length_for(super::plain(nearest_side(cells))),
        }
    }

    fn too_short_error(&self) -> NotationError {
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

    pub(super) fn wrong_length_for(&self, kind: Kind) -> NotationError {
        let (cells, side) = (self.values.len(), kind.side());
        let (whole, half) = (kind.cells(), kind.cells() / 2);
        let surplus = match cells {
            n if n > whole => Some(self.places[whole]),
            n if n > side && n < half => Some(self.places[side]),
            _ => None,
        };
        let end = self.span.end;
        NotationError {
            message: format!("a line of {cells} cells"),
            expected: format!(
                "expected {whole} cells{}; {}",
                if kind.grids().is_single() {
                    format!(", or {side} for a row of a grid")
                } else {
                    format!(" of a `{kind}`")
                },
                match surplus {
                    Some(_) => "from here on there are too many",
                    None => "here some are missing",
                }
            ),
            span: surplus.map_or(end..end, |at| at..end),
        }
    }
}

/// The value that stands at a cell of `kind`: 0 for a hole, which may be written as an empty cell.
pub(super) fn value_at(
    kind: Kind,
    cell: usize,
    value: u8,
    place: usize,
) -> Result<u8, NotationError> {
    let name = || cell_name(cell, kind.side());
    let (message, expected) = match (kind.is_hole(cell), value) {
        (true, HOLE | 0) => return Ok(0),
        (false, value) if value != HOLE => return Ok(value),
        (true, value) => (
            format!("`{}` stands in {}, where a `{kind}` has no cell", symbol(value), name()),
            format!("expected `{HOLE_SIGN}` for a hole"),
        ),
        (false, _) => (
            format!("`{HOLE_SIGN}` stands in {}, where a `{kind}` has a cell", name()),
            "expected a digit, or `.` for an empty cell".to_owned(),
        ),
    };
    Err(PuzzleMistake::new(message, expected).at(place..place + 1))
}

/// The cells of a line that holds those of a classic puzzle and nothing between them: most lines do, and this is much
/// faster than [`CellRow::of_symbols`]. `None`: any other line.
fn plain_cells(line: &str) -> Option<[u8; 81]> {
    let (symbols, rest) = line.as_bytes().split_first_chunk::<81>()?;
    let is_end = matches!(rest, [] | [b',' | b';' | b'#' | b'\t', ..]);
    let is_plain = |symbol: u8| symbol.is_ascii_digit() | matches!(symbol, b'.' | b'_' | b'*');
    let all_plain = symbols.iter().fold(true, |all, &symbol| all & is_plain(symbol));
    let value = |symbol: u8| {
        if symbol.is_ascii_digit() { symbol - b'0' } else { 0 }
    };
    (is_end && all_plain).then(|| symbols.map(value))
}

fn invalid_cell(c: char, at: usize, side: Option<usize>) -> NotationError {
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
        let said = |line: &str| CellRow::read(line, 0, None).unwrap().length_error();
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
                for kind in [None, Some("9"), Some("6"), Some("9@twodoku")] {
                    let kind = kind.map(|kind| kind.parse().unwrap());
                    let read = CellRow::read(&line, 3, kind);
                    assert_eq!(read, CellRow::of_symbols(&line, 3, kind), "{line:?}");
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
