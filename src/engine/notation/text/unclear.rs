//! Lines other than plain cells: parts of grids in other forms, cells with text around them, headings and mistakes.

use super::super::lenient::{self, LenientPuzzle};
use super::super::other_keys::names_solution;
use super::super::row::CellRow;
use super::super::{Format, NotationError, PuzzleMistake};
use super::TextReader;
use crate::puzzle::Kind;
use std::ops::Range;

impl TextReader<'_> {
    /// Reads a line that is not one of plain cells: as part of a grid in another form, as cells with text around them,
    /// or else as a heading or a mistake.
    pub(super) fn unclear_line(
        &mut self,
        line: &str,
        start: usize,
        lead: Option<usize>,
        error: NotationError,
    ) {
        let content = line.trim();
        let open = self.rows.first().map(|row| row.values.len());
        let whole = open.is_none().then(|| lenient::line(line, start, self.assumed)).flatten();
        // A row is hardly as long as a line with all cells.
        let is_long = whole.is_some() && content.len() > 80;
        if !self.is_broken && !is_long {
            let first = if open.is_some() { self.grid_start } else { start };
            if self.lenient_grid(first, start)
                || lead.is_some_and(|lead| self.lenient_grid(lead, start))
            {
                return;
            }
            // A number above a grid may look like a row of another one.
            if let [row] = &self.rows[..]
                && lenient::is_number(&self.text[row.span.clone()])
                && self.follows_row_of_another_size(line, start)
            {
                self.headings.add(self.rows.remove(0).span);
                return self.line(line, start);
            }
        }
        if let Some(read) = whole {
            return self.add_whole(read, start..start + line.trim_end().len());
        }
        if lenient::is_prose(content, open) {
            self.close_grid(start);
            if self.skipped == 1 || self.heading_errors.is_empty() {
                self.heading_errors.push(error);
            }
            self.says_solution |= names_solution(content);
            let first = start + line.len() - line.trim_start().len();
            return self.headings.add(first..first + content.len());
        }
        // The rest of a broken grid is not reported again.
        if !self.is_broken {
            self.parsed.errors.push(error);
        }
        let is_one = self.assumed.is_none_or(|kind| kind.grids().is_single());
        let longest = if is_one { 40 } else { 81 };
        // A short line may be a mistyped row, so the following rows belong to it. A long one was a puzzle of its own.
        self.is_broken = !self.rows.is_empty() || content.chars().count() < longest;
        self.rows.clear();
    }

    /// Reads the grid from byte `first` in another form, if it reaches beyond `start`. Returns `true` if there is one.
    pub(super) fn lenient_grid(&mut self, first: usize, start: usize) -> bool {
        let found = lenient::grid(&self.text[first..], first, self.assumed);
        let Some(puzzle) = found.filter(|found| found.end > start) else {
            return false;
        };
        self.rows.clear();
        self.consumed_to = puzzle.end;
        self.add_lenient(puzzle, Format::Grid);
        true
    }

    /// Adds the puzzle of a line at `span`, or its mistake.
    pub(super) fn add_whole(
        &mut self,
        read: Result<LenientPuzzle, PuzzleMistake>,
        span: Range<usize>,
    ) {
        self.is_broken = false;
        match read {
            Ok(puzzle) => self.add_lenient(puzzle, Format::Line),
            Err(mistake) => self.parsed.errors.push(mistake.at(span)),
        }
    }

    fn add_lenient(&mut self, puzzle: LenientPuzzle, format: Format) {
        self.says_solution |= puzzle
            .skipped
            .iter()
            .any(|span| span.start < puzzle.span.start && names_solution(&self.text[span.clone()]));
        puzzle.skipped.into_iter().for_each(|span| self.beside.add(span));
        self.skipped = 0;
        self.add_puzzle(self.kind(puzzle.side), puzzle.cells, None, puzzle.span, format);
        self.state_solution(puzzle.solution);
        self.state_digits(puzzle.from_zero);
    }

    /// Returns `true` for a rule of a sign for empty cells that a row beside it, which has another one, lacks.
    pub(super) fn is_rule_of_blanks(&self, content: &str, start: usize) -> bool {
        let Some(sign) = content.chars().next().filter(|c| "._*".contains(*c)) else {
            return false;
        };
        let is_other_row = |line: &str| {
            !line.contains(sign)
                && line.contains(['.', '_', '*', '0'])
                && CellRow::read(line, 0, self.assumed)
                    .is_ok_and(|row| row.values.len() == content.len())
        };
        content.chars().all(|c| c == sign)
            && (self.text[start..].lines().nth(1).is_some_and(is_other_row)
                || self.text[..start].lines().next_back().is_some_and(is_other_row))
    }

    /// Returns `true` if the line at byte `start` and the next one are rows of another size than the open row.
    fn follows_row_of_another_size(&self, line: &str, start: usize) -> bool {
        let size =
            |line: &str| CellRow::read(line, 0, self.assumed).ok().map(|row| row.values.len());
        let side = size(line);
        let next = self.text[start + line.len()..].lines().nth(1).and_then(size);
        side != Some(self.rows[0].values.len())
            && side.is_some_and(|side| Kind::sides().any(|other| other == side))
            && side == next
    }
}
