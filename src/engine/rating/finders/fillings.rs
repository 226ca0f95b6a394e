//! Lists of the fillings of cages and other sums, for the steps that combine them.

use super::*;
use crate::puzzle::{CageCandidates, MAX_CELLS};

/// Maximum number of fillings in a list; sums with more say too little.
const MAX_FILLINGS: usize = 1_000;

/// Maximum number of digits tried to list the fillings of a sum.
const STEPS: u32 = 20_000;

/// Maximum number of empty cells of a sum.
pub(super) const MAX_OPEN: usize = 6;

/// A combination of candidates of a sum's empty cells: a bit for each cell and digit.
pub(super) type FillingBits = u128;

/// The fillings of a sum that its candidates allow.
pub(super) struct FillingList {
    /// The index of the sum in [`Tables::sums`].
    pub(super) sum: usize,
    /// The empty cells, ascending.
    pub(super) cells: Vec<usize>,
    /// The fillings, each with one digit for every empty cell; none if there are too many to list.
    pub(super) fillings: Vec<FillingBits>,
    /// Number of digits of the puzzle.
    digits: usize,
    /// The candidates of all cells of the sum for which the list was made; a placed digit is the only one.
    masks: Vec<u32>,
}

impl FillingList {
    fn new(sum: usize, digits: usize) -> FillingList {
        FillingList { sum, cells: Vec::new(), fillings: Vec::new(), digits, masks: Vec::new() }
    }

    /// Returns the bit of a digit in the empty cell with this index.
    #[inline]
    pub(super) fn bit(&self, cell: usize, digit: usize) -> FillingBits {
        1 << (cell * self.digits + digit)
    }

    /// Returns the bits of the candidates of each empty cell.
    #[inline]
    pub(super) fn of_masks(&self, masks: &[u32]) -> FillingBits {
        self.cells.iter().enumerate().fold(0, |all, (index, &cell)| {
            all | FillingBits::from(masks[cell]) << (index * self.digits)
        })
    }

    /// Returns the digits in `all` of the empty cell with this index.
    #[inline]
    pub(super) fn mask(&self, all: FillingBits, cell: usize) -> u32 {
        (all >> (cell * self.digits)) as u32 & ((1 << self.digits) - 1)
    }

    /// Returns the cell and the digit of every bit.
    pub(super) fn candidates(
        &self,
        all: FillingBits,
    ) -> impl Iterator<Item = (usize, usize)> + use<'_> {
        wide_bits(all).map(|bit| (self.cells[bit / self.digits], bit % self.digits))
    }

    /// Returns those of some candidates that are in no filling which uses only these.
    #[inline]
    pub(super) fn unused_among(&self, candidates: FillingBits) -> FillingBits {
        let mut unused = candidates;
        for filling in self.fillings.iter().filter(|&&filling| filling & !candidates == 0) {
            unused &= !filling;
            if unused == 0 {
                break;
            }
        }
        unused
    }

    /// Returns `true` if some filling has the candidate `end` and others only among `candidates`.
    pub(super) fn allows(&self, end: FillingBits, candidates: FillingBits) -> bool {
        self.fillings.iter().any(|&filling| filling & end != 0 && filling & !candidates == 0)
    }

    /// Returns the digits that are in every filling.
    pub(super) fn required_digits(&self) -> u32 {
        let digits = |filling: &FillingBits| {
            (0..self.cells.len())
                .map(|cell| self.mask(*filling, cell))
                .fold(0, |all, mask| all | mask)
        };
        self.fillings.iter().map(digits).reduce(|all, of| all & of).unwrap_or(0)
    }

    /// Lists the fillings anew if the candidates have changed. Returns `true` if there are any.
    fn update<const W: usize>(&mut self, board: &Board<W>) -> bool {
        let sum = &board.tables.sums[self.sum];
        let masks = || {
            sum.cells.iter().map(|cell| match board.values[cell] {
                0 => board.masks[cell],
                value => 1 << (value - 1),
            })
        };
        let open = || (sum.cells & board.candidates.empty).iter();
        // A cell that is filled now may have had the same digit as its only candidate.
        let is_same =
            masks().eq(self.masks.iter().copied()) && open().eq(self.cells.iter().copied());
        // Several finders use the lists at each step, so unchanged sums are not listed again.
        if self.masks.len() == sum.cells.len() && is_same {
            return !self.fillings.is_empty();
        }
        self.masks.clear();
        self.masks.extend(masks());
        self.fillings.clear();
        self.cells.clear();
        self.cells.extend(open());
        let count = self.cells.len();
        let is_listed = (1..=MAX_OPEN).contains(&count)
            // Nine digits take 54 bits at most; a kind with more digits would have to leave sums out.
            && count * self.digits <= FillingBits::BITS as usize
            && self.masks.len() <= MAX_CELLS;
        // Part of the fillings would make candidates look impossible that others use.
        if is_listed && !self.list(board) {
            self.fillings.clear();
        }
        !self.fillings.is_empty()
    }

    /// Lists all fillings. Returns `false` if there are too many.
    fn list<const W: usize>(&mut self, board: &Board<W>) -> bool {
        let sum = &board.tables.sums[self.sum];
        let mut offsets = [None; MAX_CELLS];
        let open = sum.cells.iter().enumerate().filter(|(_, cell)| board.values[*cell] == 0);
        open.enumerate().for_each(|(index, (at, _))| offsets[at] = Some(index * self.digits));
        let candidates = CageCandidates {
            rule: sum.rule,
            target: sum.target,
            masks: &self.masks,
            earlier_peers: &sum.apart,
        };
        let fillings = &mut self.fillings;
        candidates.for_each_filling(STEPS, &mut |digits| {
            let of_cells = digits.iter().zip(&offsets);
            fillings.push(of_cells.fold(0, |all, (digit, offset)| match offset {
                Some(offset) => all | 1 << (offset + usize::from(digit - 1)),
                None => all,
            }));
            // One more than the limit is stored before the search stops, which marks the list as too long.
            fillings.len() <= MAX_FILLINGS
        })
    }
}

/// Takes a step that `find` finds with the fillings of all sums. `None` if there are no sums.
pub(super) fn with_fillings<const W: usize>(
    board: &mut Board<W>,
    scratch: &mut Scratch<W>,
    find: impl FnOnce(&mut Board<W>, &mut Scratch<W>, &FillingLists) -> Option<TechniqueUse>,
) -> Option<TechniqueUse> {
    if board.tables.sums.is_empty() {
        return None;
    }
    // Taken out for this time, so that the rest of the memory is free for the finder.
    let mut lists = std::mem::take(&mut scratch.fillings);
    lists.update(board);
    let found = find(board, scratch, &lists);
    scratch.fillings = lists;
    found
}

/// The fillings of all sums of a board.
#[derive(Default)]
pub(super) struct FillingLists {
    lists: Vec<FillingList>,
    /// The indices of the lists that are up to date and not empty.
    listed: Vec<usize>,
}

impl FillingLists {
    /// Lists the fillings of sums whose candidates have changed.
    fn update<const W: usize>(&mut self, board: &Board<W>) {
        let tables = board.tables;
        if self.lists.len() != tables.sums.len() {
            let sums = 0..tables.sums.len();
            self.lists = sums.map(|sum| FillingList::new(sum, tables.digits)).collect();
        }
        self.listed.clear();
        for (index, list) in self.lists.iter_mut().enumerate() {
            if list.update(board) {
                self.listed.push(index);
            }
        }
    }

    /// Returns the lists that are not empty.
    pub(super) fn iter(&self) -> impl Iterator<Item = &FillingList> + Clone {
        self.listed.iter().map(|&index| &self.lists[index])
    }
}
