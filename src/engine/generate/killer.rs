//! The cages of a killer, drawn over its full grid.

use super::revision::CageRules;
use crate::puzzle::{Cage, Cell, Grid, Kind, Mark, Shape, neighbours};
use crate::solver;
use gridpress_ground::rng::Stream;
use std::sync::Arc;

/// Draws a killer shape with cages over `full`, a grid of `shape`, and with `marks`. Returns it, and `true` if it is
/// proved to need no givens, as it usually is.
pub(super) fn draw_killer(
    rules: &CageRules,
    kind: Kind,
    shape: &Shape,
    full: &Grid,
    marks: Vec<Mark>,
    rng: &mut Stream,
) -> (Arc<Shape>, bool) {
    for _ in 1..rules.shapes {
        let caged = draw_cages(rules, kind, shape, full, &marks, rng);
        // The proof is independent of the givens, so it is made once and before any cell is removed.
        if solver::is_proved_unique(&caged, &Grid::empty(caged.side()), rules.guesses) {
            return (caged, true);
        }
    }
    (draw_cages(rules, kind, shape, full, &marks, rng), false)
}

/// Draws the best of some partitions, by its number of single cells, and returns its shape.
fn draw_cages(
    rules: &CageRules,
    kind: Kind,
    shape: &Shape,
    full: &Grid,
    marks: &[Mark],
    rng: &mut Stream,
) -> Arc<Shape> {
    let singles = |cages: &Vec<Vec<Cell>>| cages.iter().filter(|cage| cage.len() == 1).count();
    let mut best = partition(rules, full, rng);
    for _ in 1..rules.partitions {
        // A cage of one cell prints its digit, which is a given in disguise.
        if singles(&best) == 0 {
            break;
        }
        let next = partition(rules, full, rng);
        if singles(&next) < singles(&best) {
            best = next;
        }
    }
    let sum = |cells: &Vec<Cell>| cells.iter().map(|&cell| u32::from(full.get(cell))).sum();
    let cages = best.into_iter().map(|cells| {
        let sum = sum(&cells);
        Cage::killer(cells, sum)
    });
    let regions = shape.irregular_regions();
    Shape::with_marks(kind, regions, cages.collect(), marks.to_vec()).expect("valid cages")
}

/// Partitions the grid into cages of adjacent cells with different digits.
fn partition(rules: &CageRules, full: &Grid, rng: &mut Stream) -> Vec<Vec<Cell>> {
    let side = full.side();
    let mut free = vec![true; side * side];
    let mut order: Vec<Cell> = (0..side * side).collect();
    rng.shuffle(&mut order);
    let mut cages = Vec::new();
    for start in order {
        if !free[start] {
            continue;
        }
        free[start] = false;
        let mut cage = vec![start];
        let size = rules.sizes[rng.below(rules.sizes.len() as u32) as usize];
        while cage.len() < size {
            let mut adjacent: Vec<Cell> =
                cage.iter().flat_map(|&cell| neighbours(cell, side)).collect();
            adjacent.retain(|&cell| free[cell] && fits(full, &cage, cell));
            // Sorted and without repeats, so that each cell is equally likely, however many cells of the cage it
            // touches.
            adjacent.sort_unstable();
            adjacent.dedup();
            if adjacent.is_empty() {
                break;
            }
            let cell = adjacent[rng.below(adjacent.len() as u32) as usize];
            free[cell] = false;
            cage.push(cell);
        }
        cages.push(cage);
    }
    join_singles(rules, full, cages)
}

/// Joins cages of one cell with the smallest adjacent cage that takes them.
fn join_singles(rules: &CageRules, full: &Grid, mut cages: Vec<Vec<Cell>>) -> Vec<Vec<Cell>> {
    let mut at = 0;
    while at < cages.len() {
        if let [cell] = cages[at][..] {
            let takes = |cage: &[Cell]| {
                cage.len() < rules.largest
                    && fits(full, cage, cell)
                    && neighbours(cell, full.side()).any(|adjacent| cage.contains(&adjacent))
            };
            let hosts = (0..cages.len()).filter(|&host| host != at && takes(&cages[host]));
            if let Some(host) = hosts.min_by_key(|&host| cages[host].len()) {
                cages[host].push(cell);
                // The cage that moves here is looked at next, so `at` stays.
                cages.swap_remove(at);
                continue;
            }
        }
        at += 1;
    }
    cages
}

fn fits(full: &Grid, cage: &[Cell], cell: Cell) -> bool {
    cage.iter().all(|&other| full.get(other) != full.get(cell))
}
