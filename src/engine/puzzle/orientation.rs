//! One orientation for all equivalent puzzles, for results that must not change when a puzzle is turned, reflected or
//! relabelled.
//!
//! A [canonical form](super::canonical::canonical_form) needs the solution. An orientation makes do with the givens, and
//! puzzles with equivalent regions, cages and marks get the same ones, so that what is derived from these is derived
//! once.

use super::rearrangement::LineLattice;
use super::relabelling::Relabellings;
use super::transform::{ShapeParts, Transform, allowed_symmetries};
use super::{Cell, Grid, Shape, SignLocation};
use std::sync::Arc;

/// The orientation of the puzzles of a shape that all equivalent ones have in common.
pub(crate) struct CommonOrientation {
    shape: Arc<Shape>,
    relabellings: Arc<Relabellings>,
    moves: Moves,
}

/// The moves of the cells among which the givens decide.
enum Moves {
    /// All rearrangements of rows and columns.
    Lines(Arc<LineLattice>),
    /// Those that lead to the regions, cages and marks of the oriented shape.
    Listed(Vec<Move>),
}

struct Move {
    /// For each cell, the cell that its digit comes from.
    sources: Vec<Cell>,
    /// Which of the relabellings in order is used.
    relabelling: usize,
    /// For each digit, the circles on corners that have it, by their cells.
    circles: Vec<Vec<Vec<Cell>>>,
}

impl CommonOrientation {
    /// Returns the orientation of the puzzles of `shape`.
    pub(crate) fn of(shape: &Arc<Shape>) -> CommonOrientation {
        let relabellings = Relabellings::of(shape.kind());
        if let Some(lattice) = LineLattice::of(shape) {
            return CommonOrientation {
                shape: shape.clone(),
                relabellings,
                moves: Moves::Lines(lattice),
            };
        }
        let mut least: Option<(ShapeParts, Transform, Vec<Move>)> = None;
        for sources in allowed_symmetries(shape).iter() {
            let circles = moved_circles(shape, sources);
            let in_order = relabellings.in_order(sequence(&circles, &[]));
            for (relabelling, digits) in in_order.into_iter().enumerate() {
                let parts = ShapeParts::moved(shape, sources, &digits).sorted();
                let one = Move { sources: sources.clone(), relabelling, circles: circles.clone() };
                match &mut least {
                    Some((of_least, _, moves)) if *of_least == parts => moves.push(one),
                    Some((of_least, ..)) if *of_least < parts => {}
                    _ => least = Some((parts, Transform::new(sources.clone(), digits), vec![one])),
                }
            }
        }
        let (_, transform, moves) = least.expect("the identity is a symmetry");
        let shape = transform.apply_to_shape(shape);
        CommonOrientation { shape, relabellings, moves: Moves::Listed(moves) }
    }

    /// Returns the shape of the oriented puzzles.
    pub(crate) fn shape(&self) -> &Arc<Shape> {
        &self.shape
    }

    /// Returns `true` if the oriented shape is the original one, and the orientation has to be searched for.
    pub(crate) fn keeps_shape(&self) -> bool {
        matches!(self.moves, Moves::Lines(_))
    }

    /// Returns the givens of a puzzle of the original shape as those of the oriented puzzle, and the transform that turns
    /// them. They are the same for all equivalent puzzles.
    pub(crate) fn orient(&self, givens: &Grid) -> (Grid, Transform) {
        match &self.moves {
            Moves::Lines(lattice) => {
                let sources = lattice.canonical(givens, givens);
                let digits = sources.iter().map(|&cell| givens.get(cell));
                let in_order = self.relabellings.in_order(digits);
                in_order.into_iter().map(|digits| turn(givens, &sources, digits)).min()
            }
            Moves::Listed(moves) => moves
                .iter()
                .map(|Move { sources, relabelling, circles }| {
                    let moved = Vec::from_iter(sources.iter().map(|&cell| givens.get(cell)));
                    let mut in_order = self.relabellings.in_order(sequence(circles, &moved));
                    turn(givens, sources, in_order.swap_remove(*relabelling))
                })
                .min(),
        }
        .expect("at least one move")
    }
}

fn turn(givens: &Grid, sources: &[Cell], digits: Vec<u8>) -> (Grid, Transform) {
    let transform = Transform::new(sources.to_vec(), digits);
    (transform.apply_to_grid(givens), transform)
}

/// Returns the circles on corners that have each digit, from 1, after moving the cells.
fn moved_circles(shape: &Shape, sources: &[Cell]) -> Vec<Vec<Vec<Cell>>> {
    let mut circles = vec![Vec::new(); shape.digits()];
    for mark in shape.marks().iter().filter(|mark| mark.sign.location() == SignLocation::OnCorner) {
        let cells: Vec<Cell> =
            (0..sources.len()).filter(|&cell| mark.cells.contains(&sources[cell])).collect();
        for digit in mark.circled_digits() {
            circles[usize::from(digit) - 1].push(cells.clone());
        }
    }
    circles.iter_mut().for_each(|circles| circles.sort_unstable());
    circles
}

/// Returns the digits by their circles, and equal ones by their first place among the givens.
fn sequence(circles: &[Vec<Vec<Cell>>], givens: &[u8]) -> std::vec::IntoIter<u8> {
    let mut digits: Vec<u8> = (1..=circles.len() as u8).collect();
    digits.sort_by_key(|&digit| {
        let first = givens.iter().position(|&given| given == digit);
        (&circles[usize::from(digit) - 1], first.unwrap_or(usize::MAX))
    });
    digits.into_iter()
}
