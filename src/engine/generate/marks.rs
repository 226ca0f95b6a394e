//! Marks between cells, on them, along them and outside the grid, drawn over a full grid.

use super::lines::Ground;
use crate::puzzle::{Family, Grid, Kind, Mark, Shape, Shown, Variant, possible};
use crate::rng::Stream;
use crate::solver;
use std::sync::Arc;

/// The marks that a puzzle of `kind` over `full`, a grid of `shape`, shows.
///
/// Where two signs fit one place, as both dots do between 1 and 2, chance takes one. Where a variant shows some of its
/// marks, as many as its share of all, whichever they are.
pub(super) fn drawn(kind: Kind, shape: &Shape, full: &Grid, rng: &mut Stream) -> Vec<Mark> {
    let all = possible(kind, shape.regions(), full);
    let alike = all.chunk_by(|a, b| a.cells == b.cells);
    let mut marks: Vec<Mark> = alike.map(|alike| pick(alike, rng)).collect();
    for family in kind.variants().filter_map(Variant::family) {
        if let Shown::Some(share) = family.shown {
            thin(&mut marks, &family, share, rng);
        }
    }
    let mut ground = Ground::new(full.side());
    for family in kind.variants().filter_map(Variant::family) {
        if let Shown::Lines(share) = family.shown {
            for &sign in family.signs {
                marks.extend(ground.draw(sign, share, full, rng));
            }
        }
    }
    marks
}

fn pick(alike: &[Mark], rng: &mut Stream) -> Mark {
    match alike {
        [only] => only.clone(),
        several => several[rng.below(several.len() as u32) as usize].clone(),
    }
}

/// Leaves `share` of a hundred of the marks of `family`.
fn thin(marks: &mut Vec<Mark>, family: &Family, share: u32, rng: &mut Stream) {
    let is_own = |mark: &Mark| family.signs.contains(&mark.sign);
    let (mut own, others): (Vec<Mark>, Vec<Mark>) = marks.drain(..).partition(is_own);
    rng.shuffle(&mut own);
    own.truncate((own.len() * share as usize).div_ceil(100));
    marks.extend(others);
    marks.extend(own);
    marks.sort_unstable();
}

/// Guesses that may prove that a mark is not needed; one that takes more stays.
const GUESSES: u64 = 20_000;

/// The shape of a puzzle with no more of its marks than it needs to have one solution: of those that were chosen out of
/// many they go one by one, in random order, as long as one is left.
pub(super) fn needed(shape: Arc<Shape>, givens: &Grid, rng: &mut Stream) -> Arc<Shape> {
    let kind = shape.kind();
    let families = kind.variants().filter_map(Variant::family);
    let chosen: Vec<Family> = families.filter(|family| family.shown != Shown::All).collect();
    let is_chosen = |mark: &Mark| chosen.iter().any(|family| family.signs.contains(&mark.sign));
    let mut order: Vec<Mark> =
        shape.marks().iter().filter(|mark| is_chosen(mark)).cloned().collect();
    rng.shuffle(&mut order);
    let regions = kind.has(Variant::Jigsaw).then(|| shape.regions().to_vec());
    let mut needed = shape;
    for mark in order {
        let others = needed.marks().iter().filter(|other| **other != mark);
        let others = others.cloned().collect();
        let cages = needed.cages().to_vec();
        let without = Shape::marked(kind, regions.as_deref(), cages, others);
        let without = without.expect("fewer marks of the same grid");
        let count = solver::count_within(&without, givens, 2, GUESSES, &mut |_| {});
        if count.is_all && count.found == 1 {
            needed = without;
        }
    }
    needed
}

/// The shape of a puzzle of `kind` with these marks, and the regions of `shape` where those are its own.
pub(super) fn marked(kind: Kind, shape: &Shape, marks: Vec<Mark>) -> Arc<Shape> {
    let regions = kind.has(Variant::Jigsaw).then(|| shape.regions());
    Shape::marked(kind, regions, Vec::new(), marks).expect("marks that a grid shows")
}
