//! A naive reference implementation of the rules of marks, for tests of the solvers.

use super::{Cell, Grid, Mark, Shape, Sign, SignLocation, Variant};

/// Returns a kind for each variant that compares or adds neighbouring digits, or has marks: 9x9, or 6x6 where that is
/// slow.
pub(crate) fn marked_kinds() -> impl Iterator<Item = String> {
    let marked = Variant::NAMES.iter().filter(|(_, variant)| variant.mark_rule().is_some());
    marked.map(|(name, variant)| {
        let side = if variant.has_marks() && !variant.is_latin() { 9 } else { 6 };
        format!("{side}+{name}")
    })
}

/// The rule of a sign by the digits of its cells, its value and the number of digits in the grid.
type ReferenceRule = fn(&[u32], u32, u32) -> bool;

/// The rules of signs along lines, on corners and outside the grid, as people read them.
const RULES: [(Sign, ReferenceRule); 12] = [
    (Sign::Thermo, |line, _, _| line.windows(2).all(|two| two[0] < two[1])),
    (Sign::Arrow, |line, _, _| line[0] == sum(&line[1..])),
    (Sign::Palindrome, |line, _, _| line.iter().eq(line.iter().rev())),
    (Sign::Whispers, |line, _, of| line.windows(2).all(|two| 2 * two[0].abs_diff(two[1]) >= of)),
    (Sign::Renban, |line, _, _| {
        let lowest = line.iter().min().expect("a cell");
        (0..line.len() as u32).all(|above| line.contains(&(lowest + above)))
    }),
    (Sign::Between, |line, _, _| {
        let (low, high) = (line[0], line[line.len() - 1]);
        let inner = &line[1..line.len() - 1];
        inner.iter().all(|&digit| low.min(high) < digit && digit < low.max(high))
    }),
    (Sign::Frame, |line, value, _| sum(line) == value),
    (Sign::LittleKiller, |line, value, _| sum(line) == value),
    (Sign::Sandwich, |line, value, of| {
        let crusts: Vec<usize> =
            (0..line.len()).filter(|&at| line[at] == 1 || line[at] == of).collect();
        matches!(crusts[..], [first, last] if line[first] != line[last]
            && sum(&line[first + 1..last]) == value)
    }),
    (Sign::Skyscraper, |line, value, _| {
        let seen = (0..line.len()).filter(|&at| line[..at].iter().all(|&lower| lower < line[at]));
        seen.count() as u32 == value
    }),
    (Sign::XSum, |line, value, _| {
        line.get(..line[0] as usize).is_some_and(|first| sum(first) == value)
    }),
    (Sign::Quadruple, |line, value, _| {
        let mut rest = line.to_vec();
        value.to_string().bytes().all(|figure| {
            let place = rest.iter().position(|&digit| digit == u32::from(figure - b'0'));
            place.map(|place| rest.remove(place)).is_some()
        })
    }),
];

fn sum(digits: &[u32]) -> u32 {
    digits.iter().sum()
}

/// Returns `true` if the digits along a line, or those seen from outside the grid, satisfy the mark or are incomplete.
fn is_satisfied(mark: &Mark, grid: &Grid, of: usize) -> bool {
    let digits: Vec<u32> = mark.cells.iter().map(|&cell| u32::from(grid.get(cell))).collect();
    let rule = RULES.iter().find(|(sign, _)| *sign == mark.sign);
    rule.is_none_or(|(_, is_met)| digits.contains(&0) || is_met(&digits, mark.value, of as u32))
}

/// The parts of a rule together are the rule: they allow exactly the fillings that the reference allows.
#[test]
fn parts_agree_with_the_rules() {
    let stated = Sign::NAMES.iter().filter(|(_, sign)| RULES.iter().any(|(it, _)| it == sign));
    let stated = stated.count();
    let pairs_and_cells = 9;
    assert_eq!((stated, RULES.len()), (Sign::NAMES.len() - pairs_and_cells, stated));
    for (sign, is_met) in RULES {
        for (cells, of) in [(2, 6), (3, 9), (4, 4), (5, 6), (6, 4)] {
            if !sign.fits_length(cells) {
                continue;
            }
            let parts = sign.parts(&Vec::from_iter(0..cells), of);
            for index in 0..of.pow(cells as u32) {
                let digits: Vec<u8> =
                    (0..cells as u32).map(|at| (index / of.pow(at) % of) as u8 + 1).collect();
                let wide: Vec<u32> = digits.iter().map(|&digit| digit.into()).collect();
                let values = if sign.has_value() { 0..=30 } else { 0..=0 };
                for value in values {
                    let is_met = is_met(&wide, value, of as u32);
                    let is_allowed = parts.iter().all(|part| part.allows(&digits, value, of));
                    assert_eq!(is_allowed, is_met, "{sign} {value} {digits:?}");
                }
            }
        }
    }
}

/// Returns `true` if the digits of a partly filled `grid` obey the marks of `shape` and its negative constraints.
///
/// Follows the rules as people read them, cell by cell, and shares no code with the solvers.
pub(crate) fn obeys_marks(shape: &Shape, grid: &Grid) -> bool {
    let (kind, side) = (shape.kind(), shape.side());
    let sign = |cells: &[Cell]| {
        shape.marks().iter().find(|mark| {
            let place = mark.sign.location();
            *mark.cells == *cells && matches!(place, SignLocation::InCell | SignLocation::OnEdge(_))
        })
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
