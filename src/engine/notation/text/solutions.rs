//! Solutions behind puzzles, in comments and below a heading, and the puzzles that they belong to.

use super::super::other_keys::names_solution;
use super::super::row::CellRow;
use super::super::{ParsedPuzzle, PuzzleMistake, english};
use super::TextReader;
use crate::puzzle::{Grid, Kind};
use std::collections::BTreeSet;
use std::ops::Range;

/// Returns `true` for a puzzle with empty cells and without a solution.
pub(super) fn is_open(puzzle: &ParsedPuzzle) -> bool {
    let mut cells = puzzle.shape.playable_cells();
    puzzle.solution.is_none() && cells.any(|cell| puzzle.grid.get(cell) == 0)
}

/// Signs between the parts of a line: its cells, its solution and its comment.
const SEPARATORS: [char; 9] = [',', ';', '\t', '#', ':', '=', '>', '|', '"'];

/// Returns the first full grid of `kind` in a text, and its byte range.
pub(super) fn find_solution(
    text: &str,
    kind: Kind,
    from_zero: bool,
) -> Option<(Vec<u8>, Range<usize>)> {
    let mut end = 0;
    text.split_inclusive(SEPARATORS).find_map(|part| {
        let bare = part.trim_end_matches(SEPARATORS);
        end += part.len();
        // A word may announce the cells.
        [bare, bare.rsplit([' ', '%']).next().unwrap_or(bare)].into_iter().find_map(|cells| {
            let row = CellRow::read(cells, 0, Some(kind)).ok()?;
            let bare_end = end - part.len() + bare.len();
            Some((row.into_solution(kind, from_zero)?, bare_end - cells.len()..bare_end))
        })
    })
}

/// Returns `true` for the text before a solution that only announces it.
pub(super) fn is_label(text: &str) -> bool {
    !text.contains(char::is_alphanumeric) || names_solution(text)
}

impl TextReader<'_> {
    /// Reads a comment, which may state the solution of the puzzle above it.
    pub(super) fn comment(&mut self, span: Range<usize>) {
        let text = &self.text[span.clone()];
        let kind = self.parsed.puzzles.last().map(|latest| latest.shape.kind());
        let kind = kind.or(self.assumed).unwrap_or(Kind::CLASSIC);
        let Some((solution, found)) = find_solution(text, kind, false) else {
            return self.comments.add(span);
        };
        match self.parsed.puzzles.last_mut().filter(|latest| is_open(latest)) {
            Some(latest) if self.rows.is_empty() && is_label(&text[..found.start]) => {
                latest.solution = Some(Grid::from_cells(solution));
            }
            _ => self.beside.add(span),
        }
    }

    /// Gives the solutions below a heading to the puzzles above it: by their numbers, or else in order if there are as
    /// many. A solution of fewer is that of the latest puzzle whose givens it contains.
    pub(super) fn match_solutions(&mut self) {
        let solutions = std::mem::take(&mut self.solutions);
        let Some((first, span)) = solutions.first() else { return };
        let above = |puzzle: &ParsedPuzzle| {
            puzzle.span.start < span.start && puzzle.grid.side() == first.side() && is_open(puzzle)
        };
        let puzzles = (self.matched..self.parsed.puzzles.len())
            .filter(|&at| above(&self.parsed.puzzles[at]))
            .collect::<Vec<_>>();
        self.matched = self.parsed.puzzles.len();
        let numbers: Vec<Option<usize>> =
            puzzles.iter().map(|&at| self.number_of(&self.parsed.puzzles[at].span)).collect();
        let by_number = |(_, span): &(Grid, Range<usize>)| {
            let number = self.number_of(span)?;
            let mut same = (0..puzzles.len()).filter(|&at| numbers[at] == Some(number));
            same.next().filter(|_| same.next().is_none()).map(|at| puzzles[at])
        };
        let by_givens = |(grid, _): &(Grid, Range<usize>)| {
            puzzles.iter().rfind(|at| self.parsed.puzzles[**at].grid.is_subset_of(grid)).copied()
        };
        let distinct = |owners: Option<Vec<usize>>| {
            owners.filter(|owners| owners.iter().collect::<BTreeSet<_>>().len() == owners.len())
        };
        let owners = distinct(solutions.iter().map(by_number).collect())
            .or_else(|| (solutions.len() == puzzles.len()).then(|| puzzles.clone()))
            .or_else(|| distinct(solutions.iter().map(by_givens).collect()));
        let Some(owners) = owners else {
            let mistake = PuzzleMistake::new(
                english!("solutions-of-puzzles": "{solutions} solutions of {puzzles} puzzles",
                    solutions = solutions.len(), puzzles = puzzles.len()),
                english!("solution-for-each": "expected one for each puzzle in the same order, or the number of its puzzle above each"),
            );
            return self.parsed.errors.push(mistake.at(span.clone()));
        };
        for (owner, (grid, _)) in owners.into_iter().zip(solutions) {
            self.parsed.puzzles[owner].solution = Some(grid);
        }
    }

    /// Returns the number before the cells at `span`: in their line, or else in the one above.
    fn number_of(&self, span: &Range<usize>) -> Option<usize> {
        let mut lines = self.text[..span.start].lines().rev().map(str::trim);
        let label = lines.find(|line| line.contains(char::is_alphanumeric))?;
        let row = CellRow::read(label, 0, self.assumed);
        let is_row = label.len() > 80 || row.is_ok_and(|row| row.values.len() > 3);
        let mut numbers = label.split(|c: char| !c.is_ascii_digit());
        numbers.find(|number| !number.is_empty()).filter(|_| !is_row)?.parse().ok()
    }
}
