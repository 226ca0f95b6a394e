//! What a counter does with its stack: each job is written once and compiled for each kind of plane.

use super::board::tally;
use super::extra::{self, Extra};
use super::layout::{self, CellPlace, Lanes, PLACES, Planes};
use super::plane::Plane;
use super::search::{Stack, next, store};
use crate::solver::search::End;

/// [`Job::run`], compiled twice: no extra houses cost nothing.
#[inline(always)]
pub(super) fn run<P: Plane, J: Job>(stack: &mut Stack, extra: &Extra, job: J) -> J::Answer {
    if extra.houses.is_empty() {
        job.run::<P>(stack, &extra::NONE)
    } else {
        job.run::<P>(stack, extra)
    }
}

/// Something to do with a stack.
pub(super) trait Job {
    type Answer;

    /// Does it on planes of this kind, with these houses beside rows, columns and boxes. Must be inlined, like
    /// all that handles planes.
    fn run<P: Plane>(self, stack: &mut Stack, extra: &Extra) -> Self::Answer;
}

/// Shows each solution of `board` to `visit` until it answers `false`, or `guesses` were made.
pub(super) struct Visit<V> {
    pub(super) board: Planes,
    pub(super) guesses: u64,
    pub(super) visit: V,
}

impl<V: FnMut(&Planes) -> bool> Job for Visit<V> {
    type Answer = End;

    #[inline(always)]
    fn run<P: Plane>(mut self, stack: &mut Stack, extra: &Extra) -> End {
        stack[0] = self.board;
        let mut height = 1;
        let mut left = Some(self.guesses);
        let mut first = |_: usize, _: CellPlace, digits: u32| {
            left = left?.checked_sub(1);
            left.map(|_| lowest(digits))
        };
        while let Some(solution) = next::<P>(stack, &mut height, extra, &mut first) {
            // The boards of the stack from here on are done with.
            let solved = &mut stack[height];
            store(&solution, solved);
            if !(self.visit)(solved) {
                return End::Stopped;
            }
        }
        match left {
            Some(_) => End::Exhausted,
            None => End::Spent,
        }
    }
}

/// The cells in which some other solution differs from `full`, with the cells of `empty` taken out of it:
/// a solution that differs in one of the cells of `differing`, unless those are none.
pub(super) struct Another<'f> {
    pub(super) full: &'f Planes,
    pub(super) empty: u128,
    pub(super) differing: u128,
}

impl Job for Another<'_> {
    type Answer = Option<u128>;

    #[inline(always)]
    fn run<P: Plane>(self, stack: &mut Stack, extra: &Extra) -> Option<u128> {
        let [a, b, c] = self.full;
        let full = [P::load(a), P::load(b), P::load(c)];
        let mut height = 0;
        let (mut empty, mut differing) = (self.empty, self.differing);
        while height == 0 || differing != 0 {
            let open = P::load(&layout::tally(empty)).spread();
            let board = &mut stack[height];
            for i in 0..3 {
                let lanes = full[i].or(open[i].and(P::splat(PLACES)));
                lanes.store(&mut board[i]);
            }
            if differing != 0 {
                let cell = differing.trailing_zeros() as usize;
                differing &= differing - 1;
                let place = CellPlace::of(cell);
                place.clear(board, place.digits(self.full).trailing_zeros() as usize);
                // The next need only be looked for with this digit in place.
                empty &= !(1 << cell);
            }
            height += 1;
        }
        let any = self.differing == 0;
        let mut first = |top: usize, place: CellPlace, digits: u32| {
            let own = digits & place.digits(self.full);
            Some(if own == 0 {
                lowest(digits)
            } else if any && top == 0 {
                // The board that still has the full grid among its solutions: that one comes last.
                digits & !own
            } else {
                // Another solution that differs little is worth more.
                own
            })
        };
        let [a, b, c] = next::<P>(stack, &mut height, extra, &mut first)?;
        let other = [a.without(full[0]), b.without(full[1]), c.without(full[2])];
        let mut cells = Lanes([0; 32]);
        tally(other)[0].store(&mut cells);
        Some(layout::cells(&cells)).filter(|&cells| cells != 0)
    }
}

/// A full grid at random: boxes that see nothing of each other, then digits in turn where fewest fit.
pub(super) struct FillJob<'b> {
    /// The first cells of those boxes.
    pub(super) boxes: &'static [usize],
    /// Guesses before it starts over: chance may have led where no way out is short.
    pub(super) guesses: u32,
    /// How often it starts at all.
    pub(super) tries: u64,
    pub(super) below: &'b mut dyn FnMut(u32) -> u32,
}

impl Job for FillJob<'_> {
    type Answer = Option<Planes>;

    #[inline(always)]
    fn run<P: Plane>(self, stack: &mut Stack, extra: &Extra) -> Option<Planes> {
        for _ in 0..self.tries {
            let mut cells = [0; 81];
            for corner in self.boxes {
                let mut digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
                for last in (1..9).rev() {
                    digits.swap(last, (self.below)(last as u32 + 1) as usize);
                }
                for (i, digit) in digits.into_iter().enumerate() {
                    cells[corner + i / 3 * 9 + i % 3] = digit;
                }
            }
            stack[0] = layout::board(&cells);
            let mut left = self.guesses;
            let mut first = |_: usize, _: CellPlace, mut digits: u32| {
                left = left.checked_sub(1)?;
                for _ in 0..(self.below)(digits.count_ones()) {
                    digits &= digits - 1;
                }
                Some(lowest(digits))
            };
            if let Some(full) = next::<P>(stack, &mut 1, extra, &mut first) {
                store(&full, &mut stack[0]);
                return Some(stack[0]);
            }
        }
        None
    }
}

/// The lowest of some digits.
#[inline]
fn lowest(digits: u32) -> u32 {
    digits & digits.wrapping_neg()
}
