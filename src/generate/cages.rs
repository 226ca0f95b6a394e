//! Cages of a killer, drawn over its full grid.

use crate::puzzle::{Cage, Cell, Grid, Kind, Shape, Variant, neighbours};
use crate::rng::Stream;
use crate::solver::{Ascending, End, Search};
use std::sync::Arc;

/// Cells of a cage to grow to; each as likely as the next.
const SIZES: [usize; 4] = [2, 2, 3, 4];

/// The most cells of a cage.
const LARGEST: usize = 5;

/// Partitions to draw before one with a cage of a single cell is taken.
const PARTITIONS: u32 = 20;

/// Shapes to draw before one that needs givens is taken.
const SHAPES: u32 = 8;

/// Guesses that may prove that a shape needs no given; a shape that takes more is a hard one to solve as well.
const GUESSES: u64 = 300;

/// The shape of a killer with cages over `full`, a grid of `shape`; mostly one that needs no givens.
pub(super) fn killer(kind: Kind, shape: &Shape, full: &Grid, rng: &mut Stream) -> Arc<Shape> {
    let mut caged = draw(kind, shape, full, rng);
    for _ in 1..SHAPES {
        if needs_no_given(&caged) {
            break;
        }
        caged = draw(kind, shape, full, rng);
    }
    caged
}

fn needs_no_given(shape: &Shape) -> bool {
    let mut search = Search::new(shape);
    let mut solutions = 0;
    let end = search.load(&Grid::empty(shape.side())).then(|| {
        search.run(GUESSES, &mut Ascending, &mut |_| {
            solutions += 1;
            solutions < 2
        })
    });
    end == Some(End::Exhausted)
}

fn draw(kind: Kind, shape: &Shape, full: &Grid, rng: &mut Stream) -> Arc<Shape> {
    let singles = |cages: &Vec<Vec<Cell>>| cages.iter().filter(|cage| cage.len() == 1).count();
    let mut best = partition(full, rng);
    for _ in 1..PARTITIONS {
        if singles(&best) == 0 {
            break;
        }
        let next = partition(full, rng);
        if singles(&next) < singles(&best) {
            best = next;
        }
    }
    let sum = |cells: &Vec<Cell>| cells.iter().map(|&cell| u32::from(full.get(cell))).sum();
    let cages = best.into_iter().map(|cells| Cage {
        sum: sum(&cells),
        cells,
    });
    let regions = kind.has(Variant::Jigsaw).then(|| shape.regions());
    Shape::own(kind, regions, cages.collect()).expect("cages that a grid fills")
}

/// Every cell in one cage, each of cells side by side with different digits.
fn partition(full: &Grid, rng: &mut Stream) -> Vec<Vec<Cell>> {
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
        let size = SIZES[rng.below(SIZES.len() as u32) as usize];
        while cage.len() < size {
            let mut beside: Vec<Cell> = cage
                .iter()
                .flat_map(|&cell| neighbours(cell, side))
                .collect();
            beside.retain(|&cell| free[cell] && fits(full, &cage, cell));
            beside.sort_unstable();
            beside.dedup();
            if beside.is_empty() {
                break;
            }
            let cell = beside[rng.below(beside.len() as u32) as usize];
            free[cell] = false;
            cage.push(cell);
        }
        cages.push(cage);
    }
    join_singles(full, cages)
}

/// Adds cages of one cell to the smallest cage beside them that takes them.
fn join_singles(full: &Grid, mut cages: Vec<Vec<Cell>>) -> Vec<Vec<Cell>> {
    let mut at = 0;
    while at < cages.len() {
        if let [cell] = cages[at][..] {
            let takes = |cage: &[Cell]| {
                cage.len() < LARGEST
                    && fits(full, cage, cell)
                    && neighbours(cell, full.side()).any(|beside| cage.contains(&beside))
            };
            let hosts = (0..cages.len()).filter(|&host| host != at && takes(&cages[host]));
            if let Some(host) = hosts.min_by_key(|&host| cages[host].len()) {
                cages[host].push(cell);
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
