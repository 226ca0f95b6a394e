//! The candidates of every cell during a count.

use super::digit_sets::OpenGroup;
use crate::puzzle::Cell;

/// The candidates of every cell, and what has to be looked at again since they changed.
pub(super) struct CellBoard {
    /// The candidates of each cell, bit 0 for 1; 0 for holes.
    pub(super) masks: Vec<u32>,
    /// Filled cells whose peers may still have their digit.
    singles: Vec<Cell>,
    /// The rules to apply, as a set of indices: the first is the next.
    waiting: Vec<u64>,
    /// All rules.
    all_rules: Vec<u64>,
    /// For each cell, the rules to apply when it changes, as a set of as many words.
    rules_of: Vec<u64>,
    /// The cell that has lost its last candidate.
    pub(super) empty: Option<Cell>,
    /// Memory for the groups of a sum.
    pub(super) open: Vec<OpenGroup>,
}

impl CellBoard {
    /// Creates a board without candidates for rules on these cells.
    pub(super) fn new(cells: usize, rules: &[Vec<Cell>]) -> CellBoard {
        let words = rules.len().div_ceil(64);
        let mut rules_of = vec![0; cells * words];
        let mut all_rules = vec![0; words];
        for (rule, cells) in rules.iter().enumerate() {
            all_rules[rule / 64] |= 1 << (rule % 64);
            cells.iter().for_each(|cell| rules_of[cell * words + rule / 64] |= 1 << (rule % 64));
        }
        CellBoard {
            masks: vec![0; cells],
            singles: Vec::new(),
            waiting: vec![0; words],
            all_rules,
            rules_of,
            empty: None,
            open: Vec::new(),
        }
    }

    /// Starts over with these candidates: all rules are to be applied. The peers of filled cells other than `singles`
    /// do not have their digits.
    pub(super) fn load(&mut self, masks: &[u32], singles: impl IntoIterator<Item = Cell>) {
        self.restore(masks);
        self.waiting.copy_from_slice(&self.all_rules);
        self.singles.extend(singles);
    }

    /// Returns to candidates to which all rules have been applied.
    pub(super) fn restore(&mut self, masks: &[u32]) {
        self.masks.copy_from_slice(masks);
        self.singles.clear();
        self.waiting.fill(0);
        self.empty = None;
    }

    /// Leaves only the candidates in `keep` in a cell. Returns `false` if none is left.
    #[inline]
    pub(super) fn keep(&mut self, cell: Cell, keep: u32) -> bool {
        let before = self.masks[cell];
        let mask = before & keep;
        if mask == before {
            return true;
        }
        self.masks[cell] = mask;
        if mask == 0 {
            self.empty = Some(cell);
            return false;
        }
        if mask.is_power_of_two() {
            self.singles.push(cell);
        }
        let words = self.waiting.len();
        let of_cell = &self.rules_of[cell * words..][..words];
        self.waiting.iter_mut().zip(of_cell).for_each(|(waiting, rules)| *waiting |= rules);
        true
    }

    /// Removes the candidates in `remove` from a cell. Returns `false` if none is left.
    #[inline]
    pub(super) fn remove(&mut self, cell: Cell, remove: u32) -> bool {
        self.masks[cell] & remove == 0 || self.keep(cell, !remove)
    }

    /// Returns a filled cell whose peers may still have its digit.
    pub(super) fn pop_single(&mut self) -> Option<Cell> {
        self.singles.pop()
    }

    /// Returns the next rule to apply.
    pub(super) fn pop_rule(&mut self) -> Option<usize> {
        let word = self.waiting.iter().position(|&word| word != 0)?;
        let rule = word * 64 + self.waiting[word].trailing_zeros() as usize;
        self.waiting[word] &= self.waiting[word] - 1;
        Some(rule)
    }
}
