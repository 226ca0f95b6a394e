//! Puzzles in other places of a text: in the links of a web page, and beside each other.

use super::plain_text::{PlainText, is_page};
use super::row::CellRow;
use super::{ParsedPuzzle, is_rule, sudokupad, value_of};
use crate::puzzle::Kind;

/// Returns the links of a web page that hold a puzzle, or its cells, a line for each; `None` if it has none.
pub(super) fn links_of_page(text: &str) -> Option<PlainText> {
    let mut plain = PlainText::default();
    let mut rest = if is_page(text) { text } else { "" };
    while let Some((_, after)) = rest.split_once("href=") {
        let after = after.trim_start_matches(['"', '\'']);
        let link;
        (link, rest) =
            after.split_at(after.find(['"', '\'', ' ', '>', '\n']).unwrap_or(after.len()));
        // Sites with a solver take the cells as a parameter.
        let cells = link
            .split(['=', '&', '#', '?', '/'])
            .find(|part| part.len() >= 36 && part.chars().all(|c| value_of(c).is_some()));
        if let Some(part) = sudokupad::find_link(link).map(|_| link).or(cells) {
            let start = part.as_ptr().addr() - text.as_ptr().addr();
            plain.add(part, start);
            plain.add("\n", start + part.len());
        }
    }
    (!plain.text.is_empty()).then_some(plain)
}

/// Returns `true` for a large grid without the larger half of its digits: it has no single solution, but is several
/// smaller ones.
pub(super) fn are_several(one: &ParsedPuzzle) -> bool {
    let digits = one.shape.digits();
    digits > 9 && one.grid.cells().iter().all(|&digit| 2 * usize::from(digit) <= digits)
}

/// Returns a text in which grids side by side, as on a printed page, stand one below the other; `None` if it has no
/// such grids.
pub(super) fn grids_apart(text: &str) -> Option<PlainText> {
    let mut plain = PlainText::default();
    let mut rows: Vec<CellRow> = Vec::new();
    let (mut at, mut has_grids) = (0, false);
    for line in text.split_inclusive('\n') {
        // Letters begin headings; the grids of a page that is copied have digits.
        let row = CellRow::read(line.trim_end(), at, None)
            .ok()
            .filter(|row| !row.values.is_empty() && !line.contains(char::is_alphabetic));
        match row {
            Some(row) => rows.push(row),
            None if is_rule(line.trim()) => {}
            None if rows.is_empty() => plain.add(line, at),
            None => return None,
        }
        at += line.len();
        let side = rows.len();
        let cells = rows.first().map_or(0, |row| row.values.len());
        let is_uneven = rows.last().is_some_and(|row| row.values.len() != cells);
        if is_uneven || 2 * side > cells || Kind::sides().all(|of| of < side) {
            return None;
        }
        // Six rows of three small grids are as long as two rows of 9x9, but have no larger digit.
        if !Kind::sides().any(|of| of == side && cells > of && cells.is_multiple_of(of))
            || rows.iter().flat_map(|row| &row.values).any(|&value| usize::from(value) > side)
        {
            continue;
        }
        for first in (0..cells).step_by(side) {
            for row in &rows {
                let (start, end) = (row.places[first], row.places[first + side - 1] + 1);
                plain.add(&text[start..end], start);
                plain.add("\n", end);
            }
            plain.add("\n", at);
        }
        rows.clear();
        has_grids = true;
    }
    (has_grids && rows.is_empty()).then_some(plain)
}
