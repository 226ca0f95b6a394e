//! Symmetry transforms of a puzzle: rearrangements of cells and digits that preserve the rules.

use super::rearrangement::LineLattice;
use super::relabelling::Relabellings;
use super::symmetry::{SQUARE_SYMMETRIES, map_cell};
use super::{
    Cage, Cell, Grid, Kind, Mark, Puzzle, Shape, SignLocation, number_by_first_appearance,
};
use gridpress_ground::cache::Cache;
use gridpress_ground::rng::Stream;
use std::sync::Arc;

/// A rearrangement of the cells and a relabelling of the digits that preserve the rules of a shape.
///
/// The regions, cages and marks of a puzzle move with its cells.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Transform {
    /// For each cell, the cell that its digit comes from.
    sources: Vec<Cell>,
    /// The new digit for each digit; index 0, for empty cells, maps to 0.
    digits: Vec<u8>,
}

impl Transform {
    /// Creates a transform from the cell that each digit comes from, and the new digits for 0 to n.
    pub(super) fn new(sources: Vec<Cell>, digits: Vec<u8>) -> Transform {
        Transform { sources, digits }
    }

    /// Returns a random transform that preserves the rules of `shape`.
    ///
    /// All transforms under which [canonical forms](super::canonical::canonical_form) are equal have the same probability.
    pub fn random(shape: &Shape, rng: &mut Stream) -> Transform {
        let kind = shape.kind();
        let sources = if kind.variants().next().is_none() && kind.grids().is_single() {
            // The lattice would draw from the same rearrangements, but takes a hundred times as long.
            shuffle_lines(shape, rng)
        } else if let Some(lattice) = LineLattice::of(shape) {
            lattice.random(rng)
        } else {
            let symmetries = allowed_symmetries(shape);
            symmetries[rng.below(symmetries.len() as u32) as usize].clone()
        };
        Transform { sources, digits: Relabellings::of(kind).random(rng) }
    }

    /// Returns the transforms that move the cells of a puzzle and put the digits of its solution in order.
    pub(super) fn with_digits_in_order(sources: Vec<Cell>, puzzle: &Puzzle) -> Vec<Transform> {
        let digits = sources.iter().map(|&cell| puzzle.solution.get(cell));
        (Relabellings::of(puzzle.shape.kind()).in_order(digits).into_iter())
            .map(|digits| Transform { sources: sources.clone(), digits })
            .collect()
    }

    /// Returns the cell that each digit comes from.
    pub(crate) fn sources(&self) -> &[Cell] {
        &self.sources
    }

    /// Returns the new digits for 0 to n.
    pub(crate) fn digits(&self) -> &[u8] {
        &self.digits
    }

    /// Returns the transformed puzzle. It has no hidden word, since the line of the word may have changed.
    pub fn apply(&self, puzzle: &Puzzle) -> Puzzle {
        Puzzle {
            shape: self.apply_to_shape(&puzzle.shape),
            givens: self.apply_to_grid(&puzzle.givens),
            solution: self.apply_to_grid(&puzzle.solution),
            hidden: None,
        }
    }

    /// Returns the transformed grid.
    pub fn apply_to_grid(&self, grid: &Grid) -> Grid {
        let cells = self.sources.iter().map(|&cell| grid.get(cell));
        Grid::from_cells(cells.map(|value| self.digits[usize::from(value)]).collect())
    }

    /// Returns `shape` with its regions, cages and marks moved, and the digits of its marks relabelled.
    pub fn apply_to_shape(&self, shape: &Arc<Shape>) -> Arc<Shape> {
        if shape.kind().has_custom_shape() {
            move_cells(shape, &self.sources, &self.digits)
        } else {
            shape.clone()
        }
    }
}

/// Returns a random rearrangement of bands, stacks, rows and columns: for each cell, the cell that its digit comes
/// from.
fn shuffle_lines(shape: &Shape, rng: &mut Stream) -> Vec<Cell> {
    let (side, (rows, columns)) = (shape.side(), shape.kind().boxes());
    let mut lines = |group_size: usize| -> Vec<usize> {
        // The order of the draws is frozen: groups, lines within each group, columns after rows, then the
        // transposition.
        let mut groups: Vec<Vec<usize>> = (0..side / group_size)
            .map(|group| (group * group_size..(group + 1) * group_size).collect())
            .collect();
        rng.shuffle(&mut groups);
        groups.iter_mut().for_each(|group| rng.shuffle(group));
        groups.concat()
    };
    let (down, along) = (lines(rows), lines(columns));
    // Boxes of 2x3 would become 3x2, which is another kind.
    let transposed = rows == columns && rng.below(2) == 1;
    let from = |cell: Cell| {
        let (row, column) = (down[cell / side], along[cell % side]);
        if transposed { column * side + row } else { row * side + column }
    };
    (0..side * side).map(from).collect()
}

/// Returns the rotations and reflections of the square that preserve the rules of `shape`, except those that are
/// specific to the puzzle. Each is a list of the cells that the digits come from; the first is the identity.
pub(super) fn allowed_symmetries(shape: &Shape) -> Arc<Vec<Vec<Cell>>> {
    static SYMMETRIES: Cache<Kind, Arc<Vec<Vec<Cell>>>, 64> = Cache::empty();
    // Regions, cages and marks move with the cells, so what is preserved follows from the kind.
    SYMMETRIES.get_or_compute(shape.kind(), || Arc::new(find_symmetries(shape)))
}

fn find_symmetries(shape: &Shape) -> Vec<Vec<Cell>> {
    let kind = shape.kind();
    let sources = |symmetry: usize| -> Option<Vec<Cell>> {
        let from = |cell: Cell| {
            if kind.is_hole(cell) { Some(cell) } else { map_cell(kind, symmetry, cell) }
        };
        (0..kind.cells()).map(from).collect()
    };
    let all = (0..SQUARE_SYMMETRIES.len()).filter_map(sources);
    // Tested on the houses themselves, so that a new variant needs no list of its symmetries.
    all.filter(|sources| preserves_rules(shape, sources)).collect()
}

/// Returns `true` if moving the cells maps the houses and peers of `shape` to those of the moved shape.
fn preserves_rules(shape: &Shape, from: &[Cell]) -> bool {
    let mut to = vec![0; from.len()];
    for (cell, &origin) in from.iter().enumerate() {
        to[origin] = cell;
    }
    let image = |cells: &[Cell]| -> Vec<Cell> {
        let mut image: Vec<Cell> = cells.iter().map(|&cell| to[cell]).collect();
        image.sort_unstable();
        image
    };
    let houses = |shape: &Shape, image: &dyn Fn(&[Cell]) -> Vec<Cell>| {
        let mut houses: Vec<Vec<Cell>> = shape.houses().iter().map(|h| image(&h.cells)).collect();
        houses.sort_unstable();
        houses
    };
    let digits: Vec<u8> = (0..=shape.digits() as u8).collect();
    let moved = shape.kind().has_custom_shape().then(|| move_cells(shape, from, &digits));
    let target = moved.as_deref().unwrap_or(shape);
    houses(shape, &image) == houses(target, &<[Cell]>::to_vec)
        && from
            .iter()
            .enumerate()
            .all(|(cell, &origin)| image(shape.peers(origin)) == target.peers(cell))
}

/// Returns `shape` with its regions, cages and marks moved, and the digits in circles relabelled.
fn move_cells(shape: &Shape, from: &[Cell], digits: &[u8]) -> Arc<Shape> {
    let ShapeParts { regions, cages, marks } = ShapeParts::moved(shape, from, digits);
    let kind = shape.kind();
    let regions = kind.has_irregular_regions().then_some(&regions[..]);
    Shape::with_marks(kind, regions, cages, marks)
        .expect("moved regions, cages and marks stay valid")
}

/// The parts in which shapes of a kind differ. Sorted ones are equal if and only if the shapes are.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct ShapeParts {
    regions: Vec<u8>,
    pub(crate) cages: Vec<Cage>,
    pub(crate) marks: Vec<Mark>,
}

impl ShapeParts {
    /// Returns the parts of `shape` with its cells moved and the digits in circles relabelled, in the order of the shape.
    pub(crate) fn moved(shape: &Shape, from: &[Cell], digits: &[u8]) -> ShapeParts {
        let mut to = vec![0; from.len()];
        for (cell, &origin) in from.iter().enumerate() {
            to[origin] = cell;
        }
        let image = |cells: &[Cell]| Vec::from_iter(cells.iter().map(|&cell| to[cell]));
        let cages = shape
            .cages()
            .iter()
            .map(|cage| {
                let mut cells = image(&cage.cells);
                cells.sort_unstable();
                Cage { cells, ..*cage }
            })
            .collect();
        let marks = shape
            .marks()
            .iter()
            .map(|mark| {
                let mut value = mark.value;
                if mark.sign.location() == SignLocation::OnCorner {
                    let mut figures: Vec<u8> =
                        mark.circled_digits().map(|digit| digits[usize::from(digit)]).collect();
                    figures.sort_unstable();
                    value =
                        figures.into_iter().fold(0, |value, figure| 10 * value + u32::from(figure));
                }
                // The constructor turns signs such as `<` if the move reverses their cells.
                Mark::with_value(mark.sign, &image(&mark.cells), value)
            })
            .collect();
        let regions = from.iter().map(|&cell| shape.regions()[cell]);
        ShapeParts { regions: number_by_first_appearance(regions), cages, marks }
    }

    /// Returns the parts in the order of a shape.
    pub(super) fn sorted(mut self) -> ShapeParts {
        self.cages.sort_unstable();
        self.marks.sort_unstable();
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse_line;
    use crate::puzzle::Variant;
    use crate::puzzle::canonical::canonical_form;
    use crate::solver;

    fn stream(attempt: u32) -> Stream {
        Stream::new(1, "transform", "test/1", attempt)
    }

    fn of(kind: &str) -> Arc<Shape> {
        Shape::of(kind.parse().unwrap()).unwrap()
    }

    fn jigsaw(cages: Vec<Cage>) -> Arc<Shape> {
        let kind = if cages.is_empty() { "4+jigsaw" } else { "4+jigsaw+killer" };
        Shape::custom(kind.parse().unwrap(), Some(b"AABBACBBACDDCCDD"), cages).unwrap()
    }

    fn obeys(shape: &Shape, full: &Grid) -> bool {
        let differ = |cell: Cell| {
            let mut peers = shape.peers(cell).iter();
            full.get(cell) != 0 && peers.all(|&peer| full.get(peer) != full.get(cell))
        };
        let adds_up = |cage: &Cage| {
            let digits = cage.cells.iter().map(|&cell| u32::from(full.get(cell)));
            digits.sum::<u32>() == cage.target
        };
        (0..shape.cells()).all(differ) && shape.cages().iter().all(adds_up)
    }

    #[test]
    fn counts_the_symmetries_of_each_kind() {
        for variant in Variant::house_variants() {
            let shape = of(&format!("9+{variant}"));
            assert_eq!(allowed_symmetries(&shape).len(), 8, "{variant}");
        }
        for (kind, count) in
            [("9+antiknight", 8), ("4+windoku", 8), ("6+diagonal", 4), ("12-4x3+antiknight", 4)]
        {
            assert_eq!(allowed_symmetries(&of(kind)).len(), count, "{kind}");
        }
        assert_eq!(allowed_symmetries(&jigsaw(Vec::new())).len(), 8);
    }

    #[test]
    fn transforms_preserve_solutions_and_their_number() {
        for kind in [
            "4", "6", "6-3x2", "9", "9+diagonal", "9+windoku", "6+diagonal", "9+antiknight",
            "9+center-dot+asterisk",
        ] {
            let shape = of(kind);
            let solution = solver::solve(&shape, &Grid::empty(shape.side())).unwrap();
            let mut givens = solution.clone();
            (0..shape.cells()).filter(|cell| cell % 5 < 3).for_each(|cell| givens.set(cell, 0));
            let puzzle = Puzzle { shape: shape.clone(), givens, solution, hidden: None };
            let count = solver::count_up_to(&shape, &puzzle.givens, 50);
            for attempt in 0..20 {
                let image = Transform::random(&shape, &mut stream(attempt)).apply(&puzzle);
                assert!(obeys(&image.shape, &image.solution), "{kind}");
                assert!(image.givens.is_subset_of(&image.solution));
                assert_eq!(solver::count_up_to(&image.shape, &image.givens, 50), count, "{kind}");
                assert_eq!(canonical_form(&image), canonical_form(&puzzle), "{kind}");
            }
        }
    }

    #[test]
    fn regions_and_cages_move_with_the_cells() {
        let shape = jigsaw(Vec::new());
        let solved = solver::solve(&shape, &Grid::empty(4)).unwrap();
        assert!(obeys(&shape, &solved));
        let cages: Vec<Cage> = [&[0, 1, 4][..], &[5, 6], &[14, 15]]
            .iter()
            .map(|cells| {
                Cage::killer(
                    cells.to_vec(),
                    cells.iter().map(|&cell| u32::from(solved.get(cell))).sum(),
                )
            })
            .collect();
        let killer = jigsaw(cages);
        let mut shapes = Vec::new();
        for attempt in 0..40 {
            for (shape, solution) in [(&shape, &solved), (&killer, &solved)] {
                let puzzle = Puzzle {
                    shape: shape.clone(),
                    givens: solution.clone(),
                    solution: solution.clone(),
                    hidden: None,
                };
                let image = Transform::random(shape, &mut stream(attempt)).apply(&puzzle);
                assert!(obeys(&image.shape, &image.solution));
                assert_eq!(canonical_form(&image), canonical_form(&puzzle));
                if !shapes.contains(&image.shape) {
                    shapes.push(image.shape);
                }
            }
        }
        assert!(shapes.len() > 4, "{}", shapes.len());
    }

    #[test]
    fn random_transforms_reach_every_equivalent_grid() {
        let shape = of("4");
        let full = parse_line("1234341221434321").unwrap();
        let grids: std::collections::BTreeSet<Grid> = (0..4000)
            .map(|attempt| Transform::random(&shape, &mut stream(attempt)).apply_to_grid(&full))
            .collect();
        // Of the 288 grids of 4x4, 96 are equivalent to this one and 192 to the other.
        assert_eq!(grids.len(), 96);
    }
}
