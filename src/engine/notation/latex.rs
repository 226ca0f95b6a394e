//! Environments of LaTeX's package `sudoku`.

use crate::puzzle::Grid;

/// The first and the last line of an environment of LaTeX's package `sudoku`.
pub(super) const LATEX_BEGIN: &str = "\\begin{sudoku}";
pub(super) const LATEX_END: &str = "\\end{sudoku}";

/// Writes a puzzle as an environment of LaTeX's package `sudoku`.
pub(super) fn write(givens: &Grid) -> String {
    let cells = givens.to_string().replace('.', " ");
    let row = |row: usize| {
        let cells = cells[row * givens.side()..].chars().take(givens.side());
        format!("|{}.\n", cells.map(|c| format!("{c}|")).collect::<String>())
    };
    let rows: String = (0..givens.side()).map(row).collect();
    format!("{LATEX_BEGIN}\n{rows}{LATEX_END}\n")
}
