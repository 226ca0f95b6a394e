//! Cages: their digits differ and add up, or make a number by an operation.
//!
//! The digits of a house differ and have a known sum as well. So do those of the cells that complete cages leave in
//! houses or have outside of them.

use super::*;
use crate::puzzle::{CageCandidates, MAX_CELLS};

/// Maximum number of digits tried to fill a cage; nothing is found in one that needs more.
const STEPS: u32 = 50_000;

/// Restricts a cage for which a single set of digits makes its number to that set.
pub(super) fn combination<const W: usize>(board: &mut Board<W>) -> Option<TechniqueUse> {
    step(board, Technique::CageCombination, |fillings, board| {
        (fillings.sets == 1 && fillings.restrict_to_set(board))
            .then_some(CageFinding::Set(fillings.filled | fillings.always))
    })
}

/// Removes a digit that every set of a cage contains from the cells that see all its places there.
pub(super) fn claiming<const W: usize>(board: &mut Board<W>) -> Option<TechniqueUse> {
    step(board, Technique::CageClaiming, |fillings, board| {
        bits(fillings.always).find_map(|digit| {
            let places = board.plane(digit) & fillings.cells;
            let eliminations = board.plane(digit) & board.tables.seen_by_all(places);
            board.remove(digit, eliminations).then_some(CageFinding::Places(digit, places))
        })
    })
}

/// Removes digits that are in no filling of a cage, of the cells that complete cages leave in houses, or of those that
/// they have outside of them.
pub(super) fn filling<const W: usize>(
    board: &mut Board<W>,
    technique: Technique,
) -> Option<TechniqueUse> {
    step(board, technique, |fillings, board| fillings.restrict(board).then_some(CageFinding::Cells))
}

/// Returns `true` if a technique searches this sum.
fn applies_to<const W: usize>(technique: Technique, sum: &CellSum<W>) -> bool {
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

/// The evidence of a step, apart from the cells of its sum.
enum CageFinding<const W: usize> {
    /// No further evidence.
    Cells,
    /// The only set of digits.
    Set(u32),
    /// A digit and its places.
    Places(usize, Set<W>),
}

/// Takes the first step that `make` finds.
fn step<const W: usize>(
    board: &mut Board<W>,
    technique: Technique,
    make: impl Fn(&SumFillings<W>, &mut Board<W>) -> Option<CageFinding<W>>,
) -> Option<TechniqueUse> {
    let tables = board.tables;
    for (index, sum) in tables.sums.iter().enumerate() {
        // Filling a sum is slow, and most sums have not changed since the last step.
        if !applies_to(technique, sum) || !board.has_sum_changed(technique, index) {
            continue;
        }
        let Some(finding) = SumFillings::of(board, sum).and_then(|fillings| make(&fillings, board))
        else {
            board.mark_sum_searched(technique, index);
            continue;
        };
        return board.finish_step(technique, |_| {
            let cells = sum.cells.iter().collect();
            // Sums without houses are the cages, in their order.
            match finding {
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

/// The possible fillings of the empty cells of a sum.
struct SumFillings<const W: usize> {
    /// The empty cells.
    cells: Set<W>,
    /// `true` if the sum has a single cell.
    is_single_cell: bool,
    /// The digits of the filled cells.
    filled: u32,
    /// Union of the candidates of the empty cells.
    union: u32,
    /// Candidates of each empty cell.
    masks: [u32; DIGITS],
    /// Candidates of each empty cell that are in some filling.
    allowed: [u32; DIGITS],
    len: usize,
    /// Number of sets of digits; with repeats allowed, 2 stands for several.
    sets: u32,
    /// Digits that all sets contain.
    always: u32,
    /// The first set, if digits may repeat: the number of occurrences of each digit, four bits per digit.
    first: Option<u64>,
    /// `true` if digits may repeat.
    may_repeat: bool,
}

impl<const W: usize> SumFillings<W> {
    /// Returns the fillings of a sum. `None` if there are none, which means a broken puzzle, if there are too many, or
    /// if all cells are filled.
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
            may_repeat: !sum.rule.has_distinct_digits(),
        };
        for (mask, cell) in fillings.masks.iter_mut().zip(cells.iter()) {
            *mask = board.masks[cell];
        }
        // Where digits differ, sets of digits suffice; where they may repeat, only whole fillings tell which digits
        // fit.
        if !fillings.may_repeat {
            let filled = values().map(u32::from).sum();
            fillings.combine(0, 0, fillings.len, sum.target.checked_sub(filled)?);
        } else {
            fillings.fill(board, sum)?
        }
        (fillings.allowed[0] != 0).then_some(fillings)
    }

    /// Enumerates the sets of `count` further digits, from `from` on, that add up to `sum`; `chosen` has the digits so
    /// far.
    fn combine(&mut self, chosen: u32, from: usize, count: usize, sum: u32) {
        if count == 0 {
            if sum == 0 {
                self.allow(chosen);
            }
            return;
        }
        for digit in bits(self.union >> from << from) {
            let value = digit as u32 + 1;
            // The remaining digits are larger.
            // The digits ascend, so the remaining ones are at least as large as this one.
            if value * count as u32 > sum {
                break;
            }
            self.combine(chosen | 1 << digit, digit + 1, count - 1, sum - value);
        }
    }

    /// Allows a set of digits if every cell can take one of them and every digit has a cell.
    fn allow(&mut self, digits: u32) {
        let masks = &self.masks[..self.len];
        // Each cell and each digit is checked alone. A matching would find more, but the frozen ratings rest on this
        // check.
        if digits & !self.union == 0 && masks.iter().all(|mask| mask & digits != 0) {
            for (allowed, mask) in self.allowed.iter_mut().zip(masks) {
                *allowed |= mask & digits;
            }
            self.sets += 1;
            self.always &= digits;
        }
    }

    /// Enumerates the fillings of `sum`, whose cells may repeat a digit. `None` if there are too many.
    fn fill(&mut self, board: &Board<W>, sum: &CellSum<W>) -> Option<()> {
        let (mut masks, mut open) = ([0; MAX_CELLS], [None; MAX_CELLS]);
        let mut next = 0;
        for (at, cell) in sum.cells.iter().enumerate() {
            masks[at] = match board.values[cell] {
                0 => {
                    open[at] = Some(next);
                    next += 1;
                    board.masks[cell]
                }
                value => 1 << (value - 1),
            };
        }
        let filling = CageCandidates {
            rule: sum.rule,
            target: sum.target,
            masks: &masks[..sum.cells.len()],
            earlier_peers: &sum.apart,
        };
        // The search has a limit of digits and not of time, so that every machine finds the same.
        filling
            .for_each_filling(STEPS, &mut |digits| {
                self.allow_repeating(&open, digits);
                true
            })
            .then_some(())
    }

    /// Allows a filling, and counts its digits in the empty cells as a new set if they differ from the first. `open`
    /// maps the cells of the sum to the empty cells.
    fn allow_repeating(&mut self, open: &[Option<usize>], digits: &[u8]) {
        let (mut set, mut counts) = (0, 0u64);
        for (open, digit) in open.iter().zip(digits) {
            if let Some(open) = *open {
                let bit = 1 << (digit - 1);
                self.allowed[open] |= bit;
                set |= bit;
                // Four bits for each digit suffice: no cage has more than nine cells.
                counts += 1 << (4 * (digit - 1));
            }
        }
        self.always &= set;
        let first = *self.first.get_or_insert(counts);
        self.sets = if first == counts { self.sets.max(1) } else { 2 };
    }

    /// Removes from every cell the digits outside of the only set, or fills the only cell. Returns `true` if anything
    /// changed.
    fn restrict_to_set(&self, board: &mut Board<W>) -> bool {
        if self.may_repeat && !self.is_single_cell {
            board.remove_all(self.union & !self.always, self.cells)
        } else {
            self.restrict(board)
        }
    }

    /// Removes from every cell the digits that are in no filling, or fills the only cell. Returns `true` if anything
    /// changed.
    fn restrict(&self, board: &mut Board<W>) -> bool {
        if self.is_single_cell {
            board.place(self.cells.first(), self.allowed[0].trailing_zeros() as usize);
            return true;
        }
        let allowed = self.allowed.into_iter().zip(self.cells.iter());
        allowed.fold(false, |any, (allowed, cell)| {
            board.remove_all(board.masks[cell] & !allowed, Set::from_cell(cell)) | any
        })
    }
}
