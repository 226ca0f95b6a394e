//! Unavoidable sets that are easily found in a full grid: cells whose digits can be exchanged for another solution, so
//! that every puzzle of the grid needs a given among them.

/// Maximum size of a set; larger ones are rarely left with only one given.
const MAX_CELLS: u32 = 14;

/// Returns the sets in which two rows of a band, two columns of a stack or two digits are exchanged, each as small as
/// possible. Bit `c` is cell `c`. The exchange keeps every digit in the houses of `extra`.
pub(super) fn swaps(full: &[u8; 81], extra: &[u128]) -> Vec<u128> {
    let mut sets = Vec::with_capacity(128);
    line_swaps(full, extra, |line, at| 9 * line + at, &mut sets);
    line_swaps(full, extra, |line, at| 9 * at + line, &mut sets);
    digit_swaps(full, extra, &mut sets);
    sets
}

/// Adds the swaps of two lines that share their boxes. `cell` returns the cell of a line at a position. At the
/// positions of a set, both lines have the same digits and can exchange them, unless an extra house would lose one.
fn line_swaps(
    full: &[u8; 81],
    extra: &[u128],
    cell: impl Fn(usize, usize) -> usize,
    sets: &mut Vec<u128>,
) {
    let digit = |house: u128, from: usize, to: usize| {
        (house >> from & 1) as u32 * ((1 << full[from]) ^ (1 << full[to]))
    };
    for first in 0..9 {
        // The following line of the same band, cyclically: each of the three pairs of a band comes up once.
        let second = first / 3 * 3 + (first + 1) % 3;
        let mut places = [0; 10];
        (0..9).for_each(|at| places[usize::from(full[cell(first, at)])] = at);
        let mut seen = 0_u32;
        for start in 0..9 {
            let (mut set, mut at) = (0, start);
            let mut columns = 0_u32;
            while seen >> at & 1 == 0 {
                seen |= 1 << at;
                columns |= 1 << at;
                set |= 1_u128 << cell(first, at) | 1 << cell(second, at);
                // The exchange puts the digit of the second line into the first, so the position of that digit in the
                // first line must be exchanged too: a cycle of a permutation.
                at = places[usize::from(full[cell(second, at)])];
            }
            let holds = |&house: &u128| {
                let places = (0..9).filter(|at| columns >> at & 1 != 0);
                let pairs = places.map(|at| (cell(first, at), cell(second, at)));
                let change = pairs.map(|(a, b)| digit(house, a, b) ^ digit(house, b, a));
                // A digit that both leaves and enters does not change.
                change.fold(0, |all, change| all ^ change) == 0
            };
            if set != 0 && set.count_ones() <= MAX_CELLS && extra.iter().all(holds) {
                sets.push(set);
            }
        }
    }
}

/// Adds the swaps of two digits. In the rows of a set, both digits are in the same columns, boxes and extra houses, so
/// they can be exchanged.
fn digit_swaps(full: &[u8; 81], extra: &[u128], sets: &mut Vec<u128>) {
    let mut column = [[0; 9]; 10];
    let mut row_in_column = [[0; 9]; 10];
    let mut row_in_box = [[0; 9]; 10];
    for (cell, &digit) in full.iter().enumerate() {
        let (row, at, digit) = (cell / 9, cell % 9, usize::from(digit));
        column[digit][row] = at;
        row_in_column[digit][at] = row;
        row_in_box[digit][row / 3 * 3 + at / 3] = row;
    }
    let mut row_in_extra = vec![[0; 10]; extra.len()];
    for (rows, &house) in row_in_extra.iter_mut().zip(extra) {
        (0..81)
            .filter(|cell| house >> cell & 1 != 0)
            .for_each(|cell| rows[usize::from(full[cell])] = cell / 9);
    }
    for (a, b) in (1..10).flat_map(|a| (1..a).map(move |b| (a, b))) {
        let mut seen = 0_u32;
        while seen != 0x1ff {
            // `!seen & (seen + 1)` is the lowest row that no set contains yet.
            let (mut rows, mut todo, mut set) = (0_u32, !seen & (seen + 1), 0);
            while todo != 0 {
                let row = todo.trailing_zeros() as usize;
                let (x, y) = (column[a][row], column[b][row]);
                set |= 1_u128 << (9 * row + x) | 1 << (9 * row + y);
                let band = row / 3 * 3;
                rows |= 1 << row;
                // In each house that gets one of the digits twice, the other place of the pair must be exchanged as
                // well.
                todo |= 1 << row_in_column[b][x] | 1 << row_in_column[a][y];
                todo |= 1 << row_in_box[b][band + x / 3] | 1 << row_in_box[a][band + y / 3];
                for (&house, row_of) in extra.iter().zip(&row_in_extra) {
                    todo |= ((house >> (9 * row + x) & 1) as u32) << row_of[b];
                    todo |= ((house >> (9 * row + y) & 1) as u32) << row_of[a];
                }
                todo &= !rows;
            }
            seen |= rows;
            if set.count_ones() <= MAX_CELLS {
                sets.push(set);
            }
        }
    }
}
