//! Cells whose digits make numbers in their order: which candidates are in no way to do so.

use super::bits::{self, Bits};
use super::cages::adds_up;
use crate::puzzle::{Cell, MOST_IN_SEQUENCE, Sequence, Shape};

/// The sequences of a shape, each with its cells as a set.
pub(super) struct Sequences<'s, const W: usize>(Vec<(Bits<W>, &'s Sequence)>);

impl<'s, const W: usize> Sequences<'s, W> {
    pub(super) fn new(shape: &'s Shape) -> Sequences<'s, W> {
        let with_set = |sequence: &'s Sequence| {
            let mut set = [0; W];
            (sequence.cells.iter()).for_each(|&cell| bits::insert(&mut set, cell));
            (set, sequence)
        };
        let others = shape.sequences().iter();
        let others = others.filter(|line| !adds_up(shape, line));
        Sequences(others.map(with_set).collect())
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The sequences with a cell in `changed`.
    pub(super) fn touched(&self, changed: &Bits<W>) -> impl Iterator<Item = &'s Sequence> {
        let is_touched =
            |(set, _): &&(Bits<W>, &Sequence)| !bits::is_empty(&bits::both(set, changed));
        self.0
            .iter()
            .filter(is_touched)
            .map(|(_, sequence)| *sequence)
    }
}

/// Tells `gone` which candidates of which cells are in no way to make the number of `sequence`. False: there is no way.
///
/// `state` is the candidates of a cell, of one that is settled its digit alone.
pub(super) fn prune(
    sequence: &Sequence,
    state: impl Fn(Cell) -> u32,
    mut gone: impl FnMut(Cell, u32),
) -> bool {
    let mut masks = [0; MOST_IN_SEQUENCE];
    let masks = &mut masks[..sequence.cells.len()];
    for (mask, &cell) in masks.iter_mut().zip(&sequence.cells) {
        *mask = state(cell);
    }
    let possible = sequence.possible(masks);
    for ((&cell, &mut mask), keep) in sequence.cells.iter().zip(masks).zip(possible) {
        if keep == 0 {
            return false;
        }
        if mask & !keep != 0 {
            gone(cell, mask & !keep);
        }
    }
    true
}
