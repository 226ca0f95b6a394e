//! A naive reference implementation of the rules of marks, for tests of the solvers.

use super::{Cell, Grid, Mark, Shape, Sign, Variant};

/// Returns `true` for signs along lines and outside the grid.
fn is_line(sign: Sign) -> bool {
    sign >= Sign::Thermo
}

/// Returns `true` if the digits along a line, or those seen from outside the grid, satisfy the mark or are incomplete.
fn is_satisfied(mark: &Mark, grid: &Grid, of: usize) -> bool {
    let digits: Vec<u32> = mark.cells.iter().map(|&cell| u32::from(grid.get(cell))).collect();
    if digits.contains(&0) {
        return true;
    }
    let of = of as u32;
    let sum = |digits: &[u32]| digits.iter().sum::<u32>();
    let sorted = {
        let mut sorted = digits.clone();
        sorted.sort_unstable();
        sorted
    };
    match mark.sign {
        Sign::Thermo => digits.windows(2).all(|two| two[0] < two[1]),
        Sign::Arrow => digits[0] == sum(&digits[1..]),
        Sign::Between => {
            let (low, high) = (digits[0], digits[digits.len() - 1]);
            let inner = &digits[1..digits.len() - 1];
            inner.iter().all(|&digit| low.min(high) < digit && digit < low.max(high))
        }
        Sign::Quadruple => {
            let mut rest = digits.to_vec();
            let figures = mark.value.to_string().into_bytes();
            figures.iter().all(|figure| {
                let place = rest.iter().position(|&digit| digit == u32::from(figure - b'0'));
                place.map(|place| rest.remove(place)).is_some()
            })
        }
        Sign::Palindrome => digits.iter().eq(digits.iter().rev()),
        Sign::Whispers => digits.windows(2).all(|two| 2 * two[0].abs_diff(two[1]) >= of),
        Sign::Renban => sorted.windows(2).all(|two| two[1] == two[0] + 1),
        Sign::Frame | Sign::LittleKiller => sum(&digits) == mark.value,
        Sign::Sandwich => {
            let mut crusts = (0..digits.len()).filter(|&at| digits[at] == 1 || digits[at] == of);
            let (first, last) = (crusts.next(), crusts.next());
            let (first, last) = (first.expect("two crusts"), last.expect("two crusts"));
            sum(&digits[first + 1..last]) == mark.value
        }
        Sign::Skyscraper => {
            let is_seen = |&at: &usize| digits[..at].iter().all(|&before| before < digits[at]);
            (0..digits.len()).filter(is_seen).count() as u32 == mark.value
        }
        Sign::XSum => sum(&digits[..digits[0] as usize]) == mark.value,
        _ => true,
    }
}

/// Returns `true` if the digits of a partly filled `grid` obey the marks of `shape` and its negative constraints.
///
/// Follows the rules as people read them, cell by cell, and shares no code with the solvers.
pub(crate) fn obeys_marks(shape: &Shape, grid: &Grid) -> bool {
    let (kind, side) = (shape.kind(), shape.side());
    let is_cell_or_edge_mark = |mark: &&Mark| mark.cells.len() < 3 && !is_line(mark.sign);
    let sign = |cells: &[Cell]| {
        let mut here = shape.marks().iter().filter(is_cell_or_edge_mark);
        here.find(|mark| *mark.cells == *cells)
    };
    let at = |row: usize, column: usize| row * side + column;
    let pair = |a: Cell, b: Cell| {
        let (x, y) = (i32::from(grid.get(a)), i32::from(grid.get(b)));
        if x == 0 || y == 0 {
            return true;
        }
        let (next, double) = ((x - y).abs() == 1, x == 2 * y || y == 2 * x);
        let has = |variant| kind.has(variant);
        match sign(&[a, b]).map(|mark| mark.sign) {
            Some(Sign::Bar | Sign::White) => next,
            Some(Sign::Black) => double,
            Some(Sign::Less) => x < y,
            Some(Sign::Greater) => y < x,
            Some(Sign::Ten) => x + y == 10,
            Some(Sign::Five) => x + y == 5,
            Some(_) => false,
            None if has(Variant::Consecutive) || has(Variant::NonConsecutive) => !next,
            None if has(Variant::Kropki) => !next && !double,
            None if has(Variant::Xv) => x + y != 5 && x + y != 10,
            None => true,
        }
    };
    shape.marks().iter().all(|mark| is_satisfied(mark, grid, kind.digits()))
        && (0..side).all(|row| {
            (0..side).all(|column| {
                let cell = at(row, column);
                let digit = grid.get(cell);
                let parity = match sign(&[cell]).map(|mark| mark.sign) {
                    _ if digit == 0 => true,
                    Some(Sign::Odd) => digit % 2 == 1,
                    Some(Sign::Even) => digit.is_multiple_of(2),
                    _ => true,
                };
                let right = column + 1 == side || pair(cell, at(row, column + 1));
                parity && right && (row + 1 == side || pair(cell, at(row + 1, column)))
            })
        })
}
