//! When two classic sudokus are the same puzzle in another dress.
//!
//! A classic sudoku stays the same puzzle when its digits are renamed, its bands, its stacks, the
//! rows of a band or the columns of a stack change places, or the grid is transposed: 3,359,232
//! rearrangements of the cells times 9! names. The rotations and reflections are among them.
//! [`canonical_classic`] picks one puzzle to stand for all of these.
//!
//! The chosen one has the least solution, read as one number of 81 digits ("min-lex", the form in
//! which sudoku collectors catalogue grids), and among the rearrangements that lead to it the least
//! pattern of givens. Going by the solution first is what makes this quick: a full grid leaves
//! almost nothing to choose, whereas givens alone leave rows and columns that look alike.
//!
//! How few rearrangements can lead to the least solution follows from its second row. The first is
//! 123456789, which settles the names. The row chosen to be the second in its band has, in the box
//! chosen to be the first, three digits that the first row has in the other two boxes:
//!
//! - all three in one box ("whole"), so that the second row can begin with 456; or
//! - two in one and one in the other ("split"), so that it can begin with 457 and no lower.
//!
//! Either way the box with most of them becomes the second, its columns are settled by 4 and 5, and
//! those of the third box nearly so. With 36 choices of the first two rows and 3 of the first box
//! that leaves, for a grid whose every pair is whole, 36 x 3 x 6 = 648 ways at most, and 4 in place
//! of 6 where it is split. The remaining rows and bands are then only sorted. Each way leads to a
//! grid of its own or is a symmetry of the solution, so that no grid has more than 648 of those.

use std::array;

/// The form of a classic sudoku: the same for all puzzles that are one in other dresses, and for no others.
///
/// Forms are ordered by the solution, then by the pattern of givens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClassicForm {
    solution: [u8; 81],
    /// A bit for each cell that is given, the first cell in bit 80: patterns compare like text.
    given: u128,
}

impl ClassicForm {
    /// The solution of the puzzle that stands for its like, row by row.
    pub fn solution(&self) -> &[u8; 81] {
        &self.solution
    }

    /// The puzzle that stands for its like, row by row; 0 is empty.
    pub fn givens(&self) -> [u8; 81] {
        array::from_fn(|cell| self.solution[cell] * (self.given >> (80 - cell) & 1) as u8)
    }
}

/// The form of a classic sudoku, from its givens (0 is empty) and its solution.
///
/// Two puzzles have the same form exactly when one becomes the other, together with its solution,
/// by renaming digits and rearranging rows and columns in ways that keep the rules. (A puzzle with
/// several solutions has a form for each.)
///
/// # Panics
/// When the solution breaks the rules of sudoku, or the givens are not from it.
pub fn canonical_classic(givens: &[u8; 81], solution: &[u8; 81]) -> ClassicForm {
    assert!(obeys_the_rules(solution), "no solution of a sudoku");
    assert!(
        givens.iter().zip(solution).all(|(&g, &s)| g == 0 || g == s),
        "the givens are not from the solution"
    );
    let least = least_solution(solution);
    let given = least.ways.iter().map(|way| way.pattern(givens)).min();
    ClassicForm {
        solution: array::from_fn(|cell| digit(least.key[cell / 9], cell % 9) + 1),
        given: given.expect("some way leads to the least solution"),
    }
}

/// Whether every row, column and box holds the digits from 1 to 9.
fn obeys_the_rules(cells: &[u8; 81]) -> bool {
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

/// Nine digits from 0 to 8 in four bits each, the first one highest: rows compare as numbers.
type PackedRow = u64;

/// The digit of `row` in `column`.
fn digit(row: PackedRow, column: usize) -> u8 {
    (row >> (4 * (8 - column)) & 15) as u8
}

/// The row of nine digits.
fn packed(digits: impl Iterator<Item = u8>) -> PackedRow {
    digits.fold(0, |row, digit| row << 4 | PackedRow::from(digit))
}

/// The least key so far, and every way that led to it.
struct Minimum<K, W> {
    key: K,
    ways: Vec<W>,
}

impl<K: Ord, W> Minimum<K, W> {
    /// Nothing yet; `key` is above all that will be offered.
    fn below(key: K) -> Minimum<K, W> {
        let ways = Vec::new();
        Minimum { key, ways }
    }

    /// Takes note of `way` unless a lower key is known.
    fn offer(&mut self, key: K, way: W) {
        if key < self.key {
            self.key = key;
            self.ways.clear();
        } else if key > self.key {
            return;
        }
        self.ways.push(way);
    }
}

/// The solution as it stands or transposed, with digits from 0 to 8.
struct SolutionView {
    rows: [[u8; 9]; 9],
    /// The column in which each row has each digit.
    column_of: [[u8; 9]; 9],
    /// How far apart in the cells of the original neighbours in a column and in a row are.
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

/// The row of the band, or column of the stack, of two others.
fn third_of(a: usize, b: usize) -> usize {
    // The three of band n are 3n, 3n + 1 and 3n + 2.
    a / 3 * 9 + 3 - a - b
}

/// A choice of the first two rows and of all columns.
///
/// It settles the rest: the names, since the first row is to be 123456789; the third row; and the
/// other rows, which stand in order.
#[derive(Clone, Copy)]
struct Top<'a> {
    view: &'a SolutionView,
    first: usize,
    second: usize,
    /// The column of the view that comes to stand in each column.
    columns: [usize; 9],
}

impl Top<'_> {
    /// The new names of the digits.
    fn names(&self) -> [u8; 9] {
        let mut names = [0; 9];
        for (name, &column) in self.columns.iter().enumerate() {
            names[usize::from(self.view.rows[self.first][column])] = name as u8;
        }
        names
    }

    /// A row of the view, its columns in the new order and its digits renamed.
    fn dressed(&self, row: usize, names: &[u8; 9]) -> PackedRow {
        let digits = &self.view.rows[row];
        packed(self.columns.iter().map(|&column| names[usize::from(digits[column])]))
    }

    /// The row left over in the band of the first two.
    fn third(&self) -> usize {
        third_of(self.first, self.second)
    }

    /// All rows dressed, in order, each with its number in the view.
    fn dressed_rows(&self) -> [(PackedRow, usize); 9] {
        let names = self.names();
        let band = self.first / 3;
        let dressed = |row| (self.dressed(row, &names), row);
        let sorted = |band| {
            let mut rows: [_; 3] = array::from_fn(|i| dressed(3 * band + i));
            rows.sort_unstable();
            rows
        };
        let top = [self.first, self.second, self.third()].map(dressed);
        let (mut middle, mut bottom) = (sorted((band + 1) % 3), sorted((band + 2) % 3));
        if bottom < middle {
            std::mem::swap(&mut middle, &mut bottom);
        }
        array::from_fn(|row| [top, middle, bottom][row / 3][row % 3])
    }
}

/// A rearrangement of the cells.
struct Rearrangement {
    /// The cell at the left of each row, and how far from it each column is.
    rows: [usize; 9],
    columns: [usize; 9],
}

impl Rearrangement {
    /// Where the givens come to stand, as in [`ClassicForm`].
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

/// The least solution that `solution` can become, and all the ways in which it does.
fn least_solution(solution: &[u8; 81]) -> Minimum<[PackedRow; 9], Rearrangement> {
    let views = [SolutionView::new(solution, (9, 1)), SolutionView::new(solution, (1, 9))];
    // Row by row, so that few ways are followed to the end.
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
    for top in by_second.ways {
        by_third.offer(top.dressed(top.third(), &top.names()), top);
    }
    let mut least = Minimum::below([PackedRow::MAX; 9]);
    for top in by_third.ways {
        let rows = top.dressed_rows();
        let (down, along) = top.view.steps;
        let way = Rearrangement {
            rows: rows.map(|(_, row)| row * down),
            columns: top.columns.map(|column| column * along),
        };
        least.offer(rows.map(|(row, _)| row), way);
    }
    least
}

/// Offers the arrangements of columns that can make the second row the least, given the first two.
fn offer_tops<'a>(
    view: &'a SolutionView,
    first: usize,
    second: usize,
    least: &mut Minimum<PackedRow, Top<'a>>,
) {
    /// The ways to order the columns of the first box.
    const ORDERS: [[usize; 3]; 6] =
        [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    // For each column, where the first row has the digit that the second has there.
    let leads_to =
        view.rows[second].map(|digit| usize::from(view.column_of[first][usize::from(digit)]));
    let lead = |column: usize| leads_to[column];
    let mut offer = |columns: [usize; 9]| {
        let mut place = [0; 9];
        for (new, &old) in columns.iter().enumerate() {
            place[old] = new as u8;
        }
        let row = packed(columns.iter().map(|&old| place[lead(old)]));
        let top = Top { view, first, second, columns };
        least.offer(row, top);
    };
    for stack in [0, 3, 6] {
        for order in ORDERS {
            let [a, b, c] = order.map(|column| stack + column);
            let (d, e) = (lead(a), lead(b));
            if d / 3 != e / 3 {
                // The second row would begin 47: too much.
                continue;
            }
            let f = third_of(d, e);
            let g = lead(c);
            if g == f {
                // Whole: the second row begins 456, and can go on 789.
                offer([a, b, c, d, e, f, lead(d), lead(e), lead(f)]);
            } else {
                // Split: the second row begins 457.
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
