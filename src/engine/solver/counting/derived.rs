//! Sums that follow from houses and cages: of the cells that cages leave in some houses, less those that they have
//! outside of them. Solvers know them as the rule of 45, and as innies and outies.

use super::sums::{Peers, SumConstraint};
use crate::puzzle::{Cell, Shape};
use std::collections::BTreeSet;
use std::mem::discriminant;

/// Maximum number of houses of one type whose total is compared with cages. With 2 to 5, a list of hard killers needs a
/// mean of 774, 452, 377 and 381 guesses, if counts are squared in the choice.
const MAX_HOUSES: usize = 4;

/// Maximum number of cells of a derived sum. With 4 to 7, the same list needs 453, 377, 365 and 319 guesses, but
/// larger sums take longer.
const MAX_CELLS: u32 = 5;

/// Returns the derived sums of a shape.
pub(super) fn derived_sums(shape: &Shape, peers: &Peers) -> Vec<SumConstraint> {
    let mut cage_of = vec![None; shape.cells()];
    let mut targets = Vec::new();
    for cage in shape.cages() {
        // Of cages that overlap, only the first is used: each cell must be counted once.
        if let Some(sum) = cage.sum().and_then(|sum| i32::try_from(sum).ok())
            && cage.cells.iter().all(|&cell| cage_of[cell].is_none())
        {
            cage.cells.iter().for_each(|&cell| cage_of[cell] = Some(targets.len()));
            targets.push((cage.cells.len() as u32, sum));
        }
    }
    if targets.is_empty() {
        return Vec::new();
    }
    let houses: Vec<HouseCages> = shape
        .houses()
        .iter()
        .map(|house| {
            let mut inner = vec![0; targets.len()];
            let cages = house.cells.iter().filter_map(|&cell| cage_of[cell]);
            cages.for_each(|cage| inner[cage] += 1);
            let free = house.cells.len() as u32 - inner.iter().sum::<u32>();
            HouseCages { inner, free }
        })
        .collect();
    let overlaps: Vec<Vec<bool>> = shape
        .houses()
        .iter()
        .map(|house| {
            let mut overlaps = vec![false; shape.houses().len()];
            let others = house.cells.iter().flat_map(|&cell| shape.houses_of(cell));
            others.for_each(|&other| overlaps[other] = true);
            overlaps
        })
        .collect();
    let mut finder = DerivedSums {
        overlaps,
        shape,
        peers,
        houses,
        seen: shape.cages().iter().map(|cage| (cage.cells.clone(), Vec::new())).collect(),
        found: Vec::new(),
        cage_of: &cage_of,
        targets: &targets,
    };
    finder.extend(0, &mut Vec::new(), &HouseCages { inner: vec![0; targets.len()], free: 0 });
    finder.found
}

/// The cages of a house, or of several.
struct HouseCages {
    /// Number of cells of each cage.
    inner: Vec<u32>,
    /// Number of cells in no cage.
    free: u32,
}

/// The search for sums through sets of houses.
struct DerivedSums<'s> {
    shape: &'s Shape,
    peers: &'s Peers,
    houses: Vec<HouseCages>,
    /// For each two houses, `true` if they share cells.
    overlaps: Vec<Vec<bool>>,
    cage_of: &'s [Option<usize>],
    /// The number of cells and the sum of each cage.
    targets: &'s [(u32, i32)],
    /// The cells of all sums so far: those that are added, and those that are subtracted.
    seen: BTreeSet<(Vec<Cell>, Vec<Cell>)>,
    found: Vec<SumConstraint>,
}

impl DerivedSums<'_> {
    /// Adds the sums of the `chosen` houses, which contain `cages`, with further houses from index `from` on.
    fn extend(&mut self, from: usize, chosen: &mut Vec<usize>, cages: &HouseCages) {
        for house in from..self.houses.len() {
            let HouseCages { inner, free } = &self.houses[house];
            if let Some(&first) = chosen.first() {
                // Of one type only: mixtures double the time of the search for sums, and hardly save guesses.
                let [a, b] =
                    [first, house].map(|house| discriminant(&self.shape.houses()[house].kind));
                // Houses that share no cage with the others only repeat their sums.
                let is_connected = inner.iter().zip(&cages.inner).any(|(a, b)| *a > 0 && *b > 0);
                if a != b
                    || !is_connected
                    || chosen.iter().any(|&other| self.overlaps[other][house])
                {
                    continue;
                }
            }
            let inner = inner.iter().zip(&cages.inner).map(|(a, b)| a + b).collect();
            let cages = HouseCages { inner, free: free + cages.free };
            chosen.push(house);
            self.add(chosen, &cages);
            if chosen.len() < MAX_HOUSES {
                self.extend(house + 1, chosen, &cages);
            }
            chosen.pop();
        }
    }

    /// Adds the sum of these houses, if it has few cells.
    fn add(&mut self, chosen: &[usize], cages: &HouseCages) {
        // A cage that is mostly inside counts as a whole, and its cells outside are subtracted.
        let is_whole = |cage: usize| 2 * cages.inner[cage] >= self.targets[cage].0;
        let mut size = cages.free;
        for (cage, (&inner, (all, _))) in cages.inner.iter().zip(self.targets).enumerate() {
            size += if is_whole(cage) { all - inner } else { inner };
        }
        if !(1..=MAX_CELLS).contains(&size) {
            return;
        }
        let digits = self.shape.digits() as i32;
        let wholes = (0..self.targets.len()).filter(|&cage| is_whole(cage));
        let sum = chosen.len() as i32 * digits * (digits + 1) / 2
            - wholes.map(|cage| self.targets[cage].1).sum::<i32>();
        let (mut inside, mut outside) = (Vec::new(), Vec::new());
        for cell in self.shape.playable_cells() {
            let houses = self.shape.houses_of(cell);
            let is_inside = houses.iter().any(|house| chosen.contains(house));
            match (is_inside, self.cage_of[cell].is_some_and(is_whole)) {
                (true, false) => inside.push(cell),
                (false, true) => outside.push(cell),
                _ => {}
            }
        }
        if self.seen.insert((inside.clone(), outside.clone())) {
            self.found.extend(SumConstraint::new(self.shape, self.peers, &inside, &outside, sum));
        }
    }
}
