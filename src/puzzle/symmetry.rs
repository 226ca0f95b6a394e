//! The patterns that givens can lie in.

use super::Cell;
use std::fmt;

/// The symmetry of the cells that hold givens: cells that map onto one another are removed together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Symmetry {
    /// Every cell for itself.
    None,
    /// A half turn maps givens onto givens.
    Rotate180,
}

impl Symmetry {
    /// Every symmetry with the name that specs and codes use.
    pub const NAMES: &[(&str, Symmetry)] =
        &[("none", Symmetry::None), ("rotate180", Symmetry::Rotate180)];

    /// Its name in specs and codes.
    pub fn name(self) -> &'static str {
        Symmetry::NAMES
            .iter()
            .find(|(_, symmetry)| *symmetry == self)
            .map_or("", |(name, _)| name)
    }

    /// The symmetry of that name.
    pub fn named(name: &str) -> Option<Symmetry> {
        Symmetry::NAMES
            .iter()
            .find(|(known, _)| *known == name)
            .map(|(_, symmetry)| *symmetry)
    }

    /// The sets of cells that stand or fall together, by their least cell; each in ascending order.
    pub fn orbits(self, side: usize) -> Vec<Vec<Cell>> {
        let cells = side * side;
        (0..cells)
            .filter_map(|cell| match self {
                Symmetry::None => Some(vec![cell]),
                Symmetry::Rotate180 => {
                    let partner = cells - 1 - cell;
                    match cell.cmp(&partner) {
                        std::cmp::Ordering::Less => Some(vec![cell, partner]),
                        std::cmp::Ordering::Equal => Some(vec![cell]),
                        std::cmp::Ordering::Greater => None,
                    }
                }
            })
            .collect()
    }
}

impl fmt::Display for Symmetry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orbits_split_the_grid() {
        for (_, symmetry) in Symmetry::NAMES {
            let mut all: Vec<Cell> = symmetry.orbits(9).concat();
            all.sort_unstable();
            assert_eq!(all, (0..81).collect::<Vec<_>>());
        }
        assert_eq!(Symmetry::Rotate180.orbits(9).len(), 41);
        assert_eq!(Symmetry::Rotate180.orbits(9)[40], [40]);
    }
}
