//! Files of SadMan Software Sudoku with a single puzzle: their headers, and how they are written.

use super::PuzzleDetails;
use crate::puzzle::Grid;

/// A header line of a `.sdk` file.
///
/// SadMan Software Sudoku has two formats: `.sdk` for a single puzzle, and `.sdm` with one puzzle per line. Both
/// support only the classic grid.
///
/// A `.sdk` file may start with lines of `#` and a letter (author, description, comment, date, source, level, address),
/// which are ignored. Its rows may follow `[Puzzle]`, and the state of a solver `[State]`.
pub(super) enum SdkHeader {
    /// A line of metadata.
    Metadata,
    /// The heading of the givens.
    Puzzle,
    /// The heading of the state.
    State,
}

/// Parses a header line; `None` if `line` is not a header.
pub(super) fn header(line: &str) -> Option<SdkHeader> {
    if line.eq_ignore_ascii_case("[puzzle]") {
        return Some(SdkHeader::Puzzle);
    }
    if line.eq_ignore_ascii_case("[state]") {
        return Some(SdkHeader::State);
    }
    let letter = line.strip_prefix('#')?.chars().next()?;
    "ADCBSLU".contains(letter).then_some(SdkHeader::Metadata)
}

/// Writes a `.sdk` file; the solution is written as the state.
pub(super) fn write(
    givens: &Grid,
    solution: Option<&Grid>,
    details: Option<&PuzzleDetails>,
) -> String {
    let rows = |name: &str, grid: &Grid| {
        let cells = grid.to_string();
        let rows = (0..grid.side()).map(|row| &cells[row * grid.side()..][..grid.side()]);
        format!("[{name}]\n{}\n", rows.collect::<Vec<_>>().join("\n"))
    };
    let state = solution.map(|solution| rows("State", solution));
    let details = details.map(detail_lines).unwrap_or_default();
    details + &rows("Puzzle", givens) + &state.unwrap_or_default()
}

/// Writes the lines of metadata: author, description, date, level, and the code as a comment.
fn detail_lines(details: &PuzzleDetails) -> String {
    let author = details.author.map(|author| format!("#A{author}\n"));
    let PuzzleDetails { title, date, level, code, .. } = details;
    author.unwrap_or_default() + &format!("#D{title}\n#B{date}\n#L{level}\n#C{code}\n")
}
