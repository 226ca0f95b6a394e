//! Canonical forms of classic sudokus.
//!
//! Two classic sudokus are equivalent if relabelling the digits, permuting bands, stacks, the rows of a band or the
//! columns of a stack, and transposing the grid turn one into the other: 3,359,232 rearrangements of the cells times 9!
//! relabellings. These include the rotations and reflections. [`canonical_classic`] chooses one representative of each
//! class of equivalent puzzles.
//!
//! The representative has the least solution, read as a number of 81 digits ("min-lex", the form in which sudoku grids
//! are catalogued). Among the rearrangements that lead to this solution, it has the least pattern of givens. Comparing
//! the solution first makes the search fast: a full grid leaves few choices, whereas givens alone leave many rows and
//! columns that look the same.
//!
//! The number of rearrangements that can lead to the least solution follows from its second row. The first row is
//! 123456789, which determines the relabelling. Consider the row that becomes the second of its band, and the box that
//! becomes the first. The three digits of the row in this box are in the other two boxes of the first row:
//!
//! - all three in one box ("whole"), so that the second row can start with 456; or
//! - two in one box and one in the other ("split"), so that it can start with 457 but not lower.
//!
//! In both cases the box with most of these digits becomes the second box. Its columns are determined by 4 and 5, and
//! those of the third box almost so. There are 36 choices of the first two rows, 3 of the first box, and at most 6
//! orders of its columns for a whole pair (4 for a split pair), hence at most 36 x 3 x 6 = 648 arrangements. The
//! remaining rows and bands only need sorting. Each arrangement leads to a different grid or is a symmetry of the
//! solution, so a grid has at most 648 symmetries.

use std::array;

/// The canonical form of a classic sudoku. Two puzzles have the same form if and only if they are equivalent.
///
/// Forms are ordered by the solution, then by the pattern of givens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClassicForm {
    solution: [u8; 81],
    /// The pattern of givens, one bit per cell. The first cell is bit 80, so that patterns compare like text.
    given: u128,
}

impl ClassicForm {
    /// Returns the solution of the representative, row by row.
    pub fn solution(&self) -> &[u8; 81] {
        &self.solution
    }

    /// Returns the givens of the representative, row by row; 0 is empty.
    pub fn givens(&self) -> [u8; 81] {
        array::from_fn(|cell| self.solution[cell] * (self.given >> (80 - cell) & 1) as u8)
    }
}

/// Returns the canonical form of a classic sudoku, from its givens (0 is empty) and its solution.
///
/// Two puzzles have the same form if and only if relabelling digits and rearranging rows and columns within the rules
/// turns one puzzle and its solution into the other. (A puzzle with several solutions has a form for each.)
///
/// # Panics
/// If the solution breaks the rules of sudoku, or if the givens are not part of it.
pub fn canonical_classic(givens: &[u8; 81], solution: &[u8; 81]) -> ClassicForm {
    // The search indexes by the columns of digits, which an invalid grid does not have.
    assert!(is_valid_solution(solution), "the solution breaks the rules of sudoku");
    assert!(
        givens.iter().zip(solution).all(|(&g, &s)| g == 0 || g == s),
        "the givens are not part of the solution"
    );
    let least = least_solution(solution);
    let given = least.sources.iter().map(|source| source.pattern(givens)).min();
    ClassicForm {
        solution: array::from_fn(|cell| digit(least.key[cell / 9], cell % 9) + 1),
        given: given.expect("at least one rearrangement leads to the least solution"),
    }
}

/// Returns `true` if every row, column and box contains the digits from 1 to 9.
fn is_valid_solution(cells: &[u8; 81]) -> bool {
    let mut seen = [[0u16; 9]; 3];
    for (cell, &value) in cells.iter().enumerate() {
        if !(1..=9).contains(&value) {
            return false;
        }
        let (row, column) = (cell / 9, cell % 9);
        for (kind, index) in [row, column, row / 3 * 3 + column / 3].iter().enumerate() {
            seen[kind][*index] |= 1 << (value - 1);
        }
    }
    seen.as_flattened().iter().all(|&digits| digits == 0x1ff)
}

/// A row of nine digits from 0 to 8, in four bits each. The first digit has the highest bits, so that rows compare as
/// numbers.
type PackedRow = u64;

/// Returns the digit of `row` in `column`.
fn digit(row: PackedRow, column: usize) -> u8 {
    (row >> (4 * (8 - column)) & 15) as u8
}

/// Packs nine digits into a row.
fn pack(digits: impl Iterator<Item = u8>) -> PackedRow {
    digits.fold(0, |row, digit| row << 4 | PackedRow::from(digit))
}

/// The least key so far, and everything that leads to it.
struct Minimum<K, W> {
    key: K,
    sources: Vec<W>,
}

impl<K: Ord, W> Minimum<K, W> {
    /// Creates an empty minimum. `key` must be greater than any key that will be offered.
    fn below(key: K) -> Minimum<K, W> {
        let sources = Vec::new();
        Minimum { key, sources }
    }

    /// Adds `source` if its key is at most the least key so far.
    fn offer(&mut self, key: K, source: W) {
        if key < self.key {
            self.key = key;
            // Ties are kept: a solution with symmetries is reached in several ways, and each may give another pattern
            // of givens.
            self.sources.clear();
        } else if key > self.key {
            return;
        }
        self.sources.push(source);
    }
}

/// The solution, as given or transposed, with digits from 0 to 8.
struct SolutionView {
    rows: [[u8; 9]; 9],
    /// The column of each digit in each row.
    column_of: [[u8; 9]; 9],
    /// The distance between vertical neighbours, and between horizontal neighbours, in cells of the original.
    steps: (usize, usize),
}

impl SolutionView {
    fn new(solution: &[u8; 81], steps: (usize, usize)) -> SolutionView {
        let rows: [[u8; 9]; 9] = array::from_fn(|row| {
            array::from_fn(|column| solution[row * steps.0 + column * steps.1] - 1)
        });
        let mut column_of = [[0; 9]; 9];
        for (digits, columns) in rows.iter().zip(&mut column_of) {
            for (column, &digit) in digits.iter().enumerate() {
                columns[usize::from(digit)] = column as u8;
            }
        }
        SolutionView { rows, column_of, steps }
    }
}

/// Returns the third row of a band, or the third column of a stack, from the two others.
fn third_of(a: usize, b: usize) -> usize {
    // The three of band n are 3n, 3n + 1 and 3n + 2.
    a / 3 * 9 + 3 - a - b
}

/// A choice of the first two rows and of all columns.
///
/// It determines the rest: the relabelling, since the first row becomes 123456789; the third row; and the other rows,
/// which are sorted.
#[derive(Clone, Copy)]
struct Top<'a> {
    view: &'a SolutionView,
    first: usize,
    second: usize,
    /// The source column, in the view, of each column.
    columns: [usize; 9],
}

impl Top<'_> {
    /// Returns the new label of each digit.
    fn names(&self) -> [u8; 9] {
        let mut names = [0; 9];
        for (name, &column) in self.columns.iter().enumerate() {
            names[usize::from(self.view.rows[self.first][column])] = name as u8;
        }
        names
    }

    /// Returns a row of the view with its columns rearranged and its digits relabelled.
    fn transformed(&self, row: usize, names: &[u8; 9]) -> PackedRow {
        let digits = &self.view.rows[row];
        pack(self.columns.iter().map(|&column| names[usize::from(digits[column])]))
    }

    /// Returns the remaining row in the band of the first two.
    fn third(&self) -> usize {
        third_of(self.first, self.second)
    }

    /// Returns all rows transformed and in order, each with its index in the view.
    fn transformed_rows(&self) -> [(PackedRow, usize); 9] {
        let names = self.names();
        let band = self.first / 3;
        let transform = |row| (self.transformed(row, &names), row);
        let sorted = |band| {
            let mut rows: [_; 3] = array::from_fn(|i| transform(3 * band + i));
            // Any order of the rows of these bands is allowed, and the first digits of the rows of a band differ.
            rows.sort_unstable();
            rows
        };
        let top = [self.first, self.second, self.third()].map(transform);
        let (mut middle, mut bottom) = (sorted((band + 1) % 3), sorted((band + 2) % 3));
        if bottom < middle {
            std::mem::swap(&mut middle, &mut bottom);
        }
        array::from_fn(|row| [top, middle, bottom][row / 3][row % 3])
    }
}

/// A rearrangement of the cells.
struct Rearrangement {
    /// The first source cell of each row, and the offset of each column from it.
    rows: [usize; 9],
    columns: [usize; 9],
}

impl Rearrangement {
    /// Returns the pattern of the rearranged givens, as in [`ClassicForm`].
    fn pattern(&self, givens: &[u8; 81]) -> u128 {
        self.rows.iter().fold(0, |pattern, row| {
            let bits = self
                .columns
                .iter()
                .fold(0u16, |bits, column| bits << 1 | u16::from(givens[row + column] != 0));
            pattern << 9 | u128::from(bits)
        })
    }
}

/// Returns the least solution that is equivalent to `solution`, and all rearrangements that lead to it.
fn least_solution(solution: &[u8; 81]) -> Minimum<[PackedRow; 9], Rearrangement> {
    // Steps of (1, 9) read the columns as rows, which covers all transposed grids.
    let views = [SolutionView::new(solution, (9, 1)), SolutionView::new(solution, (1, 9))];
    // Row by row, so that few arrangements are followed to the end.
    let mut by_second = Minimum::below(PackedRow::MAX);
    for view in &views {
        for first in 0..9 {
            let band = first / 3 * 3;
            for second in (band..band + 3).filter(|&row| row != first) {
                offer_tops(view, first, second, &mut by_second);
            }
        }
    }
    let mut by_third = Minimum::below(PackedRow::MAX);
    for top in by_second.sources {
        // The third row follows from the first two, so it filters the arrangements before all nine rows are
        // transformed.
        by_third.offer(top.transformed(top.third(), &top.names()), top);
    }
    let mut least = Minimum::below([PackedRow::MAX; 9]);
    for top in by_third.sources {
        let rows = top.transformed_rows();
        let (down, along) = top.view.steps;
        let rearrangement = Rearrangement {
            rows: rows.map(|(_, row)| row * down),
            columns: top.columns.map(|column| column * along),
        };
        least.offer(rows.map(|(row, _)| row), rearrangement);
    }
    least
}

/// Offers the arrangements of columns that can make the second row minimal, for a choice of the first two rows.
fn offer_tops<'a>(
    view: &'a SolutionView,
    first: usize,
    second: usize,
    least: &mut Minimum<PackedRow, Top<'a>>,
) {
    /// The orders of the columns of the first box.
    const ORDERS: [[usize; 3]; 6] =
        [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    // For each column, the column in which the first row has the digit of the second row.
    let leads_to =
        view.rows[second].map(|digit| usize::from(view.column_of[first][usize::from(digit)]));
    let lead = |column: usize| leads_to[column];
    let mut offer = |columns: [usize; 9]| {
        let mut place = [0; 9];
        for (new, &old) in columns.iter().enumerate() {
            place[old] = new as u8;
        }
        // The first row becomes 1 to 9, so the label of a digit is the column that the first row has it in.
        let row = pack(columns.iter().map(|&old| place[lead(old)]));
        let top = Top { view, first, second, columns };
        least.offer(row, top);
    };
    for stack in [0, 3, 6] {
        for order in ORDERS {
            let [a, b, c] = order.map(|column| stack + column);
            let (d, e) = (lead(a), lead(b));
            if d / 3 != e / 3 {
                // The second row would start with 47, which is not minimal.
                continue;
            }
            let f = third_of(d, e);
            let g = lead(c);
            if g == f {
                // Whole: the second row starts with 456, and can continue with 789.
                offer([a, b, c, d, e, f, lead(d), lead(e), lead(f)]);
            } else {
                // Split: the second row starts with 457.
                let h = g / 3 * 3 + (g + 1) % 3;
                let i = third_of(g, h);
                offer([a, b, c, d, e, f, g, h, i]);
                offer([a, b, c, d, e, f, g, i, h]);
            }
        }
    }
}

#[cfg(test)]
mod tests;
