//! Canonical forms, which show whether two puzzles are equivalent: under the rearrangements of rows and columns that
//! preserve their rules, or rotations and reflections where rules depend on what lies side by side; and under relabelling.

mod classic;

use super::grid::{cell_name, symbol};
use super::rearrangement::LineLattice;
use super::transform::allowed_symmetries;
use super::{Cage, Grid, Kind, Mark, Puzzle, Transform};
use std::fmt;
use std::sync::Arc;

pub use classic::{ClassicForm, canonical_classic};

/// The canonical form of a puzzle. Two puzzles have the same form if and only if they are equivalent.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct CanonicalForm(FormData);

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum FormData {
    Classic(Box<ClassicForm>),
    /// The least of all equivalent puzzles.
    Other {
        kind: Kind,
        givens: Grid,
        /// The regions of a jigsaw; otherwise empty.
        regions: Vec<u8>,
        cages: Vec<Cage>,
        marks: Vec<Mark>,
    },
}

impl fmt::Display for CanonicalForm {
    /// Writes a text that identifies the form: the givens of a classic puzzle in one line; for others the kind, the
    /// givens, and any regions, cages and marks, separated by `/`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, givens, regions, cages, marks) = match &self.0 {
            FormData::Classic(form) => {
                return Grid::from_cells(form.givens().to_vec()).fmt(f);
            }
            FormData::Other { kind, givens, regions, cages, marks } => {
                (kind, givens, regions, cages, marks)
            }
        };
        write!(f, "{kind}/{givens}")?;
        if !regions.is_empty() {
            let names: String = regions.iter().map(|&region| symbol(region + 1)).collect();
            write!(f, "/{names}")?;
        }
        for cage in cages {
            write!(f, "/{}", cage.label())?;
            for &cell in &cage.cells {
                f.write_str(&cell_name(cell, givens.side()))?;
            }
        }
        for mark in marks {
            write!(f, "/{mark}")?;
            for &cell in mark.cells.iter() {
                f.write_str(&cell_name(cell, givens.side()))?;
            }
        }
        Ok(())
    }
}

/// Returns the canonical form of a puzzle, which has a unique solution. Two puzzles have the same form if and only if these
/// operations turn one into the other:
///
/// - Where the rules speak of houses and peers only, as without variants or with diagonals, windows or the knight's
///   move: any order of bands, stacks, and the rows and columns within them, transposed or not, that maps houses and
///   peers onto themselves. Where they speak of neighbours, lines, regions or cages, and in overlapping grids: rotations
///   and reflections that preserve them.
/// - Exchanges of two digits, and of all d and n + 1 - d, that preserve the rules: any relabelling where digits are only
///   compared for equality, none with sums.
///
/// # Panics
/// If the solution of a classic puzzle breaks the rules.
pub fn canonical_form(puzzle: &Puzzle) -> CanonicalForm {
    let kind = puzzle.shape.kind();
    if kind == Kind::CLASSIC {
        let cells = |grid: &Grid| <[u8; 81]>::try_from(grid.cells()).expect("a 9x9 grid");
        let form = canonical_classic(&cells(&puzzle.givens), &cells(&puzzle.solution));
        return CanonicalForm(FormData::Classic(Box::new(form)));
    }
    let rearrangements = match LineLattice::of(&puzzle.shape) {
        Some(lattice) => Arc::new(vec![lattice.canonical(&puzzle.givens, &puzzle.solution)]),
        None => allowed_symmetries(&puzzle.shape),
    };
    let forms = rearrangements
        .iter()
        .flat_map(|sources| Transform::with_digits_in_order(sources.clone(), puzzle))
        .map(|transform| {
            let image = transform.apply(puzzle);
            FormData::Other {
                kind,
                givens: image.givens,
                regions: image.shape.irregular_regions().unwrap_or_default().into(),
                cages: image.shape.cages().into(),
                marks: image.shape.marks().into(),
            }
        });
    // The least of all images is the same for all equivalent puzzles, because each of them has the same images.
    CanonicalForm(forms.min().expect("the identity is a symmetry"))
}

#[cfg(test)]
mod tests;
