//! Cages: their digits differ and add up, or make a number by an operation. Those of a house differ and add up as well,
//! and with them what whole cages leave of houses or have beyond them.

use super::*;
use crate::puzzle::{CageRule, Filling, MOST_CELLS};
use crate::rating::tables::CellSum;

/// Digits that are tried to fill a cage; of one that takes more nothing is found.
const STEPS: u32 = 50_000;

/// A cage with one set of digits that makes its number takes no other.
pub(super) fn combination<const W: usize>(board: &mut Board<W>) -> Option<TechniqueUse> {
    step(board, Technique::CageCombination, |fillings, board| {
        let found = fillings.sets == 1 && fillings.restrict_to_set(board);
        found.then_some(CageFinding::Set(fillings.filled | fillings.always))
    })
}

/// A digit that every set of a cage has goes from all that see its places there.
pub(super) fn claiming<const W: usize>(board: &mut Board<W>) -> Option<TechniqueUse> {
    step(board, Technique::CageClaiming, |fillings, board| {
        bits(fillings.always).find_map(|digit| {
            let places = board.plane(digit) & fillings.cells;
            let gone = board.plane(digit) & board.tables.seen_by_all(places);
            board.remove(digit, gone).then_some(CageFinding::Places(digit, places))
        })
    })
}

/// Digits that are in no set of a cage where they stand.
pub(super) fn sum<const W: usize>(board: &mut Board<W>) -> Option<TechniqueUse> {
    step(board, Technique::CageSum, |fillings, board| {
        fillings.restrict(board).then_some(CageFinding::Cells)
    })
}

/// The one cell that whole cages leave of a house, or have beyond it.
pub(super) fn innie<const W: usize>(board: &mut Board<W>) -> Option<TechniqueUse> {
    step(board, Technique::Innie, |fillings, board| {
        fillings.restrict(board).then_some(CageFinding::Cells)
    })
}

/// The cells that whole cages leave of a house, or have beyond it.
pub(super) fn innies<const W: usize>(board: &mut Board<W>) -> Option<TechniqueUse> {
    step(board, Technique::Innies, |fillings, board| {
        fillings.restrict(board).then_some(CageFinding::Cells)
    })
}

/// The cells that whole cages leave of several houses, or have beyond them.
pub(super) fn wide_innies<const W: usize>(board: &mut Board<W>) -> Option<TechniqueUse> {
    step(board, Technique::WideInnies, |fillings, board| {
        fillings.restrict(board).then_some(CageFinding::Cells)
    })
}

/// The technique that looks at a sum, or one of them.
fn is_of<const W: usize>(technique: Technique, sum: &CellSum<W>) -> bool {
    match (sum.houses.len(), sum.cells.has_more_than(1)) {
        (0, _) => matches!(
            technique,
            Technique::CageCombination | Technique::CageClaiming | Technique::CageSum
        ),
        (1, false) => technique == Technique::Innie,
        (1, true) => technique == Technique::Innies,
        _ => technique == Technique::WideInnies,
    }
}

/// The evidence of a step beside the cells of its sum.
enum CageFinding<const W: usize> {
    /// Nothing.
    Cells,
    /// The only set of digits.
    Set(u32),
    /// A digit with its places.
    Places(usize, Set<W>),
}

/// Makes the first step that `make` finds.
fn step<const W: usize>(
    board: &mut Board<W>,
    technique: Technique,
    make: impl Fn(&SumFillings<W>, &mut Board<W>) -> Option<CageFinding<W>>,
) -> Option<TechniqueUse> {
    let tables = board.tables;
    for (index, sum) in tables.sums.iter().enumerate() {
        if !is_of(technique, sum) || !board.has_sum_changed(technique, index) {
            continue;
        }
        let Some(beside) = SumFillings::of(board, sum).and_then(|fillings| make(&fillings, board))
        else {
            board.mark_sum_searched(technique, index);
            continue;
        };
        return board.finish_step(technique, |_| {
            let cells = sum.cells.iter().collect();
            // Sums without houses are those of the cages, in their order.
            match beside {
                _ if !sum.houses.is_empty() => {
                    Evidence::Innies { cells, houses: sum.houses.clone().collect() }
                }
                CageFinding::Cells => Evidence::CageSum { cage: index, cells },
                CageFinding::Set(digits) => {
                    Evidence::CageCombination { cage: index, cells, digits: digits_of(digits) }
                }
                CageFinding::Places(digit, places) => Evidence::CageClaiming {
                    cage: index,
                    cells,
                    digit: to_digit(digit),
                    places: places.iter().collect(),
                },
            }
        });
    }
    None
}

/// The ways in which the empty cells of a sum can be filled.
struct SumFillings<const W: usize> {
    /// The empty cells.
    cells: Set<W>,
    /// True when the sum has one cell.
    is_single_cell: bool,
    /// The digits of the filled cells.
    filled: u32,
    /// What the empty cells can take together.
    union: u32,
    /// What each can take.
    masks: [u32; DIGITS],
    /// What each can take in some way.
    allowed: [u32; DIGITS],
    len: usize,
    /// How many sets of digits there are, of cells that all differ.
    sets: u32,
    /// The digits that all of these have.
    always: u32,
    /// The first of these, where its digits may repeat: how often it has each, four bits a digit.
    first: Option<u64>,
    /// True when digits may repeat.
    may_repeat: bool,
}

impl<const W: usize> SumFillings<W> {
    /// `None` where no way is left: in a broken puzzle, from which nothing follows, and where all cells are filled.
    fn of(board: &Board<W>, sum: &CellSum<W>) -> Option<SumFillings<W>> {
        let cells = sum.cells & board.candidates.empty;
        if cells.is_empty() {
            return None;
        }
        let values = || (sum.cells - cells).iter().map(|cell| board.values[cell]);
        let filled = values().fold(0, |filled, value| filled | 1 << (value - 1));
        let mut fillings = SumFillings {
            cells,
            is_single_cell: !sum.cells.has_more_than(1),
            filled,
            union: board.union(cells),
            masks: [0; DIGITS],
            allowed: [0; DIGITS],
            len: cells.len(),
            sets: 0,
            always: !0,
            first: None,
            may_repeat: sum.rule != CageRule::Different,
        };
        for (mask, cell) in fillings.masks.iter_mut().zip(cells.iter()) {
            *mask = board.masks[cell];
        }
        if !fillings.may_repeat {
            let filled = values().map(u32::from).sum();
            fillings.combine(0, 0, fillings.len, sum.target.checked_sub(filled)?);
        } else {
            fillings.fill(board, sum)?
        }
        (fillings.allowed[0] != 0).then_some(fillings)
    }

    /// Goes through the sets of `count` more digits from `from` on that add up to `sum`, beside `chosen`.
    fn combine(&mut self, chosen: u32, from: usize, count: usize, sum: u32) {
        if count == 0 {
            if sum == 0 {
                self.allow(chosen);
            }
            return;
        }
        for digit in bits(self.union >> from << from) {
            let value = digit as u32 + 1;
            // The others are larger.
            if value * count as u32 > sum {
                break;
            }
            self.combine(chosen | 1 << digit, digit + 1, count - 1, sum - value);
        }
    }

    /// Allows a set of digits, if every cell can take one of them and every digit has a cell.
    fn allow(&mut self, digits: u32) {
        let masks = &self.masks[..self.len];
        if digits & !self.union == 0 && masks.iter().all(|mask| mask & digits != 0) {
            for (allowed, mask) in self.allowed.iter_mut().zip(masks) {
                *allowed |= mask & digits;
            }
            self.sets += 1;
            self.always &= digits;
        }
    }

    /// Goes through all ways to fill the cells of `sum`, which may hold a digit twice. `None` where they are too many.
    fn fill(&mut self, board: &Board<W>, sum: &CellSum<W>) -> Option<()> {
        let (mut masks, mut apart) = ([0; MOST_CELLS], [0; MOST_CELLS]);
        let mut open = [None; MOST_CELLS];
        let mut next = 0;
        let len = sum.cells.len();
        for (at, cell) in sum.cells.iter().enumerate() {
            let before = sum.cells.iter().take(at).enumerate();
            let seen = before.filter(|(_, other)| board.tables.peers[*other].has(cell));
            apart[at] = seen.fold(0, |bits, (other, _)| bits | 1 << other);
            masks[at] = match board.values[cell] {
                0 => {
                    open[at] = Some(next);
                    next += 1;
                    board.masks[cell]
                }
                value => 1 << (value - 1),
            };
        }
        let filling =
            Filling { rule: sum.rule, target: sum.target, masks: &masks[..len], apart: &apart };
        let is_all = filling.each(STEPS, &mut |digits| {
            self.allow_repeating(&open, digits);
            true
        });
        is_all.then_some(())
    }

    /// Allows a filling, and counts its digits in the empty cells as a set if they are another one than the first. `open`
    /// has the places of those cells.
    fn allow_repeating(&mut self, open: &[Option<usize>], digits: &[u8]) {
        let (mut set, mut counts) = (0, 0u64);
        for (open, digit) in open.iter().zip(digits) {
            if let Some(open) = *open {
                let bit = 1 << (digit - 1);
                self.allowed[open] |= bit;
                set |= bit;
                counts += 1 << (4 * (digit - 1));
            }
        }
        self.always &= set;
        let first = *self.first.get_or_insert(counts);
        self.sets = if first == counts { self.sets.max(1) } else { 2 };
    }

    /// Takes from every cell what the only set does not have, or fills the only cell. True when that changes anything.
    fn restrict_to_set(&self, board: &mut Board<W>) -> bool {
        if self.may_repeat && !self.is_single_cell {
            board.remove_all(self.union & !self.always, self.cells)
        } else {
            self.restrict(board)
        }
    }

    /// Takes from every cell what it can take in no way, or fills the only one. True when that changes anything.
    fn restrict(&self, board: &mut Board<W>) -> bool {
        if self.is_single_cell {
            board.place(self.cells.first(), self.allowed[0].trailing_zeros() as usize);
            return true;
        }
        let allowed = self.allowed.into_iter().zip(self.cells.iter());
        allowed.fold(false, |any, (allowed, cell)| {
            board.remove_all(board.masks[cell] & !allowed, Set::of(cell)) | any
        })
    }
}
