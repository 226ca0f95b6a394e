//! Comparison of the fast solver with the general search, on every tier that this machine supports. Under Miri, which
//! checks every step, a thousandth of the cases: `cargo +nightly miri test --no-default-features --lib --
//! solver::classic`.

use super::{ClassicSolver, FullGrid, layout};
use crate::puzzle::{Grid, House, Kind, Shape, Variant};
use crate::solver::search::{AscendingOrder, Search, SearchOutcome};
use gridpress_testing::extent::SweepExtent;
use std::collections::BTreeSet;
use std::sync::Arc;

fn plain(cells: &[u8; 81], limit: usize) -> usize {
    plain_in(Shape::classic(), cells, limit)
}

fn plain_in(shape: &Shape, cells: &[u8; 81], limit: usize) -> usize {
    let mut search = Search::new(shape);
    let mut count = 0;
    if search.load(&Grid::from_cells(cells.to_vec())) {
        search.run(u64::MAX, &mut AscendingOrder, &mut |_| {
            count += 1;
            count < limit
        });
    }
    count
}

/// Returns `many`, or a thousandth under Miri.
const fn sample(many: usize) -> usize {
    if cfg!(miri) { many.div_ceil(1000) } else { many }
}

/// A xorshift generator: these tests need variety, not quality.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % bound
    }

    /// Returns a full grid from the solver's own fill.
    fn filled(&mut self, counter: &mut ClassicSolver) -> [u8; 81] {
        counter.fill(u64::MAX, &mut |bound| self.below(bound as usize) as u32).unwrap()
    }

    /// Returns a solved grid: one of the first solutions of a few random givens that allow any.
    fn solved(&mut self, counter: &mut ClassicSolver) -> [u8; 81] {
        loop {
            let mut cells = [0; 81];
            for _ in 0..12 {
                cells[self.below(81)] = 1 + self.below(9) as u8;
            }
            let skip = self.below(20);
            let mut found = Vec::new();
            counter.solutions(&cells, u64::MAX, &mut |solution| {
                found.push(*solution);
                found.len() <= skip
            });
            if let Some(last) = found.pop() {
                return last;
            }
        }
    }

    /// Removes cells from a grid until few to nearly all are left, and sometimes changes one.
    fn partial(&mut self, mut cells: [u8; 81]) -> [u8; 81] {
        let left = 18 + self.below(50);
        while cells.iter().filter(|&&value| value != 0).count() > left {
            cells[self.below(81)] = 0;
        }
        if self.below(3) == 0 {
            cells[self.below(81)] = 1 + self.below(9) as u8;
        }
        cells
    }
}

fn houses(cell: usize) -> [usize; 3] {
    let (row, column) = (cell / 9, cell % 9);
    [row, 9 + column, 18 + row / 3 * 3 + column / 3]
}

fn is_solved(cells: &[u8; 81]) -> bool {
    let mut seen = [0_u16; 27];
    for (cell, &value) in cells.iter().enumerate() {
        for house in houses(cell) {
            seen[house] |= 1 << value;
        }
    }
    seen == [0x3fe; 27]
}

#[test]
fn counts_what_the_plain_solver_counts() {
    compare_counts(SweepExtent::Sample);
}

#[test]
#[ignore = "long sweep"]
fn counts_what_the_plain_solver_counts_in_full() {
    compare_counts(SweepExtent::Full);
}

fn compare_counts(extent: SweepExtent) {
    let (mut dice, mut counters) =
        (Dice(0x9e37_79b9_7f4a_7c15), ClassicSolver::with_every_tier(Shape::classic()));
    let mut seen = [0; 4];
    let rounds = sample(extent.count(4_000) as usize);
    for round in 0..rounds {
        let grid = dice.solved(&mut counters[0]);
        let cells = dice.partial(grid);
        let limit = [2, 2, 10, 1000][round % 4];
        let expected = plain(&cells, limit);
        for counter in &mut counters {
            assert_eq!(counter.count(&cells, limit), expected, "{cells:?}");
        }
        seen[expected.min(3)] += 1;
    }
    assert!(cfg!(miri) || seen.iter().all(|&times| times > rounds / 40), "{seen:?}");
}

#[test]
fn shows_every_solution_once() {
    let (mut dice, mut counters) = (Dice(7), ClassicSolver::with_every_tier(Shape::classic()));
    for _ in 0..sample(300) {
        let grid = dice.solved(&mut counters[0]);
        let cells = dice.partial(grid);
        for counter in &mut counters {
            let mut found = BTreeSet::new();
            counter.solutions(&cells, u64::MAX, &mut |solution| {
                let is_kept = |cell| cells[cell] == 0 || cells[cell] == solution[cell];
                assert!(is_solved(solution) && (0..81).all(is_kept));
                assert!(found.insert(*solution), "twice");
                found.len() < 200
            });
            assert_eq!(found.len(), plain(&cells, 200));
        }
    }
}

#[test]
fn all_tiers_find_solutions_in_the_same_order() {
    let (mut dice, mut counters) = (Dice(11), ClassicSolver::with_every_tier(Shape::classic()));
    let grid = dice.solved(&mut counters[0]);
    let cells: [u8; 81] = std::array::from_fn(|cell| if cell < 20 { grid[cell] } else { 0 });
    let orders = counters.iter_mut().map(|counter| {
        let mut found = Vec::new();
        counter.solutions(&cells, u64::MAX, &mut |solution| {
            found.push(*solution);
            found.len() < sample(1000)
        });
        found
    });
    let orders: BTreeSet<_> = orders.collect();
    assert_eq!(orders.len(), 1);
}

/// Returns a set as cells.
fn members(set: u128) -> Vec<usize> {
    (0..81).filter(|cell| set >> cell & 1 != 0).collect()
}

#[test]
fn other_solutions_are_found() {
    let (mut dice, mut counters) = (Dice(13), ClassicSolver::with_every_tier(Shape::classic()));
    let mut seen = [0; 2];
    for round in 0..sample(2000) {
        let grid = dice.solved(&mut counters[0]);
        let full = FullGrid::new(&grid);
        let mut empty = 0_u128;
        while empty.count_ones() < 40 + round as u32 % 16 {
            empty |= 1 << dice.below(81);
        }
        let differing = match round % 3 {
            0 => 0,
            _ => empty & !(empty << (1 + dice.below(20))) & !(empty << 3),
        };
        let puzzle: [u8; 81] =
            std::array::from_fn(|cell| if empty >> cell & 1 == 0 { grid[cell] } else { 0 });
        let expected = match differing {
            0 => plain(&puzzle, 2) == 2,
            _ => members(differing).into_iter().any(|cell| {
                (1..=9).filter(|&digit| digit != grid[cell]).any(|digit| {
                    let mut puzzle = puzzle;
                    puzzle[cell] = digit;
                    plain(&puzzle, 1) == 1
                })
            }),
        };
        seen[usize::from(expected)] += 1;
        let found = counters.iter_mut().map(|c| c.find_other(&full, empty, differing));
        let found: BTreeSet<Option<u128>> = found.collect();
        assert_eq!(found.len(), 1, "the same on all vectors");
        let found = found.into_iter().next().flatten();
        assert_eq!(found.is_some(), expected);
        if let Some(set) = found {
            assert!(set & !empty == 0 && (differing == 0 || set & differing != 0));
            assert_unavoidable(&mut counters[0], &grid, set);
        }
    }
    assert!(cfg!(miri) || seen.iter().all(|&times| times > 200), "{seen:?}");
}

#[test]
fn swaps_are_unavoidable_sets() {
    let (mut dice, mut counters) = (Dice(17), ClassicSolver::with_every_tier(Shape::classic()));
    for _ in 0..sample(30) {
        let grid = dice.solved(&mut counters[0]);
        let sets = counters[0].swaps(&FullGrid::new(&grid));
        assert!(sets.iter().any(|set| set.count_ones() < 9));
        sets.into_iter().for_each(|set| assert_unavoidable(&mut counters[0], &grid, set));
    }
}

/// Checks that another solution differs in exactly these cells.
fn assert_unavoidable(counter: &mut ClassicSolver, grid: &[u8; 81], set: u128) {
    let mut puzzle = *grid;
    members(set).into_iter().for_each(|cell| puzzle[cell] = 0);
    let mut differs = 0;
    counter.solutions(&puzzle, u64::MAX, &mut |solution| {
        let cells = (0..81).filter(|&cell| solution[cell] != grid[cell]);
        let differing = cells.fold(0, |set, cell| set | 1 << cell);
        differs = if differing == set { differing } else { differs };
        differs == 0
    });
    assert_eq!(differs, set);
}

#[test]
fn fills_are_full_grids_and_the_same_on_all_vectors() {
    let mut counters = ClassicSolver::with_every_tier(Shape::classic());
    for seed in 1..=sample(199) as u64 {
        let full = counters.iter_mut().map(|counter| {
            let mut dice = Dice(seed);
            counter.fill(u64::MAX, &mut |bound| dice.below(bound as usize) as u32).unwrap()
        });
        let full: BTreeSet<[u8; 81]> = full.collect();
        assert_eq!(full.len(), 1);
        assert!(full.iter().all(is_solved));
    }
}

#[test]
fn tallies_read_back() {
    let mut dice = Dice(19);
    for _ in 0..sample(100) {
        let set = (0..81).fold(0, |set: u128, cell| set | (dice.below(2) as u128) << cell);
        assert_eq!(layout::cells(&layout::tally(set)), set);
    }
}

#[test]
fn counts_of_the_empty_grid_stop_at_the_limit() {
    for counter in &mut ClassicSolver::with_every_tier(Shape::classic()) {
        for limit in [0, 1, 2, sample(10_000)] {
            assert_eq!(counter.count(&[0; 81], limit), limit);
        }
    }
}

#[test]
fn two_equal_digits_in_a_house_have_no_solution() {
    compare_pairs(SweepExtent::Sample);
}

#[test]
#[ignore = "long sweep"]
fn two_equal_digits_in_a_house_have_no_solution_in_full() {
    compare_pairs(SweepExtent::Full);
}

fn compare_pairs(extent: SweepExtent) {
    for counter in &mut ClassicSolver::with_every_tier(Shape::classic()) {
        let pairs = (0..81).flat_map(|a| (0..a).map(move |b| (a, b)));
        let every = if cfg!(miri) { 401 } else { 1 };
        for (a, b) in extent.select(pairs.step_by(every), 7) {
            let meet = (0..3).any(|kind| houses(a)[kind] == houses(b)[kind]);
            for digit in [1, 8, 9] {
                let mut cells = [0; 81];
                (cells[a], cells[b]) = (digit, digit);
                assert_eq!(counter.count(&cells, 1), usize::from(!meet), "{a} {b}");
            }
        }
    }
}

#[test]
fn random_digits_are_counted() {
    answer_noise(SweepExtent::Sample);
}

#[test]
#[ignore = "long sweep"]
fn random_digits_are_counted_in_full() {
    answer_noise(SweepExtent::Full);
}

fn answer_noise(extent: SweepExtent) {
    let mut dice = Dice(5);
    for counter in &mut ClassicSolver::with_every_tier(Shape::classic()) {
        for digit in 1..=9 {
            assert_eq!(counter.count(&[digit; 81], 2), 0);
        }
        for _ in 0..sample(extent.count(20_000) as usize) {
            let mut cells = [0; 81];
            for _ in 0..dice.below(82) {
                cells[dice.below(81)] = dice.below(10) as u8;
            }
            counter.count(&cells, 2);
        }
    }
}

/// Returns every shape with extra houses: all compatible sets of such variants.
fn shapes_with_extra_houses() -> impl Iterator<Item = Arc<Shape>> {
    let variants: Vec<Variant> = Variant::house_variants().collect();
    let shapes = (1..1 << variants.len()).filter_map(move |set| {
        let chosen = variants.iter().enumerate();
        let chosen = chosen.filter(|(index, _)| set >> index & 1 != 0);
        let chosen: Vec<Variant> = chosen.map(|(_, variant)| *variant).collect();
        Shape::of(Kind::new(9, None, &chosen).ok()?)
    });
    shapes.take(if cfg!(miri) { 2 } else { usize::MAX })
}

#[test]
fn shapes_with_other_rules_are_left_to_the_plain_solver() {
    for kind in ["9+antiknight", "9+diagonal+antiknight", "8", "6+diagonal"] {
        let shape = Shape::of(kind.parse().unwrap()).unwrap();
        assert!(ClassicSolver::for_shape(&shape).is_none(), "{kind}");
    }
    let killer = Shape::custom("9+killer".parse().unwrap(), None, Vec::new()).unwrap();
    assert!(ClassicSolver::for_shape(&killer).is_none());
}

#[test]
fn extra_houses_are_counted_as_the_plain_solver_counts() {
    compare_extra_houses(SweepExtent::Sample);
}

#[test]
#[ignore = "long sweep"]
fn extra_houses_are_counted_as_the_plain_solver_counts_in_full() {
    compare_extra_houses(SweepExtent::Full);
}

fn compare_extra_houses(extent: SweepExtent) {
    let mut dice = Dice(23);
    for shape in extent.select(shapes_with_extra_houses(), 8) {
        let mut counters = ClassicSolver::with_every_tier(&shape);
        let mut seen = [0; 3];
        for round in 0..sample(120) {
            let grid = dice.filled(&mut counters[0]);
            let cells = dice.partial(grid);
            let limit = [2, 10, 300][round % 3];
            let expected = plain_in(&shape, &cells, limit);
            for counter in &mut counters {
                assert_eq!(counter.count(&cells, limit), expected, "{:?}", shape.kind());
            }
            seen[expected.min(2)] += 1;
        }
        let kind = shape.kind();
        assert!(cfg!(miri) || seen.iter().all(|&times| times > 5), "{kind}: {seen:?}");
    }
}

#[test]
fn fills_and_solutions_obey_extra_houses() {
    check_fills(SweepExtent::Sample);
}

#[test]
#[ignore = "long sweep"]
fn fills_and_solutions_obey_extra_houses_in_full() {
    check_fills(SweepExtent::Full);
}

fn check_fills(extent: SweepExtent) {
    for shape in extent.select(shapes_with_extra_houses(), 8) {
        let mut counters = ClassicSolver::with_every_tier(&shape);
        let holds = |cells: &[u8; 81]| {
            let digits = |set: u16, &cell: &usize| set | 1 << cells[cell];
            let full = |house: &House| house.cells.iter().fold(0, digits) == 0x3fe;
            shape.houses().iter().all(full)
        };
        for seed in 1..=sample(11) as u64 {
            let fills = counters.iter_mut().map(|c| Dice(seed).filled(c));
            let fills: BTreeSet<[u8; 81]> = fills.collect();
            assert_eq!(fills.len(), 1, "the same on all vectors");
            let grid = fills.into_iter().next().unwrap();
            assert!(holds(&grid));
            let mut puzzle = grid;
            puzzle[30..].fill(0);
            let orders = counters.iter_mut().map(|counter| {
                let mut found = Vec::new();
                counter.solutions(&puzzle, u64::MAX, &mut |solution| {
                    assert!(holds(solution));
                    found.push(*solution);
                    found.len() < sample(100)
                });
                found
            });
            let orders: BTreeSet<Vec<[u8; 81]>> = orders.collect();
            assert_eq!(orders.len(), 1, "the same on all vectors");
            let found = orders.into_iter().next().unwrap();
            let different: BTreeSet<[u8; 81]> = found.iter().copied().collect();
            assert_eq!(different.len(), found.len());
        }
    }
}

#[test]
fn swaps_and_other_solutions_obey_extra_houses() {
    check_swaps(SweepExtent::Sample);
}

#[test]
#[ignore = "long sweep"]
fn swaps_and_other_solutions_obey_extra_houses_in_full() {
    check_swaps(SweepExtent::Full);
}

fn check_swaps(extent: SweepExtent) {
    let mut dice = Dice(29);
    let mut seen = 0;
    for shape in extent.select(shapes_with_extra_houses(), 4) {
        let mut counters = ClassicSolver::with_every_tier(&shape);
        for _ in 0..sample(10) {
            let grid = dice.filled(&mut counters[0]);
            let full = FullGrid::new(&grid);
            for set in counters[0].swaps(&full) {
                assert_unavoidable(&mut counters[0], &grid, set);
                seen += 1;
            }
            let mut empty = 0_u128;
            while empty.count_ones() < 56 {
                empty |= 1 << dice.below(81);
            }
            let found = counters.iter_mut().map(|c| c.find_other(&full, empty, 0));
            let found: BTreeSet<Option<u128>> = found.collect();
            assert_eq!(found.len(), 1, "the same on all vectors");
            let mut puzzle = grid;
            members(empty).into_iter().for_each(|cell| puzzle[cell] = 0);
            let found = found.into_iter().next().flatten();
            assert_eq!(found.is_some(), plain_in(&shape, &puzzle, 2) == 2);
            if let Some(set) = found {
                assert!(set & !empty == 0);
                assert_unavoidable(&mut counters[0], &grid, set);
            }
        }
    }
    assert!(cfg!(miri) || seen > 50, "{seen}");
}

#[test]
#[cfg_attr(miri, ignore = "takes minutes")]
fn a_search_ends_when_its_guesses_are_spent() {
    for counter in &mut ClassicSolver::with_every_tier(Shape::classic()) {
        let mut seen = 0;
        let mut count = |_: &[u8; 81]| {
            seen += 1;
            true
        };
        assert_eq!(counter.solutions(&[0; 81], 2_000, &mut count), SearchOutcome::OutOfGuesses);
        let full = counter.fill(u64::MAX, &mut |_| 0).unwrap();
        assert_eq!(counter.solutions(&full, 0, &mut count), SearchOutcome::Complete);
        assert_eq!(counter.solutions(&full, 0, &mut |_| false), SearchOutcome::Stopped);
        assert!((100..2_000).contains(&seen), "{seen}");
    }
}
