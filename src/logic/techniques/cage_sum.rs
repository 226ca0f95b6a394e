//! Cages: their digits differ and add up. So do those of a house, and with them what whole cages leave of houses or
//! have beyond them.

use super::*;
use crate::logic::tables::Sum;

/// A cage with one set of digits that adds up takes no other.
pub(super) fn combination<const W: usize>(board: &mut Board<W>) -> Option<Found> {
    step(board, Technique::CageCombination, |ways, board| {
        (ways.sets == 1 && ways.restrict(board)).then_some((ways.filled | ways.always, None))
    })
}

/// A digit that every set of a cage has goes from all that see its places there.
pub(super) fn claiming<const W: usize>(board: &mut Board<W>) -> Option<Found> {
    step(board, Technique::CageClaiming, |ways, board| {
        bits(ways.always).find_map(|digit| {
            let places = board.plane(digit) & ways.cells;
            let gone = board.plane(digit) & board.tables.seen_by_all(places);
            board.remove(digit, gone).then(|| {
                let part = Part::new(Role::Pattern, places.iter(), 1 << digit);
                (1 << digit, Some(part))
            })
        })
    })
}

/// Digits that are in no set of a cage where they stand.
pub(super) fn sum<const W: usize>(board: &mut Board<W>) -> Option<Found> {
    step(board, Technique::CageSum, |ways, board| {
        ways.restrict(board).then_some((0, None))
    })
}

/// The one cell that whole cages leave of a house, or have beyond it.
pub(super) fn innie<const W: usize>(board: &mut Board<W>) -> Option<Found> {
    step(board, Technique::Innie, |ways, board| {
        ways.restrict(board).then_some((0, None))
    })
}

/// The cells that whole cages leave of a house, or have beyond it.
pub(super) fn innies<const W: usize>(board: &mut Board<W>) -> Option<Found> {
    step(board, Technique::Innies, |ways, board| {
        ways.restrict(board).then_some((0, None))
    })
}

/// The cells that whole cages leave of several houses, or have beyond them.
pub(super) fn wide_innies<const W: usize>(board: &mut Board<W>) -> Option<Found> {
    step(board, Technique::WideInnies, |ways, board| {
        ways.restrict(board).then_some((0, None))
    })
}

/// The technique that looks at a sum, or one of them.
fn is_of<const W: usize>(technique: Technique, sum: &Sum<W>) -> bool {
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

/// Makes the first step that `make` finds: it returns the digits that matter, and a part beside the cage.
fn step<const W: usize>(
    board: &mut Board<W>,
    technique: Technique,
    make: impl Fn(&Ways<W>, &mut Board<W>) -> Option<(u32, Option<Part>)>,
) -> Option<Found> {
    let tables = board.tables;
    for (index, sum) in tables.sums.iter().enumerate() {
        if !is_of(technique, sum) || !board.sum_changed(technique, index) {
            continue;
        }
        let Some((digits, part)) = Ways::of(board, sum).and_then(|ways| make(&ways, board)) else {
            board.looked_at_sum(technique, index);
            continue;
        };
        return board.found(technique, |_| {
            let cage = Part::new(Role::Cage, sum.cells.iter(), digits);
            let houses = sum.houses.clone();
            let houses = houses.map(|house| Part::new(Role::Cover, [], 0).within(house));
            [cage].into_iter().chain(part).chain(houses).collect()
        });
    }
    None
}

/// The ways in which the empty cells of a sum can be filled.
struct Ways<const W: usize> {
    /// The empty cells.
    cells: Set<W>,
    /// True when the sum has one cell.
    is_alone: bool,
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
}

impl<const W: usize> Ways<W> {
    /// `None` where no way is left: in a broken puzzle, from which nothing follows, and where all cells are filled.
    fn of(board: &Board<W>, sum: &Sum<W>) -> Option<Ways<W>> {
        let cells = sum.cells & board.candidates.empty;
        let (mut filled, mut left) = (0, sum.sum);
        for cell in (sum.cells - cells).iter() {
            let value = board.values[cell];
            filled |= 1 << (value - 1);
            left = left.checked_sub(u32::from(value))?;
        }
        let mut ways = Ways {
            cells,
            is_alone: !sum.cells.has_more_than(1),
            filled,
            union: board.union(cells),
            masks: [0; DIGITS],
            allowed: [0; DIGITS],
            len: cells.len(),
            sets: 0,
            always: !0,
        };
        for (mask, cell) in ways.masks.iter_mut().zip(cells.iter()) {
            *mask = board.masks[cell];
        }
        match sum.differ {
            true => ways.combine(0, 0, ways.len, left),
            false => {
                let cells: Vec<usize> = cells.iter().collect();
                ways.fill(board.tables, &cells, &mut Vec::new(), left);
            }
        }
        (ways.allowed[0] != 0).then_some(ways)
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

    /// Goes through all ways to fill `cells`, which may hold a digit twice, beside those that are `filled`.
    fn fill(&mut self, tables: &Tables<W>, cells: &[usize], filled: &mut Vec<usize>, sum: u32) {
        let at = filled.len();
        if at == cells.len() {
            if sum == 0 {
                let filled = self.allowed.iter_mut().zip(filled);
                filled.for_each(|(allowed, digit)| *allowed |= 1 << *digit);
            }
            return;
        }
        for digit in bits(self.masks[at]) {
            let mut known = cells.iter().zip(filled.iter());
            let clashes =
                known.any(|(&cell, &other)| other == digit && tables.peers[cell].has(cells[at]));
            if let Some(left) = sum.checked_sub(digit as u32 + 1).filter(|_| !clashes) {
                filled.push(digit);
                self.fill(tables, cells, filled, left);
                filled.pop();
            }
        }
    }

    /// Takes from every cell what it can take in no way, or fills the only one. True when that changes anything.
    fn restrict(&self, board: &mut Board<W>) -> bool {
        if self.is_alone {
            board.place(
                self.cells.first(),
                self.allowed[0].trailing_zeros() as usize,
            );
            return true;
        }
        let allowed = self.allowed.into_iter().zip(self.cells.iter());
        allowed.fold(false, |any, (allowed, cell)| {
            board.remove_all(board.masks[cell] & !allowed, Set::of(cell)) | any
        })
    }
}
