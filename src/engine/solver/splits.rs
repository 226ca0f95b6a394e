//! Lines of all digits whose number parts them: which of them stand where the number looks, and which elsewhere. It is
//! more than going through the line in its order can tell, for that does not know which digits are used up.

use crate::puzzle::{Cell, Sequence, SequenceRule, Shape};
use std::ops::RangeInclusive;
use std::sync::LazyLock;

/// The lengths of the lines that are known.
const SIDES: RangeInclusive<usize> = 4..=9;
/// The most cells of a line.
const CELLS: usize = *SIDES.end();

/// One way to part the digits: those that each cell may have, bit 0 for 1. A digit is in the sets of cells of one part
/// alone, of which there are as many as there are digits for them.
pub(super) type Split = [u16; CELLS];

/// The ways by their numbers.
type ByNumber = Vec<Vec<Split>>;

/// The ways for each rule, [`SequenceRule::Between`] and then [`SequenceRule::Leading`], and each length of a line.
static SPLITS: LazyLock<[Vec<ByNumber>; 2]> =
    LazyLock::new(|| [SIDES.map(between).collect(), SIDES.map(leading).collect()]);

/// The ways in which `line` can have its number; `None` where its digits may be alike, or its rule does not part them.
pub(super) fn of(shape: &Shape, line: &Sequence) -> Option<&'static [Split]> {
    let sees = |&a: &Cell| {
        let mut others = line.cells.iter().filter(|&&b| b != a);
        others.all(|&b| shape.peers(a).contains(&b))
    };
    let rule = match line.rule {
        SequenceRule::Between => 0,
        SequenceRule::Leading => 1,
        _ => return None,
    };
    let side = line.cells.len();
    let is_whole = side == shape.digits() && SIDES.contains(&side);
    (is_whole && line.cells.iter().all(sees)).then(|| {
        let by_number = &SPLITS[rule][side - SIDES.start()];
        by_number.get(line.value as usize).map_or(&[][..], |ways| ways)
    })
}

/// Those of the candidates in `masks` that are in a way of `splits`: all 0 where there is none.
pub fn possible(splits: &[Split], masks: &[u32]) -> [u32; CELLS] {
    let all = (1u16 << masks.len()) - 1;
    let mut kept = [0; CELLS];
    for split in splits {
        let mut held = [0; CELLS];
        let mut digits = 0;
        let mut is_possible = true;
        for ((held, &mask), &may) in held.iter_mut().zip(masks).zip(split) {
            *held = mask as u16 & may;
            is_possible &= *held != 0;
            digits |= *held;
        }
        if is_possible && digits == all {
            for (kept, held) in kept.iter_mut().zip(held) {
                *kept |= u32::from(held);
            }
        }
    }
    kept
}

/// Where the lowest and the highest digit stand, and which stand between them.
fn between(side: usize) -> ByNumber {
    let all = (1u16 << side) - 1;
    let crusts = 1 | 1 << (side - 1);
    let mut by_number = ByNumber::new();
    for (first, second) in (0..side).flat_map(|at| (at + 1..side).map(move |to| (at, to))) {
        for fill in (0..=all).filter(|fill| fill & crusts == 0) {
            if fill.count_ones() as usize != second - first - 1 {
                continue;
            }
            for (low, high) in [(first, second), (second, first)] {
                let part = |cell: usize| match cell {
                    _ if cell == low => 1,
                    _ if cell == high => 1 << (side - 1),
                    _ if (first..second).contains(&cell) => fill,
                    _ => all & !crusts & !fill,
                };
                insert(&mut by_number, fill, side, part);
            }
        }
    }
    by_number
}

/// What stands first, and which digits stand where it says that one adds up.
fn leading(side: usize) -> ByNumber {
    let all = (1u16 << side) - 1;
    let mut by_number = ByNumber::new();
    for first in 1..=side {
        let own = 1u16 << (first - 1);
        for summed in (0..=all).filter(|set| set & own != 0) {
            if summed.count_ones() as usize != first {
                continue;
            }
            let part = |cell: usize| match cell {
                0 => own,
                _ if cell < first => summed & !own,
                _ => all & !summed,
            };
            insert(&mut by_number, summed, side, part);
        }
    }
    by_number
}

/// Adds the way in which the digits of `summed` make the number, and each cell has the digits of its part.
fn insert(by_number: &mut ByNumber, summed: u16, side: usize, part: impl Fn(usize) -> u16) {
    let digits = (0..side).filter(|digit| summed >> digit & 1 != 0);
    let number: usize = digits.map(|digit| digit + 1).sum();
    if by_number.len() <= number {
        by_number.resize(number + 1, Vec::new());
    }
    let mut split = [0; CELLS];
    for (cell, may) in split.iter_mut().enumerate().take(side) {
        *may = part(cell);
    }
    by_number[number].push(split);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All orders of 1 to `side`.
    fn orders(side: u8) -> Vec<Vec<u8>> {
        (1..=side).fold(vec![Vec::new()], |orders, digit| {
            let longer = |order: &Vec<u8>| {
                let order = order.clone();
                (0..=order.len()).map(move |at| [&order[..at], &[digit], &order[at..]].concat())
            };
            orders.iter().flat_map(longer).collect()
        })
    }

    /// Every order is in one way for its number and in none for another.
    #[test]
    fn ways_part_all_orders() {
        for (ways, rule) in SPLITS.iter().zip([SequenceRule::Between, SequenceRule::Leading]) {
            for side in 4..=7 {
                for order in orders(side as u8) {
                    let value = rule.value(&order, side);
                    for (number, ways) in ways[side - SIDES.start()].iter().enumerate() {
                        let holds = |way: &&Split| {
                            let mut cells = order.iter().zip(*way);
                            cells.all(|(digit, may)| may >> (digit - 1) & 1 != 0)
                        };
                        let wanted = usize::from(value == Some(number as u32));
                        assert_eq!(ways.iter().filter(holds).count(), wanted, "{order:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn what_is_used_up_is_known() {
        // Five cells that take 2 and 3 between 1 and 5 have 4 at an end.
        let by_number = between(5);
        let masks = [0b11111, 0b11111, 0b00110, 0b11111, 0b11111];
        let kept = possible(&by_number[5], &masks);
        assert!(kept[1] & 0b01000 == 0 && kept[3] & 0b01000 == 0, "{kept:?}");
        assert_eq!(possible(&by_number[5], &[0b01000; 5]), [0; CELLS]);
    }
}
