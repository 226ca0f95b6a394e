//! Symmetries of the pattern of givens.

use super::{Cell, Kind, KindError};
use gridpress_ground::english;
use gridpress_ground::named::names;

/// A symmetry of the pattern of givens. Cells that map onto each other are removed together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Symmetry {
    /// No symmetry.
    None,
    /// Rotation by a half turn.
    Rotate180,
    /// Rotation by a quarter turn.
    Rotate90,
    /// Reflection of left and right.
    MirrorHorizontal,
    /// Reflection of top and bottom.
    MirrorVertical,
    /// Reflection along the falling diagonal.
    MirrorDiagonal,
    /// Reflection along the rising diagonal.
    MirrorAntidiagonal,
    /// Reflections of left and right and of top and bottom.
    Mirrors,
    /// All rotations and reflections of the square.
    Dihedral,
}

/// A symmetry of the square: maps a row and a column to others, given the numbers of rows and columns.
pub(crate) type SquareSymmetry = fn(usize, usize, (usize, usize)) -> (usize, usize);

/// The eight symmetries of the square; the first is the identity.
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

/// Maps a cell of `kind` by the symmetry with that index in [`SQUARE_SYMMETRIES`]; `None` if the image is not a cell.
pub(super) fn map_cell(kind: Kind, symmetry: usize, cell: Cell) -> Option<Cell> {
    let (side, extent) = (kind.side(), kind.extent());
    let (row, column) = SQUARE_SYMMETRIES[symmetry](cell / side, cell % side, extent);
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
    /// Returns the preferred symmetry of `kind`: a half turn, or none for a calcudoku, whose givens are the cells
    /// outside its larger cages.
    pub fn preferred(kind: Kind) -> Symmetry {
        if kind.has_operations() { Symmetry::None } else { Symmetry::Rotate180 }
    }

    /// Returns the default symmetry of `kind`: the preferred one, or [`Symmetry::None`] if the layout of its grids
    /// lacks it.
    pub fn default_for(kind: Kind) -> Symmetry {
        let symmetry = Symmetry::preferred(kind);
        symmetry.check_kind(kind).map_or(Symmetry::None, |()| symmetry)
    }

    /// Checks that the layout of the grids of `kind` has this symmetry.
    ///
    /// # Errors
    /// Returns [`KindError`] if it does not.
    pub fn check_kind(self, kind: Kind) -> Result<(), KindError> {
        let mut cells = (0..kind.cells()).filter(|&cell| !kind.is_hole(cell));
        let has_images = |cell: Cell| {
            self.group().iter().all(|&symmetry| map_cell(kind, symmetry, cell).is_some())
        };
        if kind.grids().is_single() || cells.all(has_images) {
            Ok(())
        } else {
            Err(KindError {
                message: english!("layout-without-symmetry": "the layout of `{kind}` does not have the symmetry `{symmetry}`", kind, symmetry = self.name()),
                help: english!("use-no-symmetry": "use the symmetry `none`, or one that the layout has"),
            })
        }
    }

    /// Returns the symmetries that preserve the pattern, as indices into [`SQUARE_SYMMETRIES`]. They form a group.
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

    /// Returns the orbits: sets of cells that map onto each other. Both the orbits and their cells are in ascending
    /// order.
    pub fn orbits(self, kind: Kind) -> Vec<Vec<Cell>> {
        let orbit = |cell: Cell| {
            let image = |&symmetry: &usize| map_cell(kind, symmetry, cell);
            let mut orbit: Vec<Cell> = self.group().iter().filter_map(image).collect();
            orbit.sort_unstable();
            orbit.dedup();
            orbit
        };
        (0..kind.cells())
            .filter(|&cell| !kind.is_hole(cell))
            .map(|cell| (cell, orbit(cell)))
            // An orbit is listed at its first cell, and so once.
            .filter(|(cell, orbit)| orbit[0] == *cell)
            .map(|(_, orbit)| orbit)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orbits_partition_the_grid() {
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
    fn orbits_match_the_names_of_symmetries() {
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
    fn names_are_in_the_order_of_the_variants() {
        for (index, (name, symmetry)) in Symmetry::NAMES.iter().enumerate() {
            assert_eq!(*symmetry as usize, index);
            assert_eq!(Symmetry::from_name(name), Some(*symmetry));
        }
    }
}
