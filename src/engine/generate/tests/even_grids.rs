//! The distribution of full grids, compared with evenly distributed ones.
//!
//! The latter come from a slow method with a simple proof. A random box, and random fillings of its band and its stack,
//! leave some 2,700 full grids on average. One of these is chosen at random, and the sample weighs as much as there are.
//! So every grid has the same expected weight.

use super::*;
use std::iter;

/// Number of grids of each sample.
const SAMPLE: u32 = 1500;

/// Mean statistics of a sample of 9x9 grids.
#[derive(Debug, Default)]
struct GridStatistics {
    /// Number of intercalates: two rows and two columns with only two digits where they cross.
    intercalates: f64,
    /// Number of cycles of the pairs of rows in a band, and of columns in a stack.
    cycles_in_bands: f64,
    /// Number of these cycles with two digits.
    short_cycles_in_bands: f64,
    /// Number of pairs of rows from different bands, and of such columns, with a single cycle.
    single_cycles_across: f64,
}

impl GridStatistics {
    fn add(&mut self, grid: &Grid, weight: f64) {
        for is_row in [true, false] {
            let digit = |line: usize, at: usize| {
                usize::from(grid.get(if is_row { line * 9 + at } else { at * 9 + line }))
            };
            for (first, second) in (0..9).flat_map(|a| (0..a).map(move |b| (a, b))) {
                let mut below = [0; 10];
                (0..9).for_each(|at| below[digit(first, at)] = digit(second, at));
                let lengths = cycle_lengths(&below);
                let short = lengths.iter().filter(|&&length| length == 2).count() as f64;
                if is_row {
                    self.intercalates += weight * short;
                }
                if first / 3 == second / 3 {
                    self.cycles_in_bands += weight * lengths.len() as f64;
                    self.short_cycles_in_bands += weight * short;
                } else if lengths.len() == 1 {
                    self.single_cycles_across += weight;
                }
            }
        }
    }

    fn values(&self) -> [f64; 4] {
        [
            self.intercalates,
            self.cycles_in_bands,
            self.short_cycles_in_bands,
            self.single_cycles_across,
        ]
    }

    /// Returns the ratio of each statistic to that of an evenly distributed sample.
    fn relative_to(&self, even: &GridStatistics) -> [f64; 4] {
        let mut ratios = self.values();
        ratios.iter_mut().zip(even.values()).for_each(|(value, even)| *value /= even);
        ratios
    }
}

/// Returns the lengths of the cycles of a permutation of 1 to 9.
fn cycle_lengths(next: &[usize; 10]) -> Vec<usize> {
    let mut seen = [false; 10];
    let mut lengths = Vec::new();
    for start in 1..10 {
        let mut length = 0;
        let mut digit = start;
        while !std::mem::replace(&mut seen[digit], true) {
            digit = next[digit];
            length += 1;
        }
        if length > 0 {
            lengths.push(length);
        }
    }
    lengths
}

/// Returns random digits for the other two boxes of a band, row by row, given the rows of its first box.
fn draw_band(rows: [[u8; 3]; 3], rng: &mut Stream) -> [Vec<u8>; 3] {
    loop {
        let others = rows.map(|row| {
            let mut others: Vec<u8> = (1..=9).filter(|digit| !row.contains(digit)).collect();
            rng.shuffle(&mut others);
            others
        });
        let is_full = |at: usize| {
            let digits = others.iter().flat_map(|row| &row[at..at + 3]);
            digits.fold(0u32, |seen, digit| seen | 1 << digit).count_ones() == 9
        };
        if is_full(0) && is_full(3) {
            return others;
        }
    }
}

/// Returns a full grid and its weight.
fn draw_weighted_grid(solver: &mut ClassicSolver, rng: &mut Stream) -> (Grid, f64) {
    let mut digits: Vec<u8> = (1..=9).collect();
    rng.shuffle(&mut digits);
    let corner = |row: usize, column: usize| digits[3 * row + column];
    let rows = [0, 1, 2].map(|row| [0, 1, 2].map(|column| corner(row, column)));
    let columns = [0, 1, 2].map(|column| [0, 1, 2].map(|row| corner(row, column)));
    let (band, stack) = (draw_band(rows, rng), draw_band(columns, rng));
    let mut start = Grid::empty(9);
    for line in 0..3 {
        (0..3).for_each(|at| start.set(9 * line + at, corner(line, at)));
        for at in 3..9 {
            start.set(9 * line + at, band[line][at - 3]);
            start.set(9 * at + line, stack[line][at - 3]);
        }
    }
    let cells = start.cells().try_into().unwrap();
    let (count, _) = solver.count_within(cells, usize::MAX, &mut { u64::MAX }, &mut |_| {});
    let mut left = rng.below(count as u32);
    let mut chosen = None;
    solver.solutions(cells, u64::MAX, &mut |solution| {
        chosen = (left == 0).then(|| Grid::from_cells(solution.to_vec()));
        left = left.wrapping_sub(1);
        chosen.is_none()
    });
    (chosen.unwrap(), count as f64)
}

fn sample(revision: &'static Revision) -> GridStatistics {
    let mut statistics = GridStatistics::default();
    for attempt in 0..SAMPLE {
        let mut rng = Stream::new(revision.number, "even", "grids/1", attempt);
        let full_grid =
            full_grid::generate_full_grid(revision, Kind::CLASSIC, Fill::Random, &mut rng);
        statistics.add(&full_grid.unwrap().solution, 1.0 / f64::from(SAMPLE));
    }
    statistics
}

#[test]
fn full_grids_of_nine_rows_are_evenly_distributed() {
    let mut solver = ClassicSolver::for_shape(Shape::classic()).unwrap();
    let mut rng = Stream::new(2, "even", "weighted/1", 0);
    let drawn: Vec<(Grid, f64)> = iter::repeat_with(|| draw_weighted_grid(&mut solver, &mut rng))
        .take(SAMPLE as usize)
        .collect();
    let total: f64 = drawn.iter().map(|(_, weight)| weight).sum();
    // 6,670,903,752,021,072,936,960 full grids, for 9! boxes and 2,612,736 bands and stacks for each.
    let mean = total / f64::from(SAMPLE);
    assert!((mean / 2693.0 - 1.0).abs() < 0.02, "{mean}");
    let mut even = GridStatistics::default();
    drawn.iter().for_each(|(grid, weight)| even.add(grid, weight / total));
    let next = sample(&FIRST).relative_to(&even);
    assert!(next.iter().all(|ratio| (ratio - 1.0).abs() < 0.03), "{next:?}");
    // Plain fills have too few short cycles, so the test can tell.
    let plain = sample(alone().revision).relative_to(&even);
    assert!(plain[0] < 0.965 && plain[2] < 0.95, "{plain:?}");
}
