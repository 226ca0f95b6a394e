//! Lines of plain cells: whole puzzles, rows of a grid, and pencil marks.

use super::super::pencil_marks::{self, PencilMark, RowCertainty};
use super::super::row::{CellRow, count_from_one};
use super::super::{Format, NotationError, PuzzleMistake, english, lenient, plain, symbol};
use super::TextReader;
use super::solutions::{find_solution, is_label};
use crate::puzzle::Kind;
use std::ops::Range;

/// The classification of a line of cells.
enum LineKind {
    /// A whole puzzle of a kind.
    Whole(Kind),
    /// A row of a grid of a size.
    Row(usize),
    /// The pencil marks of a whole grid of a size.
    Marks(usize),
}

impl TextReader<'_> {
    /// Reads a line that may be one of cells, at byte `start`. Blank rows of a grid may begin at byte `lead`.
    pub(super) fn cells_line(&mut self, line: &str, start: usize, lead: Option<usize>) {
        if let Some(marks) = self.marks_of(line) {
            return self.marks_row(marks, start..start + line.trim_end().len());
        }
        // The strict reading comes first: what is a plain row of cells must never be taken for prose or for another
        // form.
        let read = CellRow::read(line, start, self.assumed).and_then(|row| {
            // Two bars may have an empty cell between them.
            let part =
                if line.contains("||") { Err(row.length_error()) } else { self.classify(&row) }?;
            Ok((row, part))
        });
        // Consecutive failures count as mistakes, which ends the reading of a file that holds no puzzles.
        self.skipped = match &read {
            Ok(_) if !self.is_broken => 0,
            _ => self.skipped + 1,
        };
        match read {
            Err(error) => self.unclear_line(line, start, lead, error),
            Ok((row, LineKind::Whole(kind))) => self.whole_line(line, start, row, kind),
            Ok((row, LineKind::Marks(side))) => self.marks_line(start, row, side),
            Ok(_) if self.is_broken => {}
            Ok((row, LineKind::Row(side))) => self.row_line(line, start, row, side),
        }
    }

    /// Adds the puzzle in a line with all its cells.
    fn whole_line(&mut self, line: &str, start: usize, row: CellRow, kind: Kind) {
        self.close_grid(start);
        let rest = &line[row.span.end - start..];
        let second = rest.trim_start_matches([',', ';', '\t', ' ']);
        // The second of two grids may also be the puzzle.
        if !second.is_empty()
            && !row.values.contains(&0)
            && CellRow::read(second, 0, Some(kind)).is_ok_and(|second| {
                second.values.len() == kind.cells() && second.values.contains(&0)
            })
            && let Some(read) = lenient::line(line, start, self.assumed)
        {
            return self.add_whole(read, start..start + line.trim_end().len());
        }
        let span = row.span.clone();
        let from_zero = row.counts_from_zero(kind);
        match row.into_cells(kind) {
            Ok(cells) => {
                let solution = self.tail(rest, span.end, kind, from_zero);
                self.add_puzzle(kind, cells, None, span, Format::Line);
                self.state_solution(solution);
                self.state_digits(from_zero);
            }
            Err(error) => self.parsed.errors.push(error),
        }
    }

    /// Adds the puzzle in a line with all its pencil marks.
    fn marks_line(&mut self, start: usize, row: CellRow, side: usize) {
        self.close_grid(start);
        match pencil_marks::line(&row.values, side) {
            Ok(marks) => self.add_marked_puzzle(side, &marks, row.span, Format::Line),
            Err(place) => {
                let mistake = PuzzleMistake::new(
                    english!("misplaced-digit": "`{digit}` is in the place of another digit", digit = symbol(row.values[place])),
                    english!("places-of-cell": "each cell has {side} places, from 1 to {side}", side),
                );
                self.parsed.errors.push(mistake.at(row.places[place]..row.places[place] + 1));
            }
        }
    }

    /// Adds a row to the current grid, which may end with it.
    fn row_line(&mut self, line: &str, start: usize, row: CellRow, side: usize) {
        if self.rows.is_empty() {
            self.grid_start = start;
        }
        self.rows.push(row);
        // Tested before the grid is closed: a number above a grid is known as such only when its rows
        // contradict one another.
        if self.rows.len() == side && self.starts_with_heading(start + line.len()) {
            self.headings.add(self.rows.remove(0).span);
            self.grid_start = self.rows[0].span.start;
        }
        if self.rows.len() == side {
            let from_zero = count_from_one(&mut self.rows, side);
            let span = self.rows[0].span.start..self.rows[side - 1].span.end;
            let cells = self.rows.drain(..).flat_map(|row| row.values).collect();
            let format = if self.is_sdk { Format::Sdk } else { Format::Grid };
            self.add_puzzle(self.kind(side), cells, None, span, format);
            self.state_digits(from_zero);
        }
    }

    /// Classifies a line by its number of cells.
    fn classify(&self, row: &CellRow) -> Result<LineKind, NotationError> {
        let cells = row.values.len();
        let open = self.rows.first().map(|row| row.values.len());
        match (self.assumed, row.kind()) {
            (Some(kind), _) if !kind.grids().is_single() => {
                return if cells == kind.cells() {
                    Ok(LineKind::Whole(kind))
                } else {
                    Err(row.wrong_length_for(kind))
                };
            }
            (None, Some(kind)) if !kind.grids().is_single() => return Ok(LineKind::Whole(kind)),
            _ => row.check_no_holes()?,
        }
        let assumed_side = self.assumed.map(Kind::side);
        let fits = |side: usize| assumed_side.is_none_or(|assumed| assumed == side);
        // Sizes without boxes are read only if they are assumed.
        let sides = || Kind::sides().chain(assumed_side).filter(|&side| fits(side));
        let whole = match assumed_side {
            Some(side) => (side * side == cells).then_some(side),
            None => row.plain_side(),
        };
        let of_row = sides().find(|&side| side == cells);
        let marks = Kind::sides().find(|&side| fits(side) && side > 4 && side.pow(3) == cells);
        let part = match (whole, of_row) {
            (None, None) if marks.is_some() => LineKind::Marks(marks.expect("some")),
            (_, Some(side)) if open == Some(side) => LineKind::Row(side),
            // 16 cells are a whole grid of 4x4 or a row of 16x16; the rest of the text decides.
            (Some(_), Some(side)) if self.has_rows_of_16 && open.is_none() => LineKind::Row(side),
            (Some(side), of_row) if of_row.is_none() || !self.has_rows_of_16 => {
                LineKind::Whole(self.kind(side))
            }
            (None, Some(side)) if open.is_none() => LineKind::Row(side),
            _ => {
                return Err(match open.or(assumed_side) {
                    Some(side) => row.wrong_length_for(plain(side)),
                    None => row.length_error(),
                });
            }
        };
        let digits = match part {
            LineKind::Whole(kind) => kind.digits(),
            LineKind::Row(side) | LineKind::Marks(side) => side,
        };
        row.check_digits(digits).map(|()| part)
    }

    /// Returns `true` if the rows contradict one another, but not without the first and with the line after byte `end`.
    /// The first row then numbers the columns or the grid.
    fn starts_with_heading(&self, end: usize) -> bool {
        let side = self.rows.len();
        let kind = self.kind(side);
        let next = self.text[end..].lines().nth(1);
        let next = next.and_then(|line| CellRow::read(line, 0, self.assumed).ok());
        let rows = self.rows.iter().chain(&next).map(|row| &row.values[..]);
        let values = rows.collect::<Vec<_>>().concat();
        // After a grid with a row too many, all others are shifted.
        let follows_mistake =
            self.parsed.puzzles.last().is_some_and(|latest| {
                lenient::contradicts(latest.shape.kind(), latest.grid.cells())
            });
        !follows_mistake
            && self.text[self.rows[0].span.clone()]
                .chars()
                .all(|c: char| c.is_ascii_digit() || " |\t".contains(c))
            && values.len() == side * (side + 1)
            && lenient::contradicts(kind, &values[..side * side])
            // A mistyped digit contradicts with and without the first row; only a surplus row heals by leaving it out.
            && !lenient::contradicts(kind, &values[side..])
    }

    /// Returns the solution in the text behind the cells of a line, which is at byte `start`; other text is skipped.
    fn tail(&mut self, tail: &str, start: usize, kind: Kind, from_zero: bool) -> Option<Vec<u8>> {
        let (solution, rest) = match find_solution(tail, kind, from_zero) {
            Some((solution, found)) if is_label(&tail[..found.start]) => {
                (Some(solution), &tail[found.end..])
            }
            Some((solution, _)) => (Some(solution), tail),
            None => (None, tail),
        };
        let skipped = rest.trim_start_matches([',', ';', '\t', ' ', '|', '"']).trim_end();
        let end = start + tail.trim_end().len();
        let span = end - skipped.len()..end;
        match skipped.chars().next() {
            None => {}
            _ if tail.trim_start().starts_with('#') => self.comments.add(span),
            Some('#') => self.comments.add(span),
            Some(_) => self.beside.add(span),
        }
        solution
    }

    /// Returns `true` if the current grid has reached the end of a band of boxes.
    pub(super) fn is_between_bands(&self) -> bool {
        let side = self.rows.first().map_or(9, |row| row.values.len());
        let (rows, columns) = self.assumed.unwrap_or_else(|| plain(side)).boxes();
        // Without an assumption, the boxes may be transposed.
        self.rows.len().is_multiple_of(rows)
            || self.assumed.is_none() && self.rows.len().is_multiple_of(columns)
    }

    /// Returns the marks of a line that is a row of pencil marks in the current context; `None` otherwise.
    fn marks_of(&self, line: &str) -> Option<Vec<PencilMark>> {
        let open = self.marks.first().map(Vec::len);
        let side =
            open.or(self.rows.first().map(|row| row.values.len())).or(self.assumed.map(Kind::side));
        if self.assumed.is_some_and(|kind| !kind.grids().is_single()) {
            return None;
        }
        let sides = Kind::sides().filter(|&other| side.is_none_or(|side| side == other));
        let (marks, certainty) = pencil_marks::row(line, sides)?;
        (certainty == RowCertainty::Certain || !self.marks.is_empty()).then_some(marks)
    }

    /// Adds a row of pencil marks. Earlier rows with one digit per cell are taken as marks, too.
    fn marks_row(&mut self, marks: Vec<PencilMark>, span: Range<usize>) {
        let side = marks.len();
        for row in self.rows.drain(..) {
            self.marks_start.get_or_insert(row.span.start);
            let marks = row.values.iter().map(|&value| PencilMark::from_value(value, side));
            self.marks.push(marks.collect());
        }
        let start = *self.marks_start.get_or_insert(span.start);
        self.marks.push(marks);
        if self.marks.len() == side {
            self.marks_start = None;
            let marks: Vec<PencilMark> = self.marks.drain(..).flatten().collect();
            self.add_marked_puzzle(side, &marks, start..span.end, Format::Grid);
        }
    }

    fn add_marked_puzzle(
        &mut self,
        side: usize,
        marks: &[PencilMark],
        span: Range<usize>,
        format: Format,
    ) {
        let kind = self.kind(side);
        let is_square = marks.len() == side * side;
        if !is_square || kind.side() != side || !kind.grids().is_single() {
            let mistake = PuzzleMistake {
                message: english!("marks-of-size": "pencil marks of a grid of {side}x{side}", side),
                ..PuzzleMistake::other_kind(kind, kind)
            };
            return self.parsed.errors.push(mistake.at(span));
        }
        self.add_puzzle(kind, vec![0; side * side], Some(marks), span, format);
    }
}
