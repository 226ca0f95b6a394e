//! When two puzzles are the same puzzle: [`form`] for classic ones, under all symmetries of sudoku;
//! [`relabelled`] for any grid, under renaming of the digits alone.

mod classic;

use super::{Grid, Puzzle};

pub use classic::{Form, canonical};

/// The form of a classic puzzle. Two puzzles have the same exactly when one becomes the other by
/// relabelling, by permuting bands, stacks, rows and columns, and by transposition.
///
/// # Panics
/// When `puzzle` is not 9x9, or its solution breaks the rules.
pub fn form(puzzle: &Puzzle) -> Form {
    let cells = |grid: &Grid| <[u8; 81]>::try_from(grid.cells()).expect("a 9x9 grid");
    canonical(&cells(&puzzle.givens), &cells(&puzzle.solution))
}

/// The puzzle with its digits renamed in the order in which they first appear.
///
/// Two puzzles have the same form exactly when one becomes the other by relabelling.
pub fn relabelled(givens: &Grid) -> Grid {
    let mut names = vec![0u8; givens.side() + 1];
    let mut next = 0;
    let cells = givens
        .cells()
        .iter()
        .map(|&value| {
            let name = &mut names[usize::from(value)];
            if value != 0 && *name == 0 {
                next += 1;
                *name = next;
            }
            *name
        })
        .collect();
    Grid::from_cells(cells)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn relabelling_is_seen_through_and_nothing_else() {
        let grid = |text: &str| Grid::from_cells(text.bytes().map(|b| b - b'0').collect());
        let a = grid("1200003000420300");
        let relabelled_a = grid("3400001000240100");
        let other = grid("1200003000410300");
        assert_eq!(relabelled(&a), relabelled(&relabelled_a));
        assert_ne!(relabelled(&a), relabelled(&other));
    }
}
