//! Exactly uniform full grids of 9x9.
//!
//! In each band, the three columns of a stack hold three digits each. For a whole stack, these sets are a matrix of three
//! by three whose rows and columns are partitions of the nine digits. Any three such matrices can be combined; the grids
//! with these sets are as many as there are orders of the digits within the columns in which each row has all nine. The
//! bands do not depend on each other, so their number is a product of three weights, one for each band.
//!
//! A grid is drawn in two steps. The matrices are drawn in proportion to the product: the sets of the first band by its
//! weight, the others evenly, and then all are rejected with a probability that follows from the two other weights. One
//! of the orders is drawn for each band.

use crate::puzzle::Grid;
use gridpress_ground::rng::Stream;
use gridpress_ground::set::bits;
use std::array;
use std::sync::OnceLock;

/// Digits from 0 to 8, as bits.
type Digits = u32;

/// A partition of the nine digits into three sets of three, as an index into [`EvenGrids::partitions`].
type Partition = u16;

const PARTITIONS: usize = 280;

/// Number of ways to divide the six other digits of each column of a stack between the two other bands.
const SPLITS: usize = 56;

const ALL: Digits = 0x1ff;

/// The weight of a band whose three partitions are equal, which is the greatest one.
const MOST: u32 = 1728;

/// Number of ways to choose a digit from each column of a stack.
const CHOICES: usize = 27;

/// The greatest number of ways to complete a band after its first row.
const MOST_COMPLETIONS: u32 = 16;

/// Tables of partitions and their weights.
pub(super) struct EvenGrids {
    /// The sets of each partition; those of the first are 1 to 3, 4 to 6 and 7 to 9.
    partitions: Vec<[Digits; 3]>,
    /// For each way to split a stack: for each column, the digits that go to the next column in the second band, as bits
    /// among the three digits of the column. The others go there in the third band.
    splits: Vec<[u32; 3]>,
    /// For each partition and split, the partitions in the second and the third band.
    split_partitions: Vec<[Partition; 2]>,
    /// For each split of the first partition and each of the two bands: the partitions, with the digits renamed so that
    /// the split one becomes the first.
    renamed: Vec<[Vec<Partition>; 2]>,
    /// The weight of a band with the first partition and two others, by the index of both.
    weights: Vec<u16>,
    /// All pairs of these, by their weight, and for each weight the sum of those before, and where its pairs begin.
    pairs: Vec<[usize; 2]>,
    groups: Vec<(u32, u32, usize)>,
    /// The sum of all weights.
    total: u32,
}

impl EvenGrids {
    /// Returns the tables, which are made on first use.
    pub(super) fn get() -> &'static EvenGrids {
        static TABLES: OnceLock<EvenGrids> = OnceLock::new();
        TABLES.get_or_init(EvenGrids::new)
    }

    fn new() -> EvenGrids {
        let index = PartitionIndex::new(partitions());
        let splits: Vec<[u32; 3]> = (0..8_u32.pow(3))
            .map(|code| [code & 7, code >> 3 & 7, code >> 6])
            .filter(|split| split.map(u32::count_ones) == [split[0].count_ones(); 3])
            .collect();
        let split_partitions = index
            .partitions
            .iter()
            .flat_map(|&sets| splits.iter().map(move |split| divide(sets, *split)))
            .map(|bands| bands.map(|sets| index.of(sets)))
            .collect();
        let renamed = splits
            .iter()
            .map(|split| {
                divide(index.partitions[0], *split).map(|sets| {
                    let mut names = [0; 9];
                    let digits = sets.into_iter().flat_map(bits);
                    digits.zip(0..).for_each(|(digit, name)| names[digit] = name);
                    index.renamed(names)
                })
            })
            .collect();
        let weights = weights(&index);
        let mut distinct = weights.clone();
        distinct.sort_unstable();
        distinct.dedup();
        let (mut pairs, mut groups, mut total) = (Vec::new(), Vec::new(), 0);
        for weight in distinct {
            groups.push((total, u32::from(weight), pairs.len()));
            let of_weight = weights.iter().enumerate().filter(|(_, other)| **other == weight);
            pairs.extend(of_weight.map(|(at, _)| [at / PARTITIONS, at % PARTITIONS]));
            let count = pairs.len() - groups[groups.len() - 1].2;
            total += u32::from(weight) * count as u32;
        }
        let partitions = index.partitions;
        EvenGrids { partitions, splits, split_partitions, renamed, weights, pairs, groups, total }
    }

    /// Returns a random grid, each with the same probability.
    pub(super) fn draw(&self, rng: &mut Stream) -> Grid {
        let bands = self.draw_sets(rng);
        let mut names: [u8; 9] = array::from_fn(|digit| digit as u8 + 1);
        rng.shuffle(&mut names);
        // The columns of the first stack are in random order because its digits have random names.
        let mut orders = [[0, 1, 2]; 3];
        orders[1..].iter_mut().for_each(|order| rng.shuffle(order));
        let mut cells = vec![0; 81];
        for (band, sets) in bands.iter().enumerate() {
            for (row, digits) in draw_rows(sets, rng).iter().enumerate() {
                for (column, digit) in digits.iter().enumerate() {
                    let column = column / 3 * 3 + orders[column / 3][column % 3];
                    let name = names[digit.trailing_zeros() as usize];
                    cells[(3 * band + row) * 9 + column] = name;
                }
            }
        }
        Grid::from_cells(cells)
    }

    /// Returns the sets of digits by band, stack and column, up to the names of the digits and the order of the columns.
    fn draw_sets(&self, rng: &mut Stream) -> [[[Digits; 3]; 3]; 3] {
        loop {
            let [second, third] = self.draw_pair(rng);
            let splits = [(); 3].map(|()| rng.below(SPLITS as u32) as usize);
            let others = [(second, splits[1]), (third, splits[2])]
                .map(|(partition, split)| self.split_partitions[partition * SPLITS + split]);
            let weight = |band: usize| {
                let renamed = &self.renamed[splits[0]][band];
                let [a, b] = others.map(|bands| usize::from(renamed[usize::from(bands[band])]));
                u32::from(self.weights[a * PARTITIONS + b])
            };
            let limit = rng.below(MOST * MOST);
            // Most candidates fail by the second band alone.
            let of_second = weight(0);
            if limit < of_second * MOST && limit < of_second * weight(1) {
                let firsts = [0, second, third].map(|index| self.partitions[index]);
                let [a, b, c] =
                    array::from_fn(|stack| divide(firsts[stack], self.splits[splits[stack]]));
                return [firsts, [a[0], b[0], c[0]], [a[1], b[1], c[1]]];
            }
        }
    }

    /// Returns the second and third partition of a band whose first is the first of all, in proportion to its weight.
    fn draw_pair(&self, rng: &mut Stream) -> [usize; 2] {
        let number = rng.below(self.total);
        let group = self.groups.partition_point(|(before, ..)| *before <= number) - 1;
        let (before, weight, first) = self.groups[group];
        self.pairs[first + ((number - before) / weight) as usize]
    }
}

/// All partitions, and the index of each.
struct PartitionIndex {
    partitions: Vec<[Digits; 3]>,
    /// The partition with two sets, by the numbers of these among all sets of three digits.
    by_sets: Vec<Partition>,
    /// The number of each set.
    numbers: Vec<usize>,
}

/// Number of sets of three digits.
const SETS: usize = 84;

impl PartitionIndex {
    fn new(partitions: Vec<[Digits; 3]>) -> PartitionIndex {
        let mut numbers = vec![0; ALL as usize + 1];
        let sets = (0..=ALL).filter(|set| set.count_ones() == 3);
        sets.zip(0..).for_each(|(set, number)| numbers[set as usize] = number);
        let mut by_sets = vec![0; SETS * SETS];
        for (sets, index) in partitions.iter().zip(0..) {
            for (a, b) in [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)] {
                let [a, b] = [a, b].map(|at: usize| numbers[sets[at] as usize]);
                by_sets[a * SETS + b] = index;
            }
        }
        PartitionIndex { partitions, by_sets, numbers }
    }

    fn of(&self, [a, b, _]: [Digits; 3]) -> Partition {
        let [a, b] = [a, b].map(|set| self.numbers[set as usize]);
        self.by_sets[a * SETS + b]
    }

    /// Returns for each partition the one with its digits renamed.
    fn renamed(&self, names: [u32; 9]) -> Vec<Partition> {
        self.partitions
            .iter()
            .map(|sets| {
                let image = sets.map(|set| bits(set).fold(0, |all, digit| all | 1 << names[digit]));
                self.of(image)
            })
            .collect()
    }
}

/// Returns all partitions, the sets of each in the order of their lowest digits.
fn partitions() -> Vec<[Digits; 3]> {
    let sets = || (0..=ALL).filter(|set| set.count_ones() == 3);
    let mut all = Vec::new();
    for a in sets().filter(|a| a & 1 != 0) {
        let rest = ALL & !a;
        let lowest = rest & rest.wrapping_neg();
        let second = sets().filter(|b| b & !rest == 0 && b & lowest != 0);
        all.extend(second.map(|b| [a, b, rest & !b]));
    }
    all
}

/// Returns the sets of the columns in the second and the third band, given those in the first.
fn divide(sets: [Digits; 3], split: [u32; 3]) -> [[Digits; 3]; 2] {
    let to_next: [Digits; 3] = array::from_fn(|column| {
        let digits = bits(sets[column]).enumerate();
        digits.filter(|(at, _)| split[column] >> at & 1 != 0).fold(0, |all, (_, d)| all | 1 << d)
    });
    let second: [Digits; 3] = array::from_fn(|column| {
        let (before, after) = ((column + 2) % 3, (column + 1) % 3);
        to_next[before] | sets[after] & !to_next[after]
    });
    [second, array::from_fn(|column| ALL & !sets[column] & !second[column])]
}

/// Returns the weights of bands with the first partition and two others.
fn weights(index: &PartitionIndex) -> Vec<u16> {
    // Renaming digits within a set of the first partition, exchanging its sets, or exchanging the two other stacks
    // changes no weight, so few are computed.
    let generators = [
        [1, 0, 2, 3, 4, 5, 6, 7, 8],
        [1, 2, 0, 3, 4, 5, 6, 7, 8],
        [3, 4, 5, 0, 1, 2, 6, 7, 8],
        [3, 4, 5, 6, 7, 8, 0, 1, 2],
    ]
    .map(|names| index.renamed(names));
    let mut weights = vec![0; PARTITIONS * PARTITIONS];
    let mut equals = Vec::new();
    for first in 0..weights.len() {
        if weights[first] != 0 {
            continue;
        }
        let [a, b] = [first / PARTITIONS, first % PARTITIONS];
        let of_first = weight(&[0, a, b].map(|at| index.partitions[at])) as u16;
        weights[first] = of_first;
        equals.push([a, b]);
        while let Some([a, b]) = equals.pop() {
            let renamed = generators.iter().map(|new| [a, b].map(|at| usize::from(new[at])));
            for [a, b] in renamed.chain([[b, a]]) {
                if weights[a * PARTITIONS + b] == 0 {
                    weights[a * PARTITIONS + b] = of_first;
                    equals.push([a, b]);
                }
            }
        }
    }
    weights
}

/// Returns the number of orders of the digits in the columns of a band in which each row has all nine digits.
fn weight(sets: &[[Digits; 3]; 3]) -> u32 {
    let [a, b] = [choices(sets[0]), choices(sets[1])];
    let rows = a.iter().flat_map(|a| b.iter().filter_map(|b| first_row(sets, [*a, *b])));
    rows.map(|row| 1 << complete(sets, row, &mut |_| 0).1).sum()
}

/// Returns all choices of a digit from each column of a stack.
fn choices([a, b, c]: [Digits; 3]) -> [Digits; CHOICES] {
    // The lowest, the highest and the middle digit of a column.
    let [a, b, c] = [a, b, c].map(|set| {
        let (lowest, highest) = (set & set.wrapping_neg(), 1 << set.ilog2());
        [lowest, highest, set ^ lowest ^ highest]
    });
    array::from_fn(|at| a[at % 3] | b[at / 3 % 3] | c[at / 9])
}

/// Returns the digits of the first row by stack, given those of two stacks; `None` if they leave no digit to a column of
/// the third.
fn first_row(sets: &[[Digits; 3]; 3], [a, b]: [Digits; 2]) -> Option<[Digits; 3]> {
    let c = ALL & !a & !b;
    let is_row = a & b == 0 && sets[2].iter().all(|set| (set & c).is_power_of_two());
    is_row.then_some([a, b, c])
}

/// Completes a band after its first row. Returns the second row, and the number of times that `choose` was asked for one
/// of two digits; each answer leads to a band.
fn complete(
    sets: &[[Digits; 3]; 3],
    first: [Digits; 3],
    choose: &mut impl FnMut(u32) -> u32,
) -> ([Digits; 9], u32) {
    let left: [Digits; 9] =
        array::from_fn(|column| sets[column / 3][column % 3] & !first[column / 3]);
    let (mut second, mut cycles) = ([0; 9], 0);
    for start in 0..9 {
        if second[start] != 0 {
            continue;
        }
        cycles += 1;
        let lowest = left[start] & left[start].wrapping_neg();
        let mut digit = if choose(2) == 0 { lowest } else { left[start] ^ lowest };
        let mut column = start;
        // A digit in the second row is in the third row of the other column that still needs it, whose other digit is then
        // in the second row, and so on until the cycle closes.
        loop {
            second[column] = digit;
            let mut others = (0..9).filter(|&other| other != column && left[other] & digit != 0);
            column = others.next().expect("each digit is left to two columns");
            digit ^= left[column];
            if column == start {
                break;
            }
        }
    }
    (second, cycles)
}

/// Returns a random order of the digits in the columns of a band in which each row has all nine digits, as bits.
fn draw_rows(sets: &[[Digits; 3]; 3], rng: &mut Stream) -> [[Digits; 9]; 3] {
    let choices = [choices(sets[0]), choices(sets[1])];
    loop {
        let code = rng.below((CHOICES * CHOICES) as u32) as usize;
        let drawn = [choices[0][code % CHOICES], choices[1][code / CHOICES]];
        let Some(first) = first_row(sets, drawn) else {
            continue;
        };
        let (second, cycles) = complete(sets, first, &mut |n| rng.below(n));
        // First rows with more completions are drawn as often as others, so they are kept more often.
        if rng.below(MOST_COMPLETIONS) < 1 << cycles {
            let all: [Digits; 9] = array::from_fn(|column| sets[column / 3][column % 3]);
            let first: [Digits; 9] = array::from_fn(|column| all[column] & first[column / 3]);
            let third = array::from_fn(|column| all[column] & !first[column] & !second[column]);
            return [first, second, third];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::Shape;
    use std::collections::BTreeSet;

    /// The number of bands is known in another way: 9! first boxes, 56 ways to divide their rows among those of the second
    /// box, and three orders of each of six rows. As many have each of the 280 partitions in the first stack, with its
    /// columns in six orders, and the columns of the other stacks in 36.
    #[test]
    fn weights_add_up_to_the_number_of_bands() {
        let tables = EvenGrids::get();
        assert_eq!(tables.partitions.len(), PARTITIONS);
        assert_eq!(tables.splits.len(), SPLITS);
        let bands = 362_880 * 56 * 6_u64.pow(6);
        assert_eq!(u64::from(tables.total) * 280 * 6 * 36, bands);
        assert_eq!(tables.weights.iter().max().map(|most| u32::from(*most)), Some(MOST));
    }

    /// The number of grids with the first band 123456789 / 456789123 / 789123456 is known (B. Felgenhauer and F. Jarvis,
    /// "Mathematics of Sudoku I", 2006): 108,374,976, apart from the order of the bands below and of the rows in each.
    #[test]
    fn the_grids_of_a_band_are_as_many_as_known() {
        let tables = EvenGrids::get();
        let mut count = 0_u64;
        for splits in (0..SPLITS.pow(3)).map(|code| [code % 56, code / 56 % 56, code / 56 / 56]) {
            let weights = [0, 1].map(|band| {
                let renamed = &tables.renamed[splits[0]][band];
                let [a, b] = [splits[1], splits[2]]
                    .map(|split| renamed[usize::from(tables.split_partitions[split][band])])
                    .map(usize::from);
                u64::from(tables.weights[a * PARTITIONS + b])
            });
            count += weights[0] * weights[1];
        }
        assert_eq!(count, 108_374_976 * 72);
    }

    #[test]
    fn grids_obey_the_rules_and_differ() {
        let mut rng = Stream::new(1, "even", "grids", 0);
        let shape = Shape::classic();
        let mut seen = BTreeSet::new();
        for _ in 0..500 {
            let full = EvenGrids::get().draw(&mut rng);
            for house in shape.houses() {
                let digits: BTreeSet<u8> = house.cells.iter().map(|&cell| full.get(cell)).collect();
                assert_eq!(digits.len(), 9, "{full}");
            }
            assert!(seen.insert(full));
        }
    }

    /// Rows and columns are drawn in different ways, but each grid is as likely as the transposed one.
    #[test]
    fn rows_are_like_columns() {
        // Two lines of a band or stack that hold the same three digits in a box as two lines of another box: counted for
        // rows of the first band and columns of the first stack.
        let is_pure = |full: &Grid, step: [usize; 2]| {
            let line = |row: usize, of: usize| -> u32 {
                let cells = (3 * of..3 * of + 3).map(|at| row * step[0] + at * step[1]);
                cells.fold(0, |all, cell| all | 1 << full.get(cell))
            };
            (0..3).any(|row| line(0, 0) == line(row, 1))
        };
        let mut rng = Stream::new(1, "even", "rows", 0);
        let mut counts = [0_i32; 2];
        for _ in 0..40_000 {
            let full = EvenGrids::get().draw(&mut rng);
            counts[0] += i32::from(is_pure(&full, [9, 1]));
            counts[1] += i32::from(is_pure(&full, [1, 9]));
        }
        // Four standard deviations of the difference.
        let limit = 4.0 * f64::from(counts[0] + counts[1]).sqrt();
        assert!(f64::from((counts[0] - counts[1]).abs()) < limit, "{counts:?}");
        assert!(counts[0] > 1000, "{counts:?}");
    }
}
