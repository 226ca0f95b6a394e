//! Cells whose digits make numbers in their order: which candidates are in no way to do so.

use super::bits::{self, Bits};
use super::cages::adds_up;
use super::splits::{self, Split};
use crate::puzzle::{Cell, MOST_IN_SEQUENCE, Sequence, Shape};

/// The sequences of a shape, as the search wants them.
pub(super) struct Sequences<'s, const W: usize>(Vec<SequenceOf<'s, W>>);

/// A sequence, and its cells as a set.
pub(super) struct SequenceOf<'s, const W: usize> {
    set: Bits<W>,
    sequence: &'s Sequence,
    /// The ways to part its digits, where it has all of them.
    splits: Option<&'static [Split]>,
}

impl<'s, const W: usize> Sequences<'s, W> {
    pub(super) fn new(shape: &'s Shape) -> Sequences<'s, W> {
        let sequence_of = |sequence: &'s Sequence| {
            let mut set = [0; W];
            (sequence.cells.iter()).for_each(|&cell| bits::insert(&mut set, cell));
            SequenceOf { set, sequence, splits: splits::of(shape, sequence) }
        };
        let others = shape.sequences().iter();
        let others = others.filter(|line| !adds_up(shape, line));
        Sequences(others.map(sequence_of).collect())
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The sequences with a cell in `changed`.
    pub(super) fn touched(&self, changed: &Bits<W>) -> impl Iterator<Item = &SequenceOf<'s, W>> {
        let all = self.0.iter();
        all.filter(|it| !bits::is_empty(&bits::both(&it.set, changed)))
    }
}

impl<const W: usize> SequenceOf<'_, W> {
    /// Tells `gone` which candidates of which cells are in no way to make the number. False: there is no way.
    ///
    /// `state` is the candidates of a cell, of one that is settled its digit alone.
    pub(super) fn prune(
        &self,
        state: impl Fn(Cell) -> u32,
        mut gone: impl FnMut(Cell, u32),
    ) -> bool {
        let cells = &self.sequence.cells;
        let mut masks = [0; MOST_IN_SEQUENCE];
        let masks = &mut masks[..cells.len()];
        for (mask, &cell) in masks.iter_mut().zip(cells) {
            *mask = state(cell);
        }
        let possible = match self.splits {
            Some(splits) => splits::possible(splits, masks),
            None => self.sequence.possible(masks),
        };
        for ((&cell, &mut mask), keep) in cells.iter().zip(masks).zip(possible) {
            if keep == 0 {
                return false;
            }
            if mask & !keep != 0 {
                gone(cell, mask & !keep);
            }
        }
        true
    }
}
