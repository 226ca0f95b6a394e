//! Canonical forms, which show whether two puzzles are equivalent. Classic puzzles are compared under all symmetries of
//! sudoku; others under relabelling and the rotations and reflections that preserve their rules.

mod classic;

use super::grid::{cell_name, symbol};
use super::{Cage, Grid, Kind, Mark, Puzzle, transform};
use std::fmt;

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

/// Returns the canonical form of a puzzle. Two puzzles have the same form if and only if these operations turn one into
/// the other:
///
/// - classic puzzles: relabelling, permutation of bands, stacks, rows and columns, and transposition;
/// - other sizes without variants: relabelling;
/// - variants and overlapping grids: the symmetries of the square that preserve the rules and, unless digits are
///   compared or
///   added, relabelling.
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
    let symmetries = if kind.variants().next().is_some() || !kind.grids().is_single() {
        transform::allowed_symmetries(&puzzle.shape)
    } else {
        // Other sizes without variants have too many rearrangements of rows and columns to try, so only equal positions
        // are compared.
        vec![(0..kind.cells()).collect()]
    };
    let forms = symmetries.iter().map(|from| {
        let cells = from.iter().map(|&cell| puzzle.givens.get(cell)).collect();
        let givens = Grid::from_cells(cells);
        let moved = kind.has_custom_shape().then(|| transform::move_cells(&puzzle.shape, from));
        FormData::Other {
            kind,
            // Sums and comparisons give digits a value, which relabelling would change.
            givens: if kind.has_interchangeable_digits() {
                relabel_digits(&givens)
            } else {
                givens
            },
            regions: (moved.as_ref().and_then(|shape| shape.irregular_regions()))
                .unwrap_or_default()
                .into(),
            cages: (moved.as_ref()).map_or_else(Vec::new, |shape| shape.cages().into()),
            marks: moved.map_or_else(Vec::new, |shape| shape.marks().into()),
        }
    });
    // The least of all images is the same for all equivalent puzzles, because each of them has the same images.
    CanonicalForm(forms.min().expect("the identity is a symmetry"))
}

/// Relabels the digits in the order of their first appearance.
///
/// Two grids have the same result if and only if relabelling turns one into the other.
pub fn relabel_digits(givens: &Grid) -> Grid {
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
    use super::super::Shape;
    use super::*;

    #[test]
    fn recognizes_relabelled_grids_only() {
        let grid = |text: &str| Grid::from_cells(text.bytes().map(|b| b - b'0').collect());
        let a = grid("1200003000420300");
        let relabelled_a = grid("3400001000240100");
        let other = grid("1200003000410300");
        assert_eq!(relabel_digits(&a), relabel_digits(&relabelled_a));
        assert_ne!(relabel_digits(&a), relabel_digits(&other));
    }

    #[test]
    fn texts_differ_where_forms_do() {
        let killer: Kind = "4+jigsaw+killer".parse().unwrap();
        let puzzle = |regions: &[u8], cells: Vec<usize>, sum: u32| Puzzle {
            shape: Shape::custom(killer, Some(regions), vec![Cage::killer(cells, sum)]).unwrap(),
            givens: Grid::from_cells(vec![0; 16]),
            solution: Grid::from_cells(vec![0; 16]),
            hidden: None,
        };
        let (squares, rows) = (b"AABBAABBCCDDCCDD", b"AAAABBBBCCCCDDDD");
        let puzzles = [
            puzzle(squares, vec![0, 1], 3),
            puzzle(squares, vec![0, 1], 6),
            puzzle(squares, vec![0, 1, 2], 6),
            puzzle(rows, vec![0, 1], 3),
        ];
        let forms: Vec<CanonicalForm> = puzzles.iter().map(canonical_form).collect();
        let texts: Vec<String> = forms.iter().map(CanonicalForm::to_string).collect();
        for (form, text) in forms.iter().zip(&texts) {
            assert_eq!(forms.iter().filter(|other| *other == form).count(), 1);
            assert_eq!(texts.iter().filter(|other| *other == text).count(), 1);
        }
        let empty = ".".repeat(16);
        assert_eq!(texts[0], format!("4+jigsaw+killer/{empty}/1122112233443344/3r1c1r1c2"));
        let plain = |givens: &str| {
            let givens = Grid::from_cells(givens.bytes().map(|b| b - b'0').collect());
            let shape = Shape::of("4".parse().unwrap()).unwrap();
            canonical_form(&Puzzle { shape, solution: givens.clone(), givens, hidden: None })
        };
        assert_eq!(plain("3400001000240100").to_string(), "4/12....3...42.3..");
    }
}
