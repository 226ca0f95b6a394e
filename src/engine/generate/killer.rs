//! The cages of a killer, drawn over its full grid.

use super::revision::CageRules;
use crate::puzzle::{Cage, Cell, Grid, Kind, Mark, Shape, connected, neighbours};
use crate::solver::OtherSolutions;
use gridpress_ground::rng::Stream;
use std::sync::Arc;

/// Draws a killer shape with cages over `full`, a grid of `shape`, and with `marks`. Returns it, and `true` if it is
/// proved to need no givens, as it usually is.
///
/// A shape with another solution is mended: a cell in which that solution differs moves to an adjacent cage, whose sum
/// excludes the solution. So a few questions lead to a unique shape, where about one in thirteen draws is one.
pub(super) fn draw_killer(
    rules: &CageRules,
    kind: Kind,
    shape: &Shape,
    full: &Grid,
    marks: Vec<Mark>,
    rng: &mut Stream,
) -> (Arc<Shape>, bool) {
    let mut cages = draw_cages(rules, full, rng);
    let mut left = rules.shapes;
    loop {
        let summed = cages.iter().map(|cells| {
            let sum = cells.iter().map(|&cell| u32::from(full.get(cell))).sum();
            Cage::killer(cells.clone(), sum)
        });
        let regions = shape.irregular_regions();
        let caged =
            Shape::with_marks(kind, regions, summed.collect(), marks.clone()).expect("valid cages");
        left -= 1;
        if left == 0 {
            return (caged, false);
        }
        // The proof is independent of the givens, so it is made once and before any cell is removed.
        let (empty, mut guesses) = (Grid::empty(caged.side()), rules.guesses);
        let other = OtherSolutions::new(&caged, full).find(&empty, None, &mut guesses);
        match other {
            Ok(None) => return (caged, true),
            Ok(Some(differing)) if mend(rules, full, &mut cages, &differing, rng) => {}
            _ => cages = draw_cages(rules, full, rng),
        }
    }
}

/// Moves one of the `differing` cells to an adjacent cage. Returns `false` if none can move.
fn mend(
    rules: &CageRules,
    full: &Grid,
    cages: &mut [Vec<Cell>],
    differing: &[Cell],
    rng: &mut Stream,
) -> bool {
    let side = full.side();
    let mut moves = Vec::new();
    for &cell in differing {
        let from = cages.iter().position(|cage| cage.contains(&cell)).expect("a cage of each cell");
        let rest: Vec<Cell> = cages[from].iter().copied().filter(|&other| other != cell).collect();
        if rest.len() < 2
            || connected(rest[0], side, |other| rest.contains(&other)).len() < rest.len()
        {
            continue;
        }
        for (to, cage) in cages.iter().enumerate() {
            if to != from && takes(rules, full, cage, cell) {
                moves.push((cell, from, to));
            }
        }
    }
    if moves.is_empty() {
        return false;
    }
    let (cell, from, to) = moves[rng.below(moves.len() as u32) as usize];
    cages[from].retain(|&other| other != cell);
    cages[to].push(cell);
    true
}

/// Returns `true` if a cell can join a cage.
fn takes(rules: &CageRules, full: &Grid, cage: &[Cell], cell: Cell) -> bool {
    cage.len() < rules.largest
        && fits(full, cage, cell)
        && neighbours(cell, full.side()).any(|adjacent| cage.contains(&adjacent))
}

/// Draws the best of some partitions, by its number of single cells.
fn draw_cages(rules: &CageRules, full: &Grid, rng: &mut Stream) -> Vec<Vec<Cell>> {
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
    best
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
            let hosts = (0..cages.len())
                .filter(|&host| host != at && takes(rules, full, &cages[host], cell));
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
