//! The patterns that givens can lie in.

use super::{Cell, Kind, KindError, Variant};
use crate::named::names;

/// The symmetry of the cells that hold givens: cells that map onto one another are removed together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Symmetry {
    /// No symmetry: every cell by itself.
    None,
    /// A half turn maps givens onto givens.
    Rotate180,
    /// A quarter turn does.
    Rotate90,
    /// The left half mirrors the right one.
    MirrorHorizontal,
    /// The upper half mirrors the lower one.
    MirrorVertical,
    /// The falling diagonal is a mirror.
    MirrorDiagonal,
    /// The rising diagonal is a mirror.
    MirrorAntidiagonal,
    /// Left mirrors right, and upper mirrors lower.
    Mirrors,
    /// All turns and mirrors of the square.
    Dihedral,
}

/// A symmetry of the square: where a row and a column go, among so many rows and columns.
pub(crate) type SquareSymmetry = fn(usize, usize, (usize, usize)) -> (usize, usize);

/// The eight symmetries of the square; the first leaves all as it is.
pub(crate) const SQUARE_SYMMETRIES: [SquareSymmetry; 8] = [
    |r, c, _| (r, c),
    |r, c, (rows, _)| (c, rows - 1 - r),
    |r, c, (rows, columns)| (rows - 1 - r, columns - 1 - c),
    |r, c, (_, columns)| (columns - 1 - c, r),
    |r, c, (_, columns)| (r, columns - 1 - c),
    |r, c, (rows, _)| (rows - 1 - r, c),
    |r, c, _| (c, r),
    |r, c, (rows, columns)| (columns - 1 - c, rows - 1 - r),
];

/// Where a cell of `kind` goes by the symmetry of that number among [`SQUARE_SYMMETRIES`]; `None` where its grids do not lie so.
pub(super) fn map_cell(kind: Kind, turn: usize, cell: Cell) -> Option<Cell> {
    let (side, extent) = (kind.side(), kind.extent());
    let (row, column) = SQUARE_SYMMETRIES[turn](cell / side, cell % side, extent);
    let image = row * side + column;
    (row < extent.0 && column < extent.1 && !kind.is_hole(image)).then_some(image)
}

names! {
    Symmetry {
        "none" => Symmetry::None,
        "rotate180" => Symmetry::Rotate180,
        "rotate90" => Symmetry::Rotate90,
        "mirror-horizontal" => Symmetry::MirrorHorizontal,
        "mirror-vertical" => Symmetry::MirrorVertical,
        "mirror-diagonal" => Symmetry::MirrorDiagonal,
        "mirror-antidiagonal" => Symmetry::MirrorAntidiagonal,
        "mirrors" => Symmetry::Mirrors,
        "dihedral" => Symmetry::Dihedral,
    }
}

impl Symmetry {
    /// Returns the symmetry of givens where none is requested, if the grids of `kind` have it: a half turn. The givens of a
    /// calcudoku are the cells that its cages leave, and have none.
    pub fn preferred(kind: Kind) -> Symmetry {
        if kind.has(Variant::Calcudoku) { Symmetry::None } else { Symmetry::Rotate180 }
    }

    /// Returns the default symmetry of `kind`, or [`Symmetry::None`] if its grids do not lie in it.
    pub fn default_for(kind: Kind) -> Symmetry {
        let symmetry = Symmetry::preferred(kind);
        symmetry.check_kind(kind).map_or(Symmetry::None, |()| symmetry)
    }

    /// Whether the grids of `kind` lie in this symmetry.
    ///
    /// # Errors
    /// [`KindError`] when they do not.
    pub fn check_kind(self, kind: Kind) -> Result<(), KindError> {
        let mut cells = (0..kind.cells()).filter(|&cell| !kind.is_hole(cell));
        let stays =
            |cell: Cell| (self.group().iter()).all(|&turn| map_cell(kind, turn, cell).is_some());
        if kind.grids().is_single() || cells.all(stays) {
            Ok(())
        } else {
            Err(KindError {
                message: format!(
                    "grids that lie as in `{kind}` have no symmetry `{}`",
                    self.name()
                ),
                help: "choose the symmetry `none`, or one that the layout has".into(),
            })
        }
    }

    /// Indices into [`SQUARE_SYMMETRIES`] that keep the pattern: a whole group.
    fn group(self) -> &'static [usize] {
        match self {
            Symmetry::None => &[0],
            Symmetry::Rotate180 => &[0, 2],
            Symmetry::Rotate90 => &[0, 1, 2, 3],
            Symmetry::MirrorHorizontal => &[0, 4],
            Symmetry::MirrorVertical => &[0, 5],
            Symmetry::MirrorDiagonal => &[0, 6],
            Symmetry::MirrorAntidiagonal => &[0, 7],
            Symmetry::Mirrors => &[0, 2, 4, 5],
            Symmetry::Dihedral => &[0, 1, 2, 3, 4, 5, 6, 7],
        }
    }

    /// The sets of cells that stand or fall together, by their least cell; each in ascending order.
    pub fn orbits(self, kind: Kind) -> Vec<Vec<Cell>> {
        let orbit = |cell: Cell| {
            let image = |&turn: &usize| map_cell(kind, turn, cell);
            let mut orbit: Vec<Cell> = self.group().iter().filter_map(image).collect();
            orbit.sort_unstable();
            orbit.dedup();
            orbit
        };
        (0..kind.cells())
            .filter(|&cell| !kind.is_hole(cell))
            .map(|cell| (cell, orbit(cell)))
            .filter(|(cell, orbit)| orbit[0] == *cell)
            .map(|(_, orbit)| orbit)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orbits_split_the_grid() {
        for kind in ["4", "6", "9", "9@samurai", "6@samurai"] {
            let kind: Kind = kind.parse().unwrap();
            for (_, symmetry) in Symmetry::NAMES {
                let mut all: Vec<Cell> = symmetry.orbits(kind).concat();
                all.sort_unstable();
                let cells = (0..kind.cells()).filter(|&cell| !kind.is_hole(cell));
                let fits = symmetry.check_kind(kind).is_ok();
                assert!(fits || kind.side() != kind.digits());
                assert!(!fits || all.iter().copied().eq(cells), "{kind} {symmetry:?}");
            }
        }
        assert_eq!(Symmetry::Rotate180.orbits(Kind::CLASSIC).len(), 41);
        assert_eq!(Symmetry::Rotate180.orbits(Kind::CLASSIC)[40], [40]);
    }

    #[test]
    fn orbits_are_what_their_names_say() {
        let orbit = |symmetry: Symmetry| {
            symmetry.orbits(Kind::CLASSIC).into_iter().find(|orbit| orbit.contains(&1)).unwrap()
        };
        assert_eq!(orbit(Symmetry::None), [1]);
        assert_eq!(orbit(Symmetry::Rotate180), [1, 79]);
        assert_eq!(orbit(Symmetry::Rotate90), [1, 17, 63, 79]);
        assert_eq!(orbit(Symmetry::MirrorHorizontal), [1, 7]);
        assert_eq!(orbit(Symmetry::MirrorVertical), [1, 73]);
        assert_eq!(orbit(Symmetry::MirrorDiagonal), [1, 9]);
        assert_eq!(orbit(Symmetry::MirrorAntidiagonal), [1, 71]);
        assert_eq!(orbit(Symmetry::Mirrors), [1, 7, 73, 79]);
        assert_eq!(orbit(Symmetry::Dihedral), [1, 7, 9, 17, 63, 71, 73, 79]);
    }

    #[test]
    fn names_are_in_the_order_of_the_symmetries() {
        for (index, (name, symmetry)) in Symmetry::NAMES.iter().enumerate() {
            assert_eq!(*symmetry as usize, index);
            assert_eq!(Symmetry::from_name(name), Some(*symmetry));
        }
    }
}
