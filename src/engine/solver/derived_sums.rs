//! Sums that follow from the cages of a killer: of the cells that complete cages leave in neighbouring houses, or have
//! outside of them.

use crate::puzzle::{Cage, CageRule, Shape};
use gridpress_ground::set::wide_bits;

/// Maximum number of neighbouring houses whose total is compared with cages.
const MAX_HOUSES: usize = 3;

/// Maximum number of cells of a derived sum; larger ones hardly restrict their digits.
const MAX_CELLS: usize = 5;

/// Returns the derived sums of cells that see each other as further cages. Empty for shapes of over 128 cells, for
/// overlapping grids, and for cages with other operations.
pub(super) fn derived_sums(shape: &Shape) -> Vec<Cage> {
    let (digits, cells) = (shape.digits(), shape.cells());
    let adds_up = shape.cages().iter().all(|cage| cage.rule == CageRule::Killer)
        && !shape.has_overlapping_cages();
    // Sets of cells are 128 bits, and the canvas of overlapping grids has cells outside of their rows.
    if shape.cages().is_empty() || !adds_up || cells > 128 || cells != digits * digits {
        return Vec::new();
    }
    let bits = |cells: &[usize]| cells.iter().fold(0u128, |bits, &cell| bits | 1 << cell);
    let cages: Vec<(u128, u32)> =
        shape.cages().iter().map(|cage| (bits(&cage.cells), cage.target)).collect();
    // Rows, columns, and boxes or regions. Those of variants come later.
    let houses: Vec<u128> = shape.houses().iter().map(|house| bits(&house.cells)).collect();
    let house_sum = (digits * (digits + 1) / 2) as u32;
    let mut sums: Vec<(u128, u32)> = Vec::new();
    let mut add = |cells: u128, sum: u32| {
        let count = cells.count_ones() as usize;
        let is_new = |(other, _): &(u128, u32)| *other != cells;
        if (1..=MAX_CELLS).contains(&count)
            && cages.iter().all(is_new)
            && sums.iter().all(is_new)
            && wide_bits(cells)
                .all(|cell: usize| cells & !(1 << cell) & !bits(shape.peers(cell)) == 0)
        {
            sums.push((cells, sum));
        }
    };
    for of_type in houses[..houses.len().min(3 * digits)].chunks(digits) {
        for first in 0..of_type.len() {
            let mut area = 0;
            // The rule of 45, for up to three neighbouring houses of one type.
            for (count, house) in (1..=MAX_HOUSES).zip(&of_type[first..]) {
                area |= house;
                let total = house_sum * count as u32;
                let (mut rest, mut inside) = (area, 0);
                let (mut covered, mut all) = (0, 0);
                for (cage, sum) in &cages {
                    if cage & !area == 0 {
                        rest &= !cage;
                        inside += sum;
                    }
                    if cage & area != 0 {
                        covered |= cage;
                        all += sum;
                    }
                }
                add(rest, total.saturating_sub(inside));
                if area & !covered == 0 {
                    add(covered & !area, all.saturating_sub(total));
                }
            }
        }
    }
    // As cages, so that the search needs no second kind of constraint.
    sums.into_iter().map(|(cells, sum)| Cage::killer(wide_bits(cells).collect(), sum)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::{Address, Generator, Recipe, Removal, Revision};
    use crate::puzzle::{Grid, Symmetry};
    use crate::solver::search::{AscendingOrder, Search};

    /// Returns the first solutions of a shape without givens, sorted.
    fn solutions(mut search: Search, shape: &Shape, limit: usize) -> Vec<Vec<u8>> {
        let mut found = Vec::new();
        assert!(search.load(&Grid::empty(shape.side())));
        search.run(u64::MAX, &mut AscendingOrder, &mut |cells| {
            found.push(cells.to_vec());
            found.len() < limit
        });
        found.sort();
        found
    }

    #[test]
    fn derived_sums_hold_and_exclude_no_solution() {
        let generator = Generator::new(Revision::FIRST, "derived sums");
        let mut several = 0;
        for (kind, least) in [("9+killer", 8), ("6+killer", 2), ("9+jigsaw+killer", 4)] {
            let recipe = Recipe::new(kind.parse().unwrap(), Symmetry::None, Removal::Minimal);
            for index in 1..=4 {
                let address = Address { section: "killer".into(), index };
                let puzzle = generator.attempt(&recipe, &address, 0);
                let shape = &puzzle.shape;
                let sums = derived_sums(shape);
                assert!(sums.len() >= least, "{kind}: {}", sums.len());
                for Cage { cells, target, .. } in &sums {
                    let digits = cells.iter().map(|&cell| u32::from(puzzle.solution.get(cell)));
                    assert_eq!(digits.sum::<u32>(), *target, "{kind} {cells:?}");
                }
                // Without some cages there are several solutions.
                let regions = shape.regions().to_vec();
                let regions = kind.contains("jigsaw").then_some(&regions[..]);
                for missing in [0, 2, 4] {
                    let cages = shape.cages()[missing..].to_vec();
                    let shape = Shape::custom(shape.kind(), regions, cages).unwrap();
                    let plain = solutions(Search::new(&shape), &shape, 2_000);
                    let derived = solutions(Search::with_derived_sums(&shape), &shape, 2_000);
                    assert_eq!(plain.len(), derived.len());
                    if plain.len() < 2_000 {
                        assert_eq!(plain, derived);
                        several += usize::from(plain.len() > 1);
                    }
                }
            }
        }
        assert!(several > 8, "{several}");
    }
}
