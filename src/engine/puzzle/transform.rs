//! The same puzzle in another dress: its cells rearranged and its digits renamed, in ways that keep its rules.

use super::symmetry::{SQUARE_SYMMETRIES, map_cell};
use super::{Cage, Cell, Grid, Mark, Puzzle, Shape, Variant};
use crate::rng::Stream;
use std::sync::Arc;

/// A rearrangement of the cells and new names for the digits, which together keep the rules of a shape.
///
/// Regions and cages of a puzzle's own move with its cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transform {
    /// For each cell, the one whose digit comes to stand in it.
    from: Vec<Cell>,
    /// The new name of each digit, after that of 0, which stays.
    names: Vec<u8>,
}

impl Transform {
    /// One drawn from those that keep `shape`.
    ///
    /// Where boxes are all there is beside rows and columns: bands, stacks, the rows and columns in them, and
    /// transposition if the boxes are square. Otherwise those turns and mirrors of the square that keep the rest.
    /// Digits change names unless they are compared or reckoned with.
    pub fn random(shape: &Shape, rng: &mut Stream) -> Transform {
        let kind = shape.kind();
        let from = if kind.variants().next().is_none() && kind.grids().is_single() {
            shuffle_lines(shape, rng)
        } else {
            let turns = allowed_symmetries(shape);
            turns[rng.below(turns.len() as u32) as usize].clone()
        };
        let mut names: Vec<u8> = (0..=kind.digits() as u8).collect();
        if kind.has_interchangeable_digits() {
            rng.shuffle(&mut names[1..]);
        }
        Transform { from, names }
    }

    /// `puzzle` in the new dress, where a word can no longer be read.
    pub fn apply(&self, puzzle: &Puzzle) -> Puzzle {
        Puzzle {
            shape: self.apply_to_shape(&puzzle.shape),
            givens: self.apply_to_grid(&puzzle.givens),
            solution: self.apply_to_grid(&puzzle.solution),
            hidden: None,
        }
    }

    /// `grid` in the new dress.
    pub fn apply_to_grid(&self, grid: &Grid) -> Grid {
        let cells = self.from.iter().map(|&cell| grid.get(cell));
        Grid::from_cells(cells.map(|value| self.names[usize::from(value)]).collect())
    }

    /// `shape` with its regions, cages and marks where they come to lie.
    pub fn apply_to_shape(&self, shape: &Arc<Shape>) -> Arc<Shape> {
        if shape.kind().has_custom_shape() { move_cells(shape, &self.from) } else { shape.clone() }
    }
}

/// A rearrangement of bands, stacks, rows and columns.
fn shuffle_lines(shape: &Shape, rng: &mut Stream) -> Vec<Cell> {
    let (side, (rows, columns)) = (shape.side(), shape.kind().boxes());
    let mut lines = |together: usize| -> Vec<usize> {
        let mut groups: Vec<Vec<usize>> = (0..side / together)
            .map(|group| (group * together..(group + 1) * together).collect())
            .collect();
        rng.shuffle(&mut groups);
        groups.iter_mut().for_each(|group| rng.shuffle(group));
        groups.concat()
    };
    let (down, along) = (lines(rows), lines(columns));
    let transposed = rows == columns && rng.below(2) == 1;
    let from = |cell: Cell| {
        let (row, column) = (down[cell / side], along[cell % side]);
        if transposed { column * side + row } else { row * side + column }
    };
    (0..side * side).map(from).collect()
}

/// The turns and mirrors of the square that keep what `shape` shares with all of its kind, each as the cells that
/// come to stand in each cell; the first changes nothing.
pub(super) fn allowed_symmetries(shape: &Shape) -> Vec<Vec<Cell>> {
    let kind = shape.kind();
    let from = |turn: usize| -> Option<Vec<Cell>> {
        let from =
            |cell: Cell| if kind.is_hole(cell) { Some(cell) } else { map_cell(kind, turn, cell) };
        (0..kind.cells()).map(from).collect()
    };
    let all = (0..SQUARE_SYMMETRIES.len()).filter_map(from);
    all.filter(|from| preserves_rules(shape, from)).collect()
}

/// Whether houses and relations of `shape`, moved, are those of the shape with its regions and cages moved.
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
    let moved = shape.kind().has_custom_shape().then(|| move_cells(shape, from));
    let target = moved.as_deref().unwrap_or(shape);
    houses(shape, &image) == houses(target, &<[Cell]>::to_vec)
        && from
            .iter()
            .enumerate()
            .all(|(cell, &origin)| image(shape.peers(origin)) == target.peers(cell))
}

/// `shape` with its own regions, cages and marks moved.
pub(super) fn move_cells(shape: &Shape, from: &[Cell]) -> Arc<Shape> {
    let kind = shape.kind();
    let regions: Vec<u8> = from.iter().map(|&cell| shape.regions()[cell]).collect();
    let mut to = vec![0; from.len()];
    for (cell, &origin) in from.iter().enumerate() {
        to[origin] = cell;
    }
    let cages = shape
        .cages()
        .iter()
        .map(|cage| Cage { cells: cage.cells.iter().map(|&cell| to[cell]).collect(), ..*cage });
    let image = |mark: &Mark| {
        let cells: Vec<Cell> = mark.cells.iter().map(|&cell| to[cell]).collect();
        Mark::with_value(mark.sign, &cells, mark.value)
    };
    let marks = shape.marks().iter().map(image).collect();
    let regions = kind.has(Variant::Jigsaw).then_some(&regions[..]);
    Shape::with_marks(kind, regions, cages.collect(), marks)
        .expect("moved regions, cages and marks keep their sizes")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse_line;
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
    fn the_square_keeps_what_is_square() {
        for variant in Variant::house_variants() {
            let shape = of(&format!("9+{variant}"));
            assert_eq!(allowed_symmetries(&shape).len(), 8, "{variant}");
        }
        for (kind, kept) in
            [("9+antiknight", 8), ("4+windoku", 8), ("6+diagonal", 4), ("12-4x3+antiknight", 4)]
        {
            assert_eq!(allowed_symmetries(&of(kind)).len(), kept, "{kind}");
        }
        assert_eq!(allowed_symmetries(&jigsaw(Vec::new())).len(), 8);
    }

    #[test]
    fn solutions_stay_solutions_and_in_number() {
        for kind in [
            "4",
            "6",
            "6-3x2",
            "9",
            "9+diagonal",
            "9+windoku",
            "6+diagonal",
            "9+antiknight",
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
                if puzzle.shape.kind().variants().next().is_some() || kind == "9" {
                    assert_eq!(canonical_form(&image), canonical_form(&puzzle), "{kind}");
                }
            }
        }
    }

    #[test]
    fn regions_and_cages_move_along() {
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
    fn every_dress_of_a_small_grid_comes_up() {
        let shape = of("4");
        let full = parse_line("1234341221434321").unwrap();
        let dresses: std::collections::BTreeSet<Grid> = (0..4000)
            .map(|attempt| Transform::random(&shape, &mut stream(attempt)).apply_to_grid(&full))
            .collect();
        // Of the 288 grids of 4x4, 96 are dresses of this one and 192 of the other.
        assert_eq!(dresses.len(), 96);
    }
}
