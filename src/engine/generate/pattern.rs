//! Where givens stand, when a pattern says so.

use crate::puzzle::{Grid, Kind};
use std::fmt;

/// The cells that are given, for all cells of a kind's canvas row by row; no hole counts as removed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pattern(Vec<bool>);

impl Pattern {
    /// The pattern of a text with a character for each cell of `kind`: `.`, `0`, `_` and `*` are empty, all others given.
    /// `None` for a text of another length.
    pub fn of(kind: Kind, text: &str) -> Option<Pattern> {
        let given = text.chars().map(|symbol| !".0_*".contains(symbol));
        Pattern::on(kind, given.collect())
    }

    /// The pattern of a flag for each cell of `kind`, where holes count as given. `None` for another number of flags.
    fn on(kind: Kind, mut given: Vec<bool>) -> Option<Pattern> {
        if given.len() != kind.cells() {
            return None;
        }
        let cells = given.iter_mut().enumerate();
        cells.for_each(|(cell, given)| *given |= kind.is_hole(cell));
        Some(Pattern(given))
    }

    /// The pattern that [`Display`](fmt::Display) has written for a grid of `kind`.
    pub(super) fn of_digits(kind: Kind, text: &str) -> Option<Pattern> {
        let cells = kind.cells();
        if text.len() != cells.div_ceil(4) {
            return None;
        }
        let digits: Vec<u32> =
            text.chars().map(|digit| digit.to_digit(16)).collect::<Option<_>>()?;
        let given = |cell: usize| digits[cell / 4] >> (3 - cell % 4) & 1 == 1;
        Pattern::on(kind, (0..cells).map(given).collect())
    }

    /// How many cells stay empty.
    pub fn removed(&self) -> u32 {
        self.0.iter().filter(|given| !**given).count() as u32
    }

    /// The digits of `full` that are given.
    pub(super) fn givens(&self, full: &Grid) -> Grid {
        let cells = full.cells().iter().zip(&self.0);
        Grid::from_cells(cells.map(|(&digit, &given)| if given { digit } else { 0 }).collect())
    }
}

/// Four cells in a hexadecimal digit, row by row; a given is a one.
impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chunks(4).try_for_each(|cells| {
            let digit =
                (0..4).fold(0, |digit, at| digit << 1 | u8::from(cells.get(at) == Some(&true)));
            write!(f, "{digit:x}")
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_is_read_as_it_was_written() {
        let text: String = (0..81).map(|cell| if cell % 3 == 0 { '5' } else { '.' }).collect();
        let pattern = Pattern::of(Kind::CLASSIC, &text).unwrap();
        assert_eq!(pattern.removed(), 54);
        let again = Pattern::of_digits(Kind::CLASSIC, &pattern.to_string());
        assert_eq!(again, Some(pattern));
        assert_eq!(Pattern::of(Kind::CLASSIC, "1.2"), None);
        assert_eq!(Pattern::of_digits(Kind::CLASSIC, "xyz"), None);
    }

    #[test]
    fn holes_count_as_given_however_a_pattern_is_written() {
        let kind: Kind = "4@twodoku".parse().unwrap();
        let empty = Pattern::of(kind, &".".repeat(kind.cells())).unwrap();
        assert_eq!(empty.removed() as usize, kind.size());
        let digits = "0".repeat(kind.cells().div_ceil(4));
        for digits in [digits, empty.to_string()] {
            assert_eq!(Pattern::of_digits(kind, &digits), Some(empty.clone()));
        }
    }
}
