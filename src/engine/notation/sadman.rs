//! The formats of SadMan Software's Sudoku: `.sdk` with one puzzle, `.sdm` with one a line. Both know the classic
//! grid only.
//!
//! A `.sdk` may begin with lines of `#` and a letter (author, description, comment, date, source, level, address),
//! which are comments to us; its rows may stand under `[Puzzle]`, and how far someone got with it under `[State]`.

use super::PuzzleDetails;
use crate::puzzle::Grid;

/// A line of a `.sdk` that is no row.
pub(super) enum Header {
    /// The file is a `.sdk`.
    About,
    /// Givens follow.
    Puzzle,
    /// Someone's progress follows.
    State,
}

/// The header that `line` is, if it is one.
pub(super) fn header(line: &str) -> Option<Header> {
    if line.eq_ignore_ascii_case("[puzzle]") {
        return Some(Header::Puzzle);
    }
    if line.eq_ignore_ascii_case("[state]") {
        return Some(Header::State);
    }
    let letter = line.strip_prefix('#')?.chars().next()?;
    "ADCBSLU".contains(letter).then_some(Header::About)
}

/// A `.sdk`; a solution becomes the progress that is complete.
pub(super) fn sdk(givens: &Grid, solution: Option<&Grid>, about: Option<&PuzzleDetails>) -> String {
    let rows = |name: &str, grid: &Grid| {
        let cells = grid.to_string();
        let rows = (0..grid.side()).map(|row| &cells[row * grid.side()..][..grid.side()]);
        format!("[{name}]\n{}\n", rows.collect::<Vec<_>>().join("\n"))
    };
    let state = solution.map(|solution| rows("State", solution));
    let about = about.map(said).unwrap_or_default();
    about + &rows("Puzzle", givens) + &state.unwrap_or_default()
}

/// The lines at the top: author, description, date, level, and the code as a comment.
fn said(about: &PuzzleDetails) -> String {
    let author = about.author.map(|author| format!("#A{author}\n"));
    let PuzzleDetails { title, date, level, code, .. } = about;
    author.unwrap_or_default() + &format!("#D{title}\n#B{date}\n#L{level}\n#C{code}\n")
}
