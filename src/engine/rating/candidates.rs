//! The candidates of a puzzle, digit by digit.

use super::tables::{DIGITS, Tables};
use crate::puzzle::Grid;
use crate::set::Set;

/// Candidates by digit: enough to follow singles, and quick to copy.
#[derive(Clone, Copy)]
pub(super) struct Candidates<const W: usize> {
    /// For each digit the cells that may still take it. Cells that have their digit are in none.
    pub(super) planes: [Set<W>; DIGITS],
    pub(super) empty: Set<W>,
    /// For each digit the houses that still want it, as bits.
    pub(super) open: [u128; DIGITS],
}

impl<const W: usize> Candidates<W> {
    /// What a grid leaves. `None`: two of its digits contradict each other.
    pub(super) fn of(tables: &Tables<W>, grid: &Grid) -> Option<Candidates<W>> {
        let mut candidates = Candidates {
            planes: [Set::EMPTY; DIGITS],
            empty: tables.all,
            open: [tables.boxes | tables.lines; DIGITS],
        };
        candidates.planes[..tables.digits].copy_from_slice(&tables.may);
        for (cell, &value) in grid.cells().iter().enumerate() {
            if value == 0 {
                continue;
            }
            let digit = usize::from(value) - 1;
            if !candidates.planes[digit].has(cell) {
                return None;
            }
            candidates.planes[digit] -= tables.peers[cell];
            candidates.planes[digit].remove(cell);
            for &(other, cells) in tables.blocked(cell, digit) {
                candidates.planes[other] -= cells;
            }
            candidates.empty.remove(cell);
            candidates.open[digit] &= !tables.house_bits[cell];
        }
        for plane in &mut candidates.planes[..tables.digits] {
            *plane &= candidates.empty;
        }
        Some(candidates)
    }

    #[inline]
    pub(super) fn place(&mut self, tables: &Tables<W>, cell: usize, digit: usize) {
        for plane in &mut self.planes[..tables.digits] {
            plane.remove(cell);
        }
        self.planes[digit] -= tables.peers[cell];
        for &(other, cells) in tables.blocked(cell, digit) {
            self.planes[other] -= cells;
        }
        self.empty.remove(cell);
        self.open[digit] &= !tables.house_bits[cell];
    }

    /// The empty cells with no candidate, with one, with two and with three.
    #[inline]
    pub(super) fn by_count(&self, side: usize) -> [Set<W>; 4] {
        let (mut one, mut two, mut three, mut more) =
            (Set::EMPTY, Set::EMPTY, Set::EMPTY, Set::EMPTY);
        for &plane in &self.planes[..side] {
            more |= three & plane;
            three |= two & plane;
            two |= one & plane;
            one |= plane;
        }
        [self.empty - one, one - two, two - three, three - more]
    }
}
