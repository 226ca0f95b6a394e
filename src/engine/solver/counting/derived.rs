//! Sums that follow from houses and cages: of the cells that cages leave in some houses, less those that they have
//! outside of them. Solvers know them as the rule of 45, and as innies and outies.

use super::sums::{Peers, SumConstraint};
use crate::puzzle::{Cell, Shape};
use std::collections::BTreeSet;
use std::mem::discriminant;

/// Maximum number of houses of one type whose total is compared with cages. With 2 to 5, a list of hard killers needs a
/// mean of 774, 452, 377 and 381 guesses, if counts are squared in the choice.
pub(super) const MAX_HOUSES: usize = 4;

/// Maximum number of cells of a derived sum. With 4 to 7, the same list needs 453, 377, 365 and 319 guesses, but
/// larger sums take longer.
const MAX_CELLS: usize = 5;

/// Returns the derived sums of a shape, of up to `most_houses` houses each.
pub(super) fn derived_sums(shape: &Shape, peers: &Peers, most_houses: usize) -> Vec<SumConstraint> {
    let mut cage_of = vec![None; shape.cells()];
    let mut cages: Vec<SumCage> = Vec::new();
    for cage in shape.cages() {
        // Of cages that overlap, only the first is used: each cell must be counted once.
        if let Some(sum) = cage.sum().and_then(|sum| i32::try_from(sum).ok())
            && cage.cells.iter().all(|&cell| cage_of[cell].is_none())
        {
            cage.cells.iter().for_each(|&cell| cage_of[cell] = Some(cages.len()));
            cages.push(SumCage { cells: &cage.cells, sum, inside: 0 });
        }
    }
    if cages.is_empty() {
        return Vec::new();
    }
    let mut finder = DerivedSums {
        most_houses,
        shape,
        peers,
        seen: shape.cages().iter().map(|cage| (cage.cells.clone(), Vec::new())).collect(),
        found: Vec::new(),
        cage_of,
        cages,
        chosen: Vec::new(),
        is_inside: vec![false; shape.cells()],
        size: 0,
    };
    finder.extend(0);
    finder.found
}

/// A cage whose digits add up.
struct SumCage<'s> {
    cells: &'s [Cell],
    sum: i32,
    /// Number of cells in the chosen houses.
    inside: usize,
}

impl SumCage<'_> {
    /// Returns `true` if the cage counts as a whole: it is mostly inside, and its cells outside are subtracted.
    fn is_whole(&self) -> bool {
        2 * self.inside >= self.cells.len()
    }

    /// Returns the number of its cells in the derived sum.
    fn size(&self) -> usize {
        if self.is_whole() { self.cells.len() - self.inside } else { self.inside }
    }
}

/// The search for sums through sets of houses.
struct DerivedSums<'s> {
    most_houses: usize,
    shape: &'s Shape,
    peers: &'s Peers,
    cage_of: Vec<Option<usize>>,
    cages: Vec<SumCage<'s>>,
    /// The chosen houses, which share no cells.
    chosen: Vec<usize>,
    /// For each cell, `true` if it is in a chosen house.
    is_inside: Vec<bool>,
    /// Number of cells of the sum of the chosen houses.
    size: usize,
    /// The cells of all sums so far: those that are added, and those that are subtracted.
    seen: BTreeSet<(Vec<Cell>, Vec<Cell>)>,
    found: Vec<SumConstraint>,
}

impl DerivedSums<'_> {
    /// Adds the sums of the chosen houses and further ones from index `from` on.
    fn extend(&mut self, from: usize) {
        for house in from..self.shape.houses().len() {
            if !self.fits(house) {
                continue;
            }
            self.choose(house, true);
            self.add();
            if self.chosen.len() < self.most_houses {
                self.extend(house + 1);
            }
            self.choose(house, false);
        }
    }

    /// Returns `true` if a house may join the chosen ones.
    fn fits(&self, house: usize) -> bool {
        let houses = self.shape.houses();
        let Some(&first) = self.chosen.first() else {
            return true;
        };
        let mut cells = houses[house].cells.iter();
        // Of one type only: mixtures double the time of the search for sums, and hardly save guesses.
        discriminant(&houses[first].kind) == discriminant(&houses[house].kind)
            && !cells.clone().any(|&cell| self.is_inside[cell])
            // Houses that share no cage with the others only repeat their sums.
            && cells.any(|&cell| self.cage_of[cell].is_some_and(|cage| self.cages[cage].inside > 0))
    }

    /// Chooses a house, or takes back the last choice.
    fn choose(&mut self, house: usize, is_chosen: bool) {
        if is_chosen {
            self.chosen.push(house);
        } else {
            self.chosen.pop();
        }
        for &cell in &self.shape.houses()[house].cells {
            self.is_inside[cell] = is_chosen;
            let Some(cage) = self.cage_of[cell] else {
                self.size = if is_chosen { self.size + 1 } else { self.size - 1 };
                continue;
            };
            let cage = &mut self.cages[cage];
            let before = cage.size();
            cage.inside = if is_chosen { cage.inside + 1 } else { cage.inside - 1 };
            self.size = self.size + cage.size() - before;
        }
    }

    /// Adds the sum of the chosen houses, if it has few cells.
    fn add(&mut self) {
        if !(1..=MAX_CELLS).contains(&self.size) {
            return;
        }
        let digits = self.shape.digits() as i32;
        let mut sum = self.chosen.len() as i32 * digits * (digits + 1) / 2;
        let (mut inside, mut outside) = (Vec::new(), Vec::new());
        for cage in self.cages.iter().filter(|cage| cage.is_whole()) {
            sum -= cage.sum;
            outside.extend(cage.cells.iter().filter(|&&cell| !self.is_inside[cell]));
        }
        for &house in &self.chosen {
            let cells = self.shape.houses()[house].cells.iter();
            inside.extend(cells.filter(|&&cell| {
                !self.cage_of[cell].is_some_and(|cage| self.cages[cage].is_whole())
            }));
        }
        inside.sort_unstable();
        outside.sort_unstable();
        if self.seen.insert((inside.clone(), outside.clone())) {
            self.found.extend(SumConstraint::new(self.shape, self.peers, &inside, &outside, sum));
        }
    }
}
