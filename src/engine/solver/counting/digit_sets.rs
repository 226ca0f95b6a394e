//! Tables of the sets of digits with a number and a sum, and the ways to place the digits of a set in cells.

use gridpress_ground::set::bits;

/// Maximum number of digits of a shape with sums.
pub(super) const DIGITS: usize = 9;

/// Maximum sum of different digits.
const MAX_SUM: usize = 45;

/// Maximum number of cells for which the assignment of digits to cells is exact.
const MAX_EXACT: usize = 6;

/// The sets of digits, bit 0 for 1, by number and sum.
pub(super) struct Sets {
    /// All sets: those of one number are consecutive, ordered by sum.
    sets: [u16; 1 << DIGITS],
    /// The sum of each set.
    pub(super) sums: [u8; 1 << DIGITS],
    /// The index of the first set of at least that sum, for each number of digits.
    starts: [[u16; MAX_SUM + 2]; DIGITS + 1],
    /// The least and the greatest sum of that many digits of each set.
    pub(super) extremes: [[(u8, u8); 1 << DIGITS]; DIGITS + 1],
}

pub(super) static SETS: Sets = Sets::new();

impl Sets {
    // Loops of `while`: a constant function has no iterators.
    const fn new() -> Sets {
        let mut all = Sets {
            sets: [0; 1 << DIGITS],
            sums: [0; 1 << DIGITS],
            starts: [[0; MAX_SUM + 2]; DIGITS + 1],
            // The least sum exceeds the greatest where a set has too few digits.
            extremes: [[(u8::MAX, 0); 1 << DIGITS]; DIGITS + 1],
        };
        let mut set = 0;
        while set < 1 << DIGITS {
            let (mut low, mut high, mut count) = (0, 0, 0);
            let (mut up, mut down) = (set as u32, set as u32);
            while up != 0 {
                all.extremes[count][set] = (low, high);
                low += up.trailing_zeros() as u8 + 1;
                high += (u32::BITS - down.leading_zeros()) as u8;
                up &= up - 1;
                down ^= 1 << (u32::BITS - 1 - down.leading_zeros());
                count += 1;
            }
            all.extremes[count][set] = (low, high);
            all.sums[set] = low;
            set += 1;
        }
        let (mut at, mut count) = (0, 0);
        while count <= DIGITS {
            let mut sum = 0;
            while sum <= MAX_SUM + 1 {
                all.starts[count][sum] = at;
                let mut set = 0;
                while set < 1 << DIGITS {
                    if (set as u32).count_ones() as usize == count && all.sums[set] as usize == sum
                    {
                        all.sets[at as usize] = set as u16;
                        at += 1;
                    }
                    set += 1;
                }
                sum += 1;
            }
            count += 1;
        }
        all
    }

    /// Returns the sets of `count` digits whose sum is from `low` to `high`.
    pub(super) fn between(&self, count: usize, low: i32, high: i32) -> &[u16] {
        if low < 0 || high > MAX_SUM as i32 || low > high {
            return &[];
        }
        let start = |sum: i32| usize::from(self.starts[count][sum as usize]);
        &self.sets[start(low)..start(high + 1)]
    }
}

/// For each of the first cells, the sets of cells without it, as bits.
const WITHOUT: [u64; MAX_EXACT] = [
    0x5555_5555_5555_5555, 0x3333_3333_3333_3333, 0x0f0f_0f0f_0f0f_0f0f, 0x00ff_00ff_00ff_00ff,
    0x0000_ffff_0000_ffff, 0x0000_0000_ffff_ffff,
];

/// Adds the digits that each cell has in some way to place the digits of `set` in cells with these candidates. Returns
/// `false` if there is none.
pub(super) fn support(masks: &[u32], set: u32, keep: &mut [u32]) -> bool {
    let (mut all, mut any_empty) = (set, false);
    for mask in masks {
        all &= mask;
        any_empty |= mask & set == 0;
    }
    if any_empty {
        return false;
    }
    if all == set || masks.len() > MAX_EXACT {
        keep.iter_mut().zip(masks).for_each(|(keep, mask)| *keep |= mask & set);
        return true;
    }
    // The sets of cells that the first digits can fill, one bit for each set.
    let mut filled = [1u64; MAX_EXACT + 1];
    for (at, digit) in bits(set).enumerate() {
        let mut next = 0;
        for (cell, mask) in masks.iter().enumerate() {
            if mask >> digit & 1 != 0 {
                next |= (filled[at] & WITHOUT[cell]) << (1 << cell);
            }
        }
        filled[at + 1] = next;
    }
    let full = (1u64 << masks.len()) - 1;
    if filled[masks.len()] >> full & 1 == 0 {
        return false;
    }
    // Backward: the sets of cells from which the other digits can fill the rest.
    let mut after = 1u64 << full;
    let mut rest = set;
    for at in (0..masks.len()).rev() {
        let digit = u32::BITS - 1 - rest.leading_zeros();
        rest &= !(1 << digit);
        let mut before = 0;
        for (cell, mask) in masks.iter().enumerate() {
            if mask >> digit & 1 != 0 {
                let from = after >> (1 << cell) & WITHOUT[cell];
                before |= from;
                if from & filled[at] != 0 {
                    keep[cell] |= 1 << digit;
                }
            }
        }
        after = before;
    }
    true
}

/// The open cells of a group.
pub(super) struct OpenGroup {
    /// The index of the group.
    pub(super) index: usize,
    pub(super) count: usize,
    /// Indices of the cells in their group.
    pub(super) at: [u8; DIGITS],
    /// Their candidates.
    pub(super) masks: [u32; DIGITS],
    pub(super) union: u32,
    /// The least and the greatest sum.
    pub(super) range: (i32, i32),
    /// The possible sums, as bits.
    pub(super) sums: u64,
}

impl OpenGroup {
    /// Returns the sets of digits with a sum in the range of the group.
    pub(super) fn sets(&self) -> &'static [u16] {
        SETS.between(self.count, self.range.0, self.range.1)
    }
}
