//! Marks in searches: links between two cells, and lines whose number splits all digits.

use crate::puzzle::{Cell, MAX_IN_SEQUENCE, SANDWICH, Sequence, SequenceRule, Shape, X_SUM};
use std::ops::RangeInclusive;
use std::sync::LazyLock;

/// Maximum number of digits of a shape with links; the candidates of a cell are a number below 1 << `DIGITS`.
const DIGITS: usize = 9;

/// The links of a shape, with tables of the digits that they allow.
pub(super) struct LinkConstraints {
    /// For each cell, the linked cells, each with the index of its table.
    of: Vec<Vec<(Cell, u8)>>,
    /// For each relation, seen from one end, and each set of candidates there, the digits that any of them allows at
    /// the other end.
    tables: Vec<[u16; 1 << DIGITS]>,
}

impl LinkConstraints {
    pub(super) fn new(shape: &Shape) -> LinkConstraints {
        let mut of =
            vec![Vec::new(); if shape.pair_constraints().is_empty() { 0 } else { shape.cells() }];
        let (mut relations, mut tables) = (Vec::new(), Vec::new());
        for link in shape.pair_constraints() {
            let [a, b] = link.cells;
            // Cells that see each other never hold the same digit, whatever their marks.
            let differ = u32::from(shape.peers(a).contains(&b));
            for (from, to, relation) in [(a, b, link.relation), (b, a, link.relation.reversed())] {
                // Shapes repeat a few relations in many places, and a table of 512 sets is built for each of them only.
                let existing =
                    relations.iter().position(|&existing| existing == (relation, differ));
                let table = existing.unwrap_or_else(|| {
                    relations.push((relation, differ));
                    let partners = relation.partners(shape.digits()).into_iter().enumerate();
                    let partners = partners.map(|(digit, of)| of & !(differ << digit));
                    tables.push(build_table(&partners.collect::<Vec<_>>()));
                    relations.len() - 1
                });
                of[from].push((to, table as u8));
            }
        }
        LinkConstraints { of, tables }
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.of.is_empty()
    }

    /// Returns `true` if `cell` is linked with others.
    pub(super) fn has(&self, cell: Cell) -> bool {
        !self.of[cell].is_empty()
    }

    /// Returns the cells linked with `cell`, each with the digits that any of its `candidates` allows.
    #[inline]
    pub(super) fn partners(
        &self,
        cell: Cell,
        candidates: u32,
    ) -> impl Iterator<Item = (Cell, u32)> + '_ {
        self.of[cell].iter().map(move |&(other, table): &(Cell, u8)| {
            let digits = self.tables[usize::from(table)][candidates as usize % (1 << DIGITS)];
            (other, u32::from(digits))
        })
    }
}

/// Returns, for each set of digits, the digits that any of them allows.
fn build_table(partners: &[u32]) -> [u16; 1 << DIGITS] {
    let mut table = [0; 1 << DIGITS];
    for set in 1..1 << DIGITS {
        let with = partners.get((set as u32).trailing_zeros() as usize);
        // Each set extends the one without its lowest digit, so the table is filled with one union per entry.
        table[set] = table[set & (set - 1)] | with.map_or(0, |&digits| digits as u16);
    }
    table
}

/// Lengths of the lines that have splits.
const SIDES: RangeInclusive<usize> = 4..=9;
/// Maximum number of cells of a line.
const CELLS: usize = *SIDES.end();

/// A split of all digits into parts of a line: the digits that each cell may have, bit 0 for 1. Each part has as many
/// cells as digits, and no digit is in two parts.
pub(super) type Split = [u16; CELLS];

/// The splits by the number that they make.
type SplitsByNumber = Vec<Vec<Split>>;

/// The rules that split the digits of a line.
const SPLITTING: [SequenceRule; 2] = [SANDWICH, X_SUM];

/// The splits for each rule that splits digits, and each length of a line.
// Built on first use: most programs never meet a sandwich or an x-sum.
static SPLITS: LazyLock<[Vec<SplitsByNumber>; 2]> =
    LazyLock::new(|| [SIDES.map(splits_between).collect(), SIDES.map(splits_leading).collect()]);

/// Returns the splits that give `line` its number; `None` if its digits may repeat, or its rule does not split them.
///
/// A line of all digits is split by its number into the digits that are counted and the others. This tells more than
/// going through the line in its order, which does not know the digits that are used up.
pub(super) fn splits_of(shape: &Shape, line: &Sequence) -> Option<&'static [Split]> {
    let sees =
        |&a: &Cell| line.cells.iter().filter(|&&b| b != a).all(|&b| shape.peers(a).contains(&b));
    let rule = SPLITTING.iter().position(|rule| rule == line.rule)?;
    let side = line.cells.len();
    let is_whole = side == shape.digits() && SIDES.contains(&side);
    (is_whole && line.cells.iter().all(sees)).then(|| {
        let by_number = &SPLITS[rule][side - SIDES.start()];
        by_number.get(line.value as usize).map_or(&[][..], |ways| ways)
    })
}

/// Returns the candidates in `masks` that occur in a valid split of `splits`; all 0 if there is none.
pub fn possible_by_splits(splits: &[Split], masks: &[u32]) -> [u32; MAX_IN_SEQUENCE] {
    let all = (1u16 << masks.len()) - 1;
    let mut remaining = [0; MAX_IN_SEQUENCE];
    'splits: for split in splits {
        let mut possible = [0; CELLS];
        let mut digits = 0;
        for ((possible, &mask), &allowed) in possible.iter_mut().zip(masks).zip(split) {
            *possible = mask as u16 & allowed;
            if *possible == 0 {
                continue 'splits;
            }
            digits |= *possible;
        }
        // Each cell has a digit and each digit a cell: a necessary condition, which is cheap enough to test for every
        // split.
        if digits != all {
            continue;
        }
        let mut is_complete = true;
        for ((remaining, possible), &mask) in remaining.iter_mut().zip(possible).zip(masks) {
            *remaining |= u32::from(possible);
            is_complete &= *remaining == mask;
        }
        // Further splits can only confirm what is possible already.
        if is_complete {
            break;
        }
    }
    remaining
}

/// Returns the splits by the positions of the lowest and the highest digit and by the digits between them.
fn splits_between(side: usize) -> SplitsByNumber {
    let all = (1u16 << side) - 1;
    // The lowest and the highest digit are the crusts of a sandwich.
    let crusts = 1 | 1 << (side - 1);
    let mut by_number = SplitsByNumber::new();
    for (first, second) in (0..side).flat_map(|at| (at + 1..side).map(move |to| (at, to))) {
        for fill in (0..=all).filter(|fill| fill & crusts == 0) {
            if fill.count_ones() as usize != second - first - 1 {
                continue;
            }
            for (low, high) in [(first, second), (second, first)] {
                insert_split(&mut by_number, fill, side, |cell: usize| match cell {
                    _ if cell == low => 1,
                    _ if cell == high => 1 << (side - 1),
                    _ if (first..second).contains(&cell) => fill,
                    _ => all & !crusts & !fill,
                });
            }
        }
    }
    by_number
}

/// Returns the splits by the first digit and by the digits that it says to add up.
fn splits_leading(side: usize) -> SplitsByNumber {
    let all = (1u16 << side) - 1;
    let mut by_number = SplitsByNumber::new();
    for first in 1..=side {
        let own = 1u16 << (first - 1);
        for summed in (0..=all).filter(|set| set & own != 0) {
            if summed.count_ones() as usize != first {
                continue;
            }
            insert_split(&mut by_number, summed, side, |cell: usize| match cell {
                0 => own,
                _ if cell < first => summed & !own,
                _ => all & !summed,
            });
        }
    }
    by_number
}

/// Adds the split in which the digits of `summed` make the number, and each cell has the digits of its part.
fn insert_split(
    by_number: &mut SplitsByNumber,
    summed: u16,
    side: usize,
    part: impl Fn(usize) -> u16,
) {
    let number: usize =
        (0..side).filter(|digit| summed >> digit & 1 != 0).map(|digit| digit + 1).sum();
    if by_number.len() <= number {
        by_number.resize(number + 1, Vec::new());
    }
    let mut split = [0; CELLS];
    for (cell, allowed) in split.iter_mut().enumerate().take(side) {
        *allowed = part(cell);
    }
    by_number[number].push(split);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns all permutations of 1 to `side`.
    fn permutations(side: u8) -> Vec<Vec<u8>> {
        (1..=side).fold(vec![Vec::new()], |permutations, digit| {
            let longer = |order: &Vec<u8>| {
                let order = order.clone();
                (0..=order.len()).map(move |at| [&order[..at], &[digit], &order[at..]].concat())
            };
            permutations.iter().flat_map(longer).collect()
        })
    }

    /// Every permutation is in one split for its number and in none for other numbers.
    #[test]
    fn every_permutation_has_one_split() {
        for (ways, rule) in SPLITS.iter().zip(&SPLITTING) {
            for side in 4..=7 {
                for order in permutations(side as u8) {
                    for (number, ways) in ways[side - SIDES.start()].iter().enumerate() {
                        let holds = |way: &&Split| {
                            let mut cells = order.iter().zip(*way);
                            cells.all(|(digit, allowed)| allowed >> (digit - 1) & 1 != 0)
                        };
                        let is_met = rule.is_met(number as u32, order.iter().copied(), side);
                        let count = ways.iter().filter(holds).count();
                        assert_eq!(count, usize::from(is_met), "{order:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn splits_exclude_digits_that_are_used_up() {
        // Five cells that have 2 and 3 between 1 and 5 have 4 at an end.
        let by_number = splits_between(5);
        let masks = [0b11111, 0b11111, 0b00110, 0b11111, 0b11111];
        let remaining = possible_by_splits(&by_number[5], &masks);
        assert!(remaining[1] & 0b01000 == 0 && remaining[3] & 0b01000 == 0, "{remaining:?}");
        assert_eq!(possible_by_splits(&by_number[5], &[0b01000; 5]), [0; MAX_IN_SEQUENCE]);
    }
}
